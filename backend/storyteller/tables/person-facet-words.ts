/** What a part of an idea says of a person. The kinds that decide a story come first. */
export const facetKinds = [
  'guise',
  'self',
  'agent',
  'unaware',
  'bargain',
  'hiding',
  'forgot',
  'lost',
  'curse',
  'want',
  'dream',
  'seeks',
  'love',
  'hate',
  'revenge',
  'fear',
  'weary',
  'kin',
  'raised',
  'suffered',
  'believes',
  'crime',
  'doing',
  'deed',
  'debt',
  'suspected',
  'hides',
  'knows',
  'gift',
  'refuses',
  'collects',
  'talks',
  'former',
  'runs',
  'now',
  'sells',
  'whose',
  'others',
  'serves',
  'habit',
  'keeps',
  'has',
  'purpose',
  'past',
  'called',
  'quality',
  'lives',
  'ignorant',
] as const;

export type FacetKind = (typeof facetKinds)[number];

const thing = String.raw`(?<what>.+)`;
const noun = String.raw`(?:an? |the |some kind of )?(?<what>[\p{L}].*)`;
const kin =
  'twin|identical twin|son|daughter|brother|sister|child|heir|widow|widower|wife|husband|nephew|niece|bastard|grandson|granddaughter|descendant|mother|father|cousin|last';
const adverbs =
  '(?:(?:now|also|still|always|often|once|just|really|deeply|deathly|truly|terribly|very|only|desperately|hopelessly|madly|completely|currently|slowly|quietly|merely|totally|absolutely) )*';

/** Things that can hang on a wall or lie in a chest. */
const keepsakes =
  'sword|blade|dagger|knife|axe|hammer|spear|bow|crossbow|shield|helmet|helm|armou?r|staff|wand|scythe|whip|crown|ring|amulet|locket|necklace|medallion|pendant|mask|mirror|skull|book|diary|journal|grimoire|letter|map|key|coin|bell|flute|lute|violin|harp|doll|music box|box|chest|lantern|lamp|compass|clock|pocket watch|dragon egg|egg|flag|banner|cloak|portrait|painting|gem|orb|relic|artifact|artefact|urn';

const crimes =
  'poisons|kills|murders|robs|steals|cheats|betraies|sacrifices|experiments on|blackmails|bribes|smuggles|forges|kidnaps|tortures|swindles|cons|scams|extorts|spies on|sabotages|haunts|hunts people|drugs|curses|lies to|takes bribes|skims|embezzles|sells out|frames|terrorises|terrorizes|exploits|manipulates|abuses power|rigs|digs up|eats people|feeds on|possesses|controls|threatens';
const crimesGoingOn =
  'poisoning|killing|murdering|robbing|stealing|cheating|betraying|sacrificing|experimenting on|blackmailing|bribing|smuggling|forging|kidnapping|torturing|swindling|conning|scamming|extorting|spying on|sabotaging|haunting|hunting people|drugging|cursing|lying to|taking bribes|skimming|embezzling|selling out|framing|terrorising|terrorizing|exploiting|manipulating|abusing power|rigging|digging up|eating people|feeding on|possessing|controlling|threatening';

