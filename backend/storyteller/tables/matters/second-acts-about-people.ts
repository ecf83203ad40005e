import type { SecondAct } from './matter-types.ts';

/** Second acts of intrigues about a person, or people who act together: where they come from, and who waits there. */
export const secondActsAboutPeople: readonly SecondAct[] = [
  {
    id: 'person-before',
    not: [],
    only: ['person-used', 'person-driven', 'person-blamed', 'person-unwell'],
    heading: 'Act two: Who {I.name} Was, in {town2}',
    opens: [
      'Before the act ends, {I} gives the party a key and asks it not to laugh: "Third house behind the bridge, in {town2}. I lived there. If it was all as I remember it, then I am not mad. If not, I want to know." {A} has asked for the same house {weeks} weeks ago.',
    ],
    goal: [
      '{A} has built on something that {I} did or was before coming to {town}, and has had it changed where nobody looks: in {town2}. The party has to find out there who {I} was, before {A} has bought the last one who knows. {R} is looking for somebody to sell it to.',
    ],
    way: [
      'Two days by the road that {I} once took in the other direction. Three people on it still know {I.them}, and each tells the same evening differently (DC 13 Insight to hear what is in all three); those who arrive with it are asked in.',
    ],
    place: [
      'The third house behind the bridge is let to {tansy}, who says that there never was anyone of this name here. On the door frame are notches with dates, at the height of a child and upwards; they have been painted over {weeks} weeks ago, and the paint still smells.',
    ],
    rival: [
      '{R} has bought a box with the papers of {I} from the one who painted the door, and asks who gives more. {R} would rather give it to {I}, and says so when it is late; but there is a bill to pay.',
    ],
    clues: [
      'Investigation :: scratching the paint from the notches :: They go on for {few} years more than {I} was told. Somebody has taken these years away from {I.them}, on paper.',
      'Persuasion :: asking {tansy} who pays the rent :: {A}, in advance, against one sentence, which {tansy} has learned by heart and says badly.',
      'History :: reading the letters in the box of {R} :: In the last one {A} writes where the rest was taken, "since no one looks there": {lair}.',
    ],
    setPiece: [
      'At the fair of {town2} the party brings together those who still know {I}, while the people of {A} go from one to the next with money and a stick. There are four rounds, and in each everyone can win one of them, in another way: the teacher (DC 12 Persuasion), the old sweetheart (DC 13 Insight), the creditor (DC 13 Deception), the dog (DC 11 Animal Handling). With three successes they come along to the bridge and say it in front of everybody; then those of {A} attack.',
    ],
    map: [
      'It has got about in {town2} that {I} is being asked for, and {num} people walk to {town} to see {I.them} once more. {A} has the bridge closed because of it. The ford beneath it is open, and from there one sees the back of {lair}, which no one has ever looked at.',
    ],
    choice: [
      '{tansy} would come and say before {council} what the money was for; after that there is no coming back. Or the party takes the door frame, with the notches, and leaves {tansy} in peace.',
    ],
    first: {
      answer: 'brings {tansy} along',
      now: [
        '{tansy} packs in ten minutes and cries for two hours. {A} has lost a tenant, and notices it.',
      ],
      later: [
        '{tansy} says at {lair} the sentence for which {A} paid, word by word, and then what it cost. {H} looks at {A} and sits down; {A} has one companion less.',
      ],
    },
    second: {
      answer: 'takes the door frame',
      now: ['It is carried across half of the country by two people, like a door to nowhere.'],
      later: [
        'At {lair} {I} stands up against the door frame, and the last notch fits. From then on {I} cannot be frightened or charmed there, and speaks up, before all of them, for the first time in weeks.',
      ],
    },
    lastWay: [
      'Through the ford to the back of {lair} (DC 13 Athletics), or over the bridge with those from {town2}, who want to see {I}, and whom nobody dares to send away.',
    ],
    closes: [
      'The act ends in the evening, at the door of {I}: somebody from {town2} has been here before the party, and two cups are on the table.',
    ],
  },
  {
    id: 'person-understudy',
    not: [],
    only: ['person-used', 'person-driven'],
    heading: 'Act two: The Second One, in {town2}',
    opens: [
      '{T} has carried a trunk for {A} and looked into it: in it lie clothes like those of {I}, made to measure for somebody else, and a ticket from {town2}. There is a second one, who is learning to be what {I} is.',
    ],
    goal: [
      '{A} does not need {I} for long any more: in {town2} somebody is being taught to take the place. As long as this one believes in it, {I} can be replaced on any day. The party has to find the second one, and to learn what both were told. {R} gives the lessons.',
    ],
    way: [
      'With the trunk, which is expected, the party is passed on from inn to inn without a question, and has a day to look at what else is in it (DC 13 Investigation). Without it the road to {town2} has three posts of {A}, and each is a check (DC 13 Deception or Stealth).',
    ],
    place: [
      'A villa with drawn curtains. {wren}, a former baker, has practised for {weeks} weeks to stand, talk and be silent like {I}, does it better than {I}, and has never been told what for: it was an engagement, with meals. In the evening {wren} takes off the hair and reads.',
    ],
    rival: [
      '{R} teaches {wren}, was paid until the end of the month, and has begun to like the pupil. {R} wants the fee and a good conscience, in this order; for twice the sum, in the other.',
    ],
    clues: [
      'Investigation :: comparing the lesson book with what is known of {I} :: Everything that has happened to {I} in the last {weeks} weeks stands in it one week earlier, as an exercise.',
      'Insight :: asking {wren} who gave the engagement :: A person with a fine voice behind a curtain. {wren} imitates the voice, without thinking, and it is that of {A}.',
      'Perception :: looking at the plan of the last lesson :: It is to be held on a stage that has been built to look like a certain room; the room is at {lair}.',
    ],
    setPiece: [
      'The coach of {A} comes for {wren} a day early. The party has four rounds to decide who gets in: dress one of its own as {I} (DC 13 Deception), keep the coachman talking (DC 12 Persuasion), get {wren} over the garden wall (DC 13 Athletics), or exchange the papers in the box (DC 14 Sleight of Hand); each can be done once. With two successes the coach drives off with whomever the party wants in it; with fewer, it drives off with {wren}, and those who came with it stay to fight.',
    ],
    map: [
      '{A} believes that all is ready, has the road from {town2} swept and the guests invited, and shuts every other way into {town}. From now on there is one road, full of coaches, and at its end {lair}, with the door open.',
    ],
    choice: [
      '{wren} can go on playing, for the party this time, up to {lair}. Or {wren} meets {I} first, in the villa, and both of them hear what was planned for whom.',
    ],
    first: {
      answer: 'lets {wren} go on playing',
      now: ['{wren} asks only to be told afterwards how good it was. {A} notices nothing.'],
      later: [
        'At {lair} {A} gives {wren} the sign for the last scene, and {wren} plays another one: for two rounds the others follow the wrong person, and {A} stands alone.',
      ],
    },
    second: {
      answer: 'brings {wren} and {I} together',
      now: [
        'They look at each other for a long time. Then {I} laughs, corrects one gesture, and asks for the lesson book.',
      ],
      later: [
        'At {lair} two of them come through two doors. {A} does not know to whom to speak; until {A} has found out (DC 15 Insight, an action), neither {I} nor {wren} can be aimed at.',
      ],
    },
    lastWay: [
      'In one of the coaches, with an invitation (DC 12 Deception), the party is led to {lair} and announced; or it walks beside the road, in the ditch, with what it needs on its back (DC 13 Stealth).',
    ],
    closes: [
      'The act ends in the dusk before {town}: through the window of a coach somebody practises a smile that the party knows.',
    ],
  },
  {
    id: 'band-others',
    not: [],
    only: ['band-owned', 'band-driven', 'band-deed', 'band-rising'],
    heading: 'Act two: The Others, near {town2}',
    opens: [
      'Of {it} the party has seen only half. The other half waits near {town2}, with the old people, the children and whatever can be carried, for a word that {A} has promised to send and has not sent. One of them has come to {town} to ask, and stands in front of the party, dusty to the knees.',
    ],
    goal: [
      'Whatever is done by {it} in {town} is done for those who wait near {town2}. {A} holds them by this. If they are safe, nobody has to obey {A} any more; the party has to be there before the people of {A} are. {R} already is, with an offer.',
    ],
    way: [
      "A day by the drovers' road, at the pace of the slowest, or half of one over the ridge (DC 13 Survival; on a failure everyone loses a Hit Die). On the ridge one meets the messengers of {A}, who cannot read what they carry.",
    ],
    place: [
      'A camp in the lee of a wall: {num} people, one pot, and a school under a cart. {tansy}, who keeps the list of those who are still missing, looks for the party on it first. On a post hangs what {A} has sent so far: three letters, all with the same blot.',
    ],
    rival: [
      "{R} buys here, cheaply, what people sell who have to leave, and pays honestly for it, which nobody else does. {R} knows of an empty estate and its owner, and would tell the owner's name for a share in the harvest.",
    ],
    clues: [
      'Investigation :: comparing the three letters with the blot :: They were written on one day. What {A} has promised was never meant to be kept.',
      'Insight :: letting {tansy} read the list aloud :: The names stop on the day on which {A} first came to the camp, with {H} and a bag of flour.',
      'Nature :: looking at the flour that {A} has sent :: It has been stored in a cellar with wet lime and spiders. There is one such cellar in {town}, at {lair}.',
    ],
    setPiece: [
      "The people of {A} come to break up the camp, by order, with a paper and sticks. It is to be held for five rounds, until it has been read to the end: block the track with carts (DC 13 Athletics), find the mistake in the paper (DC 14 Investigation), get the old ones up to the wall (DC 12 Persuasion), start the song that all of them know (DC 13 Performance). With three successes before three failures they withdraw to ask what to do; otherwise the camp is driven up the ridge, by night, and somebody loses a child's hand and finds it again at dawn.",
    ],
    map: [
      'The camp has moved: it now lies an hour from {town}, in sight of the walls, with {num} fires. {council} has the gates shut. Whoever wants to go in or out needs a reason, and {A}, who had counted on nobody knowing those people, has them before the window.',
    ],
    choice: [
      'They could be led to the empty estate at once, by {R}, under a contract that is good for one summer; those in {town} would then be free to go. Or they stay where they can be seen, and {tansy} comes into {town} with the list.',
    ],
    first: {
      answer: 'sends them to the estate',
      now: [
        'It takes a day, and {R} drives the first cart. In the evening there is a roof over everyone.',
      ],
      later: [
        'When it is said aloud at {lair} that the others are safe, those of {it} who stood beside {A} out of fear step back; what remains is {A} and whoever is paid.',
      ],
    },
    second: {
      answer: 'lets them stay in sight',
      now: [
        '{tansy} reads the list on the square, slowly. {council} has to listen, because nobody leaves.',
      ],
      later: [
        'From {lair} one sees the {num} fires. {A} knows what will happen if they come closer, and offers terms before anyone draws a weapon; the check without a fight is 3 lower.',
      ],
    },
    lastWay: [
      'The gates are shut. With those from the camp, as one of many with a bundle, the party is let through one by one (DC 12 Deception); over the wall it is quicker and lonelier (DC 14 Athletics), and one comes down near {lair}.',
    ],
    closes: [
      'The act ends at the last fire: {tansy} crosses out a name, since it has just come up the road on its own feet.',
    ],
  },
  {
    id: 'feud-couple',
    not: [],
    only: ['feud-third', 'feud-paper'],
    heading: 'Act two: The House with Two Doors, in {town2}',
    opens: [
      'Both sides are missing somebody of whom they do not speak. In the register the party finds that it was in the same week: one of {one} and one of {two}. They live in {town2}, together, behind a shop with two doors, and {A} has begun to ask who delivers there.',
    ],
    goal: [
      'The two in {town2} are the only people who have sat at both tables, and they know what {A} has done at each. If {A} finds them first, they will be the reason for open war; if the party does, they could be the end of it. {R} has been sent for one of them, by the family.',
    ],
    way: [
      'By day with the traders of {one}, or with those of {two}: each warns against the others and shares the bread. Whoever travels with the one and asks about the other (DC 13 Insight) notices that they tell the same story with the names changed.',
    ],
    place: [
      'The shop sells lamps. One door leads to the street of {one}, the other to the street of {two}; customers come in by theirs and pretend not to see each other. Behind it live {quill} and {tansy}, with a cradle that is made of both coats of arms, sawn apart and glued.',
    ],
    rival: [
      '{R} has found them, has been asked to stay for dinner, and has not been able to do it since. {R} is paid by the week, sends reports about the weather, and would gladly have a reason to report the truth.',
    ],
    clues: [
      'Insight :: comparing what {quill} and {tansy} were told at home :: On the same evening both sides received the same warning, in the same words, from {A}.',
      'Investigation :: looking through the order book of the shop :: {A} has bought two lamps of the same make, so that each side could find one where it should not have been.',
      'Perception :: asking where the third lamp was delivered :: It went by a closed cart, paid for by {H}, to {lair}.',
    ],
    setPiece: [
      'Both families have found the street on the same evening, sent by the same letter, and come in by both doors. Between them are the counter, {few} burning lamps and a cradle. In four rounds, each of the party does a different thing each time: put out lamps (DC 12 Acrobatics), hold a door (DC 13 Athletics), speak to one side (DC 14 Persuasion), hold up the letter so that both can read it (DC 13 Performance). With three successes they stand still long enough to see the child; with fewer, the shop burns, all get out, and each side has somebody with a bandage.',
    ],
    map: [
      'The street in {town2} is open now from one end to the other, for the first time: people walk through the shop. In {town}, however, each side has put up a barrier at its end of the bridge, and nobody crosses any more who cannot say for whom. {lair} lies beyond both.',
    ],
    choice: [
      '{quill} and {tansy} would come home with the party, through both barriers, with the child on the arm. Or they stay hidden, and give the order book and a curl of hair for each grandmother.',
    ],
    first: {
      answer: 'brings the two home',
      now: [
        'It is the slowest journey of all; at each halt somebody wants to see the child. {A} hears the shouting before the party arrives.',
      ],
      later: [
        'When the three of them come up to {lair}, the people of both sides stop each other from shooting. {A} has only those left who are paid.',
      ],
    },
    second: {
      answer: 'takes only the order book',
      now: ['Nobody knows where they are, and {A} has to go on pretending.'],
      later: [
        'Two grandmothers have compared curls and stand at {lair} arm in arm, each with a dozen nephews. They do not fight; they ask {A} about the lamps, and {A} loses a round to it.',
      ],
    },
    lastWay: [
      'Past both barriers with a safe word of each side (the clues of this act give both), or below the bridge, along the pillars (DC 14 Athletics), and up again before {lair}.',
    ],
    closes: [
      'The act ends on the bridge, in the middle, between two lanterns: somebody on each side calls the same name.',
    ],
  },
];
