import type { Draft, Teller } from '#backend/storyteller/kinds/draft.ts';
import { tellAdventure } from '#backend/storyteller/kinds/adventure.ts';
import { tellCharacter } from '#backend/storyteller/kinds/character.ts';
import { tellPerson } from '#backend/storyteller/kinds/person.ts';
import { tellPlace } from '#backend/storyteller/kinds/place.ts';
import { tellQuest } from '#backend/storyteller/kinds/quest.ts';
import { tellSetting } from '#backend/storyteller/kinds/setting.ts';
import { maskSentence, sentencesOf } from '#backend/storyteller/realise/sentences.ts';
import type { StoryKind, StoryRequest, Tone } from '#backend/storyteller/story.ts';
import { tellStory } from '#backend/storyteller/tell.ts';

// Processor time of finished texts (the best of ten candidates, with fifty recent texts to avoid; other
// programs on the machine do not change it), and how much
// two of a thousand texts have in common. Usage: node bench/storyteller.ts [texts per kind]

const count = Number(process.argv[2] ?? 1000);
const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

const tellers: readonly (readonly [StoryKind, Teller])[] = [
  ['quest', tellQuest],
  ['adventure', tellAdventure],
  ['setting', tellSetting],
  ['person', tellPerson],
  ['place', tellPlace],
  ['character', tellCharacter],
];

const requestOf = (kind: StoryKind, seed: number): StoryRequest => ({
  kind,
  seed,
  tone: tones[seed % tones.length] ?? 'heroic',
  length: 'standard',
  level: 1 + ((seed * 7) % 20),
  partySize: 1 + (seed % 8),
  difficulty: 'standard',
  idea: '',
  lines: [],
  veils: [],
  known: [],
  recent: [],
  items: [{ sk: 'rope', name: 'Rope', costCp: 100 }],
  choices: {
    species: ['Dwarf', 'Elf', 'Human', 'Orc'],
    classes: ['Bard', 'Cleric', 'Fighter', 'Rogue', 'Wizard'],
    backgrounds: ['Acolyte', 'Criminal', 'Sage', 'Soldier'],
  },
});

const textOf = ({ sections }: Pick<Draft, 'sections'>): string =>
  sections.map(({ text }) => text).join('\n');

interface Shares {
  mean: number;
  worst: number;
}

/** The share of the sentences of the shorter text that another text has as well, over all pairs. */
function sharesOf(texts: readonly ReadonlySet<string>[]): Shares {
  let sum = 0;
  let worst = 0;
  let pairs = 0;
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const [small, large] = one.size <= other.size ? [one, other] : [other, one];
      let common = 0;
      for (const sentence of small) if (large.has(sentence)) common += 1;
      const share = common / Math.max(1, small.size);
      sum += share;
      worst = Math.max(worst, share);
      pairs += 1;
    }
  }
  return { mean: sum / pairs, worst };
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

for (const [kind, tell] of tellers) {
  const recent = Array.from({ length: 50 }, (_, index) => {
    const draft = tell(requestOf(kind, 100_000 + index), 100_000 + index);
    return { facts: draft.facts, text: draft.names.marked(textOf(draft)) };
  });
  const times = Array.from({ length: Math.min(200, count) }, (_, seed) => {
    const start = process.cpuUsage();
    tellStory({ ...requestOf(kind, seed), recent });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).toSorted((one, other) => one - other);
  const drafts = Array.from({ length: count }, (_, seed) => tell(requestOf(kind, seed), seed));
  const literal = sharesOf(
    drafts.map((draft) => new Set(sentencesOf(draft.names.plain(textOf(draft))))),
  );
  const masked = sharesOf(
    drafts.map((draft) => new Set(sentencesOf(textOf(draft)).map(maskSentence))),
  );
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const words = drafts.reduce((sum, draft) => sum + textOf(draft).split(/\s+/).length, 0) / count;
  process.stdout.write(
    `${kind}: ${Math.round(words)} words, processor time p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; ` +
      `shared sentences: mean ${percent(literal.mean)}, worst pair ${percent(literal.worst)}; ` +
      `without names: mean ${percent(masked.mean)}, worst pair ${percent(masked.worst)}; ` +
      `faults in ${drafts.filter(({ faults }) => faults.length > 0).length} of ${count}\n`,
  );
}
