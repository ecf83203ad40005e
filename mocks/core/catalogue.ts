import { etagOf, requireVersion } from '#contract/etag.ts';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { CatalogueMeta, Edition } from '#src/generated/model/index.ts';
import { foldName } from '#src/lib/fold.ts';
import { slug } from '#src/lib/slug.ts';
import { canonical } from './canonical.ts';
import type { MockContext } from './context.ts';
import { ascending, pageOf } from './pages.ts';
import type { Catalogue, MockState } from './state.ts';
import { referenceFindings, type Reference } from './references.ts';
import { notFound } from './not-found.ts';

export interface CatalogueItem {
  readonly name: string;
  readonly category: string;
  readonly edition: Edition;
  readonly version: number;
  readonly meta: CatalogueMeta;
}

/** What the input of every kind has, with its defaults. */
export interface CatalogueBody {
  readonly name: string;
  readonly edition: Edition;
}

/** What one kind of the catalogue has of its own. `Body` is the input with its defaults. */
export interface KindDefinition<Item extends CatalogueItem, Given, Body extends CatalogueBody> {
  readonly list: keyof Catalogue;
  /** As in "no such …". */
  readonly noun: string;
  readonly rows: (state: MockState) => Item[];
  readonly sk: (item: Item) => string;
  readonly givenSk: (body: Body) => { path: string; sk: string | undefined };
  readonly fill: (given: Given) => Body;
  readonly make: (body: Body, sk: string, version: number, meta: CatalogueMeta) => Item;
  readonly references: (item: Item) => readonly Reference[];
  /** The names of the items that would lose something. */
  readonly users: (state: MockState, sk: string) => readonly string[];
  /** Throws ProblemError 409 when a change would break what others say about the item. */
  readonly requireUses: (state: MockState, sk: string, item: Item) => void;
}

export type Kind<Item extends CatalogueItem, Given, Body extends CatalogueBody> = ReturnType<
  typeof createKind<Item, Given, Body>
>;

export const defaultSk = (edition: Edition, name: string): string => `${edition}#${slug(name)}`;

const editionWords: Readonly<Record<Edition, string>> = {
  '2024': 'The 2024 rules',
  '2014': 'The 2014 rules',
  other: 'The other rules',
};

