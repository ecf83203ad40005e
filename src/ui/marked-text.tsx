import type { TextPart } from '#src/lib/found-parts.ts';

/** A text in which the found parts are marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, found }, index) =>
    // A part has no name besides its place.
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other key
    found ? <mark key={index}>{text}</mark> : text,
  );
}
