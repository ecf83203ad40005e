import type { Hour, SceneKind, Thing, Tone, Weather } from '../plan.ts';

/** Words that point to a scene, in the singular. Words that have other meanings too are in `weakWords`. */
export const sceneWords: Record<SceneKind, string> = {
  keep: 'castle keep fortress stronghold citadel fort baron duke lord king queen throne siege rampart bastion crown kingdom barony knight mountain pass highland',
  harbour:
    'harbour harbor port dock quay wharf pier smuggler fishing fisherman coast coastal bay lighthouse seaside shore warehouse ferry',
  forest:
    'forest wood woods woodland grove glade tree druid elf elven fey feywild faerie fairy jungle swamp marsh bog wild wilderness hunter ranger wolf goblin treant thicket',
  desertRuin:
    'desert dune sand oasis pyramid sphinx pharaoh sultan caravan mirage nomad ruin sun scorched wasteland obelisk tomb mummy djinn genie',
  cavern:
    'cavern cave underdark dungeon mine tunnel underground deep dwarf dwarven dwarves crypt catacomb crystal lava vault abyss drow kobold lair grotto depth below vein',
  city: 'city town street market guild thief alley sewer council noble court roof rooftop district quarter capital metropolis urban watch slum plaza crime spy conspiracy',
  ship: 'ship sea ocean pirate sail sailor captain crew island isle voyage kraken galleon fleet deck tide corsair buccaneer mast storm sailing reef',
  battlefield:
    'war battle battlefield army soldier legion invasion siege front horde warlord general trench conquest banner mercenary march rebellion orc',
  temple:
    'temple shrine cathedral church monastery priest priestess cleric god goddess altar oracle prophecy cult cultist relic saint pilgrim holy divine abbey monk paladin ritual',
  tavern:
    'tavern inn pub alehouse brewery ale innkeeper barkeep bard village festival feast harvest farm halfling hamlet road crossroad',
};

/** Words of `sceneWords` and `thingWords` that count half, because they are often said of other things. */
export const weakWords = new Set(
  'keep lord king queen crown deep below sun road storm watch court front march deck fire tree bay pass god captain noble general deep quarter mountain knight wild hunter depth banner light stone cross'.split(
    ' ',
  ),
);

export const weatherWords: Record<Exclude<Weather, 'clear'>, string> = {
  rain: 'rain rainy raining drizzle downpour monsoon wet flood',
  snow: 'snow snowy winter ice icy frost frozen blizzard cold glacier tundra frostmaiden',
  mist: 'mist misty fog foggy haze ghost shroud shrouded barovia gloom swamp marsh',
  storm: 'storm thunder lightning tempest hurricane gale',
};

export const hourWords: Record<Hour, string> = {
  dawn: 'dawn sunrise morning daybreak hope beginning',
  day: 'noon day midday sunny sunlight summer daylight',
  dusk: 'dusk sunset evening twilight autumn fading ember last',
  night: 'night midnight dark darkness moon star vampire shadow nocturnal nightfall thief assassin',
};

export const toneWords: Record<Tone, string> = {
  heroic:
    'hero heroic quest glory brave legend champion epic adventure valor honour honor destiny rise',
  grim: 'grim war death plague famine ruin despair betrayal bleak brutal survival doom fallen dying',
  intrigue:
    'intrigue spy secret conspiracy mystery court plot heist thief guild political assassin murder investigation noble mask lie',
  horror:
    'horror terror undead vampire zombie curse cursed haunted haunt nightmare blood demon madness dread ghoul lich corpse cult',
  whimsical:
    'whimsical fey feywild fairy faerie carnival circus funny comedy candy rabbit pixie dream wonder festival merry mushroom toy',
};

export const thingWords: Record<Thing, string> = {
  dragon: 'dragon wyrm drake wyvern dragonborn draconic',
  bridge: 'bridge crossing river gorge chasm span',
  burningTower: 'burning burn flame ablaze inferno arson raid razed',
  moon: 'moon lunar werewolf lycanthrope eclipse moonlight tide',
  ravens: 'raven crow rook bird carrion death omen',
  banner: 'banner flag standard kingdom king queen crown herald tournament war',
  lighthouse: 'lighthouse beacon coast shipwreck keeper',
  gallows: 'gallows hanging hanged execution noose prison prisoner justice outlaw',
  campfire: 'campfire camp journey travel wilderness ranger road fire',
  travellers:
    'party companion traveller traveler adventurer hero band company fellowship group friend pilgrim',
  standingStones: 'stone circle henge druid ritual monolith menhir ley fey',
  portal: 'portal gate planar plane rift door wizard magic arcane sorcerer spell summon dimension',
  sword: 'sword blade excalibur weapon artifact artefact relic chosen steel',
  graves: 'grave graveyard cemetery tomb undead necromancer lich zombie skeleton crypt dead ghost',
  comet: 'comet meteor star prophecy omen heaven celestial falling',
  wagon: 'wagon caravan merchant trade cart peddler convoy circus',
};
