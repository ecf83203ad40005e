import { Trash2 } from 'lucide-react';
import type { CharacterFeat } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { totalLevel } from '#src/lib/character/class-list.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { CatalogueText } from '../catalogue-text.tsx';
import { MarksAt } from '../levels/marks-at.tsx';
import type { ReadingFormState } from '../use-character-form.ts';
import { firstIncreases } from './feat-field.tsx';
import { FeatIncreases } from './feat-increases.tsx';
import { featText } from './feat-text.ts';
import { furtherFeatsOf } from './further-feats-of.ts';
import { useFeats } from './use-feats.ts';

/** Feats from the game master, an invocation, or experience points above level 20. */
export function FurtherFeats({ values, set, read }: ReadingFormState) {
  const query = useFeats();
  const rows = query.data ?? [];
  const rowOf = ({ key }: CharacterFeat) => rows.find(({ featSk }) => featSk === key);

  function add(key: string) {
    const row = rows.find(({ featSk }) => featSk === key);
    if (!row) return;
    const latest = read();
    const added = {
      class: null,
      level: totalLevel(latest),
      key: row.featSk,
      catalogueVersion: row.version,
      name: row.name,
      increases: firstIncreases(row, deriveCharacter(latest).scores),
    };
    set('feats', [...latest.feats, added]);
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-lg font-semibold">Further feats</legend>
      <p className="text-sm text-muted">
        From your game master, an invocation, or experience points above level 20.
      </p>
      {furtherFeatsOf(values).map((feat, index) => {
        const row = rowOf(feat);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a feat can be in the list twice
          <div key={index} className="flex flex-col gap-2">
            <div className="flex items-center justify-between gap-3 border-b border-hairline">
              <span className="font-semibold wrap-anywhere">{feat.name}</span>
              <IconButton
                label={`Remove ${feat.name}`}
                icon={<Trash2 aria-hidden size={18} />}
                onClick={() =>
                  set(
                    'feats',
                    values.feats.filter((each) => each !== feat),
                  )
                }
              />
            </div>
            {row && featText(row) !== '' && <CatalogueText text={featText(row)} />}
            {row?.abilityIncrease && (
              <FeatIncreases
                increase={row.abilityIncrease}
                values={feat.increases}
                onChange={(increases) =>
                  set(
                    'feats',
                    values.feats.map((each) => (each === feat ? { ...feat, increases } : each)),
                  )
                }
              />
            )}
            <MarksAt values={values} path={`/feats/${values.feats.indexOf(feat)}`} />
          </div>
        );
      })}
      <SelectField
        label="Add a feat"
        placeholder={query.isPending ? 'Loading the feats …' : 'Choose'}
        value=""
        options={rows.map(({ featSk, name }) => ({ value: featSk, label: name }))}
        onChange={add}
      />
    </fieldset>
  );
}
