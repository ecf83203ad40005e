import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { base64url } from '#backend/bytes.ts';
import { propertiesOf } from '#contract/json-schema.ts';
import { resolveSchema } from '#contract/schemas.ts';
import { characterFixtures } from '#mocks/fixtures/characters.ts';
import { people } from '#mocks/fixtures/people.ts';
import { tamsinRolls } from '#mocks/fixtures/tamsin.ts';
import { blankPictures } from '#mocks/ports/pictures.ts';
import { kindTable } from '#src/generated/contract/kinds.ts';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import { valuesOf } from '#tests/support/values-of-contract.ts';
import type { KnownIds } from './known-ids.ts';
import { asJson, changes, Choices, type WireRequest } from './wire-request.ts';

// The keys of this table are the operation ids.
const ids = Object.keys(operations) as OperationId[];

type RequestBody = NonNullable<Operation['body']>;

const formType = 'multipart/form-data';
const idsWithVersion = ids.filter((id) =>
  operations[id].parameters.some(({ key }) => key === 'ifMatch'),
);
const idsWithFiles = ids.filter((id) => bodyTypeOf(id) === formType);
const idsOfPictures = ids.filter((id) => typeOfSuccess(id)?.startsWith('image/'));

function bodyTypeOf(id: OperationId): string | undefined {
  const { body }: Operation = operations[id];
  return body?.contentType;
}

function typeOfSuccess(id: OperationId): string | null | undefined {
  const { responses }: Operation = operations[id];
  return responses[200]?.contentType;
}

/** The first names in the seed of each kind. Their items are stored until a request deletes them. */
const storedNames = new Map(
  Object.keys(kindTable).map((kind) => {
    const file = join(import.meta.dirname, `../../backend/seed/srd/${kind}.json`);
    // tests/server/seed.test.ts validates the files of the seed.
    const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly name: string }[];
    return [kind, rows.slice(0, 12).map(({ name }) => name)];
  }),
);

const pictures = ['image/jpeg', 'image/png', 'image/webp'].map(
  (type) => blankPictures[type] ?? new Uint8Array(),
);

/**
 * Values that the server accepts for fields of which it refuses almost all random values, by tag. An
 * undefined field is left out: a request cannot change the key of an item, a random reference leads
 * nowhere, and each type of entry has other details.
 */
const acceptedValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  auth: { type: 'guild' },
  campaigns: { removeCover: false, coverGenerationId: undefined },
  // A file, rolls, a change that undoes no other, and the sharing of a character.
  characters: {
    character: characterFixtures[0]?.input,
    play: null,
    rolls: tamsinRolls,
    undoes: undefined,
    hasLink: true,
    campaignId: null,
  },
  entries: {
    coverPictureId: null,
    parentId: null,
    beforeId: null,
    readerIds: [],
    details: undefined,
    // The entries of an import.
    entries: [{ key: 'lantern', type: 'note', title: 'The seventh lantern' }],
  },
  // Without a model, the server understands only some wishes, and a random text is none of these.
  generation: { campaignId: undefined, wish: '' },
  ...Object.fromEntries(
    Object.entries(kindTable).map(([kind, { skField }]) => [
      kind,
      { contents: [], storageSk: null, ammunitionSk: null, [skField]: undefined },
    ]),
  ),
};

const unusedPersonId = '019a0000-0000-7000-8000-000000000305';
const unverifiedPersonId = '019a0000-0000-7000-8000-000000000307';

/** Generates requests. Equal seeds and equal known ids give equal requests. */
class Maker extends Choices {
  readonly #known: KnownIds;

  constructor(seed: string, origin: string, known: KnownIds) {
    super(seed, origin);
    this.#known = known;
  }

  override valueOf(schema: Readonly<Record<string, unknown>>): unknown {
    return fc.sample(valuesOf(schema), { numRuns: 1, seed: this.draw(2 ** 31) })[0];
  }

  /** The path, usually with ids of a record that exists, so that many requests succeed. */
  path({ path, parameters, tag, method }: Operation): string {
    // Only people who send no requests are changed, because requests of a disabled account are refused.
    if (tag === 'people' && method !== 'GET') {
      const isMailed = path.endsWith('/resend-verification');
      return path.replace('{userId}', isMailed ? unverifiedPersonId : unusedPersonId);
    }
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const known = this.#known.withNames(inPath.map(({ name }) => name));
    const record = this.chance(80) ? known[this.draw(known.length)] : undefined;
    return inPath.reduce((at, { name, schema }) => {
      // With this port for pictures, the id of a stored cover is the hash of the sent bytes.
      const id =
        name === 'imageId' && this.chance(80) ? base64url(sha256(this.picture())) : undefined;
      const value = record?.[name] ?? id ?? String(this.valueOf(schema));
      return at.replace(`{${name}}`, encodeURIComponent(value));
    }, path);
  }

  picture(): Uint8Array {
    return pictures[this.draw(pictures.length)] ?? new Uint8Array();
  }

