import { describe, expect, it } from 'vitest';
import { receivedFindings, responseFindings } from './responses.ts';

const json = (headers: Record<string, string> = {}) => {
  const all = new Headers({ 'content-type': 'application/json', ...headers });
  return (name: string) => all.get(name);
};
const user = { id: '019a-0000', name: 'Mira', email: 'mira@example.com', groups: [] };

describe('a response', () => {
  it('that fits the contract has no findings', () => {
    expect(responseFindings('authSelf', { status: 200, header: json(), body: user })).toEqual([]);
    const empty = { status: 204, header: () => null, body: undefined };
    expect(responseFindings('authSelf', empty)).toEqual([]);
  });

  it.each([
    ['an undeclared status', { status: 418, header: json(), body: {} }, /418/],
    ['an undeclared field', { status: 200, header: json(), body: { ...user, age: 3 } }, /age/],
    ['a missing field', { status: 200, header: json(), body: { name: 'Mira' } }, /id/],
    ['another content type', { status: 200, header: () => 'text/html', body: '<p>' }, /text\/html/],
    ['a body where none is declared', { status: 204, header: json(), body: user }, /body/],
  ])('with %s has a finding', (_, response, finding) => {
    expect(responseFindings('authSelf', response).join('\n')).toMatch(finding);
  });

  it('without a declared header has a finding', () => {
    const response = { status: 429, header: json(), body: undefined };
    expect(responseFindings('authSelf', response).join('\n')).toMatch(/Retry-After/);
  });

  it('has a finding if its code is in no example of the response', () => {
    const conflict = (code: string) => ({
      status: 409,
      header: json(),
      body: { detail: 'No.', code, fields: [], requestId: '1' },
    });
    expect(responseFindings('gearCreate', conflict('duplicate'))).toEqual([]);
    expect(responseFindings('gearCreate', conflict('idempotency_mismatch'))).toEqual([]);
    expect(responseFindings('gearCreate', conflict('in_use'))).toEqual([
      'gearCreate 409 has the code in_use, but the examples have duplicate, idempotency_mismatch.',
    ]);
  });
});

describe('a response that a client received', () => {
  const received = (path: string, body: unknown) =>
    receivedFindings('GET', path, { status: 200, header: json(), body });

  it('has findings that name the request, the operation and the invalid field', () => {
    expect(received('/api/auth/self', { ...user, email: undefined })).toEqual([
      expect.stringMatching(/^GET \/api\/auth\/self: authSelf 200 body .*email/),
    ]);
    expect(received('/api/nothing/', {})).toEqual([
      'GET /api/nothing/ is not an operation of the contract.',
    ]);
  });

  it('may have fields and codes that this version does not declare', () => {
    expect(received('/api/auth/self', { ...user, age: 3 })).toEqual([]);
    const body = { detail: 'No.', code: 'new_code', fields: [], requestId: '1' };
    const response = { status: 401, header: json(), body };
    expect(receivedFindings('GET', '/api/campaigns/', response)).toEqual([]);
  });
});
