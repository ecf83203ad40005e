import { findingsIn, readBody } from '#contract/requests.ts';
import type { CatalogueMeta } from '#src/generated/model/index.ts';
import { armorRows } from '#mocks/fixtures/armor.ts';
import { storedCampaigns } from './old-campaigns.ts';
import { characterFixtures } from '#mocks/fixtures/characters.ts';
import { featRows } from '#mocks/fixtures/feats.ts';
import { gearRows } from '#mocks/fixtures/gear.ts';
import { people } from '#mocks/fixtures/people.ts';
import { toolRows } from '#mocks/fixtures/tools.ts';
import { weaponRows } from '#mocks/fixtures/weapons.ts';
import { passwordMark } from './auth.ts';
import { defaultSk, type CatalogueBody, type Kind } from './catalogue.ts';
import { imageUrl } from './images.ts';
import { armor, feats, gear, tools, weapons } from './kinds.ts';
import { markOf } from './random.ts';
import type { CatalogueItem } from './shelf.ts';
import type { MockState, Past, StoredCharacter, StoredUser } from './state.ts';

const start = '2026-09-01T12:00:00.000Z';

/** Nobody by name made what comes with the product. */
const productMeta: CatalogueMeta = {
  created_at: start,
  created_by: null,
  updated_at: start,
  updated_by: null,
  archived: false,
};

const itemsOf = <Item extends CatalogueItem, Given, Body extends Given & CatalogueBody>(
  { definition, fill }: Kind<Item, Given, Body>,
  rows: readonly Given[],
): Item[] =>
  rows.map((row) => {
    const [finding] = findingsIn(`${definition.schema}Input`, row);
    if (finding) throw new Error(`A fixture breaks the contract at ${finding.path}.`);
    const body = fill(row);
    return definition.make(body, defaultSk(body.edition, body.name), 1, { ...productMeta });
  });

const users = (): StoredUser[] =>
  Object.values(people).map(({ password, groups, providers, ...user }) => ({
    ...user,
    groups: [...groups],
    providers: [...providers],
    passwordMark: passwordMark(password),
    verified: true,
  }));

const charactersFrom = (rows: typeof characterFixtures): StoredCharacter[] =>
  rows.map(({ owner, input }, index) => ({
    ...readBody('characterCreate', input),
    characterId: `019a0000-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`,
    ownerId: people[owner].id,
    version: 1,
    meta: { created_at: start, updated_at: start, last_accessed_at: null },
  }));

const noPast = <Item>(): Past<Item> => ({ changes: [], lastVersions: {} });

function fromFixtures(): MockState {
  const images: MockState['images'] = [];
  const keep = (base64: string) => {
    const imageId = markOf(base64);
    images.push({ imageId, base64 });
    return imageUrl(imageId);
  };
  return {
    scenario: 'default',
    drawn: 0,
    users: users(),
    sessions: [],
    tokens: [],
    mails: [],
    campaigns: storedCampaigns(keep),
    characters: charactersFrom(characterFixtures),
    images,
    catalogue: {
      gear: itemsOf(gear, gearRows),
      tools: itemsOf(tools, toolRows),
      armor: itemsOf(armor, armorRows),
      weapons: itemsOf(weapons, weaponRows),
      feats: itemsOf(feats, featRows),
    },
    history: {
      gear: noPast(),
      tools: noPast(),
      armor: noPast(),
      weapons: noPast(),
      feats: noPast(),
    },
    answers: { gear: [], tools: [], armor: [], weapons: [], feats: [] },
  };
}

let fixtures: MockState | undefined;

/** The state that everything starts from: a copy of the fixtures, which are validated once. */
export function freshState(): MockState {
  fixtures ??= fromFixtures();
  return structuredClone(fixtures);
}
