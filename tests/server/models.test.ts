import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { failureOf, key, modelCalls, tale, task } from './model-calls.ts';
import type { ModelUsage } from '#backend/ports.ts';
import { startStandIn } from '#tests/support/stand-in-provider.ts';

const { standIn, other, modelsWith, write, requestsOf } = await modelCalls();

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

test('a text comes back as the model has written it, whatever is in it', async () => {
  const prompt = 'She says: "</think>" ``` {"text": 1}],\n\t\\u0041 😀 <img src=x onerror=y>';
  standIn.answer = (asked) => ({ title: 'Hostile', text: asked.prompt });
  onTestFinished(() => void (standIn.answer = tale));
  const texts: string[] = [];
  const { value } = await modelsWith().write(
    standIn.connection('thinking'),
    { ...task, prompt },
    { onText: (text) => texts.push(text) },
  );
  expect(value).toEqual({ title: 'Hostile', text: prompt });
  expect(texts.at(-1)).toBe(prompt);
});

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

describe('a stream is read', () => {
  const answer = { title: 'The “bell”', text: 'Ilse’s bell — 鐘 — rings: 🔔 “noon”.' };
  const read = async (model: string, provider?: 'anthropic' | 'google') => {
    standIn.answer = () => answer;
    onTestFinished(() => void (standIn.answer = tale));
    const texts: string[] = [];
    const connection = standIn.connection(model, provider && { provider });
    const { value } = await modelsWith().write(connection, task, {
      onText: (text) => texts.push(text),
    });
    return { value, last: texts.at(-1), isWhole: texts.every((text) => text.isWellFormed()) };
  };
  const whole = { value: answer, last: answer.text, isWhole: true };

  test.for(['crlf', 'comments', 'split-characters', 'long-line'])('if it has %s', async (model) => {
    expect(await read(model)).toEqual(whole);
    expect(await read(`claude-${model}`, 'anthropic')).toEqual(whole);
    expect(await read(`gemini-${model}`, 'google')).toEqual(whole);
  });

  test('with the last one of two properties of the same name', async () => {
    expect(await read('written-twice')).toEqual(whole);
  });
});

describe('an error inside of a success', () => {
  test.for([
    ['401', 'wrong-key'],
    ['invalid_api_key', 'wrong-key'],
    ['429', 'too-many-requests'],
    ['rate_limit_exceeded', 'too-many-requests'],
    ['model_not_found', 'unknown-model'],
    ['content_filter', 'refused'],
    ['502', 'broken'],
    ['surprise', 'broken'],
  ] as const)('with the code %s fails as %s', async ([code, reason]) => {
    const failure = await failureOf(write(`error-inside:${code}`));
    expect(failure).toMatchObject({ reason, usage: { requests: 1 } });
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
    ['reset', 'unreachable', null, 1],
    ['problem-inside', 'broken', null, 1],
    ['huge', 'too-large', null, 1],
    ['length', 'too-large', null, 1],
    ['refusal', 'refused', null, 1],
    ['refusal-inside', 'refused', null, 1],
    ['content-filter', 'refused', null, 1],
    ['cut-in-character', 'broken', null, 1],
    ['end-in-character', 'broken', null, 1],
    ['too-short', 'broken', null, 1],
    ['too-long', 'unreachable', null, 1],
    ['bomb', 'too-large', null, 1],
    ['down-bomb', 'broken', 500, 1],
    ['prototype', 'broken', null, 2],
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
    [`busy:${'9'.repeat(400)}`, 86_400_000],
    ['busy:-5', null],
    ['busy:2026', 2_026_000],
    ['busy:1e9', null],
    ['busy:Thu, 01 Jan 1970 00:00:07 GMT', 0],
    ['busy:Thu, 01 Jan 9999 00:00:00 GMT', 86_400_000],
    ['busy:Thu, 41 Jan 9999', null],
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

  test('if the address is not a web address', async () => {
    const failure = await failureOf(write('tale', { baseUrl: 'ftp://models.example' }));
    expect(failure.reason).toBe('unreachable');
  });

  test.for([
    ['slow:60000', { firstTokenMs: 200 }],
    ['stalled', { textMs: 600 }],
    ['stalled', { idleMs: 400 }],
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

test('a stream that is slow is read to its end while its tokens keep coming', async () => {
  const models = modelsWith({ idleMs: 400 });
  const { usage } = await models.write(standIn.connection('paced:100'), task);
  expect(usage).toMatchObject({ inputTokens: 40, outputTokens: 20 });
});

/** Whether both numbers are a little higher than a fourth of the characters of the known texts. */
const isEstimate = ({ inputTokens, outputTokens }: ModelUsage): boolean =>
  inputTokens > task.prompt.length / 4 &&
  inputTokens < 400 &&
  outputTokens > 3 &&
  outputTokens < 40;

test.for(['cut', 'problem-inside'])(
  'a text without an end has an estimate of its tokens: %s',
  async (model) => expect(isEstimate((await failureOf(write(model))).usage)).toBe(true),
);

test('a cancelled text has an estimate of its tokens', async () => {
  const controller = new AbortController();
  const used: ModelUsage[] = [];
  const call = modelsWith().write(standIn.connection('stalled'), task, {
    onText: () => controller.abort(new Error('The user has cancelled.')),
    onCancelled: (usage) => used.push(usage),
    signal: controller.signal,
  });
  await expect(call).rejects.toThrow('The user has cancelled.');
  expect(used.map(isEstimate)).toEqual([true]);
});

test.for(['down', 'wrong-key', 'busy'])('a refused text has used nothing: %s', async (model) => {
  const { usage } = await failureOf(write(model));
  expect(usage).toMatchObject({ inputTokens: 0, outputTokens: 0 });
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
