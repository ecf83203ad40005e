import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { nodes } from './schema.ts';

/** The place in the text where a picture will be. Its element says what happens. */
type Place = HTMLElement;

type Change = { add: { place: Place; pos: number } } | { remove: Place };

/** Where pictures that are still uploaded will be. The places move with the text. */
export const uploads: Plugin<DecorationSet> = new Plugin<DecorationSet>({
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, before) => {
      const places = before.map(tr.mapping, tr.doc);
      // The functions below are the only ones that set this.
      const change = tr.getMeta(uploads) as Change | undefined;
      if (change === undefined) return places;
      if ('add' in change) {
        const { place, pos } = change.add;
        return places.add(tr.doc, [Decoration.widget(pos, place, { place })]);
      }
      return places.remove(decorationOf(places, change.remove));
    },
  },
  props: { decorations: (state) => uploads.getState(state) },
});

const decorationOf = (places: DecorationSet | undefined, place: Place): Decoration[] =>
  places?.find(undefined, undefined, (spec: { place?: Place }) => spec.place === place) ?? [];

export const isPicture = (file: File): boolean => file.type.startsWith('image/');

/** Shows at this position that a picture will be there. */
export function addPlace(view: EditorView, pos: number, name: string): Place {
  const place = document.createElement('span');
  place.className = 'entry-uploading';
  place.textContent = `Adding ${name}…`;
  view.dispatch(view.state.tr.setMeta(uploads, { add: { place, pos } } satisfies Change));
  return place;
}

export function removePlace(view: EditorView, place: Place): void {
  if (view.isDestroyed) return;
  view.dispatch(view.state.tr.setMeta(uploads, { remove: place } satisfies Change));
}

/** Puts a picture at its place. If the place was deleted in the meantime, nothing is inserted. */
export function putPicture(view: EditorView, place: Place, src: string): void {
  if (view.isDestroyed) return;
  const tr = view.state.tr.setMeta(uploads, { remove: place } satisfies Change);
  const [found] = decorationOf(uploads.getState(view.state), place);
  // Undone alone, and not with the words that were typed before.
  if (found) closeHistory(tr).replaceWith(found.from, found.from, nodes.image.create({ src }));
  view.dispatch(tr);
}