/** A kind, and the clause that says it, as it follows "who". The first that matches is used. */
export const facetWords: readonly (readonly [kind: FacetKind, clause: string])[] = [
  [
    'past',
    `(?:is |has an? )?${adverbs}(?:afraid of|scared of|fears|haunted by|running from|is running from|hides|is hiding from|is ashamed of|regrets) (?<what>(?:(?:his|her|their|the) (?:own )?(?:[\\p{L}-]+ )?(?:past|former life|old life|old crew|old friends|enemies)|being (?:found(?: out)?|discovered|recogni[sz]ed|caught))\\b.*)`,
  ],
  [
    'revenge',
    `(?:wants|seeks|is seeking|is looking for|is out for|is searching for|swore|has sworn|is planning|plans|plots|hungers for|thirsts for|lives for) (?:his |her |their |bloody |cold )?(?<what>(?:revenge|vengeance)\\b.*)`,
  ],
  [
    'purpose',
    `(?:is looking|is searching|looks|searches|longs|is longing|seeks|is seeking|wants|hopes|in search|is in search)(?: for| of)? (?<what>(?:an? |the |some |one )?(?:(?:last|second|new|final|good|real|true|worthy) )?(?:chance|redemption|peace|forgiveness|atonement|absolution|revenge|vengeance|justice|meaning|purpose|death|trouble|love|adventure|adventures|work|employment|job|home|friends?|fame|glory|fortune|wealth|power|knowledge|respect|freedom|happiness|rest|quiet|approval|attention)\\b.*)`,
  ],
  [
    'guise',
    `(?:pretends to be|is pretending to be|poses as|is posing as|is disguised as|is in disguise as|is dressed as|masquerades as|is masquerading as|passes (?:him|her|them)sel(?:f|ves) off as|impersonates|is undercover as|hides as|lives disguised as) ${noun}`,
  ],
  ['guise', `(?:pretends|is pretending) (?<what>to .+)`],
  ['hiding', `(?:(?:is|lives|is living|lives in|works|is working) )?(?:in )?hiding as ${noun}`],
  ['agent', `SECRET(?:works|spies|is spying|is working|informs|steals|kills|fights) for ${thing}`],
  [
    'agent',
    `SECRET(?:serves|worships|is loyal to|reports to|belongs to|leads|runs|funds) ${thing}`,
  ],
  [
    'agent',
    `(?:is|acts as) an? (?:spy|informer|double agent|mole|secret agent) (?:for|of) ${thing}`,
  ],
  ['self', `SECRETis (?<what>(?:an?|the) .+)`],
  [
    'self',
    `is (?<what>an? (?:doppelganger|changeling|werewolf|vampire|dragon|spy|shapeshifter|mimic|lich)(?: .+)?)`,
  ],
  [
    'unaware',
    `(?:doesn't|does not|didn't|did not) (?:know|realize|realise|understand|notice|remember)(?: that| yet)? (?<what>(?:he|she|they)(?:'s|'re)? .+)`,
  ],
  [
    'unaware',
    `(?:is unaware|has no idea|is not aware)(?: of the fact)? that (?<what>(?:he|she|they) .+)`,
  ],
  [
    'bargain',
    `(?:has |once )*(?:made|struck|signed|sealed|agreed to|entered|has) (?<what>(?:an?|the|his|her|their) (?:[\\p{L}-]+ )?(?:deal|pact|bargain|contract)\\b.*)`,
  ],
  [
    'bargain',
    `(?:has |once )*(?<what>(?:sold|pawned|traded|gambled) (?:away )?(?:his|her|their|a) (?:own )?(?:soul|name|shadow|heart|firstborn|voice|dreams|memories|years)\\b.*)`,
  ],
  [
    'hiding',
    `(?:is|lives|is living|has gone) (?:in hiding|hiding|on the run|underground|in exile)(?: (?:from|in|under) ${thing})?`,
  ],
  [
    'hiding',
    `(?:is hiding|hides|is running|runs away|ran away|has run away|fled|has fled|escaped|has escaped|deserted) from ${thing}`,
  ],
  ['hiding', `is (?:wanted|hunted|pursued|chased|sought) (?:by|for|in|across) ${thing}`],
  [
    'forgot',
    `(?:has forgotten|forgot|can't remember|cannot remember|can not remember|doesn't remember|does not remember|has lost|lost) (?<what>(?:(?:all|most) (?:of )?)?(?:(?:his|her|their) (?:true|original|real|own|old) (?:form|name|face|self)|(?:how|which|where|why|what|when) .+|who (?:he|she|they) \\p{L}+|(?:his|her|their) (?:own )?(?:past|memory|memories|name)|everything))\\b.*`,
  ],
  ['forgot', `has no (?<what>memory|memories|recollection)\\b.*`],
  [
    'lost',
    `(?:has )?${adverbs}(?:lost|has lost|misses|mourns|is mourning|is grieving for|lives without|has no|is without|gave up|has given up) (?<what>(?!(?:the )?(?:idea|clue|fear|interest|hope of)\\b)(?:(?:all|both) )?(?:his|her|their|an?|the|one)? ?(?:own )?\\p{L}.*)`,
  ],
  [
    'curse',
    `(?:is |was |has been )?(?:cursed|doomed|bound|condemned|forced|compelled|hexed|possessed|inhabited) (?<what>(?:to|with|by) .+)`,
  ],
  [
    'curse',
    `(?:has|carries|bears|suffers from|is under) (?<what>an? (?:[\\p{L}-]+ )?(?:curse|hex|spell)\\b.*)`,
  ],
  [
    'curse',
    `(?<what>(?:can only|must|has to|cannot|can't|can not|is unable to|is not able to|is incapable of|turns into|becomes|transforms into) .+)`,
  ],
  [
    'curse',
    `(?:accidentally|always|slowly|never)? ?is (?:slowly |literally )?(?<what>(?:turning|being turned|transforming) into .+)`,
  ],
  [
    'weary',
    `(?:is |has grown |has become )?${adverbs}(?:tired|sick|weary|bored|exhausted) (?:of|with|by) ${thing}`,
  ],
  ['weary', `has had enough of ${thing}`],
  ['weary', `no longer (?:believes|wants|cares)(?: (?:in|about))? ?(?<what>.*)`],
  [
    'weary',
    `(?:wants|longs|hopes) (?:out of|to (?:quit|leave|escape|get out of|retire from|stop)) ?(?<what>.*)`,
  ],
  ['weary', `(?:wants out|wants to retire|regrets) ?(?<what>.*)`],
  [
    'want',
    `(?:wants|longs|hopes|wishes|yearns|needs|plans|intends|aims|tries|is trying|is determined|is desperate|is eager|is planning|is plotting|plots|schemes|would like|would love|is saving up|is out|has sworn|has vowed|swore|vowed|promised|dreams|seeks|refuses to rest until|is obsessed) (?:more than anything |only |just )?(?<what>to .+)`,
  ],
  ['dream', `${adverbs}(?:dreams|is dreaming|fantasises|fantasizes) (?:of|about) ${thing}`],
  [
    'seeks',
    `(?:is (?:looking|searching|hunting|desperate|longing)|looks|searches|hunts|longs|has been looking|has been searching|hungers|yearns) (?:for|after) ${thing}`,
  ],
  [
    'seeks',
    `(?:seeks|is seeking|is hunting|hunts|chases|is chasing|pursues|is after|is in search of|is obsessed (?:with|by)|wants|needs|craves) ${thing}`,
  ],
  [
    'love',
    `(?:is |has |was )?${adverbs}(?:in love with|fallen in love with|fell in love with|falls in love with|smitten with|infatuated with|loves|adores|has a crush on|pines for|married to|engaged to|betrothed to) ${thing}`,
  ],
  [
    'hate',
    `${adverbs}(?:hates|despises|loathes|detests|distrusts|can't stand|cannot stand|doesn't trust|does not trust|never trusts|doesn't like|does not like|resents|has a grudge against|holds a grudge against|is at war with|is feuding with) ${thing}`,
  ],
  [
    'fear',
    `(?:is |has an? )?${adverbs}(?:afraid|scared|terrified|frightened|fear|phobia) of ${thing}`,
  ],
  ['fear', `${adverbs}(?:fears|dreads) ${thing}`],
  ['fear', `is (?:afraid|scared|terrified) (?<what>to .+)`],
  ['kin', `is (?:an? |the )?(?:[\\p{L}-]+ )?(?<what>(?:${kin}) (?:of|to) .+)`],
  [
    'kin',
    `(?<what>has (?:an? |(?:two|three|four|five|six|seven|many) )?(?:[\\p{L}-]+ )?(?:twin|son|daughter|brother|sister|child|wife|husband|mother|father|children|sons|daughters|family)s?\\b.*)`,
  ],
  [
    'raised',
    `(?:was |has been |were )?(?:raised|brought up|reared|adopted|trained) (?<what>(?:by|among|in|with) .+)`,
  ],
  ['raised', `grew up (?<what>(?:among|in|with|on|at) .+)`],
  [
    'suffered',
    `(?<what>(?:was|has been|is being|got) (?:[\\p{L}]+ly )?(?:betrayed|framed|blamed|accused|cast out|thrown out|kicked out|expelled|banished|exiled|abandoned|left|cheated|robbed|cursed|poisoned|kidnapped|abducted|captured|sold|tricked|rescued|saved|killed|murdered|fired|dismissed|demoted|rejected|disowned|jilted|bitten|possessed|replaced|overthrown|dethroned|deposed|sent|turned|hexed|wronged|dishonou?red|disgraced|stripped|shipwrecked|stranded|born|chosen|hired|forced|forgotten|buried|banned|barred|blackmailed|forbidden|excommunicated|summoned|scarred|blinded|hunted|raised from|brought back)\\b.*)`,
  ],
  ['called', `(?:everybody|everyone|people|they|friends) calls? (?<what>.+)`],
  ['ignorant', `(?:has no (?:idea|clue)|does not know|doesn't know) (?<what>.+)`],
  ['others', `(?<what>(?:nobody|everybody|everyone|people|no one) .+)`],
  [
    'debt',
    `(?:owes|is in debt to|has a debt to|is indebted to|has gambling debts with) (?<what>.+)`,
  ],
  ['debt', `(?:is|has fallen) (?:deep(?:ly)? )?in (?<what>debt)\\b.*`],
  ['knows', `knows (?<what>.+)`],
  ['crime', `(?:(?:\\p{L}+ly|always|still) )*(?<what>(?:${crimes})\\b.*)`],
  ['crime', `is (?:\\p{L}+ly )*(?<what>(?:${crimesGoingOn})\\b.*)`],
  [
    'believes',
    `(?:still |firmly |really )?(?<what>(?:thinks|believes|is convinced|claims|insists|imagines|is sure) .+)`,
  ],
  ['gift', `(?<what>(?:can|is able to|could) (?!(?:not|only|barely)\\b).+)`],
  ['gift', `(?<what>(?:sees|hears|foresees|predicts|senses|smells|reads) .+)`],
  [
    'gift',
    `has (?<what>(?:an? |the )?(?:gift|talent|sense|visions?|prophetic \\p{L}+|premonitions?|power)\\b.*)`,
  ],
  [
    'refuses',
    `(?<what>(?:refuses|won't|will not|would not|wouldn't|never|no longer|doesn't|does not) .+)`,
  ],
  [
    'collects',
    `(?:obsessively |secretly |compulsively )?(?:collects|hoards|gathers|keeps a collection of|has a collection of) ${thing}`,
  ],
  [
    'talks',
    `(?:only |always |mostly )?(?:talks|speaks|whispers|sings|reads)(?: only| mostly)? (?:to|with) ${thing}`,
  ],
  [
    'former',
    `(?:is |was )(?:an? |the )?(?:former|retired|ex|one-time|onetime|ex)[ -]${noun.replace('(?:an? |the |some kind of )?', '')}`,
  ],
  [
    'former',
    `(?:used to be|was once|once was|was formerly|formerly was|was(?= an? )) (?!(?:a )?(?:born|so|very|too|not|the one)\\b)${noun}`,
  ],
  ['former', `used to (?<what>work .+|serve .+|fight .+|hunt .+|rob .+|steal .+|rule .+)`],
  [
    'runs',
    `(?:now |quietly |secretly )?(?:runs|owns|keeps|manages|opened|has opened|founded|started|is running|inherited|has inherited|bought|works (?:in|at)|is working (?:in|at)|has) (?<what>(?:an?|the|his|her|their) .*)PLACE`,
  ],
  [
    'now',
    `(?:now )?(?:works as|is working as|is now|lives as|is living as|became|has become|serves as|turned(?! out)|earns (?:his|her|their) living as) ${noun}`,
  ],
  ['now', `is (?:an? )?(?<what>[\\p{L} -]+) by day\\b.*`],
  [
    'sells',
    `(?:only )?(?:sells|is selling|deals in|trades in|peddles|smuggles|brews|is brewing|makes|bakes|crafts|forges|builds|repairs|grows|breeds|trains) ${thing}`,
  ],
  ['lives', `(?:is living|lives|dwells|resides) (?<what>(?:in|at|on|under|alone|with|among).*)`],
  [
    'suspected',
    `(?:is |was )?(?:widely |wrongly |falsely )?(?:suspected|accused|rumou?red|said|believed|thought) (?<what>(?:of|to) .+)`,
  ],
  [
    'suffered',
    `(?<what>is (?:rejected|abandoned|betrayed|mocked|banished|exiled|expelled|outlawed|hated|feared|despised|shunned|disowned|banned|blamed|driven|torn|corrupted) (?:by|for|from|between|to)\\b.*)`,
  ],
  ['serves', `(?:works|is working|fights|spies|kills|steals) for ${thing}`],
  [
    'serves',
    `(?:serves|is loyal to|is sworn to|is devoted to|guards|protects|watches over|cares for|takes care of) ${thing}`,
  ],
  [
    'doing',
    `is (?:slowly |quietly |secretly |currently )*(?<what>(?!(?:nothing|something|anything|everything|king|willing|loving|caring|charming|cunning|during)\\b)[\\p{L}]+ing\\b.*)`,
  ],
  [
    'deed',
    `(?<what>has (?:(?:never|once|just|recently|accidentally|already) )?(?!(?:red|bred|been)\\b)(?:\\p{L}+(?:ed|en)|\\p{L}+(?:tten|wn|ought|aught)|broken|stolen|seen|done|made|found|lost|won|taken|come|gone|become|begun|run|lied)\\b.*)`,
  ],
  ['hides', `(?:hides|conceals|is hiding|covers) ${thing}`],
  ['habit', `(?<what>(?:keeps|keeps on|goes on) \\p{L}+ing\\b.*)`],
  [
    'keeps',
    `${adverbs}(?:has|keeps|owns) (?<what>(?:an?|the|his|her|their|one) (?:(?!(?:of|for|from|with|in|on|to|like|as)\\b)[\\p{L}'-]+ ){0,3}?(?:${keepsakes})(?=$| (?:that|which|who|whose|of|from|with|in|under|above|he|she|they|and|made)\\b).*)`,
  ],
  [
    'has',
    `${adverbs}(?:has|carries|wears|owns|keeps|is accompanied by|travels with|lives with|is followed by) (?!until |till |to |from )${thing}`,
  ],
  // The rest of what a person is.
  ['quality', `is (?<what>.+)`],
];

