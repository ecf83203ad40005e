import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { nodes, passageReadersOf } from './schema.ts';

/** The box of a passage. React renders its header, which names the readers. */
export class PassageView implements NodeView {
  static #count = 0;
  readonly key = `passage-${(PassageView.#count += 1)}`;
  readonly dom = document.createElement('section');
  readonly header = document.createElement('div');
  readonly contentDOM = document.createElement('div');
  node: Node;
  readonly #position: () => number | undefined;
  readonly #onDestroy: (view: PassageView) => void;

  constructor(
    node: Node,
    position: () => number | undefined,
    onDestroy: (view: PassageView) => void,
  ) {
    this.node = node;
    this.#position = position;
    this.#onDestroy = onDestroy;
    this.dom.className = 'entry-passage';
    this.header.className = 'entry-passage-header';
    this.header.contentEditable = 'false';
    this.dom.append(this.header, this.contentDOM);
  }

  get readers(): readonly string[] {
    return passageReadersOf(this.node);
  }

  position(): number | undefined {
    return this.#position();
  }

  update(node: Node): boolean {
    if (node.type !== nodes.passage) return false;
    this.node = node;
    return true;
  }

  stopEvent({ target }: Event): boolean {
    return target instanceof window.Node && this.header.contains(target);
  }

  ignoreMutation({ target }: { target: globalThis.Node }): boolean {
    return target === this.dom || this.header.contains(target);
  }

  destroy(): void {
    this.#onDestroy(this);
  }
}
