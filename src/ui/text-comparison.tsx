import { useState } from 'react';
import { compareTexts, type Part } from '#src/lib/text-comparison/compare-texts.ts';
import { counted } from '#src/lib/counted.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TextComparisonProps {
  before: string;
  after: string;
}

/** A text with the words that were removed from it and added to it. Both texts are shown as they are written. */
export function TextComparison({ before, after }: TextComparisonProps) {
  const stretches = compareTexts(before, after);
  if (stretches.every(({ kind }) => kind === 'same')) {
    return <p className="text-muted">No word is different.</p>;
  }
  return (
    <div className="flex max-w-prose flex-col gap-3">
      {stretches.map((stretch, index) =>
        stretch.kind === 'same' ? (
          <SameParagraphs
            // oxlint-disable-next-line react/no-array-index-key -- the stretches have no keys of their own
            key={index}
            paragraphs={stretch.paragraphs}
            isFirst={index === 0}
            isLast={index === stretches.length - 1}
          />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <p key={index} className={paragraphLook}>
            <ComparedWords parts={stretch.parts} />
          </p>
        ),
      )}
    </div>
  );
}

const paragraphLook = 'wrap-anywhere whitespace-pre-wrap';

/** Words that were removed or added are marked by a line, a colour and, for screen readers, by words. */
export const ComparedWords = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ kind, text }, index) => {
    switch (kind) {
      case 'same':
        return text;
      case 'removed':
        return (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <del key={index} className="rounded-xs bg-ember-wash text-ember decoration-1">
            <VisuallyHidden> removed: </VisuallyHidden>
            {text}
            <VisuallyHidden> end of removed. </VisuallyHidden>
          </del>
        );
      case 'added':
        return (
          <ins
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={index}
            className="rounded-xs bg-moss-wash text-moss underline decoration-1 underline-offset-4"
          >
            <VisuallyHidden> added: </VisuallyHidden>
            {text}
            <VisuallyHidden> end of added. </VisuallyHidden>
          </ins>
        );
    }
  });

interface SameParagraphsProps {
  paragraphs: readonly string[];
  isFirst: boolean;
  isLast: boolean;
}

/** Paragraphs without differences. Only those beside a difference are shown at first. */
function SameParagraphs({ paragraphs, isFirst, isLast }: SameParagraphsProps) {
  const [isOpen, setOpen] = useState(false);
  const atStart = isFirst ? 0 : 1;
  const atEnd = isLast ? 0 : 1;
  const hidden = paragraphs.length - atStart - atEnd;
  const shown = (list: readonly string[]) =>
    list.map((paragraph, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <p key={index} className={`${paragraphLook} text-muted`}>
        {paragraph}
      </p>
    ));
  if (isOpen || hidden < 2) return shown(paragraphs);
  return (
    <>
      {shown(paragraphs.slice(0, atStart))}
      <button
        type="button"
        className="text-link min-h-(--target) self-start text-sm"
        onClick={() => setOpen(true)}
      >
        {`Show ${counted(hidden, 'paragraph', 'paragraphs')} without changes`}
      </button>
      {shown(paragraphs.slice(paragraphs.length - atEnd))}
    </>
  );
}
