import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#src/generated/model/index.ts';

/**
 * Asks the device to create a passkey.
 * @throws the error of the browser, for `passkeyFailure`
 */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyRegistration> {
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
  const { id, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: autofill,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Takes back what `answerWithPasskey` offers in a field. */
export const withdrawPasskeys = (): void => WebAuthnAbortService.cancelCeremony();
