import { OptionalPart } from '#src/components/optional-part.tsx';
import { CatalogueText } from './catalogue-text.tsx';
import type { TextSubject } from './text-subject.ts';

interface FeatureTextProps {
  of: TextSubject;
}

// All texts are one file, which is loaded with the first one that is shown: no page begins with one.
const loadText = async () => {
  const { textOf } = await import('./data/feature-texts/text-of.ts');
  return ({ of: subject }: FeatureTextProps) => <CatalogueText text={textOf(subject)} />;
};

/** What a feature, a trait, an option or a background does, below a heading of the third level. */
export const FeatureText = ({ of: subject }: FeatureTextProps) => (
  <OptionalPart
    load={loadText}
    props={{ of: subject }}
    fallback={<p className="text-sm text-muted">Loading the text …</p>}
  />
);
