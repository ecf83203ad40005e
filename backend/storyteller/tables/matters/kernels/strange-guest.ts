import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { guestMagic } from '../strange-magic.ts';
import type { MatterKernel } from '../matter-types.ts';
import { strangeTells } from '../strange-tells.ts';

/** A keeps a being in secret that belongs elsewhere. What befalls the town is its homesickness, and its kin come nearer. */
export const strangeGuest: MatterKernel = {
  id: 'strange-guest',
  sort: ['claim', 'site', 'thing', 'band', 'event', 'beast'],
  plight: 'wonder',
  cause: /\b(?:captive|captured|caged|imprisoned|trapped|lonely|homesick|egg|hatchling)\b/,
  tells: strangeTells,
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: guestMagic },
  escort: ['people', 'fey', 'elemental'],
  roles: {
    A: [
      ['glassblower', 'horse doctor', 'owner of the bathhouse', 'candle maker'],
      ['physician of the rich', 'owner of the pleasure gardens', 'master of the mint'],
      ['royal physician', 'keeper of the royal menagerie', 'head of the oldest house'],
    ],
    B: [
      ['kitchen maid', 'night watchman', 'milk carrier'],
      ['private secretary', 'night nurse', 'gate keeper of the gardens'],
      ['lady-in-waiting', 'under-secretary of the palace', 'captain of the night guard'],
    ],
    S: [
      ['puppeteer', 'star reader', 'widow with too many cats'],
      ['collector of curiosities', 'hermit of the hills'],
      ['court magician', 'exiled astronomer'],
    ],
  },
  sites: [
    ['the scorched hollow', 'the broken weir', 'the hill where the star fell'],
    ['the lodging of {B.full}', 'the room of {B.full} under the roof'],
    ['the house of {A.full}', 'the workshop of {A.full}'],
  ],
  lair: {
    names: [
      'the old ice cellar',
      'the walled bathhouse',
      'the cistern under the square',
      'the shut orangery',
    ],
    terrain: 'underground',
  },
  problem: [
    '{w.toll1} It comes in waves, always after dusk and always a little stronger, as if somebody were practising. {B.full}, the {B.role}, says that it does not sound like malice, and will not say how {B.they} knows what it sounds like.',
    '{w.toll2} Priests have spoken of punishment and wizards of the stars. {T.full} has seen something come down in the hills, on the evening before it began, and a cart that fetched it away.',
    '{w.toll1} Two doctors and a wizard have named three causes. They agree that it becomes worse towards {deadline}, and that {S.full}, the {S.role}, ought to be asked some questions, loudly.',
  ],
  start: [
    [
      '{w.scene} In the silence afterwards there is something else, very low, from below, through the cobbles. You know what it is at once, and so does everyone who has ever sat in a strange house at night: somebody down there is crying, and has been for a long while.',
      '@crying',
    ],
    [
      '{w.scene} Then {B.full}, the {B.role}, comes out of a side street with a covered pail, sees you, and stops. From under the cloth falls a light that has no business in a pail. "It is only milk," says {B}, and goes on, faster. It grows quiet where {B.they} walks, a door at a time.',
      '@pail',
    ],
  ],
  ask: [
    '"Something is doing this," says {G}, "and I do not think that it means us. Find it before {deadline}, and find out what it wants. If it can be sent away, send it. If it can be given what it wants, come to me first, for {town} is not rich."',
    '{G} shows the party a map with all the evenings marked on it. "It has a middle, but the middle is full of houses of decent people. Find the right door. And do not ring: whoever is behind it knows by now what they have."',
  ],
  rumours: [
    '{A} cures what nobody else could cure, since this autumn, and does not say with what.',
    'A star fell in the hills, on the evening before it began. There was nothing there in the morning but a hollow, and wheel tracks.',
    '{B} buys milk, more than for a family, and pays with new money.',
    '{S} was up there on that evening, with a pipe and a folding chair; who does such a thing?',
    'Lights have been seen on the far side of the hills, a good many, that go up and down, as people do who look for something.',
  ],
  run: [
    '{w.effect}',
    '{w.keeps}',
    'It is calmed by company. For as long as one of the party hums, tells a story or simply sits still somewhere above {lair}, all of {town} has peace (let the players find it out; they may notice that it listens).',
    [
      'The crying can be followed from grating to grating (DC 13 Perception), until {H} comes round the corner with a bucket of sawdust and stuffs the last one up.',
      'start=crying',
    ],
    [
      'What is in the pail is milk, warm, with a silver hair in it that shines in the dark for as long as one thinks of home (DC 12 Arcana).',
      'start=pail',
    ],
  ],
  gist: [
    '{fact}, because something is homesick. On the evening before it began a young being of another place fell into the hills. {A} found it and keeps it at {lair}, since its tears heal; whenever it calls for its own, it tears at {pledge}, without knowing that. {B} brings it milk, and has begun to love it. Its kin are looking for it, find it at {deadline}, and will not ask whose fault it was.',
  ],
  truth: [
    [
      'It is as large as a calf, soft, and of a colour for which one needs a while. Where it comes from, all that {town} suffers is simply the weather: its kind breathes out what is called {pledge} here, and breathes it in again. It is young, and has lost its way. It means no harm to anyone, but it calls, and so {fact}.',
      'There are beings that pass over the world very high up, in families, as geese do, and one of the young ones got tired. Down here its breath is too strong for everything. When it calls, it pulls at {pledge}, and so {fact}; it has noticed that the lights go out in the windows when it does so, and tries to call more softly.',
    ],
    [
      '{A} wanted to see what had fallen, and found it with a broken limb. {A} splinted that, honestly and well. Then it wept, on {A.their} sleeve, and an old burn on {A.their} arm was gone. {A} has a [sister|husband] who had been given up by the doctors, and who now sits at the window again, as long as there are tears. By then {A} had put a lock on the door.',
    ],
    [
      'Since then there have been others, the sick, the rich, and those who are both. {H} sees to the door, the sawdust and the money. To make it weep {A} does not have to hurt it, which is a comfort to {A}: one only has to open the shutter in the roof, show it the sky for a while, and close it again. {B} was hired to feed it, cannot bear that, and does not dare to speak, for {B} too has somebody who is well because of it.',
    ],
    [
      'The others come back along the way on which they lost it, a little nearer every night. They are very large. At {deadline} they are above {town}, and call, all together. What one small one does by crying can be seen; {town} would not outlive the answer by more than a morning.',
    ],
  ],
  turn: [
    'It has long been able to get out. The limb is healed, the shutter is thin. It stays because of {B}, who had said on the first night, "Stay, I will come again," and whom it understood. Only {B} can tell it that it may go, and then {B} will have said it.',
    '{G} has had a spoonful of it as well, for the heart, from {A}, and did not ask. If the party says so aloud, {G} sits down, and then gives it every key of {town}.',
    'The healing is borrowed. What it has cured with its tears falls ill again on the day on which it goes, unless it gives them gladly: a being of its kind that is thanked, and let go, weeps as well, once, and that holds.',
  ],
  people: {
    G: [
      '{G} wants {town} whole and wants to look nobody in the eye who had to pay for that, which is a good instinct and an impractical one.',
    ],
    A: [
      '{A} wants one more week, for one more patient. {A} counts the cured aloud when {A.they} cannot sleep, and has stopped going down alone.',
    ],
    B: [
      '{B} has given it a name that it answers to, and knows how it sleeps. {B.They} wants somebody to do what {B.they} should have done on the first night.',
    ],
    S: [
      '{S} saw it fall, drew it, and has spent each night since then in the hills with a lamp, to show the others where they lost it. {S} means well, and has shortened the time by half.',
    ],
    T: [
      '{T} lent {A} the cart, was paid far too much for it, and has since found a silver hair between the boards, which {T.they} keeps in a matchbox and looks at in bad hours.',
    ],
    H: [
      '{H} was the first whom it cured, of a limp, and would die for {A}; in the dark {H.they} sometimes sings to it through the door, badly, so that nobody may hear.',
    ],
  },
  looks: [
    [
      'A hollow as wide as a ballroom, the grass in it laid down in a spiral, and in the middle a place that is still warm. Flowers that do not grow here stand around the edge. Wheel tracks go down on one side, deep on the way back; on the other side somebody has put up a folding chair, and left it.',
    ],
    [
      "A bed under the roof, {few} pails, a shelf of children's books out of which one can read aloud. The wall by the pillow is covered with drawings of one and the same face, which gets better from sheet to sheet, and which is no human one.",
    ],
    [
      'A waiting room with good chairs, and in it the patients of {A}: too well dressed, too quiet. On the wall is a list of days, and behind every day stands a name and a sum. Behind a curtain there is a door with three bolts, and the draught from under it smells of [thunder|high snow].',
    ],
    [
      '{w.source} In straw and blankets, under a shutter in the roof, something lies with its head on its feet and looks at the door with eyes like two small moons. A row of little bottles stands on a shelf, labelled; beside them is an open picture book.',
    ],
  ],
  todo: [
    [
      'The way up is steep, and whoever stands in the middle is overcome by a longing for some place that they never saw (DC 12 Wisdom saving throw, or no word can be got out of that one for an hour).',
    ],
    [
      '{B} denies everything, with {B.their} back against the shelf. One must ask what it is called (no check), not what it is; or DC 14 Persuasion.',
    ],
    [
      'Patients are let in by {H}, one by one. A good cough (DC 13 Deception) or a very full purse helps; the bolts are DC 14 Sleight of Hand, or one follows the milk.',
    ],
  ],
  clues: [
    [
      'Nature :: reading the spiral in the grass :: Nothing exploded here: somebody came down who had tried, to the last, not to hurt anything. It was young, and it was one of many; the others flew on.',
      'Investigation :: measuring the tracks of the cart :: It belongs to {T}, and was hired on that evening, as its book says, by {A}: "for a sick animal".',
      '{w.skill} :: {w.act} :: {w.shows}',
    ],
    [
      'Insight :: looking through the drawings from the first to the last :: In the first ones it looks at whoever draws it. In the last ones it looks up.',
      'Investigation :: finding out where the new money comes from :: It is wrapped in the prescriptions of {A}, who pays {B} twice the wage of a {B.role} to say nothing.',
      'Survival :: smelling at the pails, and at the hems of the skirts on the hook :: Wet stone, old straw, cold air: that smell is known from one place in {town} only, {lair}.',
    ],
    [
      'Medicine :: asking a patient what the medicine tastes like :: Of salt. "And one has to think of one\'s mother." They are tears; and the evenings on which {A} fills the bottles are those on which it is worst in {town}.',
      'Persuasion :: asking {A} about the one at the window :: {A.They} tells it gladly, and truly, and then stops. "You would have done it, too," says {A}.',
      'Investigation :: counting the sacks of straw in the yard :: {few} are delivered each week, and none is used in the house. {H} carts them to {lair}.',
    ],
  ],
  lairUse: [
    '{w.use}',
    'It is frightened by fighting, and cries out at the end of each second round: every creature that is not singing, humming or speaking to it makes a DC 13 Constitution saving throw, or takes {sting} psychic damage and drops what it holds.',
    'Whoever pulls the chain of the shutter (one action, DC 12 Athletics) lets in the sky. It looks up, forgets everything, and becomes so light that two people can lift it.',
    'The little bottles are good: each of them heals as a *Potion of Healing*. {few} of them stand within reach, and drinking one before its eyes costs advantage on all further checks with it.',
  ],
  tactics: [
    '{A} stands before it, not behind it, and believes in that moment that it is being protected. {H} keeps the door, hits hard and apologises; both of them stop if it comes between them and the party of its own accord',
  ],
  parley: [
    '{A} can be won by somebody who asks how many more weeks it would have to be (DC 13 Insight or Persuasion). {A.They} has never said the number aloud.',
    'It understands tones and pictures, no words. Whoever draws it a picture of the way up and out, or hums what the lights in the hills hum (DC 13 Performance or Animal Handling), is followed by it like a foal.',
  ],
  clock: [
    ['{w.grows}'],
    ['The lights come over the first ridge. {A} orders a second lock, and raises the price.'],
    [
      '{S} is arrested for signalling to the enemy, and the lamp in the hills goes out; now they look for it everywhere.',
    ],
    [
      'At {deadline} they are above {town}, very high, in a row, and begin to call, and below the ground it answers.',
    ],
  ],
  after: [
    'They have taken it with them, and with it whatever hung on it. {fact}, and nobody is left who could breathe it in again; {ruin}. {B} is seen in the hills, looking up.',
  ],
  endings: [
    {
      heading: 'Home',
      text: [
        'They bring it to the hills by night, under a cloth, {B} at its head. It looks round once. Then it goes up like a lamp on a string, and far above it the others turn. {w.over} It has wept once more, on {B.their} sleeve; that is enough for the one at the window of {A}, and for {few} others.',
      ],
    },
    {
      heading: 'By its own wish',
      text: [
        '{B} asks it, truly asks, with the shutter open. It stays until [spring|the next crossing], on the hill and without a lock, and learns to call so softly that only the dogs of {town} look up. It is over, in {town} and all around. *The price:* its kin have the right to visit, and do.',
      ],
    },
    {
      heading: 'By force',
      text: [
        'It is torn out of {A.their} hands and driven off, up through the shutter, with shouts and torches. With that it is over. *The price:* the cured of {town} fall ill again, all in one week, and each of them knows to whom they owe that.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'They call, and it answers: {fact}, twice over, in all of {town} and in {town2} as well. {w.stays} The way to {lair} stands open, the straw is still warm, and in the hills sits {S}, who alone knows by which road they will come back next year.',
      ],
    },
  ],
  steps: [
    'Find out what happened on the evening before it began.',
    'Find out what calls, and from where.',
    'Find who keeps it, and why.',
    'Bring it to an end before {deadline}.',
  ],
};
