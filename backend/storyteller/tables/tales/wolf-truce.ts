import { wolfTruceActs } from './wolf-truce-acts.ts';
import type { Tale } from './tale-types.ts';

export const wolfTruceTale: Tale = {
  id: 'wolf-truce',
  titles: ['The Wolf Truce', 'A Trial Before Snow'],
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
    name: 'the shearing hall above the tree line|the high shearing hall|the shearing hall on the pass',
    terrain: 'wild',
  },
  leader: ['people'],
  alsoOf: ['she', 'he'],
  escort: ['people', 'beast'],
  pitch: [
    'For a hundred years {town} and the winter wolves of the hills have kept a truce: the wolves take no sheep, and the village leaves a cart of meat at the stone when it snows. Now a she-wolf lies dead at the stone, skinned, and the wolves have sent one of their own to {G}. [They can talk, if they must, and want {town} to give up the killer before it snows|They talk only when there is no other way, and now they ask {town} for the killer, before it snows], or there is no truce.',
    'The wolves came down to {town} by daylight, {num} of them, lay down in the market place and waited until [someone|somebody] would listen. A wolf has been murdered, they said, and skinned, at the truce stone, under the protection of {G}. They will come back at the first snow. [They would like to be given one person then.|One person would be enough for them.] Otherwise they will take {num2}, as it used to be.',
  ],
  stakes: [
    'The first snow is {days} days off, by the geese. Half of {town} has a name to give them; {G} says that it is the wrong one, and that the wolves would smell it.',
    'Snow is {days} days away. {town} has {num4} people who could use a spear, and {G} has counted the wolves on the ridge at night, by their eyes: {num}.',
  ],
  start: [
    [
      '[A wolf as high as a pony lies in the market place of {town}, in the sun, with its paws crossed. Round it there is a circle of empty stones, and round that stands everyone.|In the market place of {town}, in the best of the sun, lies a wolf, paws crossed, as high as a pony. Nobody has set foot on the stones round it; behind those stand all who can walk.] {G.full} walks into the circle alone and sits down on the ground. ["You have known her," says the wolf; its voice is like a sledge over gravel. "She ate out of the bowl of your warden." "I have known her," says {G.full}.|"You knew her well," says the wolf, and it sounds like a sledge being dragged over gravel. "Nobody fed her but your warden." "Nobody else," says {G.full}.] The wolf turns its head, as all of {town} does, and looks straight at the party. "Who are these? They smell of nobody\'s side." "Yes," says {G.full}. ["That is why I sent for them."|"I thought that you would prefer that."]',
      '@market',
    ],
    [
      'At the truce stone of {town} the grass is red, and on the stone lies a she-wolf without her skin. {G.full} has spread a coat over her. [You have hardly come up when there is a wolf on the other side, and another one, and they were not there before.|You come up to it, and on the far side stands a wolf, and next to it one more, where a moment ago there was heather.] [The largest of them puts its nose to the coat. It stands like that for a long time.|The largest lowers its head until the nose touches the coat, and so it stays, and nobody breathes.] "Uncover her," it says, not to {G}, but to one of you. ["I want to see if your hand shakes."|"I should like to watch your hand while you do it."]',
      '@stone',
    ],
  ],
  ask: [
    '"I need the real killer," says {G}. ["Not the one whom people like least. They have given us until the snow, and they have noses. Find out who it was, and why anybody would want it to snow on a war."|"We already have somebody whom nobody likes. The wolves give us until the snow, and there is no lying to those noses. Who did it? And who in {town} wants a winter with a war in it?"]',
    '{G} asks the party to judge where neither side can: find the hand that did it, and bring it to the stone, alive, before the first snow. ["Whatever comes after that, I would like to have been fair."|"I cannot promise that it will help. I want it to have been fair."]',
  ],
  fee: [
    '{town} pays {coins} gp, out of the money for the meat cart; if it goes wrong, says {G}, there will be no more need of a cart.',
    '{G} offers {coins} gp. The wolves add that they will not forget it, and do not say in which way.',
  ],
  talk: [
    '{S.full} has lost {few} sheep this autumn and says whose teeth it was.',
    '{B.full} sleeps up there, with the pack, in bad weather. [No one is that fond of dogs.|Nobody sleeps like that for love of dogs.]',
    'A winter wolf skin is worth a horse in {town2}, and a whole house if it is white.',
    '{A.full} has given {few2} sheep for the meat cart, every year, and asks for no thanks.',
    '{T.full} sings an old verse about a wolf who was a queen. It has a line too many, people say.',
    '[The dogs of {town} did not bark that night.|On that night not one dog in {town} gave tongue.]',
    'From the time before the truce every family in {town} has a name on the wall of the church.',
  ],
  run: [
    [
      'The wolf in the market place answers questions as long as the asker sits lower than it does. [It says that the pack heard nothing, and that this cannot be: she would have called.|The pack, it says, heard nothing that night; and she would have called, so it cannot be.]',
      'start=market',
    ],
    [
      'The hand that uncovers her is watched, by {G} and by the wolves. A character who does it slowly, and says something to her, is greeted by the pack from now on (advantage on checks with wolves).',
      'start=stone',
    ],
    [
      'She was killed with one blow, from the front, by [somebody|someone] who was sitting beside her (DC 12 Medicine). She ate something first, out of a hand.',
      'v=a',
    ],
    [
      'She died without a fight, beside [somebody|someone] whom she trusted; the skin was only taken when she was cold (DC 12 Medicine). Under her claws there is not one hair.',
      'v=b',
    ],
    '{A} arrives with a wreath, and is the only one in {town} who brings one for the wolves too.',
    'Wolves smell a lie about blood (a wolf has advantage on Insight), but they do not understand a lie about money. {G} asks the party not to explain it to them.',
  ],
  gist: [
    [
      '{A} has the right to the high pastures, which the truce closes to sheep. {A} had {H}, at whom no dog barks, kill the she-wolf with a knife and a bowl of broth, and hides the skin at {lair} under white dye, to sell it. [When the truce breaks, soldiers will come, and after them sheep by the thousand.|A broken truce brings soldiers to {town}, and a thousand sheep will come behind them.]',
      'v=a',
    ],
    [
      'The she-wolf was killed by a young wolf, her own son, and {A} knows it: {A} raised him by hand at {lair}, on lamb, with a bell round his neck, and {H} taught him to come at a whistle. He was to frighten {town} out of the truce. [The she-wolf found out and wanted to bring him home, and he did not want to go.|His mother found him and told him to come home, and he would not.]',
      'v=b',
    ],
  ],
  suspect: [
    "{S}, who swore an oath against wolves in front of everyone, and has a fresh skin on the wall that is not a sheep's.",
  ],
  truth: [
    [
      'The truce was made in a winter in which both sides were starving, by a girl of {town} and a white wolf, over one dead horse. [It has nine articles. By the first|Nine articles came of it. By the first] the village owes the wolves a cart of meat when it snows; the sixth says that [nobody|no one] of {town} may drive sheep above the stone, and it is the only one that costs [anybody|anyone] anything.',
    ],
    [
      [
        '{A} bought the pastures ten years ago from a man who laughed. [Since then {A} has read the sixth article every evening.|It is the sixth article that {A} reads in bed.] The she-wolf came to the stone in the new moon, to be fed by the warden; in place of {B} came {H}, with the same coat on and the same bowl.',
        'v=a',
      ],
      [
        '[It began with a cub in a trap. {B} would have known where to bring him; {A} told nobody, kept him, and fed him lamb.|One winter {A} found a cub in a trap. {B} would have known to whom he belonged; but {A} asked nobody, and fed him on lamb.] The young wolf understands both languages and is at home in neither, and he took {few} sheep from {S} because he was told that it was a game. [When his mother stood before him, he bit, out of shame.|Then his mother stood in front of him, and he was ashamed, and bit.] {H} took the skin, so that nobody would see by whose teeth she died.',
        'v=b',
      ],
    ],
    [
      [
        '{T} lay drunk under the thorns by the stone and heard {B} come, and sing, and heard that the song was wrong. [{T} has been sober since. What|{T} has not touched a drop since that night. What] {T} tells does {B} no good: it was {B.their} coat.',
        'v=a',
      ],
      [
        '{T} lay drunk under the thorns by the stone and heard two wolves quarrel in the speech of {town}. [{T} has been sober since, and|{T} has not touched a drop since that night, and] has told it to [nobody|no one], as it sounds like drink.',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      'The truce does not end with a murder: the last line of the old song, the one too many, says that a killing is paid by taking the place of the dead. The wolves know it and are waiting to see if anybody in {town} still does. [They do not want a corpse; they want somebody to come and live with them.|A dead person is of no use to them; somebody is to come and live with them.]',
      'v=a',
    ],
    [
      '[The wolves know. On the first day they smelled that it was one of theirs, and they cannot bear it|It is no secret on the ridge above {town}. From the first day the wolves could smell which of them it was, and it is more than they can bear]; wolves do not kill their mothers. They have asked {town} for a killer because they hope that [someone|somebody] down there will lie to them well enough.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} is the great-grandchild of the girl with the horse and has a whole village to answer for. {G} gives everyone a chair, even wolves.',
    ],
    A: [
      '{A} is patient and polite, and owns a map on which the hills are already green. {A} has never harmed a living thing without writing down why.',
    ],
    B: [
      '{B} has carried the bowl to the stone for {few4} winters and has more friends on four legs than on two. {B} was ill that night; somebody had brought {B.them} soup.',
    ],
    S: [
      '{S} lost a child to hunger, not to wolves, and cannot be angry with hunger. The skin on the wall is that of {S.their} old dog.',
    ],
    T: [
      '{T} knows every song of the valley and has been paid in drink for each. {T} is ashamed, and would stand up and sing it sober, if somebody stood beside {T.them}.',
    ],
    H: [
      '{H} can make any animal trust {H.them} in an hour, and has never asked what for. {H} cannot get one look out of {H.their} mind.',
    ],
    R: [
      '{R} has {num3} tails on a string, and a commission to put an end to talking wolves. {R} is brave and curious, and has never been spoken to by one.',
    ],
  },
  places: [
    {
      name: 'the truce stone|the stone of the truce',
      look: [
        '[A stone as high as a table, with a hollow in it for a bowl.|The stone is like a table, and a bowl would fit in the hollow on top.] Articles have been cut into it, nine of them, half of each in letters and half in claw marks.',
        'A grey stone where the last thorn bush stands, with the whole valley of {town} on the one side and nothing but hills on the other. [The wolves sit on their side of it, in a row.|On their side the wolves have sat down in a row.]',
      ],
      todo: [
        'A wolf that knows {B} keeps watch and lets [nobody|no one] pass who cannot say which article concerns them. [(Let each player name one thing that they would not do to a neighbour in {town}; it is in there.)|(Each player says what they would never do to a neighbour in {town}, and it turns out to be one of the articles.)]',
      ],
      what: [
        [
          'Investigation :: looking for the bowl :: [It lies in the thorns, licked clean; the dregs smell of poppy. She was asleep|Among the thorns lies the bowl. She has licked it, and there was poppy in it. She was asleep] when she was struck, sitting up, by the side of someone she trusted.',
          'v=a',
        ],
        [
          "Medicine :: looking at her wounds :: The skin was taken with a knife, afterwards, to hide what was under it: teeth, a wolf's, not yet full grown. In her mouth is a scrap of leather with half of a lamb bell.",
          'v=b',
        ],
      ],
      who: 'Survival :: following the only tracks that lead to the stone from the valley :: Large boots, stuffed with straw so as to fit small feet. The same straw, cut the same length, lies in the dog pens of {H}, who works for {A}.',
      where:
        'Nature :: looking at the wool on the thorns :: [It is greasy and grey and was shorn late.|This is the grey wool of {town}, full of grease, shorn out of season.] [Nobody|No one] in {town} shears in autumn; in the hills there is a place for it, {lair}.',
    },
    {
      name: 'the fold of {S.full}',
      look: [
        'A stone pen, a handful of sheep that press into one corner, a skin on the wall of the hut. {S} has a spear across the knees and is peeling a turnip with it.',
        'Hurdles, mud, and the ribs of {few} sheep, laid out in order, as evidence that [nobody|no one] has come to see. {S} sits beside them and peels turnips.',
      ],
      todo: [
        'The wolves have set a guard over {S}, {town} has set one over the wolves, and {S} over both. Somebody must get all three to sit down (DC 13 Persuasion), or help with the turnips until they do it by themselves.',
      ],
      what: [
        [
          'Nature :: looking at the dead sheep :: [They were opened with shears and torn afterwards by dogs.|Shears did this, and dogs were let at it afterwards.] [Somebody|Someone] wanted {S} to be angry, at the right time.',
          'v=a',
        ],
        [
          'Nature :: looking at the dead sheep :: [They were killed by a wolf that did not eat, but played|It was a wolf, but not a hungry one: it played]; and it went over the hurdle at the one place where it is low, which only somebody from here would know.',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {S} who has offered to buy {S.them} out :: {A}, {few3} times, with a better price after each dead sheep; the last offer came an hour before the sheep was found.',
      where:
        'Animal Handling :: letting the frightened sheep out and seeing where they will not go :: [They turn back before the track to {lair}, all together|At the track to {lair} they all turn round at once], although no dog is driving them.',
    },
    {
      name: 'the counting house of {A.full}',
      look: [
        'Bales to the ceiling, a scale for pelts, a map of the hills without a border. {A} weighs something white, wraps it up again, and is delighted to see the party.',
        '[It smells of cedar and money.|There is a smell of cedar here, and of money.] {A} has a book for each sheep in {town}, and on the wall, under glass, a copy of the truce, with a ribbon at the sixth article.',
      ],
      todo: [
        '{A} will answer anything, for as long as it takes, over tea. One of the party has to admire furs convincingly (DC 13 Deception, or a druid to be very quiet) while others look at the back room.',
      ],
      what: [
        [
          'Arcana :: smelling at the drying racks :: [White dye, and under it alum and ash|Somebody has used white dye, and alum and ash beneath it]: [somebody|someone] is trying to make a grey pelt white, which would be worth a whole house, and not only a horse.',
          'v=a',
        ],
        [
          'Investigation :: reading the book of expenses :: "Lamb, one, every second day, for the yearling. New bell. Doctor in {town}, for a bite on the wrist of {H}." {A} began the book two years ago.',
          'v=b',
        ],
      ],
      who: 'History :: comparing the map with the deeds of the valley :: {A} owns the whole of the high pastures, and has never been able to use a yard of them. [The only thing in the way is the sixth article.|Only the sixth article lies between {A} and the grass.]',
      where:
        'Sleight of Hand :: taking the key from the hook beside the scale :: The tag on it says "shears"; {B} has seen it in the hand of {H}, on the path up to {lair}.',
    },
  ],
  lairLook: [
    [
      '[Above {town} stands a long hall of stone and turf, with a slatted door at either end, a row of vats and a pit for dipping sheep.|Stone below, turf above, and a slatted door at either end: here they sheared, and dipped the sheep in a pit, and there is a row of vats.] [Over the middle beam hangs a pelt as large as a sail, half grey and half white, and drips.|From the middle beam hangs something that drips, a pelt the size of a sail, which has been grey and is half white.]',
      'v=a',
    ],
    [
      "[Above {town} stands a long hall of stone and turf, with a slatted door at either end. In the straw|Stone below, turf above, and a slatted door at either end: here they sheared. In the straw] at the far end lies the young wolf that {H} has trained, white, with a collar; over him, on the middle beam, hangs the skin of his mother; there is a child's blanket in his place, and he has pulled it over his nose.",
      'v=b',
    ],
  ],
  lairUse: [
    [
      'The dipping pit of {lair} is shoulder deep and slippery. Whoever is pushed in (DC 13 Strength saving throw) is blind until the end of the next turn, and smells so strongly that wolves and dogs attack them last.',
      'v=a',
    ],
    'The wind blows through {lair}, from one slatted door to the other. A howl at the upper door, away from {town} (one action, DC 13 Performance) is heard by the pack; from the second howl on, one Winter Wolf comes in [each|every] round, and attacks whoever smells of the blood of the she-wolf.',
    '[Hurdles can be thrown over (one action) to make a lane or to close one; the sheep dogs run along them, whatever {H} has told them to do.|With the hurdles one can make a lane, or close one (one action); the sheep dogs run along them, whatever {H} has told them to do.]',
  ],
  tactics: [
    [
      '{A} keeps to the far side of the pit with a shearing hook and talks reasonably all the while; {H} sends in one sheep dog a round, which holds somebody by the sleeve (speed 0 until the end of their next turn), and calls it back when it yelps',
      'v=a',
    ],
    [
      '{A} stands before the young wolf with a shearing hook and talks reasonably all the while; {H} sends in one sheep dog a round, which holds somebody by the sleeve (speed 0 until the end of their next turn), and calls it back when it yelps; the young wolf does not get up, and fights for neither side',
      'v=b kind=quest',
    ],
    [
      '{A} stands before the young wolf with a shearing hook and talks reasonably all the while; {H} sends in one sheep dog a round, which holds somebody by the sleeve (speed 0 until the end of their next turn), and calls it back when it yelps; the young wolf fights for neither side, until somebody tells him of the cub of {town2}, who came before him: then he gets up, and goes along to the stone',
      'v=b kind=adventure',
    ],
  ],
  companions: [
    [
      'Whoever fights for {A} is a drover who was promised a flock on the new pastures. [Told that the soldiers will be paid in pastures too (DC 13 Persuasion), one of the enemies stops to do the sum.|Somebody should tell them that the soldiers, too, will be paid in pastures (DC 13 Persuasion): one of the enemies stands still and does the sum.]',
      'escort!=beast|no',
    ],
    [
      'The sheep dogs of {H} fight for whoever whistles. Whoever whistles as {H} does (DC 13 Animal Handling) calls one of them off.',
      'escort=beast',
    ],
  ],
  parley: [
    [
      '{A} does not want a war, only grass. If the party finds a way to have both (a second cart of meat each winter, besides the one of the first article, for the right of summer grazing; DC 13 Persuasion with the wolves, with {B} to interpret), {A} gives up {H}, the skin and the argument, in this order.',
      'v=a',
    ],
    [
      '{A} does not want a war, only grass. If the party finds a way to have both (a second cart of meat each winter, besides the one of the first article, for the right of summer grazing; DC 13 Persuasion with the wolves, with {B} to interpret), {A} gives up {H}, the skin and the young wolf, in this order.',
      'v=b',
    ],
  ],
  spells: [
    [
      1,
      [
        '*Speak with Animals*: the sheep dogs say that they did not bark because it was their own one who went by, "in the coat that smells of the other one".',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Speak with Animals*: the sheep dogs of {H} say that they did not bark because "the little one went by, who may".',
        'v=b',
      ],
    ],
    [
      1,
      '*Detect Magic* at {p1} shows a very old and very quiet abjuration. [Between {town} and the wolves it has nine strands, and one of them is frayed.|Of its nine strands one is frayed.]',
    ],
    [
      1,
      '*Speak with Animals* is not needed for the winter wolves of {town}, but whoever casts it hears what they say among themselves: they are afraid of the snow.',
    ],
    [
      3,
      '*Zone of Truth* at the stone: {A} says "I have never raised a hand against a wolf." {H}, asked next, looks at {H.their} own.',
    ],
    [
      3,
      '*Locate Object* for her skin finds it above the tree line, an hour beyond the hut of {S}.',
    ],
    [
      5,
      [
        '*Speak with Dead*, if the head is laid beside the skin: "It was the coat. It was not the hand. I was so tired."',
        'v=a',
      ],
    ],
    [
      5,
      ['*Speak with Dead*, if the head is laid beside the skin: "Do not tell his father."', 'v=b'],
    ],
  ],
  clock: [
    [
      '{A} sends a rider to the garrison, full of concern: [there are more wolves on the ridge|on the ridge there are more wolves than yesterday].',
    ],
    {
      text: [
        '{town} drags {S} out on the road to the hills, with a rope, to have it over with. The wolves smell {S.them}, and laugh, which is terrible to hear.',
      ],
      stop: [
        'have {S} tell whose skin it is on the wall, before everyone and before {G} (DC 12 Persuasion to be allowed to speak); the dog had a name, and people remember it',
      ],
    },
    {
      text: [
        '{B} is found on the wrong side of the stone, half dead, with {B.their} own coat over {B.their} face; {town} says that it was wolves, and the wolves say that it was not.',
      ],
      stop: ['spend that night at the hut of {B}, and do not eat the soup that {H} brings at dusk'],
    },
    [
      'At {deadline} the wolves come down, in a line, through {town}, without haste, and stop before every house whose name stands on the wall of the church, from the old war.',
    ],
  ],
  after: [
    '[In spring the soldiers go up.|The soldiers wait for spring, and then they go up.] {A} drives the first flock over the stone, and finds the grass very good, and cannot sleep for the quiet.',
  ],
  endings: [
    {
      heading: 'The place of the dead',
      text: [
        [
          '{H} goes up with the wolves, of {H.their} own accord, to do what she did: find the way in snow and know who is missing. [It is for {few6} winters.|After {few6} winters the debt is paid.] {A} delivers the meat cart, in person, on foot. In {town} somebody cuts the last line of the song into the stone.',
          'v=a',
        ],
        [
          'The young one stands before the stone without his bell and says it himself, in both languages. [The wolves do not bite him; they turn their backs|Nobody bites him. They turn their backs], all {num} of them, and leave one gap in the row. {B} sits down beside him. {A} has to give up the pastures, and they belong to the young wolf now.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'One person, as asked',
      text: [
        'If {A} is handed over at the stone, the truce holds, and it snows. *The price:* {G} has given a person to wolves, with a receipt; in {town} there are some who begin to think of other people who could be given.',
      ],
    },
    {
      heading: 'A good lie',
      text: [
        'The party can give the wolves a killer who is already dead, if the story is good (DC 15 Performance, and {T} sings it). [*The price:* they know that {town} lies, and accept it as a present; at the next truce breaking they will give one back.|*The price:* it is a lie, and they know it, and take it as a present; the next time that a truce breaks, they will have one for {town}.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[It is snowing. The wolves are in {town} and have taken up their places, but by their own law they must ask each house once, aloud, before they come in.|Snow is falling, and in {town} each wolf has found its house, and must by law ask once, aloud, before it goes in.] There are four streets in {town}, and the party has time to call the truth through all of them before the asking is over (DC 14 Persuasion).',
      ],
    },
  ],
  hoard: [
    'In the wool loft {A} had put by what should have gone to the city with the skin: {items}, and {worth}. {G} asks the party to take it before the wolves ask what it was for.',
    'The wolves bring something down to the stone that has lain in the hills since the old war: {items}, and {worth}, carried in the mouth and set down carefully.',
  ],
  favour: [
    'In snow, in the hills round {town}, one wolf will always walk ahead of the party, at the edge of sight, on firm ground.',
    '{G} has one name taken off the wall of the church for each of the party, and keeps the space free.',
  ],
  steps: [
    'Look at the truce stone, with the wolves watching.',
    'Find out why the dogs of the village did not bark.',
    'Ask who would gain by a war.',
    'Bring the killer to the stone before the first snow.',
  ],
  acts: wolfTruceActs,
};
