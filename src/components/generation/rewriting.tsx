import { type KeyboardEvent, useId, useState } from 'react';
import type {
  GenerationInstruction,
  GenerationKind,
  GenerationRevision,
  GenerationSettings,
} from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { instructionLabels, isInvented } from './generation-labels.ts';

export type Change = Pick<GenerationRevision, 'instruction' | 'wish'>;

interface RewritingProps {
  kind: GenerationKind;
  settings: GenerationSettings;
  label: string;
  /** The label of the button that writes another text with the same settings. */
  again: string;
  /** The text of the section that it is below, whose heading says what is rewritten; absent for the whole draft. */
  section?: string;
  isBusy: boolean;
  isPending: boolean;
  /** What should change, in words. */
  wish: string;
  onWish: (wish: string) => void;
  onRewrite: (change: Change) => void;
}

const lengths = ['again', 'shorter', 'longer'] as const;
const lengthsAndTones = [...lengths, 'darker', 'lighter'] as const;

/** The contract has the same limit. */
const longestWish = 300;

const wishHint = 'Say what should change, then press Rewrite.';

/** A sentence of so few words loses its sense if a part of it is left out. */
const shortSentence = 16;

const isOneShortSentence = (text: string): boolean =>
  !/[.?!]["”*)]* \S|\n/.test(text) && text.split(/\s+/).length <= shortSentence;

/** Why an instruction would not change the draft; undefined if it would. How long and dark most sections can be, only the server knows. */
function endReason(
  instruction: GenerationInstruction,
  { tone, length }: GenerationSettings,
  section: string | undefined,
): string | undefined {
  if (section !== undefined) {
    return instruction === 'shorter' && isOneShortSentence(section)
      ? 'It is one short sentence already.'
      : undefined;
  }
  switch (instruction) {
    case 'darker':
      return tone === 'horror' ? 'It is as dark as it gets: its tone is horror.' : undefined;
    case 'lighter':
      return tone === 'whimsical' ? 'It is as light as it gets: its tone is whimsical.' : undefined;
    case 'longer':
      return length === 'long' ? 'It is as long as it gets.' : undefined;
    case 'shorter':
      return length === 'short' ? 'It is as short as it gets.' : undefined;
    case 'again':
      return undefined;
  }
}

/** The ways in which a draft or a section can be written again: with a press, or in words. */
export function Rewriting({
  kind,
  settings,
  label,
  again,
  section,
  isBusy,
  isPending,
  wish,
  onWish,
  onRewrite,
}: RewritingProps) {
  const id = useId();
  const [pressed, setPressed] = useState<GenerationInstruction | 'wish' | null>(null);
  const busyReason = isBusy ? 'The storyteller is still writing.' : undefined;
  const isBlank = wish.trim() === '';
  const wishReason = busyReason ?? (isBlank ? wishHint : undefined);
  const instructions = isInvented(kind) ? lengthsAndTones : lengths;
  /** Why some of the buttons would not change the draft. */
  const ends = instructions.flatMap((instruction) => {
    const reason = endReason(instruction, settings, section);
    return reason === undefined ? [] : [{ instruction, reason, reasonId: `${id}-${instruction}` }];
  });
  /** Below the wish, and always there: text that comes and goes would move the sections. */
  const hintId = `${id}-hint`;
  const inactive = (instruction: GenerationInstruction) => {
    if (busyReason !== undefined) return { disabledReason: busyReason, reasonId: hintId };
    const end = ends.find((one) => one.instruction === instruction);
    return end && { disabledReason: end.reason, reasonId: end.reasonId };
  };

  function ask() {
    if (wishReason !== undefined) return;
    setPressed('wish');
    onRewrite({ instruction: 'again', wish: wish.trim() });
  }

  // No form: the panel is drawn outside of the form of the page, but its events still reach that form.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  }

  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p id={id} className={section !== undefined ? 'sr-only' : 'mr-1 text-sm font-semibold'}>
          {label}
        </p>
        {instructions.map((instruction) => (
          <Button
            key={instruction}
            size="small"
            pending={isPending && pressed === instruction}
            {...inactive(instruction)}
            onClick={() => {
              setPressed(instruction);
              onRewrite({ instruction });
            }}
          >
            {instruction === 'again' ? again : instructionLabels[instruction]}
          </Button>
        ))}
      </div>
      {ends.length > 0 && (
        <div className="flex flex-col text-sm text-muted">
          {ends.map(({ reason, reasonId }) => (
            <p key={reasonId} id={reasonId}>
              {reason}
            </p>
          ))}
        </div>
      )}
      <div className="flex items-end gap-2">
        <TextField
          label="In your own words"
          maxLength={longestWish}
          autoComplete="off"
          placeholder={isInvented(kind) ? 'Scarier, and shorter' : 'Shorter'}
          fieldClassName="min-w-0 flex-1"
          value={wish}
          onChange={(event) => onWish(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          pending={isPending && pressed === 'wish'}
          {...(wishReason !== undefined && { disabledReason: wishReason, reasonId: hintId })}
          onClick={ask}
        >
          Rewrite
        </Button>
      </div>
      <p id={hintId} className="-mt-1 text-sm text-muted">
        {busyReason ?? wishHint}
      </p>
    </div>
  );
}
