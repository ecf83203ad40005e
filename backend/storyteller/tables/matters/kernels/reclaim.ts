import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * {hold} was lost to {holders} and is to be taken back. The forebears of G opened what {holders} have kept shut since
 * then. A leads {holders}, B is one of G's people who stayed there.
 */
export const reclaim: MatterKernel = {
  id: 'reclaim',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people', 'beast'],
  roles: {
    G: [['heir of {hold}'], ['heir of {hold}'], ['heir of {hold}']],
    A: [['chief of {holders}'], ['chief of {holders}'], ['ruler of {holders}']],
    B: [['forgotten gatekeeper'], ['forgotten gatekeeper'], ['forgotten gatekeeper']],
    S: [['scout of the exiles'], ['scout of the exiles'], ['marshal of the exiles']],
    T: [
      ['trader who supplies both sides'],
      ['trader who supplies both sides'],
      ['trader who supplies both sides'],
    ],
    H: [['right hand of {A.full}'], ['right hand of {A.full}'], ['right hand of {A.full}']],
  },
  sites: [
    ['the side gate of {hold}'],
    ['the old kitchens of {hold}'],
    ['the hall of the forebears in {hold}'],
  ],
  lair: {
    names: ['the deepest hall of {hold}', 'the sealed hall below {hold}'],
    terrain: 'underground',
  },
  scale: {
    deadline: [
      ['the night of the old coronations'],
      ['the night of the old coronations'],
      ['the night of the old coronations'],
    ],
    ruin: [
      ['the exiles attack by the front gate, with {num} people, and nobody wins'],
      ['the exiles attack by the front gate, and nobody wins'],
      ['the exiles attack by the front gate, three peoples join in, and nobody wins'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['how it was lost', 'those who live there', 'what is below'],
      places: 'Inside {hold}',
      suspects: 'Who knows the inside',
      plan: 'What happens until the night of the attack',
      actOne: 'Act one: The Way In',
    },
    titles: [
      '{hold.t}.',
      'The Keys of {hold.t}.',
      'Home to {hold.t}.',
      'What the Forebears Left in {hold.t}.',
    ],
    first: [
      '{years.s} years ago {hold} was lost to {holders}; the exiles have sung of it in {town} ever since, and now they want to go home.',
      'Each year, in {town}, the exiles drink to {hold}, which {holders} took from them {years} years ago. This year they did not drink; they sharpened things.',
    ],
    hooks: [
      '{G.full} has never seen the place, has the key to it on a string, and asks you in front of a map that was drawn from lullabies.',
      '{G.full}, who would sit on the high seat there if there were still one, receives you in a rented room with {few} clocks from home.',
    ],
    stakes: [
      'In {days} days is {deadline}: then they attack, with the party or without it. If nobody has opened it from the inside by then, {ruin}.',
      '{days.s} days are left until {deadline}. If it has not been settled by then, {ruin}.',
    ],
    fees: [
      '{G} offers {coins} gp, and a room in {hold}, with a view if it is free.',
      '{G} has {coins} gp together; the silver spoons of {few} families are in it.',
    ],
    where: ['{lair}. The front gate stands open by day, to those who have something to sell.'],
    suspects: [
      '{B.full}, who never left; {T.full}, who has been inside; {H.full}, who is tired of guarding something that nobody may know.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order, each by another way: through the rubble, with the trader, through the drains. Each of them shows how {hold} can be taken, and whether it should be. A failed check costs an hour or an alarm, never the clue.',
    ],
    runs: [
      'Each of the exiles describes the high seat; there are {few} different ones.',
      '{T} has wares from {hold} on the table, good ones, new: somebody lives and works there.',
    ],
    guards: [],
    magic: [
      [
        '*Speak with Dead* with the last ruler, in {p3}: "Shut it. Did they shut it? We ran. We only ran."',
        'level>=5 tone!=whimsical',
      ],
      '*Detect Magic*: the doors to {lair} were warded twice, once with runes and once, over it, with spit, knots and bones. The second one is stronger.',
      ['*Zone of Truth* with {H}: "We do not want it. Somebody has to."', 'level>=3'],
      ['*Scrying* on {A} shows somebody asleep before a door, with a hand on it.', 'level>=9'],
      ['*Commune*: "Is it ours?" It was. "Are they in the right?" Also.', 'level>=9'],
      '*Comprehend Languages* turns the war cries into: "Close the door!"',
      [
        '*Stone Shape* at {p1} makes a way in; the mountain closes it again by itself within an hour.',
        'level>=7',
      ],
    ],
    complications: [
      'An exile has followed the party, a very old one, to see the kitchen once more.',
      'The drum of {holders} begins, and it does not mean an attack: it means that one of them below has fallen asleep.',
      '{S} has found the front gate too weakly guarded and wants to go in tonight.',
      'A clutch of small ones of {holders} has found the rucksacks, and puts on everything.',
    ],
    openings: [
      'The stairs down to {lair} have two sorts of steps: tall ones of stone, and between them small ones of wood. From below comes cold air, in gusts, like breath.',
    ],
    companions: [
      'Those beside {A} fight with their backs to the party as soon as something knocks below. Whoever takes up a place in their row (one action) is not attacked by them any more.',
    ],
    hoards: [
      'In a niche of {p3}, put aside by {holders} because it was not theirs, lie {items}, and {worth}.',
    ],
    favours: [
      'In {hold} there is a door that bears the names of the party; behind it one may always sleep.',
      '{B} lets the party in by the side gate at any hour, and grumbles.',
    ],
    preventions: [
      'stand the watch below for one of them who cannot go on (DC 14 Wisdom saving throw)',
      'have {T} deliver the wrong thing to the exiles (DC 13 Deception)',
      'show {S} the inside of the door (DC 14 Persuasion)',
    ],
    clockEffects: [
      'each step that was prevented is one bolt more on the door below (the last fight begins a round later); each that was not is one bolt less, and one enemy more.',
    ],
    firstFight: [
      'on the first evening in {hold} a patrol of {holders} comes upon the party ({fight}). They fight to drive it upwards, never downwards, and whoever runs up is not followed.',
    ],
    sides: [
      {
        wants: [
          '**The exiles** want to go home. Content if they may choose a room; angry if somebody says "you ran away".',
        ],
        later: [
          '**The exiles, if content**: stand in the row before the door, next to {holders}, and sing, which helps.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) has bought the mining rights, from both sides. Content with a contract that the survivor will honour; angry if it is all in vain.',
        ],
        later: ['**{R.name}, if content**: has had iron bars delivered, {num} of them, on credit.'],
      },
      {
        wants: [
          '**{holders.u}** want somebody to take a watch for once. Content if they can sleep through one night; angry if one takes the door away from them without knowing what for.',
        ],
        later: ['**{holders.u}, if content**: open the front gate, and carry the luggage.'],
      },
    ],
  },
  problem: [
    '{G.full} has {num} exiles behind {G.them}, a key, and no idea what it looks like inside. By the front gate it is a war. By the side gate, which is in one of the lullabies, a few could get in, open up, and put {A.full}, the {A.role}, out of the way; so {G.name} has been told since the cradle.',
    'What is known of the inside comes from songs. {T.full}, who trades with both sides, says that {holders} have changed nothing, steal nothing from each other, and post more guards inside than outside. {A.full}, the {A.role}, has offered the exiles a share of it three times. The letters were burned unread.',
  ],
  start: [
    [
      'From the pass one sees {hold} for the first time: gates, towers, and smoke from every chimney. {G.full} has gone pale. "It is so small," says {G.name}, and then: "No. It is only far." Behind you somebody begins the old song. And over there, quite thin, as the wind turns, a drum answers: three beats, a pause, three beats. "They know that we are coming," says {S.full}. It does not sound as if the drum were meant for you.',
      '@pass',
    ],
    [
      'In the back room of an inn in {town} a door lies on two trestles; it is the only thing that was saved from {hold}. All the exiles carved their names into it when they came of age, and this evening it is the turn of the last one. {G.full} hands the knife on. "In {days} days we hang it up again," {G.name} says to you. On the back of the door, which is turned to the floor, are scratches, long ones, from the inside.',
      '@door',
    ],
  ],
  ask: [
    '"Go in by the side gate," says {G}. "Find out how many they are. Open the front gate for us, on {deadline}, and see to {A}. If you meet anyone of ours in there, greet them. There cannot be any; but all the same."',
    '{G} wants {hold} back before {deadline}. "I have been told all my life what they did to us. I would like to know it from somebody who does not sing."',
  ],
  rumours: [
    'They eat from our plates, and put them back in the right order.',
    '{B} was left behind, as a young thing, at the side gate, and nobody has told {B.them} that it is over.',
    'They have never once come out to raid.',
    '{A} can read, and has asked {T} for a dictionary.',
    'The last ruler died with the back to the enemy, facing downwards.',
    'When the drum stops for longer than a minute, {holders} run, and they run down.',
  ],
  run: [
    [
      'The drum does not sound from the wall but from deep inside (DC 13 Perception).',
      'start=pass',
    ],
    [
      'The scratches are no work of {holders}: they are too large, and too deep (DC 13 Nature or Investigation).',
      'start=door',
    ],
    'There are {num} of {holders} in {hold}. A third of them sleeps, a third works, and a third stands below, facing a door.',
  ],
  gist: [
    '{hold.u} was not conquered. The forebears of {G} dug down to {lair}, opened something, and ran; {holders} came up from below, before it, threw the door shut, and have held it since then. They would gladly share. The exiles know only the song. Whoever drives {holders} away must hold the door.',
  ],
  truth: [
    [
      'The last ruler wanted to go deeper than all before. Behind the last wall was a hall, and in the hall was the cold, which has a will and comes up whenever it can. In one night half of {hold} was lost. The survivors saw {holders} running towards them with weapons, and fled. They did not see that these ran past them and downwards.',
    ],
    [
      'Since then {A}, and before that the parents of {A}, have divided the watch: three beats, change, three beats. It takes {num} of them, every night, and each year there are fewer. {A} has written to the exiles three times: "We have kept your house. Come and help." {H} carried the letters and came back with a scar.',
    ],
    [
      '{B} saw it all, stayed at the side gate because nobody relieved {B.them}, and has been brought soup by {holders} for {years} years; such a long life has to do with the cold, too. {G} has a key that fits no door in {hold} but that one: it locks it, from the outside, for good. One has only forgotten which way it is turned.',
    ],
  ],
  turn: [
    "The drum stops. It is quiet for as long as one needs to understand it. Then all {holders} run past the party, and downwards, and one of them, quite small, presses a drumstick into somebody's hand, and runs on.",
    '{S} has taken the front gate, two days too early, in a dashing attack, with {few} dead on the other side. Those who should now relieve the watch lie in the gateway. {A} asks for a truce of one hour, and nobody over here understands what for.',
  ],
  people: {
    G: [
      '{G} wants to come home to a place where {G.they} has never been, and is afraid of not liking it.',
    ],
    A: [
      '{A} is worn out, punctual and polite, and would hand over half of {hold} for one full night of sleep.',
    ],
    B: ['{B} wants to be relieved, in due form, with the word of the day. It was "barley".'],
    S: [
      '{S} has learned one thing in life, which is how to take that gate, and has done it in dreams a thousand times.',
    ],
    T: [
      '{T} has delivered to both sides the same lamps for years, and could have said it. Nobody asked; one earned well by it.',
    ],
    H: ['{H} no longer believes in letters.'],
  },
  looks: [
    [
      'A crack behind a waterfall, a small door, and before it a stool, on which {B.full} is sitting in a uniform that is more darning than cloth. "Halt," says {B.name}, and then, with a voice that has not been used: "Are you the relief?"',
    ],
    [
      'Hearths as large as houses, with one small fire in each. {holders.u} are cooking soup, in our pots, by our recipes, which are still on the wall; under each of them somebody has written a translation.',
    ],
    [
      'The stone forebears stand in two rows, and have been dusted. Each of them has a cup before it, filled. Only the last one in the row has been turned to the wall.',
    ],
    [
      'A door as high as a church, rimed over, held by beams, chains, knots, and by {holders}, who lean against it with their backs, in three rows, and sleep standing. {A} is sitting at the great drum, and has {A.their} eyes open.',
    ],
  ],
  todo: [
    [
      '{B} lets nobody pass without the word of the day. One can guess it (it hangs, embroidered, in the rented room of {G}; DC 12 Investigation), relieve {B} in due form (DC 12 Performance), or slip past (DC 13 Stealth), which makes {B} weep.',
    ],
    [
      'Whoever carries something heavy is not noticed here (DC 12 Deception or Athletics). A pot of soup has to be taken down, and the one who should carry it has fallen asleep.',
    ],
    [
      'The hall is empty except for small ones of {holders}, who are being taught here: who was who, what they did, and that one does not draw on them. They want to know if you are some of these (DC 13 Persuasion or Performance).',
    ],
  ],
  clues: [
    [
      'History :: letting {B} report :: On that night {holders} ran past {B}, in, and called out something: "Close it!"',
      'Insight :: seeing who brings {B} soup :: {H}, every evening, and salutes.',
      'Perception :: putting an ear to the rock :: Below something knocks, and it is not the drum. The drum answers it.',
    ],
    [
      'Investigation :: reading the notes on the wall :: They date from the first winter: "What does \'simmer\' mean? Ask when they come back."',
      'Insight :: counting the bowls :: A third of {holders} eats standing, half asleep, at all hours: they are doing shifts.',
      'Medicine :: looking at the hands of those who come up :: Frost burns, in summer. Where they come from, in {lair}, something cold leans against a door.',
    ],
    [
      'Religion :: turning the last statue round :: Its face has been scratched out by someone large, of our own people, in the first hour: the one who had it opened.',
      'Insight :: hearing what the small ones are taught :: "They built it, we keep it. When they come, we share, and can sleep."',
      'History :: comparing the key of {G} with the reliefs :: It was made before the city. It locks something that was there before that.',
    ],
  ],
  lairUse: [
    'The key of {G} fits the door. It needs two rounds, both hands, and somebody who turns it against what one has learned (DC 14 Strength check); after that it is shut.',
    'Whoever leans against the door (one action) holds it for a round with {few} others; if nobody does, it opens by a foot at the end of the round, and everyone within 20 feet takes {hurt} cold damage (DC 13 Constitution saving throw for half).',
    'The drum: whoever beats it (one action, DC 13 Performance) makes all of {holders} act together. They let the party through, or push, as the beat says.',
    'Behind the pillar stands the old relief bell of the watch of {hold}. If it is rung, all exiles who hear it come running, downwards, as they were taught as children.',
  ],
  tactics: [
    '{A} fights with one hand and beats the drum with the other, has everyone pushed back who comes near the door, and calls out, over and over, the only sentence of your language that {A.they} knows by heart; {H} knows more sentences and is too angry for them',
  ],
  parley: [
    'One only needs to ask (no check in the language of {holders}, else DC 13 Persuasion). {A} stops, shows the door, and then, with a very tired gesture, the stairs, the halls, everything: "Half?" *The price:* {G} and the exiles have to be told what the song leaves out, by somebody of the party, and take turns at the watch from the first night on.',
  ],
  clock: [
    ['One of the watch does not wake up any more. {A} moves up in the row.'],
    ['{S} counts the guards at the front gate. There are {few} fewer than yesterday.'],
    ['The drum has been beaten by small ones since noon. Rime stands on the walls of {p2}.'],
    [
      '{Deadline}. The exiles storm the front gate of {hold}, singing, and below, where nobody leans any more, it opens by a foot.',
    ],
  ],
  after: [
    '{hold.u} has been won back, for one evening. They had got as far as the second verse; {ruin}.',
  ],
  endings: [
    {
      heading: 'Half',
      text: [
        'The door is locked, and the key lies on the drum. In {hold} everyone sleeps for three days, {holders} and exiles, wherever they happen to be. Then they draw a chalk line through the kitchens, and a week later it has been rubbed out by feet. {B} has been relieved. The word was "barley".',
      ],
    },
    {
      heading: 'Won back',
      text: [
        '{A} is beaten, {holders} are gone, and the exiles have {hold}, the whole of it, and the watch, too. *The price:* every third night, for each of them, for ever; there is a new song, and nobody likes to sing it.',
      ],
    },
    {
      heading: 'Given up',
      text: [
        '{hold.u} has been walled up, by both, from top to bottom, with everything that is in it. *The price:* nobody has a home now; but they have built the wall together, and are living in {town} next door to each other.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'It came to the attack, and {ruin}. {hold.u} stands open, and rime is growing out of the gate. But {A} and {G} have both been pulled out, by {B}, under one arm each, and are sitting on the same stone, with the key between them.',
      ],
    },
  ],
  steps: [
    'Get into {hold}.',
    'Find out how many {holders} there are, and what they do there.',
    'Deal with {A.full}.',
    'Open {hold} for the exiles on {deadline}.',
  ],
};
