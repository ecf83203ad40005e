import { type Codec, parsed, tidy } from './codec.ts';

/** One line without spaces around it. */
export const lineCodec: Codec<string> = {
  format: (value) => value,
  parse: (text) => parsed(tidy(text)),
};

/** Changes only line ends, because line breaks and spaces have a meaning in Markdown. */
export const proseCodec: Codec<string> = {
  format: (value) => value,
  parse: (text) => parsed(text.replace(/\r\n?/g, '\n')),
};
