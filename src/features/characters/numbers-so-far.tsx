import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { abilityLabels, abilityNames, signed } from '#src/lib/character/abilities.ts';
import { type CharacterChoices, deriveCharacter } from '#src/lib/character/derive.ts';
import { classNames } from '#src/ui/class-names.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { CharacterNumbers } from './character-numbers.tsx';
import { NumbersPlace } from './numbers-place.tsx';

/**
 * The numbers that follow from the choices: a panel beside the form, or on a narrow screen a bar above
 * it, which stays visible and opens the panel.
 */
export function NumbersSoFar({ character }: { character: CharacterChoices }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <NumbersPlace>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="flex w-full items-center gap-3 px-4 py-2 sm:px-6 lg:hidden"
      >
        <Summary character={character} />
        <ChevronDown
          aria-hidden
          size={18}
          className={classNames('shrink-0 text-muted transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id={panelId}
        className={classNames(
          'max-h-[60svh] overflow-y-auto px-4 pb-4 sm:px-6 lg:block lg:max-h-none lg:p-0',
          !open && 'hidden',
        )}
      >
        <CharacterNumbers character={character} />
      </div>
    </NumbersPlace>
  );
}

function Summary({ character }: { character: CharacterChoices }) {
  const derived = deriveCharacter(character);
  return (
    <span className="tabular flex min-w-0 flex-1 flex-col gap-0.5">
      <span className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        <span>{derived.hitPoints.value} Hit Points</span>
        <span>Armor Class {derived.armorClass.value}</span>
        <span>{unbroken(`${derived.speed.value} ft.`)}</span>
      </span>
      <span className="flex justify-between gap-x-2 text-xs text-muted">
        {abilityNames.map((name) => (
          <span key={name}>
            <abbr title={abilityLabels[name]} className="uppercase no-underline">
              {name}
            </abbr>{' '}
            {signed(derived.modifiers[name])}
          </span>
        ))}
      </span>
    </span>
  );
}
