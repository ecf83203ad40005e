import { closeHistory, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import {
  Bold,
  Brackets,
  Code,
  FileCode,
  Heading1,
  Heading2,
  Italic,
  List,
  ListOrdered,
  Lock,
  type LucideIcon,
  Minus,
  Redo2,
  Strikethrough,
  TextQuote,
  Undo2,
} from 'lucide-react';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import {
  around,
  headingLevel,
  insertBrackets,
  insertRule,
  isInList,
  isMarked,
  toggleCode,
  toggleEm,
  toggleHeading,
  toggleList,
  toggleStrike,
  toggleStrong,
  toggleWrap,
} from './commands.ts';
import { LinkButton } from './link-button.tsx';
import { PictureButton } from './picture-button.tsx';
import { marks, nodes } from './schema.ts';
import type { Editor } from './use-editor-view.ts';

interface Tool {
  label: string;
  icon: LucideIcon;
  /** The shortcut as the tooltip shows it. On a Mac, ⌘ replaces `Ctrl`. */
  keys?: string;
  command: Command;
  pressed?: (state: EditorState) => boolean;
  /** Returns why the button is disabled, or undefined if it is not. */
  reason?: (state: EditorState) => string | undefined;
}

const inside =
  (type: Parameters<typeof around>[1]) =>
  (state: EditorState): boolean =>
    around(state, type) !== null;

/** A phone shows the first groups without scrolling. */
const groups: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Bold',
      icon: Bold,
      keys: 'Ctrl+B',
      command: toggleStrong,
      pressed: (state) => isMarked(state, marks.strong),
    },
    {
      label: 'Italic',
      icon: Italic,
      keys: 'Ctrl+I',
      command: toggleEm,
      pressed: (state) => isMarked(state, marks.em),
    },
  ],
  [
    {
      label: 'Heading',
      icon: Heading1,
      keys: 'Ctrl+Alt+1',
      command: toggleHeading(1),
      pressed: (state) => headingLevel(state) === 1,
    },
    {
      label: 'Subheading',
      icon: Heading2,
      keys: 'Ctrl+Alt+2',
      command: toggleHeading(2),
      pressed: (state) => headingLevel(state) === 2,
    },
    {
      label: 'Bullet list',
      icon: List,
      keys: 'Ctrl+Shift+8',
      command: toggleList(nodes.bullet_list),
      pressed: (state) => isInList(state, nodes.bullet_list),
    },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      keys: 'Ctrl+Shift+7',
      command: toggleList(nodes.ordered_list),
      pressed: (state) => isInList(state, nodes.ordered_list),
    },
  ],
  [
    {
      label: 'Secret',
      icon: Lock,
      command: toggleWrap(nodes.passage),
      pressed: inside(nodes.passage),
    },
    { label: 'Link to an entry', icon: Brackets, command: insertBrackets },
  ],
];

const moreTools: readonly Tool[] = [
  {
    label: 'Quote',
    icon: TextQuote,
    command: toggleWrap(nodes.blockquote),
    pressed: inside(nodes.blockquote),
  },
  {
    label: 'Strikethrough',
    icon: Strikethrough,
    keys: 'Ctrl+Shift+X',
    command: toggleStrike,
    pressed: (state) => isMarked(state, marks.strike),
  },
  {
    label: 'Code',
    icon: Code,
    keys: 'Ctrl+E',
    command: toggleCode,
    pressed: (state) => isMarked(state, marks.code),
  },
  { label: 'Dividing line', icon: Minus, command: insertRule },
];

const history: readonly Tool[] = [
  {
    label: 'Undo',
    icon: Undo2,
    keys: 'Ctrl+Z',
    command: undo,
    reason: (state) => (undoDepth(state) === 0 ? 'Nothing to undo' : undefined),
  },
  {
    label: 'Redo',
    icon: Redo2,
    keys: 'Ctrl+Y',
    command: redo,
    reason: (state) => (redoDepth(state) === 0 ? 'Nothing to redo' : undefined),
  },
];

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The label with its keys, for the tooltip. */
const tipOf = ({ label, keys }: Tool): string =>
  keys === undefined ? label : `${label} (${isApple() ? keys.replace('Ctrl', '⌘') : keys})`;

