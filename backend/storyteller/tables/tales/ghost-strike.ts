import { ghostStrikeActs } from './ghost-strike-acts.ts';
import type { Tale } from './tale-types.ts';

export const ghostStrikeTale: Tale = {
  id: 'ghost-strike',
  titles: [
    'The Ghost Hands In Its Chains',
    'A Vacancy at the Howling Hart',
    'Nothing at Twelve',
    'Kindly Find Somebody Else',
  ],
  tones: ['whimsical'],
  levels: [1, 10],
  cast: {
    G: 'innkeeper|hotel keeper',
    A: 'innkeeper of the competition|promoter of modern hauntings',
    B: 'inn cook',
    S: 'exorcist on holiday',
    T: 'she:chambermaid',
    H: 'travelling magician|puppet maker',
    R: 'inspector of hauntings',
  },
  deadline: 'the night of all ghosts',
  num: [60, 120],
  lair: {
    name: 'the mill with the red wheel|the mill of the red wheel|the red mill|the red water mill|the red-wheeled mill|the mill with the painted wheel|the red mill by the race|the old red mill',
    short: 'red mill|mill',
    terrain: 'indoors',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  escort: ['people'],
  pitch: [
    'Travellers come to {town} from far away to be frightened at the Howling Hart, where a headless count has walked every night for {num} years«, punctually at twelve». [He has stopped.|{weeks.u} weeks ago he gave up.|For {weeks} weeks now he has not.] [In his place [lies a pair of chains on the stairs, polished, with a note|the stairs have a pair of polished chains, and a note]: "[Kindly find somebody else|Please find somebody else|I must ask you to find [another|another count|a successor]]."|What comes down the stairs in {town} at twelve these days is nothing; on the top step lie his chains, polished, and under them a note: "Kindly find somebody else."|He has [handed in his chains|left his chains on the stairs]«, freshly polished,» with a few lines: "[I regret, and remain, and so on|Kindly find somebody else|With thanks for everything, find another]."] {G} has «{few} coaches full of »guests who want their money back.',
  ],
  stakes: [
    '[On the night of all ghosts, in {days} days, the guide book is going to be revised|In {days} days, on the night of all ghosts, they are coming to revise the guide book|The guide book will be revised in {days} days, on the night of all ghosts]. If {town} is not haunted on that night it loses its stars«, says {G}», and with the stars the coaches«, and with the coaches everything that is painted on the signs here».',
  ],
  start: [
    [
      '[It is twelve. In the hall|Nearly midnight. In the hall|A minute to twelve. In the hall] of the Howling Hart {num2} guests in nightcaps hold their breath« and their children». [The clock [strikes|strikes twelve][, nothing comes«, and a child coughs»|, and nothing comes, and somebody coughs|; people look at the stairs, and then at each other]. Then {G.full} walks across the landing in a sheet and says "Hoo", and a small girl in the front row begins to cry, with disappointment.|[Twelve strokes, and then only the stove|Twelve strokes, and no thirteenth thing]. A chair creaks«, and {num2} heads turn», but it was a chair. Then {G.full} comes along the landing under a sheet, says "Hoo", and treads on the hem, and in the front row a small girl weeps because it is so bad.|[The clock strikes twelve, and does not know how to go on|It strikes, and stays quiet]. At last something« white» comes along the landing, and it is {G.full}, under a tablecloth« with a stain on it», who says "Hoo". [A small girl in the front row [takes it hard, and weeps|cries about it]|In the front row a small girl [bursts into tears|begins to cry]].]',
      '@hall',
    ],
    [
      '[You are given the haunted room, at [half price|half the price of the others].|The haunted room was cheap tonight.|Of all the rooms only the haunted one was to be had, at half price.|The bed is good, the room is haunted, and [the price is half|you paid half].] [At midnight there is a [knock|polite knock] on the inside of the wardrobe. "[Excuse me|Forgive me|I beg your pardon]," says somebody in there«, hollow, as if out of a collar». "[I do not do it any more, but|I have retired, but] there is another one out there who says that he has been hired, and he is doing it [wrong|all wrong]."|When the clock strikes twelve, somebody knocks on the wardrobe door, from inside. "[I do not wish to disturb|I shall not keep you long]," says a hollow voice between the coats, with nothing above the collar. "[I have given it up, and gladly; only|It is no business of mine any more; only] somebody else has been engaged, and is out there, and [has not the least idea how it is done|it hurts me to watch]."|[At twelve|On the stroke of twelve] the wardrobe [clears its throat|coughs, discreetly]. "[Please do not get up|Stay in bed, I beg you|Pray stay as you are]," it says«, in the hollow voice of a collar». "[I am no longer with the house|I have left the service], [but I ought to warn you about my successor|and they have sent somebody else, whom I cannot recommend|and I can take no responsibility for what comes next]."] [Then the window« on the side of {town}» bursts open, and what comes in has three heads, and a price tag.|At that the window flies open and a thing comes in that has three heads, [none of which fits|one of them upside down], and a price tag.|In at the window comes, [head over head over head|a little late], something with three heads and a price tag.|It has hardly spoken when the window breaks, and three heads on one neck look in, [with the price still on|and sneeze].]',
      '@room',
    ],
  ],
  ask: [
    '{G} wants the count back before the night of all ghosts, or a ghost that is at least as good. "Find out what we« of {town}» have done to him«. [He has never taken a night off[. He was on duty|, he was on duty even] at his own memorial service|In all those years he has not missed a night[. He haunted|; he haunted] the evening of his own memorial service|[He never even asked for a holiday|He came in snow, and he came with the plague in the house], and [he was never late|one could set the clock by him]]»."',
    '"I want him back," says {G}. "«[I do not want a new one|A new one will not do|Do not bring me another]. »[And if somebody has lured him away, I want to know what they pay|And tell me if somebody has made him an offer, and how much it was|If somebody has talked him out of it, I wish to know the name, and the price]."',
    '{G} has two wishes: to know why the count has stopped, and to see him on the stairs again before the night of all ghosts. "«[One does not replace somebody like that|You cannot hire that, it has to grow]. »[Say that I am sorry, and find out what for|Tell him whatever he wants to hear|If it is the felt on the stairs, it can [come off|be taken up]]."',
  ],
  fee: [
    '{G} offers {coins} gp and the haunted room, [for life, and after|for life, and as long after as they like|for life, with an option].',
    '[There are {coins} gp from the till|{coins} gp come out of the till|The fee is {coins} gp, out of the till], which has begun to open by itself«, but [only out of habit|without conviction|only from old habit, at twelve]».',
  ],
  talk: [
    '{S.full} says that {S.they} is here« purely» for pleasure, and has been seen buying candles.',
    '{A.full} has had new posters printed. [They show a ghost with three heads.|On them is a ghost with three heads.|The ghost on them has three heads.]',
    '[The count used to feel for each step with his foot«, they say in {town}», since he has no head to look where he is going.|In {town} they remember that the count has no head; what became of it, nobody has ever asked.|Where the head of the count has got to, nobody in {town} knows; it was never on the stairs with him.]',
    '{B.full} lays a place for one more every night«, with a high-backed chair».',
    '[Since the strike began, owls have been applying to {G.full}.|Owls have been coming to the back door of {G.full} with references.]',
    "{T.full} does the count's room and swears that he sleeps badly.",
  ],
  run: [
    'The note is on the back of a bill (DC 12 Investigation): for oiling {num3} hinges«, which used to be allowed to creak».',
    '[The count can be talked to, through furniture.|Through wardrobes, clocks and the backs of chairs the count can be spoken with.] He is polite and hurt, and does not wish to discuss it« before the staff».',
    [
      '[A thing with three heads goes about in {town} by night, and it is linen over a frame, on wires.|What goes about« in {town}» by night with three heads is made of linen«, on wires».|The thing with the three heads is seen in {town} every night; it is linen on a frame, and wires move it.] [Whoever follows it, at a run, over the roofs, gets as far as a red wheel (DC 12 Athletics).|It runs over the roofs, and whoever keeps up with it (DC 12 Athletics) [comes to a red wheel|sees it vanish behind a red wheel].|It can be followed over the roofs, as far as a red wheel (DC 12 Athletics).]',
      'start=room',
    ],
    [
      'If the small girl in the hall of {G} is asked what she had hoped for, she says: [the one who used to sigh|somebody who sighs|the sighing]. [She has heard something sigh« just now», behind the panelling (DC 12 Perception finds a cold spot that moves away«, politely»).|There was a sigh just now«, she adds», behind the panelling (DC 12 Perception finds a cold spot that makes way, politely).]',
      'start=hall',
    ],
  ],
  gist: [
    [
      "{A} has hired the count's head, which was lost {num} years ago: {H} found it, and it works at {lair} every night«, on contract», because it was never asked at the inn. [The rest has resigned«, out of grief».|What was left of him sat down on the stairs and resigned.|Without it the rest of him has no heart to go on, and has resigned.|The body took it badly, and has given notice.] On the night of all ghosts [the head is to call the body over the river, and the whole count will appear at {lair}|{A} will have the head call for the body, so that the whole count appears at {lair}|the head is to call until the rest of him comes over the river, since the whole count is announced at {lair}].",
      'v=a',
    ],
    [
      'The count has been dead tired since {A} had {H} build a machine that haunts {lair} around the clock: by a law of ghosts the fear in {town} is divided by the number of hauntings. [There is not enough left in {town} to hold him up; on the night of all ghosts he will go out like a candle.|[What reaches the inn of it no longer holds him together|The inn gets too little of it to keep him up]; [on the night of all ghosts he will go out like a candle|the night of all ghosts will be his last].|He fades, and the night of all ghosts will be the end of him.|He is living on scraps of it, and [on the night of all ghosts there will be none|will not outlast the night of all ghosts].]',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has really come here for the mud baths.',
    '{S}, who has come to {town} in the very week in which a ghost disappears; but a doctor has ordered mud baths«, and that is all that {S.they} is here for».',
  ],
  truth: [
    [
      '[The count of {town} was not a count. He was|No count has ever walked in {town}. It was|There was never a count in {town}. The one who walks was] the first landlord of the Howling Hart, who was beheaded by mistake, and came back the same evening« because there were guests». [He has never wanted anything but that people in {town} should have a good time.|All he ever wanted was a full house in {town} that enjoys itself.|He wanted a full house then, and wants one now; that {town} calls him a count is a courtesy.]',
    ],
    [
      [
        '[The head rolled into the mill race then, and [on|was gone].|His head fell into the mill race« at the time and went its own way».|The mill race carried off the head.] [It is a lively head, and has always wanted to travel.|Heads are not all alike, and this one had always wished to travel.|It did not mind: it had always wanted to see the world.] {H} fished it out« in spring» and taught it three songs«, and {A} gave it a billing». [[When the count heard it sing from across the river|The night on which the count heard it, singing, on the other bank], he sat down on the stairs and took off his chains.|One evening the count heard it sing for {A} on the other side of the river; he sat down on the stairs and took the chains off.|The count heard it across the water«, at a quarter past twelve», and [laid his chains on the stairs|took off his chains, one after the other].]',
        'v=a',
      ],
      [
        '{A} runs the mill at a loss and saw that fear is a business. {H} makes {few3} ghosts there«, of linen and phosphorus», who frighten people« from morning to evening», so that [no one|nobody] in {town} has any fright left for midnight. {A} does not know that it can kill [somebody|someone] who is dead already«. {H} has begun to suspect it».',
        'v=b',
      ],
    ],
    [
      '{T} has found the count\'s diary«, in the linen cupboard». It has a line for every night, and for {num} years they all say the same: "Full house"; and in the last months, "Did anyone look up?"',
    ],
  ],
  turn: [
    [
      "The small daughter of {B} is the count's great-great-granddaughter. «[She is the only one in {town} who has never been afraid of him.|In all of {town} there is nobody else who has never been afraid of him.|Nobody in {town} has ever liked him as she does.] »[She used to wait for him on the landing, every night, and [one evening was told that she was too old for it|then somebody said that she was too old for it].|Every night she sat on the landing until he came, and one evening she was told that she [was too old for that|should be asleep].|The two of them met on the landing, night after night, until she was sent to bed, as she was [too old for such things|a big girl now].]",
      'v=a',
    ],
    [
      '{A} can see no ghosts, and never could. {A} has built all this because {A.they} was the child who [never noticed anything«, while all the others screamed»|never saw what the others were screaming at].',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has inherited the count together with the curtains. {G} has never spoken to him«, [for fear of doing it wrong|and does not know how one begins]».',
    ],
    A: [
      '{A} counts screams« and writes them down». {A} would like to know, just once, what it feels like.',
    ],
    B: [
      '{B} cooks for ghosts«, by smell». {B} thinks that [everybody|everyone] who does not eat is unhappy.',
    ],
    S: [
      '{S} has driven out three archdukes and wants to sit in warm mud. {S} will help with advice, not with work«, and sighs when it is work».',
    ],
    T: [
      '{T} goes through walls«, in a way»: [nobody|no one] notices {T.them}. {T} knows which boards still creak.',
    ],
    H: [
      '{H} can make anything move but has never made anything that was glad«. {H} drops things when looked at by a ghost».',
    ],
    R: [
      '{R} awards the stars«, carries a thermometer and a feather,» and has never« once» been properly frightened. {R} would give anything for it.',
    ],
  },
  places: [
    {
      name: 'the landing of the Howling Hart|the stairs of the Howling Hart',
      look: [
        '[A stair with a red carpet, worn down« in the middle, {num} years deep».|The red carpet on the stairs has a path down the middle« where somebody has gone down at twelve for {num} years».] [Every step has been made silent, lately, with felt.|Felt has been nailed to each step, lately, so that none of them makes a sound.|Each step has a new strip of felt on it, and none of them creaks.]',
      ],
      todo: [
        '[The count will only say why he stopped to somebody who waits for him properly|Why he stopped the count tells only those who wait for him as they should|To hear from the count why he stopped one has to wait for him in the proper way]: [in a nightshirt, at midnight, and frightened|at midnight, in nightclothes, and afraid] (DC 12 Performance, or [a true fear told by a player|a player names a true fear]).',
      ],
      what: [
        [
          'Insight :: asking the count why :: [He lifts a finger, and waits« for the quarter past»|At a quarter past he opens the window«, and says nothing»|He writes "Listen" in the dust, and waits for the quarter past]. [Across the river somebody is singing a comic song, and he points to his empty collar.|A comic song comes over the water, and he pats the air where his head would be.|On the far bank a comic song begins, and he lays a hand on his empty collar.]',
          'v=a',
        ],
        [
          "Medicine :: taking the count's pulse :: [He is so thin that one can read through him.|You could read a newspaper through him.] [It began when the mill went over to two shifts.|He can say since when: since the mill has worked two shifts.]",
          'v=b',
        ],
      ],
      who: 'Investigation :: following up the bill for the oil :: {G} [never ordered it|did not order it|knows of no order]. The order came from {A}«, as "a present between neighbours"».',
      where:
        'Perception :: listening on the top step at midnight :: There are {few5} screams from the far bank«, at regular intervals, as by a clock»; they come from {lair}.',
    },
    {
      name: 'the kitchen|the kitchen of the inn',
      look: [
        '[Copper pans, and one place laid at the end of the table, with a very high-backed chair« and no need for a hat».|A kitchen full of copper; at the end of the table one place is laid before a chair with a very high back, for somebody who [needs no room for a hat|does not wear hats].|The table is long, the pans are of copper, and the place at the far end is laid for [a guest without a head|somebody who eats by smell].] {B} is [just salting|tasting|stirring] the air.',
      ],
      todo: [
        '[{B} talks if one eats up«, and it is a great deal»|{B} talks only over an empty plate, and the plates are large|One has to eat what {B} puts before one«, all of it», and then {B} talks] (DC 12 Constitution saving throw). [What is left goes into the soup for the ghosts.|Nothing is thrown away: the ghosts get the rest« as soup».|The ghosts have soup made of what is left.]',
      ],
      what: [
        [
          'History :: asking how he lost his head :: "By mistake, they wanted the landlord opposite," says {B}. [It [fell|rolled] into the race«, with its mouth open», and was never [fished out|found|seen again].|The mill race took it«, still talking», and [nobody went after it|that was the last that was heard of it].|[It rolled into the mill race, and|The mill race caught it, and] [for a while one could hear it complain|it was last seen going under the bridge].]',
          'v=a',
        ],
        [
          'Nature :: asking why the soup is not eaten up any more :: Ghosts live on gasps; {B} has seen the last ones be used up« on the street in broad daylight» by a thing with three heads.',
          'v=b',
        ],
      ],
      who: 'Persuasion :: asking {B} who else is fond of the soup :: {A} comes every week to ask for the recipe« for ghost soup», and has taken some along "for an artist", twice.',
      where:
        "Survival :: looking at the delivery boy's wet shoes :: [There is [red paint|wet red paint] on them.|They are [splashed|spotted] with red paint.|They have spots on them, of [red paint|paint, red].] There is« only» one thing in {town} that is red and wet, and it turns at {lair}.",
    },
    {
      name: 'the booth of {H.full}',
      look: [
        '[Strings, wax, {few6} hands« that wave».|{few6.u} hands hang on strings, and wave.] [On the table lies a half-finished ghost, and is frightened.|The half-finished ghost on the table [can see what is coming, and is frightened|has eyes already, and looks worried].|A ghost[ of linen|] lies on the table, half sewn, and [would rather not be finished|does not like the look of the scissors].]',
      ],
      todo: [
        'The figures of {H} are on guard and act« whatever they are made for»: the policeman arrests«, the nurse puts to bed», and the crocodile bites (DC 13 Acrobatics to [reach the back without being caught|get past them to the back]).',
      ],
      what: [
        [
          'Investigation :: reading the contract in the drawer :: It is with a head: {few4} per cent, [its own cushion«, no rain»|a cushion, never any rain|a cushion of its own, and no matinees]. [It has been signed with the teeth.|Where the signature belongs there is a bite.|It has been bitten, in place of a signature.]',
          'v=a',
        ],
        [
          'Investigation :: reading the plan of the machine :: "Screams per hour: {num5}." [In the margin«, in pencil»|Someone has pencilled next to it|Beside it, in small letters|A note, in pencil, says]: ["where do they come [FROM|from, please]?"|"but whose are they?"|"and who [does without|has to do without|has lost them]?"]',
          'v=b',
        ],
      ],
      who: "Sleight of Hand :: looking under the till :: [It is paid for with {A}'s money, in rolls of coppers«, which {A} has counted out by scream».|There are rolls of coppers there, one copper to the scream, and {A} has written the sum on each of them.|{A} pays for all this: a copper for each scream, in rolls«, with a receipt».]",
      where:
        'Deception :: ordering a ghost for oneself :: It can be collected today«, says {H}, and forgets to be careful»: "from the works, at {lair}".',
    },
  ],
  lairLook: [
    [
      '[The millstones of {town} have been pushed aside, and there is a stage, rows of seats, and a ticket window.|Where the millstones of {town} turned there is a stage now«, with rows of seats and a ticket window».] [Behind the scenes everything hangs on wires from the wheel: bats, sheets, a moon.|The wheel pulls a hundred wires, and on the wires go bats, sheets and a moon.|Behind the stage wires run to the wheel, and each wire moves something: a bat, a sheet, the moon.] [In front«, on a cushion of its own,» lies a head [that is really dead, and looks embarrassed|which is truly dead, and blushes].|At the edge of the stage a head lies on a cushion, the only thing here that is really dead, and [does not know where to look|pretends to be asleep].|One thing here is really dead: a head, on a cushion, [in the best light|at the edge of the stage], which would like to be [taken seriously|somewhere else].]',
      'v=a',
    ],
    [
      '[The millstones of {town} have been pushed aside, and there is a stage, rows of seats, and a ticket window.|Where the millstones of {town} turned there is a stage now«, with rows of seats and a ticket window».] Behind the scenes everything hangs on wires from the wheel: bats«, sheets, a moon,» and {few3} ghosts of linen that never stop. [Nobody here is really dead, and it shows.|One sees at a glance that none of it has ever [died|been alive].|There is not one dead person among them, [and one can tell|which is a pity].|It is all very loud, [and nobody in it has died|and nothing in it is dead].]',
      'v=b',
    ],
  ],
  lairUse: [
    '[Everything at {lair} [moves with|hangs on] the wheel.|The wheel moves everything at {lair}.|Nothing moves at {lair} but what the wheel moves.] [If it is stopped (DC 13 Athletics at the sluice), all ghosts hang limp|Stopped (DC 13 Athletics at the sluice), it lets all the ghosts hang|When the sluice is shut (DC 13 Athletics), it stops, and all ghosts hang like washing]; if it is let run faster, they go for [everyone|everybody]«, {A} included».',
    [
      'Whoever is really frightened at {lair} (let the player say of what) feeds the count, who comes up through the mill race« for it»: he may do one thing that round, go through a wall«, blow out a lamp», carry [somebody|someone], or ask his head to come home. The head has waited for him to ask in person; it leaves its cushion, and the contract with {A} ends.',
      'v=a',
    ],
    [
      'Whoever is really frightened at {lair} (let the player say of what) feeds the count, who comes up through the mill race« for it»: he may do one thing that round, go through a wall«, blow out a lamp», or carry [somebody|someone].',
      'v=b',
    ],
  ],
  tactics: [
    "{A} pulls levers«, from the prompter's box, and comments like a showman»; {H} plays all the parts« in turn» and apologises to whoever is hit",
  ],
  companions: [
    "Those on {A}'s side are extras«, paid by the scream». [If somebody screams for them, properly (DC 12 Performance), they think that it is over, and|After one good scream (DC 12 Performance) they take it that the show is over, and|They are waiting for a scream that deserves the name (DC 12 Performance); when they have heard it, they] [go to have their coupon stamped|go to be paid|queue up at the ticket window].",
  ],
  parley: [
    [
      '{A} has never been afraid of a ghost, and would like to be. Whoever takes {A.them} by the hand and leads {A.them} to where the count stands, and says what is terrible about him«, point by point» (DC 13 Persuasion), gives {A.them} a cold shiver. [It is the first, and {A} stops|{A} has waited for one since childhood, and stops] the wheel« so as not to miss any of it».',
      'v=a',
    ],
    [
      '{A} cannot see ghosts, and would like to. Whoever takes {A.them} by the hand and leads {A.them} to where the count stands, and says what there is to see«, point by point» (DC 13 Persuasion), gives {A.them} a cold shiver. [It is the first, and {A} stops|{A} has waited for one since childhood, and stops] the wheel« so as not to miss any of it».',
      'v=b',
    ],
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: the cat of {B} says that the cold one« upstairs» used to stroke her; lately his hand goes through.',
    ],
    [
      1,
      '*Detect Evil and Good*[ finds one undead creature of {town} in the Howling Hart, in the linen cupboard, crying.|: one undead creature of {town}, in the linen cupboard« of the Howling Hart», in tears.| points to the linen cupboard of the Howling Hart, where the only undead creature of {town} is weeping into the sheets.]',
    ],
    [
      1,
      '*Minor Illusion* makes a very good ghost for {G}. [The guests applaud, and {G} is ashamed|There is applause, and {G} is ashamed|Everybody claps, and {G} looks at the floor]; [it does not count for the guide book|the guide book does not count it|for the guide book it has to be a dead one].',
    ],
    [
      3,
      '*Invisibility* makes one [the second-best ghost in {town}|a passable ghost, by the standards of {town}|as good a ghost as {town} has at present]. {T} gives some tips.',
    ],
    [
      5,
      '*Speak with Dead* is answered [at length|at great length|with pleasure]«, since he has been waiting for [somebody to open the conversation|somebody to speak first|an opening]»: "[Did you have a pleasant journey|I trust that the beds are comfortable|Has anybody shown you the view|Were the roads very bad]?"',
    ],
    [
      5,
      '*Remove Curse* [must on no account|should never|must not] be cast in the house of {G}: it would [send the count away|drive the count out] for good. {S} throws a towel over whoever tries.',
    ],
  ],
  clock: [
    [
      '{A} hangs a poster over the door of the Howling Hart: ["Closed due to lack of terror."|"No ghost today."|"Under new absence."]',
    ],
    {
      text: [
        '{A} accuses {S} of sabotage, and {S} is locked up in the cellar of the town hall«, with a bucket of mud».',
      ],
      stop: [
        'have the count himself give evidence, by knocking (once for "no"); {G} need only ask',
      ],
    },
    {
      text: [
        "The last coach drives past. {B}'s small daughter goes over to the mill« by herself», to see.",
      ],
      stop: [
        'sit with her on the landing« of {G.full}» that evening«, in nightshirts»; or go along«, with a lamp,» and hold her hand',
      ],
    },
    [
      'On the night of all ghosts [all of {town} sits at {lair}, and screams by numbers|the seats at {lair} are full, and {town} screams« by numbers»|{town} has paid, sits at {lair}, and screams at the given signs]. [Across the river somebody quietly draws a curtain.|Nobody notices that in the inn across the river a curtain is drawn.|In the inn on the other bank a curtain is drawn«, [slowly|by nobody]».]',
    ],
  ],
  after: [
    '[{town} has five stars and cannot sleep.|There are five stars in the guide book for {town}, where nobody sleeps.|Five stars, says the guide book of {town}, and nobody there closes an eye.] [In the Howling Hart it has become so warm that nobody remembers why one needed blankets.|The Howling Hart is warm now in every room, and no one there knows any more what the second blanket was for.|There is no cold corner left in the Howling Hart, and [the guests complain about it|the cat has moved out].]',
  ],
  endings: [
    {
      heading: 'Full house',
      text: [
        [
          'At twelve on the night of all ghosts the count comes down the stairs of {G}«, without felt, in chains,» with his head under his arm«, and the head has learned a song». [The small daughter of {B} sits in the front row and screams so that the windows rattle, for joy.|In the front row the small daughter of {B} gives a scream of joy that rattles the windows.] {A} sits at the back, and has goose pimples.',
          'v=a',
        ],
        [
          'At twelve on the night of all ghosts the count comes down the stairs of {G}«, without felt», in chains«, and as solid as a wardrobe». [The small daughter of {B} sits in the front row and screams so that the windows rattle, for joy.|In the front row the small daughter of {B} gives a scream of joy that rattles the windows.] {A} sits at the back, and has goose pimples.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'A tour',
      text: [
        '[The count would like to see more of the world than {town}, now that it has come to this.|Now that it has come to this, the count might as well see more of the world than {town}.|The count goes on tour; he has never been outside {town}.] *The price:* he is at home for six months of the year; in the other six {G} [has to|must] walk«, and [practises the "Hoo"|works on the "Hoo"|takes lessons in sighing]».',
      ],
    },
    {
      heading: 'A quiet house',
      text: [
        '[If {G} lets the count go, he rests.|If {G} asks the count for nothing more, he lies down.] *The price:* {town} [has to|must] live off something else«, such as mud»; {S} [becomes manager of the baths, and sighs|is asked to manage the baths, and does it with a sigh].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The stars have gone to the mill of {A}.|It is the mill of {A} that has the stars now.|The guide book has given the stars to the mill of {A}.] [But whoever awards them sleeps in {town} tonight, alone«, with one candle»[; there is still one landing, and one chance to be really good at it|, which leaves a landing, and one attempt].|But the one who awards them sleeps in {town} tonight, with nobody near and one candle; there is a landing, too, and time to be really good at it once.]',
      ],
    },
  ],
  hoard: [
    "In the count's strongbox, to which the key hangs round his neck, or would, are {items}, and {worth}. He asks them to take it«, since he has not been shopping for {num} years».",
    "{A} pays out the day's takings, to whoever won: {items}, and {worth}.",
  ],
  favour: [
    '[{G} keeps a room for the party at the Howling Hart«, for always», and whoever follows them there is frightened«, at twelve,» by a professional.|{G} gives them a room in the Howling Hart for good; if anybody follows them there, a professional comes at twelve and frightens whoever it is.]',
    '[The count gives the party his card|The party receives the card of the count|The count has cards, and gives one to the party]. Any ghost to whom it is shown will [at least introduce itself first|at least knock|say good evening before anything else].',
  ],
  steps: [
    'Find out why the count has stopped.',
    'Wait for him, at midnight, and ask.',
    'Find out what the competition has that the inn does not have.',
    'Have a haunted house on the night of all ghosts.',
  ],
  acts: ghostStrikeActs,
};
