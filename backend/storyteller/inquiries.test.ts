import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest } from './kinds/quest.ts';
import { requestOf } from './requests.fixture.ts';
import type { Tone } from './story.ts';

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');

const whole = (draft: Draft): string =>
  draft.sections.map(({ heading, text }) => draft.names.plain(`${heading}\n${text}`)).join('\n');

const serious: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror'];
const levels = [1, 3, 6, 9, 12, 16, 20];

const furniture = /lock-up|forged (?:document|paper)|\{|undefined/;

/** Ideas with the plot that tells them, and a word that must be in the whole text. */
const inquiries = [
  ['find out who is burning down the granaries', 'inquire-damage', /granaries/],
  ['someone is digging up graves and only taking the hands', 'inquire-damage', /hands/],
  ['someone is smashing the statues', 'inquire-damage', /statues/],
  ['election in the city, candidates keep dying', 'inquire-killings', /candidates/i],
  [
    'pilgrimage to a holy mountain, pilgrims are murdered one by one',
    'way-of-murders',
    /pilgrims are murdered/,
  ],
  ['someone is poisoning the judges', 'inquire-killings', /judges/],
  ['a serial killer in the city', 'inquire-killings', /serial killer/],
  [
    'a werewolf is killing shepherds but everyone suspects the wrong guy',
    'inquire-skin',
    /werewolf/,
  ],
  ['a vampire is killing nobles', 'inquire-skin', /vampire/],
  ['murder at a masquerade ball', 'inquire-murder', /masquerade ball/],
  ['the miller has been murdered', 'inquire-murder', /miller/],
  ['a murder in a locked room', 'inquire-murder', /locked room/],
  ['the king was poisoned', 'inquire-murder', /king was poisoned/],
  ['solve the murder of the duke', 'inquire-murder', /duke/],
  [
    "the party is put on trial for a murder they didn't commit",
    'inquire-murder',
    /party is accused of a murder/,
  ],
  ['an innocent woman is accused of murder', 'inquire-murder', /innocent woman/],
  ['the king has been replaced by a doppelganger', 'inquire-double', /king/],
  ["the mayor's wife thinks her husband is not her husband", 'inquire-double', /mayor/],
  ['the high priest is secretly a devil', 'inquire-double', /devil/],
  ['a doppelganger in the council', 'inquire-double', /doppelganger/],
  ['a traitor among the rebels', 'inquire-hidden', /traitor among the rebels/],
  [
    'the rebels hide in the catacombs, a traitor is among them',
    'inquire-hidden',
    /rebels in the catacombs/,
  ],
  ['find the spy in the castle', 'inquire-hidden', /spy/],
  ['dragon cult in the royal court', 'inquire-band', /dragon cult in the royal court/],
  ['wererats control the city watch', 'inquire-band', /wererats control the city watch/i],
  ['a cult has infiltrated the town council', 'inquire-band', /cult/],
  ['a dragon has invited the party to a banquet', 'inquire-dinner', /banquet/],
  [
    'fake healer selling fake potions that sometimes work',
    'inquire-fraud',
    /fake potions that sometimes work/,
  ],
] as const;

const tonesOf = (kernel: string): readonly Tone[] =>
  /damage|double|hidden|band|dinner|fraud/.test(kernel) ? [...serious, 'whimsical'] : serious;

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a %s', (kind, tell) => {
  test.each(inquiries)(
    'tells "%s" with the plot %s, from beginning to end',
    (idea, kernel, said) => {
      const tones = tonesOf(kernel);
      for (let seed = 0; seed < 5; seed += 1) {
        const tone = tones[seed % tones.length] ?? 'heroic';
        const level = levels[seed % levels.length] ?? 1;
        const request = requestOf(kind, seed, { idea, tone, level });
        const draft = tell(request, seed);
        expect(draft.facts['kernel'], `${seed} ${tone}`).toBe(kernel);
        expect(draft.faults, `${seed} ${tone} ${level}`).toEqual([]);
        expect(textIn(draft, 'pitch')).toMatch(said);
        expect(whole(draft)).not.toMatch(furniture);
      }
    },
  );
});
