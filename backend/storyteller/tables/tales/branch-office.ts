import { branchOfficeActs } from './branch-office-acts.ts';
import type { Tale } from './tale-types.ts';

export const branchOfficeTale: Tale = {
  id: 'branch-office',
  titles: ['The Devil Is Being Replaced', 'A Branch Office of Hell'],
  tones: ['whimsical', 'intrigue'],
  levels: [6, 20],
  cast: {
    G: 'devil of the old school',
    A: 'efficiency expert|turnaround manager',
    B: 'widowed baker|retired sinner',
    S: 'superior of the abbey|chaplain of the abbey',
    T: 'bell ringer of the abbey',
    H: 'clerk of the lower registry|junior imp of sales',
    R: 'auditor of the Seventh Circle',
  },
  hasOwnGiver: true,
  deadline: 'the end of the quarter',
  num: [150, 800],
  onlyIn: { a: ['library cards', 'general terms'], b: ['never been below', 'mortal with'] },
  lair: {
    name: "the new branch below the market hall|the branch under the market hall|the new branch of Hell|the branch office below the market|the new branch under the stalls|the successor's branch",
    short: 'branch',
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['she', 'he'],
  mage: 'clauses that come true',
  escort: ['fiend', 'construct', 'people'],
  pitch: [
    'For {years} years {G.full} has been the devil of {town}, the capital, and of the realm« round about». [And a good one, people say: a soul now and then«, from those who had one to spare, a card on birthdays,» and once a loan without interest for the orphanage.|People have no complaints: it was a soul now and then, «from somebody who could spare it, a card on each birthday, »and coal for the orphanage.] [Now Hell is closing the office.|And now the office is to be closed.|It ends now, by order from below.|It does not pay, says Hell.] [The successor has arrived, has {num} thousand contracts after a week, and nobody can remember signing« anything».|After one week the successor has {num} thousand contracts, and nobody in {town} remembers a pen.] [Only their shadows fall on the wrong side.|But their shadows point towards the sun.|One knows them by their shadows, which fall on the wrong side.|What they do have is a shadow on the wrong side.]',
    '{G.full} has been devil in {town}, the capital, for {years} years, by appointment to the crown« of the realm», and is being let go. «[It is the figures.|One has looked at the figures.|The figures are bad.|Nobody below has anything against {G}; but the figures.] »[In all that time {G} has collected {few} souls, of which two were given back; the successor has taken {num} thousand in the first week.|The successor has taken {num} thousand souls in the first week; {G} has taken {few} in all those years, and given back two.] [Those of {town} who are on the list have stopped whistling, and their shadows fall on the wrong side.|Whoever is on the list in {town} does not whistle any more, and has the shadow on the wrong side.]',
  ],
  stakes: [
    'The quarter ends in {days} days; then the new contracts are sent below, and with them every second person in {town}, by name, and the crown prince of the realm«, who had only gone to the market for plums». {G} would appeal against it, but for that one must show a soul that is still in the office; there is none, says {G}.',
    'It is {days} days until the books are closed. Half of the names in them are from {town}, says {G}, and the rest from all over the realm, up to the throne. «["I never took anyone who did not know my name," says {G}.|"With me they knew where to send the flowers," says {G}.|"Mine came up to me in the street and asked how I was," says {G}.|"In my time one was introduced," says {G}.] »["These do not even know that it was me; or us."|"These people have not even been asked."|"These have sold to a pen."|"Who has so much as told them [good day|good morning|a name]?"|"Nobody has [shaken|so much as shaken] their hand."]',
  ],
  start: [
    [
      '[There is a knock at your door in the inn of {town}. Outside stands {G.full}, hat in hand, with small«, well-kept» horns, and a cardboard box from which a rubber plant looks out.|In the inn of {town} you have a visitor: {G.full} waits at the door of your room, with horns that have been polished, a hat held before them, and a rubber plant in a cardboard box.|Somebody knocks at the door of your room in the inn of {town}, twice, softly. {G.full} is standing in the passage, hat in hand, with a pair of small horns that are brushed every day, and under one arm a box with the top of a rubber plant in it.] «["I am so sorry to disturb you," says {G.full}.|"Forgive the hour," says {G.full}.|"You will have heard of me," says {G.full}.|"This is not one of my business calls," says {G.full}.] »["I do not quite know how one does this from the other side."|"I have only ever stood on the other side of such a conversation."|"For {years} years people have knocked at my door, and now I see how it feels."|"I have a [speech|form] for this, and in it you are the one who [asks|signs]."] [There is a pause.|For a while nothing in {town} moves but the plant.|The hat goes round and round by its brim.|A leaf falls off the plant.] ["I should like to sell you something; no, I should like to buy heroes."|"May I interest you in, no, it is I who am [interested, in heroes|looking for heroes]."|"I wish to engage heroes, and I do not want anything from them that they would miss."|"I need heroes, at the usual rates, and they may keep everything they came with."]',
      '@door',
    ],
    [
      '[The market of {town} is as full as ever and« as» quiet as a church.|It is market day in {town}, with hundreds of people, and you can hear the pigeons walk.|One could hear a coin roll in the market of {town}, and yet everybody is there.] [At each stall people hold out their hands, take what they [have bought|are given], say "thank you", and [go straight home|go home|walk home, not too fast].|Hands are held out, things are put into them, "thank you" is said, and they turn round and go home, each at the same pace.|Nobody pinches the fruit; they take what they are given, say "thank you", and leave.|The traders hold out parcels, the people take them, everybody says "thank you", and that is all that you hear.] «[A small boy drops an apple, and does not pick it up.|An apple has fallen out of a small boy\'s arm; he looks where it rolls to, and goes on.|A small boy has lost his apple, and does not cry, and nobody tells him to look where he is going.] »["It has been like this since last week," says {G.full} beside you, and lifts the hat from {G.their} horns«, as one does at a funeral».|Beside you {G.full} lifts the hat from {G.their} horns, as if a hearse went by. "Since last week," says {G}.|"A week ago they were still shouting," says {G.full} beside you, and the horns look grey without the hat.] ["They have their shadows on the wrong side«, and it is nowhere near noon»."|"Look at the shadows, please, and then at [the sun|where the sun is]."|"Their shadows point at the sun, and so does mine, but I was born [to it|with it]."|"You see it by the shadows: they are the wrong way round."]',
      '@market',
    ],
  ],
  ask: [
    '["I want them to have their souls back," says {G}.|"They must get them back, the souls," says {G}.|"Those souls have to go home," says {G}.] ["It is not professional, I know.|"In my position one should not say so.|"I know how that sounds, from me.|"You will not repeat it to the firm.] [But there have to be some rules; one asks, they say no, one asks again.|But it has always been a conversation: one asks, and is sent away, and comes back in autumn.|But they have to be able to say no, and some of them must say it.] [This is [just|only] [collecting|collecting, like mushrooms]."|This is no more than picking [up|them up]."|One does not shake them from a [tree|tree, like plums]."|That is the whole of the [trade|business]."]',
    '{G} asks the party to find out how the contracts are made, and to have them declared void before the end of the quarter. ["I cannot act against my own firm.|"Against the firm I cannot lift a finger.|"My own hands are tied, [you understand|you see], [by me, in red ink|in red ink, by me].|"As an employee I know nothing of this.] [But I may be robbed, for instance, and am known to be careless with keys."|Somebody might steal from me, «of course, »since I leave my keys about."|I am going for a walk now, and the keys stay on the hook."|But I have dropped these keys, and I do not hear so well."]',
  ],
  fee: [
    '{G} has {coins} gp in savings, [every coin of it from the time when people still paid devils to go away|put by from the days when people still paid a devil to leave|most of it paid by aunts, so that a nephew should be refused].',
    'The petty cash of the office comes to {coins} gp, which nobody below has ever asked for; and {G} promises«, on paper with holes burned in it,» never to know the party by name.',
  ],
  talk: [
    '{S.full} has fought {G.full} from the first day« on», and does not know whom to have breakfast with now.',
    '[Since last week everyone in {town} has slept well, and nobody has dreamed.|All of {town} has slept soundly for a week, and has nothing to tell at breakfast.]',
    '{B.full} was the very first« in {town}» to sell a soul to {G}, for the recipe of a cake. [It is a very good cake.|Nobody who has eaten of that cake asks why.|The cake is on sale on Thursdays.|On Thursdays there is a queue for it.]',
    '{A.full} has abolished the pact with blood. [One presses with the thumb.|A thumb will do.|It was unhygienic.|People fainted.]',
    '{T.full} rings the bell and nothing« in it» answers«, {T.they} says».',
    'At the market hall of {town} [there is a free pen for everybody«, and it writes wonderfully»|they give everybody a pen, free«, the best pen one has ever had»].',
    '{H.full} has been employee of the week, every day.',
  ],
  run: [
    [
      "In the cardboard box of {G} lie {few} files with portraits of children and grandchildren. [It is the whole work of a devil's lifetime|So much comes together in a devil's lifetime|That is all that a devil has to show for a lifetime], and [each client still sends a card« at midwinter»|at midwinter a card still comes from each of them].",
      'start=door',
    ],
    [
      '[Somebody in {town} who has been collected can do everything, and wants nothing (DC 16 Insight).|Those in {town} who have been collected eat, work and answer, and want nothing (DC 16 Insight).] [If one reminds them of what they were looking forward to, they frown«, as one does at a word in a foreign language».|Asked what they were looking forward to, they frown«, as if the word were foreign».]',
      'start=market',
    ],
    '[Anyone who buys something in {town} has signed.|To buy something in {town} is to sign.] [One of the party has bought something from {H}; let the players say who.|{H} has sold something to one of the party; the players say to whom.] In the morning the shadow of that character is on the wrong side, and [the character has no reactions until the soul has been let out« at {lair}»|until the soul has been let out« at {lair}» there are no reactions for this character].',
    '{A} [greets the party in person, «knows their names, »and has a leaflet:|comes up to the party« with a hand held out», calls each by name, and leaves them a leaflet:] "{num} thousand satisfied clients[. No one has complained."|, and not one complaint."|; ask any of them."]',
    '{S} has« always» fasted against somebody. [This week {S} is fasting for somebody, and would never admit that it is {G}.|This week it is for somebody, namely for {G}, which {S} would deny on the rack.]',
  ],
  gist: [
    [
      '{A} has had the general terms of Hell printed on the back of what everybody in {town} accepts« without reading»: receipts, library cards, the hymn sheets of {S}. {H} runs the press at {lair}. [At the end of the quarter the print dries, and then it is law.|The [print|ink] is not dry before the end of the quarter; then [it is law|the terms are law].|It becomes law when the print is dry, at the end of the quarter.|When the quarter ends the print will be dry, and the terms will be law.]',
      'v=a',
    ],
    [
      '[{A} is no devil.|The successor is not a devil at all.|There is no devil in the new office.] [{A} is a mortal with a good suit, who has never been below, read about Hell in a brochure, and has won over {H}«, who reports nothing below».|{A} is only a mortal with a good suit, who knows Hell from a brochure, has never been below, and has won over {H}, who reports nothing down there.] The contracts are printed on receipts and on the hymn sheets of {S}, and the souls are real. [They are collected at {lair}, and {A} means to sell them to both sides.|{A} keeps them at {lair} and wants to sell them twice, above and below.]',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, on whose hymn sheets the contracts are printed, who needs the money for the roof, and who has sworn« in the pulpit» to be rid of {G}«, by whatever means».',
  ],
  truth: [
    [
      '[A soul of {town} may be sold, says the treaty between above and below, if it is done "with open eyes, after a conversation".|Above and below have a treaty about the sale of souls in {town}, and by that it must be "with open eyes, after a conversation".] «[{G} took that seriously.|To {G} that was not a form of words.|{G} was taken with the word "conversation".|{G} has kept to it, with tea.] »[In {years} years {G} has talked more people out of it than into it.|It took three evenings at least, and {G} used to bring up the grandchildren.|Most clients went home again with their soul and a slice of cake.|There were biscuits, and it was often {G} who found the reason against it.]',
    ],
    [
      [
        '{A} was sent because the figures for the realm were the worst« of all seven circles», read the treaty, and asked what a conversation is. «[By the opinion of three jurists it may be one-sided.|Three jurists have found that one side is enough.] »[In {town} it may be in print; the print may be small; and eyes are open if they are not shut.|Print is allowed, small print is not forbidden, and an eye that is not shut is an open eye.|It may be printed, as small as one likes, and eyes count as open unless somebody is asleep.] [{H} has invented the pen.|The pen was the idea of {H}.|To this {H} added the pen.|{H} thought of the pen.]',
        'v=a',
      ],
      [
        '{A} used to sell insurance, and found the keys of the office of {G}« in a coat from the pawnshop». On the other side of the door somebody said "At last!", saluted, and handed over a ledger: it was {H}, who had been waiting for another boss« for {years} years». «[Nobody has asked for papers since.|To this day nobody has wanted to see a paper.|No one has asked {A} for a name or a paper.] »[{A} has never been so good at anything.|It turns out to be what {A} was born for.|{A} had a talent for it.|Insurance had been a good school.]',
        'v=b',
      ],
    ],
    [
      '[{T} has heard the souls.|{T} knows when the souls go, and how.|{T} knows where the souls go.] [They go down a chute behind the bell tower at half past five, «all of the day, »and make a sound like a purse.|At half past five the souls of the day go down a chute behind the bell tower, with a sound like a purse that is shaken.] {T} keeps one«, which was left hanging in the ivy,» in a mustard jar. [Let out, it flies home to a girl in {town}, who begins to laugh, and tells the party what she signed for a plum.|It belongs to a girl in {town}; if it is let out, it flies to her, and she laughs, and can say what she signed for a plum.]',
    ],
  ],
  turn: [
    [
      '{B} is the only one in {town} who cannot be collected: {B.their} soul was sold already«, {years} years ago,» to {G}, who has never had the heart to send it off. [It is in the drawer with the biscuits.|It lies among the biscuits, in the drawer.|One finds it in the drawer, under the biscuits.|It has been lying in the drawer with the biscuits since then.] [By the treaty that one real contract makes {G} the devil in office, as long as it has not been handed in; {A} was never valid.|That is one real contract, not yet handed in, and so« by treaty» {G} is the devil in office, and {A} never was.]',
      'v=a',
    ],
    [
      '[Below they know nothing about it.|None of this is known below.|Hell has never heard of {A}.] [They have forgotten that there was an office in {town}: the salary of {G} stopped in {G.their} second year here, and {G} has gone on out of a sense of duty«, and done sewing on the side».|The office in {town} is forgotten: in the second year the salary of {G} did not come, and {G} has stayed all the same, «for decency, »and lives on sewing.] [If anyone tells them about {A}, they will also learn about {G}.|Whoever reports {A} reports {G} as well.|One cannot report the one without the other.|A word to them about {A}, and they will remember {G}.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has beautiful manners, «a bad leg from the Fall, »and the same room for {years} years. [{G} is ashamed of one thing: the soul of {B} was never sent down, out of affection.|One thing weighs on {G}: out of affection the soul of {B} was never sent down.] [It lies in the drawer with the biscuits, and {G} says that there is no soul in the office.|There is no soul in the office, says {G}, and does not look at the drawer with the biscuits, where it lies.]',
    ],
    A: [
      '{A} [speaks in circles and draws them, too|shakes hands with both of {A.their} own and lets go exactly in time]. {A} [has never been refused anything, because {A.they} has never asked|has never asked for anything, and so nobody has ever said no].',
    ],
    B: [
      '{B} sold {B.their} soul to {G}, «{years} years ago, »regrets nothing, and bakes on Thursdays. {B} [has always wanted to know if there is a receipt|would only have liked a receipt for it].',
    ],
    S: [
      '{S} plays chess with {G}« on the wall between abbey and office», and has lost {num5} games«, on principle». {S} [would go to Hell for an honest enemy|has no other friend, and calls it enmity].',
    ],
    T: [
      '{T} rings {few5} bells« by hand» and hears what each« of them» thinks of the weather. {T} [does not buy anything, being paid in soup, and has the shadow on the right side|is paid in soup, buys nothing, and throws a shadow as everybody used to].',
    ],
    H: [
      '{H} is eager, quick and« rather» proud of the pen. {H} [would like to be told once that it was good work by somebody who knows what work is|has never been praised by anyone who can do it, too].',
    ],
    R: [
      '{R} has closed {num4} branches, of which some were also guilty. {R} carries [a seal that opens and shuts everything«, and indigestion pills»|«pills against indigestion, and »a seal that opens and shuts everything].',
    ],
  },
  places: [
    {
      name: 'the old office of {G.full}|the former office of {G.full}|the shabby office of {G.full}',
      look: [
        '[A side street, a brass plate, a waiting room|One turns into a side street, to a brass plate and a waiting room] with {few4} chairs« that have been worn smooth by hesitation». [On the inner door {G} has hung a sign: "Are you sure?"|"Please go home and think about it first", says a sign on the inner door.|There is a sign on the inner door, in the hand of {G}: "Sleep on it."|A card on the inner door asks what one\'s mother would say.|"Back in a year" stands on the inner door, which is not locked.]',
        '[It smells of tea and a little of struck matches.|There is tea in the air, and the ghost of a match.|A kettle, an armchair, and a smell of matches.] [The files fill one shelf«, and the letters of thanks fill {few3}».|One shelf is enough for the files; the letters of thanks need {few3}.]',
      ],
      todo: [
        '[Bailiffs of {A} are taking an inventory and may not be disturbed; everything that is touched gets a label«, visitors too».|{A} has sent bailiffs to take an inventory, who must not be disturbed, and who stick a label on whatever they touch, visitors included.] [Whoever claims to be [furniture|a chair|a carpet]« that belongs to somebody else» (DC 16 Deception) is put [aside|in a corner], next to the cabinet that matters.|One can claim to be furniture [on loan|for repair|from another office] (DC 16 Deception): then one is put [aside|in a corner], next to the cabinet that matters.]',
      ],
      what: [
        [
          'History :: reading the treaty that hangs framed over the desk :: "With open eyes, after a conversation; one such contract puts a devil in office." [The last clause has been underlined in red by a visitor«, who has left a magnifying glass».|Some visitor has put a red line under the last clause«, and forgotten a magnifying glass».|A magnifying glass lies on the desk, and somebody has put a red line under the last clause.] [{G} looks at the drawer with the biscuits, and« then» says that {B} bakes them.|The biscuits in the drawer are by {B}, says {G}, who has not been asked.]',
          'v=a',
        ],
        [
          'Investigation :: looking for the notice of dismissal :: [It is on good paper, but the seal of Hell is the wrong way round«, and the letter thanks {G} for {G.their} "customer journey"».|«Good paper, »a seal of Hell that is the wrong way round, and thanks to {G} for {G.their} "customer journey".] «[[Nobody in Hell|No devil] would use [that word|such a word].|Below {town} they have other words for that.|That is not how [one writes|they write|letters are written] in Hell.] »In the drawer with the biscuits, where {G} has put it, lies a small warm parcel too, "{B}, not to be sent": by the treaty over the desk one soul in hand is enough to keep {G} in office«, whatever anyone has written».',
          'v=b',
        ],
      ],
      who: [
        [
          'Insight :: asking {G} about the handing over of the keys :: [There was none. {A} had one already|Nothing was ever handed over. {A} had a key already|Nobody asked {G} for them. {A} had one already|{G} still has them. {A} had another set], and knew which of the stairs creaks«, and where the biscuits are».',
          'v=a',
        ],
        [
          'Insight :: asking {G} about the handing over of the keys :: [There was none. {A} had one already|Nothing was ever handed over. {A} had a key already|Nobody asked {G} for them. {A} had one already|{G} still has them. {A} had another set], «and knew which of the stairs creaks, »and asked {G} if it is as warm below as they say. ["It is freezing," says {G}.|"It is bitterly cold all the year round," says {G}.|"One freezes there," says {G}«, and turns up a collar at the thought».] ["It always has been; the fire is for visitors.|"The flames are painted.|"The fire is for the [brochure|brochures|pictures].|"Nobody has been warm there since it was opened.|"The fire went out [before my time|an age ago].|"They only light it for [guests|tours].] [Everybody who comes from there wears a [coat|winter coat] in [July|August]."|Those of us who come up keep our coats on in [July|August|the summer]."|You know us by our [coats|coats and scarves], in the middle of summer."] [{A} has never been seen in one.|Nobody has seen {A} with a coat.|{A} goes about in a suit.]',
          'v=b',
        ],
      ],
      where:
        'Perception :: laying an ear to the warm pipe behind the files :: [It used to gurgle down to the old registry.|In the old days of {town} it gurgled.|It always gurgled, says {G}.|Once one heard water in it.] [Now|These days] it rattles, «like a press, »from over there, where the market« of {town}» is: from {lair}.',
    },
    {
      name: 'the abbey on the other side of the wall|the abbey next door|the neighbouring abbey|the abbey over the wall',
      look: [
        '[Whitewash, bees, a chessboard on the wall with a game in progress.|There are bees, there is whitewash, and on top of the wall a game of chess has been left standing.] [{S} has not touched it for a week, since it is the turn of {G}.|It is the turn of {G}, and so {S} has waited for a week.]',
        "[A hundred voices sing here« as well as ever», and their song does not go up to Heaven.|The hundred voices have never been better, and their song gets no higher than the roof.|A hundred voices are singing, and not one note of it arrives.] [{S} stands in the choir with a hymn sheet in each hand«, and compares them».|In the choir {S} holds two hymn sheets side by side, at arm's length.]",
      ],
      todo: [
        '[{S} will say nothing about {G} in a consecrated room.|In a consecrated room {S} does not speak of {G}.] [There has to be a draw«, at least,» on the chessboard (DC 17 Intelligence check, or DC 16 Deception), or somebody must let themselves be converted« a little».|What loosens {S.their} tongue is a draw on the chessboard (DC 17 Intelligence check, or DC 16 Deception), or a guest who is willing to be converted a little.]',
      ],
      what: [
        [
          'Investigation :: holding a hymn sheet up to the light :: [There is a second text between the lines, in yellow|Between the lines«, in yellow,» runs another text]: general terms, {num3} of them. [The last one says that whoever [sings, agrees|sings it has agreed].|By the last one, to sing is to agree.|"By [singing|singing this] the client [agrees|agrees to all of them]", says the last[| one].]',
          'v=a',
        ],
        [
          "Religion :: comparing the new contracts with those in the library of the abbey :: [In all real ones the devil is bound as well, in those of {G} above all.|A real one binds the devil as well«; those of {G} hardly bind anybody else».] [In these nobody is bound to anything but the client: it is not Hell's law« at all», it is that of an insurance.|These bind [the client alone|only the client], and that is [no law|not the law] of Hell; insurances are written like [this|that].|Whoever drew up these has worked for an insurance, not for Hell: only the client is bound.|Here only the client owes anything, as with an insurance, and [Hell's law does not allow that|that is against the law of Hell|no court below would hear it].|{A} has left out every duty but that of the client, as insurances do, and Hell does not.]",
          'v=b',
        ],
      ],
      who: 'Persuasion :: asking who paid for the printing of the sheets :: A benefactor of {town}, in a grey suit«, with a circle on the calling card». [{S} was so glad of the roof that {S.they} wept, and signed a receipt.|There is a receipt, since {S.they} signed everything, for joy about the roof.] [The other name on it is that of {A}.|The other signature is that of {A}.|Next to it {A} has signed.]',
      where:
        'Survival :: finding the way down the chute behind the bell tower with {T} :: «[It is polished by what slides through it.|What goes down here has polished it like a slide.|Something soft has worn it smooth.] »[After {few6} bends it comes out at a grille, above« a great deal of light and» thousands of names: {lair}.|There are {few6} bends, and then a grille, with« light under it and» thousands of names: {lair}.]',
    },
    {
      name: 'the market hall|the market hall of {town}|the covered market|the glass market hall',
      look: [
        '[Iron, glass and good smells, hundreds of stalls|The hall is iron and glass, with hundreds of stalls and the best of smells], and everywhere the same beautiful receipts. [Nobody bargains.|Nobody asks what anything costs.|No one counts the change.|There is no shouting.]',
        '[People in a queue, looking at the neck in front« of them».|They queue, and each looks at the neck in front.] [Over the entrance hangs a clock that shows the quarter instead of the hour.|The clock over the entrance has one hand, and goes round once in a quarter.|A clock hangs over the entrance and counts the days« of the quarter».]',
      ],
      todo: [
        '[Whoever walks through has bought something from {H} before they know it (DC 17 Wisdom saving throw, or the character finds a plum in one hand and a pen in the other).|Here one buys from {H} without noticing it (DC 17 Wisdom saving throw, or the character finds a plum in one hand and a pen in the other).] [It helps to have no money on one, or no hands free.|Those do best who carry no money, or have both hands full.|Whoever carries something in both arms is safe, and so are the poor.|Without money, or with both hands full, one gets through.]',
      ],
      what: [
        [
          'Investigation :: reading the back of one of the library cards« that are being given away» :: [Everyone in {town} has one.|There is one in every pocket in {town}.|All of {town} has joined.] ["The holder grants, irrevocably and on all planes", it says under the picture of an owl.|"Irrevocably, on all planes, the holder grants", in type no larger than a flea, round a friendly owl.|Under a [friendly|smiling] owl it says what the holder grants, "irrevocably and on all [planes|planes, for ever]".|"The library lends a book, the holder a soul", to put it shortly, and it is put at length.|The owl on it holds a sheet in its claws, and the sheet says: "irrevocably, on all planes".]',
          'v=a',
        ],
        [
          'Deception :: pretending to be an inspector from below :: [The foreman of {A} goes white, and shows a brochure, "Hell, a guide for investors": they know no more of Hell« than that, and {A} has learned it by heart».|The foreman of {A} asks in a whisper if it is really so hot, and pulls out a brochure, "Hell, a guide for investors": nobody here has anything else, and {A} knows it by heart.]',
          'v=b',
        ],
      ],
      who: 'Perception :: watching who collects the stubs in the evening :: [{H}, with a little cart«, whistling»; and at the weighbridge stands {A}, with a stopwatch.|A little cart comes round, pushed by {H}, and goes over the weighbridge to {A}, who writes down the time.|{H} does, and {A} is waiting at the weighbridge with a stopwatch and says a number.]',
      where:
        'Athletics :: going down with the goods lift, hanging on to its underside :: [It does not stop in the cellar« of {town}».|It passes the cellar of {town} and goes on down.|Below the cellar of {town} there are more floors.] [After a while it becomes« pleasantly» warm, and the voice of {H} announces the floor: {lair}.|It gets pleasantly warm, there is music, and then the voice of {H} names the floor: {lair}.]',
    },
  ],
  lairLook: [
    [
      '[A bright hall with carpets and music, and without shadows.|A hall without shadows, bright, carpeted, with music.|It is bright, there are carpets and [music|plants], and nothing [throws|has] a shadow.|The light comes from [all sides|everywhere], the music from nowhere, and [the carpet swallows your steps|on the carpet nobody hears your steps].] [In the middle runs a press that prints [day and night|without stopping], and on everything|A press in the middle of it prints on whatever it is given|A press stamps away in the middle, on paper, cloth and crusts]; [along the walls stand drawers with names, up to the ceiling, and in the topmost row the soul of the crown prince is knocking, with good manners|up to the ceiling there are drawers with names, and at the very top knocks, politely, the soul of the crown prince].',
      'v=a',
    ],
    [
      '[A hall without shadows below {town}, bright«, carpeted, with music, as {A} likes it».|Carpets, music, light from everywhere, as {A} likes it: nothing in this hall throws a shadow.] [{num.u} thousand jars stand on shelves, sorted by yield|{num.u} thousand jars stand in rows«, by yield»], half of them from {town} and half from the rest of the realm, and among them runs a press; [the flames in the fireplace are painted, and behind them a real door has been bricked up, from which a« real» cold comes|the fire is a painting, and cold air comes through it, from a door that has been bricked up behind].',
      'v=b',
    ],
  ],
  lairUse: [
    '[In {lair} what anybody from {town} says aloud«, if it is not contradicted,» is agreed.|What is said aloud in {lair} by somebody from {town} is agreed, unless it is contradicted.] Anyone may use an action to state a term ("you cannot come past this desk"); it holds until the end of the next round, unless somebody on the other side says "I object" and gives a reason (a reaction«, and the table decides»).',
    '[A drawer or jar that is opened (one action) lets a soul go; it flies up through the chute, and somebody in {town}« drops what they are carrying and» starts to laugh« or to cry».|Whoever opens a drawer or a jar (one action) lets a soul go: it is up the chute at once, and in {town} somebody stands still, and laughs or cries.] [The one whose it was helps the party with one thing|Whoever in {town} it belongs to helps the party with one thing|From there its owner helps the party with one thing|In return the owner does one thing for the party], [at a distance: a bell, a shout, a bucket|from afar, with a bell, a rope or a bucket of water|as far off as it is: by a shout down the chute, or a bell].',
    '[The pens of {H} lie everywhere and write« by themselves».|Everywhere lie the pens of {H}, and they need no hand.] [Whoever is hit by one (DC 16 Dexterity saving throw) signs the nearest thing, and spends the next action reading it.|They fly at people (DC 16 Dexterity saving throw): whoever is hit signs the nearest thing, and needs the next action to read it.]',
  ],
  tactics: [
    '{A} stands behind the counter, «never raises {A.their} voice, »and states terms; {H} works the press, and whatever comes out« of it» comes at the party, folded',
  ],
  companions: [
    [
      '[Those beside {A} are on a bonus.|There is a bonus for those beside {A}.] Whoever explains to them« in a sentence» what happens to a bonus when a firm closes (DC 16 Persuasion) has a queue of them at the counter«, with questions».',
      'v=a escort!=construct|elemental|no',
    ],
    [
      '[Those beside {A} get a share of what comes in, for as long as it does.|Of all that comes in, those beside {A} get a share.] If somebody asks them what they themselves have signed for it (DC 16 Persuasion), they turn to their own receipts, «hold them up to the light, »and one goes home to think.',
      'v=b escort=people',
    ],
    [
      'The devils beside {A} have been borrowed by {H} from other towns, «without a word to those below, »and believe that {A} comes from there too. Ask {A} before them whether one needs a coat in Hell (DC 16 Deception to make it sound like small talk): the answer is wrong, and one of them« says that this was not mentioned, and» leaves.',
      'v=b escort=fiend',
    ],
    [
      '[What stands beside {A}« came with the furniture, and» does whatever has been agreed.|What {A} has beside the counter was rented with the furniture, and keeps to what has been agreed.] [A label of the old office, stuck on (one action, a touch), makes one of them an item of {G}, and it waits for instructions.|With a label of the old office on it (one action, a touch) it is an item of {G}, and waits for instructions.]',
      'escort=construct|elemental',
    ],
  ],
  parley: [
    '[{A} can only be beaten by a conversation, «a real one: »with a question to which {A.they} does not know the answer, and time.|A real conversation is what {A} cannot stand: it takes a question to which {A.they} has no answer, and time.] If somebody asks what {A.they} wanted to be as a child, and waits (DC 17 Insight to bear the pause), {A} sits down« on the carpet». [The music stops.|Somebody turns off the music.|One can hear the music stop.|For the first time it is quiet here.]',
  ],
  spells: [
    [
      3,
      '*Detect Evil and Good*: [{G} counts as a fiend and is sorry about it|it finds {G}, who apologises]. [In the market hall it finds {H}, who waves«; the goods themselves are clean».|The market hall has a fiend in it too, {H}, who offers the caster a pen.|In the market hall it points at {H}, but at nothing that {H} sells.]',
    ],
    [
      3,
      [
        '*Zone of Truth* is no trouble for {A}, [who has never said an untrue word, and offers to have it printed|who does not lie, and asks if it can be rented for the counter|who only says what stands in the terms].',
        'v=a',
      ],
    ],
    [
      3,
      [
        '*Zone of Truth*: {A} says that [all of it is in writing and that nobody has complained|everything has been signed for]. [Asked who sent {A.them}, {A.they} looks for the word that is true, and says "demand".|"The market," {A.they} says, when asked who sent {A.them}, and has had to think about it.|To the question who sent {A.them} the answer is "demand", after a pause.|When somebody asks who sent {A.them}, {A.they} says "need", and is glad to have found a true word.]',
        'v=b',
      ],
    ],
    [
      5,
      [
        '*Dispel Magic* on a receipt of {H} makes the yellow print fade; [it comes back at the end of the hour«, with interest»|an hour later it is there again«, with interest»]. {T} has got it off with soup.',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Dispel Magic* on a receipt of {H} does nothing at all. [There is no magic in it; it is a good contract, and {T}, who cannot read, is immune.|It is no spell, only a contract«, and a good one»; {T} is safe, who cannot read.]',
        'v=b',
      ],
    ],
    [
      5,
      '*Remove Curse*[ gives one person the shadow back, on the right side. In the morning there is a reminder in the letter box«, addressed to the caster».| puts one shadow back where it belongs, and the next morning the caster has a reminder in the letter box.| turns one shadow round, and costs the caster a reminder«, which is pushed under the door at dawn».| sets one shadow right. The caster hears from the accounts department in the morning.]',
    ],
    [
      9,
      [
        '*Commune*: ["Are the contracts of {town} valid?" Not before the end of the quarter. «"Has that been seen from above?" They are looking into it. »"Is {G} a good devil?" Nobody has ever asked that there.|"Are the contracts valid?" Not before the end of the quarter. "Was it seen from above?" They are looking into it.|"Is any of it valid in {town}?" No, not before the end of the quarter; and asked if {G} is a good devil, they are silent for a long time.|"Do the contracts hold in {town}?" Not yet; the print is wet until the end of the quarter.]',
        'v=a',
      ],
    ],
    [
      9,
      [
        '*Contact Other Plane* [gets through to a registry that has never heard of {A}; and what was the other name«, please, how is that spelled, and since when»?|is answered by a clerk below, who cannot find {A}, and would be interested to know who else is supposed to work in {town}.]',
        'v=b',
      ],
    ],
    [
      13,
      '*Plane Shift* to the first of the Hells leads [into the queue of those who want to complain|to the end of the queue for complaints]«. {G} has a number from {years} years ago».',
    ],
  ],
  clock: [
    [
      '[{A} opens a second counter.|There is a second counter now, which {A} opens with a pair of scissors.|{A} has a second counter put up.] [{H} has the free pens filled up.|{H} goes round and fills up the free pens.|At night {H} sits and fills pens.]',
    ],
    {
      text: [
        '[{S} is relieved of office, «for the printing of heathen texts, »and is to be walled in, at {S.their} own request.|«For the printing of heathen texts »{S} loses {S.their} office, and asks to be walled in.]',
      ],
      stop: [
        'bring {G} over the wall to bear witness for {S}, or a letter from {G} to that effect (DC 17 Persuasion, with {S}); [it is terribly embarrassing, and it works|it works«, and neither of them knows where to look»]',
      ],
    },
    {
      text: [
        '[The bells of {T} are taken down«, as they "do not convert"».|As they "do not convert", the bells of {T} are taken down.] [{T} is paid off, with money, and takes it, and has to sign.|{T} gets money for the first time, and has to sign for it.]',
      ],
      stop: [
        'buy the smallest bell« yourselves» before it is carted off, with something other than money, and let {T} ring it« by hand» at half past five; the chute stops as long as it can be heard',
      ],
    },
    [
      '[At {deadline} the clock over the market hall strikes.|The clock over the market hall strikes {deadline}.] [Half of {town} puts down what it has in its hands and goes down the steps«, in order of size».|Tools, spoons and babies are put down, and half of {town} goes to the steps, and down, in order of size.]',
    ],
  ],
  after: [
    '[The branch wins a prize, and {A} says a few words.|{A} gets a prize for the branch, and thanks the team.] «[In {town} it is very tidy.|{town} has never been so tidy.|There is no litter in {town}, and no noise.] »[Nobody has whistled for a year, and the birds have noticed it, and stopped too.|It is a year since anybody whistled, and the birds have drawn their own conclusions.|The birds have moved to where somebody answers.]',
  ],
  endings: [
    {
      heading: 'After a conversation',
      text: [
        [
          '[{B} opens the drawer with the biscuits before witnesses, and does not hand in what is under them: one soul, freely sold, with open eyes«, and the cake to prove it».|Before witnesses {B} puts the drawer with the biscuits on the table, and keeps both hands on it: in it is one soul, sold with open eyes, and on it a cake, as evidence.] [So {G} is in office, and strikes out {num} thousand contracts by hand, and asks each person beforehand if they are sure.|That puts {G} in office, who strikes out {num} thousand contracts by hand, and asks each client first if they are sure.] [{A} is put in charge of the waiting room.|{A} is allowed to run the waiting room.|For {A} there is a post in the waiting room.]',
          'v=a',
        ],
        [
          '[The party asks {A} in front of the staff how warm it is in Hell, and {A} says "comfortable".|"Comfortable," says {A}, when the party asks before all the staff how warm it is in Hell.] [{H}, who has frozen there for most of {H.their} life, puts down the pen.|A pen falls to the floor; it was that of {H}, who has had chilblains for most of {H.their} life.] «[That is the end of {A} as a devil.|No more is needed against {A}.|After that nobody takes {A} for a devil.] »The jars are carried back to the doors, one by one, by {H}, who has to apologise« to each of them»; {G} lays the parcel with the soul of {B} on the counter and is by treaty in office again; {B} bakes for all of {town}, and below they are told nothing.',
          'v=b kind=quest',
        ],
        [
          '[The party asks {A} in front of the staff how warm it is in Hell, and {A} says "comfortable".|"Comfortable," says {A}, when the party asks before all the staff how warm it is in Hell.] {R}, in a fur collar, [closes the file|needs to hear no more|puts the cap on the pen]. [That is the end of {A} as a devil.|No more is needed against {A}.|After that nobody takes {A} for a devil.] The jars are carried back to the doors, one by one, by {H}, who has to apologise« to each of them»; there is cake for all of {town}, {G} gets the office back, and {R} enters in the books« of Hell» that in {town} there was nothing to be found.',
          'v=b kind=adventure',
        ],
      ],
    },
    {
      heading: 'A merger',
      text: [
        '[The abbey of {S} and the office of {G} are put together, in one house«, with two doors».|They put the abbey of {S} and the office of {G} under one roof«, with a door for each».] *The price:* [{S} and {G} have to decide together about each soul; it takes a very long time, and there are those in {town} who go to the wrong door« on purpose».|each soul needs the consent of {S} and of {G}; that takes years, and some in {town} choose the wrong door« on purpose».]',
      ],
    },
    {
      heading: 'Bought back',
      text: [
        '[The souls of {town} can be redeemed at the price at which they were sold: a plum each, but it has to be the same plum.|For the price at which it was sold each soul of {town} can be had back: it is one plum, only it has to be the same plum.] [*The price:* for those that have been eaten, one of the party signs for a hundred years as a substitute, and gets a« very good» pen from {H}.|*The price:* some plums of {town} have been eaten; in their place one of the party signs for a hundred years, and may keep the pen of {H}, which is very good.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[Half of {town} is on the steps.|The first people of {town} have reached the stairs.|In {town} they are going down the steps, the small ones first.] [But the ink|The ink] is only dry at the last stroke of the clock, and it has {few2} to go; [each can be held up by somebody who holds the hand of the clock, an objection, or a bell|an objection, a bell or a grip on the hand of the clock holds up one of them|to hold up one of them it takes an objection, a bell, or somebody who hangs on to the hand of the clock].',
      ],
    },
  ],
  hoard: [
    'In the drawer "Staff, presents for" there are {items}, and {worth}. {G} has not opened one of them« in {years} years», [as it would have looked like a bribe|so as not to be bribed].',
    '{A} had invested in real things«, in case»: {items}, and {worth}. [A receipt of {A} is in the bag, and should stay there.|There is a receipt of {A} in the bag, and nobody should take it.|In the bag is a receipt of {A}; whoever takes it has signed.|Leave the receipt of {A} where it is.|With it comes a receipt of {A}, which should be refused.]',
  ],
  favour: [
    'Any contract that one of the party ever signs is read by {G} beforehand, «to the end, »over tea, and [has a way out in it|then has a way out in it].',
    '{S} has a mass said for them, and {G} comes to it, and stands at the very back; it counts double«, according to both».',
  ],
  steps: [
    'Find out what those who have changed have signed.',
    'Speak with those who have not changed, and find out why.',
    'Find out where the contracts are made.',
    'Have them declared void before the end of the quarter.',
  ],
  acts: branchOfficeActs,
};
