import type { Row } from '../row-types.ts';

/** How else one knows the person again. */
export const looks: readonly Row[] = [
  'People in {town} know {P.name} from far off by [the step|the way of turning the head|the shoulders], before they can see the face.',
  '{P.name} smells faintly of [soap and smoke|ink|rosemary|cold air], and those who sit beside {P.them} notice it only when it is gone.',
  'Of all the things {P.name} carries, one is always in the hand: [a bit of cord|a smooth stone|a folded paper]. It is put down for nothing but food.',
  'When {P.name} listens, [the head tilts a little|one eyebrow rises|the hands become still]. It makes people in {town} say more than they meant to.',
  "{P.name}'s voice is [lower|softer|rougher] than one expects. In {town} children imitate it, and not badly.",
  'There is a fold between the brows of {P.name} that comes from [reading|looking into the wind|counting]. It goes at the first good joke.',
  '{P.name} has a way of standing in doors, [neither in nor out|with one hand on the frame], as if to let somebody else pass first.',
  "Nothing about {P.name}'s clothes is new, and all of it is [brushed|buttoned the right way|mended in the right colour].",
  'A portrait painter in {town} tried twice to draw {P.name} and gave up at [the mouth|the eyes], which is never the same for long enough.',
  'Whoever shakes hands with {P.name} remembers [the warm grip|how brief it was|the dry palm], and, later on, the look that went with it.',
  '{P.name} takes [the seat near the stove|the end of the bench|the chair with the short leg] as a matter of course. In {town} it is left free.',
  'In conversation {P.name} looks at [the hands of people|the door|the window], and then, for the last sentence, at the face.',
  'Strangers guess that {P.name} is [five years older|five years younger] than is true. {P.name} lets them guess, and thanks them either way.',
  'There is something neat about {P.name}: [the sleeves are folded twice|the laces are of equal length|the collar lies flat], whatever the day was like.',
  '{P.name} pauses before the first word, [a breath|for as long as one blinks]. In {town} people have learned not to fill the gap.',
  'A [ring without a stone|plain pin|twisted bracelet] is all the ornament that {P.name} wears. It is turned now and then, without thought.',
];

/** What the days of the person are like. */
export const lives: readonly Row[] = [
  'Most mornings {P.name} can be found in {town} at [the same table|the second stall from the corner|the window], and is easier to talk to before the first guests come.',
  'Whoever asks about {P.name} in {town} hears first [how long they have known each other|a small story about a borrowed pot], and only then what was asked.',
  '{P.name} keeps [a list of small debts|a drawer of saved string|a row of jars with labels], and knows without looking what is in it.',
  'A neighbour in {town} says: "{P.name}? [One sets the clock by it|Better a day late than a word too much|Ask twice, the second answer is the real one]."',
  'On the way home {P.name} always takes [the longer street|the steps|the path behind the houses], and greets the same people in the same order.',
  '{P.name} is asked for advice in {town} more often than {P.they} likes, and gives it [in one sentence|with a question|while doing something else].',
  'On feast days {P.name} stands at the edge in {town}, [with a full plate|next to the musicians|near the exit], and stays until the benches are carried in.',
  '{P.name} has talked of a long rest for years. In {town} people ask [when it begins|how it was], and both sides laugh.',
  'In a drawer {P.name} keeps a letter from somebody who moved away from {town}. It has been answered [twice|in thought], and is taken out at the turn of the year.',
  'Those who work with {P.name} in {town} say that the [first hour|last hour] of the day is the best one for a request.',
  '{P.name} cooks one dish well, [a thick soup|flat bread with onions|a pear cake], and half of {town} has been paid with it for something.',
  'There is a bench in {town} with a nail in it on which {P.name} hangs [a hat|a bag|a coat]. It is missed on the days when nothing hangs there.',
  'People in {town} bring {P.name} things that are broken, [clocks|handles|promises], since it is thought that everything gets an honest look there.',
  'At the market in {town} {P.name} never haggles and still pays [less than others|the same as last year]. It has to do with asking after the family.',
  'When {P.name} has time, {P.they} sits down in {town} where one can [see the road|hear the mill|watch people argue], and calls it work.',
  '{P.name} writes down one line every evening, [about the day|about a face|about what was eaten], and has never read any of it again.',
];
