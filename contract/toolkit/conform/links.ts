import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Api } from '../document/open.ts';
import { responseFor, type ApiOperation } from '../document/operations.ts';
import { pointerIn, resolveAt, valueAt } from '../document/references.ts';
import { headerOf } from '../http/send.ts';
import { pathValues } from './learned.ts';
import { parameterKey } from './request.ts';
import type { Answered } from './answered.ts';

/** A call that a response offers (OpenAPI 3.1, Link Object). */
export interface LinkedCall {
  readonly name: string;
  readonly target: ApiOperation;
  readonly parameters: ReadonlyMap<string, unknown>;
}

const inJson = (value: unknown, pointer: string): unknown =>
  isSchema(value) || Array.isArray(value) ? valueAt({ value }, `/value${pointer}`) : undefined;

function parsed(bytes: Uint8Array | null): unknown {
  try {
    return bytes === null ? undefined : JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The value of a runtime expression; undefined for one that is not there. */
function valueOf(expression: unknown, answered: Answered): unknown {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression;
  const { request, response, body, operation } = answered;
  const [, side, part = ''] = /^\$(request|response)\.(.+)$/s.exec(expression) ?? [];
  const [place = '', ...rest] = part.split(/[.#]/);
  const name = part.slice(place.length + 1);
  if (side === 'response') {
    if (place === 'body') return inJson(body, name);
    return place === 'header' ? (headerOf(response, name) ?? undefined) : undefined;
  }
  if (expression === '$url') return request.url;
  if (expression === '$method') return request.method;
  if (side !== 'request' || rest.length === 0) return undefined;
  if (place === 'path') return pathValues(operation.path, request.url)[name];
  if (place === 'query') return new URL(request.url).searchParams.get(name) ?? undefined;
  if (place === 'header') return headerOf({ headers: request.headers }, name) ?? undefined;
  return place === 'body' ? inJson(parsed(request.body), name) : undefined;
}

function targetOf(api: Api, link: JsonSchema): ApiOperation | undefined {
  const { operationId, operationRef } = link;
  if (typeof operationId === 'string') return api.operations.find(({ id }) => id === operationId);
  if (typeof operationRef !== 'string') return undefined;
  const pointer = pointerIn(operationRef);
  return api.operations.find((each) => each.pointer === pointer);
}

/** The calls that the links of a response offer, with all parameters that they name. */
export function linkedCalls(api: Api, answered: Answered): LinkedCall[] {
  const declared = responseFor(answered.operation, answered.response.status);
  if (!declared) return [];
  return Object.keys(declared.links).flatMap((name): LinkedCall[] => {
    const { value: link } = resolveAt(api.document, declared.pointer + pointerOf('links', name));
    const target = isSchema(link) ? targetOf(api, link) : undefined;
    if (!isSchema(link) || !target) return [];
    const given = isSchema(link['parameters']) ? Object.entries(link['parameters']) : [];
    const parameters = given.flatMap(([key, expression]): (readonly [string, unknown])[] => {
      const parameter = target.parameters.find(
        (each) => each.name === key || `${each.in}.${each.name}` === key,
      );
      const value = valueOf(expression, answered);
      return parameter && value !== undefined ? [[parameterKey(parameter), value]] : [];
    });
    return parameters.length < given.length
      ? []
      : [{ name, target, parameters: new Map(parameters) }];
  });
}
