import { castleActs } from './castle-acts.ts';
import { castlePlaces } from './castle-places.ts';
import type { Tale } from './tale-types.ts';

export const castleTale: Tale = {
  id: 'castle',
  titles: ['The Castle on the Chain', 'A Shadow That Stays'],
  tones: ['heroic', 'grim'],
  levels: [6, 20],
  cast: {
    G: 'governor of the province|she:margravine',
    A: 'he:exiled prince',
    B: "she:cloud king's daughter",
    S: 'mountain shaman|eagle rider',
    T: 'kite maker',
    H: 'siege engineer',
    R: 'cloud giant herald',
  },
  deadline: 'the first frost',
  num: [120, 260],
  onlyIn: { a: ['as ballast', 'course has been plotted'], b: ['bellows'] },
  lair: {
    name: 'the anchor chamber under the lake|the anchor chamber below the lake|the chamber of the anchor',
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'cold that is let off a chain',
  escort: ['people', 'elemental', 'construct'],
  pitch: [
    'A castle of clouds used to pass over {town} once a year, for as long as [anybody|anyone] remembers, and people waved. [This year it has not moved on.|This year it has come, and stayed.] A chain as thick as a mill hangs out of it and ends in the lake, and its shadow has lain on {num} farms since midsummer. Under it nothing ripens, water freezes, and {few2} people have been found at noon, white with hoar frost, with their hats still raised.',
  ],
  stakes: [
    'At the first frost, in {days} days, everything beneath the shadow dies, and that is where the bread of the province comes from. {G} has reckoned further: whoever drags the lower end of the chain over land or ice can set the shadow down on any city of the realm.',
  ],
  start: [
    [
      '[On the one side of the street in {town} it is August, and on the other January. A boy stands in the sun and throws a ball into the shadow; it comes back with ice on it.|There is a street in {town} with August on the left of it and January on the right. A boy has noticed that a ball thrown into the shadow comes back with ice on it, and does it again and again.] "Twelve paces since yesterday," says {G.full}, and puts a stone down on the line, [next to|beside] many others. [Then the chain hums, a mile away, and out of the sky something falls, turning, and shatters in the square. It is a teacup, as large as a bath.|A mile off the chain begins to hum. Something white comes down out of the sky, over and over, so slowly that everybody has time to step back, and bursts on the square: it was a teacup, and one could have bathed in it.] [On a shard there is writing: "Help."|On the largest shard you read "Help".]',
      '@street',
    ],
    [
      '[You climb up to the pass, and the castle lies before you at eye level, a whole mountain of towers, at the end of its chain.|At the top of the pass you have the castle straight in front of you, a mountain made of towers, pulling at its chain.] [All the windows are lit. On a terrace somebody is running up and down, as tall as a house, wringing her hands; she sees you, and stops, and calls something, but the wind takes it away.|There is light in every window. Somebody as tall as a house walks to and fro on a terrace and wrings her hands; then she has seen you, and bends over the railing, and calls, but the wind is between you.] {G.full} passes you the telescope. "She is {few3} hundred years old, I have been told," says {G.full}. ["That is a child, for them. She has been doing this since midsummer."|"Among them that is about ten. She has not stopped since midsummer."]',
      '@pass',
    ],
    [
      '{G.full} has laid a table in the meadow, exactly on the line. [On the sunny half there is soup; on the other one it is already frozen.|At one end of it they are serving soup, and at the other one the soup is a block.] "So that you can see how fast," says {G.full}. [Something creaks overhead; you all look up. A rope ladder unrolls out of the clouds, much too far off, over the lake, and much too short.|Over you something creaks. Far out above the lake a rope ladder falls from the clouds and stops, a long way above the water.] [Someone very large begins to climb down it, slips, and hangs by one hand, and does not cry for help. Then a hand as large as a door comes out of the cloud, takes hold of the other, and pulls.|Somebody is climbing down, somebody as large as a house, in a nightdress; a foot slips, and then there is only one hand on the ladder, and not a sound. After a while another hand comes out of the cloud, old, and wide as a door, and takes the first one by the wrist.]',
      '@meadow',
    ],
  ],
  ask: [
    '{G} wants the shadow gone before the first frost. ["They have never harmed us. I do not want to shoot at them, and in a week I shall have to.|"In all those years they have not broken a roof tile. I have guns up there that are trained on them, and next week I shall have to say the word.] Find out who put that chain there: we have nobody here who could forge one link of it."',
    '"Get up there, or down there," says {G}. "[At one end of the chain over {town} is the reason. And be polite; their children are as tall as our church."|Somebody holds one end of that chain. And mind your manners; their children could lean on our church."]',
  ],
  fee: [
    '{G} can raise {coins} gp, half of it from the farms that still lie in the sun, because it will be their turn next.',
    '{G} offers {coins} gp, and the tithe of {num} farms, if they are ever farms again.',
  ],
  talk: [
    '{S.full} has always said that one must not wave: for the cloud people it means "come down".',
    "[The giants have lost a child, people say, and are looking for it in our cradles.|A giants' child is missing, people say, and they look for it in our cradles.]",
    '{A.full} has come back in order to help, although {A.they} was banished, and has already built a dyke.',
    '{T.full} has been closest of all: up to the roof of the cathedral, with a kite.',
    'Below the lake of {town} there is an older castle, upside down. [You see it when the water|One can see its towers when the water] is quite still.',
    '{B.full} throws down everything that she has. [In {town} people collect it, and are ashamed.|People in {town} wait for it with blankets, and do not look at one another.]',
  ],
  run: [
    [
      'The cup has been thrown with care, to fall where [nobody|no one] stood. On the inside is a drawing, in jam: a chain, a lake, and many small people turning something (DC 13 Investigation).',
      'start=street',
    ],
    [
      'What {B} calls can be understood when the wind drops, at dusk, or by reading her lips through the telescope (DC 13 Perception): "My father is down there. Why does he not answer?"',
      'start=pass',
    ],
    [
      '{B}, who hung there, has lost a shoe, as large as a rowing boat. In it lies a sheet with a drawing, in jam (DC 13 Investigation): a chain, a lake, and many small people turning something.',
      'start=meadow',
    ],
    'Whoever stays in the shadow over {town} for ten minutes must make a DC 13 Constitution saving throw or gain a level of exhaustion. [Fire burns there without giving heat; a friendly word|A fire gives no heat in there; a friendly word] warms noticeably.',
    '{A} is there with ropes and blankets and gives orders that are good. {A.their} people are many, and strong, and do not look up.',
  ],
  gist: [
    [
      "{A} has anchored the cloud castle with a chain from an older war, and holds the giants' king at {lair}, asleep, as ballast. Under its shadow the river freezes: at the first frost the ice will bear, and {A}'s people drag the sleeping king to the capital on runners, with the castle behind him like a kite on its string. {H} turns the winch, which makes the string longer or shorter.",
      'v=a w!=a2',
    ],
    [
      "{A} has beaten the giants' king at draughts, with loaded stones, and won the use of the castle. A giant keeps his word: the king sits at {lair} and holds the chain himself, and is too ashamed to answer {B}. At the first frost, when the ice of the river bears, he is to walk to the capital, with the castle behind him like a kite on its string. {H} made the stones.",
      'v=a w=a2',
    ],
    [
      "The giants have anchored the castle over {town} themselves: their king is dying, and may only die at his birthplace, the chamber in the lake, where his mother once kept watch over the anchor. {A} has found the chamber, and slowed the king's dying down with {H}'s machine: as long as the king does not die, his people cannot leave, and {A} has something with which to threaten the realm.",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has been seen at night on the rock, talking with the castle by fire signals.',
  ],
  truth: [
    [
      'The people of the clouds and those of {town} fought, before the first church here was built, and made peace. [For this the giants left a hostage: an anchor in the lake|As a hostage the giants left an anchor in the lake], with a chamber, and a chain, by which they could be called down, if they broke their word. [Nobody ever did.|Neither side ever had to call.]',
    ],
    [
      [
        '{A} found the old treaty in the archive, and came in summer as a friend to invite the king to a feast beneath the lake. [The king went, with his smallest crown on.|The king put on the smallest of his crowns, and went.] [What {A} gave him to drink makes one heavy.|There was something in the wine that makes one heavy.] Since then the king has been lying in {lair} with the chain made fast to his belt; no castle gets away as long as its king is asleep at the bottom, and where he is dragged it follows, whatever its sails do. {B} has been left up there with {few4} old servants.',
        'v=a w!=a2',
      ],
      [
        '{A} found the old treaty in the archive, and came in summer as a friend to invite the king to a feast beneath the lake. [The king went, with his smallest crown on.|The king put on the smallest of his crowns, and went.] After the wine they played draughts, and the king lost his castle for a season; {H} had put iron into the stones, and sat under the board with a magnet. Since then the king has been sitting in {lair} with the chain round his wrist, plays again each evening, and owes more. {B} has been left up there with {few4} old servants.',
        'v=a w=a2',
      ],
      [
        'The old king had himself let down to the lake in a boat, past {town}, in a night of thick fog, the last one in which he could be carried. [It was to be over by morning.|By morning it would be over, they had thought.] Only {A} was on the bank, an exile with {num2} followers, and understood what it means if [somebody|someone] may not die. {H} has built something of bellows and cold. [Since then the old one has breathed, once an hour,|That keeps the old one breathing, once an hour,] and the cold that is drawn out of him rises from the lake and lies on the farms.',
        'v=b',
      ],
    ],
    [
      '{T} has flown a lantern up on a kite, and down came an answer: a lock of hair, as thick as a rope. {T} has told [nobody|no one] about it, since one does not tell on a child.',
    ],
  ],
  turn: [
    [
      '{B} could cut the chain at the top, at any time. [She knows it, and she has the axe.|The axe is under her bed; she knows what it is for.] [Then the castle goes up like a cork, to where|Without the chain the castle shoots up like a cork, to where] there is no air, with all in it, and her father stays. [She has put it off from day to day.|"Tomorrow", she says to it every evening.]',
      'v=a w!=a2',
    ],
    [
      'By the law of the clouds a promise that was won by fraud binds [nobody|no one]; but a guest does not look under the board of a host. {B} has played draughts with her father every evening since she could sit, and would see at a glance that the stones move by themselves; a letter in his name has told her not to come down, and her servants see to it. A greeting from her over {town} is what makes him look.',
      'v=a w=a2',
    ],
    [
      '[The king is not afraid of dying, and he is quite awake.|Behind his eyelids the king is awake, and dying does not frighten him.] He has kept still because {A} told him that, if he goes, his daughter will be cast out; it is not true, but he was always told that small people do not lie.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has waved at the castle every year since childhood. {G} will give the order to shoot, and has already written the letter in which {G.they} resigns.',
    ],
    A: [
      '{A} really was wronged by the court of the realm, which has [since apologised|since apologised, in writing, with a seal]. {A} wants the court to be cold and hungry for as long as {A.they} was.',
    ],
    B: [
      '{B} is {few3} hundred, in their years a child, and says "please" in a voice that breaks the windows of {town}, and whispers when she notices it. Under her bed, high over {town}, lies an axe with which the chain could be cut at the top; each evening she thinks of doing it.',
    ],
    S: [
      '{S} talks with the castle about the weather, as {S.their} mother did. {S} knows all the signals of the cloud people, teaches them to anyone who brings firewood up to the rock, and has a bad chest from the cold.',
    ],
    T: [
      '{T} has been up higher than [anyone|anybody] else here and has only one wish. {T} makes kites that would carry a person, a light one.',
    ],
    H: [
      '{H} admires the chain. {H} has never in {H.their} life made anything that held, and cannot bring {H.themself} to let go of this.',
    ],
    R: [
      '{R} is as tall as a mast, and speaks for a people that does not know any word for "ransom". {R} has brought along an army, and leaves it outside out of courtesy.',
    ],
  },
  places: castlePlaces,
  lairLook: [
    [
      "[Under the lake there is a hall for people who are thirty feet tall, and air in it. In the middle, on a bier, lies the king of the clouds with his small crown on, and from his belt the chain goes up.|You can breathe in this hall under the lake, and nobody under thirty feet has ever been meant to. The bier is in the middle; on it lies the king of the clouds with the small crown on, and the chain is made fast to his belt.] There are iron runners under the bier, new ones. [Each|Every] time he breathes out, it snows on {A}'s guards.",
      'v=a w!=a2',
    ],
    [
      "[Under the lake there is a hall for people who are thirty feet tall, and air in it.|You can breathe in this hall under the lake, and nobody under thirty feet has ever been meant to.] In the middle, on a stool, sits the king of the clouds with the small crown on, and has wound the chain round his own wrist; before him stands a board with stones as large as millstones. Each time he sighs, it snows on {A}'s guards.",
      'v=a w=a2',
    ],
    [
      "[Under the lake there is a hall for people who are thirty feet tall, and air in it. In the middle, on a bier, lies an old king among bellows and bronze pipes, and beside him the chain goes up.|You can breathe in this hall under the lake, and nobody under thirty feet has ever been meant to. The bier is in the middle; pipes of bronze and bellows are built all round it, the chain goes up at its head, and on it lies a very old king.] [Each|Every] time he is made to breathe, it snows on {A}'s guards.",
      'v=b',
    ],
  ],
  lairUse: [
    [
      'The party gets in as the ropes do, through the bronze pipe that begins under the winch of the camp: an hour on hands and knees, in air, and then a grating (DC 15 Athletics) behind the brake of the great winch. Whoever turns that winch back (three actions, DC 15 Athletics, or a giant) lets the chain run: the castle leaps up by a hundred feet, the chain comes taut again with a jerk, and [everyone|everybody] in {lair} is thrown off their feet (DC 15 Dexterity), {A} as well.',
      'kind=quest',
    ],
    [
      'The ropes from the camp of {town} drive the winch of the chain. Whoever turns it back (three actions, DC 15 Athletics, or a giant) lets the chain run: the castle leaps up by a hundred feet, the chain comes taut again with a jerk, and [everyone|everybody] in {lair} is thrown off their feet (DC 15 Dexterity), {A} as well.',
      'kind=adventure',
    ],
    [
      '[The king can hear, at {lair}. Whoever|At {lair} the king is listening. Whoever] calls a greeting from {B} into his ear (with the lock of hair that {T} keeps, no check; without it DC 15 Persuasion) is helped by one movement of his hand: 22 (4d10) damage to whomever the caller points at. After three such calls in the name of {B} he is awake, and unbuckles the belt with the chain.',
      'v=a w!=a2',
    ],
    [
      'The king keeps his word and does what {A} asks, once a round: 22 (4d10) damage to whoever stands on the board of {lair}. Whoever shows him the iron in a stone (one must be broken, two actions, DC 15 Athletics; with the lock of hair in hand that {T} keeps, as a greeting from {B}, he looks at once, and without it after a DC 15 Persuasion) frees him of it: he opens his hand, and the chain is loose.',
      'v=a w=a2',
    ],
    [
      '[The king can hear, at {lair}. Whoever|At {lair} the king is listening. Whoever] calls a greeting from {B} into his ear (with the lock of hair that {T} keeps, no check; without it DC 15 Persuasion) is helped by one movement of his hand: 22 (4d10) damage to whomever the caller points at. If the bellows of {H} are cut through (two actions), the machine stops, and the king lives for one more hour, in which {B} can be brought down to him; then his people are free to go.',
      'v=b',
    ],
  ],
  tactics: [
    [
      "{A} fights on the bier, with the king's own dagger, a two-handed sword to {A.them}, and does not let [anybody|anyone] near the ear; {H} stands at the brake of the winch, and waits for a word from {A} before {H.they} touches it",
      'w!=a2',
    ],
    [
      '{A} fights on the board, from behind the stones, and reminds the king of his word in [each|every] round; {H} lies under the board and pulls swords aside with the magnet, so that the first attack with iron or steel in each round has disadvantage',
      'w=a2',
    ],
  ],
  companions: [
    [
      "Those on {A}'s side have been outlaws for so long that they do not know how to go home. The letter from the crown, read aloud (DC 15 Persuasion), is about them, too; one after the other they look for their names in it. It is in the dispatch box in the camp of {A}.",
      'escort=people',
    ],
    [
      'What serves {A} here came with the chain and obeys the treaty. Whoever quotes it ("the anchor is for those who break their word", DC 15 History) makes one of them stand still.',
      'escort!=people|no',
    ],
  ],
  parley: [
    '{A} would like to be asked to come home, not by a letter, but by a person, at the gate. If {G} or [somebody|someone] for {G} does so (DC 15 Persuasion), {A} sits down on the nearest stone, and cannot think of an answer.',
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: the geese of {town} fly round the castle. "The one they call {B.name} cries up there," they say, "and throws good bread."',
    ],
    [
      3,
      "*Detect Thoughts* on the bank of the lake finds {A}'s guards, and under them, very deep, one thought that takes an hour.",
    ],
    [
      5,
      '*Water Breathing* makes the lake passable; halfway down there is air in a bronze pipe, and a grating that {H} oils.',
    ],
    [
      9,
      [
        '*Scrying* on the king shows the inside of an eyelid as large as a gate. Behind it [somebody|someone] is counting.',
        'w!=a2',
      ],
    ],
    [
      9,
      [
        '*Scrying* on the king shows a board of squares from very close, and a hand that does not dare to move; under the table {H} is yawning.',
        'w=a2',
      ],
    ],
    [
      9,
      [
        '*Greater Restoration* sets the king free of what holds him, and he opens his eyes. It [has to|must] be cast with a hand on his heart, which is high up. {B} would like to be there.',
        'v=a w!=a2',
      ],
    ],
    [
      9,
      [
        '*Greater Restoration* does not make the king young. It ends what the machine of {H} does to him, for an hour, and in that hour he can say what he wants. {B} would like to be there.',
        'v=b',
      ],
    ],
    [
      9,
      '*Teleportation Circle* and the like work to the castle; the circle is in the nursery of {B}, and is drawn in jam.',
    ],
    [
      9,
      '*Commune* with a god of weather: "Is the cold meant for {town}?" No. "Is the king of the clouds in his castle?" No. "Is he alive?" Yes.',
    ],
    [
      9,
      '*Control Weather* or *Control Winds* pushes the shadow aside by a few farms for as long as it lasts; the ones beneath it then [have to|must] be asked.',
    ],
    [
      11,
      '*Sending* to {B}: "Hello. Am I too loud? Papa is in the lake. I have an axe. Should I? Everyone in {town} says different things. I am being careful with cups."',
    ],
    [
      13,
      '*Reverse Gravity* under the keel takes the weight off the chain for a minute; in that minute the pin that holds the chain at {lair} can be drawn out by hand.',
    ],
  ],
  clock: [
    [
      'The shadow moves by twelve paces. {A} asks {G} for command of the militia, and for good reasons.',
    ],
    {
      text: ['{S} is shot down from the rock by the militia, in the middle of a sentence.'],
      stop: [
        'stand [next to|beside] {S} and give {G} a translation, word for word, as it comes in (DC 14 Persuasion); it is about the weather, and then it is about the lake',
      ],
    },
    {
      text: ['{B} lifts the axe. She puts it down again, but a link has been half cut through.'],
      stop: [
        "send up {T}'s kite, with one of the party on it or a long letter, before that evening; [someone|somebody] has only to stay with her",
      ],
    },
    [
      [
        "At the first frost {A}'s people haul the king up on to the ice and along the river, and the castle [begins|starts] to travel after him, against the wind; where its shadow goes, the river freezes before the runners.",
        'v=a w!=a2',
      ],
      [
        'At the first frost the king gets up, because he has lost again, and walks along the river with the chain over his shoulder; the castle [begins|starts] to travel after him, against the wind, and {A} rides on his collar.',
        'v=a w=a2',
      ],
      [
        'At the first frost the cold comes up out of the lake on every side of {town}. {A} writes to the capital what it costs to have it stop: half of the taxes of {few6} cities, every year.',
        'v=b',
      ],
    ],
  ],
  after: [
    [
      '{few6.u} cities have a winter in autumn. In the capital {A} has the castle stopped over the palace; the court has fled to the south, and [nobody|no one] is left to be cold.',
      'v=a',
    ],
    [
      '{few6.u} cities have a winter in autumn, and pay. The king breathes once an hour. In the evenings {A} reads the apology of the crown, and does not answer it.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Home',
      text: [
        [
          'The king gets up, with the lake on his shoulders, and takes {B} on his arm. [Then the castle goes on, and in {town} they wave.|That afternoon the castle moves on, as it does every year, and they stand in the streets of {town} and wave.] {A} has been given a coat, and stands in the sun, on the line, and does not know which way to step.',
          'v=a',
        ],
        [
          '{B} is let down to the king on the chain. [He breathes out, once, without any hurry, and all of them up there|There is one more breath, a long one, and all of them up there] come to the railings and let lanterns down. [Then the castle goes on, and in {town} nobody waves; they have taken off their hats.|That afternoon the castle moves on; in {town} nobody waves, they hold their hats in their hands.]',
          'v=b',
        ],
      ],
    },
    {
      heading: 'On the axe',
      text: [
        '[If {B} cuts the chain above, the shadow is gone by evening.|With the chain cut at the top by {B}, there is no shadow left by evening.] *The price:* the castle goes up to where there is no air, with {B} in it, and the king stays under the lake; his people will come to {town} and ask for both.',
      ],
    },
    {
      heading: 'A treaty',
      text: [
        '{G} may write a new one: the giants pass once a year and leave the rain that is asked for. *The price:* they want a hostage in their turn, to be brought up in the clouds; {T} has already packed.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          '[The castle has been hauled over {town}. It is snowing on the market.|They have hauled the castle over {town}, and there is snow on the market.] [The chain drags through the streets, and can be climbed|Through the streets drags the chain, which can be climbed] (DC 16 Athletics), link by link, from a roof, by those who leave packs and armour behind; at its lower end, on the market, lies the king on his runners.',
          'v=a w!=a2',
        ],
        [
          '[The castle has been hauled over {town}. It is snowing on the market.|They have hauled the castle over {town}, and there is snow on the market.] In the midst of it stands the king, with the chain over his shoulder, and looks the other way. The board is carried behind him on a cart: one stone, broken before his eyes (DC 16 Athletics), and he sets the castle free.',
          'v=a w=a2',
        ],
        [
          '[It is snowing on the market of {town}, and the ice of the lake is as thick as a wall.|The market of {town} is white, and one could drive a cart on the lake.] The king has just drawn the breath that is to last an hour. For as long as he holds it {A} is busy at the machine, and the ice over {lair} can be sawn through (DC 16 Athletics).',
          'v=b',
        ],
      ],
    },
  ],
  hoard: [
    "{B} turns out her pockets for them; in these are {items}, which are doll's things to her, and {worth}.",
    'In the war chest of the camp lie {items}, and {worth}; {G} has it divided by farms, and the party counts as one.',
  ],
  favour: [
    '[Once a year the castle takes the party along, from wherever they stand and wave to wherever the wind goes.|If they stand somewhere and wave, the castle takes them along, once a year, to wherever the wind goes.]',
    '{G} gives them the stones of the line to build a house with, and the field by the lake that it would stand in.',
  ],
  steps: [
    'Look at the shadow from inside.',
    'Find a way to speak with those in the castle.',
    'Find out what lies at the lower end of the chain.',
    'Lift the shadow before the first frost.',
  ],
  acts: castleActs,
};
