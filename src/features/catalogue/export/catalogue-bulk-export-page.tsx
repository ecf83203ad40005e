import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { Panel } from '#src/ui/panel.tsx';
import { FormPage } from '../form/form-page.tsx';
import { listOf } from '../list-query.ts';
import { kinds } from '../kinds/all.ts';
import { ExportForm } from './export-form.tsx';

const kind = kinds.feats;
const everything = listOf(null);

/** Starts loading the number of feats that the form shows, without waiting for it. */
export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  () => {
    queryClient.query({ ...kind.total(everything), staleTime: 'static' }).catch(() => undefined);
    return null;
  };

export const handle = { title: 'Export feats' };

export function Component() {
  return (
    <FormPage kind={kind} title="Export feats">
      <Panel>
        <ExportForm kind={kind} query={everything} selected={[]} visible={null} />
      </Panel>
    </FormPage>
  );
}
