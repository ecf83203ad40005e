import type { SettingPremise } from './premise-type.ts';

export const premisesOfForbiddenMagic: readonly SettingPremise[] = [
  {
    id: 'magic-forbidden',
    slot: 'change',
    asks: [
      'magic|sorcery|spell|mage|wizard|witch|sorcerer|witchcraft illegal|forbidden|banned|outlawed|crime|hunted|persecuted|hunts|prohibited|punished|feared|hunt|hunting|burn|burned|secret|outlaw|death',
      'inquisition|witch-hunt|witch_hunt|witch_hunters|mage_hunters|inquisitor|inquisitors',
    ],
    title: 'The Law against Wonders',
    rulers: 'the Plain Court',
    guards: 'the salt inquisitors',
    pitch:
      "Magic is a crime in {land}: the first spell costs a hand's breadth of hair, the second the voice. It has been so since the burning of {town2}. Now the Plain Court itself is looking for a healer, discreetly.",
    party:
      'The party has magic, or company that has. It carries it through {land} like a smuggled cheese. {A} has smelled it, has told nobody, and needs something done that the law does not believe in.',
    truths: [
      'Salt lies on every threshold of {land}. It does nothing, but who steps over it too carefully is asked why.',
      'Whoever is caught is not burned but silenced: the voice is taken, in a bottle, by law and by a surgeon. The bottles are kept in {town1}, and on quiet nights one hears them.',
      'Everybody in {land} has an aunt who could do something. People say "she has good hands", and change the subject.',
      'Swords, ploughs and clocks are made better here than anywhere. It is what people have put their pride into.',
      'A child that has the gift is sent away "for its lungs". The sanatoria in the hills of {town4} are full, and nobody there coughs.',
      '{guards.s} can detect magic only by a trained dog, and a good one costs as much as a house. {few.s} of them are real.',
    ],
    regions: [
      '{town1} has the Plain Court, straight streets and the best surgeons in the world. Fortune tellers there are called statisticians.',
      '{town2} has been built up again, all but one square, where it still burns, quite low, after {years} years.',
      '{town3} copies out the old books with the spells left out. Its copyists remember the gaps very well.',
      '{town4} lies high up, with healthy air and closed curtains. Its children do not write home, since their letters would arrive before they were sent.',
    ],
    factions: [
      [
        'The Plain Court',
        'governs by the law against wonders, and wants no exception, not even for itself',
        'has one: its oldest judge is dying, and has asked for what she took from others',
      ],
      [
        'The Good Hands',
        'are midwives, shepherds and thieves with a little magic, who want it to be called a trade',
        'pass on spells as cooking recipes, and some of their dishes are illegal in {few} ways',
      ],
      [
        'The Dog Men',
        'breed the dogs, and want more inquisitors, who need more dogs',
        'train the dogs to bark at whomever they point out',
      ],
      [
        'The Lungs',
        'are the grown children of {town4}, who want to come home',
        'have found out that the square in {town2} was lit by no mage',
      ],
    ],
    conflicts: [
      "A salt inquisitor's daughter has put out a fire by looking at it. All of the street saw it, and all of the street is silent, until somebody wants something.",
      'A surgeon refuses to take another voice. He has no reason that the law knows, and the next sentence is due on Sunday.',
      'A play in {town3} has a wizard in it. It has been forbidden, sold out and applauded, in that order.',
    ],
    people: [
      [
        'salt inquisitor',
        1,
        'wants a healer brought to {town1}, at night, with a safe conduct that {A.they} cannot sign',
        '{A.name} steps over salt like everyone, and counts the steps.',
        "breaks the seal of the bottles once {A.they} has heard {A.their} mother's among them",
      ],
      [
        'midwife with good hands',
        2,
        'wants a recipe book brought to {town4}, past the dogs, wrapped round a ham',
        '{B.name} hums while working and stops when the door opens.',
        'heals the judge for no money, no pardon and one question',
      ],
      [
        'grown child of the sanatorium',
        4,
        'wants to see the square in {town2} burn, close by, with somebody who is not afraid',
        '{C.name} coughs politely, as a greeting.',
        "gives up revenge when the fire answers to somebody else's name",
      ],
    ],
    places: [
      [
        'The Bottle Room',
        1,
        'a vault of the Plain Court, with numbered shelves and thick felt on the door',
        "A voice is given back by pulling the cork near its owner. The oldest bottle is labelled with the name of the law's author, and it is full.",
      ],
      [
        'The Burning Square',
        2,
        'a square of low blue fire with a fence, flowers, and a plaque with the wrong date',
        "In the middle stands a dog cart of iron. The fire is alchemist's oil, of the sort that the Dog Men use to train (DC 13 Nature).",
      ],
      [
        'The Long Ward',
        4,
        'forty beds with a view, aired every day, in which healthy people lie when there are visitors',
        'Behind the linen cupboard is a school. On its board stands the timetable of the Plain Court for next month.',
      ],
    ],
    starts: [
      [
        'At the gate of {town1} a dog barks at the party. The queue steps back, salt is strewn in a ring, and {A} comes out of the guardhouse, looks at them one by one and then at the dog. "That one barks at everything," {A.they} says, loudly, and lower: "I need one of you. I do not want to know which."',
        'The dog is a real one, one of the few. The judge has a week to live, and {A} was brought up by her.',
      ],
    ],
    openings: [
      [
        'The soup at the inn in {town2} is so good that one of the party can suddenly see through the table. All the guests go on eating, and watch.',
        'It is an entrance examination of the Good Hands. The right answer is to ask for salt.',
      ],
      [
        "A bottle rolls out of a cart on the way to {town3} and sings, in a woman's voice, a name and an address. The driver puts his hands over his ears and weeps.",
        'Somebody is stealing voices out of the Bottle Room and sending them home by carrier. The driver had thought that it was beer.',
      ],
    ],
    truth:
      "{town2} was burned by mistake, by hunters of a duke who wanted a mage to work for him and lit oil to frighten her. She died of putting out most of it. The duke wrote the law against wonders that same night, so that there would be somebody to blame, and had her voice bottled as the first. What nobody knew then is that a silenced mage's power goes with the voice: the Bottle Room is by now the mightiest magical arsenal in the world, the judges have begun to notice, and the dying one means to drink it.",
    secrets: [
      "The only witness of the fire is the mage's own voice, in the first bottle. It was labelled with the duke's name, to hide it.",
      'A dog that has been kept in {town4} for a year does not bark at magic any more, but at lies.',
      'The surgeon has taken no voices for years. He has taught his patients to keep silent.',
    ],
    steps: [
      'the judge has the bottles brought to her bed, one each evening, and gets better',
      '{guards} clear the sanatoria, with dogs that bark at children',
      'the square in {town2} flares up, and the Court shows everyone the reason for the law',
      'The judge stands up, young, and speaks in {num} voices. The law against wonders has one exception now, and no other law is needed.',
    ],
    ends: [
      'The corks are pulled, all of them, in the open. Voices fly home over {land} for a night, and in the morning the mages can speak, and have something to say.',
      'The first bottle is heard in court. The law falls by its own rules, and the dogs are retrained for truffles.',
      'The healer heals the judge, and the Court grants a licence: one wonder, one fee, one form. Magic becomes a trade, as the Good Hands wished, and not all of them like it.',
    ],
  },
  {
    id: 'no-magic',
    slot: 'change',
    asks: [
      '(?:no|without|lost|lacks|lacking|zero|dying|dead|fading|failing|vanished)_magic',
      'magic(?:_(?:is|are|has|had|have|was|been|once|slowly|all|no|longer|does|not)){0,4}_(?:gone|vanished|dying|dead|fading|fades|disappeared|died|stopped|left|exist|exists|failing|disappearing|weakening|ended|returns|came_back|comes_back|ran_out|lost)',
      'nonmagical|non-magical|magicless',
    ],
    not: 'non|slaves',
    title: 'After Magic',
    rulers: 'the Board of Works',
    guards: "the board's constables",
    pitch:
      'Magic left {land} on one afternoon, {years} years ago. The bridges it held up are wrecks, the mages are clerks, and people have built a world of rope, steam and paperwork. Yesterday a spell worked.',
    party:
      'The party does things by hand, rope and wit, and is good at it. Any magic in its packs is worth no more than the wood it is made of. {A} asks it to look at something that cannot have happened.',
    truths: [
      'People call it the Afternoon. Everyone in {land} over {years} can say where they stood, and what fell down beside them.',
      'Wands are sold by the bundle as kindling. Some people still say please to them.',
      'Old mages are given a pension and a post without responsibility. They are courteous, drink, and check each morning, with one finger, under the blanket.',
      'What magic did is now done by guilds: light by the gas men, healing by the surgeons, letters by runners. Each of them dreads its return.',
      'The beasts that were made by magic live on, and do not breed. The last gryphon is in {town1} and has become fat.',
      'To speak of miracles in company is thought to be low. Children play "Afternoon": they stand on a wall, say the word and jump.',
    ],
    regions: [
      '{town1} hangs in cables where it once hung in the air. Its riggers are the new nobles, and never look down either.',
      '{town2} lies under a bridge that is half there. Its people live from what falls off it, and have painted targets on the roofs.',
      'In {town3} there is still the university, with a faculty of magic that teaches its history, its grammar and how to grieve.',
      '{town4} never had any magic and has not noticed. It exports rope, and smugness.',
    ],
    factions: [
      [
        'The Board of Works',
        'governs {land} by inspection, and wants the spell that worked yesterday declared a gas leak',
        'knows the cause of the Afternoon: it switched it off, to end a war, and lost the key',
      ],
      [
        'The Guild of Riggers',
        'holds up {town1}, and wants to be paid for each hour of it',
        'cuts a strand here and there, so that the Board does not forget',
      ],
      [
        'The Emeriti',
        'are old mages who want one more day of it',
        'have built a shelter in which there is an hour of magic each year, and use it to talk to their dead',
      ],
      [
        'The Level Ones',
        'are the young, who want never again to live under somebody who can fly',
        'have caught the girl who cast the spell, and like her, and do not know what to do',
      ],
    ],
    conflicts: [
      'A lamp has been burning in {town2} since yesterday without gas. The gas men have cut the street off, and the lamp burns on.',
      'The bridge over {town2} has begun to hum. The riggers want to tie it down, the Emeriti want to walk out on it.',
      'A surgeon has lost a patient, and the mother has heard that a lamp in {town2} burns by magic again. She goes from door to door and asks who lit it.',
    ],
    people: [
      [
        'inspector of the Board',
        1,
        'wants to find whoever cast a spell yesterday, and has no form for what comes then',
        '{A.name} knocks on wood, to test it.',
        'tears up the report after {A.they} has flown, one yard, for one breath',
      ],
      [
        'emeritus of magic',
        3,
        'wants to be carried up to the broken bridge before the Board closes it',
        '{B.name} finishes sentences in the old grammar, in which verbs came true.',
        'gives up {B.their} hour of magic to someone who needs it for a living person',
      ],
      [
        'rigger of the Level Ones',
        2,
        'wants a girl brought out of {town1} in a rope basket, and no speeches about destiny',
        '{C.name} ties people to things while talking to them.',
        'trusts magic the first time it holds somebody whom a rope would not have held',
      ],
    ],
    places: [
      [
        'The Hanging Wards',
        1,
        'streets in cables, with a toll at each splice, and a view between the boards',
        'At the heart of the oldest knot there is no knot: {few} streets of {town1} hang on nothing, and have never stopped doing so.',
      ],
      [
        'The Half Bridge',
        2,
        'it ends in the air, with a handrail, and people throw down wishes and sometimes plates',
        'The stones that are missing are all still there, and can be felt with a bare foot. The Board has known it for years (DC 13 Arcana).',
      ],
      [
        'The Switch Room',
        3,
        'a cellar of the faculty, locked, and marked as a broom cupboard on every plan',
        "It has a lever, down, and a chair before it with a skeleton in a judge's robe. In the dust are fresh, small footprints.",
      ],
    ],
    starts: [
      [
        "A cable parts in {town1}, and a market stall goes over the edge with a boy on it. Everybody screams, but one girl, who says a word that only old people know. The stall stops in the air. For as long as a breath nobody moves. Then four guilds run for her at once, and {A} blows a whistle and throws the party, of all people, a constable's badge.",
        'She is {few} years old, found the lever while looking for a broom, and moved it by the width of a thumb.',
      ],
    ],
    openings: [
      [
        'A bundle of kindling that the party has bought in {town2} says "thank you" when it is put in the fire.',
        'One of the sticks was a court wand. It knows who pulled the lever, and has had {years} years to think about it.',
      ],
      [
        'In {town3} nine old men in robes ask the party to be quiet for an hour, and to hold the rope if they should rise.',
        'It is the hour. This year somebody else will answer, from outside.',
      ],
    ],
    truth:
      "There was a war of mages, which would have left nothing. The judge of both sides went down to the place where all magic in {land} comes up, shut it off, and sat before the lever until she died, so that nobody should ask her to open it again. The Board found her and wrote the rules. But the lever does not fit any more: magic has been pressing against it for {years} years, and what the girl let through was a thumb's breadth. It will not go back, and the rest is coming.",
    secrets: [
      'The gas men have known for a year that some lamps burn without gas, and have sent bills all the same.',
      'The gryphon is not the last one. It is sitting on something.',
      'The judge left a letter: "Not for ever. Only until they have learned to hold each other up by themselves."',
    ],
    steps: [
      'things float a little in {town3}, chiefly hats',
      'the guilds strike, all together, and the Board learns how many of them there are',
      '{guards} collect all wands, and a storehouse of kindling begins to argue',
      'The lever breaks. At four in the afternoon everything that was ever enchanted in {land} resumes, in the middle of what people have built in its place.',
    ],
    ends: [
      "The lever is moved by the thumb's breadth each year, in the open, by vote. The girl will be old when it is up, and {land} ready.",
      "Magic comes back in one afternoon, and the riggers' ropes hold those whom it would have dropped. They are the nobles of both ages.",
      'The source is closed for good, which needs someone to sit in the chair. {B} has always wanted to be near it.',
    ],
  },
];
