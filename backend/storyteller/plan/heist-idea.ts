import { ideaNouns } from '../tables/idea-nouns.ts';
import { vessels } from '../tables/matters/hostile.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import type { Told } from './matter-words.ts';
import { revelIn } from './revel.ts';
import { factOfTask } from './task-fact.ts';
import {
  clauses,
  rooms,
  houses,
  owned,
  ofOwner,
  placeName,
  phraseIn,
  isBeing,
  holderOf,
  isThing,
  toldAbout,
  heistFamily,
} from './idea-phrases.ts';

const isHouse = (noun: string): boolean =>
  rooms.test(noun) || houses.test(noun) || owned.test(noun) || vessels.test(noun);

/** "Steal the bell from ogres", "rob the vault of a banker", "a heist in a casino", "spy on a meeting". */
export function heistOf(typed: string): Told | undefined {
  const text = typed.replace(
    /^(?:an? |the )?(?:[\p{L}-]+ )?(?:heist|robbery|burglary|caper|plan|plot) (?:to|in which (?:you|they|the party|the players)) (?=(?:steal|rob|break|take|swipe|snatch)\b)/u,
    '',
  );
  const [, verb = '', object = ''] =
    /^(steal|swipe|snatch|rob|burgle|break into|sneak into|infiltrate)(?: back)? (.+)$/.exec(
      text,
    ) ?? [];
  const [, seen = ''] = /^(?:spy on|eavesdrop on|listen in on) (.+)$/.exec(text) ?? [];
  const [, noun = '', at = ''] =
    /^(?:an? |the )?(?:[\p{L}-]+ )?(heist|robbery|burglary|break-in) (?:in|at|on|of|from|aboard|into) (.+)$/u.exec(
      text,
    ) ?? [];
  const [, place = ''] =
    /^(?:an? |the )?([\p{L} -]+?) (?:heist|robbery|burglary)$/u.exec(text) ?? [];
  if (seen !== '') return spiedOn(text, seen.replace(clauses, ''));
  // In "dragon egg heist" it is the loot that stands before the heist.
  const loot = phraseIn(`the ${place}`);
  if (place !== '' && isThing(loot) && !/ /.test(loot.rest) && !isHouse(loot.head)) {
    return toldAbout(text, loot, { family: 'heist', fact: factOfTask(`steal ${loot.it}`) });
  }
  if (noun !== '' || place !== '') {
    const where = noun === '' ? `the ${place}` : at.replace(clauses, '');
    const bare = text.replace(/^the /, 'a ');
    return robbed(text, where, `there is to be ${/^an? /.test(bare) ? bare : `a ${bare}`}`);
  }
  if (verb === '') return undefined;
  const fact = factOfTask(text);
  const own = object.replace(clauses, '');
  if (!/^(?:steal|swipe|snatch)$/.test(verb)) return robbed(text, own, fact);
  const [, what = own, from = ''] = /^(.+?)(?: back)? (?:from|out of|off) (.+)$/.exec(own) ?? [];
  const phrase = phraseIn(what);
  if (!isThing(phrase) && phrase.head !== 'plan') return undefined;
  const [, owner = ''] = /^of (.+)$/.exec(phrase.rest) ?? [];
  const holder =
    holderOf(from) ??
    holderOf(phraseIn(from).owner) ??
    (from === '' ? (holderOf(owner) ?? holderOf(phrase.owner)) : undefined);
  const spot =
    isPlaceNoun(phraseIn(from).head) || houses.test(phraseIn(from).head)
      ? placeName(from)
      : undefined;
  const isTaken = / back\b/.test(text);
  const feast = revelIn(text);
  return toldAbout(text, phrase, {
    ...(feast !== undefined && { deadline: `the last dance of ${feast}` }),
    ...(isTaken && { isTaken }),
    family: heistFamily(holder?.noun ?? ''),
    fact,
    ...(holder?.lead !== undefined && { lead: holder.lead }),
    ...(holder?.band !== undefined && { band: holder.band }),
    ...(holder?.leadName !== undefined && { leadName: holder.leadName }),
    ...(spot !== undefined && { spot }),
  });
}

/** What is stolen, if an idea only says when. */
const ruby = { it: 'the great ruby', isPlural: false };

/** A house or a person that is robbed, or the guests of a feast. */
function robbed(text: string, where: string, fact: string): Told {
  const phrase = phraseIn(where);
  const feast = revelIn(`at the ${where.replace(/^(?:an?|the) /, '')}`);
  const day = revelIn(text);
  if (feast !== undefined && !/^(?:infiltrate|sneak|break) /.test(text)) {
    return toldAbout(`steal ${ruby.it} at ${feast}`, ruby, {
      family: 'heist',
      fact: `${ruby.it} is to be stolen at ${feast}`,
      deadline: `the last dance of ${feast}`,
    });
  }
  const [, owner = ''] = ofOwner.exec(phrase.rest) ?? [];
  const isPlace =
    isPlaceNoun(phrase.head) ||
    ideaNouns.has(phrase.head) ||
    rooms.test(phrase.head) ||
    houses.test(phrase.head);
  const holder = isPlace ? (holderOf(owner) ?? holderOf(phrase.owner)) : holderOf(where);
  const it = isPlace || holder === undefined ? phrase.it : `the house of ${phrase.it}`;
  const keeper = owned.test(phrase.head) ? `owner of ${phrase.it}` : undefined;
  const lead = holder?.lead ?? keeper;
  // A casino is a house, whatever has it.
  const hasDoor =
    / by /.test(` ${phrase.rest}`) && (houses.test(phrase.head) || owned.test(phrase.head));
  const family = hasDoor ? 'heist' : heistFamily(holder?.noun ?? '');
  if (day !== undefined && family === 'heist') {
    return {
      ...toldAbout(text, ruby, { family, fact, deadline: `the last dance of ${day}`, spot: it }),
      ...(lead !== undefined && { lead }),
    };
  }
  return {
    ...toldAbout(text, { it, isPlural: false }, { family, fact }),
    sort: 'site',
    ...(rooms.test(phrase.head) && { spot: it }),
    ...(lead !== undefined && { lead }),
    ...(holder?.band !== undefined && { band: holder.band }),
  };
}

function spiedOn(text: string, what: string): Told {
  const phrase = phraseIn(what);
  const [, owner = ''] = /^of (.+)$/.exec(phrase.rest) ?? [];
  const holder = holderOf(owner) ?? holderOf(phrase.owner) ?? holderOf(what);
  const isMeeting = !isBeing(phrase.head);
  return {
    ...toldAbout(
      text,
      isMeeting ? phrase : { it: `the meeting of ${phrase.it}`, isPlural: false },
      { family: 'heist', fact: factOfTask(text) },
    ),
    sort: 'event',
    ...(holder?.lead !== undefined && { lead: holder.lead }),
    ...(holder?.band !== undefined && { band: holder.band }),
  };
}
