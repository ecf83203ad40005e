import { clausesIn, saidWords } from './idea-people.ts';
import { feudOf } from './matter-feud.ts';
import { isPluralWord, type Told } from './matter-words.ts';

/** Ideas about contests, weddings and feasts, and about two sides that have to agree. */

const before =
  '(?:(?:win|enter|survive|join|host|judge|attend|save|protect|guard|watch|visit|compete (?:in|at)|fight (?:in|at)|take part (?:in|at)|participate in|the party (?:has to|must|is to) (?:fight|compete|win|enter|take part|perform) ?(?:in|at)?) )?';
const article = '(?:an?|the|our|this|their) ';
const occasion = (nouns: string): RegExp =>
  new RegExp(
    `^${before}(?:${article})?((?:(?!and |of |with |who )[\\p{L}'-]+ ){0,4}?)(${nouns})((?: (?:in|at|on|through|around|across|between|against|with|for|where|among|of|over|to|under|run by|organi[sz]ed by|gone|goes|turns|that|is|are|near|along|from)\\b ?.*)?)$`,
    'u',
  );

const contests = occasion(
  'tournament|tourney|contest|competition|championship|race|regatta|joust|jousting|games|duel|bake-off|cook-off|eating match|wrestling match|card game|chess game|melee|arena|fighting ring|fighting pit|pit fights?|fight club|gladiator fights?|gladiators|gladiatorial games|olympics',
);
const cheats =
  /^(?:someone|somebody|an unknown \p{L}+|a \p{L}+|the \p{L}+) (?:is |has been )?(?:cheat(?:s|ing|ed)|rigg(?:s|ing|ed)|fix(?:es|ing|ed)|sabotag(?:es|ing|ed)) (?:at |in |during )?(?:the |an? )((?:\p{L}+ ){0,3}(?:tournament|tourney|contest|competition|championship|race|regatta|joust|games|duel|bake-off))(?: .*)?$/u;
const gameless =
  /\brace (?:for|to|of|against (?:time|the clock))\b|\b(?:arms|ancient|elder|lost|alien|dying|forgotten|master|serpent|human|evil|new) race\b|\bgames of\b|\bwar games\b|\bmurder\b|\bdeath of\b/;
const weddings = occasion('wedding|marriage|betrothal|engagement');
const feasts = occasion(
  'birthday party|dinner party|tea party|garden party|birthday|masquerade|masked ball|banquet|gala|jubilee',
);

const ofEvent = (words: string, it: string, fact: string, noun: string): Told => ({
  sort: 'event',
  words,
  fact,
  it,
  isPlural: isPluralWord(it.split(' ').at(-1) ?? ''),
  role: '',
  pronouns: undefined,
  sides: undefined,
  said: saidWords([noun], '-'),
});

/** `the horse race` of "a dangerous horse race". */
const nameOf = (adjectives: string, noun: string): string => {
  const last =
    adjectives
      .trim()
      .split(' ')
      .findLast(
        (word) =>
          !/'s?$|^(?:rigged|annual|yearly|great|big|grand|famous|deadly|strange|magical|underground|dangerous|illegal)$/.test(
            word,
          ),
      ) ?? '';
  return ['the', ...(last === '' ? [] : [last]), noun].join(' ');
};

