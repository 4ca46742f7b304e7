//! Whole pages: a region, tiles, help, the ranking.

use super::app::App;
use super::describe::{piece_letters, region_line};
use super::words;
use elbowroom_rules::finish::standings;
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::Tile;
use elbowroom_rules::{Action, RegionId, Seat, market};

impl App<'_> {
    /// A region in full: everything there, and its price part by part.
    pub(super) fn region_page(&self, region: RegionId) -> String {
        let view = self.game.view(self.state(), self.eyes());
        let mut lines = vec![region_line(
            self.game,
            view.table(),
            &self.speaker,
            self.language,
            region,
        )];
        let near: Vec<String> = self
            .game
            .board()
            .borders(region)
            .into_iter()
            .map(|near| near.to_string())
            .collect();
        lines.push(words::pick(
            self.language,
            format!("borders {}", near.join(", ")),
            format!("voisines : {}", near.join(", ")),
        ));
        let explanation = self.game.explain(self.state(), Action::Conquer(region));
        if let Some(price) = explanation.price() {
            let acting = self.state().people(self.acting());
            lines.push(String::new());
            for (part, amount) in &explanation.parts {
                let name = self.speaker.part(*part, acting.race, acting.power);
                lines.push(format!("  {amount:+} {name}"));
            }
            let force = explanation.force.unwrap_or(0);
            lines.push(format!(
                "  = {price}   ({} {force})",
                self.text(words::HAND)
            ));
        }
        if self.mine()
            && matches!(self.stage(), Stage::Choice | Stage::Conquest)
            && let Some(refusal) = explanation.refusal
        {
            lines.push(String::new());
            lines.push(refusal.text(self.language));
        }
        lines.join("\n")
    }

    fn tile_lines(&self, tile: &Tile) -> String {
        format!(
            "{} ({}): {}",
            self.text(tile.name),
            tile.tokens,
            self.text(tile.help)
        )
    }

    /// What the tiles of the combo or of the region under the cursor do, or one's own.
    pub(super) fn tile_page(&self) -> String {
        let state = self.state();
        let combo = self.combo.and_then(|at| state.column().get(at));
        let holder = state.holder(self.cursor);
        let own = self.viewer.unwrap_or(Seat(0));
        let people = if holder.is_some() {
            *state.people(holder)
        } else {
            *state.people(self.game.active(own))
        };
        let (race, power) = match combo {
            Some(combo) => (combo.race, combo.power),
            None => (people.race, people.power),
        };
        let mut lines = vec![self.speaker.combo(race, power), String::new()];
        lines.extend(self.game.race_tile(race).map(|tile| self.tile_lines(tile)));
        lines.push(String::new());
        lines.extend(
            self.game
                .power_tile(power)
                .map(|tile| self.tile_lines(tile)),
        );
        if let Some(place) = self.combo {
            let coins = combo.map_or(0, |combo| combo.coins);
            let price = market::price(self.game, state, place as u8);
            lines.push(String::new());
            lines.push(words::pick(
                self.language,
                format!("costs {price}, {coins} coins on it"),
                format!("coûte {price}, {coins} jetons dessus"),
            ));
        }
        lines.join("\n")
    }

    /// The keys, the signs of the map, and every tile in play.
    pub(super) fn help_page(&self) -> String {
        let state = self.state();
        let mut lines = vec![self.text(words::HELP_TEXT).to_owned()];
        let pieces: Vec<String> = self
            .game
            .pieces()
            .zip(piece_letters(self.game))
            .map(|((id, _), letter)| format!("{letter} {}", self.speaker.piece(id)))
            .collect();
        lines.push(pieces.join("  "));
        let mut tiles: Vec<&'static Tile> = Vec::new();
        let mut add = |tile: Option<&'static Tile>| {
            if let Some(tile) = tile
                && !tiles.iter().any(|known| known.id == tile.id)
            {
                tiles.push(tile);
            }
        };
        for seat in self.game.seats() {
            for (_, people) in state.peoples(seat) {
                add(self.game.race_tile(people.race));
                add(self.game.power_tile(people.power));
            }
        }
        for combo in state.column() {
            add(self.game.race_tile(combo.race));
            add(self.game.power_tile(combo.power));
        }
        for tile in tiles {
            lines.push(String::new());
            lines.push(self.tile_lines(tile));
        }
        lines.join("\n")
    }

    /// The ranking.
    pub(super) fn result_page(&self) -> String {
        let lines: Vec<String> = standings(self.game, self.state())
            .into_iter()
            .map(|standing| {
                format!(
                    "{}. {} {:<16} {:>3} {}  {:>2} {}",
                    standing.rank,
                    standing.seat,
                    self.name(standing.seat),
                    standing.coins,
                    self.text(words::COINS),
                    standing.tokens,
                    self.text(words::TOKENS)
                )
            })
            .collect();
        lines.join("\n")
    }
}
