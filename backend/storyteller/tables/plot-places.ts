import type { Row } from './row-types.ts';

/** What a larger scale adds to a place. */
export const siteScale: readonly Row[] = [
  ['{body} has doubled the guard« since {harm} began», and halved its pay.', 'tier=2'],
  [
    'The {workers} here are from {away}«, are housed in barracks,» and have not been told much.',
    'tier=2',
  ],
  [
    'A wagon train is being loaded for {away}«, and its captain would like to be gone by dark».',
    'tier=2',
  ],
  [
    'It has burned twice, {here} has built it bigger each time, and the oldest part is inside the newer ones«, like a stone in a fruit».',
    'tier=2 here=indoors',
  ],
  ['An inspector of {body} is here this week, with a staff of nine« and a tent».', 'tier=2'],
  [
    'The whole place is under a truth-reading at noon, once a week«; the {workers} take their holiday then».',
    'tier=3',
  ],
  [
    'It covers eleven acres« of {here} under one roof», and has street names.',
    'tier=3 here=indoors',
  ],
  [
    'A bound elemental does the lifting, is owed {years} years of wages«, and can count».',
    'tier=3',
  ],
  [
    'Three ministries have keys to it, and the key of {body} has been copied by «each of »the other two.',
    'tier=3 here=indoors',
  ],
  [
    'A queen was crowned here« by {body}» once, «in an emergency, »and the carpet has been left.',
    'tier=3 here=indoors',
  ],
  [
    "Letters from here are read by {body}«, by the crown,» and by someone in the crown's own post.",
    'tier=3',
  ],
  ['The guards wear rings« of {body}» that tell their captain who has died« and where».', 'tier=3'],
  [
    '{body} keeps a post here: four guards, a clerk, and a book« in which you are written down».',
    'tier=2',
  ],
  [
    'It is one of three of its kind; the other two are in {away} and {away2}«, and a rider goes between them at dawn».',
    'tier=2',
  ],
  ['A detachment from {away} guards it« and does not salute the one from {away2}».', 'tier=2'],
  ['Sixty {workers} are here« at any hour», and the place has its own judge.', 'tier=2'],
  [
    "Passes of {body} are checked; «they are green this week, and »everyone forges last week's.",
    'tier=2',
  ],
  [
    'What is kept here is under the seal of {body}, and broken seals are reported by a «small »bronze bird.',
    'tier=3',
  ],
  [
    'A company of the guard of {body} stands here, under two captains who report to two« different» ministers.',
    'tier=3',
  ],
  [
    'The doors are warded by {body}: teleportation within a hundred paces arrives in the guardroom«, in a cage».',
    'tier=3 here=indoors',
  ],
  [
    'Six hundred {workers} have their place here, and an embassy has rented the house across the street« since spring».',
    'tier=3',
  ],
  [
    'An archmage« on a pension» has the upper floor«, is deaf to knocking,» and owes a favour to the last owner of {theemb}.',
    'tier=3 here=indoors',
  ],
  [
    "A gorgon's head in lead stops scrying«, by order of {body}», and there is a standing joke about whose it is.",
    'tier=3',
  ],
];

export const travel: readonly Row[] = [
  ['in {there}, a day by road', 'tier=2'],
  ['in {there}, six hours by water', 'tier=2'],
  ['in {there}, over the pass, a day and a half', 'tier=2'],
  ['in {there}, «the capital of the next province, »four days by road or one spell', 'tier=3'],
  ['in {there}, across the strait, two days with a good wind', 'tier=3'],
  ['in {there}, three days upriver, by the royal barge if you are expected', 'tier=3'],
];

