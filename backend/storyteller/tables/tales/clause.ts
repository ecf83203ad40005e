import { clauseActs } from './clause-acts.ts';
import { clausePlaces } from './clause-places.ts';
import type { Tale } from './tale-types.ts';

export const clauseTale: Tale = {
  id: 'clause',
  titles: [
    'The Ninth Clause',
    'The Advocate from Below',
    'Notice in Due Form',
    'A Receipt from Hell',
  ],
  tones: ['intrigue', 'grim'],
  levels: [11, 20],
  cast: {
    G: 'chancellor of the realm',
    A: 'keeper of the great seal|she:queen mother',
    B: 'heir to the throne',
    S: 'court warlock|ambassador of a heretic realm',
    T: 'blind copyist',
    H: 'notary of the crown',
    R: "devil's advocate",
  },
  deadline: 'the coronation',
  num: [150, 400],
  onlyIn: { a: ['scraped', 'shavings', 'settled'], b: ['parish book', 'pottery'] },
  lair: {
    name: 'the court below the court|the court under the throne room|the lower court beneath the throne|the tribunal under the throne|the court beneath the palace|the lower hall of judgment|the under court|the lower throne room|the hall beneath the throne room|the upside-down court',
    terrain: 'underground',
  },
  alsoOf: ['he'],
  mage: 'debts that are called in',
  escort: ['fiend', 'people', 'construct'],
  pitch: [
    'The founder of this realm was about to lose a war, {num} years ago, and signed something. Now a« very» polite person has called at the chancery« of {town}» to say that the ninth clause falls due with the coming coronation: the heir who is crowned in {town} is crowned as a vassal of the Nine Hells, with all subjects«, living and to come». [{G} has read the contract. It is genuine.|{G} has spent a night with the contract, and there is nothing wrong with it.|{G} hoped for a forgery; the contract is genuine.]',
    'A polite stranger with an umbrella has laid a contract before the chancery of {town}. The founder of this realm signed it« in a war that was as good as lost», for a term of {num} years, and that term is over: by its ninth clause the next heir to be crowned« in {town}» is crowned as a vassal of the Nine Hells, [with all subjects, living and to come|with every subject, born and unborn]. {G} has looked for a fault in it and found [none|nothing but good law].',
  ],
  stakes: [
    '[The coronation is in {days} days; without one the crown lapses, and two uncles [have armies ready|have their armies at the border]|In {days} days [there is to be a coronation|the coronation takes place]; if [there is none|it does not take place], the crown lapses, and two uncles [are waiting with armies|have armies waiting]|The crown has to be on a head in {days} days, or it lapses, and the two uncles march]. With a crowned heir, says {G}, two million people will belong to [someone|somebody] else«, [and most will not even notice until they die|which most of them will notice only when they die|and will find it out one by one, on the last day of their lives]».',
  ],
  start: [
    [
      '[The person in the chancery of {town} has hung an umbrella over the back of the chair«, although it is not raining». "I have [time|all the time there is|nothing but time|time enough for everything]," it [says to you, with a smile|says, and smiles at you|tells you with a smile|says to you, and means it]. "I only wanted to give {town} notice in due form."|[It is a dry day|It has not rained for a week|There is no cloud in the sky], and [an umbrella hangs over the back of the chair in the chancery|the chair in the chancery has an umbrella over its back]. [The one who has hung it there|The one in the chair|Its owner, in the chair,] [smiles at you|nods to you, and smiles|looks up and smiles]. "[Do not hurry|There is no need to hurry|Nobody need run] [on my account|for my sake|because of me]," [says the guest|the guest says]. "[All that I wanted was|I came, quite simply,|I am only here|It is my duty] to give notice [in the proper way|as one should|in good time|in person, as one should]."|[Somebody|A stranger] sits in the chancery« of {town}, knees together», [an umbrella across the lap, and has not had to wait|with an umbrella, and a cup of tea that does not cool]. "[Please, finish what you are doing|Please, finish your talk first|Take your time, everybody does|Do take a seat first]," [says the stranger|the stranger says|says the one with the umbrella]. "[It is [only|no more than] a notice|[One signature|I need one signature|A signature will do], [to say that you have had it|to show that it has reached you]]."] [On the table lies a sheet of something that is not parchment,|Something lies on the table, written on both sides, that never was paper,|There is a sheet on the table, of a skin that you do not know,] and {G.full} stands before it«, grey in the face». "[Read the date|Look at the date|First the date, please]," says {G.full}. [You read it. While you do so, the ink|You do, and then you cannot look away, because the ink|Old as the date is, the ink] of the signature is« still» wet, and runs a little way towards {G.full}\'s hand.',
      '@chancery',
    ],
    [
      '[They are rehearsing the coronation in|There is a rehearsal for the coronation in] the cathedral of {town}. {B.full} kneels; [somebody|someone] holds a cushion in place of the crown. [At the word "vassal", which is in [no text|no hymn book|none of their texts], the choir [stops|falls silent|breaks off].|The choir [breaks off|stops] at the word "vassal", which [nobody has written into any text|is not in the text|stands in no hymn].|Suddenly there is a "vassal" in the hymn, where none is written, and [the choir stops|nobody sings on].|One voice sings "vassal", where the text has ["father"|another word], and [the choir falls silent|the organ stops].] [[It was one of the boys|It came from one of the boys|The voice is that of a boy|A boy has sung it]. He sings it [once more|again], [very clearly|clear and slow], in a language that makes the candles [lean over|bend|flicker]«, and then asks why everyone is [looking|staring] at him».|[A boy in the front row has sung it|It was the smallest of the boys|One of the youngest has sung it]. He [obliges with it once more|sings it again when he is asked to], [as clear as glass|high and clear|without a mistake], in [no language that you know|a language that nobody here knows], and the candles [lean away from him|turn blue at the edge|burn blue]; then he asks what [the matter is|he has done wrong|they are all looking at].|[The boy who sang it|A boy with red ears|A boy in a collar that is too large|The smallest of the boys] is [told|asked] to sing it [again|once more|a second time]. What he sings is [no language of this world|not a language that people speak|nothing that anybody can write down], and the candles [burn low for it|bow|bend towards him]; he himself [thinks that he has sung what he always sings|has noticed nothing|is sure that it was the old hymn].] [In the last row [somebody applauds|somebody is applauding] [with gloves on|with gloved hands].|From the last row comes [applause|clapping], [in gloves|muffled by gloves|by somebody in gloves].|Far back, somebody in [gloves|grey gloves|black gloves] [claps|is clapping, three times].|A pair of gloved hands, [in the last row|at the very back], [applauds|claps, softly|claps three times].]',
      '@rehearsal',
    ],
  ],
  ask: [
    '{G} wants the contract broken, before the coronation, in such a way that it holds before the court that will hear the case. ["[They will have read everything|They have read [all|everything] that has ever been [written|printed or written] here|There is no paper here that they have not read]. [You must find something that they have not thought it worth while to read|Find [what|something that] they thought too dull to read|Look for what nobody reads|So look for something that was never written down]."|"[Nothing has escaped them that is worth reading|They know [every line|all] that is worth reading|Whatever is worth reading, they have read]. [So look among the things that are not|So begin with what is not|That leaves laundry lists, children\'s games and gossip|So ask the cooks, the children and the gravediggers]."|"[I have read it forwards and backwards|I could say it by heart|I have read it thirty times, the last time in a mirror], and I find [nothing|no fault]. [So it is not in the text|Then it has to be somewhere else, in a kitchen or a grave|Ask people, and leave the paper to me|Look anywhere else, and leave the paper to me]."]',
    '["It is law," says {G}, "so there is a fault in it, as there is in all law. [Find it|Find it for me|I need it|I need it soon].|"Where there is law," says {G}, "there is a mistake in it. [I am a lawyer; I know|I have been a lawyer all my life|I have never seen a law without one]. [Bring it to me|You will find it|It only has to be found|Bring me that mistake].|"No contract is perfect," says {G}, "[not even a good one|and this one is nearly so|and I have read the best of them]. [Somewhere it limps|Somewhere this one [leaks|limps|has a gap]|There is a [hole|gap] in it, and I want to [see it|put a finger through it]].] [And find out who [has invited them|asked them in]: [they can only serve a notice at an address that they have been given|without an address they could not have served [anything|this notice]]|And somebody must have asked them in: they cannot [serve a notice|come] where nobody has told them the [address|way]|And they did not come by themselves, since they need an address, and somebody [has given it to them|must have given them this one]|I should also like to know who gave them our address, without which they cannot serve [so much as a reminder|any notice]]."',
  ],
  fee: [
    '{G} can pay {coins} gp, and advises the party«, as a friend,» [to sign for it with an X|not to sign for it with their names|to sign for nothing this week, and for this with an X].',
    '[The treasury [lays out|sets aside|will pay|has counted out] {coins} gp[| for it| for a judgment].|There are {coins} gp [on the table|in a chest], from the treasury.|The treasury has {coins} gp for it, in [gold|a locked chest|eight bags].|In the treasury {coins} gp [lie ready|have been set aside|are waiting].] {G} has had each coin checked by three jurists and an exorcist.',
  ],
  talk: [
    '{S.full} has dealings below«, [everybody|everyone] knows that»; in {town} they only differ as to how far below.',
    [
      '[The founder never laughed after that battle, and lies in {town} with the right hand cut off|In the tomb at {town} the founder has only one hand, the left, and was not seen to laugh after that battle].',
      'v=a',
    ],
    '{A.full} [prays a great deal lately, with the door locked, and haggles|locks the door to pray, these days, and can be heard to haggle].',
    '{B.full} does not want to be crowned at all. [That makes a good ruler, people say|Those are the best, people say|That, say the old, is a good sign].',
    '{T.full} has found a sheet in the archive that [is warm|is as warm as a hand|does not get cold].',
    '[The two uncles of {B.full} have each been visited by someone with an umbrella.|Each of the two uncles of {B.full} has had a visitor, with an umbrella.]',
  ],
  run: [
    [
      'The ink is wet because the signature renews itself for as long as the debt« of {town}» is unpaid (DC 16 Arcana). [But it is paler than the text|Next to the text it looks pale|All the same it is older than it looks]: [it had dried once, and was made wet again|it was dry once, for a long time|once it had dried, and somebody has wetted it].',
      'start=chancery v=a',
    ],
    [
      'The ink is wet because the signature renews itself for as long as the debt« of {town}» is unpaid (DC 16 Arcana). It runs towards whoever stands nearest, but never towards {B}.',
      'start=chancery v=b',
    ],
    [
      'The boy in the choir« of {town}» learned the word from nobody; it came with the breath (DC 16 Arcana). [The one in the gloves is the caller from the chancery,|Whoever applauded is the caller from the chancery,|Gloves, and a seat at the back: that was the caller from the chancery,] whom {town} calls the guest, and who is fond of music.',
      'start=rehearsal',
    ],
    'The guest answers every question truthfully, provided that it is asked by a crowned head« of the realm», and [until the coronation there is none|there will be none before the coronation]. It bows to {B}, as to a landlord.',
    '{A} [calls at once for a delay of the coronation, then«, on reflection,» for haste|wants the coronation delayed, and an hour later wants it at once|asks for a delay of the coronation, thinks again, and asks for haste]. {G} [notes down both|writes down both, with the hour].',
  ],
  gist: [
    [
      '[The contract is genuine but was fulfilled long ago: the founder paid, in person and with a soul.|There is such a contract, but it was fulfilled long ago: the founder paid, in person and with a soul.] {A} had {H} scratch out the receipt and invited the other side to present it again. A vassal is given a regent« by the liege lord»: the guest has promised {A} that it will be {A}«, for as long as {B} wears the crown». The hand of the founder, which remembers the word, lies in {lair}.',
      'v=a',
    ],
    [
      "The contract binds only the founder's blood, and {B} is not of it: {A} once put another child in the place of the queen's. But at the coronation {B} will swear to be the founder's heir, and whoever claims an inheritance takes on its debts. {A} has sold the proof, «through {H}, »to both« of the» uncles and to the guest, and will bring it out of {lair} when the oath is sworn« and it is too late». Then {B}, with two armies at the border, needs a regent, and the guest has promised {A} that it will be {A}«, for good».",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who did speak with the guest«, all night,» about the price of {S.their} own soul.',
    '{S}, who sat with the guest until morning, over a sum; it was about {S.their} own soul«, and about nobody else».',
  ],
  truth: [
    [
      '[At the ford of the nine stones the founder [stood|waited] with {few2} hundred against ten thousand|The founder stood at the ford of the nine stones with {few2} hundred[ against|, and across the water were] ten thousand], and [somebody|someone] [held an umbrella over the founder and|came up with an umbrella, and|held up an umbrella against the rain and] asked what [it was|a victory would be|winning was] worth. [[The battle was won by a fog[| at dawn| that came up at dawn]|It was fog that won the [battle|day]|Fog [came up|rose from the river], and won the battle|At dawn fog [won the battle|came, and won the battle]]. The nine clauses that {G} has read fit on one page; eight of them are about the fog.|[In the morning there was fog, and the ten thousand fought each other in it|At dawn there was fog on the ford, and in the fog the ten thousand killed one another|The fog lasted until noon, and the ten thousand took each other for the enemy]. The page that {G} has read has nine clauses, and all but the last deal with the weather.] The one with the umbrella has come back as the guest« of {town}, and has never had a name»: it carries out contracts for the Nine Hells and collects on them, and never pleads in court itself.',
    ],
    [
      [
        '[What no chronicle tells is that|No chronicle has it, but|It is in no chronicle that] the founder went down {few3} years later, «on foot, »and paid. [The page itself is receipted, [in the hand of|by] a duke of hell, and made out to the [realm|whole realm].|There is a receipt on the page, [in the hand of|signed by] a duke of hell, made out to the [realm|whole realm].|A duke of hell wrote the receipt on the page itself, [and made it out to the realm|in the name of the realm|for the whole realm].|On the page a duke of hell has [receipted the sum|confirmed the payment], for [the whole realm|the realm and all its people].] {A} found it {years} years ago, «understood what it was worth, »and had {H} take out one word« with a knife»: "settled". {A} does not want the souls of the realm, only its affairs: as liege lords of {B} the Hells may appoint who governs, and they have it in writing« whom».',
        'v=a',
      ],
      [
        "[The late queen had no child that lived,|None of the late queen's children lived,|The last child of the late queen died within the day,] and {A} had a midwife and a night. {B} is a potter's child, from the quarter by the kilns« of {town}». [Told in time, it would make|Said early enough, that would make|Known before the oath, it makes] the contract void. Once {B} has sworn to be the heir, the debt is taken on, and the proof [only brings the uncles with their armies|is good for nothing but war]. {A} has sold it to each uncle and to the guest, for the hour after the oath, and has asked no gold of the guest but a regency that never ends.",
        'v=b',
      ],
    ],
    [
      [
        '{T} copied the page without knowing it, «as blind copyists do, »by feel, and has noticed that on one line the skin had been scraped. [It [itched|felt rough]|Skin that has been scraped itches[| under the finger]|It was as smooth as [a scar|a healed wound]|A finger [notices|feels] that at once]. {T} has told it to {H}.',
        'v=a',
      ],
      [
        '{T} copied the page without knowing it, «as blind copyists do, »by feel, and has noticed that it is warm everywhere but at the place where an heir signs. {T} has told it to {H}.',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      'The right hand of the founder, which was [cut off|taken off] so that it [could not sign any more|should sign nothing else|would never sign again], lies in {lair}« [and is still able to|and still could|and has not forgotten how]». [It can write the missing word,|The missing word it could write,|It knows the missing word, and could put it back,|It would put the missing word back,] or sign a tenth clause, [if somebody tells it [what has become of the realm|how the realm has done]|once it has been told [how the realm has done|what became of the realm]|for [anybody|the one] who tells it how things went with the realm].',
      'v=a',
    ],
    [
      "The guest knows all about {B}. [It arranged the exchange itself, by way of a dream|The exchange was its own idea, sent up in a dream|It sent the dream that led to the exchange|It was behind the exchange itself, with a dream]: [with the child of the queen the blood of the founder had come to an end, and with it the debt|the child of the queen was the last of the founder's blood, and with it [the debt had died|went the debt]] (the two uncles are [brothers of the late king|the late king's brothers]«, and [have none of it|there is none of it in them]»; [whoever of them was crowned|each of them, if he were crowned,|either of them, once crowned,] would have to swear the same oath). [Hell needed [somebody|a child] who would [one day |]swear to be the heir.|What Hell needed was [an heir by oath|somebody to inherit, if only by oath|a child who would grow up to swear that oath].|To have a debtor again, Hell had to find somebody who would [swear to be one|swear to be the heir|take on the debt by an oath].|Somebody had to be found who would swear to be the heir[; Hell has patience|, and Hell can wait|, and a child was found].]",
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has never broken a contract« in {G.their} life» and sees that as a handicap« now». {G} reads the page [each|every] night and finds that it is well written.',
    ],
    A: [
      '{A} has outlived {few5} governments [and every illusion|and remembers what each of them cost]. {A} would save the realm, if {A.they} could also keep it.',
    ],
    B: [
      [
        '{B} wants to know for whom {B.they} should be good. If told the truth, {B}« is silent, and then» asks what the founder was afraid of.',
        'v=a',
      ],
      [
        '{B} wants to know for whom {B.they} should be good. If told the truth, {B}« is silent, and then» asks what people do in a pottery.',
        'v=b',
      ],
    ],
    S: [
      '{S} is charming«, [damned and a little bored by it|has been damned for years, and keeps regular hours]». {S} will appear as a witness for [anyone|anybody] who asks how it feels.',
    ],
    T: [
      '{T} reads with the fingertips« and knows {num2} hands». {T} has been told by {H} that it was nothing.',
    ],
    H: [
      '{H} has a knife for erasures« as thin as a hair», and a talent for making things never have been. {H} has started to miss words« when speaking».',
    ],
    R: [
      '{R} is obliged to argue against the party and does it brilliantly. {R} has won {num3} cases and, {R.they} says, lost sleep over one«, and will not say if that was a figure of speech».',
    ],
  },
  places: clausePlaces,
  lairLook: [
    [
      'Beneath the throne room of {town} lies another one, exactly the same, upside down. [The benches are [full|full, and silent|full to the last seat]|Nobody is late; [there is not a seat left|every seat is taken]|On the benches there is no room left, and no [noise|whisper]|The benches are packed, [up to|as far as] the painted floor|Whoever could get a seat [sits on the benches|is here already]]. [In front of the throne there is a table with {few6} chairs on each side|A table stands before the throne, with {few6} chairs on each side], and [in a glass case, on velvet|on velvet, under a glass cover], a right hand, which [drums with its fingers|taps with one finger|cannot keep still]: [it is that of the founder|it was the founder who wrote with it]. On the throne« below {town}» the judge has taken a seat, an old devil who must believe what is proved here, «and nothing else, »and who lifts no finger in a fight.',
      'v=a',
    ],
    [
      'Beneath the throne room of {town} lies another one, exactly the same, upside down. [The benches are [full|full, and silent|full to the last seat]|Nobody is late; [there is not a seat left|every seat is taken]|On the benches there is no room left, and no [noise|whisper]|The benches are packed, [up to|as far as] the painted floor|Whoever could get a seat [sits on the benches|is here already]]. [In front of the throne there is a table with {few6} chairs on each side|A table stands before the throne, with {few6} chairs on each side], and [in a glass case, on velvet|on velvet, under a glass cover], the proof that {A} has sold: the sworn word of the midwife, signed with a thumb. The judge on the throne« below {town}» is an old devil, who must believe what is proved here, «and nothing else, »and who keeps out of every fight.',
      'v=b',
    ],
  ],
  lairUse: [
    "[[What is said|What anybody says|A word that is given] in {lair} [holds|is binding|counts].|Words [are binding|count|have force] in {lair}.|In {lair} people are [held to|bound by] [what they say|every word|their words].|[Nobody can take back|There is no taking back] what was said in {lair}.] [An oath sworn before {A} (one action, no check) binds whoever swears it and one enemy who hears it to the letter until the end of the enemy's next turn; let the player word it.|[Whoever swears|A character who swears] an oath here (one action, no check) is bound to the letter, and so is one enemy who hears it, until the end of the enemy's next turn; [let the player word it|the player finds the words].|[With an oath|By swearing an oath|With an oath sworn aloud] (one action, no check) a character binds [one enemy who hears it|an enemy within hearing], and is bound too, [to the letter, until the end of the enemy's next turn|until the end of the enemy's next turn, to the letter]; [let the player word it|the words are the player's|the player finds the words].]",
    '[Gravity takes the side of whoever is in the right at {lair}.|Whoever is in the right is held up by gravity at {lair}.|Up and down are a question of right and wrong at {lair}.|At {lair} [gravity|weight] is on the side of [whoever is right|the one who is right].] [A character who|Whoever] has just proved a point (a clue named aloud) may walk on [the ceiling, and on the walls,|the walls and the ceiling|the ceiling] for [a round|one round].',
  ],
  tactics: [
    '{A} fights with what others have signed, calls in a debt [each|every] round (a character who fails a DC 16 Wisdom saving throw has disadvantage on attack rolls until the next one is called in)«, and always has one more». {H} erases one spell or other effect« that helps the party» [each|every] round, unless its owner makes a DC 16 Charisma saving throw; it ends when somebody holds the hand that does it (an action, DC 16 Athletics)',
  ],
  companions: [
    [
      "Those on {A}'s side are under contract, and it has an exit clause. [To read it (DC 16 Investigation, one action) and say it aloud [makes one of them stop, and thank you|releases one of them, who bows].|If it is found (DC 16 Investigation, one action) and read aloud, [one of them stops, and thanks you|one of them is free to go, and goes].|Whoever finds it (DC 16 Investigation, one action) can read it out, and [one of them stops|one of them lays down the case].]",
      'escort=fiend',
    ],
    [
      '[Those beside {A} swore loyalty to the crown.|Those at the side of {A} are sworn to the crown.|Loyalty to the crown is what those beside {A} swore.] [Asked which one (DC 16 Persuasion), they have no answer, [and stand aside|and let the party pass].|"Which [one|crown]?" is a question (DC 16 Persuasion) to which they have no answer; they [stand aside|step aside|let the party pass].|They have not been told which one; [asked for it|if somebody asks] (DC 16 Persuasion), they [look at each other, and stand aside|lower their arms].]',
      'escort=people',
    ],
    [
      'What stands beside {A} has guarded the stair« since the founder» and obeys the seal of the crown. A word from {G}, in writing (DC 16 Persuasion), makes one of them stand still.',
      'escort=construct|elemental',
    ],
  ],
  parley: [
    [
      "[The other side cares less about {town} than about being made a fool of.|To the other side {town} matters less than its dignity.] Offered a judgment [in which it is said, for the record,|that puts on record] that the first fraud was a mortal's (DC 17 Persuasion), the court [withdraws the notice|takes the notice back], and [looks at|turns to] {A}.",
      'v=a',
    ],
    [
      '[The other side cares less about {town} than about being made a fool of.|To the other side {town} matters less than its dignity.] Offered a judgment in which [the exchange of the children is put down to {A} alone|{A} alone has exchanged the children], and [no word is said about|there is no word about] a dream (DC 17 Persuasion), the court [withdraws the notice|takes the notice back].',
      'v=b',
    ],
  ],
  spells: [
    [
      11,
      [
        '*True Seeing* on the contract shows one word more. {H} has advised {G} against it«, on account of the eyes».',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*True Seeing* on {B} at the rehearsal shows clay under the nails« that was never there». {H} has advised {G} against it«, on account of the eyes».',
        'v=b',
      ],
    ],
    [
      11,
      [
        '*Sending* to the founder is answered from below«, curtly»: "[I paid[, in full| it, all of it||, and on foot]|Paid[, and on foot|, all of it|]|I owe [nothing|nobody anything|not a soul]]. [Ask for the receipt|There is a receipt|Look for the receipt|They gave me a receipt], [and how is the ford?|and tell me about the ford.|and is there still fog at the ford?]"',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Sending* to the founder is answered from below: "[It stands, and my blood owes|It binds my blood[|, and no other]|My blood owes it, and nobody else|It is owed, by my blood[| alone]]. [Who is that on my [chair|throne]|Who sits there in my place|But who is to have my crown|Whom have you [put on my chair|dressed in my cloak]]? [I do not know that [child|face]|That child is [a stranger to me|not known to me]|That is no child of [mine|my house]]."',
        'v=b',
      ],
    ],
    [
      11,
      [
        '*Legend Lore* on the page: "[Nine were signed, eight were fog|Of nine, eight were weather|Nine clauses, and eight of them fog]; for the ninth the founder of {town} went down a stair, and came up again with a receipt."',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Legend Lore* on the page: "[Nine were signed, eight were fog|Of nine, eight were weather|Nine clauses, and eight of them fog]; the ninth is owed in {town}, by the founder or the founder\'s heirs, and by nobody else."',
        'v=b',
      ],
    ],
    [
      13,
      '*Plane Shift* to the first of the Hells gets the party into a waiting room« with excellent chairs». The seat opposite is taken, by [someone|somebody] with a file on {G} and the party.',
    ],
    [
      13,
      '*Zone of Truth* and the like are [the custom in {lair}«, and are cast by an usher at the door»|cast by the usher, on everybody who comes into {lair}]; [both sides have practised it|both sides know how to live with it|nobody there is hindered by it|they [count as good manners|have never stopped a lawyer]].',
    ],
    [
      17,
      "*Wish*[ to undo the signature is [a breach of contract, with a penalty|a breach, and has its penalty]| away the signature, and it is a breach of contract, with a penalty|, when it is used against the signature, is a breach of contract]: [[it is listed as clause eight|look for it under clause eight], small, with the party's names, in old ink|see clause eight, in small letters, with the names of the party, in ink [that is as old as the rest|as old as the founder]|somebody has foreseen it, in clause eight, and the names of the party are in it, in old ink].",
    ],
    [
      17,
      [
        '*Gate* or *True Resurrection* for the founder needs the hand. Below they find it a fascinating point«, and {G} does not sleep that night».',
        'v=a',
      ],
    ],
  ],
  clock: [
    [
      '[The guest takes rooms at the best inn« of {town}».|In the best inn of {town} the guest has taken the whole of the first floor.] [It receives callers kindly, and regrets|Whoever calls is received, and given tea, but no answer|Callers find it charming, and learn nothing]: [until the coronation nobody is entitled to an answer|before the coronation nobody has a right to an answer]. {A} sends flowers.',
    ],
    {
      text: [
        '{S} is arrested for having sent the guest the address« of the chancery», and confesses«, out of vanity».',
      ],
      stop: [
        "let {T} feel the invitation« before {G}'s court», since it is in another hand (DC 16 Persuasion); {S} is very offended and goes free",
      ],
    },
    {
      text: [
        [
          'The oldest kiln of {town} burns down, and in it the potter who remembers. {H} is at the theatre«, and is seen there».',
          'v=a',
        ],
        ['The page of the parish book burns. {H} is at the theatre, and is seen there.', 'v=b'],
      ],
      stop: [
        [
          'sit up in the quarter« that night» with the potters, who will keep a kiln open; {H} comes« in person», and the knife melts in it',
          'v=a',
        ],
        [
          'sit up in {p1}« that night» with {T}, who hears the knife before it cuts; {H} comes« in person», and leaves without the page',
          'v=b',
        ],
      ],
    },
    [
      '[At the coronation the whole choir sings [the word "vassal"[|, and does not stop]|"vassal"[|, three times| in one voice]].|Every voice in the choir sings the word, [on the day of the coronation|at the coronation of {B}]: "vassal".|On the day of the coronation the choir [comes to|reaches] the place, and [all of them sing|every boy sings] "vassal".] {B} rises with the crown on, and [does not cast a shadow any more|casts no shadow].',
    ],
  ],
  after: [
    '[The reign of {B} is a good one. Two million|They call the reign of {B} a good one. Two million|Nothing can be said against the reign of {B}. Two million] people die in it, [in the course of time, «of old age mostly, »and go down a stair|one after the other«, as people do», and each« of them» goes down a stair].',
  ],
  endings: [
    {
      heading: 'Settled',
      text: [
        [
          'The hand, or {T} with the shavings, puts the word back where it was, in open court. [There is a long silence, and then all the benches rise|It is quiet for a long time; then, one after another, the benches rise|Nobody breathes; then the front bench rises, and all the others|For [a while|a long breath] nothing moves, and then the benches rise], [as benches do for somebody who has won fairly|as is the custom when somebody has won fairly|as they do for [an honest case|a case that was fairly won]]. {B} is crowned in rain without an umbrella. {A} keeps the regency, in another place«, over very few».',
          'v=a',
        ],
      ],
    },
    {
      heading: "A potter's child",
      text: [
        [
          "{B} tells it« {B.themself}», in open court, «and is in the right, »and nothing is due. [The founder's throne is empty, and the realm has to ask, for once, whom it wants|Nobody has a right to the founder's throne now, and the realm has to be asked|There is no heir, so for once the realm has to say whom it wants]. [Nobody|No one] knows who will win; {G} has« already» put {B} on the list, as a potter.",
          'v=b',
        ],
      ],
    },
    {
      heading: 'A tenth clause',
      text: [
        '[The party can sign on for the realm of {B}.|In place of {B} the party can sign.|The party takes over the debt from {B}, with a signature.] *The price:* one of them, or all, appear before {lair} in {years} years to give an account« of how it went»; for as long as they live the notice sleeps, and so do they, badly.',
      ],
    },
    {
      heading: 'A realm without a crown',
      text: [
        'If [nobody|no one] is crowned« in {town}», the contract finds [nobody|no one]. *The price:* {B} goes free, the two uncles do not wait, and {G} [asks the party to choose in which of the two wars they would like to command|has two wars to give away, and asks the party which of them they want].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{B} has been crowned, but it counts only when the crown has been worn for one whole day, and {few} hours« of that day» are left. «Down in {lair} nine pens have been laid out. »The party can still win the case there, or get {B} to take off the crown before witnesses (DC 17 Persuasion).',
      ],
    },
  ],
  hoard: [
    'Under the table of {lair} lie the deposits of those who lost: {items}, and {worth}«. [The usher, back in {town}, asks for a signature, and an X will do|One has to sign for it, with [the usher|an usher], and an X is [enough|good enough]|The usher wants [a signature|it signed for], and [does not mind an X|is content with an X|has nothing against an X]|There is [a form|a receipt] for it, [which may be signed with an X|and one may put an X]|It is handed out [against|in return for] a mark, [and better not a name|an X, for instance]]».',
    '{A} had put by what could be taxed neither above nor below: {items}, and {worth}; {G} has it blessed, and counts it«, in this order».',
  ],
  favour: [
    '{lair.u} has heard the party plead. [Any fiend that is bound by law must hear out those who won« in {town}», once, before it strikes|From now on each fiend that is bound by law has to let them finish, once, before it strikes«, because they have won in {town}»].',
    [
      '{B}, crowned or not, makes each of them a cup« with both hands», and whoever drinks from it [cannot sign anything that night that they would regret|is safe from signing anything foolish, for that night].',
      'v=b',
    ],
  ],
  steps: [
    'Read the nine clauses, and note what is missing.',
    'Find out who has invited the creditor.',
    "Ask in the potters' quarter about the founder.",
    'Win the case before the coronation.',
  ],
  acts: clauseActs,
};
