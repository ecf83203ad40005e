import { clauseVerbs, vagueNouns } from '../tables/matters/idea-grammar.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { isPersonNoun, pronounsOfNoun } from '../tables/person-nouns.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { determiners, isPluralWord, type Told } from './matter-words.ts';
import { factOfTask } from './task-fact.ts';
import {
  clauses,
  openers,
  placeName,
  phraseIn,
  holderOf,
  isThing,
  toldAbout,
  heistFamily,
  type Phrase,
} from './idea-phrases.ts';

const task =
  /^(?:find|recover|retrieve|reclaim|fetch|regain|obtain|acquire|locate|salvage|get back|bring back|bring home|win back|take back|get(?= .+ back\b)|collect|search for|look for|hunt for|quest for|seek|track down|dig up|dig for|(?:an? |the )?(?:search|quest|hunt) for)(?: back)? (.+)$/;

/** What someone has taken, and what has been lost or hidden. */
export function soughtOf(text: string): Told | undefined {
  const [, object = ''] = task.exec(text) ?? [];
  if (object === '' || object.startsWith('out ')) return undefined;
  const isSearch = /^(?:an? |the )?(?:search|quest|hunt) for/.test(text);
  const fact = isSearch ? `a ${text.replace(/^(?:an?|the) /, '')} begins` : factOfTask(text);
  const own = object.replace(clauses, '').replace(/ back\b/, '');
  const phrase = phraseIn(own);
  if (!isThing(phrase)) return undefined;
  const [, from = ''] = /(?:^| )from (.+)$/.exec(phrase.rest) ?? [];
  const [, by = ''] = /\bby (.+)$/.exec(phrase.rest) ?? [];
  const holder = holderOf(by) ?? (from === '' ? undefined : holderOf(from));
  // "That was stolen from the merchant" names the victim, and "stolen goods from goblins" who has them.
  const isVictim = /\b(?:was|were|been|got) (?:stolen|robbed)\b/.test(own);
  if (/\b(?:stolen|robbed)\b/.test(own)) {
    return stolen(own, phrase, fact, by || (isVictim ? '' : from));
  }
  // What has to be got back is in the hands of someone.
  if (holder !== undefined || /^(?:get|win|take) /.test(text)) {
    return stolen(own, phrase, fact, by || from);
  }
  const [, owner = ''] =
    /^(?:hidden )?(?:from|in|at|under|beneath) (?:an?|the) ([\p{L} -]+)'s? \p{L}+$/u.exec(
      phrase.rest,
    ) ?? [];
  if (owner !== '' && holderOf(owner) !== undefined) return stolen(own, phrase, fact, owner);
  return lost(own, phrase, fact);
}

function stolen(
  text: string,
  phrase: Pick<Phrase, 'it' | 'isPlural'> & { owner?: string; rest?: string },
  fact: string,
  by: string,
): Told {
  const holder = holderOf(by);
  const [, ofWhom = ''] = /^of (?:an?|the) ([\p{L}-]+)\b(?! of)/u.exec(phrase.rest ?? '') ?? [];
  const owner = phrase.owner || ofWhom;
  const isOwned =
    isPersonNoun(owner.split(' ').at(-1) ?? '') &&
    !/\b(?:dead|late|god|goddess|saint|gods)\b/.test(owner);
  return toldAbout(text, phrase, {
    state: 'gone',
    family: heistFamily(holder?.noun ?? '') === 'den' ? 'den' : 'stolen',
    isTaken: true,
    fact,
    ...(isOwned && { role: owner, pronouns: pronounsOfNoun(owner.split(' ').at(-1) ?? '') }),
    ...(holder?.lead !== undefined && { lead: holder.lead }),
    ...(holder?.band !== undefined && { band: holder.band }),
  });
}

