import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For functions that have to stay the same and still know what was rendered last. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
