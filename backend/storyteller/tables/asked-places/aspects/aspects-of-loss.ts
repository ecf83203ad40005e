import type { PlaceAspect } from '../families/place-family.ts';

/** What a place takes: time, people, the way back. */
export const aspectsOfLoss: readonly PlaceAspect[] = [
  {
    id: 'stopped',
    says: /\b(?:stopped|frozen in time|time (?:stands|stood|stops|stopped|loops|runs|flows|passes|has stopped|is)|out of time|stuck in time|same (?:day|night|hour)|runs? backwards?|thirteen o'clock|wrong time|time loop|timeless|always (?:night|midnight|winter|autumn|summer|dusk|dawn|twilight)|nobody ages|no one ages|never ages?|eternal (?:night|winter|youth))\b/,
    tells: [],
    look: [
      'a clock that shows the same time on all its faces, and has no dust on it',
      'a candle that is as long as it was yesterday, and a moth beside it, with open wings',
      'a table laid for a meal that is still hot',
    ],
    known: [
      'In {site} it has been the same hour for {years} years, and people in {town} set out early when they go there, so as to be back at all.',
      'The hour does not change here: what is cut grows back while one looks, and a cup that falls is on the table again.',
    ],
    feature: [
      'What breaks here is whole again after a minute, with the exception of what has been brought from outside.',
      'Two visitors who enter one after the other may meet on the stair in the wrong order.',
    ],
    beside: [
      'The hour stands still because {K} once asked for one more minute, and somebody heard it; it would go on if {K} said what the minute was for.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'begins a sentence that was begun {years} years ago, and is always stopped at the same word',
            'is wearing a wedding suit in good repair, and asks whether the carriage has come',
          ],
          guest: [
            'has come in with three watches, each on another time, and has been here "since lunch"',
            'eats the same pear with pleasure every day, and keeps the stone of each',
          ],
          hooks: [
            'A letter has come from {site}, in fresh ink, to a person of {town} who has been dead for {years} years: "Come quickly, it is nearly too late."',
            'The council pays {coins} gold pieces to whoever starts the clock again, and a merchant of {town2} pays the same to have it left alone.',
            '{V} went in this morning and has come out old, with a question that nobody in {town} understands.',
          ],
        },
        trouble: {
          id: 'stopped-1',
          absent: ['clockmaker', 'bride', 'bell-ringer'],
          guest: ['measurer of hours', 'heir who grows no older'],
          trace: [
            'The same leaf falls past the window, lands, and falls past it again.',
            '{K} never stands with the back to the clock.',
            ['On the stair is a drop of wax that is always just about to fall.', 'v=1'],
            [
              'Shadows in {site} are a little shorter each day, although the hour is the same.',
              'v=2',
            ],
          ],
          truth: [
            'In this hour {V} was about to die by an accident for which {K} was to blame: the bell came down, and {K} stopped the works with both hands and a promise made to something that feeds on hours. As long as nobody moves the clock, {V} stands below it with raised eyes. The price is paid by {town}: everyone there has lost an hour of every day, and puts it down to work. {B} has found out what an hour is worth, and sells some.',
            'This is the last hour of a realm: in the next one its enemies came over the wall, with something behind them that had no end. {V} stopped it, and holds the pendulum still, {years} years now, with the arm of somebody who has not slept. {B} serves what waits on the far side of the hour, and has brought oil for the works.',
          ],
          finds: [
            [
              'Investigation',
              'looking straight up below the clock',
              'the bell hangs a hand above {V}, who is looking at it, and there is a rope with a knot that {K} ties',
              'v=1',
            ],
            [
              'Insight',
              'telling {K} that it is late',
              '{K} looks at the door of the works, not at the clock',
              'v=1',
            ],
            [
              'Medicine',
              'asking people of {town} about their days',
              'everyone has a gap in the afternoon, and {B} has money since then',
              'v=1',
            ],
            [
              'History',
              'asking which hour this was',
              'no book says how the siege ended, and all books go on as if it had',
              'v=2',
            ],
            [
              'Perception',
              'listening while all are quiet',
              'behind the hour there is the noise of very many people who stand quite still',
              'v=2',
            ],
            [
              'Arcana',
              'examining the works',
              'they are in order, and it is the hour that holds them, not the other way round',
            ],
          ],
          later: [
            [
              'On day {days} {B} sells one hour too many; the clock ticks once, and {V} looks round.',
              'v=1',
            ],
            [
              'On {deadline} the oil does its work: the next minute begins, and what has waited for {years} years comes over the wall of {town} (use <Barbed Devil, Horned Devil>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'A minute is long enough: with pillows, a good rope and somebody quick below the bell {V} can be saved in the ordinary way, if {K} dares to let go.',
              'v=1',
            ],
            [
              'What {B} sells can be bought back, hour by hour, by anyone who gives one freely. {town} would, if it were told for whom.',
              'v=1',
            ],
            [
              'The enemy on the wall is {years} years behind: it has a password, a fear and a flank that every history book of today describes.',
              'v=2',
            ],
            [
              '{V} can be relieved. Whoever takes hold of the pendulum may rest {V} for a day, and has to know how to be alone.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'vanish',
    says: /\b(?:vanish(?:es|ed|ing)?|disappear(?:s|ed|ing)?|(?:go|goes|went) missing|never (?:comes?|came|returns?|returned|leaves? again|seen again|come back)|no one (?:returns|comes back)|nobody (?:returns|comes back)|missing (?:guests|people|actors|students|children|patients))\b/,
    not: /\bit (?:vanishes|disappears)\b/,
    tells: [],
    look: [
      'a row of hooks, with {few} coats on them that nobody has come back for',
      'a chair with a cushion that still has a shape in it',
      'a list of names by the door, of which some have been written again, with more care',
    ],
    known: [
      'Since last year {few} people have not come back from {site}, and {town} has agreed to say that they moved away.',
      'People go into {site} and are not seen again; those who have lost someone sit on the steps in the evening, and look up at each creak.',
    ],
    feature: [
      "Behind the last wall one hears steps that keep pace with one's own.",
      'A chalk mark made here in the evening is gone in the morning, with a second mark beside where it was.',
    ],
    beside: [
      'Those who vanish here are not dead: they went through a way that {K} knows of, and {K} lights a lamp at its end every night in case one of them turns round.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'counts everyone who comes in, on the fingers of both hands, and does not like to be asked what the tenth one is for',
            'asks guests not to sit in the third place from the left, and cannot say why it is always dusted',
          ],
          guest: [
            'has rented a place with a view of the door, and shows every newcomer the same small portrait',
            'has slept here for {days} nights with a string tied to one foot and to the bell of the watch',
          ],
          hooks: [
            '{B} pays {coins} gold pieces, all there is, to whoever brings {V} back from {site}, or says truthfully that it cannot be done.',
            'The last one who vanished in {site} had something on loan from the party, and it has been seen on sale in {town2}.',
            '{K} asks the party to stay for one night, all of them together, and to be counted in the morning by a notary.',
          ],
        },
        trouble: {
          id: 'vanish-1',
          absent: ['rope dancer', 'travelling singer', 'journeyman'],
          guest: ['mother of one who is missing', 'brother of one who is missing'],
          trace: [
            'A draught comes out of a wall that has no gap in it, and smells of fresh bread.',
            '{K} puts out food for more than are here, and it is eaten.',
            [
              'In the dust below the seats is a path, made by many feet, which all go one way.',
              'v=1',
            ],
            [
              'Those who have gone are forgotten a little earlier each time: of the last one only {B} knows the name.',
              'v=2',
            ],
          ],
          truth: [
            'Nobody has died. Below {site} is an old way out of {town}, and {V} has helped people through it who had to leave and could not say so: a beaten wife, a debtor, a deserter. {K} knows, and lets the house be thought cursed, since nobody searches a cursed house. But the last {few} did not arrive in {town2}: somebody has begun to wait at the other end, and sells them to a quarry. {B} is no relation of anyone who is missing, and looks for the entrance for those at the quarry.',
            'Those who have vanished are in the play that is given here when all lamps are out: something old is telling a story, needs people for it, and writes them out of the world as it writes them in. {V} has the main part, and has kept it from ending for {years} nights by forgetting the last line. When it is spoken, the story is true and {town} is what was made up. {B} prompts.',
          ],
          finds: [
            [
              'Investigation',
              'moving the third seat from the left',
              'below it is a ladder, greased, and a list of names with a tick against all but {few}',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} for the childhood of the one who is missing',
              'the stories are good, and the name has another ending each time',
              'v=1',
            ],
            [
              'Stealth',
              'following {K} with the food',
              'it goes down the ladder, with a purse and a clean shirt',
              'v=1',
            ],
            [
              'Arcana',
              'sitting here in the dark',
              'on the wall one can see light from the other side, and rows of people who watch',
              'v=2',
            ],
            [
              'Performance',
              "speaking any line as if it were one's part",
              'from behind the wall {V} answers, with a different one, and begs for time',
              'v=2',
            ],
            [
              'Perception',
              'comparing the coats on the hooks',
              "all have been brushed, and one has today's newspaper in the pocket",
            ],
          ],
          later: [
            [
              'On day {days} {B} finds the ladder, and six people from {town} who would have been free are in chains by the evening (use <Bandit, Tough, Bandit Captain> at the far end).',
              'v=1',
            ],
            [
              'On {deadline} somebody gives {V} the line; the next morning {town} has no more people in it than the story needs.',
              'v=2',
            ],
          ],
          ways: [
            [
              'At the quarry all of them are alive. The way below {site} comes out behind its guard house, which no one there knows.',
              'v=1',
            ],
            [
              '{K} can be trusted as soon as {K} is asked the one question that nobody in {town} has asked: who it was that they ran away from.',
              'v=1',
            ],
            [
              'A story can be ended by its audience. If all who watch get up and go, those on the stage are free; it takes one from outside to begin to clap.',
              'v=2',
            ],
            [
              'Whoever is remembered aloud, with three true details, cannot be written. {town} would have to sit down and do it together, for an evening.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'inside-larger',
    says: /\b(?:bigger|larger) (?:on the )?inside|too many doors|rooms (?:that )?(?:change|move|shift)|changes? (?:its )?(?:rooms|layout|shape)|endless|infinite|shifting (?:rooms|halls|corridors)|never the same (?:twice|room)|no exit|maze\b|labyrinthine/,
    sites: [
      'manor',
      'house',
      'inn',
      'library',
      'school',
      'theatre',
      'fortress',
      'tower',
      'court',
      'shop',
      'shrine',
      'care-house',
      'prison',
      'works',
      'workshop',
      'market',
    ],
    tells: [],
    look: [
      'a corridor with more doors than the house has windows',
      'a ball of string on a nail by the entrance, and a sign that asks for it back',
      'a plan of the rooms under glass, with corrections in {few} different hands, the last one in pencil and in tears',
    ],
    known: [
      'It is larger inside than outside, by how much nobody knows: a surveyor of {town} went to find out, and sends a postcard at midsummer.',
      'The rooms of {site} are not always where they were; {K} begins each day by finding the kitchen.',
    ],
    feature: [
      'A door that is opened twice in one minute leads to two different rooms.',
      'The string on the nail always leads out, and is always exactly long enough.',
    ],
    beside: [
      "The house has more rooms than walls because it grows one for each secret that is told in it, and one of {K}'s is the size of a ballroom.",
    ],
    plots: [
      {
        details: {
          keeper: [
            'knows visitors by the room they came through, and has met some twice who came once',
            'knocks on each door before opening it, and waits to be asked what room is wanted',
          ],
          guest: [
            'has drawn {few} plans, burned all but two, and asks the party which of them they came in by',
            'is looking for the bedroom of a grandmother, and has found it {few} times, with another view each time',
          ],
          hooks: [
            '{V} went to air a room in {site} {days} days ago, and is heard singing behind various walls; {K} pays {coins} gold pieces for {V}, and a bonus for the laundry.',
            'The deed to half of {town} lies in a drawer in a room that was last seen in the east wing.',
            "A door has come up in the party's own lodgings that was not there yesterday; on the other side is {site}.",
          ],
        },
        trouble: {
          id: 'larger-1',
          absent: ['surveyor', 'maid', 'second son of the house'],
          guest: ['architect', 'heir with a tape measure'],
          trace: [
            '{K} counts the doors of the corridor aloud, gets to one more than yesterday, and writes it down.',
            'There is dust in the rooms that everyone knows, and none in those that nobody does.',
            [
              'From the window of the last room one sees {site} from outside, and somebody at the last window.',
              'v=1',
            ],
            ['All corridors slope a little, towards a middle that is not on any plan.', 'v=2'],
          ],
          truth: [
            'The house makes a room for everyone who has ever been happy in it, and keeps it. {V} has walked into one where a sister who died is still laughing at the table, and does not want to come out. {B} has no claim to the house, has read of this, and means to shut the doors of all rooms but one, in which an uncle of {K} is about to sign a will. Each room that is shut that way is gone for good, with whoever is in it.',
            "At the middle of the house is the first room, and in it sits the one for whom all others were built, so that it would never find the way out: a tyrant who cannot die. {V}'s family has added a room each year for {years} years. {B} has bought the builders; no room was added this year, and it is {few} doors from the street.",
          ],
          finds: [
            [
              'Investigation',
              'following the sound of {V} with the string',
              'the song has three verses, and somebody else sings the second',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} about the grandmother',
              '{B} describes wallpaper, locks and papers, and not her face',
              'v=1',
            ],
            [
              'Perception',
              'putting a hand on the doors as one goes by',
              'some are warm, and one of these has been nailed shut from this side, today',
              'v=1',
            ],
            [
              'History',
              'dating the rooms by their fittings',
              'there is one for every year, and none for this one',
              'v=2',
            ],
            [
              'Survival',
              'letting a ball roll in each corridor',
              'wherever it is put down, it rolls to the same black door, and something rolls it back',
              'v=2',
            ],
            [
              'Arcana',
              'opening one door twice within a minute',
              'between the two rooms there is a smell of mortar, and a voice counts doors',
            ],
          ],
          later: [
            [
              'On day {days} {B} has nailed up all doors but the right one; {site} is as large as it looks, and {V} is in none of it.',
              'v=1',
            ],
            [
              'On {deadline} the black door opens on the hall, and the first order in {years} years is given in {town} (use <Mummy, Mummy Lord> for the one who gives it).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} comes out for a room of the same kind: one evening in the kitchen at which somebody is glad that {V} is there is enough for the house to build it.',
              'v=1',
            ],
            [
              'The nails can be drawn from inside, by those who are in the rooms. They need to be told that it is today.',
              'v=1',
            ],
            [
              'One room added in haste is a room: planks, a door, and somebody who has laughed in it. It holds for a year.',
              'v=2',
            ],
            [
              'He may be killed by what he has forgotten. His name is over the door of the very first room, which every house in {town} has copied since without knowing it.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
