import type { Rule } from './land-type.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

export const rules: readonly Rule[] = [
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
  },
  {
    id: 'fey',
    words: list(
      'fey fae fairy feywild elf elves elven dream dreams mirror mirrors masks masquerade mask carnival illusion',
    ),
    truths: [
      'Nothing in {land} may be thanked for: a thank you is a debt«, and {town1} has a court for it».',
      'Time keeps no order here. In {town2} it is always the afternoon before a feast«, and people there have stopped waiting for it».',
      'Names are worn like clothes« in {land}», and changed for dinner; {body1} keeps the true ones, in jars.',
    ],
  },
  {
    id: 'machines',
    words: list(
      'steampunk clockwork steam machine machines gears industrial factory train trains automaton automatons renaissance',
    ),
    truths: [
      'A wheel turns under every floor in {land}, and when it stops, «as on some nights in {town2}, »people wake up from the silence.',
      'Half of the work in {land} is done by what was built for it, and the {workers1} of {town1} have opinions about the other half.',
      'Whoever can mend a machine is let through any gate« in {land}», and asked to look at something first.',
    ],
  },
  {
    id: 'frontier',
    words: list(
      'frontier colony colonies continent mining gold-rush gold settlers border prison exile edge end world',
    ),
    truths: [
      'Everyone in {land} has come from somewhere else, and it is rude to ask from where«, or under which name».',
      'The maps of {land} end a day beyond {town2}. Whoever draws on them may name what is there«, and often has to».',
      'There is one judge for« all of» {land}, who rides. Until the next visit, {town1} keeps its quarrels in a list.',
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
  },
];
