import type { PlaceAspect } from '../families/place-family.ts';

/** What is dealt in at a place, or kept quiet. */
export const aspectsOfDealings: readonly PlaceAspect[] = [
  {
    id: 'strange-price',
    says: /\b(?:pay(?:s|ing|ment)?|paid|bet|bets|gamble|wager|trade|trades|traded|sell|sells|sold|buy|buys|cost|costs|price|currency|exchange|collects?|accepts?|deals? in|stake)\b.*\b(?<coin>memories|dreams|secrets|years(?: of (?:your|their|one's) (?:life|lives))?|souls?|songs|stories|names|teeth|tears|shadows?|voices?|blood|feelings|emotions|time|luck|promises|favours|favors|lies|truths|wishes|smiles|sorrows?|regrets|laughter|hopes?|fears|hair|bones|sins)\b|\b(?<coin2>memories|memory|dreams?|secrets?|souls?|shadows?|nightmares?) (?:market|shop|bank|trader|broker|merchant|dealer|exchange|parlour)\b/,
    not: /\bgambling den\b/,
    words: { coin: 'memories' },
    tells: ['goods'],
    look: [
      'a pair of scales with nothing on one side, and it is the lower one',
      'rows of stoppered jars with names in a neat hand, and something in each that looks away',
      'a price list without one figure in it',
    ],
    known: [
      'Gold is no use in {site}: one pays with {coin} here, and the scales of {K} cannot be bribed, for want of a currency.',
      '{town} knows by now who has been paying in {site}, by what they do not mind any more.',
    ],
    feature: [
      'What has been paid with {coin} can be had back by whoever breaks the jar, for an hour, before it fades.',
      'The scales tell true from false: the pan sinks for what really costs something.',
    ],
    beside: [
      'What is paid here is not lost: {K} keeps all of it in the cellar, on shelves, for somebody who is to come and has not.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'weighs with bare hands, tells each customer to sleep on it, and is sad if they do',
            'never takes what is offered first, and asks after the second thing',
          ],
          guest: [
            'has paid {few} times, is cheerful, and has an address written on one cuff, in case',
            'buys back what others have paid in, at any price, and never the same sort twice',
          ],
          hooks: [
            'A woman of {town} does not know her husband any more, and has a receipt for it; he pays {coins} gold pieces for whatever was hers.',
            'What the party looks for has been sold in {site}, to {V}, for more than anyone ought to have.',
            '{K} wants a jar carried to {town2}, and warns the party not to listen to it.',
          ],
        },
        trouble: {
          id: 'price-1',
          absent: ['best customer', 'weigher'],
          guest: ['returning customer', 'agent for a rich house'],
          trace: [
            'Customers leave {site} lighter, and stop outside for a moment, as if someone had called.',
            '{B} puts a hand on one of the jars, just in passing, and smiles.',
            ['The jar of {V} is the largest, and it is still getting fuller.', 'v=1'],
            [
              'On each jar there is a second label, below the first, with a house in {town} on it.',
              'v=2',
            ],
          ],
          truth: [
            '{K} buys honestly and throws nothing away. It is {B} who has found out that {coin} can be drunk: the cheerful customers have been emptied on the way home, to the last drop, and sit at their tables in {town} like laundry. {V} was the first, went on paying to forget the guilt of having brought {B} here, and is upstairs, with one thing left that is too heavy for the scales.',
            'Everything that has been paid here, for {years} years, makes up one person: a king who was taken to pieces, so that he could do no more harm, and was handed out in small coin. {K} is to keep the parts from meeting. {B} buys them up, has {num} and lacks {few}; the heart of it was sold to {V}, who has been a better person since and would have to die of giving it back.',
          ],
          finds: [
            [
              'Medicine',
              'sitting with one of the emptied ones in {town}',
              'they answer to a name, if it is not their own, and their cups all smell of one liqueur',
              'v=1',
            ],
            [
              'Investigation',
              'comparing the jars with the receipts',
              '{K} has got less than was paid, and {B} walked home with each of those customers',
              'v=1',
            ],
            [
              'Insight',
              'asking {V} what is left',
              '{V} says "the day I opened the door for {B}" and cannot put it down',
              'v=1',
            ],
            [
              'History',
              'reading the labels in order of the houses',
              'they make the members of a body, and then a crown',
              'v=2',
            ],
            [
              'Perception',
              'standing among the jars in the dark',
              'they beat, all at once, with gaps where some are missing',
              'v=2',
            ],
            [
              'Persuasion',
              'offering {K} something that one would really miss',
              "{K} puts it back into one's hand, and says who was not so lucky",
            ],
          ],
          later: [
            [
              'On day {days} {B} has tasted half of the street, and is thirsty (use <Specter, Night Hag> once {B} has been found out).',
              'v=1',
            ],
            [
              'On {deadline} {B} pours {num} jars into one, and in {town2} a grave is empty (use <Mummy, Vampire, Lich>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{B} cannot bear what {V} has left. Given to drink in a glass of liqueur, it makes {B} sit down and weep, and all that was drunk comes out with it.',
              'v=1',
            ],
            [
              "The jars still full can be shared: a stranger's {coin} will keep somebody alive until they have new ones.",
              'v=1',
            ],
            [
              'He can be put together wrong on purpose: with one part from a kind man in the middle, he wakes up sorry.',
              'v=2',
            ],
            [
              '{V} needs a heart, not that one. {K} has a jar that was left by somebody who paid too much, and has waited for a use for it.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'all-hide',
    says: /\b(?:(?:everybody|everyone|all (?:the )?(?:villagers|people|inhabitants|guests|residents|locals|townsfolk)?|each|every (?:villager|guest|resident)|the (?:villagers|locals|inhabitants|townsfolk|people|whole village)|whose (?:people|inhabitants|villagers)) (?:is|are|has|have|who is|who are|hides?|keeps?|shares?|wears?)(?: all)? (?:hiding|a secret|secrets|lying|too friendly|too happy|too nice|in on it|something|the same secret|a mask|masks|afraid)|(?:dark|big|great|shameful|horrible|terrible|sinister|deadly) secret|with a secret$|too (?:perfect|friendly|quiet|good to be true)|always smil\w+|everyone smiles)\b/,
    tells: ['cozy'],
    look: [
      'curtains that fall shut one after the other, a step ahead of visitors',
      'a table at which the talk stops, and goes on about the weather, all at once',
      "a fresh coat of paint on one wall, and the same paint on everybody's cuffs",
    ],
    known: [
      'Everyone in {site} is friendly, and everyone gives the same answer, down to the sigh in the middle.',
      'In {town} they say of {site} that one is always welcome there until one asks about last winter.',
    ],
    feature: [
      'A stranger who asks one question too many is walked home by {few} people who all live in another direction.',
      'Below the floor of each room is a hollow of the same size, and all but one are empty.',
    ],
    beside: [
      "Those who live here share a secret, and it is a kind one: they hide a deserter's company, every man of it, under their floors, and have got fond of them.",
    ],
    plots: [
      {
        details: {
          keeper: [
            'answers for everyone, fills every glass, and knows at all times who is talking to whom',
            'has told the story so often that the sigh in the middle comes by itself',
          ],
          guest: [
            'asks each of them alone, writes down the same sentence {num} times, and underlines one word that was different',
            'has a drawing of {V}, shows it to everyone and to the dogs, and only the dogs look up',
          ],
          hooks: [
            '{V} was sent to {site} last winter with {coins} gold pieces of the crown, and according to all who live there has never arrived. The horse has.',
            'Somebody in {site} has pushed a note into the party\'s pocket: "Do not ask me. Ask me where nobody looks."',
            '{site.s} has voted, unanimously, to invite the party to supper.',
          ],
        },
        trouble: {
          id: 'hiders-1',
          absent: ['tax collector', 'travelling doctor', "king's messenger"],
          guest: ['clerk who has come for an answer', 'sister of one who never arrived'],
          trace: [
            'All tell the same story about last winter, and each of them looks at the same spot meanwhile.',
            "A good horse with another man's brand works in the yard, and answers to three names.",
            [
              'Nobody in {site} has been poor since last winter, and nobody has bought anything.',
              'v=1',
            ],
            [
              'On one evening of the month all lamps go out together, and for an hour nobody is at home.',
              'v=2',
            ],
          ],
          truth: [
            '{V} came last winter to collect, in a bad year, and died that night, of a bad heart and a second helping. They knew what would be said; so all of them together put {V} under the floor, shared out the money by need, and swore. No one has done anything worse. But {B} has understood, has proof of it, and lives on one of them after the other; {K} has begun to talk of a second hollow.',
            'They are not those who used to live here. The people of {site} died {years} years ago, of a fever, on {deadline}; what wears their names are {num} servants of a fallen court who wanted nothing but to be ordinary. {V} recognised one of them. {B} comes from their old lord, who wants them back and will have them, with the county thrown in, as soon as he knows that all are in one place.',
          ],
          finds: [
            [
              'Investigation',
              'comparing the stories word by word',
              'they are the same except for the youngest, who says "when we carried" and stops',
              'v=1',
            ],
            [
              'Animal Handling',
              'letting the horse go at dusk',
              'it walks to one house, and lays its head on one floor board',
              'v=1',
            ],
            [
              'Insight',
              'listening to {B} and {K} haggle about eggs',
              'it is not about eggs, and the price goes up each week',
              'v=1',
            ],
            [
              'Medicine',
              'looking at the graves of {town} from the fever',
              'all names of {site} are on them, with those of the ones who have just said good morning',
              'v=2',
            ],
            [
              'Perception',
              'watching them when they believe themselves alone',
              'they stand in order of rank, and it is not the rank that they have by day',
              'v=2',
            ],
            [
              'Persuasion',
              "telling one of them a secret of one's own first",
              'the answer is a place: "where nobody looks" is under the one board that all step over',
            ],
          ],
          later: [
            [
              'On day {days} {B} is missing as well, and everyone in {site} has paint on the cuffs. This time it was no heart.',
              'v=1',
            ],
            [
              'On {deadline} the old lord comes to supper, and {num} people kneel without having wanted to (use <Mage, Rakshasa> for him).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} had a letter from a doctor in one boot, which says what would happen at the next heavy meal. It would clear them all, and they have buried it unread.',
              'v=1',
            ],
            [
              'The money can be given back in goods, over a year; the crown would accept that from somebody with a good name who vouches for it.',
              'v=1',
            ],
            [
              'An order holds only for those who answer to their old names. {town} has the church book, and could write them in.',
              'v=2',
            ],
            [
              '{V} knows the one thing that their lord is afraid of and wants to be paid with it: to go home.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'enchanted-wares',
    says: /\bwhose (?<wares3>bread|soup|beer|ale|wine|food|water|tea|pies?|cakes?|candles|songs?|clothes|shoes|hats|honey|stew|coffee|paint|ink|mirrors|instruments) (?:makes?|lets?|cures?|heals?|turns?|gives?|kills?|shows?|brings?|takes?|causes?|can)\b|\b(?:makes?|making|brews?|brewing|sells?|selling|bakes?|baking|grows?|forges?|forging|produces?|serves?|serving|grinds?|weaves?|cooks?) (?:only )?(?:an? |the )?(?:enchanted|magical|magic|cursed|living|glowing|ghostly|strange|impossible|bottled|living|invisible|golden|dream|silver|holy|explosive)(?: and \w+)? (?<wares>[a-z]+)\b|\b(?:enchanted|magical|magic) (?<wares2>beer|ale|wine|bread|cakes?|candles?|cheese|honey|tea|potions?|clothes|shoes|toys|books|weapons|swords|masks|instruments|fruit|apples|flowers|paint|ink|perfume) (?:brewery|bakery|shop|workshop|factory|market)\b/,
    words: { wares: 'wares' },
    tells: ['enchanted'],
    look: [
      'a row of samples under glass, and one of them knocks on it from inside',
      'a line that begins at the back door before sunrise, and people in it who do not talk to each other',
      'a board with what each sort does, in the hand of somebody who has tried it',
    ],
    known: [
      'The {wares} of {site} do what is written on them: it is the only trade in {town} that has never had a complaint, and the only one with a guard.',
      'Everyone in {town} has tried the {wares} from {site} once, and everyone has a cousin who did so twice.',
    ],
    feature: [
      'One open {wares} barrel, sack or crate fills the room with its effect for a minute.',
      'The vats and ovens can be stopped by one wheel, which takes two people and has to be turned the wrong way.',
    ],
    beside: [
      'What gives the {wares} their power is drawn, a little each day, from something that is chained in the cellar and has begun to hum along.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'tastes, tries or wears each batch before it is sold, and is somebody slightly different every day',
            'keeps the recipe in {few} places, and the last line of it in none',
          ],
          guest: [
            'wants all of it, for {years} years, in advance, and tries it out on servants',
            'makes the same, without the magic, loses money, and has a very good sense of smell',
          ],
          hooks: [
            'The last batch does the opposite of what is written on it; {K} pays {coins} gold pieces to have it all back before {deadline}, from whoever has bought it.',
            "{V} knows the last line of the recipe and does not come to work. There is light at {V}'s, and nobody opens.",
            'A general has placed an order that would make {town} rich, and {K} wants to know for what war.',
          ],
        },
        trouble: {
          id: 'wares-1',
          absent: ['first maker', 'taster'],
          guest: ['buyer for an army', 'rival from across the street'],
          trace: [
            '{K} adds something at the end with closed eyes, from a jar without a label.',
            '{B} buys a little every day, and never the same amount twice.',
            ['The {wares} of this week are warm, also in the morning.', 'v=1'],
            ['Those who have had a great deal of it look round at the same moment.', 'v=2'],
          ],
          truth: [
            'The last line of the recipe is that it must be made by somebody who is happy; {V} was, and is not, since {K} stopped giving {V} a share in the name. {V} has not stolen anything, but sits at home, in the dark, with the last good jar. {B} has found out what misery does to the {wares}, has a buyer for that as well, and sees to it, with anonymous letters, that {V} stays as {V} is.',
            "Whoever has had enough of the {wares} does what the maker wants; {K} has never known this, since {K} wants nothing but for people to enjoy themselves. The general's order is for {few} thousand soldiers, of both sides. {V} tried to spoil the batch and is at the bottom of the great vat, breathing through a reed. {B} will take over the making on {deadline}, and wants a great deal.",
          ],
          finds: [
            [
              'Persuasion',
              "sitting down outside {V}'s door without asking for anything",
              'after an hour a letter is pushed out, unsigned and full of spite, and the paper is from across the street',
              'v=1',
            ],
            [
              'Arcana',
              'comparing the last good batch with the first bad one',
              'nothing has been added, and something is missing that has no weight',
              'v=1',
            ],
            [
              'Insight',
              "saying {V}'s name to {K}",
              '{K} is proud for a moment, and then ashamed',
              'v=1',
            ],
            [
              'Nature',
              'following what those do who have had the most',
              "they are cheerful, helpful and in step, and it began with {K}'s birthday",
              'v=2',
            ],
            [
              'Perception',
              'looking at the surface of the great vat',
              "one reed among the foam, which goes up and down with somebody's breath",
              'v=2',
            ],
            [
              'Sleight of Hand',
              'reading the order book of {B}',
              'deliveries to two armies, for the same morning',
            ],
          ],
          later: [
            [
              'On day {days} {B} delivers the bad batch to an enemy of {town}, who finds out where it comes from (use <Tough, Tough Boss, Gladiator>).',
              'v=1',
            ],
            [
              'On {deadline} {few} thousand soldiers in one valley look round at the same moment, and at {B}.',
              'v=2',
            ],
          ],
          ways: [
            [
              "{V}'s name on the sign is all that is needed. It has been painted already; it stands in {K}'s attic, since {K} does not know how to begin.",
              'v=1',
            ],
            [
              '{B} has sent {num} letters and writes beautifully. Somebody who bought that talent would solve the problem, and have a poet.',
              'v=1',
            ],
            [
              'Those who have had it want what the maker wants. {K} might want, aloud, for them to do as they like.',
              'v=2',
            ],
            [
              'The vat drains into the river of the camp. It is enough to serve it a day early, by somebody who longs to go home.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
