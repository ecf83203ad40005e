import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { EntityForm } from '#src/components/forms/entity-form.tsx';
import {
  getCharacterGetQueryKey,
  getCharacterGetSuspenseQueryOptions,
  useCharacterUpdate,
} from '#src/generated/endpoints/characters/characters.ts';
import type { Character } from '#src/generated/model/index.ts';
import { classesOf, highestLevel } from '#src/lib/character/class-list.ts';
import {
  characterClasses,
  characterClassNames,
  type ClassName,
} from '#src/lib/character/classes.ts';
import { classFeatures } from '#src/lib/character/data/class-features.ts';
import type { ByLevel } from '#src/lib/character/data/class-levels.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { MasteriesField } from '../proficiencies/masteries-field.tsx';
import { SkillsField } from '../proficiencies/skills-field.tsx';
import { WordsFields } from '../proficiencies/words-fields.tsx';
import { masteryAllowance } from '#src/lib/character/weapon-masteries.ts';
import { featuresOf, isPlaceholder, type Feature } from '#src/lib/character/feature-list.ts';
import { furtherChoices } from '#src/lib/character/further-choices.ts';
import { Panel } from '#src/ui/panel.tsx';
import { SpellsField } from '../spell-choices/spells-field.tsx';
import { spellSources } from '../spell-choices/spell-counts.ts';
import {
  characterDraft,
  characterFields,
  characterVersion,
  type CharacterValues,
} from '../character-fields.ts';
import { FeatureTexts } from '../feature-rows.tsx';
import { NumbersSoFar } from '../numbers-so-far.tsx';
import { subjectOf } from '../text-subject.ts';
import { useCharacterForm } from '../use-character-form.ts';
import { AdvancementFields } from './advancement-fields.tsx';
import { ClassToAdvance } from './class-to-advance.tsx';
import { HitPointsField } from './hit-points-field.tsx';
import { levelIn, withHitPoints, withLevel, wordCount } from './level-changes.ts';
import { LevelChoiceFields } from './level-choice-fields.tsx';
import { GoBack } from './go-back.tsx';
import { MarksAt } from './marks-at.tsx';

interface LevelUpProps {
  character: Character;
  onEnd: () => void;
}

/** The class that has one more level than before; null if none has. */
const grownClass = (before: CharacterValues, after: CharacterValues): ClassName | null =>
  characterClassNames.find((name) => levelIn(after, name) > levelIn(before, name)) ?? null;

/** The character with the hit points of the new level, if it has one. */
function finish(before: CharacterValues, after: CharacterValues, roll: number | null) {
  const grown = grownClass(before, after);
  return grown === null ? after : withHitPoints(before, after, grown, roll);
}

