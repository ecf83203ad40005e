import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const mira = { id: '1', name: 'Mira', email: 'mira@example.com', groups: [] };

/** The answers that the fake server holds back, the oldest first. */
let heldOptions: ((challenge: string) => void)[];
/** The requests of the page to the fake device, the oldest first. */
let asked: { isForList: boolean; challenge: string; answer: () => void }[];
let sent: number;
let releaseAssertion: () => void;

const bytes = (text: string): ArrayBuffer => Uint8Array.from(new TextEncoder().encode(text)).buffer;

const credential = {
  id: 'the-phone',
  rawId: bytes('the-phone'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('1'),
  },
};

const get = ({ publicKey, mediation, signal }: CredentialRequestOptions) =>
  new Promise((resolve, reject) => {
    const challenge = new TextDecoder().decode(publicKey?.challenge);
    const isForList = mediation === 'conditional';
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    asked.push({ isForList, challenge, answer: () => resolve(credential) });
  });

async function answer(url: unknown): Promise<Response> {
  if (String(url).endsWith('/passkey-options')) {
    const challenge = await new Promise<string>((resolve) => heldOptions.push(resolve));
    return Response.json({ challenge: btoa(challenge), rpId: 'localhost', timeout: 60_000 });
  }
  sent += 1;
  await new Promise<void>((resolve) => {
    releaseAssertion = resolve;
  });
  return Response.json(mira);
}

beforeEach(() => {
  window.location.href = 'http://localhost/';
  heldOptions = [];
  asked = [];
  sent = 0;
  const isConditionalMediationAvailable = () => Promise.resolve(true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

function open() {
  const onSignedIn = vi.fn<(user: unknown) => void>();
  render(
    <>
      {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the rule does not know webauthn, which the library looks for */}
      <input aria-label="E-mail" autoComplete="username webauthn" />
      <PasskeySignIn onSignedIn={onSignedIn} />
    </>,
  );
  return { onSignedIn, user: userEvent.setup() };
}

async function signsInOnce(onSignedIn: unknown): Promise<void> {
  releaseAssertion();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(mira));
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
}

const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });

test('the button asks for its challenge after the answer for the list, which it replaces', async () => {
  const { user, onSignedIn } = open();
  await waitFor(() => expect(heldOptions).toHaveLength(1));
  await user.click(button());
  heldOptions[0]?.('list');
  await waitFor(() => expect(heldOptions).toHaveLength(2));
  heldOptions[1]?.('button');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ isForList: false, challenge: 'button' });
  asked[0]?.answer();
  await waitFor(() => expect(sent).toBe(1));
  await signsInOnce(onSignedIn);
});

test('a passkey that was chosen in the list is sent once, also if the button is pressed then', async () => {
  const { user, onSignedIn } = open();
  await waitFor(() => expect(heldOptions).toHaveLength(1));
  heldOptions[0]?.('list');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ isForList: true, challenge: 'list' });
  asked[0]?.answer();
  await waitFor(() => expect(sent).toBe(1));
  await user.click(button());
  await signsInOnce(onSignedIn);
  expect(heldOptions).toHaveLength(1);
  expect(sent).toBe(1);
});

test('the answer of the list is dropped when the button was pressed before it', async () => {
  const { user, onSignedIn } = open();
  await waitFor(() => expect(heldOptions).toHaveLength(1));
  heldOptions[0]?.('list');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(button());
  asked[0]?.answer();
  await waitFor(() => expect(heldOptions).toHaveLength(2));
  heldOptions[1]?.('button');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(sent).toBe(0);
  asked[1]?.answer();
  await waitFor(() => expect(sent).toBe(1));
  await signsInOnce(onSignedIn);
});
