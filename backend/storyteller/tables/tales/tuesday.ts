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
  deadline: 'the last Wednesday',
  num: [70, 98],
  onlyIn: { a: ['handcart'], b: ['pony'] },
  lair: {
    name: 'the house of the lost afternoon|the house of the long afternoon|the house of the missing afternoon',
    terrain: 'indoors',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'cards that are laid down',
  escort: ['fey', 'people', 'beast'],
  pitch: [
    'In {town} Wednesday now follows Monday. [Nobody|No one] noticed it for {few} weeks, except for people who had been going to do something on a Tuesday: {num} of them have been waiting at doors, altars and operating tables since, and do not grow older. {G} has asked the king about it. [The king turned red and looked at his shoes.|His Majesty went the colour of the carpet, and asked whether it was going to rain.]',
  ],
  stakes: [
    'The peace treaty with the neighbouring crown runs out at the end of the last Wednesday of the season, in {days} days; until then it can be renewed, but by its wording only "on a Tuesday". Without a Tuesday, says {G}, the peace lapses and the old war goes on; and the neighbours have good calendars.',
  ],
  start: [
    [
      "The clocks of {town} strike midnight on Monday. You stand in the square with {G.full} and a great many people who all look [as if|as though] they were not there on purpose. [The twelfth stroke fades. Then something goes past you, quickly and lightly, as when somebody tiptoes through a room in which one is asleep; there is a smell of bread, and rain, and a piece of somebody's song. And it is Wednesday.|You count the twelfth stroke. Then there is a draught, as though somebody were crossing a bedroom on tiptoe, and in it are rain, warm bread, and half a line of a song. When it has gone past, it is Wednesday.|At the twelfth stroke all the pigeons sit down. Something slips through the crowd, past your sleeve, in soft shoes; it smells of bread and of wet pavement, and it is humming. The clerk at the town hall turns over two leaves, and it is Wednesday.] [The bread is a day old.|In the baker's window everything is a day old.]",
      '@midnight',
    ],
    [
      '[At the altar of the cathedral of {town} stands a bride, her hand held out. Dust lies on her sleeve.|The bride at the altar of the cathedral of {town} is holding out her hand for a ring. There is dust on the hand.] She smiles at you, and then at the door, and has done so for {few} weeks. "Her wedding is on Tuesday," says {G.full}. [You can walk round her. On the other side, through the window, on the same hand, it is raining a little; but only on her.|You walk round her, and she does not mind. Seen from behind, against the window, she is standing in a light rain, she and nobody else.]',
      '@bride',
    ],
  ],
  ask: [
    '{G} wants Tuesday back before the last Wednesday of the season. "I know where it went, I am afraid. [His Majesty played cards. I must ask you to find out with whom, and how, and to win."|His Majesty likes cards. Find out whom he played with, please, and how it is played, and then do it better."]',
    '"A day is missing," says {G}. "I have sent out {few2} search parties, all of which left on a Tuesday. [Please leave today."|You will have to leave today."]',
  ],
  fee: [
    '{G} pays {coins} gp, and every seventh part of it is in buttons, since the mint pays out on Tuesdays.',
    'There are {coins} gp for it, and {G} has put down next Tuesday as the day of payment, as an incentive.',
  ],
  talk: [
    '{S.full} said a month ago that the week had a soft spot.',
    '{A.full} has won back everything that the king had lost, people say, apart from one small thing.',
    'In the house of {T.full} there is a smell of fresh bread from nowhere, once a week.',
    '[Children of {town} who were born on a Tuesday have started to look transparent round the ears.|In {town} you can see a candle through the ears of children who were born on a Tuesday.]',
    '{B.full} has written down every Tuesday for {years} years, and [nobody|no one] has ever bought the book.',
    '[There is a house in Rain Street in {town} that you only find if you have forgotten what you came for.|Nobody has ever found a certain house in Rain Street who did not first forget what he had come for.]',
  ],
  run: [
    'Something brushes past at midnight. Whoever snatches at it (DC 15 Acrobatics) has a scrap of Tuesday in hand: half a minute, warm, in which one hears a shop bell.',
    '[Those who wait can be moved like furniture, but not turned away from what they are waiting for|One can move those who wait like furniture, but one cannot turn them away from what they are waiting for] (ask what each of them is waiting for; it is always small).',
    '{A} is there as well, in excellent humour, and asks the party if they know any card games.',
  ],
  gist: [
    [
      'The king lost Tuesday to a fey at cards, because {A} dealt from below and was promised a share: {A} has one private day a week, at {lair}, in which to rob the realm while it is not there.',
      'v=a',
    ],
    [
      '[The king did not lose Tuesday, he|Tuesday was not lost, the king] gave it away, since he had lost a child on a Tuesday and could not bear the day. Out of pity {A} found him a taker, a fey who collects sad days, and {H} keeps the door at {lair}. [The fey has acquired a taste,|By now the fey likes the taste,] and has asked for Thursday.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has taken the Tuesday wheel out of every clock in {town}, in order to mend it.',
  ],
  truth: [
    [
      '[There is a fey who collects days, at {lair}. It has a whole shelf of unbirthdays, and the afternoon on which somebody decided not to.|Days can be collected, and at {lair} there is a fey who does it. On its shelf are unbirthdays by the dozen, and the afternoon on which somebody decided not to.] [It never steals, and always plays fair, since it knows that {A} does not.|It has never stolen one. It plays for them, and fairly, because mortals such as {A} do not.]',
    ],
    [
      [
        'One Monday night {A} asked the fey to the palace, to the card table of the king, for a lark. [The stake was "a day you will not miss".|They played for "a day you will not miss".] Each Tuesday the realm stands still for twenty-four hours, and {A} and {H}, who each wear a scrap of it, walk through it with a handcart. [In the vaults of {town} hardly anything but the labels is left.|Of what lay in the vaults of {town} there are mostly the labels left.]',
        'v=a',
      ],
      [
        "[When the little prince fell from the pony, the king had every Tuesday struck from the almanac; but they came.|The little prince fell from the pony, and the king had the Tuesdays struck from the almanac; but they came.] [{A} could not look on any more and found a buyer.|It could not go on like that, thought {A}, and found a buyer.] [It took all of them, also those of other people.|The buyer took every one, and not only the king's.] In {lair} it keeps them in jam jars, and the king goes there once a week with {H}, to look into one of them, in which a pony is being saddled.",
        'v=b',
      ],
    ],
    [
      '{T} has been baking on Tuesdays all along, for lack of a calendar. {T} walks through the gap like a cat through a fence, and takes the rolls out of the oven in Wednesday.',
    ],
  ],
  turn: [
    [
      'The king of {town} saw that the cards were marked, and played on. [He wanted to lose: Tuesday was the day of the council, and he has never enjoyed anything so much.|Nothing has ever pleased him so much as losing it: Tuesday was the day of the council.] [He will not help {G}, and must be made to want it.|{G} cannot count on his help, until he wants it back himself.]',
      'v=a',
    ],
    [
      "The Tuesday with the pony was in {B}'s book, too, in three lines that {B} has by heart, and what stood there the king does not know: the child did not call for help. It laughed. [It was the best day of its life, right up to the end.|No day had ever been so good, all the way to the end.] {A}, out of pity, lets nobody near him who says the word; so {A} has to be beaten or won over before {B} can tell him.",
      'v=b',
    ],
  ],
  people: {
    G: ['{G} suffers, like a pianist with a missing key. {G} will grant any wish that has a date.'],
    A: [
      [
        '{A} deals cards as others breathe. {A} is fond of the king, truly, and cannot stop winning.',
        'v=a',
      ],
      [
        '{A} deals cards as others breathe. {A} saw the king on those Tuesdays, and would rather fight than see him so again.',
        'v=b',
      ],
    ],
    B: [
      '{B} writes down what [nobody|no one] will remember: who lent whom an umbrella. {B} has {num2} volumes and one reader, who has died.',
    ],
    S: [
      '{S} hears the gap in every clock and has not slept since. {S} is rude out of despair, and right.',
    ],
    T: [
      '{T} never knows what day it is and has never been late. {T} offers the party a roll; it is warm and tastes of a week that {town} has not had.',
    ],
    H: [
      '{H} is about twelve, or has been for some time. {H} knows all the back stairs of {town}, and would like to have a birthday again; it falls on a Tuesday.',
    ],
    R: [
      '{R} guards the day after next against everything, with a lance and a hangover. {R} has heard about the wager for Thursday and takes it personally.',
    ],
  },
  places: [
    {
      name: 'the chamber of the calendar|the calendar chamber',
      look: [
        '[A round hall with seven doors, one of them bricked up so well that one counts them several times and gets six.|This round hall has seven doors, and one of them has been bricked up by such good masons that most people count six.] {G} gives it a wide berth.',
      ],
      todo: [
        '[By etiquette each door may be touched on its own day only, and the bricks have no day any more.|A door may be touched on its day, by etiquette, and the day of the bricks does not come.] So [somebody|someone] must persuade {G} to proclaim a leap day, on which every door is free (DC 15 Persuasion, or a feast that has been forgotten: DC 15 Religion).',
      ],
      what: [
        [
          'Arcana :: laying a roll from the oven of {T}, baked on a Tuesday, against the bricks :: [The wall becomes thin. Behind it you|The bricks turn to a kind of mist. Behind them you] see {town}, in the rain, all people standing still, and two who do not.',
          'v=a',
        ],
        [
          "Arcana :: laying a roll from the oven of {T}, baked on a Tuesday, against the bricks :: [The wall becomes thin. Behind it, in|The bricks turn to a kind of mist. Behind them, in] a row, stand jars; in each it is raining on [somebody|someone]'s roof.",
          'v=b',
        ],
      ],
      who: [
        [
          'Investigation :: reading the visitors\' book :: On the Monday before the gap there were the king, and {A}, who has signed for both, "to fetch a stake".',
          'v=a',
        ],
        [
          'Investigation :: reading the visitors\' book :: On the Monday before the gap there were the king, and {A}, who has signed for both, "for a sale".',
          'v=b',
        ],
      ],
      where:
        'Perception :: following the smell of rain along the skirting :: [It comes up from the street side,|It blows in from the street,] from a house that is on no plan; {S} calls it {lair}.',
    },
    {
      name: 'the attic of {B.full}',
      look: [
        '[Books to the rafters, on Mondays, on Wednesdays, and a shelf that is empty and has been dusted with a whole hand.|The books go up to the rafters, Mondays, Wednesdays, and so on round the walls; one shelf is empty, and a whole hand has dusted it.]',
      ],
      todo: [
        '{B} lends nothing, but reads aloud to whoever has time. [It takes an afternoon, and you must not ask what it is good for|It is a matter of an afternoon, during which nobody may ask what it is good for] (DC 14 Wisdom saving throw, or you doze off and dream of an errand that is not yours).',
      ],
      what: [
        [
          'History :: asking {B} for the Monday after which there was no Tuesday any more :: ["The king lost at cards, in his own palace, at midnight, and smiled. In|"Cards at the palace. At twelve the king lost, and smiled. In] Rain Street, a light."',
          'v=a',
        ],
        [
          'History :: asking {B}, who has them all by heart, about which Tuesday the palace enquired :: "A pony was led home. The king stood in the rain. {A.name} held the umbrella."',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {B} who has emptied the shelf :: {H} did, with a basket and a kind note from {A}, and looked into the last volume first, for a birthday.',
      where:
        'Persuasion :: asking about the house in Rain Street that nobody finds on purpose :: {B} has tried for years. But it stood in the book {few3} times, always when [somebody|someone] was really going elsewhere: {lair}.',
    },
    {
      name: 'the gaming room of the palace|the royal card room',
      look: [
        "[Green cloth, a chair for the king with a cushion, and one opposite it that is a little too tall.|The cloth is green, the king's chair has a cushion, and the chair across from it is rather too tall.] [A single card lies on the table, face down, and nobody has put it away.|One card has been left on the table, face down, and nobody tidies it away.]",
      ],
      todo: [
        '{A} is always here and happy to play. For as long as one of the party stays in the game (DC 15 Deception or Sleight of Hand each quarter of an hour) the others can look about; whoever loses, loses something small, such as the word for it.',
      ],
      what: [
        [
          'Sleight of Hand :: turning over the card on the table :: [It is a Tuesday: a picture, moving, of a street in {town} with a bakery.|On it is a Tuesday, with a street in {town} and a bakery, and it moves.] [On the back someone has made a mark with a thumbnail.|Somebody has dug a thumbnail into the back.]',
          'v=a',
        ],
        [
          'Sleight of Hand :: turning over the card on the table :: [It is a Tuesday: a picture, moving, of a street in {town} with a bakery.|On it is a Tuesday, with a street in {town} and a bakery, and it moves.] On the back stands, in the hand of the king, that all of them may be taken.',
          'v=b',
        ],
      ],
      who: [
        [
          'Investigation :: looking at the thumbnail mark on the other packs :: {A} has the same mark on each of them, and a very long nail.',
          'v=a',
        ],
        [
          'Investigation :: reading the small writing at the edge of the card :: {A} has signed there, as the one who found the buyer.',
          'v=b',
        ],
      ],
      where:
        'Perception :: looking from the tall chair :: [From there, and only from there, you can see|In that chair one sits high enough to see] through the window into Rain Street, and a house with a lit lamp: {lair}.',
    },
  ],
  lairLook: [
    '[From outside it is narrow and needs paint.|It is a narrow house in need of paint, from outside.] [Inside it is a long afternoon, with dust in the sun, somebody practising the piano next door, and {num3} jars on shelves, each with a day in it.|Behind the door it is a long afternoon: dust in the sun, a piano next door, on which somebody practises, and {num3} jars on shelves, each with a day in it.] [At the table of {lair} sits the collector and is already shuffling.|The collector has the cards of {A} in hand, at the table, and is shuffling.]',
  ],
  lairUse: [
    'Whoever opens a jar (one action) has that day of {town} around them, in a radius of ten feet: rain, a fair, a heat wave, an evening with fog. [The game master rolls; whoever|Roll for which; whoever] is inside has forgotten for a round why they are fighting (DC 15 Wisdom saving throw).',
    'A player who tells one small thing that really happened on a Tuesday, as {B} would, may take any one roll again. [The collector leans forward, and writes it down.|The collector writes it down.]',
  ],
  tactics: [
    'the collector does not fight, and goes on shuffling; whoever wants to strike it must have won a hand first, and then it pays up and leaves; {A} throws cards that cut, and has one up the sleeve of [somebody|someone] else; {H} opens jars',
  ],
  companions: [
    [
      'Those who serve at the table lost themselves here and are the stake of others. Asked what they were going to do on the next day (DC 14 Persuasion), one of them remembers, and hurries off.',
      'escort!=no|construct|elemental',
    ],
    [
      'What waits at the table runs for six days when it has been wound up, and has not been wound since the last Tuesday. Told what day it is (DC 14 Deception, any day will do), one of them believes that it has run down, and stops.',
      'escort=construct|elemental',
    ],
  ],
  parley: [
    '[The collector plays for any stake that is dear, says {A}.|Anything can be staked at {lair} that is dear.] The party names the game, and the collector lays the Tuesday of {town} on the table; a hand of it is a contest: Deception, Insight or Sleight of Hand of the player, against a d20 + 8 of the collector. Whoever plays [has to|must] stake a day that was the best of their life. [(Let the player tell it. If it is well told, the collector folds, to the horror of {A}: it could not bear to win that one.)|(The player tells of it. For a day that is well told the collector folds, whatever {A} says, since it could not bear to own it.)]',
  ],
  spells: [
    [3, '*Augury* about next Tuesday: nothing, not even silence. {G} asks the caster to lie down.'],
    [
      5,
      '*Sending* to [somebody|someone] who is waiting at a door in {town}: the answer is prompt. "Of course. On Tuesday."',
    ],
    [
      5,
      "*Clairvoyance* into the king's gaming room on a Monday night shows {A} putting a chair that is too tall at the table, and dusting it.",
    ],
    [
      7,
      '*Locate Creature* for [anybody|anyone] who is waiting points to them and also, faintly, to the same spot in Rain Street, one day further on.',
    ],
    [7, ['*Divination*: "The one who lost it wanted to lose it. He saw the mark."', 'v=a']],
    [
      7,
      [
        '*Divination*: "A king has it on his knees, once a week. He will let go of it when somebody tells him what the child did at the end."',
        'v=b',
      ],
    ],
    [7, '*Dimension Door* through the bricks of {p1} gets one in, and out again a week later.'],
    [
      9,
      '*Legend Lore* on the collector: it once lost a day of its own, its first, to a mortal with an honest face, and has been looking for it since.',
    ],
    [
      9,
      '*Scrying* on a Tuesday in {town} is answered by the day before, which asks to be left in peace.',
    ],
    [
      11,
      "*True Seeing* shows the gap at midnight as a door, ajar, with a slipper in it, so that it will not shut: {T}'s.",
    ],
    [
      13,
      "*Plane Shift* gets one to the collector's garden, by the front gate, as a guest; and guests [have to|must] bring something.",
    ],
  ],
  clock: [
    [
      ['Rolls become scarce. {A} buys a second handcart.', 'v=a'],
      ['Rolls become scarce. {A} buys jars, by the crate.', 'v=b'],
    ],
    {
      text: ['{S} is arrested for sabotage; all clocks in {town} stop, in protest.'],
      stop: [
        "put crumbs of a roll from {T} into one clock, before {G}'s eyes (DC 15 Sleight of Hand), so that it goes, and [everyone|everybody] can hear the gap close",
      ],
    },
    {
      text: [
        [
          'The collector is invited to the palace, for another game. The stake in {town} is Thursday.',
          'kind=quest',
        ],
        [
          'The collector is invited to the palace, for another game. The stake in {town} is Friday.',
          'kind=adventure',
        ],
      ],
      stop: [
        "sit down in the king's place (he does not mind, DC 14 Persuasion), or have {G} open all the windows of the gaming room at the right moment, so that the cards fly",
      ],
    },
    [
      '[On the last Wednesday the envoys wait with a pen.|The envoys have the pen in hand, on the last Wednesday.] [In {town} it is Wednesday until midnight, and there is no other day to be had.|That day lasts until midnight, and there is no other one to be had.]',
    ],
  ],
  after: [
    '{town} and the realm are at war, five days a week. [Nobody can remember when it was declared.|No one has seen a declaration.]',
  ],
  endings: [
    {
      heading: 'A Tuesday',
      text: [
        "The jar is opened over the square of {town}, and it is raining, and a Tuesday of {few} weeks comes down all at once: {num} people let their hand fall, and take another's, and are married, operated on, and scolded. [The treaty is signed in {town}, slightly damp.|In {town} a damp treaty is signed.]",
      ],
    },
    {
      heading: "A king's reason",
      text: [
        [
          'If {G} tells the king before the council that he saw the mark and played on, he blushes, and offers to hold council on Mondays too. *The price:* {G} [has to|must] invent a day for him on which nothing is decided; it comes once in six weeks, and {A} deals.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'The king remembers',
      text: [
        [
          'If {B} tells the king how it was, he goes into {lair} himself and comes out with all of them, and one he keeps. *The price:* from now on {town} has a Tuesday on which [everyone|everybody] is a little sad, and gets bread for nothing.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'A shorter week',
      text: [
        'The party can also win another day in exchange: [nobody|no one] in {town} likes Mondays. *The price:* {G} resigns; and the collector knows now that mortals can be talked into anything.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        "[It is the last Wednesday, a minute to twelve.|One minute is left of the last Wednesday.] There is still the crack through which {T} comes and goes, and {T}'s oven, in which it is Tuesday, for as long as a roll takes to bake.",
      ],
    },
  ],
  hoard: [
    'In the drawer of the card table lies what others lost on an evening when they felt lucky: {items}, and {worth}.',
    'The collector gives them a jar, small, labelled "spare"; in it are an hour in spring, {items}, and {worth}.',
  ],
  favour: [
    'Each of the party is owed one hour by {G}: it can be taken at any time, and for [everyone|everybody] else it does not pass.',
    '{B} puts the party into the book, with everything they had for breakfast. [Whoever is in it is not forgotten, not even by fey.|Not even fey forget anybody who is in it.]',
  ],
  steps: [
    'Find out when Tuesday was last seen.',
    'Ask those who are waiting what for.',
    'Find out with whom the king played.',
    'Win the day back before the last Wednesday.',
  ],
  acts: tuesdayActs,
};
