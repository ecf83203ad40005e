import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { failureOf, modelCalls, sky } from './model-calls.ts';

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