  /** The bytes of a file: usually a picture, sometimes half a picture or a text. */
  file(text: string): Uint8Array {
    const bytes = this.picture();
    if (this.chance(80)) return bytes;
    return this.chance(50) ? bytes.subarray(0, bytes.length / 2) : Buffer.from(text);
  }

  query({ parameters }: Operation): string {
    const query = new URLSearchParams();
    for (const { name, in: place, schema } of parameters) {
      if (place === 'query' && this.chance(40)) query.set(name, String(this.valueOf(schema)));
    }
    return query.size > 0 ? `?${query.toString()}` : '';
  }

  /** A body for the operation. Addresses and passwords are usually those of a known person. */
  bodyOf(operation: Operation): unknown {
    const { body } = operation;
    if (!body) return undefined;
    const randomValue = this.valueOf(body.schema);
    if (typeof randomValue !== 'object' || randomValue === null) return randomValue;
    const value: object = this.chance(70) ? this.accepted(operation, randomValue) : randomValue;
    // A second item with the name of a stored one is a duplicate.
    if ('name' in value && 'edition' in value && this.chance(50)) {
      const names = storedNames.get(operation.tag) ?? [];
      return { ...value, name: names[this.draw(names.length)], edition: '2024' };
    }
    if (!('email' in value)) return value;
    const { email, password } = people[this.pick('mira', 'tomas', 'ilse', 'odo')];
    const name = 'name' in value ? { name: 'Odalis' } : {};
    if (!this.chance(60)) return { ...value, ...name, email: 'new@example.com' };
    return { ...value, ...name, email, ...('password' in value && { password }) };
  }

  /** The body with `acceptedValues`. A character is one of the fixtures, because its fields must fit together. */
  accepted({ tag }: Operation, body: object): object {
    if ('abilities' in body) {
      return characterFixtures[this.draw(characterFixtures.length)]?.input ?? body;
    }
    const values = acceptedValues[tag] ?? {};
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, name in values ? values[name] : value]),
    );
  }

  asForm(value: unknown, body: RequestBody, boundary: string): Buffer {
    const properties = propertiesOf(resolveSchema(body.schema));
    const parts = Object.entries(value ?? {})
      .filter(([, part]) => part !== null && part !== undefined)
      .flatMap(([name, part]) => {
        const isFile = resolveSchema(properties[name] ?? {})['format'] === 'binary';
        const file = isFile ? '; filename="a.webp"' : '';
        return [
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`,
          isFile ? this.file(String(part)) : String(part),
          '\r\n',
        ];
      });
    return Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
  }
}

const names = Object.keys(changes);

function plainRequest(maker: Maker, id: OperationId): WireRequest {
  const operation: Operation = operations[id];
  const { body } = operation;
  const boundary = 'lantern';
  const isForm = body?.contentType === formType;
  const encode = (value: unknown) => (isForm ? maker.asForm(value, body, boundary) : asJson(value));
  const contentType = isForm ? `${formType}; boundary=${boundary}` : body?.contentType;
  const takesVersion = idsWithVersion.includes(id);
  const request: Omit<WireRequest, 'fields' | 'encode' | 'body'> = {
    about: id,
    who:
      operation.groups.length > 0 && maker.chance(90) ? 'odo' : maker.pick('mira', 'tomas', null),
    method: operation.method,
    target: `${maker.path(operation)}${maker.query(operation)}`,
    headers: contentType === undefined ? {} : { 'Content-Type': contentType },
    version: takesVersion ? maker.pick('current', 'outdated', null) : null,
    sendsToken: true,
    sendsLength: true,
  };
  const fields = body ? maker.bodyOf(operation) : undefined;
  return { ...request, fields, encode, body: body ? encode(fields) : null };
}

/**
 * Generates `count` requests, each one when it is asked for, because it can name what the responses
 * before it contain. About a quarter fit the contract, the others have one or two changes.
 */
export function* wireRequests(
  count: number,
  seed: string,
  origin: string,
  known: KnownIds,
): Generator<WireRequest> {
  const maker = new Maker(seed, origin, known);
  for (let index = 0; index < count; index += 1) {
    // Operations with versions or pictures have more outcomes than others, so they occur more often.
    const some = maker.chance(36) ? maker.pick(idsWithVersion, idsWithFiles, idsOfPictures) : ids;
    const request = plainRequest(maker, some[maker.draw(some.length)] ?? 'authSelf');
    const wrong = maker.pick(0, 1, 1, 2);
    for (let change = 0; change < wrong; change += 1) {
      const name = names[maker.draw(names.length)] ?? '';
      const changed = changes[name]?.(maker, request) ?? {};
      Object.assign(request, changed, { about: `${request.about}, with ${name}` });
    }
    yield request;
  }
}

/** Generates requests of a user who may send them, without a condition. Many of them succeed. */
export function allowedRequests(
  seed: string,
  origin: string,
  known: KnownIds,
): (id: OperationId) => WireRequest {
  const maker = new Maker(seed, origin, known);
  return (id) => ({
    ...plainRequest(maker, id),
    who: operations[id].groups.length > 0 ? 'odo' : 'mira',
    version: null,
  });
}
