/**
 * Ideas that a plot tells once their words stand in a sentence that the readers know. `{0}` is the word of the first
 * group that the idea has.
 */
export interface ClassicRoute {
  readonly of: readonly string[];
  readonly unless?: string;
  readonly as: string;
}

export const classicRoutes: readonly ClassicRoute[] = [
  {
    of: [
      'werewolf_clan werewolf_pack pack_of_werewolves werewolf_tribe clan_of_werewolves',
      'fight* against hunt* attack* raid* defeat stop forest village town',
    ],
    unless: 'peace alliance cure',
    as: 'werewolves attack the town',
  },
  {
    of: [
      'orc_horde goblin_horde undead_army orc_army goblin_army undead_horde demon_army giant_army barbarian_horde gnoll_horde hobgoblin_army dragon_army invading_army army_of_the_dead',
      'save stop against march* protect invade* threaten* defeat fleeing approach* coming',
    ],
    unless: 'necromancer lich raise build lead join unite* allies alliance',
    as: 'defend the town against the {0}',
  },
  {
    of: ['city town castle fort fortress', 'under_siege besieged siege'],
    unless: 'defend mountain lift escape relief supply supplies food bring smuggle',
    as: 'defend the {0} against the besiegers',
  },
  {
    of: ['tower dungeon', 'level floor levels floors mad_wizard return old'],
    unless: 'build bell prison watch keeper school defend lighthouse',
    as: 'explore the old {0}',
  },
  {
    of: ['gates gate', 'of_the_dead underworld afterlife', 'open*'],
    as: 'a gate to the land of the dead has opened',
  },
  {
    of: ['undead zombies skeletons the_dead', 'plague spread* epidemic apocalypse outbreak'],
    unless: 'cure necromancer army',
    as: 'the dead rise from their graves',
  },
  {
    of: ['undead zombies skeletons', 'attack* raid* overrun*', 'village town city settlement'],
    unless: 'army horde necromancer lich',
    as: 'the dead rise from their graves',
  },
];
