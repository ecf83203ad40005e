import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest } from './kinds/quest.ts';
import { noExclusions } from './plan/lines.ts';
import { matterOf } from './plan/matter.ts';
import { usableIdea } from './plan/usable-idea.ts';
import { requestOf } from './requests.fixture.ts';

const seeds = Array.from({ length: 10 }, (_, seed) => seed);

const tellers = [
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const;

/** The sections that are about what the enemy does. */
const enemyIn = ['pitch', 'glance', 'truth', 'people', 'clock', 'plan', 'endings'];

/** The sections in which the party learns or decides something about those who hold the victim. */
const captorIn = ['pitch', 'glance', 'truth', 'people', 'endings'];

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');

const allOf = (draft: Draft): string =>
  draft.names.plain([draft.title, ...draft.sections.map(({ text }) => text)].join('\n'));

/** The ids of the sections that lack a name. */
const without = (draft: Draft, ids: readonly string[], name: string): string[] =>
  draft.sections
    .map(({ id }) => id)
    .filter((id) => ids.includes(id))
    .filter((id) => !textIn(draft, id).toLowerCase().includes(name.toLowerCase()));

describe('a person whom an idea names', () => {
  test.each([
    ['Strahd returns', 'Strahd', '', true, '{I} returns'],
    ['Defeat Strahd', 'Strahd', '', true, '{I} wants to be master of {town}'],
    [
      'Count Strahd von Zarovich rules the valley',
      'Count Strahd',
      '',
      true,
      '{I} rules the valley',
    ],
    ['The vampire Strahd wants a bride', 'Strahd', 'vampire', true, '{I} wants a bride'],
    ['Lord Vexmoor wants the party dead', 'Lord Vexmoor', '', true, '{I} wants the party dead'],
    ['A dragon named Ashmaw threatens us', 'Ashmaw', 'dragon', true, '{I} threatens the party'],
    ['Save Barovia from Strahd', 'Strahd', '', true, '{I} threatens Barovia'],
    ['Vlad the Impaler returns', 'Vlad', '', true, '{I} returns'],
    ['Sister Anna has joined a cult', 'Sister Anna', '', undefined, '{I} has joined a cult'],
    ['A wizard named Halaster hired us', 'Halaster', 'wizard', undefined, '{I} hired the party'],
    ['Help Old Tom', 'Old Tom', '', undefined, '{I} needs help'],
  ])('"%s" is about %s', (idea, first, role, isVillain, fact) => {
    const matter = matterOf(idea, noExclusions);
    expect(matter).toMatchObject({ sort: 'person', name: { first }, role, fact });
    expect(matter?.isVillain).toBe(isVillain);
    expect(usableIdea('quest', idea)).toBe(idea);
    expect(matterOf(matter?.source ?? '', noExclusions)).toEqual(matter);
  });

  test.each([
    ['Hanne Velt was murdered', 'dead', 'the murder', undefined],
    ['Hanne Velt is missing', 'missing', 'the disappearance', undefined],
    ['Hanne Velt has been kidnapped', 'missing', 'the abduction', undefined],
    ['Hanne Velt was kidnapped by goblins', 'missing', 'the abduction', 'the goblins'],
    ['Hanne Velt has vanished with the toll', 'missing', 'the disappearance', undefined],
    ['Rescue Hanne Velt from the tower', 'missing', 'the abduction', undefined],
    ['Rescue Hanne Velt from Castle Ravenloft', 'missing', 'the abduction', undefined],
    ['Rescue Hanne Velt from Strahd', 'missing', 'the abduction', 'Strahd'],
    ['Find Hanne Velt', 'missing', 'the abduction', undefined],
    ['Find Hanne Velt in the swamp', 'missing', 'the abduction', undefined],
    ['Search for Hanne Velt', 'missing', 'the abduction', undefined],
    ['Save Hanne Velt', 'missing', 'the abduction', undefined],
    ['Free Hanne Velt before midnight', 'missing', 'the abduction', undefined],
    ['Bring back Hanne Velt', 'missing', 'the abduction', undefined],
    ['Bring Hanne Velt back', 'missing', 'the abduction', undefined],
    ['We must find Hanne Velt', 'missing', 'the abduction', undefined],
    ['A quest to find Hanne Velt', 'missing', 'the abduction', undefined],
    ['Find my friend Hanne Velt', 'missing', 'the abduction', undefined],
    ['Find Hanne van der Velt', 'missing', 'the abduction', undefined],
    ['Find Hanne Maria Velt', 'missing', 'the abduction', undefined],
  ])('"%s" is about a victim', (idea, crime, it, captor) => {
    const matter = matterOf(idea, noExclusions);
    expect(matter).toMatchObject({ sort: 'crime', crime, it, name: { first: 'Hanne' } });
    expect(matter?.captor?.noun).toBe(captor);
    expect(matter?.isVillain).toBeUndefined();
    expect(matterOf(matter?.source ?? '', noExclusions)).toEqual(matter);
  });

  test.each([
    ['Protect Hanne Velt', '{I} needs help', undefined],
    ['Protect Hanne Velt from goblins', '{I} needs help', undefined],
    ['Escort Hanne Velt to Cold Ford', '{I} needs help', undefined],
    ['Bring Hanne Velt to Cold Ford', '{I} needs help', undefined],
    ['Bring Hanne Velt to justice', '{I} wants to be master of {town}', true],
    ['Kill Hanne Velt', '{I} wants to be master of {town}', true],
    ['Stop Hanne Velt before midnight', '{I} wants to be master of {town}', true],
  ])('"%s" is about a person: %s', (idea, fact, isVillain) => {
    const matter = matterOf(idea, noExclusions);
    expect(matter).toMatchObject({ sort: 'person', fact, name: { first: 'Hanne', last: 'Velt' } });
    expect(matter?.isVillain).toBe(isVillain);
  });

  test.each([
    ['Find Golden Excalibur', []],
    ['Save Storm Reach', []],
    ['Find Cold Ford', []],
    ['Find Black Pearl', []],
    ['Save Mount Doom', []],
    ['Find Lost Treasure', []],
    ['Save Red Larch', [{ id: 'p', kind: 'place', name: 'Red Larch' }]],
    ['Find Gray Hand', [{ id: 'f', kind: 'faction', name: 'The Gray Hand' }]],
  ] as const)('"%s" is about no person', (idea, known) => {
    expect(matterOf(idea, noExclusions, known)?.name).toBeUndefined();
  });

  test.each(['Hanne Velt is a traitor', 'Hanne Velt murdered the mayor'])(
    '"%s" is about an enemy',
    (idea) => {
      expect(matterOf(idea, noExclusions)).toMatchObject({ sort: 'person', isVillain: true });
    },
  );

  test('to whom something was done is no enemy', () => {
    expect(matterOf('Hanne Velt was betrayed', noExclusions)).toMatchObject({
      sort: 'person',
      fact: '{I} was betrayed',
    });
    expect(matterOf('Hanne Velt was betrayed', noExclusions)?.isVillain).toBeUndefined();
  });

  test.each([
    'Curse of Strahd',
    'Castle Ravenloft burns',
    'Waterdeep is under siege',
    'Goblins return',
    'Magic fails',
    'Winter returns',
    'Dragons rule the skies',
    'Find Excalibur',
    'Excalibur is missing',
    'Who murdered the mayor?',
    'Retrieve the Sunblade from Castle Darkmoor',
  ])('"%s" names none', (idea) => {
    expect(matterOf(idea, noExclusions)?.sort).not.toBe('person');
  });

  test.each([
    ['Waterdeep is under siege', 'Waterdeep is under siege', 'the siege'],
    ['Find Excalibur', 'people are looking for Excalibur', 'Excalibur'],
  ])('"%s" has no article before the name', (idea, fact, it) => {
    expect(matterOf(idea, noExclusions)).toMatchObject({ fact, it });
  });

  test.each([
    ['Blackwater Keep', 'everyone talks about Blackwater Keep', 'Blackwater Keep'],
    ['Explore Blackwater Keep', 'everyone talks about Blackwater Keep', 'Blackwater Keep'],
    ['Save Blackwater Keep', 'everyone talks about Blackwater Keep', 'Blackwater Keep'],
    ['Blackwater Keep is haunted', 'Blackwater Keep is haunted', 'Blackwater Keep'],
    [
      'Find the Whispering Library',
      'everyone talks about the Whispering Library',
      'the Whispering Library',
    ],
  ])('"%s" keeps the name of the place', (idea, fact, it) => {
    const matter = matterOf(idea, noExclusions);
    expect(matter).toMatchObject({ sort: 'site', fact, it });
    expect(matterOf(matter?.source ?? '', noExclusions)).toEqual(matter);
  });

  test("owns what the idea is about: Strahd's castle", () => {
    const matter = matterOf("Strahd's castle", noExclusions);
    expect(matter).toMatchObject({ fact: "there is Strahd's castle", name: { first: 'Strahd' } });
  });
});

describe.each(tellers)('a %s', (kind, tell) => {
  /** The drafts of an idea for all seeds, with their seeds. None has a fault, or an article before a name. */
  const draftsOf = (idea: string): (readonly [seed: string, draft: Draft])[] =>
    seeds.map((seed) => {
      const draft = tell(requestOf(kind, seed, { idea }), seed);
      expect(draft.faults, String(seed)).toEqual([]);
      expect(allOf(draft), String(seed)).not.toMatch(
        /\b(?:the|an?) Strahd|the Lord Vexmoor|the Sister Anna|the Ireena|the ,/,
      );
      return [String(seed), draft];
    });

  test.each([
    ['Strahd returns', 'Strahd'],
    ['The vampire Strahd wants a bride', 'Strahd'],
    ['Lord Vexmoor wants the party dead', 'Lord Vexmoor'],
    ['Defeat Strahd', 'Strahd'],
    ['Count Strahd von Zarovich rules the valley', 'Count Strahd'],
  ])('about "%s" has %s as its enemy in each part', (idea, name) => {
    for (const [seed, draft] of draftsOf(idea)) {
      expect(without(draft, enemyIn, name), seed).toEqual([]);
    }
  });

  test.each([
    ['Sister Anna has joined a cult', 'Sister Anna'],
    ["Strahd's castle", 'Strahd'],
    ["Strahd's sword", 'Strahd'],
  ])('about "%s" tells of a person of this name', (idea, name) => {
    for (const [seed, draft] of draftsOf(idea)) {
      expect(textIn(draft, 'people'), seed).toContain(`**${name}**`);
    }
  });

  test.each([
    ['Rescue my sister from the goblins', 'the goblins'],
    ['Rescue the princess from a witch', 'the witch'],
    ['Rescue the mayor from pirates', 'the pirates'],
    ['Rescue my brother from Strahd', 'Strahd'],
    ['Rescue Ireena from Strahd', 'Strahd'],
    ['The miller was kidnapped by a cult', 'the cult'],
    ['My father was abducted by orcs', 'the orcs'],
  ])('about "%s" leaves the victim with %s to the end', (idea, captor) => {
    for (const [seed, draft] of draftsOf(idea)) {
      expect(without(draft, captorIn, captor), seed).toEqual([]);
      const steps = 'steps' in draft.details ? draft.details.steps : [];
      expect(steps.join(' '), seed).toContain(captor);
    }
  });

  test('about "Explore Blackwater Keep" calls the place by its name', () => {
    for (const [seed, draft] of draftsOf('Explore Blackwater Keep')) {
      expect(allOf(draft), seed).toContain('Blackwater Keep');
      expect(allOf(draft), seed).not.toMatch(
        /\b(?:the|an?|golden) (?:Explore )?Blackwater|lackwater keep|Keep of /,
      );
    }
  });

  const hanne = {
    id: 'hanne',
    kind: 'person',
    name: 'Hanne Velt',
    role: 'ferry keeper',
    pronouns: 'she',
  } as const;
  const otto = { id: 'otto', kind: 'person', name: 'Otto Krell', role: 'baker' } as const;

  const partsOf = ({ facts }: Draft): Map<string, string> =>
    new Map((facts['people'] as string[][]).map(([part = '', , first = '']) => [part, first]));

  const giverOf = ({ details }: Draft): string => ('giver' in details ? details.giver : '');

  describe.each([
    ['which the campaign has', [hanne, otto]],
    ['which the campaign does not have', []],
  ])('about a person %s', (_, known) => {
    test.each([
      ['Hanne Velt is missing', 'B'],
      ['Hanne Velt has been kidnapped', 'B'],
      ['Hanne Velt was murdered', 'B'],
      ['Rescue Hanne Velt from the tower', 'B'],
      ['Hanne Velt has vanished with the toll', 'B'],
      ['Find Hanne Velt', 'B'],
      ['Bring back Hanne Velt', 'B'],
      ['Save Hanne Velt', 'B'],
      ['Hanne Velt is a traitor', 'A'],
      ['Kill Hanne Velt', 'A'],
    ])('"%s" gives them the part %s, and lets another one ask for help', (idea, part) => {
      for (const seed of seeds) {
        const draft = tell(requestOf(kind, seed, { idea, known }), seed);
        expect(giverOf(draft), String(seed)).not.toContain('Hanne');
        expect(giverOf(draft) === 'Otto Krell', String(seed)).toBe(known.length > 0);
        expect(partsOf(draft).get(part), String(seed)).toContain('Hanne');
        expect(allOf(draft), String(seed)).not.toMatch(/, the[.:,]|\b(?:the|an?) Hanne\b/);
        expect(draft.faults, String(seed)).toEqual([]);
      }
    });
  });

  test.each([
    'Who murdered Hanne Velt?',
    'Avenge Hanne Velt',
    'Find Hanne Velt',
    'hanne velt was murdered',
    'Hanne is missing',
    'Goblins have kidnapped Hanne Velt',
  ])('about "%s" has this person of the campaign as the victim', (idea) => {
    for (const seed of seeds) {
      const parts = partsOf(tell(requestOf(kind, seed, { idea, known: [otto, hanne] }), seed));
      expect([parts.get('G'), parts.get('B')], String(seed)).toEqual(['Otto Krell', 'Hanne Velt']);
    }
  });

  test.each([
    'Hanne Velt asks us to find her lost ring',
    'Hanne Velt needs help against the goblins',
    'Hanne Velt hires the party to rescue Otto Krell',
  ])('about "%s" has this person of the campaign as the one who asks', (idea) => {
    for (const seed of seeds) {
      const draft = tell(requestOf(kind, seed, { idea, known: [otto, hanne] }), seed);
      expect(giverOf(draft), String(seed)).toBe('Hanne Velt');
      expect(partsOf(draft).get('I'), String(seed)).toBeUndefined();
    }
  });

  test('lets an invented person ask for help if the idea names the only one of the campaign', () => {
    for (const idea of ['Hanne Velt was murdered', "Hanne Velt's ring was stolen"]) {
      for (const seed of seeds) {
        const draft = tell(requestOf(kind, seed, { idea, known: [hanne] }), seed);
        expect(giverOf(draft), `${idea} ${seed}`).not.toContain('Hanne');
      }
    }
  });
});
