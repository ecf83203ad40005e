import type { PlaceStory } from '../place-story-type.ts';

export const ropeFerryStory: PlaceStory = {
  id: 'rope-ferry',
  pronouns: { B: 'she' },
  levels: [1, 7],
  tones: ['heroic', 'whimsical'],
  words: ['ferry', 'river', 'rope', 'troll'],
  title: 'The Rope Ferry of {town}',
  look: '[A flat raft hangs on a rope as thick as an arm, and the winch on the {town} side has a bird nest in it.|On a rope as thick as an arm hangs a flat raft, and in the winch on the {town} side a bird has built a nest.|There is a bird nest in the winch on the {town} side, and a flat raft on a rope as thick as an arm.] {K} stands at the rail and calls "Pull!", and the raft moves, although nobody pulls. A whole cheese lies on the last plank. || The rope of the ferry is as thick as an arm, and nobody holds it. {K} calls "Pull!" from the rail, and the raft of {town} sets out, past a winch in which a bird is breeding. On the last plank lies a whole cheese.',
  senses:
    '[The rope hums when the raft moves, one low note that is heard in {town} before breakfast.|When the raft moves the rope hums, and {town} hears that low note before breakfast.|Before breakfast {town} hears one low note: the rope, which hums when the raft moves.] [The landing smells of mud, tar and strong cheese.|At the landing it smells of tar, mud and strong cheese.]',
  keeper: [
    'ferry keeper',
    'is seventy, has arms like twigs, and says the secret is in the grease. [{K.name} never crosses after dark.|After dark {K.name} stays ashore.|Nobody has seen {K.name} cross after dark.|When it gets dark {K.name} is never on the river.]',
  ],
  guest: [
    'cheese wife',
    'delivers a wheel a day, and would like to know who eats it, because {K.name} has no teeth to speak of.',
  ],
  absent: 'ferry hand',
  hooks: [
    [
      'A mill owner of {town} offers {pay} gold pieces [for the name of whoever cut his fish nets, under water, in a straight line across the river.|to whoever finds out who cut his fish nets, in a straight line across the river, under water.|for the culprit: his fish nets were cut, under water, in a straight line from bank to bank.]',
      '[The nets were cut because they hung in the way of the raft.|They hung in the way of the raft, and so they were cut.|The raft has its way across the river, and the nets hung in it.] [Whatever pulls has an appointment to keep.|What pulls has an appointment to keep, every day.]',
    ],
    [
      '{B} pays {bribe} gold pieces to whoever stays by the landing tonight and sees where a whole cheese goes.',
      'At midnight a grey hand as large as a shovel comes up over the edge of the landing, takes the cheese, and puts back the rind, washed.',
    ],
    [
      'The raft came across empty last night, three times, [and somebody in {town} heard it laugh.|and laughed: somebody in {town} has heard it.|and in {town} somebody lay awake and heard it laugh.]',
      [
        'It was practising. It wants to take the night crossings alone, and {K} has not dared to say yes.',
        "On the night on which {V} fell in, three farm hands were waiting on the far bank. It has remembered them, goes over to fetch them, and comes back without them. [The laugh is {V}'s, after a good landing.|After a good landing {V} laughed like that.]",
      ],
    ],
  ],
  done: 'A crossing costs two copper pieces, a horse costs four, and a cart is weighed by eye. Those who are chased out of {town} cross free, if {K} likes the look of those who chase them.',
  trace:
    'The rope is wet for its whole length, also where it never touches the water. {K} says "thank you" toward the river after each crossing, and quietly.',
  truth: [
    'A young troll walks along the bottom and pulls. {K} found it in a trap as a cub, and the two have kept a bargain for {years} years: a cheese a day, and nobody eaten. [Now it is grown, its kin have heard that it works for its food, and they are on the way to {town} to take it home.|It has grown up, and its kin, who have heard that it works for its food, are on the way to {town} to take it home.|Its kin have heard that it works for its food, now that it is grown, and are coming to {town} to take it home.]',
    'The ferry hand {V.full} fell in {years} years ago and was taken for dead. What came up in spring was grey, slow and half as tall again, and went to the rope as it had every morning. {K} feeds it. It remembers how to pull, and one song, and each winter it remembers less.',
  ],
  finds: [
    [
      'Investigation',
      '[looking at|taking a close look at|examining] the rope on the far bank',
      '[four fingers have worn a groove in it, each as wide as two of yours.|it has a groove from four fingers, each as wide as two of yours.|a hand has worn it down, with fingers twice as wide as yours.]',
    ],
    [
      'Nature',
      '[reading|studying|taking the time to read] the mud under the landing',
      '[bare feet as long as a forearm go down to the water and never up.|somebody whose bare feet are as long as a forearm goes into the river and does not come out.|there are prints of bare feet, as long as a forearm, that lead only to the water.]',
    ],
    [
      'Survival',
      'walking an hour downstream of {town}',
      'three larger sets of the same feet come up the bank, from the hills.',
      1,
    ],
    [
      'Performance',
      'singing an old rowing song on the raft',
      "the rope keeps the beat, and hums {V}'s part.",
      2,
    ],
    ['Insight', 'asking {K} about the old ferry hand', '{K} speaks of {V} in the present.', 2],
  ],
  use: [
    '[If the rope is cut in midstream, the raft drifts for a minute, and then walks to the bank of {town}, against the current.|The raft drifts for a minute if the rope is cut in midstream, and then walks against the current to the bank of {town}.|Against the current, after a minute of drifting, the raft walks to the bank of {town} if the rope is cut in midstream.]',
    [
      'Whoever falls in is set back on the raft, by the collar. Those who have drawn steel on {K} are held under for a round and thrown ashore. The young one has the statistics of a Troll, and kills nobody from {town}.',
      'Whoever falls in is set back on the raft, by the collar. Those who have drawn steel on {K} are held under for a round and thrown ashore. What was {V} has the statistics of an Ogre Zombie, and does not kill.',
    ],
    'The rope bears four people hand over hand, and {K} can make it dip under water with one word.',
  ],
  later: [
    'In {days} days three trolls stand on the far bank, and call. [The one below pulls the raft toward them with everyone who is on it.|Whoever is on the raft is pulled over to them, by the one below.|The one below obeys, and pulls the raft over to them with all who are on it.]',
    'On the first night of frost the rope stops. What was {V} climbs out at {town} and knocks at the door of its mother, who has been dead for ten years.',
  ],
  ways: [
    'The trolls would let {K} keep the young one if it won a pull across the river, three against one, and nobody has said that the party may not hold the rope as well. It is no fight for {K.name}: roll three contests of 1d20, to which the trolls add 8, and the side of the ferry 5 and 1 more for each person on the rope. Who wins two has won, and trolls keep a bet.',
    "It would rest if it were paid off. {K} has kept {V}'s wages in a jar all these years, and only has to count them out on the plank, aloud.",
  ],
};
