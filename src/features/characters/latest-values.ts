import { createContext, useContext } from 'react';
import type { CharacterValues } from './character-fields.ts';

/**
 * The values of the form around a part. What shows a consequence of many values reads them here, so that the part
 * itself is rendered only for its own.
 */
export const LatestValues = createContext<CharacterValues | null>(null);

/** The values of the form around a part; those of the part without a form that provides them. */
export const useLatestValues = (own: CharacterValues): CharacterValues =>
  useContext(LatestValues) ?? own;
