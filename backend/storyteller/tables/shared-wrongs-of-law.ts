import type { SharedWrong } from './setting-types.ts';

/** Wrongs that were done on paper: a treaty, a census, a fund of debts, a crown. */
export const wrongsOfLaw: readonly SharedWrong[] = [
  {
    id: 'treaty',
    levels: [1, 12],
    tones: ['intrigue', 'heroic', 'grim', 'whimsical'],
    words: [
      'wars',
      'truce',
      'armies',
      'kingdoms',
      'nations',
      'rivals',
      'enemies',
      'neighbours',
      'mercenaries',
      'war',
      'peace',
      'treaty',
      'kingdom',
      'politics',
      'border',
      'alliance',
      'oath',
    ],
    names: ['the Quiet Treaty', 'the Peace of Two Pens', 'the Long Truce'],
    titles: ['The Peace of Two Pens', 'The Second Signature', 'Read It Aloud'],
    pitch: [
      'A peace between {town1} and {town2} has held {land} together for {years} years. It hangs on one sheet of paper in {town3} that neither side has ever read. In three weeks {town1} and {town2} must renew it, aloud.',
      'The war between {town1} and {town2} ended {years} years ago with two signatures. Somebody has asked to see them, {town3} cannot find the key, and on both sides people are buying boots.',
    ],
    lie: [
      '{wrong.s} ended a war of eleven years between {town1} and {town2}. Every child can recite its first line, and nobody its second.',
      'There has been peace since {wrong}, and in {town1} {body1} keeps the pen with which it was signed.',
      'Two envoys made {wrong} and liked each other so well that both retired to {town3}, to live from {good3}. So it is told.',
    ],
    effect: [
      'Old soldiers of both sides draw one pension, paid in {good1}. They collect it on different days.',
      'No wall in {town2} may be higher than a rider, by the treaty. {body2.s} has built very wide ones.',
      'Every load of {good1} that goes to {town2} pays a toll "until the accounts are closed". They are still open.',
    ],
    conflicts: [
      '{body2.s} demands to see the original. In {town3} {body3} has named a day, and then another day.',
      'Veterans of both sides have begun to meet at {site2} in {town2}, in uniform, and they bring their own bread.',
      'The toll on {good1} was to end with the truce. It has not, and carts of {good1} now go round by {town4}, under guard.',
      'Somebody in {town4} is buying up captured flags, and pays for them with {good4}.',
      'Both {town1} and {town2} hold {site1} to be theirs under the treaty. Both have {guards} camped there, back to back.',
    ],
    parties: [
      [
        {
          open: 'wants the renewal to be a ceremony and not a reading; it prints programmes, hires a band and doubles the price of seats near the front',
          hidden: 'has been told that the sheet had better not be read, and has not asked why',
        },
      ],
      [
        {
          open: 'wants {works1}, for which it went to war the first time; it drills on Sundays and calls it sport',
          hidden: 'counts the days of the truce, and has chosen the first road',
        },
      ],
      [
        {
          open: 'wants the sheet to rest unrolled, for its age; it has lost two of the three keys',
          hidden: 'has sold the right to see the sheet {few} times, and has found both keys',
        },
      ],
      [
        {
          open: 'wants good business in any weather; it is buying up boots, rope and {good3}',
          hidden:
            'sells to both armies, and has paid for a broken window on the border before {deadline4}',
        },
      ],
    ],
    needs: [
      [
        'wants two dozen captured flags back before {body2} asks for them, and pays {coins} gold pieces for each colour',
        'wants to know what {town2} intends on the day of the reading, from somebody who can walk about there',
      ],
      [
        'wants an old comrade stopped who has taken {tool2} and left for {town1} to finish the war alone',
        'wants a pension claimed in {town1} for {few} friends who cannot show their faces there, and will say why on the way',
      ],
      [
        'wants the third key of {body3} stolen, before the two lost ones are found',
        'wants to be asked about the ink, by anybody, in a room with two doors',
      ],
      [
        'wants {few} wagons of boots taken to the border and delivered to the wrong side',
        'wants a letter from {town2} read aloud and then forgotten, at {coins} gold pieces a page',
      ],
    ],
    start: [
      {
        scene:
          'At a feast in {town1}, three weeks before {deadline1}, a guest raises a glass to the peace and reads from a page what {town1} and {town2} have promised in it, which is news to both. The lamps go out; when they are lit again, the guest is dead, the page is gone, and {P1} asks the only people who belong to neither side to find it.',
        answer: [
          'The guest was paid by {faction1} to read, and was poisoned at the table by a servant of {body1}, who has the page. It is a forgery, and true.',
        ],
      },
      {
        scene:
          'An old soldier walks into {town1} with a captured cannon on a string, and asks, very politely, if the war is over. {guards.s} of {town1} take aim. {P1} asks the party to bring the old man home to {town2} before anybody decides that it is not.',
        answer: [
          'The old soldier has a written order never to stop before the war is over. {P1} can lift it, but only by reading the second signature aloud.',
        ],
      },
    ],
    truth: [
      'The envoy of {body2} had died in the night before the signing. A {worker3} signed for the dead, was paid with a house in {town3}, and has been blackmailed by {faction1} ever since. In law the war is still on, and every toll, pension and border of {years} years is void, as {P3} has found out from the ink.',
      'There are two texts: in the one that {body1} signed, {works2} {works2.is} a gift for ever; in the one of {body2} that is a loan, and it is due this year. {P3} wrote both in one night, to stop the killing, and has hoped ever since to die first.',
    ],
    secrets: [
      'The second signature is in ink that {town3} has made only since the year after {wrong}. {P3} knows, and so would anyone from there who saw it.',
      'A clause in small writing gives {works1}, in case of doubt, to "the finder of this paper", as {faction1} has noticed.',
      '{P2} was a drummer in the last battle, and knows that the surrender came by mistake: the drum played the wrong call.',
      'There is one more original at {site4} in {town4}, where it lines a drawer. {P4} owns the chest.',
      'Neither {body1} nor {body2} has ever asked {P3} who was in the room. There were three people in it, and one of them kept the blotter.',
    ],
    steps: [
      [
        'a window is broken in the toll house, and {body1} and {body2} blame each other by name',
        '{body2.s} sends its "sportsmen" to {site1}, for exercise',
      ],
      [
        '{town1} stops all {good1} for {town2}, and the pensions with it',
        '{faction1.s} opens its stores to both sides, on the same afternoon',
      ],
      [
        '{P3} tries to burn the sheet and is caught with the match',
        'the old soldiers leave their pensions and take up positions around {works2}, remembering the places',
      ],
      [
        'At {deadline1} the sheet is read aloud. {town1} and {town2} are at war within the hour, and {works1} {works1.has} changed hands twice by evening.',
      ],
    ],
    ends: [
      'If it is read before the day, in a small room, with {P1} and {P2} at one table, both can be got to sign again. Each wants the other to pay for the pen.',
      'The party can let it burn; then the peace between {town1} and {town2} rests on the word of those who saw it, and that is the party.',
      '{faction1.s} can be ruined in a day by a rumour of peace, since it has borrowed for the boots. It knows that, and will pay well to keep the party from talking.',
    ],
  },
  {
    id: 'count',
    levels: [1, 10],
    tones: ['whimsical', 'intrigue', 'heroic', 'grim'],
    words: [
      'vote',
      'votes',
      'election',
      'voting',
      'census',
      'erased',
      'invisible',
      'bureaucrats',
      'judges',
      'hidden',
      'map',
      'maps',
      'bureaucracy',
      'census',
      'law',
      'taxes',
      'empire',
      'paper',
      'comedy',
      'forgotten',
    ],
    names: ['the Great Count', 'the Error of the Ninth Page', 'the Tally'],
    titles: ['The Ninth Page', 'A Town That Does Not Exist', 'Nobody from Nowhere'],
    pitch: [
      'By the law of {land}, {town2} does not exist: it was left out of a count, {years} years ago, and nobody can say why. {town2} has no courts, no taxes and no rights. In three weeks there is a new count, and {town1} has plans for it.',
      '{town2} was left out of a census {years} years ago. What happens there has never happened, which suits smugglers, murderers and {body1}. In three weeks there is a new count, and the people of {town2} have begun to come to {town1} in daylight.',
    ],
    lie: [
      'By {wrong} everybody in {land} was counted once and for all. It was found that nobody lives in {town2}.',
      '{wrong.s} {wrong.is} the basis of all law from {town1} to {town4}, kept in {town3} with {record3}, and dusted.',
      'People from {town2} are a superstition, by {wrong}. They can neither sue for their {good2} nor be hanged for it.',
    ],
    effect: [
      'What is done in {town2} has not been done. Weddings of {town1} that should not count are held there, at {site2}.',
      'In {town2} they pay no tax on {good2} and may not sell it. A {buyer2} buys it "from no one" and is very rich.',
      'The watch of {town1} is under orders not to see {workers2}, and walks into them all day.',
    ],
    conflicts: [
      'A bridge near {works2} belongs to {town2}, and therefore to nobody. {body1.s} has put a toll house at one end, {faction1} at the other.',
      'A {buyer1} has been murdered in {town2}. No court can hear of it, and {town1} would like it heard.',
      '{body2.s} has begun to issue its own coins, with an empty frame on them. They are better than those of {town1}.',
      'In three weeks {land} is counted again, and {faction1} offers to have {town1} left out this time.',
      'The young of {town2} have started to take things from {works1}, in daylight. They have the law on their side.',
    ],
    parties: [
      [
        {
          open: 'wants the new count made by the old method; it sends the counters cake, and lists',
          hidden:
            'owns {works2} only as long as nobody else can, and has seen to it that nobody does',
        },
      ],
      [
        {
          open: 'wants to be counted, taxed and sued like anyone; it marches on {town1} on every quarter day, and is not seen',
          hidden: 'has learned what one may do while one does not exist, and keeps a list',
        },
      ],
      [
        {
          open: 'wants the old count honoured as it stands; it dusts {record3}, and shows it from a distance',
          hidden:
            'knows what is not on the ninth page, and has put two guards before {record3}, to whom it has not said why',
        },
      ],
      [
        {
          open: 'wants a house in {town2}, for its view, it says; it has bought {few} streets there from people who do not exist',
          hidden: 'moves all that it owns to {town2}, out of the reach of any court',
        },
      ],
    ],
    needs: [
      [
        'wants a thief caught who has no name in law, and asks the party not to ask where',
        'wants an honest opinion on what {town2} will do on the day of the count, and pays {coins} gold pieces for it',
      ],
      [
        'wants {few} witnesses who exist, to sign for a birth, a death and the price of {good2}',
        'wants the murderer of the {buyer1} found, since {town2} will be blamed on the first day on which it can be',
      ],
      [
        'wants two pages of {record3} looked at by somebody with quiet hands, while {body3} sits at dinner',
        [
          'wants to confess a mistake before {deadline3}, to someone who is not from any office',
          'v=1',
        ],
      ],
      [
        'wants guards for a house that is being moved to {town2} by night, in one piece',
        'wants to hire people without papers, and is disappointed by each paper that the party has',
      ],
    ],
    start: [
      {
        scene:
          'The party stays a night in {town2}. In the morning {guards} from {town1} walk through the inn and see nobody, not even them: the register of guests lies in the wrong town. {P2} offers to share what one can do in such a state, in return for help with a murder.',
        answer: [
          'The {buyer1} was killed by an agent of {body1}, for a copy of the ninth page. The agent lives at {site1}, and did it, in law, nowhere.',
        ],
      },
      {
        scene:
          'Three weeks before {deadline1} a funeral from {town2} comes into {town1}, sets down {few} coffins before {site1} and waits until somebody looks, which nobody may. {P1} asks the party, as visitors, to look, and to find out what it would take to make that stop.',
        answer: [
          'What would make the coffins stop is one word under one signature, "seen", since whoever an officer has seen exists in law. {P1} could write it, and {body1} would lose {works2} that same day.',
        ],
      },
    ],
    truth: [
      '{P3} turned two pages at once, as a young {clerk3}, and hid it. {body1.s} noticed within a week, said nothing, and found that a place which does not exist can be owned. Everything that {town2} has made at {works2} in {years} years has been sold by {town1}.',
      '{town2} asked to be left out, in a year of war taxes. {body1.s} agreed, for a yearly present of {good2}. Both pages were left blank by {body3}, and {P3} has the notes from which they can be filled. Those who knew why are dead, the present has grown every year, and {town2} takes it for robbery by now.',
    ],
    secrets: [
      'The last third of the count was made up in one week at {site3}, so {town2} is not the only error in it.',
      'Three members of {body1} were born in {town2}, and hold office on forged papers. Each believes to be the only one.',
      'By the same law nothing that people from {town2} do has been done. {P2} has understood that, and has a list.',
      '{P4} pays rent to {P1} for a house in the middle of {town1} that belongs, on paper, to {town2}.',
      'The murdered {buyer1} had offered a copy of the ninth page for sale, to {body1} and to {faction1}.',
    ],
    steps: [
      [
        '{body1.s} closes the road to {town2}, for repairs, and has the signposts taken down',
        'the coins of {town2} are refused in {town1}, and taken at double in {town4}',
      ],
      [
        '{guards} begin to move {workers2} out of {works2}; as nobody lives there, nobody is hurt',
        '{faction1.s} moves its safe to {town2}, and {few} other houses follow in one night',
      ],
      [
        '{P3} posts the ninth page to {body2}, unsigned, and takes it out of the letter box again',
        'the people of {town2} take {works1}, quietly, room by room, before witnesses who cannot see them',
      ],
      [
        'At {deadline1} the counters arrive. {body1.s} has had {town2} cleared, the page stays blank, and {faction1} owns {works2} for ever.',
      ],
    ],
    ends: [
      'If the party has one single person from {town2} heard in a court, the whole law falls, and with it every contract since {wrong}.',
      'The count can be held fairly for the price of a few hundred honest hands. {body1.s} loses {works2}, and {town2} gets a tax bill for {years} years.',
      'Some in {town2} want to stay uncounted, and they have a point. {P2} would rather split the town than let {town1} decide.',
    ],
  },
  {
    id: 'debts',
    levels: [1, 10],
    tones: ['intrigue', 'grim', 'heroic', 'whimsical'],
    words: [
      'debts',
      'gold',
      'banks',
      'merchant',
      'gambling',
      'thieves',
      'guild',
      'rebellion',
      'rebels',
      'poor',
      'pirates',
      'trade',
      'debt',
      'money',
      'bank',
      'revolution',
      'uprising',
      'merchants',
      'fire',
      'guilds',
      'rich',
    ],
    names: ['the Night of Paper', 'the Day of Forgiveness', 'the Day of the Clean Slate'],
    titles: ['The Clean Slate', 'The Night of Paper', 'What Is Still Owed'],
    pitch: [
      '{years.s} years ago {land} burned all its debts in the square of {town1} and began anew. Now letters come to {town2}, in an old hand, with the sums, the interest and a date: three weeks from now.',
      'In {land} nobody owes anybody anything, by law. But somebody has kept the ledgers that were burned, and has begun to collect, first in {town2}, and not in money.',
    ],
    lie: [
      'On {wrong} all debts were burned in the square of {town1}, and people danced. There is a dance, and {body1} leads it.',
      'Nobody in {town1} has owed anyone anything since {wrong}. It is bad manners there to say "thank you" for {good1}.',
      '{wrong.s} made all of {land} equal. The {workers2} remember that they were equal a little later.',
    ],
    effect: [
      'Lending is a crime. In {town1} {good1} is paid for on the nail, and in {town4} people exchange "presents" with dates on them.',
      'Every house has a slate over the door, wiped clean. In {town2} the {workers2} chalk small numbers on the back of theirs.',
      'A {buyer4} who wants to trade must bring the whole price in coin, so everyone who carries {good4} carries a sword.',
    ],
    conflicts: [
      'Three heirs claim a house in {town2} because of a debt that nobody may mention. The trial is held without words.',
      '{faction1.s} lends again in {town4}, and calls it friendship. Those who cannot be friendly in time lose their share of {works4}.',
      'The guilds of {town3} want to be paid in {good3} from now on, and {town1} has none.',
      'Somebody paints sums on the doors of {town1} at night. They are correct to the copper, as {body1} has noticed with alarm.',
      'Half of {body2} has had a letter and pays in secret. The other half wants to know why the price of {good2} has doubled.',
    ],
    parties: [
      [
        {
          open: 'wants the holiday celebrated as always; it gives out free beer in front of {site1}',
          hidden: 'has set the barrels on the trapdoor of a cellar that nobody is to see',
        },
      ],
      [
        {
          open: 'wants to owe nothing to anybody ever again; it answers each letter with a broken window',
          hidden: 'has begun to arm, and knows the road to {site1}',
        },
      ],
      [
        {
          open: 'wants the history of {land} kept whole; it makes fair copies of {record3} for whoever pays',
          hidden: 'makes copies of the debts as well, and does not ask who orders them',
        },
      ],
      [
        {
          open: 'wants people to be generous; it gives weddings and funerals, and is at hand with a purse',
          hidden: 'arranges shortages of {good1}, so that people need money again',
        },
      ],
    ],
    needs: [
      [
        'wants the writer of the letters found before {deadline1}, and pays {coins} gold pieces, in coin, at once',
        'wants a cellar guarded for {few} nights by people who cannot read the old script',
      ],
      [
        'wants a letter followed back along the way it came, from hand to hand, as far as it goes',
        'wants {works2} kept from being handed over for a debt that no living person made',
      ],
      [
        'wants a trunk brought out of {town3} before {body3} counts the shelves, and asks the party not to lift the lid',
        'wants to stop, has tried to, and wants somebody to stand between the desk and the door',
      ],
      [
        'wants a bodyguard for the dance in {town1}, and will not say what is in the folded paper',
        'wants to buy old slates from {town2}, unwashed, and would like the party to do the asking',
      ],
    ],
    start: [
      {
        scene:
          'On the evening of the dance a well-dressed stranger goes through the square of {town1} and hands each dancer a folded paper. The music stops, one instrument after another, and the stranger falls down dead, in front of {P1}, with one paper left. On it is the name of the party, and {P1} pays {coins} gold pieces to know why.',
        answer: [
          'The stranger carried letters for {P3}, and was poisoned by a member of {body1}. {P3} added the name of the party, so that somebody from outside would ask.',
        ],
      },
      {
        scene:
          'A creditor is found dead in {town1}, which is remarkable, since there are none. In the coat is a list of {num} names; {P2} is on it, and reaches the party before {guards} do: "Find out what I owe, and to whom."',
        answer: [
          'The creditor carried letters for {P3}, and was killed by a member of {body2} who had been asked to pay twice. {P2} owes {coins} gold pieces, for a house.',
        ],
      },
    ],
    truth: [
      'What burned were copies: {body1} kept the originals at {site1}, and has used them, one at a time, to get whatever it wanted of {town2}, {works2} first of all. {P3} keeps the index, has had enough, and has begun to send letters of {P3.their} own, to ruin everybody at once.',
      '{body2.s} lit the fire, and it was no feast: {num} clerks were in the building. {body1.s} turned it into a holiday before morning, because so many had been set free by it. One clerk lived: {P3}, who copied the debts out again from memory, and now sends them to those who held the torches.',
    ],
    secrets: [
      'The largest debtor of all was {body2}. Half of {town2} belongs, on paper, to an old {worker4} who does not know it.',
      'The ashes of {wrong} are kept in an urn in {town1}. They are the ashes of hymn books, for the most part.',
      '{P1} has had a letter too, has paid, and does not know whom.',
      'One debt in {town2} could not be put in money. It is the last entry, it is due at {deadline1}, and it is a person.',
      '{P4} buys the letters unopened, at a tenth of what is in them, for {faction1}.',
    ],
    steps: [
      [
        'the letters reach {body2}, and {few} houses in {town2} change hands overnight',
        '{body1.s} forbids the post, and people pay double for what they do not want to read',
      ],
      [
        'a paid debt is announced in the square of {town1}, and the debtor is stoned for it',
        '{faction1.s} buys {works2}, from someone who was not known to own a brick',
      ],
      [
        '{P3} sends the index to the printers, and {body3} has the presses sealed, one hour late',
        '{guards} go from door to door in {town2} and read the backs of the slates',
      ],
      [
        'At {deadline1} everybody gets a letter. {town2} burns {site1} down, with all that was in it, and {faction1} presents the one list that is left.',
      ],
    ],
    ends: [
      'What {P3} has can be burned a second time, before everyone. {body1.s} will do anything to prevent it, and {body3} will weep.',
      'It can be read aloud instead. It takes a day and a night, and afterwards it is known who has owned {land} all along.',
      '{P3} stops for a pardon from those who were hurt. {P2} can speak for them, and has not decided.',
    ],
  },
  {
    id: 'crown',
    levels: [1, 12],
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: [
      'princes',
      'prince',
      'princess',
      'heirs',
      'kings',
      'queens',
      'tyrant',
      'emperor',
      'empress',
      'nobles',
      'intrigue',
      'usurper',
      'crown',
      'king',
      'queen',
      'throne',
      'royal',
      'heir',
      'empire',
      'succession',
      'ruler',
      'falling',
    ],
    names: ['the Pawning of the Crown', 'the Night of the Empty Throne', 'the Quartering'],
    titles: ['Four Quarters of a Crown', 'The Empty Throne', 'Whoever Dusts It Longest'],
    pitch: [
      'The crown of {land} was cut in four {years} years ago, and nobody rules until {town1}, {town2}, {town3} and {town4} agree. It has been a good time for {town1}. Now the quarter of {town2} is for sale.',
      '{land.s} has had no ruler for {years} years, and {town1} has done well out of it. Now there are two children with the royal birthmark: {town1} backs one, {town3} the other, and {deadline1} is the day.',
    ],
    lie: [
      'The throne in {town1} has stood empty since {wrong}. It is dusted daily by four people, each of whom does a leg.',
      'At {wrong} the last ruler divided the crown between {town1}, {town2}, {town3} and {town4}, so that they should need each other. That is the official view.',
      'Since {wrong} the last ruler is "travelling". {body1.s} signs, in the meantime, for everything from {good1} to hangings.',
    ],
    effect: [
      'Laws in {land} are made "until the return". Some about {good1} are older than anyone who could return.',
      'Each of the four {towns} keeps its quarter on show. In {town2} the {workers2} kiss it before the shift, for luck.',
      'Nobody may pardon. At {site1} in {town1} there are {num} people who have been waiting for a ruler to do it.',
    ],
    conflicts: [
      '{town1} and {town3} each have a candidate, a colour and a song. In {town4} both colours are dyed in the same vat.',
      'The royal roads belong to nobody, and look it. {body2.s} has begun to take tolls for mending the one to {works2}.',
      '{body2.s} has struck coins with an empty chair on them. They are taken in {town1} too, which is treason.',
      'Who holds {site1} in {town1} at {deadline1} may be regent for a day. Last year it was eleven days.',
      '{faction1.s} has stopped the carts of {good4} until there is a ruler to refuse it to.',
    ],
    parties: [
      [
        {
          open: 'wants the throne to wait for the right heir; it holds elections for minor posts, constantly',
          hidden:
            'wants an empty throne and a full treasury in {town1}, and backs a child that it can own',
        },
      ],
      [
        {
          open: 'wants a ruler, any ruler, who would mend the road to {works2}; it has had a robe made, in three sizes, and asks to see birthmarks',
          hidden: 'has hired somebody to paint a birthmark, in case none is found',
        },
      ],
      [
        {
          open: 'wants every family to know its ancestors; it issues certificates from {record3}, and charges for the frame',
          hidden: 'sells titles, and has proved more heirs than there were kings',
        },
      ],
      [
        {
          open: 'wants an end of crowns, and says so; it prints songs about it',
          hidden:
            'means to melt the crown down, has stolen one quarter already, and has no furnace that gets hot enough',
        },
      ],
    ],
    needs: [
      [
        'wants a quarter of a crown tested for brass, discreetly, at {coins} gold pieces, and the answer told to nobody else',
        'wants a child of nine kept safe until {deadline1}, from everybody, including {body1}',
      ],
      [
        'wants the stolen quarter brought back to {town2} before the {workers2} find the case empty',
        [
          'wants to be gone from {town2} by {deadline2}, where somebody has recognized a face',
          'v=2',
        ],
        ['wants an old lodger buried a second time, under the right name', 'v=1'],
      ],
      [
        'wants a birth checked in {town4} that does not fit {record3}, by people who can count to nine',
        'wants to give a certificate back, to a family that has paid for it, and wants protection while doing so',
      ],
      [
        'wants a chest carried to {site4}, past {guards}, with no questions about the weight',
        'wants a midwife found who moved away in a hurry, after a royal birth that nobody announced',
      ],
    ],
    start: [
      {
        scene:
          'One morning, three weeks before {deadline1}, the throne in {town1} is found to be warm. By noon {workers1} of {town1} are fighting in the square over whose child sat on it. {P1} offers the party {coins} gold pieces and a free hand to find out who was in the palace, before one of the sides decides it.',
        answer: [
          'The oldest of the four dusters, a {worker1} of {town1}, sat on the throne for an hour before dawn, being tired. Nobody in the palace has thought of asking.',
        ],
      },
      {
        scene:
          "A {worker2} who has never left {town2} before walks into the party's inn with a quarter of a crown in a sack, and wants to know where one hands in such things. Three other guests get up at once, and {P2}, who has followed the sack, shouts to hold the door.",
        answer: [
          'The {worker2} found the quarter under the floor of {site2}, where {faction1} had hidden it. It is brass, which shows where the sack has rubbed it.',
        ],
      },
    ],
    truth: [
      'The last ruler pawned the crown of {land} to pay for {works1}, and lost the ticket. {body1.s} had four quarters made of brass, invented the quartering, and has ruled {land} since. The true crown lies at {site4} in {town4}, with a price tag on it, and {P4} has found the ticket. The last ruler lies in the old burial ground of {town2}, under another name.',
      'The last ruler is alive, and is called {P2} now. {P2.they} left by the kitchen one night, because {body1} had asked for one war too many with {town3}. {body1.s} knows where {P2} is, and has left {P2.them} in peace as long as no one else knew. One child of {P2} has the birthmark, and thinks that it is a burn.',
    ],
    secrets: [
      'The quarter in {town1} is brass. So is the one in {town3}, and {P3} has had it polished by people who cannot tell.',
      'A royal pardon, signed in blank, has been going round {town4} as a banknote. It is good for one person.',
      '{P4} has two children in the house, each with the royal birthmark, and a needle, and ink.',
      'By an old law of {land} the throne goes to the one who dusts it longest. The oldest of the four dusters, a {worker1}, has counted the days.',
      'The last midwife of the palace lives in {town2}, near {works2}, and knows every birthmark in {land}. {P3} pays her rent.',
    ],
    steps: [
      [
        'both colours are worn openly in {town1}, and {guards} are told to wear neither',
        '{body3.s} sells {num} certificates in a week, {few} of them to the same family',
      ],
      [
        'one of the two children vanishes in {town4}, with its nurse and its certificate',
        '{body2.s} closes the road, and carries {good2} to {town1} only for coins with an empty chair',
      ],
      [
        '{faction1.s} takes a second quarter, out of a locked case, in front of a queue',
        '{P1} has the throne moved to {site1}, and a second throne is made for the empty place',
      ],
      [
        'At {deadline1} two children are crowned in two {towns} with brass. {body1.s} rules for both, and {town2} is the price that {town3} asks.',
      ],
    ],
    ends: [
      'If the brass is shown to everyone, {body1} falls, and {land} has to decide by {deadline1} if it wants a ruler at all.',
      [
        'The true crown can be bought, for what {works1} once cost. Whoever brings it to {town1} will be asked to put it on.',
        'v=1',
      ],
      [
        '{P2} would come back for one thing: to sign the pardons. The party can talk {P2.them} into it, and then has to keep {P2.them} alive for an afternoon.',
        'v=2',
      ],
      'The children can both be sent away, to grow up somewhere else. {P4} weeps, and helps to pack.',
    ],
  },
];
