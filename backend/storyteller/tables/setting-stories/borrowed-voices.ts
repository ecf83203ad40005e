import type { SettingStory } from '../setting-story-type.ts';

export const borrowedVoicesStory: SettingStory = {
  id: 'borrowed-voices',
  pronouns: { P1: 'he', P2: 'she', P3: 'she' },
  levels: [1, 9],
  tones: ['horror', 'intrigue', 'grim', 'heroic'],
  words: ['voice', 'voices', 'silence', 'mute', 'bells', 'echo', 'choir'],
  title: 'The Valley Without an Echo',
  pitch:
    '[Everybody in {land} whispers, because whoever|In {land} all talk is whispered, since whoever|People whisper in {land}, where whoever] [shouts loses the voice|cries out loses the voice|raises the voice loses it]« and is mute from that hour on». It began {few} years ago«, [when|on the day] the echo stopped». [On Sunday somebody was heard singing on the cliff of {town4}|On the cliff of {town4} somebody sang on Sunday], in the voice of a woman whom {town1} has buried. || [In {land} people whisper|People in {land} whisper|One whispers in {land}]. Whoever calls out is mute from that hour« on», and« for {few} years» nobody has called [a dog or a child home|a dog to heel|a child in to supper|for help]. [On Sunday somebody sang on the cliff of {town4}«, loud and well,»|Somebody sang on Sunday on the cliff of {town4}, loud and well,] in the voice of a woman who lies in the churchyard of {town1}.',
  party:
    'The party is new in {land} and can« still» [shout|cry out|call], which makes it [the best alarm« for miles»|the only alarm« in {town1}»|more useful than a bell|worth more to {town1} than a watchdog]. {P1} [hires it to find out|wants it to find out|pays it to learn] who sang, and {P2} [to go to the cliff and call a name|would have it call a name at the cliff|to call a name from the ledge of the cliff]. || [Nobody has told the party to be quiet yet, and it can still be loud|The party has just come to {land}, and can still be as loud as it likes|In all of {land} only the party can« still» shout without thinking], which is worth money [here|in {town1}]. {P1} pays to [learn|find out] who sang, and {P2} wants a name called« [at the cliff|from the ledge of the cliff|up at the cliff]» by somebody who [has|still has] a voice to lose.',
  truths: [
    '[A whisper is safe in {land}. What|Whispers are safe in {land}. What|One may whisper in {land} as much as one likes. But what|In {land} a whisper has never cost anybody a voice. What] is said as loud as one calls [a dog is gone by the time the dog comes|a child is gone before the child turns round|a horse is gone before the horse has lifted its head|a ferryman is gone before he has picked up an oar|a cow is gone before the cow has looked up]. || [In {land} a whisper|A whisper in {land}|To whisper in {land}] is safe. [Whoever calls as one calls|Anybody who calls as loud as one calls|One who calls as loud as one does for] [a dog|a child in the fields|a cat in the evening|a friend across the street|a waiter] [has no voice left to call with again|has done so for the last time|will not call a second time].',
    'In {town1} they [ring no bell|use the bell as a flower pot|have filled the bell with straw|have laid the bell in the hay], break stones in wet [cloth|wool|sacks], and have [sold the dogs|given the dogs away|sent the dogs over the pass|taught the dogs to point]. || {town1} has taken the clapper out of its bell«, wrapped its hammers in wet [cloth|wool|felt]» and [given away its dogs|sold its cocks|put felt under its cartwheels|eaten its geese].',
    '[There were {num} mutes at the last count|The last count found {num} mutes|At the last count {num} people in {land} were mute]. They talk with their hands, and in {town2} there are [jokes|songs|insults|proverbs] that [only work in that way|nobody can say aloud|lose by being spoken|need both hands]. || [Most of the {num} mutes live|Of {num} mutes most live|The mutes, {num} of them, live« for the most part»] in {town2}. They [talk|speak] with their hands, and tell jokes [at funerals|in church|during the sermon|in court|behind the back of the judge].',
    'The cliff of {town4} used to answer with seven echoes[, and people came from far away to hear them|, the last of them after you had turned to go|, of which the fourth was the best|, each a little lower than the one before|; it was in all the guidebooks|]. [Now it answers with none|Today it does not answer|For {few} years it has not given one|Now one hears only oneself]. || Seven echoes used to come back from the cliff of {town4}, and [children knew them apart|children had names for them|lovers counted them|each of them had a name|the herders set their songs to them]. [Now there is none|Today nothing comes back|Not one is left|Now nobody tries it].',
    '[Babies are born in {town3} only|All babies are born in {town3}|Mothers go to {town3} to give birth], in a cellar [with straw to the ceiling|lined with straw as far as the ceiling|behind four feet of straw|with straw on its walls]. [What they cry with they may keep|There they may cry, and keep the voice|There a cry costs nothing|A child may cry there, and is none the worse for it].',
    '[The day of the shepherds is in five weeks, and on that day {land} has always sung from the hills|On the day of the shepherds {land} has always sung from its hills, and that day is in five weeks|{land} used to sing from every hill on the day of the shepherds, which is in five weeks|In five weeks, on the day of the shepherds, {land} would sing from its hills«, as it always did»]. [It has been forbidden, and people|This year, too, that is forbidden, and people|Singing has been forbidden since the first mutes, and people|That is forbidden now, and people] [hum in their sleep|hum with their lips shut|sing it in their heads, and nod|move their lips|keep time with one foot].',
  ],
  regions: [
    '{town1} quarries slate, [very quietly|as quietly as slate allows|with wooden hammers only|with padded hammers]. [Accidents have doubled|There are twice as many accidents|Twice as many men are hurt]«, since [one cannot|nobody may|no foreman can] shout "[look out|stand back|mind your head|run]"». || {town1} is slate, from the doorsteps to the [roofs|gravestones|chimneys|pigsties]. More people [die|are hurt] in the quarry than before, as nobody [calls|shouts|will call] "[look out|stand back|watch the rope|mind the block]".',
    '{town2} has the looms and most of the mutes, from whom [any visitor|every guest|each new face] learns« in an hour» how to say "[bread|beer|good morning|how much]"«, "thanks"» and "[behind you|look out|not so loud|mind the loom]" with [two fingers|one hand|three fingers].',
    '{town3} has the midwife, the doctor and the chapel, whose choir« still» meets, [and turns pages|opens its books and reads along|breathes in together, and turns the page|and is conducted in silence]. || {town3} has the doctor, the midwife and a choir, which meets« on [Thursdays|Tuesdays|Fridays|Mondays]», turns the pages together and goes home [moved|in tears|content|humming nothing].',
    '{town4} lies [under the cliff and keeps goats|at the foot of the cliff, and has more goats than people|in the shade of the cliff, and lives from cheese]. [On windless evenings|In the evening, when the wind drops,|When an evening is still] «all of »{town4} goes indoors and [puts wool in its ears|stops its ears with wool|pulls its caps over its ears|puts wax in its ears|pulls a blanket over its head]. || {town4} lies [at the foot of the cliff and lives from goats|below the cliff and lives from goats and cheese|close under the cliff, among its goats]. When the wind drops [in the evening|before supper] people there [go in, bar the doors|take the goats in, shut the windows|leave the bench, go in] and stop their ears with [wool|wax|bread|goat hair].',
  ],
  factions: [
    [
      'the Whisper Watch',
      'wants [every loud person in {land}|all loud people in {land}|all who are loud in {land}] gagged« for their own good»[; it wears felt|; it goes about in felt shoes|; it has a badge with a finger on two lips|; it walks on felt soles], and has [a box for the gags|gags in three sizes|a clean gag for each of them|knitted the gags itself]',
      [
        'has noticed that [the mutes of {land} work harder|mutes work harder in {town1} than others|a mute from {land} works harder, and asks for no wages], and has [frightened some of the strongest people into a shout«, on purpose»|made some strong people shout, with a fright in the dark|let snakes loose among the strongest people, so that they shouted]',
        'takes the loudest people« of {land}» up to the cliff «[by night|in the dark|after supper] »and [lets them shout|makes them shout|has them call out], so that it [will be satisfied with those|will leave the others alone|has had enough for the year|asks for no one else] (use <Guard, Tough> for those who take them there)',
      ],
    ],
    [
      'the Hands',
      'want the language of the mutes [taught in the school of {town2}|taught to every child in {town2}|to be a subject in the school of {town2}], and [judges who can read it|a judge who can read it|priests who can read it|a doctor who can read it]',
      [
        'have a sign for what is done at the cliff, and [have shown it to nobody in {town2} who can hear|show it to none of the hearing in {town2}|put their hands in their pockets when it is asked for in {town2}|make it under the table only, in {town2}]',
        'have a sign for what lives in the cliff, and [have shown it to nobody in {town2} who can hear|show it to none of the hearing in {town2}|put their hands in their pockets when it is asked for in {town2}|make it under the table only, in {town2}]',
      ],
    ],
    [
      'the Choir of {town3}',
      'wants to sing [on the day of the shepherds, once more, whatever it costs|once more on the day of the shepherds, whatever the price|all seven verses on the day of the shepherds, whatever comes of it|on the day of the shepherds, even if it is for the last time]',
      [
        'has got back one voice, «[that of its late tenor|which its late tenor lost|the one of its late tenor], »out of a bottle, and [practises with it in the cellar|lets it sing along in the cellar|has it give the note in the cellar|rehearses round it in the cellar]',
        '[rehearses a round in the cellar, in whispers|whispers a round in the cellar each week|practises a round for four voices in the cellar, in whispers], and has not thought of [singing it to the cliff|the cliff as its audience|what the cliff would do with it|trying it on the cliff]',
      ],
    ],
    [
      'the Goat Moot',
      'wants [the cliff of {town4} walled off|a wall before the cliff of {town4}|a fence along the cliff of {town4}|the path to the cliff of {town4} closed], and [strangers kept from it|strangers sent round it|guests kept away|no visitors up there], [out of kindness|for their own sake|so that no one is hurt|as a favour to them]',
      [
        '[sells|delivers|carries] bottles from {town4}, [by night, over the pass|over the pass, after dark|under the cheese, over the pass|over the pass, packed in goat hair|in the dark, to people beyond the pass]',
        'ties a goat [from {town4} to the ledge each month|to the ledge above {town4} at each new moon|from {town4} to the ledge on the first of the month], so that the cliff takes its bleat [instead of a voice|and no voice|and leaves people alone]; this month it [took two goats|took two|needed two of them|wanted a second goat]',
      ],
    ],
  ],
  conflicts: [
    '[A man was killed in the quarry of {town1}, since his neighbour was afraid to shout|A block has killed a man in the quarry of {town1}: the one beside him was afraid to shout|In the quarry of {town1} a man has died of a warning that was not shouted]. The widow has asked«, [in writing|on a slate|in a letter to the Watch|with chalk],» [what a voice is for|what one keeps a voice for|who is going to use the voice that was saved]. || In the quarry of {town1} a man saw [the block slip|the rope tear|the wall move|the cart run loose], did not dare to shout, and [his neighbour|his brother-in-law|the man below] is dead. [The widow has set up a slate« at the gate»|There is a slate at the gate since then|On the wall somebody has written]: "What were you saving it for?"',
    '[A deaf carter has come to {town2}, talks as loud as he likes, and has not lost his voice|In {town2} there is a deaf carter who talks as loud as he likes, and still has his voice|For a week a deaf carter has talked in {town2} as loud as he likes, and he still can]. The Watch wants him [gone|gagged|sent back over the pass|out of the town], and the Hands want to know [why|how he does it|why he can|what is different about him]. || A carter who is deaf [has come to {town2}, and shouts at his horses|has come to {town2}, and shouts across the market|sells pots in {town2}, and cries them aloud]. He [has kept his voice|is not mute yet|has been loud for a week, and is so today]; the Watch [wants him out of town|would like to gag him|has told him to go, in writing], and the Hands [ask why it spares him|would like to know the reason|wonder what keeps him safe].',
    '[Two children of {town4} have been caught screaming at the cliff for a bet|For a bet two children of {town4} went up and screamed at the cliff|Two children of {town4} have screamed at the cliff«, for a bet of nine marbles»|Two children were caught at the cliff of {town4}, where they screamed for a bet]. They can still speak, and [will not say|have told nobody|do not tell even their mother|shake their heads when asked] what they saw up there. || For a bet two children of {town4} have screamed at the cliff, [one after the other|as loud as they could|first the boy, then the girl|until a herder came]. They have kept their voices, will not say what they saw, and [sleep in the cupboard|sleep under the bed|do not go out after supper|will not go near a goat|want a candle at night].',
  ],
  people: [
    [
      'quarry master',
      'wants to know who [sings|sang] up there with the voice of his wife, and [pays|offers|has put by] {pay} gold pieces[; he stood at her grave|; he has buried her|; he was at her funeral|; he carried her coffin]',
      '{P1.name} mouths a word« first» and then [decides if it is worth saying|mostly keeps it|looks round before he says it|thinks better of it]. || {P1.name} [writes on a slate, wipes it|writes a line on a slate, crosses it out|begins with the slate, breaks the chalk], and then whispers.',
      'shouts the name of his wife« [from the quarry edge|across the quarry|before all his men]» if [he may hear the answer|somebody stays with him to hear the answer|he is told what answered her|there is a chance that she hears it]',
    ],
    [
      'mute weaver',
      'wants the party to call the name of the dead woman, [Ilma|Meret|Nela|Oda|Runa|Tilde], at the cliff while the goats are [brought in|milked|driven home|counted], and to [write down|remember|tell her] which of the herders turns round; [she believes that one of them knows how that woman fell|one of them, she believes, saw how that woman fell|by that she will see which of them knows how that woman fell]',
      '{P2.name} laughs without a sound, and [slaps the table|stamps with one foot|rings a spoon on a cup|claps once]« so that others [can hear it|know|may join in]». || {P2.name} laughs with her [shoulders|eyes|whole back|hands], and knocks on [wood|the loom|the door frame|her chair]« when others are to hear it».',
      [
        'stands up to the Watch, «and to the cliff, »for the hope that her daughter [will hear her once|hears her voice once|will know how she sounded]; [if the name is called, it is {P4} who turns round|when the name is called, {P4} turns round|of the herders it is {P4} who turns round at the name], to count the bottles',
        'stands up to the Watch, «and to the cliff, »for the hope that her daughter [will hear her once|hears her voice once|will know how she sounded]; [if the name is called, it is {P4} who turns round|when the name is called, {P4} turns round|of the herders it is {P4} who turns round at the name], to hear if another voice answers with it',
      ],
    ],
    [
      'midwife',
      'wants a newborn [taken out of {land} before it is a week old|out of {land} within the week|brought over the pass before its first week is over|carried out of {land} by the end of the week], since it [cries louder than straw can hold|has been heard through all the straw|is louder than the straw is thick|cries so that the straw shakes]',
      '{P3.name} [clicks her tongue at|wags a finger at|shakes a rattle at] babies, [dogs|goats|husbands|geese] and magistrates. || {P3.name} hums to infants and to [magistrates|priests|tax collectors|mules], [in the same key|the same tune|with the same success].',
      [
        '[admits to somebody who can keep a tune|tells the first person who can keep a tune|confides to one who keeps a tune] what she heard behind the wall at the last birth, which was a cork[| coming out of a bottle| that squeaked| being drawn]',
        '[admits to somebody who can keep a tune|tells the first person who can keep a tune|confides to one who keeps a tune] what she heard behind the wall at the last birth: [the cry, a moment before the child|the cry of the child, before the child cried|the same cry, but a moment too early]',
      ],
    ],
    [
      'goat warden',
      'wants the party to [go home|leave|turn back|be gone by Sunday], and offers «[cheese for the road|a cheese|a kid|two cheeses and a guide], and then »{bribe} gold pieces',
      '{P4.name} has a beautiful voice, and uses it as one uses [a good coat|the best plates|a new boat|a good knife]«, seldom and with care». || {P4.name} [says little|seldom speaks|uses few words], in a voice that makes [people turn round|a whole table fall silent|even goats turn round|children come nearer].',
      [
        'speaks with a bottled voice, [which belonged to the schoolmistress of {town4}|that of the schoolmistress of {town4}], and [owns up|breaks down|tells all of it] when a pupil of the schoolmistress [asks for that woman by name|says her name|greets that woman by name]',
        'tells of the lost daughter, whose voice {P4.they} can hear in the cliff, when somebody [asks what the girl was called|asks her name|asks how old the girl was|wants to know what she liked to sing]',
      ],
    ],
  ],
  places: [
    [
      'The Seventh Echo',
      4,
      '[it is a ledge in the cliff from which one was answered seven times|from this ledge« in the cliff» a call came back seven times|it is the ledge from which the cliff answered seven times], and {P4} has put up a [fence|gate|hedge of thorns|sign with a skull]',
      [
        '[In a cave behind the ledge stand bottles in rows|A cave behind the ledge is full of bottles, in rows|Behind the ledge is a cave with bottles on shelves], «[corked|sealed with wax|stopped with goat hair] and »labelled with [names and a price|names, dates and prices|a name, a price and a pitch]. [If one holds them to the ear they hum|Held to the ear they hum|They hum, each on its own note|One feels them hum in the hand]. The two children from {town4} [saw them|found them|had one in their hands], and [know two of the names|could read two of the names|know one of the names: it is that of their aunt|one of the names was that of their neighbour]. Their own voices they have kept, since nobody stood near« them» with a goatskin.',
        '[The cave behind the ledge is damp and ribbed like a throat|Behind the ledge is a cave, wet and ribbed, as a throat is|The cave behind the ledge is red, wet and ribbed like a throat|One enters the cave behind the ledge as food enters a throat: it is damp, and ribbed]. [What is said in it comes back a moment too early|One hears in it what one is about to say|Words come back in it before they are said|A word said there is answered before it is out]. [The two children from {town4} saw it swallow|It swallowed while the two children from {town4} were looking|It is what the two children from {town4} saw swallow|Before the two children from {town4} it swallowed, once|To the two children from {town4} it has shown that it can swallow]. They ran before it could answer«, and so they have kept their voices».',
      ],
    ],
    [
      'The School of Hands',
      2,
      '[everybody is let in who can hold still|one is let in if one can hold still|it is open to all who can hold still], and {P2} teaches« in front of a [black cloth|dark curtain|black wall|blanket]»',
      [
        '[The oldest mutes have a sign that they do not teach|There is one sign that the oldest mutes do not teach|One sign is not taught, and only the oldest mutes make it]: «a hand that closes round [a throat|the neck], and »a thumb that presses in a cork. [They use it for {P4}|It means {P4}|It is their name for {P4}|They make it when {P4} goes by].',
        '[The oldest mutes have a sign that they do not teach|There is one sign that the oldest mutes do not teach|One sign is not taught, and only the oldest mutes make it]: two hands that open like [a jaw|a mouth|the jaws of a dog|the mouth of a fish]. [They use it for the cliff|It means the cliff|They make it toward the cliff|It is their word for the cliff].',
      ],
    ],
    [
      'The Straw Cellar',
      3,
      'it is [the one room in {land} in which one may scream|the only room in {land} where a scream is safe|a room to scream in, the only one in {land}], and {P3} has the key and [a list of those who need to|a list of those who are next|an hourglass for each turn|a waiting list]',
      [
        '[Somebody has bored through the wall with a reed, at the height of a bed|A reed goes through the wall, at the height of a bed|There is a hole in the wall behind the straw, at the height of a bed, as wide as a reed]. [On the other side of it|On its other side|At its other end] are goat droppings and [a cork|two corks|a cork with tooth marks|a wet cork].',
        '[Something has bored through rock and wall, from the side of the cliff, a hole no wider than a reed|From the side of the cliff a hole comes through rock and wall, no wider than a reed|In the wall is a hole as wide as a reed, which something has bored from the cliff]. [The straw leans toward it when a child cries|When a child cries, the straw bends toward it|At each cry the straw is drawn toward it|It breathes in when a child cries].',
      ],
    ],
  ],
  start: [
    'On the road to {town1} [a stone rolls toward a child|a cart rolls backward toward a child|a ram runs at a child|a slate slides off a roof above a child], and one of the party shouts. The child [is safe|jumps aside, and is safe|is unhurt|is pulled away in time]. [Everyone in the street looks|The whole street looks|Everybody on the road looks] at the one who shouted, with a pity that goes on for too long«, and [waits|says nothing|stands still]». {P1} comes out of the quarry and [holds up a slate«, on which he has written»|holds up a slate|turns round a slate that hangs from his neck]: "[Say something, please, but softly|Please say a word, but softly|Whisper your name, please]."',
    [
      '[The voice is still there: nobody stood near with a bottle|No bottle was near, and so the voice is still there|The voice is still there, as nobody had a bottle ready]. [It is the first thing that {P1} has ever been able to prove|It is the first proof that {P1} has ever had|For {P1} it is a proof, the first in {few} years].',
      'The voice is still there[: it was a warning, and whoever shouts a warning waits for no answer. The cliff takes only the voice of one who calls and then waits|. The cliff takes the voice of someone who calls and then waits for an answer, and a person who shouts a warning does not wait|, as the cliff takes it only from those who wait« for an answer». A warning is shouted without waiting|, for nobody who shouts a warning waits for an answer. It is those who wait that the cliff robs]. [In {town1} nobody has« ever» dared to find that out|It takes courage to find that out, and in {town1} nobody had any|That could have been known in {town1}, if anybody had dared to try|Nobody in {town1} has dared to try it in {few} years].',
    ],
  ],
  openings: [
    [
      'A theatre in a city two days away has a new singer [whom everybody praises|who is sold out for a month|of whom the papers are full]. [A friend of the party in {town3}|The organist of {town3}|An old man in {town3}] [goes pale|begins to cry|lets a cup fall] at the description of the voice. || A singer of whom nobody had heard« [last year|a year ago|before the spring]» fills the theatre of a city two days away. When the party describes her voice in {town3}, [somebody there has to sit down|the whole bench falls silent|two old singers look at each other].',
      [
        '[It is that of the dead soprano of {town3}|The voice is that of the dead soprano of {town3}|She sings with the voice of the soprano of {town3}, who is dead]. The singer bought it, «[drinks a spoonful before each performance|takes a spoonful each evening|drinks a thimbleful of it before each aria], »and has [half a bottle|enough for nine evenings|a third of the bottle|enough until the summer] left.',
        'She was born in {land}, [was its loudest singer, and went over the pass in time|was too loud for it, and fled over the pass when the first people fell mute|could be heard across two valleys, and was sent away in time], {few} years ago. [She has dreamed of a cliff ever since|Since then she has dreamed of a cliff|In her dreams there is a cliff, and it listens|She dreams of a cliff before each first night].',
      ],
    ],
    [
      '{P3} asks the party to carry a basket over the pass, to sing to [it|what is in it]« [the whole way|all the way|from the first step to the last]», and not to [stop for anything that joins in|stop if anything joins in|look round at whatever joins in].',
      [
        'What joins in are bottles [without corks|with the corks drawn|that stand open], set out along the pass, so that whoever sings [looks round|stops to listen|goes to look]. At the top [a« wet» goatskin is waiting|somebody waits with a wet goatskin|a wet goatskin hangs ready|a herder kneels with a wet goatskin].',
        '[What joins in wants only to learn the tune|What joins in is trying to learn the tune|It is the cliff that joins in, and it only wants the tune]. [It has no voice of its own« yet»|It has no voice that is its own|It has many voices, none of them its own], and the child has [the best one« in {land}»|the strongest one in {land}|one such as {land} has not heard in {few} years|a better one than anybody else in {land}].',
      ],
    ],
  ],
  truth: [
    '{P4} found out how a voice is caught: [somebody stands near, with a wet goatskin, when it is loudest|one stands near with a wet goatskin, and waits until it is loudest|it takes a wet goatskin, held close by, at the loudest moment]. The Goat Moot has put every lost voice [into a bottle|into glass], and sells [the bottles one by one|them one at a time] to [singers, criers and generals|actors, auctioneers and generals|generals, singers and preachers|criers, tenors and colonels]« beyond the pass». [The echoes [were caught first|went into bottles first|were the first that they caught], since they [gave the thieves away|would have given the thieves away|answered to every footstep|betrayed each step of the thieves]|First the thieves caught the [echoes|seven echoes], which [would have given them away|repeat every footstep|would have told all {town4} where they stood|repeated each word of theirs]|Since echoes [tell on a thief|repeat every footstep|warn of anybody who comes], the echoes were the first to be [caught|bottled|silenced]|It began with the [echoes|seven echoes], as they would have [told on the thieves|repeated every footstep|given the thieves away|repeated what the thieves said]]. The wife of {P1} [saw it done|came upon them at it|saw how it was done], was pushed from the ledge, and [was bottled as she fell|lost her voice to them in the fall|left them her scream, in a bottle]; on Sunday [a buyer tried her voice on the cliff|a buyer was given a taste of her voice, on the cliff|her voice was tried on the cliff, by a buyer].',
    '[The cliff is a mouth. It woke up {few} years ago|The cliff is a mouth, and alive. It awoke {few} years ago|The cliff is alive, and is all mouth. It stirred {few} years ago|The cliff is the mouth of something. It was woken {few} years ago], when the quarry of {town1} [broke through to its ear|came upon its ear|cut into its ear|reached its ear], and takes the voice of everybody who calls and [waits for an answer|then waits for an answer|listens for an answer]. The wife of {P1} called to it« on the day [on which she fell|of her fall] from the ledge», and [it is with her voice that it sang on Sunday|on Sunday it sang with her voice|the song on Sunday was the cliff, with her voice]. {P4} lost a daughter to it, «[hears her in there as well|can hear her in there|knows her voice among the others], »and feeds it so that she [will not fall silent|goes on speaking|is not the next to fade].',
  ],
  secrets: [
    [
      '[A voice goes home if its bottle is broken within hearing of its owner|A voice goes back to its owner if its bottle is broken where the owner can hear it|If a bottle is broken within hearing of its owner, the voice goes home|A bottle that is broken within hearing of its owner gives the voice back]. [Most of the bottles are|The bottles that are not sold are|All but a few dozen of the bottles are] still in the cave at {town4}, and the mutes have never been [asked to come so near to the cliff|so near to the cliff|led up there|told to come that near].',
      '[The cliff of {town4} gives a voice back for a better one, and keeps its word|For a better voice the cliff of {town4} gives one back, and it keeps its word|The cliff of {town4} exchanges a voice for a better one, and does not cheat|One can have a voice back from the cliff of {town4} for a better one; it is honest]. [It has been offered only single voices« so far», and has never heard two that sing against each other|So far it knows only single voices, and not what two can do that sing against each other|Nobody has offered it more than one voice at a time, and two that sing against each other it has never heard|It has not yet heard two voices sing against each other, as it was always offered one]. It can hold neither of two such singers, and gives one lost voice back for each verse that they sing before it (DC 12 Performance for both).',
    ],
    [
      'The deaf carter of {town2} [still has his voice because nobody would pay for it|has kept his voice because it would not fetch a copper|keeps his voice because no buyer wants it]. [He was a bell founder|Before that he cast bells|He used to be a bell founder], and knows how loud a thing has to be [so that glass cannot stand it|to break glass|before glass gives way|so that all glass near it breaks].',
      'The deaf carter of {town2} still has his voice because [he cannot hear an answer and waits for none|he never waits for an answer, which he could not hear|he does not wait for answers: he would not hear them]. [He was a bell founder|Before that he cast bells|He used to be a bell founder], and knows how loud a thing has to be [so that rock cannot stand it|to break rock|before rock gives way|so that rock breaks].',
    ],
    '{P2} was the loudest [person|woman|singer] in {land}«, and was proud of it». Her daughter [was born on the same day on which she lost her voice|was born on the day when that voice was lost|came into the world on the day of her last shout], and has never heard [it|her speak|her mother speak].',
    'The Choir of {town3} [would sing|is ready to sing|dares to sing] [at the foot of the cliff|under the cliff|before the cliff] with wool in its ears, if it had a leader [whose signs it could follow without hearing|whose hands it could sing by|who leads with the hands alone]. {P2} could [lead it|be the one|do that|do it].',
  ],
  steps: [
    'the Watch [gags the school of {town2}, hands too|comes to the school of {town2} with mittens, and ties them|ties up the pupils of {town2}, mouth and hands|shuts the school of {town2} and binds the hands of the teachers] || the school of {town2} [is gagged by the Watch, hands included|is put in mittens by the Watch|is closed by the Watch, and all its pupils wear mittens]',
    [
      'in {town4} [a bottle breaks by night|somebody drops a bottle by night|a cat knocks down a bottle], and all goats run off the cliff behind the voice in it, [which was that of their herdsman|that of their old herdsman|with which they used to be called home]',
      '[in {town4} all goats run off the cliff|the goats of {town4} run off the cliff, every one,|the herds of {town4} go over the edge of the cliff|the cliff takes all goats of {town4}] in one evening, [behind a voice that calls them home|after a voice that calls them home|since a voice calls them by name|as a voice calls them to be milked|called by a voice that they know]',
    ],
    [
      'a buyer comes [over the pass to {town4}|to {town4} by night] with [a wagon|six mules|straw and boxes] for all the bottles« that are left», and [an order for|asks also for|gold for] the cry of a newborn',
      'the cliff of {town4} says [good evening|good morning|grace|amen], in the voice of [a priest|a mayor|a doctor|a schoolmaster] who has been mute for a year, and is answered by [somebody who did not think|somebody who was half asleep|one who is only polite|one who greets everybody]',
    ],
    [
      '[On the day of the shepherds {land} sings after all|On the day of the shepherds {land} cannot help it, and sings], and behind each [bush|rock|wall] somebody kneels with a« wet» goatskin; by [noon|eleven|the afternoon] there is [not one word left in it|no voice left in it].',
      '[On the day of the shepherds {land} sings after all, from every hill|On the day of the shepherds all of {land} sings, as it always did|On the day of the shepherds {land} cannot help it, and every hill of it sings|Against the law {land} sings on the day of the shepherds], [and by noon|and by the end of the third verse|and an hour later|and before evening] there is [not one word left in it|not a voice left|nobody left who can speak].',
    ],
  ],
  ends: [
    [
      '[The mutes of {land} can be led without a sound: with {P2} to give the signs, they|Mutes make no noise: if {P2} gives the signs, those of {land}|With {P2} to lead them by signs, the mutes of {land}] can carry the bottles out of the cave by night« [before anyone in the Goat Moot wakes up|without waking the Goat Moot|while the Goat Moot sleeps]», and break each of them beside its owner« [at home|in bed]». [The voices that were sold beyond the pass stay lost|Those voices that were sold stay lost|What was sold beyond the pass does not come back], and {P4} [still has the goatskin|keeps the goatskin|can begin again, with the same goatskin].',
      '[The mutes of {land} can be led without a sound: with {P2} to give the signs, they|Mutes make no noise: if {P2} gives the signs, those of {land}|With {P2} to lead them by signs, the mutes of {land}] can wall up the cave at the ledge of {town4}« [in one night|between two days]», with slate from {town1}. [Then the cliff takes no more voices. It also keeps|From then on it takes no voice. But it keeps|The cliff takes no more voices after that. It also keeps] those that it has, that of the wife of {P1} among them, and [all who build the wall must agree to that|each who carries a stone must agree to that|those who build the wall have to agree to that].',
    ],
    [
      '[All bottles have to be broken at one moment|The bottles must be broken all at once|Every bottle has to break at the same moment], with [the owners below|the owners at the foot of the cliff|all the owners within hearing]. Then {P4} will run, with one under {P4.their} coat, and {P1} will [know which one by the sound|hear which one it is|know whose it is by its hum].',
      '[While the cliff sings it takes no voice, and [a round for four voices|a round|the round of the Choir|a song that goes in a circle] never ends. The Choir|A round for four voices would keep the cliff busy, since [it never ends|it has no end], and while the cliff sings it takes no voice; the Choir|One can keep the cliff busy with a round for four voices, which [never ends|has no last bar], and while it sings it takes no voice. The Choir|With a round, which never ends, the cliff [can be kept busy|can be kept singing], and as long as it sings it [takes nothing|takes no voice]. The Choir] would have to [go on singing|sing on] until the deaf carter«, who was a bell founder,» has [rung a bell|cast and rung a bell] that is too loud for rock, and {P4} would have to let a daughter fall silent.',
    ],
  ],
};
