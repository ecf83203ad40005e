import { Copy, Pencil } from 'lucide-react';
import { memo, type ReactNode, useEffect, useId, useState } from 'react';
import type { GenerationSection } from '#src/generated/model/index.ts';
import type { Drafted } from '#src/api/use-generation.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Markdown } from '#src/ui/markdown.tsx';
import { copyText } from '../drafts/copy-text.ts';
import { person } from './generation-labels.ts';
import { type Change, Rewriting } from './rewriting.tsx';
import { sectionBox, SectionHeading } from './written-sections.tsx';

interface DraftSectionsProps {
  drafted: Drafted;
  /** Whether sections can be copied. */
  isCopied: boolean;
  isBusy: boolean;
  /** The section that was last written again; null for the whole draft. */
  rewritten: string | null;
  /** What is typed for each section, by its id. */
  wishes: Readonly<Record<string, string>>;
  onWish: (sectionId: string, wish: string) => void;
  onRewrite: (change: Change, sectionId: string) => void;
  /** The section that was not written again; null for none. */
  refused: string | null;
  /** Why it was not. */
  problem: ReactNode;
}

/** How many sections a new draft shows at once: more than fit on a screen. The others follow, some in each frame. */
const atFirst = 3;
const inEachFrame = 2;

/** The sections of a draft. All of them at once would keep the page from its next frames. */
export function DraftSections({
  drafted,
  isCopied,
  isBusy,
  rewritten,
  wishes,
  onWish,
  onRewrite,
  refused,
  problem,
}: DraftSectionsProps) {
  const { sections } = drafted.draft;
  const [count, setCount] = useState(atFirst);
  const isWhole = count >= sections.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + inEachFrame));
    return () => cancelAnimationFrame(frame);
  }, [count, isWhole]);
  return (
    <div className="draft-sections flex flex-col gap-4" aria-busy={isBusy || !isWhole}>
      {sections.slice(0, count).map((section) => (
        <DraftSection
          key={section.sectionId}
          drafted={drafted}
          section={section}
          isCopied={isCopied}
          isBusy={isBusy}
          isPending={isBusy && rewritten === section.sectionId}
          wish={wishes[section.sectionId] ?? ''}
          onWish={(wish) => onWish(section.sectionId, wish)}
          onRewrite={(change) => onRewrite(change, section.sectionId)}
          problem={refused === section.sectionId && problem}
        />
      ))}
    </div>
  );
}

interface DraftSectionProps {
  drafted: Drafted;
  /** Whether it can be copied. */
  isCopied: boolean;
  section: GenerationSection;
  isBusy: boolean;
  isPending: boolean;
  wish: string;
  onWish: (wish: string) => void;
  onRewrite: (change: Change) => void;
  /** Why this section was not written again; false if there is no problem with it. */
  problem: ReactNode;
}

function DraftSection({
  drafted,
  section,
  isCopied,
  isBusy,
  isPending,
  wish,
  onWish,
  onRewrite,
  problem,
}: DraftSectionProps) {
  const { heading, audience, text } = section;
  const [chosenOpen, setOpen] = useState<boolean>();
  /** A wish that is back after a reload would be hidden. */
  const isOpen = chosenOpen ?? wish !== '';
  const id = useId();
  const isSecret = audience === 'gm';
  return (
    <section
      aria-labelledby={id}
      className={classNames(sectionBox(isSecret), isPending && 'opacity-60')}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <SectionHeading id={id} heading={heading} isSecret={isSecret} />
        {/* Beside each other also on a phone, where they are below the heading. */}
        <div className="ml-auto flex">
          {isCopied && (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Copy “${heading}”`}
              icon={<Copy aria-hidden size={15} />}
              onClick={() => void copyText(text)}
            >
              Copy
            </Button>
          )}
          {drafted.author !== person && (
            <Button
              size="small"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={`${id}-tools`}
              aria-label={`Rewrite “${heading}”`}
              icon={<Pencil aria-hidden size={15} />}
              onClick={() => setOpen(!isOpen)}
            >
              Rewrite
            </Button>
          )}
        </div>
      </header>
      <div id={`${id}-tools`} hidden={!isOpen} className="mt-2 mb-3">
        {/* The buttons of all sections would take longer to render than the texts, in the frame in which these appear. */}
        {isOpen && (
          <Rewriting
            kind={drafted.kind}
            settings={drafted.settings}
            label={`Rewrite “${heading}”`}
            again="Again"
            section={text}
            isBusy={isBusy}
            isPending={isPending}
            wish={wish}
            onWish={onWish}
            onRewrite={onRewrite}
          />
        )}
      </div>
      {problem}
      {/* A new text gets a new element, so that it fades in; an unchanged text does not. */}
      <DraftText key={text} text={text} />
    </section>
  );
}

/** The texts are most of a draft, so they are not rendered again when only the state of the work changes. */
const DraftText = memo(function DraftText({ text }: { text: string }) {
  return (
    <div className="draft-text mt-1 -ml-1 max-w-prose p-1">
      <Markdown text={text} />
    </div>
  );
});
