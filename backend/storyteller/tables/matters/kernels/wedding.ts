import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A wedding from which the bride is missing. B is the bride. */
export const wedding: MatterKernel = {
  id: 'wedding',
  sort: ['event', 'claim'],
  tells: [
    {
      nouns: 'wedding marriage betrothal nuptial engagement',
      says: '- go be fail interrupt rival feud crash sabotage stop prevent attack hold celebrate',
    },
    {
      tasks: 'save stop prevent guard protect attend find',
      nouns: 'wedding marriage bride betrothal',
    },
    { nouns: 'bride', says: 'miss vanish disappear run flee go' },
  ],
  owner: 'G',
  tones: everyTone,
  victim: 'held',
  escort: ['people', 'beast'],
  frame: {
    companions: [
      [
        'Those beside {A} are hardly older than the groom. Whoever asks one of them by name what it is for (DC 13 Persuasion, one action) has that one go out and sit on the steps.',
        'escort=people',
      ],
      [
        'The hounds of the lodge know {B} from feeding time, and do not bite in {B.their} direction.',
        'escort=beast',
      ],
    ],
    hoards: [
      'For the day after, {A} had put what would be needed in a war into the lodge cellar, at {lair}: {items}, and {worth}.',
      'Presents that were "not found" stand at {lair}: {items}, and {worth}. {B} gives them to the party, spoons and all.',
    ],
    ownMagic: [
      [
        '*Locate Creature* or *Scrying* on {B}: red light, antlers, and a plate in flight. A ward of the house of {A} makes the place itself unreadable.',
        'level>=7',
      ],
      [
        "*Speak with Dead*: the bride of {years} years ago asks whether the blue coat is still there. (It hangs in the armoury, and is {A}'s.)",
        'tone!=whimsical level>=9',
      ],
      [
        '*Zone of Truth* in the hall, if both houses agree: nobody there has {B}, and everyone hears it, which gives the mood 1 back.',
        'level>=3',
      ],
      '*Speak with Animals*: the horse of {H} was not told to come home and thought that it would be best.',
      [
        '*Disguise Self* or *Seeming* can keep a bride at the table for an hour; [the aunts|{G} and the aunts] ask about childhood illnesses[|, with dates].',
        'level>=1',
      ],
    ],
  },
  roles: {
    G: [
      ['parent of the bride', 'priest of both houses'],
      ['head of the elder house', 'bishop of both houses'],
      ['head of the elder house', 'high priest of the realm'],
    ],
    A: [
      ['uncle of the groom', 'old fencing master of the house', 'cousin of the groom'],
      ['uncle of the groom', 'captain of the house', 'cousin of the groom'],
      ['marshal of the younger house', 'cousin of the groom'],
    ],
    B: [['bride'], ['bride'], ['bride']],
    S: [['groom'], ['groom'], ['groom']],
    T: [
      ['flower seller', 'stable hand', 'cake baker'],
      ['head gardener', 'coach driver', 'cake baker'],
      ['palace gardener', 'stable master of the court'],
    ],
    H: [
      ['best man', 'master of the horse'],
      ['best man', 'master of the horse'],
      ['best man', 'master of the horse'],
    ],
  },
  sites: [
    ['the room of the bride'],
    ['the table of the presents', 'the chapel with the two doors', 'the garden between the houses'],
    ['the armoury of {A.full}', 'the apartments of {A.full}'],
  ],
  lair: {
    names: ['the hunting lodge', 'the ice house', 'the old vineyard tower', 'the ferry house'],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the hour of the vows'], ['the hour of the vows'], ['the hour of the vows']],
    prize: [
      ['the first place in the younger house'],
      ['the command of the younger house'],
      ['the command of the younger house and its armies'],
    ],
    ruin: [
      ['two houses with {num} cousins and as many knives say "insult" in the same breath'],
      ['the two houses go to war over the insult, and each owns half of the province'],
      ['the two houses go to war over the insult, and each has a claim to the throne'],
    ],
  },
  problem: [
    'It was to end [an old quarrel|{years} years of quarrel]: two houses, one table«, in the middle of {town}». Now the dress hangs on its hook, and {B.full}, the {B.role}, is gone. The elder house says that the younger one has [done something to|hidden] {B.them}; the younger says that it is being made a fool of [by the elder|before all of {town}]. The guests have been told that {B.they} has a cold, and it is {days} days to the vows.',
    'Two houses that have not eaten together for {years} years have been put at one long table, with the swords in a pile at the door. But {B.full}, the {B.role}, has been missing since last night. {S.full}, the {S.role}, was the last to see {B.them}, and both houses have begun to look towards the pile.',
  ],
  start: [
    [
      'The rehearsal. The organ plays, both houses stand, and through the door comes, on the arm of {G.full}, a seamstress who is about as tall, with a veil and a face of despair. Nobody says anything for a whole verse. Then somebody of the younger house begins to laugh, and on the other side {few} hands go to {few} belts, where nothing hangs. {A.full}, the {A.role}, is the first to stand up. "I have counted to ten," says {A}. "Shall I go on?"',
      '@veil',
    ],
    [
      'The wedding cake is being carried across the square of {town} by [six|five|eight] bakers, with [two sugar figures|a sugar couple] on top, of which only the shoes of the one are left: {B.name} in sugar has not broken off, but has been cut off, [neatly|with one stroke]. {S.full}, the {S.role}, walks beside the cake, white as it is. "They will say that it was me," {S} says to you, "I was the last who spoke with {B.full}, and the last word was: tomorrow."',
      '@cake',
    ],
  ],
  ask: [
    '"Find {B}. I do not ask who did it before I know that {B.they} is alive," says {G}. "I can keep a cold going until {deadline}. If the houses hear the truth before that, there will be a battle in this hall, and nobody will even have had the fish."',
    '{G} shows you two things: the list of guests, in two columns, and the list of swords. "They are equally long[|, I have counted twice|: {num} names each]. Bring {B} back before {deadline}, or bring me a reason that both houses can accept. And do not let either of them [search for|find] {B.them} first."',
  ],
  rumours: [
    '{S} met {B} at the garden gate that night, and went home alone, with earth on the knees.',
    '{B} has run away with a sailor, and one cannot blame {B.them}.',
    '{A} has given the finest present of all: a truce ring, out of two swords.',
    [
      'At the last wedding between the two houses, {years} years ago, somebody counted the candles wrong, and eleven people did not get up from the table again.',
      'tone!=whimsical',
    ],
    [
      'At the last wedding between the two houses, {years} years ago, somebody counted the candles wrong, and eleven people were never again on speaking terms.',
      'tone=whimsical',
    ],
    'The {H.role}, {H.full}, has been seen with a tray, and a hungry horse.',
  ],
  run: [
    [
      'The seamstress wears the right shoes: they were left behind. Whoever runs away takes shoes (DC 12 Insight).',
      'start=veil',
    ],
    [
      'The cut was made with a duelling knife of the younger house; the figure stands on the sill of {A}, looking out (DC 14 Perception, later, from the garden).',
      'start=cake',
    ],
  ],
  gist: [
    '{fact}, and the two want it: {B} and {S} have both said yes. {A} does not. {A} has spent a life on the quarrel, has had {B} taken out by the garden door by {H}, and holds {B.them} at {lair} until {deadline} is past; then the insult does the rest.',
  ],
  truth: [
    [
      'Nothing was wrong with {it}. {B} and {S} had been friends since a time when it was forbidden, both houses are tired, and the papers are fair. Only those who have lived from the quarrel lose by it: {A} has trained the young people of the younger house for it, and would be a person with a pension.',
    ],
    [
      'In the night {H} brought {B} a message in the hand of {S}: "Come to the garden, there is something that you must see before you say yes." {S} had waited at the same time at the other gate, for a message in the hand of {B}. {B} was lifted on a horse, with a sack over the head and a cushion under it, and has been at {lair} ever since, unhurt and very angry.',
    ],
    [
      'At {deadline} {A} will stand up and demand to know where the bride is. That is all that is needed. Those of the younger house whom {A} has trained know the sentence after which they go to the pile. {T} saw the horse come back without its rider, with earth of {lair} on the hooves, brushed it, and kept quiet.',
    ],
    [
      '*The mood of the hall* begins at 3, if {G} smiles, and at 2 otherwise. Each quarrel that the party calms (a toast, a dance, a spilled glass, one each evening, DC 13 Performance or Persuasion) keeps it; each that it misses takes 1. At 0 [the swords are fetched from the pile|{H} is the first at the pile of swords].',
    ],
  ],
  turn: [
    '{B} has used the time: one of those who guard {B.them}, {tansy}, is of the younger house and very young, and has heard for the first time what the quarrel was about. {tansy} would bring a message, or open a bolt; and {B} would rather come in through the big door with {tansy} than be carried out by the window.',
    [
      "One of those who did not get up from the table {years} years ago was the bride whom {A} was to have married. Nobody is left who knows it, but {G}. {B} wears that bride's ring. If {A} is shown it, {A} has to sit down.",
      'tone!=whimsical',
    ],
  ],
  people: {
    G: [
      '{G} wants {B} alive and the fish served. {G} was at the last wedding as a child, below the table, and has never told anybody what was said above it.',
    ],
    A: [
      '{A} wants {prize}, and not to have wasted a life. {A} is courteous to the bride to the point of absurdity: {B} has two cushions and the better wine.',
    ],
    B: [
      '{B} wants to get married, punctually, and to hear nothing more about honour. {B} has bitten somebody and regrets only the sleeve.',
    ],
    S: [
      "{S} wants {B} back, and has not slept. {S} still has the message that was in {B}'s hand and not from {B.them}.",
    ],
    T: [
      '{T} brushed the horse and knows the red earth. {T} works for both houses and is thanked by neither.',
    ],
    H: [
      '{H} wanted to take part in a prank, as it was called at first. {H} brings {B} the meals, is bitten, and knows the two doors of {lair}.',
    ],
  },
  looks: [
    [
      '[A dress that stands almost by itself|A dress with {num} buttons, on a stand], shoes below it, a window on the garden, and a half-eaten pear that has not even had time to turn quite brown. «On the mirror somebody has practised a new name. »A chair lies on its side, and was set up again, and fell again: it has three legs.',
    ],
    [
      'Silver, clocks, {num} sets of spoons, and two families who count what the others have given. In the middle lies the truce ring of {A}, out of two swords; «somebody has put a flower through it. »The light of two doors meets on the floor, and nobody stands in it.',
    ],
    [
      'Blades in rows, each with a name and a date. A stuffed horse. {few} young people practise one sentence and one step, again and again, and stop when the door creaks. On the sill a sugar figure looks out into the garden.',
    ],
    [
      'Antlers, red earth on the threshold, two doors, a fire that is lit for one person. Plates have been thrown. Behind the second door somebody is explaining to somebody, very clearly, what is wrong with honour.',
    ],
  ],
  todo: [
    [
      'The aunts of both houses sit before the door and let nobody of the other one in. A guest of neither house who brings [salts|gossip|a clean handkerchief for each side] is waved through (DC 12 Persuasion).',
    ],
    [
      "Whoever puts down a present is noted in the book and may stay beside it. One without a present carries something of somebody else's from left to right (DC 12 Deception) and hears both columns.",
    ],
    [
      '{A} takes on everyone who wants a lesson: three passes with a blunt blade (a contest, or DC 14 Athletics or Acrobatics). Whoever wins one may look around; whoever loses with grace as well.',
    ],
  ],
  firstFight:
    'on the second evening cousins of both houses fall upon each other in a lane, and both sides upon the party in between ({skirmish}). They stop when one of them is down; one has been told by {H} when and where to quarrel.',
  clues: [
    [
      'Investigation :: looking at what is still there :: Shoes, money, the pear: {B} meant to be back in five minutes. It was no flight.',
      'Sleight of Hand :: getting the crumpled message out from behind the mirror :: The hand of {S}, nearly. The ink is that of fencing certificates, which {A} signs.',
      'Nature :: scraping the window sill :: Red earth from a boot. There is such earth only around {lair}.',
    ],
    [
      'Insight :: talking with both columns :: Nobody of either house gains by it today. Everyone is frightened; it was somebody who is not.',
      'Perception :: looking at the truce ring :: It can be opened with one twist, and then it is two swords. {A} gave it.',
      'Persuasion :: praising the horses to {T} :: "That one went out with two and came back with none, and walked home by itself from {lair}."',
    ],
    [
      'Perception :: listening to the young people :: The sentence that they practise is: "Where is the bride?" They know [the answer|from {A} what the answer is]: that there is none.',
      'History :: reading the dates of the blades :: Each is a quarrel of {years} years, in the hand of {A}. The last plate is new, without a name, with the date of {deadline}.',
      'Investigation :: asking in the kitchen for whom {H} carries the tray :: "For a sick dog at {lair}." The dog has asked for [mustard|a second spoon|the salt].',
    ],
  ],
  lairUse: [
    'Two doors: whoever makes a noise at one draws everyone there, and {H} stands at the other with the key.',
    'The great antlers hang from one chain above the table: released (one action, DC 13 Dexterity check), they do {sting} damage to those below and pin one to the floor until DC 13 Athletics.',
    '{B} takes part: from the second round on a plate flies each round out of the back room, and one enemy has disadvantage on the next attack.',
  ],
  tactics: [
    '{A} will not have the bride touched and stands before the second door, blade in hand, one after the other or all at once; {H} asks at each blow whether it is still a prank',
  ],
  parley: [
    '{A} lets {B} go if somebody of the elder house says aloud what was done to the younger one at the last wedding, and is sorry. {G} can say it; it must be asked of {G.them} first (DC 13 Persuasion), and be said here, at the door.',
  ],
  clock: [
    ['{B} has a cold. The first aunt brings soup, and counts the pillows.'],
    ['{S} is accused by a cousin, and there is a slap. Nobody hits back, this time.'],
    ['{A} has the pile of swords moved nearer to the door, "because of the draught".'],
    ['At {deadline} {A} gets up and asks where the bride is.'],
  ],
  after: [
    '[The tables of {town} are overturned|Nobody in {town} eats the fish|{G} stands alone in the hall]. {A} has {prize}; {ruin}.',
  ],
  endings: [
    {
      heading: 'Through the big door',
      text: [
        "The organ is in the second verse when {B} comes in, with red earth on the hem and {S.name}'s message in the hand. {It} {it.is} held, a quarter of an hour late. Both houses cry, which they have in common. The two swords are made a ring again, by a smith this time, and {A} is asked to give {B.them} away to nobody, and may go.",
      ],
    },
    {
      heading: 'Quietly',
      text: [
        '{B} is freed by night and says that {B.they} had a cold. {It} {it.is} held. *The price:* {A} sits in the first row and waits for a better occasion, and {B}, who knows everything, has to pass {A.them} the salt.',
      ],
    },
    {
      heading: 'With drawn swords',
      text: [
        '{lair} is stormed, and {B} is free. *The price:* people of the younger house lie bandaged on the floor of {lair}, and before {G} can explain it the younger house has counted them. {It} {it.is} held by candlelight, in a cellar, with four guests.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The question has been asked and the pile is half empty. The two houses stand along the two walls of the hall. There is one thing that still stops them all, if it comes through the door within the hour: {B}, on foot, in a temper.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    "Keep the two houses from each other's throats.",
    'Find out who gains if there is no wedding.',
    'Bring {B.full} back before {deadline}.',
  ],
};
