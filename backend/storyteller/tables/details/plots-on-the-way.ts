import type { Row } from '../row-types.ts';

/** What else is to be seen and heard at the places and on the way to them. */
export const steps: readonly Row[] = [
  '**A smell**: at {spot} it smells of [cold iron|wet plaster|old rope and apples]. It stays in the clothes, and in {town} people will know where the party has been.',
  '**A sound**: whoever stands still near {spot} hears [a slow drip|a loose board|a hinge], always after the same number of breaths. One gets used to it, and then it is missed.',
  '**The light**: at {spot2} it comes from the side, and one sees [dust|footprints|the marks of tools] better in it than at any lamp. It takes away no danger, but some doubts.',
  '**A habit of the place**: people from {town} touch [the post|the lintel|a certain stone] when they come to {spot2}. The spot is dark from all the hands.',
  '**Underfoot**: the ground near {spot} is [gravel|packed clay|planks], and each step is heard. Whoever walks where the people of {town} walk, along the edge, is quieter.',
  '**A name on the wall**: people from {town} have scratched theirs in near {spot2}, with years. The oldest can no longer be read, and the newest has [a spelling mistake|a small heart|a frame].',
  '**Cold and warm**: at {spot2} there is a draught at knee height. In {town} people say that the place [breathes|sleeps badly|was never finished], and they say it without fear.',
];
