import { existsSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  root,
  sourceFiles,
  textFiles,
  typeAssertions,
  wordings,
  type SourceFile,
} from './support/repository.ts';

// Without this file, because it contains the texts that it searches for.
const sources = sourceFiles().filter(({ path }) => path !== 'tests/safety.test.ts');
const isTest = ({ path }: SourceFile): boolean => /\.(?:test|e2e)\.tsx?$/.test(path);
const tests = sources.filter(isTest);
const browserTests = sources.filter(({ path }) => path.startsWith('tests/e2e/'));
const app = sources.filter((file) => file.path.startsWith('src/') && !isTest(file));

/** Files with lists of data, which can be longer than other files. */
const listings = /(?:^src\/routes\.tsx|\/data\/|\/migrations\/|\/fixtures\/)/;

/** The lines that match, as file, line number and text. */
function matches(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
    ),
  );
}

const pathsLike = (pattern: RegExp): string[] =>
  sources.map(({ path }) => path).filter((path) => pattern.test(path));

describe('tests', () => {
  test('none is skipped or run alone', () => {
    const pattern = /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|skipIf|todo|fixme|fails)\b/;
    expect(matches(tests, pattern)).toEqual([]);
  });

  test('none sleeps: it waits for an element', () => {
    expect(matches(browserTests, /waitForTimeout|setTimeout|networkidle/)).toEqual([]);
  });

  test('none makes up responses of the server', () => {
    expect(matches(browserTests, /\.(?:route|routeFromHAR)\(/)).toEqual([]);
  });

  test('none compares markup with a stored copy', () => {
    expect(matches(tests, /toMatchSnapshot|toMatchAriaSnapshot/)).toEqual([]);
  });

  test('all find elements by role, label or text, not by class or test id', () => {
    expect(matches(browserTests, /locator\(\s*['"`][.#]|getByTestId/)).toEqual([]);
  });
});

describe('files', () => {
  const lengths = sources
    .filter(({ path }) => !listings.test(path))
    .map(({ path, lines }) => ({ path, length: lines.length - 1 }));

  test('none is longer than 400 lines', () => {
    expect(lengths.filter(({ length }) => length > 400)).toEqual([]);
  });

  test('none has a name without a meaning', () => {
    expect(pathsLike(/(?:^|\/)(?:utils?|helpers?|misc|common|managers?)(?:\/|\.|-)/)).toEqual([]);
    expect(pathsLike(/-(?:utils?|helpers?|misc|manager)\.[^/]+$/)).toEqual([]);
  });

  test('none only re-exports other files', () => {
    expect(pathsLike(/(?:^|\/)index\.tsx?$/)).toEqual([]);
    const own = sources.filter(({ path }) => !path.startsWith('tests/'));
    expect(matches(own, /^export .*\bfrom '(?:\.|#)/)).toEqual([]);
  });
});

describe('the grid', () => {
  test('only ag-dom.ts knows the elements of AG Grid', () => {
    // A benchmark recognizes AG Grid in a bundle by the name of a class.
    const owners = new Set(['src/components/grid/ag-dom.ts', 'bench/support/markers.ts']);
    const others = sources.filter((file) => !owners.has(file.path) && !isTest(file));
    expect(
      matches(others, /\.ag-|['"`]ag-(?!grid)|\b(?:col-id|row-id)\b|\brow-index\b(?!\.ts)/),
    ).toEqual([]);
    const browser = browserTests.filter(({ lines }) => lines.some((line) => /\.ag-/.test(line)));
    expect(browser.map(({ path }) => path)).toEqual([]);
  });
});

/** A second-level folder such as `server/http`, or one feature of the web app. */
const partOf = (path: string): string => {
  const depth = path.startsWith('src/features/') ? 3 : 2;
  return path.split('/').slice(0, -1).slice(0, depth).join('/');
};

describe('imports', () => {
  test('are relative inside a part or downwards, and use the alias (#server/…) everywhere else', () => {
    const inFolders = sources.filter(({ path }) => path.includes('/'));
    const known = new Set(sources.map(({ path }) => path));
    const wrong = inFolders.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|import\(|import)\s*'([#.][^'\n]+)'/g)].flatMap(
        ([, given = '']) => {
          const target = given.startsWith('#')
            ? given.slice(1)
            : posix.normalize(posix.join(posix.dirname(path), given));
          const relative = target.startsWith(`${partOf(path)}/`);
          return !known.has(target) || given.startsWith('.') === relative
            ? []
            : [`${path}: ${given}`];
        },
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('the app has no static import of the mocks or the contract', () => {
    expect(matches(app, /^import .*['"]#(?:mocks|contract)\//)).toEqual([]);
  });

  test.for(['sharp', 'nodemailer', 'openid-client', 'socket.io', 'socket.io-client', 'pg'])(
    'only one folder imports %s',
    (vendor) => {
      const specifier = new RegExp(`(?:from|import\\()\\s*['"]${vendor.replace('.', '\\.')}['"]`);
      const folders = sources
        .filter((file) => /^(?:src|server)\//.test(file.path) && !isTest(file))
        .filter(({ text }) => specifier.test(text))
        .map(({ path }) => path.slice(0, -basename(path).length));
      expect(new Set(folders).size).toBeLessThanOrEqual(1);
    },
  );
});

describe('exceptions', () => {
  test('from rules of the linter and the compiler have a reason', () => {
    const directive = /(?:\/\/|\/\*|\{\/\*)\s*(?:oxlint|eslint)-disable(?!.* -- \S)/;
    expect(matches(sources, directive)).toEqual([]);
    expect(matches(sources, /@ts-(?:ignore|nocheck)|@ts-expect-error\s*$/)).toEqual([]);
  });

  // The test parses every source file, which takes long on a busy machine.
  test('every type assertion outside of tests has a comment', { timeout: 30_000 }, () => {
    const silent = sources
      .filter((file) => !isTest(file) && !file.path.startsWith('tests/contract/'))
      .flatMap((file) =>
        typeAssertions(file)
          .filter(({ line }) => {
            const near = file.lines.slice(Math.max(0, line - 4), line);
            return !near.some((text) => /\/\/|\*\//.test(text));
          })
          .map(({ line, code }) => `${file.path}:${line}: ${code}`),
      );
    expect(silent).toEqual([]);
  });
});

describe('the rules', () => {
  test('name files that exist', () => {
    const rules = textFiles().find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? '';
    const paths = [...rules.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('words', () => {
  const ornate = new RegExp(
    [
      '\\b(?:whoever|somebody|nobody|anew|strangers?|onward|buried|of its own accord)\\b',
      '\\b(?:gives? way|lets? go|is told|are told|hears? of|has no business|whatever becomes)\\b',
    ].join('|'),
    'i',
  );

  test('comments, names in code and names of tests are plain English', { timeout: 30_000 }, () => {
    const found = sources.flatMap((file) =>
      wordings(file)
        .filter(({ text }) => ornate.test(text))
        .map(({ line, text }) => `${file.path}:${line}: ${text.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

describe('what is committed', () => {
  const documents = textFiles().filter(({ path }) => path !== 'tests/safety.test.ts');

  test('contains no absolute path of a developer or machine', () => {
    const pattern = /(?:^|[\s'"`(=])(?:\/home\/|\/Users\/|\/root\/|\/work\/|[A-Z]:\\Users)/;
    expect(matches(documents, pattern)).toEqual([]);
  });

  test('contains no URL of a package registry', () => {
    const registries = [
      'registry\\.npmjs',
      'npm\\.pkg\\.github',
      '_authToken',
      '"resolved": "http',
    ];
    expect(matches(documents, new RegExp(registries.join('|')))).toEqual([]);
  });
});
