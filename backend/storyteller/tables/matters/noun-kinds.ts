/** What sort of subject a noun names, for plots that were written for some of them. */
export type NounKind =
  | 'person'
  | 'child'
  | 'crowd'
  | 'monster'
  | 'vermin'
  | 'animal'
  | 'spirit'
  | 'carried'
  | 'vehicle'
  | 'building'
  | 'hollow'
  | 'settlement'
  | 'land'
  | 'water'
  | 'way'
  | 'event'
  | 'ill'
  | 'sky'
  | 'idea';

const nouns: readonly (readonly [kind: NounKind, nouns: string])[] = [
  ['child', 'child kid baby infant toddler newborn orphan boy girl urchin pupil schoolchild'],
  [
    'crowd',
    'cult horde army gang clan tribe guild crew mob legion coven militia brotherhood sisterhood household family dynasty people folk townsfolk undead dead police watch circus troupe court council',
  ],
  [
    'vermin',
    'rat mouse spider insect ant beetle wasp bee bat centipede locust cockroach flea moth worm slug stirge fly scorpion rats termite',
  ],
  [
    'animal',
    'bear horse dog cat raven crow owl fox stag pig cow bull goat sheep swan eagle bird goose chicken duck hen rooster hare rabbit ' +
      'squirrel otter hedgehog turtle camel elephant parrot monkey badger donkey mule pony lamb kitten puppy hound mare stallion ' +
      'foal calf cub falcon hawk pigeon pet herd flock livestock cattle toad frog snake lion tiger animal ox ferret',
  ],
  [
    'carried',
    'gold silver money treasure beer ale wine food grain harvest medicine relic artifact artefact spellbook grimoire tome gemstone ruby emerald diamond pearl ' +
      'bracelet pendant orb weapon axe spear hammer bow shield armour armor helm helmet talisman trophy parcel package deed will ' +
      'contract recipe cargo shipment loot hoard stash powder jewelry jewellery heirloom instrument lute blade dagger cloak boots glove gauntlet ' +
      'pendant locket hourglass lens globe flower herb seed skull bone corpse coin purse chest casket urn vase carpet tapestry robe',
  ],
  ['spirit', 'ghost spirit spectre specter phantom wraith poltergeist apparition banshee soul'],
  [
    'vehicle',
    'ship boat galley galleon barge fleet airship ferry caravan convoy wagon waggon carriage coach train balloon cart raft submarine shipwreck wreck',
  ],
  [
    'building',
    'mill windmill watermill tower castle house manor mansion villa inn tavern church temple chapel monastery abbey library school ' +
      'theatre theater lighthouse farm barn bakery forge shop museum bathhouse hospital fort fortress palace brewery hall stable ' +
      'warehouse hut cottage farmhouse hotel asylum orphanage academy university observatory shrine keep stronghold citadel cathedral ' +
      'prison jail bank opera casino pub alehouse store cabin lodge estate granary pyramid workshop laboratory smithy attic arena',
  ],
  [
    'hollow',
    'cave cavern mine tunnel sewer crypt tomb cellar basement catacomb dungeon quarry grotto vault pit shaft labyrinth maze lair den ' +
      'nest barrow mausoleum underdark ruin graveyard cemetery burrow',
  ],
  ['settlement', 'village town city hamlet capital port settlement district quarter colony camp'],
  [
    'land',
    'forest wood woods swamp island mountain hill valley desert jungle field meadow bog moor marsh kingdom realm land country world ' +
      'province empire continent canyon gorge glacier volcano heath plain plains garden orchard oasis coast beach cliff grove vineyard',
  ],
  ['water', 'river lake well sea pond fountain spring harbour harbor ocean oasis'],
  ['way', 'bridge road pass path street gate passage crossing ford highway stair'],
  [
    'event',
    'wedding funeral feast dinner supper gala festival fair tournament election coronation trial ball race duel auction contest ' +
      'competition championship match game joust regatta exam examination carnival parade masquerade banquet heist hunt ' +
      'expedition crusade pilgrimage strike treaty concert exhibition ritual rite ceremony party play performance session',
  ],
  [
    'ill',
    'plague famine epidemic blight pox pestilence disease sickness fever infestation outbreak illness madness curse',
  ],
  [
    'sky',
    'storm fog mist moon sun star rain snow winter summer night weather wind shadow darkness tide comet eclipse',
  ],
  [
    'idea',
    'secret law name song dream prophecy rumour rumor luck debt tax audit lie truth time memory silence voice word mission crawl ' +
      'divorce peace war revenge feud',
  ],
];

const kinds: ReadonlyMap<string, NounKind> = new Map(
  nouns.flatMap(([kind, words]) =>
    words.split(' ').map((noun): [string, NounKind] => [noun, kind]),
  ),
);

/** The kind that a list gives a noun in the singular. */
export const listedKind = (noun: string): NounKind | undefined => kinds.get(noun);

/** Those with a life of their own. */
export const living: readonly NounKind[] = [
  'person',
  'child',
  'crowd',
  'monster',
  'animal',
  'vermin',
  'spirit',
];
/** Those with whom one can speak. */
export const speaking: readonly NounKind[] = ['person', 'child', 'crowd', 'spirit', 'monster'];
/** What can be carried away or driven off. */
export const goods: readonly NounKind[] = ['carried', 'vehicle'];
/** What stands on its ground. */
export const places: readonly NounKind[] = [
  'building',
  'hollow',
  'settlement',
  'land',
  'water',
  'way',
];
