import { familyWords, type PlaceFamily } from './place-family.ts';

/** The throne or the grave of someone who ruled, and is not gone. */
export const familiesOfRulers: readonly PlaceFamily[] = [
  {
    id: 'dead-ruler',
    not: /\b(?:tests?|trials?|museum|talks? to|died|hides?)\b/i,
    sites: [
      'court',
      'tombs',
      'fortress',
      'shrine',
      'graveyard',
      'ruin',
      'settlement',
      'cave',
      'island',
    ],
    needs: [
      familyWords(
        'dead2',
        'dead fallen last forgotten lost undead mad buried murdered tomb=dead crypt=dead grave=dead mausoleum=dead',
      ),
      familyWords(
        'ruler',
        'king queen emperor empress prince princess pharaoh tyrant warlord kings=king emperors=emperor lich sultan',
      ),
    ],
    tells: [
      'throne',
      'crypt',
      'haunted',
      'old',
      'abandoned',
      'undead',
      'ruined',
      'hoard',
      'sealed',
    ],
    keeper: [
      'last servant of the {ruler}',
      'chamberlain of the dead {ruler}',
      'regent for the dead {ruler}',
    ],
    look: [
      'the throne of the dead {ruler}, with a cushion that has been shaken up today',
      'a carpet worn by knees up to nine steps before the throne, and new beyond',
      'a cup of the {ruler} on a small table, full to the brim, with dust on it',
      'standards of {few} beaten enemies, hung with their points down',
      'a crown on a stone, with an old bloodstain under it in the form of a hand',
    ],
    known: [
      'The dead {ruler} still receives here, once a year, and those who have a plea bring bread. No one has been refused, or has told what was said.',
      'The {ruler} died in this room. Nobody has sat on the throne since, and whoever has tried has stood up with white hair.',
    ],
    senses: [
      'Each footstep is followed by a second one, as of somebody who walks in front; it smells of velvet and snuffed candles.',
      'A staff strikes the floor three times when anyone comes in, and there is no staff; it smells of roses a week old.',
    ],
    feature: [
      'Whoever sits on the throne of the {ruler} is obeyed by the statues along the wall, for one order.',
      'The canopy comes down if one cord is cut.',
      'Behind the throne there is room for a whisperer, and a stair that only goes down.',
    ],
    checks: [
      ['History', 'addressing the dead {ruler} by the right titles'],
      ['Religion', 'feeling whether the {ruler} is in the room'],
    ],
    done: [
      'Servants still lay the table of the {ruler}, and the food is given to the poor of {town} at midnight.',
      'Pleas are read aloud to the empty throne, and a feather is dropped: it falls on yes or on no.',
      'Visitors leave swords and hats at the door, as under the {ruler}.',
    ],
    details: {
      keeper: [
        'speaks of the {ruler} in the present, and stands straight while doing so',
        'tastes the cup of the {ruler} each evening, and lives, and seems sorry',
      ],
      guest: [
        'claims to be of the blood of the {ruler}, and looks at the throne from the side',
        'has brought a plea, and never joins the line',
      ],
      hooks: [
        'A law of the dead {ruler} has turned up under which half of {town} belongs to nobody; {body} pays {coins} gold pieces to have the {ruler} asked.',
        'Three who have sat near the throne dream the same dream, and want it taken back to where it came from.',
        '{K} needs witnesses who are afraid of nothing, for one night, and pays in old gold.',
      ],
    },
    trouble: {
      id: 'dead-ruler',
      absent: ['cup bearer', 'physician'],
      guest: ['claimant', 'herald without a lord'],
      trace: [
        'The cup of the {ruler} is full every morning, and {K} does not fill it.',
        '{B} steps round one stone before the throne.',
        ['Under the carpet somebody has washed the floor, not long ago.', 'v=1'],
        ['The standards of the beaten enemies stir, one after the other, without a wind.', 'v=2'],
      ],
      truth: [
        'The {ruler} was poisoned, and will not go before the name of the poisoner has been said in this room. It was the house of {B}, whose grandfather held the cup; {V} found the bill of the apothecary in the lining of the throne, and lies now under the washed stone, dead by the hand of {B}. On the night of {deadline} {B} will swear to be the heir, before the {ruler}, and whoever swears falsely there hands the {ruler} a living body.',
        'The {ruler} died on purpose, here, with a sword in hand: an army of the dead waits for a commander under {few} realms, and takes orders only from this throne. As long as the {ruler} sits on it unseen, nobody can. {B} has brought the bones of a {ruler} who was worse, in a clothes chest, and needs the throne empty for one breath. {V} has been sent to fetch help, and has been answered by nobody.',
      ],
      finds: [
        [
          'Investigation',
          'lifting the stone that {B} steps round',
          '{V} lies there, with a paper between the teeth: forty drops, to be added to the cup',
          'v=1',
        ],
        [
          'Medicine',
          'smelling at the cup of the {ruler}',
          'there is almond in it, fresh, after all these years',
          'v=1',
        ],
        [
          'Insight',
          'letting {B} tell the family tree',
          '{B} leaves out a grandfather, and comes back to him twice',
          'v=1',
        ],
        [
          'Religion',
          'asking the {ruler} for a sign',
          'a hand that one cannot see closes around that of the speaker, and points at a chest',
          'v=2',
        ],
        [
          'Perception',
          'listening on the stair that only goes down',
          'thousands stand there in step, and breathe in when the throne creaks',
          'v=2',
        ],
        [
          'History',
          'reading the arms on the clothes chest',
          'they belong to a line that was wiped out, and never buried in one place',
          'v=2',
        ],
      ],
      later: [
        [
          'On {deadline} {B} swears, falls down, and stands up with the voice of the {ruler} and an old hunger (use a Wraith).',
          'v=1',
        ],
        [
          'On {deadline} the throne is empty for a breath, and below it {few} thousand turn round to the stair (use a Death Knight for the one who leads them).',
          'v=2',
        ],
      ],
      ways: [
        [
          'The name need only be said aloud, before the throne, by somebody who can prove it. The paper is enough; the {ruler} reads.',
          'v=1',
        ],
        ['{B} would confess to be rid of the dream, if it were not before {K}.', 'v=1'],
        [
          'A living person may hold the throne for the {ruler} for an hour, and in that hour give the dead one order: to lie down.',
          'v=2',
        ],
        [
          'The bones in the chest want a grave more than a throne. There is one, in {town2}, with the name already cut.',
          'v=2',
        ],
      ],
    },
  },
];
