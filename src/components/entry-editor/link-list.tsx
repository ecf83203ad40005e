import type { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { LinkCompletion } from './use-link-completion.ts';

interface LinkListProps {
  completion: LinkCompletion;
  view: EditorView;
  /** The element that the list is positioned in. */
  frame: RefObject<HTMLDivElement | null>;
}

const scrollIntoView = (option: HTMLElement | null): void =>
  option?.scrollIntoView({ block: 'nearest' });

function messageOf({ status, options, query }: LinkCompletion): string {
  if (query === null) return '';
  if (status === 'failed') return 'The entries could not be loaded. Type the title and ]].';
  if (status === 'loading') return 'Looking for entries…';
  if (options.length === 0) return 'Type the title of an entry.';
  return `${options.length} ${options.length === 1 ? 'entry' : 'entries'}. Up and down to choose.`;
}

const mostHeight = 256;
const leastHeight = 96;
/** Some entries are enough, because above the caret the list covers more of what the user looks at. */
const enoughHeight = 176;
const gap = 4;

/**
 * Puts the list below the caret, or above it if more of it is visible there: the keyboard of a phone covers
 * what is below.
 */
function placeList(
  list: HTMLElement,
  frame: HTMLElement,
  caret: { readonly left: number; readonly top: number; readonly bottom: number },
): void {
  const box = frame.getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? {
    offsetTop: 0,
    height: window.innerHeight,
  };
  const above = caret.top - offsetTop - gap;
  const below = offsetTop + height - caret.bottom - gap;
  const wanted = Math.min(list.scrollHeight, mostHeight);
  const isAbove = below < Math.min(wanted, enoughHeight) && above > below;
  const room = Math.max(leastHeight, Math.min(wanted, isAbove ? above : below));
  const left = Math.min(caret.left - box.left, box.width - list.offsetWidth);
  const top = isAbove ? caret.top - gap - room : caret.bottom + gap;
  list.style.setProperty('max-height', `${room}px`);
  list.style.setProperty('left', `${Math.max(0, left)}px`);
  list.style.setProperty('top', `${top - box.top}px`);
}

/** The entries to link to, beside the `[[` in the text. */
export function LinkList({ completion, view, frame }: LinkListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { query, options, active, listId, take, status } = completion;
  const from = query?.from;

  useLayoutEffect(() => {
    const { current: element } = list;
    const { current: box } = frame;
    if (element === null || box === null || from === undefined) return undefined;
    const place = () => placeList(element, box, view.coordsAtPos(from));
    place();
    const entries = new ResizeObserver(place);
    for (const child of element.children) entries.observe(child);
    // The keyboard of a phone opens or closes.
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      entries.disconnect();
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [from, view, frame]);

  const message = messageOf(completion);
  const isNoteShown = status !== 'done' || options.length === 0;
  return (
    <>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {query !== null && (
        <div ref={list} className="popup entry-links">
          {isNoteShown && <p className="entry-links-note">{message}</p>}
          <div id={listId} role="listbox" aria-label="Entries">
            {options.map(({ title, hint, note }, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text has the focus and handles the keys
              <div
                key={`${title}-${hint}`}
                id={`${listId}-${index}`}
                role="option"
                ref={index === active ? scrollIntoView : undefined}
                tabIndex={-1}
                aria-selected={index === active}
                // The text keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(title)}
                className={classNames('entry-links-option', index === active && 'bg-surface-4')}
              >
                <span className="min-w-0 wrap-anywhere">
                  {title}
                  {note !== undefined && <span className="block text-xs text-muted">{note}</span>}
                </span>
                <span className="shrink-0 text-xs text-muted">{hint}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
