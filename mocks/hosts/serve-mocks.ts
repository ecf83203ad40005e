import { isUsableTime } from '#mocks/clock.ts';
import { createMocks } from '#mocks/create-mocks.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { readSeed } from '#mocks/engines/node-database-image.ts';
import { people } from '#mocks/fixtures/people.ts';
import { readSize } from './read-size.ts';
import { createMockServer, LoopbackOrigins } from './http.ts';

const { env } = process;
const host = env['HOST'] ?? '127.0.0.1';
const port = Number(env['PORT'] ?? 4010);
const fixedTime = env['CLOCK'] === undefined ? null : Date.parse(env['CLOCK']);

const logLine = (text: string) => void process.stdout.write(`${text}\n`);

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** Runs the mocks over HTTP with the settings in the environment, until a signal ends them. */
export async function serveMocks(readDatabaseImage: () => Promise<Uint8Array>): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    refuse(`PORT must be a number from 0 to 65535, not "${env['PORT'] ?? ''}".`);
  }
  if (fixedTime !== null && !isUsableTime(fixedTime)) {
    refuse(
      `CLOCK must be a time such as 2026-11-21T12:00:00Z, years 2000 to 2999, not "${env['CLOCK'] ?? ''}".`,
    );
  }

  const mocks = createMocks({
    open: openNodeEngine,
    databaseImage: await readDatabaseImage(),
    readSeed,
    readSize,
    seed: env['SEED'],
    clock: fixedTime === null ? undefined : () => fixedTime,
    publicUrl: env['APP_URL'] ?? 'http://127.0.0.1:5173',
    allowedOrigins: new LoopbackOrigins(),
    onMail: ({ to, subject, link }) => logLine(`Mail to ${to}: ${subject}\n  ${link}`),
    onError: (error) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    },
  });

  const server = createMockServer(mocks);

  server.on('error', (error: NodeJS.ErrnoException) => {
    refuse(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=4011 npm run mock`
        : error.message,
    );
  });

  server.listen(port, host, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address !== null ? address.port : port;
    const lines = Object.values(people).map(
      ({ name, email, password, groups }) =>
        `  ${name.padEnd(6)} ${email.padEnd(18)} ${password}${groups.length > 0 ? '  (admin)' : ''}`,
    );
    logLine(`The mock API is at http://${host}:${actual}`);
    logLine(`Sign in as one of:\n${lines.join('\n')}`);
    // Prints the address of the app, because its host name matters: a page on localhost does not send a
    // cookie that 127.0.0.1 has set.
    logLine(
      `Links in mails lead to ${mocks.config.publicUrl}; set APP_URL if the app is elsewhere.`,
    );
    logLine(`Mails, state, scenarios: http://${host}:${actual}/__mock/mails /state /scenario`);
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
}
