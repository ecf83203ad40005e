import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx';

/** The e-mail address of the account, which password managers store as its name. */
export const EmailField = ({
  autoComplete = 'username',
  ...props
}: Omit<TextFieldProps, 'label'>) => (
  <TextField
    {...props}
    label="E-mail"
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
  />
);
