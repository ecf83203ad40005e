import { classFeatures } from '#src/lib/character/data/class-features.ts';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import type { AbilityScores } from '#src/lib/character/abilities.ts';
import { resourcesOf } from '#src/lib/character/resources.ts';
import { Panel } from '#src/ui/panel.tsx';

interface ClassFeaturesProps {
  className: ClassName;
  level: number;
  modifiers: AbilityScores;
}

/** The features of the class up to the level, and their numbers. */
export function ClassFeatures({ className, level, modifiers }: ClassFeaturesProps) {
  const gained = Object.entries(classFeatures[className]).filter(([from]) => Number(from) <= level);
  // What is spent is in the play panel.
  const numbers = resourcesOf([{ class: className, level }], modifiers).filter(
    ({ spendable }) => spendable === null,
  );
  return (
    <Panel title={`${characterClasses[className].label} features`}>
      {numbers.length > 0 && (
        <dl className="tabular mb-4 text-sm">
          {numbers.map(({ label, value }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-6 border-b border-hairline py-1"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="shrink-0">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ol className="tabular list-none p-0 text-sm">
        {gained.map(([from, names]) => (
          <li key={from} className="flex gap-3 border-b border-hairline py-1">
            <span className="w-16 shrink-0 text-muted">Level {from}</span>
            <span>{names.join(', ')}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
