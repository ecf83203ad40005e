import { commonPasswords } from './breached-passwords.ts';
import { commonWords } from './guess-bits.ts';
import { passwordFault } from './password-fault.ts';

const common = commonWords(commonPasswords);

/** `passwordFault` with the list of breached and common passwords that ships with the product. */
export const refusedPassword = (password: string, known: readonly string[]): string | null =>
  passwordFault(password, known, common);
