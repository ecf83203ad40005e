import { order, party, toldOf, type Order, type OrderRule } from './order-words.ts';

const escape = { task: 'escape', nouns: ['place'], says: '-', object: '' } as const;

const cutOff = { task: 'survive', nouns: ['storm'], says: '-', object: '' } as const;

const cannot =
  "(?:can(?:not|'t| not| never| no longer)|can(?:not|'t)? ever|could(?:n't| not| never)|never|won't|(?:is|are) (?:not )?able to|doesn't|don't|ever)";

const leave =
  '(?:leave|leaves|escape|escapes|get out|gets out|go home|check out|checks out|exit|exits|get away|come out|comes out|go away|depart|left|leave again)(?: (?:of|from|it|again|alive))*';

const noOne =
  '(?:nobody|no one|noone|no-one|none|no guest|no visitor|no traveller) (?:(?:can|could|may|will|is able to|ever|is allowed to) )?(?:ever )?';

const anyone =
  '(?:nobody|no one|noone|none|no guest|no visitor|no-one|people|guests|you|everyone|visitors|the party|travell?ers)';

const wild =
  /\b(?:mine|caves?|caverns?|avalanche|storm|desert|jungle|underdark|tunnels?|glacier|swamp|blizzard|wilderness|ice|mountains?|forest|snow)\b/;

const calamity =
  '(?:an?|the) (?:[\\p{L}]+ )?(?:avalanche|landslide|cave-in|cave in|rockslide|collapse|earthquake|snowstorm|blizzard|mudslide|rockfall)';

/** The party is inside, and cannot get out. */
const trapped = (where: string, fact = `the party is trapped in ${where}`): Order =>
  toldOf('site', where, fact, escape);

const cut = (where: string, fact: string): Order => toldOf('site', where, fact, cutOff);

