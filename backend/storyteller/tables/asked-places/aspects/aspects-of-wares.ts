import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** What cannot be had anywhere else is sold, made, kept or written down in a place. */
export const aspectsOfWares: readonly PlaceAspect[] = [
  {
    id: 'strange-wares',
    says: /\b(?:sells?|selling|sold|grinds?|grinding|makes?|making|brews?|bakes?|weaves?|weaving|spins?|collects?|collecting|stores?|storing|keeps?|bottles?|buys?|trades?(?: in)?|repairs?|mends?|rents?(?: out)?|lends?|paints?|prints?|forges?|catches|cooks?|serves?|delivers?|for|of|with) (?:(?:only|the|other people's|people's|lost|old|bad|good|forgotten|stolen|unsent|undelivered|unfinished|broken|real|bottled|letters? (?:to|from|for)) )*(?<goods>last words|letters to the dead|the dead letters|words|dreams?|nightmares?|memories|luck|weather|winds?|names|silence|tears|secrets|love|sleep|years|wishes|futures?|souls?|echoes|sounds?|prophecies|songs|voices|smells|fears|regrets?|promises|shadows|time|emotions|feelings|faces|lies|truths?|stories|ideas|hopes|colou?rs|moonlight|starlight|sunlight|stars|rain|thunder|miracles|curses|apologies|excuses|birthdays|childhoods|mondays|days|hours|deaths|lives)\b|\b(?<goods2>letters) to the dead\b/,
    not: /\b(?:(?:caves?|caverns?|valley|mirror|well) of (?:the )?\w+|(?:run|made|built|tower|island|house|castle|city|temple|goddess|god|town|forest|gang|band|embassy|court) (?:out )?of (?:the )?(?:moonlight|tears|faces|lies|dreams|stars|shadows|rain|weather|death|love|thunder|luck)|for (?:years|days|hours))\b/,
    words: { goods: 'dreams' },
    tells: ['goods'],
    look: [
      'rows of stoppered jars, each with a name, a date and something that moves a little',
      'a scale so fine that visitors are asked to breathe the other way',
      'a ledger on a stand with two columns: "left here" and "taken away"',
      'a small back window with a queue that nobody in the street looks at',
    ],
    known: [
      'People come to {site} from far away for {goods}, and {town} has learned not to ask them on the way home whether it was worth it.',
    ],
    feature: [
      'If a jar breaks, everyone in the room has what was in it, for as long as a breath lasts.',
      'What lies on the lowest shelf is not for sale, and is chained.',
    ],
    beside: [
      'The best {goods} of {site} are taken from people who have not been asked, and it begins to show in {town}.',
    ],
    plots: [
      plotOf({
        id: 'strange-wares-1',
        absent: ['best supplier of the house', 'partner in the business', 'former apprentice'],
        guest: ['customer who always comes back', 'wholesale dealer', 'agent of a noble house'],
        wants: [
          'handles the {goods} with gloves, talks of quality, and has stopped going down to the cellar',
          'knows each customer by what was bought, and not by name',
        ],
        seeks: [
          'buys too much, too often, and never twice under one name',
          'praises the new lot of {goods}, and asks where {K} gets it',
        ],
        hooks: [
          'A widow of {town} has bought one of the {goods} of {site} and knows it: it is that of her husband, who never sold it; she pays {coins} gold pieces to learn how it came here.',
          '{V}, who brought the finest {goods} for {years} years, has not come for {few} weeks, and {K} needs somebody to knock on a certain door.',
          'Some people in {town} wake up with something gone, cannot say what, and all of them have been in {site}.',
        ],
        trace: [
          'The newest jars have no name on them, only a street.',
          'There is a smell of warm wax at the back window, at an hour at which {site} is closed.',
          '{K} dusts one jar with particular care and has never offered it to anyone.',
        ],
        truth:
          'What {site} sells was given freely, for a fair price, until there was no more to be had. {B} needs a great deal of it, for a patron who cannot live without, and has shown {K} a way to take {goods} from sleepers, through a straw of glass. {K} has done it {few} times and been sick each time. {V} refused to help, was the next to be emptied, and sits in the almshouse of {town} without knowing so much as a name; what was taken is in the jar that {K} dusts.',
        finds: [
          [
            'Investigation',
            'comparing the ledger with the shelves',
            'a third of what is there was never left here by anyone',
          ],
          [
            'Medicine',
            'looking at those who miss something',
            'each has a round red mark behind one ear, as from a straw',
          ],
          [
            'Insight',
            'asking {K} for the jar that gets dusted',
            '{K} says "that one is a friend", and bursts into tears',
          ],
        ],
        later: [
          'On the eve of {deadline} {B} comes with {few} straws and hired hands, and goes from house to house in {town} (use <Tough, Spy, Mage>).',
        ],
        ways: [
          'Whatever was taken goes back by itself if the jar is opened under the nose of the one to whom it belongs.',
          'The patron of {B} would be cured by giving for once, instead of taking, and nobody has ever suggested it.',
        ],
      }),
      plotOf({
        id: 'strange-wares-2',
        absent: ['founder of the business', 'old master of the trade'],
        guest: ['inspector of weights', 'priest with a petition', 'unhappy customer'],
        wants: [
          'is too young for the business, and looks up every answer in a book with a broken back',
          'warns each customer honestly, and sells all the same',
        ],
        seeks: [
          'wants back what was sold here years ago, has the receipt, and is refused each week',
          'has come to close {site}, and stays longer every day before one certain shelf',
        ],
        hooks: [
          '{B} pays {coins} gold pieces to whoever gets one small jar off the lowest shelf of {site}, without opening it.',
          'Everything that {site} has ever sold has begun to spoil at once, all over {town}, and the customers are gathering at the door.',
          '{V}, who founded {site} and was thought to be dead, has placed an order by letter, to be delivered by the party alone.',
        ],
        trace: [
          'In the night the jars hum, all on one note, and stop when somebody comes in.',
          'The chain on the lowest shelf has been lengthened by a link, and then by another.',
          'One line in the ledger has been paid for and never fetched.',
        ],
        truth:
          'The {goods} do not belong to those who sold them here: {V} borrowed all of it, long ago, from something that lives by {goods}, signed for it, and vanished when the term was up. {K} inherited {site}, and the debt, without knowing it. What is on the lowest shelf is the pledge: the heart of {V}, as it were, and {V} lives on without it in {town2}, unable to care. The lender has sent {B}, who does not know for whom the paper is, to count the stock before {deadline}.',
        finds: [
          [
            'Arcana',
            'reading the label on the lowest shelf by candle',
            '"Pledge. Not to be sold. To be returned with the stock"',
          ],
          [
            'History',
            'going back in the ledger to the first page',
            'the first delivery came from no supplier, and was due back on {deadline} of this year',
          ],
          [
            'Insight',
            'asking {B} who gave the order to count',
            '{B} remembers a voice, a good fee, and no face at all',
          ],
        ],
        later: [
          'On {deadline} the lender comes to fetch its stock, with interest, from everyone who ever bought here (use <Green Hag, Night Hag, Oni, Rakshasa>).',
        ],
        ways: [
          'The lender keeps to the letter of the paper: what is given back before the day is not owed, and most customers would gladly give theirs back.',
          '{V} can be brought to {site}. With the jar in hand {V} would remember how to be sorry, and go to the lender in person.',
        ],
      }),
    ],
  },
  {
    id: 'records-all',
    says: /\b(?:caves?|caverns?|valley|hall|well|tower) of (?:\w+ )?(?:echo(?:es)?|whispers|voices)\b|\b(?:records?|remembers?|repeats?|writes? down|echoes|replays?|shows?) (?:every|each|all|everything|what|the past)\b|\bevery (?:sound|word|name|secret|lie|step|death) (?:is|was|ever)\b|\b(?:walls?|stones?|crystals?|mirrors?|echo(?:es)?) (?:that )?(?:remembers?|repeats?|listens?|answers?)\b/,
    tells: [],
    look: [
      'benches cut into the wall at the places from which one hears best, worn smooth',
      'a felt curtain behind the entrance, and a rack of felt shoes',
      'a board with small numbered pegs, one for each place at which something is kept',
      'a deep scratch across one wall, where something was to be made unheard',
    ],
    known: [
      'Whatever has once been said or done in {site} is kept there, and comes back to those who know where to stand; {town} has stopped swearing oaths anywhere else.',
    ],
    feature: [
      'A step to the left, and one hears another year.',
      'A hand laid flat on the wall makes it fall silent, as far as one can reach.',
    ],
    beside: [
      'What {site} has kept of one evening would hang somebody in {town}, who knows where to stand to hear it.',
    ],
    plots: [
      plotOf({
        id: 'records-all-1',
        absent: ['listener of the place', 'judge who came to listen'],
        guest: ['master mason with a sealed order', 'mild old gentleman', 'singer without a voice'],
        wants: [
          'answers only in whispers, and covers the wall with one hand while doing so',
          'knows every quarrel and every vow of {town}, and is invited nowhere',
        ],
        seeks: [
          'asks where exactly one heard the year of the great fire, and paces out the place',
          'carries a hammer wrapped in wool, and has nothing to build',
        ],
        hooks: [
          'A trial in {town} depends on what was said in {site} {years} years ago; {body} pays {coins} gold pieces for someone who goes, listens and swears to it.',
          '{V} went in to listen for one hour and has not come out; now {site} repeats the voice of {V}, and it says only "not that one".',
          '{K} asks the party to find out who comes by night and breaks things off.',
        ],
        trace: [
          'Splinters lie below one bench, and each of them whispers a syllable.',
          'One place in {site} is silent, and was not so last week.',
          'The pegs of one whole year are missing from the board.',
        ],
        truth:
          'In the year of the great fire {B} stood in {site} and told a partner where to lay it; half of {town} burned, and {B} grew rich on the building. {site.s} has kept every word. {V} heard it, went to fetch {body}, and was pushed into the deepest part, where a broken leg keeps {V} and the echo drowns the shouting. {B} breaks out the place piece by piece, and needs {few} more nights. {K} hears the hammer and believes that it is one of the old sounds.',
        finds: [
          [
            'Perception',
            'fitting two whispering splinters together',
            'a voice says: "behind the tannery, when the wind is from the east"',
          ],
          [
            'Insight',
            'speaking of the fire in front of {B}',
            '{B} looks at once at the wall, as if it might answer',
          ],
          [
            'Athletics',
            'climbing down after the voice of {V}',
            '{V} lies on a ledge, alive, hoarse, and in possession of the date',
          ],
        ],
        later: [
          'On day {days} the last piece breaks, {B} is safe, and everything that {site} held comes loose at once, with those who said it (use <Shadow, Specter, Ghost, Wraith>).',
        ],
        ways: [
          'The splinters can be laid out on a table before {body}, and they will say what they have to say.',
          '{B} can be brought to speak of it once more: {site} only has to be listening, and it always is.',
        ],
      }),
    ],
  },
];
