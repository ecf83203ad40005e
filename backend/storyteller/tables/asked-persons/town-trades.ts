import { noun, type AskedStory } from './story-type.ts';
import { craftspeople, innkeepers } from './trade-words.ts';

/** Trades of towns. */
export const personsOfTownTrades: readonly AskedStory[] = [
  {
    id: 'asked-street-child',
    asked: noun(
      'street child|street kid|street urchin|urchin|orphan|beggar|beggar girl|beggar boy|pickpocket|homeless (?:girl|boy|child)|chimney sweep',
    ),
    other: 'night watchman',
    look: [
      '{P.name} goes barefoot in a coat for somebody twice as large, and has the quickest eyes in {town}.',
    ],
    manner: [
      '{P} sees everything, sells half of it, and keeps the other half for bad winters.',
      '{P} never sits down without knowing three ways over the roofs.',
    ],
    want: '{P} sees everything in the streets of {town}, has seen something last week that nobody should have seen, and wants a bed behind a door that can be locked.',
    ask: [
      '{P} shows the party a purse of {pay} gold pieces, found where it happened, and gives it to whoever finds the other three children who sleep under the bridge.',
      '{P} knows which coach takes the missing children to {town2}, and has stolen {pay} gold pieces from the driver to pay for help.',
      '{P} saw who killed the ruler of {town}, which three realms would like to know. On {P.their} head are {pay} gold pieces, and {P} offers them to the party: "you take me in, and you keep me".',
    ],
    says: [
      '"A copper for what I heard, two for who said it, and three if I am to forget you."',
      '"Nobody looks at me. That is how I see so much."',
      '"I am not scared. I just like to stand where there are people."',
    ],
    tell: '{P} draws little signs on doors with chalk, and has begun to cross the street before one of them.',
    truths: [
      '{P} saw {Q} open the side gate at night for people with sacks that moved. {Q} pays {P} with bread to keep watch for him, and believes that {P} does not know what is in the sacks.',
      '{P} saw it because {P} was part of it: for a warm coat {P} showed strangers where the others sleep. {Q} has guessed, is kind to {P}, and waits until {P} tells it.',
    ],
    pronouns: { Q: 'he' },
    clues: [
      [
        'Perception',
        'learning to read the chalk signs',
        'that on the door of {Q} means "counts us".',
        1,
      ],
      ['Insight', 'asking {P} where the coat is from', '{P} takes it off, though it is cold.', 2],
      [
        'Investigation',
        'looking at the hinges of the side gate',
        'they are oiled, with the oil of the watch.',
        1,
      ],
    ],
    pressed: [
      '{P} points at {Q} before everyone, if a hand lies on {P.their} shoulder while doing so. {Q} runs for the gate.',
      '{P} tells it in the dark, very fast, and leads the party over the roofs to the place. What {P} wants afterwards is not to be forgiven, but to be asked to stay.',
    ],
  },
  {
    id: 'asked-widow',
    asked: noun("(?:[\\p{L}]+'s )?(?:widow|widower)"),
    other: 'guild master',
    look: [
      '{P.name} wears the work coat of the dead over a mourning dress or a black shirt, with the sleeves turned up twice.',
    ],
    manner: [
      '{P} does the work as the dead did it, down to the whistle.',
      '{P} says "we have always done it so", and looks at the second hook by the door.',
    ],
    want: '{P} wants to go on running the workshop under the old name, while the guild gives {P.them} until the end of the month to marry or to sell.',
    ask: [
      "{P} pays {pay} gold pieces for one master in {town2} who will sign that {P.their} work is a master's work.",
      '{P} pays {pay} gold pieces for the last delivery of the dead, which was taken on the road with the driver and the book of debts.',
      '{P} has found the last order of the dead: for the crown, secret and unpaid. {pay} gold pieces are for whoever brings {P.them} to the one who gave it, past those who want no witness.',
    ],
    says: [
      '"The name over the door was not mine. The hammer was. Ask the anvil."',
      '"I do not cry at work. It makes rust."',
      '"They send me flowers, and then a buyer."',
    ],
    tell: 'On the bench of {P} lies one unfinished piece, which {P} covers with a cloth when the guild comes.',
    truths: [
      'The accident was none: {Q} had the beam sawn, because the dead would not sell. The unfinished piece is the sawn end of the beam, which {P} has kept and has by now matched to a saw.',
      '{P} did it, in one moment, with one blow, after {years} years of blows. {Q} saw the body and said "accident" aloud, and now wants thanks: the workshop, and {P} with it.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the beam above the bench',
        "the break is straight for a hand's breadth.",
        1,
      ],
      [
        'Perception',
        'going through the tools of {Q}',
        'one saw has a tooth missing that {P} keeps in a cup.',
        1,
      ],
      [
        'Medicine',
        'seeing {P} with rolled up sleeves',
        'there are old breaks that healed alone.',
        2,
      ],
      [
        'Insight',
        'calling {Q} a helpful man before {P}',
        '{P} puts the hammer down very slowly.',
        2,
      ],
    ],
    pressed: [
      '{P} lays the two halves on the guild table, and the masters look at the saw of {Q}. The oldest of them signs.',
      '{P} says what happened to those whom the party can find who knew of the blows. If {few} neighbours speak up, no judge in {town} will hang {P.them}, and {Q} has nothing left to sell.',
    ],
  },
  {
    id: 'asked-executioner',
    asked: noun('executioner|hangman|headsman|torturer|jailer|gaoler|warden'),
    other: 'judge',
    look: ['The large hands of {P.name} are full of small scratches from thorns.'],
    manner: [
      '{P} ties knots very gently, also in shoelaces.',
      '{P} gives each condemned person a flower from the garden, and a choice of which.',
    ],
    want: '{P} grows a rose for every life that went through {P.their} hands, and wants never again to plant one for somebody who was innocent.',
    ask: [
      "{P} asks the party to find out within {few} days whether the prisoner in the tower of {town} did it, for {pay} gold pieces, a year's wages of the axe.",
      '{P} pays {pay} gold pieces for the papers of {few} old cases, which {Q} has had taken to {town2}.',
      '{P} has been called to the capital to behead a ruler. {pay} gold pieces are the fee, and {P} gives it to those who can show whether the verdict is a true one.',
    ],
    says: [
      '"This one is called Anna. She did it, and she was sorry. Smell."',
      '"People cross the street. The bees do not."',
      '"I am good at it. Somebody has to be, it is kinder."',
    ],
    tell: 'In the garden of {P} every plant has a name, and one bed at the back has none, and is weeded daily.',
    truths: [
      'In the last bed lie those about whom {P} was in doubt. Their papers are all signed by {Q}, who sells verdicts. {P} has begun to let people live: {few} of them are hidden in the tool shed.',
      'The last bed belongs to {P.their} own brother, whom {P} beheaded because the law said so. {Q} knew that he was innocent, and let it happen, to see whether {P} would do it.',
    ],
    clues: [
      ['Nature', 'looking at the flowers closely', 'those in the last bed have never been cut.'],
      [
        'Perception',
        'passing by the tool shed in the evening',
        'it smells of soup for several.',
        1,
      ],
      [
        'Investigation',
        'reading the old cases',
        'each doubtful one had a rich accuser, and the hand of {Q}.',
      ],
      [
        'History',
        'comparing the names in the church book',
        'one of those who were beheaded has the family name of {P}.',
        2,
      ],
    ],
    pressed: [
      '{P} lays down the axe on the steps, in public, and opens the shed. The guard does not know what to do; it takes just one voice to decide it.',
      '{P} goes to {Q} with a rose and the axe, and asks which of the two it is to be. {P} can still be talked out of it, by somebody who asks for the name of the rose.',
    ],
  },
  {
    id: 'asked-innkeeper',
    asked: innkeepers,
    other: 'brewer',
    look: [
      '{P.name} has flour to the elbows, a cloth over one shoulder, and a voice for three rooms.',
    ],
    manner: [
      '{P} puts food before people who bring bad news, and lets them finish it first.',
      '{P} knows who may sit beside whom, and sees to it with the eyebrows.',
    ],
    want: '{P} wants one room upstairs left alone by all guests, and pays for another bed at once if somebody asks for it.',
    ask: [
      '{P} asks the party to find out who has been at the cellar door, which is scratched on the inside; {pay} gold pieces, and supper.',
      '{P} pays {pay} gold pieces for a load of hops that {Q} keeps back in {town2}, along with the driver.',
      '{P} is to cook for {few} crowned heads who make peace under {P.their} roof, has found poison in the flour, and pays {pay} gold pieces for noses.',
    ],
    says: [
      '"Boots off, swords on the hook, and tell me who is hungry."',
      '"I hear everything in here. I remember what gets paid for."',
      '"Room seven is taken. It has been taken for {years} years."',
    ],
    tell: 'Each evening {P} carries a tray to room seven, and brings it back empty and washed.',
    truths: [
      'In room seven lives the witness of a massacre, with another name; {P} was one of the soldiers, and has hidden her ever since. {Q} commanded them, and now delivers the beer.',
      'Room seven is empty. {P.their} child vanished from it {years} years ago, and {P} brings the tray because it comes back empty. {Q} sold the house to {P}, and knew who eats there.',
    ],
    clues: [
      [
        'Insight',
        'watching {P} when {Q} delivers',
        '{P} counts the barrels aloud, so that somebody upstairs can hear it.',
        1,
      ],
      ['Perception', 'waiting on the stairs', 'a woman hums in there, a marching song.', 1],
      [
        'Investigation',
        'looking behind the bed of room seven',
        'there is a hole, just large enough for a child, and cold air comes out.',
        2,
      ],
    ],
    pressed: [
      '{P} bars the door with the whole room still inside, and tells everyone who brews their beer. The witness comes down the stairs on her own.',
      '{P} goes into the hole with a lantern and a ladle, unless somebody goes first. {Q} is seen on the road to {town2} with a packed cart.',
    ],
  },
  {
    id: 'asked-smith',
    asked: craftspeople,
    other: 'buyer',
    look: [
      '{P.name} has the forearms, the burns or the bent back of the trade, and one tool in the belt that is never put down.',
    ],
    manner: [
      '{P} judges people by how they hold things.',
      '{P} talks to the work, and answers guests as if they had interrupted.',
    ],
    want: '{P} has been given an order that is paid too well, and wants to know what it is for before it is finished.',
    ask: [
      '{P} asks the party to follow {Q} home from {town} after the next payment, for {pay} gold pieces out of it.',
      '{P} pays {pay} gold pieces for a look at the other parts, which were ordered from {few} workshops round {town2}.',
      '{P} has seen the seal of the crown on an order that would arm one realm against three, and offers {pay} gold pieces to have it undone.',
    ],
    says: [
      '"Good work needs no reason. Money like that does."',
      '"I was told to make it well and to ask nothing. I am making it well."',
      '"Hold this. No, as if you meant it."',
    ],
    tell: '{P} works at night with the shutters closed, and takes apart by morning what was finished in the evening.',
    truths: [
      'It is a part of a cage for something that cannot be killed, and {Q} needs it within {few} days. {P} takes it for a weapon, and spoils it again and again.',
      '{P} knows exactly what it is, and made one before: {few} people died of it. {Q} knows that too, and pays half in money and half in silence.',
    ],
    clues: [
      ['Investigation', 'laying the part beside a drawing', 'the locks are on the outside.', 1],
      ['Insight', 'asking {P} what went wrong this time', '{P} is too glad about it.'],
      [
        'History',
        'asking whose mark is on the old one',
        'it is that of {P}, struck out with a file.',
        2,
      ],
    ],
    pressed: [
      'If the party shows {P} what is to be caged, {P} finishes it in one night, better than ordered, with all of them at the bellows.',
      '{P} breaks the tool over the knee and gives the name of the first buyer to those who ask. {Q} comes with people who do not need silence.',
    ],
  },
];