interface EditorToolbarProps {
  label: string;
  /** The id of the element with the text. */
  controls: string;
  /** Null while the text is edited as plain text. */
  editor: Editor | null;
  disabled: boolean;
  /** Whether pictures are being uploaded. They are inserted into the formatted text, so it must stay. */
  isBusy: boolean;
  asText: boolean;
  onAsText: (asText: boolean) => void;
  linkOpen: boolean;
  onLinkOpen: (open: boolean) => void;
  /** Without it, there is no button for pictures. */
  onFiles?: (files: readonly File[], pos: number) => void;
}

/** The toolbar is one tab stop. The arrow keys move between its buttons. */
export function EditorToolbar({
  label,
  controls,
  editor,
  disabled,
  isBusy,
  asText,
  onAsText,
  linkOpen,
  onLinkOpen,
  onFiles,
}: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('Bold');
  const isShown = editor !== null;
  const stop = isShown ? current : 'Edit as text';
  const tabIndex = (name: string) => (name === stop ? 0 : -1);

  // Events of popovers come here too, although their elements are elsewhere in the document.
  const isOwn = (target: EventTarget): boolean =>
    target instanceof Node && bar.current?.contains(target) === true;

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    if (index === -1) return;
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  }

  function run(command: Command) {
    if (editor === null) return;
    const { view } = editor;
    // Each press of a button is one undo step, even directly after another press or quick typing.
    view.dispatch(closeHistory(view.state.tr));
    command(view.state, view.dispatch, view);
    view.focus();
  }

  const toolButton = (tool: Tool): ReactNode => {
    if (editor === null) return null;
    const { label: name, icon: Icon, pressed, reason } = tool;
    const disabledReason = reason?.(editor.state);
    return (
      <IconButton
        key={name}
        label={name}
        title={tipOf(tool)}
        icon={<Icon aria-hidden size={18} />}
        tabIndex={tabIndex(name)}
        disabled={disabled}
        {...(pressed && { 'aria-pressed': pressed(editor.state) })}
        {...(tool.keys !== undefined && {
          'aria-keyshortcuts': tool.keys.replace('Ctrl', 'Control'),
        })}
        {...(disabledReason !== undefined && { disabledReason })}
        onClick={() => run(tool.command)}
      />
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Format: ${label}`}
      aria-controls={controls}
      className="entry-toolbar"
      onKeyDown={handleKey}
      onFocus={({ target }) => {
        if (isOwn(target)) setCurrent(target.getAttribute('aria-label') ?? 'Bold');
      }}
      // The text keeps its selection, and on a phone the keyboard stays open.
      onMouseDown={(event) => {
        if (isOwn(event.target)) event.preventDefault();
      }}
    >
      {asText && <p className="entry-toolbar-note">The text itself, in Markdown</p>}
      {groups.map((tools, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the groups never change
        <div key={index} className="entry-tools">
          {tools.map(toolButton)}
          {index === groups.length - 1 && editor !== null && (
            <>
              <LinkButton
                editor={editor}
                open={linkOpen}
                onOpenChange={onLinkOpen}
                disabled={disabled}
                tabIndex={tabIndex('Link')}
              />
              {onFiles && (
                <PictureButton
                  editor={editor}
                  disabled={disabled}
                  tabIndex={tabIndex('Picture')}
                  onFiles={(files) => onFiles(files, editor.state.selection.from)}
                />
              )}
            </>
          )}
        </div>
      ))}
      <div className="entry-tools">{moreTools.map(toolButton)}</div>
      <div className="entry-tools">{history.map(toolButton)}</div>
      <div className="entry-tools">
        <IconButton
          label="Edit as text"
          icon={<FileCode aria-hidden size={18} />}
          tabIndex={tabIndex('Edit as text')}
          disabled={disabled}
          aria-pressed={asText}
          {...(isBusy && { disabledReason: 'Pictures are still being added' })}
          onClick={() => onAsText(!asText)}
        />
      </div>
    </div>
  );
}
