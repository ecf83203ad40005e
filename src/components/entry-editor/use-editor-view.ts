import { DOMSerializer } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isOwnPicture } from '#src/lib/entry-text/picture-address.ts';
import { createEditorState, withText } from './editor-state.ts';
import { PassageView } from './passage-view.ts';
import { PictureView } from './picture-view.ts';
import { attributeOf, pictureDom } from './schema.ts';
import { toMarkdown } from './to-markdown.ts';
import { isPictureFile } from './uploads.ts';

interface EditorOptions {
  text: string;
  /** Increases when the text was replaced from outside. */
  version: number;
  /** False while the text is edited as plain text. */
  shown: boolean;
  onChange: (text: string) => void;
  onOpenLink: () => void;
  /** Called when a change is refused because it would move words out of a passage. */
  onRefused: () => void;
  /** Called with every key, before all other handlers. Returns true if it has handled the key. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Called with files, pictures or others, that were pasted or dropped at this position. */
  onFiles: (files: readonly File[], pos: number) => void;
}

export interface Editor {
  readonly view: EditorView;
  /** The state of the view when React last rendered. */
  readonly state: EditorState;
}

/** Connects an editor of ProseMirror to the element that has `host` as its ref. */
export function useEditorView({ text, version, shown, ...on }: EditorOptions) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [passages, setPassages] = useState<readonly PassageView[]>([]);
  const onChange = useEffectEvent(on.onChange);
  const onOpenLink = useEffectEvent(on.onOpenLink);
  const onKey = useEffectEvent(on.onKey);
  const onRefused = useEffectEvent(on.onRefused);
  const onFiles = useEffectEvent(on.onFiles);
  const readText = useEffectEvent(() => text);

  // Before the browser paints, so that the text does not appear later than the field around it.
  useLayoutEffect(() => {
    const { current: element } = host;
    if (!shown || element === null) return undefined;
    const openLink: Command = () => {
      onOpenLink();
      return true;
    };
    const state = createEditorState(readText(), {
      openLink,
      handleKey: (event) => onKey(event),
      onRefused: () => onRefused(),
    });
    const view = new EditorView(element, {
      state,
      // The header and the toolbar cover the top of the page, and the navigation of a phone the bottom.
      scrollThreshold: { top: 150, right: 0, bottom: 90, left: 0 },
      scrollMargin: { top: 160, right: 5, bottom: 100, left: 5 },
      dispatchTransaction(tr) {
        const before = view.state.doc;
        // The effect below sets this to the text from outside.
        const replacement: unknown = tr.getMeta('text');
        const next =
          typeof replacement === 'string'
            ? withText(view.state, replacement)
            : view.state.apply(tr);
        view.updateState(next);
        setEditor({ view, state: next });
        // A refused change leaves the same document, and a text from outside need not be reported back.
        if (next.doc !== before && replacement === undefined) onChange(toMarkdown(next.doc));
      },
      nodeViews: {
        passage(node, _view, position) {
          const passage = new PassageView(node, position, (gone) =>
            setPassages((all) => all.filter((one) => one !== gone)),
          );
          setPassages((all) => [...all, passage]);
          return passage;
        },
        image: (node, owner, position) =>
          isOwnPicture(attributeOf(node, 'src'))
            ? new PictureView(node, owner, position)
            : DOMSerializer.renderSpec(document, pictureDom(node)),
      },
      handlePaste(_view, event) {
        const files = [...(event.clipboardData?.files ?? [])];
        // Word processors add a picture of the text that was copied.
        const hasText = event.clipboardData?.types.includes('text/plain') === true;
        if (hasText || !files.some(isPictureFile)) return false;
        onFiles(files, view.state.selection.from);
        return true;
      },
      handleDrop(_view, event) {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        onFiles(files, at?.pos ?? view.state.selection.from);
        // The browser would leave the page and open the file.
        event.preventDefault();
        return true;
      },
    });
    setEditor({ view, state });
    return () => {
      setEditor(null);
      view.destroy();
    };
  }, [shown]);

  const view = editor?.view;
  useEffect(() => {
    if (version > 0) view?.dispatch(view.state.tr.setMeta('text', readText()));
  }, [view, version]);

  return { host, editor, passages };
}

/** Sets the attributes of the element that has the focus while the user types. */
export function useEditorProps(
  view: EditorView | undefined,
  attributes: Readonly<Record<string, string>>,
  disabled: boolean,
): void {
  const json = JSON.stringify(attributes);
  useLayoutEffect(() => {
    // `json` is made from a record of texts.
    const current = JSON.parse(json) as Record<string, string>;
    view?.setProps({ attributes: current, editable: () => !disabled });
  }, [view, json, disabled]);
}
