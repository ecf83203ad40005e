import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from '../finding.ts';
import type { FaultName } from '../matrix/faults.ts';
import { startShelf } from '../matrix/start-shelf.ts';
import { runProgram } from '../program.ts';
import { compareCommand } from './command.ts';
import { lampContract, startLamps } from './testing/lamps.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function compare(...args: readonly string[]) {
  const [out, errors]: [string[], string[]] = [[], []];
  const report = join(folder, 'report.json');
  const code = await runProgram([compareCommand], ['compare', ...args, `--report=json=${report}`], {
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
  });
  const findings = (): readonly Finding[] =>
    (JSON.parse(readFileSync(report, 'utf8')) as { findings: Finding[] }).findings;
  return { code, findings, out: out.join('\n'), error: errors.join('\n') };
}

const matrix = join(import.meta.dirname, '../matrix');
const shelfArguments = [
  `--contract=${join(matrix, 'shelf.yaml')}`,
  `--config=${join(matrix, 'shelf.config.yaml')}`,
  '--request-timeout=1000',
];

async function compareShelves(
  fault: FaultName | null,
  otherFault: FaultName | null,
  ...args: readonly string[]
) {
  const [a, b] = [await startShelf(fault), await startShelf(otherFault)];
  try {
    return await compare(`--a=${a.url}`, `--b=${b.url}`, ...shelfArguments, ...args);
  } finally {
    await a.stop();
    await b.stop();
  }
}

/** Each changes the form of a response in another way. Others change values, or what only `conform` asks for. */
const chosen = {
  'create answers 200': 'status_differs',
  'missing ETag of a book': 'headers_differ',
  'session cookie without HttpOnly': 'headers_differ',
  'note missing in a book': 'fields_differ',
  'further property in the list': 'fields_differ',
  'pages as text': 'types_differ',
  'null title in the list': 'types_differ',
  'genre outside of the enum': 'values_differ',
  'problem as text': 'types_differ',
  'list as an array': 'types_differ',
  'broken JSON of the report': 'types_differ',
  'book as text/html': 'content_type_differs',
  'content type with 204': 'content_type_differs',
  'create is not stored': 'status_differs',
  'create drops the note': 'types_differ',
  'update ignores If-Match': 'status_differs',
  'delete does nothing': 'status_differs',
  'cursor of the last page fails': 'status_differs',
  'bulk drops a result': 'fields_differ',
  'empty title is accepted': 'status_differs',
  'largest pages are refused': 'status_differs',
  'never answers one request': 'response_differs',
} as const satisfies Partial<Readonly<Record<FaultName, string>>>;

describe('compare of two backends of one contract', () => {
  it.each([1, 2, 3])('finds nothing with the seed %i if both are correct', async (seed) => {
    const { code, findings, out } = await compareShelves(null, null, `--seed=${seed}`);
    expect(findings()).toEqual([]);
    expect(out).toMatch(/^\d{2,} requests compared, with the seed/m);
    expect(code).toBe(0);
  });

  it.each(Object.entries(chosen))('finds: %s', async (fault, rule) => {
    // The table has no other keys.
    const { code, findings } = await compareShelves(null, fault as FaultName, '--max-findings=3');
    expect(findings().map((found) => found.rule)).toContain(rule);
    expect(code).toBe(1);
  });
});

const roleWith = (token: string): string =>
  `roles: { guest: { headers: { Authorization: 'Bearer ${token}' } } }`;

type LampOptions = Parameters<typeof startLamps>[0];

/** Compares two backends of the lamp contract that have other ids, cursors, versions and tokens. */
async function compareLamps(
  one: Partial<LampOptions>,
  other: Partial<LampOptions>,
  ...args: readonly string[]
) {
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const [a, b] = [
    await startLamps({ mark: 'aaaaaaaa', ...one }),
    await startLamps({ mark: 'bbbbbbbb', firstVersion: 40, ...other }),
  ];
  try {
    return await compare(
      `--a=${a.url}`,
      `--b=${b.url}`,
      `--contract=${write('lamps.json', JSON.stringify(lampContract))}`,
      `--config-a=${write('a.yaml', roleWith('aaaaaaaa'))}`,
      `--config-b=${write('b.yaml', roleWith('bbbbbbbb'))}`,
      ...args,
    );
  } finally {
    a.stop();
    b.stop();
  }
}

