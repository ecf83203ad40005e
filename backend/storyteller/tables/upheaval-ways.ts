/**
 * How the upheaval of the second act changes the way to the hiding place in the third, by livelihood and in
 * the order of its upheavals.
 */
export const upheavalWays: Readonly<Record<string, readonly [string, string]>> = {
  archives: [
    'Since the map room dropped, {lair} can be reached from above, by a rope between the shelves (DC 13 Athletics), as well as by the old stair, which ends at a ceiling and needs a hole.',
    'With the gates closed, the party gets to {lair} in the book lift«, one at a time», or with a ticket that {C} has to sign.',
  ],
  bees: [
    'The swarm« still» lies across the road to {lair}: with smoke or a slow walk (DC 13 Animal Handling) nobody is stung«, and nobody else dares to follow».',
    'Where the gardens slid, a wax cellar stands open, and behind it a passage leads half« of the» way to {lair}; the rest is a climb among« awake» hives (DC 14 Stealth).',
  ],
  bells: [
    'The hole that the noon bell made is the shortest way to {lair}: down a rope from the tower stair (DC 13 Athletics), past the bell«, which answers every shout».',
    'The bed of the dry canal leads round Foundry Street and nearly to {lair}; the bronze behind gives light«, and anyone who walks there casts a long shadow».',
  ],
  canal: [
    'The party walks to {lair} along the empty canal, through the tunnel that was« always» under water; the mud keeps their tracks«, and those of whoever went before».',
    'With the locks chained, the only boats that move are those of the boat families. They take the party close to {lair} for a share in the blockade, or for the key (DC 14 Persuasion).',
  ],
  caravan: [
    'The way to {lair} runs over roofs now, and through the street« that the storm uncovered»; the wind fills it again by evening.',
    'Down the dry well, behind the row of doors, a passage leads towards {lair}. It is cool, it carries every sound«, and somebody has swept it».',
  ],
  charcoal: [
    'The fire has opened the thicket: {lair} can be seen from far off, and so can the party, unless it comes by the stream bed« with the deer» (DC 13 Stealth).',
    'The stair under the roots of the fallen oak comes out within sight of {lair}; the trunk over the gorge is the second way«, and the one for a quick retreat».',
  ],
  dye: [
    'The stair below the drained ponds leads towards {lair}. Whoever takes it is purple to the knee«, and so is everyone who has taken it before».',
    'Over the fallen frames and« along the» lines of cloth (DC 13 Acrobatics) the party gets to {lair} above the heads of any guard.',
  ],
  eels: [
    'Since the lake has fallen, {lair} can be reached dry, «from below, »by the eel stairs; the gap in the weir is a jump of ten feet (DC 12 Athletics).',
    'The clear water shows walls« on the bottom» and a path between them; from a boat one can see who is at {lair} before one lands.',
  ],
  ferry: [
    'The dry river bed is a road to {lair}, with old keels to hide behind; the new river is rising, and in an hour it will be a river bed again.',
    'The fallen beacon is the bridge to {lair}, forty feet« over the creek» (DC 12 Acrobatics in the dark), and« it» bears one person at a time.',
  ],
  glass: [
    'The corridor behind the long mirror leads out of town, towards {lair}, past the chairs of those who watched«; in one of them somebody was sitting an hour ago».',
    'The tunnels of the ash carriers shorten the way« to {lair}» by half. They are hot (whoever takes them without wet cloths takes {dice} fire damage).',
  ],
  lighthouse: [
    'The new channel inside the reef takes a boat to {lair} unseen, for as long as the tide holds«; on the way back it will be dry».',
    'The causeway of hulls reaches almost to {lair}: eleven decks, ten jumps (DC 12 Athletics), and crews who want to know who goes there.',
  ],
  mines: [
    'The old adit is the way to {lair} now. The draught« in it» blows out open lamps, and carries voices« both ways».',
    'Through the hall that the hewers broke into, «and up the stair of those who cut it, »one comes to {lair} from a side that nobody guards.',
  ],
  mint: [
    "The porters' passage is open and unguarded, and it saves an hour« on the way to {lair}»; the crowd in the square holds up anyone who comes by the street.",
    'By boat, through the river arch« and under the broken floor», the party leaves the town unseen in the direction of {lair}; the sieves« of the crowd» stop for nobody.',
  ],
  observatory: [
    'The furrow of the cupola is a straight street out of the town, in the direction of {lair}, and everyone who takes it is seen« from the roofs»; the back lanes take twice as long.',
    'The shaft under the clock can be climbed (DC 13 Athletics). It comes out beyond the gates, «away from the queue at the wicket, »on the path to {lair}.',
  ],
  orchard: [
    'The line of fallen trees points to {lair}« like a finger». One can walk on the trunks without leaving a track«, and hear anyone who walks in the grass».',
    'The pilgrims are between the party and {lair}: in their procession nobody is noticed, and nobody is fast.',
  ],
  peat: [
    'The trackway of split oak runs straight through the slide to {lair}. It sinks under more than three people at a time (DC 13 Acrobatics for each of the others).',
    'The dry fen can be crossed to {lair} from any side«, by anyone»; near the warm pools the crust trembles, and« it» is thin (DC 13 Survival to find the way round).',
  ],
  printing: [
    'The twelfth house prints a plan of the closed bridges, with the one that is not guarded; from there to {lair} it is a quarter of an hour«, over loose type».',
    'For a day the pulp« on the river» bears the light-footed (DC 13 Acrobatics), and the shortest way to {lair} is straight across.',
  ],
  salt: [
    'A barge floats over the drowned pans towards {lair} without touching a wall; at low tide, «in two hours, »it will sit there like a signpost.',
    'Through the broken roof« of the walled-up level» the party gets to {lair} by rope (DC 13 Athletics); the water below rises a hand each hour.',
  ],
  silk: [
    'Among ten thousand wings no lamp stays lit, and so nobody sees the party« on the way to {lair}», and the party sees nobody (DC 14 Perception).',
    'With the looms silent the gallery« over the street» is empty; it leads past the drawn bridge, and from there to {lair} there is no gate left.',
  ],
  slate: [
    'The gallery that the fall broke open is the short way to {lair}; the water pipe along the cliff is the other« one», narrow and unguarded (DC 13 Acrobatics).',
    'The drained galleries lead to {lair} from below. What was in the lake lies on the floor, and some« of it» crunches (DC 14 Stealth).',
  ],
  tannery: [
    'The empty pits are a road of ladders towards {lair}. The liquor« still» stands in some« of them» (a fall costs {dice} damage and the boots).',
    'Over the backs of four thousand cattle no one can ride; over the roofs (DC 12 Athletics) the party is out« of the town» and on the way to {lair} in ten minutes.',
  ],
  university: [
    'The students know the roofs. One of them leads the party to {lair} past all« six» porters, for the answer to an examination question (DC 13 Arcana or History).',
    'Through the joined cellars« and the vaults of the theatre» one comes out near {lair}; whoever crosses the stage is heard in every seat (DC 14 Stealth).',
  ],
  vineyard: [
    'Eleven cellars are one now, and through them the party walks under the whole street, «towards {lair}, »with wine to the ankles.',
    'The stone door« that was under the vines» opens on steps, and the steps go in the direction of {lair}; above them the hill is still moving (DC 13 Survival to know when to stop).',
  ],
  whalebone: [
    'Over the ribs of the whale« and along the mole» one gets to {lair} without a boat; the next tide shifts the carcass«, and with it the way back».',
    'The ice bears a sledge as far as {lair}. It also carries each step to anyone who has an ear on it (DC 14 Stealth).',
  ],
};
