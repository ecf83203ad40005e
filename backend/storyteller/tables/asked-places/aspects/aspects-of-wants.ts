import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** What a place lacks, what troubles it, and what it does to its own people. */
export const aspectsOfWants: readonly PlaceAspect[] = [
  {
    id: 'menace',
    says: /\b(?:with|has|have|having) (?:an? |its |their |the |some )?(?:big |giant |terrible |serious |small )?(?<menace>(?:sea |lake |cave |swamp |river |forest )?(?:monsters?|beasts?|serpent|trolls?|ogres?|werewol(?:f|ves)|vampires?|bandits?|robbers|wolves|mermaids?|harpies|orcs|giants|ghouls|zombies|hydra|kraken|basilisk|manticore|dragon|rats))(?: problems?)?$|\b(?:attacked|raided|terrori[sz]ed|threatened|menaced|plagued|troubled|hunted) by (?:an? |the |some )?(?:\w+ )?(?<menace2>monsters?|beasts?|serpent|trolls?|ogres?|werewol(?:f|ves)|vampires?|bandits?|robbers|wolves|mermaids?|harpies|orcs|goblins|giants|ghouls|zombies|hydra|kraken|basilisk|manticore|dragons?|pirates)\b/,
    not: /\b(?:destroyed|ruined|burned|razed|run|kept|owned) by\b/,
    words: { menace: 'beast' },
    tells: ['beasts', 'monsters', 'outlaws', 'besieged'],
    look: [
      'a bar across every door, new wood in old brackets',
      'a list of losses on a board, with the dates, and a column for "perhaps"',
      'a heap of brushwood on the highest spot, kept dry under a sail',
    ],
    known: [
      'Nobody goes out after dusk there, because of the {menace}; {town} sends sympathy, and no men.',
    ],
    feature: [
      'The brushwood, once lit, is seen for miles, by friend and foe.',
      'There is one way out that the {menace} cannot use: it is too narrow.',
    ],
    beside: [
      'The trouble with the {menace} began on the day on which somebody in {site} took what was not theirs.',
    ],
    plots: [
      plotOf({
        id: 'menace-1',
        absent: ['first victim', 'scout', 'shepherd'],
        guest: ['hunter with a fee', 'dealer in bars and bolts', 'landowner in waiting'],
        wants: [
          'keeps the watch in good heart, and has noticed that no attack comes on market days',
          'wants it ended, and flinches when somebody asks how it began',
        ],
        seeks: [
          'has driven off the {menace} {few} times, and never had a scratch from it',
          'sells protection by the week, and buys up what people leave behind',
        ],
        hooks: [
          '{site.s} pays {coins} gold pieces to be rid of the {menace}, by {deadline}, and has nothing left after that.',
          '{V} was carried off, all say; but {V} has been seen at night, on the far side, with a lamp, going towards the {menace} and not away.',
          '{B} offers the party a share for leaving well alone.',
        ],
        trace: [
          'What is taken is always what {B} has been refused the day before.',
          'The tracks are real, and lead back each time to the same fence.',
          'A bell of a sort that calls, and does not warn, hangs in a tree outside.',
        ],
        truth:
          'The attacks are real, and they are being called. {B} stole something on which the {menace} would never give up, keeps it in {site}, moves it from house to house, and lives on the fear. {V} found it, in a roof, and went out to give it back; {B}\u2019s people have {V} in the hut by the bell. {K} bought it from {B} in the beginning, as a curiosity, and sold it on after the first night: that is what {K} cannot say.',
        finds: [
          [
            'Survival',
            'marking on a map where each attack ended',
            'the houses lie in a row, in the order in which {B} has dined there',
          ],
          [
            'Insight',
            'asking {K} about the first night',
            '{K} tells of the second, in great detail',
          ],
          [
            'Perception',
            'waiting by the bell after dusk',
            'a man of {B} rings it, twice, and runs; in the hut someone bangs on a wall',
          ],
        ],
        later: [
          'On {deadline} the bell is rung all night, and what comes does not go round any house (use <Wolf, Tough, Ogre, Owlbear 700, Troll, Behir 7200>, or the {menace} by its own numbers).',
        ],
        ways: [
          'What was stolen lies under the seat of the cart of {B}. Laid out in the open, at dusk, it is fetched, and that is the end of it.',
          'The {menace} can be shown who has it. It takes a bell, a good runner, and {B} at home.',
        ],
      }),
    ],
  },
  {
    id: 'weather',
    says: /\b(?:never stops? (?<weather>raining|snowing)|always (?<weather2>rains?|rainy|snows?|foggy|raining|windy|dark|misty|storming|stormy|cloudy)|(?:eternal|endless|constant|permanent|perpetual|everlasting) (?<weather3>rain|fog|storms?|mist|darkness|wind|thunder|twilight)|(?:covered|shrouded|wrapped) (?:in|by) (?<weather4>fog|mist|darkness|clouds)|(?:sun|it) never (?:shines|rises|sets))\b/,
    tells: [],
    look: [
      'gutters as wide as a cart, and a bridge over each',
      'ropes along the street, from door to door, polished by hands',
      'a painting of a blue sky on the largest wall, touched up every year',
    ],
    known: [
      'The weather there has been the same for {years} years, to the hour; it stops at the boundary, as if cut with a knife, and {town} hangs out its washing within sight of it.',
    ],
    feature: [
      'In the very middle there is a spot of calm, no larger than a table.',
      'Nobody hears what is said out of doors, and everyone has learned to read lips.',
    ],
    beside: [
      'The weather over {site} is somebody\u2019s grief, and it would end if it were shared.',
    ],
    plots: [
      plotOf({
        id: 'weather-1',
        absent: ['maker of weather vanes', 'widower of the mill', 'reader of the skies'],
        guest: [
          'seller of umbrellas and coal',
          'wizard with a barometer',
          'cousin from the dry side',
        ],
        wants: [
          'has got used to it, has grown rich by it, and dreams of the sun',
          'asks visitors to describe a summer, slowly, and leaves before the end',
        ],
        seeks: [
          'has promised to change it, for a sum, {few} times, and been paid each time',
          'measures it in three glasses, and has found out who is at the middle of it',
        ],
        hooks: [
          'The cellars of {site} will not last until {deadline}; {K} pays {coins} gold pieces to have the sky opened by one who does not sell hats.',
          '{V} said at table that it could end tomorrow, went out to see to it, and was fetched back by people whom nobody knows.',
          'The boundary has moved: {town} has had its first night of it, and is suing.',
        ],
        trace: [
          'In the spot of calm a chair has been set, and somebody\u2019s shawl lies on it.',
          'The weather is a little worse whenever one certain song is sung.',
          'The sheds of {B} are full to the roof, as for another ten years.',
        ],
        truth:
          'The weather is made by a spirit of the air that loved somebody of {site} and was told that she had gone away with another. It weeps. She had died of a fever, and those who sold coal and hats found the lie of use; {B} is the third to keep it going, with a forged letter each spring. {V} is her nephew, meant to read the true one aloud in the calm spot, and sits in a shed of {B}. {K} has known since taking office what the letter fund in the accounts is for.',
        finds: [
          [
            'Arcana',
            'sitting down on the chair in the calm and saying nothing',
            'something sits down opposite, and it grows cold, and polite',
          ],
          [
            'Investigation',
            'comparing the letters of the last {few} springs',
            'she has not grown a day older in them, and has begun to spell like {B}',
          ],
          [
            'Insight',
            'singing the song in the presence of {K}',
            '{K} looks up at the sky, and says "sorry"',
          ],
        ],
        later: [
          "On {deadline} {B} sends a letter that is meant to make it worse, and it comes down in person to answer (use <Will-o'-Wisp, Air Elemental, Invisible Stalker, Djinni>).",
        ],
        ways: [
          'It only has to be shown the grave, and to be left alone there for a night; in the morning there is dew.',
          'It would stay, for company, as a common wind with some sun in it, if anybody asked it to.',
        ],
      }),
    ],
  },
  {
    id: 'yearly-choice',
    says: /\b(?:votes?|voting|elects?|chooses?|lottery|draws? lots|sends? away|banish(?:es)?|exiles?)\b.*\b(?:year|month|week|who|someone|one|person|king|mayor|villager)\b|\b(?:every|each|once a) (?:year|month|week|winter|summer|spring|autumn|decade|seven years)\b.*\b(?:must|has to|have to|have|is|are|someone|one|they|sacrifice|chosen|leave|marry|fight|give|pay|dies?|born|swap|change)\b/,
    not: /\b(?:melts?|opens?|appears?|seen|festival|market|fair)\b/,
    tells: [],
    look: [
      'a bowl on the square with beans in it, white ones, and one that is not',
      'a row of chairs with names, and a gap of one in it that is closed up every year',
      'a road out of {site} with a bench at the last bend, facing away',
    ],
    known: [
      'Once a year one is chosen there, by all the others; {town} does not ask by what rule, since it gets good neighbours out of it.',
    ],
    feature: [
      'Nobody may be touched between the bell and the choice.',
      'Whoever speaks up for another has to take the same bean.',
    ],
    beside: [
      'The yearly choice in {site} is not left to chance, and has not been for {years} years.',
    ],
    plots: [
      plotOf({
        id: 'yearly-choice-1',
        absent: ['village teacher', 'former counter of the votes'],
        guest: ['likely candidate', 'richest neighbour', 'visitor who has been made a citizen'],
        wants: [
          'counts the votes alone, by candle, and has burned the slips of {few} years',
          'is kind to everyone in the last week, and cannot look at one of them',
        ],
        seeks: [
          'has counted who would speak up, and come to nobody',
          'knows already who it will be, and is seeing about the house',
        ],
        hooks: [
          'The choice is on {deadline}. {B} pays {coins} gold pieces to the party to see that the count is honest, and only that.',
          '{V} has written home every month, in a cheerful hand, from a place that burned down long ago.',
          'The party has been given the citizenship of {site}, as an honour, and with it a chair.',
        ],
        trace: [
          'The houses of those who were chosen belong to {few} people, and not by purchase.',
          'On the bench at the last bend somebody has scratched: "Count again".',
          'Children play at choosing, and it is always the same one who hides the bean.',
        ],
        truth:
          'It began as a kindness: in the year of the hunger someone had to go, and they chose together. What it is now only {K} knows: the votes are for {K} and {few} others to read as they like, and whoever asks questions is sent. {V} asked how many votes there had been, and was not sent far: all who were chosen work in the clay pit behind the hill, for the same {few} people. Had the slips been counted, {K} would have been chosen, each year, for {years} years.',
        finds: [
          [
            'Investigation',
            'asking twenty people, one by one, whom they chose last year',
            'nobody says the name that was read out',
          ],
          [
            'Survival',
            'following the road beyond the bench',
            'it turns, after a mile, and leads back behind the hill, with wheel marks',
          ],
          [
            'Insight',
            'asking {K} what it is like to read out a name',
            '{K} says: "One gets used to saying another one"',
          ],
        ],
        later: [
          'On {deadline} {B} is read out, with the party after it, and the friends of {K} see them as far as the bench (use <Guard, Tough, Tough Boss, Gladiator>).',
        ],
        ways: [
          'If somebody counts aloud, on the square, slip by slip, it is over before the last one.',
          'Those in the clay pit are more than those who guard them, and each of them has a vote.',
        ],
      }),
    ],
  },
  {
    id: 'lacks',
    says: /\b(?:without|with no|has no|have no|there (?:is|are) no|ran out of|no longer has) (?:an? |any )?(?<lack>doors?|ale|beer|children|king|queen|gods?|men|women|mirrors|windows|shadows|sun|light|money|names?|roof|walls|water|books|music|colou?rs?|magic|laws?|birds|ghosts|guards|owner|sound|sleep|memor(?:y|ies)|graves|gate|key|exit|entrance|fire|bread|wind|stars|night|day|mayor|priest|master|wizard|floor|stairs)\b/,
    not: /\bno god\b/,
    words: { lack: 'name' },
    tells: [],
    look: [
      'a place where it ought to be, kept clean, with a cord before it',
      'a clever contrivance of ropes and buckets, by which one gets along as it is',
      'a song book with one word cut out of each page',
    ],
    known: [
      'Everything is to be had there but one thing, and all of {town} makes the same joke about it; those of {site} have stopped laughing.',
    ],
    feature: [
      'Whoever brings some in has it taken away at the border, politely, by people with gloves.',
      'In the oldest part one can see where it used to be.',
    ],
    beside: [
      'There was a time when {site} was not without it; it was given away, in exchange, and the term is up.',
    ],
    plots: [
      plotOf({
        id: 'lacks-1',
        absent: ['smuggler of forbidden goods', 'builder of the house'],
        guest: ['collector of the debt', 'inventor with a remedy', 'guest who does not know'],
        wants: [
          'explains why it is better so, fluently, and with a catch in the voice',
          'has a locked cupboard to which one goes alone, and comes back with red eyes',
        ],
        seeks: [
          'has brought a paper, and waits for a certain date with folded hands',
          'means to bring it back, at a profit, and does not ask why it went',
        ],
        hooks: [
          '{K} pays {coins} gold pieces to anyone who can find out what became of it, before {deadline}, and without a word to {B}.',
          '{V} had some, hidden; a neighbour smelled, saw or heard it, and {V} has been gone since that night.',
          'In {town2} it is suddenly to be had in plenty, and each piece has a mark that belongs to {site}.',
        ],
        trace: [
          'Those who were born in {site} dream of it, without having a word for what they see.',
          'Under the paint of the council chamber there is a picture, and in the picture it is everywhere.',
          'The paper of {B} is signed with a great many crosses, and a single name.',
        ],
        truth:
          'It was pledged. {years} years ago, in a bad year, an ancestor of {K} gave away what {site} had most of, for as long as a lifetime, to a power that was short of it; in return no harm came here, from that day on. The lifetime is over on {deadline}, and it would simply come back. {B} has been sent to have the paper signed once more, and has paid {K} for a start. {V} remembers how it was, told the young of it, and is kept quiet, in the locked part, among the last of it that there is.',
        finds: [
          [
            'History',
            'reading the oldest accounts',
            'up to a certain spring there is so much of it that it is not even counted',
          ],
          [
            'Perception',
            'standing at the locked part at night',
            'it is in there: a little of it comes out under the door, and {V} is laughing',
          ],
          [
            'Insight',
            'offering {B} a gift for not signing',
            '{B} thinks it over, for much longer than someone with a clear order would',
          ],
        ],
        later: [
          'On {deadline} it is signed, for all time, and what {site} was kept safe from in return is sent to see to it (use <Imp, Shadow, Bearded Devil, Oni, Chain Devil>).',
        ],
        ways: [
          'The paper needs all of them, or the one name. If the one name says no, aloud, the crosses do not count.',
          'What {V} has kept is enough to remind everybody. It only has to be carried once through {site}, at noon.',
        ],
      }),
    ],
  },
];
