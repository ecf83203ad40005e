import { LoadProblem } from '#src/components/load-problem.tsx';
import type { Character, CharacterSpell } from '#src/generated/model/index.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useCatalogueSpells } from '../catalogue-rows.ts';
import { CatalogueText } from '../catalogue-text.tsx';

interface PaperSpellTextsProps {
  character: Pick<Character, 'spells'>;
}

const factsOf = ({ facts }: CharacterSpell): string =>
  unbroken(
    [
      facts.level === 0 ? 'Cantrip' : `Level ${facts.level}`,
      facts.castingTime,
      facts.range,
      facts.components,
      facts.duration,
    ]
      .filter((fact) => fact !== '')
      .join(' · '),
  );

/** The spells by level and name, each once. */
function sorted(spells: readonly CharacterSpell[]): CharacterSpell[] {
  const byKey = new Map(spells.map((spell) => [spell.key, spell]));
  return [...byKey.values()].toSorted(
    (a, b) => a.facts.level - b.facts.level || a.name.localeCompare(b.name),
  );
}

/** What the catalogue says about the spells, on as many pages as it needs. */
export function PaperSpellTexts({ character }: PaperSpellTextsProps) {
  const { query, textOf } = useCatalogueSpells(true);
  const { isPending, isLoadingError, error, isFetching, refetch } = query;
  const texts = sorted(character.spells)
    .map((spell) => ({ spell, text: textOf(spell) }))
    .filter(({ text }) => text !== '');
  if (isLoadingError) {
    return (
      <div className="not-printed">
        <LoadProblem
          what="the texts of the spells"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (isPending) return <Skeleton className="not-printed h-96" />;
  if (texts.length === 0) {
    return (
      <p role="status" className="not-printed text-sm text-fg">
        The catalogue has no texts for these spells.
      </p>
    );
  }
  return (
    <section aria-label="Page 4" className="paper-page">
      <div>
        <h2>What the spells do</h2>
        <div className="paper-texts">
          {texts.map(({ spell, text }) => (
            <article key={spell.key}>
              <h3>{spell.name}</h3>
              <p>
                <small>{factsOf(spell)}</small>
              </p>
              <CatalogueText text={text} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
