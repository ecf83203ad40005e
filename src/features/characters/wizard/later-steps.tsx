import type { ReactNode } from 'react';
import { AbilitiesFields } from '../abilities/abilities-fields.tsx';
import { spellSources } from '../spell-choices/spell-counts.ts';
import { SpellsField } from '../spell-choices/spells-field.tsx';
import { CharacterTextFields } from '../character-text-fields.tsx';
import { ExpertiseField } from '../proficiencies/expertise-field.tsx';
import { SkillsField } from '../proficiencies/skills-field.tsx';
import { WordsFields } from '../proficiencies/words-fields.tsx';
import { StorytellerPart } from '../storyteller-part.tsx';
import { noAuthors } from '../character-fields.ts';
import type { CharacterForm } from '../use-character-form.ts';
import { EquipmentStep } from './equipment-step.tsx';
import { BackgroundStep, SpeciesStep } from './origin-steps.tsx';
import type { WizardStep } from './steps.ts';

interface LaterStepProps {
  form: CharacterForm;
  step: WizardStep['id'];
  draftOf: string;
  summary: ReactNode;
}

/** The fields of every step after the first. */
export function LaterStep({ form, step, draftOf, summary }: LaterStepProps) {
  if (step === 'species') return <SpeciesStep {...form} />;
  if (step === 'background') return <BackgroundStep {...form} />;
  if (step === 'abilities') return <AbilitiesFields {...form} explains />;
  if (step === 'skills') {
    return (
      <>
        <SkillsField {...form} explains />
        {form.values.class === 'rogue' && <ExpertiseField {...form} count={2} />}
        <WordsFields {...form} />
      </>
    );
  }
  if (step === 'equipment') return <EquipmentStep {...form} />;
  if (step === 'spells') {
    return spellSources(form.values).map((source) => (
      <SpellsField key={source.label} {...form} source={source} />
    ));
  }
  if (step === 'name') {
    return (
      <>
        <StorytellerPart form={form} draftOf={draftOf} />
        <CharacterTextFields {...form} authors={noAuthors} />
      </>
    );
  }
  return summary;
}
