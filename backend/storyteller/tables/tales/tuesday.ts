import { tuesdayActs } from './tuesday-acts.ts';
import type { Tale } from './tale-types.ts';

export const tuesdayTale: Tale = {
  id: 'tuesday',
  titles: ['The Lost Tuesday', 'A Week of Six Days'],
  tones: ['whimsical'],
  levels: [6, 20],
  cast: {
    G: 'master of ceremonies|lord of the calendar',
    A: 'royal croupier',
    B: 'chronicler of small things',
    S: 'clockmaker',
    T: "she:baker's widow",
    H: 'page of the backstairs',
    R: 'knight of the Thursday',
  },
  deadline: 'the last day of the season',
  num: [70, 98],
  onlyIn: { a: ['handcart'], b: ['pony'] },
  lair: {
    name: 'the house of the lost afternoon|the house of the long afternoon|the house of the missing afternoon|the house of the other afternoon|the house of the borrowed afternoon|the house of the endless afternoon|the house of the quiet afternoon|the house of the rainy afternoon',
    short: 'house',
    terrain: 'indoors',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'cards that are laid down',
  escort: ['fey', 'people', 'beast'],
  pitch: [
    '[In {town} Wednesday now follows Monday.|These days Wednesday follows Monday in {town}.|There are six days in the week of {town}, since Wednesday follows Monday.|In {town} the day after Monday is Wednesday.] [Nobody|No one] noticed it for {few} weeks, except for people who had been going to do something on a Tuesday: {num} of them have been waiting «at doors, altars and operating tables »since, and do not grow older. {G} has asked the king about it. [The king turned red« and looked at his shoes».|His Majesty went the colour of the carpet, and asked whether it was going to rain.|The king said that one cannot have everything«, and left by the wrong door».|His Majesty dropped a spoon, and was under the table for a long time, looking for it.|The king asked whether a week really needed so many.]',
  ],
  stakes: [
    '[The peace treaty with the neighbouring crown runs out «on the last day of the season, »in {days} days; until then it can be renewed, but by its wording only "on a Tuesday".|In {days} days, on the last day of the season, the peace with the neighbouring crown runs out. Until then it can be renewed, [but only "on a Tuesday"|"on a Tuesday", as the treaty says|on "a Tuesday", to quote it].|There is a treaty of peace with the neighbouring crown, which holds until the end of the season, {days} days from now, and may be renewed before that only "on a Tuesday".|The neighbouring crown has signed a peace up to the last day of the season, {days} days from now, and for a renewal the treaty has set "a Tuesday".] [Without a Tuesday|If none comes], says {G}, [the peace lapses and the old war goes on«; and the neighbours have good calendars»|the peace lapses, and the neighbours, whose calendars are good, will go on with the old war|the old war goes on the morning after, for the neighbours can count].',
  ],
  start: [
    [
      "The clocks of {town} strike midnight on Monday. [You stand in the square with {G.full} and «a great »many people|{G.full} has brought you to the square, where there are «a great »many people] who all look [as if|as though] they were not there on purpose. [The twelfth stroke fades.|You count the twelfth stroke.|At the twelfth stroke all the pigeons sit down.|The twelfth stroke comes a little late.|It strikes twelve, and somebody in the crowd coughs.] [Then something goes past you, «quickly and »lightly, as when somebody tiptoes through a room« in which one is asleep»; there is a smell of bread«, and rain,» and a piece of somebody's song.|Then there is a draught, «as though somebody were crossing a bedroom on tiptoe, »and in it are rain«, warm bread,» and half a line of a song.|Something slips through the crowd, past your sleeve«, in soft shoes»; it smells of bread« and of wet pavement», and it is humming.|A shop bell rings where there is no shop, there is rain on your face« for the length of a breath», and somebody is whistling« as people do on the way to work».|Your coat is wet on one side, «all at once, »and a smell of rolls goes by at a walk, and round the corner.] [And it is Wednesday.|When it has gone past, it is Wednesday.|The clerk at the town hall turns over two leaves, and it is Wednesday.|A night watchman calls the hour, and the day: Wednesday.|On the poster at the corner it says Wednesday.] [The bread is a day old.|In the baker's window everything is a day old.|The flowers on the stalls have dropped their heads overnight.|Every newspaper in the square is yesterday's.|You are as hungry as after a missed meal.]",
      '@midnight',
    ],
    [
      '[At the altar of the cathedral «of {town} »stands a bride, her hand held out.|The bride at the altar of the cathedral «of {town} »is holding out her hand for a ring.|A bride is standing in the cathedral of {town}, before the altar, with her glove off.] [Dust lies on her sleeve.|There is dust on the hand.|A spider has begun a web« between her and the candlestick».|Somebody has dusted her, but not the veil.] She smiles at you, «and »then at the door, and has done so for {few} weeks. ["Her wedding is on Tuesday," says {G.full}.|"She is to be married on Tuesday," says {G.full}.|{G.full} takes off a hat. "It is to be on Tuesday."] [You can walk round her.|You walk round her«, and she does not mind».|Nobody minds if you go round behind her.|She does not turn when you go round her.] [On the other side, through the window, «on the same hand, »it is raining a little; but only on [her|her and nobody else|her veil].|Seen from behind, against the window, she is standing in a light rain, she and nobody else.|From there you see that it rains on her, softly, under the roof, and on nobody else.|From that side there are drops on her veil, fresh ones, and one more as you look.]',
      '@bride',
    ],
  ],
  ask: [
    '[{G} wants Tuesday back before the last day of the season.|By the last day of the season {G} wants to have Tuesday back.] ["I know where it went, I am afraid.|"I am afraid that I know who had it last.|"It was not lost, I fear.|"I will not say that it was gambled away.] [His Majesty [played|has played] cards, and I must ask you to find out with whom, and [how|what game], and to win."|His Majesty likes cards. Find out whom he played with, please, and how it is played, and then do it better."|His Majesty sat down to a game. I need to know with whom, and I need a better player."|There was a game, and His Majesty got up from it [lighter|a day lighter]. Find the other player, learn the game, and win."|There are cards in it, and His Majesty[. Who held|: who held] the other hand, and can you beat it?"|Somebody has it who plays cards better than His Majesty. I need that name, and you must play better still."]',
    '["A day is missing," says {G}.|"We are a day short," says {G}.|"There used to be seven," says {G}.] "I have sent out {few2} search parties, «all of »which left on a Tuesday. [Please leave today."|You will have to leave today."|[You, I beg, leave now|I beg you to leave now|You should go at once]."|Go today, while there is one."|Today would be [better|best]."|So not next week, but now."]',
  ],
  fee: [
    '{G} pays {coins} gp, [and every seventh part «of it »is in buttons, since the mint pays out on Tuesdays|less what the mint pays out on Tuesdays, in place of which there are buttons|of which a seventh part is in buttons, as the mint used to be open on Tuesdays].',
    'There are {coins} gp for it, and {G} has put down next Tuesday as the day of payment«, as an incentive».',
  ],
  talk: [
    '{S.full} said [a month ago|weeks ago] that the week had [a soft spot|a loose tooth|a hole coming].',
    '[{A.full} has won back everything that the king had lost, «people say, »apart from one small thing.|All that the king ever lost at cards {A.full} has won back for him, «people say, »but for one little thing.]',
    '[In the house of {T.full} there is a smell of fresh bread «from nowhere, »once a week.|Once a week it smells of fresh bread at the house of {T.full}«, and the oven is cold».]',
    '[Children of {town} who were born on a Tuesday have started to look transparent round the ears.|In {town} you can see a candle through the ears of children who were born on a Tuesday.]',
    '{B.full} has written down every Tuesday for {years} years«, and [nobody|no one] has ever bought the book».',
    '[There is a house in Rain Street in {town} that you only find if you have forgotten what you came for.|Nobody has ever found a certain house in Rain Street who did not first forget what he had come for.|Forget your errand in Rain Street, in {town}, and you will stand before a house that was not there.|In Rain Street «in {town} »a house is seen by the absent-minded«, and by nobody else».|There is one house too many in Rain Street, [when you are not counting|but only for people who do not look for it].]',
  ],
  run: [
    '[Something brushes past at midnight.|At midnight something goes by, close enough to touch.|What goes by at midnight can be touched.] Whoever snatches at it (DC 15 Acrobatics) has a scrap of Tuesday in hand: half a minute, warm«, [in which one hears a shop bell|with a shop bell in it|in which somebody says good morning|that smells of rolls]».',
    "[Those who wait can be moved« like furniture», but not turned away from what they are waiting for|One can move those who wait like furniture, but one cannot turn them away from what they are waiting for|Those who wait weigh no more than [a chair|a stool], but they [always face|keep facing] what they are waiting for|Whoever is waiting can be carried off, but turns in the bearers' hands, like a compass, to what is awaited] ([ask what each of them is waiting for«; it is always small»|they can be asked what it is«, and it is always something small»|let the players ask what it is«; it is never anything great»]).",
    '{A} is there as well«, in excellent humour,» and asks the party [if they know any card games|what they play].',
  ],
  gist: [
    [
      'The king lost Tuesday to a fey at cards, because {A} dealt from below« and was promised a share»: {A} has one private day a week«, at {lair},» in which to rob the realm« while it is not there».',
      'v=a',
    ],
    [
      '[The king did not lose Tuesday: he gave it away|Tuesday was not lost: the king gave it away|Nobody won Tuesday from the king: he gave it up|The king has parted with Tuesday of his own accord], [since he had lost a child on a Tuesday and could not bear the day|because his child had died on a Tuesday, and he could not bear another|for his child had died on a Tuesday, and each new one was that day again]. Out of pity {A} found him a taker, a fey who collects sad days«, and {H} keeps the door at {lair}». [The fey has acquired a taste, and has asked for Thursday.|By now the fey likes the taste, and has asked for Thursday.|One day was not enough for the fey, which would like Thursday next.|Now the fey has an eye on Thursday too.]',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has taken [the Tuesday wheel out of every clock in {town}, in order to mend it|the wheel for Tuesday home from every clock in {town}, for mending]. «[In the workshop|Among a hundred clocks, all open,] {S} [holds one of the wheels up to the light|puts a wheel into the hand of the visitor]: »"[There is nothing wrong with it|Count the teeth, they are all there|I have oiled and filed, and it runs]. [It is the [week|calendar|day before] that limps[|, not the wheel|, and I cannot oil that]|The gap is not in the [clock|clock, but in front of it|wheel]|It turns, and nothing [comes|strikes|moves]]."',
  ],
  truth: [
    [
      "[There is a fey [who collects|with a collection of] days, at {lair}.|Days can be collected, and at {lair} there is a fey who does it.|At {lair} lives a fey, and collects days.|Others collect stamps and beetles; the fey at {lair} collects days.] [It has a «whole »shelf of unbirthdays, and the afternoon on which somebody decided not to.|On its shelf are unbirthdays by the dozen, and the afternoon on which somebody decided not to.|It owns [twenty|thirty|two dozen] first days of school, and one evening on which a letter was not [sent|written].|The best pieces are an hour of rain on a fair, and the last day of somebody's summer.] [It never steals, and always plays fair«, since it knows that {A} does not».|It has never stolen one. What it is not given it plays for, and fairly, because mortals «such as {A} »do not.]",
    ],
    [
      [
        '[One Monday night {A} asked the fey to the palace, to the card table of the king«, for a lark».|It began as a lark: on a Monday night {A} brought the fey to the card table« of the king».] [The stake was "a day you will not miss"[|, no more|, it said].|They played for "a day you will not miss"[|, as it put it|, at its wish].|"A day you will not miss" [lay on the table as|was] the stake[| that night| that it named].|The fey asked for "a day you will not miss", as a stake.|For a stake it suggested "a day you will not miss".] [Each Tuesday the realm stands still for twenty-four hours, and {A} and {H}, who «each »wear a scrap of it, walk through it with a handcart.|{A} and {H} each wear a scrap of Tuesday; while the realm stands still, «for those twenty-four hours, »they push a handcart through it.] [In the vaults of {town} hardly anything but the labels is left.|Of what lay in the vaults of {town} there are mostly the labels left.]',
        'v=a',
      ],
      [
        "[When the little prince fell from the pony, the king had every Tuesday struck from the almanac; but they came.|The little prince fell from the pony, and the king had the Tuesdays struck from the almanac; [but they came|they came all the same].|It was on a Tuesday that the little prince fell from the pony. The king had the word cut out of each calendar, and the day came round all the same.|The king's small son fell from a pony, on a Tuesday; the king forbade the day, and it came back each week.|After the little prince had fallen from his pony, Tuesdays were forbidden at court, and came in spite of that.] [{A} could not look on «any more »and found a taker.|It could not go on like that, thought {A}, and found a taker.] [It took all of them«, also those of other people».|The collector took every one«, and not only the king's».|The contract did not say whose Tuesdays, and so all are gone.|The king had meant his own; the collector [took all that there were|did not make distinctions].] In {lair} it keeps them in jam jars, and the king goes there once a week «with {H}, »to look into one of them, in which a pony is being saddled.",
        'v=b',
      ],
    ],
    [
      '{T} has [been baking on Tuesdays all along, for lack of a calendar|never owned a calendar, and so has not stopped baking on Tuesdays]. {T} [walks through the gap« like a cat through a fence», and takes the rolls out of the oven in Wednesday|puts rolls into the oven on a day that is not there, and takes them out« on Wednesday»|goes to and fro through the gap, as a cat does through a fence, with a tray of rolls].',
    ],
  ],
  turn: [
    [
      '[The king of {town} saw that the cards were marked, and played on.|Nobody cheated the king of {town}: he had seen the marks, and played on.|The marks on the cards were no secret to the king of {town}, who lost on purpose.] [He wanted to lose: Tuesday was the day of the council«, and he has never enjoyed anything so much».|Nothing has ever pleased him so much as losing it: Tuesday was the day of the council.|Tuesday was the day of the council, «eight hours of it, »and he saw a way out.|Had he won, there would have been a council in the morning; on Tuesdays there [always was|was one, from eight to four|had always been one].|He had counted up the councils that still lay before him, one each Tuesday, and laid down a low card.] [He will not help {G}, and must be made to want it.|{G} cannot count on his help, until he wants it back himself.]',
      'v=a',
    ],
    [
      "The Tuesday with the pony was in {B}'s book, too, in three lines« that {B} has by heart», and what stood there the king does not know: [the child did not call for help. It laughed.|the child never called for help; it was laughing.|there was no cry for help; the child laughed.] [It was the best day of its life«, right up to the end».|No day had ever been so good, all the way to the end.|It had never been so happy, [and that was so up to the end|not for a minute before].|There had been no better day in its life, and it knew that.|Up to the end it was having the time of its life.] {A}, out of pity, lets nobody near him who says the word; so {A} has to be beaten or won over before {B} can tell him.",
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} suffers, like [a pianist with a missing key|a dancer with a stone in one shoe|somebody who has been dealt a short hand]. {G} will grant any wish [that has a date|for which there is a day].',
    ],
    A: [
      [
        '{A} [deals cards as others breathe|shuffles cards while thinking, and thinks fast|has never been seen without a pack of cards]. {A} [is fond of the king, truly, and cannot stop winning|likes the king, and likes winning better].',
        'v=a',
      ],
      [
        '{A} [deals cards as others breathe|shuffles cards while thinking, and thinks fast|has never been seen without a pack of cards]. {A} saw the king on those Tuesdays, and would rather fight than see him so« again».',
        'v=b',
      ],
    ],
    B: [
      '{B} writes down what [nobody|no one] will remember«[: who lent whom an umbrella|, such as who lent whom an umbrella|: who held a door, and for whom]». {B} has {num2} volumes and one reader, who has died.',
    ],
    S: [
      '{S} [hears the gap in every clock and has not slept since|has not slept since every clock in the house began to limp]. {S} is [rude «out of despair, »and right|in despair, rude, and right].',
    ],
    T: [
      "{T} [never knows what day it is and has never been late|has never been late, and could not say what day it is]. {T} offers the party a roll[; it is warm and tastes of a week that {town} has not had|, still warm, which was baked on a day that {town} has not had|: it is warm, and all at once it is a Tuesday in one's mouth].",
    ],
    H: [
      '{H} is about twelve«[, or has been for some time|, or should be more by now]». {H} knows [all the back stairs of {town}|each back stair in {town}], and [would have had a birthday this month; it fell on a Tuesday|was born on a Tuesday, and has just missed a birthday].',
    ],
    R: [
      '{R} [guards the day after next «against everything, »with a lance and a hangover|has a lance«, a hangover,» and one day of the week to defend]. {R} has heard about the wager for Thursday and [takes it personally|is offended].',
    ],
  },
  places: [
    {
      name: 'the chamber of the calendar|the calendar chamber|the hall of the days|the hall of the seven doors|the round hall of the calendar',
      look: [
        '[A round hall with seven doors, one of them bricked up so well that one counts them several times and gets six.|This round hall has seven doors, and one of them has been bricked up by such good masons that most people count six.|Between the doors for Monday and for Wednesday the wall is a little too smooth; otherwise one would say that the hall had always had six.|There are six doors in a ring, and a space for one more«, which the eye slides over»: bricks.] {G} [gives it a wide berth|walks past it along the opposite wall].',
      ],
      todo: [
        '[By etiquette each door may be touched on its own day only, and the bricks have no day any more.|A door may be touched on its day«, by etiquette», and the day of the bricks does not come.|It is [strictly forbidden|not done] to touch a door on any day but its own, and the day of the bricks is gone.|Each door has its day, on which alone it may be touched; and when is the day of the bricks?|Guards see to it that a door is touched on its own day and no other, and [for the bricks there is none|the bricks have lost theirs].] [So [somebody|someone] must persuade {G} to proclaim a leap day, on which every door is free|On a leap day, though, every door is free, and {G} can be persuaded to proclaim one] (DC 15 Persuasion, or a feast that has been forgotten: DC 15 Religion).',
      ],
      what: [
        [
          'Arcana :: laying a roll from the oven of {T}«, baked on a Tuesday,» against the bricks :: [The wall becomes thin.|The bricks turn to a kind of mist.|The mortar begins to steam, and one can see through.] [Behind it you see|On the other side is] {town}, «in the rain, »[all people standing still, and two who do not|with all people standing still but two].',
          'v=a',
        ],
        [
          "Arcana :: laying a roll from the oven of {T}«, baked on a Tuesday,» against the bricks :: [The wall becomes thin.|The bricks turn to a kind of mist.|The mortar begins to steam, and one can see through.] [Behind it«, in a row,» stand jars; in each it is raining on [somebody|someone]'s roof.|On the other side there is a shelf of jars, and in each of them a small rain falls on [somebody|someone]'s roof.|There are jars behind it, such as one keeps plums in, and [somebody|someone]'s wet roof is in each.]",
          'v=b',
        ],
      ],
      who: [
        [
          'Investigation :: reading the visitors\' book :: On the Monday before the gap there were the king, and {A}, who has signed« for both», "to fetch a stake".',
          'v=a',
        ],
        [
          'Investigation :: reading the visitors\' book :: On the Monday before the gap there were the king, and {A}, who has signed for both, "for a gift".',
          'v=b',
        ],
      ],
      where:
        'Perception :: following the smell of rain« along the skirting» :: [It comes up from the street side,|It blows in from the street,] from a house that is on no plan; {S} calls it {lair}.',
    },
    {
      name: 'the attic of {B.full}',
      look: [
        '[Books to the rafters, on Mondays, on Wednesdays, and a shelf that is empty« and has been dusted with a whole hand».|The books go up to the rafters, Mondays, Wednesdays, and so on round the walls; one shelf is empty, and a whole hand has dusted it.|From floor to rafters there are books about Mondays, and then about Wednesdays; the shelf in between is bare, with the mark of a hand in the dust.|Six walls of books, for this attic has many corners, and between Monday and Wednesday an empty shelf, wiped by a hand.]',
      ],
      todo: [
        "{B} [lends nothing, but reads aloud to whoever has time|does not lend books, but will read from them to people who sit down]. [It takes an afternoon, and you must not ask what it is good for|It is a matter of an afternoon, during which nobody may ask what it is good for|It lasts until tea, and nobody may ask what it is for|An afternoon goes by with it, and asking for the point of it ends it] (DC 14 Wisdom saving throw, or [you doze off« and dream of an errand that is not yours»|you fall asleep, and look for somebody else's umbrella in a dream|you nod off, into the errand of a stranger]).",
      ],
      what: [
        [
          'History :: asking {B} for the Monday after which there was no Tuesday« any more» :: ["The king lost at cards, in his own palace, «at midnight, »and smiled.|"Cards at the palace, and at twelve the king [lost, and smiled|lost, and looked younger].|"Palace, midnight, cards: the king lost the last hand, and hummed.|"Towards twelve the king lost, to a tall guest, and did not seem to mind.] [In Rain Street, a light."|A light in Rain Street."|Rain Street: one window lit, all night."|Also, a lamp in Rain Street."|In Rain Street somebody was up late."]',
          'v=a',
        ],
        [
          'History :: asking {B}«, who has them all by heart,» about which Tuesday the palace enquired :: ["A pony was led home.|"Somebody led a pony home, without a rider.|"A pony came home by itself.|"A small saddle was carried in.] [The king stood in the rain, and {A.name} held the umbrella."|The king stood outside until dark, and {A.name} beside him, with an umbrella."|It rained on the king, until {A.name} came with an umbrella."|{A.name} fetched an umbrella for the king, who had not noticed the rain."]',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {B} who has emptied the shelf :: {H} did, with a basket and a kind note from {A}«, and looked into the last volume first, for a birthday».',
      where:
        'Persuasion :: asking about the house in Rain Street« that nobody finds on purpose» :: {B} has tried for years. But it [stood in|got into] the book {few3} times, always when [somebody|someone] was «really »going elsewhere: {lair}.',
    },
    {
      name: 'the gaming room of the palace|the royal card room|the green room of the palace|the card room of the palace|the royal gaming room',
      look: [
        "[Green cloth, a chair for the king« with a cushion», and one opposite it that is a little too tall.|The cloth is green, the king's chair has a cushion, and the chair across from it is rather too tall.|There are two chairs at a green table, one with a cushion and a crown on it, and one made for longer legs.|At the green table the king has a cushion; whoever sat opposite must have had very long legs, to judge by the chair.] [A single card lies on the table, face down«, and nobody has put it away».|One card has been left on the table, face down«, and nobody tidies it away».|The footmen dust round a [card|single card] that lies there [face down|on its face].|A card [still lies where it fell|has been left where it fell], [on its face|face down].|There is one card [on the cloth|by the candles], face down, which no [servant|footman] will [touch|turn over].]",
      ],
      todo: [
        '{A} is [always here and happy to play|here at all hours, and glad of a game]. [For as long as one of the party stays in the game (DC 15 Deception or Sleight of Hand each quarter of an hour) the others can look about|The others can look about while one of the party stays in the game (DC 15 Deception or Sleight of Hand each quarter of an hour)|One of the party has to stay in the game (DC 15 Deception or Sleight of Hand each quarter of an hour), and meanwhile the others can look about]; [whoever loses, loses something small«, such as the word for it»|what is lost is something small, such as the word for it|the stakes are small«, such as the word for a button»].',
      ],
      what: [
        [
          'Sleight of Hand :: turning over the card on the table :: [It is a Tuesday: a picture«, moving,» of a street in {town} with a bakery.|On it is a Tuesday, with a street in {town} and a bakery, and it moves.|On its face, very small, is a Tuesday in {town}, and somebody is just opening a bakery.] [On the back someone has made a mark with a thumbnail.|Somebody has dug a thumbnail into the back.|The back has a dent, as from a thumbnail.|By its back one would know it again: there is the mark of a thumbnail.]',
          'v=a',
        ],
        [
          'Sleight of Hand :: turning over the card on the table :: [It is a Tuesday: a picture«, moving,» of a street in {town} with a bakery.|On it is a Tuesday, with a street in {town} and a bakery, and it moves.|On its face, very small, is a Tuesday in {town}, and somebody is just opening a bakery.] [On the back stands, in the hand of the king, that all of them may be taken.|The king has written on the back of it that all of them may be taken.|"All of them", [stands|is written] on the back, in the king\'s [hand|writing|large hand], "may be [taken|had]."]',
          'v=b',
        ],
      ],
      who: [
        [
          'Investigation :: looking at the thumbnail mark on the other packs :: {A} has [the same mark on each of them«, and a very long nail»|put this mark on each, and has the nail for it].',
          'v=a',
        ],
        [
          'Investigation :: reading the small writing at the edge of the card :: {A} has signed [there|it], as the one who found a taker.',
          'v=b',
        ],
      ],
      where:
        'Perception :: looking from the tall chair :: [From there«, and only from there,» you can see|In that chair one sits high enough to see] through the window into Rain Street, and a house« with a lit lamp»: {lair}.',
    },
  ],
  lairLook: [
    '[From outside it is narrow and needs [paint|plaster|a new gutter].|It is the narrowest house of [a street that {town} has forgotten|its street, and the greyest].|It is a [narrow|thin|small] house in need of [paint|paint and putty|a painter], from outside.|The front is one window wide, and [peeling|leans a little].|A thin house, squeezed in between two others, with a bell that does not ring.|From the street one would take it for a house to let.] [Inside it is a long afternoon, with dust in the sun, «somebody practising the piano next door, »and {num3} jars on shelves, each with a day in it.|Behind the door it is a long afternoon: dust in the sun, «a piano next door, on which somebody practises, »and {num3} jars on shelves, each with a day in it.] [At the table of {lair} sits the collector [and is already shuffling|and shuffles|with the cards out].|The collector has the cards of {A} in hand«, at the table,» and is shuffling.|The collector«, long and thin,» pulls out a chair for each of the party, and shuffles the cards« of {A}».|A long thin person in a dressing gown looks up from the cards of {A}: it is the collector.]',
  ],
  lairUse: [
    'Whoever opens a jar (one action) [has that day «of {town} »around them, in a radius of ten feet|lets out that day« of {town}», over ten feet on each side]: [rain, a fair, a heat wave, an evening with fog|a heat wave, a fair, an evening with fog, or rain]. [The game master rolls; whoever|Roll for which; whoever|Choose or roll; whoever|The dice say which; whoever] is inside has forgotten for a round why they are fighting (DC 15 Wisdom saving throw).',
    'A player who tells one small thing that really happened on a Tuesday«, as {B} would,» may take any one roll again. [The collector leans forward, and writes it down.|The collector writes it down.|The collector asks how it is spelled.|It goes into a notebook of the collector at once.|The collector stops shuffling to listen.]',
  ],
  tactics: [
    'the collector does not fight«, and goes on shuffling»; whoever wants to strike it must have won a hand first, and then it pays up and leaves; {A} throws cards that cut«, and has one up the sleeve of [somebody|someone] else»; {H} opens jars',
  ],
  companions: [
    [
      '[Those who serve at the table lost themselves here and are the stake of others.|Whoever serves at this table has lost at it, and is now a stake.|The servants here once sat at the table, and staked themselves.] [Asked what they were going to do on the next day (DC 14 Persuasion), one of them remembers, and hurries off.|Ask one of them what was to be done on the day after (DC 14 Persuasion), and it comes back: they are late, and run.|One of them runs home, if somebody asks what was planned for the next morning (DC 14 Persuasion).]',
      'escort!=no|construct|elemental',
    ],
    [
      '[What waits at the table runs for six days when it has been wound up, and has [not been wound since the last Tuesday|missed its last Tuesday].|Those who serve at the table are wound up on Tuesdays, for six days, and have not been [for some time|for {weeks} weeks|of late].|A key on a Tuesday keeps those who serve at the table going for six days, and the last Tuesday is long past.|Once a week, on Tuesdays, those who serve at the table are wound up, and [it lasts|that is enough for] six days.|What serves at the table is clockwork for six days, and {A} has no Tuesday on which to wind it.] [Told what day it is (DC 14 Deception, any day will do), one of them believes that it has run down, and stops.|If one of them is told the day (any day; DC 14 Deception), it works out that it must have run down, and [does|stops].|Whoever names the day to one of them (any day will do; DC 14 Deception) can watch it count on its fingers, and stop.|Any day of the week, if it is believed (DC 14 Deception), makes one of them stop, since by then it ought to have run down.]',
      'escort=construct|elemental',
    ],
  ],
  parley: [
    "[The collector plays for any stake that is dear«, says {A}».|Anything [can|may] be staked «at {lair} »that is [dear|dear to the player].|{A} says that the collector never refuses a game, for a stake that is dear.] [The party names the game, and the collector lays the Tuesday of {town} on the table|For the game of the party's choice the collector puts up the Tuesday of {town}|The collector stakes the Tuesday of {town}, and leaves the choice of the game to the party]; a hand of it is a contest: Deception, Insight or Sleight of Hand of the player, against a d20 + 8 of the collector. [Whoever plays [has to|must] stake a day that was the best of their life.|The stake is a day, [the best one in the life of whoever plays|the best that the player has had].|The collector names the stake: [one day of the player's life, the best|a day, and it must have been a good one, the best].|[Whoever sits down to it|The player] puts up a day, the best of a whole life.|For this, one must put [down|on the table] the [best|happiest] day of one's life.|Against it the player stakes [the best day of a life|a day, the best one of all|the happiest day [that there was|of all]].] [(Let the player tell it. If it is well told, the collector folds«, to the horror of {A}: it could not bear to win that one».)|(The player tells of it. For a day that is well told the collector folds, «whatever {A} says, »since it could not bear to own it.)]",
  ],
  spells: [
    [
      3,
      '*Augury* about next Tuesday: [nothing, not even silence|nothing, as when one leans on a door that is not there|no answer, and no silence either]. {G} asks the caster to lie down.',
    ],
    [
      5,
      '*Sending* to [[somebody|someone] who is waiting at a door in {town}: the answer is prompt|one of those who wait in {town} is answered at once]. ["Of course. On Tuesday."|"I will be there on Tuesday."|"It is fixed for Tuesday, thank you."|"Not long now. Tuesday, is it not?"|"On Tuesday, as arranged."]',
    ],
    [
      5,
      "*Clairvoyance* into the king's gaming room on a Monday night shows {A} putting a chair that is too tall at the table«, and dusting it».",
    ],
    [
      7,
      '*Locate Creature* for [anybody|anyone] who is waiting points to them and also«, faintly,» [to the same spot in Rain Street, one day further on|to a spot in Rain Street that is always a day ahead|to Rain Street, as it will be a day later].',
    ],
    [
      7,
      [
        '*Divination*: ["The one who lost it wanted to [lose it|lose], and he saw the mark."|"He saw the mark, and [played on|played his card], who lost it."|"It was lost by one who had seen the mark, and was glad."|"Ask the loser about the mark. He saw it."|"Nobody was cheated who saw the mark, and he saw it."]',
        'v=a',
      ],
    ],
    [
      7,
      [
        '*Divination*: ["A king has it on his knees, once a week.|"It lies in a king\'s lap, an hour each week.|"Once a week a king looks at it through the glass.] [He will let go of it when somebody tells him what the child did at the end."|Tell him what the child did at the end, and he will let go."|He holds on, for he does not know what the child did at the end."]',
        'v=b',
      ],
    ],
    [
      7,
      '*Dimension Door* through the bricks« of {p1}» [gets one in, and out again a week later|works, and the way back takes a week].',
    ],
    [
      9,
      '*Legend Lore* on the collector: [it once lost a day of its own«, its first,» to a mortal with an honest face«, and has been looking for it since»|its own first day is missing from the shelf; a mortal with an honest face won that, and it is still looking|it began to collect when a mortal with an honest face had won its first day from it].',
    ],
    [
      9,
      '*Scrying* may look for a day, this once: a Tuesday in {town} is answered by the day before, [which asks to be left in peace|which says that it knows nothing|which is in its slippers].',
    ],
    [
      11,
      "*True Seeing* shows the gap at midnight as a door, «ajar, »with a slipper in it«, so that it will not shut»: {T}'s.",
    ],
    [
      13,
      "*Plane Shift* gets one to the collector's garden«, by the front gate,» as a guest; [and guests [have to|must] bring something|there is a table there, for what guests have brought|whoever comes without a present is asked to come back yesterday].",
    ],
  ],
  clock: [
    [
      ['Rolls [become scarce|are hard to get]. {A} buys a second handcart.', 'v=a'],
      ['Rolls become scarce. {A} [buys jars, by the crate|orders a crate of jars].', 'v=b'],
    ],
    {
      text: [
        '{S} is arrested for sabotage[; all clocks in {town} stop, in protest|, and every clock in {town} stops, in protest].',
      ],
      stop: [
        "put crumbs of a roll from {T} into one clock«, before {G}'s eyes» (DC 15 Sleight of Hand), so that it goes, and [everyone|everybody] can hear the gap close",
      ],
    },
    {
      text: [
        [
          '[The collector is invited to the palace«, for another game».|There is another game at the palace«, and the collector is asked to come».] The stake in {town} is Thursday.',
          'kind=quest',
        ],
        [
          '[The collector is invited to the palace«, for another game».|There is another game at the palace«, and the collector is asked to come».] The stake in {town} is Friday.',
          'kind=adventure',
        ],
      ],
      stop: [
        "sit down in the king's place (he does not mind, DC 14 Persuasion), or have {G} [open all the windows of the gaming room at the right moment, so that the cards fly|let in the wind«, at the right moment,» through each window of the gaming room]",
      ],
    },
    [
      '[On the last day of the season the envoys wait with a pen.|The envoys have the pen in hand, on the last day of the season.|The last day of the season comes, and with it the envoys«, who have brought their own ink».] [In {town} it is not a Tuesday« before midnight, and there is no other day to be had».|That day lasts until midnight, and there is no other one to be [had|got].|It does not become a Tuesday in {town} up to the last minute, and after that any day is too late.|[Until midnight|Until the last stroke of midnight] it does not [become|turn into] a Tuesday.|{town} looks at the clock, and at midnight the pen goes back into its case.]',
    ],
  ],
  after: [
    '[{town} and the realm are at war, five days a week.|On five days a week {town} and the realm are at war.] [Nobody can remember when it was declared.|No one has seen a declaration.|The declaration was dated on a Tuesday.|There are no other days.|Neither side is sure who began.]',
  ],
  endings: [
    {
      heading: 'A Tuesday',
      text: [
        "The jar is opened over the square« of {town}», and it is raining, and [all the Tuesdays that were lost come|every Tuesday that {town} has missed comes|the missing Tuesdays come] down all at once: {num} people let their hand fall, «and take another's, »and are married«, operated on,» and scolded. [The treaty is signed in {town}, slightly damp.|In {town} a damp treaty is signed.|In {town} they sign the treaty with rain on it.|The envoys of {town} sign under an umbrella.]",
      ],
    },
    {
      heading: "A king's reason",
      text: [
        [
          'If {G} tells the king before the council that he saw the mark and played on, he [blushes|goes red], asks the collector himself to give Tuesday back, and [gets it|has it under the arm that evening]; council is held on Mondays too, from then on. *The price:* {G} [has to|must] invent a day for him on which nothing is decided«; [it comes once in six weeks, and {A} deals|once in six weeks it is that day, and {A} deals]».',
          'v=a',
        ],
      ],
    },
    {
      heading: 'The king remembers',
      text: [
        [
          'If {B} tells the king how it was, he goes into {lair} himself and comes out with all of them«, and one he keeps». *The price:* [from now on {town} has a Tuesday on which [everyone|everybody] is a little sad, and gets bread for nothing|on Tuesdays bread is free in {town}, from then on, and [everyone|everybody] is a little sad].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'A shorter week',
      text: [
        '[The party can also win another day in exchange: [nobody|no one] «in {town} »[likes|would miss] Mondays.|Another day can be given for it, such as Monday, which [nobody|no one] in {town} likes.] *The price:* {G} resigns[; and the collector knows now that mortals can be talked into anything|, and the collector has learned that mortals will agree to anything].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        "[It is the last day of the season, a minute to twelve.|One minute is left of the last day.|The last day of the season has a minute to go.|The clocks of {town} lift their hammers, on the last day of the season.|In {town} the last day is nearly over, and the clock in the square takes a breath.] [There is still the crack through which {T} comes and goes, and {T}'s oven, in which it is Tuesday«, for as long as a roll takes to bake».|One crack is left, that of {T}, and in {T}'s oven it is Tuesday, until the rolls are done.]",
      ],
    },
  ],
  hoard: [
    'In the drawer of the card table lies [what others lost «on an evening »when they felt lucky|what was staked by people who felt lucky|what the last players could not win back]: {items}, and {worth}.',
    'The collector gives them a jar«, small,» labelled ["spare"|"odds and ends"|"not mine"]; in it are [an hour in spring|a minute of birdsong|half an hour of snow], {items}, and {worth}.',
  ],
  favour: [
    'Each of the party is owed one hour by {G}[: it can be taken at any time, and for [everyone|everybody] else it does not pass|, to be taken «when they like, »and it passes for nobody else].',
    '{B} puts the party into the book«, with everything they had for breakfast». [Whoever is in it is not forgotten«, not even by fey».|Not even fey forget anybody who is in it.|Fey may try, but they cannot forget what is written there.|A person who is in it stays in mind, even in that of a fey.]',
  ],
  steps: [
    'Find out when Tuesday was last seen.',
    'Ask those who are waiting what for.',
    'Find out with whom the king played.',
    'Win the day back before the last day of the season.',
  ],
  acts: tuesdayActs,
};
