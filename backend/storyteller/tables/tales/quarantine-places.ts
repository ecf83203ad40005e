import type { Tale } from './tale-types.ts';

export const quarantinePlaces: Tale['places'] = [
  {
    name: 'the ship in the roads|the ship with the flag|the ship with the lanterns|the pepper ship|the ship at anchor',
    look: [
      '[Washing on the shrouds, {num} people«, a choir practice».|There is washing on the shrouds, and a choir practising, and {num} people in all.] {B} cooks on deck, and everyone« stops and» stares when the party comes over the side: only {A} has climbed up here since the flag went up.',
      '[The ship is clean, and everybody on it is bored.|The deck has been scrubbed white, for lack of anything else to do.|It is a clean ship, with a smell of soup.] Somebody has painted a calendar on the mainsail, and {B} has let the children draw the party on it« before they are aboard».',
    ],
    todo: [
      'The party can swim out« by night» (DC 13 Athletics), be smuggled by {S} for a price, or be rowed out by right, if {G} signs them on as a relief crew. [The guard ship fires at any boat that leaves by daylight.|Boats that leave by daylight are fired at.|By day no boat gets away from it: the guard ship fires.] [[Whoever wants to be off again waits for the fog of the morning|To get off again one waits for the morning fog] (DC 12 Survival to read it) or [is let down|goes down] in the slop bucket.|One gets away in the fog of the morning (DC 12 Survival to read it), or is let down in the [slop bucket|slop bucket, on its rope].]',
    ],
    what: [
      [
        'Medicine :: examining those who were ill :: [It was poison, and it stopped on the day|They were poisoned, and it was over on the day] on which {B} began to catch rain« for the soup». [The casks have a green rim.|There is a green rim round the inside of the casks.|Look into the casks, and there is green on the wood.]',
        'v=a w!=a2',
      ],
      [
        'Medicine :: examining those on board :: [Nobody has been ill.|They have all been well since they sailed.|There is nothing wrong with any of them, and there never was.] On the first morning {A} did not look at one tongue, but took away the list of passengers, and asked three times who was new on board.',
        'v=a w=a2',
      ],
      [
        'Medicine :: examining those who were ill :: [There have been none. {B} shows|Nobody has been ill. {B} shows] the party the only patient, who swam here« from {town}»: black hands, a real fever, and nearly well, thanks to the« bitter» bark that {B.they} boils for everybody« on board».',
        'v=b',
      ],
    ],
    who: [
      'Insight :: asking who brought the flag :: {A} came out on the first morning«, before the anchor had bitten», with the flag already sewn. "I was expecting you," {A} said.',
      'History :: reading the log of the first day :: "[Doctor came alongside before we had spoken to anyone|Doctor alongside at first light, before we had hailed the shore]. [Brought [flag, water|water, flag] and papers for forty days, [already|all] signed|[Flag, water|Water, a flag] and papers brought, forty days, all signed [beforehand|the day before|already]|Left with us a flag, [water|{few4} casks of water], and papers for forty days with the [name|signature] already under them]." Below it stands the name of {A}.',
    ],
    where:
      'Perception :: asking those on board what they point at all day :: [A house on piles off {town}, shut by day.|Off {town} there is a house on piles, with its shutters closed by day.] [By night they see boats there|There are boats there at night|After dark boats go to and fro|At night a boat with no lamp goes out to it], and once [somebody waved a bed sheet out of a window|there was a bed sheet at a window, and it waved|a bed sheet hung out of a window, with letters on it in soot|someone lit three candles at a window, and blew them out again]: [it is {lair}|that is {lair}].',
  },
  {
    name: "the potters' field|the field of new graves|the lime field|the strangers' field|the graveyard by the lime kiln",
    look: [
      '[Graves in a row, whitewashed with lime, without names.|The graves are white with lime, in a straight row, and nobody has a name.|A row of graves, [straight|as straight as a street], and instead of names [there is lime|lime on each].] {T} is digging more, because they have been ordered.',
      '[Wind, lime, a hut with [a stove|smoke from its pipe].|There is a hut with a stove in it, [a heap of lime, and wind|and a heap of lime under a sail].|[It is a windy place|The wind never stops here], with [a heap of lime|lime in heaps|white dust on everything] and [one hut|a single hut|a hut of planks].] {T} has planted something yellow on each« new» grave, "as they had nobody to choose it for them".',
    ],
    todo: [
      '[Two guards|A pair of guards] of {A} [see to it that no shroud is opened|keep people away from the shrouds|let nobody open a shroud]. [They are afraid of the place, and leave it at dusk|They do not like the place, and go home at dusk|At dusk they go, and faster than they would admit], or sooner if [one of the graves says something|a grave speaks to them|one of the dead coughs] (DC 12 Performance, or a cantrip).',
    ],
    what: [
      [
        'Investigation :: opening a grave with {T} :: [A shroud, «a good one, »sewn shut round a sack of sand.|Somebody has sewn a« good» shroud round a sack of sand.] [In {few} graves there is not one bone.|{few.u} graves, and not a bone in them.|There is not one bone in all {few} graves.]',
        'v=a w!=a2',
      ],
      [
        'Investigation :: opening a grave with {T} :: [A shroud, sewn shut round oilcloth, and in it ledgers.|Somebody has sewn a good shroud round a bundle of ledgers.] [They are the accounts of the hospital penny, one year to a grave|Each holds a year of the hospital penny]; [on the last page of each the chest is empty|they all end with an empty chest|the chest is empty at the end of every year].',
        'v=a w=a2',
      ],
      [
        "Investigation :: opening a grave with {T} :: A woman with a thimble on, and black to the elbows. [She has never been at sea: her feet are those of somebody who stands at a tub.|Those are no sailor's feet«: they have stood in wash water all her life».]",
        'v=b',
      ],
    ],
    who: 'Investigation :: looking at the orders for graves :: Each is signed by {A}, for a number and a day, and [for the days to come as well|so are those for next week]. {H} has countersigned them, in pencil.',
    where:
      'Nature :: looking at the sand on the bier :: [It is shell sand, sharp and white«; the sand of the mainland is brown», and this kind lies only round {lair}.|No sand of the mainland is so white: these are« ground» shells, and they lie round« one house,» {lair}.]',
  },
  {
    name: 'the harbour office|the harbour office of {town}|the office on the quay|the old harbour office',
    look: [
      'Maps, ledgers, a model of a hospital« under glass». {A} has the window with the view of the ship, and a telescope that is pointed« somewhat» past it.',
      "A counter, «a clock that is always right, »and« behind a door» the physician's room, in which every drawer has a label. {A} is kind« to the party», and tired.",
    ],
    todo: [
      '{A} sees one visitor at a time«, after washing in vinegar». Whoever lets {A} take their pulse (a Wisdom saving throw, DC 13, not to answer every question truthfully) keeps {A.them} busy for as long as the others need.',
    ],
    what: [
      [
        'Arcana :: opening the drawer with the label "colours" :: [Copper salts, green, the half of a jar.|A jar of copper salts, green, half used up.] [Beside them lies a slip with doses for the whole crew, by [weight|weight, and by the day].|A slip with them gives the dose, [by weight|in grains|by the spoon], for the whole crew.|Under the jar is the muster roll of the crew, with [a dose|a weight in grains] beside [each name|every man].]',
        'v=a w!=a2',
      ],
      [
        'Investigation :: opening the drawer with the label "colours" :: [Chicken blood, in a bottle«, with a feather in it».|A bottle of chicken blood«; a feather floats in it».] [Under it lies a letter of the crown|It stands on a letter of the crown]: [an auditor comes with the first ship of summer|with the first ship of summer comes an auditor], "under whatever name".',
        'v=a w=a2',
      ],
      [
        'Investigation :: looking through the telescope of {A} without moving it :: It points at the lower town. [On the sill lies a map of eleven streets« of {town}», with a cross for each bed|A map of {town} lies on the sill, eleven streets of it, with a cross for each bed], and [the oldest crosses are older than the ship|some of the crosses were there before the ship].',
        'v=b',
      ],
    ],
    who: [
      [
        'Sleight of Hand :: taking the ledger of {H} from under the counter :: On the page after the fortieth day the pepper stands ready, sold and paid: "by arrangement with {A}".',
        'v=a w!=a2',
      ],
      [
        'Sleight of Hand :: taking the ledger of {H} from under the counter :: It has two columns, what the ships have paid and what is there. {A} has signed each page«; the last signature was written with a shaking hand».',
        'v=a w=a2',
      ],
      [
        'Sleight of Hand :: taking the ledger of {H} from under the counter :: Houses« of the lower town» stand in it, sold and paid, each on the day after its people fell ill: "by arrangement with {A}".',
        'v=b',
      ],
    ],
    where:
      'Persuasion :: asking the boy who fetches vinegar where it all goes :: ["[Twelve jugs here|I bring twelve jugs here]. [[Thirty|Another thirty] [to|go to] the sandbank|And thirty [out to|for] the sandbank|The sandbank [gets|takes|drinks] thirty], [but nobody lives there[, sir|]|and there is nobody there, is there|for an empty house|and I see nobody there]."|"[Here it is twelve jugs|This house takes twelve jugs]. [On the sandbank they want thirty, sir, and there is nobody|It is thirty for out on the sandbank, and I must not ask who drinks it|Out there it is thirty; I leave them on the ramp, and do not look]."] [He means {lair}.|Out there is {lair}.|The boy points at {lair}.|That can only be {lair}.]',
  },
];
