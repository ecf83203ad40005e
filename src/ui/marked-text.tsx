import type { TextPart } from '#src/lib/found-parts.ts';

/** A text in which the found parts are marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, found }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other key and never change their order
    found ? <mark key={index}>{text}</mark> : text,
  );
}
