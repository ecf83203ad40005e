/** A state outside of React, for `useSyncExternalStore`, so that it outlives the components. */
export interface State<Value> {
  get: () => Value;
  set: (change: Partial<Value> | ((value: Value) => Partial<Value>)) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param onUse runs when the first listener subscribes; the function that it returns runs
 * after the last listener is removed
 */
export function createState<Value extends object>(
  initial: Value,
  onUse: () => (() => void) | void = () => {},
): State<Value> {
  let value = initial;
  let onUnused: (() => void) | void;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      value = { ...value, ...(typeof change === 'function' ? change(value) : change) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      if (isFirst) onUnused = onUse();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onUnused?.();
      };
    },
  };
}
