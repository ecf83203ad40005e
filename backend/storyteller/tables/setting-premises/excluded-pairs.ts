/** For each premise, those that say the opposite of it, or that tell the same thing in another way. */
export const excludedPremises: Readonly<Record<string, readonly string[]>> = {
  'no-magic': [
    'magic-price',
    'magic-forbidden',
    'steam-and-magic',
    'familiars',
    'mages',
    'genies',
    'witches',
    'academy',
    'lich-king',
    'dead-work',
    'dreams',
    'dragons',
    'spirits',
    'dead-gods',
    'fey-forest',
  ],
  'magic-forbidden': ['mages', 'genies', 'witches', 'academy', 'steam-and-magic', 'magic-price'],
  'dead-gods': ['temple', 'spirits'],
  'endless-winter': ['desert', 'jungle', 'flooded', 'water-money'],
  'eternal-night': ['endless-winter', 'broken-moon', 'underground', 'time-loop'],
  'empty-throne': [
    'court',
    'lich-king',
    'dark-lord',
    'council',
    'dead-kings',
    'children',
    'tournament',
  ],
  'time-loop': ['plague', 'war-of-two', 'revolution', 'life-years', 'marked-fate', 'tournament'],
  'dead-work': ['dead-kings', 'plague', 'life-years'],
  'life-years': ['water-money', 'magic-price', 'lich-king', 'vampires'],
  'war-of-two': ['empty-throne', 'revolution', 'tournament'],
  revolution: ['council', 'empty-throne', 'tournament'],
  tournament: ['council', 'dark-lord'],
  flooded: ['water-money', 'plague'],
  'sky-islands': ['broken-moon', 'demons'],
  underground: ['broken-moon'],
  prison: ['pirates', 'frontier'],
  familiars: ['beasts-rule'],
  'water-money': ['pirates'],
};

/** Whether two premises contradict each other. */
export const areExcluded = (one: string, other: string): boolean =>
  excludedPremises[one]?.includes(other) === true ||
  excludedPremises[other]?.includes(one) === true;
