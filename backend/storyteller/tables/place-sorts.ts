type Sort = 'settlement' | 'site' | 'landscape';

const nouns: Readonly<Record<Sort, string>> = {
  settlement:
    'town city village hamlet township settlement burg borough port harbour harbor capital metropolis colony undercity enclave commune',
  site:
    'inn tavern pub alehouse taproom hostel brewery winery bakery shop store smithy forge workshop market bazaar fair ' +
    'house manor mansion villa hall lodge cottage farm barn mill windmill watermill granary stable warehouse dock docks ' +
    'quay wharf shipyard lighthouse bridge tunnel road street square district quarter ward slum castle fort fortress ' +
    'citadel stronghold keep palace court tower spire dungeon prison gaol jail barracks armoury armory garrison camp ' +
    'outpost temple church chapel cathedral abbey monastery convent priory cloister shrine sanctuary altar crypt tomb ' +
    'catacomb mausoleum necropolis cemetery graveyard barrow ruin ruins lair den nest cave cavern grotto mine quarry ' +
    'labyrinth maze pit vault cellar sewer library archive archives museum academy university school college ' +
    'observatory theatre theater opera circus arena bath baths bathhouse hospital asylum orphanage guildhall ' +
    'embassy bank casino brothel garden gardens park orchard grove pyramid ziggurat obelisk statue monument pillar ' +
    'laboratory foundry stables wreck shipwreck ship portal hideout hideaway alley trail path highway causeway crossroads ' +
    'gatehouse boathouse watchtower belfry clocktower aqueduct dam farmstead homestead estate shack hut cabin tent ' +
    'encampment sanctum passage gallery well wall',
  landscape:
    'forest wood woods woodland jungle rainforest thicket wilderness wild wilds swamp marsh bog fen fens mire moor moors ' +
    'heath meadow plain plains steppe steppes prairie savanna savannah grassland field fields desert dunes sands ' +
    'waste wastes wasteland badlands barrens tundra glacier glaciers mountain mountains mount peak peaks hill hills ' +
    'highland highlands lowlands ridge range cliff cliffs crag crags canyon gorge ravine chasm abyss crater valley vale ' +
    'dale pass plateau volcano taiga weald wolds veldt sea seas ocean lake river stream creek brook falls waterfall lagoon bay gulf strait ' +
    'sound fjord delta coast shore cape peninsula island islands isle isles archipelago reef atoll oasis kingdom ' +
    'empire realm republic duchy county barony principality province region land lands country continent marches ' +
    'frontier borderlands underdark plane world nation state sultanate caliphate shire domain dominion territory tor hell hells heaven heavens',
};

const titles: Readonly<Record<Sort, string>> = {
  settlement: 'port',
  site: 'castle fort camp chateau',
  landscape: 'mount lake cape isle',
};

const sortsOf = (words: Readonly<Record<Sort, string>>): ReadonlyMap<string, Sort> =>
  new Map(
    (['settlement', 'site', 'landscape'] as const).flatMap((sort) =>
      words[sort].split(' ').map((noun): [string, Sort] => [noun, sort]),
    ),
  );

/** What the last noun in the name of a place says of it: `inn` of `the Rusty Anchor Inn`. */
export const placeSorts = sortsOf(nouns);

/** Nouns after which inns are named, beside those of persons, beasts and things: `The Prancing Pony`. */
export const innNouns: ReadonlySet<string> = new Set(
  'pony mule mare stallion colt anchor tankard flagon goose hen rooster duck hare hound lamb ram salmon trout mermaid star sun moon'.split(
    ' ',
  ),
);

/** Nouns that stand before a name: `Castle Drummond`. */
export const placeSortsBefore = sortsOf(titles);

/** Landscapes that have a ruler and towns of their own. */
export const realms: ReadonlySet<string> = new Set(
  (
    'kingdom empire realm republic duchy county barony principality province region land lands country continent marches ' +
    'frontier borderlands plane world nation state sultanate caliphate shire domain dominion territory'
  ).split(' '),
);

/** Landscapes of water, in which no town is. */
export const waters: ReadonlySet<string> = new Set(
  'sea seas ocean lake river stream creek brook falls waterfall lagoon bay gulf strait sound reef abyss'.split(
    ' ',
  ),
);
