import { shapeLost } from './kernels/shape-lost.ts';
import { possessed } from './kernels/possessed.ts';
import { maker } from './kernels/maker.ts';
import { smallGod } from './kernels/small-god.ts';
import { prophecy } from './kernels/prophecy.ts';
import { lure } from './kernels/lure.ts';
import { wayOfMurders } from './kernels/way-of-murders.ts';
import { raiseArmy } from './kernels/raise-army.ts';
import { guardPerson } from './kernels/guard-person.ts';
import { escortWay } from './kernels/escort-way.ts';
import { defendSiege } from './kernels/defend-siege.ts';
import { defendSiegeBetrayed } from './kernels/defend-siege-betrayed.ts';
import { defendRaid } from './kernels/defend-raid.ts';
import { defendNeed } from './kernels/defend-need.ts';
import { bandOwned } from './kernels/band-owned.ts';
import { bandDriven } from './kernels/band-driven.ts';
import { bandDeed } from './kernels/band-deed.ts';
import { bandRising } from './kernels/band-rising.ts';
import { beastFramed } from './kernels/beast-framed.ts';
import { beastBound } from './kernels/beast-bound.ts';
import { beastRobbed } from './kernels/beast-robbed.ts';
import { beingDead } from './kernels/being-dead.ts';
import { beingLed } from './kernels/being-led.ts';
import { bargain } from './kernels/bargain.ts';
import { claimBargain } from './kernels/claim-bargain.ts';
import { claimScreen } from './kernels/claim-screen.ts';
import { claimPromise } from './kernels/claim-promise.ts';
import { claimShield } from './kernels/claim-shield.ts';
import { claimSample } from './kernels/claim-sample.ts';
import { contest } from './kernels/contest.ts';
import { crimeCaptive } from './kernels/crime-captive.ts';
import { crimeMurder } from './kernels/crime-murder.ts';
import { crimeStaged, crimeStagedDeath } from './kernels/crime-staged.ts';
import { delveCutoff } from './kernels/delve-cutoff.ts';
import { delveGate } from './kernels/delve-gate.ts';
import { delveHouse } from './kernels/delve-house.ts';
import { delveNest } from './kernels/delve-nest.ts';
import { delveRite } from './kernels/delve-rite.ts';
import { delveRuin } from './kernels/delve-ruin.ts';
import { delveTrapped } from './kernels/delve-trapped.ts';
import { cureSpread } from './kernels/cure-spread.ts';
import { cureOne } from './kernels/cure-one.ts';
import { strangeRule } from './kernels/strange-rule.ts';
import { strangeRite } from './kernels/strange-rite.ts';
import { strangeGuest } from './kernels/strange-guest.ts';
import { strangeWorks } from './kernels/strange-works.ts';
import { strangeWish } from './kernels/strange-wish.ts';
import { deadShip } from './kernels/dead-ship.ts';
import { deadWalk } from './kernels/dead-walk.ts';
import { ghostWish } from './kernels/ghost-wish.ts';
import { ache } from './kernels/ache.ts';
import { feastHost } from './kernels/feast-host.ts';
import { feast } from './kernels/feast.ts';
import { feastLie } from './kernels/feast-lie.ts';
import { hired } from './kernels/hired.ts';
import { unwilling } from './kernels/unwilling.ts';
import { eventVoid } from './kernels/event-void.ts';
import { eventForced } from './kernels/event-forced.ts';
import { feudThird } from './kernels/feud-third.ts';
import { feudPaper } from './kernels/feud-paper.ts';
import { inquireBand } from './kernels/inquire-band.ts';
import { inquireDamage } from './kernels/inquire-damage.ts';
import { inquireDinner } from './kernels/inquire-dinner.ts';
import { inquireDouble } from './kernels/inquire-double.ts';
import { inquireFraud } from './kernels/inquire-fraud.ts';
import { inquireHidden } from './kernels/inquire-hidden.ts';
import { inquireKillings } from './kernels/inquire-killings.ts';
import { inquireMurder } from './kernels/inquire-murder.ts';
import { inquireSkin } from './kernels/inquire-skin.ts';
import { jailbreak } from './kernels/jailbreak.ts';
import { lostBelow } from './kernels/lost-below.ts';
import { greatHatch } from './kernels/great-hatch.ts';
import { greatReturn } from './kernels/great-return.ts';
import { greatTribute } from './kernels/great-tribute.ts';
import { guardBeast } from './kernels/guard-beast.ts';
import { holdWay } from './kernels/hold-way.ts';
import { huntBand } from './kernels/hunt-band.ts';
import { huntMonster } from './kernels/hunt-monster.ts';
import { huntReason } from './kernels/hunt-reason.ts';
import { huntSea } from './kernels/hunt-sea.ts';
import { huntVillain } from './kernels/hunt-villain.ts';
import { peace } from './kernels/peace.ts';
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
import { wedding } from './kernels/wedding.ts';
import { wish } from './kernels/wish.ts';
import { directDen } from './kernels/direct-den.ts';
import { directPower } from './kernels/direct-power.ts';
import { directLost } from './kernels/direct-lost.ts';
import { directStolen } from './kernels/direct-stolen.ts';
import { directHeist } from './kernels/direct-heist.ts';
import { bribed } from './kernels/bribed.ts';
import { turncoat } from './kernels/turncoat.ts';
import { slowPoison } from './kernels/slow-poison.ts';
import { blackmail } from './kernels/blackmail.ts';
import { election } from './kernels/election.ts';
import { gallows } from './kernels/gallows.ts';
import { heir } from './kernels/heir.ts';
import { masked } from './kernels/masked.ts';
import { forgers } from './kernels/forgers.ts';
import { lovers } from './kernels/lovers.ts';
import { rivals } from './kernels/rivals.ts';
import { namesake } from './kernels/namesake.ts';
import { smuggleOut } from './kernels/smuggle-out.ts';
import { bounty } from './kernels/bounty.ts';
import { swindle } from './kernels/swindle.ts';
import { hearing, hearingOfClaim } from './kernels/hearing.ts';
import { patron } from './kernels/patron.ts';
import { revolt } from './kernels/revolt.ts';
import { war } from './kernels/war.ts';
import { pieces } from './kernels/pieces.ts';
import { chosen } from './kernels/chosen.ts';
import { cultVillage } from './kernels/cult-village.ts';
import { succession } from './kernels/succession.ts';
import { academy } from './kernels/academy.ts';
import { expedition } from './kernels/expedition.ts';
import { journey } from './kernels/journey.ts';
import { descent } from './kernels/descent.ts';
import { successor } from './kernels/successor.ts';
import { reclaim } from './kernels/reclaim.ts';
import { marked } from './kernels/marked.ts';
import { frontier } from './kernels/frontier.ts';
import { exodus } from './kernels/exodus.ts';
import { undertaking } from './kernels/undertaking.ts';
import { company } from './kernels/company.ts';
import type { MatterKernel } from './matter-types.ts';

