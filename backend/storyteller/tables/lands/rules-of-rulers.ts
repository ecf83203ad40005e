import type { Rule } from './land-type.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** Lands that are ruled by beings who are no ordinary people. */
export const rulesOfRulers: readonly Rule[] = [
  {
    id: 'genies',
    leads: 'first',
    words: list('genie genies djinn djinni efreet efreeti'),
    truths: [
      'Four genies rule {land}, one in each of the {towns}, and each lives in a vessel that is carried before it«, so that everyone knows how far it can go». The genie of {town1} leaves the daily business to {body1}.',
      'A wish is tax in {land}: once a year each town may ask its genie for one thing, in writing. {body1.s} keeps the drafts of {town1}, and lawyers live from commas.',
      'Nobody in {land} says "I wish"« aloud, not even to a child». In {town2} it is a crime, and in {town1} a service for which one takes a number.',
      'The genie of {town2} has promised never to lie, and it has made {town2} a place in which few questions are asked.',
    ],
    regions: [
      'A brass vessel the height of a house stands over the gate of {town#}, and it is warm on the days on which its genie is angry.',
      'The genie of {town#} takes no coin: those who owe it something give a year in which they speak only when it speaks.',
      'In {town#} the wells were made by a wish, and {town#} has to thank for them at each noon.',
    ],
    hidden: [
      'The genies are bound: their vessels have one seal each, and {record3} says who set them, on the day of {wrong}. {P3} has understood that whoever breaks one seal frees all four.',
      'One of the four vessels is empty, and has been so since {wrong}. {body1.s} speaks with two voices; {P3} has counted the answers and knows it.',
    ],
    conflicts: [
      'The genie of {town2} demands that its vessel be moved to {town1}. {body1.s} says no, and both know that nobody can carry it without its leave.',
      'A child in {town3} has made a wish by mistake, and it has come true. {body1} wants the child brought in, and {P3} has hidden it.',
    ],
    openings: [
      'At the gate of {town1} each traveller is asked for a wish, to be written down and sealed. The party sees its own paper carried past an hour later, open, and {P1} asks what made it write that.',
      'A vessel of brass lies beside the road to {town2}, dented, with the seal half off, and something in it asks the party politely how far it is to {town1}.',
    ],
  },
  {
    id: 'vampire-lords',
    leads: 'first',
    words: list('vampire vampires blood'),
    truths: [
      'The lords of {land} are vampires, and say so: each of the four {towns} has one, who sleeps by day and signs by night. By day {body1} rules {town1} in that name, with a stamp.',
      'Everyone in {land} gives a cup four times a year«, and gets a loaf and a receipt». In {town2} the receipts are worn on a string.',
      'No guest is asked in twice in {land}: one invites at the door by name and for one evening, and the wording is taught in schools.',
      'Mirrors are covered« in {land}» when a lord walks by, out of courtesy. Those of {town1} are counted by {body1}.',
    ],
    regions: [
      'The shutters of {town#} close with the sun, and open again two hours later, when the music begins.',
      'In {town#} the bell rings at dusk: one stroke for those who have paid their cup, and two for the others.',
      'Nobody is buried in {town#} before the third morning, by law, and a watch is kept.',
    ],
    hidden: [
      'The oldest of the lords has not woken since {wrong}, and {body1} has ruled {town1} alone with its stamp. {P3} has the date, from {record3}.',
      'The four lords have one maker, who is not dead: {record3} names the place, and {P3} knows that the lords pay for its silence with {few} people a year.',
    ],
    conflicts: [
      'The cups of {town2} have been refused as thin for the third time. {body1} asks for names, and {P2} wants somebody to find out who waters them.',
      'A preacher in {town3} says that the sun will be invited in. A hundred have begun to hang their doors the other way round.',
    ],
    openings: [
      'At dusk the coach of a lord stops beside the party on the road to {town1}, a window opens, and a voice asks which of them would like to be asked to dinner. {P1} sits in the coach, pale, and shakes the head very slightly.',
      'In the inn of {town2} a young man pays for everyone with old coins and will not say why. In the morning his bed is full of earth, and {P2} begs the party to say that they have not seen him.',
    ],
  },
  {
    id: 'undead-kings',
    leads: 'first',
    words: list('pharaoh pharaohs mummy mummies'),
    also: list('undead dead pharaoh pharaohs mummy mummies immortal egypt egyptian'),
    truths: [
      'The kings of {land} do not stop ruling when they die: {few} of them sit in a row in {town1}, wrapped and crowned, and each still has one day of the week« on which the law is the one of that king».',
      'Half of all the land in {land} belongs to tombs, and those who farm it pay the dead in oil and bread. {body1.s} collects it for them in {town1}.',
      'Everyone in {land} saves for a name in stone. Whoever has none is counted by the tax of {town2} as not yet born.',
      'No one turns their back on a painted eye in {land}. In {town1} people leave houses backwards.',
    ],
    regions: [
      'A king lies under {town#} and is asked about the harvest; the answer comes by a priest with a long straw.',
      'In {town#} the builders work by night on a tomb, and by day on the houses of those who build it.',
      'The cats of {town#} have an office, a pension and a lawyer.',
    ],
    hidden: [
      'One of the kings in {town1} is nobody: the coffin was robbed before {wrong}, and since then {body1} has spoken for it. {P3} has found the bill for the wrappings in {record3}.',
      'The dead kings fear one thing, which {record3} names: that their names are read backwards, all on one day. {P3} has written the list.',
    ],
    conflicts: [
      'Two dead kings claim the same day of the week, and for a month {town1} has had two laws on it. {body1} wants witnesses who knew them alive.',
      'Grain is short in {town2}, and the tombs are full of it. {P2} has said aloud what all think.',
    ],
    openings: [
      'A funeral passes the party on the road to {town1}, and the one on the bier sits up, beckons, and asks in an old tongue whether they are the ones from {town2}. {P1} translates, badly, on purpose.',
      'In {town2} the party is given a room that has a painted eye over the bed. In the morning the eye is shut, and {P2} asks them in a whisper what it has seen.',
    ],
  },
  {
    id: 'monsters-rule',
    leads: 'alone',
    words: list(
      'monster monsters orc orcs goblin goblins hobgoblin hobgoblins gnoll gnolls giants',
    ),
    also: list('won win rule rules ruled ruling govern governs governed conquered victors victory'),
    truths: [
      'The war is over, and those whom the old songs call monsters have won it. They rule {land} from {town1}, where the seats of {body1} are made for them and the benches for petitioners are low.',
      'Each house of the old people in {land} has a mark over the door that says who lost the war in it. In {town2} the marks may be repainted for a fee.',
      'The new law« of {land}» is short, was made around a fire, and is kept. The judges of {town1} fight one round with whoever appeals.',
      'Children of both sides go to one school in {land}, because the victors could not be bothered to build two. They get on; it worries everyone.',
    ],
    regions: [
      'In {town#} an orc captain and an old baker have shared one house since the war, by order, and have stopped pretending to mind.',
      'The walls of {town#} were pulled down after the war, and the stones stand in the fields as seats for the new council.',
      'Half of {town#} has moved out and half has moved in; there are two markets, and one well.',
    ],
    hidden: [
      'The war was not won in the field: on {wrong} a gate was opened from within, and {record3} has the name. {P3} has read it; it is a name that both sides honour.',
      'There is a treaty in {record3}, signed on the day of {wrong}, in which the victors promise to leave again after {years} years. {P3} has counted, and {body1} has burned the other copy.',
    ],
    conflicts: [
      'The old people of {town2} want their bell back, which the victors drink from. {body1} would give it for a public apology, and nobody will say for what.',
      'A young chief in {town3} says that the war was won by being feared, and that {body1} has grown soft. {P2} has counted the spears that he has bought.',
    ],
    openings: [
      'At the toll before {town1} an orc with spectacles asks the party in which of the two tongues it would like to be searched. {P1} stands behind it in irons and says with the eyes: the other one.',
      'In {town2} the party is stopped by a patrol of both peoples, who have caught a thief and cannot agree by whose law to hang him. They would like strangers to decide, now, before dinner.',
    ],
  },
  {
    id: 'gods-walk',
    leads: 'first',
    words: list('god gods goddess goddesses deity deities titan titans demigods'),
    also: list('walk walks walking live lives living among rule rules ruled earth mortals'),
    truths: [
      'The gods of {land} are no matter of belief: one can meet them. The one of {town1} buys fish, and {body1} walks behind to pay.',
      'A prayer in {land} is answered by whoever is nearest, and not always by the one who was asked. In {town2} people shout, to be fair.',
      'What a god says at table is law in {land} until the plates are cleared. The servants of {town1} have learned to clear quickly.',
      'There are more gods in {land} than there is work, and the small ones take what they can get: one of them mends shoes in {town3}.',
    ],
    regions: [
      'The god of {town#} has a house there with the number seven, and does not like to be visited before noon.',
      'In {town#} the temple stands empty, because its god has moved in with a widow, two streets away.',
      'A god was born in {town#} last winter. It is teething, and the roofs suffer.',
    ],
    hidden: [
      'A god of {land} is missing since {wrong}, and the others say nothing of it. {P3} has found in {record3} which one, and that {body1} has collected its prayers ever since.',
      'The gods can die: it is in {record3}, with the way it was done on {wrong}. {P3} has it by heart and has burned the page.',
    ],
    conflicts: [
      'Two gods claim the bridge to {town2}, and each has blessed one end. Whoever crosses it is married halfway.',
      'The small gods of {town3} want wages. {P2} speaks for them, and {body1} has had the door of the temple painted shut.',
    ],
    openings: [
      'On the road to {town1} an old woman asks the party to carry her bundle, and with each mile it grows heavier; when they put it down, {P1} comes running and asks in horror which god they have just refused.',
      'In {town2} a god sits on the steps of an inn and weeps, and nobody dares to go past to breakfast. {P2} offers the party breakfast for a month.',
    ],
  },
];
