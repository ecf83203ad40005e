import type { Character } from '#src/generated/model/index.ts';
import { characterClasses } from '#src/lib/character/classes.ts';
import { featuresOf, plainFeature, type Feature } from '#src/lib/character/feature-list.ts';
import { backgrounds, species } from '#src/lib/character/origins.ts';
import { useCatalogueFeats } from '../catalogue-rows.ts';
import { CatalogueText } from '../catalogue-text.tsx';
import { FeatureText } from '../feature-text.tsx';
import { subjectOf } from '../text-subject.ts';

interface PaperFeatureTextsProps {
  character: Character;
}

/** Features that a class gives again at a higher level have one text for all levels. */
function eachOnce(features: readonly Feature[]): Feature[] {
  const byName = new Map<string, Feature>();
  for (const feature of features) {
    const key = `${feature.class} ${plainFeature(feature.name)}`;
    if (!byName.has(key)) byName.set(key, feature);
  }
  return [...byName.values()];
}

const sourceOf = ({ class: name, level, source }: Feature, { species: own }: Character): string => {
  if (source === 'species') return species[own].label;
  return name === null ? 'Feat' : `${characterClasses[name].label} ${level}`;
};

/** What the features of the character do, on as many pages as it needs. */
export function PaperFeatureTexts({ character }: PaperFeatureTextsProps) {
  const feats = useCatalogueFeats();
  const { background } = character;
  return (
    <section aria-label="Page with features" className="paper-page">
      <div>
        <h2>What the features do</h2>
        <div className="paper-texts">
          {eachOnce(featuresOf(character)).map((feature) => {
            const { name, source } = feature;
            const subject = subjectOf(feature, character);
            const text = source === 'feat' ? feats.textOf(name) : '';
            if (subject === null && text === '') return null;
            return (
              <article key={`${feature.class} ${name}`}>
                <h3>{plainFeature(name)}</h3>
                <p>
                  <small>{sourceOf(feature, character)}</small>
                </p>
                {subject === null ? <CatalogueText text={text} /> : <FeatureText of={subject} />}
              </article>
            );
          })}
          <article>
            <h3>{backgrounds[background].label}</h3>
            <p>
              <small>Background</small>
            </p>
            <FeatureText of={{ background }} />
          </article>
        </div>
      </div>
    </section>
  );
}
