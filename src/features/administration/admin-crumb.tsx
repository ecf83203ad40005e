import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { paths } from '#src/paths.ts';

/** The line above the title of a page of the administration. */
export const AdminCrumb = () => (
  <PrefetchLink to={paths.admin} className="text-link">
    Admin
  </PrefetchLink>
);
