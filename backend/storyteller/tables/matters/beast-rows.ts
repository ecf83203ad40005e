import type { Row } from '../row-types.ts';

/** With which statistics a beast fights that leads itself. `{stands}` and `{own}` have articles; `{kind}` is a plural. */
export const beastNumbers: readonly Row[] = [
  ['*Statistics*: {it} {it.is} {stands} by the rules ({sum}).', 'fights=own number=one'],
  ['*Statistics*: each of {it} has those of {stands}; in all {sum}.', 'fights=own number=many'],
  [
    '*Statistics*: {it} {it.has} those of {stands}; the whole fight is {sum}.',
    'fights=own number=one',
  ],
  [
    '*Statistics*: by the rules this would be {own}, too much for this party. Use {stands} instead, with the looks of {it}: {it.they} {it.is} not fully grown, and {it.has} starved since the winter ({sum}).',
    'fights=weaker number=one',
  ],
  [
    '*Statistics*: {own} would be the end of this party. {It} {it.is} young for {it.their} kind: use {stands}, and describe {it.them} as {it.they} {it.is} ({sum}).',
    'fights=weaker number=one',
  ],
  [
    '*Statistics*: {own} would be too much for this party; these are young and starved. For the largest use {stands}, with the looks of {it} ({sum}).',
    'fights=weaker number=many',
  ],
  [
    '*Statistics*: other {kind} are {own}. This one is the oldest that anybody has seen, and as large as a barn: use {stands}, with the looks of {it} and {it.their} way to move ({sum}).',
    'fights=greater',
  ],
  [
    '*Statistics*: {own} would be too easy here. What comes to {town} has outgrown its kind: {stands} has the right numbers, and the looks and the movement stay those of {it} ({sum}).',
    'fights=greater',
  ],
  [
    '*Statistics*: the rules have no entry for {it}. Use {stands}, and tell of what the players know: {it} ({sum}).',
    'fights=other',
  ],
  [
    '*Statistics*: {stands} lends {it} {it.their} numbers, since the rules have none; the looks stay as they were seen in {town} ({sum}).',
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
    'Besides the largest there are {others}. They come from two sides, and the last two flee.',
    'number=many',
  ],
];

/** Where the rules name no weakness. */
export const beastEnds: readonly Row[] = [
  '{It} {it.is} beaten for good at 0 hit points«, and nothing of {it.them} comes back».',
];
