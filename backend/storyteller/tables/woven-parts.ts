import type { Woven } from './departure-type.ts';

/** What departures say in the life of a character who has another departure, by their ids. */
export const wovenParts: Readonly<Record<string, Woven>> = {
  'idea-search': {
    story: [
      '{P.name} is also looking for a missing {what.bare}, with a drawing that is by now more crease than face.',
    ],
    manner: ['{P.name} shows the drawing of the {what.bare} at every inn.'],
    bond: ['The missing {what.bare} is never far from the thoughts of {P.name}.'],
  },
  'idea-pact-for-another': {
    story: [
      'There is a pact in it: in {town2} {P.name} signed one, so that the {what.bare} would live.',
    ],
    bond: ['The {what.bare} is well, and must never learn what {P.name} paid.'],
  },
  'idea-hunts-killer': {
    story: [
      'And {P.name} has not forgotten who killed the {what.bare}: the trail goes on by way of {town2}.',
    ],
    bond: ['{P.name} talks to the dead of the {what.bare} before a fight.'],
    manner: ['{P.name} reads every track twice.'],
  },
  'idea-fled-marriage': {
    story: [
      'Somewhere near {town2} a wedding was prepared for {P.name}, down to the cake, and had to be held without.',
    ],
    manner: ['{P.name} looks for the second exit of every chapel.'],
    bond: ['Somebody ate that cake alone, and {P.name} thinks of it with regret.'],
  },
  'idea-pact-for-many': {
    story: [
      '{P.name} made a bargain at a crossroads near {town2}, for the {what.bare}, and has never said what it cost.',
    ],
    manner: ['{P.name} keeps away from crossroads at night, or stands in the middle of them.'],
    bond: ['{P.name} would do it again for the {what.bare}.'],
  },
  'idea-lost-soul': {
    story: ['A soul is missing as well: {P.name} lost it in {town2}, and was given a receipt.'],
    look: ['Mirrors take a moment over {P.name}.'],
    bond: ['The receipt has a number, and {P.name} keeps it dry.'],
  },
  'idea-reborn': {
    story: ['In dreams {P.name} remembers another life, as {who}, and how it ended.'],
    manner: ['{P.name} knows the way in strange towns, as it was a hundred years ago.'],
    bond: ['{P.name} has a list of those who were hurt the last time.'],
  },
  'idea-envoy': {
    story: ['{P.name} was sent to {town2} as an envoy, and was kept in the waiting room.'],
    manner: ['{P.name} lets others finish, and counts to two.'],
    bond: ['A letter that nobody has opened is still in the case of {P.name}.'],
  },
  'idea-henchman': {
    story: ['{P.name} once held the lamp for a villain near {town2}, and gave notice in writing.'],
    manner: ['{P.name} asks "Is that good?" and waits for the answer.'],
    bond: ['The others who held lamps there were not a bad lot, and {P.name} worries about them.'],
  },
  'idea-farm-hero': {
    story: [
      'Near {town2} {P.name} stood in a gap in the hedge with a pitchfork, and nobody got through.',
    ],
    manner: ['{P.name} gets up at four, and wonders where everybody is.'],
    bond: ['The pitchfork of {P.name} has a new shaft and new tines, and is the same one.'],
  },
  'idea-unknown-patron': {
    story: [
      'Who it is that lends {P.name} the power is unknown: it comes by post, and never with a name.',
    ],
    manner: ['{P.name} says "thank you" upwards, downwards and to the side.'],
    bond: ['{P.name} keeps the cards, and knows each loop of that hand.'],
  },
  'idea-forbidden-book': {
    story: [
      'In {town2} {P.name} read in a forbidden book as far as page ninety, and it knows that.',
    ],
    look: ['{P.name} carries something square, wrapped in an altar cloth and a belt.'],
    bond: ['The book is heavier on some days, and {P.name} has stopped asking why.'],
  },
  'idea-bloodline': {
    story: [
      'In the family of {P.name} a page of the tree is pasted over, and under it the blood goes back to {who}.',
    ],
    look: [
      'In certain light there is something in the eyes of {P.name} that is not of this family.',
    ],
    bond: ['{P.name} would like to meet the one who began it.'],
  },
  'idea-vow-for-love': {
    story: ['{P.name} once broke a vow for love, near {town2}, and the gate has been shut since.'],
    manner: ['{P.name} begins a blessing, stops, and says "good luck" instead.'],
    bond: ['{P.name} has a cord with one knot undone.'],
  },
  'idea-of-death': {
    story: [
      '{P.name} serves Death, who once sat down on the other side of a bed in {town2} and said, "You do this well."',
    ],
    look: ['Ravens do not leave when {P.name} comes, but make room on the wall.'],
    manner: ['{P.name} opens a window before anything else is done.'],
  },
  'idea-forgot-past': {
    unlike: /\b(?:as a child|childhood|grew up|born)\b/i,
    story: [
      'Of the time before {town2} {P.name} remembers nothing: there was a morning, a coat and a bill that had been paid.',
    ],
    manner: ['{P.name} writes down each day, so that it cannot be lost again.'],
    bond: ['{P.name} would like to know who it was that woke up that morning.'],
  },
  'idea-does-not-understand': {
    story: [
      '{P.name} has never understood {what}, and has kept a notebook about it since {town2}.',
    ],
    manner: ['{P.name} asks what is so funny, sad or fine, and writes down the answer.'],
  },
  'idea-cannot': {
    story: [
      'There are {few} people in {town2} who know that {P.name} cannot {what}, and one of them is a friend.',
    ],
    manner: ['When somebody asks {P.name} to {what} there is a joke, always the same one.'],
  },
  'idea-fears-own-magic': {
    story: [
      'The magic of {P.name} broke out once at a supper in {town2}, and nobody there has forgotten it, {P.name} least of all.',
    ],
    manner: ['{P.name} keeps both hands under the table.'],
  },
  'idea-lost-faith': {
    story: [
      '{P.name} lost all faith in the middle of a service in {town2}, and finished the service.',
    ],
    manner: ['{P.name} stops at shrines, and tells them what has happened since.'],
    bond: ['{P.name} wears the holy sign inside the shirt, the wrong way round.'],
  },
  'idea-clever-beast': {
    story: ['The {what.bare} of {P.name} chose the road out of {town2}, and every road since.'],
    manner: ['{P.name} looks down first, and does nothing until the {what.bare} has nodded.'],
    bond: ['The {what.bare} could have done better than {P.name}, and has stayed.'],
  },
  'idea-refused-contract': {
    story: [
      'In {town2} {P.name} had a contract on somebody, put the knife away, and opened a jar instead.',
    ],
    manner: ['{P.name} tastes the soup first, and changes the plates round.'],
    bond: ['Somebody who ought to be dead is alive, and {P.name} has the half of a fee in a jar.'],
  },
  'idea-poses': {
    story: [
      'In {town2} {P.name} put on the clothes of a {what}, for one evening, and has had to go on with it.',
    ],
    manner: ['{P.name} adds one detail too many.'],
    bond: ['{P.name} lies awake over those who believe it.'],
  },
  'idea-expelled': {
    story: [
      '{P.name} was expelled from the {what.bare} in {town2}, in the rain, with one box of books.',
    ],
    manner: ['{P.name} still keeps the timetable of the {what.bare}.'],
    bond: ['Six of the books in that box ought to have been given back, and {P.name} knows it.'],
  },
  'idea-fired-for-truth': {
    story: [
      '{P.name} told the truth in {town2} in front of the wrong people, and was out of work by noon.',
    ],
    manner: ['{P.name} says it, and then asks whether that was wise.'],
  },
  'idea-forgotten-god': {
    story: ['{P.name} serves a {other} whose only prayer stood on a stone near {town2}.'],
    manner: ['At the sight of a full temple {P.name} counts the candles and falls silent.'],
    bond: ['The {other} has nobody else, and {P.name} knows it.'],
  },
  'idea-talks-to-dead': {
    story: [
      'The dead come to {P.name}, since {town2}, in a queue, each with something that was left undone.',
    ],
    manner: ['{P.name} answers people whom nobody else sees, and apologises.'],
    bond: ['{P.name} has a list of last wishes, and crosses them off.'],
  },
  'idea-detective': {
    story: ['{P.name} solved {few} cases in {town2}, and one of them wrongly.'],
    manner: ['{P.name} tells from the boots alone where one has slept.'],
    bond: ['A cork from that case is always in the pocket of {P.name}.'],
  },
  'idea-wild-in-town': {
    story: [
      'What {P.name} knows of the wild was learned between two paving stones, in the gutters of {town2}.',
    ],
    manner: ['{P.name} finds the way in any city by the moss, and gets lost in every wood.'],
  },
  'idea-raised-in-quiet': {
    story: [
      '{P.name} was found in a bread basket and brought up by {what}, among bells, beans and silence.',
    ],
    manner: ['{P.name} eats in silence, washes the bowl at once, and only then talks.'],
    bond: ['Those who brought {P.name} up were parents enough, all of them.'],
  },
  'idea-raised-by-thieves': {
    story: ['{P.name} was found by {what}, who raised the child, fed it, and taught it to leave.'],
    manner: ['{P.name} knows after one breath who in the room carries what.'],
    bond: ['Those in the cellar taught {P.name} one thing each, and call it a debt.'],
  },
  'idea-raised-by-others': {
    story: ['{P.name} was brought up by {what}, and for years thought that everyone is.'],
    manner: ['{P.name} has the manners of home in all the wrong places.'],
    bond: ['{P.name} fights everyone who speaks badly of those at home.'],
  },
  'idea-left-outlaws': {
    story: [
      'In the old days {P.name} was one of the {kin} of {town2}, and left with the share of somebody else.',
    ],
    manner: ['{P.name} pays when old friends turn up.'],
    bond: ['{P.name} has a small bag of coins that are not to be spent.'],
  },
  'idea-chosen': {
    story: ['By a prophecy in {town2} {P.name} is the chosen one, and has asked for a recount.'],
    manner: ['{P.name} does the opposite of what is expected.'],
    bond: ['Those who believe in it write to {P.name}, and some send cakes.'],
  },
  'idea-believes-to-be': {
    story: [
      '{P.name} woke up one morning in {town2} and knew it: this body was a mistake, and inside was {what}.',
    ],
    manner: ['{P.name} does what {what} would do, whatever it costs.'],
  },
  'idea-gambler': {
    story: ['{P.name} won in {town2} at a game that nobody wins, and has had to run since.'],
    manner: ['{P.name} bets on flies, clouds and the next word of a bishop.'],
    bond: ['{P.name} has one card that is never played.'],
  },
  'idea-wants-respect': {
    story: ['In {town2} they laughed at {P.name}, once, in public, and it can still be heard.'],
    manner: ['{P.name} notices who is asked first.'],
    want: ['to be taken seriously by the very people who laughed'],
  },
  'idea-without-lord': {
    story: [
      '{P.name} has served nobody since {town2}, and still stands as if there were somebody to stand behind.',
    ],
    manner: ['{P.name} waits for an order, and then gives it.'],
  },
  'idea-takes-only': {
    story: [
      'In a treasury {P.name} looks for {what}, and nothing else, ever since a certain door in {town2} stood open.',
    ],
    manner: ['In the bag of {P.name} there is more room for {what} than for food.'],
  },
  'idea-kitchen-trade': {
    story: ['{P.name} worked as a {what} in {town2}, from a recipe with a hole burnt in it.'],
    manner: ['{P.name} tastes everything, and says what is missing.'],
    bond: ['{P.name} cannot leave anyone hungry.'],
  },
  'idea-garden-trade': {
    story: ['{P.name} was a {what.bare} near {town2}, and carries seeds from there.'],
    manner: ['{P.name} looks at the sky first, and then at the ground.'],
    bond: ['The land near {town2} is walked on by others now, and {P.name} dreams of it.'],
  },
  'idea-animal-companion': {
    story: [
      '{P.name} shared a supper near {town2} with a {what}, which has kept three steps behind ever since.',
    ],
    manner: ['{P.name} trusts nobody whom the {other} does not like.'],
    bond: ['{P.name} says "I have eaten" when there is only enough for the {other}.'],
  },
  'idea-made-companion': {
    story: [
      '{P.name} built a {what} on a workbench in {town2}, and it has walked along ever since.',
    ],
    manner: ['{P.name} winds up the {other} each morning, and asks how it has slept.'],
    bond: ['The {other} has one wheel that {P.name} did not make, and nobody knows how it got in.'],
  },
};
