import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '#bench/support/send.ts';
import type { Session } from '#bench/support/store.ts';

/** The server, and the accounts that attack it. None of them is the account whose lists are measured. */
export interface Target {
  /** Must be read for each request, because it changes when the bytes of the attack are sent to another server. */
  readonly url: string;
  readonly administrators: readonly Session[];
  readonly players: readonly Session[];
}

/** What happened to each request or connection of an attack: a status, or a few words. */
export type Outcomes = readonly string[];

export interface Attack {
  readonly name: string;
  /** Items of gear in the catalogue, in addition to those of the seed. */
  readonly moreGear?: number;
  /** Prepares everything that takes time, and returns the function that attacks. */
  prepare(target: Target): Promise<() => Promise<Outcomes>>;
}

/** How long an attack sends requests. It may take longer until all of them are answered. */
export const attackMs = 5000;

/** The headers of a write, with a session if there is one. */
export const writeHeaders = (
  { url }: Target,
  contentType: string,
  session?: Session,
): OutgoingHttpHeaders => ({
  origin: url,
  'content-type': contentType,
  ...(session && { cookie: session.header, 'x-csrf-token': session.csrf }),
});

/** Resolves to the status, or to the code of the error if the server ends the connection. */
export const post = (url: string, headers: OutgoingHttpHeaders, body: Buffer): Promise<string> =>
  send(url, headers, { body }).then(
    String,
    (error: NodeJS.ErrnoException) => error.code ?? 'error',
  );

export interface Form {
  readonly contentType: string;
  readonly body: Buffer;
}

/** A form that creates a campaign, as bytes. The parts replace the default ones or are added to them. */
export async function campaignForm(parts: Readonly<Record<string, string | Blob>>): Promise<Form> {
  const form = new FormData();
  const texts = { title: 'The Drowned Bell', setting: 'A harbour', storyOverview: 'A bell rings.' };
  for (const [name, value] of Object.entries({ ...texts, ...parts })) form.append(name, value);
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { contentType, body: Buffer.from(await response.arrayBuffer()) };
}

export const postCampaign = (target: Target, session: Session, form: Form): Promise<string> =>
  post(
    `${target.url}/api/campaigns/create`,
    writeHeaders(target, form.contentType, session),
    form.body,
  );

/** Calls `sendAll` every second, without waiting for the answers. */
export async function everySecond(sendAll: () => readonly Promise<string>[]): Promise<Outcomes> {
  const outcomes: Promise<string>[] = [];
  for (let elapsedMs = 0; elapsedMs < attackMs; elapsedMs += 1000) {
    outcomes.push(...sendAll());
    await wait(1000);
  }
  return Promise.all(outcomes);
}

/** The rounds of `againAndAgain` in this process. */
export const rounds = { count: 0, minMs: 0 };

/** Calls `sendAll` again as soon as everything is answered and `rounds.minMs` is over. */
export async function againAndAgain(sendAll: () => readonly Promise<string>[]): Promise<Outcomes> {
  const outcomes: string[] = [];
  for (const end = performance.now() + attackMs; performance.now() < end;) {
    const roundOver = wait(rounds.minMs);
    outcomes.push(...(await Promise.all(sendAll())));
    await roundOver;
    rounds.count += 1;
  }
  return outcomes;
}

export const times = <Value>(count: number, valueOf: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => valueOf(index));
