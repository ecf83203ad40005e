import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { houseFrames, houseSides } from './delve-house-frames.ts';

const houses =
  'mansion house manor villa castle estate palace hall attic chateau farmhouse cottage hotel tower';

/** An old house that someone has inherited, and that does not stop of what was never its own. */
export const delveHouse: MatterKernel = {
  id: 'delve-house',
  sort: ['site'],
  of: ['building', 'person', 'child', 'crowd'],
  tells: [
    { tasks: 'clear clean cleaning', nouns: `${houses} somebody someone` },
    { nouns: `${houses} somebody someone party`, says: 'inherit haunt' },
    {
      nouns: 'heir family relative cousin sibling child party guest person student',
      says: 'spend stay survive last',
      objects: 'night',
    },
    { tasks: 'spend survive stay', nouns: `night ${houses}` },
    { nouns: 'mansion manor villa house', says: '- be' },
  ],
  tones: everyTone,
  escort: ['construct'],
  fights: 'guards',
  frame: {
    ...houseFrames,
    sides: houseSides,
    labels: {
      clues: ['what the house wants', 'how it is calmed', 'the way to the last room'],
      lair: 'The last room',
      suspects: 'Who knows what',
      truth: 'What is in the house',
      plan: 'What the house does meanwhile',
      actOne: 'Act one: Three Rooms of {den.t}',
    },
  },
  without: ['A'],
  scale: {
    deadline: [
      ['the night of the will', 'the night of the inheritance'],
      ['the night of the will', 'the night of the inheritance'],
      ['the night of the will', 'the night of the inheritance'],
    ],
    ruin: [
      [
        '{den} keeps whoever is in it, and then begins on the neighbours',
        '{B} loses {den}, and {den} does not lose {B}',
      ],
      [
        '{den} keeps whoever is in it, and grows by a wing',
        '{den} begins to fetch by itself what it wants, from all of {town}',
      ],
      [
        '{den} keeps whoever is in it, and three heirs of the realm will be in it',
        '{den} begins to fetch by itself what it wants, from every palace in the realm',
      ],
    ],
  },
  roles: {
    G: [
      ['notary', 'village priest', 'schoolteacher'],
      ['notary of the province', 'dean', 'high steward'],
      ['royal notary', 'keeper of the seals', 'regent of the realm'],
    ],
    B: [
      ['weaver', 'rope maker', 'candle maker'],
      ['printer', 'physician', 'horse breeder'],
      ['ambassador', 'border lord', 'royal engineer'],
    ],
    S: [
      ['cattle dealer', 'travelling player', 'discharged soldier'],
      ['wine dealer', 'mercenary captain', 'retired duellist'],
      ['foreign envoy', 'disgraced general', 'court jester'],
    ],
    T: [
      ['retired cook', 'old gardener', 'washhouse keeper'],
      ['retired housekeeper', 'old coach driver', 'piano tuner'],
      ['retired chamberlain', 'old palace gardener', 'clock winder of the court'],
    ],
    H: [
      ['lodger', 'chimney sweep', 'foundling grown old'],
      ['painter without a name', 'private teacher', 'night nurse'],
      ['portrait painter', 'food taster', 'court musician in hiding'],
    ],
  },
  sites: [
    ['the long dining room', 'the room with the laid table'],
    ['the cabinet of small things', 'the room of glass cases'],
    ['the back stairs', 'the stairs that go up once too often'],
  ],
  lair: {
    names: ['the room without a door', 'the room behind the clock', 'the thirteenth room'],
    terrain: 'indoors',
  },
  problem: [
    'It belonged to {wren}, who collected, never gave anything back, and died {weeks} weeks ago at table. By the will {B.full}, the {B.role}, has it now, on one condition: to be inside on {deadline}, from dusk to dawn, with whatever is then still there. {S.full}, the {S.role}, a cousin, gets it otherwise. Since the funeral nothing that was carried out of {den.full} has stayed outside.',
    '{wren}, whose house it was, died {weeks} weeks ago with a full mouth and a list in the hand. {B.full}, the {B.role}, is to have all of it, and {S.full}, the {S.role}, is to have it if {B.name} does not last there through {deadline}. So far nobody has lasted until supper: the first cart that was loaded with things from {den.full} came back by night, without a horse.',
  ],
  start: [
    [
      'A cart stands before {den.full}, loaded with chairs. Behind it, on the road, in single file, come {few} more chairs, by themselves, in a hurry. "Those I sold in {town}," says {B.full}, the {B.role}. The first one walks up the steps, waits until somebody opens the door, and goes in. From inside comes the noise of a table at which people sit down. "We can go in now," says {B.full}, "I think we are expected."',
      '@chairs',
    ],
    [
      'In the hall of {den.full} all the clocks strike, each a different hour. {S.full}, the {S.role}, stands below them with hat and bag and does not get any further: the carpet moves under {S.their} feet at exactly {S.their} pace. "It has let nobody past for an hour but the notary," says {S.full}. The carpet stops. At its end, on the lowest stair, lies an envelope with the word LATER on it, in ink that is still wet.',
      '@carpet',
    ],
  ],
  ask: [
    '{G} [has to|must] read out the will as it is. "From dusk to dawn, on {deadline}; and before that the house is to be emptied, as far as it allows. I am not allowed to help. I am allowed to recommend people: stay with {B}, [and find out what it wants|and keep your hands off the spoons]."',
    '"I have read many wills," says {G}, "but this one reads back. Go in, [by day|in daylight] first, find out why nothing stays outside, and see that {B} is alive at the end of {deadline}. {S}, too, if possible."',
  ],
  rumours: [
    '{wren} never stole anything. People had only lent it.',
    'There are twelve windows on the street side, and twelve rooms behind them, and thirteen fires in winter.',
    '{T} left {years} weeks before the funeral, in the middle of a meal, and has not been near it since.',
    '{S} offers {few} gp for any bad news from inside.',
    'At three [in the morning|the next morning] somebody practises the piano in there, and makes always the same mistake.',
  ],
  run: [
    [
      'Under the seat of each chair is a name, and none of them is that of {wren}; two live in {town} (DC 12 Investigation).',
      'start=chairs',
    ],
    [
      'In the envelope is an invoice: one hour of lifetime, borrowed, {years} years ago, from the grandmother of {S}. It is to be paid back to {S} (DC 12 Insight).',
      'start=carpet',
    ],
    'By day the house is only rude. At nine, at midnight and at three one room each really wakes up.',
    'Whoever says "please" is let through every door but one.',
  ],
  gist: [
    '{fact}; and {den} resists, since nearly all that is in it was lent, {years} years long, and never given back. The house has learned it from {wren}: it keeps. What wakes it is in {lair}: the first thing that {wren} did not give back, and the one who still asks for it. Three debts, in {p1}, {p2} and on {p3}, have to be paid; then it opens, and is a house.',
  ],
  truth: [
    [
      '{fact}. {wren} could not give anything back: not a book, not a glove, not an answer. For {years} years all that went into {den} stayed there, and the house, which saw nothing else, has learned to hold. Since the funeral it does so without a master. It hurts nobody out of malice; it treats people as it was taught to treat things.',
    ],
    [
      'The first thing was a promise. {years.s} years ago {wren} promised somebody to come back into {lair} in a moment, locked the door, and did not come. That was {H}, who has lived in the walls ever since, has grown old there, and walks the corridors at night. The house obeys {H} in small things, and does not let {H.them} out.',
    ],
    [
      'Three debts keep the way shut. In {p1} the house wants an apology for a meal at which {T} was thrown out. In {p2} it wants one thing to be given back to its owner, not to be sold. On {p3} it [wants to|would like to] be told something that nobody knows. [After that|From then on] {lair} has a door; on {deadline} it opens in any case, and then inwards.',
    ],
  ],
  turn: [
    '{H} is the true heir, and does not know it: {wren} had made it up in writing, put the sheet into the pocket of the dressing gown, and, as always, not let go of it. {B} has been wearing that dressing gown since Monday, for the cold.',
    'The house would give everything back, all [at once|immediately], if somebody told it to whom. The list of {wren} says it, but is written in the order in which things came in; read from the end, on {deadline}, aloud, in the hall, it empties {den} within one night, through doors, windows and chimneys.',
  ],
  people: {
    G: [
      "{G} wants to have it done properly, has a pocket watch of {wren}'s on trial, and has noticed that {G.they} cannot put it down.",
    ],
    B: [
      '{B} wants a house with a kitchen, and nothing else. {B} says "please" out of habit, which has saved {B.them} twice.',
    ],
    S: [
      '{S} wants the house because {S.their} family lent it half of its furniture. {S} is loud as long as there is light, and sticks to the party after dusk.',
    ],
    T: [
      '{T} cooked here for {few} years, knows where everything is from, and was thrown out over a soup. {T} [comes back|returns] for an apology, not for a thousand gp.',
    ],
    H: [
      '{H} [wants to|would like to] hear that it was not meant. {H} knows every wall from inside, has kept a candle end for company, and is [shy|hungry].',
    ],
  },
  looks: [
    [
      'A table for {num}, laid, with steam over the tureen. The chairs pull themselves back for whoever comes in. At the upper end lies an overturned plate, and on the wall behind it is a stain that has the shape of a spoon.',
    ],
    [
      "Glass cases up to the ceiling: {num} left gloves, umbrellas, milk teeth, keys, library books, a wooden leg. On each is a slip with a date, and on each slip the word LENT. When one breathes on the glass, the owner's face shows in it for a moment.",
    ],
    [
      'Stairs that have one step too many: who counts gets to the top, who does not gets to the bottom again. On every landing a portrait of {wren} hangs with an ear turned to the room and one hand held out.',
    ],
    [
      'A small room with a low chair, a toy theatre and a window that has been papered over. Everything in here is very clean. On the chair sits nothing, and breathes. When the door falls shut, the furniture comes closer, by one step each, whenever nobody is looking.',
    ],
  ],
  todo: [
    [
      "At nine o'clock one has to sit down. Whoever takes soup is held by the chair (DC 13 Athletics); whoever says something kind about the soup, and means it, is free. If somebody apologises at the stain in the name of the house, with {T} in the room or at the window (DC 12 Persuasion), {p1} is a dining room again.",
    ],
    [
      'At midnight the cases open. [Whoever|Anyone who] takes a thing for themselves is laid into the case in its place (DC 13 Strength saving throw, {sting} bludgeoning damage, restrained). One thing, brought to its owner in {town} before cockcrow and put into their hand, settles the debt.',
    ],
    [
      'At three each portrait asks the one who passes: "What have you never told?" A true answer (the player says it, or writes it down) lets everyone pass; a false one (DC 13 Deception) lets pass only the liar, and makes the stairs longer by a floor.',
    ],
  ],
  clues: [
    [
      'Insight :: watching what the chairs do when {T} is mentioned :: They bow, a little. It is ashamed, and does not know what comes [after that|from then on].',
      'Investigation :: looking at the overturned plate :: Under it lies a note: "I ought to have said it. Tomorrow." A word aloud would do.',
      'Perception :: listening at the kitchen lift :: It goes one floor further than the house is high, to {lair}, and somebody there has a cough.',
    ],
    [
      'History :: reading the slips in order :: The first is missing. All others began a week after it. What is missing is no thing, but "a moment".',
      'Insight :: looking at the faces in the glass :: They are not angry. They have only got used to reaching into an empty place. It is enough to give back one, honestly.',
      'Investigation :: counting the cases and the windows :: Between the last case and the wall is room for one more door: {lair}.',
    ],
    [
      'Religion :: asking a portrait in return :: It is not the ghost of {wren}. It is the house, which has learned to look like {wren}, [because|since] people listen to that.',
      'Performance :: playing the piano piece without the mistake :: Upstairs somebody claps, and for ten minutes no piece of furniture moves.',
      "Perception :: following the candle drops behind the panelling :: Small, regular, and old; they end at a wall with a child's height marked on it: {lair}.",
    ],
  ],
  lairUse: [
    'The toy theatre: whoever moves the puppet that looks like a piece of furniture moves that piece of furniture (an action, DC 13 Sleight of Hand), also against another.',
    'If the paper is torn from the window ([one action|an action]), it is morning in the room [for a round|for one round]; everything that moves by itself stands still.',
    'The clock in the wall can be put back by a minute, once: one round is played again.',
    'A piece of furniture whose owner is called by name walks out of the fight and goes home; the names are under the seats.',
  ],
  tactics: [
    'the furniture closes in and holds rather than hits; it goes first for whoever has something in their pocket from this house',
    'what is in {lair} bars the exit with the wardrobe and drives the party towards the low chair; [whoever|anyone who] sits down on it is not attacked, and not let go',
  ],
  parley: [
    'What sits on the chair, and {H} behind the panelling, want one sentence: "I am back." Somebody of the family [has to|must] say it, {B} or {S}, and stay until the candle end has burned down (DC 13 Persuasion, no check if all three debts are paid). [After that|From then on] the doors stand open, all of them.',
  ],
  clock: [
    ["The chairs that were sold come back. So does a neighbour's, by mistake."],
    [
      '{S} tries to spend a night in there alone, and is found [in the morning|the next morning] in a glass case, well, and very quiet.',
    ],
    [
      '{den} fetches something from {town} by itself: a cradle, with {few} spoons in it. {H} knocks all night.',
    ],
    [
      'It is {deadline}. The door of {lair} opens inwards, and whoever is inside has always been there.',
    ],
  ],
  after: [
    'In the morning there is a thirteenth window on the street side, and somebody waves: {ruin}.',
  ],
  endings: [
    {
      heading: 'Paid',
      text: [
        'An apology, a thing given back, a word said: at dawn {den} is a house, with a draught and a good kitchen. {H} sits on the steps in the sun, and cannot get enough of it. {B} opens the window. *The price:* half of what was in there walks home to its owners, and not all of them are still alive to be glad.',
      ],
    },
    {
      heading: 'Given to the one who stayed',
      text: [
        'The sheet from the dressing gown is read out: {den} belongs to {H}, who asks {B} to stay, for company. *The price:* {G} [has to|must] give back the pocket watch first, and needs all night for it.',
      ],
    },
    {
      heading: 'Emptied by force',
      text: [
        'The furniture is firewood, the cases are broken, {B} has lasted until dawn. The will is fulfilled. *The price:* {den} has learned something new that night, from the party. It no longer keeps. It takes.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The doors of {den} are walls now. Inside, at a laid table, sit {B} and {S} with napkins around their necks; [whoever|anyone who] gets in through the kitchen lift can still speak the sentence, if they find the courage to sit down first.',
      ],
    },
  ],
  steps: [
    'Look at {den} by day.',
    'Find out why nothing stays outside.',
    'Settle in three rooms what the house wants.',
    'Be inside on {deadline}, and still be there at dawn.',
  ],
};
