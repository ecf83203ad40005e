import type { Row } from '../row-types.ts';

/** By what one knows the sort of a place that is not kept up any more; noun phrases, by the id of the site. */
export const emptyLooks: Readonly<Record<string, readonly Row[]>> = {
  fortress: [
    'arrow slits with ivy growing in at them',
    'a gate of which one leaf lies flat, and is used as a bridge',
    'a gallery for archers, with nests in it like a row of heads',
    'a well in the yard, with a bucket that is not old',
  ],
  lighthouse: [
    'a great lamp without its glass, with a gull on the wick',
    'a stair with an oil can on every seventh step, all of them dry',
    'a log of ships that breaks off in the middle of a name',
  ],
  tower: [
    'a winding stair with every fifth step gone',
    'hooks in a wall for a lamp as large as a cart',
    'a window at the very top with a shutter that still closes',
  ],
  inn: [
    'a sign that hangs by one hook, and creaks with its picture to the wall',
    'a bar with rings from cups in the wood, the newest of them still wet',
    'keys with numbers on a board, all but one of them rusty',
  ],
  house: [
    'a kitchen with a kettle that is cleaner than the rest',
    'a wall of pale squares where pictures have hung',
    'a cradle in which a hen sits',
  ],
  manor: [
    'a ballroom in which bats hang from the chandelier',
    'bells on springs for nineteen rooms, and a twentieth without a name',
    'portraits from which only the faces have been cut',
  ],
  court: [
    'two rows of benches, and a bird that nests in the highest chair',
    'files that have grown together to blocks, with one torn open',
    'a cord for a bell, cut at the height of a hand',
  ],
  shrine: [
    'an altar that is warm, and goats asleep on it',
    'niches for nine saints, with eight pairs of stone feet left in them',
    'a bell on the ground, with someone\u2019s bed of straw in it',
  ],
  ruin: [
    'a god without a face, and with fresh flowers',
    'a doorway without a wall on either side',
    'a floor of coloured stones with a hole dug in it',
    'an arch that has been propped up with new timber',
  ],
  shop: [
    'drawers up to where the ceiling was, all pulled out but one',
    'a counter with a groove where money was pushed across',
    'a scale in which rain stands level',
  ],
  market: [
    'rows of empty stalls with the prices of the last day still on them',
    'a pillar worn bright at the height of a purse, and rust above it',
    'chalk lines that somebody has drawn again',
  ],
  library: [
    'books that the wet has grown together, with mushrooms on their backs',
    'a ladder on a rail that ends in the open air',
    'a catalogue with one drawer that is free of dust',
  ],
  school: [
    'desks in rows, with a tree through the third',
    'a board on which one sum has been gone on with',
    'glass jars, burst from inside',
  ],
  prison: [
    'cell doors that stand open, and one that does not',
    'strokes on a wall in bundles of five, and a bundle begun this week',
    'a ring in the floor with a chain that has been oiled',
  ],
  mine: [
    'rails that run into black water and come out of it again',
    'a cage on its rope, hung up as if for the next shift',
    'lamps on numbered nails, with number nine missing',
  ],
  cave: [
    'drawings in soot, the last of them unfinished',
    'candle ends on a ledge, and one still soft',
  ],
  tombs: [
    'a slab pushed aside by a hand\u2019s breadth, from below',
    'painted eyes over every passage, scratched out all but one',
  ],
  graveyard: [
    'stones that the grass has laid flat, and one that has been set up again',
    'an iron gate that is shut between two gaps in the wall',
  ],
  settlement: [
    'a pump that still gives water, with a cup on a chain',
    'a bakery whose oven is lukewarm',
    'a well with all the names of the place scratched into its rim',
    'a street in which one doorstep has been swept',
  ],
  ship: [
    'a wheel lashed to hold one course',
    'a hammock with the print of someone in it',
    'a hold full of barrels, of which each tenth is dry',
  ],
  bridge: [
    'a toll hut with a drawer of coins that are no longer money',
    'a chain across the middle, rusted into one piece',
  ],
  'care-house': [
    'beds in two rows, one of them made',
    'a cupboard of small shoes with a bird\u2019s nest in each',
  ],
  workshop: [
    'tools on the wall as outlines of rust, and one of them still there',
    'a cold hearth with a heap of clinker, and a warm one behind it',
  ],
  theatre: [
    'rows of seats with grass in the stuffing, all turned to the stage',
    'a painted forest on a cloth, from which real leaves have come out',
  ],
  'bath-house': ['a dry basin with a mosaic of fish, and a wet one that no pipe leads to'],
};
