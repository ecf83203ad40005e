import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContract } from '#contract/generate/document.ts';
import {
  filesInCycles,
  importsOf,
  lineAt,
  root,
  sourceFiles,
  textFiles,
  typeAssertions,
  wordings,
  type SourceFile,
} from './support/repository.ts';
import packageJson from '../package.json' with { type: 'json' };

// This file is left out, because it contains the texts that it searches for.
const sources = sourceFiles().filter(({ path }) => path !== 'tests/safety.test.ts');
const isTest = ({ path }: SourceFile): boolean => /\.(?:test|e2e)\.tsx?$/.test(path);
const tests = sources.filter(isTest);
const browserTests = sources.filter(({ path }) => path.startsWith('tests/e2e/'));
/** Browser tests and the code that they share. */
const ofBrowserTests = sources.filter(({ path }) => /^tests\/(?:e2e|support)\//.test(path));
const styles = textFiles().filter(({ path }) => /^src\/.*\.css$/.test(path));
const app = sources.filter((file) => file.path.startsWith('src/') && !isTest(file));

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
    // Only a test about one of the two databases runs on this one alone.
    expect(matches(tests, /\.runIf\((?!kind === '(?:sqlite|postgres)'\))/)).toEqual([]);
  });

  test('none waits for a fixed time or for a quiet network', () => {
    expect(matches(browserTests, /waitForTimeout|setTimeout|networkidle/)).toEqual([]);
  });

  test('none intercepts requests with page.route', () => {
    expect(matches(browserTests, /\.(?:route|routeFromHAR)\(/)).toEqual([]);
  });

  test('none makes up a successful response', () => {
    const fulfilled = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\bfulfill\(\s*\{?\s*(.{0,20})/g)].map(([, start = '']) => ({
        path,
        start,
      })),
    );
    expect(fulfilled.length).toBeGreaterThan(1);
    expect(fulfilled.filter(({ start }) => !/^status: [45]\d\d\b/.test(start))).toEqual([]);
  });

  test('none compares markup with a stored copy', () => {
    expect(matches(tests, /toMatchSnapshot|toMatchAriaSnapshot/)).toEqual([]);
  });

  test('none finds elements by class, id, tag, XPath or test id', () => {
    // A state that no role has a name for, such as the focus, is found by its ARIA attribute. Playwright
    // lacks the role of marked text.
    const allowed = /^(?:mark$|\[(?:role|aria-[a-z]+)(?:=[^\]]*)?\]|:focus| )+$/;
    const found = ofBrowserTests.flatMap(({ path, text }) =>
      [...text.matchAll(/\.locator\(\s*(['"`])(.*?)\1/gs)]
        .map(([, , selector = '']) => selector)
        .filter((selector) => !allowed.test(selector))
        .map((selector) => `${path}: ${selector}`),
    );
    expect(found).toEqual([]);
    expect(matches(ofBrowserTests, /getByTestId|\.locator\((?!\s*(?:['"`]|$))/)).toEqual([]);
  });
});

describe('files', () => {
  const lengths = [...sources, ...styles].map(({ path, lines }) => ({
    path,
    length: lines.length - 1,
  }));

  test('none is longer than 400 lines', () => {
    expect(lengths.filter(({ length }) => length > 400)).toEqual([]);
  });

  test('none is called utils, helpers, misc, common or manager', () => {
    expect(pathsLike(/(?:^|\/)(?:utils?|helpers?|misc|common|managers?)(?:\/|\.|-)/)).toEqual([]);
    expect(pathsLike(/-(?:utils?|helpers?|misc|manager)\.[^/]+$/)).toEqual([]);
  });

  test('none is called index, and none re-exports another file outside of tests', () => {
    expect(pathsLike(/(?:^|\/)index\.tsx?$/)).toEqual([]);
    const own = sources.filter(({ path }) => !path.startsWith('tests/'));
    expect(matches(own, /^export .*\bfrom '(?:\.|#)/)).toEqual([]);
  });
});

describe('the grid', () => {
  test('only ag-dom.ts contains the classes and attributes of AG Grid elements', () => {
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

describe('bundled programs', () => {
  test('find files by import.meta.resolve, because a bundle is in another folder than its sources', () => {
    const bundled = sources.filter(
      (file) =>
        /^(?:server|backend|mocks|art\/[^/]+|src\/lib)\//.test(file.path) &&
        !/^mocks\/hosts\/(?:browser\/|bundled\.ts)/.test(file.path) &&
        !isTest(file),
    );
    const own = /import\.meta\.(?:dirname|filename)|new URL\([^)]*import\.meta\.url/;
    // A program that no bundle contains.
    expect(matches(bundled, own).filter((line) => !line.startsWith('art/paint/export.ts'))).toEqual(
      [],
    );
  });
});

describe('imports', () => {
  test('are relative inside a part or downwards, and use the alias (#server/…) everywhere else', () => {
    const inFolders = sources.filter(({ path }) => path.includes('/'));
    const known = new Set(sources.map(({ path }) => path));
    const wrong = inFolders.flatMap((file) =>
      importsOf(file).flatMap(({ specifier, target }) => {
        const mustBeRelative = target.startsWith(`${partOf(file.path)}/`);
        return !known.has(target) || specifier.startsWith('.') === mustBeRelative
          ? []
          : [`${file.path}: ${specifier}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  // The linter leaves out cycles with a dynamic import.
  test('have no cycle', () => {
    expect(filesInCycles(sources)).toEqual([]);
  });

  test('the app has no static import of the mocks or the contract', () => {
    expect(matches(app, /^(?:import .*|\} from )['"]#(?:mocks|contract)\//)).toEqual([]);
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
    const withoutComment = sources
      .filter((file) => !isTest(file) && !file.path.startsWith('tests/contract/'))
      .flatMap((file) =>
        typeAssertions(file)
          .filter(({ line }) => {
            const linesAbove = file.lines.slice(Math.max(0, line - 4), line);
            return !linesAbove.some((text) => /\/\/|\*\//.test(text));
          })
          .map(({ line, code }) => `${file.path}:${line}: ${code}`),
      );
    expect(withoutComment).toEqual([]);
  });
});

/** For each group of tables with readers, the places that may query them. Rule R41 names their owners. */
const owners = [
  {
    tables: 'entry',
    places: [/^backend\/(?:entries|pictures)\//, /^backend\/(?:quotas|player-share)\.ts$/],
  },
  {
    tables: 'picture',
    places: [
      /^backend\/(?:entries|pictures)\//,
      /^backend\/(?:quotas|player-share)\.ts$/,
      // Deletes images that no row uses, and images of a deleted campaign.
      /^backend\/images\/store\.ts$/,
    ],
  },
  {
    tables: 'campaign',
    places: [
      /^backend\/campaigns\//,
      /^backend\/quotas\.ts$/,
      // Whether the image is a cover; images have unguessable ids and no readers.
      /^backend\/images\/store\.ts$/,
      /^backend\/handlers\/images\.ts$/,
      // Writes when the member has last opened the campaign.
      /^backend\/visits\.ts$/,
      // Read the role or the time of joining of a member, or lock the row of a member.
      /^backend\/entries\/(?:favourites|read|reader|shown|stored-visits|versions|write)\.ts$/,
    ],
  },
  {
    tables: 'character',
    places: [
      /^backend\/characters\//,
      /^backend\/quotas\.ts$/,
      // Whether the image is a portrait.
      /^backend\/images\/store\.ts$/,
      /^backend\/handlers\/images\.ts$/,
      // Finds the characters of the user, and writes when the user has last opened one.
      /^backend\/finds\/list\.ts$/,
      /^backend\/visits\.ts$/,
    ],
  },
] as const;

describe('queries', () => {
  const backend = sources.filter(
    (file) =>
      file.path.startsWith('backend/') && !file.path.startsWith('backend/db/') && !isTest(file),
  );

  test.for(owners)(
    'about tables of the name $tables… are only where the rule about their readers is applied',
    ({ tables, places }) => {
      const name = `${tables}(?:_\\w+)?\\b`;
      // It also matches calls over several lines, with several tables, and in SQL.
      const query = new RegExp(
        [
          `(?:selectFrom|Join|updateTable|deleteFrom|insertInto|using)\\(\\s*(?:\\[[^\\]]*)?'${name}`,
          `\\bselect\\b[^;\`]*\\b(?:from|join)\\s+${name}`,
          `\\b(?:insert into|delete from)\\s+${name}`,
        ].join('|'),
      );
      const using = backend.filter(({ text }) => query.test(text)).map(({ path }) => path);
      expect(using.length).toBeGreaterThan(2);
      expect(using.filter((path) => !places.some((place) => place.test(path)))).toEqual([]);
      // A place that has no such query any more is removed from the list.
      expect(places.filter((place) => !using.some((path) => place.test(path)))).toEqual([]);
    },
  );
});

describe('CONTRIBUTING.md', () => {
  test.for([
    ['a campaign', 'Campaign', 'safetyVeils', 11],
    ['an entry', 'Detail of a type of entries', 'disposition', 7],
  ] as const)('names every file that has a field of %s', ([, start, field, count]) => {
    const rules = textFiles().find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? '';
    const recipe = rules.split('\n').find((line) => line.startsWith(`- ${start}: copy`)) ?? '';
    const named = [...recipe.matchAll(/`([\w./-]+\.(?:tsx?|yaml))`/g)].map(([, path]) => path);
    // A header of HTTP has the name `Content-Disposition`.
    const word = new RegExp(`(?<![-\\w])${field}\\b`);
    const users = textFiles().filter(
      (file) =>
        /^(?:openapi\.yaml|(?:src|backend)\/.*\.tsx?)$/.test(file.path) &&
        !isTest(file) &&
        !/^src\/generated\/|\/fixtures\/|^backend\/pipeline\//.test(file.path) &&
        // The recipe says that these are left out.
        !/^(?:backend|src\/components)\/generation\//.test(file.path) &&
        !file.text.startsWith('// Generated') &&
        word.test(file.text),
    );
    expect(new Set(named)).toEqual(new Set(users.map(({ path }) => path)));
    expect(named).toHaveLength(count);
  });

  test('names only files that exist', () => {
    const rules = textFiles().find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? '';
    const paths = [...rules.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the version', () => {
  const textOf = (name: string) => textFiles().find(({ path }) => path === name)?.text ?? '';

  test('is the same in the package, the contract and the changelog', () => {
    const ofContract = readContract(join(root, 'openapi.yaml')).document.info.version;
    const [, ofChangelog] = /^## (\S+)/m.exec(textOf('CHANGELOG.md')) ?? [];
    expect([ofContract, ofChangelog]).toEqual([packageJson.version, packageJson.version]);
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

  test('comments, identifiers and names of tests have no ornate word', { timeout: 30_000 }, () => {
    const found = sources.flatMap((file) =>
      wordings(file, ornate).map(
        ({ start, text }) => `${file.path}:${lineAt(file, start)}: ${text.trim()}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('what is committed', () => {
  const documents = textFiles().filter(({ path }) => path !== 'tests/safety.test.ts');

  test('contains no absolute path of a home or work folder', () => {
    const pattern = /(?:^|[\s'"`(=])(?:\/home\/|\/Users\/|\/root\/|\/work\/|[A-Z]:\\Users)/;
    expect(matches(documents, pattern)).toEqual([]);
  });

  test('contains no URL and no token of a package registry', () => {
    const registries = [
      'registry\\.npmjs',
      'npm\\.pkg\\.github',
      '_authToken',
      '"resolved": "http',
    ];
    expect(matches(documents, new RegExp(registries.join('|')))).toEqual([]);
  });
});
