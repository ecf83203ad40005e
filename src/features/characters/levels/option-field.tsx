import { classesOf } from '#src/lib/character/class-list.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { optionPrerequisites, repeatableOptions } from '#src/lib/character/data/feature-options.ts';
import { slugOf } from '#src/lib/character/slug.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { featureOptionTexts } from '../data/choice-texts.ts';
import { ExpandableRow } from '../expandable-row.tsx';
import { FeatureTexts } from '../feature-rows.tsx';
import { FeatureText } from '../feature-text.tsx';
import type { CharacterFormState } from '../use-character-form.ts';

interface OptionFieldProps extends CharacterFormState {
  label: string;
  class: ClassName;
  level: number;
  count: number;
  options: readonly string[];
}

const isRepeatable = (name: string): boolean => repeatableOptions.includes(slugOf(name));

/** Options of a class feature, such as Metamagic. A character keeps them among its feats. */
export function OptionField({
  values,
  set,
  label,
  class: className,
  level,
  count,
  options,
}: OptionFieldProps) {
  const isOption = (feat: (typeof values.feats)[number]) =>
    feat.class === className && feat.level === level && options.includes(feat.name);
  const chosen = values.feats.filter(isOption);
  const others = values.feats.filter((feat) => !isOption(feat));
  const taken = new Set(
    values.feats.filter((feat) => feat.class === className).map(({ name }) => name),
  );
  const has = classesOf(values).find((levels) => levels.class === className)?.level ?? 0;
  /** The name, with what the rules ask for and the character does not have. */
  function withNeed(name: string): string {
    const needed = optionPrerequisites[slugOf(name)];
    if (!needed) return name;
    if (has < needed.level) return `${name} (from level ${needed.level})`;
    const { option } = needed;
    return option === undefined || taken.has(option) ? name : `${name} (with ${option})`;
  }
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => {
        const current = chosen[index]?.name ?? '';
        return (
          // Several selects can have no option yet, so an option cannot be the key.
          <div key={index} className="flex flex-col gap-2">
            <SelectField
              label={count === 1 ? label : `${label}, ${index + 1}`}
              placeholder="Choose"
              hint={featureOptionTexts[current]}
              value={current}
              options={options
                .filter((name) => name === current || !taken.has(name) || isRepeatable(name))
                .map((value) => ({ value, label: withNeed(value) }))}
              onChange={(name) => {
                const option = { class: className, level, key: null, name, increases: [] };
                set('feats', [
                  ...others,
                  ...chosen.slice(0, index),
                  option,
                  ...chosen.slice(index + 1),
                ]);
              }}
            />
            {current !== '' && <FeatureText of={{ class: className, name: current }} />}
          </div>
        );
      })}
      <ExpandableRow
        title="What the options do"
        whenOpen={
          <FeatureTexts
            features={options.map((name) => ({ name, subject: { class: className, name } }))}
          />
        }
      />
    </div>
  );
}
