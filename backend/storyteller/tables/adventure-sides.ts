import type { Row } from './row-types.ts';

/** One side of the conflict. What it wants, asks and gives can be combined freely. */
interface Faction {
  when: string;
  wants: readonly Row[];
  /** What it asks of the party, as a sentence about the side as `it` or `they`. */
  asks: readonly Row[];
  /** What it does in the third act for a party that did what it asked. */
  gives: readonly Row[];
}

type Sides = Readonly<Record<'rule' | 'work' | 'loss', Faction>>;

export const factions: Sides = {
  rule: {
    when: 'tone!=whimsical',
    wants: [
      '{body} wants {works} to run on the day of {deadline}, whoever is guilty',
      '{body} wants a name soon, and {S} would do',
      '{body} wants no trial of {W}«, no crowd,» and nothing in writing',
      'half of {body} wants {W} out, and the other half« wants» whatever {W} wants',
      '{body} wants its money back, having lent on {works} to more people than there are shares',
      '{body} wants to have ordered everything« that the party does», afterwards',
      '{body} wants {town2} to hear nothing« of it» before {deadline}',
    ],
    asks: [
      'it lends the party a writ for any door if the {workers} go on working until then (DC 14 Persuasion, in front of« all of» them)',
      'it asks for a suspect with two proofs, a day before anyone« else» hears of it',
      'it offers half of the fee« again» for every paper about {deed}, unread',
      'it asks the party to speak «before it »for or against {W} (DC 15 Persuasion or Deception)',
      'it asks the party to find out «at {s3} »who else has lent money, and to tell nobody that there is a question',
      'it asks the party to bring {T}« before it», and does not say what for',
      'it asks for one of the party as a guest in its house until {deadline}',
    ],
    gives: [
      'its guards hold the road to {lair}, so that no one escapes, and no one is let out either',
      'a magistrate comes along to {lair}: what {A} says there« before that witness» counts as a confession',
      'a closed carriage waits behind {lair}, and whoever is put into it is not seen« in {town}» again',
      'the streets between {town} and {lair} are empty, and horses stand at the end of them',
      'a herald reads out «before {lair} »that whoever lays down a weapon goes free; one companion of {A} does',
      'a surgeon« with a wagon» stands by at {lair}: the wounded of the party are on their feet within the hour',
      'an order lies ready«, signed and without a name,» that gives the party command of anyone at {lair} for ten minutes',
    ],
  },
  work: {
    when: 'tone!=whimsical',
    wants: [
      'the {workers} want {harm} to end, and «do »not «want to be asked »to work before that',
      'the {workers} want {S} let go, who once spoke up for one of them',
      'the {workers} want {W} to come down and look at the place where it happened, «once, »on foot',
      'the {workers} are divided: the old« ones» want peace, the young« ones» want {W} out of a window',
      'the {workers} want a share in {works}, and there will be no better week« to ask» for it',
      'the {workers} want to know on which day {works} will kill« somebody» again, and who has been told',
      'the {workers} want the name of {V} on a wall« at {works}», in letters that can be read from the road',
    ],
    asks: [
      'they guide«, hide» and feed the party if one of its members takes a shift« with them» (DC 13 Athletics or Survival)',
      'they ask for a date, and will hold the party to it',
      'they ask the party to bring an invitation to {W}, and the answer« back» in the same words',
      'they ask the party to keep the young ones busy« for one night» (DC 14 Performance or Intimidation)',
      'they ask the party to say nothing« about {A}» to {body} until their demand has been heard',
      'they ask to have {record} read to them, «aloud, »from the right page',
      'they ask the party to get {few} of their own out« of the cells of {body}» (DC 14 Persuasion, or by night)',
    ],
    gives: [
      '{few} of them come along to {lair} with their tools: they do not fight, but break through any wall« or gate» in three rounds',
      'they shut down {works} for an hour, and in that silence no one« at {lair}» can surprise the party',
      'they know a second way into {lair} that« is on no plan and» comes out behind {A}',
      'the young ones are at {lair} before the party and do as they are told by those who were fair to them',
      'a signal goes« from hand to hand» from {works} to {lair}: the party knows where {A} is at every moment',
      'what {A} had ready at {lair} has been unscrewed«, tool by tool,» and lies in the grass',
      'they have lit every lamp of {works}, and at {lair} there is light for everyone but {A}',
    ],
  },
  loss: {
    when: 'tone!=whimsical',
    wants: [
      'the families« of the {num}» want {W} in irons, and it is not a figure of speech',
      [
        'the families« of the {num}» do not want {harm} to stop before everyone has understood what it is for',
        'agent=returned|kin|crew|dead|penitent',
      ],
      'the families of the {num} want what was taken, «in coin, »while their own old people live',
      'those whose people were among the {num} want to be left out of it: they have «married, paid and »kept quiet',
      [
        'the families of the {num} are divided about {A}, and some« of them» bring food to {lair} at night',
        'agent=returned|kin|crew|dead|penitent',
      ],
      'the families« of the {num}» want {T} to say it, and will not ask {T.them}',
      'the families« of the {num}» want a stone for {deed}, and {body} to pay for it',
    ],
    asks: [
      'they show what they have kept if the party swears not to let {W} buy a way out',
      'they ask the party to read out one page« in public» first: {record}, the day of {deed}',
      'they ask for an offer from {W}, and to be told whether it is meant (DC 14 Insight)',
      'they ask that the names are not said« aloud»; {R} has been at every door as well',
      'they ask the party to go to {lair} without armor, and« to» talk first',
      'they ask for {R} to be kept away« from their houses» (DC 13 Intimidation, or a bribe)',
      'they ask the party to sit with the oldest of them for an evening, and« to» listen to the end',
    ],
    gives: [
      [
        'the oldest of them stands at the entrance of {lair}, and {A} will not raise a hand« there» (the first round passes without an attack)',
        'agent=returned|kin|crew|dead|penitent',
      ],
      [
        'the oldest of them stands at the entrance of {lair} and tells the hired people«, one by one,» what it is about; one of them goes home',
        'agent=partner|profiteer|power',
      ],
      [
        'they have told {A} that somebody is coming who has listened: the talk« at {lair}» begins with a chair and not with a weapon',
        'agent=returned|kin|crew|dead|penitent',
      ],
      [
        'they have found out who brings {A} bread« and news», and have talked that person into staying at home',
        'uncanny=no',
      ],
      'they know the signs of {A}, and have taken away the warnings around {lair}',
      'a boy of theirs has followed {R}, and knows what is going to happen« at {lair}» on that side',
      'they give the party something that belonged to {V}; held up at {lair}, it stops one attack',
      'all {num} names are called out before {lair}, «one after another, »and until the last of them {W} does not move',
      'they have put a lamp for each of the {num} along the way to {lair}, and nobody gets lost« or followed»',
    ],
  },
};

