import { phraseIn } from './idea-phrases.ts';
import { isCreatureNoun, isMuteCreature } from './foe.ts';
import { isMonsterNoun } from './monster-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPluralWord, pronounsIn, singularOf, type Plight, type Told } from './matter-words.ts';
import { article, bare, claim, headOf, pattern, type PlightRule } from './plight-readings.ts';

/** Ideas about one who has another shape, is possessed or makes monsters, and about gods, prophecies and lures. */

const who = "((?:an? |the |my |our |his |her )?[\\p{L}'-]+(?: [\\p{L}'-]+){0,4}?)";
const is = '(?:is|was|has been|had been|got|gets|is being|became|has become)';

const person = (
  kind: Plight['kind'],
  role: string,
  fact: string,
  words: string,
  form?: string,
  blamed?: string,
): Told => ({
  sort: 'person',
  words,
  fact,
  it: '{I}',
  isPlural: false,
  role: bare(role),
  pronouns: pronounsIn(words.split(' '), headOf(role)),
  sides: undefined,
  plight: {
    kind,
    ...(form !== undefined && { form }),
    ...(blamed !== undefined && { blamed }),
  },
});

const isOne = (typed: string): boolean => {
  const { head, isPlural } = phraseIn(typed);
  return (
    !isPlural &&
    (isPersonNoun(head) || /^(?:rival|friend|neighbou?r|lover|boss)$/.test(head)) &&
    !/^(?:one|someone|somebody|everyone|nobody|party)$/.test(head)
  );
};

/** Beasts and things that people are turned into. */
const animals =
  /^(?:pig|piglet|goat|frog|toad|mouse|chicken|hen|duck|goose|swan|cat|kitten|dog|puppy|donkey|sheep|lamb|cow|rabbit|snail|newt|parrot|crow|raven|owl|fox|bear|deer|stag|hedgehog|hamster|turtle|squirrel|badger|ferret|pigeon|turkey|fish|goldfish|horse|pony|mule|monkey|bird|rat|weasel|otter|moth|butterfly|bee|beetle|worm|slug|teapot|broom|chair|candlestick|turnip|cabbage|pumpkin|clock)$/;

const isAnimal = (noun: string): boolean => {
  const head = singularOf(headOf(noun));
  return (
    isMuteCreature(head) ||
    isCreatureNoun(head) ||
    ideaNouns.get(head) === 'beast' ||
    animals.test(head)
  );
};

const shaped = (
  whom: string,
  says: string,
  form: string,
  text: string,
  by = '',
): Told | undefined =>
  isOne(whom) && isAnimal(form)
    ? person('shape', whom, `{I} ${says}`, text, headOf(form), isOne(by) ? bare(by) : undefined)
    : undefined;

const shapeRules: readonly PlightRule[] = [
  [
    pattern(
      `${who} ${is} (?:accidentally |suddenly |slowly )?(turned|transformed|polymorphed|changed|cursed|bewitched) (?:in)?to (?:be |become |live as )?(an? [\\p{L} -]+?)( by (?:an?|the) [\\p{L} -]+)?`,
    ),
    ([whom = '', verb = '', form = '', by = ''], text) =>
      shaped(
        whom,
        `was ${/cursed|bewitched/.test(verb) ? 'turned' : verb} into ${form}${by}`,
        form,
        text,
        by.replace(/^ by /, ''),
      ),
  ],
  [
    pattern(
      `((?:an?|the) [\\p{L} -]+?) (?:has |accidentally )*(turned|turns|transformed|transforms|polymorphed|changed) ${who} (?:in)?to (an? [\\p{L} -]+?)(?: and .+| because .+)?`,
    ),
    ([doer = '', , whom = '', form = ''], text) =>
      /^(?:himself|herself|itself|themself|themselves)$/.test(whom)
        ? shaped(doer, `has turned into ${form}`, form, text)
        : shaped(whom, `was turned into ${form} by ${doer}`, form, text, doer),
  ],
  [
    pattern(`${who} is (now|suddenly|by day|by night|at night) (an? [\\p{L} -]+?)`),
    ([whom = '', when = '', form = ''], text) => shaped(whom, `is ${when} ${form}`, form, text),
  ],
  [
    pattern(
      '(?:an?|the) ((?:[\\p{L}-]+ )?([\\p{L}-]+)(?<!that|who|which)) (?:(?:that|who|which) )?(?:is|was) (?:really|actually|secretly|in truth) ((?:an?|the) [\\p{L} -]+?)',
    ),
    ([animal = '', form = '', whom = ''], text) =>
      (animals.test(form) || isMuteCreature(form)) && isOne(whom)
        ? person('shape', whom, `the ${animal} is really {I}`, text, form)
        : undefined,
  ],
  [
    pattern(
      '((?:an?|the) (?:[\\p{L}-]+ )?([\\p{L}-]+)) (claims|says|insists|swears|believes|thinks) (?:to be|(?:that )?(?:it|he|she) is|(?:that )?(?:it|he|she) was|(?:that )?(?:it|he|she) used to be|being) ((?:an?|the) [\\p{L} -]+?)(?: in disguise| under a curse)?',
    ),
    ([animal = '', form = '', verb = '', whom = ''], text) =>
      isAnimal(form) && isOne(whom)
        ? person(
            'shape',
            whom,
            `${animal} ${verb} to be {I}`.replace(
              /(says|insists|swears|believes|thinks) to be/,
              'claims to be',
            ),
            text,
            form,
          )
        : undefined,
  ],
];

