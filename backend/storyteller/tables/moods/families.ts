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

/** The sections with the same task, by their ids, with the rows for them. */
type Families = readonly (readonly [sections: readonly string[], rows: MoodRows])[];

const ofPlots: Families = [
  [['pitch', 'offer', 'talk', 'others'], hooks],
  [['start', 'other'], scenes],
  [['running', 'spells', 'complications'], incidents],
  [['glance', 'truth', 'turn', 'instead'], past],
  [['people', 'factions'], bystanders],
  [['places', 'lair', 'act-1', 'act-2', 'act-3'], steps],
  [['clock', 'plan'], time],
  [['endings', 'reward'], ends],
];

const ofKinds: Readonly<Record<Exclude<StoryKind, 'recap'>, Families>> = {
  quest: ofPlots,
  adventure: ofPlots,
  setting: [
    [['pitch', 'party', 'truths', 'regions', 'borders', 'conflicts'], known],
    [['factions', 'people', 'levers', 'hidden'], faces],
    [['places', 'start', 'openings', 'found'], sights],
    [['truth', 'secrets', 'instead'], secrets],
    [['next', 'ends'], futures],
  ],
  place: [
    [['look', 'senses', 'done', 'trace'], impressions],
    [['people', 'hooks'], visitors],
    [['wrong', 'checks', 'instead'], hiddenThings],
    [['use', 'later'], turnsOfPlaces],
  ],
  person: [
    [['look', 'manner', 'tell'], looks],
    [['want', 'says', 'ties'], lives],
    [['secret', 'clue', 'table', 'instead'], secretsOfPeople],
  ],
  character: [
    [['appearance', 'personality'], looks],
    [['concept', 'ideal', 'backstory', 'bond', 'ties'], pasts],
    [['flaw', 'hook'], shadows],
  ],
};

/** All rows for the sections of a kind, for tests of the tables. */
export const familiesOf = (kind: keyof typeof ofKinds): Families => ofKinds[kind];

/** The rows that make a section darker and lighter; undefined for one that stays as it is. */
export const moodRowsOf = (kind: StoryKind, section: string): MoodRows | undefined =>
  kind === 'recap'
    ? undefined
    : ofKinds[kind].find(([sections]) => sections.includes(section))?.[1];
