import type { SecondClause } from './second-clause-type.ts';

const one =
  "(?<who>(?:an?|the|one of|some of|someone|somebody|their|his|her|our)(?: (?!is |are |was |were |has |have |had |will |does |doesn't |do |don't |won't |did |didn't |wants? |and |but |that |who |to )[\\p{L}'-]+){0,5}?|\\p{L}+s)";

const merely = '(?:actually |really |in truth |secretly |only |just |simply |very |quite |so )*';

const really = '(?:secretly |actually |really |also |in truth |only |just |already )*';

/** Clauses about a person who is not what the party believes. */
export const clausesAboutPeople: readonly SecondClause[] = [
  {
    id: 'giver',
    of: [
      '(?:the (?:quest ?giver|employer|patron|client|one who (?:hired|hires|sent) .+?|person who (?:hired|hires) .+?|buyer)) (?:is|was|has|wants|plans|will|lies|needs|hides|turns out).+',
      '(?:the )?(?:reward|payment|money|gold) (?:is|was) (?:fake|stolen|false|cursed|a lie|counterfeit)(?: .+)?',
    ],
    label: 'The one who asks',
    gist: [
      '{Second}: {G} has a reason of {G.their} own, and has not mentioned it.',
      '{Second}, and {G} would rather pay twice than explain it.',
    ],
    rumours: [
      '{G} had the money for the party ready before there was anything to pay for.',
      'Others were asked by {G} before the party, says the innkeeper, and were paid to go away again.',
    ],
    truth: [
      'It is also true that {second}. {G} needs it done by people who leave afterwards: what lies at {lair} would prove that {G} has known about all of it for {weeks} weeks, and {G.they} wants to be alone with it for an hour before anyone else is. The reward is real, because {G} means never to see the party again.',
      'It is also true that {second}. {G} has promised the same thing to three sides, and can keep one of the promises at most. Which one, {G} decides when the party is back, by who has paid by then. A clerk in {town2} has all three letters.',
    ],
    clues: [
      'Insight :: mentioning who sent the party :: People go quiet at the name of {G}, and one of them asks whether the party has been told about the cellar.',
      'Investigation :: looking at the letter of {G} :: It is dated a week before the thing of which it speaks.',
    ],
    ending: {
      heading: 'The other half of the bargain',
      text: [
        'The party does what was asked, and not what was meant: {G} gets the end of the danger, and {council} gets what lay at {lair}. {G} pays, very correctly. *The price:* it is the last money that comes from there, and the name of the party goes into a book.',
      ],
    },
  },
  {
    id: 'kin',
    isAboutEnemy: true,
    of: [
      `(?:it|he|she|one of them|their (?:leader|chief|captain)|the (?:[\\p{L}'-]+ )?[\\p{L}'-]+) (?:is|was|used to be|were once|was once|turns out to be) ${merely}(?:the |an? |his |her |their |one of the )?(?:[\\p{L}'-]+ )*?(?:[\\p{L}]+'s? )?(?:son|daughter|brother|sister|father|mother|wife|husband|friend|lover|uncle|cousin|mentor|twin|grandmother|grandson|fianc\\p{L}+|comrade|hero|saint|human)(?: .+)?`,
    ],
    label: 'One of their own',
    gist: [
      '{Second}: {G} suspects it, and has not said it aloud, because then somebody would have to choose.',
      '{Second}. A voice that is known there gets further than any blade.',
    ],
    rumours: [
      '{Enemy} came to one house in {town}, stood before the door until it grew light, and went away.',
      'An old name is not mentioned in {town} these days, and somebody has turned a picture to the wall.',
    ],
    truth: [
      'It is also true that {second}. {few.s} people in {town} have seen the face or heard the voice, and each has decided to be mistaken. What is left of the old life is not much: a tune, a way of standing at a door, and one promise that was made at {p1} and never kept. Whoever speaks of it gets a pause; whoever keeps it gets more.',
      'It is also true that {second}. There was a parting, {years} years ago, with hard words and a slammed gate. What {town} calls an attack began each time at that gate. A keepsake that was thrown after the one who left is still at {p3}, and is worth more in the last fight than a magic weapon.',
    ],
    clues: [
      'Insight :: showing what was left behind to the oldest here :: They know it at once, and say a name, and then that they have said nothing.',
      'Investigation :: looking at what was spared :: Only one door was never touched, and beside it hangs a portrait with the same eyes.',
    ],
    ending: {
      heading: 'Called by name',
      text: [
        'At {lair} somebody says the old name, with the keepsake in the open hand, and for the length of a breath nobody strikes. It is enough for an end in which the one who was lost walks out alive. *The price:* what was done was done, and {town} has to decide whether one can come home from that.',
      ],
    },
  },
  {
    id: 'traitor',
    of: [
      '(?<who>(?:one|some) of the [\\p{L} -]+?) (?:is|are|was|were) (?:secretly|really|actually) (?:working (?:for|with)|in league with|helping|paid by|sending word to) .+',
      `${one} (?:is|are|was|turns out to be|will be|may be|might be|works as) ${really}(?:an? |the )?(?:\\p{L}+ )?(?:traitors?|spy|spies|turncoats?|double agent|betrayer|mole|impostors?|saboteur)(?: .+)?`,
      `${one} (?:will |is going to |wants to |plans to |means to )?${really}(?:betrays?|sells?|sold|lets?)(?: (?:them|it|you|us|the party|the \\p{L}+))? ?(?:out|in|to .+)?`,
      `${one} (?:will |wants to |plans to )?${really}opens? the gates?(?: .+)?`,
      "(?:there is |there's |with )?(?:an? |the )(?:traitor|spy|saboteur) (?:among|in|inside|within|hides|is) .+",
    ],
    roles: ['sergeant', 'quartermaster', 'interpreter', 'pathfinder'],
    label: 'The traitor',
    gist: [
      '{Second}: it is {Y.full}, and {Y.they} [has been paid once already|sends word each evening].',
      '{Y.full}, the {Y.role}, is the traitor, for money that is owed to the wrong people.',
    ],
    rumours: [
      'Whatever {G} plans, somebody on the other side seems to know it a day later.',
      'Twice a plan has failed in {town} that only {few} people knew.',
    ],
    truth: [
      'It is also true that {second}. {Y.full}, the {Y.role}, lost more at cards than {Y.they} will earn in {years} years, and was offered a way out: a lamp in a window, or a cloth on a branch, each time something is decided. {Y.name} has been told that nobody will be hurt, has begun to doubt it, and does not know how one stops. The last sign is to be given on the evening before {deadline}.',
      'It is also true that {second}: {Y.full}, the {Y.role}. The other side has [a brother|a sister|an old father] of {Y.name}, and sends a lock of hair each week. {Y.name} pays with small things: hours, numbers, which of the guards sleeps. The next thing that is asked for is not small any more, and {Y.they} has to do it before {deadline}.',
    ],
    person: [
      '{Y} wants it to be over and nobody to be dead. {Y.name} is helpful, always near, and asks at the end of each talk when the party means to set out.',
      '{Y} wants to be found out, and cannot say so. Asked straight and alone (DC 13 Insight to choose the moment), {Y.name} sits down and tells everything.',
    ],
    clues: [
      'Perception :: looking at who comes here at dusk :: {Y.full} hangs a wet cloth on a branch, in dry weather, and counts the knots in it.',
      'Investigation :: comparing what failed with who knew of it :: Three names are on both lists, and two of them are dead. The third is {Y.full}.',
    ],
    ending: {
      heading: 'With the traitor',
      text: [
        'The party lets {Y.full} give one more sign, a wrong one, and those who trust it walk to the wrong place at the wrong hour. *The price:* {Y.name} has to be protected from both sides from then on, and {G} wants to know who promised that.',
        '{Y.full} is found out before the last sign, and {G} asks the party for a sentence. Whoever is lenient has a witness for everything that happened; whoever is not has an example. *The price:* it is one or the other, and {town} remembers which.',
      ],
    },
  },
  {
    id: 'behind',
    of: [
      `${one} (?:is |are |was |has |have |had |been )*${really}(?:pay|pays|paying|paid|hired|hires|sent|behind|lead|leads|leading|controls?|controlling|controlled|feeds?|feeding|commands?|commanding|summoned|raised|brought|created|bribed|profits?|profiting|in league|helps?|helping|works? (?:for|with)|working (?:for|with)|made a (?:deal|pact|bargain) with|owns?|sells?|supplies|arming|arms|let)(?: .+)?`,
      `(?:the (?:real|true) (?:villain|enemy|culprit|leader|monster|mastermind)|their (?:leader|boss|chief|master|employer)|the (?:leader|boss|chief)) (?:is|was|turns out to be) ${really}${one}`,
      `${one} (?:is|was) ${really}(?:the one )?behind (?:it|them|all of it|the attacks?|everything)`,
      `${one} (?:is|was|are) ${really}(?:one of them|their (?:leader|boss|chief|master|employer)|the (?:leader|real villain|true villain|mastermind|culprit))`,
    ],
    roles: ['landowner', 'grain dealer', 'steward', 'moneylender'],
    label: 'Who is behind it',
    gist: [
      '{Second}: {Y.full} has an arrangement, in writing, that nobody in {town} may see.',
      '{Y.full}, the {Y.role}, is in it from the first day, for money, and can be made to answer for it.',
    ],
    rumours: [
      'One house in {town} has had no loss at all, and its owner puts it down to prayer.',
      'Somebody in {town} buys land from those who leave, before they have packed.',
    ],
    truth: [
      'It is also true that {second}. {Y.full}, the {Y.role}, began it as a small thing: a purse on the last stone of the road, so that {town} would be frightened for a month and sell cheaply. Now {Y.name} has bought half of what was for sale, cannot stop paying, and has every payment in a book, because {Y.they} trusts nobody else either.',
      'It is also true that {second}. {Y.full}, the {Y.role}, has told {Y.themself} that it is for the good of {town}: as long as there is something to fear, nobody asks for the accounts of the last {few} years. The accounts are what {Y.name} really hides. The agreement, with a mark and a thumbprint, is sewn into the lining of a winter coat.',
    ],
    person: [
      '{Y} wants the party to fail slowly, with expenses. {Y.name} offers them lodgings, a guide and a great deal of advice, and every piece of it costs half a day.',
      '{Y} wants nobody to be killed and nobody to look into it. {Y.name} pays for the funerals, and for the wine after them.',
    ],
    clues: [
      'Investigation :: looking for what was spared :: Everything around it has suffered, and not the property of {Y.full}: a rag of {Y.their} colours is tied to each of the gates.',
      'History :: asking who has gained by it :: {Y.full} has bought {few} farms since it began, each for a third of its worth and each a day after a visit in the night.',
    ],
    ending: {
      heading: '{Y.full} is named',
      text: [
        'The book of payments is read aloud before {council}, with dates, and {Y.full} has an answer for the first page only. Those who sold get their land back. *The price:* {Y.name} was paying half of the wages in {town}, and somebody else has to do it now.',
        'The party keeps the name for itself, and {Y.full} pays: for the damage, for the widows, and quietly for the party. *The price:* {G} never learns why it ended, and {Y.name} is still there, and still good with money.',
      ],
    },
  },
  {
    id: 'hides',
    of: [
      `${one} ${really}(?:is |are |was |were )?${really}(?:hid(?:es?|ing)|hide|conceals?|concealing|knows?|knew|lies?|lied|lying|keeps?(?! [a-z]+ing)|withholds?|covers?|covering)(?: .+)?`,
      `${one} (?:has|have) (?:an? |some )?(?:dark |terrible |old |shameful |guilty )*(?:secrets?|something to hide|lied|a guilty .+)(?: .+)?`,
      `${one} (?:is|are|was|were) ${really}(?:not telling|not saying|guilty|to blame|responsible|corrupt|not (?:what|who) .+)(?: .+)?`,
      `${one} (?:doesn't|does not|don't|do not|won't|will not|refuses? to|did not|didn't) (?:tell|say|talk|speak|admit)(?: .+)?`,
      'nothing is (?:what|as) it seems',
    ],
    roles: ['village elder', 'alderman', 'steward', 'churchwarden'],
    label: 'What {Y.name} hides',
    gist: [
      '{Second}: {Y.full} was warned in time, in writing, and put the letter in a drawer.',
      '{Second}: it began with something that {Y.full} did, and that {few} people in {town} have agreed to forget.',
    ],
    rumours: [
      'A messenger came to {town} a month before it began, and left again without a meal.',
      'One page of the parish book of {town} has been copied out afresh, in a cleaner hand.',
    ],
    truth: [
      'It is also true that {second}. A month before it began, a messenger brought {Y.full}, the {Y.role}, a warning from {town2}: what is coming, how many, and when. There was a fair to be held and a loan to be paid back, and {Y.name} put the letter in a drawer until after the fair. It is still there, under the receipts, because {Y.they} cannot bring {Y.themself} to burn it.',
      'It is also true that {second}. {Y.full}, the {Y.role}, settled an old quarrel for {town} {few} years ago, and told everyone that it had been settled fairly. It had not: what was promised was never handed over. {Y.name} kept it, at first only for a week, and it is in a sealed jar at {p3}. All that happens now is, in a way, a reminder.',
    ],
    person: [
      '{Y} wants it ended before anyone asks when it began. {Y.name} answers every question with the weather, and the one about {town2} with a glass put down too hard (DC 13 Insight).',
      '{Y} wants to make up for it without saying what it is: {Y.their} own horse, own house, own savings are at the disposal of the party.',
    ],
    clues: [
      'Insight :: asking when it began :: Everyone names the same week. {Y.full} names the week after, twice, and has not been asked.',
      'Investigation :: looking through what is kept here :: The register of messengers has an entry that was scraped out: from {town2}, urgent, for {Y.full}.',
    ],
    ending: {
      heading: 'It is said aloud',
      text: [
        '{Y.full} stands up in front of {town} and says it. There is a silence, and then somebody asks the only question that counts: what now? What was kept back is handed over, late. *The price:* {Y.name} leaves the office and {town}, in this order, and {G} has to find somebody who wants it.',
        'The party keeps the secret of {Y.full}, for a promise that is better than a punishment: the wall, the bridge or the pension that {town} was always going to need. *The price:* {Y.name} now owes everything to people who travel.',
      ],
    },
  },
  {
    id: 'guilt',
    of: [
      `${one} (?:has |have |had )?${really}(?:caused|started|provoked|stole|stolen|took|taken|broke|broken|woke|woken|killed|slain|murdered|burned|burnt|desecrated|destroyed|robbed|dug up|sold|built|cut down|drained|betrayed|attacked|insulted|deserves?)(?: .+)?`,
      '(?:someone|somebody) .*(?:their|its|his|her) .+',
    ],
    roles: ['miller', 'innkeeper', 'landowner', 'carter'],
    label: 'Whose fault it is',
    gist: [
      '{Second}: {Y.full} did it and can make it good, in part, if somebody goes along.',
      '{Second}. {Y.full}, the {Y.role}, has the proof under the floor, and sleeps above it.',
    ],
    rumours: [
      '{Y.full}, the {Y.role}, was the first in {town} to bar the door, a day before there was a reason.',
      'It began after a night on which {Y.full} came home late, with mud to the knees and a new way of laughing.',
    ],
    truth: [
      'It is also true that {second}. {Y.full}, the {Y.role}, did it with two friends, for a bet and for less money than it has cost {town} in a day since. The friends have left. {Y.name} has kept what is left of it in a box at {p3}, wanted to bring it back {few} times, and each time met somebody on the way.',
      'It is also true that {second}. {Y.full}, the {Y.role}, believed to be in the right, and had the signature of {council} for it. What nobody asked was whose it was before. There is one witness, at {p3}, and one thing that could be given back: not all of it, but enough to begin a talk.',
    ],
    person: [
      '{Y} wants it to stop and not to be the one who is looked at. {Y.name} goes to {lair} with the party, shaking, if somebody promises to stand in front (DC 13 Persuasion).',
      '{Y} wants to be punished by {G} rather than by the others. Asked straight, {Y.name} says all of it in one breath and asks whether it can be mended.',
    ],
    clues: [
      'Insight :: asking who was out on the night before it began :: Four people look at {Y.full}, and {Y.full} looks at the floor.',
      'Investigation :: looking for what is different since then :: There is new money at the house of {Y.full}, and a spade that has been cleaned too well.',
    ],
    ending: {
      heading: 'Made good',
      text: [
        '{Y.full} gives back what is left, at {lair}, with an open hand and in front of witnesses, and stays standing until it is accepted. It is over on the same night. *The price:* {Y.name} works off the rest, a day in each week for {few} years, and half of {town} thinks that too little.',
      ],
    },
  },
  {
    id: 'unwilling',
    of: [
      "(?<who>he|she|it|they|the (?:princess|prince|prisoner|bride|groom|child|heir|witness|priest|ambassador|merchant|noble|lord|lady|scholar|envoy)) (?:does not|doesn't|do not|don't|did not|didn't|never) (?:really )?(?:want|wish|intend|agree|trust|like)(?:s|ed)?(?: .+)?",
      '(?<who>he|she|they|the (?:princess|prince|prisoner|bride|groom|child|heir|witness|priest|ambassador|merchant|noble|lord|lady|scholar|envoy)) (?:refuses?|tries|try|keeps?|hates?|wants?|plans?|is planning|is trying|complains?|insists?|would rather) .+',
      '(?<who>he|she|they) (?:is|are) (?:very |extremely |really |so )?(?:annoying|difficult|spoiled|cursed|reluctant|unwilling|arrogant|rude|a (?:\\p{L}+ )?(?:coward|brat|snob|nightmare|pain))(?: .+)?',
    ],
    only: /^(?:escort|way|guard-person)/,
    label: 'Against the will',
    gist: [
      '{Second}, and means it: there is a plan for it, with a horse, and a reason that deserves to be heard.',
      '{Second}. The reason is a good one, and whoever asks is told it on the second evening.',
    ],
    rumours: [
      'There was shouting behind a closed door in {town} on the evening before, and a plate was thrown.',
      'A horse has been paid for at {p1}, for one rider, at night, and not by {G}.',
    ],
    truth: [
      'It is also true that {second}. It was never asked about: {G} and {council} have settled it, with seals. Somebody waits at {p2} with a second horse, who is neither a robber nor a rogue, only in love with the same idea of freedom. The flight is planned for the night at {p2}; it is a bad plan, and leads straight past {lair}.',
      'It is also true that {second}, and there is a letter about it, which {G} has read and not answered. What stands in it would change the mind of {council}: what waits at the end is not what was promised, and one witness, at {p3}, has seen it.',
    ],
    clues: [
      'Insight :: listening instead of explaining :: The refusal is not a whim. There was a promise, it was broken, and {G} was in the room.',
      'Perception :: keeping an eye on the baggage :: A cloak in plain grey, a purse, a map on which the road to {p3} is marked: somebody means to leave tonight.',
    ],
    ending: {
      heading: 'By their own choice',
      text: [
        'The party puts the question that nobody has put, and keeps to the answer. Whoever was to be delivered goes where they want, with company as far as the crossroads. *The price:* {G} pays nothing, {council} is offended for a year, and somewhere two people drink to the health of the party.',
        'In the end it is done as {G} wanted, but with a condition, in writing, that makes it bearable: the right to leave again in a year. *The price:* the party is named in it as guarantor, and in a year has to come and ask.',
      ],
    },
  },
];
