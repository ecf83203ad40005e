import type { TaleActs } from './tale-types.ts';

export const scarecrowActs: TaleActs = {
  heading: 'What the Field Is Owed',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] some of the reapers wait« at their barn» with sickles: [the party walks at night, so it is them|who walks about at night, they say, but the party|it all began, they say, when the party came] ({fight}). They stop when one is cut and bleeds red«, [on either side|on whichever side]»; {A} had told them that the strangers are [full of straw|straw inside].',
  ],
  early: [
    [
      'The back doors are not locked, and {A} mows until dark: whoever is not stopped by the dogs« in the yard» (DC 12 Stealth or Animal Handling) can look under the sheets, and learns how many are there« and their faces». But [those who stand there have grown roots|they are rooted], through the clay into the field (DC 12 Medicine), and [whoever is cut loose before the field has been paid dies of it|to be cut loose before the field has been paid is death]. {A} does not deny anything, asks what {town} would eat, and has the village on {A.their} side; there was a bargain« once», but [nobody|no one] in {town} knows its words any more.',
      'v=a',
    ],
    [
      "The back doors are not locked, and {A} mows until dark: whoever is not stopped by the dogs« in the yard» (DC 12 Stealth or Animal Handling) can look under the sheets, and finds those who came too close to {A}'s house, dragged in« and made fast». But [they have grown roots|they are rooted], through the clay into the field (DC 12 Medicine), and [whoever is cut loose before the field has been paid dies of it|to be cut loose before the field has been paid is death]. {A} says that it is a disease, and that {A.they} keeps them dry; there was a bargain« with the field once», but [nobody|no one] in {town} knows its words any more.",
      'v=b',
    ],
  ],
  opens: [
    [
      '[The corn [closes|has shut]. Where there was|In one night the corn has [closed|shut]. Where there was|[One morning|In the morning] the corn is all round. Where there was] a road into {town} there is wheat now, ripe, as high as a house; and {R} comes through it with torches, a cart full of salt and {few5} people. {A} has called them«, since the party began to ask questions»: what has burned cannot be recognised« by anybody», ash is good for the ground, and round {A.their} own strip there is a furrow with salt in it.',
      'v=a',
    ],
    [
      '[The corn [closes|has shut]. Where there was|In one night the corn has [closed|shut]. Where there was|[One morning|In the morning] the corn is all round. Where there was] a road into {town} there is wheat now, ripe, as high as a house; and {R} comes through it with torches, a cart full of salt and {few5} people. {A} has called them«, since the party began to ask questions»: what has burned does not walk to {A.their} door«, and {A} would rather lose one harvest than wait for the last sheaf».',
      'v=b',
    ],
  ],
  goal: [
    '[If the fields burn, [everybody|everyone] who stands in them burns too.|A fire in the fields would burn [everybody|everyone] who [stands in them|is in them].|Those in the fields are [alive, and would burn with them|alive; a fire would kill them].|The missing would burn with the [fields|corn].] The party [has to|must] hold {R} off and learn the words of the old bargain; and it was made in {town2}«, at the other end of the corn».',
  ],
  map: [
    '[The wheat grows at night, and [shifts|moves].|By night the wheat grows, and in the morning it stands [elsewhere|in other places].|[Each morning|Every day] the wheat stands [somewhere else|differently].] There is a maze about {town}, of which {T} on the hill« alone» can see the ways; from its middle, a straight«, mown» ride leads to the back doors of {lair}, and [nobody|no one] has mown it.',
  ],
  way: [
    '[Through the corn it is a night«, hand in hand»|For a night they walk through the corn«, hand in hand»], with one looking forward and one looking back (DC 13 Perception by both; on a failure [the hand that one is holding has become straw|the hand that one holds is straw] for a hundred steps). [{T} blows the horn from above: left, left, right.|From the hill {T} blows the horn: one for left, two for right.|The horn of {T} tells them from above when to turn.]',
  ],
  place: [
    '[{town2} was a village.|{town2} is no village any more.|Nobody lives in {town2} now.] In the time of the grandfathers its people left no sheaf, and then«, in their fear,» [they gave the field themselves|gave themselves« instead»]: in the nave« of the church» {num4} of them stand with arms out, and the wheat has grown through the roof. [[On|Across] the altar lies the first sheaf [there ever was|of all|that was ever left].|The sheaf on the altar is [the first of all|the oldest of all|the first].|Among them, [on the altar|on the altar stone], is [a sheaf, the first that was ever left|the first sheaf of all].]',
  ],
  rival: [
    '{R} believes in fire, thoroughness and payment« on delivery». {R} burned down a whole village« once», because of a cattle plague, and has begun to doubt that there was one.',
  ],
  others: ['undead'],
  setPiece: [
    'In the church« of {town2}» the sheaf must be lifted off the altar and the writing beneath« it» read, while the people of that village, who have [been nothing but straw for a long time|long been« nothing but» straw], come down the nave ({fight}), [one pew at each blink|a pew nearer at each blink]. [In [each|every] round, the players agree on who looks where|Who looks where is agreed on [each|every] round]; [whoever looks can do nothing else|those who look can do nothing else|looking is all that one can do in a turn]. [Reading takes three actions (DC 13 Religion or History each)|To read it takes three actions (DC 13 Religion or History each)|It is read in three actions (DC 13 Religion or History each)]. [When it has been read aloud, the people of straw [all turn their faces to the wall|turn to the wall, every one]|Once it is read out, all of them turn to the wall|At the last word of it the people of straw turn their faces to the wall], [and the fight is over|and do not move again|and let the party go].',
  ],
  what: 'Religion :: reading the writing to the end :: "[One sheaf, standing, every year, and we are quits|Leave one sheaf a year standing, and we are quits|Each year one sheaf that stands, and nothing more|We take one sheaf a year, standing, and ask for no more]." [There is no word about a person.|It does not mention a person.|Not a word of it is about people.|No person is owed.] [[Somebody|Someone]\'s grandfather could not read.|[Somebody|Someone], long ago, could not read.|It has been read wrong for two generations.]',
  who: 'History :: looking at the names of those who signed for {town} :: The first is a forebear of {A}«, with a cross, drawn left-handed»; the last line says "to be told to the eldest". [It was told wrong, or too well.|Somebody told it wrong, or told it too well.|The eldest, it seems, heard what [they wanted to hear|suited them].|In the telling it [got worse|grew].|Each eldest told it [a little differently|with a little more blood].]',
  where:
    'Perception :: following the lines of the wheat from the tower :: They all [run together|meet]«, like hair at a crown,» at one roof: {lair}.',
  choice: [
    '{R} would leave« without a fire» for {coins} gp, which is more than {A} can pay. Or the party shows {R} the hearts that beat, and then {R} [has to|must] live with [the other village|what was done to the other village].',
  ],
  first: {
    answer: 'pays {R.name}',
    now: [
      '{R} [counts the money and turns|counts it, nods, and turns|takes it without a word and turns] the cart. ([The reward is gone; {G} can give no more|That was the reward; {G} can give no more].)',
    ],
    later: [
      '{R} has left the salt behind«, as a gift among business people». {few4} sacks« of it» lie ready: a line across {lair} that those of straw cannot cross.',
    ],
  },
  second: {
    answer: "lays {R.name}'s hand on a heart",
    now: [
      "{R} stands there« for a long time», and then asks for a spade. Some of {R}'s people [desert, with the torches|leave, and the torches with them].",
    ],
    later: [
      '{R} comes to {lair}, with a spade, and lifts those« who are» under the sheets out of the clay, one [each|every] round«, talking to them»; as not one root is cut, they live.',
    ],
  },
  closes: [
    '[The moon rises over the [mown ride|ride].|There is a moon, and the ride lies before you, mown.|In the light of the moon the ride is [white|pale], and quite straight.] [On either side they stand, «close as a crowd, »caps off, like people who let a bride go by.|They line it on both sides, «with their caps off, »[as a village does for a bride|as if for a bride].|[Left and right|To the left and the right] they have [come up to it|taken their places], caps off, [as people do for a wedding|like guests at a wedding].]',
  ],
  lastWay: [
    'Along the ride you get to the back doors of {lair}, [as long as you do not run|if you walk; whoever runs is followed|at a walk]. [From the yard there are dogs, lamps and neighbours, who mean well by {A}.|Through the yard you meet dogs, lamps and neighbours, who mean well by {A}.]',
  ],
  clock: [
    '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of those under the sheets has been claimed by name, and is out of it|[Each|Every] prevented step has freed one of those under the sheets, who was claimed by name|One of those under the sheets has been claimed by name [for each prevented step|for every prevented step|for each step prevented|with each prevented step|for every step prevented|with every step prevented], and is out of it]; if the children were sent to glean, {few2} of them are in the barn, [holding on to the hands of [somebody|someone] they know|each with a hand of straw in theirs].',
  ],
  sides: [
    {
      who: '{G.full} and the village',
      wants: [
        'want their people, and [then|after that] bread. Content with [the living|every one who lives]; angry about a fire.',
      ],
      later: [
        'stand at the edge of the stubble and call names«, each their own,» until they are hoarse: at {lair} one of straw stops every other round.',
      ],
    },
    {
      who: '{B.full} and the families',
      wants: [
        'want to have back«, [for one hour at least|if only for an hour],» the one whom each of them is missing. Content with the truth; angry about [comfort|kind lies].',
      ],
      later: [
        'have [laid out|set out] boots along the road«, pair by pair». [Whoever of them sees theirs walks out|Those who see their own walk out].',
      ],
    },
    {
      who: 'The field of {town}',
      wants: [
        'wants its sheaf, [no more|and nothing else]. Content with a word that is kept; it [cannot be angry, it grows|is never angry, it grows].',
      ],
      later: ['closes behind {A}, ear by ear: [nobody|no one] flees from {lair}.'],
    },
  ],
};
