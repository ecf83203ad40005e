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

/** What one notices about such people. */
export const faces: readonly Row[] = [
  'All of them have a table in {town1} at which they can be found, [by the stove|under the stairs|in the draught], and a waiter who knows when not to come.',
  'In {town2} their names are on the same list, for [the bell ropes|the bread fund|the night watch]. It is the only thing that they all sign.',
  'Whoever brings a message from {town3} is received at once by each of them, given [a chair|something hot|a receipt], and sent back with another.',
  'People in {town4} imitate them at carnival, with [a cushion|a ladle|a long pause]. They themselves sit in the first row.',
  'One meets them on the road from {town1} to {town2} more often than one should think. They nod, and [look at the sky|quicken the step].',
  'Their servants know each other, from the wash house in {town3}, and [compare stockings|hum the same song|agree about the soup].',
  'They are all good at waiting, in their own ways: one in {town1} [whittles|counts|sleeps], and one in {town2} asks how long it will be.',
  'A painter in {town4} has all of them in one picture, and each has asked for [a better place|other shoes|more light].',
  'What they say in public is copied by a clerk in {town2}, who leaves out [the coughs|the adjectives|nothing]. The copies are for sale.',
  'They have given each other presents, as is right in {land}. In {town1} these stand [in a glass case|by the back door|unopened].',
  'If two of them agree, {town3} hears of it by [a flag|a free round|closed shutters]. It has not been needed often.',
  'In {town4} there is an old nurse who knew most of them when they were small, and says that [they have not changed|one of them was kind|they all cheated at marbles].',
  'To be seen with any of them in {town2} is worth [a better seat|a lower price|a longer queue], for about a week.',
  'They buy their paper in {town1}, from the same shop. Its owner can tell by [the thickness|the amount|the hurry] what kind of week it will be.',
  'Not one of them has ever been late in {town3}, where [the clock is slow|one is served cold soup for it|the doors are shut on the stroke].',
  'Whoever wants to please them in {land} brings [a good story|fruit out of season|nothing, and stays briefly]. It is known, and so it rarely works.',
];

/** What one sees there and hears about it on the way. */
export const sights: readonly Row[] = [
  'On the way there from {town1} one passes [a spring|a row of poplars|an old toll house], where travellers wait for one another and compare what they have heard.',
  'In {town2} somebody offers to show the way, for [a copper|a pie|the company], and talks all the while about other things.',
  'It has a sound that can be heard from {town3} when the wind is right, [like a lid on a pot|like breath|like far wheels], and people there put a shawl on when they hear it.',
  'A seller by the road has small copies of it, [in clay|in tin|in gingerbread]. They come from {town4}, and are not very like.',
  'Travellers from {town1} leave something behind at this point of the road, [a button|a word on a stone|a ribbon]. Some of the ribbons are new.',
  'From there one sees the smoke of {town2} and, on clear days, [the walls|the bell tower|the mill] of {town3}. Many sit down at this point.',
  'In {town4} they say one should go [hungry|with good boots|in a group of three]. They do not say why, but sell bread, grease and company.',
  'The inn nearest to it keeps a book, in which guests from all of {land} have written [what they expected|how they slept|one word]. It is lent to anyone who orders.',
  'Somebody in {town3} draws it again and again, [from memory|from the same window|for a bet], and has got the light right once.',
  'Whoever comes back from there to {town1} is looked at [from the shoes up|a little longer|with a question], and given the seat by the door.',
  'Around it nothing is built, though land is dear in {land}. In {town2} one says that [it needs the room|nobody has asked|the ground is wet].',
  'A dog from {town4} goes along as far as [the last fence|the second bend|the bridge], and then sits down and waits.',
  'There is a short way from {town2}, known to [goatherds|lovers|smugglers], and a long one, which is more beautiful. Both meet at the same stone.',
  'The first thing that strikes guests from {town1} is [the temperature|the echo|how clean it is], and the second how many have been there before them.',
  'In the taverns of {town3} it has a shorter name, [which is not polite|from a song|that children use]. The full one is for maps.',
  'A watchman from {town1} stands near it on most days, [out of habit|for the pension|because of the view], and is glad of questions.',
];
