import type { Family } from './land-type.ts';

/** The words of each family, as parts of a regular expression. */
export const families: Readonly<Record<Family, string>> = {
  sea:
    'seas?|seaside|sea-?(?:wall|gate|dike|shore|bed)s?|ocean\\w*|coast\\w*|shores?|beach\\w*|tides?|tidal|harbou?rs?|ports?|quays?|docks?|' +
    'dockers?|piers?|wharf|wharves|ships?|shipwreck\\w*|shipyards?|sail(?:s|ed|ing|ors?)?|anchors?|whale\\w*|lighthouses?|fleets?|' +
    'galleys?|galleons?|schooners?|lagoons?|islands?|islets?|seaweed|pirates?|mermaids?|aboard',
  river:
    'rivers?|riverbank\\w*|ferry|ferries|ferrym[ae]n|boats?|boatm[ae]n|barges?|canals?|weirs?|eels?|fish|fishing|fisher\\w*|fishmongers?|' +
    'lakes?|watermills?|rafts?|rowing|rowed|oars?|upstream|downstream|lockkeepers?|herrings?|trout|carp|ducks?|otters?',
  rain: 'rain\\w*|drizzle\\w*|floods?|flooded|puddles?|umbrellas?|downpours?|fog\\w*|mist|misty|gutters?|thunder(?:s|ed|ing|storms?|clouds?)?(?! damage)|raincoats?',
  marsh: 'marsh(?:es|y|lands?)?|swamp\\w*|bogs?|peat|moors?|fens?|mires?|quicksand',
  cold: 'snow\\w*|ice|icy|icicles?|frost\\w*|frozen|froze|glaciers?|sledges?|skates?|blizzards?',
  dry: 'deserts?|dunes?|camels?|cactus|sandstorms?|oasis|oases|palms|palm trees?',
  wood: 'forests?|woods|woodlands?|woodcutters?|foresters?|charcoal burners?|lumber\\w*|sawmills?',
  green:
    'orchards?|vineyards?|meadows?|pastures?|moss\\w*|hay|haystacks?|apple trees?|cornfields?|barley|beehives?|hives?|bees?|honey',
  mountain: 'mountains?|peaks?|cliffs?|mountain\\w*|glaciers?|avalanches?',
  daylight:
    'sun|suns|sunlight|sunlit|sunrise|sunset|sunshine|sunny|sunburnt|sundials?|sky|skies|moonlight|moonlit|moons?|stars?|starlight|clouds?|cloudy|daylight|weather|windmills?',
  caravan: 'caravans?|caravanserais?|stage ?coach(?:es)?',
  fire: 'bonfires?|campfires?|wildfires?|chimneys?|hearths?|dust\\w*|dry',
  late: 'print(?:s|ed|ers?|ing)|newspapers?|clockwork\\w*|clockmakers?|telescopes?|spyglass(?:es)?|universit(?:y|ies)|professors?|muskets?|pistols?|cannons?|gunpowder|coffee|observator(?:y|ies)',
};
