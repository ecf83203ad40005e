import type { Agent } from './plot-types.ts';

/** Those who act for themselves: a power with a claim, an accomplice, a profiteer, a wrongdoer who repents. */
export const agentsOfInterest: readonly Agent[] = [
  {
    id: 'power',
    tones: ['grim', 'horror', 'heroic'],
    uncanny: true,
    fates: ['dead', 'gone'],
    roles: [[], [], []],
    who: [
      '{A} is what {V} called, when nobody else came; it has been called worse and by better people.',
      '{A} was here before the wells. It lent {town} its luck, at interest, and {deed} was the first instalment.',
      '{A} belongs to this place as damp does. It was walled up once, with a receipt, and somebody has taken down the wall.',
      "{A} is owed, and is nobody's ghost: older than {town}, courteous, and exact.",
      '{A} takes what was promised. What was promised here, at the time of {deed}, was {few} people, and it has been patient for {years} years.',
      'It goes by {A.name}. It has no face of its own and has got by with those of other people.',
    ],
    whyNow: [
      'It begins now because {deadline} falls on a Thursday this year, as it did then, and it goes by that.',
      'It begins now because {X1} tried to sell a share in {works}, and with it, without knowing, a share in the debt.',
      "It begins now because {T}'s old mother has died, who had been giving it milk.",
      'It begins now because the time allowed was {years} years, and it is up.',
      'It begins now because {W} had the old threshold at {lair} taken out, which was the receipt.',
      'It begins now because one of the {few} died in bed, out of turn, and the account no longer comes out.',
      [
        'It begins now because {W} tried to pay with the name of a child. It declined, and was offended.',
        '#child',
      ],
      'It begins now because at {deadline} the debtors will be out of its reach.',
    ],
    goal: [
      [
        '{A} wants {few} signatures under a new bargain and is prepared to be patient for as long as the children live.',
        '#child',
      ],
      '{A} will take {works} in full settlement, and the {workers} with {works}, at {hour} before {deadline}.',
      '{A} wants one of the {few} and leaves it to them which one; they have until {deadline}.',
      '{A} collects from the {few} one by one, the smallest debt first, and {W} last, with interest: whoever is in the house.',
      '{A} wants the debt or the truth about it, and would rather have the truth, which is rarer.',
      '{A} wants to be invited to stay. Each debtor who runs away is an invitation.',
    ],
    face: [
      'It has left its gloves somewhere, in every house.',
      'A smell as of a coin that one has held too long.',
      'It is in all the family pictures, if one knows where.',
      'Polite knocking, {few} times. No shadow on the side where one should be.',
      'It is heard through a wall, adding up.',
      'What people describe are five different visitors with one and the same hat.',
    ],
    traces: [
      [
        'paper',
        'A line has been added to {record}, in every year, in ink that is still wet: {few} names, and the sum.',
      ],
      ['thing', '{theemb} is cold as a key in winter, and no fire changes that.'],
      [
        'habit',
        'The visitor cannot pass a sum that is left unfinished; on the slate at the door one has been finished in another hand.',
      ],
      ['word', '{X1} heard the visitor say "in full", pleasantly.', 'X1=here'],
      [
        'word',
        'People who were visited have forgotten one thing each: a name, a smell, the way to the well.',
      ],
      ['thing', 'At the house of {X2} the hinges of the door have changed sides.'],
    ],
    hides: [
      [
        'thing',
        'The floor is tidy, except for a trail of {res}, and that is found nowhere but at {lair}.',
      ],
      ['word', 'Those who have lost something dream of seeing it on a shelf, at {lair}.'],
      [
        'paper',
        'The oldest map of {town} has a house drawn at {lair}, and for the owner a blank, with a flourish.',
      ],
      [
        'habit',
        'No one from here throws a coin into water, except at {lair}, and there everybody does.',
      ],
      [
        'word',
        '{T} was taken to {lair} as a baby "to be shown", as was usual then, and does not know to whom.',
      ],
    ],
    steps: [
      [
        'Every mirror in {s1} is turned to the wall, from behind.',
        '{A} asks {S} to hold the door, and {S} does.',
        '{C} finds that the sum in {record} has gone down by one, and that there is one person less to ask why.',
        '{A} calls on {T} to check a signature.',
        'All scales in {town} show the same weight for an hour.',
        '{S} is offered a trade by it, and says no, and tells nobody.',
      ],
      [
        '{A} holds open house. {few} chairs, {few} covers, and the invitations cannot be burned.',
        '{X3} sends the party a cheerful letter, from {lair}, in capitals.',
        'People in {town} find that they have agreed to something. It is in their own hand.',
        [
          '{X3} pays. In the morning {X3.they} cannot be found, and neither can {X3.their} door.',
          'harm!=taken',
        ],
        "{A} lowers the price: one of the {few} may send another in {X3}'s place. Two of them try.",
        '{A} walks in daylight, and each person sees a relative.',
      ],
      [
        '{A} is made honorary citizen at {deadline}, by a vote that nobody remembers.',
        '{W} is seen once more, on a shelf, at {lair}, with a label.',
        [
          'From now on one child in each year belongs to it, and people find it quite natural.',
          '#child',
        ],
        '{W} is collected at {hour}, with house, yard and the people in it.',
        'There is one family fewer in {town}, and no one who can say which.',
        '{A} moves into the house of {W}, pays the taxes, and begins to lend.',
      ],
    ],
    parley: [
      'It can be outbid. What it cannot resist is a thing given up that was truly wanted.',
      'It has to answer to its name in a court, any court, if a judge is sitting and there is a record: {C} would do.',
      'It is bored. An honest riddle buys a day, a dishonest one buys a week, and both have to be paid for.',
      'It keeps every bargain to the letter. Whoever reads out the first bargain to its end will find the clause that frees the others: a debtor who says in public what the loan was for owes nothing further.',
      'It can be sent home by its name and a paid debt. The debt need not be paid by the debtor, and it will take a true secret for coin.',
      'Ask it for an account. It is bound to give one, and it may not leave while it does.',
      'It will not harm a guest who has brought a present and has not lied since the door.',
    ],
    lairSigns: [
      'a clock for each of the {few}, and two of them have stopped',
      'a room that is exactly like the one in which you slept last night, with you in it, smaller',
      'an open ledger, in which your names have been written in pencil',
      '{num} keys, and no door that fits any of them',
      'a well with a table laid at the bottom',
      'shelves with things that were lost, each with a label, in good order',
      'a table set for {few} and a chair that is too high',
      'a floor that slopes to the middle from every side',
      '{embs} threaded on a string, with {few} knots to go',
      'a guest book: the last line is the name of the character who reads it',
    ],
    tactics: [
      'For each blow it takes a memory, a small one, and shows it to you.',
      'It fights by bargains: it offers each of the party, in turn, one thing to stand aside for a round. The thing is real.',
      'It may not strike those who have eaten at its table, and the table is laid.',
      'It attacks whoever lied last. It knows.',
      'It cannot take what is given freely, and drops it; a gift costs it a turn.',
      [
        'It stands in the light and lets its helpers do the unpleasant part. They were debtors.',
        'escort!=no',
      ],
      'It asks for a truce at half its strength, and means it, and will count every word.',
    ],
    leader: ['fiend', 'fey'],
    escort: ['fiend', 'fey', 'spirit', 'undead'],
  },
  {
    id: 'partner',
    tones: ['grim', 'intrigue', 'heroic'],
    uncanny: false,
    fates: ['dead', 'gone', 'held'],
    roles: [
      ['innkeeper', 'beadle', 'miller', 'pawnbroker', 'undertaker', 'constable'],
      ['sheriff', 'guild treasurer', "abbot's bailiff", 'master of the wharf', 'banker'],
      ['chief justice', 'master of the mint', 'spymaster', 'crown prosecutor'],
    ],
    who: [
      '{A} was in it with {W}, and held the other end. Of all the {few} {A.they} had the most to gain and has the most to lose.',
      '{A} planned {deed}; {W} only gave it a face. Now {A} is tidying up.',
      'The respected {A.role} carried out what {W} ordered, and kept a key. {A} uses the old story to hide a new purpose: no witness is to be left.',
    ],
    whyNow: [
      'It begins now because {W} is ill, and has sent for a priest, and talks in the night.',
      'It begins now because {record} will be opened before {deadline}, and it names {A}.',
      [
        'It begins now because {A} is about to get the post of a lifetime, and there will be questions about {deed}.',
        '@post',
      ],
      'It begins now because {X1} asked for more money.',
      "It begins now because {V}'s old papers turned up in the lining of a coat that {A} sold.",
    ],
    goal: [
      '{A} needs {few} silences and one scapegoat, and has the scapegoat: {S}.',
      '{A} wants the page out of {record}, the few who could say what stood on it out of the way, and {W} dead in a fashion that looks like conscience.',
      "{A} means to be the only one who can tell the story of {deed}, and to tell it at {W}'s funeral.",
    ],
    face: [
      'Helps with the search, brings soup, and asks every evening how far you have got.',
      'Knows the law, and whose cousin everyone is.',
      'Broad, warm, forgetful where it does no harm.',
      'Lends money without paper, and has never once forgotten a sum.',
    ],
    traces: [
      ['word', '{A} knew of what happened to {X2} before the messenger had stopped running.'],
      [
        'paper',
        'One hand has drawn money on the day before each of the visits: {A}, always the same sum.',
      ],
      [
        'thing',
        "{theemb} that was left at {X1} is new work; the ones from {V}'s time are worn on the other side.",
      ],
      [
        'habit',
        '{A} has had new locks put in and leaves the shutters open: that is how people live who know that nobody will come.',
      ],
      ['word', '{A} offers {S} as an answer before you have put a question.'],
      [
        'thing',
        'The lock at the house of {X1} was opened with a key. There are {few} such keys; {A} can show one, a recent copy.',
      ],
      ['habit', 'When {deed} is mentioned, {A} looks at {W}, and {W} looks at the floor.'],
    ],
    hides: [
      ['paper', '{A} pays the tax on {lair}, and nobody pays a tax for pleasure.'],
      [
        'thing',
        'There {res.is} {res} under the carriage step of {A}; the only place for it is {lair}.',
      ],
      [
        'word',
        'A lad was paid double to carry a covered basket to {lair} and to forget it; he remembers the double.',
      ],
      ['habit', '{A} advises everyone, with examples, against going near {lair}.'],
      [
        'word',
        '{C} has sealed a chest for {A}. It came back lighter, with mud from {lair} on its feet.',
      ],
    ],
    steps: [
      [
        '{S} is arrested, on a sworn statement by {A}.',
        '{A} offers the party a better paid errand, elsewhere, at once.',
        ['A fire in {s2} destroys exactly one shelf.', 's2=indoors #fire'],
      ],
      [
        [
          '{X3} is found dead, with a confession that has no mistakes in it.',
          'tone!=heroic harm!=taken @died',
        ],
        '{T} has an accident on a stair that {T.they} has used for {years} years.',
        '{A} moves what is left of the proof to {lair}, at {hour}.',
      ],
      [
        '{W} dies in the night, of conscience, and {A} finds the note.',
        '{S} is sentenced before {deadline}, and {A} speaks for mercy, and is admired.',
        ['{A} gets the post, and has {record} bound anew.', 'why=post'],
        '{A} has {record} bound anew, and it is thinner.',
      ],
    ],
    parley: [
      '{A} deals: {W} for a head start, the hiding place of the papers for a day, and {S} for nothing.',
      '{A} gives in before witnesses who matter, and only there; bring {G} and two of the families.',
      'What {A} fears is {T} in good health at a table with a magistrate.',
      '{A} can be made to believe that {W} has already talked. One sentence that only {W} could know will do it.',
    ],
    lairSigns: [
      'a stove with paper ash in it, and the page of {record} not quite caught',
      'a hood, a dark coat and {embs}, all bought this month',
      'a packed trunk with clothes for a warmer country',
      "a letter of confession in the hand of {W}, practised {few} times, in another's ink",
      'a ledger with {few} names and a tick at some of them',
    ],
    tactics: [
      [
        '{A} stays behind the hired people and raises their wages during the fight.',
        'escort=people',
      ],
      '{A} throws the page of {record} into the fire and runs the other way: the party must choose.',
      '{A} surrenders early, loudly, and has a second knife.',
      [
        "The hired people have been told that the party are the murderers. That can be cleared up, at the top of one's voice.",
        'escort=people',
      ],
    ],
    leader: ['people'],
    escort: ['people', 'beast'],
  },
  {
    id: 'profiteer',
    tones: ['heroic', 'intrigue', 'grim'],
    uncanny: false,
    fates: ['dead', 'gone', 'held'],
    roles: [
      ['land agent', 'wine merchant', 'horse dealer', 'auctioneer', 'cloth merchant'],
      ['speculator', 'agent of a rival town', 'owner of a stage line', 'contractor'],
      ['factor of a foreign crown', 'banker', 'consul', 'monopolist'],
    ],
    who: [
      [
        '{A} has nothing to do with {deed}. {A.they} heard of it in a bar, saw what the fear of it was worth, and has been wearing it like a mask.',
        'kind!=none',
      ],
      'There is no revenge in this at all: {A} wants {works} cheaply, and an old guilt lowers prices better than rain.',
      [
        '{A} bought the story of {V} from a drunk for the price of the drink. {A.they} plays it, visit by visit, and buys what the frightened sell.',
        '@plays',
      ],
    ],
    whyNow: [
      'It begins now because {body} will put a new price on shares in {works} before {deadline}.',
      'It begins now because {A} has borrowed the purchase money, and the lender is not patient.',
      'It begins now because a survey has shown that {works} {works.is} worth three times what people think, and {A} has paid for the survey.',
      'It begins now because the {few} hold the shares, and guilt has made them easy to tell from the rest.',
    ],
    goal: [
      '{A} needs {few} signatures under deeds of sale, and has three.',
      '{A} wants to own {works} by {deadline}, and does not mind if by then they are worth little: the loan is insured.',
      '{A} wants {W} to sell last, in public, out of fear, so that nobody will ask about the price.',
    ],
    face: [
      'Well dressed for the mud, free with drinks, sorry for everyone.',
      "Has a cousin in every port and remembers your children's names, written on the cuff.",
      'Says that {A.they} does not believe in such things, and glances at the window.',
    ],
    traces: [
      [
        'paper',
        '{X1} sold a share the morning after, for a third. So did {X2}. The buyer is a company whose address is a stable.',
      ],
      ['thing', '{theemb} was packed in paper from the port where {A} comes from.'],
      ['word', '{A} gets a detail of {deed} wrong, the one that the drunk also gets wrong.'],
      ['habit', '{A} alone has moved into a house that others are leaving, and sleeps well.'],
      ['word', '{A} speaks of the visits in the future tense, once.'],
      [
        'thing',
        "A stage actor's kit is in the trunk of {A}: chalk, phosphorus, and a wig of the hair colour of {V}.",
        'who=plays',
      ],
      [
        'thing',
        'In the house that {A} rents there is a wax of the seal of {X2}, and nothing to eat.',
      ],
      ['paper', '{A} had a share in {works} insured {few} days before the first visit.'],
    ],
    hides: [
      ['paper', 'A company without a name on its door has rented one other place: {lair}.'],
      ['thing', 'Greasepaint and {res} have been wiped on the same towel.', 'who=plays'],
      [
        'thing',
        'The gloves of {A} have been washed, and the water that was thrown out has left {res} on the flagstones; it comes from {lair}.',
      ],
      [
        'word',
        'A troupe of players left {town} one short; the missing player is seen buying eggs near {lair}.',
        'who=plays',
      ],
      ['word', '{C} has drawn up a lease for {A}, on {lair}, "for the air".'],
      ['habit', 'For a person who fears nothing, {A} makes remarkable detours around {lair}.'],
      ['word', '{S} sold {A} a lantern, a long rope and directions to {lair}.'],
    ],
    steps: [
      [
        '{A} buys the share of {X2}, with sympathy.',
        '{A} has {S} accused, because an accused person cannot bid.',
        '{A} tells {T} who will be next, as a rumour, and lets it travel.',
      ],
      [
        ['{X3} signs, and leaves the same night by a coach that {A} owns.', 'harm!=taken'],
        [
          'One of the hired players refuses to go on, and does not come back from {lair}.',
          'who=plays',
        ],
        'The price of {works} halves, and the people who are paid by the day are sent home.',
      ],
      [
        '{W} signs. In the morning {A} owns {works}, and at noon {A} dismisses {num} people.',
        [
          'The mask is put on once too often, and the crowd kills {S} for it.',
          '#hanging tone!=heroic who=plays',
        ],
        '{A} moves into the house of {W}, pays for it in full, and is asked to {body}.',
        '{A} shows {body} a deed with {few} signatures, and the true story of {deed} is never asked for again.',
      ],
    ],
    parley: [
      '{A} is not brave and can count. Show that the deeds are void (taken under threat) and there is no reason left to go on.',
      [
        '{A} will sell the hired players, the paint and the partner, in that order. Start with a low bid.',
        'who=plays',
      ],
      '{A} will take back the lot, at a loss, in return for silence; the loss can be doubled without much trouble.',
      'Tell {A} what the lender has been told, and {A.they} asks for a chair.',
      [
        'The hired players want to go home. Offer them wages and a crossing, and {A} is alone.',
        'who=plays',
      ],
      '{A} wants to avoid one thing: that the {few} compare notes. Put them at one table.',
    ],
    lairSigns: [
      ['a rack with three costumes of the same dead {V.kin:adult}', 'harm=voices'],
      'a map of {works} with prices, crossed out and lowered',
      'a speaking tube, {few} paces long',
      '{embs} by the box, with the bill',
      ['a script, with the sighs marked', 'who=plays'],
      'a stack of deeds of sale, made out, with the names left blank',
    ],
    tactics: [
      [
        'The hired players use trapdoors, smoke and a real crossbow, and want to go home.',
        'escort=people who=plays',
      ],
      '{A} offers money to each of the party by name, and has the right sums.',
      ['{A} lets the companions fight and sits down to add up what it is costing.', 'escort!=no'],
      [
        '{A} bids during the fight: fifty to whoever changes sides. One of the hired players listens.',
        'escort=people who=plays',
      ],
      ['{A} keeps the deeds in the coat, next to a flask of lamp oil.', ''],
      '{A} runs as soon as it becomes dearer to stay.',
    ],
    leader: ['people'],
    escort: ['people', 'construct', 'beast'],
  },
  {
    id: 'penitent',
    tones: ['grim', 'intrigue', 'horror'],
    uncanny: false,
    fates: ['dead', 'gone', 'held'],
    roles: [[], [], []],
    who: [
      'There is no avenger. {W} does it {W.themself}: {W} has begun to punish {deed}, and began with the others.',
      '{W} walks with {theemb} at {hour} and makes the {few} pay, because nobody has ever made {W} pay.',
      'It is {W} who visits the {few}. In the beginning it was to ask whether they could sleep.',
    ],
    whyNow: [
      ['It begins now because {W} was given a medal for that year.', '@medal'],
      'It begins now because a doctor gave {W} half a year, and it has {few} people in it.',
      'It begins now because {W} went to confess to {body}, and was told kindly to go home.',
      'It begins now because {W} saw a {V.kin:young} in the street with the face of {V}.',
    ],
    goal: [
      '{W} wants all {few} to stand up in public before {deadline}, and to be the last of them, and not to be forgiven.',
      '{W} means to take the {few} to {lair} and to let happen there what should have happened then.',
      '{W} wants to be caught by someone who has understood everything. {W.they} has been leaving better clues each time.',
    ],
    face: [
      'The most respected person in the room, and the one who sits nearest to the door.',
      'Gives everything away: coats, horses, the good chairs.',
      'Asks you, smiling, how one becomes a person who finds things out.',
    ],
    traces: [
      ['habit', 'On the morning after each visit {W} is at the first mass, with wet hair.'],
      [
        'paper',
        "A list of the {few} in the hand of {W} has {W}'s own name at the end, underlined twice.",
      ],
      ['thing', "The night lock of {W}'s house is oiled; the day lock is not."],
      [
        'word',
        '"They are getting off lightly," says {W}, of victims whom {W.they} has just condoled with.',
      ],
      ['thing', "{theemb} from {X2}'s door was wrapped in paper that only {W} can afford."],
      ['word', '{X1} heard the visitor weep on the stairs, going down.', 'X1=here'],
      ['habit', '{W} has ordered no winter coat.'],
    ],
    hides: [
      ['thing', 'The boots that {W} gave to a beggar have {res} in the seams.'],
      ['paper', '{W} has left {lair} in {W.their} will to the {num}, by name.'],
      [
        'word',
        'The coachman sets {W} down a mile from {lair}, "for the exercise", in all weathers.',
      ],
      [
        'habit',
        '{W} goes pale when a window with a view of {lair} is opened, and asks for it to stay open.',
      ],
      [
        'word',
        '{W} asks the party whether they have been at {lair}, and when they say no: "You should, before {deadline}."',
      ],
    ],
    steps: [
      [
        '{W} increases the reward for finding the culprit.',
        ['{W} tells {T}: "You are not on it. You were a child."', '#child'],
        '{W} dismisses the watch from {s1}, so that nobody will be hurt who does not belong to it.',
      ],
      [
        ["{X3} is taken to {lair}, and a carriage with {W}'s arms is seen.", 'harm!=taken'],
        '{W} resigns every office in one morning, by letter, without a reason.',
        'One of the {few} dies of fright. That was not meant, and {W} goes on.',
      ],
      [
        '{W} bars the way out of {lair} from inside, with those who are there, at {hour}.',
        'The confession of {W} is read from a pulpit. By then the {few} are past hearing it.',
        '{W} stands before a crowd with {theemb} around {W.their} neck; the crowd thinks that it is a play, and applauds.',
      ],
    ],
    parley: [
      '{W} stops if someone in office accuses {W.them}, aloud, of {deed}. {G} could. It has to be meant.',
      'Tell {W} what the {few} have done since, each of them. It is not much, and some of it is good, and {W.they} has to hear it.',
      '{W} will give {W.themself} up for a trial, and has drawn up the indictment; it is harsh and accurate.',
      [
        'If anyone of the {num} has left kin, {W} will kneel to them and to no one else.',
        'wrong!=bones toll=dead',
      ],
    ],
    lairSigns: [
      '{few} chairs screwed to the floor and one prie-dieu, worn',
      ['the medal, nailed to a post', 'why=medal'],
      'an indictment in {few} counts, with room for the verdict',
      '{embs}, with the mistakes of somebody who has had to learn the craft late',
      'a bed so hard that it has hurt someone on purpose',
    ],
    tactics: [
      [
        '{W} does not defend {W.themself}; the old servants do, to the death, and weeping.',
        'escort=people',
      ],
      '{W} goes for the others of the {few}, not for the party, and warns before every blow.',
      '{W} has the lever in hand that closes {lair} for good, and wants to be talked to first.',
      'Whoever tells {W} that it is enough gets one round of silence to prove it.',
    ],
    leader: ['people'],
    escort: ['people', 'construct'],
  },
];
