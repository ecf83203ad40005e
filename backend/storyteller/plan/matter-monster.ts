import { auxiliaries, clauseVerbs } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isMuteCreature } from './foe.ts';
import { menaces } from '../tables/foes/menaces.ts';
import { existence } from './matter-state.ts';
import { monsters } from './monster-nouns.ts';
import {
  determiners,
  isPluralWord,
  nounPhraseOf,
  relatives,
  singularOf,
  stops,
  type Told,
} from './matter-words.ts';

const harms =
  /\b(?:kill|kills|killed|killing|eat|eats|ate|eating|devours?|devoured|devouring|attacks?|attacked|attacking|raid(?:s|ed|ing)?|burn(?:s|ed|ing)?|hunts?|hunted|hunting|maul(?:s|ed|ing)?|stalk(?:s|ed|ing)?|terrori[sz](?:es|ed|ing|e)|ravag(?:es?|ed|ing)|destroy(?:s|ed|ing)?|prey(?:s|ed|ing)?|sinks?|sank|sinking|steals?|stole|snatch(?:es|ed)?|tak(?:es|ing)|took|carries off|threatens?|threatened|escaped|loose|lurks?|nests?|crawled|turn(?:ed)? on|rampag(?:es|ing)|wakes?|woke|waking|besieg(?:es|ed|ing)|menac(?:es|ing)|haunts)\b/;

const fights =
  /^(?:please )?(?:kill|slay|hunt|stop|defeat|destroy|fight|face|track|catch|banish|bounty|a bounty|an? hunt|the hunt)\b/;

const demands =
  /^(?:has |have )?(?:demand(?:s|ed|ing)?|insists?|claims?|wants? (?:back )?(?:its|her|his|their) .*)\b/;

/** "The thing" is what lives in a fog, or what came with a meteor. */
const unknown =
  /\b(?:something|whatever) (?:(?:in|under|below|beneath|inside|from) (?:the|an?) \p{L}+ )?(?:is |that )?(?:crawl|live|lurk|hunt|kill|eat|stalk|wait|prowl|hatch|devour|attack|tak|hid)/u;

const noNoun =
  /^(?:loose|free|alive|again|and|but|so|who|at|every|each|before|because|on|off|down|only)$/;

/** Whether the word after a noun belongs to another part of the sentence: `dragon` is no subject in "a dragon egg". */
const endsNoun = (word: string | undefined): boolean =>
  word === undefined ||
  stops.test(word) ||
  relatives.test(word) ||
  auxiliaries.has(word) ||
  noNoun.test(word) ||
  clauseVerbs.has(word) ||
  /(?:ing|ed)$/.test(word) ||
  /^(?:has|have|had)$/.test(word);

function headAt(words: readonly string[]): number {
  const from = determiners.test(words[0] ?? '') ? 1 : 0;
  for (const [index, word] of words.slice(0, from + 4).entries()) {
    if (index < from) continue;
    if (stops.test(word) || relatives.test(word)) return -1;
    if (words[index + 1] === 'nest' && isPluralWord(word)) return index;
    if (endsNoun(words[index + 1])) return index;
  }
  return -1;
}

/** "That is" of a spoken "that's", and a subject without its relative: `a scarecrow kills at night`. */
const asClause = (text: string, from: number): string =>
  text
    .split(' ')
    .filter((word, index) => !(index === from && /^(?:that|which|who)$/.test(word)))
    .join(' ');

const isSaid = (words: readonly string[], from: number): boolean =>
  words.some(
    (word, index) =>
      index >= from &&
      !determiners.test(words[index - 1] ?? '') &&
      (auxiliaries.has(word) ||
        ['third', 'past'].includes(clauseVerbs.get(word) ?? '') ||
        (isPluralWord(words[index - 1] ?? '') && (clauseVerbs.has(word) || word === 'nest'))),
  );

const shared = { role: '', pronouns: undefined, sides: undefined, isPlural: false } as const;

/** The creature against which a people asks for help. */
const against = /\b(?:help|aid|protection|war|allies) against ((?:an?|the) [\p{L} -]+)$/u;

