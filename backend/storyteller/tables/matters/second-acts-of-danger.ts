import type { SecondAct } from './matter-types.ts';

/** Second acts about what another town threatens: a buyer, a plague, a siege, people who pass for the party. */
export const secondActsOfDanger: readonly SecondAct[] = [
  {
    id: 'buyer',
    not: [],
    only: [
      'thing-taken',
      'thing-copy',
      'beast-bound',
      'band-owned',
      'event-forced',
      'claim-screen',
      'claim-sample',
      'feud-third',
      'site-below',
    ],
    heading: 'Act two: The Other Side of the Bargain, in {town2}',
    opens: [
      'When the party has seen two of the places in {town}, a letter comes for {A} that is delivered to the wrong door«, that of {G}»: "In {town2}, at the sign of the three keys«, as agreed». Bring the second half. We will bring {prize}."',
    ],
    goal: [
      '{A} does not act alone: in {town2} waits the one who pays. As long as that bargain stands, {A} can be replaced by anyone. The party has to break it, and find out what the second half is. {R} means to step into it«, in the place of {A}».',
    ],
    map: [
      'The host of a great lord camps between {town} and {town2}«, because of a war elsewhere». There is one road« through the camp», with three gates and passwords, and from now on every house around {town} is full of soldiers: {lair} as well can only be reached by night.',
    ],
    way: [
      'With carters who deliver oats the party is in {town2} in two days and learns the passwords on the way (DC 12 Persuasion). Without, each gate is a check (DC 13 Deception), and a failure costs half a day« with an officer who asks questions».',
    ],
    place: [
      'At the sign of the three keys in {town2} rich people play cards for things that are not on the table. The one who pays, called only the Treasurer, sits with the back to the fire and lets everyone wait.',
    ],
    setPiece: [
      'To sit down with the Treasurer, one must win at the table: three rounds of cards, each a contest (DC 14 Deception, Insight or Sleight of Hand, a different one each time). The stake is a true sentence« about oneself». Two wins, and the Treasurer talks; what the party has told in the rounds that it lost, {A} will know the next day. Then the lights go out, and people of {A}« with knives» want what lies on the table.',
    ],
    clues: [
      'Deception :: pretending to speak for {A} :: The Treasurer is waiting for a proof that it works«: what happens in {town} is a sample».',
      'Insight :: asking what happens if {A} cannot deliver :: "Then the pledge is forfeited." The pledge is a person: the only child of {A}«, who is well and does not know it».',
      'Investigation :: reading the contract from across the table :: Place of delivery: {lair}, at {deadline}, at midnight.',
    ],
    rival: [
      "{R} plays at the same table, and better. {R} would keep to a bargain with the party: the Treasurer for {R}, {A} for the party. What {R} wants to do with the Treasurer's list« of customers», {R} does not say.",
    ],
    choice: [
      'The Treasurer offers the party the place of {A}: {coins} gp more, for a small service. Or the party takes the pledge, the child, out of the house« by night».',
    ],
    first: {
      answer: 'seems to accept the offer',
      now: [
        'The Treasurer comes to {lair} in person«, with a small guard,» and trusts the party until midnight.',
      ],
      later: [
        'Two enemies who do not trust each other stand at {lair}: a word at the right moment (DC 13 Deception), and they fight each other for two rounds« before they notice it».',
      ],
    },
    second: {
      answer: 'frees the child',
      now: [
        'It is a climb over three roofs (DC 13 Athletics), with a child of ten« who asks questions». The Treasurer declares the bargain broken, and sends people after both.',
      ],
      later: [
        'When {A} sees the child beside the party, everything is decided«, and without a check»: {A} gives up, and helps against those whom the Treasurer has sent instead (they fight with the statistics given below).',
      ],
    },
    closes: [
      'The act ends at the third gate of the camp: an officer asks for a password« that has been changed», and {R} knows it.',
    ],
  },
  {
    id: 'plague',
    not: [],
    only: [
      'claim-bargain',
      'claim-promise',
      'claim-screen',
      'claim-shield',
      'claim-sample',
      'site-reason',
      'thing-price',
      'beast-bound',
      'feud-third',
      'feud-paper',
      'band-deed',
      'event-void',
      'person-blamed',
      'site-cheap',
    ],
    heading: 'Act two: The Closed Town of {town2}',
    opens: [
      'At the end of the act somebody is found in {p1}, alive« and unable to speak»: a messenger from {town2}, with a note for {G}. "What is beginning in {town} is over in {town2}. Come and look«, and do not bring anyone whom you love»."',
    ],
    goal: [
      'In {town2} the same happened two years ago, and {A} was there. Whoever sees how it ended there knows how it can be ended here. {R} has been living in the empty town for a month« and is writing everything down».',
    ],
    map: [
      'The dam above {town2} breaks. The valley becomes a lake«, and out of the lake rise the towers of {town2}». The road is gone; but the water now reaches the rock of {lair}, «where there was only a cliff before, »and a boat can land there.',
    ],
    way: [
      'The road to {town2} is walled up«, with a warning in three languages». Over the ridge it is a day and a night to {town2} (DC 13 Athletics by the group; on a failure everyone is one level more exhausted).',
    ],
    place: [
      'In {town2} all doors stand open, the tables are laid, and nobody is there. «On the market a scaffold has been built, and not used. »In the archive somebody has lit a lamp: {R}.',
    ],
    setPiece: [
      'When the dam breaks, there are {few} minutes. The party can save one thing for each success: the archive (DC 13 Athletics), {R} and the notes (DC 13 Persuasion«: {R} does not want to leave»), the bell« with which others in the valley can be warned» (DC 14 Acrobatics), and a boat (DC 13 Survival). Each character has two attempts; {town2} goes down with what is left.',
    ],
    clues: [
      'History :: reading the chronicle of {town2} :: It went the same way here«, day by day»; and the chronicle knows the last day«, which was prevented by nobody».',
      'Investigation :: looking at the list of citizens :: The last one to leave the town« alive, with {num} carts,» was {A}, under another name.',
      'Nature :: looking at what grows on the scaffold :: A grey lichen that needs salt air; it grows also at {lair}, and nowhere between.',
    ],
    rival: [
      '{R} wants to see it happen once«, from the beginning,» for the sake of knowledge«, and would never do it {R.themself}». {R} tells everything that {R.they} knows, and keeps one thing back: that it could be turned against an enemy.',
    ],
    choice: [
      '{R} asks for a promise: to be there at the end, «unhindered, »with paper. In return {R} gives the party the last page. Or the party takes the page« by force, or by night».',
    ],
    first: {
      answer: 'gives the promise',
      now: [
        '{R} hands over the page and becomes a pleasant companion«, who asks strange questions».',
      ],
      later: [
        '{R} sits on a rock at {lair} and writes. In the second round {R} calls out what {A} is going to do next: everyone has advantage on saving throws against it«. Afterwards {R} knows how it is done».',
      ],
    },
    second: {
      answer: 'takes the page',
      now: [
        '{R} follows the party from then on«, at a distance,» with a lamp«. It is visible each night».',
      ],
      later: [
        '{R} comes to {lair} as well and tells {A} what the party has planned. {A} is warned, but« the page is in the right hands:» what is happening can be ended in half the time.',
      ],
    },
    closes: [
      'The act ends in the boat: «behind one the towers go down, »in front of one a light is lit at {lair}.',
    ],
  },
  {
    id: 'siege',
    not: ['site-below', 'site-lost'],
    heading: 'Act two: The Road That {town2} Closed',
    opens: [
      'At the end of the act riders of {town2} stand before {town}: somebody has written to them, in the name of {G}, that {town} wants war. «The signature is good. »{A} advises everyone to stay calm« and to send nobody».',
    ],
    goal: [
      'As long as {town2} believes the letter, «no help, no judge and no witness comes to {town}, and »{A} has time until {deadline}. The party has to bring the letter back, and the one who wrote it. {R} leads the riders, for money«, and would like to fight».',
    ],
    map: [
      '{town2} has cut down the trees on the pass and barred the road« with them». From now on one gets from {town} to the outside world only through the ravine below {lair}, past the place where {A} has things carried in and out« at night».',
    ],
    way: [
      'Through the ravine it is a day and a half to {town2}. A flag of truce protects as far as the first outpost (DC 13 Persuasion to be led on« instead of being kept there»).',
    ],
    place: [
      'In {town2} the ovens are lit for war bread«, and everyone is a little ashamed and very brave». The letter hangs at the town hall, under glass. Those who rule there want peace«, and cannot say so first».',
    ],
    setPiece: [
      'The party may examine the letter for as long as it keeps the hall busy. Each minute somebody has to hold the attention of the crowd in another way: a song (DC 13 Performance), a bet (DC 13 Deception), a feat (DC 13 Athletics), an insult that is funny (DC 14 Persuasion). After three successes the letter is in hand; after two failures {R} demands a duel, and people of {A}« in the crowd» use it to set fire to the hall.',
    ],
    clues: [
      'Investigation :: holding the letter to the light :: It was written before anything had happened in {town}: {A} expected to need it.',
      'Insight :: asking {R} who is paying the riders :: A purse came with the letter, knotted in the way in which {H} knots.',
      'Survival :: looking at the hooves of the horse that brought it :: The messenger came from {lair}, by the ravine.',
    ],
    rival: [
      "{R} believes neither the letter nor the party, and would rather be remembered for a battle than for a good night's sleep. {R} respects whoever says no to {R.their} face.",
    ],
    choice: [
      'The council of {town2} offers hostages: if one of the party stays behind, the riders go home. Or the party asks {R} to come along, «with all the riders, »and see for {R.themself}.',
    ],
    first: {
      answer: 'leaves one of its own as a hostage',
      now: [
        'The riders withdraw. The hostage is treated well«, learns everything about {town2},» and is free again at {deadline}, or as soon as {A} is caught. (The player leads {H} or {T} until then.)',
      ],
      later: [
        '{A} counts on the riders and gives the signal; nobody comes. That costs {A} the first two rounds«, and half of {A.their} courage».',
      ],
    },
    second: {
      answer: 'brings {R.name} and the riders along',
      now: [
        '{town} takes fright« at the sight», and {council} has the gates closed, with the party outside.',
      ],
      later: [
        '{num} riders stand around {lair}, and {R} wants to storm it. The party has {few} rounds to end it« in its own way»; after that it becomes a battle«, which {A} uses to get away».',
      ],
    },
    closes: [
      'The act ends in the ravine«, at night»: above one a lantern comes down from {lair} on a rope.',
    ],
  },
  {
    id: 'impostor',
    not: ['claim-shield', 'site-lost'],
    heading: 'Act two: The Other Party in {town2}',
    opens: [
      'At the end of the act {G} reads out a letter from {town2}«, and does not know whether to laugh»: the party is there, it says, has solved the case, and asks for its reward. It has accused {S}, has had {S.them} fetched«, and has signed with the names of the party».',
    ],
    goal: [
      'Somebody is using the names of the party in {town2}. It is {R}, with {few} others, hired by {A}, who needs a confession by {S}« before a judge there». If it is believed, whatever the real party says before {council} is worth nothing.',
    ],
    map: [
      'Wanted posters go up« between {town} and {town2}, with good likenesses»: "dangerous impostors". From now on no inn, ferry or gate is open« to the party»; in return those who have reason to fear posters themselves open their doors, and their paths lead closer to {lair} than any road.',
    ],
    way: [
      "By the carters' road it is two days to {town2}, in sacks. By the smugglers' path it is one and a half, for a favour« that is» named later.",
    ],
    place: [
      '{town2} has prepared a feast for the heroes. On the platform stand people in cloaks that look like those of the party, and {R} makes a speech. «It is a good speech, and »{S} sits beside it, in chains«, and listens with interest».',
    ],
    setPiece: [
      'Two parties with the same names before one crowd: the judge asks five questions that only the real ones can answer«, such as what was lying on the table in {p1}». Each question is answered by both; the crowd decides (DC 14 Persuasion or Performance, with advantage for a detail that really was told at the table). Whoever wins three is believed. Whoever loses has to leave the platform, and {R} leaves it with a smoke bomb and a fight.',
    ],
    clues: [
      'Investigation :: searching the rooms of the impostors :: They had a list of all that the party had found« in {town}», and of what would still be found.',
      'Insight :: asking {S} what {R} has offered :: Free passage and {coins} gp, for one sentence. {A} has signed for it.',
      'Perception :: looking at the cloaks :: They were sewn in {town}, and stored where it smells like {lair}.',
    ],
    rival: [
      '{R} admires the party«, has studied it,» and tells each of them something true about themselves. {R} would change roles at once«, for a real adventure».',
    ],
    choice: [
      'Unmasked, {R} proposes to go back to {town}« as the heroes» and to report to {A} that all is well. Or the judge takes {R} into custody and gives the party a letter with a seal.',
    ],
    first: {
      answer: 'sends {R.name} back in its own name',
      now: [
        '{A} believes it«, and celebrates». The party comes to {town} unseen«, and is officially not there».',
      ],
      later: [
        '{R} stands beside {A} at {lair}, «in the cloak of one of the party, »and decides« in the first round» for whom: for the party, if {R} was treated as an equal; otherwise for whoever is winning.',
      ],
    },
    second: {
      answer: 'has {R.name} locked up',
      now: [
        'The letter opens every gate. {A} receives no report«,» and doubles the guard at {lair}.',
      ],
      later: [
        'The letter with the seal«, read aloud,» makes those hesitate who serve {A} for the sake of order: at the beginning of the fight each of them makes a DC 13 Wisdom saving throw, or only watches.',
      ],
    },
    closes: [
      'The act ends before a poster« with the party\'s own faces», on which somebody has written: "{lair}, tonight."',
    ],
  },
];
