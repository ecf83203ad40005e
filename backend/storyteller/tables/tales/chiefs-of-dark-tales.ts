import type { ChiefEnemy } from './tale-types.ts';

export const chiefsOfDarkTales: Readonly<Record<string, readonly ChiefEnemy[]>> = {
  'nobody-dies': [
    {
      who: 'the guest of the palace',
      creatures: ['Vampire Spawn', 'Vampire'],
      is: [
        '[The guest of the palace has drunk from the same beds every night since nobody dies, and fights for that« and not for {A}».|Since nobody dies, the guest of the palace empties the same people every night, and wants {A} to go on.]',
      ],
      text: [
        'It [drops from the ice on whoever touches the ring|climbs along the ice, and drops on whoever touches the ring], and [daylight|sunlight], let in from above, drives it off.',
      ],
    },
    {
      who: 'the lender of the ice',
      creatures: ['Bone Devil', 'Ice Devil', 'Pit Fiend'],
      is: [
        '[A devil has lent {A} the ice, because a soul that cannot leave can be bargained with while it waits.|The ice of {lair} is on loan from a devil«, who wants the second ring»: those who cannot die will sign anything.]',
      ],
      text: [
        'It [keeps its feet outside the nails|does not step over the nails], strikes at [those who kneel by them|whoever bends down to them], and leaves when the first nail is out«, since the loan is then void».',
      ],
    },
    {
      who: 'the first king of the house',
      creatures: ['Wight', 'Mummy Lord'],
      is: [
        '[The first king of the house lies in this ice, and has risen because the ferryman did not come for anyone: he wants his throne.|Under the ice lay the first king of the house; he is up, as nobody is taken« any more», and {A} has promised him the throne.]',
      ],
      text: [
        'He fights« without haste,» [against whoever wears the best arms|against the strongest first], and kneels if the ferryman speaks his name.',
      ],
    },
  ],
  clause: [
    {
      who: 'the bailiff of the lower court',
      creatures: ['Chain Devil', 'Erinyes', 'Pit Fiend'],
      is: [
        '[The bailiff of the lower court wants the fee for a seizure, and {A} has promised it {town}.|A seizure is paid by its size, and {A} has told the bailiff of the lower court that it will be {town}.]',
      ],
      text: [
        'The bailiff [binds|chains] one of the party each time it can, «strikes at those who are not bound, »and [lays down its weapon|stands still] while the judge speaks.',
      ],
    },
    {
      who: 'the marshal of the founder',
      creatures: ['Wight', 'Mummy Lord', 'Lich'],
      is: [
        "[The founder's marshal was buried under the throne« with an oath unpaid», and fights for the seal that {A} holds up.|Under the throne the founder had a marshal buried, who owes one more service to the seal, and {A} has the seal.]",
      ],
      text: [
        'The marshal wants [a discharge, in writing|to be discharged, and in writing], goes for [whoever gives the orders|the one who speaks for the party], and crumbles if {B} signs it.',
      ],
    },
    {
      who: 'the second witness',
      creatures: ['Oni', 'Rakshasa'],
      is: [
        '[The second witness has sworn to what {A} says, under many faces, and is lost if one of them is doubted.|{A} has a witness with many faces, who is paid by the oath and is lost if one of them is doubted.]',
      ],
      text: [
        'It [fights in the shape of one of the party|takes the shape of one of the party], lets others be struck in its place, and [must show itself|loses its face] if it is asked, before the judge, to swear to its name.',
      ],
    },
  ],
  star: [
    {
      who: 'the piece of the night',
      creatures: ['Cloaker'],
      is: [
        '[A piece of the night came down with the first gap, and hangs under {lair}« like a coat»: it wants to be between the star and every face.|Something black has come down through the gaps and hangs in {lair}; {A} feeds it, and it wants eyes.]',
      ],
      text: [
        'It folds itself round the head of [whoever looks down|one who does not look up], and bright light«, held close,» makes it let go.',
      ],
    },
    {
      who: 'the astronomer before {A.name}',
      creatures: ['Wraith', 'Lich'],
      is: [
        '[The astronomer before {A.name} looked up, asked too much, and has stayed: one last answer is all that is wanted of {A}.|Before {A.name} another one sat here and asked; the body is gone, the asking is not.]',
      ],
      text: [
        'The old astronomer drains [those who speak|whoever speaks], [passes over|takes no notice of] the silent, and is gone when it is told, truthfully, what it did not live to see.',
      ],
    },
    {
      who: 'the caller of the names',
      creatures: ['Oni', 'Rakshasa'],
      is: [
        '[The caller of the names wears the faces of those who have gone up, «and {A} lets it, »since it makes others look.|{A} has found a being that wears the faces of those who went up, and wants more of them.]',
      ],
      text: [
        'It calls to the party from [above|the rim], strikes at whoever looks, and has no face [for a round|until the end of its next turn] if somebody says [what the real one would never have said|how the real one left].',
      ],
    },
    {
      who: 'the thing below the rim',
      creatures: ['Roper', 'Aboleth'],
      is: [
        '[Something has crept up to the rim of {lair}, because it remembers the sky before there was a star in it, and {A} has promised it that sky.|What lies below the rim of {lair} is older than the star and wants it gone; {A} has told it that the party comes to save the star.]',
      ],
      text: [
        'It drags people [over the rim, to itself|down« to itself, over the rim»], one at a time, and lets go of those who are shown to [the star|the lens].',
      ],
    },
  ],
  heir: [
    {
      who: 'the count without a reflection',
      creatures: ['Vampire Spawn', 'Vampire'],
      is: [
        '[No mirror shows the count, and {A} is the only one who has ever shown him his face: for that portrait he fights.|The count has no reflection; only in a picture by {A} has he seen himself, and he wants to see it« again».]',
      ],
      text: [
        'He [steps out of another frame in each round|uses each frame as a door], bites those who stand before the pictures, and [stops|forgets the fight] at the sight of his own portrait, [turned to him|if it is turned to him], until it is covered.',
      ],
    },
    {
      who: 'the statue of the first king',
      creatures: ['Clay Golem', 'Stone Golem', 'Iron Golem'],
      is: [
        '[{A} has put the finishing touches to a statue of the first king, and with them the belief that the party means to melt it down.|The statue of the first king was finished by {A}«, obeys {A}», and wants nothing but to stay as it is.]',
      ],
      text: [
        'It comes straight on, «breaks frames and bones alike, »and [stands|freezes] for a round if somebody [takes its measure with a thumb, like a painter|asks it, as a painter would, to hold still] (DC 16 Performance).',
      ],
    },
    {
      who: 'the dealer in likenesses',
      creatures: ['Oni', 'Rakshasa'],
      is: [
        '[The dealer in likenesses buys from {A} the faces that are left over, and wears them.|Where faces go that nobody remembers, the dealer knows, who has them from {A} and wears them.]',
      ],
      text: [
        'It [changes its face in each round|has another face in each round]«, so that [one hesitates to strike|it looks like somebody missed]», and [is at a loss|loses the one it wears] when somebody calls that face by its name.',
      ],
    },
  ],
  'dream-house': [
    {
      who: 'the canopy of the bed',
      creatures: ['Cloaker'],
      is: [
        '[The canopy of the bed is alive, «has grown fat on bad nights, »and wants {B} to sleep on.|What hangs over the bed is no canopy: it lives on sleepers, and {A} has never told anybody.]',
      ],
      text: [
        'It comes down over the head of [whoever bends over the bed|the one next to the bed], «screams as people scream in their sleep, »and shrinks from [a lamp held close|each bright light].',
      ],
    },
    {
      who: 'the night sister',
      creatures: ['Night Hag'],
      is: [
        '[The night sister sits on the chests of those who sleep in {town}, and {A} has given her a key to every house.|{A} has engaged a night sister, who is paid in dreams«, and has never been richer».]',
      ],
      text: [
        'She fights [half in this room and half in that of the dream|by stepping out of this room and into it again], goes for those who are tired, and must go [where a window is opened to the morning|when it grows light].',
      ],
    },
    {
      who: 'the first of the line',
      creatures: ['Mummy', 'Mummy Lord'],
      is: [
        '[In the dream the founder of the line has got up«, in his burial sheets», and wants a queen to lie beside him; {A} has let him in.|The first of the line walks through the house in his burial sheets, and {A} has told him that {B} is his.]',
      ],
      text: [
        'He [pulls the sheets over those whom he strikes|lays those whom he strikes on the floor, with folded hands], does not step on [anything that is of today|what is of today«, such as a newspaper»], and sinks back if {B} says no to him in her sleep.',
      ],
    },
    {
      who: 'the visitor',
      creatures: ['Oni', 'Rakshasa'],
      is: [
        '[The visitor comes as the dead of those whom it visits, and {A} has promised it a house full of mourners.|{A} has a visitor in the house, who looks like somebody whom one has buried«, and lives on being let in».]',
      ],
      text: [
        'It [speaks first and strikes after|asks to be embraced, and strikes], and cannot keep the face of anyone [who is named as dead, aloud|of whom somebody says aloud that they are dead].',
      ],
    },
  ],
  'empty-mask': [
    {
      who: 'the tyrant in the last alcove',
      creatures: ['Wraith', 'Mummy Lord', 'Lich'],
      is: [
        '[The last tyrant of {town} was hung up here« with the robes», and {A} has promised the old man a vote.|In the last alcove hangs the last tyrant of {town}, who wants to be counted once more, and {A} has promised it.]',
      ],
      text: [
        'He drains those who [contradict him|speak against him], spares anyone who kneels, and [returns to his hook|hangs himself up again] when {G} reads out the deed of his deposition.',
      ],
    },
    {
      who: 'the understudy of all nine',
      creatures: ['Oni', 'Rakshasa'],
      is: [
        '[{A} keeps an understudy for all nine, who has no face to lose and wants to keep one of them.|The understudy of all nine has been promised a face by {A}«, for good».]',
      ],
      text: [
        'It [fights in the voices of the council|gives orders in the voices of the council], takes the face of whoever was struck last, and [stands bare|has none] for a round if its mask is pulled off (DC 16 Sleight of Hand).',
      ],
    },
    {
      who: 'the thing that attends every sitting',
      creatures: ['Roper', 'Aboleth'],
      is: [
        '[Something has lain under the canal« since before {town}», listens to every sitting, and lends {A} what it has heard.|{A} has found what lies under the canal and attends each sitting from below: it wants the council to go on, and never to end.]',
      ],
      text: [
        'It draws people towards the grating, [one after the other|one in each round], and cannot bear [silence|it if nobody speaks]: after a round without a word it sinks back.',
      ],
    },
    {
      who: 'the oldest of the robes',
      creatures: ['Shield Guardian', 'Stone Golem', 'Iron Golem'],
      is: [
        '[The oldest robe stands up without anyone in it, of felt over something heavy, and does what the majority wants; {A} does the counting.|There is a robe that needs nobody inside«, heavier than a door», which {A} has on a string of votes.]',
      ],
      text: [
        'It [walks over what lies in its way|tramples on«, without a glance»|treads on whoever is in front of {A}], and stands still if [more people in the room|more voices|more people who are present] call "No" than "Aye".',
      ],
    },
  ],
};
