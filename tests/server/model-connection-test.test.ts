import { expect, test } from 'vitest';
import { describeBoth } from '#tests/support/describe-both.ts';
import { body, key, modelAdministration, save, testOf } from './model-administration.ts';

const { standIn, other, connection, serversOn } = await modelAdministration();

describeBoth('the test of a connection', (open) => {
  const start = serversOn(open);

  test.for([
    ['wrong-key', 'The provider does not accept the key'],
    ['unknown', 'The provider does not know the model "unknown"'],
    ['rejected', 'The provider has rejected the request.'],
    ['busy', 'The provider has too many requests'],
    ['down', 'The provider has failed'],
    ['html', 'The provider has failed'],
    ['huge', 'The answer of the provider is too long.'],
    ['refusal', 'The model has refused'],
    ['redirect:https://models.example/v1', 'leads to another address, at models.example:443,'],
    ['redirect:http://10.0.0.1/v1', 'add 10.0.0.1:80 to MODEL_PRIVATE_HOSTS'],
    ['redirect:https://[::1]:8080/v1', 'add [::1]:8080 to MODEL_PRIVATE_HOSTS'],
  ] as const)('a test of the model %s says: %s', async ([model, sentence]) => {
    const { odo } = await start();
    const answer = body(await testOf(odo, 'text', connection(model)));
    expect(answer).toMatchObject({ isWorking: false, sample: null });
    expect(answer.detail).toContain(sentence);
  });

  test('a provider that cannot be reached is named', async () => {
    const closed = 'http://127.0.0.1:9/v1';
    const { odo } = await start({ modelPrivateHosts: new Set(['127.0.0.1:9']) });
    const answer = body(await testOf(odo, 'text', connection('a-model', { baseUrl: closed })));
    expect(answer.detail).toContain('cannot be reached at 127.0.0.1:9.');
  });

  test('a provider whose address in the environment has no scheme is named', async () => {
    const text = {
      provider: 'openai-compatible',
      baseUrl: 'localhost:9',
      model: 'a',
      key,
    } as const;
    const { odo } = await start({
      models: { text, image: null },
      modelPrivateHosts: new Set(['localhost:9']),
    });
    const answer = body(await testOf(odo, 'text'));
    expect(answer.detail).toContain('cannot be reached at localhost:9.');
  });

  test('of a name with a private address, the name is what has to be allowed', async () => {
    const { odo } = await start();
    const port = standIn.host.replace(/^.*:/, '');
    const named = connection('a-model', { baseUrl: `https://localhost:${port}/v1` });
    expect(body(await testOf(odo, 'text', named)).detail).toBe(
      `The address is in a private network. To allow it, add localhost:${port} to MODEL_PRIVATE_HOSTS in the environment of the server, and start the server again.`,
    );
  });

  test('a picture on another host is named, and no permission is suggested', async () => {
    const { odo } = await start();
    const elsewhere = (address: string) =>
      testOf(odo, 'image', connection(`by-address:${address}`));
    for (const [address, host] of [
      [`http://${other.host}/picture.png`, other.host],
      ['https://pictures.example/picture.png', 'pictures.example:443'],
      [`${standIn.url}/moved/${encodeURIComponent(`${other.url}/picture.png`)}`, other.host],
    ] as const) {
      const { detail } = body(await elsewhere(address));
      expect(detail).toContain(`its picture is at ${host},`);
      expect(detail).not.toContain('MODEL_PRIVATE_HOSTS');
    }
  });

  test('a private address can be saved, and the test says what allows it', async () => {
    const { odo } = await start({ modelPrivateHosts: new Set() });
    const { length } = standIn.requests;
    expect((await save(odo, { text: connection() })).status).toBe(200);
    const answer = body(await testOf(odo, 'text'));
    expect(answer.isWorking).toBe(false);
    expect(answer.detail).toContain(`add ${standIn.host} to MODEL_PRIVATE_HOSTS`);
    expect(standIn.requests).toHaveLength(length);
  });

  test('a test of an image model paints a small picture', async () => {
    const { odo } = await start();
    const painted = body(await testOf(odo, 'image', connection('gpt-image-a')));
    expect(painted).toMatchObject({ isWorking: true, sample: null });
    for (const [model, sentence] of [
      ['none', 'The model has refused'],
      ['noise', 'The provider has failed'],
      ['half', 'its picture cannot be read'],
    ] as const) {
      const failed = body(await testOf(odo, 'image', connection(model)));
      expect(failed).toMatchObject({ isWorking: false, sample: null });
      expect(failed.detail).toContain(sentence);
    }
  });
});
