// How a game went: what the end of it tells.
import type { RankView } from '../protocol/RankView';
import type { TurnPoints } from '../protocol/TurnPoints';

/** What coins came from: regions, those in decline, the people's own text, its power's, and the rest: what everybody begins with, what
 * lies on combos or is paid for them, and gifts. */
export const KINDS = ['regions', 'declined', 'people', 'power', 'rest'] as const;
export type Kind = (typeof KINDS)[number];

/** A people of a seat: when it was led, and what it brought. */
export type People = { race: string; power?: string | undefined; from: number; to: number; alive: number; declined: number; conquered: number };
export type Line = { seat: number; /** Coins at the end of each round, the first at 0. */ coins: number[]; kinds: Record<Kind, number>; peoples: People[] };
export type Moment = { seat: number; round: number; n: number; people?: { race: string; power?: string | undefined } | undefined };
/** The round in which the winner gained most on the best of the others: the lead before and after, and what the two of them earned. */
export type Swing = { seat: number; rival: number; round: number; people?: People | undefined; before: number; after: number; earned: number; against: number };
export type Story = { rounds: number; lines: Line[]; declines: { seat: number; round: number; race: string }[]; best?: Moment | undefined; march?: Moment | undefined; swing?: Swing | undefined };

const earned = (turn: TurnPoints): number => turn.sources.reduce((sum, { coins }) => sum + coins, 0);

/** What a source counts as. A power's coins name no race, and what another tile pays is a gift. */
function kindOf(source: TurnPoints['sources'][number], turn: TurnPoints): Kind {
  if (source.source === 'regions') return 'regions';
  if (source.source === 'declined') return 'declined';
  if (source.source === source.race) return 'people';
  return source.source === turn.power ? 'power' : 'rest';
}

function peoplesOf(turns: TurnPoints[]): People[] {
  const peoples: People[] = [];
  for (const turn of turns) {
    const now = peoples.at(-1);
    const same = now && now.race === turn.race && now.to === turn.round - 1 && (!now.power || !turn.power || now.power === turn.power);
    if (turn.race && !same) peoples.push({ race: turn.race, power: turn.power, from: turn.round, to: turn.round, alive: 0, declined: 0, conquered: 0 });
    const active = peoples.at(-1);
    if (!active) continue;
    active.to = turn.round;
    active.conquered += turn.conquered;
    for (const { source, race, coins } of turn.sources) {
      // in the turn of its decline a people earns as one in decline
      const of = peoples.findLast((people) => people.race === race) ?? active;
      if (source === 'declined') of.declined += coins;
      else of.alive += coins;
    }
  }
  return peoples;
}

function lineOf(seat: number, all: TurnPoints[], rounds: number): Line {
  const turns = all.filter((turn) => turn.seat === seat);
  const kinds = { regions: 0, declined: 0, people: 0, power: 0, rest: 0 };
  for (const turn of turns) for (const source of turn.sources) kinds[kindOf(source, turn)] += source.coins;
  const coins = Array.from({ length: rounds }, (_, i) => turns.findLast((turn) => turn.round <= i + 1)?.coins ?? 0);
  kinds.rest += (coins.at(-1) ?? 0) - turns.reduce((sum, turn) => sum + earned(turn), 0);
  return { seat, coins, kinds, peoples: peoplesOf(turns) };
}

function most(turns: TurnPoints[], count: (turn: TurnPoints) => number): Moment | undefined {
  const best = turns.reduce<TurnPoints | undefined>((best, turn) => (count(turn) > (best ? count(best) : 0) ? turn : best), undefined);
  return best && { seat: best.seat, round: best.round, n: count(best), people: best.race ? { race: best.race, power: best.power } : undefined };
}

function swingOf(winner: Line, others: Line[], turns: TurnPoints[]): Swing | undefined {
  const rival = (round: number): Line => others.reduce((best, line) => (line.coins[round]! > best.coins[round]! ? line : best));
  const lead = (round: number): number => winner.coins[round]! - rival(round).coins[round]!;
  const of = (seat: number, round: number): number => turns.filter((turn) => turn.seat === seat && turn.round === round).reduce((sum, turn) => sum + earned(turn), 0);
  let best: Swing | undefined;
  for (let i = 1; i < winner.coins.length; i++) {
    const [before, after] = [lead(i - 1), lead(i)];
    if (after - before <= (best ? best.after - best.before : 0)) continue;
    const other = rival(i - 1).seat;
    const people = winner.peoples.find(({ from, to }) => from <= i + 1 && i + 1 <= to);
    best = { seat: winner.seat, rival: other, round: i + 1, people, before, after, earned: of(winner.seat, i + 1), against: of(other, i + 1) };
  }
  return best;
}

/** The lines are in the order of the ranking. */
export function storyOf(turns: TurnPoints[], ranks: RankView[]): Story {
  const rounds = Math.max(0, ...turns.map((turn) => turn.round));
  const lines = [...ranks].sort((a, b) => a.rank - b.rank).map(({ seat }) => lineOf(seat, turns, rounds));
  const [winner, ...others] = lines;
  return {
    rounds,
    lines,
    declines: turns.flatMap(({ declined, seat, round, race }) => (declined && race ? [{ seat, round, race }] : [])),
    best: most(turns, earned),
    march: most(turns, (turn) => turn.conquered),
    swing: winner && others.length > 0 ? swingOf(winner, others, turns) : undefined,
  };
}
