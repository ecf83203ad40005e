import type { Row } from './row-types.ts';

/** More of what a character of a higher level has done since. */
export const moreRenown: readonly Row[] = [
  ['{P} brought the stolen church silver back to {town2}, all but one spoon.', 'tier=2'],
  ['{P} led {few} lost children out of the woods near {town3}, singing.', 'tier=2'],
  ['The watch in {town2} sends for {P} when it does not want to write a report.', 'tier=2'],
  ['{P} drove an owlbear out of the vineyards of {town3} with two pot lids.', 'tier=2'],
  ['A village near {town2} has a new mill because {P} asked for no other reward.', 'tier=2'],
  [
    '{P} fought a duel in {town3} for a person who could not, and has a scar and a goose from it.',
    'tier=2',
  ],
  ['In the mines near {town2} {P} went back down for the last two, and found three.', 'tier=2'],
  ['{P} caught the false priest of {town3}, and the congregation asked for him back.', 'tier=2'],
  [
    'There is a bridge near {town2} that no troll has charged for since {P} slept under it.',
    'tier=2',
  ],
  ['{P} has stood trial in {town3} for another person, and won.', 'tier=2'],
  ['A smuggler out of {town2} swears by {P}, and pays duty now, once a year.', 'tier=2'],
  ['{P} broke the siege of a farm near {town3} with the help of its bees.', 'tier=2'],
  ['The barrow near {town2} has been quiet since {P} put the cup back into it.', 'tier=2'],
  [
    '{P} carried the fever medicine to {town3} through the snow, and arrived without boots.',
    'tier=2',
  ],
  ['A knight near {town2} has unhorsed everyone but {P}, who came on foot.', 'tier=2'],
  ['{P} unmasked the ghost of {town3}, and paid for the repair of the mask.', 'tier=2'],
  ['The giant in the hills above {town2} plays bowls with {P} on feast days.', 'tier=2'],
  ['{P} brought a kidnapped clerk home to {town3}, on his own ransom.', 'tier=2'],
  [
    'When the dam above {town2} cracked {P} held the lantern for those who ran, until the last.',
    'tier=2',
  ],
  ['{P} has been sworn in as a deputy in {town3} {few} times, always in a hurry.', 'tier=2'],
  ['The bandits near {town2} have a rule about {P}, and it begins with "do not".', 'tier=2'],
  ['{P} tracked down the horse thieves of {town3} and made them curry the horses first.', 'tier=2'],
  [
    'A tavern in {town2} has a stool with the initials of {P}, and an axe mark beside them.',
    'tier=2',
  ],
  [
    '{P} cleared the rats out of the granary at {town3}, including the one that gave orders.',
    'tier=2',
  ],
  ['The lighthouse off {town2} burns again because {P} rowed out in the storm.', 'tier=2'],
  [
    '{P} held the pass to {town3} for one night, with {few} others, and buried none of them.',
    'tier=3',
  ],
  [
    'A queen has put {P} into her will, and the lawyers in {town2} have asked twice what for.',
    'tier=3',
  ],
  ['{P} broke the ring of slave ships off {town2}, and {num} people went home.', 'tier=3'],
  ['In {town3} a regiment carries the name of {P}, who has asked it not to.', 'tier=3'],
  ['{P} spoke for the losing side at the peace of {town2}, and got it a harbour.', 'tier=3'],
  ['The vampire count of {town3} moved away after a dinner with {P}.', 'tier=3'],
  ['{P} found the lost legion beyond {town2}, and told it that the war was over.', 'tier=3'],
  [
    'There has been no toll on the great river since {P} had supper with its spirit below {town3}.',
    'tier=3',
  ],
  ['{P} closed the rift in the hills above {town2}, and has one white hand from it.', 'tier=3'],
  ['The archmage of {town3} consults {P} about practical matters, and pays in advance.', 'tier=3'],
  [
    '{P} brought {town2} through a siege of a hundred days, and sold the last horse first.',
    'tier=3',
  ],
  ['Two fleets turned round off {town3} when {P} came on deck.', 'tier=3'],
  ['{P} gave evidence against a duke in {town2}, and lived.', 'tier=3'],
  [
    'The giants beyond {town3} have sent {P} a seat for their council, and it needs a ladder.',
    'tier=3',
  ],
  [
    '{P} cut down the banner of the demon host at {town2}, and it lies in a chest there, and smokes.',
    'tier=3',
  ],
  [
    'When the emperor came to {town3} {P} was one of the four who did not kneel, and was asked to breakfast.',
    'tier=3',
  ],
  ['{P} was governor of {town2} for a month, between two worse ones.', 'tier=3'],
  ['The dwarves near {town3} have cut {P} into a pillar, at the height of the doorbell.', 'tier=3'],
  ['{P} brought the crown jewels back to {town2} in a bread basket.', 'tier=3'],
  [
    'A black dragon has left the marshes of {town3} because of {P}, and has left a forwarding address.',
    'tier=3',
  ],
  [
    '{P} walked out of the burning palace at {town2} with the heir under one arm and the cook under the other.',
    'tier=3',
  ],
  ['At the crowning in {town3} {P} tasted the wine first, and was right.', 'tier=3'],
  ['{P} has a free passage on every ship of {town2}, by an act of the council.', 'tier=3'],
  ['The oracle near {town3} has stopped giving answers about {P}, and gives reasons.', 'tier=3'],
  [
    '{P} ended the feud of the two great houses of {town2} by reading out the first letter of it.',
    'tier=3',
  ],
];
