import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/button.tsx';

interface FoldedSpellsProps {
  hasSpells: boolean;
  /** The panel with the spells. */
  children: ReactNode;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The panel of the spells. It is one line for a character without spells, who can get some from an item. */
export function FoldedSpells({ hasSpells, children }: FoldedSpellsProps) {
  const [isOpen, setOpen] = useState(false);
  if (hasSpells || isOpen) {
    return (
      // The button that has opened the panel had the focus.
      <div tabIndex={-1} ref={isOpen ? focus : null}>
        {children}
      </div>
    );
  }
  return (
    <section
      aria-label="Spells"
      className="panel flex items-center justify-between gap-3 px-5 py-3"
    >
      <p className="text-sm text-muted">No spells from a class, the species or an item.</p>
      <Button size="small" className="shrink-0" onClick={() => setOpen(true)}>
        Open the spells
      </Button>
    </section>
  );
}
