import { local, wide } from '../moods/mood-rows.ts';
import type { Row } from '../row-types.ts';

/** What else is to be seen and heard at the places and on the way to them. */
export const steps: readonly Row[] = [
  '**On the way**: between {town} and {spot} there is a stone on which people rest their loads. It has [two hollows from elbows|a date cut into it|a cup on a chain], and whoever sits there for a moment hears what the carriers talk about.',
  '**A smell**: at {spot} it smells of [cold iron|wet plaster|old rope and apples]. It stays in the clothes, and in {town} people will know where the party has been.',
  '**A sound**: whoever stands still near {spot} hears [a slow drip|a loose board|a hinge], always after the same number of breaths. One gets used to it, and then it is missed.',
  '**Somebody passes**: an old woman from {town} goes by {spot} with a basket, greets politely, and says what she says to all: "[Mind the third step|Close it behind you|It looks worse than it is]."',
  '**The light**: at {spot2} it comes from the side, and one sees [dust|footprints|the marks of tools] better in it than at any lamp. It takes away no danger, but some doubts.',
  '**A habit of the place**: people from {town} touch [the post|the lintel|a certain stone] when they come to {spot2}. The spot is dark from all the hands.',
  '**A view**: from {spot} one can see a part of {town}, small and tidy. It is a good moment to say [who goes first|what everyone carries|what they would be doing at home].',
  '**What lies about**: near {spot2} there is [a broken ladder|a bucket without a bottom|a coil of good rope] that has belonged to nobody in {town} for years. It can be used once.',
  '**Underfoot**: the ground near {spot} is [gravel|packed clay|planks], and each step is heard. Whoever walks where the people of {town} walk, along the edge, is quieter.',
  '**A name on the wall**: people from {town} have scratched theirs in near {spot2}, with years. The oldest can no longer be read, and the newest has [a spelling mistake|a small heart|a frame].',
  '**Talk on the road**: a carter on the way from {town} holds next to the party for a while and speaks about [axles|prices|his brother-in-law]. When {spot} comes into sight he says goodbye, and clicks his tongue.',
  '**A place to rest**: not far from {spot} somebody from {town} has put [a bench|a dry box|a log] where one sits out of the wind. A knife and a spoon have been left there for all.',
  '**Cold and warm**: at {spot2} there is a draught at knee height. In {town} people say that the place [breathes|sleeps badly|was never finished], and they say it without fear.',
  '**A tune**: one of those who pass between {town} and {spot} whistles. The last note is left out, and the party catches itself [adding it|waiting for it].',
  '**Bread and salt**: in {town} it is the custom to leave [a crust|a pinch of salt|a small coin] at {spot2} before going in. There are a good many, and nobody takes them.',
  '**An order of things**: whoever looks closely at {spot} sees what was put here by hand and what just came to lie here. Most was put here, by people who [were tidy|had time|were in a hurry].',
  '**A second pair of eyes**: a lookout from {town} sits near {spot2}, on his own account, and keeps a list of [carts|birds|strangers]. He shows it willingly, and it is correct.',
  '**Weathered paint**: near {spot} a sign has lost its words. In {town} one is told [three versions|what it should have said], and the party may choose the one it likes.',
  '**The hour**: from {spot2} the bell of {town} is only just heard. Those who work here stop at it, [stretch|drink a mouthful|turn the hourglass], and go on.',
  '**Good manners**: whoever meets others on the path to {spot} steps aside on the side of the wall, as is right in {town}, and gets [a nod|a word about the way|an apple] for it.',
];

