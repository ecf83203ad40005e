import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, type OpenApiDocument } from 'orval';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

interface Components {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Body>> }>
  >;
  readonly examples: Readonly<Record<string, { readonly value: { readonly code?: string } }>>;
}

interface Body {
  schema: Readonly<Record<string, unknown>>;
  readonly examples: Readonly<Record<string, { readonly $ref: string }>>;
}

// `contract/generate/orval.ts` starts orval for one project, and writes the document of this project.
const contract = './openapi.json';
const namedSchemas = './schemas.json';
const noPaths = '{"paths":{}}';
const generated = './src/generated';
const header = () => ['Generated from openapi.yaml by `npm run generate`. Never edited.'];

// The linters of the contract check that it has this shape.
const { paths } = JSON.parse(existsSync(contract) ? readFileSync(contract, 'utf8') : noPaths) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method, path, ...operation })),
);
const reads = operations.filter(({ method }) => method === 'get');
const writes = operations.filter(({ method }) => method !== 'get');

/** A list is an operation with the parameter `nextCursor`. It is read page by page. */
const isList = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ $ref }) => $ref === '#/components/parameters/NextCursor');

const lists = reads.filter(isList);

/** The lists that a write invalidates: those of its resource, except lists that belong to one item. */
const staleAfter = ({ tags: [resource] }: Operation): string[] =>
  lists
    .filter(({ path, tags: [tag] }) => tag === resource && !path.includes('{'))
    .map(({ operationId }) => `${operationId}Infinite`);

/** Only JSON is read by a hook. A picture is loaded by its URL. */
const isJson = ({ responses }: Operation): boolean =>
  'application/json' in (responses['200']?.content ?? {});

const problem = '#/components/schemas/ApiProblem';

/**
 * Gives each problem response its own type with the codes of its examples. A response has an
 * example of every code, so the type of `error.code` has exactly the codes of the operation.
 */
function withProblemCodes(document: OpenApiDocument): OpenApiDocument {
  // The linters of the contract check that it has this shape.
  const { responses, examples } = document.components as unknown as Components;
  for (const { content } of Object.values(responses)) {
    const body = content?.['application/json'];
    if (body?.schema['$ref'] !== problem) continue;
    const codes = Object.values(body.examples).map(
      ({ $ref }) => examples[$ref.slice($ref.lastIndexOf('/') + 1)]?.value.code,
    );
    const code = { type: 'string', enum: [...new Set(codes)] };
    body.schema = {
      allOf: [{ $ref: problem }, { type: 'object', required: ['code'], properties: { code } }],
    };
  }
  return document;
}

const paged = {
  useQuery: false,
  useInfinite: true,
  useInfiniteQueryParam: 'nextCursor',
  queryOptions: { path: './src/api/paged.ts', name: 'paged', useHooks: false },
};

export default defineConfig({
  api: {
    // The linters of the contract validate the document, with more rules than orval.
    input: {
      target: contract,
      unsafeDisableValidation: true,
      override: { transformer: withProblemCodes },
    },
    output: {
      mode: 'tags-split',
      target: `${generated}/endpoints`,
      schemas: `${generated}/model`,
      operationSchemas: `${generated}/model/operations`,
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: true,
      urlEncodeParameters: true,
      headers: true,
      tsconfig: './tsconfig.json',
      mock: {
        indexMockFiles: true,
        generators: [
          { type: 'msw', delay: false, locale: 'en', useExamples: false },
          { type: 'faker', locale: 'en', useExamples: false, schemas: true },
        ],
      },
      override: {
        header,
        mutator: { path: './src/api/http.ts', name: 'http' },
        formData: { path: './src/api/form-data.ts', name: 'toFormData' },
        // The cache holds only bodies. The query client can compare bodies by value, but not
        // `Headers`.
        fetch: { includeHttpResponseReturnType: false, forceSuccessResponse: true },
        query: {
          version: 5,
          signal: true,
          // Keys begin with the operationId, so the key of a list is not a prefix of keys of its
          // items.
          useOperationIdAsQueryKey: true,
          mutationInvalidates: writes
            .map((write) => ({
              onMutations: [write.operationId],
              invalidates: staleAfter(write),
            }))
            .filter(({ invalidates }) => invalidates.length > 0),
        },
        operations: Object.fromEntries(
          reads.map((read) => [
            read.operationId,
            {
              query: isList(read)
                ? paged
                : { useQuery: isJson(read), useSuspenseQuery: isJson(read) },
            },
          ]),
        ),
        mock: { required: true, arrayMin: 1, arrayMax: 3 },
      },
    },
  },
  zod: {
    input: { target: namedSchemas, unsafeDisableValidation: true },
    output: {
      mode: 'tags-split',
      client: 'zod',
      target: `${generated}/zod`,
      fileExtension: '.zod.ts',
      clean: true,
      tsconfig: './tsconfig.json',
      override: {
        header,
        zod: {
          version: 4,
          variant: 'mini',
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          dateTimeOptions: { offset: true },
        },
      },
    },
  },
});
