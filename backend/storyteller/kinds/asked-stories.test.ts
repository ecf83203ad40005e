import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import { tellStory } from '../tell.ts';
import { planPerson } from './person.ts';

const seeds = Array.from({ length: 10 }, (_, seed) => seed);

describe('the idea of a person is the whole text', () => {
  test.each([
    ['a vampire countess tired of immortality', 'asked-undying'],
    ['hunter obsessed with a white stag', 'asked-obsessed'],
    ['a bard who exaggerates everything', 'asked-boaster'],
    ['the ferryman who never takes coins', 'asked-refuser'],
    ["goblin who thinks he's a knight", 'asked-deluded'],
    ['dragon disguised as an old scholar', 'asked-disguise'],
    ['tax collector everybody hates', 'asked-hated'],
    ['halfling thief boss everybody calls grandma', 'asked-thief-boss'],
    ['ghost of a little girl', 'asked-ghost-child'],
    ['the main villain, a fallen paladin', 'asked-fallen'],
    ['jealous court mage', 'asked-jealous'],
    ['cowardly hireling', 'asked-afraid'],
    ['vampire hunter', 'asked-monster-hunter'],
    ["smith's widow", 'asked-widow'],
    ['a gravedigger who is afraid of the living', 'asked-fearer-of-people'],
    ['a monk who fears death', 'asked-fearer-of-fate'],
    ['a knight afraid of spiders', 'asked-fearer', 'asked-fearer-with-a-reason'],
    ['old gravedigger', 'asked-gravedigger'],
    ['baker who sells secrets', 'asked-informer'],
    ['guard who takes bribes only to pay a healer', 'asked-crime-for-a-reason'],
    ['guard captain', 'asked-watch', 'asked-guard-on-the-wrong-post'],
    ['vampire count', 'asked-vampire-host', 'asked-vampire-in-exile'],
    ['a noblewoman who is actually a vampire', 'asked-secret-vampire'],
    [
      'the village idiot who is really a silver dragon',
      'asked-secret-dragon',
      'asked-dragon-on-leave',
    ],
    ['Dragon in human form', 'asked-secret-dragon', 'asked-dragon-on-leave'],
    ["young king who's actually three gnomes in a coat", 'asked-stacked-in-a-coat'],
    ['an ogre sommelier', 'asked-monster-with-a-licence', 'asked-monster-under-suspicion'],
    ['orc warlord', 'asked-warlord'],
    ['a sentient sword in search of a better owner', 'asked-object-with-a-mind'],
    ['ghost of a bride', 'asked-ghost-of-a-wedding'],
    ['devil on vacation', 'asked-devil-on-leave'],
    [
      'priest that lost his faith',
      'asked-priest-without-faith',
      'asked-priest-in-a-bargain-of-silence',
    ],
    ['A paladin who lost faith', 'asked-paladin-without-faith'],
    ['cultist with doubts', 'asked-cultist-who-wants-out', 'asked-cultist-on-the-run'],
    ['court advisor who plots against the king', 'asked-plotter', 'asked-plotter-in-a-circle'],
    ['noble who gambled away his castle and didnt tell his wife', 'asked-gambled-away'],
    [
      'necromancer who only wants her husband back',
      'asked-wants-back-the-dead',
      'asked-took-the-wrong-dead-back',
    ],
    ['twin sisters, one is good, one is bad, and they swap', 'asked-twins-who-swap'],
    ['mayor who was elected as a joke', 'asked-elected-as-a-joke'],
    ['old wizard who forgets everything', 'asked-forgetful'],
    ['map maker who has never left her room', 'asked-never-left-home'],
    ['knight that swore to never tell a lie', 'asked-bound-to-the-truth'],
    ['a dwarf blacksmith who lost his hand', 'asked-lost-the-tool-of-the-trade'],
    ['a rival adventurer who is always one day faster', 'asked-rival'],
    ['bounty hunter who lets innocent ones go', 'asked-lets-them-go'],
    ['witch hunter who is a witch', 'asked-hunter-of-their-own-kind'],
    ['vampire who faints at the sight of blood', 'asked-monster-against-its-nature'],
    ['former hero turned villain', 'asked-hero-turned-villain'],
    ['swamp witch', 'asked-witch-who-pays', 'asked-witch-of-the-border'],
    ["mayor's wife who runs the thieves guild", 'asked-respectable-boss'],
    ["ship's cook", 'asked-cook'],
    ['healer with no patience', 'asked-healer', 'asked-healer-who-must-choose'],
  ])('%s', (idea, ...cores) => {
    for (const seed of seeds) {
      const level = 1 + ((seed * 7) % 20);
      const draft = planPerson(requestOf('person', seed, { idea, level }), seed).write();
      expect(cores).toContain(draft.facts['core']);
      expect(draft.faults).toEqual([]);
    }
  });
});

test('a person in disguise is known by what the person pretends to be', () => {
  for (const seed of seeds) {
    const request = requestOf('person', seed, { idea: 'hag pretending to be a midwife' });
    const { sections } = tellStory(request);
    const open = sections.filter(({ audience }) => audience === 'everyone');
    expect(textOf({ sections: open })).not.toMatch(/\bhag\b/i);
    expect(textOf({ sections })).toMatch(/\bhag\b/i);
  }
});

test('a ghost has no wounds and eats nothing', () => {
  for (const seed of seeds) {
    const text = textOf(tellStory(requestOf('person', seed, { idea: 'ghost of a little girl' })));
    expect(text).not.toMatch(/healing|scratches|on the plate/);
  }
});

test('a fear of people is about them, with the noun of an adjective', () => {
  for (const seed of seeds) {
    const request = requestOf('person', seed, { idea: 'a priest who is scared of the living' });
    const text = textOf(tellStory(request));
    expect(text).toMatch(/\bthe living\b/);
    expect(text).not.toMatch(/\bthe(?:[.,;]| (?:the|is|for|round)\b)/);
  }
});
