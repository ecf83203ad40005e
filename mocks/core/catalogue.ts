import { withDefaults } from '#contract/defaults.ts';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import { schemas } from '#src/generated/contract/schemas.ts';
import type { CatalogueMeta, CatalogueUse, Edition } from '#src/generated/model/index.ts';
import { slug } from '#src/lib/slug.ts';
import { canonical } from './canonical.ts';
import type { MockContext } from './context.ts';
import { Draft } from './draft.ts';
import { notFound } from './not-found.ts';
import { referenceFindings, type Reference } from './references.ts';
import { shelfOf, type CatalogueItem, type Filing } from './shelf.ts';
import type { Catalogue, MockState, Past } from './state.ts';
import { inUse } from './users.ts';

/** What the input of every kind has, with its defaults. */
export interface CatalogueBody {
  readonly name: string;
  readonly edition: Edition;
}

/** What one kind of the catalogue has of its own. `Body` is the input with its defaults. */
export interface KindDefinition<
  Item extends CatalogueItem,
  Given,
  Body extends Given & CatalogueBody,
> {
  readonly list: keyof Catalogue;
  /** As in "no such …". */
  readonly noun: string;
  /** The names of its schemas begin like this. */
  readonly schema: string;
  readonly rows: (state: MockState) => Item[];
  readonly past: (state: MockState) => Past<Item>;
  readonly filing: Filing<Item>;
  readonly givenSk: (body: Given) => { path: string; sk: string | undefined };
  readonly make: (body: Body, sk: string, version: number, meta: CatalogueMeta) => Item;
  readonly references: (item: Item) => readonly Reference[];
  /** The items that would lose something. */
  readonly users: (state: MockState, sk: string) => readonly CatalogueUse[];
  /** Throws ProblemError 409 when a change would break what others say about the item. */
  readonly requireUses: (state: MockState, sk: string, item: Item) => void;
}

export type Kind<
  Item extends CatalogueItem,
  Given,
  Body extends Given & CatalogueBody,
> = ReturnType<typeof createKind<Item, Given, Body>>;

export const defaultSk = (edition: Edition, name: string): string => `${edition}#${slug(name)}`;

const editionWords: Readonly<Record<Edition, string>> = {
  '2024': 'The 2024 rules',
  '2014': 'The 2014 rules',
  other: 'The other rules',
};

/** What can be done to the items of one kind, the same for all kinds. */
export function createKind<Item extends CatalogueItem, Given, Body extends Given & CatalogueBody>(
  definition: KindDefinition<Item, Given, Body>,
) {
  const { list, noun, filing } = definition;

  const shelf = (state: MockState) => shelfOf(definition.rows(state), filing);

  const find = (state: MockState, sk: string): Item => {
    const item = shelf(state).get(sk);
    if (!item) throw notFound(noun);
    return item;
  };

  /** Names are kept in one spelling, however they were typed. */
  const inOneForm = (body: Body): Body => ({ ...body, name: body.name.normalize('NFC') });

  /** An input that keeps to the contract, with the contract's defaults. */
  const fill = (given: Given): Body =>
    // The schema that fills is the one from which both types were generated.
    withDefaults(schemas[`${definition.schema}Input`] ?? {}, given) as Body;

  const duplicate = (body: Body): ProblemError =>
    new ProblemError(
      'duplicate',
      `${editionWords[body.edition]} already have a ${noun} named ${body.name}.`,
      { fields: [{ path: '/name', message: 'Already taken in this edition.' }] },
    );

  const requireReferences = (state: MockState, item: Item): void => {
    const sk = filing.sk(item);
    const fields = referenceFindings(state, list, sk, item, definition.references(item));
    if (fields.length > 0) throw validationProblem(fields);
  };

  const newSk = (body: Body): string =>
    definition.givenSk(body).sk ?? defaultSk(body.edition, body.name);

  /** Who has the name of a new item; whoever is to give it up does not stand in the way. */
  const namesakeOf = (state: MockState, body: Body, givers: ReadonlySet<string>) => {
    const namesake = shelf(state).named(body.edition, body.name);
    const owner = namesake && filing.sk(namesake);
    const givesWay = owner !== undefined && owner !== newSk(body) && givers.has(owner);
    return givesWay ? undefined : namesake;
  };

  /** The item that a new one would collide with, by key or by name. */
  const rival = (state: MockState, body: Body, givers: ReadonlySet<string>): Item | undefined =>
    shelf(state).get(newSk(body)) ?? namesakeOf(state, body, givers);

  const create = (
    context: MockContext,
    draft: Draft<Item>,
    body: Body,
    givers: ReadonlySet<string> = new Set(),
  ): Item => {
    const { state, now, caller } = context;
    if (namesakeOf(state, body, givers)) throw duplicate(body);
    const sk = newSk(body);
    const owner = draft.shelf.get(sk);
    if (owner) {
      const { path, sk: given } = definition.givenSk(body);
      const field =
        given === undefined
          ? { path: '/name', message: `Too much like ${owner.name}: both get the same key.` }
          : { path, message: 'Already taken. Give another key.' };
      const detail = `${owner.name} already has the key ${sk}.`;
      throw new ProblemError('duplicate', detail, { fields: [field] });
    }
    const at = now.toISOString();
    const item = definition.make(inOneForm(body), sk, draft.firstVersion(sk), {
      created_at: at,
      created_by: caller.name,
      updated_at: at,
      updated_by: caller.name,
      archived: false,
    });
    requireReferences(state, item);
    draft.put(item);
    return item;
  };

  /**
   * Replaces an item; one that says what it said before keeps its version. Who is among the givers
   * is to give up its name.
   */
  const replace = (
    context: MockContext,
    draft: Draft<Item>,
    sk: string,
    body: Body,
    givers: ReadonlySet<string> = new Set(),
  ): Item => {
    const { state, now, caller } = context;
    const before = find(state, sk);
    const given = definition.givenSk(body);
    if (given.sk !== undefined && given.sk !== sk) {
      throw validationProblem([{ path: given.path, message: 'The key of an item stays.' }]);
    }
    const namesake = draft.shelf.named(body.edition, body.name);
    const owner = namesake && filing.sk(namesake);
    if (owner !== undefined && owner !== sk && !givers.has(owner)) throw duplicate(body);
    const same = definition.make(inOneForm(body), sk, before.version, before.meta);
    if (canonical(same) === canonical(before)) return before;
    const after = definition.make(inOneForm(body), sk, before.version + 1, {
      ...before.meta,
      updated_at: now.toISOString(),
      updated_by: caller.name,
    });
    requireReferences(state, after);
    definition.requireUses(state, sk, after);
    draft.put(after);
    return after;
  };

  /** With `early`, users of the same kind may let go of the item later. */
  const remove = (context: MockContext, draft: Draft<Item>, sk: string, early = false): void => {
    const item = find(context.state, sk);
    const users = definition.users(context.state, sk);
    const mayLetGo = early && users.every((user) => user.kind === list);
    if (users.length > 0 && !mayLetGo) throw inUse(item.name, users);
    draft.remove(sk);
  };

  /** Does something to the items, and remembers it; a rehearsal leaves nothing behind. */
  const write = <Result>(
    context: MockContext,
    work: (draft: Draft<Item>) => Result,
    rehearsed = false,
  ): Result => {
    const { state } = context;
    const draft = new Draft(shelf(state), definition.past(state), filing.sk);
    const result = work(draft);
    if (rehearsed) draft.rollBack();
    else draft.commit(list, context);
    return result;
  };

  return { definition, shelf, find, rival, fill, newSk, create, replace, remove, write };
}
