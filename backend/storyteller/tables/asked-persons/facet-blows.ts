import type { AskedStory } from './story-type.ts';

/** Persons to whom something has happened, or of whom something is said. */
export const personsOfBlows: readonly AskedStory[] = [
  {
    id: 'asked-bereft',
    asked: {
      kind: ['whose'],
      what: /\b(?:was|were|died|turned|has been|had been|is dead|is missing|disappeared|vanished|left|burned|went|got|became|has (?:died|left|vanished))\b/iu,
    },
    other: 'late witness',
    look: [
      '{P.name} wears a black thread round one wrist, and has worn it thin.',
      '{P.name} has stopped all clocks in the house at one hour, and looks at them as if they went.',
    ],
    manner: [
      "{P} listens to other people's troubles with real attention, and goes home before they ask.",
      '{P} has a question ready for every traveller, and knows by the first word whether it is worth asking.',
    ],
    want: '{P.their} {what}. {P} does not want comfort: {P} wants to know who, and to look at them.',
    ask: [
      '{P} gives {pay} gold pieces to a party that goes over that day once more and talks to everyone whom the reeve of {town} did not ask.',
      '{P} gives {pay} gold pieces for {Q} to be brought safely from {town2}: {Q} has written that there is something to say, and that it cannot be written.',
      'The trail leads up to people who are under the seal of the crown. {P} offers {pay} gold pieces to a party that follows it all the same, through half of the realm.',
    ],
    says: [
      '"They have all been very kind. Now I should like somebody to be of use."',
      '"It was a clear day, with wind from the west. I can tell you everything about that day but one thing."',
      '"Do not say that it gets better. Say where you were."',
    ],
    tell: 'On one day of the week {P} goes to where it happened, stays as long as it lasted, and picks up what does not belong there.',
    truths: [
      'It was meant for {P}. {P.they} had changed a day, or a coat, or a seat, for a small reason; {Q} saw the culprit wait for the right one, was paid to forget it, and can no longer.',
      'Somebody of {P.their} own house opened the door to it, for what seemed a good reason, and {Q} has the proof. {P} has been eating at one table with the culprit ever since, and is being comforted.',
    ],
    clues: [
      [
        'Insight',
        'asking {P} what was different on that day',
        '{P} names a small thing, and goes white in the middle of it.',
        1,
      ],
      [
        'Investigation',
        'going through what {P} has picked up there',
        'there is the stub of a pipe: someone waited for quite a time.',
        1,
      ],
      [
        'Perception',
        'sitting at table with {P}',
        'one chair is pushed back whenever the talk comes to it.',
        2,
      ],
      [
        'Persuasion',
        'promising {Q} a bed and a bolt',
        '{Q} says in which house it was settled, and it is that of {P}.',
        2,
      ],
    ],
    pressed: [
      '{P} wants the culprit to look at {P.them} and to say for whom it was. Whether it ends there depends on who stands beside {P.them}.',
      '{P} hears the name, gets up, and lays the table as usual. There is time until the soup to agree on what is to be done.',
    ],
  },
  {
    id: 'asked-suspected',
    asked: { kind: ['suspected'] },
    other: 'clever inspector',
    look: [
      'Talk stops when {P.name} comes in, and starts again at another subject; {P.name} has learned to knock loudly.',
    ],
    manner: [
      '{P} makes the joke about it before others can, and watches who laughs.',
      '{P} is perfectly polite, which in {town} is held to be the best proof.',
    ],
    want: '{P} {said}, has stopped denying it, and wants {Q} either to bring a charge or to leave {town}.',
    ask: [
      '{P} gives {pay} gold pieces to a party that finds the proof before {Q} does, whichever way it points.',
      '{P} gives {pay} gold pieces for a former servant, who moved to {town2} on the day after, with new shoes.',
      '{P} has been summoned before the high bench of the crown, and half of the realm has placed bets. {P} offers {pay} gold pieces for an honest answer before the dishonest one is read out.',
    ],
    says: [
      '"You have heard. Do take a biscuit. No? They never do."',
      '"If I had, do you suppose that I would have been so clumsy about it?"',
      '"{Q} comes on Thursdays. It is the only visit I get, and I have begun to bake for it."',
    ],
    tell: '{P} keeps a room shut that was open before, airs it once a week at night, and wears gloves for it.',
    truths: [
      '{P} is innocent, knows who is not, and says nothing: it is {P.their} own child, who did it to protect {P}. {Q} has understood this for some time, and does not know what to do with it.',
      'It is true, in part. The last one had it coming, and {P} would do it again; the rest was chance and bad mushrooms. {Q} knows a good deal, and has become very fond of Thursdays.',
    ],
    clues: [
      [
        'Investigation',
        'getting into the shut room',
        'the gloves in there are too small for {P}.',
        1,
      ],
      ['Insight', 'speaking of the children to {P}', '{P} talks faster, and about the weather.', 1],
      [
        'Nature',
        'looking at the garden',
        'there are plenty of mushrooms, and one bed of something else.',
        2,
      ],
      [
        'Insight',
        'asking {Q} for the evidence',
        '{Q} has all of it, in a drawer, and has lost the key twice.',
        2,
      ],
    ],
    pressed: [
      '{P} confesses at once, to everything, to keep the real one out of it, and does it badly. A wise judge, or a loud party, can still stop that.',
      '{P} tells {Q} over the last biscuits. {Q} writes it down, tears it up, writes it down again, and asks the party which.',
    ],
  },
];
