import type { Row } from './row-types.ts';

/** What a person has to do with a building or a landscape of the campaign; for everyone. */
export const haunts: readonly Row[] = [
  [
    '{P.name} can be met at {near} [when the work is done|after the evening bell|on most evenings].',
    'near=site',
  ],
  [
    '{P.name} once waited out [three days of storm|two days of snow|a night of hail] at {near}«, and knows the way there by night».',
    'near=site',
  ],
  [
    '{P.name} has [carved two letters|scratched a date|cut a notch] into the door of {near}«, and does not say for whom».',
    'near=site',
  ],
  [
    '{P.name} sends [a candle|a coin|a loaf] to {near} every [winter|spring|harvest], without a name.',
    'near=site',
  ],
  [
    '{P.name} was [thrown out of|locked into|found asleep at] {near} once«, and tells it as a joke».',
    'near=site',
  ],
  ['At {near} there is a [chair|nail|mug|bench] that people call that of {P.name}.', 'near=site'],
  [
    '{P.name} has helped to [mend the roof|whitewash the walls|carry the beams] of {near}, and looks up at each visit«, to see if it holds».',
    'near=site',
  ],
  [
    '{P.name} walks round {near} rather than past its door«, since [a certain evening|last autumn|the fair]».',
    'near=site',
  ],
  [
    '{P.name} knows {near} better than most«, and does not like to go there alone».',
    'near=landscape',
  ],
  [
    '{P.name} has a story about {near}, and tells it «with another ending »each time.',
    'near=landscape',
  ],
  [
    '{P.name} learned to [swim|whistle|ride|read tracks] at {near}«, from somebody who has not been seen since».',
    'near=landscape',
  ],
  [
    '{P.name} has drawn a map of {near}«, with one corner left white», and lends it to nobody.',
    'near=landscape',
  ],
  [
    'Once a year {P.name} goes out to {near}, stays [for a night|until dusk|for two days], and says on coming back that [it was cold|nothing has changed|it rained].',
    'near=landscape',
  ],
  [
    '{P.name} can tell the weather from the [smell|colour|sound] of {near}«, and is asked about it before weddings».',
    'near=landscape',
  ],
  [
    '{P.name} lost [a boot|a bet|a good knife|a mule] at {near}, and still looks for it in passing.',
    'near=landscape',
  ],
  [
    'Strangers who ask {P.name} the way through {near} are told [the longer one|to wait for daylight|to go round it].',
    'near=landscape',
  ],
];

/** How P and a known person F of the campaign stand to each other; for everyone. */
export const ties: readonly Row[] = [
  '{P} has asked {F} for a good word at {body}. {F.name} has promised it, and would like to know first what {P.name} is about.',
  '{F} lent {P} money once, has not asked for it back, and hears by now why {P.name} would rather that it stayed so.',
  '{P} answers the letters of {F} on the same day«, and no others». The last one was brought back unopened.',
  '{P} and {F} argue about {works} «in public »on every market day. This week {P.name} did not come.',
  '{F} has a key of the house of {P}, for emergencies, and has begun to wonder what counts as one.',
  '{P} trusts {F} with everything but one thing, and {F.name} has noticed where the talk always stops.',
  '{F} was on a journey with {P}, years ago. {P.name} tells it often, and each time leaves out the same evening.',
  '{F} has been asked by somebody in {town2} how well {P} is known to be honest, and has not answered yet.',
  '{P} and {F} play [chess|cards|dice|draughts] by letter, one [move|game] a [week|month], and {P.name} is [losing|behind|ahead] for the first time.',
  '{P} [named a dog|named a boat|named a mule] after {F}, who has been told that it was meant [kindly|as an honour].',
  '{F} once [pulled|fished|dragged] {P} out of [a river|a cellar|a ditch|a lawsuit], and neither of them says what {P.name} was doing there.',
  '{P} buys [bread|candles|thread|nails] from nobody but {F}, [at any price|whatever it costs], because of an old promise.',
  '{F} and {P} were taught to [read|write|count] by the same person«, in {town2}», and have kept the same [mistakes|bad hand].',
  'When {P} is [out of town|ill|late], {F} is asked first, and has learned to say "[soon|at the weekend|ask me tomorrow]".',
  '{P} owes {F} [a horse|a dinner|an apology|a roof], and has offered [everything else|half of it|it in three parts].',
  '{F} wrote a letter for {P}« to somebody in {town2}», and would give [much|a good deal] to hear what came of it.',
  '{P} lets {F} win at [cards|bowls|darts], and {F.name} has known it for years.',
  '{F} has [one half|the other half|a piece] of a [coin|map|letter|seal] of which {P} has the rest, and they [compare them|meet over it] once a year.',
  '{P} [stood up|spoke] for {F} before {body} once, and was believed; since then each has been a little careful with the other.',
  '{F} keeps a [box|bag|book|coat] for {P}, has been asked not to look into it, and [has not|has kept to that so far].',
  '{P} asks {F} for the [time|weather|news] whenever they meet, and {F.name} takes it for something else.',
  '{F} [would have married|nearly married|was once to marry] a cousin of {P}, and the families still send each other [plums|eggs|honey].',
  '{P} repeats what {F} says« as {P.their} own opinion», [two days|a week] later, and in {town} both are thought clever.',
  '{F} knows {P} by the [step|cough|knock|whistle], and opens before there is a second one.',
  '{P} and {F} share [a well|a wall|a stable|a ladder], and have a contract about it that is [older than both|nine pages long].',
  '{F} was the first guest of {P}« in {town}», and has [the same chair|the same cup] since.',
  '{P} [reads to|shaves|cuts the hair of] {F} on [Sundays|the first of the month], and they talk about everything but {body}.',
  'There is a [bet|wager] between {P} and {F} that [neither|nobody] has explained; it is about {works}, and has run for [nine|six|eleven] years.',
  '{F} sat beside {P} at a [burial|wedding|trial] in {town2}, as a stranger, and they have written to each other since.',
  '{P} sends {F} the first [apple|pear|jar|loaf] of every [autumn|year], with a note that says only "[as agreed|still here|you know why]".',
  '{F} has twice been taken for {P}« in the dark», and was [paid|kissed|hit] for it once.',
  '{P} copies [the hat|the walk|the laugh] of {F}, without knowing it, and {F.name} is the only one in {town} who has not noticed.',
  '{F} [found work|found a room|found a doctor] for {P} in a bad winter, and has never been told how bad it was.',
  '{P} [taught|has taught] {F} a [song|trick|knot] that is used in {town2} for something else, as {F.name} found out there.',
  '{F} and {P} greet each other with a [nod|handshake] that takes too long, and those who have asked got two [stories|reasons].',
  'In a quarrel between {P} and {body}, {F} carried the letters, and is [trusted|thanked|blamed] by both sides.',
  '{P} has [a portrait|a drawing] of {F} on the wall, [unfinished|without the hands|from memory], and says that it will be [done|right] one day.',
  '{F} gave {P} a [knife|lantern|compass|kettle] on the day of a parting, and sees at each visit that it is [still in use|still polished].',
  '{P} and {F} have agreed on a [word|sign] that means "leave at once", and have used it [once|twice], at a [dinner|dance].',
  '{F} tells people that {P} is the better [cook|singer|liar|rider] of the two, and {P.name} says the same of {F.name}.',
];
