import { secondSealActs } from './second-seal-acts.ts';
import type { Tale } from './tale-types.ts';

export const secondSealTale: Tale = {
  id: 'second-seal',
  titles: [
    'The Second Seal',
    'Everything Sealed in May',
    'The Dog on the Shield',
    'The Closing of the Rolls',
  ],
  tones: ['intrigue', 'heroic', 'whimsical'],
  levels: [1, 10],
  cast: {
    G: 'town clerk|mayor',
    A: 'notary|wool merchant',
    B: 'seal cutter',
    S: 'travelling scribe|engraver',
    T: 'she:chambermaid|court usher',
    H: 'bookkeeper|apprentice notary',
    R: 'advocate',
  },
  deadline: 'the closing of the rolls',
  num: [40, 70],
  onlyIn: {
    a: ['spare seal', 'letterhead', 'third one'],
    b: ['glowing wire', 'a wire glows', 'lift a seal', 'there is no second seal'],
  },
  lair: {
    name: 'the paper mill|the old paper mill|the paper mill by the sluice|the mill on the canal|the rag mill|the closed paper mill|the mill with the drying lofts|the paper works by the race',
    short: 'paper mill|paper works|mill',
    terrain: 'indoors',
  },
  alsoOf: ['he', 'she'],
  escort: ['people', 'construct'],
  pitch: [
    'In {town} a thing is true if the town seal is on it, a little dog on a shield. Since May there are {num} deeds too many, «[all good to look at|and nothing wrong with any of them], »by which houses, debts and one marriage have changed hands [without the owners|behind the backs of their owners]. {G} wears the true seal on a chain and has not dared to press it into wax since, so« in {town}» nothing has been true for {weeks} weeks.',
    'In {town} people [have begun to push their beds against the front door and to sit on them|push their beds against the front door and sit on them|have taken to sitting on their beds, which they have pushed against the front door], since a house with [somebody|someone] in it is harder to sell. {num} deeds have turned up since May, all« of them» with the town seal, «all good to look at, »and all about something that belongs to another. [There is only one seal, with a little dog on it.|As far as anybody knows there is one seal, with a little dog on it.|The seal has a little dog on it, and there is but the one.] {G} wears it on a chain«, day and night,» and has sealed nothing for {weeks} weeks, for fear of what it would be worth.',
  ],
  stakes: [
    '[In {days} days the rolls are closed|The rolls are closed in {days} days|{days.u} days are left until the rolls are closed]. What is in them then is law for good, «false or not, »says {G}; and {G} has found {few} deeds« in the rolls» by which {town} has sold the ground under its« own» wall.',
    'The rolls of {town} are closed in {days} days; what stands in them then is the law«, and there is [nobody|no one] to ask». {G} has got as far as the letter W, and has found {few} deeds by which {town} has sold the ground under its« own» wall.',
  ],
  start: [
    [
      '[[A man stands in the street in his nightshirt and knocks at his own door.|In the street, in a nightshirt, a man is knocking at the door of his own house.] [A stranger opens, in an apron, with a paper|It is opened by a stranger, who has an apron on, and a paper ready]. [They are both very polite|Neither of them raises his voice]. "[I was born here|This is my house]," says the man. "I am sorry," says the stranger, "but [look|read this]," and both of them bend over the seal, and it is good.|Somebody knocks at a door in his nightshirt, from outside, and it is his own. The stranger who opens [has an apron on and flour|wears an apron, and flour] [up to the elbows|on his nose]. "[I have lived here since I was born|I have slept here for forty years]," says the one. "[I bought it on Tuesday|I paid for it on Tuesday]," says the other, and fetches the paper; [they hold it between them under the lamp|they bend over it together], and [there is nothing wrong with the seal|the seal is as it should be].|[Through a letter slot two people are talking about a house|Two people are talking through a letter slot]: the one outside, in a nightshirt, [has lived in it all his life|has always lived in it], and the one inside [has the deed|bought it this week]. A paper is [pushed out|handed through], [read by the light of the street lamp|turned over twice], and pushed back, with an apology.] {G.full} leads you past, quickly. "That makes {few2} this week," says {G.full}. ["Do not ask them which one of them is lying. [Neither is|Neither of them is]."|"You need not ask who is lying[: I have, and nobody is|, because nobody is|; they are both as honest as bread]."|"[Both of them are honest|Neither of them is a liar]. [It would be easier otherwise|I wish that one of them were]."]',
      '@house',
    ],
    [
      '[You are asked« at the gate of {town}» for your names.|The guard« at the gate of {town}» wants to know your names.] [The guard reads a list, «reads it again, »and takes off his cap.|Your names are on the guard\'s list. He reads on, goes back to the top, and [stands up straight|does up his collar].|He runs a finger down a list, stops, and [salutes|steps out of the way, very fast].] [According to a deed with the town seal you have owned the gate since Tuesday.|The gate is yours«: there is a deed, of Tuesday, with the town seal on it».|Since Tuesday, he says, the gate has belonged to you; it has been sealed.|You are the owners of the gate, by a deed of Tuesday, properly sealed.] "There is rent to pay," says {G.full}, «who has been waiting for you, »"[and somebody has thought about how to greet you|and somebody is glad that you have come, or the opposite|and I did not do it, before you ask]."',
      '@gate',
    ],
    '[A bride and a groom come out of the town hall« of {town}, under rice», and on the steps stands a« very» polite man with a paper.|There is a wedding at the town hall« of {town}». Under the rice«, on the last step,» waits a man with a paper, who would give anything not to be here.|Rice is still falling on the steps of the town hall of {town} when a man with a paper clears his throat before the bride and the groom.] [He is sorry; but the bride has been married since May, to him. She reads it, and the groom reads it, and [all three of them look at the seal|all three of them hold it by a corner].|By that paper the bride has been his wife since May. It goes from hand to hand, the groom reads it last, and then [the three of them look at the seal for a long time|three thumbs, one after the other, feel the seal].|He has never met the bride, he says, but [according to this|by this paper] he married her in May. [The three of them go through it together, line by line|Nobody shouts: they read it, all three, twice].] {G.full} takes the paper and holds it against the light. "It is good," says {G.full}« to you, in a low voice». ["[They are all good|Every one of them is good]. [That is what is wrong with them|There is nothing else wrong with them]."|"I have not seen one yet that was bad, [and that is what is wrong with them|and I have seen them all]."|"[I would pass it myself|I should have sealed it myself]. [That is what frightens me|You see my difficulty]."]',
  ],
  ask: [
    '{G} wants to know what seals the false deeds before the rolls are closed, and a list of them. The buyer in all of them is a Lamb Company of {town2}, which has a letter box and no people«, does all its business by post» and has sold most of it on, to people who paid in good faith. "I can burn {num} deeds, or {num} people\'s houses. [I would like to know which is which|You tell me which|Only I have to know first which is which|It must not be the wrong ones]."',
    '"Nobody has stolen the seal," says {G}. "[I sleep with it[| round my neck| under my pillow]|I have it on [at night|in bed], and in the bath|It has not left my neck[|, not even in the bath|, in {years} years]]. And nobody has ever seen the buyer: on each deed it says Lamb Company«, of {town2}», and the Lamb Company is a letter box. [[Find out how there can be two|Tell me how there can be two of them], and who presses the other, before the rolls are closed|It looks as if there were two seals. [Find out who presses the other one, before the rolls are closed|Before the rolls are closed I have to know who presses the other]|And still there [seems to be another seal|has to be another seal]: [find it«, and the hand that presses it», before the rolls are closed|who has it, and where, that is what I want to know before the rolls are closed]]."',
  ],
  fee: [
    '{G} can pay {coins} gp, and must ask you to take it without a receipt, [as there is nothing to seal one with|since a receipt would need a seal].',
    'The fee is {coins} gp; {G} has had it weighed before witnesses«, [since paper is of no use|because nothing in writing would be worth anything]».',
  ],
  talk: [
    '{S.full} can copy any hand, and [says so on a signboard|advertises it|has that painted over the door].',
    '{B.full} cut the seal of {town} and was paid in fish. [There is bad blood.|Neither side has forgotten it.|They are not on good terms.]',
    '{A.full} has lost a house to the false seal too, and [bears it well|does not complain|bears it better than most].',
    '[You should look at the little dog on the shield, people say.|They say that one should look at the dog on the shield.|It is the little dog on the shield that one should look at, people say.] [On some it has a tongue.|On some papers of {town} it puts its tongue out.|Not all of them keep their mouths shut.]',
    '{T.full} knows who comes and goes at the town hall, and [has a new pair of boots|has come by a new pair of boots|wears new boots].',
    'Since nothing is valid, {few3} couples in {town} have [got married twice, to be sure|married a second time, to be on the safe side].',
  ],
  run: [
    [
      'Whoever looks closely at any seal in {town} (DC 12 Investigation) finds the dog: [in the false ones it puts out its tongue|the false ones have a dog with its tongue out]. [It is a thing that a cutter does on purpose.|No hand slips like that«: a cutter meant it».|It has been cut with care, and on purpose.|That is no slip of the tool.]',
      'v=a',
    ],
    [
      'Whoever looks closely at any seal in {town} (DC 12 Investigation) finds the dog: on the false deeds it puts out its tongue, and the wax« round it» is dull«, [as if it had been warm twice|like wax that has been warmed again]».',
      'v=b',
    ],
    [
      'The deed about the party is dated the day before {G} wrote to them. Only {G} knew that they would be asked, and {T}, who carried the letter, and {B}«, who had said that it was high time».',
      'start=gate v=a',
    ],
    [
      'The deed about the party is dated the day after {G} wrote to them. {T} carried the letter, and showed it to {H}« on the way»: whoever owns a gate by a false deed will not be believed when it comes to false deeds.',
      'start=gate v=b',
    ],
    [
      '[The two in the street agree at once to wait with each other in the kitchen, if the party asks them|If the party asks them to, the two in the street are willing to wait, together, in the kitchen|Both owners will sit down in the kitchen and wait, if somebody asks them to] (DC 10 Persuasion). [The stranger put the money into the letter box of the Lamb Company, and was told by return of post that it was a bargain|The stranger has never seen anybody of the Lamb Company: the money went into a letter box«, and the deed came by post»|The stranger paid into the letter box of the Lamb Company«, and the key came in an envelope»].',
      'start=house',
    ],
    '{A} offers the party rooms in a house« that {A} "still has"», and asks which deeds {G} has noticed.',
  ],
  gist: [
    [
      '{A} has had a second seal cut by {B}, who thinks that it is for {G}, and uses it« at {lair}» to buy {town} piece by piece, under the name of the Lamb Company, [which is {A}« and nobody else»|to which nobody but {A} belongs]; the last deed« of all», for the wall and the gates, is entered when the rolls are closed.',
      'v=a',
    ],
    [
      '[There is no second seal.|Nobody has cut a second seal.|The seal has not been copied.|All the seals are genuine.] {A} lifts the wax off old, valid deeds« at {lair}», with steam and a hot wire, and puts it under new ones, so that {town} loses an old right for each false one. [The buyer in them, the Lamb Company, is nobody but {A}.|The Lamb Company, which buys in all of them, is {A}, and nobody else.|In each of them the buyer is the Lamb Company, and that is {A}.] One seal is still missing, that of the charter« of {town}, which is as large as a plate»: with it {A} can seal a deed by which all of {town} is sold.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who can do it, «who was in debt, »and who left {town} for two days in May.',
    '{S}, whose signboard promises any hand you like, and who will not say what took two days«, out of {town},» in May.',
  ],
  truth: [
    [
      '{A} was to inherit half a street. {years.u} years ago a clerk« of {town}» forgot to seal the will, and it went to a cousin. [{A} paid for the [cousin\'s funeral|funeral of the cousin] and [kept the unsealed sheet|kept the sheet without a seal|found the unsealed sheet in the desk].|The cousin is dead now; {A} has paid for the funeral, and has the unsealed sheet still.] ["It is only wax," that clerk had said, and the Lamb Company is what {A} has made of that sentence|That clerk had said that it was only wax, and out of this sentence {A} has made the Lamb Company|"Only wax," the clerk had called it; the Lamb Company is the reply of {A} to that].',
    ],
    [
      [
        'In spring {B} got an order with the letterhead of {G}: a spare seal, secret, in case of fire. {B} cut it, «was paid well for once, »and felt that something was wrong; so {B} gave the dog a tongue. {H} fetched it. It is kept at {lair}, where the paper comes from«, and where [nobody|no one] looks twice at a cart of documents».',
        'v=a',
      ],
      [
        '{H} found out that wax comes off whole, if you are patient. [Each false deed at {lair} is sealed with the seal of a true one|What seals a false deed at {lair} has been taken from a true one]: [the grazing right of the widows, the freedom of a bridge|the freedom of a bridge, the pasture of the widows|the widows\' pasture, the fishing of the orphanage]. [Those papers hang there on lines, blind.|They hang there on lines, [like laundry, without their seals|sheet by sheet, with a hole where the seal was].|The papers that have lost their seals [are hung on lines there|hang there in rows, like washing].] {B} was asked« once» whether it can be noticed, and said "by the dog": wax that is warmed twice shrinks, and then its tongue comes out.',
        'v=b',
      ],
    ],
    [
      '{T} lets {H} into the archive« at night» for a pair of boots and a promise of marriage, in writing. [That paper was the first [one of all|of them|one]; it is [false, too|as false as the others].|The promise was the very first of the false deeds.|The promise is as false as the deeds, and older than any of them.|Of all the false papers this was the first.|With that paper it began: it was the first false one.]',
    ],
  ],
  turn: [
    [
      'One of the new deeds makes the party the owners of the town gate«, and it is no joke»: whoever owns a gate may close it, and the clerk who comes« from the crown» to close the rolls has to get through it (kept shut, it wins one day). {B} wrote it, with the seal that {B} kept back, a third one. {B} has been waiting for [somebody|someone] honest to own something.',
      'v=a',
    ],
    [
      'The charter of {town}, whose seal {A} is after, says something that [everyone|everybody] has forgotten: the wall belongs to those who built it, "and their children, for ever", {few4} families from the poorest street. [{A} knows; {A} is one of them, and the only one who can read.|{A} is one of them, the only one who can read, and knows it.|{A} knows it, as the only one of them who can read.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has the true seal on a chain« under the shirt» and touches it like a tooth. {G} would rather be robbed than [ridiculous|laughed at].',
    ],
    A: [
      '{A} is owed a street. {A} is correct in everything, also in this: by post, from the Lamb Company, each victim has been paid the price on the deed«, to the copper».',
    ],
    B: [
      '{B} cuts seals in mirror writing and thinks that way« too». {B} says the last thing first, and is proud of [the dog|the dog, its tongue above all].',
    ],
    S: [
      '{S} writes love letters« for people who cannot», and was away in May because of one that worked. {S} would rather be suspected than say whose.',
    ],
    T: [
      '{T} loves {H} and suspects that it is not mutual. {T} has counted the nights« and the candle ends».',
    ],
    H: [
      [
        '{H} has steady hands and no wish« ever» to have a house. {H} likes the moment when the seal comes up« and the wax shines».',
        'v=a',
      ],
      [
        '{H} has steady hands and no wish« ever» to have a house. {H} likes the moment when the wax lets go.',
        'v=b',
      ],
    ],
    R: [
      '{R} has never lost a case« that was» paid in advance. {R} finds the party touching, and sends them flowers« after each defeat».',
    ],
  },
  places: [
    {
      name: 'the archive of {town}|the town archive',
      look: [
        '[Racks of rolls to the ceiling, red tags, a ladder on wheels.|Up to the ceiling there are rolls, each with its red tag, and a ladder on wheels.|A ladder on wheels runs along walls of rolls, from each of which hangs a red tag.] {num.u} tags are new and very clean.',
      ],
      todo: [
        '[The archive shuts when nothing is valid, and has been shut for {weeks} weeks|For {weeks} weeks the archive has been shut, as nothing in it is valid|Where nothing is valid there is nothing to look up, and the archive has been shut for {weeks} weeks]. {G} has the key and does not want to be there; a night inside means no lamp«, on account of fire», and [a cat that lives there and is against it|a cat, which regards the archive as its own|the company of the cat, which does not care for company].',
      ],
      what: [
        [
          'Investigation :: laying a false seal on a true one :: [They are the same to a hair, except for the dog; it was cut by the same hand.|You can see no difference, apart from the dog; one hand cut both.|Line by line they agree, and only the dogs differ; it is the work of one hand.|The shields match, the letters match, the dogs do not; but both were cut by one hand.]',
          'v=a',
        ],
        [
          'Investigation :: pulling out the old deeds beside the new ones :: [For each false deed an old one is missing, and in the dust of the empty place lie a few crumbs of red wax|There are gaps: an old deed is gone for each false one, and in the gap are crumbs of red wax|Next to each false deed an old one has been taken out, and red wax has crumbled into the dust there|As many old ones are gone as false ones have come, and wherever one is gone there is red wax in the dust].',
          'v=b',
        ],
      ],
      who: 'Perception :: looking at the ladder :: A thread of grey silk hangs on the third rung; in {town} {A} alone wears grey silk on the arms«, against the ink», and [{H} is sent here in what {A} has worn out|passes it on, when it is worn, to {H}, who is sent here].',
      where:
        'Nature :: smelling the paper of the false deeds :: [It is not older than spring, and« it was» dried over willow smoke|It was made this spring, and smells of willow smoke|Willow smoke, and less than a year old]. They do that only at {lair}.',
    },
    {
      name: 'the workshop of {B.full}',
      look: [
        '[A bench at a north window; {num2} seals in a tray«, among them those of cities that are at war with each other».|The bench stands at the north window, and on it is a tray with {num2} seals«, among them those of cities that are at war with each other».] {B} works on, and talks [to the metal|to whatever is in the vice].',
      ],
      todo: [
        '[{B} answers only questions that are asked backwards, or those of people who admire the right thing|To get an answer out of {B} one has to ask backwards, or admire the right thing|{B} is deaf to any question that is not asked backwards, except from people who admire the right thing] (DC 13 Insight). [A bad pun about dogs helps|Bad jokes about dogs are of use|It helps to make a pun about dogs].',
      ],
      what: [
        [
          'Insight :: admiring the dog :: [The tongue is a warning: {B} cut a second seal« for {town}», by order, did not trust the order, and let the dog say so.|That is how a cutter protests: there is a second seal for {town}, {B} made it to order, and gave it the tongue because the order felt wrong.]',
          'v=a',
        ],
        [
          'Insight :: admiring the dog :: {B} laughs: the dog« of {town}» has its mouth shut; only if [somebody|someone] warms a seal twice, its tongue comes out.',
          'v=b',
        ],
      ],
      who: [
        [
          'Investigation :: asking to see the order :: It has the letterhead of {G}, and the blots of {H}«, who presses too hard». {H} writes for {A}.',
          'v=a',
        ],
        [
          'Investigation :: asking who has been here about old seals :: {H} paid to be told how hot a wire must be so that wax comes off whole. {H} writes for {A}.',
          'v=b',
        ],
      ],
      where: [
        [
          'Persuasion :: asking {B} where the finished work was brought :: "[Cart the on was it, rags under|Rags under it put they, cart the on|Away it took cart rag the]." The only rag cart« in {town}» goes to {lair}.',
          'v=a',
        ],
        [
          'Persuasion :: asking {B} where you would lift a seal :: "[Vats are there where, steam it needs|Steam needs it, vats the by|Cold not is it where, vats the by]." The only house« in {town}» with vats is {lair}.',
          'v=b',
        ],
      ],
    },
    {
      name: 'the counting room of {A.full}',
      look: [
        '[Not one superfluous thing.|There is nothing in the room that is not needed.|A desk, two chairs, a clock, and not a thing more than that.] {A} has an empty street on the wall, drawn house by house, and {few6}« of them» are coloured in.',
      ],
      todo: [
        '{A} [receives the party, offers the chair with its back to the wall|gives the party the chair by the wall|is polite, gives the party chairs], and never leaves the room while guests are in it. [A fire bell, a fainting fit or a better offer (DC 13 Deception) does it|What helps is a fire bell, a fainting fit or an offer (DC 13 Deception)|It takes a fire bell, a fainting fit or a very good offer (DC 13 Deception) to be alone in it].',
      ],
      what: [
        [
          'Investigation :: comparing the drawing with the list of {G} :: Each of the coloured houses has a false deed, and this is only one street«; three more are in pencil, and then the wall».',
          'v=a',
        ],
        [
          'Investigation :: comparing the drawing with the list of {G} :: Each of the coloured houses has a false deed, and under the wall stand the names of {few4} families« from the poorest street» and "see the charter"; the first« of the names» is that of {A}.',
          'v=b',
        ],
      ],
      who: "Sleight of Hand :: looking under the felt of the desk :: [The unsealed will of an uncle.|There it is, the will of an uncle, without a seal.|Somebody's uncle has left a will there, which nobody has sealed.] On the back {A} has practised the signature of {G}, and that of the Lamb Company«, until both were better».",
      where:
        'Investigation :: adding up the paper bills :: {A} has bought«, without ever speaking of it,» a mill that has been "closed for repairs" since May: {lair}.',
    },
  ],
  lairLook: [
    [
      '[The wheel is [turning|going round], but [no pulp is|there is no pulp] in the vats.|The wheel turns all day [for nothing, for|although] the vats hold no pulp.|There is no pulp in the vats, and yet [the wheel goes round|the wheel is turning].] Sheets hang on lines [like washing|from wall to wall], {num4} of them, all sealed, all« still» blank above the seal. [On a stove stands a pan of red wax.|In a pan on the stove red wax is kept warm.|The stove is lit, and on it stands a pan with red wax.|Red wax [simmers|is melting] on the stove.]',
      'v=a',
    ],
    [
      '[The wheel is [turning|going round], but [no pulp is|there is no pulp] in the vats.|The wheel turns all day [for nothing, for|although] the vats hold no pulp.|There is no pulp in the vats, and yet [the wheel goes round|the wheel is turning].] Old deeds hang on lines [like washing|from wall to wall], {num} of them, each with a clean round place where its seal was. [On a [stove|small stove] a wire [glows|glows red].|Next to them, on the stove, a wire glows.|The stove is lit, and a wire lies in the coals.|In the embers of the stove lies a wire, [red hot|and it is red].]',
      'v=b',
    ],
  ],
  lairUse: [
    'The vats« of {lair}» are full of size, knee-deep« and slippery»: whoever is pushed in (DC 13 Athletics) [gets out with paper all over and sees nothing for a round|is pasted over with paper, and blind for a round|comes out covered in paper, blind until the round is over].',
    '[The wet sheets on the lines can be pulled down with one rope|All the lines with the wet sheets hang on one rope, which can be pulled down|One pull at the right rope, and the wet sheets come down, all of them]: [everyone|everybody|whoever is] below is blind until the end of the next turn, and {A} tries to save the paper« instead of fighting».',
  ],
  tactics: [
    '{A} wants to get one roll out by the water door and will run for it as soon as there are two people between it and the party; {H} burns papers, the wrong ones first',
  ],
  companions: [
    [
      'Whoever fights for {A} has been paid with a deed. Shown the tongue of the dog (DC 13 Persuasion), one of the enemies gets out the deed« of a house», [looks at it, and walks out|compares the two, and drops the weapon|understands, and goes for {A} instead].',
      'escort=people',
    ],
    [
      'The watchmen« of {lair}» are bound by a sealed order in their chests. Whoever breaks the seal (DC 13 Sleight of Hand, or a hit of 10 damage from close by) stops one.',
      'escort=construct',
    ],
  ],
  parley: [
    '{A} wants the will to be sealed. If {G} presses the true seal on that one sheet, {years} years late (DC 13 Persuasion« to bring {G} to it»), {A} puts down everything else« on the table» and looks, for a long time, at the wax.',
  ],
  spells: [
    [
      1,
      '*Identify* on a false deed: no magic, good workmanship, «worthy of {B}, »and a feeling of being laughed at by a dog.',
    ],
    [
      1,
      '*Comprehend Languages* reads the marginal notes of {B}, which are mirror writing: ["if you read this, you are honest or nosy"|"whoever can read this has nothing better to do"|"good morning, and mind the dog"].',
    ],
    [
      1,
      '*Unseen Servant* can read no paper, but it can hold {num} deeds up« to a window» while {G} looks for tongues.',
    ],
    [
      3,
      '*Zone of Truth*: {A} says that "everyone was paid the price on the deed"«, and that is so». Asked by whom, {A} looks at the clock.',
    ],
    [
      3,
      [
        '*Locate Object* for the second seal finds none«, where there is none»; for a glowing wire it begins to point on the way past {lair}.',
        'v=b',
      ],
    ],
    [
      3,
      [
        '*Locate Object* for the second seal leads towards {lair} as soon as [somebody|someone] describes the dog with its tongue.',
        'v=a',
      ],
    ],
    [5, '*Speak with Dead*: the cousin says that the house was damp, and {A} may have it.'],
  ],
  clock: [
    [
      '{A} buys the bridge of {town}, from a widower who does not know that he owns it.',
      'By a new deed the bridge« of {town}» has been sold, by a widower who had no idea that it was his. {A} has the price sent to him«, to the copper».',
    ],
    {
      text: [
        '{S} is put into the stocks with a pen in each hand. [A crowd brings paper.|People stand in line in front, with paper.|Half of the town has something to be copied.]',
      ],
      stop: [
        'find the one to whom the love letter went« and who answered it»; {T} knows the name, and one witness is enough for {G}',
      ],
    },
    {
      text: [
        '{B} has an accident with acid and sees nothing« any more»; [nobody else in {town} can cut a seal|that was the only seal cutter« in {town}»].',
      ],
      stop: [
        "bring {B} to the town hall to cut a new seal« before [everyone|everybody]'s eyes» (DC 12 Persuasion), or sit in the workshop that night and wait for {H}",
      ],
    },
    [
      'When the rolls are closed, {A} reads the last entry aloud, in good law Latin. [{town} is private property.|When the last word has been read, {town} has an owner.|From the next morning there is a board at the gate of {town}: private.]',
    ],
  ],
  after: [
    '[{A} is a just owner.|Nobody can say that {A} is a bad owner.] [There is a toll at every corner, and each one has a receipt.|At each corner one pays, and is given a receipt.|One pays at each corner, and at none of them twice.|Every corner has its toll, and every toll its receipt.]',
  ],
  endings: [
    {
      heading: 'The dog speaks',
      text: [
        '{G} has {num} people come to the square with their deeds, and {B} shows them the tongue. The true seal is melted« before the eyes of {town}», and {B} cuts a new one, with a cat. {A} is sentenced to file the old deeds, «in the proper order, »[until it is done|all of them|down to the last one].',
      ],
    },
    {
      heading: 'Those who built the wall',
      text: [
        [
          'The charter is read out in the square« to its last line», and {few4} families from the poorest street learn that they own the wall; the share of {A} stays what it always was, one of {few4}. *The price:* from now on {town} pays them rent« for it», and about every loose stone all {few4} must agree.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The will is sealed',
      text: [
        "{A} gets half a street and gives back {town}. *The price:* the cousin's children move out« of it» with a hand cart; it is« entirely» legal, and {G} [has to|must] watch.",
      ],
    },
    {
      heading: 'Nothing in writing',
      text: [
        'If the rolls burn, [no one|nobody]« in {town}» owns anything but what the neighbours say. *The price:* it goes well for a month« in {town}»; after that the party is asked, every day, [who was standing where|where whose fence was].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The rolls of {town} are closed, but a seal needs a quarter of an hour to set.|The rolls of {town} have been closed; but wax needs a quarter of an hour to set.|The last seal is on the rolls of {town}, and will be soft for a quarter of an hour.] Whoever gets to it with a candle, past the guards« at the door» and an advocate (DC 14 Athletics or Persuasion), can still show the tongue of the dog to« the whole of» {town}.',
      ],
    },
  ],
  hoard: [
    '{A} kept what could not be put into a deed in a paper barrel: {items}, and {worth}.',
    'Under the sheets« on the lines» lie pledges that {town} has« already» written off: {items}, and {worth}. {G} writes them out to the party«, by hand,» with a plain signature, since that has come to mean something.',
  ],
  favour: [
    'The party owns the gate of {town}. {G} writes the deed and seals it«, and it is [the first good one since May|the first since May on which nobody looks for the tongue]».',
    "{B} cuts a seal for the party, in which the animal does something different for each« of them»; whatever it is pressed on is believed within two days' ride« of {town}».",
  ],
  steps: [
    'Look for what distinguishes the false deeds.',
    'Ask {B.full} about the seal.',
    'Find out to whom the houses have gone.',
    'Find out what seals the false deeds before the rolls are closed.',
  ],
  acts: secondSealActs,
};
