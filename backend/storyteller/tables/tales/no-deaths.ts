import { noDeathsActs } from './no-deaths-acts.ts';
import type { Tale } from './tale-types.ts';

export const noDeathsTale: Tale = {
  id: 'nobody-dies',
  titles: ['The Days Without a Death', 'The Caged Ferryman'],
  tones: ['horror', 'grim'],
  levels: [9, 20],
  cast: {
    G: 'archbishop',
    A: 'regent|she:duchess dowager',
    B: "she:hangman's wife",
    S: 'necromancer in chains',
    T: 'she:hospital sister',
    H: 'court alchemist',
    R: 'emissary of the grave god',
  },
  deadline: 'the jubilee',
  num: [40, 60],
  onlyIn: { a: ['mirror'], b: ['forged entries', 'forged name'] },
  lair: {
    name: 'the ice vault under the palace|the ice cellar of the palace|the vault of blue ice',
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['he'],
  fighter: '{A}',
  mage: 'vials, rings and prayers that a palace has paid for',
  escort: ['undead', 'construct', 'fiend'],
  pitch: [
    'In {town}, capital of the realm, [nobody|no one] has died for {num} days. [At first the bells of {town} were rung. Then the first of those who should be dead began to beg.|In the first week {town} rang its bells for joy. In the second one somebody in the hospital of {G} asked, very politely, when it would be over.] {G} has {few} thousand beds full of people who are beyond every doctor and too many for the prayers of the church, and the condemned man on the square has been hanging there for just as long and asks each passer-by for the time.',
  ],
  stakes: [
    'At the jubilee, in {days} days, the crown will proclaim it as a gift and open the gates of {town} to all the realm. {G} has worked out what follows: no war can be lost any more, no plague can end, and the gods of three neighbouring realms have already withdrawn their priests from {town}.',
  ],
  start: [
    [
      '[The hanged man on the square of {town} clears his throat. "Excuse me," he says, "is it Thursday?"|Somebody clears his throat above you. It is the hanged man on the square of {town}. "Forgive me," he says. "Would it be Thursday?"] [Under him a woman sits on a stool and knits.|A woman is knitting on a stool below his feet.] She has sat there every day; she is {B.full}, whose husband hanged him, fell down under the gallows with a stroke before it was over, and did not die either. ["Thursday," she says without looking up.|"It is," she says to her knitting.] [He thanks her. Then it begins to rain, and he turns his face away from you, as well as he can.|"Much obliged," he says. There is a little rain. He turns his face out of it as far as the rope allows, so as not to trouble you.]',
      '@square',
    ],
    [
      '{G.full} leads you through a hall of beds that has no end. [Nobody in {town} screams any more; that stopped in the third week.|It is quiet in here; {town} has been quiet since the third week.] [Those who have been burned lie beside those who have been crushed, and all of them follow you with their eyes.|You walk between the burned and the crushed, and the eyes go with you from bed to bed.] At one bed {G.full} stops. [What is in it has no head. The hand lifts from the blanket, politely, and points at the door, again and again, as you show a servant out.|The one who lies there has no head any more. One hand comes up, and shows the door, with a small courteous movement, over and over, as one shows somebody out.]',
      '@hall',
    ],
  ],
  ask: [
    '{G} wants death back in {town} before the jubilee. ["I have prayed for mercy all my life, and now I know what it was.|"Mercy was what I prayed for, all my life, and we had it.] [Find out who has done this.|Somebody has done this.] I have to ask it of you in secret, because in {town} it is treason to want to die."',
    '"Something stands still," says {G}. "Not time, not the heart: something that used to come for us, and does not come. I think that somebody keeps it. Be quick and be gentle; when it is free again, it will come for {few} thousand at once."',
  ],
  fee: [
    '{G} offers {coins} gp, what the church takes for masses for the dead in one year, and has not earned.',
    "There are {coins} gp, in shrouds, candles and coin, and as much of {G}'s remaining life as is wanted.",
  ],
  talk: [
    ['{A.full} was already given up by the doctors, and opened the ball three days later.', 'v=a'],
    [
      'The child of {A.full} was already given up by the doctors, and danced at the ball three days later.',
      'v=b',
    ],
    'Most people think that {S.full} has done it. Whoever brings the food to the cell comes back and says that nobody in {town} is so frightened.',
    '[Rats do not die either. There are more and more of them, and they do not run away any more.|You cannot drown a rat in {town} any more, and they have noticed.]',
    '[A black boat was seen on the palace canal of {town}, without a boatman, and since then it has been moored there.|There is a black boat on the palace canal of {town}, moored, and nobody saw who came in it.]',
    'At night the hanged man calls out questions over the square, and [somebody|someone] in the house of {B.full} answers.',
    '[Duels have become cheap in {town}. You fence for limbs.|A duel costs nothing in {town} these days.]',
  ],
  run: [
    'The black boat on the palace canal has no boatman and no oars. Whoever steps into it feels it push off, and can jump out again in the first round.',
    [
      'The hand points along a thread that can be seen for a breath with one eye shut (DC 14 Perception): out at the door, over the square, to the palace. One goes from every bed, and they are all taut.',
      'start=hall',
    ],
    [
      '[The hanged man has been looking in the same direction for weeks. He sees|For weeks the hanged man has looked the same way. He sees] what those see who should be dead: a thin thread goes from each of them to the palace, and all threads are taut.',
      'start=square',
    ],
    'A raven lies on the steps, crushed, and still moves. {T} comes by with a basket for such things, and has nowhere to bring them.',
  ],
  gist: [
    [
      '{A} was dying, and let {H} build a cage for the one who came: the ferryman of the dead sits in {lair}, and while it is held [nobody|no one] in {town} can die. At the jubilee {A} wants to close a second ring, round the whole realm, which will hold the ferrymen of all its cities.',
      'v=a',
    ],
    [
      "The ferryman came for {A}'s grown child and found two lines in its book with one name and one hour, and a single death between them. It may not be unfair, so it sat down to find out which was meant; {A} and {H} have closed a ring round it at {lair} so that it never does, and at the jubilee a second ring is to be closed round the whole realm, and the ferrymen of all its cities.",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has been trying for weeks to tell [someone|somebody] in {town} that the dead now answer as if through a wall.',
  ],
  truth: [
    [
      '[The one who ferries the dead of {town} is no god. It is a servant, punctual and kind, with a pole, a coat and a book, and it has never been asked to stay.|The dead of {town} have a ferryman, who is no god but a servant, kind, and never late, with a coat, a pole and a book. Nobody had ever asked it to stay.] Every city, and so {town}, has one of its own, and this one comes for whoever is to die inside these walls; those who were carried out of the gate, to be fetched elsewhere, hang on their threads out there just the same. {num.u} days ago it came to the palace of {town}, up the canal, as it does for kings.',
    ],
    [
      [
        '{A} was prepared for the visit: salt of the dead sea, {few2} nails from coffins, and a mirror, since it has never seen itself. [While it looked, {H} closed the|It could not look away for a moment, and in that moment {H} closed the] ring. {A} sat up in bed. They brought it down to {lair}, where the ice keeps it slow, and {A} visits it every evening to be forgiven.',
        'v=a',
      ],
      [
        '{A} did not beg. {A} showed it the book: two children with the name of {T.name}, born in one hour, one in the palace and one in a hovel. [One of them was due, and the book did not say which. It took off|Which of the two it had come for, the book did not say. It took off] its coat and sat down to think. {H} drove a ring of {few2} coffin nails round it while it was thinking, and has kept it busy since, with forged entries.',
        'v=b',
      ],
    ],
    [
      'Its boat lies on the canal of {town} and wants to go home. [Whoever sits down in it is carried to the other bank and cannot get out there, because nobody is there who gives a hand.|It takes anybody across who sits down in it; but nobody stands on the other bank to give them a hand out.] {few3.u} people of {town} have gone that way already, out of despair, and sit in the dark and wait. In {town} the party cannot die either: whoever is brought to 0 hit points stays conscious and can speak and crawl five feet a turn, but do nothing else, makes no death saving throws, and feels all of it; healing works as usual. Tell the players after the first wound in {town}, not before.',
    ],
  ],
  turn: [
    [
      '[It likes it here. For the first|It is not unhappy. For the first] time [somebody|someone] has asked it how it was, and it tells {A} [each|every] evening about the people it has carried. [It must be persuaded that it can be sad about them and carry them all the same.|Somebody must make it believe that one can be sad about them and do it all the same.]',
      'v=a',
    ],
    [
      'The other child is {T}: the book gives first names only, and the child of {A} bears the same one. {T} was born in the hovel, in the same hour. One of the two has been due for {num} days, and only they can decide it: the ferryman goes with the one who says "It is me" of her own free will. [Nobody|No one] knows it but {H}, who got {T} the post at the hospital, so as to be able to hand her over if the ring should break.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has given the last rites to {num4} people and had to stay seated beside them afterwards. {G} is not afraid of dying any more, and finds that unseemly.',
    ],
    A: [
      '{A} is charming, clear and afraid, and has never been refused anything that could be paid for. {A} believes that the beds in the hall are a question of organisation.',
    ],
    B: [
      '{B} wants her husband to be allowed to go, and the hanged man too, as the one was doing his work and the other has been punished enough. At night she opens the window, so that the two can talk, and calls out what her husband spells to her with his eyelid. She knits a scarf that has become {num3} feet long.',
    ],
    S: [
      '{S} has spent a lifetime asking the dead impertinent questions and knows the ferryman by sight. {S} will help for a pardon, or for a cup of tea.',
    ],
    T: [
      '{T} washes those who cannot die and sings to them. {T} has never been ill, and thinks that it is because of the soap.',
    ],
    H: [
      '{H} is proud of what holds it and has begun to dream of the boat. {H} would undo it, if [somebody|someone] could say how you let go of a thing like that without being the first.',
    ],
    R: [
      '{R} has a voice without breath and a writ: the souls of {town} are overdue. {R} will collect them all at once if need be, those who are healthy as well, and calls it tidiness.',
    ],
  },
  places: [
    {
      name: 'the hall of beds|the long hall of beds',
      look: [
        '[A ropewalk a quarter of a mile long, full of beds.|They have put the beds into the ropewalk, for a quarter of a mile.] [At every bed stands a slate with a question, because most of them can still write.|Most of them can still write, and at each bed a slate is leaning, with one question on it.]',
      ],
      todo: [
        '[They all want the same thing of the party, and ask for it politely.|There is one wish in this hall, and everybody says "please".] Whoever sits down with one of them for an hour (DC 15 Wisdom saving throw, or take one level of exhaustion) is told what they see.',
      ],
      what: 'Religion :: asking the dying what they are waiting for :: [A boat. They hear it knock against the wall, and nobody gets out.|For a boat. They can hear it knock against the wall, and nobody gets out.] It has been lying there for {num} days.',
      who: 'Insight :: asking who was the last who really died, and who the first who did not :: The old gardener of the palace of {town}, on that evening; and an hour later there was a bed in the palace that should have become empty. {A} has let [nobody|no one] in there since.',
      where:
        'Arcana :: making visible what still holds the dying (a candle of corpse tallow does it) :: [Threads, one from each bed.|You see threads, taut, one to a bed in {town}.] They are bundled like a bell rope at the palace of {town} and go down, into the cold: to {lair}.',
    },
    {
      name: "the house by the gallows|the hangman's house",
      look: [
        '[A tidy kitchen, and in it a man who should be dead.|It is a tidy kitchen with a dead man at the table, who is not allowed to be one.] {B} pours tea for all of them. [The hangman moves one eyelid; it means "yes", says {B}.|One eyelid of the hangman can move, and means "yes", as {B} explains.]',
      ],
      todo: [
        '[With the hangman you speak by the alphabet, which {B} recites, and he is in pain.|{B} recites the alphabet, so that one can talk with the hangman of {town}, and he is in pain.] If one of the party can ease it (a spell of the 4th level or higher does, for an hour), the hangman of {town} does not stop at the first answer, and {B} lets him.',
      ],
      what: 'Medicine :: asking the hangman what happened to him that night :: [It came for him as well. It had|He was to be fetched that evening, too. It had] its hand on his shoulder, on the square of {town}, and was called away, and has not come back: "to the palace, it said, and it was sorry to be late."',
      who: "Persuasion :: asking {B} who bought nails :: {H} did, nails from coffins, {few2} of them, and paid in new coins, and {A}'s footman carried the bag.",
      where:
        "Investigation :: following the boat's rope from the canal :: [It is tied to no ring. It goes|Nobody has made it fast. It goes] through a grating, under the kitchens, and is frozen into the wall of {lair}.",
    },
    {
      name: 'the laboratory of {H.full}',
      look: [
        '[Glass, ledgers, a clock without hands.|There are ledgers, glass, and a clock that has lost its hands.] [On a stand hangs a coat with nobody in it, and everyone who looks at it remembers somebody.|Whoever looks at the coat on the stand thinks of one certain person, each of a different one; there is nothing in it.]',
      ],
      todo: [
        '[The door is guarded by two soldiers who were cut in half and go on serving; they may not leave {town}, and would be grateful for a reason|Two soldiers stand at the door who were cut in half and have gone on serving; they may not leave their post, and would be glad of a reason] (DC 16 Persuasion or Intimidation). {H} is there at night only.',
      ],
      what: [
        [
          'Arcana :: reading the notes on the mirror :: [It was caught with its own face.|Its own face has caught it.] [The ring holds as long as the ferryman cannot look away.|As long as the ferryman goes on looking, the ring will hold.]',
          'v=a',
        ],
        [
          'Arcana :: reading the notes on the book :: "Two of the same name and hour. It cannot be unfair; so it cannot move. I have found the other one a post at the hospital of {town}, where I can see her."',
          'v=b',
        ],
      ],
      who: 'Investigation :: opening the order that lies uppermost :: Signed by {A}: for the jubilee, a ring as wide as the realm, {num2} nails, and the bodies to go with them.',
      where:
        "Perception :: looking at the coat's hem :: [It is stiff with ice that does not melt by the stove.|The stove is next to it, and in {town} the ice in the hem does not melt.] In the palace of {town} such cold is only kept at {lair}.",
    },
  ],
  lairLook: [
    [
      '[Blocks of blue ice stand here from floor to roof, cut in winters that no one remembers.|Blue ice is stored here, up to the roof, from winters that nobody alive has seen.] In the middle, in a ring of nails, somebody in shirtsleeves and wet boots sits before a tall mirror, and cannot look away for long. Once the mirror has been turned to the ice (one action, DC 16 Athletics) or broken (AC 13, 20 hit points), the ferryman hears what is said to it. It gets up, and the ring is nothing any more, when somebody makes it believe that it can be sad about people and carry them all the same (DC 16 Persuasion; no check for {T}).',
      'v=a',
    ],
    [
      '[Blocks of blue ice stand here from floor to roof, cut in winters that no one remembers.|Blue ice is stored here, up to the roof, from winters that nobody alive has seen.] In the middle, in a ring of nails, somebody in shirtsleeves and wet boots reads with one finger on the page. The ferryman gets up, and the ring is nothing any more, when {T} or the child of {A}, who sits on the stairs and has understood everything, says before it: "It is me." As long as {H} reads aloud, it hears that only if somebody shuts the book (one action, DC 16 Athletics to step over the nails).',
      'v=b',
    ],
  ],
  lairUse: [
    'Each nail that is pulled (DC 16 Athletics, one action) lets one thing happen: those who have been at 0 hit points longest die, quietly, and with a sigh of relief that can be heard in {town}. [The party decides whether it pulls them in the fight, and {A} begs it not to.|Whether they are pulled in the fight is for the party to decide; {H} would be glad.]',
    '[Its pole leans against the wall of {lair}.|Against the ice stands the pole, which {H} has not dared to touch.] Whoever holds it can push one creature out of {lair} and into the boat (a hit with a quarterstaff, DC 17 Charisma saving throw), where that creature has time to think until it is over.',
  ],
  tactics: [
    [
      '{A} cannot die and fights like it, coming on with every wound, until at 0 hit points {A.they} can only crawl and speak, like all others; {H} stays outside the ring and uses each action to turn the mirror back',
      'v=a',
    ],
    [
      '{A} cannot die and fights like it, coming on with every wound, until at 0 hit points {A.they} can only crawl and speak, like all others; {H} stays outside the ring and reads one forged name after the other aloud, so that the ferryman does not look up from the book',
      'v=b',
    ],
  ],
  companions: [
    [
      '[What fights beside {A} has been killed already, more than once.|Nothing at the side of {A} is still alive.] A kind word in the name of the one who carries them (DC 15 Religion) makes one of them remember what it is waiting for, and put down its arms.',
      'escort=undead',
    ],
    [
      'What fights beside {A} has been lent by those who profit if [nobody|no one] crosses over. It keeps to the letter: whoever touches the ring is its master for a round (DC 16 Arcana).',
      'escort!=undead|no',
    ],
  ],
  parley: [
    [
      '[{A} is not wicked, only first.|{A} was afraid, and is nothing worse.] Promised that [somebody|someone] will hold {A.their} hand the whole way, and that it will be [somebody|someone] who means it (DC 16 Persuasion, no check for {G} or {B}), {A} steps into the ring without being led.',
      'v=a',
    ],
    [
      '[{A} is not wicked, only a parent.|Any parent would have tried.] Promised that whichever of the two has to go will have a hand to hold the whole way (DC 16 Persuasion, no check for {G} or {B}), {A} pulls out the first nail, and asks the ferryman to explain it to the child.',
      'v=b',
    ],
  ],
  spells: [
    [
      9,
      '*Raise Dead* has nothing to take hold of in {town}; [no one|nobody] has left. [If it is tried, the threads sing,|An attempt makes all the threads sing,] and {A} knows.',
    ],
    [
      9,
      '*Greater Restoration* [heals the body of one person in the hall.|makes one of those in the hall whole again.] A party can heal a handful of them in a day. There are {few} thousand; let the party choose.',
    ],
    [
      9,
      '*Speak with Dead* is met by silence for [anyone|anybody] who has died in {town} in the last {num} days, because there is [no one|nobody]. [Older dead answer as through a wall:|Those who died earlier answer, from behind a wall:] "The boat is late."',
    ],
    [
      9,
      [
        "*Scrying* on the ferryman shows a mirror with the caster's own face in it. {S} can explain what that means.",
        'v=a',
      ],
    ],
    [
      9,
      [
        '*Scrying* on the ferryman shows two lines of a book with one name, {T.name}, and a finger that goes from the one to the other. {S} can explain what that means.',
        'v=b',
      ],
    ],
    [
      9,
      '*Commune* with a god of the dead: "Is it held, in {town}?" [Yes. "By force?" By what it looks at. "Will you come for it?"|It is. "By chains?" By a thing to look at. "Will you fetch it?"] A long silence; then: {days} days.',
    ],
    [
      13,
      '*Plane Shift* to the grey bank finds {few3} people of {town} in the dark, who are cold and sorry, and know where the rope goes. The spell does not bring them home: they have forgotten their names, and nobody leaves that bank without one.',
    ],
    [
      13,
      "*Resurrection*, cast upon the hanged man, ends his sentence: he climbs down, says thank you, and lies down in {B.full}'s bed for three days.",
    ],
  ],
  clock: [
    [
      '{A} has the begging in the hall of beds forbidden as an unrest. [The slates are collected.|Sisters go round with a basket for the slates.]',
    ],
    {
      text: ['{S} is to be burned, publicly, as often as necessary.'],
      stop: [
        "have {G} claim {S} for the church's court (DC 16 Persuasion before the judges), or be in the fire first with something that puts it out",
      ],
    },
    {
      text: [
        'All those from the hall who can walk or be carried march on the palace; the guards cut them down, and they go on.',
      ],
      stop: [
        'let {B} speak to them from the scaffold, with a promise and a day; they believe her, and only her',
      ],
    },
    [
      'At the jubilee the second ring is closed, and from coast to coast [nobody|no one] in the realm dies. [In the first hour {town} cheers.|There is cheering in {town}, for an hour.]',
    ],
  ],
  after: [
    '[By winter no enemy dares to cross the border of the realm, and behind it {A} has every chapel locked, because of what people pray for.|When winter comes, no army comes near the realm any more. {A} has the chapels locked, so that nobody can hear what is prayed for in them.]',
  ],
  endings: [
    {
      heading: 'The boat is full',
      text: [
        [
          'The ferryman gets up, puts on its coat, and goes through the hall of beds from one end to the other behind {T.name}, who knows the names. [It takes until dawn.|They are done at dawn.] [In the morning {town} is quiet, and {G} rings the bell for {few} thousand at once.|When it is light, nobody in {town} is told to be quiet any more, and everybody is; {G} rings the bell for {few} thousand at once.] {A} has to tell, in the square, whose turn it was, and is not let off a single name.',
          'v=a',
        ],
        [
          'The ferryman gets up, puts on its coat, and goes through the hall of beds from one end to the other behind {T.name}, who knows the names, and who has said that the last of them is hers. [It takes until dawn.|They are done at dawn.] [In the morning {town} is quiet, and {G} rings the bell for {few} thousand at once.|When it is light, nobody in {town} is told to be quiet any more, and everybody is; {G} rings the bell for {few} thousand at once.] {A} has to tell, in the square, whose turn it was, and is not let off a single name.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'One life in exchange',
      text: [
        [
          "[The ferryman came to the palace for {A}, and lets {A.them} live, if somebody else goes along of their own free will.|{A}, for whom the ferryman came to the palace, may live, if somebody else goes with it in exchange, and knows what that means.] *The price:* {B}'s husband asks for it. If the party refuses him that, it must find [somebody|someone] else by dusk.",
          'v=a',
        ],
        [
          "Both children with the one name may live, {T.name} and the one in the palace, if [somebody|someone] else goes with the ferryman of their own free will. *The price:* {B}'s husband asks for it. If the party refuses him that, it must find [somebody|someone] else by dusk.",
          'v=b',
        ],
      ],
    },
    {
      heading: "Somebody else's coat",
      text: [
        'If the ferryman does not want to go on, one of the party, or {S}, puts on the coat and takes the pole. [*The price:* whoever does that leaves {town} as a servant, punctual and kind, and comes back once for each of the others.|*The price:* {town} and the campaign lose the character to that service, in which one is punctual and kind; each of the others will see the servant once more.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The second ring is closed, but it is drawn with {num2} nails, and each stands in a town with a name.|They have closed the second ring; but it is drawn with {num2} nails, and each stands in a town with a name.] [They can be pulled one by one, and {G} has the list;|Nail by nail it can be undone, and {G} has the list;] [it is the work of years, and all the realm is in the hall.|that takes years, and the hall is as large as the realm.]',
      ],
    },
  ],
  hoard: [
    'On the seat of the boat lies what has been put into dead hands over {years} years: {items}, and {worth}. [The ferryman has no use for it, and says so gladly to {G}.|Ask the ferryman, and it will tell {G} with pleasure that it has no use for any of it.]',
    'In an empty coffin in the palace {A} keeps what should have gone into the grave that evening: {items}, and {worth}; {G} has the lid nailed down over the rest.',
  ],
  favour: [
    'The ferryman of {town} remembers them. When the hour comes, each of the party may ask it for one day more, once.',
    '{B} gives them the scarf. Whoever wears it is not noticed by the dead, who take it for a sign of having been visited.',
  ],
  steps: [
    'Ask those who cannot die what they see.',
    'Find out who was the first who did not die.',
    'Speak with {B.full} in the house by the gallows.',
    'Bring death back to the capital before the jubilee.',
  ],
  acts: noDeathsActs,
};