/** The calls of one kind of the catalogue, the same for all kinds. */
export function createKind<Item extends CatalogueItem, Given, Body extends CatalogueBody>(
  definition: KindDefinition<Item, Given, Body>,
) {
  const { list, noun, rows, sk: skOf } = definition;

  const folded = new WeakMap<Item, string>();
  const foldedName = (row: Item): string => {
    const known = folded.get(row) ?? foldName(row.name);
    folded.set(row, known);
    return known;
  };

  /** Names are kept in one spelling, however they were typed. */
  const inOneForm = (body: Body): Body => ({ ...body, name: body.name.normalize('NFC') });

  const find = (state: MockState, sk: string): Item => {
    const item = rows(state).find((row) => skOf(row) === sk);
    if (!item) throw notFound(noun);
    return item;
  };

  const taken = (state: MockState, body: Body, except?: string): Item | undefined => {
    const wanted = foldName(body.name);
    return rows(state).find(
      (row) => row.edition === body.edition && foldedName(row) === wanted && skOf(row) !== except,
    );
  };

  const duplicate = (body: Body): ProblemError =>
    new ProblemError(
      'duplicate',
      `${editionWords[body.edition]} already have a ${noun} named ${body.name}.`,
      { fields: [{ path: '/name', message: 'Already taken in this edition.' }] },
    );

  const requireReferences = (state: MockState, item: Item): void => {
    const fields = referenceFindings(state, list, skOf(item), item, definition.references(item));
    if (fields.length > 0) throw validationProblem(fields);
  };

  const newSk = (body: Body): string =>
    definition.givenSk(body).sk ?? defaultSk(body.edition, body.name);

  /** The item that a new one would collide with, by key or by name. */
  const rival = (state: MockState, body: Body): Item | undefined => {
    const sk = newSk(body);
    return rows(state).find((row) => skOf(row) === sk) ?? taken(state, body);
  };

  const create = (context: MockContext, body: Body): Item => {
    const { state, now, caller } = context;
    const given = definition.givenSk(body);
    if (taken(state, body)) throw duplicate(body);
    const owner = rival(state, body);
    if (owner) {
      throw new ProblemError('duplicate', `${owner.name} already has this key.`, {
        fields: [{ path: given.path, message: 'Already taken. Give another key.' }],
      });
    }
    const at = now.toISOString();
    const item = definition.make(inOneForm(body), newSk(body), 1, {
      created_at: at,
      created_by: caller.name,
      updated_at: at,
      updated_by: caller.name,
      archived: false,
    });
    requireReferences(state, item);
    rows(state).push(item);
    return item;
  };

  /** Replaces an item; one that says what it said before keeps its version. */
  const replace = (context: MockContext, sk: string, body: Body): Item => {
    const { state, now, caller } = context;
    const before = find(state, sk);
    const given = definition.givenSk(body);
    if (given.sk !== undefined && given.sk !== sk) {
      throw validationProblem([{ path: given.path, message: 'The key of an item stays.' }]);
    }
    if (taken(state, body, sk)) throw duplicate(body);
    const same = definition.make(inOneForm(body), sk, before.version, before.meta);
    if (canonical(same) === canonical(before)) return before;
    const after = definition.make(inOneForm(body), sk, before.version + 1, {
      ...before.meta,
      updated_at: now.toISOString(),
      updated_by: caller.name,
    });
    requireReferences(state, after);
    definition.requireUses(state, sk, after);
    rows(state).splice(rows(state).indexOf(before), 1, after);
    return after;
  };

  const remove = (state: MockState, sk: string): void => {
    const item = find(state, sk);
    const users = definition.users(state, sk);
    if (users.length > 0) {
      const names = users.slice(0, 5).join(', ');
      throw new ProblemError('in_use', `${item.name} is still used by ${names}.`);
    }
    rows(state).splice(rows(state).indexOf(item), 1);
  };

  const shown = (item: Item) => ({ body: item, headers: { ETag: etagOf(item.version) } });

  return {
    definition,
    find,
    rival,
    /** The key under which an item would be created. */
    keyOf: (given: Given) => newSk(definition.fill(given)),
    create,
    replace,
    remove,

    list(context: MockContext, params: ListParams) {
      const { category, pageSize, nextCursor } = params;
      const body = pageOf(
        rows(context.state).filter((row) => category === undefined || row.category === category),
        {
          list: `${list}/${category ?? ''}`,
          size: pageSize,
          cursor: nextCursor,
          key: (row) => [foldedName(row), skOf(row)],
          compare: ascending,
        },
      );
      return { status: 200 as const, body };
    },

    answerCreate(context: MockContext, body: Body) {
      const item = create(context, body);
      const Location = `/api/${list}/${encodeURIComponent(skOf(item))}`;
      return {
        status: 201 as const,
        body: item,
        headers: { ETag: etagOf(item.version), Location },
      };
    },

    answerGet: (context: MockContext, sk: string) => ({
      status: 200 as const,
      ...shown(find(context.state, sk)),
    }),

    answerUpdate(context: MockContext, sk: string, ifMatch: string | undefined, body: Body) {
      requireVersion(ifMatch, find(context.state, sk).version);
      return { status: 200 as const, ...shown(replace(context, sk, body)) };
    },

    answerDelete(context: MockContext, sk: string, ifMatch: string | undefined) {
      requireVersion(ifMatch, find(context.state, sk).version);
      remove(context.state, sk);
      return { status: 204 as const };
    },
  };
}

interface ListParams {
  readonly category?: string;
  readonly pageSize: number;
  readonly nextCursor?: string;
}
