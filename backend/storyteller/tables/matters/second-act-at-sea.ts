import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** The second act of the plot on board a ship. */
export const secondActAtSea: SecondAct = {
  id: 'at-sea',
  not: [],
  only: ['dead-ship'],
  heading: 'Act two: The Rock off {town2}',
  opens: [
    'The act ends with a thud that goes through all the decks: the current has carried the ship onto the reef before {town2}, not hard, but firmly. Until the next spring tide it will not move, and the forecastle has water for {few} days.',
  ],
  goal: [
    'On the reef stands a lighthouse with a spring of its own: as much fresh water as the party can carry. To end anything on board it needs {num} casks of it, a boat, and the consent of a keeper who has seen what stands at the rail. {R} has moored there already, on the other side.',
  ],
  map: [
    'At ebb the reef is dry, and the dead can walk on it. From the second night on they do, towards the light; and between the ship and {town2} there is a causeway of wet sand which nobody had ever needed to watch.',
  ],
  way: [
    'The boats have been holed by {H}; one can be mended with canvas and tar (DC 13 Survival, half a day). Or one goes over the reef at ebb, {few} hundred yards, with a rope from rock to rock (DC 13 Athletics by the group; on a failure something with a cap holds on to an ankle, {sting} damage).',
  ],
  place: [
    'The lighthouse is narrow, dry and full of books about the sea. The keeper has not had a guest for {few} years, takes the party for part of the trouble, and opens the window and not the door. From the lamp room one can see the river mouth of {town}, and the line where the water changes colour.',
  ],
  setPiece: [
    'Night, ebb, and the dead come over the reef to the light, with all their tools. In five rounds the tide will be back. Each character can do one thing a round: roll a cask to the boat (DC 13 Athletics), pour one out across the path (no check, and one cask less), turn the lamp so that they follow the beam (DC 13 Perception), or get the keeper out of the house (DC 13 Persuasion). With four casks in the boat it was worth it. In the last round people come out of the dark who have been sent to break the lamp.',
  ],
  clues: [
    'Nature :: asking the keeper about the two colours of the water :: Green is salt and brown is the river. "What cannot bear fresh water should not come near {town} at high tide."',
    'Insight :: asking those who came for the lamp who sent them :: {H}, for a remedy that {A} has promised and cannot make.',
    'Investigation :: reading what the keeper has noted about passing ships :: "The same ship, {weeks} weeks ago, low in the water. In {lair} there was a light, by day as well."',
  ],
  rival: [
    '{R} lies on the lee side with a good ship and a bad conscience, and waits until the last of the living has left the wreck: then it belongs to whoever comes first. {R} would also tow it, for a share that is written down.',
  ],
  choice: [
    '{R} offers to take the living off the forecastle at once, all of them, if the party signs the ship over. Or they stay on board until the bar, since without {num} pairs of hands no one can set a sail.',
  ],
  first: {
    answer: 'sends the living off with {R.name}',
    now: [
      'By noon the forecastle is empty, and there is a great silence. {B} stays, as the only one.',
    ],
    later: [
      'Nobody else can be bitten. But the ship comes over the bar without a sail: somebody has to steer with the anchor (DC 15 Athletics), while {A} in {lair} has only the party to listen to, and listens.',
    ],
  },
  second: {
    answer: 'keeps the living on board',
    now: ['They vote on it, with beans. It is close, and afterwards somebody begins to sing.'],
    later: [
      'With {num} hands the sails are set within minutes, and a dozen of them go down to {lair} with buckets: in each round one of the dead beside {A} sits down.',
    ],
  },
  closes: [
    'The act ends when the spring tide lifts the ship off the reef, gently. From {lair} one hears {A} stop in the middle of a sentence, and then go on reading.',
  ],
};

export const lastWayAtSea: readonly Row[] = [
  'There are {few} casks in the boat, and {num} of the dead between the forecastle and the hatch of {lair}. Each cask opens the deck for a minute: the party says where, and how it gets the next one there (DC 13 Athletics or Sleight of Hand for each).',
];
