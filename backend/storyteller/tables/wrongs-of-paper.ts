import type { Wrong } from './plot-types.ts';

/** Wrongs that were done with ink: deeds, oaths, measures, letters and money. */
export const wrongsOfPaper: readonly Wrong[] = [
  {
    id: 'blamed',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'crew', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the blaming of {V.name}',
    part: 'swore to having seen {V} there',
    did: [
      '{W} {neglect}. When {calamity.c} and {num} people did not come home, {W} let {V} be blamed, {motive}.',
      '{calamity.s} was the work of {W}, who {neglect}. {few} people swore that it was {V} instead, and {W} chose the wording, {motive}.',
      'It took {W} one night to find a culprit for {calamity}: {V}, who had no family on the bench and a name that is easy to shout. It was done {motive}. {num} people were dead, and the rest wanted a reason by morning.',
    ],
    known: [
      '{years.s} years ago {calamity.c}, {num} people died, and {V} was found guilty of it.',
      'Ask who was to blame when {calamity.c}, and you get one answer: {V}, {years} years ago.',
      '{num.s} people died of {calamity}, {years} years ago. Any child here will say whose fault it was: {V.full}.',
    ],
    lie: [
      '{V} is the name you are called here when you drop something.',
      'There is a puppet of {V} that is thrown into the fire on the day of {calamity}. The face is repainted each year, by a {worker}, and has become very good.',
      'That {V} was drunk when {calamity.c} is known to people who were not born then.',
      'The judgement against {V} was never written down; it did not seem necessary.',
      'Everyone can show you the spot where {V} stood that night. They are four different spots.',
    ],
    fate: [
      [
        '{V} was stoned by people who had known {V.them} from birth, and some of them missed on purpose.',
        'V=dead',
      ],
      [
        '{V} died in the cold month after the verdict, on a farm that had let {V.them} have the barn.',
        'V=dead',
      ],
      [
        '{V} was driven out with a board around the neck, and the board was found, later, a long way off and planed smooth.',
        'V=gone',
      ],
      [
        '{V} left at night with the help of a single person who has denied it ever since.',
        'V=gone',
      ],
    ],
    debt: [
      'They cursed {V} with {few} oaths, all false, by a name that takes oaths seriously: {A}.',
      'A lie that is repeated each year for {years} years is a form of worship. {A} has grown on it.',
    ],
    traces: [
      ['paper', 'The duty roster in {record} has {V} off duty that week, and {W} on.'],
      ['paper', '{few} statements against {V} have the same spelling mistake in the same word.'],
      [
        'thing',
        'The part that failed is still in the store; it had been failing for months, and that takes longer than one drunk night.',
        'here=indoors',
      ],
      [
        'thing',
        'The inspection tags go up to the autumn before {calamity}; the next one is newer than its own date.',
        'here=indoors',
      ],
      ['word', '{T} swore to having seen {V} by lamplight; today {T.they} mentions the moon.'],
      ['word', '"I said what I was given," says {T}, "and the paper was already warm."'],
      ['habit', '{W} inspects everything twice and signs for it three times.'],
      [
        'habit',
        'In company {W} never says the name {V}, and steers round it like a hole in the road.',
      ],
      ['habit', '{W} drops nothing. People tease {W.them} about it.'],
    ],
    amends: [
      'The puppet is burned once more, with the right face, and then never again.',
      '{V} is acquitted in the open, by the same bench, standing.',
    ],
  },
  {
    id: 'measures',
    toll: 'ruined',
    tones: ['heroic', 'grim', 'intrigue'],
    needs: ['trade'],
    unless: ['learned'],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent'],
    fates: ['dead', 'gone'],
    deed: 'the false measure',
    part: 'took a share of what the false measure brought',
    did: [
      'For three years {W} sold {fake} under the seal of {town}, {motive}. {V} found out and said so in the wrong room; {num} people had been ruined or worse by then.',
      '{W} had the official measure filed down, {motive}. {V}, who was to test it, would not sign. {num} people down the road paid the difference.',
      '{W} delivered {fake} to {num} buyers who trusted the seal, {motive}; and when one of them went under, the seal turned out to be that of {V}.',
    ],
    known: [
      '{years.s} years ago buyers from outside were cheated, {num} of them, and {V} had to answer for it.',
      'There was a scandal about false measure, {years} years ago; {num} people lost what they had.',
      'Old people still speak of the false measure of {years} years ago, and of {V}.',
    ],
    lie: [
      'The measure of {town} is proverbially honest. The proverb is {years} years old, to the month.',
      '{V} cheated half the country with {fake}, and {W} found it out: so says the plaque.',
      'It was the buyers who mixed it, people say. Buyers will.',
      'Nobody here minds being asked about {fake}; they fetch {W}, who explains it beautifully.',
    ],
    fate: [
      ['{V} died of a fall at {works}, in daylight, on the way to a magistrate.', 'V=dead'],
      ["{V} died in the debtors' house, of being the only one there who owed nothing.", 'V=dead'],
      [
        '{V} lost seal, house and name within a week, and left on foot with the true measure in a bag.',
        'V=gone',
      ],
      [
        '{V} was declared unsound of mind by two physicians whom {W} paid in kind, and escaped on the road.',
        'V=gone',
      ],
    ],
    debt: [],
    traces: [
      [
        'paper',
        '{record} balances to the last penny in every month for three years, which no honest book does.',
      ],
      [
        'paper',
        'Two sets of delivery notes exist. The second set has the weights that people could live on.',
      ],
      [
        'thing',
        'The official measure has a bright edge where a file has been, and someone has rubbed it with tea.',
      ],
      ['thing', 'A sample jar in the back row, with the label of {V}, holds {fake}.'],
      [
        'word',
        '{T} was the one who drove the carts, and remembers that the good ones were for inspection days.',
      ],
      ['word', '"Ask me in kind," says {T}, "and I will tell you what I was paid in."'],
      ['habit', '{W} has what {W.they} eats weighed at home, on a scale from abroad.'],
      ['habit', '{W} gives good measure to anyone who mentions a funeral.'],
      ['habit', '{W} never buys {good} from {town}.'],
    ],
    amends: [
      'The true measure is hung up in the market on a chain, and everybody tries it, for weeks.',
      '{W} pays {num} buyers the difference, from a list that {V} had kept to the penny.',
    ],
  },
  {
    id: 'deed',
    toll: 'ruined',
    tones: ['heroic', 'grim', 'intrigue'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent'],
    fates: ['dead', 'gone'],
    deed: 'the forged deed',
    part: 'witnessed a signature that was made in another room',
    did: [
      '{works.s} belonged to {V} and {num} families who held them in common. {W} came back from the county seat with a deed, {motive}, and the deed was still wet.',
      '{V} could not read and trusted the one who could. {W} had {V.them} put a mark under a lease, and the lease was a sale of {works}, {motive}. {num} people lost their living by it.',
      'The old owner left {works} to {V}. {W}, who was executor, kept everything for {W.themself}, {motive}, and turned out {num} people before the spring.',
    ],
    known: [
      '{years.s} years ago {works} changed hands, and {num} people had to look for another living.',
      'Before {W} owned {works}, others did; that was {years} years ago.',
      '{num.s} people left {town} in one spring, {years} years ago, when {works} got a new owner.',
    ],
    lie: [
      "The house of {W} has always had {works}; the portraits go back as far as one painter's career.",
      'People say that {V} gambled everything away. Nobody can name the game.',
      [
        'It is held to be lucky here that {W} bought {works} in time, from people who had no head for business.',
        '',
      ],
      'The families who had {works} in common moved away for their health, all of them, in the same March.',
    ],
    fate: [
      ['{V} went to law and died on the courthouse steps, of a winter without a roof.', 'V=dead'],
      ['{V} was found in the ditch by the boundary stone, which had been moved.', 'V=dead'],
      [
        '{V} took the mark that {V.they} had made, a cross, and carved it in every doorpost on the way out of the country.',
        'V=gone',
      ],
      ['{V} was sent abroad on a ship whose captain had been paid for one way.', 'V=gone'],
    ],
    debt: [],
    traces: [
      ['paper', 'The deed has the seal of a county that was founded four years after its date.'],
      [
        'paper',
        'In {record} the rent of {num} families stops on one day, and on the same day someone buys ink.',
      ],
      ['thing', 'The boundary stone has lichen on the side that faces the ground.'],
      [
        'thing',
        'The signature of {V} is a beautiful one. On {V.their} tools, everywhere, the mark is a cross.',
      ],
      [
        'word',
        '{T} witnessed the deed. Asked what colour the room was, {T.they} describes a room in another house.',
      ],
      ['word', '"We all signed," says {T}, "and there was ham."'],
      ['habit', '{W} keeps the deed on {W.their} person and has a coat for the purpose.'],
      ['habit', '{W} corrects people who say "your {good}", and then does not say whose.'],
      ['habit', '{W} has never let {works} be drawn, painted or surveyed.'],
    ],
    amends: [
      'The deed goes into the fire and {works} {works.go} back to {num} families, who at once begin to quarrel, happily.',
      '{works.s} {works.is} held in common again, and {W} gets a share like any other: one.',
    ],
  },
  {
    id: 'oath',
    toll: 'ruined',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the false oath',
    part: 'swore the same oath with one hand behind the back',
    did: [
      '{V} was going to give {num} people what {works} owed them. {W} and {few} others swore before a judge that {V} had robbed the chest, {motive}.',
      'It was {W} who emptied the common chest, {motive}, and {few} people who swore that they had seen {V} do it; {num} households had their savings in it.',
      '{W} needed {V} out of the way for a single winter, {motive}, and found {few} people who would swear to a theft. {num} people starved on what was then decided without {V}.',
    ],
    known: [
      '{years.s} years ago {V} was on trial for robbing the common chest, and was found guilty.',
      'The common chest was robbed {years} years ago, and {num} households lost their savings; {V} was sentenced for it.',
      'The trial of {V}, {years} years ago, is the only one that anyone here has ever gone to see.',
    ],
    lie: [
      '{V} robbed the common chest; {few} honest people saw it. Honest is part of the sentence.',
      'The place where {V} was judged is shown to children as the place where lies end.',
      'A person who counts money twice is said to have been at school with {V}.',
      'The trial of {V} is the one thing on which everybody here agrees, and nobody likes to be asked about it again.',
    ],
    fate: [
      [
        '{V} was hanged on a market day, and thanked the hangman for being the first to look at {V.them}.',
        'V=dead #hanging',
      ],
      ['{V} died in the second year of the sentence, with the chest still not found.', 'V=dead'],
      [
        '{V} served the sentence to the day, and at the prison gate asked for the road that does not go home.',
        'V=gone',
      ],
      ['{V} was sold to the galleys, and the galley went down with everyone but {V}.', 'V=gone'],
    ],
    debt: [
      'They swore by {A}, because it was an old name that meant nothing. It is old. It means what was sworn.',
      '{few} false oaths were sworn on one stone, and {A} lives under that stone, and had been hungry.',
    ],
    traces: [
      [
        'paper',
        'In {record} the chest was already empty in the week before the theft; the entry is in pencil, under the ink.',
      ],
      ['paper', 'The court paid {few} witnesses for one day. {W} had paid them for two.'],
      [
        'thing',
        'The old chest is still here, in a corner; its lock was opened with its key.',
        'here=indoors',
      ],
      [
        'thing',
        "A child's practice slate in the attic has the oath on it, {few} times, with corrections.",
        'here=indoors',
      ],
      ['word', 'Asked what {T.they} saw, {T} recites, and cannot begin in the middle.'],
      [
        'word',
        '"With the left hand," says {T}, "because we all had the right one behind us, and it was thought to make a difference."',
      ],
      ['habit', '{W} will not take an oath in any matter, and has a note from a priest.'],
      ['habit', '{W} pays in coin so old that the money changers joke about it.'],
      ['habit', '{W} keeps the right hand in a glove, in all weathers, since the trial.'],
    ],
    amends: [
      'All who swore come back to the same room and swear again, and this time it is short.',
      'The savings are paid out to {num} households, by {W}, at a table in the street.',
    ],
  },
  {
    id: 'pardon',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the paper in the drawer',
    part: 'knew of the paper and asked nothing',
    did: [
      '{V} and {num} others were sentenced for a strike, and a pardon came in time. {W} put it in a drawer over the weekend, {motive}.',
      [
        'A pardon for {V} lay in the desk of {W} for nine days. {W} found it on the tenth, {motive}, and {num} people had been sent away in chains by then.',
        'motive!=habit',
      ],
      'There was a paper that would have freed {V} and {num} others. {W} signed for it, {motive}, and said that the rider must have been robbed.',
    ],
    known: [
      '{years.s} years ago {V} and {num} others were sentenced for a strike, and a pardon was asked for.',
      'The strike is {years} years ago. {V} led it, and {V} and {num} others were to have been pardoned.',
      'Everyone knows that {V} and {num} others were sentenced {years} years ago, and that people hoped for a pardon until the last hour.',
    ],
    lie: [
      'No pardon came, people say. There is a ballad about the rider, and {W} pays the singer.',
      '{V} was guilty of something, people say, or there would have been a pardon.',
      'The rider with the pardon for {V} is blamed for having come too late, and the family of the rider has moved.',
      'Once a year a place is laid in the hall for the rider who did not bring the pardon. It is thought to be a beautiful custom.',
    ],
    fate: [
      [
        '{V} asked the time on the last morning, every quarter of an hour, and was told it.',
        'V=dead',
      ],
      ['{V} died on the march in chains, on the day the drawer was opened.', 'V=dead'],
      [
        '{V} came out of the quarries {years} years later with another name and this one memory: a seal, seen through a window.',
        'V=gone',
      ],
      [
        '{V} broke out the night before, and so has never known whether the paper would have come.',
        'V=gone',
      ],
    ],
    debt: [
      'A pardon that is kept back is a soul that is kept back. {A} has waited at the wrong door since.',
      'On the last night {V} signed for one more hour with the only visitor, {A}. The hour is still owed.',
    ],
    traces: [
      ['paper', '{record} shows the rider fed and his horse stabled two days before the sentence.'],
      [
        'paper',
        'The pardon exists. Its fold has been opened and closed so often that it has come apart in three.',
      ],
      [
        'thing',
        'The old desk of {W} has one drawer that is polished inside, by a hand that keeps going in.',
        'here=indoors here=indoors',
      ],
      [
        'thing',
        "A rider's badge is nailed under a windowsill, on the inside, where a hand can find it.",
        'here=indoors',
      ],
      ['word', '{T} held the horse. "It was a grey," says {T.they}, of a horse that never came.'],
      [
        'word',
        '"The weekend," says {T}, "he should have come on a working day, that was what was said."',
      ],
      ['habit', '{W} opens every drawer in a room before sitting down.'],
      ['habit', '{W} has all clocks in the house stopped, for the headaches.'],
      ['habit', '{W} grants every petition on the day it arrives, without reading it.'],
    ],
    amends: [
      'The pardon is carried up the road by a rider, at a gallop, to the graves.',
      'The sentence is struck, for {V} and for {num} others, with the date on which it could have been.',
    ],
  },
  {
    id: 'fund',
    toll: 'ruined',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the empty chest',
    part: 'took a loan from the chest and never heard of it again',
    did: [
      'Half the country gave money for the {num} whom {calamity} had left with nothing. {W} lent it to friends, {motive}, and gave {V} the key to an empty chest.',
      '{V} collected for the families of {calamity}, {num} of them, coin by coin. {W} had the second key, {motive}.',
      'The money for {num} survivors of {calamity} built the new front of the hall and the house of {W}. It was done {motive}; {V} had signed for the chest unopened.',
    ],
    known: [
      '{years.s} years ago money was collected for the survivors of {calamity}, and it was never paid out.',
      'After {calamity}, {years} years ago, half the country gave money for {num} people who had lost everything.',
      'The fund for the survivors of {calamity} was lost {years} years ago, and {V} had the key.',
    ],
    lie: [
      "{V} ran off with the widows' money. Children have a counting rhyme about how far.",
      'The hall of {town} was built from gifts, and the gifts were anonymous, and that is why there is no list.',
      'It is bad manners in {town} to ask what a house cost.',
      'The survivors of {calamity} were provided for. They moved to where that was easier.',
    ],
    fate: [
      [
        '{V} opened the chest in front of the families, and did not live long after seeing their faces.',
        'V=dead',
      ],
      ['{V} was beaten at the door of the hall, and the door was later widened.', 'V=dead'],
      [
        '{V} went to earn the money back, on ships and in quarries, and sent it home coin by coin, to a wrong address.',
        'V=gone',
      ],
      [
        '{V} left the key on the table and took the blame along, like something that could be carried away.',
        'V=gone',
      ],
    ],
    debt: [
      'Each coin was given with a prayer. The prayers arrived; the coins did not, and {A} was sent to ask.',
      '{V} swore the money safe by {V.their} own breath, before {A}, and the breath was called in.',
    ],
    traces: [
      [
        'paper',
        '{record} lists {few} loans without interest in the month after {calamity}, to people with new roofs.',
      ],
      [
        'paper',
        "The mason's bill for the hall is made out to the widows' fund; someone has spilled wine exactly there.",
      ],
      ['thing', 'There are two keys to the chest. The one that {V} had is stiff with disuse.'],
      [
        'thing',
        'The mason left a drawing of the old hall here: where the new front is, the old wall had a slit for coins.',
        'here=indoors',
      ],
      [
        'word',
        '{T} was lent forty and asked when to pay it back, "and they laughed, so I laughed".',
      ],
      ['word', '"Whose money?" asks {T}, before anyone has said money.'],
      [
        'habit',
        '{W} cannot pass a collecting box without putting something in, and then counts what is left.',
      ],
      [
        'habit',
        '{W} sends each of the families of {calamity} a goose at midwinter: {num} geese, with no card.',
      ],
      ['habit', '{W} lives in three rooms of a house of thirty.'],
    ],
    amends: [
      'The front of the hall is sold stone by stone, and {num} families are paid with the old list in hand.',
      'Those who borrowed pay, with interest, into a chest that has glass in its lid.',
    ],
  },
  {
    id: 'held',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['kin', 'partner', 'profiteer', 'penitent'],
    fates: ['held'],
    deed: 'the room without a name',
    part: 'signed that {V} was mad',
    did: [
      '{V} knew that {W} {neglect} before {calamity}, which cost {num} lives. {W} had {V.them} declared mad, {motive}, and has kept {V.them} in a quiet house under another name for {years} years.',
      '{V} is alive, and the only witness that {W} {neglect}; {calamity} then cost {num} lives. {W} had {V.them} locked away, {motive}, and pays for the room to this day.',
    ],
    known: [
      '{years.s} years ago {calamity.c}, {num} people died of it, and {V}, people say, was one of them.',
      '{V} is said to have died when {calamity.c}, {years} years ago, with {num} others.',
      'Among the {num} whom {calamity} took, {years} years ago, people always name {V} first.',
    ],
    lie: [
      'The grave of {V} is well kept, at the expense of {W}, and nobody finds that strange.',
      'Poor {V.full}: that is the whole of what is said, and with lowered voices, as one speaks of the very sick.',
      'There is a portrait of {V} in the hall, with black ribbon across the corner; {W} pays for the ribbon.',
      'A mass is said for {V} every year, and {W} pays for it, and weeps.',
    ],
    fate: [
      '{V} has a room with a view of a wall, counts {num} days at a time, and has stayed saner than {V.their} keepers.',
      '{V} is called "the guest" by {few} people who know, and has taught one of the keepers to read.',
    ],
    debt: [],
    traces: [
      [
        'paper',
        '{record} pays for laundry, "one guest, quiet house", every month for {years} years.',
      ],
      ['paper', 'The death of {V} is attested by {few} signatures and no physician.'],
      ['thing', 'The coffin of {V} holds sand and a good pair of boots.'],
      [
        'thing',
        'A tray for one person leaves the kitchen each evening and comes back with the crusts cut into figures.',
      ],
      ['word', '{T} speaks of {V} and says "eats badly". Then {T.they} says "ate".'],
      ['word', '"There is nobody there," says {T}, about a house that was not mentioned.'],
      [
        'habit',
        '{W} drives out alone each month and comes back with mud to the axle and no errand.',
      ],
      ['habit', '{W} buys spectacles for eyes that are not {W.their} own.'],
      ['habit', '{W} has never once visited the grave of {V}.'],
    ],
    amends: [
      '{V} walks out of the quiet house on {V.their} own feet and asks what year it is.',
      '{V} is given back name, house and a place at the table, and takes the one facing the door.',
    ],
  },
  {
    id: 'bones',
    toll: 'dead',
    tones: ['heroic', 'grim', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'power', 'partner', 'profiteer', 'penitent'],
    fates: ['dead', 'gone'],
    deed: 'the stones from the field',
    part: 'carried stones away from the field by night',
    did: [
      'When {works} {works.was} enlarged, {W} took the stones from the burial field of the old people, {num} of them, {motive}. {V} kept that field, and stood in front of it.',
      'Under {works} lie {num} dead who were promised that they would be left alone. {W} signed the promise, and the order to dig, {motive}. {V} would not hand over the key.',
      '{W} had the {num} graves of the plague year levelled for {works}, {motive}. {V}, whose office it was to remember them, was in the way.',
    ],
    known: [
      '{years.s} years ago {works} {works.was} made larger, and an old burial field went; {V} was against it.',
      'Where {works} {works.is} now, {V} once kept a burial field. That was {years} years ago.',
      'The old burial field is gone since {works} {works.was} enlarged, {years} years ago, and so is {V}, who kept it.',
    ],
    lie: [
      'There never was a burial field, people say; the stones of {works} come from a quarry that has a name and no hole.',
      '{V} saw ghosts, people say, and one fine day followed them.',
      'It is thought unlucky to count the stones of {works}, and the children are slapped for it.',
      'The old people buried at sea. There is no sea within a week of some of their graves, but that is another question.',
    ],
    fate: [
      ['{V} lay down in the last open grave and had to be worked around.', 'V=dead'],
      ['{V} was under the first cartload, and the carter swears that there was a voice.', 'V=dead'],
      [
        '{V} was led away by the arm, and has kept the count of the {num} from far off, every night, by name.',
        'V=gone',
      ],
      ['{V} went with one stone, the smallest, wrapped in a shawl.', 'V=gone'],
    ],
    debt: [
      'The {num} had been laid down with a promise to {A}: quiet for quiet. The promise was broken on one side.',
      '{V} had kept {A} asleep with names, one each evening. No one has said the names for {years} years.',
    ],
    traces: [
      [
        'paper',
        'In {record} {num} stones are bought from a quarry, at night rates, and carted from the other direction.',
      ],
      ['paper', 'A list of {num} names in the hand of {V} was used to line a drawer.'],
      [
        'thing',
        'One stone of {works} has been set with the writing inward; a mirror on a stick shows half a name.',
      ],
      [
        'thing',
        'Small bones have been swept into a corner and covered with lime, more than once, by someone who said a prayer: there are wax drops.',
        'here=indoors',
      ],
      [
        'word',
        '{T} drove a cart that night: "They were not heavy," says {T.they}, "and that was what was wrong with them."',
      ],
      [
        'word',
        '"You do not step on the third one," says {T}, and does not know why, and then does.',
      ],
      ['habit', '{W} steps over one particular sill at {works} as if it were higher.'],
      ['habit', '{W} has bought a grave for {W.themself} in another country.'],
      ['habit', '{W} has never let masons open a wall of {works}, even when it leaks.'],
    ],
    amends: [
      'The stones go back to the field, all {num}, and there are holes in {works} like gaps in a mouth.',
      'The names are cut where everybody walks, in the order in which {V} used to say them.',
    ],
  },
];
