import type { Row } from '../row-types.ts';

/** Like `sensesOfSites`, for sites for which only ideas ask. */
export const sensesOfAskedSites: Readonly<Record<string, readonly Row[]>> = {
  fortress: [
    'Steps go round on the wall and turn at the same spot each time«, as all of {town} knows»; it smells of iron and wet wool.',
    'A chain is drawn in, tooth by tooth, and {town} knows from it what time it is; it smells of lamp oil and horses.',
  ],
  prison: [
    'Somebody knocks on a pipe, and it is passed on from cell to cell« like gossip in {town}»; it smells of lime and cabbage.',
    'Keys go by, and everything falls silent until they have; it smells of straw«, and on Sundays of the bread of {town}».',
  ],
  mine: [
    'Picks, far below, in a rhythm that {town} dances to at weddings; it smells of hot iron and wet stone.',
    'A bell counts those who come up, and people of {town} count along; it smells of lamp grease.',
  ],
  tombs: [
    'Every step is answered from below, a little late«, as visitors from {town} tell»; it smells of bone dust and old oil.',
    'It is so still that one hears the lamps; it smells of myrrh«, which {town2} sells».',
  ],
  house: [
    'A clock, a cat, and a kettle that is never quite quiet; it smells of herbs«, and of the fires of {town} when the wind turns».',
    'The door sticks and sighs, and {town} is as far away as it likes; it smells of smoke and apples.',
  ],
  court: [
    'Quills scratch, «somebody coughs, »and a name from {town} is called into the corridor; it smells of wax and wet coats.',
    'Doors are closed softly one after the other, and {town} outside seems to talk too loud; it smells of floor polish.',
  ],
  'care-house': [
    'Somebody is told a story behind a curtain, and half of {town} knows how it ends; it smells of soap and camphor.',
    'A small bell rings, «and slippers run, »and {town} goes by outside on its toes; it smells of broth.',
  ],
  workshop: [
    'Hammer, file, and a word that one does not say in {town}; it smells of hot metal and glue.',
    'Something is poured, and all hold their breath until it has set; it smells of burning and of the dinners of {town}.',
  ],
  school: [
    'A hundred voices say the same line, and one says another; {town} hears it with open windows. It smells of chalk.',
    'A pen falls, and a whole row in the hall looks up towards {town}; it smells of ink and wet sponge.',
  ],
  camp: [
    'Canvas claps, «a dog barks at {town}, »and somebody tunes one string; it smells of smoke and leather.',
    'Pots and harness, and a song of which {town} knows another verse; it smells of horses and onions.',
  ],
  wilds: [
    'The wind comes from where one does not look, «and the bells of {town} with it; »it smells of thyme and dust.',
    'A bird says the same three notes, and in {town} they have put words to them; it smells of rain on stone.',
  ],
  plain: [
    'The wind has nothing to catch on but the ears, «and brings bells of {town}; »it smells of dust and thyme.',
    'A lark goes up, and one hears wheels that are still half an hour off on the road to {town}; it smells of dry grass.',
  ],
  garden: [
    'Shears click behind a hedge, «stop when one listens, »and the bells of {town} sound far away; it smells of box and wet gravel.',
    'Bees, a rake, and somebody who whistles a song of {town}; it smells of roses and a little of what feeds them.',
  ],
  farm: [
    'A cock crows at the wrong time, «and {town} will have heard it, too; »it smells of hay and cows.',
    'Chains clink in the stalls, and somebody counts aloud in the speech of {town}; it smells of milk and dung.',
  ],
  waterside: [
    'Water goes in and out between the stones, «as slowly as people in {town} speak; »it smells of weed.',
    'A boat knocks against its post, and a heron «from the side of {town} »takes offence; it smells of mud and mint.',
  ],
  forest: [
    'Leaves, a woodpecker, and an axe from the side of {town} that stops when one listens; it smells of resin.',
    'A branch breaks, «and then a second one nearer by, »and {town} is out of hearing; it smells of mushrooms.',
  ],
  island: [
    'Waves come from all sides«, and the bell of {town} from one, in a good wind»; it smells of salt and goats.',
    'Gulls quarrel about whatever comes from {town}; it smells of weed and driftwood fires.',
  ],
  settlement: [
    'A pump, a quarrel and a cradle song out of three windows; it smells of bread« and of the boots of visitors from {town}».',
    'Shutters are opened one after the other, and each says good morning to the carter from {town}; it smells of soup and wet washing.',
  ],
  threshold: [
    'What is said on this side comes back from the other with an answer«, and not always in the voice of {town}»; it smells of snow and iron.',
    'It hums on one note, and dogs from {town} lie down a bowshot away; it smells like the air after lightning.',
  ],
  conveyance: [
    'Everything creaks that can, and a whistle blows for {town} long before it is seen; it smells of tar and soup.',
    'The floor hums under the feet, and somebody deals cards in time with it; it smells of grease«, and of {town2} for as long as the wares last».',
  ],
};
