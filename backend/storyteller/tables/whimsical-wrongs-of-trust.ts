import type { Wrong } from './plot-types.ts';

/** Wrongs that hurt pride and nothing else, about a promise or a trust: a vote, a book that was lent, a dance. */
export const whimsicalWrongsOfTrust: readonly Wrong[] = [
  {
    id: 'vote',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
    fates: ['gone'],
    deed: 'the election of the {boss}',
    part: 'voted twice, once with the left hand',
    did: [
      [
        '{V} had the votes, all {num}. {W} had the only key to the hall, and a cold supper« inside», {motive}.',
        '@key',
      ],
      [
        '{V} was elected {boss} by {num} votes. {W} counted them, «got hungry, »ate the slate (it was of gingerbread), and announced another result, {motive}.',
        '@slate',
      ],
      [
        'The election was won by {V}. {W} had printed the slips, {motive}, and on all {num} of them the only name was {W}.',
        '@slips',
      ],
      [
        '{W} gave a dinner before the vote, {motive}. It had {few} courses; {V} had a programme.',
        '@dinner',
      ],
    ],
    known: [
      '{years.s} years ago {town} held an election: {V} stood for it, and {W} was elected.',
      'There was an election {years} years ago, with {V} against {W}, and people «still »speak of how it was counted.',
    ],
    lie: [
      ['The slate of that election was never found, but a baker was promoted.', 'variant=slate'],
      'In {town} people vote by how hungry they are«, and are proud of it».',
      [
        'There was an election, people say, and it was« very» good: there was duck.',
        'variant=dinner',
      ],
      '{V} is said to have withdrawn, «out of modesty, »by a window.',
      'Nobody in {town} remembers what {V} stood for, except that it was about drains.',
      'In {town} a landslide is called "the full {W}"«, and so is indigestion».',
    ],
    fate: [
      '{V} governs a very small island, «wisely, »with one voter.',
      '{V} took the night coach and the bell«, so that nobody could call a meeting».',
      '{V} founded an opposition, which consists of {V} and a parrot«, and meets weekly, out of town».',
      '{V} put the programme into effect in another town. It has wonderful drains.',
    ],
    debt: [
      '{A} had been promised a vote, as the oldest resident, and its slip was« the one» used to light the stove.',
      '{V} had promised {A} a bench in the shade. It is a small thing, and it has been waited for.',
    ],
    traces: [
      [
        'paper',
        '{record} has the number of votes cast that day. It is larger than the number of people«, and includes a horse».',
      ],
      [
        'paper',
        'A menu from that evening has notes in the margin: names, each with a favourite dish.',
        'variant=dinner',
      ],
      ['thing', 'The ballot box has a second slot, «at the bottom, »for crumbs.'],
      [
        'thing',
        'Behind the wainscot are {num} slips with the name of {V}, nibbled by mice« with an even hand».',
        'variant=key|slate|dinner',
      ],
      [
        'word',
        '{T} can recite the menu« of that evening, course by course», and not one of the candidates.',
        'variant=dinner|key',
      ],
      [
        'word',
        '"One had the drains," says {T}, "and the other had the duck. You try to vote against duck."',
        'variant=dinner',
      ],
      [
        'word',
        '"I know what I wrote« on my slip»," says {T}, "and so do {num} others, and nobody has asked us."',
      ],
      ['habit', '{W} falls asleep when figures are read out, and says "carried".'],
      [
        'habit',
        '{W} has every drain in {town} inspected weekly, «at {W.their} own expense, »at night.',
      ],
    ],
    amends: [
      'They vote again, «on an empty stomach, »at dawn, and it is unanimous«, for the drains».',
      '{V} is given the chain for a day, and has it lengthened.',
      'The votes are counted again, «aloud, »and {W} hands over the chain«, with a list of who likes what».',
      '{V} is made inspector of drains, with a hat«, and would not have had anything else».',
    ],
  },
  {
    id: 'recipe',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
    fates: ['gone'],
    deed: 'the borrowed book',
    part: 'copied a page and did not give it back either',
    did: [
      '{V} lent {W} a book« in confidence», because of one drawing. {W} was so taken with the drawing that {W.they} showed it to {num} people, {motive}, and by the third of them had made it {W.themself}.',
      '{W} borrowed a book from {V} and did not return it, {motive}. Everything that {W} is admired for is on page {few}.',
      '{V} lent {W} a notebook with {num} inventions in it« for one night», and {W} has been inventing them one by one, {motive}.',
      'The famous method of {W} is in the handwriting of {V}, in a book« that was» lent "until Thursday", and kept {motive}.',
    ],
    known: [
      '{years.s} years ago {V} had a book, and everyone has heard of the book.',
      'The fame of {W} is {years} years old. So is the absence of {V}, and of a certain book.',
    ],
    lie: [
      '{W} gives a lecture «each spring »on how one has ideas. There is a page that {W.they} does not turn.',
      'It is said that {V} could never finish anything. {W} could.',
      '{W} is a genius, one hears, and has ideas« at regular intervals,» on Thursdays.',
      '{V} had a great many books and lent them to everyone, and when the shelves were empty went away to get more.',
      "It is considered petty in {town} to write one's name into a book. It is said that {V} did.",
      'The library of {town} has one book, chained, and nobody knows to which of the covers the chain belongs.',
    ],
    fate: [
      '{V} has been living in the library of the next town« ever since», and lends nothing.',
      '{V} wrote to {W} on each birthday to ask how the book was getting on.',
      '{V} has written a second volume« in the meantime», and in that everything is corrected.',
      '{V} comes by once a year, «on a Thursday, »looks in at the window, and goes away again.',
    ],
    debt: [
      'The book belonged to {A} and had only been lent to {V}. The fine is calculated by the day.',
      'In the front of the book stands, «very »small: "Property of {A}. It will come back by itself, and bring you along."',
    ],
    traces: [
      [
        'paper',
        "A draft of {W}'s speech has a coffee ring, and in {V}'s« old» rooms there is the cup.",
      ],
      [
        'paper',
        'In {record} the loan is entered: "one book, to {W.name}, until Thursday", and under "returned" there is a «small »drawing of a snail.',
      ],
      [
        'thing',
        'The sketch that made {W} famous has been cut along one edge, where the name would be.',
      ],
      ['thing', "A bookmark with the initials of {V} is in use at {W}'s house«, in a cookbook»."],
      [
        'word',
        "{T} lent {V} the ink, and can tell you what colour it was: the colour of all {W}'s ideas.",
      ],
      ['word', '"I only copied page four," says {T}. "It is the one about jam."'],
      ['habit', '{W} says "as I have often thought" with a look at the bookcase.'],
      ['habit', '{W} is nervous on Thursdays.'],
    ],
    amends: [
      '{W} writes "by {V.name}" into every copy« in the county», by hand, and gets cramp.',
      '{V} lends {W} the second volume, until Thursday.',
      'The book is given back, «on a Thursday, »with a slice of ham« in it» to mark the page.',
      'All the inventions get a second name, and «it turns out that »two of them work only now.',
    ],
  },
  {
    id: 'dance',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
    fates: ['gone'],
    deed: 'the last dance of that year',
    part: 'counted aloud, and counted wrong',
    did: [
      [
        '{V} had practised one dance for a year. {W} changed the tune« at the last moment», {motive}, and {num} people watched {V} waltz to a march.',
        '@tune',
      ],
      [
        '{W} led {V} onto the floor, let go« in the middle» to wave to somebody, {motive}, and never came back. {num} people saw who was left standing«, and that it was for three verses».',
        '@wave',
      ],
      [
        'It was {V} who invented the figure with the chairs. {W} danced it first, «in front of {num} people, »{motive}, and it has been called "the {W.name}" since.',
        '@figure',
      ],
      [
        '{W} had promised {V} the last dance, and gave it to a bishop, {motive}. {num} people have remembered the bishop.',
        '@bishop',
      ],
    ],
    known: [
      '{years.s} years ago there was a ball in {town}, and since then nobody has danced the last dance.',
      'The ball is {years} years ago. People «in {town} »still say "before the ball" and "after".',
      'Ask about {V} and people look at their feet. It has to do with a ball«, {years} years ago».',
    ],
    lie: [
      'People say that {V} tripped. There are {few} accounts of what over.',
      '{W} is thought to be the best dancer in {town}, and is never seen to dance.',
      'The orchestra of that evening is blamed, and has moved to the coast.',
      'In {town} the last dance is left out, "because of the floor".',
    ],
    fate: [
      '{V} walked out to the end of the music«, very upright,» and kept walking.',
      '{V} teaches dancing« now», in a town where nobody knows the tune, and always stops before the end.',
      '{V} went home in one shoe. The other one is still at the inn.',
      '{V} took the night coach, and has sent {W} one shoe a year since«, always the left one».',
    ],
    debt: [
      'The tune belongs to {A}, who lends it« for one dance a year», and it was never danced to the end.',
      '{V} had promised {A} a turn on the floor. {A} put on shoes for it.',
    ],
    traces: [
      [
        'paper',
        'On the dance card of {V} the last line has a name, {W}, and a hole where it has been rubbed.',
      ],
      [
        'paper',
        'In {record} a fine for "leaving a person in the middle" is entered, and under "paid" there is a «small »drawing of a foot.',
        'variant=wave',
      ],
      [
        'thing',
        'A left shoe stands on the shelf over the bar, with a flower in it, changed« every week» by {W}.',
      ],
      [
        'thing',
        'The programme of the ball has a second tune pasted over the first« one», and the paste is the kind that {W} uses.',
        'variant=tune',
      ],
      ['word', '{T} can hum both tunes, and hums the wrong one more quietly.', 'variant=tune'],
      ['word', '"We all counted," says {T}. "One, two, four."'],
      ['habit', '{W} crosses every room along the wall.'],
      ['habit', 'When a fiddle is tuned, {W} remembers an appointment.'],
    ],
    amends: [
      'The last dance is danced, «to the end, »by {W} and {V}, and takes {years} years off both.',
      [
        'The figure with the chairs gets its right name, and {W} is the first to say it«, out of breath».',
        'variant=figure',
      ],
      'The shoe is carried to {V} on a cushion«, and fits,» and is thrown at {W}, gently.',
    ],
  },
];
