import type { Rule } from './land-type.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** Lands whose people are not what they are elsewhere. */
export const rulesOfPeoples: readonly Rule[] = [
  {
    id: 'fate-marks',
    leads: 'first',
    words: list('mark marks marked fate fates destiny prophecy birthmark tattoo tattoos foretold'),
    also: list('born birth everyone everybody people tells fate fates destiny foretold known skin'),
    truths: [
      'Everyone in {land} is born with a mark that says what will become of them. {body1.s} keeps the book of marks for {town1}, and midwives write in it before they wash the child.',
      'Clothes in {land} leave the mark free. To cover it is no crime, and nobody in {town2} would sell such a person bread.',
      'Work is not chosen in {land}: whoever has the mark of a miller is brought to a mill. Some mills in {town1} have nine millers, and {town3} has waited for a doctor for {years} years.',
      'People in {land} ask about marks as others ask about the weather, and never about a mark that is crossed by a scar.',
    ],
    regions: [
      'In {town#} a needle worker changes marks by night, and everyone knows the street and nobody the house.',
      'A child was born in {town#} last month without any mark. People leave food before the door, and do not knock.',
      'In {town#} those with the mark of the drowned live on the hill, and drown, sooner or later.',
    ],
    hidden: [
      'The marks say nothing: those who could read them died on the day of {wrong}, and {body1} has invented the meanings since then. {P3} has the true key in {record3}, and it is a list of names of stars.',
      'A mark does not tell a fate, it gives one, and the mark of {P1} was changed: {P3} has found both in {record3}, and keeps silent because {P1} is happier now.',
    ],
    conflicts: [
      'Two people in {town2} have the mark of the next head of {body1}. One of them is six years old, and has been stolen twice.',
      'The unmarked of {town3} want seats, wages and graves like all others. {P2} has covered {P2.their} own mark in support of them, and now can buy nothing.',
    ],
    openings: [
      'At the gate of {town1} the clerk looks at the bare arms of the party, turns his book upside down, and calls {P1}, because it says nothing about people like them.',
      'In {town2} a wedding stops when the bride sees that a stranger of the party seems to carry the mark that she was promised. It is a burn from a kettle, and {P2} begs them not to say so before evening.',
    ],
  },
  {
    id: 'talking-animals',
    leads: 'first',
    words: list('animal animals beasts beast foxes badgers mice rabbits'),
    also: list('talking talk speak speaking speaks talks civilised civilized dressed clever'),
    truths: [
      'Animals speak in {land}, and have a bench in {body1}, which is lower than the others and has more cushions. The fox of {town1} is the one with the spectacles.',
      'Meat is a matter of conscience in {land}: one asks first. In {town2} the butcher is a very good listener, and poor.',
      'Mice carry the post« in {land}», owls the bad news, and a horse is paid by the mile and may refuse a hill.',
      'What a dog swears in {land} counts in court. What a cat swears is written down, and everyone smiles.',
    ],
    regions: [
      'The badgers of {town#} own the cellars of the whole town, by a contract that nobody has read to the end.',
      'In {town#} the geese keep the gate, and have never yet been bribed, only flattered.',
      'A bear keeps the inn of {town#}, and closes it from the first snow to the first bee.',
    ],
    hidden: [
      'The animals learned to speak on the day of {wrong}, all of them at one hour, and a hare has told {P3} why: it is in {record3}, with the paw marks of {few} witnesses.',
      'They forget it again: the youngest of the mice in {town1} have not spoken a word. {P3} has counted them, and {body1} has had the list taken out of {record3}.',
    ],
    conflicts: [
      'The wolves ask to be let back into {town2}, with references. The sheep have a majority, and {body1} has a plan that nobody likes.',
      'Somebody in {town3} sells pies, and nobody has been asked. {P2} has found a ribbon in one.',
    ],
    openings: [
      'On the road to {town1} a hedgehog in a waistcoat stands before the party with its arms out, out of breath, and says that it is a matter of minutes, and that {P1} will explain it, and pay.',
      'In {town2} the party is arrested by {few} geese for walking on the left. {P2} gets them out, and says what for.',
    ],
  },
  {
    id: 'clans',
    leads: 'first',
    words: list(
      'clan clans celtic druid druids druidic highland highlands highlanders tribe tribes tribal',
    ),
    truths: [
      'One belongs to a clan in {land} before one belongs to oneself. {body1.s} is the table of the clan of {town1}, and at it the seats of the dead stay empty and are served.',
      'The druids of {land} keep the law in their heads, all of it, and recite it at the stone before {town1}. What they leave out no longer holds.',
      'A feud may sleep in {land} for a hundred years and be woken by a song. Harpers are searched at the gate of {town2}.',
      'Who has eaten salt under a roof in {land} is safe under it for three nights, whoever it is and whatever was done.',
    ],
    regions: [
      'The clan of {town#} wears a sprig of gorse, and lays it down before it lies.',
      'In {town#} the oak of the judgements has a bench on each side and a rope on neither, since it was asked.',
      'The cattle of {town#} have been stolen so often that some of them walk home by themselves.',
    ],
    hidden: [
      'One line of the law has been left out by the druids since {wrong}: whoever speaks it at the stone can call all clans to one table. {P3} has it, scratched into {record3}.',
      'The clan of {town1} has no right to its land: the salt was eaten before {wrong}, and the guests were killed in the second night. {P3} has seen it in {record3}, and knows what {body1} would do.',
    ],
    conflicts: [
      'The bull of {town2} has been found in the byre of {town3}, painted. It would be funny, had nobody died for less.',
      'A young chief wants to be king of all clans. {body1} wants a king, too, and not this one.',
    ],
    openings: [
      'In the rain before {town1} a door opens, and a woman holds out a plate with salt and bread to the party, quickly, with a look past them at the riders who come up the road: "Eat. Then they cannot touch you." It is the house of {P1}.',
      'At the fair of {town2} a harper plays four notes of a song, and half of the people stand up. {P2} pulls the party under a table.',
    ],
  },
  {
    id: 'spirits',
    leads: 'first',
    words: list(
      'spirit spirits kami yokai shinto japan japanese samurai ancestor ancestors shamans shaman',
    ),
    truths: [
      'Everything in {land} has a spirit that can be offended: the bridge before {town1} is greeted, and the broom of {body1} has its own shelf.',
      'A house in {land} has a room more than it needs. It is swept, and nobody lives in it who can be seen.',
      'Old tools are not thrown away in {land}: after a hundred years they wake up. In {town2} there is a feast for needles that have broken.',
      'Whoever breaks a promise in {land} is followed home. In {town1} one can see by the wet steps on the stair who has done it.',
    ],
    regions: [
      'A gate of red wood stands before {town#} in the middle of the water, and boats go through it although there is room beside it.',
      'The fox shrine of {town#} lends money. It has always been paid back, once by a house.',
      'In {town#} the river has the seat of honour at weddings, in a bowl.',
    ],
    hidden: [
      'The spirit of {town1} has gone, on the day of {wrong}, and what lives in its shrine since then is something else. {P3} has compared the two names in {record3}; {body1} feeds it.',
      'A spirit can be owned, if one has what it was woken with. {body1} has {few} such things in a chest, as {P3} knows from {record3}.',
    ],
    conflicts: [
      'The new road to {town2} goes through the hill of a spirit that nobody had asked. The workers have begun to walk home backwards.',
      'Two shrines in {town3} claim one spirit. It has eaten at both.',
    ],
    openings: [
      'A paper umbrella hops along the road to {town1} in front of the party, turns round to see if they follow, and leads them to {P1}, who lies in the reeds with a broken leg and apologises to the reeds.',
      'In {town2} the party gets the swept room, because no other is free. {P2} begs them to leave it again before the one comes home to whom it belongs.',
    ],
  },
  {
    id: 'low-magic',
    leads: 'first',
    words: list('low-magic magic-free mundane medieval gritty'),
    truths: [
      'Nobody alive in {town1} has seen a spell. There are people in {land} who say that they can; they are asked to say it in front of {body1}, and then no more.',
      'Relics, charms and herbs are sold in {land} by the pound. The bishop of {town2} has the toll of it, and buys none.',
      'A sword costs as much in {land} as the one who carries it earns in a year, and most of those who are killed are killed by water.',
      'The old roads of {land} were laid by people who could do more. Everyone walks beside them, in the mud, because there it is softer.',
    ],
    regions: [
      '{town#} has one street with stones, one house with glass, and one doctor, who shaves.',
      'In {town#} they hang a crow over the door against what takes children, and count the children twice.',
      'The tax of {town#} is taken in rye, and everyone knows the sound of that cart.',
    ],
    hidden: [
      'There was one true spell in {land}, on the day of {wrong}, and {record3} has it, down to the breath. {P3} could read it out, and has never dared to.',
      'The charms of {town1} do work, a little: {P3} has kept a list in {record3}, and {body1} would burn both for it.',
    ],
    conflicts: [
      'A woman in {town2} has healed eleven people, and will not say how. Half the town wants her for a saint and half for the fire; {body1} wants to see the list of the eleven.',
      'The rye of {town3} has black ears again. The miller grinds it all the same, since there is no other.',
    ],
    openings: [
      'On the road to {town1} the party meets a cart with a cage, and in the cage sits {P1}, who says quite calmly that it is a mistake, that there is an hour left, and that some water would be kind.',
      'In {town2} a man dies at the table of the party, with his face in the soup, before anyone can swear that they did not know him. {P2} has seen who changed the bowls, and will only say it outside.',
    ],
  },
];
