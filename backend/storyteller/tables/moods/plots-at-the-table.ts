import type { MoodRows } from './mood-rows.ts';

/** Small events for the opening, for questions and for evenings without one. */
export const incidents: MoodRows = {
  dark: [
    'If the characters send someone for help, the messenger comes back to {town} robbed. The thieves took the letter and left the money.',
    'Anyone who is questioned harshly in {town} is dismissed on the next day. The party can read the name on the wall of the hiring hall.',
    'Healing costs more than it should: the only healer of {town} has been awake for two days, and her hands shake.',
    'If the party splits up, someone follows the smaller group through {town} and makes no secret of it.',
    'If the party draws weapons in the open, somebody in {town} who had wanted to speak goes home and bars the door.',
    'Rain turns the streets of {town} to mud during the night. Whatever has not been looked at by then has been washed away.',
    'A friendly stranger buys the party a drink and asks much. On the next day he has sold each of the answers in {town}.',
  ],
  light: [
    'Whoever is kind to the ragged boy at the gate of {town} has a guide who knows every hole in every fence.',
    'The guards of {town} fall asleep at the right moment. They deny it so eagerly that they let the party do anything not to hear of it.',
    'The party is taken for entertainers, and {town} wants a performance. Any success (DC 10 Performance) opens all kitchens, and a failure does too.',
    'An old aunt of half of {town} takes the party under her wing. Nobody dares to lie while she is in the room.',
    'If the characters are refused somewhere in {town}, the cook lets them in through the back, because she is not paid for refusing.',
    'The first fight in {town} ends before it begins: one of the bullies recognises the healer who has pulled his tooth.',
    'A helpful scribe in {town} has written a summary for the party. It has nine pages, and the ninth contains what matters.',
    'If the party has to wait, an old couple teaches them the card game of {town}. Winning is impossible, and losing is how one makes friends here.',
    'A lost dog attaches itself to the party. It belongs to {G.call}, who has been looking for it all week and now owes them one.',
    'The weather clears when it is needed most, and for an evening all of {town} sits outside and talks more than it meant to.',
    'If a character fails badly in public, a stranger fails worse at the same thing on purpose. {town} laughs at both, and then helps.',
    'Whoever shares a meal with the carters of {town} rides for nothing from then on, on top of the turnips.',
  ],
};
