import type { SharedWrong } from './setting-types.ts';

/** Wrongs that were done to people: shut out, lent out, left to die, left uncured. */
export const wrongsOfPeople: readonly SharedWrong[] = [
  {
    id: 'gates',
    levels: [1, 10],
    tones: ['grim', 'heroic', 'horror', 'intrigue'],
    words: [
      'zombies',
      'undead',
      'necromancer',
      'vampire',
      'vampires',
      'besieged',
      'gate',
      'refugee',
      'ghost',
      'battle',
      'siege',
      'refugees',
      'plague',
      'wall',
      'undead',
      'invasion',
      'survivors',
      'haunted',
      'ghosts',
      'dead',
      'walls',
    ],
    names: ['the Night of the Gates', 'the Day of the Shut Gate', 'the Eve of the Wall'],
    titles: ['The Shut Gate', 'Who Was Outside', 'Knocking at {town1}'],
    pitch: [
      '{years.s} years ago {town1} shut its gates for one night, and all who came from {town2} died outside. In {town1} it is called a victory. Now there is knocking at night, by people from {town2} who should be dead.',
      '{town1} has a wall and a story: the enemy came, and it held. In {town2} they tell another story. This year both have asked for the same {num} bodies, and somebody has begun to dig.',
    ],
    lie: [
      'On {wrong} the enemy came, {town1} held, and those who had not reached the gate in time were mourned. There is a bell for it.',
      'The people of {town2} died on the road, on {wrong}, because they had waited too long over their {good2}. So it is in the schoolbooks.',
      '{wrong.s} {wrong.is} a feast in {town1}, with beer for everyone and a play. The enemy is always played by someone from {town2}.',
    ],
    effect: [
      'At dusk the gate of {town1} is shut with the same key as that night, and whoever is outside stays there. The {workers1} live by it.',
      'In {town2} no door has a lock any more. {body2.s} fines people for knocking.',
      'Nobody in {town1} builds on the field before the gate. Sheep are let on it, and their wool goes to {town4}, cheaply.',
    ],
    conflicts: [
      'Heirs from {town2} have come with deeds for houses in {town1}. The {workers1} who live in them were born there.',
      '{guards.s} on the wall have not been paid since autumn, and some have started to open small doors, for {good2}.',
      '{body3.s} wants to build on the field before the gate. Nobody in {town1} wants to be the one who digs.',
      'Every night {num} lamps burn on the road to {town2}. {body1.s} has forbidden people to see them.',
      '{town2} will send no more {good2} until its dead are named. {town1} can last three weeks without.',
    ],
    parties: [
      [
        {
          open: 'wants the wall mended and the anniversary moved to a weekday; it pays for plaster and poems',
          hidden: 'is looking for a new enemy, since the old one is being asked about',
        },
      ],
      [
        {
          open: 'wants its dead counted, by name, in the open; it sends one person a day to the gate to ask, and each of them asks once',
          hidden: 'has someone inside the wall who could open the little door',
        },
      ],
      [
        {
          open: 'wants its books left in peace; it restores documents, and charges by the hole',
          hidden:
            'wrote that night into {record3} afterwards, and restores the people who remember, too',
        },
      ],
      [
        {
          open: 'wants the field before the gate, and buys it by the strip; it speaks of a fair',
          hidden: 'has promised {body1} a fairground and {body2} a memorial, on the same ground',
        },
      ],
    ],
    needs: [
      [
        'wants the knocking stopped, pays {coins} gold pieces for it, and wants it done from the outside',
        'wants a stranger to spend one night in the gatehouse and say what is heard there, not what it means',
      ],
      [
        'wants help to carry {few} coffins to {town1}, and is not sure that they are empty',
        'wants a list read aloud on the road at night, in company, since the last reader from {works2} did not come home',
      ],
      [
        'wants a page of {record3} compared with a gravestone, by someone who can be out of {town3} by morning',
        'wants to be taken to the gate of {town1} once before dying, to say something there',
      ],
      [
        'wants diggers who are not from here, at triple wages, and everything that they find that is made of metal',
        'wants an old key sold without questions, to anyone but {faction1}',
      ],
    ],
    start: [
      {
        scene:
          'Three weeks before {deadline1} the gates of {town1} are shut for an hour, as every year, to rehearse the play. Outside somebody joins in the song, with verses that only {town2} knew. {P1} offers the party {coins} gold pieces to go out by the little door and look.',
        answer: [
          'Those who sing outside are the dead of {town2}. They sing what they sang that night, and harm nobody who answers with the next verse.',
        ],
      },
      {
        scene:
          'The party comes to {town1} just after dusk and is not let in. On the road to {town2} there are others who were not let in. They make room at the fire, their clothes are {years} years out of fashion, and one who is dressed like everybody else, {P2}, asks the party to stay until it is light.',
        answer: [
          'Those at the fire are the dead of {town2}, all but {P2}. They are safe company until it is light; whoever leaves the fire with them before that does not come back.',
        ],
      },
    ],
    truth: [
      'There was no enemy: {body1} shut the gates against {num} sick people from {town2}, on the advice of {P3}, and left them to die in the field. The battle was written into {record3} afterwards. What the dead of {town2} want is not revenge but to come in, and with them comes the fever.',
      'One frightened {worker1} shut the gate too soon, has been called a hero for it ever since, and is now {P1}. {body1.s} looked over the wall in the morning and decided that it had been an order. The {num} from {town2} were unarmed, and were singing, so as to be recognized. What knocks now wants the little door opened by the hand of {P1}.',
    ],
    secrets: [
      'The scratches on the gate of {town1} are on the outside, and low down.',
      'Thirty people were let in that night by a drain at {site1}. Their children sit in {body1} and do not know it.',
      '{P2} has the list of the {num}, and reads out one name a night to the road. There is one name left.',
      'The key of the gate has been in {town4} since then, as the pledge for a loan. What is used in {town1} is a copy.',
      [
        '{P3} caught the fever that night, and carries it still. It is why {P3.they} lives alone at {site3}.',
        'v=1',
      ],
      [
        'The hero of {town1} has paid, each month, for a house of orphans in {town2}, by way of {P4}.',
        'v=2',
      ],
    ],
    steps: [
      [
        '{body1.s} has the field plowed at night, and by morning the furrows are full of buttons',
        'those who knock are heard at every house of {town1} that faces the field',
      ],
      [
        '{body2.s} brings its coffins to the gate and leaves them there, in the order of the list',
        '{guards} on the wall of {town1} refuse to shut the gate at dusk, and are replaced by people who do not know the song',
      ],
      [
        '{faction1.s} digs, finds more than it had paid for, and sells it to both sides',
        [
          '{P3} is asked to write another battle into {record3}, and does, and signs it this time',
          'v=1',
        ],
      ],
      [
        'On the night of {deadline1} the gates are shut for the play and cannot be opened again, from either side. Those who are inside begin to knock.',
      ],
    ],
    ends: [
      'If the gate stands open for one whole night and {P1} stands in it, those outside come in, sit down, and are gone by morning.',
      'The names can be cut into the wall, all {num}. {body1.s} pays for the stone if {record3} is never mentioned, and {P2} would have to agree to that.',
      [
        'The fever can be met: it takes {few} healers, and clean beds, and somebody to tell {town1} what is coming in.',
        'v=1',
      ],
      [
        '{P1} would confess on the wall, if anyone asked the right question in public. {body1.s} sees to it that nobody does.',
        'v=2',
      ],
    ],
  },
  {
    id: 'saint',
    levels: [1, 10],
    tones: ['intrigue', 'grim', 'whimsical', 'heroic'],
    words: [
      'saints',
      'prophet',
      'prophecy',
      'chosen',
      'martyr',
      'relic',
      'relics',
      'paladin',
      'cathedral',
      'miracle',
      'miracles',
      'pilgrimage',
      'god',
      'saint',
      'church',
      'faith',
      'religion',
      'hero',
      'legend',
      'holy',
      'pilgrims',
      'temple',
    ],
    names: ['the Day of the Founding', 'the Day of the Martyr', 'the Day of the Hand'],
    titles: ['Three Right Hands', 'The Saint of {town1}', 'The Empty Grave'],
    pitch: [
      'All of {land} lives from one saint: pilgrims, candles, law. In three weeks the grave in {town1} is to be opened, and at least four parties know that it will be empty.',
      'A saint died for {town2} {years} years ago, and {land} has lived on it since. Now a person with that face has turned up in {town2}, asks what became of the money, and does a miracle or two.',
    ],
    lie: [
      'The saint gave away everything on {wrong} and died for {town2}. {town1} has the right hand, {town3} another right hand, and {town4} the third.',
      'Since {wrong} nobody may be turned away from a door in {town1}. {body1.s} has had the doors made smaller.',
      'The saint stopped an army on {wrong} with nothing but {tool2}. It is shown at {works2}, and replaced when it wears out.',
    ],
    effect: [
      'Oaths in {land} are sworn on a hand of the saint. It matters which, so each contract for {good1} names one.',
      'Whoever reaches {site1} in {town1} is safe from the law for as long as a candle burns. Candles are dear.',
      'Pilgrims on the road to {town1} must be fed. The {workers2} of {town2} have started to go on pilgrimage in winter.',
    ],
    conflicts: [
      '{town1}, {town3} and {town4} each own a right hand, and pilgrims have begun to compare.',
      '{body2.s} sells earth from the place of the martyrdom. {works2.s} {works2.is} next to the hole by now, and leaning.',
      'The right of asylum has filled {site1} with people who have good reasons to be there. {body1.s} wants them out before the feast.',
      'The candle makers have doubled their price, and the poor pray in the dark together, which alarms {body1} and pleases {body2}.',
      '{body3.s} has found three new miracles in {record3}, all of them in {town3}.',
    ],
    parties: [
      [
        {
          open: 'wants the grave opened with honours by its own people; it practises the hymn',
          hidden:
            'will open it an hour early, and has ordered bones, of the right age, from {town4}',
        },
      ],
      [
        {
          open: 'wants its share of {years} years of offerings; it keeps a bed made for the saint, and airs it',
          hidden: 'has someone in the bed',
        },
      ],
      [
        {
          open: 'wants the faith kept simple; it abridges and translates',
          hidden: 'burns what does not fit, and keeps the ashes apart',
        },
      ],
      [
        {
          open: 'wants more pilgrims and better inns; it has bought the road and the view of the grave',
          hidden: 'has an offer out for the body, and two false ones in store',
        },
      ],
    ],
    needs: [
      [
        'wants a box brought from {town4} before the feast, unopened, and treated with more respect than it deserves',
        "wants to know who the person with the saint's face is, from people who have no faith to lose",
      ],
      [
        'wants a guest hidden for {few} nights, from {guards} and from the pilgrims, and the pilgrims are worse',
        'wants one miracle looked into that happened to a {worker2}, and hopes that there is nothing in it',
      ],
      [
        'wants a receipt taken out of {record3} and put back three weeks later',
        'wants to lose a debate in public against somebody clever, and offers to pay for the clever person',
      ],
      [
        'wants guides who can tell pilgrims the right thing about {works4}, at a share of the takings',
        'wants an eye kept on an old {worker4} near whom things keep getting well',
      ],
    ],
    start: [
      {
        scene:
          'During a procession in {town1}, three weeks before {deadline1}, the glass of the reliquary breaks and the dead hand points: at one of the party, or just behind. While the crowd goes down on its knees, {P1} gets the party indoors and asks them, for {coins} gold pieces, to be chosen for as long as it takes to find out who did that.',
        answer: [
          'The hand was moved by a wire, by a {worker1} whom {faction1} had paid for a scene. It was to point at {P1}.',
        ],
      },
      {
        scene:
          'A beggar asks for alms in {town1} in the name of the saint, is refused by {guards}, and says, "Then I take it back." In all of {town1} the candles go out. {P1} begs the party to reach the beggar before {body3} does.',
        answer: [
          [
            'The beggar is the saint, who has come from {town2} to see what became of the money.',
            'v=1',
          ],
          [
            'The beggar was the drummer of the captain, lives in {town2}, and has asked for alms in {town1} every year.',
            'v=2',
          ],
        ],
      },
    ],
    truth: [
      'The saint did not die: {body1} needed a martyr, paid the journey abroad, and {P3} has the receipt. Those who were left behind in {town2} had been promised help: they waited for it, singing, and were killed at {works2}. Now the saint is back in {town2}, old and sorry.',
      'The saint was the enemy: a captain who came to burn {town2}, could not do it, and was murdered for that by {body1}, which hid the body under {site1}. The miracles are real, but they only ever happen near people from {town2}, and {P3} has corrected the addresses.',
    ],
    secrets: [
      'There is no saint in the grave in {town1}, and under its floor there is a staircase. It leads to {site1}.',
      "The saint's last letter is in {town4}, where it is used as a recipe. It asks a {worker2} for forgiveness.",
      "{P2} has the saint's face, and knows why: it runs in the family.",
      'Each miracle of the last {days} years has happened within sight of one and the same old {worker4}, who was born in {town2}.',
      '{P3} lost all faith over {record3}, {few} years ago, and has been a much better person since.',
    ],
    steps: [
      [
        'the bones arrive in {town1}, and two of them are from a horse',
        '{body1.s} locks the door of {site1}, with those who had asylum there still behind it',
      ],
      [
        'a second person with the face of the saint is announced, by {faction1}, with tickets',
        'pilgrims from {town3} and {town4} fight in the street over hands, and {works1} {works1.is} damaged',
      ],
      [
        '{body3.s} has a bonfire, for the cold, and {P3} is seen to run into it and out again',
        '{body2.s} carries its guest through {town2} on a chair, and the lame get up and follow',
      ],
      [
        'On the feast the grave is opened. It holds a horse, and by evening {town1} has no pilgrims, no law and nothing to sell but {good1}.',
      ],
    ],
    ends: [
      'The truth can be told as a legend, with the names left out. {P3} can write it, if somebody gives {P3.them} leave.',
      [
        'The saint would die for {land} now, properly, if asked. Whoever asks has to say what it is for.',
        'v=1',
      ],
      [
        'If {town2} is told whose miracles they are, it will want its captain back, and {town1} will have to say where the body is.',
        'v=2',
      ],
      '{faction1.s} will buy silence, body and all. Then {land} has a saint with an owner, and the prices go up.',
    ],
  },
  {
    id: 'lending',
    levels: [1, 10],
    tones: ['grim', 'horror', 'heroic', 'intrigue'],
    words: [
      'fey',
      'stolen',
      'slaves',
      'slave',
      'mine',
      'mines',
      'time',
      'young',
      'labyrinth',
      'prison',
      'portal',
      'slavery',
      'labour',
      'colony',
      'missing',
      'children',
      'exile',
      'lost',
      'return',
      'vanished',
    ],
    names: ['the Lending', 'the Away Years', 'the Levy of the Young'],
    titles: ['The Lent', 'Letters at Midwinter', 'Not a Day Older'],
    pitch: [
      '{years.s} years ago {town2} lent its young people to {town1}, for one season. Only letters came home to {town2}, all in one hand. Last night one of the young knocked in {town1}, not a day older, and asked for supper.',
      '{town2} lent {num} young people to {town1}, {years} years ago. {town1} pays for them every midwinter, but not this year. {town2} wants its people back, and is done with asking.',
    ],
    lie: [
      '{wrong.s} took the young people of {town2} abroad {years} years ago, to good places. They write at midwinter and send {good3}.',
      'Those who left {town2} with {wrong} have done so well that none of them has wished to come home. In {town2} that is said without expression.',
      '{wrong.s} built {works1}. Each house in {town1} held a share in it, and got a silver spoon.',
    ],
    effect: [
      'In {town2} the desks of those who went stay empty, in every school. The old teach {good2} to children at the others.',
      'A silver spoon counts as a title in {town1}. The {workers1} are buried with theirs.',
      'It is custom in {town2} to set the table for all who ever lived in the house. {good2.s} for the absent {good2.is} sold in spring.',
    ],
    conflicts: [
      '{body2.s} wants the accounts of {wrong} opened. {body1.s} has answered with a present of {good1}.',
      'The one who came back has been arrested in {town1} for paying with a coin that is no longer valid. There is a crowd in front of the gaol.',
      'The midwinter letters did not come. {body3.s} blames the snow, and there was none.',
      'Those who hold shares in {works1} are selling them, quietly, to {town4}.',
      'The {workers2} have stopped sending {good2} to {town1}, one cart for each of the missing.',
    ],
    parties: [
      [
        {
          open: 'wants the roads quiet until {deadline1}; it has put {guards} at every shaft and ford, and calls that road works',
          hidden: 'lets none of the lent come back before the shares are sold',
        },
      ],
      [
        {
          open: 'wants all of its people home, by any road; it lights fires on the hills at night',
          hidden: 'hides whoever follows the fires, and has two of them already',
        },
      ],
      [
        {
          open: 'wants the midwinter letters kept for history; it collects them from {town2}, next to {record3}',
          hidden: 'sees to it that nobody lays two of the letters side by side',
        },
      ],
      [
        {
          open: 'wants strong workers, and pays well for them; it asks each of them for the year of birth',
          hidden:
            'wants to learn how one can work for {years} years without growing old, and has offered more for one of the lent than {town1} paid for all',
        },
      ],
    ],
    needs: [
      [
        'wants the prisoner brought out of the gaol by the back door, tonight, and kept from talking to {body1}',
        'wants to know what is under {site1}, having signed for it every year, and pays {coins} gold pieces',
      ],
      [
        'wants a brother or a sister back, and has a drawing, {years} years old, that is now exact',
        'wants an escort for {few} old people who mean to walk to {works1} and knock',
      ],
      [
        'wants a bundle of letters carried to {town2} and burned there, unread, in front of everyone',
        'wants to be dismissed by {body3}, and for that needs a small scandal with witnesses',
      ],
      [
        'wants an introduction to the one who came back, and pays by the minute',
        'wants shares in {works1} bought for {faction1}, in names that are not known',
      ],
    ],
    start: [
      {
        scene:
          'In {town1}, on a wet night three weeks before {deadline1}, a young person in old-fashioned clothes knocks at the inn and asks for a family that died out long ago. {guards.s} are at the door within minutes, and {P1} whispers to the party to say that the guest belongs to them.',
        answer: [
          'The guest is one of the {num}. The family that it asks for was that of {P1}, who has changed the name.',
        ],
      },
      {
        scene:
          'The party is hired to bring the midwinter mail from {town3}. The sack for {town2} is very light, and all its letters are in one hand. {P2}, who has waited {years} years at the first milestone, asks them to open just one.',
        answer: [
          'The letter that {P2} wants opened is in the hand of {P3}, like all of them, and its ink is not a week old.',
        ],
      },
    ],
    truth: [
      '{body1.s} sent {num} of the young of {town2} under the ground at {site1}, to cut into what {works1} {works1.has} lived from ever since, for one season. The shaft was closed behind the {num}, because the yield was good and the noise below was not. They do not age there, and cannot stop, and {P3} has written their letters.',
      'The young of {town2} were handed to a power that keeps no time, for the founding of {works1}. To the {num} it has been one evening, at a dance. The power has had enough of them, sends them back one by one, and wants others from {town1} in their place. {P3} has written their letters.',
    ],
    secrets: [
      'The spoons of {town1} are cast from the belt buckles that the young people were given for the road.',
      'The one who came back was sent to {body1} to ask whether the debt is paid, and has forgotten the question.',
      ['On quiet nights one can hear tools at work, from below, at {site1} in {town1}.', 'v=1'],
      ['On quiet nights one can hear dance music at {site1} in {town1}, {years} years old.', 'v=2'],
      'A third of {body2} had a child among the lent, and was paid by {body1} for the vote.',
      '{P4} has had one of them in a cellar in {town4} for a week. That one has begun to age, a year a day.',
    ],
    steps: [
      [
        '{body1.s} has {site1} filled with rubble, and the rubble is gone in the morning',
        'two more come back, and are taken off the road to {town2} by {guards}',
      ],
      [
        '{faction1.s} owns most of {works1}, and sends people down to look',
        '{body2.s} marches to the gaol of {town1}, old people and children, and they are let through',
      ],
      [
        '{P3} writes one last letter to {town2}, with the truth in it, and it is read aloud in the wrong house',
        '{body1.s} asks {town4} if it would lend some of its young people, for a season',
      ],
      [
        [
          'At {deadline1} all of them come up at once, not a day older. Nobody has told them, {town1} has its gates shut, and they have {years} years of hammers in their hands.',
          'v=1',
        ],
        [
          'At {deadline1} the young people come home all at once, dancing, not a day older. {town1} has its gates shut, and by morning it dances, too, and cannot stop.',
          'v=2',
        ],
      ],
    ],
    ends: [
      [
        'The lent can be fetched. Someone has to take up their tools, for an hour, while the others run; {P1} would, and so would most of {town2}.',
        'v=1',
      ],
      [
        'The power accepts a dance instead, of the same length, if it is better. It is to be held at {works1}, and it must not stop.',
        'v=2',
      ],
      'If {town1} is told, some bring their spoons to {town2} that same night. Others bring torches to {site1}.',
      'The lent are {years} years too young for their own families. {P2} has an idea of what to do about it, and needs land from {town1}.',
    ],
  },
  {
    id: 'cure',
    levels: [1, 10],
    tones: ['grim', 'horror', 'intrigue', 'heroic'],
    words: [
      'fever',
      'doctor',
      'doctors',
      'healers',
      'alchemist',
      'alchemists',
      'potion',
      'infection',
      'mutants',
      'sickness',
      'plague',
      'disease',
      'cure',
      'medicine',
      'healer',
      'sick',
      'poison',
      'epidemic',
      'pestilence',
    ],
    names: ['the Grey Winter', 'the Fever Year', 'the Long Cough'],
    titles: ['The Price of the Cure', 'The Grey Winter', 'Seven Drops'],
    pitch: [
      'The fever has come back to {town2}, {years} years after {wrong}. The only cure is made in {town1}, by the drop. Somebody in {town1} is counting those drops very carefully, and it is not a healer.',
      '{wrong.s} killed a third of {town2} before {town1} found the cure, and sells it by the drop. Now the fever is back in {town2}, the price has doubled, and a healer has been found dead with a full flask.',
    ],
    lie: [
      '{wrong.s} came with a ship, out of nowhere, and {body1} found the cure after a long search. Its portrait hangs in every sickroom.',
      'In {town2} {wrong} took one in three. The rest were saved by {town1}, and are reminded of it when {good2} is priced.',
      'The cure is made in {town1}, by a secret known to three people. So {wrong} taught all of {land} to be polite to {town1}.',
    ],
    effect: [
      'Everyone in {land} takes seven drops in autumn. Who has had them wears a pin, and without it there is no work at {works1} or {works2}.',
      'In {town2} they do not shake hands. The {workers2} touch elbows, and mean it kindly.',
      'Houses with the fever hang out a white cloth. In {town3} it is the neighbours who do that for you.',
    ],
    conflicts: [
      '{body1.s} sells the drops for {good2} only, so {town2} works for its medicine, and sells nothing else any more.',
      [
        'There is no fever in {town4}. It takes no drops, does not say why, and {body1} has stopped the road for its {good4}.',
        'v=2',
      ],
      'Healers from {town3} want to boil the drops down and see. {body3.s} has forbidden it, having been paid to.',
      'Flasks are stolen on the road to {town2} and sold in {town1}. {faction1.s} calls that a second harvest.',
      'In {town2} {num} people share the drops of {few}. {guards.s} have been sent to see that they do not.',
    ],
    parties: [
      [
        {
          open: 'wants every drop paid for, and the recipe kept at {site1}; it sends inspectors with small scales',
          hidden: 'decides each autumn how sick {land} is going to be',
        },
      ],
      [
        {
          open: 'wants the recipe, and has stopped asking; it trains nurses',
          hidden: 'trains burglars as well, and people who can hold their breath',
        },
      ],
      [
        {
          open: 'wants healers who are properly examined; it examines each one in {land}, and fails the curious',
          hidden: 'wants its old report on {wrong} to stay unread in {record3}',
        },
      ],
      [
        {
          open: 'wants nobody to go without medicine; it lends money for it, and takes a small piece of {works2} as a pledge',
          hidden: 'wants the fever to last, and has the papers for the rest of {works2} ready',
        },
      ],
    ],
    needs: [
      [
        "wants a dead healer's flask found before anyone drinks from it, and pays {coins} gold pieces",
        'wants one cartload of drops to reach {town2} whole, in spite of {faction1}, and in spite of some of {body1}',
      ],
      [
        ['wants {few} children taken over the border to {town4}, where nobody falls ill', 'v=2'],
        'wants a way into {site1}, and has a plan with one hole in it',
      ],
      [
        'wants a report read by a healer from abroad, who must not be seen with it in {town3}',
        'wants to know who else has asked for the papers of that winter, and if they are still alive',
      ],
      [
        'wants the party to taste something, for good money, and to write down the dreams',
        'wants a debt for medicine collected in {town2}, and sends a cart for the furniture',
      ],
    ],
    start: [
      {
        scene:
          'The party shares an inn in {town2} with a healer who means to tell all of {town1} something at {deadline1}. In the morning the healer is dead, a full flask in the hand, and {town2} hangs out white cloths. {P2} takes the flask before {guards} come, gives it to the party and says: "Not a drop of it, and find out why."',
        answer: [
          [
            'The healer was smothered by an agent of {body1}. The flask holds water from {works1}, and the fever with it.',
            'v=1',
          ],
          [
            'The healer was smothered by an agent of {body1}. The flask holds drops of this autumn, boiled down: enough to make all of {town2} ill.',
            'v=2',
          ],
        ],
      },
      {
        scene:
          'On the road to {town1} a cart of medicine lies overturned, three weeks before {deadline1}, with its guards dead, and not of the fever. {P1} has ridden after it alone, and offers the party {coins} gold pieces to bring what is left to {town2} before the night.',
        answer: [
          'The guards were killed by people of {body2}, who wanted one flask to copy, and have it. The rest is whole, and their tracks lead to {town2}.',
        ],
      },
    ],
    truth: [
      'The fever comes from {works1}: it is in the water that runs from there to {town2}. {body1.s} has known since {wrong}, and sells the antidote to its own poison by the drop. To work without the poison would cost {town1} one season. {P3} has the report that says so.',
      'The drops of {town1} once were a real cure, and ended {wrong} in a month. The drops that {town1} sells now carry the fever themselves, in a small dose: those who stop taking them fall ill. Only {town4} never began. {P3} has the report; {P1} was told on taking office, and takes the drops.',
    ],
    secrets: [
      '{P3} has written to {few} healers, and only one of the letters arrived. The others lie at {site1}, opened.',
      [
        '{P4} is immune, like all of {town4}, and could prove within a week what that means.',
        'v=2',
      ],
      'Of the three people who know the recipe two are dead, and the third is a {worker1} whom nobody has thought to be polite to.',
      'The list of who will be sick this autumn is at {site1}, with sums. {body2.s} is on it, name by name.',
      [
        '{P2} stopped taking the drops a year ago, gave them to a child, was ill for {days} days, and has been well since.',
        'v=2',
      ],
    ],
    steps: [
      [
        'the price of the drops is doubled, and {town2} pays with {works2}',
        'white cloths hang in {town3}, and {body3} closes the road to healers',
      ],
      [
        'the burglars of {body2} get into {site1} and out again, with the wrong flask',
        '{faction1.s} opens an office in {town2}, with beds, pledges and a notary',
      ],
      [
        '{P3} reads the report to one healer, and both are ill in the morning',
        '{guards} go through {town2} and look for pins',
      ],
      [
        'By {deadline1} {crowd} are sick, {town2} belongs to {faction1}, and {body1} has begun to name its price to {town3} as well.',
      ],
    ],
    ends: [
      [
        'If {works1} {works1.is} stopped for a season, the fever ends by itself. {town1} then has nothing to sell, and knows it.',
        'v=1',
      ],
      [
        'Those who stop taking the drops are ill for {days} days, and then free of it. {land.s} needs {few} hundred beds, and someone whom {town2} believes.',
        'v=2',
      ],
      'The report can be printed. By evening {body1} has fled, and by night there is a fire at {works1}, with people in it.',
      '{P1} would give up the recipe in return for a trial in {town4} and not in {town2}.',
    ],
  },
];
