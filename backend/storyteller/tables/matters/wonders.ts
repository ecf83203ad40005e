import { wondersOfBodies } from './wonders/wonders-of-bodies.ts';
import { otherWonder, wondersOfTheLand } from './wonders/wonders-of-the-land.ts';
import { wondersOfTheSky } from './wonders/wonders-of-the-sky.ts';
import { wondersOfMinds } from './wonders/wonders-of-minds.ts';
import type { Wonder } from './wonders/wonder-type.ts';

const written = [...wondersOfMinds, ...wondersOfBodies, ...wondersOfTheSky, ...wondersOfTheLand];

/** Those whose words are also in ideas of other wonders come later. */
const order =
  'rain theft talk memory truth death dream body alive beasts god time heart luck magic hunger cold storm fog wood dark sound water';

/** All that can be affected by a strange event; the last one is for the others. */
export const wonders: readonly Wonder[] = [
  ...order.split(' ').flatMap((id) => written.filter((wonder) => wonder.id === id)),
  otherWonder,
];
