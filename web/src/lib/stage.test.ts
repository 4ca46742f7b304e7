import { describe, expect, it } from 'vitest';
import { Stage } from './stage.svelte';

describe('tokens in hand', () => {
  it('are carried one by one, and back', () => {
    const stage = new Stage();
    stage.reset(2);
    stage.carry(undefined, 4);
    stage.carry(4, 9);
    expect([stage.left, stage.added.get(4), stage.added.get(9)]).toEqual([1, 0, 1]);
    stage.carry(9, undefined);
    expect([stage.left, stage.text()]).toEqual([2, 'redeploy ']);
  });

  it('are never more than there are', () => {
    const stage = new Stage();
    stage.reset(1);
    for (let i = 0; i < 3; i++) stage.carry(undefined, 4);
    stage.carry(5, 6);
    expect([stage.left, stage.text()]).toEqual([0, 'redeploy 4:1']);
  });
});
