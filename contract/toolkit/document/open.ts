import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { CannotRun } from '../cannot-run.ts';
import type { Place } from '../finding.ts';
import { operationsOf, type ApiOperation } from './operations.ts';
import { parse, type Parsed } from './parse.ts';
import { checkReferences } from './references.ts';
import { readSource } from './source.ts';

/** An OpenAPI document that every command can work with: version 3.1, and no reference leads out of it. */
export interface Api {
  readonly name: string;
  readonly document: JsonSchema;
  readonly operations: readonly ApiOperation[];
  /** The place of the value at a pointer, for findings. */
  readonly placeOf: (pointer: string) => Place;
}

function checkVersion({ document, name }: Parsed): void {
  const version = document['openapi'];
  if (typeof version === 'number') {
    throw new CannotRun(
      `${name} has the number ${version} as its version: write a text with three parts, such as '3.1.1'.`,
    );
  }
  if (typeof version !== 'string') {
    const found = 'swagger' in document ? ', it is Swagger 2.0' : '';
    throw new CannotRun(`${name} is not an OpenAPI document${found}: it has no key "openapi".`);
  }
  if (!/^3\.1\.\d+$/.test(version)) {
    const advice = version.startsWith('3.0') ? ' A document of 3.0 can be converted.' : '';
    throw new CannotRun(
      `${name} is OpenAPI ${version.slice(0, 20)}; this tool reads OpenAPI 3.1.${advice}`,
    );
  }
  if (!isSchema(document['paths'])) throw new CannotRun(`${name} has no paths.`);
}

export function apiOf(parsed: Parsed): Api {
  checkVersion(parsed);
  checkReferences(parsed);
  const { name, document, placeOf } = parsed;
  return { name, document, placeOf, operations: operationsOf(document) };
}

/**
 * Opens a contract.
 *
 * @param reference a path, an address, or a git ref
 * @param path the path of the contract, for a git ref
 * @throws CannotRun with one sentence on what is wrong
 */
export const openApi = async (reference: string, path: string = reference): Promise<Api> =>
  apiOf(parse(await readSource(reference, path)));
