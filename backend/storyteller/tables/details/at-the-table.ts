import type { Row } from '../row-types.ts';

/** How sections of a plot are played. They say nothing about what has happened. */
export const plotsAtTheTable: readonly Row[] = [
  'At the table, give {G.call} one thing to do with the hands, such as [folding a cloth|peeling an apple|sorting keys], and let the talk with the party take as long as that does.',
  'If the players ask {G.call} the same question twice, let the second answer be [shorter|more polite|a question]. They learn more from the difference than from the words.',
  'When the party comes back to {town}, name [one smell|one sound|one face at a window] before anything else. It tells the players how much time has passed.',
  'If the players split up in {town}, change between the groups [at each knock at a door|before each answer|at each new name], so that nobody at the table waits for long.',
  'If a session has to end here, end it with a question from {G.call} to one of the characters, and begin the next one with [the answer|the same question|the pause before the answer].',
  'Whoever at the table has said least may describe [the voice|the shoes|the laugh] of the next person whom the party meets in {town}.',
  'If the players forget a name, let somebody in {town} use it in passing, [in a greeting|in a joke|on a bill]. It spares them a look at their notes.',
  'When {G.call} hears good news, describe [the breath before the answer|the hands|the chair that is drawn up]. The thanks can be one word.',
];

/** How sections of a setting are played. */
export const settingsAtTheTable: readonly Row[] = [
  'At the table, give each town one sign by which the players know it again: in {town1} it is [bells|wet laundry|fresh bread], and in {town2} [shutters in one colour|handcarts|a smell of smoke].',
  'If the party travels from {town1} to {town3}, ask each player for one thing that their character [sees|buys|hears] on the way. Two of the answers can come back later.',
  'If the players forget a name, let somebody in {town2} use it in passing, [in a greeting|in a joke|on a bill]. It spares them a look at their notes.',
  'When the party comes back to {town4}, name [one smell|one sound|one face at a window] before anything else. It tells the players how much time has passed.',
  'If the players split up in {town3}, change between the groups [at each knock at a door|before each answer|at each new name], so that nobody at the table waits for long.',
  'Whoever at the table comes from far away in the story may ask what everyone in {land} knows. [An innkeeper|A ferry passenger|A child] answers, and enjoys it.',
  'If a session has to end here, end it on the road between {town2} and {town4}, with [a light ahead|a rider from behind|the first houses in sight].',
  'Let the party hear the same news in {town1} and in {town4}, and change [one number|the ending|who is praised] on the way. The players will ask which is right.',
];

/** How sections of a place are played. */
export const placesAtTheTable: readonly Row[] = [
  'At the table, give {K.name} one thing to do with the hands, such as [wiping a cup|mending a strap|sorting nails], and let the talk with the party take as long as that does.',
  'If the players ask {K.name} the same question twice, let the second answer be [shorter|more polite|a question]. They learn more from the difference than from the words.',
  'When the party comes back from {town}, name first what has changed here since: [a chair has been moved|somebody has swept|{K.name} wears another coat].',
  'If the players split up, let those who stay here with {K.name} hear [a story about {town}|three questions|an old song] in the meantime, so that nobody at the table waits for long.',
  'Whoever at the table has said least may describe [the voice|the shoes|the laugh] of the next visitor who comes here from {town}.',
  'If a session has to end here, end it with a question from {K.name} to one of the characters, and begin the next one with [the answer|the same question|the pause before the answer].',
  'Let the players decide what {K.name} offers to guests, [hot or cold|sweet or salty|from a cup or from a bowl], and keep to it from then on.',
];

/** How a person or a character is played. */
export const peopleAtTheTable: readonly Row[] = [
  'At the table, give {P.name} one gesture, such as [a look at the ceiling|a tap on the table|a slow nod], and use it before each important answer.',
  'If somebody asks {P.name} the same question twice, the second answer is [shorter|more polite|a question]. The difference says more than the words.',
  'When {P.name} is among strangers, let {P.them} begin with [the weather|the food|the road to {town}]. It is easier to ask for more after that.',
  'If {P.name} has to wait, {P.they} [walks up and down|counts under the breath|starts to tidy up], and stops as soon as somebody looks.',
  'Whoever wants a favour from {P.name} should ask [before a meal|after a walk|with few words], as people in {town} have learned.',
  'If {P.name} is surprised, the first word is [a short "well"|a name from {town}|none at all], and the second is a question.',
  'When {P.name} agrees with somebody, {P.they} says so [at once|only to others|with a nod]. To disagree takes {P.them} longer.',
];
