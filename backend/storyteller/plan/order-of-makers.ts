import { isPersonNoun } from '../tables/person-nouns.ts';
import { singularOf } from './matter-words.ts';
import { headOf, order, type OrderRule } from './order-words.ts';

const masters =
  '(?:an?|the) (?:[\\p{L}-]+ )?(?:necromancer|lich|sorcerer|sorceress|wizard|witch|warlock|cultist|priest)';
const undead = '(?:undead|dead|skeletons|zombies|corpses|ghouls)';

/** Ideas about what a person makes: the plot is about the thing, or about those who are raised. */
export const makerOrders: readonly OrderRule[] = [
  // "A baker whose bread makes people tell the truth"
  [
    order(
      '((?:an?|the) (?:[\\p{L}-]+ )?[\\p{L}-]+) whose ((?:[\\p{L}-]+ )?[\\p{L}-]+) ((?:makes?|causes?|turns?|forces?|lets?) (?:people|everyone|everybody|anyone|others|guests|customers|villagers|those)\\b.+|comes? true.*)',
    ),
    (who = '', what = '', does = '') =>
      isPersonNoun(singularOf(headOf(who))) ? `${who}'s ${what} ${does}` : undefined,
  ],
  // "Stop a necromancer from raising an army of undead"
  [
    order(
      `(?:(?:stop|prevent|defeat|fight|kill|slay) )?(${masters}) (?:(?:is|from|who is|who|that is|wants to|plans to|tries to|has) )*(?:rais|build|creat|assembl|command)(?:es|s|e|ing|ed)? (?:(?:an?|the|his|her) (?:[\\p{L}-]+ )?(?:army|horde|legion|host) of (?:the )?${undead}|an? (?:undead|skeleton|zombie) (?:army|horde|legion|host))((?: .+)?)`,
    ),
    (who = '', more = '') => `${who} raises an army of undead${more}`,
  ],
];
