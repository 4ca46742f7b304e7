//! Whole pages: a region, tiles, help, the ranking.

use super::app::App;
use super::describe::{pieces_in_play, region_line};
use super::task::Task;
use super::words;
use elbowroom_rules::finish::standings;
use elbowroom_rules::tile::{Tile, Window};
use elbowroom_rules::{Action, RegionId, Seat, market};

impl App<'_> {
    /// A region in full: everything there, and its price part by part.
    pub(super) fn region_page(&self, region: RegionId) -> String {
        let view = self.game.view(self.state(), self.eyes());
        let mut lines = vec![region_line(
            &self.now,
            view.table(),
            &self.speaker(),
            self.language,
            region,
        )];
        let near: Vec<String> = self
            .now
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
                let name = self.speaker().part(*part, acting.race);
                lines.push(format!("  {amount:+} {name}"));
            }
            let force = explanation.force.unwrap_or(0);
            lines.push(format!(
                "  = {price}   ({} {force})",
                self.text(words::HAND)
            ));
        }
        if self.mine()
            && self.task() == Task::Fight
            && let Some(refusal) = explanation.refusal
        {
            lines.push(String::new());
            lines.push(refusal.text(self.language));
        }
        lines.join("\n")
    }

    /// A tile in full; a number that no source states is told as such.
    fn tile_lines(&self, tile: &Tile) -> String {
        let mut text = format!(
            "{} ({}): {}",
            self.text(tile.name),
            tile.tokens,
            self.text(tile.help)
        );
        if let Some(note) = words::known(tile.tokens_known) {
            text += &format!(" ({}: {}.)", tile.tokens, self.text(note));
        }
        if let Some(note) = words::known(tile.supply_known) {
            let (box_, note) = (self.text(words::IN_BOX), self.text(note));
            text += &format!(" ({} {box_}: {note}.)", tile.supply);
        }
        text
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
        let mut lines = vec![self.speaker().combo(race, power), String::new()];
        lines.extend(self.game.race_tile(race).map(|tile| self.tile_lines(&tile)));
        lines.push(String::new());
        lines.extend(
            self.game
                .power_tile(power)
                .map(|tile| self.tile_lines(&tile)),
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
            let waiting = combo.map_or(0, |combo| combo.waiting);
            if waiting > 0 {
                lines.push(words::waiting(self.language, waiting));
            }
        }
        lines.join("\n")
    }

    /// The keys, the signs of the map, and every tile in play.
    pub(super) fn help_page(&self) -> String {
        let mut lines = vec![self.text(words::keys::HELP_TEXT).to_owned()];
        let pieces: Vec<String> = pieces_in_play(self.game)
            .into_iter()
            .map(|(id, letter)| format!("{letter} {}", self.speaker().piece(id)))
            .collect();
        lines.push(pieces.join("  "));
        let tiles = || {
            let races = self.game.races_in_play().map(|(_, tile)| tile);
            races.chain(self.game.powers_in_play().map(|(_, tile)| tile))
        };
        lines.push(self.deed_keys().join("  "));
        lines.extend(self.signs());
        lines.extend(self.box_lines());
        let everything = tiles();
        let mut tiles = self.tiles_on_table();
        let on_table = tiles.len();
        add_new(&mut tiles, everything);
        for (i, tile) in tiles.into_iter().enumerate() {
            if i == on_table {
                lines.extend([String::new(), self.text(words::OTHER_TILES).to_owned()]);
            }
            lines.push(String::new());
            lines.push(self.tile_lines(&tile));
        }
        lines.join("\n")
    }

    /// The keys of what tiles allow while conquering.
    fn deed_keys(&self) -> Vec<String> {
        let fights = [Window::Choice, Window::Conquest, Window::Attack];
        let deeds = self.game.deeds_in_play();
        let mut keys = Vec::new();
        for verb in deeds.filter(|verb| fights.contains(&verb.window)) {
            let told = format!("{} {}", verb.key, self.text(verb.short));
            if !keys.contains(&told) {
                keys.push(told);
            }
        }
        keys
    }

    /// What the signs in the panel of the seats stand for.
    fn signs(&self) -> Vec<String> {
        let view = self.game.view(self.state(), self.eyes());
        let seats = self.game.seats();
        let has = seats.flat_map(|seat| self.now.belongings(view.table(), seat, self.language));
        has.filter(|one| one.number.is_none() && one.piece.is_none() && one.tile.is_none())
            .map(|one| format!("{} {}", one.short, one.text))
            .collect()
    }

    /// Every tile that somebody has or can get now.
    fn tiles_on_table(&self) -> Vec<Tile<'_>> {
        let (game, state) = (self.game, self.state());
        let peoples = game.seats().flat_map(|seat| state.peoples(seat));
        let held = peoples.map(|(_, people)| (people.race, people.power));
        let column = state.column().iter();
        let column = column.map(|combo| (combo.race, combo.power));
        let mut tiles = Vec::new();
        if let Some(sale) = game.sale(state, self.language) {
            let sold = |tile: &Tile| sale.goods.iter().any(|good| good.tile == Some(tile.id));
            let powers = game.powers_in_play().map(|(_, tile)| tile);
            add_new(&mut tiles, powers.filter(sold));
        }
        for (race, power) in held.chain(column) {
            let both = [game.race_tile(race), game.power_tile(power)];
            add_new(&mut tiles, both.into_iter().flatten());
        }
        tiles
    }

    /// The scenario and the boxes in play, and what those change that have rules of their own.
    fn box_lines(&self) -> Vec<String> {
        let boxes = &self.game.setup().boxes;
        let names: Vec<&str> = boxes.iter().map(|from| self.text(from.name())).collect();
        let title = self.text(words::BOXES);
        let mut lines = vec![String::new(), format!("{title}: {}", names.join(", "))];
        if let Some(scenario) = self.game.scenario() {
            let (name, rules) = (self.text(scenario.name), self.text(scenario.help));
            lines.extend([String::new(), format!("{name}: {rules}")]);
        }
        for from in boxes {
            if let Some(rules) = from.facts().changes {
                let name = self.text(from.name());
                lines.extend([String::new(), format!("{name}: {}", self.text(rules))]);
            }
        }
        lines
    }

    /// The ranking.
    pub(super) fn result_page(&self) -> String {
        let mut lines: Vec<String> = standings(self.game, self.state())
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
        if let Some(ending) = self.speaker().ending(self.state()) {
            lines.extend([String::new(), ending]);
        }
        lines.join("\n")
    }
}

/// Adds the tiles that are not in the list yet.
fn add_new<'g>(list: &mut Vec<Tile<'g>>, tiles: impl Iterator<Item = Tile<'g>>) {
    for tile in tiles {
        if !list.iter().any(|known| known.id == tile.id) {
            list.push(tile);
        }
    }
}
