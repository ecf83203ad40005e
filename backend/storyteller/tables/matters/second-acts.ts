import { secondActsOfEscort } from './second-acts-of-escort.ts';
import { secondActsOfDefence } from './second-acts-of-defence.ts';
import { secondActsOfAllies } from './second-acts-of-allies.ts';
import type { Row } from '../row-types.ts';
import type { MatterSide } from './frame-type.ts';
import type { SecondAct } from './matter-types.ts';
import { secondActOfTheWay } from './second-act-of-the-way.ts';
import { secondActsOfDelves } from './second-acts-of-delves.ts';
import { secondActsOfGates } from './second-acts-of-gates.ts';
import { secondActOfHouses } from './second-act-of-houses.ts';
import { lastWaysOfBargains, secondActsOfBargains } from './second-acts-of-bargains.ts';
import { lastWaysOfContests, secondActsOfContests } from './second-acts-of-contests.ts';
import { secondActsOfDanger } from './second-acts-of-danger.ts';
import { secondActsOfFaces } from './second-acts-of-faces.ts';
import { lastWaysOfInquiry, secondActsOfInquiry } from './second-acts-of-inquiry.ts';
import { lastWaysOfTasks, secondActsOfTasks } from './second-acts-of-tasks.ts';
import { lastWaysOfCreatures, secondActsOfCreatures } from './second-acts-of-creatures.ts';
import { lastWaysOfEnemies, secondActsOfEnemies } from './second-acts-of-enemies.ts';
import { lastWaysOfHunts, secondActsOfHunts } from './second-acts-of-hunts.ts';
import { lastWayAtSea, secondActAtSea } from './second-act-at-sea.ts';
import { lastWaysOfCurses, secondActsOfCurses } from './second-acts-of-curses.ts';
import { secondActsOfReasons } from './second-acts-of-reasons.ts';
import { secondActsOfClassics } from './second-acts-of-classics.ts';
import { secondActsOfVillagesAndCourts } from './second-acts-of-villages-and-courts.ts';
import { secondActsOfFarRoads } from './second-acts-of-far-roads.ts';
import { secondActsOfSeatsAndLists } from './second-acts-of-seats-and-lists.ts';
import { secondActsOfRetrieval } from './second-acts-of-retrieval.ts';
import { secondActsAboutBeasts } from './second-acts-about-beasts.ts';
import { secondActsAboutClaims } from './second-acts-about-claims.ts';
import { secondActsAboutDeeds } from './second-acts-about-deeds.ts';
import { secondActsAboutPeople } from './second-acts-about-people.ts';
import { secondActsAboutPlaces } from './second-acts-about-places.ts';
import { secondActsAboutThings } from './second-acts-about-things.ts';
import { secondActsOfCaptives } from './second-acts-of-captives.ts';
import { secondActsOfDepths } from './second-acts-of-depths.ts';
import { secondActsOfRobberies } from './second-acts-of-robberies.ts';
import { secondActsOfFoes } from './second-acts-of-foes.ts';
import { secondActsOfBeastsAndGhosts } from './second-acts-of-beasts-and-ghosts.ts';
import { secondActsOfWonders } from './second-acts-of-wonders.ts';
import { secondActsOfProof } from './second-acts-of-proof.ts';
import { lastWaysOfRescue, secondActsOfRescue } from './second-acts-of-rescue.ts';

