import type { Row } from '../row-types.ts';

/** How it looks at the table, and what can be added without a check. */
export const incidents: readonly Row[] = [
  'If the table needs a moment, a messenger from {town} arrives, out of breath, with [a question that can wait|a parcel for the wrong person|the wrong hat]. It costs nothing but a breath.',
  'Characters who ask people in {town} to their face get short answers. Those who [help to carry something|sit down first|ask about the weather] get longer ones.',
  'A small thing for the senses: in {town} it smells of [tar and bread|wet stone|hay and iron] at this hour, and each of the party may say of what it reminds them.',
  'Whoever of the party stands guard sees how {town} works: [who greets whom|which lamp goes out last|which door is never locked]. It needs no check, only the question.',
  'If {G.call} is present, let it be a person who [finishes the sentences of others|counts along on the fingers|never sits]. Players remember that before they remember the name.',
  'There is always somebody in {town} who has been watching. He wants [nothing but an audience|to be asked properly|to sit down while telling], and tells it in the right order.',
  'A scene in {town} gains by a task for the hands: [folding nets|shelling peas|stacking wood]. Let the characters talk while they help.',
  'If the players split up in {town}, change between them at [each knock at a door|each question|the moment before an answer]. Nobody should wait longer than that.',
  'The people of {town} like to be asked for an opinion. Whoever does so is [offered a seat|given a second helping] and hears at least whom one should ask next.',
  'One detail may come back later: a [red scarf|squeaking cart|whistled tune] that the party notices in {town}. It belongs to someone who means well.',
  'Let a character with a trade notice something in {town} that only this trade sees: [a good joint|a bad seam|an honest scale]. It opens a conversation, and no secret.',
  'When the party has run out of questions, a bystander from {town} asks one: "[And who pays for the door|Where will you sleep|Have you eaten]?"',
  'In {town} it is polite to [knock twice|leave the boots outside|name oneself before asking]. Whoever learns that is given the better chair everywhere.',
  'If it becomes too tense, let something ordinary happen in {town}: [milk boils over|a line of washing comes down|a wheel comes off]. It gives everyone a moment to think.',
  'What the party says out loud in {town} is all around the place within the hour, [a little larger|with other names|in a better order]. Let them hear it again from a stranger.',
  'Let a player describe one of the bystanders in {town}: [what this person carries|whom this person waits for|what this person is good at]. It can be of use later.',
];

/** How it was noticed, and how it can be told. It says nothing about who did what. */
export const past: readonly Row[] = [
  "In {town} each of those who noticed something takes it for [the smaller half|a trifle|somebody else's business]. Whoever puts it together has only to ask twice.",
  'Told in {town}, it would take [one evening and two candles|a pot of tea|the time that it takes to mend a net]. It has not been told so far, and that is nearly all of its power.',
  'People in {town} went on as always during all this: [the ovens were lit|the accounts were done|the steps were swept]. That is why so many of them remember the day, and so few the hour.',
  'There are traces of it in {town} that are in plain sight, [a worn step|a hook without a coat|a stain under a mat], and everyone walks past them.',
  'Whoever knows it finds that it explains small things in {town}: [why a door is oiled|why a song is left out|why a bench was moved].',
  'It was not planned in one piece. Whoever follows it in {town} finds [a first step, and then a second one|three occasions to stop], and each looked harmless from the one before.',
  'It can be played without a speech: let the party find it in pieces in {town}, [one in a voice, one in a thing, one in a silence|one from each of three people].',
  'At the time {town} talked about [the price of salt|a wedding|a new roof], and so it had other things to look at.',
  'A listener in {town} could have heard it in the way people spoke of that week: [too briefly|always in the same words|with a look at the door].',
  'Much of it depends on a habit in {town} that strangers notice at once: [things are left where they were put|one does not ask twice|what is paid for is not discussed].',
  'If the players get it wrong at first, {town} helps: [a bill|a date|a pair of boots] does not fit, and somebody mentions it without knowing what for.',
  'When it is out, people in {town} will say that they [always knew|had thought of it once|were about to ask]. Most of them will believe it.',
  'There is a place in {town} where one can think it through, [a bench behind the mill|a table by the stove|a step at the back], and nobody disturbs anyone there.',
  'What is remembered of it in {town} is a sound, [a key|a cart|a step on boards], and whoever heard it still hears it, without knowing why.',
  'It left somebody in {town} with a question who has never put it to anybody. It is a [good question|short one], and it would be a relief to be asked for it.',
  'Those in {town} who were closest to it have taken to small tasks: [polishing|sorting nails|winding wool]. It keeps the hands busy.',
];

/** Other people around them, and what is said about them. */
export const bystanders: readonly Row[] = [
  'Those who want to speak with any of them in {town} learn the times at the [bakery|well|gate], as well as what not to mention.',
  'At the edges there is always somebody from {town} who [carries messages for a copper|holds doors|knows who is at home]. He is polite, and repeats exactly what he was given.',
  'In {town} these people are known by their [steps|knock|coughs|hats]. A blind woman at the market names each of them before the first word.',
  'They all buy at the same stall in {town}, and its owner knows [who pays late|who never bargains|who buys for two]. She only tells the part that is nice.',
  'Between them in {town} there are old courtesies: [a lent ladder|a pie on feast days|a saved seat]. They are kept even in a quarrel.',
  'Most of them can be found in {town} without asking, at the hour when [the lamps are lit|the shops close|the soup is ready].',
  'A stranger in {town} is introduced to them in a fixed order, by [age|the length of the beard|who is nearest]. Whoever keeps to it is thought well brought up.',
  'There is one seat in {town} where each of them has sat and thought. The wood is [worn smooth|carved all over], and the innkeeper dusts it with some respect.',
  'One joke makes the rounds in {town} about every one of them, always the same, with [another hat|another horse|another name] in it.',
  'Their names are on a board in {town}, for [the fire watch|clearing the well|ringing the bell], in turns. It shows who is free this week.',
  'Somebody in {town} cuts the hair of all of them, and hears [everything twice|the beginnings of everything]. He says that ears are part of the trade, and a mouth is not.',
  'When two of them meet in the street in {town}, people slow down a little, [to hear the greeting|to see who nods first].',
  'Each of them has an errand that leads through the middle of {town} once a day. To walk along, [with a basket|at the same speed|a step behind], is the simplest way to a conversation.',
  'In {town} one says that there are two kinds of people, and about these it is not agreed [which kind they are|who is which].',
  'All of them have lent something to a neighbour in {town} and never asked for it again: [a saw|a kettle|a good rope]. It is mentioned when they are praised.',
  'Whoever brings one of them [news from outside|something sweet|an honest answer] is spoken of kindly in {town} for a day, and has a seat by the stove.',
];
