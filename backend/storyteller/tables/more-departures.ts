import type { Departure } from './departure-type.ts';

/** Departures of a trade: the debtor, the deserter, the avenger, the singer, the cook, the dreamer. */
export const moreDepartures: readonly Departure[] = [
  {
    id: 'great-debt',
    tones: ['heroic', 'grim', 'intrigue', 'whimsical'],
    words: ['debt', 'fled', 'gambler', 'gambling', 'money', 'poor', 'creditor', 'thief', 'dice'],
    other: ['moneylender', 'patient {buyer}', 'card player'],
    concept: [
      ['lost {works} at cards without owning so much as a share', 'v=1'],
      ['signed for a friend who left by the back door', 'v=2'],
      ['has been hiding from a debt that somebody else has paid', 'v=3'],
    ],
    want: [
      ['to win one honest game against {Q}', 'v=1'],
      ['to pay {Q} to the last copper, in front of people', 'v=2'],
      ['to know who paid, and what for', 'v=3'],
    ],
    flaws: [
      [
        'cannot walk past a wager',
        '{P} bets on rain, on flies and on the tempers of guards, and mostly loses.',
      ],
      [
        'is generous with the money of others',
        '{P} pays for the whole inn, warmly, from whichever purse is on the table.',
      ],
    ],
    event: [
      '{P} sat down with {Q} [one wet evening|on a feast day] in {town}, with {few} silver pieces, and by morning had lost {works}, which belonged to [others|half of {town}|people who were asleep at the time]. {Q} has the debt in writing and finds it amusing.',
      '{P} put a name under the loan of a friend, for {coins} gold pieces, and the friend went out to see about the horses. {Q} has been very understanding about the debt, and has doubled it twice.',
      '{P} owed {Q} more than the house was worth, and ran. A year later a receipt came to {town2}: it had all been paid, on the day of the flight, by no one whom {P} knows.',
    ],
    now: [
      '[{P} keeps two purses, one of them for show.|{P} never sits with the back to a door, or with the face to a clock.]',
      'At inns {P} asks for the room with the second door, and for the bill in advance.',
    ],
    bond: [
      [
        'The {workers} of {town}, who do not know that their living was the stake of a game.',
        'v=1',
      ],
      ['The friend, last seen in {town2}, who may have had a reason.', 'v=2'],
      ['The receipt, which {P} has shown to nobody.', 'v=3'],
    ],
    hook: [
      [
        '{Q} has lost that paper in the next game, to a stranger with cold hands, who has asked when {P} will be home.',
        'v=1',
      ],
      [
        'The friend was paid to go: the debt was never about money, and {Q} needs {P} for a false oath in a trial for murder.',
        'v=2 tier!=3',
      ],
      [
        'The friend was paid to go: the debt was never about money, and {Q} needs {P} for a false oath, by which a throne goes to the wrong child.',
        'v=2 tier=3',
      ],
      ['What {Q} was paid with was a promise about the first friends that {P} would make.', 'v=3'],
    ],
  },
  {
    id: 'left-the-line',
    tones: ['grim', 'heroic', 'intrigue', 'horror'],
    words: ['deserter', 'soldier', 'war', 'army', 'fighter', 'battle', 'veteran', 'knight'],
    other: ['sergeant', 'young recruit', 'regimental surgeon'],
    concept: [
      ['walked away from a battle that was won an hour later', 'v=1'],
      ['carried out one order too many', 'v=2'],
      ['is on the roll of the dead, with honours', 'v=3'],
    ],
    want: [
      ['to stand fast once, with somebody looking', 'v=1'],
      ['to find those who were stopped on a certain road', 'v=2'],
      ['to stay dead until it is known who sent the others to die', 'v=3'],
    ],
    flaws: [
      [
        'obeys a loud voice before thinking',
        'A shout goes straight into the legs of {P}, whoever it is that shouts.',
      ],
      [
        'gives way too long, and then not at all',
        '{P} yields in every quarrel, with a smile, until one morning nobody can hold {P.them}.',
      ],
    ],
    event: [
      '{P} stood with the levy of {town} in the second line near {town3}, beside {Q}, saw the smoke, laid down the spear and walked home through the corn. [An hour later it was a victory, because {Q} had held the gap for two.|{Q} held the gap for two, and an hour later it was a victory.|Within the hour {town3} was saved, by {Q}, who had held both places in the line.|The day was won by {Q}, who stood in the gap for two until the others came.]',
      'When war came {P} was called up like everyone in {town}, was given a spear, and was ordered to turn back all who were fleeing to {town2}. {P} obeyed for a morning. At noon {Q} took the spear out of {P.their} hands, let the people through, and was hanged for it.',
      'The order that sent the company of {P} to its death at {town3} had a false seal, as {P} had seen. {Q} found {P.them} under the others, had a list of the dead to fill and said: "You are on it, go."',
    ],
    now: [
      '[{P} takes the last watch of every night, unasked.|{P} sits facing the enemy, at table too, wherever the enemy may be.]',
      '{P} still carries the shield of those days, with the arms scraped off.',
    ],
    bond: [
      ['{Q}, who never told.', 'v=1|3'],
      ['The family of {Q}, to whom {P} writes as a comrade.', 'v=2'],
      [
        '[The {few} others of the old company, wherever they are, and whatever they say|The {few} who are left of the company from {town}, and what they say about {P}|Those {few} of the company who still live, and have not been asked what they think].',
        'v=1|2',
      ],
    ],
    hook: [
      [
        '{Q} was given a medal for holding the gap, and is looking for {P} to share it, or to explain.',
        'v=1 tier!=3',
      ],
      [
        '{Q} did not hold the gap alone: something came up out of the ground to help, and was promised the two who stood there. It has asked for the second.',
        'v=1 tier=3',
      ],
      [
        'Those who were fleeing to {town2} carried a letter that told who had begun the war, and that is what the order was about.',
        'v=2',
      ],
      [
        'The pension of the dead {P} is drawn every quarter in {town}, by the one who made the false seal.',
        'v=3',
      ],
    ],
  },
  {
    id: 'one-name-left',
    tones: ['grim', 'heroic', 'horror', 'intrigue'],
    words: ['revenge', 'vengeance', 'avenger', 'hunt', 'hunter', 'killer', 'murdered', 'burned'],
    other: ['captain of riders', 'smiling surveyor', 'travelling judge'],
    concept: [
      ['has a list of {few} names, and has crossed out all but one', 'v=1'],
      ['knows the voice of the one who did it, and by now the name', 'v=2'],
      ['spared the person whom the whole family had sworn to kill', 'v=3'],
    ],
    want: [
      ['to find {Q}, and to be done with it', 'v=1'],
      ['to ask {Q} why, once, with nobody else in the room', 'v=2'],
      ['to prove that it was right to spare {Q}', 'v=3'],
    ],
    flaws: [
      [
        'forgets the living over it',
        'Birthdays, wounds and watches slip {P.their} mind when there is a trail, and the party bleeds quietly beside {P}.',
        [1, 2],
      ],
      [
        'speaks up for whoever is accused',
        'Before anything has been proved {P} is on the side of the prisoner, and has untied two of them.',
        [3],
      ],
      [
        'tells no one the whole plan',
        '{P} explains half, starts on the other half alone, and is hurt that nobody was there.',
      ],
    ],
    event: [
      'One night in {town} somebody barred the doors of the house in which {P} had been born, and set fire to it. {P} got out by the roof, the only one, and heard from up there the names of those who were being paid for it. {Q} gave the order.',
      '{P} lay under a cart at {site} while people whom {P.they} loved were killed above, and heard one voice say, kindly, "That will do." Years later {P} heard it again, and it was that of {Q}.',
      '{Q} was said to have set the fire that killed an uncle of {P}, and the family swore {Q.their} death on {tool}. {P} stood before {Q} at last, saw a child at the window, went out again, and has not been home since.',
    ],
    now: [
      [
        '[{P} sharpens the blade once a week, on the same day, and says nothing on that day.|{P} says one name each evening, like a prayer, and puts out the light.]',
        'v=1|2',
      ],
      ['{P} has learned to ride, to read and to wait, all in order to find {Q}.', 'v=1|2'],
      [
        '{P} sends money home [each quarter, and each quarter it comes back unopened|each quarter, and it comes back unopened|every few months, and has it all in a purse again, unopened].',
        'v=3',
      ],
    ],
    bond: [
      ['The list, which {P} keeps on the back of a receipt for {good}.', 'v=1'],
      ['What is left of the cart, in a shed in {town}.', 'v=2'],
      ['The child at the window, who has written to {P} once.', 'v=3'],
    ],
    hook: [
      [
        '{Q} lives under another name by now, and is a person whom the party knows and likes.',
        'v=1',
      ],
      ['The voice that {P} heard was giving an order to stop.', 'v=2'],
      ['{Q} did set that fire, and has set another since.', 'v=3'],
    ],
  },
  {
    id: 'stolen-song',
    tones: ['heroic', 'whimsical', 'intrigue'],
    words: [
      'bard',
      'song',
      'songs',
      'sing',
      'sings',
      'singer',
      'singing',
      'music',
      'musician',
      'poet',
      'minstrel',
      'dancer',
    ],
    other: ['court singer', 'ballad seller', 'old fiddler'],
    concept: [
      ['wrote a song that all of {town} sings under another name', 'v=1'],
      ['sang a verse about {boss.a} that turned out to be true', 'v=2'],
      ['knows all but the last verse of a song that opens a door', 'v=3'],
    ],
    want: [
      ['to hear {Q} sing it, and say whose it is', 'v=1'],
      ['to find out who whispered that verse', 'v=2'],
      ['to collect the last verse, line by line', 'v=3'],
    ],
    flaws: [
      [
        'cannot leave a silence alone',
        '{P} fills every pause, even in hiding places and at funerals.',
      ],
      [
        'improves the truth until it scans',
        '{P} changes names, numbers and endings for a better line, in reports as well.',
      ],
    ],
    event: [
      '{P} lent {Q} a tune for an evening. It has been played at {few} courts, and the name under it is not that of {P}.',
      'At an inn in {town} somebody whispered {P} a verse about {boss.a} and a missing sum. {P} sang it, for a joke, and the sum was indeed missing. {Q}, who had laughed first, sent for the watch.',
      '{P} had a song from {Q}, who had it from the dead of {site}, they said, and sung to the end it opens something. {Q} died at the last verse but one.',
    ],
    now: [
      '[{P} sings for supper, and asks in every town for the words that are sung there.|{P} listens at every kitchen door for a certain tune, and corrects it.]',
      ['There is a warrant for the refrain in {town2}, and {P} hums it there all the same.', 'v=2'],
    ],
    bond: [
      ['{Q}, who was a friend, and has the better voice.', 'v=1'],
      ['The {workers} of {town}, who sing the verse behind closed doors.', 'v=2'],
      ['A page with the tune on it, in the hand of {Q}.', 'v=3'],
    ],
    hook: [
      [
        '{Q} has been paying the fees into a box, under the name of {P}, and now the box has been found.',
        'v=1 tier!=3',
      ],
      [
        'The tune was never quite new: it has wakened something under each court at which {Q} has played it, and it listens only to whoever made it.',
        'v=1 tier=3',
      ],
      ['{boss.a.s} knows who whispered it, and has been using {P} as the bait.', 'v=2 tier!=3'],
      [
        'It was whispered by order of the crown, which needs a rising in {town} in order to send an army there.',
        'v=2 tier=3',
      ],
      [
        'Behind the door are the dead who taught {Q} the song. The last verse shuts it again, and they have never sung that one to anybody.',
        'v=3',
      ],
    ],
  },
  {
    id: 'spoiled-feast',
    tones: ['whimsical', 'heroic', 'intrigue'],
    words: [
      'cook',
      'cooks',
      'chef',
      'baker',
      'food',
      'kitchen',
      'innkeeper',
      'brewer',
      'tavern',
      'inn',
    ],
    other: ['head cook', 'royal taster', 'rival cook'],
    concept: [
      ['cooked the dinner at which {few} great houses stopped speaking', 'v=1'],
      ['left a kitchen in {town} with a sourdough that is two hundred years old', 'v=2'],
      ['once served {boss.a} the wrong bird', 'v=3'],
    ],
    want: [
      ['to cook that dinner again, with the same guests', 'v=1'],
      ['to find a place where the dough can thrive', 'v=2'],
      ['to be forgiven for the bird', 'v=3'],
    ],
    flaws: [
      [
        'tastes everything, including what glows',
        'A finger goes into every pot, pool and puddle, and comes out with an opinion.',
      ],
      [
        'holds grudges over seasoning',
        '{P} has turned down rewards, shelter and a pardon from people who boil cabbage.',
      ],
    ],
    event: [
      '{P} was in charge of the peace dinner in {town}, and somebody had changed two place cards and one sauce. {Q} bowed and took the credit for the soup, and {P} got the blame for the war.',
      '{P} inherited the sourdough of a great house from an old cook who did not trust {Q}. {Q} has sent people after it, who do not know what they are looking for, and have been shown a loaf.',
      '{P} roasted a bird that had been put in the wrong basket, and {boss.a} praised it. It had belonged to {Q}, and it had been able to talk.',
    ],
    now: [
      '{P} carries a pan that has stopped two arrows and one proposal.',
      'Wherever {P} has cooked twice, people remember the weather as better.',
    ],
    bond: [
      ['The scullions of that kitchen in {town}, who were all dismissed.', 'v=1'],
      ['The sourdough, which is fed before {P} is.', 'v=2'],
      ['{Q}, who has not been told all of it.', 'v=3'],
    ],
    hook: [
      [
        'The two place cards were changed by {Q}, to keep two guests apart, and it saved a life.',
        'v=1',
      ],
      [
        'The sourdough remembers who has fed it, and with what: {Q} once put something into it for a guest, who died, and was a king.',
        'v=2',
      ],
      ['The bird of {Q} had been a person, and a witness.', 'v=3'],
    ],
  },
  {
    id: 'dreamed-place',
    tones: ['horror', 'heroic', 'whimsical', 'intrigue'],
    words: [
      'dream',
      'dreams',
      'vision',
      'visions',
      'prophecy',
      'seer',
      'map',
      'explorer',
      'chosen',
      'destiny',
      'sorcerer',
    ],
    other: ['map seller', 'night watch', 'old almanac maker'],
    concept: [
      ['has drawn a town in sleep, and was greeted by name in it', 'v=1'],
      ['dreams the days of a person whom nobody in {town} remembers', 'v=2'],
      ['was told a prophecy that was meant for the next in line', 'v=3'],
    ],
    want: [
      ['to find the one door in it that was left out', 'v=1'],
      ['to learn how that life ended', 'v=2'],
      ['to talk {Q} into saving the realm', 'v=3'],
    ],
    flaws: [
      [
        'believes whatever comes by night',
        'What {P} has dreamed is packed for, paid for and defended in the morning.',
      ],
      [
        'follows signs, and some of them belong to inns',
        'A painted hand, a white hare, an arrow in chalk: {P} goes after it, and explains later.',
      ],
    ],
    event: [
      'As a child {P} drew the streets of a town that nobody knew. {Q} bought the drawing, and sold it as a map, and some people have come back from there.',
      'Each night {P} is somebody else, {years} years ago, in {town2}, and knows where that one hid a key. In the daytime {P} went there. {Q} was sitting on the spot.',
      'A seer in {town2} had bad eyes and a full waiting room, and told {P} how the realm would be saved. Behind {P} stood {Q}, who was told about a lost cow.',
    ],
    now: [
      ['{P} keeps paper by the bed, and draws before speaking to anyone.', 'v=1'],
      ['{P} sleeps in short stretches, for fear of how the dream ends.', 'v=2'],
      [
        '{P} practises each morning, with sword and spade, in case the realm has nobody else.',
        'v=3',
      ],
    ],
    bond: [
      ['Those who went by the map of {P} and have not come back.', 'v=1'],
      ['The person in the dream, whose birthday {P} keeps.', 'v=2'],
      ['{Q}, who has become very good with cows.', 'v=3'],
    ],
    hook: [
      [
        'The door was left out because {Q} had come in the dream and asked {P} to leave it out.',
        'v=1',
      ],
      ['That life has not ended: somebody in {town2} dreams the days of {P} as well.', 'v=2'],
      ['{Q} heard both prophecies, and has acted on the wrong one ever since.', 'v=3'],
    ],
  },
];
