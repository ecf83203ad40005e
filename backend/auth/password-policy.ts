import { validationProblem } from '#contract/problem.ts';
import type { PasswordHasher } from '#backend/ports.ts';

/** @throws ProblemError 422 when the password is too short, too long or easy to guess */
export async function requireGoodPassword(
  passwords: PasswordHasher,
  password: string,
  owner: { name: string; email: string },
): Promise<void> {
  const fault = await passwords.fault(password, [owner.name, owner.email]);
  if (fault !== null) throw validationProblem([{ path: '/password', message: fault }]);
}
