import type { MoodRows } from './mood-rows.ts';

/** What else is at the places of the story, and on the way to them. */
export const steps: MoodRows = {
  dark: [
    '**The air**: near {spot} it tastes of iron. Voices come back from the walls and the ground a little lower than they were.',
    '**Silence**: no bird is heard near {spot2}, and steps sound as if somebody walked one pace behind.',
    '**The cold**: at {spot} breath can be seen, also by day. Whoever stands still there for a minute feels it in the teeth.',
    '**Eyes**: at {spot2} each member of the party has the feeling of being watched, and each from another side.',
    '**The light**: at {spot} a lamp burns lower than in {town}, and its flame leans towards the way out.',
    '**Scratches**: near {spot2} there are marks of fingernails at the height of the knee, and all of them lead away from it.',
    '**Signs**: near {spot2} somebody has scratched a tally into wood, one line for each person who went by. Some of the lines have been crossed out again.',
    '**What follows the party**: from {spot} on there is one pair of footsteps more than there are people. It stops when they stop.',
    '**Light goes out**: the lamp oil that is sold in {town} is watered down. After ten minutes at {spot} everyone stands in the dark, and something falls.',
  ],
  light: [
    '**The air**: near {spot} it smells of thyme and warm stone, as on the first day of a holiday.',
    '**The echo**: at {spot2} each word comes back twice, and the second time it sounds like an uncle with a cold.',
    '**A drawing**: near {spot} a child from {town} has drawn a hero with very long arms. It looks remarkably like one of the party.',
    '**Sunlight**: at {spot2} a single warm patch of light lies on the ground, and a cat from {town} lies in it.',
    '**Berries**: close to {spot} somebody has left a bowl of berries with a note: "For whoever comes. I have had enough."',
    '**A sign**: someone from {town} has marked the safe way to {spot} with chalk flowers, one for each step. One can trust the flowers.',
    '**Found**: beside {spot} lies the lunch of somebody from {town}, with name, cheese, and a very useful knife.',
    '**A note**: near {spot2} hangs a paper, "Back soon, please feed the cat". The cat knows where everything is kept.',
    '**The smell of bread**: on the way to {spot2} someone bakes in the open. She is paid in news, and gives a warm loaf and the name of a late walker for it.',
  ],
};
