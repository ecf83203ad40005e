/** How creatures that have moved in somewhere live there, which decides how they can be made to leave. */
export type Kin = 'folk' | 'beast' | 'dead' | 'bound' | 'mind';

/** What a plot about such creatures needs: nouns with their articles, and phrases with a verb. */
interface KinWords {
  /** The strongest of them. */
  great: string;
  /** What they have in the innermost part: a noun in the singular. */
  heart: string;
  /** After `because`. */
  want: string;
  /** What was taken from the innermost part, as a new and as a known thing. */
  token: string;
  aToken: string;
  /** What they cannot bear, as a noun. */
  fear: string;
  /** Where it comes from, as a thing that lies there. */
  fearThing: string;
  /** What one does with it, in the infinitive without `to`. */
  fearUse: string;
  /** What makes them leave, in the infinitive without `to`. */
  undo: string;
  /** What is found of them: a noun phrase in the plural. */
  traces: string;
  /** What others learn about them: a noun without an article, or with an indefinite one. */
  noise: string;
}

export const kinWords: Readonly<Record<Kin, KinWords>> = {
  folk: {
    great: 'the chief',
    heart: 'the high seat',
    want: '{brood.they} {brood.was} driven out of {brood.their} old home by hunger, and nobody has offered {brood.them} another',
    token: 'the drumstick',
    aToken:
      'the carved stick of the great drum, without which the chief cannot call the others together',
    fear: 'the sound of the great drum',
    fearThing: 'a drum as large as a cartwheel',
    fearUse: 'beat the drum, with a fist if need be,',
    undo: 'give back the drumstick, and agree with the chief on a place where they may live',
    traces: 'prints of many feet and a wall of tally marks',
    noise: 'drumming',
  },
  beast: {
    great: 'the mother',
    heart: 'the nest with the eggs',
    want: '{brood.they} need{brood.v} a dark and dry place for the young until {deadline}, and {brood.has} found none better',
    token: 'the egg',
    aToken: 'an egg, wrapped in a shirt, that is still warm',
    fear: 'thick smoke',
    fearThing: 'a stack of damp straw',
    fearUse: 'light a bundle of the damp straw',
    undo: 'bring back the egg, and carry the whole nest to another dark and dry place',
    traces: 'scratches at the height of a head and a floor swept clean of crumbs',
    noise: 'scratching',
  },
  dead: {
    great: 'the eldest',
    heart: 'the broken grave',
    want: 'a grave was broken open there, and {brood.they} cannot rest until it is whole again',
    token: 'the silver lamp',
    aToken: 'a silver lamp, of the sort that is laid into graves to light the way',
    fear: 'the sound of a hand bell',
    fearThing: 'a hand bell with a wooden handle, as is rung at burials',
    fearUse: 'ring the hand bell',
    undo: 'lay the silver lamp back into the grave, and close it',
    traces: 'grave earth and prints of bare feet',
    noise: 'slow steps',
  },
  bound: {
    great: 'the oldest one',
    heart: 'the ring of signs',
    want: 'a ring of signs was drawn there long ago to call and to bind, it has a gap now, and {brood.they} can neither go home nor rest',
    token: 'the sign stone',
    aToken: 'a stone with a sign cut into it, too heavy for its size',
    fear: 'salt',
    fearThing: 'a torn sack of salt',
    fearUse: 'throw a handful of the salt',
    undo: 'put the sign stone back into the ring, and read aloud the release that is cut into its rim',
    traces: 'stone with a skin of glass and a circle in which no dust lies',
    noise: 'a deep drone',
  },
  mind: {
    great: 'the elder',
    heart: 'the brine pool',
    want: '{brood.they} {brood.has} found water there that is dark and salty enough for the young, and minds enough above to feed them',
    token: 'the jar',
    aToken: 'a sealed jar of brine, in which something pale turns towards whoever thinks of it',
    fear: 'loud singing',
    fearThing: 'a barrel organ with a bent crank',
    fearUse: 'sing, or turn the crank of the barrel organ,',
    undo: 'bring back the jar, and open the old sluice, so that the brine and the young are washed down to where they came from',
    traces: 'dried salt and furniture that has been moved to the walls',
    noise: 'humming',
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
