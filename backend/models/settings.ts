import { dequal } from 'dequal';
import type { Kysely } from 'kysely';
import { requireVersion } from '#contract/etag.ts';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { AppContext, RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { ModelProvider } from '#backend/ports.ts';
import type {
  ConfiguredModel,
  ModelConnectionRequest,
  ModelPart,
  ModelSettings,
} from '#src/generated/model/index.ts';
import { addressFault, haveSameServer, shownAddress } from './address.ts';
import { canPaint, paintersOfGoogle } from './provider-rules.ts';
import {
  keyPurpose,
  readModelsLocked,
  storeModels,
  type StoredModel,
  type StoredModels,
} from './stored-models.ts';
import { longestModelName } from './record-use.ts';

const modelParts = ['text', 'image'] as const satisfies readonly ModelPart[];

/** The variables of the environment that set the name of a model. */
const variables: Readonly<Record<ModelPart, string>> = {
  text: 'TEXT_MODEL',
  image: 'IMAGE_MODEL',
};

/** The models as an administrator sees them: without keys, also without encrypted ones. */
export const settingsOf = (app: AppContext, models: StoredModels): ModelSettings => ({
  text: shownModel(app, 'text', models.text),
  image: shownModel(app, 'image', models.image),
  version: models.version,
});

function shownModel(
  { config, modelRests }: AppContext,
  part: ModelPart,
  stored: StoredModel | null,
): ConfiguredModel | null {
  const ofEnvironment = config.models[part];
  const model = ofEnvironment ?? stored;
  if (!model) return null;
  const restsUntil = modelRests.restsUntil(part);
  const { input, output, picture } = config.modelPrices[part];
  const prices = ofEnvironment
    ? { inputPrice: input, outputPrice: output, picturePrice: picture }
    : stored;
  return {
    provider: model.provider,
    baseUrl: shownAddress(model.baseUrl),
    // The environment of the server has no limit.
    model: model.model.slice(0, longestModelName),
    hasKey: (ofEnvironment ? ofEnvironment.key : (stored?.sealedKey ?? null)) !== null,
    inputPrice: prices?.inputPrice ?? null,
    outputPrice: prices?.outputPrice ?? null,
    picturePrice: prices?.picturePrice ?? null,
    setBy: ofEnvironment ? 'environment' : 'administrator',
    state: restsUntil === null ? 'ready' : 'resting',
    restsUntil: restsUntil === null ? null : new Date(restsUntil).toISOString(),
  };
}

/**
 * Refuses a connection that cannot work, before anything is stored or sent.
 * @param path of the connection in the body of the request
 */
export function requireConnection(
  part: ModelPart,
  { provider, baseUrl, model }: Pick<ModelConnectionRequest, 'provider' | 'baseUrl' | 'model'>,
  path: string,
): void {
  if (part === 'image' && !canPaint({ provider, model: model.trim() })) {
    const [field, message] =
      provider === 'google'
        ? ['model', `Of the models of Google, ${paintersOfGoogle}.`]
        : [
            'provider',
            'Anthropic has no models that paint. Choose Google, or a server with the API of OpenAI.',
          ];
    throw validationProblem([{ path: `${path}/${field}`, message }]);
  }
  if (provider === 'openai-compatible' && (baseUrl ?? null) === null) {
    const message = 'Enter the address of the API, for example https://api.openai.com/v1.';
    throw validationProblem([{ path: `${path}/baseUrl`, message }]);
  }
  const fault = baseUrl ? addressFault(baseUrl) : null;
  if (fault !== null) throw validationProblem([{ path: `${path}/baseUrl`, message: fault }]);
}

/**
 * Refuses to keep a key for another server than the one that it was entered for: an administrator who does not
 * know the key could have it sent to a server of their own.
 */
export function requireOwnServer(
  kept: Pick<StoredModel, 'provider' | 'baseUrl'>,
  { provider, baseUrl = null }: Pick<ModelConnectionRequest, 'provider' | 'baseUrl'>,
  path: string,
): void {
  if (haveSameServer(kept, { provider, baseUrl })) return;
  const message =
    'The stored key belongs to another provider or address, and is not sent to this one. Enter the key again, or remove it.';
  throw validationProblem([{ path: `${path}/key`, message }]);
}

/**
 * Refuses a connection without the key that its provider needs.
 * @param path of the connection in the body of the request
 */
export function requireKey(provider: ModelProvider, key: string | null, path: string): void {
  if (key !== null || provider === 'openai-compatible') return;
  const name = provider === 'google' ? 'Google' : 'Anthropic';
  const message = `${name} answers only with a key. Enter one.`;
  throw validationProblem([{ path: `${path}/key`, message }]);
}

async function sealedKeyFor(
  { keys }: AppContext,
  part: ModelPart,
  stored: StoredModel | null,
  request: ModelConnectionRequest,
): Promise<string | null> {
  if (request.key === undefined) {
    const kept = stored?.sealedKey ?? null;
    if (stored && kept !== null) requireOwnServer(stored, request, `/${part}`);
    return kept;
  }
  if (request.key === null) return null;
  // A key is sealed with random bytes, so an equal one would look like a change.
  const kept = stored?.sealedKey ?? null;
  const isKept = kept !== null && (await keys.open(keyPurpose, kept)) === request.key;
  return isKept ? kept : keys.seal(keyPurpose, request.key);
}

async function changedModel(
  app: AppContext,
  part: ModelPart,
  stored: StoredModel | null,
  request: ModelConnectionRequest | null,
): Promise<StoredModel | null> {
  if (request === null) return null;
  const { provider, baseUrl = null, model } = request;
  const { inputPrice = null, outputPrice = null, picturePrice = null } = request;
  const sealedKey = await sealedKeyFor(app, part, stored, request);
  requireKey(provider, sealedKey, `/${part}`);
  return {
    provider,
    baseUrl,
    model: model.trim(),
    sealedKey,
    inputPrice,
    outputPrice,
    picturePrice,
  };
}

/** Stores what the request changes; if no value differs, the version does not change. */
export async function updateModels(
  context: RequestContext,
  { ifMatch }: Input<'modelUpdate'>['params'],
  body: Input<'modelUpdate'>['body'],
): Promise<ModelSettings> {
  const { app, db } = context;
  for (const part of modelParts) {
    if (body[part] === undefined) continue;
    if (app.config.models[part]) {
      const detail = `The environment of the server sets this model. Change ${variables[part]} there.`;
      throw new ProblemError('conflict', detail);
    }
    if (body[part] !== null) requireConnection(part, body[part], `/${part}`);
  }
  const models = await db.transaction().execute(async (transaction) => {
    const stored = await readModelsLocked(transaction);
    requireVersion(ifMatch, stored.version);
    const next: StoredModels = {
      ...stored,
      version: stored.version + 1,
      ...(body.text !== undefined && {
        text: await changedModel(app, 'text', stored.text, body.text),
      }),
      ...(body.image !== undefined && {
        image: await changedModel(app, 'image', stored.image, body.image),
      }),
    };
    const changed = modelParts.filter((part) => !dequal(stored[part], next[part]));
    if (changed.length === 0) return stored;
    await storeModels(transaction, next);
    for (const part of changed) await auditChange(context, transaction, part, stored, next);
    return next;
  });
  // This also ends the rest of a model that has changed.
  await app.modelCache.refresh(app);
  return settingsOf(app, models);
}

async function auditChange(
  context: RequestContext,
  transaction: Kysely<Schema>,
  part: ModelPart,
  stored: StoredModels,
  next: StoredModels,
): Promise<void> {
  const shown = (model: StoredModel | null) => {
    const { sealedKey: _, ...values } = model ?? { sealedKey: null };
    return model && values;
  };
  await context.audit(transaction, {
    action: 'model.update',
    targetKind: 'model',
    targetId: part,
    details: {
      version: next.version,
      before: shown(stored[part]),
      after: shown(next[part]),
      isKeyChanged: stored[part]?.sealedKey !== next[part]?.sealedKey,
    },
  });
}
