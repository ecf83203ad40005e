import type { OwnFrame } from './frame-type.ts';
import { rescueFrame } from './rescue-frame.ts';

/** Texts around a plot about someone who sits in a prison: A commands it, and H is one of its keepers. */
export const jailFrame: OwnFrame = {
  ...rescueFrame,
  first: [
    '{Fact}, and all of {town} knows that it is wrong.',
    'Not everyone in {town} says it aloud, but {fact}.',
    'For {weeks} weeks it has been so: {fact}. In {town} a window is left lit at night.',
  ],
  titles: [
    'The Clock of {it.t}.',
    'Getting {B.name} Out.',
    'Before {deadline.t}.',
    'A Quarter of an Hour at {it.t}.',
    '{B.name} and {it.t}.',
  ],
  stakes: [
    'In {days} days is {deadline}: then {B} is taken down to where nobody is ever brought up from.',
    'There are {days} days until {deadline}. On that day the lists are closed, {B} is on the wrong one, and there is no third.',
    'Until {deadline} are {days} days; {G} has asked three courts, and the fourth sits in the prison.',
  ],
  runs: [
    '{S} draws the prison on the table with beer, wipes it away, and draws it again, smaller. The third drawing is right.',
    '{T} goes by with a full basket and a look that lasts too long (DC 11 Insight: {T.they} has news of {B}).',
    'A keeper off duty asks the party, for a joke, whether it wants to be locked up. It would be one way in, and it takes only a broken window.',
    '{G} has {few} letters to {B} that came back unopened, with a stamp: NOT AT THIS HOUR.',
  ],
  suspects: [
    '{S.full}, who got out of there alone and is said to have left somebody behind; that is false. {T.full} sees {B} every week and is silent.',
    'in {town} {S.full} is taken for a spy of the keepers, since nobody else ever came out. In truth {S.full} climbed. The one who could say more is {T.full}.',
  ],
  where: [
    '{lair}. {A.name} leaves the prison once a week, for an hour, to buy [tea|cigars|sheet music].',
    '{lair}; the office of {A.name} is one floor below, under the clock, and has no clock in it.',
  ],
  openings: [
    '{lair} lies behind three gates, each of which opens only when the one before is shut; the rods that lock them run up into the clock.',
    'From outside {lair} is a row of slits in a wall. The wall is white, so that at night everything that climbs is black.',
  ],
  companions: [
    'The keepers fight until the bell. If the clock strikes, at whatever hour, half of them go off duty.',
    'They have wives, debts and a pension. When half of them are down, the rest discover that they were never there.',
    'Whoever speaks in a loud voice of promotion (DC 13 Deception, an action) makes two of them look at each other for a round.',
  ],
  helpers: [
    '{F} once stood at the next loom to {B}, and knows the knocking language of the cells.',
    '{F} has a boat with a black sail and no questions.',
    '{F} would go in as a prisoner, with a real crime, if the party promises to take {F} out as well.',
  ],
  complications: [
    'The bunk below that of {B} belongs to an informer, who wants to come along or will shout. The informer weighs as much as two.',
    'On the night itself there is an inspection from the capital, with music, and {A} shows the visitors the clock.',
    '{H} has had an attack of honesty, and sits in the tavern in tears, with the keys, in front of everyone.',
    'Fog. The boat does not find the landing, and the wall is wet; but nobody on it sees further than an arm.',
    'Another escape has been planned for the same night by {few} prisoners, through the same drain, and they were first.',
    'The laundry is searched: somebody has stolen a uniform. It was not the party.',
  ],
  hoards: [
    'In the store of the prison lies what was taken from those who came in and never left: {items}, and {worth}.',
    '{A} collects what prisoners make of bones and patience. Among it, with labels, are {items}, and {worth}.',
  ],
  prices: [
    [
      '{few} others walked out by the open gate, and one of them writes a thank-you letter to each of the party.',
      'tone=heroic',
    ],
    [
      'The keepers have drawings made of the party, from {few} descriptions. They are quite good.',
      'tone=intrigue',
    ],
    ['{B} sleeps under the bed, with a hand on the door.', 'tone=grim'],
    [
      'At each full hour {B} stops, wherever it is, and lifts a hand to wind something.',
      'tone=horror',
    ],
    ['The prison sends {B} a bill for board and lodging. It is moderate.', 'tone=whimsical'],
  ],
  hooks: [
    [
      'The {G.role} {G.full} meets you after dark, in a kitchen with the shutters closed« and a pot on the stove for the neighbours», and asks whether anyone has seen you come.',
      'tier=1 Gknown=no',
    ],
    [
      'It is the {G.role} {G.full} who has sent for you«, under a false name and in good handwriting», to a room over a stable.',
      'tier=1 Gknown=no',
    ],
    [
      'The {G.role} {G.full} of {town}, {townsort}, receives you officially for something else« and, when the clerks have gone, turns the paper over».',
      'tier=2 Gknown=no',
    ],
    [
      '{council} in {town}, {townsort}, knows nothing about it. The {G.role} {G.full} says so twice« and pays from a private purse».',
      'tier=2 Gknown=no',
    ],
    [
      'The {G.role} {G.full} of {town}, {townsort}, has tried it with gold, with a treaty and with an archmage, who sits there now as well; what is left is you.',
      'tier=3 Gknown=no',
    ],
    [
      'The crown cannot know of it. The {G.role} {G.full} has you brought into {town}, {townsort}, with the flour« and dismisses the guard before saying a word».',
      'tier=3 Gknown=no',
    ],
    ['It is {G.full} who asks you«, and has not told anyone else».', 'Gknown=yes'],
  ],
  guards: [
    [
      'At {p1} each passenger gets a stamp on the hand, in an ink that does not wash off for a day (DC 13 Sleight of Hand to get none).',
      'tier=2',
    ],
    [
      'Somebody at {p3} is paid by {A} to listen, wears new shoes, and would listen to anyone who pays better.',
      'tier=2',
    ],
    [
      'A glass eye over the door of {p2} sees through every disguise by magic (DC 16 Arcana to know it), and through none that is sewn.',
      'tier=3',
    ],
    [
      'The prison lies in a circle in which nobody can appear or disappear: who teleports at it stands at {p1}, wet, before a clerk. The circle is wound up once a night, with the clock.',
      'tier=3',
    ],
    [
      'At {p3} no lie can be spoken while the keepers drink (DC 15 Charisma saving throw, or one says what one thinks). They have got used to it; strangers have not.',
      'tier=3',
    ],
  ],
  world: [
    [
      'In two towns of the province people read out names at night under the windows of judges.',
      'tier=2',
    ],
    ['The province sends {A} a second company of keepers, who do not know the clock.', 'tier=2'],
    ['Three neighbouring courts ask, politely, for the list; each has somebody on it.', 'tier=3'],
    [
      'The court of the realm declares the sentence to be beyond question, which makes everyone ask.',
      'tier=3',
    ],
  ],
  gains: [
    ['{few} other sentences are read again in the province, aloud this time.', 'tier=2'],
    ['In {town2} the judges resign, and people buy them a drink.', 'tier=2'],
    [
      'The realm has a law from then on by which each list has to be read out once a year.',
      'tier=3',
    ],
    ['Two crowns exchange all whom they hold, on a bridge, {num} against {num}.', 'tier=3'],
  ],
  magic: [
    [
      '*Sending* to {B} is answered, slowly: "Quarter before midnight. On the dial. I have a rope. Bring gloves." ',
      'level>=5',
    ],
    ['*Scrying* on {B} works on the dial, outside; inside the tower it shows wheels.', 'level>=9'],
    [
      '*Speak with Dead*: those who died in that prison know every stone of the lower ward, and ask, all of them, what time it is.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Zone of Truth* with {A}: "{B} is where the law has put {B.them}." Asked about the drawer, {A} breaks off the conversation.',
      'level>=3',
    ],
    [
      '*Gaseous Form* gets through the slits of the wall, and is blown out of them again at each stroke of the clock.',
      'level>=5',
    ],
    [
      '*Dimension Door* from the dial reaches the other side of the wall, with one other person, and rings the bell.',
      'level>=7',
    ],
    ['*Plane Shift* takes willing people away from {p1}, and from nowhere behind it.', 'level>=13'],
    ['*Knock* opens one of the three gates, and tells the two others.', 'level>=3'],
    [
      '*Heat Metal* on a rod jams the gate at its other end for an hour: it can be used in both directions.',
      'level>=3',
    ],
    [
      '*Silence* around the great wheel makes it possible to turn it by hours without a bell.',
      'level>=3',
    ],
    ['*Animate Objects* can work the laundry, which nobody notices.', 'level>=9'],
    '*Disguise Self* as a keeper is good up to the second gate, where they whistle to each other; {T} can whistle it.',
    '*Feather Fall* makes the shortest way out of the tower also the best, for five.',
    '*Charm Person* on {H} is cheaper than {bribe} gp, and {H.they} holds it against nobody.',
  ],
  firstFight: [
    'on the second night somebody who drank too little at {p3} follows the party with friends ({fight}). They want to know who pays. They stop when one of them is down, and ask not to be reported to {A}.',
    'before the second day is over the party is to be taken in for a crime that it has not committed, which would at least be a way in ({fight}). Who lets it happen gets in without {few} things. They fight until one of them is down.',
  ],
  preventions: [
    'have {T} carry in a message in time (DC 13 Sleight of Hand at the gate); {B} sees to it that the clock stops that day',
    'pay the debt of {H} ({bribe} gp) the day before; then {H} happens to be on duty',
    'report a fire, a fever or an inspection at the prison that day (DC 13 Deception)',
    'keep the clerk with the lists at {p1} until evening (DC 13 Performance, or cards)',
  ],
  clockEffects: [
    'for each step of the clock that the party has prevented, the clock is {few} minutes further from the right time, in favour of {B}, and one keeper less is on the stairs; for each that it has not, one more is.',
    'each step that was prevented has left {A} without sleep: the check without a fight is 1 lower for each. Each that was not makes it 1 higher.',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants not to have known. Content if {G} is asked nothing in public; angry if a keeper from {town} is killed.',
        '**{council}** wants {B} out, and a culprit for it who is far away. Content if the party is seen leaving; angry if it stays for the thanks.',
      ],
      later: [
        '**{council}, if content**: discovers a reason to have the bridge and the border watched elsewhere.',
        '**{council}, if content**: sends {A} an invitation to supper for that evening, and {A} comes {few} minutes late to {lair}.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants to get somebody else out of there, in the same night. Content if the plan has room for one more; angry if the party was first.',
        '**{R.full}** ({R.role}) is paid for each prisoner who stays in. Content with a larger sum; angry if laughed at.',
      ],
      later: [
        '**{R.name}, if content**: sits in the next cell, with a spoon, and takes on the keepers who come by the stairs.',
        '**{R.name}, if content**: has wedged the inner gate, from outside, with a very thin coin.',
      ],
    },
    {
      wants: [
        '**Those who wait on the quay** ({T.full} brings them news) have somebody inside. Content if letters are taken along; angry if the chance is spent on one alone.',
        '**The laundry** ({T.full} speaks for it) has carried things out for years and never got caught. Content if it is asked and not used; angry if a basket is dropped.',
      ],
      later: [
        '**They, if content**: stand on the quay with lamps, {num} of them, and sing. Every keeper on the wall looks there.',
        '**They, if content**: have put one basket too many into the cart.',
      ],
    },
  ],
};
