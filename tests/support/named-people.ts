/** The people of all fixtures: a game master, two players and an administrator. */
export const people = {
  mira: { name: 'Mira', email: 'mira@example.com', password: 'lantern over the map' },
  tomas: { name: 'Tomas', email: 'tomas@example.com', password: 'three torches and a rope' },
  ilse: { name: 'Ilse', email: 'ilse@example.com', password: 'owlbear in the larder' },
  odo: { name: 'Odo', email: 'odo@example.com', password: 'ledger under the oak' },
} as const;
