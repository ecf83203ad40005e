import { draftedText } from '#src/lib/drafted-text.ts';

/** Who wrote the draft that is in the text above; nothing for a text that people wrote. */
export const DraftedBy = ({ author }: { author: string | null }) =>
  author !== null && <p className="mt-3 text-sm text-muted">{`${draftedText(author)}.`}</p>;
