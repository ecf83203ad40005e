import { isPersonNoun } from '../tables/person-nouns.ts';
import type { Duty } from './duty-types.ts';
import { bands, core, isMany, limit, namedIn, withArticle } from './duty-nouns.ts';
import { singularOf } from './matter-words.ts';
import { isMonsterNoun } from './monster-nouns.ts';

const passage =
  "(?:an?|the|our|every) (?:[\\p{L}'-]+ ){0,2}?(?:toll bridge|bridge|bridges|pass|road|ford|crossing|toll|tunnel|gate|trail|highway|river crossing|canyon|gorge|mountain path|trade route|ferry|causeway)";

const who = "((?:(?:an?|the|some|two|three|four) )?[\\p{L}' -]+?)";

const forms: readonly RegExp[] = [
  new RegExp(
    `^${who} (?:blocks?|is blocking|are blocking|holds?|is holding|are holding|controls?|control|guards?|have taken(?: over)?|has taken(?: over)?|took(?: over)?|occup(?:y|ies)|have occupied|have seized|has seized|closed|have closed|has closed|claims?) (${passage})((?: .+)?)$`,
    'u',
  ),
  new RegExp(
    `^${who} (?:demands?|asks?|takes?|collects?|charges?|is demanding|are demanding) (?:an? |the )?(?:\\p{L}+ )?tolls? (?:at|on|from|for|to cross|for crossing)(?: everyone (?:at|on))? (${passage})((?: .+)?)$`,
    'u',
  ),
];

const passive = new RegExp(
  `^(${passage}) (?:(?:is|are|was) )?(?:held|run|guarded|blocked|controlled|occupied|taken(?: over)?|closed|owned) by ${who}((?: (?:who|that|and) .+)?)$`,
  'u',
);

const under = new RegExp(
  `^${who} (?:lives? |sits? |is )?(?:under|on|at) (${passage}) (?:who |that |and )?((?:wants?|demands?|asks?|collects?|takes?) .+)$`,
  'u',
);

/** A passage that those of an idea hold: "a lone ogre blocks the mountain pass and demands food". */
export function holdOf(first: string): Duty | undefined {
  const own = first
    .replaceAll(/\b(?:my|our|your)\b/g, 'the')
    .replaceAll(/\bbridge tolls?\b/g, 'toll bridge');
  const held = forms.map((form) => form.exec(own)).find((found) => found !== null);
  const done = passive.exec(own);
  const below = under.exec(own);
  const [, enemy = '', place = '', more = ''] =
    held ?? (done === null ? (below ?? []) : ['', done[2] ?? '', done[1] ?? '', done[3] ?? '']);
  const foes = namedIn(enemy);
  const head = core(enemy).at(-1) ?? '';
  const noun = singularOf(head);
  const isFoe =
    bands.test(core(enemy).join(' ')) ||
    isMonsterNoun(noun) ||
    /^(?:knight|brother|giant|sphinx|mercenary|outlaw|soldier|champion|warrior|rebel|troll|hag|golem|highwayman)$/.test(
      noun,
    );
  // A landslide blocks a pass, too, and guards hold a gate for the town.
  const isClause = /\b(?:that|who|which|has|have|to|stop|kill|slay)\b/.test(enemy);
  if (place === '' || !isFoe || isClause || /\b(?:dead|undead|army|horde|ghost)\b/.test(enemy)) {
    return undefined;
  }
  const ward = namedIn(place.replace(/^every /, 'the '));
  const isMuch = isMany(head);
  const also = more.trim().replace(/^(?:(?:who|that|and) )?(?=\p{L})/u, ' and ');
  const fact = limit(
    held === undefined
      ? `${withArticle(enemy, foes)} ${isMuch ? 'hold' : 'holds'} ${place}${also}`
      : withArticle(own, foes),
  );
  if (fact === '') return undefined;
  return {
    kind: 'hold',
    fact,
    opening: 'Near',
    about: foes,
    isPerson: false,
    charge: 'thing',
    foes,
    ward,
    base: `the far end of ${ward.noun}`,
    ...(!isMuch &&
      (isPersonNoun(noun) || isMonsterNoun(noun)) && { lead: foes.noun.replace(/^the /, '') }),
  };
}
