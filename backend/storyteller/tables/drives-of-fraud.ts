import type { Drive } from './person-types.ts';

/** Drives about money and papers that are not honest: a second wage, a forged certificate, an empty chest. */
export const drivesOfFraud: readonly Drive[] = [
  {
    id: 'double-pay',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    words: ['spy', 'informer', 'traitor', 'double', 'spying', 'agent'],
    other: ['steward', 'envoy', 'foreign buyer'],
    want: [
      '{P} wants a quiet year, and would pay for one.',
      '{P} wants the empty seat at {body} filled« by anyone at all», soon, so that the questions stop.',
      '{P} asks for one thing only: that letters for {P.them} be left at {site}« and not at the house».',
    ],
    ask: [
      '{P} asks the party to carry one sealed letter to {town2} for {coins} gold pieces, and asks twice if any« of them» can read upside down.',
      [
        '{P} asks the party to find out what a clerk of {body} wants, who has been asking about {P.them} at {site}«, and would like not to be named».',
        'v=1',
      ],
      [
        '{P} asks the party to be seen with {P.them} at {site} for a whole evening, for {coins} gold pieces, and to say so if {body} asks.',
        'v=2|3',
      ],
    ],
    says: [
      '"I hear more in {town} than I ask for, and most of it is about the price of bread."',
      '"There are two sorts of people in {town}, those who pay on time and those whom I work for."',
    ],
    tell: [
      ['Each time {body} meets, {P} is ill the day before and well the day after.', 'v=1|3'],
      [
        '{P} repeats the last thing that was said, softly«, like a person learning it by heart».',
        'v=1|3',
      ],
      [
        'There are two purses on {P}, and what is bought out of one is never made up out of the other.',
        'v=1|2',
      ],
    ],
    secret: [
      '{P} reports everything that is said at {body}, which has the last word on {works}, to the {Q.role} {Q.full}, and has for {years} years. It began with one «harmless »question about the price of {good}, and the last one was about the road of the pay chest, and two of its guards are dead. A clerk of {body} has begun to ask who knew of that road, and is to be found dead as well, in {few} days.',
      '{Q} pays {P} a second wage for the figures of {works}, a week before they are posted. Two families have been ruined by those figures«, and {P} knows both by name».',
      '{P} works for {Q} and for {body}, and has begun to invent news for both«, because the truth would end the need for it».',
    ],
    clue: [
      [
        'Insight',
        'mentioning {Q} in passing',
        '{P} asks "which one?", though {town} has only one.',
      ],
      [
        'Investigation',
        'going through the ashes at {site}',
        "a strip of paper remains, with next week's figures of {works} on it.",
        'v=2',
      ],
      [
        'Perception',
        'watching which purse is used',
        'the coins of the second purse are new, and of a year in which {P} was paid nothing.',
        'v=1|2',
      ],
      [
        'Investigation',
        'comparing two reports of one meeting',
        'they contradict each other, and are in the same handwriting.',
        'v=3',
      ],
      [
        'Persuasion',
        'asking {body} who had seen the road of the pay chest',
        'there are five names on the list, and four of them rode along.',
        'v=1',
      ],
    ],
    pressed: [
      'If it comes out, {P} offers to tell {Q} whatever the party likes«, for as long as it is believed».',
      [
        'Cornered, {P} is relieved, and talks« for an hour». Free, {P.they} is gone by« the next» morning and leaves one of two equal purses behind.',
        'v=2|3',
      ],
      [
        '{Q} has paid for the clerk (use <Bandit, Tough, Spy> for those who come), and {P} knows where they wait. If nobody gets there first, the next pay chest is robbed as well.',
        'v=1',
      ],
      [
        'A party that buys {P.them} out can have a spy« of its own»: {P} has never been asked nicely.',
        'v=2|3',
      ],
    ],
  },
  {
    id: 'false-papers',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue'],
    words: ['impostor', 'fake', 'fraud', 'forger', 'doctor', 'healer', 'fraudulent', 'liar'],
    roles: [
      ['apothecary', 'notary', 'schoolteacher'],
      ['county surgeon', 'county surveyor'],
      ['court physician', 'royal architect'],
    ],
    other: ['examiner', 'retired examiner', 'travelling examiner'],
    want: [
      [
        '{P} wants to be left in peace to work, is good at it, and works harder than those who are better.',
        'v=1',
      ],
      ['{P} wants a pupil to pass everything on to, and wants one this week.', 'v=2'],
      ['{P} would like somebody at the college in {town2} to stop sorting the old papers.', 'v=3'],
    ],
    ask: [
      '{P} asks the party to keep {Q}, who is to look through the certificates of {town}, out of town until the end of the month, when the post goes to somebody else.',
      '{P} asks the party to fetch an old register from {town2}, for {coins} gold pieces, "before it gets damp".',
    ],
    says: [
      '"I have never missed a day of work in {town}, and I should like to keep it so."',
      '"People in {town} ask what I can do, and nobody has ever asked who says so."',
    ],
    tell: [
      '{P} never signs with a title, and gets «very »busy when asked for one.',
      'There is a frame on the wall of {P}, and what is in it hangs« a little» too high to read.',
      'Whenever the talk is of apprenticeships, {P} tells the same story, in the same words«, and it is a good one».',
    ],
    secret: [
      '{P} never learned the trade. The name on the certificate is that of a friend who died« on the road», and {Q} knew the friend.',
      'The papers of {P} are forged«, and well». The work is honest: in {years} years only one person has come to harm, and that one would have under anybody.',
      '{P} was turned down by the college in {town2} three times, learned the trade all the same, and works in {town} under another name, with a certificate that is home-made. {Q} wrote the third refusal, and would know the applicant at once.',
    ],
    clue: [
      [
        'History',
        'looking up the master who taught {P.them}',
        'the one who is named in the certificate had been dead for a year on its date.',
        'v=2',
      ],
      [
        'Investigation',
        'taking down the frame',
        'the crack in the seal is moulded and not broken, so it was cast from another« one».',
        'v=2',
      ],
      [
        'Insight',
        'saying the name of {Q}',
        '{P} puts down the cup« very carefully», and asks how long {Q} is staying.',
        'v=1|3',
      ],
      [
        'Persuasion',
        'praising the work of {P} to {Q}',
        '{Q} is pleased to hear it, and remembers {P} as left-handed«, and shorter».',
        'v=1',
      ],
      [
        'Investigation',
        'asking the college in {town2} for the old refusals',
        "the third is signed by {Q}, and the applicant's handwriting is on every bill that {P} sends.",
        'v=3',
      ],
    ],
    pressed: [
      [
        'Exposed, {P} asks for one week, to finish what has been begun«; and uses it for just that».',
        'v=1|3',
      ],
      [
        'Exposed, {P} asks for one week with a pupil, and teaches in it everything that is not on paper.',
        'v=2',
      ],
      [
        'A party that keeps quiet has a friend for life, and one who can copy any seal« in {town}».',
        'v=2',
      ],
      [
        'If {Q} is brought, {P} confesses before the door is shut, and half of {town} comes to speak for {P.them}.',
        'v=1|3',
      ],
    ],
  },
  {
    id: 'empty-chest',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue', 'whimsical'],
    words: [
      'treasurer',
      'banker',
      'thief',
      'miser',
      'merchant',
      'money',
      'corrupt',
      'greedy',
      'embezzler',
      'noble',
      'gambler',
      'gambles',
      'gambling',
      'cards',
      'dice',
    ],
    roles: [['{second}', '{clerk}'], ['guild treasurer', '{second}'], ['crown treasurer']],
    other: ['gambler', 'dancing master', 'ship owner'],
    want: [
      ['{P} wants the yearly count at {body} put off, by a week«, for the good of all».', 'v=1|3'],
      [
        '{P} wants to sell the house for coins, this week«, and adds the furniture unasked».',
        'v=1|2',
      ],
      [
        '{P} wants to hand the post on before the yearly count at {body}«, and looks for an heir».',
        'v=3',
      ],
      [
        '{P} wants partners who put money into a venture this week«, and would rather not describe it».',
        'v=1',
      ],
      [
        '{P} wants a very old statute of {town} struck from the book before the yearly count«, and calls it a matter of tidiness».',
        'v=2',
      ],
    ],
    ask: [
      [
        '{P} asks the party to guard the strong room« of {body}» until the yearly count, and not to touch the chest.',
        'v=1|3',
      ],
      [
        '{P} asks the party to win something back from {Q}, by any means that leave no marks.',
        'v=2',
      ],
      '{P} asks the party if they know anyone« in {town}» who lends {coins} gold pieces for an afternoon.',
    ],
    says: [
      '"The accounts of {town} are in the best of order, and I would rather that nobody moved them."',
      '"In {town} money is counted once a year, and in between one has to trust."',
    ],
    tell: [
      [
        '{P} lifts the chest of {body} alone«, in front of people,» and puts it down as if it were heavy.',
        'v=1|3',
      ],
      [
        '{P} sits on the same box at every meeting, as a joke« that has lasted since the last count».',
        'v=1|3',
      ],
      'When others sign, {P} sands the ink twice.',
      ['{P} touches the breast pocket when {works} {works.is} praised.', 'v=2'],
    ],
    secret: [
      'The chest of {body} holds gravel. {P} lost the {coins} gold pieces from it to {Q} at cards, «within ten days, »and that was last autumn. {Q.name} wants the same sum again for keeping silent.',
      'In {town}, whoever has {token} in hand at the yearly count is owner of {works} for the year. It is an old statute« of which nobody thinks any more». {P} was to keep the thing locked up, and has lost it to {Q} at cards. The count is in {days} days; after that {Q} can shut {works}, or sell« the whole» to strangers«, and has begun to ask lawyers what it is worth».',
      '{Q} kept the chest of {body} before {P}«, as an honour,» and staked the post at cards. {P} won it last winter, and stole nothing: {Q} handed over the chest with a wink and gravel in it, and {P} signed for it all the same.',
    ],
    clue: [
      [
        'Athletics',
        '[helping {P} to carry the chest|taking one end of the chest from {P}|offering {P} a hand with the chest]',
        '[the weight shifts like stones and not like coins.|what is in it rolls, as coins never do.|it does not ring, and something in it grinds.]',
        'v=1|3',
      ],
      [
        'Investigation',
        'comparing the receipts of {body} with each other',
        'all sums since last autumn end in the same« two» figures.',
        'v=1',
      ],
      [
        'Insight',
        'offering {P.them} a loan',
        '{P} says no before the sum has been named«, and then asks what it was».',
      ],
      [
        'History',
        'asking what {token} is good for',
        'by a forgotten statute {works} {works.is} owned by whoever shows it« at the yearly count»; and what {P} carries is a copy in tin.',
        'v=2',
      ],
      [
        'Investigation',
        'looking at the seals of the chest',
        'all of them are of the time of {Q}; {P} has never broken one.',
        'v=3',
      ],
    ],
    pressed: [
      [
        '{P} will do anything to have the chest full for a single hour«, in front of witnesses».',
        'v=1|3',
      ],
      [
        '[Confronted alone|If the party comes without witnesses|In private], {P} hands over the keys and asks the party [to be the ones who find it|to say that they found it so|to open the chest when {P.they} is out of town].',
        'v=1|3',
      ],
      [
        'Confronted in public, {P} calls for a count«, loudly,» and bets on the count being put off out of politeness. It works on everyone except {Q}«, who knows what is in the chest».',
        'v=1|3',
      ],
      [
        '{P} would sell everything to have the thing back before the count«, and {Q} knows what everything comes to».',
        'v=2',
      ],
      [
        'The stake is void if {P} says before witnesses, at the count, that it was not {P.their} own to play with. That costs {P} the post«, and {town} nothing».',
        'v=2',
      ],
    ],
  },
];
