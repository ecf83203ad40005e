import { dragonLawActs } from './dragon-law-acts.ts';
import type { Tale } from './tale-types.ts';

export const dragonLawTale: Tale = {
  id: 'dragon-law',
  titles: ["The Dragon's Assize", 'Under the Law of Scales'],
  tones: ['grim', 'intrigue', 'heroic'],
  levels: [11, 20],
  cast: {
    G: 'chancellor of the realm',
    A: 'keeper of the scales|crown advocate',
    B: 'she:young queen|he:young king',
    S: 'dragon slayer|dragon hunter',
    T: 'court weigher|weigher of the crown',
    H: 'treasurer of the realm|captain of the scale guard',
    R: 'hoard assessor',
  },
  deadline: 'the assize',
  num: [300, 900],
  lair: {
    name: "the weighing hall in the volcano|the weighing hall in the crater|the hall of scales in the volcano|the hall of scales in the crater|the scale hall in the mountain|the dragon's weighing hall",
    terrain: 'underground',
  },
  leader: ['dragon'],
  fighter: 'the dragon',
  escort: ['people', 'construct', 'elemental'],
  pitch: [
    '[For {num} years this realm has had peace because a dragon wrote its law.|A dragon wrote the law of this realm, {num} years ago, and there has been peace since.|Peace has lasted here for {num} years, under a law that a dragon wrote.] Every {few2} years it wakes« in its volcano» and weighs the realm: the gold« that is sent up» in one pan, its injustice in the other. [Whatever is found too light it burns, by the letter.|What it finds too light it burns, as the law says.|It burns what is too light, as the law provides.] [Now the scales of {town} have been tampered with.|And now somebody has had a hand in the scales of {town}.|But the scales of {town} no longer tell the truth.] {G} has weighed in secret, and the realm comes out short by {few} talents«, as much as three provinces are worth».',
  ],
  stakes: [
    'The assize is in {days} days, and the dragon has never been late. It does not ask why, says {G}, it reads the pointer: each missing talent is a town, {few} of them, with their people, beginning with {town}«, where the crown is kept».',
  ],
  start: [
    [
      "In the palace of {town} a pointer as long as a lance stands on a pillar of bronze, so that [everyone|everybody] can see it, and all who pass by look up«, [as others look at the weather|as one does at the weather]». [It has stood on zero for {num} years. You have just come in with {G.full} when it moves.|You have come in with {G.full}, and are looking at it as well, when it stirs; for {num} years it has pointed to zero.] [It is only the width of a hair[. A|, but a] thousand people stop talking. Then [a child begins to cry|a child starts to cry|one child laughs], «and somebody [shuts a window|drops a cup|is hushed], »and far away, in the mountain, something [turns over in its sleep|moves in its sleep|sighs in its sleep].|A hair would cover what it has moved by. [All talk stops, in the whole hall|The whole hall stops talking|Every voice in the hall stops], as if [a door had been closed on it|somebody had raised a hand]. [Somewhere a shutter falls to|A shutter falls to|A tray is set down«, very carefully»]. Then you feel it in the floor, [from the direction of the mountain|and it comes from the mountain], as one feels a heavy sleeper turn over in the next [room|bed].|[No more than a hair's breadth|By a hair, to the left]. [Nobody speaks|It is so quiet that you can hear the pigeons]; «[and the glass of the windows hums|then dust comes down from the beams], for »in the mountain, [a day's ride off|far off], something large has [shifted its weight|breathed out].]",
      '@pointer',
    ],
    [
      '[The village is still smoking, and in the midst of it, on a« clean» white stone, lies a receipt|There is smoke over what was a village, and in the middle, on a clean white stone, lies a receipt|Nothing of the village is left that could burn. On a white stone«, wiped clean,» somebody has put a receipt|Ash is still falling when you come into the village; one white stone has been kept clean, for a receipt]. It is written in claw strokes, and {T.full}, who weighs for the crown, reads it out« with a dry mouth»: "[Taken on account: eighty-eight hearths|Received on account, eighty-eight hearths|Eighty-eight hearths, on account|On account of the debt: hearths, eighty-eight]. [The remainder|The rest|The balance] at the assize of {town}." {G.full} looks at the date. ["It has never taken anything on account before," says {G.full}. "Somebody [has told|told] it that we are short[. It was not me|, and it was not me]."|"There has never been a payment on account," says {G.full}. "So it [knows that we are short|has heard that we are short]; somebody has told it, and [I have not|that was not I]."|"It does not take payments on account," says {G.full}. "[Nobody but me knew|I had told nobody] that we are short, [or so I thought|and somebody has told it]."]',
      '@receipt',
    ],
  ],
  ask: [
    '{G} wants the scales to be right on the day of the assize«, by whatever means», and the name of whoever has put them wrong. "[You may not kill it[. I say so as a jurist|, and I say so as a jurist|; that is not mercy, it is law]: on its death the whole debt falls due [at once|on the spot], and that clause is carved in [a mountain|a mountainside].|[Leave it alive. That is legal advice|Leave it alive, that is legal advice|My legal advice is to leave it alive]: if it dies, all of the debt is due [the same day|that day]. You [will find|can read] the clause up there, in rock, in letters as tall as you are.|[Its death would not help us|Killing it would ruin us]: [the law says that the debt is then due|by a clause in the rock the debt is then due], [all of it, that evening|all at once|to the last coin].]"',
    '"Three provinces," says {G}. "[[Find them|Find me three provinces|So much gold leaves tracks, find them]. And find out who gains by a realm that is weighed and found wanting[, for I have looked in the mirror already|; I have looked in the mirror already|, and you may begin with me].|[They must be somewhere|So much gold does not melt away|Somebody has put them somewhere], [and somebody gains by it|and it profits somebody] if we are found wanting. [I have begun with myself, and it is not me|I have suspected myself first, and it is not me|It is not me, I have checked].]"',
  ],
  fee: [
    'The crown pays {coins} gp; {G} [points out that each coin of it is missing in the pan«, and that it is worth it»|remarks that each coin of it will be missing in the pan«, and counts it out all the same»].',
    '{G} offers {coins} gp, in a sack« that {T} has weighed twice».',
  ],
  talk: [
    'The young ruler {B.full} would rather fight than be weighed. [Older people shudder to hear it.|At court {G} changes the subject when it comes up.|Those who were once at an assize go pale at it.]',
    '[{S.full} is in the country, with a lance, and is received in [the best|all the best] houses.|The best houses of {town} have {S.full} to dinner, and a lance for dragons stands in the hall meanwhile.|{S.full} has come to {town} with a lance, and has not paid for a dinner« yet».]',
    'At the last assize {A.full} went up the mountain alone, and says that the dragon knew {A.them} by name. [It is said to be an honour.|People congratulate {A.them} on it, it seems.|In {town} that counts as a title.]',
    'The dragon never lies. [That is why nobody in {town} has ever asked it anything.|So nobody« in {town}» dares to ask it a question.|For that reason nobody in {town} asks it whether the weather will hold.]',
    '[In the code of {town} there is one plate that is not read out«, for no better reason than that it is so long».|When the code is read out in {town}, one plate is left out each time, because it is too long, people say.|The reader of the code« in {town}» walks past one plate«, always the same one»; it saves time, one hears.]',
  ],
  run: [
    [
      'The pointer in {town} was not moved by the scales but by [a magnet« the size of a loaf», inside the hollow pillar|a magnet in the hollow pillar«, as large as a loaf»] (DC 14 Investigation). {A} had it put there, so that the realm believes in its debt« before the dragon comes»; the mason [who did it was told that it was against lightning|was told that it keeps off lightning].',
      'start=pointer',
    ],
    [
      'The claw strokes of the receipt« that {T} read out» [are right, and so is the grammar|are well made, and the grammar is faultless]. [Only the dragon writes its eights from below|Only, the dragon begins its eights at the bottom] (DC 15 History or {T}); these are written from above.',
      'start=receipt',
    ],
    '{A} comes at once, «pale, »lets [nobody|no one] leave, and swears all present to silence, «one by one, »by name«, [so as to know who was there|and so knows who was there]».',
  ],
  gist: [
    [
      "{A} has taken gold out of the pan for years, {few} talents« of it», and had {H} put gilded lead in its place; at the assize the dragon is to burn {town}, and with it the vaults, where« most of» the lead« still» lies. [The lead has been entered in {B}'s name.|In the books it is {B} who has bought the lead.|All the lead is booked to {B}.]",
      'v=a',
    ],
    [
      'The dragon has been dead for {few2} years. {A} found it« at the last assize», and with {H} has kept its law going, because the peace hung on it. Something younger«, unknown in {town},» has moved into {lair}, and demands to be paid the whole debt at the assize.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who would profit from a fight, and {B}, who has said« aloud» that the dragon is only a very old robber. [At every dinner that is given in {town}|Over the soup, in the best house of {town},|To whoever sits next at table] {S} [says|admits]: "[I should like this one to live|I have slept badly since the first one|It is not for this one that I brought the lance, it is for whoever wants to rob it]. [Nobody [believes me|here believes me|listens]|They take it for [modesty|a joke|tactics]|They [laugh|clap], and [fill my glass|pass me the salt|ask about the lance]]."',
  ],
  truth: [
    [
      '[{num.u} years ago two realms bled to death over one river, and a dragon, who could not sleep for the noise, made them an offer|Two realms bled to death over one river, {num} years ago, and the noise kept a dragon awake, which made them an offer|A dragon that wanted to sleep made an offer, {num} years ago, to two realms which were bleeding to death over one river]: it would keep their gold and weigh their deeds, and whoever was found wanting would burn. Their gold lies in the vaults of {town}, and for each assize a share« of it, drawn by lot,» is carried up the mountain, and weighs for the whole. [The dragon has kept to that[.|, to the letter.]|[They signed, both of them|Both of them signed], for the sake of a quiet night. The dragon has never broken [a line|a word] of it.|Both realms [agreed|put their seal to it], and so far the dragon has kept [its word|every word].] [No free judge in {town} has ever had to be braver than a pair of scales.|And so no judge in {town} has ever needed more courage than a pair of scales has.|Judges in {town} need good eyes, and no courage.]',
    ],
    [
      [
        '{A} noticed as a clerk that [nobody|no one] tests the weights. [It began with a dowry.|A dowry had to be paid, and that was the first bar.|The first bar paid for a dowry.] Now every third bar is lead, which {H} casts and gilds at {lair}, at the lake of fire«, with a summons from {A}, so that the dragon does not stir»; the gold is abroad. [The only thing that can hide it is that the dragon should burn the evidence: {town}.|There is one way to hide that now: {town} has to burn, with its vaults, and the dragon has to do it.|That can only be hidden if the dragon itself burns {town}, and the vaults in it.] {H} burned a village, with pitch, and left a receipt in forged claw strokes« on a white stone», to see whether the realm would believe it. [It did.|The realm believed it.|Nobody has doubted it.|It was a success.]',
        'v=a',
      ],
      [
        '{A} came to {lair} with the books and found the dragon cold, curled round the scales«, its nose on its own tail». [{A} wept. Then {A} thought of two armies.|{A} sat there and wept until it was dark, and then thought of two armies.|{A} wept for an hour, and then began to think, of two armies.] Since then {H} has flown over the mountains on a hired wyvern« at night», so that people see a shadow. Then a second dragon, its child, «who is old itself by now, »came to claim all of it at once, and to keep it quiet {H.name} has had to carry {few} talents up to it. [The younger one cannot read.|The younger one has never learned to read.|Nobody ever taught the younger one to read.] If it is refused, it will show itself, and the two armies will know that the old one is dead. So {A} means to pay it with towns, and has set the pointer: by the law of the scales the realm will [give them up and ask no questions|give them up without a question]. And {H} burned a village, with pitch, and left a receipt in forged claw strokes« on a white stone», to see whether the realm would believe it.',
        'v=b',
      ],
    ],
    [
      '{T} has known« since the winter» that something is wrong, by the [sound|sound of it]. [{A} promised {T}, for keeping silent, that {T.their} home town would be left out; on the list that {A} has drawn up it comes right after {town}.|For keeping silent {T} has a promise of {A} that {T.their} home town will be left out; {A} has put it on the list right after {town}.]',
    ],
  ],
  turn: [
    [
      '[The plate that [nobody|no one] reads out says|On the plate that [nobody|no one] reads out it says|It stands on the plate that is left out] that [anybody in the realm may demand to be weighed in its place|anybody in the realm may step into the pan in its place|whoever is in the realm may ask to be weighed instead of it], [once, with everything they have done|only once, with all that they have done|once, with all the deeds of a life]. «[It has never been asked for.|Nobody has ever claimed that right.|In all the years nobody has.] »[The pan is large enough for a party.|A whole party would fit in the [pan|scale].|There [would be|is] room for [a party|several].]',
      'v=a',
    ],
    [
      'The old one left a will, in claw strokes on the underside of the scales: it found that the realm had been just for years« on end» without any need of it, and set it free. [{A} has read it. {A} did not believe that it could be meant.|{A} knows it by heart, and has taken it for a slip of the claw.|{A} has read it« many times», and thinks that grief was speaking.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} knows the code by heart, and for the first time« in a long life» has looked something up. {G} will support anything« that is» legal, and has begun to stretch the word.',
    ],
    A: [
      '{A} has served the scales for {years} years and speaks about mercy [as others speak about drink|in a lowered voice, as of a relative in prison]. [{A} is not afraid of the party, only of noise.|What {A} fears is a crowd that asks questions; the party is no crowd.|Nothing frightens {A} but a question that is asked aloud.]',
    ],
    B: [
      '{B} is nineteen« and was born under the pointer». [{B} wants once in {B.their} life to decide something without a pointer, right or wrong.|For once in a lifetime {B} would like to decide something alone, even wrongly.]',
    ],
    S: [
      '{S} has killed {few6} dragons and not slept well since« any of them». [{S} has come to prevent it this time, and nobody has asked.|This time {S} would rather have the dragon left alive, and everybody takes that for modesty.|This one {S} wants to see live, and says so« at dinners, and is laughed at».]',
    ],
    T: [
      '{T} [has perfect pitch and trembling hands, and is ashamed of what {A} promised|hears a false coin through a wall, and has had hands that shake since {A} made that promise]. {T} will strike every ingot« in the realm», if [somebody|someone] stands beside {T.them}.',
    ],
    H: [
      '{H} has burned or bribed whatever {A} wrote on a slip and has kept the slips. [{H} wants it to have been legal.|With the slips {H} hopes to show, one day, that it was all by order.|They are to prove, if it comes to that, that {H} only obeyed.]',
    ],
    R: [
      '{R} values hoards for those who inherit them«, and has come a long way». [{R} is courteous, has a price for each of the party, and takes only what is owed.|{R} greets each of the party with a bow and a sum, takes what is owed, and not a copper more.]',
    ],
  },
  places: [
    {
      name: 'the vaults under the palace|the gold vaults|the palace vaults|the vaults of the crown',
      look: [
        [
          '[Avenues of gold, {few3} of them, each named after a virtue.|{few3.u} avenues of gold bear the names of virtues.|The bars stand in {few3} avenues, and each avenue is a virtue.] [It is cool, and every step rings, and in the avenue of Temperance it rings [differently|dully].|A step rings like a coin down here, and in the avenue of Temperance like [a bad one|a false one].|The echo is [of gold|bright] in all of them but one, and that is Temperance.]',
          'v=a',
        ],
        [
          '[Avenues of gold, {few3} of them, each named after a virtue.|{few3.u} avenues of gold bear the names of virtues.|The bars stand in {few3} avenues, and each avenue is a virtue.] [It is cool, and every step rings; the last avenue is [full to the roof, and dusty|crammed to the roof, and grey with dust].|A step rings like a coin down here; only the last avenue is too full for that, up to the roof, and [grey with dust|dusty].|The lamp makes [all of it shine|it all glitter], but for the last avenue, which is [full to the roof, under dust|stacked to the roof, and lies under dust].]',
          'v=b',
        ],
      ],
      todo: [
        "[You may [enter only|only enter] without metal and on|Nobody gets in with metal on, or without] an oath that {A} takes. The guards of the scales are {few4} dozen Knights« who have never been given a reason to doubt»; they must be [talked past (DC 16 Persuasion with {G}'s seal), or asleep|asleep, or talked past (DC 16 Persuasion with {G}'s seal)].",
      ],
      what: [
        [
          'Investigation :: striking the ingots one after the other :: Every third is lead under gold leaf: [it is {few} talents, and it has taken years|it has taken years, and comes to {few} talents].',
          'v=a',
        ],
        [
          "Investigation :: looking at the dust on the bars :: [Nothing was fetched at the last assize.|There has been nobody to fetch it since the assize before this one.|At the last assize all of it stayed here.] The dragon's share has lain here ever since«, [sealed and addressed|under seal, with the address on it]».",
          'v=b',
        ],
      ],
      who: [
        [
          "Perception :: looking at the seal stamps under the leaf :: The inner seal is that of {A}'s office, with the chip that it got when {A} was [still a clerk|a clerk]. The newest lot has been booked [in the name of {B}, who has never been down here|to {B}, who has never set foot in here].",
          'v=a',
        ],
        [
          'Perception :: looking at the label on the dragon\'s share :: [It says that the share was received at the last assize, and by whom it was [handed over|carried up].|The share left {town}, it says, and was received at the last assize; the bearer has signed.|According to it the share was handed over at the last assize, and received.|"Received at the last assize," it says, and by whom it was delivered.] [Only {A} was on the mountain that day, and {A} has signed it.|It is signed by {A}, who was alone on the mountain that day.]',
          'v=b',
        ],
      ],
      where:
        'Nature :: smelling the soot on the lamps that {H} has brought back :: [They burned for a long time in bad air, with sulphur in it.|It is the soot of a lamp that burns in bad air, with sulphur in it, for hours.|There is sulphur in it, as if they had burned for nights in bad air.] There is such air at {lair}, where {H} has no office; but the tags on the lamps say "[by night, with a loaded cart|loaded cart, by night|night journey, cart full]".',
    },
    {
      name: 'the burned village|the village that was burned|the village of ashes|the village on the receipt',
      look: [
        '[Black gables, white stone, {few5} survivors on a cart.|The gables are black, the stone is white, and on a cart sit the {few5} who are left.|{few5.u} survivors sit on a cart, among black gables, beside a white stone.] [They do not complain. They ask|You hear no reproach from them. They ask|Nobody weeps. They ask] [whether it is known in {town}|if anybody in {town} knows] by how much they were too light.',
      ],
      todo: [
        '[They will speak only before the law« of {town}».|Without a court of {town} they will not speak.|Only to a judge [of {town} |]would they say [more|a word|why].|To strangers they say [nothing|no more][; they have been judged|, like people who have been found guilty|: they were too light, what is there to say].] [[Somebody|Someone] must hold court over them here, in the ashes, and find them not guilty aloud|A court has to sit over them, here in the ashes, and acquit them aloud|It takes a judge who sits down in the ashes and finds them not guilty, aloud] (DC 15 Performance or Religion); [after that, they cannot be stopped|then they cannot be stopped|then all of them talk at once].',
      ],
      what: 'Survival :: reading how the fire ran :: [It began at several corners at once, «downwind, »with pitch.|Pitch was poured at several corners, and the wind was chosen.|At [four|several] corners there was pitch, and [it was lit with the wind|the wind did the rest].] [[People lit it|That is how people do it]; a dragon [would have set fire to|would have breathed on] the middle, from above.|This was lit by people, for [a dragon breathes on the middle, from above|dragon fire comes from above, in the middle].|[No dragon did this|It was not a dragon]: [the middle burned last|the roofs in the middle burned last], and a dragon comes from above.]',
      who: 'Insight :: asking who was here before the fire :: The weights inspector of {A}«, with a book», and {H}, who [looked at|asked about] the wind.',
      where:
        'Perception :: looking at what lies round the white stone :: [Chips of black glass«, still sharp»; such stone is only found at one place|There are splinters of black glass in the grass, on which one cuts oneself, and there is one place for it|Black glass«, chipped off a crate or a boot»; it is found at one place only]: at {lair}.',
    },
    {
      name: 'the record office of the old tongue|the office of plates|the archive of slate|the hall of the slate code',
      look: [
        'The code stands here on plates of slate«, [row behind row, each as large as a door|each the size of a door, in rows]», and you [have to|must] walk along it to read it. [People from {town} have worn a path along them, and it makes a bend round one.|[Feet have|{num} years have] worn a path along the plates, and it [makes a bend round|avoids] one of them.|The path that readers have worn in the floor [goes round one plate|leaves one plate out].]',
      ],
      todo: [
        '[The plates of {town} may be read, but not aloud; they are law as soon as somebody says them.|The plates of {town} must be read in silence, since what is said aloud from them is law.|One reads in silence here; a line that is spoken is law, in {town} and beyond.] {T} reads with one finger« and [silent lips|closed lips]», and needs [somebody|someone] to hold the lamp« and read along». [What it says there about guilt is hard to bear|The plates about guilt are hard to bear|It is guilt that most of the plates of {town} are about|Plate after plate is about guilt, and {T} reads each twice|One does not read these lines about guilt unmoved|Every line speaks of guilt, and means the reader] (DC 16 Wisdom saving throw, or be frightened of the pointer [for a day|until the next day]).',
      ],
      what: [
        [
          'History :: reading the plate at the bend of the path :: "[Any one may be weighed for all|One of them may be weighed for all|For all of them one may be weighed]." [It is the clause that [nobody|no one] reads out.|That is the plate that is never read[| out].|[This|That] is what they leave out.|[Nobody|No one] in {town} has ever read that out.]',
          'v=a',
        ],
        [
          'History :: reading the plate at the bend of the path :: [It breaks off« in the middle of a stroke»|The last stroke has no end], after the words "my will stands under the scales". [No plate has been carved for {few2} years, and it used to be one [each|every] time|The newest plate is {few2} years old; it used to be one« for» [each|every] assize|{town} has had no new plate for {few2} years, where each assize brought one].',
          'v=b',
        ],
      ],
      who: 'Investigation :: comparing the receipt of the burned village with the plates :: The dragon writes its eights from below; on the receipt they are written from above, as {A} writes«, who drew it for {H}».',
      where:
        'Persuasion :: letting {T} strike the little scales on the desk, cast from what was left over of the great ones :: The metal hums on, and something answers it, under the earth, north of {town}: the beam of the great scales, at {lair}, is trembling«, though nothing [has been laid on them|new has been laid on them]».',
    },
  ],
  lairLook: [
    [
      '[In the crater of the mountain hang scales as large as a cathedral, two pans of black glass over [a lake of fire|lava].|There is a cathedral in the crater, and it is a pair of scales: two pans of black glass hang over [a lake of fire|a fiery lake].|[Over a lake of fire|Across the crater, over fire,] [hangs a beam|reaches a beam] as long as a cathedral, [with two pans of black glass|and from it hang two pans of black glass].] [[One|One pan] lies on the rock, under what the dragon was paid at earlier assizes. Round the pillar«, as thick as a city wall,» [something is coiled|something has coiled itself].|What was paid at earlier assizes has pressed one of them down on the rock. What lies round the pillar, in three turns, you have [taken|first taken] for a wall, and it breathes.|The gold of earlier assizes [weighs one of them down on to the rock|has brought one of them down to the rock]. [There is a wall round the pillar, of scales|The wall round the pillar has scales], and it [breathes|rises and sinks].]',
      'v=a',
    ],
    [
      "[In the crater of the mountain, over a lake of fire, hang scales as large as a cathedral.|There is a cathedral in the crater, over a lake of fire, and it is a pair of scales.|[Over|Above] a lake of fire hang [scales|the scales], and a cathedral would fit under the beam.|The crater is full of fire, and [the scales that hang over it|over it hang scales that] are as large as a cathedral.] [Round the pillar lie the bones of a dragon, in perfect order|A dragon's bones lie round the pillar, and not one is out of place|The pillar is ringed by the bones of a dragon, all in their places], [with the nose on the tail|the nose on the tail|with the skull on the tail]. On the higher pan, «on a bed of other people's gold, »[its child, not much smaller«, and furious», is sharpening its claws on [a bar of gold|a gold bar].|its child, which is old itself, sharpens its claws on [a bar with the stamp of {town}|the seal of {town}].|lies its child, nearly as large, which bites [a bar|a crown] in two to see if it is gold.|its child, in a rage, is sharpening claws as long as scythes on [a bar of gold|a gold bar].]",
      'v=b',
    ],
  ],
  lairUse: [
    '[The pans of {lair} move with [what stands on them|each load].|Whatever one puts on a pan of {lair} [moves it|moves both].|In {lair} a pan sinks and rises with its load.|The pans hang free in {lair}, and [move with every weight|every weight moves them].] A character in the lighter one can be lifted sixty feet by what another throws into the heavier (a sack of gold a round); [whoever falls, {A} included, falls into the lake|below is the lake, for {A} as for anybody who falls] (55 (10d10) fire damage each turn).',
    '[A true confession, said aloud in one of the pans, counts as a talent|The pan of {lair} takes confessions: one that is [true and said aloud|true, and spoken aloud,] weighs a talent|The truth has weight here: a confession in the pan, aloud, is a talent|In {lair} what somebody confesses in a pan, aloud and truly, weighs a talent|What is confessed in the pan, and is true, weighs as much as a talent of gold from {town}] (the player says what it is; only the first two confessions count). It lowers the pan by ten feet, and [makes everything that keeps the law of {town} hold still|whatever keeps the law of {town} holds still] until the end of the next turn.',
  ],
  tactics: [
    [
      '{A} [stands on|has climbed] the pillar and [calls out|shouts] that strangers have laid hands on the scales, which the code forbids before the assize; [that wakes the dragon|the dragon wakes]. It warns each of the party once, then fights from above«, to drive them out of the hall», with no more of its strength than the code allows against a trespass; beaten, it lies still, and whoever wants to kill it must do so then. {A} goes on shouting clauses and {H} cuts ropes, and both give up at the first wound. The dragon stops as soon as somebody [steps into a pan and asks to be weighed, or offers it a reckoning|offers it a reckoning, or steps into a pan and asks to be weighed], and follows nobody who leaves the hall',
      'v=a',
    ],
    [
      '{A} calls up to the pan that [here are the people who|these are the ones who] withhold the payment, and the younger dragon comes down on them. {A} shouts clauses« from the pillar» and {H} cuts ropes, and both give up at the first wound; the dragon fights from above«, like [someone|somebody] who has been told how it is done,» and stops for nothing but gold or an offer to read to it',
      'v=b',
    ],
  ],
  companions: [
    [
      'Those who help {A} here have been sworn to the scales. Shown what {A} has done (DC 16 Persuasion), they [look up at the pointer, and wait« to see what it does»|step back and look at the pointer|lower their weapons and wait for the pointer].',
      'escort=people',
    ],
    [
      '[The guards beside {A} are not people, but a part of the office that {A} holds: they keep order at the scales, and the code is the only order« that» they know.|What stands beside {A} goes with the office, and keeps order at the scales. It is not alive as people are, has no orders but the code, and takes {A} to be the one who knows it best.] [A clause that is quoted rightly (DC 17 History) stops one of them for a round; a wrong one [provokes all|brings all of them].|Quote a clause rightly (DC 17 History), and one« of them» stops for a round; quote it wrongly, and all« of them» [come|attack you].|One of them stops for a round for each clause that is [quoted rightly|quoted word for word] (DC 17 History); a mistake [makes all of them turn on the speaker|sets all of them on the one who made it].]',
      'escort=construct|elemental',
    ],
  ],
  parley: [
    [
      '[The dragon can be [spoken to|talked to]. [What it wants is|All that it wants is] that the sum should come out right.|One can talk to the dragon. A sum that comes out right is all that it cares for.|The dragon listens to sums, [if they come out right|and likes them to come out right].|[The dragon would rather reckon than fight|To the dragon this is arithmetic].] Whoever offers it a reckoning that is true to the last copper (DC 17 Persuasion, with advantage for {T} at the scales) is heard to the end, even with a lance in hand.',
      'v=a',
    ],
    [
      '[The younger dragon of {lair} can be spoken to.|One can talk to the younger dragon of {lair}.|The younger dragon of {lair} listens, if nobody holds up a paper.|To talk is possible, with the younger dragon of {lair}.] «[It cannot read, and is ashamed of that.|It has never been taught to read, and would rather burn than say so.|It cannot read, and hides it badly.] »Whoever offers to read it what its parent wrote under the scales (DC 17 Persuasion, with advantage for {T}) is heard to the end, even with a lance in hand.',
      'v=b',
    ],
  ],
  spells: [
    [
      11,
      [
        '*True Seeing* in the vaults of {town} shows lead in every third bar. {A} has forbidden the spell«, under the code,» for "disturbing the weights".',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*True Seeing* on the mountain shows an outline with [nobody|no one] in it, and beside it [somebody|someone] young. {A} has forbidden the spell«, under the code,» for "disturbing the peace".',
        'v=b',
      ],
    ],
    [
      11,
      '*Divination* about the assize of {town}: ["[A hand has made the realm too light|A hand, and no deed, has made it too light|The realm is light by a hand], [one that draws its eights from above|and it draws its eights from above]."|"No injustice has made the realm too light; a hand has, and it [draws|writes] its eights from above."] [{G} writes that down|{G} asks to have it repeated, and writes it down].',
    ],
    [
      11,
      '*Legend Lore* on the scales: "[They weigh what is laid on them|Whatever is laid on them, they weigh|They have weighed gold, deeds and towns|All things were laid on them, and all were weighed][, but the law has never been laid on them|, and nobody has ever laid the law on them|, but never the law|, except the law itself|; when will the law be laid on them]."',
    ],
    [
      13,
      '*Teleport* to {lair} goes wrong by a mile for [anybody|anyone] who carries gold«; the mountain is [jealous|greedy]».',
    ],
    [
      13,
      '*Resurrection* on those whom {H} burned« under the code» fails unless the judgment is lifted first: they believe that they were guilty.',
    ],
    [
      15,
      '*Antipathy*[ and *Control Weather* will [hold a dragon back|keep a dragon off] for an hour, and it makes a note [of the hour|of it].| and *Control Weather* keep a dragon away for an hour, [which it writes down|and the hour goes on the bill].| or *Control Weather* [delays a dragon by|costs a dragon] an hour, [for which it charges|which is added to the debt].]',
    ],
    [
      17,
      "*Wish* for the {few} missing talents gives them, out of the neighbouring realm's vaults; that is war by [evening|nightfall]«, and correct to the last coin».",
    ],
    [
      17,
      '*Foresight* or *Power Word* magic is allowed in {lair}; it is weighed afterwards«, and [it weighs a good deal|is not light]».',
    ],
  ],
  clock: [
    [
      '{A} has the gates of {town} shut, "so that nothing leaves the pan". {T} must weigh out the bread, a pound [for each household|a household].',
    ],
    {
      text: ['{S} is arrested as an intended breach of the peace; the lance is added to the gold.'],
      stop: [
        'have {G} find a paragraph under which a slayer is a weight of office (DC 16 History), or let {B} claim {S} as a guest',
      ],
    },
    {
      text: [
        '{B} signs the list«, drawn up by {A},» of the {few} towns that are to be given up« first».',
      ],
      stop: [
        'bring {B} to the burned village before the signature; [one look at those who ask by how much they were too light is enough|it is enough to be asked there by how much they were too light]',
      ],
    },
    [
      '[At the assize the pan of {town} sinks on the wrong side.|On the day of the assize {town} is too light.|The assize begins, and the pan of {town} goes the wrong way.] [Over the volcano something reads the pointer and spreads its wings«, and {town} looks up».|Something reads the pointer, «over the volcano, »and spreads its wings.|{town} looks up: over the volcano wings are being spread.]',
    ],
  ],
  after: [
    'The realm is in balance again, without {town}. It is smaller by {few} towns, «two armies stand at the border, »and [everyone|everybody] speaks [very quietly|in a low voice].',
  ],
  endings: [
    {
      heading: 'One for all',
      text: [
        [
          "One of the party, or {B}, or all of them, stand in the pan, and are weighed with everything« that» they have done. [Let the players tell it. If they have been honest, the pointer moves, a hair's breadth, and [stands on zero|rests on zero].|It is for the players to tell what that is. For honest ones the pointer of {town} goes back, by the width of a hair, to zero.|The players say what that is; if it is [the truth|true], the pointer moves back by a hair, [on to zero|and is on zero].] [The dragon bows.|The dragon bends its neck, as it has never done.|The dragon lowers its head to the rock.|The dragon bows to them.] [{A} is asked to hold the lamp while {T} strikes every bar.|While {T} strikes bar after bar, {A} must stand by and hold the lamp.]",
          'v=a',
        ],
      ],
    },
    {
      heading: 'The will is read',
      text: [
        [
          '{G} reads out«, in the old tongue,» what is written under the scales, and the realm is free, and [has to|must] write its own law; the two armies hear that they have kept the peace by themselves for years, and stay where they are; the new one has inherited bones, and a library that it cannot read. [{T} offers to teach it|{T} will teach it]. {A} sits down on the steps and weeps«, this time [aloud|for all to hear]».',
          'v=b',
        ],
      ],
    },
    {
      heading: 'With the lance',
      text: [
        [
          '[If the dragon is killed, the debt of {num} years falls due|With the dragon dead, the debt of {num} years falls due]: what was gold becomes slag«, [in every purse|in each purse of the realm]». *The price:* the realm is poor and at war by spring, but {B} rules it, and [looks up at the pointer and has it taken down|the pointer is taken down].',
          'v=a',
        ],
        [
          'If the younger dragon is killed, [everybody|everyone] in {town} learns that the old one is dead«, and nothing holds the two armies any more». *The price:* the realm is at war by spring, but {B} rules it, and [looks up at the pointer and has it taken down|the pointer is taken down].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The sum made good',
      text: [
        [
          '[The gold can be brought in time, by robbing those to whom {H} sent it abroad.|Those abroad to whom {H} sent the gold can be robbed of it, in time.] *The price:* nothing has changed; in {few2} years the dragon comes again«, and {G} knows who will [be asked to pay|have to pay]».',
          'v=a',
        ],
      ],
    },
    {
      heading: 'A teacher for a dragon',
      text: [
        [
          '[The young dragon of {lair} can be made to wait, by whoever offers to read it its inheritance, plate by plate.|Whoever offers to read it its inheritance, plate by plate, can make the young dragon« of {lair}» wait.|The young dragon of {lair} will wait for somebody who reads it what it has inherited, plate by plate.] *The price:* it takes {few2} years, «it asks questions, »and {T} [has to|must] [find out|explain] what justice is in words of one syllable.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          '[The dragon has risen. It needs a quarter|There it goes up. It needs a quarter|Its wings are over the crater. It needs a quarter] of an hour to {town} and keeps to the road, «as the code demands, »and at every border stone it [has to|must] stop and say why. [There are nine [of them|such stones].|It passes nine [of these|of them].|That makes nine [stops|delays].|Nine stones lie on its way.]',
          'v=a',
        ],
        [
          '[The younger dragon has risen. It does not know the code of {town}|There it goes up, the younger one. It does not know the code of {town}], but it has seen« from the rim» how its parent used to fly: along the road, with a stop at every border stone. [It does the same, in case.|It had better do that too, it thinks.|So that is how it is done, it thinks.] [There are nine of them|Nine stones lie on its way], and at each it [would like to be told why|wants somebody to tell it why|asks what one does now].',
          'v=b',
        ],
      ],
    },
  ],
  hoard: [
    'From the heap on the scales {G} may set aside« for the party» what was put there unjustly: {items}, and {worth}. [It has been itemised, by {T}.|There is a list of it, by {T}.|{T} has weighed each piece.]',
    '{A} had kept a chest« with no weight on the books»: {items}, and {worth}.',
  ],
  favour: [
    'The party has a line in the code of the realm, «in its own words, »and {G} has it carved on the plate« [at the bend of the path|round which the path bends]».',
    'The crown gives the party a town, «one of the {few} on the list, »with all who live there; they have sworn to be no trouble at all, and [are nothing but trouble|are nothing else|have broken that by noon].',
  ],
  steps: [
    'Find out whether the weights are true.',
    'See the burned village with your own eyes.',
    'Read the plate of the code that nobody reads out.',
    'Let the realm be weighed rightly at the assize.',
  ],
  acts: dragonLawActs,
};
