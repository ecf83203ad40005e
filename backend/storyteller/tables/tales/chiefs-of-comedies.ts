import type { ChiefEnemy } from './tale-types.ts';

export const chiefsOfComedies: Readonly<Record<string, readonly ChiefEnemy[]>> = {
  moon: [
    {
      who: 'the landlord of the sky',
      creatures: ['Stone Giant', 'Cloud Giant', 'Storm Giant'],
      is: [
        '[The landlord of the sky is a giant to whom the moon owes rent, and {A} has promised to pay it.|A giant, the landlord of the sky, has come up for the rent of the moon, which {A} has promised to pay.]',
      ],
      text: [
        'It [throws|hits with] whatever is [not nailed down|at hand], «wipes its feet before each blow, »and goes home if it is shown a receipt.',
      ],
    },
    {
      who: 'the dragon on the night shift',
      creatures: ['Young Brass Dragon', 'Adult Brass Dragon', 'Ancient Brass Dragon'],
      is: [
        '[{A} has hired a dragon for the night shift, which wants company«, and has had none up here».|The night shift on {lair} is a dragon that {A} has hired, and what it wants is somebody to talk to.]',
      ],
      text: [
        'It [breathes sleep first and fire second|would rather put people to sleep than on fire], because those who sleep do not leave«, and [spares|does not breathe at] whoever is telling it a story at that moment».',
      ],
    },
    {
      who: 'the wind that collects the fees',
      creatures: ['Air Elemental', 'Djinni'],
      is: [
        '[A wind lives up here and collects the fees of {A}|{A} has a wind in office, which collects fees]: it wants [hats, papers and one word of praise|what is loose, and a title].',
      ],
      text: [
        'It [blows one of the party off the rock|carries one of the party to the edge] each time it can, [and lets go of anyone who gives it a hat|and for a hat it puts anyone down« gently»].',
      ],
    },
  ],
  tuesday: [
    {
      who: 'the umpire',
      creatures: ['Sphinx of Lore', 'Sphinx of Valor'],
      is: [
        '[The umpire of {lair} wants the rules kept, and has not been told which game {A} plays.|For {lair} the rules are kept by an umpire, and {A} has told it that the party cheats.]',
      ],
      text: [
        'It roars [at every foul|when a blow is struck out of turn], «strikes only at those who struck first, »and turns on {A} as soon as it [sees|is shown] a card come out of a sleeve.',
      ],
    },
    {
      who: 'the guest who always loses',
      creatures: ['Oni', 'Rakshasa'],
      is: [
        '[At the table sits a guest who has lost every evening to {A}, and who must fight until the debt is played off.|The guest who always loses owes {A} more than a lifetime, and fights to pay it back.]',
      ],
      text: [
        'The guest wears [the face of one of the party|a face from the party], goes for [the best dressed|whoever has the best hat], and [bows out|leaves the table] if somebody takes over the debt«, or proves that it was won with marked cards».',
      ],
    },
    {
      who: 'the wish that was staked',
      creatures: ['Air Elemental', 'Djinni'],
      is: [
        '[Somebody once staked a wish at {lair}, and {A} won it: it has not been used, and would like to be.|{A} owns a wish, won at this table, which has waited« all this time» to come true.]',
      ],
      text: [
        'It whirls [up the cards, the chairs and the players|furniture and players through the room], [comes first for those who have made a wish aloud (advantage on attacks against them)|is clumsy with anyone who wants nothing (disadvantage, until that character has made a wish aloud)], and is free if {A} can be brought to say "I wish".',
      ],
    },
  ],
  'god-retires': [
    {
      who: 'the angel of the visiting hours',
      creatures: ['Deva', 'Planetar', 'Solar'],
      is: [
        '[The angel of the visiting hours believes {A} that {W.name} has asked for rest«, and wants quiet on the stairs».|{A} has told the angel of the visiting hours that {W.name} wants to see nobody, and the angel wants it to be so.]',
      ],
      text: [
        'It fights on the wing, «with great regret, »[strikes whoever is loudest|goes for the one who makes the most noise], and lowers its weapon if {W.name} is heard to say that he would like a visitor.',
      ],
    },
    {
      who: 'the saint of the high altar',
      creatures: ['Clay Golem', 'Stone Golem', 'Iron Golem'],
      is: [
        '[The saint of the high altar has come down from the pedestal, and does what the hand that dusted it last says: that of {A}.|{A} has dusted the saint of the high altar« by hand», and since then the saint does as {A} says.]',
      ],
      text: [
        'It walks through what is in its way, [puts those whom it catches into a niche|stands those whom it grasps on a pedestal], and [obeys|belongs to] anyone who dusts it in a fight (one action, a touch).',
      ],
    },
  ],
  'small-king': [
    {
      who: 'the nutcracker',
      creatures: ['Shield Guardian', 'Stone Golem', 'Iron Golem'],
      is: [
        '[The nutcracker of the nursery wants to be of use, and {A} has told it that the party are nuts.|{A} has wound up the nutcracker, whose one wish is to crack something.]',
      ],
      text: [
        'It marches straight at the nearest, «[never turns a corner|turns only at walls], »and a shoe, a shield or a« real» nut in its jaw (one action, DC 15 Athletics) keeps it busy [for a round|until the end of its next turn].',
      ],
    },
    {
      who: 'the dragon of the toy theatre',
      creatures: ['Young Brass Dragon', 'Adult Brass Dragon', 'Ancient Brass Dragon'],
      is: [
        '[The dragon of the toy theatre has never played anybody but the villain, and {A} has promised it a leading part.|{A} has promised the dragon of the toy theatre that it will play the hero« at last».]',
      ],
      text: [
        'It enters [from above, on wires, with fire|on wires, with fire« and a speech»], «makes each attack twice as large as it need be, »and [stops at applause|bows if it is applauded]: then it does not attack until the end of its next turn.',
      ],
    },
    {
      who: 'the spirit of the inkwell',
      creatures: ['Water Elemental', 'Djinni'],
      is: [
        '[In the inkwell of {A} lives a spirit that wants to be let out of drawings.|The spirit of the inkwell must do what {A} draws, and would like to draw something« for once».]',
      ],
      text: [
        'It comes over the party as a wave« and a gust», blots out [one thing that they carry|what they have in hand] until it is wiped, and [changes sides|is on the side of the party] if it is given the pencil of {A} (DC 16 Sleight of Hand).',
      ],
    },
  ],
  'branch-office': [
    {
      who: 'the head of collections',
      creatures: ['Erinyes', 'Pit Fiend'],
      is: [
        '[The head of collections was borrowed for the quarter, and wants the figures of {A} to be true.|For the quarter {A} has the head of collections on loan, who is here for the figures and for nothing else.]',
      ],
      text: [
        '[It fights from the air above the counter|It stays in the air, above the counter], first against those who have signed something, and leaves«, with a note for the file,» if [one figure of {A} is shown to be wrong|somebody finds the mistake in the books of {A}] (DC 17 Investigation, one action).',
      ],
    },
    {
      who: 'the best customer',
      creatures: ['Oni', 'Rakshasa'],
      is: [
        '[The best customer of the branch has signed again and again, under other names, and fights because {A} knows them« all».|{A} has a drawer of signatures of the best customer, each in another name, and can call in any of them.]',
      ],
      text: [
        '[It looks like somebody whom the party trusts|It has the face of somebody from {town}], strikes when it is asked for help, and stops if its true name is [read|found] among the papers (DC 16 Investigation, one action).',
      ],
    },
    {
      who: 'the strongroom',
      creatures: ['Shield Guardian', 'Stone Golem', 'Iron Golem'],
      is: [
        '[The strongroom of {lair} can walk, and has been told by {A} that everything in here is a deposit, the party too.|What {A} calls the strongroom has arms, legs and a door in the chest, and takes deposits.]',
      ],
      text: [
        'It [goes for whoever carries the most gold|counts, and goes for the richest first], and a receipt that is held in front of its door ([also|even] one for a loaf) makes it wait a round for the second copy.',
      ],
    },
  ],
};
