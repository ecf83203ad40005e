import { threeRansomsActs } from './three-ransoms-acts.ts';
import type { Tale } from './tale-types.ts';

export const threeRansomsTale: Tale = {
  id: 'three-ransoms',
  titles: ['Three Ransoms', 'A Ring, a Lock of Hair and a Tooth'],
  tones: ['intrigue', 'heroic'],
  levels: [1, 10],
  cast: {
    G: 'head of the trading house|banker',
    A: 'family lawyer|house steward',
    B: 'heir of the house',
    S: 'rival merchant|head of an older house',
    T: 'night porter|lamplighter of the house',
    H: 'gaming house owner|fencing partner',
    R: 'bounty hunter|captain of the roads',
  },
  named: '',
  twinIn: 'b',
  deadline: 'the signing of the marriage contract',
  num: [40, 99],
  onlyIn: { a: ['rehearsed'], b: ['second mother', 'birth register'] },
  lair: {
    name: 'the old shot tower|the abandoned shot tower|the shot tower by the river|the lead tower|the disused shot tower',
    short: 'shot tower|lead tower',
    terrain: 'height',
  },
  leader: ['people'],
  alsoOf: ['she', 'he'],
  escort: ['people'],
  pitch: [
    '[The heir of a great house of {town} has been kidnapped: {B.full}, whose parents are dead, and for whom {G} runs the house until the wedding.|Great houses of {town} pay a ransom now and then, and the heir of one of them is missing: {B.full}, an orphan, for whom {G} runs the house« until the wedding».] [What has never happened before is that three letters have come from three different kidnappers, each of whom claims to have {B}, and each of whom has sent a proof: a ring, a lock of hair and a tooth.|This time there are three letters, from three kidnappers, each of whom «claims to have {B}, and each of whom »has sent a proof: a ring, a lock of hair and a tooth.] The ring bears the crest, the hair [is of the right colour|is of the right colour, and curls], and the tooth has the gold for which {G} paid last year. Each letter wants {num3} thousand gp« in drafts on the house», to be brought«, in a bag,» to a bench of its own in the park of {town}, at noon, on any day before the wedding.',
    '{G} can pay one ransom, and has received three demands for it, from three people« who do not know of each other». A great house of {town} belongs to {B.full}«, whose parents are dead»; {G} runs it until {B} marries. Each letter says that {B.full} is in the hands of its writer. [Each has enclosed something that,|In each letter lay something that,] says {G}, can only come from {B}: a ring, a lock of hair« in a ribbon», a tooth. Each wants {num3} thousand gp in drafts on the house, «and each »has named a bench in the park of {town}, at noon, and forgotten to say on which day. In {town} they [are taking bets|bet«, in every tavern,»] on which of them is lying; {G} is afraid that none of them is.',
  ],
  stakes: [
    'In {days} days a marriage contract is to join the house of {B} to a house of {town2}, with {B} at the table or without. Without, says {G}, the house of {town2} marches {num} armed men into the warehouses of {town}«, since a promise that is not kept is a debt».',
    'There are {days} days until the signing of a contract that ends sixty years of stabbings between the house of {G} and a house of {town2}. If {B} is not there to sign it, {G} reckons, the first knife will be drawn that same evening.',
  ],
  start: [
    [
      '[Three boxes stand on the table of {G.full}.|{G.full} has three boxes on the table« and opens them for you, one by one, as a jeweller would».|On the table of {G.full}«, squared up like account books,» lie three boxes.] [In the first lies a ring, and in the second a lock of hair, tied with a ribbon.|There is a ring in the first, and hair in the second, with a ribbon round it.|The first has a ring in it, with a crest. Out of the second comes a curl of hair, in a ribbon.|A ring is in the first, a lock of hair with a ribbon in the second.] [{G.full} opens the third, looks into it, and puts the lid on again.|At the third one {G.full} only lifts the lid by a finger, and lets it fall.|The third {G.full} pushes across to you, shut.] "A tooth," says {G.full}. ["Lower left, and stopped with gold« [last year|by a good man|at my expense]». [I have the bill."|It was not cheap."|I keep bills."]|"From the [lower left|lower jaw], and I paid for the gold in it [myself|out of my own pocket], [last year|a year ago|only last year]."|"I know it by the gold, which went through my books [last year|in March of last year|a year ago], under [repairs|health|horses and family]."|"With gold in it, and there is a bill for that gold, [which is paid|paid in {few4} parts|which I paid]."] [Nobody says anything. Then there is a knock, and the night porter comes in with a fourth box.|Somebody knocks. It is the night porter, who is sorry to disturb, with a box« in both hands».|Before anyone can answer, the night porter is at the door. There is a fourth box.|It is so [quiet|still] that one hears the night porter come up the stairs, with something in [paper|brown paper]«, the [size|shape] of the others».|For the first time in years the night porter comes in without knocking, and puts a box beside the others.]',
      '@boxes',
    ],
    [
      '[You are to carry the ransom. The instructions are clear: the third bench in the park of {town}, a newspaper, a cough.|Today you are the one with the ransom. They have told you what to do: go to the third bench« in the park of {town}», where somebody will be reading a newspaper, and cough.|The bag is heavier« than it looks». You are to take it to the third bench in the park of {town}, to somebody with a newspaper, who will cough.] {G.full} has dressed you for it. [On the third bench sits somebody with a newspaper, and coughs.|There is a reader on the third bench, who coughs.|The newspaper is where it should be, «on the third bench, »and a cough comes from behind it.|From the third bench comes a cough, over the top of a newspaper.] [On the second bench sits somebody with a newspaper, and coughs too.|There is one on the second bench as well; another cough.|The second bench has a [newspaper|paper], too, and [now it coughs|now coughs back|a cough behind it].|As if in answer somebody coughs on the second bench, and turns a page.] [All three people in the park have looked up by now, and are looking at each other.|Behind the fountain somebody lowers a newspaper, and now each of the three sees the other two.|A third newspaper sinks, behind the fountain. There are three faces, and each looks at the other two.|By the duck pond a third one has been reading upside down, and stares at the others.] [Then they look at the bag in your hand; and [one|the first|the nearest] of them starts to run, and [it is not away|not away from you|towards you].|It takes as long as it takes three people to think. Then they have all seen [your bag|the bag], and the [first|nearest|fattest] of them comes running.|Then three pairs of eyes are on [your|the] bag, and three newspapers [lie on the gravel|fall on the grass|are dropped].|The bag in your hand is what they look at next, and then they are all [on their feet|running|up].]',
      '@park',
    ],
  ],
  ask: [
    '"I will pay for {B}," says {G}. ["Once, so find out to whom; and if|"But I pay only once, and [you will tell me to whom|somebody has to tell me to whom]. If|"One of them, that is, [and not three|whoever it may be]. If|"But I do not pay [three times|twice, let alone three times,] for the same [goods|person|thing]. Tell me who has the right to be paid, and if] you can bring {B.them} home without my paying at all, I will pay you instead, [and be glad, since you do not send me teeth|and gladly: you have sent me no teeth|and call it a saving]."',
    '{G} wants the heir back before the signing, with the least possible noise. ["[Two|One or two] of these three are [cheats|liars], or all« three, or none».|"Somebody here is selling what he does not have, or two are, or [three|all].|"Three [sellers|offers|letters], and one [article|person to sell], which makes at least two [lies|liars].|"I have three [offers|prices], and cannot inspect the goods.] [I have done business for a [whole lifetime|lifetime], and I cannot [tell|say which is honest]."|I have bought and sold all my life, and I do not see [which|who it is]."|In [thirty|forty|fifty] years I have never been so at a loss over a [price|bill|letter]."|I can smell a false coin through a [purse|pocket|wall], but these I cannot tell apart."]',
  ],
  fee: [
    '[The house offers {coins} gp, on delivery, and will not haggle|It is {coins} gp, on delivery, and the house does not haggle]; {G} asks for a receipt even so.',
    'It is worth {coins} gp to {G}, drawn up in a contract with a dozen clauses, the last of which says thank you.',
  ],
  talk: [
    '{S.full} was seen [laughing|smiling] when the news came«, and has bought a new carriage».',
    '{B.full} gambles, people say, and wins, which is worse.',
    '{H.full} has paid off all debts [in a single day|before breakfast, on one day].',
    '[The other house«, the one in {town2},» has let it be known that it would «also »take a younger cousin.|A younger cousin of {B} would do as well, says the other house«, the one in {town2}».]',
    '{A.full} has aged by ten years«, and goes from church to church [with a lantern|at night, with a lantern]».',
    '{T.full} let the carriage out that night and [has not been seen with a lamp since|has gone about without a lamp ever since].',
    [
      'The mender of coats says that the best coat of {B.full} was handed in by {B.full}« in person», after that night, and was paid for at once. {B.full} has never paid «for anything »at once.',
      'v=b',
    ],
  ],
  run: [
    [
      '[In the fourth box lies only a note|There is nothing in the fourth box but a note|The fourth box contains a slip of paper|A note is all that is in the fourth box]: ["Do not pay the others."|"The others do not have what you want."|"Pay nobody but me."|"Do not believe the other three."] Like the three letters, it comes from {A}«, and it is to make {G} still more unsure». The pot boy of {p2} brought it, and waits round the corner «for his tip »(DC 12 Investigation); he had it from {H}. [Those who sent the other three|The senders of the other three] are swindlers, and none of them has {B}. At noon each sits on the bench that the letter names«, behind a newspaper, and waits for a bag»; when frightened (DC 12 Intimidation), each says that a stranger in a mask ({H}) [sold the box and the letter to them ready for the post|came with the box and the letter, ready for the post, and sold them].',
      'start=boxes',
    ],
    [
      'Whoever catches one of the three (DC 13 Athletics) hears the same story: a masked stranger ({H}) sold each of them a proof«, with a sealed letter to go with it,» for {few2} gp, and said on which bench to wait. «Each of them believed that {town} had no other buyer. »(In the bag are old receipts; {G} [does not pay without seeing the goods|pays when the goods have been seen].)',
      'start=park',
    ],
    '[The three letters look like three hands|One would say that three people wrote the three letters|Slanting, round and spiky: the three letters are in three hands], but they [make the same mistake in grammar in the second line|have one mistake in common, in the second line] (DC 12 History). [It is one that lawyers make.|Nobody makes it who has not studied law.|Whoever makes it has read too many deeds.|One learns it from statutes.]',
    '{A} thanks the party« in tears», and offers to sit up with {G} [so that the party may work undisturbed|, all night, so that the party is free].',
    '{B} took along a toothbrush«, a pack of cards» and the good boots, and left the miniature of the betrothed [with its face to the wall|under the bed].',
  ],
  gist: [
    [
      '{B} planned the kidnapping, so as not to be married, and hired {H} to play the kidnapper«; they rehearsed it». {H} told {A}, who has made it real: {A} keeps {B} at {lair}, has written three ransom letters in three false hands, and has had {H} sell them«, each with its proof,» to three swindlers, who hope for a ransom, so that {G} hunts three kidnappers« and finds none who has {B}». At the signing {A} will produce a forged will of the late parents of {B}: if the heir is lost, the house goes to whoever has charge of its papers, who is {A}.',
      'v=a',
    ],
    [
      '{B} has a twin, who was given away at birth. {A} has found the twin, {W.name}, and had {H} teach the part, and keeps the true {B} at {lair}. At the signing the double is to be "rescued" and to sign what {A} wishes. {A} has written all three letters, in false hands, and has had {H} sell them«, each with its proof,» to three swindlers who hope for a ransom. [The letters are there so that any strangeness afterwards will be put down to fear.|Whoever finds the heir a little changed afterwards is to think of three letters and a tooth.]',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has said «in public »that a house without an heir is only a warehouse. «[At breakfast, with the door open,|In the new carriage, which is still to be paid for,] »{S} says: "[We have hated them for {few4} generations|It has taken us {few4} generations to hate them properly|One does not throw away an enemy of {few4} generations]. [Whom should [I|we|my sons] hate, without [an heir|a next one|any heir over there]?|And I am to send them [a tooth|an ear|teeth in a box], like a [butcher|dentist|tinker]?|With whom should my [children|daughters|grandsons] [quarrel, then|quarrel|go to law, then]?]"',
  ],
  truth: [
    [
      '{A} has served the house for {years} years, «has written every contract in it, »and has never been asked to sit down. [In the contract for the marriage there is a clause by which|The marriage contract has a clause by which|By a clause in the marriage contract] the office of {A} ends.',
    ],
    [
      [
        '{B} came to {H} with a plan«, a ring and a great deal of charm»: three days in a nice room, «a letter, »a tearful return, no wedding. {H} owed money, and told {A}, who came along« in the carriage». [On the second night the door of the nice room was locked from outside|The nice room had a lock, and in the second night somebody turned the key from outside|By the second night the nice room could only be opened from outside]«, [and it was another room, higher up|and there was no more talk of three days|and nobody was acting any more]». The ring {B} took from {B.their} own finger; the hair came from the barber; the tooth {A} had pulled, against the agreement.',
        'v=a',
      ],
      [
        'The parents of {B} paid the midwife to keep silent, because an old law of {town} divides a house between twins. She kept [a lock of each|a curl of each child|hair of both, in a paper]. When she died, {A}«, who had paid for the second child and never asked its name,» got her papers, and found a card player in {town2}, with the same face. Then {H} invited {B} to three days of cards out of town, and the carriage went to {lair}. {H} teaches the walk«, the wit» and the signature in lessons there; between «two of »them {W.name} is hidden«, each time in another lodging». [The tooth is that of {W.name}; ring and hair are those of {B}.|It is {W.name} who lost the tooth; ring and hair are those of {B}.]',
        'v=b',
      ],
    ],
    [
      '{T} held the carriage door «that night »and saw {B} get in, and the hand that helped from inside, with an ink stain on the cuff, like the one that {A} has. {T} has been promised {few3} gp a week for the rest of {T.their} life«, and cannot work out how long that is supposed to be».',
    ],
  ],
  turn: [
    [
      '[{B} can leave at any time.|Nobody could keep {B} from leaving.|For {B} the door is open, in a way.] Days ago {B} found a loose floorboard and a way down the chains« of {lair}», and went up again: at home {B.they} has to be married, out there {B.they} has to be poor«, and from the guards {B.they} hears every day what people in {town} say about a person who is gone».',
      'v=a',
    ],
    [
      'The double, {W.name}, does not want to go on. {H} has had {W.name} learn the diaries of {B} by heart, and since then {W.they} has been leaving signs for whoever comes looking. One of them is the lead shot from {lair}, in the hem of the coat of {B} that {W.they} had mended and sent home.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} is fair to the last copper and has never «once »said a tender thing that was not in writing. [{G} sleeps on the sofa in front of the door.|At night {G} lies on the sofa in the hall, dressed.]',
    ],
    A: [
      '{A} is exact«, modest» and bitter«, and dots each i twice». {A} loves the house more than [anybody who has ever owned it|any of its owners did].',
    ],
    B: [
      [
        '{B} is clever, spoiled and brave« when watched». {B} would like to be worth something [without being worth {num3} thousand gp|other than {num3} thousand gp].',
        'v=a',
      ],
      [
        '{B} is clever, spoiled and brave« when watched». Until {lair} {B} had no idea of having a twin. {W.name}, the twin, has the same face« and better manners», has lived by cards since the pension «from the house »stopped, and has never had a birthday party.',
        'v=b',
      ],
    ],
    S: [
      '{S} hates the house honestly«, as the family of {S} has done for {few4} generations». {S} would never harm its heir: there would be nobody left to hate.',
    ],
    T: [
      '{T} knows the step of each person on the stairs« of the house». {T} will talk, if somebody [explains interest to {T.them}|works out the pension for {T.them}].',
    ],
    H: [
      '{H} has luck, a scar on the chin and no savings. {H} would let {B} go for half of what {A} pays«, and [has never been offered anything|nobody has made an offer]».',
    ],
    R: [
      '{R} has brought home {num5} people, {few6} of them alive, and is paid the same for both. {R} is honest in {R.their} way«, which is the shortest».',
    ],
  },
  places: [
    {
      name: 'the rooms of {B.full}',
      look: [
        '[Silk, cards, a bed« that was made by somebody else».|There is silk everywhere, there are cards everywhere, and somebody else has always made the bed.|Half of what hangs here is silk, and half of what lies here is playing cards.|Three rooms in silk, with a card table in each, and no book.] [On the dressing table lies a hundred gp in plain sight, and nobody has touched it.|A hundred gp lie open on the dressing table; [no thief has ever come in here, or it was not that kind of thief|it was not for money that anybody came in here].|Whoever was in here has left a hundred gp «lying »on the dressing table.|[A hundred gp have|Some eighty gp have|A purse of silver has] been left on the dressing table, as others leave [combs|gloves|a comb].]',
        '[A room as tidy as a shop.|One might be in a shop, it is so tidy.|It is tidier here than young people leave things.|Somebody has put everything in order«, at right angles».] The wardrobe holds {few5} coats« in the order of their colours», and one empty hanger.',
      ],
      todo: [
        '{A} [goes through the rooms together with the party, "to be of help", and puts things straight|comes along«, "to be of help",» and straightens whatever the party has moved]. Somebody has to ask {A} a question about law (DC 12 Deception)«; [it takes a quarter of an hour at least|the answer is never shorter than a quarter of an hour]».',
      ],
      what: [
        [
          'Investigation :: reading the last pages of the blotter in the mirror :: A rehearsed ransom letter, in the hand of {B}, with corrections in another one«, and in the margin: ["too dear, they would never pay that for me"|"ask for less, I am not worth so much to them"|"more tears, and is that not a lot of money for me"|"for that they could buy a better one"]».',
          'v=a',
        ],
        [
          "Medicine :: comparing the mouth in the new portrait with the tooth :: The tooth «that was sent »is a lower left one, with gold in it; {G} paid the bill for that last year, without reading it. In the portrait, «which was »painted this spring, [the lower left ones are all white|there is no gold on the lower left]. The bill«, which {A} laid before {G},» was from a tooth doctor in {town2}, where {B} has never been. [So the tooth [is|was] from another mouth[|, and paid for|, and a poorer one].|It is somebody else's [tooth|tooth, then|gold].|[This tooth|This one|The tooth] was never in that mouth.|Somebody else is short of a tooth.|So another person [had that tooth, and lost it|has lost that tooth|has a gap there now].|There must be a second mouth[|, with a gap in it|, with the same gap].]",
          'v=b',
        ],
      ],
      who: 'History :: reading the marriage contract on the desk to the end :: By the ninth clause the office of {A} [is abolished|ceases] "with thanks". [{A} has read the page so often that it opens by itself.|Let go of the contract, and it opens at the page that {A} [reads|reads most|cannot leave alone].|On this page the paper is [grey|dark|shiny] from {A}\'s thumb.|The [margin|edge|corner] of that page has been worn [soft|thin|round], where {A} holds it[| at night| to read].]',
      where: [
        [
          'Perception :: shaking out the coat that {B} wore [to the rehearsals|on the way to the rehearsals] :: [Small balls of lead fall out of the hem«, perfectly round».|A few balls of lead drop on the floor, as round as if they had been poured by nature.|What rattles in the lining is lead, in little balls, without a seam.|Out of the hem roll lead pellets, each as round as a pea.] Such shot used to be made «in {town} »at one place only: {lair}.',
          'v=a',
        ],
        [
          'Perception :: shaking out the coat that came back from the mender :: [Small balls of lead fall out of the hem«, perfectly round».|A few balls of lead drop on the floor, as round as if they had been poured by nature.|What rattles in the lining is lead, in little balls, without a seam.|Out of the hem roll lead pellets, each as round as a pea.] Such shot used to be made «in {town} »at one place only: {lair}.',
          'v=b',
        ],
      ],
    },
    {
      name: 'the gaming house of the Four Queens|the Four Queens|the house of the Four Queens',
      look: [
        "[Green tables, stale smoke, and|The cloth is green, the smoke is last night's, and there is|Chairs stand on the tables at this hour, and there is] not a single debt on the slate« behind the bar». {H} deals«, without looking at the cards».",
        '[Mirrors, so that the house looks full.|They have hung up mirrors, and so there are always people in the house.|The walls are all mirror. One meets oneself at every table.|With so many mirrors it looks as if everybody came here.] {H} greets the party by name and has a table free«, next to the door».',
      ],
      todo: [
        '[Questions cost a stake here|Here answers have to be won|Nothing is free here, least of all an answer|An answer is a stake like any other here|Whoever asks has to play]: a character [plays {H} for them|sits down with {H}, and the stake is answers] (DC 13 Sleight of Hand or Deception, three rounds); for each round «that is »won {H} answers one question truthfully, and for each that is lost the party does.',
      ],
      what: [
        [
          'Insight :: asking {H} about {B} as a player :: ["Best actor I ever lost to,|"A pleasure to lose to,|"I would know that bluff anywhere,|"Cries on demand, like a tap,] [and we had it all rehearsed.|and we had rehearsed every word.|and it was rehearsed, down to the sobs.] [It was to be three [days|days, no more|nights]."|Three [days|nights], we [said|shook hands on]."|Then [home, with tears, on the third day."|I was to bring the poor child [back|home]."]|Three days, and [a good supper at the end."|no harm to anyone."]|It was for three [days|nights], [or so I was told|no longer|and that was plenty]."] {H} bites {H.their} lip.',
          'v=a',
        ],
        [
          'Investigation :: reading the sheets of paper under the mirror in the dressing room of {H} :: On each there is the signature of {B}, [first as it should be, then in a hand that is learning it, and gets better from line to line|once as it should be, and below it thirty times in a hand that gets better]. [The last sheet has a timetable|On the last sheet there is a plan of the week|At the back somebody has drawn up lessons]: ["Monday, walk; Tuesday, jokes; Wednesday, signature."|"Walking, Monday; joking, Tuesday; signing, Wednesday."|"Before dinner the walk, after dinner the jokes, and each night fifty signatures."|"First day: how to [enter a room|walk|sit down], second: whom to [tease|kiss|thank], third: the [name|signature], [fifty|a hundred|two hundred] times."]',
          'v=b',
        ],
      ],
      who: 'Investigation :: looking at the paid notes of hand in the stove :: They were paid by a draft on the house of {G}, in the «beautiful »hand of {A}, "for services to the family".',
      where:
        'Persuasion :: asking the pot boy where the hot suppers go :: [Up, he says, in a basket|"Up," and that means a basket|He points at the ceiling, and means a basket|They are hauled up, in a basket], on [a rope, a hundred feet|a rope, and it takes a while|a hundred feet of rope]; [he has to whistle, at {lair}|he whistles for it, at {lair}|one has to whistle, below {lair}].',
    },
    {
      name: 'the notary archive|the archive of the notaries|the record house|the archive of contracts',
      look: [
        "[A quiet house full of other people's promises.|Nothing but promises is kept in this house«, and it is very quiet».|It is quiet here, and smells of sealing wax and other people's promises.|One lowers one's voice in this house, among so many promises.] Here lie all the contracts and wills of {town}. {A} has a key to it«, and a stool, and shelves of {A.their} own».",
        '[Boxes to the roof, each with the name of a family« of {town}».|From the floor to the roof there are boxes, one to a family of {town}.] The one of the house of {G} [stands a finger further out than all the others|is the only one without dust].',
      ],
      todo: [
        '[Nothing in {town} may be opened without the consent of a party to it.|In {town} one may open a box only with the consent of somebody who is in it.|No box «of {town} »is opened unless somebody with a name in it agrees.] [The archivist is deaf to reasons and weak for gossip|The archivist does not listen to reasons, but does to gossip|No reason moves the archivist, though gossip does]: whoever tells something true about a family that is in the boxes ([a player makes it up|the player makes it up]; DC 12 Performance) [may look into that one|is handed that one|gets a look at that one].',
      ],
      what: [
        [
          'Investigation :: looking into the box of the house :: [A new will, very well made,|Somebody who knows how it is done has written a new will,] in the name of the dead parents« of {B}»: the house goes to whoever has charge of its papers if the heir "should be lost". The paper has a watermark that [was first made this year|nobody had before this spring], and the papers are in the charge of {A}.',
          'v=a',
        ],
        [
          'Investigation :: looking into the box of the house :: [The page of the birth register has two entries in one hour.|On one page «of the birth register »the same hour stands twice.|The birth register has not one child at that hour but two.|By the birth register there were two births in that house, an hour apart at most.] Beside the second stands: "to the second mother, in {town2}; with a pension".',
          'v=b',
        ],
      ],
      who: 'Investigation :: laying the three ransom letters against the copies« in the box» :: The hands are disguised, but every i is dotted twice, as {A} has dotted them for {years} years.',
      where:
        "History :: reading what the house owns and has forgotten :: Among the items «that nobody uses »there is a building [without a tenant, «taxes paid, »keys with {A}|that has stood empty for years, with the taxes paid, and the keys at {A}'s]: {lair}.",
    },
  ],
  lairLook: [
    [
      "[A round tower, hollow, a hundred feet high, with a cauldron at the top and a basin at the foot, and between them chains, air, and a stair along the wall, of which the lowest thirty feet [have fallen off|are gone]; [a basket is let down past the gap when somebody whistles|if somebody whistles, they let down a basket« past the gap»].|Inside, it is a hundred feet of [air|darkness], from the basin on the ground to the cauldron at the top, with chains hanging through it; the stair on the wall has lost its lowest thirty feet, and a basket comes down [past the gap for whoever whistles|for those who whistle].|[One looks up, past chains, [a hundred feet|a hundred feet of air], to a cauldron [at the top|under the roof]; at one's feet is a [basin|basin of water|full basin].|A hundred feet up hangs a cauldron, and below it «there is nothing but »chains, and «then »a basin.] [The stair that winds up the wall begins only at thirty feet, and up to there it is the basket, for those who can whistle|The wall has a stair, but [the lowest thirty feet of it are missing|it begins at thirty feet], and for that there is a basket, and a whistle to call it].|The tower of {A} is a pipe of stone, a hundred feet high. At the top, high over {town}, hangs a cauldron, at the foot is a basin, and in between there are chains and air, and a stair on the wall that breaks off thirty feet above the floor, where a basket hangs and waits for a whistle.] [Under the roof there is a room for {B}«, with a carpet, a bed, a card table,» and a door «that is »barred from outside.|At the very top somebody from {town} has furnished a room, with a carpet, a bed and a card table, and has put the bar of the door outside.]",
      'v=a',
    ],
    [
      "[A round tower, hollow, a hundred feet high, with a cauldron at the top and a basin at the foot, and between them chains, air, and a stair along the wall, of which the lowest thirty feet [have fallen off|are gone]; [a basket is let down past the gap when somebody whistles|if somebody whistles, they let down a basket« past the gap»].|Inside, it is a hundred feet of [air|darkness], from the basin on the ground to the cauldron at the top, with chains hanging through it; the stair on the wall has lost its lowest thirty feet, and a basket comes down [past the gap for whoever whistles|for those who whistle].|[One looks up, past chains, [a hundred feet|a hundred feet of air], to a cauldron [at the top|under the roof]; at one's feet is a [basin|basin of water|full basin].|A hundred feet up hangs a cauldron, and below it «there is nothing but »chains, and «then »a basin.] [The stair that winds up the wall begins only at thirty feet, and up to there it is the basket, for those who can whistle|The wall has a stair, but [the lowest thirty feet of it are missing|it begins at thirty feet], and for that there is a basket, and a whistle to call it].|The tower of {A} is a pipe of stone, a hundred feet high. At the top, high over {town}, hangs a cauldron, at the foot is a basin, and in between there are chains and air, and a stair on the wall that breaks off thirty feet above the floor, where a basket hangs and waits for a whistle.] [Under the roof there is a room for {B}«, with a carpet, a bed, a card table,» and a door «that is »barred from outside.|At the very top somebody from {town} has furnished a room, with a carpet, a bed and a card table, and has put the bar of the door outside.] On the top stair before it {W.name}, the twin, has the last lesson«, over a sheet of signatures,» and takes no side in a fight. To whoever shows {W.them} a marked queen of hearts, or says that {B} is shut in here for {W.their} sake, {W.name} «gives a nod, and »lifts the bar as soon as {A} is looking elsewhere.",
      'v=b kind=adventure',
    ],
    [
      "[A round tower, hollow, a hundred feet high, with a cauldron at the top and a basin at the foot, and between them chains, air, and a stair along the wall, of which the lowest thirty feet [have fallen off|are gone]; [a basket is let down past the gap when somebody whistles|if somebody whistles, they let down a basket« past the gap»].|Inside, it is a hundred feet of [air|darkness], from the basin on the ground to the cauldron at the top, with chains hanging through it; the stair on the wall has lost its lowest thirty feet, and a basket comes down [past the gap for whoever whistles|for those who whistle].|[One looks up, past chains, [a hundred feet|a hundred feet of air], to a cauldron [at the top|under the roof]; at one's feet is a [basin|basin of water|full basin].|A hundred feet up hangs a cauldron, and below it «there is nothing but »chains, and «then »a basin.] [The stair that winds up the wall begins only at thirty feet, and up to there it is the basket, for those who can whistle|The wall has a stair, but [the lowest thirty feet of it are missing|it begins at thirty feet], and for that there is a basket, and a whistle to call it].|The tower of {A} is a pipe of stone, a hundred feet high. At the top, high over {town}, hangs a cauldron, at the foot is a basin, and in between there are chains and air, and a stair on the wall that breaks off thirty feet above the floor, where a basket hangs and waits for a whistle.] [Under the roof there is a room for {B}«, with a carpet, a bed, a card table,» and a door «that is »barred from outside.|At the very top somebody from {town} has furnished a room, with a carpet, a bed and a card table, and has put the bar of the door outside.] On the top stair before it {W.name}, the twin, is having a lesson«, over a sheet of signatures,» and takes no side in a fight. To whoever says that {B} is shut in here for {W.their} sake, {W.name} «gives a nod, and »lifts the bar as soon as {A} is looking elsewhere.",
      'v=b kind=quest',
    ],
  ],
  lairUse: [
    [
      '[The cauldron of {lair} is full of molten lead« (a brazier keeps it hot)».|A brazier burns under the cauldron of {lair}, and what is in it is molten lead.|There is molten lead in the cauldron« of {lair}», over a brazier.|In the cauldron of {lair} they keep lead molten, with a brazier.] [Tipped (one action, DC 14 Athletics), the cauldron rains|Whoever tips it (one action, DC 14 Athletics) makes it rain] shot« through the whole tower»: 7 (2d6) fire damage, DC 13 Dexterity saving throw for half, to everybody on the chains or the floor.',
      'tier=1',
    ],
    [
      '[The cauldron of {lair} is full of molten lead« (a brazier keeps it hot)».|A brazier burns under the cauldron of {lair}, and what is in it is molten lead.|There is molten lead in the cauldron« of {lair}», over a brazier.|In the cauldron of {lair} they keep lead molten, with a brazier.] [Tipped (one action, DC 14 Athletics), the cauldron rains|Whoever tips it (one action, DC 14 Athletics) makes it rain] shot« through the whole tower»: 14 (4d6) fire damage, DC 13 Dexterity saving throw for half, to everybody on the chains or the floor.',
      'tier>=2',
    ],
    '[The baskets hang in pairs.|When one basket goes down, another comes up.|Each basket has a second one for a counterweight.] [Whoever jumps into one (DC 12 Acrobatics) goes down sixty feet in a round, and whoever is in the other one goes up|A jump into one (DC 12 Acrobatics) takes a character down sixty feet in a round, and lifts whoever is in the other|With a jump (DC 12 Acrobatics) one goes down in it, sixty feet a round, while the other one goes up].',
    '[The basin «at the foot of {lair} »is deep.|There is deep water in the basin at the foot of {lair}.|At the foot of {lair} the basin is full, and deep.] [A fall into it does half damage and makes [a noise|a splash] that [brings|calls] all enemies who are left.|Whoever falls into it takes half damage, and is heard by all enemies who are left.|It halves the damage of a fall, and the [splash|noise] brings all enemies who are left.|One falls [softly|well] there, for half damage, but not quietly: all enemies who are left [come down|come to look].]',
  ],
  tactics: [
    '{A} stands by the barred door with a penknife and a deed«, and reads out what each of the party will be sued for»; {H} bars the stair «with a drawn blade »for as long as {A} is looking, and when {A.they} [looks away|turns round] lets anybody through who asks',
  ],
  companions: [
    [
      'Whoever fights for {A} is on the wage list «as a bailiff, whatever they did before, »and thinks that there is a debtor behind the door. Shown the ninth clause, which abolishes the office of {A} (DC 13 Persuasion), one of the enemies [asks who is going to pay the wages, and leaves|wants to know who pays the wages then, and goes home].',
      'escort!=no',
    ],
  ],
  parley: [
    '[{A} wants to be asked to sit down.|What {A} wants is a chair, offered by the house.|{A} would give it all up for a seat at the table.] If the party brings a promise signed by {G}, of a chair at the table of the house and a share in it (DC 13 Persuasion with {G}), {A} opens the door«, [and straightens the carpet first|with a small bow]».',
  ],
  spells: [
    [
      1,
      '*Detect Magic* on the letters and boxes shows nothing. {G} is disappointed«: [one could have had a spell broken|a spell has a price, and can be lifted]».',
    ],
    [
      1,
      [
        '*Comprehend Languages* on the cards that {B} left in the bin: marked, «in a cipher, »["not the tooth, we agreed NOT the tooth"|"no wedding, three days, and my own pillow"|"this is not what we said, and my jaw hurts"].',
        'v=a',
      ],
    ],
    [
      1,
      [
        "*Comprehend Languages* on the diary of {B}: on the last pages the hand is the same, [and the spelling mistakes are different« ones»|but somebody else's spelling is in it].",
        'v=b',
      ],
    ],
    [
      1,
      '*Speak with Animals*: the carriage horse says that the young one got in laughing, «that {H} had [an apple|sugar], »and that they went to where it smells of hot metal.',
    ],
    [
      3,
      '*Locate Object* for the gold that was in the tooth finds it in its box; for the good boots« that {B} took along», it [points up, into the sky over {town}|points over the roofs of {town}, and upwards].',
    ],
    [
      3,
      '*Zone of Truth*: {A} says that [everything was done for the house|it was all for the house]. Asked for whose, {A} begins [to quote|a sentence with nine clauses].',
    ],
    [
      7,
      '*Locate Creature* for {B} points steeply upwards, once. After that {A} has [the roof of the room lined with lead|lead nailed over the roof of the room]«, and the spell finds nothing».',
    ],
  ],
  clock: [
    [
      '[Another letter comes, asking for more.|A further letter raises the price.|The price goes up, by another letter.] {A} advises {G} to sell the warehouse« on the river».',
    ],
    {
      text: [
        '{S} is arrested: the lock of hair came in a ribbon, and {A} has had the rest of it laid into the carriage of {S}«, under the seat».',
      ],
      stop: [
        'have {T} say aloud, before {G} and the watch, on which night the ribbon was still in the house (DC 12 Persuasion«; {T} remembers it by the washing»)',
      ],
    },
    {
      text: [
        "{T} falls down the stairs of the house«, [from top to bottom, with a month's pension in hand|all four floors of them, on the day of the pension]».",
      ],
      stop: [
        'bring {T} to {S} (or, with {S.them} in prison, to {S.their} cook), who will hide anybody from that house« for the pleasure of it», before the lamps are lit',
      ],
    },
    [
      [
        'At {deadline} there is an empty chair. {A} [«clears {A.their} throat and »says that there is a paper|has a paper here, as it happens].',
        'v=a',
      ],
      [
        'At {deadline} the heir is brought in«, pale, to applause,» and signs. Only {G} notices [that the pen was held in the wrong hand|with which hand, and it is the wrong one].',
        'v=b',
      ],
    ],
  ],
  after: [
    [
      '[The two houses are at war« by evening».|Before it is dark, both houses have armed their servants.|By evening the first warehouse burns.|In the evening they are counting the dead of both houses.] {A} has the windows of the office enlarged, and sits down.',
      'v=a',
    ],
    [
      '[The house of {G} has never been so well run.|Never was there such order in the house of {G}.] {A} signs everything« first»; [no basket goes up the tower any more|nobody whistles below the tower any more].',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Home before the ink',
      text: [
        [
          '{B} walks in«, a little late,» with one tooth less, and says before both houses whose idea it was. [It is very quiet. Then the betrothed|Nobody makes a sound, until the betrothed|For a moment one hears only a spoon. Then the betrothed] laughs out loud, and [owns up to a second plan|admits to having had a plan as well|confesses that there had been another plan]: [to cut off all that hair, one hour before the wedding, and go into a convent|to enter a convent on that very morning, with a shaved head|to be found in a convent, an hour before the wedding, with a shaved head]. [The two of them cross out the marriage and sign the rest, as partners in trade|Together they strike out the marriage, and sign [what is left|the rest|what remains], as partners« in trade»|What is left when they have crossed out the marriage is a contract between partners in trade, and both sign it], and [the other house takes its armed people home|the armed people of the other house march home|the other house sends its armed people home, with cake]. {G} [laughs, for the first time on record|is heard to laugh, which nobody can remember]; {A} is dismissed with thanks«, and a chair».',
          'v=a',
        ],
        [
          '{B} and {W.name} walk in«, hand in hand,» and say that the house has been divided by law since the hour they were born. [One of them signs, the other one deals.|One has the pen, and the other one has a pack of cards.] {G} has to learn two birthdays, and {A} has to write the division, for nothing«, in full».',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Paid',
      text: [
        'On the advice of the party {G} pays {A} more than all three letters ask for, «and calls it a pension, »and {B} is home in time. *The price:* {A} leaves {town} rich, «[with a bow|in a coach], »and [every heir in it has a bodyguard from then on|from then on no heir there goes out alone].',
      ],
    },
    {
      heading: 'A grave with nothing in it',
      text: [
        'If {B} is allowed to disappear, with a new name, the house of {town2} cannot be angry with the dead, and {G} keeps the warehouses. *The price:* {G} [buries|walks behind] an empty coffin, and must never smile at a letter «again »in front of others.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The contract is on the table«, and the pen is in a hand».|They have opened the contract, and somebody has dipped the pen.] What is signed in {town} is valid only when the sand has run off it. The party has four rounds to [push past|get through] {num4} guests (DC 14 Athletics) with the true {B}, or with a proof against {A} that {G} can read aloud.',
      ],
    },
  ],
  hoard: [
    'Before the barred door of {lair} stands the chest that {A} has packed« for a quick departure»: {items}, and {worth}. {B} has heard {A} count it through the door, every evening«, and knows the list by heart».',
    '{A} had set aside what a modest person needs for the journey: {items}, and {worth}. {G} [has an inventory made, and gives it to the party« instead of a speech»|makes no speech, but has it listed«, item by item,» and handed over].',
  ],
  favour: [
    'Each of the party has a drawer in the house of {G}: [what is put into it in any town« where the house trades» can be taken out in any other|put something into it in one town where the house trades, and it can be fetched from it in another].',
    '{S} owes them the pleasure of the year, and keeps a list of all the secrets of {town}, from which they may ask one line.',
  ],
  steps: [
    'Look at the three letters and their proofs, and at what they have in common.',
    'Find out with whom {B.full} was seen last.',
    'Find out who would gain by an empty chair.',
    'Have the right person at the table when the contract is signed.',
  ],
  acts: threeRansomsActs,
};
