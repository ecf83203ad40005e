import { expect, test } from 'vitest';
import { createLog, type LogLevel, type LogStyle } from './log.ts';

function collect(style: LogStyle, least: LogLevel = 'info') {
  const lines: string[] = [];
  const log = createLog(style, (line) => lines.push(line), { clock: () => 0, least });
  return { log, lines };
}

test('an event is one line of JSON, even with line breaks in its fields', () => {
  const { log, lines } = collect('json');
  log.warn('Refused.', { path: '/x\r\n{"level":"error"}\u001b[31m' });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'warn',
    message: 'Refused.',
    path: '/x\r\n{"level":"error"}\u001b[31m',
  });
});

test('each line has the time at which it is written', () => {
  const times = [0, 1000, 1000, 500];
  const written: unknown[] = [];
  const log = createLog('json', (line) => written.push(JSON.parse(line)), {
    clock: () => times[written.length] ?? 0,
  });
  for (const _ of times) log.info('It is time.');
  expect(written).toMatchObject(times.map((time) => ({ time: new Date(time).toISOString() })));
});

test('a line for people contains spaces instead of control characters', () => {
  const { log, lines } = collect('human');
  log.error('A request\nfailed.', { path: '/x\r\ny\u001b[31m' });
  expect(lines).toEqual(['error: A request failed. path=/x  y [31m\n']);
});

test.for(['json', 'human'] as const)(
  'writes no values of secret fields in the style %s',
  (style) => {
    const { log, lines } = collect(style);
    const secret = 'owlbear';
    log.info('Signing in.', {
      password: secret,
      headers: { cookie: secret, authorization: secret },
      csrfToken: secret,
      connection: { key: secret, apiKey: secret },
      sessionHash: secret,
    });
    expect(lines.join('')).toContain('Signing in.');
    expect(lines.join('')).not.toContain(secret);
  },
);

test.for(['json', 'human'] as const)('writes no mail address in the style %s', (style) => {
  const { log, lines } = collect(style);
  const address = 'three.torches+rope@example.com';
  const cause = new Error(`Key (email_norm)=(${address}) already exists.`);
  log.warn(`A mail to ${address} failed.`, {
    reason: `RCPT TO failed: 450 4.2.1 <${address}> try later`,
    nested: { to: [address] },
    error: new Error(`Refused: ${address}`, { cause }),
  });
  expect(lines.join('')).toContain('450 4.2.1 <[address not logged]> try later');
  expect(lines.join('')).not.toContain('example.com');
});

test('writes records only in the JSON style', () => {
  const [machine, person] = [collect('json'), collect('human')];
  for (const { log } of [machine, person]) log.record('A sign-in failed.', { ip: '203.0.113.7' });
  expect(machine.lines).toHaveLength(1);
  expect(JSON.parse(machine.lines[0] ?? '')).toMatchObject({ level: 'info' });
  expect(person.lines).toEqual([]);
});

test.for([
  ['error', ['error']],
  ['warn', ['warn', 'error']],
  ['info', ['info', 'warn', 'error', 'info']],
] as const)('writes the level %s and more important ones', ([least, levels]) => {
  const { log, lines } = collect('json', least);
  log.info('Ready.');
  log.warn('The disk is almost full.');
  log.error('The disk is full.');
  log.record('A request was answered.');
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(levels);
});

test('writes an error with its stack and its cause', () => {
  const { log, lines } = collect('json');
  log.error('Failed.', { error: new Error('outer', { cause: new Error('inner') }) });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    error: { message: 'outer', cause: { message: 'inner' } },
  });
  expect(lines[0]).toMatch(/"stack":"Error: outer.*log\.test/);
});
