import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A thief or an avenger with a mask and a sign. I is the one behind the mask, B helps. */
export const masked: MatterKernel = {
  id: 'masked',
  sort: 'person',
  isSingle: true,
  tells: [
    {
      nouns:
        'thief burglar highwayman highwaywoman vigilante outlaw robber bandit avenger cutpurse pickpocket',
      says: '- rob steal burgle punish leave sign mock mark be take give terrorize terrorise wear hunt protect fight strike return',
    },
    { says: 'rob steal', objects: 'rich noble wealthy merchant poor' },
    {
      tasks: 'catch unmask identify arrest stop hunt track find',
      nouns: 'thief burglar highwayman vigilante outlaw robber',
    },
  ],
  tones: everyTone,
  escort: ['people'],
  own: { sign: ['a white feather', 'a playing card', 'a chalk star', 'a sprig of broom'] },
  roles: {
    G: [
      ['captain of the watch', 'reeve', 'innkeeper of the coaching inn'],
      ['marshal of the province', 'head of the merchants', 'high steward'],
      ['marshal of the realm', 'first minister'],
    ],
    A: [
      ['moneylender', 'grain merchant', 'mill owner'],
      ['banker', 'tax farmer', 'shipping magnate'],
      ['lord treasurer', 'lord of the eastern marches'],
    ],
    B: [
      ['seamstress', 'glazier', 'fencing teacher'],
      ['theatre tailor', 'fencing master', 'retired acrobat'],
      ['fencing master of the court', 'theatre tailor', 'retired acrobat'],
    ],
    H: [
      ['night watchman', 'bailiff', 'coachman'],
      ['private guard', 'sergeant', 'thief-taker'],
      ['thief-taker of the crown', 'captain of the household guard'],
    ],
  },
  sites: [
    ['the last house that was robbed', 'the coach that was robbed last'],
    ['the soup kitchen', 'the almshouse', 'the pawnshop by the bridge'],
    ['the strongroom of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: [
      'the loft above the old theatre',
      'the bell chamber of the ruined church',
      'the ice house in the park',
    ],
    terrain: 'height',
  },
  problem: [
    'It has been {num} nights, {few} houses and not one drop of blood. Nobody ever sees more than a mask and a heel on a window sill; what is left behind is {sign}, on the pillow, beside the sleeper. A song about it is whistled by the very guards who are looking for it. But the last time somebody was hurt: {T.full}, the {T.role}, was struck down on a staircase, and {sign} lay beside {T.them}. Since then fewer people sing.',
    'Rich people in {town} have begun to sleep in shifts. {A.full}, the {A.role}, has been robbed twice and talks of it as of a love affair that went wrong: strongboxes opened with the right key, only certain papers missing, and {sign} in their place. For the third time there were a broken head, that of {T.full}, the {T.role}, and a bill with a price on it. {A} has put it up, and doubled it each week.',
  ],
  start: [
    [
      'You are just being shown your room when somebody climbs through it: in at one window, three steps over the bed, a bow, out at the other. A mask, a smell of greasepaint, and in the middle of the pillow lies {sign}. Below, whistles are blown. "Nobody has seen anything," says the maid, and picks up a coin from the floor that was not there before. [Next door, {A.full} can be heard shouting|Next door somebody opens an empty box and shouts].',
      '@room',
    ],
    [
      'On the steps of the church, between the beggars, [stand {few} sacks of flour|stands a basket of shoes in all sizes], with no name on them but {sign}. Nobody touches anything until an old woman takes hers, and then there is nothing left within a minute. At the corner stands {H.full}, the {H.role}, counts who has taken something, and writes it down. "Received stolen goods," says {H}, "every one of them," and looks pleased. On the wall a bill with a price has been pasted over another one with a lower price.',
      '@steps',
    ],
  ],
  ask: [
    '"I am supposed to want this mask on a pike," says {G}. "What I want is to know two things, before {deadline}: who struck down {T}, since that does not fit at all; and what it is that {A} misses so much. If those are two different people, I should like to be told before somebody hangs for it."',
    '{G} speaks plainly. "{A} pays for half of the watch and wants a neck by {deadline}. Find the mask for me, before {H} does. And then do not bring it to me at once. First tell me what was in those boxes."',
  ],
  rumours: [
    'It is a ghost: no one else gets through the window of the bank.',
    'It is a noble who is bored.',
    '{A} sleeps on a sack of papers since then, and cries out at night.',
    '{B} has been buying greasepaint, and there is no play on.',
    'There have been two masks since the new moon: one bows, and one does not.',
    '{S} gives more to the poor than {S.they} earns.',
  ],
  run: [
    [
      'The one who climbed through bows before women and old men, and limps a little on the left: a fall, not long ago (DC 12 Perception or Medicine).',
      'start=room',
    ],
    [
      'The list of {H} is not for the watch. Whoever is on it gets a visit from the collectors of {A} by the evening (DC 12 Insight).',
      'start=steps',
    ],
    'Whoever in {town} is asked for a description gives one, gladly, and each is that of somebody unpleasant: a landlord, an uncle, {H}.',
  ],
  gist: [
    'That is how it is: {fact}. Behind the mask there is a plan: bonds and mortgages of {A} are being stolen that should never have been good, one after the other, and the money is only for show. {A} has had a second mask made, and {H} wears it: {H} struck down {T}, so that nobody should sing any more. What was stolen lies at {lair}.',
    '{Fact}, and never more than one family needs. {T} was struck down by another one: {H}, by order of {A}, with {sign} bought by the dozen. The real mask has its store at {lair}, and only one bundle of papers is still missing.',
  ],
  truth: [
    [
      'Twenty years ago {A} bought the debts of a whole street, paid for with a signature that was not genuine. It was the street in which the one behind the mask learned to climb. To go to court takes money and papers; the papers are with {A}, and with {few} friends of {A}, and so they have been fetched, one by one. The silver was taken along because nobody looks for paper if a candlestick is missing.',
      'It began as a bet and became a habit, and then somebody at a window said thank you. Since then the one behind the mask steals in order: first whoever foreclosed in winter, then whoever did it at Christmas tide. {A} is at the end of that list, and at the top of another one, {A.their} own, on which stands who must never speak to whom.',
    ],
    [
      'In the mask is {I}, whom everyone knows and nobody suspects, since it is too near. It was {B.full}, the {B.role}, who sewed it, and who teaches the bow. The limp is from the night on which {H} was waiting on the roof with a cudgel. Since then it has been a question of days.',
    ],
    [
      '{A} could stand the losses, but not the song. So {H} got a mask of the same cloth, a dozen of {sign}, and the order to be clumsy. {T} recognised the boots on the staircase, and lies in bed with a bandage, and has been promised a second one if {T.they} remembers.',
    ],
  ],
  turn: [
    'The mask comes to the party, at night, without a mask. One piece is missing, in the strongroom of {A}; the leg will not do it any more. Whoever wants to catch a thief has one here; whoever would rather know how it ends can take over the last window.',
    "{G} knew. {G} has been leaving the roofs unguarded on Tuesdays ever since a certain sack of flour stood before {G.their} mother's door. Now {A} has found out about the Tuesdays, and has taken over the command of the watch for {deadline}.",
  ],
  people: {
    G: [
      '{G} was born in that street. {G} whistles the song when nobody is listening, and wants to be forced to do the right thing by a piece of evidence.',
    ],
    I: [
      '{I} steals well, laughs easily, and has been frightened since the leg. {I} wants the last bundle of papers, then a normal life, and is not sure that there is one.',
    ],
    A: [
      '{A} wants the papers back, the song forgotten, and a public hanging, in that order. {A} has never been laughed at before, and cannot find the place where it hurts.',
      '{A} wants to sleep. {A} has {num} locks, changes the bed each night, and gives to the poor on Sundays, with a receipt.',
    ],
    B: [
      '{B} sews, listens, teaches bowing, and is the one who would miss the mask most. {B} will lie to anyone, very well, and not to {T}, who is a friend.',
    ],
    S: [
      '{S} gives away what {S.they} earns by night with cards, honestly, and is suspected because it is so unlikely. {S} is rather proud of being suspected.',
    ],
    T: [
      '{T} saw boots, and a seal ring on a hand that held a cudgel. {T} will say whose, to whoever sits at the bed for a night so that nobody else can.',
    ],
    H: [
      '{H} wears a mask for money and does not bow. {H} has begun to like the faces people make, which {H} had not expected.',
    ],
  },
  looks: [
    [
      'A window that was shut, and is. [On the sill is half a heel, in soot|On the sill lies a hair from a wig]. The silver is gone; what the owner does not mention is an empty folder with a ribbon.',
    ],
    [
      'Steam, benches, and {num} people with bowls, who stop talking. [On the shelf stand candlesticks that nobody here can have bought|The soup is better than it can be]. Somebody has scratched {sign} into the door post, at the height of a child.',
    ],
    [
      'Locks in a row, like an organ. [Before each there is a mat to wipe one\'s feet on|Between two of them hangs the portrait of a street]. Behind the last one stands a box marked "old business", as small as a loaf, chained to the floor.',
    ],
    [
      'A loft under the beams, ropes, a practice window in a frame that leads nowhere, costumes, a mirror. On a line, with pegs, hang papers, like washing: bonds, mortgages, promises. There is one peg still free at the end.',
    ],
  ],
  todo: [
    [
      'The owner shows everything but the folder. Flattery helps (DC 11 Persuasion: "what would anyone steal from you?"), or one lets the maid show it (no check, and a coin).',
    ],
    [
      'Nobody here has seen anything, ever. Whoever sits down, eats, and washes up afterwards (no check) is trusted with half of a sentence; whoever knows the song with all its verses (DC 12 Performance), with the other half.',
    ],
    [
      '{A} wants experts. The party is asked to try to break in (DC 13 Sleight of Hand or Acrobatics) while {A} looks on, is delighted if it fails, and does not notice what it has seen by then.',
    ],
  ],
  firstFight:
    'on the second evening the second mask shows itself, on the roof opposite, with helpers, and means the party to be the next one found with {sign} beside it ({skirmish}). They fight badly for burglars and well for bailiffs, and run when one loses the mask.',
  clues: [
    [
      'Investigation :: asking what was in the empty folder :: An old bond, on a house in one certain street. So it was in each case: the silver is only for show.',
      'Perception :: comparing the signs that were left :: Those of the first weeks are each a little different; those since {T} are all from one box. A dozen was delivered to the house of {A}.',
      'Acrobatics :: taking the way that the half heel took :: Over three roofs and a ladder of ivy. It ends at {lair}.',
    ],
    [
      'Insight :: asking who came with the sacks :: Two different people: one who sang along, and one who wrote everything down. Only the first one brought anything.',
      'Medicine :: looking at the head of {T} :: The blow was struck from above, by somebody tall, with a ring. The mask is small and wears gloves; {H} has such a ring, with the arms of {A}.',
      'History :: asking about the candlesticks :: They are from the props of a theatre. What is genuine is sold, and what is for show is fetched from {lair}.',
    ],
    [
      'Arcana :: looking at the old bonds on the table through a wet glass :: The signature of the whole street was written by one hand. It is forged, and {A} has lived on it for twenty years.',
      'Sleight of Hand :: looking into the cupboard of {H} :: A mask of the same cloth, never sweated in, and {few} pieces of {sign}, wrapped in a bill made out to {A}.',
      'Nature :: smelling at the window that was opened last :: Greasepaint, lamp oil and pigeon: as it smells only at {lair}.',
    ],
  ],
  lairUse: [
    'The ropes hang ready: whoever swings (DC 12 Acrobatics, part of a move) gets anywhere in the room; whoever cuts one (one action) brings down a sandbag on those below, {sting} bludgeoning damage, DC 12 Dexterity saving throw.',
    'The practice window: whoever is shoved through it (DC 12 Athletics) is outside, on a sloping roof, and needs one turn to get back.',
    'A sack of {sign}, emptied over the fight (one action), hides everyone under it for a round; in the song that is the third verse.',
  ],
  tactics: [
    '{A} has come in person, behind {H}, and wants the washing line with the papers in the lamp before any blow is struck; the others have torches, and were told that the building is insured',
  ],
  parley: [
    '{H} takes off the mask for three things: money, a name for what {H.they} has become, and somebody who laughs in the right place (DC 13 Persuasion or Performance). Then {H} tells who paid for the dozen.',
    '{A} is offered the song: either the street gets its houses back, quietly, with a signature that is genuine this time, or the party sees to it that there is a last verse, with the name (DC 12 Intimidation). {A} signs.',
  ],
  clock: [
    ['{A} doubles the price again and has the bill read aloud at the soup kitchen.'],
    [
      '{T} has a visitor by night, and is alive only because somebody with a limp came in at the window as well.',
    ],
    ['The street gets its notices: all the houses, before {deadline}. {G} has to deliver them.'],
    [
      'On {deadline} every roof has a crossbow on it, and the last window is left open, with a lamp.',
    ],
  ],
  after: [
    'The mask is hung on the town gate, with somebody below it, and nobody sings. The street is empty by autumn. In the following year there is {sign} on the pillow of {A}, from a hand that has never been found.',
  ],
  endings: [
    {
      heading: 'The last peg',
      text: [
        'The party fetches the last paper, and on {deadline} the washing line hangs across the square, with {num} forged signatures on it, each beside a genuine one. {A} has to walk below it. {H} gets a sentence, {T} a pension, and the mask is never seen again; {I} bows a little too well on occasions, and {G} looks the other way. In {town} children play it: {fact}.',
      ],
    },
    {
      heading: 'Unmasked',
      text: [
        "The party brings {G} the one behind the mask, and with it all that was in those boxes. {G} must now try a thief and a thief. *The price:* {A} loses the street and the mask five years; on each of the days somebody puts {sign} on the sill of the party's inn, and it is not meant kindly.",
      ],
    },
    {
      heading: 'A mask for everyone',
      text: [
        'On the night of {deadline} there are {few} hundred masks on the roofs: the seamstresses have not slept. No one is caught, because everyone would have to be. *The price:* some of them like it, there are two new thieves by spring, and they do not bow.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The lamp burns in the open window, and the one with the limp is already on the roof across from it. The crossbows wait for a whistle from {A}. Whoever begins to whistle the song first, loudly, from the square, is not alone for long.',
      ],
    },
  ],
  steps: [
    'Find out what is really being stolen.',
    'Find out who struck down {T.full}.',
    'Find the one behind the mask.',
    'Decide before {deadline} who is to be caught.',
  ],
  frame: {
    suspects: [
      '{S.full}, wrongly, for generosity. {T.full} saw a ring on the staircase, and is afraid.',
    ],
    where: [
      '{lair}, the store of the one behind the mask, which {H} has been looking for and {A.name} means to burn. {A.name} is in {town} by day, behind {num} locks.',
    ],
    openings: [
      '{lair} [is reached over the roofs, or by a stair with one missing step|has a door that everyone believes to be nailed up]; whoever does not know the way makes a noise (DC 13 Stealth).',
    ],
    ways: [
      'three places, {p1}, {p2} and {p3}, in any order; each has something about the stolen papers, about the second mask, and about {lair}. Failed checks cost an hour, never the clue.',
    ],
    hoards: [
      'What was only taken for show lies at {lair} in a costume trunk: {items}, and {worth}.',
    ],
    ownMagic: [
      [
        '*Zone of Truth* at the soup kitchen: nobody has seen a thief. "A benefactor," says somebody, "since you ask like that."',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {A} finds one street, {num} doors, and a pen that scratches.',
        'level>=3',
      ],
      '*Speak with Animals*: the pigeons know two masks. One of them brings crumbs.',
      [
        '*Locate Object* for the ring of {H} works within its range, at any hour; it is in the house of {A} more often than a guard should be.',
        'level>=3',
      ],
    ],
  },
};
