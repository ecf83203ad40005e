#!/usr/bin/env node
// `npm run contract -- <command>`, or the bin `questwright-contract` of the package.
import type { Command } from './command.ts';
import { ownFault, reportFailure, runProgram, type Console } from './program.ts';

/** Only the command that runs is loaded: together they import most packages of the toolkit. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  lint: async () => (await import('./lint/command.ts')).lintCommand,
  generated: async () => (await import('./generated/command.ts')).generatedCommand,
  breaking: async () => (await import('./breaking/command.ts')).breakingCommand,
  conform: async () => (await import('./conform/command.ts')).conformCommand,
  traffic: async () => (await import('./traffic/command.ts')).trafficCommand,
  compare: async () => (await import('./compare/command.ts')).compareCommand,
};

const terminal: Console = {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
};

const args = process.argv.slice(2);
const [name = ''] = args;
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
// For example, a callback of a case can throw while nothing awaits it. Such an error must not look like a finding.
process.on('uncaughtException', (error) => {
  process.exit(
    reportFailure(name, args.slice(1), { failure: ownFault(name, error), console: terminal }),
  );
});
process.exitCode = await runProgram(
  await Promise.all(load ? [load()] : Object.values(commands).map((each) => each())),
  args,
  terminal,
);
