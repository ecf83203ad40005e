import { smallKingActs } from './small-king-acts.ts';
import { smallKingPlaces } from './small-king-places.ts';
import type { Tale } from './tale-types.ts';

export const smallKingTale: Tale = {
  id: 'small-king',
  titles: [
    'The King Is Two Inches Tall',
    'Long Live the Crumb',
    'His Majesty on a Saucer',
    'Mind Where You Step',
  ],
  tones: ['whimsical'],
  levels: [11, 20],
  cast: {
    G: 'royal chamberlain|she:mistress of the robes',
    A: 'royal portraitist of the stamps|minister of appearances',
    B: 'palace ratcatcher',
    S: 'court sorcerer|ambassador of the giants',
    T: 'she:dusting maid|royal sweeper',
    H: 'palace tailor|court costumier',
    R: 'he:crown prince of the mice',
  },
  named: 'he:',
  deadline: 'the state visit',
  num: [120, 900],
  onlyIn: { a: ['magnifying stand', 'shrinking glass'], b: ['by his own wish', 'holiday'] },
  lair: {
    name: 'the doll palace in the attic|the doll palace under the roof|the toy palace in the attic|the toy palace under the tiles|the little palace in the attic|the miniature palace under the roof|the play palace in the loft',
    short: 'doll palace|toy palace|little palace|miniature palace|play palace',
    terrain: 'indoors',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'strokes of a pencil',
  escort: ['construct', 'people', 'fey', 'beast'],
  pitch: [
    [
      'On Monday {W.name}, king of this realm, was six feet tall. On Tuesday [they found his crown on the pillow, with the whole king in it, asleep|his crown lay on the pillow, and the whole king lay in the crown, asleep|the servants found a crown on the pillow, and in the crown, asleep, all that there was of the king|somebody picked up the crown from his pillow, and the king was asleep inside it]. [He is two inches high and in good health.|Nothing is wrong with him except that he measures two inches.|He is quite well, and measures two inches.|Apart from measuring two inches, he is in the best of health.] On Thursday {G} put him on a saucer, «on the table of the council, »and turned round for a moment [to fetch a spoon|to find him a spoon|to close a window|to call for a napkin]; and now he is lost, somewhere in the {num} rooms of the palace of {town}, the capital.',
      'v=a',
    ],
    [
      'King {W.name} has become small, says {G}, and does not mean his popularity. [He is two inches tall. It has been kept|Two inches is all that there is of him. It has been kept|He measures two inches, in shoes. It has been hidden|From crown to heel he comes to two inches. They have kept it] from the realm for {weeks} weeks, with a coat on a hat stand« and [a good deal of waving|a great deal of waving from balconies|a glove that waves]». Asked who did it, His Majesty says that he would not like to accuse anybody; and on Thursday«, during a meeting,» His Majesty stepped off the edge of the table [to stretch his legs|for a breath of air|to look at something], and the palace of {town}, the capital, has {num} rooms, {num4} cats and any number of cracks.',
      'v=a',
    ],
    [
      'For {weeks} weeks {W.name}, king of this realm, has been ill, it was said, and [a coat on a hat stand has waved from the balcony|what waved from the balcony was a coat on a hat stand|his coat has waved from the balcony, on a hat stand]. On Thursday {G} heard [a very small voice ask for a towel, out of a drain|a drain ask, in a« very» small voice, for a towel|a tiny voice in the drain, which wondered if there was a towel]. [It was the king. He was two inches high and in good health|The voice belonged to the king, who measured two inches and complained of nothing|There stood the king, two inches tall, wet, and otherwise well|It was the king, all two inches of him, and he was perfectly well]; and when {G} had fetched the towel there was [nobody|no one]« there», and the palace« of {town}, the capital,» has {num} rooms and {num4} cats.',
      'v=b',
    ],
  ],
  stakes: [
    'In {days} days the emperor of the giants comes to {town} on a state visit, and shakes hands. [If there is nobody to shake it, says {G}, he will be insulted, and when he sits down«, insulted», that is a province.|He will be insulted, «says {G}, »if no king shakes it, and an insulted giant sits down, on a province.|Without a king to shake it, «says {G}, »he will sit down« where he stands», insulted, and that is a province.] [The crown must be on a head by then.|By then there has to be a head under the crown.|Until then a head must be found to fill the crown.]',
    'There are {days} days until the emperor of the giants comes on his state visit. [By the constitution the throne is vacant if it looks vacant|A throne that looks vacant is vacant, says the constitution|The constitution has it that a throne is vacant when it looks so], and {few} heirs have ordered« their» coronation robes. {G} has seen the bills, [and they are all from the same tailor|all of which are from one« and the same» tailor|and one tailor has written all of them].',
  ],
  start: [
    [
      'The throne room« of {town}» has been cordoned off with silk rope. {few2.u} courtiers [crawl over the carpet« on their hands and knees», in full dress, with magnifying glasses|are on their hands and knees on the carpet, in full dress, each with a magnifying glass|in full dress comb the carpet, on their knees, through magnifying glasses], [whispering|and whisper|and call softly], ["Your Majesty? Your Majesty?"|"Majesty, if we may?"|"Sire? Are you here, sire?"|"Your Majesty? A sign, if it please you?"|"Sire, the soup is getting cold?"] {G.full} stands on one leg. ["Do not move," says {G.full}. "[Lift your left foot|Left foot up|Up with the left foot], [slowly, and turn it over|slowly, and let me see the sole|and show me the sole]. [Thank the gods|We are spared|What a relief|No, that is only gravel]."|"Stay as you are," says {G.full}. "[Now the left foot, up, and let me see the sole|First the left foot, and then the other, if you please|The sole, please, of the left one, and then of the right]. [[The gods|All the gods|Heaven] be praised|It is clean|Nothing on it, so we may go on|You may put it down, gently, gently]."|"Not one step," says {G.full}. "[Show me your boots, from below, the left one first|First I have to [see under your shoes, under both of them|look under your shoes, both of them]|Before anything else I must look at your heels]. [Thank you, I have not breathed since you came in|Good, and you cannot think how good that is|Forgive me, it is how I greet everybody now]."] [At this moment the largest cat of the palace comes in at the far door, sits down, and licks its whiskers, [thoughtfully|with half-closed eyes|like a guest after dinner].|Just then somebody lets the cat in, the big one. It walks to the middle of the carpet, sits down, and passes its tongue round its whiskers, [as after a meal that one wants to remember|in no hurry at all|once to the left and once to the right].|The far door [is ajar|opens by a hand\'s breadth], and the largest of the palace cats walks through it, looks at everybody, and [begins to wash its whiskers|has something to lick from its whiskers].]',
      '@carpet',
    ],
    [
      '[[The audience goes well.|It is a fine day for an audience.] The king of the realm sits on the balcony above you, [a bit stiff|somewhat stiff|rather stiffly], and waves. Then [the wind gets up|a wind comes up|there is a puff of wind].|So far it has been [a good|an excellent|a pleasant] audience. High above you on the balcony sits the king of the realm, [rather upright|very upright|straight as a post], and waves. Then [there is a gust|comes a gust|the flags stir].|You have bowed, and up on his balcony the king of the realm has waved, [three times, always in the same way|a little like a pump|without bending his arm]. [A breeze springs up|Then it begins to blow|Now the curtains move].] [The royal head comes off, rolls along the balustrade and drops into your lap: [it is a wig on a turnip|it is a turnip, in a wig].|His Majesty\'s head tips, comes down the balustrade, and lands in your arms. You are holding [a turnip with a wig on|a turnip, and a wig].|The head of the king leaves his collar, bounces once on the stone and [is in your hands|comes to you]: a turnip, [well wigged|with a very good wig].] [Nobody below seems to have noticed.|The crowd goes on cheering.|Below, they are still throwing their hats.|The band has not missed a beat.] {G.full} bends down to you, still smiling« at the crowd». "Wave," says {G.full} between {G.their} teeth. ["With the turnip. [I can explain. Actually I cannot|It can be explained, only not by me|There is a reason, and it is a long story]."|"[Lift it higher|Hold it up]. [There is an explanation, or there will be one|I am working on an explanation|You will be told everything, I think]."|"The turnip, and not too fast; I shall explain it all as soon as I can explain it."|"[As he would, with the turnip|As if you were he, with the turnip]. [Later I shall tell you why. I shall have thought of something|I shall tell you why, when I have thought of something]."|"[Turn its face to the people|Hold it so that they see the face|Its nose to the front]. [No, the face|The other way round|A little higher, and nod]."]',
      '@turnip',
    ],
  ],
  ask: [
    '"Find him," says {G}. ["Please bring him back in one piece, it is quite a small piece.|"In one piece, if you please, and [mind where you sit|mind your elbows].|"And whatever you do, look before you [sit down|lean back].|"Alive, and unfolded, and not in a jar, if it can be helped.|"And when you have him, do not put him in a pocket with a knife.] [And find out who did it, since one does not become small by oneself|And I want to know who did it, since people do not [become small|shrink] by themselves|Then tell me whose doing it is. Nobody shrinks like that of his own accord|And then there is the question of who did it. Kings do not shrink by themselves|I also want a name. Somebody must have done it, people do not just shrink]; [I have been at court for most of my life, and one has to be made to|I have lived at this court long enough to know that somebody has to see to it|at court, that is something [which|that] is done to one]."',
    '{G} wants the king found, in secret, «before the state visit, »and restored to his usual size. "[If that is not possible, we shall need a very large magnifying glass, and some people with no sense of humour|Failing that, get me a very large magnifying glass and a court that does not laugh|Should it not be possible, I need a big magnifying glass, and [forty people who never giggle|a room full of people who never laugh]|If he has to stay like that, bring a great lens, and guests who are good at keeping a straight face|In the worst case I shall need very thick glass, and an audience that can hold its breath]."',
    '{G} asks the party to look for the king, quietly, and to bring him back at his proper height« before the state visit»; and to bring«, if at all possible,» [whoever it was that did this to him|the name of the person who is behind it|whoever has made him so small]. "[Walk softly|Tread lightly|On tiptoe, please]," says {G}, ["and empty your shoes before you put them on."|"and never, ever, sit down without looking."|"and shake out your napkins over a tray."]',
  ],
  fee: [
    '[The privy purse has {coins} gp.|There are {coins} gp in the privy purse.|{coins} gp lie ready in the privy purse.|For this the privy purse can spare {coins} gp.] {G} mentions that such a coin, stood on its edge, now comes up to [the chest of the king|the royal chest|the third button of the king].',
    '{G} offers {coins} gp, and the hereditary right to sit in the presence of the king, ["which everyone does at present, by mistake"|"which, as things are, happens to everybody"|"and please do look first"|"a right of which, just now, I beg you to make no use"].',
  ],
  talk: [
    '[The king has become very fond of cheese, people say, and of dark corners.|The king keeps to dark corners these days, they say, and asks for [cheese|rind|crumbs].|In the kitchens they are told to send up [more cheese, for the king, in very small pieces|cheese for the king, [grated|in crumbs]].|At court the king has not been seen for some time, but [a good deal of cheese has gone|the cheese bills have been].|They say that the king has [taken to cheese, and bows to mice|a cheese by his bed, and a hole in the curtain to look through].]',
    '{S.full} threatened« in a debate» to cut him down to size; there were {few4} witnesses.',
    '{T.full} has been told to stop dusting, for the first time« in {T.their} life», and is beside {T.themself}.',
    '[The new [stamps|penny stamps|blue stamps] show the king in his real size.|On the new stamps the king is as large as he really is.|There are new stamps, with the king on them in his real size.] [They were printed a month ago.|The printer has had them lying ready for a month.|The ink on them has been dry for a month.|Somebody ordered them a month ago.]',
    '{B.full} has put all the mousetraps away, in protest, and will not say [against what|what it is about].',
    '{H.full} makes clothes for dolls at night and [delivers them personally|takes them round in person|will not let anybody else carry them].',
    '[In the cellars of {town} the mice have begun to walk in step.|Whoever has a cellar in {town} hears the mice march.|Under the floors of {town} something small is drilling, left, right, left, right.]',
    'The cats« of the palace», all {num4} of them, are fed twice a day now«, by order», and [will not say why|nobody has said why|are putting on weight].',
  ],
  run: [
    [
      '[The cat did not eat him.|Nobody has been eaten.|It was not the cat.|The cat is innocent.|He is not in the cat.|The cat tried, and did not get him.|The cat has had fish, and nothing else.] [The cat has [fluff from the wainscot|grey fluff, from behind the wainscot,] on its whiskers and a tiny scratch on the nose, made with a sword (DC 16 Animal Handling)[; it is impressed|, and has thought about that|].|There is fluff on the whiskers of the cat, from the wainscot, and on its nose a very small scratch, from a sword (DC 16 Animal Handling)[; it has never been so impressed|; nobody has ever done that to it before|].|What it licks off is fluff from the wainscot; and across its nose goes [a scratch, the length of an eyelash,|a very fine scratch,] that was made with a sword (DC 16 Animal Handling)[; it does not wish to talk about it|].]',
      'start=carpet',
    ],
    [
      '[The turnip was carved by an artist (DC 16 Investigation): [it looks more like the king than he did|it has caught the king at his best].|An artist has carved this turnip (DC 16 Investigation): it is [more like the king than the king|a better likeness than any of the coins].|Whoever carved the turnip has studied that face for years (DC 16 Investigation): [the chin is better than the real one|even the doubt in the eyebrows is there].] {A} blushes when it is praised.',
      'start=turnip',
    ],
    [
      'On the council table there is a trail of royal footprints [in jam|in raspberry jam|in marmalade], [each no larger than a grain of barley|as large as barley grains|smaller than barley grains]. [They lead to the edge, and stop|At the edge of the table they stop,|They go once round the inkwell, and end at the edge of the table,] in front of a« piece of» thread« that hangs down».',
      'v=a',
    ],
    '{A} suggests, with« great» regret, that one« ought to» begin to think of the stamps. [They would have to show somebody.|Somebody will have to be on them.|A stamp with nobody on it is paper.|There must be a face on them, after all.|One cannot lick an empty stamp.]',
    '[Speaking to the palace mice is no use without an appointment|The palace mice can be spoken to, by appointment only|Nobody gets a word out of the palace mice without an appointment|The mice of the palace receive no callers without an appointment] (DC 17 Persuasion or a [good|ripe] piece of cheese): [they have just held an election|they have an election behind them|it is the week after their election|their new government is still settling in].',
  ],
  gist: [
    [
      '{A} has shrunk the king with a shrinking glass through which he was to be painted« for the stamps», and keeps a« much» nicer king ready: a clockwork one, at {lair}, bought abroad and dressed by {H}. [The real one was to be locked in there as well, but got away from the council table before that, and is with the mice.|The real one slipped off the council table before {A} could take him there, and is with the mice.|The real one should have been locked up beside it, but got down from the council table first, and lives with the mice.] At the state visit the clockwork king [abdicates, in favour of the arts|is to abdicate, and to leave everything to the arts|will give up the throne to the arts|says a speech and hands the realm to the arts].',
      'v=a',
    ],
    [
      '[The king is small by his own wish.|Nobody did it to the king; he is small by his own wish.|There has been no crime, at first: the king is small by his own wish.|It was by his own wish that the king became small.] [He wanted a holiday, and {A} sold him one|It was to be a holiday, and {A} had one to sell|He was in need of a holiday, and {A} knew of one]: [a month as nobody, in {lair}, with a garden of moss|one month in {lair}, as nobody at all, and a garden of moss|four weeks at {lair}, in a garden of moss, as nobody in particular]. [Only then did {A} notice what can be done with a king|The rest occurred to {A} afterwards: what can be done with a king|It was later that {A} saw the use of a king] who has to be asked through a straw; and {A} had {H} lock the door. [The king gets out by the drain all the same, and likes to walk about as nobody|But there is the drain, and through it the king goes out, to be nobody|All the same, the drain is open, and the king takes it every morning, and is nobody until the evening|The king does not complain; he leaves by the drain and goes about as nobody]; [only to sleep does he go home to his hammock|he is in his hammock only at night|for the night he returns to his hammock].',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who once threatened to cut the king down to size, and who has spent every night« since the king was lost» on the floor« of the throne room», with a candle, looking for His Majesty«, and has told nobody of it».',
    '{S}, because of a speech about cutting the king down to size; in truth nobody misses the king more, or has worn out more candles« on the floor of the throne room», looking for him.',
  ],
  truth: [
    [
      'King {W.name} is tall, shy and conscientious, and has always had the feeling of being in the way. Although he measured no more than six feet, he has« always» ducked under every lintel in {town} and apologised to it.',
      'King {W.name} has been too tall for his own comfort« ever since he was grown»: a shy man« and a careful one», who feels that he takes up room. There is no lintel in {town} to which he has not apologised.',
    ],
    [
      [
        '{A} has drawn his profile hundreds of times«, for coins, stamps and plates», and [each time somebody complained that it was too small« to be seen»|somebody always found it too small« to be seen»|has heard each time that nobody can make it out, so small is it]. [{A} came to think that what should be small is the model.|One day it struck {A} that the fault lay with the model, which should be smaller.|In the end {A} decided not to enlarge the picture, but to reduce the king.] The glass came from a travelling optician [who is not to be found any more|whom nobody has seen since|who has travelled on]; [whoever is looked at through its wrong end for as long as a portrait takes fits on a stamp|look at somebody through the wrong end of it, for as long as a portrait takes, and that person fits on a stamp|it has to be held the wrong way round for the length of a portrait, and the sitter then fits on a stamp].',
        'v=a',
      ],
      [
        '[A holiday is not provided for in the constitution.|The constitution does not know such a thing as a holiday.|No king may take a holiday; it is not in the constitution.|For a king the constitution has no holiday.|Kings have no holidays; the constitution is quite clear.|The law of the realm gives a holiday to everybody but the king.] [So it had to be a disappearance|He had to disappear|It could only be done by disappearing], and {A} arranged it with great tact: [a potion, a basket, a little bed|a potion, a bed, and a basket to be carried up in|a little bed, a basket with a lid, a potion]. [In the first week the king read {few3} novels.|For one week the king read novels, {few3} of them.|The first week was {few3} novels long.] In the second {A} brought him the first decree to be signed, and a magnifying glass, [with which one can see everything but the small print|through which all could be read except the small print|which was held over everything except the small print].',
        'v=b',
      ],
    ],
    [
      '{T} swept him up on Thursday, «by mistake, »and talked to him for a good hour« before {T.they} noticed that it was not {T.their} conscience». {T} has put him down behind the stove, «at his request, »and has sworn not to tell anybody taller. The mice, who [were looking for a ruler|had no ruler|were without a ruler], have elected him since, by {num2} votes to none.',
    ],
  ],
  turn: [
    [
      '[The mice mean it.|For the mice this is no joke.|The election was meant in earnest.|No mouse is laughing about it.|Ask any mouse: it is quite serious.|The mice did not vote for fun.] [Their old queen has died|The old queen of the mice is dead|The queen whom they had has died], and for {few3} years they have been looking for somebody« who is» small, polite and afraid of cats. [If he is taken away from them before they have anybody to follow him, it is an act of war, and they can gnaw through every bell wire in {town}.|To take him away from {town} before they know who is to follow him is war, for them, and there is no bell wire in the palace that they cannot gnaw through.|Whoever takes him from them before there is anybody to follow him is at war with them, and in one night {town} has no bell wire left.] [[Anybody|Anyone] small and polite who is put before them may succeed him; they vote [within the hour|in less than an hour].|For a successor [anybody|anyone] will do who is small and polite; the vote takes them [an hour|an hour at most].]',
      'v=a',
    ],
    [
      '[He can be tall again at any time|Nothing keeps him small|He could grow back this minute|His height is his for the asking]: he only has to give [an order and mean it|one order that he means|an order, and mean it this time]. [He has never done that in his life.|In his whole reign he has not managed that.|That is the one thing he has never been able to do.|He has reigned for years without it.] [The potion makes people exactly as large as they think they are.|With that potion one is as large as one thinks one is, not an inch more.|People who drink that potion become as large as they believe themselves to be.|What the potion gives is the size that one thinks one has.|The size to which the potion brings [people|anybody] is [their own idea of themselves|the one they believe in].|It is a potion that makes people the size that they [feel|feel themselves to be].]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} is responsible for everything that is in the right place and suffers« physically» if something is not. {G} has begun to salute crumbs[|, to be on the safe side].',
    ],
    A: [
      '{A} has made the realm look good« for {years} years» and thinks that it should be grateful. {A} has never looked at the king [without a pencil|except over a pencil|without wanting to correct the nose].',
    ],
    B: [
      '{B} has lived beside the walls« of the palace» for a lifetime and knows what goes on in them. [If {B} had to choose between the palace and the mice, it would be the mice.|Asked to choose between the palace and the mice, {B} would take the mice.|Between the palace and the mice {B} would not hesitate: the mice.]',
    ],
    S: [
      '{S} has a loud voice«, a bad temper» and a very good heart. {S} has had a sedan chair made«, in case,» from a walnut shell.',
    ],
    T: [
      '{T} knows each corner of {num} rooms by its fluff. {T} has been spoken to by a king« for one hour», and he listened, too.',
    ],
    H: [
      '{H} sews stitches that cannot be seen and has never been asked to a ball. {H} has made the clothes of everybody who is going to be king.',
    ],
    R: [
      '{R} lost the election, by {num2} votes to none, and took it like a prince, which is to say that {R} has raised an army. {R} is four inches tall« in boots».',
    ],
  },
  places: smallKingPlaces,
  lairLook: [
    [
      'Under the roof« of the palace» stands a palace, with {num5} windows and one wall that opens like a cupboard«, built so that royal children could walk about in it»; grown people stoop. In its throne room sits a king of clockwork, as tall as King {W.name} used to be«, in ermine, with the crown against the ceiling»; [on the arm of the throne is the magnifying stand under which the real king was to be kept, and it is empty|the magnifying stand on the arm of the throne, which is for the real king, is empty|beside its elbow is the magnifying stand for the real king, with nothing under the lens]. If the party has King {W.name} in a pocket, he is what {A} tries for first, to put him there.',
      'v=a',
    ],
    [
      "Under the roof« of the palace» stands a palace, with {num5} windows and one wall that opens like a cupboard«; royal children used to walk about in it», and anyone taller bends their head. [There is a garden of moss, a bath with a dripping tap, a hammock made from a handkerchief, which is still swinging, and on the front door, outside, a very large padlock.|It has a garden of moss, a bath whose tap drips, a hammock, which was a handkerchief and is still swinging, and a padlock on the outside of the front door, a very large one.|Somebody has laid out a garden of moss and hung up a handkerchief as a hammock, which [swings|still moves]; in the bath the tap drips; and outside, on the front door, is a padlock [much too large for it|as large as the door knob of a church].|A tap drips into the bath, a handkerchief swings [between two candlesticks|between two chairs], as a hammock, moss grows where the garden is, and the front door has a great padlock, on the outside.|The garden is of moss[, freshly sprinkled|, with a radish], the hammock is a handkerchief and still swings, the tap of the bath drips, and whoever lives there is locked in, by a big padlock outside on the front door.] King {W.name} has just got out of the hammock, and stands behind the tap [with a towel|in a towel]«, in nobody's way».",
      'v=b',
    ],
  ],
  lairUse: [
    "[In {lair} size goes by manners.|Manners decide, as {town} knows, one's size in {lair}.|How tall one is in {lair} depends on one's manners.] [Whoever insults someone|Whoever is rude to somebody|An insult, and whoever spoke it] becomes a foot smaller until the end of the next turn, and [whoever pays an honest compliment|whoever says something kind and means it|an honest compliment makes the speaker] a foot taller ([the game master is the judge; at less than two feet, attacks do half damage|attacks by those under two feet do half damage; the game master judges manners|below two feet, one's attacks do half damage; the judge of it all is the game master]).",
    '{lair.u} can be shut (one action, DC 17 Athletics): whoever is in one of its rooms is« then» locked in with [whatever was there already|whatever else is in it|all that was in there before]. It has {few6} rooms« that are» large enough« for that», [and the bath can be run|and in one of them the bath can be run|and one can let the bath run over].',
    '[The toys of the royal children lie about under sheets.|There are sheets over the toys of the royal children.|White sheets cover what the royal children used to play with.|What stands about under [dust sheets|sheets] are the toys of the royal children.] [Whoever pulls one off (one action) gets|Whoever takes a sheet away (one action) has|With an action one can pull a sheet away, and has] the help of what is under it for a round: [a rocking horse that bolts|a rocking horse in full gallop|a goose on wheels], [a regiment of tin|a tin regiment with drums|a brass band of tin], [a very large bear|a bear with one ear|a bear the size of a door].',
  ],
  tactics: [
    '{A} draws one of the party [each|every] round, «with a few strokes, »and whoever is drawn is half as large and does half damage until they do something« that is» not like them; {H} sews people to the curtains« with a needle a foot long»: whoever fails a DC 16 Dexterity saving throw is restrained until somebody finds the scissors',
  ],
  companions: [
    [
      'Those who fight for {A} have been made for the stamps«, and are flat at the back». [If one of them is told that it is one of a kind (DC 16 Persuasion), it [goes off to be collected|leaves for an album|walks off, to find a collector].|Tell one of them that there is no second one like it (DC 16 Persuasion), and it [leaves, to be collected|is gone, in search of a collector|goes to be put in an album].|One of them that hears how rare it is (DC 16 Persuasion) [puts itself into an album|lays itself between two pages|goes to look for a collector].|With [the words "first print"|praise for its edges|a word about its rarity] (DC 16 Persuasion) one of them can be [sent to a collector|sent off, blushing, to an album|talked into an album].|If somebody admires its perforation (DC 16 Persuasion), one of them [hurries off to be framed|leaves the field to be valued].]',
      'escort!=no',
    ],
  ],
  parley: [
    '{A} would like to see one work of {A.their} own large, once. Offer a wall (the throne room has one, of sixty feet; DC 17 Persuasion«, or {G} signs for it»), and {A} lays down the pencil, «steps back, »and asks [what one usually does with such an amount of sky|where, on a thing like that, one begins|whether anybody has a ladder, and a bucket of blue].',
  ],
  spells: [
    [
      11,
      '*Scrying*[ on the king shows [a great deal of darkness|nothing but darkness|the inside of something dark] and a voice that says "[excuse me|pardon me|after you|I beg your pardon]" [every few seconds|again and again|every ten steps].| on the king: it is [dark|pitch dark], and [every few seconds|with every step|at each corner] somebody in it says "[excuse me|so sorry|after you]".]',
    ],
    [
      11,
      '*Sending* to the king: ["[Quite all right, [make no fuss|blame nobody]|I am [quite all right|perfectly well]|No fuss, please; I am well], [but has somebody fed the dogs?|and are the dogs fed?|but please feed the dogs.] [I have met the most charming people|One meets such charming people here|They are so nice to me], [so mind your feet|so watch your step|so please look down]."|"[I am very well, thank you|Very well indeed, thank you|I could not be better], [but please see to the dogs|but be kind to the dogs|and the dogs eat at six]. [Such charming company here, do look|The company is delightful, so look|The company is excellent; please look] where in {town} you step."|"[Please do not worry|Nothing is the matter|All is well], [but is somebody walking the dogs?|but has anyone walked the dogs?|I only miss the dogs.] [They are very kind|I am treated with kindness], and in {town} one must [lift one\'s feet|tread lightly|step gently]."]',
    ],
    [
      11,
      [
        '*True Seeing* in the throne room shows an empty coat on a hat stand« where the king should be», and {A}«, who is» standing where the light is best.',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*True Seeing* in the throne room shows an empty coat on a hat stand« where the king should be», and how small everybody« here» thinks that they are; {A} is about a foot high.',
        'v=b',
      ],
    ],
    [
      11,
      '*Polymorph* gets one of the party into the walls« of {town}» as a mouse; at the first corner [somebody asks for the papers|there is a sentry, and one needs a password|one is asked how one voted].',
    ],
    [
      13,
      '*Enlarge* and the like make King {W.name} four inches tall«, for a minute». [He says that it is a very kind thought.|It is a very kind thought, he says.|He thanks whoever it was, and would like to sit down.]',
    ],
    [
      17,
      '*Wish*[ brings him back at once, in his usual size, [in the middle of|inside] what he was just crawling through| puts him back, at full size, into whatever he was crawling through|: he is back at once and six feet tall, in the middle of [what he was just crawling through|the wall he was walking through]| makes him six feet tall on the spot, which is a bad moment for the wall he is in| returns him at once, in full size, with whatever he was crawling through round his neck].',
    ],
  ],
  clock: [
    [
      '{A} has the throne room painted. {H} is measured for a coronation robe, by {H.themself}.',
      'The throne room is to be painted, says {A}, and closes it. {H} cuts out a coronation robe, and tries it on.',
    ],
    {
      text: [
        '{S} is arrested for having spoken of cutting the king down to size, and put into the great wine jar of the palace« with holes in the lid», "so that it fits the crime".',
      ],
      stop: [
        'let {S} repeat the whole sentence before {G}: it was about the speeches of the king (DC 17 Persuasion, or the minutes«, which {T} has kept as a dust cover»)',
      ],
    },
    {
      text: ['All {num4} cats are let loose« in the halls of the palace», "to calm the public".'],
      stop: [
        'have {B} and the maids hang a bell on each of them, or give a dinner for cats« in the garden» at the same hour (DC 17 Animal Handling); they do not do two things in an evening',
      ],
    },
    [
      [
        'At {deadline} the clockwork king holds out a hand, which is shaken. [It comes off, and the emperor of the giants looks at it[, and then round|, and looks round] for [somewhere to sit|a seat].|Then the emperor of the giants has it in his own. He [looks at it, and then round for somewhere to sit|turns it over, gives it back, and looks for a seat].|The emperor of the giants is left with the hand, and with a spring. He [begins to look for a chair|feels that he ought to sit down|says that he has to sit down|puts them on a side table, and looks for a chair].]',
        'v=a',
      ],
      [
        'At {deadline} {A} announces the king and places a cushion on the throne, with a dot on it. The emperor of the giants [has forgotten his spectacles, and sits down|sees the cushion, but not the dot, and sits down|has left his spectacles at home, and takes it that the cushion is for him].',
        'v=b',
      ],
    ],
  ],
  after: [
    '[The realm has {few} new kings and a new lake.|In the realm there are {few} new kings now, and one new lake.|There are {few} kings afterwards, and a lake.|A lake appears on the maps of the realm, and {few} kings on its coins.] [The lake is where the emperor of the giants sat down.|Where the emperor of the giants sat down is the lake of {town}.|It has [the shape|the outline] in which the emperor of the giants [sat down|sat|sat there].|One can still see how the emperor of the giants sat.|The lake is [round at one end and has two legs|deep at one end and has two arms], where the emperor of the giants sat.|It filled up in a week, where the emperor of the giants had been sitting.|The emperor of the giants made the lake by sitting down.]',
  ],
  endings: [
    {
      heading: 'To the full height',
      text: [
        [
          'Through the right end of the glass {W.name} grows«, politely,» past the chandelier and down again. He shakes hands with the emperor of the giants [as one who knows what it is to be looked up at, and down on|like somebody who has seen both sides of a table|and knows how it is to look up at somebody]. The mice have the west wing by treaty, and somebody else who is small and polite on the throne; {A} has to draw each of their {num2} voters«, in a good light».',
          'v=a',
        ],
        [
          'The king« of {town}» climbs on to the arm of the throne, «in front of both courts, »and says, "No." [It is not loud, and it is about the cushion.|One hardly hears it, and it is only about the cushion.|It is said about a cushion, [and not loudly|in the voice of somebody who asks for the salt].|It is a [very small|soft|polite] "no", to a [cushion|second cushion].|All he means is the cushion, and one has to lean forward to hear it.] [He is six feet tall before anybody has understood it, with cobwebs in his hair|Before anybody has understood it he stands there at six feet, cobwebs and all|The next moment he is six feet tall, and has cobwebs in his hair], and goes on saying it, [about a number of things|about one thing after another|to a number of other things]. {A} takes notes.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'A small reign',
      text: [
        '[King {W.name} stays as he is and rules from a thimble.|{W.name} stays two inches tall, and his throne is a thimble.] *The price:* {G} has to repeat everything that he says, loudly«, and not improve it»; the giants [adore him, and carry him about|adore him, and pass him from hand to hand|have taken him to their hearts, and to their homes].',
      ],
    },
    {
      heading: 'Somebody else sits there',
      text: [
        '[The king abdicates, for the mice|The king gives up the crown, for the mice|The king stays with the mice, and abdicates], and [one of the party, {G}, or a coat on a hat stand|{G}, one of the party, or a coat on a hat stand|a coat on a hat stand, {G}, or one of the party] has to be king until there is a better idea. [*The price:* in {town} it is the coat that is the most popular, and nothing is signed any more.|*The price:* of the three, {town} loves the coat best, and a coat signs nothing.|*The price:* {town} would vote for the coat, and a coat has no hands to sign with.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[In the throne room of {town} the emperor of the giants has begun to sit down.|The emperor of the giants has turned his back to the throne of {town}, and is sitting down.|The knees of the emperor of the giants are bending, and {G} has shut both eyes.] [It takes a giant three rounds to do so, with dignity|A giant of rank needs three rounds for that|That is done with dignity, and takes a giant three rounds|To sit down, with dignity, takes a giant three rounds|A giant does not drop into a seat: it takes three rounds]; [in this time somebody can put a hand under him, an apology, or a pin|that is time for an apology, a hand under him, or a pin|until then a hand can be put there, or a pin, or an apology can be made|whoever is quick puts a pin there, or a hand, or says how sorry they are|there is room, just, for an apology, for a shoulder, or for a pin].',
      ],
    },
  ],
  hoard: [
    'In the treasure room« of {lair}» small things are kept that the realm had given up as lost: {items}, and {worth}.',
    'The mice pay in what falls behind wardrobes: {items}, and {worth}. [It comes in many instalments, and somebody signs for each|It is brought [one thing at a time|a piece a night], and each time there is a [receipt|stamped receipt]|They bring it piece by piece, [against signature|by night, against a signature]|Each piece is carried in by [a delegation, with a receipt|six of them, with a clerk]|The delivery takes all night, and there is a paper to sign for every piece].',
  ],
  favour: [
    '[In all palaces, prisons and grand hotels the mice know the friends of {B}. [What fits through a hole is brought, taken or gnawed, once a night|Once a night something that fits through a hole is brought, taken or gnawed].|Wherever there is a palace, a prison or a grand hotel, the mice have heard from {B} of the party. Once a night they bring, take or gnaw whatever goes through a hole.]',
    'The king has told the realm to mind its feet. [There is a stamp with the party on it, [and it is valid|and mice use it, too]|The party is on a [stamp|stamp the size of a crumb] now, and letters with it [arrive|get there]|On the [new|smallest] stamp is the party, and it is valid].',
  ],
  steps: [
    'Look for the king, on hands and knees.',
    'Find out who benefits from a king who cannot be seen.',
    'Speak with those who live in the walls.',
    'Have a king of the usual size on the throne for the state visit.',
  ],
  acts: smallKingActs,
};
