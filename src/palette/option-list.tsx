import { CornerDownLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode, use, useEffect } from 'react';
import { Link } from 'react-router';
import { RoutePreloadContext } from '#src/components/navigation/route-preload.ts';
import { MarkedText } from '#src/ui/marked-text.tsx';
import type { Option, OptionGroup } from './options.ts';

interface OptionListProps {
  id: string;
  groups: readonly OptionGroup[];
  active: Option | undefined;
  /** The groups from this one on belong to the text before the last change. */
  staleFrom: number;
  /** The pointer has moved over the option. */
  onPoint: (option: Option) => void;
  onOpen: (option: Option) => void;
}

export const optionId = (listId: string, { id }: Option): string => `${listId}-${id}`;

/** The list of the combobox. The focus stays in the input, which refers to the active option. */
export function OptionList({ id, groups, active, staleFrom, onPoint, onOpen }: OptionListProps) {
  usePreload(active?.to ?? null);
  return (
    <div id={id} role="listbox" aria-label="Results" className="palette-list">
      {groups.map(({ title, options }, index) => (
        <div
          key={title}
          role="group"
          aria-labelledby={`${id}-group-${index}`}
          data-stale={index >= staleFrom || undefined}
        >
          <div id={`${id}-group-${index}`} aria-hidden className="palette-title">
            {title}
          </div>
          {options.map((option) => (
            <Row
              key={option.id}
              id={optionId(id, option)}
              option={option}
              isActive={option === active}
              onPoint={() => onPoint(option)}
              onOpen={() => onOpen(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Milliseconds that an option must be active before its page is loaded. */
const preloadDelay = 100;

/** Loads the code and the data of the page of the active option. */
function usePreload(to: string | null): void {
  const preload = use(RoutePreloadContext);
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => preload(to), preloadDelay);
    return () => clearTimeout(timer);
  }, [preload, to]);
}

const scrollIntoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

interface RowProps {
  id: string;
  option: Option;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Row({ id, option, isActive, onPoint, onOpen }: RowProps) {
  const { to } = option;
  const props = {
    id,
    className: 'palette-row',
    ref: isActive ? scrollIntoView : undefined,
    // Not when the list scrolls below a pointer that stands still.
    onPointerMove: isActive ? undefined : onPoint,
  };
  const content = <RowContent option={option} />;
  return to === null ? (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and handles the keys
    <div role="option" tabIndex={-1} aria-selected={isActive} {...props} onClick={onOpen}>
      {content}
    </div>
  ) : (
    <Link
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      {...props}
      to={to}
      onClick={(event) => openHere(event, onOpen)}
    >
      {content}
    </Link>
  );
}

/** With one of these keys, the browser opens the link in another tab or window. */
function openHere(event: MouseEvent, open: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}

function RowContent({ option }: { option: Option }): ReactNode {
  const { icon: Icon, label, detail, snippet } = option;
  return (
    <>
      <Icon aria-hidden className="palette-icon" />
      <span className="palette-texts">
        <span className="palette-label">
          <MarkedText parts={label} />
        </span>
        {detail !== '' && <span className="palette-detail">{detail}</span>}
        {snippet.length > 0 && (
          <span className="palette-snippet">
            <MarkedText parts={snippet} />
          </span>
        )}
      </span>
      <CornerDownLeft aria-hidden className="palette-enter" />
    </>
  );
}
