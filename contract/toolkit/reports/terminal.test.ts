import { expect, it } from 'vitest';
import { terminalReport } from './terminal.ts';

it('the texts of a backend neither move the cursor nor give commands to a build server', () => {
  const shown = terminalReport({
    command: 'conform',
    contract: 'openapi.yaml',
    notes: [],
    startedAt: new Date(0),
    milliseconds: 1,
    findings: [
      {
        rule: 'case_failed',
        severity: 'error',
        operation: null,
        message: 'It says \u001B[2J\r\u009B1A.',
        fix: null,
        place: null,
        seed: null,
        exchanges: [
          {
            request: { method: 'GET', url: 'http://a/', headers: [], body: null },
            response: {
              status: 200,
              headers: [],
              body: 'one\n  ::add-mask::a\n##[error]b\n\ttwo',
              milliseconds: 1,
            },
            curl: 'curl http://a/',
          },
        ],
      },
    ],
  });
  expect(shown).toContain(String.raw`It says \u001b[2J\u000d\u009b1A.`);
  expect(shown).not.toMatch(/^\s*(?:::|##)/m);
  expect(shown).toContain('one\n      \\::add-mask::a\n    \\##[error]b\n    \ttwo');
});
