import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import type { KnownThing } from '../story.ts';
import { tellStory } from '../tell.ts';
import { knownPerson, saysRole } from './cast.ts';

const personOf = (name: string, role: string): KnownThing => ({
  id: 'person',
  kind: 'person',
  name,
  role,
  pronouns: 'she/her',
});

test.each([
  ['Queen Marlene', 'queen', true],
  ['The Queen Marlene', 'old queen', true],
  ['Fang the Wolf', 'wolf', true],
  ['Fang the Grey Wolf', 'wolf', true],
  ['Mary Thorn, Captain of the Watch', 'captain of the watch', true],
  ['Mary Thorn, Captain of the Watch', 'captain', true],
  ['Captain Mary Thorn', 'captain of the watch', false],
  ['Mary of the Watch', 'captain of the watch', false],
  ['Anna Smith', 'smith', false],
  ['Marlene', 'queen', false],
  ['Marlene', '', false],
])('whether "%s" says the role "%s": %s', (name, role, isSaid) => {
  expect(saysRole(name, role)).toBe(isSaid);
  expect(knownPerson(personOf(name, role), 'G', '').role).toBe(isSaid ? '' : role);
});

describe.each(['quest', 'adventure', 'person', 'character'] as const)(
  'a draft of the kind %s',
  (kind) => {
    test('says the role of a known person once', () => {
      for (const [name, role] of [
        ['Queen Marlene', 'queen'],
        ['Fang the Wolf', 'wolf'],
      ] as const) {
        for (let seed = 0; seed < 8; seed += 1) {
          for (const idea of ['', `Rescue ${name}`]) {
            const known = [personOf(name, role)];
            const text = textOf(tellStory(requestOf(kind, seed, { known, idea })));
            expect(text).toContain(name);
            expect(text).not.toMatch(
              new RegExp(`the ${role} ${name}|${name}, (?:the )?${role}`, 'i'),
            );
          }
        }
      }
    });
  },
);

describe('a draft about a person of the campaign', () => {
  const ideas = (name: string): string[] => [name, `${name}, who lost her son`];

  test.each([
    ['Captain Mary Thorn', 'captain of the watch'],
    ['Queen Marlene', 'queen'],
    ['Fang the Wolf', 'wolf'],
    ['Mary Thorn', 'Hand of the King'],
  ])('has the role that the campaign gives to %s', (name, role) => {
    for (const idea of ideas(name)) {
      for (let seed = 0; seed < 20; seed += 1) {
        const known = [personOf(name, role)];
        const { details, sections } = tellStory(requestOf('person', seed, { known, idea }));
        expect(details).toMatchObject({ person: { name, role, pronouns: 'she' } });
        expect(textOf({ sections })).not.toContain(`${name}, ${name.split(' ')[0]} in`);
      }
    }
  });

  test('has the role of the idea if it names one', () => {
    const known = [personOf('Mary Thorn', 'captain of the watch')];
    const idea = 'Mary Thorn, a ferry keeper';
    const { details } = tellStory(requestOf('person', 1, { known, idea }));
    expect(details).toMatchObject({ person: { role: 'ferry keeper' } });
  });
});
