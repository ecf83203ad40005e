import type { SettingStory } from './setting-story-type.ts';

/** Settings of the size of realms, for levels from 10. */
export const settingStoriesOfRealms: readonly SettingStory[] = [
  {
    id: 'moored-moon',
    pronouns: { P1: 'she' },
    levels: [12, 20],
    tones: ['heroic', 'grim'],
    words: ['moon', 'sky', 'stars', 'tides', 'falling', 'silver'],
    title: 'The Moored Moon',
    pitch:
      'The empire of {land} has harpooned a moon. It hangs over {town1} on nine chains of starmetal, and is mined for its silver. Each month it comes a little lower. {town2} has lost its coast to the tide, and from the dark side somebody has begun to answer the drills.',
    party:
      'The party is among the dozen people alive who could get up there without the lift. Four capitals court it. {P1} offers a title, and {P2} only shows it the water line on a nursery wall.',
    truths: [
      'The moon over {town1} covers a third of the sky. Noon lasts an hour there, and plants are grown by lamp.',
      'Its silver is weightless, and pays for the fleets, the roads and the bread of thirty million people.',
      'The tide at {town2} is sixty feet. Twice a day a million people climb, with their furniture.',
      'Werewolves in {land} do not change back. There are four hundred thousand, they have a quarter in {town3}, and they vote.',
      'Spells of divination that look up see an eye. The college in {town4} has stopped publishing on it.',
      'In three weeks the tenth chain is to be shot, and the moon brought down to where ships of the line can dock at it.',
    ],
    regions: [
      '{town1} is the capital, eleven miles of marble in the shadow of the moon. In {town1} people of rank have their own daylight, in a cage, and are greeted by it.',
      '{town2} was the greatest port of the world and stands on stilts. The bell of its cathedral is rung by the water.',
      '{town3} forges the chains, in a crater, with bound fire giants as smiths. The army is quartered there, facing inward.',
      '{town4} has the college, the lenses and the maps of the other side, which show a city.',
    ],
    factions: [
      [
        'the Lunar Board',
        'wants the tenth chain; it pays a dividend of a hundred in the hundred, and everyone in {land} has a share',
        'has known for three years that the orbit does not hold',
      ],
      [
        'the Drowned Diet',
        'wants the chains cut, all of them at once, and has a fleet of 600 ships below {town1} to say so',
        'has a dragon turtle, which is under contract until the next high tide',
      ],
      [
        'the Crater Guard',
        'wants pay, in silver that does not float off; it has closed {town3}',
        'has been asked by its own smiths to look the other way, on one night',
      ],
      [
        'the College of Lenses',
        'wants to talk with those on the dark side, and has built a lamp for it, a mile across',
        'has had an answer for a year: "Let go, please"',
      ],
    ],
    conflicts: [
      'The ninth chain has a crack, and a city of 90,000 lies below it. {P1} has forbidden anyone to look up.',
      'The fleet of {town2} will sail into the shadow at next low water. In {town1} the guns have been loaded with moon silver, which nobody has ever fired.',
      'A wolf has been elected to the Lunar Board. {town3} will not have it, and the wolves, who do the night shift on the chains, have downed tools.',
    ],
    people: [
      [
        'president of the board',
        'wants an engineer fetched back who is up there and who has stopped answering; she can name a price, or {pay} gold pieces',
        '{P1.name} looks up at nothing, ever, and sits under a canopy at home.',
        'cuts a chain with {P1.their} own hands for a night in which the children can see stars',
      ],
      [
        'admiral of the drowned coast',
        'wants the nine anchors mapped, from inside, before the tide that takes the cathedral',
        '{P2.name} measures every room by eye for how high one could climb in it.',
        'would wait one tide for a board member who will stay at {town2} through it',
      ],
      [
        'fire giant smith',
        'wants a true name struck off a chain, and would owe the party one thing of iron',
        'The smallest tools look large on {P3.name}, and are held like eggs.',
        'holds a chain alone, for an hour, for anyone who keeps a promise to a giant',
      ],
      [
        'dean of lenses',
        'wants a letter taken to the dark side, with gifts, by people who can breathe nothing for a day',
        '{P4.name} sees only with the left eye now, and only at a distance.',
        'publishes everything if one of the ones up there will sign it',
      ],
    ],
    places: [
      [
        'The Ninth Anchor',
        1,
        'the chain goes into the bedrock here, link after link as large as a church, and {P1} has had it wrapped in flags',
        [
          'Under the flags the link is stretched to the thickness of a mast. It has a week, if no one shouts.',
          'Under the flags the link is being let out from above, with great care, by something that has untied the other end.',
        ],
      ],
      [
        'The Dark Side',
        4,
        'it can be reached with a plane shift, a week in the lift, or a very good horse; {P4} pays for each',
        [
          'A city stands there, in perfect order, of people as thin as reeds (use dao without their grudges). They are evacuating it by hand, downward, into the core.',
          'A city stands there, empty. In the middle of it lies a second eye, closed.',
        ],
      ],
      [
        'The Stair of Tides',
        2,
        'a million people go up it and down it twice a day, with {P2} last',
        'In the wall of the lowest landing, dry for an hour, is the contract for the first chain. It was sold to the empire, by a coast that needed silver for a wall.',
      ],
    ],
    start: [
      'The party is at a reception in the shadow of the moon when a rope ladder unrolls from the sky, eleven miles long, into the middle of the dance floor. Down it comes an engineer of {town1}, frozen to the rungs, with a note in the mouth. {P1} holds out a hand for it, and so does {P2}.',
      [
        'The note says: "They have offered to move. They only ask for a month." It is signed by two hundred miners.',
        'The note says: "It is not a moon. Do not drill the white part." The hand gets worse toward the end.',
      ],
    ],
    openings: [
      [
        'The wolves of {town3} ask the party to howl with them, once, from the top of the crater, and pay in names of spies.',
        'It is answered, from above. The party will be able to hear which words the wolves leave out.',
      ],
      [
        '{P3} asks for one link to be stolen, that of the sixth chain, by {days} nights from now.',
        "It has the name of the giants' king on it. Without that link they are free, and the sixth chain is slack.",
      ],
    ],
    truth: [
      'People live in the moon. They were on their way home when it was harpooned, and steer it by weight: {land} has been cutting away the ballast. They hold off the fall by hand, and have lost a third of their own for it. With the tenth chain it comes down on {town1}, and everyone in the lift will hear them say that they are sorry.',
      'It is an egg. It was laid in the sky before there were people, the silver is its shell, and the chains have kept it warm. It will hatch three weeks from now, in the shadow, over the largest city in the world, and it will take the first thing it sees for its mother.',
    ],
    secrets: [
      'The dividend has been paid out of the pension fund of {town2} since the spring. {P1} has signed it.',
      [
        'The people of the moon have nine pilots left. If nine on the ground unhooked their chains at the same breath, those could still bring it round.',
        'The eye has followed one person for a year, on every walk: the dean. That is the only one who ever looked back.',
      ],
      'A red dragon of great age has bought up all shares that {town3} has sold. It would like to sit on it.',
      'The chains hold by an oath of the fire giants. The oath ends with the empire, and not a day earlier.',
    ],
    steps: [
      'the ninth chain sings for an hour, and all the glass in {town1} breaks',
      'the fleet of {town2} enters the shadow, and the guns go off upward',
      [
        'the lift comes down full of thin dead people, arranged with great respect',
        'the shell cracks above {town4}, and a light comes through that has no colour yet',
      ],
      'The tenth chain is shot, and it comes.',
    ],
    ends: [
      'Nine anchors, one breath: it needs a person at each whom the one beside trusts. {P3} takes one, {P2} one, and one of them will be a wolf.',
      [
        'If it is to leave, {land} will be poor by the evening. Someone has to tell thirty million shareholders at noon, in {town1}, with a wolf on each side.',
        'If it must hatch, it should see somebody kind. It will love whoever it sees, it will be eleven miles long, and it will do as it is told for a thousand years.',
      ],
    ],
  },
  {
    id: 'hollow-crusade',
    pronouns: { P2: 'she' },
    levels: [10, 18],
    tones: ['horror', 'grim'],
    words: ['crusade', 'army', 'soldiers', 'return', 'doubles', 'veterans', 'march'],
    title: 'The Army That Came Home',
    pitch:
      'Sixty thousand went on crusade from {land} and were mourned. Now they are marching home along the coast road, in step, singing, with all their wounds healed. They are kind, they remember everything, and none of them eats. {town1} has to open its gates, or not.',
    party:
      'The party fought beside them once, in another war, and would know them. The crown has it ride out to meet the column, with a list of questions by {P1}, and the mothers of {town2} with another one.',
    truths: [
      'Sixty thousand and eleven left, three years ago, under the white banner. Sixty thousand and eleven are on the road.',
      'The column does twenty miles a day, by day and by night. It has never broken step, not in rivers.',
      'In {town2} every house has laid a place. The fields have been left fallow there since they went, for want of hands.',
      'Detect Magic, holy water and Speak with Dead say the same of each: a living person, in excellent health, and glad.',
      'The high priest of {town3} was at the front when it went out, is at the front now, and has asked for the cathedral to be made larger.',
      'They will be at {town1} in three weeks, on the day of the feast of all souls.',
    ],
    regions: [
      '{town1} is the royal city, behind nine walls, with a regent who is fourteen and has two fathers on the road.',
      '{town2} is a county of widows. They have learned to plough, to shoe and to govern, and have a great deal to explain.',
      '{town3} is the holy city. Since spring the bells there have been ringing at the hour at which the column changes its song.',
      '{town4} has the ports, and the ships that took the army out. None of the crews has slept on land since.',
    ],
    factions: [
      [
        'the Regency',
        'wants the gates of {town1} kept shut until someone is sure, and pays for proof of either kind',
        'has a plan to flood the coast road, with sixty thousand on it',
      ],
      [
        'the Laid Tables',
        'want their people home, whatever they are; they have 200,000 on the way to the column, with bread',
        'have had {num} of them home already, in secret, as a test, and have stopped counting the neighbours',
      ],
      [
        'the White Banner',
        'wants to be received, forgiven, and shown to its beds; it halts for anyone who has a question',
        'has a place in the ranks for everybody, and shows it to them at night',
      ],
      [
        'the Ferrymen',
        'want never to be asked; the captains of {town4} have bricked up their own doors',
        'took back eleven passengers a year ago, and set them ashore in {town1}',
      ],
    ],
    conflicts: [
      'A vanguard of nine has come to {town2} on foot, to help with the harvest. They do the work of ninety. A dog that bit one of them is very gentle now, and hums.',
      'The regent has forbidden the feast of all souls. {P3} has announced it for {town1}, from the saddle, for sixty thousand.',
      'A general of {town1} has ridden out to his son with a dagger, to make sure. He is now in the eleventh rank, on the left, and sends his love.',
    ],
    people: [
      [
        'lord questioner',
        'wants one of them brought in, alive and alone; it has been tried four times, and the escort came back in step',
        '{P1.name} answers each question with the one that should have been asked.',
        'opens the gates for one question that neither kind could have been taught',
      ],
      [
        'countess of the ploughs',
        'wants it to be him, and pays {pay} gold pieces to be told that it is not, if it is not, by somebody who looks at her',
        "{P2.name} has a man's coat on and a sickle in the sleeve.",
        'turns 200,000 people round with one word, and will say it for the truth',
      ],
      [
        'high priest',
        'wants the party to walk with the column for a night, in the place that is kept for it',
        '{P3.name} lays a hand on each shoulder, and it gets heavier.',
        'stumbles at a hymn that was written after they left',
      ],
      [
        'harbour mistress',
        'wants the log of one ship burned by someone who has not read it',
        '{P4.name} knocks on wood with the left hand, and waits for it to be echoed.',
        'gives up the log to a person with salt on the boots and no shadow of a doubt',
      ],
    ],
    places: [
      [
        'The Coast Road',
        3,
        'one may walk beside the column as long as one likes; {P3} gives up the horse to tired children',
        [
          'Where they have marched nothing has been trodden down. They do not weigh anything.',
          'Where they have marched there is blood in the footprints. They are on their last strength, and are holding each other up.',
        ],
      ],
      [
        'The Quay of the Eleven',
        4,
        'eleven pairs of wet boots stand there, at which {P4} does not look',
        [
          'Those eleven are the only ones who came back alive. They live in {town1}, in a cellar, behind a mirror.',
          'Those eleven came first, a year ago, and were not alive. By now there are 9,000 such people in {town1}, in good positions.',
        ],
      ],
      [
        'The Larder of {town1}',
        1,
        'the city has laid in food for a siege, and {P1} has the keys',
        [
          'It has been put down as full for a year. It is full, as they would have noticed who eat from it.',
          'It is untouched, in a city of half a million. Somebody there has not been eating, and it is not those on the road.',
        ],
      ],
    ],
    start: [
      'The party is on the wall of {town2} at dusk when the column comes over the hill, with lamps, singing a cradle song in sixty thousand voices. It halts at a stone\'s throw. One steps out of the ranks, an old friend of the party, two years dead, and says: "You owe me a silver piece." It is true. {P2} asks what they want to do, and gives them until the end of the song.',
      [
        'The friend died, in a ravine, and knows it. What wears him keeps its promises, and it has promised him to ask for the coin. He would like to be let go.',
        'The friend is alive, starved and desperate. They march and sing because, if they stop, those who hunt them by their silence catch up.',
      ],
    ],
    openings: [
      [
        'A boy in {town1} says that his mother came home a year ago and has been nice ever since. He would like to be told that this is normal.',
        'She is one of the first eleven, or of those who came through them. She has not slept, and listens at his door.',
      ],
      [
        'The ferryman who has the log asks the party to kill him, at sea, where it cannot come up through the floor.',
        'He brought back what should not have been let on board, for a fare of eleven gold coins; they are still cold.',
      ],
    ],
    truth: [
      'They all died, in one night, in a valley on the other side of the sea. What lived there had never met people; it was moved by how much each of them wanted to go home, and is carrying them. It means to keep every promise that they made. When all are in bed it will lie down with them, on everybody, and it does not know what it weighs.',
      "They are the real ones. The crusade was taken in the valley by things that wear a face, and fought its way out. The things have sent their own ahead, with the ferrymen, to be home first: in {town1} it is the court, the gate guard and {P1}'s own clerks who doubt the army loudest. The real ones do not eat, since all food tastes of the valley.",
    ],
    secrets: [
      [
        'It puts a person down when the promise has been kept: a coin paid back, a child kissed, a letter read. Sixty thousand promises could be kept, by a country that knows of it.',
        'The false ones cannot sing; they move their lips. On the road they sing day and night, and in {town1} music has been out of fashion for a year.',
      ],
      'The second father of the regent is on the road, and the first one sits beside the throne. Both would die for the child, and only one of them could.',
      'The plan to flood the road was drawn by a man who was in the valley, and who is in the ranks as well.',
      '{P2} has a proof. Her husband had lost a finger in the harvest before he left, and she told nobody. She has not dared to count.',
    ],
    steps: [
      'the Laid Tables reach the column, with bread, and walk in it by evening',
      'in {town1} everyone who hums is arrested',
      [
        'houses in {town2} go quiet, one by one, and the beds in them are very tidy',
        'the sluices on the coast road are opened, at night, by a hand in a glove',
      ],
      'On the feast of all souls they are at the gate of {town1}, all of them, and knock once.',
    ],
    ends: [
      'The gate has to be opened by somebody, or held. The regent will follow the party, and whoever is wrong will have killed sixty thousand people, or half a million.',
      [
        'A night for keeping promises could be called in all of {land}, house by house. It will lie down lighter with each, and at dawn it is a wind on the coast road.',
        'If all of {town1} is made to sing, on one evening, at the windows, it will be seen who is not. After that it is street by street, with the army outside and no bread that tastes of anything.',
      ],
    ],
  },
  {
    id: 'hells-lease',
    pronouns: { P1: 'she', P2: 'she' },
    levels: [11, 20],
    tones: ['intrigue', 'whimsical'],
    words: ['hell', 'devils', 'devil', 'lease', 'contract', 'infernal', 'landlord'],
    title: 'Hell Has Been a Good Landlord',
    pitch:
      '{land} was leased to Hell for ninety-nine years, to pay for a war. The devils have mended the roads of {town1}, halved the taxes and hanged every corrupt judge. In three weeks the lease is over, the dynasty in {town2} wants it back, and most people would rather extend.',
    party:
      'The party is neutral by affidavit, and is sworn in as the inspectors of the handover: they are to state in what condition {land} is returned. Every party to the contract is allowed to show them round.',
    truths: [
      'The trains of {land}, drawn by hell horses, are on time. The fare is a copper piece, and one kind word to the driver.',
      'Nobody in {land} has been damned against his will for ninety-nine years. It is in the lease.',
      'Lawyers are gentry. In {town1} the children play at plea and answer, and bite when they lose.',
      'The royal family lives in {town2}, in exile, on one floor, with ninety-nine years of unpaid bills and a very good cook.',
      'Angels are not allowed in. There is an embassy of Heaven in {town3}, with one clerk, who has not been sent for.',
      'On the last day, at midnight, in {town1}, the keys are handed over. Breakages are to be paid for.',
    ],
    regions: [
      '{town1} is the capital and has a second one underneath, better lit. In {town1} one says "hot today" to mean that one would rather talk elsewhere.',
      '{town2} is across the border, by nine feet, and consists of pretenders, tailors and the people to whom they owe money.',
      '{town3} was a battlefield and is a garden. What grows there is watered at night, by a staff that is not listed.',
      '{town4} is where contracts are kept, in a tower with the entrance at the top. One may read anything there, and one has read it then.',
    ],
    factions: [
      [
        'the Tenancy',
        "wants its lease extended by ninety-nine years, freely, by a vote; it is fixing everybody's roof",
        'means to lose the vote, by one',
      ],
      [
        'the House Across the Border',
        'wants {land} back, with back rent, and has had the crowns pressed',
        'cannot take it back: it has sold its claim nine times',
      ],
      [
        'the Friends of the Furnace',
        'want the devils to stay; they are led by grandmothers in {town1} who remember kings',
        'have taken to hiding people who would vote the other way, with soup',
      ],
      [
        'the Embassy of Heaven',
        'wants to have been informed; its clerk stamps that',
        'has an army of forty thousand in the attic, under a sheet, for the first minute after midnight',
      ],
    ],
    conflicts: [
      'The list of breakages has {num} pages. It includes a mountain, the chastity of a bishop and the innocence of {town3}, and somebody will have to pay for each.',
      'The grandmothers of {town1} have taken the crown prince hostage, and are feeding him. He has not asked to be rescued.',
      'The roads are guaranteed only until midnight on the last day. Three neighbouring kings have armies at the border, with brooms.',
    ],
    people: [
      [
        'lady tenant',
        'wants a fair report, and no favours; she is an erinyes, has run {land} for eighty years and would like to be missed',
        '{P1.name} knows all streets by the names of those who swept them.',
        'tears up the lease for whoever reads it to the last page and asks the right question',
      ],
      [
        'queen in waiting',
        'wants to be crowned without having to live there, and offers the party {pay} gold pieces, on credit',
        '{P2.name} wears the crown only in the bath.',
        'signs whatever is true, as nobody has ever asked for it',
      ],
      [
        'clerk of Heaven',
        'wants instructions, or else to be told that none will come, by somebody of equal rank',
        'When {P3.name} is moved, all the pens in the room write the same word.',
        'would keep the sheet on for one form that has been filled in correctly',
      ],
      [
        'keeper of contracts',
        'wants page 412 found, which was eaten, and by whom',
        '{P4.name} has a paper cut on each finger and gives none of them away.',
        'knows page 412 by heart and says it in exchange for being forgiven',
      ],
    ],
    places: [
      [
        'The Tower of Contracts',
        4,
        'one climbs down into it, past ninety-nine years of small print, and {P4} asks whether one can read',
        [
          'Page 412 is missing. The edge has marks of teeth, small ones, and milk ones.',
          'Page 412 is here and blank. It is the only page in the tower that is not signed.',
        ],
      ],
      [
        'The Garden of {town3}',
        3,
        'it is open all night, and smells of roses that nobody has planted; {P3} walks there to be alone',
        [
          'The staff are the damned of the old war, who asked to be allowed to do something. There are 900,000, and they have the right to stay until the lease is over.',
          'Under the roses lies the old army of {land}, whole, asleep and in uniform, as security for the rent.',
        ],
      ],
      [
        'The Floor of the House',
        2,
        'petitioners are received here between the laundry lines, by {P2}, who is charming',
        'Nine creditors wait in nine cupboards. Each owns {land}, and one of them has horns under the hat.',
      ],
    ],
    start: [
      'On the evening on which the party takes its oath, all the lamps in {town1} turn green, and from the ground there rises a bill, on vellum, as high as a house. It is addressed to the people of {land}. {P1} is as surprised as anybody, and for the first time in eighty years she asks somebody for help.',
      [
        'The bill is from the Archduke above her. He has found out that {P1} has not collected one soul in ninety-nine years, and wants them all at midnight.',
        'The bill is forged: the nine creditors have put it together, in cupboard seven, so that {P2} has to sell a tenth time.',
      ],
    ],
    openings: [
      [
        'An old man in {town1} asks the party to break his leg before midnight of the last day, in front of a witness.',
        'Whatever is broken under the lease has to be made good by the landlord, and he wants to be young again.',
      ],
      [
        'The three kings at the border would like the party to ask for peace on their behalf. They have seen what drives the trains.',
        'They have also had letters from the House, each with an offer of the same throne.',
      ],
    ],
    truth: [
      '{P1} fell in love with {land}, in about the tenth year, and has governed it against her orders ever since, as well as she could, and hidden it in the accounts. Page 412 says that at the end the souls are to be counted. If the vote goes for Hell freely, they are all given; she is trying to make herself unpopular in three weeks.',
      'The lease ran out {years} years ago. Somebody at the tower blotted a nine. Hell has had no claim since, has kept on paying for the roads out of pure habit, and {P1} is the only devil who has noticed. She has stayed because she has nowhere else where people say good morning.',
    ],
    secrets: [
      [
        'The page was eaten by the crown prince, aged four, at his only visit. {P4} gave it to him with jam.',
        'The blot was made by {P4}, on the day of a wedding, by accident, and would bring down nine governments.',
      ],
      'The forty thousand under the sheet have been told that all of {land} is damned, and that nobody there will mind.',
      'The hell horses will work for kind words from anyone, on time, until they die. Nobody has thought of asking them.',
      'One of the nine creditors is Hell, under a hat, and would be the heir if the House died out. The cook has had an offer.',
    ],
    steps: [
      'the Tenancy raises the taxes, rudely, and {town1} sends flowers',
      'a train is late',
      [
        'an auditor comes from below, sniffs at the garden of {town3}, and does not find one scream in it',
        'the calendar in the tower is corrected by a student, who goes home and locks the door',
      ],
      'On the last evening all of {land} votes, and at midnight somebody in the attic of {town3} takes off a sheet.',
    ],
    ends: [
      'The report of the party is binding on both sides. If it says that {land} is returned in a better state than it was taken, then something is owed to the tenant, and it can be named.',
      [
        'The count at the end is of souls that belong to Hell. {P1} has one, by now, and it would be enough if it were handed over by somebody who owned it.',
        'If the lease is over, then so is everything decided since: all verdicts, weddings, names. It can be healed in one night by a parliament of grandmothers, if it is called before the sheet comes off.',
      ],
    ],
  },
  {
    id: 'auction-of-world',
    pronouns: { P2: 'she', P3: 'she' },
    levels: [13, 20],
    tones: ['intrigue', 'grim'],
    words: ['auction', 'planes', 'genie', 'genies', 'debt', 'empire', 'bankrupt'],
    title: 'The Great Auction',
    pitch:
      'The empire of {land} is bankrupt, and its creditors are not of this world. On every door in {town2} there is a lot number this morning. Genies, archfey and things with lawyers have come to {town1} to bid on cities, rivers and names, and the viewing lasts for three weeks.',
    party:
      'The party is not in the catalogue. No lot number has come up on their doors, because they own nothing that the empire ever gave them, and so they may bid, look into books, and be bribed.',
    truths: [
      'All of {land} was pledged, {years} years ago, with everyone born in it until the debt is paid. It has not gone down since.',
      'The catalogue has nine volumes, and is accurate. {town2} is lot 40, and its market day is lot 41.',
      'A buyer may do with a lot as he likes. A river bought at the last viewing, in another world, was moved.',
      'Coin is not accepted. One bids years, memories, firstborn, weather, or the like in kind.',
      'The bidders are lodged in {town1}, in the temple quarter. The gods have been asked to leave, and some have.',
      "At noon, three weeks from now, the hammer falls on lot 1, which is the emperor's own word.",
    ],
    regions: [
      '{town1} is being repainted by its own army, so that it may fetch a better price. In {town1} people have begun to be polite to strangers with too many rings.',
      '{town2} has forty thousand weavers, and an efreeti merchant who already walks through and rearranges them by height.',
      '{town3} is the free port, with no number on it. Everyone who can run has run there, and it is sinking by an inch a day.',
      '{town4} has the treasury, which is empty, and the archive, which has bitten two auditors.',
    ],
    factions: [
      [
        'the Hammer',
        'wants an orderly sale, and gives tours; it has put the first snow of {land} on show',
        'takes a tenth of each bid, and eats it',
      ],
      [
        'the Throne in Receivership',
        'wants the army, the anthem and the children of officers withdrawn from the sale',
        'has a bid in on {town2}, under a false name',
      ],
      [
        "the Weavers' Subscription",
        'wants to buy {town2} itself, and collects a year of life from each who will give one, in a drum',
        'has been promised by {P2} that it will be enough',
      ],
      [
        'the Circle of Empty Shelves',
        'wants the catalogue burned; it has nine volumes to find, in {town4}',
        'has been in the archive since spring, and has become one of its rooms',
      ],
    ],
    conflicts: [
      'A marid has offered the sea for {town3}, all of it, wherever it lies now. Four kings have sent fleets to prevent it, and they will be in the way.',
      'A regiment in {town1} has refused to salute a lot number. It has been withdrawn from the catalogue, and no one there can remember its name, or that of its dead.',
      'Two bidders have each bought the same girl in {town2}: one her voice, one her silence. They have agreed to fight for her, over the city, on the eve.',
    ],
    people: [
      [
        'auctioneer',
        'wants one lot found that has gone missing, before noon on the day: a small one, number 9,999; finders may ask for {pay} gold pieces, or be struck out of all books for good',
        '{P1.name} speaks as if it were going, going, and then it is.',
        'is bound to take any bid that has never been made before',
      ],
      [
        "weavers' spokeswoman",
        'wants to know if the drum holds enough; it is guarded by a friend, and the friend has begun to look very young',
        '{P2.name} works on while talking and unpicks it if one has lied.',
        'burns the drum to save one who is in it',
      ],
      [
        "emperor's daughter",
        'wants to be sold, as one lot, instead of all of the others, and asks to be valued',
        '{P3.name} keeps a lot number pinned to the inside of a glove, and has drawn a line under it.',
        'gives up the crown to whoever can tell her what it was spent on',
      ],
      [
        'genie of the ledger',
        'wants its own bottle, which is lot 12; it cannot bid, and it cannot lie',
        '{P4.name} smokes a little at each sum that does not come out.',
        'opens any page, once, for a party that will ask about the first one',
      ],
    ],
    places: [
      [
        'The Viewing Rooms',
        1,
        "snow, a harvest, two battles and an old man's jokes are on show under glass, and {P1} has the party admitted everywhere",
        [
          'In the last room stands an empty case, number 9,999: "One (1) doubt". It fits in a pocket.',
          'In the last room stands a case with a mirror in it, number 9,999. It shows the one who pledged it all, and it is {P1}.',
        ],
      ],
      [
        'The Drum',
        2,
        'one puts in a hand and takes it out a year older, and {P2} keeps the count on a cloth as long as the street',
        'The years are all there. An efreeti has offered to change them into something easier to carry, and the friend has signed.',
      ],
      [
        'The First Page',
        4,
        'the archive lets nobody read it who is in the catalogue, and {P4} cannot go nearer than the door',
        [
          'It says what the money was for: to buy back one child from death. It worked, and she is called {P3}.',
          'It says that the loan was never paid out. The empire has been paying for {years} years for a sum that was not lent.',
        ],
      ],
    ],
    start: [
      "The party wakes in an inn at {town2} and finds a number on every guest, every spoon and the morning, but not on themselves. In the street an efreeti as tall as the houses is walking along with a pencil. It stops at the inn, bows to the party, for they are nobody's, and asks how much they want for the view. {P2} is standing behind it with a shuttle in her fist.",
      'The efreeti fears nothing but a rival bid. It will leave {town2} alone for a day if it believes that the party is buying for somebody larger.',
    ],
    openings: [
      [
        "{P3} asks the party to break into the viewing and to steal the old man's jokes. They were her nurse's.",
        'The jokes are lot 70, and one of them is the key phrase of the treasury.',
      ],
      [
        'A bidder in grey, whom nobody has seen bid, offers each of the party a lot of their choice, for an hour in which they will not be there.',
        'It is Death, who holds the oldest claim, and would like to be outbid.',
      ],
    ],
    truth: [
      '{P3} died at six, and the old emperor pledged all he had to have her back, and had more than he knew. {P3} is alive by contract until lot 1 is sold, suspects it, and would go. But the contract says that a life is worth an empire: {P1} has to accept it as a bid, and only from one who has one.',
      'There never was a loan. {P1} came to a frightened emperor with a paper and a story, and the bidders have believed it as well: nine courts of nine worlds have been paid in shares of nothing. If it comes out before the hammer, they will turn on the Hammer; if it comes out after, they will turn on {land}.',
    ],
    secrets: [
      [
        'Death would take {P3} back as she is, and cancel the rest; it has been said to the party in grey, and it is her that it should be said to.',
        'The doubt of lot 9,999 was stolen by the archive, which wanted somebody to come and have it.',
      ],
      "{town3} is not sinking by itself. It has a number too, which was painted over, and is worth more with all of {land}'s runaways in it.",
      'The gods who left are bidding, through a servant, for the lot "prayers, unanswered". They would rather that it were never opened.',
      'The genie {P4} wrote the catalogue and has hidden one error in it, on purpose, as it could not lie: page 40 says "{town2}, and all who love it", and that is more than a city.',
    ],
    steps: [
      'lot 3,011 is sold early, and no one in {land} can whistle any more',
      'the efreeti has {town2} arranged by height, and the ones in the middle are told to smile',
      'the fleets of four kings and the sea of the marid meet off {town3}',
      'At noon the hammer goes up over lot 1, and everything that was promised in {land} waits for it to fall.',
    ],
    ends: [
      'Anyone without a number may bid. Those who love {town2} are in lot 40, wherever they live; a bid by all of them at once would be the largest that was ever made, and each would owe one year.',
      [
        'A life for an empire is the price on the first page. {P3} can be bid by herself, or be redeemed by the life of one who has an empire; and there are one or two among the bidders, if they could be brought to want something that much.',
        'The page can be read aloud from the desk, before the hammer, to nine courts that have been cheated. It will be a short war and it will be in {town1}; the party chooses who has been got out.',
      ],
    ],
  },
  {
    id: 'third-wish',
    pronouns: { P3: 'she', P4: 'she' },
    levels: [11, 20],
    tones: ['whimsical', 'heroic'],
    words: ['wish', 'wishes', 'genie', 'djinn', 'lamp', 'king'],
    title: 'The King Has One Wish Left',
    pitch:
      'The king of {land} found a lamp, and has one wish left. He has had it for {years} years, and no war, tax or sermon in eleven countries is decided without a thought to it. Now he has a cold, {town1} holds its breath, and he has been heard to begin a sentence with "I wish".',
    party:
      'The party has been made Masters of the Royal Conversation: one of them is to be with the king at all times, and to interrupt. It is the best paid post in {land}, and the last holder was turned into something.',
    truths: [
      'The first wish was for gold, and {town2} still cannot be ploughed. The second was to undo it, as the king says, and he will not talk about it.',
      'In {town1} no one says "if only". It is a fine of ten gold pieces, and for actors it is twenty.',
      'Eleven ambassadors live at court, and all of them bring soup.',
      'The king has not gone to war for {years} years, because no one dares to make him lose his temper.',
      'Scholars in {town4} have worked out the perfect wish. It has {num} thousand words, and no comma may be forgotten.',
      'In three weeks the king is seventy, will be given presents, and hates it.',
    ],
    regions: [
      "{town1} is happy, by order, and padded at the corners. In {town1} people finish other people's sentences quickly.",
      '{town2} is gold: the streets, the wheat, a few of the slower cows. It imports everything, and weighs a great deal.',
      '{town3} is the city of embassies, soup kitchens and spies who can cook. An insult there is called a breeze.',
      '{town4} has the college of wording, with a chair for "and" and two for "or", which do not speak.',
    ],
    factions: [
      [
        'the Warm Soup',
        'wants the king in good health and of no opinion; eleven ambassadors pay for it',
        "has taught the king's parrot a different word",
      ],
      [
        'the College of Wording',
        'wants the wish to be made, once, perfectly, from the page; it has asked for a week without noise',
        'has a clause on page 900 in favour of the college',
      ],
      [
        'the Golden Commons',
        'want {town2} back as it was, mud and all; they throw wheat, which hurts',
        'have had the second wish translated, and it undid nothing',
      ],
      [
        'the Lamp Wives',
        'want their cousin set free; they are a delegation of nine djinn, who live in the fountain',
        'will wait for the birthday, and then for nothing',
      ],
    ],
    conflicts: [
      'The king\'s parrot has said "peace", "salt" and "the left bank" in one breath, and three armies have moved.',
      'Someone has let the king read a sad novel. {P1} has the author under arrest, and the author has an idea for the end.',
      'A cow in {town2} has mooed. It is the first to do so for {years} years. {P3} wants it seen by nobody and the College wants it dead.',
    ],
    people: [
      [
        'chamberlain',
        'wants the king made content by somebody who does not want anything, for three weeks, at {pay} gold pieces',
        '{P1.name} hums over dangerous words.',
        'says what the second wish was if the king has fallen asleep',
      ],
      [
        'professor of wording',
        'wants a comma back that was stolen from page 14, since without it everyone in {land} will have one leg',
        '{P2.name} talks in footnotes, and points down for them.',
        'burns the page for one sentence that is better',
      ],
      [
        'gold farmer',
        "wants one acre of mud, and would give her barn for it, at today's price",
        '{P3.name} weighs what she is given in the hand, out of habit, people too.',
        'forgives the king once he has ploughed',
      ],
      [
        'queen',
        'wants an evening out, in a mask, among people who are saying what they like',
        '{P4.name} answers before one has spoken, and smells a little of lamp oil.',
        'does whatever is asked of her without the word',
      ],
    ],
    places: [
      [
        'The Quiet Apartments',
        1,
        'the king receives at two, in slippers, and {P1} sits by with a gong',
        [
          'The lamp stands on the night table, in use, as a lamp. It has been rubbed thin by one thumb.',
          'The lamp is locked in nine boxes. It is a teapot.',
        ],
      ],
      [
        'The Gold Fields',
        2,
        'the wheat rings when the wind blows, and {P3} sells earplugs',
        'In the middle a circle has turned back to earth, an ell wide, where a child has cried. It grows with every tear that is not for show.',
      ],
      [
        'The Hall of the Page',
        4,
        'the wish lies on a table of ninety yards, and {P2} walks along it in socks',
        'On page 900 there is the clause. On page 901, in a hand that {P2} does not know, stands: "or else what would make her happy".',
      ],
    ],
    start: [
      'At a banquet in {town1} the king sneezes, sighs, looks at the fish and says: "I wish". Eleven ambassadors drop their spoons, the chamberlain misses the gong, and the party is nearer than anybody. Afterwards, under the table, {P4} catches one of them by the sleeve: "Thank you. Now get me out of here before he finishes it."',
      [
        'He was going to say "I wish she would look at me". It would have had to be obeyed, and she is the one who obeys.',
        'He was going to say "I wish somebody would ask me". He says it every night, to the wall, and nothing has ever happened, which he knows.',
      ],
    ],
    openings: [
      [
        'The author of the sad novel asks to be smuggled one lead pencil, and a happy thought.',
        'The last chapter is about a man with a lamp. The author was the last Master of the Royal Conversation, and is a hedgehog.',
      ],
      [
        'Nine djinn in the fountain invite the party to be the judges in a small contest of storms.',
        'They are training. On the birthday they mean to take the palace home, with all who are in it, and look for their cousin later.',
      ],
    ],
    truth: [
      "The queen is the genie. The king's second wish was that she should stay, he was young and did not think, and she has been bound to him for {years} years. He understood it the morning after. He keeps the third so that no one else can have it, and has never dared to use it to set her free, since then she would go. She knows. She has stayed on purpose for about twenty of the years.",
      'There is no wish left. He used it on the first evening, to see if it worked, on a sandwich. Since then he has kept eleven countries at peace by looking as if he might say something; only {P4} knows, who invented it with him, in that kitchen, laughing. He is very tired of being careful, and would like to shout once before he dies.',
    ],
    secrets: [
      [
        'A wish that is given away counts for the one to whom it is given. {P4} would not use it, and would like to be asked.',
        'The nine djinn know that the lamp has been empty since the sandwich. They think that their cousin is being hidden, and she lives in {town3} and has a shop.',
      ],
      'The gold of {town2} turns back wherever somebody weeps over someone else. The Commons have been trying it with onions.',
      'One of the eleven ambassadors has been putting something in the soup: it makes people honest.',
      'The College has practised its page on mice. There are some very well-worded mice in {town4}, and they have sent a note.',
    ],
    steps: [
      'the parrot says something about the neighbours, and a wall is built, overnight, on the wrong side',
      'the king asks the party what they would wish for, and waits',
      'the Golden Commons march on {town1}, very slowly, because of the weight',
      'On his birthday the king is given eleven soups, opens his mouth, and everybody in eleven countries hears him draw breath.',
    ],
    ends: [
      'The king can be got to plough. If he weeps over {town2}, and not over himself, it will be mud by the evening, and there is nothing he has been so afraid of as of being forgiven.',
      [
        '{P4} can be wished free by him, in front of everyone, with no guarantee. Eleven countries will then have nothing to be afraid of, except each other, and have had {years} years to get out of practice.',
        'The secret can be kept, and there has to be an heir to it: somebody who can look at a king as if about to speak. Or it can be told at the birthday, as the joke that it was, to eleven armies; it depends on how it is told.',
      ],
    ],
  },
  {
    id: 'lethe-provinces',
    pronouns: { P1: 'she' },
    levels: [13, 20],
    tones: ['horror', 'grim', 'heroic'],
    words: ['river', 'styx', 'forget', 'forgetting', 'memory', 'flood', 'oblivion'],
    title: 'The River Nobody Remembers',
    pitch:
      'A river has come up in {land} that was not there. Whoever drinks from it in {town2} forgets, and is happy. Three provinces lie along its banks already, smiling, with their doors open, and nobody in {town1} can say what the third one was called.',
    party:
      'The party has been on other planes, and has crossed such water before. {P1} hires it because they have it in their diary that she did so already, once, and that they came back without saying why they wept.',
    truths: [
      'The river is grey, has no fish and makes no sound. It runs uphill if there is somebody there to be sad.',
      'Two millions live on its banks. They sow, sing, and bury nobody. Those who die are simply not mentioned.',
      'All maps of {land} have been drawn again four times this year. In {town1} one buys them by the week.',
      'Restoration brings back what was lost for an hour. Most ask that it not be done again.',
      'Armies drink from it, in {town3}: the crown has had no deserters since, nor veterans.',
      'In three weeks it will be at the wall of {town1}, where 900,000 people carry their names on a string round the neck.',
    ],
    regions: [
      '{town1} is the capital, and writes everything down: on walls, on arms, on the dead. The wax for it costs more than bread.',
      '{town2} lies on the bank and was a court of law. The gallows there is used for beans, and they are excellent.',
      '{town3} is an armed camp, gentle, exact, and without anyone over a day old, in a manner of speaking.',
      '{town4} has the temple of the dead, whose priests have noticed that fewer come each day than die.',
    ],
    factions: [
      [
        'the Wax Office',
        'wants everything recorded before the water comes; it has half of {town1} at its desks',
        'leaves things out, and has begun to improve others',
      ],
      [
        'the Grey Cup',
        'wants {land} to drink, all of it, on one day, by choice; it carries water to the grieving, free, by the mule',
        'was founded by the generals, for whom it was cheaper than pensions',
      ],
      [
        'the Standing Camp',
        'wants orders; it is the best army in the world, and has won the same hill nine times',
        'has been given the same order by both sides',
      ],
      [
        'the Ferry of {town4}',
        'wants its dead; the priests have a barge, a lantern and a list with holes in it',
        'knows who pays the ferryman down there, and that he has gone on strike',
      ],
    ],
    conflicts: [
      'A mother from {town2} has been brought to {town1}, restored, and told what she did. There are forty petitions to hang her, one to let her drink, and it is in her own hand.',
      'The crown wants the river turned on the enemy, who are across the hills and have nothing to do with it. {P3} has the order, has carried it out, and does not know it.',
      'A dragon that lives on grudges has come down from the peaks to {town3}, and asks, politely, who it was that it hated.',
    ],
    people: [
      [
        'mistress of the wax',
        'wants the source found, and pays {pay} gold pieces; it is for the fourth time, according to the file',
        '{P1.name} reads her own arm before answering.',
        'gives up her files if she is told what is under the sleeve',
      ],
      [
        'cup bearer',
        'wants the party to sit at a bedside with {P2.them}, and then to say that it should be forbidden',
        '{P2.name} smiles with the whole face, and has a scar from ear to ear.',
        'stops carrying it for the one who knows how the scar was come by, and will tell it slowly',
      ],
      [
        'marshal of the camp',
        'wants to be told every morning, by the same voice, who the enemy is',
        '{P3.name} salutes graves.',
        'turns the army round for a name on a string in {P3.their} own hand',
      ],
      [
        'ferry priest',
        'wants to go down the river to where it comes from, with company, before the last of the holes in the list is filled with {town1}',
        '{P4.name} touches people lightly, to see if they are there.',
        'stays, and rows, if the ferryman can be relieved',
      ],
    ],
    places: [
      [
        'The Bean Gallows',
        2,
        'they eat in its shade, invite everybody, and have forgotten what the platform was for; {P2} has not',
        [
          'Under the platform there is a book of those who were hanged, innocent, by the thousand, in one summer. It was for that summer that the river came.',
          'Under the platform a spring rises out of a skull with a coin between its teeth.',
        ],
      ],
      [
        'The Landing of {town4}',
        4,
        'the dead stand in line here, hundreds of thousands, thinner each day; {P4} reads to them from the list',
        'The boat is tied up, and the ferryman is playing draughts with a child who has no coin. He says that the river has been let out at the top.',
      ],
      [
        'The Sleeve Room',
        1,
        'the Wax Office keeps what nobody may read there, and {P1} has a chair at the door',
        [
          'It has a report by the party, in four hands, of the last three times. Each ends: "She should not be told."',
          'It has the plan for a lock gate, {years} years old, with a royal seal, and her signature.',
        ],
      ],
    ],
    start: [
      'A boat without oars drifts up the main street of {town1}, on an inch of water that was not there. In it sits a person who knows each of the party by name, weeps with relief, and has not been met by any of them. "You sent me back to {town1} for help," they are told, "and said that you would not remember, and to show you this." {P1} sends everyone else away.',
      [
        'It is a knot in a string, as each of the party ties it. With it they stood at the source, and left one of their number there to hold it shut. There used to be one more of them.',
        'It is the coin of the ferryman. With it they were to have paid him, and each of them thought that another one had it.',
      ],
    ],
    openings: [
      [
        'An old soldier asks the party to tell him again how his son died. It is the eleventh time this week, and he pays each time.',
        'He goes down to the river each night, to be rid of it, and comes back for it each morning. He knows more about the water than any priest.',
      ],
      [
        'A child on the bank has made up a name for each of the missing provinces, and they are right.',
        'She was born there after the water came. She has never lost anything, and it does not work on her.',
      ],
    ],
    truth: [
      '{P1} prayed for it. In one summer {town2} hanged eleven thousand people, she signed for them, and could not live with it; a god whom nobody remembers had pity and gave her one cup. The cup has been running over since. Each time that she is told she prays again. It stops if she can bear to know.',
      'The crown dug it. {years} years ago it had a canal cut to the river of the dead, to be rid of an inconvenient war, and a lock gate put in that holds for as long as somebody is down there to be paid. The ferryman has not been paid since, as no one who knew of it knows. What comes up now is what he is not rowing.',
    ],
    secrets: [
      [
        'It cannot cross a line of people who are all thinking of the same dead person. {town1} has 900,000.',
        "The lock takes four to close, from inside. There are three in the party's report, and one who was crossed out.",
      ],
      "The dragon's grudge is a thousand years old, and names the god. It will trade it for one as good.",
      'The Standing Camp has in its baggage the diaries of all its soldiers, sealed. It is a library of 80,000 men, and they ask about it.',
      'In the Grey Cup one in nine only pretends to have drunk. They do what has to be done to the dead.',
    ],
    steps: [
      'a fourth province is taken off the maps, and its taxes are not missed',
      'the Camp takes {town3} once more, from itself',
      [
        '{P1} asks what is under her sleeve, and is told, and the river comes over the first wall',
        'the dead of {town4} have got so thin that they are breathed in',
      ],
      'It stands at the last wall of {town1}, and half of the city has brought cups.',
    ],
    ends: [
      '{land} can choose to know. It would take a day on which everyone reads their own string aloud, to someone who was hurt by it, before the water is at the door.',
      [
        '{P1} has to be told in such a way that she lives. There are eleven thousand families who could do it, and the soldier knows how one asks for it again each morning.',
        'The ferryman wants back pay: two million coins, from the eyes of people who did not know that they were dead. One of the party would have to row while it is being counted.',
      ],
    ],
  },
  {
    id: 'walking-cities',
    pronouns: { P3: 'she' },
    levels: [10, 17],
    tones: ['heroic', 'grim'],
    words: ['giant', 'giants', 'colossus', 'titan', 'walking', 'city', 'back'],
    title: 'Four Cities That Walk',
    pitch:
      'The four cities of {land} stand on the shoulders of four colossi, which walk round a dead sea and have not stopped for a thousand years. On Thursday that of {town1} stopped. In nine days {town2} will be behind it on the same path, and nobody has ever learned to turn one.',
    party:
      'The party came up the ladder of {town1} on the day on which it stopped, and is held responsible, or holy. {P1} lends it the keys to the spine. {P2} sends them a chart of what is going to happen.',
    truths: [
      'Each step is forty fathoms, and takes as long as a breath. In {land} one talks, cooks and marries to it.',
      'They walk in single file, a fortnight apart. To meet another city is a legend, with drums.',
      'Where they go there is rain, and the ground behind them is sown from the heels. Without steps there is no harvest.',
      'Nobody lives on the ground. There are ruins, bandits, purple worms, and the old road in the form of a ring.',
      'The head of each colossus is holy, closed and full of bells. In {town3} they are of the opinion that it dreams.',
      'In three weeks the storm comes that has always been behind them. No one has ever waited for it.',
    ],
    regions: [
      '{town1} stands still. In {town1} people fall over at every step that does not come, and the cows give no milk.',
      '{town2} is the fastest, is built low and lives from spinning. It cannot brake.',
      '{town3} has the priests, the bells and the only one that has ever been seen to look back.',
      '{town4} comes last, sweeps up what the others drop, and has got rich. From its heels one can see the storm.',
    ],
    factions: [
      [
        'the Spine Council',
        'wants {town1} to walk, and would try anything; it has the smiths at the hip',
        'has put people into the joints, to push',
      ],
      [
        'the Spinners',
        'want {town1} out of the way, in pieces if need be, and have their guns carried to the knees of {town2}',
        'have an agreement with {town4} about the pieces',
      ],
      [
        'the Bell Heads',
        'want silence, and to be let into the head of {town1}, alone',
        'have heard it say a word',
      ],
      [
        'the Sweepers',
        'want everybody to be patient; they buy roofs in {town1} at a tenth',
        'have known that the storm follows the last one, and have something with which to make another one the last',
      ],
    ],
    conflicts: [
      'Sixty thousand want to leave {town1} by the one ladder. The bandits below sell places in the queue, and {P1} has had it cut once already.',
      'The priests of {town3} have turned all their bells toward {town1}, and ring. It has lifted a finger. A street was on the finger.',
      'The Spinners have asked {town2} to vote on jumping. It would need to be everybody, at the same time, forward.',
    ],
    people: [
      [
        'keeper of the spine',
        'wants the party to climb down inside as far as the heart, and pays {pay} gold pieces, and the freedom of four cities',
        '{P1.name} still sways.',
        'opens the head to whoever can say why it stopped, without a god in the answer',
      ],
      [
        'pilot of the second city',
        'wants somebody at the ear of {town2} in nine days, with something worth hearing',
        '{P2.name} has never stood on anything that did not move and is sick in {town1}.',
        'throws the guns off for half a degree to the left',
      ],
      [
        'bell mother',
        'wants the word that was said kept among the four who heard it',
        '{P3.name} has stopped up her ears with wax, and answers with her hands.',
        "says it aloud to one who is holding the colossus's hand",
      ],
      [
        'chief sweeper',
        'wants to buy whatever the party finds down there, unseen',
        '{P4.name} walks backward by preference.',
        'breaks with the council for a look at the storm from nearby, which cures anyone',
      ],
    ],
    places: [
      [
        'The Heart of {town1}',
        1,
        'one goes down eleven hundred steps in the dark, toward a beat, and {P1} comes along as far as the lungs',
        [
          'The heart is sound. Between two ribs there is a splinter of iron as large as a tower, of the make of {town4}.',
          'The heart is sound and beats faster when the party comes in. It is afraid.',
        ],
      ],
      [
        'The Tread',
        2,
        'the heel of {town2} can be boarded as it passes, if one is quick; {P2} has done it once',
        'In the sole there are carved, worn nearly flat, the words of an order: to go round, until they have been forgiven.',
      ],
      [
        'The Last Heel',
        4,
        'one looks out from it at the storm, and {P4} charges for the telescope',
        [
          'There is an anchor behind {town4}, on a chain, going off into the storm, and something is being drawn along.',
          'The storm is a fifth one. It has no city on it, it is weeping, and it has been calling the same name for a thousand years.',
        ],
      ],
    ],
    start: [
      'In the middle of a feast in {town1} the step does not come. Everyone falls to the left. In the silence, for the first time in a thousand years, one can hear the wind, and then from far above, out of the closed mouth of the colossus, very slowly, one word. {P1} asks the party, as strangers, whether they have understood it.',
      [
        'The word is "ow".',
        'The word is a name. It is the one that is called from out of the storm.',
      ],
    ],
    openings: [
      [
        'A girl in {town1} has been down on the ground, for a dare, and has planted beans. She would like to be shown how one waits.',
        'They have come up. It is the first proof for a thousand years that one could live down there.',
      ],
      [
        '{P4} pays for a chest to be taken from the hip of {town1} before anyone sees it, and has an alibi for the day on which it was put there.',
        'It has drill heads, a plan and a letter to the Spinners.',
      ],
    ],
    truth: [
      '{town4} shot it. The storm takes the last one in the file, it had come within a day, and {P4} had a harpoon built, to bring the first one to a stop; by the time it has fallen behind all others, it will be the last. The colossi feel everything, and have been walking carefully for a thousand years so as not to spill us.',
      'They were five. They killed one who was dear to them, in a rage, and have been sent round her grave until they are forgiven; she has been following them for a thousand years, to tell them that they are. The one of {town1} was the first who dared to stop and listen. The others are afraid and will run it down.',
    ],
    secrets: [
      'A colossus can be spoken to, by touch, in the palm of the hand: it takes a day for a sentence. {P3} knows it and has never dared.',
      [
        'The splinter can be drawn, with the winches of {town4}, and it will scream. Everyone in {town1} has to be lashed to something.',
        'The dead one wants to touch the face of each of them, once. There are cities on the way to it.',
      ],
      'The dead sea in the middle is not dead. It has an island, with a door as high as the sky, and the ring of the road is a lock.',
      "The Spinners' vote on jumping has been counted by somebody who weighs less than the others.",
    ],
    steps: [
      'the ladder of {town1} breaks, and 400 families start living in the knee',
      '{town2} comes over the horizon, and its drums have forgotten how to be a greeting',
      'half of {town1} is carried over ropes to the heel of {town2}, as it passes, or is not',
      [
        'The shoulders touch over {town1}, and what falls goes on falling for a mile.',
        'The storm stands over {town4}, and a hand comes out of it.',
      ],
    ],
    ends: [
      'People can live on the ground. The beans prove it; if one city goes first, the others will be lighter, and {P1} has a girl who can say how one waits.',
      [
        '{town4} can be made to pull: its winches would draw the splinter, in one night, with the storm overhead, and then it has to run. All four have to, and {town2} must for once be slow.',
        'They can be held still, all four, by whoever gets into the palm of each and tells it that she has forgiven them; and then the cities will have to hold on while five giants, very carefully, put their arms round each other.',
      ],
    ],
  },
  {
    id: 'dragon-senate',
    pronouns: { P4: 'she' },
    levels: [11, 19],
    tones: ['intrigue', 'heroic'],
    words: ['dragons', 'dragon', 'senate', 'vote', 'egg', 'republic', 'parliament'],
    title: 'The Senate of Five Dragons',
    pitch:
      '{land} is a republic, with five citizens. The five are ancient dragons, who have not fought for {years} years, because they vote; the rest of us are property, and have never had it so good. Now a seat is empty. There is an egg, and it belongs to whoever brings it up.',
    party:
      'The party has been freed, ceremonially, by three dragons at once, so that it may go between lairs. Whatever it is given it owns, and it must declare it. {P1} would like it to be on the winning side, and will tell it which that is.',
    truths: [
      'A law in {land} needs three of five. Two to two, it goes to trial by fire, and nobody remembers where that city was.',
      'The dragons may not enter {town1}. They send voices: people of rank, each with a scale under the tongue.',
      'All gold is lent. A purse in {town2} has a number on it, and is counted at New Year by smell.',
      'No army has crossed a border of {land} since the first vote. Seven kings beyond them are waiting for the second two to two.',
      'The bronze of {town4}, who always voted last, was found dead in the bath, with no wound, and in human form.',
      'In three weeks is the session on the egg. It lies in {town1}, on a cushion, and has been heard to tap.',
    ],
    regions: [
      '{town1} has the senate: five high seats with nobody in them, and five low ones with people who sweat. Nothing in {town1} is made of straw.',
      '{town2} belongs to the green: a city of gardens, debts and whispering. Its libraries are free, and it reads over your shoulder.',
      '{town3} belongs to the red, and is drill grounds from wall to wall. The children there are brave, and are eaten only if they run away.',
      '{town4} belonged to the bronze. It is a port with festivals, and everybody in it is an unclaimed estate.',
    ],
    factions: [
      [
        'the Green Chair',
        'wants the egg brought up in {town2}, with books; it has a nursery ready, with one window',
        'has voted with the bronze for a century, in secret, against itself',
      ],
      [
        'the Red Chair',
        'wants the seat abolished and {town4} divided; its legions are at the ford',
        'is nearly blind, and has told nobody',
      ],
      [
        'the White and the Blue',
        'want whatever the other does not; the two share a voice, who has a nervous illness',
        'have each promised the egg to a grandchild, and it is the same grandchild',
      ],
      [
        'the Unlisted',
        'want five seats for people; they meet in {town4}, in cellars, and have never been smelled',
        'are led by somebody with a scale under the tongue',
      ],
    ],
    conflicts: [
      "The red's legions have crossed the ford to {town4}, for the protection of property. The property has built barricades.",
      'A voice in {town1} has said a sentence that was its own. It cannot be undone, it was on the budget, and it has passed.',
      'The egg has been seen by too many. A cult has formed, a price, a copy, and by now there are {few} eggs in {town1}, all warm.',
    ],
    people: [
      [
        'voice of the green',
        'wants to know who killed the bronze, before it is known that nobody did, and pays {pay} gold pieces, numbered',
        '{P1.name} says everything twice, the second time with another meaning.',
        'takes out the scale for the chance to be contradicted',
      ],
      [
        'legate of the red',
        'wants an order read out to the red, aloud, by somebody who would read what is written',
        '{P2.name} describes what there is to see, in any room, under the breath.',
        'disobeys when the red asks if anyone is there',
      ],
      [
        'nurse of the egg',
        'wants it out of the senate before it hatches, and one drop of truth about what is in it',
        '{P3.name} has burns on both palms, in the form of an oval.',
        'gives it to whoever first asks what it would want',
      ],
      [
        'widow of the bronze',
        'wants to bury a man, under the name by which she knew him for forty years',
        '{P4.name} has a great deal of jewellery, and has sewn the numbers up.',
        'stands up in the senate if she is asked as a wife',
      ],
    ],
    places: [
      [
        'The Bath in {town4}',
        4,
        'it is as it was found, with the towel still on the stool, and {P4} sits on the stool',
        [
          'He died of old age: one can see it, if one has ever seen a man of eighty. He had chosen it forty years ago, and it cannot be taken back.',
          'There is a second rim on the tub, of a dose, and a glass with the lips of a very large mouth on it.',
        ],
      ],
      [
        'The Low Seats',
        1,
        'five voices sit here at night and drink, without their dragons, and {P1} pays',
        'They have run {land} by themselves for {years} years: each tells the dragon what the others have said, and none of it is true. It has been an excellent government.',
      ],
      [
        'The Blind Lair',
        3,
        'the red receives on a plain of glass, with guards whose only task is to breathe loudly; {P2} leads the way',
        [
          'The red knows who everyone is by smell, and asks the party to describe the egg. It has never asked anybody for anything.',
          'The red keeps here {few} hatchlings of other lines, in glass, as a proof that it was once merciful. They have stopped growing and have been listening.',
        ],
      ],
    ],
    start: [
      'The party is to be freed on the senate floor in {town1}, by three voices, when the egg on its cushion rolls over, by itself, down nine steps, to the boots of one of them, and knocks. By the law of {land} it has now been given. Four voices begin to scream with pain. {P3} says: "Well, pick it up."',
      [
        'What is in it is a human child, with bronze eyes. The bronze and his wife had been told that it was not possible.',
        'What is in it has chosen. It is a gold, of which there are none, and it will be obeyed by each of the five if it ever learns to speak.',
      ],
    ],
    openings: [
      [
        'A dragonslayer of great fame asks the party for work. There is none in {land}, and he is ashamed of what he has been offered.',
        'The white and the blue have each hired him to kill the other. He has spent both fees and would prefer to die.',
      ],
      [
        "{P2} asks the party to come for dinner at the red's, to eat with good appetite, and to talk about the sunset.",
        'It has not seen one for ten years, and has the legions drawn up on every hill where somebody has said that there is one.',
      ],
    ],
    truth: [
      'The bronze became a man, for {P4}, forty years ago, for good. He died at eighty, happy, and the last one who could have made two to two into three was a clerk in a bath. The green knew, and covered it up out of love. The egg is his and hers. By law it is a citizen, and it is a girl.',
      "The green killed him. He had found out that the voices do the ruling, and meant to free all of {land}, in one vote, his being the third. The second was the red's. The red believes that it gave a promise to a friend, has waited on it for a month, and thinks that it has been forgotten because it is blind.",
    ],
    secrets: [
      'A scale under the tongue works in both directions. A voice who wanted to could tell a dragon what to feel.',
      [
        'A dragon may become human for good, once. The green has the potion on its desk, and has looked at it for forty years.',
        'The red would vote to free everybody if it were asked by the party for its own sake. It has only ever been asked for an opinion.',
      ],
      'The copies of the egg were made by the Unlisted. In each of them there is black powder, and they have been placed.',
      'The seven kings have an agreement. They will not attack as long as there is one among the five who is loved; they believe that it is the white.',
    ],
    steps: [
      'the shell cracks along one side, and all gold in {town1} grows warm',
      'the legions of the red take a street of {town4}, and are invited in to dinner',
      'two voices are found dead in the low seats, and their dragons have understood every word',
      'At the session it is two to two, and five wings are heard over {town1}.',
    ],
    ends: [
      'There is a fifth vote in the egg. It belongs to whoever has brought it up, and {P3} has said that three weeks is not nothing, if one begins today.',
      [
        'A republic of five could have a citizen with two parents, of which one was property. If it is sworn in, all of {town4} is family; it has to be carried up nine steps by its mother, past the legions.',
        'The red has to be told, before the green can answer. After that there are three votes for freedom, a war of two dragons over {town2}, and seven kings who can count.',
      ],
    ],
  },
];
