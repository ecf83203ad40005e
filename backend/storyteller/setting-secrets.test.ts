import { describe, expect, test } from 'vitest';
import { tellSetting } from './kinds/setting.ts';
import { rowText } from './plan/truths.ts';
import { withAsides } from './realise/asides.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import { sharedWrongs, wrongDetails } from './tables/shared-wrongs/shared-wrongs.ts';

/** The literal parts of a row that are long enough to be found again. */
const partsOf = (text: string): string[] =>
  withAsides(text)
    .split(/\{[^{}]*\}|\. /)
    .filter(({ length }) => length >= 20);

describe('a thousand settings', () => {
  const all = Array.from({ length: 1000 }, (_, seed) =>
    tellSetting(requestOf('setting', seed), seed),
  );
  const drafts = all.filter(({ facts }) => sharedWrongs.some(({ id }) => id === facts['wrong']));

  test('say nothing for everyone of what only the game master knows', () => {
    for (const { facts, names, sections } of drafts) {
      const wrong = sharedWrongs.find(({ id }) => id === facts['wrong']);
      if (wrong === undefined) throw new Error('A setting has a shared wrong.');
      const secret = [
        ...wrong.truth,
        ...wrong.secrets.map(rowText),
        ...wrong.parties.flat().map(({ hidden }) => hidden),
        ...wrong.start.flatMap(({ answer }) => answer.map(rowText)),
        ...(wrongDetails[wrong.id]?.places.flat() ?? []).flatMap(({ hidden }) =>
          hidden.map(rowText),
        ),
        ...(wrongDetails[wrong.id]?.levers.flat() ?? []).map(rowText),
      ].flatMap(partsOf);
      const open = names.plain(textOf({ sections }, 'everyone'));
      expect(secret.filter((part) => open.includes(part))).toEqual([]);
    }
  });

  test('tell the game master what is behind the first evening and what each faction hides', () => {
    for (const { facts, sections } of drafts) {
      const wrong = sharedWrongs.find(({ id }) => id === facts['wrong']);
      const secrets = sections.find(({ id }) => id === 'secrets')?.text ?? '';
      const answers = wrong?.start.flatMap(({ answer }) => answer.map(rowText)) ?? [];
      const isAnswered = answers.some((answer) =>
        partsOf(answer).some((part) => secrets.includes(part)),
      );
      expect(isAnswered).toBe(true);
      const hidden = sections.find(({ id }) => id === 'hidden');
      expect(hidden?.audience).toBe('gm');
      expect(hidden?.text.split('\n')).toHaveLength(4);
    }
  });

  test('tell what is found at each place where players are sent, and what moves each person', () => {
    for (const { sections } of all) {
      const linesOf = (id: string): string[] =>
        (sections.find((section) => section.id === id)?.text ?? '').split('\n');
      expect(linesOf('found')).toHaveLength(linesOf('places').length);
      expect(linesOf('levers')).toHaveLength(4);
    }
  });

  test('name no ruling body that they do not introduce as a faction or a ruler', () => {
    for (const { id, conflicts, secrets, steps, needs, start } of sharedWrongs) {
      const rows = [...conflicts, ...secrets, ...steps.flat(), ...needs.flat()].map(rowText);
      const details = wrongDetails[id];
      const more = [
        ...(details?.places.flat() ?? []).flatMap(({ open, hidden }) => [open, ...hidden]),
        ...(details?.levers.flat() ?? []),
        ...(details?.jobs ?? []),
      ].map(rowText);
      expect(more.length).toBeGreaterThan(20);
      const texts = [...rows, ...more, ...start.map(({ scene }) => scene)];
      expect(texts.filter((text) => text.includes('{body4'))).toEqual([]);
    }
  });
});
