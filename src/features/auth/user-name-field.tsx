import { useSignedInUser } from '#src/api/session.ts';

/** Tells password managers whose password a form asks for. It is hidden. */
export function UserNameField() {
  const { email } = useSignedInUser();
  return (
    <input
      type="email"
      aria-label="Your address"
      autoComplete="username"
      value={email}
      readOnly
      hidden
    />
  );
}
