import type { AskedStory } from './story-type.ts';

const truthful =
  /\b(?:(?:swore|sworn|vowed|promised|oath|refuses|unable|not able|can't|cannot|can not|never|incapable|cursed|bound|forced|compelled)\b.*\b(?:tell(?:s|ing)? (?:an? )?lies?|lies?|lied|lying|tell(?:s|ing)? the truth|only (?:tell|speak)s? the truth|always tell)|always tells? the truth|(?:only|always) speaks? the truth)\b/iu;

const rival = /^(?:[\p{L}'-]+ )*(?:rival|nemesis|competitor|competing)\b/iu;

const fakes =
  /\b(?:sells?|selling|peddles?|deals? in|makes?|hawks?) (?:only |nothing but )?(?:fake|false|counterfeit|forged|phony|useless|bogus|worthless|imitation) (?<what>[\p{L}'-]+(?: (?!(?:and|but|one|that|which|to|who|in|from|of|until)\b)[\p{L}'-]+){0,2})/iu;

/** Persons of whom an idea tells what they do or will not do, against all custom. */
export const personsOfOddConduct: readonly AskedStory[] = [
  {
    id: 'asked-bound-to-the-truth',
    asked: truthful,
    isWhole: true,
    other: 'gentle confessor',
    look: [
      '{P.name} thinks before each answer, so long that others begin to answer it themselves, and that is how most of the work gets done.',
    ],
    manner: [
      '{P} has a hundred ways of not saying a thing, and not one of them is false.',
      '{P} is asked to no weddings, and to all deathbeds.',
    ],
    want: [
      '{P} does not tell lies, has never told one since a certain day, and wants one question never to be put to {P.them} in front of a judge.',
      '{P} does not tell lies, lives among those who do little else, and wants to get one secret out of {town} without saying anything that is not so.',
    ],
    ask: [
      '{P} pays {pay} gold pieces to a party that talks in {P.their} place at a supper in {town}, loudly, and about something else.',
      '{P} offers {pay} gold pieces for a witness from {town2} who was there on the day of the vow, and who may remember the exact words.',
      'The crown wants {P} to say before the estates of the realm that the treaty is honest. {P} offers {pay} gold pieces to those who make it honest by then.',
    ],
    says: [
      '"I can tell you truly that I have eaten well, that it rained, and that I would rather not go on."',
      '"Do ask. I only wonder whether you have thought about it."',
      '"It is not hard. One has to live so that one can say it afterwards. That part is hard."',
    ],
    tell: 'When a question comes too near, {P} drops something, and it is always the same cup, which has been riveted {few} times.',
    truths: [
      '{P} has spied with it for {years} years: those to whom {P} reports ask in the right way, and those who are spied on never think of asking. {Q} knows it from the confessional, and is going to ask aloud, at table, for the good of {P.their} soul.',
      'The vow was made over a body. {P} had told one lie, a small one, to be kind, and somebody died of it; {Q} is the only one who knows that the lie was not the cause, because {Q} was.',
    ],
    clues: [
      [
        'Insight',
        'listening to how {P} answers',
        'each sentence is true, and all of them together are not an answer.',
        1,
      ],
      [
        'Investigation',
        'noting whom {P} visits after a supper',
        'it is somebody who puts questions from a list.',
        1,
      ],
      [
        'Insight',
        'asking {Q} about the day of the vow',
        '{Q} says that one should not take things so much to heart, and sweats.',
        2,
      ],
      [
        'History',
        'reading the report of that death',
        'the hour of it is earlier than that of the lie.',
        2,
      ],
    ],
    pressed: [
      'Asked straight out, {P} says "yes", lays down the knife and fork, and waits. It is so quiet that one hears how many at that table have begun to think about what they said last spring.',
      '{Q} tells it, at last, to the only person who would believe it at once. {P} breathes out for the first time in years, and says a small, harmless lie about the weather.',
    ],
  },
  {
    id: 'asked-false-blindness',
    asked:
      /\b(?:lies about|fakes?|faking|pretends? to be|pretending to be|only pretends|feigns?|claims to be|not really|isn't really|is not really|secretly not)(?: being| to be)? (?<what>blind|deaf|lame|mute|dumb|crippled|paraly[sz]ed|ill|sick|old|mad|crazy|insane|stupid|simple|drunk|weak|dead|harmless)\b/iu,
    isWhole: true,
    other: 'old pupil',
    look: [
      '{P.name} is {what}, as everybody in {town} knows, does it with great skill, and has only the shoes of somebody who is not.',
    ],
    manner: [
      '{P} needs help with exactly those things that others would like to be thanked for.',
      '{P} never forgets the part, not even alone, except when a child is about to fall.',
    ],
    want: [
      '{P} wants {town} to go on thinking that {P.they} is {what}, until one certain person has come close enough.',
      '{P} wants to stop being {what} at last, and does not know how to do it without losing those who have been kind.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that describes every guest of one evening in {town} to {P.them}, aloud, in detail, as one does.',
      '{P} offers {pay} gold pieces for a physician in {town2} to be kept from coming to {town}: he once treated {P}, and has an excellent memory.',
      'A tournament, a council or a trial is to be held before the crown, and {P} is invited because {P.they} is {what} and no danger. {P} offers {pay} gold pieces to those who sit beside {P.them} and are quick.',
    ],
    says: [
      '"Forgive me, I did not see you. Not in the way in which you think."',
      '"People lower their voices for the sick, and raise them for the deaf. For somebody like me they simply go on talking."',
      '"One gets used to it. One gets so used to it."',
    ],
    tell: 'When {P} is alone at night {P.they} goes through all of it once, quickly and without a fault, as one keeps a blade sharp.',
    truths: [
      '{P} is not {what} and has never been: those who murdered a household {years} years ago spared the only witness because of it. One of the voices has come to {town}, belongs to {Q}, and {P} wants to be sure.',
      '{P} was {what}, truly, until {years} years ago, and then it passed. By then {Q} had given up a life to look after {P.them}, and was happy in it. {P} has not been able to say so; {Q} has known it for nearly as long.',
    ],
    clues: [
      [
        'Sleight of Hand',
        'dropping something near {P} without a warning',
        'the hand is there before the thought is.',
      ],
      [
        'Insight',
        'talking about that household near {P}',
        '{P} asks nothing, and knows too many of the names.',
        1,
      ],
      [
        'Perception',
        'watching {Q} with {P}',
        '{Q} moves the chair out of the way, and then moves it back to see what happens.',
        2,
      ],
      [
        'Medicine',
        'looking at {P} as a healer would',
        'nothing is wrong, and nothing has been for a long time.',
      ],
    ],
    pressed: [
      '{P} says aloud which door, which knife and which words it was, and looks {Q} in the face. {Q} has prepared for everything in {years} years, but not for that.',
      '{P} catches the cup that {Q} lets fall on purpose. They look at each other. "Well," says {Q}, "then you can do the dishes".',
    ],
  },
  {
    id: 'asked-sells-fakes',
    asked: fakes,
    isWhole: true,
    other: 'dissatisfied customer',
    look: [
      '{P.name} has a tray, a tablecloth and a way out, and can pack up all three between two breaths.',
    ],
    manner: [
      '{P} has a story for each piece, tears up at one of them, and takes a third off the price for the young.',
      '{P} never says that it is real; {P} says that one can see that the customer knows.',
    ],
    want: [
      '{P} sells {what} that are none, lives on it quite well, and wants to know why one customer has come back happy.',
      '{P} sells {what} that are none, and wants out of {town} with the stock before the guild has counted it.',
    ],
    ask: [
      '{P} pays {pay} gold pieces to a party that lets itself be amazed in the market of {town} for an afternoon, by turns.',
      '{P} offers {pay} gold pieces for what was sold by mistake to a house in {town2}; it looks like all the others, and {P} cannot say how the party will know it.',
      'An army of the realm has been fitted out with what {P} sells, by a purveyor to the crown whom {P} has never met. {P} offers {pay} gold pieces to those who tell somebody before the battle, and keep {P.their} name out of it.',
    ],
    says: [
      '"This? It belonged to a king. Everything has, if you go back far enough."',
      '"No refunds. But I will tell you what: I will believe in it along with you."',
      '"I have sold {years} of these, and nobody has ever complained. They are all still very proud."',
    ],
    tell: '[One drawer in the cart of|The third drawer of] {P} will not stay shut when a storm comes, and {P} calls it the damp.',
    truths: [
      'One piece on the tray is real, and {P} does not know it. It was thrown in with a box of junk, answers to whoever holds it and means well, and has been doing the bad customers harm for months. {Q} has been sent to buy it, tray and all, and is losing patience with the haggling.',
      '{P} makes them real without knowing it: what {P} says of a thing in that certain voice begins to be so after a year and a day. The oldest pieces are waking up now all over the country. {Q} has one of the very first, with a very good story, and a very bad one.',
    ],
    clues: [
      ['Arcana', 'looking over the tray', 'one thing on it hums, and is marked down.', 1],
      [
        'Investigation',
        'asking earlier customers',
        'what was sold more than a year ago works, and nobody wants to talk about it.',
        2,
      ],
      [
        'Insight',
        'asking {P} which piece {P.they} would keep',
        'the hand goes to one without {P.their} noticing it.',
        1,
      ],
      [
        'Perception',
        'watching {Q} at the stall',
        '{Q} haggles over all of it and looks at only one thing.',
        1,
      ],
    ],
    pressed: [
      'With a blade at the throat {P} snatches up whatever lies nearest, and it goes off. For once in {P.their} life {P} is speechless, and the tray is on fire.',
      '{P} goes from customer to customer and tells the story of each piece once more, with a better end. It is the longest and most honest work that {P} has ever done.',
    ],
  },
  {
    id: 'asked-rival',
    asked: rival,
    isWhole: true,
    other: 'guide and scout',
    look: [
      '{P.name} is better dressed than the party, better rested, and is just coming out of the place to which they are on their way.',
    ],
    manner: [
      '{P} greets the party by name, asks after their wounds, and leaves the door open for them.',
      '{P} never cheats, never gloats, and is never, ever late.',
    ],
    want: [
      '{P} wants to be first at everything the party sets out to do, is always a day ahead of them, and wants them to notice how.',
      '{P} wants to beat the party once when they are at their best, and has begun to help them up in secret.',
    ],
    ask: [
      '{P} bets the party {pay} gold pieces, at even odds, that they do not find in {town} what {P.they} has already found; the bet is meant as a warning, and is written like one.',
      '{P} offers {pay} gold pieces to a party that goes to {town2} in {P.their} place, one day late, and tells {P.them} exactly who was waiting.',
      'The crown has hired both sides for the same task, and only one of them is supposed to come back. {P} offers {pay} gold pieces and half of the fame for a common plan.',
    ],
    says: [
      '"Ah, there you are. I have left you the stairs."',
      '"You were good in there. I read the tracks. Mind your left side."',
      '"I do not hate you. Whom would I run against?"',
    ],
    tell: 'Wherever the party comes in second they find a small thing left behind by {P}: [a rope that still hangs|a lamp filled and lit|a chalk mark before a loose stone].',
    truths: [
      '{P} is always a day ahead since {P} has lived that day before: a bargain gives {P.them} each day twice, and takes one from the end. In the first round the party died in nearly every case. {Q}, who made the bargain with {P}, counts what is left.',
      'Somebody tells {P} where the party is going: {Q}, who is paid by an enemy of both to keep the two companies racing, so that all the old seals are opened in good order. {P} has found out, and does not know whom of the party one can tell.',
    ],
    clues: [
      [
        'Insight',
        'surprising {P} with something truly new',
        '{P} laughs with pure pleasure, and asks to hear it again.',
        1,
      ],
      [
        'Medicine',
        'looking at {P} in daylight',
        '{P} is older than last month by more than a month.',
        1,
      ],
      [
        'Investigation',
        'following the letters of {Q}',
        'they go to a house that pays for both inns.',
        2,
      ],
      [
        'History',
        'laying the last tasks of both side by side',
        'together they are a list, and one line is still open.',
        2,
      ],
    ],
    pressed: [
      '{P} comes to the party by night, with the last day in the hand as it were, and asks them to go first this time. {P} has never seen how this one ends.',
      '{P} loses on purpose, in public, so that the enemy has to come and see why the last seal is still shut. The two companies then stand in one doorway, for the first time.',
    ],
  },
  {
    id: 'asked-secret-benefactor',
    asked:
      /\b(?:secretly |quietly |really )*(?:pays?|paying|gives?|giving|steals?|stealing|feeds?|feeding|helps?|helping|protects?|donates?|provides?|robs? the rich)\b[^,]*\b(?:for |to )?(?:the )?(?:poor|poorest|needy|orphans?|beggars?|hungry|refugees?|homeless|starving)\b/iu,
    isWhole: true,
    other: 'honest auditor',
    look: [
      '{P.name} goes about {town} with a hard face, a thin purse and patched elbows under a good coat.',
    ],
    manner: [
      '{P} is curt with those who beg, and comes by again after dark.',
      '{P} does sums under the breath, and they do not come out.',
    ],
    want: [
      '{P} does more good than {town} knows, under cover of a trade in which one is not thanked, and wants it to hold until spring without being found out.',
      '{P} helps where {P.they} should not, against orders, and wants to know which of those at home has begun to notice.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, all there is, to a party that stages a small robbery of {P.them} in {town}: the sum that is missing must have gone somewhere.',
      '{P} offers {pay} gold pieces to have {few} people brought to {town2} by night who officially do not exist any more.',
      'An audit of the crown is on the way, and after it the rope. {P} offers {pay} gold pieces to those who lead it first to those in the realm who have really stolen.',
    ],
    says: [
      '"I am not kind. Write that down. It must never be said that I am kind."',
      '"The sum is correct. It is only not true."',
      '"Somebody has to do this work. I thought: better somebody who hates it."',
    ],
    tell: 'People in {town} spit when {P} goes by, and on the same night a sack is standing on a doorstep.',
    truths: [
      'It began as a debt: {P} once did the job as it is meant to be done, to the letter, and a family froze. {Q} belongs to that family, has become honest because of it, and is the one who has been sent to look at the books.',
      'The money that {P} gives away is not from {P.them}: an unknown hand leaves it in {P.their} desk, a little more each month, and {P} has stopped asking. It is stolen from temples, by something that wants the poor to be thankful to it. {Q} has marked the last coins.',
    ],
    clues: [
      [
        'Investigation',
        'going through the books of {P}',
        'the household of {P} has had no meat for two years.',
      ],
      ['Insight', 'asking {Q} why {Q.they} chose this work', '{Q} says "a cold winter".', 1],
      [
        'Perception',
        'waiting by a doorstep at night',
        '{P} sets down a sack, and someone else watches {P.them} do it.',
        2,
      ],
      [
        'Religion',
        'looking at the coins',
        'each has a nick, cut by {Q}, and a smell of incense.',
        2,
      ],
    ],
    pressed: [
      '{P} hands over both sets of books, the correct one and the true one. {Q} reads until it gets light, and then asks for the pen.',
      '{P} tells those who were helped whom they have been thanking, before they do it once more, all at the same time. They have until the evening bell.',
    ],
  },
  {
    id: 'asked-collector-of-the-uncanny',
    asked:
      /\b(?:collectors?|thie(?:f|ves)|stealers?|keepers?|sellers?|merchants?|traders?|dealers?|buyers?) of (?:other people's |people's |stolen |lost |forgotten |the )*(?<what>shadows|dreams|nightmares|memories|names|voices|souls|faces|years|secrets|smiles|tears|hearts|sounds|silence|regrets|fears|last words|colou?rs|time)\b|\b(?:accepts|takes|charges|is paid in|is paid with|asks for) (?:only |nothing but )?(?<what>secrets|memories|names|dreams|stories|songs|promises|favou?rs|kisses|years|laughter|tears|voices|shadows)\b|\b(?:collects?|collecting|steals?|buys?|sells?|trades? in|catches) (?:other people's |people's |stolen |lost |forgotten )*(?<what>shadows|dreams|nightmares|memories|names|voices|souls|faces|smiles|tears|sounds|regrets|last words|colou?rs|darkness)\b/iu,
    isWhole: true,
    other: 'first customer',
    look: [
      '{P.name} carries a case with a great many small drawers, and there is something that {P.they} lacks which one notices only on the way home.',
    ],
    manner: [
      '{P} asks permission, in so many words, and is never in a hurry for the answer.',
      '{P} handles {what} as others handle eggs, and can tell where each of them is from.',
    ],
    want: [
      '{P} deals in {what}, has nearly all kinds that there are, and seeks one that nobody has ever parted with.',
      '{P} deals in {what}, and wants to give back one that should never have been taken.',
    ],
    ask: [
      '{P} offers {pay} gold pieces to those who find in {town} the person who was sold the wrong one, and has been seen to change.',
      '{P} pays {pay} gold pieces for a thing of this kind from {town2}: it belongs to a murderer, who would be better without, and who has good locks.',
      'The crown would like to buy all that {P} has, and does not say for whom it is to be put to use. {P} offers {pay} gold pieces to those who find out what is being built of it beneath the capital of the realm.',
    ],
    says: [
      '"You would not miss it. They all say so, afterwards. It is what frightens me a little."',
      '"I never take. I am given. There is a difference, and I have made a business of it."',
      '"Yours? No, thank you. Look after it."',
    ],
    tell: 'At closing time {P} opens one drawer, the lowest, looks in, shuts it again, and says good night to it.',
    truths: [
      'In the lowest drawer lies what {P} sold first: {P.their} own. {Q} bought it, and has been wearing it ever since. All that {P} collects is meant to make up a whole one out of pieces, and it has begun to move by itself.',
      'The collection is a wall: as long as there are enough of them in one place, something that feeds on {what} goes there and finds the drawers locked, instead of going from house to house. {Q} has been taking some away, one by one, to set them free.',
    ],
    clues: [
      [
        'Perception',
        'looking at {P} against the light',
        'something is missing that everybody has.',
        1,
      ],
      [
        'Arcana',
        'opening one of the drawers',
        'what is in it turns towards the door, as if it listened.',
        2,
      ],
      [
        'Insight',
        'seeing {P} and {Q} in one room',
        'they make the same gesture, and only with {Q} does it fit.',
        1,
      ],
      [
        'Investigation',
        'asking in the streets where {Q} lives',
        'nobody there has slept well since the summer.',
        2,
      ],
    ],
    pressed: [
      '{P} offers {Q} the whole case for the one in the lowest drawer. It would be a bad bargain for any merchant, and {P} names it twice, with a steady voice.',
      'When the last empty drawer is found, it knocks. {P} sends everybody home, and asks the party to help to pull the case across the door from the inside.',
    ],
  },
];
