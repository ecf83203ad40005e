import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { oneMagic } from '../cure-magic.ts';
import type { MatterKernel } from '../matter-types.ts';
import { living } from '../noun-kinds.ts';

/** One person or animal is ill or under a curse. `{ill}` is what it is called. An old oath does it, which A keeps alive. */
export const cureOne: MatterKernel = {
  id: 'cure-one',
  sort: ['person', 'being'],
  of: living,
  states: ['unwell'],
  plight: 'one',
  tells: [
    { says: 'curse hex bewitch enchant ill sick ail die sleep petrify wither age fade' },
    { tasks: 'cure heal revive nurse wake' },
    { tasks: 'find get seek bring fetch', nouns: 'cure antidote remedy' },
    { tasks: 'break lift end remove', nouns: 'curse' },
  ],
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: oneMagic },
  escort: ['people', 'spirit'],
  roles: {
    A: [
      ['retired judge', 'owner of the bathhouse', 'horse breeder', 'old forester'],
      ['general of the levies', 'owner of the salt mines', 'keeper of the high forest'],
      ['head of a fallen house', 'marshal of the old army', 'warden of the northern marches'],
    ],
    B: [
      ['healer', 'village priest', 'old nurse'],
      ['prior of the hospital', 'travelling physician', 'herb scholar'],
      ['court physician', 'abbot of the hospital order', 'master of the healing school'],
    ],
    S: [
      ['fortune teller', 'herb seller', 'wandering player'],
      ['foreign doctor', 'dismissed nurse', 'wandering preacher'],
      ['foreign envoy', 'banned scholar', 'court astrologer'],
    ],
  },
  sites: [
    ['the sickroom', 'the room with the drawn curtains'],
    ['the house of the almanac maker', 'the library of the hospital', 'the chronicle room'],
    ['the house of {A.full}', 'the hall of {A.full}'],
  ],
  lair: {
    names: [
      'the thorn chapel',
      'the sunken orchard',
      'the burned shrine on the moor',
      'the ruined hunting lodge',
    ],
    terrain: 'wild',
  },
  problem: [
    '{B.full}, the {B.role}, has done everything that can be done, and holds {ill} off from hour to hour. What is missing is a cure, and nobody in {town} knows where there is one.',
    'Prayers, physic and the spells of {town2} have each helped for one night. {B.full}, the {B.role}, has written down every hour of it, and says that {ill} has a reason, and that whatever has a reason has an end.',
    'Those who love {it} take turns beside the bed. {B.full}, the {B.role}, has sent for books and for people from far away, and {ill} has outlasted them all. Somebody has to leave {town} and find what heals it.',
  ],
  start: [
    [
      'The curtains are drawn, and {num} people in the passage speak in whispers. "Look here," says {B.full}, the {B.role}, and lifts a corner of the blanket. On the skin [a thorn twig|a black branch|a thorny twig], {few} fingers long, is drawn, as if with ink, and while you look, it puts out a leaf. "There were {few} leaves yesterday. I do not want {G.name} to see it in flower."',
      '@twig',
    ],
    [
      'It snows in the room: a few flakes, from a dry ceiling, and they fall only around {it}. "That began last night," says {B.full}, the {B.role}. "Before that it was ash, for {few} days, and before that petals." You have been told what it is about: {fact}. Behind you {T.full}, the {T.role}, counts the flakes, and writes the number on a cuff.',
      '@flakes',
    ],
  ],
  ask: [
    '{G} asks for one thing: a cure, before {deadline}. "And if somebody has done this to {town}, find out what we did to them. {B} says that there is no curse without a grievance."',
    '"You are to find what heals {it}," says {G}, "and to bring it here in time. {B} thinks that it will hold until {deadline}. Not longer."',
    '{G} wants {it} healed by {deadline}. "I have paid {few} healers, and each of them has told me what it is *not*. You need not be learned. You need to come back."',
  ],
  rumours: [
    '{S} looked at {it} once, said one word, and ran. The same night it began.',
    'In {town2} there was a case like it, and there it ended well, but nobody knows how.',
    'Something at {lair} has begun to flower in the wrong month.',
    'It is in the blood, they say in {town}, and there is nothing to be done about blood.',
    'The remedy of {B} would work if it were given at the right hour; {B} has been told so, and does not listen.',
    'Old people in {town} do not like to talk of a winter in which [a gate was shut|the gate stayed shut].',
  ],
  run: [
    [
      'The twig is a blackthorn. It grows in a ring at {lair}, and nowhere else since the old forest was cut (DC 12 Nature).',
      'start=twig',
    ],
    [
      'The number of flakes is the number of days that are left until {deadline} (DC 12 Investigation). {T} has noticed it as well.',
      'start=flakes',
    ],
    'What healing spells do lasts until midnight; then all is as it was. Something feeds {ill} from afar (DC 13 Arcana).',
    '{B} will not leave the room. Whoever takes over the watch for an hour (DC 12 Medicine) may read the notes of all the days meanwhile.',
    'Everyone who comes in shuts the door behind them, and each time it is a little worse for a minute. With an open door {it} sleep{it.v} better (DC 13 Perception, or a night of watching).',
  ],
  gist: [
    '{fact}, and for that there is a cause and a cure. The forebears of {A}, shut out of {town} in a winter storm, swore an oath on the blackthorn at {lair}; it has taken one in each generation since, and {A} feeds it, so that it does not take {quill} instead. Three white berries of that thorn heal {it}. They ripen for blood, or when {A} takes the oath back.',
  ],
  truth: [
    [
      '{years.s} years ago, in the worst night of a winter, {town} kept its gate shut, and outside in the snow stood the family of {A}. Those inside could hear them. In the morning the survivors went to {lair}, and the eldest swore on the blackthorn there: *what you hold dearest shall lie behind a shut door, as we lay before yours.*',
      'The gate of {town} has a small door, and on it are the marks of hands. In a snowstorm {years} years ago it was not opened, for fear of more mouths to feed. The family of {A} was out there until morning. They lived, most of them, and at {lair} they swore on a blackthorn that {town} should learn what a shut door is.',
    ],
    [
      'Since then it has taken one in each generation, those first whose people kept the gate, and this time it has come to {it}: {fact}. Nothing about that is an ordinary illness. {ill.u} is the door which {A} keeps shut, and it closes a little further with each leaf; when the thorn at {lair} flowers, at {deadline}, it is closed for good.',
    ],
    [
      'An oath like that wants food. At each new moon one of the family of {A} pricks a finger over the roots; if nobody comes, it turns on the youngest of its own. That is {quill}, whom {A} brought up, and who has never been told. {A} did not choose this, has thought of leaving off, and has each time looked at {quill} and gone to {lair} after all. {H} carries the lamp, and {T} is paid for not having seen it.',
    ],
    [
      'The cure is on the thorn: three white berries, eaten one after another, and {it} {it.is} well before they are swallowed. They are there now, green and hard as stones. They ripen in the hour in which {A} takes the oath back, aloud, or in which three people who owe the thorn nothing give it of their own blood. If {A} dies first, one of the three ripens, and with one berry half of {ill} stays.',
    ],
  ],
  turn: [
    [
      'The family of {it} kept the gate in that night, and still has the key, in a box that nobody opens. It is of no use as a key, but hung on the thorn by one of that family, with the words that nobody said then ("come in"), it makes the berries ripen as well. {it} would have to be carried to {lair} for it, and the way costs {few} leaves.',
      'family=yes',
    ],
    [
      '{G} comes from the family that held the key of the gate in that winter, and still has it, in a box. It is of no use as a key, but hung on the thorn by somebody of that family, with the words that nobody said then ("come in"), it makes the berries ripen as well. {G} has to be brought to {lair} for it, and does not know yet what the key is.',
      'family=no',
    ],
    '{quill} knows more than {A} thinks, has followed the lamp twice, and would go to {lair} and offer to be taken in the place of {it}. Kept from that, and brought to {A} (DC 12 Persuasion), {quill} asks the one question that {A} cannot answer: for whom.',
  ],
  people: {
    G: [
      [
        '{G} wants {it} well again, and sleeps with a box under the bed which has never been opened.',
        'family=no',
      ],
      [
        '{G} wants {it} well again, and has buried {few} of that family in {G.their} time.',
        'family=yes tone=grim|horror',
      ],
      [
        '{G} wants {it} well again, and grew up next door to that family.',
        'family=yes tone!=grim|horror',
      ],
    ],
    A: [
      '{A} wants {quill} to be safe, and the oath to end with somebody else. {A} sends [fruit|flowers] to the sickroom each week, without a card, and never a thorny kind.',
    ],
    I: [
      '{I} wants to know whether there is hope, from somebody who does not look away. In clear hours {I.they} talks of a voice outside that asks to be let in.',
    ],
    B: [
      '{B} wants to be proved wrong. {B} has notes of every night, and in them stands that it is always worse after a new moon.',
    ],
    S: [
      '{S} said "blackthorn", having seen the same twig on an aunt, and ran because of that. {S} can say how it ended: too late, and with flowers.',
    ],
    T: [
      '{T} has met {A} and {H} on the road to {lair} at each new moon, with a lamp, and was given a coin each time for having seen nobody.',
    ],
    H: [
      '{H} carries the lamp and binds up the finger. {H} thinks that one should have told {quill} long ago, and says so to anyone who asks kindly.',
    ],
  },
  looks: [
    [
      'A bed that has been turned so that it faces the door. [Bowls of herbs|Jars with leeches], {num} burned-down candles, each with a date in the hand of {B}. Where the shadow of the bedpost falls on the wall, it has thorns.',
    ],
    [
      'Shelves of registers, one book for each ten years, and a reading desk at a window. «Somebody has kept them in order with love and a feather duster. »On every book is a small drawing of how the year went; {few} of them show a shut gate.',
    ],
    [
      'A large house with a wide door that stands open in all weathers; the snow is swept out again. A long table is laid for more people than live here. [No lock|No key] can be found in the whole building.',
    ],
    [
      'A ring of blackthorn, in flower on the side of {town} and bare on the other. In the middle grows the oldest one, as thick as a horse, and on it hang three green berries and {num} rags, each with one brown spot.',
    ],
  ],
  todo: [
    [
      '{B} lets only one in at a time, unless the others make themselves useful: [water|wood] has to be fetched, and {few} relatives kept in the passage (DC 12 Persuasion or Performance).',
    ],
    [
      'The registers of {town} are large and {years} years are many. A good reader (DC 13 History) needs a morning; a party that divides them among itself needs an hour, and finds one page cut out, which the dust has copied onto the opposite side.',
    ],
    [
      'Whoever walks in is a guest: nobody asks for a name, and everyone gets soup. To look around one has to get away from {quill}, who is glad of company and follows (DC 12 Deception), or make a friend and ask.',
    ],
  ],
  clues: [
    [
      'Medicine :: watching for one night :: It follows no illness. At midnight something pulls at {it}, as a root pulls at water, and a leaf is added.',
      'Insight :: asking about the gifts beside the bed :: They come every week from the house of {A}, and {H} brings them; the last basket was lined with a rag like those used for bandages.',
      'Nature :: looking at the petals in the corner :: Blackthorn, fresh. It flowers at {lair} and nowhere else.',
    ],
    [
      'History :: comparing the years of the shut gate :: In each generation there was one of whom {town} spoke as of {it} today. The last of them had the same twig.',
      'Investigation :: holding the copied page against the light :: "They swore on the thorn, the whole family of {A}, and {council} had it struck out."',
      'Survival :: asking where the shut-out people went that night :: To {lair}, because there was a roof and a hedge against the wind.',
    ],
    [
      'Investigation :: opening the sewing box :: A silver needle, and {few} strips of linen with one brown spot each. It is blood, and it was given, not shed.',
      'Insight :: asking {quill} about the family :: "At every new moon {A} has a bandaged finger, and says it is the roses. We have no roses."',
      'Perception :: looking at the lamp by the back door :: White petals stick to the oil. They are from the thorns of {lair}, and the ones below them are older.',
    ],
  ],
  lairUse: [
    'Who goes through the hedge instead of along the path takes {sting} piercing damage from the thorns (DC 13 Acrobatics for half), and so does whoever is pushed into it.',
    'The old thorn drinks: whoever lays a hand on the bark and lets it (one action) loses a tenth of their hit points, which no spell gives back before morning, and one berry ripens. Three different people must do it; {A} cannot be one of them.',
    'The roots move towards whoever has bled last. A creature that has taken damage since its last turn must make a DC 12 Strength saving throw or is held until the end of its next turn; {A} knows it, and stands on stone.',
  ],
  tactics: [
    '{A} defends the tree and not {A.themself}, because of {quill}; those who are with {A} have been told that the party has come to cut it down, and if the party puts its weapons on the ground for a moment, half of them wait for a round. {H} holds the lamp, and holds it so that the party sees',
  ],
  parley: [
    '{A} has only ever wanted to hear one sentence from somebody of {town}. Whoever can tell what was done at the gate {years} years ago, and says that it was wrong (DC 12 Persuasion; none if {G} says it), hears the oath taken back, word by word.',
    'If {quill} is there, {A} lets the needle fall. It is enough to promise that somebody will bleed for {quill} if the thorn asks for it (DC 13 Persuasion to be believed); then {A} says the words, and waits with closed eyes.',
  ],
  clock: [
    ['{A} sends another basket to the sickroom; in the evening there are {few} more leaves.'],
    ['It is new moon. {A} goes to {lair} with {H} and the lamp, and feeds the oath once more.'],
    [
      'The first bud opens. {A} has {H} bar the path to {lair} with cut thorn, so that nobody comes between.',
    ],
    ['At {deadline} the old thorn stands in flower, and the door is shut.'],
  ],
  after: [
    'The thorn of {A.name} has flowered. {it} lie{it.v} behind a door that nobody sees and cannot be woken any more; {ruin}. In {few} years it will be the turn of the next.',
  ],
  endings: [
    {
      heading: 'The oath is taken back',
      text: [
        '{A} says it backwards, from the last word to the first, and the green berries go white. {it} eat{it.v} three of them and sit{it.v} up, hungry. {ill.u} is over, for {it} and for everyone who would have come after. The small door of {town} is taken off its hinges. {quill} is told the whole of it, and after a week speaks to {A} again.',
      ],
    },
    {
      heading: 'With their own blood',
      text: [
        'Three of the party have paid, and {it} {it.is} well within the hour. *The price:* the oath stands. {A} still goes to {lair} at each new moon, and the next one whom it will take has been born already; but those who have bled for a stranger hear it from then on before it comes.',
      ],
    },
    {
      heading: 'Over the body',
      text: [
        '{A} is beaten and cannot speak, or does not live to. One berry is white. {it} open{it.v} the eyes, and keep{it.v} a stiff hand with a twig on it, and will be cold all summer. *The price:* nobody feeds the thorn now, and {quill} feels the first prick in the same night.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The thorn stands in flower, and {it} can no longer be woken. The berries fall in {weeks} weeks; whoever sits through those nights at {lair}, and is asked in by what comes to the hedge, can still pick one. {fact}: for that long it is true, and not final.',
      ],
    },
  ],
  steps: [
    'Watch over {p1} for a night.',
    'Find out where this has happened before.',
    'Learn what heals it, and where it grows.',
    'Bring the cure before {deadline}.',
  ],
};
