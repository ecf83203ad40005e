import { Search as SearchIcon, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PaletteProps } from '#src/components/layout/palette-context.ts';
import { useLogout } from '#src/components/layout/use-logout.ts';
import { longestSearch } from '#src/lib/contract-limits.ts';
import { isApple } from '#src/ui/apple-keys.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import {
  firstGroups,
  foundGroups,
  matchingPages,
  type Option,
  type OptionGroup,
  recentGroups,
} from './options.ts';
import { OptionList, optionId } from './option-list.tsx';
import { PaletteFoot } from './palette-foot.tsx';
import { SearchState } from './search-state.tsx';
import { useFinds } from './use-finds.ts';
import { usePaletteContext } from './use-palette-context.ts';
import { useRecent } from './use-recent.ts';
import './palette.css';

/** Finds pages, actions and everything that the user can open, with the keyboard alone. */
export function Palette({ open, typed, onClose }: PaletteProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, open);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog element receives the events of Escape and of the backdrop
    <dialog
      ref={ref}
      aria-label="Search"
      className="palette"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // The content fills the dialog, so only a click on the backdrop has the dialog as its target.
        if (event.target === ref.current) onClose();
      }}
    >
      {open && <Search first={typed} onClose={onClose} />}
    </dialog>
  );
}

interface SearchProps {
  /** The text with which the search begins. */
  first: string;
  onClose: () => void;
}

function Search({ first, onClose }: SearchProps) {
  const listId = useId();
  const [typed, setTyped] = useState(first);
  const text = typed.trim();
  /** The option that the user has moved to; null for the first one. */
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { pathname } = useLocation();
  const { campaignId, context, loadContext } = usePaletteContext();
  const { finds, error, isCurrent, isFetching, retry, findNow } = useFinds(
    text,
    campaignId,
    context,
  );
  const recent = useRecent(campaignId, context.viewAs);
  const openOption = useOpenOption(onClose);
  /** The text at the time of a later answer; null after the palette is closed. */
  const latestText = useRef<string | null>(null);
  useEffect(() => {
    latestText.current = text;
    return () => {
      latestText.current = null;
    };
  }, [text]);

  const isSearch = text !== '';
  const pages = isSearch ? matchingPages(context, text) : [];
  const found = finds ? foundGroups(finds, text, context) : [];
  const usual = firstGroups(context);
  const groups = isSearch
    ? [...pages, ...found]
    : withoutPage(pathname, [...usual.before, ...recentGroups(recent, context), ...usual.after]);
  const options = groups.flatMap((group) => group.options);
  const chosen = options.find(({ id }) => id === chosenId);
  const active = chosen ?? options[0];

  function move(to: number) {
    const option = options.at(to % options.length);
    setChosenId(option?.id ?? null);
  }

  async function openFirst(newTab: boolean) {
    if (active && (chosen || !isSearch || isCurrent || pages.length > 0)) {
      openOption(active, newTab);
      return;
    }
    // The finds on the screen are for an earlier text, so the first find for this text may be another page.
    const [loaded, [newFinds]] = await Promise.all([
      loadContext(),
      Promise.allSettled([findNow()]),
    ]);
    const [group] = [
      ...matchingPages(loaded, text),
      ...(newFinds.status === 'fulfilled' ? foundGroups(newFinds.value, text, context) : []),
    ];
    const [option] = group?.options ?? [];
    if (option && latestText.current === text) openOption(option, newTab);
  }

  function handleKey(event: KeyboardEvent) {
    // These keys belong to the input method, for example Enter, which ends a composition.
    if (event.nativeEvent.isComposing) return;
    const at = active ? options.indexOf(active) : -1;
    const newTab = isApple() ? event.metaKey : event.ctrlKey;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      Home: () => move(0),
      End: () => move(-1),
      Enter: () => void openFirst(newTab),
    };
    const act = event.shiftKey || event.altKey ? undefined : moves[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <div className="palette-content">
      <div className="palette-head">
        <SearchIcon aria-hidden size={20} className="shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label="Search campaigns, entries, characters, rules, pages and actions"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active)}
          placeholder="Search, or go to…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosenId(null);
          }}
          onKeyDown={handleKey}
          className="palette-input"
        />
        <IconButton label="Close" size="small" icon={<X size={18} />} onClick={onClose} />
      </div>
      <div className="palette-body">
        <OptionList
          id={listId}
          groups={groups}
          active={active}
          staleFrom={isCurrent || !isSearch ? groups.length : pages.length}
          onPoint={({ id }) => setChosenId(id)}
          onOpen={(option) => openOption(option, false)}
        />
        {isSearch && (
          <SearchState
            text={text}
            count={options.length}
            isSettled={isCurrent && finds !== undefined}
            error={error}
            retrying={isFetching}
            onRetry={retry}
          />
        )}
      </div>
      <PaletteFoot />
      <VisuallyHidden role="status" aria-label="Results">
        {isSearch && isCurrent && finds !== undefined ? countText(options.length) : ''}
      </VisuallyHidden>
    </div>
  );
}

/** The groups without the page that is open already. */
const withoutPage = (pathname: string, groups: readonly OptionGroup[]): OptionGroup[] =>
  groups
    .map(({ title, options }) => ({
      title,
      // A page that is seen as a member has the id of the member in its query.
      options: options.filter(({ to }) => to?.replace(/\?as=.*$/, '') !== pathname),
    }))
    .filter(({ options }) => options.length > 0);

const countText = (count: number): string =>
  count === 0 ? 'Nothing found.' : count === 1 ? '1 result.' : `${count} results.`;

/** Opens the page of an option, or does what it says. */
function useOpenOption(onClose: () => void) {
  const navigate = useNavigate();
  const logout = useLogout();
  return ({ to }: Option, newTab: boolean): void => {
    if (to !== null && newTab) {
      window.open(to, '_blank', 'noopener');
      return;
    }
    onClose();
    void (to === null ? logout() : navigate(to));
  };
}
