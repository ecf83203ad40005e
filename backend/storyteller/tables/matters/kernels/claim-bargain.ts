import { everyTone } from '../../tones.ts';
import { claimTells } from '../claim-tells.ts';
import type { MatterKernel } from '../matter-types.ts';

/** An idea that something impossible is true. Someone makes use of it. */
export const claimBargain: MatterKernel = {
  id: 'claim-bargain',
  sort: 'claim',
  tells: claimTells,
  tones: everyTone,
  escort: ['spirit', 'fey', 'elemental'],
  roles: {},
  sites: [
    ['the town hall', 'the counting house'],
    ['the churchyard', 'the old burial ground'],
    ['the house of {A.full}', 'the office of {A.full}'],
  ],
  lair: {
    names: ['the sunken chapel', 'the flooded quarry tunnel', 'the hollow oak', 'the closed crypt'],
    terrain: 'underground',
  },
  problem: [
    'It began {weeks} weeks ago«, [without a warning|in one night]», and each week it goes further than the week before.',
    'At first«, {weeks} weeks ago,» people laughed about it; now they [count the days|bolt the doors at dusk|send the children to relatives].',
  ],
  start: [
    'You arrive in {town} in the middle of an argument. "«It is not a rumour, »I was there," says {B.full}, the {B.role}, and holds up a [shaking|cold|ink-stained] hand. "{Fact}. Stay« in {town}» until tonight« and look for yourselves»." [Behind {B.them} a shutter closes|The people around {B.them} look at the ground].',
    'The [bell|clock] of {town} strikes, and the street stops to listen. "Seven," says {B.full}, the {B.role}«, beside you». "It was at seven«, in {town},» that it began. {Fact}«, do you understand?» And {T.full} saw who came back from {lair} that morning, and will not say."',
  ],
  ask: [
    '{G} wants it to end before {deadline}: {it} and« all» that comes with it. Who began it is to answer for it« before {council}», and for that {G} needs proof.',
    '"Find out who began it, and how it can be ended," says {G}. "We have until {deadline}. After that I have to pay {A.name} for ending it« in {town}»."',
  ],
  rumours: [
    '{S} is blamed: {S.they} came to {town} in the week when it began.',
    '{T} has not slept since it began, and used to pass {lair} each night« on the way home».',
    '{A} is the only one who is not afraid, and has said in {council}«, word for word,» that it will be over at {deadline}.',
    'An old rhyme says that whoever asks for something at {lair} must name somebody else to pay« for it».',
  ],
  run: [
    '{B} has felt it more than anybody: {B.they} forgets one thing each day« since it began (today, the name of the street)». {B} does not know why; it is the first sign of the price (see below).',
    'If the party watches« that night», it sees for itself that it is true, and a success on a DC 13 Perception check shows {A} at a window opposite, who is not surprised« at all».',
  ],
  gist: [
    '{A} struck a bargain at {lair}, and since then {fact}. {council} has promised {prize} to whoever ends it: {A} will, at {deadline}«, before all eyes». The price of it is {B}, who does not know it.',
  ],
  truth: [
    [
      '{A} wanted {prize} and could not get it« honestly». {weeks.s} weeks ago {A.they} went to {lair}, where something« old» grants what is asked for if another person is named as the price. {A} asked for something that everyone would fear and nobody else could end, and got it: {fact}. Then {A} proposed in {council} that whoever ends it should be given {prize}«, and all were in favour».',
    ],
    [
      'The price is {B}, whose name {A} scratched into the stone at {lair}. {A} chose {B.them} because {B} had once [lent {A.them} money and never mentioned it again|refused to marry into the family of {A}|won a lawsuit against {A}]. {B} loses a piece of memory each day; at {deadline} there is nothing left« of {B.them}», and «with that »the price is paid: {A} can end what {A.they} began, or begin it again«, whenever {A.they} wants».',
    ],
    [
      'It ends at once if the name is struck from the stone, or if {A} takes the bargain back aloud at {lair}. {T} saw {A} come from there« in the morning» with white dust« to the elbows», and keeps silent because {A} has bought up the debts of {T}.',
    ],
  ],
  turn: [
    'The name on the stone can be replaced, and only the one who made the bargain must agree: {A} offers to put in {S}, "whom nobody would miss"«, and then all would be over for {B}, too». [In {town} there are people who would find that a good solution.|{G} would never hear of it.]',
    '{G} has co-signed the promise of {prize}«, on the advice of {A}», and cannot take it back: if it ends« at {deadline}, however it ends», {A} must be paid. Only proof of how it began makes the promise void; {A} knows this and offers {G} a share.',
  ],
  people: {
    G: [
      '{G} wants an end of it, [and to be seen to have ended it|and is ashamed of having believed the rumours about {S}].',
    ],
    A: [
      '{A} wants {prize}, and tells {A.themself} that forgetting does not hurt. {A} is friendly, «helps with the search, »and always leads it away from {lair}.',
    ],
    B: [
      '{B} wants to be told the truth« about what is happening to {B.them}». Once {B.they} has seen the stone, {B} speaks against {A} anywhere.',
    ],
    S: [
      '{S} came to {town} to [look for a lost brother|ask for an audience|visit a grave] and has nothing to do with it; {S} «has been [threatened twice|refused bread] and »wants to leave with a clean name.',
    ],
    T: [
      '{T} wants to be free of the debts« that {A} has bought up». If the party pays them ({bribe} gp) or protects {T.them}, {T} says what {T.they} saw.',
    ],
    H: [
      '{H} carries letters for {A} and noticed the white dust. {H} «wants a quiet life, and »tells everything if {A} is likely to lose.',
    ],
  },
  looks: [
    [
      '[Benches|Shelves] along the walls«, a [table|board] with the notices of the last {weeks} weeks,» and {H}, who [sorts papers|waits for orders].',
    ],
    [
      '[Crooked stones|Wet grass]«, a wall that can be climbed,» and {T}, who comes by here every day« and avoids the path to {lair}».',
    ],
    [
      'A tidy house with new [curtains|locks|furniture]; there was no money for that« {weeks} weeks ago».',
    ],
    [
      'A stone« as high as a person» stands« in the middle», with names cut into it. All are crossed out but one: {B.full}. Water [drips|stands] around it«, white as milk».',
    ],
  ],
  todo: [
    [
      'The papers are open to everyone until noon. After that {H} has to be [talked round (DC 13 Persuasion)|distracted (DC 13 Deception)].',
    ],
    [
      '{T} talks only where {A} cannot see it: the party must get {T.them} away unseen (DC 12 Stealth)« or come after dark».',
    ],
    [
      '{A} receives visitors« politely». To look around, one must keep {A.them} talking (DC 14 Deception) while another searches.',
    ],
  ],
  clues: [
    [
      'Investigation :: comparing the notices by their dates :: Nothing of the kind was reported before the week in which {A} asked {council}«, as a joke,» what one would get for ending such a thing.',
      'Investigation :: reading the minutes of {council} :: The reward, {prize}, was proposed by {A}«, three days before anybody else thought of it».',
      "Investigation :: following a bill to its purpose :: {A} paid for a mason's chisel and «for »a boy to carry a lamp to {lair}.",
    ],
    [
      'Religion :: reading the oldest stones :: Such bargains have been made here before: each time one person forgot everything«, and each time another became great».',
      'Persuasion :: offering to pay the debts of {T} :: {T} saw {A} come back at dawn«, white to the elbows».',
      'Survival :: following the white dust :: The dust is chalk mud from {lair}; it leads« from there» to the back door of {A}.',
    ],
    [
      'Investigation :: finding the draft in the desk :: On a sheet {A} tried out four names«; three are crossed out», and {B.full} remains.',
      'Arcana :: examining the ring on the desk :: The ring «is warm and »shows a tally of days, down to {deadline}: the one who wears it has made a bargain.',
      'Perception :: looking at the boots by the door :: The boots of {A} are white with the chalk mud of {lair}.',
    ],
  ],
  lairUse: [
    'The name can be struck out with any tool in two actions (DC 13 Athletics); each failure makes everyone near the stone forget the last hour«, which does no other harm».',
    'The milky water hides what lies under it: whoever goes down into it is not seen«, and can come up behind {A}».',
  ],
  tactics: [
    '{A} fights beside the stone« and lets nobody but {B} near it»; when {A} is half beaten, {A.they} offers to take the bargain back in exchange for going free',
  ],
  parley: [
    '{A} takes the bargain back if the party can show that the thing at {lair} has marked the next name already, which is {A.their} own«: it stands on the back of the stone». A DC 15 Persuasion check is enough if {B} is there and looks at {A.them}.',
  ],
  clock: [
    ['{A} goes to {lair} once more, «to make sure, »and {B} does not recognise {G} in the street.'],
    [
      'It reaches the house of {G}. {council} confirms the promise of {prize}, and {S} is locked up« "for protection"».',
    ],
    ['{B} can no longer find the way home. {A} offers«, kindly,» to take {B.them} in.'],
    [
      'At {deadline} {A} ends it« with a gesture», and gets {prize}. {B} sits on a bench and knows nobody.',
    ],
  ],
  after: [
    'It begins again whenever {A} is contradicted. Others learn how it is done, and go to {lair}« with names of their own»; within a year {ruin}.',
  ],
  endings: [
    {
      heading: 'The name is struck out',
      text: [
        'It is over in the same moment, and {town} talks of {it} in the past tense. {B} remembers all of it« at once and has to sit down». {A} stands before {council} and loses {prize}; {S} gets an apology, [from {G} alone|from half of {town}].',
      ],
    },
    {
      heading: 'A bargain with {A.name}',
      text: [
        '{A} takes it back in return for silence«, and keeps office and house». {B} is safe and will never learn why {B.they} was ill. *The price:* {A} knows the way to {lair}, and so do the party and {H}.',
      ],
    },
    {
      heading: 'Another name',
      text: [
        'If the party lets {A} put in the name of {S}, {B} recovers« and everything else goes on». *The price:* {S} forgets everything by the end of the year, and the party chose it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} has {prize}, {B} has to be cared for like a child, and all is quiet, until {A} needs it again«: then once more {fact}». The party can still break the stone (DC 17 Athletics, three times): then it can never be repeated«, but {B} gets nothing back».',
      ],
    },
  ],
  steps: [
    'Find out when it began, and who had asked for something then.',
    'Find out what is wrong with {B.full}.',
    'Hear what {T.full} saw.',
    'Find the place where it began, and end it.',
  ],
};
