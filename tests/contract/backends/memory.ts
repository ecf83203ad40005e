import { createMocks } from '#mocks/create-mocks.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { fixturesDatabaseImage, readSeed } from '#mocks/engines/node-database-image.ts';
import { readSize } from '#mocks/hosts/read-size.ts';
import { people } from '#mocks/fixtures/people.ts';
import { callFrom, responseFrom } from '#mocks/hosts/fetch-call.ts';
import type { BackendUnderTest } from '../backend-under-test.ts';
import { Client } from '../client.ts';

const origin = 'http://127.0.0.1:4010';

/** The backend on SQLite in memory, as in the mocks, but called directly without a host. */
export const memoryBackend: BackendUnderTest = {
  name: 'memory',
  start: async () => {
    const mocks = createMocks({
      open: openNodeEngine,
      databaseImage: await fixturesDatabaseImage(),
      readSeed,
      readSize,
      seed: 'contract',
      publicUrl: origin,
    });
    const fetch = async (request: Request): Promise<Response> => {
      const cookies = request.headers.get('cookie') ?? undefined;
      const requestId = mocks.nextRequestId();
      const answer = await mocks.answer(callFrom(request, { requestId, cookies }));
      if (answer === 'lost') return Response.error();
      const response = responseFrom(answer);
      for (const line of answer.cookies) response.headers.append('Set-Cookie', line);
      return response;
    };
    const guest = () => new Client(origin, fetch);
    return {
      origin,
      fetch,
      guest,
      signIn: async (person) => {
        const client = guest();
        const { email, password } = people[person];
        await client.call('authLogin', { body: { email, password } });
        return client;
      },
      mailedToken: async (email) => {
        const mail = (await mocks.mails()).findLast(({ to }) => to === email);
        const token = /token=([\w-]+)/.exec(mail?.link ?? '')?.[1];
        if (token === undefined) throw new Error(`There is no mail with a link to ${email}.`);
        return token;
      },
      close: () => mocks.close(),
    };
  },
};