export const secondActs: readonly SecondAct[] = [
  ...secondActsAboutThings,
  ...secondActsAboutPlaces,
  ...secondActsAboutPeople,
  ...secondActsAboutClaims,
  ...secondActsAboutBeasts,
  ...secondActsAboutDeeds,
  ...secondActsOfCaptives,
  ...secondActsOfFoes,
  ...secondActsOfDepths,
  ...secondActsOfRobberies,
  ...secondActsOfWonders,
  ...secondActsOfBeastsAndGhosts,
  ...secondActsOfProof,
  ...secondActsOfDanger,
  ...secondActsOfDelves,
  ...secondActsOfGates,
  secondActOfHouses,
  ...secondActsOfHunts,
  ...secondActsOfReasons,
  ...secondActsOfCreatures,
  ...secondActsOfEnemies,
  secondActOfTheWay,
  ...secondActsOfDefence,
  ...secondActsOfAllies,
  ...secondActsOfEscort,
  ...secondActsOfInquiry,
  ...secondActsOfTasks,
  ...secondActsOfFaces,
  ...secondActsOfRescue,
  ...secondActsOfCurses,
  secondActAtSea,
  ...secondActsOfContests,
  ...secondActsOfBargains,
  ...secondActsOfRetrieval,
  ...secondActsOfClassics,
  ...secondActsOfVillagesAndCourts,
  ...secondActsOfSeatsAndLists,
  ...secondActsOfFarRoads,
];

/** Sides of an adventure: what each wants, and what a content one does at the end. */
export const matterSides: readonly MatterSide[] = [
  {
    wants: [
      '**{council}** wants an arrest and no riot. Content if the party brings what it finds to {G}« before it goes on»; angry if somebody is killed before there is proof.',
      '**{council}** wants to have known it all along. Content if {G} can report a result every third day; angry if the people« in the street» learn of it first.',
    ],
    later: [
      [
        '**{council}, if content**: {few} guards stand at the second exit of {lair}«. Nobody gets away», and the party may say how many of the enemies are kept busy there (one).',
        'kernel!=site-lost',
      ],
      '**{council}, if content**: {G} has the road to {lair} closed« behind {A}, with a lantern and a signature». No help comes for {A}.',
    ],
  },
  {
    wants: [
      [
        '**{R.full}** ({R.role}) wants what {A} wants, and before {A}: {prize}, or at least what it is worth. Content with a fair share and an honest word; angry if lied to«, and never surprised by it».',
        'direct=no',
      ],
      [
        '**{R.full}** ({R.role}) wants to be the one who ends it, and to be paid for it«; {R.name} is good at it, too». Content with half of the fame and an honest word; angry if left behind on purpose.',
        'direct=yes',
      ],
      '**{R.full}** ({R.role}) was hired by others to bring about the opposite of what the party wants«, and does it well». Content if paid better or shown what it is about; angry if made a fool of in public.',
    ],
    later: [
      '**{R.name}, if content**: comes along and takes on one of the enemies«, alone, with comments».',
      '**{R.name}, if content**: has cut the ropes of the boats«, or the girths of the horses,» of {A}. Nobody flees from {lair}.',
    ],
  },
  {
    wants: [
      '**The people around {T.full}** (those who work at night in {town}) want {S} to be left in peace«, and to be asked for once». Content if one of theirs is helped; angry if a door is broken that they would have opened.',
      '**The neighbours of {B.full}** want it to stop«, no matter how». Content with anything that helps before {deadline}; angry if the party is seen at the table of {A}.',
    ],
    later: [
      [
        '**The people of {town}, if content**: light {num} lamps on the hill above {lair}. It looks like an army, and one of the enemies runs away.',
        'kernel!=site-lost',
      ],
      [
        '**The people of {town}, if content**: have told the party of a path that no map has. It begins the fight at {lair} where it wants.',
        'kernel=site-lost',
      ],
      [
        '**The people of {town}, if content**: have left a door at {lair} unlocked« and a dog asleep». The party begins the fight where it wants.',
        'kernel!=site-lost',
      ],
    ],
  },
];

/** What can be done against a step of the plan of A, whichever it is. */
export const preventions: readonly Row[] = [
  'watch {H} from the evening before (DC 13 Perception), and be there when it is to be done',
  'bring {G} one clue before that day (DC 13 Persuasion); {council} then forbids it',
  ['ask {B} for help before that day, who can put it off', 'victim=free'],
  'ask {T}, who hears of it a day before; then those concerned are warned',
  'follow {A} from {p3} on the evening before (DC 13 Stealth), and be there first',
];

