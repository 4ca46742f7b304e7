//! The products the rules know, and everything there is to know about one before a game begins.

use super::{Words, words};

/// The product a tile comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameBox {
    /// The base game.
    Base,
    /// Cursed!
    Cursed,
    /// Grand Dames of Small World.
    GrandDames,
    /// Be Not Afraid…
    BeNotAfraid,
    /// Leaders of Small World: a leader for each race.
    Leaders,
    /// Necromancer Island: the last seat plays the Necromancer.
    Necromancer,
    /// Small World Underground.
    Underground,
    /// Small World Realms: hexes, their pieces and scenarios. It has no races or powers, and boards say that it is there.
    Realms,
    /// Small World of Warcraft: islands, two factions, artifacts and legendary places.
    Warcraft,
    /// No box: a blank tile that somebody filled in (`custom.rs`).
    Custom,
}

/// What there is to know about a box besides its tiles.
#[derive(Clone, Copy, Debug)]
pub struct BoxFacts {
    /// The identifier used in files.
    pub id: &'static str,
    /// Its name.
    pub name: Words<'static>,
    /// What it brings, in a sentence.
    pub brings: Words<'static>,
    /// What it changes beside its tiles; nothing for most.
    pub changes: Option<Words<'static>>,
    /// Its picture, by its name in the set of icons.
    pub icon: &'static str,
    /// The fewest and the most seats it is made for.
    pub seats: (u8, u8),
    /// Whom the last seat plays. The others play on the board for one fewer.
    pub role: Option<Role>,
    /// Rules of its own that reasonable tables play the other way.
    pub switches: &'static [BoxSwitch],
    /// What its boards are called, if it has some: it is a game of its own.
    pub boards: Option<&'static str>,
    /// Whether it brings relics and places, which natives guard in twos.
    pub markers: bool,
    /// Whether its races and powers are of the world below.
    pub below: bool,
    /// Whether its boards are sets of islands, drawn for each game (W-01).
    pub islands: bool,
}

/// A seat that plays by rules of its own.
#[derive(Clone, Copy, Debug)]
pub struct Role {
    /// Its name.
    pub name: Words<'static>,
    /// Its picture, by its name in the set of icons.
    pub icon: &'static str,
}

/// A rule of a box that reasonable tables play the other way.
#[derive(Clone, Copy, Debug)]
pub struct BoxSwitch {
    /// Its name in a set-up.
    pub id: &'static str,
    /// What it decides.
    pub name: Words<'static>,
    /// What can be chosen.
    pub choice: Choice,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug)]
pub enum Choice {
    /// On or off; what it usually is.
    Flag(bool),
    /// One of these numbers, the usual one first.
    Number(&'static [(u8, Words<'static>)]),
}

const BASE: BoxFacts = BoxFacts {
    id: "base",
    name: words("Small World", "Small World"),
    brings: words("The base game.", "Le jeu de base."),
    changes: None,
    icon: "castle",
    seats: (2, 5),
    role: None,
    switches: &[],
    boards: Some("base"),
    markers: false,
    below: false,
    islands: false,
};

/// A box that needs another one.
const SMALL: BoxFacts = BoxFacts {
    boards: None,
    ..BASE
};

const CURSED: BoxFacts = BoxFacts {
    id: "cursed-box",
    name: words("Cursed!", "Maudits !"),
    brings: words(
        "Goblins and Kobolds; hordes, marauders, curses and moonlit nights.",
        "Gobelins et Kobolds ; hordes, intrépides, malédictions et nuits de pleine lune.",
    ),
    icon: "cursed-star",
    ..SMALL
};

const GRAND_DAMES: BoxFacts = BoxFacts {
    id: "grand-dames-box",
    name: words("Grand Dames", "Honneur aux Dames !"),
    brings: words(
        "White Ladies, Gypsies, and Priestesses with their ivory tower.",
        "Dames Blanches, Gitanes, et Prêtresses avec leur tour d'ivoire.",
    ),
    icon: "white-tower",
    ..SMALL
};

const BE_NOT_AFRAID: BoxFacts = BoxFacts {
    id: "be-not-afraid-box",
    name: words("Be Not Afraid…", "Même pas peur !"),
    brings: words(
        "Barbarians, pots of gold, Pixies, Homunculi, Pygmies, and a catapult.",
        "Barbares, chaudrons d'or, Fées, Homoncules, Pygmées, et une catapulte.",
    ),
    icon: "catapult",
    switches: &[BoxSwitch {
        id: "catapult-discount",
        name: words(
            "The catapult conquers for one token less",
            "La catapulte conquiert pour un pion de moins",
        ),
        choice: Choice::Flag(true),
    }],
    ..SMALL
};

