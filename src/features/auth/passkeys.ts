import type * as Ceremonies from './passkey-ceremonies.ts';

/** Loaded at the first use, because most visits need no passkey. */
const ceremonies = () => import('./passkey-ceremonies.ts');

/** Whether the browser has passkeys; it has none on pages without https. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys in the list of a field, as it does saved passwords. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());

export const createPasskey: typeof Ceremonies.createPasskey = async (...given) =>
  (await ceremonies()).createPasskey(...given);

export const answerWithPasskey: typeof Ceremonies.answerWithPasskey = async (...given) =>
  (await ceremonies()).answerWithPasskey(...given);

export const withdrawPasskeys = async (): Promise<void> => (await ceremonies()).withdrawPasskeys();

const failures: Readonly<Record<string, string>> = {
  // Browsers use this name for all these reasons, so that a page learns nothing about the devices of a visitor.
  NotAllowedError: 'No passkey was used: you cancelled, it took too long, or none fits. Try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address. Open the app at its own address.',
  NotSupportedError: 'This device cannot make such a passkey.',
};

/** What to tell the user if the browser gave no passkey; null for other errors. */
export function passkeyFailure(error: unknown): string | null {
  if (!hasPasskeys()) return 'This browser has no passkeys. They need a newer one, and https.';
  if (!(error instanceof Error)) return null;
  // The library wraps some of the errors of the browser.
  const cause = error.cause instanceof Error ? error.cause : error;
  return failures[error.name] ?? failures[cause.name] ?? null;
}
