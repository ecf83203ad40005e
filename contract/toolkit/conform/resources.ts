import { isSchema, propertiesOf } from '#contract/json-schema.ts';
import type { Api } from '../document/open.ts';
import type { ApiOperation } from '../document/operations.ts';
import { withoutSlash, withoutVerb } from './learned.ts';
import { mergedSchema } from './values/merged-schema.ts';

/** The operations on one kind of record, found by their paths. */
export interface Resource {
  readonly create: ApiOperation;
  readonly get: ApiOperation;
  /** The name of the path parameter with the id. */
  readonly idName: string;
  readonly list: ApiOperation | null;
  readonly update: ApiOperation | null;
  readonly remove: ApiOperation | null;
}

const itemPath = /^(.*)\/\{([^/{}]+)\}$/;

type ApiParts = Pick<Api, 'operations' | 'document'>;

/** Whether a success answers with one record that has an id. If so, a POST with the status 200 is not a search. */
function answersRecord(
  { document }: ApiParts,
  { responses }: ApiOperation,
  idName: string,
): boolean {
  return responses.some(({ status, media }) => {
    const schema = mergedSchema(document, media[0]?.schema?.schema);
    const names = isSchema(schema) ? Object.keys(propertiesOf(schema)) : [];
    return status.startsWith('2') && (names.includes(idName) || names.includes('id'));
  });
}

export const hasCreated = ({ responses }: ApiOperation): boolean =>
  responses.some(({ status }) => status === '201');

/** Finds what can be created, read, changed and deleted again. */
export function resourcesOf(api: ApiParts): Resource[] {
  const { operations } = api;
  const find = (method: string, path: string): ApiOperation | null =>
    operations.find(
      (each) => each.method === method && withoutSlash(each.path) === withoutSlash(path),
    ) ?? null;
  return operations
    .filter(({ method }) => method === 'POST')
    .flatMap((create): Resource[] => {
      const collection = withoutVerb(create.path);
      const get = operations.find(
        ({ method, path }) =>
          method === 'GET' && itemPath.exec(withoutSlash(path))?.[1] === collection,
      );
      const idName = get && itemPath.exec(withoutSlash(get.path))?.[2];
      if (!get || idName === undefined) return [];
      if (!hasCreated(create) && !answersRecord(api, create, idName)) return [];
      return [
        {
          create,
          get,
          idName,
          list: find('GET', collection),
          update: find('PUT', get.path) ?? find('PATCH', get.path),
          remove: find('DELETE', get.path),
        },
      ];
    });
}
