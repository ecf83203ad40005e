import type { Duty, Named } from './duty-types.ts';
import {
  article,
  bands,
  be,
  core,
  isMany,
  isPersonOf,
  limit,
  namedIn,
  plural,
  withArticle,
} from './duty-nouns.ts';
import { isPeople } from './inquiry-readings.ts';

const armies =
  /\b(?:army|armies|horde|hordes|host|legions?|warband|troops|forces|invaders|armada|fleet|war party)\b/;

export function siegeOf(first: string, rest: readonly string[]): Duty | undefined {
  const all = [first, ...rest].join(' , ');
  const isOpened = /\b(?:open(?:ed|s)? the gates?|gates? (?:was|were) opened|traitor|betray)/.test(
    all,
  );
  const siege = (
    about: Named,
    fact: string,
    more: Pick<Duty, 'foes' | 'ward' | 'isClosed'>,
    opening: Duty['opening'] = 'Near',
  ): Duty | undefined =>
    limit(fact) === ''
      ? undefined
      : {
          kind: 'siege',
          fact: limit(fact),
          opening,
          about,
          isPerson: false,
          charge: 'thing',
          ...more,
          ...(isOpened && { isOpened }),
        };
  const defended =
    /^(?:defend|hold|fortify|garrison|prepare|ready|man) (.+?)(?: (?:against|from|for an attack (?:by|of)|for the attack of|for the arrival of|until|before) (.+))?$/.exec(
      first,
    );
  if (defended !== null) {
    const [, place = '', enemy = ''] = defended;
    const ward = namedIn(place);
    const isEnemy =
      enemy !== '' &&
      !/^(?:the )?(?:army|help|relief|reinforcements) (?:arrives?|comes?)/.test(enemy);
    if (isPersonOf(ward) || /\b(?:trial|feast|ball|thesis|title)\b/.test(place)) return undefined;
    const foes = isEnemy
      ? namedIn(enemy.replace(/ (?:comes?|arrives?|attacks?).*$/, ''))
      : undefined;
    const own = withArticle(place, ward);
    const fact =
      foes === undefined
        ? `${own} ${be(ward)} to be held${enemy === '' ? '' : ` until ${enemy}`}`
        : `${withArticle(enemy, foes)} ${be(foes)} coming to attack ${own}`;
    return siege(foes ?? ward, fact, { ward, ...(foes && { foes }) });
  }
  const besieged = /^(?:(?:an?|the) )?siege(?: (?:of|on) (.+?))?(?: by (.+))?$/.exec(first);
  if (besieged !== null) {
    const [, place = '', enemy = ''] = besieged;
    const says = rest.length === 0 ? '' : `, ${rest.join(', ').replace(/^and /, 'and ')}`;
    return siege(
      { noun: 'the siege', isPlural: false },
      `${place === '' ? '{town}' : place} is under siege${enemy === '' ? '' : ` by ${enemy}`}${says}`,
      {
        isClosed: true,
        ...(place !== '' && { ward: properIn(place) }),
        ...(enemy !== '' && { foes: namedIn(enemy) }),
      },
      place === '' ? '' : 'In',
    );
  }
  const under = /^(.+?) (?:is|are) (?:under siege|besieged|surrounded)(?: by (.+))?$/.exec(first);
  if (under !== null) {
    const [, place = '', enemy = ''] = under;
    return siege({ noun: 'the siege', isPlural: false }, [first, ...rest].join(', '), {
      isClosed: true,
      ward: properIn(place),
      ...(enemy !== '' && { foes: namedIn(enemy) }),
    });
  }
  const invasion = /^(?:an?|the) invasion (?:of|by) (.+)$/.exec(first);
  if (invasion !== null && isMany(core(invasion[1] ?? '').at(-1) ?? '')) {
    const foes = namedIn(invasion[1] ?? '');
    return siege({ noun: 'the invasion', isPlural: false }, `there is ${first}`, { foes });
  }
  const marching =
    /^(.+?) (?:marche?s?|(?:is|are) marching|approach(?:es)?|invades?|besieges?|lays? siege to|(?:is|are) (?:coming|approaching|besieging)|attacks?|comes?) (?:on |to |for |against |towards? |at )?(.+)$/.exec(
      first,
    );
  if (marching !== null && armies.test(marching[1] ?? '')) {
    const foes = namedIn(marching[1] ?? '');
    return siege(foes, [first, ...rest].join(', '), { foes, ward: properIn(marching[2] ?? '') });
  }
  const raised =
    /^(?:raise|gather|rally|build|train|assemble|find|unite) (?:an army|allies|an alliance|troops|the clans|the tribes)(.*)$/.exec(
      first,
    ) ?? /^(?:the )?(?:final|last) (?:battle|stand)(.*)$/.exec(first);
  if (raised !== null) {
    const [, enemy = ''] = /\bagainst (.+)$/.exec(first) ?? [];
    const foes = enemy === '' ? undefined : namedIn(enemy);
    const host: Named | undefined =
      foes === undefined
        ? undefined
        : foes.isPlural
          ? foes
          : { noun: `the host of ${foes.noun}`, isPlural: false };
    const isArmy = /^(?:raise|gather|rally|build|train|assemble|find|unite)/.test(first);
    const about: Named = isArmy
      ? { noun: 'the army', isPlural: false }
      : { noun: 'the battle', isPlural: false };
    const what =
      /^\p{L}+ (an army|allies|an alliance|troops|the clans|the tribes)/u.exec(first)?.[1] ?? '';
    const fact = isArmy
      ? `${what} ${what.endsWith('s') ? 'are' : 'is'} to be raised${raised[1] ?? ''}`
      : `there is to be ${first.replace(/^(?!the )/, 'a ')}`;
    return siege(about, fact, host === undefined ? {} : { foes: host }, 'In');
  }
  const repaired =
    /^(?:repair|close|seal|rebuild|mend|fix) (.+?) before (.+?) (?:comes?|arrives?|attacks?|breaks?|gets?|reach|pour)(.*)$/.exec(
      first,
    );
  if (repaired !== null) {
    const [, place = '', enemy = ''] = repaired;
    const ward = namedIn(place);
    return siege(
      ward,
      `${withArticle(place, ward)} ${be(ward)} to be ${/^seal|^close/.test(first) ? 'closed' : 'repaired'}${first.slice(first.indexOf(' before '))}`,
      { ward, foes: namedIn(enemy) },
    );
  }
  return undefined;
}