/** Ideas that say that the party is shut in somewhere, or cut off by nature. */
export const trapOrders: readonly OrderRule[] = [
  // No one gets out.
  [
    order(
      `((?:an?|the|this) [\\p{L}' -]+?),? (?:(?:where|which|that|from which|in which) )?(?:${anyone} ${cannot} (?:ever )?|${noOne})${leave}`,
    ),
    (where = '') => trapped(where),
  ],
  [
    order(
      `((?:an?|the) [\\p{L}' -]+?) (?:that|which|who) (?:won't|will not|doesn't|does not|never) lets? (?:its (?:visitors|guests)|visitors|guests|anyone|anybody|you|people|its guests|the party) (?:leave|go|out)`,
    ),
    (where = '') => trapped(where),
  ],
  [
    order(
      `(?:${anyone} ${cannot} (?:ever )?|${noOne})(?:leave|escape(?: from)?|get out of|exit) ((?:an?|the|this) .+)`,
    ),
    (where = '') => trapped(where),
  ],
  [
    order(
      `(?:an?|the) ([\\p{L} ]+?) is (?:surrounded|cut off|enclosed|sealed|closed off) by (?:an?|the)? ?((?:[\\p{L}]+ )?[\\p{L}]+),? and (?:${anyone} ${cannot} |${noOne})${leave}`,
    ),
    (where = '', by = '') =>
      trapped(`a ${where}`, `the ${where} is surrounded by ${by}, and nobody gets out`),
  ],
  [
    order(
      `((?:an?|the) (?:[\\p{L}-]+ )?(?:labyrinth|maze|dungeon|house|castle|tower|room|hotel|inn|tavern|village|cave|corridor|library)) (?:without|with no) (?:an? |any )?(?:exit|way out|doors?|end|windows)`,
    ),
    (where = '') => trapped(where, `the party is trapped in ${where} without a way out`),
  ],
  [
    order(
      `(?:(?:${party}) (?:is|are|gets?) )?(?:stuck |caught |trapped |in )*(?:an? |the )?(?:time ?-?loop|loop in time|endless day)((?: .+)?)`,
    ),
    (more = '') => trapped('a time loop', `the party is trapped in a time loop${more}`),
  ],
  [
    order(
      `(?:the same day|every day|the day|one day|the festival|the same night|today) (?:repeats|is repeated|repeating|starts again|happens again|keeps repeating)(?: itself)?((?: .+)?)`,
    ),
    () => trapped('a time loop', 'the party is trapped in a day that repeats again and again'),
  ],
  [
    order(
      `(?:${party} (?:is|are|get|gets|was|were) )?(?:pulled|sucked|drawn|dragged|transported|thrown|teleported|sent) (?:in)?to ((?:an?|the) (?:[\\p{L}-]+ )*?(?:painting|book|storybook|game|board game|mirror|dream|nightmare|picture|story|tale|fairy tale|tapestry|music box|dollhouse|snow globe|crystal|map|demiplane|dimension|world|realm|puzzle box|bottle|doll house|card game))((?: .+)?)`,
    ),
    (where = '', more = '') => trapped(where, `the party is trapped in ${where}${more}`),
  ],
  [
    order(
      `(?:an?|the) (train|ship|coach|carriage|carousel|ferry) (?:that|which) (?:never|does not|doesn't) (?:stops?|arrives?|lands?)`,
    ),
    (what = '') => trapped(`a ${what}`, `the party is on board a ${what} that never stops`),
  ],
  [
    order(
      `(?:the )?(?:prisoners|captives|inmates) (?:in|of) ((?:an?|the) (?:nightmare|dream|maze|labyrinth|dungeon|tower|arena|mine|painting|castle|prison))((?: .+)?)`,
    ),
    (where = '', more = '') => trapped(where, `the party is trapped in ${where}${more}`),
  ],
  [
    order(
      `(?:${party} )?(?:wake|wakes|waking|awakes?|awakens?|awakening) (?:up )?(in|inside|on) ((?:an?|the) .+)`,
    ),
    (way = '', where = '') => trapped(where, `the party wakes up ${way} ${where}`),
  ],
  [
    order(
      `${party} (?:is|are|gets?|was|were) (?:trapped|stuck|caught|locked|imprisoned) (?:in|inside) ((?:an?|the) .+)`,
    ),
    (where = '') => (wild.test(where) ? undefined : trapped(where)),
  ],
  [
    order(
      '(?:everyone|everybody|the villagers|people|the party|we|the whole town|the whole village)(?: in (?:the|an?) [\\p{L}]+)? (?:relives?|lives?|repeats?) the same (?:day|night|hour)(?: .+)?',
    ),
    () => trapped('a time loop', 'everyone lives the same day again and again'),
  ],
  [
    order(
      `${party} (?:can't|cannot|can not|can never|are unable to|is unable to) (?:get out of|leave|escape|escape from|exit) ((?:an?|the) .+)`,
    ),
    (where = '') => trapped(where),
  ],
  // Cut off by nature.
  [
    order('survive ((?:an?|the) [\\p{L}]+) and whatever lives in (the [\\p{L}]+)'),
    (what = '', where = '') =>
      cut(where, `the party has to survive ${what} and whatever lives in ${where}`),
  ],
  [
    order(
      `(?:${party} (?:is|are|gets?|was|were) )?(?:swallowed|eaten)(?: alive| whole)? by ((?:an?|the) .+)`,
    ),
    (beast = '') => `the party is swallowed by ${beast}`,
  ],
  [
    order(
      `(?:${party} (?:is|are|gets?|was|were) )?(?:ship-?wrecked|marooned|stranded|washed (?:ashore|up)|cast away|castaways|abandoned) (?:on|in|at) ((?:an?|the) .+)`,
    ),
    (where = '') =>
      cut(
        where,
        `the party is stranded ${/island|beach|coast|reef|shore|rock|glacier|mountain|ice|moon/.test(where) ? 'on' : 'in'} ${where}`,
      ),
  ],
  [
    order(`(?:${party} (?:is|are|gets?|was|were) )?marooned by ((?:an? |the )?[\\p{L} ]+)`),
    (who = '') => cut('the desert island', `the party was left on a desert island by ${who}`),
  ],
  [
    order(
      `(?:our|the|the party's) (?:ship|boat|vessel) (?:sinks?|sank|is sinking|was wrecked|is wrecked|capsizes)(?:,? and ${party} (?:is|are|gets?|was|were|wakes?)? ?.*)?`,
    ),
    () => cut('the island', 'the ship has sunk, and the party is stranded on an island'),
  ],
  [
    order(
      `our (ship|airship|sky ship|balloon|flying ship) (?:has )?(?:crash(?:es|ed)|went down|is wrecked) ((?:in|on) (?:an?|the) .+)`,
    ),
    (ship = '', where = '') =>
      cut(where.replace(/^(?:in|on) /, ''), `the party's ${ship} has crashed ${where}`),
  ],
  [
    order(
      `(${calamity}) (?:buries|buried|traps|trapped|shuts in|cuts off|hits|has trapped|has buried) ${party}(?: .+)?`,
    ),
    (what = '') => cut('the buried pass', `the party is shut in by ${what}`),
  ],
  [
    order(
      `(?:an?|the) (mine|tunnel|cave|cavern|passage|shaft)s? (?:has |have )?collapse[ds]? (?:and|with|on|while) ${party}(?: .+)?`,
    ),
    (where = '') => cut(`the collapsed ${where}`, `the party is trapped in a collapsed ${where}`),
  ],
  [
    order(
      `(?:${party} (?:is|are) )?(?:trapped|stuck|lost|buried) (?:alive )?(?:in|under|inside|below) ((?:an?|the) (?:[\\p{L}-]+ )*?(?:mine|cave|cavern|avalanche|storm|desert|jungle|underdark|tunnels?|caves|glacier|swamp|blizzard|wilderness|ice|mountains?|forest))((?: .+)?)`,
    ),
    (where = '', more = '') =>
      cut(
        /avalanche/.test(where) ? 'the buried pass' : where,
        `the party is ${/avalanche|ice$/.test(where) ? 'buried under' : 'lost in'} ${where}${more}`,
      ),
  ],
  [
    order(`(?:${party} (?:is|are) )?buried alive(?: by .+)?`),
    () => cut('the crypt', 'the party is buried alive in a crypt'),
  ],
  [
    order(`(?:${party} (?:is|are) )?(?:snowed|iced|walled) in (?:at|on|in) ((?:an?|the) .+)`),
    (where = '') => cut(where, `the party is snowed in at ${where}`),
  ],
  [
    order(
      `(?:an?|the) (tunnel|cave|mine|cavern|cellar|dungeon)s? (?:is|are) (?:flooding|filling with water|being flooded|collapsing)`,
    ),
    (where = '') => cut(`the ${where}`, `the party is trapped in a ${where} that fills with water`),
  ],
  [
    order(`(?:survive|survival|surviving) (on|in|at) ((?:an?|the) .+)`),
    (way = '', where = '') => cut(where, `the party is stranded ${way} ${where}`),
  ],
  [
    order(
      '(?:an? )?(?:crash[ -]?landing|crash[ -]?landed|shipwreck|wrecked) (on|in) ((?:an?|the) .+)',
    ),
    (way = '', where = '') => cut(where, `the party is stranded ${way} ${where}`),
  ],
  [
    order(
      `(?:${party} (?:is|are|gets?) )?(?:cut off|shut in|trapped|stuck) by (?:the )?(snow|floods?|storms?|avalanches?|rockfall|ice) (in|on|at) ((?:an?|the) .+)`,
    ),
    (by = '', way = '', where = '') => cut(where, `the party is cut off by ${by} ${way} ${where}`),
  ],
  [
    order(
      '((?:an?|the) (?:[\\p{L}-]+ )?(?:hut|inn|cabin|monastery|village|camp|pass|lodge|shelter)) during (an? (?:avalanche|blizzard|snowstorm|flood|storm))(?:,? and (.+))?',
    ),
    (where = '', what = '', more = '') =>
      cut(
        where,
        `the party is shut in at ${where} during ${what}${more === '' ? '' : `, and ${more}`}`,
      ),
  ],
  [
    order(
      '(?:.+ and )(?:an?|the) (tunnel|cave|mine|cavern|cellar|dungeon)s? (?:is|are) (?:flooding|filling with water|being flooded|collapsing)',
    ),
    (where = '') => cut(`the ${where}`, `the party is trapped in a ${where} that fills with water`),
  ],
];
