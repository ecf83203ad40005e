import type { PlaceAspect } from '../families/place-family.ts';

/** Ghosts that haunt a place. */
export const aspectsOfHauntings: readonly PlaceAspect[] = [
  {
    id: 'haunted',
    says: /\b(?:haunted|ghostly|spooky|haunts|ghosts?|spectral|poltergeist|phantom)\b/,
    not: /\b(?:run|kept|owned|staffed|for|of) (?:by )?(?:an? |the )?(?:\w+ )?ghosts?\b|\bghost (?:town|ship)\b/,
    tells: ['ghosts'],
    look: [
      'a rocking chair that has been tied to a nail, and a nail that has been pulled out a little',
      "{few} lamps along one wall, all turned to it, as one turns a dog's nose",
      'a door with a chalk mark on each side, at the height of two different shoulders',
    ],
    known: [
      'It is haunted, which {town} says with a certain pride, and everyone can describe the sound and nobody the face.',
      'At one hour of the night people in {town} do not look at {site}, and afterwards they count their cattle.',
    ],
    feature: [
      'It gets cold one breath before the ghost is there, and the cold comes from where it will stand.',
      'Doors that the ghost has shut open for anyone who knocks and waits.',
    ],
    beside: [
      'The ghost is real: one who died in {site} {years} years ago walks from the place where it happened to the place where something was hidden, and rests as soon as somebody has followed to the end and looked.',
    ],
    plots: [
      {
        sites: [
          'manor',
          'house',
          'inn',
          'fortress',
          'court',
          'theatre',
          'school',
          'library',
          'care-house',
          'tower',
          'watch-house',
          'bath-house',
        ],
        details: {
          keeper: [
            'does not believe in ghosts, has moved to the other end of the building, and whistles on the way there',
            'says good night to one more person than is in the room',
          ],
          guest: [
            'has inherited, has not slept since, and offers to sell everything today, as it stands',
            'rings a small bell, asks the same three questions, and is not pleased to be answered',
          ],
          hooks: [
            'Someone knocks at the north wall of {site} each night, {few} times, and {K} pays {coins} gold pieces to whoever finds out for whom.',
            '{B} wants witnesses for one night in {site}, and has laid a bet on their leaving.',
            "A stone has come loose on the path to {site}, and below it are women's shoes, set down side by side.",
          ],
        },
        trouble: {
          id: 'haunted-letter',
          absent: ['bride who was waiting', 'letter carrier', 'night porter'],
          guest: ['nephew of the dead', 'medium with a small bell'],
          trace: [
            'Each night there are wet prints from the door to the north wall, and none back.',
            '{B} will not go near the north wall, and says that there is nothing behind it.',
            ['In the morning the same drawer is open, and the same paper is lying on top.', 'v=1'],
            [
              'The prints are deeper every night, as if what makes them had more and more to carry.',
              'v=2',
            ],
          ],
          truth: [
            "{V} did not run off, as {town} has been told for {years} years, but was walled up alive in the north wall by {B}'s father, because of a letter that proved whose {site} is. The ghost (use <1 Shadow, Specter, Ghost> only for those who break the wall without a word) carries it from the drawer to the wall every night. {B} has known since the funeral, and has bought mortar.",
            "The ghost of {V} is not at rest because {V} was paid: with a crown, for killing a queen in this house, {years} years ago. Each night {V} carries the coins one step further; at the end of the way is the present king, who sat on that queen's knee. {B}, his officer, knows what is in the north wall: her, still holding the last order she gave. It would end the king's right to the throne, and {B} has powder for the wall, for {site} and for those who live in it.",
          ],
          finds: [
            [
              'Investigation',
              'reading what lies in the open drawer',
              'it is an envelope without its letter, with a seal by which {site} has another owner',
              'v=1',
            ],
            [
              'Perception',
              'knocking at the north wall and counting',
              'one knock too many comes back, from the inside',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} what the father died of',
              '{B} says "of this house" and laughs, alone',
              'v=1',
            ],
            [
              'Religion',
              'laying a coin on the path of the ghost',
              "it is picked up, looked at and laid down again, and it is a queen's head that is looked for",
              'v=2',
            ],
            [
              'Stealth',
              'looking through the cases of {B}',
              'there is powder enough for a fort, and a royal pass for one',
              'v=2',
            ],
            [
              'History',
              'asking the oldest person in {town} about the last night of {V}',
              'a cart with mortar went up at midnight',
            ],
          ],
          later: [
            [
              'On day {days} {B} has the wall made twice as thick. From that night on it does not knock, but calls, and all of {town} hears its own names (use <Shadow, Specter, Ghost>).',
              'v=1',
            ],
            [
              'On {deadline} {site} goes up with a noise that is heard in {town2}, and what has lost its way walks straight to the palace (use <Ghost, Wraith>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'The ghost wants the wall opened by somebody who says what they are doing, and why, the whole time. It will hold the lamp.',
              'v=1',
            ],
            [
              'The letter makes a washerwoman of {town} the owner of {site}. She has come here every spring of her life to look at it.',
              'v=1',
            ],
            [
              'It takes the coins back if they are paid out again, for something good, by someone who knows what they were for.',
              'v=2',
            ],
            [
              'The king does not know. {B} is afraid of him less than of having to see his face.',
              'v=2',
            ],
          ],
        },
      },
      {
        details: {
          keeper: [
            'has an arrangement with it, in writing, and has broken paragraph four',
            'sleeps well and looks dreadful, and everybody else here looks well and does not sleep',
          ],
          guest: [
            'moved in for the low rent, plays chess with it, and is losing on purpose',
            'has cast it out {few} times, and it has come back each time with better manners',
          ],
          hooks: [
            'The ghost of {site} has stopped haunting, and {K} pays {coins} gold pieces to know what it is afraid of.',
            'A game of chess in {site} is three moves from its end. The tenant would like to be replaced at the board.',
            'A ghost has appeared to the party, far from {site}, asking to be taken home.',
          ],
        },
        trouble: {
          id: 'haunted-invited',
          absent: ['first owner', 'governess', 'old actor'],
          guest: ['tenant of the upper room', 'priest without a parish'],
          trace: [
            'A window is opened from inside every night, and there is a lamp set in it.',
            'The ghost goes through walls, but round one place on the floor.',
            [
              'On the paper that hangs by the door a line has been added, in frost: "Not from me."',
              'v=1',
            ],
            ['All the dogs of {town} lie along the road, with their heads towards {site}.', 'v=2'],
          ],
          truth: [
            "{V}'s ghost is a decent one that has kept {site} for {years} years, and is being driven out: a second one has come in that is none. {B} makes it, from the upper room, with a speaking tube and a cold draught, so as to have {site} for a song. But whoever plays a ghost long enough is taken for one, and something under the floor has begun to answer {B} (use <1 Specter, Will-o'-Wisp, Wraith>).",
            'The ghost of {V} haunts {site} to keep others away from it, as a lamp keeps ships off a rock. What lies in the spot on the floor is a gate that has been ajar since {V} died in the crack of it. {B} has cast out {few} ghosts and is proud of that; with the next one nobody stands in the crack any more, and {num} of those who have crowded behind it can come out.',
          ],
          finds: [
            [
              'Perception',
              'putting a hand into the draught upstairs',
              'it comes out of a pipe, and the pipe has a mouthpiece, still damp',
              'v=1',
            ],
            [
              'Persuasion',
              'sitting down at the chess board and talking to it',
              'a piece moves and spells, by the squares, "two of us"',
              'v=1',
            ],
            [
              'Investigation',
              'reading paragraph four',
              'it says: "No one else is to say boo"',
              'v=1',
            ],
            [
              'Arcana',
              'standing on the spot that it goes round',
              "a knocking comes up through one's heels, from very many knuckles",
              'v=2',
            ],
            [
              'Religion',
              'asking {B} where the ghosts went that were cast out',
              '{B} has never asked, and is pale',
              'v=2',
            ],
            [
              'Insight',
              'asking {K} what the arrangement is',
              '{K} gets rest, it gets a lamp in the window, and nobody ever asked it for what',
            ],
          ],
          later: [
            [
              'On day {days} {B} cannot get out of the upper room any more, and goes on speaking through the tube, with another voice.',
              'v=1',
            ],
            [
              'On {deadline} the last rite is read, and the front door of {site} is not wide enough for them all (use <Shadow, Specter, Wraith>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} knows the one below from of old, and could hold it off with help: a true fright against a false one. Somebody has to be frightened sincerely.',
              'v=1',
            ],
            ['{B} would sign anything for a way down that is not the stair.', 'v=1'],
            [
              'A gate can be shut by a person from either side; {V} only needs someone who will push while {V} pulls, and lets go in time.',
              'v=2',
            ],
            [
              'The priest can do it the other way round, and call them back: {few} ghosts, all good at standing in a door.',
              'v=2',
            ],
          ],
        },
      },
      {
        details: {
          keeper: [
            'bolts {few} doors at dusk, in an order that must not be changed, and comes back to check',
            "speaks to whatever is behind one's shoulder, briefly and in a friendly voice",
          ],
          guest: [
            'has sat up here for {days} nights to show that it is rats, and has stopped turning round',
            'sits with somebody who stares at a wall, and reads him the paper',
          ],
          hooks: [
            'A man looked through a keyhole in {site}, and has not looked at anything else since. His wife pays {coins} gold pieces for the key.',
            '{K} is to die, according to {site}, on {deadline}, and would like the party to be there and disagree.',
            'A music box was carried out of {site} by mistake, plays in the baggage of the party, and is answered.',
          ],
        },
        trouble: {
          id: 'haunted-house-of-many',
          absent: ['doctor of the house', 'collector of clocks'],
          guest: ['heir who is not afraid', 'wife of a man who looked'],
          trace: [
            'The same eleven notes come out of the wall, and the last is always cut off.',
            'Portraits of {few} people hang in the hall, and there is a nail for one more.',
            ['On the nail hangs this morning a very small sketch of {K}.', 'v=1'],
            ['Since spring the portraits are of people who are still alive.', 'v=2'],
          ],
          truth: [
            "{V} collected the last moments of the dying in {site}, out of pity, in a music box, so that nobody would be alone in them. Since the box was wound the wrong way round, by {B}, all these ghosts have been looking for theirs, room by room, and sit down by each who falls asleep. One of them is {V}'s own, and does not know that it is one (use <1 Specter, Ghost, Wraith> if it is told so unkindly).",
            '{site.s} is the waiting room of death, its ghosts are those who wait, and {V}, the clerk who kept it, has been bribed to let {num} rich people of the realm sit there for ever without being called. Those who should have been called later are taken in their place, to keep the sum right, with a portrait first. {B} is one of the rich, has come for more time, and has named {town} as security.',
          ],
          finds: [
            [
              'Performance',
              'humming the eleven notes and then the twelfth',
              'all doors of the house come open by a hand, and somebody sobs',
              'v=1',
            ],
            [
              'Investigation',
              'looking into the music box',
              'the roller has been put in backwards, and there is a hair of {B} in the spring',
              'v=1',
            ],
            [
              'Insight',
              'asking the one who walks here for the date',
              '{V} gives that of a day which has not ended',
              'v=1',
            ],
            [
              'History',
              'finding out who is on the portraits',
              'all of them were healthy, and died within an hour of the varnish',
              'v=2',
            ],
            [
              'Deception',
              'asking {B} to recommend a good investment',
              '{B} recommends {town}, "until {deadline}, and then not at all"',
              'v=2',
            ],
            [
              'Perception',
              'looking through the keyhole with a mirror',
              'in the room people sit along the walls with numbers in their hands',
            ],
          ],
          later: [
            [
              'On {deadline} {K} sits down in the hall for a moment, with a sketch in one hand, and does not get up.',
              'v=1',
            ],
            [
              'On {deadline} all of {town} has been painted, roof by roof, and the varnish is wet (use <Specter, Wraith, Night Hag> for those who collect).',
              'v=2',
            ],
          ],
          ways: [
            [
              'Played the right way round, with the twelfth note at the end, the box lets them all go; whoever winds it has to hear each.',
              'v=1',
            ],
            [
              '{V} can be told kindly by somebody who has sat with the dying. After that {V} does the telling, and is very good at it.',
              'v=1',
            ],
            [
              'The numbers can be called by anyone who stands at the desk and dares to. Those with the oldest ones will run.',
              'v=2',
            ],
            [
              "{V} took the bribe for one name that is not on the list: {K}'s. There is no need to undo that, if the others are called.",
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