export const lightFactions: Sides = {
  rule: {
    when: 'tone=whimsical',
    wants: [
      '{body} wants everything to have been planned, «by {body}, »as a festival',
      '{body} wants a committee, and the party on it',
      '{body} wants it to stop being funny until the guests have left {town}',
      '{body} wants {W} to cut a ribbon on the day of {deadline}, with both hands free',
    ],
    asks: [
      'it asks the party for a programme, with times',
      'it asks the party to sit through one meeting and« to» stay awake (DC 13 Constitution saving throw)',
      'it asks the party to laugh last, «in public, »at something else (DC 14 Performance)',
      'it asks to be told what the joke is, slowly, and in advance',
    ],
    gives: [
      'a brass band stands in front of {lair} and plays whatever the party needs drowned out',
      'the committee has found that {lair} is its property and lends the party the spare key',
      'the guests have been sent to {lair} by mistake, and make an excellent crowd to hide in',
      'a carpet has been rolled out to {lair}, and whoever walks on it is announced as a duke',
    ],
  },
  work: {
    when: 'tone=whimsical',
    wants: [
      'the {workers} have bets« on who it is» and want the result kept back until Saturday',
      'the {workers} want {A} never to be caught: it has not been so amusing for {years} years',
      'the {workers} want a day off out of it, and do not mind which',
      'the {workers} want to be in it, each with one line',
    ],
    asks: [
      'they give the party anything it needs, for a hint',
      'they ask for a promise that nobody will be punished with more than a song',
      'they ask the party to persuade {G} that the idea came from {G}',
      'they ask one of the party to judge their cheese (DC 13 Constitution saving throw)',
    ],
    gives: [
      'they have dug a short cut to {lair}, for those who bet on the party',
      'they stand around {lair} holding up a very large sheet, and nobody gets away on that side',
      'they bring the supper to {lair}, «for everyone, »and no one there fights before the pudding',
      'all {few} of them come disguised as {A}, and {A} is the least convincing',
    ],
  },
  loss: {
    when: 'tone=whimsical',
    wants: [
      'the friends of {V} want the old story told the right way round, «once, »at table',
      'the friends of {V} have been offended for {years} years and do not want to be cheated of it now',
      'the friends of {V} want {W} to come to tea and be forgiven, and have told nobody',
      'the friends of {V} want {V} to stop writing to them about it',
    ],
    asks: [
      'they ask the party to learn it by heart«, with the gestures» (DC 13 Performance)',
      'they ask to be offended once more, «properly, »by somebody with talent',
      'they ask the party to bring {W} along without saying the word "tea"',
      'they ask the party to return {few} borrowed umbrellas, «to {few} doors, »unnoticed (DC 12 Stealth)',
    ],
    gives: [
      'they have taught the echo at {lair} to finish the sentences of {W}',
      'all of them come to {lair}, sit down in the way« of everyone», and refuse to be moved',
      'there is tea« at {lair}», and for as long as the pot is warm nobody may raise their voice',
      'they have sewn {W} a costume« for {lair}», and it rustles at every lie',
    ],
  },
};

