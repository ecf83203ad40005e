import type { ComponentProps } from 'react';
import { TextAreaField } from '#src/ui/text-area-field.tsx';

interface EntryTextFieldProps extends ComponentProps<typeof TextAreaField> {
  /** Whether this is the main text of the form. */
  tall?: boolean;
}

/** A field for a text in Markdown. */
export const EntryTextField = ({ tall = false, ...props }: EntryTextFieldProps) => (
  <TextAreaField
    {...props}
    className={tall ? '[&_textarea]:min-h-88' : '[&_textarea]:min-h-40'}
    hint={
      props.hint ?? (
        <>
          Markdown works here. <code>[[Corvin]]</code> leads to the entry with that title; lines
          between <code>:::secret</code> and <code>:::</code> are for game masters only.
        </>
      )
    }
  />
);
