import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type LoaderFunction, Navigate } from 'react-router';
import { toast } from 'sonner';
import { type CatalogueKind, paths } from '../../../paths.ts';
import { CatalogueForm } from './catalogue-form.tsx';
import { FormPage } from './form-page.tsx';
import type { Kind } from '../kind.ts';
import { titled } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { failureOf } from '../edits/save-draft.ts';

export const loader =
  (queryClient: QueryClient, slug: CatalogueKind): LoaderFunction =>
  async () => {
    await kinds[slug].prefetch?.(queryClient);
    return null;
  };

const title = (kind: Kind): string => `New ${kind.one}`;

export const handle = titled(title);

export function Component({ kind: slug }: { kind: CatalogueKind }) {
  const kind = kinds[slug];
  const client = useQueryClient();
  const creation = useMutation({
    mutationFn: kind.create,
    onSuccess: async (item) => {
      await kind.outdate(client);
      toast.success(`${item.name} is in the catalogue.`);
    },
  });
  return (
    <FormPage kind={kind} title={title(kind)} lead={kind.about}>
      <CatalogueForm
        key={slug}
        kind={kind}
        values={kind.emptyValues}
        submitLabel={`Create ${kind.one}`}
        finished={creation.isSuccess}
        onSubmit={(values) => creation.mutateAsync(values).then(() => null, failureOf)}
      />
      {/* After the form, so that its guard has already heard that all is saved. */}
      {creation.isSuccess && <Navigate to={paths.catalogueList(slug)} />}
    </FormPage>
  );
}
