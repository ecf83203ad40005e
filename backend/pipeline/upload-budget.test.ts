import { expect, test } from 'vitest';
import type { Call } from '#backend/call.ts';
import { operations } from '#src/generated/contract/operations.ts';
import { UploadBudget } from './upload-budget.ts';

const mebibyte = 1024 * 1024;

const callOf = (length: number | undefined): Call => ({
  method: 'POST',
  path: '/api/campaigns/create',
  query: '',
  ip: '127.0.0.1',
  requestId: 'request-1',
  header: (name) => (name === 'content-length' ? length?.toString() : undefined),
  body: () => Promise.resolve(new Uint8Array()),
});

const refusal: unknown = expect.objectContaining({
  code: 'unavailable',
  headers: { 'Retry-After': '5' },
});

/** Tries to reserve the bytes of a form for a user. */
const reserver =
  (budget: UploadBudget) =>
  (userId: string, length: number | undefined): (() => void) =>
    budget.reserve(operations.campaignCreate, callOf(length), userId);

test('the forms of all users have 64 MiB together, until one is released', () => {
  const reserve = reserver(new UploadBudget());
  const releases = Array.from({ length: 8 }, (_, user) => reserve(`user ${user}`, 8 * mebibyte));
  expect(() => reserve('mira', 1)).toThrow(refusal);
  releases[0]?.();
  reserve('mira', 8 * mebibyte);
  expect(() => reserve('tomas', 1)).toThrow(refusal);
});

test('the forms of one user have 24 MiB, and a form without a length takes the most it may have', () => {
  const reserve = reserver(new UploadBudget());
  const release = reserve('mira', undefined);
  reserve('mira', undefined);
  expect(() => reserve('mira', undefined)).toThrow(refusal);
  reserve('tomas', undefined);
  release();
  reserve('mira', undefined);
});

test('a body without files reserves nothing', () => {
  const budget = new UploadBudget();
  for (let count = 0; count < 10; count += 1) {
    budget.reserve(operations.gearBulk, callOf(10 * mebibyte), 'odo');
  }
  expect(() => reserver(budget)('odo', 10 * mebibyte)).not.toThrow();
});
