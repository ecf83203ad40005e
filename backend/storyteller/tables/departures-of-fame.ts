import type { Departure } from './departure-type.ts';

/** Departures of those who are praised or punished for what others did, or taken for what they are not. */
export const departuresOfFame: readonly Departure[] = [
  {
    id: 'false-hero',
    levels: [1, 10],
    tones: ['heroic', 'whimsical', 'intrigue', 'grim'],
    words: [
      'hero',
      'knight',
      'paladin',
      'coward',
      'fraud',
      'famous',
      'bard',
      'actor',
      'legend',
      'liar',
    ],
    other: ['young {worker}', 'ballad singer', 'old {worker}'],
    concept: [
      ['is famous« in {town}» for what somebody else did', 'v=1'],
      ['is famous« as far as {town2}» for what somebody else did', 'v=2'],
      ['carries a medal« from {town}» that belongs to another', 'v=1'],
      ['carries a medal from {town2} that belongs to another', 'v=2'],
      ['is famous« in {town}» for having run the wrong way', 'v=3'],
      ['has a medal« from {town}» for an attack that was an escape', 'v=3'],
    ],
    want: [
      'to do [one|a single] thing that [deserves|is worth] the fame',
      ['to find {Q}, and to have it told as it [was|happened]', 'v=1'],
      ['to [find out|know|learn] whose deed it was that {Q} sings of', 'v=2'],
      ['to tell all of {town} that it was [a flight|no attack]', 'v=3'],
    ],
    flaws: [
      [
        'cannot [refuse|say no to] anything that is asked in public',
        '[If there is a crowd|In front of a crowd|When people are looking] {P} says yes, and [learns|asks|is told]« [on the way|afterwards|next day]» what it [was about|is about|will cost].',
      ],
      [
        '[tells a lie|lies] at the first [drop|word] of praise',
        '[Praised for a thing|At any praise|After a kind word], {P} [adds|tells of] two [deeds|other deeds] that never happened, and [must then be quick about it|has to do them quickly|has to leave before the questions|must then do one of them].',
      ],
    ],
    event: [
      '[When half of a hill slid down onto {town} one night|One night, when a landslide came down on {town}], somebody led {num} people to safety. {P} was found [there|nearby|on the spot] afterwards, [muddy and speechless|covered in mud|too tired to speak], and was «[carried home on shoulders|cheered in the street|led before the mayor] and »given a medal. The one who had done it was {Q}.',
      '{Q} had a song about somebody who held the gate of {town2} alone, «for a night, »against forty riders. {Q} lacked a name for the [third|second|last] verse, and {P} was [standing there|at the next table|passing by]. The song has gone further than the singer, and {town2} has sent {P} a medal.',
      'When raiders attacked {town}, {P} [ran|rode] away, in the only direction in which there turned out to be an enemy, and {Q} saw« it» and cheered. [The town|The council|The mayor of {town}|{town}] [gave {P} a medal|had a medal made for {P}|paid for a medal|sent {P} a medal]« [for it|for courage|for this attack]».',
    ],
    now: [
      '[{P} left before there could be a [statue|song|street of that name], and has done [small brave things|brave things on a small scale] since, [for practice|to learn it|as a kind of payment].|{P} does one small brave thing [a week|a month|in every town] now, [with nobody looking|in secret|by night], so as to [get used to it|have a start].]',
      '{P} keeps the medal in [a sock|a glove|a tin|an old shoe], [takes it out|looks at it|polishes it]« before every [fight|battle]» and [puts it back unworn|does not put it on|never wears it].',
    ],
    bond: [
      [
        '{Q} has to be found, and asked [to keep silent or to speak|for silence or for the truth]«, before [somebody else does the asking|others ask]».',
        'v=1',
      ],
      [
        '{Q}, who cheered first and meant it, and has told the story [every winter|at every feast] since.',
        'v=3',
      ],
      [
        '[Whoever|The one who] held that gate, and has to [hear the song|listen to the song] with the name of {P} in it.',
        'v=2',
      ],
      [
        'Those {num} people write to {P} [every year|each winter|every spring], and {P} answers [each letter|all of them|every one]«[| by hand| at length| with a red face]».',
        'v=1',
      ],
    ],
    hook: [
      [
        '{Q} set off that landslide, by digging [where it was forbidden|for silver by night|under the wrong rock], and would rather [be nobody|stay unknown] than be asked about it.',
        'v=1',
      ],
      [
        'The one who did the deed of the song «has heard it, »lives in {town3}, and has the next gate to hold: sixty riders are coming, and all« of them» know the name of {P}.',
        'v=2 tier!=3',
      ],
      [
        'The one who did the deed of the song «has heard it, »lives in {town3}, and has the next gate to hold: a dragon is coming, and it has asked for {P} by name.',
        'v=2 tier=3',
      ],
      [
        'The raiders [saw|know] that {P} was fleeing. They have heard of the medal, and are coming back« to {town}», since it has no better defender.',
        'v=3',
      ],
      [
        'One of the {num} was not meant to be saved: the landslide was made« in order» to bury that one.',
        'v=1',
      ],
    ],
  },
  {
    id: 'bad-verdict',
    levels: [1, 10],
    tones: ['grim', 'intrigue', 'heroic'],
    words: [
      'criminal',
      'convict',
      'prison',
      'escaped',
      'rogue',
      'assassin',
      'outlaw',
      'exile',
      'exiled',
      'revenge',
      'fled',
      'prisoner',
      'framed',
      'innocent',
    ],
    other: ['magistrate', 'county judge'],
    concept: [
      ['was found guilty of something that someone else did well', 'v=1|2'],
      ['served {few} years« in {town}» for what somebody else did', 'v=1|2'],
      ['was acquitted« in {town}», and should not have been', 'v=3'],
    ],
    want: [
      ['to have a name struck out of the court book of {town}', 'v=1|2'],
      ['to look {Q} in the eye in front of a full court', 'v=1|2'],
      ['to [earn|deserve] a life that [another|somebody else] paid for', 'v=3'],
    ],
    flaws: [
      [
        'looks guilty, [to save time|out of habit|so as to get it over]',
        '{P} holds out both wrists [as soon as|whenever] [anything is missing|a purse is missed|someone shouts for the watch], and has been [arrested|locked up] for it« [twice|three times|four times|five times]».',
      ],
      [
        'takes every [locked door|lock] for an insult',
        '{P} opens [what is locked|every locked box and door|every lock]«, [on principle|as a matter of honour|out of spite]», and [does not look first at what is behind it|never asks what is behind it|seldom asks why it was locked|looks afterwards at what was behind it].',
        [1, 2],
      ],
    ],
    event: [
      '{P} was condemned for a piece of sabotage «at {works} »in {town}, on the word of {Q}, who had seen it by moonlight. [There was no moon|The moon was new|There was fog and no moon] [on that night|that night|at the time], as {P} [can show in any almanac|could have shown from any almanac|has found in {few} almanacs][| since|, one of them from {town2}].',
      '{P} confessed to [a theft|the theft of a sealed box|the theft of a locked chest] [in {town}|at {works}] [in order |]to [spare|save|protect] {P.their} {P.kin:parent}«, who had not done it either». {Q} [noticed|noticed it|knew], and [passed sentence all the same|passed sentence nevertheless|still gave the verdict].',
      'In a quarrel« at {works}» in {town}, {years} years ago, {P} killed a man, and was acquitted«,» because {Q} believed the wrong witness. In {town} another was hanged for it.',
    ],
    now: [
      [
        '[In prison {P} learned [four|five|six|seven] trades|{P} has learned [four|five|six|seven] trades in prison], [of which [two|three] can be mentioned|and [two|three] of them are legal|but would mention only [two|three]].',
        'v=1|2',
      ],
      [
        '[Doors interest|Locks interest|Any bolt or lock amuses] {P}, who has not yet [met|seen|found] one that [was meant seriously|was worth the price|took longer than a [song|prayer|pipe]].',
        'v=1|2',
      ],
      ['{P} [pays|sends] a [tenth|third] of every purse to {town}, and gives no name.', 'v=3'],
    ],
    bond: [
      ['A clean page for {P} in the court book« of {town}», where there is a dirty one.', 'v=1|2'],
      [
        'A cell mate with [eleven|nine|seven|five] months to [go|serve], [whom {P} will meet|for whom {P} will wait] at the [prison|west|back] gate«[| with a cart| with a coat| with bread]».',
        'v=1|2',
      ],
      [
        'The family« in {town}» of the one who was hanged, who must never learn where the money comes from.',
        'v=3',
      ],
    ],
    hook: [
      [
        '{Q} has [not slept since|slept badly since], [has found|knows] the real culprit, {boss.a}, and [does not dare to|cannot] say so.',
        'v=1|2 tier!=3',
      ],
      [
        'The one who did it is [the person at home|the one] to whom {P} sends [money|half of each wage].',
        'v=1|2 tier!=3',
      ],
      [
        'The sabotage was ordered by a prince, who rules« by» now, and who pays {Q} by the year for the moonlight.',
        'v=1 tier=3',
      ],
      [
        '[What was stolen|The thing that was stolen|What {P} was said to have taken] was the last will of [a king|a queen|an emperor], and the one who has it now [[sits on the throne|wears the crown] [because of it|that was meant for another]|rules in [{town2}|{town3}] because of it].',
        'v=2 tier=3',
      ],
      [
        'The one who was hanged« in {town}» had a child, who has grown up«,» and has hired the party.',
        'v=3',
      ],
    ],
  },
  {
    id: 'wrong-prophecy',
    levels: [1, 14],
    tones: ['heroic', 'whimsical', 'intrigue'],
    words: ['prophecy', 'chosen', 'destiny', 'hero', 'oracle', 'fate'],
    other: ['pilgrim', 'wandering beggar'],
    concept: [
      ['was brought up as the chosen one until the right one turned up', 'v=1'],
      ['is following a prophecy that was misheard', 'v=2'],
    ],
    want: [
      [
        'to [fulfil the prophecy|do what was foretold] [anyway|all the same], and before {Q}',
        'v=1',
      ],
      ['to [find out|know|learn] what was really [said|foretold]', 'v=2'],
    ],
    flaws: [
      [
        'makes [speeches|long speeches|speeches at the wrong time]',
        '[Before any fight|Before every battle|When swords are drawn] {P} [makes a speech|says something for the history books|begins to speak of fate], and has been [stabbed|hit] [twice|three times|four times]« [before the end of the first sentence|before the verb|in the middle of it]».',
      ],
      [
        '[cannot bear|cannot stand|hates] not to be needed',
        '[If|When] [someone else|a friend] is asked [for help|for advice|to carry something], {P} helps «as well, »[in the same moment|without being asked|at once], [from the other side|with both hands|and in the way].',
      ],
    ],
    event: [
      'A child of {town} with a birthmark on one shoulder was to shut the gate of the dead, said a prophecy, and «so »they taught {P} sword, letters and humility. At the [feast|dinner|dance] before the journey {Q} came in from the [rain|snow|night] with the mark on the correct shoulder. [They let {P} keep the [boots|cloak|horse|wooden sword][| and the supper|, and nothing else]|{P} was allowed to keep the [boots|cloak|horse][| and the supper|, and nothing else]].',
      '{Q} foretold at {town} that {P} would "slay the dragon at the last inn". [It has since been pointed out that {Q} has a lisp«, no teeth,» and may have said "wagon".|[There is no dragon|Nobody has seen a dragon|Not one dragon lives] within {few} weeks of [that inn|the last inn there], but [the tailor|the barber|the cobbler|the baker] [next door|across the road|in the same street] has a dragon on the sign, and [is very worried|sleeps badly|has bought a second lock|wants to move away].]',
    ],
    now: [
      [
        '{P} writes to {Q} with advice, and has had a kind answer« from {town2}», which was worse.',
        'v=1',
      ],
      [
        '{P} [has the prophecy by heart|knows every word of the prophecy|can say the prophecy backwards], and is [on|busy with] the [third|fifth|sixth|ninth] [reading|meaning]« of [line two|line four|line five|the last line]».',
        'v=2',
      ],
    ],
    bond: [
      [
        'The old woman« in {town}» who taught {P} and cried more than anyone« at that feast».',
        'v=1',
      ],
      'A wooden sword, on which half of {town} has carved its initials.',
    ],
    hook: [
      [
        '{Q} has no [birthmark|such mark][| at all|, as soap would show]. It was [drawn|painted] on, by the old woman« who taught {P}»: she had read the [end|last line|last page] of the prophecy, and whoever shuts the gate [stays|must stay] on the other side.',
        'v=1',
      ],
      [
        'It was not misheard. It [was said about|speaks of] {P.their} [party|friends], and {P} is the dragon in it.',
        'v=2',
      ],
    ],
  },
  {
    id: 'spoiled-feast',
    levels: [1, 10],
    tones: ['whimsical', 'heroic', 'intrigue'],
    words: [
      'cook',
      'cooks',
      'chef',
      'baker',
      'food',
      'kitchen',
      'innkeeper',
      'brewer',
      'tavern',
      'inn',
    ],
    other: ['head cook', 'royal taster', 'rival cook'],
    concept: [
      ['cooked the dinner at which {few} great houses stopped speaking', 'v=1'],
      ['left a kitchen« in {town}» with a sourdough that is two hundred years old', 'v=2'],
      ['once served {boss.a} the wrong bird', 'v=3'],
    ],
    want: [
      ['to cook that dinner [again|once more], with the same guests', 'v=1'],
      ['to find a place where the dough can [thrive|grow|live in peace]', 'v=2'],
      ['to be forgiven [for|about] [the|that] bird', 'v=3'],
    ],
    flaws: [
      [
        'tastes everything, [including what glows|even what glows|glowing things too]',
        '{P} puts a finger into every [pot|kettle|barrel]«, [pool|potion|cup]» and [puddle|inkwell|altar bowl], and [comes out with|at once has] an opinion[| on the salt| on the cook].',
      ],
      [
        '[holds|bears] grudges over [seasoning|salt|spices]',
        '{P} has turned down [rewards|gold|a castle]«, [shelter|a bed|dry boots]» and a [pardon|title|marriage] from people who [boil cabbage|burn onions|salt their tea].',
      ],
    ],
    event: [
      '{P} was in charge of the peace dinner in {town}, and somebody had changed two place cards« and one sauce». {Q} [bowed and took|smiled and took|took] the credit for the [soup|dessert|roast], and {P} got the blame for the war.',
      '{P} inherited the sourdough of a great house« [in {town}|near {town}|in {town2}]» from [an old|a dying] cook who did not trust {Q}. {Q} has sent people after it, who [do not know what they are looking for|look for a treasure], and have been [shown|given] a [loaf|bun|cake].',
      '{P} roasted a bird that had been put in the wrong basket, and {boss.a} praised it. It had belonged to {Q}, and «it »had been able to [talk|speak|speak two languages].',
    ],
    now: [
      '{P} carries a [pan|lid|ladle] that has stopped [two|three] [arrows|knives]« and one [proposal|robbery|duel]».',
      '[Wherever|Where] {P} has cooked [twice|for a week|three times], people remember the [weather|taxes|war|winter] as [better|milder].',
    ],
    bond: [
      ['The scullions of that kitchen« in {town}», who were all dismissed.', 'v=1'],
      [
        'The sourdough, which is fed before {P} [is|eats|sits down][|, every day|, and has a name].',
        'v=2',
      ],
      ['{Q}, who has not been told [all of it|everything][| about it| yet].', 'v=3'],
    ],
    hook: [
      [
        'The two place cards were changed by {Q}, to keep two guests apart, and «it »saved a life.',
        'v=1',
      ],
      [
        'The sourdough [remembers|knows] who has fed it, and with what: {Q} once put [something|poison|a powder] into it for a guest, who died, and was a [king|queen|judge].',
        'v=2',
      ],
      [
        'The bird of {Q} had been a person, and a [witness|witness to a murder|witness of a theft].',
        'v=3',
      ],
    ],
  },
];
