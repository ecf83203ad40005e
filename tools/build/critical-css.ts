import {
  type CustomAtRules,
  type SelectorComponent,
  type SelectorList,
  transform,
  type Visitor,
} from 'lightningcss';

/** What the selectors of a style sheet can match in a page. */
interface Vocabulary {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Attributes, as `name` and as `name=value`. */
  readonly attributes: ReadonlySet<string>;
}

function vocabularyOf(page: string): Vocabulary {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  for (const [, tag = '', rest = ''] of page.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      attributes.add(name).add(`${name}=${value}`);
      if (name === 'class') for (const one of value.split(/\s+/)) classes.add(one);
      if (name === 'id') ids.add(value);
    }
  }
  return { tags, classes, ids, attributes };
}

/**
 * Whether the page has everything that a selector names. The structure of the page is not compared,
 * so a few rules are kept that match nothing, but none is lost. States such as `:hover` are kept.
 */
function canMatch(list: SelectorList, page: Vocabulary): boolean {
  const holds = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return page.classes.has(part.name);
    if (part.type === 'id') return page.ids.has(part.name);
    if (part.type === 'type') return page.tags.has(part.name);
    if (part.type === 'attribute') {
      const { name, operation } = part;
      return page.attributes.has(
        operation?.operator === 'equal' ? `${name}=${operation.value}` : name,
      );
    }
    if (part.type !== 'pseudo-class') return true;
    return part.kind === 'is' || part.kind === 'where' || part.kind === 'has'
      ? canMatch(part.selectors, page)
      : true;
  };
  return list.some((selector) => selector.every(holds));
}

const filter = (css: string, visitor: Visitor<CustomAtRules>): string =>
  String(
    transform({ filename: 'critical.css', code: Buffer.from(css), minify: true, visitor }).code,
  );

/** The order of the layers, which must not depend on the rules that the page needs. */
function layerOrder(css: string): string {
  const names = new Set<string>();
  filter(css, {
    Rule: {
      'layer-block': ({ value }) => void (value.name && names.add(value.name.join('.'))),
      'layer-statement': ({ value }) => value.names.forEach((name) => names.add(name.join('.'))),
    },
  });
  return names.size === 0 ? '' : `@layer ${[...names].join()};`;
}

/** Removes custom properties and animations that no rule uses, until all that remain are used. */
function withoutUnused(css: string): string {
  const properties = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const words = new Set(css.replaceAll(/@keyframes [\w-]+/g, '').match(/[\w-]+/g));
  const smaller = filter(css, {
    Rule: {
      property: (rule) => (properties.has(rule.value.name) ? undefined : []),
      keyframes: (rule) => (words.has(rule.value.name.value) ? undefined : []),
    },
    Declaration: {
      // The parser also calls properties custom that it does not know, such as `text-wrap`.
      custom: ({ name }) => (!name.startsWith('--') || properties.has(name) ? undefined : []),
    },
  });
  return smaller.length < css.length ? withoutUnused(smaller) : css;
}

/** The rules of a style sheet that the first paint of a page needs. */
export function criticalCss(css: string, page: string): string {
  const vocabulary = vocabularyOf(page);
  const matching = filter(css, {
    Rule: {
      style: ({ value }) => (canMatch(value.selectors, vocabulary) ? undefined : []),
    },
  });
  return layerOrder(css) + withoutUnused(matching);
}
