import { ExpandableRow } from './expandable-row.tsx';
import { FeatureText } from './feature-text.tsx';
import type { TextSubject } from './text-subject.ts';

interface FeatureRow {
  readonly name: string;
  /** A few words in small letters. */
  readonly line?: string;
  readonly subject: TextSubject;
}

interface FeatureRowsProps {
  title: string;
  rows: readonly FeatureRow[];
}

/** What a choice brings: a row for each feature, which opens its text. */
export const FeatureRows = ({ title, rows }: FeatureRowsProps) => (
  <section aria-label={title}>
    <h3 className="mb-1 text-sm font-semibold text-muted">{title}</h3>
    <ul className="list-none p-0 text-sm">
      {rows.map(({ name, line, subject }) => (
        <li key={`${line ?? ''} ${name}`} className="border-b border-hairline py-1">
          <ExpandableRow title={name} line={line} whenOpen={<FeatureText of={subject} />} />
        </li>
      ))}
    </ul>
  </section>
);
