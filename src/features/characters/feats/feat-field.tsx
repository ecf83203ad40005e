import { LoadProblem, RefetchProblem } from '#src/components/load-problem.tsx';
import type { CharacterFeat, Feat, FeatCategory } from '#src/generated/model/index.ts';
import type { AbilityName } from '#src/lib/character/abilities.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { featureOptionsWith } from '#src/lib/character/feat-grants.ts';
import { slugIn } from '#src/lib/character/slug.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { CatalogueText } from '../catalogue-text.tsx';
import type { CharacterValues } from '../character-fields.ts';
import { useFeats } from './use-feats.ts';
import { featTexts } from '../data/choice-texts.ts';
import { useLatestValues } from '../latest-values.ts';
import type { ReadingFormState } from '../use-character-form.ts';
import { missingPrerequisite } from './feat-prerequisites.ts';
import { featText } from './feat-text.ts';
import { FeatIncreases } from './feat-increases.tsx';

interface FeatFieldProps extends ReadingFormState {
  label: string;
  /** The class and the level in it that give the feat; null for a feat of the species. */
  class: ClassName | null;
  level: number;
  categories: readonly FeatCategory[];
}

const isOf =
  ({ class: className, level }: Pick<FeatFieldProps, 'class' | 'level'>) =>
  (feat: CharacterFeat): boolean =>
    feat.class === className &&
    feat.level === level &&
    featureOptionsWith({ ...feat, slug: slugIn(feat) }) === null;

/** The first choice of increases: the first mode of the feat, for the highest scores that it can increase. */
export function firstIncreases(feat: Feat, scores: Readonly<Record<AbilityName, number>>) {
  const [mode] = feat.abilityIncrease?.modes ?? [];
  if (!mode || feat.abilityIncrease === null) return [];
  const { from, max } = feat.abilityIncrease;
  return from
    .filter((ability) => scores[ability] + mode.amount <= max)
    .toSorted((a, b) => scores[b] - scores[a])
    .slice(0, mode.choose)
    .map((ability) => ({ ability, amount: mode.amount }));
}

/** One feat that a level or the species gives, from the catalogue. */
export function FeatField(props: FeatFieldProps) {
  const { values, set, part, read, label, class: className, level, categories } = props;
  const query = useFeats();
  const current = values.feats.find(isOf(props)) ?? null;
  const offered = (query.data ?? []).filter(
    ({ category, name }) =>
      categories.includes(category) || (current !== null && name === current.name),
  );
  const feat = offered.find(({ featSk }) => featSk === current?.key) ?? null;
  const without: CharacterValues = {
    ...values,
    // The first feat without a class is that of the species. Others are `FurtherFeats`.
    feats: values.feats.filter((each) =>
      className === null ? each !== current : !isOf(props)(each),
    ),
  };

  function put(one: CharacterFeat) {
    set('feats', className === null ? [one, ...without.feats] : [...without.feats, one]);
  }

  function choose(key: string) {
    const chosen = offered.find(({ featSk }) => featSk === key);
    if (!chosen) return;
    // The scores can be newer than this render.
    const { scores } = deriveCharacter({ ...read(), feats: without.feats });
    const added = {
      class: className,
      level,
      key: chosen.featSk,
      catalogueVersion: chosen.version,
      name: chosen.name,
      increases: firstIncreases(chosen, scores),
    };
    put(added);
  }

  const options = offered.map(({ featSk, name }) => ({ value: featSk, label: name }));
  return (
    <div className="flex flex-col gap-3">
      <RefetchProblem what="the feats" query={query} />
      {query.isLoadingError && (
        <LoadProblem
          what="the feats"
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <SelectField
        id={`${part('feats').id}-${className ?? 'species'}-${level}`}
        label={label}
        placeholder={query.isPending ? 'Loading the feats …' : 'Choose'}
        value={current?.key ?? ''}
        options={
          current !== null && !options.some(({ value }) => value === current.key)
            ? [{ value: current.key ?? '', label: current.name }, ...options]
            : options
        }
        hint={current && featHint(current, feat)}
        onChange={choose}
      />
      {feat && featText(feat) !== '' && <CatalogueText text={featText(feat)} />}
      {feat && <MissingPrerequisite feat={feat} values={without} />}
      {feat?.abilityIncrease && current && (
        <FeatIncreases
          increase={feat.abilityIncrease}
          values={current.increases}
          onChange={(increases) => put({ ...current, increases })}
        />
      )}
    </div>
  );
}

/** Why the rules do not allow the feat. */
function MissingPrerequisite({ feat, values }: { feat: Feat; values: CharacterValues }) {
  const missing = missingPrerequisite(feat, { ...useLatestValues(values), feats: values.feats });
  return missing === null ? null : (
    <p role="status" className="text-sm text-gold">
      {`${missing} You may keep it: the sheet marks it.`}
    </p>
  );
}

function featHint(current: CharacterFeat, feat: Feat | null): string | null {
  const text = current.key === null ? undefined : featTexts[current.key];
  if (text !== undefined) return text;
  const benefits = feat?.benefits.map(({ name }) => name) ?? [];
  return benefits.length > 0 ? `${benefits.join(', ')}.` : null;
}

/** The feat that a human has from the species. */
export const HumanFeatField = (form: ReadingFormState) => (
  <FeatField {...form} label="The feat of a human" class={null} level={1} categories={['origin']} />
);
