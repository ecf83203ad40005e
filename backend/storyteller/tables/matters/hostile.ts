/** Ideas for people who come to take or to destroy something. */
export const hostile =
  /\b(?:cult|cultists?|army|armies|horde|legion|coven|mob|raiders?|invaders|brigands|slavers|assassins|threatens?|attacks?|attacked|raids?|raided|besieges?|invades?|invaded|conquers?|(?:wants?|plans?|tr(?:y|ies)) to (?:wake|open|summon|kill|burn|destroy|conquer|end|raise|free|sacrifice|murder|rule|take))\b/;

/** Things that are brought somewhere or paid with, but not used. */
export const unusedThings =
  /\b(?:letters?|message|parcel|package|cargo|body|corpse|coffin|treasure|gold|money|ransom|egg|eggs|heirloom|caravan|wagon)\b/;

/** Places in which a ghost is: a story about one of them says whose it is. */
export const haunted = /\bhaunt(?:s|ed)?\b/;

/** What a beast does that has killed: a story about it does not say that it is innocent. */
export const deadly =
  /\b(?:kills?|killed|killing|eats?|ate|eating|devours?|devoured|murders?|murdered|slays?|slew|mauls?|mauled)\b/;

/** What comes from afar with people and goods, and cannot be carried away in a bag. */
export const vessels =
  /\b(?:ships?|boats?|galleys?|galleons?|barges?|fleets?|airships?|ferry|ferries|caravans?|convoys?|wagons?|waggons?|carriages?|coach|coaches|trains?|balloons?)\b/;

/** Sites that have no roof and no wall, and those of which something else is said than what happens in them. */
export const wideSites =
  /\b(?:villages?|towns?|city|cities|kingdoms?|realms?|islands?|forests?|woods?|jungle|swamps?|deserts?|sea|valleys?|mountains?|hell|underworld|caves?|caverns?|dungeons?|labyrinth|maze|portals?|gates? of|court|mines?|whose)\b/;

/** Days on which nothing is said or signed that could be forced or void. */
export const journeys = /\b(?:heist|robbery|hunt|race|expedition|pilgrimage|crusade|voyage)\b/;

/** What has no young: it is dead, or made by a person. */
export const withoutYoung =
  /\b(?:golem|automaton|homunculus|gargoyle|ooze|slime|elemental|skeleton|zombie)\b/;