const fiends =
  'demon|devil|spirit|evil spirit|ghost|fiend|imp|djinn|entity|shadow|parasite|fey spirit|dead wizard|witch';
const possessed = (whom: string, guest: string, text: string): Told | undefined => {
  const own = guest === '' ? 'demon' : bare(guest);
  return isOne(whom) ||
    /^(?:an? |the |my |our )?(?:little |young |old |best )?(?:girl|boy|child|kid|friend|neighbou?r)$/.test(
      whom,
    )
    ? person('possessed', whom, `{I} is possessed by ${article(own)}`, text, own)
    : undefined;
};

const possessedRules: readonly PlightRule[] = [
  [
    pattern(
      `(?:exorcise|exorcize|drive out|drive|cast out|cast|banish|remove|expel|get) (?:an?|the) ((?:[\\p{L}-]+ )?(?:${fiends})) (?:from|out of|that possesses|who possesses|that has possessed|in|possessing) ${who}`,
    ),
    ([guest = '', whom = ''], text) => possessed(whom, guest, text),
  ],
  [
    pattern(
      `(?:an?|the) ((?:[\\p{L}-]+ )?(?:${fiends})) (?:has |is )?(?:possess(?:es|ed|ing)|taken over|took over|takes over|took possession of|lives in(?:side)?|has moved into|moved into) (?:the body of )?${who}`,
    ),
    ([guest = '', whom = ''], text) => possessed(whom, guest, text),
  ],
  [
    pattern(
      `(?:free |save |help |heal |exorcise |exorcize )?${who} (?:is |was |has been |who is )?possessed(?: by (?:an?|the) ([\\p{L} -]+?))?`,
    ),
    ([whom = '', guest = ''], text) => possessed(whom, guest, text),
  ],
  [
    pattern('(?:free |save |help |heal |exorcise |exorcize )?(?:an?|the) possessed ([\\p{L} -]+?)'),
    ([whom = ''], text) => possessed(whom, '', text),
  ],
];

const makers =
  'scientist|wizard|alchemist|mage|doctor|sorcerer|sorceress|inventor|witch|surgeon|professor|gnome|artificer|scholar|druid|baron|warlock|breeder|noble|count';
const made =
  'monsters?|creatures?|chimeras?|abominations?|hybrids?|mutants?|beasts?|monstrosit(?:y|ies)|homuncul(?:us|i)|freaks|animals|golems?|constructs?|life|new life|owlbears?|crossbreeds?';
