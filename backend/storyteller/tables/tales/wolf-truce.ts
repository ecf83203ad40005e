import { wolfTruceActs } from './wolf-truce-acts.ts';
import type { Tale } from './tale-types.ts';

export const wolfTruceTale: Tale = {
  id: 'wolf-truce',
  titles: ['The Wolf Truce', 'A Trial Before Snow', 'The Wolf at the Stone', 'Nine Articles'],
  tones: ['heroic', 'grim'],
  levels: [1, 10],
  cast: {
    G: 'village elder|justice of the valley',
    A: 'fur trader|owner of the sheep runs',
    B: 'warden of the truce',
    S: 'trapper|hill shepherd',
    T: 'charcoal burner|midwinter singer',
    H: 'gelder|sheep dog trainer',
    R: 'wolf hunter of the crown',
  },
  deadline: 'the first snow',
  num: [21, 80],
  onlyIn: { a: ['white dye', 'poppy'], b: ['lamb bell', 'bite on the wrist'] },
  lair: {
    name: 'the shearing hall above the tree line|the high shearing hall|the shearing hall on the pass|the upper shearing hall|the shearing hall under the crags|the old shearing hall',
    short: 'shearing hall',
    terrain: 'wild',
  },
  leader: ['people'],
  alsoOf: ['she', 'he'],
  escort: ['people', 'beast'],
  pitch: [
    'For a hundred years {town} and the winter wolves «of the hills »have kept a truce: [the wolves take no sheep, and the village leaves a cart of meat at the stone when it snows|the village leaves a cart of meat at the stone when it snows, and the wolves leave the sheep alone]. [Now a she-wolf lies dead at the stone, skinned|Now a she-wolf has been killed at the stone, and her skin taken], and the wolves have sent one of their own to {G}. [They can talk«, if they must,» and want {town} to give up the killer before it snows|They talk only when there is no other way, and now they ask {town} for the killer, before it snows], or there is no truce.',
    '[The wolves came down to {town} by daylight, «{num} of them, »lay down in the market place|In broad daylight {num} wolves walked into {town}, lay down in the market place] and waited until somebody would listen. A wolf has been murdered, they said, and skinned, at the truce stone, under the protection of {G}. [They will come back at the first snow.|When the first snow falls, they will be back.] [They would like to be given [one person|somebody] then.|One person would be enough« for them».|They ask for one person[, the right one|, no more].] Otherwise they will take {num2}«, as it used to be».',
  ],
  stakes: [
    '[The first snow is {days} days off«, by the geese».|The geese say that it will snow in {days} days.|It will snow in {days} days«, to go by [the geese|the old people]».] Half of {town} has a name to give the wolves; {G} says that it is the wrong one«, and that they would smell it».',
    '[Snow is {days} days away.|There are {days} days until it snows.] {town} has {num4} people who could use a spear, and each night {G} counts the eyes of the wolves« on the ridge», and divides by two.',
  ],
  start: [
    [
      '[A wolf as high as a pony lies in the market place of {town}, «in the sun, »with its paws crossed. [Round it there is a circle of empty stones, and round that stands everyone.|Nobody stands within a spear of it.|The whole village has left it [plenty of room|the middle of the square].]|In the market place of {town}, in the best of the sun, lies a wolf, paws crossed, as high as a pony. [Nobody has set foot on the stones round it; behind those stand all who can walk.|Round it [the square is bare|no dog is to be seen]; [at the edges stand all who can walk|the people have their backs to the walls].]] {G.full} walks into the circle «alone »and sits down on the ground. ["[You have known her|You knew this one]," says the wolf; [its voice is like a [sledge|boat|chain] over gravel|it has a voice like a [millstone|cellar door|cart on ice]]. "[She ate out of the bowl of your warden|It was from your warden that she took her meat|Your warden could [put a hand on her|touch her|comb her]]." "[I have known her|I did know her]," says {G.full}.|"[You knew her well|You knew her from a cub]," says the wolf, and it sounds like [a sledge being dragged over gravel|a mill without corn|stones under a cart]. "[Nobody fed her but your warden|She took food from one hand here, that of your warden|Only your warden might [feed her|give her meat]]." "[Nobody else|That is so]," says {G.full}.] The wolf turns its head, «as all of {town} does, »and looks «straight »at you. ["Who are these[|, {G.name}| with you]?|"And these[| here| with you]?|"These are new[| here| to me].|"Who has come [there|with you|here]?] [They smell of [nobody\'s side|no side|neither side].|They do not smell of this [place|valley|town].|They do not smell of any side that I know of.]" "That is so," says {G.full}. ["That is why I sent for them[."| yesterday."]|"I thought that you would [prefer|want] that."|"I had to [look|send] [a long way|far] for such noses."|"And [that|it] is [how it ought to be|as it should be]."]',
      '@market',
    ],
    [
      '[At the truce stone of {town} the grass is red, and on the stone lies a she-wolf without her skin.|On the truce stone of {town} lies a she-wolf who has no skin any more, and the grass round it is red.|There is blood in the grass round the truce stone of {town}, and on the stone lies a she-wolf, skinned.] {G.full} has spread a coat over her. [You have hardly come up when there is a wolf on the other side, and another one, and they were not there before.|You come up to it, and on the far side stands a wolf, and next to it one more, where a moment ago there was heather.] [[The largest of them|The one in front] puts its nose to the coat. [It stands like that for a long time.|It does not move for a long while.]|The largest lowers its head until the nose touches the coat, and [so it stays, and nobody breathes|nobody dares to breathe].|One of them, [the oldest|a grey one, the largest], [breathes in over the coat, once, and shuts its eyes|lays its muzzle on the coat as on a friend].] "[Uncover her|Take it off her]," it says«, not to {G}, but» to one of you. ["I want to see [if your hand shakes."|how you do it."]|"I should like to [watch your hand|smell you|hear you breathe] while you do it."|"[A hand|Your hand] will tell me more than [your mouth."|you will."]]',
      '@stone',
    ],
  ],
  ask: [
    '"I need the real killer," says {G}. ["[Not the one whom people like least|Not just anybody whom they would like to be rid of|Not a name: the one who did it]. [They have given us until the snow, and they have noses|We have until the snow, and you cannot lie to a nose|The wolves will smell whether it is the right one]. [Find out who it was|Find me the hand], and [why anybody would want it to snow on a war."|what anybody could want with a war in the snow."]|"[We already have [somebody|one] whom nobody likes|The one whom nobody likes is the first whom {town} has named]. [The wolves give us until the snow, and there is no lying to those noses|The wolves wait until the snow, and they would smell a [mistake|false one]]. [Who did it|Whose hand was it]? And who in {town} wants a winter with a war in it?"]',
    '{G} asks the party to judge where neither side can: find the hand that did it, and bring it «to the stone, »alive, before the first snow. ["[Whatever comes after that|If it must come to the worst], I would like to have been fair."|"[I cannot promise that it will help|It may not [save us|be enough|stop the war]]. [I want it to have been [fair|just|fair, at least]."|But it should be fair."|I should still like it to be the right one."]]',
  ],
  fee: [
    '{town} pays {coins} gp, out of the money for the meat cart; if it goes wrong, «says {G}, »there will be no more need of a cart.',
    '{G} offers {coins} gp«[, in old coins|, from the poor box|]». [The wolves add that they will not forget it, and do not say in which way.|"We do not forget," the wolves add, and leave it at that.|The wolves have nothing to give, they say, but a [long|good] memory.]',
  ],
  talk: [
    '{S.full} has lost {few} sheep this autumn and says whose teeth it was.',
    '{B.full} sleeps up there, with the pack«, in bad weather». [No one is that fond of dogs.|Nobody sleeps like that for love of dogs.]',
    'A winter wolf skin is worth a horse« in {town2}», and [a whole house if it is white|if it is white, a house].',
    '{A.full} has given {few2} sheep for the meat cart, every year«, and asks for no thanks».',
    '{T.full} sings an old verse about a wolf who was a queen. It has a line too many«, people say».',
    '[The dogs of {town} did not bark that night.|On that night not one dog in {town} gave tongue.|It was a quiet night in {town}; no dog heard a thing.]',
    '[From the time before the truce every family in {town} has a name on the wall of the church.|There is a wall of names in the church, from the time before the truce, and no family of {town} is without one.|Each family of {town} lost somebody to wolves before the truce; the names are on the wall of the church.]',
  ],
  run: [
    [
      '[The wolf in the market place answers [questions|what is asked] as long as [the asker sits|whoever asks sits] lower than it does.|Whoever [sits down lower than the wolf in the market place|takes a seat below the eyes of the wolf] is [given answers|answered].|The wolf in the market place speaks to nobody who [stands over it|looks down on it]; [sitting on the ground, one gets answers|those who sit on the ground are answered].] [It says that the pack heard nothing, and [that this cannot be: she would have called|that she would have called out to it].|The pack, it says, heard nothing [that night|from her]; and [she would have called, so it cannot be|yet she was one who called].|From the stone, it says, [there came no call|nobody heard a call], and she would have called [for less|at the first blow].]',
      'start=market',
    ],
    [
      'The hand that uncovers her is watched, by {G} and by the wolves. A character who does it slowly, and says something to her, is greeted by the pack «from now on »(advantage on checks with wolves).',
      'start=stone',
    ],
    [
      'She was killed with one blow«, from the front,» by [somebody|someone] who was sitting beside her (DC 12 Medicine). [She ate something first, out of a hand.|Before that she had eaten, out of a hand.]',
      'v=a',
    ],
    [
      'She died without a fight, beside [somebody|someone] whom she trusted; the skin was «only »taken when she was cold (DC 12 Medicine). [Under her claws there is not one hair.|She did not use her claws: there is not a hair under them.|No hair has [stuck under her claws|caught in her claws].]',
      'v=b',
    ],
    '{A} arrives with a wreath, and is the only one« in {town}» who brings one for the wolves too.',
    'Wolves smell a lie about blood (a wolf has advantage on Insight), but «they »do not understand a lie about money«. {G} asks the party not to explain it to them».',
  ],
  gist: [
    [
      '{A} has the right to the high pastures, which the truce closes to sheep. {A} had {H}, at whom no dog barks, kill the she-wolf« with a knife and a bowl of broth», and hides the skin at {lair} under white dye«, to sell it». [When the truce breaks, [soldiers|the soldiers] will come, and [after|behind] them sheep by the [thousand|thousands|ten thousand].|A broken truce brings soldiers to {town}, and a thousand sheep will come behind them.|[A broken truce means soldiers|Without a truce there will be soldiers], and [where soldiers have been, there is room for sheep|behind soldiers come sheep].]',
      'v=a',
    ],
    [
      'The she-wolf was killed by a young wolf, her own son, and {A} knows it: {A} raised him by hand at {lair}, on lamb, «with a bell round his neck, »and {H} taught him to come at a whistle. [He was to frighten {town} out of the truce.|{town} was to be so afraid of him that it would end the truce.] [The she-wolf [found out|found him] and wanted to bring him home, and he did not want to go.|His mother found him and told him to come home, and he would not.|The she-wolf, his mother, came to fetch him[ home|], and he would not go.]',
      'v=b',
    ],
  ],
  suspect: [
    "{S}, who swore an oath against wolves« in front of everyone», and has a fresh skin on the wall that is not a sheep's.",
  ],
  truth: [
    [
      '[The truce was made in a winter in which both sides were starving, by a girl of {town} and a white wolf, over one dead horse.|A girl of {town} and a white wolf made the truce, over a dead horse« that both had come for», in a winter of hunger.] [It has nine articles.|Nine articles came of it.|They agreed on nine articles.] By the first the village owes the wolves [a cart of meat when it snows|a cart of meat at the first snow]; the sixth says that [nobody|no one] of {town} may drive sheep above the stone«, and it is the one that costs [more|much more] than meat».',
    ],
    [
      [
        '{A} bought the pastures ten years ago« from a man who laughed». [Since then {A} has read the sixth article every evening.|It is the sixth article that {A} reads in bed.] The she-wolf came to the stone in the new moon, to be fed by the warden; in place of {B} came {H}, with the same coat «on »and the same bowl.',
        'v=a',
      ],
      [
        '[[It began with a cub in a trap.|It began in winter, with a cub in a trap.|First there was a cub in a trap.] {B} would have known where to bring him; {A} told nobody, «kept him, »and fed him lamb.|One winter {A} found a cub in a trap. {B} would have known to whom he belonged; but {A} asked nobody, and fed him on lamb.] The young wolf understands both languages and is at home in neither, and «he »took {few} sheep from {S} because he was told that it was a game. [When his mother [stood before him|came to fetch him], he bit, out of shame.|Then his mother [stood in front of him|found him], and he was ashamed, and bit.|He bit because he was ashamed, [when his mother stood there|before his own mother].] {H} took the skin, so that nobody would see by whose teeth she died.',
        'v=b',
      ],
    ],
    [
      [
        '{T} lay drunk «under the thorns »by the stone and heard {B} come, and sing, and heard that the song was wrong. [{T} has been sober since. What|{T} has not touched a drop since that night. What] {T} tells does {B} no good: it was {B.their} coat.',
        'v=a',
      ],
      [
        '{T} lay drunk «under the thorns »by the stone and heard two wolves quarrel in the speech of {town}. [{T} has been sober since, and|{T} has not touched a drop since that night, and] has told it to [nobody|no one], as it sounds like drink.',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      'The truce does not end with a murder: the last line of the old song«, the one too many,» says that [a killing is paid [by|for by] taking the place of the [dead|one who was killed]|whoever kills takes the place of [the dead|the one who died]]. [The wolves know it and are waiting to see if anybody in {town} still does.|Every wolf knows the line; they wait to see who in {town} remembers it.] [They do not want a corpse; they want somebody [to come and live with them|in her place].|A dead person is [of no use to them|no use to a pack]; somebody is to come and live with them.|[A corpse does not find the way in snow|A corpse is no guide in the snow]; they want somebody who [comes and stays|moves in with them].]',
      'v=a',
    ],
    [
      '[The wolves [know|knew at once].|It is no secret on the ridge above {town}.|The pack has known [all along|from the first day|all the time].|On the ridge [they know|it is known].] [On the first day they smelled that it was one of theirs, and they cannot bear it|From the first day the wolves could smell which of them it was, and it is more than they can bear|A nose was enough, on the first day, to tell which of their own it was, and none of them will say it]«; [wolves do not kill their mothers|a wolf does not kill his mother|a thing like that has never been]». [They have asked {town} for a killer because they hope that somebody «down there »will lie to them well enough.|What they hope for from {town} is a lie, good enough to be believed; that is why they asked for a killer.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} is the great-grandchild of the girl with the horse« and has a whole village to answer for». {G} gives everyone a chair, even wolves.',
    ],
    A: [
      '{A} is patient «and polite, »and owns a map on which the hills are already green. {A} has never harmed a living thing without writing down why.',
    ],
    B: [
      '{B} has carried a bowl of {B.their} own to the stone for {few4} winters« and has more friends on four legs than on two». [{B} was ill that night; somebody had brought {B.them} soup.|{B} lay ill in bed that night, after some soup that somebody had brought.|That night {B} was sick, from [a soup|a pot of soup] that had been left at the door.]',
    ],
    S: [
      '{S} lost a child to hunger, not to wolves, and cannot be angry with hunger. [The skin on the wall is that of {S.their} old dog, which died this autumn.|On the wall hangs the skin of {S.their} old dog, which died this autumn.]',
    ],
    T: [
      '{T} knows every song of the valley and has been paid in drink for each. {T} is ashamed, and would stand up and sing it sober, if somebody stood beside {T.them}.',
    ],
    H: [
      '{H} can make any animal trust {H.them} in an hour«, and has never asked what for». {H} cannot get one look out of {H.their} mind.',
    ],
    R: [
      '{R} has {num3} tails on a string, and a commission to put an end to talking wolves. {R} is «brave and »curious, and has never been spoken to by one.',
    ],
  },
  places: [
    {
      name: 'the truce stone|the stone of the truce|the stone of the nine articles|the stone at the last thorn|the wolf stone',
      look: [
        '[A stone as high as a table, with a hollow in it [for a bowl|where a bowl would stand].|The stone is like a table, and a bowl would fit [in|into] the hollow on top.|A flat stone, [waist high|up to the belt], worn hollow in the middle [by a bowl|by bowls].] [Articles have been cut into it, nine of them|Nine articles are cut into it|Round it run nine articles]«, [half of each in letters and half in claw marks|each in letters, and again in claw marks|in letters on one side and claw marks on the other]».',
        '[A grey stone where the last thorn bush stands, with the «whole »valley of {town} on the one side and nothing but hills on the other.|The stone is grey, and stands by the last thorn bush: on this side lies the valley of {town}, on that side nothing but hills.] [The wolves sit on their side of it, in a row.|On their side the wolves have sat down in a row.|The wolves wait, in a row, on [theirs|the side that is theirs].]',
      ],
      todo: [
        'A wolf that knows {B} keeps watch and lets [nobody|no one] pass who cannot say which article concerns them. [(Let each player name one thing that they would not do to a neighbour in {town}; it is in there.)|(There are articles against [most|all the] things that neighbours do; each player names one that [they keep|they have never broken|is easy to keep].)|(Each player says what they would never do to a neighbour in {town}, and it turns out to be one of the articles.)]',
      ],
      what: [
        [
          'Investigation :: looking for the bowl :: [It lies in the thorns, licked clean; [the dregs smell of poppy|poppy, says the nose].|Among the thorns lies the bowl. She has licked it, and there was poppy in it.] [She was asleep when she was struck, [sitting up|upright], [by the side of|close to|with her head against] someone she trusted.|She [slept, sitting up,|fell asleep as she sat,] [beside somebody whom she trusted|by the side of a friend], and [was struck like that|never saw the blow].|The blow found her [asleep|sleeping], [upright|still sitting], [leaning on somebody|next to somebody] whom she trusted.]',
          'v=a',
        ],
        [
          "Medicine :: looking at her wounds :: The skin was taken with a knife«, afterwards,» to hide what was under it: teeth, a wolf's, not yet full grown. [In her mouth is a scrap of leather with half of a lamb bell.|Between her teeth sits a bit of a collar, with half of a lamb bell.|She has torn off a piece of collar, and half of a lamb bell with it.]",
          'v=b',
        ],
      ],
      who: 'Survival :: following the only tracks that lead to the stone from the valley :: [Large boots, stuffed with straw so as to fit small feet.|The boots were large, and the feet in them small; straw fell out at each step.] The same straw«, cut the same length,» lies in the dog pens of {H}, who works for {A}.',
      where:
        'Nature :: looking at the wool on the thorns :: [It is greasy and grey and was shorn late.|This is the grey wool« of {town}», full of grease, shorn out of season.|It is grey, it is full of grease, and it was not shorn in summer.] [Nobody|No one] in {town} shears in autumn; [in the hills there is a place for it, {lair}|the place for it is «up »in the hills, {lair}].',
    },
    {
      name: 'the fold of {S.full}',
      look: [
        'A stone pen, a handful of sheep« that press into one corner», a skin on the wall of the hut. {S} has a spear across the knees and is peeling a turnip« with it».',
        'Hurdles, mud, and the ribs of {few} sheep, laid out in order«, as evidence that [nobody|no one] has come to see». {S} sits beside them and peels turnips.',
      ],
      todo: [
        'The wolves have set a guard over {S}, {town} «has set »one over the wolves, and {S} over both. [Somebody must get all three to sit down|There will be no talk until somebody has got all three to sit down|All three have to be made to sit down] (DC 13 Persuasion)[, or help with the turnips until they do it by themselves|; it also works, in an hour, to sit down oneself and peel turnips|, or else the party peels turnips until they are too tired to stand].',
      ],
      what: [
        [
          'Nature :: looking at the dead sheep :: [They were opened with shears and torn afterwards by dogs.|Shears did this, and dogs were let at it afterwards.|The cuts are of shears, and the bites, which are later, of dogs.] [Somebody wanted {S} to be angry«, at the right time».|It was done to make {S} angry, and just then.]',
          'v=a',
        ],
        [
          'Nature :: looking at the dead sheep :: [They were killed by a wolf that did not eat, but played|It was a wolf, but not a hungry one: it played]; and it went over the hurdle at the one place where it is low, which only somebody from here would know.',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {S} who has offered to buy {S.them} out :: {A}, {few3} times«, with a better price after each dead sheep»; the last offer came an hour before the sheep was found.',
      where:
        'Animal Handling :: letting the frightened sheep out and seeing where they will not go :: [They turn back before the track to {lair}, all together|At the track to {lair} they all turn round at once]«, although no dog is driving them».',
    },
    {
      name: 'the counting house of {A.full}',
      look: [
        'Bales to the ceiling, «a scale for pelts, »a map of the hills without a border. {A} weighs something white, wraps it up again, and is delighted to see the party.',
        '[It smells of cedar and money.|There is a smell of cedar here, and of money.|Cedar is what it smells of, and [coins|money].] {A} has a book for each sheep in {town}, and on the wall«, under glass,» a copy of the truce, with a ribbon at the sixth article.',
      ],
      todo: [
        '[{A} will answer anything, for as long as it takes, over tea.|{A} pours tea, and has an answer, and time, for everybody.] [One of the party has to admire furs convincingly|Somebody must [be enchanted by|talk about] furs for half an hour] (DC 13 Deception) while others look at the back room«; a druid can do that as a mouse».',
      ],
      what: [
        [
          'Arcana :: smelling at the drying racks :: [White dye, and under it alum and ash|Somebody has used white dye«, and alum and ash beneath it»]: [somebody is trying to make a grey pelt white|a grey pelt is to become white]«, which would be worth [a whole house, and not only a horse|not a horse then, but a house]».',
          'v=a',
        ],
        [
          'Investigation :: reading the book of expenses :: "[Lamb, one, every second day, for the yearling|For the yearling: a lamb every other day]. [New bell|Bell, a new one|A second bell|One bell, [brass|tin]|Bell, larger|New bell, old one [torn|lost]]. Doctor in {town}, for a bite on the wrist of {H}." {A} began the book two years ago.',
          'v=b',
        ],
      ],
      who: 'History :: comparing the map with the deeds of the valley :: {A} owns the whole of the «high »pastures, and has never been able to use a yard« of them». [The only thing in the way is the sixth article.|Only the sixth article lies between {A} and the grass.|All of it lies above the stone, and the sixth article forbids it.]',
      where:
        'Sleight of Hand :: taking the key from the hook beside the scale :: The tag on it says "shears"; {B} has seen it in the hand of {H}, on the path «up »to {lair}.',
    },
  ],
  lairLook: [
    [
      '[Above {town} stands a long hall of stone and turf, with a slatted door at either end, a row of vats and a pit for dipping sheep.|[Stone below, turf above|It has walls of stone, a roof of turf], and a slatted door at either end: [here they sheared, and dipped the sheep in a pit, and there is a row of vats|vats stand in a row, and between them lies the pit where sheep were dipped].|The hall is [long and low|low, long and draughty], of stone and turf, with [doors of slats at both ends|a slatted door at each end], vats along the wall, and a pit [for dipping sheep|through which they drove the sheep].] [Over the middle beam hangs a pelt as large as a sail, [half grey and half white, and drips|dripping, white as far as it has been in the vat].|From the middle beam hangs something that drips, a pelt [the size of a sail|as large as a sail], which [has been grey and is half white|is half grey, half white].|A [wet|dripping] pelt, [as large as a sail|that would cover a cart], hangs from the middle beam, [grey above and white below|and the grey of it is turning white].]',
      'v=a',
    ],
    [
      "[Above {town} stands a long hall of stone and turf, with a slatted door at either end.|[Stone below, turf above|Walls of stone, a roof of turf], and a slatted door at either end: here they [sheared|used to shear].|The hall is [long and low|low, long and draughty], of stone and turf, with [doors of slats at both ends|a slatted door at each end].] In the straw at the far end lies the young wolf that {H} has trained, white, with a collar; over him, on the middle beam, hangs the skin of his mother«; [there is a child's blanket in his place, and he has pulled it over his nose|a child's blanket is his bed, and he has his nose under it]».",
      'v=b',
    ],
  ],
  lairUse: [
    [
      '[The dipping pit «of {lair} »is shoulder deep and slippery.|The pit where they dipped the sheep is as deep as a shoulder«, and slippery».] Whoever [is pushed in|goes in backwards] (DC 13 Strength saving throw) is blind until the end of the next turn, and [smells so strongly|stinks so much« of tar»] that wolves and dogs attack them last.',
      'v=a',
    ],
    '[The wind blows through {lair}, from one slatted door to the other.|[There is always a wind|A wind goes] in {lair}, [in at one slatted door and out at the other|from door to door].|[Through the slats of both doors the wind blows|The wind comes in through the slats] and [carries every sound uphill|takes sounds along with it].] A howl at the upper door«, away from {town}» (one action, DC 13 Performance) is heard by the pack; from the second howl on, one Winter Wolf comes in every round, and attacks [{H}, who took the skin, or whoever is next to {H}|{H}, who smells of the skin, or whoever is next to {H}].',
    '[Hurdles can be thrown over (one action) to make a lane or to close one; the sheep dogs run along them«, whatever {H} has told them to do».|With the hurdles one can make a lane, or close one (one action); the sheep dogs run along them«, whatever {H} has told them to do».]',
  ],
  tactics: [
    [
      '{A} keeps to the far side of the pit with a shearing hook and talks reasonably« all the while»; {H} sends in one sheep dog a round, which holds somebody« by the sleeve» (DC 12 Strength saving throw, or speed 0 until the end of their next turn), and calls it back when it yelps',
      'v=a',
    ],
    [
      '{A} stands before the young wolf with a shearing hook and talks reasonably« all the while»; {H} sends in one sheep dog a round, which holds somebody« by the sleeve» (DC 12 Strength saving throw, or speed 0 until the end of their next turn), and calls it back when it yelps; the young wolf does not get up, and fights for neither side',
      'v=b kind=quest',
    ],
    [
      '{A} stands before the young wolf with a shearing hook and talks reasonably« all the while»; {H} sends in one sheep dog a round, which holds somebody« by the sleeve» (DC 12 Strength saving throw, or speed 0 until the end of their next turn), and calls it back when it yelps; the young wolf fights for neither side, until somebody tells him of the cub of {town2}, who came before him: then he gets up, and goes along to the stone',
      'v=b kind=adventure',
    ],
  ],
  companions: [
    [
      'Whoever fights for {A} is a drover who was promised a flock« on the new pastures». [Told that the soldiers will be paid in pastures too (DC 13 Persuasion), one of the enemies [stops to do the sum, and goes home|lowers the crook, and is out of the fight].|[Somebody should tell them|Nobody has told them] that the soldiers, too, will be paid in pastures (DC 13 Persuasion): one of the enemies [does the sum, and leaves|has had enough, and leaves].|[Pastures|The pastures] will be the [pay|wages] of the soldiers as well; [whoever says so|saying so aloud] (DC 13 Persuasion) [takes one enemy out of the fight|costs {A} one fighter].]',
      'escort!=beast|no',
    ],
    [
      'The sheep dogs of {H} fight for whoever whistles. Whoever whistles as {H} does (DC 13 Animal Handling) calls one «of them »off.',
      'escort=beast',
    ],
  ],
  parley: [
    [
      '[{A} does not want a war, only grass.|What {A} wants is grass, not war.|It is grass that {A} is after, and no war.] If the party finds a way to have both (a second cart of meat each winter«, besides the one of the first article,» for the right of summer grazing; DC 13 Persuasion with the wolves, with {B} to vouch for it), {A} gives up {H}, the skin and the argument«, in this order».',
      'v=a',
    ],
    [
      '[{A} does not want a war, only grass.|What {A} wants is grass, not war.|It is grass that {A} is after, and no war.] If the party finds a way to have both (a second cart of meat each winter«, besides the one of the first article,» for the right of summer grazing; DC 13 Persuasion with the wolves, with {B} to vouch for it), {A} gives up {H}, the skin and the young wolf«, in this order».',
      'v=b',
    ],
  ],
  spells: [
    [
      1,
      [
        '*Speak with Animals*: the sheep dogs say that they did not bark [because it was their own one who went by|at somebody who feeds them], "[in the coat that smells of the other one|only in another coat]".',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Speak with Animals*: the sheep dogs «of {H} »say that they did not bark because "the little one went by, who may".',
        'v=b',
      ],
    ],
    [
      1,
      '*Detect Magic* at {p1} shows [a very old and very quiet abjuration|an abjuration, old and quiet]. [Between {town} and the wolves it has nine strands, and one of them is frayed.|Of its nine strands one is [frayed|worn thin].|It is a cord of nine strands, [and one is coming apart|of which eight are whole].]',
    ],
    [
      1,
      '*Comprehend Languages* [is not needed to talk with the winter wolves of {town}|is not needed to be understood by winter wolves], but whoever casts it hears what they say among themselves: [they are afraid of the snow|the snow frightens them too].',
    ],
    [
      3,
      '*Zone of Truth* at the stone: {A} says "I have never raised a hand against a wolf." {H}«, asked next,» looks at {H.their} own.',
    ],
    [
      3,
      '*Locate Object* for her skin [shows nothing in {town}|is of no use in {town}]; it [begins to point|answers] only above the tree line, an hour beyond the hut of {S}.',
    ],
    [
      5,
      [
        '*Speak with Dead* at her grave «beside the truce stone, »if the wolves open it: "[It was the coat|I knew the coat]. [It was not the hand|The hand in it was another]. [I was so tired|And I was tired, so tired]."',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Speak with Dead* at her grave «beside the truce stone, »if the wolves open it: "[Do not tell his father|Say nothing to his father]."',
        'v=b',
      ],
    ],
  ],
  clock: [
    [
      '{A} sends a rider to the garrison«, full of concern»: [there are more wolves on the ridge|on the ridge there are more wolves than yesterday|the ridge is black with wolves].',
    ],
    {
      text: [
        '{town} drags {S} out on the road to the hills, with a rope«, to have it over with». The wolves smell {S.them}, and laugh«, which is terrible to hear».',
      ],
      stop: [
        'have {S} tell whose skin it is on the wall, before «everyone and before »{G} (DC 12 Persuasion to be allowed to speak); the dog had a name, and people remember it',
      ],
    },
    {
      text: [
        '{B} is found on the wrong side of the stone, half dead«, with {B.their} own coat over {B.their} face»; {town} says that it was wolves, and the wolves say that it was not.',
      ],
      stop: ['spend that night at the hut of {B}, and do not eat the soup that {H} brings at dusk'],
    },
    [
      '[At {deadline} the wolves come down«, in a line,» through {town}«, without haste»|With {deadline} the wolves come, one behind the other, at a walk, through {town}], and [stop before every house whose name stands on the wall of the church, from the old war|sit down before each house that has a name on the wall of the church, from the old war].',
    ],
  ],
  after: [
    '[In spring the soldiers go up.|The soldiers wait for spring, and then they go up.|With the thaw the soldiers come, and go up.] {A} drives the first flock over the stone, «and finds the grass very good, »and cannot sleep for the quiet.',
  ],
  endings: [
    {
      heading: 'The place of the dead',
      text: [
        [
          '{H} goes up with the wolves«, of {H.their} own accord,» to do what she did: find the way in snow and know who is missing. [It is for {few6} winters.|After {few6} winters the debt is paid.|{few6.u} winters are the price.] {A} delivers the meat cart«, in person,» on foot. [In {town} somebody cuts the last line of the song into the stone.|The last line of the song is cut into the stone«, by somebody from {town}».]',
          'v=a',
        ],
        [
          '[The young one stands before the stone without his bell and says it himself, in both languages.|The young one has taken off his bell; [he says at the stone what he did|before the stone he says it himself], first in one language, [then in the other|and then in the other].|Before the stone, [without his bell|his neck bare], the young one [says what he did|tells it himself], [twice, once in each language|in the speech of people and in that of wolves].] [The wolves do not bite him; they turn their backs|Nobody bites him. They turn their backs], all {num} of them, and leave one gap in the row. {B} sits down beside him. {A} has to give up the pastures«, and they belong to the young wolf now».',
          'v=b',
        ],
      ],
    },
    {
      heading: 'One person, as asked',
      text: [
        '[If {A} is handed over at the stone, [the truce holds, and it snows|it snows, and the truce holds].|With {A} handed over at the stone, the truce is kept, and snow falls on it.] *The price:* {G} has given a person to wolves«, with a receipt»; in {town} there are some who begin to think of other people who could be given.',
      ],
    },
    {
      heading: 'A good lie',
      text: [
        'The party can give the wolves a killer who is already dead, if the story is good (DC 15 Performance, and {T} sings it). [*The price:* they know that {town} [lies|has lied], and accept it as a present; at the next truce breaking they will give one back.|*The price:* it is a lie, and they know it, and take it as a present; the next time that a truce breaks, they will have one for {town}.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[It is snowing. The wolves are in {town}« and have taken up their places», but by their own law they must ask each house once«, aloud,» before they come in.|Snow is falling, and in {town} each wolf has found its house, and must «by law »ask once«, aloud,» before it goes in.] [There are four streets in {town}, and the party has time to call the truth through all of them before the asking is over|Until the asking is over the party can call the truth through all four streets of {town}] (DC 14 Persuasion).',
      ],
    },
  ],
  hoard: [
    'In the wool loft {A} had put by what should have gone to the city« with the skin»: {items}, and {worth}. {G} asks the party to take it before the wolves ask what it was for.',
    'The wolves bring something down to the stone that has lain in the hills since the old war: {items}, and {worth}, «carried in the mouth and »set down carefully.',
  ],
  favour: [
    '[In snow, in the hills round {town}, one wolf will always walk ahead of the party, «at the edge of sight, »on firm ground.|Whenever it snows on the party in the hills of {town}, a wolf [goes before them|walks in front], just in sight, [where the ground is firm|and always on firm ground].]',
    '{G} has one name taken off the wall of the church for each of the party«, and keeps the space free».',
  ],
  steps: [
    'Look at the truce stone, with the wolves watching.',
    'Find out why the dogs of the village did not bark.',
    'Ask who would gain by a war.',
    'Bring the killer to the stone before the first snow.',
  ],
  acts: wolfTruceActs,
};
