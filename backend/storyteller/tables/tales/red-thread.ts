import { redThreadActs } from './red-thread-acts.ts';
import { redThreadPlaces } from './red-thread-places.ts';
import type { Tale } from './tale-types.ts';

export const redThreadTale: Tale = {
  id: 'red-thread',
  titles: ['The Red Thread', 'Hounds Without a Voice'],
  tones: ['horror', 'grim'],
  levels: [1, 10],
  cast: {
    G: 'parish priest|village head',
    A: 'master of the hunt|steward of the hunting lodge',
    B: 'kennel hand',
    S: 'travelling tailor|dyer',
    T: 'bird catcher|shepherd',
    H: 'she:laundress|she:washerwoman',
    R: 'warden of the forest',
  },
  deadline: 'the autumn hunt',
  num: [21, 60],
  onlyIn: { a: ['acorn book', 'old oath'], b: ['guests from the city'] },
  lair: {
    name: 'the old kennels|the abandoned kennels|the kennels behind the hill',
    terrain: 'wild',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  escort: ['beast', 'people'],
  pitch: [
    'For {weeks} weeks hounds have run through {town} at night. [They do not bark. In the morning one person is gone, the door of the house is whole|One does not hear them. When it is light, one bed is empty, the door has not been touched], and on the sill lies a red thread as long as a hand. It has happened to {few} people; {G} has nailed the threads to the church door, so that [nobody|no one] can call it a dream.',
    'Nobody in {town} goes out after dark any more, and it does not help: the hounds come in. They make no sound, they break no door, and in the morning one person is missing at breakfast. {few.u} are gone in {weeks} weeks. {G} has found the same thing in each house, a red thread on the sill, and wants to know who puts it there.',
  ],
  stakes: [
    'In {days} days is the autumn hunt. By custom all of {town} walks in it, as beaters, at night, in one line through the forest. {G} cannot forbid it, since whoever stays at home pays a fine, and {num} households have nothing left to pay with.',
    'The autumn hunt is in {days} days, and every grown person of {town} must walk in it, in the dark, with a lantern and a rattle. If the hounds come then, says {G}, there will be {num} beds to make up in the morning and [nobody|no one] to make them.',
  ],
  start: [
    [
      '[It is past midnight in {town}, and you hear nothing. That is what wakes you.|Something has woken you, after midnight, in {town}, and it takes you a while to understand that it is the quiet.] [No dog barks, no owl calls. Under your window hounds go by, tall and grey, nose to tail, and not one claw clicks on the stones.|There are hounds in the street, tall grey ones, one behind the other, close enough to touch from your window. Their claws ought to click on the stones, and do not.] The last of them stops before the house across the way. [It sits down like a guest. The door opens from inside, and a man in his shirt comes out, follows it out of {town}, and does not look back.|There it sits down, as one does who has been asked to wait. A man opens, in his shirt; he closes the door behind him, carefully, as always, and goes with it.] "That is the cooper," whispers {G.full} behind you. "That was the cooper."',
      '@street',
    ],
    [
      'You are helping {G.full} to count shirts. They hang across the yard of the cooper in {town}, white and stiff with frost, and {G.full} goes along the line and turns up every collar. "Nothing. Nothing. Nothing." At the last one {G.full} stops. In the seam, in small neat stitches that the cooper\'s wife has never seen, sits a red thread. [The wife looks at it, and at the house, and then she runs, calling a name, until he answers from the cellar.|She looks at it for a moment. Then she is running to the house, and calls, and calls again; he comes up from the cellar with a hammer in his hand and asks what the matter is.]',
      '@shirts',
    ],
  ],
  ask: [
    '"Somebody chooses them," says {G}. ["Hounds do not sew. Find out whose hand it is, before|"A dog cannot hold a needle. I want the hand, before] the hunt, and bring back whoever is still alive to be brought back."',
    '{G} asks for two things: an end to the hounds before the hunt, and the truth about those who are gone. ["Their families set the table for them.|"There is a plate for each of them on some table.] [I have to tell them to go on or to stop."|Somebody must tell them if they may clear it away."]',
  ],
  fee: [
    'The parish can pay {coins} gp, most of it in candle money, and {G} has counted it twice so as not to have to do it in front of you.',
    '{G} offers {coins} gp. "It was for a new bell. We know now that bells do not help."',
  ],
  talk: [
    '{S.full} carries red thread, a whole reel of it, and came to {town} in the week in which it began.',
    'The hounds once passed {B.full} in the lane, so close that they brushed {B.their} coat, and did nothing.',
    'The old lord of the lodge swore on his deathbed that his pack would hunt once more. That was {years} years ago.',
    '{A.full} has offered a reward of 100 gp for each grey hound, and has had to pay for none.',
    '{T.full} sleeps in the tower now and says that one must look at their feet.',
    '{H.full} washes for the lodge and for half of {town}, and has been singing less.',
    '[Those who are taken do not scream. They walk|One hears no scream. Those who are fetched walk], people say, as you walk to somebody who has called you.',
  ],
  run: [
    [
      'The man in the shirt hears a horn that [nobody|no one] else hears. Whoever holds him fast (DC 13 Athletics) and tears the thread out of his collar has him back; the hounds look at the thread, and then at the party. Otherwise he is gone, too, and is to be added to the {few} from before.',
      'start=street',
    ],
    [
      "The stitches in the collar are those of a practised hand (DC 12 Sleight of Hand or tailor's tools), made in good light and without hurry: while the shirt was in the wash. The cooper would have been fetched this coming night; with the thread out of his shirt he sleeps through it, and the hounds stand round the house until dawn.",
      'start=shirts',
    ],
    'The hounds leave no prints, but they leave a smell of wet straw and tallow (DC 12 Survival). {T} knows it from somewhere, and it will come back to {T.them} on the next day.',
    '{A} arrives at sunrise with real dogs and good boots, promises everything, and asks {G} in passing for the list of all households.',
    'A thread that is put on a straw doll and left on a sill in {town} fetches the hounds all the same. They stand round it, puzzled, until dawn.',
  ],
  gist: [
    [
      '{A} has found the horn of the old lord and calls his dead pack with it. The forest belongs to the {few4} families of {town} that once swore an old oath; when the last of them is gone, it falls to the lodge. {H} sews the thread that marks them. At the autumn hunt the rest are to walk into the forest by themselves, to {lair}.',
      'v=a',
    ],
    [
      'The missing are alive: they are the hounds. {A} has a horn that turns whoever wears the thread into one, and {H} sews it into the washing. The lodge is bankrupt, and guests from the city have paid for a hunt in which the grey hounds are the game. Until then they are kept at {lair}.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who sells red thread, sleeps in barns, and left {town} in a hurry the first time that it happened.',
  ],
  truth: [
    [
      'The old lord of the lodge at {town} loved his hounds and nothing else. When he died, {years} years ago, the pack lay down on his grave and starved there, and the horn was walled in with him. {A} had the wall opened in the week before it all began, to mend a damp patch.',
    ],
    [
      [
        'In the same grave lay the acorn book: the families who planted the forest, and the oath by which it is theirs as long as one of them walks in it. {A} had already sold the timber, on credit. {H} was told that the threads are a blessing from the lodge for faithful tenants, and sewed {few} of them before daring to count.',
        'v=a',
      ],
      [
        '[The first one was an accident|Nobody meant the first one to happen]: {A} blew the horn to try it, and the groom, who wore a coat mended with thread from the grave, went down on his hands. [He is a fine hound.|There is no better nose in the pack.] The groom is the brother of {H}, who sews because {A} has promised to leave him out of the hunt. {A} understood what a city will pay for a hunt in which the game is clever, and has pulled yard after yard of thread out of the shroud since then.',
        'v=b',
      ],
    ],
    [
      [
        '{T} saw the pack come up out of the ground behind the lodge, one by one, shaking off earth, and saw {A} count them. [{T} has told it to nobody, because {T} was there to poach.|It would be hard to explain what {T} was doing there, at that hour, with snares.]',
        'v=a',
      ],
      [
        '{T} has looked at their feet: one hound limps as the miller limped, who was one of the first to go. {T} has put out bread for it, with the crust beside it, and the hound left the crust, as the miller always did.',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      '{B} was found in the forest as a baby and brought up among dogs at the lodge. By the mark in the acorn book {B} is of the oldest family of all; {A} kept one heir, in case the forest had to be owned by [somebody|someone]. [The pack knows it, and will not touch {B}.|That is why the pack goes round {B}.]',
      'v=a',
    ],
    [
      '{B} was a hound, the second one, for three days: the thread had not grown in yet when an aunt stood at the fence and used the name that {B} had as a child. {B} knows what must be called, and is too frightened of the horn to go near it.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has buried half of the old people of {town} and cannot bear an empty grave. {G} says each missing name at the evening bell, and gets quieter.',
    ],
    A: [
      '{A} owes money in three cities and has never let a guest see it. {A} thinks of {town} as a part of the view.',
    ],
    B: [
      [
        '{B} speaks little and in short words, and calms any animal by standing near it. {B} wants to know who {B.their} people were.',
        'v=a',
      ],
      [
        '{B} speaks little and in short words, and calms any animal by standing near it. {B} sleeps with a bar across the door, and wants to hear the horn no more.',
        'v=b',
      ],
    ],
    S: [
      '{S} ran away because of the thread: {S} had sold none of that colour, and knew what people would say. {T} lets {S.them} sleep under the nets in a hut on the edge of the forest. {S} can tell by a stitch who made it.',
    ],
    T: [
      '{T} poaches, and so sees everything and can say nothing. A pardon for all the hares, from {G}, opens {T.their} mouth.',
    ],
    H: [
      '{H} has a room at the lodge and a key to every linen chest in {town}. Where a marked shirt is brought home, a second thread is laid on the sill at dusk, as {A} has ordered: this one shows the hounds the house, and the one in the collar shows them whom. {H} has begun to leave threads out, and {A} has noticed.',
    ],
    R: [
      '{R} has {few5} sharpshooters and an order to have the forest quiet by the end of the month. {R} dislikes mysteries, because they cannot be reported.',
    ],
  },
  places: redThreadPlaces,
  lairLook: [
    [
      '[A ring of low stalls round a yard, half sunk into the hill. In each stall that is not empty sits somebody from {town}|The hill behind {town} has half swallowed the place: low stalls in a ring, and a yard in the middle. In each stall that is not empty sits somebody], upright, hands on knees, eyes open, with a grey hound across the threshold: all who have been fetched so far, each with one hound. [They are cold, and not dead.|Their hands are cold, but under the jaw something beats.]',
      'v=a',
    ],
    [
      '[A ring of low stalls round a yard, half sunk into the hill. The grey hounds|The hill behind {town} has half swallowed the place: low stalls in a ring, and a yard in the middle. The grey hounds] stand up at once when the party comes in, one for each of the missing, and not one of them makes a sound. [Two have wedding rings on a string round the neck.|Round the necks of two of them hangs a wedding ring, on a string.]',
      'v=b',
    ],
  ],
  lairUse: [
    'The horn of {A} reaches only those who wear a thread. A thread can be torn off anyone, friend or enemy (one action, DC 13 Sleight of Hand), and sewn on in the same way: whoever wears it must come when {A} blows.',
    [
      'Each hound guards one person from {town}. It lies down if [somebody|someone] sits in the stall beside that person and says the name aloud (an action, no check).',
      'v=a',
    ],
    [
      'Each hound that is called by the name it had as a child turns back into one of the people of {town} at the end of the round, naked and out of breath, until {A} blows again; once the horn is broken, it is for good. {G} has their names in the baptism book.',
      'v=b',
    ],
    'Along one side of the yard of {lair} runs a gutter full of old tallow. Lit, it makes a wall of fire across the middle for three rounds (2d6 fire damage to cross), and the hounds will not go near it.',
  ],
  tactics: [
    '{A} stays behind the gate of the yard, blows the horn every second round, and flees towards the horses as soon as it is silent (within reach it can be struck out of {A.their} hand, DC 13 Athletics, and it breaks under a foot); {H} opens stalls, for whichever side is kinder',
  ],
  companions: [
    [
      'Only these have left their stalls; the others stay on their thresholds. They hunt whoever wears a thread, and those who come near {A}. If {A} is made to wear one, they turn.',
      'v=a escort=beast',
    ],
    [
      'These are the ones that were turned first, and can no longer help obeying the horn; the others lie flat in the straw. Blows that stun leave a hound alive, and {G} will ask about each of them.',
      'v=b escort=beast',
    ],
    [
      'Only {A} and the grooms of the lodge fight. The hounds lie across their thresholds and rise against nobody but those who step over them.',
      'v=a escort!=beast',
    ],
    [
      'Only {A} and the grooms of the lodge fight. The hounds stand in the way and do not bite; {G} will ask about each of them.',
      'v=b escort!=beast',
    ],
  ],
  parley: [
    '{A} is afraid of one thing, which is to be poor in front of people. If the party offers to be silent about the debts, and {G} promises a pension in return for the lodge (DC 14 Persuasion), {A} lays the horn on the ground.',
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: [the living dogs of the lodge at {town} say that the grey ones are no dogs, and that the one with the horn smells of fear.|ask the living dogs of the lodge at {town}: the grey ones are no dogs, they say, and whoever has the horn smells of fear.]',
    ],
    [
      1,
      '*Detect Magic* shows an aura on the threads, thin as breath, and a strong one of the same kind behind the hill, where {T} sets no snares.',
    ],
    [
      1,
      [
        '*Detect Evil and Good*, cast while the hounds go by: [undead, every one of them, and old.|they are dead, all of them, and have been for a long time.]',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Detect Evil and Good*, cast while the hounds go by, shows nothing at all: whatever they are, they are of this world.',
        'v=b',
      ],
    ],
    [
      3,
      '*Locate Object* for a reel of red thread leads to the lodge, to a locked box that stands beside the bed of {A}.',
    ],
    [
      3,
      '*Silence* on a house of {town} keeps the horn out: whoever sleeps in it with a thread in the collar is not called that night.',
    ],
    [
      5,
      '*Remove Curse* on a thread unravels it, and {A} feels it, wherever {A.they} may be; on the horn, it cracks.',
    ],
    [
      5,
      '*Speak with Dead* in the oak wood: the old lord says only, "Have they been fed?", three times.',
    ],
  ],
  clock: [
    ['{A} sends the next basket to the washing place. {H} sews until late.'],
    {
      text: [
        '{S} is caught on the road with the reel, and {town} shuts {S.them} into the charnel house, with a thread sewn to {S.their} coat "to see".',
      ],
      stop: [
        'let {S} sew one stitch before {G} and lay it beside the others (DC 12 Persuasion): it is a different hand, and everyone can see it',
      ],
    },
    {
      text: [
        '{T} is gone. In {T.their} bed lies a shirt, cut open, and in its collar a red thread.',
      ],
      stop: [
        'search the washing of {T} with {H}, who will point at the right collar without a word, or sit up that night with {T} and hold on',
      ],
    },
    [
      'At {deadline} all of {town} walks in one line, with lanterns, and hears a horn. [Whoever wears a thread turns towards it at the same moment.|Here and there in the line a lantern turns round, wherever there is a thread.]',
    ],
  ],
  after: [
    [
      '[The forest is cut down by spring.|By spring there are stumps.] {A} plants a row of oaks along the drive, for the view.',
      'v=a',
    ],
    [
      'The guests say that it was the best hunt of their lives. {A} sends each of them a grey skin, and has the letter of thanks framed.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Called home',
      text: [
        [
          '[The horn is broken, and the grey hounds|Somebody puts a foot on the horn, and the grey hounds] lie down before the chapel in the oaks and are earth again. Those who sat in the stalls walk home in a row, stiff, and ask who has been feeding the hens. {A} is set to planting acorns, one for every name that was crossed out.',
          'v=a',
        ],
        [
          '{G} reads from the baptism book through the gate, and at each name [somebody|someone] stands up. [The old ones take longest, since they have forgotten what they were called.|With the old ones it takes a while; nobody has used those names for so long.] {A} is tried in {town}; the miller, who limps, is the judge.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The horn is kept',
      text: [
        '{town} keeps the horn, in the church, for a bad year. *The price:* {B} is the only one who can be trusted with it, and sleeps beside it, and gets letters from people who would like to borrow it.',
      ],
    },
    {
      heading: 'A hunt after all',
      text: [
        [
          'If {A} is given to the hounds with a thread in the collar, it is over in an hour, and {town} stands at the windows. *The price:* the pack has been fed once by them; {G} leaves {town}, and on autumn nights it is very quiet in the street.',
          'v=a',
        ],
        [
          'If {A} is made to wear a thread when the horn is blown, and the real dogs of the lodge are let loose, it is over in an hour, and {town} stands at the windows. *The price:* they have hunted a person, too; {G} leaves {town}, and on autumn nights it is very quiet in the street.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The line of lanterns has gone from {town} into the forest, and one light after another turns off towards the hill.|You see the lanterns of {town} from far off, between the trees, and how one after the other leaves it, towards the hill.] The party can be ahead of them at {lair} by ten minutes, or can tear out threads along the way (DC 13 Sleight of Hand, three people for each success).',
      ],
    },
  ],
  hoard: [
    'In the money box of {A} are two unpaid bills, {items}, and {worth}. All of it was pledged, and {G} knows to whom, and does not say.',
    'The old lord was buried with {items}, and {worth}; {A} had left them for the day on which nothing else would be left.',
  ],
  favour: [
    'The {few4} oldest families of {town} write the party into the book of the forest: they may cut, hunt and sleep there, and be found by [nobody|no one].',
    '{B} gives the party a grey pup that does not bark. It wakes them, always, one minute before it would be too late.',
  ],
  steps: [
    'Look at the threads, and at where they were found.',
    'Find out what the missing have in common.',
    'Speak with {B.full}, whom the hounds leave alone.',
    'End it before the autumn hunt.',
  ],
  acts: redThreadActs,
};