const makerRules: readonly PlightRule[] = [
  [
    pattern(
      `(?:stop |fight |defeat |find )?((?:an?|the) (?:[\\p{L}-]+ ){0,2}?(?:${makers})) (?:who |that |is |has |from )*((?:creat|mak|breed|build|grow|sew|stitch|craft|produc|rais)\\p{L}*|made|bred|built|grew) ((?:[\\p{L}-]+ ){0,2}?(?:${made}))\\b(.*)`,
    ),
    ([maker = '', verb = '', what = '', more = ''], text) => {
      const says = verb.endsWith('ing') ? `is ${verb}` : verb;
      return person(
        'maker',
        maker,
        `{I} ${/^(?:create|make|breed|build|grow|sew|craft|produce)$/.test(says) ? `${says}s` : says} ${what}${more}`,
        text,
        creaturesOf(what),
      );
    },
  ],
  [
    pattern(
      `(?:the )?((?:[\\p{L}-]+ )?(?:${made}|experiments?|creations?)) (?:has |have |are |is )*(?:escap\\p{L}+|broke out|broken out|got out|loose|get loose|ran away|running loose|run loose) (?:from |out of )?(?:(?:an?|the) )?(?:lab(?:oratory)? of (?:an?|the) )?((?:[\\p{L}-]+ )?(?:${makers}))(?:'s [\\p{L} -]+)?`,
    ),
    ([what = '', maker = ''], text) =>
      person(
        'maker',
        maker,
        `${what} have escaped from the workshop of {I}`.replace(/^(?=[^s]+ have)/, 'the '),
        text,
        creaturesOf(what),
      ),
  ],
];
const creaturesOf = (what: string): string => {
  const head = headOf(what);
  return /^(?:life|experiments?|creations?)$/.test(head)
    ? 'creatures'
    : isPluralWord(head) || head === 'homunculi'
      ? head
      : `${head}s`;
};

const gods = 'god|goddess|deity|demigod|divinity';
const godly =
  '(?:(?:[\\p{L}-]+ )?(?:forgotten|lost|dying|small|minor|old|fallen|exiled|lonely|little|nameless|homeless|ancient|young|drunk|retired|unemployed|last|lesser|local|clumsy|bored|failed) )';
const godRules: readonly PlightRule[] = [
  [
    pattern(
      `(?:help |meet |find |worship )?((?:an?|the) (${godly}(?:${gods})(?: of (?:the )?[\\p{L}-]+(?: [\\p{L}-]+)?)?))(?: (?:in|on|at|under) (?:the|an?) [\\p{L} -]+)?`,
    ),
    ([, role = ''], text) =>
      person('god', role, '{I} lives among people, and hardly anyone knows it', text, role),
  ],
  [
    pattern(
      `((?:an?|the) ((?:[\\p{L}-]+ ){0,2}?(?:${gods})(?: of (?:the )?[\\p{L}-]+)?)) ((?:who |that )?(?:wants? (?:followers|worshippers|worshipers|believers|help|friends|a friend|a temple|a new|to be (?:remembered|worshipped|mortal|forgotten|human|believed|found)|to retire|to quit|back)|needs|asks|begs|has lost|lost|lives|works|walks|hides|is (?:hiding|dying|bored|lonely|lost|looking|unemployed|broke|drunk|homeless|trapped|stuck|forgotten)|has forgotten|forgot|has no|applies|appears|moved|pretends)\\b.*)`,
    ),
    ([, role = '', says = ''], text) =>
      person('god', role, `{I} ${says.replace(/^(?:who|that) /, '')}`, text, role),
  ],
  [
    pattern(
      `(?:restore|rebuild|save|protect|find|visit) (?:an?|the) ((?:last )?(?:temple|shrine|altar|priest|worshipper|believer)) of (?:an?|the) (${godly}?(?:${gods})(?: of (?:the )?[\\p{L}-]+)?)`,
    ),
    ([what = '', role = ''], text) =>
      person('god', role, `the ${what} of {I} is all that is left`, text, role),
  ],
];

/** What a prophecy says is a clause or a noun. */
const foretold = (what: string): string =>
  `${/ (?:will|shall|is|are|must|can|would|has|dies|returns|falls|comes|kills|brings)\b/.test(what) ? 'says that' : 'speaks of'} ${what}`;

/** Of "the mayor's baby will …" the mayor is the one at whom people look. */
const foretelling = (fact: string, text: string): Told => {
  const [, parent = ''] =
    /\b(?:the|an?) (\p{L}+)'s (?:newborn |unborn |first |little )*(?:baby|child|son|daughter|heir|newborn|firstborn)\b/u.exec(
      text,
    ) ?? [];
  const told = claim('the prophecy', fact, text, {}, 'prophecy');
  return isPersonNoun(parent) ? { ...told, role: parent } : told;
};

