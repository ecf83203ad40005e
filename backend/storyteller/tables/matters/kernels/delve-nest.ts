import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { nestFrames, nestSides } from './delve-nest-frames.ts';
import { living } from '../noun-kinds.ts';

const creatures =
  'kobold goblin hobgoblin bugbear gnoll orc spider rat wererat bat elemental mephit harpy flayer illithid ghoul ghast skeleton zombie undead dead wight wraith ' +
  'vampire mummy drowned imp demon devil ooze slime stirge centipede scorpion snake ant beetle wasp crab lizardfolk ' +
  'mimic worm bee moth roper worg snake hornet troglodyte kuo-toa myconid gargoyle golem shadow ettercap drow duergar dwarf bandit outlaw brigand ape monkey crow raven insect';

const places =
  'mine cellar sewer warehouse lighthouse tower fort fortress keep cave cavern tunnel quarry forge mill barn granary basement attic harbor harbour ' +
  'university academy library school crypt cemetery graveyard catacomb prison hospital theatre theater brewery inn ship wreck bridge lair den nest dungeon';

/** A building that is haunted has a plot of its own. */
const hollows =
  'mine cellar sewer cave cavern tunnel quarry basement crypt cemetery graveyard catacomb lair den dungeon fort fortress ruin';

/** Creatures have moved in somewhere: `{brood}`, in `{den}`. */
export const delveNest: MatterKernel = {
  id: 'delve-nest',
  sort: ['band', 'claim', 'beast', 'being', 'site', 'thing'],
  of: [...living, 'building', 'hollow', 'vehicle', 'settlement', 'ill'],
  states: ['usual', 'dead'],
  tells: [
    {
      nouns: creatures,
      says: '- in be live nest lair dwell settle move infest hide roost lurk take occupy invade escape overrun haunt use inhabit breed squat crawl come pour infect swarm',
    },
    {
      nouns: 'zombie spider rat insect undead ghoul goblin kobold',
      says: '-',
      tasks: 'clear clean drive chase exorcise',
    },
    {
      nouns: 'person dead corpse zombie',
      says: 'walk rise crawl',
      objects: 'cemetery graveyard crypt grave catacomb',
    },
    { tasks: 'clear clean retake reclaim', nouns: places },
    { nouns: places, says: 'full infest overrun abandon occupy inhabit crawl swarm' },
    { nouns: hollows, says: 'haunt' },
    {
      tasks: 'investigate explore search enter scout visit',
      nouns:
        'mine cellar sewer lighthouse warehouse fort cave cavern quarry mill barn granary wreck lair den',
    },
    { nouns: 'mine sewer cave cavern lair den', says: '-', tasks: '' },
  ],
  tones: everyTone,
  escort: ['people'],
  fights: 'brood',
  frame: {
    ...nestFrames,
    sides: nestSides,
    labels: {
      clues: ['why they are here', 'what stops them', 'the way to the heart'],
      lair: 'The heart of the place',
      suspects: 'Who knows what',
      truth: 'What is going on in there',
      plan: 'What happens if nobody goes in',
      actOne: 'Act one: Into {den.t}',
    },
  },
  without: ['A'],
  scale: {
    deadline: [
      ['the new moon', 'midsummer night', 'the first night of frost'],
      ['the dark of the moon', 'the night of the spring tide', 'the longest night'],
      ['the eclipse', 'the night of the five stars', 'the longest night'],
    ],
    ruin: [
      [
        '{brood} will be in every cellar of {town}',
        'the lower half of {town} [has to|must] be given up',
      ],
      [
        '{brood} will hold both roads between {town} and {town2}',
        'the whole quarter around {den} [has to|must] be emptied and walled up',
      ],
      [
        '{brood} will come up in three provinces [at once|immediately]',
        'the court leaves {town}, and {brood} keep{brood.v} it',
      ],
    ],
  },
  roles: {
    B: [
      ['caretaker', 'foreman', 'leaseholder'],
      ['master builder', 'warden of the works', 'overseer'],
      ['surveyor of the crown works', 'castellan', 'crown warden'],
    ],
    S: [
      ['treasure seeker', 'discharged soldier', 'odd-job worker'],
      ['sellsword', 'disgraced scout', 'relic hunter'],
      ['captain of a lost company', 'royal scout', 'disgraced duellist'],
    ],
    T: [
      ['rat catcher', 'chimney sweep', 'laundry worker'],
      ['well digger', 'mason', 'ferry hand'],
      ['master mason', 'royal gardener', 'bell ringer of the court'],
    ],
    H: [
      ['apprentice', 'night watchman', 'lamp lighter'],
      ['surveyor', 'master of the works', 'clerk of the works'],
      ['royal engineer', 'court cartographer', 'lieutenant of the guard'],
    ],
  },
  sites: [
    ['the way in', 'the entrance'],
    ['the hoard', 'the heaps'],
    ['the high ledge', 'the loft of the watchers'],
  ],
  lair: {
    names: ['the innermost chamber', 'the far end', 'the last chamber'],
    terrain: 'underground',
  },
  problem: [
    '{B.full}, the {B.role}, answers for {den.full} and has not been inside for {weeks} weeks. {few.s} days ago it became worse: {H.full}, the {H.role}, did not come out, and since then nobody« from {town}» has got further than a stone can be thrown.',
    'At first people kept away and hoped. But {few} days ago {brood} began to come out at night«, as if looking for something», and {H.full}, the {H.role}, who works for {B.full}, the {B.role} of {den.full}, has been missing since that evening.',
  ],
  start: [
    [
      'Across the way into {den} stands a wall of carts, doors and one piano. "[Quiet|Listen]," says {B.full}, the {B.role}, and puts a hand on it. From inside one hears {noise}; then all is still, and somebody far away knocks: three times, a pause, three times. "That is {H.full}," says {B.full}. "Still counting. What are you waiting for?"',
      '@wall',
    ],
    [
      'A wheelbarrow rolls out of {den} with nobody behind it and stops at your feet. In it lie a cap, a full bottle of lamp oil and a slate. On the slate is written in a hurry: STAND STILL AND IT PASSES. DO NOT RUN. H. "That is the hand of {H.full}," says {B.full}, the {B.role}, and turns the slate over: STILL HERE. BRING BREAD.',
      '@slate',
    ],
  ],
  ask: [
    '{G} wants {den} free of {brood} before {deadline}, and {H} out of there first. "[Kill|Beat] them, drive them off, talk to them if they talk. I do not care how«, as long as my people can walk past {den} again»."',
    '"Bring out {H}," says {G}, "and then make an end of it, before {deadline}. I would rather pay for [a clever way|a quiet way] than for a funeral«, but I pay for both»."',
  ],
  rumours: [
    '{S} has been in there and came back, and will not say what {S.they} saw« or what {S.they} brought».',
    'They do not like {fear}, says {T.name}«, who has tried it from the window».',
    '{brood} [came up from below|came by night, in a line], and it was not the first time: the same happened {years} years ago.',
    '{B} knew of it for a week and said nothing, because of the rent.',
    'Whoever runs is followed. [Whoever|Anyone who] stands still is only looked at.',
  ],
  run: [
    [
      'The knocking can be answered with any stone. {H} knocks back the way to {p3}: three knocks, left; two, right (DC 12 Perception).',
      'start=wall',
    ],
    [
      'The wheelbarrow was pushed from far inside, and the slate is dry: {H} wrote it less than an hour ago (DC 12 Investigation).',
      'start=slate',
    ],
    '{S} stands behind the others with one hand in a bag, and goes pale as soon as one hears {noise} (DC 13 Insight).',
    '{B} has a plan of {den}, drawn before {brood} came. Two of its walls have a pencil mark: doors that {T} remembers.',
  ],
  gist: [
    '{fact}, and it is no rumour: {brood} {brood.is} in {den.full}, [because|since] {want}. It became worse when {S} stole {token} from {lair}. {H} is alive, at {p3}. {brood} {brood.is} led by {great}; to be rid of {brood.them}, fight {great}, or {undo}.',
  ],
  truth: [
    [
      '{fact}; {brood} came to {den.full} because {want}. {great} sits at {heart}, at {lair}, and rarely leaves it. {brood} {brood.has} no plan against {town}: {brood.they} keep{brood.v} what {brood.they} {brood.has}, and take{brood.v} what comes too close.',
    ],
    [
      '{few.s} days ago {S} got as far as {lair}, alone, and took {token} away. It was worth money, {S.they} thought. Since then {brood} search{brood.es} for it every night, a little further from {den} each time, and at {deadline} {brood.they} will be in {town}.',
      'Until {few} days ago one could have lived beside {brood}. Then {S} crept in to {lair} and came out with {token} under the coat. {brood} follow{brood.v} the trail of it by night, and lose it at daybreak; at {deadline} there is no daybreak early enough.',
    ],
    [
      '{H} went in to look for {S}, was cut off, and climbed up to {p3}, where {brood} cannot easily follow. {H} has [lamp oil for two nights|water and half a loaf], has watched {brood} for days, and knows the way to {lair} better than anyone.',
    ],
  ],
  turn: [
    [
      '{S} still has {token}, in the bag, and cannot sell it: it grows [warmer|heavier] every night. Given back openly at {lair}, it ends the searching [at once|immediately]; {great} then lets everyone leave who came in peace, once.',
      'kind=quest',
    ],
    [
      '{token} grows [warmer|heavier] every night, as if it knew the distance. Given back openly at {lair}, it ends the searching [at once|immediately]; {great} then lets everyone leave who came in peace, once.',
      'kind=adventure',
    ],
    '{brood} {brood.is} afraid as well. Below {lair} there is a hole, and the stones over it have been piled up from this side: {brood.they} {brood.is} not the worst thing in {den}, and as long as {great} is there, it stays shut.',
  ],
  people: {
    G: [
      '{G} wants peace before {deadline}, and has promised the family of {H} something that {G.they} cannot be sure of.',
    ],
    B: [
      '{B} wants {den} back in use. {B} has the only plan of it, says "Mind the low beam" before every job, and leaves out« from shame» that the grating was left open in spring.',
    ],
    S: [
      '{S} [wants to|would like to] be rid of {token} without admitting to it. [Whoever|Anyone who] promises that {G} will not hear of it (DC 13 Persuasion) hears where it is.',
    ],
    T: [
      '{T} knows a second way in, too narrow for armour, that comes out above {p2}. In return {T} wants a lamp carried in for a brother who died there {years} years ago.',
    ],
    H: [
      '{H} is alive at {p3} and wants bread, water and company on the way out. {H} has counted {brood}, and has a name for each.',
    ],
  },
  looks: [
    [
      'Behind the barrier [the air is warmer than outside|the light ends after ten steps]. The lamp shows {traces}, and a string that {H.name} laid, knotted at every corner. From here one hears {noise}, always from where one is not looking.',
      'Everything that can be moved has been moved aside, as if for a visit. One sees {traces}. A lantern« of {H.name}» still burns on a hook, turned very low.',
    ],
    [
      'What {brood} took lies here in heaps, sorted« by a taste that one would like to understand»: [shoes|spoons], bottles, a church clock, a saddle. Between them stands {fearThing}, and around it nothing else, at a distance of ten feet.',
      'Sacks, barrels and bedding to the ceiling, and a path through them as wide as one person. At its end, alone against the wall, is {fearThing}; the floor around it is clean.',
    ],
    [
      'A platform [of old planks|behind a half-fallen wall], twelve feet up, with a rope that is drawn up. Above the edge a face appears, then a lamp: {H.full}, with chalk on both hands and the whole wall behind covered with strokes.',
    ],
    [
      'The place is wide and lower than one would like. [In the middle|In the centre] is {heart}, and beside it {great}, which turns before you have made a sound. At the back lies a heap of stones over a hole in the floor, from which a cold draught comes.',
      'Here all paths of {den} end. {great} waits at {heart}; [the others are on the walls and look only there|the others form a ring and leave a gap on your side]. Behind it stones have been piled over a hole in the floor.',
    ],
  ],
  todo: [
    [
      'Two sentries of {brood} walk to and fro here. Walking slowly and in step, the party is let through (DC 13 Stealth by the group); running brings three more from further in, and costs the way back.',
    ],
    [
      'The heaps are a trap that nobody built: whoever pulls at the wrong thing (DC 13 Dexterity saving throw) is buried up to the neck, takes {sting} bludgeoning damage, and is heard.',
    ],
    [
      'The rope comes down for whoever knows what {B.name} says before every job, "Mind the low beam"; {B.they} can be asked at the barrier, or the party talks {H.name} out of the fear (DC 13 Persuasion). Climbing without the rope is DC 13 Athletics.',
    ],
  ],
  clues: [
    [
      'Survival :: reading the tracks :: {brood} come{brood.v} out each night, in a line, and go{brood.es} back before dawn: a search, and no raid. All lines begin at {heart}.',
      'Perception :: watching the sentries :: They give way to a lantern that swings, and stop altogether at {fear}, even far away.',
      'Investigation :: following the knotted string :: One knot for each corner. After the last one it is cut; from there the draught leads to {lair}.',
    ],
    [
      'Insight :: looking at what was taken and what was not :: No weapon, no coin: only what is round, warm or shines. Something like {token} is what they are looking for.',
      'Arcana :: looking at what stands apart :: To {fearUse} takes one action, and all of {brood} within 30 feet keep away [for a round|for one round]. ({great} alone can resist it, with a Wisdom saving throw against the DC of this check.)',
      'Nature :: holding up a wet finger :: The cold air comes from {lair}, and there is a gap behind the largest heap, wide enough to crawl.',
    ],
    [
      'Persuasion :: letting {H} tell it in order :: {S} came by with {token} under the coat, running, and the whole place woke up.',
      'Investigation :: reading the strokes on the wall :: A timetable: at the change of the guard, every four hours, only {great} is awake, for as long as a candle burns down an inch.',
      'Athletics :: climbing to the top of the ledge :: From up there one sees down into {lair}, and a beam that reaches across it.',
    ],
  ],
  lairUse: [
    'Above {heart} runs a beam on which one can cross (DC 12 Acrobatics). Cut or kicked loose (DC 14 Athletics, one action), it falls on whatever is below: {hurt} bludgeoning damage, DC 13 Dexterity half.',
    'The stones over the hole can be pulled away (two actions). The cold that comes up puts out every flame, and {brood} run{brood.v} to close it and do nothing else for two rounds.',
    'Whoever holds up {token} is not attacked as long as they stand still; [whoever|anyone who] throws it makes {great} go after it [for a round|for one round].',
    'To {fearUse} takes one action here as well: {brood} hold{brood.v} off [for a round|for one round], and {great} makes a DC 13 Wisdom saving throw or does the same.',
  ],
  tactics: [
    '{great} does not move more than 20 feet from {heart} and has the others come from two sides; at half of its hit points it stands over {heart} and only defends itself',
    '{great} fights whoever is nearest to {heart} and lets all others go; those with it try to push people towards the exit, not to kill',
  ],
  parley: [
    [
      '{great} speaks, badly and proudly, and would rather talk than lose more of its own. It asks for {token} first, then for a place to live; {G} has an empty one to give (DC 13 Persuasion), and {B} gets {den} back.',
      'kin=folk',
    ],
    [
      '{great} does not speak, but understands an open hand. If {token} is laid down and the party steps back (DC 13 Animal Handling), it lets the whole nest be carried out, and walks beside it through the night.',
      'kin=beast',
    ],
    [
      '{great} answers, slowly, to whoever greets it as one greets the dead (DC 13 Religion). It wants {token} back, the grave closed and somebody who stays until it is quiet; [after that|from then on] none of them rises again.',
      'kin=dead',
    ],
    [
      '{great} talks like [stones|embers] and has one wish: home. [Whoever|Anyone who] offers the release from the ring (DC 13 Arcana) has its word, and it keeps the others still while {token} is put back.',
      'kin=bound',
    ],
    [
      "{great} speaks in everybody's head at once, politely. It bargains as long as the party has {token} (DC 13 Persuasion, with disadvantage for whoever lies): the young for the town, down the sluice, and never again here.",
      'kin=mind',
    ],
  ],
  clock: [
    [
      '{brood} search{brood.es} everything within a bowshot of {den}. [A dog barks until morning|All lamps there are out in the morning].',
    ],
    ['{H} uses the last of the oil, and knocks less often.'],
    [
      [
        '{brood} break{brood.v} through the barrier« and put it back in order behind {brood.them}». {S} tries to leave {town} with {token}, and turns round at the gate, followed.',
        'kind=quest',
      ],
      [
        '{brood} break{brood.v} through the barrier« by night», and go{brood.es} through the nearest houses room by room, without a sound.',
        'kind=adventure',
      ],
    ],
    [
      'At {deadline} {brood} come{brood.v} out, all of {brood.them}, with {great} in front, and go{brood.es} from house to house until {token} is found.',
    ],
  ],
  after: ['It is no longer {den} alone: {ruin}.'],
  endings: [
    {
      heading: 'Fought out',
      text: [
        'With {great} beaten, {brood} scatter{brood.v} before morning. {H} walks out of {den} on {H.their} own feet, and {B} takes down the barrier, plank by plank. *The price:* the hole at {lair} has no guard any more, and {town} [has to|must] keep one.',
      ],
    },
    {
      heading: 'Given back',
      text: [
        'The party does what nobody tried: {undo}. {brood} {brood.is} gone within a night, and {den} {den.is} empty and oddly tidy. *The price:* {S} [has to|must] stand before {council}, and {G} [has to|must] keep whatever was promised in there.',
      ],
    },
    {
      heading: 'Side by side',
      text: [
        '{H} is out, {token} is back, and {brood} stay{brood.v}, behind a line of chalk that both sides keep. *The price:* {B} has half of {den}, {town} half of its sleep, and each year somebody [has to|must] renew the line.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{brood} {brood.is} in the streets. {H} rings whatever can be rung from the roof of {den}; [whoever|anyone who] carries {token} through the lanes, slowly, back to {heart}, draws all of {brood.them} along.',
      ],
    },
  ],
  steps: [
    'Get past the barrier into {den}.',
    'Find {H.full} and bring {H.them} out.',
    'Find out why {brood} {brood.is} there and what stops {brood.them}.',
    'End it before {deadline}.',
  ],
};
