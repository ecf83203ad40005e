import { TextComparison } from '#src/ui/text-comparison.tsx';
import { withNamedPassages } from './named-passages.ts';

interface EntryTextComparisonProps {
  before: string;
  after: string;
  /** The name of a member. Without it, labels of passages have no names. */
  nameOf?: (userId: string) => string;
}

/** The words that were removed from a text of an entry and added to it. */
export const EntryTextComparison = ({ before, after, nameOf }: EntryTextComparisonProps) => (
  <TextComparison
    isMarkdown
    before={withNamedPassages(before, nameOf)}
    after={withNamedPassages(after, nameOf)}
  />
);
