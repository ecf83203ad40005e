import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { failureOf, harbour, modelCalls, sky } from './model-calls.ts';

const { standIn, other, modelsWith, paint, requestsOf } = await modelCalls();

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
      prompt: harbour,
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
    expect(request?.asked).toMatchObject({ isPicture: true, size: '16:9', prompt: harbour });
  });

  /** A prompt that uses all the room it gets. */
  const longPrompt = { ...sky, promptOf: (longest: number) => 'x'.repeat(longest) };
  const lengthsFor = async (model: string, task = longPrompt): Promise<(number | undefined)[]> => {
    const requests = await requestsOf(() => modelsWith().paint(standIn.connection(model), task));
    return requests.map(({ asked }) => asked?.prompt.length);
  };

  test('of dall-e-2 has a prompt of at most 1,000 characters, of others 4,000', async () => {
    expect(await lengthsFor('dall-e-2')).toEqual([1000]);
    expect(await lengthsFor('flux')).toEqual([4000]);
  });

  test.for(['longest:1500', 'longest-by-code:1500'])(
    'of a model that finds the prompt too long is asked for once more: %s',
    async (model) => {
      expect(await lengthsFor(model)).toEqual([4000, 1000]);
    },
  );

  test('is not asked for again and again', async () => {
    const requests = await requestsOf(async () => {
      const call = modelsWith().paint(standIn.connection('longest:500'), longPrompt);
      expect(await failureOf(call)).toMatchObject({ reason: 'rejected', usage: { requests: 2 } });
    });
    expect(requests).toHaveLength(2);
  });

  test('is not asked for if its prompt cannot be short enough', async () => {
    const requests = await requestsOf(async () => {
      const call = modelsWith().paint(standIn.connection('flux'), { ...sky, promptOf: () => null });
      expect(await failureOf(call)).toMatchObject({ reason: 'rejected' });
    });
    expect(requests).toEqual([]);
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
    ['data:image/svg+xml,%3Csvg/%3E', 'broken'],
    ['data:text/html,%3Cb%3E', 'broken'],
    ['file:///etc/hostname', 'broken'],
    ['https://2130706433/picture.png', 'not-allowed'],
  ] as const)('is not read from %s', async ([address, reason]) => {
    expect(await failureOf(paint(`by-address:${address}`))).toMatchObject({ reason });
  });

  test('at something that is no address is an answer that cannot be used', async () => {
    expect(await failureOf(paint('by-address:/picture.png'))).toMatchObject({ reason: 'broken' });
  });

  test.for([
    ['noise', 'broken'],
    ['svg', 'broken'],
    ['page', 'broken'],
    ['bomb', 'too-large'],
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
