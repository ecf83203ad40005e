import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { nodes } from './schema.ts';

/** The element that stands in the text for a picture that is still being uploaded. */
type Placeholder = HTMLElement;

type Change = { add: { placeholder: Placeholder; pos: number } } | { remove: Placeholder };

/** The placeholders for pictures that are still being uploaded. They move with the text. */
export const uploads: Plugin<DecorationSet> = new Plugin<DecorationSet>({
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, before) => {
      const placeholders = before.map(tr.mapping, tr.doc);
      // The functions below are the only ones that set this.
      const change = tr.getMeta(uploads) as Change | undefined;
      if (change === undefined) return placeholders;
      if ('add' in change) {
        const { placeholder, pos } = change.add;
        return placeholders.add(tr.doc, [Decoration.widget(pos, placeholder, { placeholder })]);
      }
      return placeholders.remove(decorationOf(placeholders, change.remove));
    },
  },
  props: { decorations: (state) => uploads.getState(state) },
});

const decorationOf = (
  placeholders: DecorationSet | undefined,
  placeholder: Placeholder,
): Decoration[] =>
  placeholders?.find(
    undefined,
    undefined,
    (spec: { placeholder?: Placeholder }) => spec.placeholder === placeholder,
  ) ?? [];

export const isPictureFile = (file: File): boolean => file.type.startsWith('image/');

/** Inserts a placeholder for a picture at this position. */
export function addPlaceholder(view: EditorView, pos: number, name: string): Placeholder {
  const placeholder = document.createElement('span');
  placeholder.className = 'entry-uploading';
  placeholder.textContent = `Adding ${name}…`;
  view.dispatch(view.state.tr.setMeta(uploads, { add: { placeholder, pos } } satisfies Change));
  return placeholder;
}

export function removePlaceholder(view: EditorView, placeholder: Placeholder): void {
  if (view.isDestroyed) return;
  view.dispatch(view.state.tr.setMeta(uploads, { remove: placeholder } satisfies Change));
}

/** Replaces a placeholder by its picture. If the placeholder was deleted meanwhile, nothing is inserted. */
export function putPicture(view: EditorView, placeholder: Placeholder, src: string): void {
  if (view.isDestroyed) return;
  const tr = view.state.tr.setMeta(uploads, { remove: placeholder } satisfies Change);
  const [found] = decorationOf(uploads.getState(view.state), placeholder);
  // A separate undo step, so that it is not undone together with the words that were typed before.
  if (found) closeHistory(tr).replaceWith(found.from, found.from, nodes.image.create({ src }));
  view.dispatch(tr);
}
