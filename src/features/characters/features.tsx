import type { Character } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { speciesChoices } from '#src/lib/character/data/species-options.ts';
import { featuresOf, keyedFeatures, type Feature } from '#src/lib/character/feature-list.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { resourcesOf } from '#src/lib/character/resources.ts';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { Panel } from '#src/ui/panel.tsx';
import { useCatalogueFeats } from './catalogue-rows.ts';
import { featureFacts } from './data/feature-facts.ts';
import { ExpandableRow } from './expandable-row.tsx';
import { FeatureText } from './feature-text.tsx';
import { Marks } from './marks.tsx';
import { subjectOf } from './text-subject.ts';

interface FeaturesProps {
  character: Character;
  derived: DerivedCharacter;
}

/** The title above a feature. What is chosen for a class feature, such as Metamagic, is one of its class. */
function groupOf(feature: Feature, character: Character): string {
  const { class: name, source } = feature;
  if (source === 'species') return 'Species';
  if (source === 'feat' && subjectOf(feature, character) === null) return 'Feats';
  return name === null ? 'Other' : characterClasses[name].label;
}

/** The features of classes, species and feats, and the numbers of the class features. */
export function Features({ character, derived }: FeaturesProps) {
  const { classes, modifiers } = derived;
  const { background } = character;
  const marks = marksOf(character);
  const features = keyedFeatures(featuresOf(character)).toSorted((a, b) => a.level - b.level);
  const groups = Map.groupBy(features, (feature) => groupOf(feature, character));
  // What is spent is in the play panel.
  const numbers = resourcesOf(classes, modifiers).filter(({ spendable }) => spendable === null);
  const catalogue = useCatalogueFeats();
  const subclasses = character.subclasses.map(({ name }) => name).join(', ');
  return (
    <Panel title="Features" description={subclasses === '' ? undefined : subclasses}>
      {['/subclasses', '/feats', '/otherClasses', '/skills', '/expertise', '/abilities'].map(
        (path) => (
          <Marks key={path} marks={marks} path={path} />
        ),
      )}
      {character.feats.map((feat) => {
        const state = catalogue.stateOf(feat);
        return (
          state !== 'same' && (
            <p key={`${feat.class} ${feat.level} ${feat.name}`} className="text-xs text-muted">
              {state === 'gone'
                ? `${feat.name}: no longer in the catalogue. The sheet keeps its copy.`
                : `${feat.name}: the catalogue has changed this feat. Choose it again in the form to have the new one.`}
            </p>
          )
        );
      })}
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
      {[...groups].map(([title, group]) => (
        <section key={title} aria-label={`${title} features`} className="mt-4">
          <h3 className="mb-1 text-sm font-semibold text-muted">{title}</h3>
          <ul className="tabular list-none p-0 text-sm">
            {group.map((feature) => (
              <FeatureRow
                key={feature.key}
                feature={feature}
                character={character}
                text={feature.source === 'feat' ? catalogue.textOf(feature.name) : ''}
              />
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="Background features" className="mt-4">
        <h3 className="mb-1 text-sm font-semibold text-muted">Background</h3>
        <ExpandableRow
          title={backgrounds[background].label}
          whenOpen={<FeatureText of={{ background }} />}
        />
      </section>
      <p className="mt-3 text-xs text-muted">
        Press a feature to read what it does. The words are our own, the facts those of the SRD.
      </p>
    </Panel>
  );
}

interface FeatureRowProps {
  feature: Feature;
  character: Character;
  /** What the catalogue says about a feat. */
  text: string;
}

function FeatureRow({ feature, character, text }: FeatureRowProps) {
  const { class: className, level, name, source } = feature;
  const chosen = name === speciesChoices[character.species]?.label ? character.speciesOption : '';
  const found = featureFacts(className, name) ?? (chosen === '' ? null : chosen);
  const facts = found && unbroken(found);
  const subject = subjectOf(feature, character);
  const ofLevel = source === 'species' ? '' : `Level ${level}`;
  // On a phone, the level is below the name, so that the text has the whole width.
  const line = [
    ofLevel !== '' && (
      <span key="level" aria-hidden className="sm:hidden">
        {facts === null ? ofLevel : `${ofLevel}${middleDot}`}
      </span>
    ),
    facts,
  ];
  return (
    <li className="flex items-baseline gap-3 border-b border-hairline py-1.5">
      <span className="w-16 shrink-0 text-muted max-sm:sr-only">{ofLevel}</span>
      <div className="min-w-0 flex-1">
        {text === '' && subject === null ? (
          <>
            {name}
            <span className="block text-xs text-muted">{line}</span>
          </>
        ) : (
          <ExpandableRow
            title={name}
            line={line}
            text={text}
            whenOpen={subject !== null && <FeatureText of={subject} />}
          />
        )}
      </div>
    </li>
  );
}