const existing = (adjectives: string, noun: string, tail: string): string => {
  const many = isPluralWord(noun);
  const phrase = `${adjectives}${noun}`;
  const says = /^ (?:goes|gone|turns|is|are) /.exec(tail);
  if (says !== null) return `the ${phrase}${tail.replace(/^ gone /, ' goes ')}`;
  if (/^\p{L}+'s /u.test(phrase)) return `there is to be the ${phrase}${tail}`;
  const first =
    many || /^(?:an?|the|\p{L}+'s) /u.test(phrase)
      ? phrase
      : `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`;
  return `there ${many ? 'are' : 'is'} to be ${first}${tail}`;
};

function contest(main: string): Told | undefined {
  if (gameless.test(main)) return undefined;
  const [all, cheated = ''] = cheats.exec(main) ?? [];
  if (all !== undefined) {
    const words = cheated.split(' ');
    return ofEvent(main, nameOf(words.slice(0, -1).join(' '), words.at(-1) ?? ''), main, 'contest');
  }
  const [, adjectives = '', noun = '', tail = ''] = contests.exec(main) ?? [];
  if (noun === '' || isBusy(adjectives)) return undefined;
  // A game with a power has that power on the other side of the board, and no prize of the town.
  if (/ for (?:the |a |his |her )?(?:souls?|throne|life|lives|hand)\b/.test(tail)) return undefined;
  const isHeld = /^(?:gladiators|gladiator fights?|pit fights?)$/.test(noun);
  const named = isHeld ? 'games' : noun;
  const said = /^(?:arena|fighting ring|fighting pit|fight club)$/.test(noun) ? 'games' : noun;
  return ofEvent(
    main,
    said === noun && !isHeld ? nameOf(adjectives, noun) : 'the games in the arena',
    isHeld
      ? `there are to be games in the arena${tail}`
      : said === noun
        ? existing(adjectives, named, tail)
        : `there are games in a ${adjectives}${noun}${tail}`.replace(/\ba (?=[aeiou])/, 'an '),
    'contest',
  );
}

/** Whether the words before a noun are a sentence of their own. */
const isBusy = (adjectives: string): boolean =>
  /\b(?:is|are|was|were|has|have|wants?|to|by|from|in|at|stop|sabotage|crash|prevent|rob|steal|infiltrate|disrupt|ruin|kill|find)\b/.test(
    adjectives,
  );

function wedding(main: string): Told | undefined {
  if (
    /\b(?:groom|murder|ghost|undead|dragon|forced|sabotage|dead|vampire|hag|killed|poison)\b/.test(
      main,
    )
  ) {
    return undefined;
  }
  const [, adjectives = '', noun = '', tail = ''] = weddings.exec(main) ?? [];
  if (noun === '' || isBusy(adjectives)) return undefined;
  return ofEvent(main, `the ${noun}`, existing(adjectives, noun, tail), 'wedding');
}

function feast(main: string): Told | undefined {
  if (
    /\b(?:vampire|fey|fairy|devil|demon|hag|lich|witch|elf|elven|murder|dead|ghost|killer|dragon|hero|count|countess|assassin|poison\w*|heist|thief|steal)\b/.test(
      main,
    )
  ) {
    return undefined;
  }
  const [, adjectives = '', noun = '', tail = ''] = feasts.exec(main) ?? [];
  if (noun === '' || isBusy(adjectives) || tail.includes(' who ')) return undefined;
  return ofEvent(main, `the ${noun}`, existing(adjectives, noun, tail), 'feast');
}

const fighting =
  "(?:(?:are|have been|were|keep|start|started|begin|began) )?(?:at war|at each other's throats|about to go to war|on the brink of war|fight(?:ing)?|fought|feud(?:ing)?|quarrel(?:l?ing)?|argu(?:e|ing)|hate each other|disput(?:e|ing)|want war|prepare for war)";
const both = new RegExp(
  `^(?:stop |end |settle )?((?:the |an? )?[\\p{L}' -]+?) and ((?:the |an? )?[\\p{L}' -]+?) ${fighting}(?: (?:with each other|each other|again))?(?: (?:over|about|for) (.+))?$`,
  'u',
);
const together =
  /^((?:the |an? )?[\p{L}' -]+?) and ((?:the |an? )?[\p{L}' -]+?) (?:have to|must|need to|want to|should|try to|are to|has to) (?:learn to )?(?:live together|make peace|get along|work together|reconcile|share .+|agree .+)$/u;
const talks =
  /^(?:(?:broker|negotiate|save|sign|guard|protect|host|lead|mediate|make|prevent the failure of) )?(?:(?:the|an?|fragile|difficult|secret) )*(?:peace(?: (?:talks|treaty|negotiations|conference|summit|accord|deal))|truce|ceasefire|armistice)(?: (?:between|of) (.+?) and (.+?))?(?: (?:at|in|on|is|are|that|before) .+)?$/u;
const wars =
  /^(?:(?:stop|end|prevent|settle) )?(?:(?:the|an?|bloody|long|old|open|secret) )*(civil war|gang war|guild war|clan war|turf war|trade war|family feud|blood feud|border war|tribal war|war|feud|vendetta)(?: (?:in|at|on|over|about|of|that|for) .+)?$/u;
const rivals = new RegExp(
  `^(?:the )?(?:two |three )?(?:rival|feuding|warring|competing|hostile|quarrelling|enemy) ((?:\\p{L}+ )?)(\\p{L}+s)(?: ${fighting}.*)?$`,
  'u',
);

const pairs: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['civil war', ['the crown', 'the rebels']],
  ['gang war', ['the dock gang', 'the market gang']],
  ['turf war', ['the dock gang', 'the market gang']],
  ['guild war', ['the weavers', 'the dyers']],
  ['trade war', ['the old trading house', 'the new trading house']],
  ['clan war', ['the hill clan', 'the river clan']],
  ['tribal war', ['the hill tribe', 'the river tribe']],
  ['family feud', ['the hill family', 'the valley family']],
  ['blood feud', ['the hill family', 'the valley family']],
]);
const landsOfWar: readonly [string, string] = ['the hill people', 'the valley people'];

const lordsOf: ReadonlyMap<string, string> = new Map([
  ['peasant', 'the lords'],
  ['serf', 'the lords'],
  ['farmer', 'the lords'],
  ['villager', 'the lords'],
  ['commoner', 'the lords'],
  ['miner', 'the owners of the mine'],
  ['docker', 'the ship owners'],
  ['dockworker', 'the ship owners'],
  ['sailor', 'the ship owners'],
  ['worker', 'the owners'],
  ['weaver', 'the masters of the looms'],
  ['servant', 'the masters'],
  ['apprentice', 'the masters'],
]);
const rebelling =
  /^(?:the )?((?:\p{L}+ )?)(peasants|serfs|farmers|villagers|commoners|miners|dockers|dockworkers|sailors|workers|weavers|servants|apprentices) (?:(?:are|have|were|have been|of [\p{L} ]+? (?:are|have)) )?(?:on strike|strik(?:e|ing)|rebel(?:s|led|ling)?|revolt(?:s|ed|ing)?|ris(?:e|ing|en)(?: up)?|rose(?: up)?|in revolt|in open revolt|rioting|riot)(?: (?:against|with) (.+?))?(?: (?:and|but) .+| (?:in|at|of|over|for) .+)?$/u;
