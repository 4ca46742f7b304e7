//! What whoever decides is asked to do, where a tile or a box says so: all clients say the same without knowing the
//! tile. What the turn alone says (pick, conquer, place) each client says in words that fit its keys or fingers.

use super::{Speaker, capital};
use crate::action::Action;
use crate::cx::Cx;
use crate::extras::TROOP;
use crate::ids::{PieceId, Seat};
use crate::joint::has;
use crate::leader;
use crate::notation::agree;
use crate::redeploy;
use crate::state::{Ask, NO_DIE, Stage, State};
use crate::tile::{Per, Rule, Tile, Window};

impl<'g> Speaker<'g> {
    /// What whoever decides is asked, in a sentence or two; none where the turn alone says it.
    pub fn task(&self, state: &State) -> Option<String> {
        let turn = state.turn();
        Some(match turn.ask {
            Ask::None => return self.stage_task(state),
            Ask::Leader => self.pick(
                "A leader for one coin? He counts as one more token. Who captures him may keep him: two coins at the end.",
                "Un Chef pour un jeton ? Il compte comme un pion de plus. Qui le capture peut le garder : deux jetons à la fin.",
            ),
            Ask::Hire => self.pick(
                "The die fell short. Pay for help, and the region is yours.",
                "Le dé ne suffit pas. Payez de l'aide, et la région est à vous.",
            ),
            Ask::Ransom => self.captured(self.captor(state)),
            Ask::Loss => self.pick(
                "Your region falls: which token is lost?",
                "Votre région tombe : quel pion est perdu ?",
            ),
            Ask::Tower => self.pick(
                "Your people withdraws: choose the region of its ivory tower.",
                "Votre peuple se retire : choisissez la région de sa tour d'ivoire.",
            ),
            Ask::FirstPower => self.pick(
                "Choose the power that you own from the start. The others wait in your shop.",
                "Choisissez le pouvoir que vous possédez dès le départ. Les autres attendent dans votre échoppe.",
            ),
        })
    }

    /// The same at length, with numbers, rulings and the names of the seats; none where there is no more to say.
    pub fn task_in_full(&self, state: &State, name: impl Fn(Seat) -> String) -> Option<String> {
        let turn = state.turn();
        let race = self.race(state.people(turn.decides()).race);
        let text = match turn.ask {
            Ask::None if turn.stage == Stage::Shop => self.purchases(self.game.ghost_price(state)),
            Ask::None if turn.is_armed() => self.pick(
                "All is set: only the marked regions can be attacked now (F-15).",
                "Tout est en place : seules les régions marquées sont attaquables (F-15).",
            ),
            Ask::None => return None,
            Ask::Leader => self.pick(
                format!("Does the leader of the {race} join them for 1 coin? He is one more token until they decline, and never stands in an immune region. Who conquers his region captures him; a captive not ransomed is worth 2 coins to his captor at the end (L-01, L-07)."),
                format!("{race} : leur Chef les rejoint-il pour 1 jeton ? C'est un pion de plus jusqu'au déclin, jamais dans une région imprenable. Qui conquiert sa région le capture ; un captif sans rançon vaut 2 jetons à son geôlier à la fin (L-01, L-07)."),
            ),
            Ask::Hire => {
                let (die, region) = (if turn.die == NO_DIE { 0 } else { turn.die }, turn.target);
                self.pick(
                    format!("The die shows {die}: too little for region {region}. With paid help it falls all the same (F-22)."),
                    format!("Le dé montre {die} : trop peu pour la région {region}. Avec une aide payée, elle tombe quand même (F-22)."),
                )
            }
            Ask::Ransom => {
                let captor = name(self.captor(state));
                self.pick(
                    format!("The leader of the {race} was captured by {captor}. For 1 coin to {captor} he comes back to hand; otherwise he stays captive and brings {captor} 2 coins at the end (L-05, L-07)."),
                    format!("{race} : leur Chef est capturé par {captor}. Pour 1 jeton donné à {captor}, il revient en main ; sinon il reste captif et rapporte 2 jetons à {captor} à la fin (L-05, L-07)."),
                )
            }
            Ask::Loss => {
                let extra = self.piece(self.game.extras[TROOP]);
                self.pick(
                    format!("The {race} lost a region. Which token do they lose: one of the race, or a {extra}, which is gone for good (C-07)?"),
                    format!("{race} : une région est perdue. Quel pion disparaît : un du peuple, ou un {extra}, perdu pour de bon (C-07) ?"),
                )
            }
            Ask::Tower => self.pick(
                "Choose the region in which the tower rises; the others are left (D-07).",
                "Choisissez la région où s'élève la tour ; les autres sont quittées (D-07).",
            ),
            Ask::FirstPower => self.pick(
                "The Necromancer owns one of these powers from the start, for nothing. The others stay on sale to him alone: each ghost or power costs as many coins as he has ghosts and powers (N-03, N-13).",
                "Le Nécromant possède un de ces pouvoirs dès le départ, gratuitement. Les autres restent en vente pour lui seul : chaque fantôme ou pouvoir coûte autant de jetons qu'il a de fantômes et de pouvoirs (N-03, N-13).",
            ),
        };
        Some(text)
    }

