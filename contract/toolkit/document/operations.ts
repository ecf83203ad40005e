import { isSchema, namesIn, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import { resolveAt, valueAt } from './references.ts';

const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const;

type ParameterPlace = (typeof parameterPlaces)[number];

export interface NamedExample {
  readonly name: string;
  readonly value: unknown;
  readonly pointer: string;
}

/** A schema of the document and where it is. A pointer is what validators are compiled from. */
export interface PlacedSchema {
  readonly schema: JsonSchema | boolean;
  readonly pointer: string;
}

interface ApiParameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly style: string;
  readonly explode: boolean;
  /** Null for a parameter that is described by a media type. */
  readonly schema: PlacedSchema | null;
  readonly examples: readonly NamedExample[];
  readonly pointer: string;
}

export interface ApiMedia {
  /** In lower case and without parameters, such as `application/json` or `image/*`. */
  readonly type: string;
  readonly schema: PlacedSchema | null;
  readonly examples: readonly NamedExample[];
  readonly encoding: JsonSchema;
  readonly pointer: string;
}

interface ApiHeader {
  readonly name: string;
  readonly required: boolean;
  readonly schema: PlacedSchema | null;
  readonly pointer: string;
}

export interface ApiResponse {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly headers: readonly ApiHeader[];
  readonly media: readonly ApiMedia[];
  readonly links: JsonSchema;
  readonly pointer: string;
}

interface ApiBody {
  readonly required: boolean;
  readonly media: readonly ApiMedia[];
  readonly pointer: string;
}

/** Each alternative names the security schemes that it needs together; an empty one needs none. */
type Security = readonly Readonly<Record<string, readonly string[]>>[];