const onStrike =
  /^(?:all )?(?:the )?((?:\p{L}+ )?(?:\p{L}+s|guard|watch|crew|militia|garrison))'?(?: (?:guild|union|league))? (?:is|are|goes|go|went|has gone|have gone) on strike((?: .+)?)$/u;
const revolt =
  /^(?:stop |end |settle |a |an |the )*(peasant|peasants'|farmers'|farmer|serf|miners'|workers'|dockers'|weavers'|servants'|worker|miner) (?:revolt|rebellion|uprising|revolution|strike|riots?)(?: (?:against|in|at|of|over) .+)?$/u;

const oneSide = (text: string): boolean =>
  text.split(' ').length <= 5 && !/\b(?:party|is|are|was|has|that|who|when)\b/.test(text);

/** The sides of a quarrel as the feuds of other ideas have them. */
function quarrel(main: string, first: string, second: string, over = ''): Told | undefined {
  const bare = over.replace(/^(?:the|an?) /, '');
  const cause = bare === '' ? '' : ` over ${/^(?:the|an?) /.test(over) ? over : `the ${bare}`}`;
  const told = feudOf(`${first} against ${second}${cause}`);
  return told && { ...told, words: main, said: saidWords(['feud'], '-') };
}

function peace(main: string): Told | undefined {
  if (
    /\b(?:tyrant|usurper|evil|cult|necromancer|undead|demons?|devils?|zombies?|vampires?|lich)\b/.test(
      main,
    )
  ) {
    return undefined;
  }
  const [, one = '', two = '', over = ''] = both.exec(main) ?? together.exec(main) ?? [];
  if (one !== '' && oneSide(one) && oneSide(two)) {
    const isBrothers = one.startsWith('two ');
    return isBrothers ? undefined : quarrel(main, one, two, over);
  }
  const [, kind = '', ofWhom = ''] = rivals.exec(main) ?? [];
  if (ofWhom !== '') return quarrelOfTwins(main, kind, ofWhom);
  const [war, named = ''] = wars.exec(main) ?? [];
  if (war !== undefined) return quarrel(main, ...(pairs.get(named) ?? landsOfWar));
  const [talk, first = landsOfWar[0], second = landsOfWar[1]] = talks.exec(main) ?? [];
  if (talk !== undefined && (first !== landsOfWar[0] || talk.length < 40)) {
    return quarrel(main, first, second);
  }
  const [, manner = '', rebels = '', lord = ''] = rebelling.exec(main) ?? [];
  const [, strikers = '', why = ''] = onStrike.exec(main) ?? [];
  if (strikers !== '' && rebels === '') {
    const side = `the ${strikers}`;
    const told = quarrel(
      main,
      side,
      lordsOf.get(strikers.split(' ').at(-1)?.replace(/s$/, '') ?? '') ?? 'the masters',
    );
    return (
      told && { ...told, fact: `${side} ${strikers.endsWith('s') ? 'are' : 'is'} on strike${why}` }
    );
  }
  const [, rising = ''] = revolt.exec(main) ?? [];
  const plural = rebels || `${rising.replace(/s?'?$/, '')}s`;
  if (rebels + rising === '') return undefined;
  const lords =
    lord === '' || lord.startsWith('the party')
      ? (lordsOf.get(plural.replace(/s$/, '')) ?? 'the lords')
      : lord.replace(/^(?:their|his|her) /, 'the ');
  const told = quarrel(main, `the ${manner}${plural}`, lords);
  const verb = /strike|striking/.test(main) ? 'are on strike against' : 'are rebelling against';
  return told && { ...told, fact: `the ${manner}${plural} ${verb} ${lords}` };
}

const quarrelOfTwins = (main: string, kind: string, plural: string): Told | undefined => {
  const told = feudOf(`two ${kind}${plural} fight`);
  return told && { ...told, words: main, said: saidWords(['feud'], '-') };
};

/** "The party has to pick a side" is what each plot about a quarrel asks. */
const choice =
  /(?:,? (?:and|but|so))? ?(?:the party|we|you|they|everyone) (?:has|have|must|needs?)(?: to)? (?:pick|choose|take) (?:a )?sides?|,? ?(?:pick|choose) (?:a )?sides?/;

/** What people have gathered for or against, or undefined if an idea is about something else. */
export function occasionOf(typed: string): Told | undefined {
  const clauses = clausesIn(typed.replace(choice, ''));
  if (clauses === undefined) return undefined;
  const { main, more } = clauses;
  // A bride who has gone is written as one who has vanished.
  if (/\bbride\b/.test(typed.toLowerCase())) return undefined;
  const told = peace(main) ?? contest(main) ?? wedding(main) ?? feast(main);
  return told === undefined || more === undefined ? told : { ...told, more };
}
