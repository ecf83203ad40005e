import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { suitorCreatures } from '../suitor-creatures.ts';

/** A vote in which both sides cheat. A and B are the candidates; a third party profits. */
export const election: MatterKernel = {
  id: 'election',
  sort: ['claim', 'event', 'person', 'band', 'site', 'thing', 'feud'],
  tells: [
    {
      nouns: 'election vote candidate ballot campaign referendum',
      says: 'rig cheat fix buy steal manipulate sabotage bribe lie be win run vanish die murder poison tie promise fight hate',
    },
    { nouns: 'candidate ballot referendum' },
    { says: 'elect' },
    { says: 'vote', objects: 'mayor council chief king leader elder guildmaster' },
    { says: 'run stand', objects: 'mayor office council election' },
    { says: 'rig', objects: 'election vote' },
  ],
  not: suitorCreatures,
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['beadle', 'schoolteacher', 'keeper of the ballot box'],
      ['clerk of the elections', 'dean of the university', 'bishop'],
      ['clerk of the Diet', 'high priest of the realm', 'keeper of the rolls'],
    ],
    A: [
      ['mill owner', 'cloth merchant', 'inn owner'],
      ['banker', 'shipping magnate', 'colonel of the levies'],
      ['lord treasurer', 'grand admiral', 'lord of the eastern marches'],
    ],
    B: [
      ['brewer', 'carter', 'master mason'],
      ['head of the guilds', 'printer', 'vineyard owner'],
      ['border lord', 'royal engineer', 'ambassador'],
    ],
    S: [
      ['ballot printer', 'town crier', 'bill sticker'],
      ['ballot printer', 'news writer'],
      ['ballot printer', 'herald of the Diet'],
    ],
    H: [
      ['campaign manager', 'notary', 'fiddler'],
      ['campaign manager', 'notary'],
      ['campaign manager', 'private secretary'],
    ],
  },
  sites: [
    ['the voting hall', 'the town hall', 'the old guildhall'],
    ['the headquarters of {B.full}', 'the brewery yard of {B.full}'],
    ['the headquarters of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: [
      'the dry cistern below the market',
      'the cellar of the old guildhall',
      'the crypt of the town founders',
    ],
    terrain: 'underground',
  },
  scale: {
    deadline: [['election day'], ['election day'], ['election day']],
    prize: [
      ['the office of mayor'],
      ['the governorship of the province'],
      ['the office of chancellor'],
    ],
    ruin: [
      [
        '{town} wakes up with two mayors and two watches',
        '{town} gets a master whom nobody has elected',
      ],
      ['the province has two governors, each with half of the levies'],
      ['the realm has two chancellors and, by winter, two armies'],
    ],
  },
  problem: [
    'There are two candidates for {prize}, {A.full}, the {A.role}, and {B.full}, the {B.role}, and both cheat, so openly by now that people compare. {A} promises each street another bridge. {B} has had {num} dead people entered in the rolls and forgotten to enter that they are dead. {S.full}, the {S.role}, who counted the ballots that were printed and said that there are twice as many as voters, has been locked up for slander, by both sides together. It was the only thing on which they agreed.',
    'On one side stands {A.full}, the {A.role}, with free sausages; on the other side {B.full}, the {B.role}, with free beer; in between stand people who have to be carried home. The posters of each are torn down by night, those of both. {S.full}, the {S.role}, is said to have done it and is locked up. Nobody has asked who gains by it if both of them are despised.',
  ],
  start: [
    [
      'In the square of {town} two stages face each other, and two bands play two different songs. {A.full} throws sausages; {B.full} has tapped a barrel. Between the stages stands {G.full}, the {G.role}, with a ballot box in both arms like a child in a storm. [A sausage hits the box, and it rattles|Somebody bumps into the box, and it rattles], three weeks before it is to be opened for the first time. Everyone has heard it. Both bands stop.',
      '@square',
    ],
    [
      '"Do you vote?" asks a friendly man at the gate, before anyone asks for your names, and presses a slip into each hand: you have been citizens of {town} since this morning, and the grandchildren of somebody called Ottilie. At the next corner a friendly woman does the same, with a slip of the other colour and another grandmother. [Both grandmothers are in the churchyard|In the churchyard both Ottilies lie side by side]. "Good," says {G.full}, the {G.role}, who has watched it all. "Keep both. That is evidence."',
      '@gate',
    ],
  ],
  ask: [
    '"I do not care who wins," says {G}, "as long as it is the one who has got more votes. Find out what was done to the box, by whom, and undo it before {deadline}. I shall swear whatever can be proved, in front of both stages. And somebody ought to protect {A} and {B}: if one of the two is hurt, the other one is finished as well."',
    '{G} has a key around the neck, and has slept on the box. "They are both scoundrels, I can live with that. But neither of them is clever enough for what has been happening here. Find out who is, before {deadline}; and let {S} out, who can count."',
  ],
  rumours: [
    '{A} has bought the east side, and {B} has sold it.',
    'My grandfather has voted. He was always late with everything; this time it was {few} years.',
    'If neither gets a majority, an old law holds that nobody has read.',
    '{H} works for {A}. No, for {B}. One sees {H} with both.',
    'At night one hears a scratching below the market, like many pens.',
    '{S} tears down posters for love: on the back is good paper.',
  ],
  run: [
    [
      'The box rattles because it has been filled already, through the bottom. {G} did not know that it has one that opens (DC 12 Investigation).',
      'start=square',
    ],
    [
      'Both slips were printed in one press and on one paper: the letter g has the same broken tail (DC 12 Investigation).',
      'start=gate',
    ],
    'Each of the candidates offers the party {bribe} gp for finding out only the half of it that concerns the other one. Whoever takes both sums has a very good seat for the debate.',
  ],
  gist: [
    'It is quite true: {fact}. But both campaigns are run by the same person. {H} advises {A} by day and {B} by night, and cheats for both, so badly that it must come out on {deadline}: then the vote is void, and by an old law the keeper of the seal rules alone until there is another one. The seal is at {lair}, and so are {few} thousand ballots. {H} has become its keeper, by a paper that nobody has read.',
    '{Fact}: that is so, and somebody helps them with it. {H} sits at {lair} with a press and fills in votes for both. The more each of them cheats, the surer it is that nobody wins; and for this case {H} has had an old law looked up. {A} and {B} each believe that they are the only one who is being helped.',
  ],
  truth: [
    [
      '{H} has made three mayors, and was thanked by none. Each of them believed in the end that it was the voice and the handshake. This time {H} wants to have {prize} without having to be liked, since {H} is not good at that, and has found a paragraph: "If the vote be void, the keeper of the seal."',
      '{H} once believed in it, stood for election in {town2}, told the truth for {weeks} weeks, and got eleven votes. Since then {H} has been proving to the world what it is like, for money, and this is to be the last proof, with {prize} as its prize.',
    ],
    [
      'At {lair} stands a press. It has printed the slips of both colours, the dead from the rolls, and the posters, with the same broken g. Each night a third of the false ballots goes through the floor into the box. {A} pays for it and thinks it is thrift; {B} pays for it and thinks it is luck.',
    ],
    [
      '{S} noticed the g, said so to {A}, and was arrested; said so to {B}, and was not let out. {T}, who sweeps the hall, has found sawdust below the box, each morning, and has swept it up because that is what {T.they} is paid for. That is all that is known about it, and it is enough: {fact}, and neither of the two knows half of it.',
    ],
  ],
  turn: [
    'Without the false votes the count is a draw, to the last vote, and two of the party have been citizens since the first day, with a grandmother each. By the letter of the law those slips are good.',
    '{A} and {B} meet in secret, at an open window, and it is not about the election. They were to be married {years} years ago and could not agree who was to have the mill. {H} knows about it, and has been the messenger, and has changed a word here and there.',
  ],
  people: {
    G: [
      '{G} wants one clean count before {G.they} dies, and has never told anybody for whom {G.they} votes: {G} writes in a name each time, always the same, that of somebody who never stood.',
    ],
    I: [
      '{I} is in the middle of it, was asked by both sides for a favour within one week, and would like to know what it looks like when nobody asks.',
    ],
    A: [
      '{A} wants to be asked by everybody. {A} cheats as one salts soup, and would win without it in half of the streets.',
      '{A} wants {prize} because of a father who did not get it. {A} believes each promise while making it.',
    ],
    B: [
      '{B} wants {A} not to have it. {B} would be a good one, by accident, and is the only one of the two who has ever read the accounts.',
    ],
    S: [
      '{S} knows each letter in {town} by its scratches, and would rather print the truth for nothing than nonsense for money. {S} is owed money by both campaigns.',
    ],
    T: [
      '{T} sweeps the hall, knows about the sawdust, and has been asked by nobody. {T} has no vote, having been forgotten in the rolls.',
    ],
    H: [
      "{H} wants {prize} without anybody's leave. {H} has a drawer with two sorts of buttons, and has never been wrong about people, which has made {H.them} lonely.",
    ],
  },
  looks: [
    [
      "Benches, flags, a table, and on it the box, with three locks on the lid. [Under the table the boards are brighter than elsewhere|The table has been moved a hand's breadth: four new dents in the floor].",
    ],
    [
      'Barrels, songs, and a wall of names with a tick beside each. Some of the names have a little cross as well. [Nobody here has asked what the cross means|A child explains the crosses: "Those do not drink anything"].',
    ],
    [
      'Maps of all the streets, with what each was promised. Added up, it comes to {num} bridges, and there is one river. In a corner someone has left an umbrella in the colour of the other side.',
    ],
    [
      'It is dry, large, and as bright as an office. A press, a rack of letters, crates of ballots in two colours; a ladder leads up to a trapdoor with a table leg on either side. On a desk lies a seal that was last used {years} years ago, polished.',
    ],
  ],
  todo: [
    [
      'The hall is guarded by two guards for each side, who watch only each other. Whoever walks in with a broom (no check) has swept there; whoever wants to turn the box over needs a quarrel outside (DC 12 Performance or Deception).',
    ],
    [
      '{B} buys everyone a drink and asks for whom one is. The honest answer is rewarded with a better drink (DC 11 Persuasion); another one drinks for three (DC 12 Constitution check), while the wall of names is read.',
    ],
    [
      '{A} needs people with clean hands to be seen with. One of the party is paraded through the streets (DC 12 Performance), and the others have the house for an hour.',
    ],
  ],
  firstFight:
    'on the second evening ruffians in both colours come to teach the party neutrality ({skirmish}). They have never fought side by side before, do not like it, and stop when somebody asks each half what the other half is paid.',
  clues: [
    [
      'Investigation :: turning the box over :: A second bottom, on a hinge, oiled. It is full already: half in one colour, half in the other. Whoever did it wants nobody to win.',
      'Perception :: comparing the paper of all the ballots :: One press, one paper, one broken g, for both. And the orders for it are signed by {H}, once for each side.',
      'Athletics :: lifting the bright boards :: A trapdoor, a ladder, and lamp light: below lies {lair}.',
    ],
    [
      'History :: asking whose idea the dead were :: "Of our adviser," says {B}. "A genius. Nobody must know that {H.they} works for us." It is {H}.',
      'Religion :: comparing the crosses with the churchyard :: {num} of them have voted already. The handwriting is not that of {B}, or of anyone here: it slopes to the left.',
      'Survival :: looking at the feet of the bill stickers :: Cistern lime up to the ankle, or crypt dust; they fetch the posters at {lair}, both kinds.',
    ],
    [
      'Insight :: asking {A} about the umbrella :: "It belongs to my adviser. A very discreet person." {H} carries it on this side, and leaves it standing on the other one.',
      'Arcana :: making the blotter speak with chalk and patience :: A paragraph has been copied out from an old law: "If the vote be void, the keeper of the seal". What happened here is to be found out, and on {deadline}.',
      'Investigation :: adding up the paper that was bought :: Four times as much as {town} has voters, and delivered not here but to {lair}.',
    ],
  ],
  lairUse: [
    'The press can be started (one action): whoever is shoved against it takes {sting} bludgeoning damage, and has a slogan on the forehead for a week.',
    'The crates of ballots burst when they fall: in the cloud of paper everything beyond five feet is lightly obscured for two rounds, and the floor is difficult terrain.',
    'The trapdoor opens into the hall: whoever throws it open (one action) has an audience, of both colours, and all that is said below is heard above.',
  ],
  tactics: [
    '{A} has been told that the party has come to burn the votes, and fights for them with what is at hand; {H}, who told {A.them} so, has the seal in the pocket and is on the way to the ladder',
  ],
  parley: [
    'Bring {A} and {B} into one room, lay the bills of {H} side by side, and be silent (DC 12 Persuasion to keep them there for the first minute). They begin to laugh at the same line. After that {H} has no one left who fights.',
    '{H} would like to be thanked, once, for something. Whoever can name a thing that was good about it, and it has to be true (DC 13 Insight), gets the seal, and an explanation that lasts for two hours.',
  ],
  clock: [
    [
      '{A} and {B} each accuse the other of having hired the party. The posters are ready within the hour, with the broken g.',
    ],
    [
      'The hall catches fire, a little, on the side of the rolls. The living cannot prove any more that they are, and the dead do not mind.',
    ],
    [
      '{S} is carried around in a cage by both parties, on alternate days. {G} is asked to give up the key "for safety".',
    ],
    [
      'On {deadline} the box is opened, and it has {few} times as many votes as there are people. {H} clears the throat, and has a paragraph to read out.',
    ],
  ],
  after: [
    '{H} has {prize}, until the next election, whose date is set by the keeper of the seal. By then {ruin}.',
  ],
  endings: [
    {
      heading: 'Counted again, by hand',
      text: [
        'On {deadline} the party turns the box upside down in front of both stages. The real vote is held at once, with beans, in the open square, everyone in turn, and {G} counts aloud until after dark. Who wins does not matter to the story: the loser is the first to laugh, and the winner is given {S} as a clerk, who can count. When in later years somebody in {town} says that {fact}, everyone knows which time is meant.',
      ],
    },
    {
      heading: 'Neither of them',
      text: [
        'The bills of {H} are read aloud, and the square has had enough of both. It shouts a name, and it is the one that {G} has been writing in all those years. *The price:* whoever it is did not want it, {A} and {B} have a common enemy from now on, and the sausages have to be paid for.',
      ],
    },
    {
      heading: 'One of the two',
      text: [
        'The party gives what it knows to one side only, which wins by it and is grateful. *The price:* that it is true, that {fact}, everyone knows and no one can prove; {H} is taken on by the winner, and the loser is {few} streets strong and has a long memory.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{H} is reading the paragraph aloud. It is long, and it has a clause that {H} skips: the keeper of the seal must be without a vote of their own. {T}, with the broom, was forgotten in the rolls, and is standing right there.',
      ],
    },
  ],
  steps: [
    'Look at the ballot box.',
    'Find out who advises {A.full} and {B.full}.',
    'Find the place where the ballots are printed.',
    'See to an honest count on {deadline}.',
  ],
  frame: {
    labels: { suspects: 'Locked up for it' },
    where: [
      '{lair}, right below the box. {A.name} believes that it is a store for posters; {H} has the key and has told {B.name} the same.',
      '{lair}; {H} works there from midnight till four, and sits with {A.name} at breakfast and with {B.name} at supper.',
    ],
    suspects: [
      '{S.full}, who said it first, and is right. {T.full}, who sweeps the hall, could confirm it.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order; each of them points to {H.name}, who works for both, and to {lair}. A failed check costs an hour and a rumour.',
    ],
    ownMagic: [
      [
        '*Zone of Truth* on the two stages is the best-attended evening of the year: {A} and {B} both say that they cheat, and both that they cheat less.',
        'level>=3',
      ],
      [
        '*Speak with Dead* in the churchyard: whoever is asked is astonished for whom they voted.',
        'tone!=horror level>=5',
      ],
      '*Comprehend Languages* on the old law: "void" is a mistake of the copyist; in the original it says "disputed", and "three wise persons" in place of "the keeper of the seal".',
      [
        '*Detect Thoughts* on {H} finds two voices, which interrupt each other politely.',
        'level>=3',
      ],
    ],
    hoards: [
      'What both campaigns have paid lies at {lair}, untouched, in two heaps of the same height: {items}, and {worth}.',
    ],
  },
};
