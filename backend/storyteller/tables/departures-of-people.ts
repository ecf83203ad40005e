import type { Departure } from './departures.ts';

/** Departures about other people: a family, a court, a crime, a trade. */
export const departuresOfPeople: readonly Departure[] = [
  {
    id: 'eleventh-child',
    tones: ['whimsical', 'heroic'],
    words: ['family', 'siblings', 'child', 'youngest', 'brother', 'sister'],
    other: ['eldest sister', 'great-aunt'],
    concept: [
      ['is the youngest of eleven and was left behind at a market, with a note', 'v=1'],
      ['has ten famous siblings and the same nose', 'v=2'],
    ],
    want: [
      ['to catch up with the cart', 'v=1'],
      ['to be asked for an autograph, on purpose', 'v=2'],
    ],
    flaws: [
      [
        'eats as if ten others were coming',
        '{P} eats fast, hides bread and cannot see a full plate without plans for it.',
      ],
      [
        'has to win every argument',
        '{P} will argue with a signpost, having learned it at a table where one shouted for salt.',
      ],
    ],
    event: [
      'There were twelve on the cart when it came to {town}, and eleven when it left, and {Q}, who counted, counted the goat. The note said "Back soon". That was {years} years ago.',
      '{P} was introduced in {town} as the brother or sister of somebody until the age of twenty, and then hit an ambassador for it. {Q} said that this at least was new.',
    ],
    now: [
      [
        '{P} sends a card each midwinter to where the cart was last seen, and has had one from the goat.',
        'v=1',
      ],
      ['{P} uses a different name in {town2}, and was told there about the nose.', 'v=2'],
    ],
    bond: [
      '{Q}, who taught {P} to read, out of a book about mushrooms, and to run.',
      'Ten names, in order, which {P} can say in one breath and does when afraid.',
    ],
    hook: [
      ['{Q} can count. The cart had a buyer for one of them waiting at the next town.', 'v=1'],
      [
        'All ten are famous because {P}, as a child, wished it for them. The wish had a price, and they have been paying it so that {P} would not have to.',
        'v=2',
      ],
    ],
  },
  {
    id: 'hangmans-child',
    tones: ['grim', 'heroic', 'intrigue'],
    words: ['executioner', 'hangman', 'gallows', 'justice', 'guilt'],
    other: ['hangman', 'pardoned thief'],
    concept: [
      ['was brought up to be the hangman of {town} and let the first one go', 'v=1'],
      ['hanged an innocent person, and has the rope', 'v=2'],
    ],
    want: [
      ['to be right about that one', 'v=1'],
      ['to find the one who should have been on it', 'v=2'],
    ],
    flaws: [
      [
        'asks everyone for last words',
        'Before {P} draws steel there is a question, and it has given people time to answer with a knife.',
      ],
      [
        'judges quickly, and then cannot sleep',
        '{P} knows within a minute what somebody deserves, says so, and goes back at night to apologise.',
      ],
    ],
    event: [
      'It was a clear morning in {town}, {Q} stood below with arms crossed, and {P} cut the rope instead. The man ran, looked round once at the bridge, and bowed.',
      '{P} took over from {Q} in {town} at nineteen. The third one said nothing but "you will want to know". A month later {P} did.',
    ],
    now: [
      '{P} ties knots when thinking and unties them before anyone can see which.',
      'At every gallows on the road {P} stops, takes off the hat and tests the wood.',
    ],
    bond: [
      ['The man who bowed, and who must turn out to have been worth it.', 'v=1'],
      ['The widow of the third, in {town2}, to whom {P} sends half of everything.', 'v=2'],
    ],
    hook: [
      [
        'The man was guilty, and has done nothing since but good, in {town3}, under the name of {P}.',
        'v=1',
      ],
      ['It was {Q} who did it, and {Q} who chose on which day {P} should begin.', 'v=2'],
    ],
  },
  {
    id: 'understudy',
    tones: ['intrigue', 'whimsical', 'heroic'],
    words: ['actor', 'noble', 'prince', 'princess', 'double', 'impostor', 'court'],
    other: ['young duke', 'duchess'],
    concept: [
      ['was paid to be {Q} at boring dinners and has been better at it', 'v=1'],
      ['was the double of {Q} on the day of the shot', 'v=2'],
    ],
    want: [
      ['to be somebody in particular', 'v=1'],
      ['to ask {Q} who had changed the seats', 'v=2'],
    ],
    flaws: [
      [
        'turns into whoever is in the room',
        '{P} picks up accents, limps and opinions within an hour, and gives them back late.',
      ],
      [
        'accepts every bow',
        'If someone mistakes {P} for a person of rank, {P} lets them, and then there are promises.',
      ],
    ],
    event: [
      '{P} had the right chin, and sat through a year of banquets in {town} as {Q}, who was out fishing. The marriage treaty was {P.their} idea, and so was the peace. Then the fish stopped biting.',
      'On the balcony in {town} the party was to wave. {Q} had a cold that morning, and lent {P} the blue coat. The bolt took off one button and killed the bearer of the umbrella.',
    ],
    now: [
      '{P} still gets up when an anthem is played, any anthem.',
      'In {town2} there is a coin with {P.their} face on it and the name of {Q}.',
    ],
    bond: [
      [
        'The person to whom {Q} is now married, who said something at the altar that was meant for {P}.',
        'v=1',
      ],
      [
        'The bearer of the umbrella, whose name nobody at court knew, and {P} has found out.',
        'v=2',
      ],
    ],
    hook: [
      [
        'There never was a fishing trip. {Q} was ill, is dead, and {P} could have had the whole part for good; the duchy is still looking.',
        'v=1',
      ],
      [
        'The bolt hit the one at whom it was aimed. The umbrella was a spy, and {P} was to be the reason for the shot.',
        'v=2',
      ],
    ],
  },
  {
    id: 'bridge-builder',
    tones: ['grim', 'heroic'],
    words: ['builder', 'engineer', 'bridge', 'architect', 'mason'],
    other: ['foreman', 'city councillor'],
    concept: [
      ['built a bridge in {town} that fell on its first day', 'v=1'],
      ['built a bridge in {town} that two armies have fought over since', 'v=2'],
    ],
    want: [
      ['to know which stone it was', 'v=1'],
      ['to pull it down before the next spring', 'v=2'],
    ],
    flaws: [
      [
        'does not trust anything built by others',
        '{P} taps walls, jumps on stairs and has brought down one inn.',
      ],
      [
        'counts people as loads',
        'In a crowd {P} adds up weights, aloud, and tells people where to stand.',
      ],
    ],
    event: [
      'There was a band, and then a noise. {num} people went into the river, and {Q} held up a drawing that {P} had never made. It was signed.',
      'It was the best thing {P} ever made: light, quick, one arch. {Q} paid for it with war money. In {few} summers more people have died on it than had ever lived in {town}.',
    ],
    now: [
      '{P} sleeps outdoors if the beam is not to be seen.',
      '{P} sends drawings to {town2}, unsigned, on how things could be shored up.',
    ],
    bond: [
      ['The list of the {num}, with a tick for each family that has been spoken to.', 'v=1'],
      [
        'The keystone, which has {P.their} initials on the inside, where nobody can see them.',
        'v=2',
      ],
    ],
    hook: [
      [
        'The stone was sound. Somebody had sawn the centring, {Q} knows who, and it was done to kill one person on the bridge.',
        'v=1',
      ],
      [
        'It can be brought down by one person, by hand, from below; {P} built it that way, told no one, and one of the armies has found out.',
        'v=2',
      ],
    ],
  },
  {
    id: 'letter-writer',
    tones: ['intrigue', 'whimsical', 'grim'],
    words: ['letters', 'scribe', 'writer', 'love', 'poet'],
    other: ['silent officer', 'young widow'],
    concept: [
      ['wrote love letters for {Q} until the answers were for somebody else', 'v=1'],
      ['wrote threats for {Q} and put in the wrong comma', 'v=2'],
    ],
    want: [
      ['to say one sentence in person', 'v=1'],
      ['to get there before the letter does', 'v=2'],
    ],
    flaws: [
      [
        'says it better afterwards',
        'In the moment {P} says the wrong thing, then writes it down beautifully, and posts it.',
      ],
      [
        'reads whatever is lying about',
        'No letter, diary or label is safe from {P}, who corrects it and puts it back.',
      ],
    ],
    event: [
      '{Q} could ride and could not spell. {P}, who wrote for people at a copper a page in {town}, wrote {num} letters for {Q} to a house in {town2}. The last answer began with the name of {P}.',
      '{P} wrote what was dictated, at night, in {town}, and {Q} paid in gold. One was to say "no mercy, no ransom". {P} has seen since what came of a comma.',
    ],
    now: [
      '{P} carries paper in oilcloth next to the skin, and bread in the pocket.',
      'In {town3} {P} wrote a petition that freed eleven people, and a ballad about it that had them arrested again.',
    ],
    bond: [
      ['A window in {town2} with a lamp in it, at which {P} has stood and has not knocked.', 'v=1'],
      ['The clerk who was hanged for that comma, and whose desk {P} had borrowed.', 'v=2'],
    ],
    hook: [
      [
        'The answers were written by another scribe, for money, who has been wondering what {P} looks like.',
        'v=1',
      ],
      ['The comma was right. {Q} dictated it, and needed someone to feel guilty.', 'v=2'],
    ],
  },
  {
    id: 'monster-raised',
    tones: ['heroic', 'whimsical', 'grim'],
    words: ['monster', 'ogre', 'troll', 'goblin', 'raised', 'giant', 'orphan'],
    other: ['ogre cook', 'goblin chief'],
    concept: [
      ['was brought up by {Q} and did not know that other people had four walls', 'v=1'],
      ['was stolen by {Q} as a child and does not want to be rescued', 'v=2'],
    ],
    want: [
      ['to have somebody to dinner and for it to go well', 'v=1'],
      ['to explain it to a mother in {town}', 'v=2'],
    ],
    flaws: [
      [
        'says what is for dinner by looking at people',
        '{P} judges strangers as {Q} did, by weight and flavour, and says so as a compliment.',
      ],
      [
        'settles things by wrestling',
        'Treaties, debts and dances all look like an invitation to {P}, who bows first.',
      ],
    ],
    event: [
      'A cradle floated down to a cave below {town}. {Q} had the water on already, looked in, and {P} bit {Q.them} on the thumb. It was taken for family.',
      "{P} was four when {Q} came over the wall at {town}, for sheep, and came away with the shepherd's child. At ten {P} was asked which way to go, and stayed. At twenty the heroes came.",
    ],
    now: [
      '{P} sends {Q} a postcard from each dungeon, with remarks on the kitchen.',
      'In {town2} they pay {P} to go ahead into caves and to say that it is only {P}.',
    ],
    bond: [
      '{Q}, who has a shelf with everything that {P} ever carved, and dusts it.',
      'A spoon the size of a shovel, from home.',
    ],
    hook: [
      [
        'The cradle was sent to {Q}, with a name on it, by somebody who knew that nobody would look there.',
        'v=1',
      ],
      [
        "The heroes were hired by {P}'s brother in {town}, who has inherited in the meantime.",
        'v=2',
      ],
    ],
  },
  {
    id: 'failed-guard',
    tones: ['grim', 'intrigue', 'heroic'],
    words: ['guard', 'bodyguard', 'knight', 'protector', 'failed'],
    other: ['child heir', 'sworn lord'],
    concept: [
      ['was the bodyguard of {Q} and looked away for a sneeze', 'v=1'],
      ['swore to protect {Q} and found out from what', 'v=2'],
    ],
    want: [
      ['to see the face of the one with the flowers again', 'v=1'],
      ['to keep the oath without keeping {Q} alive', 'v=2'],
    ],
    flaws: [
      [
        'stands in front of people who did not ask',
        '{P} cannot let anyone go through a door first, and has taken two arrows and a slap for it.',
      ],
      [
        'trusts no gift',
        'Flowers, cakes and kindness are taken apart by {P}, in front of the giver.',
      ],
    ],
    event: [
      'Nine years {P} stood behind the chair of {Q} in {town}. Then there was dust, a sneeze, and a person with lilies. They are both gone, and there was no blood on anything.',
      '{P} took four blades meant for {Q} in {town}, and was proud of each. The fifth came with a child behind it, who said a name, and {P} has since asked what was done in the village of that name.',
    ],
    now: [
      '{P} sits with the back to the wall and gives up the chair to anyone who is afraid.',
      [
        'There are lilies on the table of an inn in {town2}, and {P} has had them thrown out twice.',
        'v=1',
      ],
    ],
    bond: [
      ['A wooden horse that {Q} had been asking to have mended.', 'v=1'],
      [
        'The child with the fifth blade, who lives in {town3} and is being paid for, at a good school.',
        'v=2',
      ],
    ],
    hook: [
      [
        '{Q} went along willingly, and made {P} sneeze, with pepper, so that no one would have to be killed.',
        'v=1',
      ],
      [
        "The village is still there. The child was taught the name by one who wants {Q.name}'s chair, and knew what it would do to {P}.",
        'v=2',
      ],
    ],
  },
  {
    id: 'miscounted-vote',
    tones: ['intrigue', 'whimsical'],
    words: ['vote', 'election', 'council', 'politician', 'mayor', 'rebel', 'revolution'],
    other: ['mayor', 'rebel leader'],
    concept: [
      ['counted the votes in {town}, correctly, and had to leave by a window', 'v=1'],
      ['started a revolution in {town} by asking for the bill', 'v=2'],
    ],
    want: [
      ['to have the count read out, once, in a loud voice', 'v=1'],
      ['to find out how one stops it', 'v=2'],
    ],
    flaws: [
      [
        'will not round up',
        '{P} insists on the exact number, of coins, of enemies, of times that somebody has lied.',
      ],
      [
        'makes a cause out of everything',
        'Soup, queues and the order of watches become questions of principle in the hands of {P}.',
      ],
    ],
    event: [
      '{Q} had won by a great deal, as one could hear from the band. {P} had the slips in a hatbox, and said so. The hatbox went out by the window first.',
      '{P} only said that the soup had been smaller, in an inn in {town}. Someone at the next table said "hear, hear", {Q} climbed onto a bench, and by midnight the palace was on fire.',
    ],
    now: [
      [
        '{P} has the hatbox still, and has never let it out of sight, on a horse or in a bath.',
        'v=1',
      ],
      ['In {town2} they sing a song about {P}, in which {P} is taller.', 'v=2'],
    ],
    bond: [
      ['The {num} who signed their slips, and would hang if they were found.', 'v=1'],
      ['The innkeeper, who lost the inn and has forgiven the soup.', 'v=2'],
    ],
    hook: [
      [
        'The slips are forged as well. Nobody has ever counted the real ones, and they are in {town3}, in another hat.',
        'v=1',
      ],
      [
        '{Q} had waited for weeks for someone to complain, had paid for the soup to be smaller, and owes a crown for it.',
        'v=2',
      ],
    ],
  },
  {
    id: 'apprentice-poisoner',
    tones: ['grim', 'horror', 'intrigue'],
    words: ['poison', 'poisoner', 'apothecary', 'alchemist', 'healer', 'assassin'],
    other: ['apothecary', 'smiling patient'],
    concept: [
      ['mixed what {Q} asked for and read the label afterwards', 'v=1'],
      ['has been immune to everything since a childhood with {Q}', 'v=2'],
    ],
    want: [
      ['to find the second bottle before it is opened', 'v=1'],
      ['to taste one thing that was meant kindly', 'v=2'],
    ],
    flaws: [
      [
        "tastes other people's cups",
        '{P} takes a sip of every cup before its owner, without asking, at weddings as well.',
      ],
      ['does not know when it hurts', 'Pain reaches {P} late, and so does good advice.'],
    ],
    event: [
      '{P} was seventeen, in {town}, and good with a scale. {Q} wanted two bottles for a cough. The first of them was for a well.',
      '{Q}, who brought {P} up in {town}, was fond of experiments and of {P}, in that order: a drop a day, for {years} years. On the last day {Q} drank from the wrong cup and was surprised.',
    ],
    now: [
      '{P} keeps a garden in a box on the mule, half of it cures.',
      'A baker in {town2} will not take money from {P}, and does not say what {P} did about the other brother.',
    ],
    bond: [
      [
        'The well, which has a lid now and a list, and where {P} goes each spring to read it.',
        'v=1',
      ],
      ['A notebook with a column for each day of that childhood, in a loving hand.', 'v=2'],
    ],
    hook: [
      ['The second bottle was drunk by {Q}, who did not die, and is looking for a third.', 'v=1'],
      [
        '{Q} knew that something was coming to {town} which kills by touch, and was making the one person who could hold it by the hand.',
        'v=2',
      ],
    ],
  },
  {
    id: 'retired-early',
    tones: ['whimsical', 'heroic'],
    words: ['retired', 'innkeeper', 'farmer', 'merchant', 'clerk', 'quiet'],
    other: ['old adventurer', 'tax clerk'],
    concept: [
      ['inherited an adventure from {Q}, half finished, with a mule', 'v=1'],
      ['was entered in the register as a hero by a slip of the pen', 'v=2'],
    ],
    want: [
      ['to finish it and be home for the lambs', 'v=1'],
      ['to have the entry corrected, in person, at {town3}', 'v=2'],
    ],
    flaws: [
      [
        'treats dungeons like a messy kitchen',
        '{P} tidies, stacks and labels, in places where something is asleep under it.',
      ],
      [
        'haggles with everyone, monsters too',
        '{P} has never paid the first price, of ransoms or of bridge tolls, and will not begin now.',
      ],
    ],
    event: [
      '{Q} came into the shop in {town}, out of breath, put down a sword, a map and a mule, said "left at the second skull", and died on the flour.',
      'The clerk {Q} in {town} wrote "hero" where it should have said "herder". {P} went to object, and was given a medal, a quest and a deadline.',
    ],
    now: [
      ['{P} has sold the sword and kept the mule, and so far it has been right.', 'v=1'],
      'Whatever {P} slays is entered in a receipt book, with the weight.',
    ],
    bond: [
      'Forty sheep in {town}, who are being looked after by a cousin with a hard heart.',
      ['The mule, which knows the way, and will not be hurried.', 'v=1'],
    ],
    hook: [
      [
        '{Q} was not chased. {Q} had read what is written behind the second skull: the name of the shop.',
        'v=1',
      ],
      ['It was not a slip. {Q} had to enter somebody whom nobody would miss.', 'v=2'],
    ],
  },
  {
    id: 'prison-library',
    tones: ['grim', 'intrigue', 'heroic'],
    words: ['prison', 'prisoner', 'escaped', 'convict', 'innocent', 'jail'],
    other: ['cell neighbour', 'prison warden'],
    concept: [
      ['got out of prison in the coat of {Q}, who stayed', 'v=1'],
      ['served {years} years for something that {Q} did not do either', 'v=2'],
    ],
    want: [
      ['to go back in, and come out with {Q}', 'v=1'],
      ['to find out whether there was a crime', 'v=2'],
    ],
    flaws: [
      [
        'hoards small useful things',
        "Nails, string, other people's spoons: {P} cannot pass by them, and is searched with great interest.",
      ],
      [
        'wakes and stands in line',
        'Bells, whistles and loud voices bring {P} upright with both hands out, at bad moments.',
      ],
    ],
    event: [
      '{P} and {Q} had talked through a crack in {town} for {few} years and had never seen each other. On the day of the pardon {Q} put it through the crack, with the coat, and said "you have a sister".',
      'In {town} {P} confessed, to save {Q}, on the same morning on which {Q} confessed to save {P}. They believed both, and then had some left over for the body, which was never found.',
    ],
    now: [
      '{P} says the alphabet of knocks under the breath, and answers to walls.',
      'Whenever there is a window {P} describes the sky, aloud, out of habit, for whoever has none.',
    ],
    bond: [
      ["The sister in {town2}, who is not {P}'s but was promised.", 'v=1'],
      ['{Q}, in another prison, with whom {P} plays chess by letter; it is move {num}.', 'v=2'],
    ],
    hook: [
      [
        '{Q} was the one who had informed on {P}, had only meant to get both of them a cell with a window, and has paid.',
        'v=1',
      ],
      [
        'The one who was never found lives in {town3}, well, and has followed the trial in the papers.',
        'v=2',
      ],
    ],
  },
  {
    id: 'plague-bell',
    tones: ['horror', 'grim', 'heroic'],
    words: ['plague', 'quarantine', 'sickness', 'bell', 'gate'],
    other: ['gate captain', 'doctor'],
    concept: [
      ['rang the bell that shut the gates of {town}, with family outside', 'v=1'],
      ['was shut in with the sick at {town}, well, and came out the only one', 'v=2'],
    ],
    want: [
      ['to hear from someone who was there that it was right', 'v=1'],
      ['to be ill, once, like anybody', 'v=2'],
    ],
    flaws: [
      [
        "keeps people at arm's length, exactly",
        '{P} measures the distance to everybody with a stick, and has hit a bishop with it.',
      ],
      [
        'gives orders in a voice that empties rooms',
        'When {P} is frightened, others are told to go, all of them, and quickly, and some of them should have stayed.',
      ],
    ],
    event: [
      '{Q} gave {P} the rope and the order: at the first red lantern. {P} saw it, and saw by it who was on the road. It rang all the same.',
      'They nailed up the street in {town} with {num} people in it, and passed in bread for {few} weeks. {Q} opened it, in a mask, expecting no one.',
    ],
    now: [
      ['{P} washes at every pump, and carries a clapper wrapped in wool.', 'v=1'],
      [
        'In {town2} a whole street got well in the week that {P} slept there. They think that it was the air.',
        'v=2',
      ],
    ],
    bond: [
      ["A blue coat with brass buttons, in a child's size, bought for that winter.", 'v=1'],
      ['The door of that street, of which {P} has a board.', 'v=2'],
    ],
    hook: [
      [
        'They were let in by a drain, an hour later, by {Q}, and are alive under another name, because {P} was to be spared the choice of whom to tell.',
        'v=1',
      ],
      [
        'It is still in {P}, all of it, asleep, for {num} people; {Q} has been following with a bottle.',
        'v=2',
      ],
    ],
  },
  {
    id: 'clock-maker',
    tones: ['intrigue', 'heroic', 'horror'],
    words: ['clock', 'clockmaker', 'machine', 'inventor', 'tinker', 'artificer', 'automaton'],
    other: ['clockmaker', 'young baroness'],
    concept: [
      ['mended a clock in {town} that should have been left alone', 'v=1'],
      ['built a friend for {Q} and has been asked to come back and wind it', 'v=2'],
    ],
    want: [
      ['to be there when it strikes the next time', 'v=1'],
      ['to find it before anyone takes it apart', 'v=2'],
    ],
    flaws: [
      [
        'takes everything to pieces',
        'Locks, lutes and relics lie in rows round {P} by morning, with one screw left over.',
      ],
      [
        'is late for whatever matters',
        '{P} hears the exact minute go by, counts it, and is still looking for the other boot.',
      ],
    ],
    event: [
      'The tower clock of {town} had stood at a quarter to nine for longer than anybody could say. {P} mended it in an afternoon. At nine {Q}, who had kept the key, took off the coat, lay down and was gone, and so were the others of that age.',
      '{Q} was lonely, and paid well. {P} made it out of brass, in {town}, gave it a voice, and taught it to lose at chess. One day it opened the door for itself and said that it had somewhere to be.',
    ],
    now: [
      ['{P} asks in each town when the clock stopped, and never offers to look at it.', 'v=1'],
      ['In {town2} someone has been seen at dusk who thanks doors.', 'v=2'],
      '{P} wears a watch on each wrist and believes neither.',
    ],
    bond: [
      [
        'The second key, which fits another tower, and which {P} has not been able to throw away.',
        'v=1',
      ],
      ['A chess set with one brass pawn, in the middle of a game.', 'v=2'],
    ],
    hook: [
      [
        'They had asked for it to be stopped, and had bought with it a quarter of an hour before a thing that is now over {town3}.',
        'v=1',
      ],
      ['It has gone to look for whoever made {P}.', 'v=2'],
    ],
  },
  {
    id: 'well-digger',
    tones: ['heroic', 'grim', 'whimsical'],
    words: ['well', 'digger', 'desert', 'water', 'dowser', 'miner', 'farmer'],
    other: ['village elder', 'rival dowser'],
    concept: [
      ['promised {town} water and has dug {num} dry wells', 'v=1'],
      ['struck something in a well near {town} that was not water', 'v=2'],
    ],
    want: [
      ['to come home with a bucket that is full', 'v=1'],
      ['to apologise to whoever lives under that meadow', 'v=2'],
    ],
    flaws: [
      [
        'always knows better where to dig',
        'Shown a map, {P} puts a thumb beside the cross, and starts there.',
      ],
      [
        'promises too much to people who are thirsty',
        'Before anyone has asked, {P} has given a word on it, with a date.',
      ],
    ],
    event: [
      'The rod bent for {P} as a child, once, and all of {town} had seen it. They sold the herds to pay for shovels. At the last hole {Q} sat down on the edge and said kindly that it would be all right to leave.',
      'At ninety feet the spade of {P} went through a roof. There was a lamp below, a laid table, and somebody looked up and said "finally". {Q} made {P} fill it in by the evening.',
    ],
    now: [
      '{P} tastes the ground in every new country, and makes a face.',
      [
        'In {town2} there is a spring with the name of {P} on it; it came up in the night after the bill had been refused.',
        'v=1',
      ],
      ['{P} knocks on floors, and leaves time for an answer.', 'v=2'],
    ],
    bond: [
      ['The people of {town}, who wave, and carry their water nine miles.', 'v=1'],
      ['A spoon that was on the table down there, and was in the hand of {P} afterwards.', 'v=2'],
    ],
    hook: [
      [
        'The rod bent at {P}, and not at the ground: there is something in {P} that springs come up to.',
        'v=1',
      ],
      [
        'The table was laid for {P}. They have been expecting an heir for three hundred years, and {Q} is one of them.',
        'v=2',
      ],
    ],
  },
];
