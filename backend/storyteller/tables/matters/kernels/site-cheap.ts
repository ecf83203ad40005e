import { haunted } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A building or a piece of land. It is also where the end takes place. */
export const siteCheap: MatterKernel = {
  id: 'site-cheap',
  sort: 'site',
  of: ['building', 'way', 'land'],
  tells: [
    {
      tasks: ' investigate visit save help find enter repair restore open close buy sell look',
      nouns:
        'inn tavern farm mill shop brewery house barn bakery theatre bridge ferry manor castle vineyard hotel',
      says: 'sell buy inherit offer auction rent pay owe - be',
    },
  ],
  not: new RegExp(`${haunted.source}|\\b(?:villages?|towns?|city|cities|hell|whose)\\b`),
  tones: ['heroic', 'intrigue', 'whimsical', 'grim'],
  mostTier: 2,
  escort: ['people', 'beast'],
  roles: {
    B: [
      ['innkeeper', 'heir from the country', 'miller'],
      ['owner by inheritance', 'retired captain'],
      ['heir of an old house', 'free lord'],
    ],
  },
  sites: [
    ['the land registry', "the notary's office"],
    ['the kitchen of {B.full}', 'the parlour of {B.full}'],
    ['the country house of {A.full}', 'the club of the merchants', 'the office of {A.full}'],
  ],
  lair: {
    names: ['the cellar of {it}', 'the back building of {it}', 'the loft of {it}'],
    terrain: 'indoors',
  },
  problem: [
    'It belongs to {B.full}, the {B.role}, who had great plans with it; now, after {weeks} weeks of accidents, nobody works there« any more», and the debts fall due at {deadline}.',
    '{B.full}, the {B.role}, inherited it, borrowed money on it, and has had {weeks} weeks of bad luck since: [broken beams|spoiled stores|sick animals|quarrels]«, one thing each night».',
  ],
  start: [
    [
      '{B.full}, the {B.role}, is standing« in the rain» before {it}, with« a [ladder|bucket] in one hand and» a letter« in the other». "I can pay at {deadline}, or I can repair it," {B.they} says, "but not both." Something crashes inside. {B.full} does not even turn round. "That," {B.they} says, "was both."',
      '@one',
    ],
    [
      'A goat looks out of an upper window of {it}. Below, {B.full}, the {B.role}, explains« to {few} people» that this is not a bad omen. "It was not in {town} yesterday," says someone, "and the stairs have been gone since Monday." You are the only ones who laugh«, and so {B.full} turns to you».',
      '@two',
    ],
  ],
  ask: [
    '{G} has put in a good word for {B}« and would like to be right». "Find out who« in {town}» is doing it. If it goes on until {deadline}, {it} will be sold, and there is only one buyer."',
    '"It is no ghost«, a ghost would have other interests»," says {G}. "Guard {it}, find out who is behind the accidents, and give me proof« before {deadline}»."',
  ],
  rumours: [
    '{it} {it.has} brought bad luck to every owner. There is a list«, and it is made longer each time it is told».',
    '{S} was dismissed by {B} and has said things« in the inn».',
    '{A} has lent {B} the money, «at low interest, »out of friendship.',
    'A surveyor« from abroad» was here« in spring», measured {it}, and bought everyone beer.',
  ],
  run: [
    [
      'What crashed was a beam, sawn through« from above» (DC 12 Investigation). The sawdust is still warm; {H} is leaving by the loft.',
      'start=one',
    ],
    'Traces show that one person can come and go« as {H.they} likes»: {H} has a key, from the time when {it} {it.was} being rebuilt.',
  ],
  gist: [
    '{A}«, who lent {B} the money,» has {H} cause the accidents, so that {it} falls to {A.them} at {deadline}. The surveyor found out that {it} {it.is} worth more than all of {town}: with it comes {prize}.',
  ],
  truth: [
    [
      'The surveyor came for {council} and wrote a report: the new road«, with a bridge and a gate,» is to be built where {it} {it.is} now, and whoever owns it receives {prize} as compensation. {A} intercepted the report, paid the surveyor to go home« ill», and lent {B} money with {it} as security.',
    ],
    [
      'For {weeks} weeks {H} has come at night« through the loft», with a saw, a bag of rats or a goat. {H} was a foreman there, was dismissed because of the first accident, «which was a real one, »and believes that {B} ruined {H.them}. Everyone puts the accidents down to the old story: {fact}. That is true, does no harm, and suits {A}.',
    ],
    [
      'At {deadline} the debt is due. {A} has made sure that nobody else in {town} lends: {A.they} holds debts of {G} as well, and of {T}«, who saw {H} with the goat».',
    ],
  ],
  turn: [
    'In the loan contract {B} is bound to keep {it} "in use". If it is in use at {deadline}, even for one evening«, with guests and music», the loan is prolonged by a year. {A} had this clause put in« as a joke».',
    '{H} was dismissed because of a letter that accused {H.them} of drinking. It is in the handwriting of {A}. If {H} sees it, {H.they} goes straight to {p3}«, with the saw».',
  ],
  people: {
    G: [
      '{G} wants {B} to succeed, and cannot say so« in {council}», because {G.they} owes {A} money.',
    ],
    A: [
      "{A} wants {prize} and everyone's affection. {A} comes by after each accident, «with cake, »and brings up the subject of selling.",
    ],
    B: [
      '{B} wants to open the doors once before {deadline}«, even if nobody comes». {B} is proud, and has not read the contract to the end.',
    ],
    S: [
      '{S} said angry things and did nothing; {S} is building [a boat|a still|a stage]« in a barn» and does not want to be asked about it.',
    ],
    T: [
      '{T} met {H} at midnight with a goat« on a rope», and has told it to nobody«, which was hard».',
    ],
    H: [
      '{H} wants {B} to feel what it is like. {H} hates hurting people: each accident was arranged so that nobody was there.',
    ],
  },
  looks: [
    [
      'Plans on rollers, «an inkstand, »a clerk« who is eating». The plan for the new road« through {town}» is missing; its hook is empty.',
    ],
    ['A table with bills« in {few} piles», soup for everyone, and a bell rope that rings in {it}.'],
    [
      '[Deep armchairs|Good carpets]«, cake under a glass cover,» and a cabinet with a lock too good for porcelain.',
    ],
    [
      'Dust, ropes, a saw« with new teeth», an opening in the roof, and what is needed for the last accident: {num} barrels of [lamp oil|flour|soap].',
    ],
  ],
  todo: [
    [
      'The clerk answers only questions with a form. Which« form» it is can be guessed (DC 12 Investigation) or asked of {T}.',
    ],
    [
      'If the party keeps watch« for one night», it meets {H} (DC 13 Stealth« to stay unseen»; else {H} gets away over the roofs, with a DC 13 Acrobatics check to follow).',
    ],
    [
      '{A} shows visitors everything but the cabinet«, and tells stories». Somebody must listen to {A} very well (DC 13 Performance).',
    ],
  ],
  clues: [
    [
      'Investigation :: asking what hung on the empty hook :: The plan of the new road. {It} stood in the middle« of it, in red».',
      'Persuasion :: asking who took it :: {A} did, "to have it framed"«, as a friend of the office».',
      'Investigation :: looking at the building plans of {it} :: A hatch connects {lair} with the neighbouring roof«; it is supposed to be walled up».',
    ],
    [
      'Investigation :: putting the accidents in order :: Each one hit what had just been paid for«, so somebody reads the bills of {B}».',
      'Insight :: asking {B} who has looked at the bills :: {A} helps with them«, every Sunday».',
      'Survival :: following goat hairs :: They lead up to {lair}«, and to a nail with a rope».',
    ],
    [
      'Sleight of Hand :: opening the cabinet :: The report of the surveyor: "the owner of {it} shall receive {prize}".',
      'Insight :: mentioning the road in passing :: {A} drops the cake.',
      'Investigation :: reading a bill in the wastepaper :: {num.t} barrels, delivered« at night,» to {lair}.',
    ],
  ],
  lairUse: [
    'The barrels can be rolled (DC 12 Athletics): what is in them makes the floor slippery, and everyone who runs on it«, {A} first,» falls (DC 12 Dexterity saving throw).',
    'The hoist carries one person up or lets {few} down fast.',
  ],
  tactics: ['{A} keeps to the hatch and shouts« instructions»; {H} cuts ropes and hits nobody'],
  parley: [
    'Offered half of what the road brings (DC 13 Persuasion), {A} becomes honest« in mid-sentence». {H} stops as soon as {H.they} has seen the letter.',
  ],
  clock: [
    ['The chimney falls in. {A} brings cake.'],
    ['{S} is put in the lock-up« for it» and misses the next accident, which is overlooked.'],
    ['{G} is reminded of {G.their} debts«, and stops asking questions».'],
    ['The barrels do their work; at {deadline} {B} signs. {it} {it.is} pulled down in a week.'],
  ],
  after: ['{A} has {prize} and takes a toll of everyone« who passes»; {ruin}.'],
  endings: [
    {
      heading: 'It comes out',
      text: [
        '{B} opens the doors at {deadline} and all of {town} comes«, {few} of them with goats». {A} has to read the report aloud. {council} lays the road a little« further» to the left, and {it} gets a garden.',
      ],
    },
    {
      heading: 'A partner',
      text: [
        '{A} and {B} share what the road brings, with a contract« that {G} has read this time». *The price:* {it} {it.is} pulled down, and {B} has to watch.',
      ],
    },
    {
      heading: 'The clause',
      text: [
        'One evening with guests and music is enough«, whoever they are». {A} pays for the musicians, unknowingly. *The price:* it is only for a year, and {A} has learned to read clauses.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{It} {it.is} sold. The sale can be contested for {few} days with the surveyor as a witness, who is recovering in {town2}«, in the best room of the inn».',
      ],
    },
  ],
  steps: [
    'Guard {it} for one night.',
    'Find out who reads the bills of {B.full}.',
    'Find out what {it} {it.is} really worth.',
    'Help {B.full} before {deadline}.',
  ],
};
