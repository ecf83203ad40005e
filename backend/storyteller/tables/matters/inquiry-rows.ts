/** Ideas about deaths that go on, and not about one murder. */
export const severalDead =
  /\b(?:people|children|men|women|\w+s) (?:are|keep|were|have been|get|die|turn up)\b|\b(?:is|keeps|been) (?:killing|murdering|slaughtering|poisoning|strangling|assassinating)\b|\bserial\b|\bseries\b|\b(?:murders|killings|deaths|poisonings)\b|^a (?:\w+ )?killer is at work/;

/** Ways of dying that contradict those of a plot. */
export const otherWays =
  /\b(?:strangl|stab|behead|drown|burn|hang|shot|arrow|throat|blood|heart|devour|eaten|torn)/;

/** How someone was murdered who did not see it coming. */
export const violentWays: readonly string[] = [
  'one blow from behind, with a fire iron',
  'one stab from behind, with a long hatpin',
  'a blow from behind, with a stone paperweight',
];

export const poisonWays: readonly string[] = [
  'poison in the evening glass',
  'poison in the wine that stood ready',
];

/** By which all of the town knows the victim of a murder from behind. */
export const coats: readonly string[] = [
  'long red coat',
  'yellow travelling coat',
  'striped cloak',
  'white fur coat',
];

/** Why A killed B: a clause. */
export const motives: readonly string[] = [
  '{A} owed {B} more than {A.their} house is worth, and {B} would wait no longer',
  '{B} had found out that {A} was at the burning of {loss}, and had barred the door',
  '{A} had been selling, piece by piece, what {B} had given {A.them} to keep',
];

/** What A is, if the idea does not say it. */
export const hidingNouns: Readonly<Record<string, string>> = {
  'inquire-double': 'doppelganger',
  'inquire-hidden': 'traitor',
};

type DeedWords = Readonly<Record<string, readonly string[]>>;

/** Words for crimes against things, by what is done. */
export const deedWords: Readonly<Record<'fire' | 'grave' | 'damage', DeedWords>> = {
  fire: {
    scene: ['the ruin of the last fire', 'the place that burned last'],
    supplier: ['the chandlery by the wall', "the ship chandler's yard"],
    owner: ['candle, rope and tar', 'wick and barrel'],
    deeds: ['fires'],
    'deed.did': ['set the fires', 'laid the fires'],
    'deed.did2': ['the fires were laid'],
    evidence: ['sacks', 'ledgers and the sacks'],
    tool: ['wax cords that burn for an hour', 'tallow sticks with a slow wick'],
    traces: ['a drip of green wax', 'a smell of pine tar'],
    'clue.what': [
      'Ash of beams, sacking and tar, and none of what was stored. The place was empty when it burned.',
    ],
    'clue.where': [
      'The wax is mixed with grey salt, as it blooms on walls that once kept goods in bond: those of {lair}.',
    ],
    'clue.why': [
      'What burned had been signed for as full each year, by {A} alone. The fifth cross stands where {B} has begun to weigh everything again.',
    ],
    'stake.clause': [
      'What {B} guards is the last that is full, and {town} will need it.',
      'If the last one burns, {town} has nothing for the winter.',
    ],
  },
  grave: {
    scene: ['the grave that was opened last', 'the row with the opened grave'],
    supplier: ['the smithy by the cemetery', "the stonemason's yard"],
    owner: ['spade, hoist and candle', 'chisel and lead'],
    deeds: ['graves'],
    'deed.did': ['opened the graves', 'robbed the graves'],
    'deed.did2': ['the graves were opened'],
    evidence: ['hooks and the door', 'portraits and the hooks'],
    tool: ['short spades wrapped in felt', 'a folding hoist of ash wood'],
    traces: ['a line of quicklime', 'a thread of black felt'],
    'clue.what': [
      'Nothing of value was taken, only {part}. All four were wardens of the vault: the carved key on the stone says it.',
    ],
    'clue.where': [
      'It is mixed with red brick dust that is never wet: such dust lies where no rain has come for a hundred years, at {lair}.',
    ],
    'clue.why': [
      'The oath of the wardens was lent out once in {years} years, to {A}. On the list of the seven, six names have a cross; the one without is {B}.',
    ],
    'stake.clause': [
      'Of those whom it could be about, one is still alive: {B}.',
      'The dead can bear it, says {G}; {B} is alive, and wears the same key.',
    ],
  },
  damage: {
    scene: ['the place where it happened last', 'the hall with the swept floor'],
    supplier: ['the toolmaker at the bridge', 'the yard of the bell founders'],
    owner: ['saw, hook and hammer', 'wedge and rope'],
    deeds: ['places'],
    'deed.did': ['did all of it', 'did the damage'],
    'deed.did2': ['it was done'],
    evidence: ['labelled heaps', 'labels and the plan'],
    tool: ['a set of muffled hammers', 'long saws wrapped in wool'],
    traces: ['a filing of blue steel', 'a smear of goose fat'],
    'clue.what': [
      'It was not rage: whoever did it opened each hollow part, sifted the pieces and left all that was of value.',
    ],
    'clue.where': [
      'It is wet with water that leaves a white edge; such water runs in one place only, at {lair}.',
    ],
    'clue.why': [
      'All that was hit was made by {wren} in one last year: seven works, and the list of them was bought by {A}. The seventh is in the charge of {B}.',
    ],
    'stake.clause': [
      'What has not been touched yet is in the charge of {B}, and there is only one more like it.',
      '{B} has charge of the last one, and {town} is fond of it.',
    ],
  },
};

