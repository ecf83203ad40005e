import type { SecondAct } from './matter-types.ts';

/** Second acts of plots that are found by the words of an idea in any order; each belongs to one plot. */
export const secondActsOfSeatsAndLists: readonly SecondAct[] = [
  {
    id: 'one-night',
    not: [],
    only: ['successor'],
    heading: 'Act two: One Night on the Seat',
    opens: [
      'The act ends with {A}, who falls asleep at table. It knocks in all walls. {H} looks at the party, and so does everyone else.',
      'At the end of the act a letter of {A} is brought, two lines: "I should like to go to {town2} once, before it is over. It would be for one night. Would one of you be so kind?"',
    ],
    goal: [
      'Somebody of the party has to sit on the seat for one night and count, while the others take {A} to {town2}: there {A} was born, and there stands the oldest stone, with the names of all who ever held it. {R} follows, with people who would like to meet {A} on the road, tired and far from the seat.',
    ],
    map: [
      'While another one counts, the land lies differently: those who sit there see all the roads as threads, and can pull one shorter, once, for the party. What is pulled there is missing elsewhere: {p2} lies an hour farther away from now on.',
    ],
    way: [
      'A day in a coach with drawn curtains, with an old power that has not looked out of a window for {years} years, and asks about everything: what that is, who lives there, whether they had been told that it was nothing personal (DC 13 Insight or Performance to keep {A} awake).',
    ],
    place: [
      '{town2} is where {A} had {num} houses burned down in the third year. New ones stand there. The apple seller beside the stone is old, does not recognise {A}, and gives change.',
    ],
    setPiece: [
      'In the night the one on the seat loses the count, there, and here the earth opens in the middle of {town2}. Each of the party can do one thing, another one each time: those here help people out (DC 13 Athletics), take up the count aloud (DC 14 Wisdom saving throw), get {town2} to count along (DC 14 Persuasion), hold {A} back from doing it alone (DC 13 Insight). With three successes two hundred people count in one voice, and it becomes quieter than it has ever been; with fewer, {A} does it, and is a little less there afterwards.',
    ],
    clues: [
      'History :: reading the names on the stone :: They stand in groups of {few}, up to that winter. After it each stands alone.',
      'Insight :: asking the one who sat there :: It is not heavy. It is lonely, and it makes one proud of that.',
      'Religion :: hearing {town2} count :: It does not need a gift. It needs people, in turns, and somebody who wakes the next one.',
    ],
    rival: [
      '{R} came to kill {A}, and finds somebody who is buying an apple. {R} would still like the seat, for {R.their} own reasons, and does not know about the knocking.',
    ],
    choice: [
      '{A} wants to tell the people of {town2} who it was that bought the apples. It may go very wrong. Or the party takes {A} back at once, unrecognised, with the names and the change.',
    ],
    first: {
      answer: 'lets {A} tell it',
      now: [
        'It takes until noon. Somebody throws the first apple. {A} stands there until there are none left, and counts, and it does not help.',
      ],
      later: [
        '{num} people from {town2} come to {lair}, not for the sake of {A}. They have seen that it works with many. There are enough for each hour of the week.',
      ],
    },
    second: {
      answer: 'takes {A} back at once',
      now: ['{A} holds the coin all the way, and cannot remember what one does with it.'],
      later: [
        'Nobody knows anything, and {S} does not come with crowbars. But there is nobody yet for the list with the hours; the party has to begin, with itself.',
      ],
    },
    closes: [
      'The act ends at the gate of {A}. Above, in the only lighted window, somebody sits and moves the lips, and does not look up when the others call.',
    ],
    lastWay: [
      'The gate is open, the stairs are swept. But each of the party hears the counting now, and could sit down on any step (DC 13 Wisdom saving throw, or arrive late); whoever keeps talking to the others gets to {lair} without it.',
    ],
  },
  {
    id: 'song-of-exiles',
    not: [],
    only: ['reclaim'],
    heading: 'Act two: The Song of the Exiles',
    opens: [
      'The act ends with a line that one of the small ones of {holders} sings while washing up: it is the song of the exiles, in your language, with a verse more.',
      'At the end of the act {B} remembers something: not all ran up. One ran out by the side gate with a book under the arm, to {town2}, to fetch help. "Is the help coming now?" asks {B}.',
    ],
    goal: [
      'In {town2} lies the book of the last master builder, who alone had seen what was behind the wall, and wrote it down. In it stands which way the key is turned. The exiles must hear it, too, or they will storm the front gate. {R} has the book on offer already; {S} is on the way there in order to burn it.',
    ],
    map: [
      'Cold comes out of the mountain: the pass by which the party came is iced over. From {town2} one gets back by the old ore road, which leads into {hold} from below, behind the row of those who lean against the door.',
    ],
    way: [
      'Two days over the ice, with one of {holders} as a guide, who has never been outside, and is afraid of the sky (DC 13 Survival by the group; on a failure one level of exhaustion).',
    ],
    place: [
      '{town2} lives on exiles: there is a museum of {hold}, with a high seat, for the picture, and a choir that sings the song at noon, up to the fifth verse. In the archive {num} letters from {A} are lying, unopened, tied up in a bundle.',
    ],
    setPiece: [
      'At noon, in the museum, {S} sets fire to the archive, in front of everyone, weeping. Each of the party can do one thing, another one each time: carry out the book (DC 13 Athletics), open the letters and read aloud (DC 14 Performance), hold {S} without hurting {S.them} (DC 14 Athletics), get the choir to sing the missing verse (DC 13 Persuasion). With three successes there are people in the square who have heard it to the end; with fewer, the book has burned, up to the page with the key.',
    ],
    clues: [
      'History :: reading the book of the builder :: "I have opened it. They came up to shut it, and we drew weapons against them."',
      'Insight :: reading the letters of {A} in order :: They get shorter, and better in spelling. The last one: "We are still here. We are fewer."',
      'Investigation :: looking at the page with the key :: It is turned to the left, against the sense of all our locks: {holders} made it.',
    ],
    rival: [
      '{R} sells splinters of the high seat, and has always known that there is a sixth verse. "Nobody buys it," says {R}. "Try it, if you like. I would take part."',
    ],
    choice: [
      'The exiles in {town2} want to march, now, with torches and the truth, and help. They have never held anything heavier than a banner. Or the party asks them to wait, and goes back alone with what it knows.',
    ],
    first: {
      answer: 'takes them along',
      now: [
        '{num} people set out on the ore road, in their good shoes. At the first frost two thirds of them are still there.',
      ],
      later: [
        'Before the door in {lair} they stand between {holders}, shoulder to shoulder. It opens a round later; and each knows a verse.',
      ],
    },
    second: {
      answer: 'goes alone',
      now: ['They sing until the party is out of hearing, all six verses.'],
      later: [
        '{A} sees that only a few have come, and that they come from the right direction. One of the row makes room without a word.',
      ],
    },
    closes: [
      'The act ends in the ore road. In front one hears the drum, quite near now, and it does not keep time any more.',
    ],
    lastWay: [
      'By the ore road one comes to {lair} at the side of the door (DC 13 Constitution saving throw by the group because of the cold, or one level of exhaustion). Through {hold} it is warmer, and half of {holders} and all of the exiles are on the stairs.',
    ],
  },
  {
    id: 'old-victory',
    not: [],
    only: ['marked'],
    heading: 'Act two: The Place of the Victory',
    opens: [
      'The act ends with a third signature in the book, which nobody can read. Behind it stands a place: {town2}. The party was celebrated there once.',
      'At the end of the act {H} leaves a note on the pillow: "I have to hit from tomorrow on. There is one contract on all of you together. It comes from {town2}. I never said that."',
    ],
    goal: [
      'In {town2} the party once won, or others who are like it. Whoever paid for all the names at once must live there: {wren}, the friend of the child of {A}, who was there on that day. {wren} alone can tell {A} how it was. The next two assassins travel on the same road; {R} runs ahead of them.',
    ],
    map: [
      'The guild has closed the town gates of {town} to those on the list: for a night nobody may be sheltered there. The way back leads from roof to roof, or through the court, as the accused.',
    ],
    way: [
      'Two days, by coach with changed names or on foot with the right ones (DC 14 Deception by the group; on a failure {H} comes by night, and hits: one character drops to half their hit points). The rules of the guild hold at table; meals can be drawn out.',
    ],
    place: [
      'In {town2} stands a monument to the victory. It is very good. On the base are the names of the heroes, and on the back, lower down, where the grass is, somebody has carved a row of others, with a nail, and keeps the grass short.',
    ],
    setPiece: [
      'It is the anniversary, and the party is recognised and has to get up on the platform; in the crowd stand two assassins, and {wren} with a basket. Each of the party can do one thing, another one each time: give the speech about those on the back (DC 14 Performance), find the crossbow in the crowd (DC 14 Perception), get the crowd to sit down to eat (DC 13 Persuasion: never at table), reach {wren} (DC 13 Acrobatics). With three successes two hundred people are sitting at the tables, and the assassins, too, with plates; with fewer, a shot is fired, and it hits the monument.',
    ],
    clues: [
      'History :: reading the back of the monument :: {few} names that were in no report. One is that of the child of {A}, spelled correctly.',
      'Insight :: asking {wren} what happened :: They had been told to stay back, and did not. The child saved {wren}. Nobody had asked {wren}.',
      'Investigation :: comparing with the file of {A} :: {A} believes that the heroes ran. It was the other way round; the page is missing, and {wren} has it.',
    ],
    rival: [
      '{R} is on the list because of the same day, was there, and ran. {R} has been running since then, and would so much like to sit down.',
    ],
    choice: [
      '{wren} would come along to {lair} and say it; it will be the worst and the best that {A} can hear. Or the party takes the page, and spares {wren} the hall.',
    ],
    first: {
      answer: 'takes {wren} along',
      now: [
        '{wren} packs the basket with food for three days. "At table nobody is shot at," says {wren}. "So we eat."',
      ],
      later: [
        'In {lair} {wren} steps into the dock, and {A} gets the question answered. After that {A} cannot read the charges any more; the guild asks who pays now.',
      ],
    },
    second: {
      answer: 'takes the page',
      now: [
        '{wren} smooths it out once more. There is a drawing on the back of it, of people with swords, and a small one in front.',
      ],
      later: [
        'The page can be laid on the desk before {A} (one action). {A} reads it to the end, for a round, and then asks for the one who wrote it.',
      ],
    },
    closes: [
      'The act ends on the road, at a table that somebody has carried out to the middle of it. {H} is sitting there, has two plates in front of {H.them}, and says: "It is not midnight yet. How was it?"',
    ],
    lastWay: [
      'As the accused, the party goes to {lair} through the middle of the street, and nobody touches it: the guild has given its word. By the roofs (DC 14 Acrobatics) it comes unannounced, and without that word.',
    ],
  },
  {
    id: 'those-of-last-year',
    not: [],
    only: ['frontier'],
    heading: 'Act two: Those of Last Year',
    opens: [
      'The act ends with a song that comes over the ridge in the evening. The words are from home; it is the one that is sung in {town} when a roof is finished.',
      'At the end of the act {T} gives in: "They are alive. All of them. Up there, at {town2}, that is what they call it." {T} points to where the map is whitest.',
    ],
    goal: [
      'The settlers of last year live on the high pastures, in a camp that they call {town2}, with the wandering people. They have the first deed of {A}, and know what happens at {deadline}. Whoever brings them and {B} to the ford, with open hands, has won half. {A} has sent {R} to bring back the deed.',
    ],
    map: [
      'While the party is away, {H} has moved the pegs: the path to the spring is closed off, and on the white map a road runs straight through the tents. On the way back the hexes that the party named have other names on the signs.',
    ],
    way: [
      'Three hexes upwards, each a day (DC 13 Survival each; every success is a *sight* more on the map, each failure a night in the open, with one level of exhaustion). In the last of them goats walk in front, and look round.',
    ],
    place: [
      '{town2} has tents, cheese, and a frame house without walls: the people of last year could not quite do without one. They are well, and brown, and do not look the party in the eye, because they have not written.',
    ],
    setPiece: [
      'A storm of the first kind comes over the pastures, much too early, with {R} and those whom {A} pays in the middle of it. All who are out there will freeze, and all together would fit into the frame house. Each of the party can do one thing, another one each time: close the walls with tents (DC 13 Athletics), bring in the goats, which are warm (DC 13 Animal Handling), fetch {R} from the ridge (DC 14 Survival), get those who quarrel to move up (DC 13 Persuasion). With three successes all sit in one room in the morning, and stink, and have come through; with fewer, somebody has frostbite and the deed is wet and hard to read.',
    ],
    clues: [
      'Investigation :: laying the deeds side by side :: The same words, the same seal, another date. {A} has sold it each spring.',
      'History :: asking the eldest about the ford :: Places are kept there for guests as well. One only has to ask before it snows.',
      'Insight :: asking those of last year why they did not write :: They were ashamed to be happy.',
    ],
    rival: [
      '{R} was hired to fetch a paper and has spent a night between two goats, held by people who owed {R.them} nothing. {R} asks what a place by the hearth costs.',
    ],
    choice: [
      'Those of last year would come along to the ford, to say how it was; they could be called deserters there. Or they stay, and give the party the deed, and the walls of the frame house.',
    ],
    first: {
      answer: 'takes them along',
      now: [
        'They walk more slowly the nearer they come. At the last hex {G} comes towards them, and there is a family likeness.',
      ],
      later: [
        'At the ford settlers recognise settlers. Nobody packs any more, and {num} people stand on the string who know both soups.',
      ],
    },
    second: {
      answer: 'takes the deed and the walls',
      now: ['The walls weigh a great deal. They are good walls, with a window.'],
      later: [
        'The settlement has one house more (one advantage for a defender). With the deed in hand, those beside {A} start to count how often they have been paid with the same land.',
      ],
    },
    closes: [
      'The act ends above the ford: three smokes rise there now, and the middle one is larger than it ought to be.',
    ],
    lastWay: [
      'To {lair} one comes by the signs of {H}, straight and visible (DC 13 Stealth at night), or by the old paths, which make a curve and come out behind the shaft (no check with {T} or {B}).',
    ],
  },
  {
    id: 'where-to-go',
    not: [],
    only: ['exodus'],
    heading: 'Act two: Where They Are to Go',
    opens: [
      'The act ends with the first carts, which come back, still full: {town2} has shut its gates. "How many are you?" they asked there. Nobody had been able to say it.',
      'At the end of the act a letter comes from {town2}, very correct: for all who hold a receipt from {A} there is room. The others are asked to look around elsewhere.',
    ],
    goal: [
      'It is not enough to get out; they have to be able to get in somewhere. {town2}, on the hill, is the only place within reach with water and roofs, and {A} has bought up its inns and its council. The party must open {town2} before the people of {town} stand in front of it, at night, with everything that they have. {R} sells places in the barns there.',
    ],
    map: [
      '{doom.u} has reached the road: the bridge half-way has gone. From now on everything has to go by {lair}, in one line, and what used to be an hour is half a day.',
    ],
    way: [
      'Against the stream of the first who have set out by themselves. Each of the party can give one thing away on the way (ask what; it returns at the end), or hurry past (DC 12 Wisdom saving throw; on a failure one cannot).',
    ],
    place: [
      '{town2} has high walls, full barns, and people who look down from above and are frightened of themselves. On the gate they have written "full". One has crossed it out, and another has written it there again.',
    ],
    setPiece: [
      'At the gate of {town2} they argue, with the crowd in sight already. Each of the party can do one thing, another one each time: speak to those on the wall (DC 14 Persuasion), show the receipts of {A} to the council (DC 13 Investigation), bring a family of {town} to one of {town2}, with the same name (DC 13 Insight), open the small door (DC 14 Sleight of Hand). With three successes the gate opens, and somebody begins to count, aloud, so that it should be enough; with fewer, only the small door opens, and it will be a long night.',
    ],
    clues: [
      'History :: reading the charter of {town2} :: It was founded by people from an earlier {town}. On the last page stands: "If they come, let them in, as we were let in."',
      'Insight :: asking who spread the word "full" :: {A}, through {R}. A bed that nobody may have for nothing can be sold.',
      'Nature :: looking back from the walls :: One sees the hour from here. It is earlier than {T} says, and {lair} is the last thing that stands.',
    ],
    rival: [
      '{R} has sold the same barn to {few} families, was going to leave with the money, and then saw the line from the wall. {R} has been counting straw bales since then.',
    ],
    choice: [
      'The council lets in all of them if the party promises in the name of {town} that they will work off each night. Or the party stands on the charter, and needs no promise; but it makes {town2} feel forced.',
    ],
    first: {
      answer: 'makes the promise',
      now: [
        'It is written down, and everyone in the line signs it, with a name or with a cross. That takes time; but now there is a list.',
      ],
      later: [
        'At {lair} there is a list of all {town}, for the first time: nobody is forgotten, and {B} reads it aloud. Those of {town2} come to meet them with carts.',
      ],
    },
    second: {
      answer: 'stands on the charter',
      now: [
        'Somebody very old reads it aloud on the wall, to the end, and then goes down, and takes the bar away without asking.',
      ],
      later: [
        'The gate of {town2} stays open, with nobody who helps beside it. But nobody owes anything, and {A} has nothing more to sell: those beside {A} hear of it.',
      ],
    },
    closes: [
      'The act ends on the hill. From there {town} looks like a toy. One hears it before one sees it: {sound}.',
    ],
    lastWay: [
      'Whoever goes to {lair} now goes against everyone. Along the lane that the people of {B} keep open it is no check; without them DC 14 Athletics, and one arrives late and without a hat.',
    ],
  },
];
