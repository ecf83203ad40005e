import type { Classic } from './classic-type.ts';

const villages = 'village town hamlet community settlement farmstead townsfolk villager';
const cults = 'cult cultist sect sacrifice* devil-worship* pagan';
const artefacts =
  'artifact artefact crown sword blade staff amulet mirror key map crystal relic weapon talisman seal tablet orb gem stone book scroll armor armour scepter sceptre rod statue mask heart medallion machine';
const parts = 'piece part shard fragment splinter half halves key';
const numbers =
  'two three four five six seven eight nine ten twelve all every each several many scattered lost collect gather find reunite assemble';
const thrones = 'king queen emperor empress ruler monarch duke sultan tsar high_king throne crown';
const tyrants =
  'tyrant tyranny dictator usurper evil_king evil_queen evil_emperor evil_duke evil_baron cruel_king cruel_queen mad_king mad_queen despot oppressor oppressive_king corrupt_king corrupt_queen wicked_king wicked_queen evil_empire corrupt_government';
const rising =
  'overthrow* overthrew topple* revolution* rebellion rebel revolt* uprising rise rises insurgen* resistance liberate dethrone depose* defeat right_heir rightful_heir true_heir restore freedom against';

/** Which plot tells an idea that has a word of each group. Of several, the one with the most groups is used. */
export const classics: readonly Classic[] = [
  {
    id: 'patron',
    of: [
      'patron employer quest_giver questgiver sponsor benefactor client the_one_who_hired who_hires_them who_hired_them',
      'villain villainous evil big_bad bbeg enemy betray* traitor behind_it_all behind_everything lied lying secretly demon devil lich vampire dragon',
    ],
    unless: 'saint god goddess slay kill hunt',
  },
  {
    id: 'patron',
    of: [
      'hire hired hires order ordered sent send paid pays',
      'rebel outlaw insurgent revolutionar* resistance freedom_fighter witch witches dissident bandit',
      'right good_guys good_ones innocent justified just real_villain not_evil heroes_after_all good_reasons',
    ],
  },
  {
    id: 'revolt',
    of: [tyrants, rising],
    unless: 'rescue freed prison jail jailbreak',
    kind: 'adventure',
  },
  { id: 'revolt', of: ['overthrow* topple* dethrone depose*', thrones], kind: 'adventure' },
  {
    id: 'revolt',
    of: [
      'gladiator slave prisoner worker miner',
      'overthrow* revolt* uprising rebellion freedom rise rises rebel',
    ],
    unless: 'escape monster lord arena games tournament',
  },
  {
    id: 'revolt',
    of: ['revolution uprising rebellion'],
    unless: 'orc robot dead undead peasant rescue allies army',
  },
  {
    id: 'revolt',
    of: ['peasant citizens townsfolk serfs', 'revolt rebellion uprising'],
    kind: 'adventure',
  },
  {
    id: 'revolt',
    of: [
      'rightful_heir right_heir true_heir lost_heir rightful_king rightful_queen rightful_ruler',
      'throne crown crowned back restore',
    ],
    unless: "does_not_want doesn't_want do_not_want refuse*",
  },
  {
    id: 'war',
    of: [
      'war wars warring',
      'guild guilds gang gangs thieves crime famil* mafia clan clans tribe tribes',
    ],
    unless: 'undead gods peace',
    kind: 'adventure',
  },
  {
    id: 'war',
    of: [
      'war wars warring',
      'human elf elves dwarf dwarves giant orc goblin kingdom realm nation fey fae vampire werewol* north south gnome',
    ],
    unless:
      'machine veteran dungeon after old ended lost horse memorial peace forgotten refugee god gods at_war_with',
    kind: 'adventure',
  },
  { id: 'war', of: ['war wars', 'dragon'], unless: 'machine veteran after old ended lost peace' },
  { id: 'war', of: ['civil_war'], unless: 'peace', kind: 'adventure' },
  { id: 'war', of: ['mercenary mercenaries', 'war wars both_sides two_sides'] },
  { id: 'war', of: ['war', 'forged false fake trick lie third_party both_sides misunderstanding'] },
  {
    id: 'pieces',
    of: [parts, numbers, artefacts],
    unless: 'heist vault steal dungeons',
    kind: 'adventure',
  },
  {
    id: 'pieces',
    of: [
      'collect gather find reunite assemble hunt_for search_for recover',
      numbers,
      'pieces parts shards fragments keys crystals relics gems orbs stones runes seals tablets artifacts artefacts',
    ],
    unless: 'heist vault steal dungeons',
    kind: 'adventure',
  },
  {
    id: 'chosen',
    of: [
      'chosen_one chosen_hero prophesied_hero hero_of_the_prophecy',
      'dead die dies died killed fake pretend* impostor replace* wrong fraud missing lost',
    ],
  },
  { id: 'chosen', of: ['prophecy', 'hero heroes chosen party', 'fake false wrong dead dies died'] },
  { id: 'chosen', of: ['chosen_one', 'party players heroes adventurers we'] },
  {
    id: 'cult-village',
    of: [villages, cults],
    unless:
      'attack* protect defend raid* vampire undead monster abduct* kidnap* rescue captive catacomb* beast kraken dragon giant demand* infiltrat* council guild watch',
  },
  {
    id: 'cult-village',
    of: [
      villages,
      'too_friendly too_perfect perfect friendly too_nice too_happy happy everyone_smiles',
      'secret dark hide* hiding wrong sinister nobody_leaves never_leave cannot_leave terrible something',
    ],
  },
  {
    id: 'succession',
    of: [
      thrones,
      'dead death died dies dying without_an_heir no_heir',
      'court heir heirs intrigue succession successor political claimant siblings sons daughters children brothers sisters power throne',
    ],
    unless: 'lich undead necromancer dragon murder* killed',
  },
  {
    id: 'succession',
    of: ['political court', 'intrigue scheming schemes'],
    unless: 'vampire fey fae',
  },
  { id: 'succession', of: ['succession', 'war crisis dispute throne crown intrigue'] },
  { id: 'chosen', of: ['chosen_one'], kind: 'adventure' },
  {
    id: 'academy',
    of: [
      'school academy university college academies',
      'wizard magic magical mage arcane teacher professor student pupil bard witch sorcery',
    ],
    unless: 'burn* attack* besiege* war duel tournament heist steal exam murder killed',
    kind: 'adventure',
  },
  {
    id: 'academy',
    of: [
      'school academy university college',
      'teacher professor headmaster student',
      'replace* vanish* disappear* secret missing strange copies',
    ],
  },
  {
    id: 'expedition',
    of: [
      'treasure_island treasure gold expedition lost_city lost_civilization',
      'island isle jungle city pirate expedition ruins',
    ],
    unless: 'heist steal dragon vault rob sewer sewers',
    kind: 'adventure',
  },
  {
    id: 'expedition',
    of: ['expedition'],
    unless: 'war rescue missing vanish* lost_expedition military',
    kind: 'adventure',
  },
  {
    id: 'expedition',
    of: [
      'lost sunken golden forgotten hidden floating',
      'city civilization',
      'jungle sea desert find search expedition explore race gold discover',
    ],
    kind: 'adventure',
  },
  {
    id: 'journey',
    of: [
      'caravan train convoy trek voyage',
      'journey travel* across route trade through long desert sea edge plane shadow ice mountain land',
    ],
    unless:
      'rob robbery heist attack* murder murderer murdered raid ghost guard escort protect vanish* missing disappear* stolen',
    kind: 'adventure',
  },
  {
    id: 'journey',
    of: [
      'voyage journey sail sailing',
      'edge_of_the_world end_of_the_world unknown far across new_land new_world ocean',
    ],
    unless: 'rescue underdark hell underworld murder',
    kind: 'adventure',
  },
  {
    id: 'journey',
    of: ['caravan pilgrimage'],
    unless:
      'rob robbery heist attack* murder murderer murdered raid ghost guard escort protect missing vanish* stolen',
    kind: 'adventure',
  },
  {
    id: 'descent',
    of: [
      'hell hells underworld hades avernus abyss',
      'contract bargain pact deal soul journey travel descend down descent into bring_back rescue',
    ],
    unless: 'portal gate invade invasion gambl* casino lawyer bard contest cult hired',
    kind: 'adventure',
  },
  {
    id: 'successor',
    of: [
      'successor replacement take_his_place take_her_place',
      'lich dragon vampire villain dark_lord overlord archmage god goddess death witch hag necromancer',
    ],
    unless: 'stolen kidnap* murder* rightful kill',
  },
  {
    id: 'successor',
    of: ['lich dark_lord villain overlord', 'tired retire* weary'],
  },
  {
    id: 'reclaim',
    of: [
      'take_back reclaim* retake recapture win_back recover liberate lost_to fell_to',
      'kingdom hold keep castle city fortress stronghold mine home homeland fort citadel hall capital',
      'goblin orc hobgoblin kobold drow duergar giant gnoll bandit outlaw troll ogre dwarf dwarves dwarven elf elves elven home homeland ancestral',
    ],
    unless: 'undead dragon demon devil vampire',
    kind: 'adventure',
  },
  {
    id: 'marked',
    of: [
      'assassin hitman hitmen bounty_hunter killer hunter',
      'party heroes adventurers players us pcs',
      'hunt* kill* after target* chase* contract price bounty list one_by_one one_after_another',
    ],
    unless: 'hired hire monster vampire serial',
  },
  {
    id: 'war',
    of: ['summer_court winter_court seelie unseelie', 'against versus war feywild fey fae'],
    kind: 'adventure',
  },
  {
    id: 'frontier',
    of: [
      'frontier hexcrawl colony settler settlement wilderness unexplored uncharted unmapped new_continent',
      'build* base explor* hexcrawl map colony found founding frontier land new',
    ],
    unless: 'missing vanish* disappear* attack* raid* lost_colony',
    kind: 'adventure',
  },
  {
    id: 'exodus',
    of: [
      'sinking flood* volcano erupt* meteor comet earthquake tsunami doomed end_of_the_world apocalypse doomsday',
      'city town village kingdom realm flee evacuat* escape refugees survive island coast right',
    ],
    unless: 'ship treasure explore temple cultists voyage edge',
    kind: 'adventure',
  },
  {
    id: 'exodus',
    of: ['flee', 'sinking sinks doomed destroyed volcano flood*', 'city town village island'],
  },
  { id: 'journey', of: ['road_trip roadtrip'] },
  {
    id: 'company',
    of: [
      'company corporation empire guild consortium merchants industrialist',
      'drain* mining mine* logging log* exploit* buys buying strip* dig* destroy* poison* pollut* pump*',
      'lake river forest iron land water ore crystal magic grain mountain holy sacred valley gold silver mana',
    ],
    unless: 'mercenary company_of war rescue trapped haunted',
    kind: 'adventure',
  },
  {
    id: 'patron',
    of: [
      'hired_us hired_them hired_the_party pays_us pays_the_party pays_them',
      'secretly real_thief real_villain real_killer real_murderer behind evil',
    ],
  },
  {
    id: 'succession',
    of: [
      'brothers sisters siblings heirs princes princesses sons daughters claimants nobles dukes',
      'throne crown succession',
      'fight* over war claim* dispute against rival',
    ],
    unless: 'murder* killed kidnap* rescue',
    kind: 'adventure',
  },
  {
    id: 'successor',
    of: [
      'wants_an_heir looks_for_an_heir needs_an_heir seeks_an_heir wants_to_retire',
      'lich dark_lord vampire dragon overlord archmage villain witch',
    ],
    kind: 'adventure',
  },
];
