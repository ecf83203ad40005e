import { expect, test } from 'vitest';
import { requestOf, textOf, tones } from '../requests.fixture.ts';
import { tellStory } from '../tell.ts';
import { planCharacter } from './character.ts';

/** What users type for characters, each in two wordings, and the departure that was written for it. */
const classics = [
  ['idea-raised-by-beasts', 'druid raised by wolves', 'a feral girl who grew up among bears'],
  ['idea-clever-beast', 'ranger whose pet is smarter than him', 'a bard with a talking goat'],
  ['idea-spy', 'spy for the crown', 'a rogue working as a double agent'],
  ['idea-bad-liar', 'rogue who is terrible at lying', 'a thief and the worst liar'],
  ['idea-many-faces', 'charlatan with many identities', 'changeling who lost her own face'],
  ['idea-vow-for-love', 'monk who broke his vow for love', 'a nun who left the order for a man'],
  ['idea-first-mission', 'acolyte sent out for the first time', 'a monk on her first mission'],
  ['idea-of-death', 'cleric of the death god', 'priestess of the dead'],
  ['idea-bad-luck', 'cleric of luck with bad luck', 'the unluckiest halfling'],
  ['idea-of-a-god', 'dwarf cleric of the forge', 'gnome cleric of a god of laughter'],
  ['idea-steals-spells', 'a wizard who steals spells', 'self-taught wizard'],
  ['idea-prophecy', 'hermit with a prophecy', 'aasimar with a destiny'],
  ['idea-devil-pact', 'tiefling warlock with a fiend patron', 'warlock with a demon patron'],
  ['idea-old-one', 'warlock of the great old one', 'she hears whispers from the sea'],
  ['idea-bounty-hunter', 'bounty hunter with a crossbow', 'ranger who hunts criminals'],
  ['idea-monster-hunter', 'ghost hunter', 'a monster slayer who drinks strange potions'],
  ['idea-treasure-hunter', 'tabaxi treasure hunter', 'gnome archaeologist'],
  ['idea-refused-contract', 'assassin who spared his last target', 'she refused the last contract'],
  ['idea-stepped-out', 'person who fell out of a painting', 'the hero from a story book'],
  ['idea-in-one-coat', 'three kobolds in a trench coat', 'two goblins pretending to be an elf'],
  ['idea-swarm', 'a swarm of bees in armor', 'a hive of wasps in a suit of armour'],
  ['idea-empty-armour', 'knight who is only an empty suit', 'paladin in haunted armor'],
  ['idea-experiment', "escaped experiment from a wizard's lab", 'a failed experiment'],
  ['idea-reborn', 'a reincarnated villain', 'the reincarnation of a dragon'],
  ['idea-runaway-royal', 'noble who ran away from home', 'a princess disguised as a knight'],
  ['idea-entertainer', 'mime bard', 'a clown'],
  ['idea-gentle-necromancer', 'a kind necromancer', 'necromancer who just wants to help'],
  ['idea-explosions', 'gnome wizard who likes explosions', 'a goblin pyromaniac'],
  ['idea-temper', 'monk without temper', 'barbarian with a bad temper'],
  ['idea-flirt', 'bard who flirts with everyone', 'a womanizer'],
  ['idea-nightmares', 'sorcerer with nightmares', 'he has terrible nightmares'],
  ['idea-allergic', 'druid allergic to pollen', 'wizard with an allergy to cats'],
  ['idea-from-afar', 'barbarian from the cold north', 'ranger from the desert'],
  ['idea-envoy', 'orc peace ambassador', 'a young diplomat'],
  ['idea-henchman', 'former villain henchman', 'minion of an evil wizard'],
  ['idea-farm-hero', 'farm boy with a pitchfork', 'folk hero'],
  ['idea-days-left', 'she has 300 days left', 'a dying bard'],
  ['idea-artificer', 'goblin artificer', 'a gnome inventor'],
  ['idea-haunted-weapon', 'a rogue with a haunted dagger', 'fighter bound to a cursed sword'],
  ['idea-mistaken-chosen', 'farmer mistaken for the chosen one', 'a fake prophet'],
  ['idea-cursed-form', 'cursed to turn into a bear', 'a princess turned into a frog'],
  ['idea-exiled-noble', 'exiled noble', 'an elven prince in exile'],
  ['idea-royal', 'barbarian princess', 'a spoiled prince'],
  [
    'idea-kin-on-other-side',
    'thief whose twin brother is a guard captain',
    'his father is a pirate',
  ],
  [
    'idea-pact-for-many',
    'paladin who made a deal with a devil to save his village',
    'a pact to save her people',
  ],
  ['idea-lost-soul', 'gambler who lost his soul in a card game', 'a bard without a soul'],
  ['idea-fallen-angel', 'fallen angel', 'a demon who wants to be good'],
  ['idea-outlived', 'elf who outlived all her human friends', 'an immortal'],
  ['idea-healer', 'medic from the war', 'a plague doctor'],
  ['idea-death-trade', 'executioner who quit', 'gravedigger'],
  ['idea-prankster', 'gnome illusionist prankster', 'she plays tricks'],
  ['idea-diary', 'barbarian who keeps a diary', 'an orc poet'],
  ['idea-talks-to-things', 'ranger who talks to trees', 'wizard who talks to his hat'],
  [
    'idea-in-truth',
    'the village idiot who is actually a genius',
    'a baker who is secretly a dragon',
  ],
  ['idea-unknown-patron', "warlock who doesn't know who her patron is", 'a mysterious patron'],
  ['idea-bloodline', 'sorcerer descended from dragons', 'elf with fey ancestry'],
  ['idea-black-sheep', 'a bard from a family of warriors', 'orc who is too small for his tribe'],
  ['idea-merchant', 'merchant who lost everything', 'a travelling salesman'],
  ['idea-bodyguard', 'he is the bodyguard of a child king', 'royal bodyguard'],
  ['idea-forbidden-book', 'scholar who read a forbidden book', 'he opened a cursed tome'],
  ['idea-seer', "oracle who sees everyone's death", 'fortune teller'],
  ['idea-saw-monster', "fisherman's son who saw a sea monster", 'he was swallowed by a whale'],
  ['idea-deaf', 'deaf monk', "a bard who can't hear"],
  ['idea-forgetful', 'elf with dementia who was once a great hero', 'a forgetful wizard'],
  ['idea-stage-fright', 'bard with stage fright', 'too shy to sing'],
  ['idea-clumsy', 'clumsy wizard', 'he is accident-prone'],
  ['idea-code', 'smuggler with a code', 'assassin who never kills innocents'],
  ['idea-left-home', 'goblin who escaped his tribe', 'orc who left her clan'],
  ['idea-sold-soul', 'he sold his soul to a devil', 'a bard who sold her soul'],
  ['idea-any-trade', 'chimney sweep', 'dwarf ratcatcher'],
] as const;

