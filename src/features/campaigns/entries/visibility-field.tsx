import { useController } from 'react-hook-form';
import { EntryVisibility, type Member } from '#src/generated/model/index.ts';
import { GroupError } from '#src/ui/field-frame.tsx';
import type { ControlledFieldProps } from './choice-field.tsx';
import { hiddenLabel, visibilityLabels } from './entry-labels.ts';
import { fieldLabels } from './entry-values.ts';
import { MembersField } from './members-field.tsx';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';

interface VisibilityFieldProps extends ControlledFieldProps {
  members: readonly Member[];
  /** The player who reads all of the entry, as in `readingAuthor`. */
  author: string | undefined;
}

const hintsFor = (author: string | undefined): Readonly<Record<EntryVisibility, string>> => ({
  gm: 'Until one of them reveals it.',
  everyone: 'All members of the campaign.',
  chosen:
    author === undefined
      ? 'The game masters, and whom you choose.'
      : `${hiddenLabel(author)}, and whom you choose.`,
});

/** Who can read an entry. */
export function VisibilityField({ id, control, members, author }: VisibilityFieldProps) {
  const { field, fieldState } = useController({ control, name: 'visibility' });
  const isPlayer = members.some(({ isSelf, role }) => isSelf && role === 'player');
  const others = members.filter(({ role, isSelf }) => !isSelf && !isGameMaster(role));
  return (
    <>
      <fieldset id={`${id}visibility`}>
        <legend className="mb-1.5 text-sm font-semibold">{fieldLabels.visibility}</legend>
        <div className="flex flex-col gap-2">
          {Object.values(EntryVisibility).map((value) => (
            <label
              key={value}
              htmlFor={`${id}visibility-${value}`}
              className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 wrap-anywhere"
            >
              <input
                id={`${id}visibility-${value}`}
                type="radio"
                name={`${id}visibility`}
                aria-labelledby={`${id}visibility-${value}-label`}
                aria-describedby={`${id}visibility-${value}-hint`}
                value={value}
                checked={field.value === value}
                onChange={() => field.onChange(value)}
                onBlur={field.onBlur}
                className="radio mt-1"
              />
              <span id={`${id}visibility-${value}-label`}>
                {value === 'gm' ? hiddenLabel(author) : visibilityLabels[value]}
              </span>
              <span id={`${id}visibility-${value}-hint`} className="col-start-2 text-sm text-muted">
                {isPlayer && value === 'gm'
                  ? 'The other players and the viewers cannot read it.'
                  : hintsFor(author)[value]}
              </span>
            </label>
          ))}
        </div>
        <GroupError error={fieldState.error?.message} />
      </fieldset>
      {field.value === 'chosen' &&
        (others.length > 0 ? (
          <MembersField id={id} control={control} name="readerIds" members={others} />
        ) : (
          <p className="text-sm text-muted">
            {isPlayer
              ? 'No other players or viewers are in this campaign yet.'
              : 'No players or viewers are in this campaign yet. Invite them on the page People.'}
          </p>
        ))}
    </>
  );
}
