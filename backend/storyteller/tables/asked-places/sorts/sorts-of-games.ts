import type { PlaceSort } from '../families/place-family.ts';

/** Arenas and academies. */
export const sortsOfGames: readonly PlaceSort[] = [
  {
    id: 'arena',
    noun: /\b(?:arena|colosseum|coliseum|amphitheatre|amphitheater|fighting pit|gladiator pit|gladiator school|hippodrome|racetrack)$/,
    tells: [],
    keeper: ['master of the games', 'manager of the games', 'editor of the royal games'],
    look: [
      'tiers of stone, each dented by a century of feet that stamped in time',
      'a gate for beasts, a gate for fighters, and a small one with flowers',
      'a wall of names of those who won, and the place of one chiselled smooth',
      'sand raked into rings, and a rake left standing in it',
      ['a box with curtains, and one hand on the rail', 'kept=yes'],
    ],
    known: [
      'In {site} all of {town} shouts together, and it is the only thing it does together.',
      'Champions of {site} eat for nothing in {town} for a year, and for the rest of their lives nobody remembers what for.',
    ],
    senses: [
      'A crowd breathes in; chains, a roar, the bang of a gate; it smells of lions and roasted nuts.',
      'When it is empty one hears every whisper, from every seat.',
    ],
    feature: [
      'The sand covers {few} trapdoors, which are worked by a man who can see nothing.',
      'Awnings on ropes can be let down over one half of the seats.',
      'The smallest gate is opened by those inside only, and never for a fighter.',
    ],
    checks: [
      ['Performance', 'turning the crowd'],
      ['Animal Handling', 'seeing what the beast is afraid of'],
    ],
    done: [
      'Fights are given on feast days, rehearsed on all others and paid for by someone who wants to be elected.',
      'Bets are taken at {few} windows, with {few} odds.',
      'On quiet days anyone may stand in the middle, for a copper, and hear themselves breathe.',
    ],
    also: ['fights-1'],
    plots: [
      {
        details: {
          keeper: [
            'loves fair fights, arranges the other sort, and eats stomach powder',
            'has sold {num} seats too many for {deadline}, and looks up at the awnings',
          ],
          guest: [
            'has never lost, wants to know why, and looks for someone who will hit back',
            'pays for all of it, throws bread, and has a list of who caught some',
          ],
          hooks: [
            '{V} did not come out for the last fight, and the small gate was found open; {K} pays {coins} gold pieces, before the bets have to be given back.',
            'One beast of {site} will not fight, and has chosen one of the party as the reason.',
            'The favourite wants to be beaten once, honestly, in front of everyone, and offers the purse.',
          ],
        },
        trouble: {
          id: 'arena-1',
          absent: ['champion'],
          guest: ['favourite', 'politician who pays for the games'],
          trace: [
            "The favourite's opponents limp before the fight.",
            'The name that was chiselled out can still be read by hand, in the dark.',
            ['Bread is thrown with small coins in it, stamped for another ruler.', 'v=1'],
            ['When the crowd stamps, something below stamps with it, half a beat later.', 'v=2'],
          ],
          truth: [
            "Every fight of the favourite has been bought, by {B}'s side, so that a winner can call {town} to arms on {deadline}, from the middle of the sand. {V} would not fall for money, and is kept below, in the cage of a lion who has grown fond of him. The favourite does not know it; {K} does, and has been paid in seats.",
            '{site.s} is a heart: it was built so that what lies below would be kept beating, and asleep, by stamping feet, once a week for ever. {V} wore the belt on which the rhythm stands, and has gone down to keep time alone. {B} has had the games of {deadline} written for another rhythm, one that wakes, and has sold {few} thousand seats.',
          ],
          finds: [
            [
              'Medicine',
              'looking at the fighters before the fight',
              'the knee has been hit by somebody who knows knees, and bandaged by the same',
              'v=1',
            ],
            [
              'Animal Handling',
              'going by the cages slowly',
              "the old lion is licking somebody's hand",
              'v=1',
            ],
            [
              'Investigation',
              'collecting the coins from the bread',
              'they are of a mint that opens on {deadline}',
              'v=1',
            ],
            [
              'Perception',
              'laying one ear to the sand when it is empty',
              'there is a beat, slow, and another beside it, tired, human',
              'v=2',
            ],
            [
              'History',
              "reading the builders' marks on the tiers",
              'they are notes, and the oldest song of {town} has them',
              'v=2',
            ],
            [
              'Insight',
              'talking to {B} about art',
              '{B} knows only one word for the crowd: "enough"',
            ],
          ],
          later: [
            [
              'On {deadline} the favourite says what is written on the hand, and {town} goes to the gates with torches (use <Tough, Berserker, Gladiator>).',
              'v=1',
            ],
            [
              'On {deadline} {few} thousand people stamp as they have been taught, and the sand runs down into the middle (use <Bulette, Purple Worm, Marilith>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'The favourite would say something else. It is enough to lose first, to somebody who then helps one up.',
              'v=1',
            ],
            [
              '{V} can come out by the small gate, with a lion, in the middle of the speech.',
              'v=1',
            ],
            [
              'A crowd that laughs does not stamp. Someone would have to go out there and be funny.',
              'v=2',
            ],
            [
              'The old song is known by every nurse in {town}. Begun by a few, in the dear seats, it is stronger than drums.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'academy',
    noun: /\b(?:academy|school|university|college|magic school|wizard school|(?:magic|wizard|witch|sorcery|military|bardic?) (?:academy|school|college|university))$/,
    tells: [],
    keeper: ['head of the school', 'rector', 'chancellor of the university'],
    look: [
      'a board with marks for diligence, on which one name has been going up by itself',
      'a lecture hall with scorched benches, and the first row missing',
      'a staircase that only takes those who have done their homework',
      'a case of prizes, and an empty hook labelled "Not again"',
      'a bell with a spell of hoarseness on it, since the exams',
    ],
    known: [
      'Half of those who were somebody in {town} have been thrown out of there, and are proud of it.',
      'What the students do at night repairs what they did by day, as {town} hopes.',
    ],
    senses: [
      'Feet on a stair, a bang, a cheer, and a voice: "Who was that?"; it smells of chalk and singed hair.',
      'Many recite the same rule, and one recites another, quite softly, and it works.',
    ],
    feature: [
      'The staircase can be flattered.',
      'In the cellar there is a room in which nothing works, neither spells nor hinges.',
      'Whatever is written on the blackboard of the great hall is done by the brooms, to the letter.',
    ],
    checks: [
      ['Arcana', 'passing for a student in an examination'],
      ['Persuasion', 'getting a porter to look at the clock'],
    ],
    done: [
      'Lectures are open to all until noon, by which time most have learned to go.',
      'Students earn money by small wonders, at their own risk and at yours.',
      'Once a year the board of examiners sits, and the whole street moves in with relatives.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'knows all students by their worst prank, and forgives them in alphabetical order',
            'has signed something before term, and been friendlier to the sponsor than to the facts',
          ],
          guest: [
            "has come to examine, sits in the porter's lodge, and reads the waste paper",
            'has brought a cake, hears that her child is doing splendidly, and has not been allowed to see it',
          ],
          hooks: [
            "{V}'s marks go up each day, and {V} has not been in class since autumn; {K} pays {coins} gold pieces, since the examiner wants to meet such a student.",
            'What is being taught in {site} at midnight stands in no timetable, and it is very well attended.',
            'One of the party has been enrolled, {years} years ago, and is to sit the examination on {deadline}.',
          ],
        },
        trouble: {
          id: 'academy-1',
          absent: ['best student', 'professor of a subject nobody takes', 'porter'],
          guest: ['examiner from outside', 'mother of a student'],
          trace: [
            'One of the brooms in {site} takes notes.',
            'At midnight light falls under the door of the room in which nothing works.',
            [
              "Homework in {V}'s hand is handed in by nine different students, and is better each time.",
              'v=1',
            ],
            [
              'On old class pictures one teacher is always the same, at the edge, and no older.',
              'v=2',
            ],
          ],
          truth: [
            '{V} has locked herself, or himself, into the room in which nothing works, since there was an accident with a mirror: what goes to class, gets marks and hands in the work of nine is the reflection, which wants to graduate; with the diploma it will be the real one. {K} has been told it by the porter, and the sponsor, whom {B} represents, has already offered the reflection a post.',
            'The room in which nothing works is the only classroom that matters: in it those are taught who will one day be asked to stop a mage by hand. {V} teaches there, has done so for {few} hundred years, and is tired. {B} has come to find the room, for a circle of great mages who want no such people; on {deadline} all who attend are to be failed, in a final way.',
          ],
          finds: [
            [
              'Investigation',
              'laying nine pieces of homework side by side',
              'they are in mirror writing, turned round with a ruler',
              'v=1',
            ],
            [
              'Perception',
              'calling {V} in the room in which nothing works',
              'a voice answers, hoarse: "Which of us did you want?"',
              'v=1',
            ],
            [
              'Insight',
              'asking the porter about the nicest student',
              '"bows to the glass doors, and waits for them to bow first"',
              'v=1',
            ],
            [
              'History',
              'looking for the teacher at the edge in the lists',
              'in each year under another name, with the subject "Housekeeping"',
              'v=2',
            ],
            [
              'Deception',
              'playing a mage to {B}',
              'one is given a date, a list and a knife that does not glow',
              'v=2',
            ],
            [
              'Arcana',
              'writing a question on the board for the brooms',
              'they sweep a way across the yard',
            ],
          ],
          later: [
            [
              'On {deadline} the diploma is handed out, {V} fades in the cellar, and all mirrors of {site} are empty (use <Shadow, Mage, Invisible Stalker>).',
              'v=1',
            ],
            [
              'On {deadline} the circle comes in person to the midnight class (use <Mage, Archmage>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'It may be allowed to pass, and go, under a name of its own. It only believes that there is but one place for the two of them.',
              'v=1',
            ],
            [
              'It cannot enter the room, and {V} cannot leave it: an oral examination through the open door would settle who is who.',
              'v=1',
            ],
            [
              'Lured into the room, the circle is a number of elderly people with sticks. The class is looking forward to its practical.',
              'v=2',
            ],
            [
              '{V} would hand over the post to somebody who has been thrown out of everywhere for asking why.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
