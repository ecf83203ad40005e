import { theme } from './theme.ts';

const graves =
  'bury, buries, buried, burying, burial*, grave*, coffin*, tomb*, entomb*, crypt*, mausol*, immur*, walled up, walled in, built into, built in, in the wall';

export const themesOfPlaces = [
  theme(
    'fire',
    'fire, burning, arson, flames, immolation, pyrophobia, forest fires, house fires, fires',
    'fire*, burn*, burnt, flame*, blaz*, smok*, scorch*, charr*, charcoal*, ember, embers, ash, ashes, torch*, kindl*, soot*, alight, arson*, inferno*, bonfire*, furnace*, match, matches, pyre*, lava, brimston*, ablaze, cinder*, hearth*, forge, oven*, candle*, brazier*, smoulder*',
  ),
  theme(
    'drowning',
    'drowning, drown, drowned, water, suffocation, deep water, underwater, thalassophobia, ocean, submersion, flooding, aquaphobia',
    'drown*, under water, underwater, sank, sunk, sink, sinks, sinking, suffocat*, chokes, choked, submerg*, flood*, capsiz*, shipwreck*, wreck, wrecks, wrecked, waterlog*, undertow*, deep water, lost at sea, washed up, washed ashore, bloated, under the harbour, under the lake, under the river, under the sea, water rises, water rose, overboard',
  ),
  theme(
    'shipwreck',
    'shipwrecks, shipwreck, sinking ships, being lost at sea, ships',
    'shipwreck*, wreck*, ship, ships, shipyard*, sank, sunk, sink, sinks, sinking, capsiz*, founder, foundered, drown*, castaway*, aground, lost at sea, overboard, lifeboat*, reef*, mutin*',
  ),
  theme(
    'burial',
    'burial, graves, graveyards, graveyard, cemeteries, tombs, coffins, funerals, underground, caves',
    `${graves}, cave, caves, cavern*, tunnel*, mine, mines, miner*, cemeter*, graveyard*, churchyard*, sepulch*, barrow*, undertaker*, hearse*, funeral*, catacomb*, gravedig*, tombston*`,
  ),
  theme(
    'buried alive',
    'buried alive, premature burial, live burial, being buried, taphophobia, entombment, entombed, walled up, walled in alive, trapped underground',
    `${graves}, cave-in*, collaps*, trapped, cemeter*, catacomb*, living person, knocking, shovel*, earth falls`,
  ),
  theme(
    'claustrophobia',
    'claustrophobia, tight spaces, enclosed spaces, confined spaces, small spaces, being trapped, trapped, narrow spaces, caves, underground, crawlspaces',
    `${graves}, narrow*, tight*, cramp*, crawl*, squeez*, trapped, shut in, shut up in, locked in, locked up, locked into, cell, cells, cave, caves, cavern*, tunnel*, mine, mines, miner*, shaft*, cellar*, vault*, dungeon*, underground, below ground, pit, pits, cupboard*, no way out, collaps*, stuck, hatch, hatches, cage*, closet*, crevice*, crevasse*, low ceiling*, in a chest, wardrobe*, hollow of, inside the wall, hole`,
  ),
  theme(
    'heights',
    'heights, falling, vertigo, acrophobia, fear of heights, falling to death, cliffs, flying',
    'fall, falls, falling, fallen, fell, cliff*, ledge*, drop, drops, dropped, dropping, height*, dizz*, precipic*, abyss*, chasm*, plunge*, plunging, topple*, toppling, balcon*, parapet*, rooftop*, edge, edges, steep*, ladder*, climb*, crane, gorge*, ravine*, airship*, balloon*, flying, flew, flies, swing, swings',
  ),
  theme(
    'darkness',
    'darkness, dark, nyctophobia, being in the dark, fear of the dark, night',
    'dark*, gloom*, shadow*, pitch-black, pitch black, lightless, unlit, no light, lamp goes out, lamps go out, light goes out, lights go out, midnight, black as, blindfold*, eclips*, moonless',
  ),
  theme(
    'natural disasters',
    'natural disasters, disasters, earthquakes, earthquake, floods, tsunami, volcanoes, volcano, avalanches, landslides, hurricanes, drought, wildfires',
    'disaster*, catastroph*, earthquake*, quake*, quaking, flood*, tsunami*, volcan*, erupt*, lava, landslid*, avalanche*, hurricane*, tornado*, storm*, wildfire*, forest fire*, drought*, collaps*, tidal wave*, great wave*, cyclon*, the dam, dam breaks, dams, inundat*, tremor*, cave-in*, meteor*, comet*',
  ),
  theme(
    'storms',
    'storms, severe weather, thunder, lightning, thunderstorms, hurricanes, tornados, tornadoes, astraphobia, bad weather',
    'storm*, thunder*, lightning*, hurricane*, tornado*, blizzard*, gale, gales, tempest*, cyclon*, hail, hails, hailst*, squall*, downpour*, cloudburst*, whirlwind*, snowstorm*',
  ),
  theme(
    'apocalypse',
    'apocalypse, end of the world, extinction, doomsday, world ending, climate change, existential dread, cosmic horror',
    'apocalyp*, end of the world, end of all things, world ends, world will end, armageddon, doom*, extinct*, destroy the world, last day, the void, oblivion*, eldritch*, unravel*, elder god*, devour*, titan*, ends the world',
  ),
  theme(
    'holes',
    'trypophobia, holes, clusters of holes',
    'hole, holes, honeycomb*, pore*, pitted, riddled, sponge*, perforat*, barnacle*, wormhole*, sieve*, hollow*',
  ),
  theme(
    'dreams',
    'nightmares, dreams, sleep paralysis, sleep, insomnia, dream horror',
    'dream*, nightmare*, sleep*, slept, asleep, insomni*, wakeful*, sleepwalk*, lullab*, wake him, wake her, wake them, bedtime*',
  ),
  theme(
    'time',
    'time loops, loss of time, immortality',
    'time loop*, immortal*, same day, again and again, centur*, never dies, cannot die, never ages, ageless, deathless',
  ),
  theme(
    'sounds',
    'loud noises, screaming, crying babies, whispering, sudden noises',
    'scream*, shriek*, wail*, howl*, yell*, screech*, whisper*, cry, cries, cried, crying, bang, bangs, banged, explos*, roar*',
  ),
];
