import {
  allPeople,
  illOrDead,
  intangibles,
  lifeless,
  lively,
  nature,
  unnatural,
  strangeDeeds,
} from '../tables/matters/wonder-words.ts';
import { doerIn } from './idea-people.ts';
import { isPluralWord, type Told } from './matter-words.ts';
import { beingRules } from './plight-of-beings.ts';
import { claim, headOf, isPerson, pattern, type PlightRule } from './plight-readings.ts';

const wonder = (
  it: string,
  fact: string,
  text: string,
  doers: Told['plight'] | object = {},
): Told => claim(it, fact, text, doers, 'wonder');

const cursedPlaces =
  'villages?|town|city|hamlet|valley|kingdom|island|land|farm|forest|lake|well|mine|river|family farm|harbou?r|mill';
const where =
  "(?: who [\\p{L}' -]+?)?(?: (?:in|of|on|at|from|around) (?:the |our |a |an |this )?[\\p{L}' -]+?)?";
const adverbs =
  '(?:(?:has|have|had|is|are|was|were|keeps?|kept|suddenly|slowly|all|always|only|now|still|starts?|started|begins?|began|begun|to|been|just|secretly|overnight|ha[sv]e? been) )*?';
const bare = (text: string): string =>
  text.replace(/^(?:all (?:of )?the|all|every|some|an?|the|this|our) /, '');

