import { Backpack, BookOpen, Dices, ListChecks, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';

export type SheetSection = 'play' | 'skills' | 'spells' | 'items' | 'more';

const sections: readonly { name: SheetSection; label: string; icon: ReactNode }[] = [
  { name: 'play', label: 'Play', icon: <Dices aria-hidden size={18} /> },
  { name: 'skills', label: 'Skills', icon: <ListChecks aria-hidden size={18} /> },
  { name: 'spells', label: 'Spells', icon: <Sparkles aria-hidden size={18} /> },
  { name: 'items', label: 'Items', icon: <Backpack aria-hidden size={18} /> },
  { name: 'more', label: 'More', icon: <BookOpen aria-hidden size={18} /> },
];

interface SectionTabsProps {
  /** At the bottom of a phone, where the thumb is, or above the sections on a tablet. */
  place: 'bottom' | 'top';
  section: SheetSection;
  onChange: (section: SheetSection) => void;
}

/** On a narrow screen, the sheet shows one section at a time. Its tabs are at the top or at the bottom. */
export function SectionTabs({ place, section, onChange }: SectionTabsProps) {
  function choose(name: SheetSection) {
    onChange(name);
    // The sections differ in length, and each is read from its beginning.
    window.scrollTo({ top: 0 });
  }
  const isTop = place === 'top';
  return (
    <nav
      aria-label="Parts of the sheet"
      className={
        isTop
          ? 'sticky top-(--header-height) z-10 mb-3 hidden border-b border-hairline-strong bg-surface-0 pt-1 lg:max-xl:flex'
          : 'mt-1 flex lg:hidden'
      }
    >
      {sections.map(({ name, label, icon }) => (
        <button
          key={name}
          type="button"
          aria-current={name === section ? 'true' : undefined}
          onClick={() => choose(name)}
          className={classNames(
            'flex min-h-12 flex-1 items-center justify-center font-semibold',
            isTop ? '-mb-px gap-2 border-b-2 text-sm' : 'flex-col gap-0.5 rounded-md text-xs',
            name === section
              ? 'border-gold text-gold'
              : 'border-transparent text-muted hover:text-fg',
          )}
        >
          {icon}
          {label}
        </button>
      ))}
    </nav>
  );
}
