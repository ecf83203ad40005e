import type { Row } from './row-types.ts';

/** A sort of thing that an idea can say of a person, and how it comes back in the text. */
export interface TraitSort {
  /** Finds it in what the idea says. The groups `what` and `other` are words of the rows. */
  readonly asked: RegExp;
  /** How it shows and what it costs, for everyone. */
  readonly shown: readonly Row[];
  /** Where it comes from and who knows that. */
  readonly cause: readonly Row[];
}

const ends =
  '(?:and|but|or|who|whose|which|that|because|since|in|on|at|for|from|to|with|without|until|when|while|as|is|has|was|more|so)';

/** What a verb or a preposition is about: up to five words, and no pronoun alone. */
const object = String.raw`(?<what>(?!(?:to|how|what|when|that|if)\b|(?:it|him|her|them)(?:$|,| ${ends}\b))(?:(?:an?|the|his|her|their) )?[\p{L}'-]+(?: (?!${ends}\b)[\p{L}'-]+){0,4})(?=,|$| ${ends}\b)`;

/** A noun without the article or the possessive before it. */
const lost = (nouns: string): RegExp =>
  new RegExp(
    String.raw`\b(?:lost|without|has no)(?: (?:an?|the|all|his|her|their))* (?<other>${nouns})\b`,
    'u',
  );

const about = (words: string): RegExp => new RegExp(String.raw`\b(?:${words}) ${object}`, 'u');

/** The noun of the idea, before what belongs to it: not the king in "a knight who hates the king of the north". */
const ofNoun = String.raw`^(?:(?!${ends}\b)[\p{L}'-]+ )+`;

const kinOf = 'twin|son|daughter|brother|sister|widow|widower|nephew|niece|heir';
const gone = 'dead|late|killed|murdered|hanged|slain|fallen';
const peopled = 'town|village|city|island|kingdom|realm|province|valley|country|empire|port';

/** A home in which one can live no longer. */
export const lostHome = new RegExp(
  String.raw`\bof (?:an?|the) (?:drowned|burnt|burned|ruined|sunken|flooded|destroyed|abandoned|vanished|buried|razed|lost|dead) (?<other>${peopled})\b`,
  'u',
);

