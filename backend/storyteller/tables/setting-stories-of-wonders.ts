import type { SettingStory } from './setting-story-type.ts';

/** More settings, each about one strange thing that everybody in it has got used to. */
export const settingStoriesOfWonders: readonly SettingStory[] = [
  {
    id: 'endless-house',
    levels: [11, 18],
    tones: ['horror', 'heroic'],
    words: ['house', 'mansion', 'rooms', 'doors', 'indoors'],
    title: 'The House That Took the Sky',
    pitch:
      'All of {land} is indoors. Ninety years ago a house began to grow over {land}, and it has not stopped: there are plains with carpets, a lake in a bath, and a lamp for a sun. In {town1} the lamp has begun to flicker, and from the floor above comes the sound of someone packing.',
    party:
      'The party was born outside, under the sky, which makes them the best liars in {land}. {P1} lets them have any door that they can open, and {P2} wants them to open one that has been nailed shut.',
    truths: [
      '{land} has eleven floors that have been mapped, and four million people, who mostly live in the corridors, for fear of new rooms.',
      'A room that was not there yesterday is aired, blessed and entered by convicts of {town2} first.',
      'The lamp over {town1} goes on at six and off at ten. No one has ever seen the hand.',
      'Windows are forbidden in {town3}. There is one, behind a curtain, and it shows a garden at night.',
      "What is dropped in {town4} falls for a day, and lands in somebody's soup on a floor that is above it.",
      'In three weeks it is ninety years, and all clocks in the house have started to agree.',
    ],
    regions: [
      '{town1} lies in the Great Hall, with streets between the table legs, and its parliament sits on the table.',
      '{town2} is the Nursery. The army is trained there, among toys as large as barns, and nobody touches the horse.',
      '{town3} is the Library, a city of ladders, where one may say anything below a certain shelf.',
      '{town4} hangs in the Stairwell, on nets, and lives from what falls.',
    ],
    factions: [
      [
        'the Stewards',
        'want everything left where it is; they dust {town1} daily, with forty thousand people',
        'have found the list of rooms, and that it has a last page',
      ],
      [
        'the Doorbreakers',
        'want to get out, and have dug through nineteen walls; behind each there was a corridor',
        'have come up under {town1}, from below, although they were digging away from it',
      ],
      [
        'the Guests',
        'want to be good, quiet and thankful, so that no one is sent home',
        'have begun to put the others out at night, on the landing',
      ],
      [
        'the Catchers of {town4}',
        'want the right to all that falls, people too',
        'know that things fall from nearer each year',
      ],
    ],
    conflicts: [
      'A room has appeared in {town1}, with nine beds, made, and on each pillow there is the name of a minister.',
      'The Doorbreakers have wounded a wall. It bleeds plaster. The Guests have brought it flowers and the heads of two of them.',
      'The toy horse in {town2} has been found facing the other way. {P2} had an oath from forty sentries, and none of them has been found.',
    ],
    people: [
      [
        'head steward',
        'wants somebody to go up to the floor above and ask, politely, what is being packed; there are {pay} gold pieces in it',
        '{P1.name} straightens pictures, and apologises to them.',
        'tears up the list for somebody who has seen the last room',
      ],
      [
        'captain of the nursery',
        'wants the nailed door opened, from inside if need be, before it opens itself',
        '{P2.name} sleeps in a toy box with the lid shut.',
        'gives up the keys to a person who can wind the music box',
      ],
      [
        'reader of the upper shelves',
        'wants the window of {town3} looked through by one who knows what a garden is',
        '{P3.name} turns pages in the air before answering.',
        'draws the curtain for whoever will hold the hand of {P3.name}',
      ],
      [
        'catcher',
        'wants a rope that goes up, and company',
        'Before sitting down {P4.name} looks at the ceiling, always.',
        'lets go of the net for one look at the stars',
      ],
    ],
    places: [
      [
        'The Landing',
        4,
        'those who were put out are said to stand there, and {P4} shakes the dust of it from the nets',
        [
          'They stand there, tens of thousands, in coats, as one waits for a carriage, and do not hear anyone.',
          'Nobody is there. On the wall hang their coats, each with a size and a date.',
        ],
      ],
      [
        'The Curtain',
        3,
        'forty readers guard it, with their backs to it; {P3} has the forty-first chair',
        'In the garden a family stands with lanterns and looks up at the house. They have been there for ninety years and have a ladder.',
      ],
      [
        'The Wound',
        1,
        'one may lay an ear to the wall here, for a silver piece, and {P1} pays people not to',
        [
          'It has a pulse.',
          'Behind it is the sky, roaring, with something in it that tries the wall with a finger.',
        ],
      ],
    ],
    start: [
      'At ten at night the lamp of {town1} goes off, as always, and then on again. In the light a hand as large as a square is seen, which has lifted the roof of the parliament and is feeling about in it, tenderly, as one does for one\'s glasses. {P1} says, without moving the lips: "Do not run. It is only upset by running."',
      [
        'It looks for the one who was born outside: the house can smell a sky on them, and wonders if there is room for a family in it.',
        'It looks for cracks. It found one in {town1} an hour ago, and closes it with what is at hand.',
      ],
    ],
    openings: [
      [
        "A child of {town2} has a doll's house in which, today, there is a party of the right number on the stairs.",
        'It is always right, and can be used as a map; but whoever moves a doll has moved someone.',
      ],
      [
        'A coat falls into the nets of {town4}, in the size of one of the party, with a carriage ticket for three weeks from now.',
        'It is their place on the landing. Nothing can be done about the ticket except not to put on the coat.',
      ],
    ],
    truth: [
      'The house was built for a family that never came home. It has waited, made rooms, and taken in everybody who came near, so as to be full when they do. They came back long ago, stand in the garden and cannot get in past all of the guests. It is packing us up, to make room.',
      'A king built it, with a wish, over all of {land}, because he had seen what was coming from the sky, and he is the house. He has held the roof on for ninety years and is tired; what they take for a hand that gropes is one that holds shut.',
    ],
    secrets: [
      [
        'The house knows its family by a song, which is in the music box of {town2}, and has four verses.',
        'The king can be spoken to in the cellar, where the boiler is. He asks each time if the children are asleep.',
      ],
      'The nailed door leads out. It has always been unlocked, and it opens inward; all who pushed it are in the book of {P2}.',
      'In the Library there is a chapter that is being written. It has got as far as the party.',
      'The Guests have been counting. There is one person in each room who was not born, not let in and not noticed.',
    ],
    steps: [
      'nine ministers go to bed in the new room and are not in it in the morning',
      'the second floor of {town2} is dusted, covered with sheets and locked, with the people in it',
      [
        'a ladder is put up against the window of {town3}',
        'plaster falls in {town1}, and through the hole there comes, for an hour, weather',
      ],
      'On the day on which it is ninety years all the clocks strike, and someone above puts out the lamp, picks up a suitcase and comes down the stairs.',
    ],
    ends: [
      'Four million people can walk out through the one door that opens inward, if the front ones can be got to step back. {P2} has the keys and would have to be the last.',
      [
        'The family can be brought in, past everybody, by whoever sings the four verses; then the house is content, and it is quite small.',
        'The king can be relieved: each floor would need someone to hold up the ceiling for a night, and {town1} would have to be told what for.',
      ],
    ],
  },
  {
    id: 'reformed-dark-lord',
    pronouns: { P1: 'he', P3: 'she' },
    levels: [11, 19],
    tones: ['whimsical', 'heroic', 'intrigue'],
    words: ['lord', 'evil', 'villain', 'election', 'reformed', 'tyrant'],
    title: 'The Dark Lord Would Like Your Vote',
    pitch:
      'The Dark Lord of {land} lost the last war, went away, and has come back with a broom. He has rebuilt {town2}, dug wells, and stands for chancellor in three weeks. He is ahead. The heroes of {town4} who defeated him are fat, quarrelling and in debt.',
    party:
      'The party has been called in by both sides as observers, since nobody in {land} is left who has not fought for one of them or been saved by the other. They are to say whether it is a trick.',
    truths: [
      'The Dark Tower in {town1} is a school. It still has the spikes, with pumpkins on.',
      'Half of the skeletons in {land} are with the fire brigade, and the other half are on strike.',
      'The five heroes have a seat each in the council, for life, and have not spoken since the division of the treasure.',
      'In {town3} they remember the year of the black snow. There is a day of silence, and it is he who pays for the flowers.',
      'His orcs have a choir. In {town4} it fills the cathedral, and people weep who did not mean to.',
      'In three weeks {land} votes, and on the same evening there is an eclipse, as there was the last time.',
    ],
    regions: [
      '{town1} is the capital and lies in the shadow of the tower until ten, when the pupils turn the mirror.',
      '{town2} was burned by him, and has been built up by him, with drains. Nobody there has a word to say against the drains.',
      '{town3} will not forgive. It has a wall with {num} thousand names, and a clerk who adds those who have died of it since.',
      '{town4} is where the five heroes live, in five castles that look away from each other.',
    ],
    factions: [
      [
        'the Broom Party',
        'wants clean wells, fair courts and nobody thrown off anything; it has a candidate',
        'keeps a cellar with all that it has not thrown away yet',
      ],
      [
        'the Five Chairs',
        'want to be thanked; they have had the song reprinted',
        'have sold the sword that killed him, twice',
      ],
      [
        'the Wall of {town3}',
        'wants him to read all of the names, aloud, before anyone votes',
        'has hired somebody, for the last name',
      ],
      [
        'the True Shadow',
        'wants the real thing back, spikes and all; it is mostly young people from good families',
        'does in his name, by night, what he is trying to live down',
      ],
    ],
    conflicts: [
      'Someone has made black snow fall on {town2}, one street of it. The Broom Party sweeps, and does not know how it was done.',
      'The paladin of the Five has challenged him to single combat, and he has accepted, on condition that it is at draughts.',
      'The skeletons want the vote. They were people of {land}; there are a million of them, and they can remember whom they voted for the last time.',
    ],
    people: [
      [
        'dark lord',
        'wants to be watched, day and night, by people whom nobody can buy; he can pay {pay} gold pieces, with a receipt',
        '{P1.name} takes off the helmet to speak to children, and one sees that it costs something.',
        'withdraws for one name on the wall that he does not remember',
      ],
      [
        'last paladin',
        'wants to have been right, and a loan',
        '{P2.name} still stands so that the light falls from behind.',
        'gives back the chair to the first person who asks what happened to the horse',
      ],
      [
        'clerk of the wall',
        'wants the list complete; there is one name missing, and he is the only one who can know it',
        '{P3.name} has never been heard to raise her voice, and rooms go quiet.',
        'calls off the hired hand if it is said on the steps, by him, on his knees',
      ],
      [
        'choir mistress',
        'wants the tower keys for a night, for a surprise, and asks the party not to look into the boxes',
        '{P4.name} sings while talking to orcs and only then.',
        'opens the boxes for a tenor',
      ],
    ],
    places: [
      [
        'The Tower School',
        1,
        'one is shown round by a ghoul with a timetable, and {P1} takes the third form for history',
        [
          'In the cellar, behind nine locks, is the crown. He goes down each night and sits opposite it, with his hands in his lap.',
          'In the cellar, behind nine locks, he lies in state, on ice. The one upstairs has his hands.',
        ],
      ],
      [
        'The Wall of Names',
        3,
        'one can read here for a day and not get to the corner; {P3} brings soup',
        "The missing name is cut very small, low down, in his own hand, and it is a child's.",
      ],
      [
        'The Five Castles',
        4,
        'each may be visited on its own day, and {P2} lends out the horse',
        'In four of the five the treasure is gone. In the fifth there is a contract, with the Shadow, for the eclipse.',
      ],
    ],
    start: [
      'At a rally in {town2} a bolt comes out of the crowd. The Dark Lord catches it a hand\'s breadth from a schoolgirl, looks at it, and for a moment all the shadows on the square bend towards him. Then he says "excuse me", and gives the bolt to the party. There are forty thousand witnesses, and no two of them have seen the same.',
      "The bolt is one of the Five's, with silver and a prayer on it. It was aimed at the girl, to make him show himself.",
    ],
    openings: [
      [
        "A skeleton knocks at the party's door, takes off its skull and asks to be told who it was.",
        'It was one of theirs, or of somebody close to them, and it has been putting out fires for eleven years.',
      ],
      [
        'The horse of {P2} can speak, has had enough, and would like to make a statement before it is sold.',
        'It knows that the last blow was not struck by any of the Five: he had put down the sword, and asked if they were hungry.',
      ],
    ],
    truth: [
      '{P1} means it, and put down the sword on the last day, because of a child on the battlefield, and has been trying to find her family since. Evil has not gone: it is in the crown, it is lonely, and it knows the date of the eclipse. The Shadow needs him to win, since on that evening they mean to have it put on him, as chancellor.',
      'The Dark Lord is dead. Those in {town1} who loved him, and there were some, a cook, a ghoul and the choir mistress, have played him since with a very good suit of armour, doing everything that he had planned to do once he had won. {P1} is the cook, has read all the papers, and is terrified of being elected.',
    ],
    secrets: [
      [
        'The child lives. She is the girl at the rally, and the bolt had been meant for her before.',
        'The helmet cannot be taken off in front of adults, as he is known to have had a beard.',
      ],
      'The Five broke up over the treasure, since there was none: he had spent it on drains.',
      'The boxes of {P4} contain two hundred trumpets. The choir mistress has noticed that orcs can do brass.',
      'A million skeletons have voted already, by post. They were not asked, it is in order, and it is enough.',
    ],
    steps: [
      'black snow falls on {town1}, during lessons',
      'the paladin {P2} loses at draughts in front of the whole council, and draws the sword, which is a copy',
      '{P3} reads out the names by night, alone, and people come out of their houses to help',
      'The vote is his, it gets dark, and somebody comes up the steps in {town1} with a cushion.',
    ],
    ends: [
      '{town3} has the last word, and knows it. If he reads them all, and it takes four days, then whatever is put on his head after that is only a hat.',
      [
        'The crown can be worn by someone whom it does not tempt. It has been put on a goat, a stone and a skeleton so far; each of them had plans.',
        'The dead lord can be elected, if {land} is told the whole of it by three servants from a balcony. It would be the first government that was formed by people who had actually read the papers.',
      ],
    ],
  },
  {
    id: 'gods-swapped',
    levels: [12, 20],
    tones: ['whimsical', 'heroic'],
    words: ['gods', 'god', 'pantheon', 'temple', 'divine', 'miracle'],
    title: 'The Gods Have Changed Places',
    pitch:
      "The nine gods of {land} drew lots at a feast, and each has someone else's work. War does the weddings, Death the harvest, and the sea is in the hands of the god of small repairs. In three weeks they draw again, unless somebody can find out who has the bag.",
    party:
      'The party prays to nobody in {land}, or has been answered by the wrong one, and so it is allowed on the stairs. Nine high priests have made them ushers of the next feast, and each has explained where not to sit.',
    truths: [
      'Whoever marries in {land} is given an enemy, a banner and a field. The divorces have dropped.',
      'The wheat of {town1} comes up white, silent and all at once. It is excellent, and one does not whistle in it.',
      'The sea has been mended. It has a seam, off {town2}, and it squeaks.',
      'Prayers are answered within the hour, by whoever is nearest. In {town3} one prays with a dictionary.',
      'Love is being done by the god of justice, who weighs both.',
      'Clerics of {land} cast what they are sent. It is written on a slate in {town4}, at dawn.',
    ],
    regions: [
      '{town1} is farmland, in the care of Death, who walks the rows at dusk with a hoe and takes off his hat to women.',
      '{town2} is a port with a quiet sea. The fishermen have been told to wipe their feet.',
      '{town3} has the old temples, with the names painted over, and a very large lost property office for miracles.',
      '{town4} is at the foot of the stairs. It lives from pilgrims, sandals and the sale of places in the queue.',
    ],
    factions: [
      [
        'the Nine Priests',
        'want it put right, or at least put in writing; they meet in {town3} and have not got past the seating',
        'have discovered that the new ones are better, and burned the minutes',
      ],
      [
        'the Brides of War',
        'want War kept where he is; they are the happiest cavalry in the world',
        'have learned how to draw a lot twice',
      ],
      [
        'the Small Repairers',
        'want their god back, since nothing in {town2} that is smaller than an ocean gets mended any more',
        'have been up the stairs by night, with a screwdriver',
      ],
      [
        'the Vacancy',
        'wants to be the tenth; it has no god, a great deal of faith and a chair',
        'has the bag',
      ],
    ],
    conflicts: [
      'No one has died in {town2} since the feast: the god of doors has that now, and cannot decide. The queue has reached the bridge.',
      'Two armies have met by {town1} and are being married. The generals have asked for a ruling.',
      'The god of justice has fallen in love with a baker, by mistake, with himself as the judge, and the sun has stood still over {town3} for two hours each day since.',
    ],
    people: [
      [
        "death's bailiff",
        'wants a scythe brought back, from a wedding, before somebody cuts the cake with it',
        '{P1.name} ties up tomatoes with great tenderness and black ribbon.',
        'goes back to the old work for one person who says thank you for it',
      ],
      [
        'harbour pilot',
        "wants the seam of the sea unpicked in one place, by a boat's width, and pays {pay} gold pieces",
        '{P2.name} oils things.',
        'sails over the edge for a proper storm',
      ],
      [
        'high priest of whoever it is',
        'wants an audience, on any floor, with anybody',
        '{P3.name} has nine sets of robes on, and turns round to change.',
        'says what was burned to anyone who has read minutes before',
      ],
      [
        'keeper of the chair',
        'wants the party to sit down in it for a moment, only to see',
        '{P4.name} believes, so hard that cups move.',
        'gives up the bag to somebody who does not want it',
      ],
    ],
    places: [
      [
        'The Stairs',
        4,
        'they go up behind the fish market, and {P4} is at the ninth step with lemonade',
        'On the landing nine pairs of shoes stand in a row, and there is dust on all but one.',
      ],
      [
        'The White Fields',
        1,
        'one can talk with whom one has lost, at dusk, across a hedge, and {P1} rakes noisily to give people time',
        [
          'What is harvested here is not wheat. Each ear is a day that someone had left, and Death is giving them back.',
          'He has never been happier, weeps into the beans, and has put up a notice: "Please do not tell them that I am good at it."',
        ],
      ],
      [
        'The Office of Miracles',
        3,
        'people hand in what they have been sent by mistake, and {P3} issues tickets',
        [
          'The bag was handed in here a week after the feast, with nine names in it, all in one hand.',
          'The bag was handed in here a week after the feast. It is empty, and has always been; they could only see it if they were drunk.',
        ],
      ],
    ],
    start: [
      'The party is at a wedding in {town1} at which the priest forgets the god\'s name. The roof comes off. War looks in, in full armour, with a bouquet, and asks in a voice like falling masonry whether anyone knows of an impediment, because he would so much like to hear one. {P1} whispers: "Say something. He will make do with anything. He is bored."',
      [
        'War drew the lot that he had wanted all his life, and does not dare to show it. Somebody had arranged it for each of the nine.',
        'War is not bored but lost, and has been ever since the tenth one at the table was put out.',
      ],
    ],
    openings: [
      [
        'A ship of {town2} comes in with a crew of the drowned, who were told at the gate that there was nobody to take their names.',
        'They are owed a god. The Vacancy has offered them one.',
      ],
      [
        "The baker with whom justice is in love asks for the party's help in being found wanting.",
        'She is. She has short-weighted one loaf, for a poor man, and the god has been thinking about it for eleven days.',
      ],
    ],
    truth: [
      "They did it on purpose: each had been wanting another's work for a thousand years and was ashamed to say so. Death packed the bag, out of kindness, with the right lots. They would be happy for ever. But nobody was left the small gods' work, and the world is held together by it; in three weeks the seam goes.",
      'There were ten at the feast. The tenth was the god of names, who was a bore, and was made to leave before the pudding. The lots have gone wrong because nobody now can say whose is whose. The Vacancy is the only place where the tenth is still believed in, and {P4} does not know in whom it is that {P4.name} believes.',
    ],
    secrets: [
      [
        'The god of small repairs drew the sea, was too shy to object, and has been crying under {town2}, which is why it squeaks.',
        'The chair fits only one. If any of the party sits down in it, they will know all names for an hour, and then none.',
      ],
      'Two lots can be exchanged by two gods if they shake hands before a witness who believes in neither.',
      'The Brides of War have promised him a daughter.',
      'The dead who were not taken can vote, under a law of {town3} about residence, and would vote for Death.',
    ],
    steps: [
      'a mountain near {town1} falls in love',
      'the queue of those who have not died goes once round {town2} and asks for soup',
      'the god of justice finds against the sun',
      'On the evening of the feast they draw again, all drunk, out of a bag that somebody has filled.',
    ],
    ends: [
      'They would listen to nine mortals who did their work for one night, and said what it was like. The party is not nine, and so some of the high priests would have to find out what they have been talking about.',
      [
        'It can stay as it is, with one god more: somebody has to be the god of what is small, full time, and for ever. There is a harbour pilot who oils things.',
        'The tenth can be called in from the rain by anyone who remembers a name that no one else does. There is one in each family; it is only never told at feasts.',
      ],
    ],
  },
  {
    id: 'hostage-shadows',
    pronouns: { P1: 'she', P3: 'she' },
    levels: [11, 19],
    tones: ['intrigue', 'grim', 'horror'],
    words: ['shadow', 'shadows', 'hostage', 'treaty', 'spy', 'spies'],
    title: 'The Exchange of Shadows',
    pitch:
      'After the last war the great houses of {land} gave each other their shadows as hostages. If a lord of {land} breaks the peace, his enemy need only light a lamp. It has held for {years} years. On Monday, in {town1}, a minister was seen to cast two.',
    party:
      'The party has its shadows, all of them, and so cannot be held to anything. They are sworn in by four houses as inspectors of the hostages, are given four keys, and are asked by each to look first at the others.',
    truths: [
      'Everyone of rank in {land} casts none, is seen at noon for pride and after dark for comfort, and is called a Clear.',
      'The shadows are kept in four houses of black glass, one in each capital, and are walked daily.',
      'A shadow that is hurt hurts. In {town2} a duke has limped since a careless cleaner.',
      'Common people have theirs, and have learned to keep it out of the road of carriages.',
      'Shadows do not speak. In {town3} there is a scholar who says that they have stopped speaking.',
      'In three weeks, at the eclipse, they are to be counted in {town1}, before all ambassadors, for the first time.',
    ],
    regions: [
      '{town1} is white, with no trees and no awnings. At noon it is like being looked at.',
      '{town2} has the mines of black glass, four armies that are not allowed to face each other, and excellent lamps.',
      '{town3} is a university of light. The lecture halls are round, so that nobody can stand behind anyone.',
      '{town4} has its markets at night. It is run by people who were never worth a hostage, and very well.',
    ],
    factions: [
      [
        'the House of Noon',
        'wants the count held, in public, and the peace renewed; it has the largest lamp in the world',
        'has been practising on one of its own',
      ],
      [
        'the Glass Wardens',
        'want to be left alone with the shadows; they have served four masters in {town2} and been thanked by none',
        'have {num} empty frames, hung with velvet',
      ],
      [
        'the College of Light',
        'wants one shadow released, under observation, in {town3}, for the sake of knowledge',
        "has done it; it has not come back, and neither has the college's rector, although he lectures",
      ],
      [
        'the Long Evening',
        'wants {town4} recognised as a fifth power, with a hostage of each of the others',
        'sells shadows to those who need a second one',
      ],
    ],
    conflicts: [
      'A general of {town2} has woken with a shadow that is not his, and it pulls to the left. He has an army to lead, and will not let it be seen by daylight.',
      'A lamp has been stolen in {town1} that could burn eleven houses. {P1} says that it is being cleaned.',
      'A lord who has broken the peace quite openly is in the best of health. {town3} has called a conference about it, and nobody dares to open it.',
    ],
    people: [
      [
        'lady of noon',
        'wants to know whether her own shadow is where it should be, from people who will not tell her family, and pays {pay} gold pieces',
        '{P1.name} stands with her back to the wall, and the wall is lit.',
        'puts out the great lamp if she is shown what it has burned already',
      ],
      [
        'glass warden',
        'wants a cart without windows, and a road without a moon',
        '{P2.name} walks round things on the floor that are not there.',
        'opens all frames to somebody who asks a shadow for its pardon',
      ],
      [
        "rector's widow",
        'wants it to be said that he is dead, although he is giving a lecture',
        '{P3.name} lights a candle, looks at the wall and then answers.',
        'marries what lectures, if it asks her itself',
      ],
      [
        'night factor',
        "wants to buy the party's, at once, and names a price that makes one look down",
        '{P4.name} has three, and they are playing cards.',
        'gives one back for nothing to a child',
      ],
    ],
    places: [
      [
        'The Black House of {town1}',
        1,
        'hostages are shown here on Thursdays, behind a pane, and {P1} has a box',
        [
          'They bow, all together, a little late. They are being worked, with strings of wire, from the next room.',
          'They do not bow. They are in session, and do not care to be disturbed.',
        ],
      ],
      [
        'The Frames',
        2,
        'the glass is blown here, at night, and {P2} signs each with a thumb',
        'In the furnace there are teeth of shadow, as one finds lead in old fires. The burning began {few} years ago and by order.',
      ],
      [
        'The Round Lecture',
        3,
        'the late rector speaks here on Tuesdays about the nature of absence; {P3} is in the first row',
        [
          'He casts a man, faintly, on the wall: it is the other way round.',
          'He is a shadow that somebody has put into a coat, sent here by the others to find out if one can be believed.',
        ],
      ],
    ],
    start: [
      'At a reception in {town1} the chandeliers go out, all of them, for as long as it takes to say so. When they are lit again, every Clear in the room has a shadow, black and neat, at their feet. For one breath all of {town1} looks down in joy. Then four hundred shadows raise the right hand, and four hundred people of rank see their own right hand go up.',
      [
        'It was done by {P4}, who has sold four hundred of them on trial, and has the strings.',
        'The hostages have shown that they could. They have asked for nothing yet, and will do so at the eclipse.',
      ],
    ],
    openings: [
      [
        'A duke who has never limped asks the party to find the cleaner of {town2}, and to thank her.',
        'She trod on the wrong one. His has not been there for years, and he has acted the limp so that nobody should know.',
      ],
      [
        'One of the party is followed in {town4} by a shadow which is not theirs, very shy, in the form of a girl of six.',
        'It is that of the heir of Noon, who was given at that age. It would like to see her.',
      ],
    ],
    truth: [
      'The hostages are dead. The wardens of all four houses burned them, {few} years ago, on secret orders of four lords, each of whom wanted to be free and believed himself the only one. The peace holds because none of them knows of the others. The count would be the end of it.',
      'A shadow that is kept from its owner grows up. They have had {years} years in four glass houses, with nothing to do but to think, and have found that it is they who keep the peace. They govern {land} by small pulls. At the eclipse there will be nobody who is not a shadow, and they mean to ask for the vote, or take the other hand as well.',
    ],
    secrets: [
      [
        'One was not burned: that of the lady of Noon. The warden {P2} could not do it, carries it home in the evenings and reads to it.',
        'They have never hurt anybody of their own accord. There is a law about it among them, it was carried by one vote, and that one is wavering.',
      ],
      "The Long Evening's wares are those of the poor, taken in the street, at dusk, from people who did not look down.",
      'Whoever steps into a black frame is a shadow for as long as he is in it. It is how the rector went, and it was his own idea.',
      'The lamp that was stolen is in {town4}. {P4} uses it as a chair.',
    ],
    steps: [
      'the general with the wrong shadow is pulled off his horse, to the left, in front of his army',
      'a wall in {town3} is found to have been written on, from inside',
      [
        'two lords find out about each other, and dine together, with very bright lamps',
        'in {town1} no one of rank can sign a death sentence: the pen will not go down',
      ],
      'At the eclipse they are called up in {town1}, house by house, and all of {land} looks at the floor.',
    ],
    ends: [
      'There would be a way to count them and find nothing missing: {town4} has four hundred to sell, and the poor from whom they were taken might be asked, for once, for a loan.',
      [
        'If four lords confess in one breath, none of them is weaker than another. It is a question of who breathes in first, and {P1} would, with hers beside her.',
        'They can be given back, all at once, at the darkest minute, to people who will have to live with having been watched by themselves for {years} years. Or {land} may have a second chamber.',
      ],
    ],
  },
  {
    id: 'wild-hunt-licence',
    pronouns: { P1: 'she' },
    levels: [12, 20],
    tones: ['horror', 'grim', 'heroic'],
    words: ['hunt', 'hunters', 'fey', 'hounds', 'horn', 'quarry'],
    title: 'The Licence of the Hunt',
    pitch:
      'One night a year the Wild Hunt rides through {land}, by contract, and takes a hundred. The houses draw up the list. In return no other power of the world may touch the realm. This year the horn has been heard early, and the list that was sent has come back with one name on it: {land}.',
    party:
      'The party has outrun worse things, or so the Hunt believes: it has sent them an invitation, on bark, to ride. {P1} begs them to accept, and {P3} shows them where the horses are kept.',
    truths: [
      'No dragon, devil or neighbour has crossed the border of {land} for two hundred years. They stand on the other side and look at their watches.',
      'A hundred names a year out of eleven million is fewer than die of wasps. It is the first thing that is taught in {town1}.',
      'Those on the list are well paid, are given a head start and shoes. {num} have come home in two hundred years; they live in {town3}, and do not sit down.',
      'Silver, running water and holy ground count as a bush to hide behind, and the hounds enjoy it.',
      'Foxes are sacred in {town2}, and are apologised to.',
      'In three weeks it is the night, and the horn has been blowing for six days.',
    ],
    regions: [
      '{town1} has the Listing Office, with clean windows, and a park in which deer walk up to one. People look away from deer.',
      '{town2} breeds hounds, for abroad. There the children are given names that are hard to call out.',
      '{town3} is a town of runners, with streets that have no corners, and no door is ever locked.',
      '{town4} lies on the border. Every power in the world has an embassy there, on the wrong side of the street, with a good view.',
    ],
    factions: [
      [
        'the Listing Office',
        'wants a hundred names accepted, or a thousand; it has offered a discount on the old',
        'has not listed one of its own families for two hundred years',
      ],
      [
        'the Hundred and First',
        'wants no list; it hides people who are on it, in {town3}, and others are taken',
        'has found the text of the contract and stopped talking about it',
      ],
      [
        'the Kennels',
        'want to be on the side of the hounds, and send meat',
        'have crossed one of theirs with one of the other, and it can talk',
      ],
      [
        'the Embassies',
        'want the contract to lapse; they have eleven claims to {land}, in date order',
        'have asked the Huntsman for a share',
      ],
    ],
    conflicts: [
      '{town1} has sent out ten thousand summonses, to be on the safe side. There are battles in the post offices.',
      'A runner who came home has been asked how it is done, by everybody, and has set a price: one hour in which nobody asks.',
      'The dragon in the largest embassy has offered to protect {town4}, forever, for the rest.',
    ],
    people: [
      [
        'mistress of the list',
        'wants the party to ride, and to ask the Huntsman what has displeased him; {pay} gold pieces, and their own names struck out for good',
        '{P1.name} has a list in every pocket, and cannot stop making them.',
        'writes herself down, in ink, for a reason that would do for a stranger',
      ],
      [
        'kennel master',
        'wants one hound fed, by someone whom it does not know by smell, and listened to',
        '{P2.name} smiles with the mouth closed and is good with children.',
        'lets them all go if one of them asks',
      ],
      [
        'runner',
        'wants to go once more, and not to be alone',
        '{P3.name} stands while asleep.',
        'tells how it is done to whoever keeps up for an hour and does not ask',
      ],
      [
        'first secretary of a dragon',
        'wants to know the day, the hour and whether there will be leftovers',
        '{P4.name} has excellent manners, and a smell of matches.',
        'holds back eleven powers for a page of the contract',
      ],
    ],
    places: [
      [
        'The Stone of the Bargain',
        1,
        'it stands in the park, with a hundred lines on it for this year, and {P1} has it scrubbed',
        [
          'The text says "a hundred, or whoever asked for this". It was cut away, and can be felt.',
          'The text says "until the quarry turns". It was never hidden; nobody has read on so far.',
        ],
      ],
      [
        'The Kennel of the Grey',
        2,
        "{P2} takes one there at feeding time, blindfolded, and it breathes on one's hand",
        'It was the runner of the year before last. They do not kill what they catch. They take it along.',
      ],
      [
        "The Runners' Mile",
        3,
        'one may try it at night with {P3}, and most people turn round at a certain tree',
        [
          'Beyond the tree the hunted go on living, in a camp, for as long as they keep moving; there are thousands.',
          'Beyond the tree is where all tracks end. They do not stop: they turn, and stand.',
        ],
      ],
    ],
    start: [
      'In broad daylight a stag comes into the throne room in {town1}, with blood on it, lays down its head on {P1}\'s knees, and says in the voice of the last king: "They are not hunting us. Let them through." Then the horn blows over {town1}. The hounds that come in go round the party on both sides, like water round stones, and every one of them looks up.',
      [
        'It was the king, who had been taken on his own list, by his daughter, eleven years ago, and has run since, to say that.',
        'It was the Huntsman, in the last skin that he had to wear. He had hoped that somebody would have the courage to turn round.',
      ],
    ],
    openings: [
      [
        'The talking hound asks the party to take a message to a mother in {town3}, and to let it wait in the garden.',
        'It has been eleven years. It would like to know if it is called by its name.',
      ],
      [
        'Someone has put up {few} hundred names in {town4}, on walls: those of the Listing Office, with addresses.',
        "It was the runner's hour. The Hunt can read, and has been seen to stop in front of one.",
      ],
    ],
    truth: [
      'The Hunt does not hunt us; it drives something. It has done so for two hundred years, round and round, through {land}, since here it can be held: a thing that was never named, and that it is their doom to chase. A hundred each year are the replacements for riders who were lost. This year they have lost nearly all, and it is behind them.',
      'It is a game, and can be won. The Huntsman was a quarry himself, who turned round, and found that what he ran from had only ever wanted to stop. Since then he has been looking for someone to do it to him. Nobody in {land} has, in two hundred years; he has lost patience, and means to hunt it to the end.',
    ],
    secrets: [
      [
        'It can be named, by one who looks at it. The first rider did, and has no mouth.',
        'Whoever turns and stands, to the third blast, is Huntsman, and may let go whom they will. It has to be meant: {P3} has tried, nine times.',
      ],
      '{P1} put her father on the list. He had been about to sign the law that would have listed everybody, by lot, her too.',
      'The embassies have bet on it. The dragon stands to win, has an interest in nobody finding out, and has begun to send the party presents.',
      'The grey hounds remember for as long as somebody in {town3} leaves a door open.',
    ],
    steps: [
      'the horn is heard at noon in {town2}, and all dogs there lie down facing east',
      'a thousand of the summoned are brought to the park in {town1}, and it is the Hunt who takes off their hats to them',
      [
        'riders come in over the border at {town4}, wounded, and ask for water',
        'the last of the runners stops in the middle of the mile and waits',
      ],
      'On the night of the hunt they come through {land} from end to end, and behind the last of the hounds something comes that makes no sound.',
    ],
    ends: [
      'Eleven million people cannot hide. They could all stand on the road, on both sides, with lamps, from {town1} to the border; it has never been seen what it is that runs there.',
      [
        'The Hunt could be given riders who are good at it. They need nine. Whoever rides is not coming back before it is named, and {P1} has asked for a horse.',
        'One of the party turns round, with the hounds at their throat, and does not draw. Then there is a new Huntsman, who has a hundred thousand hounds who would like to go home, and eleven powers at the border.',
      ],
    ],
  },
  {
    id: 'smugglers-parish',
    pronouns: { P3: 'he' },
    levels: [1, 8],
    tones: ['intrigue', 'heroic', 'whimsical'],
    words: ['smugglers', 'smuggling', 'coast', 'customs', 'salt', 'parish'],
    title: 'The Parish That Smuggles',
    pitch:
      'In {land} salt is taxed, and everybody smuggles it: the choir, the doctor, the dead. The coffins of {town1} are never quite empty. Now a customs cutter lies off {town2} with an honest captain, and in the last coffin that came up the beach somebody was knocking.',
    party:
      'The party has come ashore in {town1} on the wrong night, and has seen the lanterns. Each side believes that they belong to the other. {P1} gives them the best room in the vicarage, with a bolt on the outside.',
    truths: [
      'The coast of {land} has four towns, forty caves and one tide table, which is printed with two mistakes.',
      'At the third hymn in {town1} the choir has sand on its shoes.',
      'A pound of salt costs a copper piece at sea, and nine on land. The king in the capital has a war, and likes it salted.',
      'In {town2} they have hanged no smuggler for {years} years, as there is no jury.',
      'The squire of {town3} is against it, in all his speeches, and has a wet cellar.',
      "In three weeks is the spring tide. The whole year's cargo comes in on it, or does not.",
    ],
    regions: [
      '{town1} has the church, the crypt and a vicar who knows the moon. The bells there are rung for reasons.',
      '{town2} has a harbour, a fort and a customs house, which has been painted by the smugglers, as a kindness.',
      '{town3} lies inland, on the road, and sells the salt under the name of chalk.',
      "{town4} is wreckers' country, past the point, where lights are not always where they should be.",
    ],
    factions: [
      [
        'the Choir',
        'wants a quiet spring tide; it practises on the beach',
        'has had a new tenor since autumn, who cannot sing',
      ],
      [
        'the Cutter',
        'wants one honest witness, of any sort, in {town2}; it pays in advance and is laughed at',
        'has orders, sealed, which its captain has opened too early',
      ],
      [
        'the Chalk Company',
        'wants prices up, and so now and then a cargo is lost; it regrets that, in {town3}',
        'tells the Cutter which cargo it will be',
      ],
      [
        'the Point',
        'wants what the sea gives; it has put up a lamp for the poor sailors',
        'has put somebody into the coffin',
      ],
    ],
    conflicts: [
      'The widow of a drowned carrier has asked for his share, in church, aloud. No one has looked at {P1}.',
      'A boy of {town1} has been taken by the cutter, with a bag of salt and a hymn book. He has till Sunday to decide whose names he knows.',
      'A brig has gone on the rocks by {town4}, on a clear night. Eleven sailors are in the crypt, and they had been promised a lamp.',
    ],
    people: [
      [
        'vicar',
        'wants a coffin opened by people who do not pray here, and closed again if need be',
        '{P1.name} preaches on the loaves, and looks at the tide.',
        'tells all from the pulpit if a child is going to hang',
      ],
      [
        'captain of the cutter',
        'wants the one who is behind it, and offers {pay} gold pieces, out of {P2.their} own pocket',
        '{P2.name} has lemonade sent round, and drinks it alone.',
        'tears up the orders for one good reason why salt should cost nine',
      ],
      [
        'squire',
        'wants the party to be seen at dinner, and to have heard him say what he says',
        '{P3.name} salts everything twice.',
        "turns king's evidence for a dry cellar and a title",
      ],
      [
        'lamp keeper',
        'wants to be asked who it was for, on the night of the brig',
        '{P4.name} has the shutters closed toward the sea.',
        'puts the lamp back where it was if one of the eleven forgives it',
      ],
    ],
    places: [
      [
        'The Crypt',
        1,
        'there are a hundred coffins in it, for a parish of that size, and {P1} counts them on Fridays',
        [
          "The knocking is that of a king's messenger, alive, with half of a letter.",
          'The knocking is that of the man who was drowned, and who saw who pushed him.',
        ],
      ],
      [
        'The Customs House',
        2,
        'it is bright, clean and deaf; {P2} has had the walls sounded',
        'Behind the new paint is a door to a stair, and the stair leads to the beach. The smugglers built it for the customs men, who had complained about the path.',
      ],
      [
        'The Lamp',
        4,
        'it stands a mile too far to the west, on wheels, and {P4} has a rug over the tracks',
        'Under the rug is the ledger of the point: each wreck, with a share for {P3}.',
      ],
    ],
    start: [
      'By night, on the beach at {town1}, nine people in surplices take the party for the carriers and put a coffin on their shoulders. Halfway up it knocks. The procession goes on singing, a little louder. "That," says {P1} behind them, still in tune, "is not one of ours."',
      [
        "The king's messenger was put in at {town4}, to be carried to the crypt by the choir and found there by the cutter.",
        'The drowned carrier had crawled into it from the sea, to be taken home by the only people who would not open it.',
      ],
    ],
    openings: [
      [
        'The captain hires the party to buy a pound of salt, in each of the four towns, and to describe the face.',
        'It is the same face in all four: a kind old woman with a cart. She is the banker.',
      ],
      [
        'The boy on the cutter sings the party a hymn through the porthole, with a wrong verse in it.',
        'The verse is a tide, a cave and an hour: the cargo of the spring tide, and who is going to be hanged for it.',
      ],
    ],
    truth: [
      "The squire {P3} means to end it: the year's cargo, the choir and the cutter are all to meet on the beach, with soldiers on the cliff, and he will be governor of a quiet coast with the only licence for salt. The point works for him. The messenger had the licence with him.",
      "The salt is not for money any more. In the second mistake of the tide table {P1} has been bringing people in, from the king's war, by the hundred, in coffins. The tax men may have all the salt. The drowned carrier was going to sell them by the head.",
    ],
    secrets: [
      "The tenor of the choir, who cannot sing, is the captain's own brother, and has written to {P2} that he would like to stay.",
      [
        "The other half of the letter is in a fish at the squire's table.",
        'There are {num} of them in the caves now, some with swords, and they have begun to help with the altos.',
      ],
      'The lamp at the point was first moved by {P4} to save a ship, and it worked.',
      'The king has lost his war, and does not need the salt. It is known on the cutter, and nowhere else on the coast.',
    ],
    steps: [
      'the widow goes up to the cutter, with everybody watching',
      '{P3} gives a dinner, with soldiers, in {town3}',
      'the lamp of {town4} is seen to travel along the cliff',
      'At the spring tide three hundred lanterns go down to the beach, singing, and somebody on the cliff lights one that is red.',
    ],
    ends: [
      '{P2} needs only one honest witness. It may be a whole parish, from the pulpit, in four parts; there is no jury in {land} who could sentence a choir.',
      [
        "If the cargo comes in under the squire's own windows, into his own wet cellar, in front of his own soldiers, he has it.",
        'The cutter has room for {num}. The captain would have to sail it the wrong way, with a brother in the bows who can at last be heard.',
      ],
    ],
  },
  {
    id: 'wall-garrison',
    pronouns: { P3: 'she', P2: 'he', P4: 'he' },
    levels: [5, 12],
    tones: ['grim', 'heroic', 'intrigue'],
    words: ['wall', 'garrison', 'border', 'soldiers', 'barbarians', 'fort', 'enemy'],
    title: 'The Wall and What It Keeps',
    pitch:
      'A wall runs across {land} from sea to sea, and a third of its children serve on it. Beyond it is the enemy, who has come over to {town2} every winter, until this one. The garrison of {town1} has sent home its wounded all the same, and the new captain has started to count arrows.',
    party:
      'The party is new, unsworn and paid by the day, and so may go where no soldier may: over. {P1} gives it a rope, {P2} a list of what not to bring back.',
    truths: [
      'The wall is forty feet high, eleven days long, and has a stair on one side only.',
      'What comes over it are the Others. No one in {land} has seen one by day, and every family has lost somebody to them.',
      'The bread of {town2}, the iron of {town3} and one child in three go to the wall. There is no other tax.',
      'Whoever has served nine years comes home, is given a farm, and does not talk.',
      'In {town4} they light a fire on the wall for each of the fallen. From the far side one sees fires answered, which is an insult.',
      'In three weeks the levy is due: this year for the first time it is one child in two.',
    ],
    regions: [
      '{town1} is the gate fort. Its gate is bricked up, with a flag on it, and grass grows on the threshold.',
      '{town2} is grain as far as one can see, brought in by old people and very young ones.',
      '{town3} is smoke and hammers. The swords of {town3} are all of one length, because nobody has asked what they are for.',
      '{town4} is where the veterans have their farms, with high hedges. They wave.',
    ],
    factions: [
      [
        "the Marshal's Office",
        'wants one in two; it has the charts of the attacks, in red',
        'draws up the attacks itself, in autumn',
      ],
      [
        'the Mothers of {town2}',
        'want a body, just one, of the Others, to be shown in the market',
        'have stopped the bread, as of Monday',
      ],
      [
        'the Ironmasters',
        'want a longer sword, or a second wall; they have the plans',
        'have bought their sons off, every one, for {years} years',
      ],
      [
        'the High Hedges',
        'want to be left alone with their turnips; they come to no feast',
        'go to the wall by night, with baskets',
      ],
    ],
    conflicts: [
      'The bread carts stand before {town1}, and the mothers stand before the carts. In the fort they have boots to eat until Friday.',
      'A recruit has come back over the wall, fat and cheerful, and says that he got lost. {P2} has had him locked up, before he can say where.',
      'The answering fires have gone out, all of them, on one night. The watch of {town4} has reported it as a victory.',
    ],
    people: [
      [
        'new captain',
        'wants to know whom the garrison has been fighting, and pays {pay} gold pieces for a look at it by daylight',
        '{P1.name} has counted the arrows and goes on counting.',
        'opens the gate, alone, with a pick, for one true answer',
      ],
      [
        'marshal',
        'wants that not to be asked; the party may name its price for a head, any head, in a helmet',
        '{P2.name} knows the names of all the fallen, and where each of them is.',
        'says it on the steps, to the mothers, if one of them is his own',
      ],
      [
        'speaker of the mothers',
        'wants to see her daughter, who fell in spring, and has not been shown a grave',
        '{P3.name} has flour on one hand and a stone in the other.',
        'sends the bread on if anybody who has seen the other side looks her in the eye',
      ],
      [
        'old soldier',
        'wants a basket taken over the wall tonight, as his knee is bad, and not to be thanked',
        '{P4.name} sets out two chairs, facing north.',
        'takes the party along, once it has eaten a turnip with {P4.them}',
      ],
    ],
    places: [
      [
        'The Bricked Gate',
        1,
        'it is saluted in passing, and {P1} has had the ivy cut',
        [
          'The bricks were laid from the north.',
          'The bricks are hollow. One can lift them out like drawers, and there are letters in them.',
        ],
      ],
      [
        'The Chart Room',
        3,
        'the attacks of two hundred years hang here, and {P2} dusts them',
        'The arrows that were shot in the last {few} years, the dead, the lost swords: it all adds up to what has been sold by {town3}.',
      ],
      [
        'The Field of Fires',
        4,
        'on the north side, so they say in {town4}, it is black for a mile with ash; {P4} has a shovel',
        [
          'There is a second town there, with a wall of its own, empty for {few} winters. Its soup is still on the hook.',
          'There is a second town there, with thousands of people in it: all the fallen, with their children, and a bakery.',
        ],
      ],
    ],
    start: [
      'In the snow, on the wall at {town1}, the alarm is given: they are coming. The party fights for an hour, in the dark, against shapes with white faces, beside a captain who shouts numbers. By daylight there is blood and there are footprints; and, as {P1} shows them, in silence, all of the footprints have come up by the stair.',
      [
        'They were soldiers of the marshal, from the next fort, with flour on their faces. It has to be believed for one more winter.',
        'They were soldiers of the wall, from the next fort, who had come to fetch those whose turn it is to fall.',
      ],
    ],
    openings: [
      [
        "A mother in {town2} bakes a loaf with a file, a map and a baby's shoe in it, and pays for it to go to a dead man.",
        'He will get it. His answer will come within the week, and it is about the size of the shoe.',
      ],
      [
        'The fat recruit sings a song in his cell that nobody in {land} has taught him. {P1} has the party put in with him.',
        'It is what they sing in the kitchens on the other side, and the refrain is a way over.',
      ],
    ],
    truth: [
      'The Others are gone. They died out {few} winters ago, of a sickness, behind a wall that they had built to be safe from us; it is their gate. Since then the marshal has had the attacks made. If it came out, a third of {land} has given its children for a charade, and he thinks that there would be nothing left that anyone obeyed.',
      'Those who fall do not die. Everyone who has served is offered it in the ninth winter: go home and keep silent, or go over and live. There are {num} thousand on the other side. It was begun by soldiers of both walls, two hundred years ago, who were tired. The new levy would be more than can be fed.',
    ],
    secrets: [
      '{P2} knows. The marshal was to have gone over at twenty, and stayed, so that somebody would keep the count.',
      [
        'There is one of the Others left. She is eighty, keeps a fire going and has been answering, alone, on eleven miles of wall, so that we should not be frightened.',
        'The daughter of {P3} has a bakery, two children and a mother whom she may not write to.',
      ],
      'The Ironmasters know that nothing is up there, and have ordered the second wall for the south.',
      'Those who talked are in {town4} as well, under the hedges. The veterans see to that themselves.',
    ],
    steps: [
      'the boots are eaten in {town1}',
      'the mothers come up the stair of the wall with ladders of their own',
      [
        'somebody is seen on the far side, with a lamp, and {P2} gives the order to shoot',
        'the fat recruit is hanged, and all along the wall people put down their spears',
      ],
      'The levy is read out in four towns, one in two; and a light is carried along the wall, from sea to sea, that nobody gave the order for.',
    ],
    ends: [
      'The gate can be opened from this side, by hand, in one night. Whoever lives with what comes after will not have been told how.',
      [
        'The old woman could be brought in and set down among the mothers, and asked what she has seen from over there. It would be the end of the marshal, and a beginning.',
        'They could all come home, with their children. {land} would have to be told that it had mourned for nothing, and to decide if that is good news.',
      ],
    ],
  },
  {
    id: 'stayed-fair',
    pronouns: { P1: 'she', P2: 'he', P3: 'he', P4: 'he' },
    levels: [4, 11],
    tones: ['horror', 'whimsical'],
    words: ['fair', 'carnival', 'circus', 'festival', 'clown', 'tents'],
    title: 'The Fair That Has Not Left',
    pitch:
      'A fair came to {town1} for three days, with lamps, cakes and a wheel. That was in spring. It has not left: it has spread to {town2}, everybody goes every night, and nobody has gone to work for a month. The cakes are getting smaller, and so are some of the people.',
    party:
      'The party has come in by the one road without lamps, sober and with money in its pocket. {P1} gives each of them a ticket, free, with a hole in it. {P3} tells them to keep their thumb on the hole.',
    truths: [
      'It opens when it gets dark and is closed when one is tired. Nobody has been tired for some time.',
      "One pays with what one has on one: a button, a tooth, the way to one's house.",
      'In {town1} the fields have been mown by the cows. The mayor has a season ticket.',
      'Every booth has a prize that nobody has won. Mothers in {town2} have been trying since May.',
      'There is a tent with no sign. Those who come out of it are quite all right.',
      'In three weeks is midsummer, with fireworks, and the wheel will be going round for the last time.',
    ],
    regions: [
      '{town1} is lit from end to end. In {town1} there are no shadows, and people do not like it to be mentioned.',
      '{town2} is being decorated. Its church is a helter-skelter, and the priest is at the top and laughing.',
      '{town3} lies across the river and has cut the bridge. At night it stands on the bank, and taps its foot.',
      '{town4} is the next on the poster, which went up by itself.',
    ],
    factions: [
      [
        'the Management',
        'wants everyone to have a lovely time',
        'has to have a thousand and one by midsummer',
      ],
      [
        'the Season Tickets',
        'want it never to stop; they have burned the ploughs of {town1}, for the light',
        'have begun to help people in who are only looking',
      ],
      [
        'the Cut Bridge',
        'wants {town3} to hold out; it has cotton wool, ropes and one deaf man',
        'loses nine of its own a night, who swim across to the music',
      ],
      [
        'the Booth People',
        'want to be asked how they are',
        'are made up of farmers, from {land} and elsewhere, each of whom has won something',
      ],
    ],
    conflicts: [
      'The children of {town2} want to come home. It is the parents who are still on the horses.',
      'The deaf man of {town3} has been given a ticket with a picture on it. It was of music.',
      'A booth has opened in which one can win back what one has paid. The queue is eleven hours long, and moves only backward.',
    ],
    people: [
      [
        'ticket lady',
        'wants the party to have a go on everything, once, and asks it on behalf of the Management',
        '{P1.name} has a different voice for each of the tickets.',
        'tears up a ticket if one asks her what she had wanted to win',
      ],
      [
        'mayor',
        'wants one more turn, and the party to hold his chain meanwhile',
        '{P2.name} has grown into his clothes in the wrong direction.',
        'gets off if somebody calls him home to supper, in the right voice',
      ],
      [
        'deaf carpenter',
        'wants the axle of the wheel sawn through, at noon, when it is only wood, and pays {pay} gold pieces that {town3} has put together',
        '{P3.name} watches lips and feet.',
        'goes in himself, if there is nobody else, and will hear it',
      ],
      [
        'strong man',
        'wants to lose, to anybody, and has bent everything that could be bent',
        '{P4.name} breathes very carefully beside children.',
        'holds the wheel, for as long as a person can',
      ],
    ],
    places: [
      [
        'The Tent with No Sign',
        1,
        'it is quiet in there, and cool, and {P1} looks the other way',
        [
          "There is a mirror, in which one is asleep at home. Whoever lies down there wakes up there; what gets up here is the fair's.",
          'There is a small man at a table, counting. He looks up and asks whether you are the relief.',
        ],
      ],
      [
        'The Wheel',
        2,
        'one sees all of {land} from the top, small and bright, and {P2} has the seat with the bar up',
        'On each of the gondolas there is a name, under the paint. They are those of villages, and there are forty.',
      ],
      [
        'The Bank of {town3}',
        3,
        'they tie each other to trees at dusk, and {P3} unties them; one hears the organ over the water',
        'The tune has a hole in it, where a bell should be. Whoever rings one, at the right bar, can be heard by everybody for as long as it sounds.',
      ],
    ],
    start: [
      'It is evening, and there are lamps across the road to {town1}. The party is given cakes, hats and turns on the horses, and it is the best night they have had for years. When they look for their own horses it is morning; there are eleven rides on their tickets, and one of them has a hand stamp with a number on it. {P3}, on the far bank, is holding up nine fingers, and then eight.',
      [
        'It is the number of nights that are left on it. With the last hole one works there.',
        'It is how many are missing. The fair has to have a thousand and one, and everyone with a stamp is counted.',
      ],
    ],
    openings: [
      [
        'A girl of seven takes the party by the sleeve and asks if they would please win her mother.',
        'She is on the top shelf of the third booth, eight inches high, and beautifully dressed.',
      ],
      [
        'The strong man challenges the party, for {bribe} gold pieces, and whispers: "Left knee. Please. Hit it as hard as you can."',
        "If he is beaten he is out of it. The Management knows that, and has taken away his left knee's pain.",
      ],
    ],
    truth: [
      'The fair eats evenings. Whoever has had the best one of their life here has no more of them, and gets smaller. The Management is the first guest, a child, who did not want to go home four hundred years ago, and has never been fetched. It stays longer each time, because it is tired, and afraid of the dark on the road.',
      'It is a prison, and the one who is kept happy in it is on the wheel. A small tired man made it, four hundred years ago, out of a village fair, to keep something amused that would have swallowed {land}. It needs a thousand and one who laugh. If it stops being fun, it will look round.',
    ],
    secrets: [
      [
        'The child has a number on its sleeve and an address in a village that was one of the forty. Somebody would have to have come for it.',
        'The one on the wheel has seen everything by now, four hundred times, and has begun to yawn.',
      ],
      'What has been paid is all in a box under the ticket booth: buttons, teeth, ways home. It is not locked.',
      'Whoever does not enjoy a ride has his ride back. {P3} is the one person in {land} who was never amused by anything.',
      'On the poster for {town4} there is a picture of the party, taking a bow.',
    ],
    steps: [
      '{town2} is fully lit, and can be seen from the sea',
      'the bridge of {town3} is found to have been mended, with ribbons',
      [
        'the children of {town1} are given brooms and told that they are the grown-ups now',
        'the wheel stops for a breath, and there is a smell of thunder',
      ],
      'At midsummer there are fireworks, everyone looks up, and in the morning there is a ring of yellow grass.',
    ],
    ends: [
      "A bell in the right bar wakes everybody for as long as it sounds. There are four churches, and one can ring for a whole night, in turns, if one has hands; they would have to be the children's.",
      [
        'The child wants to be fetched, by name, crossly, by someone who has been looking for it everywhere. After that it is only tents.',
        'It must be shown something it has not seen. A deaf man laughed, once, at something that the party did; if all of {town3} comes over the bridge and does it as well, the man at the table may go home.',
      ],
    ],
  },
];
