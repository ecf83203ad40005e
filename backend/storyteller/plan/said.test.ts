import { expect, test } from 'vitest';
import { saidIn } from './said.ts';

test.each([
  ['Rescue the princess from the tower', 'rescue', ['princess'], '-', ''],
  ['The village well is poisoned', '', ['well'], 'poison', ''],
  ['a poisoned well', '', ['well'], 'poison', ''],
  ['pirates kidnapped the governor’s son', '', ['pirate'], 'kidnap', 'son'],
  ['the king has been replaced by a doppelganger', '', ['king'], 'replace', 'doppelganger'],
  ['hunt a griffon that’s eating all the horses', 'hunt', ['griffon'], 'eat', 'horse'],
  ['find out who is burning down the granaries', 'find', ['granary'], 'burn', ''],
  ['jailbreak from hell', 'free', ['hell'], '-', ''],
  ['lost in a hedge maze with a minotaur', 'escape', ['maze'], '-', ''],
  ['zombie outbreak on a ship', '', ['zombie', 'outbreak'], '-', ''],
  ['an army of orcs marches on the city', '', ['orc', 'army'], 'march', 'city'],
  ['the cult wants to wake a god', '', ['cult'], 'wake', 'god'],
  ["winter won't end", '', ['winter'], 'end', ''],
  ['steal a dragon’s hoard while it sleeps', 'steal', ['hoard'], '-', ''],
  ['I want a quest about a haunted mill', '', ['mill'], 'haunt', ''],
  ['a basilisk loose in a garden', '', ['basilisk'], '-', ''],
  ['a mule stolen by bandits', '', ['mule'], 'steal', 'bandit'],
  ['guards vanish from the wall', '', ['guard'], 'vanish', 'wall'],
])('"%s" says what is done, and of whom', (idea, task, nouns, says, object) => {
  expect(saidIn(idea)).toEqual({ task, nouns, says, object });
});
