import { Copy } from 'lucide-react';
import type { Drafted } from '#src/api/use-generation.ts';
import { Button } from '#src/ui/button.tsx';
import { copyText } from '../drafts/copy-text.ts';
import { isPainted, storyteller } from './generation-labels.ts';

interface DraftSeedProps {
  drafted: Pick<Drafted, 'author' | 'campaignId' | 'kind' | 'revisionOf' | 'settings'>;
  isBusy: boolean;
  /** Chooses the settings for a draft with the same seed. */
  onRepeat: () => void;
}

/** The number from which the draft was made, and what another draft from this number has in common with it. */
export function DraftSeed({ drafted, isBusy, onRepeat }: DraftSeedProps) {
  const { kind, settings } = drafted;
  const { seed } = settings;
  return (
    <section
      aria-label="The seed"
      className="flex flex-col gap-1 border-t border-hairline pt-4 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p>
          Seed <strong className="tabular">{seed}</strong>
        </p>
        <Button
          size="small"
          variant="ghost"
          className="-ml-3"
          aria-label="Copy the seed"
          icon={<Copy aria-hidden size={15} />}
          onClick={() => void copyText(String(seed))}
        >
          Copy
        </Button>
        <Button
          size="small"
          variant="ghost"
          className="-ml-3"
          {...(isBusy && {
            disabledReason: isPainted(kind)
              ? 'The painter is at work.'
              : 'The storyteller is still writing.',
          })}
          onClick={onRepeat}
        >
          {`${isPainted(kind) ? 'Paint' : 'Write'} again from this seed`}
        </Button>
      </div>
      <p className="text-muted">
        {isPainted(kind) ? promiseOfPicture(kind, drafted.author) : promiseOf(drafted)}
      </p>
    </section>
  );
}

function promiseOfPicture(kind: 'cover' | 'portrait', author: string): string {
  if (author !== 'painter') {
    return 'With the same words, it asks for the same motif again. The model paints another picture each time.';
  }
  const looksAt = kind === 'cover' ? 'the texts of the campaign' : 'the character';
  return `With the same words and tone, it gives this picture again, as long as ${looksAt} and the lines and veils stay as they are.`;
}

/**
 * What another draft from the same seed has in common with this one. A model chooses other words each time, because no
 * provider promises the same ones.
 */
function promiseOf({ author, campaignId, kind, revisionOf }: DraftSeedProps['drafted']): string {
  const isSameText = author === storyteller;
  const same =
    kind === 'recap'
      ? 'it retells the same things again'
      : 'it gives the same situation again: who is there, and what happens';
  const what = isSameText
    ? 'With the same settings, it gives this text again'
    : `With the same settings, ${same}. The model finds other words each time`;
  return [
    isSameText && campaignId !== null
      ? `${what}, as long as the campaign stays as it is.`
      : `${what}.`,
    revisionOf !== null && 'Sections that were rewritten are then as they were at first.',
  ]
    .filter(Boolean)
    .join(' ');
}
