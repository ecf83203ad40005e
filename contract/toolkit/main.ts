#!/usr/bin/env node
// `npm run contract -- <command>`, or the bin `questwright-contract` of the package.
import { breakingCommand } from './breaking/command.ts';
import { compareCommand } from './compare/command.ts';
import { conformCommand } from './conform/command.ts';
import { generatedCommand } from './generated/command.ts';
import { lintCommand } from './lint/command.ts';
import { runProgram } from './program.ts';
import { trafficCommand } from './traffic/command.ts';

process.exitCode = await runProgram(
  [lintCommand, generatedCommand, breakingCommand, conformCommand, trafficCommand, compareCommand],
  process.argv.slice(2),
  {
    out: (text) => console.log(text),
    error: (text) => console.error(text),
  },
);
