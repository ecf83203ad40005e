import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readArguments } from '../arguments.ts';
import { breakingCommand } from '../breaking/command.ts';
import { conformCommand } from '../conform/command.ts';
import { lintCommand } from '../lint/command.ts';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly run?: string;
}

// The first test checks that the file has this shape.
const workflow = parse(readFileSync('docs/contract-workflow.yaml', 'utf8')) as {
  readonly on: string;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
};
const steps = workflow.jobs['contract']?.steps ?? [];

/** The words of the lines that start the toolkit, without quotation marks. */
const calls = steps
  .flatMap(({ run = '' }) => run.split('\n'))
  .filter((line) => line.startsWith('questwright-contract '))
  .map((line) =>
    line
      .split(/\s+/)
      .slice(1)
      .map((word) => word.replaceAll('"', '')),
  );

test('each step of the workflow either uses an action with a version or runs a command', () => {
  expect(workflow.on).toBe('pull_request');
  expect(steps.length).toBeGreaterThan(5);
  for (const { uses, run } of steps) {
    expect([uses, run].filter((part) => part !== undefined)).toHaveLength(1);
    expect(uses ?? 'a/b@v1').toMatch(/^[\w-]+\/[\w/-]+@v\d+$/);
  }
});

test('the workflow calls the commands with options that they have', () => {
  const commands = [lintCommand, breakingCommand, conformCommand];
  expect(calls.map(([name]) => name)).toEqual(commands.map(({ name }) => name));
  for (const [index, command] of commands.entries()) {
    const values = readArguments(command, calls[index]?.slice(1) ?? []);
    expect(values.list('report')[0]).toBe(`sarif=reports/${command.name}.sarif`);
  }
});

test('the workflow waits for the address that it checks, and uploads the folder of the reports', () => {
  const text = steps.map(({ run = '' }) => run).join('\n');
  const addresses = [...text.matchAll(/http:\/\/[\w.:]+/g)].map(([address]) => address);
  expect(addresses).toHaveLength(2);
  expect(new Set(addresses).size).toBe(1);
  expect(steps.map((step) => step.with?.['sarif_file'] ?? step.with?.['path'] ?? null)).toEqual(
    expect.arrayContaining(['reports', 'reports']),
  );
});

test('the workflow installs the package of this version', () => {
  // package.json has a version.
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(steps.some(({ run }) => run?.includes(`questwright-contract-${version}.tgz`))).toBe(true);
});
