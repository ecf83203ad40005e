import { pronounsIn, type Plight, type Told } from './matter-words.ts';

const dead =
  'dead people|dead men|dead villagers|dead soldiers|dead|undead|corpses|skeletons|zombies|drowned|buried|bodies|ghouls|mummies';
const walks = 'walk|rise|climb|crawl|come|leave|wander|return|roam|work|dance|knock|wake|get up';

const base = (
  fact: string,
  it: string,
  words: string,
  isPlural: boolean,
): Told & { plight: Plight } => ({
  sort: 'claim',
  words,
  fact,
  it,
  isPlural,
  role: '',
  pronouns: undefined,
  sides: undefined,
  plight: { kind: 'dead' },
});

const atSea = /\b(?:ship|sea|boat|aboard)\b/;

const articleOf = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** Many dead who walk. */
export function walkingDead(text: string): Told | undefined {
  // "A necromancer uses the dead as cheap farm workers"
  const [, doer = ''] =
    new RegExp(
      `^((?:an?|the) (?:[\\p{L}-]+ )?(?:necromancer|sorcerer|wizard|witch|lich|priest|cultist|mage|warlock|baron|noble|merchant|farmer|general|gravedigger|bard|doctor)) (?:is |has been |keeps )?(?:uses|using|raises|raising|rents|renting|sells|selling|hires|wakes|waking|commands|controls|controlling|animates|animating|revives|calls|steals) (?:out )?(?:up )?(?:the |an army of |some )?(?:town's |village's |local )?(?:${dead})\\b.*$`,
      'u',
    ).exec(text) ?? [];
  if (doer !== '') {
    return {
      ...base(text, 'the dead', text, true),
      plight: { kind: 'dead', doer: doer.replace(/^(?:an?|the) /, '') },
    };
  }
  // "Zombie outbreak"
  const [, what = '', rest = ''] =
    /^(?:an? |the )?((?:zombie|undead|skeleton|ghoul) (?:outbreak|plague|horde|army|attack|infestation|invasion|uprising|apocalypse))((?: .*)?)$/u.exec(
      text,
    ) ?? [];
  if (what !== '' && atSea.test(rest)) {
    return {
      ...base(`there is word of ${articleOf(what)} ${what}${rest}`, 'the ship', text, false),
      plight: { kind: 'ship' },
    };
  }
  if (what !== '') {
    return base(`there is ${articleOf(what)} ${what}${rest}`, `the ${what}`, text, false);
  }
  const walking = new RegExp(
    `^(?:the )?(${dead}) (?:(?:from|in|of) the \\p{L}+ )?(?:(?:are|have|keep|won't|don't|do not|will not|start|begin|suddenly|no longer) )*(?:to )?(?:${walks}|(?:walk|ris|climb|crawl|com|leav|wander|return|roam|work|danc|knock|wak|gett)ing|risen|returned|come|stay)\\b.*$`,
    'u',
  );
  const [, who = ''] = walking.exec(text) ?? [];
  if (who === '') return undefined;
  const noun = /^(?:skeletons|zombies|ghouls|mummies|drowned|undead|corpses)$/.test(who)
    ? who
    : 'dead';
  const fact =
    /^(?:dead|drowned|buried)$/.test(who) && !text.startsWith('the ') ? `the ${text}` : text;
  return base(fact, `the ${noun}`, text, true);
}

const ghosts = 'ghost|spirit|spectre|specter|phantom|wraith|poltergeist|apparition|shade';

const isGround =
  /(?:land|lands|house|home|farm|castle|manor|inn|mill|estate|tower|town|village|city|kingdom|field|fields|throne|garden|mine)$/;

/** What the ghost wants back or has lost. */
function wishIn(text: string): string | undefined {
  const [, thing = ''] =
    /\b(?:wants?|seeks?|demands?|asks for|looks? for|searches for|needs?) (?:back )?(?:his|her|its|their|the|a) ((?:lost |stolen |old )?[\p{L}-]+(?: [\p{L}-]+)??)(?: back| returned| again)?$/u.exec(
      text,
    ) ?? [];
  if (thing === '' || /^(?:help|peace|rest|revenge|vengeance|justice|dead|living)$/.test(thing)) {
    return undefined;
  }
  // Land cannot be carried, but a deed can.
  return isGround.test(thing) ? `the deed to the ${thing}` : `the ${thing}`;
}

