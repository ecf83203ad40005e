import { EyeOff } from 'lucide-react';
import { memo, useId } from 'react';
import type { GenerationSection } from '#src/generated/model/index.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Markdown } from '#src/ui/markdown.tsx';
import { QuillIcon } from './generation-icons.tsx';

export const sectionBox = (isSecret: boolean): string =>
  `rounded-lg border px-4 py-3 transition-opacity ${
    isSecret ? 'border-hairline-strong bg-surface-1' : 'border-hairline'
  }`;

interface SectionHeadingProps {
  id: string;
  heading: string;
  isSecret: boolean;
}

export const SectionHeading = ({ id, heading, isSecret }: SectionHeadingProps) => (
  <div className="min-w-0 flex-1 basis-40">
    <h4 id={id} className="text-base font-semibold wrap-anywhere">
      {heading}
    </h4>
    {isSecret && (
      <p className="flex items-center gap-1.5 text-sm text-muted">
        <EyeOff aria-hidden size={15} />
        For game masters only
      </p>
    )}
  </div>
);

interface WrittenSectionsProps {
  sections: readonly GenerationSection[];
  /** The section that is being written; null if it is not known. */
  writing: string | null;
}

/**
 * The sections while a model writes them. Screen readers are not told of each word: `announcement` says when
 * the work begins and ends.
 */
export const WrittenSections = ({ sections, writing }: WrittenSectionsProps) => (
  <div className="flex flex-col gap-4" aria-busy>
    {sections.map((section) => (
      <WrittenSection
        key={section.sectionId}
        section={section}
        isWriting={section.sectionId === writing}
      />
    ))}
  </div>
);

/** Only the section that has changed is rendered again, many times a second. */
const WrittenSection = memo(function WrittenSection({
  section: { heading, audience, text },
  isWriting,
}: {
  section: GenerationSection;
  isWriting: boolean;
}) {
  const id = useId();
  const isSecret = audience === 'gm';
  return (
    <section aria-labelledby={id} className={sectionBox(isSecret)}>
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <SectionHeading id={id} heading={heading} isSecret={isSecret} />
        {isWriting && (
          <Badge tone="arcane" icon={<QuillIcon />}>
            Being written
          </Badge>
        )}
      </header>
      <div className="mt-2 max-w-prose">
        <Markdown text={text} />
      </div>
    </section>
  );
});
