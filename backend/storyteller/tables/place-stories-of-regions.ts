import type { PlaceStory } from './place-story-type.ts';

/** Places that matter to a whole region, for the middle levels. */
export const placeStoriesOfRegions: readonly PlaceStory[] = [
  {
    id: 'causeway-church',
    pronouns: { K: 'he', B: 'she' },
    levels: [4, 11],
    tones: ['horror', 'grim'],
    words: ['church', 'lake', 'drowned', 'bell', 'reservoir', 'temple'],
    title: 'The Drowned Church of {town}',
    look: 'The lake of {town} is so low this summer that the church of the old village stands in the air again, up to its knees in mud, with weed on the roof. A causeway of wet stones leads to the door. Candles burn inside, {num} of them, in rows, as at a service.',
    senses:
      'The bell says one stroke at a time, with a breath of water after each. It smells of mud and, faintly, of warm bread.',
    keeper: [
      'dam warden',
      'flooded the old village for {town} {years} years ago, and has put a guard on the causeway, facing the church.',
    ],
    guest: [
      'ferry woman',
      'was born in the old village, carries people out for a silver piece, and does not go in herself.',
    ],
    absent: 'old priest',
    hooks: [
      [
        'Three families of {town} have walked out to the church with their bedding, and sit in the pews and smile. {K} pays {pay} gold pieces to have them back before the rains.',
        'They have been told by their dead that there is room. They are not held by anything but that.',
      ],
      [
        '{B} found a loaf on the altar, fresh, with the mark of a baker who drowned there. She asks the party to eat it, and to tell her what it tastes of.',
        'It tastes of the last day of the old village, and whoever eats of it knows who was still indoors when the water came.',
      ],
      [
        'A diver sold {town} the bell clapper as scrap. The bell rings all the same, and the diver cannot stop counting.',
        'He counts the strokes: one for each who was left below. Yesterday there was one more, and that is his own.',
      ],
    ],
    done: 'People from {town} come to look for graves, for silver, and for the doors of their grandparents. {K} sells leave to do so by the hour, and wants everyone off the causeway by dusk.',
    trace:
      '{B} says that the candles do not get shorter. In the wet floor there are the prints of many bare feet, which all lead from the crypt to the pews.',
    truth: [
      '{V} refused to leave the church when the water came, and {num} people stayed with their priest, because {K} had sworn that the gates would be held for another day. {K} opened them at noon, so as to have it behind him. They are at the last verse of the hymn since, and at the end of it they will rise and go to {town}.',
      'The village was empty when it drowned. The {num} in the crypt are prisoners of {town}, whom {V} was to hide until a trial that would have cost {K} the dam. {K} had the crypt bricked up and the gates opened. They do not pray there; they wait for the verdict.',
    ],
    finds: [
      [
        'Religion',
        'listening to the hymn through the floor',
        'it is a hymn for leaving church, and they hold the last note but one.',
        1,
      ],
      [
        'History',
        'comparing the gate log with the parish book',
        'the gates were opened a day before the order.',
        1,
      ],
      [
        'Investigation',
        'looking at the crypt door',
        'it is bricked up from the outside, with dam bricks.',
        2,
      ],
      [
        'Insight',
        'asking {K} how many stayed',
        '{K} gives a number, and no one has ever published one.',
        2,
      ],
      [
        'Perception',
        'standing at the altar at noon',
        'for one breath the shadow of the water lies on the ceiling.',
      ],
    ],
    use: [
      'At each stroke of the bell water fills the nave to the neck for a round, and whoever does not hold on (DC 13 Strength) is carried to the crypt.',
      'The dead (use {few} wights and as many zombies as there are pews) do not touch anyone who sits down and holds a hymn book.',
      'The roof beams are sound, and from the bell rope one can swing clear of the water.',
    ],
    later: [
      'In {days} days the hymn ends. They go through {town} from door to door and lead out whoever was born there, by the hand, over the causeway, as the rain begins.',
      'In {days} days the rains cover the church again. The wall of the crypt gives way, and the first to be fetched for the trial is {K}.',
    ],
    ways: [
      '{K} has to say at the altar what time it was, and ask them to stay seated; or the party carries the priest {V.full} out first, and the parish follows its priest to dry ground and to earth.',
      'They want a judge, a bench and an hour. {B} can name half of them, and any of the party can sit down and begin; the sentence binds the living as well.',
    ],
  },
  {
    id: 'theatre-hospital',
    levels: [5, 12],
    tones: ['grim', 'heroic'],
    words: ['hospital', 'healer', 'doctor', 'theatre', 'war', 'wounded'],
    title: 'The Hospital in the Theatre of {town}',
    look: 'Four hundred cots stand where the seats were. On the stage, behind the painted castle of the last play, {K} operates by limelight, and the curtain goes down when it is over. Those who will live are carried off to the left.',
    senses:
      'An old man plays the piano in the pit, without stopping, for the reason one thinks of. It smells of vinegar and greasepaint.',
    keeper: [
      'army surgeon',
      'has slept four hours since Sunday, and can tell by the sound of the boots who is being carried in.',
    ],
    guest: [
      'quartermaster',
      'brings in medicine by the crate for {town}, has clean cuffs, and asks whether there might be fewer on the right.',
    ],
    absent: 'apothecary',
    hooks: [
      [
        'The colonel of the {town} regiment pays {pay} gold pieces for the name of whoever moves his wounded to the wrong side of the stage.',
        'It is {K}, and those men live. They are carried out dead by the right, and walk home from the mortuary by night.',
      ],
      [
        'In the third row of {town} a wounded enemy officer asks for a priest, a notary and somebody strong, and will talk to the party only.',
        'He knows of a truce that was signed {few} days ago. He was carrying it, and it is in the lining of a coat in the wardrobe.',
      ],
      [
        'The painkiller is chalk. The players who nurse here ask the party to bring back a wagon of the real thing from wherever {B} has sold it.',
        'It is in {town2}, in the hospital of the enemy, who paid double and have been wondering whose it was.',
      ],
    ],
    done: 'Anyone is treated, in the order in which they come, and their weapons hang in the ticket office. {K} heals for nothing, and asks in return for two hours of holding somebody down.',
    trace:
      'The list of the dead is read in the foyer at noon, and four names on it belong to people who have been seen in {town2}. {B} never looks at the stage.',
    truth: [
      '{K} lets healthy soldiers die on paper, {num} so far, and sends them home in the costumes of peasants. {V} counted the coffins, and was told too much. {V} is on the stage under the castle, tied to a chair and well fed, because {K} cannot kill anybody any more.',
      '{B} sells the medicine to both sides and lets the war have as many wounded as it needs. {V} found the second set of books, and was operated on that night, without having been ill; {K} held the knife, believed the papers, and has begun to suspect it.',
    ],
    finds: [
      [
        'Medicine',
        'looking at the dead before they are carried off',
        'one of them holds his breath very well.',
        1,
      ],
      [
        'Perception',
        'standing in the prompt box',
        'below the castle somebody knocks out a waltz in time with the piano.',
        1,
      ],
      [
        'Investigation',
        'opening an unbroken crate of {B}',
        'the chalk is stamped by a school in {town2}.',
        2,
      ],
      [
        'Medicine',
        'reading the chart of {V}',
        'it describes an illness of the left lung, and the cut is on the right.',
        2,
      ],
      [
        'Insight',
        'asking the pianist what he has seen',
        'he plays the answer, and everyone in the first row stops smiling.',
      ],
    ],
    use: [
      'The flies still work: sandbags, a moon on a wire that carries two, and a trapdoor under the operating table.',
      'Limelight blinds whoever looks into it (DC 13 Constitution), and there are three lamps on swivels.',
      'Nobody here lets anyone fight. Four hundred people on cots will say so, and two hundred of them can stand.',
    ],
    later: [
      'On day {days} the colonel has a coffin opened. {K} is to be hanged from the stage, and the wounded get up and stand round it, those who can.',
      'On day {days} there is a great attack, which {B} has known of for a week, and no painkiller at all.',
    ],
    ways: [
      'The colonel would stop if he had to choose in public between {K} and his own son, who is on the list, and who is on the way home.',
      'The truce in the wardrobe would end the war and ruin {B}. The officer can prove that it is real to anybody who will carry him through the lines.',
    ],
  },
  {
    id: 'house-of-secrets',
    pronouns: { B: 'he' },
    levels: [5, 13],
    tones: ['intrigue', 'whimsical'],
    words: ['casino', 'gambling', 'cards', 'masks', 'mask', 'secrets', 'club'],
    title: 'The House of Small Confessions in {town}',
    look: 'A staircase with forty mirrors leads up to green tables under silver lamps. Nobody plays for money: the players write on slips, fold them and push them to the middle. The pot on the best table is a glass bowl with a lid, and it is full.',
    senses:
      'Slips rustle, and now and then somebody draws in a sharp breath. It smells of oranges, candle wax and nerves.',
    keeper: [
      'croupier',
      'wears white gloves, has never smiled at a winner, and burns every slip in front of its owner, on a little stove.',
    ],
    guest: [
      'chancellor',
      'plays badly every evening, loses true things about himself, and seems to be enjoying the rest.',
    ],
    absent: 'dealer',
    hooks: [
      [
        'A general pays {pay} gold pieces to have one slip back that he lost on Tuesday, unread.',
        'It says where the {town} garrison keeps its powder. The winner has not understood what he has, and is about to stake it.',
      ],
      [
        '{B} asks one of the party to play in his place tonight, masked, with three secrets that he will provide.',
        'All three are true, and are not his. He wants to see who turns pale.',
      ],
      [
        'Two families have made peace, and a bishop has resigned, all in one week in {town}, and each had a letter with a slip in it.',
        'The slips were burned by {K} in front of them. So something other than the slips was burned.',
      ],
    ],
    done: 'One buys in with a secret that {K} does not know yet, which is no longer easy. Winners may ask one question of one loser, who has to answer; all of {town} does business that way by now.',
    trace:
      'The smoke of the little stove smells of nothing. {K} never asks anybody to write legibly.',
    truth: [
      'The pencils write twice. Below the floor {few} clerks copy all that is written onto cards, for {K}, who is the last honest judge of {town}, and was dismissed. {K} has {num} crimes proved, and is waiting for one more, that of {B}; the dealer {V.full} wanted to sell the cards, and now lives in a locked library, with three meals.',
      'There is nothing behind it: {K} remembers everything. The letters come from {V}, who was believed drowned, and who sits behind the thirty-first mirror with opera glasses and reads the slips as they are written. {V} has no plan. It is only that nobody ever tells {V} anything.',
    ],
    finds: [
      [
        'Sleight of Hand',
        'writing with your own pencil',
        'a floor waiter brings you another at once, and then a third.',
        1,
      ],
      [
        'Perception',
        'laying an ear on the best table',
        'pens are scratching under it, several, in a hurry.',
        1,
      ],
      [
        'Perception',
        'counting the mirrors from both ends of the stair',
        'the thirty-first is warm.',
        2,
      ],
      [
        'Investigation',
        'comparing the letters',
        'all were bought in one shop, one sheet at a time, by someone who likes lilac.',
        2,
      ],
      [
        'Insight',
        'losing on purpose to {B}',
        '{B} is relieved whenever his own secret is not the worst at the table.',
      ],
    ],
    use: [
      'Whoever breaks a mirror on the stair is looked at by everyone in the house from thirty-nine sides, and cannot hide for an hour.',
      'A false secret turns the green cloth yellow. A good liar can learn to write only things that are true and useless (DC 15 Deception).',
      'The glass bowl may be thrown. For one minute each person in the room has eyes only for the paper.',
    ],
    later: [
      'In {days} days {K} reads out all of it, from the balcony, in order of rank. {town} has no government by noon and no peace by evening.',
      'In {days} days {V} writes to both of two people about each other, meaning well, and {town} has a duel of forty people.',
    ],
    ways: [
      '{K} would give up the cards for one trial, with {B} in the dock and one honest jury, whom the party would have to find; twelve people in {town} with nothing on a card.',
      '{V} only wants to be at a table. If one is found whose players are not afraid of it, the letters stop.',
    ],
  },
  {
    id: 'court-of-the-dead',
    pronouns: { K: 'he' },
    levels: [4, 13],
    tones: ['whimsical', 'heroic'],
    words: ['court', 'ghosts', 'ghost', 'judge', 'law', 'trial', 'lawyer'],
    title: 'The Night Court of {town}',
    look: 'By day it is the county court of {town}. At midnight the gas turns blue, the benches fill up with people through whom one can see the benches, and an usher with his head under his arm asks everyone to rise. The clock over the bench has stopped out of respect.',
    senses:
      'Wigs rustle without weight, and somebody coughs as he has for two hundred years. It smells of wet stone and hot dust.',
    keeper: [
      'night usher',
      'is alive, underpaid and very correct, and is the only person in {town} who can serve papers on both sorts of people.',
    ],
    guest: [
      'advocate',
      'died in the middle of a plea in this room, won it all the same, and takes cases from the living for something to smell.',
    ],
    absent: 'night judge',
    hooks: [
      [
        'In {town} a ghost is suing one of the party for trespass, in the second dungeon that they ever visited, and the summons came with the soup.',
        'The claim is just, and it would be settled by an apology and by putting back one brick.',
      ],
      [
        'The dead of {town} claim the fish market, on which they were buried. {K} pays {pay} gold pieces, out of the market fund, to have it argued by somebody with a pulse.',
        'They do not want the market. They want it to close on Sundays, because of the feet.',
      ],
      [
        '{B} needs a witness who can say what a rose smells of, in court, under oath, by Friday.',
        'It is the only proof that a will was written by a living hand, and the party will have to find words that a dead jury believes.',
      ],
    ],
    done: 'Anybody may bring a case against the dead, or they against the living, for one candle. Sentences are carried out: last month in {town} a banker was condemned to listen, for a year, and does.',
    trace:
      'All cases in {town} since spring have been won by the same family. The judge gives a verdict before the pleas are over, in a voice that comes a little late.',
    truth: [
      'The judge {V.full} moved on in spring, quite suddenly, in the middle of a case, having finally forgiven someone. {K} could not bear to see the court closed, and has been working the robe with strings from the gallery, and a speaking tube. The family has noticed that {K} does not dare to find against it.',
      'The judge {V.full} has been bought. There is one thing that the dead can be bribed with, and the family has the skull of {V} on a desk in {town2}, with a candle in it, and blows the candle out when it is not pleased.',
    ],
    finds: [
      ['Perception', 'watching the robe while {K} is out of the room', 'it sags.', 1],
      [
        'Investigation',
        'looking over the gallery rail',
        'there are six strings, oiled, and a list of Latin words that sound like a verdict.',
        1,
      ],
      [
        'Arcana',
        'asking the judge a question about light',
        'the robe flickers, in time with something far away.',
        2,
      ],
      [
        'Persuasion',
        'gossiping with dead jurors',
        'they were told to find for the family, "for the sake of his head".',
        2,
      ],
      [
        'History',
        'reading the last hundred rulings',
        'until spring each was unkind and right, and since then all are kind.',
      ],
    ],
    use: [
      'Contempt of court is real here: whoever draws steel must stand in the corner, and can move only if the usher says so (DC 15 Wisdom).',
      'A point of order stops everything, a sword in the air included, while it is being discussed. It works once for each person.',
      'The dock rises out of reach if one pulls the left lion by the tongue.',
    ],
    later: [
      'In {days} days the family sues {town} for all of it. {K} opens his mouth at the tube, and nothing comes.',
      'In {days} days the family sues {town} for all of it, and wins, and the dead, who have their pride, begin to move out.',
    ],
    ways: [
      'The court needs a new judge, and one of the living will do, for one night a month. {B} would like to be asked, and is the wrong one; the usher is the right one, and would be seen.',
      'Whoever brings the skull home may ask one case of {V}, and it will be judged as it deserves.',
    ],
  },
  {
    id: 'truce-baths',
    levels: [5, 12],
    tones: ['intrigue', 'heroic'],
    words: ['bath', 'baths', 'spring', 'truce', 'treaty', 'peace', 'bathhouse'],
    title: 'The Truce Baths between {town} and {town2}',
    look: 'A hot spring lies exactly on the border. White steps go down to it from both sides, and a red line of tiles runs through the water. Generals, smugglers and bishops sit in it up to the chin, and a row of naked feet on the edge is all that tells them apart.',
    senses:
      'Water drips, voices carry, and nobody finishes a sentence. It smells of sulphur and pine, and one is thirsty at once.',
    keeper: [
      'bath master',
      'takes weapons, clothes, rings and rank at the door, against a numbered brass tag, and gives {town} and {town2} the same towels.',
    ],
    guest: [
      'envoy',
      'comes from {town2}, has been in the water since morning, waits for someone from {town} who does not come, and is going soft at the edges.',
    ],
    absent: 'peace envoy',
    hooks: [
      [
        'An envoy was killed in the hot room in front of eleven people, and there is no weapon, only a wet floor. {K} pays {pay} gold pieces for a name before either side sends for its army.',
        'It was an icicle. Someone brought a cask of snow for the sherbet, and there is only one person who ordered sherbet.',
      ],
      [
        'A farmer of {town2} who washed his horse here finds a treaty on its back, in mirror writing, and would like somebody to read it.',
        'It was written on the bench of the hot room in kohl, and is the only copy of what was agreed.',
      ],
      [
        '{B} asks the party to take off everything, sit down opposite, and lose an argument about fishing rights as loudly as they can.',
        'The argument covers what two people behind the steam are saying to each other, who have been at war for {years} years.',
      ],
    ],
    done: 'An hour costs a silver piece for anybody from {town} or {town2}. No one has been arrested, sued or married here since the spring was found, and what is said in the water counts as not said.',
    trace:
      'The brass tag number {few} is missing from the board, and nobody is waiting for his clothes. On the {town} side somebody has scrubbed one tile whiter than the rest.',
    truth: [
      'The envoy {V.full} came to end the war, and was killed by the guard who had been sent to protect the talks, a brother of {K} among them, on orders from {town}. {K} saw who carried the cask, has hidden the clothes of {V} with the orders in the pocket, and is afraid of both sides.',
      '{V} is alive. The death was agreed with {B} in the hot room: it gives each side a martyr and neither a winner, and a month in which no one may attack. {V} sits in the boiler room and runs out of patience and soap.',
    ],
    finds: [
      ['Medicine', 'looking at the wound', 'it is round, clean and colder than the rest.', 1],
      [
        'Investigation',
        'feeling for a loose tile under the heap of towels',
        'a uniform is below it, with a brass tag and a sealed order.',
        1,
      ],
      [
        'Medicine',
        'looking for the pulse of the dead envoy',
        'the doctors have all looked at the face, which is covered in good theatre paint.',
        2,
      ],
      [
        'Perception',
        'following a cup of broth',
        'it goes down to the boiler room, and the bowl comes back clean.',
        2,
      ],
      ['Insight', 'telling {B} the name of the dead', '{B} looks first at the clock.'],
    ],
    use: [
      'Nobody has armour or a weapon here. Towels, steam at the valve (3d6), soap on the steps and a brass ladle are what there is.',
      'The tiles of the line are loose: under them is the drain, and the drain comes out behind the camp of {town}.',
      'Each side has forty soldiers at its door. They will not come in dressed, and hate to come in undressed.',
    ],
    later: [
      'In {days} days both armies march, each to avenge the same envoy.',
      'In {days} days a real assassin finds the boiler room, as {town} has counted the broth as well.',
    ],
    ways: [
      'The order names a minister. Read aloud in the water, before both sides, it counts as not said, and has been heard; {K} will sound the gong, if the brother is let go.',
      'The month that {V} has bought is long enough if the party carries the terms by hand to two people who may not be seen to answer. The ones behind the steam are ready to sign on a wet back.',
    ],
  },
  {
    id: 'gatehouse-two',
    pronouns: { V: 'he' },
    levels: [5, 11],
    tones: ['heroic', 'grim', 'intrigue'],
    words: ['fort', 'castle', 'garrison', 'gate', 'keep', 'bridge'],
    title: 'The Bridge Fort at {town}',
    look: 'A fort sits on the middle of the bridge like a stone frog, with a gate to {town} and a gate to {town2}, and it has been held for {years} months against both. The commander shows himself on the wall each evening at six, in full armour, and lifts one hand.',
    senses:
      'The river grinds ice against the piers. In the yard somebody is shouting drill for very few feet. It smells of horse soup.',
    keeper: [
      'adjutant',
      'speaks for the commander, who does not receive, and signs with a signet that is too large for the finger.',
    ],
    guest: [
      'sutler',
      'gets a boat through the ice twice a week and sells to the fort, {town} and {town2}, at three prices.',
    ],
    absent: 'commander',
    hooks: [
      [
        'The governor of {town} pays {pay} gold pieces to whoever puts a letter into the hand of the commander, and sees it opened.',
        'It holds a pardon for all in the fort, and nobody inside has the right to accept it, as the hand is bone.',
      ],
      [
        'A soldier came over the ice to {town} with eleven names on a slip. He says they are the garrison, and that nobody must know how few.',
        'The rest died of fever by midwinter. Straw stands on the wall, in helmets, and is moved at night.',
      ],
      [
        '{B} sells the party a place in the boat, and wants a chest brought out of the fort that is as heavy as pay for three hundred.',
        'It is pay for three hundred. {K} has been drawing it for the dead, and means to give it to their widows.',
      ],
    ],
    done: 'Nobody crosses but {B}, and those who give a true account of the other side to {K}. Wounded of both towns are let in, and are not always let out.',
    trace:
      'Seen from {town}, the commander lifts the same hand each evening and the other has not been seen since autumn. Men on the wall do not turn their heads when it snows.',
    truth: [
      '{V} died of the fever in autumn. {K} wears the armour, lifts the hand and gives the orders, which are better than those of {V} were. If it were known, the {few} who are left would be free to go home, and both towns would meet on the bridge by nightfall.',
      '{V} sold the fort to {town2} in autumn, and was killed for it by {K}, at table, with the men looking on. They have held it since, out of shame. Everything depends on nobody learning why, because the son of {V} is among them, carries the drum, and believes in his father.',
    ],
    finds: [
      [
        'Perception',
        'watching the wall through a night of snow',
        'most of the sentries have snow on their eyes.',
      ],
      ['Investigation', 'measuring the boots under the armour', 'they are stuffed with socks.', 1],
      ['Insight', 'saluting {K} as commander by mistake', '{K} begins to return it.', 1],
      [
        'Investigation',
        'looking at the table in the hall',
        'a signed surrender is nailed under it, with a knife.',
        2,
      ],
      [
        'Persuasion',
        'sharing tobacco with the drummer',
        'he says that his father never comes down, and that they have moved the dog.',
        2,
      ],
    ],
    use: [
      'Both gates can be dropped by one person from the winch room, and it takes eight to lift one.',
      'The middle arch is mined with {few} kegs. {K} has the match, and a plan of who would be on it.',
      'Ice carries a walker, not a horse, and breaks in a line if one of the piers is struck.',
    ],
    later: [
      'On day {days} the ice is thick enough for horses. {town} comes from the one side and {town2} from the other, and they find straw.',
      'On day {days} {B} sells the drummer the truth for a pair of boots. He opens a gate.',
    ],
    ways: [
      'With the pardon, {K} could hand over the fort to both towns in one hour, half to each, in the armour, with the visor down. Someone has to stand beside {K} and not laugh.',
      'The drummer has to hear it before {B} talks, and from the man who did it. Afterwards he is the only one of whom both towns would take the keys.',
    ],
  },
  {
    id: 'no-death-hospice',
    pronouns: { B: 'he' },
    levels: [6, 13],
    tones: ['horror', 'grim'],
    words: ['hospice', 'death', 'asylum', 'monastery', 'immortal', 'hospital'],
    title: 'The Hospice above {town}',
    look: 'A white house with a hundred windows stands on the cliff above {town}, and each window has a face in it. Nobody has died in this house for {years} years. In the last ward the beds are cradles, for what is left, and the sisters still turn them toward the sun.',
    senses:
      'It is very quiet; if one listens, it is the quiet of many people holding their breath. It smells of honey and clean straw.',
    keeper: [
      'prior',
      'is glad of visitors, has a chair put for Death at every meal, and has never said for whom it is.',
    ],
    guest: [
      'count',
      'has brought a dying daughter, has paid for a bed in gold, and reads to her from a book about what they will do in spring.',
    ],
    absent: 'founder of the hospice',
    hooks: [
      [
        'The count {B.full} pays {pay} gold pieces to have the daughter looked at by strangers on each of three days, and to be told the truth.',
        'She is past pain, hears everything, and on the third day presses a finger: please.',
      ],
      [
        'In the valley of {town} no one has been born alive since spring, and the midwives have begun to look up at the white house.',
        'What is not allowed to leave up there is not let in down here. The account was even until this year, when the house grew too full.',
      ],
      [
        'A soldier who was cut in half by a mill asks to be carried out of the hospice, over the line of white stones, by somebody who will not tell {K}.',
        'Whoever crosses the stones dies within a breath, with a smile. Seven others are waiting for the same favour.',
      ],
    ],
    done: 'A bed costs what one has. The sick live here, and so do the well, some of them, behind the white stones; they pay for new roofs in {town} and do not go for walks.',
    trace:
      'The empty chair has a worn seat. At supper the sisters of {K} set down a candle before it, and the flame leans back.',
    truth: [
      '{V} played Death for the house at chess and won, and Death keeps its word: it comes each evening, sits in the chair, and is not allowed to begin. It has been polite for {years} years. {V} is in the last ward, in the smallest cradle, and has tried to lose ever since.',
      'It is no miracle. Under the house lies a thing that eats the moment of dying, {V} found it, and each of the {num} who should have died is one thread of its web. {K} knows it, and has weighed it against the hundred windows. Now it can reach to {town}.',
    ],
    finds: [
      [
        'Religion',
        'sitting in the chair',
        'you know the date of everyone in the room, and all of them are past.',
        1,
      ],
      [
        'Investigation',
        'looking at the chessboard in the hall',
        'a game stands at mate in one, and is dusted daily, by somebody who is tempted.',
        1,
      ],
      [
        'Perception',
        'putting your hand on a cradle',
        'a thread goes down from it through the floor, fine as breath.',
        2,
      ],
      [
        'Survival',
        'looking for the wells of the house',
        'one of them is dry, warm and lined with something like silk.',
        2,
      ],
      [
        'Medicine',
        'feeling a pulse in the last ward',
        'there is one, and it is the same one in all the beds.',
      ],
    ],
    use: [
      'Within the white stones nothing dies: those who fall to 0 hit points stay awake, cannot act, and will remember all of it.',
      'What leaves the house is collected at the stones. Enemies can be pushed over them.',
      'The sisters do not fight. They stand in the way, a hundred of them, humming, and let themselves be cut down and get up.',
    ],
    later: [
      'In {days} days Death has waited long enough, and turns over the board. It begins with the last ward and does not stop at the stones.',
      'In {days} days it comes up through the dry well (use a roper without its cave, or two), and the first thread outside is a child in {town}.',
    ],
    ways: [
      'The game has to be finished by one who loses it on purpose, in the place of {V}, and pays the stake, one year of life; {K} will try to stop the hand.',
      'Each thread has to be cut by somebody who loves that person. {B} would have to be the first, and the others are watching {B}.',
    ],
  },
  {
    id: 'walking-inn',
    pronouns: { K: 'she', B: 'he' },
    levels: [4, 13],
    tones: ['whimsical', 'heroic'],
    words: ['inn', 'tavern', 'legs', 'walking', 'house', 'hut'],
    title: 'The Walking Inn near {town}',
    look: 'The inn is not where the sign says. It stands two fields further on, with smoke in the chimney and mud up to the windows, on four legs as of a very large hen, folded under it. There is a mortgage nailed to the door, and scratch marks where something has tried to get it off.',
    senses:
      'The floor breathes. Plates slide to the left together, and back. It smells of onions, hot stove and feathers.',
    keeper: [
      'landlady',
      'serves soup in bowls with lids, asks guests to sit on the windward side, and says "whoa" in her sleep.',
    ],
    guest: [
      'bailiff',
      'has been trying to serve a paper on the house for {years} weeks, and has very sore feet.',
    ],
    absent: 'builder',
    hooks: [
      [
        '{B} pays {pay} gold pieces, from the bank of {town}, for holding the inn still for as long as it takes to read out one page.',
        'It has to hear its name to be seized. Nobody but the builder knows the name, and {B} has been reading out the wrong one.',
      ],
      [
        'A wedding from {town} is booked at the inn for Saturday. The inn has been told, and is nervous, and has gone to the seaside.',
        'It was built for a wedding that did not take place, and has never got over it.',
      ],
      [
        'A guest of {town} went to bed in room five, and room five has not been there since Tuesday. {K} asks for discretion and a search.',
        'It has laid an egg. Room five is out in the woods, the size of a pantry, and calls for its mother at night.',
      ],
    ],
    done: 'A bed is a gold piece, and one can say where one would like to wake up, within thirty miles. The soup is always good; those whom {town} is looking for pay double.',
    trace:
      'A second set of tracks follows those of the inn, smaller, and deep, as of something that carries a weight. {K} never goes near the cellar without a bag of corn.',
    truth: [
      '{V} did not want to build for the bank of {town}, and put the heart of a hen into the cellar, as a joke, and it worked. The other tracks are those of the bank itself, which had the same builder, and is gaining.',
      '{K} is {V}, and built it to run away in. There never was a mortgage: the paper on the door is an offer of marriage from {B}, who has been reading it aloud to the windows for {years} weeks, and takes it for something else, because he lost his glasses.',
    ],
    finds: [
      [
        'Nature',
        'looking at the tracks',
        'both are of the same bird, and one of them is made of marble.',
        1,
      ],
      [
        'Perception',
        'laying an ear to the cellar door',
        'it clucks in its sleep, and dreams of a bank.',
        1,
      ],
      [
        'Investigation',
        'reading the paper on the door, slowly',
        'it begins "Dearest", and there is no sum in it.',
        2,
      ],
      [
        'Sleight of Hand',
        'finding the glasses of {B}',
        'they are in the pocket of {K}, and have been cleaned.',
        2,
      ],
      [
        'Animal Handling',
        'scattering corn before the house',
        'it sits down, and everybody is introduced to everybody.',
      ],
    ],
    use: [
      'At a run the inn does forty feet a round, and all who stand must hold on (DC 12) or go to the other end of the room with the plates.',
      'It kicks (use a young roc without wings), but never anyone who has paid.',
      'Roof, chimney and gutters are as good as a ship in a fight, and the inn ducks under branches without a warning.',
    ],
    later: [
      'In {days} days the bank of {town} catches up. It is a short fight, and the savings of four villages are in it.',
      'In {days} days {B} gives up, goes home, and the inn follows him at a distance, in the rain, and will not eat.',
    ],
    ways: [
      '{K} knows that it will stop for its name. Whoever finds the drawings of {V}, in the cellar, in the nest, can read it off, and may keep it.',
      'Somebody must read the page out loud and correctly, with {K} at the window. She has had her answer ready for a while.',
    ],
  },
  {
    id: 'duel-island',
    levels: [4, 12],
    tones: ['heroic', 'intrigue'],
    words: ['duel', 'island', 'honour', 'swords', 'arena', 'champion'],
    title: 'The Duelling Island of {town}',
    look: 'A bare island lies in the river with a ring of sand on it, and a bench on each side, for the friends. White stakes mark those who fell, {num} of them, and a fresh one is being painted by {K}, although the fight has not begun.',
    senses:
      'Gulls, a whetstone, and somebody being sick behind the boats. The sand smells of salt, as it is changed after each fight.',
    keeper: [
      'master of the ring',
      'checks the blades, says the words, and has been asked by both sides, today, if it could be to the first blood.',
    ],
    guest: [
      'second',
      'is here for a friend who has not slept, and carries a spare sword that is much too good.',
    ],
    absent: 'visiting champion',
    hooks: [
      [
        'The judges of {town} pay {pay} gold pieces for one honest pair of eyes at sunrise, as the same house has won every duel for {years} months, and the estates that went with them.',
        'The house does not cheat. It pays {K} to pick the hour, and its champion fights only with the sun behind him.',
      ],
      [
        'A young scribe of {town} has been challenged for a joke about a hat, and asks the party to teach her one thing, by tomorrow.',
        'The joke repeated a figure from an account that nobody should have seen. The challenge is a murder with good manners.',
      ],
      [
        '{B} offers the spare sword to one of the party, to take the place of the friend, and to lose.',
        'The blade is painted with something slow. {B} has been paid to see that the friend is scratched in kindness.',
      ],
    ],
    done: 'Any quarrel in {town} can be settled here, by law, and what is settled is never opened again. {K} rents out blades, a priest and a boat home, and takes the fee before.',
    trace:
      'All stakes of this year are on the eastern side. The fresh one has a name on it already, in wet paint, and {K} turns it to the river when people look.',
    truth: [
      '{V} could not be beaten, and was asked to die young, for money for a family. Since then {K} has written the results beforehand, for a cartel of three houses, who own half of {town} by now without one crime. {K} keeps the first list, in the hope of being asked.',
      'The ring itself decides. It was a place of sacrifice, it wants one a month, and {K} has found that it takes the one whom nobody would miss. {V} tried to leave it hungry for a month, and went into the river with both boats.',
    ],
    finds: [
      [
        'Investigation',
        'scratching an old stake',
        'the paint of the name is older than the date of the fight.',
      ],
      [
        'Perception',
        'standing on the eastern side at sunrise',
        'you see nothing but light, and the other one sees your hands.',
        1,
      ],
      ['Insight', 'offering {K} a large bet', '{K} names the winner, and then declines.', 1],
      [
        'Religion',
        'digging a foot into the sand',
        'there is a ring of black stones, with a groove to the middle, which is dry.',
        2,
      ],
      [
        'History',
        'reading the register back to the beginning',
        'every duellist who fell had no kin; those who had only bled.',
        2,
      ],
    ],
    use: [
      'Nobody may step into the ring until one is down, or that side has lost. People here have died of not stepping in.',
      'The sand is deep in the west and hard in the east, and a kick of it blinds for a round (DC 12).',
      'Boats are the only way off, and the man who holds the painters is for sale at {bribe} gold pieces.',
    ],
    later: [
      'At sunrise on day {days} the scribe stands in the east. By noon the last honest account of {town} is settled.',
      'In {days} days the moon is full and no fight is booked; what the ring wants it takes from the ferry (use {few} water elementals in the shape of swordsmen).',
    ],
    ways: [
      "The law allows anybody to take the place of anybody. If the party fights for the scribe, in the west, with the list in {K.name}'s hand, it can ask for the list to be read as its prize.",
      'A name that is missed by many starves it. If all of {town} comes to the island for one duellist, the ring closes; {B} would have to bring them, and tell them why.',
    ],
  },
  {
    id: 'wolf-school',
    pronouns: { B: 'he' },
    levels: [3, 9],
    tones: ['heroic', 'whimsical', 'horror'],
    words: ['school', 'wolves', 'wolf', 'monsters', 'teacher', 'werewolf'],
    title: 'The Evening School of {town}',
    look: 'A schoolhouse stands alone by the wood, with bars on the windows. The bars are on the inside, and bent. {num} pegs in the hall have name tags, and under every third there is a bowl.',
    senses:
      'Slates squeak, and a voice says "and again, without the growl". It smells of chalk, apples and wet dog.',
    keeper: [
      'schoolteacher',
      'teaches from dusk to midnight, has one sleeve pinned up, and has not lost a pupil yet.',
    ],
    guest: [
      'hunter',
      'leans on the fence with a loaded crossbow, counts who goes in, and will have a word with those who come out.',
    ],
    absent: 'first pupil',
    hooks: [
      [
        '{town} has lost no sheep for two years, and the hunters are out of work. They pay {pay} gold pieces to know what has scared the wolves away.',
        'Nothing has. They are in the second row, and are doing fractions.',
      ],
      [
        'A ham is missing from each smokehouse in {town}, with the correct money on the hook, and a note in very large letters.',
        'It was homework: to buy something politely. The teacher marks the notes.',
      ],
      [
        '{B} has seen his own brother come out of the school on four legs, and asks the party to be with him tomorrow when he shoots.',
        'The brother was bitten a year ago, has told nobody, and was about to tell {B} on his birthday, which is tomorrow.',
      ],
    ],
    done: 'By day the school is empty, and the children of {town} are told that it is haunted. {K} buys chalk by the barrel and raw bones by the cart, and pays on time.',
    trace:
      'The alphabet on the wall has claw marks down each letter, as high as a tall man can reach. The pinned sleeve of {K} is a different one when the moon is full.',
    truth: [
      '{K} lost the arm to the first pupil, {V}, and went back the next evening with a book. {K} has taught {num} werewolves to hold still, to count to ten and to lock a door. {V} passed, went out into the world, and has come back with a pack that thinks the school is an insult.',
      '{K} is a wolf, and was never anything else, and learned to stand up from {V}, a lonely teacher who is buried under the apple tree. The pupils do not know it. {K} can be a person until midnight, and this winter it has been until eleven.',
    ],
    finds: [
      [
        'Perception',
        'looking at the slates',
        'the lines say "I am bigger than the moon", fifty times, in a shaking hand.',
      ],
      ['Insight', 'asking {K} about the arm', '{K} says "he was sorry", with pride.', 1],
      [
        'Survival',
        'walking round the wood at noon',
        'eight large wolves have lain on the hill for days, facing the school, and one of them has chalk on its paws.',
        1,
      ],
      [
        'Animal Handling',
        'scratching {K} behind the ear by accident',
        'one leg of {K} begins to move.',
        2,
      ],
      [
        'Nature',
        'looking under the apple tree',
        'a grave has been dug with paws and filled in with a spade, and it is planted with snowdrops.',
        2,
      ],
    ],
    use: [
      'The bell works: all pupils sit down when it rings, in any shape, for one round.',
      'The benches are bolted to the floor and have straps, which the pupils close themselves.',
      'Silver paint is on the inside of the bars (they bent them before). A piece of bar is a weapon.',
    ],
    later: [
      'On night {days} {V} comes to class with the pack and asks who would like to be excused from lessons, for good.',
      'On night {days} {K} turns at ten, in front of all, and {B} shoots through the window.',
    ],
    ways: [
      '{V} never got a certificate, since there was blood on it. {K} has kept it. Someone must make {V} sit through one more lesson.',
      'The pupils of {K} know how to help a wolf hold still, as they have been taught. They need to be told who it is that needs it.',
    ],
  },
];
