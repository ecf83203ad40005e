import type { PersonStory } from './person-types.ts';

/** Persons who stand between a realm and a higher power: Hell, a god, fate, titans, a storm king. */
export const personStoriesOfPowers: readonly PersonStory[] = [
  {
    id: 'soul-solicitor',
    levels: [11, 20],
    tones: ['whimsical', 'intrigue'],
    words: ['lawyer', 'advocate', 'contract', 'devil', 'soul', 'pact'],
    role: 'advocate at the infernal bar',
    other: 'client',
    want: [
      '{P} wants to lose [a case|one case], and has won nine hundred and ninety-nine, all« of them» against Hell.',
      '{P} wants to be beaten in court, [once and soon|once, and this month]. So far it is nine hundred and ninety-nine cases against Hell, all «of them »[won|victories].',
    ],
    ask: '{P} asks the party to [be the witnesses for {Q}, and to have seen nothing.|appear in court for {Q}, «as witnesses, »and to have seen nothing« at all».|bear witness for {Q}, under oath, that they have seen nothing.]',
    tell: [
      '{P} [paces out|measures] every road [with a stick|in steps], and asks [innkeepers how many they can sleep, in millions|bakers how many loaves they can bake, in millions|innkeepers if they could put up a million].',
      '[{P} has no shadow before [lunch|noon], and [borrows one|stands in that of others].|{P} keeps to the shady side in the morning, for want of a shadow, and stands close to [others|walls] at noon.]',
    ],
    says: [
      '"I have read every contract that was ever signed in {town}«, and pitied both sides». {Q} has a very strong case, and that is what worries me."',
      '"They call me lucky in {town}«, and I wish that it were luck». If {Q} smiles at the jury, step on {Q.their} foot."',
      '"In {town} justice is done on Thursdays«, and I have not missed one yet». Look at {Q}, and then look as if you had not."',
      '"I can recommend three lawyers in {town}, all «of them »worse than I am«. {Q} would not hear of it»."',
      '"Do not thank me, people «in {town} »always do, and it goes on the bill«. If {Q} thanks you, you have done too much»."',
      '"The jury «of {town} »likes tears. {Q} is not to cry, and neither are you."',
    ],
    truths: [
      'At the thousandth victory Hell must close, by clause one«, which everybody had forgotten». «[{P} wrote it in as a student.|{P} put it in as a student, for fun.|It was {P} who wrote that clause, as a student.] »The damned, [nine|eight|seven] million of them, would then [come back to where they are from|all come home]«, and {P} has had a look at the roads». {Q} is innocent, and so the thousandth case cannot [be lost|end in a defeat].',
      '{P} sold {P.their} own soul to pay for [the studies|the years at law school], and has «since »been paid by each client with a small piece of theirs. By now it is nearly a whole one, and [it has begun to feel what the others are missing|{P} feels through it what the others are missing]. By the contract the pieces go home on the day on which {P} loses a case. The first client was a parent of {Q}«, and has [been cold ever since|never been happy since|not laughed since]». To lose on purpose is punished «at the infernal bar »with the loss of everything that was won, so the case has to be lost by the witnesses. [Hell is suing {Q} for one night of sleep, which can be spared.|What Hell wants from {Q} is one night of sleep, which can be spared.]',
    ],
    clues: [
      [
        'Investigation',
        '[reading|studying|looking up] [clause one|the first clause|clause one of the contract with Hell]',
        '[it is in crayon.|somebody has written it in crayon.|all of it is written in crayon, in capitals.]',
        1,
      ],
      [
        'Persuasion',
        '[drinking|having a drink|sharing a bottle] with [the counsel for Hell|the counsel for Hell, after court|the counsel for Hell in {town}]',
        '[he has lost on purpose for years, to be free of Hell, and cries.|after the third glass he cries: he has lost every case on purpose, to be free of Hell.|it turns out that he wants to be free of Hell, has lost on purpose for years, and weeps over it.]',
        1,
      ],
      [
        'Perception',
        'looking at {P} in a spoon',
        '[nine hundred|several hundred|a thousand] people look back, [kindly|from very far away|and one of them waves].',
        2,
      ],
      [
        'Insight',
        'asking {P} about the first case',
        '{P} [begins to answer, and finds that it hurts|starts twice, and puts a hand to the heart|cannot remember it, and weeps over that].',
        2,
      ],
    ],
    pressed: [
      '{P} would settle. It needs [a form|a paper] that both sides can sign without winning, by [noon tomorrow|tomorrow evening]. Each side has to admit one thing: Hell, that {Q} is innocent, and {Q}, something small« that deserves a fine»; the party may suggest what.',
      'As soon as the case is lost the pieces go home, «one after the other, »in court. {P} then has no soul, and the counsel for Hell has [an empty chair|a post] to offer«, at a good salary». In {town} {P} asks the party to [sit on both sides of {P.them}|hold {P.their} hands] until this counsel has gone.',
    ],
  },
  {
    id: 'plague-angel',
    levels: [12, 20],
    tones: ['horror', 'grim'],
    words: ['physician', 'doctor', 'healer', 'plague', 'angel'],
    role: 'physician to the emperor',
    other: 'emperor',
    want: [
      '{P} wants the emperor {Q.full} to die in bed, «[soon|this week], »with [everyone at prayer in the temple across the river|the whole court across the river, at prayer,] and no one near him.',
      '{P} wants a quiet death for the emperor {Q.full}, «[this week|before the full moon], »in an empty room, with [the court, the heirs and the crowd|court and heirs and crowd] as far off as a procession can lead them.',
    ],
    ask: '{P} asks the party to stand [in|before] the door of the imperial bedroom «of {town} »on the last night, [in silver|with silver weapons], and to let nothing [out|pass].',
    pronouns: { Q: 'he' },
    tell: [
      '{P} burns the [sheets|bed linen] and buries the ashes, and [says it is a cold|calls it a cold].',
      '{P} lets no one else make that bed, burns what was on it, and speaks of a [cold|cough].',
    ],
    says: [
      '"It is a cold, and {town} may write that down. {Q} has been told to rest, and I have been told to hope."',
      '"Half of {town} will want to come« and weep», and may weep across the river. I have promised {Q} an empty room."',
      '"They are «already »buying black in {town}, and they may wear it at home. {Q} is a good patient«, and asks for nothing at night»."',
      '"I have no friends in {town}, and I should be glad if you did not start. When {Q} speaks to you, answer, and do not go nearer."',
      '"Keep to the left bank in {town}«, where the air is better»; {Q} would like you, and I ask you not to like him."',
      '"I have had a street closed in {town}«, and all windows on it». {Q} says that the quiet is the best of it."',
    ],
    truths: [
      "[{Q} has carried a god of pestilence in his body since he was seven.|Since he was seven {Q} has carried a god of pestilence in his body.|There is a god of pestilence in {Q}'s body, and has been since he was seven.] He offered himself when it came to {town}, and has held it down« [by will|by force of will]» for {years} years. «[He is dying of it.|Now he is dying of it.|It is killing him.] »When he is dead it [looks for|goes to] the nearest person who is loved by many. [Half a million people from {town2} want to come and weep« at the gate».|From {town2} half a million people want to come, and weep« at the gate».]",
      '[{Q} died {few} years ago. What lies there in his skin|{Q} has been dead for {few} years. What wears his skin] learned to sign, and has been a [mild|good] ruler. It wants to be {P} next, and has said so«, [quite nicely|politely]». {P} has poisoned it [nine|five|seven] times, and [it thanks the cook|it praised the soup|it likes the taste].',
    ],
    clues: [
      [
        'Medicine',
        '[feeling his pulse|taking the pulse of {Q}|holding him by the wrist|counting his pulse for a minute]',
        '[there are|one finds|one feels] two [pulses|pulses under the skin], and one [of them is counting|counts along|is a little too regular, as if it were counting].',
        1,
      ],
      [
        'Religion',
        '[saying a prayer|praying|saying grace] [at the door of the bedroom|before the bedroom door|at the door of {Q}]',
        '[something in there says the responses backward.|the responses come from inside, backward.|somebody behind it gives the responses, and gives them backward.]',
        1,
      ],
      [
        'Perception',
        'watching the emperor sign [a decree|a letter|two laws]',
        'the pen moves [a moment before the hand|and the hand follows|before the hand does]«, [each time|with a very neat signature|and the emperor looks elsewhere]».',
        2,
      ],
      [
        'Investigation',
        '[looking at|inspecting|examining|sifting] the [ashes|buried ashes|ashes of the sheets]',
        '[there are|one finds] teeth in them, [many sets|several sets|more than one set], and [all are his|all of them fit his mouth|each set is that of {Q}].',
        2,
      ],
    ],
    pressed: [
      'The god can be offered someone who is loved by nobody«, in a circle, on the night». {P} means to be that one, and has lived in {town} for years without [a friend|friends]. Only {Q} [has been fond of {P.them} all the same|has liked {P.them} all the same], and when {Q} is dead the circle will hold: the god goes into {P}, and dies when {P} does.',
      'It may be outbid: it wants to be kept, «nursed and called by a name, »and would take an empty body« that somebody has made for it». {P} has one in the cellar, [and needs a wizard who is not afraid of what will say thank you|and needs a wizard to bring it there, one who stays calm|grown from clay and roots, and needs a wizard for the rest]. [If it is to be driven out of {Q} by force, use a Rakshasa.|To drive it out of {Q} by force means to fight it (use a Rakshasa).]',
    ],
  },
  {
    id: 'time-archivist',
    levels: [12, 20],
    tones: ['heroic', 'intrigue', 'horror'],
    words: ['time', 'future', 'prophet', 'oracle', 'seer', 'prophecy'],
    unlike: /startled|surprise/,
    role: 'oracle of the realm',
    other: 'high judge',
    want: [
      '{P} wants to be wrong, about Thursday, and would give [the temple|the temple and its gold] for it.',
      '{P} wants Thursday to be a day like any other, and has offered [the temple|all the gold of the temple] to whoever can bring that about.',
    ],
    ask: '{P} asks the party to [do something on Thursday at noon, in {town}, that they have never done« and do not want to do».|think of something that they have never done« and do not want to do», and to do it in {town} on Thursday at noon.|be in {town} on Thursday at noon, and to do there what they have never done and do not want to do.]',
    tell: [
      '[{P} thanks people before the [gift|help]«, and flinches before the noise».|{P} says "bless you" before the sneeze, and [looks at doors before they are opened|holds out a hand before anything falls|answers before the knock].]',
      '{P} leaves the room before [each audience|every answer that matters], «for as long as it takes to read a page, »and [thanks people before the gift|knows by then who will come].',
    ],
    says: [
      '"You were a minute earlier, as I remember it, «at the gate of {town}, »and one of you had a hat."',
      '"It will rain in {town} on Wednesday; take a coat«, and do not thank me, you have done so»."',
      '"Bless you, and mind the step, which all of {town} falls over«, you less than others»."',
      '"Yes, one can see the whole of {town} from here, and no, it is not cold«; now ask what you came to ask»."',
      '"We have met in {town}, or we shall: do not tell me what you mean to do there«, and I shall try not to look»."',
      '"I can tell you what {town} will have for supper until Wednesday, and I would «so »like to be surprised on Thursday."',
    ],
    truths: [
      '{P} remembers [the future, and only as far as Thursday at noon|what is to come, but nothing after Thursday at noon|the future as others do the past, and only as far as Thursday at noon]. Then [the gate under the temple is open|somebody has opened the gate under the temple], the fire that is chained below {town} [comes out of it|rises out of it], and {P} holds one of the two keys. {Q} holds the other: {Q.they} has read the vision« in the archive», [takes it for a command, and does not know that it can be disobeyed|and believes that it must be obeyed|takes it for an order of the gods, and means to obey]. {P} has been trying «for {years} months »[not to be alone with a key|never to be alone with that key|to get rid of that key, and it comes back].',
      "[{P} has no gift.|{P} cannot see into the future.|{P} is no oracle.|No vision has ever come to {P}.] {years.s} years ago [a burned person came, gave {P} a diary and died|somebody with terrible burns brought {P} a diary, and died|a dying person, badly burned, put a diary into {P}'s hands], and everything in it has come true; {P.name} is looking for one thing that it does not have. [The diary is in {P}'s own hand, and the burned person was {P}.|{P} wrote that diary, for the burned person was {P}.|The burned person was {P}, as the handwriting shows.] [The last entry is Thursday: at noon the fire that is chained under the temple breaks out and [takes|burns] all of {town}.|Thursday is the last entry: the fire that is chained under the temple breaks out at noon, and [takes|burns] all of {town}.|It ends with Thursday: at noon the chained fire under the temple gets out, and [{town} burns|takes {town}].] [The entry stops in the middle of the name of one of the party.|In the middle of a name it stops, and the name is that of one of the party.] [{Q} keeps the glass, in the treasury, by which one person can be sent back.|By a glass in the treasury, which {Q} keeps, one person can be sent back.|There is a glass by which one person can be sent back, in the treasury, and {Q} keeps it.]",
    ],
    clues: [
      [
        'Insight',
        'planning a surprise for {P}',
        '{P} [is already being brave about it|thanks you for it on the evening before|has already made room for it].',
        1,
      ],
      [
        'Perception',
        'standing where {P} stands in the vision',
        "[from there one sees the second lock, and on it {Q}'s seal.|one is looking at a second lock, with {Q}'s seal on it.|there is a second lock before one's eyes, and it bears {Q}'s seal.]",
        1,
      ],
      [
        'Investigation',
        'comparing hands',
        'the diary has the same [slip of the pen|spelling mistake] as the letters that {P} writes [today|this week].',
        2,
      ],
      [
        'Arcana',
        '[casting|using] Legend Lore on [the diary|the diary of {P}|the last page of the diary]',
        '[the answer is "I did it the other way, and it was worse."|a voice like that of the writer says, "I did it the other way, and it was worse."|all that one learns is "I did it the other way, and it was worse."]',
        2,
      ],
    ],
    pressed: [
      '[{P} will be chained to the party from Wednesday night.|From Wednesday night on {P} will be chained to one of the party.|{P} wants to be chained to the party, from Wednesday night.] {Q} comes for {P} with the guard of the realm«, in good faith,» and has to see one thing [that was not foreseen happen before noon|happen before noon that was not foreseen]; then {Q.they} [puts down the key|lets go of the key].',
      '{P} gives the party the last page, [which says where the fire comes up|on which it says where the fire comes up|with a drawing of the place where the fire comes up]. If they stop it there (use <1 Salamander, Efreeti>), the diary is never written, and nobody has to go back. If they are too late, {P} asks {Q} for the glass, and [goes back, burned, with a better diary|takes a better diary back, burned|is sent back, burned, with another diary].',
    ],
  },
  {
    id: 'bell-titan',
    unlike: /\b(?:sleeps?|bed|evening|night)\b/,
    levels: [12, 20],
    tones: ['heroic', 'grim'],
    words: ['guardian', 'titan', 'giant', 'giants', 'saint', 'paladin'],
    role: 'warden of the last bell',
    other: 'pretender',
    want: [
      '{P} wants a successor, under [thirty|twenty-five], who can stand still and has [someone|a family] at home to hold it for.',
      '{P} wants to teach someone young to stand still, and asks each candidate «first »[who would miss them|who is waiting for them at home].',
      '{P} wants to put down the rope at last, and to make one friend in {town} before that« who stays for supper».',
    ],
    ask: '{P} asks one of the party to [hold the bell rope of {town}, for a night, and not to let it go« for any voice».|take over the bell rope of {town}, for one night, and to hold it« whoever may call».|hold on to the bell rope of {town} from dusk to dawn, whatever voice it is that calls.]',
    tell: [
      '{P} leans a little to the [left|right], «always, »as if there were something to hold.',
      'One arm of {P} is always a little raised, [asleep, at table, at prayer|at meals, at prayer, in bed], as if a rope hung there.',
      '{P} gives directions by houses that burned down long ago, and [begs pardon|is sorry to hear of each fire].',
    ],
    says: [
      [
        '"It is no weight at all, the rope of {town}: one only has to be there«, and not to be anywhere else»."',
        'v=1',
      ],
      [
        '"I can hear each door in {town} from here, and know who is late«, and who is let in all the same»."',
        'v=1',
      ],
      [
        '"Somebody has to do it, and in {town} it has been me«; I am told that the view is good by day»."',
        'v=2',
      ],
      ['"They call it a watch« in {town}», but there is nothing to see, only to hold."', 'v=2'],
      [
        '"I have not seen {town} by lamplight since I took the rope, except from up here, where it looks like [a plate of crumbs|something one could hold]."',
        'v=3',
      ],
      [
        '"There are people «in {town} »who ask what it pays, and it takes me a moment to answer; it pays in mornings."',
        'v=3',
      ],
    ],
    truths: [
      '[{P} has held the rope of the bell every night for {years} years«, from dusk to dawn».|For {years} years there has been no night in which {P} has let go of the rope of the bell.] [As long as it is held in the dark, the nine titans below {town} sleep on, by night and by day.|The nine titans below {town} sleep day and night if it is held in the dark.|If it is held from dusk to dawn, the nine titans below {town} go on sleeping, by day as well.] {Q} means to cut the rope, and believes that the nine titans will [lift {Q.them} onto the throne for it|put {Q.them} on the throne in return].',
      '[Nobody below {town} is kept asleep by the rope.|The rope of {town} keeps no one asleep.] Down there nine titans lie awake, and have done so for a century. Eight of them have stayed down out of pity for the wardens, who gave up their lives for it« and would have had to be told», and they hold fast the ninth, who pities nobody. [{Q} talks with the ninth through the well, by night.|By night {Q} has been talking with the ninth, through the well.] In return for the crown {Q.name} is to cut the rope, so that the eight think that the watch is over« and loosen their hands».',
      'Whoever holds the rope at night does not age, and {P} has held it for two hundred years, under {few} names. It keeps the nine titans below {town} asleep. By the rule a successor takes over the years with the rope, all at once, unless the old warden is wept for on the last morning; and there is nobody left who knew {P}. {Q} has read half of the rule, and wants to live for ever.',
    ],
    truthTones: { 3: ['heroic'] },
    clues: [
      [
        'Perception',
        '[putting|laying|keeping] a hand on the [rope|rope for an hour|bell rope of {town}]',
        '[on the other end somebody shifts in bed.|somebody turns over in bed, at the other end.|one feels somebody at the other end pull up a blanket.]',
        1,
      ],
      [
        'Religion',
        '[reading|studying|poring over] [the rule of the order|the old rule of the order|the rule by which {P} lives]',
        '[a warden once let go for a breath, and that is why there is a strait.|there is a [strait|lake|gorge] because one warden once let go for a breath.|it names a warden who let go for a breath, and the [strait|bay|lake] that has been there since.]',
        1,
      ],
      [
        'Insight',
        '[talking about|mentioning|praising] [retirement|a quiet old age|a pension] near the [well|well of {town}|bell]',
        '[a sigh comes up, from eight throats, and a laugh from a ninth.|eight voices sigh down there, and one laughs.]',
        2,
      ],
      [
        'Athletics',
        '[letting the rope slip by [an inch|a foot|a hand]|letting go of [an inch|a foot] of the rope|giving the rope [an inch|a foot|half a foot] of slack]',
        '[it is torn down by an ell, and then many hands give it back.|one hand tears at it from below, and several others hand it back.]',
        2,
      ],
      [
        'History',
        'looking up the wardens in the church books of {town}',
        'there are {few} names, one handwriting, and no burial.',
        3,
      ],
      [
        'Insight',
        'asking {P} about being young in {town}',
        '{P} describes the view before there was a bridge, and the bridge is very old.',
        3,
      ],
    ],
    pressed: [
      'Whoever holds the rope for a night is called by voices that they love (three DC 12 Wisdom saving throws until dawn; whoever fails two of them lets go). [Before dawn {Q} comes up the stair with an axe, and with hired knights|{Q} comes up the stair before dawn, with hired knights and with an axe for the rope] (use <Warrior Veteran, Gladiator, Assassin>). {P} can be relieved if the bell is rung right: once, at true dawn, with a voice that tells the nine titans why they should sleep of their own will (DC 15 Persuasion). They then do so, for as long as the speaker lives. If the rope is cut or let go, or the speech fails, the nearest titans get up, with a tenth of their strength at first (use <Fire Giant, Storm Giant> for them).',
      "[On the second night {Q} comes up the stair with an axe and hired knights|{Q} comes up the stair on the second night, with hired knights and an axe] (use <Warrior Veteran, Gladiator, Assassin>). If the rope is cut, the ninth gets up, and begins with {town} (use <1 Fire Giant, Storm Giant>, stiff after a century of being held). The eight would hold it for ever if a warden came down and told them what it has promised {Q.name}, but the ninth kills [the one who tells it|whoever tells it]. {P} would go, as soon as someone whom {P.they} respects has said how many wardens' lives were spent on a rope that holds nothing.",
      'Three nights of talk on the tower stair are enough to make somebody of the party mind. {Q} does not wait, and comes up the stair on the second night with hired knights (use <Warrior Veteran, Gladiator, Assassin>). At the third dawn {P} puts the rope into another hand; if one person weeps, {P} goes down the stair an old but living warden, and nobody pays for the years.',
    ],
  },
  {
    id: 'star-eater-cook',
    levels: [12, 20],
    tones: ['whimsical', 'heroic'],
    words: ['cook', 'chef', 'food', 'kitchen'],
    role: 'cook to the storm court',
    other: 'storm king',
    want: [
      '{P} wants one evening off, the first in thirty years, and cannot have it as long as the storm king is hungry.',
      '{P} wants one free evening, the first in thirty years at this stove.',
    ],
    ask: [
      '{P} asks the party to dine with {Q} on [Sunday|Friday|Monday], to keep the talk going until [midnight|two in the morning|dawn], and on no account to [praise the food|speak of the food].',
      '{P} asks the party to dine with {Q} on [Sunday|Friday|Monday], to send every dish back [half eaten|after three bites], and to see [what {Q} does then|if {Q} does the same].',
    ],
    tell: [
      '{P} tastes the air before speaking, and adds [salt|a pinch of salt].',
      '{P} salts the wind from the window, [absently|without looking], and nods at the [weather|clouds].',
    ],
    says: [
      '"That was the whole harvest of {town}«, with a little thyme». Eat slowly, look at {Q}, and do not say that it is good."',
      '"In {town} they send up what they have, and I make of it what I can. {Q} has never sent back a plate«, and never asked for a second one»."',
      '"One whale, nine oxen and the onions of {town}: and then there is still the fish«. Keep {Q} talking, and I shall see to the sauce»."',
      '"There is not a pan «in {town} »that is large enough. If {Q} yawns, drop one of the small ones."',
      '"I had a helper« from {town}», and he fell into the soup«, and was lucky». Ask {Q} about the old storms, it takes three courses."',
      '"They pray in {town} before supper, and I do it before each course. {Q} takes it for politeness."',
    ],
    truths: [
      '{Q} has promised to level {town} on the day« on which» he is bored at table. [That was thirty years and eleven thousand dinners ago.|Since then thirty years have passed, and eleven thousand dinners.|Eleven thousand dinners have been served since then, in thirty years.] Praise bores him most, since he has heard all of it. {P} has [two recipes left, and one of them is {P}|one recipe left after this week, and that is {P}].',
      '[{Q} stopped tasting anything a century ago, when the queen died, and has eaten all of it since«, in order not to hurt the cook».|Since the queen died, a century ago, {Q} has not tasted anything, and has eaten all of it« in order not to hurt the cook».] {P} knows, and cooks on, [in order not to hurt the king|out of pity for the king]. For these dinners {town} and the realm around it pay in whales«, cattle» and grain, and have [nearly nothing left|not much left|one winter left].',
    ],
    pronouns: { Q: 'he' },
    clues: [
      [
        'Survival',
        '[counting|taking the trouble to count|making a list of] what is left in [the larder|the larder of {P}|the store rooms]',
        '[there are|one finds|that is] [four walls|nine hooks|a broom], [a turnip|an onion|a lemon] and a will.',
        1,
      ],
      [
        'Insight',
        'telling {Q} a new joke at dinner',
        'for [a moment|three breaths], the sky over {town} is [quite still|blue|without a cloud].',
        1,
      ],
      [
        'Perception',
        'watching {Q} chew',
        'he [looks at {P} first|waits until {P} looks], and then says that it is [good|excellent].',
        2,
      ],
      [
        'Investigation',
        '[finding|looking for|asking for] the oldest menu [of the storm court|of all|in the kitchen]',
        "[the last dish with a note on it is a child's porridge.|it ends with a child's porridge, and a note on that.|only one dish has a note on it, the last: a child's porridge.]",
        2,
      ],
    ],
    pressed: [
      '{P} would [serve the truth, cold, as a last course|tell the truth with the last course]. If the party are at table and make {Q} laugh at it, {town} has [another eleven thousand dinners|another thirty years]« to think of something».',
      'The porridge needs an egg of a roc, [a spoon that was lost at sea|a spoon that lies on the bottom of the sea], and somebody to say "one for the queen". {P} knows how it is made«, and has [never dared|not dared so far]».',
    ],
  },
];
