import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of characters who were made, summoned or put together in an unusual way. */
export const ideasOfMakings: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-stepped-out',
    isFromElsewhere: true,
    asked: phrases(
      'fell|stepped|came|climbed|walked|escaped|jumped|born|emerged out_of|from|off|of a|an|the {what:painting|portrait|book|story|storybook|fairy_tale|fairytale|mirror|tapestry|dream|song|poem|play|novel|drawing|map|mural|statue|stained-glass_window|puppet_show}',
      'person|man|woman|character|figure|hero|heroine|someone|reflection from|out_of a|an|the {what:painting|portrait|book|story|storybook|fairy_tale|fairytale|mirror|tapestry|dream|song|poem|novel|drawing|mural}',
      'living|living_in_a|walking {what:painting|portrait|statue|reflection|drawing}',
    ),
    tellsChildhood: true,
    unlike: /\b(?:born|famil(?:y|ies)|parents?|mother|father|grand\w+|childhood|school)\b/i,
    other: ['restorer', 'auctioneer', 'night watchman'],
    concept: [
      [
        'came out of a {what} in {town} one wet night, and left a gap in the shape of a person',
        'v=1',
      ],
      ['was wanted so badly by somebody in {town} that one day the {what} was empty', 'v=2'],
    ],
    want: [
      ['to find the hand that made the {what}, and ask why', 'v=1'],
      ['to stay out, and to bring out the one who was left behind in it', 'v=2'],
    ],
    flaws: [
      [
        'has never learned that things can hurt',
        '{P} picks up coals, knives and compliments with the same interest.',
      ],
      [
        'goes by rules that only hold in a {what}',
        '{P} waits for the right light before a quarrel, and is surprised when others start.',
      ],
    ],
    event: [
      'There was thunder over {town}, and a draught, and then a floor: cold, hard, and going on in all directions. {P} looked round. Behind {P.them} was the {what}, with everything in its place except for one gap. {Q} stood there with a candle and a bun. "You cannot be here," said {Q}, and after a while, "Are you hungry?" {P} did not know. It turned out to be true of a great many things.',
      '{Q} in {town} had loved the {what} since childhood, and had talked to it every evening, and had wished. {P} remembers an endless afternoon, another figure close by, and a voice. One evening the voice said "please" for the thousandth time and {P} took a step. {Q} fainted. The other one could not get past the edge, and beats against it from behind, without a sound.',
    ],
    now: [
      ['In {town2} hangs a work by the same hand, and in it there is a gap as well.', 'v=1'],
      ['The {what} was sold to {town2}, and there is nobody in it now.', 'v=2'],
      'In the rain {P.their} colours run a little at the cuffs, and have to dry.',
      '{P} keeps a list of firsts: snow, a hiccup, being contradicted.',
    ],
    bond: [
      'The {what}, in which there is still a gap that fits.',
      '{Q}, the first face that moved.',
    ],
    hook: [
      [
        'It was made as a prison. The one in it was a real person once, and {Q} has found the name on the back.',
        'v=1',
      ],
      [
        'For each that comes out somebody has to go in. {Q} knows who it was, and has said nothing.',
        'v=2',
      ],
    ],
    realm: [
      'The same hand has painted, written or woven the whole royal house, and has begun to leave gaps.',
    ],
    look: [
      '{P} looks the same from every side, and casts a shadow that falls the wrong way.',
      'The clothes of {P} are a hundred years out of fashion, and have no seams on the inside.',
    ],
    manner: [
      '{P} keeps still when looked at, for as long as it takes.',
      '{P} touches everything: bark, soup, beards.',
      '{P} describes what happens as if reading a label.',
    ],
    ideal: [
      '"I have been looked at long enough. Now I would like to see something."',
      '"Whoever made me left room at the edges."',
    ],
  }),
  ofIdea({
    id: 'idea-in-one-coat',
    isOfNoPeople: true,
    asked: phrases(
      'two|three|four|five|several|many|some {what:kobolds|goblins|gnomes|halflings|rats|squirrels|raccoons|cats|mice|pixies|fairies|frogs|geese|foxes|monkeys|penguins|dwarves|mushrooms} pretending|disguised|posing|dressed|in|under|inside|stacked|wearing *',
    ),
    usual: { what: 'kobolds' },
    tells: phrases(
      'pretending|disguised|posing|dressed to_be|as one|a|an|a_single? human|person|man|woman|knight|wizard|elf',
      'in a|one long|big|trench? coat|trenchcoat|robe|cloak',
    ),
    tellsChildhood: true,
    unlike:
      /\b(?:born|famil(?:y|ies)|parents?|mother|father|grand\w+|childhood|school|widow|named a child|hit by)\b/i,
    other: ['tailor', 'town clerk', 'short-sighted widow'],
    concept: [
      ['is a number of {what} in one large coat, and was elected in {town}', 'v=1'],
      ['is {what} stacked three high, and came to {town} for one free dinner', 'v=2'],
    ],
    want: [
      ['to be one respectable human citizen, with papers', 'v=1'],
      ['to pay for that dinner, and to be asked to stay by those who know', 'v=2'],
    ],
    flaws: [
      [
        'argues from several heights',
        'In the middle of an oath {P} has said "yes", "no" and "are we there yet".',
      ],
      [
        'comes apart when frightened',
        'At a sudden noise there is a heap of clothes, and {what} run in all directions.',
      ],
    ],
    event: [
      'It was cold in {town}, and the inn served only grown humans. So the {what} found a coat, drew straws for the head, and called the result {P}. The soup was excellent. {P} was asked for an opinion on the drains, gave three, and was on the council by spring. Only {Q} knew, having let out the coat. Then came the day of the portrait, and the painter said: "Please breathe in, all of you at once."',
      'There was a dinner in {town} for all who had fought at the ford, and {P}, as the {what} decided to be called, had been near a ford. The top one talked, the middle one ate, and the lowest did the dancing. {Q} fell in love with that mixture of wit and appetite. They left by the window at midnight, one after the other. On the sill lay a glove with a button, and {Q} has been asking ever since whose it is.',
    ],
    now: [
      [
        'In {town2} another very tall person with a moustache bowed, and creaked, and both understood.',
        'v=1',
      ],
      ['{Q} has come to {town2}, with the glove, and has begun to count the feet.', 'v=2'],
      'They take turns at the top, and so {P} remembers names only on some days.',
      'A bed for one is quite enough, and nobody is to come in before the bell.',
    ],
    bond: ['The coat: without it there is no {P}, only {what}.', '{Q}, who ought to be told.'],
    hook: [
      [
        'The council knew from the start. It was the only candidate who listened to at least three sides.',
        'v=1',
      ],
      [
        '{Q} knew it that evening, is not what one takes {Q.them} for either, and is waiting for {P} to say it first.',
        'v=2',
      ],
    ],
    realm: [
      'An oracle has announced that the next ruler "will be many". The court took it for a figure of speech.',
    ],
    look: [
      '{P} is tall, buttoned up to the nose, and bends in unusual places.',
      'If one stands close one can hear {P} rustle, and now and then sneeze twice at once.',
    ],
    manner: [
      '{P} says "we", coughs, and says "I".',
      '{P} walks with care, above all on stairs.',
      '{P} eats a great deal, some of it inside the collar.',
    ],
    ideal: ['"Nobody is tall alone."', '"We have talked about it, and we are in favour."'],
  }),
  ofIdea({
    id: 'idea-swarm',
    isFromElsewhere: true,
    isOfNoPeople: true,
    asked: phrases(
      'swarm|hive|colony|flock|bunch of {what:bees|wasps|rats|insects|spiders|ants|beetles|butterflies|moths|birds|crows|ravens|cranium_rats|locusts|snakes|bats|bugs|flies|mice|worms|fish|fireflies} in|inside|wearing|with|as a|an|suit_of? armor|armour|body|skin|shape|form|human *',
      'swarm|hive|colony|flock|bunch of {what:bees|wasps|rats|insects|spiders|ants|beetles|butterflies|moths|birds|crows|ravens|cranium_rats|locusts|snakes|bats|bugs|flies|mice|worms|fish|fireflies}',
      'hive_mind|hivemind|swarm',
    ),
    usual: { what: 'bees' },
    tellsChildhood: true,
    unlike:
      /\b(?:born|famil(?:y|ies)|parents?|mother|father|grand\w+|childhood|school|widow|named a child)\b/i,
    other: ['armourer', 'gardener', 'hedge wizard'],
    concept: [
      [
        'is a swarm of {what} in one suit of armour, and left {town} after the first vote that was not unanimous',
        'v=1',
      ],
      ['is {what}, all of them, since a wizard in {town} taught them to count to one', 'v=2'],
    ],
    want: [
      ['to find the part of the swarm that left in the fire, and has not come back', 'v=1'],
      ['to learn what became of the mind that used to be in that armour', 'v=2'],
    ],
    flaws: [
      [
        'cannot decide quickly',
        'Before an open door {P} hums for a while, and the vote has been known to go to a recount.',
      ],
      [
        'comes apart when frightened',
        'At a sudden noise there is a heap of armour, and {what} in all the air of the room.',
      ],
    ],
    event: [
      'Each of the {what} alone is small, and thinks of food. All together are {P}, who reads, pays rent and has opinions. {Q} in {town} gave the armour that holds it together, and taught it to wave. For years all votes went the same way. Then there was a fire, with somebody inside, and half of {P} wanted to go in and the other half out. They went in. Not all came back, and one voice is missing.',
      'A suit of armour lay in the long grass behind {town}, and {what} moved into it, since it was dry. {Q} practised spells there, among them one to wake a sleeper, and missed. What got up creaked, looked at both gauntlets, and asked in a great many very small voices who it was. {Q} said the first name that came to mind. In the helmet there was a letter, addressed to somebody else.',
    ],
    now: [
      ['In {town2} there is a humming in a wall that answers when {P} hums first.', 'v=1'],
      ['The one to whom the letter was written lives in {town2}, and knows the armour.', 'v=2'],
      '{P} counts in the evening, and it takes until midnight.',
      'Innkeepers give {P} the room with the window, and ask for it to be left open.',
    ],
    bond: [
      'The armour: without it there is no {P}, only {what}.',
      '{Q}, who knew, and said "Good morning, all".',
    ],
    hook: [
      ['The missing part has found another suit, calls itself {P}, and has better manners.', 'v=1'],
      [
        'The knight who wore it was not killed. The {what} remember something warm that was there when they moved in, and voted not to speak of it.',
        'v=2',
      ],
    ],
    realm: [
      'An oracle has announced that the next ruler "will be many". The court took it for a figure of speech.',
    ],
    look: [
      'The armour of {P} hums, and now and then some of it looks out at the visor.',
      '{P} leaves a few of the {what} behind on every chair, and waits at the door until they have caught up.',
    ],
    manner: [
      '{P} says "we", hums, and says "I".',
      '{P} goes quite still at frost, smoke and swallows.',
      '{P} sends a few ahead to look, and the rest makes conversation.',
    ],
    ideal: [
      '"None of us is clever. All of us are."',
      '"We have talked about it, and we are in favour."',
    ],
  }),
  ofIdea({
    id: 'idea-empty-armour',
    isOfNoPeople: true,
    asked: phrases(
      'only|just|really|nothing_but|actually a|an|the? empty|living|animated|haunted|walking? suit|armor|armour *',
      'possessing|possesses|haunting|haunts|inhabiting|inhabits a|an|the|old? suit_of_armor|suit_of_armour|armor|armour',
      'empty|animated|haunted|living|possessed|walking|enchanted|sentient suit_of_armor|suit_of_armour|armor|armour|suit *',
      'knight|fighter|paladin with|has nobody|no_one|nothing|no_body in|inside|within? *',
    ),
    tellsChildhood: true,
    tellsCalling: true,
    unlike: /\b(?:born|famil(?:y|ies)|parents?|mother|father|grand\w+|childhood|school)\b/i,
    other: ['squire', 'castellan', 'armourer'],
    concept: [
      [
        'stood guard in a hall of {town}, and one night noticed that there was nobody inside',
        'v=1',
      ],
      ['kept the oath of a knight who died at {town} and left the armour standing', 'v=2'],
    ],
    want: [
      ['to learn whose voice it is that comes out of the helmet', 'v=1'],
      ['to carry out the last line of that oath, and then to lie down', 'v=2'],
    ],
    flaws: [
      [
        'refuses food, beds and help with excuses',
        '{P} has claimed to be fasting for {years} years.',
      ],
      [
        'forgets that others can be hurt',
        '"It is only an arrow," says {P}, and puts it with the others.',
      ],
    ],
    event: [
      'For as long as {P} could remember there had been the hall in {town}, the halberd and the draught. One night a thief knocked off the helmet. {P} bent down, picked it up, and looked in, and from inside it nobody looked back. {Q} came with a lamp, screamed, and then, being well brought up, offered to dust. It was {Q} who asked first: "But then who has been saying good evening to me?"',
      'The knight held the bridge at {town} until help came, and help came late. When {Q} lifted the visor there was nobody there any more. But the gauntlet closed, the knees unbent, and a voice like a kettle said that the oath had one more line. {P} has been on the way to that line ever since, and {Q} is not sure whether one may call it life. "It is service," says {P}.',
    ],
    now: [
      [
        'In {town2} there is a tomb with the same arms on it, and the lid has been pushed up from below.',
        'v=1',
      ],
      ['The family of the knight lives in {town2}, and has asked for the armour back.', 'v=2'],
      '{P} is oiled each Sunday, and rattles less than other knights.',
      'A mouse has moved in behind the breastplate, and {P} walks with care on its account.',
    ],
    bond: [
      '{Q}, who dusts and does not ask.',
      'A glove of the one who wore all this, too small for the hand that has none.',
    ],
    hook: [
      [
        'The voice belongs to a prisoner, far off, who dreams of walking, and is to be hanged.',
        'v=1',
      ],
      [
        'The knight is not dead: {Q} found the armour already empty, and knows who was carried away from that bridge.',
        'v=2',
      ],
    ],
    realm: [
      'There were {few} such suits in the royal hall. The others have gone out as well, and obey another.',
    ],
    look: [
      '{P} never takes off the helmet, and the visor is dark behind the slit, also at noon.',
      'The armour is shining, dented and of an old make, and there is an echo when {P} speaks.',
    ],
    manner: [
      '{P} bows, clanks and says "not at all".',
      '{P} holds a cup at table, and puts it down full.',
      '{P} stands watch all night, being up anyway.',
    ],
    ideal: [
      '"What is in a knight? I have looked. It must be what one does."',
      '"An oath does not need a pulse."',
    ],
  }),
];
