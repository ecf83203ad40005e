import type { Row } from '../row-types.ts';

export const lairOpenings: readonly Row[] = [
  [
    'An avenue «without a single fallen leaf »leads to {lair}; the gate stands open on the way in.',
    'mask=host',
  ],
  [
    'There are lights in all windows of {lair}«, and no shadow behind any of them»; {H} is in the door before one has knocked.',
    'mask=host',
  ],
  [
    '{lair} [is|lies] two days from {town}, [upstream and out of sight|where no road has led for {years} years]; [the last house on the way is a day back|nobody lives within a day of it].',
    'kernel=site-lost',
  ],
  [
    '{lair} [is|lies] [half an hour from {town}|an hour from {town}|just outside the walls of {town}]«, and [the path has been used lately|the grass around it has been trodden down]».',
    'lair=outside',
  ],
  [
    '{lair} [is|lies] in a quiet quarter of {town}, [behind a yard with three doors|at the end of a lane without lamps]«, and [the lock is new|a lookout of {A} sits opposite]».',
    'lair=town mask!=host',
  ],
  [
    '{lair} [lies under|lies close to] the walls of {town}; the way in is [behind a grating that can be lifted|through a cellar that {A} has rented|below a trapdoor that has been oiled].',
    'lair=below',
  ],
  [
    'Nobody in {town} thinks of {lair}«, although one walks over it every day»; {H} has the only key, and lends it to {A}.',
    'lair=below',
  ],
  [
    'The nearest neighbour of {lair} is half a mile away and has been paid« by {A}» to go to bed early.',
    'lair=outside',
  ],
  [
    '{lair} stands empty«, according to the books of {town}». {A} has had the windows on the street side painted black.',
    'lair=town mask!=host',
  ],
  [
    'Since {A} has been coming here, the way to {lair} has had a second door, and {H} has the key to it.',
    'lair=it kernel!=site-lost',
  ],
  [
    'One gets to {lair} [only through {it} itself|from {it}, by a way that {H} keeps an eye on]«, and [the steps are worn in the middle|somebody has swept away the footprints]».',
    'lair=it kernel!=site-lost',
  ],
];

/** Sentences around the fight; their conditions are about those who stand beside A. */
export const companionsOf: readonly Row[] = [
  [
    'The others fight for pay; they stop when {A} is down« or when the party offers more than {bribe} gp each».',
    'escort=people captor=no tone!=whimsical',
  ],
  [
    'Those beside {A} belong to {captor}. They stop when {A} is down, or when they hear who has kept their money.',
    'captor=yes tone!=whimsical',
  ],
  [
    'Those beside {A} were told that the party are robbers; a DC 13 Persuasion check (one action) makes them hesitate for a round.',
    'escort=people captor=no',
  ],
  [
    'The animals obey a whistle that {A} wears« around the neck», and run away when it is gone.',
    'escort=beast',
  ],
  [
    'The guardians obey a key that {A} holds; taken away (DC 14 Sleight of Hand), it makes them stand still for two rounds.',
    'escort=construct',
  ],
  [
    'What is with {A} is bound to a circle« on the floor»; when the circle is broken (one action), it goes where it came from.',
    'escort=elemental|spirit|fiend',
  ],
  [
    'The dead beside {A} were called with their names. Whoever calls them by other names« they once had» (DC 13 Religion) makes one of them lie down.',
    'escort=undead',
  ],
  [
    'Those beside {A} have promised three favours, and this is the third; after half of the fight they «count again and »leave.',
    'escort=fey',
  ],
];

