import type { MatterKernel } from '../matter-types.ts';

/** What is robbed, where and by whom it is guarded, by scale. */
export const heistWords: NonNullable<MatterKernel['own']> = {
  band: ['the guards', 'the night watch', 'the porters'],
  'house 1': ['the counting house', 'the old toll house', 'the house with the green shutters'],
  'house 2': ['the old exchange', 'the town palace', 'the bonded warehouse'],
  'house 3': ['the white palace', 'the treasury tower', 'the sea palace'],
  'plan 1': [
    'to buy up the whole harvest before the scales are opened',
    'to close the ferry to all who do not belong',
    'to call in every debt in {town} on one day',
  ],
  'plan 2': [
    'to keep the grain back until the price has doubled',
    'to buy the three judges of the province',
    'to open a war with {town2} that others will have to fight',
  ],
  'plan 3': [
    'to let the fleet sail without food, and to sell the food',
    'to call in the debts of the crown on the day of the vote',
    'to hand the straits to a foreign power for ten years of free trade',
  ],
  'inside 1': [
    'the pledges of {num} households',
    'the deeds of a whole street',
    'the seed money of the village',
  ],
  'inside 2': [
    'the bonds of three towns',
    'the pay of the border forts',
    'the deeds of {num} farms',
  ],
  'inside 3': [
    'the debts of the crown',
    'the letters of credit of two fleets',
    'the pledges of {few} noble houses',
  ],
  feast: ['the ball'],
  disguise: ['pairs of white gloves'],
  loot: ['the iron strongbox', 'the sealed casket', 'the black coffer'],
};

export const heistRoles: MatterKernel['roles'] = {
  A: [
    ['moneylender', 'wine merchant', 'collector of old silver'],
    ['banker', 'collector of rarities', 'shipping magnate'],
    ['lord treasurer', 'grand admiral', 'lord chamberlain'],
  ],
  S: [
    ['locksmith', 'clockmaker', 'retired burglar'],
    ['master locksmith', 'stage magician', 'builder of vaults'],
    ['royal clockmaker', 'court architect', 'dismissed court mage'],
  ],
  H: [
    ['doorkeeper', 'night porter', 'head guard'],
    ['captain of the house guard', 'keeper of the keys'],
    ['commander of the vault guard', 'keeper of the keys'],
  ],
  T: [
    ['laundry worker', 'kitchen hand', 'lamplighter'],
    ['cook', 'wine waiter', 'furrier'],
    ['palace cook', 'lady of the wardrobe', 'chamber servant'],
  ],
};
