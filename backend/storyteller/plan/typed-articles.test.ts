import { expect, test } from 'vitest';
import { mendedIdea } from './mended-idea.ts';
import { makeMatterPlan } from './matter-plan.ts';
import { withTypedArticles } from './typed-articles.ts';
import { requestOf } from '../requests.fixture.ts';

test.each([
  ['find lost sword of king in swamp', 'find the lost sword of the king in the swamp'],
  ['rescue princess from dragon', 'rescue the princess from a dragon'],
  ['vampire rules town', 'a vampire rules the town'],
  ['Necromancer raising dead in graveyard', 'A necromancer raising the dead in the graveyard'],
  ['guard captain betrays king', 'a guard captain betrays the king'],
  [
    'escort merchant caravan through mountain pass',
    'escort a merchant caravan through the mountain pass',
  ],
  ['steal crown from masquerade ball', 'steal a crown from the masquerade ball'],
  ['sheriff is werewolf', 'the sheriff is a werewolf'],
  ['find man who killed king', 'find a man who killed the king'],
  ['investigate murder of duke', 'investigate the murder of the duke'],
  ['deliver letter to princess in capital', 'deliver a letter to the princess in the capital'],
  ['retrieve family heirloom from ogre', 'retrieve a family heirloom from an ogre'],
  ["save mayor's daughter from goblins", "save the mayor's daughter from goblins"],
  ["bring medicine to baron's son", "bring medicine to the baron's son"],
  ['merchant hires party to guard caravan', 'a merchant hires party to guard a caravan'],
  ['win tournament and marry princess', 'win a tournament and marry the princess'],
  ['dead rise from graveyard', 'the dead rise from the graveyard'],
  ['track down assassin who poisoned duke', 'track down an assassin who poisoned the duke'],
  [
    'haunted house with ghost of child who wants to play',
    'haunted house with the ghost of a child who wants to play',
  ],
  ['seal portal to hell under church', 'seal a portal to hell under the church'],
  ['thief stole crown of queen', 'a thief stole the crown of the queen'],
  [
    'prove innocence of prisoner before execution',
    'prove the innocence of a prisoner before execution',
  ],
])('the note "%s" is written out as "%s"', (typed, written) => {
  expect(withTypedArticles(typed)).toBe(written);
});

test.each([
  'rescue the princess from dragon',
  'rescue a princess in tower',
  'Rescue the Princess',
  'dragon egg heist',
  'werewolf hunt in woods',
  'all children in town sleep',
  'escape from prison',
  'find Excalibur',
  'goblins raid farms at night',
  'negotiate peace between elves and dwarves',
  'retrieve stolen holy relics',
  'stop goblin attacks',
])('the idea "%s" lacks no article', (idea) => {
  expect(withTypedArticles(idea)).toBe(idea);
});

test.each([
  [
    'stop necromancer raising dead in graveyard',
    'stop a necromancer from raising the dead in the graveyard',
  ],
  ['stop the cult summoning a demon', 'stop the cult from summoning a demon'],
  ['stop goblins raiding the village', 'stop goblins from raiding the village'],
  ['stop the fishing village from burning', 'stop the fishing village from burning'],
])('the order "%s" is read as "%s"', (typed, read) => {
  expect(mendedIdea(typed)).toBe(read);
});

test.each([
  ['stop necromancer raising dead in old graveyard', /^(?:delve-rite|dead-walk)$/],
  ['find lost sword of king in swamp', /^direct-lost$/],
  ['rescue princess from dragon', /^rescue-one$/],
  ['vampire rules town', /^hunt-villain$/],
])('the note "%s" has the plot of its sentence', (typed, kernel) => {
  const idea = mendedIdea(typed);
  expect(makeMatterPlan(requestOf('quest', 1, { idea }), 1, 'quest')?.kernel.id).toMatch(kernel);
});
