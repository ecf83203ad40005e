import type { FacetKind } from './person-facet-words.ts';
import type { Row } from './row-types.ts';

/** Sentences about a part of an idea that is not what the story is about. `{said}` follows the name, `{what}` is its object. */
export interface FacetRows {
  /** How it shows, for everyone. */
  readonly shown: readonly Row[];
  /** What is behind it, or what it does to the story, for the game master. */
  readonly cause: readonly Row[];
}

const said: FacetRows = {
  shown: [
    '{P.name} {said}, and those who live in {town} have stopped finding it odd.',
    'Ask for {P.name} in {town}, and you hear that {P.they} {said}«, mostly with a grin».',
    'As everyone in {town} knows, {P.name} {said}«; children play at it in the street».',
    '{P.name} {said}«, in all weathers, and is hurt if one remarks on it».',
  ],
  cause: [
    'That {P} {said} has a use: those who watch for it know when {P.they} can be met alone, and where.',
    'Those who want to win {P} over had better begin there: {P} {said}, and is off guard as long as it lasts.',
    'It began in the same week as the rest: {P} {said}, and has never done so in front of {Q}.',
    '{Q} has been the only one to ask {P} for the reason. {P} {said}, and gave {Q} an answer that was half true.',
  ],
};

export const facetRows: Readonly<Record<FacetKind, FacetRows>> = {
  guise: {
    shown: [],
    cause: [
      '{P} {said}, and has taken lessons for it in {town2}«, from somebody who would remember».',
    ],
  },
  self: { shown: [], cause: ['In truth {P} {said}«, which in {town} nobody has thought of yet».'] },
  agent: {
    shown: [],
    cause: [
      'Besides that, {P} {said}«; there is a hollow stone in the wall by the bridge, and it is emptied on Fridays».',
    ],
  },
  unaware: said,
  bargain: {
    shown: [
      '{P.name} leaves the room when others shake hands on something, and reads all that is signed from the end to the beginning.',
    ],
    cause: [
      '{P} {said}, {years} years ago, at a crossroads near {town2}«. The other side sends a card on each anniversary, with a number on it that gets smaller».',
      'What weighs on {P} besides all this: {P.they} {said}«, and the last payment is due this year».',
    ],
  },
  hiding: {
    shown: [
      '{P.name} has the seat with a view of the road, and knows the dogs of {town} by their bark.',
    ],
    cause: [
      '{P} {said}«: under a board lie a second set of papers, a purse and boots that are already laced».',
      'Nobody in {town} has asked so far, but {P} {said}«, and has paid the ferry hand for a warning».',
    ],
  },
  hides: {
    shown: [
      'There is one thing at which nobody gets a close look«: {P.name} turns aside in time, and always with a reason».',
    ],
    cause: ['{P} {said}«, and one washerwoman in {town} knows it, and has never said a word».'],
  },
  forgot: {
    shown: [
      'Asked about former days, {P.name} smiles like somebody who has been handed a strange child.',
    ],
    cause: [
      '{P} {said}«. In {town2} there is one who could fill in the gap, and has thought better of it».',
    ],
  },
  lost: {
    shown: [
      '{P.name} {said}, and gets round it so deftly that guests notice it only on the second evening.',
      'One thing {P.name} does not talk about: {P.they} {said}.',
    ],
    cause: [
      '{P} {said}, on the road to {town2}«; one [carter|pedlar|ferry hand] was there, and has kept quiet so far».',
      'What {P} would give a good deal for: to have back what was lost in {town2}«. An offer of that kind is the quickest way to {P.their} help».',
    ],
  },
  curse: {
    shown: [
      'People in {town} know that {P.name} {said}, and are considerate about it, from a distance.',
      '{P.name} {said}«, and warns guests of it before they sit down».',
    ],
    cause: [
      '{P} {said} since one visit to {town2}«. What brought it on still stands there, in a garden».',
      'As {P} {said}, one can foresee what {P.they} is going to do«, and {P.their} enemies have noticed».',
    ],
  },
  want: {
    shown: [
      'Apart from that {P.name} wants {what}, and speaks of it when the lamps are lit.',
      '{P.name} has always wanted {what}«, and has been told to wait».',
    ],
    cause: [
      'Anybody who helps {P} {what} has a friend for life in {town}.',
      '{P} would accept help from the wrong people {what}«, and they have begun to offer it».',
    ],
  },
  dream: {
    shown: ['In quiet hours {P.name} dreams of {what}«, and has a drawer full of pictures of it».'],
    cause: [
      'Whoever can promise {P} some of what {P.they} dreams of, {what}, gets answers that others do not get.',
    ],
  },
  seeks: {
    shown: [
      '{P.name} {said}, and asks each traveller about it before they have put down their bags.',
      'A note at the gate of {town} asks for news, in the hand of {P.name}, who {said}.',
    ],
    cause: [
      '{P} {said}: a sign of it has turned up in {town2}, and those who found it want to be paid first.',
      '{P} {said}«, and could be lured away from {town} by it at any hour».',
    ],
  },
  love: {
    shown: [
      'One need only speak of {what}, and {P.name}, who {said}, spills something.',
      '{P.name} {said}, and all of {town} acts as if it had not noticed.',
    ],
    cause: [
      '{P} {said}«, which is the one thing that can make {P.them} change sides».',
      'That {P} {said} has been found out by the wrong people«, who are saving it up».',
    ],
  },
  hate: {
    shown: [
      'Asked about {what}, {P.name} becomes very polite, and very short.',
      'There is a joke about {what} that nobody tells while {P.name} is in the room.',
    ],
    cause: [
      '{P} {said} since one market day in {town2}, {few} years ago«; anyone who asks hears the day and the place, and no more».',
      '{P} {said}, and can be made to believe anything that puts the blame there«: it has been tried, with success».',
    ],
  },
  fear: {
    shown: [
      'One word about {what} is enough, and {P.name} [loses the thread|looks for the door|sits up straight].',
      'For fear of {what} {P.name} has turned down [a good post|an inheritance|an invitation] in {town2}«, and gave another reason».',
    ],
    cause: [
      'The fear of {what} goes back to one night in {town2}«, of which {P} has told the first half, once».',
      'With {what} on the way, {P} cannot be counted on«; without it, {P.they} can be counted on completely».',
    ],
  },
  past: {
    shown: [
      'For some time {P.name} has opened the door only after a look through the crack.',
      'At a certain old song {P.name} goes out to see to the fire«, also in summer».',
    ],
    cause: [
      '{P} is afraid that it all comes back«: each stranger at the door is counted, and a bag stands packed behind the flour».',
      'The fear of what lies behind {P.them} is stronger than {P} admits«. It is not the enemies of those days that {P} fears most, but how easily it would all be there again».',
    ],
  },
  weary: {
    shown: ['{P.name} {said}, and does not hide it any longer.'],
    cause: ['{P} {said}«: a reasonable offer would find {P.them} with the coat on».'],
  },
  kin: {
    shown: ['{P.name} {said}, and people in {town} drop their voices when they say so.'],
    cause: ['{P} {said}«, and somebody in {town2} has begun to draw conclusions from it».'],
  },
  raised: {
    shown: [
      '{P.name} {said}: one sees it by how {P.they} [eats|sleeps|says goodbye].',
      '{P.name} {said}, and keeps the feasts of that house besides those of {town}.',
    ],
    cause: [
      '{P} {said}, and would stand by them against all of {town}«; they know it, and ask for little».',
      'What {P} learned there, as one who {said}, is of more use than {town} knows«: it opens one door that is otherwise shut».',
    ],
  },
  suffered: {
    shown: ['{P.name} {said}, and trusts people only from the second year on.'],
    cause: ['{P} {said}«. Those who did it have heard that {P} is doing well in {town}».'],
  },
  believes: said,
  crime: {
    shown: [],
    cause: [
      'Besides, {P} {said}«, and keeps an exact record of it, in a hiding place that is not as good as it was».',
      'What makes it worse: {P} {said}«, and somebody in {town} has begun to count».',
    ],
  },
  doing: said,
  deed: {
    shown: [
      'People in {town} still tell each other that {P.name} {said}«, and each of them tells it differently».',
      '{P.name} {said}; the story gets better from year to year.',
    ],
    cause: [
      "It has to do with {Q}, too: {P} {said}, and {Q} was not a day's ride away«, though both say otherwise».",
      'That {P} {said} is told in {town} in one way, and in {town2} in another«. The second is true».',
      '{P} {said}«, and would do it again; that is what keeps {P.them} awake».',
    ],
  },
  others: {
    shown: [
      '{what} {P.name}«: it is a habit in {town} by now, and few could give a reason».',
      'It is said quite openly in {town}: {what} {P.name}.',
    ],
    cause: [
      '{what} {P}«, and {P} has grown used to living up to it».',
      '{what} {P}; {Q} is the exception, and has good reason for it.',
    ],
  },
  debt: {
    shown: ['{P.name} pays for nothing, thanks everyone, and knows the back doors.'],
    cause: [
      '{P} {said}«: with the right sum one can have {P} do almost anything, and others know it as well».',
    ],
  },
  knows: {
    shown: ['{P.name} {said}, or so it is said, and people lower their voices a little too late.'],
    cause: ['{P} {said}«, and would tell it for protection, never for money».'],
  },
  gift: {
    shown: [
      'It is an open secret that {P.name} {said}, and people come at night to ask about it.',
      '{P.name} {said}, without making anything of it.',
    ],
    cause: [
      '{P} {said}, and it has warned {P.them} of the party«, in words that do not quite fit them».',
      'That {P} {said} has a price, which {P} pays alone«, on the evening after».',
    ],
  },
  talks: {
    shown: [
      'Late in the evening one can hear how {P.name} {said}, with pauses«, as long as if there were answers».',
      '{P.name} {said}, and lowers {P.their} voice for it«, out of politeness».',
    ],
    cause: [
      '{P} {said}, and there has been an answer that was new: it named a thing in {town2} of which {P} could not have known.',
      'That {P} {said} is how {P.they} got to know the half of this story that nobody alive has told.',
    ],
  },
  refuses: {
    shown: [
      '{P.name} {said}«, and has lost [a post|a bet|a friend] in {town2} by it».',
      'Everyone in {town} knows that {P.name} {said}, and some have wagered on it.',
    ],
    cause: [
      'It goes back to a promise: {P} {said}«, and the one to whom it was given lives in {town2}».',
      '{P} {said}, and those who want to harm {P.them} have built their plan on that.',
      '{P} {said}, as a rule. The one exception was for the sake of {Q}«, and nobody else knows of it».',
    ],
  },
  whose: {
    shown: ['{P.their} {what}: one gets to hear that in {town} before one hears {P.their} name.'],
    cause: [
      '{P.their} {what}, and {P} has not told {Q} all of it.',
      '{P.their} {what}«: whoever can help with that can ask {P} for nearly anything».',
    ],
  },
  collects: {
    shown: ['{P.name} {said}, and shows them to guests who have not asked.'],
    cause: [
      'One piece is not {P.their} own: {P} {said}, and took that one in {town2}«, from a house that has noticed».',
    ],
  },
  former: {
    shown: [
      'Once {P.name} was {what}: one sees it by the hands, and by what {P.they} looks at first.',
      '{P.name} was {what} before, and the skill has not gone to sleep«, as a pickpocket found out at the last fair».',
    ],
    cause: [
      'Nobody leaves it quite behind: {P} was {what}, and one from those days has written from {town2}«. The letter lies unopened behind the clock».',
      '{P} was {what}, can still do all of it, and has sworn not to«; it would take one good reason».',
    ],
  },
  runs: {
    shown: [
      '{P.name} {said}, and one meets half of {town} there.',
      'The place is easy to find: {P.name} {said}, and it is lit until late.',
    ],
    cause: [
      '{P} {said}, which has a back room, and those who know of it knock twice.',
      'Since {P} {said}, everything that strangers say in {town} reaches {P.their} ears by the evening.',
      '{P} {said}«, and pays for it with money from before: {Q} knows from where».',
    ],
  },
  now: {
    shown: ['By day {P.name} is the {what} of {town}, and not a bad one.'],
    cause: ['As the {what} of {town}, {P} gets into every house«, and no one asks twice».'],
  },
  sells: {
    shown: [
      '{P.name} {said}, and lets people try before they pay.',
      '{P.name} {said}«: the best of it is under the counter, for people who ask politely».',
    ],
    cause: [
      '{P} {said}, and remembers who bought what«: a list which others would pay for».',
      '{P} {said}«. Among the regular customers is {Q}, who has never used any of it».',
    ],
  },
  serves: {
    shown: ['{P.name} {said}, and wears that with some pride.'],
    cause: ['{P} {said}«, and would have to be given a better reason than money».'],
  },
  keeps: {
    shown: [
      '{P.name} {said}. It has a place of its own in the house, where {P.they} can see it from the chair, and nobody else is allowed to dust it.',
      'Those who visit {P.name} look for one thing, and look away again: {P.they} {said}«, under a cloth, within reach of the bed».',
    ],
    cause: [
      '{P} {said}, and knows better than anybody what it has cost. {P.they} has tried {few} times to be rid of it«, and has come back each time before dark to see whether it was still there».',
      'What {P} tells about it is only half of the matter: {P.they} {said}, and has promised never to let it get into other hands«. A buyer from {town2} has asked for it by name».',
    ],
  },
  has: {
    shown: [
      '{P.name} {said}, which is the first thing that people tell about {P.them}.',
      'That {P.name} {said} is well known in {town}, where opinions about it differ.',
      '{P.name} {said}«, and one gets used to it by the second visit».',
    ],
    cause: [
      '{P} {said}, and it was {Q} who first saw how that could be put to use.',
      '{P} {said}«: it has opened more doors for {P.them} than money, and shut one».',
    ],
  },
  habit: said,
  called: {
    shown: ['{what} is the name that {P.name} comes to, and there is no other in use.'],
    cause: [],
  },
  ignorant: {
    shown: ['{P.name} {said}, and has a firm answer ready for those who ask.'],
    cause: [
      '{P} {said}, and would never admit it«: whoever finds out first, and keeps it quiet, is a friend of the house».',
    ],
  },
  quality: {
    shown: [
      '{P.name} {said}: people in {town} mention it with a shrug, as one does the weather.',
      'That {P.name} {said} has been known in {town} for a long time«, and has cost {P.them} one good offer».',
      '{P.name} {said}«, and anyone who doubts it has not stayed for supper».',
    ],
    cause: [
      '{P} {said}, and {Q} has been counting on it from the beginning.',
      'That {P} {said} is the one thing on which {P} and {Q} have always agreed«, for opposite reasons».',
      '{P} {said}«: it is no pose, and has been the reason for more than one decision in this story».',
    ],
  },
  revenge: {
    shown: [
      '{P.name} carries a list, folded small, and asks for the other side of every story«, with a pencil».',
    ],
    cause: [
      '{P} {said}, and the list has {few} names«; two are struck out, and one is that of somebody whom the party likes».',
    ],
  },
  lives: {
    shown: [
      '{P.name} {said}, where guests are few and are looked at for a long time.',
      '{P.name} {said}«; there is a path, if one knows which puddles to trust».',
    ],
    cause: [
      '{P} {said}, and has reasons for it that lie under the floor«, in oilcloth».',
      '{P} {said} since the first winter of all this«: from there one sees who comes».',
      '{P} {said}, and {Q} is the only one who has never had to ask the way.',
    ],
  },
  suspected: {
    shown: ['{P.name} {said}«: it is said softly in {town}, and with relish».'],
    cause: [
      '{P} {said}, and the one who began with it eats supper at the same inn«, facing the door».',
    ],
  },
  purpose: {
    shown: ['{P.name} {said}, and says so only late, and only to strangers.'],
    cause: ['{P} {said}: whoever can offer that, even a little of it, has {P} on their side.'],
  },
};
