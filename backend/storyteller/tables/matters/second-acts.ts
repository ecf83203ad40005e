import type { Row } from '../row-types.ts';
import type { ClueSet } from './matter-types.ts';

/** What the second act of an adventure is about: a journey after which the end is another one. R is the rival. */
export interface SecondAct {
  id: string;
  /** Kernels whose story it would contradict. */
  not: readonly string[];
  /** If given, the only kernels that it continues. */
  only?: readonly string[];
  heading: string;
  /** How the first act ends. */
  opens: readonly Row[];
  /** Why the party has to go away. */
  goal: readonly Row[];
  /** What changes on the map, and what that means for the way back. */
  map: readonly Row[];
  way: readonly Row[];
  place: readonly Row[];
  setPiece: readonly Row[];
  clues: ClueSet;
  rival: readonly Row[];
  choice: readonly Row[];
  first: { answer: string; now: readonly Row[]; later: readonly Row[] };
  second: { answer: string; now: readonly Row[]; later: readonly Row[] };
  closes: readonly Row[];
}

export const secondActs: readonly SecondAct[] = [
  {
    id: 'witness',
    not: [],
    heading: 'Act two: A Witness in {town2}',
    opens: [
      'As soon as the party has a clue to {A}, or at the end of the act, {H} lets it be known that somebody has already sworn to all of this once, in {town2}, and took it back the next day. The same night riders of {A} leave in that direction.',
    ],
    goal: [
      'Without a witness {council} will not believe strangers against {A}. The one who can swear, an old servant of {A} called old {tansy}, lives in {town2} under another name. {R} is looking for {tansy} as well, to sell the oath to the highest bidder.',
    ],
    map: [
      'While the party is away, {council} has the gates of {town} closed, "because of {it}". From now on one gets in only with a pass, through the washhouse by the river (DC 13 Stealth), or openly, and then {A} knows it within the hour.',
    ],
    way: [
      '{town2} is two days away by the road, which is watched, or one and a half through the marsh (DC 13 Survival; on a failure each character loses a Hit Die and the party half a day).',
    ],
    place: [
      '{tansy} keeps an inn for carters in {town2}, with {few} beds and a view of the road. {tansy} knows at once why the party has come, sends the guests to bed, and lays a knife on the table, beside the bread.',
    ],
    setPiece: [
      'At night the riders of {A} surround the inn and throw torches on the roof. Three things have to be done in {few} rounds: hold the door (DC 13 Athletics), put out the roof (DC 12 Acrobatics), get {tansy} and the guests through the cellar (DC 13 Persuasion). Three successes before three failures, and everyone gets out, {R} included; otherwise the fight is in the burning taproom, and {tansy} is hurt.',
    ],
    clues: [
      'Persuasion :: listening to {tansy} to the end :: {tansy} served {A} when it was planned, and can say on which day, and who was in the room: {H} and one more.',
      'Insight :: asking {tansy} why the oath was taken back :: {A} came in person, with money in one hand and a baby shoe in the other.',
      'Investigation :: looking through what {tansy} has kept :: A key with a tag, "{lair}", and a drawing of the back door there.',
    ],
    rival: [
      "{R} arrives an hour after the party, politely, with {few} followers, and makes an offer to {tansy} that is higher than anyone else's. {R} does not lie, pays at once, and would rather have the party as partners (a third of everything) than as enemies.",
    ],
    choice: [
      '{tansy} will come to {town} and swear, if somebody takes the guests of the inn to safety first; that costs a day. Or {tansy} writes it all down and stays, and the party is back in {town} in time.',
    ],
    first: {
      answer: 'takes {tansy} along',
      now: [
        'The party is a day late: the next step of the plan of {A} takes place. {R} escorts the guests, and is owed a favour for it.',
      ],
      later: [
        '{tansy} stands in the door of {lair} and calls {A} by a name from the old days. All hired hands hesitate for a round, and {A} can be talked to at once: the check without a fight is 3 lower.',
      ],
    },
    second: {
      answer: 'takes only what {tansy} has written',
      now: [
        'The party is in {town} in time. Two days later the inn burns a second time, and nobody but {R} is there to help.',
      ],
      later: [
        'The paper is good before {council}, but {A} laughs about it. Whoever reads it aloud at {lair} learns from the look of {H} that {H} was fond of {tansy}: from then on {H} fights for the party.',
      ],
    },
    closes: ['The act ends when the party is on the way back and sees smoke over {town}.'],
  },
  {
    id: 'lock',
    not: [
      'beast-framed',
      'beast-bound',
      'site-reason',
      'person-blamed',
      'claim-bargain',
      'claim-shield',
      'band-driven',
    ],
    heading: 'Act two: The Maker of Locks in {town2}',
    opens: [
      "When the party comes near {lair} for the first time, it finds a new iron door there, without a keyhole, and a smith's mark on it: that of a workshop in {town2}. Behind the door somebody is still hammering.",
    ],
    goal: [
      'The door at {lair} cannot be forced in less than a day, and the noise would warn {A}. The one who built it, {quill} of {town2}, knows how it is opened; {quill} has been waiting for the rest of the pay. {R} wants to get through the same door, for what is behind it.',
    ],
    map: [
      'The river rises and takes away the bridge between {town} and {town2}. From now on one crosses by a rope ferry, which belongs to {R}, or swims; carts and horses stay on the other side until the end.',
    ],
    way: [
      'To {town2} it is a day by boat. The boatman is paid by {A} to run the boat on a bank (DC 12 Insight to notice it; otherwise the party is there by night, wet, and without one piece of its baggage).',
    ],
    place: [
      'The workshop in {town2} is full of doors that stand in no wall. {quill} talks only about locks, shows each of them, and is locked in: the debt collectors of {A} have nailed up the house from outside.',
    ],
    setPiece: [
      'To get out, the party must go through {few} of the doors of {quill}, while the house has begun to burn: each door is a riddle of its own. One opens only for someone who is shut out (DC 13 Investigation), one only in the dark (DC 13 Perception), one only if nobody pulls (DC 13 Athletics to hold the others back). Each failure costs 5 (1d10) fire damage each, and brings the collectors of {A} closer.',
    ],
    clues: [
      'Investigation :: reading the order for the door :: It was ordered {weeks} weeks ago, a week before all began: this was planned.',
      'Insight :: asking {quill} who came to fetch it :: {H}, who cried; and {A}, who paid half, in coins from the chest of {council}.',
      'History :: comparing the plans :: The door is at {lair}, and it has a second, small opening at the back, for "air".',
    ],
    rival: [
      '{R} has bought the debts of {quill} and could have the secret for nothing. {R} waits at the ferry with two glasses and proposes to go in together: what is written goes to the party, what shines goes to {R}.',
    ],
    choice: [
      '{quill} can build a key to {lair} in one night, but needs the tools that were taken as security: they stand in the house of the collectors. Or {quill} comes along to {lair}, without tools, and opens it by ear.',
    ],
    first: {
      answer: 'gets the tools back',
      now: [
        'It is a theft by night, from {few} sleeping collectors (DC 13 Stealth by the group). The next day {A} knows that the party is in {town2}.',
      ],
      later: [
        'With the key the door opens without a sound: the party has surprise in the first round, and can lock it behind itself, so that nobody comes to help {A}.',
      ],
    },
    second: {
      answer: 'takes {quill} along',
      now: [
        '{quill} has not been outside for years and tells everyone where the journey goes. {R} hears it and is there first.',
      ],
      later: [
        '{quill} needs {few} rounds at the door, with an ear on the iron, while the others have to keep quiet or keep the guards busy. Inside, {quill} hears what nobody else hears: which of the others does not want to fight.',
      ],
    },
    closes: [
      'The act ends at the rope ferry: on the bank of {town} torches come down to the water, and it is not clear whose.',
    ],
  },
  {
    id: 'judgement',
    not: ['claim-shield', 'feud-third', 'feud-paper', 'band-deed'],
    heading: 'Act two: The Trial in {town2}',
    opens: [
      'At the end of the act {S} is taken out of bed by people of {council} and brought to {town2}, to be tried there, "far from the excitement". On the same cart lies, under a blanket, what the party would need as evidence.',
    ],
    goal: [
      'In {town2} sentence is to be passed on {S} within two days. If {S} is condemned, the matter is closed, and nobody will ask about {A} any more. {R} is there as well, as the accuser: it brings a bounty.',
    ],
    map: [
      'In the hills between {town} and {town2} a slope comes down and buries the road. The pass that remains goes past {lair}, from behind: nobody has thought of this way in years.',
    ],
    way: [
      'A rider is in {town2} in a day; a group needs fresh horses for that (DC 12 Animal Handling), otherwise it arrives when the doors of the court are being closed.',
    ],
    place: [
      'The court of {town2} sits in a former theatre, and the people in the galleries eat nuts. The judge wants to be fair, and to be finished by supper. {S} stands on a trapdoor that is painted to look like a carpet.',
    ],
    setPiece: [
      'The party may speak {few} times. Each argument is one check, and none may be used twice: a witness (DC 13 Persuasion), a contradiction (DC 14 Insight), an old law (DC 14 History), a thing to touch (DC 13 Sleight of Hand, to show it at the right moment), the gallery (DC 13 Performance). Four successes before three failures, and {S} is acquitted. Otherwise {S} must be freed on the way to prison, from {few} riders.',
    ],
    clues: [
      'Investigation :: reading the indictment :: The dates do not fit: on the night in question {S} was in prison elsewhere, for singing.',
      'Insight :: watching {R} read out the statement of {A} :: {R} stumbles over a word: it was written by someone who was there, and only the culprit was there.',
      'Perception :: looking under the blanket on the cart :: A crate with the stencil "{lair}", which should not be here, and which somebody sends back in haste.',
    ],
    rival: [
      '{R} is paid for a conviction, not for the truth, and says so in the break. Beaten in court, {R} bows, and asks who pays for the next one; before that, {R} plays by the rules, all of them.',
    ],
    choice: [
      'After the trial the judge offers a deal: a warrant against {A}, if the party leaves the evidence here in safe keeping. Or it takes the evidence along, without a warrant.',
    ],
    first: {
      answer: 'takes the warrant',
      now: [
        'The evidence is locked away in {town2}. {R} is ordered to come along as a bailiff, and does so, correctly.',
      ],
      later: [
        '{R} reads out the warrant at {lair}, in full. While it is being read ({few} rounds, if nobody attacks), everyone may take up a position; half of those who are with {A} lay down their arms at the end.',
      ],
    },
    second: {
      answer: 'keeps the evidence',
      now: [
        'On the way back {few} riders try to get the evidence; they can be shaken off on the pass (DC 13 Survival).',
      ],
      later: [
        '{A} sees what the party has in hand, and knows that everything is lost: the fight begins at once, but {H} does not take part in it.',
      ],
    },
    closes: [
      'The act ends on the pass, from which one looks down on {lair} and sees that it is being cleared out.',
    ],
  },
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
      'When the party has seen two of the places in {town}, a letter comes for {A} that is delivered to the wrong door, that of {G}: "In {town2}, at the sign of the three keys, as agreed. Bring the second half. We will bring {prize}."',
    ],
    goal: [
      '{A} does not act alone: in {town2} waits the one who pays. As long as that bargain stands, {A} can be replaced by anyone. The party has to break it, and find out what the second half is. {R} means to step into it, in the place of {A}.',
    ],
    map: [
      'The host of a great lord camps between {town} and {town2}, because of a war elsewhere. There is one road through the camp, with three gates and passwords, and from now on every barn around {town} is full of soldiers: {lair} as well can only be reached by night.',
    ],
    way: [
      'With carters who deliver oats the party is in {town2} in two days and learns the passwords on the way (DC 12 Persuasion). Without, each gate is a check (DC 13 Deception), and a failure costs half a day with an officer who asks questions.',
    ],
    place: [
      'At the sign of the three keys in {town2} rich people play cards for things that are not on the table. The one who pays, called only the Treasurer, sits with the back to the fire and lets everyone wait.',
    ],
    setPiece: [
      'To sit down with the Treasurer, one must win at the table: {few} rounds of cards, each a contest (DC 14 Deception, Insight or Sleight of Hand, a different one each time). The stake is a true sentence about oneself. Two wins, and the Treasurer talks; if the party loses, it has told {few} things that {A} will know the next day. Then the lights go out, and people of {A} with knives want what lies on the table.',
    ],
    clues: [
      'Deception :: pretending to speak for {A} :: The Treasurer is waiting for a proof that it works: what happens in {town} is a sample.',
      'Insight :: asking what happens if {A} cannot deliver :: "Then the pledge is forfeited." The pledge is a person: the only child of {A}, who is well and does not know it.',
      'Investigation :: reading the contract from across the table :: Place of delivery: {lair}, at {deadline}, at midnight.',
    ],
    rival: [
      "{R} plays at the same table, and better. {R} would keep to a bargain with the party: the Treasurer for {R}, {A} for the party. What {R} wants to do with the Treasurer's list of customers, {R} does not say.",
    ],
    choice: [
      'The Treasurer offers the party the place of {A}: {coins} gp more, for a small service. Or the party takes the pledge, the child, out of the house by night.',
    ],
    first: {
      answer: 'seems to accept the offer',
      now: [
        'The Treasurer comes to {lair} in person, with a small guard, and trusts the party until midnight.',
      ],
      later: [
        'Two enemies who do not trust each other stand at {lair}: a word at the right moment (DC 13 Deception), and they fight each other for two rounds before they notice it.',
      ],
    },
    second: {
      answer: 'frees the child',
      now: [
        'It is a climb over three roofs (DC 13 Athletics), with a child of ten who asks questions. The Treasurer declares the bargain broken, and sends people after both.',
      ],
      later: [
        'When {A} sees the child beside the party, everything is decided, and without a check: {A} gives up, and helps against those whom the Treasurer has sent instead (they fight with the statistics given below).',
      ],
    },
    closes: [
      'The act ends at the third gate of the camp: an officer asks for a password that has been changed, and {R} knows it.',
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
      'At the end of the act somebody is found in {p1}, alive and unable to speak: a messenger from {town2}, with a note for {G}. "What is beginning in {town} is over in {town2}. Come and look, and do not bring anyone whom you love."',
    ],
    goal: [
      'In {town2} the same happened two years ago, and {A} was there. Whoever sees how it ended there knows how it can be ended here. {R} has been living in the empty town for a month and is writing everything down.',
    ],
    map: [
      'The dam above {town2} breaks. The valley becomes a lake, and out of the lake rise the towers of {town2}. The road is gone; but the water now reaches the rock of {lair}, where there was only a cliff before, and a boat can land there.',
    ],
    way: [
      'The road to {town2} is walled up, with a warning in three languages. Over the ridge it is a day and a night to {town2} (DC 13 Athletics by the group; on a failure everyone is one level more exhausted).',
    ],
    place: [
      'In {town2} all doors stand open, the tables are laid, and nobody is there. On the market a scaffold has been built, and not used. In the archive somebody has lit a lamp: {R}.',
    ],
    setPiece: [
      'When the dam breaks, there are {few} minutes. The party can save one thing for each success: the archive (DC 13 Athletics), {R} and the notes (DC 13 Persuasion: {R} does not want to leave), the bell with which others in the valley can be warned (DC 14 Acrobatics), and a boat (DC 13 Survival). Each character has two attempts; {town2} goes down with what is left.',
    ],
    clues: [
      'History :: reading the chronicle of {town2} :: It went the same way here, day by day; and the chronicle knows the last day, which was prevented by nobody.',
      'Investigation :: looking at the list of citizens :: The last one to leave the town alive, with {num} carts, was {A}, under another name.',
      'Nature :: looking at what grows on the scaffold :: A grey lichen that needs salt air; it grows also at {lair}, and nowhere between.',
    ],
    rival: [
      '{R} wants to see it happen once, from the beginning, for the sake of knowledge, and would never do it {R.themself}. {R} tells everything that {R.they} knows, and keeps one thing back: that it could be turned against an enemy.',
    ],
    choice: [
      '{R} asks for a promise: to be there at the end, unhindered, with paper. In return {R} gives the party the last page. Or the party takes the page by force, or by night.',
    ],
    first: {
      answer: 'gives the promise',
      now: [
        '{R} hands over the page and becomes a pleasant companion, who asks strange questions.',
      ],
      later: [
        '{R} sits on a rock at {lair} and writes. In the second round {R} calls out what {A} is going to do next: everyone has advantage on saving throws against it. Afterwards {R} knows how it is done.',
      ],
    },
    second: {
      answer: 'takes the page',
      now: [
        '{R} follows the party from then on, at a distance, with a lamp. It is visible each night.',
      ],
      later: [
        '{R} comes to {lair} as well and tells {A} what the party has planned. {A} is warned, but the page is in the right hands: what is happening can be ended in half the time.',
      ],
    },
    closes: [
      'The act ends in the boat: behind one the towers go down, in front of one a light is lit at {lair}.',
    ],
  },
  {
    id: 'siege',
    not: ['site-below'],
    heading: 'Act two: The Road That {town2} Closed',
    opens: [
      'At the end of the act riders of {town2} stand before {town}: somebody has written to them, in the name of {G}, that {town} wants war. The signature is good. {A} advises everyone to stay calm and to send nobody.',
    ],
    goal: [
      'As long as {town2} believes the letter, no help, no judge and no witness comes to {town}, and {A} has time until {deadline}. The party has to bring the letter back, and the one who wrote it. {R} leads the riders, for money, and would like to fight.',
    ],
    map: [
      '{town2} has cut down the trees on the pass and barred the road with them. From now on one gets from {town} to the outside world only through the ravine below {lair}, past the place where {A} has things carried in and out at night.',
    ],
    way: [
      'Through the ravine it is a day and a half to {town2}. A flag of truce protects as far as the first outpost (DC 13 Persuasion to be led on instead of being kept there).',
    ],
    place: [
      'In {town2} the ovens are lit for war bread, and everyone is a little ashamed and very brave. The letter hangs at the town hall, under glass. Those who rule there want peace, and cannot say so first.',
    ],
    setPiece: [
      'The party may examine the letter for as long as it keeps the hall busy. It takes {few} minutes, and each minute somebody has to hold the attention of the crowd in another way: a song (DC 13 Performance), a bet (DC 13 Deception), a feat (DC 13 Athletics), an insult that is funny (DC 14 Persuasion). With three successes the letter is in hand; if two fail, {R} demands a duel, and people of {A} in the crowd use it to set fire to the hall.',
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
      'The council of {town2} offers hostages: if one of the party stays behind, the riders go home. Or the party asks {R} to come along, with all the riders, and see for {R.themself}.',
    ],
    first: {
      answer: 'leaves one of its own as a hostage',
      now: [
        'The riders withdraw. The hostage is treated well, learns everything about {town2}, and is free again at {deadline}, or as soon as {A} is caught. (The player leads {H} or {T} until then.)',
      ],
      later: [
        '{A} counts on the riders and gives the signal; nobody comes. That costs {A} the first two rounds, and half of {A.their} courage.',
      ],
    },
    second: {
      answer: 'brings {R.name} and the riders along',
      now: [
        '{town} takes fright at the sight, and {council} has the gates closed, with the party outside.',
      ],
      later: [
        '{num} riders stand around {lair}, and {R} wants to storm it. The party has {few} rounds to end it in its own way; after that it becomes a battle, which {A} uses to get away.',
      ],
    },
    closes: [
      'The act ends in the ravine, at night: above one a lantern comes down from {lair} on a rope.',
    ],
  },
  {
    id: 'impostor',
    not: ['claim-shield'],
    heading: 'Act two: The Other Party in {town2}',
    opens: [
      'At the end of the act {G} reads out a letter from {town2}, and does not know whether to laugh: the party is there, it says, has solved the case, and asks for its reward. It has accused {S}, and has signed with the names of the party.',
    ],
    goal: [
      'Somebody is using the names of the party in {town2}. It is {R}, with {few} others, hired by {A}, who needs a confession by {S} before a judge there. If it is believed, whatever the real party says before {council} is worth nothing.',
    ],
    map: [
      'Wanted posters go up between {town} and {town2}, with good likenesses: "dangerous impostors". From now on no inn, ferry or gate is open to the party; in return those who have reason to fear posters themselves open their doors, and their paths lead closer to {lair} than any road.',
    ],
    way: [
      "By the carters' road it is two days to {town2}, in sacks. By the smugglers' path it is one and a half, for a favour that is named later.",
    ],
    place: [
      '{town2} has prepared a feast for the heroes. On the platform stand people in cloaks that look like those of the party, and {R} makes a speech. It is a good speech, and {S} sits beside it, in chains, and listens with interest.',
    ],
    setPiece: [
      'Two parties with the same names before one crowd: the judge asks {few} questions that only the real ones can answer, such as what was lying on the table in {p1}. Each question is answered by both; the crowd decides (DC 14 Persuasion or Performance, with advantage for a detail that really was told at the table). Whoever wins three is believed. Whoever loses has to leave the platform, and {R} leaves it with a smoke bomb and a fight.',
    ],
    clues: [
      'Investigation :: searching the rooms of the impostors :: They had a list of all that the party had found in {town}, and of what would still be found.',
      'Insight :: asking {S} what {R} has offered :: Free passage and {coins} gp, for one sentence. {A} has signed for it.',
      'Perception :: looking at the cloaks :: They were sewn in {town}, and stored where it smells like {lair}.',
    ],
    rival: [
      '{R} admires the party, has studied it, and tells each of them something true about themselves. {R} would change roles at once, for a real adventure.',
    ],
    choice: [
      'Unmasked, {R} proposes to go back to {town} as the heroes and to report to {A} that all is well. Or the judge takes {R} into custody and gives the party a letter with a seal.',
    ],
    first: {
      answer: 'sends {R.name} back in its own name',
      now: [
        '{A} believes it, and celebrates. The party comes to {town} unseen, and is officially not there.',
      ],
      later: [
        '{R} stands beside {A} at {lair}, in the cloak of one of the party, and decides in the first round for whom: for the party, if {R} was treated as an equal; otherwise for whoever is winning.',
      ],
    },
    second: {
      answer: 'has {R.name} locked up',
      now: [
        'The letter opens every gate. {A} receives no report, and doubles the guard at {lair}.',
      ],
      later: [
        'The letter with the seal, read aloud, makes those hesitate who serve {A} for the sake of order: at the beginning of the fight each of them makes a DC 13 Wisdom saving throw, or only watches.',
      ],
    },
    closes: [
      'The act ends before a poster with the party\'s own faces, on which somebody has written: "{lair}, tonight."',
    ],
  },
];

