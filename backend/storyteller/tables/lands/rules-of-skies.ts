import type { Rule } from './land-type.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** Lands in which the sky, the year or the water is not what it is elsewhere. */
export const rulesOfSkies: readonly Rule[] = [
  {
    id: 'no-sun',
    leads: 'alone',
    words: list('sun daylight night darkness dark'),
    also: list(
      'died dead dying gone vanished black eternal endless perpetual never without extinguished forever stolen',
    ),
    truths: [
      'The sun of {land} has gone out, {years} years ago. People count the day by bells: those of {town1} are rung by {body1}, and whoever oversleeps in {town1} has slept through the law.',
      'Light is money in {land}: a candle is a wage, an hour beside the great lamp of {town1} is sold by the seat, and thieves steal wicks.',
      'What grows in {land} grows pale, in cellars, beside warm water. {town2} lives from mushrooms and has eleven words for them.',
      'Nobody goes from {town1} to {town2} without a rope: the road has posts with knots that say how far it still is, and one is told never to let go.',
    ],
    regions: [
      'A lamp as high as a house burns over {town#}, and those who tend it may not marry, because it may not be left.',
      'In {town#} the windows are painted on, with a blue sky behind them, and people close the shutters out of habit.',
      'Around {town#} hang {few} rings of small lights. What lives out there has so far come through two of them.',
    ],
    hidden: [
      'The sun was not put out; it was taken, on the day of {wrong}, and it is kept: {record3} names the cellar below {town1}. {P3} has felt that the wall there is warm.',
      'There is one day in each year on which it would be light for an hour. {body1.s} has had everyone kept indoors on it since {wrong}, as {P3} has worked out from {record3}.',
    ],
    conflicts: [
      'The oil of {town1} lasts until the next moon that nobody can see. {town2} has oil, and asks for the great lamp as a pledge.',
      'Children who have been born in the dark see in it, and want no lamps. In {town3} they have put out a whole street, and {P2} is the only one they listen to.',
    ],
    openings: [
      'On the rope between two posts the hands of the party meet other hands, that come from {town1} and do not let go. A voice says: "Are you the ones who are still counted?" It belongs to {P1}.',
      'In {town2} the lamps go out one after the other, from the gate inward, as if somebody walked. {P2} puts the last one into the hands of the party and bars the door from outside.',
    ],
  },
  {
    id: 'long-seasons',
    leads: 'alone',
    words: list('season seasons winter winters summer summers autumn spring'),
    also: list(
      'decades decade years long last lasts endless eternal never ends end generation generations century',
    ),
    truths: [
      'A season lasts half a life in {land}. Those who are old in {town1} have seen two, and tell of the other one as of a foreign country.',
      'Whoever is born in winter in {land} is called a winter child, is believed to be careful, and may lend but not borrow«, by a law of {body1}».',
      'The stores of {town1} were filled for {years} years and are counted every night. The number is secret, and everyone has guessed it.',
      'The last turn of the season is remembered in {land} under one name: {wrong}. What was promised then is still being paid.',
    ],
    regions: [
      'In {town#} they still have the tools of the other season, oiled and wrapped, and nobody who knows how they are used.',
      'The river at {town#} has not moved for {years} years. This week it made a noise, and the market talks about nothing else.',
      'The first birds have come to {town#} that nobody has a name for.',
    ],
    hidden: [
      'The season does not turn of itself: somebody has to say a word at the right place, and did it last on {wrong}. {P3} has found in {record3} that {body1} has had the place walled up.',
      'The stores of {town1} have been empty for a year: the sacks are full of sand. {P3} has it in {record3}, and {body1} pays for sacks.',
    ],
    conflicts: [
      'The season is about to turn, and the first who knows it will buy {town2} for nothing. {body1} has begun to buy.',
      'The winter children of {town3} want to inherit like all others. {P2} has brought their paper to {town1}, twice.',
    ],
    openings: [
      'Before {town1} a man of ninety stands in the road with a wooden rake, and shows everyone the first green blade that he has seen since he was a boy. An hour later he is dead, the blade is gone, and {P1} asks the party who stood near him.',
      'In {town2} the party is asked to dig: there is a house under the old snow, and somebody has knocked from inside. {P2} pays by the hour and does not want to be there.',
    ],
  },
  {
    id: 'flooded',
    leads: 'alone',
    words: list('flooded drowned sunken submerged underwater-world flood deluge'),
    also: list(
      'world land mountaintops mountaintop peaks rooftops left only whole everything continent islands',
    ),
    truths: [
      'The sea has come over {land}, and did not go again: what were mountains are islands now, and the four {towns} stand on what was a pasture for goats.',
      'Earth is dearer than silver in {land}. In {town1} a bed of carrots has a lock, and brides are paid for in baskets of soil.',
      'On clear days one sees roofs under the water before {town2}, and people name the streets. Nobody of good family dives there by night.',
      'Everyone in {land} owns a part of a boat. Whoever sells that part in {town1} has no vote any more in {body1}.',
    ],
    regions: [
      'The church tower of old {town#} still stands out of the water, and the bell is rung from a boat.',
      'In {town#} they dive for nails, glass and doors, and the school begins with holding the breath.',
      'The steps of {town#} go down into the sea, and each year one more of them is wet.',
    ],
    hidden: [
      'The water could be let out: there was a gate, and it was shut on the day of {wrong} for a good price. {P3} has the plan of it from {record3}; those who own the heights own {body1}.',
      'Somebody still lives below, in old {town1}, behind doors that hold: {record3} has letters from there, the last one from this spring, and {P3} has answered it.',
    ],
    conflicts: [
      'A new island has come up between {town1} and {town2}, black and bare. Both have planted a flag, and only one has planted beans.',
      'The boats of {town3} come home without their nets and with things in them that nobody has lost yet. {P2} wants them looked at before they are sold.',
    ],
    openings: [
      'On the crossing to {town1} the rope of the anchor goes tight, and then somebody below pulls at it, three times, with a pause, and again. The skipper cuts it; {P1} has counted along and turns white.',
      'In {town2} a door is washed ashore, with a knocker and a number. By evening three families say that it is theirs, and {P2} asks the party to find the house.',
    ],
  },
  {
    id: 'sealed',
    leads: 'first',
    words: list('sealed cut-off closed barrier wall walled locked isolated forgotten'),
    also: list('valley magic years century off city island world kingdom land'),
    truths: [
      'Nobody has come to {land} from outside or gone out of it since the great-grandparents of the oldest. Where the border is the air is like glass, and birds that fly against it lie in a line.',
      'There are {few} old families in {land}, everyone is a cousin, and a wedding in {town1} needs a book, a clerk and a map of the last four generations«, which {body1} keeps».',
      'What wears out in {land} is not replaced: there is one clock left in {town1}, and the glasses of {town2} are handed down by will.',
      'The children of {land} play at Outside, with kings and camels. The old ones say that it was smaller than that.',
    ],
    regions: [
      'From {town#} one sees through the border: there is a road on the far side, and last week there was a light on it.',
      'In {town#} lives the last who says that a grandmother came from outside; people bring her the children to be looked at.',
      'The graveyard of {town#} was full long ago, so that now the dead are asked to share.',
    ],
    hidden: [
      'The border was made from inside to keep something out, and {body1} was to open it on a day that was last spring. {P3} has the words with which it is done, in {record3}.',
      'It lets through whoever owns nothing: {P3} has found it out with a mouse, and written it into {record3}.',
    ],
    conflicts: [
      'The border has moved: a field of {town2} is outside since last week, with two cows and a farmer, who waves.',
      'There is one doctor in {land}, who is old and will teach only one pupil. {town1} and {town3} have each sent one, with an escort.',
    ],
    openings: [
      'The party wakes up in a ditch before {town1}, and the people who find it have never seen strangers: they touch their sleeves and ask what has become of the king. {P1} asks something else: "How did you come in?"',
      'In {town2} the party is asked to hold a rope, at the end of which a boy walks out to where the air is like glass. The rope goes slack, and comes back cut clean. {P2} had told his mother that it was safe.',
    ],
  },
];
