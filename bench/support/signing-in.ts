import { takeSpareTime } from './spare-time.ts';

/** The input of this process, as JSON in its first argument. */
export interface SigningInInput {
  readonly url: string;
  readonly password: string;
  /** How many players sign in at the same time, each again and again. */
  readonly players: number;
}

export async function signIn(
  { url, password }: Pick<SigningInInput, 'url' | 'password'>,
  player: number,
): Promise<void> {
  const body = JSON.stringify({ email: `player${player}@example.com`, password });
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`A sign-in was answered with ${answer.status}: ${text}`);
}

/** Keeps a sign-in of each player under way; returns how many were answered. */
async function signInAll(input: SigningInInput, ms: number): Promise<number> {
  const end = performance.now() + ms;
  const counts = await Promise.all(
    Array.from({ length: input.players }, async (_, player) => {
      let count = 0;
      while (performance.now() < end) {
        await signIn(input, player);
        count += 1;
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

if (import.meta.main) {
  takeSpareTime();
  process.once('disconnect', () => process.exit(0));
  // Only sign-in.ts starts this file, with this input.
  const input = JSON.parse(process.argv[2] ?? '') as SigningInInput;
  // Each message says for how many milliseconds.
  process.on('message', (ms) => {
    void signInAll(input, Number(ms)).then((count) => process.send?.(count));
  });
  process.send?.('ready');
}
