import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { propertiesOf, namesIn } from '#contract/json-schema.ts';
import { resolveSchema } from '#contract/schemas.ts';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import { smallPicture } from './small-picture.ts';

interface Body {
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly requestBody?: { readonly content: Readonly<Record<string, Body>> };
          }
        >
      >
    >
  >;
  readonly components: {
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

// The linters of the contract check that it has this shape.
const { paths, components } = parse(
  readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'),
) as Document;

const jsonExamples = new Map(
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, requestBody }): [string, unknown] => {
      const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
      return [operationId, components.examples[example?.$ref.split('/').at(-1) ?? '']?.value];
    }),
);

/** A form with the fields that must be in it, or with its first one. */
function formOf({ schema }: NonNullable<Operation['body']>): FormData {
  const form = new FormData();
  const resolved = resolveSchema(schema);
  const properties = propertiesOf(resolved);
  const required = namesIn(resolved['required']);
  for (const name of required.length > 0 ? required : Object.keys(properties).slice(0, 1)) {
    const isFile = resolveSchema(properties[name] ?? {})['format'] === 'binary';
    const file = new File([Uint8Array.from(smallPicture)], 'a.png', { type: 'image/png' });
    form.append(name, isFile ? file : 'A lantern on the coast');
  }
  return form;
}

/** A body that the operation accepts, as far as the contract can say; undefined if it takes none. */
export function exampleBody(id: OperationId): unknown {
  const { body }: Operation = operations[id];
  if (!body) return undefined;
  return body.contentType === 'multipart/form-data' ? formOf(body) : jsonExamples.get(id);
}