/** What a step that was prevented, or was not, means at the end. */
export const clockEffects: readonly Row[] = [
  'for each step of the plan that the party has prevented, one companion of {A} is missing; for each one that it has not, {A} is «sure of winning, and is »so careless that the first attack on {A.them} has advantage.',
  [
    'if both steps were prevented, {A} is nervous and begins to talk« before anybody draws a weapon»; if neither was, {A} is ready for the party, and {B} has been brought to {lair}.',
    'victim=free',
  ],
];

/** How the way to the end has changed; by the second act. */
export const lastWays: Readonly<Record<string, readonly Row[]>> = {
  breakout: [
    '{ward} is surrounded. To {lair} the party gets by the ramp of the carters, from behind, with a wagon that is expected (DC 13 Deception), or over the water, which is now close to it (DC 13 Stealth).',
  ],
  'winter-home': [
    'The old road comes out above {lair}, at its back, where {A} has put up no guard, because there had been no road (DC 13 Stealth); or the party goes in by the front with what it has found, in full view.',
  ],
  detour: [
    'From the mouth of the tunnel the sheep path leads to the back of {lair} in half a day (DC 13 Survival). {A} looks in the other direction, to the road; {p3} lies behind the party.',
  ],
  'safe-house': [
    'To be in {town} at {deadline}, the party takes the night boat (DC 13 Stealth), the mountain road (DC 13 Survival) or the girders (DC 14 Acrobatics); the way that it did not take is where those who wait, wait. From the quay one sees {lair}.',
  ],
  'fourth-ally': [
    'Two of three roads to {lair} are under water. On the planks from {town2} one gets there in two days, in single file, and sees the fires of {A} across the water the whole time (DC 13 Stealth not to be seen).',
  ],
  'letter-writer': [
    'There is only one way any more: up to {lair}, on a rope, behind each other. Who goes where on the rope, the party decides; {A} asks to be behind {G}, and takes any other place without a word.',
  ],
  'dry-land': [
    'The new river cuts off {lair}. Over it the party gets on a trunk (DC 13 Acrobatics), by the raft of {S}, if {S} lends it, or because {B} asks the roots to hold hands.',
  ],
  ...lastWaysOfInquiry,
  ...lastWaysOfTasks,
  ...lastWaysOfRescue,
  ...lastWaysOfHunts,
  ...lastWaysOfCreatures,
  ...lastWaysOfEnemies,
  ...lastWaysOfCurses,
  'at-sea': lastWayAtSea,
  ...lastWaysOfContests,
  ...lastWaysOfBargains,
  way: [
    'From the last bend of the stream it is an hour to {lair}, over [roots and steps|fallen columns]. Whoever comes before {A} can choose where to wait; whoever comes later hears the mules.',
  ],
  witness: [
    '{town} is closed. To {lair} one goes through the washhouse and along the river, «in the dark, »past two patrols (DC 13 Stealth); or openly, with a pass of {G}, and is expected.',
  ],
  lock: [
    'The bridge is gone and so is the easy way. From the ferry to {lair} it is an hour on foot« along the flooded bank» (DC 12 Survival, or each arrives with one level of exhaustion).',
  ],
  judgement: [
    'Over the pass the party comes to {lair} from behind, where no guard stands«, because there was no way there before»: a climb (DC 13 Athletics)«, and a view into everything».',
  ],
  buyer: [
    'Soldiers are everywhere until dusk. By night the party gets to {lair} with the oat carts (DC 12 Deception) or over the fields (DC 13 Stealth).',
  ],
  siege: [
    'Down the ravine, against the stream, to the place where {A} has goods drawn up: a rope hangs there (DC 13 Athletics), and whoever pulls at it twice is drawn up, and is expected to be a crate.',
  ],
  impostor: [
    'By the paths of those who avoid posters the party gets to {lair} without meeting a guard; each of these people wants to be told« afterwards» how it ended (no check, but {few} of them come along« to look»).',
  ],
  plague: [
    'With a boat the party lands below {lair}, «where yesterday was a cliff, »and climbs in by the lowest window (DC 12 Athletics). Without a boat only the front remains.',
  ],
};
