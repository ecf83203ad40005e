import type { Tale } from './tale-types.ts';

export const wondersTales: readonly Tale[] = [
  {
    id: 'moon',
    titles: ['The Moon Is on Strike', 'No Tide on Monday'],
    tones: ['whimsical'],
    levels: [11, 20],
    cast: {
      G: 'admiral of the realm|royal astronomer',
      A: 'lord treasurer|night minister',
      B: 'tide caller|keeper of the sea locks',
      S: 'werewolf in a good position|poet laureate',
      T: 'lamplighter of the palace',
      H: 'clerk of the heavens|court magician',
      R: "sun's advocate",
    },
    deadline: 'the royal regatta',
    num: [400, 900],
    onlyIn: { a: ['arrears', 'insubordination'], b: ['understudy'] },
    lair: { name: 'the dark side of the moon', terrain: 'height' },
    leader: ['people'],
    escort: ['fey', 'construct', 'elemental', 'celestial'],
    pitch: [
      'For {weeks} weeks the moon has not risen over the realm. It stands behind the mountains of {town} with its lamp out; one can see it there by day, sitting. There is no ebb and no flood, {num} ships of the royal fleet stand in the mud, and in {town} [nobody|no one] has fallen in love since the second week. {G} has received a letter from it, on silver paper. It says "No", and is signed.',
    ],
    stakes: [
      'On the day of the regatta, in {days} days, the crown of the realm is to be wedded to the sea, at high water. Without a tide there is no wedding, and without it the treaty with the sea lapses: the sea, {G} says, has asked in writing whether it may have {town} back.',
    ],
    start: [
      [
        '"There," says {G.full}, and hands you the telescope. Behind the last ridge sits the moon, grey, its back to the realm, as large as a county. [Somebody|Someone] has hung a placard on it. You need a moment, because it is upside down and in the language of stars. "It says: eight hours," says {G.full}. "We have sent a delegation. It has not come back, and in the mornings one hears singing."',
        '@telescope',
      ],
      [
        'You cross the harbour of {town} on foot. So does [everybody|everyone]; there are stalls on it now. {num.u} warships lie about on their sides like cows. In the middle of it an old woman in oilskins stands before a puddle, {B.full}, and calls to it, patiently, as one calls a cat. The puddle comes a hand\'s breadth closer and stops. "It wants to," {B.full} says to you. "It is just not allowed."',
        '@harbour',
      ],
      [
        '{G.full} has the whole court stand on the roof of the palace, in black, and look at the place where the moon should be. On the dot of nine a window opens up there. A basket is let down on a very long rope, into your arms. It contains {num2} unpaid bills, made out to the realm, for "light, silver, nightly", and the oldest is addressed to a dynasty that died out long ago.',
        '@basket v=a',
      ],
    ],
    ask: [
      '{G} wants the moon to rise again before the regatta. "Find out what it wants. If it is money, find out how much. And if it is respect, heaven help us, find out from whom."',
      '"We have a contract with it," says {G}. "Nobody has read it for as long as it has been kept. Find that contract. Then go up there and talk with it, and please do not let the poets come along."',
    ],
    fee: [
      '{G} offers {coins} gp, and whatever the moon was going to be paid, if it does not want it.',
      'The admiralty has {coins} gp for it, from the savings on rope.',
    ],
    talk: [
      '{S.full} has not been seen so relaxed for years, and is suspected of having arranged it.',
      '{A.full} earns a fortune by the tax on candles. People buy {num3} gross of them a night.',
      'Owls have begun to keep office hours.',
      'The oysters are depressed, says {T.full}, who buys a few every evening.',
      'A young couple in {town2} sat on a bench for a whole evening and talked about drainage.',
      'The sun has been seen to smile. It rises earlier every day, and [nobody|no one] has asked it to.',
    ],
    run: [
      "Anyone who is a lycanthrope, a poet or a tide is out of work, and they have formed a union. It meets in the dry dock, has tea, and would welcome the party's support.",
      [
        'The placard has been lettered by a professional hand (DC 16 History): it is that of the chancery of {town}.',
        'start=telescope v=b',
      ],
      '{A} asks whether one could not get used to it. It comes out a little too fast, with figures.',
    ],
    gist: [
      [
        "{A} has been pocketing the moon's wages for {years} years, {num2} silver crowns a night, and when it complained, had {H} put it out with a writ. On the day of the regatta the candle monopoly becomes hereditary.",
        'v=a',
      ],
      [
        'The moon has not struck at all. {A} had it replaced by an understudy, because the real one knows something about {A} from a certain night; it sits at {lair} under house arrest, and the understudy is afraid of heights.',
        'v=b',
      ],
    ],
    suspect: ['{S}, who has a motive twelve times a year.'],
    truth: [
      [
        'By the founding contract of the realm the moon is a servant of the crown, with a wage, free light, and one night off a month. It has never been late. It was proud of the uniform.',
      ],
      [
        [
          "The wage went through {A}'s office, where it turned into a villa. The moon wrote {few2} letters, each politer than the last one; {H} answered them with forms. Then it asked for the founding contract to be read aloud, and {A} had it arrested for insubordination, by a writ that is nailed to its door. It has put up the placard itself, for its dignity.",
          'v=a',
        ],
        [
          "On a night {few3} months ago it looked in at a window in {town} and saw {A} exchange the crown's wedding ring for glass. It said nothing; it is discreet. But {A} could not bear its look, and {H} found [somebody|someone] in the wardrobe of heaven, round, pale and without experience. It went out one evening, looked down, and has been sitting behind the mountain ever since, with its eyes shut.",
          'v=b',
        ],
      ],
      [
        '{T} has lit the palace lamps for a lifetime and was the one to whom the moon talked, on its night off, on a bench. {T} has the key to its back door, for watering the plants.',
      ],
    ],
    turn: [
      [
        "The contract has a second party. The sea signed it as well: if the moon's wage is not paid for {years} years, the moon may choose another planet. It has already had offers, and has packed.",
        'v=a',
      ],
      [
        '{B} has been able to do it all along. If {B} called with a full heart, the tide would come without any moon. But {B} is waiting to be asked by one particular person, and that is {S}, who has been writing {B} a poem for {years} years, and has not got beyond "O".',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} has {num} ships and nothing to float them on. {G} has taken to standing in the bath.',
      ],
      A: [
        '{A} likes the dark, in which [everyone|everybody] has the same clothes. {A} is not evil; {A} has simply never paid for anything that shone.',
      ],
      B: [
        '{B} has called the tide for {years} years, twice a day, by its first name. {B} is too proud to beg and too kind to shout.',
      ],
      S: [
        '{S} has slept through for the first time since school, and feels guilty. {S} howls, on the quiet, out of solidarity.',
      ],
      T: [
        '{T} knows {num3} lamps by name and the moon by its maiden name. {T} will only speak with the light out.',
      ],
      H: [
        '{H} has served writs on comets. {H} knows that this one is not valid, since it was not stamped on both sides, and hopes that [nobody|no one] turns it over.',
      ],
      R: [
        '{R} represents the sun, which would gladly take the night shift as well. {R} is dazzling, warm and cannot see what is in the shade.',
      ],
    },
    places: [
      {
        name: 'the treasury of nights',
        look: [
          'A hall without windows, in which every night of the realm has a pigeonhole. In each there should be a silver crown. There is a receipt.',
        ],
        todo: [
          'The hall may only be entered in the dark, and it is very full of things to fall over. The night clerks see perfectly, and are helpful as long as one whispers (DC 16 Stealth, or one is shushed out).',
        ],
        what: [
          [
            'Investigation :: adding up the receipts :: The moon has had no wage for {years} years; the receipts are signed "with thanks", by [somebody|someone] who cannot draw a crescent.',
            'v=a',
          ],
          [
            'Investigation :: looking for the night of the window :: One pigeonhole is empty. It lies {few3} months back, and the clerk remembers that on that night the moon went pale.',
            'v=b',
          ],
        ],
        who: "Perception :: holding a receipt against a candle :: It is the paper of {A}'s private office; the watermark is a villa.",
        where:
          'Arcana :: looking into the pigeonhole for tonight :: It goes through. Behind it is a corridor, dusty and silver, and at the end [somebody|someone] is sighing; it can only be {lair}.',
      },
      {
        name: 'the dry dock',
        look: [
          'Under a flagship that has lost its hold on things sit the poets, the owls, {few4} werewolves and a committee of oysters. There is an agenda. All of them get up when {S} comes in.',
        ],
        todo: [
          'Strikers only speak to strikers. The party [has to|must] stop doing something, in public, and keep it up for an hour (let the players choose; the committee votes).',
        ],
        what: [
          [
            'Insight :: asking {S} what the last night was like :: It flickered. "As if someone turned up the wick who had never done it," says {S}.',
            'v=b',
          ],
          [
            "Insight :: asking {S} what the last night was like :: It rose with a lawyer's letter in its mouth, read it halfway up, and went down again.",
            'v=a',
          ],
        ],
        who: 'Persuasion :: asking the committee who sold them their candles :: {A}, in advance, a month before the first dark night, with a discount.',
        where:
          "Nature :: following the oysters' advice :: They all lean the same way, by a finger: there is still something heavy up there, and [somebody|someone] is leaning on it from within. It is at {lair}.",
      },
      {
        name: 'the office of {H.full}',
        look: [
          'Comets in the waiting room, with numbers. Behind the counter {H} has a globe, {num2} stamps and a cold.',
        ],
        todo: [
          'One takes a number and waits until the age of the universe allows. Whoever has a form that {H} does not know (DC 17 Deception, or *Creation*) is asked in at once, with shining eyes.',
        ],
        what: 'History :: reading the founding contract in the showcase :: "A crown a night, one night off, and to be looked at by at least {few2} people." {G} reads the last words twice.',
        who: 'Sleight of Hand :: turning over the copy of the writ :: It has no stamp on the back, and at the front it has the thumbprint of {A}, in jam.',
        where:
          'Investigation :: looking at the index of arrests :: There is only one this century, "party to be kept at its own address": {lair}. The key went to {H}, a spare one to [nobody|no one]; {T} waters the plants.',
      },
    ],
    lairLook: [
      "It is cold, and very tidy, and the sky is beneath one's feet. In the midst of the grey plain stands a small house with a bench, a bucket of silver polish, and a writ on the door. [Someone|Somebody] has been crying here in a large way: there are craters.",
    ],
    lairUse: [
      'One weighs a sixth: [everyone|everybody] jumps three times as far, falls slowly, and heavy things can be thrown that ought not to be (a boulder, 28 (8d6) damage, DC 17 Dexterity half).',
      'The wick is in the cellar. Turned up (one action), it blinds [everyone|everybody] on the plain who has not shut their eyes, until the end of their next turn; in {town} people come running out of their houses.',
    ],
    tactics: [
      '{A} fights from behind regulations and has the ladder drawn up behind {A.them}; {H} reads out the writ, and whoever is listening is arrested (DC 17 Wisdom saving throw or restrained until the end of the next turn)',
    ],
    companions: [
      "Those on {A}'s side are paid by the night and there is no night. Promised a wage with a receipt (DC 16 Persuasion), one of them asks to see the pension clause.",
    ],
    parley: [
      '{A} cannot bear to be seen. If the moon itself is asked to look at {A}, quite kindly (DC 16 Persuasion with the moon, who is in the kitchen), {A} confesses everything, also the jam.',
    ],
    spells: [
      [
        11,
        '*Sending* to the moon is answered with great courtesy: "I regret. Please apply to my employer. My plants: Wednesday. I miss the sea. Is the sea asking?"',
      ],
      [
        11,
        [
          '*True Seeing* on what sits behind the mountain shows [somebody|someone] in a worn uniform, with {few2} unanswered letters on the knees.',
          'v=a',
        ],
      ],
      [
        11,
        [
          '*True Seeing* on what sits behind the mountain shows [somebody|someone] quite small in a very large coat, with both eyes shut. {G} orders the fleet to be kind.',
          'v=b',
        ],
      ],
      [
        11,
        '*Move Earth* and *Control Water* refloat {few2} ships. The sea sends word that this is scabbing.',
      ],
      [
        13,
        "*Teleport* to {lair} works for [anyone|anybody] who has ever looked at it for a whole night without sleeping; the others arrive on the sun's side, in a waiting room that is much too bright for {G}.",
      ],
      [
        15,
        '*Control Weather* can make a cloud in the shape of a moon. In {town} there is applause, and two engagements, both broken off by morning.',
      ],
      [17, '*Wish* for a moon gives one, and it is a member of the union.'],
      [17, '*Gate* opens into the kitchen. It is considered rude, but there is tea.'],
    ],
    clock: [
      [
        '{A} raises the tax on candles. The sun writes to the crown and offers the realm a second day instead of the night.',
      ],
      {
        text: ['{S} is put into a cage in the square, as a precaution, and people bring cushions.'],
        stop: [
          'have {S} howl, once, in public, and well (DC 16 Performance by the party as a choir); by the second verse {town} is crying, and {G} has the key sent for',
        ],
      },
      {
        text: [
          'The house on the moon is sealed from outside. Its plants have not been watered; {T} can feel it.',
        ],
        stop: [
          'let {T} go up through the pigeonhole with a watering can before the seal is dry, and keep {H} at the counter meanwhile (DC 17 Deception)',
        ],
      },
      [
        'On the day of the regatta the crown throws the ring into a puddle. The sea has been watching, and gets up.',
      ],
    ],
    after: [
      "{town} is under water, beautifully lit by candles, at {A}'s price. The fleet sails at last, over the roofs.",
    ],
    endings: [
      {
        heading: 'High water',
        text: [
          [
            'It rises in full uniform over the regatta, with the arrears of {years} years in a chest, and {num} ships get up out of the mud and shake themselves. It looks at {A}, kindly. {A} spends the rest of {A.their} life polishing, one half each month.',
            'v=a',
          ],
          [
            'It rises in full uniform over the regatta, {num} ships get up out of the mud, and the ring of glass on the cushion does not sparkle in its light. [Everyone|Everybody] sees it. The understudy is given a small comet, to begin with, and {A} [has to|must] hold the ladder.',
            'v=b',
          ],
        ],
      },
      {
        heading: 'Collective agreement',
        text: [
          'The realm signs a new contract, with two nights off and a garden. *The price:* on these nights [somebody|someone] must hold up a lamp; {G} has already drawn up a rota, with the party on it.',
        ],
      },
      {
        heading: 'The understudy stays',
        text: [
          [
            'The real moon, it turns out, would like to retire to the seaside. *The price:* the new one needs encouragement, at about nine, from at least {few2} people, every evening, [for ever|for good]; {T} has volunteered for Wednesdays.',
            'v=b',
          ],
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The sea is on the steps of the palace and has brought its luggage. It will wait for exactly one poem, if that is good, and {S} has got as far as "O moon".',
        ],
      },
    ],
    hoard: [
      'Under the bench are the gifts that lovers have promised it and never brought, and some who did: {items}, and {worth}.',
      "{A}'s villa is full of silver in crescents, but in the safe are {items}, and {worth}; the moon says to keep it, it never cared for jewellery.",
    ],
    favour: [
      'The moon remembers the party. Once a month it looks the other way for them, for an hour, in all the realm.',
      "{B} teaches the party the tide's first name. Called by it, the sea comes or goes ten feet, once, anywhere.",
    ],
    steps: [
      'Find out what the moon wants, and from whom.',
      'Find the founding contract, and read it to the end.',
      'Go to the dry dock and hear the strikers.',
      'Bring back the tide before the regatta.',
    ],
    acts: {
      heading: 'The Sun Makes an Offer',
      blows: [
        'On the second evening the party is served with a writ by creatures who do not stop at reading it ({fight}). They give up when [someone|somebody] signs for it; {H} gets paid by the delivery.',
      ],
      opens: [
        'At the end of the act the sun does not set. It has sent {R} down with a parasol: until further notice the realm will have day only, free of charge, and by a law of nature whoever works a shift for {few} days has a right to it.',
      ],
      goal: [
        'In {few} days the moon will have lost its post for good. The party [has to|must] win it a stay, before the sun itself, and for that it needs a character witness; [nobody|no one] has ever seen the moon in daylight, except for those in {town2}, where it was born.',
      ],
      map: [
        'In the heat the sea draws back altogether. The bottom lies bare from {town} to the horizon, with streets, and an old causeway comes to light. It leads to {town2}, at the foot of the tide, and from there a stair of salt goes up all the way to the back door of {lair}.',
      ],
      way: [
        'The causeway takes a day and a half, without shade (DC 16 Constitution saving throw each; magic that cools helps). {B} walks in front and says good morning to wrecks. One may be quicker by *Wind Walk*; the gulls ask for passports.',
      ],
      place: [
        '{town2} lies in a shell the size of a bay. The people of the tide live here, and are on holiday for the first time in {num3} generations. They are bored and brown, and remember the moon as a thin child that was always cold.',
      ],
      rival: [
        '{R} shines and means well. {R} has never heard of a thing like rest, and takes every silence for agreement.',
      ],
      setPiece: [
        "The hearing takes place at noon on a white stage before {num2} sunflowers. The moon's case has three points: why there is night, who needs it, what it did for you (each DC 17 Performance or Persuasion, and a true story from a player counts as a success). In the meantime it [has to|must] be kept dark enough to be heard: those who turn up the light ({fight}) [have to|must] be kept off the awning. Two points win a stay.",
      ],
      what: 'History :: hearing the oldest of {town2} :: The moon took the post for love: of whoever looks up. It asked for the crown a night only because it was told that one must ask for something.',
      who: 'Insight :: asking {R} who let the sun know about the vacancy :: It was a memorandum from {A}; it has candles for sale for the polar regions, too.',
      where:
        "Survival :: looking at the salt stair :: Only one set of prints goes up and down it, every Wednesday, with drops beside them: {T}'s, with the can, to {lair}.",
      choice: [
        '{R} proposes a settlement: the sun gives up the night if it may have one hour of it [each|every] year, at midsummer, [for ever|for good]. Or the party refuses, and the sun goes home hurt.',
      ],
      first: {
        answer: 'grants the sun its hour',
        now: [
          '{R} is so happy that several people get freckles. Night falls at once, a little short.',
        ],
        later: [
          "{R} stands at {lair} in full splendour at the first blow, and all who are on {A}'s side must look away (disadvantage for a round).",
        ],
      },
      second: {
        answer: 'refuses',
        now: [
          'The sun sets, red, at noon, without a word, and it is bitterly cold. {R} folds the parasol and stays, unemployed.',
        ],
        later: [
          "It is pitch dark on the plain, {A}'s people have not brought any candles, out of thrift, and the party begins hidden.",
        ],
      },
      closes: [
        'The act ends on the stair of salt, half way up: below lies the realm, quite dark, and one after the other they are lighting candles in {town}, in the shape of a question mark.',
      ],
      lastWay: [
        'The stair comes out behind the little house, by the dustbins. Through the pigeonhole one arrives on the plain in front, in single file, before the ladder.',
      ],
      clock: [
        'For each step that was prevented [somebody|someone] in {town} is looking up, and each such look is worth a d6 to any one roll at {lair}; if the house was sealed, the plants have died, and the moon has no heart for anything for two rounds.',
      ],
      sides: [
        {
          who: '{G.full} and the fleet',
          wants: ['want water. Content with a date; unhappy about poetry.'],
          later: [
            'fire a salute of {num} guns at the right moment: on the plain it is like being knocked at politely, and {A} opens.',
          ],
        },
        {
          who: 'The strikers',
          wants: [
            'want never to be taken for granted again. Content with a plaque; angry at scabs.',
          ],
          later: [
            'howl, hoot and rhyme, and one enemy [each|every] round must listen (loses its reaction).',
          ],
        },
        {
          who: '{R.full} and the sun',
          wants: ['want to be liked. Content with a compliment; hurt by curtains.'],
          later: [
            'dries the salt stair behind {A}, so that it crumbles: [nobody|no one] gets away.',
          ],
        },
      ],
    },
  },
  {
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
    deadline: 'the second Wednesday',
    num: [70, 98],
    onlyIn: { a: ['handcart'], b: ['pony'] },
    lair: { name: 'the house of the lost afternoon', terrain: 'indoors' },
    leader: ['fey', 'people'],
    alsoOf: ['he', 'she'],
    escort: ['fey', 'people', 'beast'],
    pitch: [
      'In {town} Wednesday now follows Monday. [Nobody|No one] noticed it for {few} weeks, except for people who had been going to do something on a Tuesday: {num} of them have been waiting at doors, altars and operating tables since, and do not grow older. {G} has asked the king about it. The king turned red and looked at his shoes.',
    ],
    stakes: [
      'On the second Wednesday, in {days} days, the peace treaty with the neighbouring crown is renewed, which by its wording must be signed "on a Tuesday". Without one, says {G}, the realm has been at war for as long as it takes to notice, and the neighbours have good calendars.',
    ],
    start: [
      [
        "The clocks of {town} strike midnight on Monday. You stand in the square with {G.full} and a great many people who all look [as if|as though] they were not there on purpose. The twelfth stroke fades. Then something goes past you, quickly and lightly, as when [somebody|someone] tiptoes through a room in which one is asleep; there is a smell of bread, and rain, and a piece of [somebody|someone]'s song. And it is Wednesday. The bread is a day old.",
        '@midnight',
      ],
      [
        'At the altar of the cathedral of {town} stands a bride, her hand held out. Dust lies on her sleeve. She smiles at you, and then at the door, and has done so for {few} weeks. "Her wedding is on Tuesday," says {G.full}. One can walk round her. On the other side, through the window, on the same hand, it is raining a little; but only on her.',
        '@bride',
      ],
    ],
    ask: [
      '{G} wants Tuesday back before the second Wednesday. "I know where it went, I am afraid. His Majesty played cards. I must ask you to find out with whom, and how, and to win."',
      '"A day is missing," says {G}. "I have sent out {few2} search parties, all of which left on a Tuesday. Please leave today."',
    ],
    fee: [
      '{G} pays {coins} gp, and every seventh part of it is in buttons, since the mint pays out on Tuesdays.',
      'There are {coins} gp for it, and {G} has put down next Tuesday as the day of payment, as an incentive.',
    ],
    talk: [
      '{S.full} said a month ago that the week had a soft spot.',
      '{A.full} has won back everything that the king had lost, people say, apart from one small thing.',
      'In the house of {T.full} there is a smell of fresh bread from nowhere, once a week.',
      'Children born on a Tuesday have started to look transparent round the ears.',
      '{B.full} has written down every Tuesday for {years} years, and [nobody|no one] has ever bought the book.',
      'There is a house in Rain Street that one only finds if one has forgotten what one came for.',
    ],
    run: [
      'Something brushes past at midnight. Whoever snatches at it (DC 15 Acrobatics) has a scrap of Tuesday in hand: half a minute, warm, in which one hears a shop bell.',
      'Those who wait can be moved like furniture, but not turned away from what they are waiting for (ask what each of them is waiting for; it is always small).',
      '{A} is there as well, in excellent humour, and asks the party if they know any card games.',
    ],
    gist: [
      [
        'The king lost Tuesday to a fey at cards, because {A} dealt from below and was promised a share: {A} has one private day a week, at {lair}, in which to rob the realm while it is not there.',
        'v=a',
      ],
      [
        'The king did not lose Tuesday, he gave it away: his child died on one. {A} arranged it out of pity, with a fey who eats sad days, and {H} keeps the door at {lair}. It has acquired a taste, and has asked for Thursday.',
        'v=b',
      ],
    ],
    suspect: [
      '{S}, who has taken the Tuesday wheel out of every clock in {town}, in order to mend it.',
    ],
    truth: [
      [
        'There is a fey who collects days. It has a whole shelf of unbirthdays, and the afternoon on which [somebody|someone] decided not to. It never steals, and always plays fair, since it knows that mortals do not.',
      ],
      [
        [
          '{A} brought the king to its table in Rain Street, for a lark. The stake was "a day you will not miss". Each Tuesday the realm stands still for twenty-four hours, and {A} and {H}, who each wear a scrap of it, walk through it with a handcart. In the vaults of {town} hardly anything but the labels is left.',
          'v=a',
        ],
        [
          'When the little prince fell from the pony, the king had every Tuesday struck from the almanac; but they came. {A} could not look on any more and found a buyer. It took all of them, also those of other people. In {lair} it keeps them in jam jars, and the king goes there once a week with {H}, to look into one of them, in which a pony is being saddled.',
          'v=b',
        ],
      ],
      [
        '{T} has been baking on Tuesdays all along, for lack of a calendar. {T} walks through the gap like a cat through a fence, and takes the rolls out of the oven in Wednesday.',
      ],
    ],
    turn: [
      [
        'The cards were marked by the king himself. He wanted to lose, a Tuesday was the day of the council, and he has never enjoyed anything so much; he will not help, and must be made to want it.',
        'v=a',
      ],
      [
        "The Tuesday with the pony is in {B}'s book, too, in three lines, and what is written there the king does not know: the child did not call for help. It laughed. It was the best day of its life, right up to the end.",
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} suffers, like a pianist with a missing key. {G} will grant any wish that has a date.',
      ],
      A: [
        '{A} deals cards as others breathe. {A} is fond of the king, truly, and cannot stop winning.',
      ],
      B: [
        '{B} writes down what [nobody|no one] will remember: who lent whom an umbrella. {B} has {num2} volumes and one reader, who has died.',
      ],
      S: [
        '{S} hears the gap in every clock and has not slept since. {S} is rude out of despair, and right.',
      ],
      T: [
        '{T} never knows what day it is and has never been late. {T} offers the party a roll; it is warm and tastes of a different week.',
      ],
      H: [
        '{H} is about twelve, or has been for some time. {H} knows all the back stairs, and would like to have a birthday again; it falls on a Tuesday.',
      ],
      R: [
        '{R} guards the day after next against everything, with a lance and a hangover. {R} has heard about the wager for Thursday and takes it personally.',
      ],
    },
    places: [
      {
        name: 'the chamber of the calendar',
        look: [
          'A round hall with seven doors, one of them bricked up so well that one counts them several times and gets six. {G} gives it a wide berth.',
        ],
        todo: [
          'By etiquette one enters by the door of the current day. There is none that leads where the party wants to go, so [somebody|someone] must persuade {G} of a leap day (DC 15 Persuasion, or a feast that has been forgotten: DC 15 Religion).',
        ],
        what: [
          [
            'Arcana :: laying the scrap of Tuesday against the bricks :: The wall becomes thin. Behind it one sees {town}, in the rain, all people standing still, and two who do not.',
            'v=a',
          ],
          [
            "Arcana :: laying the scrap of Tuesday against the bricks :: The wall becomes thin. Behind it, in a row, stand jars; in each it is raining on [somebody|someone]'s roof.",
            'v=b',
          ],
        ],
        who: 'Investigation :: reading the visitors\' book :: On the last Monday there were the king, and {A}, who has signed for both, "for a game".',
        where:
          'Perception :: following the smell of rain along the skirting :: It comes up from the street side, from a house that is on no plan; {S} calls it {lair}.',
      },
      {
        name: 'the attic of {B.full}',
        look: [
          'Books to the rafters, on Mondays, on Wednesdays, and a shelf that is empty and has been dusted with a whole hand.',
        ],
        todo: [
          "{B} lends nothing, but reads aloud to whoever has time. It takes an afternoon, and one must not ask what it is good for (DC 14 Wisdom saving throw, or one dozes off and dreams [somebody|someone] else's errand).",
        ],
        what: [
          [
            'History :: letting {B} read the last Tuesday that there was :: "The king lost at cards and smiled. In Rain Street, a light."',
            'v=a',
          ],
          [
            'History :: letting {B} read the last Tuesday that there was :: "A pony was led home. The king stood in the rain. {A.name} held the umbrella."',
            'v=b',
          ],
        ],
        who: 'Insight :: asking {B} who has taken the empty shelf :: {H} did, with a basket and a kind note from {A}, and looked into the last volume first, for a birthday.',
        where:
          'Persuasion :: asking about Rain Street :: {B} has never found it on purpose. But it is in the book {few3} times, always when [somebody|someone] was really going elsewhere: {lair}.',
      },
      {
        name: 'the gaming room of the palace',
        look: [
          'Green cloth, a chair for the king with a cushion, and one opposite it that is a little too tall. A single card lies on the table, face down, and [nobody|no one] has put it away.',
        ],
        todo: [
          '{A} is always here and happy to play. For as long as one of the party stays in the game (DC 15 Deception or Sleight of Hand each quarter of an hour) the others can look about; whoever loses, loses something small, such as the word for it.',
        ],
        what: 'Sleight of Hand :: turning over the card on the table :: It is a Tuesday: a picture, moving, of a street in {town} with a bakery. On the back [someone|somebody] has made a mark with a thumbnail.',
        who: 'Investigation :: looking at the thumbnail mark on the other packs :: {A} has the same mark on each of them, and a very long nail.',
        where:
          'Perception :: looking from the tall chair :: From there, and only from there, one can see through the window into Rain Street, and a house with a lit lamp: {lair}.',
      },
    ],
    lairLook: [
      'From outside it is narrow and needs paint. Inside it is a long afternoon, with dust in the sun, [somebody|someone] practising the piano next door, and {num3} jars on shelves, each with a day in it. At the table sits the collector and is already shuffling.',
    ],
    lairUse: [
      'Whoever opens a jar (one action) has that day around them, in a radius of ten feet: rain, a fair, a heat wave, an evening with fog. The game master rolls; whoever is inside, has forgotten why they are fighting for a round (DC 15 Wisdom).',
      'A player who tells one small thing that really happened on a Tuesday may take any one roll again. The collector leans forward, and writes it down.',
    ],
    tactics: [
      'the collector will not fight before a hand has been played, and then only with whoever won it; {A} throws cards that cut, and has one up the sleeve of [somebody|someone] else; {H} opens jars',
    ],
    companions: [
      'Those who serve at the table lost themselves here and are the stake of others. Asked what they were going to do on the next day (DC 14 Persuasion), one of them remembers, and hurries off.',
    ],
    parley: [
      'It plays for any stake that is dear. The party names the game; whoever plays [has to|must] stake a day that was the best of their life. (Let the player tell it. If it is well told, the collector folds: it could not bear to win that one.)',
    ],
    spells: [
      [
        3,
        '*Augury* about next Tuesday: nothing, not even silence. {G} asks the caster to lie down.',
      ],
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
      [
        7,
        '*Divination*: "The one who lost it has it. The one who has it would give it back, if he were asked how it was."',
      ],
      [
        7,
        '*Dimension Door* through the bricks in the chamber of the calendar gets one in, and out again a week later.',
      ],
      [
        9,
        '*Legend Lore* on the collector: it once lost a day of its own, its first, to a mortal with an honest face, and has been looking for it since.',
      ],
      [9, '*Scrying* on a Tuesday is answered by the day before, which asks to be left in peace.'],
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
          "set one clock going with the scrap of Tuesday in it, before {G}'s eyes (DC 15 Sleight of Hand), so that [everyone|everybody] can hear the gap close",
        ],
      },
      {
        text: ['The collector is invited to the palace, for another game. The stake is Thursday.'],
        stop: [
          "sit down in the king's place (he does not mind, DC 14 Persuasion), or have {G} open all the windows of the gaming room at the right moment, so that the cards fly",
        ],
      },
      [
        'On the second Wednesday the envoys wait with a pen. It is Wednesday until midnight, and then it is Wednesday.',
      ],
    ],
    after: [
      'The realm is at war, five days a week. [Nobody|No one] can remember when it was declared.',
    ],
    endings: [
      {
        heading: 'A Tuesday',
        text: [
          "The jar is opened over the square of {town}, and it is raining, and a Tuesday of {few} weeks comes down all at once: {num} people let their hand fall, and take another's, and are married, operated on, and scolded. The treaty is signed, slightly damp. {A} [has to|must] win back, button by button, what has gone.",
        ],
      },
      {
        heading: "A king's reason",
        text: [
          [
            'If the king is shown that he marked the cards himself, he blushes, and offers to hold council on Mondays too. *The price:* {G} [has to|must] invent a day for him on which nothing is decided; it comes once in {few2} weeks, and {A} deals.',
            'v=a',
          ],
        ],
      },
      {
        heading: 'The king remembers',
        text: [
          [
            'If the king is told how it was, he goes into the house himself and comes out with all of them, and one he keeps. *The price:* from now on {town} has a Tuesday on which [everyone|everybody] is a little sad, and gets bread for nothing.',
            'v=b',
          ],
        ],
      },
      {
        heading: 'A shorter week',
        text: [
          'The party can also win another day in exchange: [nobody|no one] likes Mondays. *The price:* {G} resigns; and the collector knows now that mortals can be talked into anything.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          "It is the second Wednesday, a minute to twelve. There is still the crack through which {T} comes and goes, and {T}'s oven, in which it is Tuesday, for as long as a roll takes to bake.",
        ],
      },
    ],
    hoard: [
      'In the drawer of the card table lies what others lost on an evening when they felt lucky: {items}, and {worth}.',
      'The collector gives them a jar, small, labelled "spare"; in it are an hour in spring, {items}, and {worth}.',
    ],
    favour: [
      'Each of the party is owed one hour by {G}: it can be taken at any time, and for [everyone|everybody] else it does not pass.',
      '{B} puts the party into the book, with everything they had for breakfast. Whoever is in it is not forgotten, not even by fey.',
    ],
    steps: [
      'Find out when Tuesday was last seen.',
      'Ask those who are waiting what for.',
      'Find out with whom the king played.',
      'Win the day back before the second Wednesday.',
    ],
    acts: {
      heading: 'Where the Days Go',
      blows: [
        'On the second evening the party is asked in a friendly way to hand over Friday ({fight}). They stop when one of them is down, and apologise; {H} had said that the party had more of them than they needed.',
      ],
      opens: [
        'At the end of the act it is Wednesday at breakfast and Friday at lunch. {R} comes up the stairs, bleeding and outraged: Thursday has been played for without asking [anyone|anybody], and the king has lost.',
      ],
      goal: [
        'Two days are gone, and now the treaty falls into the gap itself: the second Wednesday will follow in {few} days. The party [has to|must] go where the days are, to {town2}, and come back with at least one of them.',
      ],
      map: [
        'The streets of {town} close up behind the missing days; what was two streets apart is next door. Rain Street has become a crossroads. Through it one gets to {town2}, where it is always the day before, and from there only the garden gate leads back, into {lair}.',
      ],
      way: [
        'To {town2} one [has to|must] go yesterday. Everybody says one thing that they would do differently, and does it this time (ask the players); whoever cannot think of anything, arrives late and out of breath (one level of exhaustion).',
      ],
      place: [
        '{town2} is the same town, on the day before it happened. {T} sells rolls there. The king is young, and learning to play cards, and {num2} people have already been told that there is plenty of time.',
      ],
      rival: [
        '{R} has only ever had to defend one day, and has failed. {R} wants a duel, with [anybody|anyone], at dawn on a day that does not exist.',
      ],
      setPiece: [
        'At the gate of the garden all days [have to|must] be handed in; the party wants to take two out. It is a fair, with stalls, and [each|every] day sits on a perch like a hen. One must catch them (DC 15 Animal Handling, and they recognise those who were bored by them), talk them round (DC 15 Persuasion), or carry the perch, against the stallholders ({fight}). Four successes bring out Thursday; six bring Tuesday too.',
      ],
      what: [
        [
          'Insight :: listening to the days on their perch :: They have nothing against the collector. They were not wanted at home. One of them says over and over "he marked them himself".',
          'v=a',
        ],
        [
          'Insight :: listening to the days on their perch :: They have nothing against the collector. They are visited by [no one|nobody]; only one of them has [somebody|someone] who comes each week, and weeps, and does not open the lid.',
          'v=b',
        ],
      ],
      who: 'Investigation :: asking to see the bill of sale for Thursday :: It is countersigned by {A}, for a commission of one afternoon.',
      where:
        'Perception :: looking for the way out of the garden :: Behind the rain butt stands a door that is open a crack, and [somebody|someone] is practising the piano: that is {lair}, from the back.',
      choice: [
        "{R} demands a duel for Thursday's honour; the collector would accept, and if {R} wins, gives back the day, and is offended. Or the party talks {R} into playing cards, {R} who has never bluffed.",
      ],
      first: {
        answer: 'lets {R.name} fight',
        now: ['{R} wins, in a way, on points. Thursday is back, with a limp.'],
        later: [
          'The collector is offended and will not play again; it fights at {lair} from the first moment, but {R} has its good hand in a sling.',
        ],
      },
      second: {
        answer: 'teaches {R.name} to play',
        now: [
          'It takes a night, and {R} is hopeless, and so honest that the collector cannot read it.',
        ],
        later: [
          "At the table in {lair} {R} sits down in the party's place. The collector cannot tell if {R} is bluffing, and all its rolls in the game have disadvantage.",
        ],
      },
      closes: [
        "The act ends in the garden, in the rain, between the perches. A small day that [nobody|no one] has ever wanted has come along and sits on [somebody|someone]'s shoulder.",
      ],
      lastWay: [
        'By the back door one comes into the kitchen of {lair}, where the jars are washed. By Rain Street one [has to|must] forget what one is there for (DC 15 Wisdom saving throw, failure is what one wants).',
      ],
      clock: [
        'For each step that was prevented {A} holds one card fewer, and [has to|must] play it openly; if {S} was arrested, no clock in {lair} goes, and the fight has no last round.',
      ],
      sides: [
        {
          who: '{G.full} and the court',
          wants: [
            'want everything on its proper day. Content with a timetable; unhappy about surprises.',
          ],
          later: [
            'declare the fight at {lair} to be a ceremony; the collector [has to|must] rise whenever [someone|somebody] of rank comes in, and they come in one by one.',
          ],
        },
        {
          who: 'Those who wait',
          wants: [
            'want to get on with it. Content if [somebody|someone] stays with them; they cannot be angry.',
          ],
          later: [
            '{num} people in {town} turn their heads, all at the same moment. One jar cracks.',
          ],
        },
        {
          who: '{R.full}',
          wants: ['wants satisfaction. Content with an apology; angry at laughter.'],
          later: [
            'holds the door of the afternoon open with the lance; [nobody|no one] can shut it on the party.',
          ],
        },
      ],
    },
  },
  {
    id: 'overdue',
    titles: ['Two Hundred Years Overdue', "The Dragon's Library Card"],
    tones: ['whimsical'],
    levels: [3, 12],
    cast: {
      G: 'head librarian|dean of the library',
      A: 'bailiff of the library|collector of fines',
      B: "dragon's housekeeper",
      S: 'student',
      T: 'reading room attendant|library cat keeper',
      H: 'deputy bailiff|auctioneer',
      R: 'knight of the reference desk',
    },
    deadline: 'the closing of the accounts',
    num: [180, 220],
    lair: { name: 'the reading cave', terrain: 'underground' },
    leader: ['dragon', 'people'],
    alsoOf: ['she'],
    escort: ['people', 'construct', 'beast'],
    pitch: [
      "The library of {town} has found an old card: {num} years ago a dragon borrowed a cookery book and has not brought it back. The fine, at a copper a day with compound interest, comes to exactly everything that the dragon owns. {G} would have laughed. But the library's bailiff has already sent a reminder, and the reply was scorched.",
    ],
    stakes: [
      'When the accounts are closed, in {days} days, the bailiff collects. If the dragon pays, it will have nothing left to lie on, says {G}; if it does not, it comes to {town} to discuss the matter, and {few2} districts of {town} are built of wood and full of paper.',
    ],
    start: [
      [
        '{G.full} lays the reply on the desk with tongs. It is a large sheet, well written, singed at the edges. "Dear Sirs. I am reading it. There is one recipe that I have not yet got right. Kindly do not write again, as your envoy has upset my housekeeper." Under it, in another ink, [someone|somebody] has added: "It is the sponge." Outside a man with a drum is announcing an auction. The lots are numbered, and start with "mountain, one, furnished".',
        '@reply',
      ],
      [
        'At the gate of {town} an old person with a basket blocks the way of [everybody|everyone], politely. "I am looking for the library," says {B.full}. "He will not come down himself, he is ashamed. I have brought some of it." In the basket lie {few} gold cups, a crown, and a sponge cake that has collapsed. Before [anybody|anyone] can answer, {few2} bailiffs have put a seal on the basket, and one on the cake.',
        '@basket',
      ],
    ],
    ask: [
      '{G} wants the book back, a quiet end to it, and [nobody|no one] eaten. "It is not even a good cookery book. We have two more. But it says \'due\' on the card, and in this house that has always been law."',
      '"Go to the dragon," says {G}, "and ask it, nicely, to return the book. And find out meanwhile why my bailiff is in such a hurry about a debt that has waited for {num} years."',
    ],
    fee: [
      '{G} can offer {coins} gp from the fund for mending spines, and a library card without a date.',
      'The library pays {coins} gp, against a receipt in triplicate, and {G} apologises for the third one.',
    ],
    talk: [
      '{S.full} was the last to have the old card in hand, and has been failing examinations since.',
      'The dragon has not eaten [anybody|anyone] for as long as people can remember. It is said to be a matter of seasoning.',
      '{A.full} has bought a great deal of rope and a mountain wagon, on credit.',
      '{T.full} says that [someone|somebody] sneaks into the cookery section at night and sighs.',
      'By the rules of the library a fine is limited to the price of the book; but [nobody|no one] has found the page on which that stands.',
      'Knights have been seen at the inn, with nets. They are paid by the scale.',
    ],
    run: [
      "On the card is a second signature, under the dragon's, quite small: [someone|somebody] stood surety. It has been covered with a date stamp (DC 13 Investigation).",
      '{B} offers [everyone|everybody] cake. Whoever eats it without making a face (DC 13 Constitution saving throw) has a friend, who knows each back stair of the mountain.',
      '{A} already has a list of the hoard, with weights. It is very exact, and [nobody|no one] has ever been allowed to count it.',
    ],
    gist: [
      [
        '{A} has found the book long ago: {H} stole it from the dragon, so that it could never be brought back, and the whole hoard, at the closing of the accounts, falls to the one who collects it. The book lies at {lair}, under the dragon, where it does not look.',
        'v=a',
      ],
      [
        "The book has been brought back {few3} times by {B}, and [each|every] time {A} threw it into the returns of another branch. {A} is a direct heir of the one who stood surety, and if the dragon does not pay, {A}'s family [has to|must]; {A} is fighting for {A.their} own house.",
        'v=b',
      ],
    ],
    suspect: ['{S}, who keeps the card in a locker and cannot say why (it is a good bookmark).'],
    truth: [
      [
        'In the year of the great frost a young dragon came to the library of {town} in the shape of a student, and asked for something simple to cook for two. It was in love. It signed for the book, and went home and tried the sponge. It sank. The other one flew away. It has been trying since, to find out what it did wrong.',
      ],
      [
        [
          '{A} discovered the card in the cellar in spring, multiplied, and had to sit down. {H} crept into the mountain as a gas inspector, and took the book from the kitchen. It lies wrapped in a napkin in the one place that no dragon ever cleans. Since then the dragon has been baking from memory, and has grown bad-tempered.',
          'v=a',
        ],
        [
          "In those days [someone|somebody] had to vouch for the student, and that was the librarian on duty, {A}'s great-grandmother. By compound interest the surety is worth all that {A}'s family has, twice over. So {A} must make the dragon pay first, and to get {A.them} to that point the book must not be there. {H}, who sorts the returns, has been told that it is a game.",
          'v=b',
        ],
      ],
      [
        '{T} has seen it all, and thinks that it is none of the business of [somebody|someone] who looks after cats. {T} has the missing page of the rules. It is under the dish.',
      ],
    ],
    turn: [
      [
        'The recipe is wrong. It is a misprint: a spoonful of soda has been left out in the edition of that year. The library knew of it {num} years ago, and printed a slip, and [nobody|no one] ever sent it on.',
        'v=a',
      ],
      [
        "The one for whom the sponge was made did not fly away because of the cake. She, too, had a reader's card, and borrowed a book on the same day, on how to tell [somebody|someone]. It is overdue as well.",
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} has read nearly everything and understood that it does not help. {G} wants it to be remembered that a library lends things.',
      ],
      A: [
        '{A} is thorough. {A} has never been late, never been loved, and never once been in the stacks just to read.',
      ],
      B: [
        '{B} has kept house for a dragon for {years} years and eats what there is. {B} speaks of "himself" and "upstairs", and wears leather slippers.',
      ],
      S: [
        '{S} has {few} theses, all of them half done. {S} would be very good at this if it could not be marked.',
      ],
      T: ['{T} knows where everything is, as the cats sleep on it. {T} answers in call numbers.'],
      H: [
        '{H} has a beautiful voice for lots and no idea what anything is for. {H} once held the book, and copied the one for pancakes.',
      ],
      R: [
        '{R} has been sent by the board with a lance, to bring the book back "by all means", and reads up on dragons while riding. {R} gets more and more doubtful with each chapter.',
      ],
    },
    places: [
      {
        name: 'the cellar of cards',
        look: [
          'Drawers as far as the candle reaches, every reader since the founding. The smell is of dust and promises. A cat lies on the letter D.',
        ],
        todo: [
          'Silence is the rule down here, and it is enforced by the furniture (a shelf moves on the loud: DC 13 Stealth or 2d6 damage from folio volumes). The cat [has to|must] be asked (DC 13 Animal Handling).',
        ],
        what: [
          [
            "Investigation :: lifting the date stamp with steam :: There is a surety, in a librarian's hand. It makes the debt of one the debt of two.",
            'v=b',
          ],
          [
            'Investigation :: looking at the returns stamp on the card :: The dragon has renewed it, every month, for {num} years, correctly. There is no fine at all; [somebody|someone] has torn off the strip with the renewals.',
            'v=a',
          ],
        ],
        who: [
          [
            'Perception :: finding the strip in the waste paper :: It was torn along a ruler, and only {A} tears paper along a ruler.',
            'v=a',
          ],
          [
            'Perception :: reading who stood surety :: She signed with her full name, {num} years ago; there is one family in {town} that still bears it, and it is that of {A}.',
            'v=b',
          ],
        ],
        where:
          'History :: reading the address on the card :: "The reading cave, second mountain on the left, please knock": that is {lair}, and [someone|somebody] has copied it down lately and left the pencil.',
      },
      {
        name: 'the cookery section',
        look: [
          'A cosy corner with flour in the cracks. {num2.u} cookery books, and one gap the width of a thumb, in which [somebody|someone] has put a fresh rose.',
        ],
        todo: [
          "At night [someone|somebody] comes who sighs. One must wait without a light, among recipes, and hungry (DC 13 Wisdom saving throw, or one's stomach gives one away).",
        ],
        what: [
          [
            'Investigation :: looking at the dust in the gap :: The book has stood here again, {few3} times, for a night each, and has been taken away.',
            'v=b',
          ],
          [
            'Investigation :: reading the second edition :: In the sponge there is a spoonful of soda. A slip falls out, "to all readers of the first edition", never sent.',
            'v=a',
          ],
        ],
        who: "Insight :: meeting the one who sighs :: It is {S}, who brings the rose; and who saw {H} with the book under the coat, on the way to {A}'s door.",
        where:
          'Nature :: looking at what else is on the floor :: Between the flour there is something like flour: ground bone of sheep and rock salt, in equal parts, as it lies in front of {lair}.',
      },
      {
        name: 'the office of fines',
        look: [
          'An abacus as wide as the wall. {A} does sums with both hands, and at each sum a little bell rings.',
        ],
        todo: [
          'Whoever enters has a fine, it turns out, from childhood (let the player say which book). It [has to|must] be paid or disputed in due form (DC 14 Persuasion) before [anybody|anyone] may ask a question.',
        ],
        what: 'Investigation :: checking the interest :: It has been reckoned right; but by the rules of the house it may not be reckoned at all, if the reader was ill, in love or under a spell. That page is missing.',
        who: 'Sleight of Hand :: looking into the drawer with the bell :: {A} has a contract with {H} and {few4} knights about the division of a hoard, by weight; in the margin {A} has drawn, quite small, a house.',
        where:
          "Persuasion :: asking the cats' keeper for the missing page :: It lies under the milk dish. {T} gives it to the party and adds, [as if|as though] by the way, that the inspector's boots smelled of {lair}.",
      },
    ],
    lairLook: [
      'A cave with good light, an armchair as large as a barn, and a hoard that has been arranged by colour. In the kitchen beyond, {num3} sponge cakes stand on a shelf, all with a hollow in the middle, each with a date.',
    ],
    lairUse: [
      'The hoard slides: whoever jumps on it (DC 13 Acrobatics) rides thirty feet and knocks over [everybody|everyone] of Large size or smaller on the way.',
      'The oven is hot. Opened (one action), it fills the kitchen end with steam, and from then on every creature with a nose is distracted by something burning (disadvantage on Perception).',
    ],
    tactics: [
      'the dragon does not want to fight, and does so with its eyes closed, until something breaks; {A} directs {A.their} people at the hoard with a list, and {H} bangs the hammer at each hit, "going, gone"',
    ],
    companions: [
      'Those who came for a share are paid by weight and have both hands full. Whoever reminds them that overdue hoards are cursed (DC 13 Deception; it is in no book), makes one of them put something back.',
    ],
    parley: [
      "A sponge that rises ends everything. It takes an hour, an oven and a spoonful of soda (DC 13 with cook's utensils, or Performance while {B} bakes); and all, {A} included, look through the little window and hold their breath.",
    ],
    spells: [
      [
        1,
        '*Comprehend Languages* on the singed letters: between the lines, in Draconic, stands what it did not like to write: "I am sorry. I wanted to be able to do it just once."',
      ],
      [
        1,
        '*Speak with Animals*: the library cats have seen the book {few3} times this year, and slept on it twice. They would never tell. They tell for sardines.',
      ],
      [
        3,
        '*Locate Object* for a cookery book finds {num2} of them. One [has to|must] think of a hollow in the middle.',
      ],
      [3, '*Calm Emotions* on the dragon works for a minute; it bursts into tears.'],
      [
        5,
        '*Sending* to the dragon: "Good day. Am I in trouble? I have renewed it. Are you the young people with the cake? Please tell my housekeeper I have eaten."',
      ],
      [
        7,
        '*Locate Creature* for the one who flew away: a mountain further on, in an armchair, with a book, overdue.',
      ],
      [
        9,
        '*Legend Lore* on the book: "Two hundred and six recipes; one of them unfinished, by intent or by printing."',
      ],
    ],
    clock: [
      ['{A} has the mountain measured. A second, larger reminder goes off, with a drum.'],
      {
        text: [
          '{S} is expelled and billed for everything that was ever lost. In the reading room there is nearly a noise.',
        ],
        stop: [
          'bring {G} the strip, or the slip, before the expulsion is stamped (DC 13 Persuasion; it is enough if it is the right colour)',
        ],
      },
      {
        text: ['{B} is seized as an asset of the debtor, and put into the window, with a number.'],
        stop: [
          'be in the auction and bid something that {H} has never been offered, such as thanks (DC 14 Persuasion), or set off the cats',
        ],
      },
      [
        'When the accounts are closed, {A} hammers on the door of the cave. After {num} years of quiet reading the dragon puts its spectacles down.',
      ],
    ],
    after: [
      'Half of {town} has burned, alphabetically. The library is unharmed; it was very careful about the books.',
    ],
    endings: [
      {
        heading: 'It has risen',
        text: [
          'The sponge rises, and stays up. [Nobody|No one] says a word. The dragon cuts it into very small pieces, so that it is enough for {town}, and brings the book back to the desk in person, in the shape of an elderly student. {A} stamps the card. It is the first time that the hand with the stamp shakes.',
        ],
      },
      {
        heading: 'Paid in kind',
        text: [
          'The dragon pays off its fine by reading aloud, Thursdays, in the square. *The price:* all of {town} [has to|must] be quiet for two hours a week, and {G} [has to|must] fetch it with a ladder.',
        ],
      },
      {
        heading: 'A second card',
        text: [
          "If the other one's book is brought back as well, two dragons meet at the returns desk of {town}. *The price:* [somebody|someone] must hold the roof on; and {few2} districts get used to being under an engagement.",
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'It is on its way, walking, as it does not want to be rude. There are {few} bends in the road, and at each it can be asked what it is reading at the moment (a different skill [each|every] time, DC 14).',
        ],
      },
    ],
    hoard: [
      'By the rules of the library the finder of a lost book has a tenth. The dragon does the sum twice, for pleasure, and hands over {items}, and {worth}.',
      'Under the armchair it finds {items}, and {worth}, "which are not mine, I think they came with the cave"; {G} looks for a card and finds none.',
    ],
    favour: [
      'The library of {town} gives the party cards without a date, and {G} a look at the shelf that has no number.',
      'Once, when they are in great trouble, the party may write to the dragon. It answers by return of post, in person, with a cake.',
    ],
    steps: [
      'Find the old card, and read all of it.',
      'Visit the dragon, and knock.',
      'Find out why the bailiff is in a hurry.',
      'Bring the book to the desk before the accounts are closed.',
    ],
    acts: {
      heading: 'The Other Reader',
      blows: [
        'On the second evening knights want to know from the party where the soft spot is ({fight}). They stop when one is down, and it turns out that {H} has sold each of them the same soft spot.',
      ],
      opens: [
        'At the end of the act {A} has done the sum again and found a second card, of the same day, from {town2}. It is for another dragon, it is worth twice as much; and {R}, with a lance and a reading list, has already been sent to fetch it.',
      ],
      goal: [
        'A second dragon is coming into it, one who never learned to knock. The party must reach it before {R} does, and find out what was borrowed there {num} years ago, and why neither of them has ever brought it back.',
      ],
      map: [
        '{A} has the toll bridge sealed as security. Between {town} and the mountains no road is open; there is just the book lift of the old monastery, a hundred fathoms up the rock, which ends, oddly, in the larder of {lair}.',
      ],
      way: [
        'By the book lift it is an hour for each two of the party, in the dark, folded (DC 13 Constitution; between floors it stops and asks for a call number, which {T} knows). On foot across the scree it is two days, with {R} in front, reading aloud.',
      ],
      place: [
        '{town2} lies below the second mountain and is very well-read: something up there throws its finished novels down on to the market. [Everyone|Everybody] has opinions. [Nobody|No one] has seen it for years, but for the ink.',
      ],
      rival: [
        '{R} has sworn to bring back the book, and has got to the chapter in which the dragon is in the right. {R} is looking for [somebody|someone] to be allowed to lose to.',
      ],
      setPiece: [
        "The second dragon receives visitors while reading, and must not be interrupted before the end of the chapter. Meanwhile {A}'s people come up the stairs with nets and a drum ({fight}). The party [has to|must] fight them without a sound: any blow with metal, any spell with words and any cry of pain (DC 13 Constitution saving throw when wounded) is a strike. On the third strike it looks up.",
      ],
      what: 'Insight :: reading over the second dragon\'s shoulder :: It is "How to Tell Somebody", it is on the last page, and it has been on the last page for a long time.',
      who: 'Investigation :: looking at the reminder on the mat :: It was sent by {A} {few4} days before the debt was discovered, officially. The pen had been bitten, by [someone|somebody] who was adding up a house.',
      where:
        'Perception :: asking about the rope of the book lift :: It used to carry two cups of tea across, every afternoon, between here and {lair}; and one day it came back with both.',
      choice: [
        'The dragon offers the party its book, on one condition: that they do not say where they have it from. Or it would come along, if [somebody|someone] told it first what was in the other one.',
      ],
      first: {
        answer: 'takes the book and keeps silent',
        now: [
          '{R} may carry it, and holds it like an egg. The card is settled; somewhere behind them a light goes out.',
        ],
        later: [
          '{R} stands at {lair} before the dragon and lowers the lance, at {A}. It counts: {A} [has to|must] argue with a knight [each|every] round, and loses the bonus action.',
        ],
      },
      second: {
        answer: 'tells it about the sponge',
        now: ['It does not say anything for a page. Then it asks for its shawl.'],
        later: [
          "A second shadow falls across {lair} in the second round. [Nobody|No one] attacks the kitchen any more; half of {A}'s people leave by the larder.",
        ],
      },
      closes: [
        'The act ends in the book lift, in the dark, with the smell of something that is nearly done coming from below, or burning.',
      ],
      lastWay: [
        'The lift opens into the larder of {lair}, behind the jam. By the front door one [has to|must] knock, and there is a queue, with numbers.',
      ],
      clock: [
        'For each step that was prevented {A} has one seal fewer to stick on things, and the dragon reads one page further in peace; if {B} was auctioned, [nobody|no one] in {lair} knows where the baking soda is.',
      ],
      sides: [
        {
          who: '{G.full} and the librarians',
          wants: ['want it quiet. Content with a receipt; angry at dog-ears.'],
          later: [
            'appear in felt slippers, {few3} of them, and say "sh". One enemy stops in the middle of its turn.',
          ],
        },
        {
          who: '{T.full} and the cats',
          wants: ['want the box with the sun in it. Content with sardines; angry at drums.'],
          later: [
            'sit down on whatever paper {A} needs next, and it is not possible to move them.',
          ],
        },
        {
          who: 'The readers of {town2}',
          wants: [
            'want to know how it ends. Content with any ending that fits; angry at a sad one that does not.',
          ],
          later: ['tell the knights the whole plot, beforehand, and {few4} of them go home.'],
        },
      ],
    },
  },
];
