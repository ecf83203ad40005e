import { useState } from 'react';
import type { Generation } from '#src/generated/model/index.ts';
import { fromMarkdown } from '#src/lib/plain-from-markdown.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { authorText, kindTexts, person, settingsText } from './generation-labels.ts';
import { EarlierList, type EarlierQuery } from './earlier-list.tsx';
import { isAtWork } from '#src/api/use-generation.ts';

/** How many are shown at first. */
const atFirst = 5;

interface EarlierDraftsProps {
  /** The latest first. */
  generations: readonly Generation[];
  query: EarlierQuery;
  isListed: (generation: Generation) => boolean;
  onOpen: (generationId: string) => void;
}

/** The drafts that the server still has, and the texts that drafts have replaced: these have one title, so their first words are shown. */
export function EarlierDrafts({ generations, query, isListed, onOpen }: EarlierDraftsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [now] = useState(() => Date.now());
  const isWhole = showsAll || generations.length <= atFirst;
  const shown = showsAll ? generations : generations.slice(0, atFirst);
  return (
    <EarlierList
      what="drafts"
      query={query}
      isListed={isListed}
      count={generations.length}
      isWhole={isWhole}
    >
      <ul className="flex flex-col">
        {shown.map((generation, index) => {
          const { generationId, kind, draft, settings, author, createdAt } = generation;
          return (
            <li key={generationId} className="border-b border-hairline last:border-b-0">
              <button
                // The button that was pressed is gone.
                ref={showsAll && index === atFirst ? focusOnMount : null}
                type="button"
                className="flex min-h-(--target) w-full cursor-pointer flex-col items-start rounded-sm px-2 py-2 text-left hover:bg-surface-3"
                onClick={() => onOpen(generationId)}
              >
                <span className="font-semibold wrap-anywhere">
                  {draft?.title ?? (isAtWork(generation) ? 'Being written' : kindTexts[kind].label)}
                </span>
                {author === person ? (
                  <>
                    <span className="text-sm text-muted">
                      {`${kindTexts[kind].label} that a draft replaced, ${relativeTime(Date.parse(createdAt), now)}`}
                    </span>
                    <span className="line-clamp-1 text-sm wrap-anywhere text-muted italic">
                      {fromMarkdown(draft?.sections[0]?.text ?? '')}
                    </span>
                  </>
                ) : (
                  <>
                    <span className="text-sm text-muted">
                      {`${kindTexts[kind].label}${middleDot}${settingsText(kind, settings)}`}
                    </span>
                    <span className="text-xs text-muted">
                      {/* While it is written, its author is not certain. */}
                      {[
                        ...(draft === null ? [] : [authorText(author, kind)]),
                        relativeTime(Date.parse(createdAt), now),
                      ].join(', ')}
                    </span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {!isWhole && (
        <Button size="small" className="self-start" onClick={() => setShowsAll(true)}>
          {`Show ${generations.length - atFirst} more`}
        </Button>
      )}
    </EarlierList>
  );
}
