import { giantsWeddingActs } from './giants-wedding-acts.ts';
import type { Tale } from './tale-types.ts';

export const giantsWeddingTale: Tale = {
  id: 'giants-wedding',
  titles: [
    "The Giants' Wedding",
    'Something Borrowed, Something Huge',
    'The Third Time of Asking',
    'A Groom as High as the Church',
  ],
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
    name: 'the icing works|the old icing works|the icing works on the river|the icing mill|the old icing mill|the icing mill at the weir|the long icing house',
    short: 'icing works|icing mill|icing house',
    terrain: 'indoors',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  escort: ['people'],
  pitch: [
    '[Two hill giants are getting married in {town}. They have hired all of it|There is to be a wedding of two hill giants in {town}, and they have hired the whole of it]: the square as a dance floor«, the church as a cake stand», and {num} households as guests. «[It was the best idea that the council [has ever had|ever voted for].|No council of {town} has ever had a better idea.|The council of {town} still calls it the best bargain of the century.] »Only, the bridegroom, {W.name}, has been gone for {few} days; he is as high as the church, and [nobody|no one] has seen him. {G} has to tell the bride.',
    '[It has rained silver in {town} since the two giants decided to be married there.|{town} has been rich since two giants chose it for their wedding.] {num.u} dresses have been ordered«, and a cake that needs a scaffold». [Now the groom, {W.name}, has vanished.|But {W.name}, the groom, has vanished.] [There is a large hole in a haystack, a note that says "Sorry", in letters that could be slept in, and no giant.|He has left a [large hole in a haystack|haystack with a hole in it], and [a note that says "Sorry", in letters that could be slept in|a "Sorry" of which each letter would take a bed].|All that is left of him is [a haystack that somebody has sat in|a dent in a haystack], and a note, "Sorry"«, in letters [that could be slept in|as long as a bed]».] {G} knows about it; the bride, {B.full}, does not yet.',
  ],
  stakes: [
    'The wedding is in {days} days. When a giant bride is left standing, she sits down«, says {G}, and cries», and where she sits down is {town}.',
    'There are {days} days left. {G} has read the contract again: if there is no wedding, the guests eat what is there«, in the order of size», and {num2} giants have been invited.',
  ],
  start: [
    [
      '[The dress rehearsal is going well.|So far nothing has broken at the dress rehearsal.|It is the dress rehearsal, and only one chimney has come down.] Half of {town} holds the train of {B.full}«, who has to stoop so as not to touch the bells». [A ladder stands in the place of the groom, with [a hat on it|a hat on the top rung|two hats on it, one for each end of his head].|For the groom they have put up [a ladder|the longest ladder in town], [and hung a hat on it|with a hat at the top].|The groom is [played by a ladder|a ladder today, for practice], [with a hat on the top rung|and wears a hat|and has been given a buttonhole].] "And then he says I will," says {G.full}« into a speaking trumpet», and turns pale. [From [far above|somewhere near the weathercock] comes a voice like a [warm landslide|kind thunderstorm].|Above the roofs somebody says something«, and [you feel it in your shoes|your teeth hum|the gutters hum along]».|Then [the sky speaks|a voice comes down past the bells], [softly, for a sky|and loose slates come with it].] "He is practising« by himself», is he not?" asks {B.full}. ["He is so shy, [and I do like that in a man|and so am I|even with me]. [Would one of you read me his poem again?"|Has one of you got his poem there, and would you read it to me?"|I could bear it better with the poem. Who has it?"]|"[I do not mind, he is so shy|I can wait, I know how shy he is|That is like him, to be shy of a ladder]. [But I should like to hear the poem, if one of you would."|But will one of you read me the poem again, the one with the mountain?"|Only let me hear the poem again, in the meantime, please."]] [Everyone looks at [you|you, the strangers, who can read|you, and then at the ladder].|You feel [half the town|the eyes of half a town|every eye below the gutters] [look at you|on you].|All heads turn to you, [for once not upwards|with the train still in their hands].]',
      '@rehearsal',
    ],
    [
      '[You are woken by an eye[, first thing in the morning|, before the cock has crowed|]. It fills the whole of the window|[An eye has woken you|What has woken you is an eye|You wake up because an eye is looking at you]. It is in the window, or rather it is the window|It is [hardly light|very early], and [somebody is looking at you, with one eye|you are being looked at, by an eye]. The eye is as wide as the window] of the inn in {town}, «it is brown, and »it is red at the rim. ["I do not want to be a bother," whispers|"Forgive me, it is so early," whispers] {B.full}, and the shutters come off. "[You are heroes, are you not?|They tell me that you are heroes.|You have swords, so you will be heroes.|Are you the heroes?|Somebody said that you are heroes.] [[They would tell me that everything is fine.|Down here they [all say|keep telling me] that everything is fine.|Everything is fine, they [tell|told] me, and [none of them looks up|then they run].] [Is everything fine?"|Tell me: is everything fine?"|Is that true, that it is fine?"|But is it?"]|I have asked the people here if everything is fine, and they said \'fine\' so quickly[ that I began to wonder. Is it?"|. Would you say that it is fine?"|, and shut their doors. Is it fine?"]] Behind you in the door stands {G.full}« in a nightcap», shakes {G.their} head at you« violently», and smiles« with all {G.their} teeth» at the eye.',
      '@window',
    ],
  ],
  ask: [
    '"Find him," says {G}. "[A person of that size cannot get lost|Nobody loses a thing of that size|Somebody must have seen a thing as high as the church]. [Find out what has frightened him«, or who», and [bring him to the church«, on his feet»|put him back in front of the church, standing].|[Something has frightened him|He has had a fright, if you ask me|It will be nerves, and nerves have a cause]. [Find out what, or who|Find what it was, or who it was], and [stand him in front of the church|bring him to the church by the day].] [And say nothing to her, since we have only just had the [roofs|church roof] done."|And not a word to her; you see how [low|thin] our roofs are."|And she must not hear of it, or it will rain [indoors|in every house]."|And keep it from her, if you [value|like] dry feet."]',
    '{G} asks the party to bring the groom back before the wedding«, and to be tactful». "[He has a [tender|soft] heart|He is tender-hearted|It is a [tender|soft] heart that he has|His heart is as [tender|soft] as butter]. [It weighs as much as a [cow|horse]; but it is tender."|[You|Ten men] could not lift it; but it is tender."|It would need a cart, but do not be [rough|loud] with it."|It is [as big as a cow|the size of a calf], and it has been [hurt|frightened], I am sure of it."]',
  ],
  fee: [
    '{G} offers {coins} gp« [out of the deposit|from the deposit of the giants|that the giants have paid down]», and [one slice of cake, which the party may live in|a slice of the cake, with room for all of them inside|a slice of the cake: one slice has two storeys].',
    '[There are {coins} gp in the till of {town}, for "unforeseen events of large size".|The council of {town} has set {coins} gp aside for "damage by weather, war or in-laws", and {G} will pay them out.]',
  ],
  talk: [
    '{S.full} called the groom a lump, to his face«, from a ladder», and he went quite quiet.',
    '{A.full} has worked for {weeks} weeks without a break«, out of sheer enthusiasm», and has ordered more sugar than there is.',
    '[At night somebody large has been crying near the river of {town}.|Down by the river of {town} there was crying at night«, from high up».] {T.full} says that it was the weather; but it said "hup" in between.',
    'The dowry of {B.full} is a whole hill. [Sheep that have grazed on it will not touch any other grass.|Sheep [that have once been up there|from up there] [turn up their noses at|will not look at] other grass.|The sheep up there are [the fattest in the country|as round as barrels], and [come down for nothing|have to be carried home].]',
    '{H.full} has baked a bridegroom of gingerbread, life-size«, and it is a very good likeness».',
    '[[Giants have to be asked three times|You have to ask a giant three times|Ask a giant once, and you have not asked; it takes three times]. [The first two times they cannot answer for shyness.|Before that [they are too shy to answer|shyness shuts their mouths].|They [blush|look at their feet] at the first two.]|[The third time is the one that counts, with giants|With giants only the third time counts|A giant says yes at the third time of asking, and never before]. [The first two they are too embarrassed to hear.|Until then they look for [something on the ground|their hats].|The others are for [getting over the fright|working up to it].]]',
    'The guests are bringing their own table [to this wedding|with them], and [a street of {town} has been measured for it«, twice»|the High Street of {town} has been measured, with a worried face].',
  ],
  run: [
    [
      '[The poem of {W.name} is on a barn door.|{W.name} wrote his poem on a barn door.] [It is« rather» bad, and very honest|It does not scan, and every word of it is meant|It is as bad as it is honest]; [and the last verse is in another hand, small«, joined up,» and cruel|but somebody else has added a last verse, small, joined up, and cruel] (DC 12 Investigation): ["You will look silly at my side"|"At my side you are a joke"|"How they will laugh to see you there"].',
      'start=rehearsal v=a',
    ],
    [
      '[The poem of {W.name} is on a barn door.|{W.name} wrote his poem on a barn door.] [It is very fine«, finer than anything that he has ever said»|It is beautiful, and nobody has ever heard him talk like that|There is no finer poem on any barn, and he never says more than "well"]; [he has copied it out himself, and in the margin somebody small has corrected the spelling|it is in his own hand, with the spelling put right in the margin, by somebody small] (DC 12 Investigation).',
      'start=rehearsal v=b',
    ],
    [
      '{B} has found a note on her pillow, «a small one, »which she can only read with a bottle as a lens. "[It brings bad luck to see the groom before the wedding|A bride who sees the groom before the wedding has no luck with him|The groom is not to be seen before the wedding, it is bad luck]. [Do not look for him."|So [do not|never] go looking."|Stay where you are."] [It smells of vanilla|There is a smell of vanilla about it|The paper smells of vanilla] (DC 12 Perception). [So she does not know yet that he is gone.|That is why she does not know yet that he is gone.|«For that reason »she has not missed him yet.]',
      'start=window v=a',
    ],
    [
      '{B} has found a note on her pillow, a very small one, and asks the party what it says. "[A bride in {town} who visits the groom before the wedding loses him|In {town} a bride loses her groom if she visits him before the wedding]." [It smells of vanilla|There is a smell of vanilla about it|The paper smells of vanilla] (DC 12 Perception). [If that is read out to her, she keeps to her hill, and [goes on believing that he is at home|thinks that he is at home, ironing].|Once she has heard [it|that], she [stays on|does not leave] her hill«, and [believes him at home|has no doubt that he is at home]».]',
      'start=window v=b',
    ],
    '{W.name} leaves tracks like any giant, [unless he is trying not to|except when he tries not to]: then they are [twice as deep, and only on tiptoe|only toes, and twice as deep] (DC 12 Survival). [They lead to the river.|These go down to the river.|The river is where they [end|stop].|They [stop at|end in] the water.]',
    '{A} presses a plate on each of the party, asks what they know,« and sighs,» and says that perhaps love is not for everyone«; one could still have a beautiful party».',
    '[If {B} cries, it rains|When {B} cries, it rains] salt water over {town} for an hour: all ovens go out, and everyone makes checks to keep their feet in the square (DC 12 Acrobatics).',
  ],
  gist: [
    [
      '{A} delivers the cake on credit, with the dowry as a pledge: if there is no wedding, {A} gets the hill of {B}, which is made of sugar«, and {A} believes that nobody else has noticed but the ants». {A} and {H} have made {W.name} believe that he is too ugly for a wedding picture of that size, and keep him at {lair}, under icing, because he asked them to hide him.',
      'v=a',
    ],
    [
      "{A} is in love with {B}«, as you may be in love with a mountain,» and wrote the groom's poems for him«, all of them». When {W.name} wanted to tell her so before the wedding, {A} panicked, and {H} and {A} have talked him into hiding at {lair}. [In front of the church {A} means to step|When it comes to the question, {A} intends to step] forward«, with a very long ladder».",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who called the groom a lump« to his face», is sorry for it, and has been hiding ever since from what {S.they} takes for the consequences.',
  ],
  truth: [
    [
      '[{B} and {W.name} met when a bridge broke under both of them«, each at one end of it». He apologised, she apologised, and so on for {few4} days«, until the river had found another bed».|{B} and {W.name} came on to a bridge, each from one end, until it broke. "I beg your pardon," he said; "no, I," said she; and at that they stayed for {few4} days, while the river looked for another bed.] [{W.name} has never in his life asked for anything to eat before others had some.|Nobody has seen {W.name} eat before everyone else had some.|{W.name} eats last, wherever he is a guest, and asks first if there is enough.]',
    ],
    [
      [
        '{A} was only going to bake the cake. [Then a pebble from the dowry hill fell into a bowl, and dissolved, and was sweet.|But a pebble rolled off the dowry hill into a bowl, and melted, and was sweet.] «[There are no words for what a confectioner feels at that.|Only another confectioner could say what that was like.] »[That night {A} wrote the small print of the contract« on the other side of the barn»:|The small print of the contract, on the other side of the barn, is by {A}:] without a wedding the cake is paid for with the dowry. [{H} held the pen, and was sorry about it.|{H} was told to do the drawing, and was sorry afterwards.]',
        'v=a',
      ],
      [
        '[The groom could not find the words, and asked the smallest person he knew in {town}.|[No word seemed big enough to the groom|The groom was looking for a big word, and had only small ones], and so he [went to|asked] [the smallest person he knew|somebody small, who might know where they keep them].] {A} wrote the first of the poems for practice, the second for the money, and the tenth because {B} had laughed by then, far above«, with the evening sun in hair that is like a wood». «There were {num3} in the end. »When the groom wanted to tell her, {A} said that no bride forgives that, and that it would be kinder to be gone; and {H} knew a place«. {A} has never been in love below a certain height since».',
        'v=b',
      ],
    ],
    [
      '{T} saw {W.name} go into the river, at night, on tiptoe«, with his shoes in his hand», and helped him across by calling "left" and "right". {W.name} has given {T} a button as a thank-you«, and {T} uses it as a table».',
    ],
  ],
  turn: [
    [
      '[The bride knows what her hill is made of.|Nobody need break it to the bride what her hill consists of.|The secret of the hill is none to the bride.|The bride could have told them all along what is under the grass.] [She has always known; she wanted|She knew it as a child, and wanted|She knows it from her mother; what she wanted was] to [marry somebody who had never licked it|find a man who had never licked it|be married by one who did not ask for a taste]. If it comes out, she will ask {W.name}, and he, who has [sat on it for whole evenings|spent whole evenings on it], will be able to say« truthfully» that he [thought it was polite not to|had been brought up not to].',
      'v=a',
    ],
    [
      '[The bride cannot read[| a word].|Reading is a thing that the bride has [never|not] learned.|To the bride, letters are [scratches|tiny scratches|so many fleas].|Nobody has ever taught the bride [to read|her letters].] [She fell in love with the voice|What she loves is the voice|It was the voice that she fell in love with, the one] that [read the poems to her, each evening, stumbling over every line|stumbled through the poems, evening after evening|got stuck in the poems each evening, and began again]«; [he could have read out the price of turnips|a list of turnips would have done as well|he could have read her a bill for hay]». [Only their words made her a little afraid of him.|The words themselves [she found a little frightening|only made her a little afraid of him].|If anything, the words made her [a little shy of him|wonder if she was clever enough for him].]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} signed the contract without the small print«, which was on the other side of a barn». [[{G} breaks out in hiccups|{G} gets the hiccups|{G} has to sit down and hold {G.their} breath] at the word ["seating"|"seating plan"].|At the word ["seating"|"aunt"] {G} has the hiccups.]',
    ],
    A: [
      '{A} can make a swan out of sugar« that turns its head». [{A} has never been thanked for anything that was not eaten afterwards.|{A} has made [a hundred|many hundred] works of art, «and »every one «of them has been »eaten.]',
    ],
    B: [
      '{B} holds her hands behind her back, so as not to break anything«, and knows everyone in {town} by the top of the head». [She would marry {W.name} in a ditch.|A ditch would do for her, if {W.name} stood in it.]',
    ],
    S: [
      '{S} is loud because {S.they} used to be small. {S} has been practising an apology«, in a cowshed, and the cows are moved».',
    ],
    T: [
      "{T} oils what is high up and is afraid of nothing below it. [{T} will say where {W.name} went, but not that he cried[; that is his own business|, which is nobody's affair|].|{T} shows anybody where {W.name} went, and keeps quiet about the tears.]",
    ],
    H: [
      '{H} has a talent for likenesses and has never dared to make one of {H.themself}. {H} feeds {W.name} {few3} buckets of cream a day«, through a funnel», and they have become friends.',
    ],
    R: [
      '{R} is half as high again as her son«, has a hat on,» and thinks that nobody is good enough for her little one. [She knits while [walking|she walks]; the scarf [has already been through two valleys|is already two valleys long|has reached the second valley].|Her knitting goes on as she walks, and two valleys have seen the scarf.|Two valleys have been shaded by [the scarf that she is knitting|her knitting] on the way.]',
    ],
  },
  places: [
    {
      name: 'the haystack with the hole|the great haystack|the haystack by the ford|the haystack in the far meadow|the sat-on haystack',
      look: [
        '[[A hole|A deep dent|A hollow] in the shape of a giant who has sat there« [with drawn-up knees, for a long time|for a long time, with drawn-up knees|hugging his knees]».|One can see how he sat in the hay, [with his knees drawn up|knees to his chin], [and for how long|and that it was for hours].|[The hay has kept the shape|The hay still has the shape] of [somebody as high as a church|a giant] with [drawn-up knees|his head on his knees].] [Daisies lie about, [with all their petals pulled off|plucked bare, by the hundred].|All round it lie [daisies without a petal|the stalks of daisies].|Of a whole field of daisies [no flower has kept its petals|only the stalks are left].]',
        '[Hay, a handkerchief [the size of a sail|as big as a sail|that could drive a ship]«, [wrung out|still wet]», and [before it|next to it] the barn door with "Sorry" on it.|There is [a sail in the hay, wrung out, which is a handkerchief|something like a wet sail in the hay, which is a handkerchief], and [a barn door leans against it|before it stands a barn door], with "Sorry" [on it|on it, in chalk].|A barn door with "Sorry" on it leans against [the hay|the stack], and over [the hay|the top] hangs [a handkerchief that could cover a cart|a handkerchief as large as a tent], to dry.] [{W.name} has tried to write it in joined-up letters.|{W.name} has joined [the first two letters|the S and the O], with great care, and [then lost heart|printed the others].]',
      ],
      todo: [
        '[The hay is full of bees that have moved into his hat, and [are not to be disturbed|want no visitors]|Bees have moved into his hat, which is in the hay, and they [are not to be disturbed|do not care for visitors]|In the hay lies his hat, and [in the hat lives a swarm of bees|a swarm of bees has taken it for a house]] (DC 12 Animal Handling, or 1d6 poison damage and a [very dignified|quick|loud] retreat). [What is worth seeing lies under the hat|The rest of what he left is under the hat|Under the hat is what he forgot|It is worth looking under the hat].',
      ],
      what: [
        [
          'Investigation :: reading what {W.name} had in the hat :: [A drawing of bride and groom, from the front, as for a wedding picture.|It is a wedding picture«, in pencil: bride and groom, from the front».] [Somebody with a fine pen has "improved" him|A fine pen has been at work on him|Somebody else has added to the groom, in fine ink|The groom has been "improved", with a very thin pen]: [a moustache, a dunce\'s cap|a dunce\'s cap and a squint|a pig\'s nose, and the ears of a donkey], and ["no guest could eat at the sight of this"|"this would put the guests off their food"|"who is to eat, with that at the table?"].',
          'v=a',
        ],
        [
          'Investigation :: reading what {W.name} had in the hat :: {num3.u} poems, on doors, with the rough drafts; they are in a tiny hand, on sugar paper. [On the last stands "copy this out, she will like it, I do"|The last one begins with "copy this out, she will like it, and so do I"|"Copy this out, she likes [mountains|the moon|rivers]," it says on the last, "so do I"|At the foot of the last it says "write it large, she will like it; I do"].',
          'v=b',
        ],
      ],
      who: 'Perception :: smelling at the handkerchief that he has left in the hay :: Under the salt there are vanilla and rose water, which only {A} uses together«, for the glaze that nobody else can make».',
      where:
        'Survival :: following the tiptoe tracks as far as the river and counting on which side there are no cows :: He went upstream«, in the water», to where it is white: it runs out of the drain of {lair}.',
    },
    {
      name: 'the cake|the cake on the church|the wedding cake|the great cake|the unfinished cake',
      look: [
        'It stands on the church, on a scaffold, {few2} storeys of it«, with balconies». {H}« is hanging in a swing and» pipes a frieze of small giants holding hands.',
        '[A queue of wheelbarrows with cream|Wheelbarrows with cream«, one behind the other»|Cream, by the wheelbarrow], [bells that have been stuffed with almonds|bells full of almonds«, which cannot ring»|a weathercock that has been glazed], and [at the very top two figures under a cloth|two figures under a cloth, at the very top]. [One has been left unfinished«, on purpose».|[Of one of them|Of one of the two] only the feet [are as they should be|have been finished], [and that is no accident|on purpose].|The left one is finished; [the right one never will be|nobody is in a hurry with the right one].]',
      ],
      todo: [
        '[It may be climbed only in slippers, and nobody may touch the icing|Slippers are handed out at the foot of it, and nobody may touch the icing|Whoever goes up has to wear slippers, and keep off the icing]; [where somebody treads through, it slides|a foot that goes through starts a slide|it slides where somebody treads through] (DC 13 Acrobatics, or one arrives one storey lower, stuck«, [and is iced|and has become an ornament]»).',
      ],
      what: [
        [
          'Investigation :: looking under the cloth at the very top :: [The bride is of marzipan. In the place|There is a bride, of marzipan. In the place] of {W.name} there is a sugar hill«, with a little flag»: "sold". [Somebody has been dreaming up here.|That is [what somebody dreams of|somebody\'s dream], in [sugar|marzipan].|Somebody with [a ladder|a ladder and a price list] has been dreaming up here.]',
          'v=a',
        ],
        [
          "Investigation :: looking under the cloth at the very top :: [The bride is of marzipan, and [beautiful|every hair of her is right].|There is a bride, of marzipan, [and a fine one|as lovely as she is].|The marzipan bride [took somebody a month|is somebody's masterpiece].] Beside her, [in the place of the groom|where the groom should be], stands [somebody much smaller|a very small person]«, on a pile of [poems|verses]», with a baker's cap on.",
          'v=b',
        ],
      ],
      who: 'Insight :: asking {H} for whom all the cream is :: "For the filling," says {H}«, and looks down at {few3} buckets that go off in the other direction». ["By order of {A}. [It is [very|terribly] sad filling."|A filling that weeps, if you [ask me|listen]."|I have [never met|not often met] a sadder filling."]|"{A} wants it so. [Such sad filling I have never [seen|tasted]."|It is a filling that says thank you[|, each time]."|It is a [very polite|well-bred] filling, and it sighs."]]',
      where:
        'Perception :: looking out from the top storey« at dusk» :: [There is smoke over one roof in all of {town} although nobody is baking|Nobody is baking, and yet over one roof in {town} there is smoke]; [its chimney goes in and out« a little», as if something inside was breathing|the chimney swells a little and shrinks again, as if something inside was breathing]. [It is {lair}.|That is {lair}.|The roof is that of {lair}.|The building is {lair}.]',
    },
    {
      name: "the hill of the bride|the bride's hill|the dowry hill|the hill with the ribbon|the fat green hill",
      look: [
        '[A round green hill with sheep on it, all of them [fat|as fat as butter], and all lying down.|You see a round green hill, and sheep so fat that they [have all had to lie down|cannot stand].|The hill is round and green, [and dotted with sheep, which are rounder|and so are the sheep on it, round at least].|[Sheep lie all over the round green hill|On a round green hill lie sheep], too [fat|full] to [get up|look round].] [It has been [wrapped in|tied up with] ribbon, [with a bow|like a present].|Round it goes a ribbon, and there is a [bow|bow as big as a barn].|There is a ribbon round [the whole of it|its foot], with a bow [at the back|in front].]',
        '[Grass, ants, more ants, and a silk ribbon round it all, with writing on it. On the top|There are ants on every blade of grass, and on the silk ribbon that has been tied round the hill. On the top] of it sits {B}«, hugging her knees,» and asks if one of them would mind doing her plaits.',
      ],
      todo: [
        '[{B} notices at once if somebody has something to [hide|keep from her], and asks [what it is|what].|Nobody can hide from {B} that there is something to hide, and she asks what it is.] [You may not lie to her|To lie to her is no good|Lies do not help with her] (DC 14 Deception«, and her lip trembles [even if it works|even at a good one]»); but [you may do her hair, for an hour, from a ladder, and then she talks|her hair can be done, with some help from the shepherd it takes an hour, and meanwhile she talks|she talks while her hair is being done, an hour of it, on a ladder|an hour on a ladder, with the comb, and she talks about anything].',
      ],
      what: [
        [
          'Nature :: digging where the ants go in :: [Beneath a foot of earth it is|A foot down the spade rings on something] white«, hard» and sweet. [Somebody has drilled a core already, for a test, and [closed the hole neatly with a cork|put a cork into the hole].|There is a neat drill hole next to it, with a cork in it: [somebody has tried it already|it has been tried before].|A [cork|bung] sits in a hole that somebody has drilled [for a test|before you].]',
          'v=a',
        ],
        [
          'Insight :: doing her plaits, and asking what she likes best in the poems :: "[When he gets stuck|The places where he gets stuck|When he loses the line, and says \'well\'|His breath, before each verse]. [The words are very fine; too fine, nearly, as if he was somebody with smaller hands."|As for the words, [they are so fine|they are so small and fine] that I do not [always|quite] know him in them."|The words are pretty; only, [nobody with such hands would say them|they sound like somebody who is never cold]."]',
          'v=b',
        ],
      ],
      who: 'Persuasion :: asking the shepherd who has been up here by night :: The cake maker, {A}, every evening, with a ladder«, a lamp» and [a face as in church|a face as if at prayer].',
      where:
        'Nature :: looking at the wheel ruts that lead away from the foot of the hill :: [They are [sticky|sweet to the taste]«, wasps follow them», and they end [in front of a closed gate|at a gate that is shut].|Wasps go along them«, for they are sticky», and at the end of them there is a closed gate.] [It is {lair}.|That is {lair}.|It is the gate of {lair}.|Behind the gate is {lair}.]',
    },
  ],
  lairLook: [
    [
      '[A long hall full of vats, with swans«, castles» and saints of sugar by {H} along the walls.|The hall is long and full of vats, and along the walls stand saints, castles and swans that {H} has made of sugar.] In the middle, [white from head to foot and as high as a house with his knees drawn up|as high as a house with his knees drawn up, and white all over|under a crust of icing«, and taller sitting than a house»], sits {W.name}, the groom«; he [hiccups, and a little icing comes off|sighs, and the icing cracks]».',
      'kind=adventure',
    ],
    [
      '[A long hall full of vats, with swans«, castles» and saints of sugar by {H} along the walls.|The hall is long and full of vats, and along the walls stand saints, castles and swans that {H} has made of sugar.] In the middle, [white from head to foot and as high as a house with his knees drawn up|as high as a house with his knees drawn up, and white all over|under a crust of icing«, and taller sitting than a house»], sits {W.name}, the groom«; he [hiccups, and a little icing comes off|sighs, and the icing cracks]». [Asked once to come along, he shakes his head; asked again,|At the first asking he shakes his head; at the second,|If he is asked to come along, he shakes his head; if he is asked a second time,] by somebody who brings a word from {B} (that she would marry him in a ditch«, whatever he looks like»), he begins to get up. [The third time is [for the church|for the day itself].|The third time [belongs to|is kept for] the [church|wedding].|For the third he [will be|has to be] asked in [church|front of the church].|Leave the third asking to [the church|the parson and the bells].|The third question is put in front of [the church|everyone].|[In church|At the church] he is asked [the third time|for the third and last time].]',
      'kind=quest v=a',
    ],
    [
      '[A long hall full of vats, with swans«, castles» and saints of sugar by {H} along the walls.|The hall is long and full of vats, and along the walls stand saints, castles and swans that {H} has made of sugar.] In the middle, [white from head to foot and as high as a house with his knees drawn up|as high as a house with his knees drawn up, and white all over|under a crust of icing«, and taller sitting than a house»], sits {W.name}, the groom«; he [hiccups, and a little icing comes off|sighs, and the icing cracks]». [Asked once to come along, he shakes his head; asked again,|At the first asking he shakes his head; at the second,|If he is asked to come along, he shakes his head; if he is asked a second time,] by somebody who brings a word from {B} (that she never cared for the rhymes, but for the one who stumbles over them), he begins to get up. [The third time is [for the church|for the day itself].|The third time [belongs to|is kept for] the [church|wedding].|For the third he [will be|has to be] asked in [church|front of the church].|Leave the third asking to [the church|the parson and the bells].|The third question is put in front of [the church|everyone].|[In church|At the church] he is asked [the third time|for the third and last time].]',
      'kind=quest v=b',
    ],
  ],
  lairUse: [
    '[Wet icing sets in one round.|One round, and wet icing is hard.|Icing is [wet for|soft for] one round and [then it has set|hard after it].] [A vat that is tipped (DC 13 Athletics) covers ten feet|A tipped vat (DC 13 Athletics) covers ten feet of floor]: [whoever stands in it is restrained|anybody in it is restrained] (DC 13 Strength check to break out)«, and [looks lovely|glitters]».',
    '[{W.name} wants to stay hidden« and keeps quite still»|{W.name} holds his breath and hopes that he is an ornament]; [whoever says something kind to him|a kind word to him] (no check) moves him to tears, and each tear« is a bucketful,» melts what it hits, and [frees or slips up whoever stands there|sets whoever stands there free, or knocks them over].',
    '[Sugar swans hang on threads. Each|The swans under the roof hang on threads. Each|Under the roof hang swans of sugar, and each] can be ridden once down the whole length of {lair} (DC 12 Acrobatics), and then it is in pieces«, and somebody mourns for it».',
  ],
  tactics: [
    '{A} fights from the gallery with a piping bag, draws lines on the floor which one sticks to«, and calls out what it is going to be»; {H} throws marzipan fruit, with great accuracy',
  ],
  companions: [
    'Those who help {A} have been hired as waiters« and have not been paid yet». [A tray, handed over with authority (DC 12 Persuasion), is carried off [at once to wherever you point|to table five, by somebody who was just about to hit you].|Hand one of them [a tray|a full tray], with authority (DC 12 Persuasion), and [it goes wherever you point|one waiter is gone, balancing].|[Whoever is handed a tray|The one to whom you hand a tray], in the right tone (DC 12 Persuasion), [stops fighting and serves|leaves the fight, to serve it].]',
  ],
  parley: [
    [
      '{A} wants to taste it, once, with permission. If {B} says yes (DC 13 Persuasion with her, and she laughs), and breaks off a corner of the hill« with two fingers», {A} has to sit down, and tells everything«, with a full mouth».',
      'v=a',
    ],
    [
      '{A} wants {B} to know it. If {A} is lifted up«, on a hand,» and may read one poem with {A.their} own voice (DC 13 Persuasion to be able to begin), {B} listens, says« that it is beautiful, and» that she is going to marry {W.name}; {A} gives up.',
      'v=b',
    ],
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: the geese say that the big one went through the river like a gosling«, with his eyes shut», and that {T} called out the steps.',
    ],
    [
      1,
      '*Detect Magic* finds [nothing in all {town} but a small charm on the cake, against flies|no magic in {town}, except that the cake is charmed against flies|one thing in {town}, a small charm on the cake, against flies].',
    ],
    [
      1,
      '*Comprehend Languages* on the ribbon of the hill of {B}: it is a very old giant blessing. ["[May nobody ever lick you who has not asked|Never be licked by any who have not asked]."|"[Be licked by none that did not ask|Who would lick must ask, and who has asked may wait]."|"[Let him who licks have asked|Ask first, and lick after], [and let him be kin|or go without]."]',
    ],
    [
      3,
      '*Zone of Truth* round {A}: "It is for the best of everyone who likes sugar." {A} is surprised by it {A.themself}.',
    ],
    [
      3,
      '*Locate Object* for a shoe of {W.name}[, as long as a boat, leads to the river and upstream, and then in under a roof| leads to the river, up it, and in under a roof; the shoe is as long as a boat].',
    ],
    [
      7,
      '*Locate Creature* for the groom points at the largest ornament in the realm«; {H} hangs a garland on it, quickly».',
    ],
  ],
  clock: [
    ['{A} orders black ribbons«, to be on the safe side». {H} practises looking surprised.'],
    {
      text: [
        '{S} is found, and put into the stocks, where {B} is to step on {S.them}«, lightly, "as a token"».',
      ],
      stop: [
        'let {S} say the apology«, from a ladder,» before {G} and everyone (DC 12 Persuasion to get {S.them} to begin); it takes a quarter of an hour, and {B} needs the handkerchief',
      ],
    },
    {
      text: [
        'Somebody tells {B} that the groom has disappeared. [It rains salt for a whole day, the ground floor of {town} is under water, and the cake begins to lean.|A day of salt rain follows«, {town} moves upstairs», and the cake begins to lean.]',
      ],
      stop: [
        [
          'sit up with {B} on the hill that night«, and keep the conversation on plaits», or read one of the poems to her, stumbling (DC 12 Performance)',
          'v=b',
        ],
        [
          'sit up with {B} on the hill that night, and talk about plaits« until it is light», or act the meeting on the bridge for her«, with all the apologies» (DC 12 Performance)',
          'v=a',
        ],
      ],
    },
    [
      'On {deadline} {B} stands in front of the church«, in white, with everybody in {town} on tiptoe». [They ask a first time[, and look up the road|, and wait|]. They ask [a second time|again|again, louder].|The question is put [once|a first time], and nobody answers. [It is put a second time|It is put again|The second time is no better|Nobody answers the second time].|["Will you?" they ask [into the air|the ladder|the clouds|the empty place], once|They ask the empty place beside her, once]. [And then again|Then a second time], [and a hat is taken off|more quietly|and the wind answers].]',
    ],
  ],
  after: [
    [
      '{B} has sat down. {A} has the hill, and« a toothache, and» nobody left to bake for«, as far as a cart goes in a week».',
      'v=a',
    ],
    [
      '{B} has sat down. {A} climbs up the ladder«, gets as far as the knee,» and finds that there are no words for it after all.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'The third time',
      text: [
        '[They ask a third time|The question is put a third time|"For the third time," says the parson|A third time they ask]; and [from the river comes somebody at a run|somebody comes running up from the river|the ground shakes, with somebody who runs], [white from head to foot, with a swan on his hat|iced all over«, with a swan on his hat»|as white as a cake himself], and [says "I will" before he has got there|"I will" can be heard long before he is there|calls "I will" from three fields away]. [All windows of {town} need new glass.|It costs {town} its windows.|There is not a whole window left in {town}.] {A} has to do the washing up: {num2} plates, each of them a pond«, and {H} dries».',
      ],
    },
    {
      heading: 'A small wedding',
      text: [
        '[{B} and {W.name} marry on the broken bridge, without guests«, with one of the party in the middle who holds both ends».|The wedding of {B} and {W.name} is on the broken bridge, with no guests, and one of the party stands between them to hold both ends.] *The price:* {num2} relations have eaten nothing, and {G} has to explain it to them«, alphabetically».',
      ],
    },
    {
      heading: 'Somebody else marries',
      text: [
        '[Since everything is there|With everything bought and iced], two people of {town} who [have only needed a push|have been too shy for years] could get married instead (the party finds them). [*The price:* giants give presents all the same; there is now a cow on every roof in {town}.|*The price:* nobody can refuse a present from giants, and each roof of {town} has been given a cow.|*The price:* presents are presents, for giants; on every roof in {town} stands a cow.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The knees of {B} are bending. But she|{B} has begun to sit down. But she] was brought up to count to six before she sits down on anything (a round for each); meanwhile somebody can have the third question put, and say "I will" to it, in the voice of {W.name}«, as loudly as possible», or put something under her that is soft.',
      ],
    },
  ],
  hoard: [
    'Among the wedding presents that are too small for the happy couple there are {items}, and {worth}. [{B} holds them out on her« little» finger.|{B} has kept them for the party, under a thimble.|They hang on the little finger of {B}, who holds it down to you.]',
    '[On credit, too,|On credit, as with the cake,] {A} had bought {items}, and {worth}. [[The price is still on it|The price tag has been left on], and [a smear of cream|so has some cream|there is icing on that].|Nobody has [taken off|removed] the price, or [the cream|wiped off the cream].|There is [cream|icing] on [all of it|everything], and [a bill that has not been paid|an unpaid bill].]',
  ],
  favour: [
    "[Whenever the party is at the foot of a cliff and calls three times, [somebody large within ten miles|a relation of the groom]|At the foot of any cliff the party may call three times, and [somebody large, who lives near,|one of the groom's cousins]|Three calls at the foot of a cliff are enough from now on: [a relation of the groom|somebody large within ten miles]] [lifts them up|puts them at the top]«, [and does not look down their necks|and puts them down gently|and waves|and asks if anyone is hungry]».",
    '[{B} has put by a slice of the cake for the birthday of each of the party. It comes [by cart|by ox cart], and [the horses are allowed to keep theirs|feeds the street].|[For each of their birthdays|On every birthday of theirs] a slice of the cake arrives, [on a cart|on a cart with four horses]«; [one slice stays with the horses|it lasts until the next]».]',
  ],
  steps: [
    'Find out where a giant can hide.',
    'Find out what was said to him, and by whom.',
    'Talk to {B.full}, without giving anything away.',
    'Have him at the church before the third question.',
  ],
  acts: giantsWeddingActs,
};