/** "Every child in the village draws the same door", "the church bell rings by itself". */
const rules: readonly PlightRule[] = [
  [
    pattern(
      `(?:${allPeople})${where}(?: (?:don't|doesn't|won't|do not|does not))? ${adverbs}(?:${strangeDeeds})\\b(?: .*)?`,
    ),
    (_, text) => (illOrDead.test(text) ? undefined : wonder('the trouble', text, text)),
  ],
  [
    pattern(
      `((?:an?|the|all (?:of )?the|every|some|our|this|my) (?:[\\p{L}' -]+'s )?(?:[\\p{L}-]+ )??(?:${lifeless}))${where} ${adverbs}(?:${lively})\\b(?: .*)?`,
    ),
    ([what = ''], text) =>
      wonder(`the ${bare(what).replace(/^.*'s? /, '')}`, text.replace(/^my /, 'a '), text),
  ],
  [
    pattern(
      `((?:an?|the|all (?:of )?the|our|this) (?:[\\p{L}-]+ ){0,2}?(?:${nature}))${where} ${adverbs}(?:${unnatural})\\b(?: .*)?`,
    ),
    ([what = ''], text) => wonder(`the ${headOf(what)}`, text, text),
  ],
  // "A magician made the whole castle disappear"
  [
    pattern(
      `((?:an?|the) (?:[\\p{L}-]+ )?[\\p{L}-]+) (?:has |have )?(?:made|makes|make) ((?:the|all|a|an) [\\p{L}' -]+?) (?:disappear|vanish|fly|float|talk|sing|dance|come alive|come to life|walk|invisible|shrink|grow|laugh|fall asleep)\\b(?: .*)?`,
    ),
    ([who = '', what = ''], text) =>
      doerIn(who) === undefined && !isPerson(headOf(who))
        ? undefined
        : wonder(`the ${headOf(what)}`, text, text, { doer: bare(who) }),
  ],
  [
    pattern(
      `(?:(an?|the) )?((?:[\\p{L}-]+ )?[\\p{L}-]+)'s ((?:[\\p{L}-]+ )?(?:song|music|voice|tune|melody|fiddle|flute|violin|tale|laughter)) (makes|causes|turns|drives|puts|lets) (.+)`,
    ),
    ([its = 'a', who = '', what = '', verb = '', rest = ''], text) =>
      isPerson(headOf(who))
        ? wonder(`the ${headOf(what)}`, `${its || 'a'} ${who}'s ${what} ${verb} ${rest}`, text, {
            doer: who,
          })
        : undefined,
  ],
  [
    pattern(
      '(?:the )?((?:[\\p{L}-]+ )?gods) (?:are|have) (?:waking|awakening|stirring|woken|awoken|risen|turning in (?:their|his) sleep)\\b(?: .*)?',
    ),
    (_, text) => wonder('the ground', text, text),
  ],
  // "An ancient evil sleeps under the lake"
  [
    pattern(
      '((?:an?|the) (?:ancient|old|elder|forgotten|nameless|slumbering|primordial) (?:evil|one|thing|power|god|being|titan|horror|presence)|something (?:old|ancient|huge|enormous|terrible)) (?:sleeps|slumbers|stirs|wakes|awakens|awakes|dreams|turns|moves|breathes|is (?:stirring|waking|dreaming|moving|sleeping)) (?:under|beneath|below|in|deep under|deep below|at the bottom of) .+',
    ),
    (_, text) => wonder('the ground', text, text),
  ],
  [
    pattern(`((?:[\\p{L}' -]+ )?(?:${lifeless})) ${adverbs}(?:${lively})\\b(?: .*)?`),
    ([what = ''], text) =>
      isPluralWord(headOf(what)) ? wonder(`the ${headOf(what)}`, text, text) : undefined,
  ],
  [
    pattern(
      '(it) (?:has been|is|is always|has always been|always is|remains|stays) (night|dark|day|winter|summer|autumn|spring|midnight|foggy|raining|snowing|noon|monday|halloween)\\b(.*)',
    ),
    ([, time = ''], text) =>
      wonder(
        `the ${{ dark: 'darkness', foggy: 'fog', raining: 'rain', snowing: 'snow' }[time] ?? time}`,
        text,
        text,
      ),
  ],
  [
    pattern(
      '(snow|rain|fog|mist|frost|darkness|ice|hail|ash|blood rain|thunder) (?:in|on|at|over|during) (.+)',
    ),
    ([what = '', when = ''], text) =>
      wonder(`the ${what}`, `there is ${what} in ${when}`.replace(/ and it /, ', and it '), text),
  ],
  // "The annual harvest ritual was forgotten"
  [
    pattern(
      `(?:an?|the|an old|the old) ((?:[\\p{L}-]+ ){0,3}?)(ritual|rite|tradition|custom|offering|offerings|ceremony|sacrifice|festival(?! (?:goes|went|has gone) wrong| (?:is|was) (?:ruined|interrupted|disturbed|broken)))${where} ${adverbs}(?:not |n't )?(?:forgotten|neglected|stopped|skipped|abolished|held|forbidden|interrupted|ruined|broken|wrong|went wrong|goes wrong|gone wrong|missed|needs?|failed|fails|disturbed)\\b(?: .*)?`,
    ),
    ([, what = ''], text) => wonder(`the ${what}`, text, text),
  ],
  [
    pattern(
      `(?:the |some )?((?:[\\p{L}-]+ ){0,2}?spirits|ancestors)${where} (?:are|is|become|grow|have become) (?:very |suddenly )?(?:angry|restless|furious|offended|unhappy|upset)\\b(?: .*)?`,
    ),
    ([who = ''], text) => wonder(`the ${bare(who)}`, text, text),
  ],
  // "A wizard's tower has exploded and strange magic leaks into the town"
  [
    pattern(
      `(?:(?:an?|the|some|our) )?((?:[\\p{L}-]+ )?(?:wizard|alchemist|mage|sorcerer|inventor|witch|gnome|artificer|tinker|enchanter|warlock)'s?) ((?:[\\p{L}-]+ )?(?:experiments?|tower|laboratory|lab|spells?|potions?|magic|inventions?|machines?|rituals?|workshop|curses?|enchantments?))${where} ${adverbs}(?:gone|goes|go|went|exploded|explodes|blew|got|escaped|failed|fails|backfired|backfires|leaks?|leaked|leaking|broke|runs|ran|does|do|makes?|causes?|turned|turns?)\\b(?: .*)?`,
    ),
    ([who = '', what = ''], text) =>
      wonder(
        `the ${what}`,
        /^(?:an?|the|some|our) /.test(text) ? text : `a ${who} ${text.slice(text.indexOf(what))}`,
        text,
      ),
  ],
  [
    pattern(
      `((?:an?|the|some) (?:[\\p{L}-]+ ){0,2}?(?:potion|elixir|powder|magic|dust|mushrooms)) (?:has |was |were |is |are |have )*(?:got|gets|fell|spilled|spilt|put|leaked|leaks|leaking|poured|mixed|dropped|ended up|flows?|seeps?) (?:in|into|to) (.+)`,
    ),
    ([what = ''], text) => wonder(`the ${headOf(what)}`, text, text),
  ],
  // "Lift the curse from the village", "a witch has cursed the village"
  [
    pattern(
      `(?:lift|break|end|remove|undo|find out about|stop) (?:an?|the) (?:[\\p{L}-]+ )?curse (?:on|of|from|over|upon|that (?:lies|hangs) (?:on|over)) (?:an?|the|our) ((?:[\\p{L}-]+ )?(?:${cursedPlaces}))\\b(.*)`,
    ),
    ([place = '', more = ''], text) =>
      wonder('the curse', `a curse lies on the ${place}${more}`, text),
  ],
  [
    pattern(
      `(?:free|save) (?:an?|the|our) ((?:[\\p{L}-]+ )?(?:${cursedPlaces})) from (?:an?|the|its|his|her) (?:[\\p{L}-]+ )?curse\\b(.*)`,
    ),
    ([place = '', more = ''], text) =>
      wonder('the curse', `a curse lies on the ${place}${more}`, text),
  ],
  [
    pattern(
      `(?:an?|the|our) ((?:[\\p{L}-]+ )?(?:${cursedPlaces})) (?:is|was|has been|lies) (?:cursed|hexed|bewitched|under (?:an?|the) (?:[\\p{L}-]+ )?(?:curse|spell))(?: by ((?:an?|the) [\\p{L} -]+?))?`,
    ),
    ([place = '', who = ''], text) =>
      who === ''
        ? wonder('the curse', `a curse lies on the ${place}`, text)
        : cursed(who, place, text),
  ],
  [
    pattern(
      `((?:an?|the) [\\p{L} -]+?) (?:has |have )?(?:cursed|curses|hexed|bewitched|put a curse on|laid a curse on|placed a curse on) (?:an?|the|our) ((?:[\\p{L}-]+ )?(?:${cursedPlaces}))\\b`,
    ),
    ([who = '', place = ''], text) => cursed(who, place, text),
  ],
  // "A hag steals people's happiness"
  [
    pattern(
      `((?:an?|the|some) [\\p{L} -]+?|fey|fairies|pixies|hags|witches|goblins|imps|spirits|demons|nightmares) (?:is |are |has |have |keeps? |offers? to |offered to |wants? to |tries to |going to )*(?:swaps?|trades?|trading|exchanges?|barters?|sucks?|steals?|kidnaps|kidnapped|captured|take|eat|buy|stealing|stole|stolen|takes?|taking|took|taken|eats?|eating|ate|eaten|collects?|collecting|buys?|buying|bought|drinks?|drinking|feeds? on|feeding on) (?:the |all the |all |our |everyone's |everybody's |people's |children's |(?:the )?(?:villagers'|villagers|travellers'|travelers'|kingdom's|town's|village's|city's|world's|[\\p{L}]+'s) )?((?:${intangibles}))\\b(.*)`,
    ),
    ([who = '', what = ''], text) => thief(who, what, text),
  ],
];

