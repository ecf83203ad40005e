import type { Agent } from '../plot-types.ts';

export const returnedAgent: Agent = {
  id: 'returned',
  tones: ['heroic', 'grim', 'intrigue'],
  uncanny: false,
  fates: ['gone'],
  roles: [
    ['lodger', 'knife grinder', 'piano tuner', 'ferryman', 'bookbinder', 'night porter'],
    ['inspector of weights', 'travelling physician', 'master of a trading house', 'surveyor'],
    ['foreign envoy', 'banker to three courts', 'papal auditor', 'commander of a hired regiment'],
  ],
  who: [
    '{A} is {V}, {years} years older, with other hair and another name«, and nobody has looked twice».',
    'The quiet {A.role} is no newcomer: {A} is {V} and has rented a window with a view of {s1}.',
    '{V} came back« in spring» as {A}, to see whether anyone would know {A.them}. «That was the test. »All {few} failed it.',
    '{A} answers to {A.name} but turns around at the name {V}; {A.they} is the person who was wronged.',
  ],
  whyNow: [
    'It begins now because {W} has« just» been proposed for an honour, and the speech mentions {deed} as a hard decision.',
    'It begins now because the last person who had lied out of fear died in bed, «forgiven, »with music.',
    'It begins now because {deadline} comes, and the proof leaves with it.',
    'It begins now because {A} was told by a doctor how many winters to expect«, and it is a small number».',
    'It begins now because {W} bought a drink for the quiet {A.role}, and talked about {V}, and laughed.',
  ],
  goal: [
    '{A} wants all {few} to say it« aloud» in one room« before {deadline}», and has chosen the room: {lair}.',
    '{A} means to leave {W} alive«, rich» and believed by no one.',
    '{A} wants to hear one sentence from {W}, and has {num} ways to ask for it.',
  ],
  face: [
    [
      'Pays a week ahead, «mends what is broken in the room, »and asks the old people about the weather {years} years ago.',
      'tier<=2',
    ],
    'Helpful, «tired, »exact; knows where the steps are in the dark.',
    'Everybody likes {A.them}, and each thinks that {A.they} lodges with someone else.',
    'Listens with the head turned«, as one does who has been shouted at».',
  ],
  traces: [
    ['habit', '{A} ducks under a beam« at {s1}» that was taken out {few} years ago.', 's1=indoors'],
    [
      'habit',
      'The old dog« of the place» sleeps on the feet of {A}«, and of no other lodger».',
      'tier<=2',
    ],
    [
      'word',
      'A child has been taught a song by {A} that has not been sung here for {years} years.',
    ],
    [
      'paper',
      '{A} signed for a room, and one letter has a second stroke, as {V} used to make it.',
      'tier<=2',
    ],
    [
      'paper',
      'In the signature of {A} one letter has a second stroke, as {V} used to make it.',
      'tier=3',
    ],
    ['habit', 'An old servant« of the house» gets up when {A} comes in, and does not know why.'],
    [
      'thing',
      'A coat of {A} is cut in the local way, «let out twice, »and has the old name picked out of the collar.',
    ],
    ['word', '{A} called {X1} by a nickname« that» only school friends use.'],
    ['habit', '{A} is never seen to ask the way.'],
  ],
  hides: [
    [
      'word',
      'The boatman, the carter or the boy with the goat has taken {A} as far as {lair}« three times», and been paid with old coin.',
    ],
    [
      'thing',
      'A candle stub of the lodging house was found on the way to {lair}, with the wick cut short« to save light».',
      'tier<=2',
    ],
    [
      'thing',
      'The travelling lamp of {A} has burned two nights of oil; there is {res} on its foot, from {lair}.',
      '',
    ],
    [
      'paper',
      'Under the blotter in the room of {A} is a plan of {lair}« as it was {years} years ago».',
    ],
    [
      'habit',
      '{A} walks toward {lair} at dusk and comes back« at {hour}» with dry eyes and dirty cuffs.',
    ],
    [
      'word',
      'As a young person, {V} used to hide at {lair} from a strict aunt; {T} was the friend« who was» sent to look there last.',
    ],
  ],
  steps: [
    [
      '{A} visits {T} after dark, «stays an hour, »and leaves {T.them} weeping and unharmed.',
      '{A} sends each of the {few} the same sheet of paper, blank, with a place to sign.',
      '{A} has {S} let out of suspicion by doing the next thing while {S} is locked in.',
    ],
    [
      [
        '{X3} is fetched to {lair}, and the others get {theemb} and an hour: {hour}.',
        'harm!=taken',
      ],
      '{A} takes off the false name« in public» and gives {W} until {deadline}.',
      '{A} opens the house of {W} to the street: all doors, «all cupboards, »at noon.',
    ],
    [
      '{W} goes to {lair} alone« with a weapon», and one of the two comes back.',
      'At {lair} {few} people confess in front of no one, and {A} cuts off the way back«: nobody leaves».',
      '{A} takes {W}« along» out of the world, from the highest part of {lair}.',
    ],
  ],
  parley: [
    '{A} has a list of questions and will stop for answers. The first« one» is: "Did you ever look for me?"',
    'Use the old name. Nobody has, «for {years} years, »and {A} has no plan for what comes after it.',
    [
      '{A} can be moved by one of the {few} who comes unasked and says it in full. {X2} is the likeliest«, and is afraid».',
      'X1=here',
    ],
    [
      '{A} will hand over every captive against a public reading of what {W} did, and will believe the party if {G} vouches.',
      'harm=taken',
    ],
    '{A} will stop for a public reading of what {W} did, and believes in it as soon as {T} has promised to read.',
  ],
  lairSigns: [
    "a bed made with hospital corners, and beside it {V}'s old boots",
    '{few} chairs in a half circle, «with names, »and one chair opposite',
    "a wall on which {years} years are marked off, the first ones in another country's weeks",
    '{embs}, {num} of them, in rows on a clean cloth',
    'a letter to {W} that begins in {few} different ways',
  ],
  tactics: [
    [
      '{A} fights to end a conversation and breaks off when the talk begins again; the companions fight for pay and break at half their number.',
      'escort=people',
    ],
    '{A} knows each step« of {lair}» and uses the one that is missing.',
    '{A} puts out the light« first» and« then» says where everybody is standing.',
    '{A} does not strike anyone under twenty«, and says so».',
  ],
  leader: ['people'],
  escort: ['people'],
};
