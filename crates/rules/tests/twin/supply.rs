//! How many tokens of each race are in the boxes.

use super::position::Position;

/// The tokens of a race in its box (B-T1, U-T1, W-T1, and what the small boxes say).
fn supply(race: &str) -> u8 {
    match race {
        "dwarves" => 8,
        "skeletons" => 20,
        "sorcerers" | "pygmies" => 18,
        "kobolds" | "pixies" => 16,
        "amazons" | "mummies" | "homunculi" => 15,
        "barbarians" | "necromancer-ghost" => 14,
        "ratmen" => 13,
        "iron-dwarves" | "lizardmen" | "mudmen" | "shadow-mimes" | "spiderines" => 12,
        "elves" | "giants" | "halflings" | "tritons" | "goblins" | "gypsies" | "leprechauns"
        | "gnomes" | "will-o-wisps" => 11,
        "drow" | "flames" | "priestesses" => 9,
        "white-ladies" => 7,
        "forsaken" => 20,
        "tauren" => 16,
        "draenei" => 12,
        "goblins-wow" | "kobolds-wow" | "naga" | "orcs-wow" | "trolls-wow" => 11,
        "night-elves" => 9,
        _ => 10,
    }
}

impl Position<'_> {
    /// The tokens of a race that lie in its tray (P-14).
    pub fn tray(&self, race: &str) -> u8 {
        supply(race).saturating_sub(self.out_of_tray(race))
    }
}
