import { isPersonNoun } from '../tables/person-nouns.ts';
import { phraseIn } from './idea-phrases.ts';
import { double, hidden, hiddenBeing, type InquiryRule, type Reading } from './inquiry-readings.ts';
import { lookInto } from './inquiry-of-deaths.ts';
import { isPluralWord } from './matter-words.ts';

const rule = (text: string): RegExp => new RegExp(`^${text}$`, 'u');

const the = (text: string): string =>
  text.replace(/^an? /, 'the ').replace(/^(?!the |one )/, 'the ');
const isOne = (text: string): boolean => {
  const { head, isPlural } = phraseIn(text);
  return !isPlural && isPersonNoun(head) && !/^(?:one|someone|somebody|person)$/.test(head);
};

const asOther = (whom: string, fact: string, doer = ''): Reading | undefined =>
  isOne(whom) ? double(fact, the(whom), doer) : undefined;

const beings =
  '(?:(?:night |green |sea |old |evil |powerful )*(?:hag|vampire|doppelganger|shapeshifter|changeling|rakshasa|devil|demon|succubus|incubus|fiend|oni|werewolf|wererat|mind flayer|cultist|impostor|imposter))';
const article = '(?:an?|the)';
/** What is led by one who can have the face of another. */
const houses: Readonly<Record<string, string>> = {
  orphanage: 'director of the orphanage',
  school: 'head of the school',
  hospital: 'head of the hospital',
  inn: 'innkeeper',
  tavern: 'tavern keeper',
  temple: 'high priest',
  church: 'priest',
  village: 'mayor',
  town: 'mayor',
  city: 'lord mayor',
  guild: 'guild master',
  circus: 'director of the circus',
  monastery: 'abbot',
  convent: 'abbess',
  castle: 'lord of the castle',
  kingdom: 'king',
  court: 'regent',
  academy: 'head of the academy',
  council: 'speaker of the council',
  bakery: 'baker',
  theatre: 'director of the theatre',
};

/** Those who only sell or preach something false have a plot of their own. */
const frauds = /priest|prophet|healer|doctor|physician|apothecary|alchemist|herbalist|saint/;

