//! Boards that are sets of islands (W-01): small boards with two faces each, laid out side by side in the sea.
//!
//! The faces are ours, one board file each. A legal set of them makes one ordinary board, named after its faces
//! (`islands-l1a-s2b`); where nobody names them they are drawn, with luck from outside.

mod chart;
#[cfg(test)]
mod tests;

use crate::board::Board;
use crate::notation::plain_line;
use std::fmt;

/// How large an island is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Size {
    /// The largest.
    Large,
    /// In between.
    Medium,
    /// The smallest.
    Small,
}

impl Size {
    const ALL: [Self; 3] = [Self::Large, Self::Medium, Self::Small];

    /// The letter that is printed on islands of this size.
    pub const fn letter(self) -> char {
        match self {
            Self::Large => 'L',
            Self::Medium => 'M',
            Self::Small => 'S',
        }
    }
}

/// One face of an island.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Face(u8);

/// The faces of the islands, those of an island side by side.
macro_rules! faces {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!("boards/islands/", $name, ".toml"))),)+]
    };
}

const FACES: &[(&str, &str)] = faces! {
    "l1a" "l1b" "l2a" "l2b"
    "m1a" "m1b" "m2a" "m2b"
    "s1a" "s1b" "s2a" "s2b"
};

impl Face {
    /// Every face: large islands first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FACES.len() as u8).map(Self)
    }

    /// The face of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|face| face.name() == name)
    }

    /// Its name: the size, the number of the island and the letter of the face.
    pub fn name(self) -> &'static str {
        self.file().0
    }

    /// How large it is.
    pub fn size(self) -> Size {
        let letter = self.name().chars().next();
        let found = Size::ALL
            .into_iter()
            .find(|size| letter == Some(size.letter().to_ascii_lowercase()));
        found.unwrap_or(Size::Small)
    }

    /// The island it is a face of.
    pub fn island(self) -> &'static str {
        let name = self.name();
        &name[..name.len() - 1]
    }

    /// The face alone.
    pub fn board(self) -> Board {
        // A test reads every face, so this cannot fail at run time.
        Board::parse(self.file().1).expect("faces are sound")
    }

    fn file(self) -> &'static (&'static str, &'static str) {
        &FACES[usize::from(self.0)]
    }
}

/// The islands of a game: a legal set of faces.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct Islands {
    faces: Vec<Face>,
}

use Size::{Large, Medium, Small};

/// Which islands so many players need, from two on, and how many rounds they play (W-01).
const SETS: [(&[Size], u8); 4] = [
    (&[Large, Small], 10),
    (&[Large, Medium, Small], 10),
    (&[Large, Medium, Medium, Small], 9),
    (&[Large, Large, Medium, Small, Small], 8),
];

/// What the name of every set begins with.
const PREFIX: &str = "islands-";

impl Islands {
    /// The name of a set, as an example.
    pub const EXAMPLE: &'static str = "islands-l1a-s2b";