/** Houses that people run, with the trade of those who run them. */
export const houseTrades: readonly (readonly [houses: string, trade: string])[] = [
  ['bakery|cake shop|pastry shop|pie shop', 'baker'],
  ['tavern|inn|pub|alehouse|bar|taproom|guesthouse|hostel|roadhouse|hotel', 'innkeeper'],
  ['restaurant|kitchen|soup kitchen|eatery|cookshop|noodle stall|food stall', 'cook'],
  ['brewery|distillery|winery|vineyard', 'brewer'],
  ['smithy|forge', 'blacksmith'],
  ['farm|orchard|garden|nursery|ranch|vegetable patch|pumpkin patch', 'farmer'],
  ['shop|store|general store|market stall|stall|emporium|boutique|trading post', 'shopkeeper'],
  ['flower shop|flower stall', 'florist'],
  ['tea house|teahouse|tea shop|coffee house|cafe', 'tea house keeper'],
  ['orphanage', 'orphanage keeper'],
  ['school|academy|dojo|fencing school|fighting school', 'teacher'],
  ['bookshop|book shop|bookstore|library|archive', 'bookseller'],
  ['hospital|infirmary|clinic|apothecary|herb shop|pharmacy', 'apothecary'],
  ['stable|stables|livery|horse farm', 'stable keeper'],
  ['mill|windmill', 'miller'],
  ['theatre|theater|circus|puppet theatre|opera|dance hall|music hall', 'theatre owner'],
  ['gambling den|casino|gambling house|card house', 'gambling house keeper'],
  ['pawnshop|pawn shop', 'pawnbroker'],
  ['toy shop|toyshop|workshop', 'toymaker'],
  ['tailor shop|dress shop|tailoring shop|hat shop', 'tailor'],
  ['bathhouse|bath house|laundry', 'bathhouse keeper'],
  ['lighthouse', 'lighthouse keeper'],
  ['ferry|barge|ship|boat', 'ferry keeper'],
  ['graveyard|cemetery|funeral home|funeral parlour|mortuary', 'undertaker'],
  ['temple|shrine|chapel|church', 'keeper of a shrine'],
  ['bank|counting house', 'banker'],
  ['butcher shop|butchery', 'butcher'],
  ['museum|gallery|cabinet of curiosities', 'museum keeper'],
  ['zoo|menagerie|kennel|animal shelter|pet shop', 'animal keeper'],
];

