import { isCreatureNoun } from './foe.ts';
import { captorIn } from './matter-crime.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { claimNouns } from '../tables/matters/idea-grammar.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isPluralWord, pronounsIn, singularOf, type SaidWords, type Told } from './matter-words.ts';

/** Ideas about people who are held or have gone whose form no rule for other ideas understands. */

const preamble =
  /^(?:(?:i want|we want|please|write|give me|an? (?:quest|adventure|story|tale|plot)) )+(?:about |with |where |in which )?/;

const peopleOfPlaces =
  /^(?:people|folk|townsfolk|villager|child|man|woman|person|baby|infant|orphan|boy|girl|citizen|townspeople)$/;

/** The lists of persons have animals, too, since these can be characters. */
const isPerson = (noun: string): boolean =>
  isPersonNoun(noun) && !/^(?:thing|beast)$/.test(ideaNouns.get(noun) ?? '');

const isOfPeople = (noun: string): boolean => {
  const one = singularOf(noun);
  return peopleOfPlaces.test(one) || isPerson(one);
};

const withoutArticle = (text: string): string => text.replace(/^(?:an?|the|some) /, '');

const ofThisPlace = (text: string): string =>
  text.replaceAll(/ of an? ((?:[\p{L}-]+ )?(?:village|town|city|hamlet))\b/gu, ' of this $1');

/** "In {town} a circus comes to town" would say it twice. */
const arrived = (text: string): string =>
  text.replace(
    / (?:comes|came|arrives|arrived|has come) (?:to|in) (?:the )?(?:town|village|city) and /,
    ' has come, and ',
  );

const vanishing =
  /(?:disappear|vanish|go missing|goes missing|went missing|gone missing|going missing|are missing|are gone|lost)/;

/** "A circus comes to town and people start disappearing", "travellers vanish on the forest road". */
function vanishingPeople(text: string): Told | undefined {
  const [, before = '', noun = '', rest = ''] =
    /^(?:(.+?),? (?:and|but|then|while|where|when) )?(?:(?:all|the|many|more|young|some|several|local|its|poor) )*([\p{L}-]+)(?: (?:of|from|in|on|who|that) .+?)? ((?:(?:are|have|keep|keeps|start|started|begin|began|is|has|been|now|all|mysteriously|slowly|suddenly|to|just|always|one by one) )*(?:disappear|vanish|go missing|going missing|went missing|gone missing|gone)\p{L}*.*)$/u.exec(
      text,
    ) ?? [];
  const isMany = isPluralWord(noun) || noun === 'people';
  if (rest === '' || !vanishing.test(rest) || !isMany || !isOfPeople(noun)) return undefined;
  const scene =
    /^((?:an?|the) (?:[\p{L}-]+ )?[\p{L}-]+) (?:comes|came|arrives|arrived|opens|opened|has|is|appears|stops|plays)\b/u.exec(
      before,
    )?.[1];
  return {
    ...told(text, `the missing ${noun}`, true),
    said: said(noun, 'vanish'),
    fact: arrived(ofThisPlace(text)),
    ...(scene !== undefined && { scene: `the ${withoutArticle(scene)}` }),
  };
}

const told = (words: string, it: string, isPlural: boolean): Told => ({
  sort: 'being',
  words,
  fact: words,
  it,
  isPlural,
  role: '',
  pronouns: undefined,
  sides: undefined,
  state: 'gone',
});

/** In the words by which a plot is found. */
const said = (noun: string, says: string, task = '', object = ''): SaidWords => ({
  task,
  nouns: /^(?:bab|infant|newborn|toddler)/.test(noun)
    ? [singularOf(noun)]
    : [singularOf(noun), 'people'],
  says,
  object,
});

const ofOne = (words: string, role: string, fact: string): Told => ({
  ...told(words, 'the disappearance', false),
  sort: 'crime',
  fact,
  role,
  said: said(role.split(' ').at(-1) ?? '', 'miss'),
  pronouns: pronounsIn(role.split(' '), role.split(' ').at(-1) ?? ''),
  crime: 'missing',
});

/** "Find the missing children of a fishing village". */
function soughtPeople(text: string): Told | undefined {
  const [, noun = '', rest = ''] =
    /^(?:(?:find|search for|look for|bring back|rescue|save|locate) )?(?:(?:the|some|all|two|three|several) )*(?:missing|lost|vanished|disappeared) (\p{L}+)((?: (?:of|from) .+)?)$/u.exec(
      text,
    ) ?? [];
  if (!(isPluralWord(noun) || noun === 'people') || !isOfPeople(noun)) return undefined;
  return {
    ...told(text, `the missing ${noun}`, true),
    said: said(noun, 'miss', 'find'),
    fact: ofThisPlace(`the ${noun}${rest} have vanished`),
  };
}

