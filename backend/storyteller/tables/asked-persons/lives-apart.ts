import { noun, type AskedStory } from './story-type.ts';

const recluse =
  /(?<!whose [\p{L}-]+ )\b(?:never|not|hasn't|has not|refuses to|won't|afraid to|unable to|can't|cannot)(?: ever| once)? (?:left|leaves?|leaving|been outside|stepped out(?:side)?|set foot outside|gone outside|go outside|come out|seen the (?:sun|sky|sea|outside))(?: of)?(?: (?<what>(?:his|her|their|the|an?) [\p{L}'-]+))?/iu;

/** Persons who live out of step with their time, or away from people. */
export const personsOfLivesApart: readonly AskedStory[] = [
  {
    id: 'asked-never-left-home',
    asked: recluse,
    isWhole: true,
    other: 'errand runner',
    look: [
      '{P.name} is as pale as paper, with slippers worn through in one line: door, table, window, and back.',
    ],
    manner: [
      '{P} knows {town} better than those who walk in it, by its noises, and says who is going by.',
      '{P} is brave in all matters that take place indoors.',
    ],
    want: [
      '{P} has never been outside, and wants to know of one thing whether it is as {P.they} has always pictured it.',
      '{P} has never been outside, is good at {P.their} work all the same, and wants to learn whether the rule that keeps {P.them} in is true.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that goes to a certain corner of {town}, looks at everything there, and describes it until {P} says "thank you".',
      '{P} offers {pay} gold pieces for one wagon ride to {town2} with closed curtains, and with somebody who talks all of the time.',
      'What {P} has drawn, written or thought out in that room turns out to be true, down to a secret pass of the realm, and the crown would like to know how. {P} offers {pay} gold pieces to those who keep the door.',
    ],
    says: [
      '"Tell me about the sea. No, slowly. What does it do at the edges?"',
      '"I do not miss it. One can only miss what one has been told about, and I have been told about it every day."',
      '"Shut the door, please. Not because of the cold."',
    ],
    tell: '{P} puts one foot over the threshold each evening, counts to ten, and takes it back; it was nine last year.',
    truths: [
      '{P} is being hidden: the rule was made up by {P.their} mother, who told {P} that the air outside would kill {P.them}, since those who are looking for {P} know the face. {Q} has been paid to keep it up, and has now been offered more by the others.',
      'It is the room: whoever sleeps there dreams what happens elsewhere, and {P} has been doing the dreaming for the whole town since childhood, so that nothing comes in the night. If {P} goes, somebody else has to lie down there. {Q} did, for one night, and will not speak of it.',
    ],
    clues: [
      [
        'Insight',
        'asking {Q} what would happen outside',
        '{Q} gives the answer with the words and the voice of a mother.',
        1,
      ],
      [
        'History',
        'looking at an old reward notice in {town}',
        'the child on it has the ears of {P}.',
        1,
      ],
      [
        'Arcana',
        'spending an hour in that room',
        'one grows sleepy, and knows suddenly what is being said three streets away.',
        2,
      ],
      [
        'Perception',
        'looking at the doorframe',
        'it bears marks, of the kind that keep something in, on the outer side.',
        2,
      ],
    ],
    pressed: [
      '{P} steps out, holds {P.their} breath for as long as it goes, and then has to breathe. Everyone in the street stops, because of that face; one of them turns and runs.',
      '{P} goes as far as the corner, looks at it, and comes back of {P.their} own accord. From that day on {town} takes turns, by a list, and {P} has Tuesdays off.',
    ],
  },
  {
    id: 'asked-ages-wrongly',
    asked:
      /\b(?:ages?|aging|ageing|grows?|growing|gets?|getting|lives?|living|becoming|born) (?:backwards?|in reverse|younger|too fast|too quickly|old overnight|older every)(?: (?:every|each) [\p{L}]+)?\b|\b(?:never ages|doesn't age|does not age|has not aged|hasn't aged|stopped ag(?:e)?ing|stuck at|lives the same day|relives)\b/iu,
    isWhole: true,
    other: 'grown heir',
    look: [
      '{P.name} has an old way of sitting and a young way of getting up, and wears clothes of three sizes in turn.',
    ],
    manner: [
      '{P} mentions things that will not happen for years, in the tone of a regret.',
      '{P} says goodbye with great care, and hello as if it were an old joke.',
    ],
    want: [
      '{P} does not age as others do, knows to the day how long it will still go well, and wants one promise kept by then.',
      '{P} does not age as others do, and wants to find the hour at which it began, to set it right or to leave it, but to know.',
    ],
    ask: [
      '{P} pays {pay} gold pieces to a party that buries a box in a certain garden in {town}, and does not look inside: "I have already dug it up".',
      '{P} offers {pay} gold pieces for the hand of the old tower clock near {town2}, which stopped when {P.they} was born, or the other way round.',
      '{P} remembers how the reign ends, and would like to forget it. {P} offers {pay} gold pieces to those who see to it that one sentence is not said before the throne of the realm.',
    ],
    says: [
      '"I was older the last time that we met. You were very kind about it."',
      '"People tell me to enjoy it. I did. I am on my way there."',
      '"Do not hurry on my account. I am the only one here who has the wrong kind of time."',
    ],
    tell: '{P} takes down a notch from the doorpost each birthday, and keeps the shavings in an envelope.',
    truths: [
      '{Q} is the child of {P}, older than {P} by now, and has told {town} that it is the other way round. The years that {P} loses do not vanish: {P} bought {Q} back from a fever with them, one for each that {Q} lives.',
      '{P} broke something once: a clock, made for a dead queen, that was to give back one day. It has been wound up every night since then, in a cellar, by {Q}, who cannot bear the day that comes after.',
    ],
    clues: [
      [
        'Insight',
        'watching the two together',
        '{P} ties the scarf of {Q}, as one does for a child, and has to reach up.',
        1,
      ],
      [
        'Investigation',
        'comparing the doorpost with the church book',
        'the two add up to the same number each year.',
        1,
      ],
      [
        'Perception',
        'listening in the cellar of the house',
        'something ticks, and it ticks the wrong way.',
        2,
      ],
      [
        'Arcana',
        'asking what time it is around {P}',
        'every watch in the room says something else, and agrees when {P} goes out.',
        2,
      ],
    ],
    pressed: [
      '{Q} learns what the years were for, and takes the scarf off. There are still enough of them to divide, if both agree to be old at the same time.',
      '{P} stops the clock with the bare hand. The next day comes, for the first time in that house, and {Q} meets it at the window, with {P} beside {Q.them}.',
    ],
  },
  {
    id: 'asked-crazy-hermit',
    asked: noun(
      '(?:mad|crazy|crazed|insane|old|wise|strange|eccentric|lonely|wild|weird|bearded|grumpy) (?:[\\p{L}-]+ )?(?:hermit|recluse|anchorite|prophet of the end)|hermit|recluse|anchorite',
    ),
    other: 'last visitor',
    look: [
      '{P.name} wears bark, felt and a very good waistcoat, and has a beard, or hair, in which something lives.',
    ],
    manner: [
      '{P} answers trees first, guests second, and questions never in that order.',
      '{P} talks nonsense for an hour, and then says one sentence that one takes home.',
    ],
    want: [
      '{P} wants to be left alone with a spring, a stone and a duty, and chases off visitors with riddles and beets.',
      '{P} wants someone to carry a warning into {town}, and has told it so often that it no longer sounds like one.',
    ],
    ask: [
      '{P} digs {pay} gold pieces out from under the hearth for a party that stays awake beside the stone for one night, and lets {P.them} sleep.',
      '{P} asks the party to bring back from {town2} what {Q} carried off in a hat; {pay} gold pieces, "and the hat can stay there".',
      '{P} once sat in a high council of the realm, and left it with a lid over the ears. The signs of that year have come again. {P} offers {pay} gold pieces from the old chain of office.',
    ],
    says: [
      '"Go away. Not that way! That way."',
      '"They say that I am mad. It keeps the place quiet. I can recommend it."',
      '"There are nine of them and I can hold seven. You do the sum, I have no fingers left."',
    ],
    tell: 'From the edge of the woods one can see {P} walk around the stone at dusk, each time the same number of times, scolding it.',
    truths: [
      'Under the stone sleeps something that listens for sense: a clear thought wakes it. {P}, who was a great scholar, has been thinking crookedly for {years} years on purpose. {Q} went home and began to reason about it aloud.',
      'The madness is guilt: {P} had the charge of a beacon, fell asleep, and a town burned. Nobody ever blamed {P.them}. What {P} tells the trees are the names. {Q} is one of those who came out of the fire, and had brought forgiveness along, in a hat.',
    ],
    clues: [
      [
        'Insight',
        'talking with {P} far from the stone',
        'within a mile the sentences grow straight, and {P} grows afraid.',
        1,
      ],
      ['Nature', 'laying an ear to the stone', 'there is a breath, and it stops to listen.', 1],
      [
        'History',
        'counting the names that {P} says',
        'they are those on a memorial three valleys away.',
        2,
      ],
      [
        'Perception',
        'watching {P} at dusk',
        'a fire is laid on the highest rock, dry, ready, and guarded all night.',
        2,
      ],
    ],
    pressed: [
      '{P} says one clear sentence, the first in years, right above the stone, to be understood by those who have to help. After that everybody had better talk as much nonsense as they can.',
      '{P} lights the beacon, for a danger or for none, and stays awake beside it. {Q} comes up the hill with the others, counted, and all of them are there.',
    ],
  },
];