export const faceRules: readonly InquiryRule[] = [
  // "The mayor's twin has locked him up and taken his place"
  [
    rule(
      "((?:the |an? )?(.+?)'s ((?:evil |twin |half )*(?:twin|brother|sister|double|cousin|daughter|son)) (?:has |have )?(?:.* )?(?:taken|took|takes|stolen|stole) (?:his|her|their) (?:place|identity|face|name)\\b.*)",
    ),
    (fact = '', whom = '', doer = '') => double(fact, whom, doer),
  ],
  [
    rule(
      `(?:an?|the) ([\\p{L}-]+)(?: (?:that|which) is)? (?:run|led|ruled|kept|headed|owned|governed|managed) by ${article} (?:disguised |secret |hidden )?(${beings})(?: in disguise)?(.*)`,
    ),
    (house = '', being = '', more = '') => {
      const role = houses[house];
      return role === undefined || more !== ''
        ? undefined
        : double(
            `the ${role} is ${/^[aeiou]/.test(being) ? 'an' : 'a'} ${being} in disguise`,
            `the ${role}`,
            being,
          );
    },
  ],
  [
    rule(
      `((?:an?|the) [\\p{L}' -]+?) (?:isn't|is not|wasn't|ain't) (?:really |actually )?(?:who|what|the person|the man|the woman|the one) .+`,
    ),
    (whom = '') =>
      asOther(whom, `${the(whom)} is not ${phraseIn(whom).it.replace(/^the /, 'the real ')}`),
  ],
  [
    rule(
      `((?:an?|the) [\\p{L}' -]+?) (?:is |was )?(?:secretly|really|actually|in truth|in reality|turns out to be|turned out to be|is revealed to be|is in truth|is suspected to be|might be|may be) (?:secretly |really |actually )?(?:an? )?(${beings})(?: in disguise)?`,
    ),
    (whom = '', being = '') =>
      asOther(
        whom,
        `${the(whom)} is secretly ${/^[aeiou]/.test(being) ? 'an' : 'a'} ${being}`,
        being,
      ),
  ],
  [
    rule(`((?:an?|the) [\\p{L}' -]+?) (?:is|was) (?:an?|the) (${beings}) in disguise`),
    (whom = '', being = '') =>
      asOther(
        whom,
        `${the(whom)} is ${/^[aeiou]/.test(being) ? 'an' : 'a'} ${being} in disguise`,
        being,
      ),
  ],
  [
    rule(
      `(?:the real|the true|the rightful) ([\\p{L} -]+?) (is|was|has been) (locked up|locked away|held captive|held prisoner|imprisoned|kidnapped|missing|gone|in the dungeon|hidden away)\\b.*\\b(?:fake|false|double|impostor|imposter|copy)\\b.*`,
    ),
    (whom = '') =>
      asOther(`the ${whom}`, `the real ${whom} is locked up, and somebody else has that face`),
  ],
  [
    rule(
      `(?:an?|the) (${beings}) (?:is |was )?(?:disguised as|posing as|poses as|pretending to be|pretends to be|in the guise of|masquerading as|masquerades as|impersonating|impersonates|dressed as|disguises (?:himself|herself|itself) as|in the shape of) ((?:an?|the) .+)`,
    ),
    (being = '', whom = '') =>
      asOther(
        whom,
        `${/^[aeiou]/.test(being) ? 'an' : 'a'} ${being} has the face of ${the(whom)}`,
        being,
      ),
  ],
  [
    rule(
      `(?:someone|somebody|a stranger|an impostor|an imposter) (?:is |has been )?(?:pretending to be|pretends to be|posing as|poses as|impersonating|impersonates|claiming to be|claims to be) (?:the (?:dead|late|missing|lost) )?((?:an?|the)? ?[\\p{L}' -]+)`,
    ),
    (whom = '') => asOther(the(whom), `somebody pretends to be ${the(whom)}`),
  ],
  [
    rule(
      `${lookInto}(?:an?|the) (?:impostor|imposter|fake|false|counterfeit|pretend) ([\\p{L}-]+)(?: (?:in|at|on|of|from|arrives?|has arrived|comes?|appears?|shows? up|sits?|rules?|is) ?.*)?`,
    ),
    (whom = '') =>
      frauds.test(whom) ? undefined : asOther(`the ${whom}`, `the ${whom} is an impostor`),
  ],
  [
    rule(
      `((?:an?|the) [\\p{L}' -]+?) (?:has )?(?:came|come|comes|returned|returns|has returned) (?:back )?(?:home )?(?:different|changed|strange|wrong|as somebody else|as someone else|a different person|not the same)(?: .+)?`,
    ),
    (whom = '') => asOther(whom, `${the(whom)} has come back as a different person`),
  ],
  [
    rule(
      `((?:an?|the) [\\p{L}' -]+?) (?:is|has been|was) (?:acting|behaving) [\\p{L}]+,? (?:and |but |because )?(?:he|she|it|they) (?:is|was|has been|are) (?:really |actually |secretly )?(?:an? )?(${beings}|replaced|swapped)(?: .+)?`,
    ),
    (whom = '', being = '') => asOther(whom, `${the(whom)} is not the real one`, being),
  ],
];

const agents =
  '(?:traitor|spy|mole|informer|informant|turncoat|double agent|enemy agent|saboteur|infiltrator|enemy spy|foreign spy|agent of the enemy|foreign agent)';
const secretly = '(?:secretly |actually |really )?';

