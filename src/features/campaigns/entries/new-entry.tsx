import { ChevronDown, Plus } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import type { NewEntryMenu } from './new-entry-menu.tsx';

/** The menu with the types of a new entry. It is loaded when it is needed, because it is large. */
function useTypeMenu() {
  const [Menu, setMenu] = useState<ComponentType<ComponentProps<typeof NewEntryMenu>>>();
  const { notice, buttonProps } = useLoadOnPress({
    load: () => import('./new-entry-menu.tsx'),
    what: 'menu',
    onLoaded: ({ NewEntryMenu: loaded }) => setMenu(() => loaded),
  });
  return {
    Menu,
    notice,
    buttonProps: { 'aria-haspopup': 'menu', 'aria-expanded': false, ...buttonProps } as const,
  };
}

interface NewEntryProps {
  campaignId: string;
  /** The entry below which the new one is put. */
  parentId?: string;
  label?: string;
  variant?: 'primary' | 'quiet';
}

/** Offers the types of a new entry. */
export function NewEntry({ campaignId, parentId, label = 'New entry', variant }: NewEntryProps) {
  const { Menu, notice, buttonProps } = useTypeMenu();
  const look = { label, ...(variant && { variant }) };
  if (Menu !== undefined) {
    const button = <NewEntryButton {...look} />;
    return <Menu campaignId={campaignId} {...(parentId && { parentId })} trigger={button} />;
  }
  return (
    <>
      {notice}
      <NewEntryButton {...look} {...buttonProps} />
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

interface NewEntryLinkProps {
  campaignId: string;
  title: string;
  /** What the text shows instead of the title. */
  words: string;
}

/** A link in a text to a title that no entry has: offers the types of a new entry with this title. */
export function NewEntryLink({ campaignId, title, words }: NewEntryLinkProps) {
  const { Menu, notice, buttonProps } = useTypeMenu();
  const button = <WordsButton title={title} words={words} {...(!Menu && buttonProps)} />;
  return (
    <>
      {notice}
      {/* The browser can break the line after a button. The word joiner prevents a break before a full stop. */}
      <span className="whitespace-nowrap after:content-['\2060']">
        {Menu === undefined ? (
          button
        ) : (
          <Menu campaignId={campaignId} title={title} trigger={button} />
        )}
      </span>
    </>
  );
}

interface WordsButtonProps extends ComponentProps<'button'> {
  title: string;
  words: string;
}

const WordsButton = ({ title, words, ...button }: WordsButtonProps) => (
  <button
    {...button}
    type="button"
    aria-label={`${words === title ? 'Create' : `${words}: create`} the entry “${title}”`}
    title={`Create the entry “${title}”`}
    className="cursor-pointer text-left whitespace-normal wrap-anywhere text-muted underline decoration-dotted underline-offset-[0.22em] hover:text-gold"
  >
    {words}
  </button>
);