/** The page for the next level of a character: the class, its hit points, and what the level lets choose. */
export function LevelUp({ character, onEnd }: LevelUpProps) {
  const queryClient = useQueryClient();
  const update = useCharacterUpdate();
  const { characterId } = character;
  // The level is compared with the state in which the form was opened, also after a refetch.
  const [before] = useState(() => characterVersion(character).values);
  const draftOf = `${characterDraft(characterId)}/level`;
  const form = useCharacterForm({
    draftOf,
    stored: characterVersion(character),
    fetchStored: async () => {
      const current = getCharacterGetSuspenseQueryOptions(characterId);
      return characterVersion(await queryClient.query({ ...current, staleTime: 0 }));
    },
    mutation: update,
    variables: (body, { version }, { hitDieRoll }) => {
      const { overrides } = finish(before, { ...before, ...body }, hitDieRoll);
      return {
        characterId,
        data: { ...body, overrides },
        headers: { 'If-Match': `"${version}"` },
      };
    },
    onDone: (saved, { closes }) => {
      queryClient.setQueryData(getCharacterGetQueryKey(characterId), saved);
      toast.success(
        saved.level > before.level
          ? `${saved.name} is level ${saved.level} now.`
          : `${saved.name} is saved.`,
      );
      if (closes) onEnd();
    },
  });
  const { values, memory, remember } = form;
  const grown = grownClass(before, values);
  const finished = finish(before, values, memory.hitDieRoll);
  // What was chosen for a class comes back when the user returns to it.
  const [kept, setKept] = useState<Partial<Record<ClassName, CharacterValues>>>({});
  function choose(name: ClassName) {
    if (name === grown) return;
    if (grown !== null) setKept({ ...kept, [grown]: values });
    const { advancement, experience } = values;
    form.setAll({ ...(kept[name] ?? withLevel(before, name)), advancement, experience });
    remember({ hitDieRoll: null });
  }
  const isHighest = before.level >= highestLevel;
  const next = before.level + 1;
  return (
    <>
      <title>{`Level up ${character.name} · Questwright`}</title>
      <PageHeader
        title={isHighest ? 'Levels' : 'Level up'}
        lead={
          isHighest
            ? `${character.name} is level 20, the highest.`
            : `${character.name}, from level ${before.level} to ${next}`
        }
        actions={
          before.level > 1 && (
            <GoBack
              before={before}
              onBack={(back) => {
                form.setAll(back);
                form.sendAgain();
              }}
            />
          )
        }
      />
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start lg:gap-8">
        <NumbersSoFar character={finished} />
        <EntityForm
          form={form}
          noun="character"
          fields={characterFields}
          submitLabel={grown === null ? 'Save' : `Reach level ${next}`}
          cancel={onEnd}
          stickyActions
        >
          {!isHighest && <ClassToAdvance before={before} chosen={grown} onChoose={choose} />}
          {grown !== null && (
            <>
              <Gained values={values} name={grown} />
              {choosesSkills(values, grown) && <SkillsField {...form} />}
              <LevelChoiceFields
                {...form}
                title="What you choose"
                only={(choice) => choice.class === grown && choice.level === levelIn(values, grown)}
              />
              {choosesWords(before, values) && <WordsFields {...form} hasFurther />}
              {choosesMasteries(before, values) && <MasteriesField {...form} />}
              {spellSources(values)
                .filter((source) => source.class === grown)
                .map((source) => (
                  <SpellsField key={source.label} {...form} source={source} />
                ))}
              <MarksAt values={values} path="/spells" />
              <HitPointsField
                before={before}
                after={values}
                className={grown}
                roll={memory.hitDieRoll}
                onRoll={(roll) => remember({ hitDieRoll: roll })}
              />
            </>
          )}
          <AdvancementFields {...form} />
        </EntityForm>
      </div>
    </>
  );
}

/** Whether the new level lets the player choose skills, such as the first level of a further class. */
const choosesSkills = (values: CharacterValues, name: ClassName): boolean =>
  furtherChoices(values).some(
    (choice) =>
      choice.kind === 'skills' && choice.class === name && choice.level === levelIn(values, name),
  );

/** Whether the new level lets the player choose languages or tools. */
const choosesWords = (before: CharacterValues, after: CharacterValues): boolean =>
  wordCount(after) > wordCount(before);

/** Whether the new level lets the player choose a further kind of weapons. */
const choosesMasteries = (before: CharacterValues, after: CharacterValues): boolean =>
  masteryAllowance(classesOf(after)).count > masteryAllowance(classesOf(before)).count;

interface GainedProps {
  values: CharacterValues;
  name: ClassName;
}

/** What the new level in a class gives, with the traits of the species that begin at it. */
function gainedFeatures(values: CharacterValues, name: ClassName): Feature[] {
  const level = levelIn(values, name);
  return featuresOf(values).filter(({ class: of, level: from, source }) => {
    if (source === 'species') return from > 1 && from === values.level;
    return source !== 'feat' && of === name && from === level;
  });
}

/** The lines of the class table that stand for a subclass, if it is not chosen or only its name is known. */
function unknownFeatures({ values, name }: GainedProps, gained: readonly Feature[]): string[] {
  if (gained.some(({ source }) => source === 'subclass')) return [];
  const features: ByLevel<readonly string[]> = classFeatures[name];
  return (features[levelIn(values, name)] ?? []).filter(isPlaceholder);
}

function Gained(props: GainedProps) {
  const { values, name } = props;
  const gained = gainedFeatures(values, name);
  const unknown = unknownFeatures(props, gained);
  return (
    <Panel title={`What ${characterClasses[name].label} ${levelIn(values, name)} gives`}>
      {gained.length + unknown.length > 0 ? (
        <FeatureTexts
          features={[
            ...gained.map((feature) => ({
              name: feature.name,
              subject: subjectOf(feature, values),
            })),
            ...unknown.map((feature) => ({ name: feature, subject: null })),
          ]}
        />
      ) : (
        <p className="text-muted">More Hit Points, and what you already have gets stronger.</p>
      )}
    </Panel>
  );
}
