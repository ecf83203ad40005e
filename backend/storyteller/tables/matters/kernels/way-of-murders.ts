import { wayFrame } from '../frames/way-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Travellers are murdered one by one, by A, who travels with them: they once left someone behind on this way. */
export const wayOfMurders: MatterKernel = {
  id: 'way-of-murders',
  sort: ['band', 'thing'],
  needs: 'way',
  not: /^(?!.*\b(?:murder|kill|vanish|disappear))/,
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  frame: {
    ...wayFrame,
    titles: [
      '{it.t} from {town}.',
      'One Candle Less.',
      'The {few.t} from {town}.',
      'What {T.name} Saw on the Way.',
      'The Bowl of {B.name}.',
    ],
    moods: [],
    gains: [],
    stakes: [
      'It is {days} days to {goal} at the pace of those who are afraid. {G} does not know how many of them will be left.',
      '{days.t} days are still to be walked, and each of them has a night. {G} asks you to stay for all of them.',
    ],
    fees: [
      '{G} offers {coins} gp, from the common purse of those who are left, when the last of them has arrived.',
      'The reward is {coins} gp; {G} has it from {council}, with a letter that does not say what for.',
    ],
    runs: [
      'Everyone sits where everyone always sits; four places are empty, and {T} lays a spoon there all the same.',
      'Whoever asks who was near at each murder (DC 12 Investigation) gets four different lists. Only {G}, {B} and {S} are on all of them.',
      '{B} counts heads aloud, and the last number comes a little late.',
    ],
    where: [
      '{lair}, where {A} wants to end it. Until then {A} walks among the others, helps everyone, and sleeps well.',
      '{lair}. Each murder has been nearer to it; {A} can be watched on the whole way.',
    ],
    suspects: [
      '{S.full}, who always goes apart, and is innocent. {T.full} has seen who lights candles.',
      '{S.full}, wrongly. {H.full} was there {few} years ago, as {G} and {B} were, and keeps silent.',
    ],
    ways: [
      '{p1}, {p2} and {p3} follow each other, one on each day of the way; at each of them there are clues to {A.name} and to {lair}. A failed check costs hours of sleep, never the clue.',
      'three stages, {p1}, {p2} and {p3}, then {lair}. Two clues are enough to suspect {A.name}; what {G}, {B} and {H} did {few} years ago is the key to an end without another death.',
    ],
    openings: [
      '{lair.t} is the highest point of the way, half a day before {goal}, and so narrow that one stands close to everyone.',
      'From {p3} to {lair} one goes in single file, each with a hand on the one in front. {A} has asked to go behind {G}.',
    ],
    companions: [
      'Those who fight beside {A} are relatives of the one who was left behind; they have followed for days, out of sight, and stop when {G} kneels.',
    ],
    magic: [
      [
        '*Speak with Dead*: each of the four says the same. It was dark, somebody called them by name, kindly, and asked: "Do you remember {lair}?"',
        'level>=5',
      ],
      [
        '*Raise Dead* brings back one of the four, who does not want to say who it was: "It was owed." {G} turns away.',
        'level>=9',
      ],
      [
        '*Zone of Truth*: nobody lies in it, but {G}, {B} and {H} all ask not to be asked about {few} years ago. {A} asks nothing and answers everything; the right question is "whom did you lose?".',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {A} shows snow, or sand, or rain, and a hand that lets go.',
        'level>=3',
      ],
      ['*Scrying* on {A} shows someone who mends the shoes of the others.', 'level>=9'],
      ['*Commune*: "Will there be another?" Yes. "By a stranger?" No.', 'level>=9'],
      '*Detect Poison and Disease* finds nothing in the food; {A} does not kill from afar.',
      '*Speak with Animals*: the mule says that one of them gets up each night and sits beside those who sleep.',
      [
        '*Teleport* takes some of them to {goal} at once; {A} stays with the rest, and with {lair}.',
        'level>=13',
      ],
    ],
    complications: [
      'A fifth one disappears, and has only gone home, out of fear. Until that is known, a night is lost.',
      '{S} is to be tied up by the others, and lets it happen. If the party does not prevent it, {A} is free to go where {A.they} likes.',
      'A storm keeps everyone in one room for a day. Whoever tells stories now, hears one too many.',
      '{B} walks ahead alone, to be next. {B} leaves a letter.',
    ],
    hoards: [
      'At {lair}, below the cairn, lie the gifts that pilgrims have left for {few} years: {items}, and {worth}. Nobody else may take them; {T} says that it is right so.',
    ],
    preventions: [
      'let nobody sleep alone, and {A} least of all (DC 13 Persuasion)',
      'put somebody of the party in the bed of the next one (DC 13 Deception)',
      'get {H} to speak before that night (DC 14 Persuasion)',
    ],
    clockEffects: [
      'each murder that was prevented is one more who stands with the party at {lair}; after each that was not, one more believes that {A} is right.',
    ],
    firstFight: [
      'on the second night strangers come to the fire who want to have {S} handed over as the murderer ({fight}). They are relatives of one of the dead, and go when they have been told of {few} years ago.',
    ],
    labels: {
      clues: ['why it happens', 'the murderer', 'the last place'],
      ...wayFrame.labels,
      lair: 'The last place',
      suspects: 'Suspected',
      plan: 'What {A.full} does if nobody interferes',
      actOne: 'Act one: One Less Each Morning',
    },
  },
  escort: ['people'],
  scale: {
    deadline: [['the last stage'], ['the last stage'], ['the last stage']],
  },
  roles: {
    G: [
      ['prior', 'leader of the pilgrims'],
      ['abbot', 'canon of the cathedral'],
      ['high priest of the realm', 'confessor of the crown'],
    ],
    A: [
      ['cobbler', 'litter bearer', 'water carrier'],
      ['cobbler', 'infirmarian', 'water carrier'],
      ['infirmarian', 'bearer of the relics', 'cobbler of the court'],
    ],
    B: [
      ['guide', 'mule driver'],
      ['guide', 'old pathfinder'],
      ['royal pathfinder', 'old guide'],
    ],
    S: [
      ['charcoal burner', 'hermit', 'discharged soldier'],
      ['disgraced judge', 'hermit', 'duellist'],
      ['deposed governor', 'retired executioner', 'exiled prince'],
    ],
    T: [
      ['cook', 'bell ringer', 'candle maker'],
      ['cook', 'singer of psalms', 'candle maker'],
      ['singer of psalms', 'keeper of the candles'],
    ],
    H: [
      ['miller', 'brewer', 'widowed innkeeper'],
      ['wool merchant', 'town judge', 'notary'],
      ['royal treasurer', 'count of the marches', 'admiral'],
    ],
  },
  sites: [
    ['the hospice at the foot of the way', 'the last inn'],
    ['the chapel at the ford', 'the narrow bridge'],
    ['the shelter under the rock', 'the empty way station'],
  ],
  lair: {
    names: ['the saddle with the cairn', 'the stone gate', 'the ledge of the prayers'],
    terrain: 'wild',
  },
  problem: [
    'Four from {town} have died so far, one at each halt, always one who slept at the edge. Beside each {G} found a candle stub and an empty bowl, and the bowl had been washed.',
    'The first one was found {few} days ago, in the morning, with folded hands; since then there has been one at each halt, four in all. Nobody was robbed. Beside each stood a candle, burned down to the same height.',
  ],
  start: [
    [
      'They stand in a circle around something that they have covered. {G.full}, the {G.role}, says a prayer and gets stuck in the middle. {A.full}, the {A.role}, finishes it for {G.them}, quietly, and puts a blanket around the shoulders of {T.full}, the {T.role}. Next to what is covered stands a bowl, clean enough to eat from.',
      '@circle',
    ],
    [
      'Nobody from {town} goes to sleep. {B.full}, the {B.role}, counts heads by the light of one candle, and stops one too early. "There were more of us," says {T.full}, the {T.role}. "In {town} there were more." At the edge of the light {S.full}, the {S.role}, sits alone, and everyone looks at {S.them} and at nobody else.',
      '@count',
    ],
  ],
  ask: [
    '{G} wants {it} to arrive {ingoal}, those who are left. "We cannot turn back: it is as far back as on. Walk with us. Watch. And if it is one of us, then let me be told first."',
    '"Somebody among us does it," says {G}. "Three halts are before us, and then {goal}. I want nobody else from {town} to die, and I want to know why, [although I am afraid that I know|and I am afraid of the answer]."',
  ],
  rumours: [
    'It is {S}: whoever is a friend of nobody, has reasons. Nobody knows which.',
    'All of the dead had gone this way before, {few} years ago. So have {G}, {B} and {H}.',
    'The bowls come from {p1}; there is one missing for each of the dead, says {T}.',
    "{A} has carried the packs of three of the dead, up to the last evening, and mends everyone's shoes for nothing.",
  ],
  run: [
    [
      'The blanket that {A} lays around {T} is damp with dew: {A} has been outside since long before dawn (DC 14 Perception).',
      'start=circle',
    ],
    [
      '{B} does not count wrongly: {B} left out {H}, who was standing behind {A} and did not dare to move (DC 13 Insight).',
      'start=count',
    ],
    'All four dead were older than forty. {G} knows all of their names without looking at the list.',
  ],
  gist: [
    '{fact}: the murderer is {A}, who walks with them. {few} years ago the four dead, with {G}, {B} and {H}, left a sick companion at {lair} to save themselves, and never spoke of it. It was all the family that {A} had. Whoever of {it} was there then, is to die before {goal}, and the last one at {lair}.',
  ],
  truth: [
    [
      '{few} years ago {G}, {B}, {H} and four others went this way in bad weather. One fell ill, {ragnal}, and got no further than {lair}. They left a blanket, a bowl and a candle there, and went on. {Ingoal} they said that {ragnal} had turned back. Nobody asked.',
      'Seven of {it} went this way once before, {few} years ago, with an eighth, {ragnal}, who fell ill at {lair}. There was food for seven. {G} decided it, {B} led on, {H} took the boots, and all of them swore to be silent. A bowl and a candle were left with {ragnal}.',
    ],
    [
      '{A} grew up with {ragnal} in one house, and learned of it only last winter, from a letter of conscience that one of the seven sent and did not sign. {A} joined the pilgrims, learned to mend shoes, and asks each of them at night: do you remember? Those who say no are found in the morning, and nobody has told {A} yes so far.',
    ],
    [
      "{S} has nothing to do with it, and goes apart because {S.they} does not want to be asked either: {S} wrote nothing, did nothing, and walks for somebody else's sin. {T} has seen {A} wash a bowl by night, and believed that it was kindness.",
    ],
  ],
  turn: [
    'At {p2} {H} breaks down, says what happened {few} years ago, in front of everyone, and waits to be struck. {A} only looks at {H.them}, for a long time, and picks up {H.their} pack. From now on {H} is safe from {A}, and nobody understands why.',
    'In the night at {p3} {A} sits down beside one of the party and asks the question which everyone is asked: "Whom have you left behind?" An honest answer (no check) makes {A} say: "Then you know. At {lair}. Do not stand in between."',
  ],
  people: {
    G: [
      '{G} wants to bring {it} to {goal}, and to be forgiven without having to say for what. {G} decided it, {few} years ago.',
    ],
    A: [
      '{A} wants to hear it said by each of them, aloud, at {lair}. {A} is the kindest person on this way, and means it.',
    ],
    B: [
      '{B} has gone this way each year since, and slows down at {lair}. {B} would rather be next than go on counting.',
    ],
    S: [
      '{S} wants to be left alone until {goal}, and would put up with being suspected if it protected somebody.',
    ],
    T: ['{T} has seen the bowl being washed and says so, if asked for something that was nice.'],
    H: ['{H} still wears the boots. {H} would say everything, if somebody went first.'],
  },
  looks: [
    [
      'A hall with straw, a row of bowls on a shelf, with gaps, and a book in which everyone writes from whom the way is walked. On a page that is {few} years old, one name has been cut out.',
    ],
    [
      '{B} crosses {p2} with closed eyes: a roof on posts, water on both sides, candles in sand. Four of them are new and of the same height, and somebody has drawn the sand smooth around them.',
    ],
    [
      'Just room enough for all, says {B}, if nobody lies on their back. On the wall are lines, one for each night of bad weather, up to eight, and beside the eighth a hand, drawn around with coal.',
    ],
    [
      'a heap of stones as high as a table, open to all sides, and next to it, without a stone on it, a blanket that the weather has made as thin as paper. {A} has brought a bowl and a candle, and kneels.',
    ],
  ],
  todo: [
    [
      'The host does not want to lose the name of the house, and says little. Whoever takes over the watch for one night (DC 12 Constitution saving throw, or one level of exhaustion) is given the key to the room of the dead.',
    ],
    [
      'The water has risen. All must be brought across before dark (DC 13 Athletics by the group), and {A} is everywhere at once: on a failure someone goes under, and {A} jumps in and saves a life, at the risk of {A.their} own.',
    ],
    [
      'Nobody wants to lie at the edge. How the party arranges the sleepers decides who is next to whom (DC 13 Insight): {A} comes to whoever of {G}, {B} and {H} can be reached, and asks the question. If one of the party lies awake, that is the moment.',
    ],
  ],
  clues: [
    [
      'History :: reading the book :: All four dead went this way {few} years ago, in one group, with {G}, {B} and {H}, and with somebody whose name has been cut out.',
      'Investigation :: asking who takes bowls from the shelf :: {A}, who washes them every evening, "so that somebody does it".',
      'Religion :: asking the host about candles of this height :: That is how long one takes from {lair} to {goal}. One lit them for those who had stayed up there.',
    ],
    [
      'Insight :: asking {H} about the boots :: They are too small for {H}, have belonged to somebody else, and {H} cannot take them off.',
      "Medicine :: looking at the dead :: They were strangled in their sleep by someone strong with a cobbler's thread, waxed, like that in the bag of {A}.",
      'Nature :: following the wax on the ground :: Drops of it lead ahead, a stage each: somebody has been up at {lair} by night and has come back.',
    ],
    [
      'Perception :: laying a hand on the hand of coal :: It is that of {ragnal}. All eight waited here for eight nights; on the ninth day they went on, and {ragnal} got no further than {lair}.',
      'Persuasion :: telling {A} of somebody whom one has lost :: {A} answers with a name, {ragnal}, and is silent from then on.',
      'Survival :: looking at how the packs are loaded :: In that of {A} is a bowl too many, and a stone with a name for the cairn of {lair}.',
    ],
  ],
  lairUse: [
    'Whoever says aloud what was done to {ragnal} (an action, by {G}, {B} or {H}) makes {A} lose the next turn; when all who are left have said it, {A} puts down the thread.',
    'The ground beside the cairn is loose: a shove (DC 13 Athletics) sends whoever stands there down the slope: {hurt} bludgeoning damage, DC 13 Dexterity half; a rope held by {S} prevents it.',
    'The candle burns down in ten rounds. As long as it burns, {A} does not let anybody leave; afterwards {A} does not want anything any more.',
  ],
  tactics: [
    '{A} wants {G}, and nobody else: {A.they} goes through the others without striking at them, with the thread in both hands, and speaks the whole time, quietly, to {ragnal}',
  ],
  parley: [
    '{A} wants it to be said. If {G} can be brought to say it at {lair}, aloud, without "but" (DC 14 Persuasion; no check, if {H} or {B} has said it before), {A} lights the candle, sits down, and lets {A.themself} be bound. *The price:* those who are left know now whom they have followed, and {G} cannot lead them any more.',
  ],
  clock: [
    [
      'One of those who were there {few} years ago, an old weaver, is found in the morning. {G} says the prayer more quickly.',
    ],
    [
      '{S} is tied up by the others, and in the night {H} is attacked and gets away, with a red line around the throat.',
    ],
    ['{B} goes ahead to {lair}, alone, and lies down beside the cairn.'],
    ['{Deadline}. At {lair} {A} asks {G}, who says no.'],
  ],
  after: [
    '{it} come to {goal} without {G}, {few} in number, and nobody lets them in at once. {A} has sat down at the cairn and does not get up again, and {H} has not been seen since.',
  ],
  endings: [
    {
      heading: 'It is said',
      text: [
        'At {lair} {G} says the name of {ragnal}, and what was done, and {it} {it.has} to hear it. {A} puts a stone on the cairn. Nobody else dies. {Ingoal} they go in together, {A} in front with bound hands, and {G} last.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{A} lies beside the cairn, and {it} {it.is} safe. *The price:* {H} tells everything {ingoal}, and there are two graves at {lair}, and people begin to lay stones on both.',
      ],
    },
    {
      heading: 'Let go',
      text: [
        '{A} goes down on the far side, with the bowl, and the party has seen it and said nothing. *The price:* {it} {it.has} no murderer for those who ask {ingoal}, and {S} is looked at again, and goes on alone.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{fact}, and the last of those who were there {few} years ago is dead. {A} comes to the party with empty hands and asks what happens now. {T} and {S} are still there, with those who never knew of anything, and {goal} is still half a day away.',
      ],
    },
  ],
  steps: [
    'Travel with {it} to {goal}.',
    'Find out what the dead have in common.',
    'Find out who it is.',
    'Let nobody else die before {goal}.',
  ],
};
