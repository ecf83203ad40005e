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
    name: 'the new branch below the market hall|the branch under the market hall|the new branch of Hell',
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['she', 'he'],
  mage: 'clauses that come true',
  escort: ['fiend', 'construct', 'people'],
  pitch: [
    'For {years} years {G.full} has been the devil of {town}, the capital, and of the realm round about. And a good one, people say: a soul now and then, from those who had one to spare, a card on birthdays, and once a loan without interest for the orphanage. [Now Hell is closing the office.|And now the office is to be closed.] The successor has arrived, has {num} thousand contracts after a week, and nobody can remember signing anything. Only their shadows fall on the wrong side.',
    '{G.full} has been devil in {town}, the capital, for {years} years, by appointment to the crown of the realm, and is being let go. [It is the figures.|One has looked at the figures.] In all that time {G} has collected {few} souls, of which two were given back; the successor has taken {num} thousand in the first week. Those of {town} who are on the list have stopped whistling, and their shadows fall on the wrong side.',
  ],
  stakes: [
    'The quarter ends in {days} days; then the new contracts are sent below, and with them every second person in {town}, by name, and the crown prince of the realm, who had only gone to the market for plums. {G} would appeal against it, but for that one must show a soul that is still in the office; there is none, says {G}.',
    'It is {days} days until the books are closed. Half of the names in them are from {town}, says {G}, and the rest from all over the realm, up to the throne. "I never took anyone who did not know my name," says {G}. "These do not even know that it was me. I mean, us."',
  ],
  start: [
    [
      '[There is a knock at your door in the inn of {town}. Outside stands {G.full}, hat in hand, with small, well-kept horns, and a cardboard box from which a rubber plant looks out.|Somebody knocks at the door of your room in the inn of {town}, twice, softly. {G.full} is standing in the passage, hat in hand, with a pair of small horns that are brushed every day, and under one arm a box with the top of a rubber plant in it.] ["I am so sorry to disturb you," says {G.full}. "I used to work here. I do not quite know how one does this from the other side."|"Forgive the hour," says {G.full}. "This was my district. I have only ever stood on the other side of such a conversation."] [There is a pause. "I should like to sell you something. No. I should like to buy. I need heroes."|For a while nothing in {town} moves but the plant. "May I interest you in … no. It is I who am interested. I am looking for heroes."]',
      '@door',
    ],
    [
      '[The market of {town} is as full as ever and as quiet as a church.|One could hear a coin roll in the market of {town}, and yet everybody is there.] [At each stall people hold out their hands, take what they have bought, say "thank you", and go straight home.|Hands are held out, things are put into them, "thank you" is said, and they turn round and go home, each at the same pace.] [A small boy drops an apple, and does not pick it up.|An apple has fallen out of a small boy\'s arm; he looks where it rolls to, and goes on.] "It has been like this since last week," says {G.full} beside you, and lifts the hat from {G.their} horns, as one does at a funeral. ["They have their shadows on the wrong side. Look. And it is nowhere near noon."|"Look at the shadows, please. And now look where the sun is."]',
      '@market',
    ],
  ],
  ask: [
    '"I want them to have it back," says {G}. ["Their souls. It is not professional, I know. But there have to be some rules; one asks, they say no, one asks again. It is a conversation. This is just collecting."|"The souls, I mean. In my position one should not say so. But it has always been a conversation: one asks, and is sent away, and comes back in autumn. This is no more than picking up."]',
    '{G} asks the party to find out how the contracts are made, and to have them declared void before the end of the quarter. ["I cannot act against my own firm. But I may be robbed, for instance. I am known to be careless with keys."|"Against the firm I cannot lift a finger. Somebody might steal from me, of course. I leave my keys about."]',
  ],
  fee: [
    '{G} has {coins} gp in savings, every coin of it from the time when people still paid devils to go away.',
    'The pension fund of {G} comes to {coins} gp, paid out early; and {G} promises, on paper with holes burned in it, never to know the party by name.',
  ],
  talk: [
    '{S.full} has fought {G.full} from the first day on, and does not know whom to have breakfast with now.',
    'Since last week everyone in {town} has slept well, and nobody has dreamed.',
    '{B.full} was the very first in {town} to sell a soul to {G}, for the recipe of a cake. [It is a very good cake.|Nobody who has eaten of that cake asks why.]',
    '{A.full} has abolished the pact with blood. [One presses with the thumb.|A thumb will do.]',
    '{T.full} rings the bell and nothing in it answers, {T.they} says.',
    'At the market hall of {town} there is a free pen for everybody, and it writes wonderfully.',
    '{H.full} has been employee of the week, every day.',
  ],
  run: [
    [
      "In the cardboard box of {G} lie {few} files with portraits of children and grandchildren. [It is the whole work of a devil's lifetime|So much comes together in a devil's lifetime], and each client still sends a card at midwinter.",
      'start=door',
    ],
    [
      'Somebody in {town} who has been collected can do everything, and wants nothing (DC 16 Insight). If one reminds them of what they were looking forward to, they frown, as one does at a word in a foreign language.',
      'start=market',
    ],
    'Anyone who buys something in {town} has signed. One of the party has bought something from {H}; let the players say who. In the morning the shadow of that character is on the wrong side, and the character has no reactions until the soul has been let out at {lair}.',
    '{A} greets the party in person, knows their names, and has a leaflet: "{num} thousand satisfied clients. No one has complained."',
    '{S} has always fasted against somebody. This week {S} is fasting for somebody, and would never admit that it is {G}.',
  ],
  gist: [
    [
      '{A} has had the general terms of Hell printed on the back of what everybody in {town} accepts without reading: receipts, library cards, the hymn sheets of {S}. {H} runs the press at {lair}. [At the end of the quarter the print dries, and then it is law.|The print is not dry before the end of the quarter; then it is law.]',
      'v=a',
    ],
    [
      '[{A} is no devil.|The successor is not a devil at all.] {A} is a mortal with a good suit, who has never been below, read about Hell in a brochure, and has won over {H}, who reports nothing below. The contracts are printed on receipts and on the hymn sheets of {S}, and the souls are real. They are collected at {lair}, and {A} means to sell them to both sides.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, on whose hymn sheets it is printed, who needs the money for the roof, and who has sworn in the pulpit to be rid of {G}, by whatever means.',
  ],
  truth: [
    [
      '[A soul of {town} may be sold, says the treaty between above and below, if it is done "with open eyes, after a conversation".|Above and below have a treaty about the sale of souls in {town}, and by that it must be "with open eyes, after a conversation".] [{G} took that seriously.|To {G} that was not a form of words.] [There was tea. In {years} years {G} has talked more people out of it than into it.|The conversation took three evenings at least, and {G} used to bring up the grandchildren. Most went home again with their soul and a slice of cake.]',
    ],
    [
      [
        '{A} was sent because the figures for the realm were the worst of all seven circles, read the treaty, and asked what a conversation is. By the opinion of three jurists it may be one-sided. [In {town} it may be in print; the print may be small; and eyes are open if they are not shut.|Print is allowed, small print is not forbidden, and an eye that is not shut is an open eye.] [{H} has invented the pen.|The pen was the idea of {H}.]',
        'v=a',
      ],
      [
        '{A} used to sell insurance, and found the keys of the office of {G} in a coat from the pawnshop. On the other side of the door somebody said "At last!", saluted, and handed over a ledger: it was {H}, who had been waiting for another boss for {years} years. [Nobody has asked for papers since.|To this day nobody has wanted to see a paper.] [{A} has never been so good at anything.|It turns out to be what {A} was born for.]',
        'v=b',
      ],
    ],
    [
      '{T} has heard the souls. They go down a chute behind the bell tower at half past five, all of the day, and make a sound like a purse. {T} keeps one in a mustard jar, that was left hanging in the ivy. Let out, it flies home to a girl in {town}, who begins to laugh, and tells the party what she signed for a plum.',
    ],
  ],
  turn: [
    [
      '{B} is the only one in {town} who cannot be collected: {B.their} soul was sold already, {years} years ago, to {G}, who has never had the heart to send it off. [It is in the drawer with the biscuits.|It lies among the biscuits, in the drawer.] By the treaty that one real contract makes {G} the devil in office, as long as it has not been handed in; {A} was never valid.',
      'v=a',
    ],
    [
      '[Below they know nothing about it.|None of this is known below.] They have forgotten that there was an office in {town}: the salary of {G} stopped in {G.their} second year here, and {G} has gone on out of a sense of duty, and done sewing on the side. [If anyone tells them about {A}, they will also learn about {G}.|Whoever reports {A} reports {G} as well.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has beautiful manners, a bad leg from the Fall, and the same room for {years} years. {G} is ashamed of one thing: the soul of {B} was never reported, out of affection. It lies in the drawer with the biscuits, and {G} says that there is no soul in the office.',
    ],
    A: [
      '{A} [speaks in circles and draws them, too|shakes hands with both of {A.their} own and lets go exactly in time]. {A} has never been refused anything, because {A.they} has never asked.',
    ],
    B: [
      '{B} sold {B.their} soul to {G}, {years} years ago, regrets nothing, and bakes on Thursdays. {B} has always wanted to know if there is a receipt.',
    ],
    S: [
      '{S} plays chess with {G} on the wall between abbey and office, and has lost {num5} games, on principle. {S} would go to Hell for an honest enemy.',
    ],
    T: [
      '{T} rings {few5} bells by hand and hears what each of them thinks of the weather. {T} does not buy anything, being paid in soup, and has the shadow on the right side.',
    ],
    H: [
      '{H} is eager, quick and rather proud of the pen. {H} would like to be told once that it was good work by somebody who knows what work is.',
    ],
    R: [
      '{R} has closed {num4} branches, of which some were also guilty. {R} carries a seal that opens and shuts everything, and indigestion pills.',
    ],
  },
  places: [
    {
      name: 'the old office of {G.full}',
      look: [
        '[A side street, a brass plate, a waiting room|One turns into a side street, to a brass plate and a waiting room] with {few4} chairs that have been worn smooth by hesitation. On the inner door {G} has hung a sign: "Are you sure? Sleep on it."',
        '[It smells of tea and a little of struck matches.|There is tea in the air, and the ghost of a match.] The files fill one shelf, and the letters of thanks fill {few3}.',
      ],
      todo: [
        '[Bailiffs of {A} are taking an inventory and may not be disturbed; everything that is touched gets a label, visitors too.|{A} has sent bailiffs to take an inventory, who must not be disturbed, and who stick a label on whatever they touch, visitors included.] Whoever claims to be furniture that belongs to somebody else (DC 16 Deception) is put aside, next to the cabinet that matters.',
      ],
      what: [
        [
          'History :: reading the treaty that hangs framed over the desk :: "With open eyes, after a conversation; one such contract makes a devil the devil of a town." [The last clause has been underlined in red by a visitor, who has left a magnifying glass.|Some visitor has put a red line under the last clause, and forgotten a magnifying glass.] {G} looks at the drawer with the biscuits, and then says that {B} bakes them.',
          'v=a',
        ],
        [
          'Investigation :: looking for the notice of dismissal :: It is on good paper, but the seal of Hell is the wrong way round, and the letter thanks {G} for {G.their} "customer journey". Nobody below {town} would use that word. In the drawer with the biscuits, where {G} has put it, lies a small warm parcel too, "{B}, not to be sent": by the treaty over the desk one soul in hand is enough to make {G} the devil of {town}, whatever anyone has written.',
          'v=b',
        ],
      ],
      who: [
        [
          'Insight :: asking {G} about the handing over of the keys :: [There was none. {A} had one already|Nothing was ever handed over. {A} had a key already], and knew which of the stairs creaks, and wound the clock on by a quarter of a year.',
          'v=a',
        ],
        [
          'Insight :: asking {G} about the handing over of the keys :: [There was none. {A} had one already|Nothing was ever handed over. {A} had a key already], and knew which of the stairs creaks, and asked {G} if it is as warm below as they say. "It is freezing," says {G}. "It always has been; the fire is for visitors. Everybody who comes from there wears a coat in July." {A} has never been seen in one.',
          'v=b',
        ],
      ],
      where:
        'Perception :: laying an ear to the warm pipe behind the files :: [It used to gurgle down to the old registry. Now it rattles|In the old days of {town} it gurgled. These days it rattles], like a press, from over there, where the market of {town} is: from {lair}.',
    },
    {
      name: 'the abbey on the other side of the wall|the abbey next door',
      look: [
        '[Whitewash, bees, a chessboard on the wall with a game in progress.|There are bees, there is whitewash, and on top of the wall a game of chess has been left standing.] {S} has not touched it for a week, since it is the turn of {G}.',
        '[A hundred monks sing here as well as ever, and their song does not go up to Heaven.|The hundred monks have never sung better, and their song gets no higher than the roof.] {S} stands in the choir with a hymn sheet in each hand, and compares them.',
      ],
      todo: [
        '{S} will say nothing about {G} in a consecrated room. There has to be a draw, at least, on the chessboard (DC 17 Intelligence check, or DC 16 Deception), or somebody must let themselves be converted a little.',
      ],
      what: [
        [
          'Investigation :: holding a hymn sheet up to the light :: [There is a second text between the lines, in yellow|Between the lines, in yellow, runs another text]: general terms, {num3} of them. The last one says that whoever sings, agrees.',
          'v=a',
        ],
        [
          "Religion :: comparing the new contracts with those in the library of the abbey :: In all real ones the devil is bound as well, in those of {G} above all. In these nobody is bound to anything but the client: it is not Hell's law at all, it is that of an insurance.",
          'v=b',
        ],
      ],
      who: 'Persuasion :: asking who paid for the printing of the sheets :: A benefactor of {town}, in a grey suit, with a circle on the calling card. {S} was so glad of the roof that {S.they} wept, and signed a receipt. The other name on it is that of {A}.',
      where:
        'Survival :: climbing down the chute behind the bell tower with {T} :: [It is polished by what slides through it.|What goes down here has polished it like a slide.] After {few6} bends it comes out at a grille, above a great deal of light and thousands of names: {lair}.',
    },
    {
      name: 'the market hall|the market hall of {town}',
      look: [
        '[Iron, glass and good smells, hundreds of stalls|The hall is iron and glass, with hundreds of stalls and the best of smells], and everywhere the same beautiful receipts. [Nobody bargains.|Nobody asks what anything costs.]',
        '[People in a queue, looking at the neck in front of them.|They queue, and each looks at the neck in front.] Over the entrance hangs a clock that shows the quarter instead of the hour.',
      ],
      todo: [
        'Whoever walks through has bought something from {H} before they know it (DC 17 Wisdom saving throw, or the character finds a plum in one hand and a pen in the other). [It helps to have no money on one, or no hands free.|Those do best who carry no money, or have both hands full.]',
      ],
      what: [
        [
          'Investigation :: reading the back of one of the library cards that are being given away :: [Everyone in {town} has one.|There is one in every pocket in {town}.] ["The holder grants, irrevocably and on all planes." Under it there is a picture of an owl.|"Irrevocably, on all planes, the holder grants." The owl of {town} above it looks very friendly.]',
          'v=a',
        ],
        [
          'Deception :: pretending to be an inspector from below :: The foreman of {A} goes white, and shows a brochure, "Hell, a guide for investors": they know no more of Hell than that, and {A} has learned it by heart.',
          'v=b',
        ],
      ],
      who: 'Perception :: watching who collects the stubs in the evening :: {H}, with a little cart, whistling; and at the weighbridge stands {A}, with a stopwatch.',
      where:
        'Athletics :: going down with the goods lift, hanging on to its underside :: It does not stop in the cellar of {town}. After a while it becomes pleasantly warm, and the voice of {H} announces the floor: {lair}.',
    },
  ],
  lairLook: [
    [
      'A [bright hall with carpets and music, and without shadows|hall without shadows, bright, carpeted, with music]. [In the middle runs a press that prints for {town}, and on everything|A press in the middle of it prints on whatever it is given]; along the walls stand drawers with names, up to the ceiling, and in the topmost row the soul of the crown prince is knocking, with good manners.',
      'v=a',
    ],
    [
      '[A hall without shadows below {town}, bright, carpeted, with music, as {A} likes it.|Carpets, music, light from everywhere, as {A} likes it: nothing in this hall throws a shadow.] [{num.u} thousand jars stand on shelves, sorted by yield|{num.u} thousand jars stand in rows, by yield], half of them from {town} and half from the rest of the realm, and among them runs a press; the flames in the fireplace are painted, and behind them a real door has been bricked up, from which a real cold comes.',
      'v=b',
    ],
  ],
  lairUse: [
    'In {lair} what anybody from {town} says aloud, if it is not contradicted, is agreed. Anyone may use an action to state a term ("you cannot come past this desk"); it holds until the end of the next round, unless somebody on the other side says "I object" and gives a reason (a reaction, and the table decides).',
    'A drawer or jar that is opened (one action) lets a soul go; it flies up through the chute, and somebody in {town} drops what they are carrying and starts to laugh or to cry. [The one whose it was helps the party with one thing|Whoever in {town} it belongs to helps the party with one thing], at a distance: a bell, a shout, a bucket.',
    'The pens of {H} lie everywhere and write by themselves. Whoever is hit by one (DC 16 Dexterity saving throw) signs the nearest thing, and spends the next action reading it.',
  ],
  tactics: [
    '{A} stands behind the counter, never raises {A.their} voice, and states terms; {H} works the press, and whatever comes out of it comes at the party, folded',
  ],
  companions: [
    [
      'Those beside {A} are on a bonus. Whoever explains to them in a sentence what happens to a bonus when a firm closes (DC 16 Persuasion) has a queue of them at the counter, with questions.',
      'v=a escort!=construct|elemental|no',
    ],
    [
      'Those beside {A} get a share of what comes in, for as long as it does. If somebody asks them what they themselves have signed for it (DC 16 Persuasion), they turn to their own receipts, hold them up to the light, and one goes home to think.',
      'v=b escort=people',
    ],
    [
      'The devils beside {A} have been borrowed by {H} from other towns, without a word to those below, and believe that {A} comes from there too. Ask {A} before them whether one needs a coat in Hell (DC 16 Deception to make it sound like small talk): the answer is wrong, and one of them says that this was not mentioned, and leaves.',
      'v=b escort=fiend',
    ],
    [
      'What stands beside {A} came with the furniture, and does whatever has been agreed. A label of the old office, stuck on (one action, a touch), makes one of them an item of {G}, and it waits for instructions.',
      'escort=construct|elemental',
    ],
  ],
  parley: [
    '{A} can only be beaten by a conversation, a real one: with a question to which {A.they} does not know the answer, and time. If somebody asks what {A.they} wanted to be as a child, and waits (DC 17 Insight to bear the pause), {A} sits down on the carpet. [The music stops.|Somebody turns off the music.]',
  ],
  spells: [
    [
      3,
      '*Detect Evil and Good*: {G} counts as a fiend and is sorry about it. In the market hall everything is clean, so clean that it hurts.',
    ],
    [
      3,
      [
        '*Zone of Truth* is no trouble for {A}, who has never said an untrue word, and offers to have it printed.',
        'v=a',
      ],
    ],
    [
      3,
      [
        '*Zone of Truth*: {A} says that all of it is in writing and that nobody has complained. Asked who sent {A.them}, {A.they} looks for the word that is true, and says "demand".',
        'v=b',
      ],
    ],
    [
      5,
      [
        '*Dispel Magic* on a receipt of {H} makes the yellow print fade; it comes back at the end of the hour, with interest. {T} has got it off with soup.',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Dispel Magic* on a receipt of {H} does nothing at all. There is no magic in it; it is a good contract, and {T}, who cannot read, is immune.',
        'v=b',
      ],
    ],
    [
      5,
      '*Remove Curse*[ gives one person the shadow back, on the right side. In the morning there is a reminder in the letter box, addressed to the caster.| puts one shadow back where it belongs, and the next morning the caster has a reminder in the letter box.]',
    ],
    [
      9,
      [
        '*Commune*: "Is it valid?" In {town}, until the end of the quarter, no. "Was it seen from above?" They are looking into it. "Is {G} a good devil?" A pause.',
        'v=a',
      ],
    ],
    [
      9,
      [
        '*Contact Other Plane* gets through to a registry that has never heard of {A}; and what was the other name, please, how is that spelled, and since when?',
        'v=b',
      ],
    ],
    [
      13,
      '*Plane Shift* to the first of the Hells leads into the queue of those who want to complain. {G} has a number from {years} years ago.',
    ],
  ],
  clock: [
    ['{A} opens a second counter. {H} has the free pens filled up.'],
    {
      text: [
        '{S} is relieved of office, for the printing of heathen texts, and is to be walled in, at {S.their} own request.',
      ],
      stop: [
        'bring {G} over the wall to bear witness for {S} (DC 17 Persuasion, with both of them); it is terribly embarrassing, and it works',
      ],
    },
    {
      text: [
        'The bells of {T} are taken down, as they "do not convert". {T} is paid off, with money, and takes it, and has to sign.',
      ],
      stop: [
        'buy the smallest bell yourselves before it is carted off, with something other than money, and let {T} ring it by hand at half past five; the chute stops as long as it can be heard',
      ],
    },
    [
      'At {deadline} the clock over the market hall strikes. Half of {town} puts down what it has in its hands and goes down the steps, in order of size.',
    ],
  ],
  after: [
    'The branch wins a prize, and {A} says a few words. In {town} it is very tidy. [Nobody has whistled for a year, and the birds have noticed it, and stopped too.|It is a year since anybody whistled, and the birds have drawn their own conclusions.]',
  ],
  endings: [
    {
      heading: 'After a conversation',
      text: [
        [
          '{B} puts the biscuit tin on the counter, before witnesses: one soul, freely sold, with open eyes, and the cake to prove it. So {G} is in office, and strikes out {num} thousand contracts by hand, and asks each person beforehand if they are sure. {A} is put in charge of the waiting room.',
          'v=a',
        ],
        [
          'The party asks {A} in front of the staff how warm it is in Hell, and {A} says "comfortable". {H}, who has frozen there for most of {H.their} life, puts down the pen. [That is the end of {A} as a devil.|No more is needed against {A}.] The jars are carried back to the doors, one by one, by {H}, who has to apologise to each of them; {G} lays the parcel with the soul of {B} on the counter and is by treaty in office again; {B} bakes for all of {town}, and below they are told nothing.',
          'v=b kind=quest',
        ],
        [
          'The party asks {A} in front of the staff how warm it is in Hell, and {A} says "comfortable". {R}, in a fur collar, closes the file. [That is the end of {A} as a devil.|No more is needed against {A}.] The jars are carried back to the doors, one by one, by {H}, who has to apologise to each of them; there is cake for all of {town}, {G} gets the office back, and {R} enters in the books of Hell that in {town} there was nothing to be found.',
          'v=b kind=adventure',
        ],
      ],
    },
    {
      heading: 'A merger',
      text: [
        '[The abbey of {S} and the office of {G} are put together, in one house, with two doors.|They put the abbey of {S} and the office of {G} under one roof, with a door for each.] *The price:* {S} and {G} have to decide together about each soul; it takes a very long time, and there are those in {town} who go to the wrong door on purpose.',
      ],
    },
    {
      heading: 'Bought back',
      text: [
        '[The souls of {town} can be redeemed at the price at which they were sold: a plum each, but it has to be the same plum.|For the price at which it was sold each soul of {town} can be had back: it is one plum, only it has to be the same plum.] [*The price:* for those that have been eaten, one of the party signs for a hundred years as a substitute, and gets a very good pen from {H}.|*The price:* some plums of {town} have been eaten; in their place one of the party signs for a hundred years, and may keep the pen of {H}, which is very good.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[Half of {town} is on the steps. But the ink|The first people of {town} have reached the stairs. But the ink] is only dry at the last stroke of the clock, and it has {few2} to go; each can be held up by a hand on the minute hand, an objection, or a bell.',
      ],
    },
  ],
  hoard: [
    'In the drawer "Staff, presents for" there are {items}, and {worth}. {G} has not opened one of them in {years} years, as it would have looked like a bribe.',
    '{A} had invested in real things, in case: {items}, and {worth}. [A receipt of {A} is in the bag.|There is a receipt of {A} in the bag.] [Do not take|Never take] the receipt.',
  ],
  favour: [
    'Any contract that one of the party ever signs is read by {G} beforehand, to the end, over tea, and has a way out in it.',
    '{S} has a mass said for them, and {G} comes to it, and stands at the very back; it counts double, according to both.',
  ],
  steps: [
    'Find out what those who have changed have signed.',
    'Speak with those who have not changed, and find out why.',
    'Find out where the contracts are made.',
    'Have them declared void before the end of the quarter.',
  ],
  acts: branchOfficeActs,
};
