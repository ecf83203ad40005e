import { middleDot } from '#src/lib/unbroken.ts';
import { ExpandableRow } from './expandable-row.tsx';
import { FeatureText } from './feature-text.tsx';
import type { TextSubject } from './text-subject.ts';

interface NamedFeature {
  readonly name: string;
  /** A few words in small letters. */
  readonly line?: string;
  /** Null if only the name is known. */
  readonly subject: TextSubject | null;
}

interface FeatureListProps {
  features: readonly NamedFeature[];
}

/** Features with their texts, below a heading of the second level. */
export const FeatureTexts = ({ features }: FeatureListProps) => (
  <ul className="flex list-none flex-col gap-4 p-0">
    {features.map(({ name, line, subject }) => (
      <li key={`${line ?? ''} ${name}`}>
        <h3 className="text-sm font-semibold">
          {name}
          {line !== undefined && (
            <span className="font-normal text-muted">
              {middleDot}
              {line}
            </span>
          )}
        </h3>
        {subject && <FeatureText of={subject} />}
      </li>
    ))}
  </ul>
);

/** What a choice brings: a row for each feature, which opens its text. */
export const FeatureRows = ({ title, features }: FeatureListProps & { title: string }) => (
  <section aria-label={title}>
    <h2 className="mb-1 text-lg font-semibold">{title}</h2>
    <ul className="list-none p-0 text-sm">
      {features.map(({ name, line, subject }) => (
        <li key={`${line ?? ''} ${name}`} className="border-b border-hairline py-1">
          <ExpandableRow
            title={name}
            line={line}
            whenOpen={subject && <FeatureText of={subject} />}
          />
        </li>
      ))}
    </ul>
  </section>
);
