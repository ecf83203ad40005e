import { signed } from '#src/lib/character/abilities.ts';
import type { AttackExtra } from '#src/lib/character/attack-extras.ts';
import type { Attack } from '#src/lib/character/attacks.ts';
import { type DiceFormula, formulaInWords, formulaOf } from '#src/lib/character/roll.ts';
import type { Sum } from '#src/lib/character/sum.ts';
import { Panel } from '#src/ui/panel.tsx';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { ExpandableRow } from './expandable-row.tsx';
import { RollButton } from './rolls/roll-button.tsx';
import { forcedModes } from './rolls/rolls.ts';
import { sumInWords } from './sum-row.tsx';

interface AttacksProps {
  attacks: readonly Attack[];
}

/** The attacks with the weapons that the character holds. A press on a number rolls it. */
export function Attacks({ attacks }: AttacksProps) {
  return (
    <Panel title="Attacks" description="The bonus rolls the attack, the dice roll the damage.">
      <ul className="tabular list-none p-0 text-sm">
        {attacks.map((attack) => (
          <li key={attack.id}>
            <AttackRow attack={attack} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** `1d8 + 3`, or `2` without dice. At least 0, as damage is never negative. */
const damageInWords = (formula: DiceFormula | null, { value }: Sum): string =>
  formula ? formulaInWords(formula) : String(Math.max(0, value));

const damageFormula = (dice: string | null, { value }: Sum): DiceFormula | null => {
  const read = dice === null ? null : formulaOf(dice);
  return read && { dice: read.dice, bonus: read.bonus + value };
};

/** The damage with what features always add, such as Radiant Strikes. */
function withAlways(formula: DiceFormula | null, { extras }: Attack): DiceFormula | null {
  if (!formula) return null;
  const always = extras.filter(({ when }) => when === null);
  return {
    dice: [
      ...formula.dice,
      ...always.flatMap(({ dice }) => (dice === null ? [] : (formulaOf(dice)?.dice ?? []))),
    ],
    bonus: always.reduce((sum, { amount }) => sum + amount, formula.bonus),
  };
}

/** The damage with further dice, such as those of True Strike. */
function withDice(formula: DiceFormula | null, more: string | null): DiceFormula | null {
  const added = more === null ? null : formulaOf(more);
  return formula && added ? { ...formula, dice: [...formula.dice, ...added.dice] } : formula;
}

/** `1d8, Strength +3` */
const damageParts = (dice: string | null, { parts }: Sum): string =>
  [
    ...(dice === null ? [] : [dice]),
    ...parts.map(({ label, amount }) => `${label} ${signed(amount)}`),
  ].join(', ');

function factsOf({ range, properties, saveDc, mastery }: Attack): string[] {
  const ofRange = range && unbroken(`${range.normal}/${range.long} ft.`);
  return [
    ...(ofRange ? [properties.includes('thrown') ? `thrown ${ofRange}` : ofRange] : []),
    ...properties.filter((property) => !['ammunition', 'thrown', 'versatile'].includes(property)),
    ...(saveDc === null ? [] : [`grapple or shove: save DC ${saveDc.value}`]),
    ...(mastery === null ? [] : [`mastery: ${mastery}`]),
  ];
}

interface AttackRowProps {
  attack: Attack;
}

function AttackRow({ attack }: AttackRowProps) {
  const { name, count, bonus, dice, versatile, damage, extraDamage, damageType } = attack;
  const facts = factsOf(attack);
  const formula = withAlways(damageFormula(dice, damage), attack);
  const { leastDie, versatileLeastDie } = attack;
  const damages = [
    { label: `${name} damage`, rolled: formula, way: '', leastDie },
    {
      label: `${name} damage, two hands`,
      rolled: withAlways(damageFormula(versatile, damage), attack),
      way: 'two hands',
      leastDie: versatileLeastDie,
    },
    {
      label: `${name} damage, extra attack`,
      rolled: extraDamage && withAlways(damageFormula(dice, extraDamage), attack),
      way: 'extra',
      leastDie,
    },
  ];
  return (
    <div className="border-b border-hairline py-1.5">
      <ExpandableRow
        title={
          <>
            {name}
            {count > 1 && <span className="font-normal text-muted"> × {count}</span>}
          </>
        }
        line={[
          [
            ...(formula === null ? [damageInWords(formula, damage)] : []),
            ...(damageType === null ? [] : [damageType]),
          ].join(' '),
          ...facts,
        ].join(middleDot)}
        actions={
          <>
            <RollButton
              request={{
                kind: 'd20',
                test: 'attack',
                label: `${name} attack`,
                bonus: bonus.value,
                forced: forcedModes(attack.advantage, attack.disadvantage),
                criticalFrom: attack.criticalFrom,
                damage: formula && { label: `${name} damage`, formula, leastDie: attack.leastDie },
              }}
            >
              {signed(bonus.value)}
            </RollButton>
            {damages.map(
              ({ label, rolled, way, leastDie: least }) =>
                rolled && (
                  <RollButton
                    key={label}
                    request={{ kind: 'dice', label, formula: rolled, leastDie: least }}
                  >
                    {formulaInWords(rolled)}
                    {way !== '' && (
                      <span aria-hidden className="text-xs font-normal text-muted">
                        {way}
                      </span>
                    )}
                  </RollButton>
                ),
            )}
          </>
        }
      >
        <MoreOfAttack attack={attack} />
      </ExpandableRow>
      <Extras attack={attack} />
      {attack.advantage !== null && (
        <p className="text-xs text-moss">Advantage. {attack.advantage}.</p>
      )}
      {attack.disadvantage !== null && (
        <p className="text-xs text-ember">Disadvantage. {attack.disadvantage}.</p>
      )}
    </div>
  );
}

/** `Sneak Attack: 3d6. Once per turn …` */
function extraInWords({ label, dice, amount, attack, damageTypes, when }: AttackExtra): string {
  const numbers = [
    ...(dice === null ? [] : [dice]),
    ...(amount === 0 ? [] : [`${signed(amount)} damage`]),
    ...(attack === 0 ? [] : [`${signed(attack)} to hit`]),
  ].join(', ');
  const types = damageTypes.length === 0 ? '' : ` ${damageTypes.join(' or ')}`;
  return `${label}: ${numbers}${types}${when === null ? '' : `. ${when}.`}`;
}

/** The sums of an attack, and what the rules say about its dice. */
function MoreOfAttack({ attack }: AttackRowProps) {
  const { name, bonus, dice, damage, saveDc, perAction, leastDie, rollsTwice } = attack;
  const lines = [
    `To hit: ${sumInWords(bonus)}${middleDot}Damage: ${damageParts(dice, damage)}`,
    ...(saveDc === null ? [] : [`Strength or Dexterity save: ${sumInWords(saveDc)}`]),
    ...(perAction > 1 ? [`${perAction} such attacks with the Attack action.`] : []),
    ...(leastDie === null ? [] : [`A die of damage below ${leastDie} counts as ${leastDie}.`]),
    ...(rollsTwice === null ? [] : [`${rollsTwice}: once a turn, the damage can be rolled twice.`]),
    ...attack.extras.map(extraInWords),
  ];
  return (
    <div className="grid gap-1 text-xs text-muted">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {attack.variants.map((variant) => {
        const own = damageFormula(variant.dice, variant.damage);
        const rolled = withAlways(withDice(own, variant.extraDice), attack);
        const label = `${name} with ${variant.label}`;
        return (
          <p key={variant.label} className="flex flex-wrap items-center gap-1.5">
            <span className="min-w-32 flex-1">
              {`${variant.label}, ${variant.damageType}`}
              {variant.extraDice !== null && ` and ${variant.extraDice}`}
            </span>
            <RollButton
              request={{
                kind: 'd20',
                test: 'attack',
                label: `${label} attack`,
                bonus: variant.bonus.value,
                forced: forcedModes(attack.advantage, attack.disadvantage),
                criticalFrom: attack.criticalFrom,
                damage: rolled && { label: `${label} damage`, formula: rolled, leastDie },
              }}
            >
              {signed(variant.bonus.value)}
            </RollButton>
            {rolled && (
              <RollButton
                request={{ kind: 'dice', label: `${label} damage`, formula: rolled, leastDie }}
              >
                {formulaInWords(rolled)}
              </RollButton>
            )}
          </p>
        );
      })}
    </div>
  );
}

/** The dice that features add, such as Sneak Attack: a press each, because they do not always apply. */
function Extras({ attack: { name, extras } }: AttackRowProps) {
  const rolled = extras.flatMap(({ label, dice, when }) => {
    const formula = dice === null || when === null ? null : formulaOf(dice);
    return formula ? [{ label, formula }] : [];
  });
  if (rolled.length === 0) return null;
  return (
    <p className="flex flex-wrap justify-end gap-1.5 pb-1">
      {rolled.map(({ label, formula }) => (
        <RollButton key={label} request={{ kind: 'dice', label: `${label} (${name})`, formula }}>
          {formulaInWords(formula)}
          <span aria-hidden className="text-xs font-normal text-muted">
            {label}
          </span>
        </RollButton>
      ))}
    </p>
  );
}
