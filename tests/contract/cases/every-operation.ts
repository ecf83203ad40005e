import { expect } from 'vitest';
import { methodsAt } from '#contract/match.ts';
import { operationOf } from '#contract/requests.ts';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import { answerOf, type CallOptions } from '../client.ts';
import { expectDocumented, fails, type ContractCase } from '../case.ts';

const ids = Object.keys(operations) as OperationId[];

/** Path parameters that fit the contract but do not name an existing record. */
const pathParams = (id: OperationId): Record<string, string> =>
  Object.fromEntries(
    operationOf(id)
      .parameters.filter((parameter) => parameter.in === 'path')
      .map((parameter) => [parameter.name, 'nothing-here']),
  );

/** A person who has the groups of the operation. */
const allowed = (id: OperationId) => (operationOf(id).groups.length > 0 ? 'odo' : 'mira');

const oversizedBody = (id: OperationId, bytes: number): CallOptions =>
  operationOf(id).body?.contentType === 'multipart/form-data'
    ? { body: oversizedForm(bytes) }
    : { body: `{"name":"${'x'.repeat(bytes)}"}` };

function oversizedForm(bytes: number) {
  const form = new FormData();
  form.append('coverImageW1024', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  return form;
}

const csrfHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'X-CSRF-Token': 'AAAA.BBBB' },
];

const withSession = ids.filter((id) => operations[id].session === 'required');
const withCsrf = ids.filter((id) => operations[id].csrf);
const writes = ids.filter((id) => operations[id].method !== 'GET');
const withGroup = ids.filter((id) => operations[id].groups.length > 0);
const withBody = ids.filter((id) => operations[id].body !== null);
const withJson = withBody.filter((id) => operationOf(id).body?.contentType === 'application/json');
/**
 * Only operations without a body are used to test query parameters, because others would also need
 * a valid body.
 */
const withoutBody = ids.filter((id) => operations[id].body === null);

/** The writes without a body that succeed for an id that does not exist; all others get 404. */
const statusWithoutRecord: Partial<Record<OperationId, number>> = {
  authLogout: 204,
  accountKeep: 200,
  accountCancelEmail: 204,
  accountEndOtherSessions: 204,
  factorTotpStart: 200,
  factorPasskeyOptions: 200,
};

const writesWithoutBody = writes.filter((id) => withoutBody.includes(id));

const withForm = withBody.filter((id) => !withJson.includes(id));
const withPathParameter = ids.filter((id) => operations[id].path.includes('{'));

const formNotUtf8 = new Blob([
  '--lantern\r\nContent-Disposition: form-data; name="title"\r\n\r\n',
  Uint8Array.of(0xe9),
  '\r\n--lantern--\r\n',
]);

/** `{"name":"café"}` in ISO 8859-1. */
const notUtf8 = new Blob([
  Uint8Array.from('{"name":"caf\u00e9"}', (character) => character.charCodeAt(0)),
]);

const typeOf = (id: OperationId): string =>
  operationOf(id).body?.contentType === 'multipart/form-data'
    ? 'multipart/form-data; boundary=lantern'
    : 'application/json';

