//! The network: whole numbers from end to end, so that every machine gets the same answer to the bit.
//!
//! First layer: one row of weights for each number seen, added as often as the number says. Then two small layers and
//! one answer for a seat: coins to come beyond what the hand-made evaluation hopes for.

use super::features::{BLOCK, PEAKS, Seen, TABLE};
use elbowroom_rules::ids::MAX_SEATS;

/// Widths of the hidden layers.
pub const FIRST: usize = 64;
/// See above.
pub const SECOND: usize = 32;

/// How many numbers go into the first layer: of the seat, the mean of the others, the most that one of them has, the table.
pub const ROWS: usize = 2 * BLOCK + PEAKS + TABLE;

/// A row of the first layer.
type Row = [i16; FIRST];

/// 4,096 in the first layer stands for 1; 256 in what comes out of it; 128 in later weights.
const SHIFT_FIRST: u32 = 4;
const SHIFT_SECOND: u32 = 7;
/// What a hidden number is at most: 16.
const MOST: i32 = 4_095;
/// One coin in what comes out.
const COIN: f32 = 256.0 * 128.0;

/// The weights.
pub struct Net {
    rows: Vec<Row>,
    bias: [i32; FIRST],
    second: [[i16; FIRST]; SECOND],
    second_bias: [i32; SECOND],
    last: [i16; SECOND],
    last_bias: i32,
}

/// The bytes of weights: how many there must be.
pub const BYTES: usize =
    8 + 2 * ROWS * FIRST + 4 * FIRST + 2 * FIRST * SECOND + 4 * SECOND + 2 * SECOND + 4;
/// How they begin; the number changes with what is seen.
pub const MAGIC: [u8; 8] = *b"ELBOW\0\x01\0";

/// Takes numbers from bytes.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn i16(&mut self) -> i16 {
        let (head, rest) = self.0.split_at(2);
        self.0 = rest;
        i16::from_le_bytes([head[0], head[1]])
    }

    fn i32(&mut self) -> i32 {
        let (head, rest) = self.0.split_at(4);
        self.0 = rest;
        i32::from_le_bytes([head[0], head[1], head[2], head[3]])
    }
}

impl Net {
    /// Reads weights.
    ///
    /// # Errors
    /// Says what was expected when they are not weights of this network.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        if bytes.len() != BYTES {
            return Err(format!(
                "weights: {BYTES} bytes expected, found {}",
                bytes.len()
            ));
        }
        if bytes[..8] != MAGIC {
            return Err("weights of this version of the evaluation expected".into());
        }
        let mut from = Reader(&bytes[8..]);
        Ok(Self {
            rows: (0..ROWS)
                .map(|_| std::array::from_fn(|_| from.i16()))
                .collect(),
            bias: std::array::from_fn(|_| from.i32()),
            second: std::array::from_fn(|_| std::array::from_fn(|_| from.i16())),
            second_bias: std::array::from_fn(|_| from.i32()),
            last: std::array::from_fn(|_| from.i16()),
            last_bias: from.i32(),
        })
    }

    /// The answer for every seat, in coins.
    pub fn answer(&self, seen: &Seen) -> [f32; MAX_SEATS] {
        let seats = seen.seats;
        let mut table = self.bias;
        self.add(&mut table, &seen.table, 2 * BLOCK + PEAKS);
        let mut own = [[0; FIRST]; MAX_SEATS];
        let mut theirs = [[0; FIRST]; MAX_SEATS];
        let mut sum = [0; FIRST];
        for seat in 0..seats {
            self.add_both(&mut own[seat], &mut theirs[seat], &seen.blocks[seat]);
            for (sum, one) in sum.iter_mut().zip(&theirs[seat]) {
                *sum += one;
            }
        }
        let mut answers = [0.0; MAX_SEATS];
        for seat in 0..seats {
            let mut first = own[seat];
            let others = seats as i32 - 1;
            for at in 0..FIRST {
                first[at] += table[at] + (sum[at] - theirs[seat][at]) / others;
            }
            self.add(&mut first, &peaks(seen, seat), 2 * BLOCK);
            answers[seat] = self.finish(&first);
        }
        answers
    }

    /// Adds the rows of some numbers.
    #[inline]
    fn add(&self, sum: &mut [i32; FIRST], numbers: &[u8], from: usize) {
        for (row, &number) in self.rows[from..].iter().zip(numbers) {
            if number != 0 {
                add(sum, row, number);
            }
        }
    }

    /// Adds the rows of a seat, as it counts for itself and as it counts for others.
    #[inline]
    fn add_both(&self, own: &mut [i32; FIRST], theirs: &mut [i32; FIRST], numbers: &[u8; BLOCK]) {
        let (mine, others) = self.rows.split_at(BLOCK);
        // Most numbers are nothing: eight are passed over at a time.
        for (at, eight) in numbers.chunks_exact(8).enumerate() {
            if eight == [0; 8] {
                continue;
            }
            for (place, &number) in (8 * at..).zip(eight) {
                if number != 0 {
                    add(own, &mine[place], number);
                    add(theirs, &others[place], number);
                }
            }
        }
    }

    fn finish(&self, first: &[i32; FIRST]) -> f32 {
        let hidden: [i16; FIRST] = first.map(|sum| (sum >> SHIFT_FIRST).clamp(0, MOST) as i16);
        let mut last = self.last_bias;
        for (at, row) in self.second.iter().enumerate() {
            let products = hidden.iter().zip(row);
            let sum: i32 = products.map(|(a, w)| i32::from(*a) * i32::from(*w)).sum();
            let sum = (sum + self.second_bias[at]) >> SHIFT_SECOND;
            last += sum.clamp(0, MOST) * i32::from(self.last[at]);
        }
        last as f32 / COIN
    }
}

