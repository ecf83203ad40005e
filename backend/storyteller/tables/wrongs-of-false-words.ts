import type { Wrong } from './plot-types.ts';

/** Wrongs that were done with a lie on paper: a name, a measure, a deed, an oath. */
export const wrongsOfFalseWords: readonly Wrong[] = [
  {
    id: 'blamed',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'crew', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the blaming of {V.name}',
    part: 'swore to having seen {V} there',
    did: [
      '{W} {neglect}. When {calamity.c} and {num} people did not come home, {W} let {V} be blamed, {motive}.',
      '{calamity.s} was the work of {W}, who {neglect}. {few} people swore that it was {V} instead, and {W} chose the wording, {motive}.',
      'It took {W} one night to find a culprit for {calamity}: {V}, who had no family on the bench« and a name that is easy to shout». It was done {motive}. {num} people were dead, and the rest wanted a reason by morning.',
    ],
    known: [
      '{years.s} years ago {calamity.c}, {num} people died, and {V} was found guilty of it.',
      'Ask who was to blame when {calamity.c}, and you get one answer: {V}, {years} years ago.',
      '{num.s} people died of {calamity}, {years} years ago. Any child« here» will say whose fault it was: {V.full}.',
    ],
    lie: [
      '{V} is the name you are called here when you drop something.',
      'There is a puppet of {V} that is thrown into the fire on the day of {calamity}. The face is repainted each year«, by a {worker}, and has become very good».',
      'That {V} was drunk when {calamity.c} is known to people who were not born then.',
      'The judgement against {V} was never written down«; it did not seem necessary».',
      'Everyone can show you the spot where {V} stood« that night». They are four different spots.',
    ],
    fate: [
      [
        '{V} was stoned by people who had known {V.them} from birth«, and some of them missed on purpose».',
        'V=dead',
      ],
      [
        '{V} died in the cold month« after the verdict», on a farm that had let {V.them} have the barn.',
        'V=dead',
      ],
      [
        '{V} was driven out with a board around the neck«, and the board was found, later, a long way off and planed smooth».',
        'V=gone',
      ],
      [
        '{V} left« at night» with the help of a single person who has denied it ever since.',
        'V=gone',
      ],
    ],
    debt: [
      'They cursed {V} with {few} oaths, «all false, »by a name that takes oaths seriously: {A}.',
      'A lie« that is» repeated each year for {years} years is a form of worship. {A} has grown on it.',
    ],
    traces: [
      ['paper', 'The duty roster in {record} has {V} off duty that week, and {W} on.'],
      ['paper', '{few} statements against {V} have the same spelling mistake in the same word.'],
      [
        'thing',
        'The part that failed is still in the store; it had been failing for months«, and that takes longer than one drunk night».',
        'here=indoors',
      ],
      [
        'thing',
        'The inspection tags go up to the autumn before {calamity}; the next one is newer than its own date.',
        'here=indoors',
      ],
      ['word', '{T} swore to having seen {V} by lamplight; today {T.they} mentions the moon.'],
      ['word', '"I said what I was given," says {T}, "and the paper was already warm."'],
      ['habit', '{W} inspects everything twice and signs for it three times.'],
      [
        'habit',
        'In company {W} never says the name {V}«, and steers round it like a hole in the road».',
      ],
      ['habit', '{W} drops nothing. People tease {W.them} about it.'],
    ],
    amends: [
      'The puppet is burned once more, with the right face«, and then never again».',
      '{V} is acquitted in the open, «by the same bench, »standing.',
    ],
  },
  {
    id: 'measures',
    toll: 'ruined',
    tones: ['heroic', 'grim', 'intrigue'],
    needs: ['trade'],
    unless: ['learned'],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent'],
    fates: ['dead', 'gone'],
    deed: 'the false measure',
    part: 'took a share of what the false measure brought',
    did: [
      'For three years {W} sold {fake} under the seal of {town}, {motive}. {V} found out and said so« in the wrong room»; {num} people had been ruined« or worse» by then.',
      '{W} had the official measure filed down, {motive}. {V}, who was to test it, would not sign. {num} people« down the road» paid the difference.',
      '{W} delivered {fake} to {num} buyers who trusted the seal, {motive}; and when one« of them» went under, the seal turned out to be that of {V}.',
    ],
    known: [
      '{years.s} years ago buyers« from outside» were cheated, {num} of them, and {V} had to answer for it.',
      'There was a scandal about false measure, {years} years ago; {num} people lost what they had.',
      'Old people still speak of the false measure« of {years} years ago», and of {V}.',
    ],
    lie: [
      'The measure of {town} is proverbially honest. The proverb is {years} years old«, to the month».',
      '{V} cheated half the country« with {fake}», and {W} found it out: so says the plaque.',
      'It was the buyers who mixed it, people say. Buyers will.',
      'Nobody here minds being asked about {fake}; they fetch {W}«, who explains it beautifully».',
    ],
    fate: [
      ['{V} died of a fall at {works}, «in daylight, »on the way to a magistrate.', 'V=dead'],
      ["{V} died in the debtors' house, of being the only one there who owed nothing.", 'V=dead'],
      [
        '{V} lost seal, house and name within a week, and left« on foot» with the true measure in a bag.',
        'V=gone',
      ],
      [
        '{V} was declared unsound of mind by two physicians« whom {W} paid in kind», and escaped on the road.',
        'V=gone',
      ],
    ],
    debt: [],
    traces: [
      [
        'paper',
        '{record} balances to the last penny« in every month» for three years, which no honest book does.',
      ],
      [
        'paper',
        'Two sets of delivery notes exist. The second« set» has the weights that people could live on.',
      ],
      [
        'thing',
        'The official measure has a bright edge where a file has been«, and someone has rubbed it with tea».',
      ],
      ['thing', 'A sample jar in the back row, with the label of {V}, holds {fake}.'],
      [
        'word',
        '{T} was the one who drove the carts, and remembers that the good ones were for inspection days.',
      ],
      ['word', '"Ask me in kind," says {T}, "and I will tell you what I was paid in."'],
      ['habit', '{W} has what {W.they} eats weighed at home, on a scale from abroad.'],
      ['habit', '{W} gives good measure to anyone who mentions a funeral.'],
      ['habit', '{W} never buys {good} from {town}.'],
    ],
    amends: [
      'The true measure is hung up in the market« on a chain», and everybody tries it«, for weeks».',
      '{W} pays {num} buyers the difference, from a list that {V} had kept to the penny.',
    ],
  },
  {
    id: 'deed',
    toll: 'ruined',
    tones: ['heroic', 'grim', 'intrigue'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent'],
    fates: ['dead', 'gone'],
    deed: 'the forged deed',
    part: 'witnessed a signature that was made in another room',
    did: [
      '{works.s} belonged to {V} and {num} families« who held them in common». {W} came back from the county seat with a deed, {motive}, and the deed was still wet.',
      '{V} could not read and trusted the one who could. {W} had {V.them} put a mark under a lease, and the lease was a sale of {works}, {motive}. {num} people lost their living« by it».',
      'The old owner left {works} to {V}. {W}, who was executor, kept everything« for {W.themself}», {motive}, and turned out {num} people« before the spring».',
    ],
    known: [
      '{years.s} years ago {works} changed hands, and {num} people had to look for another living.',
      'Before {W} owned {works}, others did; that was {years} years ago.',
      '{num.s} people left {town} «in one spring, »{years} years ago, when {works} got a new owner.',
    ],
    lie: [
      "The house of {W} has always had {works}; the portraits go back as far as one painter's career.",
      'People say that {V} gambled everything away. Nobody can name the game.',
      [
        'It is held to be lucky« here» that {W} bought {works} in time«, from people who had no head for business».',
        '',
      ],
      'The families who had {works} in common moved away for their health, «all of them, »in the same March.',
    ],
    fate: [
      ['{V} went to law and died on the courthouse steps«, of a winter without a roof».', 'V=dead'],
      ['{V} was found in the ditch by the boundary stone, which had been moved.', 'V=dead'],
      [
        '{V} took the mark that {V.they} had made, a cross, and carved it in every doorpost« on the way out of the country».',
        'V=gone',
      ],
      ['{V} was sent abroad on a ship whose captain had been paid for one way.', 'V=gone'],
    ],
    debt: [],
    traces: [
      ['paper', 'The deed has the seal of a county that was founded four years after its date.'],
      [
        'paper',
        'In {record} the rent of {num} families stops on one day, and on the same day someone buys ink.',
      ],
      ['thing', 'The boundary stone has lichen on the side that faces the ground.'],
      [
        'thing',
        'The signature of {V} is a beautiful one. On {V.their} tools, «everywhere, »the mark is a cross.',
      ],
      [
        'word',
        '{T} witnessed the deed. Asked what colour the room was, {T.they} describes a room in another house.',
      ],
      ['word', '"We all signed," says {T}, "and there was ham."'],
      ['habit', '{W} keeps the deed on {W.their} person« and has a coat for the purpose».'],
      ['habit', '{W} corrects people who say "your {good}", and then does not say whose.'],
      ['habit', '{W} has never let {works} be drawn, painted or surveyed.'],
    ],
    amends: [
      'The deed goes into the fire and {works} {works.go} back to {num} families«, who at once begin to quarrel, happily».',
      '{works.s} {works.is} held in common again, and {W} gets a share« like any other»: one.',
    ],
  },
  {
    id: 'oath',
    toll: 'ruined',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the false oath',
    part: 'swore the same oath with one hand behind the back',
    did: [
      '{V} was going to give {num} people what {works} owed them. {W} and {few} others swore before a judge that {V} had robbed the chest, {motive}.',
      'It was {W} who emptied the common chest, {motive}, and {few} people who swore that they had seen {V} do it; {num} households had their savings in it.',
      '{W} needed {V} out of the way« for a single winter», {motive}, and found {few} people who would swear to a theft. {num} people starved on what was «then »decided without {V}.',
    ],
    known: [
      '{years.s} years ago {V} was on trial for robbing the common chest, and was found guilty.',
      'The common chest was robbed {years} years ago, and {num} households lost their savings; {V} was sentenced for it.',
      'The trial of {V}, {years} years ago, is the only one that anyone« here» has ever gone to see.',
    ],
    lie: [
      '{V} robbed the common chest; {few} honest people saw it. Honest is part of the sentence.',
      'The place where {V} was judged is shown to children as the place where lies end.',
      'A person who counts money twice is said to have been at school with {V}.',
      'The trial of {V} is the one thing on which everybody here agrees«, and nobody likes to be asked about it again».',
    ],
    fate: [
      [
        '{V} was hanged« on a market day», and thanked the hangman for being the first to look at {V.them}.',
        'V=dead #hanging',
      ],
      ['{V} died in the second year of the sentence«, with the chest still not found».', 'V=dead'],
      [
        '{V} served the sentence« to the day», and at the prison gate asked for the road that does not go home.',
        'V=gone',
      ],
      ['{V} was sold to the galleys, and the galley went down with everyone but {V}.', 'V=gone'],
    ],
    debt: [
      'They swore by {A}, because it was an old name that meant nothing. It is old. It means what was sworn.',
      '{few} false oaths were sworn on one stone, and {A} lives under that stone«, and had been hungry».',
    ],
    traces: [
      [
        'paper',
        'In {record} the chest was «already »empty« in the week» before the theft; the entry is in pencil, under the ink.',
      ],
      ['paper', 'The court paid {few} witnesses for one day. {W} had paid them for two.'],
      [
        'thing',
        'The old chest is still here«, in a corner»; its lock was opened with its key.',
        'here=indoors',
      ],
      [
        'thing',
        "A child's practice slate in the attic has the oath on it, {few} times«, with corrections».",
        'here=indoors',
      ],
      ['word', 'Asked what {T.they} saw, {T} recites, and cannot begin in the middle.'],
      [
        'word',
        '"With the left hand," says {T}, "because we all had the right one behind us«, and it was thought to make a difference»."',
      ],
      ['habit', '{W} will not take an oath« in any matter», and has a note from a priest.'],
      ['habit', '{W} pays in coin so old that the money changers joke about it.'],
      ['habit', '{W} keeps the right hand in a glove, «in all weathers, »since the trial.'],
    ],
    amends: [
      'All who swore come back to the same room and swear again«, and this time it is short».',
      'The savings are paid out to {num} households, by {W}«, at a table in the street».',
    ],
  },
];