/** What the days are like in between. */
export const time: readonly Row[] = [
  ...local([
    '**In between**: each evening the lamps of {town} are lit in the same order. Whoever stays up sees [who walks home late|which window is the last one|who is waiting for whom].',
    '**What the neighbours do**: one shares [flour|candles|news] in {town} these days, across the fences, and keeps count of it only in jest.',
    '**The market**: it is held as usual in {town}. People buy [less than they came for|for two days at once], and stay longer to talk.',
    '**A bench by the wall**: the oldest three of {town} sit there each day, and can say what came first, and what after. They agree about everything but [the hour|the weather|the hat].',
  ]),
  ...wide([
    '**In between**: the heralds of {town} read out the same sentence every morning. By the third day people [speak along with it|know where the herald breathes].',
    '**What the guilds do**: in {town} they meet behind closed doors, come out again, and have decided [to wait|to meet once more|on a collection].',
    '**The roads**: travellers to {town} come earlier than they planned, or not at all. The innkeepers have put [straw in the attics|extra tables out], to be on the safe side.',
    '**The scribes**: everything that happens is copied out [three times|in two hands] in {town}. Whoever treats a scribe to a meal has read it before noon.',
  ]),
  '**How it feels**: the days in {town} seem longer than they are. People [mend what has waited for years|clean the windows|write letters], to have something in hand.',
  '**A sound**: on each of these days one hears [a saw|a loom|a grindstone] somewhere in {town}, from early until late. When it stops, heads come up.',
  '**What is said**: "[Tomorrow we will know more|It could be worse|Let us eat first]" is how talks end in {town}, on all of these days.',
  '**Visitors**: whoever comes to {town} now is asked [where from|how the road was|for how long] before being asked for a name.',
  '**Small signs**: a careful eye sees by the [doormats|chimneys|queues] of {town} how far things are. It needs nothing but a walk around.',
  '**The giver**: {G.call} makes [a stroke on the doorpost|a knot in a cord|a note in the calendar] every evening, and looks at all of them together.',
  '**Meals**: in {town} they are taken together more often. There is [a pot for everyone|one long table], and a place for guests that is laid each time.',
  '**At night**: two people walk through {town} with a lantern, [a different two each night|by turns], and call the hour more softly than they used to.',
  '**Work**: what has to be done in {town} gets done, [only with more looking up|a little faster than usual|with fewer songs].',
  '**A wager**: in {town} one guesses what the next day brings. The stake is [a round of soup|a day of wood chopping], and it is always paid.',
];

/** How people speak of it afterwards. */
export const ends: readonly Row[] = [
  '**Afterwards**: in {town} it is told for a long time, at first [by those who were there|in the street], and then with a beginning, a middle, and someone who does the voices.',
  '**A small sign**: whatever has happened, somebody in {town} sweeps the steps on the next morning, [as always|a little longer than usual], and greets the party by name.',
  '**What stays**: one of the benches in {town} has its place from then on where [it was all discussed|the party used to sit]. One says "there" and everybody knows where.',
  '**At the table**: give each player one sentence about what their character does on the first quiet evening in {town}. [Washing the boots counts|Sleeping counts|Writing home counts].',
  '**A meal**: {town} puts on the table what is left, [soup, bread and pickles|pies, cold meat and cider], and those who have not spoken for a while sit at the same end.',
  '**The giver**: {G.call} comes by once more before the party leaves, with [something for the road|a question about the road|a knot undone], and finds the words only at the door.',
  '**A keepsake**: a child in {town} gives each of the party [a nutshell with a face|a painted pebble|a knotted string]. It has no value, and is hard to throw away.',
  '**The record**: in the book of {town} it gets [four lines|half a page|a page and a drawing]. The clerk asks how the names are spelled, and blots only one.',
  '**The morning after**: there is a smell of [bread|wet stone|fresh paint] in {town}, and the first cart stops to let the party cross.',
  '**What one hears**: at the gate of {town} two guards argue about [who saw it first|what exactly was said]. They ask the party to decide, and do not believe the answer.',
  '**An open door**: the party will not have to pay for [a bed|a bowl of soup|a place by the stove] in {town} for a while. It is not written anywhere, and it is kept.',
  '**Something to do**: before they go, the characters are asked to help with [a roof|a fence|a heavy cupboard] in {town}. It takes an hour, and does them good.',
  '**A toast**: in {town} one drinks to those who were there, then to those who are not, and then [sits down for a while|looks at the table|asks for a song].',
  '**On the road**: an hour from {town} somebody catches up with the party, out of breath, with [a glove that was left behind|a pie in a cloth|a letter to take along].',
  '**A question**: the people of {town} will ask the party [what it was like|whether they were afraid|if they would do it again]. What they answer is repeated with care.',
  '**The next ones**: a year on, travellers hear of it in {town} from [the woman at the well|the ferry hand|the baker], and are shown the spot, for nothing.',
];
