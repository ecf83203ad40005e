import { onReconnect, pictureFailure } from '../entries/picture-failure.ts';
import { pictureUrl } from '../entries/picture-url.ts';
import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { attributeOf, nodes } from './schema.ts';

/** A picture, and the field for its `alt` text, which screen readers read out. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('span');
  readonly #picture = document.createElement('img');
  readonly #field = document.createElement('input');
  readonly #view: EditorView;
  readonly #position: () => number | undefined;
  #node: Node;
  /** Shown in place of the picture. */
  readonly #failure = document.createElement('span');
  readonly #stop: () => void;

  constructor(node: Node, view: EditorView, position: () => number | undefined) {
    this.#node = node;
    this.#view = view;
    this.#position = position;
    this.dom.className = 'entry-picture';
    this.#picture.addEventListener('load', () => this.#showPicture());
    this.#picture.addEventListener('error', () => this.#picture.replaceWith(this.#failure));
    this.#picture.src = pictureUrl(attributeOf(node, 'src'));
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'entry-picture-retry';
    retry.textContent = 'Try again';
    retry.addEventListener('click', () => this.#retry());
    this.#failure.className = 'entry-picture-missing';
    this.#failure.append(pictureFailure, retry);
    this.#stop = onReconnect(() => this.#retry());
    this.#field.type = 'text';
    this.#field.maxLength = 500;
    this.#field.placeholder = 'Describe this picture';
    this.#field.setAttribute('aria-label', 'Description of the picture');
    this.#field.addEventListener('change', () => this.#describe());
    this.#field.addEventListener('keydown', (event) => this.#handleKey(event));
    this.dom.append(this.#picture, this.#field);
    this.#show();
  }

  update(node: Node): boolean {
    const isSame = attributeOf(node, 'src') === attributeOf(this.#node, 'src');
    if (node.type !== nodes.image || !isSame) return false;
    this.#node = node;
    this.#show();
    return true;
  }

  stopEvent({ target }: Event): boolean {
    const isInFailure = target instanceof HTMLElement && this.#failure.contains(target);
    return target === this.#field || isInFailure;
  }

  destroy(): void {
    this.#stop();
  }

  ignoreMutation(): boolean {
    return true;
  }

  #show(): void {
    const alt = attributeOf(this.#node, 'alt');
    this.#picture.alt = alt;
    this.#field.value = alt;
    this.#field.disabled = !this.#view.editable;
  }

  /** The failure stays until the picture is loaded, so that its button keeps the focus. */
  #retry(): void {
    if (!this.#failure.isConnected) return;
    this.#picture.src = pictureUrl(attributeOf(this.#node, 'src'));
  }

  #showPicture(): void {
    const hadFocus = this.#failure.contains(document.activeElement);
    this.#failure.replaceWith(this.#picture);
    if (hadFocus) this.#view.focus();
  }

  #describe(): void {
    const position = this.#position();
    const alt = this.#field.value.trim();
    if (position === undefined || alt === attributeOf(this.#node, 'alt')) return;
    this.#view.dispatch(this.#view.state.tr.setNodeAttribute(position, 'alt', alt));
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would send the form, and Escape would close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') this.#field.value = attributeOf(this.#node, 'alt');
    else this.#describe();
    this.#view.focus();
  }
}
