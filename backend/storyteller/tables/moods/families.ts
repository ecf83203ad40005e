import type { StoryKind } from '../../story.ts';
import {
  peopleAtTheTable,
  placesAtTheTable,
  plotsAtTheTable,
  settingsAtTheTable,
} from './at-the-table.ts';
import { pasts } from './characters.ts';
import type { MoodRows } from './mood-rows.ts';
import { lives, looks } from './people.ts';
import { impressions, visitors } from './places.ts';
import { incidents } from './plots-at-the-table.ts';
import { bystanders } from './plots-behind-the-scenes.ts';
import { hooks, scenes } from './plots-for-everyone.ts';
import { steps } from './plots-on-the-way.ts';
import { faces, known, sights } from './settings-for-everyone.ts';
import type { Row } from '../row-types.ts';
import * as atTheTable from '../details/at-the-table.ts';
import * as ofCharacters from '../details/characters.ts';
import * as ofPeople from '../details/people.ts';
import * as ofPlaces from '../details/places.ts';
import * as forEveryone from '../details/plots-for-everyone.ts';
import * as forGm from '../details/plots-for-gm.ts';
import * as onTheWay from '../details/plots-on-the-way.ts';
import * as settingsForEveryone from '../details/settings-for-everyone.ts';

/** The sections with the same task, by their ids, with the rows that change their mood or make them longer. */
type Families = readonly (readonly [
  sections: readonly string[],
  moods: MoodRows,
  details: readonly Row[],
])[];

const ofPlots: Families = [
  [['pitch', 'offer', 'others'], hooks, forEveryone.hooks],
  [['start', 'other'], scenes, forEveryone.scenes],
  [['running', 'complications'], incidents, forGm.incidents],
  [['people'], bystanders, []],
  [['places', 'lair', 'act-1', 'act-2', 'act-3'], steps, onTheWay.steps],
  [
    ['talk', 'truth', 'turn', 'instead', 'factions', 'clock', 'plan', 'endings'],
    plotsAtTheTable,
    atTheTable.plotsAtTheTable,
  ],
];

const ofKinds: Readonly<Record<Exclude<StoryKind, 'recap'>, Families>> = {
  quest: ofPlots,
  adventure: ofPlots,
  setting: [
    [['pitch', 'regions', 'borders'], known, settingsForEveryone.known],
    [['people'], faces, []],
    [['places', 'start', 'openings', 'found'], sights, settingsForEveryone.known],
    [
      ['truth', 'secrets', 'instead', 'factions', 'levers', 'hidden', 'next', 'ends'],
      settingsAtTheTable,
      atTheTable.settingsAtTheTable,
    ],
  ],
  place: [
    [['look', 'senses'], impressions, ofPlaces.impressions],
    [['people', 'hooks'], visitors, ofPlaces.visitors],
    [
      ['done', 'trace', 'wrong', 'instead', 'use', 'later'],
      placesAtTheTable,
      atTheTable.placesAtTheTable,
    ],
  ],
  person: [
    [['look', 'manner'], looks, ofPeople.looks],
    [['want', 'says', 'ties'], lives, ofPeople.lives],
    [['tell', 'secret', 'clue', 'table', 'instead'], peopleAtTheTable, atTheTable.peopleAtTheTable],
  ],
  character: [
    [['appearance', 'personality'], looks, ofPeople.looks],
    [['concept', 'backstory', 'bond', 'ties'], pasts, ofCharacters.pasts],
    [['ideal', 'flaw', 'hook'], peopleAtTheTable, atTheTable.peopleAtTheTable],
  ],
};

/** All rows for the sections of a kind, for tests of the tables. */
export const familiesOf = (kind: keyof typeof ofKinds): Families => ofKinds[kind];

const familyOf = (kind: StoryKind, section: string): Families[number] | undefined =>
  kind === 'recap' ? undefined : ofKinds[kind].find(([sections]) => sections.includes(section));

/** The rows that make a section darker and lighter; undefined for rules, rewards and tables, which stay as they are. */
export const moodRowsOf = (kind: StoryKind, section: string): MoodRows | undefined =>
  familyOf(kind, section)?.[1];

/** The rows that make a section longer; none for one that invents nothing. */
export const detailRowsOf = (kind: StoryKind, section: string): readonly Row[] | undefined =>
  familyOf(kind, section)?.[2];
