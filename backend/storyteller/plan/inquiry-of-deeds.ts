import { isPersonNoun } from '../tables/person-nouns.ts';
import { phraseIn } from './idea-phrases.ts';
import { isPeople, type InquiryRule, type Reading } from './inquiry-readings.ts';
import { lookInto } from './inquiry-of-deaths.ts';
import { isPluralWord, type Inquiry } from './matter-words.ts';

const rule = (text: string): RegExp => new RegExp(`^${text}$`, 'u');

const fire = /burn|fire|torch|arson|ablaze|flames/;
const grave = /grave|corpse|bod(?:y|ies)|tomb|coffin|crypt|bone|skull|cemeter/;

const deedOf = (text: string): Inquiry['deed'] =>
  fire.test(text) ? 'fire' : grave.test(text) ? 'grave' : 'damage';

const serial = (it: string, fact: string, deed: Inquiry['deed']): Reading => ({
  sort: 'claim',
  it,
  isPlural: true,
  fact,
  inquiry: { kind: 'damage', deed },
});

const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun)
    ? noun.replace(/y$/, 'ies')
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;

/** What happens to one building happens again: in the plot, there are several. */
function again(object: string, fact: string, deed: Inquiry['deed']): Reading | undefined {
  const { head, it, isPlural } = phraseIn(object);
  if (head === '' || isPersonNoun(head) || isPeople(`${head}s`)) return undefined;
  if (isPlural) return serial(it, fact, deed);
  return serial(`the ${plural(head)}`, `${fact}, and it is not the first`, deed);
}

const own = (text: string): string => text.replace(/ (?:in|at|on|of|between|near) .*$/, '');

const ruined =
  'burned down|burnt down|burned to the ground|burnt to the ground|collapsed|exploded|blew up|broke|caved in|caught fire|went up in flames|fell down|was destroyed|was burned down|was burnt down|burst';
/** Words of an idea that asks who has done it. */
const whose =
  'was it .+|is it .+|(?:and |but )?(?:nobody|no one) knows (?:why|who|how).*|who (?:did|was) .+|(?:and )?(?:it )?(?:might be|may be|could be|was) (?:sabotage|arson).*|(?:sabotage|arson|accident).*|but why|(?:and |but )(?:the )?[\\p{L} -]+ (?:blames?|accuses?|suspects?|says? it was|is (?:blamed|accused|suspected)) ?.*|find out (?:who|why).*';

const vandals: readonly (readonly [RegExp, it: string, Inquiry['deed']])[] = [
  [/arson|fire/, 'the houses', 'fire'],
  [/vandal/, 'the statues', 'damage'],
  [/saboteur/, 'the works', 'damage'],
  [/grave|body|tomb|corpse/, 'the graves', 'grave'],
];

