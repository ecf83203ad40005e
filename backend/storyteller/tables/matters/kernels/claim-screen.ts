import { everyTone } from '../../tones.ts';
import { claimTells } from '../claim-tells.ts';
import type { MatterKernel } from '../matter-types.ts';

/** An idea that something impossible is true. Someone makes use of it. */
export const claimScreen: MatterKernel = {
  id: 'claim-screen',
  sort: 'claim',
  tells: claimTells,
  tones: everyTone,
  escort: ['people', 'beast'],
  roles: {
    B: [
      ['farmer', 'miller', 'shepherd', 'orchard keeper'],
      ['landowner', 'mine owner', 'vineyard owner'],
      ['border lord', 'heir of an old house', 'ruler of a free town'],
    ],
  },
  sites: [
    ['the land registry', "the notary's office", 'the archive of {council}'],
    ['the farm of {B.full}', 'the estate of {B.full}'],
    ['the warehouse of {A.full}', 'the inn of the drovers', 'the coach yard'],
  ],
  lair: {
    names: [
      'the abandoned brickworks',
      'the old boathouse',
      'the empty mill',
      'the ruined customs house',
    ],
    terrain: 'wild',
  },
  problem: [
    'It is {weeks} weeks since it was first seen, and by now [a third of the houses stand empty|every second shop is shut]: people sell« what they have» and go.',
    'For {weeks} weeks [nobody has bought or built anything here|no trader has stopped here], and those who can are selling« and moving away».',
  ],
  start: [
    [
      'A cart with furniture blocks the street of {town}. {B.full}, the {B.role}, stands in front of the horse« with both arms spread». "Nobody in {town} has to sell!" The driver shakes the reins« all the same». "You have seen it yourself, {B.name}. {Fact}, and I have children." Then, to you«, from the top of the furniture»: "Are you the ones whom {G.name} has sent for?"',
      '@one',
    ],
    [
      'On the door of the inn in {town} hang eleven notices«, all alike»: house for sale. While you read, {B.full}, the {B.role}, tears them down one by one. "{Fact}," {B.they} says« without turning round», "and so they sell for a tenth. Ask who buys. Nobody« in {town} ever» asks who buys."',
      '@two',
    ],
  ],
  ask: [
    '{G} asks you to find out what is behind it and to put an end to it before {deadline}«, when the sales become final before {council}».',
    '"I need somebody who is not afraid of it," says {G}. "Find the cause, stop it, and bring me proof before {deadline}«: on that day the last contracts are sealed»."',
  ],
  rumours: [
    'It is worst near the land of {B}, and {B} alone does not want to sell.',
    '{S} was seen at night with a covered lantern«, on the road to {lair}».',
    'A kind buyer from outside pays cash for every house; and« only» {T} is said to have met the buyer.',
    '{A} has advised everyone to stay calm«, and has put up {few} families in {A.their} own rooms».',
  ],
  run: [
    [
      'The family on the cart got {few} gp for house and land. The contract names only "the bearer"; the seal on it is that of the notary who also works for {A} (DC 12 Investigation).',
      'start=one',
    ],
    'Those who sell got very little: {few} gp for house and land«, from "the bearer"»; the seal on the contracts is that of the notary who also works for {A} (DC 12 Investigation).',
    [
      'The driver was paid to go through the main street slowly«, so that all would see it,» by a person who smelled of lamp oil: {H}.',
      'start=one',
    ],
  ],
  gist: [
    'It is true that {fact}, but it would have passed« by itself». {A} keeps it going« from {lair}», in order to buy the land of all who flee; under the land of {B} lies what is worth it, and with it {A} gets {prize}.',
  ],
  truth: [
    [
      'When it was first seen, {weeks} weeks ago, it was a thing of one night, of the kind that happens when an old seal breaks: {H} broke one while digging at {lair} for {A}. {A} understood «at once »what fear does to prices, and had {H} learn how to repeat it: the broken seal lies at {lair}, and each time it is heated over a fire of elder wood, it goes on for another night: {fact}.',
    ],
    [
      '{A} buys through a notary«, under the name "the bearer"». What {A.they} wants is the land of {B}: a survey in {A.their} desk shows [silver|a vein of copper|salt enough for three towns] below it. With that, {A} can pay for {prize}.',
    ],
    [
      '{B} does not sell, so at {deadline} {B.their} house is to burn, and everyone will put it down to what goes on« in {town} anyway». {T} rents out the horses with which {H} rides to {lair}, and has said nothing« because the horses are paid for well».',
    ],
  ],
  turn: [
    "The notary's contracts have a clause that nobody has read: if the seller was deceived, the land goes back« without repayment». Whoever proves before {deadline} that it was kept going on purpose gives {town} back to its people« in one stroke»; {A} knows the clause, and tries to have the contracts burned.",
    '{H} lost a [sister|brother] on the night when the seal broke, blames {A}« for it», and stays only because nobody else knows how to put the seal together again.',
  ],
  people: {
    G: [
      '{G} wants {town} to be full« of people» again, and has sold a field {G.themself}, which {G.they} will admit if asked.',
    ],
    A: [
      '{A} wants {prize}. {A} is generous in public«, lends money,» and asks each evening who has decided to leave.',
    ],
    B: [
      '{B} will not sell, out of [stubbornness|love for the place|a promise to {B.their} dead mother], and does not know what lies below the fields.',
    ],
    S: [
      '{S} walks at night« with a lantern» because {S.they} [feeds a family that hides from its creditors|sets snares|meets a married lover], and would rather be suspected than say so.',
    ],
    T: [
      '{T} wants to keep the rent for the horses, and is afraid since one of them came back with burns. {T} keeps a book of all rides« to {lair}».',
    ],
    H: [
      '{H} heats the seal« and hates it». For a promise of protection {H} shows how it is put together.',
    ],
  },
  looks: [
    [
      'A room full of deeds, and« on the counter» a pile of fresh ones, all with the same [green|black|yellow] seal.',
    ],
    [
      '[Well-kept fields|A low house with a walled garden] and«, all around,» empty houses with open doors.',
    ],
    [
      'Sacks of elder wood, horses in the yard, and {T}, who writes down everything« that goes out».',
    ],
    [
      'A fire« that has burned for weeks» has blackened one corner. On the grate lies a disc of lead, in two halves«, with old letters». Beds for {few} people stand along the wall.',
    ],
  ],
  todo: [
    [
      'Deeds are shown only to owners. {B} can ask for them; otherwise a« good» reason (DC 13 Deception) or a quiet hour (DC 13 Stealth) is needed.',
    ],
    [
      'The party can help {B} through one night« in which it happens»: each character who succeeds on a DC 13 Wisdom saving throw keeps a clear head and sees where the glow in the distance comes from.',
    ],
    [
      '{T} is busy« and short»: whoever helps to calm a horse with burns (DC 12 Animal Handling) is trusted.',
    ],
  ],
  clues: [
    [
      'Investigation :: laying the contracts side by side :: All sales lie within two miles of the land of {B}; elsewhere it has been seen« as well», and there nobody bought.',
      'History :: knowing the handwriting :: The notary of "the bearer" draws up papers for one« other» client: {A}.',
      'Investigation :: asking who pays rent for an empty building :: Somebody has rented {lair} for as long as it has been seen«, and paid in advance up to {deadline}».',
    ],
    [
      'Nature :: comparing the nights :: It comes only when the wind blows from {lair}«, and always with a smell of lead and burnt wood».',
      'Persuasion :: asking {B} for the letters with the offers :: The first offer came two days after it was first seen, before anyone thought of leaving. {A} brought it in person«, as a favour to a friend».',
      'Perception :: watching from the roof at night :: Shortly before it begins, a fire is lit at {lair}.',
    ],
    [
      'Investigation :: reading the book of {T} :: For each night on which it happened, the book has a ride by {H}«, two hours earlier».',
      'Insight :: asking who pays for the horses :: The money comes in envelopes of {A}«, for "charity"».',
      'Nature :: looking at what sticks to the hooves :: Wood ash and brick dust, as there is only at {lair}.',
    ],
  ],
  lairUse: [
    'Fitted together (DC 13 Arcana, or with the help of {H}), the two halves of the seal end it« for good».',
    'The fire can be drowned from the water butt« on the roof» (one action, DC 12 Athletics): then it does not happen this night.',
  ],
  tactics: [
    '{A} sends the others forward and tries to throw the seal on the fire, so that it happens« here and» now; whoever holds one of the halves is attacked first',
  ],
  parley: [
    "{A} reckons like a merchant: shown the clause« in the contracts», {A.they} counts for a moment and offers the seal and all deeds« in return» for a day's head start. {H} asks the party not to accept.",
  ],
  clock: [
    ['Ten more families sell. {G} lends them carts.'],
    ['{S} is found« with the lantern» and beaten; {A} pays for the physician.'],
    ['The notary packs the contracts in order to bring them to {lair}.'],
    [
      'The house of {B} burns, and {B}«, who is carried out alive,» signs. {council} seals the sales at {deadline}.',
    ],
  ],
  after: ['{A} digs where {B} used to live and pays for {prize}« with what is found»; {ruin}.'],
  endings: [
    {
      heading: 'It comes out',
      text: [
        'The seal is whole again, and {town} talks of {it} in the past tense. The contracts are void, «the carts come back, »and {council} takes from {A} what {A.they} owns. {B} sells a small piece of land after all, «for a fair price, »and {G} builds [a school|a well|a wall] with it.',
      ],
    },
    {
      heading: 'A head start for {A.name}',
      text: [
        'The party lets {A} go and gets the seal and the deeds. *The price:* {A} takes the money along; the families have their houses back and nothing to live on« until harvest», and {A} knows how it was done.',
      ],
    },
    {
      heading: 'A share for everyone',
      text: [
        'If the party tells {B} what lies below the fields, and {B} agrees, all who sold can buy themselves in. {A} has to look on« as {town} gets rich». *The price:* the fields are gone in ten years, and {B} with them.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        "The land belongs to {A}, and only {T}'s book and {H} can prove how. There is one appeal before {council}, in a month«, and {A} uses the month to find both».",
      ],
    },
  ],
  steps: [
    'Find out who buys what people leave behind.',
    'Spend a night at {p2} and see it for yourselves.',
    'Find out what {S.full} does at night.',
    'Stop it before {deadline}.',
  ],
};
