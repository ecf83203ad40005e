import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { startLoading } from '#src/components/route-module.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { Panel } from '#src/ui/panel.tsx';
import { FormPage } from '../form/form-page.tsx';
import { listOf } from '../list-query.ts';
import type { Kind } from '../kind.ts';
import { handleWithTitle } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { ExportForm } from './export-form.tsx';

const everything = listOf(null);

/** Starts loading the number of items that the form shows, without waiting for it. */
export const loader =
  (queryClient: QueryClient, kind: CatalogueKind): LoaderFunction =>
  () =>
    startLoading(queryClient.query({ ...kinds[kind].total(everything), staleTime: 'static' }));

const title = (kind: Kind): string => `Export ${kind.many}`;

export const handle = handleWithTitle(title);

export function Component({ kind: slug }: { kind: CatalogueKind }) {
  const kind = kinds[slug];
  return (
    <FormPage kind={kind} title={title(kind)}>
      <Panel>
        <ExportForm kind={kind} query={everything} selected={[]} visible={null} />
      </Panel>
    </FormPage>
  );
}
