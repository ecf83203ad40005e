import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of which the work of a character is all, or a skill beside the class. */
export const ideasOfWork: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-artificer',
    asked: phrases(
      'artificer|inventor|tinkerer|gadgeteer|tinker|mad_scientist|engineer|machinist',
      'builds|invents|tinkers|makes|building|inventing machines|gadgets|contraptions|inventions|things|with_machines|automatons|clockwork *',
    ),
    isTrait: true,
    classes: ['wizard'],
    tellsCalling: true,
    unlike: /clock of|charlatan/i,
    other: ['patent clerk', 'foundry master', 'neighbour'],
    concept: [
      ['built a machine in {town} that did what it was meant to, and would not stop', 'v=1'],
      ['made one great invention in {town}, and another has put it up for sale', 'v=2'],
    ],
    want: [
      ['to find the machine, and the lever that should have been on the outside', 'v=1'],
      ['to have the name on the plate changed, and to see inside the others', 'v=2'],
    ],
    flaws: [
      [
        'improves what belongs to others',
        'The lock of the inn, the leg of a guest, the royal coach: {P} has left a screw over from each.',
      ],
      [
        'tests it on whoever stands nearest',
        '"Hold this," says {P}, and friends of {P} have learned not to.',
      ],
    ],
    event: [
      'It was to dig ditches. {P} had built it in {town} out of a mill wheel, two stoves and an idea that came in the bath, and on the first morning it dug one, very straight. It dug through the orchard, the ball court and the wall of {Q}, who owned one boot less by then, and went on over the hill. There is a lever inside which stops it. {P} has followed the ditch ever since.',
      '{P} had worked on it for {years} years in a shed at {town}: a lamp that needs no oil, no bigger than a fist. {Q} came to admire it and asked for a drawing, for the files. In the spring the shops were full of them, with the plate of {Q} on the base. {P} bought one, took it apart, and went pale. It was all there except for the small spring that keeps the light from getting out.',
    ],
    now: [
      [
        'The ditch goes round {town2} in a neat square, and the people there want to keep it.',
        'v=1',
      ],
      [
        'In {town2} one of the lamps has run out. Where it stood there is a very round hole.',
        'v=2',
      ],
      'What others cast as spells comes out of {P.their} bag with a click, a hiss or a bill.',
      '{P} has mended {few} things in {town2} that were not broken, and been thanked for two.',
    ],
    bond: [
      'A first invention, which does nothing at all, very reliably.',
      'A notebook with burned corners, from which one page has been cut.',
    ],
    hook: [
      [
        'The machine is not lost: it digs where an old line of stones runs underground, and somebody had drawn that line into the plans.',
        'v=1',
      ],
      [
        '{Q} has left out the spring on order, for a customer who has bought {few} hundred of the lamps and stores them under one town hall.',
        'v=2',
      ],
    ],
    realm: [
      'Two armies have seen the drawings. The one wants {P} alive, and the other would rather that nobody had {P.them}.',
    ],
    look: [
      '{P} wears an apron with {few} pockets, goggles pushed up into the hair, and one glove that ticks.',
      'There is oil in every line of {P.their} hands, and a pencil behind both ears.',
    ],
    manner: [
      '{P} takes things apart while talking, and hands the parts to others to hold.',
      '{P} says "in theory" and takes one step back.',
      '{P} names every device, and is hurt when one says "it".',
    ],
    ideal: [
      '"It is only magic until one has the lid off."',
      '"If it does not work it was a question. If it works it was a good one."',
    ],
    woven: {
      story: [
        '{P.name} built a machine in {town2} that did what it was meant to, and would not stop, and has followed the ditch ever since.',
      ],
      look: ['{P.name} wears an apron with many pockets, and one glove that ticks.'],
      manner: ['{P.name} says "in theory", and takes one step back.'],
      bond: ['The first invention of {P.name} does nothing at all, very reliably.'],
    },
  }),
  ofIdea({
    id: 'idea-instrument',
    asked: phrases(
      'plays|playing|play|with|and|has|carries a|an|the|his|her|their {what:drum|drums|lute|flute|fiddle|violin|harp|bagpipes|bagpipe|accordion|tuba|trumpet|horn|banjo|guitar|lyre|hurdy-gurdy|organ|kazoo|tambourine|triangle|cello|harmonica|piano|bell|bells|mandolin|ukulele|xylophone}',
    ),
    isTrait: true,
    classes: ['bard'],
    other: ['instrument maker', 'deaf innkeeper', 'old bandmaster'],
    concept: [
      ['has said everything that matters with the {what} since a night in {town}', 'v=1'],
      ['was forbidden to play the {what} in {town}, by {few} neighbours and a bishop', 'v=2'],
    ],
    want: [
      ['to find the second part of a piece that was only half taught', 'v=1'],
      ['to be asked, once, to play it again', 'v=2'],
    ],
    flaws: [
      [
        'plays when it should be quiet',
        'In the moment before an ambush somebody has been heard to tap a rhythm, and it was {P}.',
      ],
      [
        'would save the {what} first',
        'From a burning inn {P} came out with the {what}, went in again for the case, and then for the others.',
      ],
    ],
    event: [
      'An old player in {town} had one tune left that nobody else knew, and taught {P} the first half of it on the {what} before the breath gave out. {Q} sat at the bedside and swears that the lamp leaned over to listen. In the night {P} played what there was, to the end of the half, and from somewhere outside, very far off, it was answered.',
      '{P} practised the {what}, mornings, evenings, on the roof because of the sound. {Q} collected signatures. On the day of the hearing the river came over the bank at {town}, and it was the {what} that woke them, and kept them together in the dark, street by street. Afterwards they thanked {P} warmly, and asked for it to be somewhere else in future.',
    ],
    now: [
      ['In {town2} a child whistled the second half, and did not know from where.', 'v=1'],
      ['In {town2} somebody stopped under the window and stayed until the last note.', 'v=2'],
      '{P} can make a room weep with the {what}, or march, or leave.',
      'The {what} has been shot at, sat on and pawned, and has only become better.',
    ],
    bond: ['The {what}, which has a crack, a name and a smell of pine.', '{Q}, who listened.'],
    hook: [
      [
        'The tune is a key, half of it opens nothing, and what answers is on the other side of that door.',
        'v=1',
      ],
      [
        'It was not the river that came first: the {what} had called it, on a certain note, and {Q} has written down which.',
        'v=2',
      ],
    ],
    realm: [
      'Walls have fallen to less. A general has offered a title for a march that nobody can resist, and has not said which way it goes.',
    ],
    look: [
      '{P} carries the {what} in oilcloth, better wrapped than the rest of {P.them}.',
      'The fingers of {P} are never still, and keep time on whatever there is.',
    ],
    manner: [
      '{P} answers with a few notes rather than with words.',
      '{P} tunes first and talks later.',
      '{P} sorts people by rhythm, and is seldom wrong.',
    ],
    ideal: [
      '"What cannot be said can be played, louder."',
      '"Everything has a beat. One has only to be patient with some things."',
    ],
    woven: {
      story: [
        'What matters {P.name} says with the {what}, since a night in {town2} when the lamp leaned over to listen.',
      ],
      manner: ['{P.name} answers with a few notes on the {what} rather than with words.'],
      look: ['{P.name} carries the {what} in oilcloth, better wrapped than the rest of {P.them}.'],
      bond: ['The {what} has a crack, a name and a smell of pine.'],
    },
  }),
  ofIdea({
    id: 'idea-recognised',
    asked: phrases(
      'recognized|recognised|spotted|found_out|caught him|her|them *',
      'was|been|got|gets recognized|recognised|spotted|found_out|discovered|unmasked *',
      'someone|somebody|one_person|a_man|a_woman|his_past|her_past|their_past recognized|recognised|knows_who|found|has_found|caught_up|is_catching_up|catches_up *',
    ),
    isTrait: true,
    other: ['pedlar with a good memory', 'old comrade', 'landlady'],
    concept: [
      ['was greeted in {town} by a name that {P.they} had thrown away', 'v=1'],
      ['found a note under the plate in {town}: "I know you"', 'v=2'],
    ],
    want: [
      ['to find the one who knows, and learn the price', 'v=1'],
      ['to be known, and still be let in', 'v=2'],
    ],
    flaws: [
      [
        'bolts when looked at for too long',
        'A guard who only admired the hat has been left with it in his hand.',
      ],
      [
        'confesses to the wrong people',
        'To be on the safe side {P} has told it all to a man who only wanted to know the way.',
      ],
    ],
    event: [
      'The market in {town} was loud, and yet {P} heard it: the old name, said quietly, two stalls off. {Q} did not shout for the guard. {Q} nodded, like one who has found a coin, paid for the onions, and was gone in the crowd. That night {P} counted what there was to lose, and it had become a good deal.',
      'It lay under the plate in {town}, folded once. {P} looked round the room: a carter, two nuns, {Q} with the soup. Each of them looked back. {P} finished the meal, tipped well, and went out through the wash house. The second note was in the saddle bag.',
    ],
    now: [
      ['{Q} has been seen in {town2}, and has bought paper.', 'v=1'],
      ['In {town2} the third note said: "Do not run. I need help."', 'v=2'],
      '{P} takes another road each time, and each has had a set of footprints on it.',
      'In {town2} {P} grew a beard or cut the hair, and was greeted all the same.',
    ],
    bond: ['The new life, with its chipped cups and its one good friend.', 'A note, folded once.'],
    hook: [
      ['{Q} was there as well, on the same day, and is more afraid of {P}.', 'v=1'],
      ['The notes are written by the one friend, to see whether {P} would say it first.', 'v=2'],
    ],
    realm: [
      'The one who knows has sold it to a court, and the court is not after {P}, but after what {P} saw.',
    ],
    look: [
      '{P} wears a hat that is pulled down, and one that is kept for emergencies.',
      'There is a way of standing that {P} has tried to lose, and it comes back when somebody shouts.',
    ],
    manner: [
      '{P} sits where the faces can be seen.',
      '{P} turns pale at one certain name, and covers it with a cough.',
      '{P} pays in advance.',
    ],
    ideal: [
      '"One can bury a name, but it does not lie still."',
      '"Let them know. I am tired of hats."',
    ],
    woven: {
      story: [
        'And now somebody has recognised {P.name}: in {town2}, between two stalls, a quiet voice said the old name.',
      ],
      look: ['{P.name} wears a hat that is pulled down, and keeps another for emergencies.'],
      manner: [
        '{P.name} sits where the faces can be seen, since somebody in {town2} knew this one.',
      ],
      bond: ['The one who recognised {P.name} has not told anybody yet, and nobody knows why.'],
    },
  }),
  ofIdea({
    id: 'idea-any-trade',
    isOfAnyTrade: true,
    isTrait: true,
    other: ['customer of the last day', 'apprentice', 'rival in the trade'],
    concept: [
      [
        'worked as {who} in {town}, until a customer asked for something impossible, and got it',
        'v=1',
      ],
      ['was the best {who.bare} in {town}, and was sent for once too often', 'v=2'],
    ],
    want: [
      ['to find out what that work was used for', 'v=1'],
      ['to do the work again, honestly, under {P.their} own name', 'v=2'],
    ],
    flaws: [
      [
        'has an opinion on how others do it',
        '{P} has stopped in the middle of a chase to tell a colleague what was wrong with the grip.',
      ],
      [
        'takes any job that is described as impossible',
        '"That cannot be done," somebody says, and friends of {P} begin to pack.',
      ],
    ],
    event: [
      'People in {town} sent for {P} when they needed {who}, and it was a living. One evening {Q} came with gloves on, described the work, and put down four times the price. {P} had never done anything so well. In the morning there was a crowd before a house in the next street, and the watch asked who could have made that possible. There was only one {who.bare} in {town}. {Q} had left a forwarding address, and it was a graveyard.',
      'There was nothing that {P} could not do as {who}, and {town} was proud of it. So the great house on the hill sent for {P}, and sent again, and the third time the coach came by night. What {P} was to do there was against the rules of the trade. {Q} stood by and said, "Nobody will ask." {P} put down the tools on the carpet and walked home, seven miles. By the time {P.they} got there the door was already sealed.',
    ],
    now: [
      ['In {town2} the same work had been ordered from a colleague, with the same gloves.', 'v=1'],
      ['In {town2} somebody works under the name of {P}, badly, for the house on the hill.', 'v=2'],
      'On the road the old trade pays for soup, and {few} times it has saved a life.',
      '{P} keeps the tools of {who} on top in the pack, and the weapons underneath.',
    ],
    bond: [
      'The tools of the trade, with handles worn to {P.their} hand.',
      'An old master, who taught {P} to be {who}, and what one does not do for money.',
    ],
    hook: [
      [
        '{Q} was only sent. The one who ordered it is collecting people with a rare trade, and has a room ready for {P}.',
        'v=1',
      ],
      [
        '{Q} did the work instead that night, badly, and what came of it is still locked up on the hill.',
        'v=2',
      ],
    ],
    realm: ['A throne needs {who}, once, for one hour, and the last who did it was walled in.'],
    look: [
      'One can tell by {P.their} hands that {P} was {who}, if one has known another.',
      '{P} still wears the mark of the trade, a ribbon, a pin or a burn.',
    ],
    manner: [
      '{P} looks at everything as {who} would, and says so.',
      '{P} has a saying of the trade for each situation, and two for funerals.',
      '{P} does small work first, and talks afterwards.',
    ],
    ideal: [
      '"There is a right way to do it. Everything else is only the rest of the world."',
      '"Honest work leaves one with something to hold."',
    ],
    woven: {
      story: [
        '{P.name} worked as {who} in {town2}, until a customer asked for something impossible, and got it.',
      ],
      manner: ['{P.name} looks at everything as {who} would, and says so.'],
    },
  }),
];
