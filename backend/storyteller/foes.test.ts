import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest } from './kinds/quest.ts';
import { noExclusions } from './plan/lines.ts';
import { matterOf } from './plan/matter.ts';
import { requestOf, textOf, tones } from './requests.fixture.ts';
import type { StoryRequest } from './story.ts';
import { rulesCreatures } from './tables/foes/rules-creatures.ts';

const tellers = [
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const;

const seeds = Array.from({ length: 10 }, (_, seed) => seed);

const plainText = (draft: Draft): string => draft.names.plain(textOf(draft));

/** The text of a quest without its parts about sums: level, party and idea are the same in all of them. */
const told = (idea: string, seed: number, given: Partial<StoryRequest>): Draft =>
  tellQuest(requestOf('quest', seed, { idea, tone: 'heroic', ...given }), seed);

describe('an enemy whom an idea calls a creature', () => {
  test.each([
    ['A lich named Voruk rules the valley', 20, 6, 'a Lich, CR 21'],
    ['Defeat the vampire lord Aldous', 14, 4, 'a Vampire, CR 13'],
    ['Hunt the vampire', 9, 4, 'a Vampire Spawn, CR 5'],
    ['A werewolf named Rask threatens the village', 4, 4, 'a Werewolf, CR 3'],
    ['The medusa Ophia has returned', 9, 4, 'a Medusa, CR 6'],
    ['Slay the black dragon Noctur', 12, 4, 'an Adult Black Dragon, CR 14'],
    ['A mummy lord named Set-Ra rules the desert', 16, 4, 'a Mummy Lord, CR 15'],
    ['The demon Gorrath was summoned', 17, 4, 'a Balor, CR 19'],
    ['A rakshasa named Veer rules the city', 15, 4, 'a Rakshasa, CR 13'],
    ['The goblin Snik attacks the farms', 12, 4, 'a Goblin Boss, CR 1'],
    ['A frost giant named Ymra raids the coast', 10, 4, 'a Frost Giant, CR 8'],
  ])('"%s" at level %i has its statistics', (idea, level, partySize, statistics) => {
    for (const seed of seeds) {
      const draft = told(idea, seed, { level, partySize });
      expect(draft.faults, String(seed)).toEqual([]);
      expect(plainText(draft), String(seed)).toContain(`the statistics of ${statistics}`);
    }
  });

  test.each([
    [
      'A lich named Voruk rules the valley',
      20,
      /new body within 1d10 days.*spirit jar.*phylactery/,
    ],
    [
      'The mummy lord Set-Ra has returned',
      16,
      /new body after 24 hours.*heart is whole.*only fire/,
    ],
    ['The vampire Aldous rules the valley', 14, /turns to mist.*resting place.*sunlight/i],
    ['Defeat the devil Maloch', 17, /killed outside of the Nine Hells.*new body there/i],
    ['Defeat the demon Gorrath', 17, /killed outside of the Abyss.*new body there/i],
    ['The troll Grub attacks the farms', 8, /regains 15 hit points.*Acid or fire/],
    ['The medusa Ophia has returned', 9, /mirror.*turning to stone/],
    ['The werewolf Rask threatens the village', 5, /silver is no better than steel/i],
  ])('"%s" says what ends the enemy', (idea, level, end) => {
    for (const seed of seeds.slice(0, 5)) {
      expect(plainText(told(idea, seed, { level, partySize: 6 })), String(seed)).toMatch(end);
    }
  });

  test('is what the campaign calls it, if the idea does not say it', () => {
    const known = [{ id: 'p', kind: 'person', name: 'Strahd', role: 'vampire' }] as const;
    for (const seed of seeds.slice(0, 5)) {
      const text = plainText(told('Defeat Strahd', seed, { level: 14, partySize: 4, known }));
      expect(text, String(seed)).toContain('the statistics of a Vampire, CR 13');
    }
  });

  test('comes back after a fight unless what brings it back is gone, and the ending says so', () => {
    for (const seed of seeds) {
      const draft = told('Defeat the lich Voruk', seed, { level: 20, partySize: 6 });
      const ends = draft.sections.find(({ id }) => id === 'endings')?.text ?? '';
      expect(draft.names.plain(ends), String(seed)).toMatch(/for good only if/);
    }
  });

  test.each([
    ['Hunt a lich named Voruk', 12],
    ['The vampire Aldous rules the valley', 3],
    ['A frost giant named Ymra raids the coast', 2],
    ['A dragon named Ashmaw threatens us', 1],
  ])('"%s" at level %i is too strong, says so, and is not fought', (idea, level) => {
    for (const [kind, tell] of tellers) {
      for (const seed of seeds) {
        const given = { idea, level, partySize: 2, tone: tones[seed % 3] ?? 'heroic' };
        const draft = tell(requestOf(kind, seed, given), seed);
        expect(draft.faults, `${kind} ${seed}`).toEqual([]);
        const text = plainText(draft);
        expect(text, `${kind} ${seed}`).toMatch(/too strong for|too much for/);
        expect(text, `${kind} ${seed}`).not.toMatch(/is beaten at/);
      }
    }
  });

  test('has the numbers of another one of its type if the rules have no such creature', () => {
    for (const [idea, name] of [
      ['The beholder Xanth rules the caves', 'beholder'],
      ['Defeat the death knight Soth', 'death knight'],
      ['A mind flayer named Ul threatens the city', 'mind flayer'],
    ] as const) {
      for (const seed of seeds.slice(0, 5)) {
        const text = plainText(told(idea, seed, { level: 15, partySize: 5 }));
        expect(text).toMatch(new RegExp(`(?:The rules have|There is) no ${name}`));
        expect(text).not.toContain(`statistics of a ${name}`);
      }
    }
  });

  test('is not the target of a spell that affects only humanoids', () => {
    const ofPeople = /\*(?:Hold|Charm|Dominate) Person\* on (\S+)/g;
    for (const idea of ['The lich Voruk returns', 'Hunt the troll Voruk', 'Slay the hag Voruk']) {
      for (let seed = 0; seed < 40; seed += 1) {
        const text = plainText(told(idea, seed, { level: 12, length: 'long' }));
        const targets = [...text.matchAll(ofPeople)].map(([, name]) => name);
        expect(targets.filter((name) => name?.startsWith('Voruk'))).toEqual([]);
      }
    }
  });

  test('is known as an enemy also without a name, if a party has to fight it or if it does harm', () => {
    const enemies = [
      'Hunt the vampire',
      'We must slay a lich',
      'A medusa terrorises the valley',
      'A rakshasa rules the city',
      'The vampire countess Mircalla wants a bride',
    ];
    const others = [
      'a bridge troll who wants to retire',
      'a vampire hunter',
      'Hunt the duke',
      'a ghost',
    ];
    const isEnemy = (idea: string): boolean => matterOf(idea, noExclusions)?.isVillain === true;
    expect(enemies.filter((idea) => !isEnemy(idea))).toEqual([]);
    expect(others.filter(isEnemy)).toEqual([]);
  });
});

describe('a beast of an idea', () => {
  test.each([
    ['A hydra attacks the boats', 12, 'a Hydra, CR 8'],
    ['A griffon attacks the riders', 5, 'a Griffon, CR 2'],
    ['The wyvern Skree hunts the herds', 9, 'a Wyvern, CR 6'],
    ['A stone golem attacks the mine', 12, 'a Stone Golem, CR 10'],
    ['A red dragon burns the farms', 12, 'a Young Red Dragon, CR 10'],
    ['A roc steals the sheep', 3, 'a Roc, CR 11'],
  ])('"%s" at level %i is one by the rules', (idea, level, creature) => {
    for (const seed of seeds) {
      const draft = told(idea, seed, { level, partySize: 4 });
      expect(draft.faults, String(seed)).toEqual([]);
      expect(plainText(draft), String(seed)).toContain(creature);
    }
  });

  test('that is too strong for the party is weaker in the fight than it is', () => {
    const text = seeds.map((seed) =>
      plainText(told('A roc attacks the boats', seed, { level: 3, partySize: 4 })),
    );
    expect(text.every((one) => /too much for this party/.test(one))).toBe(true);
  });
});

test('each creature of the rules has a name, a type and the points of a challenge', () => {
  const points = new Set([...rulesCreatures.values()].map(({ xp }) => xp));
  expect(rulesCreatures.size).toBe(330);
  expect(Math.max(...points)).toBe(155_000);
  expect(rulesCreatures.get('Lich')).toMatchObject({ type: 'undead', xp: 33_000 });
  expect(rulesCreatures.get("Will-o'-Wisp")).toMatchObject({ type: 'undead', xp: 450 });
});

describe('those who fight beside the culprit', () => {
  test('are no demons if the enemy is a devil, and no devils if it is a demon', () => {
    const leaders = ['Defeat the demon Gorrath', 'Defeat the devil Maloch'].map((idea) =>
      Array.from({ length: 20 }, (_, seed) =>
        plainText(told(idea, seed, { level: 14 + (seed % 7), partySize: 6 })),
      ).join('\n'),
    );
    const [ofDemon = '', ofDevil = ''] = leaders;
    expect(ofDemon).not.toMatch(/, with \d+ (?:Imps?|Erinyes|Pit Fiends?|\w+ Devils?);/);
    expect(ofDevil).not.toMatch(/, with \d+ (?:Quasits?|Hezrous?|Nalfeshnees?|Mariliths?);/);
  });

  test('can tell in the street who pays them', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const request = requestOf('adventure', seed, { idea: 'a stolen bell', level: 20 });
      expect(plainText(tellAdventure(request, seed))).not.toMatch(
        /has the party followed[^.]*(?:Golem|Elemental|Guardian)/,
      );
    }
  });

  /** The last fight of thirty seeds. */
  const fightsOf = (idea: string, level: number): string[] =>
    Array.from({ length: 30 }, (_, seed) =>
      JSON.stringify(told(idea, seed, { level, partySize: 4 }).facts['encounter']),
    );

  test.each([
    ['Hanne Velt was kidnapped by harpies', 5, /"Harp(?:y|ies)"/],
    ['Hanne Velt was kidnapped by goblins', 2, /"Goblin (?:Warriors?|Boss(?:es)?)"/],
    ['Rescue Hanne Velt from trolls', 12, /"Trolls?"/],
    ['Hanne Velt was kidnapped by a medusa', 9, /"Medusa"/],
    ['trolls attack the town', 12, /"Trolls?"/],
  ])('are those of whom "%s" speaks', (idea, level, name) => {
    expect(fightsOf(idea, level).filter((fight) => !name.test(fight))).toEqual([]);
  });
});
