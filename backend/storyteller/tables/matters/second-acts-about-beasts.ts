import type { SecondAct } from './matter-types.ts';

/** Second acts of intrigues about a creature or one that is ill: another of its kind, and one who has recovered. */
export const secondActsAboutBeasts: readonly SecondAct[] = [
  {
    id: 'beast-other',
    not: [],
    only: ['beast-framed', 'beast-bound', 'beast-robbed'],
    heading: 'Act two: One of Its Kind, in {town2}',
    opens: [
      '{num} people are in front of the town hall with nets, spears and a drum; {A} has sent for hunters, from {town2}, who have caught one of its kind before. They come in three days. What they know about {it}, the party should know first.',
    ],
    goal: [
      'The hunters of {town2} keep one in a pit, as a sign for their house. Whoever has seen it knows what {it} can do and cannot, and what {A} has bought from the hunters. And the hunters can be hired only once. {R} wants to hire them, too.',
    ],
    way: [
      'Over the moor, past the old traps of the hunters, which they no longer look after (DC 13 Survival, or each of the party loses a Hit Die); in one of them sits a hare, in another {wren}, an apprentice who has walked off, and would talk for a leg up.',
    ],
    place: [
      'The house of the hunters has a pit in the yard, with a rail, so polished that one sees how many have leaned here. Below lies the other one: of the same kind as {it}, old, and so used to people that it turns round to be scratched. The master hunter, {quill}, does that every evening, when nobody is looking.',
    ],
    rival: [
      '{R} has the money of a menagerie and wants {it} unhurt, which is more than {A} wants. {R} would share the hunters with the party: they take their orders from both, and only if both agree.',
    ],
    clues: [
      'Nature :: watching the one in the pit eat, sleep and take fright :: It never does what {it} {it.is} said to have done in {town}. It could not.',
      'Insight :: asking {quill} what {A} has ordered :: No spears and no net. A cast of the foot, a bag of hair, and silence: {H} has paid for it.',
      'Survival :: smelling what {quill} uses as bait :: It is strewn in {town} as well; whoever follows it from the gate comes to {lair}.',
    ],
    setPiece: [
      'In the night somebody opens the pit: the people of {A} want the hunters to have other worries. The other one is in the street, and is more afraid than all of them. There are five rounds; each of the party can do one thing at a time: keep the street empty (DC 13 Intimidation or Persuasion), walk in front with the bait (DC 13 Animal Handling), shut a gate before it (DC 13 Athletics), take the torch from the one who drives it (DC 13 Acrobatics). With three successes before three failures it lies down in the yard of a baker and falls asleep; otherwise it is over the wall and off to {town}.',
    ],
    map: [
      'In {town} the news is there before the party: one has broken out. All gates are shut at dusk, all dogs are chained in front, and the hunters stand on the walls. Outside is nobody any more at night; to {lair} the way is free, for the party and for whatever else goes on four feet.',
    ],
    choice: [
      '{quill} would bring the old one to {town}, on a rope, to show before {council} what such a creature does and does not do. Or {quill} comes alone, with the cast of the foot and the bill of {A}.',
    ],
    first: {
      answer: 'has the old one brought to {town}',
      now: [
        'It walks behind a wagon of hay and is the first thing in weeks about which children laugh. {A} sees it from a window.',
      ],
      later: [
        'At {lair} the two of a kind find each other, whatever else is going on: for two rounds no one, on any side, thinks of fighting, and whoever stands in the way is pushed over without malice.',
      ],
    },
    second: {
      answer: 'takes {quill} with the bill',
      now: ['The hunters are told to guard the wall and to do nothing else. They do it very well.'],
      later: [
        'At {lair} {quill} throws the cast of the foot on the ground before {A}; those beside {A} see what they were afraid of, and that it is plaster. Half of them will not fight for it.',
      ],
    },
    lastWay: [
      'The hunters let the party through the wall, and will open again only at dawn. It is an hour to {lair}, in the dark, with the bait (DC 13 Survival to keep what follows at a distance).',
    ],
    closes: [
      'The act ends on the wall: from the dark beyond {lair} something answers the one from {town2}, and it does not sound wild but lonely.',
    ],
  },
  {
    id: 'ill-recovered',
    not: [],
    only: ['being-unwell', 'person-unwell', 'being-led', 'being-dead'],
    heading: 'Act two: The One Who Came Back from It, in {town2}',
    opens: [
      'The healer of {town} says it late and behind a closed door: there was one such case before, in {town2}, and it ended well. {council} was never told, because {A} took the letter to deliver it.',
    ],
    goal: [
      'In {town2} lives somebody to whom the same happened and who came out of it. The party has to hear how, before {A} has paid for this one to move away. {R} was there first and takes notes, for a book.',
    ],
    way: [
      'A day by the mail coach, with sealed sacks; in one of them is the letter that {A} has sent after the party (DC 13 Sleight of Hand to have read it before it is delivered), and that makes {town2} a little less friendly otherwise.',
    ],
    place: [
      'It is a house with a garden full of labels. {wren}, who came back from it, is well, works slowly and stops at noise. The front door has two bars inside; they are for the evenings on which {wren} is not sure.',
    ],
    rival: [
      '{R} has written {few} chapters and has no ending. {R} would give the party all notes for one thing: to be allowed to watch at the end and to write down what is true.',
    ],
    clues: [
      'Medicine :: comparing what {wren} tells with what was seen in {town} :: It is the same, day for day, up to the day on which somebody began to help it along.',
      'Insight :: asking {wren} who has been here before the party :: {A}, with questions about how long it takes, and none about how it ends. {H} brought {wren} flowers, alone, afterwards.',
      'Nature :: looking at the one plant in the garden without a label :: It grows only where it is never light: {A} took seeds of it along, and there is one bed of it near {town}, at {lair}.',
    ],
    setPiece: [
      'The evening comes on which {wren} is not sure, and on this evening those come whom {A} has sent. For four rounds the party has to hold the house with a host who must not be frightened: keep the doors (DC 13 Athletics), keep {wren} talking (DC 12 Persuasion), lead those outside into the garden (DC 13 Deception), put out their torches (DC 13 Acrobatics). With three successes the night passes, and in the morning {wren} says what helped; with fewer, {wren} has it again, for a day, and the party sees how one gets somebody out of it.',
    ],
    map: [
      'It has been raining for two days, and the road between {town2} and {town} has turned into a lake; mail and soldiers are stuck on the one side, {A} and those of {A} on the other. Across the water, by the roofs of the sheds, it is only half as far to {lair}.',
    ],
    choice: [
      '{wren} would come to {town}, although it could begin again there. Or {wren} writes down what to do, in order, and draws the hand movements in the margin.',
    ],
    first: {
      answer: 'brings {wren} along',
      now: [
        'It takes a day longer, since {wren} sleeps with the door barred. In the evening {wren} holds out a hand to be held, as a test.',
      ],
      later: [
        'At {lair} {wren} does the first step and the last, and the party only what lies between: one success fewer is needed to put an end to it, and nobody whom it concerns is frightened.',
      ],
    },
    second: {
      answer: 'takes only what {wren} has written',
      now: ['The party is back a day earlier than {A} reckons. {wren} waves until it is dark.'],
      later: [
        'With the sheet in hand, each step at {lair} takes one action and a DC 12 Medicine check. On the back of the sheet is what {A} must not get hold of, and {A} does not know it.',
      ],
    },
    lastWay: [
      'Over the roofs of the sheds and the last bit by a trough (DC 13 Athletics), straight to {lair}; or around the lake, half a day longer, and in the open.',
    ],
    closes: [
      'The act ends on the last roof before {town}: below, in the water, the healer stands up to the belt and calls that it has become worse since noon.',
    ],
  },
];