/**
 * What an idea says of a creature that has to be stopped: the story is about this creature, and not about a murder or a
 * neighbour. Undefined if it is about something else.
 * @param text the idea as a statement, in lower case
 */
export function monsterOf(text: string, source: string): Told | undefined {
  const said = text.replaceAll(/\b(that|who|it)'s\b/g, '$1 is');
  const lower = source.toLowerCase();
  // In "survive an avalanche and whatever lives in the ice", the creature is not the main matter.
  if (unknown.test(said) && !/^survive .+ and whatever /.test(lower)) {
    return {
      ...shared,
      sort: 'beast',
      words: said,
      fact: said.replace(/^(?:survive |.* and )?whatever /, 'something '),
      it: 'the thing',
    };
  }
  const [, foe] = against.exec(said) ?? [];
  if (foe !== undefined) {
    const named = monsterOf(foe, 'hunt');
    return named && { ...named, words: said, fact: said };
  }
  const words = said.split(' ');
  const at = headAt(words);
  if (at < 0) return undefined;
  const noun = singularOf(words[at] ?? '');
  const own = words.slice(0, at + 1);
  const isBeast = ideaNouns.get(noun) === 'beast' || isMuteCreature(own.map(singularOf).join(' '));
  if (!monsters.test(noun) && !isBeast) return undefined;
  const after = words.slice(at + 1).join(' ');
  const isSwarm =
    words[at]?.endsWith('s') === true &&
    (own.includes('giant') || menaces[noun]?.inNumbers === true);
  const isAlone = after === '' || /^(?:in|on|at|under|beneath|near|from|below) /.test(after);
  const isHarmful =
    harms.test(after) ||
    fights.test(lower) ||
    (isSwarm && after !== '') ||
    (isAlone && menaces[noun]?.alone === true);
  const isAsking = demands.test(after);
  if (!isHarmful && !(isAsking && menaces[noun]?.isPerson !== true)) return undefined;
  if (
    /^(?:an?|the)? ?(?:[\p{L}'-]+ )?\p{L}+ (?:is|are|was|were|has been|have been) (?:sick|ill|cursed|wounded|missing|gone|stolen|lost|kidnapped|caught)\b/u.test(
      said,
    )
  ) {
    return undefined;
  }
  const isPlural = isPluralWord(words[at] ?? '') && !/^(?:an?|one)$/.test(words[0] ?? '');
  // A band of trolls is people who attack together.
  if (isPlural && menaces[noun]?.isPerson === true && !fights.test(lower)) return undefined;
  const { it } = nounPhraseOf(own);
  const hasArticle = isPlural || determiners.test(words[0] ?? '');
  const clause = asClause(hasArticle ? said : `a ${said}`, hasArticle ? at + 1 : at + 2);
  const fact = isSaid(clause.split(' '), at + 1)
    ? clause
    : existence('claim', said, isPlural).replace(/^there is the /, 'there is a ');
  const [, main = fact, more] = / but /.test(fact) ? (/^(.+?) (but .+)$/.exec(fact) ?? []) : [];
  return {
    ...shared,
    sort: 'beast',
    words: said,
    // A creature is "it" in all rows.
    fact: main.replaceAll(/\b(?:her|his)\b/g, 'its'),
    it,
    isPlural,
    ...(more !== undefined && { more }),
  };
}

const guarded =
  /^(?:please )?(?:save|protect|defend|guard|hide) ((?:(?:an?|the|our|my) )?[\p{L}' -]+?) (?:from|against) ((?:an?|the|some)? ?[\p{L}' -]+)$/u;

const hunters =
  /\b(?:poachers?|hunters?|trappers?|huntsm[ae]n|collectors?|nobles?|lords?|cultists?|cult|loggers|wizards?|merchants?|soldiers|bandits|smugglers|goblins|orcs|alchemists?|knights|harpooners|whalers|slayers|traders)\b/;

/** An animal or a creature that people hunt, and that the party is to protect. */
export function guardedOf(source: string): Told | undefined {
  const text = source.toLowerCase();
  const [, what = '', doer = ''] = guarded.exec(text) ?? [];
  const words = what.split(' ');
  const head = singularOf(words.at(-1) ?? '');
  const isBeast =
    ideaNouns.get(head) === 'beast' ||
    monsters.test(head) ||
    isMuteCreature(head) ||
    /^(?:unicorn|pegasus|phoenix|herd|nest|stag|whale|deer|hatchling)$/.test(head);
  if (what === '' || !isBeast || !hunters.test(doer)) return undefined;
  const isPlural = isPluralWord(words.at(-1) ?? '');
  const who = doer.trim();
  const bare = who.replace(/^(?:an?|the|some) /, '');
  const isMany = isPluralWord(bare.split(' ').at(-1) ?? '');
  // One enemy has a name and a part, and is no band with a leader.
  if (!isMany) return undefined;
  const it = `the ${what.replace(/^(?:an?|the|our|my) /, '')}`;
  return {
    ...shared,
    sort: 'beast',
    words: text,
    fact: `${bare} are after ${it}`,
    it,
    isPlural,
    captor: { noun: `the ${bare}`, isPlural: true },
  };
}

/** Rulers of whom an idea says only that they are evil. */
const rulers =
  /\b(?:baron(?:ess)?|count(?:ess)?|duke|duchess|king|queen|lord|lady|prince|princess|governor|emperor|empress|tyrant|warlord|mayor|regent)$/;

const wicked =
  /\b(?:evil|wicked|cruel|tyrannical|ruthless|mad|insane|dark|fallen|corrupt|vile|sadistic|bloodthirsty|murderous|black-hearted)\b/;

const openHarm =
  /\b(?:kill(?:s|ed|ing)?|eats|eating|devours?|burn(?:s|ed|ing)?|raids?|raiding|attack(?:s|ed|ing)?|terrori[sz](?:es|ed|ing|e)|ravag(?:es?|ed|ing)|destroy(?:s|ed|ing)?|murder(?:s|ed|ing)?|slaughter(?:s|ed|ing)?|oppress(?:es|ed|ing)?|conquer(?:s|ed|ing)?|enslav(?:es|ed|ing)|tortur(?:es|ed|ing)|rul(?:es|ed|ing)|tyranni[sz](?:es|ed|ing)|plunder(?:s|ed|ing)?|sacrific(?:es|ed|ing)|extort(?:s|ed|ing)?|besieg(?:es|ed|ing)|threaten(?:s|ed|ing)?|execut(?:es|ed|ing)|poison(?:s|ed|ing))\b/;

/** Persons of whom nothing has to be said, besides that there is one. */
const alwaysEnemies =
  /\b(?:vampire|lich|necromancer|demon|devil|fiend|hag|warlord|pirate (?:king|queen|lord)|dark lord|demon lord|mind flayer|beholder|rakshasa|death knight)\b(?! (?:hunter|slayer|expert|survivor))/;

const meek = /\b(?:wants? to be|dying|wounded|retire|help|redeem|innocent|accused|friend)\b/;

/** A person whom the idea calls evil, or who does evil openly, is an enemy. */
export function asVillain<M extends Told>(matter: M, source: string): M {
  if (matter.sort !== 'person' || matter.isVillain === true) return matter;
  const [, says = ''] = /^\{I\} (.+)$/.exec(matter.fact) ?? [];
  const lower = source.toLowerCase();
  const isEvil = (wicked.test(lower) || alwaysEnemies.test(matter.role)) && !meek.test(lower);
  if (says !== '') {
    // "Sahuagin raids" are no person.
    const isOne = /^(?:an?|the|one) /.test(lower) || matter.name !== undefined;
    const isHidden =
      isEvil && /^(?:hides?|lives?|lurks?|dwells?|works?|rules?|moved?|has moved)\b/.test(says);
    const isEnemy = isOne && (openHarm.test(says) || isHidden) && !meek.test(lower);
    return isEnemy ? { ...matter, isVillain: true } : matter;
  }
  if (!isEvil) return matter;
  const [, rest = ''] = /\b(?:that|who) (.+)$/.exec(lower) ?? [];
  const fact = rulers.test(matter.role)
    ? '{I} rules over {town} like a tyrant'
    : '{I} wants to be master of {town}';
  return { ...matter, isVillain: true, fact: rest === '' ? fact : `{I} ${rest}` };
}
