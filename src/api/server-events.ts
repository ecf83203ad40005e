import type { QueryState } from '@tanstack/react-query';
import type { ServerEvents as SocketEvents } from '#src/generated/contract/types.ts';

/** The events of the socket. No events arrive before the socket client is loaded. */
interface ServerEvents extends Pick<
  SocketEvents,
  'catalogueChanged' | 'campaignChanged' | 'generationChanged' | 'generationText'
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
  generationText: new Set(),
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

/** The time of the last event that says that others were lost. */
let lostAt = Number.NEGATIVE_INFINITY;

/** Whether data lacks the changes of lost events, and is not marked as outdated yet. */
export const lacksEvents = ({ data, dataUpdatedAt, isInvalidated }: QueryState): boolean =>
  data !== undefined && !isInvalidated && dataUpdatedAt < lostAt;

/** Calls the listeners of an event. Only the socket calls this function. */
export function notifyServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  payload: ServerEvents[Name],
): void {
  if (name === 'connected' || name === 'reconnected') lostAt = Date.now();
  for (const listener of listeners[name]) listener(payload);
}
