import type { Wrong } from './plot-types.ts';

/** Wrongs that hurt pride and nothing else, about who was praised or mocked: a prize, a wager, a song. */
export const whimsicalWrongsOfFame: readonly Wrong[] = [
  {
    id: 'prize',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: ['craft'],
    agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
    fates: ['gone'],
    deed: 'the great prize of that year',
    part: 'tasted twice and voted with a full mouth',
    did: [
      [
        '{W} swapped two place cards« for the sake of the view», {motive}, and won the great prize with what {V} had made. {num} people saw the cards; none of them saw them move.',
        '@cards',
      ],
      [
        'It came down to two pieces, and {W} ate the label of one, {motive}. So the prize of {V} went to {W}.',
        '@label',
      ],
      [
        '{W} won the great prize with the entry of {V}, by moving one card« on one table», {motive}. There were {num} witnesses, and all of them were looking at the cake.',
        '@cards',
      ],
      [
        'The winning piece was made by {V}. {W} carried it in, «to be helpful, »was applauded, and did not find the moment to correct it, {motive}. {num} people clapped.',
        '@carried',
      ],
      [
        '{W} handed in the work of {V} under the name of {W}, {motive}, and has had to turn down {num} requests «since »to do it again.',
        '@name',
      ],
    ],
    known: [
      '{years.s} years ago there was a great contest, and {W} won it, and {V} did not«: that is the only history anyone here has».',
      'The great contest was {years} years ago. {W} won, {V} left.',
    ],
    lie: [
      '{W} says that luck had nothing to do with it, and this is true.',
      'The cup of that year is used for umbrellas«, and nobody will have it otherwise».',
      'The prize-winning piece« of that year» stands under glass« in the hall», with the name of {W}, and nobody is allowed to lift the glass.',
      'Each child in {town} can tell how {W} did it. {W} tells it differently.',
      '{V} is remembered as a bad loser, which is unfair: {V.they} said one word«, and it was a short one».',
      'The jury is said to have been unanimous, and« still» does not speak to each other.',
    ],
    fate: [
      '{V} carried the empty plate home« under a coat», and was ill with pride.',
      '{V} now judges contests abroad, blindfolded«, and turns over every plate».',
      '{V} left on the same evening with« a suitcase and» the second-best piece«, and slammed a door that slides».',
      '{V} has lived one valley further on ever since, and makes the best {good} that nobody« here» will taste.',
    ],
    debt: [
      '{V} said "may the best win, and may {A} see to it", and {A}«, who likes a clear order,» has been looking for the best ever since.',
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
        "Under the piece in the glass case«, on the bottom,» is a maker's mark. It is not the mark of {W}.",
      ],
      [
        'thing',
        "The little stand with {V}'s number on it has been used as a doorstop« at the hall»; it has icing on it.",
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
        'When the piece is praised, {W} praises it« too», and then« goes and» sits in the garden.',
      ],
    ],
    amends: [
      "The winning piece is carried past {V}'s old house once a year, and bows.",
      '{V} gets the ribbon, {W} gets the cup, and the jury «gets »what is left«, under supervision».',
      'The glass case is opened, the piece is turned over, and the right name is read out by {W}, twice«, the second time louder».',
      'The contest is held again, blind, and {W} comes fifth«, and is seen to be happy».',
    ],
  },
  {
    id: 'wager',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
    fates: ['gone'],
    deed: 'the unpaid wager',
    part: 'held the stakes and lost sight of them',
    did: [
      [
        'In front of {num} people {W} staked {W.their} good name on a snail, and {V} had the other snail. {W} lost, and said that it had been best of three, {motive}.',
        '@snail',
      ],
      [
        '{V} won a year of suppers from {W}. {W} served the first one, of air, «with great elegance, »{motive}, and everyone laughed.',
        '@suppers',
      ],
      [
        '{W} bet {V} that {V.they} could not carry {num} eggs across {town} on a plank. {V} did. {W} called it a joke, {motive}«, and the egg was on everyone».',
        '@eggs',
      ],
      [
        '{W} lost a bet to {V}, in front of {num} people, and paid with a promise, {motive}. The promise was to walk around {works} backwards«, singing,» each year. It has not happened once.',
        '@walk',
      ],
      [
        'It was a wager: the house of {W} against the hat of {V}. {V} won. {W} laughed until the others laughed« as well», {motive}.',
        '@house',
      ],
    ],
    known: [
      '{years.s} years ago {W} and {V} had a bet, «in front of everybody, »and nobody agrees about what became of it.',
      'Everyone was there for the bet between {W} and {V}, {years} years ago«, including those who are nineteen».',
    ],
    lie: [
      'Bets in {town} are made with a nod, and one looks the other way while nodding.',
      ['It is thought that the plank was shorter in those days.', 'variant=eggs'],
      'There was no bet, people say, there was a jest«, and some people cannot take one».',
      '{V} is said to have cheated, but nobody can say how one cheats at that.',
      'In {town} something that one does not intend to pay is called "money for {V}".',
      ['The hat of {V} still hangs at the inn. No one has dared to sit under it.', 'variant=house'],
    ],
    fate: [
      [
        '{V} has carried an egg« ever» since, in case somebody wants to see it again.',
        'variant=eggs',
      ],
      '{V} went to law over it, won, and could not get anyone to read out the verdict.',
      "{V} waited three days on {W}'s doorstep with a receipt, and then a wind« came and» took the receipt, and {V.they} went after it.",
      '{V} moved away and has sent {W} a reminder on the first of each month«, in verse».',
    ],
    debt: [
      '{V} sold the debt to {A}, for a good dinner. {A} collects debts of that sort, «for fun, »with interest.',
      'Bets in {town} are witnessed by {A}, who had put a sum on {V}.',
    ],
    traces: [
      [
        'paper',
        'In {record}, «between two serious entries, »the bet is written down, in the hand of {W}.',
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
        "{W}'s front door has a second, empty nameplate, polished for {years} years«, just in case».",
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
        'The eggs are carried again, by {W}«, with the band in front». Eleven arrive.',
        'variant=eggs',
      ],
      'The napkin is turned round and hung the right way.',
      ['{W} goes round {works} backwards, singing«, with a band, and is not bad».', 'variant=walk'],
      [
        'The house of {W} changes hands for one afternoon, with tea«, and is then handed back over the garden wall».',
        'variant=house',
      ],
    ],
  },
  {
    id: 'song',
    toll: 'ruined',
    tones: ['whimsical'],
    needs: [],
    agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
    fates: ['gone'],
    deed: 'the song about {V.name}',
    part: 'added a verse',
    did: [
      [
        '{W} was asked for a toast, had none, and sang one about {V}, {motive}. It was meant for one evening; {num} people knew it« by heart» before dessert.',
        '@toast',
      ],
      [
        '{W} sold a song about {V}«, with the notes,» to the makers of biscuit tins, {motive}. There are {num} thousand tins.',
        '@tins',
      ],
      [
        '{W} made up a song about {V} and a goose, {motive}. It has {num} verses by now; «everyone knows the chorus, and »none of it is true but the goose.',
        '@goose',
      ],
      [
        'On a wet evening {W} rhymed the name of {V} with something, {motive}. By morning {num} people were singing it«, and by noon {V} could not buy bread».',
        '@rhyme',
      ],
      [
        '{W} wrote a farce with a song in it, about a fool in the coat of {V}, {motive}. It has been put on {num} times«, and the song is sung without it».',
        '@farce',
      ],
    ],
    known: [
      '{years.s} years ago a song was made in {town}, about {V}, and it has not stopped since.',
      '{V} left {town} {years} years ago because of a song. People tell you so, and then «they »sing it.',
    ],
    lie: [
      'Babies in {town} are sung to sleep with it, and sleep badly.',
      'The band plays it without words, and the words are heard.',
      'The song is traditional. Everybody« in {town}» says so, and so does {W}, who taught it to them.',
      '{V} is thought to be a figure of legend.',
      'There is a verse that is left out in company. People hum it«, and go red».',
      'A new verse is added each year« on the day», and the best one gets a sausage.',
    ],
    fate: [
      '{V} went on the stage with it« in the end, in another country», and is applauded for it, and does not sleep.',
      '{V} changed {V.their} name, and the new one rhymes with even more.',
      '{V} learned to play the trombone, in order not to hear it, and« then» left, playing.',
      '{V} went where nobody sings«, bought a small farm there,» and keeps geese.',
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
        'A bill for sausages«, {years} years old,» is made out "to the poet", with {W}\'s initials.',
      ],
      [
        'thing',
        'In the costume chest is a coat with the name of {V} sewn in. The costume was the original.',
        'variant=farce',
      ],
      [
        'thing',
        "A trombone mute in the shape of a goose has been left on {W}'s step«, and is polished».",
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
      'A last verse is written in which it is« all» taken back, and it is the best one.',
      '{W} sings the first version, «alone, standing on a table, »to the end.',
    ],
  },
];
