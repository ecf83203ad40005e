import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#src/generated/model/index.ts';

/** Loaded at the first use, because most visits need no passkey. */
const library = () => import('@simplewebauthn/browser');

/** Whether the browser has passkeys; it has none on pages without https. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys in the list of a field, as it does saved passwords. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());

/**
 * Asks the device to create a passkey.
 * @throws the error of the browser, for `passkeyFailure`
 */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyRegistration> {
  const { startRegistration } = await library();
  const { id, response, clientExtensionResults } = await startRegistration({
    optionsJSON: options,
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const discoverable = clientExtensionResults.credProps?.rk;
  return {
    id,
    clientDataJSON,
    attestationObject,
    transports,
    ...(discoverable !== undefined && { discoverable }),
  };
}

/**
 * Asks the device for a passkey, or with `autofill` offers the passkeys in the field for the address until one
 * is chosen.
 * @throws the error of the browser, for `passkeyFailure`
 */
export async function answerWithPasskey(
  options: PasskeyRequestOptions,
  autofill = false,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: autofill,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Takes back what `answerWithPasskey` offers in a field. */
export async function withdrawPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

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
