/** Tells password managers whose password a form asks for. It is hidden. */
export const UserNameField = ({ email }: { email: string }) => (
  <input
    type="email"
    aria-label="Your address"
    autoComplete="username"
    value={email}
    readOnly
    hidden
  />
);