const lies =
  /(?:^| )((?:at|in|on|under|beneath|below|inside|from|aboard|behind) (?:the bottom of |an? |the |\p{L}+)[\p{L}' -]*)$/u;

/** A thing that lies somewhere; the place is where the story ends, if the idea says it. */
function lost(text: string, phrase: Pick<Phrase, 'it' | 'isPlural' | 'rest'>, fact: string): Told {
  const [, where = ''] = lies.exec(phrase.rest) ?? [];
  const place = where.replace(/^\p{L}+ /u, '');
  const isPlace = place !== '' && !/^(?:time|place|front|order|search)$/.test(place);
  return toldAbout(text, phrase, {
    family: 'lost',
    fact,
    ...(isPlace && { spot: placeName(place) }),
  });
}

/** "A chicken gets stolen", "goblins stole the harvest", "the thief who stole the moon", "a stolen bell". */
export function theftOf(text: string): Told | undefined {
  if (task.test(text)) return undefined;
  const [, subject = '', verb = '', later = ''] =
    new RegExp(`^(.+?) ${openers} (stolen|robbed|burgled|looted)\\b(.*)$`, 'u').exec(text) ?? [];
  if (subject !== '') {
    const phrase = phraseIn(subject);
    const [, by = ''] = /^.*? ?by (.+)$/.exec(later.replace(clauses, '')) ?? [];
    const fact = (verb === 'stolen' ? text : text.replace(clauses, ''))
      .replace(/ gets stolen\b/, ' was stolen')
      .replace(/ get stolen\b/, ' were stolen');
    if (verb !== 'stolen') {
      const what =
        isPlaceNoun(phrase.head) || ideaNouns.get(phrase.head) === 'site'
          ? `the gold of ${phrase.it}`
          : 'the stolen goods';
      return stolen(
        text,
        {
          it: what === 'the stolen goods' ? what : 'the stolen gold',
          isPlural: what === 'the stolen goods',
        },
        fact,
        by,
      );
    }
    return isThing(phrase) ? stolen(text, phrase, fact, by) : undefined;
  }
  const [, doer = '', , took = '', object = ''] =
    /^(.+?) ((?:who|that|which) )?(stole|has stolen|have stolen|had stolen|made off with|ran off with|robbed|has robbed|have robbed) (.+)$/.exec(
      text,
    ) ?? [];
  if (doer === 'who') return theftOf(`somebody ${took} ${object}`);
  if (doer !== '') {
    const phrase = phraseIn(object.replace(clauses, ''));
    if (took.endsWith('robbed')) {
      return stolen(
        text,
        { it: 'the stolen gold', isPlural: false },
        `${doer} ${took} ${object}`,
        doer,
      );
    }
    if (
      !isThing(phrase) &&
      phrase.head !== 'voice' &&
      phrase.head !== 'moon' &&
      phrase.head !== 'sun'
    ) {
      return undefined;
    }
    return stolen(
      text,
      phrase,
      `${doer.replace(/^the (?=.* ?$)/, 'a ').replace(/^(?=[^ ]+$)/, isPluralWord(doer) || vagueNouns.has(doer) ? '' : 'a ')} ${took} ${object}`,
      doer,
    );
  }
  const [, described = ''] = /^(?:an? |the )?((?:[\p{L}']+ )?stolen .+)$/u.exec(text) ?? [];
  const phrase = phraseIn(described.replace(/\bstolen /, ''));
  if (described === '' || !isThing(phrase)) return undefined;
  return stolen(text, phrase, `${phrase.it} ${phrase.isPlural ? 'were' : 'was'} stolen`, '');
}

/** "Half of a treasure map turns up in a boot", "a sunken galleon full of gold", "the crown was lost in the swamp". */
export function hiddenOf(text: string): Told | undefined {
  const hasVerb = text.split(' ').some((word, index) => index > 1 && clauseVerbs.has(word));
  const hasArticle = determiners.test(text.split(' ')[0] ?? '') || /^half\b/.test(text);
  const isMass = /\b(?:treasure|gold|silver)\b/.test(text.split(' ').slice(0, 2).join(' '));
  const fact = hasVerb ? text : `everyone talks about ${hasArticle || isMass ? text : `a ${text}`}`;
  if (/\b(?:treasure|pirate) (?:map|chart)s?\b/.test(text)) {
    return toldAbout(
      text,
      { it: 'the treasure', isPlural: false },
      { family: 'lost', fact, hasMap: true },
    );
  }
  if (/^(?:an? |the )?(?:treasure hunt|hunt for treasure)$/.test(text)) {
    return toldAbout(
      text,
      { it: 'the treasure', isPlural: false },
      { family: 'lost', fact: `there is to be ${text.replace(/^(?:an? |the )?/, 'a ')}` },
    );
  }
  const [, knower = '', known = ''] =
    /^(.+?) knows where (.+?) (?:is|are|lies|lie)(?: \p{L}+)?$/u.exec(text) ?? [];
  if (known !== '') {
    const phrase = phraseIn(known);
    const who = phraseIn(knower);
    return isThing(phrase) && isPersonNoun(who.head)
      ? toldAbout(text, phrase, {
          family: 'lost',
          fact: text,
          role: who.it.replace(/^the /, ''),
          pronouns: pronounsOfNoun(who.head),
        })
      : undefined;
  }
  const [, ship = ''] =
    /^(?:an? |the )?((?:sunken|wrecked) (?:\p{L}+ )?(?:ship|galleon|galley|boat|fleet|city|temple)|(?:ship)?wreck)\b/u.exec(
      text,
    ) ?? [];
  if (ship !== '' && !/city|temple/.test(ship)) {
    const [, load = 'treasure'] =
      /\b(?:full of|loaded with|laden with|with) (?:\p{L}+ )*?(gold|silver|treasure|jewels|coins)\b/u.exec(
        text,
      ) ?? [];
    return toldAbout(
      text,
      { it: `the ${load}`, isPlural: isPluralWord(load) },
      { family: 'lost', fact, spot: `the ${ship}` },
    );
  }
  const [, subject = '', where = ''] =
    new RegExp(
      `^(.+?) (?:${openers} |lies? |(?=lost |hidden |buried |sunk ))(?:lost|hidden|buried|sunk|sunken)?(?: deep)? ?((?:at|in|on|under|beneath|below|inside) .+)$`,
      'u',
    ).exec(text) ?? [];
  if (subject !== '' && /\b(?:lost|hidden|buried|sunk|sunken|lies?)\b/.test(text)) {
    const phrase = phraseIn(subject);
    return isThing(phrase)
      ? lost(
          text,
          { ...phrase, rest: where.replace(clauses, '') },
          new RegExp(` (?:${openers}|lies?) `, 'u').test(text)
            ? text
            : `there ${phrase.isPlural ? 'are' : 'is'} ${text}`,
        )
      : undefined;
  }
  const [, described = ''] =
    /^(?:an? |the )?((?:sunken|lost|buried|hidden|forgotten|legendary|fabled) .+)$/u.exec(text) ??
    [];
  if (described === '') return undefined;
  const phrase = phraseIn(described.replace(/^\p{L}+ /u, ''));
  return isThing(phrase) ? lost(text, phrase, fact) : undefined;
}
