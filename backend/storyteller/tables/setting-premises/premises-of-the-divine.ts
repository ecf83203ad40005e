import type { SettingPremise } from './premise-type.ts';

export const premisesOfTheDivine: readonly SettingPremise[] = [
  {
    id: 'dead-gods',
    slot: 'change',
    asks: [
      'god|gods|goddess|deity|deities dead|died|killed|murdered|slain|corpse|bones|body|fallen|gone|left|abandoned|vanished|disappeared|dying|forgotten',
      'without|no gods|god|deities',
      'godless|god_corpse|god_bones',
      'godsgrave|deicide',
    ],
    not: 'god_king|god-king',
    title: 'The Empty Heavens',
    rulers: 'the Vacant Sees',
    guards: 'the temple bailiffs',
    pitch:
      'The gods of {land} are dead; one can walk on them. Their bodies lie where they fell, their miracles run on without them, and people live off both. Now one has been heard to breathe.',
    party:
      'The party has prayed to nothing for years and so can enter a god without being claimed by it. Every diver, priest and bone broker of {town1} has need of such people, and {A} has it first.',
    truths: [
      "A god's body does not rot but turns into what it was god of. The god of corn is a hill of grain in {town2}, and the goddess of doors is a street in which everything opens.",
      'Prayers are still answered in {land}, by habit. One gets what was last asked there, so people queue behind those who have asked for something useful.',
      'Priests are lawyers. They administer the estate of a god, and sue each other over who inherits the rain.',
      'God bone takes an edge like steel and an oath like paper: a promise made on it cannot be broken, and pieces of it are worn at weddings and trials.',
      'The dead have nowhere to go. They stay about the house for a week, embarrassed, and then nobody knows.',
      "Swearing by a god is out of fashion. One swears by one's own name and spits, and children are given long ones for it.",
      'The festivals are still held, since they are good for trade. The chair of honour stays empty, and it is bad luck to laugh at it.',
    ],
    regions: [
      '{town1} is built in the ribs of the king of the gods. The rich live high on the breastbone, and the poor in the hip, where it is damp.',
      '{town2} digs corn out of a dead god with shovels. In {years} years it will be at the bottom, and there is something hard there that nobody mentions.',
      '{town3} lies round the goddess of truth, a pale stone. Nobody lies within nine steps of her, and so all houses begin at ten.',
      '{town4} lies under the god of storms, who fell last, face down. It thunders in him, and they have put up a mill.',
    ],
    factions: [
      [
        'The Vacant Sees',
        'govern as the executors of the dead gods, and want the breathing to be taken for wind',
        'killed the gods: it was a vote, in writing, and the copy is still there',
      ],
      [
        'The Bone Exchange',
        'mines and sells the bodies, and wants a breathing god declared dead by a court',
        'has sold shares in {few} gods that it has never found',
      ],
      [
        'The Waiting',
        'keep the chairs dusted and want them all back, the cruel ones too',
        'have found out that enough people who mean it can fill a body, and that it need not be with the same god',
      ],
      [
        "The Orphans' League",
        'thinks that people have done well alone, and want the bodies buried at last',
        'has one of the gods among its members, small, alive and very sorry',
      ],
    ],
    conflicts: [
      'The king of the gods has taken a breath. Half of {town1} has moved out of his chest, and the other half has moved in, because the rents have fallen.',
      "Two towns claim the river that runs out of a goddess's eye. {town3} has the law on its side, and {town2} has begun to make her laugh.",
      'A boy has healed a cow. No god was near it, no bone, no prayer, and six faculties have asked him how.',
    ],
    people: [
      [
        'executor of a god',
        1,
        'wants somebody to walk into the chest and come out with an answer that can be printed',
        '{A.name} says "the late" before every holy name.',
        'shows the vote to anybody who can prove to {A.them} that one of them forgave it',
      ],
      [
        'corn digger',
        2,
        'wants the thing at the bottom of the god looked at by people who can keep their mouths shut about food',
        '{B.name} eats every crumb, and apologises to it.',
        'lets the digging end if it is {B.their} own child who asks whose body it is',
      ],
      [
        'stone reader',
        3,
        'wants to ask one person one question within nine steps, and needs that person brought',
        '{C.name} talks best with both feet on the tenth step.',
        'goes up to the stone and tells the worst thing {C.they} knows, once somebody else has gone first',
      ],
    ],
    places: [
      [
        'The Nave of Ribs',
        1,
        'the market of {town1}, between bones like pillars, where it has become warm',
        'High up in the ribs is a door that is no bone. Behind it hangs the heart, patched with tin and silver, and it has been wound up.',
      ],
      [
        'The Bottom of the Corn',
        2,
        'a pit of golden walls, dug for {years} years, with a tarpaulin over the deepest part',
        'Below it is a hand, whole, holding a seed the size of a barrel. It is planted in the palm, and it has sprouted.',
      ],
      [
        'The Nine Steps',
        3,
        'a bare ring round the pale stone, swept every day by people who have nothing to hide',
        "On the stone stand the names of all who voted for the gods' death, since a vote is a statement. One of the names is a god's.",
      ],
    ],
    starts: [
      [
        'In the market of {town1} all candles lean over, first one way and then the other. People look up at the ribs. It comes again, slow and deep, and every bell in the chest of the god stirs on its rope. {A} is the only one to look down: at the party, who, as {A.they} says, is not kneeling, and so can presumably walk.',
        "The heart was wound up by the smallest of the gods, who survived as a clockmaker of the Orphans' League. He wants the body to stand up once, and leave.",
      ],
    ],
    openings: [
      [
        'At a wayside altar on the way to {town2} the party finds bread, a fresh shirt and {pay} gold pieces laid out for it, with its names. A queue of peasants stands behind, and politely asks what they prayed for.',
        'It is the last miracle of a small goddess of travellers. She put all of herself into it, and someone has to carry what is left, which fits in a pocket.',
      ],
      [
        'A bone broker in {town4} sells the party a wedding ring, far too cheap. On the road it says, distinctly, "Not yet."',
        'It is cut from the storm god, who fell on his face to listen to something in the ground.',
      ],
    ],
    truth:
      'The gods died by a contract. They had promised to obey whatever all people asked of them with one voice, certain that this would never happen. {years.s} years ago, after the last of their wars, the priests of {land} asked each congregation for the same words on the same morning: be still. They were. Only the goddess of truth had voted with the people, and only the smallest was overlooked, because nobody had ever asked him for anything. What is wound up in {town1} is not the king of the gods. It is his body, and it will be whoever is believed to be in it.',
    secrets: [
      'The boy who healed the cow asked the cow. It is the only prayer in {land} that does not go to a grave.',
      'All executors have to be unbelievers. {A} has prayed every night for {years} years, for pardon.',
      "The dead do go somewhere: into the seed in the corn god's hand. It has about {num} thousand voices, and wants to be planted outside.",
    ],
    steps: [
      'the breath comes once a day, and the Waiting move into the chest with drums',
      'the Exchange has the heart seized as property, and the bailiffs faint in the warmth',
      '{guards} close all churches, and people pray in the streets, to different things',
      'The body stands up, with a market in its ribs. It asks in a voice made of many what it is to do, and whoever answers first has a god.',
    ],
    ends: [
      'The body is told to lie down and be land. It takes one voice from everyone, just as then, and the small god has to say it too.',
      'The Waiting fill it with what they remember. {land.s} has a god again, a kind one, mostly, and nobody is ever quite alone in a room.',
      "The seed is planted on bare ground. The gods' estate is closed, the bones are buried, and the dead have a tree.",
    ],
  },
  {
    id: 'gods-walk',
    slot: 'ruler',
    asks: [
      'god|gods|goddess|deities walk*|live|living|among|rule*|real|visit*|interfere*|mortal|mortals|earth|part|quarrel*|compete',
      'god-king|god-kings|god_king|god_kings|god-emperor|god_emperor|living_god|living_gods|demigod|demigods',
      'island|city|town|street different|own|its god|gods',
      'small_gods|pantheon',
      'city|town|street|land thousand|many|hundred|hundreds|countless gods|deities',
    ],
    not: 'dead|died|killed|slain|murdered|without',
    title: 'The Gods at Home',
    rulers: 'the Gods in Residence',
    guards: 'the incense guards',
    pitch:
      'The gods of {land} live among people: they have houses, debts and opinions on the neighbours. Each {part} has its own. Last night the god of {town2} died, of something that looks like a knife.',
    party:
      'The party belongs to no god, so none of them can hear what it thinks. That is rarer than gold here. {A} has asked it to enter a house that every believer would be struck blind in.',
    truths: [
      'Each {part} of {land} has a resident god, who is owed a tenth, a birthday and an answer when she asks how she looks.',
      'A prayer is answered by the nearest god and not the one addressed. People in {town1} shout, to be fair to the far ones.',
      'What a god says at table is law until the plates are cleared. Servants in {land} are quick, and well paid by lawyers.',
      "Gods cannot lie in their own house, nor enter another's unasked. All politics takes place on doorsteps.",
      "To change one's {part} is to change one's god. It needs a form, a fee and an awkward talk.",
      'Small gods do what they can get: one mends shoes in {town3}, and one stands at a crossing and is thanked.',
    ],
    regions: [
      'The house of the eldest god in {town1} has a number, a knocker and a queue. She sees people between ten and noon, and is usually kind.',
      '{town2} had a god of labour, who worked beside his people and took no tenth. They have laid him out in the mill, and it will not stop turning.',
      "The gods without a {part} lodge in {town3}, four to a room, and take in washing, wishes and each other's mail.",
      'In {town4} the god is a river, or else its people say so, in order to be left in peace.',
    ],
    factions: [
      [
        'The Gods in Residence',
        'rule, each a {part}, and want the murderer handed over to whichever of them is asking',
        'are fading: there are more of them than belief, and each death makes the rest a little stronger',
      ],
      [
        'The Tenth Payers',
        'are citizens who want a god that can be voted out',
        'have learned from the dead one how a god is unmade, because he told them himself',
      ],
      [
        'The Lodgers of {town3}',
        'are small gods who want wages and a Sunday',
        "have sold each other's true names to pay the rent",
      ],
    ],
    conflicts: [
      'The vacant house in {town2} is claimed by a god of war, a goddess of lace, and the mill.',
      'Two gods have blessed one bridge, from either end. Whoever crosses it is married by the middle and at war at the other side.',
      'A new god was born in {town3} during the week, in a laundry. Nobody knows of what, and it likes fire.',
    ],
    people: [
      [
        'doorkeeper of the eldest',
        1,
        'wants the knife found, and wants no god to touch it first',
        '{A.name} opens doors only as far as the face.',
        'admits whom {A.they} let out that night to somebody who has lost a god, too',
      ],
      [
        'miller',
        2,
        'wants the dead god buried like a man, with bread and without incense',
        '{B.name} talks to the mill as to a widow.',
        'names the one who held the knife once that one has been forgiven by the mill',
      ],
      [
        'god of lost buttons',
        3,
        'wants to be asked for something bigger, just once',
        '{C.name} holds out the right button before one has noticed.',
        'gives up immortality, on the spot, for a reason that fits into a sentence',
      ],
    ],
    places: [
      [
        'The House with the Knocker',
        1,
        'the eldest receives here, in a kitchen, and asks people what they have eaten',
        'In the drawer with the knives one is missing, and in its place lies a button. The eldest looks at it whenever she cannot lie.',
      ],
      [
        'The Mill',
        2,
        'the god of labour lies on the meal sacks, smaller than anybody remembers',
        'His hands are closed about his own tools. He unmade himself, in one stroke, and somebody guided it (DC 13 Medicine).',
      ],
      [
        'The Lodging House',
        3,
        'five floors of small gods, thin walls, and a landlady who believes in none of them',
        'It is her disbelief that keeps them small. In the cellar is a shrine to her late husband, who has begun to answer.',
      ],
    ],
    starts: [
      [
        'In {town1} an old woman asks the party to carry her basket. It grows heavier with each step; whoever sets it down is forgiven, kindly, and asked their name. Whoever carries it to the door sees the knocker turn its head. "A god has been killed," says {A} in the door, "and she would like you to find out that it was not her."',
        'The eldest lent the knife without asking what for, and cannot deny it in her own house. So she has not been asked, so far, and hopes to keep it that way.',
      ],
    ],
    openings: [
      [
        'A god sits on the steps of the inn in {town2} and weeps, and nobody dares to walk past him to breakfast.',
        'He is the god of war, and the dead one was the only person who ever made him work for his bread.',
      ],
      [
        "A stall in {town3} sells wishes, second-hand. The party's own is among them, in its own writing, and has never been made.",
        'The god of next week lodges upstairs, and is behind with the rent.',
      ],
    ],
    truth:
      'There is belief in {land} for about half of its gods. The god of labour worked it out on the back of a flour sack, and drew the conclusion that he should go, and that the others might follow by turns. He asked the eldest for a knife and the god of lost buttons for a steady hand. His share was meant for the small ones in {town3}. But the great gods have drunk it up between them, and liked it, and now each of them looks at the next and counts.',
    secrets: [
      'A god who is thanked by name and asked for nothing cannot be harmed that day. Nobody has ever tried it twice running.',
      'The new god in the laundry is a god of labour.',
      'The eldest has forgotten what she is the goddess of, and has been kind for {years} years to be on the safe side.',
    ],
    steps: [
      'a small god is found dead, and the lamps in the great houses burn brighter',
      'the gods shut their doors, and all their laws are now made on the steps',
      '{guards} of two gods meet on the bridge, and are married and at war',
      'The war god moves into the mill by force. It stops, everywhere, all work stops, and the gods learn what they have lived on.',
    ],
    ends: [
      'The gods go by turns, as he planned, each with a feast. {land.s} gets used to silence, and to answering for itself.',
      'The child of the laundry is brought up by {town2}, and the great ones are made to work for a living. Two of them like it.',
      'The eldest says aloud in her own kitchen what she did. It is the end of her power and the beginning of her being loved.',
    ],
  },
];
