import type { MatterKernel } from './matter-types.ts';

const every = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'] as const;

/** The idea is about one person, who has a name: I. */
export const personKernels: readonly MatterKernel[] = [
  {
    id: 'person-used',
    sort: 'person',
    tones: every,
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
      '{weeks.s} weeks ago that was still a private matter. Since then {I} has not been seen without {A.full}, the {A.role}, who speaks for {I.them}, and what is said in the name of {I} is becoming law in {town}.',
      'Everyone in {town} has an opinion about it. What nobody understands is why {I} has lived for {weeks} weeks at the table of {A.full}, the {A.role}, and signs whatever is put there.',
    ],
    start: [
      [
        'In the square of {town} {I.full}, the {I.role}, stands on a platform beside {A.full} and reads something from a sheet. The voice that {town} knows is flat. Then {I.they} looks up, straight at you, and one hand, behind the back, makes a sign that every child knows from playing: help, I am caught. {A.full} turns the page.',
        '@one',
      ],
      [
        '{B.full}, the {B.role}, grips your sleeve in the crowd. "I have known {I.full} since {I.they} was that high. That," and {B.they} points to the balcony where {I.full}, the {I.role}, waves beside {A.full}, "is a person who counts the steps to the door." On the balcony {I.full} stops waving, one beat too late.',
        '@two',
      ],
    ],
    ask: [
      '{G} wants to speak to {I} alone, for one hour, before {deadline}. "If {I.they} is there by free will, I will hold my tongue. If not, bring {I.them} to me, with proof against {A}."',
      '"At {deadline} {I} is to swear to everything before {council}," says {G}. "Find out before that what {A} has in hand against {I.them}, and take it away from {A.them}."',
    ],
    rumours: [
      '{I} and {A} are to be married, some say; others that {A} is the only one who has forgiven {I.them}.',
      '{S} threatened {I}, in the inn, before witnesses.',
      '{B} was shown the door at {p3}, and had brought only a cake.',
      'A doctor goes to {lair} each evening, although it has stood empty since winter.',
    ],
    run: [
      [
        "A DC 12 Perception check shows that {I} reads with the eyes on {H}, who stands at the side and has one hand in a pocket: there is a child's shoe in it, which {H} shows now and then.",
        'start=one',
      ],
      '{A} notices strangers. Whoever calls out is invited, politely, to {p3} for the evening; the invitation is meant well by nobody.',
    ],
    gist: [
      '{In}: that is known. What is not known: {A} holds the one whom {I} loves most, a young sibling called {wren}, at {lair}, and so makes {I} say and sign what brings {A} {prize}.',
    ],
    truth: [
      [
        'What people say of {I} is true: {fact}. This made {I} alone, and at the same time important: whether people pity {I.them} or despise {I.them}, they listen. {A} saw how to use it. {weeks.s} weeks ago {H} fetched {wren} from school, with a note in the hand of {I}, and since then {wren} has been at {lair}, with a doctor, toys and a locked door.',
      ],
      [
        '{A} wants {prize}. For that {I} must declare before {council} at {deadline}, under oath, what {A} has written down: it ruins {G} and three others who stand in the way. {I} has been promised {wren} for it.',
      ],
      [
        '{A} does not mean to keep the promise, because {wren} has seen everyone. {T}, who does the laundry at {lair}, knows that there is a child, and believes it to be ill.',
      ],
    ],
    turn: [
      '{wren} has been free for two days: the child got out through the laundry, and hides with {S}, who does not dare to tell anybody. {A} knows it and plays on. Everything changes the moment {I} sees {wren}.',
      '{I} has a plan of {I.their} own: to swear the opposite at {deadline}, aloud, and to lose {wren} by it, because {num} people depend on it. If the party knows this, it can plan with {I.them}; if it does not, both go wrong.',
    ],
    people: {
      G: [
        '{G} wants the truth from {I}, and is one of those whom the oath would ruin. {G} says so at once, if asked.',
      ],
      I: [
        '{fact}. {I} wants {wren} back, and after that to be asked what {I.they} wants, for once. Alone with the party {I.they} speaks fast, in whispers, and stays no longer than a song lasts.',
      ],
      A: [
        '{A} wants {prize}, and has never raised {A.their} voice. {A} calls {I} "our friend" and cuts up {I.their} meat.',
      ],
      B: [
        '{B} wants to atone for not having helped {I} the first time. {B} knows of {wren} and wonders why the school is so quiet about it.',
      ],
      S: [
        '{S} owed {I} money and an apology, was drunk, and is ashamed of it. {S} wants to do something that is brave.',
      ],
      T: [
        '{T} wants to know that the child gets well. If told the truth, {T} takes the party into {lair} in the laundry cart.',
      ],
      H: [
        '{H} believes that the child is a ward of {A} and the note was real. {H} has children, and changes sides at once when {H.they} hears it from {I}.',
      ],
    },
    looks: [
      [
        '[Two rooms|An attic], tidy, with two beds, one of them short. On the table a school report that has not been opened.',
      ],
      [
        '[Books|Bees|Hens] everywhere. On the mantelpiece is a picture of {I} with a small child on the shoulders.',
      ],
      ['A large house with music in the evening. {I} has a room without a handle on the inside.'],
      [
        "Shutters, a fire, a doll's tea party for {few} on the floor. The windows have been nailed up from outside, with new nails.",
      ],
    ],
    todo: [
      [
        'Nobody is let in but the school inspector (DC 12 Deception, or ask the landlady about {wren} and listen).',
      ],
      [
        '{B} is offended and has locked the door; an honest word about {I} opens it (DC 12 Persuasion).',
      ],
      [
        'There is a dinner with {num} guests. To speak to {I} alone, one must dance with {I.them} (DC 13 Performance) or spill something (DC 13 Sleight of Hand).',
      ],
    ],
    clues: [
      [
        'Investigation :: opening the school report :: {wren} has been excused from school for {weeks} weeks, "for reasons of health", in a note by {I}, with the wrong ink.',
        'Investigation :: comparing the note with a letter :: It is forged; the paper is that of the office of {A}.',
        'Persuasion :: asking the landlady about the cart :: The child was fetched in a cart that took the road to {lair}.',
      ],
      [
        'History :: asking {B} what {I} was like before :: {I} would do anything for {wren}, and for nobody else any more, since {fact}.',
        'Insight :: asking {B} who else knows that :: Only {A}, to whom {B} told it over wine, a month ago. {B} turns pale.',
        'Nature :: looking at what {I} sent with the last letter :: A pressed water flower; it grows only by {lair}.',
      ],
      [
        'Perception :: watching {I} during dinner :: {I} eats only when {H} nods.',
        'Sleight of Hand :: looking into the folder of {A} :: The oath that {I} is to swear, written out in the hand of {A}.',
        'Investigation :: looking through the bills :: A doctor, toys, milk: all delivered to {lair}.',
      ],
    ],
    lairUse: [
      "The doll's corner has a loose board: a child fits through, and so does a message from {I}.",
      'Everything can be seen from the road: a fire on the roof brings half of {town} here within {few} minutes, as witnesses.',
    ],
    tactics: [
      "{A} stays where the child's door is, and talks; the others keep the party away from it. {H} opens the door as soon as {I} calls",
    ],
    parley: [
      '{A} is afraid of one thing, to be laughed at in public. If {I} tells {A.them} before all that {wren} is safe, true or not (DC 14 Deception), {A} has nothing left, and goes.',
    ],
    clock: [
      ['{I} reads another sheet in the square. {G} is suspended from office.'],
      ['{B} is arrested for "harassing" {I}.'],
      ['The doctor is sent away. {A} orders a second carriage for {deadline}.'],
      ['At {deadline} {I} swears. {wren} is taken across the border the same night.'],
    ],
    after: ['{A} receives {prize}, and {I} is found to be "ill" and is shut away; {ruin}.'],
    endings: [
      {
        heading: 'It comes out',
        text: [
          '{I} says before {council} what really happened, with {wren} by the hand. {A} is led away between two guards, still smiling. {G} is back in office, and {I} is asked, for the first time, what {I.they} wants to do now.',
        ],
      },
      {
        heading: 'An exchange',
        text: [
          'The party gives {A} something that is worth as much: a document, a free passage, the silence of {G}. {wren} is free. *The price:* {A} has {prize} in a year all the same, more slowly.',
        ],
      },
      {
        heading: 'A false oath',
        text: [
          '{I} swears what {A} wants, and {wren} is saved in the same hour. *The price:* {G} and three others lose everything, and {I} has to live with having done it.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          "The carriage with {wren} has half a day's start and has to change horses at {town2}. {I} waits at the window of the sealed room, and does not speak.",
        ],
      },
    ],
    steps: [
      'Speak to {I.full} alone.',
      'Find out what {A.full} has in hand against {I.them}.',
      'Ask {B.full} what {I.they} was like before.',
      'Make sure before {deadline} that {I.they} is free to choose.',
    ],
  },
  {
    id: 'person-driven',
    sort: 'person',
    tones: every,
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
      'Nobody had seen it coming, and it concerns everyone: by old custom {I} has to [turn the great key|light the first lamp|speak the first word] at {deadline}, and nobody else can. {A.full}, the {A.role}, has offered to take over the duty, with all that belongs to it.',
      'In any other year {town} would call it a private matter. But at {deadline} it is {I} who has to [break the seal|ring the old bell|draw the line], by an old right, or the right lapses, and {A.full}, the {A.role}, stands ready to step in.',
    ],
    start: [
      'You find {I.full}, the {I.role}, on the steps of {p1}, with a packed bag, giving away the contents of it, one thing after the other, to children. "You have heard it, I suppose," {I.they} says. "Since that night I hear it each time I close my eyes. A voice, out of the wall, and it knew my name." {B.full}, the {B.role}, collects the things again, behind {I.their} back.',
      '"Do not stare at {I.name}," {B.full}, the {B.role}, whispers, and then shows you what there is to stare at: {I.full}, the {I.role}, who sits with {I.their} back to the window of {p1} and does nothing, in the middle of the day. "It was not like that before that night. I was at the door of {p2}, and heard a voice, and then a cough. Does a miracle in {town} cough?"',
    ],
    ask: [
      '{G} wants to know, before {deadline}, what happened on that night. "If {I} has thought it over, so be it, I will shake {I.their} hand. If somebody in {town} helped, I want that somebody, with proof."',
      '"Find out why," says {G}. "Everyone has an opinion about {I}, and nobody has a reason. After {deadline} the duty and all its rights go to {A}, and cannot be taken back."',
    ],
    rumours: [
      'It was a sign from above, say those who were not there, {A} among them.',
      '{S} argued with {I} on the evening before, and left {town} that night, and came back with a new coat.',
      '{A} was the first to comfort {I}, and has done so every day since.',
      'In {lair} there is a light at night, and somebody ({T} has heard it) practises there, always the same sentence.',
    ],
    run: [
      '{I} can repeat the words exactly: "You know what you have done. Go, before it is known." {I} has thought of something, as everyone would, a small thing of long ago, and has not slept since.',
      '{B} is right about the cough. The wall at {p2} is thin at one point, and {T} has plastered it lately (DC 13 Investigation).',
    ],
    gist: [
      '{In}, and {A} has brought it about: with a voice out of a wall, false letters and a staged miracle, made at {lair} by {H}. Without {I} the old duty goes to {A}, and with it {prize}.',
    ],
    truth: [
      [
        'To the duty of {I} belongs an old right: whoever does it at {deadline} may give away {prize}, or keep it. {I} never knew that; it stands in a paper that {A} found {weeks} weeks ago. Since then {A} has worked at making {I} give up.',
      ],
      [
        'First came letters without a sender, then small signs: a stopped clock, a dead bird on the doorstep, each with a meaning that only {I} could understand. {A} had the meanings from {B}, who had talked in all innocence. {weeks.s} weeks ago, at {p2}, came the voice: {H} spoke it through a pipe from {lair}, where all of it is built. Since that night it is as people say: {fact}.',
      ],
      [
        'At {deadline} {I} is to hand over the duty in front of {council}. One last sign has been prepared in case {I} hesitates, and it is no longer harmless. {T} plastered the wall, at night, for a great deal of money, and has seen the pipe.',
      ],
    ],
    turn: [
      '{I} guesses it, and does not want to know. It was a relief to be allowed to stop. If the party proves the fraud, {I} must decide all over again, this time freely; it may well be that it stays as it is: {fact}, but then nobody but {I} says who follows.',
      'There was a real voice as well. On the night in question {H} came too late, by a quarter of an hour, and found {I} already on {I.their} knees. {H} has told nobody, and has been afraid of {p2} ever since. What it was remains for the game master to decide; it wishes {I} well.',
    ],
    people: {
      G: [
        '{G} wants {I} back, or a good reason, and has stopped sleeping because of what {A} would do with {prize}.',
      ],
      A: [
        '{A} wants {prize}. {A} is gentle, brings soup, and always steers the talk to how tired {I} looks.',
      ],
      I: [
        '{fact}: {I} says so to anyone who asks. {I} wants to know what the voice meant; the small thing of long ago is a debt of {few} gp to a dead friend.',
      ],
      B: [
        '{B} wants to be forgiven for talking. {B} imitates the cough, and it is good enough to be recognised.',
      ],
      S: [
        '{S} argued with {I} about money, lent {I.them} some all the same, and bought the coat with what was left. {S} would rather not say how much.',
      ],
      T: [
        '{T} wants to be rid of the money for the wall, which brings no luck. Asked about plaster, {T} goes red.',
      ],
      H: [
        '{H} is a player without a stage and proud of the voice. {H} was told that it was a joke, and wants to stop before the last sign, which is not one.',
      ],
    },
    looks: [
      [
        '[Everything is tidy and nothing is used|Half-packed boxes, the other half given away]. On the table are {few} letters without a sender, in order.',
      ],
      [
        'A bare wall, a [bench|step] worn by those who sit there, and a smell of fresh plaster. Flowers have been laid down by people of {town}, as at a shrine.',
      ],
      [
        'Books on custom and law, one of them open. A cough can be heard from the next room: {A} has had a cold for {weeks} weeks.',
      ],
      [
        'Strings, pipes, wings of paper, a thunder sheet, and a stuffed bird with {few} companions. In the middle stands what is to be the last sign: a chandelier on one rope.',
      ],
    ],
    todo: [
      [
        '{I} lets everyone in and answers everything, too fast. To be left alone with the letters, one must take {I.them} for a walk (DC 12 Persuasion).',
      ],
      [
        'People from {town} pray here all day long. Only between midnight and one can the wall be opened (DC 13 Athletics, and DC 12 Stealth for the noise).',
      ],
      [
        '{A} is glad to have guests, and never leaves them alone. A fit of coughing, or the news that {I} has changed {I.their} mind (DC 13 Deception), gives the party ten minutes.',
      ],
    ],
    clues: [
      [
        'Investigation :: laying the letters side by side :: Each refers to something that {I} told one person only: {B}.',
        'Insight :: asking {B} who has heard those stories :: {A}, over soup. {B} becomes very quiet.',
        'Nature :: smelling the paper :: It smells of paste and gunpowder, as in {lair}.',
      ],
      [
        'Investigation :: opening the wall :: There is a pipe behind it, of tin, the length of a street: the voice that {I} heard came from elsewhere.',
        'Investigation :: asking who paid for the plaster :: {T} got the money from {A}, in an envelope that has been used before.',
        "Perception :: calling into the pipe :: One hears one's own voice come out again, far off: in {lair}.",
      ],
      [
        'History :: reading the open page :: Whoever does the duty at {deadline} disposes of {prize}. If it is given up before witnesses, it goes to the one who receives it.',
        'Perception :: listening to the cough :: It is the cough that {B} heard.',
        'Investigation :: looking at the bill under the inkwell :: "Wings, two; thunder; chandelier with rope. To {lair}, for {H}."',
      ],
    ],
    lairUse: [
      'The thunder sheet drowns every shout, and thus every spell with words that somebody else must hear, for a round; {A} has wax in the ears.',
      'The chandelier hangs over the middle: cut down (one action), it does 11 (2d10) damage to whoever stands there, DC 13 Dexterity half; {H} has been told where not to stand.',
    ],
    tactics: [
      '{A} speaks through the pipe so that the voice comes from everywhere, and has the others attack from where nobody is looking; {H} works the lights, badly, on purpose',
    ],
    parley: [
      '{A} gives up if {I} comes to {lair} and says one sentence to {A.them}: that it has worked, and that {I} would have given {A.them} {prize} if asked. For this {I} must know everything (DC 13 Persuasion to bring {I.them} along).',
    ],
    clock: [
      ['Another letter arrives. {I} gives away the bed.'],
      ['{S} is driven out of {town}, because of the quarrel.'],
      ['{H} asks to be allowed to stop, and is locked in at {lair}, with the chandelier.'],
      ['At {deadline} {I} hands over the duty. {A} coughs, and thanks.'],
    ],
    after: ['{A} keeps {prize}, and {I} leaves by the road, with one bag; {ruin}.'],
    endings: [
      {
        heading: 'Freely decided',
        text: [
          'The party plays the voice to {council}, from the pipe, with all the words. {I} laughs for the first time in weeks, and then decides, in front of everybody, whether it is to remain so: {fact}. Either way {I} names who follows, and it is {B}. {A} is shown the door, and the pipe.',
        ],
      },
      {
        heading: 'A share',
        text: [
          '{A} keeps the duty and leaves the decision about {prize} to {G}. *The price:* {I} never learns what the voice was, and goes on paying for a small thing of long ago.',
        ],
      },
      {
        heading: 'A second voice',
        text: [
          'If the party uses the pipe itself and lets the voice say something kind, {I} does {I.their} duty at {deadline} and is happy. *The price:* it is a second fraud, and {H} knows of it.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{A} has {prize}, by law. {I} is on the road to {town2} and has thrown away the key; only {I} can contest it, within {few} days, and only if {I} wants to.',
        ],
      },
    ],
    steps: [
      'Ask {I.full} what happened that night.',
      'Look at {p2}.',
      'Find out what hangs on the duty of {I.full}.',
      'Tell {I.full} the truth before {deadline}.',
    ],
  },
  {
    id: 'person-blamed',
    sort: 'person',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    escort: ['people'],
    roles: {
      B: [
        ['baker', 'cooper', 'ferry hand', 'weaver'],
        ['ship owner', 'judge', 'abbot'],
        ['ambassador', 'marshal', 'heir presumptive'],
      ],
    },
    sites: [
      ['the banqueting hall', 'the summer dining room'],
      ['the cell of {I.full}', 'the tower room of {I.full}'],
      ['the dispensary of {A.full}', 'the study of {A.full}', 'the counting room of {A.full}'],
    ],
    lair: {
      names: [
        'the herb garden behind the wall',
        'the poison house',
        'the winter garden',
        'the old bathhouse',
      ],
      terrain: 'indoors',
    },
    problem: [
      'And now {B.full}, the {B.role}, has been lying in a sleep for {few} days from which nobody can wake {B.them}, and it was {I} who handed {B.them} the cup, in front of {num} guests.',
      'In {town} perhaps it would have been forgiven. But {few} days ago {B.full}, the {B.role}, drank from a cup that {I} had filled, fell asleep, and has not woken since.',
    ],
    start: [
      'The cup still lies on the table in {town}, and nobody has dared to clear it away. Beside it sits {I.full}, the {I.role}, between two guards, hands on the table. "I know what I am," {I.they} says to you. "You know it, too: everyone in {town} does. But I washed that cup for {B.name} myself, twice." From the next room comes the slow breathing of {B.full}.',
      'Children in {town} play trial. One is the judge, one is {I.full}, and the smallest has to lie on the ground and be {B.full}. "You may not wake up, {B.name}," says the judge. "{Fact}, so it was {I.full}, so you are dead soon." From the ground a small voice says: "But who filled the jug for {I.name}?"',
    ],
    ask: [
      '{G} wants to know before {deadline}, when sentence is passed, who did it, and how {B} can be woken. "It fits too well that it should be {I}. I do not trust it when it fits."',
      '"Nobody will defend {I}, so I am asking you," says {G}. "Find the remedy for {B}, and the one who mixed this, before {deadline}."',
    ],
    rumours: [
      '{fact}, and one who does such a thing is capable of anything: so people say.',
      '{S} sold {I} a powder, and has admitted it. It was for mice.',
      '{B} had wanted to announce something that evening.',
      '{A} watches at the bedside of {B}, day and night, and lets nobody else give {B.them} water.',
    ],
    run: [
      'The cup smells of nothing. The jug from which it was filled has been replaced by a similar one since {I} filled it (DC 13 Investigation): the ring on the tablecloth is a finger wider.',
      '{I} answers every question truthfully, and says {I.themself} that it looks bad.',
    ],
    gist: [
      '{A} put {B} to sleep, with a drug from {lair}, because {B} was about to give {prize} to another, and arranged it so that {I} would be blamed. {A} gives more of it each day; without it {B} wakes within hours.',
    ],
    truth: [
      [
        'On that evening {B} was going to announce that {prize} should go not to {A}, as agreed, but to {I}, of all people: {B} had heard that {fact}, had gone to see {I}, and had come back convinced. {A} learned of it from {H}, who takes down the letters of {B}.',
      ],
      [
        '{A} grows sleeping root at {lair}. {H} exchanged the jug, believing that it was a tonic. That {I} would fill the cup was certain: it is the custom that the [youngest|newest] guest does so.',
      ],
      [
        'Each night {A} gives {B} some more. At {deadline} {I} is to be condemned; after that {B} may die, and the agreement of old is in force: {prize} goes to {A}. {T} has seen {A} throw away water that was still fresh.',
      ],
    ],
    turn: [
      '{B} is not asleep. {B} hears everything and cannot move: if somebody asks the right questions, one finger answers. {A} knows it and talks to {B} at night, as to a confessor.',
      '{I} knows who it was, and keeps silent: {H} is {I.their} child, given away at birth, and does not know it. {I} would rather be hanged. If the party finds out, {H} has to be told by somebody.',
    ],
    people: {
      G: [
        '{G} wants a fair trial and has no evidence. {G} is afraid of being thought a friend of {I}.',
      ],
      I: [
        '{fact}. {I} wants {B} to wake up: {B} was the first one in a long time to ask {I.them} a question and wait for the answer.',
      ],
      A: [
        '{A} wants {prize}, which was promised to {A.them} for twenty years. {A} really grieves for {B} and sees no contradiction in it.',
      ],
      B: [
        '{B} lies in the room next to the table, and is watched over by {A}. Woken, {B} wants to say at once what {B.they} wanted to announce.',
      ],
      S: [
        '{S} sells powders that do nothing, and would have to admit to this in order to be cleared. {S} would rather go to prison.',
      ],
      T: [
        '{T} carries the water. {T} wants to keep the place, and tells what {T.they} saw if promised another one.',
      ],
      H: [
        '{H} believed in the tonic and is slowly beginning to count. {H} still has the first jug.',
      ],
    },
    looks: [
      [
        'A long table that has not been cleared, {num} chairs, and next door the bed. {A} rises politely from the bedside when somebody comes in.',
      ],
      [
        'Straw, a bucket, a window with a view of the scaffold. {I} has scratched lines into the wall: not days, but names to be thanked.',
      ],
      ['Drawers with labels in a beautiful hand. One drawer has no dust on it and no label.'],
      [
        'Warm and damp, with blue flowers in rows. Whoever breathes deeply becomes heavy. At the end stands a bench with a mortar and {few} small bottles, one of them almost empty.',
      ],
    ],
    todo: [
      [
        '{A} does not leave the bed. Someone has to call {A.them} away (DC 13 Deception), or send {G} to do it.',
      ],
      ['The gaoler wants {few} gp, or somebody who writes a letter home.'],
      [
        'The room is open, {A} is proud of it and shows it with pleasure; somebody else has to get the drawer open meanwhile (DC 13 Sleight of Hand).',
      ],
    ],
    clues: [
      [
        'Medicine :: examining {B} :: This is no poison but sleeping root, and it must be given anew each day.',
        'Insight :: asking {A} when {B} last drank :: {A} names the hour without thinking, and it is the hour at which nobody else was in the room.',
        'Nature :: looking under the nails of {A} :: Blue pollen, as there is only at {lair}.',
      ],
      [
        'Persuasion :: asking {I} what {B} wanted from {I.them} :: {B} had come three times to talk about it: that {fact}. The third time {B.they} asked what {I} would do with {prize}.',
        'Insight :: asking {I} who passed the jug :: {H}. {I} says it without hesitation, and then asks not to have said it.',
        'Perception :: listening to the guards :: They are paid extra to bring a basket from {lair} to {A} each night.',
      ],
      [
        'Nature :: naming what was in the empty drawer :: Sleeping root. There is enough dust of it to put {num} people to sleep.',
        'Investigation :: reading the old agreement on the desk :: If {B} dies without having revoked it, {prize} goes to {A}.',
        'Investigation :: looking at the key rack :: One key is worn bright: that of {lair}.',
      ],
    ],
    lairUse: [
      'The flowers make sleepy: whoever stands among them without a wet cloth rolls a DC 13 Constitution saving throw each round or loses the next action.',
      'Broken panes let in cold air; three of them (one action each) and nobody but {A} falls asleep here any more.',
    ],
    tactics: [
      '{A} retreats into the flowers, where {A.they} does not feel anything any more, and throws the bottle with the remedy away as a last resort',
    ],
    parley: [
      '{A} can be reached through {B}: whoever repeats what {A} has said at the bedside at night (from the finger of {B}, or from {T}) needs no check. {A} hands over the remedy and sits down.',
    ],
    clock: [
      ['{A} gives more than before; {B} breathes more slowly.'],
      ['{S} signs a confession that {S.they} has not read.'],
      ['{H} realises what {H.they} has done and wants to tell {G}; {A} invites {H} to {lair}.'],
      ['At {deadline} {I} is condemned. {B} dies in the night.'],
    ],
    after: ['{A} takes over {prize}, in mourning. {H} is not found; {ruin}.'],
    endings: [
      {
        heading: '{B.name} wakes up',
        text: [
          '{B} opens {B.their} eyes during the trial and asks for water, from somebody else. What {B.they} wanted to announce is said in front of everyone: {prize} is for {I}. {A} does not contradict.',
        ],
      },
      {
        heading: 'In secret',
        text: [
          '{A} stops giving it, {B} wakes up, and all call it a miracle. {I} is released "for lack of evidence". *The price:* half of {town} believes that it was {I}, for ever.',
        ],
      },
      {
        heading: 'A confession',
        text: [
          '{H} takes the blame on {H.themself}, and {A} lets it happen unless the party prevents it. {I} is free, and will not want to be. *The price:* {A} still has {prize}.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{B} is dead, or as good as dead: there are {few} hours in which the remedy still works, and {A} keeps the wake alone. The scaffold is for {I}, at noon.',
        ],
      },
    ],
    steps: [
      'Look at the room where it happened.',
      'Hear what {I.full} says about it.',
      'Find out what {B.full} wanted to announce.',
      'Find the remedy before {deadline}.',
    ],
  },
];
