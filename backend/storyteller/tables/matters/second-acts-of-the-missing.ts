import type { SecondAct } from './matter-types.ts';

/** Second acts of stories about people who have vanished, are cut off below, or ran away. */
export const secondActsOfTheMissing: readonly SecondAct[] = [
  {
    id: 'vanish-oath',
    not: [],
    only: ['vanish-many', 'vanish-one'],
    heading: 'Act two: Where the Oath Was Sworn, in {town2}',
    opens: [
      'When the party has seen {lair} for the first time, from outside, and pulled the first one away from the lawn, this one dies a little in its hands: pulse, breath and warmth are still at the table. The act ends with the sentence over the door there, which can be read now: "As sworn in the chapel of {town2}."',
      'The act ends in the night in which the party follows the walkers to the door. It could go in. {T}, who has come along after all, holds it back: over the lintel stands in small letters who swore what, and where, and that those who sit can only get up when it is unsworn.',
    ],
    goal: [
      'Whoever is dragged from the table without more goes back to it in the next night. The oath of the Host has a wording, and it was sworn in the chapel of {town2}. With the wording one can argue with the Host; without it one can only eat or burn. {R} wants the wording, too.',
    ],
    map: [
      'While the party is away, the lawn grows: it reaches from {lair} to the first houses of {town} now, and whoever steps on it after dark smells the roast. One comes to {lair} from all sides, easily; going away from it takes a DC 13 Wisdom saving throw each hundred paces.',
    ],
    way: [
      'It is two days to {town2}, with three nights, and on each of them one of the party wakes up standing (lots decide; DC 13 Wisdom saving throw, with a rope around the ankle it is enough that another wakes up). Who stays awake for all three has one level of exhaustion.',
    ],
    place: [
      'The chapel in {town2} is a cheese store now, cool and full. Behind {few} rows of cheeses lie the lords of {lair} in stone, each with a cup in the hand, and one place is empty. Its lid leans against the wall, with a face worn away by {years} years of people who passed by sideways.',
    ],
    setPiece: [
      'The stone lords ask the party to sit down for one course. Each of them asks one question, and everyone at the table has to answer one: "What are you late for?" (a true answer, or DC 14 Deception), "Who waits for you?" (a name, or DC 13 History for a name that they believe), "When is enough?" (DC 13 Insight, or the answer that fits the character). Two good answers, and a lord reads out the oath; fewer, and the lords get up, with their cups, in order to keep their guests.',
    ],
    clues: [
      'History :: reading the oath on the back of the lid :: "Until each chair is taken or the cook sits down." The cook of the Host was turned out that evening, and never sat.',
      'Insight :: asking the cheese seller who else came to read :: {A}, {weeks} weeks ago, in tears. {A} copied the first half and did not turn the lid over.',
      'Religion :: comparing the coats of arms :: The chair on the shield is the last one at {lair}, by the kitchen door. It was meant for the cook.',
    ],
    rival: [
      '{R} has hired the whole cheese store for a day and will not let anybody in, politely. {R} can be had for a third of what stands under the silver cover, or for one honest evening meal among people who laugh.',
    ],
    choice: [
      "The last descendant of the cook lives in {town2}: {ragnal}, who cooks badly and with joy, at a stall. {ragnal} would come along and sit down, at one's own risk. Or one of the party takes the apron of the old cook, from the chapel wall, and will be the cook.",
    ],
    first: {
      answer: 'takes {ragnal} along',
      now: [
        '{ragnal} brings a pot, {few} opinions and no fear, and slows the party down by half a day of buying onions.',
      ],
      later: [
        '{ragnal} comes out of the kitchen door of {lair} with a steaming pot and sits down. The Host gets up, for the first time in {years} years, in order to make room; all saves at the table succeed from then on, and {A} sees {wren} lift the head.',
      ],
    },
    second: {
      answer: 'takes the apron',
      now: ['It smells of onions, fits, and whoever wears it is hungry all the time from then on.'],
      later: [
        'The Host takes the one in the apron for the cook and must obey when this one says that the meal is over (an action, DC 13 Performance, three times in all). Between the times the Host complains about the soup, with the knife.',
      ],
    },
    closes: [
      'The act ends at the edge of the lawn, in the evening. All windows of {town} are dark. All windows of {lair} are lit, and {H} comes along the path with one last spoon on a cushion, and a card on which stands the name of one of the party.',
    ],
  },
  {
    id: 'below-bell',
    not: [],
    only: ['lost-below'],
    heading: 'Act two: The Other Mine, in {town2}',
    opens: [
      'When the party has understood what the bell of {town} is, it has it rung, and it gives a dull sound, like a pot. The clapper is not the old one. The old one was given away {years} years ago, to {town2}, from where the other mine was dug.',
      'The act ends at the first encounter with {A}, who looks at the party, kindly, and asks: "Are you from the other mine? Have they met us?" In {town2}, say the old people, nobody has been down there since; but the gate is new.',
    ],
    goal: [
      'The old shift dug towards another, from the side of {town2}, and can only be released by both: by the bell of {town} and by the clapper, which the other owner kept as a pledge. {R} is on the way there for the silver, and knows nothing of a shift.',
    ],
    map: [
      'The lake has found a crack: the lower road to {town2} is under water, and the ladder shaft of {town} with it. From now on one gets to {lair} either by the cage alone, or from the side of {town2}, through the other mine, from behind; that way leads to the far side of the face.',
    ],
    way: [
      'Over the pass it is a day and a half, with the sound of picks under the feet, now on the left and now on the right. Who lies down on the ground to sleep dreams of rows of lamps (DC 13 Wisdom saving throw, or one has a tally in the hand on waking; it can be thrown away, once).',
    ],
    place: [
      'The other mine of {town2} is a summer garden with lanterns; guests drink cold wine in the first gallery, and at the end of it hangs a curtain. Behind the curtain sits the other shift, {num} people around a long table, dusty and upright. They stopped. They have been waiting for the bell for {years} years, with their hands in their laps.',
    ],
    setPiece: [
      'The water comes into the other mine while the garden is full of guests. In four rounds: get the guests out in order (DC 13 Persuasion), hold the old gate (DC 14 Athletics, two may try), take the clapper from the lap of the one who guards it (it has to be asked for by name, DC 13 History, or torn away, DC 14 Athletics), find the gallery that leads up to {lair} (DC 13 Survival). Each thing left undone costs: guests, the way back, the clapper, or a day.',
    ],
    clues: [
      'History :: reading the chalk on the table of the other shift :: They were told that {A} had stopped first. {A} was told the same of them. Both owners lied on the same day.',
      "Insight :: asking the garden's host who else has been behind the curtain :: {H}, {weeks} weeks ago, with a notebook, who came out pale, and had asked how one keeps a roll.",
      'Perception :: laying an ear to the end of the gallery :: Picks, quite near: only {few} fathoms of dry rock are between here and {lair}, on the side away from the water.',
    ],
    rival: [
      '{R} has bought the garden, for the sake of what is behind the curtain, and is just finding out. {R} is frightened, therefore rude, and would do almost anything not to be alone with them.',
    ],
    choice: [
      'The other shift would come along, all {num} of them, if somebody leads them: they want to meet. Or the party leaves them in peace at their table and takes only the clapper.',
    ],
    first: {
      answer: 'leads the other shift to {lair}',
      now: [
        'It is a long procession, in step, through the night. In every village doors are shut, and in each somebody comes out and walks a little way beside them.',
      ],
      later: [
        'From behind the face of {lair} comes a knock, and {A} knocks back. When the last rock falls, on the dry side, two shifts stand face to face; {A} puts the pick down and holds out a hand. Only those who like it down there still fight.',
      ],
    },
    second: {
      answer: 'takes only the clapper',
      now: ['It weighs as much as a person, hums, and makes whoever carries it count the hours.'],
      later: [
        'Bell and clapper belong together: hung up at {lair} (two of the party, three rounds) they end the shift at one stroke. Until then {A} hears the humming and comes for it, and for nothing else.',
      ],
    },
    closes: [
      'The act ends under the mountain, when the party hears picks in front of it and behind it, and for the first time both in the same time.',
    ],
  },
  {
    id: 'runaway-hunt',
    not: [],
    only: ['runaway'],
    heading: 'Act two: Both Purses, in {town2}',
    opens: [
      'When the party knows with whom {B} is, it finds {T} tied to the ferry, angry and unhurt: {H} has been here, with a purse that bears the arms of a house in {town2}. It is not the purse of {G}.',
      "The act ends with an arrow in a door frame, a hand's breadth from {S}. Somebody wants to be sure that {B} does not come back, and the feathers are from {town2}.",
    ],
    goal: [
      'To bring {B} home as long as somebody pays for the opposite would be to bring {B} to {B.their} grave. Before the party goes to {lair}, it has to find the second purse, in {town2}, and to shut it. {R} knows whose it is.',
    ],
    map: [
      'The river is in flood, and the ferry has torn loose: it lies at {town2} now, with the bell still on it. Nobody crosses at the old place any more, not {H} either; but who can steer the ferry down at night comes past {lair} without a sound.',
    ],
    way: [
      'To {town2} it is two days along the flooded bank. The party shares the road with {few} people who all look for {B}: a poet, a bailiff, two sisters with a net. Each night they tell what they would do with the reward (DC 12 Insight: one of them works for {H}).',
    ],
    place: [
      'The house in {town2} is in mourning, for practice. The cousin who would inherit, {quill}, has had the black clothes made, receives with red eyes, and asks whether there is already news. In the cabinet stands a portrait of {B} with the face cut out, "for the painter".',
    ],
    setPiece: [
      "A masked supper in memory of {B}, who is not dead. During {few} courses the party has to do three things, each by somebody else: lift the key from the neck of {quill} while dancing (DC 13 Sleight of Hand), give a speech about {B} that makes people laugh (DC 13 Performance; then half of the house is on {B}'s side), and read the second contract of {H} in the cabinet (DC 13 Investigation). Each failure brings the men of {H} a room nearer.",
    ],
    clues: [
      'Investigation :: reading the second contract :: It pays for a ring with the finger, and is dated before the sheets were knotted. It was hoped for.',
      'Insight :: asking {quill} what {A} has to do with it :: {quill} has bought up the debts of {A} and set the day: {deadline}. The robbery was never to succeed, only to be found out.',
      'Perception :: looking at what hangs in the hall :: An old map of the hunting grounds, with the best place marked by a nail: {lair}.',
    ],
    rival: [
      '{R} is among the guests, in the best mask, and has the debts of {A} in a pocket, won from {quill} at cards an hour ago. {R} would sell them: for money, or for the answer to the question where {B} is.',
    ],
    choice: [
      'With the debts of {A} in hand, the party can burn them, before witnesses, tonight. Or it keeps them: whoever holds them has {A} on a rope.',
    ],
    first: {
      answer: 'burns the debts',
      now: [
        '{quill} screams, as if it were money. {R} applauds. By morning every servant in {town2} knows it, and rides faster than the party.',
      ],
      later: [
        '{A} has heard of it before the party is at {lair}, stands at the fire with the keys on the open palm, and tells {B} everything, in front of all. The check without a fight is 4 lower; {B} is so angry that somebody has to hold the horse.',
      ],
    },
    second: {
      answer: 'keeps the debts',
      now: [
        'They are heavier than paper should be. {R} looks at the party as one looks at colleagues.',
      ],
      later: [
        'Shown to {A}, the papers end every fight before it begins: {A} sends {B} home with a sentence that is meant to hurt, and does. {B} comes along at once, and asks on the way what was on those papers.',
      ],
    },
    closes: [
      'The act ends on the torn-off ferry, in the dark, when its bell strikes once by itself, and from the bank, quite near, a hound answers.',
    ],
  },
];