/** "Wedding of two rival houses, bride goes missing". */
function vanishedPerson(text: string): Told | undefined {
  const [, before = '', role = ''] =
    /^(?:(.+?)(?:,| and| but| when| where|;) )?(?:the |a |his |her )?((?:[\p{L}']+ )?[\p{L}]+) (?:goes missing|went missing|has gone missing|is missing|is gone|disappears|vanishes|disappeared|has disappeared)(?: .*)?$/u.exec(
      text,
    ) ?? [];
  const noun = role.split(' ').at(-1) ?? '';
  const isOne = isPerson(noun) && !claimNouns.has(noun) && !isPluralWord(noun);
  if (role === '' || !isOne) return undefined;
  const [head = ''] = withoutArticle(before).split(' ');
  const isEvent = ideaNouns.get(head) === 'event';
  // "Crops are dying and the druid is gone" is about the crops.
  if (before !== '' && !isEvent) return undefined;
  return ofOne(
    text,
    role,
    `${isEvent ? `at the ${withoutArticle(before)} ` : ''}the ${role} has gone missing`,
  );
}

/** "Jailbreak from hell", "break an innocent man out of a prison on an island". */
function jailbreak(text: string): Told | undefined {
  const [, from = ''] =
    /^(?:an? |the )?(?:jailbreak|prison break|prison breakout|breakout|break-out|prison escape) (?:from|out of|in|on) (.+)$/u.exec(
      text,
    ) ?? [];
  const [, who = '', out = ''] =
    /^(?:break|bust|get|spring|smuggle|free|rescue) ((?:an?|the|our|my) .+?) (?:out of|from) ((?:(?:an?|the) )?(?:[\p{L}-]+ ){0,2}(?:prison|jail|gaol|dungeon|hell|oubliette|penal colony|prison camp)\b.*)$/u.exec(
      text,
    ) ?? [];
  const where = from || out;
  if (where === '') return undefined;
  const role = withoutArticle(who).replace(/^(?:our|my) /, '');
  const isHell = /\bhells?\b|\babyss\b/.test(where);
  const whom = who === '' ? 'somebody from {town}' : who;
  const noun = isHell ? `the devils of ${withoutArticle(where)}` : 'the keepers of the prison';
  const place =
    /^(?:an?|the) /.test(where) || isHell || / (?:of|on|in|under) /.test(where)
      ? where
      : `the ${where}`;
  if (isPluralWord(role.split(' ').at(-1) ?? '')) return undefined;
  return {
    ...ofOne(text, role, `${whom} is held in ${place}`),
    it: 'the prison',
    said: said('prisoner', '-', 'free'),
    captor: { noun, isPlural: true },
  };
}

/** "Trapped miners", "rescue the miners trapped in the mine", "a cave-in has caught the miners". */
function trappedPeople(text: string): Told | undefined {
  const [, first = '', second = '', where = ''] =
    /^(?:(?:rescue|save|free|find|help|dig out|get) )?(?:(?:the|some|a group of) )*(?:(?:trapped|buried|stranded) (\p{L}+)|(\p{L}+) (?:are |were |who are |have been )?(?:trapped|buried|stranded|cut off))((?: (?:in|under|below|beneath|inside|by|after|underground) ?.*)?)$/u.exec(
      text,
    ) ?? [];
  const [, cause = '', caught = ''] =
    /^((?:(?:an?|the) )?(?:cave-in|collapse|rockfall|landslide|mine collapse)) (?:has |have )?(?:traps|trapped|buries|buried|cuts off|cut off|leaves) (?:(?:the|some|many) )?(\p{L}+)\b.*$/u.exec(
      text,
    ) ?? [];
  const noun = first || second || caught;
  if (!isPluralWord(noun) || !isOfPeople(noun)) return undefined;
  return {
    ...told(text, `the ${noun}`, true),
    said: said(noun, 'trap'),
    fact: cause === '' ? `the ${noun} are trapped${where || ' below'}` : text,
  };
}

/** "The duke's runaway son", "a merchant's daughter eloped with a bandit", "the princess doesn't want to come home". */
function runaway(text: string): Told | undefined {
  const [, owner = '', own = ''] =
    /^(?:(?:bring|fetch|find|catch|get|return|retrieve|track down|search for|look for)(?: back| home)? )?((?:(?:an?|the|our|my) )?(?:[\p{L}'-]+'s? )?)(?:runaway|run-away|escaped|eloped|rebellious) ((?:\p{L}+ )?\p{L}+)(?: (?:back|home))?$/u.exec(
      text,
    ) ?? [];
  const [, who = '', says = '', mate = ''] =
    /^((?:(?:an?|the) )?(?:[\p{L}-]+'s? )?[\p{L}]+) ((?:has |have )?(?:eloped|elopes|elope|ran away|run away|runs away|ran off|run off|runs off|fled)(?: (?:with|to join|and joined) ((?:an?|the|some)? ?[\p{L} -]+))?(?: .*)?)$/u.exec(
      text,
    ) ?? [];
  const [, refuses = ''] =
    /^((?:(?:an?|the) )?(?:[\p{L}-]+'s? )?[\p{L}]+) (?:doesn't|does not|refuses|won't) (?:want )?(?:to )?(?:be )?(?:come home|go home|return)(?: .*)?$/u.exec(
      text,
    ) ?? [];
  const whole = own === '' ? who || refuses : `${owner}${own}`;
  const role = withoutArticle(whole).replace(/^(?:our|my) /, '');
  const noun = role.split(' ').at(-1) ?? '';
  if (role === '' || !isPerson(noun) || isPluralWord(noun)) return undefined;
  const fact =
    own !== ''
      ? `the ${role} has run away`
      : refuses === ''
        ? `the ${role} ${says}`
        : `the ${role} has gone, and does not want to come home`;
  const captor = withoutArticle(mate.trim());
  const isPlural = isPluralWord(captor.split(' ').at(-1) ?? '');
  return {
    ...ofOne(text, role, fact),
    said: said(noun, 'elope'),
    ...(captor !== '' && { captor: { noun: `the ${captor}`, isPlural } }),
  };
}

/** "Hag coven trading babies for good harvests", "a hag stole the baby", "a cult kidnaps travelers". */
function takenOnes(text: string): Told | undefined {
  const [, doer = '', verb = '', what = '', rest = ''] =
    /^((?:(?:an?|the|some) )?(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+) (?:is |are |has |have |that |keep |keeps )?(trading|trades|trade|selling|sells|sell|buying|buys|buy|collecting|collects|collect|stealing|steals|steal|stole|stolen|taking|takes|took|taken|kidnapping|kidnaps|kidnap|kidnapped|abducting|abducts|abducted|snatching|snatches|snatched|enslaves|enslave|enslaved|enslaving|captures|captured|capturing) ((?:(?:the|a|all|our|village|human|young|newborn|local|innocent) )*[\p{L}-]+)( (?:for|of|from|in|at|to|on|and) .*)?$/u.exec(
      text,
    ) ?? [];
  const head = doer.split(' ').at(-1) ?? '';
  const noun = what.split(' ').at(-1) ?? '';
  const isSmall = /^(?:baby|infant|child|toddler)$/.test(noun);
  const isMany = (isPluralWord(noun) || noun === 'people') && isOfPeople(noun);
  if (doer === '' || !(isSmall || isMany) || withoutArticle(doer) === '') return undefined;
  if (!(isPersonNoun(singularOf(head)) || isCreatureNoun(singularOf(head)) || doers.test(head))) {
    return undefined;
  }
  const isPlural = isPluralWord(head);
  const does = verb.endsWith('ing') ? (isPlural ? `are ${verb}` : `is ${verb}`) : verb;
  const named = isPlural || /^(?:an?|the) /.test(doer) ? doer : `a ${doer}`;
  return {
    ...told(text, `the ${noun}`, !isSmall),
    fact: `${named} ${does} ${what}${rest}`,
    captor: { noun: `the ${withoutArticle(doer)}`, isPlural },
    // One child is written like a baby: no one counts it.
    said: {
      task: '',
      nouns: [singularOf(head)],
      says: 'take',
      object: isSmall ? 'baby' : singularOf(noun),
    },
  };
}

/** "People are being kidnapped by a vampire", "gnomes are enslaved in a mine". */
function heldOnes(text: string): Told | undefined {
  const [, noun = '', verb = '', rest = ''] =
    /^(?:(?:the|some|many|all|young|local|innocent) )*([\p{L}-]+)(?: (?:of|from|in) [\p{L} ]+?)? (?:are|get|keep|have been|were) (?:getting |being |slowly )*(kidnapped|abducted|taken|captured|enslaved|stolen|snatched|imprisoned|held)( .*)?$/u.exec(
      text,
    ) ?? [];
  if (!(isPluralWord(noun) || noun === 'people') || !isOfPeople(noun)) return undefined;
  const captor = captorIn(`${verb}${rest}`.split(' '));
  return { ...told(text, `the ${noun}`, true), said: said(noun, 'take'), ...captor };
}

const doers = /^(?:coven|cult|gang|guild|tribe|crew|clan|circus|witches|fey|fairies|order|church)$/;

/** @param typed the idea as it was typed; untrusted */
export function goneMatter(typed: string): Told | undefined {
  const text = typed
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.!?]+\s*$/, '')
    .replaceAll(/[^\p{L}\p{N}' ,;-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(preamble, '');
  if (text.length < 8 || text.length > 96) return undefined;
  const found =
    jailbreak(text) ??
    runaway(text) ??
    soughtPeople(text) ??
    trappedPeople(text) ??
    vanishingPeople(text) ??
    takenOnes(text) ??
    heldOnes(text) ??
    vanishedPerson(text);
  return found === undefined || /[,;]/.test(found.fact.replaceAll(', and ', ' '))
    ? undefined
    : found;
}