/** The first sort that fits comes back in the text. */
export const traitSorts: readonly TraitSort[] = [
  {
    asked: about('hates|despises|loathes|detests'),
    shown: [
      'Asked about {what}, {P.name} becomes very polite, and very short.',
      'For hatred of {what} {P.name} once left [a wedding|a christening|a good post] in {town2}«, and has not been sorry».',
      'There is a joke about {what} that nobody tells while {P.name} is in the room.',
    ],
    cause: [
      'The hatred of {what} has a day and a place, a market day in {town2}, {few} years ago«; [whoever asks|anyone who asks] hears the day and the place, and no more».',
      'Why {P.name} hates {what} is known to one [innkeeper|ferry hand|washerwoman] in {town2}«, who says that it was long ago, and that it was bad enough».',
    ],
  },
  {
    asked: about('(?:afraid|scared|frightened|terrified) of|fears'),
    shown: [
      'One word about {what} is enough, and {P.name} [loses the thread|looks for the door|sits up straight].',
      'For fear of {what} {P.name} has turned down [a good post|an inheritance|an invitation] in {town2}«, and gave another reason».',
      'Where it has to do with {what}, {P.name} sends somebody else«, and has a different reason each time».',
    ],
    cause: [
      'The fear of {what} goes back to one night in {town2}«, of which {P.name} has told the first half, once».',
      'Only one old friend in {town2} knows what it is about {what}«, and does not laugh».',
    ],
  },
  {
    asked:
      /\b(?:everybody|everyone|people) calls? (?:(?:him|her|them) )?(?<other>(?!who\b)[\p{L}'-]+)/iu,
    shown: [
      '"{other}" is what everybody calls {P.name}, and {P.they} comes at no other name.',
      'Everybody calls {P.name} "{other}", also the judges, and nobody does it without a look over the shoulder.',
    ],
    cause: [],
  },
  {
    asked: lost('spellbook|spell book'),
    shown: [
      'What is left of the spellbook is in the head of {P.name}, and on the backs of {few} bills«, in very small writing».',
      '{P.name} looks under every bench and behind every shelf for the spellbook, also in houses where it cannot be.',
    ],
    cause: [
      'The spellbook was left on a ferry at {town2}, for as long as it takes to help somebody with a trunk«. {P.name} has written out again from memory what is needed for a day, and not one page more».',
      'The spellbook went in {town2}, in one night, out of a locked room«, and all that {P.name} casts since then comes from {few} pages that had fallen out before».',
    ],
  },
  {
    asked: lost(
      'sword|ring|crown|amulet|shield|axe|staff|wand|lute|harp|fiddle|violin|flute|map|key|ship|boat|hat|bow|hammer|mask|coat',
    ),
    shown: [
      'The hand of {P.name} goes to where the {other} used to be«, ten times a day, and comes back».',
      '{P.name} asks every [pedlar|dealer|pawnbroker] about the {other}«, and can describe each scratch on it».',
    ],
    cause: [
      'It was in {town2} that {P.name} last had the {other}«; a [landlord|ferry hand|gate guard] there knows who left in a hurry that morning».',
      'Somebody in {town2} has the {other}, and does not know what it is worth«; {P.name} has been past that door twice».',
    ],
  },
  {
    asked: lost('duel|war|battle|bet|fight|race|tournament|trial|election'),
    shown: [
      '{P.name} can lay out the whole {other} with spoons and salt, and always stops at the same spoon.',
      'Those who [mention|bring up] the {other} are bought a drink by {P.name}, and then asked to talk of something else.',
    ],
    cause: [
      'The {other} was lost at {town2}, by very little«, and {P.name} knows to the minute when it could still have been won».',
      'One witness of the {other} lives in {town2}, and says that nobody could have won it«. {P.name} has never asked».',
    ],
  },
  {
    asked: lost('son|daughter|child|wife|husband|brother|sister|master|friend|wolf|dog|horse'),
    shown: [
      '{P.name} still turns round to say something to the {other}«, and then says it to whoever is there».',
      '{P.name} keeps one thing of the {other} in a coat pocket, and lends that coat to nobody.',
    ],
    cause: [
      'It was on the road between {town} and {town2} that the {other} was lost, and {P.name} still walks it once a year.',
      'One person in {town2} saw the {other} last«. {P.name} writes there every winter, and does not post it».',
    ],
  },
  {
    asked: lost('faith|hope|voice|memory|honour|honor|magic|powers|title|fortune|money|home|way'),
    shown: [
      'The word "{other}" is one that {P.name} leaves out«, and friends have learned to wait where it would stand».',
      'If others speak of the {other} that {P.name} once had, {P.name} counts the beams of the roof.',
    ],
    cause: [
      '{P.name} still had the {other} on the way to {town2}, and had it no more on the way back«. [A carter|A pedlar|A ferry hand] was there, and has kept quiet so far».',
      'Somebody in {town2} says that {P.name} never lost the {other}, and only put it down somewhere«. {P.name} has not yet been back to look».',
    ],
  },
  {
    asked: new RegExp(
      String.raw`\btwin (?:of|to) (?<what>(?:an?|the) (?:${gone}) (?<other>[\p{L}'-]+))`,
      'u',
    ),
    shown: [
      'Old comrades of the {other} turn pale when {P.name} comes in«, and one of them saluted».',
      '{P.name} has the face of the dead {other}, and has twice been paid [money|a debt] that the twin was owed.',
    ],
    cause: [
      'The {other} was the elder of the twins by eleven minutes, and died at {town2} on a day when {P.name} had been asked to come along«, and had not come».',
      'The twins had changed places for a day at {town2}, as they often did«. It was the {other} who died, and {P.name} does not know which of them was meant».',
    ],
  },
  {
    asked: new RegExp(
      String.raw`\b(?<kin>${kinOf}) of (?<what>(?:an?|the) (?:${gone}) (?<other>[\p{L}'-]+))`,
      'u',
    ),
    shown: [
      'Those who knew the dead {other} look at the hands of {P.name} first«, and then talk more quietly».',
      'On one day of the year {P.name} speaks to nobody and wears an old coat: on that day the {other} died.',
    ],
    cause: [
      'How the {other} died is told at {town2} in one way, and in the letters that {P.name} has kept in another.',
      'The last words of the {other} were written down at {town2}, for {P.name}«, who has the letter and has not opened it».',
    ],
  },
  {
    asked: /\btwin\b/u,
    shown: [
      'Twice a month {P.name} is thanked for something that the twin has done, or blamed for it.',
      '{P.name} says "we" of things that were done alone«, and means the twin».',
    ],
    cause: [
      'The twins have not been in one room since a quarrel in {town2}, {few} years ago«, and each sends the other a cake on their birthday».',
      'Only one midwife in {town2} knows which of the twins is the elder«, and is paid by both not to say it».',
    ],
  },
  {
    asked: /\bone[- ]eyed\b|\bone eye\b|\beye ?patch\b|\blost an eye\b/u,
    shown: [
      '{P.name} has lost an eye, and takes the chair from which the good one has the whole room«, and waits if somebody sits in it».',
      '{P.name} pours next to the cup as often as into it, for want of the lost eye«, and blames the cup».',
    ],
    cause: [
      'How the eye was lost {P.name} tells in {few} ways«; the true one is short, and known to one surgeon in {town2}».',
      'The eye was lost at {town2}, to somebody who had aimed at another«. {P.name} learned that much later, and has never said so to the other».',
    ],
  },
  {
    asked: /\bblind\b/u,
    shown: [
      'At the door {P.name}, who is blind, says who is there by the step«, and is wrong only on holidays, because of the shoes».',
      '{P.name}, who is blind, knows {town} by its [smells|echoes]«, and is asked the way in fog».',
    ],
    cause: [
      'The last thing that {P.name} saw was a street in {town2}«, and no house of it may be changed in the telling».',
      'A healer in {town2} once offered to make {P.name} see, and named a price«. {P.name} has told nobody what it was».',
    ],
  },
  {
    asked: /\b(?:wooden|peg|one) leg\b|\bone[- ]legged\b/u,
    shown: [
      'One hears {P.name} before one sees {P.them}: a step and a knock.',
      '{P.name} counts stairs, and knows for every house how many there are: it is the leg that wants to know.',
    ],
    cause: [
      'How the leg was lost {P.name} tells in {few} ways«; the true one is short, and known to one surgeon in {town2}».',
      'The leg is buried at {town2}, with a stone«, and {P.name} goes there once a year, and leaves a shoe».',
    ],
  },
  {
    asked:
      /\bof (?:vengeance|revenge)\b|\b(?:seeks|wants|swore|swears|out for) (?:vengeance|revenge)\b/u,
    shown: [
      '{P.name} carries a list of {few} names for the day of vengeance, and two of them are struck out.',
      'Vengeance, {P.name} says, begins with listening«, and asks each time for the other side of it first, and takes notes».',
    ],
    cause: [
      'The vow of vengeance was sworn at {town2}, beside {few} graves«, and names whoever gave the order before those who obeyed».',
      'One [gravedigger|priest|innkeeper] at {town2} heard the vow of vengeance«, and hopes that it will be forgotten».',
    ],
  },
  {
    asked: lostHome,
    shown: [
      'In {town} {few} families of that {other} are left«, and come to {P.name} first, with every quarrel and every birth».',
      '{P.name} has kept the key to a gate of that {other}, and oils it every month«, with nothing left to open».',
      'On the day on which that {other} was lost {P.name} says the names of its streets each year, from memory«, and nobody in {town} interrupts».',
    ],
    cause: [
      'That {other} had {few} days of warning«; {P.name} passed it on, was laughed at, and has never reminded anyone of it».',
      'The register of that {other} is under the bed of {P.name}«, with every name in it, and beside {few} names there is a question mark».',
    ],
  },
  {
    asked: new RegExp(
      String.raw`${ofNoun}(?<=\b(?:druid|ranger|shaman) )of the (?:city|streets?|town)\b|\b(?:city|urban) druid\b`,
      'u',
    ),
    shown: [
      'In the city {P.name} treats the moss on the roofs as a wood«, with foxes in the yards and pigeons that tell what they have seen».',
      '{P.name} greets each tree of the city by name«, and it does not take long».',
    ],
    cause: [
      'What the wild has taught others {P.name} learned in the city, at {town2}, from rats, rain gutters and one old lime tree«. The tree was to be felled, and stands».',
      'Others of the craft went out into the woods; {P.name} stayed in the city, at {town2}, because something under the paving there had asked for help.',
    ],
  },
  {
    asked: new RegExp(
      String.raw`${ofNoun}of the (?<other>city|swamp|marsh|forest|woods?|desert|mountains?|sea|coast|moor|steppe|hills|docks|harbour|islands?)\b`,
      'u',
    ),
    shown: [
      'Whoever does harm to the {other} has to do with {P.name}«, who has stopped three people so far, two of them politely».',
      'Away from the {other} {P.name} sleeps badly«, and says so every morning».',
    ],
    cause: [
      'What {P.name} knows of the {other} was taught by one old [guide|smuggler|washerwoman], who has moved to {town2}.',
      '{P.name} left the {other} once, for {town2}«, came back after {few} days and has not explained it».',
    ],
  },
  {
    asked: about('wants out of|out of|bound by'),
    shown: [
      '{P.name} asks every scholar how one gets out of {what}, and says that it is for a friend.',
      '{P.name} reads all that is signed from the end to the beginning, since {what}.',
    ],
    cause: [
      'The way into {what} took one evening, at {town2}, and one word«; {P.name} has tried {few} ways out so far».',
      'Somebody at {town2} once got out of {what} as well, and does not talk about the price«. {P.name} knows the house».',
    ],
  },
  {
    asked:
      /^(?:has|carries|travels with|lives with|keeps|is followed by|is accompanied by) (?<what>(?:an? |the |his |her |their |two |three |too many |several )?(?:[\p{L}-]+ ){0,2}(?<other>parrot|raven|crow|cat|cats|dog|dogs|wolf|rat|rats|owl|falcon|hawk|monkey|pig|goat|horse|mule|donkey|snake|toad|frog|spider|badger|fox|bear|ferret|goose|chicken|hen|rooster|dragon|familiar|drake|imp|ghost|skull|sword|doll|puppet|mirror))$/u,
    shown: [
      '{P.name} is never seen without {what}«, and asks it before making up {P.their} mind».',
      'One greets the {other} first, in {town}, and then {P.name}.',
    ],
    cause: [
      'Whoever wants to know what {P} really thinks should watch the {other}«: it cannot pretend».',
      'The {other} was there on the night in question, and has learned one thing from it«, which it repeats at the wrong moment».',
    ],
  },
  {
    asked:
      /^has (?<what>(?:an? )?(?<other>heart of gold|good heart|kind heart|soft spot\b.*|soft heart|conscience))$/u,
    shown: [
      '{P.name} gives away what is earned, by the back door and with a scowl«, and denies it».',
      'Stray dogs, lost children and bad debtors find their way to {P.name}, who complains about each of them.',
    ],
    cause: [
      'The {other} of {P} is known to those who mean {P.them} ill«: they send someone who cries».',
      'For a good reason {P} does for nothing what {P.they} would not do for any money«, and hates to be thanked».',
    ],
  },
  {
    asked:
      /^has (?<what>(?:an? )?(?:[\p{L}-]+ )?(?<other>temper|rage|attitude|ego|pride|vanity|sharp tongue|big mouth|foul mouth))$/u,
    shown: [
      'The {other} of {P.name} is famous: there is a dent in the door, with a date.',
      '{P.name} shouts first, and is sorry in the middle of the sentence«, and shouts that as well».',
    ],
    cause: [
      'With the {other} of {P} one can reckon«: twice it has been lit on purpose, to get {P.them} out of the house».',
      'The {other} goes out at one word, a name«, which {P.their} mother used».',
    ],
  },
  {
    asked:
      /^(?:has|is hiding|hides) (?<what>(?:an? |many )?(?:[\p{L}-]+ )?(?<other>secrets?|hidden past|past))$/u,
    shown: [
      'There is one question at which {P.name} goes to look after the fire«, and everybody in {town} knows which».',
    ],
    cause: [
      'What is told here is the {other}, and it is not the whole of it«: one letter about the rest lies in {town2}».',
    ],
  },
  {
    asked:
      /^(?:has|suffers from|struggles with) (?<what>(?:an? )?(?:[\p{L}-]+ )?(?:drinking|gambling|drug|opium) (?<other>problem|habit|addiction|debts?))$|^(?:now )?(?:drinks|drinks too much|gambles)$/u,
    shown: [
      '{P.name} is at {P.their} best until noon, and knows it, and puts everything difficult before noon.',
      'The hands of {P.name} shake until the first one, and are then as steady as a table.',
    ],
    cause: [
      'It began after one night in {town2}«; the landlord there still keeps the bill, out of respect».',
      'For the next one {P} would sell nearly everything«, and there is someone who keeps asking what is left».',
    ],
  },
  {
    asked:
      /^has (?<what>(?:an? |the )?(?:[\p{L}-]+ )*(?<other>voice|accent|stutter|stammer|lisp|laugh|smile|stare))$/u,
    shown: [
      'The {other} of {P.name} empties a room or fills it, and both have been of use.',
      'People who have met {P.name} once talk about the {other}, and about nothing else.',
    ],
    cause: [
      'The {other} cannot be disguised: a witness in {town2} would know {P} by it in the dark.',
      '{P} once lost a great chance on account of that {other}«, to somebody with less to say».',
    ],
  },
  {
    asked: about('raised by'),
    shown: [
      'Nobody believes that {P.name} was raised by {what}, until they see how {P.name} [eats|sleeps|says goodbye].',
      '{P.name} says goodnight as one does to {what}«, and explains it to those who share a room».',
    ],
    cause: [
      'What {P.name} learned from {what} has been of use at {town2}, {few} times.',
      'Once a year {P.name} goes off for {few} days to see {what} again«, by way of {town2}, and comes back quieter».',
    ],
  },
  {
    asked:
      /\bnever (?:(?:stole|stolen|steals|kills|killed|lies|lied|leaves|left|drinks|drank|fights|fought|laughs|laughed|smiles|swears|swore)\b)/u,
    shown: [
      'Asked whether it was really never, {P.name} counts up the times when it would have been easy, and comes to [nine|eleven|fourteen].',
      'That "never" has cost {P.name} [a place in a guild|a friend|a good bed] in {town2}«, and {P.name} would pay it again».',
    ],
    cause: [
      'It goes back to a promise made in {town2}, to [a grandmother|an old friend|a priest]: the word in it was "never"«, and {P.name} has kept it so far».',
      'One person in {town2} knows of the day on which {P.name} nearly did«, and was the one who said "wait"».',
    ],
  },
];
