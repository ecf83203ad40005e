/** A noun with its article, and its number. */
export interface Named {
  readonly noun: string;
  readonly isPlural: boolean;
}

/** What an idea asks of the party that travels, guards or defends. All words are from the idea, which is untrusted. */
export interface Duty {
  readonly kind: 'way' | 'guard' | 'siege' | 'raid' | 'track' | 'hold';
  /** The idea as a clause: `a caravan is to be escorted through bandit country`. A person is `{I}` in it. */
  readonly fact: string;
  /** The word before the name of the town at the beginning of the story. */
  readonly opening: 'In' | 'Near' | 'From' | '';
  /** Whom or what the idea is about: the caravan, the ambassador, the orc army. */
  readonly about: Named;
  readonly isPerson: boolean;
  /** What the charge of a way is like. */
  readonly charge: 'person' | 'people' | 'train' | 'box' | 'fire' | 'medicine' | 'thing';
  /** Who attacks, if the idea says it. */
  readonly foes?: Named;
  /** What is attacked. */
  readonly ward?: Named;
  /** Where the way ends: `the capital`. */
  readonly goal?: string;
  /** What the way goes through: `through bandit country`. */
  readonly land?: string;
  /** Where the attackers live: `the abandoned fort`. */
  readonly base?: string;
  /** What the attackers have: `the ballista`. */
  readonly weapon?: string;
  /** The one who attacks, if there is only one: `ogre`. */
  readonly lead?: string;
  /** For how many days a person is to be protected. */
  readonly days?: number;
  /** The day on which it is over: `the trial`. */
  readonly event?: string;
  /** What is said of a siege: the enemy is at the walls, and the gate was opened. */
  readonly isClosed?: boolean;
  readonly isOpened?: boolean;
  /** Whether people who travel are murdered one by one. */
  readonly isMurder?: boolean;
}