const LEADERS: BoxFacts = BoxFacts {
    id: "leaders-box",
    name: words("Leaders", "Les Chefs"),
    brings: words(
        "A leader for a coin: one more token, but worth two coins to who captures him.",
        "Un Chef pour un jeton : un pion de plus, mais deux jetons pour qui le capture.",
    ),
    changes: Some(words(
        "Whoever picks a combo may buy its leader for 1 coin: one more token until the race declines. Who conquers his region captures him; the owner may ransom him at once for 1 coin to the captor, or he is worth 2 coins to the captor at the end.",
        "Qui prend une combinaison peut acheter son Chef pour 1 jeton : un pion de plus jusqu'au déclin. Qui conquiert sa région le capture ; son propriétaire peut le racheter aussitôt 1 jeton au geôlier, sinon il lui vaut 2 jetons à la fin.",
    )),
    icon: "crown",
    switches: &[BoxSwitch {
        id: "late-ransom",
        name: words(
            "A captive leader may still be ransomed at the start of a turn",
            "Un Chef captif peut encore être racheté au début d'un tour",
        ),
        choice: Choice::Flag(false),
    }],
    ..SMALL
};

const NECROMANCER: BoxFacts = BoxFacts {
    id: "necromancer-box",
    name: words("Necromancer Island", "L'Île du Nécromant"),
    brings: words(
        "For 3 to 6 players. The last seat plays the Necromancer, whose ghosts come from fallen tokens.",
        "De 3 à 6 joueurs. Le dernier siège joue le Nécromant, dont les fantômes naissent des pions tombés.",
    ),
    changes: Some(words(
        "The last seat plays the Necromancer. His ghosts come from the island in the lake. As his turn begins he buys ghosts and powers, each for as many coins as he has of both. Tokens lost in conquests become souls, each of his regions brings one more, and four souls make a ghost. He never declines; with no ghost left in reserve or in the well at the end of his turn he wins at once.",
        "Le dernier siège joue le Nécromant. Ses fantômes viennent de l'île du lac. Au début de son tour il achète fantômes et pouvoirs, chacun pour autant de jetons qu'il en a des deux. Les pions perdus au combat deviennent des âmes, chacune de ses régions en donne une, et quatre âmes font un fantôme. Il ne passe jamais en déclin ; sans fantôme en réserve ni dans le puits à la fin de son tour, il gagne aussitôt.",
    )),
    icon: "floating-ghost",
    seats: (3, 6),
    role: Some(Role {
        name: words("Necromancer", "Nécromant"),
        icon: "skull-staff",
    }),
    switches: &[BoxSwitch {
        id: "ghost-reserve",
        name: words("Ghosts in reserve", "Fantômes en réserve"),
        choice: Choice::Number(&[
            (13, words("13, as usual", "13, comme d'habitude")),
            (
                12,
                words("12, harder for the others", "12, plus dur pour les autres"),
            ),
            (
                11,
                words(
                    "11, hardest for the others",
                    "11, le plus dur pour les autres",
                ),
            ),
        ]),
    }],
    ..SMALL
};

const UNDERGROUND: BoxFacts = BoxFacts {
    id: "underground",
    name: words("Small World Underground", "Small World Underground"),
    brings: words(
        "A game of its own below the earth: rivers, chasms, monsters that guard relics and places; 15 races, 21 powers.",
        "Un jeu à part, sous la terre : rivières, gouffres, monstres qui gardent reliques et lieux ; 15 peuples, 21 pouvoirs.",
    ),
    changes: Some(words(
        "A river costs one token and must be left again at redeployment. Nobody enters a chasm. Two monsters defend each of their regions; who conquers one draws a relic or a place and lays it there. It belongs to whoever holds the region with an active race; relics move to where they are used, once a turn.",
        "Une rivière coûte un pion et doit être quittée au redéploiement. Nul n'entre dans un gouffre. Deux monstres défendent chacune de leurs régions ; qui en prend une tire une relique ou un lieu et l'y pose. Il est à qui tient la région avec un peuple actif ; les reliques suivent leur usage, une fois par tour.",
    )),
    icon: "stalagtite",
    switches: &[BoxSwitch {
        id: "vanishing-keeps-older",
        name: words(
            "Who vanishes keeps an older declined race",
            "Qui disparaît garde un peuple déjà en déclin",
        ),
        choice: Choice::Flag(false),
    }],
    boards: Some("underground"),
    markers: true,
    below: true,
    ..BASE
};

const REALMS: BoxFacts = BoxFacts {
    id: "realms",
    name: words("Small World Realms", "Small World Royaumes"),
    brings: words(
        "Hexes for worlds of your own, and twelve scenarios.",
        "Des hexagones pour bâtir vos mondes, et douze scénarios.",
    ),
    icon: "world",
    seats: (2, 6),
    switches: &[
        BoxSwitch {
            id: "s11-coins-shift",
            name: words(
                "All Together Now: coins move up with the rows",
                "Ensemble, c'est tout : les jetons montent avec les rangées",
            ),
            choice: Choice::Flag(false),
        },
        BoxSwitch {
            id: "s12-declined-bonus",
            name: words(
                "Night And Day: declined races bring coins from the other half too",
                "Ombre et lumière : les peuples en déclin rapportent aussi dans l'autre moitié",
            ),
            choice: Choice::Flag(false),
        },
    ],
    ..SMALL
};

