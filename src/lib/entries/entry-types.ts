/** The types of entries in the contract, with the names of the details that an entry of each type has. */
export const detailsOfType = {
  session: ['number', 'date', 'attendance', 'recap'],
  quest: ['questStatus', 'giver', 'steps', 'rewardItems', 'rewardCoins'],
  person: ['role', 'disposition', 'life'],
  place: ['placeKind'],
  faction: ['goal'],
  item: ['rarity', 'holder'],
  note: [],
  handout: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
