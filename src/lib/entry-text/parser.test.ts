import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parser } from './parser.ts';

/** The tokens without our rule for brackets that nothing closes. */
function plainTokens(text: string) {
  parser.inline.ruler.disable('unclosed');
  try {
    return parser.parse(text, {});
  } finally {
    parser.inline.ruler.enable('unclosed');
  }
}

test('brackets that nothing closes are read as before, only faster', () => {
  const parts = ['[', '![', '[[', ']', ']]', '(a)', '`', '\\', '*', 'a', ' ', '\n', '|'] as const;
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 30 });
  fc.assert(
    fc.property(texts, (list) => {
      const text = list.join('');
      expect(parser.parse(text, {})).toEqual(plainTokens(text));
    }),
  );
});
