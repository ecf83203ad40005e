import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunction, type Params, useParams } from 'react-router';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Kind } from '../kind.ts';
import { titled } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { UpdateItem } from './update-item.tsx';

const skOf = (kind: Kind, params: Params): string => params[kind.skField] ?? '';

export const loader =
  (queryClient: QueryClient, slug: CatalogueKind): LoaderFunction =>
  async ({ params }) => {
    const kind = kinds[slug];
    await Promise.all([
      // What is about to be changed is read anew, whatever a list still remembers of it.
      queryClient.query({ ...kind.item(skOf(kind, params)), staleTime: 0 }),
      kind.prefetch(queryClient),
    ]);
    return null;
  };

export const handle = titled((kind) => `Change ${kind.one}`);

export function Component({ kind: slug }: { kind: CatalogueKind }) {
  const kind = kinds[slug];
  const sk = skOf(kind, useParams());
  const { data: item } = useSuspenseQuery(kind.item(sk));
  return <UpdateItem key={sk} kind={kind} item={item} />;
}
