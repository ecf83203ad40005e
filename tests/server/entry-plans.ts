import fc from 'fast-check';
import type { CampaignRole } from '#backend/db/schema.ts';

export const people = ['mira-owner', 'tomas-gamer', 'ilse-gamer', 'odo-gamer'] as const;
export type Person = (typeof people)[number];

/** Who may read a part of a text: everyone who reads the entry, game masters, or also these people. */
type Audience = 'all' | 'gm' | readonly Person[];

export interface Part {
  readonly audience: Audience;
  /** How the passage is written. */
  readonly form: 'plain' | 'in a list' | 'in a quote' | 'never closed' | 'in another passage';
  /** The number of an entry to which the part links. */
  readonly link: number | null;
  /** The number of a picture that the part shows. */
  readonly picture: number | null;
}

export interface Plan {
  readonly author: Person;
  readonly visibility: 'everyone' | 'gm' | 'chosen';
  readonly readers: readonly Person[];
  readonly parts: readonly Part[];
  readonly recap: readonly Part[];
  readonly parent: number | null;
  /** The number of the picture that the author wants as the cover. */
  readonly cover: number | null;
}

/** Pictures that Mira has added to a campaign before its entries are written. */
export const pictureCount = 4;

const somePeople = fc.uniqueArray(fc.constantFrom(...people), { maxLength: 3 });
const somePart: fc.Arbitrary<Part> = fc.record({
  audience: fc.oneof(fc.constantFrom('all' as const, 'gm' as const), somePeople),
  form: fc.constantFrom('plain', 'in a list', 'in a quote', 'never closed', 'in another passage'),
  link: fc.option(fc.nat({ max: 3 })),
  picture: fc.option(fc.nat({ max: pictureCount - 1 })),
});
const somePlan: fc.Arbitrary<Plan> = fc.record({
  author: fc.constantFrom(...people),
  visibility: fc.constantFrom('everyone', 'gm', 'chosen'),
  readers: somePeople,
  parts: fc.array(somePart, { maxLength: 4 }),
  recap: fc.array(somePart, { maxLength: 2 }),
  parent: fc.option(fc.nat({ max: 3 })),
  cover: fc.option(fc.nat({ max: pictureCount - 1 }), { freq: 2 }),
});
const someRole = fc.constantFrom<CampaignRole>('gm', 'player', 'player', 'viewer');
export const someTable = fc.record({
  roles: fc.tuple(someRole, someRole, someRole),
  entries: fc.array(somePlan, { minLength: 1, maxLength: 4 }),
});

export const marker = (...place: readonly (string | number)[]): string =>
  `marker${place.join('x')}end`;
export const titleOf = (index: number): string => marker('title', index);
export const newTitleOf = (index: number): string => marker('renamed', index);

/** A part with its own marker word, in the form in which a game master writes it. */
function written({ audience, form, link, picture }: Part, words: string, ids: string[]): string {
  const shown = picture === null ? '' : ` ![](/api/pictures/${ids[picture]})`;
  const content = `${words}${link === null ? '' : ` [[${titleOf(link)}]]`}${shown}`;
  if (audience === 'all') return content;
  const readers = audience === 'gm' ? '' : `{for="${audience.join(' ')}"}`;
  const inner = [`:::secret${readers}`, content, ':::'];
  switch (form) {
    case 'plain':
      return inner.join('\n');
    case 'in a list':
      return inner.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)).join('\n');
    case 'in a quote':
      return inner.map((line) => `> ${line}`).join('\n');
    case 'never closed':
      return inner
        .slice(0, 2)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'in another passage':
      return ['::::secret{for="everyone"}', ...inner, '::::'].join('\n');
  }
}

export const textOf = (
  plan: Plan,
  entry: number,
  field: 'text' | 'recap',
  pictures: string[],
): string =>
  (field === 'text' ? plan.parts : plan.recap)
    .map((part, index) => written(part, marker(field, entry, index), pictures))
    .join('\n\n');
