import { describe, expect, test } from 'vitest';
import { rowText } from '../plan/truths.ts';
import { livelihoods } from './livelihoods.ts';
import type { Livelihood, Row } from './row-types.ts';

const plain = (rows: readonly Row[]): string[] => rows.map(rowText);

const sentencesOf = (livelihood: Livelihood): string[] => [
  ...plain(livelihood.habits),
  ...livelihood.realmCost,
  ...livelihood.upheaval.flatMap(({ event, after }) => [event, ...after]),
  ...livelihood.sites.flatMap(({ feature }) => plain(feature)),
];

const fragmentsOf = (livelihood: Livelihood): string[] => [
  ...plain(livelihood.sabotage),
  ...livelihood.tools,
  ...livelihood.stake,
  livelihood.neglect,
  livelihood.mark,
  livelihood.smell,
  livelihood.sound,
  livelihood.fake,
  livelihood.token,
  livelihood.calamity.noun,
  livelihood.deadline.noun,
  ...livelihood.sites.flatMap(({ look, checks, residue, name }) => [
    ...plain(look),
    ...checks.map(([, what]) => what),
    residue,
    name,
  ]),
];

describe('the livelihoods', () => {
  test('are at least 24, and the names of all of them differ', () => {
    expect(livelihoods.length).toBeGreaterThanOrEqual(24);
    expect(new Set(livelihoods.map(({ id }) => id)).size).toBe(livelihoods.length);
  });

  test.for(livelihoods.map((livelihood) => [livelihood.id, livelihood] as const))(
    '%s has the number of rows that a text needs without repeating one',
    ([, livelihood]) => {
      expect(livelihood.sites).toHaveLength(6);
      for (const site of livelihood.sites) {
        expect(site.look, site.id).toHaveLength(6);
        expect(site.feature, site.id).toHaveLength(6);
        expect(site.checks, site.id).toHaveLength(4);
      }
      expect(livelihood.trades.length).toBeGreaterThanOrEqual(4);
      expect(livelihood.habits.length).toBeGreaterThanOrEqual(4);
      expect(livelihood.tools.length).toBeGreaterThanOrEqual(3);
      expect(livelihood.realmCost.length).toBeGreaterThanOrEqual(3);
      expect(livelihood.sabotage.length).toBeGreaterThanOrEqual(3);
      expect(livelihood.upheaval.length).toBeGreaterThanOrEqual(2);
      for (const { after } of livelihood.upheaval) expect(after.length).toBeGreaterThanOrEqual(3);
    },
  );

  test.for(livelihoods.map((livelihood) => [livelihood.id, livelihood] as const))(
    '%s has sentences with a capital and a full stop, and fragments without',
    ([, livelihood]) => {
      const wrongSentences = sentencesOf(livelihood).filter((text) => !/^[A-Z{].*\.$/.test(text));
      const wrongFragments = fragmentsOf(livelihood).filter(
        (text) => /^[A-Z]/.test(text) || /[.]$/.test(text),
      );
      const wrongChecks = livelihood.sites.flatMap(({ checks }) =>
        checks.map(([, what]) => what).filter((what) => !/^(?:\w+ and )?\w+ing\b/.test(what)),
      );
      expect([...wrongSentences, ...wrongFragments, ...wrongChecks]).toEqual([]);
      for (const { name } of livelihood.sites) expect(name).toMatch(/^the /);
    },
  );

  test('have no text twice, and no place of two of them has the same name or residue', () => {
    const texts = livelihoods.flatMap((livelihood) => [
      ...sentencesOf(livelihood),
      ...fragmentsOf(livelihood),
    ]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
