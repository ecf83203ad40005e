import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { abilityLabels, abilityNames, signed } from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { backgrounds, species } from '#src/lib/character/origins.ts';
import { skills } from '#src/lib/character/skills.ts';
import { type CharacterValues, showIncreases, sizeLabels } from '../character-fields.ts';
import { hasBothSizes } from '../data/origin-options.ts';
import { startInWords } from '../start-in-words.ts';
import type { OpenProblem } from './open-problems.ts';
import type { WizardStep } from './steps.ts';

interface SummaryStepProps {
  values: CharacterValues;
  problems: readonly OpenProblem[];
  steps: readonly WizardStep[];
  onOpen: (step: WizardStep['id']) => void;
}

const listed = (words: readonly string[]): string => words.join(', ');

/** What each step has decided, in the words of the sheet. */
function decided(values: CharacterValues): Readonly<Record<WizardStep['id'], string>> {
  const { scores, modifiers, proficiencies } = deriveCharacter(values);
  const { label, skills: given, feat } = backgrounds[values.background];
  const cantrips = values.spells.filter(({ facts }) => facts.level === 0);
  const others = values.spells.filter(({ facts }) => facts.level > 0);
  return {
    class: listed([
      characterClasses[values.class].label,
      ...values.feats.filter((each) => each.class !== null).map(({ name }) => name),
      ...(values.weaponMasteries.length > 0
        ? [`weapon masteries: ${listed(values.weaponMasteries)}`]
        : []),
    ]),
    species: listed([
      species[values.species].label,
      ...(values.speciesOption === '' ? [] : [values.speciesOption]),
      ...(hasBothSizes(values.species) ? [sizeLabels[values.size].toLowerCase()] : []),
      ...values.feats.filter((each) => each.class === null).map(({ name }) => name),
    ]),
    background: listed([label, feat, showIncreases(values.increases)].filter(Boolean)),
    abilities: listed(
      abilityNames.map(
        (name) => `${abilityLabels[name]} ${scores[name]} (${signed(modifiers[name])})`,
      ),
    ),
    skills: [
      listed([...given, ...values.skills].map((skill) => skills[skill].label)),
      ...(values.expertise.length > 0
        ? [`Expertise: ${listed(values.expertise.map((skill) => skills[skill].label))}`]
        : []),
      `Tools: ${listed(proficiencies.tools)}`,
      `Languages: ${listed(proficiencies.languages)}`,
    ].join('. '),
    equipment: startInWords(values)[values.equipment],
    spells: listed([...cantrips, ...others].map(({ name }) => name)),
    name: [values.name, values.concept].filter(Boolean).join('. '),
    summary: '',
  };
}

/** All choices with the way back to each, and what is still open. */
export function SummaryStep({ values, problems, steps, onOpen }: SummaryStepProps) {
  const texts = decided(values);
  return (
    <>
      {problems.length === 0 ? (
        <p role="status" className="flex items-center gap-2 font-semibold text-moss">
          <CircleCheck aria-hidden size={20} className="shrink-0" />
          {`${values.name} is legal, equipped and ready to play.`}
        </p>
      ) : (
        <div role="status" className="rounded-md border border-gold/30 bg-gold-wash px-4 py-3">
          <p className="flex items-center gap-2 font-semibold">
            <CircleAlert aria-hidden size={20} className="shrink-0 text-gold" />
            {problems.length === 1 ? 'One thing is left:' : `${problems.length} things are left:`}
          </p>
          <ul className="mt-2 flex flex-col gap-1">
            {problems.map(({ step, text, mustChange }) => (
              <li key={text}>
                {text}{' '}
                <Link
                  to={{ search: `?step=${step}` }}
                  preventScrollReset
                  onClick={() => onOpen(step)}
                  className="text-link inline-block min-h-6"
                >
                  {mustChange ? 'Fix it' : 'Look at it'}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl className="grid">
        {steps
          .filter(({ id }) => id !== 'summary')
          .map(({ id, label }) => (
            <div
              key={id}
              className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-hairline py-3 sm:grid-cols-[7rem_1fr_auto]"
            >
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="col-span-2 wrap-anywhere sm:order-none sm:col-span-1">
                {texts[id] === '' ? <span className="text-muted">Nothing yet</span> : texts[id]}
              </dd>
              <dd className="col-start-2 row-start-1 sm:col-start-3">
                <Link
                  to={{ search: `?step=${id}` }}
                  preventScrollReset
                  onClick={() => onOpen(id)}
                  className="text-link inline-block min-h-6 text-sm"
                >
                  Change<span className="sr-only">{` ${label.toLowerCase()}`}</span>
                </Link>
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}
