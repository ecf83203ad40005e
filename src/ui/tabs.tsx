import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => {
        const chosen = items.find((item) => item.value === next);
        if (chosen) {
          onChange(chosen.value);
        }
      }}
    >
      <Base.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-hairline-strong"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="-mb-px min-h-(--target) border-b-2 border-transparent px-3 whitespace-nowrap text-muted transition-colors hover:text-fg focus-visible:-outline-offset-2 aria-selected:border-gold aria-selected:text-fg"
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="pt-5">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
