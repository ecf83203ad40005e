import { emptyMaskActs } from './empty-mask-acts.ts';
import { emptyMaskPlaces } from './empty-mask-places.ts';
import type { Tale } from './tale-types.ts';

export const emptyMaskTale: Tale = {
  id: 'empty-mask',
  titles: ['The Council of Masks', 'The Seventh Vote'],
  tones: ['intrigue', 'horror'],
  levels: [6, 20],
  cast: {
    G: 'speaker of the council|first herald of the city',
    A: 'secretary of the council|dresser of the council',
    B: 'mask maker',
    S: 'leader of the opposition|pamphlet printer',
    T: 'gondolier of the council|rower of the council',
    H: 'sergeant of the silent guard|corporal of the silent guard',
    R: 'envoy of the empire',
  },
  named: '',
  deadline: 'the vote on the treaty',
  num: [41, 99],
  onlyIn: { a: ['wax ear', 'understudies'], b: ['chews', 'grown a neck'] },
  lair: {
    name: 'the robing rooms under the council|the old robing rooms|the sunken robing rooms|the robing rooms of the tyrants|the lower robing rooms|the robing rooms below the canal',
    short: 'robing rooms',
    terrain: 'underground',
  },
  alsoOf: ['he', 'she'],
  mage: 'points of order',
  escort: ['people', 'construct'],
  pitch: [
    '{town}, with the islands of its realm, is ruled by nine people in masks, and [nobody|no one] knows who they are; so they cannot be bribed«, flattered or found at home». {G} has counted their votes« for half a lifetime». In the last {weeks} weeks the seventh mask has voted {few2} times, always as it should« and always last», and {G}, who stands nearest, has noticed that it does not breathe.',
    'Nine masks govern the realm of {town}. [They are chosen by lot, serve until they ask for leave, and their families are told that they have gone to sea.|Each is drawn by lot and serves until [it asks for leave|it asks to go]; [at home|in the family|next door] people are told that [they have|their son or daughter has] gone to sea.|The lot chooses them, nobody may refuse, and the family is told that [its son or daughter|somebody] has gone to sea.|A lot decides who they are, they serve until they ask for leave, and at home it is said that they went to sea.] It has worked for {num3} years. [Now there is a [smell|sweet smell|bad smell] in the council chamber[|, most of all in the evening|, for {weeks} weeks now].|Lately the candles of the council chamber no longer cover the smell.|This [spring|season|month] there is a smell in the council chamber that no lavender covers.|For [some|{weeks}] weeks the council chamber has smelled of lavender, and of something [under it|else].|Of late something smells in the council chamber[|, in spite of the candles|, and it is not the canal].] {G} has walked along behind the nine chairs, with a lamp, «as the custom is, »and under the seventh mask [somebody|someone] was not breathing. [Then it raised its hand, and voted.|It voted all the same, by show of hands.|A moment later up went its hand, for the vote.|It raised its hand when its turn came.|And when the question was put, it raised its hand.]',
  ],
  stakes: [
    'In {days} days the council votes on the treaty by which the fleet, the crown jewels and {num2} islands pass to the empire«, in return for its protection». It will be five to four, says {G}, and the seventh mask has the fifth vote.',
    'The vote on the treaty is in {days} days; by it the fleet and {num2} islands would pass to the empire. A law« of the realm» that is carried with a dead vote is no law; but if it is said aloud, {G} fears, [nobody|no one] will believe in the council« any more», and armies will stand on both banks« of the canal».',
  ],
  start: [
    [
      '[Behind a grille in the council chamber of {town} you have been given a place to listen. Below you sit nine masks in a half circle, gold, with closed lips.|Your place is behind a grille, high in the wall of the council chamber of {town}. [Nine golden faces sit down there in a half circle, and not one of them has its lips open.|The council sits below, nine faces of gold, and nobody coughs.]|From behind a grille you look down into the council chamber of {town}, on nine golden masks« in a half circle, all with their lips shut».] ["The question is put," says {G.full}.|{G.full} puts the question.|"Who is for it?" asks {G.full}.] [Eight hands go up or stay down[|, at once|, without a pause|, each as it must].|Eight of them know at once whether to raise a hand.|Eight masks have voted before the [words have|echo has] died away.|Four hands rise, four lie still [in their laps|on the arms of the chairs].|Four white gloves go up, and four stay down.] «[Everyone waits.|Then it is the turn of the seventh.|All of them wait for the seventh.|One vote is still missing, that of the seventh.|The seventh takes its time.] »[The seventh hand lifts itself, a little too [high|far|fast]«, like one that is [remembering how it is done|trying to remember how it is done|doing it from memory]».|The seventh hand comes up in small jerks, and a bit too far, as if somebody had told it about raising hands.|The seventh hand rises like a bucket out of a well, hangs in the air for too long, and [drops|falls].|Slowly the seventh glove comes up out of its sleeve, elbow first, and stays up when all the others have sunk.] [Out of the sleeve something drops on to the marble, and rolls.|Something has fallen from that sleeve. You hear it hit the marble and roll.|Something small falls out of the sleeve and rolls across the marble.|A small thing leaves the sleeve, bounces on the marble and rolls.] {G.full} puts a foot on it, «without looking down, »and declares the sitting closed. [It was a thumb, [with its nail|a left one|and rather a grey one].|It is a thumb, you are [sure|all sure|almost sure] of it.|A thumb does not [roll|bounce|sound] quite like that, but it was one.|Before the [shoe|foot] came down you saw a nail: it [is|was] a thumb.|What lies under that [shoe|foot|heel] is a thumb[|, and it was grey].|You have seen it too: it is [a thumb|the thumb of an old man|a grey thumb].]',
      '@chamber',
    ],
    [
      '[The boat is black and has a black awning. {G.full} sits opposite you|You have been told to get into a black boat under a black awning. {G.full} sits opposite you]« with the curtains drawn», and on the boards between you lies something in a cloth. ["I have committed a crime today," says {G.full}.|"Since this morning I am a criminal," says {G.full}.|"I have broken the law, and a capital one," says {G.full}.] ["I have touched [one of them|a councillor][|, with this hand|, on the arm].|"I have laid a hand on [one of the nine|the seventh][|, and not by accident|, at {few4} in the afternoon].|"I took one of the nine by the [elbow|sleeve|shoulder][|, to help with the steps].|"One of the nine has been touched, and [by me|it was I who did it|with this hand here].|"A councillor [leaned against me|stumbled against me|sank against me], and I [did not step back|held on].] [The mask came off, and I kept my eyes shut« and ran».|The mask came away, and I shut my eyes and ran.|It slid off, I did not look, and I ran.|I had the mask in my hand, and ran, with my eyes on the floor.] [It [has to|must] be back [before dawn|before they are dressed][|, on its hook|, and dry|, and I have no key]."|Before dawn it must hang where it belongs[|, by its ribbon|, face to the wall|, as if it had never left]."|It goes back [before the first bell|before anybody comes to dust|while it is dark][|, and I do not yet know how|, the way it came|, in this boat]."|If it is not back by [dawn|the first bell|sunrise], [it will be missed|I shall be asked for it|they will count, and find eight]."] {G.full} unwraps the cloth. [In it lies the mask, golden, with closed lips. {G.full} turns it over.|You have never seen one from so near: gold, with its lips closed. Then {G.full} shows you the other side.] [Nobody has ever worn it: there is no scratch and no sweat on the inside, only a little hook, to hang it up by.|The inside is as clean as a new plate. Where a forehead should be there is a little hook, to hang it up by.|No forehead has ever rubbed against it, and no breath has dulled it; there is only a little hook inside, such as one hangs a cup from.|It is smooth inside, without a scratch or a trace of sweat, and it has a hook where a head should go.]',
      'v=a @copy',
    ],
    [
      '[The boat is black and has a black awning. {G.full} sits opposite you|You have been told to get into a black boat under a black awning. {G.full} sits opposite you]« with the curtains drawn», and on the boards between you lies something in a cloth. ["I have committed a crime today," says {G.full}.|"Since this morning I am a criminal," says {G.full}.|"I have broken the law, and a capital one," says {G.full}.] ["I have touched one of them[|, with this hand|, on the arm|, and my glove was off].|"I have laid a hand on one of the nine[|, and not by accident|, at {few4} in the afternoon].|"One of the nine has been touched, and [by me|it was I who did it|with this hand here].|"I touched the seventh, on the [shoulder|arm|sleeve], [to wake it|because it slept|since it would not stand up].] [The mask came away in my hand, and the arm that it had held up went down [like an empty sleeve, which is what it was|like an empty sleeve, and it was one|as a sleeve does with no arm in it].|I had the mask in my hand, and the raised sleeve fell flat, since there was no arm in it.|I reached out, and had the mask in my hand and an empty robe before me.|The mask stayed in my hand, and the robe sank together under it like a tent.] [There was nobody in the robe, only a pair of boots[|, old ones|, laced up].|In the robe there was a pair of [boots|old boots|muddy boots], and that was all.|I looked for a person, and found two [boots|old boots|boots, neatly laced].|Two [boots|old boots|muddy boots] stood under the robe, and there was nothing in between.] [It [has to|must] be back [before dawn|before they are dressed][|, on its hook|, and dry|, and I have no key]."|Before dawn it must hang where it belongs[|, by its ribbon|, face to the wall|, as if it had never left]."|It goes back [before the first bell|before anybody comes to dust|while it is dark][|, and I do not yet know how|, the way it came|, in this boat]."|If it is not back by [dawn|the first bell|sunrise], [it will be missed|I shall be asked for it|they will count, and find eight]."] {G.full} unwraps the cloth. [In it lies the mask, golden, with closed lips, and for a moment nothing happens. [Then it breathes on the glass of the lantern, so that it mists over.|Then the glass of the [lantern|lamp] [beside it|next to it|at its cheek] mists over[|, slowly].|After that the lantern has a patch of mist on its glass, just where the lips are.]|You have never seen one from so near: gold, with its lips closed. {G.full} holds the lantern closer, and after a moment the glass goes blind, and clears, and goes blind again: the mask is breathing.]',
      'v=b @boat',
    ],
  ],
  ask: [
    '["I must not know who is under it," says {G}.|"Who is under it is not for me to know," says {G}.|"It is forbidden to me to know who is under it," says {G}.] [["It is death for me, and rightly.|"I would hang for it, [as I should|and rightly|between the two pillars].|"The law hangs me if I [look|lift one of them|know].|"It would cost me my head, and I wrote that law out fair myself.] [You are strangers, [you may know|and may know].|For strangers it is not forbidden[| to know].|Of strangers the law says [nothing|not a word].|You are not from [here|this town], and may look.] [Find out [since when the seventh has been dead, how it came about|how and when the seventh died], and what it is that [votes|votes in that chair|has been voting]."|Tell me when the seventh died, and [of what|how], and what it is that has voted [since then|in that chair]."|When did the seventh die, and how, and what is it that I count as a vote?"|I want three answers: when the seventh died, how, and whose hand I have been counting."]|"I would hang for it[, on the square|, at my age|, by our own law|, and I would sign the order myself|; for strangers there is no such law]. [[Since when|For how long] has [the seventh|that councillor|the one in the seventh chair] been dead?|When did [the seventh|that councillor|the one in the seventh chair] die, and [how|of what|where]?|How and when did [the seventh|that councillor|the one in the seventh chair] die?] [And whose hand do I count[| each time| at the end]?"|And what is it that [raises that hand|lifts that sleeve|votes there]?"|Whose [hand|vote] do I put down in the minutes?"|And if [the seventh is dead|that one is dead|so], who is voting?"]]',
    '[{G} asks for a proof that can be laid before eight masks without lifting one of them.|What {G} needs is a proof, such as eight masks can look at without one of them being lifted.] ["Before the vote, and not a word in [the street|the market|the wine shops].|"I need it before the vote, and [without a word in the street|not one word of it in [the street|the market|any tavern]].|"Before the vote, if you please, and [quietly|not aloud].|"It has to be here before the vote, and {town} must not hear of it.|"Bring it to me before the vote, and bring it at night.|"Have it before the vote, and [keep it out of the street|tell only me].] [For {num3} years {town} has had nothing else to believe in."|It is {num3} years since {town} had anything else to believe in."]',
  ],
  fee: [
    [
      'It is worth {coins} gp to {G}, in coins from nine different mints«, as the custom is», so that they cannot be traced. [The receipt has no name on it, only the number that is sewn into the collar of {G}, {num4}; in {town} everybody is in the register under such a number.|On the receipt {G} puts a number in place of a name, {num4}, the one that is sewn inside the collar; the register« of {town}» has a number for everybody.]',
      'v=a',
    ],
    [
      '{G} has {coins} gp, the fund for state funerals. «[There has not been one in living memory.|Nobody alive has been to one.|It has not been needed in living memory.|The last one was too long ago for anybody to remember.] »For the books {G} turns out a collar and copies the number that is sewn into it, {num4}: in {town} everybody has one, from the register.',
      'v=a',
    ],
    [
      'It is worth {coins} gp to {G}, in coins from nine different mints«, as the custom is, so that they cannot be traced».',
      'v=b',
    ],
    [
      '{G} has {coins} gp, the fund for state funerals. [There has not been one in living memory.|Nobody alive has been to one.|It has not been needed in living memory.|The last one was too long ago for anybody to remember.]',
      'v=b',
    ],
  ],
  talk: [
    '[{S.full} has printed that there are no longer nine people behind nine masks, and has gone into hiding over it.|Nine masks, but not nine people: {S.full} has had that printed, and is in hiding.]',
    '[{B.full} mends the nine masks by touch, «with bandaged eyes, »and knows each face in {town} and no name.|The nine masks are mended by {B.full}, blindfold, who knows the faces« of {town}» by touch, and none of the names.]',
    '[{T.full} rows the boat of the council every night, and lately it has been seen to lie higher in the water than it should.|The boat of the council, which {T.full} rows, lies too high in the water these nights.]',
    '[You hear singing from the water gate of the council, at the hour when {H.full} changes the guard.|When {H.full} changes the guard, somebody sings at the water gate of the council.]',
    'On a side canal of {town} a blind woman asks everybody for her brother, who "went to sea"; he always sent money, and for {weeks} weeks he has sent none.',
    '{A.full} has never missed a sitting. [When one mask was ill, {A.they} sat up with it for a week.|Once, when one of the masks was ill, {A.they} nursed it for a week.]',
    'The silent guard does not speak because it has no tongues, say the children; {H.full} buys sweets« like anybody else».',
    '[The envoy of the empire has bet on the vote« of {town}», by letter, to the exact number.|The envoy of the empire has laid money on the vote of {town}, and on how many to how many.]',
  ],
  run: [
    [
      'The thumb under the foot of {G} is of good wax, with a real nail (DC 14 Medicine). [In it is a wire that has been cut through lately; at the other end somebody must have pulled.|Somebody has cut through a wire in it, lately, and somebody else must have been at the far end of that wire.|A wire runs through it« and ends in a fresh cut»; somebody was pulling at the rest of it.|Through it goes a thin wire, newly snapped«, and nobody can have pulled it from inside the robe».]',
      'start=chamber v=a',
    ],
    [
      'The thumb under the foot of {G} is a real one, weeks old, and very light (DC 14 Medicine). [It is hollow: something has eaten it out like a nut.|There is nothing in it any more, and along the edge there are marks of very small teeth.|It is only skin and nail; something has emptied it from inside.|Something has cleaned it out, like a nut.]',
      'start=chamber v=b',
    ],
    [
      'The mask« in the cloth» weighs next to nothing (DC 14 Investigation): it is [gilded pasteboard|pasteboard, gilded], «[a few weeks old|not many weeks old|quite new], »with [white plaster in the corners of the mouth|crumbs of white plaster behind the lips|white plaster still in the eyelids]. If it is [kept|kept, broken] or sunk, {A} has a new copy in the seventh chair by the next sitting, so there must be a mould.',
      'start=copy',
    ],
    [
      '[Held to the ear, the mask whispers|If one holds it to the ear, the mask whispers|Whoever holds it to an ear hears it whisper|In a quiet room the mask can be heard whispering] [the order of business for the next sitting|the agenda of the next sitting|how it will vote at the next sitting]. [Put on|Tried on] (DC 15 Wisdom saving throw), it answers to "seventh", and [does not want to come off|holds on|will not let go of the face by itself]. If the party keeps it, or throws it into a canal, it is in its chair by the next sitting, damp«, and {A} has been up all night».',
      'start=boat',
    ],
    'The law of {town} knows nine offences against the masks, all capital. [To follow one home is the second; to count them is the [fifth|fourth|seventh].|Following one home is the [second|first], counting them the fifth, and asking one for the [time|way|news] the eighth.|Offence number [two|one] is to follow one home, and number [five|four|seven] is to count them.|The [second|first] is to follow one home, the [fifth|fourth|seventh] to count them.|One may not follow them home (the [second|first]) nor count them (the [fifth|fourth|seventh]).] {G} [has it all by heart«, and is sweating»|knows them all by heart«, and sweats»].',
    '[{A} offers the party rooms in the palace« of the council», with all comforts, and a view of a wall.|The party is offered rooms in the palace by {A}, in which nothing is missing but a view.]',
  ],
  gist: [
    [
      'The seventh councillor died {weeks} weeks ago, of old age. {A} did not report it, had {H} bring the body to {lair}, and works the mask with wires and a wax ear, from behind the chair. Four of the living are for the treaty«, and the seventh makes five». {A} is having wax heads made for these four« as well»: whoever of them wavers before the vote will be locked into an alcove, and an understudy will vote. [The empire, which is to make {A} governor of {town} for the treaty, counts on all five votes.|For the treaty {A} is to be governor of {town} under the empire«, and leaves none of the five votes to chance».]',
      'v=a',
    ],
    [
      '[The mask itself has eaten the seventh councillor[|, {weeks} weeks ago|, in the robing room], and [lifts his empty sleeve to vote|votes with his empty sleeve|lifts the sleeve that he has left].|What votes in the seventh chair is the mask: [it has eaten the man behind it|{weeks} weeks ago it ate the man behind it], and lifts his sleeve.|The seventh councillor [has been|was, {weeks} weeks ago,] eaten by his own mask, which has gone on voting without him.|There is no seventh councillor any more: his mask has eaten him, and [votes|has voted since|votes in his robe].|It was the seventh mask: it ate the man who wore it, and has raised his sleeve [ever since|for {weeks} weeks].|[Nobody murdered the seventh councillor|The seventh councillor was not murdered]: the mask has eaten him, and votes with his [empty sleeve|sleeve].] The nine masks are older than {town}; they were given a person each, and have been content« with that», until {A} began to feed one of them, so that it would vote as {A.they} wished. [It chews[|, if one listens|, between the votes|, during the speeches|, when the chamber is quiet], and {H} brings|If one listens, it chews; {H} brings] it people [to|down to] {lair}. [The other eight have [noticed|heard it|noticed, and wait]|The eight others [know it|have seen it]|It has not escaped the other eight, who stand beside it[| at night]].',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has said« for years» that one day there would be nobody behind a mask, and has laid a pamphlet« about it» on every step of the palace.',
  ],
  truth: [
    [
      'Those who founded the council of {town} had just killed a tyrant, and could not agree which of them could be trusted. [So they took nine masks out of his [treasury|cellar|bedroom] and drew lots.|There were nine masks in his treasury, and they threw dice for them.|Nine masks lay in his treasury, and so they drew lots and put them on.|In his treasury they found nine masks, and let the lot decide.] [Whoever wears one has [no name, no friends and no wishes|neither a name nor friends nor wishes]; [that was the point|so it was meant].|The lot can fall on anybody, and nobody can refuse it; behind the gold there was to be no one who could be asked a favour.|Behind the gold there was to be nobody [whom one could know, flatter or ask|who could be asked for anything], and the lot can fall on anybody.|A mask has no [cousins|nephews|friends] and owes [no favours|nothing], and that was [what they wanted of it|the use of it].] [Somebody has to dress them, feed them and turn their pages, and [it|that] is {A}.|But a mask needs somebody who dresses it and turns its pages, and [it|that] is {A}.|There has to be one person, though, who dresses them and turns the pages: {A}.|Only, they have to be dressed and fed, and their pages have to be turned; [that is done by {A}|for that there is {A}].]',
    ],
    [
      [
        '{A} has been present at each decision for {years} years and has never been asked[|, not even about the heating|, and would have known better]. [When the old one in the seventh chair did not wake up after the sitting, {A} held up the sleeve, only to see, and the speaker counted it.|One evening the old one in the seventh chair was cold before the last question was put; {A} lifted the sleeve, [out of politeness, so that the sitting could end, and it was counted|so that they could all go home, and it was counted].|Then the old one in the seventh chair died in the middle of a sitting. {A} lifted the sleeve, so as not to disturb, and the speaker counted it.] [The second time was easier«[|, with a stick|, with a wire]».|It was easier the [second|next] time.|After that it was [only|merely] a question of [practice|practice, and of wire].|The next time {A} had thought about how.] {H} owed {A} a favour, and carries the legs. [When the dead man began to smell he was put into salt at {lair}|As soon as the body began to smell it went into salt at {lair}|Now the dead man lies in salt at {lair}]; since then [a robe on a wooden frame has sat in the chair|the chair has held a robe on a wooden frame], with [hands of wax and a copy of the mask in pasteboard|a mask of pasteboard and hands of wax|wax hands in the sleeves and a mask of pasteboard].',
        'v=a',
      ],
      [
        '{A} was the first« in {num3} years» to slip a feather under the edge of a mask«, to dust it». [The feather came out wet[|, and warm|, and bent].|When it came out, the feather was [wet|wet and warm|wet at the tip].|It came out wet, and [a little shorter|bitten off at the tip|without its tip].] [The mask had been starving on [a man of eighty|one old man|a man of eighty-{few4}].|[A man of eighty|One old man] had not been enough for the mask[|, for years].|[A man of eighty|One old man] is not much, for a mask.|The mask had had nothing for [years|{few6} years] but a man of eighty.] {A} gave it the [finger|ear|thumb] of a drowned man, [out of curiosity|as one feeds a parrot|just to see], and that evening it voted for the harbour dues that {A} had recommended. {few3.u} people have been fed to it since«, and {H} has carried each of them down».',
        'v=b',
      ],
    ],
    [
      [
        '{T} rows nine in, and nine out; but one« of them» has weighed nothing for {weeks} weeks: the boat sits higher by a hand. {T} has put a stone into it, «for balance, »and [keeps silent|says nothing|has told nobody], for [to speak of the boat|to talk about the boat|a word about the boat] is the third offence.',
        'v=a',
      ],
      [
        '{T} rowed nine in, and nine out. For {weeks} weeks they have stayed below«, "because of the treaty"»; only on some nights {T} rows one in, «under a blanket, »and nobody out. {T} knows by the boots that it is always a different one, and keeps silent, for to speak of the boat is the third offence.',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      '[{G} is one of the nine.|By law {G} is one of the nine.] Lots are drawn by number, out of the register of {town}, and the masks do not know who has which number«, as they never see the inside of a collar». {weeks.u} weeks ago, when the seventh asked for leave, it was number {num4}, and {A} kept back the letter that should have told {G}. The eight believe that somebody new«, whom they do not know,» has been sitting there since, and may not ask. The only vote in {town} that could outvote the wires belongs to the one who asked the party«, and may not be told so by [anybody|anyone]».',
      'v=a',
    ],
    [
      '[The eight others are alive, behind their masks, and [afraid|know what happened to the seventh].|Behind the other eight masks sit eight living people, [who are afraid|who are very much afraid|who have heard it eat|who do not sleep].|Behind the eight other masks there are still people, [and they are afraid|afraid of what hangs beside them|and each wonders who is next].|The eight other masks still have people in them, who [do not sleep well|sleep badly beside it|have heard it eat|are afraid].] They may not speak of it, so for {weeks} weeks all eight have voted the wrong way round, as a signal: whoever was always against new taxes is now for them«, and the other way about». [Somebody|Someone] would have to notice. [{G} has the lists of all votes, and shows them to whoever asks.|The lists of all votes lie with {G}, who finds it odd, and shows them if somebody asks.] [[What the eight want is|All that the eight want is|What they want, all eight of them, is] to be rid of the masks.|The eight would like one thing back, their own faces.|The eight have one wish, to be rid of the masks.|None of the eight wants to be saved for the council; they want the masks off.|[It is the masks that they want to be rid of|It is not the chair but the mask that each wants to be rid of].|The eight would give up [the votes and the chairs|their chairs|all power] to be rid of the masks.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} [loves rules, because {G.they} has seen a mob|once saw a mob, and has loved rules« ever» since]. {G} has never [in {G.their} life opened a door without knocking|yet opened a door without knocking].',
    ],
    A: [
      '{A} [is invisible by profession«, and has made it an art»|can stand in a room in such a way that it counts as empty]. [{A} would govern well, and the empire has promised«, for the treaty,» that {A.they} may.|The empire has promised {A.them} the government of {town} for the treaty, and {A} would govern well.]',
    ],
    B: [
      '{B} has [bandaged eyes and the cleverest fingers in {town}|a bandage over both eyes, and no fingers in {town} are cleverer]. {B} [does whatever is ordered "for the cleaning"|does any work that is asked for, "for the cleaning"|carries out each order that comes, "for the cleaning"], and [has never been told what it is really for|does not know what it is really for|has never asked what else it is for|believes it].',
    ],
    S: [
      "{S} has counted the hands of the council and is right that one of the nine is missing«; {S} believes that it was done to save a salary». {S} sleeps in a [different|new] bell tower every night, and [misses {S.their} printing press [like a dog|like a friend|most of all]|has ink under the nails even there|writes there by the light of the bell-ringer's lamp|has learned to sleep through the hours being struck].",
    ],
    T: [
      '{T} has [never seen a face in {T.their} boat, and so looks at hands|only masks in {T.their} boat, and has learned to look at hands]. {T} has drawn all nine pairs, [from memory, on the inside of the cabin|on the planks inside the cabin].',
    ],
    H: [
      '{H} has held {H.their} tongue [since the oath of the guard, as it demands, and has begun to hum|for years«, as the oath of the guard demands,» and hums instead]. {H} would confess at once [if somebody told {H.them} how it is done without speaking|if it could be done without speaking].',
    ],
    R: [
      '{R} has bought {few4} parliaments and despised each« afterwards». {R} [pays promptly, listens carefully, and has a weakness for anyone who refuses|listens well, pays at once, and likes people who refuse].',
    ],
  },
  places: emptyMaskPlaces,
  lairLook: [
    [
      '[A vault below {town} with nine alcoves, and in each a robe on a stand.|Nine alcoves have been let into the [vault|wall of the vault], each with a robe on [its stand|a stand of brass].|In the vault there are nine alcoves, and in each of them a robe waits on a stand[|, brushed|, under a cloth].|Nine robes hang on nine stands, in the alcoves of a [vault|low vault|dry vault].] [In the seventh the councillor sits|In the seventh somebody sits in the robe|The seventh robe is not empty: there sits the councillor|In the seventh alcove sits the dead councillor], [salted, combed and quite composed|combed, salted and dignified|in salt up to the collar, and neatly combed], with the old wires« still» at his wrists and the true mask beside him. [On the long table [lie|wait|stand] four wax heads, [which are not quite finished|not quite finished|one of them still without a nose], [and a list of the votes to come|and beside them a list of how each will vote].|Four heads of wax, [which still lack their hair|without hair as yet|unpainted as yet], stand on the long table, [with a list of the votes to come|and before each a note of how it will vote].|A list of the votes to come lies on the long table, among four wax heads [without eyes|that are still without eyes|whose eyes are in [a saucer|a cup|a glass of water]].]',
      'v=a',
    ],
    [
      '[A [vault|cold vault|low vault] below {town} with nine alcoves.|There are nine alcoves in the vault[|, each with a lamp|, one for each mask].|The vault has nine alcoves[|, each with a lamp|, and a drain in the floor].|Nine alcoves [go off the vault|line the vault][|, each with a lamp].] [In eight of them stands a councillor in robe and mask, [put away until the vote like a broom|until the vote is called].|Eight hold a councillor each, in robe and mask, put away until the vote like a broom.|In eight a councillor has been put away until the vote, upright, in robe and mask, like a broom.|Eight councillors stand in them, masked and robed, [like brooms in a cupboard|like clocks that nobody has wound].] [In one the seventh mask hangs on its hook, with closed eyes, lower than it used to, since it has grown a neck.|On a hook in the ninth hangs the seventh mask, with closed eyes; [since it has grown a neck, it hangs lower than before|it has grown a neck, and swings on it|it hangs lower than the others did, since it has grown a neck].|The last one has only a hook, and on it the seventh mask [sleeps, which has grown a neck|sleeps, on a neck that it has grown].|Where the seventh should stand, its mask hangs on a hook, eyes [shut|closed], and it has grown a neck[|, a hand long|, with a pulse in it].] [Under it there are {few3} pairs of boots, [side by side|polished|in a row], and a bowl[|, licked clean].|Below it somebody has lined up {few3} pairs of boots, and a bowl.|{few3.u} pairs of boots stand under it in a row, with a bowl at the end.]',
      'v=b',
    ],
  ],
  lairUse: [
    [
      'Whoever puts on the true seventh mask in {lair} (one action) is obeyed by the silent guard for as long as {A} does not speak; but the wearer has no name until the end of the fight, and friends must describe whom they mean.',
      'v=a',
    ],
    [
      'The wires« of {A}» run over pulleys« through the whole vault». Whoever pulls the right ones (DC 15 Sleight of Hand) moves an understudy, which can hold, trip or point; whoever cuts one lets down a chandelier: 14 (4d6) bludgeoning damage in ten feet, DC 15 Dexterity half.',
      'v=a',
    ],
    [
      '[Anything that is thrown to the seventh mask (a ration, a boot; one action) it has to eat first: it leaps at nobody in that round.|The seventh mask must eat whatever is thrown to it (a ration, a boot; one action), and leaps at nobody in that round.|Throw the seventh mask something (a [boot|shoe|hat], a ration; one action), and it eats [for the rest of the round|in that round] instead of leaping.|A ration or a boot that is thrown to the seventh mask (one action) keeps it busy: in that round it leaps at nobody.] [The eight help the party where they can: [each|every] round one of them points at what is behind somebody.|The eight [would like to help|help as they can|want to help]: each round one of them points at [a danger that somebody has not seen|what somebody has not seen coming].|Each round one of the eight raises a hand and points, behind somebody, at what is coming.|From their alcoves the eight help as they can, and point, one each round, at whatever stands behind somebody.]',
      'v=b',
    ],
    [
      '[The water gate of {lair} has a sluice.|There is a sluice in the water gate of {lair}.|In the water gate of {lair} a sluice is let in.|Beside the water gate of {lair} a wheel works the sluice.] Opened (DC 15 Athletics), it floods the vault by a foot in each round; [the robes float, and it cannot be seen which of them has somebody in it|soon all the robes are afloat, and nobody can tell which of them is empty].',
      'v=a',
    ],
    [
      '[The water gate of {lair} has a sluice.|There is a sluice in the water gate of {lair}.|In the water gate of {lair} a sluice is let in.|Beside the water gate of {lair} a wheel works the sluice.] Opened (DC 15 Athletics), it floods the vault by a foot in each round; from the second foot on the seventh mask«, which cannot swim,» [does not leave its hook|stays on its hook], and from the fifth on [somebody has to hold up the heads of the eight|the heads of the eight must be held up].',
      'v=b',
    ],
  ],
  tactics: [
    [
      '{A} goes from alcove to alcove« and into one robe after the other», so that you never know which of the nine is speaking (DC 15 Perception at the start of each turn to strike at {A.them}); {H}«, whose oath is silence,» puts out« or carries off» the lamp by which the party sees best',
      'v=a',
    ],
    [
      "At the end of each round the seventh mask leaps from its hook at the nearest face that is not {A}'s or {H}'s: DC 15 Dexterity saving throw, or it clings there and bites for 10 (3d6) piercing damage at the start of each turn. [Blades do nothing to the gold; but an action tears it off (DC 15 Athletics), and if it is then laid face down and knelt on, it is beaten.|The gold turns every blade; it has to be torn off (an action; DC 15 Athletics), laid face down and knelt on, and then it is beaten.|Whoever strikes at the gold only dents a sword. An action tears it off (DC 15 Athletics); face down, with a knee on it, it is beaten.|No blade marks it, but it can be torn off (DC 15 Athletics; an action), and it is beaten if somebody then kneels on it, face down.|It takes no harm from blades, but torn off (an action; DC 15 Athletics), put face down and knelt on, it gives up.] {A} calls to it«, as one calls a dog,» and {H}«, whose oath is silence,» carries off the lamp by which the party sees best",
      'v=b level<=10',
    ],
    [
      "At the end of each round the seventh mask leaps from its hook at the nearest face that is not {A}'s or {H}'s: DC 15 Dexterity saving throw, or it clings there and bites for 28 (8d6) piercing damage at the start of each turn. [Blades do nothing to the gold; but an action tears it off (DC 15 Athletics), and if it is then laid face down and knelt on, it is beaten.|The gold turns every blade; it has to be torn off (an action; DC 15 Athletics), laid face down and knelt on, and then it is beaten.|Whoever strikes at the gold only dents a sword. An action tears it off (DC 15 Athletics); face down, with a knee on it, it is beaten.|No blade marks it, but it can be torn off (DC 15 Athletics; an action), and it is beaten if somebody then kneels on it, face down.|It takes no harm from blades, but torn off (an action; DC 15 Athletics), put face down and knelt on, it gives up.] {A} calls to it«, as one calls a dog,» and {H}«, whose oath is silence,» carries off the lamp by which the party sees best",
      'v=b level>=11',
    ],
  ],
  companions: [
    [
      'Those beside {A} are the silent guard, which is bound to the majority. [If five of the masks, or whoever wears them, tell it to stand down, it does; {G} knows the formula.|It stands down if five masks tell it to, no matter who is in them; {G} knows the formula.]',
      'escort!=construct|no',
    ],
    [
      'Those beside {A} are the oldest of the silent guard«, who are not alive under their felt». They are bound to the majority: if five of the masks, or whoever wears them, tell them to stand down, they do; {G} knows the formula.',
      'escort=construct',
    ],
  ],
  parley: [
    [
      '[{A} would like to hear it said once, in the chamber, [in the minutes|and for the minutes]: "proposed by".|There are two words that {A} would like to hear in the [chamber|council], and see in the minutes: "proposed by".] If {G} offers that, with the name, and in return for a confession (DC 15 Persuasion), {A} dictates it without a pause«, and corrects the commas».',
      'v=a',
    ],
    [
      '[{A} would like to hear it said once, in the chamber, [in the minutes|and for the minutes]: "proposed by".|There are two words that {A} would like to hear in the [chamber|council], and see in the minutes: "proposed by".] If {G} offers that, with the name, and in return for a confession (DC 15 Persuasion), {A} dictates it without a pause, «corrects the commas, »and hangs a cloth over the seventh mask«, as one does with a parrot».',
      'v=b',
    ],
  ],
  spells: [
    [
      3,
      [
        '*Detect Magic* on the seventh mask finds [nothing at all|not a trace of it|no magic|nothing but [glue and gilding|glue and chalk]|nothing, on either side]. {G} had hoped for a curse; it is pasteboard.',
        'v=a',
      ],
    ],
    [
      3,
      [
        '*Detect Magic* on the seventh mask finds [transmutation, and hunger, if that is a school|transmutation and, if there is such a school, hunger|transmutation, very old, that turns towards whoever casts it|transmutation, and a second school that has no name and is hungry]. {G} should not hold it with bare hands.',
        'v=b',
      ],
    ],
    [
      3,
      '*Zone of Truth* [is forbidden in the chamber by the fourth law|breaks the fourth law, if it is cast in the chamber|is punished with {few6} years in prison by the fourth law, if it is cast in the chamber|must not be cast in the chamber, says the fourth law|is the fourth crime, if it is cast in the chamber]. [[It|That law] was proposed by the seventh mask, [{num3} years ago|long ago|in the year of the great flood|in the first year of the council], [for the protection of the guests|to protect the guests]|The seventh mask [moved|wrote|asked for] that law, [{num3} years ago|long ago|in the year of the great flood], [for the protection of the guests|to protect the guests]].',
    ],
    [
      5,
      [
        '*Speak with Dead* with the seventh councillor: ["[I voted no, as always.|I voted no, and I always vote no.] Who has been holding up my [hand|arm|sleeve]?"|"No: I said no, and I say no. Why is my [arm|hand] in the air?"|"Put me down as [against|a no]. Who put me down as [for|a yes]?"|"They have my vote wrong[|, for {weeks} weeks now]. Who [raises|lifts] [that hand|my hand|my arm]?"|"I was against it[|, and I still am|, and told {A.name} so]. Whose [hand|arm] is that in my sleeve?"]',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Speak with Dead* with the seventh is answered by several voices«, from one mouth»: ["It is dark and wet, and [where is the shore|are we at sea|is this the sea]?"|"It is dark[ and wet here|, and the floor moves]. [Are we at sea?"|Which sea is this?"]|"Is this the ship? Nobody told us that it would be so dark."|"There are many of us here. When do we land?"|"We were told that we would go to sea. Is this it?"|"Who is there? It is warm and wet, and nobody has a light."]',
        'v=b',
      ],
    ],
    [
      5,
      [
        '*Clairvoyance* into {lair} shows nine robes on stands, and [one of them turns round|somebody among them [straightening a cuff|with a candle|brushing a collar]|one that is breathing|a lamp that goes from one to the next].',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Clairvoyance* into {lair} shows eight masks in their alcoves, [asleep on their feet|asleep, standing|upright and asleep], and one on a hook that [opens its eyes|looks back|is licking its lips|smiles at the spell|has turned towards the spell].',
        'v=b',
      ],
    ],
    [
      7,
      '*Locate Creature* for a councillor cannot work«, since you would have to know who it is»; for {A} it points under the floor at all hours.',
    ],
    [
      11,
      '*Commune*: ["Are there nine[| councillors]?"|"Are all nine [there|alive]?"|"Are nine of them [alive|people|human]?"|"Do nine [people|councillors] vote?"|"[Does a person sit|Is there a person] in each [chair|of the chairs]?"] [No, [eight|one is missing|count again].|There are eight[|, and a chair].|[Count again|Count them again].|One fewer.|One is [missing|gone].|Not any more.|Not for {weeks} weeks.|Eight, and something[| else| hungry].] ["Will the treaty be law[| in {town}| after that]?"|"Is it law, once it is [voted|passed|signed]?"|"Must {town} obey it?"|"Would such a vote bind {town}?"|"Will it hold, if it is passed?"] [If nobody [counts|counts the hands|counts them].|Unless somebody counts[| the hands| them].|As long as nobody counts[| the hands| them].|Until [it is|the hands are] counted.|Not if one can count[| to nine].|Only for those who do not count[| the hands].] [To "May we look?" comes: "It is not forbidden to gods."|"May we look under the seventh?" Yes, but not from close by.|"Is it allowed to look?" is answered with the law, which forbids it to nobody who is a god.|On "Who is under the seventh?" it becomes cold, and the third answer is: "Look."|Asked whether mortals may look, the god says that gods have never asked.|To "What is under the seventh?" the god says only that it would not sit there.]',
    ],
  ],
  clock: [
    [
      '[The seventh mask votes for new lamps«, last, and correctly».|There is a vote on new lamps, and the seventh mask is for them.] {A} orders [more lavender|another crate of lavender].',
    ],
    {
      text: [
        '[{S} is betrayed, taken out of a bell tower, and sentenced by nine masks, in a sitting of their own, five to four, to "go to sea".|Somebody betrays {S}, who is fetched from a bell tower; the nine masks are gathered for it, wherever they are, and rule, by five votes to four, that {S} is to "go to sea".]',
      ],
      stop: [
        'have {G}, who goes where the council goes, ask for the roll to be called by the old rite, of which {G} is the only one to know the words ([no check if {G} is asked for it; without {G}, DC 15 History|{G} does so for whoever asks; without {G}, DC 15 History]): each mask must answer aloud, and the sitting is adjourned',
      ],
    },
    {
      text: [
        '[The boat of {T} is found adrift, without {T}, and with the cabin burned out.|In the morning the boat of {T} drifts past the palace, with a burned cabin, and nobody in it.]',
      ],
      stop: [
        'get {T} to hang up the drawings of the nine pairs of hands« in the workshop of {B}» before that night; [what the whole street has seen need not be burned|then the whole street has seen them, and burning the boat is no use]',
      ],
    },
    [
      'At {deadline} five hands go up, and the [last of them|last|fifth] is [the seventh|that of the seventh|that of the seventh mask]. [The envoy of the empire has known it for [an hour|a week], and has already [put on gloves|sent for the boat|drunk to it].|For an hour the envoy of the empire has known it, and [has had the ships lit|is wearing gloves already|has had a pen cut].|In the gallery the envoy of the empire [has stood up before the count|folds a list that was right to the last name|puts on gloves before the fifth hand is up].|The envoy of the empire, who knew it an hour ago, [does not even look up|has sent the news home already].]',
    ],
  ],
  after: [
    [
      '[The fleet sails under another flag.|There is another flag on [the fleet|the fleet, and on each island].|The fleet has a new flag, and the crown jewels [a new cellar|have left for a new cellar|a new owner].|On the ships and the islands another flag goes up.|A ship of the empire takes the crown jewels on board, and gives a receipt.|In {town} the flags are exchanged, in a quarter of an hour, by the silent guard.] [{A} sits alone in the chamber in the evenings and lets all nine speak«, one after the other»; it is an excellent government.|In the evenings {A} lets all nine speak in the empty chamber, «in their order, »and it is an excellent government.]',
      'v=a',
    ],
    [
      'The empire has {num2} islands, and nine masks, which it hangs in a museum. [The keeper there goes to sea in the [first|second|third] week.|Within a [week|fortnight|month] the keeper of that room has gone to sea[|, they say].|A keeper of that room is found to have left without his [boots|hat and boots|coat].|After a [week|fortnight|month] the museum [advertises for|needs|looks for] a new night watchman, and [after another week again|a week later again|then another].]',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Counted',
      text: [
        [
          'Number {num4} is called out in the chamber, which is no offence. {G} looks into a collar, «lets go of the rules for the length of one sentence, »and says« in front of eight masks» that {G.they} is the seventh, and votes no. [It is five to four the other way[|, and the treaty falls|, and that is that].|With that there are five against four, and the treaty [has fallen|is waste paper|goes into the stove].|That makes five, and the treaty falls.|Five are against it now, and that is the end of the treaty.|Five noes: {town} keeps its fleet.] Then eight people take off eight masks, «since it does not matter any more, »and see that they are neighbours. {A} keeps the minutes, in chains, and they are exact.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'Taken off',
      text: [
        [
          '[The seventh mask is nailed face down under the chamber floor, [and has been singing there since|where it sings on warm days|and whoever sweeps there hears it sing].|[Nine|Twelve|Seven] nails[, face down,| and a flagstone,] under the chamber floor: [that is where the seventh mask is now, and where it sings|there the seventh mask is now, and hums with the sweepers].|In {town} they [nail|screw] the seventh mask under the chamber floor, face down, and on quiet days one can hear it sing.] [The eight others are taken off, «carefully, »by {B}, with warm water; under them are people who blink« and ask what day it is».|{B} takes off the other eight, «with warm water and patience, »and people blink, and ask what day it is.] [From then on {town} is ruled by eight faces, which can be lied to, and seen«; {G} is not sure about it».|{town} has eight faces for a government now, which can be seen and lied to«, and {G} is not sure about it».] {A} has to [bring the seventh mask its soup, every day, under guard|feed the seventh mask, once a day, on soup, under guard].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The mask is worn',
      text: [
        [
          '[One of the party can [sit in the seventh chair|put on the robe and the mask|take the seventh chair], and vote[| no| as the seventh].|The seventh chair is free: one of the party can [sit in it|take it], and vote[| no].|The chair needs somebody, and one of the party can be [its vote|that person|the seventh].|There [has to|must] be a seventh, and it can be one of the party.|A vote against the treaty is easily had, if one of the party [takes the seventh chair|sits in the seventh chair|wears the true mask].|If one of the party sits down in the seventh chair, it [votes as that person likes|has a vote again, and a will].|Somebody may put on the robe and the mask and vote no, and that can be one of the party.] *The price:* it is for years, and everybody is told that they have gone to sea. {G} will never learn who sits there, and asks the others« each spring» for news from the ship.',
          'v=a',
        ],
        [
          '[One of the party can wear the seventh mask, and vote[| with it| no| as the seventh].|One of the party can put on the seventh mask, and [vote [with it|no]|raise a hand for it|be the seventh].|The mask votes as its wearer does, and [the wearer can be one of the party|one of the party can wear it|that can be one of the party].|The mask takes [anybody|any face], also one of the party, and votes with that hand.|If one of the party puts it on, the seventh vote is [an honest one|a living one|one of flesh and blood|honest again].] *The price:* it does not come off again, and it has to be fed. {G} will never learn [who wears it, nor what it is fed with|whose face is under it, nor what it eats].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Everybody is told',
      text: [
        '[If {S} prints it, all of {town} knows by morning.|By morning all of {town} knows it, if {S} prints it.|{S} prints it, and in the morning there is nobody in {town} who does not know.] *The price:* [they storm the palace and tear down nine masks|the palace is stormed, and nine masks come down]; [the treaty is not signed, and neither is anything else for a whole year«, and {G} was right about mobs»|nobody signs the treaty, nor anything else for a whole year«, and {G} had been right about mobs»].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[[The seventh hand|The seventh sleeve|The last hand, the seventh,] [is up|has gone up|is in the air][|, and has been counted|, and stays there|, the fifth of five]|[With the seventh, five hands are [in the air|up|raised]|Five hands are up, [and the seventh was the last|and one of them is empty]|There are five hands in the air[|, and one has nobody behind it|, and the pen is already wet]|Five hands against four: the vote [is over|has been taken|is in]|Five hands have been [counted|counted, and written down]|The vote has been taken, five to four[|, and lamps are lit on the ships|, and the envoy is on the stair]]]. But a vote« in {town}» counts only when it has been read out three times, and {G} has a bad cough; for {few} rounds, perhaps«, if somebody knows what to do with them».',
      ],
    },
  ],
  hoard: [
    'The estates of those who went to sea have been put« in order and» into boxes, by {A}«, with great care»: {items}, and {worth}. The blind sister wants none of it, says {G}, and there are no other heirs«; {G.they} is ashamed of the relief».',
    'Beneath the ninth alcove lies what the tyrant had kept beside his masks: {items}, and {worth}«; the founders had not been able to agree on it».',
  ],
  favour: [
    'Each of the party has a white mask in {town}. [Whoever wears it may go anywhere for one night, and [nobody|no one] will be able to say that they were there.|In it one may go anywhere, for one night, and will have been seen by [nobody|no one].]',
    '[{B} has the faces of the party, in plaster, on the wall, and can make from them one good copy of each« that smiles and says nothing».|On the wall of {B} hang the faces of the party, in plaster; of each a good copy can be made, once, which smiles and does not speak.]',
  ],
  steps: [
    'Look at the seventh mask during a sitting.',
    'Visit the sister of the one who "went to sea", on the side canal.',
    'Speak with {B.full}, who knows every face.',
    'Lay a proof before the council before the vote on the treaty.',
  ],
  acts: emptyMaskActs,
};
