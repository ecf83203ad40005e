import { ChevronDown, Plus } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import type { NewEntryMenu } from './new-entry-menu.tsx';

interface NewEntryProps {
  campaignId: string;
  /** The entry below which the new one is put. */
  parentId?: string;
  label?: string;
  variant?: 'primary' | 'quiet';
}

/** Offers the types of a new entry. The menu is loaded when it is needed, because it is large. */
export function NewEntry({ campaignId, parentId, label = 'New entry', variant }: NewEntryProps) {
  const [Menu, setMenu] = useState<ComponentType<ComponentProps<typeof NewEntryMenu>>>();
  const { notice, buttonProps } = useLoadOnPress({
    load: () => import('./new-entry-menu.tsx'),
    what: 'menu',
    onLoaded: ({ NewEntryMenu: loaded }) => setMenu(() => loaded),
  });
  const look = { label, ...(variant && { variant }) };
  if (Menu !== undefined) {
    const button = <NewEntryButton {...look} />;
    return <Menu campaignId={campaignId} {...(parentId && { parentId })} trigger={button} />;
  }
  return (
    <>
      {notice}
      <NewEntryButton {...look} aria-haspopup="menu" aria-expanded={false} {...buttonProps} />
    </>
  );
}

interface NewEntryButtonProps extends ComponentProps<'button'> {
  label: string;
  variant?: 'primary' | 'quiet';
}

function NewEntryButton({ label, variant = 'primary', ...button }: NewEntryButtonProps) {
  return (
    <Button {...button} type="button" variant={variant} icon={<Plus aria-hidden size={18} />}>
      {label}
      <ChevronDown aria-hidden size={16} />
    </Button>
  );
}
