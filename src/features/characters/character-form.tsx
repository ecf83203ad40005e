import { EntityForm, type EntityFormProps } from '#src/components/forms/entity-form.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { AbilitiesFields } from './abilities/abilities-fields.tsx';
import { spellSources } from './spell-choices/spell-counts.ts';
import { SpellsField } from './spell-choices/spells-field.tsx';
import { characterFields, characterLabels, type TextAuthors } from './character-fields.ts';
import { NameFields, StoryFields } from './character-text-fields.tsx';
import { HumanFeatField } from './feats/feat-field.tsx';
import { FurtherFeats } from './feats/further-feats.tsx';
import { FittingQuestion } from './fitting-question.tsx';
import { formPart } from './form-part.ts';
import { IncreasesField } from './increases-field.tsx';
import { AdvancementFields } from './levels/advancement-fields.tsx';
import { LatestValues } from './latest-values.ts';
import { LevelChoiceFields } from './levels/level-choice-fields.tsx';
import { OtherClassesField } from './levels/other-classes-field.tsx';
import { NumbersSoFar } from './numbers-so-far.tsx';
import { OriginFields } from './origin-fields.tsx';
import { MasteriesField } from './proficiencies/masteries-field.tsx';
import { SkillsField } from './proficiencies/skills-field.tsx';
import { WordsFields } from './proficiencies/words-fields.tsx';
import { startInWords } from './start-in-words.ts';
import { StorytellerPart } from './storyteller-part.tsx';
import type { CharacterForm as Form } from './use-character-form.ts';

interface CharacterFormProps {
  form: Form;
  /** Null for a new character. */
  characterId: string | null;
  draftOf: string;
  /** Who wrote the drafts that are in the stored texts. */
  authors: TextAuthors;
  submitLabel: string;
  cancel: EntityFormProps['cancel'];
}

/** The values that decide what class levels, species and background give. */
const given = [
  'class',
  'species',
  'speciesOption',
  'background',
  'level',
  'otherClasses',
  'subclasses',
  'feats',
] as const;

const Origin = formPart(OriginFields, [...given, 'size']);
const OtherClasses = formPart(OtherClassesField, [...given, 'abilities', 'increases']);
const Increases = formPart(IncreasesField, ['background', 'increases']);
const Skills = formPart(SkillsField, [...given, 'skills', 'expertise']);
const Words = formPart(WordsFields, [
  'class',
  'background',
  'level',
  'otherClasses',
  'tools',
  'languages',
]);
const HumanFeat = formPart(HumanFeatField, given);
const LevelChoices = formPart(LevelChoiceFields, [...given, 'skills', 'expertise']);
const MoreFeats = formPart(FurtherFeats, given);
const Masteries = formPart(MasteriesField, [...given, 'weaponMasteries']);
const Spells = formPart(SpellsField, [...given, 'spells']);
const Advancement = formPart(AdvancementFields, ['advancement', 'experience', 'level']);

/** All fields of a character on one page. The numbers beside them are computed at every change. */
export function CharacterForm({
  form,
  characterId,
  draftOf,
  authors,
  submitLabel,
  cancel,
}: CharacterFormProps) {
  const { values, set, part } = form;
  const start = startInWords(values);
  return (
    <LatestValues value={values}>
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start lg:gap-8">
        <NumbersSoFar character={values} />
        <EntityForm
          form={form}
          noun="character"
          fields={characterFields}
          submitLabel={submitLabel}
          cancel={cancel}
        >
          <StorytellerPart
            form={form}
            draftOf={draftOf}
            draftedId={
              Object.values(authors).some((author) => author !== null) ? characterId : null
            }
          />
          <NameFields {...form} authors={authors} />
          <Origin {...form} />
          <OtherClasses {...form} />
          <AbilitiesFields {...form} />
          <Increases {...form} />
          <Skills {...form} />
          <Words {...form} hasFurther />
          {values.species === 'human' && <HumanFeat {...form} />}
          <LevelChoices {...form} />
          <MoreFeats {...form} />
          <Masteries {...form} />
          <SelectField
            {...part('equipment')}
            label={characterLabels.equipment}
            // The list of a kit is longer than the field.
            hint={values.equipment === 'kit' && `${start.kit}.`}
            value={values.equipment}
            options={[
              { value: 'kit', label: 'The kit of the class' },
              { value: 'gold', label: `${start.gold} to spend` },
            ]}
            onChange={(chosen) => set('equipment', chosen === 'gold' ? 'gold' : 'kit')}
          />
          {spellSources(values).map((source) => (
            <Spells key={source.label} {...form} source={source} />
          ))}
          <Advancement {...form} />
          <StoryFields {...form} authors={authors} />
        </EntityForm>
      </div>
      <FittingQuestion {...form} />
    </LatestValues>
  );
}
