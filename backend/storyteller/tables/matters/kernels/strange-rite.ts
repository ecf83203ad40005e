import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { riteMagic } from '../strange-magic.ts';
import type { MatterKernel } from '../matter-types.ts';
import { strangeTells } from '../strange-tells.ts';

/**
 * A small old custom was the rent for a gift, which the town has forgotten. A has ended it and keeps what it cost, so
 * the Neighbour no longer does its part.
 */
export const strangeRite: MatterKernel = {
  id: 'strange-rite',
  sort: ['claim', 'site', 'thing', 'band', 'event', 'beast'],
  plight: 'wonder',
  cause: /\b(?:ritual|rite|custom|tradition|offerings?|sacrifices?|festival|ceremony)\b/,
  tells: strangeTells,
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: riteMagic },
  escort: ['people', 'fey', 'spirit', 'elemental'],
  roles: {
    A: [
      ['new steward of the parish lands', 'churchwarden', 'owner of the brewery'],
      ['head of the land office', 'master of the salt works', 'reformer of the province'],
      ['lord treasurer', 'keeper of the crown lands', 'chairman of the great reform'],
    ],
    B: [
      ['retired lamplighter', 'old sexton', 'dismissed hedge warden'],
      ['last brother of a small order', 'dismissed keeper of the rolls'],
      ['last canon of a dissolved chapter', 'dismissed herald of the old rights'],
    ],
    S: [
      ['herb woman', 'basket weaver from the heath', 'travelling bonesetter'],
      ['foreign botanist', 'preacher of a new sect'],
      ['ambassador of a small country', 'banned theologian'],
    ],
  },
  sites: [
    ['the lamp meadow', 'the sold garden', 'the field with the table stone'],
    ['the room of {B.full}', 'the cottage of {B.full}'],
    ['the office of {A.full}', 'the new house of {A.full}'],
  ],
  lair: {
    names: ['the table stone', 'the guest hill', 'the door in the hollow bank', 'the supper ring'],
    terrain: 'wild',
  },
  problem: [
    '{w.toll1} {council} has written to {town2} for advice, and {town2} has answered that such a thing has never been heard of there. Only {B.full}, the {B.role}, said three weeks before it began that it would, and has not been asked since.',
    '{w.toll2} Nothing that is done against it helps. But on one evening, for an hour, it was as if nothing had ever been the matter, and nobody in {town} can say who did what just then.',
    '{w.toll1} People in {town} look for somebody who is to blame, and since one has to begin somewhere, they have begun with {S.full}, the {S.role}, whose windows are broken.',
  ],
  start: [
    [
      '{w.scene} On your way you pass a strip of meadow with a new fence around it. In front of the fence sits {B.full}, the {B.role}, too ill to be out, with a covered basket on {B.their} knees, and asks everyone who goes in whether they would carry it over there for {B.them}. Nobody has time.',
      '@basket',
    ],
    [
      '{w.scene} And then it is over. Of a sudden all of {town} is as it should be, people blink, a man drops his hat. It lasts for as long as a supper lasts. When it begins again, one sees {T.full} come across a field with an empty plate, as red as a thief.',
      '@plate',
    ],
  ],
  ask: [
    '"Everyone has told me what it is," says {G}, "and no two the same. I want to know why it began on that day and not on another. Something in {town} must have been different. Find out what it was, and put it right before {deadline}; and if putting it right costs somebody something, I want to be told who, before that one hears of it."',
    '{G} has a list of all that has been tried, as long as an arm. "What I have not tried is asking what we have *stopped* doing," says {G}. "Do that. There is time until {deadline}; by then it has to be over."',
  ],
  rumours: [
    '{B} goes out at dusk with a basket and comes back without; people in {town} say that {B.they} has a lover, at that age.',
    '{A} has put the parish in order at last: there had been posts in the accounts for a lamp that nobody could find.',
    'There was always somebody with a light on the hill, once a year, on the night before {deadline}. Grandmother said one should not look.',
    '{S} picks things out there, at night, and mutters; it began not long after {S.they} came to {town}.',
    '{T} knows something about the hour when it was quiet, and will not say it, because of the plate.',
  ],
  run: [
    '{w.effect}',
    '{w.keeps}',
    'Whoever carries food to {lair}, sets it down, and stays to share it, has an hour of peace for all of {town} (let the players find it out; once a day). Left there without company, it is found untouched.',
    [
      'In the basket of {B} are bread, salt, a lamp and two cups. The second cup is the point of it (DC 12 Religion to see that it is no offering, but a supper for two).',
      'start=basket',
    ],
    [
      '{T} had gone out to eat alone, after a quarrel at home, sat down by chance at {lair}, and shared a sausage with something that was very polite (DC 12 Persuasion).',
      'start=plate',
    ],
  ],
  gist: [
    'It is true that {fact}, and it is nobody\'s curse. For {years} years somebody of {town} went to {lair} once a year, laid a table for two, ate there, and said: "Good neighbours." That was the rent, and what {town} had for it was {pledge}. {A} has sold the land whose income paid for it, put {B} out of office, and keeps the money; the Neighbour was left sitting at an empty table, and no longer does its part either. At {deadline} the old promise lapses.',
  ],
  truth: [
    [
      'In {lair} lives something that was here before {town}. It has no name; in the oldest roll it is "the Neighbour". When the first houses were built it was asked whether it minded, and it said no, if somebody would eat with it once a year. In return it saw to {pledge}, of which nobody could be sure in this valley until then. Nobody wrote down the second half, because it was so simple.',
      '{town} owes {pledge} to a supper. The founders asked something very old at {lair} for it, and it wished for nothing but company, one evening in each year, from people who come gladly. For {years} years that was kept, in the end by a single {B.role} and without anyone knowing why.',
    ],
    [
      'A strip of land paid for the bread and the lamp. When {A} looked through the accounts, {A.they} found a post that nobody could explain, ended it, dismissed {B}, and sold the land for a good price, of which {town} has seen a part. {B} went on out of {B.their} own purse, and then fell ill. This year nobody came. On the next day it began: {fact}.',
    ],
    [
      '{A} has understood it since. In the box with the deeds was the old roll, and {A} can read. It says what the supper is for; and it says as well that whoever ends it has to come and say so, at the table, in person. {A} has not dared to. {A.They} cannot pay the money back either: it is in the walls of the new house. So {H} has been told to burn the roll, and has not done it yet, for {H} is superstitious.',
    ],
    [
      'The Neighbour is not angry. It is hurt, and it is thorough: it gives back, piece by piece, all that it had taken upon itself for {town}. At {deadline} it will have finished. Then it lays its own cup upside down, and what {town} has now it will have for good.',
    ],
  ],
  turn: [
    'The words have been said wrongly for a long time. The roll has "Good, neighbour?", which is a question, and one has to wait for the answer. Nobody of {town} has waited for {years} years. Whoever does hears it: "No. Not for a long time. Sit down." With that everything can be talked about, and until then nothing.',
    '{G} signed it. Among the {num} papers of that day was the end of the lamp rent, and {G} remembers laughing about the name. If {G} goes to the table too, and says so, the Neighbour gives {town} {few} days more.',
    'The Neighbour would come to {town} if it were invited. Nobody ever thought of that; and it would be so glad that it would forget the whole matter. But it is as large as a hayrick, has never been in a house, and would like to come every evening.',
  ],
  people: {
    G: [
      '{G} wants it to end without a scandal, and begins to feel that the one cannot be had without the other.',
    ],
    A: [
      '{A} wants to be the one who put {town} in order, and is by and large an honest accountant. The new house has a dining table for twelve, at which nobody has sat yet.',
    ],
    B: [
      '{B} wants one person who goes in {B.their} place, and goes gladly. {B.They} knows the way, the basket and the words; why it is done {B.they} never asked: "One does not ask a neighbour that."',
    ],
    S: [
      "{S} has been a guest at {lair} without knowing it, on the way through, and was given a fine night's sleep; {S.they} would swear that something tucked {S.them} in.",
    ],
    T: [
      '{T} sat at {lair} with bread and bad temper, and told everything to the evening air. It answered. {T} has not been so well understood for years, and is ashamed of it.',
    ],
    H: [
      '{H} has the roll under the shirt instead of in the stove, sleeps badly, and would give it to somebody who promises that no ill will come of it to {A} either.',
    ],
  },
  looks: [
    [
      'A strip of grass behind a new fence, with [sheep|a board: "Sold"] on it. In the corner stands an iron post with a hook, worn bright by a lamp that hung there for longer than anyone has lived; below it the grass is trodden in the shape of one pair of shoes.',
      'New posts, a padlock, and behind them the best piece of land for a mile around. Nobody has dared to plough it. Half of a blue plate lies by the gate, and beside it, in the soft ground, is the print of an elbow, as long as a sheep.',
    ],
    [
      'A bed, a stove, {few} calendars with one evening marked in each. The basket stands ready by the door with a clean cloth over it. {B} lies with the face to the wall, and says without turning round: "I can smell that you have eaten. Did you eat alone?"',
    ],
    [
      'Everything is new, straight and paid for. The accounts of {town} stand in a row; the one of this year lies open under a paperweight in the shape of a lamp. The big table is laid for one, and dust lies on the other eleven places.',
    ],
    [
      '{w.source} In the middle is a flat stone with room for two. On one side it is worn by {years} years of elbows, on the other by something much heavier; two cups stand on it, and one of them is full and has not been touched.',
    ],
  ],
  todo: [
    [
      'The buyer has set a watchman over it, who is bored and afraid of the dusk (DC 13 Persuasion, or a sausage); climbing the fence unseen is DC 12 Stealth.',
    ],
    [
      '{B} has a fever and little patience with people who want to *know* things. Somebody who first makes soup, or the bed, is told everything (no check); for the others it is DC 14 Persuasion.',
    ],
    [
      '{A} receives everyone between two appointments. One may ask for the accounts as a taxpayer (DC 13 Persuasion) or look into them while another complains about a neighbour (DC 13 Sleight of Hand); at the word "lamp" {A} closes the window.',
    ],
  ],
  clues: [
    [
      'Investigation :: asking since when the lamp no longer hangs on its hook :: Since the day before it began. Nobody had put the two together, since nobody knew what the lamp was for.',
      'Investigation :: reading the bill of sale on the gate :: The seller is the parish, the signature that of {A}, and the price twice of what the accounts of {town} say.',
      '{w.skill} :: {w.act} :: {w.shows}',
    ],
    [
      'Religion :: taking the basket apart, and thinking about it :: It is no offering: nobody brings salt, a lamp and *two* cups to a god. Somebody was expected to stay.',
      'Insight :: asking {B} who put {B.them} out of office :: "{A}. Very politely. \'What is it for?\', and I did not know."',
      'Survival :: following the path that {B} has trodden through all these years :: It is as wide as one person and as deep as a hand, and it ends at {lair}.',
    ],
    [
      'Sleight of Hand :: opening the box with the deeds :: It is empty but for a strip of old skin with the end of a sentence: "… and who ends it shall come and say so at the table." It has been read lately, with buttery fingers.',
      'Insight :: asking {A} about the walls, the roof and what they cost :: The sums do not come out, and {A} is the only one in {town} who would notice that at once. {A} does, and begins to sweat.',
      'History :: comparing the old map with the new one, on which {A} has left something out :: On the old one a path leads to {lair}, and is called "Supper Way".',
    ],
  ],
  lairUse: [
    '{w.use}',
    'Whoever sits down at the stone in the middle of a fight, and takes the cup (one action), is a guest: until they get up or attack, no enemy can touch them, for something holds the blows off with a flat hand.',
    'The Neighbour does not like raised voices. Each shouted command or thunderous spell makes the ground heave: all who stand make a DC 13 Strength saving throw, or fall prone.',
  ],
  tactics: [
    '{A} has come to burn the last proof and to have it over with, keeps behind the others, and shouts too much. {H} holds the roll over the torch, and looks for somebody who says "Don\'t"',
  ],
  parley: [
    "{A} is more ashamed than wicked. If somebody offers to sit down at the stone *with* {A.them} (DC 13 Persuasion), {A} puts down the torch; it is the first invitation in the new house's short life, and it is not even in it.",
    'The Neighbour wants to be asked how it has been, and to be listened to until it has finished, which takes until dawn (three different checks, DC 13, of three different characters, so as to remain a good guest). Then it asks what they would like.',
  ],
  clock: [
    ['{w.grows}'],
    [
      '{A} has {H} bring the roll to the stove again; this time a corner burns. The names of the first families can no longer be read.',
    ],
    [
      'A crowd drives {S} out of {town}, with everything that {S.they} has on one barrow. It becomes no better by it, and nobody mentions that.',
    ],
    [
      'At {deadline} the Neighbour turns its cup upside down at {lair}. The sound is heard in all of {town}.',
    ],
  ],
  after: [
    'It stays as it is: {fact}, and {ruin}. {B} has had the basket put into the grave with {B.them}, and {A} eats at an inn.',
  ],
  endings: [
    {
      heading: 'Good, neighbour?',
      text: [
        '{A} carries the basket. At the stone {A.they} says what {A.they} has done, and waits for the answer, which takes a while. Then there is supper. {w.over} The land goes back to the parish, the lamp to its hook, and {A} goes out there every year, at first because {A.they} must.',
      ],
    },
    {
      heading: 'Another rent',
      text: [
        'The party makes a new agreement, with an open mouth and an open book: what {town} gives, what it has for it, and who reads it out in the market every year. It is over on the same evening. *The price:* everyone now knows that {town} lives by the kindness of something on a hill, and {few} families cannot get used to it and move away.',
      ],
    },
    {
      heading: 'Without a neighbour',
      text: [
        'It is driven from {lair} with fire and steel, and goes, bent, without having struck a blow that was not owed. It is over, in {town} and all around. *The price:* nobody looks after {pledge} any more. It will hold for as long as luck holds, and {B} does not speak to the party again.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The cup stands upside down, and {fact}, from now on and for good. {w.stays} Somebody could still go out there each year with a basket, out of politeness, for as long as it takes until it is turned round again; {B} asks around in {town} for somebody young.',
      ],
    },
  ],
  steps: [
    'Find out what was different in {town} just before it began.',
    'Learn what the old custom was, and what it was for.',
    'Find the place to which it belongs.',
    'Put it right before {deadline}.',
  ],
};