const prophecyRules: readonly PlightRule[] = [
  [
    pattern(
      '(?:(?:an?|the) )?((?:[\\p{L}-]+ )?prophecy) (?:says|foretells|predicts|tells|claims|states|warns|speaks) (?:that |of |about )?(.+)',
    ),
    ([name = '', what = ''], text) => foretelling(`${article(bare(name))} ${foretold(what)}`, text),
  ],
  [
    pattern('(?:(?:an?|the) )?((?:[\\p{L}-]+ )?prophecy)(?: (that|of|about) (.+))?'),
    ([name = '', way = '', what = ''], text) =>
      foretelling(`there is ${article(name)}${way === '' ? '' : ` ${way} ${what}`}`, text),
  ],
  [
    pattern(
      '(?:stop |prevent |fulfil |fulfill |avert )?(?:an?|the) ((?:[\\p{L}-]+ )?prophecy) ((?:is|was|has|comes?|came|must|may|seems|names|goes|went)\\b.*)',
    ),
    ([, says = ''], text) => foretelling(`the prophecy ${says}`, text),
  ],
  [
    pattern(
      '((?:an?|the) (?:[\\p{L}-]+ )?(?:seer|oracle|fortune teller|fortune-teller|prophet|prophetess|soothsayer)) (?:has )?(?:foresees|foreseen|foresaw|predicts|predicted|foretells|foretold|prophesies|prophesied|saw|sees|announces|announced) (?:that )?(.+)',
    ),
    ([seer = '', what = ''], text) => foretelling(`a prophecy of ${seer} ${foretold(what)}`, text),
  ],
];

const lured =
  'ships?|sailors?|people|travell?ers?|men|villagers|fishermen|boats?|miners|pilgrims|merchants|hunters|everyone|passers-by|wanderers|townsfolk|guests|soldiers|shepherds';
const lureRules: readonly PlightRule[] = [
  [
    pattern(
      `((?:an?|the|some|false|strange) ?(?:[\\p{L}-]+ ){0,2}?)([\\p{L}'-]+)((?: (?:in|on|at|under|from|over) (?:the|an?) [\\p{L} -]+?)?) ((?:that |whose [\\p{L}-]+ |which )?(?:lures?|luring|draws?|drawing|leads?|leading|pulls?|entices?|attracts?|tempts?|calls?) (?:the )?(?:${lured})\\b.*)`,
    ),
    ([before = '', noun = '', place = '', says = ''], text) =>
      isPersonNoun(singularOf(noun)) && !isMonsterNoun(singularOf(noun))
        ? undefined
        : lure(`${before}${noun}`, place, says, text),
  ],
  [
    pattern(
      `((?:sirens|will-o'?-?(?:the-)?wisps|wisps|lights|mermaids|voices|spirits|ghost lights)) (?:is |are )?((?:lure|luring|lead|leading|draw|drawing|call|calling) (?:the )?(?:${lured})\\b.*)`,
    ),
    ([noun = '', says = ''], text) =>
      claim(
        `the ${noun}`,
        `${noun} ${says.replace(/^(\p{L}+)ing\b/u, 'are $&')}`,
        text,
        {},
        'lure',
      ),
  ],
  [
    pattern(
      '(?:(?:some|the|many) )?((?:[\\p{L}-]+ )?(?:lights|will-o-wisps|wisps)) (over|in|above|on|near) (?:the|an?) ([\\p{L} -]+)',
    ),
    ([what = '', way = '', place = ''], text) =>
      claim(
        'the lights',
        `there are ${what} ${way} the ${place}, and people follow them`,
        text,
        {},
        'lure',
      ),
  ],
];

function lure(noun: string, place: string, says: string, text: string): Told {
  const head = headOf(noun);
  const isMany = isPluralWord(head);
  const isClause = !/^(?:that|whose|which) /.test(says);
  const fact = isClause
    ? `${noun}${place} ${says}`
    : `there ${isMany ? 'are' : 'is'} ${noun.replace(/^the /, isMany ? '' : 'a ')}${place} ${says}`;
  return { ...claim(`the ${head}`, fact, text, {}, 'lure'), isPlural: isMany };
}

export const beingRules: readonly PlightRule[] = [
  ...shapeRules,
  ...possessedRules,
  ...makerRules,
  ...godRules,
  ...prophecyRules,
  ...lureRules,
];
