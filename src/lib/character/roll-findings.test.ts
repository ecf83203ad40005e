import { describe, expect, it } from 'vitest';
import { rollFindings, type CheckedRoll } from './roll-findings.ts';

const die = (faces: number, value: number, kept = true) => ({ faces, value, kept });

const pathsOf = (roll: Partial<CheckedRoll>): string[] =>
  rollFindings({
    mode: 'normal',
    dice: [die(20, 17)],
    bonus: 5,
    total: 22,
    rolledAt: '2026-11-08T19:40:00.000Z',
    ...roll,
  }).map(({ path }) => path);

describe('rollFindings', () => {
  it('accepts the sum of the dice and the bonus', () => {
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({ dice: [die(6, 6), die(6, 1)], bonus: -3, total: 4 })).toEqual([]);
  });

  it('refuses another total', () => {
    expect(pathsOf({ total: 23 })).toEqual(['/total']);
  });

  it('refuses a leap second, because JavaScript has no date for it', () => {
    expect(pathsOf({ rolledAt: '2026-12-31T23:59:60Z' })).toEqual(['/rolledAt']);
  });

  it('refuses a value above the number of faces', () => {
    expect(pathsOf({ dice: [die(6, 3), die(6, 7)], total: 15 })).toEqual(['/dice/1/value']);
  });

  it('refuses a die that does not count, without Advantage and Disadvantage', () => {
    expect(pathsOf({ dice: [die(20, 17), die(20, 2, false)] })).toEqual(['/dice']);
  });

  it('keeps the higher of two d20s with Advantage, and the lower one with Disadvantage', () => {
    const higher = [die(20, 17), die(20, 4, false)];
    const lower = [die(20, 17, false), die(20, 4)];
    expect(pathsOf({ mode: 'advantage', dice: higher })).toEqual([]);
    expect(pathsOf({ mode: 'advantage', dice: lower, total: 9 })).toEqual(['/dice']);
    expect(pathsOf({ mode: 'disadvantage', dice: lower, total: 9 })).toEqual([]);
    expect(pathsOf({ mode: 'disadvantage', dice: higher })).toEqual(['/dice']);
  });

  it('keeps one of two equal dice', () => {
    const equal = [die(20, 9), die(20, 9, false)];
    expect(pathsOf({ mode: 'advantage', dice: equal, total: 14 })).toEqual([]);
    expect(pathsOf({ mode: 'disadvantage', dice: equal, total: 14 })).toEqual([]);
  });

  it('counts every other die, such as that of Bless', () => {
    const blessed = [die(20, 4, false), die(20, 17), die(4, 3)];
    expect(pathsOf({ mode: 'advantage', dice: blessed, total: 25 })).toEqual([]);
    const dropped = [die(20, 4, false), die(20, 17), die(4, 3, false)];
    expect(pathsOf({ mode: 'advantage', dice: dropped })).toEqual(['/dice']);
  });

  it('refuses Advantage with one d20, with three, and with two that both count', () => {
    const mode = 'advantage';
    expect(pathsOf({ mode })).toEqual(['/dice']);
    expect(pathsOf({ mode, dice: [die(20, 17), die(20, 1)], total: 23 })).toEqual(['/dice']);
    const three = [die(20, 17), die(20, 1, false), die(20, 2, false)];
    expect(pathsOf({ mode, dice: three })).toEqual(['/dice']);
  });
});
