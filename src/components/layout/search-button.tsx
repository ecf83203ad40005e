import { type ComponentType, useState } from 'react';
import { useCurrentUser } from '#src/api/session.ts';
import { isApple, keysOn } from '#src/ui/apple-keys.ts';
import { Kbd } from '#src/ui/kbd.tsx';
import { LineIcon } from '#src/ui/line-icon.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { useWindowEvent } from '../use-window-event.ts';
import type { PaletteProps } from './palette-context.ts';

interface SearchButtonProps {
  load: () => Promise<ComponentType<PaletteProps>>;
}

/** Opens the command palette; so does its key on every page. Guests have none. */
export function SearchButton({ load }: SearchButtonProps) {
  const user = useCurrentUser();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [open, setOpen] = useState(false);
  const { notice, buttonProps } = useLoadOnPress({
    load,
    what: 'search',
    onLoaded: (loaded) => {
      setPalette(() => loaded);
      setOpen(true);
    },
  });
  const show = () => {
    // At once, because the next key is already a letter of the search.
    if (Palette) setOpen(true);
    else buttonProps.onClick();
  };
  useWindowEvent('keydown', (event) => {
    if (user === null || !isPaletteKey(event)) return;
    // Another dialog must be answered first.
    if (!open && document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    if (open) setOpen(false);
    else show();
  });
  if (user === null) return null;
  return (
    <>
      {notice && <div className="popup absolute top-full right-4 mt-2 px-3 py-2">{notice}</div>}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        className="search-button"
        {...buttonProps}
        onClick={show}
      >
        <LineIcon name="search" />
        <span className="search-button-text">
          <span>Search</span>
          {keysOn('Ctrl+K').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      </button>
      {Palette && <Palette open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** An editor that uses the key for links has handled the event, or has the focus. */
function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isKey = key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey);
  const isInEditor = target instanceof HTMLElement && target.isContentEditable;
  return isKey && !altKey && !shiftKey && !event.defaultPrevented && !isInEditor;
}
