import type { Rule } from './land-type.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** Lands in which one danger, or one law, decides how people live. */
export const rulesOfDangers: readonly Rule[] = [
  {
    id: 'magic-forbidden',
    leads: 'alone',
    words: list('magic mages wizards sorcerers sorcery spellcasters spells'),
    also: list(
      'forbidden banned outlawed illegal hunted punished crime persecuted prohibited vanished lost',
    ),
    truths: [
      'Magic is forbidden in {land}. Whoever sees some reports it to {body1}, which pays by weight: so much for a spark, so much for a fire.',
      'The collars in which mages are brought to {town1} are made in {town2}, by mages.',
      'Healers in {land} carry a licence that says that they know nothing. The good ones have a second door.',
      'Children are tested at seven in {land}, with a bowl of water. In {town1} some parents have learned to knock against the table.',
    ],
    regions: [
      'In {town#} there is a square on which nothing is built and nobody crosses, since a mage was caught there.',
      'The hunters of magic have a house in {town#} with good beds and a dog that smells it.',
      'In {town#} the lamps have burned without oil for {years} years. Nobody has ever remarked on it.',
    ],
    hidden: [
      'The ban was made to hide one spell, cast on the day of {wrong}, by {body1}. It still holds, and {record3} says what would come back if it were broken. {P3} has read it.',
      'The bowl of water shows nothing: who is taken is decided by a list. {P3} has it, in {record3}, and the families on it have one thing in common, which is land.',
    ],
    conflicts: [
      'A mage has given himself up in {town2}, in front of everyone, and asks for a trial that is open. {body1} has never held one.',
      'The hunters have come to the house of one of their own, whose child knocked against the table. {P2} hides both, and the hunters have found the first of two doors.',
    ],
    openings: [
      'At the gate of {town1} the party has to put its hands into a bowl, one after the other. When it is the turn of the last, {P1} stumbles and knocks the bowl over, and looks at them as if they owed something now.',
      'In {town2} somebody whispers a number to the party and a street, and leaves a child of seven with them, who asks if they are the ones with the second door.',
    ],
  },
  {
    id: 'demon-war',
    leads: 'first',
    words: list('demon demons devil devils hell abyss fiends'),
    also: list(
      'invaded invasion invades conquered rule rules war broke open opened gate portal rift overrun overrunning occupied hell',
    ),
    truths: [
      'The rift stands open over the north of {land}, and one sees it by night as a red line. Everything that {body1} decides, it decides in front of a map with that line.',
      'Those who come out of the rift make offers. In {town1} each offer has to be reported, and the reading of them is the best attended hour of the week.',
      'Iron, salt and bells are bought by the army at any price. The cooks of {land} have got used to ash, and {town2} casts one bell a day and sends it north.',
      'Whoever returns from the front is watched for a week, by a relative with an axe and a friend with a cake.',
    ],
    regions: [
      'The fields of {town#} lie under red dust, and what grows on them has thorns and is eaten.',
      'In {town#} live {few} hundred who have fled and one who has not fled from anything, and is polite.',
      'A saint stands guard over {town#}, on a pillar, and has not slept since the rift opened. People take turns to talk to her.',
    ],
    hidden: [
      'The rift was paid for: the contract is in {record3}, made on the day of {wrong}, and one seal on it is that of {body1}. {P3} has found the clause by which it can be closed, and whom it costs.',
      'What comes through flees, too: {P3} has it in {record3}, from the mouth of one, and knows from what.',
    ],
    conflicts: [
      'A captain of the other side offers to surrender a fortress, with its garrison, for a house in {town2} and a new name. {body1} has split over it.',
      'The bells of {town3} have been exchanged for painted wood, and somebody has been paid. {P2} has the bill and a knife in the door.',
    ],
    openings: [
      'Ash falls on {town1} when the party arrives, soft as snow, and children catch it. Then it stops in the air, all of it, and {P1} says without moving the lips: "Do not breathe until it falls again."',
      'In {town2} an old soldier sits down with the party, puts an axe on the table and asks them to watch him until morning, since he has no relatives. {P2} brings the cake.',
    ],
  },
  {
    id: 'walking-dead',
    leads: 'first',
    words: list('zombie zombies undead outbreak'),
    also: list('zombie zombies apocalypse outbreak plague horde survivors last overrun everywhere'),
    truths: [
      'Whoever dies in {land} gets up again within the hour. There is one cart in {town1} for it, it is painted green, and it comes quickly; {body1} pays the drivers before it pays itself.',
      'The {towns} of {land} are what is left, each with a wall of whatever was at hand, and the roads between them belong to others.',
      'People sleep in {land} with the door tied and a bell on the foot. Families count each other aloud before breakfast.',
      'Noise is a crime in {land}. In {town2} one claps with two fingers, and weddings are beautiful.',
    ],
    regions: [
      'The wall of {town#} is made of pianos, ploughs and pews, and every one of them has an owner who means to have it back.',
      'In {town#} they know each of those who stand outside by name, and greet some of them.',
      'A bridge is all that joins {town#} to the rest, and it can be drawn up in one minute and {few} seconds. It is practised daily.',
    ],
    hidden: [
      'It began in {land}, in the house of {body1}, with one who was to be brought back; it was on the day of {wrong}. {P3} has the name from {record3}, and knows that this one still sits there, and is fed.',
      'They follow something: the maps in {record3}, laid on each other, show it. They have gone around in one great ring since {wrong}, and {P3} has worked out when it closes on {town1}.',
    ],
    conflicts: [
      'One has got up in {town2} and has spoken: three words, to his wife. {body1} wants the green cart, and half of the street stands in front of the door.',
      'The stores of {town3} hold until autumn, and it has taken in {few} families more than it says. {P2} has counted the chimneys.',
    ],
    openings: [
      'The bridge to {town1} comes down for the party for as long as it takes to run. On the far side {P1} shuts it again behind them, too early by one; somebody is still hanging there, and shouts a name.',
      'In {town2} the party is given bells for its feet. In the middle of the night one rings, in the room next door, slowly, step by step, and {P2} asks through the wall whether they are all in bed.',
    ],
  },
  {
    id: 'last-city',
    leads: 'first',
    words: list('last only final remaining refuge bastion'),
    also: list('city humans humanity people refuge bastion kingdom stronghold survivors'),
    truths: [
      '{town1} is the last place of its kind, as far as anyone knows, and its wall is repaired each day before anything else. {body1.s} meets on it, in all weathers.',
      'The other three {towns} of {land} are outworks, mines and fields, given up at each alarm and taken back after it.',
      'Everyone has two trades in {land}: the one with which they earn, and a place on the wall with a number.',
      'No one is exiled from {town1}. There is a word for it that is never used, and a small door that is oiled.',
    ],
    regions: [
      'From {town#} one sees the fires of those outside, and counts them, and writes the number on the door.',
      'In {town#} they plough at night and sleep in a tower that has no door on the ground.',
      'The horn of {town#} has {few} calls; the last of them has never been blown, and is taught by humming.',
    ],
    hidden: [
      'There is another city. It has sent {few} messengers since {wrong}, and {body1} has had all of them led in through the small door. {P3} keeps their letters with {record3}.',
      'The wall has a flaw of the width of a hand, made on purpose on the day of {wrong}. {P3} knows from {record3} where, for whom, and that the price has been paid each year.',
    ],
    conflicts: [
      'The fields of {town2} give less each year, and {body1} wants to give them up. Those who live there have bolted the gate, from the inside.',
      'Those outside have sent someone with a white cloth, for the first time. Half of {town1} wants to hear what it says, and the other half is on the wall with stones.',
    ],
    openings: [
      'The horn blows twice when the party is still an hour from {town1}, and the gate is open for as long as it takes to say it. At the gate {P1} counts them in, aloud, and the count is one too many.',
      'In {town2} all have gone into the tower and pulled up the ladder. A window opens, {P2} looks down at the party and at what stands behind it in the corn, and throws a rope that is too short.',
    ],
  },
  {
    id: 'masks-and-poison',
    leads: 'first',
    words: list(
      'masks mask masked poison poisons intrigue assassins renaissance venice venetian courtiers',
    ),
    truths: [
      'One goes masked in {land} after noon, and what is said behind a mask is not held against the face. {body1.s} votes masked, and {few} more votes are counted than there are seats.',
      'Everyone of rank in {land} has a taster, and the tasters of {town1} have a guild, a chapel and a graveyard.',
      "Ruin comes by letter in {land}: one drops a name into the lion's mouth on the square of {town1}, unsigned, with a reason.",
      'Painters, poets and poisoners are paid alike in {land}, and asked to the same suppers. It has raised the standard of all three.',
    ],
    regions: [
      'The apothecaries of {town#} sell by day against whatever they sell by night.',
      'In {town#} two families have hated each other so long that they share a tailor, a priest and an hour for visiting the sick.',
      'The canals of {town#} are dragged on the first of each month, for lost property.',
    ],
    hidden: [
      'The lion has not been emptied by {body1} since {wrong}: the box below it has a second key. {P3} found it out because a letter of {record3} came back, answered.',
      'One mask in {body1} has had no face behind it since {wrong}; it is worn by turns. {P3} has the list of the turns, in {record3}.',
    ],
    conflicts: [
      'A taster in {town2} has died of nothing that is known, and the master lives. {body1} would like to know which of the two was meant.',
      'Two families want to marry and cannot, because each has accused the other to the lion. {P2} looks for somebody who can take a letter out of a lion.',
    ],
    openings: [
      'On the first evening in {town1} somebody presses a mask on each of the party, "so that nobody sees that you are not them", and pushes them into a lighted hall. {P1} bows to them, deeply, and calls them by a title.',
      'In {town2} a glass is changed under the eyes of the party, very deftly, and it now stands before {P2}, who lifts it and looks at them over the rim.',
    ],
  },
  {
    id: 'longships',
    leads: 'first',
    words: list(
      'viking vikings viking-like norse longships jarls jarl fjord fjords nordic berserkers',
    ),
    truths: [
      'A name is earned in {land}, on a voyage, and until then one is called after the ship. {body1.s} hears the claims in {town1}, with beer, and laughs at the wrong ones.',
      'Whoever has sat at the oar with someone in {land} may not be sued by them. There are people in {town2} who have rowed with everybody, for that reason.',
      'Giants are neighbours in {land}: they take the high pastures, and pay with weather. What comes out of the sea takes a ship each year, and nobody launches one alone.',
      'The dead of {land} go to sea, burning. Those of {town3}, where wood is dear, share.',
    ],
    regions: [
      'The hall of {town#} is a ship turned over, and those who lie in it with a fever say that it still sails.',
      'A giant has leaned on the mountain over {town#} for {years} years, asleep, and is measured each spring.',
      'In {town#} they feed what lives in the fjord on the first of the month, and it has never come on the second.',
    ],
    hidden: [
      'The giants do not sleep: they wait for a word that {body1} gave them on the day of {wrong} and did not keep. {P3} has the runes, in {record3}, and can count.',
      'What takes the ships takes those that are marked below the water line. {P3} has found the marks, and {record3} says who paints them, for {body1}.',
    ],
    conflicts: [
      'Two ships claim one voyage, and one name earned by it. Both have a head in salt as a proof, and it is the same head.',
      'A giant has come down to {town2} and sat down on the road. It wants to speak to whoever promised. Nobody remembers what.',
    ],
    openings: [
      'The ship that brings the party to {town1} is greeted with torches, since it is taken for a burial. {P1} sees too late that they are alive, and the first fire is already in the sail.',
      'In {town2} the party has to take an oar before it may have a bed: one ship is short of hands, tonight, for something of which {P2} only says that it is not far.',
    ],
  },
  {
    id: 'great-beasts',
    leads: 'first',
    words: list('dinosaur dinosaurs behemoths behemoth kaiju colossal prehistoric'),
    truths: [
      'The great beasts of {land} go where they went before there were people, and all roads wait for them. {body1.s} keeps the calendar of their ways in {town1}.',
      'A hide, a tooth and an egg are three incomes in {land}. The nets of {town2} are of tendon, and its doors of rib.',
      'Those who ride in {land} ride on what has been hatched under their own coat, and cannot sell it: it comes back.',
      'Nothing red is worn out of doors in {land}. There is a market in {town1} for those who did not know it.',
    ],
    regions: [
      'A skull is the gate of {town#}, and through its eyes one sees at noon who comes up the road.',
      'In {town#} the ground shakes every ninth day, the cups are taken from the shelves before it, and put back after it.',
      'Something nests on the roof of the great house of {town#}. The house has been empty since, and better guarded than ever.',
    ],
    hidden: [
      'The beasts can be called: the bone flute with which it was done on the day of {wrong} lies with {record3}. {P3} has blown into it once, and half of a village is gone.',
      'They are fewer each year, and {body1} has the numbers changed. {P3} has the true ones in {record3}: there are {few} cows left, and what lives from them is many.',
    ],
    conflicts: [
      'The way of the great herd goes through the new walls of {town2} this year. {body1} says that it can be turned.',
      'Egg thieves have taken a nest at {town3}, and the mother has begun to look into houses.',
    ],
    openings: [
      'The road to {town1} is barred by a rope with red rags, and behind it {P1} holds up a hand, looks at the cups of water on the ground, and says very quietly: "Off the road. Now. Not that side."',
      'In {town2} the party finds an egg in its bed, warm, with a note: "until tomorrow, please". Then {P2} knocks, with {few} men and a lamp, and asks what they have seen.',
    ],
  },
  {
    id: 'dreams-real',
    leads: 'first',
    words: list('dream dreams nightmare nightmares sleep'),
    also: list(
      'real true reality come comes becomes become dreamed dreaming inside world god lives',
    ),
    truths: [
      'What is dreamed in {land} can be there in the morning. The watch of {town1} goes through the bedrooms at dawn, with a list and a net, and {body1} settles whose it is.',
      'Nobody in {land} sleeps alone who can help it. Sleepers for hire sit up in {town2} and wake people at the first word.',
      'Children are taught to dream of bread. The best of them support a family by the age of nine.',
      'A house that nobody remembers building is a house like others, in {land}, and pays half of the tax.',
    ],
    regions: [
      'A stair stands in the square of {town#}, goes up for {few} floors and ends. At night somebody walks down it.',
      'In {town#} the dead come to breakfast with those who dream of them, and it is thought rude to say anything.',
      'The sea at {town#} was dreamed by a boy who had never seen one: it is warm, and full of cows.',
    ],
    hidden: [
      'The whole of {town1} was dreamed, on the day of {wrong}, by one who sleeps below it; {record3} says who, and {body1} pays for the silence in the street above. {P3} has put an ear to the floor.',
      'There is one who can take dreams away: {P3} has the name from {record3}, and that {body1} has used it on everyone who knew of {wrong}, including {P3}, who found a note in {P3.their} own hand.',
    ],
    conflicts: [
      'A man whom somebody dreamed has been in {town2} for two years, has a shop and a wife, and the dreamer wants him back.',
      'The same nightmare has been dreamed in {town3} by {few} people in one night. What they saw has not come in the morning; it has been seen on the road.',
    ],
    openings: [
      'In the inn of {town1} the party wakes up in one room more than it had rented. In it sits {P1}, who is tied to a chair, by a dream, and whose first question is which of them it was.',
      'On the road to {town2} the same milestone comes for the third time, and at it a sleeping woman, in a bed. {P2} sits beside it and puts a finger to the lips.',
    ],
  },
];
