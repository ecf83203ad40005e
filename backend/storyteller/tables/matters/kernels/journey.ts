import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * A long journey in one vehicle or train of people, {ride}, across {land} to {goal}. A, who rules the last stage, wants
 * what {ride} carries: B, a passenger, who is the real load. G leads it.
 */
export const journey: MatterKernel = {
  id: 'journey',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [['leader of {ride}'], ['leader of {ride}'], ['leader of {ride}']],
    A: [
      ['lord of the last stage', 'toll king'],
      ['lord of the last stage', 'toll king'],
      ['lord of the last stage', 'toll king of three realms'],
    ],
    B: [
      ['passenger with one trunk', 'passenger without luggage'],
      ['passenger with one trunk', 'passenger without luggage'],
      ['passenger with one trunk', 'passenger without luggage'],
    ],
    S: [['cook of {ride}'], ['cook of {ride}'], ['cook of {ride}']],
    T: [['oldest traveller'], ['oldest traveller'], ['oldest traveller']],
    H: [
      ['traveller who asks about everything'],
      ['traveller who asks about everything'],
      ['traveller who asks about everything'],
    ],
  },
  sites: [['{halt1}'], ['{halt2}'], ['{halt3}']],
  lair: {
    names: ['the last gate before {goal}', 'the toll bridge before {goal}'],
    terrain: 'wild',
  },
  scale: {
    deadline: [
      ['the last day of the journey'],
      ['the last day of the journey'],
      ['the last day of the journey'],
    ],
    ruin: [
      ['{ride} does not arrive, and nobody dares this road again'],
      ['{ride} does not arrive, and the road is closed for good'],
      ['{ride} does not arrive, and the realms lie apart again as they did before'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['what is on board', 'who is waiting ahead', 'how one gets through'],
      places: 'The halts',
      suspects: 'Who is travelling with you',
      plan: 'What happens on the way if the party only travels along',
      actOne: 'Act one: Three Halts',
      talk: 'What they say on board',
    },
    titles: [
      '{ride.t} to {goal.t}.',
      'The Passenger of {G.name}.',
      'The Last Stage to {goal.t}.',
      'One Seat Too Many.',
    ],
    first: [
      '{ride.u} leaves {town} once a year, across {land}, to {goal}; those who have arrived there speak of it for the rest of their lives.',
      'There is one way across {land} to {goal}, and {ride} is all that still goes there.',
    ],
    hooks: [
      '{G.full} has two kinds of passengers, those who pay and those who are paid, and would like you to be of the second.',
      '{G.full} has lost the guards, all at once, in the night before departure, and finds you with {few} hours to go.',
    ],
    stakes: [
      'It is {days} days. If it goes wrong, says {G}, {ruin}.',
      'The journey takes {days} days, and there is no turning back after the first. If something happens, {ruin}.',
    ],
    fees: [
      '{G} offers {coins} gp on arrival, with board, and a place to sleep where it does not rattle.',
      'The pay is {coins} gp, half of it at the second halt, so that nobody gets off at the first.',
    ],
    where: ['{lair}, half a day before the goal. {A} has people at each halt, and does not hurry.'],
    suspects: [
      '{B.full}, who does not look out of the window; {H.full}, who asks about everything; {T.full}, who has made this journey more often than {G.full}.',
    ],
    limits: [
      '{days} days, in {few} stages; each halt costs one night, and each lost day makes water, food or patience short.',
    ],
    ways: [
      '{p1}, {p2} and {p3} are three halts, one after the other. At each of them there is a danger of the road, something to learn about {B.name}, and a way to be better off at {lair}. A failed check costs a ration or an hour, never the clue.',
    ],
    runs: [
      '{S} asks each of the party for one thing that is of no use here, and hangs it over the stove, for luck. Ask the players for theirs.',
      '{T} has a place that nobody else takes, and greets something outside that nobody else sees.',
    ],
    guards: [],
    magic: [
      '*Create Food and Water* or *Goodberry* makes friends of everyone on board, and shows who eats alone.',
      [
        '*Zone of Truth* in {ride}: {num} small lies come to light before one reaches that of {B}.',
        'level>=3',
      ],
      ['*Scrying* on {A} shows a gate, and a wall of hourglasses, each with a name.', 'level>=9'],
      [
        '*Sending* to {goal} is answered: "We have been waiting. How many are you? Is {B} there?"',
        'level>=5',
      ],
      ['*Commune*: "Is {B} a criminal?" By the law of {A}. "Should we go on?" Yes.', 'level>=9'],
      '*Speak with Animals*: what pulls, rows or follows {ride} knows the way better than the map, and does not like the last stage.',
      [
        '*Teleport* takes a few to the goal at once; those who stay have a hole in their row, and {A} notices it.',
        'level>=13',
      ],
    ],
    complications: [
      'A wheel, a mast, an axle, a paw: something breaks, and for a night everyone has to sleep in one heap.',
      'A passenger is ill and hides it. By the third day there are {few}.',
      '{H} is found going through the luggage of {B}, and has an excellent reason.',
      'The travellers of another year come the other way, on foot, and do not say why.',
    ],
    openings: [
      'For an hour one has seen it already: {lair}, a bar across the whole width of the way, and beyond it, so close that one can count the windows, {goal}.',
    ],
    companions: [
      [
        'Those beside {A} were travellers themselves once, who could not pay. If {ride} takes them along (called out by {G}, one action), half of them climb on.',
        'escort=people',
      ],
    ],
    hoards: [
      'What travellers have paid as toll in {years} years hangs on the bars of {lair}: {items}, and {worth}.',
    ],
    favours: [
      'Wherever {ride} stops from now on there are seats for the party, by the window, for nothing.',
      '{S} gives the party the recipe. It has never been written down before.',
    ],
    preventions: [
      'drive through the night, with all hands (DC 13 Athletics or Animal Handling by the group)',
      'have {H} send a false message (DC 14 Deception)',
      'get {T} to show the old road (DC 13 Persuasion)',
    ],
    clockEffects: [
      'each step that was prevented leaves {ride} with one advantage at {lair}: speed, surprise, or full bellies (the party chooses; each gives advantage on one check there). For each that was not, one more stands beside {A}.',
    ],
    firstFight: [
      'on the second evening riders keep pace with {ride} for an hour, and then attack from both sides ({fight}). They do not want money. They look at faces.',
    ],
    sides: [
      {
        wants: [
          '**The travellers** ({num} of them) want to arrive, all of them if possible. Content if they are told what is going on; angry if they find out that they were bait.',
        ],
        later: [
          '**The travellers, if content**: push, pull and row, all at once, at the moment at which it counts.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) has the same goal and a worse vehicle. Content to be towed, for a price; angry if overtaken in the dust.',
        ],
        later: [
          '**{R.name}, if content**: drives ahead into {lair}, with much noise, and gets stuck there at the right place.',
        ],
      },
      {
        wants: [
          '**Those who live along the way** want to sell, to hear news, and not to be drawn into it. Content with an honest price; angry if {A} comes to ask them because of the party.',
        ],
        later: [
          '**Those along the way, if content**: have taken down the signs behind {ride}. Nobody follows it.',
        ],
      },
    ],
  },
  problem: [
    'This year somebody wants it not to arrive. The guards were bought off before departure, the water casks had been bored into, and at the last gate before {goal}, it is said, {A.full}, the {A.role}, is asking about one certain passenger. {G.full} has {num} people on the list, and one of them under a false name.',
    'On the list of {G.full} stand {num} travellers, and on the roll-call last night there was one more. Somebody on board is worth so much to {A.full}, the {A.role}, that riders have been sent to all halts. {G.name} cannot leave anyone behind, as there is nowhere to leave them.',
  ],
  start: [
    [
      'It is still dark when {ride} gets ready at {town}: lamps, breath, the creak of straps. {G.full} goes along the row with a list, and calls out names. Each answers "Here". At the end {G.name} counts the heads, counts the ticks, counts once more, and puts the list away. "One more than paid," {G.name} says quietly to you. "Too late. If we do not go now, we do not go this year." A hand goes up; it begins to move.',
      '@list',
    ],
    [
      'The last of {town} is a wall, with writing on it from all those who have ever travelled with {ride}: names, dates, and behind some of them a cross. While the others write themselves down, {B.full}, the {B.role}, stands before it with the chalk in the hand and does not write anything. "One ought to be allowed to look at the wall afterwards," {T.full} says to you. "On the way back. That is the whole secret of it."',
      '@wall',
    ],
  ],
  ask: [
    '"Bring us there," says {G}, "all who are on the list, and the one who is not. At each halt, find out what is waiting for us at the next one. And find out whom they are looking for, before somebody else on board does; some of us could use the money."',
    '{G} wants two things: that {ride} arrives, and that nobody is handed over on the way. "I was asked, once. I did it. We arrived, and I have never looked at that wall since."',
  ],
  rumours: [
    '{A} was a traveller once, on this very road, and did not get further.',
    '{B} has not slept since {town}.',
    '{S} always cooks for one more, from superstition.',
    'Nobody gets a second helping from {S} who does not say where they are from.',
    'There is a second road for the last stage, older, and nobody is left who can drive it, except perhaps {T}.',
    '{H} writes down who talks with whom.',
    'In {goal} they light a lamp for each who arrives.',
  ],
  run: [
    [
      'The one too many is {B}, whose tick stands behind a name that somebody has died with (DC 13 Investigation).',
      'start=list',
    ],
    [
      'Behind the name of {A} on the wall there is neither a date nor a cross (DC 12 Perception).',
      'start=wall',
    ],
    'Supplies: write down {days} portions for the party. Each lost day costs one for everybody; whoever shares has advantage on the next check with the travellers.',
  ],
  gist: [
    '{ride.u} crosses {land} to {goal}, and {A}, at {lair}, wants one of those on board: {B}. {B} carries the old right of way, with which the road would be free for everybody and {A} would have nothing more to rule. {H} belongs to {A}. The travellers decide in the end, by whether they hand over {B}.',
  ],
  truth: [
    [
      '{few} years ago {A} travelled with {ride}, and had to get off at the last stage, because the water was enough for all but one, and {G} had drawn the lot. {A} survived, found the old gate, and has made every traveller since then pay for it: with a year of work, or with something that they love.',
    ],
    [
      '{B} was the clerk of {A}, and has taken the one paper on which it stands that the road belongs to those who travel it. It is sewn into the lining. {goal.u} would recognise it, and open the gate from the other side; so it only has to be carried through once. {B} is afraid, and has thought of throwing it away at each halt.',
    ],
    [
      '{H} works for {A} and sets signs: a stone, a rag, an open shutter. {H} has to, since {A} keeps an hourglass with the name of {H.their} sister on it. {T} knows the old road round the last stage; it can be travelled by night, if everybody gets out and pushes.',
    ],
  ],
  turn: [
    'At the third halt a notice has been put up, in good faith, for everyone to read: free passage for {ride}, for life, for all on board, in exchange for {B.full}. {num} people read it. Some of them do not look at {B} after that, and some look at nothing else.',
    '{G} tells the travellers everything: of the lot at that time, of {A}, of {B}. Then {G} asks them to vote. The party has as long as one needs to drink a cup of tea to speak with whoever it likes.',
  ],
  people: {
    G: [
      '{G} wants to bring all of them there, once, without a lot. {G} has kept the straw from that time.',
    ],
    A: [
      '{A} wants {G} to choose again, before {A.their} eyes, and to see that there is no right choice. The toll is only the occasion.',
    ],
    B: [
      '{B} is no hero, has copied bad laws for half a life in a beautiful hand, and once could not finish a sentence.',
    ],
    S: ['{S} knows everybody by appetite. Whoever is hiding something eats too fast.'],
    T: [
      '{T} was a driver, in the days of the old road, and would like to drive it once more, as long as there is light enough in {T.their} eyes.',
    ],
    H: [
      '{H} likes the travellers, more each day, and reports them all the same, in ever shorter words.',
    ],
  },
  looks: [
    [
      '{halt1.u}, as lively as a fair: everyone who goes across {land} must fill up here. On the counter stands a bowl with names in it, folded, "for the lot". Nobody has ever asked what is drawn.',
    ],
    [
      '{halt2.u}, half way, and nobody lives here any more. The table is laid, the lamp is full, and on the wall stand strokes of those who waited here, in groups of seven, and one group of three.',
    ],
    [
      '{halt3.u}. From here one sees the lights of {lair} by night. {few} people are sitting along the wall, with packed bundles; they are those who could not pay last year, and have not gone back.',
    ],
    [
      'A gate, or a bridge, with a bar as thick as a mast. Behind it, in a wall, {num} hourglasses are running, each with a name. {A} is sitting in front of it at a small table, with two straws in the fist, and is looking only at {G}.',
    ],
  ],
  todo: [
    [
      'The water has to be paid for, and costs more for {ride} than for others, since yesterday (DC 13 Persuasion, or find the second tap, DC 13 Perception). Whoever takes the names out of the bowl makes {num} friends.',
    ],
    [
      'A storm of the kind that {land} has comes up; all must be made fast and everyone brought in (three successes before two failures: DC 13 Athletics, Survival, Animal Handling or Persuasion). On a failure a day and a cask are lost.',
    ],
    [
      'Those on the wall want to come along, all of them, and there is room for half (DC 14 Persuasion to make the travellers move together; then there is room). Whoever takes them along learns what they know about the gate.',
    ],
  ],
  clues: [
    [
      'Investigation :: going through the list with {S}, who cooks by it :: {B} travels under the name of somebody who died on the road last year.',
      'Insight :: asking who was here before you :: Riders, with a drawing of {B}; they paid for everything, and asked {H} for a light.',
      'Perception :: looking for signs :: A stone, a rag, a shutter: somebody on board tells {A} each evening where {ride} is.',
    ],
    [
      'History :: reading the strokes :: Ten waited here, seven went on. One of the three has scratched in a name: {A}.',
      'Insight :: sitting up with {B} :: {B} has something in the lining of the coat, and gets calmer if somebody asks what it is for.',
      'Survival :: asking {T} about the ruts :: The old road turns off here. It comes out behind the bar of {lair}.',
    ],
    [
      'Persuasion :: asking those on the wall about the hourglasses :: When one has run through, that person is free. {A} turns them over each evening.',
      'Insight :: asking how {A} chooses :: {A} always asks the leader. No leader has ever said: nobody.',
      'Investigation :: reading what {B} carries :: The right of way. If it is read out beyond the bar, {goal} opens from the inside.',
    ],
  ],
  lairUse: [
    'The bar can be lifted by eight who pull together (DC 15 Athletics, with advantage if the travellers help), or unhinged from behind (DC 14 Sleight of Hand) by those who came along the old road.',
    'Whoever smashes an hourglass (one action) frees the one whose name is on it: one of those beside {A} puts down the weapon.',
    'The right of way, read aloud beyond the bar (one action, no check), lights the lamps in {goal}. After two rounds people come from over there.',
    'The two straws are the same length (DC 13 Perception). Whoever says so aloud makes {A} lose a round.',
  ],
  tactics: [
    '{A} lets the others fight, stays at the little table, and offers {G} the straws in each round anew; only if {G} knocks them out of the hand does {A} get up. {H} stands before one certain hourglass and defends it against everybody',
  ],
  parley: [
    '{G} can draw: {G.themself}, and nobody else. If {G} says this aloud and stays there (DC 14 Persuasion by the party to let it count), {A} has what {A} has waited for, and after a while does not want it. *The price:* {A} comes along to {goal}, on the seat of the one too many, and everyone knows it.',
  ],
  clock: [
    ['{ride.u} loses a cask in the first night. A stone lies on a stone, at the roadside.'],
    ['Somebody has looked through all the luggage. The riders have fresh horses.'],
    ['There is a notice, and a vote. {B} packs the bundle, in order to be ready.'],
    ['{Deadline}. {ride.u} stands before {lair}, and {A} asks {G} for one name.'],
  ],
  after: [
    '{ride.u} has handed over one passenger, and arrived, and nobody lights a lamp. In {goal} people ask how it was, and everyone on board says: quiet.',
  ],
  endings: [
    {
      heading: 'All who are on the list',
      text: [
        "{ride.u} arrives with everyone, and with some more. In {goal} they light the lamps until there are none left. The road is free; {A}'s hourglasses are used for eggs. On the way back {G} stops at the wall, and writes in a date.",
      ],
    },
    {
      heading: 'By the old road',
      text: [
        '{T} has driven the last stage once more, in the dark, with everybody pushing. {ride.u} is in {goal}, and at {lair} {A} is still sitting before a closed bar. *The price:* {T} has seen it all and does not want to go back; and those who come next year do not know the old road.',
      ],
    },
    {
      heading: 'The straw',
      text: [
        '{G} stayed with {A}, of {G.their} own will, and {ride} went on. *The price:* somebody has to lead it home; and each year, from then on, two people at a small table look up when it comes.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'At {lair} a name was given, and {ruin}. But {ride} stands in {goal}, and in the lining of a coat which {B} left lying on the seat there is a paper. One only has to carry it through once, from this side too.',
      ],
    },
  ],
  steps: [
    'Travel with {ride} to {goal}.',
    'Find out whom {A.full} is looking for.',
    'Get through {lair} with everybody.',
  ],
};
