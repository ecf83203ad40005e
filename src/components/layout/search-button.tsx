import { type ComponentType, useRef, useState } from 'react';
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
  /** The text that is typed while the palette is loading; null at other times. */
  const typing = useRef<string>(null);
  const [typed, setTyped] = useState('');
  const { notice, buttonProps } = useLoadOnPress({
    load: async () => {
      try {
        return await load();
      } catch (error) {
        // From now on, the page gets the keys again.
        typing.current = null;
        throw error;
      }
    },
    what: 'search',
    onLoaded: (loaded) => {
      setPalette(() => loaded);
      // The user has pressed Escape while the palette was loading.
      if (typing.current === null) return;
      setTyped(typing.current);
      setOpen(true);
      typing.current = null;
    },
  });
  const show = () => {
    // A loaded palette opens at once, because the next key may already be a letter of the search.
    if (Palette) setOpen(true);
    else {
      typing.current = '';
      buttonProps.onClick();
    }
  };
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  useWindowEvent('keydown', (event) => {
    if (user === null) return;
    if (typing.current !== null) {
      const next = textAfter(typing.current, event);
      if (next === undefined) return;
      event.preventDefault();
      typing.current = next;
      return;
    }
    if (!isPaletteKey(event)) return;
    // Another dialog must be answered first.
    if (!open && document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    if (open) close();
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
      {Palette && <Palette open={open} typed={typed} onClose={close} />}
    </>
  );
}

/**
 * The text after a key that is pressed while the palette is loading. Null for Escape, which cancels the
 * opening; undefined for keys that do not change the text.
 */
function textAfter(text: string, event: KeyboardEvent): string | null | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : undefined;
}

/** An editor that uses the key for links has handled the event, or has the focus. */
function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isKey = key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey);
  const isInEditor = target instanceof HTMLElement && target.isContentEditable;
  return isKey && !altKey && !shiftKey && !event.defaultPrevented && !isInEditor;
}
