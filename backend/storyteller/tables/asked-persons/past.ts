import { anywhere, noun, type AskedStory } from './story-type.ts';

/** Persons whom a loss, a guilt or a grudge drives. */
export const personsOfPasts: readonly AskedStory[] = [
  {
    id: 'asked-lost-spouse',
    asked:
      /\b(?:misses?|mourns?|lost|grieving for|wants to (?:bring|raise)|bring(?:ing)? back|resurrect(?:ing)?|speaks? to) (?:her|his|their) (?:dead |late |own )?(?<what>wife|husband|son|daughter|child|children|brother|sister|family|love|lover|mother|father|friend|twin)\b/iu,
    other: 'bone dealer',
    look: ['{P.name} wears two rings on one hand, and the second is too small.'],
    manner: [
      '{P} lays the table for one more, and apologises for the silence on that side.',
      '{P} begins sentences with "we", and ends them with "I".',
    ],
    want: '{P} misses the {what} whom death took, and wants one more meeting, for one evening if more cannot be had.',
    ask: [
      '{P} asks the party to fetch a lock of hair of the {what} from the old house in {town2}, for {pay} gold pieces.',
      '{P} pays {pay} gold pieces for a lamp from a barrow near {town2}, by whose light the dead are said to find the way.',
      '{P} offers {pay} gold pieces for safe conduct to the gate of the underworld itself, and means to go through it to the {what}, and to leave it open.',
    ],
    says: [
      '"Everyone tells me that it gets easier. I do not want it to."',
      '"I do not raise the dead. I only want one of them to sit down with me."',
      '"Speak softly, please. I am nearly sure that I heard the step on the stairs."',
    ],
    tell: 'Every evening {P} reads aloud to an empty chair, and stops for the answers.',
    truths: [
      '{P} has already done it: the {what} came back, sits in the cellar and knows its own name, but nothing of love. Each week it needs a life, small so far; {Q}, who sold the bones, has begun to bring larger ones.',
      'What answers {P} at night is not the {what}. {Q} called up something hungry that has learned the voice, and it asks {P} for a little more at each visit: a candle, a lamb, and now a child of {town}.',
    ],
    clues: [
      [
        'Perception',
        'sitting quite still in the house of {P}',
        'somebody below walks up to the door, and stands there.',
        1,
      ],
      [
        'Investigation',
        'asking neighbours about lost animals',
        'it began with hens, and now there is a list with a dog and a calf.',
        1,
      ],
      [
        'Religion',
        'asking the voice for something that only the {what} would know',
        'it answers with another question.',
        2,
      ],
      [
        'Insight',
        'asking {Q} what {P} has paid',
        '{Q} is more afraid of the voice than of the law.',
        2,
      ],
    ],
    pressed: [
      '{P} cannot do it alone, and knows it. If somebody holds {P.their} hand, {P} says goodbye in the cellar, and lets the party do the rest.',
      '{P} does not believe it until the voice is asked in {P.their} presence. Then {P} blows out the lamp, and everything that was promised to it comes for {P} in the dark.',
    ],
  },
  {
    id: 'asked-fallen',
    asked: [
      { state: 'disgraced', noun: /\b(?:paladin|knight|cleric|priest|templar|crusader)\b/u },
      noun('oathbreaker|(?:broken|ex|former)[ -](?:paladin|templar|crusader)'),
    ],
    other: 'young paladin',
    look: [
      'The holy sign on the breastplate of {P.name} has been filed off, and the outline can still be read: each song of the land has {P.them} for its villain.',
    ],
    manner: [
      '{P} still kneels at sunrise, and gets up angry.',
      '{P} never raises the voice, and asks people to say aloud what they deserve.',
    ],
    want: '{P} once served an oath with all {P.their} heart, was betrayed by it, and wants to see it broken by everyone else who has sworn it.',
    ask: [
      '{P} offers the party {pay} gold pieces to leave a hostage at a chapel near {town2} and to watch whether those inside keep their word. {P} is sure that they will not.',
      '{P} offers {pay} gold pieces and a free road through {P.their} lands if the party brings {Q} to talks, unarmed; otherwise three villages pay the price.',
      '{P} has an army before the holy city, offers {pay} gold pieces for its relic, and promises to spare all who swear that there are no gods.',
    ],
    says: [
      '"I kept every word of it. Ask them what they did with theirs."',
      '"You are good people. I was better, and it took one night."',
      '"I do not hate your god. I only want the letter answered that I wrote."',
    ],
    tell: '{P} has a list of {few} names, of brothers and sisters of the order, and strikes out each one who runs instead of standing.',
    truths: [
      "The order let {town2} burn to save its treasure, and gave {P} the command to shut the gate. {P} obeyed. It was {Q}'s teacher who signed it; {P} has the paper, and wants the order to confess before it dies.",
      '{P} broke the oath for a life: a devil gave back a dying child for it. The child is {Q}, who was brought up by the order, is sworn to kill {P}, and knows nothing of the price.',
    ],
    clues: [
      [
        'History',
        'reading the account of the fire of {town2}',
        'the gate was shut from outside, and the name of the one who ordered it is cut out.',
        1,
      ],
      ['Insight', 'calling {P} an oathbreaker', '{P} asks "which one?", and means it.'],
      ['Religion', 'watching {P} and {Q} in one fight', '{P} never strikes where {Q} stands.', 2],
      [
        'Medicine',
        'asking about the illness of {Q} as a child',
        'nobody else has ever lived through it.',
        2,
      ],
    ],
    pressed: [
      'If the order says in public what it did, {P} lays the sword down, and asks for a judge and not for mercy. Otherwise {P} fights to the last, with better tactics than anybody.',
      '{P} lets {Q} strike, and does not parry. If {Q} is told before that, the two can turn on the devil, who comes for both.',
    ],
  },
  {
    id: 'asked-villain',
    asked: noun(
      'villain|antagonist|tyrant|warlord|overlord|evil|wicked|cruel|sadistic|merciless|bloodthirsty|despot|dark lord|mastermind|bbeg',
    ),
    other: 'steward',
    look: ['{P.name} dresses in plain grey, and everyone else in the room has gone quiet.'],
    manner: [
      '{P} thanks people before hurting them.',
      '{P} asks for the name of everybody who is hurt on {P.their} account, and remembers it.',
    ],
    want: '{P} wants {town} to obey before it is asked, and begins with those who are loved there.',
    ask: [
      '{P} offers the party {pay} gold pieces to leave {town} tonight, and tells them kindly what will happen to their hosts if they stay.',
      '{P} offers {pay} gold pieces for a quarrel between two villages that refuse tribute, and does not care which of them burns.',
      '{P} offers {pay} gold pieces and a province to each of the party for the gates of the capital, opened on the night on which the armies move.',
    ],
    says: [
      '"I have never lied to you. Tell me who else in {town} can say that."',
      '"Fear is only care that has been explained properly."',
      '"You may strike me. Then somebody in {town} whom you like will fall down. Shall we try it?"',
    ],
    tell: 'Those who leave the hall of {P} count their children when they get home.',
    truths: [
      '{P} rules by hostages who do not know that they are any: one in each great house, as a nurse, a cook or a fencing master, with poison and orders. The list is in the head of {Q}, who is one of the hostages, too.',
      'All the power of {P} is lent by a thing in the vault that feeds on what people are afraid to lose. It has asked for what {P} loves best, which is {Q}, and {P} has begun the war to pay with something else.',
    ],
    clues: [
      [
        'Insight',
        'asking {Q} for the way to the kitchen',
        '{Q} gives it, and adds which cooks are new.',
        1,
      ],
      [
        'Investigation',
        'laying the lists of servants side by side',
        'each of the great houses took on one new servant in the same month.',
        1,
      ],
      [
        'Arcana',
        'standing above the vault',
        'one thinks of those at home, and the stones grow warm.',
        2,
      ],
      [
        'Perception',
        'watching {P} when {Q} coughs',
        'for one moment the face of {P} is that of everyone else in {town}.',
        2,
      ],
    ],
    pressed: [
      'Cornered, {P} gives the sign for one of the hostages and says so. If {Q} has been won over before that, nothing happens, and for the first time {P} is afraid.',
      'If {Q} is brought to safety, {P} offers a truce to feed the thing with {P.their} own life, or breaks everything in order to get {Q} back. It depends on whether the party has kept its word so far.',
    ],
  },
  {
    id: 'asked-veteran',
    asked:
      /\b(?:soldier|veteran|mercenary|sailor|guard|knight|captain|sergeant)\b.*\b(?:drunk|war|saw something|nightmares|haunted|traumati[sz]ed)\b|\b(?:drunk|drunken|alcoholic|haunted|war-weary|shell-shocked|traumati[sz]ed|retired|ex|former)[ -](?:[\p{L}-]+ )?(?:soldier|veteran|mercenary|guard|knight|sergeant|fighter)\b/iu,
    other: 'colonel',
    look: [
      'The old army coat of {P.name} is buttoned to the neck, smells of plum brandy, and has one clean place where a medal was.',
    ],
    manner: [
      '{P} drinks with the back to the wall, and stops at a sound that nobody else has heard.',
      '{P} is drunk by noon, and never so drunk that the bayonet, the door and the way to it are forgotten.',
    ],
    want: '{P} saw something in the war and drinks so as not to see it, and wants somebody to go and look whether it is still there.',
    ask: [
      '{P} has {pay} gold pieces, the last of the pay, for a party that goes to the old trench near {town2} and comes back with a yes or a no.',
      '{P} gives {pay} gold pieces, pooled by {few} old comrades, to find out why those of the third company die one after another.',
      '{P} has kept the map of what both armies dug up and sealed, and offers {pay} gold pieces that a minister paid for silence. Somebody is digging there again, for the crown.',
    ],
    says: [
      '"We won. It is on the monument. Have you read who is not on it?"',
      '"It was not the enemy. The enemy ran too. We ran together, that was the nice part."',
      '"Buy me one, and I tell you half. Nobody has ever paid for the other half."',
    ],
    tell: 'On foggy nights {P} is sober, sits on the wall of {town} with a lantern, and counts those who come out of the fog.',
    truths: [
      'In the fog of the last battle the dead of both sides got up and went on marching, in step, to something that called them. {P} played dead among them for one night. {Q} had it written down as desertion, and has been selling the place to those who want such an army.',
      '{P} saw {Q} give the order to fire on {P.their} own company, so that nobody would tell how the town behind it had been plundered. {P} obeyed, fired once, and has the list. {Q} is now coming to {town} to unveil a monument.',
    ],
    clues: [
      [
        'Insight',
        'buying {P} a drink and asking for the other half',
        '{P} says "in step", and beats it on the table with two fingers.',
        1,
      ],
      [
        'Investigation',
        'asking for the dead of that battle',
        'there are graves for a third of them.',
        1,
      ],
      [
        'Medicine',
        'looking at the old wounds of the third company',
        'all of them were shot from behind.',
        2,
      ],
      [
        'History',
        'reading the speech of {Q} for the monument',
        'it thanks a company that was still in the field at that hour.',
        2,
      ],
    ],
    pressed: [
      '{P} pours the bottle out, and leads the way, shaking, to the edge of the fog. There {P} can do one thing that nobody else can: give the old order to halt.',
      '{P} steps up before the monument and reads the list. It takes somebody on each side to get to the end of it, since {Q} has brought soldiers.',
    ],
  },
  {
    id: 'asked-vengeful',
    asked: anywhere('vengeance|revenge|vengeful|avenge|avenging|grudge'),
    other: 'landowner',
    look: [
      '{P.name} carries a folded list next to the heart, and the folds have been mended with thread.',
    ],
    manner: [
      '{P} asks for the other side of every story, and takes notes.',
      '{P} is very polite to whoever is on the list, and to nobody else.',
    ],
    want: '{P} wants {Q} to lose everything in the same order in which {P} lost it.',
    ask: [
      '{P} pays {pay} gold pieces for a key to the house of {Q}, and for one evening without dogs.',
      '{P} pays {pay} gold pieces for the one witness of that night, who lives near {town2} under another name.',
      '{P} offers {pay} gold pieces to those who bring {Q} before the high court of the realm, through the private army that {Q} has hired.',
    ],
    says: [
      '"I am not angry. Anger would have been over by now."',
      '"First the house, then the name, then the sleep. I have a calendar."',
      '"Do not tell me to forget it. I have tried, it is on the list."',
    ],
    tell: 'On one day of each month {P} strikes out a line, and eats well that evening.',
    truths: [
      '{P} has the wrong person. {Q} took the blame, {years} years ago, for a younger brother, who is now the closest friend of {P} and helps to write the list.',
      '{Q} did it, and has been sorry every day. All that {P} takes away was meant as a gift; {Q} has left it unlocked. The last line of the list is the life of a child who was not born then.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the hands in which the list is written',
        'the friend knows things about that night that nobody has told.',
        1,
      ],
      [
        'Perception',
        'looking at how the house of {Q} is guarded',
        'the doors that {P} needs have been left open.',
        2,
      ],
      [
        'Insight',
        'reading the last line to {P} aloud',
        '{P} does not look up, and asks for the next page.',
      ],
    ],
    pressed: [
      '{P} will hear it only from {Q}, face to face. Then there is one new line on the list, with the name of a friend, and {P} gives the list to the party, so as not to carry it.',
      'In front of the child {P} cannot do it. If nobody is there to say so, {P} does it, and after that has nothing left to want.',
    ],
  },
];
