import type { ApiOperation } from '../document/operations.ts';
import { withoutSlash, withoutVerb } from './learned.ts';

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

/** Finds what can be created, read, changed and deleted again. */
export function resourcesOf(operations: readonly ApiOperation[]): Resource[] {
  const find = (method: string, path: string): ApiOperation | null =>
    operations.find(
      (each) => each.method === method && withoutSlash(each.path) === withoutSlash(path),
    ) ?? null;
  return operations
    .filter(({ method, responses }) => method === 'POST' && hasCreated(responses))
    .flatMap((create): Resource[] => {
      const collection = withoutVerb(create.path);
      const get = operations.find(
        ({ method, path }) =>
          method === 'GET' && itemPath.exec(withoutSlash(path))?.[1] === collection,
      );
      const idName = get && itemPath.exec(withoutSlash(get.path))?.[2];
      if (!get || idName === undefined) return [];
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

const hasCreated = (responses: ApiOperation['responses']): boolean =>
  responses.some(({ status }) => status === '201');