/** What an idea says of a person before the noun, in one word for all that say the same. */
export const stateWords: readonly (readonly [state: string, words: string])[] = [
  ['retired', 'retired|former|ex|one-time|onetime|washed-up|has-been|reformed'],
  ['disgraced', 'disgraced|dishonoured|dishonored|fallen|shamed|dismissed|failed'],
  ['exiled', 'exiled|banished|outcast|deposed|dethroned|outlawed|stateless|homeless|displaced'],
  ['wanted', 'fugitive|escaped|runaway|hunted|wanted'],
  ['cursed', 'cursed|hexed|bewitched|jinxed|doomed|unlucky'],
  ['immortal', 'immortal|undying|ageless|eternal|deathless'],
  ['dead', 'dead|deceased|ghostly|undead|spectral'],
  ['blind', 'blind|blinded|sightless'],
  ['mute', 'mute|silent|voiceless'],
  ['deaf', 'deaf'],
  ['maimed', 'one-armed|one-eyed|one-legged|one-handed|lame|crippled|limping|scarred|disfigured'],
  ['old', 'old|elderly|aged|ageing|aging|ancient|grizzled|wizened|decrepit'],
  ['young', 'young|teenage|adolescent|novice|rookie|inexperienced'],
  ['mysterious', 'mysterious|enigmatic|hooded|masked|cloaked|veiled|secretive|nameless|faceless'],
  ['secret', 'secret|undercover|hidden|disguised|incognito'],
  ['drunk', 'drunk|drunken|alcoholic|tipsy'],
  ['mad', 'mad|insane|crazy|crazed|eccentric|deranged'],
  ['poor', 'poor|penniless|impoverished|bankrupt|ruined|destitute|broke'],
  ['amnesiac', 'amnesiac|forgetful|absent-minded'],
  ['haunted', 'haunted|tormented|traumatised|traumatized|guilt-ridden'],
  ['possessed', 'possessed'],
  ['famous', 'famous|legendary|renowned|celebrated|notorious|infamous'],
  ['corrupt', 'corrupt|crooked|bribed|dishonest|venal|dirty'],
  ['clumsy', 'clumsy|incompetent|inept|hapless|bumbling|terrible|useless'],
  ['honest', 'honest|truthful|blunt|tactless'],
  ['reluctant', 'reluctant|unwilling|accidental'],
  ['last', 'last'],
];
