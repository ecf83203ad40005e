import type { PlaceStory } from '../place-story-type.ts';

export const lichOfficeStory: PlaceStory = {
  id: 'lich-office',
  levels: [12, 20],
  tones: ['intrigue', 'grim'],
  words: ['lich', 'office', 'chancery', 'archive', 'archives', 'bureaucracy', 'government'],
  title: 'The Chancery of {town}',
  look: '[Two thousand clerks sit in one hall, and at the far end is a door with no handle and a light under it.|In one hall sit two thousand clerks. The door at the far end has no handle, and [light comes from under it.|there is light under it.]|At the far end of a hall, behind two thousand clerks, is a door with no handle and a light under it.] [Files go in through a slot and come out decided.|Through a slot files go in, and come out decided.|A file that is put in at the slot comes out decided.] Taxes, wars and marriages of {town} «and the whole realm »have been decided [there|behind it] for three hundred years, [and nobody has met the one who does it.|by somebody whom nobody has met.]',
  senses:
    '[One hears pens, thousands of them, and a cough« that is passed from row to row».|Thousands of pens scratch«, and a cough is passed from row to row».] It smells of [ink, and near the door of cedar and cold|paper and ink, and at the door of cold cedar|ink and dust, and by the door of cedar|lamp oil and ink, and of cedar where the door is|dry paper, and, by the door, of a tomb with cedar in it].',
  keeper: [
    'first secretary',
    'has sat by the slot for {years} years, «as first secretary for [one month|four weeks], »and has learned to tell from the [handwriting|strokes of the pen] when it is in a bad mood.',
  ],
  guest: [
    'reformer',
    'has won an election, the first [ever held|in the realm], and has come «with [a crowbar and four guards|four guards and a crowbar] »to [meet the government|see who governs|take over the government].',
  ],
  absent: 'former first secretary',
  hooks: [
    [
      'Files have been coming out blank since Monday. {K} pays {pay} gold pieces«, and any file that exists,» to whoever goes in and comes out again.',
      [
        'Nobody is behind the door. [On the desk lies a letter of resignation, and under it a list of those in {town} who may apply.|There is a letter of resignation on the desk, with a list of those in {town} who may apply.|A letter of resignation lies on the desk, and below it a list: those in {town} who may apply.]',
        '[{V} sits behind the door, beside a skeleton with a pen.|Behind the door sits {V}, [next to|opposite] a skeleton with a pen.|There is a skeleton with a pen behind the door, and {V} sits beside it.] [All that the rows decided was passed out through the slot by {V}, who has passed out blank paper since Monday,|{V} used to pass out through the slot whatever the rows decided, and has passed out blank paper since Monday,|Whatever the rows decided {V} passed out through the slot, but has passed out only blank paper since Monday,] to see [how long it takes until somebody notices|when somebody notices|how soon it is noticed].',
      ],
    ],
    [
      '{B} asks the party to be the fifth guard, [and to knock|and to go in first|and to have a look at the door].',
      '[The door opens to whoever has been elected.|To whoever has been elected the door opens.] [But it takes the oath of the elected at its word: {B.name} could not get up «from the desk »until somebody else is elected.|But an oath of office binds in there: «once at the desk, »{B.name} could not get up until another is elected.] [Nobody who has sat there so far «ever »took that oath.|Those who have sat there «so far »had taken no oath.]',
    ],
    [
      'A prince of the house of {town} who was condemned in a file eighty years ago [is still in the tower, twenty-two years old, and asks for his appeal to be carried in« by hand».|sits in the tower, is still twenty-two, and would like his appeal to be carried in« by hand».|asks for his appeal to be carried in by hand. [He is in the tower, and still twenty-two« years old».|In the tower he has stayed twenty-two« years old».]]',
      [
        '[He is the phylactery.|The prince himself is the phylactery.] [It was hidden in a person whom the law has to keep alive.|What better place for it than a person whom the law has to keep alive?]',
        'A clerk had him condemned to be the phylactery of a lich who was dead by then. No one has dared to close the file, and it keeps him alive.',
      ],
    ],
  ],
  done: '[Anyone in {town} may ask the slot anything, «in writing, »for one copper piece.|For one copper piece the slot can be asked anything, «in writing, »by anyone in {town}.|A question to the slot costs people in {town} one copper piece, and has to be in writing.] [It answers in a week, has never taken a bribe, and is always just.|The answer comes in a week, and is just, and no bribe has ever helped.|It has never taken a bribe, answers in a week, and nobody has been able to call it unjust.]',
  trace:
    '[Since Monday the files have come out blank, and stamped all the same«, by {K.name} in person».|The files have been blank since Monday, but {K.name} stamps them«, in person».] [In the hall everybody looks at the page of a neighbour before writing the last line«, and nobody looks at the door».|Nobody in the hall looks at the door, and before the last line everybody looks at the page of a neighbour.]',
  truth: [
    '[The lich who ruled {town} and the realm for three hundred years has retired.|For three hundred years a lich ruled the realm from {town}, and has now retired.|After three hundred years the lich who ruled the realm from {town} has retired.|A lich has ruled the realm from {town}, for three hundred years, and no longer does.] {V}«, who had given a whole life to the files,» told it that it was tired«; it had not known that one could be». [It keeps bees now, two days from {town}, and will not come back.|Two days from {town} it keeps bees now, and it will not come back.|It will not come back: it keeps bees, two days from {town}.] [{V} went with it, and works the smoke pot.|{V} lives there as well, and sells the honey.|With it lives {V}, who puts the jars in order.] The lich had treaties with five archdevils, which have to be signed «again »at every new moon, or the devils may take what they like. [The slot is an old spell, which gives back as many sheets as are put in; as nobody writes on them, they are blank.|What {town} pushes into the slot comes back by an old spell, blank, as nobody is there to write.|The old spell in the slot counts sheets, and returns as many to {town}, blank.|[An old spell still passes the sheets back through the slot, and [nobody has|no one has] written on them.|The sheets come back because of an old spell in the slot, and are empty.|It is an old spell that pushes the sheets out again, with nothing on them.|An old spell in the slot gives each sheet back, and all of them are blank.|What pushes the sheets out is an old spell, and there is no writing on them.]]',
    'The lich «of {town} »died a century ago«, for good». [The clerks have decided everything since, a row at a time, without ever saying so to each other: each believes that the others only copy.|Since then the clerks have decided everything, row by row, and have never said so, because each believes that the others only copy.|All that was decided since was decided by the clerks, row by row, and each of them believes that the others only copy.] {V} counted, understood, and was promoted into the room with no handle«, as the last one who understood had died in there».',
  ],
  finds: [
    [
      'Investigation',
      '[reading|studying|poring over] [the last true file|the last file that was not blank|the last file before the blank ones]',
      '[it ends in the middle of [a tax on honey|a tax on wax|a duty on honey], with a smudge in the shape of a smile.|in the middle of [a tax on honey|a rule about beehives] the pen has stopped, and [drawn a bee|left a smudge like a smile].|the last line is about [honey|beehives], breaks off, and ends in a smudge [like a smile|in the shape of a smile].]',
      1,
    ],
    [
      'Nature',
      'asking the beekeepers around {town} about [swarms|their neighbours|the market]',
      'one of them works without a veil, and has no face to be stung in.',
      1,
    ],
    [
      'History',
      '[laying verdicts of a hundred years side by side|comparing the verdicts of a hundred years|reading verdicts of a hundred years, and the hour on each]',
      '[they get kinder toward noon, as people do who are about to eat.|toward noon they become kinder, like people who [can smell lunch|are thinking of lunch|have just smelled lunch].|the later in the morning, the kinder they are, as with anybody who is about to eat.]',
      2,
    ],
    [
      'Perception',
      '[watching|keeping an eye on|listening to] [two thousand pens|the pens in the hall|the pens for an afternoon]',
      '[they slow down for a difficult [one|file], all of them.|at a difficult [one|file|verdict] they all [write more slowly|slow down].|all of them hesitate at the same difficult [one|file|verdict].|row by row they [stop|hesitate] at the same file, and then [go on|all agree].]',
      2,
    ],
    [
      'Arcana',
      '[casting|using] Divination [on the door|on the door with no handle|about what is behind the door]',
      '[the answer is stamped, and reads ["post vacant"|"this post is vacant"].|the answer comes on [a slip of paper|a form|a card], stamped ["post vacant"|"this post is vacant"|"nobody holds this office"].|[a card|a form|a slip of paper] falls out of the air, stamped ["post vacant"|"this post is vacant"|"nobody holds this office"].]',
    ],
  ],
  use: [
    '[An order that {K} has stamped binds whoever reads it, as Geas does (DC 13).|Whoever reads an order with the stamp of {K} is bound by it, as by Geas (DC 13).|What {K} has stamped binds a reader as Geas does (DC 13).] [One sheet with the stamp is still blank.|There is one stamped sheet that is still blank.|One stamped sheet has nothing written on it yet.]',
    '[The shelves with the files of {town} are on rails, and can be driven through the hall with four people on top.|The files «of {town} »stand on shelves that run on rails, through the whole hall, and carry four people.|Four people can ride through the hall on one of the shelves with the files of {town}, which are on rails.|The shelves have rails, and four people who push off at the files of {town} are at the other end of the hall in one round.]',
    '[Statues of dead secretaries sit at every tenth desk, pen in hand, and one seat is kept for {K}.|At every tenth desk sits the statue of a dead secretary, and a seat is kept for {K}.] When a file is burned, those nearest «to it »get up and take hold of whoever did it (use <Shield Guardian, Stone Golem, Iron Golem>).',
  ],
  later: [
    'In {days} days«, at the new moon,» the first of the five treaties lapses. A city two days from {town} is not there any more, and its file comes out «of the slot, »closed.',
    'In {days} days {B} gets the door open« and shows it to the crowd». By night every verdict of a hundred years is being appealed, with axes.',
  ],
  ways: [
    'For a good reason the lich would come back at each new moon, «to sign, »and has one« without knowing it»: the neighbours with whom it talks about bees live in the city that is named in the first treaty. Meanwhile {B} would have to sit behind the door«, and be taught».',
    'It could be said aloud, to the two thousand,« by somebody they trust,» that they have governed well. [{K} knows it and is afraid that the next file will then take them a year.|{K} knows it, but fears that they will then need a year for the next file.|{K} is afraid of it, because the next file might take them a year.] [The elected one can still ask them to go on, for {town}.|After that the elected one may ask them to go on, for {town}.|It is for the elected one to ask them to go on, in the name of {town}.]',
  ],
};
