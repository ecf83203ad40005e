import { createMockBackend } from './core/backend.ts';
import { people } from './fixtures/people.ts';
import { createMockServer } from './http-server.ts';

const { env } = process;
const host = env['HOST'] ?? '127.0.0.1';
const port = Number(env['PORT'] ?? 4010);
const appUrl = env['APP_URL'];

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write(`PORT must be a number from 0 to 65535, not "${env['PORT'] ?? ''}".\n`);
  process.exit(1);
}

const say = (text: string) => {
  process.stdout.write(`${text}\n`);
};

const backend = createMockBackend({
  ...(appUrl === undefined ? {} : { appUrl }),
  onMail: ({ to, subject, link }) => say(`Mail to ${to}: ${subject}\n  ${link}`),
});

const server = createMockServer(backend, (error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=4011 npm run mock`
      : error.message;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});

server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  const lines = Object.values(people).map(
    ({ name, email, password, groups }) =>
      `  ${name.padEnd(6)} ${email.padEnd(18)} ${password}${groups.length > 0 ? '  (admin)' : ''}`,
  );
  say(`The mock API is at http://${host}:${actual}`);
  say(`Sign in as one of:\n${lines.join('\n')}`);
  // Cookies belong to a host name: one set by 127.0.0.1 is not sent from a page on localhost.
  say(`Open the app under the same host name: http://${host}:…`);
  say(`Mails, state, scenarios: http://${host}:${actual}/__mock/mails /state /scenario`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
