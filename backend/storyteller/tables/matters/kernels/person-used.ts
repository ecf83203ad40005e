import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { speaking } from '../noun-kinds.ts';

/** The idea is about one person, who has a name: I. */
export const personUsed: MatterKernel = {
  id: 'person-used',
  sort: 'person',
  of: speaking,
  tells: [{ says: 'lose forget mourn drink gamble sleep age dream remember cry grieve' }],
  tones: everyTone,
  escort: ['people'],
  roles: {
    B: [
      ['old friend of the family', 'former teacher', 'foster parent'],
      ['former superior', 'old companion in arms', 'godparent'],
      ['former tutor', 'old comrade of the king', 'guardian'],
    ],
  },
  sites: [
    ['the lodging of {I.full}', 'the house of {I.full}'],
    ['the house of {B.full}', 'the garden of {B.full}'],
    ['the residence of {A.full}', 'the office of {A.full}'],
  ],
  lair: {
    names: [
      'the hunting lodge',
      'the empty theatre',
      'the summer house on the lake',
      'the sealed wing',
    ],
    terrain: 'indoors',
  },
  problem: [
    '{weeks.s} weeks ago that was still a private matter. Since then {I} has not been seen without {A.full}, the {A.role}«, who speaks for {I.them}», and what is said in the name of {I} is becoming law in {town}.',
    'Everyone in {town} has an opinion about it. What nobody understands is why {I} has lived« for {weeks} weeks» at the table of {A.full}, the {A.role}, and signs whatever is put there.',
  ],
  start: [
    [
      'In the square of {town} {I.full}, the {I.role}, stands on a platform beside {A.full} and reads« something» from a sheet. The voice« that {town} knows» is flat. Then {I.they} looks up, straight at you, and one hand, behind the back, makes a sign that every child knows« from playing»: help, I am caught. {A.full} turns the page.',
      '@one',
    ],
    [
      '{B.full}, the {B.role}, grips your sleeve« in the crowd». "I have known {I.full} since {I.they} was that high. That," and {B.they} points to the balcony where {I.full}, the {I.role}, waves beside {A.full}, "is a person who counts the steps to the door." On the balcony {I.full} stops waving«, one beat too late».',
      '@two',
    ],
  ],
  ask: [
    '{G} wants to speak to {I} alone«, for one hour,» before {deadline}. "If {I.they} is there by free will, I will hold my tongue. If not, bring {I.them} to me, with proof against {A}."',
    '"At {deadline} {I} is to swear to everything before {council}," says {G}. "Find out before that what {A} has« in hand» against {I.them}, and take it away« from {A.them}»."',
  ],
  rumours: [
    '{I} and {A} are to be married, some say; others that {A} is the only one who has forgiven {I.them}.',
    '{S} threatened {I}, in the inn«, before witnesses».',
    '{B} was shown the door at {p3}, and had« brought» only a cake.',
    'A doctor goes to {lair} each evening«, although it has stood empty since winter».',
  ],
  run: [
    [
      "A DC 12 Perception check shows that {I} reads with the eyes on {H}, who stands at the side and has one hand in a pocket: there is a child's shoe in it«, which {H} shows now and then».",
      'start=one',
    ],
    '{A} notices strangers. Whoever calls out is invited«, politely,» to {p3} for the evening«; the invitation is meant well by nobody».',
  ],
  gist: [
    '{In}: «that is known. What is not known: »{A} holds the one whom {I} loves most, a young sibling called {wren}, at {lair}, and so makes {I} say and sign what brings {A} {prize}.',
  ],
  truth: [
    [
      'What people say of {I} is true: {fact}. This made {I} «alone, and at the same time »important: whether people pity {I.them} or despise {I.them}, they listen. {A} saw how to use it. {weeks.s} weeks ago {H} fetched {wren} from school, with a note in the hand of {I}, and since then {wren} has been at {lair}, with a doctor, toys and a locked door.',
    ],
    [
      '{A} wants {prize}. For that {I} must declare before {council} at {deadline}, under oath, what {A} has written down: it ruins {G} and three others« who stand in the way». {I} has been promised {wren} for it.',
    ],
    [
      '{A} does not mean to keep the promise, because {wren} has seen everyone. {T}, who does the laundry at {lair}, knows that there is a child«, and believes it to be ill».',
    ],
  ],
  turn: [
    '{wren} has been free for two days: the child got out through the laundry, and hides with {S}«, who does not dare to tell anybody». {A} knows it« and plays on». Everything changes the moment {I} sees {wren}.',
    '{I} has a plan of {I.their} own: to swear the opposite at {deadline}, aloud, and to lose {wren} by it, because {num} people depend on it. If the party knows this, it can plan with {I.them}«; if it does not, both go wrong».',
  ],
  people: {
    G: [
      '{G} wants the truth from {I}, and is one of those whom the oath would ruin. {G} says so at once, if asked.',
    ],
    I: [
      '{fact}. {I} wants {wren} back, and after that to be asked what {I.they} wants, for once. Alone with the party {I.they} speaks fast, in whispers«, and stays no longer than a song lasts».',
    ],
    A: [
      '{A} wants {prize}, and has never raised {A.their} voice. {A} calls {I} "our friend" and cuts up {I.their} meat.',
    ],
    B: [
      '{B} wants to atone for not having helped {I}« the first time». {B} knows of {wren}« and wonders why the school is so quiet about it».',
    ],
    S: [
      '{S} owed {I} money« and an apology», was drunk, and is ashamed of it. {S} wants to do something that is brave.',
    ],
    T: [
      '{T} wants to know that the child gets well. If told the truth, {T} takes the party into {lair} in the laundry cart.',
    ],
    H: [
      '{H} believes that the child is a ward of {A} and the note was real. {H} has children, and changes sides« at once» when {H.they} hears it from {I}.',
    ],
  },
  looks: [
    [
      '[Two rooms|An attic]«, tidy», with two beds, one of them short. On the table a school report« that has not been opened».',
    ],
    [
      '[Books|Bees|Hens] everywhere. On the mantelpiece is a picture of {I} with a« small» child« on the shoulders».',
    ],
    ['A large house« with music in the evening». {I} has a room without a handle on the inside.'],
    [
      "Shutters, a fire, a doll's tea party for {few} on the floor. The windows have been nailed up from outside«, with new nails».",
    ],
  ],
  todo: [
    [
      'Nobody is let in but the school inspector (DC 12 Deception, or ask the landlady about {wren}« and listen»).',
    ],
    [
      '{B} is offended and has locked the door; an honest word« about {I}» opens it (DC 12 Persuasion).',
    ],
    [
      'There is a dinner« with {num} guests». To speak to {I} alone, one must dance with {I.them} (DC 13 Performance) or spill something (DC 13 Sleight of Hand).',
    ],
  ],
  clues: [
    [
      'Investigation :: opening the school report :: {wren} has been excused from school« for {weeks} weeks, "for reasons of health"», in a note by {I}, with the wrong ink.',
      'Investigation :: comparing the note with a letter :: It is forged; the paper is that of the office of {A}.',
      'Persuasion :: asking the landlady about the cart :: The child was fetched in a cart that took the road to {lair}.',
    ],
    [
      'History :: asking {B} what {I} was like before :: {I} would do anything for {wren}«, and for nobody else any more, since {fact}».',
      'Insight :: asking {B} who else knows that :: Only {A}, to whom {B} told it over wine«, a month ago. {B} turns pale».',
      'Nature :: looking at what {I} sent with the last letter :: A« pressed» water flower; it grows only by {lair}.',
    ],
    [
      'Perception :: watching {I} during dinner :: {I} eats only when {H} nods.',
      'Sleight of Hand :: looking into the folder of {A} :: The oath« that {I} is to swear», written out in the hand of {A}.',
      'Investigation :: looking through the bills :: A doctor, toys, milk: all delivered to {lair}.',
    ],
  ],
  lairUse: [
    "The doll's corner has a loose board: a child fits through, and so does a message from {I}.",
    'Everything can be seen from the road: a fire on the roof brings half of {town} here« within {few} minutes», as witnesses.',
  ],
  tactics: [
    "{A} stays where the child's door is«, and talks»; the others keep the party away from it. {H} opens the door as soon as {I} calls",
  ],
  parley: [
    '{A} is afraid of one thing, to be laughed at in public. If {I} tells {A.them} «before all »that {wren} is safe, true or not (DC 14 Deception), {A} has nothing left«, and goes».',
  ],
  clock: [
    ['{I} reads another sheet« in the square». {G} is suspended from office.'],
    ['{B} is arrested for "harassing" {I}.'],
    ['The doctor is sent away. {A} orders a second carriage for {deadline}.'],
    ['At {deadline} {I} swears. {wren} is taken across the border« the same night».'],
  ],
  after: ['{A} receives {prize}, and {I} is found to be "ill" and« is» shut away; {ruin}.'],
  endings: [
    {
      heading: 'It comes out',
      text: [
        '{I} says before {council} what really happened, with {wren} by the hand. {A} is led away« between two guards», still smiling. {G} is back in office, and {I} is asked«, for the first time,» what {I.they} wants to do« now».',
      ],
    },
    {
      heading: 'An exchange',
      text: [
        'The party gives {A} something« that is» worth as much: a document, «a free passage, »the silence of {G}. {wren} is free. *The price:* {A} has {prize} in a year all the same«, more slowly».',
      ],
    },
    {
      heading: 'A false oath',
      text: [
        '{I} swears what {A} wants, and {wren} is saved« in the same hour». *The price:* {G} and three others lose everything, and {I} has to live with having done it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        "The carriage with {wren} has half a day's start and has to change horses at {town2}. {I} waits at the window« of the sealed room», and does not speak.",
      ],
    },
  ],
  steps: [
    'Speak to {I.full} alone.',
    'Find out what {A.full} has in hand against {I.them}.',
    'Ask {B.full} what {I.they} was like before.',
    'Make sure before {deadline} that {I.they} is free to choose.',
  ],
};