/** Who can be found at a place: the clerk, the witness, the wrongdoer. */
export const hostRows: Readonly<Record<'C' | 'T' | 'W', readonly Row[]>> = {
  C: [
    'This is where {C} keeps {record}«, and keeps away people with wet hands».',
    '{C} works here« from bell to bell» and eats at the desk.',
    'Here one finds {C}, «in sleeve guards, »with {record} under one elbow.',
    '{record.s} is here, and so is {C}«, and neither is ever out».',
    ['{C} has a corner here, with a shelf«, a stove» and a good view of the door.', 'here=indoors'],
    'Ask for {record} and you are shown to {C}«; ask for {C} and you are asked why».',
    [
      'The back room is that of {C}, and in it«, on a stand of its own,» lies {record}.',
      'here=indoors',
    ],
    '{C} sits here, and stands up when someone touches {record}.',
    'In the mornings {C} enters in {record} what the night has left.',
    '{C} is here, and lets you see {record}« as long as it stays on the table».',
    '{C} has kept {record} for longer than anyone can say«, and dusts it before opening».',
    'Whoever wants to read {record} signs for it, and {C} looks at the signature« for a while».',
    [
      '{record.s} lies «on a slope »by the window, with {C} beside it like a dog beside a door.',
      'here=indoors',
    ],
    '{C} copies here« from morning on», and is glad of any question that is not about spelling.',
    'A bell has to be rung for {C}, who comes at once, with {record}« and a look at your boots».',
  ],
  T: [
    '{T} comes here every day«, with bread in a cloth,» and stays until the light goes.',
    "Here«, on the bench that is in nobody's way,» one finds {T}.",
    '{T} lives around the corner and is here whenever it is cold at home.',
    'If you wait« long enough», {T} comes by«, and sits down as if it were by chance».',
    ['{T} has worked here since before the roof was mended.', 'here=indoors'],
    'The person who sweeps up« after everyone has left» is {T}.',
    'People here will point out {T} to you«, and then find something to do».',
    '{T} is here, selling next to nothing« to hardly anyone».',
    ['{T} has a place here by the stove« that nobody else sits down in».', 'here=indoors'],
    'Children come here to {T} with things that have broken«, and get them back whole».',
    '{T} mends nets«, shoes or lace» here«, whatever there is,» and listens.',
    '{T} carries water here« twice a day», and is spoken to by everyone and asked nothing.',
    'It is to {T} that people« here» give their keys when they go away.',
    ['By the second evening one notices that {T} is always in the room.', 'here=indoors'],
    ['{T} has a key to this place that no one remembers giving.', 'here=indoors'],
  ],
  W: [
    '{W} receives here, on fixed days«, behind a large table».',
    'This is where {W} can be spoken to«, for as long as a candle end lasts».',
    '{W} walks through here each day« at the same time», and people take off their hats.',
    ['A door with a good lock leads to {W}.', 'here=indoors'],
    ['{W} had the window put in, so as to see who comes.', 'here=indoors'],
    'Nothing happens here that {W} has not been asked about first.',
    'At the far end, «standing, »always, is {W}.',
    ['{W} works here longer than anyone«, with the door open».', 'here=indoors'],
    ['You are let in to {W} at once; it is getting out again that takes time.', 'here=indoors'],
    '{W} is here more often than at home«, and there is a cot to prove it».',
    ['{W} keeps a room here« with a good fire», and visitors stand.', 'here=indoors'],
    [
      'There is a portrait of {W} on the wall here, and {W} under it«, a little older».',
      'here=indoors',
    ],
    '{W} comes here to sign things, and reads them first«, which takes the morning».',
    'At this hour {W} is always here«, and always just about to go».',
    '{W} pays for the lamps here, and can be found where they are brightest.',
  ],
};

/** How the party gets from the opening to the hiding place, for the overview. */
export const waysThrough: readonly Row[] = [
  'from {X3}, whom the party sees at the start, to {s1}, {s2} and {s3}« in any order», and then to {lair}; each of the three has a clue of each sort, and two« of a sort» are enough.',
  [
    'whoever asks {X1} and {X2} what they have in common is sent to {C} at {s1}; {T} at {s2} and {W} at {s3} know the rest, and all« three places» point to {lair}.',
    'harm!=taken',
  ],
  '{s1}, {s2} and {s3} can be visited in any order. A failed check costs an hour, and the clue is found all the same; three failed checks cost one of the {days} days« until {deadline}».',
  'the paper is at {s1}, the voice at {s2}, the bad conscience at {s3}; any two« of them» lead to {lair}, and {T} is what wins the talk there.',
  'the party needs three things, and there are three clues to each at {s1}, {s2} and {s3}: what was done to {V}, who acts now, and the way to {lair}.',
  'with {T} on its side the party can end it by words, with the page from {s1} by law, and with neither by force, «each time »at {lair}.',
];

