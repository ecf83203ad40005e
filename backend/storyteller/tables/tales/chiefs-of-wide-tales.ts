import type { ChiefEnemy } from './tale-types.ts';

export const chiefsOfWideTales: Readonly<Record<string, readonly ChiefEnemy[]>> = {
  castle: [
    {
      who: 'the keeper of the chain',
      creatures: ['Stone Giant', 'Frost Giant', 'Cloud Giant', 'Storm Giant'],
      is: [
        '[The keeper of the chain is a giant whom the king of the clouds once banished, and who wants the small crown; {A} has promised it.|A giant keeps the chain for {A}: banished« by the king of the clouds», and greedy for the small crown.]',
      ],
      text: [
        'It [fights with its back to the king|never goes farther than ten steps from the king], strikes down whoever [touches|lays a hand on] the chain, and loses heart if the king says one word to it.',
      ],
    },
    {
      who: 'the dragon under the ice',
      creatures: ['Young White Dragon', 'Adult White Dragon', 'Ancient White Dragon'],
      is: [
        '[{A} has promised the frozen river to a dragon«, and it wants the frost to come early».|The dragon under the ice wants winter as far as the capital, and {A} is the first person who has offered it one.]',
      ],
      text: [
        'It [dives into the lake after each breath of cold|breathes cold once, dives, and comes up elsewhere], and gives up when [fire or steam fills the hall|it grows warm« in the hall»]: what it fears is a thaw.',
      ],
    },
  ],
  'late-sun': [
    {
      who: 'the stoker of the new sun',
      creatures: ['Salamander', 'Efreeti'],
      is: [
        '[The stoker of the new sun came when {A} lit the first lamp, and wants to be prayed to at noon.|{A} has found a stoker for the new sun, who works for the prayers« that will be said to it».]',
      ],
      text: [
        'It [burns whoever comes near the lantern|keeps close to the lantern, and burns whoever comes near]«, takes fire to be [a kind of obedience|homage]», and shrinks from [water and shade|each wet cloak].',
      ],
    },
    {
      who: 'the groom of the dawn',
      creatures: ['Deva', 'Planetar', 'Solar'],
      is: [
        '[The groom of the dawn believes {A} that the Driver has betrayed the sun, and wants it to rise« on time, no matter who drives».|{A} has told the groom of the dawn that the Driver lost the sun, and the groom wants one thing, which is that it rises.]',
      ],
      text: [
        'It fights« on the wing,» against those who come near the reins, and [changes sides|lowers its weapon] when it sees the Driver on his feet.',
      ],
    },
    {
      who: 'the dragon that hoards daylight',
      creatures: ['Young Red Dragon', 'Adult Red Dragon', 'Ancient Red Dragon'],
      is: [
        '[A dragon has lent {A} its whole hoard for the tower, and will have every hour of daylight as interest.|The tower of {A} was built with the hoard of a dragon, which wants it back in daylight.]',
      ],
      text: [
        'It breathes fire along the [stalls|mangers], guards [the way out|the door] more than it guards {A}, and can be paid: [at a promise of the Driver|when it has the word of the Driver that it will be repaid] it flies home.',
      ],
    },
  ],
  'walking-mountain': [
    {
      who: 'the engine of the shaft',
      creatures: ['Clay Golem', 'Stone Golem', 'Iron Golem'],
      is: [
        '[The engine of the shaft is the masterpiece of {A}: it wants nothing, and that is what {A} likes about it.|{A} has built an engine that walks in front of the drill«, and wants nothing but the next turn».]',
      ],
      text: [
        'It goes for whoever stands nearest to [the drill|the bit], and [stops for a round|stands for a round] if the drill is [stopped|halted] (DC 17 Athletics at the brake, one action).',
      ],
    },
    {
      who: 'the smith of the bit',
      creatures: ['Hill Giant', 'Fire Giant'],
      is: [
        '[A giant has forged the bit for {A}, and wants the heart of the mountain as the fire of a forge.|The smith of the bit is a giant, to whom {A} has promised the heart as a forge that never goes out.]',
      ],
      text: [
        'It throws what glows, [drives people against the hot wall|pushes people towards the hot wall], and puts down its hammer if it is shown that the bit [slips|is badly made]«, since that is [a disgrace|the one thing that it cannot bear]».',
      ],
    },
    {
      who: 'the worm in the wound',
      creatures: ['Bulette', 'Remorhaz', 'Purple Worm'],
      is: [
        '[Something has followed the drill into the wound: it wants warmth, and {A} lets it feed, because it keeps visitors away.|A worm lives in the wound that the drill« of {A}» has made, and defends the warm place.]',
      ],
      text: [
        'It comes up under [whoever makes the most noise|the loudest], drags its prey down the shaft, and [follows the bell|goes where the bell is], whoever rings it.',
      ],
    },
  ],
  'tomorrow-post': [
    {
      who: 'the express courier',
      creatures: ['Invisible Stalker', 'Djinni'],
      is: [
        '[The express courier is a wind that must carry for {A} until every letter has been delivered«, and there are always more».|{A} has a wind for a courier, which is free when the last letter has been delivered«, and never is».]',
      ],
      text: [
        'It tears [weapons and papers out of hands|what is in hands out of them], «throws people against the shelves, »and [blows itself out|is gone] if somebody accepts, and opens, a letter that it brings.',
      ],
    },
    {
      who: 'the sphinx from the crate',
      creatures: ['Sphinx of Lore', 'Sphinx of Valor'],
      is: [
        '[A sphinx came to {lair} in a crate, undeliverable, and serves {A} for the hope of a letter with a question that it cannot answer.|In one of the crates« of {lair}» was a sphinx, which {A} has let out: it wants to be asked something new.]',
      ],
      text: [
        'It asks the party a question in each round, [strikes at wrong answers only|strikes those who answer wrongly, and only those], and roars when it is lied to.',
      ],
    },
    {
      who: 'the writer of other hands',
      creatures: ['Oni', 'Rakshasa'],
      is: [
        '[The writer of other hands can be anybody whose letters it has read, and {A} gives it new ones to read.|{A} opens letters for a being that becomes whoever wrote them«, and that has no other life».]',
      ],
      text: [
        'It [comes as somebody who writes to one of the party|has the face of somebody who writes to one of the party], asks for help, strikes, and is [nobody|without a face] for a round if its own letters are burned.',
      ],
    },
    {
      who: 'the boiler of the sorting machine',
      creatures: ['Shield Guardian', 'Stone Golem', 'Iron Golem'],
      is: [
        '[The machine that sorts for {A} has arms for ten counters, and takes the party for post that has been insufficiently addressed.|{A} has a machine for sorting, which wants everything in its pigeonhole, people too.]',
      ],
      text: [
        'It [pushes whoever it gets hold of into a shelf|puts those whom it catches on a shelf], looks [the nearest|those nearest] over for stamps first, and [lets pass|does not touch] what is stamped.',
      ],
    },
  ],
};
