import { everyTone } from '../../tones.ts';
import { deadly } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** One creature that does not speak. */
export const beastBound: MatterKernel = {
  id: 'beast-bound',
  sort: 'beast',
  of: ['monster', 'animal', 'vermin'],
  tells: [{ says: 'obey serve tame control wear follow' }, { says: '-' }],
  not: deadly,
  tones: everyTone,
  escort: ['people', 'construct'],
  roles: {
    A: [
      ['horse dealer', 'showman', 'moneylender', 'bailiff'],
      ['toll master', 'privateer', 'robber knight', 'judge'],
      ['heir without land', 'grand admiral', 'lord treasurer'],
    ],
    B: [
      ['old circus hand', 'shepherd', 'saddler'],
      ['falconer', 'horse breeder', 'beast tamer'],
      ['royal falconer', 'keeper of the menagerie', 'dragon scholar'],
    ],
  },
  sites: [
    ['the scene of the last attack', 'the wrecked bridge', 'the damaged gate'],
    ['the yard of {B.full}', 'the menagerie of {B.full}'],
    ['the town house of {A.full}', 'the shop of the instrument maker', 'the office of {A.full}'],
  ],
  lair: {
    names: [
      'the arena in the old quarry',
      'the roofless church',
      'the walled lake',
      'the empty granary',
    ],
    terrain: 'wild',
  },
  problem: [
    '{town} used to leave it in peace«, and was left in peace». For {weeks} weeks it has come each [market day|fifth night], has broken one thing, always what belongs to somebody who had refused to pay, and has gone again.',
    '{weeks.s} weeks ago it began to come close. It kills nobody« in {town}»; it breaks what is dear, and the next day somebody comes and offers protection, for money.',
  ],
  start: [
    'A low note«, more felt than heard,» goes over the roofs« of {town}»; all the dogs lie down. Then it comes: {it}. It walks down the middle of the street, «through all of {town}, »touches nothing, stops at one house, and leans on it until the front falls in; something shines around its neck. {B.full}, the {B.role}, beside you, has tears in {B.their} eyes. "It is afraid," {B.they} says.',
    '"Stand still," says {B.full}, the {B.role}, and holds you back« by the belt». {It} {it.is} drinking from the fountain« of {town}, as if it had come for that». It looks up at {B.full}, and for a moment nothing happens. Then there is a note, «from far off, »and it shakes« as if beaten», and turns, and tears down the [water wheel|weigh house|gate].',
  ],
  ask: [
    '{G} wants it to stop before {deadline}. "Kill it if you must, but I«, {G.name},» would like to know who it is that comes the next day, and how they «always »know which house."',
    '"Somebody sends it," says {G}. "Find out who, and how, before {deadline}: by then everyone will have paid, and« I will have» nobody« left who» is willing to complain."',
  ],
  rumours: [
    'Whoever hangs a red cloth on the door is spared. The cloths are sold at the market, by {S}.',
    '{B} brought it up by hand«, when it was small».',
    '{A} has had damage as well, and pays for the protection«, and advises others to do so».',
    'At {lair} the grass has been trodden down in a circle«, and no bird sings there».',
  ],
  run: [
    'The thing around its neck is a collar of [bronze|silver], «too tight, »with a bell without a clapper. Somebody with good ears notices that the note comes from the roof of {p3} (DC 14 Perception).',
    'If it is not attacked, it does not attack. Food in the hand, or its name from the mouth of {B}, stops it« for as long as the note is silent».',
  ],
  gist: [
    '{A} controls {it} with a collar and a pipe, and lives off those who pay« so that it does not come». At {deadline} it is to do one last thing, which brings {A.them} {prize}; then {A} will have it killed as a hero would.',
  ],
  truth: [
    [
      '{B} brought up {it} and let it go when it was grown. {weeks.s} weeks ago {A} bought« from an instrument maker» a collar and a pipe of the same casting: what the pipe plays hurts the one who wears the collar, until it obeys. {H} lured it to {lair} with a blanket« that {B} had thrown away».',
    ],
    [
      'The first broken house was a test. Since then {H} goes round and collects, and {A} has the list. With the money {A} pays for what is needed for {prize}; what money cannot do, {it} will: at {deadline} it is to break into {council}«, in the middle of the meeting».',
    ],
    [
      'In front of everyone {A} will «then »step up to it and play the last note, which kills it. {T} cast the collar and the pipe, has recognised the note and is afraid«, because the order came with a threat».',
    ],
  ],
  turn: [
    'The pipe must be fed: each time it is played, it takes the hearing of the player for an hour. {A} has been almost deaf for a week« and reads lips». Whoever stands behind {A} is not noticed.',
    'It has learned. It obeys more slowly each time and has started to bring {A} the wrong things«, on purpose». If somebody takes off the collar, it does not go to the forest but to {A}«; {B} can hold it back, if {B} wants to».',
  ],
  people: {
    G: ['{G} has paid as well«, twice,» and has not told {council}.'],
    A: [
      '{A} wants {prize}«, and to be applauded». {A} keeps the pipe in a case for spectacles«, and speaks a little too loudly».',
    ],
    B: [
      '{B} wants {it} to be free, and cannot go near it: the blanket was {B.their} fault. {B} knows how the collar could be opened«, but not alone».',
    ],
    S: [
      '{S} sells red cloths because someone asked for one, and has made more« in {weeks} weeks» than in a year«. {S} knows nothing and hopes that it remains so».',
    ],
    T: [
      '{T} made both pieces and has kept the mould. With it«,» a second pipe can be cast in a day, which cancels the first.',
    ],
    H: [
      '{H} collects the money and has begun to leave out the poor. «{A} does not know this; »{H} is on the point of running away.',
    ],
  },
  looks: [
    [
      'Beams, dust and a clear print of {it}; beside it, in the dirt, the print of a boot« that stood there and waited».',
    ],
    [
      'Empty pens«, all doors open». {B} still sweeps them each morning. On a nail hangs one half of a blanket.',
    ],
    [
      '[Instruments|Papers] everywhere, the shutters closed« on one side»; from the roof one sees all of {town}.',
    ],
    [
      'A ring of chains, an iron post« in the middle», polished by rubbing. Around it benches have been put up«, as for a performance». {It} lies by the post and lifts its head.',
    ],
  ],
  todo: [
    [
      'The owner wants to pay and be left alone. Only if promised that {H} will not come« again» (DC 13 Persuasion) does the owner speak.',
    ],
    [
      '{B} must be persuaded to come along (DC 12 Persuasion): alone {B}« only» sits and looks at the blanket.',
    ],
    [
      'The roof can be reached from outside (DC 13 Athletics) or through the house, past {H}«, who is counting money».',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at what was broken :: Everything around it is untouched: somebody aimed {it} like a hammer.',
      'Persuasion :: asking the owner about the day before :: {H} had been there«, friendly,» and had asked for a contribution. {H} works for {A}.',
      'Survival :: following the footprints :: They come from {lair}, and the boot went beside them« all the way».',
    ],
    [
      'Animal Handling :: hearing how {B} brought it up :: It never hurt anyone«, even when it was hungry». It must be in pain.',
      'Insight :: asking {B} who was interested in that :: {A} came, «in spring, »with cake, and asked what it is afraid of.',
      'Perception :: looking at the torn blanket :: The other half is missing; there are threads« of it» along the path to {lair}.',
    ],
    [
      'Arcana :: examining the drawings of {T} :: A collar and a pipe« of one casting»: what one plays, the other feels.',
      'Sleight of Hand :: opening the case for spectacles :: There is a pipe in it«, still warm». The case has the initials of {A}.',
      'Investigation :: reading the plan for {deadline} :: "Door left open. {lair.t} to {council}: a quarter of an hour."',
    ],
  ],
  lairUse: [
    'The collar opens with a key of bronze, or with a DC 15 Sleight of Hand check by somebody who sits on its neck«; {B} keeps it still for {few} rounds».',
    'Under the benches there is straw; for as long as it burns, {A} cannot play the pipe for coughing.',
  ],
  tactics: [
    [
      '{A} plays (it takes the action), and {it} has to attack whom {A} looks at; without the pipe it stops« at once», and then turns round to {A}. It has the statistics of <1 Mastiff, Black Bear, Dire Wolf, Giant Constrictor Snake, Giant Scorpion>, or of a beast that suits the party, and comes in place of those who are with {A}',
      'beast=any',
    ],
    [
      '{A} plays (it takes the action), and {it} has to attack whom {A} looks at; without the pipe it stops« at once», and then turns round to {A}. It has the statistics of {beast}, and comes in place of those who are with {A}',
      'beast=fits',
    ],
    [
      '{A} plays (it takes the action), and {it} has to attack whom {A} looks at; without the pipe it stops« at once», and then turns round to {A}. The collar has made it weak: it has the statistics of {weaker}, and comes in place of those who are with {A}; without the collar it is {beast}, and nobody here could stop it',
      'beast=strong',
    ],
  ],
  parley: [
    '{A} can be bluffed: with a second pipe«, real or not» (DC 14 Deception), {A} has to fear that it obeys somebody else, and throws down the case.',
  ],
  clock: [
    ['The next house« in {town}» falls in: somebody who lives there had spoken with the party.'],
    ['{G} pays for the third time«. {S} is out of red cloth».'],
    ['{T} wants to flee and is fetched back«. The benches are set up».'],
    [
      'At {deadline} it breaks into {council}«; {few} people are hurt». {A} plays the last note, and {it} {it.is} dead.',
    ],
  ],
  after: [
    '{A} is carried through the streets and has {prize}. The protection money is« now» called a tax; {ruin}.',
  ],
  endings: [
    {
      heading: 'The collar falls',
      text: [
        'It shakes itself, looks at {B}« for a long time», and goes. Everyone sees that it goes round the houses. {A} is before {council} with the case in hand, and {H} reads out the list. What was paid is paid back.',
      ],
    },
    {
      heading: 'The pipe changes hands',
      text: [
        '{A} hands over the pipe and leaves {town}. *The price:* it exists, and {G} is not the only one who would like to keep it« "for the protection of everyone"».',
      ],
    },
    {
      heading: 'Killed',
      text: [
        'If the party kills {it}, the attacks are over« and {town} cheers». *The price:* {B} leaves, {A} still has mould and pipe, and there are other animals.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'It lies before {council} and is not quite dead. {B} and a healer (DC 15 Medicine) can save it in the first hour«; {A} gives a speech meanwhile».',
      ],
    },
  ],
  steps: [
    'Look at what {it} {it.has} broken, and what not.',
    'Ask {B.full} what it was like before.',
    'Find out where the note comes from.',
    'End it before {deadline}.',
  ],
};
