import type { SettingPremise } from './premise-type.ts';

export const premisesOfFlooded: readonly SettingPremise[] = [
  {
    id: 'flooded',
    slot: 'land',
    asks: [
      'flooded|sunken|submerged|waterworld|deluge',
      'drowned land|city|cities|town|towns|world|kingdom|empire|coast|valley|village|villages|ruins|realm',
      'flood|water|sea|ocean covers|covered|drowned|swallowed|everything|everywhere|rose|risen|rises|rising|world',
      'ocean|water|sea world|planet',
      'rafts|floating_city|floating_market|houseboats|raft',
    ],
    not: 'sky|skies|under_the_sea|underwater|undersea|floating_islands?',
    without:
      'roads?|carts?|ploughs?|forests?|mines?|wells?|dust|caravan\\w*|horses?|fields?|cellars?|sledges?',
    title: 'The Drowned Country',
    rulers: 'the Mooring Office',
    guards: 'the hook wardens',
    wild: 'the open water',
    way: 'by boat',
    pitch:
      'The water came {years} years ago and stayed. {land.s} lives on roofs, rafts and ropes over its own streets, and dives for what it left. Since new moon the water is falling, by a hand a day, and people are afraid.',
    party:
      'The party has a boat that is its own, down to the nails. So it has no mooring, no vote and no master, and {A} can send it where the hooks of {guards} do not reach.',
    truths: [
      'Addresses in {land} go by depth. An attic is a palace, a third floor a business, and what lies below the tenth is called Downstairs and belongs to whoever can hold their breath.',
      'Earth is sold by the pot. A lemon tree in {town1} has a guard, a will and a street named after it.',
      'Bells hang under the boats. They ring by themselves when the old church towers are near, and one takes off the hat.',
      'Everyone is tied to somebody. A cut line is divorce, theft or murder, according to the knot.',
      'Rain is fresh water, so it is welcomed, caught and taxed. When it rains in {town2}, people run outside with spoons.',
      'The drowned are not mentioned. Divers leave the doors down there as they find them, open or shut, and knock all the same.',
      'Everything that floats is rescued, and whoever rescues it owns it. One leaves nothing lying about, children included.',
    ],
    regions: [
      '{town1} stands on the towers of the old capital, joined by rope bridges. The higher one lives, the drier, and the lower, the better connected.',
      '{town2} is a raft of a thousand rafts, with pigs, gardens and a smell. It drifts round {town1} once a year, and each time there is a war or a wedding.',
      "{town3} is a ship of books that never anchors. Its scholars know the old street plans, and sell the way to your grandmother's cupboard.",
      '{town4} was a mountain. It has real ground, a wall on the shore, and shoots at anything that is wet.',
    ],
    factions: [
      [
        'The Mooring Office',
        'governs by the ropes, says who lies where, and wants nobody to measure the water',
        'has drawn the plug: it has opened the old sluice below {town1}, and only meant to sell the first yard',
      ],
      [
        'The Breath Divers',
        'bring up what lies Downstairs, and want it to stay theirs when it lies in the dry',
        'have found people down there, in the deep cellars, who breathe',
      ],
      [
        'The Deed Holders',
        'are families who have kept the papers of drowned houses, and want them back',
        'have forged as many as are real, and own {town1} three times over',
      ],
      [
        'The Raft Folk of {town2}',
        'own nothing that cannot float, and want the water to stay',
        'know where the sluice is, and have a raft loaded with stones that would fit it',
      ],
    ],
    conflicts: [
      "A roof has come out of the water in {town1}, with a chimney and a stork's nest. {few.s} owners have climbed on it, and one of them has lit the stove.",
      'The rafts of {town2} scrape. They need deep water within {days} days, and all of it is moored.',
      'A bell under the water has rung at noon, by itself, where no boat was. It was rung properly, in the old manner, for a wedding.',
    ],
    people: [
      [
        'mooring master',
        1,
        'wants the measuring post of {town1} moved by night, to where it was wet',
        '{A.name} ties knots in everything, spaghetti too.',
        'shows where the sluice key hangs, after {A.they} has been told by a child how much is still fun',
      ],
      [
        'breath diver',
        2,
        'wants help to bring something up from the thirtieth floor that does not wish to come',
        '{B.name} breathes out before each answer.',
        'gives the cellars away to those who live in them, and gets a door there with {B.their} name',
      ],
      [
        'reader of drowned maps',
        3,
        'wants to see a certain street again, on foot, with {C.their} shoes on',
        '{C.name} turns left where there has been no corner for {years} years.',
        'burns the deeds for the sake of the house in which {C.they} was born, and in which others live',
      ],
    ],
    places: [
      [
        'The Measuring Post',
        1,
        'a painted pole in the harbour of the towers, with a crowd round it that pretends to fish',
        'It has been sawn off and set lower {few} times. The water has been falling for much longer than a moon (DC 12 Investigation).',
      ],
      [
        'The Bell Quarter',
        1,
        'where towers stick up like masts, and divers wait for the ringing',
        'In the deepest tower there is air, kept by the bell, and lamps. The Kept Ones live there, pale, courteous, and in the middle of a wedding.',
      ],
      [
        'The Wall of {town4}',
        4,
        'the only beach in {land}, with guns on it and a sign in nine languages',
        'Behind it lies a valley that was never flooded. It is small, it is full, and each year they draw lots there on who has to go swimming.',
      ],
    ],
    starts: [
      [
        'The party has tied up for the night at a chimney in {town1}, and in the morning its boat hangs on the line, two yards up in the air, with everyone in it. Below there is a street. It has a lamp post, a shop and a skeleton with an umbrella. From all the roofs people look down in silence, and {A} calls across, very quietly, not to touch the ground yet: "It would be yours."',
        'The sluice has got stuck, and the water is going faster than the Office wanted. Whoever stands on the street first owns it, by the law of salvage.',
      ],
    ],
    openings: [
      [
        'A family of {town2} asks the party to marry it. It means the boat: who ties on must take along, and the rafts are aground.',
        'If the party says yes, all of {town2} follows by knots, a thousand rafts, and the Mooring Office has a war.',
      ],
      [
        'A bottle knocks against the hull from below. In it are a wedding invitation for last Sunday, and a ring.',
        'The Kept Ones are calling for witnesses from above, since by their law nobody is married unless somebody new was told.',
      ],
    ],
    truth:
      'The flood was no act of a god. The old capital was built behind a dam, and on the day on which an enemy stood before it the council opened the gates, for an hour, to drown an army. They could not be shut again. The Mooring Office descends from those who had boats ready. It has the key, and now it wants land to sell. But the people in the deep cellars, who were left behind and lived, breathe what the water presses down to them: every yard that {land} gains above takes a floor from them below.',
    secrets: [
      'The enemy army is down there as well. It is their grandchildren who ring the bells.',
      'The lemon tree of {town1} bears fruit with seeds. They have been planted on {town4}, by a thief, and there is an orchard by now.',
      'The forged deeds and the real ones are on the same paper: the first council had printed them before the flood.',
    ],
    steps: [
      'the third floors come out, and with them the doors that the divers left shut',
      '{town2} runs aground across the harbour, and is declared an obstacle',
      '{guards} shoot at people who set foot on the streets without a deed',
      'The sluice breaks altogether. In one night {land} is dry, stinking and free, and under the squares somebody knocks at the cellar doors from within.',
    ],
    ends: [
      'The sluice is shut with the raft of stones, half way. Those above have their roofs and those below their air, and the first stairs are built between them.',
      'The water goes, slowly, over a generation, and the Kept Ones are brought up, one floor each year. They inherit the most.',
      'It rises again. {land.s} lets go of its towers, ties itself to {town2}, and becomes what it was best at: a raft.',
    ],
  },
];
