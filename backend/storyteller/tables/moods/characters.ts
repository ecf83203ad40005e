import type { MoodRows } from './mood-rows.ts';

/** What else is in the life of a character. */
export const pasts: MoodRows = {
  dark: [
    '{P.name} keeps a key to a house in {town} that burned down. It is cleaned once a month, like the others on the ring.',
    'On the birthday of an old friend {P.name} buys a small present, carries it for a day, and gives it to a stranger. In {town} it would be known for whom it is meant.',
    'Letters from {P.name} to {town} come back unopened. {P.they} has a bundle of them, and writes the next one all the same.',
    'In {town} the name of {P.name} is not spoken at table. A younger cousin has learned it from a scratched-out line in a school book.',
    '{P.name} cannot hear a certain lullaby from {town} to the end, and leaves the room at the second verse.',
    'For years {P.name} sent half of every wage to {town}. The money was received, and no one there has ever said a word about it.',
    '{P.name} made a promise to somebody in {town} and broke it by a day. Nobody else remembers it.',
    'The best thing that {P.name} ever made was broken before {P.their} eyes by somebody from {town}, piece by piece, with a list.',
    'From {town} there came one letter in all these years. It was the bill for the broken window.',
    'Whatever {P.name} does, somebody is kept by it: a sick aunt near {town} costs more each month, and does not know where it comes from.',
  ],
  light: [
    'Somebody in {town} kept the room as it was. There are fresh sheets on the bed, and a note: "Only if you like."',
    'The first money that {P.name} ever earned went on a hat. It was a mistake, it was magnificent, and {town} still talks about it.',
    'A whole village once took {P.name} for a saint because of a misunderstanding with a cheese. They still send one each year.',
    '{P.name} learned to cook from a retired pirate, and to swear as well. Only one of the two is asked for at feasts.',
    'The worst day ended well: a stranger in {town} shared an umbrella, a sausage and an opinion, and has been a friend since then.',
    '{P.name} writes to {town} once a month. The letters are read aloud in the tavern there, and have become a little braver each time.',
    'There is a grandmother who believes that {P.name} works in an office. She is proud, and tells all of {town} about the desk.',
    'In {town} a pig bears the name of {P.name}. It was meant as an honour, and it has won prizes.',
    'Once {P.name} won a bet against a bishop, and has been allowed to park a horse in any church of {town} ever since.',
    'The old teacher in {town} always said that {P.name} would come to something, and has bet money on it with the baker.',
    'A ghost was supposed to haunt the attic in which {P.name} grew up. It was an owl, it was friendly, and {P.they} never told anyone.',
    'There is a song about {P.name} in {town}. It is about a different person and a larger horse, but the tune is good.',
    'Each time {P.name} comes through {town}, there is a place in the choir, an unpaid bill and a kiss on both cheeks.',
    'By mistake {P.name} was once paid twice, gave it back, and has had credit in all of {town} for it since.',
    'A brother in {town} has named three children after {P.name}, to be on the safe side. They are called in order of size.',
    '{P.name} has never lost a race against anyone who was laughing, and knows how to arrange it.',
    'Somebody taught {P.name} to dance in the middle of a siege. There was nothing else to do, and it still helps in fights.',
  ],
};
