import type { Hour, Part, SceneKind, Thing, Weather } from '../plan.ts';

/**
 * How an idea names what a cover can show. Unlike the words of `words.ts`, which campaigns have in many meanings,
 * these say what is seen: a wizard is no portal, and a tower does not burn.
 */
export const sceneNames: Record<SceneKind, RegExp> = {
  keep: /\b(?:castles?|fortress(?:es)?|strongholds?|citadels?|forts?|palaces?|(?:an?|the)(?: \w+)? keep)\b/i,
  harbour:
    /\b(?:harbou?rs?|ports?|docks?|quays?|piers?|wharf|wharves|seaside|coast|sea ?shore|by the sea)\b/i,
  forest: /\b(?:forests?|woods|woodlands?|jungles?|groves?|glades?|thickets?)\b/i,
  desertRuin: /\b(?:deserts?|dunes?|oasis|oases|pyramids?|sphinx)\b/i,
  cavern:
    /\b(?:caverns?|caves?|grottos?|grottoes|underdark|underground|dungeons?|tunnels?|catacombs?|crypts?|(?:an?|the)(?: \w+)? mines?)\b/i,
  city: /\b(?:city|cities|towns?|streets?|alleys?|metropolis|roof ?tops?|market ?places?)\b/i,
  ship: /\b(?:ships?|galleons?|frigates?|vessels?|open sea|high seas|at sea|on the (?:\w+ )?(?:sea|ocean))\b/i,
  battlefield: /\b(?:battle ?fields?|battles?|war|wars|army|armies|siege)\b/i,
  temple:
    /\b(?:temples?|shrines?|cathedrals?|church|churches|chapels?|monastery|monasteries|abbeys?)\b/i,
  tavern: /\b(?:taverns?|inns?|pubs?|ale ?houses?|taprooms?)\b/i,
};

/** Names that decide only if the idea names no scene: a tower can stand above a harbour. */
export const lesserSceneNames: Partial<Record<SceneKind, RegExp>> = {
  keep: /\b(?:watch)?towers?\b/i,
  desertRuin: /\bruins?\b/i,
  city: /\b(?:thief|thieves|markets?)\b/i,
  ship: /\b(?:boats?|seas?|oceans?|waves)\b/i,
  tavern: /\b(?:villages?|hamlets?|farms?)\b/i,
};

export const hourNames: Record<Hour, RegExp> = {
  dawn: /\b(?:dawn|sunrise|morning|daybreak|first light)\b/i,
  day: /\b(?:day|noon|midday|afternoon|daylight|sunlight|sunlit|sunny)\b/i,
  dusk: /\b(?:dusk|sunset|sundown|evening|twilight)\b/i,
  night: /\b(?:night|midnight|nightfall|moonlit|moonlight|starlit|starlight|starry|stars)\b/i,
};

export const weatherNames: Record<Weather, RegExp> = {
  clear:
    /\b(?:cloudless|sunny|sunlit|starlit|starry|clear (?:\w+ )?(?:sky|skies|night|day|dawn|dusk|morning|evening|weather))\b/i,
  rain: /\b(?:rain|rains|rainy|raining|rainfall|drizzle|downpour)\b/i,
  snow: /\b(?:snow|snowy|snowing|snowfall|snowstorm|snow-covered|blizzard|winter|wintry|frozen)\b/i,
  mist: /\b(?:mists?|misty|fog|foggy|haze|hazy)\b/i,
  storm: /\b(?:storms?|stormy|thunder|thunderstorms?|lightning|tempest|hurricane|gale)\b/i,
};

const building =
  '(?:towers?|castles?|keep|fort|fortress|citadel|city|town|village|house|houses|building|library|temple|inn|tavern|ruins?)';

