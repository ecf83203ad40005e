import { createModels } from '#server/models/create-models.ts';
import { startStandIn, type StandIn } from '#tests/support/stand-in-provider.ts';
import type { WriteTask } from '#backend/ports.ts';
import { fixed, median, percentile } from './support/numbers.ts';
import { printMachine, printResult } from './support/report.ts';

const rounds = Number(process.argv[2] ?? 200);

const task: WriteTask = {
  system: 'You write for a game master.',
  // The facts of an adventure have about this length.
  prompt: 'Ilse owes the harbour master a silver whistle. '.repeat(80),
  schema: {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  },
  maxOutputTokens: 2000,
};

/** Milliseconds until the first word of the answer, which is then read to its end. */
async function bareFetch({ url }: StandIn): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'tale',
      stream: true,
      messages: [
        { role: 'system', content: task.system },
        { role: 'user', content: task.prompt },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'response', strict: true, schema: task.schema },
      },
    }),
  });
  const decoder = new TextDecoder();
  let first: number | undefined;
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (/"content":"[^"]/.test(text)) first ??= performance.now() - start;
  }
  if (first === undefined) throw new Error('The stand-in has sent no text.');
  return first;
}

async function product(
  { models }: ReturnType<typeof createModels>,
  standIn: StandIn,
): Promise<number> {
  const start = performance.now();
  let first: number | undefined;
  await models.write(standIn.connection('tale'), task, {
    onText: () => (first ??= performance.now() - start),
  });
  if (first === undefined) throw new Error('The model has written no text.');
  return first;
}

printMachine();
const standIn = await startStandIn({ text: 'The bell of Vell rings at noon. '.repeat(60) });
const models = createModels({ allowedHosts: new Set([standIn.host]) });
try {
  const bare: number[] = [];
  const own: number[] = [];
  const firstCall = await product(models, standIn);
  for (let round = 0; round < rounds + 10; round += 1) {
    const times = [await bareFetch(standIn), await product(models, standIn)] as const;
    // The first rounds compile the code.
    if (round < 10) continue;
    bare.push(times[0]);
    own.push(times[1]);
  }
  const share = (of: (values: readonly number[]) => number): string =>
    `${fixed(of(own) - of(bare))} ms (fetch ${fixed(of(bare))} ms, product ${fixed(of(own))} ms)`;
  const p95 = (values: readonly number[]): number => percentile(values, 0.95);
  printResult('our share of the time to the first token, median', share(median), '≤ 30 ms');
  printResult('our share of the time to the first token, p95', share(p95), '≤ 30 ms');
  printResult(
    'the first call of a process, which loads the packages',
    `${fixed(firstCall)} ms`,
    'none',
  );
} finally {
  await models.close();
  await standIn.stop();
}