/** A place, which can have a name: `Castle Drummond`. The names get their capitals later. */
const properIn = (place: string): Named =>
  article.test(place) || isMany(place.split(' ').at(-1) ?? '')
    ? namedIn(place)
    : { noun: core(place).join(' '), isPlural: false };

const raidVerbs =
  'attack|raid|burn|plunder|terrorise|terrorize|harass|pillage|rob|loot|threaten|throw|hold|occupy|use|block|ambush|waylay|besiege|prey|nest|destroy|camp|come|storm|cut';

/** What a whole village loses to a band that comes again and again. */
const thefts =
  /^(.+?) (?:(?:are|keep|have been) )?(steal|stealing|take|taking|carry off|carrying off|demand|demanding|extort|extorting|eat|eating|slaughter|slaughtering) (.+)$/;
const goods =
  /\b(?:livestock|cattle|cows?|sheep|goats|pigs|horses|chickens|hens|geese|herds?|flocks?|animals|food|grain|harvest|crops?|supplies|provisions|tolls?|tribute|taxes|protection money|farmers)\b/;
const seizures =
  /^(.+?) (?:(?:are|have) )?(?:taking over|take over|taken over|seize|seized|occupying) (.+)$/;

export function raidOf(first: string, rest: readonly string[]): Duty | undefined {
  const all = [first, ...rest].join(', ');
  const raid = (enemy: string, fact: string, where: string): Duty | undefined => {
    const foes = namedIn(enemy);
    if (!bands.test(core(enemy).join(' ')) || !foes.isPlural || limit(fact) === '') {
      return undefined;
    }
    const [, base = ''] =
      /\b(?:use|uses|in|of|from|hold|occupy|nest on|camp in) ((?:an?|the) (?:\p{L}+ )?(?:fort|fortress|castle|tower|mine|ruins?|caves?|cliffs|keep|mill|temple|monastery|lair|camp|island|quarry))\b/u.exec(
        all,
      ) ?? [];
    const [, weapon = ''] = /\bhave ((?:an?|the) (?:\p{L}+ )?\p{L}+)$/u.exec(all) ?? [];
    const own = where.replace(/^(?:on|at|from|the travell?ers on|travell?ers on) /, '');
    if (own !== '' && isPersonOf(placeIn(own))) {
      return undefined;
    }
    const isBase = base !== '' && own.includes(base.replace(article, ''));
    return {
      kind: 'raid',
      fact: limit(fact),
      opening: /\b(?:coast|road|cliffs|lane|pass|farms?|grove|forest|fort|mine|river|hills)\b/.test(
        fact,
      )
        ? 'Near'
        : 'In',
      about: foes,
      isPerson: false,
      charge: 'thing',
      foes,
      ...(own !== '' && own !== base && !isBase && { ward: placeIn(own) }),
      ...(base !== '' && { base: namedIn(base).noun }),
      ...(weapon !== '' && { weapon: namedIn(weapon).noun }),
    };
  };
  const noun = /^(?:the )?(.+?) (?:raids?|attacks?|ambush(?:es)?) on (.+)$/.exec(first);
  if (noun !== null && !/\b(?:the|an?)\b/.test(noun[1] ?? '')) {
    const doers = plural((noun[1] ?? '').replace(/s$/, ''));
    return raid(doers, `${doers} raid ${noun[2] ?? ''}`, noun[2] ?? '');
  }
  const theft = thefts.exec(first);
  if (theft !== null && goods.test(theft[3] ?? '')) {
    const found = raid(theft[1] ?? '', all, '');
    if (found !== undefined) return found;
  }
  const seizure = seizures.exec(first);
  if (seizure !== null) {
    const found = raid(seizure[1] ?? '', all, seizure[2] ?? '');
    if (found !== undefined) return found;
  }
  const clause = new RegExp(`^(.+?) (?:${raidVerbs}) (.+)$`).exec(first);
  if (clause !== null && bands.test(core(clause[1] ?? '').join(' '))) {
    const [, enemy = '', what = ''] = clause;
    const [, at] =
      / (?:above|beside|near|along) (.+)$/.exec(what) ?? / (?:at|from|on) (.+)$/.exec(what) ?? [];
    return raid(enemy, all, at ?? what);
  }
  const saved = /^(?:save|protect|rescue) (.+?) (?:from|against) (.+)$/.exec(first);
  if (saved !== null) {
    const [, what = '', enemy = ''] = saved;
    const ward = namedIn(what);
    // Villagers who have to be rescued are already held.
    const isHeld = first.startsWith('rescue ') && ward.isPlural;
    if (isHeld && isPeople(core(what).at(-1) ?? '')) return undefined;
    if (isPersonOf(ward) || /\b(?:unicorn|dragon|creature|animal|beast)\b/.test(what)) {
      return undefined;
    }
    return raid(
      enemy,
      `${enemy} ${namedIn(enemy).isPlural ? 'threaten' : 'threatens'} ${what}`,
      what,
    );
  }
  const stopped =
    /^(?:stop|drive (?:out|off|away)|drive|chase (?:off|away)|get rid of|defeat|fight|fight off|repel|clear out) (.+?)(?: (?:from|out of|who|that|in) (.+))?$/.exec(
      first,
    );
  if (stopped !== null) {
    const [, enemy = '', what = ''] = stopped;
    const [, form = '', object = ''] = /^(?:are |is )?(\p{L}+)ing (.+)$/u.exec(what) ?? [];
    const base = enemy.replace(/^the /, '');
    const fact =
      form !== ''
        ? `${base} are ${form}ing ${object}`
        : what === ''
          ? `${base} threaten {town}`
          : `there are ${base} in ${what}`;
    return raid(enemy, fact, form === '' ? '' : object);
  }
  return undefined;
}

/** The noun phrase of what is attacked, without what is said of it: `the coast` of "the coast every night". */
const placeIn = (text: string): Named => {
  const own = text.replace(/ (?:every|each|at|all|and|once|whenever|again|since|by|with) .*$/, '');
  return namedIn(own);
};
