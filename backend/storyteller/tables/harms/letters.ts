import type { Harm } from '../plot-types.ts';

export const lettersHarm: Harm = {
  id: 'letters',
  tones: ['intrigue', 'grim', 'heroic', 'horror'],
  agents: ['returned', 'kin', 'crew', 'penitent', 'profiteer', 'partner'],
  noun: 'the letters',
  pitch: [
    'In {town} the post is followed« at a distance, on its round,» by people who want to see at which door it stops.',
    [
      'Every member of {body} has had a letter; since then no decision has had a majority«, and nobody says why». Each contained {emb}.',
      'tier>=3',
    ],
    [
      'The couriers of the realm are carrying letters« from {town}» that no one has posted, and where they are delivered, generals resign.',
      'tier>=3',
    ],
    'Letters arrive in {town}« without a sender». They contain one true sentence each, and {emb}.',
    'Since the new moon, people in {town} get letters that say where they stood on a certain night {years} years ago.',
    'A letter comes« at {hour}, under the door», and the household is quieter afterwards. {few} people in {town} have stopped opening their mail.',
    'Three weddings have been called off in {town} because of letters that no one will show.',
  ],
  first: [
    '{X1} read the letter twice, ate it, and took to bed.',
    'The letter to {X1} was two words and a date, and {X1} has not been out of the house since.',
    '{X1} had the letter read out «to the whole table, »before knowing what was in it.',
  ],
  second: [
    '{X2} answered the letter, «by the same door, »and got an answer to the answer.',
    '{X2} sold a horse«, a ring and a field,» and took the money somewhere, and came back« without it and» with another letter.',
    'The letter for {X2} went to {X2.their} spouse.',
  ],
  start: [
    [
      'The mail coach has tipped over at the bridge, and the mail lies in the mud. {X3} is on both knees there«, in good clothes», and turns over one letter after another, and when you« stoop to» help, {X3.they} screams.',
      '@coach',
    ],
    [
      'You are asked to be godparents«, for want of others»; the parents have fallen out with everyone. As the name is about to be said, {X3} reads what is tucked into the blanket: {emb}, and four words. The child has to wait for its name.',
      '@christening',
    ],
    [
      'It is the last session of {body} before {deadline}. Each of the ninety seats has an envelope on it. {X3} opens« the first» one, reads, and says« loudly»: "Do not open them." Ninety people look at the envelopes. Then, «somewhere on the left, »paper tears.',
      'tier>=3 @session',
    ],
    [
      'At the reception the ambassador of a hostile crown hands {X3} a letter«, with a bow, and the advice to read it aloud». It is in {X3.their} own hand and {years} years old. The music goes on for nine bars, because the band cannot see.',
      'tier>=3 @reception',
    ],
    [
      'The courier has ridden four horses to death to bring it to {X3}, «across the parade ground, »in front of three regiments. {X3} breaks the seal, reads, and gives the order to march, and then«, before the drums have begun,» the order not to, and then turns to you and holds the paper out. On it are five words and {emb}. The regiments stand with one foot in the air.',
      'tier>=3 @parade',
    ],
    [
      '{X3} is dictating to four clerks at once«, as the great of {town} do», and you are waiting« your turn». One pen stops, then the next. All four« clerks» have written the same sentence, and it is not what {X3} said: it is where {X3} stood, {years} years ago«, and who else did». On the fourth sheet lies {emb}.',
      'tier>=3 @clerks',
    ],
    [
      'The room goes quiet« before you know why». A boy holds out a letter to {X3}, who shakes {X3.their} head; so the boy, who has been paid to, reads it aloud: "You were there, and you said yes." {X3} hits him, and twenty people see it.',
      '@boy',
    ],
    [
      'Somebody has made a mistake: the letter under your door is not for you. It begins with {X3}, it contains {emb}, and it ends: "You have until {hour}«. The others have been told that you will be first»." And {X3} is knocking.',
      '@door',
    ],
    [
      'It is snowing paper in the square. The same half page comes down« from the tower, {num} times over», and {X3} runs from sheet to sheet« and picks up and picks up», and everybody else is already reading.',
      '@paper',
    ],
    [
      '{X3} asks you« across the table» to witness a signature. As the pen touches the paper {X3.they} sees what lies under it: a letter, {emb}, and a line in {X3.their} own hand«, from {years} years ago».',
      '@signature',
    ],
  ],
  act: [
    [
      'The messenger knows who paid: "a coat, with a voice in it" (DC 12 Persuasion for the coat: it hangs at {s1}«, and anyone may borrow it»).',
      'start=boy',
    ],
    '{X3} will run or confess within the hour. One kind word decides« which» (DC 14 Persuasion; with advantage if the party shows no wish to read the letter).',
    [
      'The paper can be compared« here and now» (DC 14 Investigation): it was cut from the blank end of {record}.',
      'start!=reception|signature',
    ],
    [
      'Whoever delivered it is still within call (DC 13 Persuasion), and was paid in coin that has not been struck for {years} years.',
      'start=session|reception|christening|signature|coach|parade',
    ],
  ],
  how: [
    [
      '{A} has the letters written by a scrivener in another town«, one sentence each,» so that the scrivener cannot see what it comes to.',
      'agent=partner|profiteer @whole start!=reception|signature|session',
    ],
    [
      'Each letter is meant to make its reader do something stupid«, and {A} has worked out what».',
      'agent=partner|profiteer|kin',
    ],
    [
      '{A} writes with the left hand«, on the ends of {record},» and lets children carry the letters. Nobody searches children.',
      '#child start!=reception|signature|clerks',
    ],
    [
      'There are {few} letters, written« in one night,» {years} years ago; {A} only delivers them.',
      'agent=returned|kin|crew|penitent @whole start!=session|paper|reception|signature|clerks',
    ],
    'The letters are true« in each word», and {A} has them from {record}, from {T}, and from listening.',
  ],
  escalate: [
    ['The next letter is nailed to the door of {s1}, unfolded.', 's1=indoors'],
    'Somebody begins to imitate the letters, «for reasons of their own, »and these are not true.',
    'The letters now say what is going to happen to whom.',
  ],
};
