import type { SettingPremise } from './premise-type.ts';

export const premisesOfMarvels: readonly SettingPremise[] = [
  {
    id: 'steam-and-magic',
    slot: 'change',
    asks: [
      'steampunk|magitech|arcanepunk|magepunk|clockwork|gaslamp|dieselpunk|aetherpunk',
      'steam|steam-powered|engines|factories|machines|industrial magic|magical|spell|mages|spirits|elemental',
      'industrial revolution|age|city',
      'railway|railways|trains|locomotives|train|automatons|automaton|robots|golems|constructs|warforged',
      'magic technology|engines|machines|industry',
    ],
    title: 'Steam and Spell',
    rulers: 'the Boiler Lords',
    guards: 'the brass watch',
    wild: 'the slag fields',
    way: 'by rail',
    pitch:
      'Steam drives {land}, and bound spirits heat the boilers: one small fire spirit per engine, signed for and stamped. In {town2} forty engines have stopped at once, without a fault, in the same minute.',
    party:
      "The party has a licence to enter engines that are hot, which costs a fortune, or the owner's despair. {A} despairs, and pays in advance for an answer before the evening shift.",
    truths: [
      'A bound spirit turns a wheel for seven years and is then released, by law. A brass plate on each engine shows the date, and engineers touch their caps to it.',
      'Clocks, trains and wages in {land} keep the time of {town1}. The sun is allowed to differ by four minutes.',
      'Whoever has lost a hand at work is given one of brass. It is better than the old one, and belongs to the company.',
      'Soot is the weather. The rich wear white to show that they can, the poor wear grey and change at night.',
      'A wizard in {land} is an engineer with a union card. He is paid by the hour, and summons in overalls.',
      'There is a machine that writes, one that plays chess and one that says mass. People prefer the first two.',
      'One does not whistle near a boiler. The old hands say "it listens", and the young ones laugh, and do not whistle.',
    ],
    regions: [
      '{town1} has three storeys: villas with fountains of steam, the streets, and the pipes, where as many people live as in the other two.',
      '{town2} is all works. At shift change its lanes run with people like a sluice, and the night has a red lid.',
      '{town3} builds what thinks: clockwork clerks, calculating looms, a choir. Its engineers no longer know why it works, and draw lots for who asks.',
      '{town4} is the end of the line, a camp of rails and tents, where the company buys land from people who do not sell it.',
    ],
    factions: [
      [
        'The Boiler Lords',
        'own the engines and so govern {land} from {town1}, and want the forty running by morning',
        'have released no spirit for {years} years: the plates are changed and the date moves on',
      ],
      [
        'The Union of Stokers',
        'wants ten hours, whole lungs and its hands back',
        'talks to the spirits through the pipes, and has found them to be good comrades',
      ],
      [
        'The Cold School of {town3}',
        'wants engines that need no fire and no soul',
        'has built one, and it has asked to be let off on Sundays',
      ],
      [
        'The Loosened',
        'are people who break plates, rails and windows, in that order, in the name of what is inside',
        'are led by a spirit in a brass suit, who has learned patience from a kettle',
      ],
    ],
    conflicts: [
      'The forty engines of {town2} stand still and are warm. The Lords say sabotage, the stokers say Sunday, and it is Wednesday.',
      'A brass hand has signed a strike call that its wearer did not write. The court has to decide who is to be arrested, up to which joint.',
      'The new line to {town4} goes through a burial hill. The rails that were laid yesterday have been found this morning, neatly coiled.',
    ],
    people: [
      [
        'works inspector',
        1,
        'wants the plates of the forty engines read by someone who does not belong to the company',
        '{A.name} keeps four watches and trusts none of them.',
        'prints the true dates in all the papers once {A.they} has heard what is in the pipes speak',
      ],
      [
        'stoker and union speaker',
        2,
        'wants a message brought into a hot boiler and the answer brought out',
        '{B.name} knocks twice on metal before touching it.',
        'calls off the strike for the release of a single spirit, the one named Ember, who has been hers for {years} years',
      ],
      [
        'builder of thinking engines',
        3,
        'wants {C.their} best work hidden from its buyers, at its own request',
        '{C.name} thanks doors that open by themselves.',
        'sets the machine free if somebody else has called it "who"',
      ],
    ],
    places: [
      [
        'The Forty',
        2,
        'a hall of silent engines, so clean that people lower their voices',
        'In the soot of each boiler door is a word, from inside, the same forty times: "Please." The plates have been screwed on over {few} older ones.',
      ],
      [
        'The Under-Pipes',
        1,
        'a warm city of pipes below {town1}, with washing lines and schools',
        'One pipe has a listening horn, worn by ears. What one hears is counting: it is the spirits, and they are at three days.',
      ],
      [
        'The Difference Hall',
        3,
        'the great calculator runs day and night, and nobody has ordered what it calculates',
        'It reckons what would happen in {land} without steam, and has got as far as the second winter. The result so far is: "they share".',
      ],
    ],
    starts: [
      [
        'The party\'s train slows down, in the middle of {wild}, and stands. The driver climbs down, opens the firebox, and takes off his cap. In the coals sits something the size of a cat, looks from one of the party to the next, and says, in the driver\'s accent: "Not you, you bought a ticket. Him." It points at {A}, in first class.',
        'It is the same minute in which the forty stop. The spirits have learned to speak through the pipes, have voted, and want an inspector to read a plate aloud.',
      ],
    ],
    openings: [
      [
        'A chess machine in a café of {town3} loses on purpose, and pushes a slip of paper to the winner with the last pawn: "They will melt me at six."',
        'It is the engine that wanted Sundays off. {C} has an hour and a laundry basket.',
      ],
      [
        "A porter's brass hand takes the party by the sleeve in {town1} and will not let go. The porter is as surprised as they are.",
        'The hand has belonged to three workers, has seen the plates changed, and remembers it in the only way it can: it writes.',
      ],
    ],
    truth:
      "The first spirits came of their own will: seven years' work for a fire that nobody would put out. Then the engines became too dear to stand still while one asked the next, and the first Boiler Lord had a plate changed. It has gone on like that for {years} years. A spirit that is not released does not grow weaker but older, and those in the oldest boilers are not small any more. They do not want revenge yet. They have set a term, in a fair contract, by the only clock they trust: a kettle in the kitchen of {B}.",
    secrets: [
      'The contract of the first spirits hangs framed in the boardroom of {rulers}. It has a second page.',
      'The rails to {town4} were coiled by their own layers, who have been paid in tickets.',
      'The engine that thinks without a soul has one by now. It got it from being thanked.',
    ],
    steps: [
      'the Lords have new spirits caught, younger ones, and the lamps of {town1} cry',
      'the brass hands go on strike, with and without their wearers',
      "{guards} are sent to the Forty with cold water, which is murder in the spirits' law",
      'The kettle boils. All boilers in {land} open their doors at once, quite gently, and what comes out has {years} years of back pay to collect.',
    ],
    ends: [
      'The plates are read aloud and every spirit is let go. Most of them stay until the end of the shift. {land.s} walks for a year, and then hires.',
      'The Cold School gives the engines minds of their own. They work six days, and the Boiler Lords have to learn to ask.',
      'A new contract is signed, with a union for fire. It is dearer, it holds, and {B} is made to wear a top hat once.',
    ],
  },
  {
    id: 'familiars',
    slot: 'change',
    asks: [
      'familiar|familiars|daemon|daemons|spirit_animal|animal_companion|animal_companions|soul_animal|bonded_animal|bonded_animals|soulbound',
      'everyone|everybody|every|all|each|children|born animal|beast|companion|pet|dragon|spirit bond|bonded|has|have|born|with|soul',
    ],
    not: 'talking_animals?|animals_talk|animals_rule|prophecy',
    title: 'The Second Heart',
    rulers: 'the Pair Courts',
    guards: 'the collar watch',
    pitch:
      'Everyone in {land} has a familiar, an animal that comes at the age of seven and dies when they do. It shows what one is, and what one may become. In {town2} a hundred children have turned seven, and nothing has come.',
    party:
      'The party has no familiars, or such as were not born here, so by law it is either four children or four ghosts. {A} thinks that ghosts are what {town2} needs, and has the stamp.',
    truths: [
      'A familiar comes at night, through whatever door is there. Parents leave a window open from the seventh birthday on, in winter, too.',
      'One swears by the other half. Two people may lie to each other all day long, but their animals lie side by side or they do not.',
      'Whoever has a hound may be a judge, a hawk an officer, and a rat a good many things that nobody puts on a sign.',
      "To touch another's familiar without leave is the worst thing one can do in {land}. Doctors wear gloves, and lovers ask.",
      'A familiar that is locked up more than a mile away makes a person obedient. It is done by courts only, in houses with a view.',
      'Those who have none are called singles. They sit at the back, are paid half and are not asked what they feel, since there is nothing to see.',
    ],
    regions: [
      '{town1} has high doors, low doors and perches. In its court each case is heard twice, once in words and once below the table.',
      '{town2} is the town of the singles, who grew up there, were sent there or moved there for love. Its windows are open in January.',
      '{town3} has the houses with a view. From the street one sees {num} animals on {num} window sills, all looking the same way.',
      'In {town4}, in the woods, familiars live whose people have died. There should be none of these, and they hunt as one pack.',
    ],
    factions: [
      [
        'The Pair Courts',
        'govern by the judgment of people and beasts, and want no panic about {town2}',
        'decide what a child will get: the animals are bred in {town3} and sent by night, and they cost',
      ],
      [
        "The Singles' Aid",
        'wants full wages and front seats',
        'has discovered that singles are not empty at all: theirs were sold to others before they could come',
      ],
      [
        'The Twice Paired',
        'are rich families who have two, and say that it is a gift',
        'pay the Courts for a second one each generation, and do not ask whose it was',
      ],
      [
        'The Pack of {town4}',
        'does not speak, and wants something that it looks for at every seventh birthday',
        'is the lost half of the singles, grown up wild, and does not know which is whose',
      ],
    ],
    conflicts: [
      "A judge's hound has lain down across the feet of the accused and will not get up. The judge has to find him guilty, or find out what it knows.",
      'Two people want to marry whose animals are cat and bird. Both have sworn to hold still.',
      'The hundred children of {town2} have been offered places in the works of {town3}, with board. Their mothers have nailed the windows open.',
    ],
    people: [
      [
        'clerk of the low bench',
        1,
        'wants to know where a hundred animals are that were paid for and not delivered',
        '{A.name} lets {A.their} marten answer first.',
        'opens the order book once the marten has bitten {A.them}',
      ],
      [
        'single and window nailer',
        2,
        'wants to go into the wood of {town4}, to be looked at by something',
        '{B.name} holds one hand a little away from the body, at the height of a head.',
        'gives up the search for the sake of a child whose turn it would be',
      ],
      [
        'keeper of a house with a view',
        3,
        'wants {num} windows opened at one and the same time, and an alibi',
        '{C.name} has the same tired eyes as the owl on {C.their} shoulder.',
        'brings out the key as soon as one of the animals turns its head',
      ],
    ],
    places: [
      [
        'The Low Bench',
        1,
        'the space under the court table, where the animals sit and the real trial takes place',
        'Children can follow it. On the underside of the table stand marks: verdicts that were bought, each with a paw print.',
      ],
      [
        'The Sills',
        3,
        'houses full of animals at the window, and people come by with flowers on Sundays',
        'In the back rooms are cages, small ones, with names and prices. A hundred are empty since last week, opened from outside with teeth.',
      ],
      [
        'The Place of Waiting',
        4,
        'a clearing in the woods with a ring of flattened grass',
        'The Pack has laid out a hundred young animals here, warm and licked. It has brought them as far as it could, and does not know the houses.',
      ],
    ],
    starts: [
      [
        'At the gate of {town1} everyone is entered twice, person and beast. The clerk looks under the party\'s cloaks, dips the pen, and does not know what to write. In the silence a stray dog comes out of the crowd, old and grey, sits down beside one of them and leans. Every head turns. {A} whispers: "Whatever you do, do not say that it is not yours."',
        'It is one of the Pack, whose person died long ago. It has decided, and that cannot happen. It also knows the way to the hundred.',
      ],
    ],
    openings: [
      [
        'A seven-year-old in {town2} shows the party her familiar. It is a broom, and she looks at them very firmly.',
        'Her own is in the clearing, a marten, and it has her laugh. It was promised to a clerk.',
      ],
      [
        "A rich couple at the inn have a heron and a lynx each and are gracious about it. At night one of the lynxes scratches at the party's door and wants to be followed.",
        'It belongs to {B} by birth, has done for {years} years, and has smelled {B.them} on the party.',
      ],
    ],
    truth:
      "Familiars come by themselves to whomever they belong to; they always did. The Pair Courts found {years} years ago that they can be caught on the way, on the roads through {town4}, and given to those who pay. So a fishmonger's son has a lion's place and the general's daughter his lion. The bond holds, badly. Those who were robbed are the singles, and those who escaped the nets are the Pack. This autumn it was strong enough to break the cages.",
    secrets: [
      'A bought familiar sleeps with its back to its person. All of {town1} thinks that this is normal.',
      "The chief judge's hound is stuffed. He has been alone for {years} years, and judges better than before.",
      "A bond can be undone by both hands being opened at one time, the human's and the other's. It hurts for a year, and then it heals.",
    ],
    steps: [
      'the Courts send out nets, at double pay',
      'animals on the sills of {town3} begin to howl, at one hour, and their people obey nobody while it lasts',
      '{guards} set fire to the wood of {town4}',
      'The Pack comes down to {town2} on the night of the birthday, burned and a hundred strong, and stands before the open windows. In {town1} every bought beast gets up and goes to the door.',
    ],
    ends: [
      'The hundred are brought home, one house after another. The lynxes, lions and hawks of the rich follow in their own time, and {land} does not know any more who is fit for what.',
      "The Courts are held to their own law: they have touched what is another's. Their animals sit in judgment, and it is done under the table.",
      'Nothing is given back that loves where it is. The order book is burned, the roads are free, and from now on a window is only a window.',
    ],
  },
];