#[inline(always)]
fn add(sum: &mut [i32; FIRST], row: &Row, number: u8) {
    let number = i32::from(number);
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += number * i32::from(*weight);
    }
}

/// The most that one of the others has.
pub fn peaks(seen: &Seen, seat: usize) -> [u8; PEAKS] {
    let mut peaks = [0; PEAKS];
    for other in (0..seen.seats).filter(|&other| other != seat) {
        for (peak, &number) in peaks.iter_mut().zip(&seen.blocks[other]) {
            *peak = number.max(*peak);
        }
    }
    peaks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::Luck;

    fn random_bytes(luck: &mut Luck) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let numbers = (BYTES - 8 - 4 * (FIRST + SECOND + 1)) / 2;
        let mut small = |most: usize| luck.below(2 * most) as i32 - most as i32;
        let rows = ROWS * FIRST;
        let mut tail = Vec::new();
        for at in 0..numbers {
            let weight = small(if at < rows { 900 } else { 300 }) as i16;
            let into = if at < rows { &mut bytes } else { &mut tail };
            into.extend(weight.to_le_bytes());
        }
        (0..FIRST).for_each(|_| bytes.extend(small(4_000).to_le_bytes()));
        let (second, last) = tail.split_at(2 * FIRST * SECOND);
        bytes.extend(second);
        (0..SECOND).for_each(|_| bytes.extend(small(30_000).to_le_bytes()));
        bytes.extend(last);
        bytes.extend(small(30_000).to_le_bytes());
        bytes
    }

    fn random_look(luck: &mut Luck, seats: usize) -> Seen {
        let mut seen = Seen::nothing();
        seen.seats = seats;
        let blocks = seen.blocks.iter_mut().take(seats).flatten();
        for number in blocks.chain(&mut seen.table) {
            *number = [0, 0, 0, 1, 9][luck.below(5)];
        }
        seen
    }

    /// The plain way: one number after the other, in wide integers.
    fn slowly(bytes: &[u8], seen: &Seen, seat: usize) -> i64 {
        let mut at = 8;
        let mut take = |size: usize| {
            let number = match size {
                2 => i64::from(i16::from_le_bytes([bytes[at], bytes[at + 1]])),
                _ => i64::from(i32::from_le_bytes(bytes[at..at + 4].try_into().unwrap())),
            };
            at += size;
            number
        };
        let rows: Vec<Vec<i64>> = (0..ROWS)
            .map(|_| (0..FIRST).map(|_| take(2)).collect())
            .collect();
        let mut first: Vec<i64> = (0..FIRST).map(|_| take(4)).collect();
        let others: Vec<usize> = (0..seen.seats).filter(|&other| other != seat).collect();
        let most = |at: usize| others.iter().map(|&o| seen.blocks[o][at]).max().unwrap();
        for (unit, sum) in first.iter_mut().enumerate() {
            let mut theirs = 0;
            for place in 0..BLOCK {
                *sum += i64::from(seen.blocks[seat][place]) * rows[place][unit];
                let all: i64 = others
                    .iter()
                    .map(|&o| i64::from(seen.blocks[o][place]))
                    .sum();
                theirs += all * rows[BLOCK + place][unit];
            }
            *sum += theirs / others.len() as i64;
            for place in 0..PEAKS {
                *sum += i64::from(most(place)) * rows[2 * BLOCK + place][unit];
            }
            for place in 0..TABLE {
                *sum += i64::from(seen.table[place]) * rows[2 * BLOCK + PEAKS + place][unit];
            }
            *sum = sum.div_euclid(16).clamp(0, 4_095);
        }
        let second: Vec<Vec<i64>> = (0..SECOND)
            .map(|_| (0..FIRST).map(|_| take(2)).collect())
            .collect();
        let bias: Vec<i64> = (0..SECOND).map(|_| take(4)).collect();
        let last: Vec<i64> = (0..SECOND).map(|_| take(2)).collect();
        let mut answer = take(4);
        for unit in 0..SECOND {
            let sum: i64 = first.iter().zip(&second[unit]).map(|(a, w)| a * w).sum();
            answer += (sum + bias[unit]).div_euclid(128).clamp(0, 4_095) * last[unit];
        }
        answer
    }

    #[test]
    fn the_network_is_its_sums_to_the_bit() {
        let mut luck = Luck::new(7);
        for seats in 2..=MAX_SEATS {
            let bytes = random_bytes(&mut luck);
            let net = Net::read(&bytes).expect("weights");
            let seen = random_look(&mut luck, seats);
            let answers = net.answer(&seen);
            for (seat, answer) in answers.iter().enumerate().take(seats) {
                let expected = slowly(&bytes, &seen, seat);
                assert_eq!(
                    *answer,
                    expected as i32 as f32 / COIN,
                    "{seats} seats, seat {seat}"
                );
            }
        }
    }

    #[test]
    fn what_are_no_weights_is_refused() {
        let bytes = random_bytes(&mut Luck::new(3));
        let refused = |bytes: &[u8]| Net::read(bytes).err().expect("no weights");
        assert!(refused(&bytes[1..]).contains("bytes expected"));
        assert!(refused(&[]).contains("bytes expected"));
        let mut other = bytes;
        other[5] = 9;
        assert!(refused(&other).contains("this version"));
    }
}
