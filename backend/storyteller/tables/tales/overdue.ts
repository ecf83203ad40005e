import { overdueActs } from './overdue-acts.ts';
import type { Tale } from './tale-types.ts';

export const overdueTale: Tale = {
  id: 'overdue',
  titles: ['Two Hundred Years Overdue', "The Dragon's Library Card"],
  tones: ['whimsical'],
  levels: [3, 12],
  cast: {
    G: 'head librarian|dean of the library',
    A: 'bailiff of the library|collector of fines',
    B: "dragon's housekeeper",
    S: 'student',
    T: 'reading room attendant|library cat keeper',
    H: 'deputy bailiff|auctioneer',
    R: 'knight of the reference desk',
  },
  deadline: 'the closing of the accounts',
  num: [180, 220],
  lair: {
    name: "the reading cave|the dragon's reading cave|the cave with the good light",
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['she'],
  escort: ['people'],
  pitch: [
    "The library of {town} has found an old card: {num} years ago a dragon borrowed a cookery book and has not brought it back. [The fine, at a copper a day with compound interest, comes to exactly everything that the dragon owns.|At a copper a day, and with compound interest, that now makes precisely as much as the dragon owns.] {G} would have laughed. [But the library's bailiff has already sent a reminder, and the reply was scorched.|Only, the bailiff of the library had sent off a reminder by then, and what came back was singed.]",
  ],
  stakes: [
    'When the accounts are closed, in {days} days, the bailiff collects. If the dragon pays, it will have nothing left to lie on, says {G}; if it does not, it comes to {town} to discuss the matter, and {few2} districts of {town} are built of wood and full of paper.',
  ],
  start: [
    [
      '{G.full} lays the reply on the desk with tongs. [It is a large sheet, well written, singed at the edges.|The hand is beautiful, the sheet is as large as a tablecloth, and its edges are singed.] ["Dear Sirs. I do not have it. There is one recipe that I never got right. Kindly do not write again, as your envoy has upset my housekeeper."|"Dear Sirs. The book is not with me. I have never got one of the recipes right. Please do not send that person again; my housekeeper has taken to her bed."] Under it, in another ink, [someone|somebody] has added: "It is the sponge." [Outside a man with a drum is announcing an auction. The lots are numbered, and start with "mountain, one, furnished".|Down in the square somebody with a drum is reading out the lots of an auction. "Lot one," you hear. "Mountain. Furnished."]',
      '@reply',
    ],
    [
      '[At the gate of {town} an old person with a basket blocks the way of everybody, politely.|An old person with a basket is standing in the gate of {town}, and nobody gets past.] "I am looking for the library," says {B.full}. ["He will not come down himself, he is ashamed. I have brought some of it."|"He would not come; he is so ashamed. This is the beginning of it."] [In the basket lie {few} gold cups, a crown, and a sponge cake that has collapsed.|You see {few} cups of gold in the basket, and a crown, and a sponge cake that has sunk.] Before [anybody|anyone] can answer, two bailiffs have put a seal on the basket, and one on the cake.',
      '@basket',
    ],
  ],
  ask: [
    '{G} wants the book back, a quiet end to it, and [nobody|no one] eaten. ["It is not even a good cookery book. We have two more. But it says \'due\' on the card, and in this house that has always been law."|"One can do without it, as a cookery book. We own it in two later editions. But the card says \'due\', and what the card says has always been the law here."]',
    '"Go to the dragon," says {G}, "and ask it, nicely, to return the book. And find out meanwhile why my bailiff is in such a hurry about a debt that has waited for {num} years."',
  ],
  fee: [
    '[{G} can offer {coins} gp from the fund for mending spines, and a library card without a date.|From the fund for mending spines there are {coins} gp, and {G} adds a library card without a date.]',
    'The library pays {coins} gp, against a receipt in triplicate, and {G} apologises for the third one.',
  ],
  talk: [
    '{S.full} was the last to have the old card in hand, and has been failing examinations since.',
    'The dragon has not eaten [anybody|anyone] for as long as people can remember. [It is said to be a matter of seasoning.|They say that nothing tastes right to it.]',
    '{A.full} has bought a great deal of rope and a mountain wagon, on credit.',
    '{T.full} says that [someone|somebody] sneaks into the cookery section at night and sighs.',
    'By the rules of the library of {town} a fine is limited to the price of the book; but [nobody|no one] has found the page on which that stands.',
    '[Knights have been seen at the inn of {town}, with nets, who are paid by the scale.|The knights at the inn of {town} have brought nets, and have agreed with {H} on a price by the scale.]',
  ],
  run: [
    [
      "On the card is a second signature, under the dragon's, quite small: [someone|somebody] stood surety. [It has been covered with a date stamp (DC 13 Investigation).|A date stamp sits on top of it (DC 13 Investigation).]",
      'v=b',
    ],
    [
      'The bailiffs are paid by the seal, out of the purse of {A}. [They take the seal off the cake of {B} again if it is put to them that a cake which has collapsed is not an asset|The seal on the cake of {B} comes off again if somebody explains that a cake which has collapsed is not an asset] (DC 13 Persuasion); the gold they keep.',
      'start=basket',
    ],
    '{B} offers [everyone|everybody] cake. Whoever eats it without making a face (DC 13 Constitution saving throw) has a friend, who knows each back stair of the mountain.',
    '{A} already has a list of the hoard, with weights. It is very exact, and [nobody|no one] has ever been allowed to count it.',
  ],
  gist: [
    [
      '{A} has found the book long ago: {H} stole it from the dragon, so that it could never be brought back, and the whole hoard, at the closing of the accounts, falls to the one who collects it. The book lies at {lair}, under the dragon, where it does not look.',
      'v=a',
    ],
    [
      "The book has been brought back {few3} times by {B}, and [each|every] time {A} had it sent off with the returns for {town2}. {A} is a direct heir of the one who stood surety, and if the dragon does not pay, {A}'s family [has to|must]; {A} is fighting for {A.their} own house.",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who was the last to take out the old card and cannot say why (it is a good bookmark).',
  ],
  truth: [
    [
      '[In the year of the great frost a young dragon came to the library of {town} in the shape of a student, and asked for something simple to cook for two. It was in love.|A student came to the library of {town} in the year of the great frost, with very good manners and smoke in the voice, and wanted something simple, for two. It was a young dragon, and in love.] [It signed for the book, and went home and tried the sponge. The sponge sank, and the guest flew away. In a cave above {town} it has been trying since, to find out what it did wrong.|It took the book home and tried the sponge; the sponge sank, and the guest flew away. What the mistake was it has never found out, and in its cave above {town} it has never stopped trying.]',
    ],
    [
      [
        '{A} discovered the card in the cellar in spring, multiplied, and had to sit down. {H} crept into the mountain as an inspector of ovens, took the book from the kitchen, and hid it where the dragon sleeps. [It lies wrapped in a napkin in the one place that no dragon ever cleans.|It is in a napkin now, in the one place in a cave that never gets dusted.] [Since then the dragon has been baking from memory, and {B} has had a hard time.|Ever since, the dragon has baked from memory, and {B} has found its temper worse each week.]',
        'v=a',
      ],
      [
        "In those days [someone|somebody] had to vouch for the student, and that was the librarian on duty, {A}'s great-grandmother. By compound interest the surety is worth all that {A}'s family has, twice over. So {A} must make the dragon pay first, and for that the book must not be there. {H}, who sorts the returns, has been promised the auction, and asks no questions.",
        'v=b',
      ],
    ],
    [
      "{T} has seen it all, and thinks that it is none of the business of [somebody|someone] who looks after cats. {T} has the missing page of the rules. [It is under the dish of {T}'s cats.|It keeps the milk dish of {T}'s cats level.]",
    ],
  ],
  turn: [
    [
      "[The recipe is wrong. It is|There is nothing wrong with the dragon's hand. It is] a misprint: a spoonful of soda has been left out in the edition of that year. The library knew of it {num} years ago, and printed a slip, and [nobody|no one] ever sent it on.",
      'v=a',
    ],
    [
      "[The one for whom the sponge was made did not fly away because of the cake. That dragon, too, had a reader's card, and borrowed a book on the same day, on how to tell somebody.|The guest, a dragon as well, had nothing against the cake, and had been to the library on the same day, for a book on how to tell somebody.] [It is overdue as well.|That one has not been brought back, either.]",
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has read nearly everything and understood that it does not help. {G} wants it to be remembered that a library lends things.',
    ],
    A: [
      '{A} is thorough. {A} has never been late, never been loved, and never once been in the stacks just to read.',
    ],
    B: [
      '{B} has kept house for a dragon for {years} years and eats what there is. {B} speaks of "himself" and "upstairs", and came to {town} in leather slippers.',
    ],
    S: [
      '{S} has half a dozen theses, all of them half done. {S} bakes from the second edition of the cookery book, in which the sponge has a spoonful of soda that the first one does not have.',
    ],
    T: ['{T} knows where everything is, as the cats sleep on it. {T} answers in call numbers.'],
    H: [
      '{H} has a beautiful voice for lots and no idea what anything is for. {H} once held the overdue book, and copied the recipe for pancakes out of it.',
    ],
    R: [
      '{R} has been sent by the board with a lance, to bring the book back "by all means", and reads up on dragons while riding. {R} gets more and more doubtful with each chapter.',
    ],
  },
  places: [
    {
      name: 'the cellar of cards|the card cellar',
      look: [
        '[Drawers as far as the candle reaches, every reader of {town} since the founding.|The candle does not reach to the end of the drawers; every reader of {town} is in them, since the founding.] [The smell is of dust and promises.|It smells of dust and good intentions.] On the letter D {T} has put a cat.',
      ],
      todo: [
        '[Silence is the rule down here, and it is enforced by the furniture (a shelf moves on the loud: DC 13 Stealth or 2d6 damage from folio volumes).|Down here one does not speak, and the furniture sees to it (a shelf from {town} moves on the loud: DC 13 Stealth or 2d6 damage from folio volumes).] [The cat has to be asked (DC 13 Animal Handling).|Nobody from {town} passes without asking the cat (DC 13 Animal Handling).]',
      ],
      what: [
        [
          "Investigation :: lifting the date stamp with steam :: There is a surety, in a librarian's hand. It makes the debt of one the debt of two.",
          'v=b',
        ],
        [
          'Investigation :: looking at the returns stamp on the card :: The dragon has renewed it, every month, for {num} years, correctly. [There is no fine at all; somebody has torn off the strip with the renewals.|So no fine is due; somebody has torn off the strip with the renewals.]',
          'v=a',
        ],
      ],
      who: [
        [
          'Perception :: finding the strip in the waste paper :: It was torn along a ruler, and only {A} tears paper along a ruler.',
          'v=a',
        ],
        [
          'Perception :: reading who stood surety :: She signed with her full name, {num} years ago; there is one family in {town} that still bears it, and it is that of {A}.',
          'v=b',
        ],
      ],
      where:
        'History :: reading the address on the card :: "Second mountain on the left, please knock": that is {lair}, and [someone|somebody] has copied it down lately and left the pencil.',
    },
    {
      name: 'the cookery section|the cookery corner',
      look: [
        '[A cosy corner with flour in the cracks.|There is flour in every crack of this corner, and it is warm.] {num2.u} cookery books, and one gap the width of a thumb, in which [somebody|someone] has put a fresh rose.',
      ],
      todo: [
        '[At night someone comes who sighs.|Somebody comes here at night, to sigh.] You must wait without a light, among recipes, and hungry (DC 13 Wisdom saving throw, or your stomach gives one away).',
      ],
      what: [
        [
          'Investigation :: looking at the dust in the gap :: [The book has stood here again, {few3} times, for a night each, and has been taken away.|The book has been back in its gap, {few3} times, one night each, and somebody has fetched it away.]',
          'v=b',
        ],
        [
          'Investigation :: reading the second edition :: [In the sponge there is a spoonful of soda.|This one has a spoonful of soda in the sponge.] [A slip falls out, "to all readers of the first edition", never sent.|Between the pages is a slip that was never sent, "to all readers of the first edition".]',
          'v=a',
        ],
      ],
      who: [
        [
          "Insight :: meeting the one who sighs :: It is {S}, who brings the rose; and who saw {H} come out at {A}'s door in the coat of an inspector, with a large napkin, climb the mountain, and come down again without the napkin, with flour on both sleeves.",
          'v=a',
        ],
        [
          "Insight :: meeting the one who sighs :: It is {S}, who brings the rose; and who saw {H} take the book from the shelf, under the coat, first to {A}'s door and then to the mail coach for {town2}.",
          'v=b',
        ],
      ],
      where:
        'Nature :: looking at what else is on the floor :: Between the flour there is something like flour: ground bone of sheep and rock salt, in equal parts, as it lies in front of {lair}.',
    },
    {
      name: 'the office of fines|the fines office',
      look: [
        '[An abacus as wide as the wall.|One wall is an abacus.] {A} does sums with both hands, and at each sum a little bell rings.',
      ],
      todo: [
        'Whoever enters has a fine, it turns out, from childhood (let the player say which book). It [has to|must] be paid or disputed in due form (DC 14 Persuasion) before [anybody|anyone] may ask a question.',
      ],
      what: 'Investigation :: checking the interest :: [It has been reckoned right; but by the rules of the house it may not be reckoned at all, if the reader was ill, in love or under a spell.|Nobody has made a mistake in the sum; only, by the rules of the house there must not be one if the reader was ill, in love or under a spell.] [That page is missing, and {A} does not miss it.|There should be a page about that, and {A} says that there never was.]',
      who: 'Sleight of Hand :: looking into the drawer with the bell :: {A} has a contract with {H} and the knights at the inn about the division of a hoard, by weight; in the margin {A} has drawn, quite small, a house.',
      where:
        'Persuasion :: asking {T}, who looks in for a cat, about the missing page :: [It lies under the milk dish.|The cats have it, under the milk dish.] {T} fetches it for the party and adds, [as if|as though] by the way, that {H} has lately been up the mountain for {A}, to weigh the hoard, and that the boots of {H} still smell of {lair}.',
    },
  ],
  lairLook: [
    '[A cave with good light, an armchair as large as a barn, and a hoard that has been arranged by colour.|In the good light stands an armchair as large as a barn, and round it lies the hoard, in order of colour.] In the kitchen beyond, {num3} sponge cakes stand on a shelf, all with a hollow in the middle, each with a date.',
  ],
  lairUse: [
    '[The hoard slides: whoever jumps|Gold does not lie still: whoever jumps] on it (DC 13 Acrobatics) rides thirty feet and knocks over [everybody|everyone] of Large size or smaller on the way.',
    '[The oven is hot. Opened|There is something in the oven. Opened] (one action), it fills the kitchen of {B} with steam, and from then on every creature with a nose is distracted by something burning (disadvantage on Perception).',
  ],
  tactics: [
    '{A} directs {A.their} people at the hoard with a list, and {H} bangs the hammer at each hit, "going, gone"; the dragon does not want to fight, and sits through it with its eyes closed',
  ],
  companions: [
    [
      '[Whoever came along with {A} for a share is paid by weight and has both hands full.|Those who came with {A} for a share are paid by weight, and have no hand free.] [Told that overdue hoards are cursed (DC 13 Deception; it is in no book), one of the enemies puts something back, and spends a turn on it.|Overdue hoards are cursed, one can tell them (DC 13 Deception; it is in no book): one of the enemies spends a turn on putting something back.]',
      'escort!=no',
    ],
  ],
  parley: [
    "[A sponge that rises ends everything, for {A} too.|Nobody at {lair} goes on fighting once a sponge has risen.] It takes an hour, an oven and the spoonful of soda that the first edition left out (DC 13 with cook's utensils, or Performance while {B} bakes); and all, {A} included, look through the little window and hold their breath.",
  ],
  spells: [
    [
      1,
      '*Comprehend Languages* on the singed letters: between the lines, in Draconic, stands what it did not like to write: "I am sorry, {B.name}. I wanted to be able to do it just once."',
    ],
    [
      1,
      '*Speak with Animals*: the library cats know who comes into the cookery section at night, and who came with a large coat. [They would never tell. They tell for sardines.|No cat would say. For sardines they do.]',
    ],
    [
      3,
      '*Locate Object* for a cookery book finds {num2} of them. [You have to think of a hollow in the middle.|It helps to think of a hollow in the middle.]',
    ],
    [
      3,
      '*Calm Emotions*[ on the dragon works for a minute; it bursts into tears.| gives the dragon one calm minute, which it spends in tears.]',
    ],
    [
      5,
      [
        '*Sending* to the dragon: "Good day. Am I in trouble? I have renewed it. Are you the young people with the cake? Please tell {B.name} I have eaten."',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Sending* to the dragon: "Good day. Am I in trouble? It was brought back. Are you the young people with the cake? Please tell {B.name} I have eaten."',
        'v=b',
      ],
    ],
    [
      7,
      '*Locate Creature* for the one who flew away: a mountain further on, in an armchair, with a book, overdue.',
    ],
    [
      9,
      '*Legend Lore* on the book: "Two hundred and six recipes of {town}; one of them unfinished, by intent or by printing."',
    ],
  ],
  clock: [
    ['{A} has the mountain measured. A second, larger reminder goes off, with a drum.'],
    {
      text: [
        '{S} is expelled and billed for everything that was ever lost. [In the reading room there is nearly a noise.|Somebody in the reading room almost says something.]',
      ],
      stop: [
        [
          'bring {G} the strip, or the slip, before the expulsion is stamped (DC 13 Persuasion; it is enough if it is the right colour)',
          'v=a',
        ],
        [
          'show {G} the name under the date stamp before the expulsion is stamped (DC 13 Persuasion)',
          'v=b',
        ],
      ],
    },
    {
      text: ['{B} is seized as an asset of the debtor, and put into the window, with a number.'],
      stop: [
        'be in the auction and bid something that {H} has never been offered, such as thanks (DC 14 Persuasion), or set off the cats',
      ],
    },
    [
      'When the accounts are closed, {A} hammers on the door of the cave. After {num} years of quiet reading the dragon puts its spectacles down.',
    ],
  ],
  after: [
    '[Half of {town} has burned, alphabetically.|The fire has gone through {town} in alphabetical order and got as far as M.] [The library of {G} is unharmed; the dragon was very careful about the books.|Not a book of {G} is even warm; the dragon was very careful about that.]',
  ],
  endings: [
    {
      heading: 'It has risen',
      text: [
        [
          '[The sponge rises, and stays up. Not even {A} says a word.|The sponge of {B} rises. They wait; it stays where it is, and nobody dares to say so.] The dragon cuts it into very small pieces, so that it is enough for {town}, and brings the book back to the desk in person, in the shape of an elderly student. {G} reads out the missing page: whoever was in love owes nothing. {A} stamps the card. [It is the first time that the hand with the stamp shakes.|In that office nobody has ever seen this hand shake.]',
          'v=a',
        ],
        [
          '[The sponge rises, and stays up. Not even {A} says a word.|The sponge of {B} rises. They wait; it stays where it is, and nobody dares to say so.] The dragon cuts it into very small pieces, so that it is enough for {town}, and brings the book, which {H} has had to fetch from the returns in {town2}, to the desk in person, in the shape of an elderly student. {G} reads out the missing page: whoever was in love owes nothing, and so the surety owes nothing either. {A} stamps the card. [It is the first time that the hand with the stamp shakes.|In that office nobody has ever seen this hand shake.]',
          'v=b kind=quest',
        ],
        [
          '[The sponge rises, and stays up. Not even {A} says a word.|The sponge of {B} rises. They wait; it stays where it is, and nobody dares to say so.] The dragon cuts it into very small pieces, so that it is enough for {town}, and brings the book, which was found among the returns in {town2}, to the desk in person, in the shape of an elderly student. {G} reads out the missing page: whoever was in love owes nothing, and so the surety owes nothing either. {A} stamps the card. [It is the first time that the hand with the stamp shakes.|In that office nobody has ever seen this hand shake.]',
          'v=b kind=adventure',
        ],
      ],
    },
    {
      heading: 'Paid in kind',
      text: [
        '[The dragon pays off its fine by reading aloud, Thursdays, in the square of {town}.|On Thursdays, in the square of {town}, the dragon reads aloud, and so pays off its fine.] *The price:* all of {town} [has to|must] be quiet for two hours a week, and {G} [has to|must] hand up each book on a ladder.',
      ],
    },
    {
      heading: 'A second card',
      text: [
        [
          "If the other one's book is brought back as well, two dragons meet at the returns desk of {town}. *The price:* [somebody|someone] must hold the roof on; and {few2} districts get used to being under an engagement.",
          'v=a kind=adventure',
        ],
        [
          "If the other one's book is brought back as well, two dragons meet at the returns desk of {town}. *The price:* [somebody|someone] must hold the roof on; and {few2} districts get used to being under an engagement.",
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The dragon is on its way to {town}, walking, as it does not want to be rude. There are seven bends in the road, and at each it can be asked what it is reading at the moment (a different skill [each|every] time, DC 14).',
      ],
    },
  ],
  hoard: [
    'By the rules of the library the finder of a lost book has a tenth. The dragon does the sum twice, for pleasure, and hands over {items}, and {worth}.',
    'Under the armchair the dragon finds {items}, and {worth}, "which are not mine, I think they came with the cave"; {G} looks for a card and finds none.',
  ],
  favour: [
    'The library of {town} gives the party cards without a date, and {G} a look at the shelf that has no number.',
    '[Once, when they are in great trouble, the party may write to the dragon, by way of {B}. It answers by return of post, in person, with a cake.|One letter to the dragon, in great trouble, will be answered: by return of post, in person, and with a cake by {B}.]',
  ],
  steps: [
    'Find the old card, and read all of it.',
    'Visit the dragon, and knock.',
    'Find out why the bailiff is in a hurry.',
    'Bring the book to the desk before the accounts are closed.',
  ],
  acts: overdueActs,
};
