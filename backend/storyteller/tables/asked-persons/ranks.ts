import { noun, type AskedStory } from './story-type.ts';
import { merchants, rulers, lesserNobles } from './trade-words.ts';

/** Trades of the wild and the sea, merchants and ranks. */
export const personsOfRanks: readonly AskedStory[] = [
  {
    id: 'asked-ranger',
    asked: noun(
      'ranger|border ranger|scout|forester|gamekeeper|huntsman|trapper|warden of the (?:north|woods?|border|forest)|border guard|hunter|huntress|woodcutter|hermit|pathfinder|guide',
    ),
    other: 'border captain',
    look: ['{P.name} smells of smoke and pine, and leaves no print in a wet floor.'],
    manner: [
      '{P} squats down to talk, with the back to a tree or to a chair.',
      '{P} stops in the middle of a sentence to hear what the birds have stopped doing.',
    ],
    want: '{P} wants one valley beyond the border to be left off every map.',
    ask: [
      '{P} pays {pay} gold pieces, for furs, if the party follows {few} sets of boot prints out of {town} that are too deep for their size.',
      '{P} pays {pay} gold pieces to have a company of surveyors led round by {town2}, dry, fed and astray.',
      '{P} has seen an army on the march where there is no road, is believed by no court, and has {pay} gold pieces for whoever comes along and is.',
    ],
    says: [
      '"Walk where I walk. If I run, do not ask."',
      '"There is a line on your map. The deer have not seen it, either."',
      '"Three riders, one of them hurt, this morning. You have mud from the same ford."',
    ],
    tell: '{P} breaks every snare on one side of the border, and sets them on the other.',
    truths: [
      'In the valley live those who fled from the last war, of both sides, with {P.their} own family among them. {Q} has found the smoke, and sells such people back by the head.',
      '{P} led the enemy through that valley once, for the life of a captured son, and {town2} burned. {Q} knows, and makes {P} report each month which paths are open.',
    ],
    clues: [
      ['Survival', 'reading the snares', 'they make a ring, and it faces outwards.', 1],
      [
        'Perception',
        'watching the hills at dawn',
        'there is smoke where the map has only rock.',
        1,
      ],
      [
        'Insight',
        'asking {P} about the fire of {town2}',
        '{P} knows from which side the wind blew.',
        2,
      ],
    ],
    pressed: [
      '{P} has one night to get them all out over the pass, and asks the party to be the tracks that {Q} follows.',
      '{P} gives {Q} one false path, the last, and tells {town2} everything the day after. What they do with {P} is for them to say.',
    ],
  },
  {
    id: 'asked-sailor',
    asked: noun(
      'pirate|pirate captain|(?<!\\b(?:guards?|watch|militia|army|cavalry|mercenary|bandit|knight|royal|palace|company) )captain(?! of (?:the|a))|sea captain|sailor|fisherman|fisherwoman|fisher|ferryman|ferrywoman|boatman|navigator|admiral|harbou?r master|lighthouse keeper',
    ),
    other: 'ship owner',
    look: [
      '{P.name} walks as if the floor would tilt, and has a knot of tarred rope round the wrist.',
    ],
    manner: [
      '{P} names each wind before opening a window.',
      '{P} gives orders to furniture, chairs included, and sits with the back to the water.',
    ],
    want: '{P} has left the sea, and wants nobody from the old crew to find out where {P.they} sleeps.',
    ask: [
      '{P} pays {pay} gold pieces in mixed coin to learn who has been drawing a black spot on doors in {town}.',
      '{P} pays {pay} gold pieces for a trip to a sandbank off {town2}, at one certain tide, with spades and no questions.',
      '{P} has the only chart to what the sea took from three navies, and offers {pay} gold pieces for a crew that is not afraid of its guardian.',
    ],
    says: [
      '"I am retired. It means that I only shout at gulls."',
      '"The sea gives everything back. That is what is wrong with it."',
      '"There were thirty of us. Do not ask me for a song about it, there is one."',
    ],
    tell: 'At every spring tide {P} bars the shutters on the seaward side, and sits up with a loaded crossbow.',
    truths: [
      '{P} sank {P.their} own ship with the crew aboard, because they had voted to sell {few} captives. The captives live, under other names, in {town}. One of the crew, {Q}, has come up again, rich, and is looking for both.',
      "{P} stole a sea god's idol, was followed by storms, and paid {Q} to take it away. {Q} kept it as a figurehead and has grown rich; the sea has begun to take {town} instead, a street in every year.",
    ],
    clues: [
      ['History', 'asking about the end of the ship', 'it went down on a calm day.', 1],
      [
        'Insight',
        'watching {P} in the market',
        'there are {few} people in {town} who greet {P} with two fingers on the heart.',
        1,
      ],
      [
        'Nature',
        'looking at the shore',
        'the sea has come in by a house, and in one straight line towards the yard of {Q}.',
        2,
      ],
    ],
    pressed: [
      '{P} rows out alone to talk to {Q}, so that they do not come ashore. Those whom {P} once saved follow in every boat that floats.',
      '{P} has to steal it once more, at night, and to throw it in at the right place. At the last moment it promises {P} the old ship back.',
    ],
  },
  {
    id: 'asked-ruler',
    asked: [rulers, lesserNobles],
    other: 'secretary',
    look: [
      '{P.name} is followed at three paces by somebody with a bag of papers, and has stopped noticing it.',
    ],
    manner: [
      '{P} says "one" instead of "I" when it is unpleasant.',
      '{P} hands things behind the back without looking, since somebody has always taken them.',
    ],
    want: '{P} has to sign a paper by the end of the month, and wants to know who will die of it.',
    ask: [
      '{P} pays {pay} gold pieces to hear from strangers what people in {town} say when no secretary is in the room.',
      '{P} pays {pay} gold pieces for a messenger who rode to {town2} with the first version, and did not come back.',
      '{P} offers {pay} gold pieces, lands and a seat in the council to whoever learns which of the allies has already divided up the realm.',
    ],
    says: [
      '"Everyone agrees with me. It is very lonely, and a little suspicious."',
      '"One signs, and far away a bridge is built, or a gallows. One never sees which."',
      '"Speak freely. The walls do, as soon as you have gone."',
    ],
    tell: '{P} dismisses the servants one hour earlier each week, and the light in the study burns till morning.',
    truths: [
      '{P} cannot read: a fever in childhood took it, and {Q} has read everything aloud ever since. {Q} has begun to read out other papers than those that are signed.',
      '{P} was put on the seat in exchange for one signature, which is now asked for: it gives {few} villages to a power that eats them. {Q} is its clerk, and no human.',
    ],
    clues: [
      ['Insight', 'handing {P} a paper upside down', '{P} nods, and thanks for the fine hand.', 1],
      [
        'Investigation',
        'comparing what {P} remembers with what was signed',
        'three laws are the opposite.',
        1,
      ],
      [
        'Perception',
        'watching {Q} in a mirror',
        'the pen moves, and there is nobody behind it.',
        2,
      ],
    ],
    pressed: [
      '{P} tells it to the council, with burning ears, and has one of them read aloud what {Q} wrote. It costs a laugh, and saves a war.',
      '{P} can refuse, and then loses everything that the seat has given, years of life included. {P} asks the party to hold the hand with the pen, on one side or on the other.',
    ],
  },
  {
    id: 'asked-merchant',
    asked: merchants,
    other: 'partner',
    look: [
      '{P.name} is dressed in the best of the stock, with the seams left open so that it can be sold.',
    ],
    manner: [
      '{P} names a price, shakes the head at it, and names a better one before anybody has spoken.',
      '{P} weighs everything in the hand, also letters and excuses.',
    ],
    want: '{P} wants one crate sold that has come back three times, always alone, and always to the same shelf.',
    ask: [
      '{P} pays {pay} gold pieces to anyone who takes the crate out of {town} and stays with it for one night.',
      '{P} pays {pay} gold pieces for the caravan of {Q}, which is {few} days late on the road from {town2}.',
      '{P} has sold the same thing to two kings, by mistake, and offers {pay} gold pieces for a way in which both are content.',
    ],
    says: [
      '"For you, half. For your friend, two thirds; your friend has the better boots."',
      '"Everything has a price. I once sold a Tuesday."',
      '"No, that is not for sale. Why, what would you give?"',
    ],
    tell: 'When the bell over the shop door rings and nobody comes in, {P} says "good evening" and writes something down.',
    truths: [
      '{P} has bought the shares of {Q} while {Q} lay ill, with a signature that was made by a guided hand. {Q} is dead by now, and still keeps an eye on the accounts.',
      '{P} and {Q} once sold grain that they knew to be rotten. In the crate are the shoes of those who ate it. {Q} has gone to pay for it, and is late because they would not take money.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the last page of the partnership',
        'the name of {Q} leans to the other side.',
        1,
      ],
      [
        'Perception',
        'sitting in the shop at the time of the bell',
        'the ledger opens, and a line is added.',
        1,
      ],
      ['Insight', 'asking {P} about the year of the hunger', '{P} puts down the scales.', 2],
    ],
    pressed: [
      '{P} reads the accounts aloud to the empty chair, the true ones, and pays the heirs. The bell rings once more, and the door opens from inside.',
      '{P} carries the shoes back, pair by pair, to those whose they were, and asks the party to knock at the doors.',
    ],
  },
];
