import { runAdmin } from './run-admin.ts';

// A database that is migrated here must stay readable only for its user, as in server/main.ts.
process.umask(0o077);

const { code, output, problem } = await runAdmin(process.argv.slice(2), process.env);
process.stdout.write(output);
if (problem !== undefined) process.stderr.write(`${problem}\n`);
process.exitCode = code;
