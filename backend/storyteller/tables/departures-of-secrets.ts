import type { Departure } from './departure-type.ts';

/** Departures with something that belongs to others: a coat, a recipe, a debt, a truth, a medal. */
export const departuresOfSecrets: readonly Departure[] = [
  {
    id: 'wrong-coat',
    levels: [1, 10],
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: ['mistake', 'identity', 'courier', 'messenger', 'lucky', 'mistaken', 'spy', 'letter'],
    other: ['travelling {buyer}', '{clerk}'],
    concept: [
      ['left {town} with the wrong coat and what was in it', 'v=1'],
      ['was taken for another person once, and has gone on with it', 'v=2'],
    ],
    want: [
      ['to give the coat back to {Q}, with [an explanation|a good explanation|an apology]', 'v=1'],
      ['to hand over a letter that has been [sealed|carried about] for too long', 'v=2'],
    ],
    flaws: [
      [
        'answers to any name that is called in a [friendly|kind] voice',
        "Whoever calls out kindly enough can have {P}, for supper«, for a wedding,» or for somebody else's duel.",
      ],
      [
        'cannot leave [a sealed thing|anything sealed|a seal] alone',
        '{P} [turns over|weighs|strokes] sealed letters«, holds them [to the light|over a lamp] and [sniffs at them|shakes them],» and has [never yet|never] opened one [in time|when it would have helped].',
      ],
    ],
    event: [
      'One night at an inn «[in {town}|near {town}] »{P} took the coat of {Q}« from the peg». In the lining there was {token}, and by the time that could be explained {Q} was gone and three people were asking about the coat.',
      'When a rider asked for {Q}, {P} said yes, because of the weather and the supper« that was offered», and signed for a sealed letter, which {P} has neither opened nor been able to give back.',
    ],
    now: [
      [
        '{P} still wears the coat, [which has been|but it has been] mended [so often|in so many places] that [most|more than half] of it is {P.their} own« [by now|cloth]».',
        'v=1',
      ],
      'The search for {Q} has taken {P} through {town2} and {town3}«, always a week too late».',
    ],
    bond: [
      [
        '{Q}, who must be [cold|in trouble|waiting] «[by now|somewhere] »without that coat, and whom {P} has [never|hardly] met.',
        'v=1',
      ],
      [
        'The seal of the letter, «which is [still whole|not broken], and »with which {P} [means|hopes] to prove everything to {Q}.',
        'v=2',
      ],
      'Somewhere {Q} is in trouble that was meant for {P}, or the other way about«, and that has to be put straight».',
    ],
    hook: [
      ['{Q} left the coat on that peg on purpose, and chose whom to leave it to.', 'v=1'],
      [
        'The letter appoints the next steward of {town2}, and names {P}«, correctly spelled». Its date, as {Q} knows, is a month before that evening.',
        'v=2 tier!=3',
      ],
      [
        'The letter names the heir to an empty throne, and it is {P}«, correctly spelled». Its date, as {Q} knows, is a month before that evening.',
        'v=2 tier=3',
      ],
      [
        'What was in the lining is a pledge, for a third of {works}« in {town}», and one of the three who asked has understood that.',
        'v=1 tier!=3',
      ],
      [
        'What was in the lining is a pledge: [whoever shows it|the one who shows it] can [call in|claim] the debts of [three|four|two] kings, and [one of the three who asked|one of those who asked] [has understood that|knows it|has known it from the beginning]« [and is on the way to {town2}|and is in {town3} already|and has hired riders]».',
        'v=1 tier=3',
      ],
    ],
  },
  {
    id: 'last-of-crew',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'horror'],
    words: [
      'survivor',
      'shipwreck',
      'soldier',
      'veteran',
      'crew',
      'war',
      'mercenary',
      'brother',
      'sister',
      'lost',
    ],
    kin: true,
    other: ['foreman', 'crew leader', 'old {worker}'],
    concept: [
      'is the last of a crew of {few}, and counts as if the others were there',
      ['came back alone from {site}', 'v=1'],
    ],
    want: [
      'to tell the families of the others how it [was|happened|ended]',
      'to learn why [exactly|only] one of them was [spared|left alive]',
    ],
    flaws: [
      [
        'treats every danger as [owed|a debt]',
        '{P} [goes in|steps in] first and [comes out|leaves] last«, [even through the door of an inn|at inns as well|even at a bakery|in a temple too]».',
      ],
      [
        'keeps promises to the dead before [those|any] to the living',
        '[If|When] one of the [lost|others] would have wanted it, {P} does it, and the living [can|must] wait«, even [in the rain|in the snow|at a locked gate|in front of a dragon]».',
      ],
    ],
    event: [
      '{P} was one of {few} who were sent to {site}« for one night», to guard a wagon« with a broken axle». {Q} sent {P.them} back for a forgotten lamp. When {P} came [with it|back] the [fire|kettle|soup] was still warm, and of the others nobody has found [so much as a shoe|a trace|more than one glove].',
      '[On the cliff path above {town}|On the pass above {town}], «on the worst night of a bad winter, »{P} stood at the top and held the rope on which the others climbed, {Q} first. [The rope began to tear when {Q.name} was half way up.|{Q.name} was half way up when the rope began to tear.|When {Q.name} had come half way the rope began to tear.] {Q.name} looked up, smiled and let go; then the rope broke, and the rest of them fell. {P} [has never learned|does not know|has often asked|still wonders] [why {Q} smiled|what the smile meant|what that smile was for][|, and dreams of it].',
      'Of the {few} who signed on with {Q} to bring a closed wagon over the hills, {P} was the only one to fall ill« and stay behind». None of the others came back, and what they were paid in advance is still at the bank in {town}.',
    ],
    now: [
      '[{P} has written down the names, and sees to it that each of them gets one [drink|candle|prayer]«, one [song|toast|good meal]» and one good deed [a year|every year].|On the [birthday|name day] of each of the others {P} [orders|cooks|pays] for two, and [drinks|eats] for one.]',
      'People« in {town}» are kind about it, which is why {P} left.',
    ],
    bond: [
      'The families of the others, «in {town}, »who are owed an account of it.',
      'The [knife|whistle|belt] of {Q}, which {P} [never takes off|carries day and night|would not sell].',
    ],
    hook: [
      'One of the others has been seen in {town2}«, older, under another name,» and turned away on hearing the name of {P}.',
      [
        '{Q} knew that the wild hunt would ride past {site} that night, could save one, and chose. It is expected« again» this winter.',
        'v=1',
      ],
      [
        'The others had planned to push {P} off the rocks« for one more share of the pay». {Q} found out, cut the rope half through at the upper end, and sent {P} up first. {P} has kept that end«, and has never looked closely».',
        'v=2',
      ],
      [
        'What made {P} ill was in the cup that {Q} passed: the crew had been sold, and {Q} could keep back« only» one.',
        'v=3',
      ],
    ],
  },
  {
    id: 'stolen-recipe',
    levels: [1, 10],
    tones: ['intrigue', 'heroic', 'whimsical'],
    words: [
      'thief',
      'artisan',
      'alchemist',
      'inventor',
      'apprentice',
      'craft',
      'guild',
      'smith',
      'secret',
      'fled',
    ],
    other: ['master {worker}', '{boss}'],
    concept: [
      ['knows a secret of the {workers}« of {town}» and ran away with it', 'v=1'],
      ['said at table what everybody« in {town}» was being sold', 'v=2'],
      ['finished an apprenticeship a week too early, by the window', 'v=3'],
    ],
    want: [
      [
        'to do the old work [once more|again|in peace], where no guild can [forbid it|see it|send a bill]',
        'v=1|3 tier!=3',
      ],
      [
        'to teach the old work to [anyone who asks|whoever wants to learn it], where no guild can [forbid it|prevent it]',
        'v=1|3 tier=3',
      ],
      ['to have {Q} say [the same|it] aloud, before the {workers} of {town}', 'v=2'],
      ['to be told by {Q}, [once|just once], that the work was good', 'v=1|3'],
    ],
    flaws: [
      [
        'cannot watch [a thing|anything] being done badly',
        '{P} takes the [tool|brush|knife|rope] out of the hands of others«, [shows them how|does it better],» and has been [hit with several|hit for it|told where to put it].',
      ],
      [
        'gives everything away to [anyone who praises|those who praise|the first who praises] the work',
        '[One kind word|One compliment|A little praise] about the work, and {P} [hands over|gives away] the [purse|key|recipe]«, the [plan|map|password]» and [the way in|the date|the last loaf].',
      ],
    ],
    event: [
      '{P} learned the last secret of the trade by a mistake: {Q} talked in fever. By the law« of {body}» in {town} such a secret may be known by a master, or by the dead.',
      '{P} found out how {Q} made {good} so cheap ({fake}), and said so«, aloud,» at table.',
      '{P} improved the method of {Q} and made the mistake of doing it in front of« all» the {workers} of {town}.',
    ],
    now: [
      'The masters of {town} have «a long list and »a good memory, and {P} has become good at leaving.',
      '{P} sends a coin each quarter to the sick chest of the {workers}« of {town}», without a name« or a place» on it.',
    ],
    bond: [
      [
        '{P} owes {Q} an apology, and is owed one, [though|but] it is not clear [in which order|which comes first|who begins].',
        'v=1|3',
      ],
      'The mornings at {works}« in {town}», as they were: the smell of {smell}, {sound}.',
    ],
    hook: [
      [
        'The secret is worth little: what {body} wants back is the thing that {P} used to wrap the tools in, a page of its accounts.',
        'v=1 tier!=3',
      ],
      [
        'The secret is worth little: what {body} wants back is the page that {P} used to wrap the tools in, from which one can see who paid for the last war.',
        'v=1 tier=3',
      ],
      [
        '{Q} goes on selling it«, by now to an army,» and has had two people silenced who said the same.',
        'v=2',
      ],
      [
        '{Q} has taken over the method of {P}, and has left out one step to save money. Two people have died of that, and {Q} has sworn« before {body}» that {P} had taught it so.',
        'v=3 tier!=3',
      ],
      [
        '{Q} has sold {P.their} method to two kings, each of whom had been promised that it was his alone. Each has found out« about the other», and they are arming« for it».',
        'v=3 tier=3',
      ],
      [
        'Someone else in that room heard the fever talk« as well», and is already selling it under the name of {P}.',
        'v=1 tier!=3',
      ],
    ],
  },
  {
    id: 'promised-away',
    levels: [1, 16],
    tones: ['horror', 'grim', 'heroic', 'intrigue'],
    words: [
      'pact',
      'warlock',
      'fiend',
      'devil',
      'fey',
      'bargain',
      'cursed',
      'curse',
      'patron',
      'fled',
      'promise',
      'owed',
    ],
    other: ['courteous stranger', 'old creditor', 'quiet {buyer}'],
    concept: [
      ['was promised to somebody before birth', 'v=1'],
      ['is the interest on an old debt of the family', 'v=1'],
      ['got lost at {site} as a child, came back and could not say from where', 'v=2'],
      ['once signed a paper that was blank', 'v=3'],
    ],
    want: [
      ['to find the second copy of a contract before it falls due', 'v=3'],
      ['to [know|find out|learn] where {days} days of a childhood went', 'v=2'],
      ['to owe nobody anything, for [one|a] whole [day|week]', 'v=1|3'],
    ],
    flaws: [
      [
        'gives away [whatever|what] may not be kept for long',
        '{P} presses [rings|boots|watches]«, [coats|saddles|hats]» and [horses|swords|tents] on strangers, «as if there were no next year, »and [friends have to buy them back|friends have to ask for them back].',
      ],
      [
        '[signs too quickly|signs too soon] and reads too late',
        '{P} reads no [contract|paper] to the end, and has signed for [two|three] [ships|windmills|shops]« and a [goat|bell|funeral]».',
      ],
    ],
    event: [
      'In the winter before {P} was born the family could not pay, and {Q} asked for nothing but "the first thing that you do not have yet". On the day on which {P} was eighteen {Q} [came to|stood at|knocked at] the door with a [receipt|contract|bill]«, [before breakfast|in the evening|at noon]».',
      'As a child {P} went missing at {site} for {days} days and came back with «clean hands, and with »an answer to every question but one: where {P.they} had been. {Q} is the only [person|one] who was not [surprised|surprised at that|astonished].',
      '{P} put a name to a [paper|sheet] so that {Q} would let a sick child live, and the paper was [blank|empty]« [then|at the time|that day]».',
    ],
    now: [
      '[Now and then|Twice a year|Every few weeks] something is asked of {P}, [in a dream|in a letter|by a voice at night]« or by a [child|beggar|dog] in the street», and so far it has always been [small|something small|easy].',
      [
        '{P} [keeps moving|never stays for more than a week|sleeps in no place twice], [on the theory|in the belief|because it is said] that a debt has to be presented in person.',
        'v=1|3',
      ],
      [
        'On one night of [the|each] year {P} does not [sleep|lie down], and in the morning {P.their} shoes are [wet|full of sand|covered in moss].',
        'v=2',
      ],
    ],
    bond: [
      [
        'The {days} days of which {P} remembers nothing, and {Q}, who [does|remembers them].',
        'v=2',
      ],
      ['The sick child, who has grown up« in {town}» and writes to {P}.', 'v=3'],
      [
        'The [paper|sheet] that {P} [has never read|has never seen again], and of which there must be [a second|another] copy«[| somewhere]».',
        'v=3',
      ],
      [
        'The children of a {P.kin:sibling}« at home in {town}», the eldest of whom will be eighteen in spring.',
        'v=1',
      ],
    ],
    hook: [
      [
        'The debt was paid, [long ago|years ago], by somebody in {town2}, who gave a child for it. {Q} has never [mentioned|admitted] that, because {P} in fear does what is asked, and the other child«, grown up,» is [looking for|on the way to] {P}.',
        'v=1|3',
      ],
      [
        'The child who came back from {site} to {P.their} family is a changeling. The one who went there lives among the fey, under the name of {P}.',
        'v=2',
      ],
      [
        '{Q} has sold the claim on {P} to a buyer in {town2}, who «is patient, and »waits until {P} is worth more.',
        'v=1|3',
      ],
    ],
  },
  {
    id: 'read-too-much',
    not: ['barbarian'],
    tones: ['intrigue', 'heroic', 'horror'],
    words: [
      'scholar',
      'wizard',
      'sage',
      'library',
      'student',
      'scribe',
      'book',
      'researcher',
      'forbidden',
      'truth',
      'expelled',
    ],
    other: ['tutor', 'master of studies', 'old examiner'],
    concept: [
      ['found a week missing from {record}« of {town}» and was asked not to have found it', 'v=1'],
      ['was expelled for an answer that was right', 'v=2'],
      ['can prove by arithmetic what nobody« in {town}» wants to have proved', 'v=3'],
    ],
    want: [
      ['to [find out|know|learn] to whom the missing week happened', 'v=1'],
      ['to hear {Q} give the right answer in public', 'v=2'],
      [
        'to [lay the proof before|show the proof to] [somebody|a person] who [can read|understands] it',
        'v=3',
      ],
    ],
    flaws: [
      [
        'corrects people, [including those|even those|also those] with crossbows',
        '[A wrong date|A wrong name|A false sum] or a wrong [plural|title|comma] has to be [put right|corrected] by {P} at once, «also [in the dark|at a funeral|before an ogre], »also [in hiding|in whispers|in chains].',
      ],
      [
        'believes [paper|books] more readily than people',
        'What is [printed|written|in a book] is true for {P}, and what [a friend|a witness|anyone] says has to be [looked up|checked] first«[|, in two books|, and with notes]».',
      ],
    ],
    event: [
      '{P} was set to copy {record}« of {town}», and found that a week was missing« from it», neatly, in every copy in the land. {Q} [smiled|nodded|said nothing], and had {P.them} moved to the [cellar|attic].',
      '{P} answered an examination question «[about stars|about the dead|about money|about the oldest wall] »in {town} [too well|correctly]. {Q}, who had written both the question and the accepted answer, had the paper burned«, and then the desk».',
      '{P} proved by arithmetic that the fall of the bridge at {town}, with {num} people on it, was no accident, and handed the proof« in» to {Q}. [On the Monday|A week later|The next morning] there had never been a [student|pupil] of the name of {P}.',
    ],
    now: [
      [
        'A copy of the proof is sewn into {P.their} [cloak|hat|coat], the [third|second|fourth|fifth] [one|of its kind]« by now».',
        'v=3',
      ],
      '[{P} [has taken to learning|has begun to learn|learns nowadays] from people who [are no good at writing|cannot write|never write anything down].|{P} asks [ferry hands|grave diggers|cooks]«, [midwives|shepherds|thieves]» and [children|beggars|widows] what they know, and [takes notes|writes it down|believes about half].]',
      [
        '{P} has the page before and the page after, and [wears|carries] them [in different shoes|in different boots|in two hats|in two pockets].',
        'v=1',
      ],
    ],
    bond: [
      [
        'The missing week. It [happened|must have happened] to somebody, and {P} [means|intends|has sworn] to find out to whom.',
        'v=1',
      ],
      ['{Q}, who was the best teacher« in {town}», and who lied.', 'v=2'],
      ['{Q}, who taught {P} to read, and then [had one thing unread|forbade one page].', 'v=1'],
      ['The families in {town}, who «still call it an accident, and »are owed the proof.', 'v=3'],
    ],
    hook: [
      [
        'In the missing week a member of the council of {town} paid for a murder, and the page showed the sum. {Q} was forced to remove the week from every copy, and moved {P} out of the way« in order» to [save|protect] {P.them}: the others who [found|noticed] the gap have not been seen since.',
        'v=1',
      ],
      [
        'The week happened to {P}. {town} gave {P.them} away« in it», to something that had come to the gate« and wanted one of them», and got {P.them} back by mistake; what was paid instead stood on the page.',
        'v=1',
      ],
      [
        'The answer that was burned is right, and opens a door in {town2}. {Q} has used it since«, at night,» and has come back older each time.',
        'v=2',
      ],
      [
        'In {town2} somebody buys up every proof of that kind«, pays well for them,» and owns the three bridges that have fallen since.',
        'v=3',
      ],
    ],
  },
];
