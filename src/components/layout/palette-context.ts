import { type ComponentType, createContext } from 'react';

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Loads the code of the command palette. Null if there is none. */
export const PaletteContext = createContext<(() => Promise<ComponentType<PaletteProps>>) | null>(
  null,
);
