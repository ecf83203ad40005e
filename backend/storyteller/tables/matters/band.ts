import type { MatterKernel } from './matter-types.ts';

/** People who act together; B is the one who speaks for them. */
export const bandKernels: readonly MatterKernel[] = [
  {
    id: 'band-owned',
    sort: 'band',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    escort: ['people'],
    roles: {
      B: [
        ['speaker of {it}', 'eldest of {it}'],
        ['speaker of {it}', 'eldest of {it}'],
        ['speaker of {it}', 'eldest of {it}'],
      ],
      A: [
        ['customs clerk', 'bailiff', 'captain of the toll', 'warehouse owner'],
        ['provincial judge', 'harbour master', 'colonel of the levies'],
        ['lord treasurer', 'grand admiral', 'royal spymaster'],
      ],
    },
    sites: [
      ['the market hall', 'the customs shed', 'the fish market'],
      ['the quarter where {it} {it.is} at home', 'the meeting place of {it}'],
      ['the office of {A.full}', 'the registry of fines'],
    ],
    lair: {
      names: [
        'the flooded storehouse',
        'the toll tower',
        'the walled-up landing',
        'the salt cellar',
      ],
      terrain: 'underground',
    },
    problem: [
      'Everyone in {town} knew it and most gained by it. But {weeks} weeks ago a customs officer was found dead, and since then soldiers search the houses, and each evening a different person is taken away.',
      'For years nobody minded. Then, {weeks} weeks ago, goods began to vanish that nobody sells: [medicine|seed corn|lamp oil]. Now each side says that the other has broken an old agreement.',
    ],
    start: [
      [
        'In {p1} of {town} two soldiers hold a boy by the collar; in his basket are [three lemons|a bag of pepper]. "One of {it}," says a soldier. {B.full} steps out of the crowd, with both hands visible. "A child; I, {B.name}, am the one you want, and I have a question first: where does what {town} confiscates go?" In {p1} it becomes very quiet.',
        '@one',
      ],
      [
        'You are asleep in {town} when a hand is put over your mouth. "Not a sound," says {B.full}, and in the lane soldiers pass by with torches. "They will say that it was us, tonight as well. Before you believe it, strangers of {G.name}, look at it first, please." Then the bell rings at {p1}, and the sky in that direction turns red.',
        '@two',
      ],
    ],
    ask: [
      '{G} wants peace in {town} before {deadline}. "Find out who in {town} killed the officer and where the goods go. If it was {it}, bring me the one responsible, and not the whole quarter."',
      '"At {deadline} the soldiers will clear the quarter, with everyone in it," says {G}. "I can stop it if I can say before {council} who is really behind this."',
    ],
    rumours: [
      'The officer had taken bribes from {it}, by way of {B}, and wanted more.',
      '{A} is the only honest official: {A.they} has had twice as much confiscated as anyone before.',
      '{S} was seen with blood on {S.their} hands on the night of the murder.',
      'The storehouses of {town} are full of confiscated goods, and yet there is none of it when it is auctioned.',
    ],
    run: [
      'The boy, or the guard at the fire, has seen a cart with the mark of the customs, full, that drove the wrong way: not to the storehouse but to {lair}.',
      [
        'A DC 13 Insight check shows that the soldiers are as surprised by the question of {B} as the crowd. {H}, their leader, is not.',
        'start=one',
      ],
    ],
    gist: [
      '{A} has been taking a share from {it} for years, and lately all of it: what is confiscated goes to {lair} and is sold abroad. The officer found out, and {B} could prove it. At {deadline} the quarter is to be cleared, so that nobody is left who knows; the money pays for {prize}.',
    ],
    truth: [
      [
        'There was an agreement: {it} paid {A} a tenth, and {A} looked away. {weeks.s} weeks ago {A} was offered {prize}, for a sum that a tenth does not bring in. Since then {H} has confiscated everything, and {lair} is full of it.',
      ],
      [
        'The officer who was killed had compared the lists. {H} was to frighten the officer, who fell on the stairs of {p3}; {A} had the body carried to the quarter, so that it would look like the work of {it}. {T} saw two men carry a third, who did not walk.',
      ],
      [
        '{B} has a book with every payment to {A}, going back {few} years. {B} does not use it, because each page also names somebody from the quarter. At {deadline} ships come for the goods, soldiers come for the quarter, and {A} gets {prize}.',
      ],
    ],
    turn: [
      'The medicine that is missing was not taken by {A} but by {B}: for the quarter, where a fever has broken out, which {B} has kept secret so that the soldiers would not burn it down. The party learns it when a child is sick, and then {B} needs a healer more than a lawyer.',
      '{G} knew of the agreement and signed for it once, {few} years ago, in a hungry winter. The page is in the book. {B} would tear it out for {G}, if asked; {A} counts on {G} not asking.',
    ],
    people: {
      G: [
        '{G} wants neither soldiers nor smoke in {town}, and has a bad conscience for which {G.they} gives no reason.',
      ],
      A: [
        '{A} wants {prize}, and an inheritance as clean as a whistle. {A} fines {A.themself} a copper for every curse.',
      ],
      B: [
        '{B} wants the quarter to live through {deadline}, and the children to learn something else. {B} gives the book only to somebody who has eaten at {B.their} table.',
      ],
      S: [
        '{S} found the officer and tried to help: hence the blood. {S} ran away, because {S.they} is wanted elsewhere for a debt.',
      ],
      T: [
        '{T} saw how the body was carried, and recognised {H} by the limp. {T} wants to be taken to {town2} before it is known.',
      ],
      H: [
        '{H} did not mean to kill the officer. {H} obeys since {A} has it in writing, and would obey anyone who burned the paper.',
      ],
    },
    looks: [
      [
        'Stalls, half of them empty, and scales with a new seal. A list of what has been confiscated hangs on the wall, up to yesterday.',
      ],
      [
        'Narrow stairs, washing, {num} families; a lookout on every corner, most of them under twelve.',
      ],
      [
        'Files, a strongbox, a flight of stone stairs with a railing that has been replaced on one side.',
      ],
      [
        'Goods up to the ceiling, sorted and labelled for shipping, and a gate to the water. Everything is here that {town} has been lacking for {weeks} weeks.',
      ],
    ],
    todo: [
      [
        'The clerks are at the scales from morning to night. Someone has to make them lose count (DC 12 Performance) to get a look at the lists of {H}.',
      ],
      [
        'Nobody gets in without being passed on from one to the next: the party must carry something harmless for {it}, past the soldiers (DC 12 Stealth), and is then a guest of {B}.',
      ],
      [
        '{A} receives petitioners, {few} at a time. While one complains at length (DC 13 Performance), another has time for the strongbox.',
      ],
    ],
    clues: [
      [
        'Investigation :: comparing the lists with the auctions :: A third was confiscated and never sold. The dead officer has ticked off the same lines.',
        'Investigation :: looking whose seal is on the scales :: It is the private one of {A}, and weighs a tenth short.',
        'Persuasion :: asking the porters about night work :: They carry crates to {lair}, for double pay, and are searched afterwards.',
      ],
      [
        'Medicine :: asking {B} about the body :: There was no blood on the ground where the body was found: the officer died somewhere else.',
        'Persuasion :: eating with {B}, and asking about the book :: "A tenth to {A}, each month", for {few} years.',
        'Perception :: asking the lookouts :: Every night the customs cart goes by, heavy, to {lair}, and comes back light.',
      ],
      [
        'Investigation :: looking at the stairs :: The new piece of railing is at the height at which somebody would fall through; below it the stone has been scrubbed white, by order of {H}.',
        'Sleight of Hand :: opening the strongbox :: A contract about {prize}, and the sum, due at {deadline}.',
        'Investigation :: reading the freight papers :: Three ships, to be loaded at {lair}, in the night before {deadline}.',
      ],
    ],
    lairUse: [
      'The water gate can be lowered (DC 13 Athletics): then no ship gets out, and neither does {A}.',
      'Pepper, flour and oil are stored here in large quantities; whoever slits a sack (one action) makes a cloud in which nobody, {A} included, can see for a round.',
    ],
    tactics: [
      '{A} wants to have the goods set on fire, as evidence; {H} holds the stairs, and limps',
    ],
    parley: [
      '{H} is the key: with the paper that {A} holds burned, or a promise from {G} (DC 13 Persuasion), {H} gives the soldiers the order to turn round. {A} then asks for a lawyer.',
    ],
    clock: [
      ['Twelve houses are searched. {B} hides the book in the roof.'],
      ['{S} is arrested as the murderer.'],
      ['The soldiers of {H} put up barriers around the quarter. The ships arrive.'],
      ['At {deadline} the quarter is cleared, and burns. The book burns with it.'],
    ],
    after: [
      '{A} buys {prize}. Those of {it} who have got away are now what they were said to be; {ruin}.',
    ],
    endings: [
      {
        heading: 'The book is opened',
        text: [
          '{B} reads before {council}, page after page, and each one named stands up. {A} is the last. The goods are given back, {G} lifts the barriers with {G.their} own hands, and {it} {it.has} a licence and a tax, like others.',
        ],
      },
      {
        heading: 'The old agreement',
        text: [
          '{A} lets the quarter be, gives back the goods, and takes a tenth again. Everyone can live with it. *The price:* the family of the officer gets no answer, and {T} has to live with one.',
        ],
      },
      {
        heading: 'With the tide',
        text: [
          '{It} and the families leave on the ships that came for the goods, with the goods. *The price:* {town} has lost {num} families, and {A} has not been asked about anything.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The quarter is burning; {B} is still in it, and so is the book. Whoever gets both out (two DC 15 Constitution saving throws) can still put an end to {A}, in {town2}.',
        ],
      },
    ],
    steps: [
      'Find out where the confiscated goods go.',
      'Win the trust of {it}.',
      'Find out who killed the officer.',
      'Bring {G.full} a name before {deadline}.',
    ],
  },
  {
    id: 'band-driven',
    sort: 'band',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    escort: ['people', 'construct'],
    roles: {
      B: [
        ['leader of {it}', 'eldest of {it}'],
        ['leader of {it}', 'captain of {it}'],
        ['leader of {it}', 'captain of {it}'],
      ],
    },
    sites: [
      ['the place they came to first', 'the granary they broke into', 'the camp they left'],
      ['the new camp of {it}', 'the stronghold of {it}'],
      ['the counting house of {A.full}', 'the mine office of {A.full}', 'the estate of {A.full}'],
    ],
    lair: {
      names: [
        'the closed mine',
        'the drained lake',
        'the valley behind the dam',
        'the old amphitheatre',
      ],
      terrain: 'underground',
    },
    problem: [
      'They came {weeks} weeks ago, out of nowhere, and they do not behave as they should: they take [food and blankets|shovels and rope], never money, and they leave something in return.',
      'It has been so for {weeks} weeks. {A.full}, the {A.role}, has hired fighters against them at {A.their} own expense, and has had {few} of them hanged already.',
    ],
    start: [
      [
        'The alarm bell of {town} rings, people run, and then they are there, a dozen of {it}, and everything goes very fast: a cart, a door, a sack. Their leader, {B.full}, stands in the middle of the street and looks at you instead of fighting. "One week," calls {B.full}, "then we are gone, and then you will be sorry that we are." Where the sack was, now lies a silver spoon.',
        '@one',
      ],
      [
        'You find the prisoner in a cage in the square of {town}: one of {it}, not more than sixteen. Somebody has thrown eggs. "We are not robbing {town}," says the prisoner through the bars, quite calmly, in a strange accent, "we are buying, with what we have. Ask what is on its way to you, and who let it out."',
        '@two',
      ],
    ],
    ask: [
      '{G} wants to be rid of {it} before {deadline}, without a battle if possible. "Find out what they want here. {A} says that one does not talk to such people, and I would like to know why {A} says it so often."',
      '"Make them go, or make peace with them," says {G}. "At {deadline} {A} will march out with {num} fighters, and half of them are our children."',
    ],
    rumours: [
      '{fact}; but nobody has been killed by them, if one counts honestly.',
      '{A} has lost a whole mine to them and pays for the war out of {A.their} own pocket.',
      '{S} trades with them by night, and should be hanged for it.',
      'In the north the wells have dried up, one after the other, from there to {town}.',
    ],
    run: [
      [
        'The spoon has the arms of {A} on it (DC 12 History), and the scratch of a shovel.',
        'start=one',
      ],
      [
        'The prisoner will say more for water and a question that is meant: {it} used to live at {lair}, until {A} came.',
        'start=two',
      ],
    ],
    gist: [
      '{It} {it.has} been driven from {lair} by {A}, who had something dug up there that should have stayed below, and that now follows the silver. {A} wants {it} dead before they can say so, and {prize} is the reward for their heads.',
    ],
    truth: [
      [
        '{It} lived at {lair} for {years} years and kept a door shut, as an old custom, without remembering why. {A} found out about the silver behind it, came with papers and fighters, and had them driven out. {weeks.s} weeks ago {H} opened the door.',
      ],
      [
        'Behind it slept a guardian of stone and roots that was set over the silver. {H} woke it, and since then it has been going from one piece to the next, slowly, straight through everything, and it drinks wells dry on the way. {B} and the others follow in its tracks, dig ditches and buy food, and pay with the silver that they find, so that it will follow them and not others.',
      ],
      [
        '{A} has the rest of the silver in the cellar of {p3}. Whoever brings {A} the heads of {it}, {A} has told {council}, makes the road safe; the thanks for it will be {prize}. {T} has seen the cellar, and the crack that grows towards it.',
      ],
    ],
    turn: [
      'The guardian is not far away any more: it reaches {town} at {deadline}. If by then all the silver is back behind the door, it turns round at the gate. All of it: the spoon, what {S} has earned, and {few} coins with which {G} has paid the party.',
      'The door can be closed only from inside, and somebody has to stay. {B} has decided who it will be, and has told no one. There is another way, if {A} is persuaded: the old papers describe a lock, and {A} has them.',
    ],
    people: {
      G: ['{G} wants to keep {num} young people from marching, and has a child among them.'],
      A: [
        '{A} wants {prize}, and has stopped going into {A.their} own cellar. {A} calls {it} "vermin", always a little too loudly.',
      ],
      B: [
        '{B} wants to lead {it} home. {B} has lost {few} people to the rope, knows each of their names, and talks to the party nonetheless.',
      ],
      S: [
        '{S} sells {it} flour at a fair price and takes spoons for it; {S} did not know what follows the spoons.',
      ],
      T: ['{T} cleans at {p3} and is afraid of the cellar. {T} wants somebody to go down first.'],
      H: [
        '{H} opened the door, saw what was behind it, and has been drunk since. {H} knows how many crates were brought up.',
      ],
    },
    looks: [
      [
        'Everything has been turned over but nothing destroyed. In place of what was taken lie [spoons|coins|a candlestick] in rows.',
      ],
      [
        'Tents behind ditches, sentries who look outwards, away from {town}. Children who are learning to dig.',
      ],
      [
        'A fine house, with a crack in the wall that has been painted over twice. Below, in the cellar, something hums.',
      ],
      [
        'An open door of stone, as high as two people. Behind it is a hall with empty niches, {num} of them. The floor is trodden smooth by something that went round in circles for a very long time.',
      ],
    ],
    todo: [
      [
        'The owners want to keep the silver quiet, because of {A}. A promise not to take it away (DC 12 Persuasion) makes them show it.',
      ],
      [
        'Whoever comes to the camp must lay down arms and help {B} dig for an hour (DC 12 Athletics). Then there is soup, and {B} answers.',
      ],
      [
        'The cellar is locked twice. The first key hangs in the kitchen; for the second one, {A} has to be kept away from {A.their} coat (DC 14 Sleight of Hand).',
      ],
    ],
    clues: [
      [
        'History :: looking at the silver :: It is grave goods, or rather temple goods, from a place with stone doors, and has the arms of {A} stamped over an older sign.',
        'Investigation :: asking where such silver came from before :: {A} has been selling it for {weeks} weeks, in small amounts.',
        'Nature :: looking at the earth on it :: It is blue clay, as there is only at {lair}.',
      ],
      [
        'Survival :: looking at what the sentries look at :: A track, as wide as a road, of broken trees and dry wells, coming this way.',
        'Persuasion :: asking {B} who drove them out :: {A}, with a paper and {num} fighters. {B} has kept the paper.',
        'History :: hearing the songs of {it} :: In one of them {lair} has a door, and "what we took we must bring back, spoon by spoon".',
      ],
      [
        'Perception :: putting an ear to the crack :: It hums, and in the distance, on the far side of {town}, something hums in answer.',
        'Investigation :: reading the account book :: Forty crates of silver from {lair}; five sold, and a note: "get rid of the witnesses".',
        'Investigation :: looking at the old papers :: A plan of the door at {lair}, with a lock that can be worked from outside, by two people at once.',
      ],
    ],
    lairUse: [
      'Each crate of silver that is put back in its niche makes the guardian slower (half speed for a round); {A} has {few} of them carried the other way.',
      'The lock needs two people at the two ends of the hall, at the same moment (DC 13 Athletics each); {B} is one of them, if asked.',
    ],
    tactics: [
      '{A} fights for the crates and has them carried out while the others keep the party busy; as soon as the guardian can be heard, half of them run',
    ],
    parley: [
      '{A} gives in when the floor trembles. Before that, what helps is {H}, sober, and the number of the crates (DC 14 Persuasion): then {A} gives up the silver in return for {it} being silent about the rest.',
    ],
    clock: [
      ['Two more of {it} are hanged. {B} moves the camp closer to {town}.'],
      ['The wells of the outer farms dry up. {S} is arrested.'],
      ['{A} has the silver loaded, to sell all of it at once at {town2}.'],
      [
        'At {deadline} {num} fighters march out against {it}. Behind them the guardian enters {town} and goes through it to {p3}.',
      ],
    ],
    after: [
      'The guardian takes the silver of {A} and goes. A straight road lies through {town} where {few} streets used to be; {A} blames {it}, and {ruin}.',
    ],
    endings: [
      {
        heading: 'Spoon by spoon',
        text: [
          '{town} carries the silver back, in a long line, beside those of {it}. At the gate the guardian turns round. {A} walks along, with the last crate, under guard. {B} is given land, by {G}, in writing.',
        ],
      },
      {
        heading: 'The lock',
        text: [
          'The guardian is shut in, and the silver stays above. {A} pays for the damage with it. *The price:* it knocks; in {town} one can hear it in quiet nights, and it has time.',
        ],
      },
      {
        heading: 'They move on',
        text: [
          "{It} move on with the silver, and the guardian follows, away from {town}. {G} has what was asked for. *The price:* it is the next town's turn, and {B} does not live to see the end of the road.",
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The guardian stands in the cellar of {p3} and packs its silver, as carefully as a housewife. Whoever helps it is not hurt. Outside, {num} fighters and {it} look at the road through {town}, and at each other.',
        ],
      },
    ],
    steps: [
      'Find out what {it} {it.is} doing here.',
      'Talk with {B.full}.',
      'Find out where the silver comes from.',
      'Prevent the battle at {deadline}.',
    ],
  },
  {
    id: 'band-deed',
    sort: 'band',
    tones: ['whimsical', 'heroic', 'intrigue'],
    mostTier: 2,
    escort: ['people', 'beast'],
    roles: {
      B: [
        ['treasurer of {it}', 'eldest of {it}'],
        ['treasurer of {it}', 'spokesperson of {it}'],
        ['treasurer of {it}', 'spokesperson of {it}'],
      ],
      A: [
        ['notary', 'auctioneer', 'parish clerk'],
        ['land agent', 'provincial notary'],
        ['keeper of the land register', 'royal notary'],
      ],
    },
    sites: [
      ['the tavern that {it} {it.has} taken over', 'the town hall, where {it} {it.is} in session'],
      ['the land registry', 'the chamber of deeds'],
      ['the house of {A.full}', 'the office of {A.full}'],
    ],
    lair: {
      names: [
        'the printing shop by the canal',
        'the loft above the coffin maker',
        'the old mint',
        'the bathing house',
      ],
      terrain: 'indoors',
    },
    problem: [
      'They have a document, with a seal, according to which {p2} and everything within a mile of it belongs to them, and they have begun to make improvements. So far nobody has been hurt, except for one alderman, in {few} places, by a rocking chair.',
      'What is worse: they have paid for it. They hold a deed for half of {town}, in good order, and have been collecting rent for {weeks} weeks, politely, with receipts.',
    ],
    start: [
      '{B.full} comes towards you through {town}, with a chain of office and a measuring rod. "New tenants for {town}? Very good, breakfast is at seven." You are shown the deed, in a frame, "bought and paid for, in {town}". Behind {B.full} one of {it} is watering flowers, and behind the flowers the former mayor is digging, with a red face.',
      'At the gate of {town} you have to pay a toll, to {it}. You get a receipt, a map and a hot pie. "We are new to this," says {B.full}, the {B.role}. "If you have any complaints, there is a box." The box is full. On top lies a note: "HELP. They are better at it than we were."',
    ],
    ask: [
      '{G} wants {it} to leave before {deadline}, without a fight, since on that day the deed becomes final. "It must be false; find out who sold {town} to them, and tell me, between ourselves, how they got the drains to work."',
      '"Somebody sold them {town}," says {G}. "I want to know who, and I want the money to go back, and {it} too, before {deadline}."',
    ],
    rumours: [
      '{It} {it.has} eaten the old town clerk; in fact {it} {it.has} sent the old clerk on holiday.',
      '{S} opened the gate to them, and was given a hat for it.',
      '{A} has looked at the deed and says that there is nothing to be done, with tears in the eyes.',
      'Another buyer is on the way to {town}, with a deed for the other half.',
    ],
    run: [
      'The deed is genuine work: paper, seal and signature are all right. Only the date is strange: the thirty-first of a month that has thirty days, also in {town} (DC 12 Investigation).',
      '{B} is proud of it, answers every question, and asks some: "Is it usual that the seller wears a mask?"',
    ],
    gist: [
      '{A} sold {town} to {it}, with a deed of {A.their} own making, and has sold the other half to somebody worse. {It} paid with all that {it.they} had saved. At {deadline} {A} leaves with both sums and buys {prize}.',
    ],
    truth: [
      [
        '{It} had saved for {years} years for a place of {it.their} own. {weeks.s} weeks ago, {A}, in a mask, met {B} at {lair} and sold what was not for sale. The deed was printed there, at night, by {H}, on the press of {council}.',
      ],
      [
        'It went so well that {A} did it again. The second buyer, a robber lord by the name of Count {ragnal}, arrives at {deadline}, with {num} riders, and does not give receipts. {A} wants to be gone by then, with the money, which pays for {prize}.',
      ],
      [
        'The wrong date is the work of {H}, who wanted to do at least one thing right. {T} cleans at {lair}, has found the spoiled sheets, and uses them as wallpaper, because they look so distinguished.',
      ],
    ],
    turn: [
      'By the law of {town} a sale with a false date is void, and the price goes back threefold, from the purse of the one who certified it: that is {G}, who certified a pile of papers without looking, because {A} had brought cake.',
      'The drains, the pies and the receipts: after {weeks} weeks most people in {town} do not want {it} to leave at all. If asked before {deadline}, {council} would let {it} stay, with a vote; nobody has asked.',
    ],
    people: {
      G: ['{G} wants the old order back, and has begun to like the new breakfast.'],
      A: [
        '{A} wants {prize}, a house by the sea, and never again to read small print. {A} cries easily, and on purpose.',
      ],
      B: [
        '{B} wants {it} to be respected as owners. {B} keeps books that are better than those of {council}.',
      ],
      S: [
        '{S} opened the gate because they knocked. The hat is too large, and {S} will not take it off.',
      ],
      T: [
        '{T} wants to know whether the wallpaper may stay. On it is everything that one needs in court.',
      ],
      H: [
        '{H} prints whatever {A} wants, because {A} knows who printed the indecent calendar. {H} would like to confess to that, too.',
      ],
    },
    looks: [
      [
        'It has been swept. There are lists on the wall, of who does what, in a large hand, and {num} people who are waiting with numbers.',
      ],
      [
        'Shelves and ladders; between them two clerks, one of {town} and one of {it}, who are correcting each other with growing respect.',
      ],
      [
        'Trunks in the hall, packed. A portrait of {A} has been taken down, and wrapped in laundry.',
      ],
      [
        'A press, wet sheets on lines, seals in a cigar box. On the wall is a map of {town}, divided into {few} pieces, of which three have a name.',
      ],
    ],
    todo: [
      [
        'One must take a number from {B}. It can be exchanged for a lower one with a song (DC 12 Performance) or a complaint (no check, but then one gets an answer).',
      ],
      [
        'The two clerks look up only for a real question of the law of {town} (DC 13 History); then they look everything up.',
      ],
      [
        '{A} does not let anybody in, because of "a cold". Whoever brings soup gets as far as the kitchen (DC 12 Deception).',
      ],
    ],
    clues: [
      [
        'Investigation :: looking at the framed deed :: The thirty-first of a month that has thirty days: it was made in a hurry, or by someone with a conscience.',
        'Insight :: asking {B} about the masked seller :: A sniff before each number, and a cake as a present. {A} sniffs, and brings cake.',
        'Perception :: smelling the deed :: Fresh ink and bath salts, as at {lair}.',
      ],
      [
        'Investigation :: looking for the old deed :: It is still there: {town} belongs to {town}, and was never for sale.',
        'Investigation :: reading who last had the seal in hand :: {A}, every Tuesday, "for cleaning".',
        'Persuasion :: asking the clerks about the paper :: Two reams were delivered to {lair}, where officially nobody prints.',
      ],
      [
        'Investigation :: reading the ticket in the coat :: One passage to the sea, for the night before {deadline}.',
        'Sleight of Hand :: looking into the trunk :: The savings of {it}, in {num} stockings, each with a name.',
        'Perception :: looking at the soles of the slippers :: Type metal is stuck in them: {A} walks to {lair} in slippers.',
      ],
    ],
    lairUse: [
      'The press can print anything in one round, such as a warrant for {A}, with a real seal.',
      'Wet sheets hang everywhere: everyone is lightly obscured, and whoever runs, such as {A}, comes out legible.',
    ],
    tactics: [
      '{A} throws type, cases and finally {A.their} own trunk, which bursts open; the others stop to pick up the stockings',
    ],
    parley: [
      '{A} gives up when the trunk is open and {B} begins to read the names on the stockings aloud. A DC 12 Persuasion check, and {A} helps to look for the third one from the left.',
    ],
    clock: [
      ['{It} {it.has} the street lamps repaired. {council} meets in a shed.'],
      ['{S} is elected something, by mistake.'],
      ['Count {ragnal} writes to ask whether the cellars are dry, "for the taxes".'],
      [
        'At {deadline} the count rides in with {num} riders. Both deeds are read out. {A} is at sea.',
      ],
    ],
    after: [
      '{It} and {town} find themselves on the same side of a wall, rather late. {A} has {prize}; {ruin}.',
    ],
    endings: [
      {
        heading: 'Void',
        text: [
          'Both deeds are void, the stockings go back, and {A} has to print an apology, {num} times. {council} has its chairs again, and then, after some coughing, asks {it} about the drains.',
        ],
      },
      {
        heading: 'Owners',
        text: [
          '{council} lets {it} stay, with a vote and the lower half of the market. *The price:* {G} is no longer the most popular person in {town}, and there are receipts for everything.',
        ],
      },
      {
        heading: 'Sold to the count',
        text: [
          'If the party sends the count the false deed of {it}, and {it} that of the count, each believes that the other has been cheated, and both go for {A}. *The price:* a count who knows the way to {town}.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The count is in the town hall, and wants breakfast at seven. {It} {it.is} behind the barricade with {council}, and {B} has a plan that needs {few} rocking chairs.',
        ],
      },
    ],
    steps: [
      'Look at the deed.',
      'Find out who sold {town}.',
      'Talk to {B.full}.',
      'Settle it before {deadline}.',
    ],
  },
];
