import { succeeds } from './case.ts';
import type { Client } from './client.ts';
import type { RunningBackend } from './backend-under-test.ts';

interface NewPerson {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Finds a person as an administrator does. */
export async function personNamed(odo: Client, q: string) {
  const { body } = await succeeds(odo, 'personList', 200, { params: { q } });
  const [person] = body.items;
  if (!person) throw new Error(`The list of people has nobody for ${q}.`);
  return person;
}

/** Registers someone whose address is not verified. The name must be new on the backend. */
export async function registered(
  { guest }: RunningBackend,
  odo: Client,
  name: string,
): Promise<NewPerson> {
  const email = `${name.toLowerCase()}@example.com`;
  const account = { name, email, password: `${name} counts nine brass lanterns` };
  await succeeds(guest(), 'authRegister', 202, { body: account });
  return { ...account, userId: (await personNamed(odo, email)).userId };
}

/** Registers someone and verifies the address. */
export async function verified(
  backend: RunningBackend,
  odo: Client,
  name: string,
): Promise<NewPerson> {
  const person = await registered(backend, odo, name);
  const token = await backend.mailedToken(person.email);
  await succeeds(backend.guest(), 'authVerifyEmail', 204, { body: { token } });
  return person;
}

export async function signedIn(
  { guest }: RunningBackend,
  { email, password }: NewPerson,
): Promise<Client> {
  const client = guest();
  await succeeds(client, 'authLogin', 200, { body: { email, password } });
  return client;
}

/** The parameter of the next page; none for the first one. */
export const cursorOf = (nextCursor: string | null): Readonly<Record<string, string>> =>
  nextCursor === null ? {} : { nextCursor };
