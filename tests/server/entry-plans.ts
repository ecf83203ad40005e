import fc from 'fast-check';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';

export const people = ['mira-owner', 'tomas-gamer', 'ilse-gamer', 'odo-gamer'] as const;
export type Person = (typeof people)[number];

/** Who may read a part of a text: everyone who reads the entry, game masters, or also these people. */
type Audience = 'all' | 'gm' | readonly Person[];

interface Part {
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
  /** The number of the entry before which this one is put, if that one is below the parent. */
  readonly before: number;
  /** The number of the picture that the author wants as the cover. */
  readonly cover: number | null;
}

/** The number of pictures that Mira adds to a campaign before its entries are written. */
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
  before: fc.nat({ max: 3 }),
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
/** The day of a session. */
export const dateOf = (index: number): string => `2026-06-0${index + 1}`;
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

/** A second, independent implementation of the rules of secrets: what each person may read of the planned entries. */
export class Expected {
  readonly #roles: ReadonlyMap<Person, CampaignRole>;
  readonly #entries: readonly Plan[];

  constructor(roles: ReadonlyMap<Person, CampaignRole>, entries: readonly Plan[]) {
    this.#roles = roles;
    this.#entries = entries;
  }

  /** Whether the person is the owner or a game master. */
  isMaster(person: Person): boolean {
    const role = this.#roles.get(person);
    return role === 'owner' || role === 'gm';
  }

  #readsWhole(person: Person, plan: Plan): boolean {
    return this.isMaster(person) || plan.author === person;
  }

  /** Players can change the entries that they have written, and game masters can change every entry. */
  canEdit(person: Person, plan: Plan): boolean {
    return (
      this.isMaster(person) || (this.#roles.get(person) === 'player' && plan.author === person)
    );
  }

  readsEntry(person: Person, plan: Plan): boolean {
    if (this.#readsWhole(person, plan) || plan.visibility === 'everyone') return true;
    return plan.visibility === 'chosen' && plan.readers.includes(person);
  }

  #readsPart(person: Person, plan: Plan, { audience }: Part): boolean {
    if (this.#readsWhole(person, plan) || audience === 'all') return true;
    return audience !== 'gm' && audience.includes(person);
  }

  readsRecap(person: Person, index: number): boolean {
    const plan = this.#entries[index];
    return plan?.recap.some((part) => this.#readsPart(person, plan, part)) ?? false;
  }

  /** The markers of what the person reads in the entry itself. */
  ownMarkers(person: Person, index: number): string[] {
    const plan = this.#entries[index];
    if (!plan || !this.readsEntry(person, plan)) return [];
    const fields = { text: plan.parts, recap: plan.recap };
    const parts = Object.entries(fields).flatMap(([field, list]) =>
      list.flatMap((part, place) =>
        this.#readsPart(person, plan, part)
          ? [marker(field, index, place), ...(part.link === null ? [] : [titleOf(part.link)])]
          : [],
      ),
    );
    return [newTitleOf(index), marker('tag', index), ...parts];
  }

  /** Every marker of an entry by which it can be found. */
  markersOf(index: number): string[] {
    const { parts = [], recap = [] } = this.#entries[index] ?? {};
    return [
      newTitleOf(index),
      marker('tag', index),
      ...parts.map((_, place) => marker('text', index, place)),
      ...recap.map((_, place) => marker('recap', index, place)),
    ];
  }

  /** The numbers of the pictures that the first entries show to the person. */
  pictures(person: Person, entryCount = this.#entries.length): ReadonlySet<number> {
    const all = Array.from({ length: pictureCount }, (_, number) => number);
    if (this.isMaster(person)) return new Set(all);
    return new Set(
      this.#entries.slice(0, entryCount).flatMap((plan, index) => {
        if (!this.readsEntry(person, plan)) return [];
        const parts = [...plan.parts, ...plan.recap].filter((part) =>
          this.#readsPart(person, plan, part),
        );
        // An entry shows only what its author could see when it was written.
        const seen = this.pictures(plan.author, index);
        const shown = [plan.cover, ...parts.map((part) => part.picture)];
        return shown.flatMap((number) => (number !== null && seen.has(number) ? number : []));
      }),
    );
  }

  /** The number of the cover of an entry, which its author must have seen. */
  coverOf(index: number): number | null {
    const { author, cover = null } = this.#entries[index] ?? {};
    return author && cover !== null && this.pictures(author, index).has(cover) ? cover : null;
  }

  /**
   * Whether a link with the former title of the entry `target` leads to this entry for the person. A player can have
   * guessed the title, so a link in a player's text leads nowhere if `target` was hidden when it was renamed.
   */
  #follows(person: Person, { author }: Plan, target: number): boolean {
    const to = this.#entries[target];
    if (!to || this.#readsWhole(person, to) || this.isMaster(author)) return true;
    return to.visibility === 'everyone';
  }

  /** The titles of the entries whose links lead to this one for the person. */
  backlinks(person: Person, target: number): string[] {
    return this.#entries.flatMap((plan, index) => {
      const links = [...plan.parts, ...plan.recap].filter(({ link }) => link === target);
      const isRead =
        index !== target &&
        this.readsEntry(person, plan) &&
        this.#follows(person, plan, target) &&
        links.some((part) => this.#readsPart(person, plan, part));
      return isRead ? [newTitleOf(index)] : [];
    });
  }

  /** Every marker that an answer for the person may contain. */
  allMarkers(person: Person): ReadonlySet<string> {
    return new Set(
      this.#entries.flatMap((plan, index) => [
        ...this.ownMarkers(person, index),
        // The first version of the entry has the title before it was renamed.
        ...(this.canEdit(person, plan) ? [titleOf(index)] : []),
      ]),
    );
  }
}