/** Sentences that say that not all sides can have what they want. */
export const collisions: readonly Row[] = [
  'What the party promises to one« of them» the others know by evening: two can be satisfied at once, and {R} looks after the third',
  'Each« of them» counts the hours that the party spends with the others, and the first« to be» refused goes to {R}',
  'Nobody minds a promise to all three until {deadline}, and on that day {C} reads out all three',
  'The first promise costs nothing, the second has to be kept from the first (DC 14 Deception), and the third from {C}, who writes everything down',
  'They sit in one inn« of {town}», at three tables, and {W} knows before the soup at which of them the party has sat down',
  'A favour for one« of them» closes the door of another, which {G} can open again«, once, and» for something in return',
  'If the party takes no side, each« of them» goes to {lair}« on its own account», and {R} with whichever is strongest',
  'They agree on one thing« only», that {R} should have nothing, and whoever helps the party to that end wants it remembered',
  'Whoever has been refused tells {W} what the party knows, which« by then» is most of it',
  'Whatever is given to one« of them» is taken from another, and {T} can say from whom before it is done',
];

/** What the rival does in the last act if the party has come to terms. */
export const alliances: readonly Row[] = [
  'At {lair} {R} calls {A} by name« from the other side», and for one round {A} looks the wrong way.',
  '{R} has bought the rope, the lamps and a map of {lair}«, and has the receipts in the pocket».',
  'The people of {R} close the road« to {lair}» behind the party, and let nobody through until {R} whistles.',
  '{R} goes in first«, with empty hands,» and comes out again with an offer from {A}; it is worth hearing.',
  'Whatever is written down at {lair}, {R} gets a copy; in return {R} swears to what happened« there».',
  'One of the party can trade places with {R} at the last moment; {A} has never seen either of them« by daylight».',
  '{R} has kept {W} busy for the whole evening, «with a contract of forty pages, »so that nobody warns {A}.',
  'If the talk at {lair} fails, {R} has a second one ready, about money«, and sometimes that is the better one».',
  [
    '{R} gives the party a potion of the best sort« that it can use», "on account", before it goes in.',
    '',
  ],
  '{R} comes too late« on purpose», with enough noise for twenty, and {A} counts on being surrounded.',

  '{R} keeps to it, and holds the way out« of {lair}» until the party is through; then {R.they} sends in a bill.',
  'At {lair} {R} does the talking for three rounds, «brilliantly, »and nobody looks at the party.',
  '{R} has lent the party people, and they do exactly what was agreed« and nothing else».',
  'What {R} knows of {lair} is drawn on a napkin: one hidden door«, one false step,» and where {A} stands.',
  '{R} waits outside with a cart«, blankets and two lanterns», and does not ask who is brought.',
  'The part of the agreement that {R} keeps is the one in writing«, and it is enough»: {R.their} people are nowhere near {lair}.',
  '{R} comes along«, complains of the damp,» and puts out the right lamp at the right moment.',
  'A word from {R} has drawn off one of those who were with {A}; the place« at the door» is empty.',
];
