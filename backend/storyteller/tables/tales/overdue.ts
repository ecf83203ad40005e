import { overdueActs } from './overdue-acts.ts';
import type { Tale } from './tale-types.ts';

export const overdueTale: Tale = {
  id: 'overdue',
  titles: ['Two Hundred Years Overdue', "The Dragon's Library Card"],
  tones: ['whimsical'],
  levels: [3, 12],
  cast: {
    G: 'head librarian|dean of the library',
    A: 'bailiff of the library|chief bailiff of the library',
    B: "dragon's housekeeper",
    S: 'student',
    T: 'reading room attendant|library cat keeper',
    H: 'deputy bailiff|auctioneer',
    R: 'knight of the reference desk',
  },
  deadline: 'the closing of the accounts',
  num: [180, 220],
  lair: {
    name: "the reading cave|the dragon's reading cave|the cave with the good light|the cave of cakes|the armchair cave",
    short: 'reading cave|cave',
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['she'],
  escort: ['people'],
  pitch: [
    "The library of {town} has found an old card: {num} years ago a dragon borrowed a cookery book« and has not brought it back». [The fine, at a copper a day with compound interest, comes to exactly everything that the dragon owns.|At a copper a day, and with compound interest, that now makes precisely as much as the dragon owns.] {G} would have laughed. [But the library's bailiff [has already sent|had sent off|had already posted] a reminder, and the reply [was scorched|came back scorched|smelled of smoke].|Only, [the bailiff of the library|the library's bailiff] had [sent off|posted] a reminder [by then|first], and what came back was [singed|brown at the edges|still warm].|But a reminder [had gone out|was in the post] by then, from the library's bailiff, and the answer to it [was singed|had been singed|smoked a little].]",
  ],
  stakes: [
    '[When the accounts are closed, in {days} days, the bailiff [collects|comes to collect|will collect].|In {days} days the accounts are closed, and [the bailiff collects|then the bailiff goes to collect|the bailiff will collect].|The bailiff [collects|means to collect|will go and collect] in {days} days, when the accounts are closed.] If the dragon pays, it will have nothing left to lie on, says {G}; if it does not, it comes to {town} to discuss the matter, and {few2} districts of {town} are built of wood« and full of paper».',
  ],
  start: [
    [
      '{G.full} lays the reply on the desk« with tongs». [It is a [large|very large] sheet, [well written|neatly written|written in a fine hand], [singed at the edges|and brown at the edges].|The hand is [beautiful|fine and old-fashioned], the sheet is as large as a [tablecloth|bed sheet|hearthrug], and its edges are [singed|scorched].|On a sheet [as wide as the desk|that hangs over the desk on both sides], with singed edges, stand a few lines in a [beautiful|clear, round|careful] hand.] ["[Dear Sirs, I|To the library: I|Dear librarians, I] [do not have it|have not got the book|no longer have it]. [There is one recipe that I|One of the recipes I have] never got right. Kindly [do not write again, as your envoy has upset|send no more letters, as the last one has upset|spare me your envoys, as this one has frightened] my housekeeper."|"[Dear Sirs, the|Dear library, the|To whom it concerns: the] book [is not with me|is not here|is not in my kitchen]. [I have never got one of the recipes right|In all these years I have not got the one recipe right|Only one recipe in it ever went wrong]. Please do not send [that person again; my housekeeper has taken to her bed|the person with the drum again; my housekeeper is still shaking|him again, the one with the seals; my housekeeper has a headache]."] [Under it, in [another|a paler|violet] ink, [someone|somebody] has added: "It [is|was] the sponge."|[Someone|Somebody else] has added [below|underneath], in [pencil|smaller letters|a shaky hand], "It is the sponge[.|, you see.]"|"It is the sponge," [someone|another hand] has written [under it|below the name|in the margin].] [Outside a man with a drum is announcing an auction, and the lots [start|begin] with "mountain, [one|large|northern], furnished".|[Down in the square|Under the window] somebody with a drum is reading out the lots of an auction: ["Lot one, mountain, furnished."|"First lot, one mountain, with its furniture."|"One mountain, inhabited, to be sold as it is."]|A drum [is beaten|goes by] outside, and [a voice|a fine loud voice] announces the sale of "a mountain, furnished[".|, with oven".|, in good order".]|[Through the window|From the street] [you hear|one hears] a drum and a list: "One mountain, [furnished|with contents]; one armchair, very large."]',
      '@reply',
    ],
    [
      '[At the gate of {town} an old person with a basket blocks the way of everybody, politely.|An old person with a basket is standing in the gate of {town}, and nobody gets past.|In the gate of {town} carts are waiting on both sides of an old person with a basket.] "I am looking for the library," says {B.full}. ["[He will not come down himself, he is ashamed|Himself is not coming, he is ashamed|He is too ashamed to come down], [so I have brought some of it|and so I come with what I could carry|but here is some of it]."|"He [would not come; he is so ashamed|stays upstairs and is ashamed|has his head under the cushions, for shame]. [This is the beginning of it|Here is the first part of it|I am to hand this in, as a beginning]."|"[It is about the card|I come about the fine|We have had a letter], and [himself is too ashamed to come|he does not dare to come himself|himself has sent me ahead]. This is [what I could carry|a first instalment|as much as the basket holds]."] [In the basket lie {few} gold cups«, a crown,» and a sponge cake that has collapsed.|You see {few} cups of gold in the basket«, and a crown», and a sponge cake that has sunk.|Under the cloth in the basket are {few} gold cups, a crown, and a sponge cake with a hollow in the middle.] [Before [anybody|anyone] can [answer|say a word], two bailiffs have put a seal on the basket, and one on the cake.|Two bailiffs are there [at once|before the cloth is back in place], and seal the basket, and [then the cake|the cake as well].|[The next moment|A moment later] there is a bailiff\'s seal on the basket, and [a second one|another] on the cake.]',
      '@basket',
    ],
  ],
  ask: [
    '{G} wants the book back, a quiet end to it, and [nobody|no one] eaten. ["It is not even a good cookery book[«, and we have two more»|; we have two better ones|, and there are two more on the shelf]. But it says \'due\' on the card, and [in this house|within these walls] that has always been [law|the law|enough]."|"[One can do without it, as a cookery book|As a cookery book it will not be missed|Nobody here would cook from it]; we own it in two later editions. But the card says \'due\', and what the card says has always been [the law here|the law in this house|law to me]."|"[Two later editions are on the shelf|There are two newer ones on the shelf], and [they are better|nobody opens those either]. But [a card is a card|a due date is a due date], and [this house has never let one go|if we let one go, we are a heap of paper]."]',
    '"Go to the dragon," says {G}, "and ask it«, nicely,» to return the book. And find out meanwhile why my bailiff is in such a hurry« about a debt that has waited for {num} years»."',
  ],
  fee: [
    '[{G} can offer {coins} gp from the fund for [mending spines|new bindings|candles and glue], and a library card« [without a date|that never runs out]».|From the fund for [mending spines|damp walls|mousetraps] there are {coins} gp, and {G} adds a library card [without a date|with no date on it].]',
    'The library pays {coins} gp, against a receipt [in triplicate|in three copies]«, and {G} apologises for the third [one|copy]».',
  ],
  talk: [
    '{S.full} was the last to have the old card« in hand», and has [been failing examinations since|failed every examination since|not passed an examination since].',
    '[The dragon has not eaten [anybody|anyone] for as long as people can remember.|Nobody in {town} has ever met [anybody|anyone] whom the dragon ate.|[Sheep go missing|A sheep goes missing] now and then, but the dragon [above {town} |]leaves people alone.|It is a hundred years and more since the dragon ate anybody from {town}.] [It is said to be a matter of [seasoning|taste|salt].|They say that nothing tastes right to it.|The reason, they say, is [that it is particular|a sensitive stomach|that it bakes instead].]',
    '{A.full} has bought a great deal of rope and a« mountain» wagon, on credit.',
    '{T.full} says that [someone|somebody] sneaks into the cookery section« at night» and sighs.',
    'By the rules of the library« of {town}» a fine is limited to the price of the book; but [[nobody|no one] has found the page on which that stands|the page on which that stands is missing|that page has not been seen for years].',
    '[Knights have been seen at the inn of {town}, with nets«, who are paid by the scale».|The inn of {town} is full of knights with nets«, at so much a scale».|The knights at the inn of {town} have brought nets, and have agreed with {H} on a price by the scale.]',
  ],
  run: [
    [
      "On the card is a second signature, under the dragon's«, quite small»: [someone|somebody] stood surety. [It has been covered with a date stamp (DC 13 Investigation).|A date stamp sits on top of it (DC 13 Investigation).|[Someone|Somebody] has put a date stamp over the name, [on purpose|and not by accident] (DC 13 Investigation).|The stamp of the date was set [exactly|squarely] on top of that name (DC 13 Investigation).]",
      'v=b',
    ],
    [
      'The bailiffs are paid by the seal, out of the purse of {A}. [They take the seal off the cake« of {B}» again if it is put to them that a cake which has collapsed is not an asset|The seal on the cake« of {B}» comes off« again» if somebody explains that a cake which has collapsed is not an asset] (DC 13 Persuasion)«; the gold they keep».',
      'start=basket',
    ],
    '{B} offers [everyone|everybody] cake. Whoever [eats|finishes] [it|a slice] without making a face (DC 13 Constitution saving throw) [has a friend, who knows|has made a friend, and one who knows|is told about] [each back stair of the mountain|every back stair in the mountain|all the back stairs of the mountain].',
    '{A} already has a list of the hoard, with weights. It is very exact, and [[nobody|no one] has ever been allowed to count it|yet [nobody|no one] has ever been let in to count|the dragon has never let [anybody|anyone] count].',
  ],
  gist: [
    [
      '{A} knows where the book is: {A} had {H} steal it« from the dragon», so that it could never be brought back. At the closing of the accounts the« whole» hoard then falls to the one who collects it. [The book lies at {lair}, [under the dragon|beneath the dragon], where it [does not look|never looks].|[It is still at {lair}|It never left {lair}]: the dragon [lies on it|sits on it], and [looks everywhere else|does not know].|The dragon [itself lies on it|is sitting on it], at {lair}, [and has no idea|without knowing].]',
      'v=a',
    ],
    [
      "The book has been brought back {few3} times by {B}, and [each|every] time {A} had it sent off« with the returns» for {town2}. {A} is a direct heir of the one who stood surety, and if the dragon does not pay, {A}'s family [has to|must]«; {A} is fighting for {A.their} own house».",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who was the last to take out the old card and cannot say why (it is a good bookmark).',
  ],
  truth: [
    [
      '[[In the year of the great frost a young dragon came to the library of {town} in the shape of a student|A young dragon in the shape of a student came to the library of {town}«, in the year of the great frost»], and asked for something simple to cook for two. It was in love.|A student came to the library of {town} in the year of the great frost«, with very good manners and smoke in the voice,» and wanted something simple, for two. [It|This] was a young dragon, and [in love|very much in love].] [It [signed for the book|borrowed this book|put its name on a card], [went home and tried the sponge|took the book home, and chose the sponge|and baked the sponge that same night]. [The sponge sank, and the guest flew away|It sank, and the guest left by the window|The cake fell in, and the guest took wing]. [In a cave above {town} it has been trying since|It has been trying since, in a cave above {town}], to find out what it did wrong.|[It took the book« home» and tried the sponge|With the book under its wing it flew home and baked the sponge|The sponge was what it chose to bake]; [the sponge sank, and the guest flew away|the middle fell in, and the guest was gone|the cake sank, and the guest rose]. What the mistake was it has never found out, and [in its cave above {town} it has never stopped trying|to this day it goes on baking|it is still trying, cake after cake].]',
    ],
    [
      [
        '{A} discovered the card in the cellar« in spring», [multiplied, and had to sit down|did the sum, and had to sit down]. {H} crept into the mountain as an inspector of ovens, took the book« from the kitchen», and hid it where the dragon sleeps. [[It lies|There it lies,] wrapped in a [napkin|tea towel]« in the one place that no dragon ever [cleans|sweeps]».|It is in a napkin now, in the one [place|corner] [in a cave|of a cave] that never gets [dusted|swept].|[Wrapped in a napkin|In a clean napkin], it [is lying|lies] [where no dragon has ever swept|where a dragon never looks: under itself].] [Since then the dragon has been baking from memory«, and {B} has had a hard time».|Ever since, the dragon has baked from memory«, and {B} has found its temper worse each week».]',
        'v=a',
      ],
      [
        "In those days [someone|somebody] had to vouch for the student, and that was the librarian on duty, {A}'s great-grandmother. By compound interest the surety is worth all that {A}'s family has«, [twice over|and as much again]». So {A} must make the dragon pay first, and for that the book must not be [there|in the library]. {H}, who sorts the returns, has been promised the auction«, and [asks no questions|has not asked why|prefers not to ask]».",
        'v=b',
      ],
    ],
    [
      "{T} has seen it all«, and thinks that it is none of the business of [somebody|someone] who looks after cats». {T} has the missing page« of the rules». [It is under the dish of {T}'s cats.|It keeps the milk dish of {T}'s cats level.]",
    ],
  ],
  turn: [
    [
      "[The recipe is wrong[. It is|:] [a misprint, by which|a misprint, and|nothing but a misprint, which means that]|There is nothing wrong with the dragon's [hand|oven|beating]; [the book has a misprint, and|it is a misprint, and|the recipe is at fault:]|The dragon has done [everything as it is printed|nothing wrong]; [only, the printer has not, and|but the printer has, and|it is the book that is wrong:]] a spoonful of soda [has been left out|is missing|was left out] [in the edition of that year|in the first edition]. The library knew of it« {num} years ago», and printed a slip, and [nobody|no one] ever sent it on.",
      'v=a',
    ],
    [
      "[[The one for whom the sponge was made|The guest of that evening] did not [fly away|leave] because of the cake. [That dragon, too,|For the guest was a dragon as well,] had a reader's card, and [borrowed a book« on the same day»|had borrowed a book that same day], on how to tell somebody.|The guest, a dragon as well, [had nothing against the cake|would have eaten the cake gladly|liked sponge, even flat], and had been to the library on the same day, for a book on [how to tell somebody|how one tells somebody].|[It was not the cake|The cake had nothing to do with it]: the guest, who was a dragon too, had [lost heart|run out of courage], and had a book from the same library [in the other claw|at home], [on how to tell somebody|about how to tell somebody].] [[It|That book] is overdue [as well|too].|That one has [not been|never been] brought back[, either|].|[The library|{town}] is still waiting for that one as well.]",
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has read nearly everything« and understood that it does not help». {G} wants it to be remembered that a library [lends things|lends things out|is there to lend].',
    ],
    A: [
      '{A} is thorough. {A} has never been late, «never been loved, »and never once been in the stacks just to read.',
    ],
    B: [
      '{B} has kept house for a dragon for {years} years« and eats what there is». {B} speaks of "himself" and "upstairs", and [came to {town}|walked to {town}|has come down the mountain|stands in {town}] in [leather slippers|house slippers].',
    ],
    S: [
      '{S} has half a dozen theses, all of them half done. {S} bakes from the second edition« of the cookery book», in which the sponge has a spoonful of soda that the first one does not have.',
    ],
    T: [
      '{T} knows where everything is, as the cats sleep on it«. {T} [answers in call numbers|prefers to answer in call numbers]».',
    ],
    H: [
      '{H} has a beautiful voice for lots and no idea what anything is for. {H} once held the overdue book, and copied the recipe for pancakes« out of it».',
    ],
    R: [
      '{R} has been sent by the board« with a lance», to bring the book back "by all means", and reads up on dragons« while riding». {R} gets« more and» more doubtful with each chapter.',
    ],
  },
  places: [
    {
      name: 'the cellar of cards|the card cellar|the catalogue cellar|the vault of cards',
      look: [
        '[Drawers as far as the candle reaches, every reader of {town}« since the founding».|The candle does not reach to the end of the drawers; every reader of {town} is in them«, since the founding».] «[The smell is of dust and promises.|It smells of dust and good intentions.|The air is dry, and tastes of paper.|Somewhere a drawer slides shut.] »On the letter D {T} has put a cat.',
      ],
      todo: [
        '[[Silence is the rule|Silence is kept|One whispers] down here, and it is [enforced by the furniture|the furniture that enforces it] (a shelf moves on the loud: DC 13 Stealth or 2d6 bludgeoning damage from [folio volumes|falling folios]).|Down here one does not speak, and the furniture sees to it (a shelf moves on the loud: DC 13 Stealth or 2d6 bludgeoning damage from folio volumes).|The [shelves|furniture] cannot bear noise ([the loud are walked into by a shelf|a shelf comes for whoever is loud]: DC 13 Stealth or 2d6 bludgeoning damage from [folio volumes|encyclopaedias]).] [[The cat has to be asked|The cat wants to be asked first|One does not open D without asking the cat|The cat decides who may open D] (DC 13 Animal Handling).|Nobody[, in fur or out of it,|] passes without [asking the cat|the leave of the cat] (DC 13 Animal Handling).]',
      ],
      what: [
        [
          "Investigation :: lifting the date stamp with steam :: [There is a surety, in a librarian's hand.« It makes the debt of one the debt of two.»|Under it a librarian stands surety, which [makes the debt of one the debt of two|means that two owe what one borrowed].|A second name, in a librarian's hand, [vouches for the first|stands surety]: [two people owe this|the debt of one is the debt of two].]",
          'v=b',
        ],
        [
          'Investigation :: looking at the returns stamp on the card :: The dragon has renewed it, [every month, for {num} years«, correctly»|«correctly, for {num} years, »each month]. [[There is no fine at all|Nothing is owed]; somebody has [torn off|removed] the strip with the renewals.|So no fine is due; [somebody|someone] has torn off the strip [with the renewals|on which they stood].|[The strip with the renewals has been torn off; without it|Somebody has torn off the strip on which they stand; with it], [the fine would be nothing|there would be no fine].]',
          'v=a',
        ],
      ],
      who: [
        [
          'Perception :: finding the strip in the waste paper :: It was torn along a ruler, and [only {A} tears paper along a ruler|nobody but {A} does that to paper].',
          'v=a',
        ],
        [
          'Perception :: reading who stood surety :: She signed with her full name, {num} years ago; there is one family in {town} that still bears it, and it is that of {A}.',
          'v=b',
        ],
      ],
      where:
        'History :: reading the address on the card :: "[Second mountain on the left, please knock|Second mountain on the left, mind the step|The mountain behind the mountain, please knock]": that is {lair}, and [on the back«, in fresh pencil,» stands "{H.name}, Thursday, with scales"|somebody has lately noted beside it, in pencil: "{H.name}, scales, one mule"].',
    },
    {
      name: 'the cookery section|the cookery corner|the cookery alcove|the shelf of cookery',
      look: [
        '[A [cosy|warm] corner with flour in the cracks.|There is flour in every crack of this corner, and it is warm.|The floor [is white with flour|has flour in its cracks], and there is a [footstool|stove].] {num2.u} cookery books, and one gap« the width of a thumb», in which [somebody|someone] has put a fresh rose.',
      ],
      todo: [
        '[At night someone comes who sighs.|Somebody comes here at night, to sigh.|After closing time [someone|somebody] comes and sighs.|Every night there is a sigh, and [someone|somebody] who sighs it.] [You must wait|Whoever wants to know more must wait|The only way is to sit and wait] [without a light, among recipes, and hungry|in the dark, hungry«, among recipes»|hungry«, and without a light»] (DC 13 Wisdom saving throw, or [a growl gives the listener away|a rumbling stomach gives it all away|a stomach rumbles, and it is all over]).',
      ],
      what: [
        [
          'Investigation :: looking at the dust in the gap :: [The book has stood here again, {few3} times«, [for a night each|each time for a night]», and has been taken away.|The book has been back in its gap, {few3} times«, one night each», and somebody has fetched it away.]',
          'v=b',
        ],
        [
          'Investigation :: reading the second edition :: [In the sponge there is a spoonful of soda.|This one has a spoonful of soda in the sponge.|Here the sponge takes a spoonful of soda.] [A [slip|printed slip] falls out, ["to all readers of the first edition"|"to the readers of the first edition"], [never sent|which was never sent|and has never been posted].|Between the [pages|last pages] is a slip that was never [sent|sent out|posted], "to [all readers|the readers|each reader] of the first edition".|A slip [marks the page|is stuck to the page], "correction for readers of the first edition", [and was never sent|with the addresses left blank|not sent].]',
          'v=a',
        ],
      ],
      who: [
        [
          "Insight :: meeting the one who sighs :: It is {S}, who bakes«, and leaves a rose for the missing book»; and who saw {H} come out at {A}'s door in the coat of an inspector, with a large napkin, climb the mountain, and come down again without the napkin«, with flour on both sleeves».",
          'v=a',
        ],
        [
          "Insight :: meeting the one who sighs :: It is {S}, who bakes«, and leaves a rose for the missing book»; and who saw {H} take the book« from the shelf, under the coat,» first to {A}'s door and then to the mail coach for {town2}.",
          'v=b',
        ],
      ],
      where:
        "Nature :: looking at what else is on the floor :: [Between the flour there is something like flour|Not all of the flour is flour|Some of it only looks like flour]: [ground bone of sheep and rock salt«, in equal parts»|sheep bone and rock salt«, ground fine, half and half»], [as it lies in front of|such as one treads in before|like the dust before] {lair}; [somebody has come from there|it came in on somebody's boots].",
    },
    {
      name: 'the office of fines|the fines office|the counting office|the office of arrears',
      look: [
        '[An abacus as wide as the wall.|One wall is an abacus.|The beads of the abacus are as large as loaves.] {A} does sums with both hands«, and at each sum a little bell rings».',
      ],
      todo: [
        '[Whoever enters has a fine, it turns out, from childhood|It turns out that whoever enters has a fine, from childhood|Everyone has a fine here, from childhood] (let the player say which book). [It [has to|must] be paid or disputed in due form (DC 14 Persuasion) before [anybody|anyone] may ask a question.|Questions are answered when it [has been|is] paid, or disputed in due form (DC 14 Persuasion).]',
      ],
      what: 'Investigation :: checking the interest :: [[It has been reckoned right|The sum is right]; but by the rules of the house it [may not be reckoned at all|must not be reckoned], if the reader was [ill, in love or under a spell|in love, ill or enchanted].|Nobody has made a mistake in the sum; only, by the rules of the house there must not be one if the reader was ill, in love or under a spell.|[To the last copper it is right|It is right to the copper]; and yet the house [charges no interest|forgives the interest], by its own rules, to [a reader|readers] [in love, ill or under a spell|ill, in love or bewitched].] [That page is missing, and {A} does not miss it.|There should be a page about that, and {A} says that there never was.]',
      who: 'Sleight of Hand :: looking into the drawer with the bell :: {A} has a contract with {H} and the knights« at the inn» about the division of a hoard, by weight; in the margin {A} has drawn«, quite small,» a house.',
      where:
        'Persuasion :: asking {T}, who looks in for a cat, about the missing page :: [It lies under the milk dish.|The cats have it, under the milk dish.] {T} fetches it for the party and adds«, [as if|as though] by the way,» that {H} has lately been up the mountain« for {A}», to weigh the hoard, and that the boots of {H}« still» smell of {lair}.',
    },
  ],
  lairLook: [
    '[A cave with good light, an armchair as large as a barn, and a hoard« that has been» arranged by colour.|In the good light stands an armchair as large as a barn, and round it lies the hoard«, in order of colour».] In the kitchen« beyond», {num3} sponge cakes stand on a shelf, [all with a hollow in the middle, each with a date|each with a hollow in the middle, and with a date|all dated, and all sunk in the middle].',
  ],
  lairUse: [
    '[The hoard slides: whoever jumps|Gold does not lie still: whoever jumps|A heap of gold is a slope: whoever jumps] on it (DC 13 Acrobatics) [rides|slides] thirty feet and [knocks over|bowls over] [everybody|everyone] of Large size or smaller« on the way».',
    '[The oven is hot. Opened|There is something in the oven. Opened] (one action), it fills the kitchen« of {B}» with steam, and« from then on» [every creature with a nose|whoever has a nose] is distracted by something burning (disadvantage on Perception).',
  ],
  tactics: [
    '{A} directs {A.their} people at the hoard with a list, and {H} bangs the hammer at each hit«, "going, gone"»; the dragon does not want to fight, and sits through it with its eyes closed',
  ],
  companions: [
    [
      '[Whoever came along with {A} for a share is paid by weight« and has both hands full».|Those who came with {A} for a share are paid by weight«, and have no hand free».|{A} pays by weight, and so all who came for a share are loaded to the chin.] [[Told that|At the news that] overdue hoards are cursed (DC 13 Deception; [it is in no book|no book says so]), one of the enemies [puts something back|empties a pocket], and spends a turn on it.|Overdue hoards are cursed, [one can tell them|they can be told|so the party may say] (DC 13 Deception; it is in no book): one of the enemies spends a turn on [putting something back|putting back a cup|emptying the pockets].|[A lie about|The tale of] the curse on overdue hoards (DC 13 Deception; [it is in no book|there is none]) [costs one of the enemies a turn|makes one of the enemies lose a turn], spent on putting something back.]',
      'escort!=no',
    ],
  ],
  parley: [
    "[A sponge that rises ends everything, for {A} too.|Nobody at {lair} goes on fighting once a sponge has risen.|A sponge that rises would stop {A} and all the others.|What would end the fight, for {A} as well, is a sponge that rises.] It takes an hour, an oven and the spoonful of soda that the first edition left out (DC 13 with cook's utensils, or Performance while {B} bakes); and all, {A} included, look through the little window« and hold their breath».",
  ],
  spells: [
    [
      1,
      '*Comprehend Languages* on the singed letters: between the lines«, in Draconic,» stands what it did not like to write: "I am sorry, {B.name}[. I wanted to be able to do it just once|; just once I wanted it to come out right|, I only wanted to manage it once|. Once, at least, I wanted to see it rise|. I thought that this time it would rise]."',
    ],
    [
      1,
      '*Speak with Animals*: the library cats know who comes into the cookery section« at night», and who came with a large coat. [They would never tell[.|, except for sardines.| a soul; sardines are another matter.]|No cat would say[; for sardines they do|, unless there are sardines|: the price is sardines].|[They want sardines first|First they ask for sardines], [and then they tell|and tell everything after that].]',
    ],
    [
      3,
      '*Locate Object* for a cookery book finds {num2} of them. [You have to|One must|It helps to] think of [a hollow in the middle|flour and old smoke|that one smell of sunken cake].',
    ],
    [
      3,
      "*Calm Emotions*[ on the dragon works for [a minute|one minute]; it [bursts into tears|spends it crying|weeps with relief].| gives the dragon one calm minute, [which it spends in tears|and the dragon spends it in tears].| [takes|lifts] the dragon's shame [away for|off for] a minute, [and then it cries|in which it weeps and talks of the sponge].]",
    ],
    [
      5,
      [
        '*Sending* to the dragon: "[Good day|Good evening|Oh, hello|Dear me], [am I in trouble|is it about the fine|are you cross|is somebody angry]? [I have renewed it|I did renew it|It was always renewed][.|, truly.|, every month.] [Are you the cake people|Did you eat the cake|Will you have some cake|Did you like the cake]? Please tell {B.name} I have eaten."',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Sending* to the dragon: "[Good day|Good evening|Oh, hello|Dear me], [am I in trouble|is it about the fine|are you cross|is somebody angry]? [It was brought back|It has been brought back|My housekeeper brought it back][.|, truly.|, repeatedly.] [Are you the cake people|Did you eat the cake|Will you have some cake|Did you like the cake]? Please tell {B.name} I have eaten."',
        'v=b',
      ],
    ],
    [
      7,
      '*Locate Creature* for the [one who flew away|guest of that evening|second dragon]: [a mountain further on|one mountain further|the next mountain but one], in [an armchair|a shawl|good light], [with a book, overdue|over a book, and overdue itself|with an overdue book].',
    ],
    [
      9,
      '*Legend Lore* on the book: "Two hundred and six recipes« of {town}»; one of them unfinished, by intent or by printing."',
    ],
  ],
  clock: [
    [
      '{A} has the mountain measured. [A second«, larger» reminder goes off, with a drum.|A second reminder goes off«, in larger letters», with a drum.|A drum takes a second reminder up the mountain.]',
    ],
    {
      text: [
        '{S} is expelled and billed for everything that was ever lost. [In the reading room there is nearly a noise.|Somebody in the reading room almost says something.|The reading room very nearly protests.]',
      ],
      stop: [
        [
          'bring {G} the strip, or the slip, before the [expulsion is stamped|stamp comes down] (DC 13 Persuasion; no check if {T} comes along«, who has seen everything»)',
          'v=a',
        ],
        [
          'show {G} the name under the date stamp« before the [expulsion is stamped|stamp comes down]» (DC 13 Persuasion)',
          'v=b',
        ],
      ],
    },
    {
      text: [
        '{B} is seized as an asset« of the debtor», and [put into the window«, with a number»|sits in the window«, with a number»].',
      ],
      stop: [
        'be in the auction and bid something that {H} has never been offered«, such as thanks» (DC 14 Persuasion), or set off the cats',
      ],
    },
    [
      '[When the accounts are closed, {A} hammers on the door of the cave.|The accounts are closed, and {A} hammers on the door of the cave.] [After {num} years of quiet reading the dragon puts its spectacles down|The dragon«, after {num} years of quiet reading,» takes its spectacles off].',
    ],
  ],
  after: [
    '[Half of {town} has burned, alphabetically.|The fire has gone through {town} in alphabetical order and got as far as M.|From A to M there is no street left in {town}.] [The library of {G} is unharmed; the dragon was« very» careful about the books.|Not a book of {G} is even warm; the dragon was« very» careful about that.]',
  ],
  endings: [
    {
      heading: 'It has risen',
      text: [
        [
          '[The sponge rises, and [stays up|does not sink|goes on rising]. Not even {A} says a word.|The sponge of {B} rises[. They wait; it stays where it is, and nobody dares to say so|, and they wait, and it does not sink].|In the oven of {lair} the sponge rises, and [stays up|stays there].|Behind the little window, before the eyes of {A}, the sponge rises [and stays up|and keeps its shape].] The dragon cuts it into« very» small pieces, so that it is enough for {town}, and brings the book back to the desk« in person», in the shape of an elderly student. {G} reads out the missing page: whoever was in love owes nothing. {A} stamps the card. [It is the first time that the hand with the stamp shakes.|In that office nobody has ever seen this hand shake.|The stamp is a little crooked, for the first time.|For once the stamp comes down softly.]',
          'v=a',
        ],
        [
          '[The sponge rises, and [stays up|does not sink|goes on rising]. Not even {A} says a word.|The sponge of {B} rises[. They wait; it stays where it is, and nobody dares to say so|, and they wait, and it does not sink].|In the oven of {lair} the sponge rises, and [stays up|stays there].|Behind the little window, before the eyes of {A}, the sponge rises [and stays up|and keeps its shape].] The dragon cuts it into« very» small pieces, so that it is enough for {town}, and brings the book, which {H} has had to fetch from the returns« in {town2}», to the desk« in person», in the shape of an elderly student. {G} reads out the missing page: whoever was in love owes nothing, and so the surety owes nothing either. {A} stamps the card. [It is the first time that the hand with the stamp shakes.|In that office nobody has ever seen this hand shake.|The stamp is a little crooked, for the first time.|For once the stamp comes down softly.]',
          'v=b kind=quest',
        ],
        [
          '[The sponge rises, and [stays up|does not sink|goes on rising]. Not even {A} says a word.|The sponge of {B} rises[. They wait; it stays where it is, and nobody dares to say so|, and they wait, and it does not sink].|In the oven of {lair} the sponge rises, and [stays up|stays there].|Behind the little window, before the eyes of {A}, the sponge rises [and stays up|and keeps its shape].] The dragon cuts it into« very» small pieces, so that it is enough for {town}, and brings the book, which was found among the returns« in {town2}», to the desk« in person», in the shape of an elderly student. {G} reads out the missing page: whoever was in love owes nothing, and so the surety owes nothing either. {A} stamps the card. [It is the first time that the hand with the stamp shakes.|In that office nobody has ever seen this hand shake.|The stamp is a little crooked, for the first time.|For once the stamp comes down softly.]',
          'v=b kind=adventure',
        ],
      ],
    },
    {
      heading: 'Paid in kind',
      text: [
        '[The dragon pays off its fine by reading aloud, Thursdays, in the square« of {town}».|The fine is paid off in {town}, on Thursdays: the dragon reads aloud in the square.|On Thursdays, in the square of {town}, the dragon reads aloud, and so pays off its fine.] *The price:* all of {town} [has to|must] be quiet for two hours a week«, and {G} [has to|must] hand up each book on a ladder».',
      ],
    },
    {
      heading: 'A second card',
      text: [
        [
          "[If the other one's book is brought back as well, two dragons meet at the returns desk of {town}.|Two dragons meet at the returns desk of {town} if the other one's book is brought back as well.] *The price:* [[somebody|someone] must hold the roof on|the roof has to be held on|the roof needs holding]; and {few2} districts get used to [being under|living under] an engagement.",
          'v=a kind=adventure',
        ],
        [
          "[If the other one's book is brought back as well, two dragons meet at the returns desk of {town}.|Two dragons meet at the returns desk of {town} if the other one's book is brought back as well.] *The price:* [[somebody|someone] must hold the roof on|the roof has to be held on|the roof needs holding]; and {few2} districts get used to [being under|living under] an engagement.",
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The dragon is on its way to {town}, walking, as it does not want to be rude.|The dragon is coming to {town} on foot«, since it would be rude to fly».|On foot«, so as not to be rude,» the dragon is on its way to {town}.] [There are seven bends in the road, and at each|The road has seven bends, and at every one of them|At each of the seven bends of the road] it can be [asked what it is reading at the moment|asked about the book it is reading|delayed with a question about books] (a different skill [each|every] time, DC 14).',
      ],
    },
  ],
  hoard: [
    '[By the rules of the library the finder of a lost book [has|is owed] a tenth|A tenth is the [due|right] of whoever finds a lost book|Whoever finds a lost book has a right to a tenth, by the rules of the library]. The dragon does the sum twice, for pleasure, and hands over {items}, and {worth}.',
    'Under the armchair the dragon finds {items}, and {worth}, "which are not mine, I think they came with the cave"«; {G} looks for a card and finds none».',
  ],
  favour: [
    'The library« of {town}» gives the party cards without a date, and {G} a look at the shelf that has no number.',
    '[Once, when they are in great trouble, the party may write to the dragon, by way of {B}. It answers by return of post, in person, with a cake.|One letter to the dragon, in great trouble, will be answered«: by return of post», in person, and with a cake by {B}.]',
  ],
  steps: [
    'Find the old card, and read all of it.',
    'Visit the dragon, and knock.',
    'Find out why the bailiff is in a hurry.',
    'Bring the book to the desk before the accounts are closed.',
  ],
  acts: overdueActs,
};
