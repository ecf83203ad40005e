import type { Ref } from 'react';
import { buttonProps } from '#src/ui/button-props.ts';
import type { RowAction } from './grid-types.ts';

interface RowButtonsProps<Row> {
  action: RowAction<Row>;
  ref: Ref<HTMLDivElement>;
}

/** Never seen: what the rows' buttons are copied from. */
export function RowButtons<Row>({ action, ref }: RowButtonsProps<Row>) {
  return (
    <div hidden ref={ref}>
      {Object.entries(action.icons).map(([name, icon]) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          {...buttonProps({ variant: 'ghost', size: 'small' })}
          data-shape="square"
          data-icon={name}
          aria-haspopup={action.popup}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
