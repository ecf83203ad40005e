import type { Wrong } from './plot-types.ts';

const agents = ['returned', 'kin', 'power', 'profiteer', 'penitent'] as const;

/** Wrongs that hurt pride and nothing else. */
export const whimsicalWrongs: readonly Wrong[] = [
  {
    id: 'prize',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: ['craft'],
    agents,
    fates: ['gone'],
    deed: 'the great prize of that year',
    part: 'tasted twice and voted with a full mouth',
    did: [
      [
        '{W} swapped two place cards for the sake of the view, {motive}, and won the great prize with what {V} had made. {num} people saw the cards; none of them saw them move.',
        '@cards',
      ],
      [
        'It came down to two pieces, and {W} ate the label of one, {motive}. So the prize of {V} went to {W}.',
        '@label',
      ],
      [
        '{W} won the great prize with the entry of {V}, by moving one card on one table, {motive}. There were {num} witnesses, and all of them were looking at the cake.',
        '@cards',
      ],
      [
        'The winning piece was made by {V}. {W} carried it in, to be helpful, was applauded, and did not find the moment to correct it, {motive}. {num} people clapped.',
        '@carried',
      ],
      [
        '{W} handed in the work of {V} under the name of {W}, {motive}, and has had to turn down {num} requests since to do it again.',
        '@name',
      ],
    ],
    known: [
      '{years.s} years ago there was a great contest, and {W} won it, and {V} did not: that is the only history anyone here has.',
      'The great contest was {years} years ago. {W} won, {V} left.',
    ],
    lie: [
      '{W} says that luck had nothing to do with it, and this is true.',
      'The cup of that year is used for umbrellas, and nobody will have it otherwise.',
      'The prize-winning piece of that year stands under glass in the hall, with the name of {W}, and nobody is allowed to lift the glass.',
      'Each child in {town} can tell how {W} did it. {W} tells it differently.',
      '{V} is remembered as a bad loser, which is unfair: {V.they} said one word, and it was a short one.',
      'The jury is said to have been unanimous, and still does not speak to each other.',
    ],
    fate: [
      '{V} carried the empty plate home under a coat, and was ill with pride.',
      '{V} now judges contests abroad, blindfolded, and turns over every plate.',
      '{V} left on the same evening with a suitcase and the second-best piece, and slammed a door that slides.',
      '{V} has lived one valley further on ever since, and makes the best {good} that nobody here will taste.',
    ],
    debt: [
      '{V} said "may the best win, and may {A} see to it", and {A}, who likes a clear order, has been looking for the best ever since.',
      'On that evening {V} toasted {A}, whom everyone thought a figure of speech.',
    ],
    traces: [
      ['paper', "The entry form has two thumbprints: {W}'s, in ink, and one in {good}."],
      [
        'paper',
        'The minutes of the jury note "card fell down, card put back (by W.)".',
        'variant=cards',
      ],
      [
        'thing',
        "Under the piece in the glass case, on the bottom, is a maker's mark. It is not the mark of {W}.",
      ],
      [
        'thing',
        "The little stand with {V}'s number on it has been used as a doorstop at the hall; it has icing on it.",
      ],
      [
        'word',
        '{T} tells of the evening and says "both cards", then says "the card".',
        'variant=cards',
      ],
      ['word', '"It was delicious," says {T}. "That is what made it so easy not to look up."'],
      ['habit', '{W} has not entered anything since and gives advice instead.'],
      [
        'habit',
        'When the piece is praised, {W} praises it too, and then goes and sits in the garden.',
      ],
    ],
    amends: [
      "The winning piece is carried past {V}'s old house once a year, and bows.",
      '{V} gets the ribbon, {W} gets the cup, and the jury gets what is left, under supervision.',
      'The glass case is opened, the piece is turned over, and the right name is read out by {W}, twice, the second time louder.',
      'The contest is held again, blind, and {W} comes fifth, and is seen to be happy.',
    ],
  },
  {
    id: 'wager',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents,
    fates: ['gone'],
    deed: 'the unpaid wager',
    part: 'held the stakes and lost sight of them',
    did: [
      [
        'In front of {num} people {W} staked {W.their} good name on a snail, and {V} had the other snail. {W} lost, and said that it had been best of three, {motive}.',
        '@snail',
      ],
      [
        '{V} won a year of suppers from {W}. {W} served the first one, of air, with great elegance, {motive}, and everyone laughed.',
        '@suppers',
      ],
      [
        '{W} bet {V} that {V.they} could not carry {num} eggs across {town} on a plank. {V} did. {W} called it a joke, {motive}, and the egg was on everyone.',
        '@eggs',
      ],
      [
        '{W} lost a bet to {V}, in front of {num} people, and paid with a promise, {motive}. The promise was to walk around {works} backwards, singing, each year. It has not happened once.',
        '@walk',
      ],
      [
        'It was a wager: the house of {W} against the hat of {V}. {V} won. {W} laughed until the others laughed as well, {motive}.',
        '@house',
      ],
    ],
    known: [
      '{years.s} years ago {W} and {V} had a bet, in front of everybody, and nobody agrees about what became of it.',
      'Everyone was there for the bet between {W} and {V}, {years} years ago, including those who are nineteen.',
    ],
    lie: [
      'Bets in {town} are made with a nod, and one looks the other way while nodding.',
      ['It is thought that the plank was shorter in those days.', 'variant=eggs'],
      'There was no bet, people say, there was a jest, and some people cannot take one.',
      '{V} is said to have cheated, but nobody can say how one cheats at that.',
      'In {town} something that one does not intend to pay is called "money for {V}".',
      ['The hat of {V} still hangs at the inn. No one has dared to sit under it.', 'variant=house'],
    ],
    fate: [
      [
        '{V} has carried an egg ever since, in case somebody wants to see it again.',
        'variant=eggs',
      ],
      '{V} went to law over it, won, and could not get anyone to read out the verdict.',
      "{V} waited three days on {W}'s doorstep with a receipt, and then a wind came and took the receipt, and {V.they} went after it.",
      '{V} moved away and has sent {W} a reminder on the first of each month, in verse.',
    ],
    debt: [
      '{V} sold the debt to {A}, for a good dinner. {A} collects debts of that sort, for fun, with interest.',
      'Bets in {town} are witnessed by {A}, who had put a sum on {V}.',
    ],
    traces: [
      [
        'paper',
        'In {record}, between two serious entries, the bet is written down, in the hand of {W}.',
      ],
      [
        'paper',
        "There are {few} witnesses' signatures on a napkin that was framed, and hung with its face to the wall.",
      ],
      [
        'thing',
        'The plank is still there; it has been made into a bench, and has yolk in the grain.',
        'variant=eggs',
      ],
      [
        'thing',
        "{W}'s front door has a second, empty nameplate, polished for {years} years, just in case.",
        'variant=house',
      ],
      ['word', '{T} remembers who won, and the name comes out as a hiccup.'],
      ['word', '"A joke has an end where people laugh," says {T}. "At that one we laughed first."'],
      ['habit', '{W} shakes hands with nobody, and blames a sprain.'],
      [
        'habit',
        '{W} walks backwards around {works} at {hour}, when there is fog, without singing.',
        'variant=walk',
      ],
    ],
    amends: [
      [
        'The eggs are carried again, by {W}, with the band in front. Eleven arrive.',
        'variant=eggs',
      ],
      'The napkin is turned round and hung the right way.',
      ['{W} goes round {works} backwards, singing, with a band, and is not bad.', 'variant=walk'],
      [
        'The house of {W} changes hands for one afternoon, with tea, and is then handed back over the garden wall.',
        'variant=house',
      ],
    ],
  },
  {
    id: 'song',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents,
    fates: ['gone'],
    deed: 'the song about {V.name}',
    part: 'added a verse',
    did: [
      [
        '{W} was asked for a toast, had none, and sang one about {V}, {motive}. It was meant for one evening; {num} people knew it by heart before dessert.',
        '@toast',
      ],
      [
        '{W} sold a song about {V}, with the notes, to the makers of biscuit tins, {motive}. There are {num} thousand tins.',
        '@tins',
      ],
      [
        '{W} made up a song about {V} and a goose, {motive}. It has {num} verses by now; everyone knows the chorus, and none of it is true but the goose.',
        '@goose',
      ],
      [
        'On a wet evening {W} rhymed the name of {V} with something, {motive}. By morning {num} people were singing it, and by noon {V} could not buy bread.',
        '@rhyme',
      ],
      [
        '{W} wrote a farce with a song in it, about a fool in the coat of {V}, {motive}. It has been put on {num} times, and the song is sung without it.',
        '@farce',
      ],
    ],
    known: [
      '{years.s} years ago a song was made in {town}, about {V}, and it has not stopped since.',
      '{V} left {town} {years} years ago because of a song. People tell you so, and then they sing it.',
    ],
    lie: [
      'Babies in {town} are sung to sleep with it, and sleep badly.',
      'The band plays it without words, and the words are heard.',
      'The song is traditional. Everybody in {town} says so, and so does {W}, who taught it to them.',
      '{V} is thought to be a figure of legend.',
      'There is a verse that is left out in company. People hum it, and go red.',
      'A new verse is added each year on the day, and the best one gets a sausage.',
    ],
    fate: [
      '{V} went on the stage with it in the end, in another country, and is applauded for it, and does not sleep.',
      '{V} changed {V.their} name, and the new one rhymes with even more.',
      '{V} learned to play the trombone, in order not to hear it, and then left, playing.',
      '{V} went where nobody sings, bought a small farm there, and keeps geese.',
    ],
    debt: [
      '{V} asked {A} for one thing, that they should all have it in their heads forever. {A} likes music.',
      "The tune was not {W}'s. It belongs to {A}, and had only been lent, to a cradle.",
    ],
    traces: [
      [
        'paper',
        'The oldest copy of the song has corrections, and they are {W}\'s: "fool" was "friend" at first.',
      ],
      [
        'paper',
        'A bill for sausages, {years} years old, is made out "to the poet", with {W}\'s initials.',
      ],
      [
        'thing',
        'In the costume chest is a coat with the name of {V} sewn in. The costume was the original.',
        'variant=farce',
      ],
      [
        'thing',
        "A trombone mute in the shape of a goose has been left on {W}'s step, and is polished.",
        'variant=goose',
      ],
      ['word', '{T} knows a first version. It is tender, and has only one verse.'],
      ['word', '"I rhymed \'trousers\'," says {T}. "God forgive me, it was the only rhyme."'],
      ['habit', '{W} leaves the room before the chorus.'],
      ['habit', '{W} cannot pass a goose without greeting it.', 'variant=goose'],
    ],
    amends: [
      'A song about {W} is made, by {V}, and it is kind, and that is far worse.',
      ['The goose gets the royalties.', 'variant=goose'],
      'A last verse is written in which it is all taken back, and it is the best one.',
      '{W} sings the first version, alone, standing on a table, to the end.',
    ],
  },
  {
    id: 'vote',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents,
    fates: ['gone'],
    deed: 'the election of the {boss}',
    part: 'voted twice, once with the left hand',
    did: [
      [
        '{V} had the votes, all {num}. {W} had the only key to the hall, and a cold supper inside, {motive}.',
        '@key',
      ],
      [
        '{V} was elected {boss} by {num} votes. {W} counted them, got hungry, ate the slate (it was of gingerbread), and announced another result, {motive}.',
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
      'There was an election {years} years ago, with {V} against {W}, and people still speak of how it was counted.',
    ],
    lie: [
      ['The slate of that election was never found, but a baker was promoted.', 'variant=slate'],
      'In {town} people vote by how hungry they are, and are proud of it.',
      [
        'There was an election, people say, and it was very good: there was duck.',
        'variant=dinner',
      ],
      '{V} is said to have withdrawn, out of modesty, by a window.',
      'Nobody in {town} remembers what {V} stood for, except that it was about drains.',
      'In {town} a landslide is called "the full {W}", and so is indigestion.',
    ],
    fate: [
      '{V} governs a very small island, wisely, with one voter.',
      '{V} took the night coach and the bell, so that nobody could call a meeting.',
      '{V} founded an opposition, which consists of {V} and a parrot, and meets weekly, out of town.',
      '{V} put the programme into effect in another town. It has wonderful drains.',
    ],
    debt: [
      '{A} had been promised a vote, as the oldest resident, and its slip was the one used to light the stove.',
      '{V} had promised {A} a bench in the shade. It is a small thing, and it has been waited for.',
    ],
    traces: [
      [
        'paper',
        '{record} has the number of votes cast that day. It is larger than the number of people, and includes a horse.',
      ],
      [
        'paper',
        'A menu from that evening has notes in the margin: names, each with a favourite dish.',
        'variant=dinner',
      ],
      ['thing', 'The ballot box has a second slot, at the bottom, for crumbs.'],
      [
        'thing',
        'Behind the wainscot are {num} slips with the name of {V}, nibbled by mice with an even hand.',
        'variant=key|slate|dinner',
      ],
      [
        'word',
        '{T} can recite the menu of that evening, course by course, and not one of the candidates.',
        'variant=dinner|key',
      ],
      [
        'word',
        '"One had the drains," says {T}, "and the other had the duck. You try to vote against duck."',
        'variant=dinner',
      ],
      [
        'word',
        '"I know what I wrote on my slip," says {T}, "and so do {num} others, and nobody has asked us."',
      ],
      ['habit', '{W} falls asleep when figures are read out, and says "carried".'],
      [
        'habit',
        '{W} has every drain in {town} inspected weekly, at {W.their} own expense, at night.',
      ],
    ],
    amends: [
      'They vote again, on an empty stomach, at dawn, and it is unanimous, for the drains.',
      '{V} is given the chain for a day, and has it lengthened.',
      'The votes are counted again, aloud, and {W} hands over the chain, with a list of who likes what.',
      '{V} is made inspector of drains, with a hat, and would not have had anything else.',
    ],
  },
  {
    id: 'recipe',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents,
    fates: ['gone'],
    deed: 'the borrowed book',
    part: 'copied a page and did not give it back either',
    did: [
      '{V} lent {W} a book in confidence, because of one drawing. {W} was so taken with the drawing that {W.they} showed it to {num} people, {motive}, and by the third of them had made it {W.themself}.',
      '{W} borrowed a book from {V} and did not return it, {motive}. Everything that {W} is admired for is on page {few}.',
      '{V} lent {W} a notebook with {num} inventions in it for one night, and {W} has been inventing them one by one, {motive}.',
      'The famous method of {W} is in the handwriting of {V}, in a book that was lent "until Thursday", and kept {motive}.',
    ],
    known: [
      '{years.s} years ago {V} had a book, and everyone has heard of the book.',
      'The fame of {W} is {years} years old. So is the absence of {V}, and of a certain book.',
    ],
    lie: [
      '{W} gives a lecture each spring on how one has ideas. There is a page that {W.they} does not turn.',
      'It is said that {V} could never finish anything. {W} could.',
      '{W} is a genius, one hears, and has ideas at regular intervals, on Thursdays.',
      '{V} had a great many books and lent them to everyone, and when the shelves were empty went away to get more.',
      "It is considered petty in {town} to write one's name into a book. It is said that {V} did.",
      'The library of {town} has one book, chained, and nobody knows to which of the covers the chain belongs.',
    ],
    fate: [
      '{V} has been living in the library of the next town ever since, and lends nothing.',
      '{V} wrote to {W} on each birthday to ask how the book was getting on.',
      '{V} has written a second volume in the meantime, and in that everything is corrected.',
      '{V} comes by once a year, on a Thursday, looks in at the window, and goes away again.',
    ],
    debt: [
      'The book belonged to {A} and had only been lent to {V}. The fine is calculated by the day.',
      'In the front of the book stands, very small: "Property of {A}. It will come back by itself, and bring you along."',
    ],
    traces: [
      [
        'paper',
        "A draft of {W}'s speech has a coffee ring, and in {V}'s old rooms there is the cup.",
      ],
      [
        'paper',
        'In {record} the loan is entered: "one book, to {W.name}, until Thursday", and under "returned" there is a small drawing of a snail.',
      ],
      [
        'thing',
        'The sketch that made {W} famous has been cut along one edge, where the name would be.',
      ],
      ['thing', "A bookmark with the initials of {V} is in use at {W}'s house, in a cookbook."],
      [
        'word',
        "{T} lent {V} the ink, and can tell you what colour it was: the colour of all {W}'s ideas.",
      ],
      ['word', '"I only copied page four," says {T}. "It is the one about jam."'],
      ['habit', '{W} says "as I have often thought" with a look at the bookcase.'],
      ['habit', '{W} is nervous on Thursdays.'],
    ],
    amends: [
      '{W} writes "by {V.name}" into every copy in the county, by hand, and gets cramp.',
      '{V} lends {W} the second volume, until Thursday.',
      'The book is given back, on a Thursday, with a slice of ham in it to mark the page.',
      'All the inventions get a second name, and it turns out that two of them work only now.',
    ],
  },
  {
    id: 'dance',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents,
    fates: ['gone'],
    deed: 'the last dance of that year',
    part: 'counted aloud, and counted wrong',
    did: [
      [
        '{V} had practised one dance for a year. {W} changed the tune at the last moment, {motive}, and {num} people watched {V} waltz to a march.',
        '@tune',
      ],
      [
        '{W} led {V} onto the floor, let go in the middle to wave to somebody, {motive}, and never came back. {num} people saw who was left standing, and that it was for three verses.',
        '@wave',
      ],
      [
        'It was {V} who invented the figure with the chairs. {W} danced it first, in front of {num} people, {motive}, and it has been called "the {W.name}" since.',
        '@figure',
      ],
      [
        '{W} had promised {V} the last dance, and gave it to a bishop, {motive}. {num} people have remembered the bishop.',
        '@bishop',
      ],
    ],
    known: [
      '{years.s} years ago there was a ball in {town}, and since then nobody has danced the last dance.',
      'The ball is {years} years ago. People in {town} still say "before the ball" and "after".',
      'Ask about {V} and people look at their feet. It has to do with a ball, {years} years ago.',
    ],
    lie: [
      'People say that {V} tripped. There are {few} accounts of what over.',
      '{W} is thought to be the best dancer in {town}, and is never seen to dance.',
      'The orchestra of that evening is blamed, and has moved to the coast.',
      'In {town} the last dance is left out, "because of the floor".',
    ],
    fate: [
      '{V} walked out to the end of the music, very upright, and kept walking.',
      '{V} teaches dancing now, in a town where nobody knows the tune, and always stops before the end.',
      '{V} went home in one shoe. The other one is still at the inn.',
      '{V} took the night coach, and has sent {W} one shoe a year since, always the left one.',
    ],
    debt: [
      'The tune belongs to {A}, who lends it for one dance a year, and it was never danced to the end.',
      '{V} had promised {A} a turn on the floor. {A} put on shoes for it.',
    ],
    traces: [
      [
        'paper',
        'On the dance card of {V} the last line has a name, {W}, and a hole where it has been rubbed.',
      ],
      [
        'paper',
        'In {record} a fine for "leaving a person in the middle" is entered, and under "paid" there is a small drawing of a foot.',
        'variant=wave',
      ],
      [
        'thing',
        'A left shoe stands on the shelf over the bar, with a flower in it, changed every week by {W}.',
      ],
      [
        'thing',
        'The programme of the ball has a second tune pasted over the first one, and the paste is the kind that {W} uses.',
        'variant=tune',
      ],
      ['word', '{T} can hum both tunes, and hums the wrong one more quietly.', 'variant=tune'],
      ['word', '"We all counted," says {T}. "One, two, four."'],
      ['habit', '{W} crosses every room along the wall.'],
      ['habit', 'When a fiddle is tuned, {W} remembers an appointment.'],
    ],
    amends: [
      'The last dance is danced, to the end, by {W} and {V}, and takes {years} years off both.',
      [
        'The figure with the chairs gets its right name, and {W} is the first to say it, out of breath.',
        'variant=figure',
      ],
      'The shoe is carried to {V} on a cushion, and fits, and is thrown at {W}, gently.',
    ],
  },
];
