import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A contest that the party can enter. What is done in it depends on its sort: see contest-words.ts. */
export const contest: MatterKernel = {
  id: 'contest',
  sort: ['event', 'claim', 'site'],
  tells: [
    { nouns: 'arena gladiator', says: '-', objects: '' },
    {
      nouns:
        'tournament contest competition championship race joust match games game duel regatta exam examination test election vote arena bout tourney hunt wager trials gladiator',
      says: '- joust rig cheat go sabotage fix be hold take begin approach win enter compete lose fail celebrate end fight',
    },
    {
      tasks: 'win enter survive join fix save compete pass',
      nouns:
        'tournament contest competition championship race joust match games game duel regatta exam examination test election arena tourney',
    },
  ],
  // A race for a thing that no one has set up has no rounds and no judges.
  not: /\brace (?:for|to) (?:an?|the)\b/,
  owner: 'G',
  tones: everyTone,
  escort: ['people', 'construct'],
  frame: {
    hoards: [
      'What the three buyers have paid for the wish lies at {lair}: {items}, and {worth}. None of [them|the three] wants to be known in {town} as its owner.',
      'In the chest with the stakes, at {lair}, lie {items}, and {worth}: prizes of rounds that were lost by the wrong people.',
    ],
    ownMagic: [
      '*Detect Magic* on the ground during a round shows [a thin line of it|a glimmer] that leads from the place where {tansy} stands to where {H} stands, if the foul play is magical, and otherwise nothing at all, which also says something: then somebody does it by hand.',
      [
        '*Speak with Dead*: nobody has died of it yet. A champion of long ago«, asked at the grave,» says that in the old days [the judges drank with the contestants and not with those who bet|no {A.role} ever sat in the first row].',
        'tone!=whimsical level>=5',
      ],
      [
        '*Zone of Truth* over the judges clears {S} in three sentences. {A} is not a judge and need not stand in it; {H} would rather not.',
        'level>=3',
      ],
      [
        '*Scrying* on {tansy} shows somebody who practises alone, and looks at the door; on {H}, {lair}, and a hammer.',
        'level>=9',
      ],
      'Spells that help a contestant are forbidden in {it}: {G} has lent each judge a goose that cries out at magic within ten feet (DC 13 Sleight of Hand to feed it first).',
    ],
  },
  roles: {
    B: [
      ['smith', 'ferry hand', 'drover'],
      ['horse breeder', 'printer', 'lock keeper'],
      ['border lord', 'exiled heir', 'captain of the fleet'],
    ],
    G: [
      ['keeper of the rules', 'chief judge', 'master of the prize'],
      ['provost of the judges', 'keeper of the rules', 'master of the prize'],
      ['first herald of the crown', 'chief judge of the realm'],
    ],
    A: [
      ['wool merchant', 'horse dealer', 'brewery owner', 'moneylender'],
      ['banker', 'shipping magnate', 'tax farmer'],
      ['lord treasurer', 'grand admiral', 'lord of the eastern marches'],
    ],
    H: [
      ['trainer', 'tent hand', 'stable hand'],
      ['private trainer', 'master of the stands', 'sergeant'],
      ['master of the stands', 'private trainer', 'captain of the household guard'],
    ],
    S: [
      ['winner of last year', 'assistant judge', 'drummer'],
      ['winner of last year', 'assistant judge'],
      ['winner of last year', 'foreign champion'],
    ],
  },
  sites: [
    ['{ground}'],
    ['{store}'],
    ['the private box of {A.full}', 'the betting table of {A.full}', 'the tent of {A.full}'],
  ],
  lair: {
    names: ['the old bathhouse', 'the closed dance hall', 'the empty wash house', 'the old mint'],
    terrain: 'indoors',
  },
  scale: {
    deadline: [['the final'], ['the final'], ['the final']],
    prize: [
      [
        'the silver cup and the wish of the winner',
        'the golden garland and the wish of the winner',
      ],
      ['the great belt and the wish of the winner', 'the golden horn and the wish of the winner'],
      [
        'the laurel of the crown and the wish of the winner',
        'the imperial ring and the wish of the winner',
      ],
    ],
    ruin: [
      [
        'nobody will believe in a prize of {town} again, and the people who have bet their savings lose them',
      ],
      [
        'the losers call it theft, and five towns take the savings of their people back with weapons',
      ],
      ['the champions of three realms go home cheated, and their armies come in their place'],
    ],
  },
  problem: [
    [
      'Whoever wins may ask one thing of {council}, and it must be granted if the law allows it. {B.full}, the {B.role}, the best {entrant} of {town}, has had to give up: it is not a clean contest. The place of {B} is free, for a team that dares.',
      'contest!=arena|exam|election',
    ],
    [
      'Whoever wins the last round goes free, with all who fought at the same side: that is carved over the gate«, and was last granted {years} years ago». {B.full}, the {B.role}, should have won last week and fell asleep standing. You are on the list for the next rounds.',
      'contest=arena',
    ],
    [
      'Whoever passes may ask one thing of {council}, by old custom. But what the tasks call up bites, and {B.full}, the {B.role}, the best candidate, is in bandages. Guests may sit for it, too«, and the doors are locked until it is over».',
      'contest=exam',
    ],
    [
      'Whoever wins holds the office, and may ask one thing of {council} on the first day. {B.full}, the {B.role}, whom everybody likes, is losing street after street, even those where {B} has never met anybody who would not vote for {B.them}.',
      'contest=election',
    ],
  ],
  start: [
    [
      '[A drum, and the first round begins|Drums, a flag, and the first round of {it} begins]. You see it from the fence: {tansy}, the favourite, without a mistake; then {B.full}, the {B.role}. Something goes wrong« that nobody can name». {B} looks at the {gear}, then at the crowd, and says, very loudly: "That was not me." [There is laughter|Half of {town} laughs]. A number on a cord is pulled over a head and held out, towards you. "[Then show me how it is done|Does one of you want to try|Then take it]!"',
      '@number contest!=exam|election',
    ],
    [
      '[The board with the names is as high as a house|On the market of {town} stands a board with names, as high as a house|{num.s} names stand on the board]. Beside {tansy} somebody chalks up a win before the round is over«, notices it, and wipes it off with a sleeve». {B.full}, the {B.role}, has seen it, too. "You have, haven\'t you?" {B.they} says to you. "You [are strangers|are not from {town}]. [Strangers|Such people] can still be put on the list«, until the drum»."',
      '@board contest!=exam',
    ],
    [
      'A bell, and the covers are opened. In the third row something knocks from inside a desk. In the fourth a painted kitten puts out a paw, with claws as long as fingers. Only around {tansy} it is quiet. {B.full}, the {B.role}, pushes a chair under the handle of the door, from inside«, and looks at you, the guests on the bench». "Nobody leaves before the end. Those are the rules. Can you hold a pen? Can you hold anything?"',
      '@desk contest=exam',
    ],
  ],
  ask: [
    '{G} has the list on the table, with one line empty. "Enter. An honest team can go where I cannot. Find out how it is done, prove it before {deadline}, and I will stop it in front of everyone."',
    '"I keep the rules of {it}, and somebody is laughing at them," says {G}. "Take the place of {B}. [If you win, all the better|Win, if you can]; but bring me the one who does it, and [what it is done with|the thing itself], before {deadline}«, not after»."',
  ],
  rumours: [
    '{S} has done it: {S.they} was alone with the {gear.s} on the first night.',
    'The odds on {tansy} are so short that one has to pay in order to bet«, and one man still does».',
    '[The wish of the winner|What the winner may wish for] has already been bought«, and paid for», and nobody [knows by whom|in {town} knows by whom|will say by whom].',
    '{A} gives all losers a supper«, with music». One leaves feeling grateful and rather stupid.',
  ],
  run: [
    [
      'The number is that of {B}. Whoever puts it on is in the second round; each round won is talked about, and from then on people tell the party things (advantage on the next check to ask somebody on the ground).',
      'start=number',
    ],
    [
      'Whoever chalked it up is {H}, who holds the chalk because {A} has paid for the board.',
      'start=board',
    ],
    [
      "The kitten has {sting} hit points' worth of bad temper and can be held with a coat (DC 13 Dexterity check) or fed (DC 12 Animal Handling). It is the first thing that shows: the tasks are not the ones that {G} sealed.",
      'start=desk',
    ],
  ],
  gist: [
    [
      '{fact}: that is true, and it is done with {foul}. {A} pays for it and {H} does it, at {lair}, so that {tansy} wins: {A} has sold the wish of the winner in advance, three times, to three buyers. {tansy} does not know it«, and is good enough without».',
      'rigged=yes',
    ],
    [
      '[Somebody does not play fair in {it}|{A} does not let {it} be fair|{it} {it.is} open to all and fair to none]: it is done with {foul}. {A} pays for it and {H} does it, at {lair}, so that {tansy} wins: {A} has sold the wish of the winner in advance, three times, to three buyers. {tansy} knows nothing of it«, and would be good enough without».',
      'rigged=no',
    ],
  ],
  truth: [
    [
      [
        '{A} has bet on {tansy} for years, and lost little by little. This time {A.they} sold what comes with {prize}: three buyers have paid for the same wish«, and each has a paper». If {tansy} does not win, {A} cannot pay back a third of it. So {it} had to be made safe.',
        'contest!=election',
      ],
      [
        '{A} has lent {tansy} the money for {it}, and has sold the first wish of the office in advance: three buyers have paid for it«, and each has a paper». If {tansy} does not win, {A} cannot pay back a third of it. So {it} had to be made safe.',
        'contest=election',
      ],
    ],
    [
      'It is done with {foul}. {H} builds it at {lair} by night and sets it up before the drum«, under a coat». {T} holds the lamp for it and has been told that it is for the decoration. {S} was seen beside it, is now said to have done it, and only wanted to know why {S.they} lost.',
    ],
    [
      '{tansy} has noticed that things come too easily, and is afraid to ask. {A} praises {tansy} every evening and has put {few} people at {lair} to see that nobody asks instead. For {deadline} something stronger has been prepared: whoever stands against {tansy} is to be hurt«, by accident».',
    ],
    [
      'The rounds: *first*, {round1}; *second*, {round2}; *the final*, {round3}. Three teams are in the way«: a proud one, a funny one and that of {tansy}». Whoever loses a round may buy a second try with a favour to another team.',
    ],
  ],
  turn: [
    'If {tansy} is shown the thing from {lair}, {tansy} wants one round without it, against the party, at night, with no crowd (by the rules of the final). Whoever wins it, {tansy} will say aloud what was done: «it is the only contest that has counted, »and the party has a friend instead of a scandal.',
    'One of the three buyers of the wish is {G}, who thought that it was a gift to the poor of {town}«, and has kept the paper in a prayer book». {G} will still stop {it} in front of everyone, and asks the party only for time to say it first.',
  ],
  people: {
    G: [
      '{G} wants {it} to be what it is in the songs. {G} knows each rule by its number, and one of them says that a final can be stopped by {G} alone, with the thing itself in hand.',
    ],
    A: [
      '{A} wants {prize}, since it is sold. {A} is generous to losers, and counts on {A.their} fingers when {A.they} thinks that nobody looks.',
    ],
    B: [
      '{B} wants to know that it was not {B.their} own hand. {B} has kept the {gear} as it was«, in a blanket,» and lends it to the party.',
    ],
    S: [
      '{S} wants a fair round. {S} looked behind the scenes by night and can tell what stood there, and that {H} put it there; nobody asks {S.them} since the talk began.',
    ],
    T: [
      '{T} holds the lamp and gets a coin for it. {T} has bet the coins on {B}, and begins to understand.',
    ],
    H: [
      '{H} wants to be out of it before somebody is hurt. {H} has the key of {lair}, and has taught {tansy} all that {tansy} knows.',
    ],
  },
  looks: [
    [
      [
        'Flags, boards with names, a smell of [fried dough|onions|wet straw], and a fence on which children sit. «[A goose has been painted in the colours of {tansy}|Three priests bless three teams, with looks at each other]. »What is odd can be seen by whoever knows where to stand: {trace}.',
        'contest!=exam',
      ],
      [
        'Desks in rows, tall windows, a clock that is too loud, and a bench along the wall for parents and guests. «A stuffed owl watches the last rows. »The doors are locked until the bell. What is odd can be seen by whoever knows where to look: {trace}.',
        'contest=exam',
      ],
    ],
    [
      '[Hooks with numbers, a {gear} on each|A row of hooks, and on each a number and a {gear}], and a guard who [sorts them by size|polishes them one after the other|counts them each hour]«, because it calms the nerves». [A stove stands nearer to one row than to the other|Somebody has moved the bench of {B}|The hook of {tansy} has a lock]. On the floor are [drops of wax|crumbs of a late supper|the prints of soft shoes].',
    ],
    [
      'Cushions, cold chicken, a view of everything. A slate hangs with its face to the wall. Three visitors wait, who do not look at each other«; each holds the same sort of paper».',
    ],
    [
      '[Tiles, dust|A swept floor, blind windows|Dust, and one clean path through it], and in the middle, in the light of a lamp: {maker}. [A row of painted dummies in the colours of the other teams|A board with the names of the other teams, some of them crossed out,|A cot with {num} chalk marks above it] stands along the wall«, and {H} has practised here».',
    ],
  ],
  todo: [
    [
      [
        'The *first task* is set here: {round1}. Whoever sits for it is close to it all; from the bench of the guests one sees only backs, unless one [brings somebody a forgotten pen|faints] (DC 12 Performance).',
        'contest=exam',
      ],
      [
        '*Round one* is held here: {round1}. Whoever takes part is close to it all; whoever only looks on has to buy a seat on the fence from the children ({bribe} gp).',
        'contest!=exam',
      ],
      [
        'The party can be in *round one* here ({round1}), or watch. From the line one sees more than from the seats; a seat on the fence costs a song, a story, or {bribe} gp.',
        'contest!=exam',
      ],
    ],
    [
      'The guard lets in those who have a number. Another team is here at the same time and wants a bet: [a pie|a boot|a night of washing up] that the party does not survive *round two* ({round2}). Taken, the bet keeps the guard busy.',
      'Whoever has got into *round two* ({round2}) has a hook here and may come and go. Anyone else carries something heavy and looks as if it hurt (DC 12 Deception).',
    ],
    [
      'One gets in as a buyer with a purse, «as a loser with a plate, »or over the rail (DC 13 Stealth). {A} asks each guest what they would do with the wish; a good answer (DC 13 Persuasion) earns a chair beside the slate.',
      'Winners of a round are invited, and so are losers. Whoever is neither can serve the chicken (DC 12 Performance)«; {A} counts the pieces».',
    ],
  ],
  firstFight:
    'on the second evening another team is told that the party cheats, and wants to settle it before the next round ({skirmish}). They stop when one of them is down; it was {H} who told them.',
  clues: [
    [
      'Investigation :: looking closely after the round :: It was done with {foul}. What happened to {B} was no bad luck.',
      'Insight :: watching the faces when {tansy} wins :: One person breathes out before the result is called: {A}.',
      'Perception :: following {H} when the drum has ended :: {H} carries something heavy under a coat to {lair}.',
    ],
    [
      'Sleight of Hand :: trying the {gear} of {B} against another :: Somebody has seen to it that the one must fail. {S}, who is said to have done it, had no key.',
      'Investigation :: reading the list of keys :: The second key was signed for by {H}, "on behalf of {A}".',
      'Nature :: looking at the prints :: White tile dust; there is such dust in only one house, {lair}.',
    ],
    [
      'Investigation :: turning the slate round :: Bets of more money than {A} owns, all on one name, for rounds that have not been held: it is decided beforehand.',
      'Deception :: asking one of the visitors about the paper, as if one had the same :: All three have bought the one wish, from {A}, under seal.',
      'Perception :: looking where the one with the lamp is sent :: {T} goes to {lair} with oil for a whole night.',
    ],
  ],
  lairUse: [
    'What {H} has built still works«: {maker}». [Set in motion|Turned on the enemy] (one action, DC 13 Investigation), it gives whoever uses it advantage on one attack, or throws one enemy down (DC 13 Dexterity saving throw).',
    'The floor is smooth with soap and old tiles: whoever moves more than half the speed makes a DC 12 Acrobatics check or slides {few} yards on«, into somebody, usually».',
  ],
  tactics: [
    '{A} wants the thing carried away before anyone sees it, and sends the others forward while {H} is to break it; {H} takes a long time to find the hammer',
  ],
  parley: [
    '{A} cannot pay back three buyers and knows it. If the party brings the three papers into one room (DC 13 Persuasion), or offers to let {A} confess before the drum and keep the house, {A} gives up«, and asks only who will tell {tansy}».',
    "{A} would stake it all on one throw: the party against the best of {A}'s people, by the rules of {it}. If the party wins, {A} goes to {G} without chains. {A} keeps such promises.",
  ],
  clock: [
    ['Round one is held: {tansy} wins it« by a length that nobody believes».'],
    [
      'Round two. A team that asked questions is thrown out of {it}, and {S} is forbidden to set foot on the ground.',
    ],
    ['{H} is told to prepare the accident for {deadline}, and asks twice whether it must be.'],
    [
      'At {deadline} the last one who stands against {tansy} is hurt before everyone. {tansy} wins.',
    ],
  ],
  after: [
    '[Three buyers come|Three people with papers come] to {town} for one wish. {A} leaves by night with the money, and {ruin}.',
  ],
  endings: [
    {
      heading: 'A clean final',
      text: [
        '{G} stops {it} with the thing in hand, has it broken in front of everyone, and the final is begun again, from the first line. Whoever wins now has won {it}: the party, {B}, or {tansy}, who asks to be allowed to start last. {A} watches it between two guards, and is the only one who cannot enjoy it.',
      ],
    },
    {
      heading: 'Beaten all the same',
      text: [
        'The party says nothing, knows how it is done, and wins {it} against it. The wish is theirs«, and {council} turns pale». *The price:* {A} is ruined and free, the three buyers look for somebody to blame, and {B} is not told that it was no bad luck.',
      ],
    },
    {
      heading: 'A bargain in the box',
      text: [
        '{A} pays the bets back, takes the thing down, and {it} ends without a scandal. *The price:* {tansy} never learns it«, or learns it later, from somebody else»; {A} will be there next year as well, with chicken.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{tansy} wins {it} and stands with {prize} before a crowd that does not cheer. That night {tansy} finds {maker}, and comes to the party with it. It is not too late for the wish: {tansy} has not spoken it yet.',
      ],
    },
  ],
  steps: [
    'Take a place in {it}.',
    'Look around at {p1} and {p2}.',
    'Find out how the foul play is done, and for whom.',
    'Prove it to {G.full} before {deadline}.',
  ],
};
