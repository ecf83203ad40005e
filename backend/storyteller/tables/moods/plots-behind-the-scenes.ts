import type { MoodRows } from './mood-rows.ts';

/** Further people, without names. */
export const bystanders: MoodRows = {
  dark: [
    '**The innkeeper of {town}**: he counts his guests twice each evening, and bars the door after the second count.',
    '**The healer of {town}**: she sleeps in her chair, because whoever knocks at night cannot wait until she is dressed.',
    '**A carter**: he drives through {town} without a stop, and greets only the horses of others.',
    '**The schoolteacher of {town}**: she walks each child home at dusk, and is the last one on the street.',
    '**An old soldier**: he sits in {town} with his back to a wall, and gives up his seat to no one.',
    '**A seamstress in {town}**: she has sewn nothing but black this month, and asks to be paid in advance.',
    '**A lender in {town}**: he greets each stranger by name, and knows what their boots have cost.',
    '**A guard of {town}**: he has asked for the night watch each week this year, and will not say what keeps him from his bed.',
  ],
  light: [
    '**A pastry cook in {town}**: she owes {G.call} her shop, knows all back doors, and pays her debts in cake and in information.',
    '**Three old men on a bench**: they see all of {town} go by and comment on it. They are rude, exact and never wrong about shoes.',
    '**A girl with a cart**: she brings water to all houses of {town}, hears everything, and wants to become an adventurer by Thursday.',
    '**A retired burglar in {town}**: he gives lessons at the kitchen table, with tea, and is insulted by cheap locks.',
    '**The washerwomen of {town}**: they know from the shirts who was where. They tell it gladly to anyone who helps with the wringing.',
    '**A very tall child**: everyone in {town} takes her for sixteen. She is nine, fits through nothing, and remembers everything.',
    '**The midwife of {town}**: half of the people here were caught by her hands, and they still do as she says.',
    '**The night watchman of {town}**: he talks to himself about what he has seen. Anyone who walks beside him hears all of it.',
    '**The tailor of {town}**: he can dress four people as anyone at all by tomorrow, for the pleasure of it and one true story.',
    '**Two rival bakers**: each of them in {town} will do whatever the other has refused to do, and faster.',
    '**A letter carrier**: he knows where everyone has moved to. In {town} they call him the register, and he is proud of it.',
    '**The gaoler of {town}**: he has two prisoners, plays cards with them, and loses. They would not escape if one paid them to.',
    '**A former mayor**: she was voted out of office in {town} for her honesty, has time now, and still has the seal.',
  ],
};
