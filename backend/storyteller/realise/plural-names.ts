import { clauseVerbs } from '../tables/matters/idea-grammar.ts';

/** Plurals that name one place. */
const oneOfThem = /(?:crossroads|gallows|barracks|headquarters|works|[su]s|is)$/i;

/** Whether a name takes a verb in the plural: `The Shattered Isles`, `The Knights of the Rose`, and not `Three Rivers`. */
export function isPluralName(name: string): boolean {
  const [head = ''] = name.split(/ (?:of|in|on|at|under|beyond|without|with|from|for) /i);
  return /^the .*s$/i.test(head) && !oneOfThem.test(head);
}

const irregular: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ["doesn't", "don't"],
  ["isn't", "aren't"],
  ["hasn't", "haven't"],
]);

const otherVerbs: ReadonlySet<string> = new Set(
  (
    'bake belong breakfast breathe bury calls call care celebrate cheer choose clear close consist cost count cut decide depend dare deny divide elect ' +
    'empty end expect explain export feel fill get guard hope house hunger imagine insist keep lack let like lend look ' +
    'lower manage marvel matter mean mourn name offer owe own pass place prefer press print pull put quarrel read receive ' +
    'remain repair repeat rest rise sees see shut sign smile spend split stop suffer suspect swear take tear trade trust ' +
    'try use wear watch weigh whisper wish wonder work'
  ).split(' '),
);

/** `know` of `knows`; undefined if the word is no verb in the singular. */
function pluralOf(verb: string): string | undefined {
  const known = irregular.get(verb);
  if (known !== undefined) return known;
  if (!verb.endsWith('s')) return undefined;
  return [verb.slice(0, -1), verb.slice(0, -2), verb.replace(/ies$/, 'y')].find(
    (base) => otherVerbs.has(base) || clauseVerbs.get(base) === 'base',
  );
}

/** Before a name that is not the subject: "the water of the Shattered Isles has". */
const beforeObject =
  /\b(?:of|in|at|to|from|for|near|with|without|by|between|under|above|around|round|through|outside|inside|behind|beyond|over|into|about|across|than|(?<!then )on|off|before|after|toward|towards|against|along) (?:the )?$/i;

const begin = '[\ue000-\uefff]';
const clause = new RegExp(
  `(${begin})( (?:\\p{L}+ly|also|still|never|always|now|already|once|only|no longer|soon|again|often) | )([\\p{Ll}']+)([^.,;:?!"\ue000-\uefff]*)`,
  'gu',
);

/** The text, in which names are characters, with verbs that agree with the names that are plurals. */
export function withPluralVerbs(text: string, isPlural: (character: string) => boolean): string {
  return text.replaceAll(
    clause,
    (all, name: string, between: string, verb: string, rest: string, offset: number) => {
      if (!isPlural(name) || beforeObject.test(text.slice(Math.max(0, offset - 16), offset))) {
        return all;
      }
      const base = pluralOf(verb);
      if (base === undefined) return all;
      return `${name}${between}${base}${rest.replaceAll(/\bits\b/g, 'their').replaceAll(/\bitself\b/g, 'themselves')}`;
    },
  );
}
