/** How creatures that have moved in somewhere live there, which decides how they can be made to leave. */
export type Kin = 'folk' | 'beast' | 'dead' | 'bound' | 'mind';

/** What a plot about such creatures needs: nouns with their articles, and phrases with a verb. */
interface KinWords {
  /** The strongest of them. */
  great: string;
  /** What they have in the innermost part: a noun in the singular. */
  heart: string;
  /** After `because`. `{brood}` are the creatures. */
  want: string;
  /** What they cannot bear, as a noun. */
  fear: string;
  /** Where it comes from, as a thing that lies there. */
  fearThing: string;
  /** What one does with it, in the infinitive without `to`. */
  fearUse: string;
  /** What makes them leave, in the infinitive without `to`. */
  undo: string;
  /** The same when it has been done, in the passive, after a noun. */
  undone: string;
  /** What is found of them: a noun phrase in the plural. */
  traces: string;
  /** What others hear of them. */
  noise: string;
}

export const kinWords: Readonly<Record<Kin, KinWords>> = {
  folk: {
    great: 'the chief',
    heart: 'the high seat of the chief',
    want: '{brood} {brood.was} driven out of {brood.their} old home by hunger, and nobody has offered {brood.them} another',
    fear: 'the sound of the chief\'s own drum',
    fearThing: 'a drum as large as a cartwheel',
    fearUse: 'beat the drum',
    undo: 'beat the chief in front of the others, or make the chief swear on the drum',
    undone: 'the chief has been beaten, or has sworn on the drum,',
    traces: 'the prints of many feet and a line of tally marks',
    noise: 'drumming',
  },
  beast: {
    great: 'the mother',
    heart: 'the nest with the eggs',
    want: '{brood} need{brood.v} a dark and dry place for the young until {deadline}, and {brood.has} found none better',
    fear: 'thick smoke',
    fearThing: 'a stack of damp straw',
    fearUse: 'light a bundle of the damp straw',
    undo: 'carry the eggs unbroken to another dark and dry place',
    undone: 'the eggs have been carried to another dark and dry place,',
    traces: 'scratches at the height of a head and a floor swept clean of crumbs',
    noise: 'scratching',
  },
  dead: {
    great: 'the eldest',
    heart: 'the broken grave',
    want: 'a grave was broken open there, a silver lamp was taken out of it, and {brood} cannot rest until the lamp is back',
    fear: 'the sound of a hand bell',
    fearThing: 'a hand bell with a wooden handle, as is rung at burials',
    fearUse: 'ring the hand bell',
    undo: 'lay the silver lamp back into the grave and close it',
    undone: 'the silver lamp lies in the grave again, and the grave is closed,',
    traces: 'grave earth and the prints of bare feet',
    noise: 'slow steps',
  },
  bound: {
    great: 'the oldest one',
    heart: 'the ring of signs',
    want: 'a ring of signs was drawn there long ago to call and to bind, it has a gap now, and {brood} can neither go home nor stop what {brood.they} {brood.was} called for',
    fear: 'salt',
    fearThing: 'a torn sack of salt',
    fearUse: 'throw a handful of the salt',
    undo: 'wipe out the whole ring of signs, which sends home whatever it called',
    undone: 'the ring of signs has been wiped out,',
    traces: 'stone with a skin of glass and a circle in which no dust lies',
    noise: 'a hum',
  },
  mind: {
    great: 'the elder',
    heart: 'the brine pool',
    want: '{brood} {brood.has} found water there that is dark and salty enough for the young, and minds enough to feed them',
    fear: 'singing',
    fearThing: 'a barrel organ with a bent crank',
    fearUse: 'sing, or turn the crank of the barrel organ',
    undo: 'let the brine run off, which kills nothing and leaves nothing to stay for',
    undone: 'the brine has run off,',
    traces: 'dried salt and furniture that has been moved to the walls',
    noise: 'a thought that is not one\'s own',
  },
};

/** Who has moved in where an idea says only that a place is abandoned; by scale. */
export const lodgers: readonly (readonly string[])[] = [
  ['the giant rats', 'the kobolds', 'the goblins', 'the giant spiders'],
  ['the gnolls', 'the ghouls', 'the harpies', 'the bugbears'],
  ['the wraiths', 'the fire giants', 'the vampires'],
];

/** Where creatures are, if an idea does not say it; by scale. */
export const dens: readonly (readonly string[])[] = [
  ['the old tannery', 'the flooded quarry', 'the empty brewery'],
  ['the old customs house', 'the abandoned fortress', 'the dry docks'],
  ['the old arsenal', 'the sunken barracks', 'the royal aqueduct'],
];