export interface ApiOperation {
  /** The operationId; without one, method and path. */
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ApiParameter[];
  readonly body: ApiBody | null;
  readonly responses: readonly ApiResponse[];
  readonly security: Security;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  /** The object as it is in the document, for extensions. */
  readonly source: JsonSchema;
  readonly pointer: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const asSchema = (value: unknown): JsonSchema => (isSchema(value) ? value : {});

/** Reads one document. All pointers are those of the values after their references were followed. */
export function operationsOf(document: JsonSchema): readonly ApiOperation[] {
  const at = (pointer: string): { value: JsonSchema; pointer: string } => {
    const resolved = resolveAt(document, pointer);
    return { value: asSchema(resolved.value), pointer: resolved.pointer };
  };

  const schemaAt = (pointer: string): PlacedSchema | null => {
    const schema = valueAt(document, pointer);
    return isSchema(schema) || typeof schema === 'boolean' ? { schema, pointer } : null;
  };

  function examplesAt(pointer: string): NamedExample[] {
    const { example, examples } = asSchema(valueAt(document, pointer));
    const single =
      example === undefined
        ? []
        : [{ name: 'example', value: example, pointer: pointer + pointerOf('example') }];
    const named = Object.keys(asSchema(examples)).flatMap((name) => {
      const found = at(pointer + pointerOf('examples', name));
      return 'value' in found.value
        ? [{ name, value: found.value['value'], pointer: found.pointer + pointerOf('value') }]
        : [];
    });
    return [...single, ...named];
  }

  const mediaAt = (pointer: string): ApiMedia[] =>
    Object.entries(asSchema(valueAt(document, pointer))).map(([type, media]) => {
      const mediaPointer = pointer + pointerOf(type);
      return {
        type: (type.split(';')[0] ?? '').trim().toLowerCase(),
        schema: schemaAt(mediaPointer + pointerOf('schema')),
        examples: examplesAt(mediaPointer),
        encoding: asSchema(asSchema(media)['encoding']),
        pointer: mediaPointer,
      };
    });

  function parametersAt(pointer: string): ApiParameter[] {
    const list: unknown = valueAt(document, pointer);
    if (!Array.isArray(list)) return [];
    return list.flatMap((_, index) => {
      const { value, pointer: place } = at(pointer + pointerOf(index));
      const where = parameterPlaces.find((each) => each === value['in']);
      if (where === undefined || typeof value['name'] !== 'string') return [];
      const style = defaultStyles[where];
      const chosen = typeof value['style'] === 'string' ? value['style'] : style;
      return [
        {
          name: value['name'],
          in: where,
          required: value['required'] === true || where === 'path',
          deprecated: value['deprecated'] === true,
          style: chosen,
          explode: typeof value['explode'] === 'boolean' ? value['explode'] : chosen === 'form',
          schema: schemaAt(place + pointerOf('schema')),
          examples: examplesAt(place),
          pointer: place,
        },
      ];
    });
  }

  const headersAt = (pointer: string): ApiHeader[] =>
    Object.keys(asSchema(valueAt(document, pointer)))
      // The content type has its own place in the contract (OpenAPI 3.1, Response Object).
      .filter((name) => name.toLowerCase() !== 'content-type')
      .map((name) => {
        const header = at(pointer + pointerOf(name));
        return {
          name,
          required: header.value['required'] === true,
          schema: schemaAt(header.pointer + pointerOf('schema')),
          pointer: header.pointer,
        };
      });

  const responsesAt = (pointer: string): ApiResponse[] =>
    Object.keys(asSchema(valueAt(document, pointer)))
      .filter((status) => !status.startsWith('x-'))
      .map((status) => {
        const response = at(pointer + pointerOf(status));
        return {
          status,
          headers: headersAt(response.pointer + pointerOf('headers')),
          media: mediaAt(response.pointer + pointerOf('content')),
          links: asSchema(response.value['links']),
          pointer: response.pointer,
        };
      });

  function bodyAt(pointer: string): ApiBody | null {
    if (valueAt(document, pointer) === undefined) return null;
    const body = at(pointer);
    return {
      required: body.value['required'] === true,
      media: mediaAt(body.pointer + pointerOf('content')),
      pointer: body.pointer,
    };
  }

  const securityOf = (operation: JsonSchema): Security => {
    const declared: unknown = operation['security'] ?? document['security'];
    return Array.isArray(declared)
      ? declared.map((alternative) =>
          Object.fromEntries(
            Object.entries(asSchema(alternative)).map(([name, scopes]) => [name, namesIn(scopes)]),
          ),
        )
      : [];
  };

  function operationAt(path: string, method: string, pathPointer: string): ApiOperation {
    const pointer = pathPointer + pointerOf(method);
    const source = asSchema(valueAt(document, pointer));
    const ownParameters = parametersAt(pointer + pointerOf('parameters'));
    const isOverridden = ({ name, in: where }: ApiParameter): boolean =>
      ownParameters.some((parameter) => parameter.name === name && parameter.in === where);
    const upper = method.toUpperCase();
    return {
      id: typeof source['operationId'] === 'string' ? source['operationId'] : `${upper} ${path}`,
      method: upper,
      path,
      parameters: [
        ...parametersAt(pathPointer + pointerOf('parameters')).filter(
          (parameter) => !isOverridden(parameter),
        ),
        ...ownParameters,
      ],
      body: bodyAt(pointer + pointerOf('requestBody')),
      responses: responsesAt(pointer + pointerOf('responses')),
      security: securityOf(source),
      deprecated: source['deprecated'] === true,
      tags: namesIn(source['tags']),
      source,
      pointer,
    };
  }

  return Object.keys(asSchema(document['paths'])).flatMap((path) => {
    const item = at(pointerOf('paths', path));
    return methods
      .filter((method) => isSchema(item.value[method]))
      .map((method) => operationAt(path, method, item.pointer));
  });
}

const defaultStyles: Readonly<Record<ParameterPlace, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** The response that the contract declares for a status: its own, its class (`4XX`), or the default. */
export const responseFor = ({ responses }: ApiOperation, status: number): ApiResponse | undefined =>
  responses.find((response) => response.status === String(status)) ??
  responses.find((response) => response.status.toUpperCase() === `${Math.floor(status / 100)}XX`) ??
  responses.find((response) => response.status === 'default');
