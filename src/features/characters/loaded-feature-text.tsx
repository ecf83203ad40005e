import { Markdown } from '#src/ui/markdown.tsx';
import { textOf } from './data/feature-texts/text-of.ts';
import type { TextSubject } from './text-subject.ts';

/** The text of a feature, a trait, an option or a background, with the code that shows Markdown. */
export const LoadedFeatureText = ({ of: subject }: { of: TextSubject }) => (
  <div className="max-w-prose text-sm wrap-anywhere">
    <Markdown text={textOf(subject)} headingFrom={4} />
  </div>
);
