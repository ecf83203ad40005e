import { Markdown } from '#src/ui/markdown.tsx';

/** A text of an entry. */
export const EntryBody = ({ text }: { text: string }) => (
  <div className="oldstyle max-w-prose">
    <Markdown text={text} />
  </div>
);
