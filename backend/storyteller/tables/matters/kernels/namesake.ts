import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Others commit crimes, or earn praise, under the name of the party. A leads them. */
export const namesake: MatterKernel = {
  id: 'namesake',
  sort: ['claim', 'band', 'person'],
  tells: [
    {
      says: 'impersonate imitate pretend pose copy',
      objects: 'party hero adventurer one member us them player you character',
    },
    {
      nouns: 'party hero adventurer impostor imposter double lookalike',
      says: 'impersonate copy imitate wanted',
    },
    { nouns: 'lookalike namesake' },
    {
      nouns:
        'artist impostor group band people actor player criminal bandit thief men adventurer someone team',
      says: 'be',
      objects: 'hero heroe party adventurer',
    },
    { says: 'frame', objects: 'party hero adventurer us them player' },
    { says: 'use', objects: 'name face' },
  ],
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['jailer', 'innkeeper', 'sergeant of the watch'],
      ['captain of the provincial guard', 'keeper of the jail', 'bishop'],
      ['captain of the palace guard', 'chief justice', 'first minister'],
    ],
    A: [
      ['leader of the travelling players', 'master of the puppet stage'],
      ['leader of the travelling players', 'theatre manager'],
      ['theatre manager to the court', 'leader of the great company'],
    ],
    B: [
      ['horse dealer', 'inn owner', 'goldsmith'],
      ['ship owner', 'vineyard owner', 'jeweller'],
      ['ambassador', 'jeweller to the crown', 'border lord'],
    ],
    S: [
      ['bounty hunter', 'thief-taker'],
      ['bounty hunter', 'thief-taker of the province'],
      ['bounty hunter', 'thief-taker of the crown'],
    ],
    H: [
      ['prompter', 'wig maker', 'tailor of the company'],
      ['prompter', 'wig maker', 'stage manager'],
      ['prompter', 'wig maker', 'stage manager'],
    ],
  },
  sites: [
    ['the strongroom of {B.full}', 'the stable of {B.full}'],
    ['the inn where "the party" stayed', 'the tavern where "the party" celebrated'],
    ['the wagon of {A.full}', 'the lodgings of {A.full}'],
  ],
  lair: {
    names: ['the burnt playhouse', 'the tithe barn beyond the fields', 'the old riding school'],
    terrain: 'wild',
  },
  problem: [
    "The bills were put up before you arrived, and they are quite well drawn: height, hair, the way in which one of you holds the head. {B.full}, the {B.role}, was robbed by you on Tuesday. On Thursday you dined, praised the soup, and left by the window. There are {few} witnesses to each of these things, decent people, and each of them knows you by name. On Tuesday and Thursday you were three days' journey from {town}.",
    'You have been in {town} for a week already, people say, and were charming at first: drinks for all, signatures for children. Then {B.full}, the {B.role}, opened {B.their} strongroom to show you a map, and woke up in it. {S.full}, the {S.role}, has been on your heels ever since; and the worst of it is that those others, people say, are better looking.',
  ],
  start: [
    [
      'The innkeeper drops a tray when you come in. "You have some nerve," she says. "The bill, the window, and my good spoon." In a corner people get up who have clubs. Beside the door hangs a bill with all of you on it. [It is a good likeness, down to the boots|Only the noses are wrong]. "One moment," says somebody at the bar, {G.full}, the {G.role}, and holds up two ringed fingers. "One of those whom you saw was left-handed, Marta. Throw them something." A spoon flies.',
      '@inn',
    ],
    [
      'You are cheered. It begins at the gate, children run ahead, somebody puts a garland on one of you. On the square a stage has been set up for you with a chest on it, for the collection; {num} people are waiting for you to speak about the flood. "Again," says {B.full}, the {B.role}, beaming. "As beautifully as on Tuesday." [There is no flood|You know of no flood]. From behind, {G.full}, the {G.role}, says softly: "I see you have never been here. Do not turn round. Say something about sandbags."',
      '@stage',
    ],
  ],
  ask: [
    '"I have a warrant for you and a bad feeling," says {G}. "I can lose the one for as long as I have the other. Bring me the ones who did it, before {deadline}, with the goods, and if possible side by side with you, so that {B} can see it with {B.their} own eyes. After that I must serve it."',
    '{G} counts your fingers, all of them. "It is not you. I would have to swear to that in court, against {few} honest people, and I shall not. So prove it. They have one more large thing planned, under your names, for {deadline}; I know it since they have ordered the costumes."',
  ],
  rumours: [
    'They can change faces, and that is why they paid in advance.',
    'One of them asked about the vault, and wept about a dog.',
    '{S} has sworn not to wash until they hang.',
    'The others were much friendlier than these here.',
    'A wig maker in {town} has bought up red hair.',
    'On {deadline} they are to be made citizens of honour, and all the silver will be on show.',
  ],
  run: [
    [
      'The others have studied well, and from stories: they do what the party is told of, not what it does. Whoever behaves quite differently from the own reputation is believed (DC 12 Performance or Insight).',
      'start=inn',
    ],
    [
      'The chest for the collection has a bottom that opens downwards, and {H} is sitting below the stage (DC 13 Perception).',
      'start=stage',
    ],
    'Each of the party has a double, and each of the doubles has one trait too many: a laugh, a limp, a verse. The witnesses remember that best.',
  ],
  gist: [
    'What is said is so: {fact}, and those who do it are players. {A} leads them, after {few} years of empty houses; in the roles of the party they had a full one for the first time. The goods, the costumes and the plan for {deadline} are at {lair}. {S} believes honestly that the party did it. {H} knows all the parts, and would like it to end.',
    '{Fact}: the doubles are {A} and a company of players, and they learned the party by heart. What they have stolen is at {lair}. The great performance is to be on {deadline}, with all the silver of {town} on show and the party to blame for it.',
  ],
  truth: [
    [
      '{A} had a play about the party, and a good one. Nobody came. Then one evening they went from the stage to the tavern in their costumes, and were given drinks, a room, and the key to a cellar. {A} thought of it as a benefit night. On the second time it was a robbery.',
      '{A} was once saved by people such as the party, was overlooked in the thanks, and has never forgotten how they rode off, without turning round. {A} wanted them to hear for once what it is like if people say of one what one has not done. The money is for the company.',
    ],
    [
      '{B} was robbed by the best scene that they have: the heroes ask to see the treasure so that they may guard it. {H} sat behind a screen and prompted. What they took stands at {lair}, with lot numbers, since {A} keeps books about the properties; nothing has been sold yet.',
    ],
    [
      'The real thing is to come on {deadline}: honours, silver, a speech, and the lamps go out. Then the company takes off its faces and is among the audience, weeping with the rest, and the party is known from here to the coast. That {fact} was only the rehearsal.',
    ],
  ],
  turn: [
    'One of the doubles has done something good in the meantime: pulled a child from the mill race, in costume, before all the people, and limps since then. In {town} they love the party for it. The double would like to keep that one thing, and would give evidence for it.',
    '{S} has caught them, all of them, and does not know which: the party in one cellar, the company in the next one, and each side says that it is the real one. {S} has until morning and a list of questions. The company knows the answers better.',
  ],
  people: {
    G: [
      '{G} has seen many liars and few left-handed ones. {G} likes the party for its bad reputation, which fits so badly.',
    ],
    I: [
      '{I} plays the part too well and has begun to sleep in costume. {I} would like to know, from the original, how it feels.',
    ],
    A: [
      '{A} wants a full house, and on {deadline} the fullest one of all. {A} speaks all parts along, with the lips only, and is moved by {A.their} own speeches.',
      '{A} wants the party to be sorry for something. {A} has played heroes for twenty years and has never been thanked by anyone who was not drunk.',
    ],
    B: [
      '{B} was robbed by friends, and that is how {B} tells it. {B} would recognise the voice of the one behind the screen.',
    ],
    S: [
      '{S} is honest, stubborn and unwashed, and has never caught the wrong one, because {S.they} always waits one night longer than necessary.',
    ],
    T: [
      '{T} sells a garland to the heroes each time and has noticed that the second lot took them with the other hand.',
    ],
    H: [
      "{H} knows everybody's lines, and has seen the clubs. {H} would whisper the truth, if somebody dried up at the right moment.",
    ],
  },
  looks: [
    [
      'A good lock, not broken; a chair, a rope, a gag that has been ironed. [On the floor is a puddle of rose water|On the floor lies a hair, red, with glue on it]. On the wall somebody has left the signature of one of you, in chalk, more beautiful than the real one.',
    ],
    [
      'Here hangs a sign, "THEY slept here". The bed is roped off, and may be looked at for a copper. [In the guest book there are verses|On the table there are verses, scratched with a knife]. Everyone has a story about you, and tells it to you.',
    ],
    [
      'Painted canvas, baskets, a mirror with {few} candles. Drawings are pinned round it: each of you, from in front, from the side, laughing, afraid. Below them stands, in pencil: "why so modest?"',
    ],
    [
      'Rows of benches, a stage, and on it {town}, in cardboard: the square, the platform, the silver in gold paper. Behind it stand chests with lot numbers, and {few} dummies in costume, so exactly like you that one is startled, twice.',
    ],
  ],
  todo: [
    [
      '{B} does not let you in, understandably. {G} can come along (DC 11 Persuasion); somebody may go who is in none of the drawings; or one comes as oneself and is sorry (DC 14 Deception).',
    ],
    [
      'The party may pay for looking at its own bed. Whoever plays the double of the own double (DC 12 Performance) is told what is "as always"; whoever says who one really is, is laughed at, and told that the others did it better.',
    ],
    [
      '{A} receives people who want to go on the stage. One of you has to speak for a part, and it is that of one of you (DC 13 Performance; too good is suspicious); meanwhile the others have the baskets.',
    ],
  ],
  firstFight:
    'on the second evening the party is arrested by honest citizens, with kitchen knives and a rope ({skirmish}). They stop when one of the party does something that its reputation would never do: paying, apologising, or crying.',
  clues: [
    [
      'Investigation :: looking at the gag and the hair :: Ironed linen and glue for wigs. Nobody was robbed here by a party of adventurers: it was a scene, with props.',
      'Insight :: having {B} tell it in all the voices :: There is one voice too many, behind the screen, that always came first by a breath: a prompter. {A} has the only one in the land.',
      'Nature :: smelling at the rose water :: Rose water, lamp smoke and old burnt timber, or hay: the whole smell of {lair}.',
    ],
    [
      'History :: reading the verses :: They scan, and they are from a play, {years} years old, "for six heroes and a dog". It has been acted once. The author is {A}.',
      'Perception :: comparing the stories told about "you" :: In each one of you does something with the left hand, at the same cue. It was rehearsed: somebody has directed it.',
      'Survival :: looking at where the window leads :: Below it a cart waited, with canvas over it. Its track goes out to {lair}.',
    ],
    [
      'Sleight of Hand :: looking into the basket of papers :: A cast list with your names on the left, and others on the right. At the top stands {A}, "direction, and a weeping citizen".',
      'Investigation :: reading the order for the costumes :: They are to be ready by {deadline}, and there is one set too many: "citizens, weeping". So they mean to remain in the audience.',
      'Arcana :: asking the mirror, or only whoever cleaned it :: No magic. It is practice; daily, from six till nine, at {lair}.',
    ],
  ],
  lairUse: [
    'The cardboard town falls forwards (one action, DC 12 Athletics): whoever stands below it is restrained until the end of the next turn, unless there is a window where one stands (DC 12 Dexterity saving throw).',
    'The dummies: whoever stands still among them in costume (one action, DC 13 Stealth) is not there any more, for either side.',
    'The lamps of the stage are worked from one lever (one action): dark, bright or red; whoever sets it knows beforehand, and has advantage on the next attack roll.',
  ],
  tactics: [
    "each double fights against the one whose part it has, with that one's best-known trick, a little too large; {A} directs from the prompter's box, and {H} passes the real swords up, slowly",
  ],
  parley: [
    'The party plays its doubles, better than they do (three checks of Performance, DC 13, by three of the party; two are enough). It is the best evening the company has ever seen; {A} laughs until the tears come, and asks what they want.',
    '{H} holds the book. If somebody asks for it, in the middle of a sentence of {A} (DC 12 Persuasion), {H} does not prompt, for the first time in {years} years. {A} dries up, and it is over.',
  ],
  clock: [
    ['"The party" gives a dinner for the poor, on credit, in the name of the party.'],
    ['{B} raises the reward. {S} has found out where the party lodges, and sits across the road.'],
    ['At {p2} there is a fire, and the party has set it: {few} people saw that.'],
    [
      'On {deadline} "the party" mounts the platform, among cheers, and begins to speak about the silver.',
    ],
  ],
  after: [
    'The lamps go out, the silver is gone, and the party is wanted, from {town} to the coast, with a very good likeness. {A} has a full house wherever the company plays: the piece is called by your names, and at the end you all hang.',
  ],
  endings: [
    {
      heading: 'Both on one stage',
      text: [
        'On {deadline} the heroes come up the steps twice. It is quite still. {B} walks from one to the other, asks each for the same sentence, and closes the eyes to listen. At the third one {B.they} nods. The company takes off its wigs, and bows, since it cannot help it; there is even some applause. {G} tears up a warrant. That {fact} was played in {town} for years, by {H}, with {A} on parole in the part of {B}.',
      ],
    },
    {
      heading: 'A contract',
      text: [
        'The party makes use of the doubles: it is not easy to be in two places at once, and now it can be done. {B} gets everything back, by night, with lot numbers. *The price:* there are bills up here for ever, the company is quarrelsome, and somewhere the party is already said to be married.',
      ],
    },
    {
      heading: 'With real swords',
      text: [
        'At {lair} those lie who wore the faces of the party. *The price:* in {town} it looks as though the party had fallen; there is a handsome funeral, {B} weeps, and it takes {weeks} weeks until anybody believes the survivors.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '"The party" is speaking, the lamps are about to go out. Somebody in the audience must laugh at the wrong moment, or weep; then the company makes a pause, out of habit, and the party has one sentence.',
      ],
    },
  ],
  steps: [
    'Hear what "you" are said to have done.',
    'Find out who plays you.',
    'Find the place where it is rehearsed.',
    'Clear your names before {deadline}.',
  ],
  frame: {
    labels: { suspects: 'Everybody suspects' },
    suspects: [
      'The party. {S.full} means to catch it, honestly; {T.full} has noticed the wrong hand.',
    ],
    where: [
      '{lair}, where they rehearse from six till nine. {A.name} is in {town} by day, with a wagon and a poster, and asks for contributions.',
    ],
    hooks: [
      '{G.full}, the {G.role}, is the only one in {town} who believes that it was not you, and has asked you in by the back door.',
      '{G.full}, the {G.role}, has had you shown in without witnesses, and has locked the door, from inside.',
    ],
    ownMagic: [
      [
        '*Zone of Truth*: "I am a hero, eight times a week," says {A}, and believes it.',
        'level>=3',
      ],
      '*Disguise Self*: whoever goes as the own double has it easier than as oneself; at {p2} it is even cheaper.',
      ['*Detect Thoughts* on a double finds lines, blocking, and stage fright.', 'level>=3'],
      ['*Sending* to {H} gets twenty-five words by return, with the stresses marked.', 'level>=5'],
    ],
  },
};
