import { parseArgs } from 'node:util';
import { planAdventure } from '#backend/storyteller/kinds/adventure.ts';
import type { Draft } from '#backend/storyteller/kinds/draft.ts';
import { tellPerson } from '#backend/storyteller/kinds/person.ts';
import { tellPlace } from '#backend/storyteller/kinds/place.ts';
import { planQuest } from '#backend/storyteller/kinds/quest.ts';
import { planSetting } from '#backend/storyteller/kinds/setting.ts';
import type { StoryFacts } from '#backend/storyteller/story.ts';
import { idOf, pairsOf, percent, plainSentences, storyRequest } from './support/texts-in-common.ts';

// How much two tellings of one story have in common: for those who write stories. With the id of a story, it
// also prints the sentences that many tellings have. Usage: node bench/tellings.ts quest [id of a story ...]

const tellings = 120;
const seeds = 8000;
/** A sentence that a smaller share of the tellings has is not printed. */
const leastPrinted = 0.06;

interface Outline {
  readonly facts: StoryFacts;
  readonly write: () => Draft;
}

const told = (draft: Draft): Outline => ({ facts: draft.facts, write: () => draft });

const outlines = {
  quest: (seed: number): Outline => planQuest(storyRequest('quest', seed), seed),
  adventure: (seed: number): Outline => planAdventure(storyRequest('adventure', seed), seed),
  setting: (seed: number): Outline => planSetting(storyRequest('setting', seed), seed),
  person: (seed: number): Outline => told(tellPerson(storyRequest('person', seed), seed)),
  place: (seed: number): Outline => told(tellPlace(storyRequest('place', seed), seed)),
};

const isKind = (text: string): text is keyof typeof outlines => Object.hasOwn(outlines, text);

const { positionals } = parseArgs({ allowPositionals: true });
const [kind = 'quest', ...ids] = positionals;
if (!isKind(kind)) throw new Error(`The kinds are ${Object.keys(outlines).join(', ')}.`);

const stories = new Map<string, ReadonlySet<string>[]>();
for (let seed = 0; seed < seeds; seed += 1) {
  const { facts, write } = outlines[kind](seed);
  const id = idOf(facts);
  if (ids.length > 0 && !ids.includes(id)) continue;
  const texts = stories.get(id) ?? [];
  stories.set(id, texts);
  if (texts.length < tellings) texts.push(plainSentences(write()));
}

const found = [...stories]
  .map(([id, texts]) => ({ id, texts, ...pairsOf(texts) }))
  .toSorted((one, other) => other.over - one.over || other.worst - one.worst);
for (const { id, texts, mean, worst, over } of found) {
  process.stdout.write(
    `${id}, ${texts.length} tellings: two have ${percent(mean)} in common, the worst pair ${percent(worst)}, ` +
      `${percent(over)} of the pairs more than 8 %\n`,
  );
  if (ids.length === 0) continue;
  const counts = new Map<string, number>();
  for (const text of texts) for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const [sentence, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    if (count / texts.length >= leastPrinted) {
      process.stdout.write(`  ${Math.round((count / texts.length) * 100)} %  ${sentence}\n`);
    }
  }
}