/** What the pipeline does in the same way for every operation. */
export const cases: readonly ContractCase[] = [
  ...withSession.map((operation): ContractCase => ({
    operation,
    status: 401,
    title: 'refuses a client that is not signed in',
    run: async ({ guest }) => {
      const problem = await fails(guest(), operation, 401, { params: pathParams(operation) });
      expect(problem.code).toBe('unauthenticated');
    },
  })),
  ...withCsrf.flatMap((operation) =>
    csrfHeaders.map((headers): ContractCase => ({
      operation,
      status: 403,
      title: `refuses a call with ${'X-CSRF-Token' in headers ? 'an invalid' : 'no'} CSRF token`,
      run: async ({ signIn }) => {
        const client = await signIn(allowed(operation));
        client.cookies.delete('csrfToken');
        const options = { params: pathParams(operation), headers };
        expect((await fails(client, operation, 403, options)).code).toBe('csrf_failed');
      },
    })),
  ),
  ...writes.map((operation): ContractCase => ({
    operation,
    status: 403,
    title: 'refuses a page of another origin',
    run: async ({ signIn }) => {
      const headers = { Origin: 'https://elsewhere.example' };
      const options = { params: pathParams(operation), headers };
      const problem = await fails(await signIn(allowed(operation)), operation, 403, options);
      expect(problem.code).toBe('origin_not_allowed');
    },
  })),
  ...withGroup.map((operation): ContractCase => ({
    operation,
    status: 403,
    title: 'refuses a user who is not in the required group',
    run: async ({ signIn }) => {
      const options = { params: pathParams(operation) };
      expect((await fails(await signIn('tomas'), operation, 403, options)).code).toBe('forbidden');
    },
  })),
  ...withBody.map((operation): ContractCase => ({
    operation,
    status: 415,
    title: 'refuses the content type text/plain',
    run: async ({ signIn }) => {
      await fails(await signIn(allowed(operation)), operation, 415, {
        params: pathParams(operation),
        body: 'name=Rope',
        headers: { 'Content-Type': 'text/plain' },
      });
    },
  })),
  ...withJson.map((operation): ContractCase => ({
    operation,
    status: 400,
    title: 'refuses a body that is not JSON',
    run: async ({ signIn }) => {
      const options = { params: pathParams(operation), body: '{"name": ' };
      await fails(await signIn(allowed(operation)), operation, 400, options);
    },
  })),
  ...withJson.map((operation): ContractCase => ({
    operation,
    status: 400,
    title: 'refuses bytes that are not UTF-8',
    run: async ({ signIn }) => {
      const options = { params: pathParams(operation), body: notUtf8 };
      await fails(await signIn(allowed(operation)), operation, 400, options);
    },
  })),
  ...withForm.map((operation): ContractCase => ({
    operation,
    status: 400,
    title: 'refuses a form with bytes that are not UTF-8',
    run: async ({ signIn }) => {
      await fails(await signIn(allowed(operation)), operation, 400, {
        params: pathParams(operation),
        body: formNotUtf8,
        headers: { 'Content-Type': typeOf(operation) },
      });
    },
  })),
  ...withPathParameter.map((operation): ContractCase => ({
    operation,
    status: 400,
    title: 'refuses a path that cannot be decoded',
    run: async ({ fetch, origin }) => {
      const { method, path } = operations[operation];
      const broken = path.replace(/\{\w+\}/, '%ff').replaceAll(/\{\w+\}/g, 'x');
      const answer = await answerOf(await fetch(new Request(origin + broken, { method })));
      expectDocumented(operation, 400, answer);
      expect(answer.body).toMatchObject({ code: 'bad_request', fields: [] });
    },
  })),
  ...withoutBody.map((operation): ContractCase => ({
    operation,
    status: 400,
    title: 'refuses a query that cannot be decoded',
    run: async ({ fetch, signIn }) => {
      const client = await signIn(allowed(operation));
      const request = client.request(operation, { params: pathParams(operation) });
      const response = await fetch(new Request(`${request.url}?colour=%zz`, request));
      const answer = await answerOf(response);
      expectDocumented(operation, 400, answer);
      expect(answer.body).toMatchObject({ code: 'bad_request', fields: [] });
    },
  })),
  ...ids.map((operation): ContractCase => ({
    operation,
    status: 405,
    title: 'refuses a method that the path does not have, and names the allowed methods',
    run: async ({ fetch, origin }) => {
      const path = operations[operation].path.replaceAll(/\{\w+\}/g, 'x');
      const offered = methodsAt(path);
      const method = ['POST', 'PUT', 'PATCH', 'DELETE'].find((each) => !offered.includes(each));
      const response = await fetch(new Request(origin + path, { method: method ?? 'GET' }));
      expectDocumented(operation, 405, await answerOf(response));
      expect(response.headers.get('allow')?.split(', ')).toEqual(
        expect.arrayContaining([...offered, 'OPTIONS']),
      );
    },
  })),
  ...withBody.map((operation): ContractCase => ({
    operation,
    status: 415,
    title: 'refuses the charset ISO 8859-1',
    run: async ({ signIn }) => {
      await fails(await signIn(allowed(operation)), operation, 415, {
        params: pathParams(operation),
        body: '{}',
        headers: { 'Content-Type': `${typeOf(operation)}; charset=iso-8859-1` },
      });
    },
  })),
  ...writesWithoutBody.map((operation): ContractCase => ({
    operation,
    status: statusWithoutRecord[operation] ?? 404,
    title: 'ignores a body and its content type',
    run: async ({ signIn }) => {
      const client = await signIn(allowed(operation));
      const status = statusWithoutRecord[operation] ?? 404;
      const options = {
        params: pathParams(operation),
        body: 'no JSON',
        headers: { 'Content-Type': 'application/json; charset=utf-16' },
      };
      expectDocumented(operation, status, await client.call(operation, options));
    },
  })),
  ...withBody.map((operation): ContractCase => ({
    operation,
    status: 413,
    title: 'refuses a body that is too large',
    run: async ({ signIn }) => {
      const bytes = (operationOf(operation).body?.maxBytes ?? 0) + 1;
      const options = { params: pathParams(operation), ...oversizedBody(operation, bytes) };
      await fails(await signIn(allowed(operation)), operation, 413, options);
    },
  })),
  ...withJson.map((operation): ContractCase => ({
    operation,
    status: 422,
    title: 'refuses an unknown field, and names it',
    run: async ({ signIn }) => {
      const options = { params: pathParams(operation), body: { ownerId: 'me' } };
      const problem = await fails(await signIn(allowed(operation)), operation, 422, options);
      expect(problem.fields.map((field) => field.path)).toContain('/ownerId');
    },
  })),
  ...withJson.map((operation): ContractCase => ({
    operation,
    status: 422,
    title: 'refuses an object with more than 200 fields, without the name of any of them',
    run: async ({ signIn }) => {
      const names = Array.from({ length: 201 }, (_, index) => [`field${index}`, index]);
      const body = { list: [Object.fromEntries(names)] };
      const options = { params: pathParams(operation), body };
      const { fields } = await fails(await signIn(allowed(operation)), operation, 422, options);
      expect(fields).toEqual([{ path: '', message: 'An object in it has more than 200 fields.' }]);
    },
  })),
  ...withJson.map((operation): ContractCase => ({
    operation,
    status: 422,
    title: 'refuses a text with more than 30 combining marks in a row',
    run: async ({ signIn }) => {
      const options = {
        params: pathParams(operation),
        body: { text: `a${'\u0307\u0323'.repeat(16)}` },
      };
      const { fields } = await fails(await signIn(allowed(operation)), operation, 422, options);
      expect(fields.map(({ message }) => message)).toEqual([
        'A character in it has more than 30 accents or other marks.',
      ]);
    },
  })),
  {
    operation: 'gearBulk',
    status: 422,
    title: 'refuses a body with more than 262,144 values',
    run: async ({ signIn }) => {
      const body = { operations: Array.from({ length: 262_145 }, () => ({})) };
      const { fields } = await fails(await signIn(allowed('gearBulk')), 'gearBulk', 422, { body });
      expect(fields).toEqual([{ path: '', message: 'It has more than 262144 values.' }]);
    },
  },
  {
    operation: 'entryCreate',
    status: 422,
    title: 'refuses a body with more than 4,096 values',
    run: async ({ signIn }) => {
      const body = {
        type: 'note',
        title: 'Many words',
        tags: Array.from({ length: 4097 }, () => 1),
      };
      const params = pathParams('entryCreate');
      const caller = await signIn(allowed('entryCreate'));
      const { fields } = await fails(caller, 'entryCreate', 422, { params, body });
      expect(fields).toEqual([{ path: '', message: 'It has more than 4096 values.' }]);
    },
  },
  ...withoutBody.map((operation): ContractCase => ({
    operation,
    status: 422,
    title: 'refuses an unknown query parameter, and names it',
    run: async ({ signIn }) => {
      const options = { params: { ...pathParams(operation), colour: 'red' } };
      const problem = await fails(await signIn(allowed(operation)), operation, 422, options);
      expect(problem.fields.map((field) => field.path)).toContain('query/colour');
    },
  })),
];