describe('compare of two backends with data of their own', () => {
  it('finds nothing if only ids, cursors, versions and tokens differ', async () => {
    const { code, findings, out } = await compareLamps({}, {});
    expect(findings()).toEqual([]);
    expect(out).not.toContain('sent to a alone');
    expect(code).toBe(0);
  });

  it('takes other data for no difference, and sends what only one has to that one', async () => {
    const { code, findings, out } = await compareLamps(
      { notes: ['red', null, 'blue', null, 'green', null] },
      { notes: [null] },
    );
    expect(findings()).toEqual([]);
    expect(out).toContain('sent to a alone');
    expect(code).toBe(0);
  });

  it('names a field that only one has in what the run has created', async () => {
    const { code, findings } = await compareLamps(
      {},
      {
        change: (answer, method) =>
          method === 'POST' && answer.status === 201
            ? { ...answer, body: { ...(answer.body as object), colour: 'red' } }
            : answer,
      },
    );
    expect(findings()).toMatchObject([
      {
        rule: 'fields_differ',
        operation: 'POST /lamps',
        message: 'b has the field /colour, and a lacks it.',
        seed: 1,
      },
    ]);
    expect(code).toBe(1);
  });

  it('only warns of statuses of a record on which perhaps only one backend still works', async () => {
    const { code, findings } = await compareLamps(
      {},
      {
        change: (answer, method) => {
          if (method === 'POST' && answer.status === 201) {
            return { ...answer, body: { ...(answer.body as object), note: 'Ready.' } };
          }
          return method === 'PUT' && answer.status === 200 ? { status: 409, body: {} } : answer;
        },
      },
      '--phases=stateful',
    );
    expect(findings().map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', 'At /note a has null, and b has string.'],
      ['warning', 'a answers 200, and b answers 409.'],
    ]);
    expect(findings().at(-1)?.fix).toContain('perhaps because one backend still works on it');
    expect(code).toBe(0);
  });

  it('shows a line for curl for each backend, without their tokens', async () => {
    const { findings } = await compareLamps(
      {},
      { change: (answer) => (answer.status === 204 ? { status: 200, body: {} } : answer) },
    );
    const [found] = findings();
    expect(found?.message).toBe('a answers 204, and b answers 200.');
    expect(found?.exchanges.map(({ curl }) => curl.includes('"$AUTHORIZATION"'))).toEqual([
      true,
      true,
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Bearer (?:aaaaaaaa|bbbbbbbb)/);
  });

  it('only reads with --safe', async () => {
    const methods = new Set<string>();
    const change: LampOptions['change'] = (answer, method) => {
      methods.add(method);
      return answer;
    };
    await compareLamps({ change }, { change }, '--safe');
    expect(methods).toEqual(new Set(['GET']));
  });

  it('names bodies that are too long to be compared', async () => {
    const long: Partial<LampOptions> = {
      change: (answer, method) =>
        method === 'GET' ? { ...answer, body: 'x'.repeat(6_000_000) } : answer,
    };
    const phases = '--phases=examples';
    const one = await compareLamps({}, long, phases);
    expect(one.out).toContain('The body of b is longer than 5000000 bytes, and that of a is not.');
    expect(one.code).toBe(1);
    const both = await compareLamps(long, long, phases);
    expect(both.out).toMatch(/^warning response_differs/m);
    expect(both.out).toContain('Both bodies are longer than 5000000 bytes');
  });

  it('makes the same requests with the same seed', async () => {
    const run = async (seed: number): Promise<string[]> => {
      const sent: string[] = [];
      await compareLamps(
        {
          change: (answer, method) => {
            sent.push(`${method} ${JSON.stringify(answer)}`);
            return answer;
          },
        },
        {},
        `--seed=${seed}`,
        '--phases=examples,stateful,boundaries',
      );
      return sent;
    };
    const first = await run(3);
    expect(await run(3)).toEqual(first);
    expect(await run(4)).not.toEqual(first);
  });

  it('ends with 2 if a backend is down, falls silent, or has other roles', async () => {
    const down = await compareLamps({}, {}, '--b=http://127.0.0.1:1');
    expect(down.code).toBe(2);
    expect(down.error).toMatch(
      /^contract compare could not run. The backend at .* does not answer/,
    );
    let answered = 0;
    const silent = await compareLamps(
      {},
      {
        change: (answer) => {
          answered += 1;
          return answered > 6 ? null : answer;
        },
      },
      '--request-timeout=400',
    );
    expect(silent.code).toBe(2);
    expect(silent.error).toContain('gave no response 5 times');
    const roles = join(folder, 'other.yaml');
    writeFileSync(roles, roleWith('bbbbbbbb').replace('guest', 'host'));
    const other = await compareLamps({}, {}, `--config-b=${roles}`);
    expect(other.code).toBe(2);
    expect(other.error).toContain('The configuration of b has no role "guest".');
  });

  it.each([
    [['--b', 'http://127.0.0.1:1'], 'It needs --a, the address of the backend.'],
    [['--a', 'x', '--b', 'y'], '--a x is not an address'],
    [['--a', 'http://a', '--b', 'http://b', '--phases', 'security'], '--phases knows examples'],
  ])('ends with 2 for the options %j', async (args, sentence) => {
    const { code, error } = await compare(...args);
    expect(code).toBe(2);
    expect(error).toContain(sentence);
    expect(error).not.toContain('\n');
  });
});
