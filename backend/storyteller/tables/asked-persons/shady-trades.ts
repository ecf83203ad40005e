import { noun, type AskedStory } from './story-type.ts';
import { assassins, bribed, bribedGuards } from './trade-words.ts';

const hireling: AskedStory = {
  id: 'asked-hireling',
  asked: noun(
    'hireling|mercenary|bodyguard|sellsword|henchman|henchwoman|bounty hunter|porter|caravan guard|gladiator',
  ),
  other: 'paymaster',
  look: [
    '{P.name} carries everything in one pack, and has a contract in an oiled cloth on top of it.',
  ],
  manner: [
    '{P} reads every clause aloud, and signs only in daylight.',
    '{P} asks first who is not to be hurt, and writes it down.',
  ],
  want: '{P} sells the sword and not the conscience, and wants the pay that {Q} has owed to a whole company since the last war.',
  ask: [
    '{P} asks the party to stand beside {P.them} when {Q} is asked for the money, and gives them {pay} gold pieces of it.',
    '{P} pays {pay} gold pieces for the pay chest, which {Q} moves from {town} to {town2} under a false flag.',
    '{P} leads {few} companies that have not been paid by the crown, wants it settled before they begin to plunder, and offers {pay} gold pieces to whoever gets {P.them} before the throne.',
  ],
  says: [
    '"I have three rules: no children, no fires, and half in advance."',
    '"You can buy my arm. What it does is in paragraph four."',
    '"I have never broken my word. It has cost me two good horses and a friend."',
  ],
  tell: 'At each new moon {P} counts out small heaps of coins, one for each comrade, and there is never enough.',
  truths: [
    '{P} keeps one oath above all contracts: never to fight against an old comrade. {Q} has hired one for the other side: both are to die, and the debt with them.',
    '{P} broke the second rule once: in the last war {P} set a fire, because the contract said so, and there were children. {Q} has the contract with the signature on it, and pays nobody, because nobody who signed it can go to court.',
  ],
  clues: [
    [
      'Investigation',
      'reading both contracts side by side',
      'they name the same ford, and the same hour.',
      1,
    ],
    ['Insight', 'asking {P} about rule two', '{P} says it slower than the other ones.', 2],
    [
      'Persuasion',
      'asking among the old company',
      'they talk about all of the campaigns except for one.',
      2,
    ],
  ],
  pressed: [
    'At the ford {P} lays the sword down first, and the other one does too. Then {few} people with swords go to see {Q}.',
    '{P} reads the contract aloud before those who lived near the fire, and lets them decide what is owed. {Q} is left with a paper that frightens nobody.',
  ],
};

