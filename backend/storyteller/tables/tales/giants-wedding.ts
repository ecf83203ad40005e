import { giantsWeddingActs } from './giants-wedding-acts.ts';
import type { Tale } from './tale-types.ts';

export const giantsWeddingTale: Tale = {
  id: 'giants-wedding',
  titles: ["The Giants' Wedding", 'Something Borrowed, Something Huge'],
  tones: ['whimsical'],
  levels: [1, 10],
  cast: {
    G: 'mayor|innkeeper of the Green Goose',
    A: 'confectioner|maker of wedding cakes',
    B: 'she:giant bride',
    S: 'cattle drover|village bully',
    T: 'oiler of the church bells|weathercock oiler',
    H: 'baker of ornaments|modeller of marzipan',
    R: 'she:mother of the groom',
  },
  named: 'he:',
  deadline: 'the wedding day',
  num: [30, 90],
  onlyIn: { a: ['sugar hill', 'pledge'], b: ['rough drafts', 'in love with'] },
  lair: {
    name: 'the icing works|the old icing works|the icing works on the river',
    terrain: 'indoors',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  escort: ['people'],
  pitch: [
    'Two hill giants are getting married in {town}. They have hired all of it: the square as a dance floor, the church as a cake stand, and {num} households as guests. [It was the best idea that the council has ever had.|No council of {town} has ever had a better idea.] Only, the bridegroom, {W.name}, has been gone for {few} days; he is as high as the church, and [nobody|no one] has seen him. {G} has to tell the bride.',
    'It has rained silver in {town} since the two giants decided to be married there. {num.u} dresses have been ordered, and a cake that needs a scaffold. Now the groom, {W.name}, has vanished. There is a large hole in a haystack, a note that says "Sorry", in letters that could be slept in, and no giant. {G} knows about it; the bride, {B.full}, does not yet.',
  ],
  stakes: [
    'The wedding is in {days} days. When a giant bride is left standing, she sits down, says {G}, and cries, and where she sits down is {town}.',
    'There are {days} days left. {G} has read the contract again: if there is no wedding, the guests eat what is there, in the order of size, and {num2} giants have been invited.',
  ],
  start: [
    [
      '[The dress rehearsal is going well.|So far nothing has broken at the dress rehearsal.] Half of {town} holds the train of {B.full}, who has to stoop so as not to touch the bells. [A ladder stands in the place of the groom, with a hat on it.|For the groom they have put up a ladder, and hung a hat on it.] "And then he says I will," says {G.full} into a speaking trumpet, and turns pale. [From far above comes a voice like a warm landslide.|Above the roofs somebody says something, and you feel it in your shoes.] "He is practising by himself, is he not?" asks {B.full}. ["He is so shy. Would one of you read me his poem again?"|"I do not mind. He is so shy. But I should like to hear the poem, if one of you would."] [Everyone looks at you.|You feel half the town look at you.]',
      '@rehearsal',
    ],
    [
      '[You are woken by an eye. It fills the whole of the window|An eye has woken you. It is in the window, or rather it is the window] of the inn in {town}, it is brown, and it is red at the rim. ["I do not want to be a bother," whispers|"Forgive me, it is so early," whispers] {B.full}, and the shutters come off. "You are heroes, are you not? [They would tell me that everything is fine. Is everything fine?"|I have asked the people here if everything is fine, and they said \'fine\' so quickly. Is it?"] Behind you in the door stands {G.full} in a nightcap, shakes {G.their} head at you violently, and smiles with all teeth at the eye.',
      '@window',
    ],
  ],
  ask: [
    '"Find him," says {G}. "A person of that size cannot get lost. [Find out what has frightened him, or who, and bring him to the church, on his feet. And say nothing to her. We have only just had the roofs done."|Something has frightened him. Find out what, or who, and stand him in front of the church. And not a word to her; you see how low our roofs are."]',
    '{G} asks the party to bring the groom back before the wedding, and to be tactful. "He has a tender heart. [It weighs as much as a cow; but it is tender."|You could not lift it; but it is tender."]',
  ],
  fee: [
    '{G} offers {coins} gp out of the deposit, and one slice of cake, which the party may live in.',
    'There are {coins} gp in the till of {town}, for "unforeseen events of large size".',
  ],
  talk: [
    '{S.full} called the groom a lump, to his face, from a ladder, and he went quite quiet.',
    '{A.full} has worked for {weeks} weeks without a break, out of sheer enthusiasm, and has ordered more sugar than there is.',
    'At night somebody large has been crying near the river of {town}. {T.full} says that it was the weather; but it said "hup" in between.',
    'The dowry of {B.full} is a whole hill. Sheep that have grazed on it will not touch any other grass.',
    '{H.full} has baked a bridegroom of gingerbread, life-size, and it is a very good likeness.',
    '[Giants have to be asked three times. The first two times they cannot answer for shyness.|The third time is the one that counts, with giants. The first two they are too embarrassed to hear.]',
    'The guests are bringing their own table to this wedding, and a street of {town} has been measured for it, twice.',
  ],
  run: [
    [
      'The poem of {W.name} is on a barn door. It is rather bad, and very honest; and the last verse is in another hand, small, joined up, and cruel (DC 12 Investigation): "You will look silly at my side".',
      'start=rehearsal v=a',
    ],
    [
      'The poem of {W.name} is on a barn door. It is very fine, finer than anything that he has ever said; he has copied it out himself, and in the margin somebody small has corrected the spelling (DC 12 Investigation).',
      'start=rehearsal v=b',
    ],
    [
      '{B} has found a note on her pillow, a small one, which she can only read with a bottle as a lens. "It brings bad luck to see the groom before the wedding. Do not look for him." It smells of vanilla (DC 12 Perception). So she does not know yet that he is gone.',
      'start=window v=a',
    ],
    [
      '{B} has found a note on her pillow, a very small one, and asks the party what it says. "A bride in {town} who visits the groom before the wedding loses him." It smells of vanilla (DC 12 Perception). If that is read out to her, she keeps to her hill, and goes on believing that he is at home.',
      'start=window v=b',
    ],
    '{W.name} leaves tracks like any giant, unless he is trying not to: then they are twice as deep, and only on tiptoe (DC 12 Survival). [They lead to the river.|These go down to the river.]',
    '{A} presses a plate on each of the party, asks what they know, and sighs, and says that perhaps love is not for everyone; one could still have a beautiful party.',
    'If {B} cries, it rains salt water over {town} for an hour: all ovens go out, and everyone makes checks to keep their feet in the square (DC 12 Acrobatics).',
  ],
  gist: [
    [
      '{A} delivers the cake on credit, with the dowry as a pledge: if there is no wedding, {A} gets the hill of {B}, which is made of sugar, and {A} believes that nobody else has noticed but the ants. {A} and {H} have made {W.name} believe that he is too ugly for a wedding picture of that size, and keep him at {lair}, under icing, because he asked them to hide him.',
      'v=a',
    ],
    [
      "{A} is in love with {B}, as you may be in love with a mountain, and wrote the groom's poems for him, all of them. When {W.name} wanted to tell her so before the wedding, {A} panicked, and {H} and {A} have talked him into hiding at {lair}. [In front of the church {A} means to step|When it comes to the question, {A} intends to step] forward, with a very long ladder.",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who called the groom a lump to his face, is sorry for it, and has been hiding ever since from what {S.they} takes for the consequences.',
  ],
  truth: [
    [
      '[{B} and {W.name} met when a bridge broke under both of them, each at one end of it. He apologised, she apologised, and so on for {few4} days, until the river had found another bed.|{B} and {W.name} came on to a bridge, each from one end, until it broke. "I beg your pardon," he said; "no, I," said she; and at that they stayed for {few4} days, while the river looked for another bed.] {W.name} has never in his life asked for anything to eat before others had some.',
    ],
    [
      [
        '{A} was only going to bake the cake. [Then a pebble from the dowry hill fell into a bowl, and dissolved, and was sweet.|But a pebble rolled off the dowry hill into a bowl, and melted, and was sweet.] [There are no words for what a confectioner feels at that.|Only another confectioner could say what that was like.] [That night {A} wrote the small print of the contract on the other side of the barn:|The small print of the contract, on the other side of the barn, is by {A}:] without a wedding the cake is paid for with the dowry. {H} drew the moustache, and was sorry about the ears.',
        'v=a',
      ],
      [
        '[He could not find the words, and asked the smallest person he knew in {town}.|No word seemed big enough to him, and so he went to the smallest person he knew.] {A} wrote the first of the poems for practice, the second for the money, and the tenth because {B} had laughed by then, far above, with the evening sun in hair that is like a wood. There were {num3} in the end. When the groom wanted to tell her, {A} said that no bride forgives that, and that it would be kinder to be gone; and {H} knew a place. {A} has never been in love below a certain height since.',
        'v=b',
      ],
    ],
    [
      '{T} saw {W.name} go into the river, at night, on tiptoe, with his shoes in his hand, and helped him across by calling "left" and "right". {W.name} has given {T} a button as a thank-you, and {T} uses it as a table.',
    ],
  ],
  turn: [
    [
      '[The bride knows what her hill is made of.|Nobody need break it to the bride what her hill consists of.] [She has always known; she wanted|She knew it as a child, and wanted] to marry somebody who had never licked it. If it comes out, she will ask {W.name}, and he, who has sat on it for whole evenings, will be able to say truthfully that he thought it was polite not to.',
      'v=a',
    ],
    [
      '[The bride cannot read.|Reading is a thing that the bride has never learned.] [She fell in love with the voice|What she loves is the voice] that read them to her, each evening, stumbling over every line; he could have read out the price of turnips. It was only the poems that made her a little afraid of him.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} signed the contract without the small print, which was on the other side of a barn. [{G} breaks out in hiccups at the word "seating".|At the word "seating" {G} has the hiccups.]',
    ],
    A: [
      '{A} can make a swan out of sugar that turns its head. {A} has never been thanked for anything that was not eaten afterwards.',
    ],
    B: [
      '{B} holds her hands behind her back, so as not to break anything, and knows everyone in {town} by the top of the head. She would marry {W.name} in a ditch.',
    ],
    S: [
      '{S} is loud because {S.they} used to be small. {S} has been practising an apology, in a cowshed, and the cows are moved.',
    ],
    T: [
      '{T} oils what is high up and is afraid of nothing below it. [{T} will say where {W.name} went, but not that he cried; that is his own business.|{T} shows anybody where {W.name} went, and keeps quiet about the tears.]',
    ],
    H: [
      '{H} has a talent for likenesses and has never dared to make one of {H.themself}. {H} feeds {W.name} {few3} buckets of cream a day, through a funnel, and they have become friends.',
    ],
    R: [
      '{R} is half as high again as her son, has a hat on, and thinks that nobody is good enough for her little one. [She knits while walking; the scarf has already been through two valleys.|Her knitting goes on as she walks, and two valleys have seen the scarf.]',
    ],
  },
  places: [
    {
      name: 'the haystack with the hole|the great haystack',
      look: [
        '[A hole in the shape of a giant who has sat there with drawn-up knees, for a long time.|One can see how he sat in the hay, with his knees drawn up, and for how long.] [Daisies lie about, with all their petals pulled off.|All round it lie daisies without a petal.]',
        '[Hay, a handkerchief the size of a sail, wrung out, and before it the barn door with "Sorry" on it.|There is a sail in the hay, wrung out, which is a handkerchief, and a barn door leans against it, with "Sorry" on it.] [{W.name} has tried to write it in joined-up letters.|{W.name} has joined the first two letters, with great care, and then lost heart.]',
      ],
      todo: [
        '[The hay is full of bees that have moved into his hat, and are not to be disturbed|Bees have moved into his hat, which is in the hay, and they are not to be disturbed] (DC 12 Animal Handling, or 1d6 poison damage and a very dignified retreat). [What is worth seeing lies under|The rest of what he left is under] the hat.',
      ],
      what: [
        [
          'Investigation :: reading what {W.name} had in the hat :: A drawing of bride and groom, from the front, as for a wedding picture. [Somebody|Someone] with a fine pen has "improved" him: a moustache, a dunce\'s cap, and "no guest could eat at the sight of this".',
          'v=a',
        ],
        [
          'Investigation :: reading what {W.name} had in the hat :: {num3.u} poems, on doors, with the rough drafts; they are in a tiny hand, on sugar paper. On the last stands "copy this out, she will like it. I do."',
          'v=b',
        ],
      ],
      who: 'Perception :: smelling at the handkerchief that he has left in the hay :: Under the salt there are vanilla and rose water, which only {A} uses together, for the glaze that nobody else can make.',
      where:
        'Survival :: following the tiptoe tracks as far as the river and counting on which side there are no cows :: He went upstream, in the water, to where it is white: it runs out of the drain of {lair}.',
    },
    {
      name: 'the cake|the cake on the church',
      look: [
        'It stands on the church, on a scaffold, {few2} storeys of it, with balconies. {H} is hanging in a swing and pipes a frieze of small giants holding hands.',
        'A queue of wheelbarrows with cream, bells that have been stuffed with almonds, and at the very top two figures under a cloth. One has been left unfinished, on purpose.',
      ],
      todo: [
        '[It may be climbed only in slippers, and nobody may touch the icing; where somebody treads through, it slides (DC 13 Acrobatics, or one arrives one storey lower, stuck, and is iced).|Slippers are handed out at the foot of it, and nobody may touch the icing; where somebody treads through, it slides (DC 13 Acrobatics, or one arrives one storey lower, stuck, and is iced).]',
      ],
      what: [
        [
          'Investigation :: looking under the cloth at the very top :: [The bride is of marzipan. In the place|There is a bride, of marzipan. In the place] of {W.name} there is a sugar hill, with a little flag: "sold". Somebody has been dreaming up here.',
          'v=a',
        ],
        [
          "Investigation :: looking under the cloth at the very top :: [The bride is of marzipan, and beautiful.|There is a bride, of marzipan, and a fine one.] Beside her, in the place of the groom, stands somebody much smaller, on a pile of poems, with a baker's cap on.",
          'v=b',
        ],
      ],
      who: 'Insight :: asking {H} for whom all the cream is :: "For the filling," says {H}, and looks down at {few3} buckets that go off in the other direction. ["By order of {A}. It is very sad filling."|"{A} wants it so. Such sad filling I have never seen."]',
      where:
        'Perception :: looking out from the top storey at dusk :: There is smoke over one roof in all of {town} although nobody is baking; its chimney goes in and out a little, as if something inside was breathing. It is {lair}.',
    },
    {
      name: "the hill of the bride|the bride's hill",
      look: [
        '[A round green hill with sheep on it, all of them fat, and all lying down.|You see a round green hill, and sheep so fat that they have all had to lie down.] [It has been wrapped in ribbon, with a bow.|Round it goes a ribbon, and there is a bow.]',
        '[Grass, ants, more ants, and a silk ribbon round it all, with writing on it. On the top|There are ants on every blade of grass, and on the silk ribbon that has been tied round the hill. On the top] of it sits {B}, hugging her knees, and asks if one of them would mind doing her plaits.',
      ],
      todo: [
        '[{B} notices at once if somebody has something to hide, and asks what it is.|Nobody can hide from {B} that there is something to hide, and she asks what it is.] [You may not lie to her (DC 14 Deception, and her lip trembles even if it works); but you may do her hair, for an hour, from a ladder, and then she talks.|To lie to her is no good (DC 14 Deception, and her lip trembles even if it works); but her hair can be done, with some help from the shepherd it takes an hour, and meanwhile she talks.]',
      ],
      what: [
        [
          'Nature :: digging where the ants go in :: [Beneath a foot of earth it is|A foot down the spade rings on something] white, hard and sweet. Somebody has drilled a core already, for a test, and closed the hole neatly with a cork.',
          'v=a',
        ],
        [
          'Insight :: doing her plaits, and asking what she likes best in the poems :: "When he gets stuck. The words are very fine; too fine, nearly, as if he was somebody with smaller hands."',
          'v=b',
        ],
      ],
      who: 'Persuasion :: asking the shepherd who has been up here by night :: The cake maker, {A}, every evening, with a ladder, a lamp and a face as in church.',
      where:
        'Nature :: looking at the wheel ruts that lead away from the foot of the hill :: [They are sticky, wasps follow them, and they end in front of a closed gate.|Wasps go along them, for they are sticky, and at the end of them there is a closed gate.] It is {lair}.',
    },
  ],
  lairLook: [
    [
      '[A long hall full of vats, with swans, castles and saints of sugar by {H} along the walls.|The hall is long and full of vats, and along the walls stand saints, castles and swans that {H} has made of sugar.] In the middle, white from head to foot and as high as a house with his knees drawn up, sits {W.name}, the groom; he hiccups, and a little icing comes off.',
      'kind=adventure',
    ],
    [
      '[A long hall full of vats, with swans, castles and saints of sugar by {H} along the walls.|The hall is long and full of vats, and along the walls stand saints, castles and swans that {H} has made of sugar.] In the middle, white from head to foot and as high as a house with his knees drawn up, sits {W.name}, the groom; he hiccups, and a little icing comes off. Asked once to come along, he shakes his head; asked again, by somebody who brings a word from {B} (that she would marry him in a ditch, whatever he looks like), he begins to get up. The third time is for the church.',
      'kind=quest v=a',
    ],
    [
      '[A long hall full of vats, with swans, castles and saints of sugar by {H} along the walls.|The hall is long and full of vats, and along the walls stand saints, castles and swans that {H} has made of sugar.] In the middle, white from head to foot and as high as a house with his knees drawn up, sits {W.name}, the groom; he hiccups, and a little icing comes off. Asked once to come along, he shakes his head; asked again, by somebody who brings a word from {B} (that she never cared for the rhymes, but for the one who stumbles over them), he begins to get up. The third time is for the church.',
      'kind=quest v=b',
    ],
  ],
  lairUse: [
    'Wet icing sets in one round. A vat that is tipped (DC 13 Athletics) covers ten feet: whoever stands in it is restrained (DC 13 Strength to break out), and looks lovely.',
    '{W.name} wants to stay hidden and keeps quite still; whoever says something kind to him (no check) moves him to tears, and each tear is a bucketful, melts what it hits, and frees or slips up whoever stands there.',
    '[Sugar swans hang on threads. Each|The swans under the roof hang on threads. Each] can be ridden once down the whole length of {lair} (DC 12 Acrobatics), and then it is in pieces, and somebody mourns for it.',
  ],
  tactics: [
    '{A} fights from the gallery with a piping bag, draws lines on the floor which one sticks to, and calls out what it is going to be; {H} throws marzipan fruit, with great accuracy',
  ],
  companions: [
    'Those who help {A} have been hired as waiters and have not been paid yet. [A tray, handed over with authority (DC 12 Persuasion), is carried off at once to wherever you point.|Hand one of them a tray, with authority (DC 12 Persuasion), and it goes wherever you point.]',
  ],
  parley: [
    [
      '{A} wants to taste it, once, with permission. If {B} says yes (DC 13 Persuasion with her, and she laughs), and breaks off a corner of the hill with two fingers, {A} has to sit down, and tells everything, with a full mouth.',
      'v=a',
    ],
    [
      '{A} wants {B} to know it. If {A} is lifted up, on a hand, and may read one poem with {A.their} own voice (DC 13 Persuasion to be able to begin), {B} listens, says that it is beautiful, and that she is going to marry {W.name}; {A} gives up.',
      'v=b',
    ],
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: the geese say that the big one went through the river like a gosling, with his eyes shut, and that {T} called out the steps.',
    ],
    [1, '*Detect Magic* finds nothing in all {town} but a small charm on the cake, against flies.'],
    [
      1,
      '*Comprehend Languages* on the ribbon of the hill of {B}: it is a very old giant blessing. ["May nobody ever lick you who has not asked."|"Be licked by none that did not ask."]',
    ],
    [
      3,
      '*Zone of Truth* round {A}: "It is for the best of everyone who likes sugar." {A} is surprised by it {A.themself}.',
    ],
    [
      3,
      '*Locate Object* for a shoe of {W.name}, as long as a boat, leads to the river and upstream, and then in under a roof.',
    ],
    [
      7,
      '*Locate Creature* for the groom points at the largest ornament in the realm; {H} hangs a garland on it, quickly.',
    ],
  ],
  clock: [
    ['{A} orders black ribbons, to be on the safe side. {H} practises looking surprised.'],
    {
      text: [
        '{S} is found, and put into the stocks, where {B} is to step on {S.them}, lightly, "as a token".',
      ],
      stop: [
        'let {S} say the apology, from a ladder, before {G} and everyone (DC 12 Persuasion to get {S.them} to begin); it takes a quarter of an hour, and {B} needs the handkerchief',
      ],
    },
    {
      text: [
        'Somebody tells {B} that the groom has disappeared. It rains salt for a whole day, the ground floor of {town} is under water, and the cake begins to lean.',
      ],
      stop: [
        [
          'sit up with {B} on the hill that night, and keep the conversation on plaits, or read one of the poems to her, stumbling (DC 12 Performance)',
          'v=b',
        ],
        [
          'sit up with {B} on the hill that night, and talk about plaits until it is light, or act the meeting on the bridge for her, with all the apologies (DC 12 Performance)',
          'v=a',
        ],
      ],
    },
    [
      'On {deadline} {B} stands in front of the church, in white, with everybody in {town} on tiptoe. [They ask a first time. They ask|The question is put once, and nobody answers. It is put] a second time.',
    ],
  ],
  after: [
    [
      '{B} has sat down. {A} has the hill, and a toothache, and nobody left to bake for, as far as a cart goes in a week.',
      'v=a',
    ],
    [
      '{B} has sat down. {A} climbs up the ladder, gets as far as the knee, and finds that there are no words for it after all.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'The third time',
      text: [
        '[They ask a third time; and from the river comes somebody at a run|The question is put a third time; and from the river comes somebody at a run], white from head to foot, with a swan on his hat, and says "I will" before he has got there. [All windows of {town} need new glass.|It costs {town} its windows.] {A} has to do the washing up: {num2} plates, each of them a pond, and {H} dries.',
      ],
    },
    {
      heading: 'A small wedding',
      text: [
        '[{B} and {W.name} marry on the broken bridge, without guests, with one of the party in the middle who holds both ends.|The wedding of {B} and {W.name} is on the broken bridge, with no guests, and one of the party stands between them to hold both ends.] *The price:* {num2} relations have eaten nothing, and {G} has to explain it to them, alphabetically.',
      ],
    },
    {
      heading: 'Somebody else marries',
      text: [
        'Since everything is there, two people of {town} who have only needed a push could get married instead (the party finds them). [*The price:* giants give presents all the same; there is now a cow on every roof in {town}.|*The price:* presents are presents, for giants; on every roof in {town} stands a cow.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The knees of {B} are bending. But she|{B} has begun to sit down. But she] was brought up to count to six before she sits down on anything (a round for each); meanwhile somebody can have the third question put, and say "I will" to it, in the voice of {W.name}, as loudly as possible, or put something under her that is soft.',
      ],
    },
  ],
  hoard: [
    'Among the wedding presents that are too small for the happy couple there are {items}, and {worth}. [{B} holds them out on her little finger.|They hang on the little finger of {B}, who holds it down to you.]',
    'With the advance {A} had bought {items}, and {worth}. [The price is still on it, and a smear of cream.|Nobody has taken off the price, or the cream.]',
  ],
  favour: [
    'Whenever the party is at the foot of a cliff and calls three times, somebody large within ten miles lifts them up, and does not look down their necks.',
    '[They have a slice of the cake put by for each birthday. It comes by cart, and the horses are allowed to keep theirs.|For each of their birthdays a slice of the cake arrives, on a cart; one slice stays with the horses.]',
  ],
  steps: [
    'Find out where a giant can hide.',
    'Find out what was said to him, and by whom.',
    'Talk to {B.full}, without giving anything away.',
    'Have him at the church before the third question.',
  ],
  acts: giantsWeddingActs,
};
