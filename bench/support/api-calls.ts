import type { Session } from './store.ts';

interface CallOptions {
  readonly method?: string;
  readonly body?: object | FormData;
}

export type ApiCall = <Answer>(path: string, options?: CallOptions) => Promise<Answer>;

/** Calls the API of the server at `url` with a session. An answer without success is an error. */
export function callsOf(url: string, session: Session): ApiCall {
  const headers = { cookie: session.header, 'x-csrf-token': session.csrf, origin: url };
  return async <Answer>(path: string, { method, body }: CallOptions = {}): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: isForm || !body ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    // The answer has the shape of the operation in the contract.
    return JSON.parse(text) as Answer;
  };
}

/** Creates a campaign and returns its path in the API. */
export async function newCampaign(call: ApiCall): Promise<string> {
  const form = new FormData();
  const texts = { title: 'Vell', setting: 'A coast.', storyOverview: 'Fog came.' };
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  const body = form;
  const { campaignId } = await call<{ campaignId: string }>('/api/campaigns/create', { body });
  return `/api/campaigns/${campaignId}`;
}
