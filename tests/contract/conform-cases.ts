import type { CaseBackend, OwnCase } from '#contract/toolkit/conform/own-cases.ts';
import { people } from '#tests/support/named-people.ts';
import type { RunningBackend } from './backend-under-test.ts';
import { cases as contractCases } from './cases/all.ts';
import { Client } from './client.ts';

/*
 * The contract cases for a backend at an address, which must have the people of the mocks and their fixtures:
 *   APP_ORIGIN=http://127.0.0.1:5173 npm run contract -- conform --url http://127.0.0.1:4010
 *     --config contract.config.yaml --cases tests/contract/conform-cases.ts --phases cases --seconds 600
 * MAILBOX is the address of the sent mails, if it is not that of the mocks. CASES=character takes only the cases of
 * operations whose names contain this text.
 */

interface SentMails {
  readonly items: readonly { readonly to: string; readonly link: string }[];
}

/** The backend at an address, in the form that the cases know. */
function backendAt({ url, origin, fetch: send }: CaseBackend): RunningBackend {
  const publicOrigin = origin ?? url;
  const fetchFromBackend = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = request.body === null ? {} : { body: await request.arrayBuffer() };
    return send(pathname + search, { method, headers, ...body });
  };
  const guest = () => new Client(publicOrigin, fetchFromBackend);
  return {
    origin: publicOrigin,
    fetch: fetchFromBackend,
    guest,
    signIn: async (person) => {
      const client = guest();
      const { email, password } = people[person];
      await client.call('authLogin', { body: { email, password } });
      return client;
    },
    mailedToken: async (email) => {
      const response = await fetch(process.env['MAILBOX'] ?? `${url}/__mock/mails`);
      // The mocks answer with this form.
      const { items } = (await response.json()) as SentMails;
      // The newest mail comes first.
      const mail = items.find(({ to }) => to === email);
      const token = /token=([\w-]+)/.exec(mail?.link ?? '')?.[1];
      if (token === undefined) throw new Error(`There is no mail with a link to ${email}.`);
      return token;
    },
    close: () => Promise.resolve(),
  };
}

const wanted = process.env['CASES'] ?? '';

export const cases: readonly OwnCase[] = contractCases
  .filter(({ operation }) => operation.includes(wanted))
  .map(({ operation, status, title, run }) => ({
    operation,
    title: `${status} ${title}`,
    run: (backend) => run(backendAt(backend)),
  }));
