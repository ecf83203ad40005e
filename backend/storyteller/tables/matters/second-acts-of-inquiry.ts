import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts of inquiries into a murder and into murders that go on. */
export const secondActsOfInquiry: readonly SecondAct[] = [
  {
    id: 'inquire-coat',
    not: [],
    only: ['inquire-murder'],
    heading: 'Act two: The Coat, in {town2}',
    opens: [
      'The act ends when the party can say that {B} died at nine. The same evening {H} is gone, and with {H.them} the {coat}: a company of players has packed up and left for {town2}«, three wagons and a bear», and somebody saw a new face on the last wagon.',
    ],
    goal: [
      'The hour alone clears {S} and convicts nobody. Only the one who wore the {coat} can say who paid for it, and {H} means to cross the border with the players, as the man in the background. {A} has sent {R} after {H.them}«, with half of the fee in hand».',
      'Without {H} there is no murder at nine, only a theory. The players of {town2} have taken {H.them} on, as they take anyone on who can walk like someone else. {R} has the same address, from {A}.',
    ],
    map: [
      '{council} has the ferry and the bridge of {town} closed until sentence is passed on the murder. Whoever comes back from {town2} needs a pass of {G}, a boat without a light (DC 13 Stealth), or the old aqueduct (DC 13 Athletics), which ends two streets from {lair}.',
    ],
    way: [
      'The wagons have a day of lead, and leave posters. A rider takes the short way over the [ridge|dunes|moor] (DC 13 Survival; on a failure the horses are spent and the party comes during the second act); the road takes longer and passes an inn in which {H} paid with a ring of {B}.',
    ],
    place: [
      'In {town2} the company plays "The Guest Who Came Twice" in a corn hall, with {few} lamps for footlights. {H} is on in the last scene, in the {coat}«, as the ghost», and plays it so well that the first row moves back.',
    ],
    setPiece: [
      "In the last scene {R} steps out of the wings, among swords of which some are real, and the audience applauds. Three things are open to the party, each for one check: play along as guards of the king (DC 13 Performance), bring down the curtain (DC 13 Athletics), turn the footlights on {R} (DC 13 Sleight of Hand), tell the front row the truth, loudly (DC 13 Persuasion). With two successes {H} is carried off through the prompter's box; after two failures {H} lies wounded on the boards, and people still clap.",
    ],
    clues: [
      'Insight :: asking {H} what was ordered, word by word :: To walk up, to bolt, to light the lamp, to wait. "Nobody said that anyone would be sitting in the chair."',
      'Investigation :: turning out the pockets of the coat :: A card from the game of that evening, with a time on it in the hand of {A}: eleven.',
      'Persuasion :: asking the company who else rehearsed here :: {A}, {years} years too old for the part, paid for the use of the costumes at {lair}, and never came to a performance.',
    ],
    rival: [
      '{R} was told that {H} is the murderer and half believes it. {R} keeps to the letter of an order: "alive, if it is easy". Shown that {A} pays for silence and not for justice (DC 13 Persuasion), {R} asks for the same fee from {council}, and turns round.',
    ],
    choice: [
      '{H} is ready to speak before {council} if the party swears that {H.they} will not hang. {G} alone cannot promise that. Or {H} gives up the {coat} and a written line«, signed with a thumb», and goes over the border tonight.',
    ],
    first: {
      answer: 'swears it and takes {H.name} along',
      now: [
        'The players stop for a day to dress {H} as an old woman. {council} hears of the oath before the party is back, and is not amused: the next request to {G} costs a favour.',
      ],
      later: [
        '{H} walks up the painted stairs at {lair} and stands where {B} would have stood. {A} cannot attack {H} in the first round, and half of the others want to hear the end of the sentence.',
      ],
    },
    second: {
      answer: 'takes the coat and lets {H.name} go',
      now: [
        'At the border a hand is raised from the last wagon. The party is back a day early and can choose when {A} learns of it.',
      ],
      later: [
        'Somebody of the party can wear the {coat} at {lair}: until the collar comes down, {A} talks to {B}, and everyone there hears it. There is no witness afterwards, and {council} will ask for one.',
      ],
    },
    closes: [
      'The act ends before the closed bridge, from which one sees a light in {lair}: {A} is counting costumes, and one is missing.',
    ],
  },
  {
    id: 'inquire-pass',
    not: [],
    only: ['inquire-killings'],
    heading: 'Act two: The Sixth, in {town2}',
    opens: [
      'The act ends when the party knows what the seven have in common, or when another door lies on a table: this one was sent by post, to {town2}, where the sixth of them, {tansy}, lives under another name.',
    ],
    goal: [
      'In {town} {B} is guarded, so {A} turns to the one whom nobody guards. {tansy} is also the only one who ever wrote down what happened on the pass, and without that paper it is the word of {B} against a saint. {R} is on the way as well, with the idea that {tansy} is the murderer.',
    ],
    map: [
      "Snow falls on the pass out of season: from now on the road between {town} and {town2} is closed to carts. That stops the cart of {H}, which has to take the long way by the river; and it makes the shelter on the pass the only roof on the party's own way back.",
    ],
    way: [
      'Over the pass to {town2} it is two days. On the first evening a stranger lies in the ditch and calls; whoever stops loses an hour and gains a mule driver who was once turned away at the same shelter and knows the path in snow. Whoever goes on makes a DC 14 Survival check, or each of the party has one level of exhaustion on arrival.',
    ],
    place: [
      '{tansy} runs the night shelter of {town2}: {num} beds, no lock on any door, no questions. {tansy} sees the wooden door in the hand of the party, dries a plate, and says: "That took long enough."',
    ],
    setPiece: [
      '{R} has shut {tansy} in the wash house and called the people together, and outside it has begun to freeze. There are four rounds until the crowd breaks the door. Each of these can be tried once: speak for {tansy} from the steps (DC 13 Persuasion), get in by the drain (DC 13 Acrobatics), set the beds of the shelter between the crowd and the door, with those who sleep there (DC 13 Performance), make {R} read the paper aloud (DC 13 Intimidation). With two successes the crowd goes home; after two failures it comes to blows, and {tansy} is hurt.',
    ],
    clues: [
      'Persuasion :: asking {tansy} what happened on the pass :: Seven sat inside, one wanted to get up: {B}. {tansy} was one of those who held {B} down.',
      'Insight :: asking {tansy} who else has been told :: "A kind soul from {town} sat with me one night, when I was ill. I believe I said all the names." It was {A}.',
      'Investigation :: looking at how the parcel was packed :: Long clean straw, still damp, and a bill of {lair} as padding.',
    ],
    rival: [
      '{R} came a day earlier and has made up {R.their} mind: one who hides has done it. {R} is not bought, but can count: shown that {tansy} was in {town2} on all four nights, {R} asks to see the list, and swallows.',
    ],
    choice: [
      '{tansy} would like to come to {town} and say it before everyone, and is too ill to travel fast: it would cost two days in the snow, with a night in the shelter. Or {tansy} stays under guard, and the party takes the paper.',
    ],
    first: {
      answer: 'takes {tansy} along',
      now: [
        'In the night on the pass there is a knock. It is {H}, half frozen, who was sent after {tansy}. What the party does with that door decides what {H} does later.',
      ],
      later: [
        '{tansy} speaks through the hatch of {lair} before anyone draws a blade: "I was awake." {A} does nothing for two rounds. If {H} was let in on the pass, {H} holds the ladder for the party.',
      ],
    },
    second: {
      answer: 'takes the paper',
      now: [
        'The party comes down the pass a day before anyone expects it, and finds the cart of {H} with a broken wheel, unguarded.',
      ],
      later: [
        'With the paper {council} gives a warrant: {few} guards come along to {lair} and hold the entrance. {A} reads it, tears it up, and fights without hope: there is no talking after that.',
      ],
    },
    closes: [
      'The act ends above {town}, where the chimney of {lair} smokes on a clear morning. Somebody is being made ready.',
    ],
  },
  {
    id: 'inquire-skin',
    not: [],
    only: ['inquire-skin'],
    heading: 'Act two: The Valley Before, in {town2}',
    opens: [
      'The act ends when the party knows why the four had to die. The next morning {R} rides into {town} with dogs and {few} hunters, has {S} put in irons for the reward, and {council} sighs with relief. {S} has time to say one sentence: "Ask in {town2}, it lived there before."',
    ],
    goal: [
      'In {town2} the {doer} was nearly caught once. {tansy}, who was there, has two things that exist nowhere else: a drawing of the face that it wore, and a lump of sky iron the size of a fist. Without one of them nobody in {town} will believe that it is {A}; and {R} wants both, for the sale.',
    ],
    map: [
      '{R} has the fields around {town} set with traps and closed by decree; from now on one goes by the road, in daylight, in groups of {few}. It does not stop the {doer}, which has read the decree. It does mean that the party comes back by the road, and is seen.',
    ],
    way: [
      'The way to {town2} leads through the valley in which {S} lost a friend. At dusk something keeps pace with the party on the slope, on four feet, then on two (DC 14 Perception). It is one of the hunters, bitten by a trap and by nothing else; with help comes the answer to what {R} is paid.',
    ],
    place: [
      '{town2} bars its shutters at sunset although nothing has happened there for years. {tansy}, an old blacksmith with three fingers, lives above the forge with the drawing on the wall, turned to the plaster.',
    ],
    setPiece: [
      '{R} has come after the party and sets the dogs on the forge: the iron is to be had before morning. The forge is a good place to hold. Three things can be done, each of them once: let the bellows throw sparks over the yard (DC 13 Sleight of Hand), calm the lead dog (DC 13 Animal Handling), hold the double door (DC 13 Athletics), call out the neighbours from behind their shutters (DC 14 Persuasion). With two successes {R} draws off without the iron; after two failures the fight is inside, between hot iron and the drawing, which burns well.',
    ],
    clues: [
      'Insight :: asking {tansy} how the {doer} chose those who died :: "It did not choose. It tidied up. Look for the one who is sorry and has clean boots."',
      'Investigation :: turning the drawing round :: It is the face of {A}, with another beard or another bonnet, and the same scar at the ear.',
      'History :: reading what {town2} wrote down afterwards :: It always had a round place below the ground with only one way in; in {town} there is one such place, {lair}.',
    ],
    rival: [
      '{R} has caught {few} of such creatures, and two of them were. {R} does not lie about it: "The fee is for the fear." {R} would share the reward with anyone who brings the right one alive, because alive it is worth more.',
    ],
    choice: [
      'The sky iron is enough for one thing. {tansy} can cast it into blades and points for the party. Or into one collar: whoever wears it keeps the face that it has, by day and by night.',
    ],
    first: {
      answer: 'has blades made',
      now: [
        'By morning there is sky iron on one weapon of each of the party. {tansy} keeps the crumbs and makes a spoon of them.',
      ],
      later: [
        'Each wound that the party deals {A} with sky iron stays open: {A} has disadvantage on the first attack after it. It will be a killing and not an arrest.',
      ],
    },
    second: {
      answer: 'has the collar made',
      now: [
        'The collar is heavy and ugly and fits everything. {R} sees it and understands, and offers twice the reward for it.',
      ],
      later: [
        'Whoever closes the collar around the neck of {A} (DC 14 Sleight of Hand or Athletics) ends the fight at that moment: the face of {A} stays, and with it a prisoner who can be brought before {council}.',
      ],
    },
    closes: [
      'The act ends on the road before {town}, in the crowd. {B} stands by the roadside, waves, and holds up a boot.',
    ],
  },
  {
    id: 'inquire-list',
    not: [],
    only: ['inquire-damage'],
    heading: 'Act two: What Was Taken to {town2}',
    opens: [
      'The act ends when the party knows why it was these four, or at the latest on the night on which a closed coach leaves the stable of {A} with wrapped wheels, for {town2}. {S} has counted: there will be no fifth time until it is back.',
    ],
    goal: [
      [
        'What was sold went to {town2}, to {tansy}, who buys without asking and writes down everything. With that book {A} is lost; without it there is only ash. {A} has sent {R} to buy it back, and {R} has been paid to take the party along in the price.',
        'deed=fire',
      ],
      [
        'The door was made in {town2}. {tansy}, the last of the family of the smith, knows how it can be shut again when it has been opened; {A} needs to know the opposite, and has sent {R} with a full purse. Both questions have one answer.',
        'deed=grave',
      ],
      [
        '{wren} did not die in {town} but in {town2}, in the house of {tansy}, and talked a great deal towards the end. {A} has sent {R} to hear what {tansy} remembers, and to see to it that nobody else does.',
        'deed=damage',
      ],
    ],
    map: [
      'Because of what happens in {town}, {council} has declared the dead hour closed: from the third bell until sunrise nobody may be in the street. It empties {town} for {H} and for the party alike; whoever is met is brought to {G}, whoever is heard is met (DC 13 Stealth in each such night).',
    ],
    way: [
      'The coach takes the post road and changes horses {few} times. It can be overtaken by those who go over the saddle by night (DC 13 Survival; on a failure the party arrives after {R}), or boarded in the ford by those who jump well (DC 14 Athletics).',
    ],
    place: [
      '{tansy} lives in {town2} over a covered market, behind {few} doors, in a room in which all things have a slip of paper with a name. "I forget nothing," {tansy} says, "I only put it away. What do you bring me for it?"',
    ],
    setPiece: [
      '{R} has the market shut and the lamps put out, and sends people through the rows with poles, as one drives hares. The party has to get {tansy} and one chest on wheels through the dark to the river gate, in four rounds. Each of these can be done once: bring down a row of stalls behind one (DC 13 Athletics), lay a false trail of slips (DC 13 Deception), go by the smell of the goods (DC 13 Perception), quiet {tansy}, who wants to explain (DC 12 Persuasion). With three successes nobody sees the party go; after two failures it stands at the river gate with its back to the water.',
    ],
    clues: [
      'Investigation :: reading the slips in the chest by date :: The first one is older than the first of the four times by months, and begins with the word "promised".',
      'Insight :: asking {tansy} who came before :: "A polite person who sat there and cried a little. {A}. They always cry, the ones who go through with it."',
      'History :: comparing the plan in the chest with {town} :: A passage that is on no other plan ends at {lair}.',
    ],
    rival: [
      '{R} was told that {tansy} robs the poor of {town}, and likes the thought of doing something good for once. {R} breaks no bones of old people, but {R.their} helpers were hired by the day and would (DC 13 Insight to see that {R} is afraid of them).',
    ],
    choice: [
      '{tansy} gives away nothing for nothing. Either the party leaves a pledge that it will miss, one magic item or one true name, and gets the chest; or it promises to bring {tansy} home to {town}, where {tansy} has been banished for a debt to {council}.',
    ],
    first: {
      answer: 'leaves a pledge and takes the chest',
      now: [
        'The chest is heavy, and everything in it is true. What was pledged hangs in the room in {town2}, with a slip on it, and can be had back for the same price in a year.',
      ],
      later: [
        'Read aloud at {lair}, slip by slip, the chest turns the helpers of {A} one after the other: at the beginning of each round one of them sees the own name and goes.',
      ],
    },
    second: {
      answer: 'promises to bring {tansy} home',
      now: [
        '{tansy} sits on the coach and talks for two days. At the gate of {town} there is a scene with {council}, and {G} has to choose, in public.',
      ],
      later: [
        '{tansy} knows {lair} from below and brings the party in behind {A}. At the sight of {tansy} {A} loses the first turn, and says what nobody has asked yet.',
      ],
    },
    closes: [
      'The act ends before the gate of {town}, in the dead hour, with a light where none should be: this time they have not waited for the coach.',
    ],
  },
];

