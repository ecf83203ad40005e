import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { goods } from '../noun-kinds.ts';

/** A thing that those whom the idea names have: `{captor}`. */
export const thingHeld: MatterKernel = {
  id: 'thing-held',
  sort: 'thing',
  of: [...goods, 'animal'],
  tells: [{}],
  needs: 'captor',
  states: ['gone', 'usual', 'unwell'],
  tones: everyTone,
  escort: ['people', 'beast'],
  roles: {
    B: [
      ['old thief', 'locksmith', 'discharged soldier'],
      ['retired relic hunter', 'master locksmith', 'former spy'],
      ['royal spymaster in retirement', 'former court jester', 'exiled knight'],
    ],
    S: [
      ['guide', 'pedlar', 'goatherd'],
      ['mountain guide', 'dismissed guard', 'smuggler'],
      ['envoy without a post', 'deserter officer', 'disgraced herald'],
    ],
  },
  sites: [
    ['the empty stand in the town hall', 'the chapel from which it was carried off'],
    ['the inn of the carters', 'the house of {B.full}'],
    ['the office of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: [
      'the upper gorge',
      'the ruined hill fort',
      'the hall below the cliff',
      'the sunken keep',
    ],
    terrain: 'underground',
  },
  problem: [
    'For {weeks} weeks {it} {it.has} been in the hands of {captor}, and without {it.them} {town} cannot hold {deadline}. Two attempts to get {it.them} have failed, and {S.full}, the {S.role}, who came back from the second one alone, sits in the lock-up.',
    '{captor} {captor.has} {it}, everyone in {town} knows where, and nobody goes there twice. {few.s} people set out with {S.full}, the {S.role}; only {S.full} came home, and has been locked up for it.',
  ],
  start: [
    [
      '{B.full}, the {B.role}, has built it up on a table of the inn: bread for the walls, a bottle for the tower, salt for {captor}. "Here {it} lie{it.v}," {B.they} says and puts down a [nut|button|thimble]. "I could do it in one night, if I were twenty years younger, and if nobody in {town} talked." All at once it is quiet at the next table, where {H.full}, the {H.role}, sits.',
      '@table',
    ],
    [
      'Smoke stands over {lair}, and the bells of {town} are silent. {A.full}, the {A.role}, reads out a paper: whoever brings back {it} gets the thanks of {council}, and whoever tries it without leave a year in the lock-up. "Without your leave," says {B.full}, the {B.role}, beside you, and spits out a nutshell. "That is the part that I would read twice[|, if I could read|, and so would {S.name}]."',
      '@paper',
    ],
  ],
  ask: [
    '{G} wants {it} back from {captor} before {deadline}. "Steal {it.them}, trade for {it.them}, or win {it.them} at dice; I do not care for the leave of {A}."',
    '"Get {it} from {captor}," says {G}, "and be back before {deadline}. And find out why {captor} knew each time that somebody« from {town}» was coming."',
  ],
  rumours: [
    '{captor} {captor.has} {it}«, at {lair}», and sleep{captor.v} only in the hour before dawn«, as {T.name} has heard».',
    '{S} sold the others to {captor}, man by man.',
    '{A} has been up there alone, by day, and came back with clean boots.',
    '{B} was once inside of {lair}, and left two fingers there, or an eye; it is told in both ways.',
  ],
  run: [
    [
      '{H} goes home before the last glass and takes another way than usual (DC 13 Stealth to follow): to the house of {A}.',
      'start=table',
    ],
    [
      'The paper was written before the second attempt (DC 12 Investigation): {A} knew that it would fail.',
      'start=paper',
    ],
    'What {S} says to everyone who asks is: "They had set out {few} chairs for us." {S} means it word for word.',
  ],
  gist: [
    '{captor} {captor.has} {it} because {A} let {captor} have {it.them}, in return for something else from up there, with which {A} pays for {prize}. Each time somebody sets out, {H} gives {captor} notice with a lamp.',
  ],
  truth: [
    [
      '{weeks.s} weeks ago {A} had the door unlocked and the watch sent away, and {captor} came and took {it}. So much of what people say is so: {fact}. What nobody says is who held the lamp.',
    ],
    [
      '{A} got silver for it out of the hoard of {captor}, and with that {A} pays for {prize}. The bargain ends at {deadline}: until then nobody may take {it} away, or {captor} come{captor.v} to {town} for the silver.',
    ],
    [
      'The {few} who went with {S} are alive. They are kept at {lair}, as a pledge, and {S} was sent home to say so. {A} had {S} locked up before a word could be said. {T} carries the food to the lock-up and has heard all of it.',
    ],
  ],
  turn: [
    '{captor} would rather have the silver back. {A} has paid with coins that are lead under a skin of silver, and it has been noticed. Whoever proves it may take {it} along, and is given a guard of honour.',
    '{It} {it.is} not what it was up there: it has begun to change {captor}, who does not want to part with it, and is a little afraid of it. The right word is not "give", it is "be relieved of"; {S} has heard {captor} use it.',
  ],
  people: {
    G: [
      '{G} wants {it} in its place and everybody home. {G} has a son or a nephew among the {few}.',
    ],
    A: [
      '{A} wants {prize}, and {deadline} behind {A.them}. {A} warns the party three times in one talk, each time more warmly.',
    ],
    B: [
      '{B} wants to be of use once more. {B} draws {lair} from memory, with one mistake, which {B} remembers on the way.',
    ],
    S: [
      '{S} wants to be asked what {captor} said. {S} knows the hour at which {captor} sleep{captor.v}, and where the {few} are kept.',
    ],
    T: [
      '{T} has heard {S} through the door and has told nobody, because the turnkey is the cousin of {H}.',
    ],
    H: [
      '{H} holds the lamp, and was told that it keeps people from harm. {H} has counted how many did not come back.',
    ],
  },
  looks: [
    [
      'An empty stand with a clean patch, a door without a scratch, and {num} candles that people have put there.',
    ],
    [
      'A table with a fort made of bread, half eaten by {B}, and a window from which {lair} can be seen.',
    ],
    ['A heavy desk, a small forge in a place where one needs none, and silver dust on the sill.'],
    [
      'Larger than {B} had drawn it. {captor} {captor.is} not alone, the {few} sit behind bars and play dice, and in the middle, on a heap of other things, lie{it.v} {it}.',
    ],
  ],
  todo: [
    [
      'The watch« of {town}» is ashamed and therefore rude. Whoever asks about the orders of {A} (DC 12 Persuasion), and not about the sleep, gets an answer.',
    ],
    [
      'One does not speak freely here as long as {H} is in the room: a round of drinks, or a quarrel (DC 12 Performance), and {H} is busy.',
    ],
    [
      '{A} is at home and lends maps to everyone, all of them wrong. One asks {A.them} for advice (DC 13 Deception), the others look at the [forge|desk].',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the lock :: It was opened with its key and closed again«, as by {H}»: {captor} came by an open door.',
      'Insight :: asking the watch about that night :: They were sent to the other end of {town}, by an order of {A}.',
      'Survival :: following what was lost on the way :: A drop of wax every hundred steps, straight to {lair}.',
    ],
    [
      'Perception :: watching the roofs at night :: A lamp is shown three times, from the house of {A}; up there somebody answers.',
      'Persuasion :: asking who knew of the second attempt :: The {few}, {S}, and {A}, who had to give leave.',
      'History :: comparing the drawing of {B} with an old plan :: There is a second way into {lair}, by the water.',
    ],
    [
      'Investigation :: weighing the coins by the forge :: Lead, with a skin of silver, {num} of them.',
      'Insight :: asking {A} what {captor} look{captor.v} like :: {A} gives a detail that one sees only from close by.',
      'Investigation :: reading the note under the ink pot :: "Nobody before {deadline}; the lamp as always, to {lair}."',
    ],
  ],
  lairUse: [
    'The heap« under {it}» slides if somebody pulls at the right piece (DC 12 Athletics): whoever stands below it«, {A} included,» is held fast for a round.',
    'The {few} behind the bars know the place by now; let out (DC 13 Sleight of Hand), they keep two opponents busy until the end.',
  ],
  tactics: [
    '{A} has come to warn {captor}, cannot get away before it begins, and fights from behind, against whoever has {it} in hand; {captor} watch{captor.es} from the heap, and will fight nobody but those who carry {it} off without a bargain: a fight that the party should not win, and has to run from',
  ],
  parley: [
    '{captor} let{captor.v} {it} go in return for good silver, or for {A} and one false coin (DC 13 Persuasion). {A} knows it, and begins to talk very fast.',
  ],
  clock: [
    ['{A} forbids all further attempts, and has the road to {lair} watched.'],
    ['{S} is to be sentenced for the loss of the {few}.'],
    [
      '{captor} bite{captor.v} into a coin, and send{captor.v} one of the {few} down with a question.',
    ],
    ['At {deadline} {captor} come{captor.v} to {town} for the silver, and {A} is not at home.'],
  ],
  after: ['{A} has {prize} and lives elsewhere. {captor} keep{captor.v} {it}; {ruin}.'],
  endings: [
    {
      heading: 'Taken back',
      text: [
        '{It} {it.is} in {town} again at {deadline}, the {few} walk behind, and {S} is let out to count them. The false coins lie before {council} in a row. {captor} get{captor.v} what {captor.is} owed, from the house of {A}.',
      ],
    },
    {
      heading: 'Traded',
      text: [
        '{captor} give{captor.v} {it} for {A}, as agreed. *The price:* what becomes of {A} up there nobody in {town} asks, and {G} the least.',
      ],
    },
    {
      heading: 'Stolen, and nothing said',
      text: [
        'The party has {it}, and {captor} saw nobody. *The price:* the {few} from {town} are still a pledge, and {captor} hold{captor.v} them to account for what is missing.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{captor} stand{captor.v} at the gate of {town} and ask{captor.v} for {A}. As long as {A} is looked for, {lair} is nearly empty, and {it} with it.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Ask {S.full} what happened up there.',
    'Find out who gives {captor} notice.',
    'Get {it} from {captor} before {deadline}.',
  ],
};
