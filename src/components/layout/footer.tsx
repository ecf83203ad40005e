import { paths } from '#src/paths.ts';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';

export function Footer() {
  return (
    <footer className="border-t border-hairline py-6 text-sm text-muted">
      <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-4 sm:px-6">
        <p className="max-w-prose">
          Includes material from the System Reference Document 5.2.1 and 5.1 by Wizards of the Coast
          LLC, licensed under CC BY 4.0.
        </p>
        <PrefetchLink to={paths.licences} className="text-link py-1">
          Licences
        </PrefetchLink>
      </div>
    </footer>
  );
}
