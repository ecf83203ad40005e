import { Link } from 'lucide-react';
import { useState } from 'react';
import { parser } from '#src/lib/entry-text/parser.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { linkAt, setLink } from './commands.ts';
import { isSafeLink } from './schema.ts';
import type { Editor } from './use-editor-view.ts';

interface LinkButtonProps {
  editor: Editor;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean;
  tabIndex: number;
}

/** The address as it is written: `example.com` and `mira@example.com` get their schemes. */
function addressOf(typed: string): string | null {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text);
  const address = hasScheme ? text : `${/^[^/]+@/.test(text) ? 'mailto:' : 'https://'}${text}`;
  const isHost = hasScheme || /^[^\s/]+\.[^\s/]+/.test(text);
  return isHost && isSafeLink(address) ? parser.normalizeLink(address) : null;
}

export function LinkButton({ editor, open, onOpenChange, ...button }: LinkButtonProps) {
  const { href } = linkAt(editor.state);
  return (
    <Popover
      align="start"
      title="Link to a page"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <IconButton
          {...button}
          label="Link"
          title="Link (Ctrl+K)"
          aria-pressed={href !== ''}
          icon={<Link aria-hidden size={18} />}
        />
      }
    >
      <LinkForm editor={editor} href={href} onDone={() => onOpenChange(false)} />
    </Popover>
  );
}

/** No form element, because the editor is a field of a form. */
function LinkForm({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState<string | undefined>();

  function apply(address: string) {
    const { view } = editor;
    const { from, to } = linkAt(view.state);
    setLink(from, to, address)(view.state, view.dispatch);
    onDone();
    view.focus();
  }

  function submit() {
    const address = addressOf(typed);
    if (address === null) setError('Give an address such as https://example.com.');
    else apply(address);
  }

  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Address"
        inputMode="url"
        autoComplete="off"
        value={typed}
        {...(error !== undefined && { error })}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
      />
      <div className="flex gap-2">
        <Button variant="primary" size="small" onClick={submit}>
          Set link
        </Button>
        {href !== '' && (
          <Button size="small" onClick={() => apply('')}>
            Remove link
          </Button>
        )}
      </div>
    </div>
  );
}
