import type { MatterSide, OwnFrame } from '../frame-type.ts';

/** What the frame says in a story about a rite that has to be stopped. */
export const riteFrames: OwnFrame = {
  titles: [
    'Until {deadline.t}.',
    'Three Things for {deadline.t}.',
    'The Candle with {days.t} Lines.',
    '{B.name}, Who Gave a Name.',
    'No Shadow Before {deadline.t}.',
  ],
  comic: [
    [
      'Nobody is hurt for longer than the evening: whoever drops to 0 hit points has to sit on the steps and hum along, {A} included.',
      'tone=whimsical',
    ],
    [
      'Those who drop to 0 hit points lose their robe and their place in the line, and go to the end of it.',
      'tone=whimsical',
    ],
  ],
  prices: [
    ['{T} makes a new one, and it is used every day, by everyone.', 'tone=heroic'],
    [
      '{few} of those on the steps do not go home at all, and their doors stay open for a long time.',
      'tone=grim',
    ],
    [
      'Two of the names on the list of {H} sit in {council}; {G} has burned the list, or says so.',
      'tone=intrigue',
    ],
    ['On {deadline}, each year, the shadows in {town} are a little late.', 'tone=horror'],
    ['The robes are sold for charity, and make good curtains.', 'tone=whimsical'],
  ],
  favours: [
    ['{B} leaves the party the house, and comes to supper in it on Sundays.', 'tier=1'],
    [
      '{T} makes each of the party one thing that is to be used, and as often as possible.',
      'tier=1',
    ],
    [
      'The book on the chain is given to the party to guard, with the desk and a pension.',
      'tier=2',
    ],
    [
      '{council} grants the party one law, of one sentence, to be read out in every town.',
      'tier=3',
    ],
    ['The crown owes the party a favour that nobody may write down.', 'tier=3'],
  ],
  where: [
    '{lair}, {inDen}. It is empty by day; after dark somebody always sits on the steps.',
    '{lair}, {inDen}. {S.full} can count the way there in steps; {A.name} can be met in {town} by day, and does not run away.',
  ],
  suspects: [
    '{H.full}, who has had enough; {B.full}, who has been lied to; {T.full}, who needs the money. {A.full} leads it, and cannot be won before the end.',
    '{B.full} can end it with one sentence. {H.full} wants out, {T.full} can be paid, {S.full} is out already.',
  ],
  ways: [
    '{p1}, {p2} and {p3} can be visited in any order; in each lies one of the three things, and a way to {lair}. A failed check costs an hour and is reported to {A.name}, but the clue is found.',
    'three things in three places, {p1}, {p2} and {p3}. The party can take them, spoil them or swap them; it needs to be at {lair} at {deadline} only if it has not got all three.',
  ],
  openings: [
    'It lies {inDen}. The way down has {few} times seven steps, and on each of them somebody has left a pair of shoes.',
    'One enters {lair} from above. Nobody guards the door: all who come are counted, and one is either expected or one too many.',
  ],
  companions: [
    'Those beside {A} each hope for something else. Whoever tells one of them by name what {A} has promised to the next (DC 13 Insight) takes that one out of the fight.',
    'Half of those beside {A} would stop if somebody gave them a reason that they can tell at home; they fight on only as long as the lamps burn.',
  ],
  runs: [
    '{H} is in the crowd, counts the party, and forgets to go on counting when {B} comes by.',
    '{A} greets the party, asks how long it means to stay, and says "as long as that" with real regret.',
    '{T} has shut the workshop in the middle of the day; from inside one hears somebody walk up and down.',
  ],
  guards: [
    [
      'Two people with brooms sweep before {p2} all day; they are paid to whistle (DC 13 Perception).',
      'tier=1',
    ],
    [
      'At {p2} an oath has been laid on the door: whoever enters with a weapon hears their own name from inside (DC 14 Religion to cross without answering).',
      'tier=2',
    ],
    [
      '{p3} is watched by the province as well, for another reason; a writ of {G} sends those people home.',
      'tier=2',
    ],
    [
      'Nobody can teleport to within a mile of {lair} as long as the lamps are filled: they burn an oil that holds the place still (DC 16 Arcana).',
      'tier=3',
    ],
    [
      'Before {p2} stands a figure of iron, which the founders of the book room left; it lets in whoever gives back a book.',
      'tier=3',
    ],
  ],
  preventions: [
    'have {thing1} used once before that day, by anyone, with {T} looking on (DC 13 Persuasion)',
    'win {H} over at the desk, who then writes slowly (DC 13 Insight)',
    'spend that day with {B} instead of {A} (DC 13 Persuasion)',
    'put out the lamps at {lair} on the evening before (DC 13 Stealth)',
  ],
  clockEffects: [
    'for each of the two steps that the party has prevented, the rite needs two rounds more, and one of those beside {A} has stayed at home; for each that it has not, {called} already speaks, and each enemy has advantage on the first attack.',
    'if both steps were prevented, {A} has to hold both halves in one night, and begins late; if neither was, the first half is done, and the ring needs three rounds less.',
  ],
  lastWays: [
    'All streets are empty at {deadline}, and all shadows show the way. By the steps one comes to {lair} among the last of those who are counted (DC 13 Deception); by the channel that the half-way hour has opened one comes out behind the ring (DC 13 Athletics).',
  ],
  firstFight: [
    'on the second evening somebody wants the candle, or the receipt, back ({fight}). They stop when one of them is down, apologise, and say where they had to deliver it: to {H}.',
  ],
  hoards: [
    'On the steps of {lair} lie the things that people brought to give away: {items}, and {worth}. Nobody comes back for them.',
    '{A} leaves behind what was to pay for {thing1}: {items}, and {worth}.',
    'In the last of the lamps there is no oil, but {items}, and {worth}.',
  ],
  magic: [
    [
      '*Zone of Truth*: {A} answers everything, and gladly. What {A.they} believes is true for {A.them}; the back of the page {A.they} has never read.',
      'level>=3',
    ],
    [
      '*Detect Thoughts* on {B} finds a tune, a room and one voice; the name is not there any more.',
      'level>=3',
    ],
    [
      '*Scrying* on {A} shows a ring of lamps, and after a while, from below, somebody who looks back.',
      'level>=9',
    ],
    [
      '*Banishment* holds {called} off for a minute if it has come only in part, and sends it home for good if {B} takes back the name meanwhile.',
      'level>=7',
    ],
    [
      '*Commune*: yes, it can be undone. Yes, until the last word. No, {called} has promised nothing.',
      'level>=9',
    ],
    [
      '*Speak with Dead*: the one whom {B} misses is asked, and says that {A} has been asking, too, and about what.',
      'tone!=whimsical level>=5',
    ],
    [
      '*Dispel Magic* on the candle ends its burning; on the page it does nothing, since that is only ink.',
      'level>=5',
    ],
    [
      '*Silence* at {lair} costs the rite as many rounds as it lasts, if {A} stands in it; {A} knows this, and has left {A.themself} room to step aside.',
      'level>=3',
    ],
    [
      '*Remove Curse* does not give {B} the name back. Calling {B.them} by it, three times, by three people who know {B.them}, does.',
      'level>=5',
    ],
    [
      '*Legend Lore* on {thing1} tells for what it was made and what it is worth after it has been used: a tune, and nothing more.',
      'level>=9',
    ],
    '*Comprehend Languages* reads the page at once, and the reader is hoarse for a day.',
  ],
  complications: [
    '{T} sells. When the party comes, {coins} gp lie on the bench and {thing1} is on a handcart, two streets away, with a broken wheel.',
    '{B} has a good day, asks the party to dinner, and gives each of them something that they have always wanted.',
    '{H} is found out. {A} does not punish {H.them}, but gives {H.them} the candle.',
    'Somebody in {council} has been promised something as well, and has the party asked to leave {town} for its own safety.',
    'A second group wants to stop it by burning down {p2}, with all the other books in it, tonight.',
    'The hour was worked out wrongly: it is a day earlier. {S} notices by the candle.',
    'Children in {town} play the procession, with the right words. Somebody has taught them for a joke, and two of the lines have been said now.',
    '{A} invites the party to the first half, as guests, and gives safe conduct. It is meant as it is said.',
  ],
};

export const riteSides: readonly MatterSide[] = [
  {
    wants: [
      '**{council}** wants it stopped without having been near it. Content with results in time; angry if the bells are rung before it is over.',
    ],
    later: [
      '**{council}, if content**: sends {few} guards who have been told nothing; they hold the upper door of {lair} against everyone who wants to get in or out.',
    ],
  },
  {
    wants: [
      '**{R.full}** ({R.role}) wants {called} to come, but for somebody else, and to be there first with a contract. Content as long as the hour is kept; angry if the page burns.',
    ],
    later: [
      '**{R.name}, if content**: steps into the ring beside {A}, begins a sentence of {R.their} own, and the rite stops for a round while they quarrel.',
    ],
  },
  {
    wants: [
      '**Those who go out without a lamp**, {num} in all, want what each was promised. Content with the truth, if it is told kindly; angry if laughed at.',
    ],
    later: [
      '**Those who go out without a lamp, if content**: have come all the same, and do not hum. On the steps they hold hands, and nobody gets past them to help {A}.',
    ],
  },
];
