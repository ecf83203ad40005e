import type { FeatCategory } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { levelChoices, type LevelChoice } from '#src/lib/character/level-choices.ts';
import { FeatField } from '../feats/feat-field.tsx';
import { ExpertiseField } from '../proficiencies/expertise-field.tsx';
import type { CharacterFormState } from '../use-character-form.ts';
import { expertiseCount } from './expertise-count.ts';
import { MarksAt } from './marks-at.tsx';
import { SubclassField } from './subclass-field.tsx';

interface LevelChoiceFieldsProps extends CharacterFormState {
  /** Which choices are shown; all of them by default. */
  only?: (choice: LevelChoice) => boolean;
}

const categories: Partial<Readonly<Record<LevelChoice['kind'], readonly FeatCategory[]>>> = {
  'ability-score-improvement': ['general', 'origin'],
  'epic-boon': ['epic-boon', 'general', 'origin'],
  'fighting-style': ['fighting-style'],
};

/** `Fighter 4: Ability Score Improvement` */
const titleOf = ({ class: name, level, label }: LevelChoice): string =>
  `${characterClasses[name].label} ${level}: ${label}`;

/** What the levels of the classes ask the player to choose. */
export function LevelChoiceFields({ only = () => true, ...form }: LevelChoiceFieldsProps) {
  const { values } = form;
  const choices = levelChoices(values).filter(only);
  if (choices.length === 0) return null;
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-lg font-semibold">What the levels give</h2>
      {choices
        .filter(({ kind }) => kind !== 'expertise')
        .map((choice) =>
          choice.kind === 'subclass' ? (
            <SubclassField key={titleOf(choice)} {...form} className={choice.class} />
          ) : (
            <FeatField
              key={titleOf(choice)}
              {...form}
              label={titleOf(choice)}
              class={choice.class}
              level={choice.level}
              categories={categories[choice.kind] ?? []}
            />
          ),
        )}
      <MarksAt values={values} path="/subclasses" />
      <MarksAt values={values} path="/feats" />
      {choices.some(({ kind }) => kind === 'expertise') && (
        <>
          <ExpertiseField {...form} count={expertiseCount(values)} />
          <MarksAt values={values} path="/expertise" />
        </>
      )}
    </section>
  );
}