/** Sides of an adventure: what each wants, and what a content one does at the end. */
export const matterSides: readonly {
  part: string;
  wants: readonly Row[];
  later: readonly Row[];
}[] = [
  {
    part: '{council}',
    wants: [
      '**{council}** wants an arrest and no riot. Content if the party brings what it finds to {G} before it goes on; angry if somebody is killed before there is proof.',
      '**{council}** wants to have known it all along. Content if {G} can report a result every third day; angry if the people in the street learn of it first.',
    ],
    later: [
      '**{council}, if content with the party**: {few} guards stand at the second exit of {lair}. Nobody gets away, and the party may say how many of the enemies are kept busy there (one).',
      '**{council}, if content with the party**: {G} has the road to {lair} closed, with a lantern and a signature. No help comes for {A}.',
    ],
  },
  {
    part: 'R',
    wants: [
      '**{R.full}** ({R.role}) wants what {A} wants, and before {A}: {prize}, or at least what it is worth. Content with a fair share and an honest word; angry if lied to, and never surprised by it.',
      '**{R.full}** ({R.role}) was hired by others to bring about the opposite of what the party wants, and does it well. Content if paid better or shown what it is about; angry if made a fool of in public.',
    ],
    later: [
      '**{R.name}, if content with the party**: comes along and takes on one of the enemies, alone, with comments.',
      '**{R.name}, if content with the party**: has cut the ropes of the boats, or the girths of the horses, of {A}. Nobody flees from {lair}.',
    ],
  },
  {
    part: 'T',
    wants: [
      '**The people around {T.full}** (those who work at night in {town}) want {S} to be left in peace, and to be asked for once. Content if one of theirs is helped; angry if a door is broken that they would have opened.',
      '**The neighbours of {B.full}** want it to stop, no matter how. Content with anything that helps before {deadline}; angry if the party is seen at the table of {A}.',
    ],
    later: [
      '**The people of {town}, if content with the party**: light {num} lamps on the hill above {lair}. It looks like an army, and one of the enemies runs away.',
      '**The people of {town}, if content with the party**: have left a door at {lair} unlocked and a dog asleep. The party begins the fight where it wants.',
    ],
  },
];

