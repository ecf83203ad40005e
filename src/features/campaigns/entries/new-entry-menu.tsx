import type { ReactElement } from 'react';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';
import { Menu, MenuLink } from '#src/ui/menu.tsx';
import { entryTypes, typeTexts } from './entry-labels.ts';

interface NewEntryMenuProps {
  campaignId: string;
  parentId?: string;
  title?: string;
  trigger: ReactElement<Record<string, unknown>>;
}

/** The menu with the types of a new entry. It is open at first, because pressing the button loads it. */
export function NewEntryMenu({ campaignId, parentId, title, trigger }: NewEntryMenuProps) {
  return (
    <Menu defaultOpen trigger={trigger}>
      {entryTypes.map((type) => {
        const { label, icon: Icon } = typeTexts[type];
        const to = paths.entryCreate(campaignId, { type, parent: parentId, title });
        return (
          <MenuLink key={type} icon={<Icon aria-hidden />} link={<PrefetchLink to={to} />}>
            {label}
          </MenuLink>
        );
      })}
    </Menu>
  );
}