export const circleRules: readonly InquiryRule[] = [
  [
    rule(
      `(?:${lookInto})?(?:which )?one of (?:the |our )?([\\p{L}' -]+?) is ${secretly}(?:an?|the) (${agents})(?: .+)?`,
    ),
    (group = '', who = '') => {
      const noun = group === 'crew' || isPluralWord(group.split(' ').at(-1) ?? '') ? group : '';
      return noun === ''
        ? undefined
        : hidden(
            `there is ${/^[aeiou]/.test(who) ? 'an' : 'a'} ${who} among the ${noun}`,
            who,
            `the ${noun}`,
          );
    },
  ],
  [
    rule(
      `((?:someone|somebody|an? (?:member|officer|servant|courtier)|one) (?:in|of|from|within|at|on|inside) ((?:the|our) [\\p{L}' -]+?) (?:is |has been |keeps )?${secretly}(?:selling|leaking|passing|giving|betraying|working for|working with|spying|feeding|sells|leaks|passes|betrays|works for|spies)\\b.*)`,
    ),
    (fact = '', circle = '') => ({ ...hidden(fact, 'traitor', circle.replace(/^our /, 'the ')) }),
  ],
  [
    rule(
      `((?:someone|somebody) (?:is |has been |keeps )?${secretly}(?:selling|leaking|passing|sells|leaks|passes|giving away|betraying|selling out) (?:the |our )?(?:town |city |state |military |royal )*(?:secrets?|plans?|information|orders|routes|movements)\\b.*)`,
    ),
    (fact = '') => ({ ...hidden(fact, 'traitor', ''), inquiry: { kind: 'hidden' } }),
  ],
  [
    rule(
      `(?:${lookInto})?(?:an?|the) (?:enemy agent|foreign agent|informant|infiltrator|enemy spy|foreign spy|agent of the enemy) (?:in|at|inside|within|on|among) ((?:an?|the) .+)`,
    ),
    (circle = '') => hidden(`there is a spy in ${circle}`, 'spy', circle),
  ],
  [
    rule(
      '(?:the [\\p{L} -]+ (?:is|are|was|were) )?(?:betrayed|sold out) from (?:within|the inside)\\b.*',
    ),
    () => ({
      ...hidden('somebody on the inside is a traitor', 'traitor', ''),
      inquiry: { kind: 'hidden' },
    }),
  ],
  // "Doppelgangers are replacing the nobles", "a secret society rules the city", "the guard is full of wererats"
  [
    rule(
      `((?:the )?([\\p{L} -]+s) (?:are|have been|have) (?:secretly |slowly )?(?:replacing|replaced|infiltrating|controlling|running|ruling|taking over|taken over) (the (?:[\\p{L}'-]+ ){0,2}[\\p{L}-]+))`,
    ),
    (fact = '', who = '', circle = '') =>
      hiddenBeing(who) || /cult|society|spies/.test(who) ? hidden(fact, who, circle) : undefined,
  ],
  [
    rule(
      `(?:an?|the) ((?:secret|hidden|sinister|dragon|demon|death|evil|shadow)? ?(?:society|cult|cabal|brotherhood|sisterhood|secret order|sect)) (?:secretly |really )?(?:rules|controls|runs|governs|owns|is running|is controlling|has taken over|is ruling|is taking over) (the (?:[\\p{L}'-]+ ){0,2}[\\p{L}-]+)`,
    ),
    (who = '', circle = '') => {
      const read = hidden(
        `a ${who.trim()} rules ${circle} in secret`,
        who.trim(),
        /\b(?:city|town|kingdom|realm|country|village)$/.test(circle) ? 'the council' : circle,
      );
      return { ...read, inquiry: { ...read.inquiry, kind: 'band' } };
    },
  ],
  [
    rule(
      "(the (?:[\\p{L}'-]+ ){0,2}(?:watch|guard|council|court|garrison|militia|guild|senate|church|temple|academy|university|nobility|army|fleet|order)) (?:is|are) (?:full of|riddled with|infested with|overrun by|run by|controlled by|made up of) ([\\p{L} -]+)",
    ),
    (circle = '', who = '') =>
      hiddenBeing(who) || /cult/.test(who)
        ? hidden(`there are ${who} in ${circle}`, who, circle)
        : undefined,
  ],
  [
    rule(
      "(?:an?|the) ((?:demon|devil|dragon|vampire|snake|death|secret) (?:cult|cultists)) (?:in|at|inside|within|among) (the (?:[\\p{L}'-]+ ){0,2}(?:houses|families|nobles|nobility|priests|officers|judges))",
    ),
    (who = '', circle = '') => hidden(`there is a ${who} among ${circle}`, who, circle),
  ],
  [
    rule(
      `${lookInto}(?:an?|the) (?:secret |dark |royal )*(conspiracy|plot|cabal)(?: (?:in|at|among|within|inside) (the .+))`,
    ),
    (what = '', circle = '') => ({
      sort: 'claim',
      it: `the ${what === 'cabal' ? what : 'conspiracy'}`,
      isPlural: false,
      fact: `there is a ${what === 'cabal' ? what : 'conspiracy'} in ${circle}`.replace(
        / in (the [\p{L} -]+s)$/u,
        ' among $1',
      ),
      inquiry: { kind: 'band', circle, doer: 'conspirator' },
    }),
  ],
];