type BandWords = Readonly<Record<'mark' | 'carried' | 'wants' | 'test', string>>;

/** How those can be known who are hidden in an office, and what they want, by what they are. */
export const bandWords: readonly (readonly [band: RegExp, words: BandWords])[] = [
  [
    /rat/,
    {
      mark: 'a small bite behind the left ear',
      carried: 'rats with a thread around one leg',
      wants: 'to hand the keys of all gates and cellars to those who live below',
      test: 'a cat, which climbs up the curtain as soon as one of them comes near',
    },
  ],
  [
    /wol(?:f|ves)|were/,
    {
      mark: 'a healed bite on the shoulder',
      carried: 'dogs that belong to nobody',
      wants: 'to have the night watch dissolved and the forest gate left open',
      test: 'a horse that lets none of them mount',
    },
  ],
  [
    /dragon|wyrm/,
    {
      mark: 'a scale as large as a fingernail under the tongue',
      carried: 'copper coins with a claw scratched into the edge',
      wants: 'to declare the dragon the lawful heir of the treasury, and to open the gates to it',
      test: 'a gold coin laid on the table, which none of them can leave lying there',
    },
  ],
  [
    /vampire/,
    {
      mark: 'two pale dots on the wrist',
      carried: 'black moths that do not fly to the light',
      wants:
        'a law that bids every traveller welcome in each house, word by word, by night as well',
      test: 'a mirror set up in the corridor, before which all of them take the other stairs',
    },
  ],
  [
    /devil|demon|fiend/,
    {
      mark: 'a signature no larger than a louse, below the hairline',
      carried: 'blobs of sealing wax that stay warm',
      wants: 'a clause in the oath of office by which all who ever swear it are pledged',
      test: 'an oath in plain words, of which all of them first ask to see the wording',
    },
  ],
  [
    /doppelganger|shape|changeling/,
    {
      mark: 'palms without a single line',
      carried: 'single gloves in the cloakroom',
      wants: 'to have the seats made hereditary, from face to face',
      test: 'the question what they dreamed last night, to which none of them knows an answer',
    },
  ],
  [
    /./,
    {
      mark: 'a thread of grey wool around the ankle',
      carried: 'candle ends with a notch',
      wants: 'to have the head of {it} made head of {circle}, with power to dissolve it',
      test: 'the old hymn of {town}, in which all of them leave out the same line',
    },
  ],
];
