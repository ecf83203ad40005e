import { useState } from 'react';
import { classesOf } from '#src/lib/character/class-list.ts';
import {
  characterClasses,
  characterClassNames,
  type ClassName,
} from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { multiclassRequirement } from '#src/lib/character/multiclass.ts';
import { Button } from '#src/ui/button.tsx';
import type { CharacterValues } from '../character-fields.ts';
import { classTexts } from '../data/class-texts.ts';
import { ChoiceCards } from '../wizard/choice-cards.tsx';

interface ClassToAdvanceProps {
  /** The character before the level. */
  before: CharacterValues;
  chosen: ClassName | null;
  onChoose: (name: ClassName) => void;
}

/** The sentence why the two classes cannot be combined by the rules; null if they can. */
function problemOf(before: CharacterValues, name: ClassName): string | null {
  const { scores } = deriveCharacter(before);
  const all = [...classesOf(before).map((levels) => levels.class), name];
  return (
    all.map((each) => multiclassRequirement(each, scores)).find((sentence) => sentence !== null) ??
    null
  );
}

/** Which class the new level is in: one of the classes that the character has, or a further one. */
export function ClassToAdvance({ before, chosen, onChoose }: ClassToAdvanceProps) {
  const classes = classesOf(before);
  const own = new Set(classes.map((levels) => levels.class));
  const isFurther = chosen !== null && !own.has(chosen);
  const [showsAll, setShowsAll] = useState(isFurther);
  const further = showsAll ? characterClassNames.filter((name) => !own.has(name)) : [];
  // What the rules allow comes first.
  const isAllowed = (name: ClassName) => problemOf(before, name) === null;
  const sorted = [...further.filter(isAllowed), ...further.filter((name) => !isAllowed(name))];
  const problem = isFurther ? problemOf(before, chosen) : null;
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend="Which class grows?"
        value={chosen ?? ''}
        options={[
          ...classes.map(({ class: value, level }) => ({
            value,
            label: `${characterClasses[value].label}, level ${level + 1}`,
            text: level === 1 ? classTexts[value] : 'You get better at what you do.',
          })),
          ...sorted.map((value) => ({
            value,
            label: `${characterClasses[value].label}, level 1`,
            text: classTexts[value],
            ...(!isAllowed(value) && {
              facts: 'Not by the rules: press to see why',
            }),
          })),
        ]}
        onChange={(value) => {
          const name = characterClassNames.find((each) => each === value);
          if (name) onChoose(name);
        }}
      />
      {problem !== null && (
        <p role="status" className="text-sm text-gold">
          {`${problem} You may do it all the same: the sheet marks it.`}
        </p>
      )}
      {!showsAll && (
        <div>
          <Button size="small" onClick={() => setShowsAll(true)}>
            Begin another class
          </Button>
        </div>
      )}
    </div>
  );
}
