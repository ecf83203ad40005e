import type { SharedWrong } from './setting-types.ts';

export const sharedWrongs: readonly SharedWrong[] = [
  {
    id: 'river',
    tones: ['heroic', 'grim', 'intrigue'],
    words: ['river', 'drought', 'water', 'flood', 'desert'],
    names: ['the Turning of the River', 'the Dry Year', 'the New Course'],
    lie: [
      'The river moved of its own will, {years} years ago, in one night. It is called {wrong}, and {town1} lights lamps for it.',
      'In {town2} they say that {wrong} was a punishment. In {town1} they say so too, and pay for the sermon.',
      '{wrong.s} took the river from {town2} and gave it to {town1}: nature, the plaque says, is just.',
    ],
    pitch: [
      '{years.s} years after {wrong} {town1} has water and {town2} has the old bridge. {land.s} has got used to it, and now the spring of {town1} is failing.',
      'A river has changed its bed, and with it everything: who is rich in {town1}, who has gone from {town2}, and who would rather not be asked why.',
    ],
    truth: [
      '{body1} cut the bank by night, with {num} hired hands, to save {works1}. The plan was drawn at {works3}; the hands were never paid, and lie where the new bed was deepest.',
      '{works2} would have drowned that spring, with all who lived there. {body1} cut the bank to save {town2}, was not thanked, and has kept silent out of pride. The price was {num} herders, on whom nobody had counted.',
    ],
    conflicts: [
      '{town2} digs for the old bed, by night and without leave, and is now within a mile of the dam of {works1}.',
      '{body1} sells water by the hour in {town1}, and {body2} has begun to pay in {good2} of the worst sort.',
      'The boundary was the river. Since it moved, {num} families have lived in two countries or in none.',
      'Both {town1} and {town2} claim the eleven islands, and tax them twice.',
    ],
    parties: [
      [
        'wants the river to stay where it is, until the last lease runs out; it pays for dikes, sermons and geographers',
      ],
      ['wants the water back, or the price of it; its people dig, count and remember'],
      ['wants the plans in {record3} forgotten, page by page; it answers each request with a form'],
      [
        'wants to buy land on both banks before anybody else understands what is coming; it lends to whoever loses',
      ],
    ],
    secrets: [
      'The cut in the bank is as straight as a ruler, which one sees only from {site4} in {town4}.',
      'The {worker1} who held the lamp that night is alive, in {town3}, under a vow and a false name.',
      'In {days} weeks the river will go back by itself. {P3} has the figures and has shown them to one buyer.',
      [
        'The hired hands were counted out at {site1}. The number is still on the wall there, in chalk, under the whitewash.',
        'v=1',
      ],
      [
        'The herders knew of the cut an hour before, and sent one child away, who grew up in {town1} and has never asked.',
        'v=2 #child',
      ],
    ],
    start: [
      'The party is in {town1}, weeks before {deadline1}, when the water in the square turns brown, then red, and then is gone. For one hour the bed lies open, with everything in it.',
      'A boat drifts into {town1} against the current. It is from {town2}, it is {years} years old, and the meal on its table is warm.',
    ],
  },
  {
    id: 'treaty',
    tones: ['intrigue', 'heroic', 'grim', 'whimsical'],
    words: ['war', 'peace', 'treaty', 'kingdom', 'politics', 'border', 'alliance'],
    names: ['the Quiet Treaty', 'the Peace of Two Pens', 'the Long Truce'],
    lie: [
      '{wrong.s} ended a war of eleven years between {town1} and {town2}. Each child in {land} can recite its first line, and nobody its second.',
      'There has been peace since {wrong}, and {town1} keeps the pen with which it was signed.',
      'Two envoys made {wrong}, and liked each other so well that both retired to {town3}. So it is told.',
    ],
    pitch: [
      'A peace between {town1} and {town2} has held {land} together for {years} years. It hangs on one sheet of paper in {town3}, and somebody has asked to see it.',
      'In {land} {town1} and {town2} live well from a peace which neither has read. In {days} weeks it must be renewed in {town3}, aloud, from the original.',
    ],
    truth: [
      'The envoy of {body2} was dead when {wrong} was signed. A {worker3} signed for him, was paid with a house, and has been blackmailed by {faction1} ever since. In law the war is still on.',
      'There are two texts of {wrong}. {body1} has one in which {works2} {works2.is} a gift, {body2} one in which that is a loan. {P3} wrote both, in one night, to stop the killing.',
    ],
    conflicts: [
      '{body2} demands to see the original, and {body3} in {town3} has fixed a date, and then another date.',
      'Veterans of both sides have begun to meet at {site2} in {town2}, in uniform, with their own bread.',
      'The toll on {good1} was to end with the truce. It has not, and carters now go round by {town4}, armed.',
      'In {town4} and {town1} someone is buying up captured flags.',
    ],
    parties: [
      [
        'wants the renewal to be a ceremony and not a reading; it prints programmes, invites children and pays for the band',
      ],
      [
        'wants what the war was fought for, which it has nearly forgotten; it drills on Sundays and calls it sport',
      ],
      ['wants the sheet never to be unrolled; it has lost two keys and is working on the third'],
      [
        'wants to sell to both armies; it buys powder, boots and {good3}, and stores them in plain sight',
      ],
    ],
    secrets: [
      'The ink of the second signature is a year younger than that of the first; {P3} has seen it, as anyone from {town3} would.',
      'A clause in small writing gives {works1} in {town1}, in case of doubt, to "the finder of this paper".',
      '{P2} was a drummer in the last battle, knows that the surrender came by mistake, and drinks.',
      'There is a third original, at {site4} in {town4}, where it lines a drawer.',
    ],
    start: [
      'At a feast in {town1}, three weeks before {deadline1}, a guest stands up, raises a glass to the peace, and reads aloud from a page what each side promised in it, which is news to both towns. Then the lamps go out, and when they are lit the guest is under the table, and the page is not.',
      'An old soldier walks into {town1} with a captured cannon on a string, and asks, very politely, if it is over.',
    ],
  },
  {
    id: 'gates',
    tones: ['grim', 'heroic', 'horror', 'intrigue'],
    words: ['siege', 'refugees', 'plague', 'wall', 'undead', 'invasion', 'survivors'],
    names: ['the Night of the Gates', 'the Day of the Shut Gate', 'the Eve of the Wall'],
    lie: [
      'On {wrong} the enemy came, {town1} held, and those who had not reached the gate in time were mourned. There is a bell for it.',
      'The people of {town2} died on the road, on {wrong}, because they had waited too long. It is in the schoolbooks.',
      '{wrong.s} is a day of fasting in {town1}. In {town2} there is nobody who would remember.',
    ],
    pitch: [
      '{years.s} years ago the gates of {town1} were shut for one night. Those who were inside have lived well since. Now there is knocking, in the manner of {town2}.',
      '{town1} has a wall, and a story about it. Half of the story is about who was saved. The other half has begun to come home to {town2}.',
    ],
    truth: [
      'There was no enemy. {body1} shut the gates against {num} sick people from {town2}, on the advice of {P3}, and the enemy was put into {record3} afterwards, together with the battle.',
      'The gate was shut by one frightened {worker1}, who has been called a hero for it. {body1} found out in the morning, looked over the wall, and decided that it had been an order.',
    ],
    conflicts: [
      'The descendants of {town2} have come with deeds for houses in {town1} in which other people were born.',
      'The guard of the wall has not been paid by {town1} since autumn, and some of them have started opening small doors.',
      '{body3} wants to build on the field before the gate of {town1}. Nobody wants to be the one who digs.',
      'Every night a lamp burns on the road to {town2}. {body1} has forbidden people to see it.',
    ],
    parties: [
      [
        'wants the wall mended and the anniversary moved to a weekday; it pays for plaster and for poems',
      ],
      [
        'wants its dead counted, by name, in the open; it sends one person a day to ask, and each one asks once',
      ],
      ['wants to keep {record3} as it is, having been the one who wrote it; it restores documents'],
      ['wants the field, which is cheap, and buys it by the grave'],
    ],
    secrets: [
      'The scratches on the gate of {town1} are on the outside, and at the height of children.',
      'Thirty were let into {town1} by a drain at {site1}. Their children sit in {body1} and do not know it.',
      '{P2} has the list of the {num}, and reads out one name a night to the road.',
      'The key of the gate has been in {town4} since that night, as a pledge for a loan of {good4}.',
    ],
    start: [
      'Three weeks before {deadline1} the gates of {town1} are shut for an hour, as every year, to rehearse the ceremony, and somebody outside joins in the song. In tune, and with all the verses.',
      'The party comes to {town1} just after dusk and is not let in. On the road to {town2} there are others who were not let in. They make room at the fire, and their clothes are {years} years out of fashion.',
    ],
  },
  {
    id: 'weather',
    tones: ['horror', 'whimsical', 'heroic'],
    words: ['weather', 'winter', 'fey', 'bargain', 'pact', 'devil', 'seasons', 'storm', 'god'],
    names: ['the Fair Bargain', 'the Mild Years', 'the Lease of the Sky'],
    lie: [
      'Since {wrong} it has rained in {town1} only at night. People put it down to good government.',
      'There has been no bad harvest since {wrong}, and {town1} has a feast for it at which one chair is left empty, out of politeness.',
      'Every child in {town1} is born under the same cloud. That is a saying, and since {wrong} also a fact.',
    ],
    pitch: [
      'For {years} years the weather of {town1} has been perfect. The lease on it ends in {days} weeks, and nobody in {land} remembers what was paid.',
      '{land.s} has blue skies, fat cattle, and in {town2} people who have no shadows. {town1} is very polite about it.',
    ],
    truth: [
      '{body1} leased the weather from a power of the air. The price was the autumn of {town2}: there nothing has ripened, aged or ended since, and its people have forgotten that anything should.',
      '{body1} paid with the names of all who would be born in {town2} for {years} years. {P3} wrote the contract, and left a way out in it which only a person without a name can use.',
    ],
    conflicts: [
      'The sky over {works2} is an inch lower than elsewhere, and {town2} has sent a bill.',
      '{faction1.s} sells shade in {town4}, by the yard and the hour.',
      'Farmers of {region1} have begun to bury small mirrors, and {body1} has begun to dig them up.',
      'A preacher in {town3} says that it will be asked for back, and names the day of {deadline3}.',
    ],
    parties: [
      [
        'wants the lease renewed at any price that someone else can pay; it invites {town2} to dinner',
      ],
      ['wants one proper storm; its people sharpen things, whistle and leave the washing out'],
      ['wants to find out what "perpetual" means in the language of the wind; it translates'],
      ['wants to sublet; it has bottles, labels and no scruples'],
    ],
    secrets: [
      'The empty chair at the feast of {town1} is worn on the seat.',
      '{P3} has the contract, in {record3}, in the form of a weather report for one particular day.',
      'Those who leave {town2} grow old on the road, all at once, at the ninth milestone.',
      '{P2} is the only one in {town2} who was away on that day, and the only one who has a birthday.',
    ],
    start: [
      'At noon in {town1}, while people are putting up the stands for {deadline1}, it begins to snow, upward.',
      'A person in grey comes to the inn in {town1}, pays with a coin that is wet, and asks which of those present speaks for the sky.',
    ],
  },
  {
    id: 'count',
    tones: ['whimsical', 'intrigue', 'heroic', 'grim'],
    words: ['bureaucracy', 'census', 'law', 'taxes', 'empire', 'paper', 'comedy'],
    names: ['the Great Count', 'the Error of the Ninth Page', 'the Tally'],
    lie: [
      'By {wrong} everyone in {land} was counted, once and for all, and it was found that nobody lives in {town2}.',
      '{wrong.s} is the basis of all law from {town1} to {town4}. It is kept in {town3}, and dusted.',
      'People in {town2} are, since {wrong}, a local superstition. They pay no taxes, and cannot inherit.',
    ],
    pitch: [
      'According to the law of {land}, {town2} does not exist. {town2} has a mayor, a brass band and a grievance.',
      'A page was turned too quickly {years} years ago, and {town2} fell out of the world of paper. It has been useful to {town1}, and to almost everyone.',
    ],
    truth: [
      '{P3} turned two pages at once, as a young clerk, and then hid it; and {body1} noticed at once, and found that a town which does not exist can be owned.',
      '{town2} asked to be left out, in the year of the war tax. {body1} agreed, for a yearly present of {good2}. The present has grown; the people who knew of it are dead.',
    ],
    conflicts: [
      'A bridge belongs to {town2} and therefore to nobody. {body1} has put up a toll house at one end, and {faction1} at the other.',
      'A murder has been done in {town2}, and no court can hear it.',
      '{body2} has started issuing money of its own in {town2}, which is better than that of {town1}.',
      'The next count is in {days} weeks, and there are those who would like to see {town1} missed this time.',
    ],
    parties: [
      ['wants the next count to be made by the same method; it sends the counters cake'],
      [
        'wants to be taxed; it marches on every quarter day to the office in {town1} and is not seen',
      ],
      ['wants not to be blamed; it has bound the two pages together with the best glue'],
      ['wants to move all that it owns into {town2} before anybody else has the idea'],
    ],
    secrets: [
      'The page is blank. {town2} was never on it, and the census was made up in one week at {site3}.',
      'Three members of {body1} were born in {town2}, and live on forged certificates.',
      'By the same law nothing that is done by people from {town2} has been done. {P2} has understood this, and has a list.',
      '{P4} pays {P1} a rent for a house in {town2} that stands in the middle of {town1}.',
    ],
    start: [
      'The party stays the night in {town2}, and in the morning the watch of {town1} cannot see them, by regulation.',
      'Three weeks before {deadline1} a brass band marches into {town1}, stops before the town hall and plays one chord, until somebody looks.',
    ],
  },
  {
    id: 'sleeper',
    tones: ['horror', 'heroic', 'grim'],
    words: [
      'ancient',
      'evil',
      'sleeping',
      'titan',
      'dragon',
      'monster',
      'cult',
      'underground',
      'eldritch',
      'doom',
    ],
    names: ['the Old Arrangement', 'the Four Trades', 'the Lullaby'],
    lie: [
      'The trades of {town1}, {town2}, {town3} and {town4} were given by the four founders, on one day. Each town has a statue, and the statues look down.',
      'By {wrong} {town1}, {town2}, {town3} and {town4} may never give up their work, even in war. It is taken for an old guild privilege.',
      'On {wrong} rests the peace of {land}, people in {town1} say, and mean money.',
    ],
    pitch: [
      '{town1}, {town2}, {town3} and {town4} have four trades, and an old law that none of them may ever stop. Nobody knows why. {town2} has just gone on strike.',
      '{land.s} works day and night, as it always has, and is tired. For three nights now, with {town2} silent, people from {town1} to {town4} have had the same dream.',
    ],
    truth: [
      'Something lies under {land}, and the four trades keep it asleep: {good1} to bind it, {good2} to feed it, {good3} to name it, and the noise of {works4} for it to dream by. {body1} knew, sold the share of {town2}, and has been delivering sand.',
      'It was a person once, the fifth founder, who asked to be kept from waking until the four had made good what they had done. They died first. {P3} has the confession of all four.',
    ],
    conflicts: [
      '{town2} has laid down its tools for a living wage, and {body1} has sent soldiers for reasons that it will not give.',
      'A second shaft is being dug in {town1}, at {site1}. The {workers1} come up from it and resign.',
      '{faction1.s} has found out that silence can be sold, and offers it in {town4} by the night.',
      'A faith has sprung up in {region3} which holds that one should let people sleep, and wake others.',
    ],
    parties: [
      [
        'wants the work to go on and the reason to be forgotten; it pays in advance and asks for no invoices',
      ],
      ['wants to know what it has been paid so badly for; it sits on its tools and sings'],
      [
        'wants to read the last page to the right people, and has outlived them; it keeps a chair free',
      ],
      ['wants to hear what it says when it wakes; it listens at wells'],
    ],
    secrets: [
      'The statues of the founders do not look down: they look at one and the same spot, which lies under {site2} in {town2}.',
      'All four towns have one dream, and it has a door in it. In {town4} someone has begun to build the door.',
      '{P1} has not slept for {days} days, so as not to have to answer.',
      'The song of the {workers2} of {town2} has a fifth verse, which is only hummed. Its words are in {record3}.',
    ],
    start: [
      'In {town1}, three weeks before {deadline1}, everyone wakes at the same moment and says the same word. Then they quarrel about who said it first.',
      'The party arrives in {town2} on the third day of the strike. It is very quiet. At noon the ground breathes in.',
    ],
  },
  {
    id: 'saint',
    tones: ['intrigue', 'grim', 'whimsical', 'heroic'],
    words: ['saint', 'church', 'faith', 'religion', 'hero', 'legend', 'holy', 'pilgrims', 'temple'],
    names: ['the Day of the Founding', 'the Day of the Martyr', 'the Day of the Hand'],
    lie: [
      'The saint of {land} gave away everything on {wrong} and died for {town2}. The right hand is in {town1}, the left in {town3}, and a third one in {town4}.',
      'Since {wrong} nobody in {town1} may be turned away from a door. The doors have become smaller.',
      'All in {land} swear by {wrong}, and the courts of {town1} accept it.',
    ],
    pitch: [
      'From {town1} to {town4} a whole country lives from one saint: pilgrims, candles, {good1}, law. In {days} weeks the grave in {town1} is to be opened for the great feast.',
      '{land.s} was founded in {town1}, on a good deed. A person has turned up in {town2} who says that it is time it was paid for.',
    ],
    truth: [
      'The saint did not die. {body1} needed a martyr, and {P3} has the receipt for the journey. Those who were left to die in {town2} had been promised help, and waited for it, singing.',
      'The saint was the enemy: a captain who came to burn {town2}, and could not do it, and was killed for it by {body1}. The miracles are real. It has never been clear on whose side.',
    ],
    conflicts: [
      '{town1}, {town3} and {town4} own right hands, and the pilgrims have begun to compare.',
      "In {town2} {body2} sells the saint's own soil and is standing in a pit by now.",
      'A law of asylum fills the chapels of {town1} with people who have good reasons to be there, and {body1} wants them out before the feast.',
      'The candle makers of {town4} have raised the price, and the poor have begun to pray in the dark, together, which alarms everybody.',
    ],
    parties: [
      ['wants the grave opened by its own people, an hour early; it has ordered bones'],
      [
        'wants its share of the offerings, or the truth, whichever is paid first; it keeps a bed made',
      ],
      ['wants to save the faith from the facts; it translates, abridges and burns'],
      ['wants to buy the grave; it has bought the road, the inn and the view already'],
    ],
    secrets: [
      'The grave in {town1} is empty, and has a staircase.',
      "The saint's last letter is in {town4}, used as a recipe, and asks for forgiveness from a {worker2}.",
      "{P2} bears the saint's face, and has been growing a beard against it.",
      'Each miracle of the last {days} years has happened within sight of one and the same old {worker4}.',
    ],
    start: [
      'During a procession in {town1}, three weeks before {deadline1}, the glass of the reliquary breaks, and the hand in it points. At a person of the party, or just behind.',
      'A beggar in {town1} asks for alms in the name of the saint, is refused, and says, "Then I take it back."',
    ],
  },
  {
    id: 'debts',
    tones: ['intrigue', 'grim', 'heroic', 'whimsical'],
    words: ['debt', 'money', 'bank', 'revolution', 'uprising', 'merchants', 'fire', 'guilds'],
    names: ['the Night of Paper', 'the Day of Forgiveness', 'the Day of the Clean Slate'],
    lie: [
      'On {wrong} all debts in {land} were burned in the square of {town1}, and people danced. There is a dance.',
      'Nobody in {town1} has owed anyone anything since {wrong}. It is bad manners to say "thank you".',
      'After {wrong} all were equal. In {town1} they were equal sooner.',
    ],
    pitch: [
      '{years.s} years ago {land} burned its debts in {town1} and began anew. Now letters arrive in {town2}, in an old hand, with interest.',
      'In {land} nobody owes anybody anything, by law of {town1}. Somebody has kept the ledgers of {town2} all the same, and has begun to collect.',
    ],
    truth: [
      'What burned were copies. {body1} kept the originals and has used them, one at a time, to get whatever it wanted in {town2}. {P3} keeps the index, and has begun to send letters of {P3.their} own.',
      '{body2} lit the fire, and it was no feast: {num} clerks were in the building. {body1} made a holiday out of it before morning, because the debtors were so very many.',
    ],
    conflicts: [
      'A house in {town2} has been claimed by three heirs of a debt that nobody may mention, and the trial is held in mime.',
      '{faction1.s} lends again in {town4}, and calls it friendship.',
      'The guilds of {town3} want to be paid in {good3} from now on, and {town1} has none.',
      'Someone paints sums on the doors of {town1} at night. They are correct.',
    ],
    parties: [
      [
        'wants the holiday celebrated and the cellar left alone; it gives out free beer on top of a trapdoor',
      ],
      ['wants to be owed nothing and to owe nothing, and has begun to arm; it calls in favours'],
      [
        'wants the ledgers safe, for they are the only true history of {land}; it makes fair copies',
      ],
      ['wants people to need money; it arranges weddings, funerals and a shortage of {good1}'],
    ],
    secrets: [
      'The largest debtor was {body2}, of all people. Half of {town2} belongs, on paper, to a {worker4}.',
      'The ashes of {wrong} are kept in an urn. They are the ashes of hymn books; the ledgers were in another room.',
      '{P1} has received a letter too, has paid, and does not know whom.',
      'There was one debt in {town2} that could not be reckoned in money. It is the last entry, and it is due on {deadline1}.',
    ],
    start: [
      'On the evening of the dance a well-dressed person goes through the square of {town1} handing each dancer a folded paper. The music of {town1} stops, instrument by instrument.',
      'A creditor is found dead in {town1}, which is remarkable, since there are none.',
    ],
  },
  {
    id: 'crown',
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: ['crown', 'king', 'queen', 'throne', 'royal', 'heir', 'empire', 'succession'],
    names: ['the Pawning of the Crown', 'the Night of the Empty Throne', 'the Quartering'],
    lie: [
      'The throne in {town1} has been empty since {wrong}, and is dusted daily by four people, each of whom does a leg.',
      'At {wrong} the last ruler divided the crown between {town1}, {town2}, {town3} and {town4}, so that they should need each other. That is the official view.',
      'One day the crown of {land} will be put together again, in {town1}. There is a proverb for things that will happen on that day.',
    ],
    pitch: [
      'The crown of {land} is in four pieces, and nobody rules until {town1}, {town2}, {town3} and {town4} put them together. It has been a good time. Now one piece is missing, from {town2}.',
      '{land.s} has had no ruler for {years} years, and {town1} has done well. Then a child in {town2} is found to have the right birthmark, and so is another.',
    ],
    truth: [
      'The last ruler pawned the crown to pay for {works1}, and lost the ticket. {body1} invented the quartering to cover it. The true crown is at {site4}, with a price on it.',
      'The last ruler is alive, and is called {P2} now. {P2.they} left by the kitchen, and {body1} has kept the throne empty out of love or fear. For one thing only would {P2} come back.',
    ],
    conflicts: [
      '{town1} and {town3} each have a candidate, a colour and a song.',
      'The royal roads of {land} belong to nobody and are in that state.',
      '{body2} has struck coins with an empty chair on them, and they are accepted in {town1} as well, which is treason.',
      'Whoever holds {site1} in {town1} on the feast of {deadline1} may be regent for a day, and last year it was eleven days.',
    ],
    parties: [
      ['wants an empty throne and a full treasury; it holds elections for minor posts, constantly'],
      [
        'wants a ruler, any ruler, who would mend the road to {town2}; it has had a robe made, in three sizes',
      ],
      [
        'wants to prove the right heir from {record3}, and keeps finding more; it issues certificates',
      ],
      ['wants to melt it down; it has a quarter, a crucible and a deadline'],
    ],
    secrets: [
      'The quarter in {town1} is brass. So is the one in {town3}.',
      'A royal pardon, signed in blank, has been going round {town4} as a banknote.',
      '{P4} has two children in the house, each with the birthmark of the old rulers, and a needle, and ink.',
      'By the law of {land} the throne goes to the one who dusts it longest. The oldest of the four dusters has counted.',
    ],
    start: [
      'One morning, three weeks before {deadline1}, the throne in {town1} is found to be warm.',
      "A {worker2} who has never been out of {town2} walks into the party's inn with a quarter of a crown in a sack, and wants to know where one hands in such things.",
    ],
  },
  {
    id: 'lending',
    tones: ['grim', 'horror', 'heroic', 'intrigue'],
    words: ['slavery', 'labour', 'colony', 'missing', 'children', 'exile', 'lost', 'return'],
    names: ['the Lending', 'the Away Years', 'the Levy of the Young'],
    lie: [
      '{wrong.s} took the young people of {town2} abroad, to good places, {years} years ago. They write at midwinter.',
      'Those who went from {town2} with {wrong} have done so well that none of them has wished to come home. In {town2} this is said without expression.',
      'Each family in {town1} had a share in {wrong}, and a silver spoon to show for it.',
    ],
    pitch: [
      '{years.s} years ago {town2} lent its young people to the neighbours. They have been paid for, they have been missed, and last night one came back to {town1}, not a day older.',
      'In {town2} there is nobody between forty and sixty. {town2} is proud of them. It gets letters from {town1}, all in the same hand.',
    ],
    truth: [
      '{body1} sent {num} of them under the ground, to work at what is below {works1}, for one season. The shaft was closed behind them because the vein was good and the noise was not. They have been working ever since.',
      'They were traded to a power that keeps no time, in return for the founding of {works1}. For them one evening has gone by. Their letters are written by {P3}, who is running out of happy news.',
    ],
    conflicts: [
      '{body2} wants the accounts of {wrong} opened, and {body1} answers {town2} with a second spoon.',
      'A returned boy has been arrested in {town1} for using a coin that is no longer valid, and there is a crowd before the gaol.',
      'The midwinter letters did not come to {town2}. {body3} blames the snow, and there was none.',
      'The shareholders of {works1} are selling, quietly, to {town4}.',
    ],
    parties: [
      [
        'wants no more of them to come back; it has put guards at every shaft, well, ring of stones and ford',
      ],
      ['wants all of them back, at once, by any road; it lights fires and leaves doors open'],
      [
        'wants to be stopped from writing, and goes on writing; it has all the old letters of the dead to learn from',
      ],
      [
        'wants to know how one can work for {years} years without growing old, and what that would cost',
      ],
    ],
    secrets: [
      'The spoons of {town1} are cast from the belt buckles that the young people of {town2} were given for the road.',
      'The one who came back was sent to {town1}, to ask whether the debt is paid. The question has been forgotten.',
      ['On quiet nights in {town1}, at {site1}, one can hear tools at work, from below.', 'v=1'],
      [
        'On quiet nights in {town1}, at {site1}, one can hear a dance that ended {years} years ago.',
        'v=2',
      ],
      'A third of {body1} have a child among those from {town2}, and voted for it.',
    ],
    start: [
      'In {town1}, on a wet night three weeks before {deadline1}, a young person in old-fashioned clothes knocks at an inn and asks for a family that died out a generation ago. The innkeeper drops the tray.',
      'The party is hired to bring the midwinter mail from {town3}. The sack for {town2} is very light, and all the letters in it are in one hand.',
    ],
  },
];
