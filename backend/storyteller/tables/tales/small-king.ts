import { smallKingActs } from './small-king-acts.ts';
import type { Tale } from './tale-types.ts';

export const smallKingTale: Tale = {
  id: 'small-king',
  titles: ['The King Is Two Inches Tall', 'Long Live the Crumb'],
  tones: ['whimsical'],
  levels: [11, 20],
  cast: {
    G: 'royal chamberlain|she:mistress of the robes',
    A: 'royal portraitist of the stamps|minister of appearances',
    B: 'palace ratcatcher',
    S: 'court sorcerer|ambassador of the giants',
    T: 'she:dusting maid|royal sweeper',
    H: 'palace tailor|court costumier',
    R: 'he:crown prince of the mice',
  },
  named: 'he:',
  deadline: 'the state visit',
  num: [120, 900],
  onlyIn: { a: ['magnifying stand', 'shrinking glass'], b: ['by his own wish', 'holiday'] },
  lair: {
    name: 'the doll palace in the attic|the doll palace under the roof|the toy palace in the attic',
    terrain: 'indoors',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'strokes of a pencil',
  escort: ['construct', 'people', 'fey', 'beast'],
  pitch: [
    [
      'On Monday {W.name}, king of this realm, was six feet tall. On Tuesday they found his crown on the pillow, with the whole king in it, asleep. [He is two inches high and in good health.|Nothing is wrong with him except that he measures two inches.] On Thursday {G} put him on a saucer, on the table of the council, and turned round for a moment to fetch a spoon; and now he is lost, somewhere in the {num} rooms of the palace of {town}, the capital.',
      'v=a',
    ],
    [
      'King {W.name} has become small, says {G}, and does not mean his popularity. [He is two inches tall. It has been kept|Two inches is all that there is of him. It has been kept] from the realm for {weeks} weeks, with a coat on a hat stand and a good deal of waving. Asked who did it, His Majesty says that he would not like to accuse anybody; and on Thursday, during a meeting, His Majesty stepped off the edge of the table to stretch his legs, and the palace of {town}, the capital, has {num} rooms, {num4} cats and any number of cracks.',
      'v=a',
    ],
    [
      'For {weeks} weeks {W.name}, king of this realm, has been ill, it was said, and a coat on a hat stand has waved from the balcony. On Thursday {G} heard a very small voice ask for a towel, out of a drain. [It was the king. He was two inches high and in good health|The voice belonged to the king, who measured two inches and complained of nothing]; and when {G} had fetched the towel there was [nobody|no one] there, and the palace of {town}, the capital, has {num} rooms and {num4} cats.',
      'v=b',
    ],
  ],
  stakes: [
    'In {days} days the emperor of the giants comes to {town} on a state visit, and shakes hands. If there is nobody to shake it, says {G}, he will be insulted, and when he sits down, insulted, that is a province. The crown must be on a head by then.',
    'There are {days} days until the emperor of the giants comes on his state visit. By the constitution the throne is vacant if it looks vacant, and {few} heirs have ordered their coronation robes. {G} has seen the bills, and they are all from the same tailor.',
  ],
  start: [
    [
      'The throne room of {town} has been cordoned off with silk rope. {few2.u} courtiers crawl over the carpet on their hands and knees, in full dress, with magnifying glasses, whispering, "Your Majesty? Your Majesty?" {G.full} stands on one leg. ["Do not move," says {G.full}. "Lift your left foot. Slowly. Turn it over. Thank the gods."|"Stay as you are," says {G.full}. "Now the left foot. Up. Let me see the sole. The gods be praised."] [At this moment the largest cat of the palace comes in at the far door, sits down, and licks its whiskers, thoughtfully.|Just then somebody has let the cat in, the big one. It walks to the middle of the carpet, sits down, and passes its tongue round its whiskers, as after a meal that one wants to remember.]',
      '@carpet',
    ],
    [
      '[The audience goes well. The king of the realm sits on the balcony above you, a bit stiff, and waves. Then the wind gets up.|So far it has been a good audience. High above you on the balcony sits the king of the realm, rather upright, and waves. Then there is a gust.] [The royal head comes off, rolls along the balustrade and drops into your lap: it is a wig on a turnip.|His Majesty\'s head tips, comes down the balustrade, and lands in your arms. You are holding a turnip with a wig on.] [Nobody below seems to have noticed.|The crowd goes on cheering.] {G.full} bends down to you, still smiling at the crowd. "Wave," says {G.full} between {G.their} teeth. ["With the turnip. I can explain. Actually I cannot."|"Lift it higher. There is an explanation, or there will be one."]',
      '@turnip',
    ],
  ],
  ask: [
    '"Find him," says {G}. ["Please bring him back in one piece, it is quite a small piece. And find|"In one piece, if you please, and mind where you sit. And find] out who did it. One does not become small by oneself; I have been at court for most of my life, and one has to be made to."',
    '{G} wants the king found, in secret, before the state visit, and restored to his usual size. "If that is not possible, we shall need a very large magnifying glass, and some people with no sense of humour."',
  ],
  fee: [
    '[The privy purse has {coins} gp.|There are {coins} gp in the privy purse.] {G} mentions that such a coin, stood on its edge, now comes up to the chest of the king.',
    '{G} offers {coins} gp, and the hereditary right to sit in the presence of the king, "which everyone does at present, by mistake".',
  ],
  talk: [
    '[The king has become very fond of cheese, people say, and of dark corners.|The king keeps to dark corners these days, they say, and asks for cheese.]',
    '{S.full} threatened in a debate to cut him down to size; there were {few4} witnesses.',
    '{T.full} has been told to stop dusting, for the first time in {T.their} life, and is beside {T.themself}.',
    'The new stamps show the king in his real size. [They were printed a month ago.|The printer has had them lying ready for a month.]',
    '{B.full} has laid down the traps, in protest, and will not say against what.',
    '{H.full} makes clothes for dolls at night and delivers them personally.',
    '[In the cellars of {town} the mice have begun to walk in step.|Whoever has a cellar in {town} hears the mice march.]',
  ],
  run: [
    [
      '[The cat did not eat him.|Nobody has been eaten.] [The cat has fluff from the wainscot on its whiskers and a tiny scratch on the nose, made with a sword (DC 16 Animal Handling); it is impressed.|There is fluff on the whiskers of the cat, from the wainscot, and on its nose a very small scratch, from a sword (DC 16 Animal Handling); it has never been so impressed.]',
      'start=carpet',
    ],
    [
      '[The turnip was carved by an artist (DC 16 Investigation): it looks more like the king than he did.|An artist has carved this turnip (DC 16 Investigation): it is more like the king than the king.] {A} blushes when it is praised.',
      'start=turnip',
    ],
    [
      'On the council table there is a trail of royal footprints in jam, each no larger than a grain of barley. [They lead to the edge, and stop|At the edge of the table they stop,] in front of a piece of thread that hangs down.',
      'v=a',
    ],
    '{A} suggests, with great regret, that one ought to begin to think of the stamps. [They would have to show somebody.|Somebody will have to be on them.]',
    'Speaking to the palace mice is no use without an appointment (DC 17 Persuasion or a good piece of cheese): they have just held an election.',
  ],
  gist: [
    [
      '{A} has shrunk the king with a shrinking glass through which he was to be painted for the stamps, and keeps a much nicer king ready: a clockwork one, at {lair}, made by {H}. [The real one was to be locked in there as well, but got away from the council table before that, and is with the mice.|The real one slipped off the council table before {A} could take him there, and is with the mice.] At the state visit the clockwork king abdicates, in favour of the arts.',
      'v=a',
    ],
    [
      '[The king is small by his own wish.|Nobody did it to the king; he is small by his own wish.] [He wanted a holiday, and {A} sold him one|It was to be a holiday, and {A} had one to sell]: a month as nobody, in {lair}, with a garden of moss. [Only then did {A} notice what can be done with a king|The rest occurred to {A} afterwards: what can be done with a king] who has to be asked through a straw; and {A} had {H} lock the door. [The king gets out by the drain all the same, and likes to walk about as nobody|But there is the drain, and through it the king goes out, to be nobody]; only to sleep does he go home to his hammock.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who once threatened to cut the king down to size, and who has spent every night since then on the floor of the throne room, with a candle, looking for His Majesty.',
  ],
  truth: [
    [
      'King {W.name} is tall, shy and conscientious, and has always had the feeling of being in the way. Since he was grown he has ducked under every lintel in {town} and apologised to it.',
    ],
    [
      [
        '{A} has drawn his profile hundreds of times, for coins, stamps and plates, and each time somebody complained that it was too small to be seen. [{A} came to think that what should be small is the model.|One day it struck {A} that the fault lay with the model, which should be smaller.] The glass came from a travelling optician who is not to be found any more; whoever is looked at through its wrong end for as long as a portrait takes fits on a stamp.',
        'v=a',
      ],
      [
        '[A holiday is not provided for in the constitution.|The constitution does not know such a thing as a holiday.] [So it had to be a disappearance|He had to disappear], and {A} arranged it with great tact: a potion, a basket, a little bed. [In the first week the king read {few3} novels.|For one week the king read novels, {few3} of them.] In the second {A} brought him the first decree to be signed, and a magnifying glass, with which one can see everything but the small print.',
        'v=b',
      ],
    ],
    [
      '{T} swept him up on Thursday, by mistake, and talked to him for a good hour before {T.they} noticed that it was not {T.their} conscience. {T} has put him down behind the stove, at his request, and has sworn not to tell anybody taller. The mice, who were looking for a ruler, have elected him since, by {num2} votes to none.',
    ],
  ],
  turn: [
    [
      '[The mice mean it. Their old queen|For the mice this is no joke. Their old queen] has died, and for {few3} years they have been looking for somebody who is small, polite and afraid of cats. [If he is taken away from them before he has sworn in a successor, it is an act of war, and they can gnaw through every bell wire in {town}.|To take him away from {town} before he has sworn in a successor is war, for them, and there is no bell wire in the palace that they cannot gnaw through.]',
      'v=a',
    ],
    [
      'He can be tall again at any time: he only has to give an order and mean it. [He has never done that in his life.|In his whole reign he has not managed that.] [The potion makes people exactly as large as they think they are.|With that potion one is as large as one thinks one is, not an inch more.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} is responsible for everything that is in the right place and suffers physically if something is not. {G} has begun to salute crumbs.',
    ],
    A: [
      '{A} has made the realm look good for {years} years and thinks that it should be grateful. {A} has never looked at the king without a pencil.',
    ],
    B: [
      '{B} has lived beside the walls of the palace for a lifetime and knows what goes on in them. If {B} had to choose between the palace and the mice, it would be the mice.',
    ],
    S: [
      '{S} has a loud voice, a bad temper and a very good heart. {S} has had a sedan chair made, in case, from a walnut shell.',
    ],
    T: [
      '{T} knows each corner of {num} rooms by its fluff. {T} has been spoken to by a king for one hour, and he listened, too.',
    ],
    H: [
      '{H} sews stitches that cannot be seen and has never been asked to a ball. {H} has made the clothes of everybody who is going to be king.',
    ],
    R: [
      '{R} lost the election, by {num2} votes to none, and took it like a prince, which is to say that {R} has raised an army. {R} is four inches tall in boots.',
    ],
  },
  places: [
    {
      name: 'the kitchen stove|the royal stove',
      look: [
        'The royal stove is the size of a chapel, and {few5} soups are cooking on it. [Behind it, in the warm, there is a crack with a door knocker.|In the wall behind it, where it is warm, somebody has put a door knocker on a crack.]',
        '[Heat, copper, pans, and on the floor behind the stove a toothpick|It is all copper and heat; and on the floor behind the stove stands a toothpick], leaning on the wall like a halberd, with somebody beside it.',
      ],
      todo: [
        'Whoever wants to look behind the stove has to lie on the floor in front of the head cook, who throws things (DC 16 Dexterity saving throw, or 7 (2d6) bludgeoning damage from a ladle), unless a dish is sincerely praised first, and finished.',
      ],
      what: [
        [
          'Investigation :: reading what is pinned to the little door :: [An election poster. The candidate|It is a poster, for an election. The candidate] is shown with a crown, on a cheese, and under it stands "He did not step on anyone".',
          'v=a',
        ],
        [
          'Investigation :: reading the royal holiday diary in the crack, with a lens :: ["Slept until ten. Nobody wanted anything. Walked round a radish."|"Up at ten. No papers. Once round the radish before lunch."] [In the third week it breaks off, with "locked in, I think".|"Locked in, I think," it says in the third week, and that is the end.]',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {T} who has forbidden the dusting :: {A} did, in writing, "in order to preserve the light". [{T} got that on the day before there was anything to sweep up.|The order to {T} is a day older than the reason for it.]',
      where:
        "Perception :: looking at what the sentry at the little door is eating :: Sugared violets of {town}, from a doll's tea set. In the whole palace of {town} there is only one place where tea is laid for dolls: {lair}.",
    },
    {
      name: 'the studio of {A.full}',
      look: [
        '[Kings on every wall, in rows, like stamps; beneath them pots of glue.|The kings hang in rows, gummed, on every wall, and there are pots of glue under them.] {A} is working on one as large as a fingernail, and asks the party to hold their breath.',
        'North light, brushes of one hair, and on an easel a curtain with something behind it. {A} offers the party a chair each, and they are all a little too low.',
      ],
      todo: [
        '[{A} would like to draw one of the party and talks while doing so.|While {A} draws one of the party, {A} can be talked to.] Whoever sits for it must keep still (DC 17 Constitution saving throw) and is three inches shorter for a day; the others have a quarter of an hour.',
      ],
      what: [
        [
          'Arcana :: looking through the brass instrument on the easel from the right end :: [Everything on the other side becomes large and comes closer. It is a shrinking glass, the only one in {town}|Whatever is over there comes nearer and grows; from the other end it would shrink, and stay so. It is a shrinking glass, the only one in {town}], and the chair before it has been screwed to the floor at the distance for a king.',
          'v=a',
        ],
        [
          'History :: reading the contract that lies under the blotter :: "One holiday, all included, for a person of standing, with discretion." [King {W.name} has signed it, in full size.|It was signed by King {W.name}, in full size.] With a lens one can read the last line: "Height returns with the first order that is meant."',
          'v=b',
        ],
      ],
      who: "Sleight of Hand :: opening the folder with the new stamps :: They show a king who smiles, a little fixedly, and {A} in the background, with a laurel wreath. [The date is next month's.|Next month's date is on them.]",
      where:
        'Nature :: smelling at the paint rags :: Cedar, camphor and old toys: they have been upstairs for a long time, at {lair}, which {A} has had the key to since the royal children grew up.',
    },
    {
      name: 'the walls of the palace|the space behind the walls',
      look: [
        "[Behind a panel there is a stair for servants, and behind that one for mice, with a carpet.|A panel opens on the servants' stair, and a smaller panel on a smaller stair, which has the better carpet.] {B} walks ahead with a lantern and knocks at every corner, so as not to startle anybody.",
        '[Dust like snow, beams like cathedrals, a lit street of little windows, each as large as a stamp.|The dust lies as high as snow, the beams go up like a nave, and along them is a street, with a light in each window, and each window no larger than a stamp.] {B} takes off {B.their} hat.',
      ],
      todo: [
        "[You are too large here, says {B}. In {town} you can make yourself thin|Nobody in {town} has built this for people of your size. One can draw in one's breath] (DC 17 Acrobatics), use magic (*Reduce*, *Polymorph* and *Gaseous Form* are welcome), or send in a familiar with a letter; it must be a polite one, and it will be answered.",
      ],
      what: [
        [
          'Persuasion :: asking the mice about the great one who became small :: [He ran past, with a cat behind him, shouting, "After you!" to everyone at the hole. They held a vote on the spot.|A cat was after him, and at the hole he stood aside and said "After you!" to every mouse. It took them one minute to elect him.]',
          'v=a',
        ],
        [
          'Persuasion :: asking the mice about the great one who became small :: [He comes every evening to learn how to gnaw. He laughs a lot.|They give him lessons in gnawing, each evening, and he has never laughed so much.] He said that he used to be somebody else, in the daytime.',
          'v=b',
        ],
      ],
      who: 'Survival :: following a line of little wheel tracks through the dust :: [It is a clockwork coach, with a coat of arms|Somebody keeps a clockwork coach in here, with a coat of arms] that the realm does not have: a brush, rampant. It goes to the room of {H}, where a hat lies that belongs to {A}.',
      where:
        'Investigation :: reading the street signs :: "To the cheese", "To the stove", and, painted over and written out again in fear, "Up: {lair}. Nobody comes back in the same clothes, says {H}".',
    },
  ],
  lairLook: [
    [
      'Under the roof of the palace stands a palace, with {num5} windows and one wall that opens like a cupboard, built so that royal children could walk about in it; grown people stoop. In its throne room sits a king of clockwork, as tall as King {W.name} used to be, in ermine, with the crown against the ceiling; on the arm of the throne is the magnifying stand under which the real king was to be kept, and it is empty. If the party has King {W.name} in a pocket, he is what {A} tries for first, to put him there.',
      'v=a',
    ],
    [
      "Under the roof of the palace stands a palace, with {num5} windows and one wall that opens like a cupboard; royal children used to walk about in it, and anyone taller bends their head. [There is a garden of moss, a bath with a dripping tap, a hammock made from a handkerchief, which is still swinging, and on the front door, outside, a very large padlock.|It has a garden of moss, a bath whose tap drips, a hammock, which was a handkerchief and is still swinging, and a padlock on the outside of the front door, a very large one.] King {W.name} has just got out of the hammock, and stands behind the tap with a towel, in nobody's way.",
      'v=b',
    ],
  ],
  lairUse: [
    "[In {lair} size goes by manners.|Manners decide, as {town} knows, one's size in {lair}.] Whoever insults someone becomes a foot smaller until the end of the next turn, and whoever pays an honest compliment a foot taller (the game master is the judge; at less than two feet, attacks do half damage).",
    '{lair.u} can be shut (one action, DC 17 Athletics): whoever is in one of its rooms is then locked in with whatever was there already. It has {few6} rooms that are large enough for that, and the bath can be run.',
    '[The toys of the royal children lie about under sheets.|There are sheets over the toys of the royal children.] Whoever pulls one off (one action) gets the help of what is under it for a round: a rocking horse that bolts, a regiment of tin, a very large bear.',
  ],
  tactics: [
    '{A} draws one of the party [each|every] round, with a few strokes, and whoever is drawn is half as large and does half damage until they do something that is not like them; {H} sews people to the curtains with a needle as long as a lance: whoever fails a DC 16 Dexterity saving throw is restrained until somebody finds the scissors',
  ],
  companions: [
    [
      'Those who fight for {A} have been made for the stamps, and are flat at the back. [If one of them is told that it is one of a kind (DC 16 Persuasion), it goes off to be collected.|Tell one of them that there is no second one like it (DC 16 Persuasion), and it leaves, to be collected.]',
      'escort!=no',
    ],
  ],
  parley: [
    '{A} would like to see one work of {A.their} own large, once. Offer a wall (the throne room has one, of sixty feet; DC 17 Persuasion, or {G} signs for it), and {A} lays down the pencil, steps back, and asks what one usually does with such an amount of sky.',
  ],
  spells: [
    [
      11,
      '*Scrying*[ on the king shows a great deal of darkness and a voice that says "excuse me" every few seconds.| on the king: it is dark, and every few seconds somebody in it says "excuse me".]',
    ],
    [
      11,
      '*Sending* to the king: ["Quite all right. Do not make a fuss. Has someone fed the dogs? I have met the most charming people. Mind your feet."|"I am very well, thank you. Please see to the dogs. Such charming company here. Do look where in {town} you step."]',
    ],
    [
      11,
      [
        '*True Seeing* in the throne room shows an empty coat on a hat stand where the king should be, and {A}, who is standing where the light is best.',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*True Seeing* in the throne room shows an empty coat on a hat stand where the king should be, and how small everybody here thinks that they are; {A} is about a foot high.',
        'v=b',
      ],
    ],
    [
      11,
      '*Polymorph* gets one of the party into the walls of {town} as a mouse; at the first corner somebody asks for the papers.',
    ],
    [
      13,
      '*Enlarge* and the like make King {W.name} four inches tall, for a minute. [He says that it is a very kind thought.|It is a very kind thought, he says.]',
    ],
    [
      17,
      '*Wish* brings him back at once, in his usual size, in the middle of what he was just crawling through.',
    ],
  ],
  clock: [
    ['{A} has the throne room painted. {H} is measured for a coronation robe, by {H.themself}.'],
    {
      text: [
        '{S} is arrested for having spoken of cutting the king down to size, and put into a jar with holes in the lid, "so that it fits the crime".',
      ],
      stop: [
        'let {S} repeat the whole sentence before {G}: it was about the speeches of the king (DC 17 Persuasion, or the minutes, which {T} has kept as a dust cover)',
      ],
    },
    {
      text: ['All {num4} cats are let loose in the halls of the palace, "to calm the public".'],
      stop: [
        'have {B} and the maids hang a bell on each of them, or give a dinner for cats in the garden at the same hour (DC 17 Animal Handling); they do not do two things in an evening',
      ],
    },
    [
      [
        'At {deadline} the clockwork king holds out a hand, which is shaken. [It comes off. The emperor of the giants looks at it|Then the emperor of the giants has it in his own. He looks at it], and then round for somewhere to sit.',
        'v=a',
      ],
      [
        'At {deadline} {A} announces the king and places a cushion on the throne, with a dot on it. The emperor of the giants has forgotten his spectacles, and sits down.',
        'v=b',
      ],
    ],
  ],
  after: [
    'The realm has {few} new kings and a new lake. [The lake is where the emperor of the giants sat down.|Where the emperor of the giants sat down is the lake of {town}.]',
  ],
  endings: [
    {
      heading: 'To the full height',
      text: [
        [
          'Through the right end of the glass {W.name} grows, politely, past the chandelier and down again. He shakes hands with the emperor of the giants as one who knows what it is to be looked up at, and down on. The mice have the west wing by treaty; {A} has to draw each of their {num2} voters, in a good light.',
          'v=a',
        ],
        [
          'The king of {town} climbs on to the arm of the throne, in front of both courts, and says, "No." [It is not loud. It is about the cushion.|One hardly hears it, and it is only about the cushion.] He is six feet tall before anybody has understood it, with cobwebs in his hair, and goes on saying it, about a number of things. {A} takes notes.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'A small reign',
      text: [
        '[King {W.name} stays as he is and rules from a thimble.|{W.name} stays two inches tall, and his throne is a thimble.] *The price:* {G} has to repeat everything that he says, loudly, and not improve it; the giants adore him, and carry him about.',
      ],
    },
    {
      heading: 'Somebody else sits there',
      text: [
        'The king abdicates, for the mice, and one of the party, {G}, or a coat on a hat stand has to be king until there is a better idea. [*The price:* in {town} it is the coat that is the most popular, and nothing is signed any more.|*The price:* of the three, {town} loves the coat best, and a coat signs nothing.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[In the throne room of {town} the emperor of the giants has begun to sit down.|The knees of the emperor of the giants are bending, and {G} has shut both eyes.] It takes a giant three rounds to do so, with dignity; in this time somebody can put a hand under him, an apology, or a pin.',
      ],
    },
  ],
  hoard: [
    'In the treasure room of {lair} small things are kept that the realm had given up as lost: {items}, and {worth}.',
    'The mice pay in what falls behind wardrobes: {items}, and {worth}. It comes in many instalments, and somebody signs for each.',
  ],
  favour: [
    '[In all palaces, prisons and grand hotels the mice know the friends of {B}. What fits through a hole is brought, taken or gnawed, once a night.|Wherever there is a palace, a prison or a grand hotel, the mice have heard from {B} of the party. Once a night they bring, take or gnaw whatever goes through a hole.]',
    'The king has told the realm to mind its feet. There is a stamp with the party on it, and it is valid.',
  ],
  steps: [
    'Look for the king, on hands and knees.',
    'Find out who benefits from a king who cannot be seen.',
    'Speak with those who live in the walls.',
    'Have a king of the usual size on the throne for the state visit.',
  ],
  acts: smallKingActs,
};
