import type { Wrong } from './plot-types.ts';

/** Wrongs at a moment of danger: who was saved, who was warned, who was let in. */
export const wrongsOfDanger: readonly Wrong[] = [
  {
    id: 'left',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: ['crew'],
    agents: ['returned', 'kin', 'crew', 'dead', 'power', 'partner', 'profiteer', 'penitent'],
    fates: ['dead', 'gone'],
    deed: 'the leaving of the {num}',
    part: 'held a lamp at the door and saw it barred',
    did: [
      '{W} barred the way out on the night {calamity.c}, with {V} and {num} {workers} on the wrong side« of it», {motive}.',
      'When {calamity.c}, {V} went back in for {num} {workers}; {W} counted to a hundred«, aloud,» and had the way out barred, {motive}.',
      'On the night {calamity.c} {num} {workers} were «still »inside with {V}. {W} had the way barred with {W.their} own belt through the ring, {motive}.',
      '{W} gave the order to bar the way while {V} could «still »be heard counting {num} {workers}« along the wall». It was given {motive}.',
    ],
    known: [
      '{years.s} years ago {calamity.c}, and {num} people did not come out«: that much everyone will say».',
      'All who are over thirty know the date on which {calamity.c}. {num} did not come home.',
      'Ask about the past and you hear of one night, {years} years ago, when {calamity.c} and {num} people were« still» inside.',
    ],
    lie: [
      'Ask about {calamity} and you are given a number, {num}, and a hymn; ask who shut the door and you are given the hymn« again».',
      'It is taught« here» that {V} lost {V.their} head when {calamity.c} and led {num} {workers} the wrong way.',
      'There is a stone for the {num} of {calamity}. {V} is on it, but lower down« and in smaller letters».',
      'Everyone old enough was somewhere else that night, «and can say where, »and it is always the same inn.',
      'People say that the door jammed when {calamity.c}«, and that nobody could have got out». They all use the same word, jammed.',
    ],
    fate: [
      [
        '{V} was the last voice behind the door, and it was not screaming; it was calling names in order.',
        'V=dead',
      ],
      [
        '{V} got all {num} as far as the door. The marks are on the inside«, at the height of a hand».',
        'V=dead',
      ],
      [
        '{V} came out two days later by a way no map has«, alone,» and read {V.their} own name on the list of the dead before anyone looked up.',
        'V=gone',
      ],
      [
        '{V} crawled out on the far side« with a broken hand», heard the bells ring for {V.them}, and kept walking.',
        'V=gone',
      ],
    ],
    debt: [
      'Behind the barred door {V} promised {A} everything that the living owed, and {num} voices said amen.',
      '{V} asked the dark for a witness. {A} came, and stays until the testimony has been heard.',
    ],
    traces: [
      [
        'paper',
        'The page of {record} for that night has {num} names going in and a razor cut where the names coming out should be.',
      ],
      [
        'paper',
        'The joiner billed for a new bar a week before {calamity}, and the bill says on which side« of the door» it was to go.',
      ],
      [
        'thing',
        'The scratches on the old door are on the inside«, in groups of five,» and end at {num}.',
        'here=indoors',
      ],
      [
        'thing',
        'A belt buckle with the initials of {W} is «bent open and »rusted into an iron ring.',
      ],
      [
        'word',
        '{T} tells the night of {calamity} well until the door, and there {T.they} «always »says "it" instead of "we".',
      ],
      ['word', '"We counted to a hundred," says {T}, to no question that was asked.'],
      ['habit', '{W} does not sit in any room whose door opens inward.'],
      ['habit', '{W} keeps every door in the house off its hinges« and calls it a love of air».'],
      ['habit', 'Once a year {W} pays for {num} candles and does not stay to see them lit.'],
    ],
    amends: [
      'The bar is taken off the old door and the {num} are carried out the way they meant to leave.',
      'The stone is cut again, with {V} at the top« and a line about the door».',
    ],
  },
  {
    id: 'warned',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'crew', 'dead', 'power', 'partner', 'profiteer', 'penitent'],
    fates: ['dead', 'gone'],
    deed: 'the burning of the warning',
    part: 'read the warning and passed it on unsigned',
    did: [
      'Three weeks before {calamity} {V} wrote down that it would come. {W} put the paper in the stove, {motive}. It came, and took {num}.',
      '{V} had a warning that would have emptied the place before {calamity}. {W} read it«, thanked {V.them},» and used it to light a pipe, {motive}. {num} people were at work when {calamity.c}.',
      '{W} {neglect}, and {V} put that in writing. {W} lost the writing, {motive}; {num} people were lost with it.',
      'The warning that {V} brought went from hand to hand, and {W} kept it« in the end», {motive}. After {calamity} there were {num} coffins and no paper.',
    ],
    known: [
      '{years.s} years ago {calamity.c}, and {num} people died of it«: that is how anyone here begins».',
      'There is a stone for {calamity}, {years} years old, with {num} names.',
      'Everyone has lost somebody to {calamity}, {years} years ago; it took {num}.',
    ],
    lie: [
      'Nobody could have known: the words are on the memorial«, and in most of the sermons».',
      'It is said that {V} knew about {calamity} in advance«, and people leave it to you to work out how a person knows such a thing».',
      '{V} is remembered as a nuisance who was right once«, by accident».',
      'For bad luck people« here» say "a letter from {V}", and few remember why.',
      'Ask who could have prevented {calamity} and you hear about the weather«, in detail».',
    ],
    fate: [
      ['{V} ran back to ring the bell {V.themself}, and it rang until the end.', 'V=dead'],
      ['{V} died of it slowly, «over two years, »still answering letters.', 'V=dead'],
      ['{V} was asked to leave before the funerals«, for the sake of the families».', 'V=gone'],
      [
        '{V} was put on a cart at night with a month of wages« and advice about silence».',
        'V=gone',
      ],
    ],
    debt: [
      '{V} wrote a second warning and addressed it to {A}, and that one was answered.',
      'The {num} died with a question. {A} is what a question becomes when «it is »asked by so many« at once».',
    ],
    traces: [
      [
        'paper',
        'In {record} a letter from {V} is entered as received, «with a date, »and its place in the bundle holds a letter about curtains.',
      ],
      [
        'paper',
        'A copy of the warning exists: {V} wrote with a hard hand, and the next sheet« of the pad» has kept every stroke.',
      ],
      [
        'thing',
        'The stove of the old office has been cleaned every week« for {years} years», by {W} in person.',
      ],
      [
        'thing',
        'On the back of a picture frame is half« of» a page, «singed, »in the hand of {V}: "before the month is out, and it will take those who".',
      ],
      [
        'word',
        '{T} remembers carrying a paper up the stairs, and being given a coin so large that {T.they} still has it.',
      ],
      [
        'word',
        '"It was not long, what {V} wrote," says {T}, "and could be read« while a kettle boiled», and I read it."',
      ],
      ['habit', '{W} opens all letters standing, «at the window, »the same hour they come.'],
      ['habit', '{W} answers every warning now, «about every loose tile, »in full« and in ink».'],
      ['habit', 'When a pipe is lit in the room, {W} leaves it.'],
    ],
    amends: [
      'The warning is read out «in the open, »{years} years late«, with the date on it».',
      'A law is made from the text that {V} wrote«, word for word,» and has {V.their} name.',
    ],
  },
  {
    id: 'gate',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'crew', 'dead', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the shutting of the gate',
    part: 'stood on the wall and turned a back',
    did: [
      'In the bad winter {num} people from the outer villages stood before the gate with {V} at their head. {W} kept it shut, {motive}.',
      '{V} brought {num} people in from the cold as far as the gate of {town}. {W} had the key on {W.their} belt, and it stayed there, {motive}.',
      '{W} promised {V} that the gate would open at dusk for {num} people who were being hunted. At dusk {W} dined, {motive}.',
    ],
    known: [
      '{years.s} years ago, in the bad winter, the outer villages came to the gate of {town}«; nobody will say more than that».',
      'The bad winter is {years} years ago. The outer villages have stood empty since.',
      'People date things by the bad winter, {years} years ago, in which the outer villages were lost, {num} people in all.',
    ],
    lie: [
      'It is said that {V} sold the villages to the raiders and came« to the gate» to sell {town} as well.',
      'The gate froze that winter. It is in the school song«, third verse».',
      'Ask in {town} about the outer villages and people say "what villages"«, kindly, as one speaks to someone who is tired».',
      'There is a feast on the day, «called Gateday, »and nobody under forty knows what the closed door of pastry means.',
      'The granary was nearly empty in the bad winter; {W} is praised for having known it«, and so is the granary».',
    ],
    fate: [
      [
        '{V} stood with {V.their} back to the gate until morning, so that the others had a wall.',
        'V=dead',
      ],
      [
        '{V} was found with both fists against the wood«, and they had to be thawed off it».',
        'V=dead',
      ],
      [
        '{V} led those who could «still »walk over the pass. {V.their} feet are not whole since.',
        'V=gone',
      ],
      [
        '{V} was let in, «alone, »in the morning, «given soup, »and shown the road on the other side.',
        'V=gone',
      ],
    ],
    debt: [
      'Before the gate {V} burned the last thing they had«, a threshold,» and asked that no door of {town} should be safe from {A}.',
      'The {num} left no graves that a priest has seen. {A} has been feeding on that since.',
    ],
    traces: [
      [
        'paper',
        'According to {record} the granary held food for two winters on that day; the figure is scraped«, but ink goes deeper than a knife».',
      ],
      [
        'paper',
        'The gate watch of that night signed for double pay. All {few} signatures are steady but one.',
      ],
      [
        'thing',
        'The old leaf of the gate serves as a table now. Underneath are {num} marks of fists«, most of them low».',
      ],
      [
        'thing',
        'A key hangs in the chapel of {W} as an offering; it fits nothing but the old gate.',
      ],
      [
        'word',
        '"They sang at first," says {T}, "and that is what I would leave out, if I were you."',
      ],
      [
        'word',
        '{T} can give you the weather of every winter but that one, and gives you that one twice.',
      ],
      ['habit', '{W} feeds every beggar at the back door and has never been seen to look at one.'],
      ['habit', '{W} takes the long way round rather than walk through the gate on foot.'],
      ['habit', 'At table {W} cannot hear knocking without counting it.'],
    ],
    amends: [
      'The gate of {town} stands open a night each year, «with soup, »and the watch has orders to say why.',
      'The outer villages get back their names« on the map» and their share of {works}.',
    ],
  },
  {
    id: 'list',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'crew', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the short list',
    part: 'put a family on the list in the place of another',
    did: [
      'After {calamity} there was medicine for some and a list« of who should have it». {W} struck out {num} names, first« of all» the household of {V}, {motive}.',
      '{V} wrote the list of who was to be fed first after {calamity}: by need. {W} wrote it again, {motive}, and {num} people were then on no list.',
      'The relief that came after {calamity} was enough for all. {W} sold the part of {num} people, {motive}, and had {V} sign« for it» in good faith.',
    ],
    known: [
      '{years.s} years ago, after {calamity}, there was hunger« and sickness», and {num} people died of it.',
      'Everyone remembers the weeks after {calamity}, {years} years ago, and the relief« that came»; {num} people did not live to see it.',
      'After {calamity}, {years} years ago, {town} buried {num} people«, street by street».',
    ],
    lie: [
      'The relief came to {town} late; that is agreed, and how late is told with a shrug«, and the shrug is also always the same».',
      'It was {V} who kept the list, people say«, and look at what became of those who trusted {V.them}».',
      'A family that does well« here» "was on the list". Nobody says which.',
      'After {calamity} everybody shared. There is a painting of it in the hall«, and it is a very good painting».',
    ],
    fate: [
      [
        '{V} gave away {V.their} own share the first day, and was too proud« or too slow» to say so on the tenth.',
        'V=dead',
      ],
      [
        '{V} nursed the street that was on no list until {V.they} was a house in it with the shutters closed.',
        'V=dead',
      ],
      [
        '{V} walked to the next city for help and was arrested there, «on a letter from here, »for theft of relief.',
        'V=gone',
      ],
      ['{V} left with what was left of the household, which was a coat.', 'V=gone'],
    ],
    debt: [
      'The {num} were struck out by name« and in ink». What is struck out here is entered elsewhere, and {A} keeps that book.',
      "{V} swore on the last bread that each who ate another's share would be asked for it. {A} took the oath at its word.",
    ],
    traces: [
      [
        'paper',
        'The list survives in {record}, «clean and »in one hand; the blotter beside it shows {num} more lines.',
      ],
      [
        'paper',
        'A receipt from an apothecary« two towns away» is dated in the worst week, and it is a receipt for selling.',
      ],
      ['thing', 'In one cellar of the street are {num} empty bowls«, washed and stacked».'],
      [
        'thing',
        'A crate of physic with the seal« of the relief» unbroken stands behind a false wall in the house of {X1}.',
      ],
      ['word', '{T} says that the list had two pages, and everyone else says one.'],
      ['word', '"I asked for five and was given five," says {T}, "and never asked whose."'],
      ['habit', '{W} has not eaten in company since, and is praised for fasting.'],
      ['habit', '{W} knows by heart the names of {num} people whom {W.they} cannot have met.'],
      [
        'habit',
        '{W} pays the apothecary every month for nothing«, and the apothecary has stopped asking».',
      ],
    ],
    amends: [
      'The list is posted as {V} wrote it, and {num} names are read by those who ate in their place.',
      'Those who were on the list buy the street its well«, its roof» and its doctor.',
    ],
  },
];