/** What the hiding place is like, before its own features. */
export const lairFrames: readonly Row[] = [
  [
    'The last who came here uninvited left a lantern«, a glove» and a good deal of rope.',
    'tone!=whimsical',
  ],
  [
    'There are three ways in: one that everyone knows, one that {A} knows, and one that {T} has not told anybody about.',
    'tone!=whimsical',
  ],
  [
    'Sound goes ahead of everyone here: a word at the entrance is heard by {A}« as if it were said into the ear».',
    'tone!=whimsical',
  ],
  [
    'Birds avoid it, and «since {harm} began »so do dogs; a horse has to be left behind.',
    'tone!=whimsical',
  ],
  ['Somebody has swept here, and left the broom where the party will fall over it.', 'uncanny=no'],
  [
    'The way in leads past {few} marks on the wall, one for each, and under some« of them» there is a tick.',
    'tone!=whimsical',
  ],
  ['Whoever comes here «for the first time »has the feeling of being late.', 'tone!=whimsical'],
  ['The air smells of {smell}, and under it of {res}.', ''],
  [
    'At {hour} it is lit; at every other hour one needs a light«, and can be seen by it».',
    'tone!=whimsical',
  ],
  [
    'Half of the way in is as it always was, and the other half has been made by {A}, with «patience and »{tool}.',
    'uncanny=no',
  ],
  ['The {workers} know the way and take it in pairs«, talking loudly».', 'tone!=whimsical'],
  [
    'It was in use until {calamity}; the last shift left its mugs.',
    'lair=indoors|underground tone!=whimsical wrong=left|warned|list|blamed|fund|held',
  ],
  ['From {s2} it is half an hour by daylight« and nobody has timed it by night».', 'tier=1'],
  [
    'A thread is stretched across the way« at the height of a shin»; it «rings nothing, it only »breaks, so that {A} knows.',
    'tone!=whimsical',
  ],
  'The ground gives away each step: {res}, and in it one pair of boots«, coming and going».',
  [
    'On paper it belongs to {body}; in fact «it belongs »to whoever has the patience.',
    'tone!=whimsical',
  ],
  [
    "Two people can hold the entrance« against all of {town}»; three get in each other's way.",
    'tone!=whimsical',
  ],
  [
    '{A} has hung a bell inside«, with a muffled clapper,» and a cord that leads further than the light does.',
    'tone!=whimsical',
  ],
  'Those who come by the front smell {smell}; those who come by the back smell lamp oil.',
  'The party can hear {A} from far off, reading« out» something, stopping, beginning again.',
  'From {town} it can be reached on two sides; the one without footprints is« the one» in use.',
  [
    'No one has had business here since {calamity}, and yet the hinges are oiled.',
    'tone!=whimsical wrong=left|warned|list|blamed|fund|held',
  ],
  'A light is visible from {s1} on some nights, «low, »about where a table would be.',
  [
    'Coming at {hour} means meeting {A}; coming at noon means time to look around«, half an hour of it».',
    'tone!=whimsical',
  ],
  [
    'The last stretch can only be walked singly, and whoever guards it« for {A}» need not be strong.',
    'tone!=whimsical',
  ],
  [
    'It is easy to get in. What takes thought is getting out with someone who cannot walk.',
    'tone!=whimsical',
  ],
  [
    'There is a sign« at the entrance» that says "Nobody lives here", in the hand of {A}.',
    'tone=whimsical',
  ],
  ['One has to knock, and wait, and hear {A} putting things away.', 'tone=whimsical'],
  [
    'From the road one sees smoke«, a washing line» and {A}, practising something with the arms.',
    'tone=whimsical',
  ],
  [
    'A string across the way rings a bell« in the kitchen», and {A} puts on the kettle.',
    'tone=whimsical',
  ],
  [
    'The {workers} leave a pie here« on Fridays», and have never asked who eats it.',
    'tone=whimsical',
  ],
  [
    'The way in is easy to find: all the signs to it have been turned round, by {A}«, twice».',
    'tone=whimsical',
  ],
];
