import { characterClasses } from '#src/lib/character/classes.ts';
import { backgrounds, species } from '#src/lib/character/origins.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { characterLabels, type CharacterValues } from './character-fields.ts';
import type { useCharacterForm } from './use-character-form.ts';

/** The new choice and the one that it replaces: `Wizard instead of Fighter?` */
function titleOf(before: CharacterValues, after: Partial<CharacterValues>): string {
  if (after.class !== undefined && after.class !== before.class) {
    return `${characterClasses[after.class].label} instead of ${characterClasses[before.class].label}?`;
  }
  if (after.species !== undefined && after.species !== before.species) {
    return `${species[after.species].label} instead of ${species[before.species].label}?`;
  }
  const { label } = backgrounds[after.background ?? before.background];
  return `${label} instead of ${backgrounds[before.background].label}?`;
}

/** Asks what happens with typed values that a new class, species or background does not fit. */
export function FittingQuestion({
  values,
  question,
  answer,
  dismissQuestion,
}: Pick<
  ReturnType<typeof useCharacterForm>,
  'values' | 'question' | 'answer' | 'dismissQuestion'
>) {
  const misfits = question?.misfits ?? [];
  const someMustChange = misfits.some(({ mustChange }) => mustChange);
  const allMustChange = misfits.every(({ mustChange }) => mustChange);
  return (
    <Dialog
      open={question !== null}
      onClose={dismissQuestion}
      role="alertdialog"
      title={question && titleOf(values, question.values)}
      description="Some of what you chose does not go with it:"
      footer={
        <>
          <Button onClick={dismissQuestion}>Cancel</Button>
          {!allMustChange && <Button onClick={() => answer(true)}>Keep what I chose</Button>}
          <Button variant="primary" onClick={() => answer(false)}>
            Use the suggestions
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2">
        {misfits.map(({ field, reason }) => (
          <li key={field} className="border-l-2 border-hairline-strong pl-3">
            <span className="font-semibold">{characterLabels[field]}</span>
            <br />
            {reason}
          </li>
        ))}
      </ul>
      {!allMustChange && (
        <p className="mt-3 text-sm text-muted">
          {someMustChange
            ? 'What the rules cannot count at all is replaced; the rest can stay, and the sheet marks it.'
            : 'You may keep it: the sheet then marks it, so that your table can decide.'}
        </p>
      )}
    </Dialog>
  );
}
