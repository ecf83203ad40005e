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
  section: SheetSection;
  onChange: (section: SheetSection) => void;
}

/** On a phone, the sheet shows one section at a time. On a wide screen all are visible. */
export function SectionTabs({ section, onChange }: SectionTabsProps) {
  function choose(name: SheetSection) {
    onChange(name);
    // The sections differ in length, and each is read from its beginning.
    window.scrollTo({ top: 0 });
  }
  return (
    <nav aria-label="Parts of the sheet" className="mt-1 flex lg:hidden">
      {sections.map(({ name, label, icon }) => (
        <button
          key={name}
          type="button"
          aria-current={name === section ? 'true' : undefined}
          onClick={() => choose(name)}
          className={classNames(
            'flex min-h-12 flex-1 flex-col items-center justify-center gap-0.5 rounded-md text-xs font-semibold',
            name === section ? 'text-gold' : 'text-muted hover:text-fg',
          )}
        >
          {icon}
          {label}
        </button>
      ))}
    </nav>
  );
}