export const matterKernels: readonly MatterKernel[] = [
  defendNeed,
  defendRaid,
  defendSiege,
  defendSiegeBetrayed,
  raiseArmy,
  escortWay,
  wayOfMurders,
  guardPerson,
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
  bargain,
  claimBargain,
  claimScreen,
  claimPromise,
  claimShield,
  claimSample,
  contest,
  crimeCaptive,
  crimeMurder,
  crimeStaged,
  crimeStagedDeath,
  delveCutoff,
  delveGate,
  delveHouse,
  delveNest,
  delveRite,
  delveRuin,
  delveTrapped,
  eventVoid,
  eventForced,
  feudThird,
  feudPaper,
  inquireMurder,
  inquireKillings,
  inquireSkin,
  inquireDamage,
  inquireDouble,
  inquireHidden,
  inquireBand,
  inquireFraud,
  inquireDinner,
  holdWay,
  huntBand,
  huntMonster,
  huntReason,
  huntSea,
  huntVillain,
  guardBeast,
  greatHatch,
  greatReturn,
  greatTribute,
  peace,
  wish,
  hired,
  ache,
  unwilling,
  feastHost,
  feast,
  feastLie,
  wedding,
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
  cureSpread,
  cureOne,
  strangeRule,
  strangeRite,
  strangeGuest,
  strangeWorks,
  strangeWish,
  shapeLost,
  possessed,
  maker,
  smallGod,
  prophecy,
  lure,
  deadWalk,
  deadShip,
  ghostWish,
  bribed,
  turncoat,
  slowPoison,
  blackmail,
  election,
  gallows,
  heir,
  masked,
  forgers,
  lovers,
  rivals,
  namesake,
  smuggleOut,
  bounty,
  swindle,
  hearing,
  hearingOfClaim,
  undertaking,
  directHeist,
  directStolen,
  directLost,
  directDen,
  directPower,
  patron,
  revolt,
  war,
  pieces,
  chosen,
  cultVillage,
  succession,
  academy,
  expedition,
  journey,
  descent,
  successor,
  reclaim,
  marked,
  frontier,
  exodus,
  company,
];
