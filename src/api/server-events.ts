import type { ServerEvents as SocketEvents } from '#src/generated/contract/types.ts';

/** The events of the socket. No events arrive before the socket client is loaded. */
interface ServerEvents extends Pick<
  SocketEvents,
  'catalogueChanged' | 'campaignChanged' | 'generationChanged'
> {
  /** The socket of the page has connected; the events sent after the page has read its data are lost. */
  connected: null;
  /** The socket has connected again; the events sent while it was disconnected are lost. */
  reconnected: null;
}

type Listeners = { [Name in keyof ServerEvents]: Set<(payload: ServerEvents[Name]) => void> };

const listeners: Listeners = {
  catalogueChanged: new Set(),
  campaignChanged: new Set(),
  generationChanged: new Set(),
  connected: new Set(),
  reconnected: new Set(),
};

/** Adds a listener. The returned function removes it. */
export function subscribeToServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  listener: (payload: ServerEvents[Name]) => void,
): () => void {
  listeners[name].add(listener);
  return () => {
    listeners[name].delete(listener);
  };
}

/** Calls the listeners of an event. Only the socket calls this function. */
export function notifyServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  payload: ServerEvents[Name],
): void {
  for (const listener of listeners[name]) listener(payload);
}
