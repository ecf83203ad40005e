import type { Twist } from './plot-types.ts';

const serious = ['heroic', 'grim', 'intrigue', 'horror'] as const;

/**
 * Each twist gives a new meaning to a fact that players have heard. `giver` is `clean`, `knew` or
 * `did`; a giver who is a known person of the campaign stays clean.
 */
export const twists: readonly Twist[] = [
  {
    id: 'giver-did',
    tones: ['grim', 'intrigue', 'horror'],
    when: 'giver=did',
    plant: [
      '{G} has had the old papers brought to {G.their} own house, for safety, and gives you copies.',
      'Everything may be asked, says {G}, but not at {s3}, and not about last names.',
      '{G} wants to hear of each person you talk to, on the same evening, before you have slept on it.',
      'One condition: anything in writing is to come to {G} first, before anyone else sees it.',
      '{G} asks to be told at once, at any hour, if the name {V} is mentioned.',
      '{G} will not have {s3} searched; there is fever there, {G.they} says.',
      'The contract says "whoever did this lately". The last word has been added by hand.',
    ],
    echo: [
      "The same hand has drawn the plan of {lair} that hangs over {G}'s desk.",
      "In the margin stands a remark in the same square hand as the party's contract.",
      'The ink is the violet ink with which {G} signs.',
    ],
    turn: [
      '{G} needed to know how much can still be found out, and hired the best people for it. That was honest praise.',
      '{G} is the one who did it. What sounded like caution was the wish to be the first reader.',
      'The party works for the culprit of the old story: {G}. The money is well spent, from that point of view.',
      '{G} hired the party to find out who knows, and what. That is why only the second half of the matter was mentioned.',
    ],
  },
  {
    id: 'giver-knew',
    tones: serious,
    when: 'giver=knew',
    plant: [
      '{G} looks away when you say {V.name}, and you have not said it yet in a question.',
      '{G} pays in advance for a wreath, together with your fee, and does not say for whom.',
      '{G} keeps a small light burning on the stairs, and has done so for exactly {years} years.',
      '{G} knows the year at once. "{years} years," {G.they} says, before you have finished counting.',
      '{G} asks you to be gentle with {T}, and does not say how {G.they} knows that there is a need for it.',
      'There is a good chair in the room on which {G} puts papers, so that nobody will sit in it.',
      '{G} says "we" of the night of {deed}, and corrects it: "They."',
    ],
    echo: [
      'An unsigned letter from that year says only: "I will say it if somebody asks me." The paper is from {G}\'s house.',
      'Among those who knew, one is only called "the young one with the keys"; {G} was young then, and had keys.',
      'The bundle is tied with the knot that {G} ties, left over right.',
    ],
    turn: [
      '{G} was too young to be one of the {few}, and old enough to understand. The party has been hired by a bad conscience, and it is going to help them.',
      '{G} has one piece of it that nobody else has, the beginning, and will give it to people who have found the end.',
      '{G} was there, at the age of nineteen, and did nothing, and has hired the party so that somebody does.',
      '{G} knew it all along, and could not say it first. Asked directly, {G.they} answers directly.',
      '{G} kept a page of it all this time, and has been waiting to be asked for it.',
    ],
  },
  {
    id: 'scapegoat-heir',
    tones: serious,
    when: 'agent!=kin',
    plant: [
      '{S} is left-handed, and the old people look at the hand and then at each other.',
      '{S} sends money to a grave in another country, each month, and has never been there.',
      '{S} wears a ring on a string, under the shirt, and says it is from a mother.',
      'When {S} is shouted at, {S.they} whistles, always the same five notes.',
      '{S} came here for no reason that anyone can name and has taken the room that nobody wants.',
    ],
    echo: [
      'In an old sketch {V} has a child on the shoulders. The child is whistling.',
      'Five notes are written on the flyleaf, for whistling, "for the little one".',
      'A ring is missing from the hand in the portrait of {V}; the paint there is newer.',
    ],
    turn: [
      '{S} was carried out of here in a basket, the night before. {T} carried the basket, and has known {S} from the first day.',
      '{S}, whom everybody suspects, is the {S.kin:child} of {V} and does not know it. The ring fits the seal.',
      '{S} is the {S.kin:child} of {V}: what is owed, is owed to the one who is being chased through the streets.',
      'By law, half of what {W} owns belongs to {S}. This will change how {S} is treated, in both directions.',
    ],
  },
  {
    id: 'one-name-short',
    tones: serious,
    when: 'V=dead toll=dead wrong!=bones',
    plant: [
      'The choir sings the {num} names on the day, and takes a breath where the last one would be.',
      'The stone for the {num} is well kept. Someone with nothing to do could count the names on it: it is one fewer.',
      'Every year {num} bells are rung for {deed}; the ringer always stops one early, and nobody minds.',
      'There are {num} hooks on the wall of the hall, each with a wreath, and one hook is empty and dusted.',
    ],
    echo: [
      'In the first draft for the stone, there is one line more, and then a line through it.',
      'The mason was paid for one letter less than the other lines have, and for one line to be left out.',
      'The list of the dead has been copied in a fair hand, and one line is lower than the rest, as if for a pause.',
    ],
    turn: [
      'The name was left out because its bearer had not died. That person is {A}, or knows {A}; in any case there is one who came out.',
      'The name left off is that of the one who saw {W} do it: the last of them lived a week longer, and talked, and was silenced.',
      'The missing name was taken off by {T}, who could not bear to read it: {T.their} own {T.kin:parent}.',
      'The gap in the stone is for {W}, who had it left when it was cut. In that way {W} has been on it from the start.',
    ],
  },
  {
    id: 'stolen-reward',
    tones: serious,
    when: '',
    plant: [
      '{G} asks you not to spend the coins in {town}.',
      'The money smells of lavender, as if it had lain with linen for a long time.',
      'The fee lies on the table from the first minute, in coins of a year that one rarely sees.',
      '{G} pays the advance out of a small iron box that has no key, only a broken lock.',
      'The reward has been collected from several houses; somebody has put in a brooch instead of money, and asks to have it left out of the list.',
    ],
    echo: [
      "{V}'s sister used to lay lavender between the coins. It is in a letter.",
      'The list of what {V} owned includes an iron box, small, lock broken.',
      'Coins of that year were struck for one purpose only, the relief after {calamity}.',
    ],
    turn: [
      "The fee is {V}'s savings, which were never found, for the good reason that they were never looked for.",
      "The reward is part of what was taken from {V}. Anyone who knew {V} will recognise it in the party's hands.",
      "The party has been paid with {V}'s money. {A} knows each coin of it, and will say so at a bad moment.",
    ],
  },
  {
    id: 'paid-witness',
    tones: serious,
    when: '',
    plant: [
      '{T} has never been heard to complain, and people here complain.',
      '{T} lives well on a small trade; people put it down to thrift.',
      '{T} has a new roof and a standing joke about a rich aunt.',
      'On the first of each month {T} closes early.',
    ],
    echo: [
      'In the accounts of {W} there is a horse that has been fed for {years} years and does not exist.',
      'A monthly sum goes from {W} to "the aunt", who signs with the thumb.',
      'There is a second set of receipts, on the same days, always the first of the month.',
    ],
    turn: [
      'What {W} pays {T} for is not silence, but a story: {T} has been writing it all down, a page a month, and has sold {W} each page.',
      '{T} is paid for silence, by {W}, and has put all of it aside untouched. {T.they} would give it back and talk, to the first person who does not offer more.',
      '{T} has been bought. But the sum has grown every year, so it is {T} who holds the leash.',
      '{T} has taken the money for {years} years and has spent it on the families of the {num}.',
    ],
  },
  {
    id: 'penance',
    tones: serious,
    when: 'agent!=penitent',
    plant: [
      '{W} will not be thanked for it, and gets quite angry.',
      'Those who get the wood from {W} are told to burn it on one particular night.',
      '{W} is loved here for a kindness: each winter {num} families are given wood, always {num}.',
      '{W} founded the hospital, and is known to have asked for {num} beds, not one more.',
      '{W} keeps open table for {num} poor people, and counts them in {W.themself}.',
    ],
    echo: [
      '{W}\'s steward has orders to go on giving even after {W}\'s death, "until the number is none".',
      'The charity began in the month after {deed}. Its number has never changed.',
      [
        'The list of those who receive is in alphabetical order, and the alphabet is that of the stone.',
        'toll=dead',
      ],
    ],
    turn: [
      '{W} has been paying back for {years} years and has nearly finished. That is why {A} cannot wait any longer, and why {W} thinks it unfair.',
      'The charity of {W} is a penance, counted out. Say the number to {W.them} and {W.they} sits down.',
      'All that {W} gives is given to the heirs of the {num}. If {W} falls, so do they, and they will ask the party why.',
    ],
  },
  {
    id: 'faked-visit',
    tones: serious,
    when: 'harm!=taken harm!=sleepwalk harm!=cold',
    plant: [
      '{X1} was insured.',
      'It is said that {X1} bore it best, and had even moved the good furniture out a day earlier, by chance.',
      '{X1} gives a fluent account of it. The account has a beginning, a middle and an end.',
      '{X1} tells of {emb} and draws it for you: a little wrong, in the way of one who has only heard of it.',
    ],
    echo: [
      'The neighbours of {X1} heard it at suppertime.',
      'The first visit happened at the wrong hour. All others were at {hour}.',
      'At the house of {X1} there is no {res} and never was.',
    ],
    turn: [
      '{X1} read of such things in an old letter, from {V}, and thought that nobody else had it. The letter is the proof that everyone is looking for.',
      '{X1} faked it, to be counted among the victims. Since then {A} has been curious about {X1}, and is not the only one.',
      [
        'The first visit was the work of {X1}, who had a debt to burn. The rest were not. {A} only got the idea from it.',
        'harm=fires',
      ],
    ],
  },
  {
    id: 'one-more',
    tones: serious,
    when: '',
    plant: [
      'They lay the table for {few} on the day, and someone always puts out a chair too many.',
      'There were {few} of them, everyone agrees, and counts them off on the fingers, and always skips a finger.',
      'In the picture of that year there are {few} people and a hat on a chair.',
      'One of the {few} glasses of that evening is kept at the inn. There are {few}, and one more, upside down.',
    ],
    echo: [
      'The pay sheet has {few} marks and a smudge the size of a thumb.',
      'The paper has {few} signatures and the dent of another, made with a dry pen.',
      'For that evening, {few} and one dinners were paid.',
    ],
    turn: [
      'The one more is {S}, as a child, hidden under the table. {S} remembers shoes.',
      'There was one more: {C}, who wrote it all down, and has corrected the book ever since.',
      'One more took part, and {A} does not know it: {T}. It has been keeping {T} alive.',
    ],
  },
  {
    id: 'record-rewritten',
    tones: serious,
    when: 'wrong!=held',
    plant: [
      '{C} knows every page of {record} by heart, even those that one has not asked for.',
      'If you want to know anything, ask {C}: it is all in {record}, and it is in one beautiful hand, from the first page on.',
      '{record} is shown to visitors. The early pages are remarkably clean.',
      'They are proud of {record}: it came through {calamity} without a stain.',
    ],
    echo: [
      "The binder's bill for {record} is younger than what is bound in it.",
      'The paper of the early pages has a watermark of a mill that was built later.',
      'One old entry has a spelling that was only introduced by {C}.',
    ],
    turn: [
      '{C} rewrote it to protect a child who appears in it. The child is {T}.',
      "The true {record.n} is where no one looks for paper: it lines the drawers of {C}'s desk.",
      '{record} is a copy. {C} rewrote it in one winter, on orders from {W}, and has the original: no clerk could burn it.',
      'All that {town} remembers about {deed}, it remembers from {record}, and {C} composed that, in good conscience, at the age of twenty.',
    ],
  },
  {
    id: 'warned-target',
    tones: serious,
    when: '',
    plant: [
      "A kettle was on the hob at {X2}'s, for two, when it happened.",
      "{X2} had a new lock put in the week before, on somebody's advice.",
      '{X3} has not been surprised by any of it and sleeps in a different house each night.',
      'Somebody had told {X2} to visit a sister just then. {X2} has no sister, and stayed.',
    ],
    echo: [
      '{X3} has kept a note: "Take the other road on Friday."',
      'A line in a kind hand: "Go away for a while. It is your turn after the next." It is not the hand that does the harm.',
      'The warnings are posted at {s2}, always the evening before.',
    ],
    turn: [
      '{W} sends the warnings, having worked out the order. The only name that {W} does not warn is {W.their} own.',
      '{T} has been warning them. {T} knows who it is, cannot betray {A}, and cannot let it happen.',
      '{A} sends the warnings. Those who go away and think it over are not visited; so far nobody has thought it over.',
    ],
  },
  {
    id: 'lender',
    tones: serious,
    when: 'giver!=did agent!=penitent',
    plant: [
      'The seal on the bag of money has been scratched off and one can still feel a crest.',
      '{G} had to borrow for the fee and is not ashamed of it: {W} lent it, without interest, within the hour.',
      'The fee is higher than {G} can afford. "A friend of the town is helping," says {G.they}.',
      'In the contract a blank is left for the name of the one who actually pays.',
    ],
    echo: [
      'The coins of the fee are numbered with a pin, as {W} does with all of {W.their} money.',
      'A draft for the exact amount of the fee is made out by {W} and dated the day before the first visit.',
      '{W}\'s steward has entered the fee under "repairs".',
    ],
    turn: [
      '{G} believes that the money comes from {body}. It comes from {W}, through {body}, and with a letter that asks for copies.',
      '{W} pays the party. It is how {W} hears about everything first, and {G} has no idea.',
      'The fee comes from {W}, who truly wants it stopped, and truly wants it not explained.',
    ],
  },
  {
    id: 'asked-for-it',
    tones: ['grim', 'horror', 'intrigue'],
    when: '',
    plant: [
      '{X2} had sent the servants to the theatre that evening, for the first time in years.',
      '{X2} speaks of what happened without anger and had put on good clothes that evening.',
      '{X2} had left the door unlocked, as {X2.they} now always does.',
      'Before the visit {X2} had paid all debts and given the cat away.',
    ],
    echo: [
      "In {X2}'s calendar the day of the visit is marked, in advance, with a small sun.",
      'A note from {X2}, without address: "Tonight would suit."',
      '{X2} has lit a lamp in the window each evening since the first visit, on the side of {lair}.',
    ],
    turn: [
      '{X2} is the one who wrote to {A}, with the first true word in {years} years, and what has happened since is the answer.',
      '{X2} invited it. {X2} has wanted to be asked for {years} years, and will stand by {A} before any court.',
      '{X2} gave {A} the list of the {few}, and put {X2.their} own name second.',
    ],
  },
  {
    id: 'false-grave',
    tones: serious,
    when: 'V=gone',
    plant: [
      'The grave of {V} has sunk less than the ones beside it.',
      'The grave of {V} has fresh flowers, and the flowers are of the cheapest kind, every week.',
      '{V} is dead, you are told, and everyone looks to {C} for the year.',
      'The stone of {V} has a birth date and a dash.',
    ],
    echo: [
      'The gravedigger\'s bill says "stones, eleven".',
      'The coffin of {V} cost less than the wood for one.',
      'The death of {V} is entered in {record} between two entries of the same afternoon, in a smaller hand.',
    ],
    turn: [
      'The grave has been a letter box all these years. {T} empties it, and has a drawer full of unsent answers.',
      "There is nobody in the grave of {V}. {T} dug it for form's sake, and has put flowers on it out of shame.",
      'The death of {V} was entered by {C} to let {V.them} get away. It is the only lie in {record} that was meant well.',
    ],
  },
  {
    id: 'wrong-saviour',
    tones: serious,
    when: 'agent!=penitent',
    plant: [
      '{W} gives the medal a home in a drawer, and it has to be looked for each year, in front of guests.',
      'They have a holiday for {W}, with a cake in the form of what {W} did that night.',
      '{W} is asked for the story at weddings and always tells it in the same words.',
      'Each school in {town} has a picture of {W} on that night. {W} had it painted over once, and had to have it painted back.',
    ],
    echo: [
      'In the schoolbook the picture has been signed, and under the signature one can read an older title: "{V.name}, on that night".',
      'The first sketch for the picture shows another person in the middle, and {W} at the edge, holding the lamp.',
      'A bill from a schoolmaster: "for composing an account, to be learned by heart".',
    ],
    turn: [
      'The first to tell it wrongly was a child of six, and everyone was so glad. {W} only failed to say no, once, and then each day.',
      "The deed for which {W} is celebrated was done by {V}. {W} has had to live in the story, as in a coat of somebody else's.",
      'What people thank {W} for is what {V} did. {T} saw it, and learned the other version at school, with everybody.',
    ],
  },
];
