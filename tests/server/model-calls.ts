import { afterAll, expect, onTestFinished } from 'vitest';
import { ModelFailure, type ModelConnection, type Models, type WriteTask } from '#backend/ports.ts';
import { createModels, type ModelLimits } from '#server/models/create-models.ts';
import type { Resolve } from '#server/models/network.ts';
import { startStandIn } from '#tests/support/stand-in-provider.ts';

export const key = 'key-of-the-lantern-keeper';
export const tale = 'The bell of Vell rings at noon, and no one pulls its rope.';

export const task: WriteTask = {
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
export const harbour = 'A harbour at night';
export const sky = { promptOf: () => harbour, width: 1024, height: 576 };

/** Two providers for the tests of a file, and what the tests do with the first one. The second one is never asked. */
export async function modelCalls() {
  const [standIn, other] = await Promise.all([startStandIn({ key }), startStandIn()]);
  afterAll(() => Promise.all([standIn.stop(), other.stop()]));
  standIn.answer = tale;

  /** Models of a server that allows the first provider. They are closed after the test. */
  function modelsWith(
    limits: Partial<ModelLimits> = {},
    allowedHosts = new Set([standIn.host]),
    resolve?: Resolve,
  ): Models {
    const { models, close } = createModels({ allowedHosts, limits, ...(resolve && { resolve }) });
    onTestFinished(close);
    return models;
  }

  return {
    standIn,
    other,
    modelsWith,
    write: (model: string, overrides?: Partial<ModelConnection>) =>
      modelsWith().write(standIn.connection(model, overrides), task),
    paint: (model: string, overrides?: Partial<ModelConnection>) =>
      modelsWith().paint(standIn.connection(model, overrides), sky),
    /** The requests that the first provider gets meanwhile. */
    async requestsOf(work: () => Promise<unknown>) {
      const { length } = standIn.requests;
      await work();
      return standIn.requests.slice(length);
    },
  };
}

/** The failure of a call, which contains no secret. */
export async function failureOf(call: Promise<unknown>): Promise<ModelFailure> {
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
