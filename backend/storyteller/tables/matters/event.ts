import type { MatterKernel } from './matter-types.ts';

const every = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'] as const;

/** Something that takes place on a day, which is the deadline. */
export const eventKernels: readonly MatterKernel[] = [
  {
    id: 'event-void',
    sort: 'event',
    tones: every,
    escort: ['people', 'construct'],
    roles: {
      B: [
        ['guest of honour', 'master of ceremonies'],
        ['guest of honour', 'herald'],
        ['guest of honour', 'master of ceremonies'],
      ],
    },
    sites: [
      ['the place where {it} will be', 'the hall where {it} will be'],
      ['the workshop of the preparations', 'the vestry', "the herald's house"],
      ['the guest house of {A.full}', 'the lodgings of {A.full}'],
    ],
    lair: {
      names: ['the room below the stage', 'the bell loft', 'the old wine cellar', 'the mews'],
      terrain: 'indoors',
    },
    problem: [
      'It is to settle more than one old matter, and {num} guests are on their way. But {B.full}, the {B.role}, has disappeared {few} days before it, and the one thing without which nothing counts is no longer in its chest: the [sealed book|oath cup|staff of office].',
      'Nothing about it is going well: first the [oath cup|sealed book|staff of office] without which it is not valid was gone, then {B.full}, the {B.role}, who was to hold it.',
    ],
    start: [
      [
        'The rehearsal for {it} comes to the point where {B.full}, the {B.role}, has to hold up the chest and open it. An apprentice stands in for {B.full}, opens it and forgets the text. In the chest lies a brick, wrapped in velvet. Somebody laughs, then nobody in {town} does. {A.full}, the {A.role}, is the first to say it: "Then it cannot take place, dear {G.name}, what a pity."',
        '@one',
      ],
      [
        'A tailor runs past you through {town} with an armful of cloth, in all the bustle before {it}. "They say that {B.full} has run away," pants the tailor. "With the thing! But I have the shoes here, and who would leave {town} without shoes?" They are held up to you, and there is mud on them, of a kind that is not found in the streets of {town}.',
        '@two',
      ],
    ],
    ask: [
      '{G} wants {it} to take place as planned, in {days} days. "Find {B}, find what was in the chest, and tell me who does not want {it} to count. I will go on pretending that all is well."',
      '"If it fails, there will be no second time," says {G}. "You have {days} days. The guests in {town} must not notice, and {A} has kindly offered to postpone it, and I would rather not."',
    ],
    rumours: [
      '{B} was against it all along and has thrown the thing into the river.',
      '{S} has sworn to prevent it, standing on a table.',
      '{A} is paying for the music, out of love for {town}.',
      'The last time something like it was held in {town}, {years} years ago, it had to be repeated.',
    ],
    run: [
      [
        'The brick is new, and the velvet was cut from a curtain at {p3} (DC 13 Investigation).',
        'start=one',
      ],
      [
        'The mud is black and smells of wine lees: it comes from below the ground, from {lair} (DC 12 Nature).',
        'start=two',
      ],
    ],
    gist: [
      '{A} wants {it} to take place, and to be void: with a forged piece in the chest. Then all that is promised there can be contested a year later, and {prize} falls to {A}. {B} noticed the exchange and is held at {lair}.',
    ],
    truth: [
      [
        'Everyone thinks that somebody wants to prevent {it}. In fact {A} needs {it.them}: whatever is promised there takes {prize} out of the hands of its present owners. But if it turns out later that the piece in the chest was a forgery, nothing was valid, and then {prize} goes by an old right to {A}.',
      ],
      [
        '{H} exchanged the piece. {B} noticed it {few} nights ago, by the weight, and told the only one who was still awake: {A}. Since then {B} has been at {lair}, with food, wine and a gag. The brick was a mishap: {H} put it there to gain time, because the forgery is not ready.',
      ],
      [
        'It will be ready in time. {A} will "find" it, in the room of {S}, and be celebrated. The real piece is under the floor of {p3}. {T} lit {H} the way that night and was told that it was about a surprise.',
      ],
    ],
    turn: [
      'The piece that has been venerated for {years} years was itself a copy: the real one was lost long ago, and {B} knows it, as each {B.role} before. What makes {it} valid is that {num} people believe it. {B} would say so aloud only in extreme need.',
      'The two whom {it} is about know each other better than anyone thinks, and had a plan of their own to get away. They have the real piece: {H} sold it to them behind the back of {A}.',
    ],
    people: {
      G: [
        '{G} has staked {G.their} good name on {it}. {G} wants to stand there in {days} days and say the first sentence.',
      ],
      A: [
        '{A} wants {prize}, in a year and a day. {A} arranges the seating plan and is always where something has just been missed.',
      ],
      B: [
        '{B} wants to hold {it} as {B.their} predecessors did. {B} loosens the boards of {lair} with a spoon and has got quite far.',
      ],
      S: [
        '{S} was on the table because {S.they} [had lost a bet|was in love with one of the two|had been promised the music]. {S} has an alibi, in the bed of somebody who would not like that.',
      ],
      T: [
        '{T} wants to see {it} from the front for once. If promised a seat, {T} remembers the lamp and the way.',
      ],
      H: [
        '{H} has debts, and has now been paid twice for one thing. {H} would like to leave before it starts.',
      ],
    },
    looks: [
      [
        'Garlands, {num} chairs, and a chest on a table, guarded by two men who look at the buffet.',
      ],
      [
        'Ribbons, costumes, {few} exhausted people, and on the wall the order of events, with corrections in red.',
      ],
      ['The best rooms in {town}, flowers in all of them. One curtain is shorter than the others.'],
      [
        "Casks, ropes and painted scenery. {B} is sitting behind a false door. There is a small furnace on which something of brass is cooling, and above one's head one hears every step of the rehearsal.",
      ],
    ],
    todo: [
      [
        'The guards let in those who work here: with a ladder and a worried face (DC 12 Deception) one can go anywhere.',
      ],
      [
        'Everyone here needs help for {it}: after an hour of sewing, carrying or tasting, people talk about {A} (no check).',
      ],
      [
        '{A} receives guests from noon to night. One of the party has to be important for an hour (DC 14 Performance).',
      ],
    ],
    clues: [
      [
        'Investigation :: looking at the chest :: It was opened with its own key. There are three: {G}, {B} and the one who pays for {it} have one.',
        'Insight :: asking who pays for it :: {A} pays for the music, the wine and the lock.',
        'Perception :: knocking on the floor in front of it :: It sounds hollow. Below is {lair}, with a trapdoor that has been oiled.',
      ],
      [
        'Investigation :: reading the corrections in red :: The moment at which all look closely at the piece has been cut out.',
        'Investigation :: comparing the handwriting :: It is that of {A}.',
        'Persuasion :: asking the kitchen what it delivers where :: One meal too many each day. It goes to {lair}, and the plate comes back with a message scratched into it: "here".',
      ],
      [
        'Investigation :: looking at the short curtain :: The piece that is missing was wrapped around a brick.',
        'History :: reading the law book on the night table :: A page is marked: what is promised on a false piece is void, and the old right applies. The old right names the family of {A}.',
        'Nature :: smelling the shoes by the door :: Wine lees, as at {lair}.',
      ],
    ],
    lairUse: [
      'The trapdoor opens upwards into the middle of everything: whoever comes out there has {num} witnesses.',
      'Scenery can be let down (one action): for a round it separates {A} from the others, with a view of the sea.',
    ],
    tactics: [
      '{A} has the furnace turned over and tries to get to the trapdoor, to be the one who "finds" all this; {H} looks for the way out',
    ],
    parley: [
      '{A} does not want a scandal today: then everything would have been for nothing. If the party threatens to open the trapdoor in the middle of it (DC 13 Intimidation), {A} hands over {B}, the piece and the page.',
    ],
    clock: [
      ['The first guests arrive. {A} has {B} declared a thief.'],
      ['{S} is searched and found to have a candlestick, which {H} put there.'],
      ['The forgery is ready, and {A} "finds" it under the bed of {S}. Applause.'],
      [
        '{It} {it.is} held, beautifully, and is worth nothing. {B} is brought away by night, on the cart with the chairs.',
      ],
    ],
    after: [
      "A year and a day later {A} produces a law book and {B}'s brick, and has {prize}; {ruin}.",
    ],
    endings: [
      {
        heading: 'As it should be',
        text: [
          '{B} climbs out of the floor, in socks, takes the chest, and says the text without a mistake. {It} {it.is} valid, and {A} applauds as well, between two guards. {S} is asked to dance.',
        ],
      },
      {
        heading: 'Without a scandal',
        text: [
          '{A} gives everything back and leaves before the dessert. *The price:* {S} remains a suspect for half of the guests, and {A} has the law book.',
        ],
      },
      {
        heading: 'Called off',
        text: [
          'The party, or {G}, tells the guests the truth beforehand. {it} {it.is} held later, elsewhere, by those who really want it. *The price:* what was to be settled remains unsettled, and {num} guests want their travel money.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{It} is over and nobody knows that it was void. There is a year and a day to get {B} and the real piece back to {town} and to repeat one sentence, before witnesses.',
        ],
      },
    ],
    steps: [
      'Find out who had a key to the chest.',
      'Find {B.full}.',
      'Find out who wants {it} not to count.',
      'See to it that {it} can take place in {days} days.',
    ],
  },
  {
    id: 'event-forced',
    sort: 'event',
    tones: every,
    escort: ['people', 'beast'],
    roles: { B: [['{part of it}'], ['{part of it}'], ['{part of it}']] },
    sites: [
      ['the rooms of {B.full}', 'the house of {B.full}'],
      ['the place where {it} will be', 'the square that is being decorated'],
      ['the residence of {A.full}', 'the bank of {A.full}'],
    ],
    lair: {
      names: [
        "the debtors' tower",
        'the mill on the dam',
        'the quarantine house',
        'the old barracks',
      ],
      terrain: 'indoors',
    },
    problem: [
      'Nobody in {town} speaks of anything else, except for {B.full}, the {B.role}, on whom it depends how it ends: for {weeks} weeks {B} has eaten little, laughed at the wrong moments, and given away all that {B.they} owns.',
      'Nothing in {town} seems to be wrong with it. But {B.full}, the {B.role}, on whom it depends how it ends, was seen last night on the parapet of the bridge, in good clothes, with {B.their} shoes beside {B.them}, and will not say why.',
    ],
    start: [
      [
        'You have come for {it}, like everyone. {B.full}, the {B.role}, greets each guest at the gate and says the same three sentences to each. To you {B.full} says them as well, and presses your hand, and when the hand is gone there is a scrap of paper in yours: "I am not free; ask in {town} who has my sister, and burn this. {B.name}."',
        '@one',
      ],
      [
        'Late in the evening, in an empty hall of {town}, you hear someone practising: steps, a sentence, a bow. It is {B.full}, the {B.role}, on whom {it} depends. After the bow {B.full} stays down, forehead on the floor. "Once more," says {A.full}, the {A.role}, from the dark, "and this time as if you meant it."',
        '@two',
      ],
    ],
    ask: [
      '{G} wants to know before {it} whether {B} does it of {B.their} own will. "I am to preside over it, in {days} days. If {B} is being forced, I want to be able to stop it in front of everyone, with proof."',
      '"{B} has written to me and crossed everything out," says {G}. "Find out what {B.they} is afraid of, and take it away from {B.them}, before {it}. It is {days} days."',
    ],
    rumours: [
      '{B} is nervous, as everyone would be.',
      '{A} has staked a fortune on {it}, and smiles.',
      '{S} has followed {B} for weeks and been driven away with stones.',
      'The sister of {B} is away at a spa, people say, and has not written.',
    ],
    run: [
      [
        'The scrap is torn from a receipt for board and lodging, for one person, without a name: "fourth week". A mark in the corner is that of the household of {A} (DC 12 Investigation).',
        'start=one',
      ],
      'If {A} is present, {B} says that all is well, and with one foot writes a number in the dust: the number of the cell at {lair}.',
    ],
    gist: [
      '{A} holds the sister of {B} at {lair}, so that {it} goes as {A} wants; that brings {A.them} {prize}. Afterwards {B} and the sister are to have an accident.',
    ],
    truth: [
      [
        'How {it} ends decides who gets {prize}. It was open, and {A} does not like open matters. {weeks.s} weeks ago {H} invited the sister of {B} to a spa, and took the guest to {lair} instead. Each week {B} gets a letter written there, and each week one condition more.',
      ],
      [
        'On the day itself {B} must do in front of everyone exactly what {A} has laid down, word for word. {A} has [bet|lent|promised] more on it than {A.they} owns: if it goes wrong, {A} is ruined.',
      ],
      [
        '{S} is the friend whom {B} sent away in order to protect {S.them}. {S} has found out by following that {B} puts a basket with books in a hollow tree each week. {T} takes the basket to {lair} and believes that it is for a prisoner of the state.',
      ],
    ],
    turn: [
      'The sister has stopped being a prisoner: {H} has been won over, and both are waiting for a sign. The sister does not want to flee but to be there, in the front row, in the moment when {B} looks up. Whoever frees her with violence destroys this plan.',
      '{B} has decided to lose everything: at the decisive moment {B} will say who is behind it, and believes that this kills the sister. {B} has asked for forgiveness in the last letter, between the lines.',
    ],
    people: {
      G: [
        '{G} wants to preside over something that deserves it. {G} owes {A} the new roof and is angry with {G.themself} about it.',
      ],
      A: [
        '{A} wants {prize}. {A} has rehearsed surprise in front of the mirror, and is good at it.',
      ],
      B: [
        '{B} wants to see the sister, for one minute, in order to be able to be brave. {B} is watched, except while dressing.',
      ],
      S: [
        '{S} wants to hear from {B.them} why it ended. Told the reason, {S} would climb any tower.',
      ],
      T: [
        '{T} takes the basket and reads the books first. {T} has noticed that letters are underlined; read one after the other, they say "help".',
      ],
      H: [
        '{H} was to guard the sister and has learned to play chess with the prisoner. {H} wants to get away from {A} with clean hands.',
      ],
    },
    looks: [
      [
        'Flowers, a mirror, clothes for {it} on a stand. Everything that was dear to {B} is gone; only the outline of pictures is left on the wall.',
      ],
      [
        'Carpenters, flags, a platform. The carpenters have been ordered to leave a door behind it, to the river.',
      ],
      [
        'A reception room full of presents that have already been labelled with thanks. A clock strikes, and {A} writes something down.',
      ],
      [
        'A stair, {few} doors, a smell of soup. In the last room: two chairs, a chessboard, books. The window looks exactly on the place where {it} will be.',
      ],
    ],
    todo: [
      [
        '{B} is alone only while dressing. One has to be a tailor, a hairdresser, or quick (DC 13 Deception or Stealth).',
      ],
      [
        'The carpenters want beer and a fourth for cards; then they complain about the door, and about {H}, who ordered it (no check).',
      ],
      [
        'One can bring a present (worth {few} gp at least) and is then a guest. The back stairs are behind the presents (DC 13 Stealth).',
      ],
    ],
    clues: [
      [
        'Investigation :: reading the letters of the sister :: They are written at a table that wobbles, by someone who is well, and say nothing, each time in other words.',
        'Insight :: asking {B} what happens if it goes otherwise :: {B} looks at the door behind which {A} is standing.',
        'Perception :: laying the letters side by side :: In each a small drawing: a tower, from the inside. It is {lair}.',
      ],
      [
        'Persuasion :: asking about the door to the river :: It has been ordered and paid for by {A}, and a boat with a loose plank.',
        'Investigation :: asking who takes bets :: All the large ones were placed through one clerk, who is the clerk of {A}.',
        'Perception :: waiting by the hollow tree :: {T} fetches a basket and carries it to {lair}.',
      ],
      [
        'Investigation :: reading what {A} writes down when the clock strikes :: A list of conditions, ticked off one by one. The last one: "on the day, before all: as agreed".',
        "Investigation :: reading the contract about {prize} :: It depends on how {it} ends, and has {A}'s name in it already.",
        'Investigation :: looking at the accounts :: "{lair.t}, board for one lady, {weeks} weeks. To be ended after {it}."',
      ],
    ],
    lairUse: [
      'From the window one can give a sign that {B} sees during {it}: a white cloth is enough.',
      'The stair at {lair} is narrow: only two can fight on it, and whoever is above has advantage on the first blow; {H} knows this, and stands in the middle.',
    ],
    tactics: [
      '{A} has the door of the last room barred and calls out to {H} to do it; {H} does not do it, and the bar is on the inside',
    ],
    parley: [
      '{A} has only threats. As soon as {B} has seen the white cloth there are none left: then {A} offers money, first to the party (DC 12 Insight: {A} does not have it).',
    ],
    clock: [
      ['A last condition arrives. {B} signs a will.'],
      ['{S} is arrested for loitering.'],
      ['{H} is ordered to prepare the boat for two.'],
      [
        '{It} {it.is} held and ends as {A} wants. In the night a boat sinks on the river, with two people.',
      ],
    ],
    after: ['{A} wears mourning and has {prize}; {ruin}.'],
    endings: [
      {
        heading: 'A white cloth',
        text: [
          '{B} looks up, sees the cloth, and does what {B.they} wants, in front of everyone, for the first time in weeks. {A} leaves by the new door, where somebody is already waiting. The sister comes down in the middle of the applause.',
        ],
      },
      {
        heading: 'A deal',
        text: [
          'The sister is freed in return for {it} ending as {A} wants. *The price:* {A} gets {prize}, with applause, and {G} has presided over it.',
        ],
      },
      {
        heading: 'It does not take place',
        text: [
          '{G} refuses to begin, in front of all the guests, and {it} {it.is} called off. {A} is ruined within a week. *The price:* so are those who had trusted in {it}, and a desperate {A} still holds the tower.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The boat is on the river, with a loose plank, and {H} at the oars, who rows as slowly as possible.',
        ],
      },
    ],
    steps: [
      'Speak to {B.full} without witnesses.',
      'Find out where the sister of {B.full} is.',
      'Find out who gains if {it} ends one way and not the other.',
      'Set {B.full} free to choose, before {it}.',
    ],
  },
];
