import { everyTone } from '../../tones.ts';
import { speakers } from '../matter-roles.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Two sides with a real quarrel, who must agree. A is one of the first side, who does not want peace, and says so. */
export const peace: MatterKernel = {
  id: 'peace',
  sort: 'feud',
  tells: [
    {
      nouns:
        'person people folk gnome elf orc dwarf goblin giant centaur lizardfolk merfolk troll kobold halfling gnoll tribe clan',
      says: '-',
    },
    {
      tasks:
        'make negotiate mediate broker end settle unite reconcile prevent stop ally persuade convince',
      nouns:
        'peace truce treaty alliance ceasefire feud war quarrel dispute centaur giant orc elf dwarf goblin gnome tribe clan family village people person lizardfolk merfolk fey',
    },
    { says: 'feud fight quarrel argue war at be' },
    { nouns: 'feud war quarrel dispute rivalry vendetta truce treaty peace' },
  ],
  tones: everyTone,
  escort: ['people', 'beast'],
  frame: {
    companions: [
      [
        'Those beside {A} have all lost somebody, or something, in the quarrel. When {B} calls them by their names (an action, if {B} is there), each of them lowers the weapon for a round.',
        'escort=people',
      ],
      [
        'Nobody beside {A} is paid. They stop when {A} does, or when they see blood of {one} on a blade of {one}.',
        'escort=people',
      ],
      [
        'The animals are those of the dead brother and obey {A} out of habit. Whoever calls them by their names ({H} knows them) makes them sit.',
        'escort=beast',
      ],
    ],
    hoards: [
      'What {one} had put together to pay for a war lies at {lair}: {items}, and {worth}. {B} gives it to the party rather than have it lie there.',
      'In the gift chest that was meant for the last peace, never opened, lie {items}, and {worth}. Both sides agree, at once, that the party should have it.',
    ],
    ownMagic: [
      [
        '*Speak with Dead*: the brother of {A} does not know who it was in the fog, asks whether {A} is eating, and would rather have a bench with a name on it than a war.',
        'tone!=whimsical level>=5',
      ],
      [
        '*Zone of Truth* at the talks is an insult to both sides unless both ask for it; then it saves the second question, since {S} says that {S.they} did not set the fire.',
        'level>=3',
      ],
      '*Detect Thoughts* on {B} or {S} shows the same list, twice, and the same wish to be able to put it down.',
      [
        '*Sending* gets an offer across the line without a messenger who could be shot; the answer of {S} has twenty-five words, and the last is "please".',
        'level>=5',
      ],
      ['*Scrying* on {A} shows {lair}, a fire, and somebody who sets two plates.', 'level>=9'],
      '*Speak with Animals*: the [hare|crow] on the boundary has seen {H} go by with fire and come back without.',
    ],
  },
  roles: {
    B: speakers('{one}'),
    S: speakers('{two}'),
    A: [
      ['war leader of {one}', 'captain of the young people of {one}'],
      ['war leader of {one}', 'captain of the armed bands of {one}'],
      ['marshal of {one}', 'war leader of {one}'],
    ],
    H: [
      ['youngest fighter of {one}', 'scout of {one}'],
      ['scout of {one}', 'standard bearer of {one}'],
      ['standard bearer of {one}', 'chief scout of {one}'],
    ],
    T: [
      ['salt pedlar', 'bee keeper', 'goat herd'],
      ['salt trader', 'ferry keeper', 'wandering judge'],
      ['envoy of a third power', 'royal surveyor', 'wandering judge'],
    ],
  },
  sites: [
    ['the boundary at {bone}'],
    ['the hearth of {two}', 'the council fire of {two}'],
    ['the camp of {A.full}', 'the war tent of {A.full}'],
  ],
  lair: {
    names: [
      'the broken watch house',
      'the old boundary fort',
      'the burned chapel',
      'the slate quarry',
    ],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the day of talks'], ['the day of talks'], ['the day of the great talks']],
    prize: [
      ['the word in all things of {one}'],
      ['the command over all who carry weapons for {one}'],
      ['the command over all the armies of {one}'],
    ],
    ruin: [
      ['{one} and {two} go at each other with all they have, and {town} lies between them'],
      ['{one} and {two} go to open war, and the province has to choose a side'],
      ['{one} and {two} go to open war, and three crowns are bound by oath to join in'],
    ],
  },
  problem: [
    [
      'It began with {cause}, and by now it is about {bone} as well: each side has wrongs to tell, and most of them are true. {B.full}, who speaks for {one}, and {S.full}, who speaks for {two}, have agreed to sit down once, with you between them. But {weeks} weeks ago {loss} of {one} burned down«, empty, in the night», and most people say that it was {S}.',
      'cause=yes',
    ],
    [
      'It is about {bone}, and it has been for {years} years: each side has wrongs to tell, and most of them are true. Now {B.full}, who speaks for {one}, and {S.full}, who speaks for {two}, have agreed to sit down once, with you between them. {weeks.s} weeks ago {loss} of {one} burned down all the same, and most people say that it was {S}.',
      'cause=no dry=no',
    ],
    [
      'Neither side is right alone[|, says {G}]. Both need {bone}, both have lost people or goods over it«, and both keep a list». {B.full} speaks for {one} and {S.full} for {two}; they have named one day for talks, and you as those who lead them. But {loss} of {one} has lain in ashes« for {weeks} weeks», and {S} is said to have set the fire.',
      'cause=no dry=no',
    ],
    [
      'It is about water: {bone}, in which [carp|herons] stood when the speakers were children. Each side says that it is the other who has taken it, and both count dead trees. {B.full} speaks for {one} and {S.full} for {two}; they have named one day for talks, and you as those who lead them. But {loss} of {one} has burned down«, for want of water», and {S} is said to have set the fire.',
      'dry=yes',
    ],
  ],
  start: [
    [
      'A rope has been laid across the road, and on both sides of it stands a chair. On one sits {B.full}, who speaks for {one}; on the other {S.full}, who speaks for {two}. Between them, on the rope, stands a third chair«, which is yours». "They set the fire," says {B}. "They shot first," says {S}. Behind {B} somebody with a scarred hand draws a line in the dust« with the point of a spear»: {A.full}, the {A.role}. "Talk," says {A}. "I\'ll wait for the end of it. I have a good deal of practice."',
      '@chair',
    ],
    [
      'You walk up to {bone} with a white cloth on a stick, and two people come from two sides to meet you. Both have brought bread, «because it is the custom, »and both have brought salt, so that there is twice too much. {B.full}, who speaks for {one}, does not laugh. {S.full}, who speaks for {two}, nearly does. Then a horn is blown behind {B}, and {A.full}, the {A.role}, calls out the names of the dead of {one}, one by one, so that nobody can hear anything else.',
      '@bread tone!=whimsical',
    ],
    [
      'You walk up to {bone} with a white cloth on a stick, and two people come from two sides to meet you. Both have brought a cake, «because it is the custom, »and both cakes are from the same recipe. {B.full}, who speaks for {one}, does not laugh. {S.full}, who speaks for {two}, nearly does. Then a horn is blown behind {B}, and {A.full}, the {A.role}, reads out {num} complaints in alphabetical order.',
      '@bread tone=whimsical',
    ],
  ],
  ask: [
    '"I do not need to know who is right," says {G}. "I need both of them at one table at {deadline}, and something on it that both can sign. Go to each, hear what they cannot do without, and find out about that fire. {A} has sworn to stop you. {A} says such things openly; that is what I like about {A.them}."',
    '{G} wants a peace that lasts longer than the ink. "Three questions stand between them: {bone}, the fire, and who gives way first. Find an answer to two before {deadline} and they will agree on the third out of tiredness. Keep {A} from drawing a weapon before that."',
  ],
  rumours: [
    '{S} set fire to {loss}«, alone, and was seen going home with black hands».',
    "{A} lost a brother at {bone}, and sleeps with the brother's belt around the wrist.",
    'In the time of the grandparents {one} and {two} kept [one feast together|their weddings on the same day], at a stone« that nobody in {town} has seen since».',
    'Some of {one} trade with some of {two}, at night, [for onions|for eggs|for news of the family], and would be beaten for it by [both|{A}].',
    'Peace was nearly made {few} years ago. It failed because nobody wanted to be the first to sit down.',
  ],
  run: [
    [
      'Whoever sits down on the third chair and says nothing for a minute (DC 12 Insight to stand it) hears both say the same thing at once: "And who pays for it?" That is the real question.',
      'start=chair',
    ],
    [
      'Both loaves taste of the same smoke: {one} and {two} bake with wood from the same slope, and each calls that theft (DC 12 Nature).',
      'start=bread tone!=whimsical',
    ],
    [
      'Whoever eats of both cakes in front of everyone (DC 12 Constitution, they are large) has said more for peace than any speech.',
      'start=bread tone=whimsical',
    ],
  ],
  gist: [
    '{fact}, and [both have reasons|both can say why|{G} knows the reasons of both by heart]. What {one} need{one.v} of {bone} and what {two} need{two.v} of it can both be had: the grandparents knew how, and cut it into a stone that was broken in two. {A} wants the war to be won and not ended, burned down {loss} of {A.their} own side so that there would be no talks, and waits at {lair}« with those who think like {A.them}».',
  ],
  truth: [
    [
      [
        "{bone.u} is enough for two, but not for two who watch each other. {One} need{one.v} it in the [dry|warm] months, {two} in the [wet|cold] ones; {one} need{one.v} what is on it, {two} what is under it. In the time of the grandparents this was settled and cut into a stone. When the first blood flowed [the stone was broken|{A}'s own kin broke the stone], and each side kept the half on which stand the duties of the other[|, and has read it aloud every year].",
        'dry=no',
      ],
      [
        'The water is not gone. High up, where nobody goes since it became the boundary, {one} put a board across, {few} summers ago, "only for this year"; {two} did the same, a little further down. Between the two boards it finds a third way, into the old quarry, where it stands, black and deep, and helps no one. In the time of the grandparents it was settled who lifts which board in which week, and cut into a stone. When the first blood flowed the stone was broken, and each side kept the half on which stand the duties of the other.',
        'dry=yes',
      ],
    ],
    [
      '{fact}: that is no misunderstanding. {One} {one.has} taken more than their part in {few} bad years, and {two} {two.has} taken it back by force. Both lists are right. {B} and {S} know it, and are the first in {years} years who are tired enough to say so.',
    ],
    [
      '{A} has lost a brother to the quarrel about {bone}, and cannot bear that it should have been for nothing. When the talks were agreed, {A.they} had {loss} of {one} burned down« at night, empty», by {H}, and said nothing when people named {S}. At {deadline} {A} means to come down from {lair} with everyone who follows {A.them}, before the first word is spoken. {T}, who passes there with goods for both sides, saw {H} with the torch.',
    ],
    [
      '*How the talks work*: three questions, {bone}, the fire and the first step. For each, one of the party names an offer. If it rests on something that the party has found out, it is accepted; otherwise it takes DC 16 Persuasion, and each failure makes one of the two stand up. Two accepted offers are peace; if both {B} and {S} stand up, it is war.',
    ],
  ],
  turn: [
    "The one who broke the stone was of {one}: the grandmother of {A}, whose own sister had gone to live with {two}. A part of {A}'s own kin stands on the other side«, and {A} has known it for a long time». Said to {A} alone, it is the one thing that can stop {A.them}; said in public, it ends {A.their} name and starts a fight.",
    [
      "{S} can make peace only by giving up the one who killed {A}'s brother, and that is {S} {S.themself}: it was an accident with a boat hook, in the fog. {S} would stand up and say it, if the party has found a law under which {S} lives afterwards.",
      'tone!=whimsical',
    ],
  ],
  people: {
    G: [
      "{G} wants one evening without messengers. {G} can add something to the table: a year's dues of {council}, to be used for either side, but only once.",
    ],
    A: [
      "{A} wants {prize}, for the time of the war, and then to be left alone with the brother's belt. {A} never lies about what {A.they} wants, only about the fire.",
    ],
    B: [
      '{B} wants {one} to keep {bone} in the months in which they cannot do without it. {B} would give up the rest, if {S} asked instead of demanding.',
    ],
    S: [
      '{S} wants {two} to be asked. {S} was not near {loss} that night: {S.they} was buying onions from somebody of {one}, and will not say from whom.',
    ],
    T: [
      '{T} wants both roads open. {T} saw {H} with the torch, and keeps silent, because whoever takes a side loses the half of the customers.',
    ],
    H: [
      '{H} wanted to be of use, and has dreamed of fire since. {H} keeps the watch list of {lair} and knows the way past it.',
    ],
  },
  looks: [
    [
      'A line of [posts|stones|stakes] that has been moved so often that there are {few} of them. On this side lie [cut thorns|broken arrows|broken tools], on the other as well. A [hare|duck] sits exactly on the line and is the only one at ease.',
    ],
    [
      'The place where {two} come together: [an old fire, things made with care|a roof of {num} hides or leaves, and a kettle that is never empty], and places kept free for those who are missing. «Somebody small asks whether you are the war. »Half of a carved stone serves as a seat.',
    ],
    [
      'Weapons in good order, a drum, and a table that is far too small for the number who want to stand at it. On a pole hangs a belt with a burned buckle. {A} sleeps here«, on the ground, beside the empty bed of the brother».',
    ],
    [
      'Walls without a roof, a fire without smoke, and in the corner torches wrapped in the same cloth as those that burned {loss}. As a step before the door lies the other half of the carved stone.',
    ],
  ],
  todo: [
    [
      'Both sides shoot at whoever takes a step off the path. With a guide of each, or with both hands full of something useless (DC 12 Performance), one is allowed to look.',
    ],
    [
      'A guest of {two} must first [work for an hour|eat what is put down|tell a story in which the guest is the fool]. Done well (DC 13, with a fitting skill), it opens mouths; refused, it costs a day.',
    ],
    [
      '{A} lets in everyone who lays down the weapons, and answers everything once. A second question has to be paid for with a truth about oneself (DC 13 Insight to choose one that {A.they} respects).',
    ],
  ],
  firstFight:
    'on the second evening young people, half of {one} and half of {two}, want to see blood and have agreed at least on whose ({skirmish}). They stop when one of them is down; those of {one} have orders from {H}.',
  clues: [
    [
      'Nature :: looking at what each side takes from {bone} :: They need different things at different times. The quarrel can be settled«, it has been settled before».',
      'Investigation :: comparing the ashes of {loss} with the arrows on the line :: The fire was set from inside, with a torch of {one}. {A} alone gives out such torches.',
      'Survival :: following the newest tracks along the line :: They do not cross it. They go from {loss} to {lair}.',
    ],
    [
      'History :: reading the half of the stone on which people sit :: It names the duties of {one} towards {two}, and breaks off after "in return".',
      'Persuasion :: asking {S} where {S.they} was that night :: With friends, on the other side. There are {few} witnesses of {one}; and {A} has told each of them to forget it.',
      'Insight :: asking the old ones for the second half :: They look towards {lair}, all of them, and say that it is lost.',
    ],
    [
      'Perception :: looking at the empty bed :: {A} still sets a plate there. As long as the quarrel goes on the brother was not lost for nothing.',
      'Persuasion :: sharing the watch with {H} :: "The door was shut, I looked. There was nobody in it, {A} said[, nobody|: not even the cat]." {H} means {loss}.',
      'Investigation :: counting who is missing in the camp :: A third of them, with food for {few} days. They are at {lair}.',
    ],
  ],
  lairUse: [
    'The two halves of the stone fit together (DC 13 Athletics to lift one, or four people). Whoever reads the whole of it aloud, as an action, makes everyone of {one} and of {two} within hearing lower the weapon for a round.',
    'The wall above the door is loose: pushed (DC 13 Athletics), it does {sting} damage to whoever stands below, DC 13 Dexterity half, and shuts the way down for ten minutes.',
    'The torches can be lit all at once (one action): smoke for three rounds, in which nobody sees further than five feet«, and in which a belt with a burned buckle smells of that night».',
  ],
  tactics: [
    '{A} means to be down at the talks before the first word and will not lose time: {A.they} attacks whoever bars the way, and stops when nobody bars it any more; {H} counts how many of {one} are lying on the ground and puts down the spear at three',
  ],
  parley: [
    '{A} will listen to one voice only, that of {B} or of {H}, and only beside the fire. If the party brings one of them up (DC 13 Persuasion), with the name of the brother carved into the new stone as a promise, {A} comes to the talks with empty hands and sits down last.',
    "{A} demands a fight by the old rule: one against one, until the first blood, and the loser serves the winner's peace or war for a year. {A} keeps to it«, and so do those who follow».",
  ],
  clock: [
    [
      'Both sides bring away what can burn. {A} has the wrongs of {two} read out each evening[|, with dates].',
    ],
    ['Stones are thrown at {S} on the line, and {two} demand{two.v} blood for it.'],
    [
      '{A} moves a third of the fighters to {lair}. {B} is asked by {B.their} own people to step down.',
    ],
    ['At {deadline}, before the first word, {A} comes down from {lair}. The chairs burn.'],
  ],
  after: ['Whoever speaks of peace [in {town} |]is asked on whose side. {A} has {prize}; {ruin}.'],
  endings: [
    {
      heading: 'Peace',
      text: [
        "The two halves are laid together, and {B} and {S} read each the half of the other. {One} {one.has} {bone} for one half of the year and {two} for the other; whoever breaks it feeds the others through a winter. The fire is named, and paid for by {A}'s own work. {A} sits on the step of {lair} until dark, and then comes down to eat.",
      ],
    },
    {
      heading: 'A truce without {A.name}',
      text: [
        "{A} is held or beaten at {lair}, and {one} and {two} agree on {bone} for a year. *The price:* those who followed {A} were somebody's children as well, the belt hangs on another wrist now, and in a year the party is asked to come again.",
      ],
    },
    {
      heading: 'One side wins',
      text: [
        'The party takes a side and {bone} has one owner. It is quiet by the evening. *The price:* the others leave with what they can carry, {B} and {S} never speak again, and {G} pays« to the last coin» without looking up.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The chairs are burning, and {one} and {two} stand opposite each other with everything they have. But {B} and {S} were to be killed first, and have got away together, by the onion path. From where they hide they can still call both sides to the stone, if somebody brings it.',
      ],
    },
  ],
  steps: [
    'Hear what {one} cannot do without, and what {two} cannot.',
    'Find out who set fire to {loss}.',
    'Keep {A.full} from breaking up the talks.',
    'Bring {B.full} and {S.full} to an agreement at {deadline}.',
  ],
};
