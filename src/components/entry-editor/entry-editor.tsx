import '#src/ui/markdown.css';
import './entry-editor.css';
import { useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LinkList } from './link-list.tsx';
import { PassageHeader, type Member } from './passage-header.tsx';
import { UploadList } from './upload-list.tsx';
import { isPictureFile } from './uploads.ts';
import { useEditorProps, useEditorView } from './use-editor-view.ts';
import { type UploadPicture, useUploads } from './use-uploads.ts';
import { type EntrySuggestion, useLinkCompletion } from './use-link-completion.ts';

export interface EntryEditorProps {
  /** Markdown. A value from outside replaces the text; the editor reports its own with `onChange`. */
  value: string;
  onChange: (markdown: string) => void;
  label: string;
  /** The id of an element that describes the field. */
  describedBy?: string;
  invalid?: boolean;
  disabled?: boolean;
  /** The entries whose titles fit what was typed after `[[`. */
  completeLinks: (query: string, signal: AbortSignal) => Promise<readonly EntrySuggestion[]>;
  members: readonly Member[];
  /** The name of a player who reads all of the text, or `you`. */
  author?: string;
  /**
   * Uploads a picture. Without this function, the editor accepts no pictures. It rejects with an error whose
   * message is for the user, and with RefusedPicture if another attempt would not help.
   */
  uploadPicture?: UploadPicture;
}

const wouldReveal =
  'Nothing was changed, because words of a secret would have moved out of it. Delete what is inside and outside of the secret one after the other.';

/** A field for a text in Markdown, which is formatted while it is edited. */
export function EntryEditor({
  value,
  onChange,
  label,
  describedBy,
  invalid = false,
  disabled = false,
  completeLinks,
  members,
  author,
  uploadPicture,
}: EntryEditorProps) {
  const [text, setText] = useState(value);
  const [outside, setOutside] = useState({ value, version: 0 });
  const [asText, setAsText] = useState(false);
  const [linkOpen, setLinkOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();

  if (value !== outside.value) {
    const isOwn = value === text;
    setOutside({ value, version: outside.version + (isOwn ? 0 : 1) });
    if (!isOwn) setText(value);
  }

  function change(next: string) {
    setText(next);
    setProblem((current) => (current === wouldReveal ? null : current));
    onChange(next);
  }

  const { host, editor, passages } = useEditorView({
    text,
    version: outside.version,
    shown: !asText,
    onChange: change,
    onOpenLink: () => setLinkOpen(true),
    onRefused: () => setProblem(wouldReveal),
    onKey: (event) => completion.handleKey(event),
    onFiles: addFiles,
  });
  const uploads = useUploads(editor?.view, uploadPicture);
  const completion = useLinkCompletion(editor, completeLinks);
  const attributes = {
    class: 'prose entry-text control',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    id: `${id}-text`,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
    ...completion.attributes,
  };
  useEditorProps(editor?.view, attributes, disabled);

  function switchTo(plain: boolean) {
    flushSync(() => setAsText(plain));
    // Pressing the button does not move the focus, so the focus was in the field that is removed now.
    if (document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('textarea, [contenteditable]')?.focus();
  }

  function addFiles(files: readonly File[], pos: number) {
    const pictures = files.filter(isPictureFile);
    setProblem(null);
    if (uploadPicture === undefined || pictures.length < files.length) {
      setProblem('Only pictures can be added here. Your text is unchanged.');
    }
    if (uploadPicture === undefined || editor === null || disabled) return;
    for (const file of pictures) uploads.add(file, pos);
  }

  return (
    <div ref={frame} className="entry-editor" data-disabled={disabled || undefined}>
      <EditorToolbar
        label={label}
        controls={`${id}-text`}
        editor={asText ? null : editor}
        disabled={disabled}
        isBusy={uploads.isBusy}
        asText={asText}
        onAsText={switchTo}
        linkOpen={linkOpen}
        onLinkOpen={setLinkOpen}
        {...(uploadPicture && { onFiles: addFiles })}
      />
      {asText ? (
        <textarea
          id={`${id}-text`}
          className="control entry-source"
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          disabled={disabled}
          rows={8}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <div ref={host} />
      )}
      {editor !== null && !asText && (
        <>
          <LinkList completion={completion} view={editor.view} frame={frame} />
          {passages.map((passage) =>
            createPortal(
              <PassageHeader
                passage={passage}
                readers={passage.readers}
                view={editor.view}
                members={members}
                author={author}
                disabled={disabled}
              />,
              passage.header,
              passage.key,
            ),
          )}
        </>
      )}
      <UploadList uploads={uploads.list} />
      {problem !== null && (
        <p role="alert" className="entry-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
