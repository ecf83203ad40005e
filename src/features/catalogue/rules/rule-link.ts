/** The state of the history entry of an item that was opened from a list. */
export interface RuleLinkState {
  /** The query of the list, so that the page of the item can link back to it. */
  listSearch: string;
}

export function listSearchOf(state: unknown): string {
  const isKnown = typeof state === 'object' && state !== null && 'listSearch' in state;
  return isKnown && typeof state.listSearch === 'string' ? state.listSearch : '';
}
