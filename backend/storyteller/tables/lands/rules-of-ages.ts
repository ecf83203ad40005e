import type { Rule } from './land-type.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** Lands after or between two ages: an empire falls apart, two powers wait for each other. */
export const rulesOfAges: readonly Rule[] = [
  {
    id: 'no-heir',
    leads: 'first',
    words: list('heir heirs throne succession emperor empress king queen civil'),
    also: list(
      'died dead dying without no heir falling apart empty succession crumbling collapsing vacant war missing',
    ),
    truths: [
      'The throne of {land} has been empty since the funeral, and {few} people have sat down on it, each for less than a month. {body1.s} keeps the key of the hall in {town1}.',
      'Orders still arrive in {town2}, with a good seal, from an office that was closed. They are carried out, because nobody can read who signs.',
      'Every governor of {land} says that the heir has been found. The heirs are between six and seventy years old, and two of them are the same person.',
      'Soldiers in {land} are paid by whoever has coins this week. They ask at the gate whose side one is on, and change the question daily.',
    ],
    regions: [
      'The governor of {town#} has had new coins struck, with an own face on them, and takes them in payment personally.',
      'In {town#} the statues have been given exchangeable heads.',
      'A legion lies before {town#} that waits for an order, and has begun to plant vegetables.',
    ],
    hidden: [
      'There is an heir. It was put away on the day of {wrong} so that it would live, and {record3} says under which name. {P3} has told nobody, least of all the heir.',
      'The will has been read, by {body1}, in the night of the death, and then lost: it leaves the throne to nobody, and {land} to the {towns}. {P3} has the draft from {record3}.',
    ],
    conflicts: [
      'Two heirs have each named a day for the crowning in {town1}, and it is the same day. There is one crown.',
      'The fleet has declared itself a province. {town2} has to feed it or to sink it, and {P2} has been asked to do both.',
    ],
    openings: [
      'In {town1} a herald reads out that everyone who has not yet sworn has to swear by sunset. At noon another one reads out the opposite. {P1} stands between them with a list and asks the party, of all people, which of the two they had heard first.',
      'On the road to {town2} a child of eight in a coat of gold runs into the arms of the party and orders them to take it home. {P2} arrives one minute later, with {few} riders, and says that there are five of these.',
    ],
  },
  {
    id: 'cold-war',
    leads: 'first',
    words: list('war truce ceasefire armistice espionage spies spy neutral'),
    also: list(
      'cold between truce ceasefire armistice spies spy neutral two kingdoms elves humans',
    ),
    truths: [
      'Two powers watch each other over {land}, and neither strikes first: their border goes through {town1}, down the middle of the street, painted white. {body1.s} has the paint.',
      'Every trade in {land} is also a trade in news. The laundry of {town1} reads cuffs, and the bakers of {town2} put paper into bread.',
      'Those who cross the line in {land} are exchanged, on the bridge, at dawn, one for one. The waiting room has been furnished nicely by now.',
      'Children in {land} learn both anthems, and which of the two to forget at the sound of boots.',
    ],
    regions: [
      'One half of {town#} has its lamps on at eight and the other at nine, and in that hour everything is carried across.',
      'In {town#} each of the two powers keeps an embassy, a band and a man who sweeps the street and is no sweeper.',
      'The mill of {town#} grinds for both sides, and its miller has two wives and two passports.',
    ],
    hidden: [
      'There is a paper in {record3}, signed by both powers on {wrong}, which divides {land} among them on a date. {P3} has read the date: it is this season, and {body1} sells already.',
      'The best spy of one side and of the other are one person, who sits in {body1}. {P3} can prove it with two pages of {record3}, and is alive because nobody asks.',
    ],
    conflicts: [
      'A courier was found in the river between {town1} and {town2}, with an empty bag. Both sides say that it was full, and of different things.',
      'An officer of high rank wants to change sides, with family, on a night of dancing. {P2} has promised a cart, and has no cart.',
    ],
    openings: [
      'At the white line in {town1} a stranger takes the arm of somebody of the party, calls them darling, and walks with them across, past two guards. On the other side {P1} lets go and says: "Thank you. You have just defected."',
      'In {town2} the room of the party has been slept in, tidied and searched by two different people, as one can see by the pillows. Under one lies a key; {P2} would like to have it.',
    ],
  },
  {
    id: 'after-the-end',
    leads: 'first',
    words: list(
      'post-apocalyptic apocalypse apocalyptic cataclysm aftermath fallen ruined ruins shattered broken doomsday calamity',
    ),
    also: list(
      'post-apocalyptic apocalypse apocalyptic cataclysm aftermath war end world doomsday calamity gods magic fantasy after',
    ),
    truths: [
      'There was a world before this one, and {land} lives in its cellars. The law of {town1} says that whoever finds a door may open it, if somebody holds the rope.',
      'What the old people made is better than what one makes now. In {town2} a plough is pulled by a thing with six legs that was once a lamp, and one does not ask it to hurry.',
      'Everyone in {land} counts from the one day and calls it by the name of a weather. {body1.s} in {town1} owns the only calendar.',
      'There are places in {land} in which nothing casts a shadow, marked with red string. Those who mend the string are fed by all four {towns}.',
    ],
    regions: [
      'A hand of stone as large as a church lies before {town#}; people live between the fingers.',
      'In {town#} a voice in a wall says the same sentence each morning, in a tongue that nobody speaks, and the children answer it.',
      'The fields of {town#} are dug by turns, because of what the spade may strike.',
    ],
    hidden: [
      'The end was not sent from above: it began in {land}, on a table, in the house that is now that of {body1}. {P3} has {record3}, with the last line before it, and a fingerprint.',
      'It can be done again: all that is missing is a part, which was taken out after {wrong} and divided. {P3} has drawn where the pieces are, and has torn the drawing up, twice.',
    ],
    conflicts: [
      'A door has been found under {town2} with light behind it. {body1} says that it is not to be opened; {town2} has bought rope.',
      'The red string around {town3} has been moved inward by a street, and nobody who mends it will say by whom.',
    ],
    openings: [
      'Before {town1} the ground gives way under the party. It falls a short way, on a carpet, into a room with a set table; up on the edge {P1} calls down that they must not, whatever they do, sit.',
      'In {town2} somebody puts a machine the size of a cat into the hands of the party, says "run", and runs the other way. {P2}, who arrives next, asks for it, kindly, with {few} friends.',
    ],
  },
  {
    id: 'smoke-and-steam',
    leads: 'first',
    words: list('steampunk factories factory smog steam gnomish clockwork industrial'),
    truths: [
      'Smoke hangs over {town1} so low that the third floors have the sun, and the rent doubles on the stairs. {body1.s} meets on the fifth.',
      'The whistle says in {land} when one gets up, eats and loves. In {town2} it was stolen once, and it was the finest day that anybody remembers.',
      'Every machine in {land} has a number and a licence, and some have had a name given to them by those who oil them. It is forbidden, because one does not scrap what has a name.',
      'Coughs are told apart in {land} like accents: the one of the dye works, the one of the mills, and the one of those who can afford to cough in company.',
    ],
    regions: [
      'In {town#} a chimney has been built against a chimney, by the neighbours, and both have a flag.',
      'A clock the size of a house moves the doors of {town#}: whoever is late stays where they are for an hour.',
      'The river at {town#} has another colour for each day of the week, and the fish are sold by day.',
    ],
    hidden: [
      'The great engine of {town1} runs on something that is alive: {record3} calls it "the boarder", and lists what it has been given to eat since {wrong}. {P3} has heard it ask for the time.',
      'The smoke is not from the fires. On the day of {wrong} something was opened below {town2}, and {body1} built the chimneys around it. {P3} has the plans, in {record3}.',
    ],
    conflicts: [
      'The workers of {town2} have stopped the whistle, and the machines have stopped on their own. {body1} wants to know who told the machines.',
      'An inventor in {town3} has built something that needs no coal. {P2} has seen three offers for it, and one of them was a coffin.',
    ],
    openings: [
      'The lift in {town1} stops between two floors, with the party in it, a crate that ticks, and {P1}, who says that one may on no account let it count to the end.',
      'In the fog of {town2} somebody presses a brass hand into the hands of the party, a whole one, still moving; it writes an address on the back of whoever holds it. It is the house of {P2}.',
    ],
  },
  {
    id: 'range',
    leads: 'alone',
    words: list('west western gunslinger gunslingers cowboys cowboy outlaws sheriff saloon'),
    truths: [
      'There is one sheriff for each of the four {towns}, elected by those who turn up. {body1.s} of {town1} owns the star, the cell and the mortgage on both.',
      'Spells are carried at the hip in {land}, in rods of iron that hold six of them. They are hung on a nail at the door of each inn, and the nails are numbered.',
      'Land belongs in {land} to whoever has fenced it and is still there in the morning. Orcs, people and those who were there before have {few} maps of it, and no two agree.',
      'A word given over a drink is a contract« in {land}», and most graves on the hill of {town2} are footnotes to one.',
    ],
    regions: [
      '{town#} is one street, with a bank at the one end and a gallows at the other, and people sit outside and watch who walks which way.',
      'The herds pass {town#} twice a year, and for that week the church lends its benches to the saloon.',
      'The well of {town#} has been won at cards {few} times, and belongs for now to a barber.',
    ],
    hidden: [
      'The silver below {town1} is gone: {body1} has had lead painted since {wrong}. {P3} has weighed it, and written it into {record3}.',
      'The treaty with those who were here before is in {record3}, and gives them {town2}, the well and the hill. It was last read on the day of {wrong}. {P3} knows where it is buried, and under whom.',
    ],
    conflicts: [
      'The coach to {town2} has been robbed for the third time on a day that only {body1} knew. The driver laughs about it a little too early.',
      'Farmers have fenced off the water before {town3}, and {few} thousand cattle are on the way there.',
    ],
    openings: [
      'The party walks into the only inn of {town1} at noon and the piano stops. It is not because of them: behind them in the door stands {P1}, who was buried on Tuesday, and orders a drink.',
      'On the road to {town2} a rider throws a bag to the party, and a badge, says "you are sworn in", and falls off the horse. Those who ride behind are {P2} and the bank.',
    ],
  },
];