const WARCRAFT: BoxFacts = BoxFacts {
    id: "warcraft",
    name: words("Small World of Warcraft", "Small World of Warcraft"),
    brings: words(
        "A game of its own on islands: two factions at war, 16 races, 20 powers, artifacts and legendary places.",
        "Un jeu à part, sur des îles : deux factions en guerre, 16 peuples, 20 pouvoirs, artefacts et lieux légendaires.",
    ),
    changes: Some(words(
        "Races land where there is an anchor, at any time, for one token more if it is not next to them. A turn pays a coin for each race of the other faction that lost a region in it. Artifacts and places lie face down; who conquers their region turns them over and has them while active.",
        "Les peuples débarquent là où il y a une ancre, à tout moment, pour un pion de plus si elle n'est pas voisine. Un tour rapporte un jeton par peuple de l'autre faction qui y a perdu une région. Artefacts et lieux sont face cachée ; qui conquiert leur région les retourne et en profite tant qu'il est actif.",
    )),
    icon: "anchor",
    switches: &[BoxSwitch {
        id: "islands-mix",
        name: words(
            "Tiles of other boxes are mixed in",
            "Les tuiles d'autres boîtes sont mêlées",
        ),
        choice: Choice::Flag(false),
    }],
    boards: Some("islands"),
    islands: true,
    ..BASE
};

const CUSTOM: BoxFacts = BoxFacts {
    id: "custom",
    name: words("Blank tiles", "Tuiles vierges"),
    brings: words(
        "Tiles that somebody filled in.",
        "Des tuiles que quelqu'un a remplies.",
    ),
    icon: "jigsaw-piece",
    ..SMALL
};

impl GameBox {
    /// Every box that a table chooses, in the order in which people are told of them. Scenarios come with their boards.
    /// Blank tiles come from no box: they are named one by one.
    pub const ALL: [Self; 8] = [
        Self::Base,
        Self::Cursed,
        Self::GrandDames,
        Self::BeNotAfraid,
        Self::Leaders,
        Self::Necromancer,
        Self::Underground,
        Self::Warcraft,
    ];

    /// Every product, in the order in which people are told of them.
    pub const FAMILY: [Self; 9] = [
        Self::Base,
        Self::Cursed,
        Self::GrandDames,
        Self::BeNotAfraid,
        Self::Leaders,
        Self::Necromancer,
        Self::Underground,
        Self::Realms,
        Self::Warcraft,
    ];

    /// Those that one table can mix as it likes: all but islands, which are a game for themselves.
    pub const MIXING: [Self; 7] = [
        Self::Base,
        Self::Cursed,
        Self::GrandDames,
        Self::BeNotAfraid,
        Self::Leaders,
        Self::Necromancer,
        Self::Underground,
    ];

    /// What there is to know about it.
    pub const fn facts(self) -> BoxFacts {
        match self {
            Self::Base => BASE,
            Self::Cursed => CURSED,
            Self::GrandDames => GRAND_DAMES,
            Self::BeNotAfraid => BE_NOT_AFRAID,
            Self::Leaders => LEADERS,
            Self::Necromancer => NECROMANCER,
            Self::Underground => UNDERGROUND,
            Self::Realms => REALMS,
            Self::Warcraft => WARCRAFT,
            Self::Custom => CUSTOM,
        }
    }

    /// The identifier used in files.
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// The box with an identifier; the ending `-box` may be left out.
    pub fn named(id: &str) -> Option<Self> {
        let plain = |id: &str| id.strip_suffix("-box").unwrap_or(id).to_owned();
        Self::ALL
            .into_iter()
            .find(|from| plain(from.id()) == plain(id))
    }

    /// Its name.
    pub const fn name(self) -> Words<'static> {
        self.facts().name
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Switches;

    #[test]
    fn what_a_switch_usually_is_stands_in_two_places_that_agree() {
        let usual = serde_json::to_value(Switches::default()).expect("plain data");
        for switch in GameBox::ALL
            .into_iter()
            .flat_map(|from| from.facts().switches)
        {
            let here = match switch.choice {
                Choice::Flag(on) => serde_json::json!(on),
                Choice::Number(choices) => serde_json::json!(choices[0].0),
            };
            // One that came later is not written where it is off.
            let said = usual.get(switch.id).cloned().unwrap_or(false.into());
            assert_eq!(said, here, "{}", switch.id);
        }
    }
}
