import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { speaking } from '../noun-kinds.ts';

/** The idea is about one person, who has a name: I. */
export const personDriven: MatterKernel = {
  id: 'person-driven',
  sort: 'person',
  of: speaking,
  tells: [
    { says: 'lose forget mourn drink gamble sleep age dream remember cry leave give grieve' },
  ],
  tones: everyTone,
  escort: ['people', 'construct'],
  roles: {
    B: [
      ['apprentice', 'godchild', 'neighbour'],
      ['deputy', 'former pupil', 'old comrade'],
      ['designated successor', 'former pupil', 'old comrade in arms'],
    ],
  },
  sites: [
    ['the house of {I.full}', 'the workplace of {I.full}'],
    ['the place where it happened', 'the bridge where it happened', 'the hall where it happened'],
    ['the study of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: [
      "the puppet maker's cellar",
      'the closed theatre',
      'the dry mill',
      'the attic of the guildhall',
    ],
    terrain: 'indoors',
  },
  problem: [
    'Nobody had seen it coming, and it concerns everyone: by old custom {I} has to [turn the great key|light the first lamp|speak the first word] at {deadline}«, and nobody else can». {A.full}, the {A.role}, has offered to take over the duty«, with all that belongs to it».',
    'In any other year {town} would call it a private matter. But at {deadline} it is {I} who has to [break the seal|ring the old bell|draw the line]«, by an old right», or the right lapses, and {A.full}, the {A.role}, stands ready to step in.',
  ],
  start: [
    'You find {I.full}, the {I.role}, on the steps of {p1}, with a packed bag, giving away the contents« of it, one thing after the other,» to children. "You have heard it, I suppose," {I.they} says. "Since that night I hear it« each time I close my eyes». A voice, «out of the wall, »and it knew my name." {B.full}, the {B.role}, collects the things again«, behind {I.their} back».',
    '"Do not stare at {I.name}," {B.full}, the {B.role}, whispers, and then shows you what there is to stare at: {I.full}, the {I.role}, who sits with {I.their} back to the window« of {p1}» and does nothing«, in the middle of the day». "It was not like that before that night. I was at the door of {p2}, and heard a voice, and then a cough. Does a miracle in {town} cough?"',
  ],
  ask: [
    '{G} wants to know, before {deadline}, what happened on that night. "If {I} has thought it over, so be it«, I will shake {I.their} hand». If somebody in {town} helped, I want that somebody, with proof."',
    '"Find out why," says {G}. "Everyone has an opinion« about {I}», and nobody has a reason. After {deadline} the duty and all its rights go to {A}«, and cannot be taken back»."',
  ],
  rumours: [
    'It was a sign from above, say those who were not there«, {A} among them».',
    '{S} argued with {I} on the evening before, and left {town} that night, and came back with a new coat.',
    '{A} was the first to comfort {I}«, and has done so every day since».',
    'In {lair} there is a light« at night», and somebody ({T} has heard it) practises there«, always the same sentence».',
  ],
  run: [
    '{I} can repeat the words exactly: "You know what you have done. Go, before it is known." {I} has thought of something, «as everyone would, »a small thing of long ago«, and has not slept since».',
    '{B} is right about the cough. The wall at {p2} is thin« at one point», and {T} has plastered it lately (DC 13 Investigation).',
  ],
  gist: [
    '{In}, and {A} has brought it about: with a voice out of a wall, false letters and a staged miracle«, made at {lair} by {H}». Without {I} the old duty goes to {A}, and with it {prize}.',
  ],
  truth: [
    [
      'To the duty of {I} belongs an old right: whoever does it at {deadline} may give away {prize}, or keep it. {I} never knew that; it stands in a paper that {A} found« {weeks} weeks ago». Since then {A} has worked at making {I} give up.',
    ],
    [
      'First came letters without a sender, then small signs: a stopped clock, a dead bird on the doorstep, each with a meaning that only {I} could understand. {A} had the meanings from {B}, who had talked« in all innocence». {weeks.s} weeks ago, at {p2}, came the voice: {H} spoke it through a pipe from {lair}«, where all of it is built». Since that night it is as people say: {fact}.',
    ],
    [
      'At {deadline} {I} is to hand over the duty in front of {council}. One last sign has been prepared« in case {I} hesitates», and it is no longer harmless. {T} plastered the wall, «at night, »for a great deal of money, and has seen the pipe.',
    ],
  ],
  turn: [
    '{I} guesses it, and does not want to know. «It was a relief to be allowed to stop. »If the party proves the fraud, {I} must decide« all over» again, this time freely; it may well be that it stays as it is: {fact}, but then nobody but {I} says who follows.',
    'There was a real voice as well. On the night in question {H} came« too» late«, by a quarter of an hour,» and found {I} already on {I.their} knees. {H} has told nobody, and has been afraid of {p2}« ever since». What it was remains for the game master to decide; it wishes {I} well.',
  ],
  people: {
    G: [
      '{G} wants {I} back, or a good reason, and has stopped sleeping« because of what {A} would do with {prize}».',
    ],
    A: [
      '{A} wants {prize}. {A} is gentle«, brings soup,» and always steers the talk to how tired {I} looks.',
    ],
    I: [
      '{fact}: {I} says so to anyone who asks. {I} wants to know what the voice meant; the small thing of long ago is a debt« of {few} gp» to a dead friend.',
    ],
    B: [
      '{B} wants to be forgiven« for talking». {B} imitates the cough, and it is good enough to be recognised.',
    ],
    S: [
      '{S} argued with {I} about money, lent {I.them} some all the same, and bought the coat with what was left. {S} would rather not say how much.',
    ],
    T: [
      '{T} wants to be rid of the money« for the wall», which brings no luck. Asked about plaster, {T} goes red.',
    ],
    H: [
      '{H} is a player without a stage« and proud of the voice». {H} was told that it was a joke, and wants to stop before the last sign, which is not one.',
    ],
  },
  looks: [
    [
      '[Everything is tidy and nothing is used|Half-packed boxes, the other half given away]. On the table are {few} letters without a sender«, in order».',
    ],
    [
      'A bare wall«, a [bench|step] worn by those who sit there,» and a smell of fresh plaster. Flowers have been laid down« by people of {town}, as at a shrine».',
    ],
    [
      'Books on custom and law«, one of them open». A cough can be heard from the next room«: {A} has had a cold for {weeks} weeks».',
    ],
    [
      'Strings, pipes, wings of paper, a thunder sheet, and a stuffed bird« with {few} companions». In the middle stands what is to be the last sign: a chandelier on one rope.',
    ],
  ],
  todo: [
    [
      '{I} lets everyone in and answers everything«, too fast». To be left alone with the letters, one must take {I.them} for a walk (DC 12 Persuasion).',
    ],
    [
      'People from {town} pray here« all day long». Only between midnight and one can the wall be opened (DC 13 Athletics, and DC 12 Stealth for the noise).',
    ],
    [
      '{A} is glad to have guests«, and never leaves them alone». A fit of coughing, or the news that {I} has changed {I.their} mind (DC 13 Deception), gives the party ten minutes.',
    ],
  ],
  clues: [
    [
      'Investigation :: laying the letters side by side :: Each refers to something« that» {I} told one person« only»: {B}.',
      'Insight :: asking {B} who has heard those stories :: {A}, over soup. {B} becomes very quiet.',
      'Nature :: smelling the paper :: It smells of paste« and gunpowder», as in {lair}.',
    ],
    [
      'Investigation :: opening the wall :: There is a pipe behind it, of tin«, the length of a street»: the voice that {I} heard came from elsewhere.',
      'Investigation :: asking who paid for the plaster :: {T} got the money from {A}«, in an envelope that has been used before».',
      "Perception :: calling into the pipe :: One hears one's own voice come out again«, far off»: in {lair}.",
    ],
    [
      'History :: reading the open page :: Whoever does the duty at {deadline} disposes of {prize}. If it is given up« before witnesses», it goes to the one who receives it.',
      'Perception :: listening to the cough :: It is the cough that {B} heard.',
      'Investigation :: looking at the bill under the inkwell :: "Wings, two; thunder; chandelier« with rope». To {lair}, for {H}."',
    ],
  ],
  lairUse: [
    'The thunder sheet drowns every shout, and thus every spell with words that somebody else must hear, for a round«; {A} has wax in the ears».',
    'The chandelier hangs over the middle: cut down (one action), it does {hurt} bludgeoning damage to whoever stands there, DC 13 Dexterity half«; {H} has been told where not to stand».',
  ],
  tactics: [
    '{A} speaks through the pipe« so that the voice comes from everywhere», and has the others attack from where nobody is looking; {H} works the lights, badly, on purpose',
  ],
  parley: [
    '{A} gives up if {I} comes to {lair} and says one sentence to {A.them}: that it has worked, and that {I} would have given {A.them} {prize} if asked. For this {I} must know everything (DC 13 Persuasion« to bring {I.them} along»).',
  ],
  clock: [
    ['Another letter arrives. {I} gives away the bed.'],
    ['{S} is driven out of {town}«, because of the quarrel».'],
    ['{H} asks to be allowed to stop, and is locked in« at {lair}, with the chandelier».'],
    ['At {deadline} {I} hands over the duty. {A} coughs, and thanks.'],
  ],
  after: ['{A} keeps {prize}, and {I} leaves by the road«, with one bag»; {ruin}.'],
  endings: [
    {
      heading: 'Freely decided',
      text: [
        'The party plays the voice to {council}, «from the pipe, »with all the words. {I} laughs for the first time in weeks, and then decides«, in front of everybody,» whether it is to remain so: {fact}. Either way {I} names who follows, and it is {B}. {A} is shown the door, and the pipe.',
      ],
    },
    {
      heading: 'A share',
      text: [
        '{A} keeps the duty and leaves the decision about {prize} to {G}. *The price:* {I} never learns what the voice was«, and goes on paying for a small thing of long ago».',
      ],
    },
    {
      heading: 'A second voice',
      text: [
        'If the party uses the pipe itself and lets the voice say something kind, {I} does {I.their} duty at {deadline}« and is happy». *The price:* it is a second fraud, and {H} knows of it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} has {prize}, by law. {I} is on the road to {town2}« and has thrown away the key»; only {I} can contest it, within {few} days, and only if {I} wants to.',
      ],
    },
  ],
  steps: [
    'Ask {I.full} what happened that night.',
    'Look at {p2}.',
    'Find out what hangs on the duty of {I.full}.',
    'Tell {I.full} the truth before {deadline}.',
  ],
};