/** What a ghost wants of which an idea says nothing else. */
const defaultWish = (text: string): string =>
  /\bships?\b|\bcrew\b|\bsailor|\bcaptain/.test(text)
    ? "the ship's bell"
    : /\bbride|\bwedding|\bwife|\bwidow/.test(text)
      ? 'the ring'
      : /\bsoldier|\bknight|\bhero|\bgeneral/.test(text)
        ? 'the sword'
        : /\bking|\bqueen|\bprince/.test(text)
          ? 'the signet ring'
          : /\bchild|\bboy|\bgirl|\bkid\b/.test(text)
            ? 'the wooden horse'
            : 'the locket';

const withArticle = (text: string, noun: string): string =>
  /^(?:an?|the) /.test(text)
    ? text
    : `${/^[aeiou]/.test(noun) ? 'an' : noun === 'ghost ship' ? 'a' : 'the'} ${text}`;

/** One ghost, or a ghost ship. */
export function ghostOf(text: string): Told | undefined {
  const sentence = text
    .replace(/^(?:lay|put|help|free|exorcise|exorcize|banish) (?=(?:an?|the) )/, '')
    .replace(/ to rest$/, '');
  const plight: Plight = {
    kind: 'ghost',
    wish: wishIn(text) ?? defaultWish(text),
    ...(/\b(?:murdered|killed|slain|poisoned|strangled|executed|hanged)\b/.test(text) && {
      isSlain: true,
    }),
  };
  const [, ghost = '', rest = ''] =
    new RegExp(
      `^(?:an? |the )?((?:[\\p{L}'-]+ ){0,2}?(?:ghost ship|ghost galleon|phantom ship|${ghosts}))((?: .*)?)$`,
      'u',
    ).exec(sentence) ?? [];
  if (ghost !== '') {
    const says =
      / (?:wants?|seeks?|haunts?|comes?|asks?|appears?|demands?|returns?|cries|weeps|sings|walks?|is|has|looks?|needs?|knocks?|steals?|attacks?|scares?|keeps?|visits?|sails?|will|won't|cannot|can't|searches|waits?|calls?|arrives?|plays?|stands?) ?/.test(
        rest,
      );
    const name = withArticle(sentence, ghost);
    const noun = ghost.split(' ').at(-1) === 'ship' ? ghost : (ghost.split(' ').at(-1) ?? '');
    const fact = says
      ? name.replace(/^(the|an?) (.*?) (?:that|which|who) /, '$1 $2 ')
      : `there is ${name.replace(/^the /, 'the ')}`;
    return { ...base(says ? fact : `people see ${name}`, `the ${noun}`, text, false), plight };
  }
  const [, who = '', does = ''] =
    /^((?:an?|the) [\p{L}' -]+?) ((?:returns|returned|comes back|came back|has returned|has come back|is back) from (?:the dead|the grave|death|beyond)\b.*)$/u.exec(
      sentence,
    ) ?? [];
  if (who === '') return undefined;
  const role = who.replace(/^(?:an?|the) /, '');
  return {
    sort: 'person',
    words: text,
    fact: `{I} ${does}`,
    it: '{I}',
    isPlural: false,
    role,
    pronouns: pronounsIn(text.split(' '), role) ?? 'he',
    sides: undefined,
    plight,
  };
}

/** An idea about the dead whose fact has other words than those that were typed. */
export const withDead = (kind: 'dead' | 'ship', fact: string, it: string, words: string): Told => ({
  ...base(fact, it, words, kind === 'dead'),
  plight: { kind },
});

/** "The lighthouse is haunted by its dead keeper" is about the ghost of the keeper. */
export function haunter(typed: string, by: string, words: string): Told | undefined {
  const place = typed.replace(/^(?:an?|our) /, 'the ');
  const role = by
    .replace(/^(?:the )?(?:ghosts?|spirits?|spectre) of /, '')
    .replace(/^(?:its|his|her|their) /, 'the ')
    .replace(/\b(?:dead|late|former) /, '');
  // A haunted house is a place to explore.
  if (/\b(?:house|mansion|castle|manor|villa|ship)$/.test(place) && by === '') {
    return undefined;
  }
  const bare = role.replace(/^(?:an?|the) /, '');
  const isGhost = by === '' || new RegExp(`\\b(?:${ghosts})s?$`, 'u').test(by);
  const fact = isGhost
    ? `${by === '' || by.endsWith('s') ? 'a ghost' : by.replace(/^the /, 'a ')} haunts ${place}`
    : `the ghost of ${/^(?:an?|the) /.test(role) ? `the ${bare}` : role} haunts ${place}`;
  if (by.endsWith('s') && !isGhost) return undefined;
  return {
    ...base(fact, 'the ghost', words, false),
    plight: { kind: 'ghost', wish: defaultWish(by) },
  };
}
