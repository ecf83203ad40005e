import type { MoodRows } from './mood-rows.ts';

/** How a game master plays the sections of a plot darker or lighter. They say nothing about what has happened. */
export const plotsAtTheTable: MoodRows = {
  dark: [
    'If nobody asks {G.call} about sleep, {G.call} does not mention it. Describe red eyes, a cold cup and a bed that is made.',
    'At the table, end each talk with {G.call} one sentence too early, and let the silence stand.',
    'When the players make a joke, let {G.call} laugh with them, and be the first to stop.',
    'Each time the party comes back to {town}, describe one more shutter that is closed by day. Do not explain it unless somebody asks.',
    'When the party leaves {town}, say who stands at the last houses and looks after them, and that none of these people waves.',
    'If the players ask {G.call} for a promise that all will end well, {G.call} does not give one.',
    'Lower your own voice whenever {G.call} speaks of the others in {town}. The players will lean forward.',
    'If the party takes a long rest in {town}, describe the noises of the night instead of a dream: a door, steps, and then the same door.',
  ],
  light: [
    'If the players need a pause, {G.call} brings something to eat and asks no question until the plates are empty.',
    'If a plan of the party fails, let {G.call} tell them about a plan of that kind that failed worse. It gives the players courage.',
    'Give {G.call} one habit that makes the players smile, such as humming before a serious sentence.',
    'Each time the party comes back to {town}, the same child asks how it went, and repeats the answer to the whole street with improvements.',
    'If a character is kind to anyone in {town}, let a stranger repay it before the evening, with a bun, a bench or a good word.',
    'If the players are at a loss, {G.call} asks each character what their grandmother would do. One of the answers is always useful.',
    'When the party leaves {town}, somebody runs after them with a parcel of sandwiches. There is one too many, with a name on it that nobody knows.',
    'Let the first failed check of each evening in {town} be funny: a hat falls, a gate squeaks, a goose takes offence.',
  ],
};

/** How a game master plays the sections of a setting darker or lighter. */
export const settingsAtTheTable: MoodRows = {
  dark: [
    'At the table, begin a session in {town1} with an empty chair that the landlord does not offer to anyone.',
    'If nobody asks how people in {town2} are, they say "well". Describe hands that do not rest while they say so.',
    'Each time the party comes back to {town3}, one shop more is closed. Name it, and go on without a comment.',
    'If a character tells a joke in {town4}, people look at the door first, and laugh afterwards.',
    'When the players ask for news from {land}, give them one good piece and two bad ones, and the good one first.',
    'Let the party meet the same carter twice: on the way to {town1} with a full cart, and on the way back with an empty one and no horse to spare.',
    'If the party spends a night in {town2}, somebody knocks at the wrong door, apologises, and asks them not to mention the visit.',
    'Whoever offers the party a bed in {town3} asks them to leave by the back door. The reason is given only to a character who asks for it kindly.',
  ],
  light: [
    'At the table, begin a session in {town1} with a meal, and let each player say what is on the plate.',
    'If a character is kind to anyone in {town2}, let the same kindness come back in {town3}, from a stranger who has heard of it.',
    'Each time the party comes back to {town4}, the innkeeper has improved the story of their last visit.',
    'If the players are at a loss, an old couple from {town1} argues at the next table about what they would do. Both have a point.',
    'When the players ask for news from {land}, begin with a birth, a prize pumpkin or a lost dog that has been found.',
    'If a plan of the party fails in {town2}, somebody in the street applauds the attempt, and others join in.',
    'Let a child in {town3} ask the party for a rule of adventurers. Whatever the players answer, half of the school follows it by evening.',
    'Whoever helps to carry something in {town4} is asked in for soup, and hears three stories that are true and one that is not.',
  ],
};

/** How a game master plays the sections of a place darker or lighter. */
export const placesAtTheTable: MoodRows = {
  dark: [
    'At the table, let {K.name} stop in the middle of a sentence now and then, listen, and go on as if nothing had been heard.',
    'If nobody asks {K.name} for the reason, describe only the hands: they shake a little when a stranger comes close.',
    'When the party comes back from {town}, {K.name} counts them before the greeting.',
    'If the characters offer help, {K.name} looks over at {town} before every answer.',
    'When the party leaves, {K.name} does not say "until tomorrow". Wait for a player to notice.',
    'Whoever stays here late is asked by {K.name} to speak softly, and is given no reason.',
    'If a character sings or laughs here, people from {town} turn away, and {K.name} asks for quiet with one raised hand.',
  ],
  light: [
    'At the table, let {K.name} offer the party something to eat at the worst moment. It is delicious.',
    'If a character fails a check here, {K.name} says that the same thing happened to somebody from {town} last week, and tells it with gestures.',
    'When the party comes back from {town}, {K.name} guesses from their boots which street they took. The guess is wrong, and is defended.',
    'If the players are at a loss, {K.name} tidies up and finds something that one of them dropped an hour ago.',
    'When the party leaves, {K.name} waves until they are out of sight, and then a little longer.',
    'Whoever helps {K.name} for a quarter of an hour has a friend, and by evening all of {town} has heard of it.',
    'If a character is kind to {K.name}, a visitor from {town} notices it, and is kind to the whole party.',
  ],
};

/** How a person or a character is played darker or lighter. */
export const peopleAtTheTable: MoodRows = {
  dark: [
    'At the table, let {P.name} smile a moment too late, and look away while the others still laugh.',
    'If nobody asks how {P.name} is, {P.name} does not say. A full plate that goes back untouched says enough.',
    'When somebody from {town} is mentioned with praise, {P.name} agrees, and becomes quiet for a while.',
    'If a friend puts a hand on the shoulder of {P.name} from behind, {P.they} flinches before {P.they} knows who has come.',
    'After a good day {P.name} sits up longer than the others, and is found in the morning by a cold fire.',
    'Whoever wants to thank {P.name} should do so briefly. At the second sentence {P.name} finds a reason to leave.',
    'If somebody asks {P.name} for a happy memory of {town}, the answer takes too long, and it is about the weather.',
  ],
  light: [
    'At the table, let {P.name} be bad at one harmless thing, such as whistling, and be the last to know.',
    'If somebody shares food with {P.name}, {P.they} tells a story from {town} in return, and does all the voices.',
    'When a child asks {P.name} a question, {P.they} answers with complete seriousness, however long it takes.',
    'If {P.name} is praised, {P.they} blushes, drops something, and praises the first person in sight.',
    'After a bad day {P.name} cooks for everyone, with too much pepper, and the evening ends better than it began.',
    'Whoever gets lost with {P.name} has a good time: {P.they} is never sure of the way, and always sure of the next meal.',
    'If somebody tells {P.name} a joke, it comes back a week later from somebody in {town}, much improved.',
  ],
};
