import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask } from '../protocol/Ask';
import type { LessonAsk } from '../protocol/LessonAsk';
import type { LessonInfo } from '../protocol/LessonInfo';
import { browser } from './testing';

let Lesson: typeof import('./lesson.svelte').Lesson;
let Table: typeof import('./table.svelte').Table;
let progress: typeof import('./progress');
let settings: typeof import('./settings.svelte').settings;
beforeAll(async () => {
  browser();
  ({ Lesson } = await import('./lesson.svelte'));
  ({ Table } = await import('./table.svelte'));
  progress = await import('./progress');
  ({ settings } = await import('./settings.svelte'));
});

const board = readFileSync(new URL('../../../crates/rules/src/boards/base-2p.toml', import.meta.url), 'utf8');
const seat = (n: number, kind: string) => ({ seat: n, name: '', kind, present: true, stand_in: false, left: false, time_up: false, ...(kind === 'bot' && { bot: 'easy' }) });
const state = (number: number) => ({ say: 'state', number, view: { round: 1, rounds: 10, turn: 1, phase: 'choice', wait: { for: 'seat', seat: 1 }, seats: [], regions: [], column: [], actions: [{ action: 'end', verb: 'end', label: '' }], score: [], ranks: [] } });
const now = (step: number, of = 3) => ({ step, of, text: `step ${step}`, read: false, lit: [`region ${step}`], over: step > of });
const idOf = (ask: Ask): number => ('id' in ask && typeof ask.id === 'number' ? ask.id : 0);

/** A lesson of three steps: `good` leads on, everything else is refused. */
function teach({ done, ask }: LessonAsk): object {
  const answer = (after: string[], says: object[], more: object = {}) => ({ says, done: after, now: now(after.length + 1), ...more });
  if (ask.ask === 'hello') return answer(done, [{ say: 'welcome', version: 2, table: 'a', seats: [1], board, host: false }, { say: 'seats', seats: [seat(1, 'person'), seat(2, 'bot')], watchers_talk: false }, state(done.length + 1)]);
  if (ask.ask === 'undo') return answer(done.slice(0, -1), [{ say: 'done', id: idOf(ask), number: done.length }, state(done.length)]);
  if (ask.ask === 'act' && ask.action === 'good') return answer([...done, 'good'], [{ say: 'done', id: idOf(ask), number: done.length + 2 }, state(done.length + 2)], { well: `brought ${done.length + 1}` });
  return answer(done, [{ say: 'refused', id: idOf(ask), text: 'try what is lit', number: done.length + 1 }]);
}

let asked: LessonAsk[];
/** What the next requests meet instead of an answer. */
let faults: (Error | { status: number; text: string })[];
beforeEach(() => {
  localStorage.clear();
  asked = [];
  faults = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const fault = faults.shift();
    if (fault instanceof Error) throw fault;
    if (fault) return { ok: false, status: fault.status, statusText: '', text: async () => fault.text };
    const said = JSON.parse(body) as LessonAsk;
    asked.push(said);
    return { ok: true, text: async () => JSON.stringify(teach(said)) };
  });
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.waitFor(() => expect(table.busy).toBe(false));
let table: InstanceType<typeof Table>;
async function begun(id = 'a'): Promise<InstanceType<typeof Lesson>> {
  const lesson = new Lesson(id);
  table = new Table(id, lesson.line);
  await vi.waitFor(() => expect(lesson.now).toBeDefined());
  return lesson;
}

