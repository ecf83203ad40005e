import type { Departure } from './departure-type.ts';

/** Departures of those who have broken with something: an oath, a cult, a people, an age. */
export const departuresOfOutcasts: readonly Departure[] = [
  {
    id: 'broken-oath',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue'],
    words: [
      'oath',
      'oathbreaker',
      'vow',
      'exile',
      'exiled',
      'banished',
      'fallen',
      'disgraced',
      'honour',
      'honor',
    ],
    other: ['commander', 'chieftain', 'sworn {Q.kin:sibling}'],
    concept: [
      ['broke an oath in {town} that would have cost other people their lives', 'v=1'],
      ['kept an oath in {town} for one hour too long', 'v=2'],
    ],
    want: [
      ['to be judged by those whom the oath would have killed', 'v=1'],
      ['to swear once more, to somebody who deserves it', 'v=2'],
    ],
    flaws: [
      [
        'does not promise [anything|the smallest thing]',
        'Asked to [be there at noon|hold a horse|keep a secret], {P} says "I will try", and has [never failed yet|not failed once|always done it so far].',
      ],
      [
        'stands up when others [swear|take an oath]',
        'When someone swears in [a court|a joke|a tavern] {P} leaves the room, and comes back when it is over.',
      ],
    ],
    event: [
      '{P} had sworn to {Q} to hold the gate of {town} against everyone. Then people came who were [running|in flight] from [a flood at {town2}|the fire in {town2}|the fever of {town2}], and the order was the same. {P} opened. {Q} broke the spear of {P} over a knee in front of the whole troop, and had tears in both eyes, of anger, as was said.',
      '{P} had sworn to stand beside {Q} until released, and stood, while {Q} had a house in {town} set on fire in which there were people. It was an hour before {P} went in alone. {Q} calls that desertion, and {P} calls it late.',
    ],
    now: [
      ['In {town2} a child is named after {P}. It was told why, and {P} was not asked.', 'v=1'],
      [
        'The sign of the troop has been [cut off|picked from] the coat[| of {P}], and the cloth is [darker|newer|cleaner] there.',
        'v=2',
      ],
    ],
    bond: [
      ['The {num} who came through that gate, and of whom {P} has a list.', 'v=1'],
      ['Half of a broken spear; {Q} has the other half.', 'v=1'],
      [
        'The one whom {P} brought out of that house alive, and who [has never asked why it took an hour|sends a letter at every new year|will not be in one room with {P}].',
        'v=2',
      ],
      [
        '{Q}, who still has the wages of {P} paid into a bank in {town2}, [so that it stays desertion|to the day, without a word|and waits for a receipt].',
        'v=2',
      ],
    ],
    hook: [
      [
        '{Q} had the gate left without a second bolt on purpose, so that somebody could do what {Q} was not allowed to order.',
        'v=1',
      ],
      [
        'The one for whom {Q} burned that house was not in it: the heir of a lord in {town2}, who has riders out after both of them, with a purse for {P} and a rope for {Q}.',
        'v=2',
      ],
    ],
  },
  {
    id: 'left-the-circle',
    levels: [1, 10],
    tones: ['grim', 'horror', 'intrigue', 'heroic'],
    words: [
      'cult',
      'cultist',
      'sect',
      'atone',
      'atoning',
      'atonement',
      'redemption',
      'worshipped',
      'heretic',
    ],
    other: ['voice of the circle', 'sister in the circle', 'keeper of the robes'],
    concept: [
      ['sang with a circle of thirteen in {town} until it came out what the song was for', 'v=1'],
      ['left a door unlocked in {town} for the wrong people', 'v=2'],
    ],
    want: [
      ['to undo what the circle did, one thing after the other', 'v=1'],
      ['to bring {Q} out of that circle as well', 'v=2'],
    ],
    flaws: [
      [
        'confesses to [strangers|whoever asks]',
        '{P} tells people on the second evening what was done in {town}, so that they can go, and is surprised by those who stay.',
      ],
      [
        'hums a tune that [must not be finished|should not be hummed]',
        'Over work {P} hums, [breaks off|bites the lip] before the last note, and looks up at the sky.',
        [1],
      ],
    ],
    event: [
      'The circle in {town} had thirteen members, and it was warm there, and for the first time somebody remembered the birthday of {P}. {Q} taught them the song line by line. At the last line {P} looked at the one who was tied to the table, and sang a wrong note. It [was enough|sufficed] for that [night|year], and {P} was out of {town} before [the wax was cold|it was light|they had found the place in the song].',
      '{P} belonged to a circle in {town} that met in robes and helped its members. All that {P} had to do for it was to leave a door unlocked, for {Q} and some friends. In the morning the house behind it was [empty|bare], down to the [cradle|curtains|hooks], and {Q.name} said: [now you belong to us|that makes you one of us|there is no way back now].',
    ],
    now: [
      [
        '{P} has crossed out {few} lines on a list of what the circle did, [the last of them in {town2}|one of them in {town2}, by night|two of them in {town2}, on one day].',
        'v=1',
      ],
      [
        'In {town2} {P} changes the room each week, since the circle [has found two of them|once found the bed still warm|has left a robe in one of them].',
        'v=2',
      ],
    ],
    bond: [
      ['The one from the table, who lives, and does not know {P}.', 'v=1'],
      [
        'The family from that house; {P} keeps [a small shoe of theirs|a drawing by their youngest|their key, which still fits].',
        'v=2',
      ],
      '[A robe|The robe|A hood] at the bottom of [the bag|the pack|a sack], which {P} [will need|has to wear|means to put on] one last time.',
    ],
    hook: [
      [
        'The wrong note saved one life and no more: {Q} had taught each of the thirteen another song, and it is that of {P} that opens the grave under {town2} for which they all sang.',
        'v=1',
      ],
      [
        'The family from that house is well. {Q} had warned them, and has paid for it since with a robe that can no longer be taken off.',
        'v=2',
      ],
    ],
  },
  {
    id: 'from-below',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue'],
    words: [
      'outcast',
      'drow',
      'surface',
      'underdark',
      'underground',
      'foreigner',
      'unwelcome',
      'monstrous',
    ],
    other: ['lamp keeper', 'gate guard', 'well keeper'],
    tellsChildhood: true,
    isFromElsewhere: true,
    concept: [
      ['came up to {town} through a well and was taken for what one fears', 'v=1'],
      ['left a house below {town} by the door that is for the dead', 'v=2'],
    ],
    want: [
      ['to be greeted first, once, by somebody who sees who it is', 'v=1'],
      ['to be worth no price, ever again', 'v=2'],
    ],
    flaws: [
      [
        'keeps the hood on [indoors|at table]',
        '{P} sits where the light does not reach, and has [an exit|two ways out] in view, also among friends.',
      ],
      [
        'expects [the stone|the worst] before the word',
        'A hand that is held out makes {P} step back, and {P} apologises for it every time.',
      ],
    ],
    event: [
      'The first thing that {P} saw above the ground was a bucket, and the second was {Q}, who had let it down. {Q} did not scream, but held out an apple. The others in {town} came with torches, and {Q} stood on the lid of the well and said that there was nobody in it.',
      'In the house below {town} one is an asset until one is a debt. When {P} was to be married to pay for a bridge, {Q} laid out a shroud of the right size, turned round, and counted to a hundred.',
    ],
    now: [
      [
        'In {town2}, where {P} [bakes at night, and leaves the bread on the sills|mends shoes at night, and leaves them on the steps|sweeps the wells at night], they [think that it is a kobold|thank a kobold for it|say that it is a good ghost], and put out [milk|cream|a saucer of milk].',
        'v=1',
      ],
      [
        'By the law of the house {P} is dead, and there is a stone below {town} with [flowers|fresh mushrooms|a lamp] on it, and nobody [says|knows|asks] from whom.',
        'v=2',
      ],
    ],
    bond: [
      ['{Q}, and an apple pip, planted.', 'v=1'],
      [
        '{Q}, who counted [more slowly than anyone can|to a hundred twice], and [must have had to answer for it|has paid for it, one may be sure].',
        'v=2',
      ],
      'The sun, which still hurts, and at whose rising {P} has been present each morning.',
    ],
    hook: [
      [
        '{Q} has let down that bucket every evening since, with a note in it, and on some evenings the note is gone: the queen below {town} collects them, and knows by now where {P} lives.',
        'v=1',
      ],
      [
        'The bridge was built all the same, and has the name of {P} on it: someone else paid, and has bought the debt.',
        'v=2',
      ],
    ],
  },
  {
    id: 'collects-stories',
    levels: [1, 10],
    tones: ['heroic', 'whimsical', 'intrigue'],
    words: [
      'collects',
      'stories',
      'tales',
      'explorer',
      'curious',
      'wanderer',
      'cartographer',
      'maps',
      'traveller',
      'traveler',
      'pilgrim',
    ],
    other: ['old storyteller', 'librarian', 'guide who turned back'],
    concept: [
      ['has heard all stories of {town} but one, which ends differently each time', 'v=1'],
      ['left {town} to find out if a map was drawn from life', 'v=2'],
    ],
    want: [
      ['to hear the true end, from somebody who was there', 'v=1'],
      ['to stand on the spot where the map has a hole', 'v=2'],
    ],
    flaws: [
      [
        'asks one question [more|too many]',
        '{P} has been thrown out of [a wake|a wedding|two monasteries] for the question after the last one.',
      ],
      [
        'pays for a tale with [whatever is in the purse|what belongs to all]',
        'For a good story {P} has given away [a horse|supper for six|the tent], and would do so again.',
      ],
    ],
    event: [
      '{Q} told stories under the lime tree of {town} for {years} years, and one of them only once a year. {P} wrote it down each time. When {Q} died, there were {few} ends, and in the hand of {Q} was a ticket for the ferry.',
      'In the library of {town} hung a map on which everything was right up to a river, and beyond that a hole was burned in it. {Q} said that one draws what one is paid for. {P} walked as far as the river, and found [a stone|a post|a milestone] there with the sign of [the one who had drawn it|the painter|the mapmaker], and beyond it [a path|a good road|a bridge] of which {Q.name} had [never said|not said] a word.',
    ],
    now: [
      [
        '{P} trades: one story for one. In {town2} somebody paid with the beginning of that very one.',
        'v=1',
      ],
      ['{P} has a copy of the map, and it has one correction that {P} did not make.', 'v=2'],
    ],
    bond: [
      '[A book|A notebook|A roll of paper] with the names of all who told {P} something, and where they would like to be [greeted|thanked|remembered].',
      ['The lime tree of {town}, or what has been [built on it|put up in its place].', 'v=1'],
      [
        'The library of {town}, where the map still hangs, [and the place beside it is free|to which {P} owes the other half|and a lamp is left on for {P}].',
        'v=2',
      ],
    ],
    hook: [
      [
        'In each of the ends one person is missing who was in the beginning. It is {P}, as a child, and {Q} took care to leave that out.',
        'v=1',
      ],
      [
        'The hole in the map was burned by {Q}, who went on beyond the river with a friend, and came home without one.',
        'v=2',
      ],
    ],
  },
  {
    id: 'one-last-time',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'whimsical'],
    words: [
      'last',
      'old',
      'elderly',
      'retired',
      'aging',
      'grandfather',
      'grandmother',
      'veteran',
      'final',
    ],
    other: ['old comrade', 'retired sergeant', 'pension clerk'],
    concept: [
      ['had hung up everything in {town} and took it down again', 'v=1'],
      ['is too old for it, as all of {town} has said, at a farewell with cake', 'v=2'],
    ],
    want: [
      ['to bring the stone king back to the lake, {years} years late', 'v=1'],
      ['to end on a road and not in a chair', 'v=2'],
    ],
    flaws: [
      [
        'knows a [better way|shorter way] from [before the war|the old days]',
        '{P} leads everyone by a road that was good {years} years ago, and does not admit it [before dark|until the bridge].',
      ],
      [
        'will not be [carried|helped|spared]',
        'Whoever offers {P} [an arm|a seat|the first sleep] gets the second watch for it.',
      ],
    ],
    event: [
      'They had taken a king of green stone, {P} and {Q} and five others, out of a grave at the bottom of a lake, and had lived from the price of its crown in {town}, quite well. Within [a year|one winter|eleven months] all but {P} were [dead|in their graves], each with wet [boots|hair|feet]. The last letter of {Q} said [only|no more than]: the stone king wants to go home.',
      '{P} sat before the house in {town} and heard the clock inside. Then {Q} came up the path, with a limp and a map, and said that there was one thing left that they had always put off. {P} had packed before the sentence was over.',
    ],
    now: [
      ['In {town2} {P} has bought dry boots, two pairs.', 'v=1'],
      [
        '{P} has a knee that [can tell|foretells|knows] [rain|snow] two days ahead, and trouble [an hour|half a day|one].',
        'v=2',
      ],
    ],
    bond: [
      [
        'The names of the five, which {P} carries on the inside of [a belt|a hat|a glove], [in ink|in thread|burned in with a nail].',
        'v=1',
      ],
      [
        'The chair before the house in {town}, which {P} has [sold|lent to a neighbour|sawn up], [to be on the safe side|so as not to come back to it].',
        'v=2',
      ],
      'A grandchild in {town}, to whom {P} has promised a [tooth|feather|story] of whatever it is.',
    ],
    hook: [
      [
        '{Q} is not dead either, and has the stone queen, whom the others never saw. It would be over if king and queen lay side by side again, and {Q} is rich by the queen.',
        'v=1',
      ],
      ['The thing that they had put off was a grave. {Q} has dug it already, for two.', 'v=2'],
    ],
  },
  {
    id: 'freed-from-the-sand',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue'],
    words: ['gladiator', 'arena', 'slave', 'freed', 'freedom'],
    other: ['old champion', 'left-handed champion', 'young champion'],
    concept: [
      ['won freedom on the sand of {town}, in a fight with a friend', 'v=1'],
      ['was let go in {town} by a crowd that wanted something else to see', 'v=2'],
    ],
    want: [
      ['to find out if the last opponent had been paid to lose', 'v=1'],
      ['to buy out those who are still in the cells', 'v=2'],
    ],
    flaws: [
      [
        'waits for a [sign|thumb] before striking the last blow',
        '{P} looks up in each fight, [for a moment|for as long as a breath], to where the box of the judges would be.',
      ],
      [
        'bows to [applause|noise]',
        'When people clap, at a wedding or for a juggler, {P} has a hand at the hip before thinking.',
      ],
    ],
    event: [
      'It was to be the last fight of {P} in {town}, and the wooden sword was already [on the cushion|polished|out of its box]. Out of the other gate came {Q}, who had shared a cell with {P} from the first winter on. {Q.name} fought badly, on purpose or out of fear, and was carried out under a cloth. {P} was free by evening.',
      'On the day of the games in {town} {P} refused, in the middle, and sat down on the sand. The crowd laughed first, and then it stood up, all of it, and did not stop until {Q} was sent down with the key. The owner of the games has lost a fortune by it, and knows the name.',
    ],
    now: [
      ['In {town2} {P} asked to see the book of the dead, and {Q} was not in it.', 'v=1'],
      ['{P} has saved for {few} of them, and the price goes up.', 'v=2'],
    ],
    bond: [
      [
        'A wooden sword from {town}, with [a hundred notches|ninety notches|a notch for each fight] and a smooth spot[| where {P} keeps a thumb| from the thumb of {P}].',
        'v=1',
      ],
      [
        'The key that {Q} brought down, which [opens nothing any more|{P} has never used|fits one more cell, as {P} believes].',
        'v=2',
      ],
      'A song of the cells of {town}, with a verse for each, to which {P} still owes [one|three|the last].',
    ],
    hook: [
      [
        '{Q} lives, and fights under a mask, and was promised freedom for losing; it has not been paid.',
        'v=1',
      ],
      [
        'The crowd had been paid to stand up, by a captain in {town2} who needs a hand for one murder, and will soon send {P} the bill.',
        'v=2',
      ],
    ],
  },
];
