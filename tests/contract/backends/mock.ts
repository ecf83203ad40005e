import { createMockBackend } from '#mocks/core/backend.ts';
import { people } from '#mocks/fixtures/people.ts';
import type { BackendUnderTest } from '../backend.ts';
import { Client } from '../client.ts';

const origin = 'http://127.0.0.1:4010';

/** The mock core, without any of its hosts. */
export const mockBackend: BackendUnderTest = {
  name: 'mocks',
  start: () => {
    const backend = createMockBackend({ seed: 'contract' });
    const fetch = (request: Request) => backend.fetch(request);
    const guest = () => new Client(origin, fetch);
    return Promise.resolve({
      origin,
      fetch,
      guest,
      signIn: async (person) => {
        const client = guest();
        const { email, password } = people[person];
        await client.call('authLogin', { body: { email, password } });
        return client;
      },
      mailedToken: (email) => {
        const mail = backend.mails().findLast(({ to }) => to === email);
        const token = /token=([\w-]+)/.exec(JSON.stringify(mail ?? ''))?.[1];
        return token === undefined
          ? Promise.reject(new Error(`There is no mail with a link to ${email}.`))
          : Promise.resolve(token);
      },
      close: () => Promise.resolve(),
    });
  },
};
