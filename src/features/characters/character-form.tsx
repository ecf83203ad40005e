import { EntityForm, type EntityFormProps } from '#src/components/forms/entity-form.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { AbilitiesFields } from './abilities/abilities-fields.tsx';
import { spellSources } from './spell-choices/spell-counts.ts';
import { SpellsField } from './spell-choices/spells-field.tsx';
import { characterFields, characterLabels } from './character-fields.ts';
import { NameFields, StoryFields } from './character-text-fields.tsx';
import { HumanFeatField } from './feats/feat-field.tsx';
import { FittingQuestion } from './fitting-question.tsx';
import { IncreasesField } from './increases-field.tsx';
import { AdvancementFields } from './levels/advancement-fields.tsx';
import { LevelChoiceFields } from './levels/level-choice-fields.tsx';
import { OtherClassesField } from './levels/other-classes-field.tsx';
import { NumbersSoFar } from './numbers-so-far.tsx';
import { OriginFields } from './origin-fields.tsx';
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
  /** Who wrote the draft that is in the stored concept; null if people wrote it. */
  draftedBy: string | null;
  submitLabel: string;
  cancel: EntityFormProps['cancel'];
}

/** All fields of a character on one page. The numbers beside them are computed at every change. */
export function CharacterForm({
  form,
  characterId,
  draftOf,
  draftedBy,
  submitLabel,
  cancel,
}: CharacterFormProps) {
  const { values, set, part } = form;
  const start = startInWords(values);
  return (
    <>
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
            draftedId={draftedBy === null ? null : characterId}
          />
          <NameFields {...form} draftedBy={draftedBy} />
          <OriginFields {...form} />
          <OtherClassesField {...form} />
          <AbilitiesFields {...form} />
          <IncreasesField {...form} />
          <SkillsField {...form} />
          <WordsFields {...form} />
          {values.species === 'human' && <HumanFeatField {...form} />}
          <LevelChoiceFields {...form} />
          <SelectField
            {...part('equipment')}
            label={characterLabels.equipment}
            value={values.equipment}
            options={[
              { value: 'kit', label: start.kit },
              { value: 'gold', label: `${start.gold} to spend` },
            ]}
            onChange={(chosen) => set('equipment', chosen === 'gold' ? 'gold' : 'kit')}
          />
          {spellSources(values).map((source) => (
            <SpellsField key={source.label} {...form} source={source} />
          ))}
          <AdvancementFields {...form} />
          <StoryFields {...form} />
        </EntityForm>
      </div>
      <FittingQuestion {...form} />
    </>
  );
}