export const comicFights: readonly Row[] = [
  [
    '[Nobody is killed here|Nobody dies in this fight|No one is killed in it]: whoever drops to 0 hit points [sits down, counts to a hundred and sulks|sits down and sulks|counts to a hundred with closed eyes|lies down and complains|takes off one shoe and is out|asks for a glass of water and watches], {A} included.',
    'tone=whimsical',
  ],
  [
    "[All blows are struck to stun: whoever|Everybody strikes with the flat: whoever|Blows only stun here: whoever|It is a fight of cushions and saucepans: whoever] drops to 0 hit points [sleeps« for an hour», and {A} snores|sleeps« for an hour», {A} with a smile|nods off« for an hour», and {A} talks in {A.their} sleep|sleeps through the rest of it«, {A} on somebody else's coat»].",
    'tone=whimsical',
  ],
  [
    'Whoever drops to 0 hit points [gives up, with a speech«; that of {A} is the longest»|surrenders to whoever is nearest, and shakes hands«; {A} asks for a receipt»|declares the fight a draw and steps aside«, {A} with a bow»].',
    'tone=whimsical',
  ],
  [
    '[Nobody dies of it|Nobody is hurt for good|It costs nobody more than a bruise]: at 0 hit points one is out«, goes to stand by the wall,» and [may comment; {A} does so without being asked|may call out advice; that of {A} is bad|keeps the score; {A} cheats].',
    'tone=whimsical',
  ],
  [
    'At 0 hit points a fighter is too embarrassed to go on, looks for [a hat|a shoe|a hat or a shoe|a lost button|a glove], and [finds it when all is over|is still looking when all is over|does not find it before the end]«. {A} [drops a glove for the purpose|looks behind {H}|is helped by {H} to look]».',
    'tone=whimsical',
  ],
  [
    '[Weapons here leave bumps.|Nothing sharp goes in today.|Of every blow there remains a bump.] Whoever drops to 0 hit points sits [and sees stars, and {A} counts them aloud|down and sees stars, {A} more than there are|and holds a cold spoon to the bump; {A} holds two].',
    'tone=whimsical',
  ],
  [
    '[It is that sort of fight: nobody is hurt for longer than until supper|Whoever drops to 0 hit points is well again by supper|No wound outlasts the next meal], and {A}, [going down|once down], asks what there will be.',
    'tone=whimsical',
  ],
];

/** Spells that players try, and what they get. */
export const matterMagic: readonly Row[] = [
  [
    '*Zone of Truth*: {A} knows the spell and answers only with questions; {H} does not know it«, and one question is enough».',
    'enemy=no level>=3',
  ],
  ['*Detect Thoughts* on {A} shows a door«, again and again»: that of {lair}.', 'level>=3'],
  '*Speak with Animals*: the [cats|dogs|sparrows] of {p2} know who comes« at night», and describe {H} by the shoes.',
  [
    '*Locate Object* finds {it} within its range, once somebody who knows {it.them}« well» ({B}) describes {it.them}.',
    'sort=thing level>=3',
  ],
  [
    '*Locate Creature* on {A} helps within 1,000 feet, and not at {lair}: {A} has lined the door with lead.',
    'level>=7',
  ],
  [
    '*Detect Magic* shows the same school of magic at {p2} and at {lair}: transmutation.',
    'sort=claim',
  ],
  [
    '*Detect Magic* shows nothing at all at {it}: what happens there is done by hands.',
    'sort=site',
  ],
  [
    '*Augury* about going to {lair} at once answers "weal and woe"«, and means {A} by the second word».',
    'tone!=whimsical level>=3',
  ],
  ['*Commune* says no to the question about {S}, and yes to« the one about» {A}.', 'level>=9'],
  '*Charm Person* on {T}: all that {T} saw comes out at once«, together with the request to be kept out of it».',
  [
    '*Clairvoyance* into {lair} works for those who have been at its door, and shows {A} at work« for ten minutes».',
    'level>=5',
  ],
  [
    '*Speak with Dead*: a forebear of {A} answers, at length, and does not know what it is about, but what {A} was like as a child.',
    'tone!=whimsical level>=5',
  ],
  [
    '*Scrying* on {A} fails by day: {A} wears a charm against it under the collar. By night, «at {lair}, »it hangs on a nail.',
    'level>=9',
  ],
  [
    '*Suggestion* makes {H} unlock whatever has to be unlocked«; {H} is rather relieved about it».',
    'level>=3',
  ],
  '*Comprehend Languages* helps at {p1}: two notes in the margin are in the language of a trade, and they name {A}.',
  [
    '*Sending* to {B} is answered« in fewer words than there would be room for»: "{lair.t}. Be quick, and be polite."',
    'victim=held level>=5',
  ],
  [
    '*Invisibility* gets one past the people at {p3}, but {A} has had sand strewn on the floor.',
    'level>=3',
  ],
  ['*Knock* opens {lair}, and is heard by {A} and everyone« else who is» inside.', 'level>=3'],
  [
    '*Tongues*« or a good ear»: those who work for {A} at {lair} speak« among themselves» as people from {town2} do.',
    'level>=5',
  ],
  [
    '*Divination*«, for those who can»: "What was taken at {p2} must be said aloud at {lair}."',
    'level>=7',
  ],
  [
    '*Hold Person* on {A} ends the fight, if the others see it«: nobody else wants to be the next».',
    'tone!=whimsical level>=3',
  ],
  [
    '*Legend Lore* on {it} gives a verse of four lines, of which the third mentions {lair}«, and the fourth a debt».',
    'sort=thing|site|claim|event level>=9',
  ],
  '*Identify* on what is found at {p2} finds no spell« in it, and none that has made it»: whatever it was, {H} did it by hand.',
];

