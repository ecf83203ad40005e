import { expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { makeMatterPlan } from './matter-plan.ts';

/** Ideas as users type them, by the plot that tells them. */
const ideas: Readonly<Record<string, readonly string[]>> = {
  'rescue-many': [
    'slavers took a whole halfling village',
    "goblins have kidnapped the miller's children",
    'rescue the villagers from the orcs',
    'save the captured villagers from the gnolls',
    'free the slaves from the drow',
    'free the slaves',
    'orc raiders carried off half the village',
    'the townsfolk were enslaved by mind flayers',
    'children taken by a giant spider cult',
    'pirates captured a ship full of pilgrims',
    'slavers raid the coast and carry people away',
    'prisoners of war held by hobgoblins',
    'rescue prisoners from a goblin camp',
    'rescue hostages from a bandit fort',
    'the hobgoblin army has taken our farmers as slaves',
    'a wizard kidnaps people for his experiments',
    'village children stolen by the fey',
    'the fey steal children every midsummer',
    'yuan-ti are abducting travelers',
    'save the kidnapped nobles before the ransom is due',
    'a group of merchants kidnapped by bandits',
    'bandits hold the mayor and his family hostage',
    'liberate the enslaved dwarves',
    'a noble hunt where the prey are people',
    'cultists abduct villagers for a sacrifice',
    'an entire town abducted by mind flayers',
    'drow raiders dragged the villagers into the underdark',
    'rescue the children who were taken by the goblins',
    'the kids of the village got snatched by a band of kobolds',
    'giants captured our hunters and keep them as pets',
  ],
  'rescue-one': [
    'the ice witch took my brother',
    "the vampire has kidnapped the mayor's daughter",
    'rescue the princess from the dragon',
    'a dragon carried off the princess',
    "save the blacksmith's son from the goblins",
    "the duke's daughter was kidnapped by bandits",
    'goblins kidnapped our cleric',
    'my sister has been taken by the fey queen',
    'princess kidnapped',
    'kidnapped princess',
    "the mayor's son is being held for ransom",
    'free the wizard from the cult',
    'orcs hold the priest captive',
    'the lich holds the queen prisoner',
    "a noble's daughter is held captive by a vampire",
    "rescue a merchant's daughter from pirates",
    "pirates have captured the governor's wife",
    "the baron's heir was abducted by cultists, and the ritual is tomorrow",
    "an innkeeper's husband was snatched by trolls",
    'find the kidnapped scholar',
    'rescue the captured knight',
    'an ogre stole my wife',
    'the prince has been captured by the enemy',
    'a demon took the priest',
    'someone kidnapped the alchemist',
    'who kidnapped the ambassador?',
    'ransom for the captive duke',
    "hostage exchange for the count's daughter",
    'save my uncle from slavers',
    'rescue Elira from the drow',
    'the necromancer imprisoned the elven princess in his tower',
  ],
  'rescue-cradle': [
    'a hag stole the baby',
    'the baby was swapped with a changeling',
    'hags are stealing babies',
    'the newborn prince was taken by a witch',
    'rescue the baby from the goblins',
    "fairies swapped the miller's baby",
    'infants are being stolen from their cribs by a night hag',
    'bring back the stolen babies',
    'a nursery robbed by fairies, the babies are gone',
    "the king's infant daughter stolen by the fey",
    'a changeling lies in the cradle',
    'a witch buys babies from poor families',
  ],
};

const rows = Object.entries(ideas).flatMap(([kernel, own]) =>
  own.map((idea): [string, string] => [idea, kernel]),
);

test.each(rows)('the idea "%s" is told by the plot %s', (idea, kernel) => {
  const request = requestOf('quest', 1, { idea, tone: 'grim', level: 5 });
  expect(makeMatterPlan(request, 1, 'quest')?.kernel.id ?? 'none').toMatch(
    new RegExp(`^(?:${kernel})$`),
  );
});
