import { noun, type AskedStory } from './story-type.ts';

const captains = noun(
  '(?:sea|ship|pirate|privateer|corsair|whaling|airship|smuggler|river)(?:.s)? captain|ship ?master|skipper|pirate (?:queen|king|lord|lady)|pirate|corsair|privateer|buccaneer|admiral',
);

const bountyHunters = noun('bounty hunter|manhunter|thief ?taker|slave catcher|tracker');

const gamblers = noun(
  'gambler|card ?sharp|card player|dice player|hustler|bookmaker|croupier|gambling house keeper',
);

/** People of the roads, the water and the card table. */
export const personsOfRoads: readonly AskedStory[] = [
  {
    id: 'asked-lets-them-go',
    asked:
      /\b(?:bounty hunter|hunter|thief ?taker|jailer|gaoler|guard|executioner|assassin|slaver|warden|inquisitor|witch hunter|hangman|catcher|soldier)\b.*\b(?:lets?|letting|frees?|freeing|spares?|sparing|helps?|hides?|smuggles?|releases?|can't kill|cannot kill|won't kill|refuses to kill|never kills?)\b(?=.*\b(?:innocents?|go|free|escape|victims?|targets?|prisoners?|them|people|children|anyone|alive|out|slaves|witches)\b)/iu,
    isWhole: true,
    other: 'guild inspector',
    look: [
      '{P.name} brings in a token for each job, cleanly labelled, and is not looked at closely, since nobody likes to look at such things.',
    ],
    manner: [
      '{P} puts three questions to everybody whom {P.they} is sent for, always the same ones, and listens with bent head.',
      '{P} talks roughly of the work, and a little more roughly than necessary.',
    ],
    want: [
      '{P} has let go {few} who did not deserve it, has taken the pay for them, and wants the next one to be guilty, for once, beyond doubt.',
      '{P} lets the innocent go, in secret, and wants to know who has begun to find them all the same.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, a whole reward, to a party that brings somebody from a cellar in {town} to a boat, and asks that person nothing.',
      '{P} offers {pay} gold pieces to have a grave near {town2} filled with something of the right weight before the inspector gets there.',
      'The next name is that of a child of the royal house, and the seal on the order is real. {P} offers {pay} gold pieces to those who find out who in the realm wants it, in the {few} days that a delay can be explained.',
    ],
    says: [
      '"Did you do it? Would you do it again? Who would miss you? The third one is the one that counts."',
      '"I have never missed. Say it that way, if you are asked. I have never missed."',
      '"The guild pays for results. I give them results. They should learn to look inside the box."',
    ],
    tell: 'At a fair {P} sometimes stops short before a stall, pulls the hat down, and is served without a word by somebody who is officially dead.',
    truths: [
      'The guild has noticed. {Q} is to find out whether {P} can still be trusted, and has been sent with an order that is a test: an innocent person, and two people watching. {Q} was once let go, by {P}, does not know that {P} knows it, and must choose as well.',
      'One of those whom {P} let go was guilty. {P} believed the answers. That one has killed {few} of the others since then, who were easy to find, because they were all told the same safe place. {Q} has put a pin for each into a map.',
    ],
    clues: [
      [
        'Investigation',
        'asking what became of those on the list',
        'some of them have relatives who do not mourn very well.',
      ],
      ['Insight', 'mentioning the third question to {Q}', '{Q} answers it, without thinking.', 1],
      [
        'Perception',
        'looking at the map of {Q}',
        'all the pins lie on one road, and it leads to a place that {P} has recommended.',
        2,
      ],
      [
        'Medicine',
        'looking at a token that {P} has brought in',
        'it comes from a hospital, and was dead before it was caught.',
      ],
    ],
    pressed: [
      '{P} puts the three questions to {Q}, before the two who are watching, and takes off the badge. Each of those who have been let go owes {P} one night; {P} has never asked for it so far.',
      '{P} takes up the hunt in earnest, for the first time in years, and asks the party to come along, so that somebody is there to put the three questions to {P.them}.',
    ],
  },
  {
    id: 'asked-bounty-hunter',
    asked: bountyHunters,
    other: 'wanted innkeeper',
    look: [
      '{P.name} has dust of four counties on the boots, a roll of bills under the arm, and looks at ears, which cannot be disguised.',
    ],
    manner: [
      '{P} sits with the back to the wall and never drinks in company, and buys others their drinks in order to see how they hold the cup.',
      '{P} is courteous to those whom {P.they} is going to take in, and wakes them with breakfast.',
    ],
    want: [
      '{P} has been after one single person for {years} years, is quite near, and puts off the last day.',
      '{P} wants to bring in one last bill, the one that {P.they} has torn off each wall on the way.',
    ],
    ask: [
      '{P} pays {pay} gold pieces to a party that sits in a certain inn in {town} for an evening, looks as if it were hunting someone, and remarks on who leaves by the back.',
      '{P} offers {pay} gold pieces for a witness in {town2} who described a face {years} years ago, and has begun to doubt.',
      'The bill is for a former friend of the throne, and the sum has been doubled twice this month. {P} offers {pay} gold pieces to those who find out what is really being bought with it in the realm.',
    ],
    says: [
      '"Everyone runs to somebody. One only has to wait there."',
      '"Alive pays more. It talks more, too. It evens out."',
      '"I do not ask what they did. I ask what it is worth that they did it."',
    ],
    tell: 'On the saddle bag of {P} there are notches for the ones who were caught, and beside them, smaller, a second row that goes on growing.',
    truths: [
      'The one on the last bill is {P.themself}, under an older name: {P} has hunted others for {years} years in order to be on the right side of the table. {Q}, who also stands on a bill, has recognised {P.them}, and proposes that they look the other way together.',
      'The one whom {P} hunts is {Q}, who has been living in {town} under {P.their} eyes for a year. {P} knows it. {Q} did the deed, has become the best person in the place, and {P} has been waiting for a reason, one way or the other.',
    ],
    clues: [
      [
        'Perception',
        'going through the roll of bills',
        'one of them has been folded so that the face has worn off.',
        1,
      ],
      [
        'Insight',
        'asking {P} how near the quarry is',
        '{P} looks at the table, on which {Q} is just putting bread.',
        2,
      ],
      [
        'Investigation',
        'comparing hands',
        'the signature of {P} in the guild book and that on an old confession begin alike.',
        1,
      ],
      [
        'Insight',
        'asking {Q} about the time before {town}',
        '{Q} says "there was none", and asks whether {P} is well.',
        2,
      ],
    ],
    pressed: [
      '{P} pins {P.their} own bill to the door of the inn, with the true name under it, and sits down beneath it. It turns out that the second row of notches is for those who come now to stand in front of {P.them}.',
      '{P} lays the irons on the counter, and {Q} dries the hands and holds them out. Neither of them moves for quite a while, and the soup is boiling over.',
    ],
  },
  {
    id: 'asked-captain-under-sail',
    asked: captains,
    other: 'first mate',
    look: [
      '{P.name} stands on any floor as on a deck, has gold in one ear for the funeral, and squints even indoors.',
    ],
    manner: [
      '{P} gives each order once, quietly, and looks somewhere else until it is done.',
      '{P} whistles when there is danger, and forbids all others to whistle.',
    ],
    want: [
      '{P} wants one more crew for one more voyage, to a place from which {P.they} came back alone.',
      '{P} wants to keep the ship, against a creditor, a rival and a first mate who has begun to be liked.',
    ],
    ask: [
      '{P} pays {pay} gold pieces and a share to a party that finds out in {town} who has been telling the crew what the cargo is.',
      '{P} offers {pay} gold pieces for a pilot who sits in the tower of {town2}: he is the last one who remembers the channel, and he would like to forget it.',
      '{P} is to be given a letter of marque by the crown, and hanged on the same day by another part of it. {P} offers {pay} gold pieces to those who see to the order in which the realm does the two.',
    ],
    says: [
      '"Welcome aboard. Touch the wheel and I shall have to know your next of kin."',
      '"The sea does not hate you. It has not noticed you. Keep it so."',
      '"There are three ways to lose a ship, and I have tried two."',
    ],
    tell: 'In the last dog watch {P} goes aft alone, pours a glass into the wake, [and says a number, one higher each night|and reads out one name from a list].',
    truths: [
      '{P} traded the last crew for the ship: in a calm something came up and offered wind, and they were asleep. The names are theirs. It has promised to give them back for the same number of others, and {Q}, who has counted the bunks, has an idea of it.',
      "{P} did not lose the last crew, but hid them: they are free people now, on an island on no map, whom the owners would have sold. {Q} is the owners' man, was put aboard to find the island, and has come to like {P} in the meantime.",
    ],
    clues: [
      ['Nature', 'watching the sails of the ship', 'they fill a moment before the wind comes.', 1],
      [
        'Investigation',
        'comparing the muster roll with the bunks',
        'there is exactly one bunk for each of the old names.',
        1,
      ],
      [
        'Insight',
        'asking {Q} about the captain',
        '{Q} says nothing but good, and it seems to hurt.',
        2,
      ],
      [
        'Perception',
        'looking at the chart in the cabin',
        'one corner has been rubbed white, by a thumb.',
        2,
      ],
    ],
    pressed: [
      '{P} calls all hands on deck and tells them what is going to come up, and what for, and hands {Q} the wheel. Then {P} goes aft, alone, and pours out no glass.',
      '{P} burns the chart before the eyes of {Q}, and says the course aloud: {Q} can now write it down or not. It is the last dog watch.',
    ],
  },
  {
    id: 'asked-keeper-of-the-shore',
    asked: noun(
      'fisherman|fisherwoman|fisher|ferryman|ferrywoman|ferry keeper|boatman|lighthouse keeper|harbou?r ?master|dock ?worker|docker|boat ?builder|shipwright|oyster diver|pearl diver|salt maker|net maker|sailor|helmsman|navigator|deckhand',
    ),
    other: 'widow of a drowned man',
    look: [
      '{P.name} smells of tar, has eyes bleached by weather, and ties knots in whatever comes to hand.',
    ],
    manner: [
      '{P} says what the weather is going to be, and means the conversation.',
      '{P} never counts the catch, the passengers or the children aloud.',
    ],
    want: [
      '{P} has fished, fetched or seen something out of the water that {P.they} ought to have put back, and wants help with it before the spring tide.',
      '{P} wants to know who lights a lamp out on the rocks on nights on which nobody can be there.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, all that is in the net money, to a party that comes out with {P.them} from {town} at night and does not sing, whatever it hears.',
      '{P} offers {pay} gold pieces for a bell from {town2}, from a ship that went down with all hands: it belongs on the rocks, and not in a chapel.',
      'The fleet of the realm is to sail through the strait, on the word of an admiral who has never asked anybody there. {P} offers {pay} gold pieces to those who hold it up for one single tide.',
    ],
    says: [
      '"The water gives, and then it wants to talk about it."',
      '"You are not afraid? Then I am not taking you."',
      '"That light? There is no light. Do not look at it."',
    ],
    tell: '{P} rows, walks or climbs out to the last rock every seventh evening, with something under the coat, and comes back with the coat open.',
    truths: [
      '{P} once saved one of two from the water, and had to choose quickly. The other was the husband of {Q}, and those below have kept him, unhurt, as it were in pawn; {P} brings him bread. They would exchange him.',
      'The lamp is lit by {P.themself}: in {P.their} sleep, since one night {years} years ago on which it should have been lit and was not. Ships run onto the rocks again because of it. {Q} has followed {P.them} once, and has told nobody.',
    ],
    clues: [
      [
        'Perception',
        'going along to the rock',
        'a hand, quite white, takes the bread from below.',
        1,
      ],
      [
        'Medicine',
        'looking at the feet of {P} in the morning',
        'they are cut, and {P} does not know by what.',
        2,
      ],
      [
        'Insight',
        'asking {Q} about the night of the storm',
        '{Q} asks whether {P} sleeps well.',
        2,
      ],
      [
        'History',
        'asking how many were saved that night',
        'people say one, and look at the water as though it were two.',
        1,
      ],
    ],
    pressed: [
      '{P} tells {Q}, at the edge, why it was the one and not the other. Then {P} goes in {P.themself}, up to the neck, to see what they want in exchange.',
      '{P} lets the party tie a bell to {P.their} foot. On the next night it rings; {Q} is already sitting on the rock with a blanket.',
    ],
  },
  {
    id: 'asked-gambler',
    asked: gamblers,
    other: 'loser with a grudge',
    look: [
      '{P.name} has very clean hands, a ring that is pawned and redeemed every week, and a coin that walks across the knuckles by itself.',
    ],
    manner: [
      '{P} bets on everything, raindrops and sermons included, and pays at once.',
      '{P} watches hands, throats and purses, and eyes last of all.',
    ],
    want: [
      '{P} has been winning for a whole year, cannot lose any more, and wants to.',
      '{P} wants one more game with the one who took something from {P.them} that was not money.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, out of the last pot, to a party that sits down at a certain table in {town} and sees what it is that changes when {P.they} comes in.',
      '{P} offers {pay} gold pieces for a pack of cards from {town2}: it lacks one card, and {P.they} has that one.',
      'A game is to be held for a province, in the back room of a palace, and the crown has lost twice. {P} offers {pay} gold pieces to those who keep {P.them} alive until the realm has been won back, or lost more cheaply.',
    ],
    says: [
      '"Luck? I have no luck. I have a very good memory, and everyone blinks."',
      '"I will bet you that you say no."',
      '"Winning is all right. It is the not being able to stop that gets dull."',
    ],
    tell: 'Before each game {P} cuts the pack once for {P.themself}, looks at the card, and it is always the same one.',
    truths: [
      'Somebody pays for each win. Wherever {P} plays, one person nearby has a run of bad luck, down to the last slate of the roof; {Q} is the first who has put two and two together. {P} got it as a present, from somebody who was very glad to be rid of it.',
      'What {P} lost was a year, the one in which {P} was happy, and with it the face of the person who was in it. {Q} was that person, has come to get it back by fair means or foul, and is not recognised.',
    ],
    clues: [
      [
        'Investigation',
        'asking in the houses around the table',
        'on nights of play somebody always breaks a leg.',
        1,
      ],
      [
        'Sleight of Hand',
        'watching the cut',
        'it is no trick, and {P} would like it to be one.',
        1,
      ],
      ['Insight', 'watching {Q} when {P} laughs', '{Q} smiles, one moment before the joke.', 2],
      [
        'Perception',
        'looking at the single card',
        'two names are written on it, and one of them has faded.',
        2,
      ],
    ],
    pressed: [
      '{P} offers to lose it back to whoever is willing to take it, and says before witnesses what it costs. There is always somebody who is willing.',
      '{P} stakes all of the winnings against one year. The one on the other side of the table deals with very long fingers, and {Q} holds {P.their} hand under the table.',
    ],
  },
];
