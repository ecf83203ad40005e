import { expect, test } from 'vitest';
import { schemas } from '#src/generated/contract/schemas.ts';
import { seededDraw } from '#mocks/ports/random.ts';
import { textForPattern } from './text-for-pattern.ts';

const wideLimits = { minLength: 0, maxLength: 200 };

/** Every pattern in the schemas of the contract. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
}

test.for([...new Set(patternsIn(schemas))])('generates a text for the pattern %s', (pattern) => {
  expect(textForPattern(pattern, wideLimits, seededDraw('a'))).toMatch(new RegExp(pattern, 'u'));
});

test.for([
  '^(?:ab|cd){2,3}$',
  '^[^a-z]+$',
  '^\\p{Lu}\\w{0,4}\\.$',
  '^([A-Z]{2}-)?[0-9]{3,}$',
  '^[\\]\\-x]$',
  '^a*b+c?$',
  '^#[0-9a-f]{6}$',
  '^(?=.*[0-9])(?=.*[A-Z])[A-Za-z0-9]{8,20}$',
  '^(?=.{3,5}$)[a-z]+$',
  '^(?=lamp).*$',
  '^(?!the )[a-z ]+$',
  '^(?!.*--)[a-z-]+(?<!-)$',
  '^[a-z]+(?<=oil)$',
  '^(["\'])[a-z]+\\1$',
  '^(?<day>[0-9]{2})-\\k<day>$',
  '^(?:(a)|(b))\\1\\2$',
  '^[α-ω]+🗡$',
  '^\\u0001\\cA?\\x41{2}$',
  '^(?i:rope)$',
  'lamp',
  '',
])('supports the syntax that the pattern %s uses', (pattern) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const text = textForPattern(pattern, wideLimits, seededDraw(seed));
    expect(text).toMatch(new RegExp(pattern, 'u'));
  }
});

test('generates a text within the length limits, and returns undefined when none fits', () => {
  const limits = { minLength: 30, maxLength: 40 };
  expect(textForPattern('^[a-z]+$', limits, seededDraw('a'))).toHaveLength(30);
  expect(textForPattern('^[a-z]{3}$', limits, seededDraw('a'))).toBeUndefined();
});
