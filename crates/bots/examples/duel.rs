//! cargo run --release -p elbowroom-bots --example duel -- A B games players
use elbowroom_bots::{Luck, make};
use elbowroom_rules::{Game, Pending, Setup, Viewer, ActionList, finish::standings};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (a, b) = (&args[1], &args[2]);
    let games: u64 = args[3].parse().unwrap();
    let players: u8 = args.get(4).map_or(2, |x| x.parse().unwrap());
    let game = Game::new(Setup::base(players).unwrap()).unwrap();
    let (mut wins, mut mean, mut other) = (0.0, 0.0, 0.0);
    let mut time = [0.0f64; 2]; let mut turns = 0;
    let t = std::time::Instant::now();
    for g in 0..games {
        let me = (g % players as u64) as usize;
        let mut bots: Vec<_> = (0..players as usize).map(|s| make(if s == me { a } else { b }, &game, g * 31 + s as u64).unwrap()).collect();
        let mut luck = Luck::new(g / players as u64 + 1000);
        let mut state = game.start();
        let mut list = ActionList::new();
        loop {
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(odds) => game.answer(&mut state, luck.answer(odds), &mut ()).unwrap(),
                Pending::Decision(seat) => {
                    game.list(&state, &mut list);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let t = std::time::Instant::now();
                    let action = bots[seat.index()].choose(&view, &list);
                    time[usize::from(seat.index() != me)] += t.elapsed().as_secs_f64();
                    let step = game.check(&state, action).unwrap();
                    game.apply(&mut state, step, &mut ());
                }
            }
        }
        if std::env::var("LOSSES").is_ok() { let st = standings(&game, &state); if st[0].seat.index() != me { println!("g {g} seat {me} {:?}", st.iter().map(|s| s.coins).collect::<Vec<_>>()); } }
        turns += game.board().rounds() as u64;
        let st = standings(&game, &state);
        let firsts = st.iter().filter(|s| s.rank == 1).count();
        if st.iter().any(|s| s.rank == 1 && s.seat.index() == me) { wins += 1.0 / firsts as f64; }
        for s in &st { if s.seat.index() == me { mean += s.coins as f64 } else { other += s.coins as f64 / (players - 1) as f64 } }
    }
    let n = games as f64; let p = wins / n;
    println!("{a} vs {b} {players}p: win {:.1}% ± {:.1}  score {:.1} vs {:.1}  s/turn {:.4} {:.6}  total {:.1}s", p * 100.0, 196.0 * (p * (1.0 - p) / n).sqrt(), mean / n, other / n, time[0] / turns as f64, time[1] / turns as f64 / (players-1) as f64, t.elapsed().as_secs_f64());
}
