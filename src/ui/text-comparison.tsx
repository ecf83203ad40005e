import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { compareTexts, type Part, type Stretch } from '#src/lib/text-comparison/compare-texts.ts';
import type { Paragraph } from '#src/lib/text-comparison/paragraphs.ts';
import { counted } from '#src/lib/counted.ts';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TextComparisonProps {
  before: string;
  after: string;
  /** Whether the texts have marks of Markdown, which are not shown. */
  isMarkdown?: boolean;
  /** How whole paragraphs that only one text has are labelled. */
  labels?: Readonly<Record<'removed' | 'added', string>>;
  /** Explains the marks at single words. It is shown only if there are some. */
  note?: string;
}

const plainLabels = { removed: 'Removed', added: 'Added' } as const;

/** A text with the words that were removed from it and added to it. */
export function TextComparison({
  before,
  after,
  isMarkdown = false,
  labels = plainLabels,
  note,
}: TextComparisonProps) {
  const stretches = compareTexts(before, after, { isMarkdown });
  if (stretches.every(({ kind }) => kind === 'same')) {
    return <p className="text-muted">No word is different.</p>;
  }
  return (
    <div className="flex max-w-prose flex-col gap-3">
      {note !== undefined && stretches.some(({ kind }) => kind === 'changed') && (
        <p className="text-sm text-muted">{note}</p>
      )}
      {stretches.map((stretch, index) => (
        <StretchView
          // oxlint-disable-next-line react/no-array-index-key -- the stretches have no keys of their own
          key={index}
          stretch={stretch}
          labels={labels}
          isFirst={index === 0}
          isLast={index === stretches.length - 1}
        />
      ))}
    </div>
  );
}

interface StretchViewProps {
  stretch: Stretch;
  labels: Readonly<Record<'removed' | 'added', string>>;
  isFirst: boolean;
  isLast: boolean;
}

function StretchView({ stretch, labels, isFirst, isLast }: StretchViewProps) {
  switch (stretch.kind) {
    case 'same':
      return <SameParagraphs paragraphs={stretch.paragraphs} isFirst={isFirst} isLast={isLast} />;
    case 'removed':
    case 'added':
      return (
        <WholeParagraphs
          kind={stretch.kind}
          label={labels[stretch.kind]}
          paragraphs={stretch.paragraphs}
        />
      );
    case 'changed':
      return (
        <p className={lookOf(stretch.look)}>
          <ComparedWords parts={stretch.parts} />
        </p>
      );
    case 'formatted':
      return (
        <div>
          <p className="text-sm text-muted">Same words, other formatting:</p>
          <p className={lookOf(stretch.paragraph.look)}>{stretch.paragraph.text}</p>
        </div>
      );
    default:
      return stretch satisfies never;
  }
}

const looks: Readonly<Record<Paragraph['look'], string>> = {
  paragraph: '',
  heading: 'font-semibold',
  item: 'pl-3',
  quote: 'border-l border-hairline-strong pl-3 italic',
};

const lookOf = (look: Paragraph['look']): string =>
  classNames('wrap-anywhere whitespace-pre-wrap', looks[look]);

/** Paragraphs that only one of the texts has. A line through so many words would make them hard to read. */
function WholeParagraphs({
  kind,
  label,
  paragraphs,
}: {
  kind: 'removed' | 'added';
  label: string;
  paragraphs: readonly Paragraph[];
}) {
  const isRemoved = kind === 'removed';
  const Sign = isRemoved ? Minus : Plus;
  const Whole = isRemoved ? 'del' : 'ins';
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'rounded-sm border-l-2 px-3 py-2',
        isRemoved ? 'border-ember bg-ember-wash' : 'border-moss bg-moss-wash',
      )}
    >
      <p
        aria-hidden
        className={classNames(
          'mb-1 flex items-center gap-1 text-sm font-semibold',
          isRemoved ? 'text-ember' : 'text-moss',
        )}
      >
        <Sign size={15} />
        {label}
      </p>
      <div className="flex flex-col gap-2">
        {paragraphs.map(({ look, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <p key={index} className={lookOf(look)}>
            <Whole className="no-underline">{text}</Whole>
          </p>
        ))}
      </div>
    </div>
  );
}

/**
 * Words that were removed or added are marked by a line, a colour and, for screen readers, by words. The distance
 * between them is no character, because there is none in the texts.
 */
const ComparedWords = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ kind, text }, index) => {
    switch (kind) {
      case 'same':
        return text;
      case 'removed':
        return (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <del key={index} className="rounded-xs bg-ember-wash px-0.5 text-ember decoration-1">
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
            className={classNames(
              'rounded-xs bg-moss-wash px-0.5 text-moss underline decoration-1 underline-offset-4',
              parts[index - 1]?.kind === 'removed' && 'ml-1',
            )}
          >
            <VisuallyHidden> added: </VisuallyHidden>
            {text}
            <VisuallyHidden> end of added. </VisuallyHidden>
          </ins>
        );
    }
  });

interface SameParagraphsProps {
  paragraphs: readonly Paragraph[];
  isFirst: boolean;
  isLast: boolean;
}

/** Paragraphs without differences. Only those beside a difference are shown at first. */
function SameParagraphs({ paragraphs, isFirst, isLast }: SameParagraphsProps) {
  const [isOpen, setOpen] = useState(false);
  const atStart = isFirst ? 0 : 1;
  const atEnd = isLast ? 0 : 1;
  const hidden = paragraphs.length - atStart - atEnd;
  const shown = (list: readonly Paragraph[]) =>
    list.map(({ look, text }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <p key={index} className={`${lookOf(look)} text-muted`}>
        {text}
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
