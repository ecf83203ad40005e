import { haunted, wideSites } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A building or a piece of land. It is also where the end takes place. */
export const siteReason: MatterKernel = {
  id: 'site-reason',
  sort: 'site',
  of: ['building', 'water', 'way', 'land'],
  tells: [
    {
      tasks: ' investigate visit save help find enter repair restore open close buy sell look',
      nouns:
        'bridge mill windmill watermill tower castle house manor inn tavern church chapel library school theatre lighthouse harbor harbour port market square fountain garden orchard ferry farm barn bakery forge shop museum bathhouse hospital hall stable brewery palace gate wall road well oak tree willow hill field meadow pond hut playhouse arena circus casino opera cathedral cloister study bank fortress citadel stronghold keep town city village kingdom',
      says: 'light close shut open forbid leave use enter need lock ring',
    },
  ],
  not: new RegExp(`${haunted.source}|${wideSites.source}`),
  tones: ['heroic', 'grim', 'horror', 'intrigue'],
  leader: ['people'],
  victim: 'silent',
  escort: ['elemental', 'undead', 'people'],
  roles: {
    B: [
      ['hermit', 'keeper', 'old ferry hand'],
      ['last member of an order', 'keeper by inheritance'],
      ['last knight of an order', 'warden by oath to the crown'],
    ],
  },
  sites: [
    ['the hut of {B.full}', 'the cell of {B.full}'],
    ['the memorial chapel', 'the cemetery of the nameless'],
    ['the warehouse of {A.full}', 'the counting house of {A.full}'],
  ],
  lair: {
    names: ['the top of {it}', 'the innermost room of {it}', 'the roof of {it}'],
    terrain: 'height',
  },
  problem: [
    'It has always been so«, and nobody asked why,» until {A.full}, the {A.role}, began {weeks} weeks ago to change it. Since then {few} of {A.their} workers have disappeared, and the last keeper, {B.full}, is in chains« for it».',
    '{A.full}, the {A.role}, wants to put an end to that«, and all of {town} is in favour». But {few} workers have not come back from it in {weeks} weeks, and {B.full}«, who has looked after {it} alone,» is to be sentenced for it.',
  ],
  start: [
    [
      'At the foot of {it} a crowd drags {B.full}, the {B.role}, down the steps. {B.full} does not struggle, only looks for a face« in the crowd» and finds yours. "Tonight is a new moon," {B.they} says« to you». "If I cannot do it, somebody must: bar the door« from inside», and do not ring." Then somebody puts a hand over {B.their} mouth.',
      '@one',
    ],
    [
      'The night you arrive in {town}, the sky over {it} is full of birds« that should be asleep». {T.full}, the {T.role}, has put out the lamp and waits« in the doorway». "Since they took {B.full} away," {T.they} says, "nobody does what {B.full} did. In {town} they think that it will be better so." From« the direction of» {it} something answers the birds.',
      '@two',
    ],
  ],
  ask: [
    '{G} wants to find the missing workers and to know, before sentence is passed« at {deadline}», whether {B} is guilty. Until then {it} {it.is} in the hands of the party.',
    '"At {deadline} it will be done as {A} wants«, with music»," says {G}. "I would like to know« first» why our grandparents in {town} left it as it was. Find the {few} who are missing."',
  ],
  rumours: [
    '{B} has killed them, to keep {it} for {B.themself}.',
    '{A} will make {town} rich with it«: [ships|carts|pilgrims] from everywhere will come».',
    'On the graves at {p2} stands the same date, «{years} years ago, »{num} times.',
    '{S} has sold {A} the old stones« from there, and has been drunk since».',
  ],
  run: [
    '{B} means a duty: on each new moon the door at {lair} has to be barred from inside and a bell not rung. {B} has done it« for thirty years» and was never told why«, only how».',
    [
      'What answers the birds is far out and comes closer« to {town}» each night (DC 12 Perception). It is not yet here.',
      'start=two',
    ],
  ],
  gist: [
    'There is a reason: {it} {it.is} kept as {it.they} {it.is} so« that» something outside does not find its way to {town}. {A} knows it, «since {A.their} family made the bargain, »and changes it for {prize}; the missing workers are alive, behind the inner door.',
  ],
  truth: [
    [
      '{years.s} years ago something came to {town}, drawn by what happened at {it}, and {num} people died« in one night». A forebear of {B} promised that it would never happen again, and the family of {A} swore to keep silent« about it» and was given land« for this».',
    ],
    [
      '{A} has the old contract. It says« in the last clause» that whoever breaks the silence gets what came in that night, "and all that it brings": a treasure, as {A} reads it, with which {prize} can be bought. So {A} removed«, stone by stone,» what kept it away, and calls it progress.',
    ],
    [
      'The {few} workers heard a voice behind the inner door at {lair}, went in, and the door fell shut; {B} fed them« through a hole», as {T} does now, and cannot open it« alone»: it takes two keys. One is with {B}, the other hangs around the neck of {A}«, who knows very well where they are, since they could tell what they have seen».',
    ],
  ],
  turn: [
    'What is outside does not want to kill. It lost something here« {years} years ago», and the {num} people died because they were between it and the door. What it lost is behind the inner door, in a box« that the workers have found»: one can« simply» give it back.',
    "The contract is signed by two families, and the second is that of {G}. {G} did not know it, but by signing {A}'s permit {G.they} has« already» broken the oath; at {deadline} it will be looking for {G} first.",
  ],
  people: {
    G: [
      '{G} wants the workers back« for the sake of their families», and regrets the permit that {G.they} gave {A}.',
    ],
    A: [
      '{A} wants {prize}, does not believe in more than half« of the story», and has put aside a boat for the other half.',
    ],
    B: [
      '{B} wants somebody to do the duty tonight« and asks for nothing for {B.themself}». {B} has the first key sewn into a sleeve.',
    ],
    S: [
      '{S} sold the stones for a drink, did not ask what the signs mean«, dreams of it,» and would carry them back on {S.their} own back.',
    ],
    T: [
      '{T} is the only one who« ever» helped {B}, and knows how the bar is put in place. {T} does not go up again without company.',
    ],
    H: [
      '{H} heard the workers knock, was told« by {A}» that it was the wind, and does not believe it.',
    ],
  },
  looks: [
    [
      'A bed, a stove, and on the wall strokes« in rows of thirteen»: one for each new moon« of thirty years». A basket with bread for {few} people stands ready.',
    ],
    [
      '{num.t} graves of one night. In the chapel a painting shows {it}, and above it, «where the sky should be, »somebody has painted it over with grey.',
    ],
    [
      'New [ropes|lamps|glass] in crates, a poster« with {it} in gold», and« in the corner» old stones with signs, numbered for transport.',
    ],
    [
      'A round room with a heavy bar, and behind it the inner door with two keyholes. From inside comes knocking«, regular and weak». There is a view over the whole country, and of what is coming.',
    ],
  ],
  todo: [
    [
      'The hut is guarded by two men« of {A}», who are bored (DC 12 Deception) and superstitious (DC 12 Intimidation).',
    ],
    [
      'The grey paint«, which {A} paid for,» comes off with oil (DC 13 Sleight of Hand); what is below it is best looked at by one alone.',
    ],
    ['{H} sleeps in front of the crates. Whoever mentions the knocking is not sent away.'],
  ],
  clues: [
    [
      'Investigation :: counting the bread :: {B} bakes for {few} more people than live here: those« who are» missing are alive.',
      'Insight :: asking the guards what they must not let in :: They are to keep away {G}« above all», by order of {A}.',
      'Perception :: following the crumbs :: They lead up to {lair}, to a hole in the wall« the width of a hand».',
    ],
    [
      'History :: reading the dates :: All {num} died in one night, and on that night it had been different at {it}«, for a feast».',
      'Religion :: looking at the founder\'s name :: The chapel was paid for by the family of {A}, "in return for« land, and for» silence".',
      'Perception :: looking at the painting under the grey :: Everyone in it looks at {lair}, where a door is shown« with two keyholes».',
    ],
    [
      'Arcana :: reading the signs on the stones :: They are not decoration; each one says "not here".',
      'Investigation :: opening the strongbox :: A contract with two seals. One is that of {A}; the last clause is underlined« in fresh ink».',
      'Persuasion :: getting {H} to talk :: The knocking comes from {lair}. {A} has the key round the neck.',
    ],
  ],
  lairUse: [
    'The bar holds the outer door« against anything» for {few} rounds; it takes two people to lift it (DC 13 Athletics).',
    'If {it} {it.is} put back as {B} kept it, «even only for a moment, »what comes stops« and turns its head away».',
  ],
  tactics: [
    '{A} tries to throw the key from the height; those« who are» with {A} wait until somebody opens the outer door',
  ],
  parley: [
    '{A} gives up the key at the sight of what is coming: nobody has to persuade {A.them}« who has brought {A.them} to the window». Before that it takes a DC 15 Persuasion check, and the list of the {num} names.',
  ],
  clock: [
    ['The birds leave. {A} has the last stones broken out.'],
    ['For the first time something is seen on the horizon, «at dusk, »the height of a tower.'],
    [
      '{B} is brought before {council}; the hole« through which the workers were fed» is walled up.',
    ],
    [
      'At {deadline} it is done, with music, and it comes. {num.t} people die, or flee« and never return».',
    ],
  ],
  after: ['{A} is among the first to leave. {town} is given up, and {ruin}.'],
  endings: [
    {
      heading: 'As it was',
      text: [
        'The {few} come down alive, the stones go back, and {it} {it.is} again what it« always» was. {B} gets a bench of honour« and two helpers». {A} has to read the contract aloud« before {council}, to the end».',
      ],
    },
    {
      heading: 'Given back',
      text: [
        'If the box is put before the outer door, it takes it, «very carefully, »and goes. From now on {it} can be used by everyone in {town}. *The price:* nobody will ever believe that {B} was needed.',
      ],
    },
    {
      heading: 'A deal with {A.name}',
      text: [
        '{A} hands over the key for silence and keeps the land. «The workers are free. »*The price:* they, {B} and {H} have to lie for the rest of their lives, and {A} has the contract.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'It is in {town}, and looks for the box. Whoever brings it« from {lair}» through the streets to it, past all that has fallen, ends the night.',
      ],
    },
  ],
  steps: [
    'Find out why {it} {it.was} left as it was.',
    'Do what {B.full} asks for, on the new moon.',
    'Find the workers who are missing.',
    'Tell {council} before {deadline} what you have found.',
  ],
};
