import type { Agent } from './plot-types.ts';

/** Those who act for V: V in person, kin, the one who came out, the dead. */
export const agentsOfMemory: readonly Agent[] = [
  {
    id: 'returned',
    tones: ['heroic', 'grim', 'intrigue'],
    uncanny: false,
    fates: ['gone'],
    roles: [
      ['lodger', 'knife grinder', 'piano tuner', 'ferryman', 'bookbinder', 'night porter'],
      ['inspector of weights', 'travelling physician', 'master of a trading house', 'surveyor'],
      ['foreign envoy', 'banker to three courts', 'papal auditor', 'commander of a hired regiment'],
    ],
    who: [
      '{A} is {V}, {years} years older, with other hair and another name, and nobody has looked twice.',
      'The quiet {A.role} is no newcomer: {A} is {V} and has rented a window with a view of {s1}.',
      '{V} came back in spring as {A}, to see whether anyone would know {A.them}. That was the test. All {few} failed it.',
      '{A} answers to {A.name} but turns around at the name {V}; {A.they} is the person who was wronged.',
    ],
    whyNow: [
      'It begins now because {W} has just been proposed for an honour, and the speech mentions {deed} as a hard decision.',
      'It begins now because the last person who had lied out of fear died in bed, forgiven, with music.',
      'It begins now because {deadline} comes, and the proof leaves with it.',
      'It begins now because {A} was told by a doctor how many winters to expect, and it is a small number.',
      'It begins now because {W} bought a drink for the quiet {A.role}, and talked about {V}, and laughed.',
    ],
    goal: [
      '{A} wants all {few} to say it aloud in one room before {deadline}, and has chosen the room: {lair}.',
      '{A} means to leave {W} alive, rich and believed by no one.',
      '{A} wants to hear one sentence from {W}, and has {num} ways to ask for it.',
    ],
    face: [
      [
        'Pays a week ahead, mends what is broken in the room, and asks the old people about the weather {years} years ago.',
        'tier<=2',
      ],
      'Helpful, tired, exact; knows where the steps are in the dark.',
      'Everybody likes {A.them}, and each thinks that {A.they} lodges with someone else.',
      'Listens with the head turned, as one does who has been shouted at.',
    ],
    traces: [
      ['habit', '{A} ducks under a beam at {s1} that was taken out {few} years ago.', 's1=indoors'],
      [
        'habit',
        'The old dog of the place sleeps on the feet of {A}, and of no other lodger.',
        'tier<=2',
      ],
      [
        'word',
        'A child has been taught a song by {A} that has not been sung here for {years} years.',
      ],
      [
        'paper',
        '{A} signed for a room, and one letter has a second stroke, as {V} used to make it.',
        'tier<=2',
      ],
      [
        'paper',
        'In the signature of {A} one letter has a second stroke, as {V} used to make it.',
        'tier=3',
      ],
      ['habit', 'An old servant of the house gets up when {A} comes in, and does not know why.'],
      [
        'thing',
        'A coat of {A} is cut in the local way, let out twice, and has the old name picked out of the collar.',
      ],
      ['word', '{A} called {X1} by a nickname that only school friends use.'],
      ['habit', '{A} is never seen to ask the way.'],
    ],
    hides: [
      [
        'word',
        'The boatman, the carter or the boy with the goat has taken {A} as far as {lair} three times, and been paid with old coin.',
      ],
      [
        'thing',
        'A candle stub of the lodging house was found on the way to {lair}, with the wick cut short to save light.',
        'tier<=2',
      ],
      [
        'thing',
        'The travelling lamp of {A} has burned two nights of oil; there is {res} on its foot, from {lair}.',
        '',
      ],
      [
        'paper',
        'Under the blotter in the room of {A} is a plan of {lair} as it was {years} years ago.',
      ],
      [
        'habit',
        '{A} walks toward {lair} at dusk and comes back at {hour} with dry eyes and dirty cuffs.',
      ],
      [
        'word',
        'As a young person, {V} used to hide at {lair} from a strict aunt; {T} was the friend who was sent to look there last.',
      ],
    ],
    steps: [
      [
        '{A} visits {T} after dark, stays an hour, and leaves {T.them} weeping and unharmed.',
        '{A} sends each of the {few} the same sheet of paper, blank, with a place to sign.',
        '{A} has {S} let out of suspicion by doing the next thing while {S} is locked in.',
      ],
      [
        [
          '{X3} is fetched to {lair}, and the others get {theemb} and an hour: {hour}.',
          'harm!=taken',
        ],
        '{A} takes off the false name in public and gives {W} until {deadline}.',
        '{A} opens the house of {W} to the street: all doors, all cupboards, at noon.',
      ],
      [
        '{W} goes to {lair} alone with a weapon, and one of the two comes back.',
        'At {lair} {few} people confess in front of no one, and {A} cuts off the way back: nobody leaves.',
        '{A} takes {W} along out of the world, from the highest part of {lair}.',
      ],
    ],
    parley: [
      '{A} has a list of questions and will stop for answers. The first one is: "Did you ever look for me?"',
      'Use the old name. Nobody has, for {years} years, and {A} has no plan for what comes after it.',
      [
        '{A} can be moved by one of the {few} who comes unasked and says it in full. {X2} is the likeliest, and is afraid.',
        'X1=here',
      ],
      [
        '{A} will hand over every captive against a public reading of what {W} did, and will believe the party if {G} vouches.',
        'harm=taken',
      ],
      '{A} will stop for a public reading of what {W} did, and believes in it as soon as {T} has promised to read.',
    ],
    lairSigns: [
      "a bed made with hospital corners, and beside it {V}'s old boots",
      '{few} chairs in a half circle, with names, and one chair opposite',
      "a wall on which {years} years are marked off, the first ones in another country's weeks",
      '{embs}, {num} of them, in rows on a clean cloth',
      'a letter to {W} that begins in {few} different ways',
    ],
    tactics: [
      [
        '{A} fights to end a conversation and breaks off when the talk begins again; the companions fight for pay and break at half their number.',
        'escort=people',
      ],
      '{A} knows each step of {lair} and uses the one that is missing.',
      '{A} puts out the light first and then says where everybody is standing.',
      '{A} does not strike anyone under twenty, and says so.',
    ],
    leader: ['people'],
    escort: ['people'],
  },
  {
    id: 'kin',
    tones: ['heroic', 'grim', 'intrigue'],
    uncanny: false,
    fates: ['dead', 'gone', 'held'],
    roles: [
      ['apprentice', 'seamstress', 'schoolteacher', 'cook', 'organist', 'copyist', 'farrier'],
      ['secretary', 'notary', 'fencing teacher', 'physician', 'archivist', 'steward'],
      ['private secretary to the court', 'royal archivist', 'confessor', 'master of ceremonies'],
    ],
    who: [
      ['{A} is the {rel} of {V}, brought up by others, under a name out of a hymn book.', '@hymn'],
      'The likeable {A.role} has a second name: {A} is the {rel} of {V}, and took service here to be near the {few}.',
      '{V} has a {rel}. {A} grew up on one story, told at every meal, and has come to see the people in it.',
      '{A} found out at the age of twenty who {A.they} is: the {rel} of {V}. The town that would not say so has employed {A.them} since.',
    ],
    whyNow: [
      'It begins now because the last letter of {V} was handed to {A} by a notary, {years} years late, with a bill for storage.',
      'It begins now because {A} has been asked to write a speech in praise of {W}.',
      'It begins now because {A} is to marry into a family of the {few}, and the banns list all the names.',
      'It begins now because {deadline} will take {W} out of reach.',
      'It begins now because {A} was told the story again by {W}, at table, as a funny one.',
    ],
    goal: [
      '{A} wants the name of {V} said in the open by the people who took it away.',
      '{A} has sworn to take from each of the {few} what {V} lost: first the good name, then the house, then the sleep.',
      '{A} wants {W} to be afraid for as many nights as {V} was, which is {num}, and has counted.',
    ],
    face: [
      'Efficient, and so well liked that nobody asks where {A.they} is from.',
      'Laughs late, as if translating.',
      'Works for one of the {few} and is treated as family, which is the word that stings.',
      'Blushes when praised, grows cold when thanked.',
    ],
    traces: [
      [
        'habit',
        '{A} has the walk that old people remember in {V}; {T} has seen it and has begun to stay indoors.',
      ],
      ['thing', 'The thimble that {A} uses has the initials of {V}, worn almost flat.'],
      ['paper', 'In the parish book the {rel} of {V} has the same birthday as {A}, and no grave.'],
      ['word', '{A} says "we" once when telling of {deed}, and then says "they".'],
      ['habit', '{A} asks the price of everything except {works}.'],
      [
        'word',
        'Asked about parents, {A} names two, and they are the couple on the tavern sign of another town.',
      ],
      [
        'paper',
        'A draft in the hand of {A} breaks off at the name of {V}, {few} times, and on the seventh line the pen has gone through.',
        'few=6',
      ],
    ],
    hides: [
      [
        'thing',
        'Bread goes missing from the house where {A} lives, and crumbs of that bread lie on the way to {lair}.',
      ],
      ['word', '{S} has seen {A} coming from {lair} and thought of a sweetheart.'],
      ['paper', 'There is a lease for {lair}, one year, paid in advance with old coin.'],
      [
        'paper',
        'There is a lease for {lair}, one year, in the name from the hymn book.',
        'who=hymn',
      ],
      [
        'habit',
        '{A} washes boots that have not been anywhere, and the water turns the colour of {res}.',
      ],
      [
        'word',
        '{V} was last seen going toward {lair}; {A} told {T} so, as something that everyone knows. Nobody knew it.',
      ],
    ],
    steps: [
      [
        ['{A} copies the key of {s2} and takes what is written there about {deed}.', 's2=indoors'],
        '{A} writes to {T}, in the hand of {V}.',
        '{A} gives the town a hint that {S} could not have done the last one, and is relieved when nobody takes it.',
      ],
      [
        [
          '{X3} loses name and house in a single morning, by papers that are all genuine.',
          'harm!=taken',
        ],
        'All {few} are invited to {lair} by {few} different lies.',
        '{A} leaves {theemb} on the pillow of {W}, while {W} is in the bed.',
      ],
      [
        '{A} reads the story aloud before {deadline}, to a full room, with a knife, and cannot stop at the end of it.',
        '{W} is found at {lair}, alive, with every hair white; {A} is not found.',
        '{A} goes through with it, and is the second person in that family to be hunted out of {town}.',
      ],
    ],
    parley: [
      '{A} is calm, has a speech ready, and has never imagined being listened to.',
      'Give {A} something that {V} made, or wrote, or laughed at. The plan has no place for it.',
      '{A} wants to know how it was at the end. {T} was there. Bring {T}.',
      'Say that {V} would not want it, and there will be a fight; ask what {V} was like, and there will not.',
    ],
    lairSigns: [
      'a portrait of {V}, drawn from descriptions, with {few} different noses crossed out',
      "a child's shoe and a grown person's knife, cleaned with the same care",
      '{num} candles, burned to one height',
      '{embs}, all of exactly one size, and a ruler',
      'a family tree with one branch drawn in pencil',
    ],
    tactics: [
      [
        '{A} has never fought before and has read about it; the hired help has fought before and does not read.',
        'escort=people',
      ],
      [
        '{A} puts {X3} between the party and the door and talks, fast, until somebody else strikes first.',
        'harm=taken',
      ],
      'As soon as {V} is called a liar, {A} attacks; as soon as blood shows, {A} stops and stares.',
      '{A} runs by a way that has been kept open for a {rel} of {V} to use.',
    ],
    leader: ['people'],
    escort: ['people', 'beast'],
  },
  {
    id: 'crew',
    tones: ['heroic', 'grim', 'horror'],
    uncanny: false,
    fates: ['dead', 'gone', 'held'],
    roles: [
      ['night watchman', 'rag dealer', 'hermit', 'mule driver', 'bell ringer', 'grave digger'],
      [
        'sergeant of the roads',
        'master of a barge line',
        'veteran with a pension',
        'dean of the almshouse',
      ],
      ['castellan', 'retired marshal', 'master of the royal hospital', 'admiral on half pay'],
    ],
    who: [
      '{A} was one of the {num}. {A.their} name is among the dead of {deed}, which {A.they} found useful.',
      'Of the {num} a single one lived: {A}, and has since been the most patient {A.role} in the country.',
      '{A} owes {A.their} life to {V}, and was one of the {num}; {A.they} has lived it since as if on loan.',
      'There was a survivor of {deed}. {A} has never told anyone, because the first person {A.they} told was {W}.',
    ],
    whyNow: [
      'It begins now because the {num} have begun to be left out of the prayers, one each year, to save time.',
      'It begins now because {A} had promised {V} to wait until nobody could be hurt by it, and the last widow was carried out in May.',
      'It begins now because {W} means to open {lair}, where the truth of {deed} still lies.',
      'It begins now because {A} met {X1} in the street, and {X1} asked {A.them} for a light.',
      'It begins now because {A} has started to forget the names, and there must be a reckoning while there are names.',
    ],
    goal: [
      '{A} wants one living person at {lair} for each of the {num}, beginning with the {few}.',
      '{A} wants the roll of the {num} called by those who let it end, in the place where it ended.',
      '{A} means to bring down {works} on the day of {deadline}, with all who own a share inside.',
    ],
    face: [
      'A fixture of the place: people set clocks by {A.them} and could not tell you the colour of {A.their} eyes.',
      'Carries a loaf in each coat pocket, always, and gives away one.',
      'Never speaks first. Never sits with the back to a wall, as others do, but to a person.',
      'Has {mark}, like everyone who has worked there, though {A.they} says that {A.they} never has.',
    ],
    traces: [
      [
        'habit',
        '{A} counts people when they enter a room, and again when they leave, and is uneasy until it comes out even.',
      ],
      ['thing', "{A} keeps a worker's tag with the number of a dead {worker}."],
      [
        'paper',
        'On the wage list for the time of {deed} the hand of {A} can be recognised, beside a name that is on the stone.',
      ],
      ['word', '{A} knows a joke that {V} made on the last evening.'],
      ['word', 'In sleep {A} says {num} names; the landlord took them for a prayer.'],
      ['habit', '{A} salutes at the stone of the {num}, and skips one line.'],
      [
        'thing',
        '{A} has a scar in the shape of {tool}, of a pattern that was melted down {years} years ago.',
      ],
    ],
    hides: [
      ['word', 'Children know that {A} "goes down to feed them" at {lair}. They thought of cats.'],
      ['thing', 'Somebody has kept the path to {lair} clear for {years} years with a hand scythe.'],
      [
        'paper',
        '{record} calls {lair} closed; oil for {few} lamps has been drawn for it every quarter.',
      ],
      ['habit', '{A} buys {num} rolls on one day of the year and carries them to {lair}.'],
      [
        'word',
        '{T} has always thought that the light at {lair} was the dead, and that it was kind of them.',
      ],
    ],
    steps: [
      [
        '{A} digs up what was left at {lair} and washes it.',
        '{A} asks {T} to say the names with {A.them}, and {T} cannot.',
        '{A} puts {few} chairs around the stone of the {num}, at night.',
      ],
      [
        ['{X3} is taken to {lair} and has to learn the {num} names by heart.', 'harm!=taken'],
        '{A} locks the gate of {works} from inside, with a shift still there.',
        [
          '{A} rings the bell for {deed}, at {hour}, as on that night; half of the old people come out dressed.',
          'wrong=left|gate|warned|blamed',
        ],
      ],
      [
        'At {hour} the props go, and {works} with them, and the count is even.',
        'The {few} are walled in at {lair}, with a lamp, bread, and {A}.',
        '{A} calls the roll in the square, and for each name that nobody answers, a house goes dark.',
      ],
    ],
    parley: [
      '{A} will lay down everything if the {num} are named by the party, in order. The list can be had from {T} and from the stone together.',
      '{A} can be relieved, in the words of a watch: "I have it now." Whoever says it must mean to stay until morning.',
      'Tell {A.them} that {V} would have left by now. {A.they} laughs, for the first time, and then can be talked to.',
      '{A} asks the party to count themselves. Counting {A.them} in changes everything.',
    ],
    lairSigns: [
      '{num} pegs with {num} jackets, all brushed',
      'places laid for a meal, {num}, and one that has been used',
      'a roll of names on slate, the chalk renewed so often that the letters stand out',
      '{embs} on a string, one for each of the dead',
      'a bunk with a plank along its side, such as crews have against rolling out',
    ],
    tactics: [
      '{A} fights like somebody who has been dead before, and turns aside from no blow.',
      '{A} has prepared one exit, lets the party find it, and brings it down behind them.',
      ['The helpers are young people who believe in {A}; they stop if {A} falls.', 'escort=people'],
      [
        '{A} shields {X3} with {A.their} own body if {lair} begin{lair.v} to collapse, and hates it.',
        'harm=taken',
      ],
    ],
    leader: ['people'],
    escort: ['people', 'beast', 'construct'],
  },
  {
    id: 'dead',
    tones: ['grim', 'horror', 'heroic'],
    uncanny: true,
    fates: ['dead'],
    roles: [[], [], []],
    who: [
      '{A} was buried without a service, and comes to hold it in person, and cannot remember how it goes on.',
      '{A} was buried under a wrong name; at {hour} {A} comes to have it put right.',
      '{A} keeps the appointment that was made with {A.them} {years} years ago. It was for {hour}, and nobody else came.',
      'What visits is {A}, and {A.they} means no harm. {A.they} has been dead too long to know what does any.',
      '{A} did not rest. What walks at {hour} is {A.them}, or as much as {A.their} anger could carry.',
      'The dead {A} has got up, because {A.their} name was said in a lie once too often.',
      'It is {A}, dead for {years} years, who comes at {hour}, and {A.they} believes that it is still that night.',
      '{A} lies at {lair} and also walks; the second is because of the first.',
    ],
    whyNow: [
      'It begins now because the last person who used to pray for {V} has moved to the city.',
      'It begins now because {W} has built a summer house, and it stands on the path that {V} walks.',
      'It begins now because a child of {town} was christened {V.name}, and somebody laughed.',
      'It begins now because {record} was rebound, and the page was touched.',
      'It begins now because builders sent by {W} have broken into {lair}.',
      'It begins now because {theemb} was taken from the grave of {V} and sold.',

      'It begins now because one of the {few} confessed on a deathbed, and was heard by more than a priest.',
      'It begins now because a new bell was cast for {deadline}, and it has the note of the old one.',
    ],
    goal: [
      '{A} wants all {few} at {lair} at {hour}, standing where they stood.',
      '{A} comes nearer by one house each night. The last one in the row is that of {W}.',
      '{A} is looking for the one who was sorry, and will leave that one alone. So far {A.they} has not found any.',
      '{A} visits the {few} in the order in which they took part, and {W} will be last, at {hour} before {deadline}.',
      '{A} wants to be asked what happened. As nobody asks, {A.they} shows it.',
      '{A} takes the {few} to {lair} to have company of the right kind.',
    ],
    face: [
      'A chair that has been pulled out. A place at the table that nobody takes.',
      'Footsteps that keep up with you and are always on the other side of the wall.',
      'A shape in the rain where there is no rain.',
      'Seen from behind: a figure that stops where a door used to be.',
      'Cold comes first, then {smell}, then a voice with a question.',
      'Dry boots in rain, wet ones in June.',
    ],
    traces: [
      [
        'thing',
        'The prints of bare feet begin in the middle of the floor, where there were stairs {years} years ago.',
      ],
      [
        'thing',
        'Frost has written on the inside of the pane. It is the hand in which {V} wrote, and it is one word: "Ask".',
      ],
      ['word', 'The visitor called {X1} by the title that {X1} had {years} years ago.'],
      [
        'habit',
        'The thing goes round a wall that is gone and straight through one that is new: it knows the place as it was {years} years ago.',
      ],
      [
        'paper',
        'On the night of the first visit, a blank page in {record} filled itself, up to the name {V}.',
      ],
      [
        'word',
        'An old {worker} wished the figure a good night and got the answer that {V} used to give.',
      ],
    ],
    hides: [
      [
        'thing',
        'On every sill where the figure has stood there {res.is} {res}, and that is found at {lair} only.',
      ],
      ['word', 'Dogs howl toward {lair} at {hour}, and birds have left it.'],
      ['habit', 'The figure always leaves by the side of the room that faces {lair}.'],
      [
        'paper',
        'The burial of {V} is entered in {record}, without a place; the sexton was paid for the walk to {lair}.',
      ],
      [
        'word',
        '{T} put flowers at {lair} for years, and stopped this spring, when they were handed back.',
      ],
    ],
    steps: [
      [
        'Milk turns in the houses of the {few}, and in no others.',
        ['{A} is seen by children only, who wave.', '#child'],
        '{T} finds the bed turned down on the side where no one sleeps.',
        '{A} comes to {T}, sits down at the foot of the bed, and waits to be asked.',
        'All clocks of {town} stop at {hour}, and {few} people dream the same door.',
        'The stone with the name {V} is found turned to the wall.',
      ],
      [
        ['{X3} begins to answer to the name {V}.', 'harm!=taken'],
        'The doors of the {few} are all found open, and what came in has sat down.',
        '{A} takes the bell rope at {hour}, and rings for a burial.',
        ['{X3} is gone in the morning. The bed is made.', 'harm!=taken'],
        '{A} comes by day, once, in the middle of a wedding, and only the {few} can see it.',
        [
          '{A} does not come alone any more: the {num} stand in a row behind, and do nothing.',
          'toll=dead',
        ],
      ],
      [
        '{W} goes out to meet {A}, in slippers, and both are seen at the bottom of the garden, talking, and then neither.',
        'All {few} chairs at the inn are taken at {hour}, and the innkeeper serves them, and does not look up.',
        ["{A} lies down in {W}'s bed. {W} is found in {V}'s grave, alive, for a while.", '#burial'],
        'At {hour} before {deadline} {A} asks {W}, and {W} lies again, and the street is empty in the morning.',
        '{W} is found at {lair} with hands worn to the bone from knocking.',
        '{A} stays. Each new house in {town} has one cold room from then on.',
      ],
    ],
    parley: [
      '{A} wants {A.their} name read from {record}, in the right place, by somebody who can read aloud without hurrying.',
      '{A} takes a confession as a coin, and counts it. One of the {few} is not enough; {few} would be too many.',
      '{A} can be led home by the hand, by someone who does not look round. {T} knows the way; {S} has the nerve.',
      '{A} stops as long as somebody asks and listens. {A.they} will tell everything, in order, and it takes until dawn.',
      '{A} keeps to the rules of a guest: {A.they} must be asked in, and if there is bread at the door, comes no further that night.',
      '{A} rests when the true words are said at {lair} by one who took part. {T} would do; {W} would be better.',
      'Read the {num} names to {A}; {A.they} stands still for each, as long as the name is right.',
    ],
    lairSigns: [
      'a candle that burns downward',
      'the things that were put into the coffin of {V}, laid out, as one unpacks after a journey',
      'a wall of wet handprints, {num} of them, all left hands',
      'a lullaby, hummed, by something without breath',
      'frost in the shape of people who were sitting together',
      'a bed of {res} with the shape of a sleeper in it',
      'a cold in which breath shows, and shows other breath as well',
      '{embs}, new ones, though nobody alive makes them',
      'a door frame without a wall',
      'the boots of {X1}, side by side, toes to the wall',
    ],
    tactics: [
      '{A} puts out one light each round, is twice as strong in the dark, and weeps.',
      'Whoever {A} touches tells the truth until dawn, and cannot stop.',
      '{A} stands still as long as somebody is telling of those days, anything, so long as it is true.',
      '{A} goes for those who lied, past anyone who stands in the way, and through them if they draw iron.',
      'A person who speaks the name {V} aloud is passed over until the next round; each may use it once.',
      ['{A} cannot cross a line of {good}; there is enough at {s1} for one circle.', 'goods=yes'],
      [
        'The helpers of {A} are some of the {num}. They fight badly and apologise.',
        'toll=dead escort!=no',
      ],
    ],
    leader: ['undead'],
    escort: ['undead', 'spirit'],
  },
];
