import { Suspense, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { startLoading } from '#src/components/route-module.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FirstStep } from './wizard/first-step.tsx';

const CreateForm = lazyPart(
  async () => (await import('./character-create-form.tsx')).CharacterCreateForm,
);

/** The first step is painted without the form, which is loaded at the same time. */
export const loader = () => () => startLoading(CreateForm.preload());

export const handle = { title: 'New character' };

/**
 * A new character, step by step or on one page (`?mode=page`). Both are views of the same form, so the user can
 * change between them at any time.
 */
export function Component() {
  const [search] = useSearchParams();
  const isOnePage = search.get('mode') === 'page';
  const [chosen, setChosen] = useState<ClassName | null>(null);
  const hadFocus = useRef(false);
  const early = { class: chosen, hadFocus };
  const isFirst = !isOnePage && (search.get('step') ?? 'class') === 'class';
  return (
    <>
      <PageHeader
        title="New character"
        lead={
          isOnePage &&
          'Everything is filled in as the rules suggest: give a name, change what you like.'
        }
        actions={
          <Link
            to={{ search: isOnePage ? '' : '?mode=page' }}
            preventScrollReset
            // On a phone, the later steps need the room.
            {...buttonProps({
              variant: 'quiet',
              ...(!isFirst && !isOnePage && { className: 'max-sm:hidden' }),
            })}
          >
            {isOnePage ? 'Step by step' : 'All on one page'}
          </Link>
        }
      />
      <Suspense
        fallback={
          isFirst ? <FirstStep early={early} onChoose={setChosen} /> : <Skeleton className="h-96" />
        }
      >
        <CreateForm isOnePage={isOnePage} early={early} />
      </Suspense>
    </>
  );
}
