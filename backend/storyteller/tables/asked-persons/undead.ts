import { noun, type AskedStory } from './story-type.ts';
import { ghosts } from './trade-words.ts';

/** Ghosts, the undead, and feared beings who are kind. */
export const personsOfDeath: readonly AskedStory[] = [
  {
    id: 'asked-ghost-child',
    asked:
      /\b(?:ghost|spirit|phantom|spectre|specter)s? (?:of|who was) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:girl|boy|child|daughter|son|kid|toddler)\b|\b(?:dead|ghost|ghostly) (?:little )?(?:girl|boy|child)\b/iu,
    other: 'washerwoman',
    look: [
      '{P.name} is as small as a child of seven, with wet hair that never dries and one shoe.',
      'One sees the wall through {P.name}, down to the buttons of a coat that is out of fashion by a whole lifetime.',
    ],
    manner: [
      '{P} wants to play hide-and-seek, and cannot understand why people always find the walls so hard.',
      '{P} asks everyone whether it is bedtime yet, and is relieved by "not yet".',
    ],
    want: '{P} wants to be fetched home: she was told to wait here until somebody came for her, and she has been good.',
    pronouns: { P: 'she', Q: 'she' },
    ask: [
      '{P} asks the party to find her other shoe, since without it she will be scolded. She knows where {pay} gold pieces are buried, and gives them for it.',
      '{P} asks the party to find out which of the graves of {town2} is hers; she shows them a dry well with {pay} gold pieces and a dead thief in it.',
      '{P} asks the party to make the "big quiet man" stop calling her: a lord of the dead collects children for a gate between the worlds. What she offers are {pay} gold pieces of a drowned king.',
    ],
    says: [
      '"Are you the ones who fetch me? You have got no lantern. They said that there would be a lantern."',
      '"I am not dead. I am only cold. Count to a hundred, and do not cheat."',
      '"The lady hums when she is sorry. She hums all night."',
    ],
    tell: 'At the hour before dawn {P} stands by the water of {town} and holds up one hand, as one does for someone taller.',
    truths: [
      '{P} drowned {years} years ago. {Q} was a girl herself, had charge of her, ran off to a dance, and told everybody that the child had been taken by strangers; an innocent carter was hanged for it. {Q} hums the old lullaby each night, and that is what holds {P} here.',
      '{P} was pushed into the water by her own uncle, for a house. {Q} saw it and was paid to keep silent; the bones are under the new laundry, which {Q} built with the money. As long as they lie there, {P} can go no farther than her own street.',
    ],
    clues: [
      [
        'Perception',
        'listening at the house of {Q} at night',
        'she hums, and {P} comes to the window.',
      ],
      [
        'History',
        'looking up the year when {P} died',
        'a carter was hanged, and nobody ever saw a body.',
        1,
      ],
      [
        'Insight',
        'asking {Q} who taught her the lullaby',
        'she says "nobody", and the tub runs over.',
        1,
      ],
      [
        'Religion',
        'asking {P} how far she can go',
        'she stops at the wall of the laundry as at a locked gate.',
        2,
      ],
    ],
    pressed: [
      'If {Q} comes to the water with a lantern and says that it is bedtime, {P} takes her hand and is gone. The carter is cleared only if {Q} also says it to the reeve.',
      'With the bones in a grave beside her mother, and the other shoe on them, {P} yawns and sleeps. The uncle, an honoured man, does everything to keep the floor of the laundry closed.',
    ],
  },
  {
    id: 'asked-ghost',
    asked: ghosts,
    other: 'gravedigger',
    look: ['Rain falls through {P.name}, and the hem of the old coat ends in mist.'],
    manner: [
      '{P} reaches for door handles out of habit, and goes through the door instead.',
      '{P} speaks of the year of {P.their} death as of last week.',
    ],
    want: '{P} wants one thing put right that was left undone on the last day, and can touch nothing to do it.',
    ask: [
      '{P} asks the party to carry a letter from behind a loose stone to a family in {town2}, and tells them where {pay} gold pieces lie.',
      '{P} offers the {pay} gold pieces of a lost strongbox for the name of the one who struck the blow, which came from behind.',
      '{P} knows where {pay} gold pieces of a fallen crown are hidden, and gives them to whoever bars the gate through which the newly dead of the realm are being led away.',
    ],
    says: [
      '"Forgive me if I do not shake hands. It is unpleasant for both of us."',
      '"I have all the time there is, and only one use for it."',
      '"Is it still the old duke? No? Then it has been longer than I thought."',
    ],
    tell: 'Each night at the same minute {P} says half a sentence in the same spot, and cannot finish it.',
    truths: [
      '{P} was murdered by the grandfather of {Q}, whose family has dug every grave in {town} since then, so that nobody digs in the wrong place. {Q} knows where the body lies.',
      "{P} opened the gate to an enemy, {years} years ago, for a promise, and was the first to be killed. {P} tells everyone that it was {Q.full}'s family, and has come to believe it.",
    ],
    clues: [
      [
        'Perception',
        'going through the graveyard of {town}',
        'one strip by the wall has never been dug, and {Q} walks round it.',
        1,
      ],
      [
        'Religion',
        'asking {P} to finish the sentence',
        'it begins "tell them that I did not", and the lamps go out.',
      ],
      [
        'History',
        'comparing what {P} tells with the church book',
        '{P} died before the gate was opened, or says so; the book has it an hour later.',
        2,
      ],
    ],
    pressed: [
      'With the bones in the light and {Q} beside them, {P} hears the truth said aloud and finishes the sentence. After that there is only the coat of mist, and then not even that.',
      '{P} rages for one night, with everything in {town} that is loose. At dawn {P} says the sentence to the end, "that I did not mean it", and goes if one of those who were wronged answers.',
    ],
  },
  {
    id: 'asked-undying',
    asked: [
      noun('lich|immortal|undying|mummy'),
      {
        kind: ['weary'],
        noun: /\b(?:vampire|vampiress|lich|immortal|undying|undead|elf|elven|eternal)\b/u,
      },
    ],
    other: 'physician',
    look: ['{P.name} wears the mourning ribbons of {few} different centuries on one sleeve.'],
    manner: [
      '{P} yawns behind a fan at whatever people call new, and can say when it was new before.',
      '{P} lets guests win at chess, to see a game that {P.they} does not know.',
    ],
    want: '{P} is tired of immortality, and wants an end that is not a hunter with a stake: a death that means something.',
    ask: [
      '{P} asks the party to bring a sunrise in a picture, a song or a jar, one that is worth {pay} gold pieces: {P.they} has forgotten what it was like.',
      '{P} pays {pay} gold pieces for the grave of a certain woman near {town2}, opened and unharmed, with what lies in her hands.',
      '{P} offers {pay} gold pieces and {P.their} whole library to those who find out how the pact with the lord of the undead can be ended, for all of that blood at once.',
    ],
    says: [
      '"I have buried nine physicians. They all said that I looked well."',
      '"Everybody asks what it is like. It is like a long evening with the same guests."',
      '"Do stay until I am hungry. I promise to tell you when."',
    ],
    tell: 'Once a month {P} sits by an open shutter until the first grey, and each time a little longer.',
    truths: [
      '{P} has written {P.their} own end for the feast of {town}: at sunrise the castle is to burn with all of those who serve the blood, {few} of them in high posts. {Q}, who is one of them, has found out and is starving them towards a feast of another kind.',
      '{P} cannot die as long as one descendant lives, and has spared {Q}, the last of them, for {years} years, out of love. {Q} knows nothing of it, is ill, and will be dead by spring; {P} could save {Q} with one bite, and be there for ever.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the invitations to the feast',
        'all of the guests are pale, rich and much older than they look.',
        1,
      ],
      [
        'Insight',
        'speaking to {P} of next year',
        '{P} smiles as one does at a child, and changes the subject.',
      ],
      [
        'Medicine',
        'looking from {Q} to the portraits of {P}',
        'they have the same ear, down to the fold.',
        2,
      ],
      [
        'Perception',
        'waiting outside the house of {Q} at night',
        '{P} stands under the window until the coughing stops.',
        2,
      ],
    ],
    pressed: [
      '{P} asks the party to stand at the doors, and to let nobody out but the servants. Whoever takes {Q} out of the game beforehand saves all of {town}; {P} stays to the end and thanks them by name.',
      'If a cure for {Q} is found, {P} has a reason to go on, and is angry and glad about it. If {Q} dies free, {P} goes out to meet the sun, and asks for company up to the door.',
    ],
  },
  {
    id: 'asked-feared-kind',
    asked:
      /\b(?:witch|hag|necromancer|warlock|ogre|troll|orc|goblin|giant|monster|demon|devil|dragon|medusa|beholder|werewolf|vampire|lich)\b.*\b(?:nice|kind|gentle|harmless|friendly|good|sweet|misunderstood|vegetarian|loves (?:children|flowers|kittens))\b|\b(?:nice|kind|gentle|harmless|friendly|good|sweet|misunderstood|reformed) (?:old )?(?:witch|hag|necromancer|warlock|ogre|troll|orc|goblin|giant|monster|demon|devil|dragon|medusa|beholder|werewolf|lich)\b/iu,
    other: 'preacher',
    look: [
      'Children dare each other to touch the fence of {P.name}, and find sweets on the posts; those who have gone in say that {P.name} is actually nice.',
    ],
    manner: [
      '{P} coughs before coming round a corner, so that nobody is frightened.',
      '{P} makes terrible faces at strangers, gives it up, and offers them soup.',
    ],
    want: '{P} wants to be asked in, once, by the front door, to a house in {town}.',
    ask: [
      '{P} asks the party to carry medicine to {few} sick children in {town} and not to say who made it, for {pay} gold pieces in very old coins.',
      '{P} pays {pay} gold pieces for a herb from the cliffs near {town2}: a fever is coming to three villages, and they will blame {P} for it.',
      '{P} offers {pay} gold pieces for a guard to the court: {P} alone knows what is waking under the realm, and those who see {P} shoot first.',
    ],
    says: [
      '"Yes, I did say that I would eat them. They were on thin ice, and it worked."',
      '"The skulls came with the house. I have put flowers in them."',
      '"You did not scream. Would you like to see the garden?"',
    ],
    tell: 'At dusk {P} walks round {town} outside the last houses, and shuts each gate that somebody has left open.',
    truths: [
      'The evil name is what keeps worse things away: the dead of the wood fear {P} only as long as {town} does. {Q} has preached so well against it that the first people have stopped being afraid, and the dead have begun to come nearer.',
      '{P} once did what people say, {years} years ago: a whole farm died of it. {Q} is the child who got away, and does not know that {P} has paid for all of {Q.their} schooling.',
    ],
    clues: [
      [
        'Survival',
        'following the evening walk of {P}',
        'outside the gates are tracks of bare feet, which turn back where {P} has trodden.',
        1,
      ],
      [
        'Religion',
        'counting the candles in the church of {Q}',
        'since the last sermon the nights have grown louder.',
        1,
      ],
      [
        'Investigation',
        'asking who paid for the school of {Q}',
        'the sums came each spring, in very old coins.',
        2,
      ],
      [
        'Insight',
        'asking {P} about the burnt farm',
        '{P} does not say that it was somebody else.',
        2,
      ],
    ],
    pressed: [
      '{P} plays the monster once more, in the market, with thunder, and {town} is safe and hates {P.them}. If the party stays and explains it, they find another way: everyone shuts the gates together.',
      '{P} tells {Q} in the church, aloud, and waits. {Q} cannot forgive it that day, but takes the hand off the bell rope; later there is an invitation, to the back door first.',
    ],
  },
];
