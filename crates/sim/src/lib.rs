//! Matches, tournaments and statistics over many games.
