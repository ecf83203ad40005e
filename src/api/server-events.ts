import type { CatalogueChanged } from '#src/generated/model/index.ts';

/** What pages can hear from the server, whenever the socket's client has been loaded. */
interface ServerEvents {
  catalogueChanged: CatalogueChanged;
  /** The connection is there again after it was lost: what was said meanwhile was not heard. */
  reconnected: null;
}

type Listeners = { [Name in keyof ServerEvents]: Set<(payload: ServerEvents[Name]) => void> };

const listeners: Listeners = { catalogueChanged: new Set(), reconnected: new Set() };

/** Listens until the answer is called. */
export function onServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  listener: (payload: ServerEvents[Name]) => void,
): () => void {
  listeners[name].add(listener);
  return () => {
    listeners[name].delete(listener);
  };
}

/** For the socket: passes on what it hears. */
export function tellServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  payload: ServerEvents[Name],
): void {
  for (const listener of listeners[name]) listener(payload);
}
