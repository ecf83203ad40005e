import { useId, useState } from 'react';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { subclasses as tables } from '#src/lib/character/data/subclasses.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TypedTextField } from '#src/ui/typed-fields.tsx';
import { subclasses } from '../data/subclasses.ts';
import { ExpandableRow } from '../expandable-row.tsx';
import { FeatureTexts } from '../feature-rows.tsx';
import type { CharacterFormState } from '../use-character-form.ts';

/** The limit of `ChosenSubclass` in the contract. */
const longestName = 80;
/** The option for a subclass that is not in the SRD. */
const other = 'other';

const featuresOfSubclass = (className: ClassName) =>
  Object.entries(tables[className].features).flatMap(([level, names]) =>
    names.map((name) => ({
      name,
      line: `Level ${level}`,
      subject: { class: className, name },
    })),
  );

/** The subclass of one class: the one of the SRD, or a name that the table knows. */
export function SubclassField({
  values,
  set,
  className,
}: CharacterFormState & { className: ClassName }) {
  const id = useId();
  const known = subclasses[className];
  const current = values.subclasses.find((each) => each.class === className)?.name ?? '';
  const [typing, setTyping] = useState(current !== '' && current !== known.name);
  function choose(name: string) {
    const others = values.subclasses.filter((each) => each.class !== className);
    set('subclasses', name.trim() === '' ? others : [...others, { class: className, name }]);
  }
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={`Subclass of the ${characterClasses[className].label}`}
        placeholder="Choose"
        value={typing ? other : current}
        hint={current === known.name && known.text}
        options={[
          { value: known.name, label: known.name },
          { value: other, label: 'Another one, from your table' },
        ]}
        onChange={(chosen) => {
          setTyping(chosen === other);
          choose(chosen === other ? '' : chosen);
        }}
      />
      {typing && (
        <TypedTextField
          id={`${id}-name`}
          label="Its name"
          hint="The sheet shows the name; write what it does into your notes."
          maxLength={longestName}
          autoComplete="off"
          value={current}
          onChange={choose}
        />
      )}
      {!typing && (
        <ExpandableRow
          title={`What the ${known.name} gives`}
          whenOpen={<FeatureTexts features={featuresOfSubclass(className)} />}
        />
      )}
    </div>
  );
}
