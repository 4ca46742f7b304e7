//! Many pieces of work over some threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// How many threads this machine runs at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Does every piece of work on `jobs` threads and hands the results over on the calling thread, in
/// the order they come. The first error stops the rest; pieces under way are finished and dropped.
///
/// # Errors
/// The first error, of a piece or of the taker.
pub fn work<I, T, E>(
    items: &[I],
    jobs: usize,
    piece: impl Fn(&I) -> Result<T, E> + Sync,
    mut take: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E>
where
    I: Sync,
    T: Send,
    E: Send,
{
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let jobs = jobs.clamp(1, items.len().max(1));
    // Finished pieces wait here when the taker is slow, but not too many of them.
    let (sender, results) = mpsc::sync_channel(jobs * 4);
    let (next, stop, piece) = (&next, &stop, &piece);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let sender = sender.clone();
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        break;
                    };
                    if sender.send(piece(item)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for result in results {
            if let Err(error) = result.and_then(&mut take) {
                // The channel closes as this returns, so no thread waits to hand anything over.
                stop.store(true, Ordering::Relaxed);
                return Err(error);
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_once() {
        let items: Vec<u32> = (0..100).collect();
        for jobs in [0, 1, 3, 200] {
            let mut got = Vec::new();
            let done: Result<(), ()> = work(
                &items,
                jobs,
                |&item| Ok(item * 2),
                |result| {
                    got.push(result);
                    Ok(())
                },
            );
            got.sort_unstable();
            assert_eq!(done, Ok(()));
            assert_eq!(got, (0..200).step_by(2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_stops_the_rest() {
        let items: Vec<u32> = (0..100_000).collect();
        let mut got = 0;
        let done = work(
            &items,
            2,
            |&item| if item == 5 { Err("five") } else { Ok(item) },
            |_| {
                got += 1;
                Ok(())
            },
        );
        assert_eq!(done, Err("five"));
        assert!(got < 100_000);
    }
}