    /// Every set for so many players.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        let mut sets = Vec::new();
        if let Some((sizes, _)) = set_for(players) {
            choose(sizes, &mut Vec::new(), &mut sets);
        }
        sets.into_iter()
    }

    /// A set for so many players by luck, which is asked for a number below another: boards and faces (W-01).
    pub fn draw(players: u8, mut luck: impl FnMut(usize) -> usize) -> Option<Self> {
        let (sizes, _) = set_for(players)?;
        let mut left: Vec<Face> = Face::all().collect();
        let mut faces = Vec::new();
        for &size in *sizes {
            let fit: Vec<Face> = left
                .iter()
                .copied()
                .filter(|face| face.size() == size)
                .collect();
            let drawn = fit[luck(fit.len()).min(fit.len() - 1)];
            left.retain(|face| face.island() != drawn.island());
            faces.push(drawn);
        }
        faces.sort();
        Some(Self { faces })
    }

    /// For how many players islands shall be drawn, if this is the name for that: `islands-3p`.
    pub fn to_draw(name: &str) -> Option<u8> {
        let players = name.strip_prefix(PREFIX)?.strip_suffix('p')?.parse().ok()?;
        set_for(players).map(|_| players)
    }

    /// The sizes of the islands that so many players need, and how many rounds they play (W-01).
    pub fn needed(players: u8) -> Option<(&'static [Size], u8)> {
        set_for(players).copied()
    }

    /// The names for sets that are yet to be drawn.
    pub fn names_to_draw() -> impl Iterator<Item = (u8, String)> {
        (2..)
            .take(SETS.len())
            .map(|players| (players, format!("{PREFIX}{players}p")))
    }

    /// Whether somebody who writes this means islands.
    pub fn is_meant(name: &str) -> bool {
        name.starts_with(PREFIX)
    }

    /// A set by its name; the faces may stand in any order.
    ///
    /// # Errors
    /// What was expected and what was found.
    pub fn parse(name: &str) -> Result<Self, IslandsError> {
        let Some(said) = name.strip_prefix(PREFIX) else {
            return Err(IslandsError::NoIslands(plain_line(name, 40)));
        };
        let mut faces = Vec::new();
        for word in said.split('-') {
            let face =
                Face::named(word).ok_or_else(|| IslandsError::NoFace(plain_line(word, 20)))?;
            if let Some(other) = of_island(&faces, face) {
                return Err(IslandsError::Twice(other, face));
            }
            faces.push(face);
        }
        faces.sort();
        let sizes: Vec<Size> = faces.iter().map(|face| face.size()).collect();
        if SETS.iter().any(|(set, _)| *set == sizes) {
            Ok(Self { faces })
        } else {
            Err(IslandsError::NoSet(sizes))
        }
    }

    /// Its faces, large ones first.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// Its name.
    pub fn name(&self) -> String {
        let names: Vec<&str> = self.faces.iter().map(|face| face.name()).collect();
        format!("{PREFIX}{}", names.join("-"))
    }

    /// For how many players it is.
    pub fn players(&self) -> u8 {
        self.faces.len() as u8
    }

    /// How many rounds are played on it.
    pub fn rounds(&self) -> u8 {
        set_for(self.players()).map_or(0, |(_, rounds)| *rounds)
    }

    /// The one board that the islands make together.
    pub fn board(&self) -> Board {
        // A test lays every set, so this cannot fail at run time.
        Board::parse(&chart::draw(self)).expect("sets of islands are sound")
    }
}

/// There are as many islands as players.
fn set_for(players: u8) -> Option<&'static (&'static [Size], u8)> {
    let mut sets = SETS.iter();
    sets.find(|(sizes, _)| sizes.len() == usize::from(players))
}

/// The face among these that is on the other side of one, or the same.
fn of_island(faces: &[Face], of: Face) -> Option<Face> {
    let mut faces = faces.iter().copied();
    faces.find(|face| face.island() == of.island())
}

/// Adds every set of these sizes that begins with some faces; within a size they stand in order.
fn choose(sizes: &[Size], begun: &mut Vec<Face>, sets: &mut Vec<Islands>) {
    let Some(&size) = sizes.get(begun.len()) else {
        let faces = begun.clone();
        sets.push(Islands { faces });
        return;
    };
    for face in Face::all() {
        let later = begun.last().is_none_or(|last| *last < face);
        if face.size() == size && later && of_island(begun, face).is_none() {
            begun.push(face);
            choose(sizes, begun, sets);
            begun.pop();
        }
    }
}

/// Why faces make no set of islands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IslandsError {
    /// The name is not that of a set.
    NoIslands(String),
    /// There is no such face.
    NoFace(String),
    /// Two faces of one island.
    Twice(Face, Face),
    /// Nobody plays on islands of these sizes.
    NoSet(Vec<Size>),
}

impl fmt::Display for IslandsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |sizes: &[Size]| -> String {
            let letters: Vec<String> = sizes.iter().map(|size| size.letter().into()).collect();
            letters.join("+")
        };
        match self {
            Self::NoIslands(found) => {
                let example = Islands::EXAMPLE;
                write!(
                    f,
                    "islands such as {example} or {PREFIX}2p expected, found `{found}`"
                )
            }
            Self::NoFace(found) => {
                let names: Vec<&str> = Face::all().map(Face::name).collect();
                let names = names.join(", ");
                write!(f, "an island out of {names} expected, found `{found}`")
            }
            Self::Twice(one, other) => {
                let (one, other) = (one.name(), other.name());
                write!(
                    f,
                    "one face of each island expected, found {one} and {other}"
                )
            }
            Self::NoSet(found) => {
                let sets: Vec<String> = SETS.iter().map(|(sizes, _)| letters(sizes)).collect();
                let sets = sets.join(", ");
                write!(
                    f,
                    "islands of the sizes {sets} expected (W-01), found {}",
                    letters(found)
                )
            }
        }
    }
}

impl std::error::Error for IslandsError {}