/** Trades outside of the law, or near its edge. */
export const personsOfShadyTrades: readonly AskedStory[] = [
  {
    id: 'asked-thief-boss',
    asked: noun(
      'thief boss|(?:king|queen) of (?:the )?(?:beggars|thieves|streets|sewers|gangs)|guild ?master of (?:the )?thieves|master thief|master of thieves|thieves. guild (?:leader|master|boss)|crime lord|crime boss|gang (?:boss|leader)|guild boss|boss of (?:the )?thieves|leader of (?:the )?(?:thieves|gang)|mob boss|mafia|kingpin|(?:bandit|beggar|smuggler) (?:queen|king|leader|chief)|head of the thieves',
    ),
    other: 'young pickpocket',
    look: [
      "{P.name} wears a knitted shawl with {few} pockets, and each of them has somebody else's ring in it.",
    ],
    manner: [
      'All who work for {P} are called dear, fed at one long table, and asked whether they have washed their hands of it.',
      '{P} pinches the cheek of those who have done well, and strokes the hair of those who will not be seen again.',
    ],
    want: '{P} treats the thieves of {town} as a family, and wants all of them home before the new captain of the guard counts heads.',
    ask: [
      '{P} asks the party, over cake, to bring {Q} home, who has stolen from the wrong house; {pay} gold pieces, "for your trouble, dears".',
      '{P} pays {pay} gold pieces for peace with the gang of {town2}: a locked box goes there, and must arrive locked.',
      '{P} offers {pay} gold pieces for one visit to the treasury of the realm, to put something back which should never have been stolen.',
    ],
    says: [
      '"Sit down, you look thin. You have a fine purse there; you had."',
      '"I never had anybody killed who had sent me a card for my birthday."',
      '"We do not steal from the poor, dear. There is no future in it."',
    ],
    tell: 'On the wall of {P} hang small pictures of all who were ever caught, with a candle for each, and one of them hangs with its face to the wall.',
    truths: [
      'The picture that faces the wall is that of {P.their} own child, whom {P} gave up to the hangman to save {few} others. {Q} is the grandchild, does not know it, and has begun to look for whoever talked.',
      '{P} has been selling to the guard, one thief in each season, always one who had begun to kill. {Q} is next on the paper, since somebody has lied to {P} about {Q.them}.',
    ],
    clues: [
      ['Perception', 'turning the picture round', 'it has the eyes of {Q}.', 1],
      [
        'Insight',
        'asking {P} what one owes to a family',
        '{P} drops a stitch, and has never dropped one.',
      ],
      [
        'Investigation',
        'comparing the arrests of {years} years',
        'they fall on the day after the cake of the season.',
        2,
      ],
    ],
    pressed: [
      '{P} tells {Q} alone, with the knife lying on the table between them. Whatever {Q} does, all of the thieves of {town} have a new head by morning.',
      '{P} lets the party prove that {Q} has not killed, and then asks who lied. There is cake that evening, with an empty chair.',
    ],
  },
  {
    id: 'asked-fence',
    asked:
      /^(?:(?!(?:who|with|of|in)\b)[\p{L}'-]+ )*(?:fence|smuggler|black marketeer|pawnbroker|shady (?:merchant|dealer|trader))\b|\b(?:dubious|stolen|illegal|forbidden|contraband|black market|questionable|cursed) (?:wares|goods|items|things|stuff|property|art|market|dealer|trader|merchant|trinkets)\b|\bblack market\b/iu,
    other: 'burglar',
    look: [
      '{P.name} has a magnifying glass on a ribbon, and looks at the rings of a guest before the face.',
    ],
    manner: [
      '{P} never asks where the stolen goods come from, and always asks who has seen them.',
      '{P} talks of the dubious wares on the shelves as of orphans: "a home for this one is hard to find".',
    ],
    want: '{P} has something among the dubious wares and stolen goods on the shelves that nobody dares to buy, and wants it out of the house before the owner finds it.',
    ask: [
      '{P} pays {pay} gold pieces to have a sealed case taken to {town2}, at night, without looking inside.',
      '{P} pays {pay} gold pieces if the case is put back, unseen, into the house from which it came, where there are now {few} guards.',
      '{P} offers {pay} gold pieces to be rid of a crown jewel that whispers; two realms are ready to go to war over who has stolen it.',
    ],
    says: [
      '"It fell from a cart. It fell very far, so let us say half the price."',
      '"I buy, I sell, I forget. The third costs extra."',
      '"Beautiful, and I have never seen it. Nor you."',
    ],
    tell: '{P} has thrown a cloth over one shelf at the back, and sleeps in front of it.',
    truths: [
      'In the case is a ledger with all the bribes of {town}, and {Q} stole it without knowing what it was. {P} can read. Three of the names have sent people already, and {P} has told each of them that another one has it.',
      'In the case is the seal of a vault in which something has been asleep. Since {Q} broke it off, the things in the shop of {P} have been coming back at night to those who lost them, and they bring company.',
    ],
    clues: [
      [
        'Investigation',
        'looking through the shop',
        'between the silver and the furs one shelf is warm, and the dust on it is fresh.',
      ],
      [
        'Insight',
        'naming a councillor of {town} to {P}',
        '{P} says the sum before the name is out.',
        1,
      ],
      [
        'Persuasion',
        'finding {Q} and offering a hiding place',
        '{Q} tells which window it was.',
        1,
      ],
      [
        'Arcana',
        'laying a hand on the cloth',
        'something on the other side lays a hand against it.',
        2,
      ],
    ],
    pressed: [
      '{P} would sell the ledger to the party for a cart and two days of silence, and has kept one page back as insurance: that with the name of the captain of the guard.',
      '{P} gives everything back, in one night, door by door, with the party as porters. The last door is that of the vault.',
    ],
  },
  {
    id: 'asked-assassin',
    asked: assassins,
    other: 'widow',
    pronouns: { Q: 'she' },
    look: [
      'The gloves of {P.name} are spotless, the collar is starched, and there is a card of condolence in each pocket.',
    ],
    manner: [
      '{P} asks for permission to sit, to smoke and to kill, and has been known to accept a no.',
      '{P} is exquisitely polite, holds doors, and thanks people for standing still.',
    ],
    want: '{P} has been hired to kill somebody in {town}, and wants to know first whether that person deserves it.',
    ask: [
      '{P} asks the party to dine with a certain citizen and to tell {P.them} honestly what they think of that person, for {pay} gold pieces.',
      '{P} pays {pay} gold pieces to learn who gave the order, since the money came from {town2} and the reason was a lie.',
      '{P} has been sent after a ruler whose death would mean war, and has taken the fee. {pay} gold pieces of it are for whoever finds an honourable way to fail.',
    ],
    says: [
      '"I beg your pardon. You are in my light, and I should hate to hit the wrong one."',
      '"Nothing personal, I always say, and then I send flowers."',
      '"Good manners cost nothing. Bad ones have cost several people a great deal."',
    ],
    tell: '{P} writes a letter after each job, in black ink, and posts it to a house that stands empty.',
    truths: [
      'The person whom {P} has to kill is {Q}, whose husband {P} killed {years} years ago, by mistake. {P} has paid her rent ever since under the name of an uncle. Whoever gave the order knows that, and wants to see which of the two things {P} gives up.',
      '{Q} has hired {P} to kill {Q} herself: she is ill, and does not want her children to see how it ends. {P} has taken tea with her {few} times, likes her, and cannot do it.',
    ],
    clues: [
      [
        'Investigation',
        'asking who owns the empty house',
        'the letters are taken in by {Q}, who believes them to be from an uncle.',
        1,
      ],
      ['Insight', 'speaking to {P} of mistakes', '{P} folds the napkin again, and once more.', 1],
      ['Medicine', 'seeing {Q} climb a stair', 'she has less than a year.', 2],
      [
        'Perception',
        'watching {P} and {Q} at tea',
        'it is she who pushes a purse across the table.',
        2,
      ],
    ],
    pressed: [
      '{P} apologises to {Q} in full sentences, gives her the knife, and waits. After that {P} goes for the one who gave the order, and holds the door for the party.',
      'If somebody brings the children, or a healer who is not afraid of the word, {P} returns the fee, with interest. {P} stays to tea.',
    ],
  },
  {
    id: 'asked-bought',
    asked: [bribed, bribedGuards],
    isWhole: true,
    other: 'constable',
    look: [
      '{P.name} wears plain clothes, and boots that cost as much as {P.they} earns in a year.',
    ],
    manner: [
      '{P} looks at the clock when somebody talks of the law, and at the hands when somebody talks of thanks.',
      '{P} has a second drawer, and leaves it open by a finger during talks.',
    ],
    want: '{P} takes money from all sides in {town}, and wants things to stay exactly as they are.',
    ask: [
      '{P} asks the party to collect from three shops that are late, for {pay} gold pieces, and to report whoever complains.',
      '{P} pays {pay} gold pieces if the chest of a rival tax wagon is lost between {town} and {town2}, with nobody hurt and nobody caught.',
      '{P} offers {pay} gold pieces, and pardons for anything so far, to get a commissioner of the crown to accept a gift before witnesses.',
    ],
    says: [
      '"Law? Certainly. Which one would you like, and for how long?"',
      '"I keep the peace here. It is dear, but look how quiet it is."',
      '"Put that away. Not there, in the drawer."',
    ],
    tell: 'On pay day {P} walks round {town}, and shopkeepers come to their doors with something in the hand.',
    truths: [
      'It began with one bribe to save a sick daughter, and the one who paid has owned {P} ever since: a smuggler of people, whose carts pass the gate unopened. {Q} has opened one, and {P} has been told to see to {Q}.',
      '{P} takes the money and hands half of it on, to a judge who has proof that {P} let an innocent hang. {Q} is the brother of that one, and has put on the uniform in order to find out.',
    ],
    pronouns: { Q: 'he' },
    clues: [
      [
        'Perception',
        'watching the gate on the night of the new moon',
        'a cart passes unopened, and somebody inside it coughs.',
        1,
      ],
      ['Insight', 'asking {P} how the daughter is', '{P} puts the money down.', 1],
      [
        'Investigation',
        'following the half that {P} gives away',
        'it ends up under the cushion of a judge.',
        2,
      ],
      ['Persuasion', 'asking {Q} why he joined', 'he gives a date, which is that of a hanging.', 2],
    ],
    pressed: [
      '{P} warns {Q}, an hour late, and then opens the next cart before everyone. After that {P} needs a place for the daughter where nobody can pay to get in.',
      '{P} gives {Q} the ledger and the key to the drawer, and asks only to be tried by somebody else than that judge.',
    ],
  },
  {
    id: 'asked-spymaster',
    asked: noun(
      'spymaster|spy|spies|informant|information broker|secret agent|agent|double agent|handler',
    ),
    other: 'ambassador',
    look: ['Nobody agrees on the colour of the eyes of {P.name}, and {P.they} likes it so.'],
    manner: [
      '{P} answers questions with the question before that.',
      '{P} always has two cups on the table, and lets the guest choose.',
    ],
    want: '{P} wants to know who in {town} reads the letters before they reach {P.them}.',
    ask: [
      '{P} has three letters with three lies in them carried to three houses, for {pay} gold pieces, and waits to see which lie comes back.',
      '{P} pays {pay} gold pieces for a clerk who was taken off the coach at {town2}, and who knows {few} names by heart.',
      '{P} offers {pay} gold pieces for a night with the sealed treaties of two realms: in one of them stands the name of the traitor in the crown council.',
    ],
    says: [
      '"I know where you slept, what you ate and who paid. What I should like to know is why."',
      '"Trust nobody. I tell everyone that, and they thank me for it."',
      '"Talk freely. The one at the next table is mine, and the one behind is his."',
    ],
    tell: '{P} burns every note after reading it, apart from one, which is kept in a shoe.',
    truths: [
      'The leak is the person whom {P} loves: {Q}, who serves another crown. Both know it, neither has said so, and for {years} years they have kept peace by telling each other what they were not allowed to. Now one of them has been ordered to end it.',
      '{P} has not had a single real informant since the winter, when all of them were caught. What {P} reports is invented, and {Q} has begun to act on it: troops are moving because of a sentence that {P} liked.',
    ],
    clues: [
      [
        'Investigation',
        'finding the note in the shoe',
        'it says "tomorrow as always", in the hand of {Q}.',
        1,
      ],
      ['Insight', 'bringing {P} news of {Q}', '{P} knew it, and is glad to hear it again.', 1],
      [
        'History',
        'checking three reports of {P} against the facts',
        'they agree with an old novel.',
        2,
      ],
      ['Stealth', 'following the messengers of {P}', 'they ride to an inn, eat, and ride back.', 2],
    ],
    pressed: [
      'If both are told that they were ordered on the same day, {P} and {Q} vanish together, and leave the party a key to {few} drawers.',
      '{P} can stop the troops only by saying that all was invented, and asks for a way to do so and live. The party may become the first real informants in a year.',
    ],
  },
  {
    ...hireling,
    id: 'asked-code',
    asked:
      /\b(?:with|has|have|lives by|follows|by) (?:an? |his |her |their )?(?:strict |own |personal )?(?<what>code(?: of (?:honou?r|conduct))?|principles)\b/iu,
    want: '{P} lives by a {what} of three rules, which rank above any contract, and wants the pay that {Q} has owed to a whole company since the last war.',
  },
  hireling,
];
