import { paths } from '#src/paths.ts';
import { Logo } from '#src/ui/logo.tsx';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';
import { UserMenu } from './user-menu.tsx';

export function Header() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-(--header-height) border-b border-hairline bg-surface-0/90 backdrop-blur-md">
      <div className="mx-auto flex h-full max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        <PrefetchLink to={paths.landing} className="flex items-center gap-2.5 rounded-sm">
          <Logo className="size-8" />
          <span className="font-display text-lg font-medium tracking-wide">Questwright</span>
          <span className="text-sm text-muted">(alpha)</span>
        </PrefetchLink>
        <UserMenu />
      </div>
    </header>
  );
}