/** What can be done against a step of the plan of A. */
export const preventions: readonly Row[] = [
  'watch {p2} that night and stop {H} (DC 13 Perception)',
  'have {G} put {S} under the protection of {council} (DC 13 Persuasion)',
  'bring {B} out of {town}, or never leave {B.them} alone',
  'warn those concerned in time; {T} knows who they are',
  'follow {A} from {p3} and get in the way (DC 13 Stealth)',
];

/** What a step that was prevented, or was not, means at the end. */
export const clockEffects: readonly Row[] = [
  'for each step of the plan that the party has prevented, one companion of {A} is missing; for each one that it has not, {A} is sure of winning, and is so careless that the first attack on {A.them} has advantage.',
  'if both steps were prevented, {A} is nervous and begins to talk before anybody draws a weapon; if neither was, what is left of the time is one hour less, and {B} is at {lair} already.',
];

/** How the way to the end has changed; by the second act. */
export const lastWays: Readonly<Record<string, readonly Row[]>> = {
  witness: [
    '{town} is closed. To {lair} one goes through the washhouse and along the river, in the dark, past two patrols (DC 13 Stealth); or openly, with a pass of {G}, and is expected.',
  ],
  lock: [
    'The bridge is gone and so is the easy way. From the ferry to {lair} it is an hour on foot along the flooded bank (DC 12 Survival, or each arrives with one level of exhaustion).',
  ],
  judgement: [
    'Over the pass the party comes to {lair} from behind, where no guard stands, because there was no way there before: a climb (DC 13 Athletics), and a view into everything.',
  ],
  buyer: [
    'Soldiers are everywhere until dusk. By night the party gets to {lair} with the oat carts (DC 12 Deception) or over the fields (DC 13 Stealth).',
  ],
  siege: [
    'Down the ravine, against the stream, to the place where {A} has goods drawn up: a rope hangs there (DC 13 Athletics), and whoever pulls at it twice is drawn up, and is expected to be a crate.',
  ],
  impostor: [
    'By the paths of those who avoid posters the party gets to {lair} without meeting a guard; each of these people wants to be told afterwards how it ended (no check, but {few} of them come along to look).',
  ],
  plague: [
    'With a boat the party lands below {lair}, where yesterday was a cliff, and climbs in by the lowest window (DC 12 Athletics). Without a boat only the front remains.',
  ],
};