/** Persons of the campaign who have no other part. */
export const matterHelpers: readonly Row[] = [
  '{F} is in {town}« these days», trusts {G}, and gets the party into {p1} without a question.',
  '{F} does not believe that it was {S}«, says so in public,» and goes with the party to {p2} if asked.',
  '{F} has a room from which the door of {p3} can be seen«, and lends it to the party».',
  '{F} knows the way to {lair}« and has no wish to see it again».',
];

/** `{thing}` is a faction of the campaign. */
export const matterFactions: readonly Row[] = [
  '{thing} has someone in {town}, who offers help against {A} in return for a look at what is found at {lair}.',
  '{thing} would like to know how it ends, and pays {bribe} gp for an honest report.',
];

/** `{thing}` is an item of the campaign. */
export const matterItems: readonly Row[] = [
  'Among the papers of {A} is a drawing of {thing}, with a price.',
];

/** For a longer text: what makes it harder, at a time that the game master chooses. */
export const matterComplications: readonly Row[] = [
  '{H} comes to the party at night and offers to change sides for {coins} gp. It is meant honestly, but {A} has noticed it: whoever goes to the meeting place at {p2} is expected there by {few} people.',
  '{S} «has had enough and »tries to leave {town} by night. If {S.they} is caught, {council} takes it as a confession; if the party hides {S.them}, it is« itself» under suspicion for a day (DC 14 Deception at each gate).',
  '{A} invites the party to supper«, praises its work», and asks {G} the next day, with regret, why it was seen at {p1} with a crowbar. From then on {G} wants a report every evening.',
  'A storm makes it impossible to get to {lair} for a day. Those who are there cannot leave either: whoever sets out« all the same» (DC 15 Survival) finds half of the guards asleep.',
  '{T} disappears. There is no crime behind it: {T.they} has gone to a sister in {town2}« out of fear», and comes back if somebody goes there and promises to stand next to {T.them}.',
  'At {p3} {A} has had a false clue laid out, which points to {S}. It is too good«: everything is there that the party has asked about so far, and nothing else» (DC 15 Insight).',
  [
    '{B} loses patience and accuses {A} in the street, without proof. {A} demands an apology« before {council}», within {few} days«; the party can use the session, since {A} has to be there and cannot be at {lair}».',
    'victim=free',
  ],
  'Somebody in {council} sells what the party reports« to {G}». Three people come into question; whoever tells each« of them» another place of meeting knows by the next evening which one it is.',
];
