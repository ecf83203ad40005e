import type { TownSite } from './place-types.ts';

/** Built places for which only ideas ask. Their rows fit every place of the group, so that it can have the name of the idea. */
export const askedSites: readonly TownSite[] = [
  {
    id: 'fortress',
    name: 'the fortress',
    words:
      'fortress fort castle keep citadel stronghold bastion watchtower outpost garrison barracks wall gatehouse hold armoury armory'.split(
        ' ',
      ),
    named: '',
    like: ['lonely'],
    terrain: 'indoors',
    keeper: ['castellan', 'constable of the gate', 'warden for the crown'],
    look: [
      'a gate that opens by a third of its width and no further',
      'arrow slits, with flower boxes in all that face {town}',
      'a banner pole with the rope cut off at the height of a hand',
      'a long table that was built where it stands, since no door is wide enough',
      'a row of shields, each with the same scratch',
    ],
    feature: [
      'The gate falls if the third chain is cut«, and takes an hour to raise again».',
      'A passage inside the outer wall runs all the way round«, and is one person wide».',
      'From the highest point one sees who leaves {town}«, and by which road».',
    ],
    residue: 'lime and lamp soot',
    checks: [
      ['Stealth', 'walking the inner passage between two rounds'],
      ['History', 'reading from the stones which part is the oldest'],
    ],
    done: [
      'Travellers «from {town2} »may sleep in the gate hall, if they leave what they fight with at the gate.',
      'Each evening the keys are counted aloud«, and {K} signs for them».',
    ],
  },
  {
    id: 'court',
    name: 'the court',
    words: (
      'palace court courthouse courtroom tribunal consulate embassy treasury senate parliament hall villa townhouse throne chancery guildhall bank ' +
      'guild office exchange customs post toll tollhouse tollbooth booth gate auction mint room vault'
    ).split(' '),
    named: '',
    like: ['office', 'manor'],
    terrain: 'indoors',
    keeper: ['steward', 'first secretary', 'lord chamberlain'],
    look: [
      'two rows of benches, of which one is polished and the other is not',
      'a great many doors, with a person asleep on a chair before each',
      'ink on the floor in the form of a hand',
      'a portrait turned to the wall, and dusted',
      'a cord for a bell that rings somewhere else',
    ],
    feature: [
      'Behind the largest chair a «narrow »door leads to the kitchen stairs.',
      'Whoever stands on the worn stone in the middle is heard in every corner«, and does not know it».',
      'The strongroom is opened by two keys at once«, and {K} has one of them».',
    ],
    residue: 'sealing wax and floor polish',
    checks: [
      ['Deception', 'being announced under a better name'],
      ['Investigation', 'finding out which papers were moved today'],
    ],
    done: [
      'Petitions from {town2} are read on the third day of the week, and answered in the third week.',
      'Everyone who enters is written down«, and {K} reads the list aloud at supper».',
    ],
  },
  {
    id: 'tombs',
    name: 'the tombs',
    words:
      'chamber dungeon pyramid ziggurat catacomb catacombs mausoleum barrow ossuary obelisk necropolis crypt sarcophagus'.split(
        ' ',
      ),
    named: '',
    like: ['lonely', 'graveyard'],
    terrain: 'underground',
    keeper: ['keeper of the dead', 'warden of the seals', 'royal warden of the dead'],
    look: [
      'a stair that goes down further than the building goes up',
      'names on the walls, and one space where a name has been scraped off',
      'lamps that are never let go out, and one that is never lit',
      'a stone slab with fresh scratches along one edge',
      'painted eyes above every passage, all but one of them shut',
    ],
    feature: [
      'A counterweight closes the first passage if the threshold is stepped on twice.',
      'Air comes from behind the painted wall, so there is a room more than the plan of {K} shows.',
      'A whisper at the lowest point is heard at the entrance.',
    ],
    residue: 'bone dust and lamp oil',
    checks: [
      ['Religion', 'reading in which order the seals were set'],
      ['Perception', 'feeling where the air comes from'],
    ],
    done: [
      'Families from {town} come on the day of the dead«, and count who is missing».',
      'For a gift of oil {K} shows visitors the upper rooms«, and locks up behind them».',
    ],
  },
  {
    id: 'prison',
    name: 'the prison',
    words: 'prison gaol jail penitentiary oubliette lockup stockade'.split(' '),
    named: '',
    like: ['lonely'],
    terrain: 'indoors',
    keeper: ['head gaoler', 'governor of the prison', 'royal governor of the prison'],
    look: [
      'doors with a flap at the height of a knee, all of which open at once',
      'a gallery from which one guard can see into every cell but one',
      'a yard with a circle worn into the stones by those who walk there',
      'hooks with irons in four sizes, the smallest polished',
      'a bench for visitors, bolted down, with names on its underside',
    ],
    feature: [
      'One lever opens all the cells of a row«, and cannot be pushed back».',
      'The kitchen lift goes down to the river gate« and carries one thin person».',
      'A whistle «from the gallery »shuts the outer gate within ten breaths.',
    ],
    residue: 'whitewash and rust',
    checks: [
      ['Persuasion', 'being let in as a relative'],
      ['Investigation', 'finding out from the book who is not in any cell'],
      ['Stealth', 'crossing the gallery between two rounds'],
    ],
    done: [
      'Those who are locked up here for debts of {town} may work them off«, and are charged for the room».',
      'Visitors are let in on the first day of the month, with a basket that {K} looks through and taxes.',
    ],
  },
  {
    id: 'mine',
    name: 'the mine',
    words: 'mine mines mineshaft shaft colliery diggings'.split(' '),
    named: '',
    like: ['lonely', 'underground'],
    terrain: 'underground',
    keeper: ['mine captain', 'master of the mine', 'lord warden of the mines'],
    look: [
      'a wheel over the shaft, and a rope that goes down and does not swing',
      'lamps on numbered nails, one for everybody who is below',
      'props of fresh wood among grey ones, all in one gallery',
      'a wall in which the vein glitters and stops, cut off straight as with a knife',
      'a cart on rails that stands where it cannot have rolled by itself',
    ],
    feature: [
      'The cage falls if the brake is knocked out, and stops a yard above the ground« in most cases».',
      'Three props carry the whole of the lower gallery« and are marked with red cloth».',
      'The carts run by themselves from the upper gallery down to the gate.',
    ],
    residue: 'ore dust and lamp grease',
    checks: [
      ['Nature', 'reading from the rock where the vein goes on'],
      ['Perception', 'hearing who works where no one should'],
      ['Athletics', 'climbing up the rope of the cage'],
    ],
    done: [
      'Work is given out before dawn, at the wheel, and whoever comes up without ore «from three shifts »is let go.',
      'On pay day half of {town} comes to the gate« and sells things».',
    ],
  },
  {
    id: 'care-house',
    name: 'the hospital',
    words:
      'orphanage hospital asylum hospice infirmary poorhouse almshouse sanatorium nursery clinic refuge colony'.split(
        ' ',
      ),
    named: '',
    like: ['works'],
    terrain: 'indoors',
    keeper: ['matron', 'head physician', 'royal governor of the house'],
    look: [
      'beds in two rows, with one bed too many at the end',
      'a cupboard of small shoes, in pairs, sorted by size',
      'a list of names on the door, with the last line covered by paper',
      'windows that open a hand wide',
      'a bell rope worn thin at two heights',
    ],
    feature: [
      'The linen shaft goes from the top floor to the cellar«, and a thin person fits».',
      'At night one lamp is carried from bed to bed, and all else is dark« for a quarter of an hour».',
      'The medicine cabinet has a lock from {town2}«, and {B} knows the smith».',
    ],
    residue: 'chalk and strong soap',
    checks: [
      ['Medicine', 'telling from the bottles what is treated here'],
      ['Insight', 'seeing who is afraid of {K}'],
    ],
    done: [
      'Those who are taken in leave their names at the door«, and get them back if they leave».',
      'On the first day of the month {town} sends bread«, and counts who eats it».',
    ],
  },
  {
    id: 'workshop',
    name: 'the workshop',
    words: (
      'forge smithy workshop laboratory lab foundry smelter brewery winery distillery tannery saltworks kitchen bakery bakehouse patisserie laundry tailor ' +
      'sawmill factory cellar studio shipyard warehouse granary kiln printing press pottery dyeworks ' +
      "butcher's butcher butchery slaughterhouse"
    ).split(' '),
    named: '',
    like: ['works'],
    terrain: 'indoors',
    keeper: ['owner', 'master of the works', 'purveyor to the crown'],
    look: [
      'tools on the wall, each in its painted outline, and one outline empty',
      'a bench with a bite out of it',
      'a fire that is banked and never out',
      'shelves up to the roof, and a ladder that does not reach the last one',
      'a heap of what went wrong, sorted by year',
    ],
    feature: [
      'The hoist lifts three people, or drops them, if the pin is drawn.',
      'The back door opens on a yard« from which one lane leads to {town2} and one to nowhere».',
      'What is hot here is marked with red cloth, except for one thing.',
    ],
    residue: 'ash and fine shavings',
    checks: [
      ['Investigation', 'working out what was made here last'],
      ['Sleight of Hand', 'pocketing a sample while the work goes on'],
    ],
    done: [
      'Orders from {town} are taken in the morning, and refused in the afternoon.',
      'Whoever helps for a day is paid in the goods«, and {K} chooses which».',
    ],
  },
  {
    id: 'house',
    name: 'the lonely house',
    words:
      'cottage hut cabin treehouse lodge shack hermitage house tenement yurt tent homestead nest hive beehive anthill burrow brothel den hideout hideaway headquarters hq'.split(
        ' ',
      ),
    named: '',
    like: ['lonely', 'manor'],
    terrain: 'indoors',
    keeper: ['owner', 'owner', 'tenant for the crown'],
    look: [
      'one chair by the fire, and two cups on the table',
      'bundles of herbs under the roof, with labels in two hands',
      'a door that has been painted more often than the rest',
      'a window with a lamp in it by day',
      'a bed behind a curtain, and boots before it',
    ],
    feature: [
      'Under the rug a hatch leads to a store« where one can stand».',
      'The floor creaks everywhere but along the wall.',
      'The lamp in the window is seen as far as {town}«, and someone there looks for it».',
    ],
    residue: 'wood ash and dried herbs',
    checks: [
      ['Nature', 'naming what hangs under the roof'],
      ['Perception', 'noticing that a second person lives here'],
    ],
    done: [
      'Those who lose their way to {town2} are given soup«, and asked three questions».',
      'Advice is free here, and {K} gives it before it is asked« for».',
    ],
  },
  {
    id: 'school',
    name: 'the school',
    words:
      'school academy university college observatory conservatory training seminary aquarium zoo menagerie museum gallery planetarium dojo'.split(
        ' ',
      ),
    named: '',
    like: ['library', 'works'],
    terrain: 'indoors',
    keeper: ['head of the house', 'rector', 'chancellor of the crown'],
    look: [
      'rows of desks, with the same word cut into three of them',
      'a glass case with a label and nothing else in it',
      'a board full of figures that nobody is allowed to wipe off',
      'a stair on which one keeps to the left, for a reason no one gives',
      'a cage with its door open and straw still warm',
    ],
    feature: [
      'A speaking tube joins the topmost room with the porter« at the door».',
      'The great lamp turns on a crank«, and blinds whoever looks up».',
      'The stores have a list«, in the hand of {K},» of what may not stand side by side.',
    ],
    residue: 'chalk dust and spirit of wine',
    checks: [
      ['Arcana', 'reading what the figures on the board are for'],
      ['History', 'finding the year in which the lists break off'],
    ],
    done: [
      'On the open day all of {town} comes to look«, and leaves with an opinion».',
      'A question costs a silver piece here, and an answer costs {K} an evening.',
    ],
  },
  {
    id: 'lighthouse',
    name: 'the lighthouse',
    words: 'lighthouse beacon'.split(' '),
    named: '',
    like: ['lonely'],
    terrain: 'indoors',
    keeper: ['keeper of the light', 'warden of the lights', 'royal warden of the lights'],
    look: [
      'a lamp as large as a cart, with a chair from which one sees only the lamp',
      'a stair with oil cans on it, one for every seventh step',
      'boots for the sea in a row by the door, the last pair wet',
      'a board with the names of ships, of which some have been crossed out twice',
      'a window to the sea with scratches of birds on the outside',
    ],
    feature: [
      'The shutter of the lamp can be let down at once« and then every ship is blind».',
      'Whoever looks into the lamp sees nothing for as long as it takes to come down the stair.',
      'The hoist for the oil carries one person« from the rocks to the lamp».',
    ],
    residue: 'lamp soot and salt',
    checks: [
      ['Perception', 'telling a ship from a wave by the light of the lamp'],
      ['Investigation', 'reading the log of the light for a night that is missing'],
    ],
    done: [
      'The lamp is lit before dusk, and {K} writes down every ship that passes it.',
      'Pilots from {town} ask here what the sea will do«, and pay in fish».',
      'Oil is brought up here from {town} once a week«, by people who do not stay for the night».',
    ],
  },
];
