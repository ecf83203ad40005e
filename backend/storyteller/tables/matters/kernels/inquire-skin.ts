import type { MatterKernel } from '../matter-types.ts';
import { speaking } from '../noun-kinds.ts';

/** A creature with the face of a neighbour kills those who have found something of it. A is the creature, `{doer}`. */
export const inquireSkin: MatterKernel = {
  id: 'inquire-skin',
  sort: 'crime',
  of: speaking,
  states: ['dead', 'usual'],
  tells: [
    {
      says: 'kill murder slaughter',
      nouns:
        'werewolf wererat werebear wereboar weretiger vampire doppelganger shapeshifter hag demon devil',
    },
    { says: 'among hide', nouns: 'werewolf wererat werebear wereboar weretiger vampire hag' },
    { nouns: 'werewolf wererat werebear wereboar weretiger', says: '-' },
  ],
  inquiry: 'skin',
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  escort: ['people', 'beast'],
  roles: {
    A: [
      ['village priest', 'miller', 'midwife', 'innkeeper'],
      ['provost', 'master of the hunt', 'chief justice'],
      ['lord of the royal hunt', 'royal confessor', 'commander of the palace guard'],
    ],
    S: [
      ['trapper', 'drifter', 'discharged soldier'],
      ['foreign hunter', 'travelling fencer', 'excommunicated monk'],
      ['exiled knight', 'foreign witch hunter', 'outlawed duellist'],
    ],
    B: [
      ['herder', 'washer', 'fence mender'],
      ['estate manager', 'ferry owner', 'head forester'],
      ['keeper of the royal stud', 'lady of the bedchamber', 'castellan'],
    ],
    H: [
      ['sexton', 'seamstress', 'stable hand'],
      ['valet', 'housekeeper', 'kennel master'],
      ['chamberlain', 'private secretary', 'kennel master of the court'],
    ],
  },
  sites: [
    ['the field where the last one died', 'the lane where the last one died'],
    ['the washing place by the water', 'the bathhouse'],
    ['the house of {A.full}'],
  ],
  lair: {
    names: ['the dry cistern', 'the crypt below the old gate', 'the walled-up cellar'],
    terrain: 'underground',
  },
  problem: [
    'Four people have been torn to death in {weeks} weeks, each within call of a lit window. Twice {S.full}, the {S.role}, was found beside the body, with blood to the elbows«, trying to close what could not be closed»; {S.they} has an old scar of teeth on the arm, and more than that nobody in {town} wants to know.',
    'The fourth was buried yesterday. All opened their doors by night themselves, to somebody they knew, and were found outside in the morning. {town} has settled on {S.full}, the {S.role}, who came with the first frost, owns a knife of black iron«, sleeps by day», and was there two times of the four.',
  ],
  start: [
    [
      '{few.s} men with hooks and torches stand around a hay wagon, and on the wagon stands {S.full}, the {S.role}, with a knife that shines too much. "Ask it to step into the light," {S.they} calls, "it is here, I can smell the soap!" Somebody throws a stone. From the edge of the crowd {A.full}, the {A.role}, says in a calm voice that there will be no burning before supper, and everyone obeys.',
      '@wagon',
    ],
    [
      '{T.full}, the {T.role}, leads you by the sleeve to where the fourth one lay. The gate is open; on the post hangs the house key, on its ribbon, as one hangs it when one is coming back at once. In the mud are prints that change from one step to the next, as if whoever left them had put on other feet. {B.full}, the {B.role}, stands in the lane, sees you bend down, and puts something behind the back.',
      '@gate',
    ],
  ],
  ask: [
    '{G} does not want a burning but an end. "If I give them {S}, I have a week of quiet and then a fifth grave. Find out who it is, before {deadline}, and then tell me first«, not the square»."',
    '"Somebody who is greeted in the street does this," says {G}. "Whoever it is, I have probably shaken that hand. Bring me a proof before {deadline}«, and keep {S} away from torches»."',
  ],
  rumours: [
    '{S} has the mark of it on the arm; it was quiet here before {S.they} came.',
    'None of the dead was robbed, but something [was taken from each house|is gone from each house]: [a shoe, a button, a scrap of cloth|a glove, a scarf, a buckle].',
    'It cannot be one of us, it comes over the fields; the {A.role} says so, too.',
    'Someone washes clothes by night at the water[, and it is no ghost, since ghosts do not swear|, and hums].',
    'The dogs bark at {S}. On the nights of the deaths no dog barked at all.',
  ],
  run: [
    [
      'The knife is of iron that fell from the sky, and notched: it has hit something (DC 11 Perception). {S} will say what and where, to whoever listens for the length of a pipe.',
      'start=wagon',
    ],
    [
      'What {B} hides is a boot, of good leather, nearly new, with the laces torn, as if it had been too slow to untie them (DC 13 Persuasion to be shown it).',
      'start=gate',
    ],
    'The {doer} is in the crowd, and calm. Each animal that is led past {A} today turns its head away (DC 14 Animal Handling to notice it).',
  ],
  gist: [
    '{Fact}: that is exactly so, and the {doer} is {A}. {A} kills whoever finds what {A.they} lost while changing: a glove, a boot, a belt buckle. {B} has the other boot in a drawer. {S}, whom everyone suspects, is the only one who hunts the {doer}.',
    'It is as {town} says: {fact}. Under the face of {A} lives the {doer}; each of the dead had found a piece of clothing that leads to {A}, and said so in good faith, to {A}. The next is {B}, who has found a boot.',
  ],
  truth: [
    [
      [
        '{A} was bitten {few} months ago, helping a stranger out of a ditch, and told only {H}. At first {A} had {H} chain {A.them} up at {lair}. Then came a night on which the chain broke, and a morning on which {A} felt twenty years younger. Since then {fact}.',
        'shape=were',
      ],
      [
        'Nobody remembers {town} without {A}, and nobody has asked why that is. The {doer} took care for a long time to hunt only where nobody knew the face. Since winter it has been too comfortable for the long way, and {fact}.',
        'shape=other',
      ],
    ],
    [
      'The first death was hunger. The others were care: a {doer} that changes in haste loses things. Somebody found a glove, knew it, and brought it back to {A} in the evening, with a smile. {A} thanked them at the door, and came by later. So all four had opened [by themselves|to a guest].',
    ],
    [
      '{S} followed the {doer} here from another valley, where it ate a friend, and wounded it with that knife on the night of the third death: {A} has worn a sling since then, "from a fall". {B} has found the second boot, has not decided yet whom to ask, and {A} is a person whom everyone asks.',
    ],
  ],
  turn: [
    '{H} has begun to lose things on purpose. The boot was left where {B} would find it: {H} cannot speak against {A}, and hoped that somebody would see the laces and think.',
    [
      '{S} was bitten by the same {doer}, and has until the next full moon. {S} has known it all along; that is why {S.they} sleeps by day and sits at night where the party can see {S.them}.',
      'shape=were',
    ],
    [
      '{G} has known for years that {A} does not grow old, and has looked away, because {A} is good for {town}. {G} can be brought to say so, once, at the right hour.',
      'shape=other',
    ],
  ],
  people: {
    G: [
      '{G} wants to bury nobody else, and fears the square more than the {doer}; it has {G.their} address.',
    ],
    A: [
      '{A} is helpful, calm, and tired in a way that looks like goodness. {A} wants the boot, and after that a long winter without finders. {A} never says "the {doer}", always "it".',
      '{A} wants to stay who {A.they} is by day. {A} brings bread to the families of the dead and weighs each of them with the eyes.',
    ],
    B: [
      '{B} wants to give the boot back to its owner, because one does that. {B} is to be at home alone each evening, and likes visitors.',
    ],
    S: [
      '{S} wants the {doer} and nothing else, and is bad at asking for help. {S} knows how the {doer} moves, how long it takes to change, and where the blood trail ended: near {lair}.',
    ],
    T: [
      '{T} saw {A} at daybreak at {p2}, barefoot and singing, with red water running off. {T} owes {A} the life of a sister, and has told it only to a horse.',
    ],
    H: [
      '{H} washes, mends and counts buttons, and keeps the key of {lair}. {H} was told that each night was the last; {H.they} no longer believes it, and is afraid of being the one who finds the next thing.',
    ],
  },
  looks: [
    [
      'Trampled ground in the light of a kitchen window, prints of four feet that become prints of two, and beside the path a clean square in the dust, where something was picked up.',
      'An open gate, a key on its ribbon, a lantern that was put down carefully. The fight was short and all on one side; the walk away was not even a run.',
    ],
    [
      'Stone troughs, wet boards, [a row of pegs|a line between two posts]. One trough is scrubbed cleaner than the rest, and the drain below it is full of threads.',
    ],
    [
      'A house in which each thing has two locks and all windows have shutters. In the hall stand shoes in pairs, and in one place a single boot.',
    ],
    [
      'A round room under a [grating|rusted grating]. A ring in the wall with half a chain, scratches up to the height of a mounted rider, and in niches, neatly folded, what was fetched back: a glove, a scarf, a belt.',
    ],
  ],
  todo: [
    [
      '[Young people with torches|Apprentices with torches and one bottle] guard the place, to burn whatever comes. They let nobody through who speaks well of {S} (DC 12 Deception), or they are given something better to do (DC 13 Persuasion).',
    ],
    [
      'By day it is full of those who talk, and [stop|fall silent] when strangers come. One [washes something oneself|brings a dirty shirt], and listens (DC 11 Insight), or one comes at night and hides (DC 13 Stealth).',
    ],
    [
      '{A} is at home to everyone until sunset. Between the bell and dark {A} goes to the families of the dead: half an hour in which {H} has the house (DC 12 Persuasion, and {H} looks out of the window for that long).',
    ],
  ],
  clues: [
    [
      'Investigation :: asking what the dead did on their last day :: Each had found a piece of clothing and gone to give it back. To whom, they told nobody; it was no secret, only a courtesy.',
      'Medicine :: looking at the blood that is not from the dead :: The {doer} was cut with a notched blade, on the left arm. In {town} one person wears a sling: {A}.',
      'Survival :: following the prints to their end :: Claws, then bare feet, then shod ones that go down to {lair}, and none that come out by the same way.',
    ],
    [
      'Insight :: asking {T} about singing at daybreak :: It was {A}, barefoot, and the water ran red. {T} had told {T.themself} that it was beets.',
      'Nature :: looking through the drain :: Threads of one good coat, hair that is of no dog and of no neighbour, and ash: somebody washes here after each death and burns the rest.',
      'Perception :: looking at the mud on the boards :: Grey clay with shell in it, as there is none but at {lair}.',
    ],
    [
      'Investigation :: comparing the single boot with that of {B} :: A pair. The laces are torn in the same place on both, by a foot that could not wait.',
      'Sleight of Hand :: looking into the mending basket of {H} :: Four coats with the same tears, one for each death, with the dates chalked on.',
      'Arcana :: reading what {A} reads at night :: Everything that is known about a {doer}, with notes. At the edge: "{lair.t} holds until morning."',
    ],
  ],
  lairUse: [
    'The half chain on the wall can be thrown around a creature next to it (DC 13 Athletics against its weight): it is restrained until it [spends an action and makes|makes, as an action,] a DC 15 Strength check.',
    'The grating above can be dragged open with one action: sun or moon falls in. Whoever is in that light can be seen by all as what they are, whatever face they wear.',
    'The folded things in the niches matter to {A}. Thrown down or burned (one action), they make {A} spend the next turn on saving them.',
  ],
  tactics: [
    '{A} changes at the first drop of blood and goes for whoever holds the boot, then for {S}, and keeps to the dark side of the grating',
  ],
  parley: [
    [
      '{A} remembers each face. If somebody speaks to the one who once pulled a stranger out of a ditch, and names the four dead (DC 14 Persuasion), {A} holds out both wrists for the chain and says: "Quickly, then."',
      'shape=were',
    ],
    [
      'The {doer} loves {town}, in its way, and hates to leave a good house. Offered a head start to the border (DC 13 Intimidation, with the boot in hand), it goes and keeps to it for as long as the party lives.',
      'shape=other',
    ],
  ],
  clock: [
    ['{A} asks about in {town}, kindly, whether anybody has found a boot.'],
    [
      'The square comes for {S}. Without help {S} is bound to a wagon wheel; the fire is put off because of rain.',
    ],
    [
      'There is a knock at the door of {B} in the evening, and a voice that {B} likes. {quill}, who opens, lives for an hour.',
    ],
    ['At {deadline} {S} is burned as the {doer}, and in the same night {B} opens the door.'],
  ],
  after: [
    'After the burning it is quiet for {weeks} weeks. Then somebody finds a [glove|collar|stocking], and recognises it.',
  ],
  endings: [
    {
      heading: 'Both boots on the table',
      text: [
        [
          'The party lets it be known who has the boot, and when {A} comes to fetch it, {G} and half of {council} sit in the next room. The {doer} is caught, and is {A} again at sunrise. With a spell that lifts curses, or a month at a shrine, {A} can be healed; with the murders {A.they} has to live. {S} goes on, with the thanks of {few} people.',
          'shape=were',
        ],
        [
          'The party lets it be known who has the boot, and when {A} comes to fetch it, {G} and half of {council} sit in the next room and see the face slip. The {doer} does not live to see the morning; the murders end, and {S} is given the boots as a keepsake.',
          'shape=other',
        ],
      ],
    },
    {
      heading: 'Hunted down',
      text: [
        'The {doer} is killed at {lair}, and what lies there at daybreak is {A}, in one sock. *The price:* {town} has buried four victims and must now bury the murderer, whom it liked better; not everyone believes the party, and {H} says nothing at all.',
      ],
    },
    {
      heading: 'Let go',
      text: [
        '{A} leaves {town} for ever, on an oath and with a guard as far as the border. *The price:* the murders stop here. In [a year|two years] a letter comes from [another valley|beyond the border], with a button in it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{S} stands in the fire and {B} in an open door, in the same hour, at two ends of {town}. Both can be saved by those who split up; the murders end only where the {doer} is.',
      ],
    },
  ],
  frame: {
    stakes: [
      [
        'There are {days} days until {deadline}. {G} can hold back the torches for that long«, and the {doer} not at all».',
        'tier=1',
      ],
      [
        'At {deadline}, in {days} days, {town} means to burn {S}«; the wood is stacked already». Until then {G} will let you ask whom you like.',
        'tier=1',
      ],
      [
        'The whole province looks at {town}, and hunters of beings are on the roads: if it has not ended by {deadline}, in {days} days, {ruin}.',
        'tier>=2',
      ],
      [
        'In {days} days, at {deadline}, all who rule will sleep under these roofs. If the {doer} is among them then, {ruin}.',
        'tier>=2',
      ],
    ],

    ownMagic: [
      [
        '*Speak with Dead*: the four tell of teeth, and before that of [opening the door, gladly|a knock that they were glad of]. They saw a neighbour[ with the sun behind|, and no face];  asked what they had found on that day, each answers at once, and that is the way.',
        'level>=5',
      ],
      [
        '*Locate Object* with the one boot finds the other, in the hall of {A}, if it is within range.',
        'level>=3',
      ],
      [
        '*Zone of Truth*: "I do not want anyone in {town} to come to harm," says {A}, and by day that is true.',
        'level>=3',
      ],
      [
        '*Scrying* on the {doer} shows nothing until somebody can name it; on {A}, by night, it shows a round room without a window.',
        'level>=9',
      ],
      [
        '*Remove Curse* on {A} ends it, if {A} is held still for it; on {S} it is a kindness in any case.',
        'level>=5 shape=were',
      ],
      [
        '*True Seeing* shows the {doer} under the face of {A}, to the one who casts it. {council} will want more than that.',
        'level>=11 shape=other',
      ],
    ],
  },
  steps: [
    'Keep {S.full} alive until it is proved who does it.',
    'Look at {p1}.',
    'Find out why these four had to die.',
    'Stop the {doer} before {deadline}.',
  ],
};
