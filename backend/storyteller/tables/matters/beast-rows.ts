import type { Row } from '../row-types.ts';

/** With which statistics a beast fights that leads itself. `{stands}` and `{own}` are such as `a Griffon, CR 2`. */
export const beastNumbers: readonly Row[] = [
  ['*Statistics*: {it} {it.is} {stands} by the rules ({sum}).', 'fights=own number=one'],
  ['*Statistics*: {it} {it.has} those of {stands} ({sum}).', 'fights=own number=one'],
  ['*Statistics*: each of {it} has those of {stands} ({sum}).', 'fights=own number=many'],
  ['*Statistics*: for each of {it} use {stands} ({sum}).', 'fights=own number=many'],
  [
    '*Statistics*: by the rules {it} would be {own}, and too much for this party. {it.they} {it.is} not fully grown, and {it.has} starved since the winter: use {stands}, with the looks of {it} ({sum}).',
    'fights=weaker number=one',
  ],
  [
    '*Statistics*: {it} by the rules: {own}, and too much for this party. This one is young for its kind; use {stands}, and describe it as it is ({sum}).',
    'fights=weaker number=one',
  ],
  [
    '*Statistics*: each of {it} would be {own}, and too much for this party; these are young and starved. For the largest use {stands}, with the looks of {it} ({sum}).',
    'fights=weaker number=many',
  ],
  [
    '*Statistics*: others of this kind are {own}; this one is the oldest that anybody in {town} has seen, and as large as a house: use {stands}, with the looks of {it} and {it.their} way to move ({sum}).',
    'fights=greater',
  ],
  [
    '*Statistics*: {it} {it.was} once {own}, and has outgrown its kind near {town}. The right numbers are those of {stands}; the looks and the movement stay those of {it} ({sum}).',
    'fights=greater',
  ],
  [
    '*Statistics*: the rules have no entry for {it}. Use {stands}, and tell of what the players know: {it} ({sum}).',
    'fights=other',
  ],
  [
    '*Statistics*: {it} {it.is} in no book of rules; the numbers are those of {stands}, and the looks stay as they were seen in {town} ({sum}).',
    'fights=other',
  ],
];

/** Those of its kind who are with it. */
export const beastOthers: readonly Row[] = [
  [
    'Counted in this is {it.their} brood, {others}: it comes out in the second round, and flees when {it} {it.is} down.',
    'number=one fights=own|greater',
  ],
  [
    'Close to {it} one finds {others}, the brood of this year; wounded, each of them withdraws« to where {it} sleep{it.v}».',
    'number=one fights=own|greater',
  ],
  [
    'Besides {it.them} one meets {others} here: smaller, hungry, and without courage once {it} {it.is} down.',
    'number=one fights=weaker|other',
  ],
  [
    'Besides the largest one meets {others} here, who come from two sides and flee when the largest is down.',
    'number=many',
  ],
];

/** Where the rules name no weakness. */
export const beastEnds: readonly Row[] = [
  '{It} {it.is} beaten for good at 0 hit points«, and nothing of {it.them} comes back to {town}».',
  'At 0 hit points it is over«, and [in {town} one hears it|{T} hears it|{S} will believe it only at {lair}]».',
];
