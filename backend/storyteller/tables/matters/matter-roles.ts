import type { MatterPart, RoleLists } from './matter-types.ts';

/** Roles of the parts that a kernel gives no roles to. */
export const matterRoles: Readonly<Record<MatterPart | 'R', RoleLists>> = {
  G: [
    [
      'reeve',
      'village priest',
      'schoolteacher',
      'captain of the watch',
      'midwife',
      'town healer',
      'bridge warden',
    ],
    [
      'governor',
      'bishop',
      'marshal of the province',
      'dean of the university',
      'head of the merchants',
      'high steward',
    ],
    [
      'royal chancellor',
      'first minister',
      'marshal of the realm',
      'archmage of the crown',
      'regent of the realm',
      'high priest of the realm',
    ],
  ],
  A: [
    [
      'grain merchant',
      'notary',
      'horse dealer',
      'cloth merchant',
      'moneylender',
      'bailiff',
      'timber merchant',
      'mill owner',
    ],
    [
      'provincial judge',
      'banker',
      'colonel of the levies',
      'tax farmer',
      'master of the toll roads',
      'shipping magnate',
    ],
    [
      'lord chamberlain',
      'grand admiral',
      'lord treasurer',
      'royal spymaster',
      'lord of the eastern marches',
      'primate',
    ],
  ],
  B: [
    ['weaver', 'potter', 'cooper', 'basket maker', 'rope maker', 'candle maker', 'wheelwright'],
    ['ship owner', 'master builder', 'physician', 'printer', 'vineyard owner', 'horse breeder'],
    [
      'court astronomer',
      'royal engineer',
      'exiled heir',
      'border lord',
      'ambassador',
      'keeper of the royal library',
    ],
  ],
  S: [
    [
      'tinker',
      'stable hand',
      'pedlar',
      'discharged soldier',
      'travelling player',
      'charcoal burner',
      'knife grinder',
    ],
    [
      'foreign merchant',
      'dismissed secretary',
      'mercenary captain',
      'wandering preacher',
      'retired duellist',
    ],
    [
      'foreign envoy',
      'disgraced general',
      'court jester',
      'hostage of royal blood',
      'banned scholar',
    ],
  ],
  T: [
    [
      'night watchman',
      'laundry worker',
      'gravedigger',
      'cook',
      'groom',
      'lamplighter',
      'milk carrier',
    ],
    ['archivist', 'head gardener', 'coach driver', 'court clerk', 'lock keeper', 'customs officer'],
    [
      'royal page',
      'keeper of the seals',
      'palace cook',
      'chamber servant',
      'palace gardener',
      'stable master of the court',
    ],
  ],
  H: [
    ['carter', 'bookkeeper', 'farm hand', 'boat hand', 'apprentice', 'foreman'],
    ['private secretary', 'sergeant', 'steward', "ship's mate", 'land surveyor'],
    [
      'captain of the household guard',
      'court physician',
      'confessor',
      'private secretary',
      'master of the hunt',
    ],
  ],
  R: [
    ['treasure hunter', 'bounty hunter', 'travelling scholar', 'mercenary', 'young noble in debt'],
    ['rival adventurer', 'knight errant', 'agent of the merchants', 'relic hunter', 'inquisitor'],
    [
      'heir of a neighbouring realm',
      'general of a foreign crown',
      'master of a secret order',
      'archmage without a post',
    ],
  ],
};

/** The people whose actions decide how an event ends, by the noun of the event. */
export const partsOfEvents: readonly (readonly [event: RegExp, role: string])[] = [
  [/wedding|marriage|bride/, 'betrothed'],
  [/funeral|burial|wake/, 'chief heir'],
  [/election|vote/, 'candidate'],
  [/tournament|contest|race|duel|ball game|fight|auction/, 'favourite'],
  [/trial/, 'chief witness'],
  [/coronation/, 'heir to the throne'],
  [/heist|robbery/, 'locksmith'],
  [/expedition|pilgrimage|crusade|hunt/, 'guide'],
];

/** Roles of those who speak for one of two sides. */
export const speakers = (side: string): RoleLists => [
  [`speaker for ${side}`],
  [`speaker for ${side}`],
  [`envoy of ${side}`],
];

/** Who answers for what is kept in a place. */
export const keepersOfPlaces: readonly (readonly [place: RegExp, roles: readonly string[]])[] = [
  [/\b(?:temple|shrine)$/, ['temple priest', 'guardian of the shrine', 'keeper of the altar']],
  [/\b(?:church|cathedral|chapel)$/, ['sacristan', 'canon', 'verger']],
  [/\b(?:monastery|abbey|convent)$/, ['prior', 'sacristan', 'librarian of the order']],
  [/\bmuseum$/, ['curator', 'keeper of the collection']],
  [/\b(?:academy|university|library)$/, ['librarian', 'keeper of the collection', 'archivist']],
];