/** The ways to the end of all inquiries, by the second act. */
export const lastWaysOfInquiry: Readonly<Record<string, readonly Row[]>> = {
  'inquire-pass': [
    'Snow has reached {town}, and the gate through which the ice carts go to {lair} is drifted shut: half an hour with shovels (DC 12 Athletics), seen by everyone. The slide by which the ice comes down takes a minute (DC 14 Acrobatics), and the party lands in the middle.',
  ],
  'inquire-list': [
    'Down to {lair} it is {num} steps, and {A} has had bells hung on every third one (DC 13 Acrobatics to miss them); the shaft by which the goods go down has no bells and no steps (DC 14 Athletics).',
  ],
  'inquire-face': [
    'The yard of {lair} is full of broken panes, laid out on purpose: each step is heard (DC 13 Stealth), except along the wall on which the dog walks. It waits for the party to follow.',
  ],
  'inquire-thread': [
    'To {lair} one goes by water. With the boat of {H} and the right number of strokes the party is taken for the bread (DC 12 Deception); swimming, it is taken for nothing at all (DC 13 Athletics, in cold water).',
  ],
  'inquire-table': [
    'To {lair} one is driven. In the coach without windows the party gets in if it has an invitation, or the livery of {H} (DC 13 Deception); by the kitchen it gets in with sacks of cloves on the shoulder (DC 12 Athletics), and nobody looks up.',
  ],
  'inquire-bottle': [
    'To {lair} one goes in evening dress, by the front door, with the bottle under the arm; or over the wall of the garden, where spring stands (DC 13 Stealth), and then one is a thief, and no law of the table holds.',
  ],
  'inquire-carry': [
    'The yard above {lair} is full of people who have come a day too early and sleep on their crutches. One gets through to the ladder on foot, stepping over each of them (DC 13 Acrobatics), or by telling the truth to those who wake up (DC 13 Persuasion).',
  ],
  'inquire-skin': [
    'The hunters of {R} lie in the grass on all ways to {lair}, and shoot at whatever moves (DC 13 Stealth); by the old water pipe one gets there on hands and knees (DC 12 Acrobatics), and meets nobody but frogs.',
  ],
  'inquire-coat': [
    'By the aqueduct the party reaches the roof of {lair} (DC 13 Athletics), and can see the stage through the smoke hatch; through the stage door it is expected, by two people with painted faces.',
  ],
};
