import { transform } from 'lightningcss';
import { type Element, Window } from 'happy-dom';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a page contains, and what it loads before the app starts. */
export interface PageWeight {
  /** The bytes of the page, compressed as the server sends it. */
  readonly page: number;
  /** The characters of the inlined rules. */
  readonly rules: number;
  /** The characters of the `data:` URLs, which are inlined pictures. */
  readonly inlined: number;
  /** The bytes of the files that the page loads without a script: pictures, fonts and preloads. */
  readonly files: number;
  readonly scripts: number;
  /** The bytes of the scripts, compressed. */
  readonly scriptBytes: number;
}

export interface WeighedPage {
  readonly path: string;
  readonly weight: PageWeight;
  /** Sentences without their subject: what is wrong with the page, whatever its limits are. */
  readonly faults: readonly string[];
}

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  /** The files of the scripts that the page loads first. */
  readonly scripts: readonly string[];
}

/** The bytes of a file of the built app as the server sends it; undefined if there is no such file. */
export type SizeOf = (file: string) => number | undefined;

const { DOMParser } = new Window();
const parser = new DOMParser();

const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';

const relations = (element: Element): string[] =>
  attribute(element, 'rel').toLowerCase().split(/\s+/);

/** The URLs of a `srcset`. A URL may contain commas, but it does not end with one. */
const urlsOfSet = (set: string): string[] =>
  [...set.matchAll(/(?:^|,)\s*(\S*[^\s,])[^,]*/g)].map(([, url = '']) => url);

/** The URLs of the same picture in several sizes, of which the browser loads one. */
const choices = (element: Element, set: string, single: string): string[] => {
  const urls = urlsOfSet(attribute(element, set));
  return urls.length > 0 ? urls : [attribute(element, single)];
};

/** The URLs of an element, of which the browser loads one; empty if it loads none. */
function filesOf(element: Element): string[] {
  const { tagName } = element;
  if (tagName === 'LINK') {
    return relations(element).includes('preload') ? choices(element, 'imagesrcset', 'href') : [];
  }
  // A source belongs to its picture, and scripts are reported.
  if (tagName === 'SCRIPT' || tagName === 'SOURCE') return [];
  if (attribute(element, 'loading').toLowerCase() === 'lazy') return [];
  if (tagName !== 'IMG') return [attribute(element, 'src') || attribute(element, 'poster')];
  // Browsers take the first source whose type they know. All browsers of the target know all types.
  const source = element.closest('picture')?.querySelector('source') ?? element;
  return choices(source, 'srcset', 'src');
}

interface Rules {
  readonly urls: readonly string[];
  readonly imports: readonly string[];
}

function readRules(sheets: readonly string[]): Rules {
  const urls: string[] = [];
  const imports: string[] = [];
  for (const sheet of sheets) {
    transform({
      filename: 'inlined.css',
      code: Buffer.from(sheet),
      visitor: {
        Url: ({ url }) => void urls.push(url),
        Rule: { import: ({ value }) => void imports.push(value.url) },
      },
    });
  }
  return { urls, imports };
}

const isData = (url: string): boolean => url.startsWith('data:');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The server compresses each response, at this level. */
const compressedLength = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The scripts that a page loads itself, instead of leaving that to `start-app.ts`. */
const scriptsOf = (elements: readonly Element[]): string[] =>
  elements
    .filter(
      (element) =>
        element.tagName === 'SCRIPT' ||
        relations(element).includes('modulepreload') ||
        (relations(element).includes('preload') &&
          attribute(element, 'as').toLowerCase() === 'script'),
    )
    .map((element) => attribute(element, 'src') || attribute(element, 'href'))
    .filter((url) => url !== '');

const sheetsOf = (elements: readonly Element[]): string[] =>
  elements
    .filter((element) => relations(element).includes('stylesheet'))
    .map((element) => attribute(element, 'href'));

/** Measures a page, and finds what it must not contain. */
export function weighPage({ path, html, scripts }: BuiltPage, sizeOf: SizeOf): WeighedPage {
  const elements = [...parser.parseFromString(html, 'text/html').querySelectorAll('*')];
  const css = elements.filter(({ tagName }) => tagName === 'STYLE').map((one) => one.textContent);
  const rules = readRules(css);
  const early = scriptsOf(elements);
  const advice = 'Let tools/build/start-app.ts load it.';
  const faults = [
    ...[...sheetsOf(elements), ...rules.imports].map(
      (url) => `waits for the style sheet ${url} before its first paint. ${advice}`,
    ),
    ...early.map((url) => `loads the script ${url} before its first paint. ${advice}`),
    ...(css.join('') === '' ? ['has no inlined rules. Look at tools/build/critical-css.ts.'] : []),
  ];
  const sizeOfUrl = (url: string): number => {
    const size = sizeOf(url.replace(/^\//, '').replace(/[?#].*/s, ''));
    if (size === undefined) {
      faults.push(`needs ${url}, which the build has not written. Correct its address.`);
    }
    return size ?? 0;
  };
  // The browser chooses one of several sizes of a picture: the largest counts.
  const loaded = [...elements.map(filesOf), ...rules.urls.map((url) => [url])]
    .map((urls) => urls.filter((url) => url !== '' && !isData(url) && !early.includes(url)))
    .filter((urls) => urls.length > 0)
    .map((urls) => urls.reduce((one, two) => (sizeOfUrl(two) > sizeOfUrl(one) ? two : one)));
  const values = elements.flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value ?? ''),
  );
  const data = [...values, ...rules.urls].filter(isData);
  const weight = {
    page: compressedLength(html),
    rules: sum(css.map((text) => text.length)),
    inlined: sum(data.map((url) => url.length)),
    files: sum(unique(loaded).map(sizeOfUrl)),
    scripts: scripts.length,
    scriptBytes: sum(scripts.map(sizeOfUrl)),
  };
  return { path, weight, faults: unique(faults) };
}
