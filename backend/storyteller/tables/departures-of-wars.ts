import type { Departure } from './departure-type.ts';

/** More departures of characters of high levels: wars, plagues, gods and dragons that are still about. */
export const departuresOfWars: readonly Departure[] = [
  {
    id: 'last-believer',
    levels: [11, 20],
    tones: ['heroic', 'horror', 'whimsical', 'grim'],
    words: [],
    other: ['old priest', 'army chaplain'],
    concept: [
      ['is the last believer of a god who keeps the sea out of three provinces', 'v=1'],
      ['prayed for an army to come home, and all of it came', 'v=2'],
    ],
    want: [
      ['to find one other person who believes in that god', 'v=1'],
      ['to bring peace to four thousand who should be in their graves', 'v=2'],
    ],
    flaws: [
      [
        'cannot afford a doubt',
        'What {P} has once believed {P.they} will not look at again, [a map|a friend|a bridge] included, whatever anyone has seen.',
        [1],
      ],
      [
        'asks for too much',
        '{P} asks for [everyone|everything], in prayers and in bargains, where [half|a part] would have done, and gets it.',
        [2],
      ],
    ],
    event: [
      'The god of the sea wall at {town2} had one believer left, {Q}. When {Q.name} lay dying {P}, who had only come in to get dry, held {Q.their} hand and said: yes, I believe it. On the first day on which {P} doubted, nine miles of coast went under, and came up again when {P} was sorry.',
      'Before the battle of {town3} {P} prayed that the whole army should come home, and {Q} said amen. Four thousand came home to {town2}, those who had been killed as well. They neither eat nor sleep, and they have asked {P}, politely, what they are to do now.',
    ],
    now: [
      [
        '{P} puts a saucer of salt on the doorstep each evening, in any town from {town2} to {town3}.',
        'v=1',
      ],
      [
        'Wherever {P} stays for a week some of the four thousand come by from {town2}, hat in hand.',
        'v=2',
      ],
    ],
    bond: [
      ['The people behind the sea wall at {town2}, who laugh at the god, and sleep well.', 'v=1'],
      [
        'A drummer boy of the four thousand, who came to {P} from {town3} and still hopes to grow.',
        'v=2',
      ],
    ],
    hook: [
      [
        'The god died with {Q}. What holds back the sea at {town2} is {P}, who could hold back or call in a good deal more, and the lord of the deep has noticed it.',
        'v=1',
      ],
      [
        'The amen was heard by another than the prayer. It counts the four thousand as its own, speaks through {Q}, and will give the order to march on {town3} when the next king dies.',
        'v=2',
      ],
    ],
  },
  {
    id: 'dragon-treaty',
    levels: [11, 20],
    tones: ['whimsical', 'heroic', 'intrigue'],
    words: [],
    other: ['lord of the marches', "queen's commander"],
    concept: [
      ['was sent to a dragon as tribute, under a borrowed title, and talked', 'v=1'],
      ["minds a dragon's egg that was left behind in a war", 'v=2'],
    ],
    want: [
      ['to make a peace with the dragon that holds without stories', 'v=1'],
      ['to be rid of the egg in the right place before it hatches in the wrong one', 'v=2'],
    ],
    flaws: [
      [
        'talks when [silence would do|it is time to run]',
        'With a blade at the throat or in the dark beside a guard {P} talks, because it has worked once.',
        [1],
      ],
      [
        'sits down on it at bad moments',
        'Wherever it is cold {P} [sits down|lies down] beside the saddlebag with the egg, and does not get up for [guards|thunder|an ambush].',
        [2],
      ],
    ],
    event: [
      'The dragon above {town2} was owed a person of rank each spring, and {Q} sent {P}, with a title that was not worth the paper. The dragon asked how the fraud had been done, laughed until the snow came down, and let {P} go for one story a year. No one from {town2} has been eaten since, and two provinces live in peace.',
      'In the last week of the war a dragon came down on the wall of {town3}, laid an egg before the feet of {P}, and flew out to burn the fleet of {Q}. It did not come back; the war is over, the egg is warm, and {Q} has begun to ask what there was on that wall.',
    ],
    now: [
      ['{P} tries each story out at inns as far as {town3} before the dragon gets it.', 'v=1'],
      [
        'In {town2} something knocked in the saddlebag, and {P} had to pay for the whole inn.',
        'v=2',
      ],
    ],
    bond: [
      [
        'The eleven who were sent up from {town2} before {P}. All of them live, keep house for the dragon, and send letters.',
        'v=1',
      ],
      [
        'The egg, which {P} would call a burden, and which is turned every night, and sung to.',
        'v=2',
      ],
    ],
    hook: [
      [
        'The dragon never asked for anyone. {Q} made up the tribute, to be rid of heirs, and the dragon has learned it from the last story of {P}. It is going to call on {Q} in {town3}, and there are two cities on the way.',
        'v=1',
      ],
      [
        'The dragon lies in chains under {town2}, and has burned two towns for {Q}, who has told it that the egg is in safe hands. It would stop on seeing {P}, and {Q} knows that.',
        'v=2',
      ],
    ],
  },
  {
    id: 'spy-for-two',
    levels: [11, 20],
    tones: ['intrigue', 'grim', 'heroic', 'whimsical'],
    words: [],
    other: ['chancellor', 'old marshal'],
    concept: [
      ['spies for two crowns, and lies to both so that neither attacks', 'v=1'],
      ['betrayed a rising in order to stop one murder in it', 'v=2'],
    ],
    want: [
      ['to let it end without a war, and without a rope', 'v=1'],
      ['to get {Q} out of the tower, and then to confess', 'v=2'],
    ],
    flaws: [
      [
        'doubles every number',
        'Asked how many guards there are {P} says twice as many, from habit, and the party has turned back once before two cooks.',
        [1],
      ],
      [
        'tells half of a plan to each',
        '{P} tells each friend another half of the plan, so that no one can betray it, and no one can carry it out [alone|either].',
        [2],
      ],
    ],
    event: [
      'The crown in {town2} paid {P} to count the regiments of {town3}, and the crown in {town3} paid {P} to count those of {town2}. {P} told each that the other was too strong, and so there has been no war for {years} years. Now {Q}, who serves the crown in {town2}, wants to come along and count.',
      'A rising in {town2} was to begin with the death of the two royal children. {P}, who had sworn to it with the others, told the guard of that, and of nothing else. They took all {num} of them but {P}; {Q}, who had led them, is still in the tower, and thinks that it was another.',
    ],
    now: [
      [
        '{P} writes two reports each month, with the left hand for {town2} and the right for {town3}.',
        'v=1',
      ],
      [
        '{P} has the bread for the tower sent from {town3}, and {Q} praises it in letters to a baker who does not exist.',
        'v=2',
      ],
    ],
    bond: [
      [
        'The valley between {town2} and {town3}, in which there are children who have never seen a soldier.',
        'v=1',
      ],
      ['The two royal children, who wave at {P} in {town2}, and do not know why.', 'v=2'],
    ],
    hook: [
      [
        '{Q} has known for years that the figures are false, and has passed them on for the same reason as {P}. {Q} is dying, and the one who is to have that office wants to be remembered as a conqueror.',
        'v=1',
      ],
      [
        'There was no plan to kill the children. {Q} had told it to {P} alone, to find out who was the traitor, and has written from the tower since: on midsummer day nine provinces rise, under the name of {P}.',
        'v=2',
      ],
    ],
  },
  {
    id: 'one-cart-of-cure',
    levels: [11, 20],
    tones: ['grim', 'horror', 'heroic', 'intrigue'],
    words: [],
    other: ['city physician', 'maker of the cure'],
    concept: [
      ['had the cure for one city, and two cities that were dying', 'v=1'],
      ['caught the plague of a whole realm in one bottle, and has lost the bottle', 'v=2'],
    ],
    want: [
      ['to be able to walk into the other city, and to be let out again', 'v=1'],
      ['to find that bottle before someone is thirsty, or at war', 'v=2'],
    ],
    flaws: [
      [
        'cannot choose between two things',
        'Between two roads, two doors or two enemies {P} stops dead, and waits for somebody else to choose.',
        [1],
      ],
      [
        "goes through other people's bags",
        '{P} opens every [bag|crate|cupboard] in the house of a stranger, [at night|during supper|while the host looks on], and smells at each cork.',
        [2],
      ],
    ],
    event: [
      'The plague was in {town2} and in {town3}, there was one cart of the cure, and {P} was driving it. Where the road parted {P} took the left hand, because a child stood there and waved. {town2} lived. In {town3} nine thousand died, and {Q}, who had waited at its gate with a list, did not.',
      'When half of {town2} lay sick {P} drew the plague out of the city in one night, with a bottle and a song that nobody should know. {Q} brought soup, and in the morning the whole realm was well. The bottle was gone as well, and so was {Q}.',
    ],
    now: [
      ['{P} has a letter once a month from {town3}, with ten names on it and nothing else.', 'v=1'],
      [
        '{P} asks at every glassblower between {town2} and {town3} for a green bottle with a dent.',
        'v=2',
      ],
    ],
    bond: [
      ['The child who waved, and who keeps bees now in {town2}, and is not to be told.', 'v=1'],
      ['The sick of {town2}, who pray for {P} by name, and for whom it must not come back.', 'v=2'],
    ],
    hook: [
      [
        'There was only vinegar in those barrels: {town2} got well by itself. {Q} has known it for a year, and has sold the same barrels to four crowns, one of which has begun a plague because of that.',
        'v=1',
      ],
      [
        '{Q} took the bottle to save {P} from what was to come next: the crown had already sent for it. A general has it now, in {town3}, and believes that it works only on the enemy.',
        'v=2',
      ],
    ],
  },
  {
    id: 'struck-out-days',
    levels: [11, 20],
    tones: ['whimsical', 'intrigue', 'horror'],
    words: [],
    other: ['prisoner of state', 'royal astronomer'],
    concept: [
      ['had nine days struck out of the calendar of three realms', 'v=1'],
      ['proved to a court that the world ends on a certain day, and was believed', 'v=2'],
    ],
    want: [
      ['to give the nine days back', 'v=1'],
      ['to find the mistake in the sum, or else a way round it', 'v=2'],
    ],
    flaws: [
      [
        'is early for everything, by nine days',
        '{P} keeps the old calendar, comes nine days too soon to [weddings|battles|dinners], and is hurt.',
        [1],
      ],
      [
        'plans nothing for later',
        '{P} [spends|gives away] whatever there is, food and arrows included, since there is so little time for them.',
        [2],
      ],
    ],
    event: [
      '{P} proved to the courts of {town2} and {town3} that the calendar was nine days behind the sun, and so nine days were struck out between one evening and the next morning, in all three realms. {Q} was to be hanged on the fourth of them, and has lived on a point of law since.',
      '{P} worked out for the court in {town2}, from an old tablet, on which day the world ends, and {Q} checked it. It is next year, {Q.name} says too. Since then the crown has paid no debts, sown no corn and opened the prisons, and {town3} does the same.',
    ],
    now: [
      [
        'In {town2} people born on one of the nine days send {P} a bill each year for a birthday.',
        'v=1',
      ],
      ['{P} does the sum again every week, on the walls of inns as far as {town3}.', 'v=2'],
    ],
    bond: [
      [
        '{Q}, who plays cards with {P} in {town2} on the night of every third of that month.',
        'v=1',
      ],
      ['A child in {town2} who asked {P} if it is still worth while to learn to read.', 'v=2'],
    ],
    hook: [
      [
        'A demon prince lay bound under {town3} until the end of the fifth of those days. As there has been no such day he has been free for a year; he has taken {Q} as his counsel, and claims the realms that {P} made late.',
        'v=1',
      ],
      [
        'The sum is right, but {P} read the tablet upside down: it does not say when the world ends, but when what sleeps under {town2} wakes. {Q} knows it, and has bought up all that the crown gives away, to pay for its welcome.',
        'v=2',
      ],
    ],
  },
];
