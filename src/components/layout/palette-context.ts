import { type ComponentType, createContext } from 'react';

export interface PaletteProps {
  open: boolean;
  /** What the user has typed while the code of the palette was loaded. */
  typed: string;
  onClose: () => void;
}

/** Loads the code of the command palette. Null if there is none. */
export const PaletteContext = createContext<(() => Promise<ComponentType<PaletteProps>>) | null>(
  null,
);
