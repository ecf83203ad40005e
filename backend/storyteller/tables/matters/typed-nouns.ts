const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Nouns without an article: of what cannot be counted, and of what is one for everyone. */
export const massNouns: ReadonlySet<string> = list(`
  rain snow fog mist silence winter summer spring autumn darkness sleep magic weather time memory music thirst hunger luck
  gold silver iron copper food grain medicine water salt wine ale beer ice powder treasure cargo news proof evidence help
  aid advice bread cheese livestock cattle sheep folk love peace justice revenge vengeance home nobody everybody everyone
  something everything nothing somebody someone it there anyone anything truth madness honey milk meat mead flour wool
  cloth corn hay blood fire fever starvation famine corruption treason betrayal mutiny slavery poison heaven hell money
  knowledge wisdom fame glory honour honor power work trouble midnight noon dawn dusk dark gossip smoke lava coal wood
  lizardfolk merfolk sahuagin drow fey undead clergy wildlife loot counterfeit`);

/** Nouns of those who are a group without a noun: "the dead". */
export const groupWords: ReadonlySet<string> = list('dead living poor rich sick innocent drowned');

/** Nouns of which a story has only one. */
export const uniqueNouns: ReadonlySet<string> = list(`
  king queen prince princess mayor duke duchess baron baroness emperor empress sheriff governor pope sultan village town
  city hamlet capital kingdom realm empire moon sun sky world throne sea ocean coast border harbour harbor market church
  gallows underworld afterlife guild`);

/** Words before a noun that is to be found and of which there is only one. */
export const uniqueWords: ReadonlySet<string> = list(`
  lost stolen missing last first only same best final kidnapped abducted vanished runaway high royal`);

/** Nouns that can be counted and that no list of subjects has. */
export const furtherNouns: ReadonlySet<string> = list(`
  caravan convoy artifact artefact spellbook grimoire tome gemstone ruby emerald diamond pearl necklace bracelet pendant
  orb sceptre crystal weapon axe spear hammer bow shield armour helm helmet talisman cauldron treaty contract deed will
  map vault bank prison camp outpost mine tomb portal gate rift dungeon ritual ceremony cult cure remedy antidote herb
  flower mushroom package parcel message letter potion heirloom trophy recipe shipment corpse body skull prophecy nest lair
  den hideout headquarters trap ambush raid siege assassination robbery theft kidnapping poisoning alliance bounty rebellion
  uprising plague blight outbreak infestation curse witch monster beast creature trade path pass valley cellar basement
  attic roof wall field meadow glacier volcano desert jungle canyon gorge cliff crater airship submarine train mountain
  demigod primordial archfey archdevil archmage warband festival wedding baby dragonling familiar companion heart soul capital innocence identity
  origin source cause owner end head hideaway`);

/** What stands after a preposition without an article: "in town", "at night". */
export const setPhrases: ReadonlySet<string> = list(`
  in-town in-prison in-jail in-love in-space in-disguise in-secret in-trouble in-hell in-half in-exile in-hiding at-night
  at-sea at-school at-war at-peace at-once by-night by-day by-sea by-ship by-boat by-land by-accident by-mistake by-heart
  to-death to-bed to-sea to-town to-school to-stone to-war to-prison to-market to-justice on-fire on-foot on-trial on-sale
  on-purpose on-strike for-sale for-love for-ransom for-war under-siege under-attack from-prison from-jail from-town
  from-school of-war of-state out-of through-time for-dinner for-breakfast after-dark before-winter during-winter
  into-town into-exile for-good at-court from-death of-death of-birth of-office`);
