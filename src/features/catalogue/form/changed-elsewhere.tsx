import { Alert } from '#src/ui/alert.tsx';
import type { Kind } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';
import { useChangeElsewhere } from './use-change-elsewhere.ts';

interface ChangedElsewhereProps {
  kind: Kind;
  /** The item as this form knows it. */
  item: CatalogueItem;
}

/** Says that somebody else was faster, before it is found out by saving; nothing is taken away. */
export function ChangedElsewhere({ kind, item: { sk, version } }: ChangedElsewhereProps) {
  const heard = useChangeElsewhere(kind.slug, sk);
  if (heard === null || (heard.version !== null && heard.version <= version)) return null;
  const who = heard.by ?? 'Someone else';
  return heard.version === null ? (
    <Alert tone="warning" title={`${who} has deleted this ${kind.one}`}>
      It cannot be saved any more. What you wrote stays here for as long as this page is open.
    </Alert>
  ) : (
    <Alert tone="info" title={`${who} has saved version ${heard.version} meanwhile`}>
      Save as usual: what only one of you has changed is merged, and you are asked about the rest.
    </Alert>
  );
}
