import { isPersonNoun, pronounsOfNoun } from '../tables/person-nouns.ts';
import { creaturesCalled } from './foe.ts';
import type { Told } from './matter-words.ts';
import { phraseIn, isBeing, isThing, toldAbout } from './idea-phrases.ts';
import { heistOf } from './heist-idea.ts';
import { factOfTask } from './task-fact.ts';
import { reworded, takenOf } from './undertaking-wordings.ts';
import { hiddenOf, soughtOf, theftOf } from './search-idea.ts';
import { oncePerText } from './once-per-text.ts';

const party =
  /^(?:the )?(?:players?|party|heroes|pcs|adventurers|we|you|they) (?:must|have to|has to|need to|needs to|should|(?:is|are|gets?) (?:hired|asked|sent|ordered|paid) to) |^(?:pull off|plan|commit|carry out|do) (?=an? )/;

const powers =
  /^(?:artifact|artefact|relic|ring|sword|blade|dagger|axe|spear|bow|mirror|doll|book|spellbook|mask|crown|amulet|necklace|pendant|cloak|lamp|box|painting|portrait|violin|flute|harp|fiddle|drum|cup|chalice|goblet|compass|quill|pen|staff|wand|crystal|orb|skull|idol|lantern|hat|helmet|helm|shoe|boot|glove|gauntlet|medallion|locket|bottle|jar|urn|vase|deck|card|statuette|figurine|tapestry|scroll|tome|lute|horn|carpet|rug|toy|globe|chessboard|bracelet|torc|lyre|scarf|veil|knife|hammer|shield|armou?r|coat|chair|dice|coin|circle|gem|jewel|stone|puppet|clock|hourglass|needle|chest)$/;

/** A thing that does something: "a ring that makes its owner forgotten", "an evil sword is looking for an owner". */
function powerOf(text: string): Told | undefined {
  const [, caught = '', how = '', vessel = ''] =
    /^(.+?) (?:is |was )?(trapped|imprisoned|sealed|bound|locked|caught|hidden) (?:in|inside|into|within) (.+)$/.exec(
      text,
    ) ?? [];
  if (caught !== '') {
    const phrase = phraseIn(vessel);
    const inmate = phraseIn(caught);
    if (!powers.test(phrase.head) || !isBeing(inmate.head)) return undefined;
    const fact = `${caught} is ${how === 'hidden' ? 'hidden' : 'trapped'} in ${vessel}`;
    const isChild = /(?:^| )(?:girl|boy|child)$/.test(phrase.owner);
    return toldAbout(text, phrase, {
      family: 'power',
      fact,
      inmate: inmate.it,
      ...(isChild && { role: `mother of the ${phrase.owner}`, pronouns: 'she' as const }),
    });
  }
  const [, doing = '', unwanted = ''] =
    /^(destroy|get rid of|break|remove|unmake|bury|hide|contain|seal away) ((?:an?|the) (?:\p{L}+ )*(?:cursed|evil|dark|demonic|haunted|possessed|unholy|corrupted|dangerous) .+)$/u.exec(
      text,
    ) ?? [];
  if (powers.test(phraseIn(unwanted.split(' before ')[0] ?? '').head) && doing !== '') {
    return toldAbout(text, phraseIn(unwanted), { family: 'power', fact: factOfTask(text) });
  }
  const made = madeIn(text);
  if (made !== undefined) return made;
  const phrase = phraseIn(
    text.replace(
      / (?:is|are|was|has|shows?|makes?|swaps?|kills?|eats?|steals?|whispers?|drives?|turns?|puts?|grants?|chooses?|wants?|speaks?|sings?|plays?|controls?|possesses|writes|curses|changes|thirsts|hungers|drinks|tells|tempts|corrupts|devours|brings|gives|causes|summons|talks) .*$/,
      '',
    ),
  );
  const isSaid =
    / (?:that|which|whose) | (?:is|shows|makes|swaps|kills|eats|steals|whispers|drives|turns|puts|grants|chooses|wants|speaks|sings|plays|controls|possesses|writes|curses|changes|thirsts|hungers|drinks|tells|tempts|corrupts|devours|brings|gives|causes|summons) /.test(
      text,
    );
  if (
    !powers.test(phrase.head) ||
    !isSaid ||
    phrase.isPlural ||
    /\b(?:stolen|lost|missing|hidden)\b/.test(text)
  ) {
    return undefined;
  }
  const isClause = !/^(?:an? |the )?[\p{L}' -]+? (?:that|which|whose) /u.test(text);
  return toldAbout(text, phrase, { family: 'power', fact: isClause ? text : `there is ${text}` });
}

const making =
  /^((?:an?|the|our|my) [\p{L}' -]+?) (?:has |have )?(?:forged|forges|made|makes|found|finds|bought|buys|inherited|inherits|carved|built|owns|wears|has|got|gets|dug up|received|wrote|painted|crafted|invented) ((?:an?|the|his|her) [\p{L}' -]+?) (?:that|which|whose) .+$/u;

/** "The blacksmith forged a sword that talks": the thing is what a clause about a person says. */
function madeIn(text: string): Told | undefined {
  const [, who = '', what = ''] = making.exec(text) ?? [];
  const owner = phraseIn(who);
  const phrase = phraseIn(what);
  if (!isPersonNoun(owner.head) || !powers.test(phrase.head) || phrase.isPlural) return undefined;
  return toldAbout(text, phrase, {
    family: 'power',
    fact: text,
    role: who.replace(/^(?:an?|the|our|my) /, ''),
    pronouns: pronounsOfNoun(owner.head),
  });
}

/**
 * What an idea says of a robbery of the party, of a thing that has to be brought back, or of a thing with a power.
 * @param typed the idea as one sentence in lower case
 */
export const undertakingOf = oncePerText((typed: string): Told | undefined => {
  const text = reworded(typed.replace(party, ''));
  return (
    takenOf(text) ??
    heistOf(text) ??
    hiddenMap(text) ??
    theftOf(text) ??
    soughtOf(text) ??
    hiddenOf(text) ??
    powerOf(text) ??
    wonOf(text)
  );
});

const hiddenMap = (text: string): Told | undefined =>
  /\btreasure map\b/.test(text) ? hiddenOf(text) : undefined;

/** "An old hero lost his sword gambling and wants it back": who won it does not give it back. */
function wonOf(text: string): Told | undefined {
  const [, who = '', what = ''] =
    /^(.+?) (?:has |have )?lost ((?:his|her|their|the|an?) .+?) (?:gambling|at cards|at dice|in a (?:bet|wager|card game|game)|betting)\b/.exec(
      text,
    ) ?? [];
  const owner = phraseIn(who);
  const phrase = phraseIn(what);
  if (who === '' || !isThing(phrase) || !isPersonNoun(owner.head)) return undefined;
  return toldAbout(text, phrase, {
    family: 'heist',
    fact: text,
    role: who.replace(/^(?:an?|the) /, ''),
    pronouns: /\bhis\b/.test(what)
      ? 'he'
      : /\bher\b/.test(what)
        ? 'she'
        : pronounsOfNoun(owner.head),
  });
}

/** A name that the idea says; a dragon has no family name. */
export const nameOfLead = (
  role: string,
  name: string | undefined,
): { first?: string; last?: string } =>
  name !== undefined
    ? { first: name.charAt(0).toUpperCase() + name.slice(1), last: '' }
    : isNonHumanoid(role)
      ? { last: '' }
      : {};

const isNonHumanoid = (role: string): boolean =>
  creaturesCalled(role)?.creatures.some(({ type }) => type !== 'humanoid') === true;
