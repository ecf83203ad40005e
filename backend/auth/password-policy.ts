import { validationProblem } from '#contract/problem.ts';
import { commonPasswords } from '#src/lib/passwords/breached-passwords.ts';
import { commonWords, type CommonWords } from '#src/lib/passwords/guess-bits.ts';
import { passwordFault } from '#src/lib/passwords/password-fault.ts';

let words: CommonWords | undefined;

/** @throws ProblemError 422 when the password is too short, too long or easy to guess */
export function requireGoodPassword(
  password: string,
  owner: { name: string; email: string },
): void {
  words ??= commonWords(commonPasswords);
  const fault = passwordFault(password, [owner.name, owner.email], words);
  if (fault !== null) throw validationProblem([{ path: '/password', message: fault }]);
}
