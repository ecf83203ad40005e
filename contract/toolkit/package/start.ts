#!/usr/bin/env node
// The bin of the package. An older Node cannot read the rest, so this file imports it after the check.
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 12)) {
  await import('../main.ts');
} else {
  console.error(
    `The contract toolkit needs Node 22.12 or newer, and this is Node ${process.versions.node}.`,
  );
  process.exitCode = 2;
}