describe('a lesson', () => {
  it('is a table: a right step leads on, with what it brought', async () => {
    const lesson = await begun();
    expect([table.mine, table.myTurn, lesson.now?.step, lesson.number]).toEqual([[1], true, 1, 1]);
    table.act('good');
    await settled();
    expect([lesson.done, lesson.now?.step, lesson.well, table.number, lesson.number]).toEqual([['good'], 2, 'brought 1', 2, 2]);
    expect(asked.at(-1)).toMatchObject({ language: 'en', done: [], ask: { ask: 'act', action: 'good' } });
    table.close();
  });

  it('answers a wrong step and changes nothing', async () => {
    const lesson = await begun();
    table.act('good');
    await settled();
    table.act('bad');
    await settled();
    expect([table.refusal, lesson.done, lesson.now?.step, table.number, lesson.well]).toEqual(['try what is lit', ['good'], 2, 2, 'brought 1']);
    table.close();
  });

  it('goes a step back, and begins again', async () => {
    const lesson = await begun();
    for (let i = 0; i < 2; i++) {
      table.act('good');
      await settled();
    }
    table.undo();
    await settled();
    expect([lesson.done, lesson.now?.step, lesson.well, table.number]).toEqual([['good'], 2, '', 2]);
    lesson.done = [];
    table.renew();
    await vi.waitFor(() => expect(table.number).toBe(1));
    expect([lesson.now?.step, asked.at(-1)?.done]).toEqual([1, []]);
    table.close();
  });

  it('gives names to those at the table', async () => {
    settings.name = 'Ada';
    await begun();
    expect(table.seats.map((one) => one.name)).toEqual(['Ada', 'easy']);
    settings.name = '';
    table.close();
  });

  it('asks one thing after the other, and nothing that no lesson hears', async () => {
    const lesson = await begun();
    table.askHint();
    table.talk('hello');
    table.explain('conquer 1');
    table.act('good');
    await settled();
    await vi.waitFor(() => expect(lesson.done).toEqual(['good']));
    expect(asked.map(({ ask, done }) => [ask.ask, done.length])).toEqual([['hello', 0], ['explain', 0], ['act', 0]]);
    table.close();
  });

  it('says that nobody answers and asks again', async () => {
    const lesson = await begun();
    vi.useFakeTimers();
    faults = [new TypeError('no line'), { status: 503, text: 'resting' }];
    table.act('good');
    await vi.advanceTimersByTimeAsync(10);
    expect([table.online, table.busy]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.online, table.busy, lesson.done]).toEqual([true, false, ['good']]);
    table.close();
    faults = [new TypeError('no line')];
    table.act('good');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  });

  it('is taken up where it was left, and anew when it was rewritten since', async () => {
    let lesson = await begun();
    table.act('good');
    await settled();
    table.close();
    lesson = await begun();
    expect([lesson.done, lesson.now?.step]).toEqual([['good'], 2]);
    table.close();
    faults = [{ status: 400, text: '{"trouble":"malformed","text":"done: no"}' }];
    lesson = await begun();
    expect([lesson.done, lesson.now?.step, table.trouble]).toEqual([[], 1, '']);
    table.close();
  });

  it('is gone where there is none of its name', async () => {
    faults = [{ status: 404, text: '{"trouble":"no-table","text":"no such lesson"}' }];
    table = new Table('x', new Lesson('x').line);
    await vi.waitFor(() => expect(table.gone).toBe(true));
    expect(table.trouble).toBe('');
  });
});

describe('progress', () => {
  const info = (id: string, box?: string): LessonInfo => ({ id, title: id, about: '', steps: 3, ...(box && { box }) });
  const list = [info('a'), info('b'), info('c'), info('x', 'some-box'), info('y', 'some-box')];

  it('counts a lesson that was taken to its end, once', async () => {
    expect(progress.upNext(list)?.id).toBe('a');
    for (let i = 0; i < 2; i++) {
      await begun();
      for (let step = 0; step < 3; step++) {
        table.act('good');
        await settled();
      }
      table.close();
    }
    expect([progress.finished(), progress.doneIn('a'), progress.upNext(list)?.id]).toEqual([['a'], [], 'b']);
  });

  it('goes on with the lesson that was left, and ends with the game itself', () => {
    progress.note('c', ['good'], false);
    expect([progress.upNext(list)?.id, progress.doneIn('c'), progress.doneIn('b')]).toEqual(['c', ['good'], []]);
    progress.note('a', [], true);
    expect(progress.upNext(list)?.id).toBe('c');
    progress.note('c', ['good', 'good', 'good'], true);
    expect(progress.upNext(list)?.id).toBe('b');
    progress.note('b', [], true);
    expect([progress.upNext(list), progress.finished()]).toEqual([undefined, ['a', 'c', 'b']]);
  });

  it('does not read what was written another way', () => {
    for (const text of ['{"version":2,"finished":["a"]}', '{"version":1}', '[]', 'null', 'no']) {
      localStorage.setItem('elbowroom.lessons', text);
      expect([progress.finished(), progress.doneIn('a')]).toEqual([[], []]);
    }
  });

  it('knows what comes after a lesson', () => {
    const lesson = new Lesson('c');
    lesson.list = list;
    expect([lesson.place, lesson.next]).toEqual([3, undefined]);
    const boxed = new Lesson('x');
    boxed.list = list;
    expect([boxed.place, boxed.next?.id]).toEqual([0, 'y']);
  });
});
