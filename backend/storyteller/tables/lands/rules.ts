import type { Rule } from './land-type.ts';
import { rulesOfAges } from './rules-of-ages.ts';
import { rulesOfDangers } from './rules-of-dangers.ts';
import { rulesOfPeoples } from './rules-of-peoples.ts';
import { rulesOfRulers } from './rules-of-rulers.ts';
import { rulesOfSkies } from './rules-of-skies.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

export const rules: readonly Rule[] = [
  ...rulesOfRulers,
  ...rulesOfSkies,
  ...rulesOfPeoples,
  ...rulesOfAges,
  ...rulesOfDangers,
  {
    id: 'dragons',
    leads: 'alone',
    words: list('dragon dragons wyrm wyrms'),
    truths: [
      'Each of the four {towns} has a dragon, which owns the ground it lies over. What a dragon does not care to settle«, tolls, trade and quarrels,» it leaves to people: in {town1} to {body1}.',
      'Twice a day a dragon flies over {town1}, and everyone stands still, bareheaded, until it has passed.',
      'Tax is paid in cattle and metal« in {land}», on a bare rock above {town2}. Nobody counts it but the dragon for whom it is meant.',
    ],
    regions: [
      'A dragon sleeps on the hill over {town#}, and no bell is rung there before it has turned over.',
      'No roof in {town#} is of straw, by order of its dragon, which sneezes.',
    ],
    hidden: [
      'The dragons of {land} know what happened on {wrong}, and do not lie. Each answers one question for a gift that it does not have yet, and {body1} lets no stranger go up to them.',
    ],
    conflicts: [
      'The dragon of {town2} has not been seen for a month, and the tax is piling up on the rock. {town1} asks who is to have it, {town2} asks who is to be told.',
      'A young dragon without ground has asked {body1} for a town. It has been polite, and it has named a day.',
    ],
    openings: [
      'On the road to {town1} everybody stands still and takes off the hat, so the party does as well; a shadow passes, stops, and comes back to the one of them who looked up. {P1} hisses at them to bow.',
      'In {town2} a boy sells scales at the door of the inn, still warm. {P2} buys all of them at once and asks the party if they have seen which way he came.',
    ],
  },
  {
    id: 'dead-voters',
    leads: 'alone',
    words: list('dead ghost ghosts undead ancestors'),
    also: list('vote votes voting voters elect election elections'),
    truths: [
      'The dead of {land} keep their vote. On polling nights the vault of {town1} is opened, each of them says yes or no, and a clerk of {body1} writes it down.',
      'Only those vote who have died within the walls of a town. Whoever dies on the road is lost as a voter and not let in as a guest«, and so the old do not travel».',
      'Speeches are held in the graveyards« of {land}», with lamp oil and flowers for the voters. {body1.s} owes its seats to the graves of {town1}.',
    ],
    regions: [
      '{town#} has more voters below its ground than above, and its polling house stands among the graves.',
      'In {town#} the dead are asked about bread and roads before each harvest, and the living abide by it.',
    ],
    hidden: [
      'Nobody hears the votes of the dead but a clerk of {body1}. {P3} has written down in {record3} what they said of {wrong} when they were asked: they were for {town2}, and the clerk wrote the contrary.',
    ],
  },
  {
    id: 'carried',
    leads: 'first',
    words: list('on-the-back turtle turtles tortoise tortoises'),
    truths: [
      'The ground under {town1} is alive: it breathes four times an hour, and nobody« there» hangs a lamp without a second chain.',
      'Whoever digs in {town1} needs leave from {body1}: below the cellars there is no stone but a back, and it feels the spade.',
      'One climbs to {town1} by ramps and ladders, up the side of what carries it. Carters from {town2} wait at the foot, and ask first if it lies still.',
    ],
    regions: [
      '{town#} lies on a back that curves. Its outer streets are stairs, and from the lowest« of them» one sees a neck as broad as a road.',
    ],
    hidden: [
      'What carries {town1} turns its head to whoever tells the truth about {wrong}, aloud, on the lowest stair, and away from whoever lies. {P3} has seen it, and has told nobody.',
    ],
    conflicts: [
      'The ground of {town1} has turned a little to the north since yesterday, and goes there, at the speed of a cow. In the north lies {town3}.',
      '{body1} wants to dig a well for the new quarter. The old men sit on the spot day and night, and sing to it.',
    ],
    openings: [
      'On the ramps of {town1} all carts stop: it draws a deep breath, and it is long until it lets it out. {P1} counts aloud, with a face that gets whiter.',
      'At the foot of {town1} the party is handed brushes and soap: guests who cannot pay the toll wash an eyelid. {P2} whispers that they should look for the arrow.',
    ],
  },
  {
    id: 'pirates',
    words: list(
      'pirate pirates smuggler smugglers thief thieves bandit bandits corsair outlaw criminal haven',
    ),
    truths: [
      'Those who rule {land} have taken it, and say so: each seat« in {body1}» belongs to whoever can keep it«, and the minutes list the attempts».',
      'Honest work is done« in {land}» under another name, and pays less«; the judge in {town1} has a wooden leg and a price list».',
      'What is stolen abroad may be sold openly« in {town1}». What is stolen in {town1} is returned by evening, or the thief is.',
    ],
    hidden: [
      '{few.s} thieves of {town1} have been hired to steal {record3} from {town3}, and none knows of the others. {P4} pays one of them, {body1} pays the rest, and {P3} leaves a window open for whoever comes first.',
    ],
    conflicts: [
      'A crew has brought in a prize that belongs to {body1} itself. By the law of {land} it is theirs if they keep it until Sunday.',
      'Somebody in {town2} has founded an honest bank, and it is ruining everyone.',
    ],
    openings: [
      'The purse of the party is gone before it is through the gate of {town1}, and at the inn it lies on the table, complete, with a visiting card: {P1} has work for people who notice nothing.',
      'A captain in {town2} wants to sign on the party and shows them the contract; {P2}, at the next table, shakes the head at each line but one.',
    ],
  },
  {
    id: 'republic',
    words: list(
      'republic democracy oligarchy senate league confederation federation council commune guilds guild merchant trade election',
    ),
    truths: [
      'Nobody in {land} bows: whoever rules is voted in, and {body1} has spent more on the last election than on the walls.',
      'Every grown person in {land} has a vote, and can sell it once a year, in {town1}«, at a stall with a queue».',
      'Offices are held for a year in {land}. What takes longer« than a year to do» has never been done.',
    ],
    conflicts: [
      'The election in {town2} was won by one vote, and that vote was sold twice.',
      '{body1} has made a law that nobody remembers voting for, and it is a good one.',
    ],
    openings: [
      'In {town1} somebody asks the party to stand in a queue, for an hour, for pay. It is the one for selling votes, and {P1}, right behind, wants to know for whom they stand there.',
      'In {town2} the party is elected: each of them, by applause, to an office for the day. {P2} explains that today the bridge has to be opened, and why nobody else was willing.',
    ],
  },
  {
    id: 'empire',
    words: list(
      'empire imperial kingdom kingdoms duchy principality crown dynasty emperor empress king queen royal throne noble court duke prince golden civil war',
    ),
    truths: [
      'All of {land} belongs to the throne, «by law, »down to the spoons; people say "my house" in a whisper and "the house" aloud.',
      'There is a rank for everyone in {land}, and a hat for each rank. Strangers go bareheaded«, and are asked about it in {town1}».',
      'The face on the coins of {land} has been changed three times« in {years} years», and old coins are lawful if one looks away.',
    ],
    conflicts: [
      'A letter with the seal has come to {town2} and orders the opposite of the one of last week; both are law. {body1} has asked for a third.',
      'A seamstress in {town3} has sewn a hat for which there is no rank. It is worn, and greeted.',
    ],
    openings: [
      'The party comes to {town1} bareheaded and is taken for spies, pilgrims and a delegation, by three gates in turn. The third has {P1} at it, who has waited for a delegation since noon and decides not to ask.',
      'A coin that the party pays with in {town2} has the wrong face on it. {P2} covers it with a hand before the guard has looked.',
    ],
  },
  {
    id: 'theocracy',
    words: list(
      'theocracy god gods church crusade crusaders saint saints holy temple pilgrimage monastery prophecy prophet divine demigod',
    ),
    truths: [
      'The law of {land} is prayed, not read: each verdict« in {town1}» begins with a hymn, and some end with one.',
      'Nobody in {land} doubts in public. In {town2} one can rent a room for it«, by the hour».',
      'The god of {land} answers, now and then, and {body1} keeps the answers« under lock», because two of them do not agree.',
    ],
    conflicts: [
      'Two prophets in {town1} have announced opposite things for one morning. {body1} has set up benches.',
      'The god has answered in {town2}, to a question that nobody there had asked.',
    ],
    openings: [
      'On the steps of {town1} the party is blessed by mistake, with oil, before a crowd that weeps for joy. {P1} pulls them aside: they have been taken for the ones from the prophecy, and those should have come tomorrow.',
      'In {town2} the room for doubting is occupied, and from inside somebody knocks: it has been locked from outside for two days. {P2} has the key and does not want to know who it is.',
    ],
  },
  {
    id: 'magic',
    words: list(
      'magocracy magic wizard wizards mage mages archmage school academy arcane spell spells sorcery university witch witches',
    ),
    truths: [
      'Magic is an office in {land}: a spell needs a stamp« from {town1}», and the stamp costs more than the spell.',
      'Those who can do no magic« at all» have their own door«, their own benches» and, in {town2}, their own mayor.',
      'Every lamp, lock and cradle in {land} is under some« small» spell, and nobody remembers which of them are safe to break.',
    ],
    conflicts: [
      'A stamp has been stolen in {town1}, and everything that is cast this week may be lawful.',
      'Those who can do no magic in {town2} have stopped carrying, cooking and washing. {body1} has discovered that it cannot boil an egg.',
    ],
    openings: [
      'At the gate of {town1} the party is asked for its spells, and gets a receipt. An hour later {P1} brings the wrong ones back, and asks to look at what they do.',
      'In {town2} a door opens in the middle of the street, upright, with no house, and somebody throws out a bag, a cat and {P2}.',
    ],
  },
  {
    id: 'undead',
    words: list(
      'vampire vampires lich undead dead necropolis necromancer necromancers ghost ghosts bones skeletons zombies haunted gothic shadow shadows',
    ),
    truths: [
      'The dead rule« in {land}», and {body1} speaks for them by day: they decide slowly, and will not be looked at«, so that their hall in {town1} has no window».',
      'The living pay their taxes in {land} like everyone else, and a small one more, «at a clinic in {town1}, »by the cup.',
      'Nobody is buried in {land} without having been asked by {body1}«, and the answer counts for more than the will».',
    ],
    conflicts: [
      'The dead in {town1} have not come to an answer for a week, and {body1} has begun to guess. Somebody has heard it rehearse.',
      'The cups at the clinic of {town2} have become larger. A nurse has brought the old measure to {P2}, under her coat.',
    ],
    openings: [
      'A funeral asks the party the way to {town1}; it is the one in the coffin who asks. {P1} walks behind and makes signs to them to say left.',
      'At the inn of {town2} one bed is free, on the condition that whoever comes at midnight is let in and not looked at. {P2} would give a lot to know who it is.',
    ],
  },
  {
    id: 'monsters',
    words: list(
      'goblin goblins orc orcs monster monsters giant giants kobold kobolds ogre ogres troll demons demon devils hell minotaur centaur',
    ),
    truths: [
      'Half of those who live in {land} have teeth and claws. Chairs, doors and laws are made for them«, and the others stand on boxes».',
      'Whoever wins an argument in {land} may eat what lies on the table«, and it is polite to lay out something else first».',
      'Strangers are asked at the gate of {town1} what they taste like. It is a joke, and there is a right answer.',
    ],
    conflicts: [
      'A duel of words in {town1} has been won by a person, for the first time, and the loser has laid out nothing else. {body1} would rather change the law than the menu.',
      'The troll of the bridge at {town3} has retired, and {few} relatives have come for the post.',
    ],
    openings: [
      'The joke at the gate of {town1} is put to the party, all guards lean forward, and {P1}, behind them, mouths an answer.',
      'In {town2} a minotaur sits down beside the party, sighs, and asks the way home; it has lived here all its life. {P2} says that it happens to more of them each week.',
    ],
  },
  {
    id: 'fey',
    words: list(
      'fey fae fairy feywild elf elves elven dream dreams mirror mirrors masquerade carnival illusion',
    ),
    truths: [
      'Nothing in {land} may be thanked for: a thank you is a debt«, and {town1} has a court for it».',
      'Time keeps no order here. In {town2} it is always the afternoon before a feast«, and people there have stopped waiting for it».',
      'Names are worn like clothes« in {land}», and changed for dinner; {body1} keeps the true ones, in jars.',
    ],
    conflicts: [
      'Somebody in {town1} has said thank you, aloud, before witnesses. {body1} has to decide what is owed, and to whom.',
      'A mortal child in {town3} has been exchanged twice, and both mothers want the first.',
    ],
    openings: [
      'In a meadow before {town1} a table is laid for as many as the party is, with their names on the cards. {P1} is already sitting there, does not eat, and begs them with the eyes not to either.',
      'In {town2} somebody buys the shadow of one of the party for a good price before it has understood the question. {P2} says that it can be got back until moonrise.',
    ],
  },
  {
    id: 'machines',
    words: list(
      'steampunk clockwork steam machine machines gears industrial factory train trains automaton automatons',
    ),
    truths: [
      'A wheel turns under every floor in {land}, and when it stops, «as on some nights in {town2}, »people wake up from the silence.',
      'Half of the work in {land} is done by what was built for it, and the {workers1} of {town1} have opinions about the other half.',
      'Whoever can mend a machine is let through any gate« in {land}», and asked to look at something first.',
    ],
    conflicts: [
      'A machine in {town2} has refused an order, in writing. The {workers1} have framed it.',
      'The great wheel of {town1} has begun to turn the other way, at night, and by a tooth each time.',
    ],
    openings: [
      'A tram without a driver stops before the party at the gate of {town1} and opens its doors, for them alone. In the last seat sits {P1}, who has not been able to get off since morning.',
      'In {town2} a tin bird falls into the soup of the party and says the half of a sentence. {P2} asks them to sell it, at once, in whatever condition.',
    ],
  },
  {
    id: 'frontier',
    words: list('frontier colony colonies mining gold-rush gold settlers border prison exile edge'),
    truths: [
      'Everyone in {land} has come from somewhere else, and it is rude to ask from where«, or under which name».',
      'The maps of {land} end a day beyond {town2}. Whoever draws on them may name what is there«, and often has to».',
      'There is one judge for« all of» {land}, who rides. Until the next visit, {town1} keeps its quarrels in a list.',
    ],
    conflicts: [
      'A family in {town2} and one in {town3} have drawn the same river on the map, under two names. The judge is {few} weeks away.',
      'Nobody has come up the road from the old country for a month, and no letter. {body1} has begun to look at the powder.',
    ],
    openings: [
      'At the first house of {town1} the party is asked for its new name; the old one is struck out. {P1} looks over the shoulder of the clerk and says that this one is taken, by a dead man, since Monday.',
      'A day beyond {town2} the party finds a sign with its own names on it, burned in, weathered, years old. {P2} had been told to expect them.',
    ],
  },
  {
    id: 'peril',
    words: list(
      'plague famine flood storm fog curse cursed war wars siege occupied rebellion revolution revolt dying sleeping broken eternal dark',
    ),
    truths: [
      'Everything in {land} is reckoned from the day on which it began, and those who remember the time before are invited to tell of it for a meal.',
      'People« in {land}» keep a bag packed« behind the door». In {town1} it is a wedding present.',
      'Bread is shared out« in {town2}» by a list, and whoever writes the list is greeted first.',
    ],
    conflicts: [
      'The list of {town2} has two hands in it: somebody writes names into it at night, and they get bread.',
      'A man in {town3} says that it does not come near him, and three families have moved into his house. {body1} wants him to live in {town1}.',
    ],
    openings: [
      'Before {town1} the party has to wait behind a rope until it is known what it brings. On the other side of the rope {P1} waits, too, who was out for an hour and is not let in again.',
      'In {town2} a packed bag is pressed on the party by a stranger, who says that there is no time and asks them only to keep it shut. {P2} has the same bag.',
    ],
  },
  {
    id: 'city',
    words: list(
      'city cities metropolis town towns village walled bridges canals tower labyrinth wall glass port',
    ),
    truths: [
      '{town1} is so full of people that the upper floors have their own streets«, their own law» and, since {wrong}, their own accent.',
      'In {town1} one is from a quarter first, and the four of them have one saying about each other, with the names changed.',
      'Nobody has ever seen all of {town1}. Guides sell the part« that» they know, and invent the rest« of {town1} with care».',
    ],
    conflicts: [
      'Two quarters of {town1} have had the same saint stolen from them, and both processions are tomorrow.',
      'Somebody is buying the lowest floors of a whole street, and does not move in.',
    ],
    openings: [
      'A guide in {town1} leads the party through a door, a kitchen, a wedding and a wardrobe, and is then no longer there. {P1} is, and says that nobody has come in by that side for years.',
      'The room of the party in {town2} has one window too many. It looks on a street of {town1}, on which {P2} has just seen them and waves.',
    ],
  },
];
