import { validationProblem } from '#contract/problem.ts';
import type { PasswordHasher } from '#backend/ports.ts';
import { samePassword } from '#src/lib/passwords/same-password.ts';

/** @throws ProblemError 422 when the password is too short, too long or easy to guess */
export async function requireGoodPassword(
  passwords: PasswordHasher,
  password: string,
  owner: { name: string; email: string },
): Promise<void> {
  const fault = await passwords.fault(password, [owner.name, owner.email]);
  if (fault !== null) throw validationProblem([{ path: '/password', message: fault }]);
}

/**
 * The same for a password that replaces another one.
 * @param before the hash of the present password; null if there is none, which takes the same time
 * @throws ProblemError 422 also when the password stays the same
 */
export async function requireOtherPassword(
  passwords: PasswordHasher,
  password: string,
  owner: { name: string; email: string },
  before: string | null,
): Promise<void> {
  await requireGoodPassword(passwords, password, owner);
  if (!(await passwords.verify(password, before))) return;
  throw validationProblem([{ path: '/password', message: samePassword }]);
}
