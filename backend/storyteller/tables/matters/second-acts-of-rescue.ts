import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts of stories about people who are held by others, or have gone. */
export const secondActsOfRescue: readonly SecondAct[] = [
  {
    id: 'rescue-buyer',
    not: [],
    only: ['rescue-one'],
    heading: 'Act two: The One Who Buys, in {town2}',
    opens: [
      'When the party knows the way to {lair}, it sees, from the last ridge, riders in grey coats turn away from there: {quill} has been to look at {B} and is on the way to {town2} to fetch the money. Somebody shouts a number after them, and it is not a number of knots.',
      'The act ends when {H} breaks down and says the name: {quill}, who buys people, is two days from here in {town2}, with a closed barge. Until {quill} is dealt with, {A} only has to wait.',
    ],
    goal: [
      'As long as {quill} is on the way, {A} has no reason to talk and twice the watch. The party has to get to {town2}, and take the buyer away from {A}, or the place of the buyer. {R} is looking for {quill} as well.',
    ],
    map: [
      '{band} have broken the bridge below {lair} behind the riders. The short way to {town} is gone: from now on one goes around by {town2}, a day longer, and all news is a day older. But the watch at the bridge has become needless, and the bank below it is free.',
    ],
    way: [
      'Down to {town2} one goes with the log drivers on the river (DC 13 Acrobatics each for a dry arrival, a lost piece of baggage otherwise), or by the road of the grey coats, from fire to fire, always half a day behind (DC 13 Survival).',
    ],
    place: [
      "The barge lies at the tanners' quay of {town2}, painted black up to the windows, with flower boxes. {quill} receives customers in slippers, offers tea, and asks each one what they can do best. Below deck are {few} berths with numbers; {few} of them, less one, are taken.",
    ],
    setPiece: [
      'The barge casts off while the party is on it, and drifts without a helmsman towards the weir. There are four rounds. Each of these can be done by one of the party: take the rudder (DC 14 Athletics), open the hatch and get those below out (DC 13 Sleight of Hand), keep the grey coats from the tow rope (a fight), talk {quill} into giving the order to drop anchor (DC 14 Intimidation). With two successes nobody is lost; with one, the barge breaks on the weir and all swim; with none, it goes over.',
    ],
    clues: [
      'Investigation :: reading the numbers over the berths :: The empty one is that of {B}. {quill} promised {A} a price that would not pay for the tarpaulin.',
      'Insight :: drinking the tea and asking about {A} :: {quill} laughs: {A}, too, has a number, and a berth with longer chains.',
      'Perception :: looking at the chart in the cabin :: From the last lock a line in red goes up a brook to the foot of {lair}, where the basket comes down.',
    ],
    rival: [
      "{R} sits at the next table on the quay and has paid for the party's supper. {R} wants {quill} in irons and would take the barge by force, tonight, whatever becomes of those below.",
    ],
    choice: [
      'One can put on the grey coats and go to {lair} as {quill}, with the seal ring and the money chest, if {quill} lets the others in the berths travel on as far as the sea, guarded only by {R}. Or the party frees those below at once; then riders are off to warn {A}.',
    ],
    first: {
      answer: 'goes to {lair} in the place of {quill}',
      now: [
        'The ring fits, the coats stink of lavender, and {R} has to be trusted with the berths.',
      ],
      later: [
        '{A} has the basket wound in before the first word and sets {B} down in front of the party. It has three rounds in which it is believed, until one of {band} remembers the slippers of {quill}.',
      ],
    },
    second: {
      answer: 'frees those below deck first',
      now: [
        'They are {few}, less one, and come from four towns; one of them, {tansy}, was held at {lair} for a month before.',
      ],
      later: [
        "{A} is warned and has all fires put out. But {tansy} leads the party up the brook to the foot of the drop, and {quill}'s other prisoners stand on the far bank with lanterns: {band} see that their buyer is gone, and two of them leave.",
      ],
    },
    closes: [
      'The act ends at the last lock, at night: on the ridge over {lair} burns a fire that was not there before. {A} is looking out for a buyer who does not come.',
    ],
  },
];

/** How the way to the end has changed, by the second act. */
export const lastWaysOfRescue: Readonly<Record<string, readonly Row[]>> = {
  'rescue-buyer': [
    'The bridge is down. One comes to {lair} from below, through the water and up the foot of the drop (DC 13 Athletics, or slowly, with ropes), and has the basket straight above; or, around by the ridge, openly, as the one who is expected.',
  ],
};
