import { OptionalPart } from '#src/components/optional-part.tsx';

interface CatalogueTextProps {
  /** In Markdown. */
  text: string;
}

// Loaded with the first text that is shown: no page of characters begins with one.
const loadMarkdown = async () => (await import('#src/ui/markdown.tsx')).Markdown;

/** A text of the catalogue, below a heading of the third level. */
export const CatalogueText = ({ text }: CatalogueTextProps) => (
  <div className="max-w-prose text-sm wrap-anywhere">
    <OptionalPart
      load={loadMarkdown}
      props={{ text, headingFrom: 4 }}
      fallback={<p className="whitespace-pre-line">{text}</p>}
    />
  </div>
);
