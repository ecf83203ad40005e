import { otherWays } from '../inquiry-rows.ts';
import type { MatterKernel } from '../matter-types.ts';
import { speaking } from '../noun-kinds.ts';

/** Several deaths, one after another: A kills the seven who once did not open a door. B is the next. */
export const inquireKillings: MatterKernel = {
  id: 'inquire-killings',
  sort: 'crime',
  of: speaking,
  states: ['dead', 'usual'],
  tells: [
    { says: 'kill murder slaughter poison assassinate die' },
    { nouns: 'murder killing death killer murderer poisoning' },
    { says: 'find turn', objects: 'dead' },
    {
      nouns: 'statue idol painting portrait icon gargoyle fountain bell doll',
      says: 'weep bleed cry sing scream smile laugh ring speak',
    },
  ],
  inquiry: 'killings',
  not: otherWays,
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  escort: ['people'],
  roles: {
    A: [
      ['healer', 'bell ringer', 'innkeeper'],
      ['physician', 'choirmaster', 'head of the hospital'],
      ['royal physician', 'court chaplain', 'keeper of the household'],
    ],
    S: [
      ['toy carver', 'pedlar', 'travelling carver'],
      ['master carver', 'maker of shrines', 'maker of puppets'],
      ['court sculptor', 'maker of saints', 'royal cabinet maker'],
    ],
    H: [
      ['ice carter', 'fish carter'],
      ['master of the ice trade', 'ice merchant'],
      ['keeper of the royal ice', 'purveyor to the court'],
    ],
  },
  sites: [
    ['the threshold where the fourth one sat', 'the doorway where the fourth one sat'],
    ['the shelter hut on the pass', 'the old hospice on the pass'],
    ['the house of {A.full}'],
  ],
  lair: {
    names: ['the ice works', 'the deep ice cellar', 'the cold vault'],
    terrain: 'underground',
  },
  problem: [
    [
      'Four are dead. Each was found at daybreak, sitting before a locked door that was not their own, with rime in the hair [and no wound|and without a scratch]. «It has been warm for [weeks|a month]. »Each had received a present the day before: a wooden door as long as [a finger|a thumb], without a handle. They were carved by {S.full}, the {S.role}, and there is nothing that {S.they} can say to that.',
      'means!=poison omen=no',
    ],
    [
      "It is the fourth time in {weeks} weeks, and always the same: a toy door without a handle lies on somebody's table in the evening, and in the morning this person sits on a threshold« across town», cold as a stone in winter. The toys come from the bench of {S.full}, the {S.role}, whom nobody greets any more.",
      'means!=poison omen=no',
    ],
    [
      'Four are dead. Each had received a toy door without a handle, and drank something the same evening that no cook had poured; the poison leaves rime on the lips. {S.full}, the {S.role}, carved the doors«, and cannot walk through {town} without a stone in the back».',
      'means=poison omen=no',
    ],
    [
      'It has happened four times. By night water runs from the eyes of {omen}, although it has not rained, and at daybreak somebody sits before a locked door, dead, with rime in the hair. Each of the dead had received a toy door without a handle, which {S.full}, the {S.role}, had carved; half of {town} wants {omen} broken, and the other half {S.full}.',
      'omen=yes',
    ],
  ],
  start: [
    [
      '{B.full}, the {B.role}, laughs a little too long and opens a hand. In it lies a door of [pear|box] wood, with hinges as fine as hair, and no handle. "It was [under my napkin|in my bread]," {B.they} says. "{few.s} people sat at that table, and one of them is fond of me." Behind you, {S.full}, the {S.role}, says quietly: "That is the fifth. I was asked for seven."',
      '@napkin omen=no',
    ],
    [
      'The fourth one still sits there as {T.full}, the {T.role}, found it: upright, on the step of a house that has been empty for years, the knuckles of the right hand skinned. {T.full} has laid a coat over the face. "Feel the step," {T.they} says, and you do. The stone is as warm as [bread|a stove]. What sits on it is not.',
      '@step omen=no',
    ],
    [
      'The square is full of people who are all quiet. Between the shoulders you see {omen}, and what runs down the face, slowly, and freezes before it drips. Somebody begins to count aloud who is here. "{B.full}," calls {T.full}, the {T.role}, from the back. "Where is {B.full}?" Then {B.full} pushes through the crowd, white as flour, and holds up a wooden door as long as a finger.',
      '@omen omen=yes',
    ],
  ],
  ask: [
    '{G} wants it to end before {deadline}, and {B} to be alive then. "Seven doors were ordered, «and four have been used, »so somebody in {town} can count better than I can. Find out why these seven."',
    '"I have four coffins and [one carver|a carver in tears]," says {G}, "and I do not think that the carver explains the coffins. Keep {B} alive«, find whoever sends these doors,» and do it before {deadline}."',
  ],
  rumours: [
    '{S} puts a curse into what {S.they} carves; the doors look at you.',
    'The dead were all at the same table once, long ago, on some journey; {B} walks away when one asks.',
    [
      '[Where the doors stood the night before, there was a puddle in the morning|A toy door leaves a puddle, if one lets it lie overnight].',
      'omen=no',
    ],
    ['Whoever catches a tear of {omen} in a cup lives for ever, or until the morning.', 'omen=yes'],
    '[A cart goes about before dawn, and it drips|Before dawn one hears a cart«, and it drips»].',
    '{A} has sat with all four families, night after night, and takes no money for it.',
  ],
  run: [
    [
      'Whoever looks at {B} instead of the toy sees that {B.they} knows what it means (DC 12 Insight). {B} will not say it before {G}.',
      'start=napkin',
    ],
    [
      'The skinned knuckles have splinters of fir in them; the door on this step is of oak (DC 13 Investigation). The knocking was done somewhere else.',
      'start=step',
    ],
    [
      'The tears are melted ice, and taste of nothing. {omen.u} does weep, and nobody makes it do so (DC 13 Arcana): something in the stone is sorry.',
      'start=omen',
    ],
    '{S} was paid for seven doors with a purse left on the bench; {H} fetched them, "for a friend with children".',
    '{T} will not look at the wheel tracks in front of the step, and everyone else looks only at the dead.',
  ],
  gist: [
    '{Fact}: so it is, and {A} does it. Nine winters ago seven people sat in the shelter on the pass and did not open when {wren} knocked. {A} is the twin of {wren}; {A.they} has found all seven, and lets each die of {cause}. {B} is the fifth.',
    'It is true that {fact}. All of the dead sat behind the same door, in the shelter on the pass, on the night when {wren} froze to death in front of it. {A}, the twin of {wren}, repays it with {cause}; four have paid, {B} is to be next.',
  ],
  truth: [
    [
      'Nine winters ago a storm caught {wren} on the pass. In the shelter sat seven, with bread for seven, and when {wren} knocked, nobody got up. In the morning {wren} sat on the step. The seven swore to each other that they had slept, came down to {town}, and have helped each other up ever since, which is why the dead have so much in common. One of them is {B}.',
    ],
    [
      '{A} came to {town} years later under another name, to find out who they were, and has been liked here ever since. A dying confession gave {A} the first name, and that one the other six. Since then {fact}.',
    ],
    [
      [
        '{H} has the carts, the ice and a debt to {A} that cannot be paid: a child who lived. A cup of warm wine puts the guest to sleep, the cart takes them to {lair}, and the hatch is shut. It can be opened only from outside. Before dawn {H} sets them on a threshold. {A} stands at the hatch until the knocking ends, and has never opened.',
        'means!=poison',
      ],
      [
        '{H} has the carts, the ice and a debt to {A} that cannot be paid: a child who lived. At {lair} grow the white flowers on old ice from which {A} brews a poison that kills as frost does. {H} pours it, and before dawn sets the dead on a threshold.',
        'means=poison',
      ],
    ],
    [
      [
        '{omen.u} was made by a stranger after the face of {wren}. On each night on which the hatch falls shut, {wren} weeps for whoever is inside; that is all the dead can do. {A} has not dared to look at it for {weeks} weeks.',
        'omen=yes',
      ],
      [
        'The thresholds are chosen with care: each belongs to a house in which somebody once asked for shelter in vain. {A} has a list of such houses, and it is longer than seven.',
        'omen=no',
      ],
    ],
  ],
  turn: [
    '{G} is the seventh. {G.They} sat nearest to the bolt, has paid for a mass each winter since, and has not received a door yet. {A} is saving {G} for {deadline}.',
    '{B} did get up that night. The others held {B.them} down until it was quiet outside. {A} does not know it; only one other of the seven is left who could swear to it.',
  ],
  people: {
    G: [
      '{G} wants no fifth coffin and is afraid of the reason for the first four«; whenever somebody knocks, {G.name} says "come in" before the second knock».',
    ],
    A: [
      '{A} wants the seven to learn how long a night is. {A} is gentle, comforts those who are left behind, and means that, too; {A.name} never sits with the back to a door.',
      '{A} wants to be done, and is no longer sure that it helps. {A} opens for everyone who knocks, at every hour, and {town} loves that.',
    ],
    B: [
      '{B} has not slept since the toy came, and would tell the story of the shelter to anyone who promises not to despise {B.them}.',
    ],
    S: [
      '{S} wants to know who made murder out of wood. {S} keeps the paper with the order: seven doors, "without handles, as they are from outside".',
    ],
    T: [
      '{T} has seen the ice cart stop before dawn, three times, and took a ham for silence. {T} has not eaten of it.',
    ],
    H: [
      '{H} drives and pours and does not ask, since {A} sat with {H.their} child through a fever for nine nights. {H} has begun to leave the hatch unlatched, and each time {A} has noticed.',
    ],
  },
  looks: [
    [
      'A step worn hollow, an oak door that has not been opened for [years|half a lifetime], and wheel tracks that stop[, wait,| for a while] and go on. On the lintel there still hangs a thread of [straw|sacking].',
      '[Three|Four] steps, a bolted door, the marks of somebody who was set down here like [a parcel|a sack]. The cat of the neighbours will not cross the wet patch.',
    ],
    [
      'One room, a stove, [a table with seven notches|seven hooks for seven coats]. The door is of fir, and on its outside, at the height of a kneeling person, the wood is scratched pale.',
    ],
    [
      'A house whose door stands open [by day and night|at all hours]. [Soup|Bread and soup] for anyone, {num} blankets, a tidy surgery, and one locked chest.',
    ],
    [
      'Walls of sawn ice [to the height of three people|as high as a house], straw, hooks, a lamp that burns [blue|low]. In the middle is a hatch in the floor with a ring on the upper side, and below it a room with a bench for one.',
    ],
  ],
  todo: [
    [
      'The heir of the empty house demands {bribe} gp from anyone who wants to look, and can be made ashamed of it (DC 12 Persuasion) or frightened (DC 12 Intimidation).',
      'People have laid [flowers and candles|wreaths and apples] over the traces. They can be moved by somebody who prays first (DC 11 Religion)«, or by night».',
    ],
    [
      'The way up takes [an hour|the better part of a morning]. In the shelter lives somebody who rings the storm bell, and who lets nobody [sit down|near the stove] before they have said aloud: "Come in" (no check).',
    ],
    [
      '{A} is glad of visitors and never alone. [Somebody has to be ill, convincingly|One must faint, and well] (DC 13 Performance), while [the chest is opened|another opens the chest] (DC 14 Sleight of Hand).',
    ],
  ],
  clues: [
    [
      'Medicine :: looking at how stiff and how cold the dead were :: They died of {cause}, hours before they sat here.',
      'Investigation :: measuring the wheel tracks :: One wheel has a new rim: it is the cart of {H}, which takes ice to the house of {A} each morning, for the fevers.',
      'Nature :: looking at the straw that clings to the clothes :: Ice straw, long and clean. In {town} it is used at {lair} and nowhere else.',
    ],
    [
      'History :: reading the hut book of nine winters ago :: Seven names in one night; four of them are the dead, one is {B}. The page after it is missing.',
      'Insight :: asking the bell ringer of the pass who comes here :: "{A}. [Each year, on that night|In each winter, on the same night]. [Sits outside, on the step, till morning|Sits on the step outside until it is light]«, and will not have a blanket». They were twins."',
      'Perception :: looking down from the step :: One sees the chimney of {lair}, smoking on a warm day. It is lit when somebody has to be thawed enough to sit.',
    ],
    [
      'Sleight of Hand :: opening the chest :: Two wooden doors, and a list of seven names in the order of that night. Four have been crossed out, by a hand that shook less each time.',
      'Persuasion :: asking {A} about {A.their} family :: "I had a twin," {A} says, "on the pass." It is the first time that anyone in {town} hears of it.',
      'Investigation :: adding up the bills for ice :: Twice as much is paid for as is delivered. The rest of it is used where it lies, at {lair}.',
    ],
  ],
  lairUse: [
    'The hatch can be [shut|slammed] with one action by whoever stands above. Below it, each creature makes a DC 12 Constitution saving throw at the end of each of its turns, or gains one level of exhaustion; from inside it opens only by force (DC 17 Strength check).',
    '[A block of ice on the slide: one action and it shoots|One action is enough to send a block of ice] across the floor, {sting} bludgeoning damage and prone, DC 13 Dexterity saving throw for half and standing.',
    'Whoever knocks loudly three times, on anything, stops {A} for one round. It works twice.',
  ],
  tactics: [
    '{A} tries to get those who are worth most to the party through the hatch and shut it, stays beside the ring, and has the others keep the ladder',
  ],
  parley: [
    [
      '{A} has never heard any of the seven say it. If {B} says it aloud here, all of it, and asks for nothing (DC 13 Persuasion for the one who brought {B} so far), {A} opens the hatch and sits down on the edge.',
      'omen=no',
    ],
    [
      'Whoever tells {A} for whom {omen} weeps (DC 13 Religion or Persuasion), or shows it, ends it: {A} goes out to the square, and stands there until it stops.',
      'omen=yes',
    ],
  ],
  clock: [
    ['{H} asks the cook of {B} what {B} likes to drink in the evening.'],
    [
      'The bench of {S} is smashed by a crowd. {S} gets away with a bag of chisels, and hides with {T}.',
    ],
    [
      '{quill}, who put on the coat of {B} to mislead whoever sends the doors, is found on a threshold at daybreak. The door in the pocket was that of {B}.',
    ],
    ['At {deadline} the last ones of the seven are fetched in one night, {B} among them.'],
  ],
  after: [
    'Seven have sat before seven [doors|closed doors|strange doors]. {A} stays in {town} and opens for everyone; the list of the houses is taken up again in autumn.',
  ],
  endings: [
    {
      heading: 'The door is opened',
      text: [
        'Those who are left of the seven stand up before {council} and say what they did on the pass; {B} is the first. {A} hears it, says "thank you", and holds out both hands to the guards. {It} end on that day, [and nobody in {town} locks up for a while|and the shelter on the pass has no bolt any more].',
      ],
    },
    {
      heading: 'By a trap',
      text: [
        'Somebody of the party sits at the table of {B}, seems to drink, and rides to {lair} under the straw. {A} and {H} are taken at the hatch. *The price:* {it} {it.is} over and the reason stays secret; {B} and {G} would like it to stay so, and pay for it.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{A} dies on the ice, with the list in one hand. *The price:* four families [bury|have to bury] the one who comforted them, the two doors that are left are never explained«, and somebody else copies the list».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'Six are dead, and {it} {it.is} nearly at an end: below the hatch the last one of the seven is still knocking. There are ten minutes left for it; after that there is only {A}, who waits on the threshold of the shelter to be fetched.',
      ],
    },
  ],
  frame: {
    stakes: [
      [
        "Until {deadline} there are {days} days; three doors have not been used, and the people of {town} look at each other's hands.",
        'tier=1',
      ],
      [
        'If it goes on like this, all seven will be dead at {deadline}, in {days} days«, and nobody will have asked why».',
        'tier=1',
      ],
      [
        'Among those seven are people on whom a province leans: if all are dead at {deadline}, in {days} days, {ruin}.',
        'tier>=2',
      ],
      [
        'In {days} days, at {deadline}, everyone who counts will be in {town}. If the dead are seven by then, {ruin}.',
        'tier>=2',
      ],
    ],

    ownMagic: [
      [
        '*Speak with Dead*: each of the four remembers [warm wine at home|wine that was warm and sweet], and then a room of ice with a hatch above it. Whose hand shut it, they could not see«; all say unasked that they knocked».',
        'level>=5 means!=poison',
      ],
      [
        '*Speak with Dead*: each of the four drank alone and felt the cold come up from the feet. Asked who hates all four of them, each is silent, and answers nothing more.',
        'level>=5 means=poison',
      ],
      [
        '*Zone of Truth*: {A} says truthfully: "I laid a hand on none of them." Asked whether {A.they} opened, {A} goes out of the room.',
        'level>=3',
      ],
      [
        '*Raise Dead* brings back the latest of the four. Before the first word there is a knock on the wood of the bier; then comes the whole story of the pass, in tears, but no name.',
        'level>=9',
      ],
      [
        '*Scrying* on {B}, if it is kept up, shows {H} at the table with a jug. The wine smells of poppy.',
        'level>=9',
      ],
      '*Augury* on waiting in the house of {B} answers "weal"; on sending {B} away, "woe".',
    ],
  },
  steps: [
    'Protect {B.full} from whoever sends the doors.',
    'Look at {p1}.',
    'Find out what the dead had in common.',
    'End the deaths before {deadline}.',
  ],
};
