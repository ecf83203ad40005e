import { familyWords, type PlaceFamily } from './place-family.ts';

/** Camps and villages of peoples with whom a town is not at peace. */
export const familiesOfCamps: readonly PlaceFamily[] = [
  {
    id: 'camp-of-folk',
    sites: [
      'camp',
      'settlement',
      'fortress',
      'cave',
      'mine',
      'ruin',
      'house',
      'tower',
      'forest',
      'island',
    ],
    needs: [
      familyWords(
        'folk2',
        'orc=orcs orcs goblin=goblins goblins kobold=kobolds kobolds gnoll=gnolls gnolls hobgoblin=hobgoblins hobgoblins lizardfolk centaur=centaurs centaurs ' +
          'barbarian=barbarians barbarians bugbears nomads',
      ),
      familyWords(
        'camp',
        'camp village fort fortress stronghold cave lair den settlement mine town outpost tower warren burrow tunnels city caves',
      ),
    ],
    not: /\b(?:attacked|burn(?:t|ed)|destroyed|raided|besieged|robbed|killed|hunted|looted|sacked|threatened|fear(?:s|ed)?|against|fled)\b/i,
    tells: ['beasts', 'monsters', 'abandoned', 'old-folk', 'besieged'],
    keeper: ['chief of the {folk2}', 'war chief of the {folk2}', 'first chief of all {folk2}'],
    look: [
      'a ring of tents, with those of the old {folk2} in the middle and those of the young outside',
      'a pole with the shields of those who came to talk, and one of those who did not',
      'children of the {folk2} who play a battle against {town}, in which nobody wants to be {town}',
      'meat on racks, less than {folk2} of this number would need',
      'a drum as wide as a cart, with a cloth over it that is only taken off for war',
    ],
    known: [
      'The {folk2} have camped here since the first snow, nearer to {town} than in any year, and have not stolen a sheep so far.',
      'Whoever lays a weapon down before the pole may speak with the {folk2} until sunset, and is fed.',
    ],
    senses: [
      'Somebody sings the names of the dead of the {folk2}, and it takes until evening; it smells of smoke, hides and thin soup.',
      'Dogs, whetstones, and a laugh from the tent of the chief; it smells of horse and juniper.',
    ],
    feature: [
      'If the drum is beaten, all {folk2} run to the pole, and no one is left at the edge.',
      'The tents fall in a row if the long rope is cut.',
      'Behind the racks a gully leads out, as deep as a person.',
    ],
    checks: [
      ['Intimidation', 'being greeted by the {folk2} as somebody who counts'],
      ['Survival', 'telling from the fires how many {folk2} are really here'],
    ],
    done: [
      'The {folk2} trade hides and honey for nails and salt, at the pole, from noon to sunset.',
      'Every evening two of the {folk2} wrestle, and a guest may take the place of either.',
      'Each morning the old ones are counted, and then the food.',
    ],
    details: {
      keeper: [
        'eats last, says what others want to hear in two languages, and looks at the hills',
        'asks guests how high the walls of {town} are, and listens as if it were for shelter',
      ],
      guest: [
        'trades with the {folk2}, speaks their tongue, and is never there when the drum is named',
        'sits with the young {folk2} and tells them what {town} says of their chief',
      ],
      hooks: [
        '{town} pays {coins} gold pieces to learn what the {folk2} are waiting for.',
        'A patrol of {town} is missing near the {camp}, and its sergeant wants it brought back without a war.',
        'A young one of the {folk2} has come to the gate of {town} alone, with a cut-off plait, and asks for {K.full} to be saved.',
      ],
    },
    trouble: {
      id: 'camp-of-folk',
      absent: ['speaker', 'peace envoy'],
      guest: ['trader', 'interpreter'],
      trace: [
        'All watches of the {folk2} look to the hills, and none looks to {town}.',
        '{B} drinks with both sides, and pays for neither.',
        ['At the pole hangs the coat of a patrol of {town}, washed and mended.', 'v=1'],
        [
          'There are tents of {few} peoples in the {camp} who have been at war for longer than anyone remembers.',
          'v=2',
        ],
      ],
      truth: [
        'The {folk2} want to ask {town} for a winter behind its walls. They sent {V} with the plea; {B} met {V} on the way, tied {V.them} up in a cave by the gully, and brought back an insult. {B} has sold {num} swords to {town} and as many to the young {folk2}. The patrol came upon the cave, and is kept there as well; {K} has found its coat and wants to know before the drum is beaten.',
        'The {folk2} have fled, and with them {few} other peoples: a wall of dead ice comes down from the north, a mile a day, with what it has taken in walking before it. {K} holds them together, {few} thousand of them, with the promise that the crowns will open the passes. {V} carried that plea. {B}, who is paid by a crown, answered it in all names with "no", and on {deadline} the {folk2} will have to take the passes by force.',
      ],
      finds: [
        [
          'Survival',
          'following the trail of {V} from the {camp}',
          'after a mile a second one joins it, in boots from {town}',
          'v=1',
        ],
        [
          'Investigation',
          'comparing new blades on both sides',
          'they have the same smith, and the same notch from the same crate',
          'v=1',
        ],
        [
          'Insight',
          'having the insult repeated by {B}',
          'it is in a dialect of {town2}, and {town} has no such word',
          'v=1',
        ],
        [
          'History',
          'walking through the {camp} by its flags',
          'those peoples would sit at one fire for one reason only',
          'v=2',
        ],
        [
          'Nature',
          'looking at the hills at night',
          'there is a line of light on them that was not there yesterday, and it moves',
          'v=2',
        ],
        [
          'Investigation',
          'reading the "no" of the crowns',
          'all seals on it were pressed with one ring, turned',
          'v=2',
        ],
      ],
      later: [
        [
          'On day {days} the drum is beaten, and the young {folk2} go down to {town} before {K} can stop them (use <Bandit, Tough, Berserker, Gladiator> with the looks of {folk2}).',
          'v=1',
        ],
        [
          'On {deadline} {few} thousand go against the passes, and while everyone fights there the ice reaches the first city (use three Frost Giants for those who lead it).',
          'v=2',
        ],
      ],
      ways: [
        [
          '{V} is alive, a morning away, and will be believed by both sides if the patrol stands beside {V.them}.',
          'v=1',
        ],
        [
          '{K} would send the old and the children in first, as a pledge. Somebody has to say so at the gate who is known there.',
          'v=1',
        ],
        [
          'One pass opened, by anyone, would show the others. The nearest has a lord who owes a party of such fame a hearing.',
          'v=2',
        ],
        [
          'The ice has a heart, as the oldest of the {folk2} know: it walks in front, and wants to be warm.',
          'v=2',
        ],
      ],
    },
  },
];
