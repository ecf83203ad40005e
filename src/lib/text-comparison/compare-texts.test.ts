import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareTexts, compareWords, type Part, type Stretch } from './compare-texts.ts';

/** Shows changes as `[-removed-]` and `{+added+}`, and only counts the paragraphs that are the same. */
const shown = (stretches: readonly Stretch[]): string[] =>
  stretches.map((stretch) => {
    switch (stretch.kind) {
      case 'same':
        return `${stretch.paragraphs.length} same`;
      case 'changed':
        return stretch.parts.map(shownPart).join('');
      case 'formatted':
        return `formatted: ${stretch.paragraph.text}`;
      case 'removed':
      case 'added': {
        const text = stretch.paragraphs.map((paragraph) => paragraph.text).join(' / ');
        return shownPart({ kind: stretch.kind, text });
      }
      default:
        return stretch satisfies never;
    }
  });

const shownPart = ({ kind, text }: Part): string =>
  kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`;

describe('comparing two texts', () => {
  it('shows changed words between paragraphs that are the same', () => {
    const before = 'One.\n\nThe party rows to the cold lamp of the lighthouse.\n\nThree.\n\nFour.';
    const after = 'One.\n\nThe party sails to the green flame of the lighthouse.\n\nThree.';
    expect(shown(compareTexts(before, after))).toEqual([
      '1 same',
      'The party [-rows-]{+sails+} to the [-cold lamp-]{+green flame+} of the lighthouse.',
      '1 same',
      '[-Four.-]',
    ]);
  });

  it('shows paragraphs without common words one after the other', () => {
    expect(shown(compareTexts('Fog came from the sea.', 'All was quiet at noon!'))).toEqual([
      '[-Fog came from the sea.-]',
      '{+All was quiet at noon!+}',
    ]);
  });

  it('compares a changed paragraph by words, also beside one that is new', () => {
    const before = 'A bell rings under the harbour every night.';
    const after =
      'Nobles pay well.\n\nSix lamps burn.\n\nA horn sounds under the harbour every night.';
    expect(shown(compareTexts(before, after))).toEqual([
      '{+Nobles pay well. / Six lamps burn.+}',
      'A [-bell rings-]{+horn sounds+} under the harbour every night.',
    ]);
  });

  it('joins changes that only small words separate', () => {
    const before = 'They meet the keeper of the old lighthouse at dawn, before the boats leave.';
    const after = 'They meet the daughter of the drowned captain at dawn, before the boats leave.';
    expect(shown(compareTexts(before, after))).toEqual([
      'They meet the [-keeper of the old lighthouse-]{+daughter of the drowned captain+} at dawn, before the boats leave.',
    ]);
  });

  it('leaves the marks of Markdown out, and says where only they differ', () => {
    const before = '## The situation\n\n- A **bell** rings.\n- [[Vell|The keeper]] is gone.';
    const after = '### The situation\n\n- A *bell* rings.\n- [[Vell|The keeper]] is back.';
    expect(shown(compareTexts(before, after, { isMarkdown: true }))).toEqual([
      'formatted: The situation',
      'formatted: • A bell rings.',
      '• The keeper is [-gone-]{+back+}.',
    ]);
  });

  it('finds nothing in texts that only differ in empty lines', () => {
    expect(shown(compareTexts('One.\n\n\n\nTwo.\r\n', 'One.\n\nTwo.'))).toEqual(['2 same']);
    expect(compareTexts('', '\n')).toEqual([]);
  });

  test('the parts contain both texts completely', () => {
    const words = fc
      .array(fc.constantFrom('tide', 'lamp', 'oil', ',', ' ', '\n', '字', '👻'), { maxLength: 20 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = compareWords(before, after);
        const without = (kind: string) =>
          parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });

  it.each([
    ['words', (n: number, seed: number) => `${(n * seed) % 9973} `],
    ['one letter', (_: number, seed: number) => (seed % 2 === 0 ? 'a ' : 'b ')],
    ['paragraphs', (n: number, seed: number) => `${(n * seed) % 89}\n\n`],
    [
      'short runs of words',
      (n: number, seed: number) => (n % 700 === 0 ? '\n\nsame\n\n' : `${(n * seed) % 97} `),
    ],
    ['punctuation', (n: number, seed: number) => '.,-!'.charAt((n * n + seed) % 4)],
  ])('takes less than three seconds on a busy machine for 20,000 characters of %s', (_, part) => {
    const long = (seed: number) =>
      Array.from({ length: 20_000 }, (_unused, n) => part(n, seed))
        .join('')
        .slice(0, 20_000);
    const start = performance.now();
    compareTexts(long(7), long(12));
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
