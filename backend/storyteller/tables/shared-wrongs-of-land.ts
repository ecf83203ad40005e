import type { SharedWrong } from './setting-types.ts';

/** Wrongs that changed the land itself: its river, its weather, what sleeps below it. */
export const wrongsOfLand: readonly SharedWrong[] = [
  {
    id: 'river',
    levels: [1, 12],
    tones: ['heroic', 'grim', 'intrigue'],
    words: [
      'rivers',
      'dried',
      'sea',
      'tide',
      'drowned',
      'canal',
      'oasis',
      'stopped',
      'river',
      'drought',
      'water',
      'flood',
      'desert',
      'dry',
      'dam',
    ],
    names: ['the Turning of the River', 'the Dry Year', 'the New Course'],
    titles: ['Where the River Was', 'The Borrowed River', 'The Dry Bed'],
    pitch: [
      '{years.s} years ago the river left {town2} in one night and came to {town1}. {town1} grew rich on it. This spring the water is turning back, both {towns} are arming, and nobody asks how it ever moved.',
      '{town1} has the river that {town2} lost, and three weeks of water left in it. In {town2} they have dug out the old bed and are waiting. Who finds out why it left {town2} can choose where it goes.',
    ],
    lie: [
      'The river moved by itself, {years} years ago, in a single night. That is called {wrong}, and {town1} lights a lamp for it at every door.',
      'In {town2} it is taught that {wrong} was a punishment. {body1.s} pays for the lessons.',
      '{wrong.s} took the river from {works2} and gave it to {works1}. Nature is just, says the plaque in {town1}.',
    ],
    effect: [
      'Water is money: at {works1} in {town1} it is sold by the hour, and a full jug is a wedding gift.',
      'The old bed is the straightest road in {land}. It runs past {works2}, and nobody from {town2} will set foot on it.',
      'Old bridges stand over dry ground. In {town2} the {workers2} still stop halfway to drop a coin into a river that is not there.',
    ],
    conflicts: [
      '{body2.s} has {num} people digging in the old bed, without leave, a mile below the dam of {works1}. {body1.s} has sent {guards} to watch them dig.',
      '{body1.s} sells water to {town2} by the hour, and {town2} has begun to pay with {fake2}.',
      'The river was the border. Since it moved, {num} families live in two countries and are taxed by both, in {good1} and in {good2}.',
      '{town1} and {town2} both claim the islands in the old bed, and {faction1} has begun to build on them.',
      'The {workers1} of {town1} drink for free and the {workers2} in the same inns do not. There has been one knife so far.',
    ],
    parties: [
      [
        {
          open: 'wants the river to stay until {deadline1}, when the water leases are renewed for a generation; it pays for dikes and for sermons',
          hidden: 'pays the geographers of {land} to agree that rivers move by themselves',
        },
      ],
      [
        {
          open: 'wants the water back, or {years} years of it paid for in coin; it petitions, and counts the dry wells aloud',
          hidden: 'digs by night, and writes down who tries to stop it',
        },
      ],
      [
        {
          open: 'wants to be left out of the quarrel; it answers every request for old papers with a longer form',
          hidden: 'put its own seal on the old plans in {record3}, and wants them forgotten',
        },
      ],
      [
        {
          open: 'wants to own both banks; it lends money to whoever is losing {works1} or {works2}',
          hidden: 'knows where the river will run next, and buys for that day',
        },
      ],
    ],
    needs: [
      [
        'wants the failing springs looked at by people who owe {body1} nothing, and pays {coins} gold pieces for a true answer, in private',
        'wants the digging at {works2} stopped before {deadline1}, without a death, and has nobody left who could do it',
      ],
      [
        'wants an escort up the old bed to the dam, past {guards}, for {few} diggers and one question',
        'wants the bones found that the old {workers2} speak of when the water is low, and a name to put over them',
      ],
      [
        'wants a heavy envelope carried to {town2} unopened, and wants to be far from {body3} when it gets there',
        'wants a burglar, since one page of {record3} is locked away even from the {clerk3}',
      ],
      [
        'wants maps of land that grows nothing, before {deadline4}, and pays for them in advance',
        'wants partners who will sign for {few} dry farms near {town2} and not ask what {faction1} knows',
      ],
    ],
    start: [
      {
        scene:
          'The party is in the square of {town1} when the fountain runs brown, then red, then stops. For one hour the river bed of {town1} lies open, and in the mud stand the posts of a dam that is on no map. {P1} offers {coins} gold pieces to whoever follows it upstream before the water is back.',
        answer: [
          'The posts in the mud of {town1} are those of a trial dam. The red is clay from the cut, a day upstream, where the bank has begun to slip.',
        ],
      },
      {
        scene:
          'A boat runs aground in {town1}, where no boat can come from: it has lain dry in {town2} for {years} years, and floated this morning. {P2} has run after it along the bank, and needs help to reach the dam before {guards} do.',
        answer: [
          'The boat floated because water seeps back into the old bed below {works2}. Whoever follows it comes to the cut from the side that has no guards.',
        ],
      },
    ],
    truth: [
      '{body1.s} had the bank cut by night, with {num} hired hands, because {works1} had no water. The plan was drawn by a {clerk3} in {town3}. The {num} were drowned instead of paid, and lie where the new bed is deepest. {P3} has found the plan, and knows from it that the timber dam in the cut was built to last {years} years.',
      'That spring the river would have drowned {town2} and {works2} with it. {body1.s} cut the bank in time, and saved all of {town2} but {num} herders on the far side, whom nobody had counted. Since then {body1} has kept silent, out of shame. Now the cut is silting up, and when it closes, the flood comes after all; {P3} has the figures.',
    ],
    secrets: [
      'The cut in the bank is as straight as a ruler, which can be seen from {site4} in {town4} and from nowhere else. {faction1.s} has bought that view.',
      'The {worker1} who held the lamp that night lives in {town3} under another name, and is fed by {P3}.',
      '{P3} has worked out the day on which the river goes back. It is that of {deadline1}, and {P4} has bought the figures.',
      [
        'The hired hands were counted out at {site1}. Their number, {num}, is still on the wall there, under the whitewash.',
        'v=1',
      ],
      [
        'One child of the herders was sent away an hour before, grew up in {town1}, works at {works1} and has never been told.',
        'v=2 #child',
      ],
      'The dam can be opened by hand, from {site1} in {town1}. It takes four people, and it cannot be shut again.',
    ],
    steps: [
      [
        'the water at {works1} falls by a hand, and {body1} puts {guards} at every well in {town1}',
        '{body1.s} closes the public wells of {town1}, and water is sold behind {site1}',
      ],
      [
        'the diggers of {body2} reach the foot of the dam, and the first of them is shot',
        '{body2.s} stops all {good2} for {town1}, and sets up camp under the dam',
      ],
      [
        '{faction1.s} calls in its loans on both banks, and {crowd} are put on the road',
        '{P3} tries to leave {town3} with the plan, and gets as far as the gate',
      ],
      [
        'On the day of {deadline1} the dam breaks. {town1} loses the river, {town2} gets it back within one hour, and {works2} {works2.is} under it.',
      ],
    ],
    ends: [
      'If the plan is read out in {town1}, {body1} falls within a day, and the party is asked who gets the water.',
      'The cut can be rebuilt with a gate, so that the river serves both {towns}. It takes the {workers1} and the {workers2} on one site for a season, and {P1} and {P2} to begin it.',
      'If the party opens the dam from {site1} at a chosen hour, {town2} is saved and {works1} {works1.is} finished; {P1} would rather stay inside.',
    ],
  },
  {
    id: 'weather',
    tones: ['horror', 'whimsical', 'heroic'],
    words: [
      'ice',
      'frozen',
      'snow',
      'summer',
      'rain',
      'clouds',
      'faerie',
      'demon',
      'witch',
      'witches',
      'curse',
      'cursed',
      'floating',
      'weather',
      'winter',
      'fey',
      'bargain',
      'pact',
      'devil',
      'seasons',
      'storm',
      'god',
      'sky',
    ],
    names: ['the Fair Bargain', 'the Mild Years', 'the Lease of the Sky'],
    titles: ['The Lease of the Sky', 'Fair Weather', 'The Rented Summer'],
    pitch: [
      [
        'For {years} years {town1} has had perfect weather, by contract. The lease ends in three weeks, and nobody remembers what was paid for it but {town2}, where no one has aged since.',
        'v=1',
      ],
      [
        'For {years} years {town1} has had perfect weather, by contract. The lease ends in three weeks, and nobody remembers what was paid for it but {town2}, where no child has been born since.',
        'v=2',
      ],
      '{town1} rents its weather from something in the sky, and never sees the bill: {town2} pays it. Now the landlord has sent an agent, and {town1} has three weeks to renew.',
    ],
    lie: [
      'Since {wrong} it has rained in {town1} at night only. {body1.s} puts it down to good government.',
      'There has been no bad season for {good1} since {wrong}. {town1} gives thanks at a feast where one chair stays empty.',
      '{wrong.s}, as every child in {town1} knows, {wrong.was} a gift for hard work at {works1}.',
    ],
    effect: [
      [
        'In {town2} nothing ripens, rots or ends any more. The {workers2} bring {good2} from elsewhere and sell it as their own.',
        'v=1',
      ],
      ['There is a school in {town2} without a child in it. The {workers2} keep it heated.', 'v=2'],
      'Nobody in {town1} owns a coat. The {buyer1} who goes abroad borrows the one in the town hall, and signs for it.',
      'People from {town2} have no shadow at noon. They are asked, politely, to visit {works1} in the morning.',
    ],
    conflicts: [
      [
        'The {workers2} want to leave {town2} and fall ill on the road. {body1.s} says that they are homesick.',
        'v=1',
      ],
      '{faction1.s} sells bottled storms in {town4}, from stock, and somebody in {town1} buys them all.',
      'Farmers around {works1} of {town1} bury small mirrors in their fields, and {body1} has begun to dig them up.',
      'A preacher in {town3} says that the sky will be asked for back, and names the day of {deadline3}.',
      [
        '{body2.s} has sent {body1} a bill for {years} autumns. It was returned, with thanks.',
        'v=1',
      ],
      [
        '{body2.s} has sent {body1} a bill for an empty school. It was returned, with thanks.',
        'v=2',
      ],
    ],
    parties: [
      [
        {
          open: 'wants the lease renewed before {deadline1}; it has begun to be very generous to {town2}',
          hidden:
            'means to renew at any price that somebody else can pay, and has a list of who in {town2} can',
        },
      ],
      [
        {
          open: 'wants one proper storm, and the truth about what it has paid; its people whistle, fly kites and look up',
          hidden: 'has taken down the lightning rods of {works2} by night',
        },
      ],
      [
        {
          open: 'wants to read the contract before it is renewed; it asks for it by every post',
          hidden: 'has had a copy all along, and {few} scholars at work on the word for "for ever"',
        },
      ],
      [
        {
          open: 'wants to sell good weather by the hour to whoever needs it for {good4}; it has bottles and no scruples',
          hidden: 'means to sublet the whole sky, and has asked the agent for a price',
        },
      ],
    ],
    needs: [
      [
        'wants somebody from far away to sign one paper before {deadline1}, and offers {coins} gold pieces and a house',
        'wants to be told by people with no stake in {good1} what an honest town would do now',
      ],
      [
        [
          'wants to be taken over the border alive, to see one autumn, and knows that nobody from {works2} has survived the road',
          'v=1',
        ],
        [
          'wants the agent of the sky kept out of {town2} for {few} days, until a child is born, the first in all that time',
          'v=2',
        ],
      ],
      [
        'wants a line of the contract checked against the original, which hangs at {site1} in {town1} behind another picture',
        'wants the party to steal {record3} for a night, since {body3} reads along over every shoulder',
      ],
      [
        'wants a crate escorted to {works1} that must not be shaken, opened or left in the sun',
        'wants witnesses for a sale, and would rather not say that what {faction1} sells is next Tuesday',
      ],
    ],
    start: [
      {
        scene:
          'At noon in {town1}, while the stands for {deadline1} go up, it begins to snow, upward. Over {site1} in {town1} the flakes spell out a date, three weeks from now. {P1} has every door shut, and asks the only strangers in the square to talk to what comes next.',
        answer: [
          'What comes to {town1} next is the agent of the sky. It wants one signature, dislikes haggling, and answers whatever it is asked three times.',
        ],
      },
      {
        scene:
          'A person in grey comes to the inn in {town1}, pays with a wet coin and asks who here speaks for the sky. {P1} points at the party and promises {coins} gold pieces if they keep the guest talking until dusk.',
        answer: [
          'The guest in grey is the agent of the sky, and has come to {town1} to see who would sign. It leaves at dusk, with the name of whoever was most polite to it.',
        ],
      },
    ],
    truth: [
      '{body1.s} leased the weather from a power of the air, and paid with the autumns of {town2}: there nothing has aged, ripened or ended since. The {workers2} were not asked. The power has grown fond of endings since, and asks for all those of {town1}, as {P3} alone has read.',
      '{body1.s} paid with the names of all who would be born in {town2} for {years} years. In {town2} none has been born since. {P3} wrote the contract when young, and left a way out in it which only a person without a name can use; {P2} is expecting one.',
    ],
    secrets: [
      'The empty chair at the feast of {town1} is worn on the seat. The landlord has come every year, and has liked the food.',
      'The contract is in {record3}, disguised as a report on the weather of one particular day.',
      [
        'Those who leave {town2} grow old on the road, all at once, at the ninth milestone. {faction1.s} has moved the milestone.',
        'v=1',
      ],
      [
        '{P2} was away from {town2} on the day of the contract, and can leave; nobody else from {works2} can.',
        'v=1',
      ],
      '{P1} has a coat, a good one, and has had it packed since spring.',
    ],
    steps: [
      [
        'every cloud over {land} gathers above {works1} and waits',
        ['{body1.s} invites the families of {town2} to {town1}, and seats them by age', 'v=1'],
      ],
      [
        '{faction1.s} uncorks its whole stock over {town4}, and {works4} {works4.is} under snow',
        'the {workers2} climb on the roofs with iron rods, and are arrested one by one',
      ],
      [
        [
          'the agent of the sky takes a room in {town1}, and reads the list of births aloud at night',
          'v=2',
        ],
        '{P3} burns a copy of the contract, and it rains ashes on {town3} for a day',
      ],
      [
        [
          'At {deadline1} the lease is renewed. {town1} keeps its sky, and from then on nobody there ages either, and nothing at {works1} is ever finished.',
          'v=1',
        ],
        [
          'At {deadline1} the lease is renewed. {town1} keeps its sky, and its cradles stay as empty as those of {town2}.',
          'v=2',
        ],
      ],
    ],
    ends: [
      'The lease can simply run out. {years.s} years of weather arrive in one night, and somebody has to get {town1} under a roof.',
      [
        'The power would trade: one true ending, freely given, for every autumn it has. {P1} is old, and might.',
        'v=1',
      ],
      [
        'A child without a name can tear up the contract at {site1}. Then it needs a name at once, and it is the party that is asked.',
        'v=2',
      ],
      'If {town1} is told, half of it goes to {town2} to share the shade, and {body1} loses the next vote and a good deal of furniture.',
    ],
  },
  {
    id: 'sleeper',
    tones: ['horror', 'heroic', 'grim'],
    words: [
      'asleep',
      'sun',
      'night',
      'dark',
      'darkness',
      'light',
      'risen',
      'sleeper',
      'slumbering',
      'giant',
      'god',
      'gods',
      'cults',
      'horror',
      'deep',
      'colossus',
      'volcano',
      'beneath',
      'dreams',
      'ancient',
      'evil',
      'sleeping',
      'titan',
      'monster',
      'cult',
      'underground',
      'eldritch',
      'doom',
      'nightmare',
      'dream',
    ],
    names: ['the Old Arrangement', 'the Four Trades', 'the Lullaby'],
    titles: ['The Four Trades', 'Do Not Stop Working', 'The Long Lullaby'],
    pitch: [
      'In {land} four {towns} do four kinds of work, by an old law that they may never stop, and nobody knows why. {town2} has just gone on strike, and since then all of {land} has had the same dream.',
      'In {land} work never stops, not for war and not for a funeral: so says the oldest law. Now {works2} {works2.is} silent in {town2}, for fair wages, and under the ground something has turned over.',
    ],
    lie: [
      'By {wrong} the {towns} of {land} may never give up their work. It is taken for the privilege of some guild.',
      'Four founders gave the four trades to {town1}, {town2}, {town3} and {town4}. That was {wrong}, and each has a statue that looks down.',
      'The peace of {land} rests on {wrong}, people say in {town1}, and mean the price of {good1}.',
    ],
    effect: [
      'There are no holidays in {land}. At {works1} the night shift bows to the day shift, and at a wedding the {workers1} dance in turns.',
      'A fine is due for silence: whenever {works2} {works2.is} quiet for an hour, {town2} pays. It has never been able to.',
      'Everyone in {land} sleeps badly and says so in greeting. The polite answer in {town4} is "{good4}".',
    ],
    conflicts: [
      'The {workers2} have laid down their tools for a living wage, and {body1} has sent {guards} to {town2} for reasons that it will not give.',
      '{body1.s} is sinking a second shaft at {site1}. The {workers1} come up from it and resign.',
      '{faction1.s} has found out that silence can be sold. In {town4} a night without {good4} costs a month of wages.',
      'A new faith in {town3} holds that sleepers should be left to sleep, and that everyone else should wake. {body3.s} has forbidden it, loudly.',
      [
        'For half of its {good2} {town2} was paid in sand. Nobody in {body1} will say who ordered that.',
        'v=1',
      ],
    ],
    parties: [
      [
        {
          open: 'wants the work to go on; it pays double and asks for no receipts',
          hidden: 'has people arrested who ask what the work is for',
        },
      ],
      [
        {
          open: 'wants to know what {good2} is for, having been paid so badly for it; it sits on its tools and sings',
          hidden:
            'has found out what its old stores were used for, and waits with that for the right day',
        },
      ],
      [
        {
          open: 'wants no visitors in its reading room before {deadline3}; it says that there is damp',
          hidden: 'has walled in the desk with the last page of {record3}',
        },
      ],
      [
        {
          open: 'wants a night of silence in {town4}, and pays well for it; it is thought to be for the sick',
          hidden: 'listens at wells, to be the first to speak with whatever wakes',
        },
      ],
    ],
    needs: [
      [
        'wants the strike in {town2} ended tonight, by any honest means, and has {coins} gold pieces and no sleep left',
        'wants somebody to go down at {site1}, see what the {workers1} saw, and come back able to say it',
      ],
      [
        'wants a guard for those who have laid down their tools in {town2}, one who is not paid by {body1}, and would like to hear the fifth verse of a song',
        [
          'wants to know why the share of {town2} was sold, and by whom, before {guards} clear {works2}',
          'v=1',
        ],
      ],
      [
        'wants a reader with strong nerves for one page of {record3}, and will hold the door',
        'wants to be taken out of {town3} with a book under the coat, before {body3} notices the gap',
      ],
      [
        'wants to buy what people dreamed last night, at a silver piece each, and the same dream every time',
        'wants company on the way to a well near {works4}, and will not say what answers there',
      ],
    ],
    start: [
      {
        scene:
          'In {town1}, three weeks before {deadline1}, everyone wakes at the same moment and says the same word, and the ground moves, once, like a sleeper. {P1} is in the street in a nightshirt, and begs the party to get {town2} back to work before the next night.',
        answer: [
          'The word that {town1} says in its sleep is the name of what lies below, and the ground moves each time it is said by many at once.',
        ],
      },
      {
        scene:
          'The party comes to {town2} on the third day of the strike. Nothing is to be heard of {works2}. At noon the ground breathes in, and {P2}, who leads the strike, asks the strangers to go and see what is below {site2} before anyone else panics.',
        answer: [
          'Below {site2} a stair of {num} steps leads to a warm wall that breathes. The {workers2} built the wall, and were told that it was for water.',
        ],
      },
    ],
    truth: [
      'Something lies under {land}, and four trades keep it asleep: {good1} to bind it, {good2} to feed it, {good3} to name it, and the noise of {works4} for it to dream by. {body1.s} has known for ever. It sold the share of {town2} for profit, and for {years} years has delivered sand in its place. {P3} has done the sum: what lies there is hungry.',
      'What sleeps under {land} was a person once, and has grown as large as a hill: the fifth founder, who was buried alive under {works2} by the other four, over money. Then the four bound it with their trades, {good1} to {good4}, out of fear, and wrote a confession each. {P3} has them all, and what the sleeper wants is to hear them read.',
    ],
    secrets: [
      [
        'The statues of the founders do not look down. They look at one spot, and it lies under {site2} in {town2}.',
        'v=2',
      ],
      'All of {land} has one dream, and there is a door in it. At {works4} in {town4} somebody has begun to build that door.',
      '{P1} has not slept for {days} days, so as not to have to answer when called.',
      'The song of the {workers2} has a fifth verse, which is only hummed. Its words are in {record3}, and they are orders.',
      [
        'The soldiers in {town2} are not there to break the strike. They have shovels, to dig up the fifth founder before the {workers2} do.',
        'v=2',
      ],
    ],
    steps: [
      [
        'the dream lasts into the day, and at {works1} people work with their eyes shut',
        [
          '{body1.s} sends {guards} to {town2} to work {works2} by force, and they do it wrong',
          'v=1',
        ],
      ],
      [
        '{faction1.s} buys a whole night of silence: {works4} stand{works4.v} still, and the wells of {town4} run warm',
        '{site2} sinks into the ground of {town2}, quite slowly, with the door open',
      ],
      [
        '{crowd} walk out of {works1} in their sleep, all of them towards {town2}',
        '{P3} reads the last page alone, and is found in {town3} counting in a whisper',
      ],
      [
        'On the night of {deadline1} it wakes. {works1.s} and {works2} are gone by morning, and it has not even noticed {town4} yet.',
      ],
    ],
    ends: [
      'The four trades can start again within {days} days, if {town2} is paid, in full and in public. It sleeps, and all of {land} now knows what it works for.',
      [
        'It can be fed once, well, and led away while it is slow. The way goes through {works4}, and that is the end of {works4}.',
        'v=1',
      ],
      [
        'If all four confessions are read aloud at {site2}, by people who carry the names of those who wrote them, the sleeper gets up and goes. {P1} is one of the four.',
        'v=2',
      ],
      'If the party sides with {faction1}, it is asked one question by what wakes. It wants to know whom it should thank.',
    ],
  },
  {
    id: 'tribute',
    tones: ['heroic', 'grim', 'horror', 'whimsical'],
    words: [
      'dragons',
      'monsters',
      'beasts',
      'mountains',
      'protection',
      'dragon',
      'tribute',
      'wyrm',
      'hoard',
      'giant',
      'beast',
      'sacrifice',
      'mountain',
      'toll',
    ],
    names: ['the Dragon Peace', 'the Yearly Gift', 'the Nine Wagons'],
    titles: ['The Nine Wagons', 'The Dragon Peace', 'What the Dragon Was Promised'],
    pitch: [
      'A dragon has kept the peace in {land} for {years} years, and {town2} fills its nine wagons every year. This year {town2} has nothing left, and last night the dragon did not come home.',
      'Every year nine wagons go up the mountain, and the dragon spares {land}. {town2} pays, {town1} is spared, and the carters of {town4} say that for a long time nobody up there has been eating.',
    ],
    lie: [
      '{wrong.s} {wrong.was} agreed {years} years ago by {body1}: nine wagons a year, and the dragon leaves {land} alone. Both sides have kept it.',
      'The dragon was about to burn {town2}. By {wrong} it took {good2} in place of people, and {town1} has never stopped mentioning that.',
      'The dragon can be seen from {town1} on the evening of {deadline1}, very far off. In every house they drink to {wrong} at that hour.',
    ],
    effect: [
      'In {town2} the best of the {good2} goes up the mountain. What the {workers2} eat and wear themselves is called "the tenth wagon".',
      'No one in {land} has built higher than the roof of {works1} since, so as not to seem ambitious.',
      'Taxes are no crime in {land}, but counting the wagons is. In {town2} people look at the ground when they pass.',
    ],
    conflicts: [
      '{town2} can fill {few} wagons this year and not nine. {body1.s} offers to lend it the rest, at a price.',
      'The carters of {town4} refuse to drive the last mile, and {faction1} offers to do it for a share.',
      'A young {worker2} has sworn to kill the dragon at {deadline1}. {body1.s} has had the oath annulled, twice.',
      '{body3.s} has raised the price of the yearly blessing of the wagons, and {town2} cannot pay that either.',
      'A scale was sold in {town4}. {body1.s} has bought it, and everybody who saw it has been visited.',
    ],
    parties: [
      [
        {
          open: 'wants nine wagons on the road by {deadline1}, whoever goes hungry; it sends {guards} to help with the loading of {good2}',
          hidden: 'would send nine wagons of stones rather than let one be missed',
        },
      ],
      [
        {
          open: 'wants the wagons halved, and says so at every market; it shows its empty barns to all who come',
          hidden:
            'hides {good2} under floors, sharpens tools, and means to send the wagons up empty, once',
        },
      ],
      [
        {
          open: 'wants the yearly blessing kept as it is; it blesses the wagons under a cloth',
          hidden: 'makes sure that nobody compares the yearly lists in {record3}',
        },
      ],
      [
        {
          open: 'wants the roads kept open and the tolls low; it owns the carts, the inns and the last mile',
          hidden: 'buys cheap at night what went up the mountain by day',
        },
      ],
    ],
    needs: [
      [
        'wants the ninth wagon escorted up the mountain, and pays {coins} gold pieces to people who will look straight ahead',
        'wants to know why the dragon was not seen this year, before all of {town1} asks the same',
      ],
      [
        'wants a word with the dragon, in person, about {few} hungry years, and wants somebody tall to come along',
        'wants a sibling back who went up with the wagons {few} years ago as a driver and was paid for the whole year',
      ],
      [
        'wants two lists from {record3} carried to a stranger for comparing, and will not say of what',
        'wants a confession heard, and will make it to anyone who is not from {body3}',
      ],
      [
        'wants guards for a warehouse near {works4} that smells of {good2}, and asks them never to go in',
        'wants to sell the party a map of the last mile, with one cave left out',
      ],
    ],
    start: [
      {
        scene:
          'The nine wagons leave {town2} while the party looks on, and the ninth breaks an axle in front of the inn. What rolls out under the cover is not {good2} but stones. {P2} stares at it, then at the party, and asks them to take the reins before {guards} see.',
        answer: [
          'The {workers2} who loaded the ninth wagon put the stones in, since there was nothing else left. {P2} was the only one whom they had not told.',
        ],
      },
      {
        scene:
          'On the evening on which the dragon is to be seen from {town1}, it is not. In the silence {P1} asks, too loudly, for volunteers to go up and pay its respects, and {coins} gold pieces are put on the table.',
        answer: [
          [
            'The rope at {site1} broke on that evening, and the canvas fell into the gorge. Nobody has gone to fetch it yet.',
            'v=1',
          ],
          ['The dragon was in {town2} that evening, at a card table, and forgot the time.', 'v=2'],
        ],
      },
    ],
    truth: [
      'The dragon has been dead for most of those {years} years. It died in its sleep; {body1} found it, told no one, and has shared the wagons with {faction1} ever since; {P3} signs for them. What is seen on the evening of {deadline1} is canvas on a rope at {site1}; and now the eggs have hatched.',
      'There never was a threat: {body1} asked the dragon to frighten {town2}, which had become too rich, and offered it half. The dragon agreed out of boredom, and has come to like the people of {town2} a good deal better than its partners. {P3} wrote the letters.',
    ],
    secrets: [
      'What goes up the mountain comes down again by night and is sold in {town4}, next to {works4}, with new labels.',
      '{record3.s} has a list of what was received for every year. One hand has signed them all, and it is that of {P3}.',
      'The drivers who did not come back are alive: {faction1} keeps them in a warehouse near {works4}, on a ten-year oath.',
      [
        'The canvas dragon is kept at {site1} in {town1}. The {worker1} who works the jaws has asked for a rise.',
        'v=1 tone!=horror tone!=grim',
      ],
      [
        'The dragon comes to {town2} on market days, as an old woman who is fond of {good2}. {P2} plays cards with her.',
        'v=2',
      ],
      '{P1} was told the truth on the day of taking office, together with the keys, and has been ill since.',
    ],
    steps: [
      [
        '{body1.s} searches the houses of {town2} for hidden {good2}, and finds it, and more people than it had counted',
        'the wagons of {town2} come up three short, and {guards} take the rest out of the seed store',
      ],
      [
        'something small and hungry takes sheep around {works2}, and both sides call it a warning',
        '{faction1.s} raises the price of {good2}, and is asked for the first time where it gets it',
      ],
      [
        'the young {worker2} goes up alone with {tool2}, and half of {town2} follows at a distance',
        '{P3} sends the lists to {town2}, and is arrested on the way back from the post',
      ],
      [
        'At {deadline1} {town2} marches on {town1} with {tool2} in each hand. {works1.s} {works1.is} the first thing to burn, and then {body1} asks a mountain for help.',
      ],
    ],
    ends: [
      'If the mountain is opened to everyone, {body1} is finished, and {land} has to learn within a month to keep its own peace.',
      [
        'There are {few} young dragons, and they can be taught. The party may choose which of the {towns} teaches them first.',
        'v=1',
      ],
      [
        'The dragon will change sides for an apology, a chair at {works2} and somebody who plays cards well. Then {town1} has a dragon for an enemy.',
        'v=2',
      ],
      'A quiet end is possible: the nine wagons come home one by one, as a new tax of {town1}, and {P1} signs for it all. {faction1.s} will not sit still for that.',
    ],
  },
];
