import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A traitor or a spy among those who trust each other, `{circle}`. A is the traitor. */
export const inquireHidden: MatterKernel = {
  id: 'inquire-hidden',
  sort: 'claim',
  states: ['usual', 'gone'],
  tells: [
    {
      nouns:
        'traitor spy mole informer turncoat agent saboteur impostor imposter doppelganger shapeshifter changeling',
    },
  ],
  inquiry: 'hidden',
  tones: everyTone,
  escort: ['people'],
  isBandBeside: true,
  roles: {
    A: [
      ['quartermaster', 'standard bearer', 'keeper of the rolls'],
      ['master of the rolls', 'chief of staff', 'treasurer'],
      ['keeper of the privy seal', 'master of ceremonies', 'lord of the wardrobe'],
    ],
    B: [
      ['oath warden', 'keeper of the register', 'master of the watchwords'],
      ['inspector of the accounts', 'oath warden', 'master of the ciphers'],
      ['master of the ciphers', 'royal oath warden', 'keeper of the secret register'],
    ],
    S: [
      ['newcomer', 'deserter from the other side', 'former prisoner'],
      ['foreign adviser', 'pardoned rebel', 'former hostage'],
      ['foreign adviser', 'pardoned conspirator', 'hostage of royal blood'],
    ],
    H: [
      ['messenger', 'pigeon keeper', 'ferry hand'],
      ['courier', 'dancing teacher', 'wine supplier'],
      ['courier of the court', 'court painter', "ambassador's clerk"],
    ],
  },
  sites: [
    ['the meeting room of {circle}'],
    ['the chapel with the poor box', 'the dovecote'],
    ['the house of {A.full}', 'the chamber of {A.full}'],
  ],
  lair: {
    names: ['the drowned chapel', 'the old customs tower', 'the closed ferry station'],
    terrain: 'wild',
  },
  problem: [
    'Three times in {weeks} weeks something was known to the wrong people before it began: a route, a hiding place, an hour. Each time only three persons had known it: {A.full}, the {A.role}, {S.full}, the {S.role}, and {quill}, who was there from the start. Most of the others have settled on {S.full}, who came last.',
    'A store that was raided, a messenger who was expected, a door that was open: that is three betrayals in {weeks} weeks. All who were in the know sit at one table, and since then each of them watches the hands of the others. {S.full}, the {S.role}, eats alone.',
  ],
  start: [
    [
      'Nine chairs, a long table, and a silence. {B.full}, the {B.role}, has had a slip of paper laid on each place, face down. "One of you had this in the pocket and lost it," {B.they} says. "It is the plan for the day after tomorrow. There is only one copy, and I carry it." {B.full} lays the original beside it. The two are the same [to the last blot|in each stroke].',
      '@slips',
    ],
    [
      'The messenger is alive, but only because of a bad horse: it threw him a mile before the place where they were waiting for him. "They called me by name," he says, and looks past you, from one to the next, at all those who are crowding into the room. {A.full}, the {A.role}, brings him water. {S.full}, the {S.role}, stays in the door, and somebody shuts it in {S.their} face.',
      '@messenger',
    ],
  ],
  ask: [
    '{G} wants a name before {deadline}, and no blood on a suspicion. "On that day everything that we have is on one card. I can tell the plan to nobody until I know, «and I cannot carry it out alone, »so be quick. And leave {S} in one piece."',
  ],
  rumours: [
    '{S} was seen with a lantern on the wall, making signs, or looking for a dog.',
    '{quill} has paid off all debts at once.',
    'The pigeons of {H} come back with cleaner feet than they left with.',
    '{A} has not missed one meeting, «with fever and with a broken foot, »and brings the bread.',
    'There is a light at {lair} on nights without a moon.',
  ],
  run: [
    [
      'The blot is the clue: it is where {B} was jostled while writing (DC 12 Investigation). The copy was traced against a window, that is in this house, by day.',
      'start=slips',
    ],
    [
      'The messenger took the plan from {B}, the horse from {quill}, the bread from {A}, and a blessing from {S} (DC 11 Persuasion). [In the bread there was|Baked into the bread was] a [hair|thread] of red wool.',
      'start=messenger',
    ],
    'Three suspects, three lies: whoever tells each of them another hour or place learns by what happens whose it was. {G} gives leave for it at once.',
    'Each of them looks at the door when it creaks, except for {A}, who looks at the others.',
  ],
  gist: [
    'It is so: {fact}. It is {A}, who sells what is said at the table, through {H}, to the other side, at {lair}. {B} has the only list of the watchwords and is to be taken next. {S}, whom all suspect, is loyal; {quill} has another secret.',
  ],
  truth: [
    [
      '{A} did not begin for money. The other side has {wren}, whom {A} loves, in a comfortable house with a locked door, and lets a letter through for each secret. By now {A} also takes the money, as that makes it easier to be despised. That is why {fact}.',
    ],
    [
      '[The way is always the same|It always goes the same way]. {A} hears a thing at the table and marks it on a thread of red wool, in knots. The thread goes into a loaf, the loaf into the poor box, and {H} fetches it from there, believing in a love affair. At {lair} the knots are read. In three weeks {A} has not written one word.',
    ],
    [
      "{quill} has paid {quill}'s debts by selling the wine of the house; {S} goes on the wall at night since {S.they} cannot sleep under a roof any more. Both lie about it[, for shame| because they are ashamed]. Told three different hours, they keep them; the hour that {A} is told is known at {lair} by morning.",
    ],
  ],
  turn: [
    '{wren} got away from the comfortable house {weeks} weeks ago, and has been looking for {A} since then. The letters of {wren} that {A} gets for the secrets are forged. Whoever can show this to {A} has not a traitor any more but a very angry ally.',
    '{G} has suspected {A} for a while and fed {A} with false news, without telling anyone; two of the three betrayals were {G.their} own trap, and somebody was hurt in it. {G} would like the party to find out everything except that.',
  ],
  people: {
    G: [
      '{G} wants to be able to say "we" again. {G} has begun to write with the left hand, in order not to be copied.',
    ],
    A: [
      '{A} wants {wren} back and has stopped counting what it costs. {A} is the one who comforts, remembers names and brings bread; {A.they} cannot eat any of it.',
    ],
    B: [
      '{B} trusts nobody, is right about it, and is lonely. {B} has the register in {B.their} head, and would like to tell a single person where the copy is.',
    ],
    S: [
      '{S} came over of {S.their} own will and has given up a whole life for it. {S} will not defend {S.themself}: "I have sworn that already, once."',
    ],
    T: [
      '{T} has seen {A} put bread into the poor box three times, on the eve of each misfortune, and thought it pious. {T} will say so if asked about piety, and not if asked about {A}.',
    ],
    H: [
      '{H} believes that the red threads are love letters, and has read the knots wrong with great feeling. {H} would carry a false one as gladly as a true one.',
    ],
  },
  looks: [
    [
      'A table with nine chairs, [a map under glass|a map with pins], one window to the yard. On the pane, at the height of a sheet of paper, is a faint square of grease.',
    ],
    [
      'Cooing or candles, whitewash, and an iron box with a slot, wide enough for charity of any size. Around it lie crumbs[, in all weathers| that no bird eats].',
      'A quiet place, swept each morning by somebody who hums. The poor box is of iron, and newer than the wall; it smells of fresh bread.',
    ],
    [
      '[Two rooms|Two small rooms], a narrow bed, bread [in the oven|on the sill to cool]. On the sill stands a basket with wool in many colours, of which the red is nearly used up.',
    ],
    [
      'A stone floor with water on three sides, a table under a hooded lamp, a rack of threads like a loom, {num} of them, each with its knots and a date. Two boats lie ready.',
    ],
  ],
  todo: [
    [
      'The room is locked between meetings, and those who have a key watch each other. One can be voted in as a guest (DC 13 Persuasion), or be in the cupboard before they come (DC 13 Stealth).',
    ],
    [
      'A beggar sits before it [all day|from dawn on] and counts who gives. For {bribe} gp, or for a seat in the sun and company (DC 11 Persuasion), the count can be heard.',
    ],
    [
      '{A} invites each stranger to bread and soup, gladly. Somebody must stay at the table and be interesting (DC 13 Performance), while another asks for the way to the privy.',
    ],
  ],
  clues: [
    [
      'Investigation :: holding a sheet against the grease on the pane :: Here a plan was traced, by daylight, by somebody who may come in early: three people have leave to, to lay the table, to read, to bring the bread.',
      'Insight :: telling each of the three another hour :: That of {S} and that of {quill} stay unknown. The third is known to the wrong people on the next day: {A} has passed it on.',
      'History :: looking at what the three betrayals had in common on the map :: Each time they came by water, and each time from the same side: from {lair}.',
    ],
    [
      'Perception :: watching the poor box for a night :: [Somebody lays in a loaf, somebody else takes it out|A loaf goes in, a loaf comes out], and nobody poor is the better for it.',
      'Nature :: comparing the crumbs with the bread of {town} :: Rye with fennel, as one person bakes it: {A}, who brings it to every meeting.',
      'Survival :: following the one who fetches the loaf :: It is {H}, who runs, hums, and rows; the boat lands at {lair}.',
    ],
    [
      'Sleight of Hand :: feeling under the lining of the wool basket :: A thread with seventeen knots, not sent yet: the plan for {deadline}, as soon as one can read it.',
      'Arcana :: reading the knots with a book on the writing of weavers :: The last row is a name, as on every letter: {A} signs.',
      'Medicine :: looking at the boots beside the stove :: River clay and lamp soot up to the ankle. So do all look who come from {lair}, and {A} says that {A.they} never leaves the house.',
    ],
  ],
  lairUse: [
    'The hooded lamp can be seen from {town}. Uncovered (one action), it brings help for one side or the other in three rounds: who has read the knots knows how many times it must blink.',
    'The boats are the [only dry way|one way] out. Pushed off (DC 12 Athletics, one action), they take whoever stands in them along.',
    'The rack of threads burns like tinder: for two rounds it gives light, smoke and {sting} fire damage to whoever is within five feet; after that, nothing can be proved by it.',
  ],
  tactics: [
    '{A} puts out the lamp at once, knows each step in the dark, and wants to get the thread for {deadline} to the second boat; the others fight between the water and the party',
  ],
  parley: [
    'Shown that the letters of {wren} are forged, or only asked when {wren} last mentioned something new (DC 13 Persuasion), {A} lays the thread on the table, and asks for one hour with the other side.',
  ],
  clock: [
    ['{A} proposes that {S} be kept away from the table, and is thanked for it.'],
    [
      'A fourth thing is betrayed. {S} is to be judged for it by those at the table, and is only just led out of the window by {T}.',
    ],
    [
      [
        '{B} is taken on the way home, by people who know the watchword, and is brought to {lair}.',
        'tone!=whimsical',
      ],
      [
        '{B} is invited to a supper on the water by somebody who knows the watchword, and the boat does not come back to fetch {B.them}.',
        'tone=whimsical',
      ],
    ],
    ['At {deadline} the other side is where {circle} meant to be, an hour earlier.'],
  ],
  after: [
    'What is left of {circle} scatters, and each believes that it was one of the others. {A} receives a letter, with kisses, in a hand that is nearly right.',
  ],
  endings: [
    {
      heading: 'The third hour',
      text: [
        'The party lets three different hours be told, waits at the third, and everyone from the table waits with it, in the dark. Those who come out of the boats have been told it by {A}, and greet {A.them}. {It} in {circle} has a name, {S} is brought a chair, [and the plan is carried out by those who are left|and the plan goes on, an hour later than anyone was told].',
      ],
    },
    {
      heading: 'Turned round',
      text: [
        '{A} goes on knotting, for the party from now on: what is read at {lair} is false, and {deadline} goes well. *The price:* only {G} and the party know who was {it}; {S} remains under suspicion, and {A} goes on bringing the bread.',
      ],
    },
    {
      heading: 'By force, at {lair}',
      text: [
        'The boats burn, and {A} does not come back from {lair}. *The price:* with the threads all proof is gone that {A} was {it}; some will always think that {S} did it, and the other side still knows the old plan.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The other side is already there. Whoever knows that {it} is {A} can still send one false thread, at once, by {H}: it brings a single hour, in which {circle} can be led out by the back.',
      ],
    },
  ],
  frame: {
    stakes: [
      [
        'There are {days} days until {deadline}. By then {circle} must be able to trust each other again«, or at least know whom not to».',
        'tier=1',
      ],
      [
        'In {days} days is {deadline}. One more betrayal, says {G}, and there is no {circle.n} left to betray.',
        'tier=1',
      ],
      [
        'In {days} days is {deadline}, and on that day everything depends on {circle}. If it goes wrong then, {ruin}.',
        'tier>=2',
      ],
      [
        '{days.s} days remain until {deadline}. {G} has worked out what follows if nothing is found by then: {ruin}.',
        'tier>=2',
      ],
    ],

    ownMagic: [
      [
        '*Zone of Truth* at the table: all nine agree to it. {A} says: "I have not written or spoken one word of it to a stranger," and it is so. Nobody asks about bread.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* finds shame in {S} and in {quill}, and in {A} a piece of weaving, row after row, with great calm.',
        'level>=3',
      ],
      '*Comprehend Languages* does not read knots; a weaver does, or whoever has her book (DC 14 Arcana).',
      ['*Speak with Animals*: the pigeons of {H} are jealous of the bread.', 'level<=4'],
      [
        '*Scrying* on {A} shows {A.them} kneading. Kept up for the whole night before a betrayal, it shows the thread.',
        'level>=9',
      ],
      [
        '*Sending* to {B}, once {B.they} has been taken, is answered by a watchword of which every second syllable is wrong: not alone, on the water.',
        'level>=5',
      ],
    ],
  },
  steps: [
    'Look at {p1}.',
    'Find out who of {A.full}, {S.full} and {quill} has talked.',
    'Protect {B.full}, who knows all the watchwords.',
    'Bring {G.full} a name before {deadline}.',
  ],
};
