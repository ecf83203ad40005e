import { noun, type AskedStory } from './story-type.ts';

const plotting =
  /\b(?:plots?|plotting|schemes?|scheming|conspires?|conspiring|plans?|planning|wants|trying|tries|intends)\b.* (?:against (?:the |his |her |their )?(?:king|queen|crown|throne|emperor|empress|duke|duchess|prince|princess|lord|lady|ruler|sultan|regent|mayor|council)|(?:the |to take the |to win the |to steal the )(?:throne|crown)|(?:to )?(?:overthrow|depose|usurp|dethrone|replace|betray|kill|murder|poison|seize|take) (?:the |his |her |their )?(?:throne|crown|king|queen|emperor|empress|duke|duchess|prince|princess|ruler|sultan|regent|power))\b|\b(?:treacherous|scheming|plotting|traitorous|disloyal) (?:[\p{L}-]+ )?(?:advisor|adviser|vizier|chancellor|steward|counsell?or|minister|courtier|regent|general|chamberlain)\b/iu;

/** Persons of rank, and what they keep from those who bow to them. */
export const personsOfCourts: readonly AskedStory[] = [
  {
    id: 'asked-plotter',
    asked: plotting,
    isWhole: true,
    other: "ruler's taster",
    look: [
      '{P.name} stands half a step behind whoever rules, and a little to the left, from where one sees both hands of everybody.',
    ],
    manner: [
      '{P} agrees with everyone, in such a way that each of them does something afterwards.',
      '{P} never writes anything down, and never forgets who has.',
    ],
    want: [
      '{P} wants the one on the throne out of the way by the end of the month, without a drop of blood that could be traced, and for reasons that {P.they} calls good ones.',
      '{P} wants a change at the top, has wanted it for {years} years, and needs one more signature.',
    ],
    ask: [
      '{P} pays {pay} gold pieces for a harmless errand in {town}: a parcel is to be at one door at noon, and the guard of that door somewhere else.',
      "{P} offers {pay} gold pieces for an old seal from a crypt near {town2}; it is for a collection, and ought not to be mentioned to the collector's friends.",
      '{P} offers {pay} gold pieces and a pardon for deeds not yet done to those who keep one loyal general of the realm away from the capital for three days.',
    ],
    says: [
      '"I serve the crown. The head below it is a detail."',
      '"You are people of principle. How refreshing. What do they cost?"',
      '"One does not push. One takes away, here and there, what others lean on."',
    ],
    tell: 'When the ruler laughs {P} laughs too, [and looks at the hourglass|and the taster stops chewing].',
    truths: [
      'It is all true, and it is not for power: in the treaty chest {P} has found that the throne has been promised to an enemy in exchange for a cure. {P} wants to prevent a war with a small murder. {Q} has been told to look away, and is the only person to whom the ruler has ever been good.',
      '{P} is the hand of somebody else: a child of {P.their} own is a guest abroad, and each step of the plot comes as a letter with a milk tooth in it. {Q} carries the letters, and does not know what is in them.',
    ],
    clues: [
      [
        'Investigation',
        'searching the treaty chest',
        'a copy has been made, in haste, and the wax is still soft.',
        1,
      ],
      ['Insight', 'praising the ruler before {P}', 'there is no hatred on that face, but grief.'],
      [
        'Perception',
        'seeing {P} open a letter',
        '{P} shakes it first, and something small falls into the palm.',
        2,
      ],
      [
        'Insight',
        'asking {Q} about the last dinner',
        '{Q} says that it was salted twice, and that one does not ask.',
        1,
      ],
    ],
    pressed: [
      '{P} lays the treaty on the table before the ruler, and asks for a denial. There is none. What the guards do next depends on who else has read it by then.',
      '{P} offers everything, names, plan and neck, for one child brought home alive. Whoever sends the letters hears of it within a day, so there is exactly one day.',
    ],
  },
  {
    id: 'asked-plotter-in-a-circle',
    asked: plotting,
    isWhole: true,
    other: 'guard captain',
    look: [
      '{P.name} wears the chain of office over a mail shirt so fine that it passes for embroidery.',
    ],
    manner: [
      '{P} plays a slow game of chess with every visitor, and remembers the positions for years.',
      '{P} sends a kind word to all who have fallen from favour, and calls it courtesy.',
    ],
    want: '{P} has gathered nine people who want the ruler gone, and wants to know which of the nine is talking.',
    ask: [
      '{P} gives the party {pay} gold pieces and nine sealed notes, each with another false hour on it, to be delivered in {town} in one evening.',
      '{P} offers {pay} gold pieces for the truth about one of the nine, who has land near {town2} and has paid off all debts since spring.',
      'On the day on which the estates of the realm meet, nine doors are to be opened. {P} offers {pay} gold pieces to those who stand behind the ninth.',
    ],
    says: [
      '"There are nine of us. I trust eight. The difficulty is in the counting."',
      '"It is treason only if one loses. Otherwise it is a holiday."',
      '"I was loyal once. I would recommend it, to the young."',
    ],
    tell: 'There are nine chairs round the table of {P}, and the tenth, by the wall, has a cushion that is still warm.',
    truths: [
      'The ruler knows of it and has ordered it: the circle is a net, {P} gathers those who would rise anyway, and on a given day they are to be taken all at once. {P} has begun to think that the nine are right.',
      'The traitor is {Q}, whom {P} loves like a brother or a sister and has told everything. {Q} has done it for love, to save {P} from the scaffold, and has been promised a pardon that nobody means to keep.',
    ],
    clues: [
      [
        'Perception',
        'waiting by the back stairs',
        'the ruler comes up them, without a candle, and sits down in the tenth chair.',
        1,
      ],
      [
        'Insight',
        'asking {P} what comes after the victory',
        '{P} tells it so well that it cannot be only a lie.',
        1,
      ],
      [
        'Investigation',
        'following the nine notes',
        'the false hour that gets to the palace is the one that {Q} was given.',
        2,
      ],
      ['Insight', 'telling {Q} how traitors are punished', '{Q} says "not this one".', 2],
    ],
    pressed: [
      '{P} must give the sign, before the nine and the ruler, and holds it in the hand for a long moment. It can mean either thing.',
      '{P} embraces {Q}, takes the pardon out of {Q.their} pocket and reads it aloud. It has no date. From here on they are on the same side, and there is little time.',
    ],
  },
  {
    id: 'asked-took-the-place-of-the-master',
    asked:
      /\b(?:killed|murdered|poisoned|replaced|buried|lost|accidentally)\b.*\b(?:master|teacher|mentor|employer|predecessor|twin|boss|lord|lady|mistress|captain|wizard|mage)\b.*\b(?:took|taken|takes|taking|stole|wears|wearing|pretends|pretending|impersonates|lives under|now plays|plays) (?:over |on )?(?:(?:his|her|their|the) )?(?:place|name|identity|role|robes?|face|job|post|position|part|to be|life|as)\b/iu,
    isWhole: true,
    other: 'old housekeeper',
    look: [
      'The robe of {P.name} is a hand too long and has been taken up in haste, and the spectacles are of no use to {P.them}.',
    ],
    manner: [
      '{P} answers hard questions with "what do you think?", in a deep voice, which slips.',
      '{P} is startled by the name when somebody calls it, and turns round with great dignity.',
    ],
    want: [
      '{P} wants to keep up the great name until a certain examiner has been and gone, and to learn as much as possible until then.',
      '{P} wants to know what the last experiment was for, since it is still going on, behind a door which only the old one could open.',
    ],
    ask: [
      '{P} pays {pay} gold pieces for company on a visit to a client in {town} who has known the great name for {years} years, and for a fainting fit at the right moment.',
      '{P} offers {pay} gold pieces for the notes of the last experiment, which were sent to {town2} on the day before, "for safety".',
      'The crown has called for the great name to close a rift in the realm, with ceremony. {P} offers {pay} gold pieces to those who help {P.them} do it or get out of it, in that order.',
    ],
    says: [
      '"Of course I can do it. I would only rather not do it on a Monday."',
      '"My apprentice? Gone. A gifted child. A little clumsy."',
      '"Do not touch that. I do not know what it does. I mean, you do not."',
    ],
    tell: 'At night there is light in two rooms, and {P} can be heard practising: the same sentence, in an older and older voice.',
    truths: [
      'The death was an accident: {P} read a line aloud that was not meant for {P.them}. The old one had prepared that line for {Q}, to be rid of a witness. {Q} swept up the ashes, and has served {P} since then with real affection and a locked drawer.',
      'The old one is not dead. The spell was to swap an old body for a young one, it went half wrong, and the master is in the house, in {Q}, and learning to move the hands. On some evenings {Q} corrects the pronunciation of {P}, and does not remember it.',
    ],
    clues: [
      [
        'Arcana',
        'asking {P} for a simple piece of the art',
        'it succeeds, a little too well, and {P} is the most surprised.',
      ],
      [
        'Investigation',
        'reading the page that lies open in the workroom',
        'the name in the line is that of {Q}.',
        1,
      ],
      [
        'Insight',
        'asking {Q} whether the master has changed',
        '{Q} says "for the better", and polishes an urn.',
        1,
      ],
      [
        'Perception',
        'listening to {Q} humming at the stove',
        'it is a summoning, without a mistake.',
        2,
      ],
    ],
    pressed: [
      '{P} tells the examiner everything, hands in the robe and asks to start again at the beginning. The examiner, who hated the old one, asks how it was done.',
      '{P} has to choose between the book, in which the way back stands, and {Q}, who does not want to go. The old voice promises {P} everything that {P.they} has been pretending to be.',
    ],
  },
  {
    id: 'asked-gambled-away',
    asked:
      /\b(?:gambled|gambles|gambling|bet|betting|wagered|lost|drank|drunk) (?:it )?(?:away |at cards |at dice )?(?:all )?(?:of )?(?:his|her|their|the) (?:family )?(?:castle|house|home|estate|fortune|lands?|inheritance|farm|ship|ring|savings|money|dowry|title|manor|inn|tavern|everything|kingdom|business)(?: (?:at|in|on|over) (?:cards|dice|a bet|a game|a wager))?\b/iu,
    isWhole: true,
    other: 'lucky winner',
    look: [
      '{P.name} pats the pocket in which a purse used to be, and has a clean square on each wall behind {P.them} where a picture used to hang.',
    ],
    manner: [
      '{P} is merry before others, pours generously, and counts the glasses left in the bottle.',
      '{P} cannot leave a bet alone, and has begun to bet only on things that {P.they} has already lost.',
    ],
    want: '{P} has lost the home of the family at the table, has told nobody there, and wants it back before the day on which the new owner moves in.',
    ask: [
      '{P} stakes a last {pay} gold pieces: the party is to sit down with {Q}, lose slowly, and see how {Q} does it.',
      '{P} offers {pay} gold pieces for a fair-minded notary from {town2} who can be at the table on the night, and who cannot be bought; {P} asks to have the second point looked into.',
      'The place that {P} has lost guards a pass of the realm, and {Q} was buying for a foreign crown. {P} offers {pay} gold pieces to those who win a game of which the kingdom must not know.',
    ],
    says: [
      '"It is being renovated. The whole of it. That is why there are no chairs."',
      '"One more game. I know how that sounds. I have heard myself say it {years} times."',
      '"My family knows nothing. They are so happy. It is unbearable."',
    ],
    tell: 'Letters arrive for {P} at the back door, and a child of the house is paid in sweets for bringing them straight to the stove.',
    truths: [
      'The game was no game: {Q} has been marked by a power that collects homes with people in them, and had to win one or lose {Q.their} own. {Q} cheated, hates it, and would lose it back if anybody knew how.',
      'The family has known for months. They have been selling the silver one spoon at a time to buy it back, quietly, so as to spare {P} the shame; and the one who sells it for them is {Q}, who has been keeping half.',
    ],
    clues: [
      [
        'Sleight of Hand',
        'watching {Q} at the table',
        '{Q} cheats against the own luck as well, and looks frightened when it helps.',
        1,
      ],
      [
        'Insight',
        'dining with the family',
        'everybody talks loudly about the renovation, and there is one spoon for three.',
        2,
      ],
      [
        'Investigation',
        'looking at the deed of the game',
        'the witness signed in an ink that is not quite dry after all these weeks.',
        1,
      ],
      [
        'Persuasion',
        'asking a pawnbroker about the silver',
        'it comes in at night, and half of the price never gets to the house.',
        2,
      ],
    ],
    pressed: [
      '{P} proposes one last game with everything on the table, the truth included, and says so in front of the family. {Q} turns over the cards first, with open hands.',
      '{P} says it at dinner at last, into the silence, and somebody passes the spoon. {Q} is due at the back door in a quarter of an hour.',
    ],
  },
  {
    id: 'asked-noble-with-a-secret',
    asked:
      /\b(?:noble|nobleman|noblewoman|lord|lady|duke|duchess|count|countess|baron|baroness|prince|princess|king|queen|aristocrat|heiress|governor|dowager|lady in waiting)\b.*\b(?:with|has|hides|hiding|keeps|keeping|harbou?rs) (?:an? |the |his |her |their |some |many |one |too many )*(?:dark |terrible |deadly |great |shameful |big |old )*secrets?\b/iu,
    isWhole: true,
    other: 'discharged governess',
    look: [
      '{P.name} wears a key on a ribbon, inside the collar, and touches it whenever a carriage stops outside.',
    ],
    manner: [
      '{P} receives in three rooms of a house that has thirty, and the footmen stand where the carpet ends.',
      '{P} changes the subject so gracefully that guests are on the stairs before they notice.',
    ],
    want: [
      '{P} wants the east wing of the house left alone, and a certain person at its window not to have been seen.',
      '{P} wants one grave in {town} never to be opened, and pays for fresh flowers on it so that no one will think of it.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to those who find out what {Q} has told, and to whom, in the taverns of {town}.',
      '{P} offers {pay} gold pieces for a small oil portrait in {town2}: it shows {P} at twenty, with somebody who has been cut out since then, and the other half exists too.',
      'A royal match is offered to the house, and heralds of the realm are to look into the family. {P} offers {pay} gold pieces to a party that looks first, and tells {P.them} honestly what can be found.',
    ],
    says: [
      '"How kind of you to ask. We never use the east wing; it is the damp."',
      '"Everybody has a secret. One is judged by the quality of the lock."',
      '"I was not always as dull as this. I have gone to great trouble over it."',
    ],
    tell: 'Two trays leave the kitchen of {P} every evening, and {P} carries the second one {P.themself}.',
    truths: [
      "In the east wing lives the true owner of the title, the elder twin, declared dead {years} years ago: with a mind that wanders, gentle, and in danger from the uncle who arranged the death. {P} rules in the twin's name and has given up a marriage for it. {Q} has recognised the voice at the window.",
      "The grave holds stones. {P} was born a servant's child, and took the place of the young heir, who wanted to run away and did; the two planned it together in one night. {Q} taught both of them to write, and has had a letter from the other one.",
    ],
    clues: [
      [
        'Perception',
        'watching the house after dark',
        'in the east wing somebody dances, slowly, and {P} claps the time.',
        1,
      ],
      [
        'Investigation',
        'comparing the hand of {P} at ten and at twelve',
        'it is not the same child.',
        2,
      ],
      [
        'Insight',
        'asking {Q} why {Q.they} was sent away',
        '{Q} says "because I was fond of both of them".',
      ],
      [
        'Medicine',
        'asking the house physician about his bills',
        'he treats someone for nerves who does not exist.',
        1,
      ],
    ],
    pressed: [
      '{P} opens the east wing and introduces the guests, properly, by rank. The uncle is informed before the tea is cold.',
      '{P} curtsies or bows to the party like a servant, perfectly, for the first time in years. "You decide," says {P}. "I know how one waits."',
    ],
  },
  {
    id: 'asked-spoiled',
    asked: noun('spoiled|spoilt|pampered|bratty|coddled|entitled|pouty'),
    other: 'patient tutor',
    look: [
      '{P.name} has never buttoned a coat, and stands with the arms a little spread until somebody does it.',
    ],
    manner: [
      '{P} says "we" for {P.themself} and "that" for others, and is baffled by doors.',
      '{P} breaks things to see what happens, and is secretly interested in how they are mended.',
    ],
    want: [
      '{P} wants an adventure, a real one, with a dragon, and to be home for the second course.',
      '{P} wants to be taken seriously by one single person, and goes about it in the worst way there is.',
    ],
    ask: [
      '{P} throws {pay} gold pieces at the party, literally, to be taken out of the house for one night without the guards.',
      '{P} offers {pay} gold pieces, "or whatever the thing costs", for a pony, a sword or a friend from {town2}; it is to be brought by Friday.',
      '{P} has declared war on a neighbour at dinner, and it has been taken down in writing. {P} offers {pay} gold pieces to have the realm talked out of it without {P.their} having been wrong.',
    ],
    says: [
      '"Do you know who I am? Then tell them. I should like to hear it from outside."',
      '"It is not fair. What? No, I have never looked up what it means."',
      '"{Q} says that I could be quite good. {Q} is paid to say so. {Q} has not been paid since spring."',
    ],
    tell: '{P} gives away a costly thing each day, with a shrug, to the same servant, and asks on the next day whether it was of use.',
    truths: [
      'The tantrums are made: somebody at home has been poisoning those in the line before {P}, and a spoiled fool is no danger to anyone. {Q} taught {P} to play the part, and the part has begun to stick.',
      '{P} is not the child of the house, was bought as a baby to replace one who died, and heard it through a door {few} years ago. Ever since then {P} has been finding out how bad one has to be before they say it. {Q} knows who the parents are.',
    ],
    clues: [
      [
        'Insight',
        'watching {P} when a tantrum is over',
        '{P} looks first of all who has left the room.',
        1,
      ],
      [
        'Perception',
        'following the costly presents',
        'they are sold, and the money goes to the apothecary, for antidotes.',
        1,
      ],
      [
        'History',
        'looking at the portraits of the family',
        'all have the same ears, back to the founder, and {P} has not.',
        2,
      ],
      ['Insight', 'asking {Q} about the birth', '{Q} says "we were all so glad when it came".', 2],
    ],
    pressed: [
      'With the poisoner at the table {P} drops the voice and the lisp, and says three quiet sentences in good order. It is the last thing that anybody expected.',
      '{P} asks it aloud, before guests: "Whose am I?" There is a silence, and {Q} gets up, against all orders, and answers.',
    ],
  },
];
