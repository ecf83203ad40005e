/** A text and a list of named parts, in Markdown. */
export const withParts = (text: string, parts: Readonly<Record<string, string>>): string =>
  [text, ...Object.entries(parts).map(([name, part]) => `- **${name}**: ${part}`)].join('\n');

/** What several classes have in the same words, apart from a few numbers. */

export const abilityScoreImprovement = (furtherLevels: string): string =>
  `Take the feat Ability Score Improvement (+2 to one ability score or +1 to two, none above 20), or another feat whose prerequisites you meet. The class gives this again at levels ${furtherLevels}.`;

export const epicBoon = (suggestion: string): string =>
  `Take an Epic Boon, a feat for characters of level 19 and higher, or another feat whose prerequisites you meet. A boon that fits the class is the ${suggestion}.`;

export const extraAttack =
  'The Attack action on your turn has 2 attacks. They can have different targets, and you can move between them. The same feature of a second class adds no further attack.';

export const evasion =
  'If an effect lets you make a Dexterity save for half damage, you take none on a success and half on a failure. It does not help while you are Incapacitated.';

/** Weapon Mastery of the classes that choose again after each Long Rest. */
export const weaponMastery =
  'Choose 2 kinds of weapons with which you are proficient: you can use their mastery properties, such as Vex or Topple. After each Long Rest you can choose other kinds.';

export const expertise = (further: string): string =>
  `Choose 2 skills in which you are proficient: your Proficiency Bonus counts twice in them.${further}`;

interface Casting {
  readonly class: string;
  readonly ability: string;
  readonly cantrips?: string;
  /** Further parts, between the cantrips and the prepared spells. */
  readonly more?: Readonly<Record<string, string>>;
  readonly prepared: string;
  readonly slots?: string;
  readonly focus: string;
}

export const spellcasting = (casting: Casting): string =>
  withParts(
    `You cast ${casting.class} spells with ${casting.ability}. Their save DC is 8 + ${casting.ability} modifier + Proficiency Bonus, and their attack rolls add the same modifier and bonus.`,
    {
      ...(casting.cantrips !== undefined && { Cantrips: casting.cantrips }),
      ...casting.more,
      'Prepared spells': casting.prepared,
      Slots: casting.slots ?? 'Spent slots all come back after a Long Rest.',
      Focus: casting.focus,
    },
  );

/** The spells of a subclass, by the class level from which they are prepared. */
export const alwaysPrepared = (byLevel: Readonly<Record<number, string>>): string =>
  withParts(
    'These spells are always prepared and do not count toward the number that you prepare.',
    Object.fromEntries(
      Object.entries(byLevel).map(([level, spells]) => [`From level ${level}`, `${spells}.`]),
    ),
  );
