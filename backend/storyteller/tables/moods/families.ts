import type { StoryKind } from '../../story.ts';
import { pasts, shadows } from './characters.ts';
import type { MoodRows } from './mood-rows.ts';
import { lives, looks, secretsOfPeople } from './people.ts';
import { hiddenThings, impressions, turnsOfPlaces, visitors } from './places.ts';
import { incidents } from './plots-at-the-table.ts';
import { bystanders, past } from './plots-behind-the-scenes.ts';
import { hooks, scenes } from './plots-for-everyone.ts';
import { ends, steps, time } from './plots-on-the-way.ts';
import { faces, known, sights } from './settings-for-everyone.ts';
import { futures, secrets } from './settings-for-gm.ts';
import type { Row } from '../row-types.ts';
import * as ofCharacters from '../details/characters.ts';
import * as ofPeople from '../details/people.ts';
import * as ofPlaces from '../details/places.ts';
import * as forEveryone from '../details/plots-for-everyone.ts';
import * as forGm from '../details/plots-for-gm.ts';
import * as onTheWay from '../details/plots-on-the-way.ts';
import * as settingsForEveryone from '../details/settings-for-everyone.ts';
import * as settingsForGm from '../details/settings-for-gm.ts';

/** The sections with the same task, by their ids, with the rows that change their mood or make them longer. */
type Families = readonly (readonly [
  sections: readonly string[],
  moods: MoodRows,
  details: readonly Row[],
])[];

const ofPlots: Families = [
  [['pitch', 'offer', 'talk', 'others'], hooks, forEveryone.hooks],
  [['start', 'other'], scenes, forEveryone.scenes],
  [['running', 'spells', 'complications'], incidents, forGm.incidents],
  [['glance', 'truth', 'turn', 'instead'], past, forGm.past],
  [['people', 'factions'], bystanders, forGm.bystanders],
  [['places', 'lair', 'act-1', 'act-2', 'act-3'], steps, onTheWay.steps],
  [['clock', 'plan'], time, onTheWay.time],
  [['endings', 'reward'], ends, onTheWay.ends],
];

const ofKinds: Readonly<Record<Exclude<StoryKind, 'recap'>, Families>> = {
  quest: ofPlots,
  adventure: ofPlots,
  setting: [
    [
      ['pitch', 'party', 'truths', 'regions', 'borders', 'conflicts'],
      known,
      settingsForEveryone.known,
    ],
    [['factions', 'people', 'levers', 'hidden'], faces, settingsForEveryone.faces],
    [['places', 'start', 'openings', 'found'], sights, settingsForEveryone.sights],
    [['truth', 'secrets', 'instead'], secrets, settingsForGm.secrets],
    [['next', 'ends'], futures, settingsForGm.futures],
  ],
  place: [
    [['look', 'senses', 'done', 'trace'], impressions, ofPlaces.impressions],
    [['people', 'hooks'], visitors, ofPlaces.visitors],
    [['wrong', 'checks', 'instead'], hiddenThings, ofPlaces.hiddenThings],
    [['use', 'later'], turnsOfPlaces, ofPlaces.turnsOfPlaces],
  ],
  person: [
    [['look', 'manner', 'tell'], looks, ofPeople.looks],
    [['want', 'says', 'ties'], lives, ofPeople.lives],
    [['secret', 'clue', 'table', 'instead'], secretsOfPeople, ofPeople.secretsOfPeople],
  ],
  character: [
    [['appearance', 'personality'], looks, ofPeople.looks],
    [['concept', 'ideal', 'backstory', 'bond', 'ties'], pasts, ofCharacters.pasts],
    [['flaw', 'hook'], shadows, ofCharacters.shadows],
  ],
};

/** All rows for the sections of a kind, for tests of the tables. */
export const familiesOf = (kind: keyof typeof ofKinds): Families => ofKinds[kind];

const familyOf = (kind: StoryKind, section: string): Families[number] | undefined =>
  kind === 'recap' ? undefined : ofKinds[kind].find(([sections]) => sections.includes(section));

/** The rows that make a section darker and lighter; undefined for one that stays as it is. */
export const moodRowsOf = (kind: StoryKind, section: string): MoodRows | undefined =>
  familyOf(kind, section)?.[1];

/** The rows that make a section longer; undefined for one that invents nothing. */
export const detailRowsOf = (kind: StoryKind, section: string): readonly Row[] | undefined =>
  familyOf(kind, section)?.[2];
