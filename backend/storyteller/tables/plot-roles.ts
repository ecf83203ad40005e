/** Roles of givers by scale. */
export const giverRoles = [
  [
    '{second}',
    '{boss}',
    'innkeeper',
    'parish priest',
    'doctor',
    'captain of the watch',
    'schoolteacher',
    'widow with shares in the works',
  ],
  [
    '{boss}',
    'provost',
    'abbess of the hospital',
    'commissioner of {body}',
    'speaker of the guilds',
    'sheriff',
    'colonel of the border guard',
  ],
  [
    '{boss}',
    'chancellor of the realm',
    'warden of the mint',
    'master of the royal household',
    'marshal of the crown',
    'archprelate',
    "regent's secretary",
  ],
] as const;

/** Roles of the people who took part, by scale; at the first scale the trades of the place are used. */
export const targetRoles = [
  [
    'cloth merchant',
    'alderman',
    'apothecary',
    'sergeant of the watch',
    'chandler',
    'notary',
    'master mason',
    'choir master',
  ],
  [
    'toll master',
    'guild president',
    'county judge',
    'dean of the hospital',
    'colonel',
    'shipping agent',
    'prior',
    'castellan',
    'banker',
  ],
  [
    'margrave',
    'admiral of the coast',
    'treasurer of the realm',
    'bishop',
    'ambassador',
    'lord justice',
    'general',
    'dowager countess',
    'master of the horse',
  ],
] as const;

export const scapegoatRoles = [
  ['pedlar', 'herb gatherer', 'hired hand', 'fiddler', "washerwoman's lodger", 'poacher', 'tinker'],
  [
    'foreign doctor',
    'discharged soldier',
    'actor',
    'rope dancer',
    'itinerant preacher',
    'interpreter',
  ],
  [
    "hostage prince's tutor",
    'court alchemist',
    'foreign painter',
    'disgraced general',
    'astronomer',
    'chaplain of the wrong order',
  ],
] as const;

export const witnessRoles = [
  ['candle maker', 'retired {worker}', 'midwife', 'toll keeper', 'laundress', 'sexton', 'barber'],
  [
    'keeper of the almshouse',
    'retired sergeant',
    'bell founder',
    'ferry master',
    'matron of the hospital',
  ],
  [
    'old royal nurse',
    'pensioned herald',
    'keeper of the wardrobe',
    "retired judge's clerk",
    'abbess',
  ],
] as const;

export const wrongdoerRoles = [
  ['{boss}', 'mayor', 'deacon', 'owner of half the street', 'justice of the peace'],
  ['{boss}', 'burgrave', 'president of {body}', 'abbot', 'hero of the border war'],
  ['{boss}', 'first minister', 'duke', 'lord marshal', 'primate of the realm', 'lord protector'],
] as const;

export const wrongedRoles = [
  ['{second}', '{worker}', 'shift leader', 'warden', 'ferryman', 'schoolteacher'],
  ['{second}', 'inspector of works', 'captain of the rescue', 'advocate', 'physician'],
  ['{second}', 'surveyor general', 'captain of engineers', 'royal inspector', 'tribune'],
] as const;
