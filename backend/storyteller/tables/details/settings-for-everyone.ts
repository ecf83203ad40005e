import type { Row } from '../row-types.ts';

/** What else all know who live there. */
export const known: readonly Row[] = [
  'Whoever grows up in {land} learns to tell by [the bread|the bells|the hats] which town somebody is from. In {town1} they are proudest of it, and most often wrong.',
  'Carters between {town1} and {town2} have a greeting of their own, [two fingers at the cap|a click of the tongue|the name of the last inn], and whoever knows it is let past.',
  'In {town3} a stranger is first given something to [drink|carry|hold], and only then asked for a name. They say that it saves time.',
  'What is a proverb in {town2} is [an insult|a riddle|a nursery rhyme] in {town4}. Travellers collect such things, and use them with care.',
  'There are four ways to say "[soon|neighbour|enough]" in {land}, one for each of the towns. {town1} has the shortest.',
  'The road from {town2} to {town3} is measured in [songs|pipes|quarrels]. It takes eleven of them, or nine in good company.',
  'Every house in {town4} has [a bench outside|a lamp over the door|a pot for guests], and one is judged by the state it is in.',
  'In {town1} the market begins with [a bell|a handshake|silence]. Whoever sells before it pays a round, and it is always the same one who does.',
  'Old maps of {land} show a [fifth town|lake|bridge] that is no longer there. In {town2} they still name a street after it.',
  'On feast days {town3} and {town4} send each other a [cake|goose|barrel], each one larger than the last. No one knows how to stop.',
  'People in {town2} speak [softly|with their hands|in questions], and it takes a visitor from {town1} a week to stop raising the voice.',
  'A letter from {town1} to {town4} takes three days, if one gives the rider [an apple|something to tell|a dry blanket], and otherwise four.',
  'In all of {land} one takes off the hat for [bridges|bakers|funerals of any kind]. In {town3} it is kept off for the length of a sentence.',
  'Those who can choose buy [shoes in {town1} and cheese in {town2}|cloth in {town3} and knives in {town4}], and tell the others that it is too dear.',
  'There is a game in {land} that is played with [nutshells|nails|small stones]. {town2} and {town3} have different rules, and the same songs for winning.',
  'Travellers remember the smell of {town4}: [malt|tar|warm dust]. Those who live there say that there is none.',
];
