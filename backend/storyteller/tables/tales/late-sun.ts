import { lateSunActs } from './late-sun-acts.ts';
import type { Tale } from './tale-types.ts';

export const lateSunTale: Tale = {
  id: 'late-sun',
  titles: ['The Sun Is Nine Minutes Late', 'The Road of the Sun'],
  tones: ['heroic', 'grim'],
  levels: [11, 20],
  cast: {
    G: 'high priest of the morning|warden of the eastern gate',
    A: 'archmage of the crown',
    B: "she:wheelwright's apprentice",
    S: 'prophet of the long night|court astrologer',
    T: 'cock breeder',
    H: 'sky ship captain',
    R: 'hunter from the end of the world',
  },
  deadline: 'the day without a dawn',
  num: [200, 500],
  onlyIn: { a: ['sawn through', 'sawed through', 'blinded'], b: ['false likeness'] },
  lair: {
    name: "the stable of the sun|the sun's stable|the stable at the end of the road of light",
    terrain: 'height',
  },
  leader: ['mage', 'people'],
  alsoOf: ['he', 'she'],
  escort: ['elemental', 'celestial', 'construct', 'people'],
  pitch: [
    'Since midsummer the sun has risen later [each|every] day, by some minutes. On the first of these mornings a huge wheel fell from the sky into the market of {town}, the easternmost city of the realm. From its wall you see the rest: the road of light over the sea has a rut in it, and the sun limps along it. {G} has reckoned on which morning it will not come at all. In the harbour of {town} {num} ships from all the world are lying, full of people who would like to be as near as possible.',
  ],
  stakes: [
    'It will be in {days} days, {G} says, and then it will be night in every realm on earth. The crops are dying already; three kings have sent armies to {town}, each to guard the dawn, and each against the other two.',
  ],
  start: [
    [
      '[It is long past the hour. On the wall of {town} stand thousands, with their faces to the sea, and nobody says a word.|They have all come too early, or the sun is too late. The wall of {town} is black with people who look out to sea, thousands of them, and you can hear the flags.] {G.full} has raised a hand, to give the sign to the choir, and holds it up, with the other hand under the elbow. [Then at last there is an edge of gold. It comes up crooked.|In the end a line of gold shows on the water. One end of it is higher than the other.] [And everyone who has good eyes sees that something is walking|Those with good eyes begin to point, and then take their hands down again: something is walking] in front of it, with its head down to its knees, pulling.',
      '@wall',
    ],
    [
      'A wheel has fallen into the market of {town}. [It is as high as three houses, and glows, and no one can go near it; the fountain has boiled away.|Three houses would not reach up to its hub. It glows so that nobody comes near; where the fountain was there is a dry basin.] [A girl in a leather apron much too large for her is walking round it and kicks the rim, and her foot smokes a little.|One girl has come near. Her leather apron is so long that she treads on it; she goes round the rim, looks at it from below, and kicks it, in a shoe that begins to smoke.] "That is the near hind one," says {B.full}, to [nobody|no one]. ["I told my master in spring that something up there was squeaking."|"In spring I said that it squeaked, and did anybody listen?"]',
      '@wheel',
    ],
  ],
  ask: [
    '{G} wants the sun to come up on the day on which it will not. "I have greeted it every morning for {years} years, and it has never occurred to me that it was somebody\'s work. [Find out who is missing up there. Go the whole road, if you must: it begins behind my altar."|Somebody is missing up there, and I want to know who. If you have to, go the whole road; behind my altar it begins."]',
    '"It is being pulled by one who is not made for it," says {G}. ["The right one is gone. Find out who took the driver of the sun; and bring back either the driver, or someone who can do it."|"There was somebody in that seat who knew how, and somebody has taken him away. Bring me that driver back, or bring me another."]',
  ],
  fee: [
    'Three kings have put together {coins} gp, each of them a third, each to the copper, and {G} has it locked up so that they do not compare.',
    "{G} pays {coins} gp out of the temple's gold leaf, which is only fair, since the sun put it there.",
  ],
  talk: [
    '{S.full} has been foretelling it for years and looks worse every day.',
    '{A.full} has promised the world a new light, cheaper and closer to home. A tower is being built for it.',
    'Cocks crow at noon now, and {T.full} gets up with them, so as not to hurt their feelings.',
    [
      '{B.full} fell from the sky with a wheel, as a baby, people say; the foster parents swear that it was a chimney.',
      'v=b',
    ],
    '[In {town2}, the last harbour in the west, from which the dead set out, they have so much evening that they are selling it.|The people of {town2}, the last harbour in the west, where the dead embark, have more evening than they can use, and sell it by the hour.]',
    'There are {num3} steps behind the altar, and in living memory [nobody|no one] has gone down to see what they are for.',
  ],
  run: [
    [
      'The one who walks in front is a horse. [It is the last of four, and it is lame|There were four of them; this one is alone and limps] (DC 16 Perception, and Animal Handling). [It looks back to see if someone is coming to help.|Every few steps it turns its head, to see whether nobody is coming.]',
      'start=wall',
    ],
    [
      'The axle pin of the wheel was sawn through from outside (DC 16 Investigation), with a tool of star iron. [There are few on earth who have such a thing.|Not many people on earth could buy one.]',
      'start=wheel v=a',
    ],
    [
      'The rim is worn on one side only (DC 16 Investigation). Whoever drives the sun now takes the bends too fast, and brakes like [somebody|someone] used to ships.',
      'start=wheel v=b',
    ],
    '{A} is there at once, with instruments, is deeply concerned, and writes down the time.',
  ],
  gist: [
    [
      "{A} has taken the driver of the sun captive and chained three of the four horses to a tower, so as to drive a sun of {A.their} own; {H} did the flying. [On the day without a dawn {A}'s light goes up, for those who pay.|The new light is lit on the day without a dawn, and whoever pays may stand in it.] The driver lies in {lair}, blinded.",
      'v=a',
    ],
    [
      'The driver has left the sun of his own accord, because of a grief that [nobody|no one] had seen: his daughter fell from the chariot as a baby, seventeen years ago, and he mourned for her until he saw a girl in {town} who might be she. It was {B}, and she is. {A} only makes use of it, keeps him at {lair} with a false likeness, which he takes for the girl that he saw, and has {H} drive meanwhile, so as to learn how it is done.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who knew the day to the minute: the last horse told it to {S} in a dream, and {S} is ashamed of that.',
  ],
  truth: [
    [
      '[The sun is driven by one whom the oldest books call only the Driver|There is somebody who drives the sun, whom the oldest books call only the Driver], with four horses, along a road of light, and by night through the land of the dead back to its stable. [It is done from duty.|It is work, and he has not missed a day.] Only {G} has thanked him, [each|every] morning, without knowing that there was somebody to thank.',
    ],
    [
      [
        '[{A} has counted what light is worth.|Light can be sold, if there is not too much of it, and {A} has done the sum.] With {H} and a ship of star iron {A} lay in wait where the road dips, sawed through a pin, and caught the Driver as he fell. [The Driver would not give up the reins, and it cost him his eyes.|The Driver held on to the reins, and so they put out his eyes.] Three horses turn the tower of {A} round already, like a mill. [The last has bitten through its rope, and pulls the sun alone.|The fourth has gnawed through its rope, and pulls the sun without the others.]',
        'v=a',
      ],
      [
        'On midsummer morning he looked down at {town} and saw a girl of the right age kick a wheel as he does it himself. [It could not be. He drove closer, until it singed the fields, and she did not look up, for nobody looks at the sun. Then he stopped and laid down the reins.|All these years he had thought that she was dead. He came so near that the wheat caught fire; but people do not look up at the sun, and she did not either. At that he stopped on the road and laid down the reins.] {A}, who had waited for such a moment all {A.their} life, met him with a girl made of light, who says "father" and nothing else. [He takes her for the one in the market, and sits and looks at her.|To him she is the one in the market, and has all of his attention.] Three of the horses followed him; {H} drives meanwhile, with the last one, and cannot.',
        'v=b',
      ],
    ],
    [
      '{T} hears a hammering, from behind the altar, a long way down, between midnight and dawn. It is the old groom of the stable. He is making a new wheel in his workshop, at the foot of the stair behind the altar; by order of {A} he may not set foot in {lair} any more, and only its lower door is left to him. He tells [everybody|everyone] who comes down from {town} what he knows, about the horses as about the Driver.',
    ],
  ],
  turn: [
    [
      "[The horses do not obey reins. They never did|No rein has ever led these horses]: each of them goes for the sake of one thing on earth that it likes to see in the morning. [{A} has never asked which.|It has not occurred to {A} to ask which.] The groom knows. The last horse goes for {T}'s cocks; the others go for bread fresh from the oven, for the choir on the wall, and for children who wave. Whoever brings one of the three what it likes, in the mill under {A}'s tower, can unbuckle its collar, and it follows them.",
      'v=a',
    ],
    [
      '{B} can drive. [She has known it since she was small, has practised with a cart, at night, and burned down a barn.|As a small girl she found it out, with a cart, at night, and a barn is gone because of it.] She can bring up the sun on the day without a dawn. [If she does, he sees that there are two of them, and which one is made of light. If he knew of {B} beforehand, he brings her the other three horses; otherwise he leaves {A}, the horses and the road as they are and comes to her.|Then he will see who is driving. If he has been told of {B} beforehand, he will bring her the other three horses; if not, he will leave horses and road as they lie, and come to her.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has got up before the sun every day for {years} years and now lies awake, ashamed of having called it prayer.',
    ],
    A: [
      "{A} has never done anything by halves and never been warm. {A} believes that a thing which hangs on one person's sense of duty is badly constructed, and is right.",
    ],
    B: [
      [
        '{B} is seventeen. The apron that protects her from the wheel was given to her master by the groom of the sun, in payment for a hub. She wants to be told what she is for, by [somebody|someone] who is not afraid of her.',
        'v=a',
      ],
      [
        '{B} is seventeen, and no fire has ever burned her, with the apron or without. She wants to be told what she is for, by [somebody|someone] who is not afraid of her.',
        'v=b',
      ],
    ],
    S: [
      '{S} has a sect by accident and does not know how to dissolve it. {S} foretold the night in the hope that [somebody|someone] would forbid it.',
    ],
    T: [
      '{T} knows the first minute of [each|every] day as others know a child. {T} can imitate {few3} kinds of morning.',
    ],
    H: [
      '{H} can fly anything and wanted to see the road from above once. {H} has no eyebrows left and does not sleep, for fear of being late.',
    ],
    R: [
      '{R} comes from where the sun goes down and has followed it on foot all {R.their} life. {R} has sworn to kill whoever stops it, and has {few4} arrows left.',
    ],
  },
  places: [
    {
      name: 'the temple of the morning|the temple of the east',
      look: [
        '[An open hall above the sea, all its doors to the east but one, which is locked.|The hall has its doors to the east, above the sea, and on the other side only a small one, which is locked.] [Behind the altar of {town} there is a stair, from which a smell of hay comes, and of hot iron.|It smells of hay behind the altar, and of hot iron, where a stair goes down.]',
      ],
      todo: [
        '[Three armies guard the temple of {G}|The temple of {G} has three armies round it], [each|every one of them] against the other two. You may pass if all three say yes, and no two of them will say it on the same day, unless {G} thinks of something (DC 17 Persuasion; or you go past them while it is dark, which is longer [each|every] day).',
      ],
      what: [
        [
          'Arcana :: measuring the rut in the road of light :: It was made by an axle that dragged. [At the beginning of it lies a rope of star iron|There is a rope of star iron where it begins], with a loop, for a very large throat.',
          'v=a',
        ],
        [
          'Perception :: following the rut in the road of light to where it begins :: There is no sign of a struggle. [The reins were laid down, side by side, and over them a very small shoe.|Somebody has put down the reins, next to each other and quite straight, and a very small shoe on top.]',
          'v=b',
        ],
      ],
      who: 'Investigation :: looking at the temple\'s log of ships :: In the week before the first late dawn the sky ship of {A} went out to the road of light every night, "to observe". [Since that dawn {H} has brought it home singed.|{H} has had its sails mended every week since.]',
      where:
        'Religion :: reading the stair\'s inscriptions :: ["Down to the hay, and up to the day."|"Up to the day, and down to the hay."] Those are the two doors of one house, {lair}; the priests of {town} used to sweep it, until they forgot why.',
    },
    {
      name: 'the market with the wheel|the market of {town}',
      look: [
        '{num2.u} people stand at the edge of the heat and hold out bread to toast it. In the midst of it, quite alone, sits {B}, and oils a hub.',
      ],
      todo: [
        '[Nobody|No one] can get to her unscathed (22 (4d10) fire damage each minute, DC 17 Constitution half), unless she lends them the apron, and she does so only to people who first tell her what they can mend.',
      ],
      what: [
        [
          'Investigation :: looking at the pin with {B} :: Sawn: from below, on the turn, by [somebody|someone] who was lying in wait.',
          'v=a',
        ],
        [
          'Insight :: asking {B} what she remembers from before :: [Horses; a voice that sang to keep them quiet|There were horses; and a voice sang to keep them quiet], and was suddenly far above her, and did not stop.',
          'v=b',
        ],
      ],
      who: [
        [
          'Persuasion :: asking the blacksmiths of {town} about star iron :: {A} has bought up all there was, for a saw, three collars and a very large mill. {H} fetched it with burned hands.',
          'v=a',
        ],
        [
          'Persuasion :: asking the blacksmiths of {town} about star iron :: {A} has bought up all there was, for the keel of a ship, and for a frame in the shape of a small child. {H} fetched it with burned hands.',
          'v=b',
        ],
      ],
      where: [
        [
          'Perception :: putting an ear to the hub :: [It still turns, inside, in time with something.|In there something has not stopped turning.] {B} points along the axle, out to sea, to where the road of light begins: "That is where it belongs." It is {lair}.',
          'v=a',
        ],
        [
          'Perception :: putting an ear to the hub :: [It still turns, inside, in time with something.|In there something has not stopped turning.] {B} points without thinking, out to sea, to where the road of light begins: "Home." It is {lair}.',
          'v=b',
        ],
      ],
    },
    {
      name: 'the tower of {A.full}',
      look: [
        [
          '[It is higher than it should be, and stands in a ring of lamps|No law of building allows a tower of this height. Round it stand lamps] that burn without flickering. [People queue up for a place in the light, and have their names taken down.|Names are taken down at a table, for a place in the light, and the queue goes round twice.] [Under the pavement something heavy goes round and round, and the queue sways with it.|Something heavy is going round and round under the pavement, and the queue sways in time.]',
          'v=a',
        ],
        [
          '[It is higher than it should be, and stands in a ring of lamps|No law of building allows a tower of this height. Round it stand lamps] that burn without flickering. On the first landing {A} has furnished a nursery, which nobody has ever used, with paintings of a baby in every possible light.',
          'v=b',
        ],
      ],
      todo: [
        '{A} opens the doors for the party and explains it all, with great clarity. It is convincing (each character makes a DC 17 Wisdom saving throw, or will not act against {A} until [someone|somebody] has answered the argument aloud; let the players try).',
      ],
      what: [
        [
          'Investigation :: following the shafts of the mill downwards :: [Three huge horses turn them, with sacks over their heads, and a whip cracks above them.|Down there three huge horses go round and round, with sacks over their heads; a machine swings a whip.]',
          'v=a',
        ],
        [
          'Investigation :: following the lamps to where their light comes from :: {H} skims it from the sun on every trip. Beside the vats stand {few6} girls made of light, failed attempts at a likeness, each of which says "father" in another voice.',
          'v=b',
        ],
      ],
      who: 'Sleight of Hand :: looking at the price list that has been printed already :: ["From the day without a dawn: by the hour."|"By the hour, from the day without a dawn."] {A} had the date before {G} reckoned it.',
      where:
        "Nature :: looking at {H}'s boots by the door :: [There are oats of gold between the nails.|Between the nails stick oats, of gold.] They grow in no field; {H} gets to {lair} every night, and comes back singed.",
    },
  ],
  lairLook: [
    [
      "[A stable, such as you build for four, only that each stall would hold {town}. The hay is light.|It is a stable for four, like any other, except that {town} would fit in a stall, and that the hay is made of light.] In the straw sits the Driver, huge, with a chain of star iron round his neck (the key is on the belt of {A}; the saw that made him fall hangs on the wall and cuts it in one action) and a cloth over his eyes, and turns his face towards the party, and it is [as if|as though] a summer's day looked round.",
      'v=a',
    ],
    [
      "[A stable, such as you build for four, only that each stall would hold {town}. The hay is light.|It is a stable for four, like any other, except that {town} would fit in a stall, and that the hay is made of light.] In the straw sits the Driver, huge, before a girl made of light, who has one word. If {B} steps between the two, or somebody lays a very small shoe in his hand (the one from the road, or its fellow, which the old groom has kept), he stands up, the girl of light goes out, and {A} has no hold on him any more. Until then he looks round at the party only once, and it is [as if|as though] a summer's day looked round.",
      'v=b',
    ],
  ],
  lairUse: [
    [
      'The bridles that {A} has laid aside hang [by|beside] the door. [The last horse comes to the door when it is called, and so does each that has got away from the tower.|Call the last horse, and it comes to the door; so does each that has got away from the tower.] Whoever puts a bridle on one (DC 17 Animal Handling; no check with what the horse likes to see) can ride it for a round: [anyone|anybody] in its way takes 33 (6d10) fire damage, DC 17 Dexterity half.',
      'v=a',
    ],
    [
      'The bridles hang [by|beside] the door. Whoever puts one on a horse that trusts them (DC 17 Animal Handling) can ride it for a round: [anyone|anybody] in its way takes 33 (6d10) fire damage, DC 17 Dexterity half.',
      'v=b',
    ],
    'When the great door is opened (DC 17 Athletics, two people), it is morning in {lair}, and everything and [everyone|everybody] that {A} has bound or hired takes double damage until the end of the next round.',
  ],
  tactics: [
    '{A} fights with a lantern of stolen sunlight in one hand, and swings its beam from one side to the other: half of {lair} is always dark; {H} flies the ship between them and cannot bring {H.themself} to ram [anybody|anyone]',
  ],
  companions: [
    [
      '[Those who serve {A} were promised never to be cold.|To be warm for ever was the wage of those who serve {A}.] Shown the last horse, by [somebody|someone] who holds its head (DC 16 Persuasion or Animal Handling), they [begin|start] to be ashamed.',
      'escort=people',
    ],
    [
      'What fights for {A} was bound in the hours that the sun is missing. [In daylight it stands still, and wonders why it obeys {A}|When there is daylight, it stops, and does not know what {A} wants of it]; a spell that makes daylight is enough, or a bright lamp held up close (one action).',
      'escort!=people|no',
    ],
  ],
  parley: [
    '{A} is right that it must not depend on one alone. Whoever offers a better way than the tower (a rota of drivers, a school, {B}; DC 17 Persuasion) sees {A} hesitate, and pick up a pen.',
  ],
  spells: [
    [
      11,
      '*True Seeing* into the sunrise shows the horse, and costs the caster their sight for an hour. {G} asks what they saw, and sits down.',
    ],
    [
      11,
      [
        '*Sending* to the Driver: ["I am late. I know. Tell {T.name}\'s cocks I am sorry. Has anybody fed the horses? Mind the rut."|"I know what time it is. My regards to the cocks of {T.name}. The horses want feeding. There is a rut."]',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Sending* to the Driver: ["I am late. I know. Tell {T.name}\'s cocks I am sorry. My daughter is with me. She does not eat. What do they eat?"|"I know what time it is. My regards to the cocks of {T.name}. I have my girl back. She has only the one word. Is that usual, at seventeen?"]',
        'v=b',
      ],
    ],
    [
      11,
      '*Sunbeam* and *Daylight* are a great comfort in {town}, and a trade; {A} has registered both.',
    ],
    [
      11,
      [
        '*Regenerate* [gives the Driver his eyes back|gives the Driver back his sight]. [He opens them only when somebody has told him what there will be to see.|They stay shut until somebody has said to him what there is to see.]',
        'v=a',
      ],
    ],
    [
      13,
      '*Teleport* to {lair} works for whoever has been on the road; others arrive on it, in front of the horse.',
    ],

    [
      17,
      '*Wish* brings up the sun for one day. [It is a very beautiful one, and on the next the horse does not get up.|There was never a finer day, and the morning after it the horse stays down.] [*Gate* to the Driver opens, and is too narrow for him.|A *Gate* to the Driver opens, and he does not fit through.]',
    ],
  ],
  clock: [
    [
      'The sun is later again, by some minutes. {A} lights the first ring of lamps, and the neighbouring realms put down a deposit.',
    ],
    {
      text: [
        "{S}'s sect is driven into the sea for having been right. {few2.u} hundred stand in the surf.",
      ],
      stop: [
        'have {S} tell them that it was only a dream about a horse (DC 16 Persuasion): they laugh, and go home',
      ],
    },
    {
      text: [
        [
          'The last horse stumbles, on the road, in front of the whole of {town}, and {H} takes it away in a collar. In the days that are left {H} tows the sun with the sky ship, for one hour each.',
          'kind=quest',
        ],
        [
          'In the first hour of the morning the last horse lies down in its harness, in view of all {town}. {A} sends {H}, who takes it away in a collar, and in the days that are left the sky ship tows the sun, for one hour each. If the party has not driven the road of the night by then, the ship leaves the chariot on the quay of {town2}, and they must go into the harness themselves.',
          'kind=adventure',
        ],
      ],
      stop: [
        'stand on the wall in time, with {T} and a cock, whose crowing it likes to hear; it gets up for the bird, before {H} has reached it',
      ],
    },
    [
      'On the day without a dawn [everybody|everyone] is on the wall. {G} raises a hand and holds it up, for as long as {G} lives.',
    ],
  ],
  after: ['In the west a lamp goes on. It is bright, and belongs to {A}.'],
  endings: [
    {
      heading: 'The Driver comes home',
      text: [
        [
          'The Driver puts on his apron, asks the way to the door, and lays a hand on the neck of each of the four. [It does not take long; the sun is only nine minutes late.|In nine minutes it is done, and there is the sun.] From then on {B} has charge of the wheels, and what he cannot see the horses see for him. {A} gets the mucking out, with a very long fork.',
          'v=a',
        ],
        [
          'The Driver puts on his apron, walks to the door, and stops before {B}. [It does not take long; the sun is only nine minutes late.|In nine minutes it is done, and there is the sun.] From then on two of them drive, and on some mornings it rises with a jolt, and in {town} they say: that is she. {A} gets the mucking out, with a very long fork.',
          'v=b',
        ],
      ],
    },
    {
      heading: '{B.name} drives',
      text: [
        'If the Driver cannot, {B} can, and the old groom helps her up. [*The price:* nobody who drives the sun comes down again before they are old; she asks|*The price:* whoever drives the sun is old before coming down again; she asks] the party to walk with her to the last step, and to look up now and then.',
      ],
    },
    {
      heading: 'A sun on a rota',
      text: [
        "The kings take it in turns, with {A}'s ship and four horses that have been asked. *The price:* from now on the day belongs to [somebody|someone], and [has to|must] be negotiated every spring; {G} goes on getting up first, as a matter of principle.",
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[It is night over {town}. On the road stands the chariot, with three wheels, and one in the market|The night over {town} has not ended. Three wheels are on the chariot, out on the road, and the fourth is in the market]; there is a horse that would try once more, if [somebody|someone] pulled beside it. [(Let the party pull: DC 17 Athletics from each, as a group.)|(They can pull: DC 17 Athletics from each of them, as a group.)]',
      ],
    },
  ],
  hoard: [
    'In the manger of the fourth stall lies what it has brought home from all that it has shone on: {items}, and {worth}. [The groom asks them to take it, as it pricks.|It pricks, says the groom, and they should take it.]',
    'In the tower {A} kept the deposits of three kings: {items}, and {worth}; {G} does not think that they will ask for it back.',
  ],
  favour: [
    'The sun knows the party. Once, for each of them, it will stand still for the length of a fight.',
    '[The three kings, who cannot agree on anything, each give the party the same fief near {town}, on the same day; they may keep all three.|On one and the same day each of the three kings gives them a fief near {town}, and it is the same one; since they cannot agree about that either, the party may keep all three.]',
  ],
  steps: [
    'See from the wall of the city what is wrong with the sunrise.',
    'Find out what has become of the driver.',
    'Look at the wheel in the market, and at who tends it.',
    'Go up the road before the day without a dawn.',
  ],
  acts: lateSunActs,
};
