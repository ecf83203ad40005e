import { parseArgs } from 'node:util';
import {
  idOf,
  most,
  percent,
  plainSentences,
  storyRequest,
  tellers,
  toldKinds,
} from './support/texts-in-common.ts';

// The pairs of texts of any stories that have more than 8 % of their sentences in common, and the sentences that most
// texts have: for those who write stories.
// Usage: node bench/worst-pairs.ts KIND [first seed] [texts]

const isKind = (text: string): text is keyof typeof tellers => Object.hasOwn(tellers, text);

const printedSentences = 400;

const { positionals } = parseArgs({ allowPositionals: true });
const [kind = 'quest', first = '0', count = '1000'] = positionals;
if (!isKind(kind)) throw new Error(`The kinds are ${toldKinds.join(', ')}.`);

const firstSeed = Number(first);

/** Sentences by their numbers, because ten thousand texts have a million sentences. */
const numbers = new Map<string, number>();
const sentences: string[] = [];
const textsWith: number[][] = [];
const sizes: number[] = [];
const ids: string[] = [];
for (let index = 0; index < Number(count); index += 1) {
  const seed = firstSeed + index;
  const draft = tellers[kind](storyRequest(kind, seed), seed);
  const plain = plainSentences(draft);
  sizes.push(plain.size);
  ids.push(idOf(draft.facts));
  for (const sentence of plain) {
    let number = numbers.get(sentence);
    if (number === undefined) {
      number = sentences.push(sentence) - 1;
      numbers.set(sentence, number);
      textsWith.push([]);
    }
    textsWith[number]?.push(index);
  }
}

/** For each pair, as `first * count + second`, the sentences that both have. */
const common = new Map<number, number[]>();
for (const [number, texts] of textsWith.entries()) {
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const pair = one * sizes.length + other;
      const shared = common.get(pair);
      if (shared) shared.push(number);
      else common.set(pair, [number]);
    }
  }
}

const found = [...common]
  .map(([pair, shared]) => {
    const one = Math.floor(pair / sizes.length);
    const other = pair % sizes.length;
    const size = Math.min(sizes[one] ?? 0, sizes[other] ?? 0);
    return { one, other, shared, share: shared.length / Math.max(1, size) };
  })
  .filter(({ share }) => share > most)
  .toSorted((a, b) => b.share - a.share);

for (const { one, other, shared, share } of found) {
  const titles = [one, other].map((text) => `${ids[text]} ${firstSeed + text}`);
  process.stdout.write(`${percent(share)}  ${titles.join(', ')}\n`);
  for (const number of shared) process.stdout.write(`    ${sentences[number]}\n`);
}
process.stdout.write(
  `${found.length} pairs of ${sizes.length} texts have more than ${percent(most)} in common\n` +
    'How many texts have a sentence, and the story of one of them:\n',
);
const commonest = textsWith
  .map((texts, number) => ({ texts, number }))
  .toSorted((a, b) => b.texts.length - a.texts.length)
  .slice(0, printedSentences);
for (const { texts, number } of commonest) {
  process.stdout.write(`${texts.length} ${ids[texts[0] ?? 0]}: ${sentences[number]}\n`);
}
