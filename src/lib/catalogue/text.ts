import { type Codec, parsed, tidy } from './codec.ts';

/** One line without blanks around it. */
export const lineCodec: Codec<string> = {
  format: (value) => value,
  parse: (text) => parsed(tidy(text)),
};

/** Kept to the letter: line breaks and blanks mean something in Markdown. */
export const proseCodec: Codec<string> = {
  format: (value) => value,
  parse: (text) => parsed(text.replace(/\r\n?/g, '\n')),
};
