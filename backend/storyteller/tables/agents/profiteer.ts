import type { Agent } from '../plot-types.ts';

export const profiteerAgent: Agent = {
  id: 'profiteer',
  tones: ['heroic', 'intrigue', 'grim'],
  uncanny: false,
  fates: ['dead', 'gone', 'held'],
  roles: [
    ['land agent', 'wine merchant', 'horse dealer', 'auctioneer', 'cloth merchant'],
    ['speculator', 'agent of a rival town', 'owner of a stage line', 'contractor'],
    ['factor of a foreign crown', 'banker', 'consul', 'monopolist'],
  ],
  who: [
    [
      '{A} has nothing to do with {deed}. {A.they} heard of it« in a bar», saw what the fear« of it» was worth, and has been wearing it like a mask.',
      'kind!=none',
    ],
    'There is no revenge in this« at all»: {A} wants {works} cheaply, and an old guilt lowers prices better than rain.',
    [
      '{A} bought the story of {V} from a drunk for the price of the drink. {A.they} plays it, «visit by visit, »and buys what the frightened sell.',
      '@plays',
    ],
  ],
  whyNow: [
    'It begins now because {body} will put a new price on shares in {works}« before {deadline}».',
    'It begins now because {A} has borrowed the« purchase» money, and the lender is not patient.',
    'It begins now because a survey has shown that {works} {works.is} worth three times what people think«, and {A} has paid for the survey».',
    'It begins now because the {few} hold the shares, and guilt has made them easy to tell from the rest.',
  ],
  goal: [
    '{A} needs {few} signatures under deeds of sale, and has three.',
    '{A} wants to own {works} by {deadline}, and does not mind if« by then» they are worth little: the loan is insured.',
    '{A} wants {W} to sell last, «in public, »out of fear, so that nobody will ask about the price.',
  ],
  face: [
    'Well dressed« for the mud», free with drinks, sorry for everyone.',
    "Has a cousin in every port and remembers your children's names«, written on the cuff».",
    'Says that {A.they} does not believe in such things, and glances at the window.',
  ],
  traces: [
    [
      'paper',
      '{X1} sold a share the morning after, for a third. So did {X2}. The buyer is a company whose address is a stable.',
    ],
    ['thing', '{theemb} was packed in paper from the port where {A} comes from.'],
    ['word', '{A} gets a detail of {deed} wrong, the one« that» the drunk also gets wrong.'],
    ['habit', '{A} alone has moved into a house that others are leaving«, and sleeps well».'],
    ['word', '{A} speaks of the visits in the future tense, once.'],
    [
      'thing',
      "A stage actor's kit is in the trunk of {A}: chalk«, phosphorus,» and a wig of the hair colour of {V}.",
      'who=plays',
    ],
    [
      'thing',
      'In the house that {A} rents there is a wax of the seal of {X2}«, and nothing to eat».',
    ],
    ['paper', '{A} had a share in {works} insured {few} days before the first visit.'],
  ],
  hides: [
    ['paper', 'A company« without a name on its door» has rented one other place: {lair}.'],
    ['thing', 'Greasepaint and {res} have been wiped on the same towel.', 'who=plays'],
    [
      'thing',
      'The gloves of {A} have been washed, and the water« that was thrown out» has left {res}« on the flagstones»; it comes from {lair}.',
    ],
    [
      'word',
      'A troupe of players left {town} one short; the missing player is seen« buying eggs» near {lair}.',
      'who=plays',
    ],
    ['word', '{C} has drawn up a lease for {A}, on {lair}, "for the air".'],
    ['habit', 'For a person who fears nothing, {A} makes remarkable detours around {lair}.'],
    ['word', '{S} sold {A} a lantern«, a long rope» and directions to {lair}.'],
  ],
  steps: [
    [
      '{A} buys the share of {X2}«, with sympathy».',
      '{A} has {S} accused, because an accused person cannot bid.',
      '{A} tells {T} who will be next«, as a rumour, and lets it travel».',
    ],
    [
      ['{X3} signs, and leaves the same night by a coach that {A} owns.', 'harm!=taken'],
      [
        'One of the hired players refuses to go on, and does not come back« from {lair}».',
        'who=plays',
      ],
      'The price of {works} halves, and the people« who are» paid by the day are sent home.',
    ],
    [
      '{W} signs. In the morning {A} owns {works}, and «at noon {A} »dismisses {num} people.',
      [
        'The mask is put on once too often, and the crowd kills {S} for it.',
        '#hanging tone!=heroic who=plays',
      ],
      '{A} moves into the house of {W}, «pays for it in full, »and is asked to {body}.',
      '{A} shows {body} a deed with {few} signatures, and the true story« of {deed}» is never asked for« again».',
    ],
  ],
  parley: [
    '{A} is not brave and can count. Show that the deeds are void (taken under threat) and there is no reason« left» to go on.',
    [
      '{A} will sell the hired players, the paint and the partner, in that order«. Start with a low bid».',
      'who=plays',
    ],
    '{A} will take back the lot, at a loss, in return for silence«; the loss can be doubled without much trouble».',
    'Tell {A} what the lender has been told, and {A.they} asks for a chair.',
    [
      'The hired players want to go home. Offer them wages« and a crossing», and {A} is alone.',
      'who=plays',
    ],
    '{A} wants to avoid one thing: that the {few} compare notes. Put them at one table.',
  ],
  lairSigns: [
    ['a rack with three costumes of the same dead {V.kin:adult}', 'harm=voices'],
    'a map of {works} with prices«, crossed out and» lowered',
    'a speaking tube, {few} paces long',
    '{embs} by the box, with the bill',
    ['a script, with the sighs marked', 'who=plays'],
    'a stack of deeds of sale, «made out, »with the names left blank',
  ],
  tactics: [
    [
      'The hired players use trapdoors, smoke and a real crossbow«, and want to go home».',
      'escort=people who=plays',
    ],
    '{A} offers money to each of the party« by name», and has the right sums.',
    ['{A} lets the companions fight and sits down to add up what it is costing.', 'escort!=no'],
    [
      '{A} bids during the fight: fifty to whoever changes sides. One of the hired players listens.',
      'escort=people who=plays',
    ],
    ['{A} keeps the deeds in the coat, next to a flask of lamp oil.', ''],
    '{A} runs as soon as it becomes dearer to stay.',
  ],
  leader: ['people'],
  escort: ['people', 'construct', 'beast'],
};
