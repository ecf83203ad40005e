import type { TaleActs } from './tale-types.ts';

export const smallKingActs: TaleActs = {
  heading: 'Under the Floorboards',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] mouse hussars [storm|attack|come under the door into] the bedroom of the party, [with great precision, at ankle height|at ankle height and in perfect order|in three waves, none higher than an ankle|with drums, below the level of the knee] (with the statistics of {fight}«, small as they are»). [They stop when one of them|They stop once one of them|They give up when one|They stop the moment one] is called by rank; {H} has told them that the giants have come early.',
  ],
  early: [
    [
      '[There is a padlock on the attic stair, for which any hairpin will do.|The attic stair has a padlock, which opens for a hairpin.|A hairpin is enough for the padlock on the attic stair.] [They find|Upstairs stands|Up there they meet] the clockwork king, «with a key in his back, »and the magnifying stand, empty: [the dust on it shows that the real one has never been here|it is too dusty for the real one ever to have been under it|the real one has never been under it, or the dust would show his feet]. If they break the clockwork, {H} has another« one» ready« for the state visit». If they wind it up« instead», it says its speech, and they know what {A} has in mind. [Small tracks go round the stand, under the door and down the bell wire|There are small tracks round the stand, to the door and to the bell wire|Somebody with small feet has walked round the stand and left by the bell wire]: [the mice have been here to look, and they know where the king is|the mice know the place, and they know where the king is|it was the mice, and if anybody knows where the king is, they do].',
      'v=a',
    ],
    [
      '[There is a padlock on the attic stair, for which any hairpin will do,|The attic stair has a padlock, which opens for a hairpin,|A hairpin is enough for the padlock on the attic stair,] and at night the king is [at home, in his hammock|in his hammock, with a book|at home, and getting ready for bed]. He apologises for [the hammock|the hour|the moss], and comes along« at once», in a pocket, if« he is» asked« to»; he also says yes to {A}, who asks for him back, and to the mice. {G} has the« whole» king on a saucer and cannot use him: he has to be tall« for the state visit», and nobody knows how. [By the next evening he is behind the stove again|The next evening he is back behind the stove|A day later he has gone back behind the stove]. [He would rather not, he says, if it is all the same to everybody|If nobody minds, he says, he would rather not|He is sorry, he says, and no good at being fetched]; but he has told them about the potion.',
      'v=b',
    ],
  ],
  opens: [
    [
      '{A} pours a sleeping draught into the punch« at the reception» (whoever drinks sleeps until the morning, or makes a DC 17 Constitution saving throw), takes the shrinking glass out of any pocket that it has got into, and draws the sleepers through it. [Those who are awake are drawn as well, at the door, but can jog the pencil|Whoever is awake is drawn as well, at the door, but can jog the pencil] (DC 17 Sleight of Hand): [a bad drawing keeps its strength, and does full damage at any size|a character who has been drawn badly does full damage at any size]. Then {A} is gone, with the glass. [In the morning they wake up on the carpet, which reaches to their hips|When they wake up, on the carpet, the carpet reaches to their hips|They sleep on the carpet, and by morning stand in it up to the hips]. [Each of them is two inches tall; before them|Two inches, each of them; and before them|They measure two inches each; and before them], on a cockchafer in harness, stops {R}, and asks which side they are on.',
      'v=a',
    ],
    [
      "{A} pours the king's potion into the punch« at the reception» ([it takes the night to work: DC 17 Constitution saving throw, or small by the morning|whoever drinks makes a DC 17 Constitution saving throw, or is small by the morning]). [Those who stay tall find the bowl half full, and can follow the others by drinking it|There is enough left in the bowl for those who stay tall and want to follow]. [In the morning the party wakes up on the carpet, which reaches to their hips|When the party wakes up, on the carpet, the carpet reaches to their hips|The party sleeps on the carpet, and by morning stands in it up to the hips]. [Each of them is two inches tall; before them|Two inches, each of them; and before them|They measure two inches each; and before them], on a cockchafer in harness, stops {R}, and asks which side they are on.",
      'v=b',
    ],
  ],
  goal: [
    'The party must get off the carpet before they are trodden on, and {R} is about to begin a war of succession in {town2}, the city of the mice«, in which the king would fall». [Only the king of {town} can put an end to it, and only they can still reach him.|There is nobody but him who could end it, and nobody but them who can get to him.|It would end with one word from [him|the king], and they alone are small enough to [ask for it|go and ask for it].|The king can stop it, and they, at their present size, can [find the king|get to him].|One word of the king would stop it, and nobody else in {town} can go where he is.]',
  ],
  map: [
    '[From down here the palace of {town} is a country.|Two inches above the floor the palace of {town} is a country.|For people of two inches the palace of {town} is a country.] [The corridor« in {town}» is a plain on which storms of skirts pass by; the stove is a volcano; the carpet« of the great hall» is a wood in which cats hunt.|The corridor« in {town}» is a plain, and storms of skirts pass by; the stove is a volcano; the carpet« of the great hall» is a wood in which cats hunt.|It has a plain, which in {town} is called the corridor, a volcano, which is the stove, and a wood with cats in it, which is the carpet of the great hall.] {town2} lies behind the third panel, and from its highest chimney a bell wire goes« straight» up«, without a stop,» to {lair}.',
  ],
  way: [
    '[Through the wood of the carpet it is a day|The wood of the carpet takes a day|One day leads through the wood of the carpet] (DC 17 Stealth by the group; on a failure [a paw comes down|there is a paw|the cat strikes], 22 (4d10) slashing damage to one, DC 17 Dexterity half). [Under the floorboards it is safer|It is safer under the floorboards|The way under the floorboards is safer], [and everyone there wants to know what they think of the election|and longer, because everyone asks whom they voted for|but there they are asked at every beam what they think of the election|and full of people, small ones, who talk about the election].',
  ],
  place: [
    '{town2} has hundreds of chimneys, «a university in a shoe, »and a parliament that meets in the works of a grandfather clock and must be quiet at the full hours. [Everywhere hang [pictures|portraits] of the king; [they have made him a little shorter|they show him a little shorter than he is].|One sees the king on every wall, a little shorter than he is.|[In each window|Over each door|On each corner] there is a picture of the king, [with whiskers|a little shorter than he is|in which he has been given whiskers].|They have put up a statue of the king, and [were so kind as to take off|left off] half an inch.]',
  ],
  rival: [
    '{R} has studied the art of war from the undersides of tables. {R} is brave«, honourable» and« dreadfully» hurt, and would accept an honest defeat, if it was in writing.',
  ],
  setPiece: [
    '[The debate takes place on the pendulum of the clock: speakers cling to it, and at each swing somebody may say one sentence|They hold the debate on the pendulum of the clock, to which the speakers cling; a swing is as long as one sentence, and somebody may say it|Whoever wants to speak in this house has to hold on to the pendulum of the clock, and has one sentence at each swing|The pendulum of the clock is where one speaks, one sentence to a swing, holding on|In the debate the floor is the pendulum of the clock: those who speak cling to it, for one sentence at each swing]. The party must win the house« for peace» with three sentences (DC 17 Persuasion, or DC 17 Performance; each with DC 16 Athletics to hang on), while the hussars of {R} climb along the chains ({fight}). [When it strikes in {town}, all who have not covered their ears fall into the weights.|At the full hour in {town} all who have not covered their ears drop into the weights.|When the full hour comes, {town} hears a bell, and all here whose ears are not covered fall into the weights.] With fewer than three sentences the house sits all night before it votes for peace, and each of the party has a level of exhaustion.',
  ],
  what: [
    [
      'Insight :: asking the king over a thimble of soup :: "[It was such a friendly piece of glass.|The glass was really very friendly.|One has never been looked at so kindly as by that glass.] [It looked at me as one looks at somebody who is far away.|It was like being looked at from a long way off.|Everything went away from me, in the nicest manner.|One felt, how shall I say, excused.] [I did think that I would rather not go back; but then, one has been elected."|Going back did not seem so very urgent; and now one has been elected."|I was about to call for help, and then I was elected, and it would have been rude."|And then there was the election, and one cannot simply leave."]',
      'v=a',
    ],
    [
      'Insight :: asking the king over a thimble of soup :: "[I booked a month|I took it for a month|It was to be one month]. [It was lovely[, the moss above all|]|I enjoyed it[ very much| more than I can say]|It was quite perfect[, at first|]]. [Then the paper came, and then there was no handle on my side of the door|Then they brought me a paper, and after that the door had no handle on the inside|One day there was [a paper to sign|something to sign], and the next day my side of the door had no handle]. [I ought to have said something|I meant to mention it|One does not like to complain|I dare say I should have knocked]."',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking at the arms of the hussars :: Needles of the finest steel«, with the eye as a hilt», from the workshop of {H}; each has a mark of delivery, a brush, and {A} has signed for them.',
  where:
    'Perception :: putting an ear to the bell wire in the highest chimney :: [It hums with clockwork and dripping«, from far above»|From far above comes a hum of clockwork, and a dripping|One hears clockwork, and a tap that drips, far up|Somewhere high up wheels go round, and something drips]. [The mice call it "the toy heaven"; it is {lair}.|To the mice that is "the toy heaven", and to everybody else {lair}.]',
  choice: [
    '{R} will lay down arms, if the party knights {R.them}« here and now», as a peer of the realm. [It is binding: a mouse will have precedence over dukes.|That is law, then, and a mouse goes in to dinner before the dukes.|It cannot be taken back, and the dukes will have to walk behind a mouse.|From then on a mouse is announced before the dukes, and that is the law.] [Or they refuse and settle it by single combat«, needle against needle».|Or one of them fights it out with {R}, needle against needle.|They can [refuse|say no]; then it is single combat, [with needles|needle against needle].|The other way is [a duel|single combat], with needles, against one of them.|If they would rather not, one of them has to face {R}, needle in hand.]',
  ],
  first: {
    answer: 'makes {R.full} a knight',
    now: [
      '{R} kneels on a thimble and gets up taller. [Nobody had told them that it would also do that to the one who does the dubbing.|It works both ways, it turns out, and whoever held the needle feels taller as well.|Whoever held the needle feels taller, too, [by half an inch|and looks to see if it shows].]',
    ],
    later: [
      'At {lair} {R} comes down the bell wire with all {R.their} lancers. They are no danger« to anybody», but it is impossible to sew«, to draw» or to concentrate on a spell (disadvantage for all on the side of {A}).',
    ],
  },
  second: {
    answer: 'fights it out',
    now: [
      'It lasts for three rounds, in front of« the whole of» {town2}, and is talked about for generations, that is, until autumn.',
    ],
    later: [
      'Whoever fought {R} is the champion of the mice, and may call, once« at {lair}»: "To me!" [What comes from under {town} is very many, and it has been waiting for this.|There are a great many of them in {town}, and they have been hoping to be called.]',
    ],
  },
  closes: [
    [
      'The king has his peace, the mice let him go until they have voted again, and only the glass in {lair} can make him or the party tall again; so they« all» hang on the bell wire«, above the roofs of {town2}». [A bell rings, far up, and they have to hold on very tightly, because they are being sent for.|Somewhere at the top somebody wants tea, and rings, and up they go, holding on with all they have.|Then somebody rings, upstairs, for more coal, and [the wire carries them off|the wire starts with a jerk].|A [tug|jerk], a bell, far above them, and [they are on their way|the floor drops away].]',
      'v=a',
    ],
    [
      'The king has gone home to his hammock, to sleep on it, and {A} has turned the key« behind him»; the party hangs on the bell wire«, above the roofs of {town2},» to fetch him once more. [A bell rings, far up, and they have to hold on very tightly, because they are being sent for.|Somewhere at the top somebody wants tea, and rings, and up they go, holding on with all they have.|Then somebody rings, upstairs, for more coal, and [the wire carries them off|the wire starts with a jerk].|A tug, a bell, far above them, and [they are on their way|the floor drops away].]',
      'v=b',
    ],
  ],
  lastWay: [
    'By the bell wire you come out at {lair} in the little dining room«, between the soup and the fish». {A} and those who fight for {A.them} are of« their» usual size; whoever is still two inches tall does half damage. [By the back stair of {town} the party, tall or small, arrives in the attic, before a house front in which the light has just been put out.|The back stair brings the party, at whatever height, to the attic and the front of a house, where somebody has just put out the light.|Those who would rather walk, whatever their size, [have the back stair|take the back stair], and stand in the attic [in front of a house with dark windows|before a house, in which the last lamp goes out].|By the back stair, which is [ninety steps or ninety cliffs|a stair or a mountain], according to size, the party reaches the attic, and a house that has just gone dark.]',
  ],
  clock: [
    [
      '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] the party has one ally of normal size.|There is one ally of normal size [for each prevented step|for every prevented step|for each step prevented|with each prevented step|for every step prevented|with every step prevented].|[Each|Every] prevented step has won the party an ally, of normal size.|Count the steps that were prevented: as many allies of normal size are there.] The shrinking glass lies on the sill in front of {lair}: looked at through its right end (an action each), the party is as tall as ever. [If the cats were let in, one of them sits in front of {lair}, and has not been fed.|If the cats were let in, there is one beside it, and nobody has fed it.|Over it crouches a hungry cat, if the cats were let in.|If the cats were let in, the hungriest has found {lair}.]',
      'v=a',
    ],
    [
      '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] the party has one ally of normal size.|There is one ally of normal size [for each prevented step|for every prevented step|for each step prevented|with each prevented step|for every step prevented|with every step prevented].|[Each|Every] prevented step has won the party an ally, of normal size.|Count the steps that were prevented: as many allies of normal size are there.] What {A} poured into the punch makes people as large as they think they are: whoever gives an order at {lair}, and means it, is as tall as ever. [If the cats were let in, one of them sits in front of {lair}, and has not been fed.|If the cats were let in, there is one beside it, and nobody has fed it.|Over it crouches a hungry cat, if the cats were let in.|If the cats were let in, the hungriest has found {lair}.]',
      'v=b',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the court',
      wants: ['want nobody to notice. Content with a straight face; angry at giggling.'],
      later: [
        'stand round the attic in full dress, «with their backs to it, »see [nothing|nothing at all], and let nobody out.',
      ],
    },
    {
      who: '{B.full} and the mice of {town2}',
      wants: [
        'want a king who does not step on anyone. Content with a seat in the council«, a low one»; angry about peppermint.',
      ],
      later: ['have gnawed through whatever {A} is about to pull.'],
    },
    {
      who: 'The giants in {town}',
      wants: ['want to be met at eye level. Content with a ladder; sad about a footstool.'],
      later: ['lift off the roof, «very carefully, »and ask if they may [watch|help|have a look].'],
    },
  ],
};
