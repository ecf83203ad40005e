import { useState } from 'react';
import { apiHost } from '#src/api/host.ts';
import { DraftedBy } from '#src/components/drafted-by.tsx';
import { OptionalPart } from '#src/components/optional-part.tsx';
import type { Character } from '#src/generated/model/index.ts';
import { initialOf } from '#src/ui/avatar.tsx';

/** Loaded after the page, which is useful without the buttons. */
const loadTools = async () => (await import('./portrait-tools.tsx')).PortraitTools;

/** The portrait of a character with the line about it, and the button of the painter. */
export function CharacterPortrait({ character }: { character: Character }) {
  const { name, concept, draftedBy, portraitImage, portraitAlt } = character;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div
        ref={setFrame}
        className="relative size-40 shrink-0 overflow-hidden rounded-lg border border-hairline-strong bg-surface-1 sm:size-48"
      >
        {portraitImage === null ? (
          <span
            aria-hidden
            className="grid size-full place-items-center font-display text-xl text-muted"
          >
            {initialOf(name)}
          </span>
        ) : (
          <img
            src={apiHost() + portraitImage}
            width={512}
            height={512}
            alt={portraitAlt ?? ''}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-4">
        {concept !== '' && (
          <div>
            <p className="oldstyle max-w-prose text-lg wrap-anywhere">{concept}</p>
            <DraftedBy author={draftedBy} />
          </div>
        )}
        {/* The buttons appear after their code is loaded. */}
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <OptionalPart load={loadTools} props={{ character, frame }} />
        </div>
      </div>
    </div>
  );
}
