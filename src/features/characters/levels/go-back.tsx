import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { RadioSet } from '#src/ui/radio-set.tsx';
import type { CharacterValues } from '../character-fields.ts';
import { classesToGoBack, levelIn, withoutLevel } from './level-changes.ts';

interface GoBackProps {
  before: CharacterValues;
  onBack: (values: CharacterValues) => void;
}

/** Takes the last level back, after it has shown what goes with it. */
export function GoBack({ before, onBack }: GoBackProps) {
  const [open, setOpen] = useState(false);
  const classes = classesToGoBack(before);
  const [chosen, setChosen] = useState<ClassName | undefined>(classes.at(-1));
  if (chosen === undefined) return null;
  const back = withoutLevel(before, chosen);
  return (
    <>
      <Button icon={<ArrowDown aria-hidden size={18} />} onClick={() => setOpen(true)}>
        Go back a level
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={`Back to level ${before.level - 1}?`}
        description="This goes with the level:"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button
              variant="danger"
              onClick={() => {
                setOpen(false);
                onBack(back.values);
              }}
            >
              Go back a level
            </Button>
          </>
        }
      >
        {classes.length > 1 && (
          <div className="mb-4">
            <RadioSet
              legend="Which class loses its last level?"
              value={chosen}
              options={classes.map((value) => ({
                value,
                label: `${characterClasses[value].label} ${levelIn(before, value)}`,
              }))}
              onChange={setChosen}
            />
          </div>
        )}
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {back.gone.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
