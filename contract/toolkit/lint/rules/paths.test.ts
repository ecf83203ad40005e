import { expect, it } from 'vitest';
import { apiOf } from '../../document/open.ts';
import { parse } from '../../document/parse.ts';
import { lintContract } from '../lint-contract.ts';
import { pathFaults } from './paths.ts';

const findingsIn = (paths: string): string[] => {
  const text = `openapi: 3.1.0\ninfo: { title: Shelf, version: 1.0.0 }\npaths:\n${paths}`;
  const api = apiOf(parse({ name: 'api.yaml', text }));
  return lintContract(api, [pathFaults]).map(
    ({ rule, operation, message, place }) =>
      `${rule} ${operation} ${place?.line}:${place?.column} ${message}`,
  );
};

const parameter = (name: string): string =>
  `{ name: ${name}, in: path, required: true, schema: { type: string } }`;

const responses = `responses: { '204': { description: Done. } }`;

it('finds a parameter of a path that is not declared, at the operation', () => {
  expect(
    findingsIn(`  /shelves/{shelf}/books/{book}:
    parameters: [${parameter('shelf')}]
    get: { ${responses} }
    put: { parameters: [${parameter('book')}], ${responses} }
    delete: { parameters: [{ name: book, in: query, schema: { type: string } }], ${responses} }
`),
  ).toEqual([
    'path-parameters GET /shelves/{shelf}/books/{book} 6:5 The path has {book}, and no parameter of this name is declared for it.',
    'path-parameters DELETE /shelves/{shelf}/books/{book} 8:5 The path has {book}, and no parameter of this name is declared for it.',
  ]);
});

it('finds two parameters of a path that nothing separates, at the path', () => {
  expect(
    findingsIn(`  /marks/{x}{y}:
    get: { parameters: [${parameter('x')}, ${parameter('y')}], ${responses} }
`),
  ).toEqual([
    'path-parameters null 4:3 Nothing separates {x} from the next parameter of the path.',
  ]);
});

it('finds nothing in parameters that are separated and declared, also by reference', () => {
  expect(
    findingsIn(`  /marks/{x}-{y}/{z}.json:
    parameters: [${parameter('x')}, { $ref: '#/components/parameters/Y' }]
    get: { parameters: [${parameter('z')}], ${responses} }
components: { parameters: { Y: ${parameter('y')} } }
`),
  ).toEqual([]);
});
