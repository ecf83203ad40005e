import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noExclusions } from '../plan/lines.ts';
import { randomStream } from '../random.ts';
import { NameList } from '../realise/sentences.ts';
import { Telling } from '../realise/telling.ts';
import { partsOf } from '../realise/templates.ts';
import type { Pronouns } from '../story.ts';
import { textsIn } from './texts-in.fixture.ts';

const isTable = (name: string): boolean => /(?<!\.(?:test|fixture))\.ts$/.test(name);

/** All rows of the tables with a pronoun that is a subject. */
const rows = await Promise.all(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(isTable)
    .map(async (file) => textsIn(await import(join(import.meta.dirname, file)))),
).then((lists) => [
  ...new Set(
    lists
      .flat()
      .flatMap((text) => text.split(/ \|\| | :: /))
      .filter((text) => text.includes('.they}')),
  ),
]);

const firstNames = ['Odo', 'Mira', 'Tomas', 'Ilse', 'Hanne', 'Otto'];

/** The row about one person with these pronouns, after a sentence with the names of all persons. */
function told(row: string, part: string, pronouns: Pronouns, seed: number): string {
  const parts = partsOf(row);
  const people = new Map(
    parts.map((id, index) => [
      id,
      {
        id,
        first: firstNames[index] ?? id,
        last: '',
        pronouns: id === part ? pronouns : pronouns === 'she' ? ('he' as const) : ('she' as const),
        role: '',
      },
    ]),
  );
  const names = new NameList();
  const subject = { truths: {}, people, words: new Map(), names, exclusions: noExclusions };
  const telling = new Telling(subject, randomStream(seed, 'words'));
  telling.text(parts.map((id) => `{${id}.name}`).join(', '));
  // Other fields are words of the plan.
  return names.plain(telling.text(row.replaceAll(/\{[^{}]*\}/g, wordOf)));
}

const wordOf = (field: string): string => (/^\{[A-Z]\d?[.}]/.test(field) ? field : 'that');

const adverb = '(?:(?:never|always|still|also|only|hardly|rarely|often|once|now|no longer) )?';
const second = String.raw`\b[^.;:?!"]*?,? (?:and|but|or|then) ${adverb}`;
const singular = '(?:is|was|has|does|knows|wants|says|keeps|goes|takes|makes|comes|holds)';

const wrong: Readonly<Record<'they' | 'she' | 'he', RegExp>> = {
  they: new RegExp(
    String.raw`\bthey ${adverb}(?:is|was|has|does|[a-z]+[^s]s)\b|\bthey${second}${singular}\b`,
    'i',
  ),
  she: new RegExp(String.raw`\bshe (?:${adverb}|\b[^.;:?!"]*? and )(?:are|were|have|do)\b`, 'i'),
  he: new RegExp(String.raw`\bhe (?:${adverb}|\b[^.;:?!"]*? and )(?:are|were|have|do)\b`, 'i'),
};

test.each(['they', 'she', 'he'] as const)('the verbs of rows agree with "%s"', (pronouns) => {
  expect(rows.length).toBeGreaterThan(500);
  const texts = rows.flatMap((row) =>
    partsOf(row)
      .filter((part) => row.includes(`{${part}.they}`))
      .flatMap((part) => [1, 2, 3].map((seed) => told(row, part, pronouns, seed))),
  );
  expect([...new Set(texts)].filter((text) => wrong[pronouns].test(text))).toEqual([]);
});
