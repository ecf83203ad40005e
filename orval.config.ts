import { defineConfig } from 'orval';

const input = { target: './openapi.yaml' };
const generated = './src/generated';
const header = () => ['Generated from openapi.yaml by `npm run generate`. Never edited.'];

const catalogue = ['gear', 'tool', 'armor', 'weapon', 'feat'];
const lists = ['campaignList', 'characterList', ...catalogue.map((noun) => `${noun}List`)];

/** Pages are kept under a key of their own, so a list is refreshed under both. */
const list = (operation: string) => [operation, `${operation}Infinite`];

export default defineConfig({
  api: {
    input,
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
        fetch: { includeHttpResponseReturnType: true, forceSuccessResponse: true },
        query: {
          version: 5,
          signal: true,
          shouldSplitQueryKey: true,
          mutationInvalidates: [
            {
              onMutations: ['campaignCreate', 'campaignUpdate', 'campaignDelete'],
              invalidates: list('campaignList'),
            },
            {
              onMutations: ['characterCreate', 'characterUpdate', 'characterDelete'],
              invalidates: list('characterList'),
            },
            ...catalogue.map((noun) => ({
              onMutations: ['Create', 'Bulk', 'Update', 'Delete'].map((verb) => noun + verb),
              invalidates: list(`${noun}List`),
            })),
          ],
        },
        operations: Object.fromEntries(
          lists.map((name) => [
            name,
            { query: { useInfinite: true, useInfiniteQueryParam: 'nextCursor' } },
          ]),
        ),
        mock: { required: true, arrayMin: 1, arrayMax: 3 },
      },
    },
  },
  zod: {
    input,
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
