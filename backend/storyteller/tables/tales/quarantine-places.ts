import type { Tale } from './tale-types.ts';

export const quarantinePlaces: Tale['places'] = [
  {
    name: 'the ship in the roads|the ship with the flag',
    look: [
      'Washing on the shrouds, {num} people, a choir practice. {B} cooks on deck, and everyone stops and stares when the party comes over the side: only {A} has come on board since the flag went up.',
      '[The ship is clean, and everybody on it is bored.|The deck has been scrubbed white, for lack of anything else to do.] Somebody has painted a calendar on the mainsail, and {B} has let the children draw the party on it before they are aboard.',
    ],
    todo: [
      'The party can swim out by night (DC 13 Athletics), be smuggled by {S} for a price, or be rowed out by right, if {G} signs them on as a relief crew. The guard ship fires at any boat that leaves by daylight. Whoever wants to be off again must wait for the fog of the morning (DC 12 Survival to read it) or be let down with the slop bucket.',
    ],
    what: [
      [
        'Medicine :: examining those who were ill :: [It was poison, and it stopped on the day|They were poisoned, and it was over on the day] on which {B} began to catch rain for the soup. [The casks have a green rim.|There is a green rim round the inside of the casks.]',
        'v=a w!=a2',
      ],
      [
        'Medicine :: examining those on board :: [Nobody has been ill.|They have all been well since they sailed.] On the first morning {A} did not look at one tongue, but took away the list of passengers, and asked three times who was new on board.',
        'v=a w=a2',
      ],
      [
        'Medicine :: examining those who were ill :: [There have been none. {B} shows|Nobody has been ill. {B} shows] the party the only patient, who swam here from {town}: black hands, a real fever, and nearly well, thanks to the bitter bark that {B.they} boils for everybody on board.',
        'v=b',
      ],
    ],
    who: [
      'Insight :: asking who brought the flag :: {A} came out on the first morning, before the anchor had bitten, with the flag already sewn. "I was expecting you," {A} said.',
      'History :: reading the log of the first day :: "Doctor came alongside before we had spoken to anyone. Brought flag, water and papers for forty days, already signed." Below it stands the name of {A}.',
    ],
    where:
      'Perception :: asking those on board what they point at all day :: A house on piles off {town}, shut by day. By night they see boats there, and once somebody waved a bed sheet out of a window: it is {lair}.',
  },
  {
    name: "the potters' field|the field of new graves",
    look: [
      '[Graves in a row, whitewashed with lime, without names.|The graves are white with lime, in a straight row, and nobody has a name.] {T} is digging more, because they have been ordered.',
      '[Wind, lime, a hut with a stove.|There is a hut with a stove in it, a heap of lime, and wind.] {T} has planted something yellow on each new grave, "as they had nobody to choose it for them".',
    ],
    todo: [
      'Two guards of {A} see to it that no shroud is opened. They are afraid of the place, and leave it at dusk, or sooner if one of the graves says something (DC 12 Performance, or a cantrip).',
    ],
    what: [
      [
        'Investigation :: opening a grave with {T} :: [A shroud, a good one, sewn shut round a sack of sand.|Somebody has sewn a good shroud round a sack of sand.] In {few} graves there is not one bone.',
        'v=a w!=a2',
      ],
      [
        'Investigation :: opening a grave with {T} :: [A shroud, sewn shut round oilcloth, and in it ledgers.|Somebody has sewn a good shroud round a bundle of ledgers.] They are the accounts of the hospital penny, one year to a grave; on the last page of each the chest is empty.',
        'v=a w=a2',
      ],
      [
        'Investigation :: opening a grave with {T} :: A woman with a thimble on, and black to the elbows. She has never been at sea: her feet are those of [somebody|someone] who stands at a tub.',
        'v=b',
      ],
    ],
    who: 'Investigation :: looking at the orders for graves :: Each is signed by {A}, for a number and a day, and for the days to come as well. {H} has countersigned them, in pencil.',
    where:
      'Nature :: looking at the sand on the bier :: [It is shell sand, sharp and white; the sand of the mainland is brown, and this kind lies only round {lair}.|No sand of the mainland is so white: these are ground shells, and they lie round one house, {lair}.]',
  },
  {
    name: 'the harbour office|the harbour office of {town}',
    look: [
      'Maps, ledgers, a model of a hospital under glass. {A} has the window with the view of the ship, and a telescope that is pointed somewhat past it.',
      "A counter, a clock that is always right, and behind a door the physician's room, in which every drawer has a label. {A} is kind to the party, and tired.",
    ],
    todo: [
      '{A} sees one visitor at a time, after washing in vinegar. Whoever lets {A} take their pulse (a Wisdom saving throw, DC 13, not to answer every question truthfully) keeps {A.them} busy for as long as the others need.',
    ],
    what: [
      [
        'Arcana :: opening the drawer with the label "colours" :: Copper salts, green, the half of a jar. Beside them lies a slip with doses for the whole crew, by weight.',
        'v=a w!=a2',
      ],
      [
        'Investigation :: opening the drawer with the label "colours" :: Chicken blood, in a bottle, with a feather in it. Under it lies a letter of the crown: an auditor comes with the first ship of summer, "under whatever name".',
        'v=a w=a2',
      ],
      [
        'Investigation :: looking through the telescope of {A} without moving it :: It points at the lower town. On the sill lies a map of eleven streets of {town}, with a cross for each bed, and the oldest crosses are older than the ship.',
        'v=b',
      ],
    ],
    who: [
      [
        'Sleight of Hand :: taking the ledger of {H} from under the counter :: On the page after the fortieth day the pepper stands ready, sold and paid: "by arrangement with {A}".',
        'v=a w!=a2',
      ],
      [
        'Sleight of Hand :: taking the ledger of {H} from under the counter :: It has two columns, what the ships have paid and what is there. {A} has signed each page; the last signature was written with a shaking hand.',
        'v=a w=a2',
      ],
      [
        'Sleight of Hand :: taking the ledger of {H} from under the counter :: Houses of the lower town stand in it, sold and paid, each on the day after its people fell ill: "by arrangement with {A}".',
        'v=b',
      ],
    ],
    where:
      'Persuasion :: asking the boy who fetches vinegar where it all goes :: ["Twelve jugs here. Thirty to the sandbank. Nobody lives there, sir."|"Here it is twelve jugs. On the sandbank they want thirty, sir, and there is nobody."] He means {lair}.',
  },
];
