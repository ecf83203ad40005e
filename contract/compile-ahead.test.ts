import { expect, test, vi } from 'vitest';
import { compileAhead } from './compile-ahead.ts';
import { operationOf } from './requests.ts';
import { detailedValidatorOf, validatorOf } from './schemas.ts';

vi.mock(import('./schemas.ts'), async (original) => ({
  ...(await original()),
  validatorOf: vi.fn<typeof validatorOf>(),
  detailedValidatorOf: vi.fn<typeof detailedValidatorOf>(),
}));

test('compiles one validator in each step: two of each body, and that of a problem', () => {
  const quick = vi.mocked(validatorOf);
  const detailed = vi.mocked(detailedValidatorOf);
  let steps = 0;
  for (const _ of compileAhead()) {
    steps += 1;
    expect(quick.mock.calls.length + detailed.mock.calls.length).toBe(steps);
  }
  expect(quick).toHaveBeenCalledTimes(steps / 2);
  expect(quick).toHaveBeenCalledWith(operationOf('entryCreate').body?.schema);
  expect(detailed).toHaveBeenLastCalledWith(
    operationOf('entryCreate').responses[422]?.schema,
    'closed',
  );
});
