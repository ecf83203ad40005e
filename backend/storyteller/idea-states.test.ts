import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import { tellQuest } from './kinds/quest.ts';
import type { Draft } from './kinds/draft.ts';
import { hasPlotOf } from './plan/has-plot.ts';
import { noExclusions } from './plan/lines.ts';
import { matterOf } from './plan/matter.ts';
import { requestOf, tones } from './requests.fixture.ts';
import { tellStory } from './tell.ts';

test.each([
  ['a lost parrot', 'being', 'gone', 'the parrot'],
  ['a dog that is lost in the forest', 'being', 'gone', 'the dog'],
  ["the baker's cat has run away", 'being', 'gone', 'the cat'],
  ['a mule stolen by bandits', 'being', 'gone', 'the mule'],
  ['missing children', 'being', 'gone', 'the missing children'],
  ['rescue the kidnapped bear cub', 'being', 'gone', 'the bear cub'],
  ['free the unicorn from the hunters', 'being', 'gone', 'the unicorn'],
  ['the last griffin is dying', 'being', 'unwell', 'the last griffin'],
  ['heal the wounded stag', 'being', 'unwell', 'the stag'],
  ['a dead whale on the beach', 'being', 'dead', 'the whale'],
  ["the king's horse died", 'being', 'dead', 'the horse'],
  ['a cursed duke', 'person', 'unwell', '{I}'],
  ['cure the queen', 'person', 'unwell', '{I}'],
  ['lift the curse of the prince', 'person', 'unwell', '{I}'],
  ['a sick child', 'person', 'unwell', '{I}'],
  ['a haunted doll', 'thing', 'unwell', 'the doll'],
  ['the ship is missing', 'thing', 'gone', 'the ship'],
  ['a lost temple', 'site', 'gone', 'the temple'],
  ['a captured spy', 'crime', 'gone', 'the abduction'],
  ['the priest was found dead', 'crime', 'dead', 'the murder'],
])('"%s" is about a %s that is %s: %s', (idea, sort, state, it) => {
  expect(matterOf(idea, noExclusions)).toMatchObject({ sort, state, it });
});

test.each([
  'every cat in town has vanished',
  'a thief who killed a king',
  'an escaped bear',
  'a haunted mill',
  'the lake has disappeared',
])('"%s" says nothing of the state of one subject', (idea) => {
  expect(matterOf(idea, noExclusions)?.state).toBeUndefined();
});

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a story of the kind %s', (kind, tell) => {
  test.each([
    ['a lost parrot', /^being-led$/, /parrot has found a way into/],
    ['a mule stolen by bandits', /^being-led$/, /mule led away/],
    ['missing children', /^vanish-many$/, /children have vanished/i],
    ['a dead griffin', /^being-dead$/, /griffin poisoned/],
    ['a sick unicorn', /^being-unwell$/, /unicorn cannot get well/],
    ['a cursed duke', /^cure-one$/, /is cursed, and for that there is a cause and a cure/],
    ['a murdered miller', /^inquire-murder$/, /[Tt]he miller was murdered/],
    ['rescue the mayor from the tower', /^rescue-one$/, /mayor was kidnapped/],
    ['a lost temple', /^delve-ruin$/, /temple was built around/],
    ['a wolf that ate the priest', /^hunt-monster$/, /wolf ate the priest: that is so/],
    ['steal the crown from a dragon', /^direct-den$/, /The crown is at|has the crown at/],
    ['a missing ship', /^thing-wrecked$/, /had the ship led to/],
    ['a stolen bell', /^direct-stolen$/, /The bell was really stolen|took the bell/],
    ['a cursed sword', /^thing-(?:price|taken)$/, /sword/],
    ['a haunted inn', /^ghost-wish$/, /a ghost haunts the inn/i],
  ])('about "%s" has a plot of the kind %s', (idea, kernel, gist) => {
    // The plot about a murder is no comedy: a tale is written then.
    const own = tones.filter((tone) => tone !== 'whimsical' || !kernel.test('inquire-murder'));
    for (let seed = 0; seed < 10; seed += 1) {
      const tone = own[seed % own.length] ?? 'heroic';
      const draft = tell(requestOf(kind, seed, { idea, tone, length: 'long' }), seed);
      expect(draft.faults, String(seed)).toEqual([]);
      expect(draft.facts['kernel'], String(seed)).toMatch(kernel);
      expect(textIn(draft, 'glance'), String(seed)).toMatch(gist);
    }
  });

  const given = { tone: 'grim', length: 'long' } as const;
  const allOf = (draft: Draft): string =>
    draft.sections.map(({ id }) => textIn(draft, id)).join('\n');

  test('about a murder has a victim who is dead in all sections', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const draft = tell(requestOf(kind, seed, { ...given, idea: 'a murdered miller' }), seed);
      const victim = draft.names.plain(draft.telling?.marksOf('B')[0] ?? '');
      expect(textIn(draft, 'people')).toMatch(/(?:She|He|\p{Lu}\p{L}+) (?:is|are) dead/u);
      expect(allOf(draft)).not.toMatch(
        new RegExp(`Sending\\* to ${victim}|${victim} (?:owes|keeps|loses patience)`),
      );
    }
  });

  test.each(['rescue the mayor from the goblins', 'the bookseller has vanished'])(
    'about "%s" has a victim who is not in the town with the others',
    (idea) => {
      for (let seed = 0; seed < 10; seed += 1) {
        const draft = tell(requestOf(kind, seed, { ...given, idea }), seed);
        const victim = draft.names.plain(draft.telling?.marksOf('B')[0] ?? '');
        expect(allOf(draft), String(seed)).not.toMatch(
          new RegExp(`[Bb]ring ${victim}\\b.{0,30} out of|${victim}\\b.{0,20} loses patience`),
        );
      }
    },
  );
});

test('a story whose plot cannot be about the idea is known to be about another one', () => {
  const idea = 'a lost parrot';
  const told = tellStory(requestOf('quest', 1, { idea }));
  expect(hasPlotOf(idea, told)).toBe(true);
  // Each plot about one who has gone has a cart.
  const other = tellStory(requestOf('quest', 1, { idea, lines: ['carts', 'lost'] }));
  expect(hasPlotOf(idea, other)).toBe(false);
  expect(hasPlotOf('', other)).toBe(true);
});
