import type { Tale } from './tale-types.ts';

export const streetsTales: readonly Tale[] = [
  {
    id: 'ghost-strike',
    titles: ['The Ghost Hands In Its Chains', 'A Vacancy at the Howling Hart'],
    tones: ['whimsical'],
    levels: [1, 10],
    cast: {
      G: 'innkeeper|mayor',
      A: 'innkeeper of the competition|manager of a haunted mill',
      B: 'inn cook',
      S: 'exorcist on holiday',
      T: 'chambermaid',
      H: 'travelling magician|puppet maker',
      R: 'inspector of hauntings',
    },
    deadline: 'the night of all ghosts',
    num: [60, 120],
    lair: { name: 'the mill with the red wheel', terrain: 'indoors' },
    leader: ['people', 'fey'],
    alsoOf: ['he', 'she'],
    escort: ['people', 'construct', 'fey'],
    pitch: [
      'Travellers come to {town} from far away to be frightened at the Howling Hart, where a headless count has walked every night for {num} years, punctually at twelve. He has stopped. In his place lies a pair of chains on the stairs, polished, with a note: "Kindly find somebody else." {G} has {few} coaches full of guests who want their money back.',
    ],
    stakes: [
      'On the night of all ghosts, in {days} days, the guide book is going to be revised. If {town} is not haunted on that night it loses its stars, says {G}, and with the stars the coaches, and with the coaches everything that is painted on the signs here.',
    ],
    start: [
      [
        'It is twelve. In the hall of the Howling Hart {num2} guests in nightcaps hold their breath and their children. The clock strikes. Nothing comes. [Someone|Somebody] coughs. Then {G.full} walks across the landing in a sheet and says "Hoo", and a small girl in the front row [begins|starts] to cry, with disappointment.',
        '@hall',
      ],
      [
        'You are given the haunted room, at half price. At midnight there is a knock on the inside of the wardrobe. "Excuse me," says [somebody|someone] in there. "I do not do it any more. But there is another one out here who says that he has been hired, and he is doing it wrong." Then the window bursts open, and what comes in has three heads, and a price tag.',
        '@room',
      ],
    ],
    ask: [
      '{G} wants the count back before the night of all ghosts, or a ghost that is at least as good. "Find out what we have done to him. He has never taken a night off. He was on duty at his own memorial service."',
      '"I want him back," says {G}. "I do not want a new one. And if somebody has lured him away, I want to know what they pay."',
    ],
    fee: [
      '{G} offers {coins} gp and the haunted room, for life, and after.',
      'There are {coins} gp from the till, which has begun to open by itself, but only out of habit.',
    ],
    talk: [
      '{S.full} says that {S.they} is here purely for pleasure, and has been seen buying candles.',
      '{A.full} has had new posters printed. They show a ghost with three heads.',
      'The count has lost his head, that is known. Less known is that he never got any other present.',
      '{B.full} cooks for one more every night, and it is eaten.',
      'Since the strike began, owls have been applying.',
      "{T.full} does the count's room and swears that he sleeps badly.",
    ],
    run: [
      'The note is on the back of a bill (DC 12 Investigation): for oiling {num3} hinges, which used to be allowed to creak.',
      'The count can be talked to, through furniture. He is polite and hurt, and does not wish to discuss it before the staff.',
      'What came in at the window is linen over a frame, on wires. It leads, at a run, over the roofs, as far as a red wheel (DC 12 Athletics).',
    ],
    gist: [
      [
        "{A} has hired the count's head, which was lost {num} years ago: {H} found it, and it works at {lair} every night, on contract, because it was never asked at the inn. The rest has resigned, out of grief. On the night of all ghosts the whole count is to appear at {lair}.",
        'v=a',
      ],
      [
        'The count has been dead tired since {A} had {H} build a machine that haunts {lair} around the clock: by a law of ghosts the fear in {town} is divided by the number of hauntings. There is not enough left to hold him up; on the night of all ghosts he will go out like a candle.',
        'v=b',
      ],
    ],
    suspect: ['{S}, an exorcist who has really come here for the mud baths.'],
    truth: [
      [
        'The count was not a count. He was the first landlord of the Howling Hart, was beheaded by mistake, and came back the same evening because there were guests. He has never wanted anything but that people should have a good time.',
      ],
      [
        [
          'The head rolled into the mill race then, and on. It is a lively head, and has always wanted to travel. {H} fished it out in spring and taught it three songs, and {A} gave it a billing. When the count heard it sing from across the river, he sat down on the stairs and took off his chains.',
          'v=a',
        ],
        [
          '{A} runs the mill at a loss and saw that fear is a business. {H} makes {few3} ghosts there, of linen and phosphorus, who frighten people from morning to evening, so that [no one|nobody] in {town} has any fright left for midnight. {A} does not know that it can kill [somebody|someone] who is dead already. {H} has begun to suspect it.',
          'v=b',
        ],
      ],
      [
        '{T} has found the count\'s diary, in the linen cupboard. It consists of {num2} entries, which all say the same: "Full house", and in the last months, "Did anyone look up?"',
      ],
    ],
    turn: [
      [
        "The small girl who cried is his great-great-granddaughter, {B}'s daughter. She is the only one in {town} who has never been afraid of him. She used to wait for him on the landing, every night, and one evening was told that she was too old for it.",
        'v=a',
      ],
      [
        '{A} can see no ghosts, and never could. {A} has built all this because {A.they} was the child who never noticed anything, while all the others screamed.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} has inherited the count together with the curtains. {G} has never spoken to him, for fear of doing it wrong.',
      ],
      A: [
        '{A} counts screams and writes them down. {A} would like to know, just once, what it feels like.',
      ],
      B: [
        '{B} cooks for ghosts, by smell. {B} thinks that [everybody|everyone] who does not eat is unhappy.',
      ],
      S: [
        '{S} has driven out {few2} archdukes and wants to sit in warm mud. {S} will help with advice, not with work, and sighs when it is work.',
      ],
      T: [
        '{T} goes through walls, in a way: [nobody|no one] notices {T.them}. {T} knows which boards still creak.',
      ],
      H: [
        '{H} can make anything move but has never made anything that was glad. {H} drops things when looked at by a ghost.',
      ],
      R: [
        '{R} awards the stars, carries a thermometer and a feather, and has not been frightened for {few4} years. {R} would give anything for it.',
      ],
    },
    places: [
      {
        name: 'the landing of the Howling Hart',
        look: [
          'A stair with a red carpet, worn down in the middle, {num} years deep. Every step has been made silent, lately, with felt.',
        ],
        todo: [
          'The count will only speak to [somebody|someone] who waits for him properly: in a nightshirt, at midnight, and frightened (DC 12 Performance, or a true fear told by a player).',
        ],
        what: [
          [
            'Insight :: asking the count why :: "Listen," he says, at a quarter past. Across the river [somebody|someone] is singing a comic song in his voice.',
            'v=a',
          ],
          [
            "Medicine :: taking the count's pulse :: He is so thin that one can read through him. It began when the mill went over to two shifts.",
            'v=b',
          ],
        ],
        who: 'Investigation :: following up the bill for the oil :: {G} never ordered it. The order came from {A}, as "a present between neighbours".',
        where:
          'Perception :: listening on the top step at midnight :: There are {few} screams from the far bank, at regular intervals, as by a clock; they come from {lair}.',
      },
      {
        name: 'the kitchen',
        look: [
          'Copper pans, and one place laid at the end of the table, with a very high-backed chair and no need for a hat. {B} is just salting the air.',
        ],
        todo: [
          '{B} talks if one eats up, and it is a great deal (DC 12 Constitution saving throw). What is left goes into the soup for the ghosts.',
        ],
        what: [
          [
            'History :: asking how he lost his head :: "By mistake, they wanted the landlord opposite," says {B}. It fell into the race, with its mouth open, and was never fished out.',
            'v=a',
          ],
          [
            'Nature :: asking why the soup is not eaten up any more :: Ghosts live on gasps; {B} has seen the last ones be used up on the street in broad daylight by a thing with three heads.',
            'v=b',
          ],
        ],
        who: 'Persuasion :: asking {B} about the landlord opposite :: {A} comes every week to ask for the recipe for ghost soup, and has taken {few2} helpings along "for an artist".',
        where:
          "Survival :: looking at the delivery boy's wet shoes :: There is red paint on them. There is only one thing in {town} that is red and wet, the wheel of {lair}.",
      },
      {
        name: 'the booth of {H.full}',
        look: [
          'Strings, wax, {few3} hands that wave. On the table lies a half-finished ghost, and is frightened.',
        ],
        todo: [
          'The figures are on guard and act whatever they are made for: the policeman arrests, the nurse puts to bed, the crocodile (DC 13 Acrobatics to reach the back without being played with).',
        ],
        what: [
          [
            'Investigation :: reading the contract in the drawer :: It is with a head: {few4} per cent, its own cushion, no rain. It has been signed with the teeth.',
            'v=a',
          ],
          [
            'Investigation :: reading the plan of the machine :: "Screams per hour: {num3}." In the margin, in pencil: "where do they come FROM?"',
            'v=b',
          ],
        ],
        who: "Sleight of Hand :: looking under the till :: It is paid for with {A}'s money, in rolls of coppers, which {A} has counted out by scream.",
        where:
          'Deception :: ordering a ghost for oneself :: It can be collected today, says {H}, and forgets to be careful: "from the works, at {lair}".',
      },
    ],
    lairLook: [
      'The millstones have been pushed aside, and there is a stage, {num2} seats, and a ticket window. Behind the scenes everything hangs on wires from the wheel: bats, sheets, a moon. Somewhere behind it something is really dead, and looks embarrassed.',
    ],
    lairUse: [
      'Everything here moves with the wheel. If it is stopped (DC 13 Athletics at the sluice), all ghosts hang limp; if it is let run faster, they go for [everyone|everybody], {A} included.',
      'Whoever is really frightened at {lair} (let the player say of what) feeds the count: he may do one thing that round, go through a wall, blow out a lamp, or carry [somebody|someone].',
    ],
    tactics: [
      "{A} pulls levers, from the prompter's box, and comments like a showman; {H} plays all the parts in turn and apologises to whoever is hit",
    ],
    companions: [
      "Those on {A}'s side are extras, paid by the scream. If [somebody|someone] screams for them, properly (DC 12 Performance), they think that it is over, and go to have their coupon stamped.",
    ],
    parley: [
      'Whoever takes {A} by the hand and leads {A.them} to where the count stands, and says what there is to see, step by step (DC 13 Persuasion), gives {A} a cold shiver. It is the first. {A} stops the wheel so as not to miss any of it.',
    ],
    spells: [
      [
        1,
        '*Speak with Animals*: the inn cat says that the cold one upstairs used to stroke her; lately his hand goes through.',
      ],
      [
        1,
        '*Detect Evil and Good* finds one undead creature in the Howling Hart, in the linen cupboard, crying.',
      ],
      [
        1,
        '*Minor Illusion* makes a very good ghost. The guests applaud, and {G} is ashamed; it does not count for the guide book.',
      ],
      [3, '*Invisibility* makes one the second-best ghost in {town}. {T} gives some tips.'],
      [
        5,
        '*Speak with Dead* is answered at length, since he has been waiting for [somebody|someone] to open the conversation: "Did you have a pleasant journey?"',
      ],
      [
        5,
        '*Remove Curse* must on no account be cast in the house. {S} throws a towel over whoever tries.',
      ],
    ],
    clock: [
      ['{A} hangs a poster over the door of the Howling Hart: "Closed due to lack of terror."'],
      {
        text: ['{S} is locked up in the cellar of {town} as a saboteur, with a bucket of mud.'],
        stop: [
          'have the count himself give evidence, by knocking (once for "no"); {G} only [has to|must] ask',
        ],
      },
      {
        text: [
          "The last coach drives past. {B}'s small daughter goes over to the mill by herself, to see.",
        ],
        stop: [
          'sit with her on the landing of {G.full} that evening, in nightshirts; or go along, with a lamp, and hold her hand',
        ],
      },
      [
        'On the night of all ghosts all of {town} sits at {lair}, and screams by numbers. Across the river [somebody|someone] quietly draws a curtain.',
      ],
    ],
    after: [
      '{town} has five stars and cannot sleep. In the Howling Hart it has become so warm that [nobody|no one] remembers why one needed blankets.',
    ],
    endings: [
      {
        heading: 'Full house',
        text: [
          'At twelve on the night of all ghosts he comes down the stairs, without felt, in chains, and his head is under his arm or on the newel post, and has learned a song. The small girl in the front row screams so that the windows rattle, for joy. {A} sits at the back, and has goose pimples.',
        ],
      },
      {
        heading: 'A tour',
        text: [
          'The count would like to see something of the world, now that it has come to this. *The price:* he takes turns, six months each; in the other six {G} [has to|must] walk, and practises the "Hoo".',
        ],
      },
      {
        heading: 'A quiet house',
        text: [
          'If he may, he rests. *The price:* {town} [has to|must] live off something else, such as mud; {S} becomes manager of the baths, and sighs.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The stars have gone to the mill. But whoever awards them sleeps in {town} tonight, alone, with one candle; there is still one landing, and one chance to be really good at it.',
        ],
      },
    ],
    hoard: [
      "In the count's strongbox, to which the key hangs round his neck, or would, are {items}, and {worth}. He asks them to take it, since he cannot get out of the house with it.",
      "{A} pays out the day's takings, to whoever won: {items}, and {worth}.",
    ],
    favour: [
      'The Howling Hart has a room for the party, for always, and whoever follows them there is frightened, at twelve, by a professional.',
      'The count gives the party his card. Any ghost to whom it is shown will at least introduce itself first.',
    ],
    steps: [
      'Find out why the count has stopped.',
      'Wait for him, at midnight, and ask.',
      'Find out what the competition has that the inn does not have.',
      'Have a haunted house on the night of all ghosts.',
    ],
    acts: {
      heading: 'The Inspector Cannot Be Frightened',
      blows: [
        'On the second evening three-headed things set upon the party in the street, before an audience ({fight}). They stop when one has been unmasked; {H} had forgotten to tell them that it was a rehearsal.',
      ],
      opens: [
        'At the end of the act a coach without horses draws up, and out of it steps {R}, with a thermometer. The inspection has been brought forward, at the request of {A}. {R} asks for the most terrible room, lies down, and falls asleep at once.',
      ],
      goal: [
        'It is not enough any more to bring the count back: {R} [has to|must] be frightened, and cannot be. The party must find out of what {R} was last afraid; that is kept in {town2}, in the house where {R} grew up.',
      ],
      map: [
        '{A} has the bridge painted with a warning, and by the rules of ghosts [nobody|no one] dead can cross it now. The count is cut off from his audience; the only way over the river for him and the party is the mill race, under the red wheel, into {lair}.',
      ],
      way: [
        "By the night coach it is an hour to {town2}, if one does not look at the driver (DC 13 Wisdom saving throw; it is {T}'s uncle, and he is sensitive). On foot it is a day, through a wood that tries its best.",
      ],
      place: [
        'The house in {town2} is large, tidy and kind. Everything has been explained here: on each dark corner there is a label, "coat", "draught", "branch". There are {num3} labels; only under one bed there is none.',
      ],
      rival: [
        '{R} had parents who loved {R.them} and left nothing unexplained. {R} has been searching for {few4} years for one thing that has no label, and gives stars away like [somebody|someone] who pays for a round.',
      ],
      setPiece: [
        'Under the bed lives what has never been labelled. It is old and has got fat for lack of competition, and does not want to come along (its dust and shoes fight like {fight}). It can be persuaded in the dark only, by voice: every round the player who speaks describes a sound that frightened them as a child, and makes it (DC 13 Performance, success without a roll if another player shivers). After three, it comes along, in a hatbox.',
      ],
      what: 'Insight :: asking the old nurse about the holiday in {town} :: {R} saw the count then, at the age of five, and was carried off before being allowed to be afraid; since that day {R} has been looking for the rest of it.',
      who: 'Sleight of Hand :: looking into the inspector\'s bag :: {A} has written {R} {few2} letters, with exact times for the screams; they have been corrected in red ink: "no".',
      where:
        'Perception :: opening the hatbox a crack on the way home :: It hears others of its kind, it says, all made of cloth, and crying, on the other side of the river, in {lair}.',
      choice: [
        '{R} has woken up and asks the party, as one professional to another, to tell what they have planned. They can tell, and {R} will try to be a good audience. Or they can say nothing, and {R} will have to take it as it comes.',
      ],
      first: {
        answer: 'lets {R.name} in on it',
        now: [
          '{R} is touched and makes suggestions. It will be a fine evening, and five stars, and {R} will drive on.',
        ],
        later: [
          '{R} plays along at {lair}, screams at the right moment, and distracts one enemy [each|every] round who thinks that it is real.',
        ],
      },
      second: {
        answer: 'keeps it to itself',
        now: ['{R} does not sleep that night, and notices it, and cannot explain it.'],
        later: [
          'When the hatbox is opened at {lair}, {R} screams in earnest. It feeds the count for the rest of the fight: he acts [each|every] round, and does it with relish.',
        ],
      },
      closes: [
        'The act ends under the red wheel, in the dark, with a hatbox that hums. Above them {num2} people are screaming in time.',
      ],
      lastWay: [
        'Through the mill race one comes up under the stage of {lair}, among the ropes, and may pull at them. By the front door one needs a ticket, and {A} tears it.',
      ],
      clock: [
        'For each step that was prevented there is one real ghost more in the wings who would like to join in; if {S} was locked up, [nobody|no one] can say what must not be cast, so let the players find out.',
      ],
      sides: [
        {
          who: '{G.full} and the inn',
          wants: [
            'want guests who tell it to others. Content with a good story; unhappy about blood on the carpet.',
          ],
          later: [
            'sits in the stalls and does what [nobody|no one] has ever done: asks the ghosts, aloud, how they are. One of the enemies breaks off in order to tell.',
          ],
        },
        {
          who: 'The ghosts of {town}',
          wants: [
            'want [somebody|someone] to look up. Content with a scream; offended by a torch.',
          ],
          later: [
            'blow out all the lights; in the dark only those see who are used to it, and they lead the party by the sleeve.',
          ],
        },
        {
          who: '{R.full}',
          wants: ['wants to be afraid. Content with a draught that has no label; tired of masks.'],
          later: [
            'withdraws a star in the middle of the performance, and {A} [has to|must] sit down for a turn.',
          ],
        },
      ],
    },
  },
  {
    id: 'ferry',
    titles: ['The Last Ferry', 'The Rope Across'],
    tones: ['heroic', 'grim'],
    levels: [1, 7],
    cast: {
      G: 'ferry warden|elder of the crossing',
      A: 'lock owner|timber merchant',
      B: 'she:old ferrywoman',
      S: 'raft hand|fisher from upstream',
      T: "net mender|ferry boy's teacher",
      H: 'rope maker',
      R: 'captain of the flood guard',
    },
    deadline: 'the flood',
    num: [90, 140],
    lair: { name: 'the sawmill on piles', terrain: 'water' },
    alsoOf: ['he', 'she'],
    escort: ['people', 'beast'],
    pitch: [
      'The valley above {town} is flooding, and {num} people wait on the far bank for the ferry. {B.full} has brought them over in boatfuls of nine for {few} days and nights, along a rope as thick as a thigh. Last night the rope broke, with a boat in the middle. {G} has looked at the end, and it did not break.',
    ],
    stakes: [
      'In {days} days the water reaches the meadow on which they stand. {G} has one boat left, and a rope that two strong people could splice; and somewhere in {town}, says {G}, sits [someone|somebody] with a knife, who knows when it will be finished.',
    ],
    start: [
      [
        '"Hold it, hold it!" shouts {B.full}, and throws you the end. It is wet, it is alive, and on the other side of the rain, on a thing that looks like a door, nine people are hanging on to it, one with a goat on the shoulders. It pulls you into the river up to the hips, then up to the chest. [Somebody|Someone] grips your belt. It is {G.full}, and after that [somebody|someone] else. When the last of the nine is on the bank, the rope goes slack, and its cut end floats past you, as clean as a candle.',
        '@rope',
      ],
      [
        'On the far bank they have lit a fire, and sing. It is {num} people with bundles, and they sing so that the ones in the middle of the river know where the shore is. In the middle of the river there is [nobody|no one]. {B.full} stands beside you on the landing with the cut rope\'s end in her hand and counts the voices. "One is missing," she says. "The bass."',
        '@song',
      ],
    ],
    ask: [
      '{G} wants three things, in this order: a new rope across, [everyone|everybody] over, and whoever did it. "If you have to let one of them go, let it be the last."',
      '"There are {num} people over there," says {G}, "and somebody has thought it over and cut it all the same. I need someone who is not from here to find out who. I would look at my neighbours and never stop."',
    ],
    fee: [
      '{G} scrapes together {coins} gp, of which a part is in fish hooks.',
      "The crossing will pay {coins} gp, and whoever is brought over has promised a day's work to each of you.",
    ],
    talk: [
      '{S.full} is from upstream and was seen with a wet knife. All of them have wet knives.',
      '{A.full} is giving out planks for nothing, and has been up for three nights.',
      '{B.full} is too old, people say. One should have put a chain across long ago, as {A} suggested.',
      'The dam at the sawmill has held. [Nobody|No one] can think how, with such water.',
      '{T.full} has {few2} children at the net loft and no net to mend.',
      'There is a second rope, from the old days, in the roof of the church; it was rung with.',
    ],
    run: [
      'The cut goes three quarters through, from below, and it is tarred: it was made days ago and then hidden (DC 12 Investigation). It was meant to part under a full boat.',
      'From the far bank [somebody|someone] signals with a blanket. Whoever knows the ferry signs (or guesses: DC 12 Performance) reads: "water falling here, why not there?"',
      '{A} is the first to wade in, and the last to let go. It is a very good moment for {A} to be seen in.',
    ],
    gist: [
      [
        '{A} holds back the flood with the dam at {lair}, so as to save the sawmill, and so drowns the far bank. With the ferry gone [nobody|no one] will come over to say how the water stands there. {H} cut the rope.',
        'v=a',
      ],
      [
        '{A} has sold {town} a chain ferry that was never delivered; the money is gone, and the old rope had to break in such a way that a chain would not have held either. {H} cut it. {A} did not expect a flood, nor people, and now cannot tell [anyone|anybody] that the sluice at {lair}, which would save them all, would drown the mill with the proof in it.',
        'v=b',
      ],
    ],
    suspect: ['{S}, who was under the boat with a knife: in order to cut the goat free.'],
    truth: [
      [
        'The river here has two arms. The one past the far meadow is old and shallow; the one through the sawmill of {A} is deep, and has a sluice. If the sluice is open, the far bank stays dry, and the mill is lost with all that is in it.',
      ],
      [
        [
          '{A} has everything in that mill: a dowry, a debt, {few3} workers whom {A} took in when [nobody|no one] else would. {A} shut the sluice for one night. In the morning it would have been murder to open it, and to leave it shut as well; so {A} helps in the river day and night, and has {H} see to it that it stays without witnesses.',
          'v=a',
        ],
        [
          '{few4.u} hundred gold pieces went from {town} to {A} for a chain, and from {A} to [somebody|someone] in {town2} who has sailed. {A} meant to pay it back with timber. {H}, whom it concerned too, cut the rope "for a quiet day, with nobody aboard", and on the next day the refugees came.',
          'v=b',
        ],
      ],
      [
        '{T} sees the river from the loft and keeps marks on the post: since the night of the cut it rises on one side only. {T} has tried to tell {A}, as {A} is the one who is always there.',
      ],
    ],
    turn: [
      [
        "One voice is missing in the singing on the far bank, the bass. It is that of {B}'s son, who went over with the first boat to sing them across. He is not drowned: he swam to the sluice, to open it, and {H} is holding him at {lair}, because he did not know what else to do.",
        'v=a',
      ],
      [
        '{B} knew that the rope was cut. She felt it under her foot on the way over, with nine people in the boat, and steered so that it would hold. She has told [nobody|no one], for then [no one|nobody] would have set foot in a boat again.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} has not sat down for {few} days. {G} writes a stroke on the door for each one who comes over, and knows the number of strokes by heart.',
      ],
      A: [
        '{A} would give {A.their} life for [anyone|anybody] in {town}, and is just finding out that that is not what is being asked for.',
      ],
      B: [
        'She has rowed {town} to its weddings and funerals. {B} wants to see the last one over, and is feverish, and says that it is the rain.',
      ],
      S: [
        '{S} saved the goat, and [nobody|no one] has thanked {S.them}. {S} can swim the river in the dark and would do it for a kind word.',
      ],
      T: [
        '{T} teaches children to tie knots and sees everything three days before the others. {T} only needs to be asked.',
      ],
      H: [
        '{H} has made each rope in this valley, and cut the best of them. {H} ties knots into a string, one for every person still over there.',
      ],
      R: [
        '{R} comes with {num2} soldiers, to hold the dyke of {town2}. {R} has orders, and reads them aloud when {R.they} is ashamed of them.',
      ],
    },
    places: [
      {
        name: 'the ferry landing',
        look: [
          'A stage of black planks, a capstan, and {num} strokes still missing on the door. The river goes by as high as the railing and carries a church pew.',
        ],
        todo: [
          'There is only time to look between two rescues. The party [has to|must] help first (DC 12 Athletics, a group; success brings nine people over by raft, failure brings over six and a long scream).',
        ],
        what: 'Investigation :: looking at the end that has been fished out :: It was cut from below, days ago, and filled up with tar. [Somebody|Someone] has thought of each detail but the tar: it is that of a workshop.',
        who: 'Nature :: smelling the tar :: It has resin in it. Only {H} mixes it like that, and only for one customer, {A}, for the sluice of the mill.',
        where:
          'Perception :: watching what the river brings down :: Pews, hens, roofs; but no log, no plank, nothing from upstream on the right arm. [Somebody|Someone] has closed the sluice at {lair}.',
      },
      {
        name: 'the net loft',
        look: [
          'Under the roof there are nets like clouds, and {few2} children asleep in them. One post is covered with marks, and beside it hang two bobs on a thread.',
        ],
        todo: [
          'The children have been told that all will be well and ask whoever comes in if it is true. If one answers honestly, and well (DC 12 Persuasion), they sleep, and {T} has a hand free.',
        ],
        what: 'Investigation :: reading the marks on the post :: On the far side the water rises twice as fast as it should. On this side it has stood still, since the night of the cut.',
        who: 'Insight :: asking {T} to whom that was told :: To {A}, {few} times. {A} thanked {T.them}, kindly, and went away [each|every] time looking older.',
        where:
          "History :: asking what used to be done in floods :: In the time of {T}'s mother the sluice was opened, and the meadow lay dry. It is under lock now, at {lair}.",
      },
      {
        name: 'the rope walk',
        look: [
          "A shed as long as a street, {few3} strands on their hooks, and at the far end {H}, walking backwards, as rope makers do, with a face like [somebody|someone]'s who would like to go on walking.",
        ],
        todo: [
          'The new rope must be finished today. Each one who turns a hook (DC 12 Athletics or Sleight of Hand) saves an hour, and as long as one turns, {H} [has to|must] stay, and talk.',
        ],
        what: 'Perception :: looking along the new rope :: It is good. At one place there is a red thread in it, where one could cut it without noticing; {H} has put it in and taken it out again, twice.',
        who: 'Persuasion :: speaking to {H} about the red thread :: It was not {H.their} idea. "It was for one night." Whoever pays for the hemp is {A}.',
        where:
          'Sleight of Hand :: taking the key from {H}\'s hook :: It is large and wet, and on the tag it says "sluice". That is at {lair}, under the saw.',
      },
    ],
    lairLook: [
      'The mill stands on piles over roaring water, which it does not let through. Everything shakes. Under the floor one sees the gate, {few4} beams of oak, bulging like a sail, and above it the saw, which has been lashed to it as a brace.',
    ],
    lairUse: [
      'The sluice can be opened with the key (three actions, DC 14 Athletics each), or broken with axe and saw in one. Once it is open, the party has five rounds until the mill goes; the floor tilts more [each|every] round (DC 12 Dexterity or prone).',
      'Logs lie ready on the ramp. The catch, struck away (one action), lets them roll: 11 (2d10) damage to [everyone|everybody] on the ramp, DC 13 Dexterity half.',
    ],
    tactics: [
      '{A} does not want to hurt [anybody|anyone] and stands in the way, with a pole, with open arms, with everything; {H} cuts ropes, and cannot cut any on which [someone|somebody] is hanging',
    ],
    companions: [
      [
        'Those beside {A} are the workers whom {A} took in, and all they own is in the mill. Shown the marks, or hearing the singing (DC 13 Persuasion), one of them puts down the axe and goes to the capstan.',
        'escort=people',
      ],
      [
        "The mill's dogs have been shut in with the water under them, and are mad with fear; a door opened to land (one action) is all that they want.",
        'escort=beast',
      ],
    ],
    parley: [
      '{A} knows the number of those over there, to the last one. Whoever brings one of them in and has that one say a name (DC 12 Persuasion, no check for a child) sees {A} take the key from the hook without a word.',
    ],
    spells: [
      [
        1,
        '*Speak with Animals*: the goat says that the knife was kind. The swallows of the mill have left; "it is full to the neck," they say.',
      ],
      [
        1,
        '*Mending* joins a rope no thicker than a thumb. {H} watches it being done, and starts to cry.',
      ],
      [
        1,
        '*Floating Disk* or *Feather Fall* saves one boatful; {G} counts it on the door with a star.',
      ],
      [
        3,
        '*Zone of Truth*: {A} says, "I have not cut any rope," and then, when [nobody|no one] asks on, "please ask on".',
      ],
      [
        5,
        '*Water Walk* or *Water Breathing* brings over ten at a time; they [have to|must] be led by [someone|somebody] who is not afraid, and the river is full of trees.',
      ],
      [5, '*Sending* to the far bank is answered with the number of those who are still singing.'],
    ],
    clock: [
      [
        'They splice the old rope with what there is. {A} brings planks, tea and {few3} strong people.',
      ],
      {
        text: [
          '{S} is thrown off the landing by a crowd, and [has to|must] be pulled out of the same river.',
        ],
        stop: [
          'put the goat in front of them, and its owner, and let {S} hold it (DC 12 Persuasion)',
        ],
      },
      {
        text: ['The new rope breaks, at the red thread, with {B} in the boat.'],
        stop: [
          'run a hand along it before it goes out, and have {H} swear to it on the strand; {H} cannot',
        ],
      },
      [
        'The flood is over the meadow. For an hour one hears them sing, and then one hears only the water.',
      ],
    ],
    after: [
      'The mill stands. {A} works it alone, at night, since [nobody|no one] will saw there, and on each plank there is a mark.',
    ],
    endings: [
      {
        heading: 'All over',
        text: [
          'The sluice goes up with a sound like a door in heaven. On the far side the water sinks, a hand, two hands, and {num} people walk down to the bank on grass. {B} fetches the last one herself. The mill passes under the landing in pieces; {A} stands on the stage and makes the strokes on the door, because {G} has asked {A.them} to.',
        ],
      },
      {
        heading: 'By rope',
        text: [
          'If the new rope holds, all can be brought over, and the mill stays. *The price:* it takes all night, {few2} of the last boat are lost, and one of them is {B}.',
        ],
      },
      {
        heading: 'Given up',
        text: [
          'If {A} opens the sluice, unforced, and tells it, [nobody|no one] in {town} says anything. *The price:* {few3} families have lost their bread, and want to know from the party who will take them in now.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          "On the meadow they are standing on the carts, holding the children up. There is one boat, and {few2} crossings' worth of light; who goes in the boat is for the party to say.",
        ],
      },
    ],
    hoard: [
      'What the river brought to the grating of the mill, and [nobody|no one] will claim: {items}, and {worth}. {G} asks them to take it, so that it does not lie there.',
      'From the far bank each one has brought over one thing. They put together for the party: {items}, and {worth}.',
    ],
    favour: [
      "{num.u} people owe the party a day's work. They come, from anywhere in the valley, with tools, and ask what is to be done.",
      '{B} gives them the whistle of the ferry. On any river within a week of {town} [somebody|someone] comes when it is blown.',
    ],
    steps: [
      'Get the next boat across.',
      'Find out who cut the rope, and when.',
      'Find out why the water rises only on one side.',
      'Bring all of them over before the flood.',
    ],
    acts: {
      heading: 'The Far Bank',
      blows: [
        'On the second evening, in the rain, [somebody|someone] is waiting on the rope walk with an axe ({fight}). They are mill workers; they stop when one of them is hurt, and one says that {H} told them the rope was to be cut up for firewood.',
      ],
      opens: [
        'At the end of the act the old rope tears, and the river takes the landing. On the far bank the singing stops. And on the dyke of {town2} torches appear: {R} with {num2} soldiers, who have orders to breach it on this side.',
      ],
      goal: [
        'It is no longer about bringing them over one by one. The party must cross to them, hold them together for two days, and bring them out another way, while {R} is stopped, or {town} is the next meadow.',
      ],
      map: [
        'With the landing gone, {town} has no bank any more; the main street is the river. What was the far side is an island now, with the church of {town2} at one end. From its tower one sees what [nobody|no one] here could: a dry path along the back of the weir, straight into {lair}.',
      ],
      way: [
        'One swims, with {S}, along the drowned hedges (DC 13 Athletics, each; a failure costs a thing one carries), or goes in the church bell, which floats, mouth up, and carries four, and rings when it hits anything.',
      ],
      place: [
        'The island is full of people who have been strangers to each other for a week and are now a village. There is a mayor ({few2} years old, elected for being cheerful), a hospital, and a quarrel about a stove.',
      ],
      rival: [
        '{R} has a valley to save, and reckons in thousands; these here are a hundred. {R} has shown {R.their} orders to [everyone|everybody], in the hope that [somebody|someone] would tear them up.',
      ],
      setPiece: [
        'At night the water comes over the low end, together with looters in boats ({fight}). The party has six rounds for as many as possible: carry the sick up the tower (DC 12 Athletics), make a raft out of pews (DC 13 Investigation), start a song so that [nobody|no one] runs (DC 13 Performance), or fight on the bank. Each success is {few3} people, and they remember who sang.',
      ],
      what: 'Perception :: looking down from the tower in the morning :: The left arm is at the top of its banks, the right one is nearly dry: it has been shut, up at the mill, by hand.',
      who: 'Persuasion :: asking the old miller on the island why [anyone|anybody] would do so :: "Because one is inside," he says. He sold it to {A}, {few4} years ago, and told {A} never to be ashamed to open.',
      where:
        'Survival :: testing the path along the weir :: It bears, one by one. It ends at a hatch below the saw, in {lair}, where one hears [somebody|someone] pacing up and down.',
      choice: [
        '{R} will leave the dyke alone if the party sends over hostages for the water: {few2} of those on the island, children first. Or the party asks {R} to come along, on the weir, with an axe, and to see for {R.themself}.',
      ],
      first: {
        answer: 'sends the children to {R.name}',
        now: [
          'They are dry, and safe, and sing in the tents of the soldiers. On the island it is very quiet, but they trust the party.',
        ],
        later: [
          "{R}'s soldiers have had children on their knees for a night. {few3.u} of them come to {lair} without orders, and hold the capstan.",
        ],
      },
      second: {
        answer: 'takes {R.name} along',
        now: [
          '{R} walks ahead over the weir, in the dark, and does not look down. The soldiers wait until dawn, not longer.',
        ],
        later: [
          "{R} stands in {lair} before the gate and reads the orders aloud, for the last time. [Nobody|No one] on {A}'s side raises a hand as long as {R.they} reads (one round), and then {R} tears them up, and takes the axe.",
        ],
      },
      closes: [
        [
          'The act ends on the weir, above the roar, in single file. Behind them a hundred voices have started again, so that those in front know where the shore is, and ahead of them, in {lair}, a bass answers.',
          'v=a',
        ],
        [
          'The act ends on the weir, above the roar, in single file. Behind them a hundred voices have started again, so that those in front know where the shore is; {B} would know each of them by name.',
          'v=b',
        ],
      ],
      lastWay: [
        'Along the weir one comes up through the hatch under the saw. By boat one [has to|must] come in over the gate, with the whole flood behind (DC 14 Athletics), and is inside at once.',
      ],
      clock: [
        'For each step that was prevented one more worker has gone down to the river to help, and is missing here; if {B} went under with the rope, {A} has nothing to lose any more, and {H} will do anything that [anybody|anyone] says.',
      ],
      sides: [
        {
          who: '{G.full} and the crossing',
          wants: ['want [everyone|everybody] over. Content with a number; deaf to all the rest.'],
          later: [
            'has the church rope across, by the second hour: whoever is swept out of the mill can catch hold of it.',
          ],
        },
        {
          who: 'The people on the far bank',
          wants: ['want to stay together. Content if [nobody|no one] is chosen; angry at a list.'],
          later: [
            'come along the weir, hand in hand, {num} of them, and stand in the door of the mill, and look.',
          ],
        },
        {
          who: 'The workers of the mill',
          wants: [
            'want to keep what little they have. Content with a promise that has a name to it; angry at pity.',
          ],
          later: [
            "carry the tools out, first, and then, since they are there already, the party's wounded.",
          ],
        },
      ],
    },
  },
];
