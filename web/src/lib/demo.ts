// The recorded game of the front page and the pictures of the lessons: real games, kept as data, so that no server is asked.
import type { ActionView } from '../protocol/ActionView';
import type { ComboView } from '../protocol/ComboView';
import type { RegionView } from '../protocol/RegionView';
import url from '../generated/demo.json?url';
import { read } from './api';

type Shot = { regions: RegionView[] };
/** What a person sees in a first game, from picking a people to letting it go. */
export type Lesson = {
  people: string;
  column: ComboView[];
  conquer: Shot & { actions: ActionView[] };
  place: Shot & { hand: number; held: number[] };
  decline: Shot;
};
/** Somebody in front of the map. */
export type Onlooker = { race: string; x: number; y: number; size: number; turned?: boolean };
/** `board`: the board file; `steps`: the regions that changed, one step after the other. */
export type Demo = { board: string; seats: number; crowd: Onlooker[]; regions: RegionView[]; steps: RegionView[][]; lesson: Lesson };

let asked: Promise<Demo> | undefined;
export const demo = (): Promise<Demo> => (asked ??= fetch(url).then((answer) => answer.text()).then((text) => read<Demo>(text)));

/** The map after a step. */
export const after = (regions: RegionView[], changed: RegionView[]): RegionView[] =>
  regions.map((old) => changed.find((region) => region.region === old.region) ?? old);
