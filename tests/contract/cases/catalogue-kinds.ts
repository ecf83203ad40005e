import type { OperationId } from '#src/generated/contract/operations.ts';
import { sampleKinds } from '#tests/support/kinds.ts';
import { succeeds } from '../case.ts';
import type { CallOptions, Client } from '../client.ts';

/** The differences between the kinds that the cases need. */
export const kinds = sampleKinds.map(({ prefix, skField, base, otherCategory, priced }) => ({
  noun: prefix,
  sk: skField,
  base,
  other: otherCategory,
  priced,
}));

type Verb = 'List' | 'Create' | 'Bulk' | 'Get' | 'History' | 'Update' | 'Delete';

export interface Item {
  readonly name: string;
  readonly category: string;
  readonly version: number;
  readonly meta: { readonly updated_at: string; readonly created_by: string | null };
  readonly [field: string]: unknown;
}

export interface Page {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}

interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly fields: readonly { readonly path: string }[];
}

interface BulkAnswer {
  readonly results: readonly {
    readonly status: string;
    readonly sk: string | null;
    readonly item: Item | null;
    readonly problem: Problem | null;
  }[];
  readonly counts: Readonly<Record<string, number>>;
}

export interface HistoryPage {
  readonly items: readonly {
    readonly version: number;
    readonly action: string;
    readonly by: string | null;
    readonly before: Readonly<Record<string, unknown>> | null;
    readonly after: Readonly<Record<string, unknown>> | null;
  }[];
  readonly nextCursor: string | null;
}

/** The calls that the cases make for one kind. */
export function callsOf({ noun, sk, base }: (typeof kinds)[number]) {
  const id = (verb: Verb): OperationId => `${noun}${verb}`;
  const named = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
    ...base,
    name,
    edition: 'other',
    ...more,
  });
  const call = async (client: Client, verb: Verb, status: number, options: CallOptions) => {
    const answer = await succeeds(client, id(verb), status, options);
    // All kinds have the fields that the cases read.
    return { headers: answer.headers, body: answer.body as unknown as Item & Page & HistoryPage };
  };
  return {
    id,
    named,
    call,
    create: (client: Client, name: string, more: Readonly<Record<string, unknown>> = {}) =>
      call(client, 'Create', 201, { body: named(name, more) }),
    async bulk(client: Client, operations: readonly unknown[], more: object = {}) {
      const options = { body: { operations, ...more } };
      const { body } = await succeeds(client, id('Bulk'), 200, options);
      // All kinds have the fields that the cases read.
      return body as unknown as BulkAnswer;
    },
    /** All items of all pages. */
    async listAll(client: Client, query: Readonly<Record<string, string | number | boolean>>) {
      const seen: Item[] = [];
      let cursor: string | null = null;
      do {
        const params = { ...query, ...(cursor === null ? {} : { nextCursor: cursor }) };
        const page: Page = (await call(client, 'List', 200, { params })).body;
        seen.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return seen;
    },
    skOf: (record: Item) => String(record[sk]),
  };
}
