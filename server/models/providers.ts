import { canPaint } from '#backend/models/provider-rules.ts';
import type { ModelConnection } from '#backend/ports.ts';
import type { Exchange } from './exchange.ts';

/** How an answer is asked for as JSON, from the strictest way to the one that every server supports. */
export type JsonMode = 'schema' | 'object' | 'prompt';

/** The ways that a provider knows, the strictest first. Anthropic has no `object`. */
export const jsonModesOf = ({ provider }: ModelConnection): readonly JsonMode[] =>
  provider === 'anthropic' ? ['schema', 'prompt'] : ['schema', 'object', 'prompt'];

/** The name under which options of the library for OpenAI-compatible servers are given. */
export const compatibleName = 'model';

/** OpenAI refuses `max_tokens` for its newer models, and other servers know nothing else. */
const isOpenAi = (base: URL): boolean => /(?:^|\.)openai\.(?:com|azure\.com)$/.test(base.hostname);

function withNewLimit({ max_tokens: limit, ...body }: Record<string, unknown>) {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit };
}

const packageOf = {
  'openai-compatible': () => import('@ai-sdk/openai-compatible'),
  anthropic: () => import('@ai-sdk/anthropic'),
  google: () => import('@ai-sdk/google'),
} as const;

/** Loads what a call of the model needs. Most servers have no model, so it is not loaded before that is known. */
export const loadPackages = ({ provider }: Pick<ModelConnection, 'provider'>) =>
  Promise.all([import('ai'), packageOf[provider]()]);

async function compatible(
  connection: ModelConnection,
  base: URL,
  exchange: Exchange,
  mode: JsonMode,
) {
  const { createOpenAICompatible } = await packageOf['openai-compatible']();
  return createOpenAICompatible({
    name: compatibleName,
    baseURL: base.href,
    ...(connection.key !== null && { apiKey: connection.key }),
    fetch: exchange.fetch,
    supportsStructuredOutputs: mode === 'schema',
    // Servers that know little also refuse `stream_options`, so their tokens are not counted.
    includeUsage: mode !== 'prompt',
    ...(isOpenAi(base) && { transformRequestBody: withNewLimit }),
  });
}

async function anthropic({ key }: ModelConnection, base: URL, exchange: Exchange) {
  const { createAnthropic } = await packageOf.anthropic();
  return createAnthropic({ baseURL: base.href, apiKey: key ?? '', fetch: exchange.fetch });
}

async function google({ key }: ModelConnection, base: URL, exchange: Exchange) {
  const { createGoogle } = await packageOf.google();
  return createGoogle({ baseURL: base.href, apiKey: key ?? '', fetch: exchange.fetch });
}

function providerOf(connection: ModelConnection, base: URL, exchange: Exchange, mode: JsonMode) {
  switch (connection.provider) {
    case 'anthropic':
      return anthropic(connection, base, exchange);
    case 'google':
      return google(connection, base, exchange);
    case 'openai-compatible':
      return compatible(connection, base, exchange, mode);
  }
}

export async function languageModel(
  connection: ModelConnection,
  base: URL,
  exchange: Exchange,
  mode: JsonMode,
) {
  return (await providerOf(connection, base, exchange, mode)).languageModel(connection.model);
}

/** Null if the provider has no such model. */
export async function imageModel(connection: ModelConnection, base: URL, exchange: Exchange) {
  if (!canPaint(connection)) return null;
  return (await providerOf(connection, base, exchange, 'prompt')).imageModel(connection.model);
}
