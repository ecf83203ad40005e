import { everyTone } from '../../tones.ts';
import { guardFrame } from '../frames/guard-frame.ts';
import type { MatterKernel } from '../matter-types.ts';
import { speaking } from '../noun-kinds.ts';

/** `{I}` is to be kept alive in one place until a day; A is the killer and H the one in the house who is forced to help. */
export const guardPerson: MatterKernel = {
  id: 'guard-person',
  sort: 'person',
  of: speaking,
  needs: 'guard',
  tones: everyTone,
  frame: guardFrame,
  escort: ['people'],
  scale: {
    deadline: [
      ['the evening in the great hall', 'the day of the open doors'],
      ['the great reception', 'the evening at the opera'],
      ['the great reception', 'the audience of the envoys'],
    ],
  },
  roles: {
    G: [
      ['steward of the house', 'captain of the watch', 'housekeeper'],
      ['chief steward', 'captain of the house guard', 'master of ceremonies'],
      ['lord chamberlain', 'captain of the palace guard', 'marshal of the court'],
    ],
    A: [
      ['travelling barber', 'flute player', 'tooth puller'],
      ['fencing teacher', 'portrait painter', 'dancing master'],
      ['court portrait painter', 'envoy without a country', 'visiting astronomer'],
    ],
    B: [
      ['secretary', 'old nurse', 'bodyguard'],
      ['private secretary', 'chief bodyguard', 'house physician'],
      ['private secretary', 'chief bodyguard', 'food taster'],
    ],
    S: [
      ['creditor', 'dismissed cook', 'former friend'],
      ['political opponent', 'jilted partner', 'critic'],
      ['rival at court', 'opponent from the last war', 'banished cousin'],
    ],
    T: [
      ['chimney sweep', 'lamplighter', 'flower seller'],
      ['chimney sweep', 'coach driver', 'window cleaner'],
      ['keeper of the clocks', 'gardener of the roof garden', 'lamp keeper of the palace'],
    ],
    H: [
      ['kitchen hand', 'porter', 'laundry hand'],
      ['wine steward', 'footman', 'pastry cook'],
      ['wine steward of the court', 'second chamberlain', 'keeper of the wardrobe'],
    ],
  },
  sites: [
    ['the rooms of {I.full}', 'the house of {I.full}'],
    ['the kitchen', 'the wine cellar', "the servants' stairs"],
    ['the place where {deadline} is prepared'],
  ],
  lair: {
    names: [
      'the bell loft across the square',
      'the empty house opposite',
      'the scaffold behind the stage',
      'the clock room above the hall',
    ],
    terrain: 'indoors',
  },
  problem: [
    'Two attempts on {I} have failed so far: a [flowerpot|roof tile] that missed by a hand, and a glass from which the cat drank first«, and slept for a day». {days.t} days must still be got through, up to {deadline}, and {I} refuses to hide.',
    'The first warning was a [black feather|chess king] on the pillow, the second a saddle girth that had been cut halfway. {I} laughed about both, and has stopped laughing. Until {deadline}, in {days} days, {I.they} must be seen in public«, and alive».',
  ],
  start: [
    [
      'When you come in, {I.full} sits at a table that is laid for twelve and eats nothing. {B.full}, the {B.role}, cuts a pear into slices, smells at each, and lays them down again. "You are the [fourth|third] ones who are to save me," says {I.full}, "[and what did the others do wrong?|so tell me what the others did wrong.]" {B.full} answers in {I.full}\'s place: "They looked at the doors." Behind {B.full} a window bangs.',
      '@pear',
    ],
    [
      'A [spot|flash] of light crosses the ceiling above {I.full}: somebody on a roof over there has moved [a mirror, or glass, or a blade|something that shines]. {B.full}, the {B.role}, has thrown {I.full} to the floor before you have understood it. Nothing comes. "Twice today," says {B.full}. "They are measuring." On the floor {I.full} looks at you from below. "Good evening," says {I.full}, "I hear that you are [staying|the new ones]."',
      '@light',
    ],
  ],
  ask: [
    '{G} wants {I} alive on the morning after {deadline}. "I do not need a culprit first, I need {I} breathing. You sleep [here|across the threshold], you eat what {B} eats, and you may open any door. And be kind to the servants: they are more afraid than {I}."',
    '"{days.t} days," says {G}. "You decide where {I} goes, eats and sleeps, and I decide nothing any more. Two attempts there have been, and {B} thinks that the third one will be better. Find out how it is to happen, and be [there first|in the way]."',
  ],
  rumours: [
    '{S} has said before witnesses that one would have to put an end to it. Since then {S} has been lodging two doors away.',
    'In the kitchen a plate fell today, and {H} began to cry.',
    '{A} has been engaged for {deadline}, is charming, and has asked for nothing but a place with a good view.',
    '{T} says that at night somebody sits in {lair}, and no lamp is burning.',
    'The price on the head of {I} is {bribe} gp«, or ten times as much, depending on who tells it».',
  ],
  run: [
    [
      'Only one of the slices has been pricked with a needle (DC 13 Perception). {B} knew it; the fruit bowl was brought by {H}.',
      'start=pear',
    ],
    [
      'The light came from {lair} (DC 13 Perception). {T} has the key to it and has lent it to nobody«; but it was gone for a night».',
      'start=light',
    ],
    'Each day has three hours in which {I} can be seen: at the window in the morning, at table, and on the way to {p3}. For each of them the party can say how it is done.',
    '{S} stands below the window and does not hide. Asked, {S} says: "If anybody is to ruin {I}, it will be me, in court."',
  ],
  gist: [
    '{fact}: it is true, and the killer is already in the house. {A} lets two clumsy attempts be seen, so that everyone looks at doors and plates; the real one comes from {lair}, at {deadline}. {H} is forced to help. If {I} lives through {deadline}, the contract is void.',
    'It is as {G} says: {fact}. {A} has been engaged for {deadline} under a false name, uses {H}, and practises in {lair}. Three attempts come day by day, each can be foiled, and {I} must be kept alive through all of them.',
  ],
  truth: [
    [
      "Those who pay sit far away, in {town2}, and lose [a treaty|a fortune|an office] if {I} is alive at {deadline}. {A} has never met them: half of the money came in a violin case, the other half lies at a notary's and is due for a death before {deadline} is over. After it, {A} would kill for nothing, and {A} does nothing for nothing.",
      'A letter without a name brought {A} to {town}, with half of the pay. The other half is due if {I} does not live to see the end of {deadline}; the senders, in {town2}, have a great deal to lose by what {I} is to do there. {A} does not know them, does not hate {I}, and is proud of never having failed.',
    ],
    [
      '{A} works in three steps: a first attempt that is seen, a second one by the hand of another, and the real one, for which nobody is prepared any more. The second one is poison, and {H} is to serve it. {A} has the father of {H} as a guest somewhere, well fed, without a key, and {H} gets a lock of hair each morning.',
    ],
    [
      'The third is a bolt from {lair}, at the moment when everyone rises at {deadline}. {A} has made a hole there as large as a coin, has marked the floor at {p3} where {I} will stand, and has had {T} tell when the bells are so loud that nobody hears anything. {S} saw {A} with chalk on both knees, and took it for piety.',
    ],
  ],
  turn: [
    'On the second evening {I} has had enough and goes out alone, to [say goodbye to somebody|breathe|prove something]. {H} knows the way, and has told it. The party finds {I} on a bridge, with {A} at {I.their} side, who is only too charming; not yet, there are too many people.',
    '{H} breaks down in front of {B} and says everything, but not where the father is kept: {H} does not know. If the party frees the father («the mark on the lock of hair is that of the barber of {town2}; »DC 14 Investigation), {H} serves {A} the wrong glass, gladly.',
  ],
  people: {
    G: [
      '{G} wants nothing to happen in this house. {G} engaged {A} {G.themself}, on excellent references, and will find that out at the worst moment.',
    ],
    A: [
      "{A} wants to do perfect work, once more, and then retire. {A} is never in a hurry, remembers everyone's name, and cannot stand being praised for the wrong thing.",
    ],
    I: [
      '{I} wants to be at {deadline}, whatever it costs, because others count on it. {I} does what the party says if it is told the reason, and the opposite if it is not.',
    ],
    B: [
      '{B} has stood beside {I} for {few} years and wants to go on doing so. {B} trusts nobody new, and would step into a bolt without thinking.',
    ],
    S: [
      '{S} wants {I} beaten fairly, which needs {I} alive. {S} has watched the house for days and seen more than the guards.',
    ],
    T: [
      '{T} sees {town} from above, knows {lair} and was paid by a polite stranger for the hours of the bells. {T} has begun to wonder about it.',
    ],
    H: [
      '{H} wants to have {H.their} father back and nobody dead. {H} has poured one glass away already, and has been told that it was the last time.',
    ],
  },
  looks: [
    [
      'Three doors, two windows, one bed in which nobody sleeps any more: {I} has been sleeping in an armchair in the passage«, on the advice of {B}». On the sill lies [plaster dust|a hair], and from there one sees {lair}.',
    ],
    [
      'Steam, copper, a board with the names of all who have work here, and one nail without a name. {H} works in the corner, quickly, and looks at the hands of the others. The glasses for {I} stand on a tray of their own.',
    ],
    [
      'Ladders, wreaths, somebody who practises a speech to empty chairs. On the floor is a cross of chalk, where {I} is to stand; {A} has made a suggestion about the light, and everyone was grateful.',
    ],
    [
      'The workshop of {A}: dust and ropes, with a hole in the boards as large as a coin. Through it one sees one cross of chalk and nothing else. A blanket is folded there, square, and next to it lie {few} cherry stones in a row.',
    ],
  ],
  todo: [
    [
      '{B} wants to see what the party is worth, and tries to get to {I} past it, with a wooden spoon (DC 13 Perception by the group). If {B} fails, {B} becomes an ally and tells the daily round; if not, too, but with a sigh.',
    ],
    [
      "At table everything must be brought by somebody, and tasted by somebody. Whoever works here for an hour (DC 12 with cook's tools, or Persuasion) notices who is afraid; whoever has everyone lined up is lied to by all.",
    ],
    [
      'The party may change one thing: where {I} stands, what hangs before the window, or who sits behind. {G} allows one without reasons, two with a clue (DC 13 Persuasion). Each change takes away one advantage from {A} at {deadline}.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the dust on the sill :: A line was measured here with a thread, from the height of a standing person: it is to be a bolt, from outside.',
      'Insight :: asking {B} who was near at both attempts :: {H}, who was sent each time, and {A}, who helped {I} up both times, and did it very well.',
      'Perception :: looking along the thread :: It points at {lair}, and at a hole in its boards.',
    ],
    [
      'Medicine :: smelling at the glasses :: One has been rubbed with something that makes the hand slow. It is not meant to kill, but to keep {I} standing still.',
      'Persuasion :: sitting with {H} when the others have gone :: Somebody has taken the father of {H}, and sends hair. The voice behind the door was pleasant and said "please": that of {A}.',
      'Nature :: looking at what {H} has in the apron :: Cherry stones, which {H} had to carry away. They come from {lair}, where somebody waits for a long time.',
    ],
    [
      'History :: reading the programme of {deadline} :: At one point all rise, and the bells ring: then it will be.',
      'Investigation :: asking who drew the cross :: {A}, "because of the light". The light comes from the other side.',
      'Acrobatics :: standing on the cross, looking up :: Between two wreaths one sees {lair}, and nothing else.',
    ],
  ],
  lairUse: [
    'The ropes in {lair} hold [a bell|a curtain weight|the great clock]. Cut (one action), it comes down: {hurt} bludgeoning damage to whoever stands below, DC 13 Dexterity half.',
    'From {lair} {A} can shoot once in each round as long as {I} stands on the cross. A wreath let down, a coat held high or {B} in the way each cost {A} one shot.',
    'Whoever wears the clothes of {I} and has the walk (DC 14 Performance) draws the first bolt; it is aimed at a shoulder higher or lower, depending on who it is.',
    [
      'A black stone hangs under the shirt of {A}: whoever is killed within ten steps of it cannot be raised before the stone is broken (AC 15, 40 hit points).',
      'tier>=2 tone!=whimsical',
    ],
  ],
  tactics: [
    '{A} does not fight for honour: first the shot, then smoke, then over the roofs by a rope that was hung up a week ago, and only who stands in the way is fought; {H} has tied a knot into that rope, if the party was kind',
  ],
  parley: [
    '{A} can be reasoned with, since it is work. If the party shows that the second half cannot be earned any more (DC 14 Persuasion: {I} hidden until after {deadline}, or the notary warned), {A} bows and goes. *The price:* {A} walks away, unpunished, with a list of those who hire, and would sell it for {bribe} gp.',
  ],
  clock: [
    [
      'First attempt, which is meant to be seen: something heavy falls. {I} is missed, and everyone looks up from now on.',
      'First attempt: a horse of {I} shies, and {A} is the one who holds it. There is applause.',
    ],
    ['Second attempt: {H} serves the glass, with wet eyes. Whoever drinks it is slow for an hour.'],
    [
      '{A} spends the night in {lair}. {T} sees that no lamp is burning there, and sits down at the kitchen door of the house to tell somebody.',
    ],
    [
      '{Deadline}: all rise, the bells begin, and the bolt flies. Where {I} stands then, and what is in between, is what the party has made of {days} days.',
    ],
  ],
  after: [
    '{I} is carried out through a side door, and {A} is on the road to {town2} before the bells stop; {ruin}.',
  ],
  endings: [
    {
      heading: 'The morning after',
      text: [
        'It is over, and {I} is still there, with a cold, and in a bad mood about everything that has to be done now. {A} sits in a cell with a view, or lies at the foot of a rope with a knot in it. {H} gets {H.their} father back, and {B} sleeps, for the first time in {days} days, in a bed.',
      ],
    },
    {
      heading: 'The wrong one on the cross',
      text: [
        'The bolt hits the one who wore the coat of {I}, and not deeply. {I} is alive and has done at {deadline} what was to be done. *The price:* everyone now knows that {I} was behind the stove meanwhile, and {S} will never let that be forgotten.',
      ],
    },
    {
      heading: 'Work is work',
      text: [
        '{A} bows to {I} and goes, and {I} has never felt so offended. *The price:* nobody is punished, the ones in {town2} still have money, and {A} sends a card each year on the day of {deadline}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          '{I} is lying in the side room, and {B} does not let anyone in. It is not the end: {I} breathes, slowly, and whoever finds {A} before the next evening finds what is needed in a small bottle. What {I} had to do at {deadline}, somebody else must do, and that will be {S}.',
          'tone=whimsical',
        ],
        [
          "{I} is dead, and {B} lets nobody into the side room. What {I} had to do at {deadline}, somebody else must do now, and to everyone's surprise {S} gets up and does it. {A} has to be caught before {A} is paid, on the road to {town2}.",
          'tone!=whimsical',
        ],
      ],
    },
  ],
  steps: [
    'Keep {I.full} alive until {deadline} is over.',
    'Find out how it is to be done.',
    'Find out who in the house helps.',
    'Look at everything from which one can see {p3}.',
  ],
};
