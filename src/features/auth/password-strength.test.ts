import { describe, expect, it } from 'vitest';
import { schemas } from '#src/generated/contract/schemas.ts';
import { passwordMin } from './new-password-field.tsx';
import { passwordStrength, shownStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    'passwordpassword',
    'aaaaaaaaaaaaaaaaaaaaaaaa',
    'qwertyuiopasdfghjkl',
    'abcdefghijklmnopqrstuvwxyz',
    '123456789012345',
    'dragondragondragon',
  ])('is weak for %s', (password) => expect(passwordStrength(password).score).toBeLessThan(2));

  it.each(['a lamp in the deep mine', 'v9#Kd2!pQz7&Lw4x', 'owlbear larder rope candle'])(
    'is strong for %s',
    (password) => expect(passwordStrength(password)).toEqual({ score: 4, advice: null }),
  );

  it('is very weak for a password that consists of the name and the address of the user', () => {
    const known = ['Mira Thornwood', 'mira@example.com'];
    const { score, advice } = passwordStrength('mira thornwood example', known);
    expect(score).toBe(0);
    expect(advice).toBe('leave out your name and address.');
  });

  it('does not count the top-level domain of the address as a personal word', () => {
    const strength = passwordStrength('complicated staple', ['tomas@mail.com']);
    expect(strength).toEqual(passwordStrength('complicated staple', ['tomas@mail.xx']));
  });

  it('does not depend on the order of the names', () => {
    const of = (name: string) => passwordStrength('annabel annabel keep', [name]);
    expect(of('Ann Annabel')).toEqual(of('Annabel Ann'));
  });

  it('does not decrease while a passphrase is typed', () => {
    const password = 'three torches and a rope';
    const scores = Array.from(password, (_, index) => {
      return passwordStrength(password.slice(0, index + 1)).score;
    });
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  });
});

it.each([
  ['qwertyuiopasdfghjkl', 1],
  ['michaelfootball99', 1],
  ['short', 1],
  ['lantern over the map', 2],
] as const)('agrees with the server about %s', (password, limit) => {
  const { score, text } = shownStrength(password, []);
  const refused = limit === 1;
  expect(score <= 1).toBe(refused);
  expect(/guessed early|at least 15/.test(text)).toBe(refused);
});

it('`passwordMin` is the minimum length in the contract', () => {
  expect(passwordMin).toBe(schemas['Password']?.['minLength']);
});
