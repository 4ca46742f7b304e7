//! The vocabulary: one row for each word, which says everything about it but what the core makes of it.

use super::Kind;
use super::aspect::{Against, Per, Price, When, Where};
use super::vocabulary::Phase::{Column, Conquest, Decline, Loss, Redeployment, Scoring};
use super::vocabulary::Several::{AddUp, Highest, Lowest, OneIsEnough, RaceFirst, Unite};
use super::vocabulary::{Declares, Meets, active, in_decline, meets, vocabulary};
use crate::custom::{AGAINST, COINS, CONQUESTS, PER, TOKENS, count, sense};
use crate::custom::{AmountTold, BesideTold, PlaceTold, WhenTold, WordTold};

vocabulary! {
    /// One word of the vocabulary.
    pub enum Rule: Meets {
        /// Coins at scoring.
        Score {
            /// How many.
            coins: u8,
            /// For what.
            per: Per,
            /// While active, or always.
            when: When,
        } = "score" (Self::Score { coins, per, when }) [
            coins: count(COINS, 1..=5).usually(1),
            per: WordTold::<Per>::new(PER),
            when: WhenTold(&[When::Active, When::Always, When::EvenRounds])
        ] {
            name: ["coins at scoring", "des jetons au décompte"],
            says: ["{coins} coin(s) {per}{when}", "{coins} jeton(s) {per}{when}"],
            // Scoring comes once a turn.
            more: meets(AddUp, Declares { per_turn: Some(1), ..active(Scoring) }).unless(sense::score),
        }
        /// A conquest costs fewer (below 0) or more tokens; then the least price holds (P-04, P-06).
        Price(Price) = "price" (Self::Price(Price { amount: tokens, at, beside, against, when })) [
            tokens: AmountTold,
            at: PlaceTold::usually(Where::Any),
            beside: BesideTold,
            against: WordTold::<Against>::new(AGAINST).usually(Against::Anyone),
            when: WhenTold(&[When::Active, When::EvenRounds, When::Armed])
        ] {
            name: ["a change of the price", "un changement de prix"],
            says: ["price: {tokens} {at}{beside}{against}{when}", "prix : {tokens} {at}{beside}{against}{when}"],
            more: meets(AddUp, active(Conquest)).unless(sense::price),
        }
        /// First conquests are allowed there too.
        Entry(Where) = "entry" (Self::Entry(at)) [at: PlaceTold::needed()] {
            name: ["first conquests also there", "premières conquêtes aussi là"],
            says: ["first conquests also {at}", "premières conquêtes aussi {at}"],
            more: meets(Unite, active(Conquest)),
        }
        /// Every conquest is allowed there, bordering or not.
        Reach(Where) = "reach" (Self::Reach(at)) [at: PlaceTold::needed()] {
            name: ["every conquest also there", "toute conquête aussi là"],
            says: ["conquests {at}, bordering or not", "conquêtes {at}, voisines ou non"],
            more: meets(Unite, active(Conquest)),
        }
        /// These regions count as bordering each other for conquests (P-30); each tile has a web of its own.
        Link(Where) = "link" (Self::Link(at)) [at: PlaceTold::needed()] {
            name: ["such regions are neighbours", "ces régions sont voisines"],
            says: ["regions {at} count as bordering each other", "les régions {at} sont voisines entre elles"],
            more: meets(Unite, active(Conquest)),
        }
        /// Seas or lakes can be held (B-144).
        Access(Where) = "access" (Self::Access(at)) [at: PlaceTold::usually(Where::Water)] {
            name: ["such water is a region", "cette eau est une région"],
            says: ["may hold regions {at}", "peut occuper les régions {at}"],
            more: meets(Unite, active(Conquest)).unless(sense::access),
        }
        /// No token is lost when a region is conquered (B-87).
        NoCasualties = "no-casualties" {
            name: ["no token lost when conquered", "aucun pion perdu si conquis"],
            says: [
                "no token is lost when a region is conquered",
                "aucun pion n'est perdu quand une région est conquise"
            ],
            more: meets(OneIsEnough, active(Loss)),
        }
        /// The die may be rolled before each conquest, and there is no final die (B-118, B-121).
        DieBeforeEach = "die-before-each" {
            name: ["the die before each conquest", "le dé avant chaque conquête"],
            says: [
                "the die may be rolled before each conquest; no final die",
                "le dé peut être lancé avant chaque conquête ; pas de dé final"
            ],
            more: meets(OneIsEnough, active(Conquest)),
        }
        /// Tokens that only attack: taken back after redeployment (B-81); with `stays-put` those not in hand leave from
        /// where most stand.
        Lent(u8) = "lent" (Self::Lent(tokens)) [tokens: count(TOKENS, 1..=5)] {
            name: ["tokens that only attack", "des pions pour attaquer seulement"],
            says: [
                "{tokens} more token(s) that only attack and leave after redeployment",
                "{tokens} pion(s) de plus, pour l'attaque seulement, retiré(s) après le redéploiement"
            ],
            more: meets(AddUp, active(Redeployment)),
        }
        /// A new token at redeployment for so many non-empty conquests (B-96).
        RecruitPer(u8) = "recruit-per" (Self::RecruitPer(conquests)) [conquests: count(CONQUESTS, 1..=5).begins(2)] {
            name: ["a new token for conquests", "un nouveau pion par conquêtes"],
            says: [
                "a new token for every {conquests} non-empty region(s) conquered this turn",
                "un nouveau pion toutes les {conquests} régions non vides conquises ce tour"
            ],
            more: meets(AddUp, active(Redeployment)),
        }
        /// In decline every token stays, and defends itself like an active one (B-105, B-111).
        StandsInDecline = "stands-in-decline" {
            name: ["all tokens stay in decline", "tous les pions restent en déclin"],
            says: ["in decline every token stays and defends", "en déclin, tous les pions restent et défendent"],
            more: meets(OneIsEnough, in_decline(Decline)),
        }
        /// In decline it goes on conquering, before the active race (B-106); needs `stands-in-decline`.
        ActsInDecline = "acts-in-decline" {
            name: ["conquers in decline", "conquiert en déclin"],
            says: ["in decline it goes on conquering", "en déclin, il continue à conquérir"],
            more: meets(OneIsEnough, Declares { attack: true, ..in_decline(Conquest) }).unless(sense::acts),
        }
        /// In decline it does not count toward the limit of one declined race (B-147); two such tiles fit in a game.
        OwnDeclineSlot = "own-decline-slot" {
            name: ["an extra declined race", "un peuple en déclin de plus"],
            says: [
                "in decline it keeps a place of its own beside another declined race",
                "en déclin, il garde sa place à côté d'un autre peuple en déclin"
            ],
            more: meets(OneIsEnough, in_decline(Decline)),
        }
        /// It may decline after scoring an expansion turn (B-149).
        DeclineAfterTurn = "decline-after-turn" {
            name: ["declines after a turn", "décline après un tour"],
            says: [
                "may decline after scoring a turn of conquests",
                "peut passer en déclin après le décompte d'un tour de conquêtes"
            ],
            more: meets(OneIsEnough, active(Decline)),
        }
        /// The badge stays beside its banner in decline (B-15); words of a power that work in decline need it.
        StaysInDecline = "stays-in-decline" {
            name: ["the badge stays in decline", "le pouvoir reste en déclin"],
            says: ["the badge stays in decline", "le badge reste en déclin"],
            more: meets(OneIsEnough, in_decline(Decline)).only(Kind::Power,
                "a banner always stays in decline: stays-in-decline is a word for powers"),
        }
        /// The fewest tokens that conquer a region and stay in it (C-03).
        Least(u8) = "least" (Self::Least(tokens)) [tokens: count(TOKENS, 2..=3)] {
            name: ["fewest tokens in a region", "minimum de pions par région"],
            says: [
                "at least {tokens} tokens conquer and hold a region",
                "au moins {tokens} pions prennent et tiennent une région"
            ],
            more: meets(Highest, active(Conquest)),
        }
        /// Coins laid on this combo by whoever passes it over (C-09).
        PassedCoins(u8) = "passed-coins" (Self::PassedCoins(coins)) [coins: count(COINS, 2..=3)] {
            name: ["dear to pass over", "cher à délaisser"],
            says: ["whoever passes it over lays {coins} coins on it", "qui la laisse y pose {coins} jetons"],
            more: meets(Highest, active(Column)),
        }
        /// Tokens from the tray that join this combo when it is passed over (F-11).
        PassedTokens(u8) = "passed-tokens" (Self::PassedTokens(tokens)) [tokens: count(TOKENS, 1..=2)] {
            name: ["grows when passed over", "grandit quand on le délaisse"],
            says: [
                "{tokens} token(s) more each time it is passed over",
                "{tokens} pion(s) s'ajoute(nt) chaque fois qu'elle est laissée"
            ],
            more: meets(AddUp, active(Column)),
        }
        /// The most tokens in a region after redeployment; the others wait beside the map (F-09).
        Garrison(u8) = "garrison" (Self::Garrison(tokens)) [tokens: count(TOKENS, 1..=10).begins(3)] {
            name: ["most tokens in a region", "maximum de pions par région"],
            says: [
                "at most {tokens} token(s) in a region after redeployment, the others wait",
                "au plus {tokens} pion(s) par région après le redéploiement, les autres attendent"
            ],
            more: meets(Lowest, active(Redeployment)).unless(sense::garrison),
        }
        /// No redeployment at the end of its own turn; it may conquer with more than the price (F-01, F-02).
        StaysPut = "stays-put" {
            name: ["never redeploys", "ne se redéploie jamais"],
            says: [
                "no redeployment; conquers with as many tokens as it likes",
                "pas de redéploiement ; conquiert avec autant de pions qu'il veut"
            ],
            more: meets(OneIsEnough, active(Redeployment)),
        }
        /// In decline its regions are immune (D-01).
        ImmuneInDecline = "immune-in-decline" {
            name: ["immune in decline", "imprenable en déclin"],
            says: ["in decline its regions are immune", "en déclin, ses régions sont imprenables"],
            more: meets(OneIsEnough, in_decline(Decline)).only(Kind::Race,
                "immune-in-decline is a word for races: a badge protects nobody in decline"),
        }
        /// Regions abandoned this turn may not be attacked in it (D-03).
        ShunsAbandoned = "shuns-abandoned" {
            name: ["no attack on what it left", "n’attaque pas ce qu’il a quitté"],
            says: [
                "regions abandoned this turn may not be attacked in it",
                "les régions abandonnées ce tour ne peuvent y être attaquées"
            ],
            more: meets(OneIsEnough, active(Conquest)),
        }
        /// In decline one token for each region gathers in one of them, which scores its tokens (D-07, D-08).
        Gathers = "tower" {
            name: ["one tower in decline", "une seule tour en déclin"],
            says: [
                "in decline one token for each region gathers in one of them and scores a coin each",
                "en déclin, un pion par région se réunit dans l'une d'elles et rapporte un jeton chacun"
            ],
            more: meets(OneIsEnough, in_decline(Decline)).unless(sense::gathers),
        }
        /// Coins taken from the owner of each active race's region that is conquered (C-14).
        Loot(u8) = "loot" (Self::Loot(coins)) [coins: count(COINS, 1..=3)] {
            name: ["takes coins from who is conquered", "prend des jetons aux conquis"],
            says: [
                "{coins} coin(s) from the owner for each region taken from an active race",
                "{coins} jeton(s) du propriétaire par région prise à un peuple actif"
            ],
            more: meets(AddUp, active(Conquest)),
        }
        /// Coins that an opponent gives for each region he conquers from it (F-19).
        Levy(u8) = "levy" (Self::Levy(coins)) [coins: count(COINS, 1..=3)] {
            name: ["takes coins from who conquers it", "prend des jetons aux conquérants"],
            says: [
                "an opponent gives {coins} coin(s) for each region he takes from it",
                "un adversaire donne {coins} jeton(s) par région qu'il lui prend"
            ],
            more: meets(AddUp, active(Loss)),
        }
        /// A die for each token lost while active; so many new ones come (F-13).
        RollsForLosses = "rolls-for-losses" {
            name: ["a die for each token lost", "un dé par pion perdu"],
            says: [
                "a die for each token lost: so many new ones come",
                "un dé par pion perdu : autant de nouveaux arrivent"
            ],
            more: meets(OneIsEnough, active(Loss)),
        }
        /// A conquest may be made cheaper for coins, once each (F-21).
        PaidDiscount {
            /// What it costs.
            coins: u8,
            /// Tokens fewer.
            tokens: u8,
        } = "paid-discount" (Self::PaidDiscount { coins, tokens }) [
            coins: count(COINS, 1..=3),
            tokens: count(TOKENS, 1..=3).begins(2)
        ] {
            name: ["cheaper for coins", "moins cher contre des jetons"],
            says: [
                "each conquest may cost {tokens} token(s) fewer for {coins} coin(s)",
                "chaque conquête peut coûter {tokens} pion(s) de moins pour {coins} jeton(s)"
            ],
            more: meets(RaceFirst, active(Conquest)),
        }
        /// Coins as it is picked, for each declined race on the map (D-14).
        CoinsPerDeclinedRace(u8) = "coins-per-declined-race" (Self::CoinsPerDeclinedRace(coins))
            [coins: count(COINS, 1..=3)] {
            name: ["coins for declined races", "des jetons par peuple en déclin"],
            says: [
                "{coins} coin(s) for each declined race on the map as it is picked",
                "{coins} jeton(s) par peuple en déclin sur la carte quand on la prend"
            ],
            more: meets(AddUp, active(Column)),
        }
        /// Coins each time a race goes in decline, its own included (D-15).
        CoinsPerDecline(u8) = "coins-per-decline" (Self::CoinsPerDecline(coins)) [coins: count(COINS, 1..=3)] {
            name: ["coins for each decline", "des jetons à chaque déclin"],
            says: ["{coins} coin(s) each time a race goes in decline", "{coins} jeton(s) à chaque déclin d'un peuple"],
            more: meets(AddUp, active(Decline)),
        }
        /// A new token at redeployment for each region held there (U-37).
        RecruitIn(Where) = "recruit-in" (Self::RecruitIn(at)) [at: PlaceTold::needed()] {
            name: ["a new token for regions", "un nouveau pion par région"],
            says: [
                "a new token at redeployment for each region {at}",
                "un nouveau pion au redéploiement par région {at}"
            ],
            more: meets(AddUp, active(Redeployment)),
        }
        /// New tokens as a turn of conquests begins (U-76).
        Grows(u8) = "grows" (Self::Grows(tokens)) [tokens: count(TOKENS, 1..=2)] {
            name: ["new tokens each turn", "de nouveaux pions chaque tour"],
            says: [
                "{tokens} new token(s) as each turn of conquests begins",
                "{tokens} nouveau(x) pion(s) au début de chaque tour de conquêtes"
            ],
            more: meets(AddUp, active(Conquest)),
        }
        /// At redeployment a token that only attacks for each region held there, from no tray; they stay until the
        /// decline (U-41).
        LentFor(Where) = "lent-for" (Self::LentFor(at)) [at: PlaceTold::needed()] {
            name: ["tokens that only attack, for regions", "des pions d’attaque par région"],
            says: [
                "at redeployment one more token that only attacks for each region {at}, 7 at most",
                "au redéploiement, un pion de plus par région {at}, pour l'attaque seulement, 7 au plus"
            ],
            more: meets(Unite, active(Redeployment)),
        }
        /// These regions are next to every region held, and first conquests are allowed there (U-17).
        Adjacent(Where) = "adjacent" (Self::Adjacent(at)) [at: PlaceTold::needed()] {
            name: ["such regions are always next", "ces régions sont toujours voisines"],
            says: ["regions {at} are next to every region held", "les régions {at} sont voisines de toutes les siennes"],
            more: meets(Unite, active(Conquest)),
        }
        /// Water is passed through: what touches the same water is next to each other (U-31).
        ThroughWater = "through-water" {
            name: ["passes through water", "traverse l’eau"],
            says: [
                "regions that touch the same water are next to each other",
                "les régions qui touchent la même eau sont voisines"
            ],
            more: meets(OneIsEnough, active(Conquest)),
        }
        /// Opponents attack it with plain tokens over plain borders: no tile of theirs helps (U-33).
        PlainOnly = "plain-only" {
            name: ["no tile helps against it", "aucune tuile n’aide contre lui"],
            says: [
                "no tile of an opponent helps him to conquer its regions",
                "aucune tuile d'un adversaire ne l'aide à prendre ses régions"
            ],
            more: meets(OneIsEnough, active(Loss)),
        }
        /// In decline an opponent who takes a region of it pays its owner, or cannot attack it (U-38).
        Toll(u8) = "toll" (Self::Toll(coins)) [coins: count(COINS, 1..=3)] {
            name: ["a toll in decline", "un péage en déclin"],
            says: [
                "in decline each region costs an opponent {coins} coin(s) to its owner, or he cannot attack it",
                "en déclin, chaque région coûte {coins} jeton(s) à l'adversaire, qui sinon ne peut l'attaquer"
            ],
            more: meets(AddUp, in_decline(Loss)),
        }
        /// The first token that would be lost in each turn of an opponent comes to hand (W-16).
        SavesFirstLoss = "saves-first-loss" {
            name: ["the first loss is none", "la première perte n’en est pas une"],
            says: [
                "in each opponent's turn the first token that would be lost comes to hand instead",
                "à chaque tour adverse, le premier pion qui serait perdu revient en main"
            ],
            more: meets(OneIsEnough, active(Loss)),
        }
        /// Anchors that are not next to it cost no token more (W-48, W-64).
        NoTransport = "no-transport" {
            name: ["ships for nothing", "bateaux gratuits"],
            says: ["an anchor far away costs no token more", "une ancre lointaine ne coûte aucun pion de plus"],
            more: meets(OneIsEnough, active(Conquest)),
        }
        /// So many tokens stay in each region at decline, as far as they stand there (W-37).
        LeavesInDecline(u8) = "leaves-in-decline" (Self::LeavesInDecline(tokens)) [tokens: count(TOKENS, 2..=3)] {
            name: ["more tokens stay in decline", "plus de pions restent en déclin"],
            says: [
                "up to {tokens} tokens stay in each region in decline",
                "jusqu'à {tokens} pions restent par région en déclin"
            ],
            more: meets(Highest, in_decline(Decline)).unless(sense::leaves),
        }
        /// Coins from the bank for each of its regions that an opponent takes (U-55).
        Consoled(u8) = "consoled" (Self::Consoled(coins)) [coins: count(COINS, 1..=3)] {
            name: ["coins for lost regions", "des jetons par région perdue"],
            says: [
                "{coins} coin(s) for each region an opponent takes from it",
                "{coins} jeton(s) par région qu'un adversaire lui prend"
            ],
            more: meets(AddUp, active(Loss)),
        }
        /// Coins at scoring from each opponent whose active race is next to it (U-54).
        Tribute(u8) = "tribute" (Self::Tribute(coins)) [coins: count(COINS, 1..=2)] {
            name: ["coins from neighbours", "des jetons des voisins"],
            says: [
                "{coins} coin(s) at scoring from each opponent whose active race is next to it",
                "{coins} jeton(s) au décompte de chaque adversaire dont le peuple actif est voisin"
            ],
            more: meets(AddUp, Declares { per_turn: Some(1), ..active(Scoring) }),
        }
        /// Before attacking such a region, or one next to such a region it holds, it may roll and pay so much less (U-24).
        DieFor(Where) = "die-for" (Self::DieFor(at)) [at: PlaceTold::needed()] {
            name: ["a die for some conquests", "un dé pour certaines conquêtes"],
            says: [
                "may roll before attacking a region {at} or next to one it holds, and pay so much less",
                "peut lancer le dé avant d'attaquer une région {at} ou voisine d'une des siennes, et payer autant de moins"
            ],
            more: meets(Unite, active(Conquest)),
        }
        /// It notes who attacks its owner, until the end of his next turn; `against = "grudge"` means those (U-62).
        Grudge = "grudge" {
            name: ["remembers who attacked", "se souvient de qui l’attaque"],
            says: [
                "remembers until the end of your next turn who attacked you",
                "se souvient jusqu'à la fin de votre prochain tour de qui vous a attaqué"
            ],
            more: meets(OneIsEnough, active(Loss)),
        }
        /// At decline each region pays one coin more, and nothing stays (U-49).
        Vanishes = "vanishes" {
            name: ["vanishes in decline", "disparaît au déclin"],
            says: [
                "at decline each region pays one coin more, then all tokens leave",
                "au déclin, chaque région rapporte un jeton de plus, puis tous les pions partent"
            ],
            more: meets(OneIsEnough, in_decline(Decline)).unless(sense::vanishes),
        }
        /// In decline its tokens are placed anew among its regions, once (U-47); needs `stands-in-decline`.
        SettlesInDecline = "settles-in-decline" {
            name: ["places its tokens at decline", "replace ses pions au déclin"],
            says: [
                "at decline its tokens are placed anew among its regions",
                "au déclin, ses pions se replacent parmi ses régions"
            ],
            more: meets(OneIsEnough, in_decline(Decline)).unless(sense::settles),
        }
    }
}

impl Rule {
    /// The kind of region without which it does nothing, if it needs one.
    pub(crate) fn needs(&self) -> Option<Where> {
        match *self {
            Self::Score {
                per: Per::Region(at) | Per::Every { at, .. },
                ..
            }
            | Self::Entry(at)
            | Self::Reach(at)
            | Self::Link(at)
            | Self::Access(at)
            | Self::RecruitIn(at)
            | Self::LentFor(at)
            | Self::Adjacent(at)
            | Self::DieFor(at) => Some(at),
            // What helps only beside a region needs that.
            Self::Price(price) => {
                let beside = price.beside.filter(|at| *at != Where::OwnPiece);
                beside.or(Some(price.at))
            }
            Self::ThroughWater => Some(Where::Water),
            _ => None,
        }
    }
}
