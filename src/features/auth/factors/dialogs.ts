import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** The dialogs of the section, which are loaded together. */
export const dialogs = { PasskeySetup, RecoveryCodes, RemoveFactor, RenamePasskey, TotpSetup };
