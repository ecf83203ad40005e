import { withArticle } from './idea-phrase.ts';
import type { Matter } from './matter-words.ts';

/** What is said of a noun that stands alone as an idea, and what the story says of it then, if not the same. */
type Saying = readonly [idea: RegExp, said: string, told?: string];

const sides = 'between {1} and {2}';

const sayings: readonly Saying[] = [
  [
    /^(?:cursed|hexed|bewitched|doomed) ((?:\p{L}+ )?(?:village|town|city|hamlet|valley|island|kingdom|land|farm))$/u,
    'a curse lies on the $1',
  ],
  [/^curse$/, 'a curse lies on the village'],
  [
    /^(?:the |some )?((?:\p{L}+ )?(?:raiders|marauders|reavers|goblins|hobgoblins|bugbears|orcs|gnolls|barbarians))$/u,
    '$1 raid the farms',
  ],
  [
    /^(?:the )?(an? )?((?!undead|zombie|skeleton)(?:\p{L}+ )?(?:horde|army|warband|legion))$/u,
    '$1$2 is marching on the town',
  ],
  [/^(?:the |some )?((?:\p{L}+ )?(?:slavers|slave traders|kidnappers))$/u, '$1 took the villagers'],
  [/^(?:(?:border|civil|great) )?war$|^(?:feud|vendetta)$/, 'a war between two towns', sides],
  [/^pilgrimage$/, 'escort the pilgrims to the shrine'],
  [/^(king|queen|duke|duchess|emperor) is dead$/, 'the $1 was murdered'],
  [/^gates of hell (?:open|are open)$/, 'a portal to hell has opened'],
  [/^(?:treasure )?island$/, 'explore an island of ruins', 'full of ruins'],
  [/^expedition$/, 'explore an island of ruins', 'to an island full of ruins'],
  [/^war for the throne$/, 'a war between two heirs', sides],
  [/^slave (?:revolt|rebellion|uprising)$/, 'free the slaves from the masters'],
  [
    /^(?:peasants?'? )?(?:revolt|rebellion|revolution|uprising)$/,
    'a war between the peasants and the lords',
    'of {1} against {2}',
  ],
];

const sayingFor = (idea: string): readonly [text: string, saying: Saying | undefined] => {
  const typed = idea.trim().toLowerCase();
  const bare = typed.replace(/^(?:an?|the) /, '');
  const found = sayings.find(([pattern]) => pattern.test(typed) || pattern.test(bare));
  return [found?.[0].test(typed) === true ? typed : bare, found];
};

/** A sentence about an idea that is only a noun: `a goblin army is marching on the town`. Undefined for other ideas. */
export function sentenceOfNoun(idea: string): string | undefined {
  const [text, saying] = sayingFor(idea);
  return saying && text.replace(saying[0], saying[1]);
}

/** The same matter with the noun of the idea in its fact: `there is a war between the upper town and the lower town`. */
export function toldOfNoun(idea: string, matter: Matter): Matter {
  const [text, saying] = sayingFor(idea);
  const [, , told] = saying ?? [];
  if (told === undefined) return matter;
  const [one, two] = matter.sides ?? ['', ''];
  const who = told.replace('{1}', one).replace('{2}', two);
  return { ...matter, fact: `there is ${withArticle(text)} ${who}` };
}