    /// What a question or a sale is called; none where nothing is asked.
    pub fn title(&self, state: &State) -> Option<String> {
        let turn = state.turn();
        Some(match turn.ask {
            Ask::None if turn.stage == Stage::Shop => {
                self.pick("The Necromancer buys", "Le Nécromant achète")
            }
            Ask::None => return None,
            Ask::Leader | Ask::Ransom => self.pick("Leader", "Chef"),
            Ask::Hire => self.pick("Paid help", "Aide payante"),
            Ask::Loss => self.pick("A token is lost", "Un pion est perdu"),
            Ask::Tower => self.pick("The tower", "La tour"),
            Ask::FirstPower => self.pick(
                "The Necromancer's first power",
                "Premier pouvoir du Nécromant",
            ),
        })
    }

    /// What a tile has to say before an action is done that cannot be made good.
    pub fn note(&self, state: &State, action: Action) -> Option<String> {
        let cx = Cx::acting(self.game, state);
        match action {
            Action::Abandon(_) => {
                let paid = |rule: &Rule| {
                    matches!(
                        rule,
                        Rule::Score {
                            per: Per::Abandoned,
                            ..
                        }
                    )
                };
                let tile = self
                    .combo_tiles(&cx)
                    .find(|tile| tile.rules.iter().any(paid))?;
                Some(tile.help.text(self.language).to_owned())
            }
            Action::Decline if cx.has(has::TOWER) => {
                let (race, regions) = (self.race(cx.me().race), cx.me().regions.len());
                let text = self.pick(
                    format!("The {race} gather {regions} token(s) in a tower in one region, which you choose next, and leave the others (D-07)."),
                    format!("{race} : {regions} pion(s) réuni(s) dans une tour, dans une région à choisir ensuite ; les autres sont quittées (D-07)."),
                );
                Some(agree(self.language, &text))
            }
            _ => None,
        }
    }

    /// Why the game ended before its last round was played, if it did.
    pub fn ending(&self, state: &State) -> Option<String> {
        state.necromancer().victory.then(|| {
            self.pick(
                "No ghost is left in reserve: the Necromancer wins at once (N-21).",
                "Plus aucun fantôme en réserve : le Nécromant gagne aussitôt (N-21).",
            )
        })
    }

