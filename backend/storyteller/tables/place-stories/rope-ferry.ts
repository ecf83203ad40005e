import type { PlaceStory } from '../place-story-type.ts';

export const ropeFerryStory: PlaceStory = {
  id: 'rope-ferry',
  pronouns: { B: 'she' },
  levels: [1, 7],
  tones: ['heroic', 'whimsical'],
  words: ['ferry', 'river', 'rope', 'troll'],
  title: 'The Rope Ferry of {town}',
  look: '[A flat raft hangs on a rope as thick as an arm, and the winch «on the {town} side »has a bird nest in it.|On a rope as thick as an arm hangs a flat raft, and in the winch on the {town} side a bird has built a nest.|There is a bird nest in the winch« on the {town} side», and a flat raft on a rope as thick as an arm.] {K} stands at the rail and calls "Pull!", and the raft moves, although nobody pulls. A whole cheese lies on the last plank. || The rope of the ferry is as thick as an arm, and nobody holds it. {K} calls "Pull!" from the rail, and the raft of {town} sets out«, past a winch in which a bird is breeding». On the last plank lies a whole cheese.',
  senses:
    '[The rope hums when the raft moves, one low note that is heard in {town} before breakfast.|When the raft moves the rope hums, and {town} hears that low note before breakfast.|Before breakfast {town} hears one low note: the rope, which hums when the raft moves.] [The landing smells of mud«, tar» and strong cheese.|At the landing it smells of tar«, mud» and strong cheese.]',
  keeper: [
    'ferry keeper',
    'is [seventy|over seventy|seventy-six], has arms like twigs, and says the secret is [in the grease|in the rope|patience]. [{K.name} never crosses after dark[.|, not even for the mayor of {town}.]|After dark {K.name} stays ashore[.|, on the side of {town}.]|Nobody[| in {town}] has seen {K.name} cross the river after dark.|When it gets dark {K.name} is never on [the river|the river, but in {town}].]',
  ],
  guest: [
    'cheese wife',
    'delivers a wheel a day, and [would like to know who eats it, because {K.name} has no teeth« to speak of»|wonders who eats it, as {K.name} has three teeth|knows that {K.name}, who has hardly a tooth left, cannot be the one who eats it].',
  ],
  absent: 'ferry hand',
  hooks: [
    [
      'A mill owner of {town} offers {pay} gold pieces [for the name of whoever cut his fish nets, under water, in a straight line« across the river».|to whoever finds out who cut his fish nets, in a straight line across the river, under water.|for the culprit: his fish nets were cut, «under water, »in a straight line from bank to bank.]',
      '[The nets were cut because they hung in the way of the raft.|They hung in the way of the raft, and so they were cut.|The raft has its way across the river, and the nets hung in it.] [Whatever pulls has an appointment to keep.|What pulls has an appointment to keep, every day.|Whatever pulls is expected, every day.]',
    ],
    [
      '{B} pays {bribe} gold pieces to whoever stays by the landing tonight [and sees where a whole cheese goes.|and finds out where a whole cheese goes.|to see who takes a whole cheese.]',
      '[At midnight|At one in the morning|Toward midnight] [a grey hand as large as a shovel comes up over the edge of the landing, takes the cheese, and puts back the rind, washed.|a hand comes up over the edge of the landing, grey and as large as a shovel, takes the cheese and puts back the rind, washed.|the cheese is taken by a grey hand as large as a shovel, which comes up over the edge of the landing and later puts back the rind, washed.]',
    ],
    [
      'The raft «of {town} »came across empty last night, «three times, »[and somebody heard it laugh.|and laughed: somebody has heard it.|and somebody «lay awake and »heard it laugh.]',
      [
        '[It was practising.|That was practice.] [It wants to take the night crossings alone, and {K} has not dared to say yes.|{K} has not dared to say yes yet: it wants to take the night crossings alone.|It would like to do the night crossings [to {town}|by itself and] without {K}, who has not dared to say yes.]',
        "On the night on which {V} fell in, three farm hands were waiting on the far bank. [It has remembered them, goes over to fetch them, and comes back without them.|Now it remembers them, crosses to fetch them, and comes back without them.] [The laugh is {V}'s, after a good [landing|crossing].|After a good [landing|crossing] {V} laughed like that, [years ago|and half of {town} with {V}].|That is how {V} used to laugh, after a good [landing|crossing].]",
      ],
    ],
  ],
  done: 'A crossing costs two copper pieces, a horse« costs» four«, and a cart is weighed by eye». Those who are chased «out of {town} »cross free, if {K} likes the look of those who chase them.',
  trace:
    '[The rope is wet for its whole length, also where it never touches the water.|From end to end the rope is wet, even where it hangs high« above the water».|Where it never touches the water the rope is «as »wet« as elsewhere».] {K} [says "thank you" toward the river after each crossing«, and quietly»|says "well done" to the river after each crossing«, in a low voice»|bows a little to the river when a crossing is over, and says "thank you"].',
  truth: [
    'A young troll walks along the bottom and pulls. {K} found it in a trap as a cub, and the two have kept a bargain« for {years} years»: a cheese a day, and nobody eaten. [Now it is grown, its kin have heard that it works for its food, and they mean to come to {town} and take it home.|It has grown up, and its kin, who have heard that it works for its food, mean to come to {town} and take it home.|Its kin have heard that it works for its food, now that it is grown, and mean to come to {town} and take it home.]',
    'The ferry hand {V.full} fell in {years} years ago« and was taken for dead». What came up in spring was grey«, slow» and half as tall again, and went to the rope« as it had every morning». {K} feeds it. It remembers [how to pull, and one song|one song, and how to pull], and [each winter it remembers less|a little less each winter].',
  ],
  finds: [
    [
      'Investigation',
      '[looking at|inspecting|examining] the rope on the [far bank|far bank, near the post|far side]',
      '[four fingers have worn four grooves in it, each as wide as two [of your own|thumbs].|it has four grooves, as from fingers, and each is as wide as two [of yours|thumbs].|a hand has worn it down, with fingers [twice as wide as yours|that fit no glove in {town}].]',
    ],
    [
      'Nature',
      '[reading|studying|poring over] the mud [under|beside|in front of] the landing',
      '[bare feet as long as a forearm go down to the water and never [up|up to {town}].|somebody whose bare feet are as long as a forearm goes into the river [and does not come out|and does not come out at {town}].|there are prints of bare feet, as long as a forearm, that lead [only to the water, and not to {town}|to the water, and never to {town}].]',
    ],
    [
      'Survival',
      'walking an hour downstream of {town}',
      '[three larger sets of the same feet come down from the hills to the bank«, and go back».|the same feet, but larger, and of three people, come down from the hills to the bank«, and go back».|from the hills three larger pairs of the same feet have come down to the bank, and gone back.]',
      1,
    ],
    [
      'Performance',
      'singing an old [rowing song|river song|song of the ferrymen] on the raft',
      "the rope [keeps the beat, and hums {V}'s part|hums along, and it is {V}'s part|comes in with the second voice, which was {V}'s].",
      2,
    ],
    [
      'Insight',
      'asking {K} [about the old ferry hand|who helped here before|about {V}]',
      '{K} [speaks of {V} in the present|says what {V} likes, and not what {V} liked|looks at the water, and says that {V} works hard].',
      2,
    ],
  ],
  use: [
    '[If the rope is cut in midstream, the raft drifts for a minute, and then walks to the bank of {town}«, against the current».|The raft drifts for a minute if the rope is cut in midstream, and then walks against the current to the bank of {town}.|Against the current, after a minute of drifting, the raft walks to the bank of {town} if the rope is cut in midstream.]',
    [
      '[Whoever falls in is set back on the raft, by the collar.|It takes whoever falls in by the collar, and sets them back on the raft.] Those who have drawn steel on {K} are [held under for a round« and thrown ashore»|thrown ashore after a round under water]. The young one has the statistics of <1 Giant Crab, Black Bear, Giant Toad, Ogre, Troll>, and kills nobody from {town}.',
      '[Whoever falls in is set back on the raft, by the collar.|It takes whoever falls in by the collar, and sets them back on the raft.] Those who have drawn steel on {K} are [held under for a round« and thrown ashore»|thrown ashore after a round under water]. What was {V} has the statistics of <1 Zombie, Ghoul, Ogre Zombie>, and does not kill.',
    ],
    '[The rope bears four people hand over hand,|Four people can go along the rope hand over hand,] and {K} can make it dip under water [with one word|with a whistle|by calling "Down!"].',
  ],
  later: [
    'In {days} days three trolls stand [on the far bank, and call, and {town} wakes up.|on the far bank, and call, and {town} hears it.|opposite {town}, and call.|on the bank across from {town}, and call.] [The one below pulls the raft toward them« with everyone who is on it».|Whoever is on the raft is pulled over to them«, by the one below».|The one below obeys, and pulls the raft over to them with all who are on it.]',
    'On the first night of frost the rope stops. What was {V} climbs out at {town} and knocks at the door of its mother«, who has been dead for ten years».',
  ],
  ways: [
    'The trolls would let {K} keep the young one if it won a pull across the river, three against one«, and nobody has said that the party may not hold the rope as well». {K.name} is too old to pull: roll three contests of 1d20, to which the trolls add 8, and the [side of the ferry|side of {town}|ferry] 5 and 1 more for each person on the rope. [Who wins two has won, and trolls keep a bet.|Two of them decide it, and trolls keep a bet.|Who wins two has won, and what a troll has promised {town}, it keeps.|Two wins decide it, and trolls do not cheat.]',
    "[It would rest if it were paid off.|If it were paid off it would rest.] [{K} has kept {V}'s wages in a jar« all these years», and only has to count them out «on the plank, »aloud.|All these years {V}'s wages have lain in a jar, and {K} only has to count them out «on the plank, »aloud.]",
  ],
};
