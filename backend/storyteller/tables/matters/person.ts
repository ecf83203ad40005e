import type { MatterKernel } from './matter-types.ts';

const every = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'] as const;

/** The idea is about one person, who has a name: I. */
export const personKernels: readonly MatterKernel[] = [
  {
    id: 'person-used',
    sort: 'person',
    tones: every,
    escort: ['people'],
    roles: { B: [['old friend of the family', 'former teacher', 'foster parent'], ['former superior', 'old companion in arms', 'godparent'], ['former tutor', 'old comrade of the king', 'guardian']] },
    sites: [
      ['the lodging of {I.full}', 'the house of {I.full}'],
      ['the house of {B.full}', 'the garden of {B.full}'],
      ['the residence of {A.full}', 'the office of {A.full}'],
    ],
    lair: { names: ['the hunting lodge', 'the empty theatre', 'the summer house on the lake', 'the sealed wing'], terrain: 'indoors' },
    problem: [
      '{weeks.s} weeks ago that was still a private matter. Since then {I} has not been seen without {A.full}, the {A.role}, who speaks for {I.them}, and what is said in the name of {I} is becoming law in {town}.',
      'Everyone in {town} has an opinion about it. What nobody understands is why {I} has lived for {weeks} weeks at the table of {A.full}, the {A.role}, and signs whatever is put there.',
    ],
    start: [
      ['In the square of {town} {I.full}, the {I.role}, stands on a platform beside {A.full} and reads something from a sheet. The voice is flat. Then {I.they} looks up, straight at you, and one hand, behind the back, makes a sign that every child knows from playing: help, I am caught. {A.full} turns the page.', '@one'],
      ['{B.full}, the {B.role}, grips your sleeve in the crowd. "I have known {I.full} since {I.they} was that high. That," and {B.they} points to the balcony where {I.full}, the {I.role}, waves beside {A.full}, "is a person who counts the steps to the door." On the balcony {I.full} stops waving, one beat too late.', '@two'],
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
      ['A DC 12 Perception check shows that {I} reads with the eyes on {H}, who stands at the side and has one hand in a pocket: there is a child\'s shoe in it, which {H} shows now and then.', 'start=one'],
      '{A} notices strangers. Whoever calls out is invited, politely, to {p3} for the evening; the invitation is meant well by nobody.',
    ],
    gist: [
      '{In}: that is known. What is not known: {A} holds the one whom {I} loves most, a young sibling called Wren, at {lair}, and so makes {I} say and sign what brings {A} {prize}.',
    ],
    truth: [
      [
        'What people say of {I} is true: {fact}. This made {I} alone, and at the same time important: people listen to one who has been through that. {A} saw how to use it. {weeks.s} weeks ago {H} fetched Wren from school, with a note in the hand of {I}, and since then Wren has been at {lair}, with a doctor, toys and a locked door.',
      ],
      [
        '{A} wants {prize}. For that {I} must declare before {council} at {deadline}, under oath, what {A} has written down: it ruins {G} and three others who stand in the way. {I} has been promised Wren for it.',
      ],
      [
        '{A} does not mean to keep the promise, because Wren has seen everyone. {T}, who does the laundry at {lair}, knows that there is a child, and believes it to be ill.',
      ],
    ],
    turn: [
      'Wren has been free for two days: the child got out through the laundry, and hides with {S}, who does not dare to tell anybody. {A} knows it and plays on. Everything changes the moment {I} sees Wren.',
      '{I} has a plan of {I.their} own: to swear the opposite at {deadline}, aloud, and to lose Wren by it, because {num} people depend on it. If the party knows this, it can plan with {I.them}; if it does not, both go wrong.',
    ],
    people: {
      G: ['{G} wants the truth from {I}, and is one of those whom the oath would ruin. {G} says so at once, if asked.'],
      I: ['{fact}. {I} wants Wren back, and after that to be asked what {I.they} wants, for once. Alone with the party {I.they} speaks fast, in whispers, and stays no longer than a song lasts.'],
      A: ['{A} wants {prize}, and has never raised {A.their} voice. {A} calls {I} "our friend" and cuts up {I.their} meat.'],
      B: ['{B} wants to atone for not having helped {I} the first time. {B} knows of Wren and wonders why the school is so quiet about it.'],
      S: ['{S} owed {I} money and an apology, was drunk, and is ashamed of it. {S} wants to do something that is brave.'],
      T: ['{T} wants to know that the child gets well. If told the truth, {T} takes the party into {lair} in the laundry cart.'],
      H: ['{H} believes that the child is a ward of {A} and the note was real. {H} has children, and changes sides at once when {H.they} hears it from {I}.'],
    },
    looks: [
      ['[Two rooms|An attic], tidy, with two beds, one of them short. On the table a school report that has not been opened.'],
      ['[Books|Bees|Hens] everywhere. On the mantelpiece is a picture of {I} with a small child on the shoulders.'],
      ['A large house with music in the evening. {I} has a room without a handle on the inside.'],
      ['Shutters, a fire, a doll\'s tea party for {few} on the floor. The windows have been nailed up from outside, with new nails.'],
    ],
    todo: [
      ['Nobody is let in but the school inspector (DC 12 Deception, or ask the landlady about Wren and listen).'],
      ['{B} is offended and has locked the door; an honest word about {I} opens it (DC 12 Persuasion).'],
      ['There is a dinner with {num} guests. To speak to {I} alone, one must dance with {I.them} (DC 13 Performance) or spill something (DC 13 Sleight of Hand).'],
    ],
    clues: [
      [
        'Investigation :: opening the school report :: Wren has been excused from school for {weeks} weeks, "for reasons of health", in a note by {I}, with the wrong ink.',
        'Investigation :: comparing the note with a letter :: It is forged; the paper is that of the office of {A}.',
        'Persuasion :: asking the landlady about the cart :: The child was fetched in a cart that took the road to {lair}.',
      ],
      [
        'History :: asking {B} what {I} was like before :: {I} would do anything for Wren, and for nobody else any more, since {fact}.',
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
      'The doll\'s corner has a loose board: a child fits through, and so does a message from {I}.',
      'Everything can be seen from the road: a fire on the roof brings half of {town} here within {few} minutes, as witnesses.',
    ],
    tactics: ['{A} stays where the child\'s door is, and talks; the others keep the party away from it. {H} opens the door as soon as {I} calls'],
    parley: [
      '{A} is afraid of one thing, to be laughed at in public. If {I} tells {A.them} before all that Wren is safe, true or not (DC 14 Deception), {A} has nothing left, and goes.',
    ],
    clock: [
      ['{I} reads another sheet in the square. {G} is suspended from office.'],
      ['{B} is arrested for "harassing" {I}.'],
      ['The doctor is sent away. {A} orders a second carriage for {deadline}.'],
      ['At {deadline} {I} swears. Wren is taken across the border the same night.'],
    ],
    after: ['{A} receives {prize}, and {I} is found to be "ill" and is shut away; {ruin}.'],
    endings: [
      { heading: 'It comes out', text: ['{I} says before {council} what really happened, with Wren by the hand. {A} is led away between two guards, still smiling. {G} is back in office, and {I} is asked, for the first time, what {I.they} wants to do now.'] },
      { heading: 'An exchange', text: ['The party gives {A} something that is worth as much: a document, a free passage, the silence of {G}. Wren is free. *The price:* {A} has {prize} in a year all the same, more slowly.'] },
      { heading: 'A false oath', text: ['{I} swears what {A} wants, and Wren is saved in the same hour. *The price:* {G} and three others lose everything, and {I} has to live with having done it.'] },
      { heading: 'If the party is too late', text: ['The carriage with Wren has half a day\'s start and has to change horses at {town2}. {I} waits at the window of the sealed room, and does not speak.'] },
    ],
    steps: ['Speak to {I.full} alone.', 'Find out what {A.full} has in hand against {I.them}.', 'Ask {B.full} what {I.they} was like before.', 'Make sure before {deadline} that {I.they} is free to choose.'],
  },
  {
    id: 'person-hunted',
    sort: 'person',
    tones: every,
    escort: ['people', 'beast'],
    roles: { B: [['travelling partner', 'hospital warden', 'innkeeper'], ['head of the almshouse', 'advocate of the poor', 'ship\'s surgeon'], ['court physician', 'retired judge', 'master of the archives']] },
    sites: [
      ['the last dwelling of {I.full}', 'the empty house of {I.full}'],
      ['the hospice of {B.full}', 'the house of {B.full}'],
      ['the record office', 'the barracks', 'the posting station'],
    ],
    lair: { names: ['the charcoal burners\' camp', 'the old ferry house', 'the ruined priory', 'the shepherds\' caves'], terrain: 'wild' },
    problem: [
      'For {few} days {I} has been gone. There is a price on {I.them}, and the one who has put it up is {A.full}, the {A.role}: {num} gp, for the theft of a bell rope.',
      '{I} disappeared {few} days ago, through a window and without shoes. {A.full}, the {A.role}, has had posters printed: wanted for the theft of a bell rope, {num} gp, alive if possible.',
    ],
    start: [
      'You are shown the poster before you have ordered. {I.full}, the {I.role}: the portrait is good, and somebody has drawn tears on it. "{num} gp," says {T.full}, the {T.role}, and smooths it flat. "For stealing a bell rope. I ask you." Outside, dogs go by, on long leads. {T.name} waits until they are gone, and then pushes the poster over to you. Under it lies a folded page. "{I.name} left this, for strangers."',
      'In the night somebody climbs into your room and falls over your boots. It is {I.full}, the {I.role}, barefoot, with a [torn sleeve|cut hand]. "They told me that you belong to nobody," {I.they} says. Down in the yard dogs begin to bark. "Read this, and then decide." A piece of paper; then {I.they} is gone over the roof.',
    ],
    ask: [
      '{G} wants {I} found before the dogs do it. "Bring {I.them} to me, alive, before {deadline}, and find out what it is about. Nobody pays {num} gp for a bell rope."',
      '"I signed the warrant without reading it," says {G}. "Find {I}, hear what {I.they} has to say, and be back before {deadline}: on that day it becomes an outlawry, and anyone may kill."',
    ],
    rumours: [
      '{fact}: that comes first in every story about {I}.',
      '{S} was the last one to be seen with {I}, and has new boots.',
      '{A} weeps about {I}, people say, as about a lost child.',
      'Someone leaves bread on the wall behind {p2} each night, and in the morning it is gone.',
    ],
    run: [
      'The page is a copy from an old register: a birth, half a century ago, with the family name of {A} and a birthmark of which {A} has none.',
      'The dogs are on a false track: someone ({B}) has pulled an old coat of {I} across the river (DC 13 Survival shows it).',
    ],
    gist: [
      '{I} has done nothing but find a page that proves that {A} is not who {A.they} claims to be, so that {prize} would go to another. {A} hunts {I} for it; {I} hides at {lair}, with the page.',
    ],
    truth: [
      [
        '{A} took the name of a dead companion thirty years ago, on a road, in a winter when nobody asked. Under that name {A} rose to be what {A.they} is, and under that name {A.they} is to receive {prize} at {deadline}, since the true bearer of the name would be entitled to it.',
      ],
      [
        'Everyone has heard it: {fact}. Nobody knows why, and the page is the reason. {I} found it in an old register, and it took away the ground under {I.their} feet: {A}, whom {I} had trusted more than anyone, is a stranger under a dead name, and there was a birthmark and a child. {I} asked {A} about it, openly, {few} days ago. That same night {H} came through the door, and {I} left through the window.',
      ],
      [
        'The child of the true bearer is {B}, who hides {I} and does not know it: neither of them has understood the page yet. {T} knows {A} from the old days under another name, and keeps silent for a small pension.',
      ],
    ],
    turn: [
      '{A} did not kill the companion. They exchanged names, as friends, because one was wanted and the other ill; there is a letter about it, hidden in {p3}. {A} could have lived with that, if {A.they} had not let the child grow up in poverty.',
      'The {num} gp were not put up by {A} but by {H}, who is in the pay of somebody else who wants {prize}, and means to get hold of both the page and {A}. The party is followed from the second day on.',
    ],
    people: {
      G: ['{G} wants to undo a signature. {G} is a friend of {A} and will believe only what is written.'],
      I: ['{fact}. {I} wants to be believed without having to tell it again, and trusts nobody who wears good shoes.'],
      A: ['{A} wants {prize}, and even more to remain who {A.they} has become. {A} does not want {I} dead, only the page; {H} has understood it differently.'],
      B: ['{B} wants to know where {B.they} comes from, and has stopped asking. {B} takes in everyone who comes without shoes.'],
      S: ['{S} was given the boots by {I}, who had no more use for them on a roof, and does not know how to say it without being called a thief.'],
      T: ['{T} wants the pension to go on. If {B} is mentioned, {T} begins to cry, and tells it all.'],
      H: ['{H} wants to close the matter cleanly. {H} does not know the reason, and would not have come in with a knife had {H.they} known it.'],
    },
    looks: [
      ['A broken window, a turned-over table, and under the floor a hole the size of a book, empty.'],
      ['Long tables, soup, {few} people without shoes. A locked door to the attic, and two bowls beside it.'],
      ['Registers in rows, one with a page cut out. The one who is on duty is glad of any company.'],
      ['Smoke, a kettle, sleeping places of leaves. {I} sits where one can see both ways, and has the page under {I.their} shirt.'],
    ],
    todo: [
      ['A guard stands at the door, whose feet hurt. A chair, or a bottle, is worth half an hour inside.'],
      ['{B} lies well and often. Whoever takes off the shoes at the door is not lied to; otherwise it takes a DC 14 Persuasion check.'],
      ['The registers may be read only under supervision: one asks for the wrong year (DC 13 Deception) while another reads the right one.'],
    ],
    clues: [
      [
        'Investigation :: looking at the floor :: {I} was reading when the door broke: the candle fell on a copy of a register, of which one corner is left.',
        'Investigation :: looking at the door :: It was opened with an official key, which only the household of {A} has.',
        'Survival :: following bare feet over the roofs :: They end in a cart of charcoal, on the way to {lair}.',
      ],
      [
        'Insight :: asking {B} why {B.they} helps :: "{fact}. Is that not enough?" {B} brings food each night, and knows no more than the party.',
        'Perception :: looking at {B} with the page in hand :: {B} has the birthmark that is described on it. {A} has none.',
        'Perception :: following the bread at night :: A shepherd fetches it from the wall and carries it to {lair}.',
      ],
      [
        'Investigation :: reading the years before and after the cut page :: A person with the name of {A} was born here with a birthmark, and had a child.',
        'History :: asking who has held this register :: {A} borrowed it each year in the same week, and last week had it "rebound".',
        'Persuasion :: asking for the reports of the dog handlers :: All traces end at the river, opposite {lair}; tomorrow they will try the other bank.',
      ],
    ],
    lairUse: [
      'There are three ways out, and {I} knows a fourth, which is narrow: each of the party can lead one enemy away through it.',
      'The dogs can be won over with the soup (DC 12 Animal Handling): they know {I}, who fed them as puppies.',
    ],
    tactics: ['{A} wants the page and lets everyone go who puts it down; {H} goes for {I} and must be told, by {A}, to stop'],
    parley: [
      '{A} sits down when {B} takes off the scarf and shows the birthmark. From then on it needs no check, only the question of what {A} would like to be called.',
    ],
    clock: [
      ['The price on {I} is doubled. {p1} is burned down.'],
      ['{S} is beaten for the boots. {B} is watched.'],
      ['The dogs are taken across the river.'],
      ['At {deadline} {I} is outlawed; {H} finds {lair} an hour later, and the page burns.'],
    ],
    after: ['{A} receives {prize} under the name of another. {T} wants a larger pension, and is not found again; {ruin}.'],
    endings: [
      { heading: 'The page is read aloud', text: ['{B} hears before {council} whose child {B.they} is, and gets what is due. {A} gives back the name, and is sentenced for the hunt, not for the rest. {I} goes home, by the door.'] },
      { heading: 'Left as it is', text: ['{A} calls off the dogs, and {I} gives {A.them} the page. *The price:* {B} will never know. {I} does know, and comes by with bread, and says nothing.'] },
      { heading: 'Shared', text: ['{A} adopts {B}, which gives everyone what is due to them without a word about the past; {G} draws up the paper. *The price:* {I} has to leave {town}, with a pension, because {I} cannot lie.'] },
      { heading: 'If the party is too late', text: ['{I} is an outlaw, wounded, and under way to {town2}. The page is ash, but the register has a second copy there, with the bishop, and {A} has not thought of it yet.'] },
    ],
    steps: ['Find out why {I.full} is really being looked for.', 'Look at {p1}.', 'Find {I.full} before the dogs do.', 'Bring {I.full} and the truth to {G.full} before {deadline}.'],
  },
  {
    id: 'person-blamed',
    sort: 'person',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    escort: ['people'],
    roles: { B: [['baker', 'cooper', 'ferry hand', 'weaver'], ['ship owner', 'judge', 'abbot'], ['ambassador', 'marshal', 'heir presumptive']] },
    sites: [
      ['the banqueting hall', 'the summer dining room'],
      ['the cell of {I.full}', 'the tower room of {I.full}'],
      ['the dispensary of {A.full}', 'the study of {A.full}', 'the counting room of {A.full}'],
    ],
    lair: { names: ['the herb garden behind the wall', 'the poison house', 'the winter garden', 'the old bathhouse'], terrain: 'indoors' },
    problem: [
      'And now {B.full}, the {B.role}, has been lying in a sleep for {few} days from which nobody can wake {B.them}, and it was {I} who handed {B.them} the cup, in front of {num} guests.',
      'Perhaps it would have been forgiven. But {few} days ago {B.full}, the {B.role}, drank from a cup that {I} had filled, fell asleep, and has not woken since.',
    ],
    start: [
      'The cup still lies on the table, and nobody has dared to clear it away. Beside it sits {I.full}, the {I.role}, between two guards, hands on the table. "I know what I am," {I.they} says to you. "You know it, too: everyone does. But I washed that cup myself. Twice." From the next room comes the slow breathing of {B.full}.',
      'Children in {town} play trial. One is the judge, one is {I.full}, and the smallest has to lie on the ground and be {B.full}. "You may not wake up," the judge says to the small one. "{Fact}, so it was {I.full}, so you are dead soon." From the ground a small voice says: "But who filled the jug?"',
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
      'The cup smells of nothing. The jug from which it was filled has been replaced by a similar one (DC 13 Investigation): the ring on the tablecloth is a finger wider.',
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
      G: ['{G} wants a fair trial and has no evidence. {G} is afraid of being thought a friend of {I}.'],
      I: ['{fact}. {I} wants {B} to wake up: {B} was the first one in a long time to ask {I.them} a question and wait for the answer.'],
      A: ['{A} wants {prize}, which was promised to {A.them} for twenty years. {A} really grieves for {B} and sees no contradiction in it.'],
      B: ['{B} lies in the room next to the table, and is watched over by {A}. Woken, {B} wants to say at once what {B.they} wanted to announce.'],
      S: ['{S} sells powders that do nothing, and would have to admit to this in order to be cleared. {S} would rather go to prison.'],
      T: ['{T} carries the water. {T} wants to keep the place, and tells what {T.they} saw if promised another one.'],
      H: ['{H} believed in the tonic and is slowly beginning to count. {H} still has the first jug.'],
    },
    looks: [
      ['A long table that has not been cleared, {num} chairs, and next door the bed. {A} rises politely from the bedside when somebody comes in.'],
      ['Straw, a bucket, a window with a view of the scaffold. {I} has scratched lines into the wall: not days, but names to be thanked.'],
      ['Drawers with labels in a beautiful hand. One drawer has no dust on it and no label.'],
      ['Warm and damp, with blue flowers in rows. Whoever breathes deeply becomes heavy. At the end stands a bench with a mortar and {few} small bottles, one of them almost empty.'],
    ],
    todo: [
      ['{A} does not leave the bed. Someone has to call {A.them} away (DC 13 Deception), or send {G} to do it.'],
      ['The gaoler wants {few} gp, or somebody who writes a letter home.'],
      ['The room is open, {A} is proud of it and shows it with pleasure; somebody else has to get the drawer open meanwhile (DC 13 Sleight of Hand).'],
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
      'Broken panes let in cold air; three of them (one action each) and nobody falls asleep here any more.',
    ],
    tactics: ['{A} retreats into the flowers, where {A.they} does not feel anything any more, and throws the bottle with the remedy away as a last resort'],
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
      { heading: '{B.name} wakes up', text: ['{B} opens {B.their} eyes during the trial and asks for water, from somebody else. What {B.they} wanted to announce is said in front of everyone: {prize} is for {I}. {A} does not contradict.'] },
      { heading: 'In secret', text: ['{A} stops giving it, {B} wakes up, and all call it a miracle. {I} is released "for lack of evidence". *The price:* half of {town} believes that it was {I}, for ever.'] },
      { heading: 'A confession', text: ['{H} takes the blame on {H.themself}, and {A} lets it happen unless the party prevents it. {I} is free, and will not want to be. *The price:* {A} still has {prize}.'] },
      { heading: 'If the party is too late', text: ['{B} is dead, or as good as dead: there are {few} hours in which the remedy still works, and {A} keeps the wake alone. The scaffold is for {I}, at noon.'] },
    ],
    steps: ['Look at the room where it happened.', 'Hear what {I.full} says about it.', 'Find out what {B.full} wanted to announce.', 'Find the remedy before {deadline}.'],
  },
];
