import { useController } from 'react-hook-form';
import { firstMessage } from '#src/components/forms/first-message.ts';
import type { Member } from '#src/generated/model/index.ts';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { GroupError } from '#src/ui/field-frame.tsx';
import type { ControlledFieldProps } from './choice-field.tsx';
import { fieldLabels } from './entry-values.ts';

interface MembersFieldProps extends ControlledFieldProps {
  name: 'attendance' | 'readerIds';
  members: readonly Member[];
}

/** Checkboxes with the names of members. Chosen people who have left the campaign stay chosen. */
export function MembersField({ id, control, name, members }: MembersFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const chosen = field.value;
  return (
    <fieldset id={id + name}>
      <legend className="mb-1.5 text-sm font-semibold">{fieldLabels[name]}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {members.map(({ userId, name: member }) => (
          <CheckboxField
            key={userId}
            label={member}
            checked={chosen.includes(userId)}
            onChange={(isChosen) =>
              field.onChange(
                isChosen ? [...chosen, userId] : chosen.filter((one) => one !== userId),
              )
            }
            onBlur={field.onBlur}
          />
        ))}
      </div>
      <GroupError error={firstMessage(fieldState.error)} />
    </fieldset>
  );
}