const goods =
  '((?:(?:fake|false|bogus|miracle|useless|healing|holy|magic|magical|worthless|harmless) )*(?:potions|medicines?|cures|remedies|elixirs?|tonics?|pills|salves|water|charms|healing|miracles|relics|potion|cure|remedy))';
const sellers =
  '(?:fake |false |fraudulent |travelling |traveling |wandering |miracle |self-styled |faith )*(?:healer|doctor|physician|apothecary|alchemist|priest|herbalist|prophet|preacher|saint|quack|charlatan|snake oil (?:merchant|seller|salesman)|con man|con artist|swindler|fraud|miracle worker|peddler|pedlar)';
const falsely =
  /fake|false|fraud|bogus|quack|charlatan|snake oil|con man|con artist|swindler|miracle|worthless|useless/;

const sale = (seller: string, what: string, fact: string): Reading => ({
  sort: 'claim',
  it: `the ${what}`,
  isPlural: isPluralWord(what),
  fact,
  inquiry: {
    kind: 'fraud',
    seller: seller
      .replace(/^(?:an? |the )?(?:fake |false |fraudulent )*/, '')
      .replace(/^(?:con man|con artist|swindler|fraud|)$/, 'travelling healer'),
  },
});

export const fraudRules: readonly InquiryRule[] = [
  [
    rule(
      `${lookInto}((?:an?|the|some|some kind of) (${sellers})|some(?:one|body)) (?:who |that )?(?:is |has been |keeps )?(?:selling|sells|peddling|peddles|offering|offers|hawking|hawks) ${goods}((?: .+)?)`,
    ),
    (who = '', seller = '', what = '', more = '') =>
      falsely.test(`${seller} ${what}`)
        ? sale(
            seller,
            what.split(' ').at(-1) ?? '',
            `${the(who)
              .replace(/^the (?=some(?:one|body))/, '')
              .replace(
                /^the /,
                /^the [aeiou]/.test(the(who)) ? 'an ' : 'a ',
              )} is selling ${what}${more}`,
          )
        : undefined,
  ],
  [
    rule(
      `${lookInto}(?:an?|the) (${sellers})(?: (?:who|that) (?:is|is really|turns out to be) an? (?:fraud|fake|charlatan|quack|swindler))?(?: (?:in|at|on|comes to|has come to|arrives in) .+)?`,
    ),
    (seller = '') =>
      falsely.test(seller) && !/preacher|saint/.test(seller)
        ? sale(
            seller,
            'cures',
            `a ${seller.replace(/^(?:fake|false|fraudulent) /, '')} is selling cures that are false`,
          )
        : undefined,
  ],
  [
    rule(
      `${lookInto}(?:an?|the) (${sellers}) (?:who |that )?(?:is |has been |keeps )?(?:swindling|swindles|cheating|cheats|tricking|tricks|deceiving|deceives|conning|cons|robbing|fooling|fools) ((?:the |our )?[\\p{L}-]+)((?: .+)?)`,
    ),
    (seller = '', whom = '') =>
      sale(seller, 'cures', `a ${seller} cheats ${whom} with false cures`),
  ],
  [
    rule(
      `${lookInto}((?:fake|false|bogus) (?:potions|medicines|cures|remedies|elixirs)) (?:are|keep|have been) (.+)`,
    ),
    (what = '', more = '') => sale('', what.split(' ').at(-1) ?? '', `${what} are ${more}`),
  ],
];
