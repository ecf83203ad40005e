import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ModelFailure, type ModelConnection, type WriteTask } from '#backend/ports.ts';
import { createModels, type ModelLimits } from '#server/models/create-models.ts';
import { startStandIn, type StandIn } from '#tests/support/stand-in-provider.ts';

const key = 'key-of-the-lantern-keeper';
const tale = 'The bell of Vell rings at noon, and no one pulls its rope.';

const task: WriteTask = {
  system: 'You write for a game master.',
  prompt: 'Facts: Ilse owes the harbour master a silver whistle.',
  schema: {
    type: 'object',
    properties: { title: { type: 'string', maxLength: 80 }, text: { type: 'string' } },
    required: ['title', 'text'],
    additionalProperties: false,
  },
  maxOutputTokens: 900,
};
const sky = { prompt: 'A harbour at night', width: 1024, height: 576 };

let standIn: StandIn;
let other: StandIn;
beforeAll(async () => {
  [standIn, other] = await Promise.all([startStandIn({ key }), startStandIn()]);
  standIn.answer = tale;
});
afterAll(() => Promise.all([standIn.stop(), other.stop()]));

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  standIn.answer = tale;
  for (const close of closings.splice(0)) await close();
});

/** Models of a server that allows the stand-in. */
function modelsWith(limits: Partial<ModelLimits> = {}, allowedHosts = new Set([standIn.host])) {
  const { models, close } = createModels({ allowedHosts, limits });
  closings.push(close);
  return models;
}

/** The requests that the stand-in gets meanwhile. */
async function requestsOf(work: () => Promise<unknown>) {
  const { length } = standIn.requests;
  await work();
  return standIn.requests.slice(length);
}

const write = (model: string, overrides?: Partial<ModelConnection>) =>
  modelsWith().write(standIn.connection(model, overrides), task);

const paint = (model: string, overrides?: Partial<ModelConnection>) =>
  modelsWith().paint(standIn.connection(model, overrides), sky);

