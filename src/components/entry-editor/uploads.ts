import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { nodes } from './schema.ts';

type Change = { add: { key: object; pos: number } } | { remove: object };

/** Where pictures that are still uploaded will be. The places move with the text. */
export const uploads: Plugin<DecorationSet> = new Plugin<DecorationSet>({
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, before) => {
      const places = before.map(tr.mapping, tr.doc);
      // `uploadPicture` below is the only one that sets this.
      const change = tr.getMeta(uploads) as Change | undefined;
      if (change === undefined) return places;
      if ('add' in change) {
        const { key, pos } = change.add;
        return places.add(tr.doc, [Decoration.widget(pos, placeholder, { place: key })]);
      }
      return places.remove(placeOf(places, change.remove));
    },
  },
  props: { decorations: (state) => uploads.getState(state) },
});

function placeholder(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'entry-uploading';
  element.textContent = 'Adding the picture…';
  return element;
}

const placeOf = (places: DecorationSet | undefined, key: object): Decoration[] =>
  places?.find(undefined, undefined, (spec: { place?: object }) => spec.place === key) ?? [];

export const isPicture = (file: File): boolean => file.type.startsWith('image/');

/**
 * Uploads a picture and puts it where the placeholder then is. If the place was deleted in the
 * meantime, nothing is inserted. Rejects if the upload fails; the text stays as it is.
 */
export async function uploadPicture(
  view: EditorView,
  pos: number,
  upload: () => Promise<{ src: string }>,
): Promise<void> {
  const key = {};
  view.dispatch(view.state.tr.setMeta(uploads, { add: { key, pos } } satisfies Change));
  const tr = () => view.state.tr.setMeta(uploads, { remove: key } satisfies Change);
  try {
    const { src } = await upload();
    if (view.isDestroyed) return;
    const [place] = placeOf(uploads.getState(view.state), key);
    const picture = nodes.image.create({ src });
    if (place === undefined) view.dispatch(tr());
    // Undone alone, and not with the words that were typed before.
    else view.dispatch(closeHistory(tr()).replaceWith(place.from, place.from, picture));
  } catch (error) {
    if (!view.isDestroyed) view.dispatch(tr());
    throw error;
  }
}
