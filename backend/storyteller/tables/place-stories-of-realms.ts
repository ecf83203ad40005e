import type { PlaceStory } from './place-story-type.ts';

/** Places on which realms depend, for levels from 11. */
export const placeStoriesOfRealms: readonly PlaceStory[] = [
  {
    id: 'dragon-bank',
    pronouns: { B: 'she' },
    levels: [11, 18],
    tones: ['intrigue', 'heroic'],
    words: ['bank', 'dragon', 'hoard', 'vault', 'treasury'],
    title: 'The Bank under {town}',
    look: 'Nine bronze doors stand open, one behind the other, and at the end of them something golden breathes. The reserves of six kingdoms lie in one heap, without a lock, as no thief has come back. A brass plate says that the bank lends at three in the hundred, and that the manager is asleep.',
    senses:
      'Coins slide at each breath, with a sound of rain. The air is as warm as a bakery, and smells of hot metal and of cinnamon.',
    keeper: [
      'first teller',
      'speaks for the manager, an ancient gold dragon, and has not been told anything for {years} years that was not a dream.',
    ],
    guest: [
      'queen in exile',
      'put a whole realm into the bank in one night, in wagons, and has come with the receipt. She is the fourth this week.',
    ],
    absent: 'second teller',
    hooks: [
      [
        'Six crowns pay their armies from this bank on the same day, in {days} days, and one of their treasurers pays {pay} gold pieces to have a single coin from the bottom of the heap.',
        'It is lead under a breath of gold, and so is all that lies below the first yard.',
      ],
      [
        '{B} asks for an escort out of {town}, with a realm in eighty wagons, through five countries whose pay is in them.',
        'If she is paid in full, the heap goes down to where the gold ends, and everybody will see it.',
      ],
      [
        'A dragon as old as hills sends a herald to {town}, with regards to the manager, and asks strangers to find out whether it still snores.',
        'It is a red, it holds a claim on the heap from before there were kings, and the claim is good the day the manager is dead.',
      ],
    ],
    done: 'Kings borrow here, and sign with blood and two witnesses. A stranger who deposits 5,000 gold pieces is given tea by {K}, a number, and protection on every road that a borrower owns.',
    trace:
      '{K} does not need a clock: the breath comes every nine seconds, to the second, and the gold over the ribs does not move. In the draught of the doors hangs a thread of another smell, of a tannery.',
    truth: [
      'The manager died in its sleep {years} years ago. {K} and {V} had it stuffed, put bellows into it, and went on, as six realms would have fallen within a week. {V} paid wars and harvests with the gold underneath. What the world believes in is a skin, a bellows and the good name of a corpse.',
      'The dragon is alive and wide awake, and has not moved since it saw that it had been robbed, by the one creature that it trusted: {V}, who gave all of it to the poor of nine cities. It lies still to save the kingdoms from a run on the bank, and its own kind from learning that it was moved to tears.',
    ],
    finds: [
      [
        'Investigation',
        'cutting a coin from two yards down',
        'it bends, and writes on paper like a pencil.',
      ],
      ['Medicine', 'holding a mirror before the nostrils', 'the breath is dry.', 1],
      [
        'Arcana',
        'casting True Seeing or Speak with Dead near the heap',
        'the dragon answers that it is dead, politely, and asks who is minding the door.',
        1,
      ],
      [
        'Insight',
        'telling a story about the poor of nine cities',
        'one coin slides although nothing breathes.',
        2,
      ],
      ['Perception', 'looking at the closed eye from below', 'it is not quite shut.', 2],
    ],
    use: [
      'The doors close by themselves if a deposit leaves without a number. Each weighs forty tons, has antimagic in the bronze, and opens to the breath.',
      'Under the first yard the heap is a slope of loose lead: difficult ground, and a noise that wakes {town}.',
      'The claim of the red is a stone tablet in the third vault. It is written in Draconic, is quite legal, and can be forged.',
    ],
    later: [
      'On day {days} the armies of six crowns are not paid, on one afternoon. By the evening the red dragon is over {town} to collect.',
      'On day {days} the red comes to look (use an ancient red dragon), and the manager has to choose between six kingdoms and getting up.',
    ],
    ways: [
      'The realms owe each other more than the bank holds. If six treasurers could be put into one room and kept there until they have crossed it all out, nobody would need gold; {K} has the books ready, and {B} would be the first to sign.',
      'It would get up for company. It wants the one who robbed it brought back, to be thanked; {V} lives in the ninth city and is very much afraid.',
    ],
  },
  {
    id: 'standing-field',
    levels: [11, 17],
    tones: ['grim', 'horror'],
    words: ['battlefield', 'war', 'soldiers', 'army', 'undead', 'dead'],
    title: 'The Standing Field of {town}',
    look: 'Two armies stand opposite each other on the plain of {town}, eighty thousand on each side, in rank and file, with frost on the helmets. They have stood so for {years} years. On the first day of each month a paymaster walks down the lines with a cart, and eighty thousand hands come up.',
    senses:
      'Leather creaks. When the wind drops, one hears that all of it creaks in time. It smells of iron and cold ground, and of nothing else.',
    keeper: [
      'royal paymaster',
      'pays each soldier one copper piece a month, in the name of a king who is dust, and has eleven months of copper left.',
    ],
    guest: [
      'crown general',
      'would like to have eighty thousand men who do not eat, and has found the old oath in a library.',
    ],
    absent: 'last herald',
    hooks: [
      [
        'The crown pays {pay} gold pieces for the seal ring that lies somewhere in the middle of the field, on a hand.',
        'Whoever wears it is the king for whom one of the armies waits. It is on the hand of the herald.',
      ],
      [
        'In {town} people who owe service have begun to stand still, in the street, facing the plain, a dozen each day.',
        'The oath was sworn for them and their heirs. As the pay gets short, it calls up the next.',
      ],
      [
        '{K} asks the party for one wagon of copper, and will give whatever is in the royal treasury of a country that is no more.',
        'It is in a vault in {town2}, with a guard that has not been relieved for {years} years, and stands very straight.',
      ],
    ],
    done: 'Nobody fights here. Envoys of five courts watch from tents with telescopes, {K} gives them tea, and there is a bet on which army will blink.',
    trace:
      'The front rank has shoulders without frost, as if somebody had stepped up from behind. The armies are eleven paces apart, and in the log of {K.name} it was forty.',
    truth: [
      'Both kings died on the same morning, of the same cup, poured by {V}, the herald, who meant to end the war. But nobody could give the order to stand down, and an oath to a king holds until he frees you. They are dead, they know it, and they step forward one pace for each month of short pay.',
      'They are alive. The herald {V.full} was told to say "hold", and said it with a wish, and eighty thousand on each side have not breathed since. Each is in the middle of the same thought. The wish runs out with the copper, and then the battle takes place.',
    ],
    finds: [
      [
        'Medicine',
        'putting a hand under a breastplate',
        'nothing is there that could beat, and the hand is gripped, and then let go, with an apology.',
        1,
      ],
      [
        'Religion',
        'speaking with one of the dead kings',
        'he says that he was murdered, and asks whether the line held.',
        1,
      ],
      ['Medicine', 'holding a feather to a mouth for an hour', 'it moves, once.', 2],
      [
        'Arcana',
        'casting Dispel Magic on one soldier',
        'he finishes his step and his shout, sees the year in your face, and sits down.',
        2,
      ],
      [
        'History',
        'reading the log of {K}',
        'the ranks advance exactly when a pay was clipped, and a general does the clipping.',
      ],
    ],
    use: [
      'Steel that is drawn between the lines is answered: eighty thousand spears come down by a hand. The second drawing is the last.',
      'Fly, teleport or walk: all of it works, but whoever touches the ground in a rank becomes part of it (DC 13 Wisdom) and stands.',
      'The drums still lie in the middle. A retreat that is played well moves one army for as long as the drummer lasts.',
    ],
    later: [
      'In {days} months the last copper is paid. They meet, and what wins goes on to {town}, since nobody has told it to stop.',
      'In {days} months the shout is finished. A hundred and sixty thousand men fight a battle over a border that has been a lake for ten years.',
    ],
    ways: [
      'Each army wants to hear from a king that it may go home. The ring makes a king of whoever wears it, for life, and {B} wants it for another order; one ring is in the field, and the other in the vault at {town2}.',
      "Pay them all, at once and in full, with a day's leave: {K} has worked it out to the copper. {B} has the money, for another war.",
    ],
  },
  {
    id: 'royal-gallery',
    levels: [11, 19],
    tones: ['horror', 'intrigue'],
    words: ['gallery', 'portrait', 'painting', 'palace', 'kings', 'museum'],
    title: 'The Long Gallery in {town}',
    look: "Forty-one kings and queens hang in one line, full length, in the north wing of the palace. All are painted by the same hand, over four hundred years. The last frame is empty, has today's date on the brass, and a cloth lies ready at the foot of it.",
    senses:
      'Boards creak a step after one has stepped on them. It smells of linseed and of warm skin.',
    keeper: [
      'keeper of the portraits',
      'mixes the colours, never turns round in the gallery, and has gone to bed in gloves since taking the post.',
    ],
    guest: [
      'heir to the crown',
      'is to sit for the portrait in {days} days, as the law demands, and has begun to sleep in a different room every night.',
    ],
    absent: 'court painter',
    hooks: [
      [
        'The heir {B.full} pays {pay} gold pieces, and grants one wish in law, for being ill on the right day in a way that no healer can cure.',
        'The sitting cannot be refused by one who was crowned, only by one who was never painted. It has to be done before the oath.',
      ],
      [
        'Three ambassadors to {town} who walked through the gallery agree with everything by now. Their masters would like to know what they saw.',
        'They looked the eleventh queen in the eye, and she has been at court since, in one of them at a time.',
      ],
      [
        'A maid asks to be taken far from {town}. She dusted the frame of the old king on the day of the funeral, and he was still wet.',
        'The paint dries when the body does. He was buried alive, in a manner of speaking: what was buried was empty.',
      ],
    ],
    done: 'Treaties are signed here, under the eyes of the dynasty, and have never been broken. Visitors are let in on Sundays, in felt shoes, and {K} asks them to look at the hands and not at the faces.',
    trace:
      'The kings look to the left in the morning and to the right at dusk. The living ruler of {town} signs as the fourteenth did, with the same slip of the pen.',
    truth: [
      'Each portrait holds a king. The one who sits leaves the frame and goes out in the body, which all along is the first of them, who will not die; forty heirs hang here, awake. {V} has painted them all, is four hundred years old, and ran when told to begin on {B}.',
      "They rule by vote. At night the forty step down and decide what the living ruler will do tomorrow, and have kept the realm at peace for four hundred years. {V} found out how to burn them, and hangs in the servants' stair since, very small, as a study of a shouting mouth.",
    ],
    finds: [
      [
        'Perception',
        'laying a hand on the canvas of the last king',
        'from the other side a hand is laid on yours.',
        1,
      ],
      [
        'History',
        'comparing forty signatures',
        'one person has been reading the papers of state since the house was founded.',
        1,
      ],
      [
        'Stealth',
        'staying in the gallery at midnight, under the cloth',
        'forty chairs are moved, and someone proposes the budget.',
        2,
      ],
      [
        'Investigation',
        "looking for {V} on the servants' stair",
        'a study in oil follows you with its mouth, and shapes the word "turpentine".',
        2,
      ],
      ['Arcana', 'using True Seeing here', 'the frames are doors, and open inward.'],
    ],
    use: [
      'Who steps into a frame is in that reign, in the palace of that year, and can be found by its king (use an archmage with a court of {few} knights).',
      'A portrait that is hung face to the wall is blind and deaf. There are forty, and they shout.',
      'Turpentine ends one of them for good, and with it whatever that reign has signed: borders, marriages, the pardon of whole peoples.',
    ],
    later: [
      'In {days} days {B} sits, and gets up with a slight slip of the pen.',
      'In {days} days the forty take a vote on {B}, who has ideas. It is not close.',
    ],
    ways: [
      'The first king can be painted out of the body by {V}, in one sitting, while he is kept talking. Somebody else has to take the place in the frame, or the realm has forty freed kings at once, all with a claim.',
      '{B} can ask for a seat and a vote. They would grant it to one who brings what they miss most: news that was not written by a courtier. Some of the party would have to stay for the first session.',
    ],
  },
  {
    id: 'house-of-hostages',
    levels: [11, 18],
    tones: ['intrigue', 'grim'],
    words: ['hostage', 'hostages', 'prince', 'princess', 'treaty', 'embassy', 'peace'],
    title: 'The House of Nine Heirs in {town}',
    look: 'Nine crowns have each sent a child to grow up in one house, so that none of them makes war on the others. The house has nine doors of equal height, nine cooks who taste for each other, and a garden in which the grass is cut in nine directions. Eight heirs come down to breakfast.',
    senses:
      'Someone practises scales, someone fences. When a carriage stops, all of it stops. It smells of beeswax and oranges.',
    keeper: [
      'governor of the house',
      'has brought up two generations of rulers, whips none of them and knows what each is afraid of.',
    ],
    guest: [
      'ambassador',
      'brings birthday presents for the ninth heir, and insists on giving them in person, this time.',
    ],
    absent: 'ninth heir',
    hooks: [
      [
        '{B} pays {pay} gold pieces for one word with the ninth heir, who has had a cold for five weeks.',
        'The ninth heir died in spring, of a real cold. Since then the part is played, through doors, by the other eight in turn.',
      ],
      [
        'Two of the heirs in the care of {K} wish to marry, and a third wishes to be anything but a king. They offer the party whatever they will own, if it gets them over the wall for one night.',
        'They mean to be back by breakfast, and will be. What they do in {town} is to sign something.',
      ],
      [
        'A day from {town} a border was crossed last night by an army of the eighth crown, as if it had nothing to lose. Its heir plays cards in the garden.',
        'That crown was told that its child is dead. The message was forged, by somebody who knew that another one is.',
      ],
    ],
    done: 'Envoys come here to see that the children are alive, and to whisper to them. {K} gives audiences on Mondays, with a globe, and has more to say about war and peace than any of the nine courts.',
    trace:
      '{K} sends nine trays up to the rooms, and the ninth comes back eaten by somebody who leaves the carrots, as the fourth heir does. A window at the back is open at night, with a lamp in it.',
    truth: [
      '{V} is dead, and the eight found the body before {K} did. They have hidden it, in the ice house, and have sworn to each other that no war will be fought for it. They are between eleven and nineteen years old, and are running nine kingdoms by letter, and well.',
      '{V} is not dead: {K} sold {V}, to the father of {V}, who wanted the heir safe before breaking the peace. Eight children sleep in a house that is to burn on the eve of his attack. {K} had not been told that part.',
    ],
    finds: [
      [
        'Perception',
        'listening at the door of the ninth room',
        'the cough is on the quarter hour, and a different one each time.',
        1,
      ],
      [
        'Religion',
        'using Sending or Speak with Dead for {V}',
        'the answer is quick and cross: "Do not tell Father. We had a vote."',
        1,
      ],
      [
        'Investigation',
        'scrying on {V} or reading the laundry book',
        '{V} is on a horse, far from here, and laughing; no shirt was washed for five weeks.',
        2,
      ],
      [
        'Nature',
        'smelling the lamp oil in the cellars',
        'there is far more of it than nine rooms need, and it was paid for by a foreign crown.',
        2,
      ],
      [
        'Insight',
        'playing a parlour game with the heirs',
        'they give each other signs that are older than the game.',
      ],
    ],
    use: [
      'No teleportation into the house or out: nine courts paid for that, each with its own mage, and each has left a hole for its own child.',
      'The heirs are no bystanders. They have had the best teachers of nine courts, and fight as {few} knights and one mage.',
      'Whoever draws steel in the garden has nine countries as an enemy, until {K} says that it was a game.',
    ],
    later: [
      'In {days} days {B} opens the door. The ninth crown has a reason, an army, and a dead child to carry before it.',
      'In {days} days the house burns, and nine kings have nothing left to lose. {K} is in the cellar, trying to put it out.',
    ],
    ways: [
      'The eight want one thing from {K}: that their treaty, signed by all who will be king, be read aloud in nine courts on one morning. It takes nine messengers whom nobody can stop, and one to tell a father first.',
      '{K} knows where the handover was to be, and {V} does not know about the fire. Brought back before the eve, {V} will say in front of {B} what was planned.',
    ],
  },
  {
    id: 'hell-customs',
    pronouns: { B: 'she' },
    levels: [11, 20],
    tones: ['whimsical', 'intrigue'],
    words: ['hell', 'devil', 'customs', 'devils', 'portal', 'office', 'infernal'],
    title: 'The Infernal Customs Post in {town}',
    look: 'A small brass door at the end of the fish quay leads to Hell, and has opening hours. Before it stand a counter, a scale for souls, a rack of forms in nine colours and a long bench of damned people who have the wrong stamp. A card says "Back in five minutes" and has gone brown.',
    senses:
      'A stamp comes down, a voice says "Next", and nobody moves. It smells of brimstone, sealing wax and kippers.',
    keeper: [
      'customs officer',
      'is a bone devil with reading glasses, three weeks from a pension of six thousand years, and wants no trouble at all.',
    ],
    guest: [
      'duchess',
      'sold her soul properly, with witnesses, has come to deliver it on the day, and is refused on account of the date format.',
    ],
    absent: 'senior officer',
    hooks: [
      [
        '{B} has been told by no fewer than three saints that she must be in Hell by midnight, or her whole duchy goes in her place. She pays {pay} gold pieces, and there is a queue.',
        'It is so in the contract, clause nine. The queue is to blame, and somebody profits from each hour of it.',
      ],
      [
        'A pit fiend in a good suit, whom {K} has sent away four times, asks the party to declare a crate on its behalf. Contents: "One (1) war, folded".',
        'It is a war. Declared here, it is imported into {town}; sent back, it must go through the form for returns, which takes a century.',
      ],
      [
        'No one has died in {town} this week, properly. They sit on the bench, complain, and go home to supper.',
        'The stamp is missing. Nothing may pass without it in either direction, and the other side is getting angry.',
      ],
    ],
    done: 'Mail to the damned is taken, weighed and read. Souls may be exported with two forms and a witness; angels have their own window, at which nobody has ever sat. {K} accepts bribes only in kippers.',
    trace:
      'The wet ink on the passed forms is {years} years old. {K} locks the till with a key that has been cut with a fish knife.',
    truth: [
      '{V} took the stamp home on the last day of a long career, as a keepsake, and lives as a fisherman behind the third boat. {K} has been painting the stamp by hand, and gets it wrong on purpose, so that nobody who comes here has to go through. {num} people have been saved in that way by bad handwriting.',
      'Hell has been empty since spring: there was a strike, and they won. {V}, who leads it, keeps the post open so that the upper world does not notice and stop being good. The roaring is done with a gramophone. The management has found the back door.',
    ],
    finds: [
      [
        'Investigation',
        'comparing two thousand stamps',
        'the horns are drawn by a hand that is fond of people.',
        1,
      ],
      [
        'Perception',
        'watching the third fisherman',
        'his pipe lights itself, and he stamps his bread.',
        1,
      ],
      ['Perception', 'listening to the roaring for an hour', 'it has a scratch in it.', 2],
      [
        'Arcana',
        'casting Commune or Contact Other Plane',
        'the answer is "All our torments are busy. Please hold".',
        2,
      ],
      [
        'Insight',
        "telling {K} that one has forgotten one's papers",
        '{K} is so relieved that the glasses steam up.',
      ],
    ],
    use: [
      'Form 9-B holds any devil for as long as it takes to fill it in, in triplicate. It has a question about its mother.',
      'On the scale a soul weighs what its owner regrets. A person who regrets nothing goes up with the pan.',
      'The brass door opens outward on the stroke of noon, with {few} barbed devils behind it who want to see the sea.',
    ],
    later: [
      'In {days} days an inspector comes (a pit fiend with a magnifying glass), sends {K} below, and works through the bench by hand.',
      'In {days} days the management comes up through the back door with nine legions, looking for staff, and {town} is nearest.',
    ],
    ways: [
      '{B} has a way out: a contract with a date that does not exist was never due. It has to be shown to the inspector with a straight face, {num} times, once for each on the bench; and {K} needs a safe address in {town}.',
      '{V} and the management would both take a judge. The strikers want Sundays; the management wants not to be laughed at. Any party who can get them to sign may name one clause.',
    ],
  },
  {
    id: 'sky-dock',
    levels: [11, 17],
    tones: ['heroic', 'whimsical'],
    words: ['airship', 'sky', 'dock', 'harbour', 'giant', 'clouds', 'ship', 'castle'],
    title: 'The Sky Docks of {town}',
    look: 'Seven chains rise from the quay into the clouds, each link as large as a house. Up there, moored like a ship, lies the castle of a storm giant, and the lower side of it is hung with hoists, nets and cranes of {town}. The fourth chain has snapped, and its end is lying across the market.',
    senses:
      'The chains sing at every gust, and lightning walks down them to the harbour, where people know when to lift their feet. It smells of rain before it falls.',
    keeper: [
      'chain warden',
      'is in charge of keeping a castle tied to a city, and has asked the giant for {years} years how it feels about that.',
    ],
    guest: [
      'cloud merchant',
      'ships harvests for half a continent from the upper quay, and has a ship up there with four hundred people on it.',
    ],
    absent: 'engineer of the chains',
    hooks: [
      [
        'A second chain will go in {days} days. {K} pays {pay} gold pieces for new links, which only fire giants forge, and for somebody to hold the castle meanwhile.',
        'It cannot be held: it is not the wind that pulls. The castle has somewhere to go.',
      ],
      [
        'The rain of {town} and nine provinces comes from under that castle. In the provinces behind it there has been none for three years, and their army is a week away, with ladders of a mile.',
        'It is the price of the chains. Before {town} moored it, the castle went round, and it rained everywhere in turn.',
      ],
      [
        'In {town} a giant child has let itself down on the rope of the bell, sits on the customs house in tears, and is forty feet tall.',
        'It has been sent to ask for its grandfather, who went down to sign a treaty with {town} and has not been let go.',
      ],
    ],
    done: 'A day on the sky quay saves a month at sea: everything goes from here, on winds that are sold by the hour. Prices are high, since all of them pay {town} for the chain, and not the giant.',
    trace:
      'The broken link is bright on the inside and has tool marks from above. {K} bows to the fourth chain, and not to the others.',
    truth: [
      'The storm giant is a prisoner. {V} forged the chains with the true name of the castle in every link, and {town} has grown rich on it. {V} has been filing them through from above, one a year, alone, and is old; three more would be enough, and would drop the sky quay and four hundred people into the sea.',
      'The giant asked to be chained. It was dying, and the castle flies where its lord dreams; {V} has sat at the bed since and reads aloud, to keep the dreams over {town}. The fourth chain broke when the giant dreamed of home. It will not wake again.',
    ],
    finds: [
      [
        'Arcana',
        'reading the inner side of a link',
        'a name is beaten into it, and the sky darkens if one moves the lips.',
        1,
      ],
      [
        'Athletics',
        'climbing to the break in the fourth chain',
        'a hammock, a file and a diary are there.',
        1,
      ],
      [
        'Perception',
        'going in by the kitchen chimney of the castle',
        "a voice reads a children's book, in Giant, with the voices done.",
        2,
      ],
      [
        'Nature',
        'reading the clouds over the keep',
        'they have the shapes of what somebody remembers.',
        2,
      ],
      ['Insight', 'asking {K} who gave the order for the chains', '{K} looks up before answering.'],
    ],
    use: [
      'Lightning (10d6) comes down one chain every other round, and the sparks show which one is next.',
      'Falls are long here: a round of falling is 500 feet, and nets of {town} hang at 400.',
      'The fallen chain makes a wall through the market. A giant on either side can pull.',
    ],
    later: [
      'In {days} days the second chain goes, then the others in one night. The castle swings over {town} on the last of them, like a bell.',
      'In {days} days the giant dies. Without a dream the castle comes down, and {town} is under it.',
    ],
    ways: [
      'All chains have to be let go at the same moment, at low tide, with the four hundred taken off. {K} has the seven keys; the council of {town} would have to be poor first.',
      "It must be somebody's castle. The giant child may be asked to dream it home; it is frightened of the dark and wants a story about the party.",
    ],
  },
  {
    id: 'sea-gate',
    levels: [14, 20],
    tones: ['heroic', 'grim'],
    words: ['dam', 'gate', 'sea', 'ocean', 'portal', 'plane', 'water', 'door'],
    title: 'The Sea Gate at {town}',
    look: 'A bronze gate a mile wide closes the valley, and behind it stands, to the upper edge, an ocean that is not of this world. Lights as large as ships go by in it. In the middle of the gate, at the height of a man, a person in white armour has one shoulder against the bronze.',
    senses:
      'It hums, so low that one feels it in the teeth. All springs in the province taste of salt. Drops run down the gate and fall upward.',
    keeper: [
      'commander of the gate',
      'has an order of three hundred, who all have one shoulder higher than the other, and a roster for the next thousand years.',
    ],
    guest: [
      'crown engineer',
      'has come from {town} with plans for a lock, for ships, and with a king behind the plans.',
    ],
    absent: 'one in white armour',
    hooks: [
      [
        'The one in white has begun to slip: the width of a hand in a month. {K} pays {pay} gold pieces, and offers a place in the order, to whoever finds out what frightens an angel.',
        'It is a solar, it has held for nine hundred years, and on the other side somebody has started to knock and to say its name.',
      ],
      [
        'Forty villages below the gate pray to it. A bishop of {town} has taught them that it will open for the faithful, on a day which he has named.',
        'The dream of the day was sent. He believes in it, and {days} thousand people are walking up the valley to sing.',
      ],
      [
        '{B} needs a sample from behind the gate, a cupful, and pays in royal estates.',
        'The cup holds a small sea. Whoever pours it out has an island where {town} was.',
      ],
    ],
    done: 'In {town} one farms, and here one holds. Anyone may take a turn at the bronze, for an hour, and it is said to cure pride; kings have done so, in front of painters.',
    trace:
      '{K} shows guests the handprints of those who took a turn, worn into the metal as deep as a thumb. On the inside, at the same height, there are others.',
    truth: [
      'They are holding it shut from both sides. Behind it is a people who guard us from what lives in their deep, and they pushed with us for nine hundred years. They are nearly all dead; {V} feels the hands go, one by one, and has told no one, since who would stand here then?',
      'It opens inward. All this time {V} has not kept the sea from coming in, but us from drowning the ones who live there: the last sea of a murdered world, with its children in it. Our air would burn it. The knocking is {num} of them who want to be let out to die in the sun.',
    ],
    finds: [
      [
        'Perception',
        'laying your own hands on the bronze, in the prints',
        'others push back, a little out of time, as tired people do.',
        1,
      ],
      ['Insight', 'asking {V} how many', '{V} says "eleven", and then "ten".', 1],
      [
        'Investigation',
        'looking at the hinges',
        'whoever built the gate meant it to be closed from here, by someone who was ashamed.',
        2,
      ],
      ['Arcana', 'casting Tongues and listening', 'the knocking is a number, and a lullaby.', 2],
      [
        'Religion',
        'using Commune about the gate',
        'three gods give three answers, and the fourth has hung up.',
      ],
    ],
    use: [
      'Every minute without {V} the gate gives a foot. Six people of great strength (total Strength 120) hold it for an hour, and then are spent.',
      'Things come through the gap sideways: a kraken, cut to fit, and then the rest of it.',
      'A wall of force holds as long as it lasts. A wish closes the gate for a year and a day, and takes the year from the one who wished.',
    ],
    later: [
      'In {days} days the last pair of hands goes. What comes next is in no hurry, and has no name that one can pray against.',
      'In {days} days the singing crowd arrives, {V} looks round at it, and the gate stands open by a yard in both worlds.',
    ],
    ways: [
      'They can be relieved. One opening, one hour long, with the whole order going in and the last hands coming out; some of the three hundred will have to stay there for good, and {K} asks who of the party would call the roll.',
      'The sea can be moved, if there is somewhere to put it: {B} has the plans, a king has a desert, and {V} has nine hundred years of standing and would like to carry something for once.',
    ],
  },
  {
    id: 'lich-office',
    levels: [13, 20],
    tones: ['intrigue', 'grim'],
    words: ['lich', 'office', 'chancery', 'archive', 'archives', 'bureaucracy', 'government'],
    title: 'The Chancery of {town}',
    look: 'Two thousand clerks sit in one hall, and at the far end is a door with no handle and a light under it. Files go in through a slot and come out decided. Taxes, wars and marriages of the whole realm have been decided there for three hundred years, and nobody has met the one who does it.',
    senses:
      'Pens, thousands of them, and a cough that is passed from row to row. It smells of ink, and near the door of cedar and cold.',
    keeper: [
      'first secretary',
      'has had the seat by the slot for {years} years, and has learned to tell from the handwriting when it is in a bad mood.',
    ],
    guest: [
      'reformer',
      'has won an election, the first that there was, and has come with a crowbar and four guards to meet the government.',
    ],
    absent: 'former first secretary',
    hooks: [
      [
        'Files have been coming out blank since Monday. {K} pays {pay} gold pieces, and any file that exists, to whoever goes in and comes out again.',
        'Nobody is behind the door. On the desk lies a letter of resignation, and under it a list of those who may apply.',
      ],
      [
        '{B} asks the party to be the fifth guard, and to knock.',
        'The door opens to whoever has been elected. It takes the oath at its word, and whoever sits down is not able to get up.',
      ],
      [
        'A prince of the realm who was condemned in a file eighty years ago is still in the tower of {town}, twenty-two years old, and asks for his appeal to be carried in by hand.',
        'He is the phylactery. It was hidden in a person whom the law has to keep alive.',
      ],
    ],
    done: 'Anyone in {town} may ask the slot anything, in writing, for one copper piece. It answers in a week, it has never taken a bribe, and it is always just and never once kind.',
    trace:
      'The blank files have been stamped, by {K.name} in person. All clerks over sixty have cold hands, and nobody in the hall has been seen to leave for lunch.',
    truth: [
      'The lich who ruled the realm for three hundred years has retired. {V}, whose heart had been in the files longer than in anything, told it that it was tired; it had not known that one could be. It keeps bees now, two days from {town}, and will not come back, and the five archdevils with whom it had treaties have until the new moon to hear of it.',
      'The lich died a century ago, for good. The clerks have decided everything since, a row at a time, without ever saying so to each other: each believes that the others only copy. {V} counted, understood, and was promoted into the room with no handle.',
    ],
    finds: [
      [
        'Investigation',
        'reading the last true file',
        'it ends in the middle of a tax on honey, with a smudge in the shape of a smile.',
        1,
      ],
      [
        'Nature',
        'asking the bee keepers around {town} about swarms',
        'one of them does not need a veil, as he has no face.',
        1,
      ],
      [
        'History',
        'laying verdicts of a hundred years side by side',
        'they get kinder toward noon, as people do who are about to eat.',
        2,
      ],
      [
        'Perception',
        'watching two thousand pens',
        'they slow down for a difficult one, all of them.',
        2,
      ],
      ['Arcana', 'casting Divination on the door', 'the answer is stamped, and reads "pending".'],
    ],
    use: [
      'A stamped order binds whoever reads it, as Geas does (DC 13). {K} has one blank left.',
      'Shelves on rails can be driven through the hall like a train, with four people on top.',
      'The pens stand up against those who burn files: swarms, in two thousand bodies, with very steady hands.',
    ],
    later: [
      'At the new moon the first of five treaties lapses. A city that is not {town} is not there any more, and its file comes out of the slot, closed.',
      'In {days} days {B} gets the door open and shows it to the crowd. By night every verdict of a hundred years is being appealed, with axes.',
    ],
    ways: [
      'It would sign five more years of treaties for a good reason. It likes its neighbours, the party has two days of road to find out who they are, and {B} would have to sit and be taught.',
      'It could be said aloud, to the two thousand, by somebody they trust, that they have governed well. {K} knows it and is afraid that the next file will then take them a year. The elected one can still ask them to go on.',
    ],
  },
  {
    id: 'star-well',
    levels: [13, 20],
    tones: ['horror', 'grim'],
    words: ['star', 'stars', 'observatory', 'well', 'night', 'astronomer'],
    title: 'The Star Well of {town}',
    look: 'A shaft a mile deep has been sunk through the mountain of {town}, so that the stars can be seen by day. There is one star fewer on the charts each night. In the water at the bottom, where the sky ought to lie, there is a second sky, and it is filling up.',
    senses:
      'It is so still that one hears the blood in the ears. Now and then there is a plop, like that of a very small stone. It smells of nothing at all, and that is noticed later.',
    keeper: [
      'astronomer royal',
      'has put out both eyes, keeps the charts by heart, and asks visitors not to look down for longer than a breath.',
    ],
    guest: [
      'archmage',
      'wants the telescope turned round for one night, to see who is doing this, and has been told no by nine emperors.',
    ],
    absent: 'star counter',
    hooks: [
      [
        'On each night a person in {town} forgets that they had a sister, a street, a god. An empress pays {pay} gold pieces, for a temple in her own palace of which she knows only that she built it.',
        'A star goes out and with it all that was done under it. The god in the temple was the ninth.',
      ],
      [
        'Sailors of three nations are lost, as the pole star moved, and it moved toward {town}.',
        'The whole sky is being drawn in over the shaft. It will be above {town} in {days} days, and it will fit.',
      ],
      [
        '{B} needs somebody at the bottom of the well who will pull a rope and not answer, whatever is asked.',
        "What is asked is one's name. Whoever says it is the next light in the water.",
      ],
    ],
    done: 'Calendars of eleven empires are kept here, and births of kings are timed. Since the new moon {K} lets nobody in who has a name that is written on a map.',
    trace:
      'The counters of {K} work in pairs, and each writes down on waking who the other is. In the deep water something winks with a planet.',
    truth: [
      '{V} counted aloud at the edge, as a joke, and something below counted on. It is old, it never knew that there were so many, and it wants to have them all: each that is named in its hearing comes down. {K} named forty before understanding it. It is not evil, and it is not going to stop.',
      'The sky in the well is where they are safe. Something is coming from beyond the stars and eats them, and {V} hides them, one by one, and pays for each with a memory of somebody in {town}. {V} has no more of their own left, and must take larger ones.',
    ],
    finds: [
      [
        'Arcana',
        'casting Legend Lore on a star that is gone',
        'there is no answer, and then one, from below, in the voice of a child who has found something.',
        1,
      ],
      ['Perception', 'saying a wrong number at the edge', 'a voice corrects it.', 1],
      [
        'Nature',
        'comparing the charts of nine hundred years',
        'the lost stars lie on one line, as houses on a street down which somebody walks.',
        2,
      ],
      [
        'Insight',
        'asking {V} for a name, any name',
        '{V} gives yours, with relief, as if it had been kept for you.',
        2,
      ],
      [
        'History',
        'asking ten people in {town} the same question',
        'each lacks something, and none of them lacks the same thing.',
      ],
    ],
    use: [
      'True names are loud here. Each time that one of the party is called by name, a light goes out in the pack: a spell slot of the highest level left.',
      'A fall in the shaft takes eleven rounds. In the middle there is no weight, and two skies.',
      'What climbs out of the water has the shape of a constellation (use a starry empyrean, or an empyrean with darkness for wounds).',
    ],
    later: [
      'On night {days} it has all of them, and looks up for more. It starts with those who have a name and a light on: {town}.',
      'On night {days} {V} pays with the name of the sun.',
    ],
    ways: [
      'It can be taught to give back, as one teaches a child: by giving it something, and asking for it again. {B} has no patience, {K} has no eyes, and the first gift has to be worth a star.',
      'The walker on the street of stars can be met, at the end of the line, through the well (a Plane Shift, with the rope). {V} will hold the rope for as long as someone keeps telling {V} what it is for.',
    ],
  },
  {
    id: 'oath-vault',
    pronouns: { K: 'she', B: 'he' },
    levels: [14, 20],
    tones: ['intrigue', 'heroic'],
    words: ['oath', 'oaths', 'vault', 'crown', 'names', 'throne'],
    title: 'The Oath Vault of {town}',
    look: 'A round hall lies under {town}, with a niche for each ruler of the continent, and in each niche stands an iron jar with a crown on the lid. In the jars are the oaths: the very breath that said them. Whoever opens one frees a king of all he ever swore.',
    senses:
      'Put to the ear, each jar whispers its oath, without end. The hall sounds like a wood. It smells of iron and old breath.',
    keeper: [
      'abbess of the vault',
      'has sworn nothing herself, as the law of her order demands, and lies fluently and with pleasure.',
    ],
    guest: [
      'emperor',
      'has come alone and on foot to {town}, to ask for his jar, for one night, on account of a woman.',
    ],
    absent: 'jar wright',
    hooks: [
      [
        'Four kings broke their word on one day, each a different one, and were surprised at how easy it was. A fifth pays {pay} gold pieces to have his own jar checked, tonight.',
        'The four jars are full of ordinary air. The fifth is as it should be, and there is a scratch on the seal.',
      ],
      [
        '{B} asks the party to steal what {K} will not lend, and gives a county for it.',
        'He wants to be free of an oath to make war if he is asked to. He will be asked in {days} days.',
      ],
      [
        'At the gate of {town} a demon lord offers a truce of a hundred years, sworn into a jar, and requires only that the party carry it down and put it in its place.',
        'The empty niche between two others was left for him. What he would get is to be in the room with all the other oaths at night.',
      ],
    ],
    done: 'Treaties of the continent are sworn here, in front of {K}, at the price of a year of peace. Anyone may leave an oath in {town} for a gold piece, and marriage vows have a whole wall.',
    trace:
      '{K} has put four lids on straight, and all the others are a finger off, to the left. Bees go in and out at a crack behind the marriage wall.',
    truth: [
      '{V} made jars that leak. Each lasts {years} years and fails on the day that was paid for, and the house that paid for it is nowhere: it is the abbess before the last, who lives, in the marriage wall, as a vow that never ended. She hates kings for what they promised her. {K} is her daughter.',
      'Nothing is in any of the jars and never was. Kings keep their word for fear of them, which was the idea of the first abbess. {V} told four kings, for money. {K} has {days} days to make a lie of three hundred years true.',
    ],
    finds: [
      [
        'Perception',
        'listening at the wall of marriage vows',
        'one of them is said over and over, by a very old woman, and is changed a little each time.',
        1,
      ],
      ['Arcana', 'casting Identify on a failed jar', 'the glaze was made to craze, at a date.', 1],
      [
        'Insight',
        'asking {K} what is in the jars',
        '{K} says "the word of kings", and for once is telling the truth.',
        2,
      ],
      [
        'Investigation',
        'opening a jar that nobody would miss',
        'there is a slip of paper inside: "Thank you for keeping quiet."',
        2,
      ],
      [
        'History',
        'comparing what the four kings did',
        'not one of them did it while he was being watched.',
      ],
    ],
    use: [
      'In the hall no lie can be told by anyone who has a jar here. {K} has none. The party may have some.',
      'A broken jar lets out a word that binds whoever hears it (DC 14 Wisdom; as Geas), and each binds to something else.',
      'Guards are oaths too: {few} helmed horrors, who swore never to let anything out, and said nothing about in.',
    ],
    later: [
      'On day {days} at noon nine more jars fail. By the evening there is no border on the continent on which somebody is not standing.',
      'On day {days} {B} opens his jar in public, to be free. Everyone sees that nothing happens.',
    ],
    ways: [
      'The old abbess would stop if one king came down and kept what he had promised her, {years} years late. That king is the grandfather of {B}, is very old, and remembers her name.',
      'A true jar can be made: it takes the breath of somebody who will never break the word. If one king swears into it before all of the others, they will not dare to ask about theirs; {K} would like the party to choose whom.',
    ],
  },
  {
    id: 'gods-inn',
    pronouns: { B: 'she' },
    levels: [13, 20],
    tones: ['whimsical', 'heroic'],
    words: ['inn', 'god', 'gods', 'tavern', 'retired', 'temple'],
    title: 'The Quiet God near {town}',
    look: 'A small inn stands at a crossroads, with geraniums. The weather stops at the fence. In the yard a storm is chopping wood, a little out of breath, and the sign shows a god with the face scratched off and a soup bowl painted in.',
    senses:
      'A spoon in a pot, and behind it, if one listens, the sea, a war and a wedding. It smells of bread, as it did at home.',
    keeper: [
      'innkeeper',
      'is a large, kind person with earth under the nails, who knows what you would like to eat and never what you would like to hear.',
    ],
    guest: [
      'high priestess',
      'has walked here from {town} with nine thousand faithful, who are camping in the field, and has been told that the kitchen is closed.',
    ],
    absent: 'cook',
    hooks: [
      [
        'The temple of {town} pays {pay} gold pieces for whatever will make its god come back, since nobody there has had a prayer answered for {years} months.',
        'They are answered here, at supper, to those who sit down and have a look at the menu.',
      ],
      [
        'War, Death and the Harvest have each booked a table for {days} days from now, at eight. {K} asks the party to wait on them, and to seat them well apart.',
        'They are coming to fetch {K}. Each has brought an argument, and one of them has brought a chain.',
      ],
      [
        'A child of six has been made a god by mistake in {town2}, and the storms there are bedtime-sized but getting larger.',
        'The power had to go somewhere when {K} put it down. It went to the nearest person who was not afraid.',
      ],
    ],
    done: 'At the table of {K} a meal costs one true answer, and a bed costs nothing. Those who have eaten here sleep well, wake healed of one thing, and find that it was not the thing they had come about.',
    trace:
      'The salt never runs out. When {K} laughs, the corn outside grows by a hand, and {K} has stopped laughing where farmers can see it.',
    truth: [
      '{K} was the god of {town}, and has resigned. The cook {V.full} was the last one who ever prayed for nothing, only to say good evening, and was killed by pilgrims in a crush. {K} has opened the inn that {V} had always wanted. Without a god the door of the temple in {town} stands open to whatever comes first.',
      '{K} is no god. {K} is the cook: the god {V} wished for one day off, put the crown on the hook in the kitchen, and went for a walk in the shape of a goose. That was {years} months ago. {K} answers what prayers can be answered with soup.',
    ],
    finds: [
      [
        'Religion',
        'asking for a blessing',
        '{K} gives one without thinking, and is cross for an hour.',
        1,
      ],
      [
        'Perception',
        'looking at the second chair in the kitchen',
        'it is laid for supper, and the apron on it has been mended by someone who can make worlds and not a seam.',
        1,
      ],
      [
        'Arcana',
        'looking behind the saucepans',
        'a crown of light hangs there, with a hook through it, and a note: "Back by six."',
        2,
      ],
      ['Nature', 'following the geese on the pond', 'one of them walks on the water, absently.', 2],
      ['Insight', 'asking {K} about the weather of tomorrow', '{K} looks into a pot.'],
    ],
    use: [
      'Nobody can be hurt at table. It is the oldest law there is, and ends when the chairs are pushed back.',
      'The storm in the yard (use an elder tempest with an axe) does as it is told by whoever shares lunch with it.',
      'A wish that is said aloud here is written on the slate by the door, and added to the bill.',
    ],
    later: [
      'In {days} days three gods sit down. By the soup there is an earthquake in {town}, by the cheese {town2} is gone.',
      'In {days} days the faithful break down the door, {K} puts on the crown so as to quiet them, and finds that it fits.',
    ],
    ways: [
      '{K} would go back for one thing: that people should sometimes say good evening. {B} has nine thousand in a field who could begin, if anyone dared to tell them.',
      '{K} asks for the goose to be found, caught and scolded by somebody who means it. It is having a wonderful time, and knows what it has done.',
    ],
  },
  {
    id: 'lower-palace',
    pronouns: { K: 'he', B: 'he', V: 'she' },
    levels: [15, 20],
    tones: ['horror', 'intrigue'],
    words: ['palace', 'mirror', 'reflection', 'shadow', 'double', 'doubles', 'court'],
    title: 'The Lower Palace of {town}',
    look: 'The palace of {town} stands by a black lake, and its reflection is a little larger than it should be. Below, the windows are lit when those above are dark. Somebody walks to and fro in the lower throne room, and on the upper side there is nobody.',
    senses:
      'At the shore one hears a ball, very faintly, with the music running backward. It smells of snow, in every season.',
    keeper: [
      'lord chamberlain',
      'closes the curtains toward the lake at dusk, all four hundred, personally, and counts the servants in the morning.',
    ],
    guest: [
      'young king',
      'has begun to shave without a mirror, and asks old friends questions to which only he knows the answer.',
    ],
    absent: 'queen mother',
    hooks: [
      [
        '{B} pays {pay} gold pieces to have everyone at court touched with something wet.',
        'Those from below cannot bear lake water: it calls them home. Eleven flinch, one of them at the head of the army.',
      ],
      [
        'A regiment of {town} marched round the lake on a still day. It came back on time, left-handed, and salutes beautifully.',
        'The real one is below, on parade, and cannot stop until somebody above gives the order with the other hand.',
      ],
      [
        '{K} has counted one servant too many, three days in a row, and wants the party to be guests at court until it has found out which.',
        'It is {K}. The lord chamberlain came up with the curtains, a year ago, and does not know it.',
      ],
    ],
    done: 'Here the realm is ruled: petitions before noon, and war and marriage after. There is a masked ball in {days} days, on the terrace, by the water, and eleven crowned heads have accepted.',
    trace:
      'Swans on the lake of {town} have no reflection, since the reflection of each has gone. In the great mirror the king is half a second early.',
    truth: [
      '{V} lost a child and asked the lake for it. What came up was polite, cried at night and grew up to be {B}. It has ruled well. The court below wants its prince back, and sends up one person a month to look; and the real one has been a king there for {years} years, and is a monster.',
      "They do not invade; they flee. The lower palace is being eaten from beneath, by something of which it is the reflection's reflection, and {V} let them in one at a time, with papers, in exchange for people who were dying anyway. {num} are at court. What chases them will be at the surface on the night of the ball.",
    ],
    finds: [
      [
        'Insight',
        'telling {B} the oldest joke of the royal nursery',
        'he laughs before the end, and then looks very tired.',
        1,
      ],
      ['Arcana', 'using True Seeing on {B}', 'you see {B}, as he is, standing on his head.', 1],
      [
        'History',
        'reading the deaths in the palace infirmary',
        'each who died in spring was buried in a coffin that was full of lake water.',
        2,
      ],
      [
        'Perception',
        'looking at the lake through the lake, from below',
        'under the lower palace there is a third one, and no light in it.',
        2,
      ],
      [
        'Investigation',
        'watching who stirs tea against the clock',
        'there are more of them than one would like.',
      ],
    ],
    use: [
      'Below, up is down and left is right: ranged attacks have disadvantage, and healing spells hurt while harm heals, for the first minute.',
      'Whoever meets their own double may not speak first (DC 14 Charisma, or they change places).',
      'The four hundred curtains are one mechanism. If all are opened at once, at noon, whoever is below is here, and the other way about.',
    ],
    later: [
      'At the ball in {town} the music runs backward and eleven crowned heads are asked to dance. By morning all wars on the continent have the same general.',
      'At the ball of {B} the surface breaks. What comes out has no shape (use a tarrasque that is seen only in water), and reflects nothing.',
    ],
    ways: [
      'The two kings have to sit opposite, with the water between, and one of them give way. {B} would; what is below must be brought to the table by the party, and {V} has to be the one to say which is her child.',
      'The lake can be drained in one night, by {K}, who has the sluice key, with all who came from below on dry ground beforehand and all who went down brought up. Then nothing can come, and {num} strangers live at court for good.',
    ],
  },
  {
    id: 'angel-ward',
    levels: [12, 19],
    tones: ['grim', 'horror', 'heroic'],
    words: ['angel', 'hospital', 'healing', 'celestial', 'feather', 'temple', 'healer'],
    title: 'The Ward of Feathers in {town}',
    look: 'Pilgrims of twelve nations queue round the cathedral, blind, lame and dying, and those who come out at the other side walk. Each wears a white feather. Behind the altar is a curtain, and the floor in front of it has been scrubbed so often that the stone has a hollow.',
    senses:
      'The choir sings day and night, in shifts, and very loud. It smells of incense and, below it, of a stable.',
    keeper: [
      'archbishop',
      'has not slept through a night for years, heals kings and beggars in the order of arrival, and has forbidden silence.',
    ],
    guest: [
      'marshal',
      'has brought ten thousand wounded to {town} from a just war, and needs them on their feet by {days} days from now.',
    ],
    absent: 'sacristan',
    hooks: [
      [
        'The marshal {B.full} pays {pay} gold pieces for a wagon of feathers, without asking how {K} comes by them.',
        'There are not so many left. Ten thousand would be all of it, and then one more thing.',
      ],
      [
        'From {town} to the last island clerics have lost a circle of their spells, and their gods say nothing about it but "Where?"',
        'Heaven has been one short for {years} years, and has just found out by counting.',
      ],
      [
        'A boy from {town2} who was healed here has begun to sing in the night, in a language that makes plates crack, and his mother is afraid of him.',
        'The one behind the curtain calls through all of the feathers. {num} thousand people in {town} have begun to hum.',
      ],
    ],
    done: 'A feather heals whatever it is laid on: it acts as Heal or Greater Restoration, once. It costs nothing, which is the terrible thing about it, and {K} writes down each name and asks to be prayed for.',
    trace:
      'The choir has never been allowed to rest, and under its loudest note there is another one. The doves of {town} do not go near the roof.',
    truth: [
      'Behind the curtain lies a planetar with its wings nailed to the floor. {V} found it fallen in a field, dying, and prayed; it told {V} to pull out a feather and lay it on a sick child. It has said "take" for {years} years. It cannot any more, and {K} has gone on taking.',
      'It is not an angel. What fell was a devil of the first rank, in white, and each feather that heals leaves a thread: {num} thousand people who owe a debt and do not know it. {V} cut one thread and is dead. {K} suspects it, and has seen the blind see.',
    ],
    finds: [
      [
        'Perception',
        'stopping the choir for ten seconds',
        'a voice is screaming the word "take", quite kindly.',
        1,
      ],
      [
        'Religion',
        'using Commune or Divination about the ward',
        'your god answers "Here", and it is the first time that a god has wept in your hearing.',
        1,
      ],
      [
        'Arcana',
        'looking at a healed person with True Seeing',
        'a thread leads from the heart to the altar and is pulled tight.',
        2,
      ],
      [
        'Religion',
        'laying a feather on holy ground that {K} has not blessed',
        'it turns black from the quill.',
        2,
      ],
      [
        'Medicine',
        'comparing those who were healed in the first year with the last',
        'the early ones are well, and the late ones are only without pain.',
      ],
    ],
    use: [
      'Any wound in the cathedral closes by itself at the end of a round, on friend and foe. Nobody can be killed here, and {K} has counted on that.',
      'The nails are adamantine and a yard long. Each takes a minute to draw, and the whole of {town} feels it.',
      'Ten thousand soldiers who want to be healed stand outside. They will not let anybody take it away, and they are not in the wrong.',
    ],
    later: [
      'In {days} days {B} empties the ward. The last feather heals a corporal, and the host of heaven is over {town} by evening, to ask.',
      'In {days} days the threads are drawn in, all at once: an army of {num} thousand with one will, and it has {B} at its head.',
    ],
    ways: [
      'It can be freed and it would still forgive. But whoever draws the nails has to say to a queue of twelve nations that it is over; {K} will hold the curtain open, and asks not to be spared.',
      "A thread can be bought back by somebody who takes the old illness on. If one does it in front of all, others will; {K} is the first in line, with {years} years of other people's pain to choose from.",
    ],
  },
  {
    id: 'royal-theatre',
    pronouns: { B: 'he' },
    levels: [11, 18],
    tones: ['whimsical', 'intrigue'],
    words: ['theatre', 'play', 'stage', 'opera', 'actor', 'actors', 'prophecy'],
    title: 'The Royal Theatre of {town}',
    look: 'The play for tonight is posted on the gate, and under it, in small print, the consequences. Whatever is played here comes true within the week. There are four thousand seats, of which three thousand are reserved for embassies, and the box of the crown has bars on it.',
    senses:
      'A bell rings three times, and then {town} holds its breath. It smells of paint, velvet and singed wigs.',
    keeper: [
      'director',
      'has put on nothing but comedies for {years} years, has run out of marriages, and now marries the butlers.',
    ],
    guest: [
      'first tragedian',
      'has not died on a stage since the treaty, misses it very much, and has been made an offer by two crowns.',
    ],
    absent: 'playwright',
    hooks: [
      [
        'A new play has been handed in with no name on it, five acts, and in the last of them {town} falls. {K} pays {pay} gold pieces to have it stolen from the prompter before Saturday.',
        'It cannot be burned, as it says so in act two. It can be rewritten, by anyone who can keep to the metre.',
      ],
      [
        'Outside {town} two armies have stopped in the field and are waiting for the reviews.',
        'Each has bribed an actor to win. It is the same actor, he has one line, and it is "My lord, the enemy".',
      ],
      [
        '{B} asks the party to kill him on Saturday, in act five, on the open stage, and not to hold back.',
        'He has found a footnote: those who die well here get up again, and are real from then on. He has only ever been a part.',
      ],
    ],
    done: 'Crowns send their plots to be played, for 50,000 gold pieces an act, and {K} changes the endings. A seat costs one gold piece, and tomatoes are sold, as the audience has a say.',
    trace:
      'The prompter has not been seen eating. When {B} is off the stage, the lamps of {town} burn lower, and come up at his cue.',
    truth: [
      "{V} wrote the world a happy end, {years} years ago, and went in to live in it. The new play comes from there: it turned out that nobody in it had anything to do, and {V} is bored to tears and wants a war. The manuscript is in the prompter's box, which is how one gets in.",
      'Nothing that is played comes true. {K} has always read the dispatches first, and put on what had happened. This time there was no dispatch. Somebody has written a play about {town} who is going to do all of it, word for word, and has sent {K} two tickets.',
    ],
    finds: [
      [
        'Investigation',
        'reading the stage directions',
        '"Enter a party of four", it says, "who read this".',
      ],
      [
        'Perception',
        "putting your head into the prompter's box",
        'one hears applause, from the other side, and one person who is not clapping.',
        1,
      ],
      [
        'Performance',
        'playing a scene of it badly on purpose',
        'outside in {town} a cart falls over in the same way.',
        1,
      ],
      [
        'Investigation',
        'comparing the premieres with the mail coaches',
        'no play has ever opened on a day without post.',
        2,
      ],
      ['Insight', 'congratulating {K} on the last war', '{K} nearly confesses, and then bows.', 2],
    ],
    use: [
      'On the stage anything that is said in verse happens, at once, until the line is capped by somebody else (contested Performance).',
      'The thunder sheet is real thunder (8d8), the trap goes to the next scene, and the rope marked "Deus" drops whatever is on it.',
      'The audience can be asked. Four thousand people who shout the same word count as a wish, and are hard to direct.',
    ],
    later: [
      'On Saturday the curtain goes up. By act three the enemy is at the gates of {town}, exactly as many as the company can pay for.',
      'On Saturday the author comes to {town}, takes a seat in the ninth row, and outside the gates somebody lights four thousand torches.',
    ],
    ways: [
      '{V} wants somebody to play against. A better fifth act, improvised, would bring both home; {B} is ready to die in it, and {K} to be hissed.',
      '{K} knows that the author has to be in the house to see it. If the play is changed as it goes on, so must the plan be: the party knows the text, has the first two acts to find the ninth row, and the rest to spoil it.',
    ],
  },
];