/** The failure of a call, which contains no secret. */
async function failureOf(call: Promise<unknown>): Promise<ModelFailure> {
  const error = await call.then(
    () => new Error('The call has succeeded.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelFailure)) throw error;
  const everything = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
  for (const secret of [key, 'Ilse', 'harbour', 'bell of Vell']) {
    expect(everything).not.toContain(secret);
  }
  return error;
}

test('a text is streamed, and its tokens are counted', async () => {
  const texts: string[] = [];
  const { value, usage } = await modelsWith().write(standIn.connection('tale'), task, {
    onText: (text) => texts.push(text),
  });
  expect(value).toEqual({ title: tale, text: tale });
  expect(texts.length).toBeGreaterThan(5);
  expect(texts[0]).toMatch(/^The\b/);
  expect(texts.at(-1)).toBe(tale);
  expect(usage).toMatchObject({ inputTokens: 40, outputTokens: 20, requests: 1 });
  expect(usage.firstTokenMs).toBeGreaterThan(0);
});

test('the key is sent in a header and nowhere else', async () => {
  const [request] = await requestsOf(() => write('tale'));
  expect(request?.headers.authorization).toBe(`Bearer ${key}`);
  expect(`${request?.path} ${JSON.stringify(request?.body)}`).not.toContain(key);
});

test('the system text and the prompt are separate messages, and lengths are sent as words', async () => {
  const [request] = await requestsOf(() => write('tale'));
  expect(request?.asked).toMatchObject({
    system: task.system,
    prompt: task.prompt,
    json: 'json_schema',
    schema: { properties: { title: { type: 'string', description: 'At most 80 characters.' } } },
  });
});

test.for(['', '/', '/v1', '/v1/chat/completions'])(
  'the address with the path "%s" leads to the endpoint',
  async (path) => {
    const [request] = await requestsOf(() => write('tale', { baseUrl: `${standIn.url}${path}` }));
    expect(request?.path).toBe('/v1/chat/completions');
  },
);

describe('a server that cannot keep to a schema', () => {
  test.for([
    ['object-only', ['json_schema', 'json_object']],
    ['prompt-only', ['json_schema', 'json_object', null]],
  ] as const)('is asked in another way, which is remembered: %s', async ([model, ways]) => {
    const models = modelsWith();
    const connection = standIn.connection(model);
    const requests = await requestsOf(() => models.write(connection, task));
    expect(requests.map(({ asked }) => asked?.json)).toEqual(ways);
    expect(requests.at(-1)?.asked?.schema).toHaveProperty('properties.text');
    const later = await requestsOf(() => models.write(connection, task));
    expect(later.map(({ asked }) => asked?.json)).toEqual(ways.slice(-1));
  });

  test.for(['fenced', 'prose', 'thinking', 'whole'])(
    'is understood if its answer is %s',
    async (model) => {
      const texts: string[] = [];
      const { value } = await modelsWith().write(standIn.connection(model), task, {
        onText: (text) => texts.push(text),
      });
      expect(value).toEqual({ title: tale, text: tale });
      expect(texts.at(-1)).toBe(tale);
    },
  );

  test('is asked once to repair its answer, and told what is wrong', async () => {
    const requests = await requestsOf(async () => {
      const { value, usage } = await write('wrong-types-once');
      expect(value).toEqual({ title: tale, text: tale });
      expect(usage).toMatchObject({ inputTokens: 80, outputTokens: 40, requests: 2 });
    });
    expect(JSON.stringify(requests[1]?.body)).toContain("must have required property 'title'");
  });
});

describe('a text fails', () => {
  test.for([
    ['wrong-key', 'wrong-key', 401, 1],
    ['forbidden', 'wrong-key', 403, 1],
    ['no-credit', 'wrong-key', 429, 1],
    ['unknown', 'unknown-model', 404, 1],
    ['rejected', 'rejected', 400, 3],
    ['blocked', 'refused', 400, 1],
    ['busy', 'too-many-requests', 429, 1],
    ['down', 'broken', 500, 1],
    ['down-page', 'broken', 502, 1],
    ['html', 'broken', 200, 1],
    ['redirect:https://models.example/v1', 'not-allowed', 307, 1],
    ['wrong-types', 'broken', null, 2],
    ['half-json', 'broken', null, 2],
    ['empty', 'broken', null, 1],
    ['no-body', 'broken', null, 1],
    ['cut', 'broken', null, 1],
    ['problem-inside', 'broken', null, 1],
    ['huge', 'too-large', null, 1],
    ['length', 'too-large', null, 1],
    ['refusal', 'refused', null, 1],
    ['content-filter', 'refused', null, 1],
  ] as const)('with the model "%s" as %s', async ([model, reason, status, requests]) => {
    const failure = await failureOf(write(model));
    expect(failure).toMatchObject({ reason, status, retryAfterMs: null });
    expect(failure.usage.requests).toBe(requests);
  });

  test.for([
    ['busy:7', 7000],
    [`busy:${new Date(0).toUTCString()}`, 0],
    ['busy:soon', null],
    ['busy:999999999', 86_400_000],
  ] as const)('and says when to try again: %s', async ([model, retryAfterMs]) => {
    expect(await failureOf(write(model))).toMatchObject({
      reason: 'too-many-requests',
      retryAfterMs,
    });
  });

  test('if the key is wrong', async () => {
    const failure = await failureOf(write('tale', { key: 'another-key' }));
    expect(failure).toMatchObject({ reason: 'wrong-key', status: 401 });
  });

  test('if no server listens', async () => {
    const gone = await startStandIn();
    await gone.stop();
    const models = modelsWith({}, new Set([gone.host]));
    expect(await failureOf(models.write(gone.connection('tale'), task))).toMatchObject({
      reason: 'unreachable',
      status: null,
    });
  });

  test('if the address is none', async () => {
    const failure = await failureOf(write('tale', { baseUrl: 'ftp://models.example' }));
    expect(failure.reason).toBe('unreachable');
  });

  test.for([
    ['slow:60000', { firstTokenMs: 200 }],
    ['stalled', { textMs: 600 }],
  ] as const)('if it takes too long: %s', async ([model, limits]) => {
    const call = modelsWith(limits).write(standIn.connection(model), task);
    expect(await failureOf(call)).toMatchObject({ reason: 'too-slow' });
    await vi.waitFor(() => expect(standIn.requests.at(-1)?.endedEarly).toBe(true));
  });

  test('without a word on the console', async () => {
    const written = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method),
    );
    for (const model of ['wrong-key', 'cut', 'object-only', 'huge', 'wrong-types']) {
      await write(model).catch(() => undefined);
    }
    expect(written.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

test('a cancelled text ends the request at the provider', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const call = modelsWith().write(standIn.connection('stalled'), task, {
    onText: () => controller.abort(new Error('The user has cancelled.')),
    signal,
  });
  await expect(call).rejects.toThrow('The user has cancelled.');
  await vi.waitFor(() => expect(standIn.requests.at(-1)?.endedEarly).toBe(true));
  const requests = await requestsOf(() =>
    expect(modelsWith().write(standIn.connection('tale'), task, { signal })).rejects.toThrow(
      'The user has cancelled.',
    ),
  );
  expect(requests).toEqual([]);
});

describe('an address that is not allowed', () => {
  const none = new Set<string>();
  const portOf = ({ host }: StandIn): string => host.slice(host.indexOf(':') + 1);

  test.for([
    'http://127.0.0.1:PORT',
    'https://127.0.0.1:PORT',
    'https://2130706433:PORT',
    'https://[::1]:PORT',
    'https://[::ffff:127.0.0.1]:PORT',
    'https://169.254.169.254/latest',
    'https://localhost:PORT',
    'http://models.example',
  ])('is refused before anything is sent: %s', async (address) => {
    const baseUrl = address.replace('PORT', portOf(standIn));
    const requests = await requestsOf(async () => {
      const models = modelsWith({}, none);
      const failure = await failureOf(models.write(standIn.connection('tale', { baseUrl }), task));
      expect(failure).toMatchObject({ reason: 'not-allowed', status: null });
    });
    expect(requests).toEqual([]);
  });

  test('is refused for another port of an allowed host', async () => {
    const models = modelsWith({}, new Set([other.host]));
    const failure = await failureOf(models.write(standIn.connection('tale'), task));
    expect(failure.reason).toBe('not-allowed');
  });

  test('is also one of several that a name has, at the moment of the connection', async () => {
    const answers = [['93.184.215.14'], ['93.184.215.14', '127.0.0.1']];
    const asked: string[] = [];
    const { models, close } = createModels({
      allowedHosts: none,
      limits: { firstTokenMs: 300 },
      resolve: (name, callback) => {
        asked.push(name);
        const addresses = answers.at(asked.length - 1) ?? ['10.0.0.1'];
        callback(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        );
      },
    });
    closings.push(close);
    const baseUrl = `https://models.example:${portOf(standIn)}`;
    const call = () => failureOf(models.write(standIn.connection('tale', { baseUrl }), task));
    // The first answer is public, but nothing listens there, or no network leads there.
    expect((await call()).reason).toMatch(/^(?:too-slow|unreachable)$/);
    expect((await call()).reason).toBe('not-allowed');
    expect((await call()).reason).toBe('not-allowed');
    expect(asked).toEqual(['models.example', 'models.example', 'models.example']);
  });
});

describe('Anthropic and Google', () => {
  test.for(['anthropic', 'google'] as const)('%s streams a text', async (provider) => {
    const texts: string[] = [];
    const model = provider === 'anthropic' ? 'claude-sonnet-4-5' : 'gemini-2.5-flash';
    const [request] = await requestsOf(async () => {
      const { value, usage } = await modelsWith().write(
        standIn.connection(model, { provider }),
        task,
        { onText: (text) => texts.push(text) },
      );
      expect(value).toEqual({ title: tale, text: tale });
      expect(usage).toMatchObject({ inputTokens: 40, outputTokens: 20, requests: 1 });
    });
    expect(texts.at(-1)).toBe(tale);
    expect(request?.headers[provider === 'anthropic' ? 'x-api-key' : 'x-goog-api-key']).toBe(key);
    expect(request?.asked).toMatchObject({
      format: provider,
      system: task.system,
      prompt: task.prompt,
      json: 'json_schema',
    });
  });

  test.for([
    ['anthropic', 'claude-busy:3', 'too-many-requests'],
    ['anthropic', 'claude-unknown', 'unknown-model'],
    ['anthropic', 'claude-refusal', 'refused'],
    ['anthropic', 'claude-problem-inside', 'broken'],
    ['anthropic', 'claude-cut', 'broken'],
    ['anthropic', 'claude-length', 'too-large'],
    ['google', 'gemini-busy:3', 'too-many-requests'],
    ['google', 'gemini-unknown', 'unknown-model'],
    ['google', 'gemini-content-filter', 'refused'],
    ['google', 'gemini-problem-inside', 'broken'],
    ['google', 'gemini-cut', 'broken'],
    ['google', 'gemini-length', 'too-large'],
  ] as const)('%s with the model "%s" fails as %s', async ([provider, model, reason]) => {
    expect(await failureOf(write(model, { provider }))).toMatchObject({ reason });
  });

  test.for(['anthropic', 'google'] as const)(
    '%s gets our key and address, and not those of variables that the library knows',
    async (provider) => {
      vi.stubEnv('ANTHROPIC_API_KEY', 'from-the-environment');
      vi.stubEnv('ANTHROPIC_BASE_URL', other.url);
      vi.stubEnv('GOOGLE_GENERATIVE_AI_API_KEY', 'from-the-environment');
      const failure = await failureOf(write('claude-sonnet-4-5', { provider, key: null }));
      vi.unstubAllEnvs();
      expect(failure.reason).toBe('wrong-key');
      expect(JSON.stringify(standIn.requests.at(-1)?.headers)).not.toContain('environment');
      expect(other.requests).toEqual([]);
    },
  );
});

describe('a picture', () => {
  test.for([
    ['gpt-image-1', '1536x1024', undefined],
    ['dall-e-3', '1792x1024', 'b64_json'],
    ['flux', '1024x576', 'b64_json'],
  ] as const)('of the model %s has the size %s', async ([model, size, format]) => {
    const [request] = await requestsOf(async () => {
      const { bytes, usage } = await paint(model);
      const { width, height } = await sharp(bytes).metadata();
      expect(`${width}x${height}`).toBe(size);
      expect(usage.requests).toBe(1);
    });
    expect(request?.path).toBe('/v1/images/generations');
    expect(request?.body).toEqual({
      model,
      prompt: sky.prompt,
      n: 1,
      size,
      ...(format && { response_format: format }),
    });
  });

  test('of Google has a ratio', async () => {
    const [request] = await requestsOf(async () => {
      const { bytes } = await paint('gemini-2.5-flash-image', { provider: 'google' });
      expect((await sharp(bytes).metadata()).format).toBe('png');
    });
    expect(request?.asked).toMatchObject({ isPicture: true, size: '16:9', prompt: sky.prompt });
  });

  test('can be at an address of the same host', async () => {
    const requests = await requestsOf(async () => {
      const { bytes } = await paint('by-address');
      expect((await sharp(bytes).metadata()).format).toBe('png');
    });
    expect(requests.map(({ path }) => path)).toEqual(['/v1/images/generations', '/picture.png']);
  });

  test.for(['http://HOST/picture.png', 'https://pictures.example/picture.png'])(
    'is not fetched from another host: %s',
    async (address) => {
      const url = address.replace('HOST', other.host);
      const models = modelsWith({}, new Set([standIn.host, other.host]));
      const call = models.paint(standIn.connection(`by-address:${url}`), sky);
      expect(await failureOf(call)).toMatchObject({ reason: 'not-allowed' });
      expect(other.requests).toEqual([]);
    },
  );

  test.for([
    ['noise', 'broken'],
    ['none', 'refused'],
    ['blocked', 'refused'],
    ['large', 'too-large'],
    ['html', 'broken'],
    ['down', 'broken'],
    ['wrong-key', 'wrong-key'],
    ['unknown', 'unknown-model'],
    ['busy:3', 'too-many-requests'],
    ['redirect:https://models.example/v1', 'not-allowed'],
  ] as const)('fails with the model "%s" as %s', async ([model, reason]) => {
    expect(await failureOf(paint(model))).toMatchObject({ reason });
  });

  test.for([
    ['google', 'gemini-none', 'refused'],
    ['google', 'imagen-4', 'unknown-model'],
    ['anthropic', 'claude-sonnet-4-5', 'unknown-model'],
  ] as const)('of %s with the model "%s" fails as %s', async ([provider, model, reason]) => {
    expect(await failureOf(paint(model, { provider }))).toMatchObject({ reason });
  });
});