export const deedRules: readonly InquiryRule[] = [
  [
    rule(
      `(?:${lookInto}who|some(?:one|body)|somebody unknown|unknown people|an unknown person) (?:has |have )?(sabotaged|burned down|burnt down|burned|torched|set fire to|smashed|destroyed|wrecked|desecrated|vandali[sz]ed|dug up|broken|broke|cut down|blew up|blown up|sank|defaced) ((?:an?|the|all) .+|\\p{L}+s)`,
    ),
    (verb = '', object = '') => {
      const was = verb
        .replace('set fire to', 'burned')
        .replace('broke', 'broken')
        .replace('brokenn', 'broken')
        .replace('blew up', 'blown up')
        .replace('sank', 'sunk');
      const text = object.replace(/^an? /, 'the ');
      return again(
        own(text),
        `${text} ${isPluralWord(phraseIn(own(text)).head) || phraseIn(own(text)).isPlural ? 'were' : 'was'} ${was}`,
        deedOf(`${verb} ${object}`),
      );
    },
  ],
  [
    rule(
      `((?:an?|the) [\\p{L}' -]+?) (was|has been|is|got|gets|keeps getting) (?:being )?(sabotaged|vandali[sz]ed|desecrated)((?: .+)?)`,
    ),
    (object = '', _was = '', verb = '', more = '') =>
      again(
        own(object.replace(/^an? /, 'the ')),
        `${object.replace(/^an? /, 'the ')} was ${verb}${more}`,
        deedOf(object),
      ),
  ],
  [
    rule(
      `((?:an?|the) [\\p{L}' -]+?) (?:has |have )?(${ruined})(?: last night| overnight)?,? (?:${whose})`,
    ),
    (object = '', verb = '') => {
      const the = object.replace(/^an? /, 'the ');
      return again(own(the), `${the} ${verb}`, deedOf(verb));
    },
  ],
  [
    rule(
      `((?:an?|the) [\\p{L}' -]+?) (?:has |have )?(?:mysteriously |suddenly )(${ruined})((?: .+)?)`,
    ),
    (object = '', verb = '', more = '') => {
      const the = object.replace(/^an? /, 'the ');
      return again(own(the), `${the} ${verb}${more}`, deedOf(verb));
    },
  ],
  [
    rule(
      '(an?|the) (?:mysterious |strange |unexplained |sudden |great )?(fire|blaze|explosion) (?:has |had )?(?:destroyed|destroys|burned down|burnt down|gutted|damaged|ravaged) ((?:an?|the) .+)',
    ),
    (_article = '', what = '', object = '') =>
      again(
        own(object),
        `a ${what} has destroyed ${object.replace(/^an? /, 'the ')}`.replace(
          'a explosion',
          'an explosion',
        ),
        what === 'explosion' ? 'damage' : 'fire',
      ),
  ],
  [
    rule(
      `${lookInto}(?:an? |the )?(?:mysterious |strange )?(arsonists?|fire raisers?|firebug|vandals?|saboteurs?|(?:grave|tomb) robbers?|body snatchers?|(?:grave|corpse|body) thie(?:f|ves))(?: (?:is|are|who|that) (?:loose|at large|at work|on the loose|digging up|robbing|plundering|opening|setting|burning|terrori[sz]ing)(?: .+)?| (?:in|at|of|on) .+)?`,
    ),
    (who = '') => {
      const found = vandals.find(([of]) => of.test(who));
      const isMany = who.endsWith('s');
      return found === undefined
        ? undefined
        : serial(
            found[1],
            isMany
              ? `${who} are at work`
              : `${/^[aeiou]/.test(who) ? 'an' : 'a'} ${who} is at work`,
            found[2],
          );
    },
  ],
  [
    rule(
      `${lookInto}(?:an? |the |some )?(?:series of |string of |wave of |spate of |strange |mysterious |unexplained )*(fires|arsons|arson attacks|grave robberies|acts of sabotage|acts of vandalism|desecrations|explosions)(?: (?:in|at|on|of|across) .+)?`,
    ),
    (what = '') =>
      serial(
        fire.test(what)
          ? 'the houses'
          : grave.test(what)
            ? 'the graves'
            : what === 'desecrations'
              ? 'the shrines'
              : 'the works',
        `there is a series of ${what}`,
        deedOf(what),
      ),
  ],
  [
    rule(
      '((?:the |dead |human )?(?:corpses|bodies|dead bodies|bones|skulls|dead)) (?:are|keep|have been|have|get|were) (?:being |been )?(disappearing|vanishing|stolen|missing|going missing|dug up|gone missing|disappeared|vanished|unearthed)((?: .+)?)',
    ),
    (who = '', how = '', more = '') =>
      serial(
        'the graves',
        `${who} ${how.endsWith('ing') ? 'keep' : 'are'} ${how.replace('missing', how === 'missing' ? 'disappearing' : 'missing').replace(/^gone missing|^disappeared|^vanished/, 'gone')}${more}`,
        'grave',
      ),
  ],
  [
    rule(
      `((?:the |all the |all )?[\\p{L}-]+s(?: (?:in|of|on|at) (?:the )?[\\p{L}-]+)?) (?:are|keep|have been|get|were) ((?:being )?(?:burning down|burning|burned|burnt down|set ablaze|going up in flames|catching fire|sunk|sinking|collapsing|sabotaged|smashed|vandali[sz]ed|desecrated|blown up|exploding)\\b.*)`,
    ),
    (object = '', says = '') => {
      const { head, it } = phraseIn(own(object));
      if (isPersonNoun(head) || isPeople(own(object).replace(/^the /, ''))) return undefined;
      return serial(
        it,
        `${object} ${/ing\b/.test(says) && !says.startsWith('being') ? 'keep' : 'are'} ${says}`,
        deedOf(says),
      );
    },
  ],
  [
    rule(
      `${lookInto}the (sabotage|arson|desecration|burning|destruction|vandalism|robbing|robbery) (?:of|at|in) ((?:the |all )?[\\p{L}' -]*[\\p{L}-]+s)`,
    ),
    (what = '', object = '') => {
      const { head, it } = phraseIn(object);
      if (isPersonNoun(head) || (/robb/.test(what) && !grave.test(object))) return undefined;
      return serial(
        it,
        `somebody is behind the ${what} of ${object.replace(/^(?!the )/, 'the ')}`,
        deedOf(`${what} ${object}`),
      );
    },
  ],
  [
    rule(
      '((?:someone|somebody) (?:keeps|is) (?:setting fire to|breaking into|digging in) (?:the |old )?([\\p{L} -]*(?:tombs|graves|crypts|barns|houses|farms|granaries|shops|shrines|temples))\\b.*)',
    ),
    (fact = '', object = '') => serial(`the ${object}`, fact, deedOf(fact)),
  ],
];
