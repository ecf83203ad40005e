import type { FeatCategory } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { FeatField } from '../feats/feat-field.tsx';
import { furtherFeatsOf } from '../feats/further-feats-of.ts';
import { ExpertiseField } from '../proficiencies/expertise-field.tsx';
import type { ReadingFormState } from '../use-character-form.ts';
import { allChoices, type AnyChoice } from './all-choices.ts';
import { expertiseCount } from './expertise-count.ts';
import { MarksAt } from './marks-at.tsx';
import { OptionField } from './option-field.tsx';
import { SubclassField } from './subclass-field.tsx';

const showAll = () => true;

interface LevelChoiceFieldsProps extends ReadingFormState {
  title?: string;
  /** Which choices are shown; all of them by default. */
  only?: (choice: AnyChoice) => boolean;
}

const categories: Partial<Readonly<Record<AnyChoice['kind'], readonly FeatCategory[]>>> = {
  'ability-score-improvement': ['general', 'origin'],
  'epic-boon': ['epic-boon', 'general', 'origin'],
  'fighting-style': ['fighting-style'],
};

/** Skills, spells and the choices of the species have fields of their own. */
const hasField = ({ class: name, kind }: AnyChoice): boolean =>
  name !== null &&
  (kind === 'subclass' || kind === 'option' || kind === 'expertise' || kind in categories);

/** `Fighter 4: Ability Score Improvement` */
const titleOf = ({ class: name, level, label }: AnyChoice): string =>
  name === null ? label : `${characterClasses[name].label} ${level}: ${label}`;

/** What the levels of the classes ask the player to choose. */
export function LevelChoiceFields({
  title = 'What the levels give',
  only = showAll,
  ...form
}: LevelChoiceFieldsProps) {
  const { values } = form;
  const choices = allChoices(values).filter((choice) => hasField(choice) && only(choice));
  if (choices.length === 0) return null;
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      {choices.map((choice) => (
        <ChoiceField key={titleOf(choice)} form={form} choice={choice} />
      ))}
      <MarksAt values={values} path="/subclasses" />
      <MarksAt
        values={values}
        path="/feats"
        except={furtherFeatsOf(values).map((feat) => `/feats/${values.feats.indexOf(feat)}`)}
      />
      {choices.some(({ kind }) => kind === 'expertise') && (
        <>
          <ExpertiseField {...form} count={expertiseCount(values)} />
          <MarksAt values={values} path="/expertise" />
        </>
      )}
    </section>
  );
}

function ChoiceField({ form, choice }: { form: ReadingFormState; choice: AnyChoice }) {
  const { class: className, level, kind, count, options } = choice;
  if (className === null || kind === 'expertise') return null;
  if (kind === 'subclass') return <SubclassField {...form} className={className} />;
  const field = { ...form, label: titleOf(choice), class: className, level };
  return kind === 'option' ? (
    <OptionField {...field} count={count} options={options ?? []} />
  ) : (
    <FeatField {...field} categories={categories[kind] ?? []} />
  );
}
