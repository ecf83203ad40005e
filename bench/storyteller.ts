import { maskSentence, sentencesOf } from '#backend/storyteller/realise/sentences.ts';
import { tellStory } from '#backend/storyteller/tell.ts';
import {
  pairsOf,
  percent,
  plainSentences,
  storyRequest,
  tellers,
  textOf,
  toldKinds,
} from './support/texts-in-common.ts';

// Processor time of finished texts (the best of ten candidates, with fifty recent texts to avoid; other
// programs on the machine do not change it), and how much
// two of a thousand texts have in common. Usage: node bench/storyteller.ts [texts per kind]

const count = Number(process.argv[2] ?? 1000);

for (const kind of toldKinds) {
  const tell = tellers[kind];
  const recent = Array.from({ length: 50 }, (_, index) => {
    const draft = tell(storyRequest(kind, 100_000 + index), 100_000 + index);
    return { facts: draft.facts, text: draft.names.marked(textOf(draft)) };
  });
  const times = Array.from({ length: Math.min(200, count) }, (_, seed) => {
    const start = process.cpuUsage();
    tellStory({ ...storyRequest(kind, seed), recent });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).toSorted((one, other) => one - other);
  const drafts = Array.from({ length: count }, (_, seed) => tell(storyRequest(kind, seed), seed));
  const literal = pairsOf(drafts.map(plainSentences));
  const masked = pairsOf(
    drafts.map((draft) => new Set(sentencesOf(textOf(draft)).map(maskSentence))),
  );
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const words = drafts.reduce((sum, draft) => sum + textOf(draft).split(/\s+/).length, 0) / count;
  process.stdout.write(
    `${kind}: ${Math.round(words)} words, processor time p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; ` +
      `shared sentences: mean ${percent(literal.mean)}, worst pair ${percent(literal.worst)}, ${percent(literal.over)} of the pairs over 8 %; ` +
      `without names: mean ${percent(masked.mean)}, worst pair ${percent(masked.worst)}; ` +
      `faults in ${drafts.filter(({ faults }) => faults.length > 0).length} of ${count}\n`,
  );
}
