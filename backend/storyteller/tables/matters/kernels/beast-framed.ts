import { everyTone } from '../../tones.ts';
import { deadly, withoutYoung } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** One creature that does not speak. */
export const beastFramed: MatterKernel = {
  id: 'beast-framed',
  sort: 'beast',
  of: ['monster', 'animal', 'vermin'],
  tells: [{ says: 'accuse blame frame suspect' }, { says: '-' }],
  not: new RegExp(`${deadly.source}|${withoutYoung.source}`),
  tones: everyTone,
  escort: ['people', 'beast'],
  roles: {
    B: [
      ['forester', 'herder', 'wood cutter'],
      ['master of the hunt', 'naturalist', 'ranger captain'],
      ['royal forester', 'warden of the marches', 'court naturalist'],
    ],
    A: [
      ['sheep farmer', 'furrier', 'cattle dealer', 'bailiff'],
      ['owner of the great estate', 'colonel of the levies', 'timber baron'],
      ['grand huntmaster', 'ruler of the marches', 'lord chamberlain'],
    ],
  },
  sites: [
    ['the place of the last attack', 'the burnt {farm}', 'the broken {fold}'],
    ['the hut of {B.full}', 'the lodge of {B.full}'],
    ['the kennels of {A.full}', 'the slaughterhouse', 'the stables of {A.full}'],
  ],
  lair: {
    names: ['the old wolf pit', 'the gorge behind the mill', 'the fenced valley'],
    terrain: 'wild',
  },
  problem: [
    'For {weeks} weeks {it} {it.has} been blamed for all dead {flock} and all broken doors, and at {deadline} {A.full}, the {A.role}, leads the great hunt«, and everyone in {town} who has a spear is to come».',
    'In {weeks} weeks {few} {farm}s have been attacked« at night», and at each one people found the tracks of {it}. {A.full}, the {A.role}, has promised to bring its head at {deadline}.',
  ],
  start: [
    [
      'A {farmer} of {town} leads you to what is left of a {fold}. {num.t} {flock} lie there, in a row«, as if counted», and at the gate is written« in chalk»: "{It}." {B.full}, the {B.role}, kneels beside the last one, puts a hand into the wound, and looks at the hand. "Have you ever seen an animal," {B.they} says, "that leaves the meat?"',
      '@one',
    ],
    [
      'It stands on the road in front of you, in the last light: {it}, not thirty steps away«, larger than you were told». It looks at you«, long and without fear,» and then past you, «at the forest edge, »where a twig cracks. An arrow hits the ground« between you and {it}». When you look again, the road to {town} is empty.',
      '@two',
    ],
  ],
  ask: [
    '{G} wants to know before the hunt at {deadline} whether {it} did it. "If so, kill it. If not, then somebody here kills by night«, and I have invited all of them to carry spears»."',
    '"I want no more dead animals, and no dead people," says {G}. "Find out what attacks the {farm}s, and put a stop to it« before {deadline}»."',
  ],
  rumours: [
    '{It} cannot be killed with iron; {few} men have tried, says a fourth.',
    '{S} has been feeding it, and was seen with blood on the coat.',
    'The {farm}s that were attacked had« all» refused to sell to {A}.',
    '{B} was once saved by {it}, «in the snow, »and has been odd since.',
  ],
  run: [
    [
      'The wounds were made with hooks: three parallel cuts«, always at the same distance» (DC 12 Nature or Medicine), and {H}, who is standing there with a rope, knows it. In one of them a splinter of horn is stuck.',
      'start=one',
    ],
    [
      'The archer on the road was {H}. Whoever follows finds the place« where {H.they} stood,» and a pair of wooden soles with claws carved into them (DC 13 Survival).',
      'start=two',
    ],
  ],
  gist: [
    '{A} has {H} attack the {farm}s with hooks and false claws, «and blames {it}, »so that the owners sell, and so that the hunt at {deadline} makes {A.them} a hero: that brings {A.them} {prize}. {It} guards its young at {lair}«, and is innocent».',
  ],
  truth: [
    [
      '{A} needs two things« for {prize}»: the land along the forest, and a deed that everyone sings of. {It} came in handy, because everyone« in {town}» had heard that {fact}. So for {weeks} weeks {H} has gone out« at night» with hooks and wooden claws, to the {farm}s whose owners will not sell.',
    ],
    [
      '{It} has a den at {lair}, with young«, {few} of them». It has killed nothing but deer. It does go close to the {farm}s: it follows {H}, and twice it has stood between {H} and a house. {B} has seen this« from afar» and took it for an attack.',
    ],
    [
      '{A} had {lair} fenced off weeks ago. At {deadline} the hunters, with {num} dogs, will drive {it} there, and {A} will strike the last blow« before all eyes». If one of the {farmer}s is killed« in the confusion», {A} knows already which one.',
    ],
  ],
  turn: [
    'The young are not only its own: among them lives a child, {few} years old, missing since« last» winter«, fed and warm». It belongs to {T}. Whoever shoots into the den« in the dusk» does not see the difference.',
    '{G} has been paid by {A} without knowing it: the spears, the beer and the reward« for the hunt» are a loan, with the common forest as security. If the hunt does not take place, {A} can call it in.',
  ],
  people: {
    G: ['{G} wants no hunt« with {num} amateurs», and has no courage to forbid it without proof.'],
    A: [
      '{A} wants {prize} and has practised the blow« on a stuffed bag». {A} is afraid of the real {it.n} and will not go near it in the dark.',
    ],
    B: [
      '{B} wants to repay a debt of life«, and has hesitated too long». {B} knows each path to {lair}.',
    ],
    S: [
      '{S} feeds a lame dog« in the forest, nothing more». The blood is from the butcher, who does not like to give away bones.',
    ],
    T: [
      '{T} lost a child in winter« and has stopped talking about it». {T} saw {H} come home at dawn with the hooks and thought of nothing.',
    ],
    H: [
      '{H} does it for money. Since {it} stood in {H.their} way for the second time« and did not bite», {H} has been asking {H.themself} who the animal is here.',
    ],
  },
  looks: [
    [
      'Trampled earth, feathers and wool, tracks« as large as plates». They come from the road to {town} and return to it.',
    ],
    [
      'A bed of furs, drawings of {it} on every wall, and dates below« them: where it was, and what it did there».',
    ],
    [
      '{num.t} dogs, {few} helpers, and a smell of horn« and glue». A workbench is covered with a cloth.',
    ],
    [
      "Rock walls on three sides, and a fence« of new wood» on the fourth. At the far end is the den, «dry and clean, »from which many eyes look out. There are bones of deer, and a [small wooden spoon|child's mitten].",
    ],
  ],
  todo: [
    [
      'The {farmer}s« of {town}» want to bury the animals« at once». For an hour of digging (DC 12 Athletics) they let the party look first.',
    ],
    [
      '{B} says nothing bad about {it}« and nothing good». Whoever can tell {B.them} of a similar encounter (DC 12 Persuasion) is shown the dates.',
    ],
    [
      'The dogs begin to bark« at strangers»; the smell of {it} makes them quiet, food works for one minute (DC 12 Animal Handling), unless {H} is there.',
    ],
  ],
  clues: [
    [
      'Survival :: measuring the tracks :: Left and right foot are the same«, all four»: somebody has carved one sole and copied it.',
      'Investigation :: asking the {farmer} who wanted to buy :: {A} made an offer the day before, and another one the day after«, for less».',
      'Survival :: looking for the real tracks :: There are some«, older and deeper». They end at a new fence, at {lair}.',
    ],
    [
      'Nature :: comparing the dates on the wall with the attacks :: On three nights of attacks {it} {it.was} somewhere else«, ten miles away».',
      'Persuasion :: asking {B} who has looked at the drawings :: {A} borrowed one, of the paws«, life-size».',
      'Perception :: following the newest drawing to its place :: From there one sees into {lair}: the den, the young, and the fence« that was not there in spring».',
    ],
    [
      'Investigation :: looking under the cloth :: Hooks, three to a handle, and wooden soles with claws«, cleaned a short time ago».',
      'Investigation :: reading the order for the work :: "As in the drawing. Three pairs. A."',
      'Perception :: listening to the helpers :: At {deadline} they are to drive it to {lair}, "where the gentlemen can sit and watch".',
    ],
  ],
  lairUse: [
    'The fence falls if two posts are cut (one action each): then the way is clear for {it}, in both directions«, and {A} knows it».',
    'From the rim stones can be rolled down (DC 12 Athletics): {hurt} bludgeoning damage, DC 13 Dexterity half, and the dogs« of {A}» run away.',
  ],
  tactics: [
    [
      '{A} stands above and shoots at the den« until somebody gets up there»; {it} fights on the side of those who stand between {A} and the young, with the statistics of a Dire Wolf or of a beast that suits the party',
      'beast=any',
    ],
    [
      '{A} stands above and shoots at the den« until somebody gets up there»; {it} ({beast}) fights on the side of those who stand between {A} and the young',
      'beast=fits|strong',
    ],
  ],
  parley: [
    '{A} stops if all the hunters see the hooks. The best way is to let the hunt come, and to meet it at the fence with {H}, the soles and {B} (DC 14 Persuasion; DC 10 if {H} speaks).',
  ],
  clock: [
    ['Another {farm} near {town} is attacked; its owner signs the sale« to {A}».'],
    ['{S} is caught in the forest and tied to the stocks« "as bait"».'],
    [
      '{A} distributes spears and beer. {B} tries to lead {it} away, and is shot« in the leg» by {H}.',
    ],
    [
      'At {deadline} {it} {it.is} killed at {lair}, with its young, and a {farmer} who would not sell dies« of "a stray spear"».',
    ],
  ],
  after: [
    'The attacks stop, so that everyone is grateful to {A}, who receives {prize}. In winter the deer eat the seed« of {town}», and {ruin}.',
  ],
  endings: [
    {
      heading: 'It comes out',
      text: [
        'The hunt stands before the fence« with {num} dogs» and does not know whom to hunt. Then they turn round to {A}. {It} {it.is} seen once more, on the hill, with its young. The sales are void; {B} is asked to look after the forest« for {town}».',
      ],
    },
    {
      heading: 'Led away',
      text: [
        '{B} and the party bring {it} and the young over the pass« by night». *The price:* {A} comes home« from an empty valley», says that {it} fled from {A.them}, and has {prize} all the same.',
      ],
    },
    {
      heading: 'A head for {A.name}',
      text: [
        'If {A} is given the hide of another animal, {A} has the deed, and lets the land go. *The price:* {H} knows, and the next time {A} is in need« of a deed», {it} {it.is} not there.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'One of the young has got away, and {T} hears a child crying in the forest. The hooks still exist«, and {H} has not been paid».',
      ],
    },
  ],
  steps: [
    'Look at the place of the last attack.',
    'Find out where {it} {it.is}, and what it does there.',
    'Find out who gains by the attacks.',
    'Stop the attacks before {deadline}.',
  ],
};
