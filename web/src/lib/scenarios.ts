// The scenarios as the set-up form offers them and a table tells of them.
import { scenarios } from '../generated/catalogue';

type Both = { readonly en: string; readonly fr: string };
export type Scenario = {
  readonly id: string;
  readonly name: Both;
  readonly short: Both;
  readonly help: Both;
  readonly icon: string;
  /** Its boards by the number of players. */
  readonly boards: { readonly [players: string]: string };
  /** The games whose tiles it is played with. */
  readonly boxes: readonly string[];
};

export const SCENARIOS: readonly Scenario[] = scenarios;

export const scenarioNamed = (id: string | undefined): Scenario | undefined => SCENARIOS.find((one) => one.id === id);

/** The scenario whose board this is. */
export const scenarioOn = (board: string): Scenario | undefined => SCENARIOS.find(({ boards }) => Object.values(boards).includes(board));

/** How many can play it. */
export const playersOf = ({ boards }: Scenario): number[] => Object.keys(boards).map(Number).sort((a, b) => a - b);
