import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import { boundaries } from './tools/boundaries.ts';

const featureFolder = join(import.meta.dirname, 'src/features');
const features = existsSync(featureFolder) ? readdirSync(featureFolder) : [];

const deny = <Option>(option: Option): ['error', Option] => ['error', option];

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
const networkMessage = 'Only src/api/http.ts calls fetch, only src/api/socket.ts opens a socket.';

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['src/generated/**', 'dist/**', 'data/**', 'public/**'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    // These rules of the categories above require another style than ours.
    'eslint/no-await-in-loop': 'off',
    'eslint/no-underscore-dangle': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-map-spread': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // Our code sends messages only to workers, ports and channels, which have no target origin.
    'unicorn/require-post-message-target-origin': 'off',
    // The documentation of this rule recommends the compiler option noImplicitReturns instead, and
    // tsconfig.json sets it.
    'typescript/consistent-return': 'off',
    // Most functions in our objects do not use `this`, so they can be passed on without the object.
    'typescript/unbound-method': 'off',
    // Instead, tests/safety.test.ts requires a comment above every assertion.
    'typescript/no-unsafe-type-assertion': 'off',

    'eslint/curly': ['error', 'multi-line'],
    'eslint/eqeqeq': 'error',
    'eslint/no-alert': 'error',
    'eslint/no-console': 'error',
    'eslint/no-else-return': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-restricted-globals': 'off',
    'eslint/no-var': 'error',
    'eslint/no-warning-comments': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': deny({ ignoreTypes: false }),
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': deny({ threshold: 0 }),
    // An <option> can have its label in the attribute `label`.
    'jsx-a11y/control-has-associated-label': deny({ ignoreElements: ['option'] }),
    'react/button-has-type': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    // An event handler in an attribute (`onClick`) or a property (`onAsked`) can be async, because
    // its caller does not need the promise.
    'typescript/no-misused-promises': deny({
      checksVoidReturn: { attributes: false, properties: false },
    }),
    // Our code spreads a string to count its characters.
    'typescript/no-misused-spread': deny({ allow: ['string'] }),
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    // A loader of react-router redirects by throwing a response.
    'typescript/only-throw-error': deny({ allow: ['Response'] }),
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/no-document-cookie': 'error',
    'unicorn/prefer-node-protocol': 'error',
    // The second argument of expect() is the message of the failure.
    'vitest/valid-expect': deny({ maxArgs: 2 }),
    'unicorn/filename-case': deny({ case: 'kebabCase' }),
  },
  overrides: [
    ...boundaries(features).map(({ files, bans }) => ({
      files,
      rules: { 'eslint/no-restricted-imports': deny({ patterns: bans }) },
    })),
    {
      files: ['src/**'],
      excludeFiles: ['src/api/http.ts', 'src/**/*.test.{ts,tsx}'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          ...network.map((name) => ({ name, message: networkMessage })),
        ],
        'eslint/no-restricted-properties': [
          'error',
          ...network.flatMap((property) =>
            ['window', 'globalThis', 'self'].map((object) => ({
              object,
              property,
              message: networkMessage,
            })),
          ),
        ],
      },
    },
    {
      // The type checker does not check plain JavaScript, so all values there have no types.
      files: ['tools/*.mjs', 'contract/toolkit/lint/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    // Tools read configuration files through their default export, and our programs use the
    // console.
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['tools/**', 'contract/**', 'bench/**', 'art/**'],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      // Outside of the web app, a function with a name such as `useToken` is not a hook.
      files: ['{backend,server,mocks,contract,tests,tools}/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      // Support files and lists of cases call expect() outside of a test, on behalf of a test.
      files: ['tests/{support,contract,e2e}/**'],
      rules: { 'vitest/expect-expect': 'off', 'vitest/no-standalone-expect': 'off' },
    },
  ],
});
