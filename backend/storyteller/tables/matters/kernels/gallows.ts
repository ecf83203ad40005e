import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone is to be put to death for what A has done. I or B is the one condemned. */
export const gallows: MatterKernel = {
  id: 'gallows',
  sort: ['person', 'claim'],
  isSingle: true,
  tells: [
    { says: 'hang execute behead condemn sentence burn guillotine' },
    { says: 'frame blame accuse convict imprison arrest jail' },
    { says: 'innocent' },
    {
      tasks: 'save rescue free prove help protect',
      objects: 'execution gallows hanging noose scaffold',
    },
    { nouns: 'execution gallows hanging' },
    { tasks: 'convince persuade', nouns: 'jury judge court' },
    { nouns: 'jury', says: '- free convict want' },
  ],
  tones: everyTone,
  escort: ['people'],
  own: {
    deed: [
      'the fire at the tithe barn',
      'the theft of the poor box',
      'the poisoning of the wells',
      'the robbing of the mail coach',
    ],
  },
  scale: {
    deadline: [
      ['the day of the execution'],
      ['the day of the execution'],
      ['the day of the execution'],
    ],
  },
  roles: {
    G: [
      ['jailer', 'village priest', 'gravedigger'],
      ['chaplain of the prison', 'warden of the prison', 'defender of the poor'],
      ['chaplain of the tower', 'warden of the tower', 'defender of the poor'],
    ],
    A: [
      ['mill owner', 'cloth merchant', 'bailiff'],
      ['tax farmer', 'provincial judge', 'master of the toll roads'],
      ['lord treasurer', 'royal spymaster', 'lord of the eastern marches'],
    ],
    B: [
      ['hangman', 'hangman who has given notice'],
      ['executioner of the province', 'hangman of the city'],
      ['headsman of the crown', 'royal executioner'],
    ],
    S: [
      ['sister of the condemned', 'sweetheart of the condemned', 'brother of the condemned'],
      ['sister of the condemned', 'old comrade of the condemned'],
      ['sister of the condemned', 'old comrade of the condemned'],
    ],
    H: [
      ['farm hand', 'carter', 'foreman'],
      ['sergeant', 'coachman', 'steward'],
      ['captain of the household guard', 'private secretary'],
    ],
  },
  sites: [
    ['the condemned cell', 'the tower cell'],
    ['the place of {deed.n}', 'the house of {S.full}'],
    ['the house of {A.full}', 'the counting house of {A.full}'],
  ],
  lair: {
    names: ['the lime kiln beyond the gallows hill', 'the old quarry', 'the shuttered tannery'],
    terrain: 'wild',
  },
  problem: [
    'The sentence is for {deed}, and the trial took as long as a sermon. {H.full}, the {H.role}, swore to a face by moonlight; there was no moon that night, and nobody asked for an almanac. The rope has been ordered. {B.full}, the {B.role}, has measured for it, come home, and asked to be let off, for the first time in {years} years: "That one did not look at the rope. They always look at the rope."',
    'They were quick with the sentence: {deed}, one witness, no defender, the rope on {deadline}. {S.full}, the {S.role}, shouted in the court and was put out. The witness was {H.full}, the {H.role}, who was sure of everything, down to the colour of a coat in the dark. Since then {B.full}, the {B.role}, has been asking in the taverns whether anybody happens to have done it, since otherwise it will be the wrong one.',
  ],
  start: [
    [
      'They are testing the trapdoor with a sack of meal. It falls, the square says "ah", and the sack swings. {B.full}, the {B.role}, looks at it for a while, unties it, and sits down on the edge of the scaffold with it in the lap, like a child. "Too light," {B.they} says to you, as you happen to be nearest. ["I have hanged nineteen. I have never asked. Would you ask, for me?"|"Nineteen times I did not ask. I would like somebody to ask, this once."]',
      '@scaffold',
    ],
    [
      'In the cell it smells of lime. On the wall are {days} strokes in chalk, of which one is wiped off each morning, from the outside, through the bars, by {S.full}, the {S.role}, who has been standing there since the sentence. "Do not say that you are sorry," says a voice from the straw. "Say what the weather was on that night. [Everyone has forgotten to ask what the weather was|They never asked about the weather]."',
      '@cell',
    ],
  ],
  ask: [
    '"I keep them fed and I do not judge," says {G}. "In all those years I have believed two of them. Find me who did it, before {deadline}. A doubt is not enough for {council}: they have paid for the rope. They need another neck, or a confession, or the thing itself in somebody else\'s cellar."',
    '{G} speaks low, in the corridor. "I can lose a key, once. That gives you one who has fled, and hunted to the end, and guilty for ever. Or you bring me the truth before {deadline}. I would rather not lose the key."',
  ],
  rumours: [
    '{S} was seen at the place before the watch was.',
    '{H} has paid off a debt at the mill, all at once.',
    'If the hangman will not, {A} has offered to pay for one from {town2}.',
    'There was rain on that night; there was a moon on that night; ask three people.',
    '{A} wept in the court, and has never done so before.',
    'Whoever is hanged innocent comes back for the one who swore.',
  ],
  run: [
    [
      'The rope is new and was paid for by {A}, which is unusual and looks like public spirit (DC 12 Investigation).',
      'start=scaffold',
    ],
    [
      'On that night it rained until morning. Whoever did it left in mud; the boots in the evidence chest are dry and clean (DC 11 Nature or Investigation).',
      'start=cell',
    ],
    'The crowd is not cruel, it has been promised a day off. Whoever offers it another spectacle on the same day (DC 12 Performance) can shift it by a few hours.',
  ],
  gist: [
    'It is as half the prison says: {fact}, and for {deed}, which was done for {A} and covered up by {A}. {H} did it and swore to the face. The proof lies at {lair}. {A} needs a rope on {deadline}, because a case in which somebody has been hanged is never opened again.',
    '{Fact}: that is so, and the sentence is wrong. {A} had {deed} done, by {H}, and what was taken or used for it is still at {lair}. {B}, who is to do the hanging, would do anything not to; {S} has been watching the wrong house.',
  ],
  truth: [
    [
      '{A} was in debt to people who do not wait, and {deed} was to make one column of figures vanish from the world. Nobody was to be blamed for it. But somebody was seen near by, with a bundle, and explained badly what was in it: presents, for somebody who was not to know.',
      '{A} did not hate anyone. {Deed} covers something older, of which there were two witnesses; one of them is in the churchyard, and the other one is the one who is now to be hanged, and does not even know what was seen.',
    ],
    [
      '{H} did it in the rain, with {A.their} cart, and was to leave at once. Instead {H} was made a witness: {A} wrote the sentence about the moon on a slip of paper, for learning by heart, and never looked out of the window. The slip is still in the hatband of {H}.',
    ],
    [
      'What cannot be burned or spent lies at {lair}: the cart with its broken spoke, the muddy boots, and the thing itself. {A} means to clear it away after {deadline}, when nobody will be looking any more. {S} keeps watch each night before the house of {A}, from which nothing has been carried out. Meanwhile it is as everyone has heard: {fact}.',
    ],
  ],
  turn: [
    '{B} has made an arrangement of {B.their} own: a knot that holds, a collar below the shirt, a coffin with holes. It may work. It means that the one who is innocent has to live as a dead person, elsewhere, and that {A} is never asked. {B} needs the answer of the party by the evening before.',
    '{H} comes to the cell at night and begs for pardon through the door, without a name. The one inside has recognised the voice, has said nothing, and has asked the party not to either: {H} has children, and the rope would fit there as well.',
  ],
  people: {
    G: [
      "{G} has believed two prisoners, and the other one was hanged. {G} still has that one's pipe.",
    ],
    I: [
      '{I} did not do it, says so once a day, at noon, calmly, and otherwise asks about the weather. {I} was on the road that night because of a present for {S}, and {S} is not to hear of it.',
    ],
    A: [
      '{A} wants it to be {deadline}, and then never to be reminded of it. {A} pays for the rope, the priest and the wine, and has begun to count {A.their} teaspoons.',
      '{A} wants everything to be in order again. {A} has convinced {A.themself} that somebody who looks so guilty must have done something.',
    ],
    B: [
      '{B} is good at the trade, and that means nobody suffers. {B} has never refused before, and would need only one other person to refuse with {B.them}.',
    ],
    S: [
      '{S} sleeps in the square. {S} would do any foolish thing, has bought a file, and must be given something to do before {S.they} uses it.',
    ],
    T: [
      '{T} drove home through the rain on that night, met a cart with a broken spoke, and greeted {H}. {T} has been asked by nobody, and thinks that it was another night.',
    ],
    H: [
      '{H} did as {H.they} was told, twice. {H} has the slip of paper in the hatband, since {H} cannot read and was afraid of throwing away something important.',
    ],
  },
  looks: [
    [
      'Straw, chalk, a window as large as a loaf, through which one sees a beam and a piece of sky. [On the sill lie bread crumbs for a sparrow|On the sill stands half a present, a carved horse without legs].',
    ],
    [
      'The watch has been here, with boots, and has found what it was looking for. [Nobody has swept since|Since then it has been left alone]. Rain has come in; in the dried mud there is a row of prints, and a rut with a mark at each turn of the wheel.',
    ],
    [
      'Good furniture, a good fire, and a housekeeper who polishes things that shine already. An almanac hangs on the wall, and the page for that month has been torn out, carefully, along a ruler.',
    ],
    [
      'It smells of lime. A cart with a broken spoke stands under a tarpaulin, and on it, as if it had just been set down, is all that was to vanish with {deed}. A pit has been dug, as long as the cart, and it is not filled in yet.',
    ],
  ],
  todo: [
    [
      'Visitors are searched and have the length of a candle stump. The guard at the door can be talked to about his knees (DC 11 Medicine or Persuasion), and then the stump is a candle.',
    ],
    [
      'A seal of {council} hangs at the door. It may be broken for a good reason and with a witness (DC 12 Persuasion for one of the aldermen to come along), or without either (DC 13 Sleight of Hand to seal it again).',
    ],
    [
      '{A} is at home to people who come to praise the verdict (DC 13 Deception). Whoever does not, is given a glass of wine in the hall all the same, and has the hall to look at.',
    ],
  ],
  firstFight:
    'on the second evening a crowd comes from the taverns that does not want to wait until {deadline} ({skirmish}). It has been paid for the first round of drinks, and for the rope that it has brought along; when one of them is down, the rest ask who paid.',
  clues: [
    [
      'Nature :: asking what the weather was :: Rain from dusk till dawn, says the one in the cell, and so does the book of the tower watch. There was no moon to see a face by: the witness lied.',
      'Investigation :: looking at the boots in the evidence chest :: Dry, clean, and a size too large. They were bought in the shop from which only {A} and the household of {A} are shod.',
      'Insight :: listening to the whole story once, to the end :: There was a cart without a lamp, going uphill, where no one lives any more. That road leads to {lair} and nowhere else.',
    ],
    [
      'Survival :: reading the rut in the dried mud :: A cart with a broken spoke stood here, loaded, and left with less haste than the watch came.',
      'Perception :: searching where the watch did not :: In a crack lies a button with a crest: from the livery of {A}, torn off in the dark by a nail.',
      'Athletics :: following the rut on hands and knees, past the crossroads :: Up behind the gallows hill it turns off for {lair}.',
    ],
    [
      'Sleight of Hand :: looking at the almanac from behind :: The missing page has printed off on the next one: no moon, "rain", underlined. {A} had looked it up, afterwards.',
      'Persuasion :: asking {H} for a light, and for the hat :: In the band is a slip with one sentence, about a face and a moon, in the hand of {A}.',
      'Investigation :: reading the household book :: Quicklime, twelve sacks, for a garden wall that does not exist. They were delivered to {lair}.',
    ],
  ],
  lairUse: [
    'An open sack of lime thrown into a face (one action, within ten feet) blinds until the end of the next turn (DC 12 Constitution saving throw) and does {sting} acid damage where it meets water.',
    'The cart stands on a slope, with a stone before the wheel. Without the stone (one action) it rolls through all who stand in its way (DC 12 Dexterity saving throw, {sting} bludgeoning damage) into the pit.',
    'The pit is ten feet deep, with a loose edge: whoever fights beside it and is hit must hold on (DC 12 Strength saving throw) or slides in.',
  ],
  tactics: [
    '{A} wants the cart in the pit and the lime on top, and takes two of the others for that; the rest hold the path; {H} stands with the horse and looks at the ground until somebody says the name of the one who is to hang',
  ],
  parley: [
    '{A} has never seen a hanging from close by. If {B} describes, as one expert to another, what happens first and what next (DC 13 Intimidation or Performance), {A} sits down on the edge of the pit and signs.',
    '{H} can be had for one thing: that {H.their} children keep the house (DC 12 Persuasion, and somebody must put it in writing). Then {H} says where the cart has been, before anybody who wants to hear it.',
  ],
  clock: [
    [
      '{A} sends wine to the cell, and a priest, and a hangman from {town2}, in case one should be needed.',
    ],
    ['{S} tries it with the file, alone, and now sits two cells further on.'],
    [
      'The pit at {lair} is half filled in. {H} has been given money for a journey, and does not know that somebody is to go with {H.them}.',
    ],
    ['At {deadline}, at the noon bell, the square is full and the trapdoor has been greased.'],
  ],
  after: [
    'It is done quickly and well, since {B} did it after all, so that the other one should not. A year later {T} says, of a cart with a broken spoke, that that was the night. Nobody in {town} holds a feast on {deadline} any more.',
  ],
  endings: [
    {
      heading: 'With the rope in place',
      text: [
        'At the foot of the ladder {B} asks, as the old law allows and no hangman ever has, whether anyone knows a reason. The party does: it drives the cart with the broken spoke into the square, and {H} takes off the hat. {A} is the only one who does not look at it. Every soul in {town} has come to see somebody die, and sees somebody go home. That {fact} is told from now on as the reason why there is a defender for everyone.',
      ],
    },
    {
      heading: 'The coffin with holes',
      text: [
        'The knot of {B} holds as it was meant to. By night a coffin is opened, and somebody coughs. *The price:* the one who was innocent is dead in every book, and has to live in {town2} under another name; {S} goes along, and {A} pays for a handsome stone.',
      ],
    },
    {
      heading: 'Out by the window',
      text: [
        'The file, a rope of the other sort, and a cart: the party takes the condemned out by force. *The price:* whoever flees has confessed. {A} is thanked for the public spirit, the party is wanted in three towns, and {G} is asked about a key.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The trapdoor has opened. {B} counts under the breath, to a number of {B.their} own: for as long as that, one can still be cut down and live, if somebody gives the sign, and the square lets them through.',
      ],
    },
  ],
  steps: [
    'Speak to the one who is condemned.',
    'Find out who lied in court, and for whom.',
    'Find what is left of {deed}.',
    'Stop it before {deadline}.',
  ],
  frame: {
    ownMagic: [
      [
        '*Zone of Truth* in court needs the leave of both sides. {A} gives it, gladly, for the condemned, and finds reasons for {H}.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {H} finds one sentence, over and over, as one says a lesson: "by the light of the moon".',
        'level>=3',
      ],
      '*Speak with Animals*: the horse of the cart remembers the hill, the smell of lime, and that nobody rubbed it dry.',
      [
        '*Locate Object* for the broken spoke, once one has seen the rut, works within its range and leads to {lair}.',
        'level>=3',
      ],
      [
        '*Sending* to {H}, with nothing but the word "rain", is answered with a very long silence and then: "Who else knows?"',
        'level>=5',
      ],
    ],
  },
};
