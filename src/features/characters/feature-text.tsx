import { OptionalPart } from '#src/components/optional-part.tsx';
import type { TextSubject } from './text-subject.ts';

// All texts are in one file, which is loaded with the first one that is shown: no page begins with one. The service
// worker keeps it, with the code for Markdown.
const loadText = async () => (await import('./loaded-feature-text.tsx')).LoadedFeatureText;

/** What a feature, a trait, an option or a background does, below a heading of the third level. */
export const FeatureText = ({ of: subject }: { of: TextSubject }) => (
  <OptionalPart
    load={loadText}
    props={{ of: subject }}
    fallback={<p className="text-sm text-muted">Loading the text …</p>}
  />
);