/** A place under the curse of one whom the idea names. */
const cursed = (who: string, place: string, text: string): Told =>
  wonder('the curse', `the curse of ${who} lies on the ${place}`, text, { doer: bare(who) });

/** A is the one who takes it, or the one who speaks for those who do. */
function thief(who: string, what: string, text: string): Told | undefined {
  const doer = doerIn(who);
  const noun = bare(who);
  if (doer === undefined && !isPerson(headOf(noun))) return undefined;
  const isMany = doer?.isPlural ?? isPluralWord(headOf(noun));
  return wonder(
    `the ${what}`,
    text,
    text,
    isMany ? { doer: `speaker for the ${noun}`, doers: `the ${noun}` } : { doer: noun },
  );
}

/** What stands before what is so. */
const before =
  /^(?:(?:please |i want |maybe |perhaps |an? (?:quest|adventure|story|mystery) (?:about|where|in which) )*)(?:(?:find out|discover|investigate|figure out|solve|explain|stop) (?:why|how|that|what makes) |(?:an?|the|our) (?:[\p{L}-]+ )?(?:village|town|city|place|kingdom|valley|island|land|hamlet|world|house|inn|castle) (?:where|in which) |suddenly,? |one (?:day|morning|night),? |since (?:yesterday|last \p{L}+|\p{L}+ days),? |every (?:night|morning|midnight|full moon),? |there is (?:an?|the) (?:village|town|city|place) where )*/u;

/** An idea that says what is strangely so for all people, or what a thing does that should not stir. */
export function wonderOf(typed: string): Told | undefined {
  const clause = typed
    .slice(0, 200)
    .normalize('NFC')
    .replaceAll(/[\u2019\u2018`]/g, "'")
    .split(/[.;:!?()\n"]|, (?:but|so|because) /)[0]
    ?.replaceAll(/[^\p{L}' -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(before, '');
  if (clause === undefined || clause.split(' ').length > 24) return undefined;
  for (const [rule, tell] of [...beingRules, ...rules]) {
    const parts = rule
      .exec(clause)
      ?.slice(1)
      .map((part) => part ?? '');
    const told = parts && tell(parts, clause);
    if (told !== undefined) return told;
  }
  return undefined;
}