    fn stage_task(&self, state: &State) -> Option<String> {
        let turn = state.turn();
        let cx = Cx::acting(self.game, state);
        Some(match turn.stage {
            Stage::Shop => self.pick(
                "Buy ghosts and powers; each makes the next one dearer.",
                "Achetez des fantômes et des pouvoirs ; chaque achat rend le suivant plus cher.",
            ),
            Stage::Choice if !turn.acting.is_active() => self.pick(
                "Your declined people may act first.",
                "Votre peuple en déclin peut agir d'abord.",
            ),
            Stage::Choice if !turn.touched() && leader::may_ransom_late(&cx) => self.pick(
                "Your leader is captive: a coin brings him back, before anything else.",
                "Votre Chef est captif : un jeton le ramène, avant toute autre chose.",
            ),
            Stage::Choice | Stage::Conquest if turn.is_armed() => self.pick(
                "All is set: only these regions can be attacked now.",
                "Tout est en place : seules ces régions sont attaquables.",
            ),
            Stage::Redeploy if self.game.necromancer() == Some(turn.acting.seat()) => self.pick(
                "Ghosts that you do not place stay on your island.",
                "Les fantômes que vous ne placez pas restent sur votre île.",
            ),
            Stage::Pieces => self.piece_task(state, turn.piece),
            Stage::Defence if cx.me().hand == 0 => self.piece_task(state, turn.piece),
            Stage::Defence => {
                let mut driven_out =
                    redeploy::displaced_extras(self.game, state, turn.acting).into_iter();
                let piece = self.piece(driven_out.next()?.0);
                self.pick(
                    format!("First say where this goes: {piece}."),
                    format!("Dites d'abord où va ceci : {piece}."),
                )
            }
            Stage::EndOfTurn => self.offered_last(&cx),
            Stage::LateDecline => self.pick(
                "Your turn is scored. Decline now, or keep your people?",
                "Votre tour est compté. Déclin maintenant, ou garder le peuple ?",
            ),
            Stage::Pick | Stage::Choice | Stage::Conquest | Stage::Redeploy | Stage::Over => {
                return None;
            }
        })
    }

    /// Where pieces go; those that are tokens stand among them already and are only named.
    fn piece_task(&self, state: &State, piece: PieceId) -> String {
        let (count, name) = (self.game.pieces_to_place(state), self.piece(piece));
        let which = if count == 1 {
            name.to_owned()
        } else {
            format!("{count} × {name}")
        };
        if self.is_token(piece) {
            self.pick(
                format!("Say where this stands: {which}."),
                format!("Dites où se tient ceci : {which}."),
            )
        } else {
            self.pick(format!("To place: {which}."), format!("À poser : {which}."))
        }
    }

    /// What tiles allow before the turn ends.
    fn offered_last(&self, cx: &Cx) -> String {
        let verbs = cx.tiles().flat_map(|(_, tile)| tile.verbs.iter());
        let names: Vec<&str> = verbs
            .filter_map(|&verb| self.game.verb(verb))
            .filter(|verb| verb.window == Window::EndOfTurn)
            .map(|verb| verb.name.text(self.language))
            .collect();
        let names = names.join(", ");
        self.pick(
            format!("Before your turn ends: {names}?"),
            format!("Avant la fin de votre tour : {names} ?"),
        )
    }

    fn purchases(&self, price: u8) -> String {
        self.pick(
            format!("The Necromancer buys. Each ghost or power costs {price} now: as many coins as he has ghosts and powers (N-13). New ghosts attack this turn from the island."),
            format!("Le Nécromant achète. Chaque fantôme ou pouvoir coûte {price} à présent : autant de jetons que de fantômes et de pouvoirs possédés (N-13). Les nouveaux fantômes attaquent ce tour-ci depuis l'île."),
        )
    }

    fn captured(&self, captor: Seat) -> String {
        let text = self.pick(
            format!("seat {captor} captured your leader. Pay one coin and he comes back; else he is worth two to seat {captor} at the end."),
            format!("le siège {captor} a capturé votre Chef. Payez un jeton et il revient ; sinon il en vaut deux au siège {captor} à la fin."),
        );
        capital(&text)
    }

    /// Who holds the leader for whom a ransom is asked.
    fn captor(&self, state: &State) -> Seat {
        let race = state.people(state.turn().asked).race;
        leader::captor(self.game, state, race).unwrap_or(state.turn().seat)
    }

    fn combo_tiles(&self, cx: &Cx) -> impl Iterator<Item = Tile<'g>> {
        let me = cx.me();
        let race = self.game.race_tile(me.race);
        race.into_iter().chain(self.game.power_tile(me.power))
    }
}
