import { bandOwned } from './kernels/band-owned.ts';
import { bandDriven } from './kernels/band-driven.ts';
import { bandDeed } from './kernels/band-deed.ts';
import { bandRising } from './kernels/band-rising.ts';
import { beastFramed } from './kernels/beast-framed.ts';
import { beastBound } from './kernels/beast-bound.ts';
import { beastRobbed } from './kernels/beast-robbed.ts';
import { beingDead } from './kernels/being-dead.ts';
import { beingLed } from './kernels/being-led.ts';
import { claimBargain } from './kernels/claim-bargain.ts';
import { claimScreen } from './kernels/claim-screen.ts';
import { claimPromise } from './kernels/claim-promise.ts';
import { claimShield } from './kernels/claim-shield.ts';
import { claimSample } from './kernels/claim-sample.ts';
import { crimeCaptive } from './kernels/crime-captive.ts';
import { crimeMurder } from './kernels/crime-murder.ts';
import { crimeStaged, crimeStagedDeath } from './kernels/crime-staged.ts';
import { eventVoid } from './kernels/event-void.ts';
import { eventForced } from './kernels/event-forced.ts';
import { feudThird } from './kernels/feud-third.ts';
import { feudPaper } from './kernels/feud-paper.ts';
import { jailbreak } from './kernels/jailbreak.ts';
import { lostBelow } from './kernels/lost-below.ts';
import { personOath } from './kernels/person-oath.ts';
import { personUsed } from './kernels/person-used.ts';
import { personDriven } from './kernels/person-driven.ts';
import { personBlamed } from './kernels/person-blamed.ts';
import { rescueCradle } from './kernels/rescue-cradle.ts';
import { rescueMany } from './kernels/rescue-many.ts';
import { rescueOne } from './kernels/rescue-one.ts';
import { runaway } from './kernels/runaway.ts';
import { siteBelow } from './kernels/site-below.ts';
import { siteHaunted } from './kernels/site-haunted.ts';
import { siteLost } from './kernels/site-lost.ts';
import { siteReason } from './kernels/site-reason.ts';
import { siteCheap } from './kernels/site-cheap.ts';
import { thingHeld } from './kernels/thing-held.ts';
import { thingTaken } from './kernels/thing-taken.ts';
import { thingPrice } from './kernels/thing-price.ts';
import { thingCopy } from './kernels/thing-copy.ts';
import { thingWrecked } from './kernels/thing-wrecked.ts';
import { vanishMany, vanishOne } from './kernels/vanish.ts';
import { beingUnwell, personUnwell } from './kernels/unwell.ts';
import type { MatterKernel } from './matter-types.ts';

export const matterKernels: readonly MatterKernel[] = [
  bandOwned,
  bandDriven,
  bandDeed,
  bandRising,
  beastFramed,
  beastBound,
  beastRobbed,
  beingLed,
  beingDead,
  beingUnwell,
  claimBargain,
  claimScreen,
  claimPromise,
  claimShield,
  claimSample,
  crimeCaptive,
  crimeMurder,
  crimeStaged,
  crimeStagedDeath,
  eventVoid,
  eventForced,
  feudThird,
  feudPaper,
  personOath,
  personUsed,
  personDriven,
  personBlamed,
  personUnwell,
  rescueCradle,
  rescueMany,
  jailbreak,
  lostBelow,
  rescueOne,
  runaway,
  vanishMany,
  vanishOne,
  siteBelow,
  siteReason,
  siteCheap,
  siteHaunted,
  siteLost,
  thingTaken,
  thingHeld,
  thingWrecked,
  thingPrice,
  thingCopy,
];