const seeds = [0, 1, 2, 3, 4, 5];

test.each(classics.flatMap(([id, ...ideas]) => ideas.map((idea) => [idea, id] as const)))(
  '%s has the story that was written for it',
  (idea, id) => {
    for (const seed of seeds) {
      const request = requestOf('character', seed, {
        idea,
        level: [1, 5, 9, 15][seed % 4] ?? 1,
        tone: tones[seed % tones.length] ?? 'heroic',
        length: 'long',
      });
      const draft = planCharacter(request, seed).write();
      const text = draft.names.plain(draft.sections.map((section) => section.text).join('\n'));
      expect(draft.faults).toEqual([]);
      expect(draft.facts['departure']).toBe(id);
      expect(text).not.toMatch(/[{}]/);
    }
  },
);

test('a clause that the story tells already is not told again in general words', () => {
  for (const seed of seeds) {
    for (const idea of [
      'warlock of the great old one, hears whispers',
      "monk who broke his vow for love and can't return",
      "wizard who steals spells because he can't afford school",
    ]) {
      expect(textOf(tellStory(requestOf('character', seed, { idea })))).not.toMatch(
        /they will tell anyone|One thing is known/,
      );
    }
  }
});

test('a second part of an idea that would lead alone is woven in', () => {
  for (const seed of seeds) {
    const idea = 'amnesiac paladin with a haunted sword';
    const text = textOf(tellStory(requestOf('character', seed, { idea })));
    expect(text).toMatch(/\bsword\b/);
    expect(text).toMatch(/remembers nothing|remember/);
  }
});

test('a people and a class are no trade', () => {
  for (const seed of seeds) {
    const { facts } = tellStory(requestOf('character', seed, { idea: 'human wizard' }));
    expect(facts['departure']).not.toBe('idea-any-trade');
  }
});

test('a swarm and three kobolds in a coat are of no people that the idea does not name', () => {
  for (const seed of seeds) {
    for (const idea of ['a swarm of bees in armor', 'three kobolds in a trench coat']) {
      const story = tellStory(requestOf('character', seed, { idea }));
      expect(story.details).not.toHaveProperty('species');
    }
  }
});

test('the sort of an elf stays before the elf, and a trade follows the class', () => {
  for (const seed of seeds) {
    const concept = (idea: string): string =>
      textOf(tellStory(requestOf('character', seed, { idea })));
    expect(concept('wood elf archer')).toContain('wood elf ranger and archer');
    expect(concept('baker warlock')).toMatch(/ warlock and baker/);
    expect(concept('fairy sorceress')).toContain('a fairy sorcerer');
  }
});
