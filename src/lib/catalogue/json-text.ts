import { type Codec, isBlank, parsed, refused } from './codec.ts';

/** For values too deep for a line of their own form: JSON, checked by the schema afterwards. */
export function jsonCodec(empty: unknown): Codec<unknown> {
  return {
    format: (value) => JSON.stringify(value),
    parse: (text) => {
      if (isBlank(text)) return parsed(empty);
      try {
        const value: unknown = JSON.parse(text);
        return parsed(value);
      } catch {
        return refused('This is no JSON. Copy the form of an exported row.');
      }
    },
  };
}
