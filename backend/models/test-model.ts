import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { ModelFailure, type ModelConnection, type RefusedHost } from '#backend/ports.ts';
import type { ModelPart, ModelTest } from '#src/generated/model/index.ts';
import { hostIn } from './address.ts';
import { configuredModel } from './configured.ts';
import { requireConnection, requireKey, requireOwnServer } from './settings.ts';

/** In milliseconds. */
const limit = 30_000;

const maxSample = 500;
const maxDetail = 300;

/** A model that thinks before it writes needs most of these. */
const maxOutputTokens = 1000;

const size = { width: 256, height: 256 };

type Result = Pick<ModelTest, 'isWorking' | 'detail' | 'sample'>;

const failed = (detail: string): Result => ({
  isWorking: false,
  detail: detail.slice(0, maxDetail),
  sample: null,
});

/** Asks the model for a sentence or a small picture. Stores nothing. */
export async function testModel(
  context: RequestContext,
  { part, connection: request }: Input<'modelTest'>['body'],
): Promise<ModelTest> {
  const { app } = context;
  context.noteChange();
  const configured = await configuredModel(app, part);
  const connection = request
    ? requestedConnection(part, request, configured?.connection)
    : configured?.connection;
  if (!connection) {
    const builtIn = part === 'text' ? 'storyteller writes' : 'painter paints';
    return { ...failed(`There is no model to test: the built-in ${builtIn}.`), milliseconds: 0 };
  }
  const start = app.clock();
  const result = await withinLimit((signal) =>
    part === 'text' ? write(context, connection, signal) : paint(context, connection, signal),
  ).catch((error: unknown) => failed(sentenceOf(error, part, connection)));
  if (result.isWorking && !request) app.modelRests.reset(part);
  return { ...result, milliseconds: Math.min(Math.max(0, app.clock() - start), 600_000) };
}

/** A connection that is not stored yet, with the stored key if the request has none. */
function requestedConnection(
  part: ModelPart,
  request: NonNullable<Input<'modelTest'>['body']['connection']>,
  configured: ModelConnection | undefined,
): ModelConnection {
  const { provider, baseUrl = null, model } = request;
  requireConnection(part, request, '/connection');
  let key = request.key ?? null;
  if (request.key === undefined && configured && configured.key !== null) {
    requireOwnServer(configured, request, '/connection');
    ({ key } = configured);
  }
  requireKey(provider, key, '/connection');
  return { provider, baseUrl, model: model.trim(), key };
}

class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

async function withinLimit<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new LimitReached()), limit);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function write(
  { app }: RequestContext,
  connection: ModelConnection,
  signal: AbortSignal,
): Promise<Result> {
  const task = {
    system: 'You write short texts for a fantasy game.',
    prompt: 'Write one short sentence about a lantern at the end of a pier.',
    schema: {
      type: 'object',
      properties: { text: { type: 'string' } },
      required: ['text'],
      additionalProperties: false,
    },
    maxOutputTokens,
  };
  const { value } = await app.models.write(connection, task, { signal });
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'text') : undefined;
  if (typeof text !== 'string' || text.trim() === '') {
    return failed(
      'The model has answered, but not in the form that was asked for. Try another model.',
    );
  }
  // A cut inside of a character would leave half of it.
  const sample = text.slice(0, maxSample).replace(/[\ud800-\udbff]$/, '');
  return { isWorking: true, detail: 'The model has answered.', sample };
}

async function paint(
  context: RequestContext,
  connection: ModelConnection,
  signal: AbortSignal,
): Promise<Result> {
  const { models, pictures } = context.app;
  const prompt = 'A lantern at the end of a pier at night, painted.';
  const task = { ...size, promptOf: () => prompt };
  const { bytes } = await models.paint(connection, task, { signal });
  const rendered = await pictures.render(context.signedIn().id, bytes, { size }, 'inside');
  return rendered
    ? { isWorking: true, detail: 'The model has painted a picture.', sample: null }
    : failed('The model has answered, but its picture cannot be read. Try another model.');
}

/** What is wrong and what to do. Contains nothing that the provider has written. */
function sentenceOf(error: unknown, part: ModelPart, connection: ModelConnection): string {
  if (error instanceof LimitReached) return tooSlow;
  if (!(error instanceof ModelFailure)) throw error;
  const { reason, refusedHost } = error;
  switch (reason) {
    case 'unreachable':
      return `The provider cannot be reached${atHost(connection)}. Check the address, and whether the provider is running.`;
    case 'not-allowed':
      return notAllowed(connection, refusedHost);
    case 'wrong-key':
      return connection.key === null
        ? 'The provider wants a key. Enter one.'
        : 'The provider does not accept the key, or its account may not use this model or has no credit. Check the key and the account.';
    case 'unknown-model':
      return `The provider does not know the model "${connection.model}", or there is no such API at the address. Check the name and the address.`;
    case 'rejected':
      return `The provider has rejected the request. ${part === 'text' ? 'Check whether the model can write texts.' : 'Check whether the model can paint pictures.'}`;
    case 'too-many-requests':
      return 'The provider has too many requests at the moment, or the account is used up. Wait a minute, or check the account.';
    case 'broken':
      return 'The provider has failed, or its answer is not what this API answers. Check the provider and the address.';
    case 'too-large':
      return 'The answer of the provider is too long. Try another model.';
    case 'refused':
      return 'The model has refused to answer a harmless question. Try another model.';
    case 'too-slow':
      return tooSlow;
  }
}

const tooSlow =
  'The provider has not answered within thirty seconds. A local model can need longer to load for the first time; then try again.';

function atHost({ baseUrl }: ModelConnection): string {
  const host = hostIn(baseUrl);
  return host === null ? '' : ` at ${host}`;
}

function notAllowed({ baseUrl }: ModelConnection, refused: RefusedHost | null): string {
  if (refused === null) {
    return 'The provider leads to another address, which is not followed. Enter the address that it leads to.';
  }
  const { host, why, needsPermission } = refused;
  switch (why) {
    case 'picture':
      return `The model has painted, but its picture is at ${host}, and pictures are only fetched from the host of the address. Choose a model that answers with the picture itself.`;
    case 'redirect':
      return needsPermission
        ? `The provider leads to another address, which is not followed. Enter the address that it leads to. ${permission(host)}`
        : `The provider leads to another address, at ${host}, which is not followed. Enter the address that it leads to.`;
    case 'private':
      return baseUrl === null
        ? `The name of the provider, ${host}, has an address in a private network here. Check the name server of this machine.`
        : `The address is in a private network. ${permission(host)}`;
    case 'plain-http':
      return `The address does not begin with https. ${permission(host)}`;
  }
}

const permission = (host: string): string =>
  `To allow it, add ${host} to MODEL_PRIVATE_HOSTS in the environment of the server, and start the server again.`;
