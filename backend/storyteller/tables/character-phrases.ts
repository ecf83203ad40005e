/** Words of phrases about characters, by the name that a phrase gives them in `<…>`. Words of one entry are joined by `_`. */
export const phraseLists: Readonly<Record<string, string>> = {
  their: 'his her their the my',
  home: 'home village town city tribe clan family homeland island farm house people parents hometown kingdom forest monastery temple order village_and_family pack school',
  parent: 'mother father parents grandmother grandfather grandparents uncle aunt',
  kin: 'brother sister twin mother father parents son daughter child children wife husband family cousin uncle aunt grandfather grandmother grandpa grandma siblings brothers sisters twin_brother twin_sister little_brother little_sister older_brother older_sister big_brother big_sister younger_brother younger_sister best_friend friend friends lover fiance fiancee',
  mentor: 'master mentor teacher tutor captain commander sensei guru instructor',
  killed:
    'killed murdered slain slaughtered butchered assassinated massacred executed hanged eaten',
  destroyed:
    'destroyed burned burnt razed sacked wiped_out slaughtered massacred attacked raided pillaged ruined flooded plundered annihilated',
  slew: 'killed murdered slew slaughtered massacred destroyed burned burnt razed sacked butchered betrayed ruined enslaved took kidnapped stole',
  group:
    'clan tribe order kind people family house bloodline line village monastery temple school crew company regiment pack guild race sect coven circle dynasty',
  exiled:
    'exiled banished sent_away outcast cast_out thrown_out kicked_out disowned driven_out expelled shunned cast_away',
  seeks:
    'seeks seeking looking_for looks_for searching_for searches_for wants_to_find trying_to_find hunting_for hunts_for wants in_search_of on_a_quest_for tries_to_find',
  wants:
    'wants wishes hopes longs dreams_of aims plans wanting trying tries determined desperate working sworn swore vowed hoping',
  noble:
    'noble nobleman noblewoman prince princess lord lady duke duchess count countess baron baroness heir heiress aristocrat king queen lordling',
  outlaw:
    'pirate bandit thief assassin smuggler highwayman burglar outlaw poacher mobster gangster raider slaver mercenary criminal brigand robber hitman crime_lord',
  learned: 'wizard mage scholar sage archmage professor alchemist enchanter librarian academic',
  limb: 'arm hand leg eye foot finger fingers legs ear tongue voice nose',
};
