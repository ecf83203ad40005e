import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts of contests and feasts: each goes on about the contest or the feast itself. */
export const secondActsOfContests: readonly SecondAct[] = [
  {
    id: 'away-round',
    not: [],
    only: ['contest'],
    heading: 'Act two: The Round in {town2}',
    opens: [
      'On the evening after the first round a drummer calls out what nobody expected: the second is not held in {town} but in {town2}, «as the oldest rules allow, »and all who are still in have to be there. {A} has proposed it. What is hidden in {town} cannot be looked for meanwhile.',
    ],
    goal: [
      'The second round decides who is in the final, and it is to be held where {A} knows the judges and the party knows nobody. It has to get there, get through, and find out who has paid for the move: one of the three buyers of the wish lives in {town2}.',
    ],
    map: [
      'While everyone is away {A} has the ground in {town} rebuilt: stands, a roof, a fence without gaps. Of the three places only {p2} can still be entered as before, and whoever wants to go to {lair} must now pass behind the new stands, under {num} pairs of feet.',
    ],
    way: [
      'All contestants travel on one barge, two nights long. There is one cook, one deck and a good deal of envy: each of the party can make one friend (DC 13 Persuasion or Performance) or learn one trick of a rival (DC 13 Insight), not both.',
    ],
    place: [
      'In {town2} the round is held [on a frozen lake|in the courtyard of a prison, before the prisoners|on the roofs]; the people bet in fish, and boo whoever wins too easily. {R.full}, the {R.role}, has been entered as well, at the last moment and under the right name.',
    ],
    setPiece: [
      'The second round, larger than planned: {round2}. In the middle of it the ground gives way (ice, boards or tiles). Whoever goes on wins easily; whoever helps the others out (DC 13 Athletics, three of them are in trouble, {tansy} among them) comes in last, and has the crowd. {G} counts both.',
    ],
    clues: [
      'Investigation :: looking at where the ground gave way :: It was sawn. Not for the party: for everyone but the one who had been told where to stand.',
      'Insight :: drinking with the buyer of {town2} :: "I have paid {A} for a wish. What do you mean, you know another [who has|in {town}]?"',
      'Perception :: looking at the sawdust :: Mixed with white tile dust, as it lies at {lair}.',
    ],
    wants: [
      '**{R.full}** ({R.role}) wants to win {it}, honestly, and once in life. Content if the party fights fair; angry if helped.',
    ],
    rival: [
      '{R} is better than most, takes no money, and was once thrown out of {it} for something that {A} had done. {R} proposes an alliance until {deadline}, and not one minute longer.',
    ],
    choice: [
      '{tansy} comes in the night and asks to be told, straight out, whether it is clean. {A} listens at the door. Does the party tell {tansy} now, or let {tansy} go into the final without knowing?',
    ],
    first: {
      answer: 'tells the truth',
      now: [
        '{tansy} is silent for so long that a candle goes out, and wants to go on as if nothing were, until {A} believes it. {A} has heard it all, and sends people.',
      ],
      later: [
        '{tansy} loses on purpose, in the most obvious way anyone has seen, before the first move of {H}. {A} jumps up in the box: everyone looks there. It is the moment for the proof.',
      ],
    },
    second: {
      answer: 'keeps silent',
      now: [
        '{tansy} thanks the party and sleeps. {A} is reassured, and careless: the purse with the three papers travels in an open coat.',
      ],
      later: [
        '{tansy} wins, hears it then, before everyone, and lays the prize on the ground. {A} has no guards around the box (the first attack on {A} has advantage); but {tansy} does not look at the party.',
      ],
    },
    closes: [
      'On the way home the barge is met by boys who run along the bank and shout the odds: {tansy} against the party, nobody else. {A} has put everything on it.',
    ],
  },
  {
    id: 'old-guests',
    not: [],
    only: ['feast-host'],
    heading: 'Act two: Where {it.t} Came From',
    opens: [
      'Somebody who has been brought to the edge, one of the guests in ruffs, falls to dust-grey sleep there, and says one word before: "{town2}." It is written on the back of the oldest card as well: [there {it} {it.was} held for the first time|there {A} was first seen].',
    ],
    goal: [
      'As long as nobody knows with what right {A} keeps guests, one can only steal them. In {town2} lie the house rules as they were first sworn, with the line that is missing behind the mirror. {R.full}, the {R.role}, wants it as well.',
    ],
    map: [
      '{it.t} move{it.v} closer: what was outside yesterday is today in the middle of {town}, {ground}, between the bakery and the well. From now on people get there by accident, and there is no path of gold any more: whoever wants to {lair} has to know the way from inside.',
    ],
    way: [
      'To {town2} it is two days, by an avenue planted for coaches. On it one meets, going the other way, those who have been invited: {few} of them can be turned back by a good story (DC 13 Persuasion each).',
    ],
    place: [
      "A ballroom without a roof, with birches growing through the floor; at the wall a table, laid for two, and a child's chair. Here {A} was a guest once. Somebody else was the host.",
    ],
    setPiece: [
      'The first feast repeats itself at dusk, with shadows for guests. To read the rules from the wall one has to dance through three figures without touching anybody (DC 13 Acrobatics, then DC 13 Performance, then a DC 13 Wisdom saving throw not to take the hand that is held out). Whoever fails dances one figure more, [and is one step nearer to the wall and to staying|with {R} for a partner, and is nearer to staying].',
    ],
    clues: [
      'History :: reading the line that is missing behind the mirror :: "The host may be any guest who is asked three times by name to stay." It is how {A} became what {A.they} is.',
      'Insight :: looking at the laid table :: {A} was never asked to leave. {A.they} has waited for it ever since, and asks everyone else to stay.',
      'Arcana :: following the threads in the broken mirror :: They run, all of them, to {lair}, from each place where it was ever held.',
    ],
    wants: [
      "**{R.full}** ({R.role}) wants to get somebody out, as the party does: a sister, who has been dancing for {years} years. Content if that lantern is looked for first; angry if a bargain is made over the sister's head.",
    ],
    rival: [
      '{R} has been inside {few} times and cannot go again without staying. {R} knows each figure of the dances, and would trade it for a promise: the blue lantern, the third from the door, before all others.',
    ],
    choice: [
      'On the table lies the first invitation, blank. Whoever writes a name on it frees that guest at once, and only that one. The party can write the name of {B}, or keep the card and hold it over {A}, who must obey whoever has it, once.',
    ],
    first: {
      answer: 'writes the name of {B}',
      now: [
        '{B} stands in the birches, dazed, in dancing shoes, and asks what day it is. {A} knows it at once, far away, and the music stops for a bar.',
      ],
      later: [
        '{B} knows every door, comes along, and calls guests by their names: in each round one of those beside {A} sits down.',
      ],
    },
    second: {
      answer: 'keeps the card',
      now: ['It is heavy for a card, and warm. {R} looks at it, and away.'],
      later: [
        'Held up, it makes {A} do one thing, once: open, stop, or go home. The last is the one that {A.they} has waited for; nobody has to be fought then, except those who do not want it to end.',
      ],
    },
    closes: [
      'Over {town} the sky is lit from below. From far off one hears the bars before {deadline}, again and again, as if [somebody|{A}] were rehearsing.',
    ],
  },
  {
    id: 'dress-rehearsal',
    not: [],
    only: ['feast'],
    heading: 'Act two: The Guests From {town2}',
    opens: [
      'Two carriages arrive too early: the guests of honour from {town2}, who have not spoken with {town} for {years} years. To welcome them they are given a cup. {A} stands beside the bowl.',
    ],
    goal: [
      "They have drunk, and they have told {town} what {town2} thinks of it. In an hour they were gone, in {few} directions. If they do not come back to {it}, and in a good temper, there will be more than tears. The party has to fetch them, and to find out what it takes to get one's tongue back.",
    ],
    map: [
      'On the road to {town2} barriers go up on both sides, out of pure offence. {lair} lies between them from now on: it can only be reached with the password of the one side or the other, and each is an insult to the other.',
    ],
    way: [
      'Three of the guests of honour sit in three places along the road, each with another feeling: one rages (DC 13 Persuasion), one weeps (DC 12 Insight), and one has never felt so well and wants more (DC 13 Deception). Each that is brought along helps with the next.',
    ],
    place: [
      'In {town2} the party is received by {R.full}, the {R.role}, in a hall where nobody has raised their voice for {years} years. On the wall hangs what {town} is supposed to have said at that time; it is in quotation marks.',
    ],
    setPiece: [
      'The great reconciliation dinner, at which everyone has drunk and nobody knows it. Five courses; with each, one of the party must turn the most terrible true sentence into something that one can live with (DC 13 Performance, Persuasion, Insight, Deception and History, in any order). Three are enough; with fewer {R} throws the soup.',
    ],
    clues: [
      'Medicine :: watching who gets well first :: Those who thank somebody, and mean it. It takes one breath. That is the antidote.',
      'Insight :: asking what {A} wrote to {town2} :: An invitation, very warm, and a question: whether they, too, remembered the poem.',
      'Nature :: smelling the present that {A} has sent along :: Pears, cold iron, and the label of a house at {lair}.',
    ],
    wants: [
      '**{R.full}** ({R.role}) wants an apology from {town} for an old remark, in writing. Content if it is sincere; angry if it is well phrased.',
    ],
    rival: [
      '{R} has been telling the truth for two days and enjoys it more and more. {R} would like to have a barrel of it, for politics, and offers {A} a good price.',
    ],
    choice: [
      'The guests will come back, if {town} gives them satisfaction: {A}, publicly, at the beginning of {it}; or {G}, with an apology for everything. Whom does the party promise them?',
    ],
    first: {
      answer: 'promises them {A}',
      now: ['They are content, and bring a large chair for {A.them} to sit in.'],
      later: [
        'The whole road is full of people who want to see {A} in the chair. {A} has heard of it, and has nothing to lose; but whoever offers {A.them} another seat is listened to (advantage on the talk at {lair}).',
      ],
    },
    second: {
      answer: 'promises an apology of {G}',
      now: ['{R} laughs until it hurts, and says that this would be new.'],
      later: [
        '{G} goes along to {lair} and begins with {A}. It is halting, and it is meant; half of those beside {A} put down what they hold in order to hear better.',
      ],
    },
    closes: [
      'In the evening the carriages roll back to {town} in a row, with lanterns, and in each of them somebody practises how to say thank you.',
    ],
  },
  {
    id: 'second-witness',
    not: [],
    only: ['feast-lie'],
    heading: 'Act two: The Other Half of the Song, in {town2}',
    opens: [
      'The missing verse has an answer. Somebody across the road sings it, very old, and it names a place: {town2}, where those who got away from the hill were taken in, or were not.',
    ],
    goal: [
      'One page can be explained; a page and a witness cannot. In {town2} lives the last one who went up with the hero, or the book of the one. The party has to be back before {deadline}, and {A} has sent {R.full}, the {R.role}, on the same road.',
    ],
    map: [
      'On the second day the bridge on the road to the burned hill is cut, by people of {town} who are afraid. Now those across the road cannot go back any more, even if they wanted to, and {lair} can be reached only through their camp.',
    ],
    way: [
      'The way to {town2} is that of those who fled then. It is marked by {num} cairns, each with a button on top; whoever adds a stone (no check) is spoken to kindly at the next fire, and whoever does not is not.',
    ],
    place: [
      '[An infirmary for old soldiers|A house for old soldiers, at the edge of {town2}]. In the last bed lies somebody who has never talked about the hill, has outlived everyone, and is called "the drummer". On the blanket lie two very old hands that do not keep still.',
    ],
    setPiece: [
      'The drummer can only tell it with the drum, at night, and whoever listens is there: smoke, {few} men, doors. Each of the party may do one thing in it (open a door, carry somebody, stop a hand: DC 13, a different skill each). It changes nothing that happened; but for each success the drummer remembers one name more. Three are enough for a witness. In the middle of it people come who want the drum.',
    ],
    clues: [
      'Insight :: listening to what the hands say :: There were no beasts. There was a child under the flour, who was passed from hand to hand, and somebody looked away.',
      'Investigation :: looking at who pays for the bed :: {A}, for years, so that the drummer has it warm, and does not talk.',
      'History :: asking where the boxes were taken that night :: "To the place where the last of them fell": {lair}.',
    ],
    wants: [
      "**{R.full}** ({R.role}) wants the drum, for the sake of peace: {A} has said that it would start a war. Content if shown how it can be said without one; angry if called a liar's servant.",
    ],
    rival: [
      "{R} believes in the hero, honestly, and has the hero's name as a second name. {R} sits down by the bed, too, and hears it all.",
    ],
    choice: [
      'The drummer wants to come along to {town} and say it, and would perhaps not survive the way. Or the party writes it down, with a cross below, and lets old hands lie.',
    ],
    first: {
      answer: 'takes the drummer along',
      now: [
        'A cart, blankets, the drum. [In each village|At each of {few} farms|Before {town}] somebody lifts the hat without knowing why.',
      ],
      later: [
        'Before {lair} the drum sounds, once. Everyone beside {A} who has grown up with the song stops; {A} comes out alone and asks whether it hurt.',
      ],
    },
    second: {
      answer: 'writes it down',
      now: ['The drummer makes a cross, then a second one, then asks {R} for a third sheet.'],
      later: [
        'The sheets can be read aloud, by anyone, again and again: if {A} burns the pages at {lair}, it is still all there. {A} sees that, and holds the hand beside the fire, not in it.',
      ],
    },
    closes: [
      'On the last hill before {town} one sees both: the tables with their lights, and across the road the torches, not yet lit.',
    ],
  },
  {
    id: 'other-house',
    not: [],
    only: ['wedding'],
    heading: 'Act two: Under the Other Roof, in {town2}',
    opens: [
      'The cold has been going on for too long. The elder house sends for its own people, who are in {town2}, {num} of them, with an aunt who has never lost; the younger hears of it within the hour.',
    ],
    goal: [
      "If they get to {town} before {B} does, there will be no vows. The party has to delay them, and to get the marriage contract out of the aunt's keeping: in it stands what was agreed {years} years ago, and why {A} is not named in it. {R.full}, the {R.role}, travels with the relatives, and with plans for {R.themself}.",
    ],
    map: [
      'The younger house closes the river gate, the elder the bridge gate: {town} has two halves. From now on one gets to {lair} only by the water between them, under the eyes of both.',
    ],
    way: [
      'The relatives travel in a column of coaches, with a cellist. One can get into it as a musician, a cook or a long lost cousin (DC 13 Performance or Deception), and then has two evenings with all of them.',
    ],
    place: [
      'The country seat of the elder house, in {town2}: a staircase with all the brides, and one empty frame. The aunt receives in bed, with the contract under the pillow and a small pistol crossbow on it.',
    ],
    setPiece: [
      'The column wants to start at dawn. To stop it without bloodshed the party has one night: axles, horses, cook, cellist and aunt (each can be dealt with once: DC 13 with a fitting skill). Three successes gain a day, five gain two. People of {A} are at the same work in the same stable, for the opposite reason.',
    ],
    clues: [
      'Investigation :: looking at the empty frame :: The bride of the last wedding. On the back: "for {A}, when it is over." [It never was over|It is not over yet, says the aunt].',
      'Insight :: playing cards with the aunt :: The aunt knows that it was nobody of the younger house as such; "it is somebody who cannot stop. [There is always one|In each house there is one|Look for the one with the best manners]: with us it was [I|me, and I was good at it|me, for {years} years]."',
      'Perception :: reading the order for the horses :: {A} has had fresh ones sent to {lair}, for after the vows.',
    ],
    wants: [
      '**{R.full}** ({R.role}) wants to marry the groom, or the bride, or the bridge toll: in short, one of them. Content if {it} {it.is} put off; angry if it is talked about.',
    ],
    rival: [
      '{R} travels with the column, is charming to everyone, and has a ring in the pocket. {R} would find {B} for the party, if {R.they} may be the one who opens the door.',
    ],
    choice: [
      'The aunt hands over the contract, for a price: either the elder house is told the truth at once and in full, or the aunt in person comes along, alone, incognito, to see {A}.',
    ],
    first: {
      answer: 'tells the elder house everything',
      now: [
        'It is very quiet. Then everybody wants to go to {lair}, with torches, and has to be kept on the stairs.',
      ],
      later: [
        'Before {lair} stand {num} people of the elder house who have promised to do nothing before they hear {B} call. {A} sees them and is happy: it looks like war. {B} has to call something very clever.',
      ],
    },
    second: {
      answer: 'takes the aunt along',
      now: [
        "The aunt gets into [the cart with the onions|a cart between {few} sacks of onions], in a hat of somebody else's.",
      ],
      later: [
        '[The aunt goes in first|First the aunt goes up to {lair}, with the stick]. "Sit down, {A.name}," one hears through the door. "[It was I who counted the candles|The candles, {A.name}: it was I who counted them|I counted the candles, {A.name}, at that time]." While the two are talking, nobody at {lair} fights who is not attacked.',
      ],
    },
    closes: [
      'In {town} the bells are being tried. Between the two closed gates lies the water, and on it, far out, {H} is rowing with a tray.',
    ],
  },
];

/** How the way to the end has changed; by the second act. */
export const lastWaysOfContests: Readonly<Record<string, readonly Row[]>> = {
  'away-round': [
    'To {lair} one gets behind the new stands, over beams, under the feet of the crowd (DC 13 Acrobatics; whoever drops something is heard), or with a number on the chest through the entrance for contestants.',
  ],
  'old-guests': [
    'From inside there are three ways to {lair}: past the coats (DC 13 Stealth), through the dance (DC 13 Performance), or at the hand of somebody who has been there: {T}, if {T.they} has been told the year.',
  ],
  'dress-rehearsal': [
    "Two barriers stand before {lair}, an arm's length apart. The password of the one is a compliment for {town}, that of the other one for {town2}; a sentence that is both at once (DC 13 Performance) opens both.",
  ],
  'second-witness': [
    'The way to {lair} leads through the tents. At each a key is held out and one is asked for the number of a house; whoever knows the missing verse, or the names, is let through (otherwise DC 14 Persuasion).',
  ],
  'other-house': [
    'Between the two gates one rows to {lair} with muffled oars (DC 13 Stealth), or with a white flag and both contracts in view, and then everyone looks on.',
  ],
};
