// A lesson being taken at a table: where it stands, what the last step brought, and what comes after it.
import type { LessonAnswer } from '../protocol/LessonAnswer';
import type { LessonInfo } from '../protocol/LessonInfo';
import type { LessonNow } from '../protocol/LessonNow';
import { api } from './api';
import { LessonLine, type Pupil } from './lesson-line';
import { doneIn, firstOnes, note } from './progress';
import { settings } from './settings.svelte';
import type { Ends, Line } from './wire';

export class Lesson implements Pupil {
  done = $state.raw<string[]>([]);
  /** Where it stands when the table shows the state of this number; before, the others are still being watched. */
  now = $state.raw<LessonNow>();
  number = $state(0);
  /** What the last step brought. */
  well = $state('');
  list = $state.raw<LessonInfo[]>([]);

  readonly info = $derived.by(() => this.list.find((one) => one.id === this.id));
  /** Its place among the first lessons, from 1; none for that of a box. */
  readonly place = $derived.by(() => firstOnes(this.list).findIndex((one) => one.id === this.id) + 1);
  /** Those of the game itself lead from one to the other, as do those of the boxes. */
  readonly next = $derived.by(() => {
    const alike = this.list.filter((one) => !one.box === !this.info?.box);
    return alike[alike.findIndex((one) => one.id === this.id) + 1];
  });

  constructor(readonly id: string) {
    this.done = doneIn(id);
  }

  line = (ends: Ends): Line => new LessonLine(this, ends);

  /** Titles in the language of this device. */
  name(): void {
    const { language } = settings;
    api.lessons(language).then((list) => { if (language === settings.language) this.list = list; }, () => undefined);
  }

  heard({ says, done, now, well }: LessonAnswer): void {
    const state = says.findLast((say) => say.say === 'state');
    if (state?.say === 'state') this.number = state.number;
    // looking at something, or a wrong tap, takes nothing back
    if (done.length !== this.done.length || says[0]?.say === 'welcome') this.well = well ?? '';
    this.done = done;
    this.now = now;
    note(this.id, done, now.over);
  }
}