export const thingNames: Record<Thing, RegExp> = {
  dragon: /\b(?:dragons?|wyrms?|drakes?|wyverns?)\b/i,
  bridge: /\b(?:bridges?|viaducts?)\b/i,
  burningTower: new RegExp(
    `\\b(?:(?:burning|blazing|flaming) (?:\\w+ )?${building}|${building} (?:(?:that |which )?(?:is |are )?(?:on fire|in flames|ablaze|burning)|(?:that |which )?burns?))\\b`,
    'i',
  ),
  moon: /\b(?:moon|moons|moonlit|moonlight|moonrise)\b/i,
  ravens: /\b(?:ravens?|crows?|rooks?|birds?)\b/i,
  banner: /\b(?:banners?|flags?|standards?|pennants?)\b/i,
  lighthouse: /\b(?:lighthouses?|beacons?)\b/i,
  gallows: /\b(?:gallows|gibbets?|noose|hanged)\b/i,
  campfire: /\b(?:camp ?fires?|bonfires?|camp|around (?:an?|the|their) fire)\b/i,
  travellers:
    /\b(?:travell?ers?|adventurers?|heroes|companions?|fellowship|wanderers?|pilgrims?|people|figures)\b/i,
  standingStones:
    /\b(?:standing stones?|stone circles?|circles? of stones?|menhirs?|monoliths?)\b/i,
  portal: /\b(?:portals?|gateways?|rifts?|magic(?:al)? (?:gate|door)s?)\b/i,
  sword: /\b(?:sword|excalibur)\b/i,
  graves: /\b(?:graves?|graveyards?|cemetery|cemeteries|tombstones?|gravestones?|headstones?)\b/i,
  comet: /\b(?:comets?|meteors?|(?:falling|shooting) stars?)\b/i,
  wagon: /\b(?:wagons?|carts?|caravans?|carriages?|coach|coaches)\b/i,
};

export const partNames: Record<Part, RegExp> = {
  ships: /\b(?:ships?|boats?|galleons?|frigates?|vessels?|fleets?|sails?)\b/i,
  people:
    /\b(?:people|persons?|humans?|figures?|crowds?|men|man|women|woman|sailors?|soldiers?|guests?|guards?|anyone|anybody|no[- ]one|nobody)\b/i,
};

/** What a scene always has outside, as far as ideas name it. */
export const fixtureNames: Partial<Record<SceneKind, RegExp>> = {
  keep: /\b(?:walls?|towers?|hills?|windows?)\b/i,
  harbour: /\b(?:houses?|buildings?|mountains?|sea|water|barrels?|crates?|goods)\b/i,
  forest: /\b(?:trees?|paths?)\b/i,
  desertRuin: /\b(?:sand|ruins?)\b/i,
  city: /\b(?:houses?|buildings?|roofs?|windows?)\b/i,
  ship: /\b(?:sails?|masts?|sea|water|waves)\b/i,
  battlefield: /\b(?:fires?|flames?|smoke)\b/i,
  temple: /\b(?:stones?|walls?)\b/i,
  tavern: /\b(?:houses?|buildings?|windows?|lights?|lanterns?)\b/i,
};

/** A tower or a fire. Only with a name of `burningTower` beside it does a tower burn. */
export const towerOrFire =
  /\b(?:towers?|fires?|flames?|fireplaces?|hearths?|candles?|torch(?:es)?|camp ?fires?)\b/i;

/** An idea that is about a room of a temple or an inn. */
export const insideNames =
  /\b(?:inside|indoors|interior|(?:tap|common)? ?rooms?|fireplaces?|nave|altar|hearth|hall of an? (?:temple|inn|tavern|church|cathedral))\b/i;

/** What is seen in each scene. Lines of a campaign exclude a scene by these words. */
export const sceneSights: Record<SceneKind, string> = {
  keep: 'castle fortress',
  harbour: 'harbour port ship sea',
  forest: 'forest wood tree',
  desertRuin: 'desert ruin sand',
  cavern: 'cavern cave underground',
  city: 'city town street',
  ship: 'ship sea ocean',
  battlefield: 'battlefield battle war army soldier weapon',
  temple: 'temple shrine church religion',
  tavern: 'tavern inn alcohol ale',
};
