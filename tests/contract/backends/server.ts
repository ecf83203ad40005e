import { setupLink } from '#backend/auth/setup.ts';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { seedCatalogue } from '#backend/seed/seed-catalogue.ts';
import { readSeed } from '#server/seed.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { people } from '#tests/support/named-people.ts';
import { newStore } from '#tests/support/new-store.ts';
import type { BackendUnderTest, Person } from '../backend-under-test.ts';
import { Client } from '../client.ts';

/** A new database with the seed catalogue and the people, and a server that does not listen yet. */
async function createServer(kind: DatabaseKind) {
  const database = await openDatabase(await newStore(kind));
  await seedCatalogue(database.db, readSeed, Date.now());
  const app = await createTestApp({ database });
  const guest = () => new Client(app.origin, app.fetch);
  await createAdministrator(app, guest());
  await createUser(app, guest(), 'mira');
  await createUser(app, guest(), 'tomas');
  return { database, app, guest };
}

/** The same server as `serverBackend`, for clients that need an address. */
export async function listeningServer(kind: DatabaseKind) {
  const { app, database } = await createServer(kind);
  return {
    url: `http://127.0.0.1:${await listen(app)}`,
    origin: app.origin,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A real server on a new database with the seed catalogue. */
export const serverBackend = (kind: DatabaseKind): BackendUnderTest => ({
  name: `server on ${kind}`,
  start: async () => {
    const { app, database, guest } = await createServer(kind);
    return {
      origin: app.origin,
      fetch: app.fetch,
      guest,
      signIn: async (person) => {
        const client = guest();
        const { email, password } = people[person];
        await client.call('authLogin', { body: { email, password } });
        return client;
      },
      mailedToken: app.mailedToken,
      close: async () => {
        await app.close();
        await database.close();
      },
    };
  },
});

async function createAdministrator(app: TestApp, client: Client) {
  const link = await setupLink(app.context);
  const token = link?.split('token=')[1];
  await client.call('authSetup', { body: { ...people.odo, token } });
}

async function createUser(app: TestApp, client: Client, person: Person) {
  await client.call('authRegister', { body: people[person] });
  const token = await app.mailedToken(people[person].email);
  await client.call('authVerifyEmail', { body: { token } });
}
