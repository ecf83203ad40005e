/** Ideas about deaths that go on, and not about one murder. */
export const severalDead =
  /\b(?:people|children|men|women|\w+s) (?:are|keep|were|have been|get|die|turn up)\b|\b(?:is|keeps|been) (?:killing|murdering|slaughtering|poisoning|strangling|assassinating)\b|\bserial\b|\bseries\b|\b(?:murders|killings|deaths|poisonings)\b|^a (?:\w+ )?killer is at work/;

/** How somebody was murdered who did not see it coming. */
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

type DeedWords = Readonly<Record<'deed' | 'deeds' | 'tool' | 'traces', readonly string[]>>;

/** Words for crimes against things, by what is done. */
export const deedWords: Readonly<Record<'fire' | 'grave' | 'damage', DeedWords>> = {
  fire: {
    deed: ['fire'],
    deeds: ['fires'],
    tool: ['wax cords that burn for an hour', 'tallow sticks with a wick'],
    traces: ['a drip of green wax', 'a smell of pine tar'],
  },
  grave: {
    deed: ['opened grave'],
    deeds: ['opened graves'],
    tool: ['short spades wrapped in felt', 'a folding hoist of ash wood'],
    traces: ['a bell rope that was cut', 'quicklime in a neat line'],
  },
  damage: {
    deed: ['attack'],
    deeds: ['attacks'],
    tool: ['a set of hooks and long saws', 'a small jack that lifts a cart'],
    traces: ['a filing of blue steel', 'a smear of goose fat'],
  },
};
