import { everyTone } from '../../tones.ts';
import { wayFrame } from '../frames/way-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/** `{it}` has to get to `{goal}`; A waits on the way with those whom the idea names, and H travels along as a spy. */
export const escortWay: MatterKernel = {
  id: 'escort-way',
  sort: ['person', 'band', 'thing'],
  needs: 'way',
  clauses: { traitor: { part: 'H' } },
  not: /\b(?:murder|kill|vanish|disappear)/,
  tones: everyTone,
  frame: wayFrame,
  isBandBeside: true,
  escort: ['people'],
  scale: {
    deadline: [
      ['the agreed day', 'the day of the new moon'],
      ['the agreed day', 'the day of the new moon'],
      ['the agreed day', 'the day of the new moon'],
    ],
  },
  roles: {
    G: [
      ['reeve', 'town healer', 'village priest', 'schoolteacher'],
      ['governor', 'bishop', 'head of the merchants', 'high steward'],
      ['royal chancellor', 'high priest of the realm', 'regent of the realm'],
    ],
    A: [['leader of {foes}'], ['leader of {foes}'], ['leader of {foes}']],
    B: [
      ['guide', 'mule driver', 'pathfinder'],
      ['mountain guide', 'pathfinder', 'master of the pack animals'],
      ['royal pathfinder', 'guide of three expeditions', 'map maker of the crown'],
    ],
    S: [
      ['travelling musician', 'runaway apprentice', 'tooth puller'],
      ['wandering scholar', 'dismissed officer', 'travelling painter'],
      ['exiled poet', 'envoy without a letter', 'retired general'],
    ],
    T: [
      ['innkeeper', 'toll keeper', 'ferry hand'],
      ['innkeeper', 'customs officer', 'keeper of the way station'],
      ['keeper of the last inn', 'commander of the border post', 'keeper of the beacons'],
    ],
    H: [
      ['pedlar', 'barber', 'travelling cook'],
      ['wine dealer', 'letter carrier', 'horse doctor'],
      ['gem dealer', 'physician', 'letter carrier of the realm'],
    ],
  },
  sites: [
    ['the last inn', 'the last house on the road', 'the inn at the milestone'],
    ['the narrow crossing', 'the old causeway', 'the hanging path'],
    ['the empty way station', 'the shelter under the rock', 'the roofless chapel'],
  ],
  lair: {
    names: [
      'the gap between the two rocks',
      'the long bend',
      'the field of standing stones',
      'the place with the fallen tower',
    ],
    terrain: 'wild',
  },
  problem: [
    'The way goes {land} to {goal}, in three stages, and two attempts before this one have turned back. For {weeks} weeks {foes} {foes.has} sat on it, and taken more than a toll.',
    'To {goal} it is three stages, {land}, and for {weeks} weeks it has not gone well for anyone: whoever meets {foes} goes home on foot«, if at all».',
  ],
  start: [
    [
      'Before it is light, everyone stands in the yard of {town}: {B.full}, the {B.role}, who tightens straps that are tight already; {S.full}, the {S.role}, with one shoe on; and {H.full}, the {H.role}, who has brought warm rolls for all. "Three stages," says {B.full}, "and one place that I do not like, [and I will say so when we are there|but I do not name it here]."',
      '@yard',
    ],
    [
      'Somebody has come back before you set out: on the road into {town} stands a mule with a cut strap and a bag of gravel in place of its load. In the gravel lies a wooden tag with {few} notches. {B.full}, the {B.role}, counts them twice. "That is what they want," says {B.full}, "so somebody in {town} has told them [what we carry|when we leave]."',
      '@mule',
    ],
  ],
  ask: [
    [
      '{G} wants {it} brought to {goal}, whole and in time. "Half of it is the way, and half is who goes with you. {B} is good; the others have paid, and [nobody in {town} knows them|I know only their names]. Whatever {S} or {H} tells you, {it} {it.is} not to be left out of sight."',
      'charge!=box',
    ],
    [
      '{G} wants {it} brought to {goal}, unopened. "You will want to know what is in it. So did the two before you. If the seal is whole when you hand it over, you are paid; if not, {goal} will not need it any more."',
      'charge=box',
    ],
    [
      '"Bring {it} to {goal}, before {deadline}," says {G}. "{B} knows a short way on which everybody sees you, and a long one on which nobody does; [choose anew every morning|decide each morning]. And look at those who travel with you from {town}: somebody talks."',
      'charge!=box',
    ],
  ],
  rumours: [
    '{A} lets through whoever pays, the {T.role} of {p1} says. This time {A} has turned down money.',
    'At {p3} nobody sleeps twice, says {T}«, since the roof came down by itself».',
    '{S} is looked for somewhere; in each town {S.they} sits with the back to the wall.',
    'There are {few} ways {land}, and {B} has been lost on all but one.',
    '{H} gives {H.their} rolls away, and has never been seen to bake.',
  ],
  run: [
    [
      'The rolls of {H} are wrapped in paper; on one piece is a list of days and stages (DC 13 Perception), which {H} asks back, laughing.',
      'start=yard',
    ],
    [
      'The tag is a message between {foes}: {few} for the head count, and a cut for the day of departure (DC 12 Investigation). It was made in {town}.',
      'start=mule',
    ],
    'Each stage can be made short or long. Short: the day is enough, and whoever watches sees {it}. Long: a day more, and a check of the group (DC 13 Survival).',
    '{S} asks each evening how far it still is to {goal}, and hides a ring when {H} looks (DC 13 Insight: {S} has reason to fear somebody at home, not on this way).',
  ],
  gist: [
    '{fact}: there is no more behind it than that, but {A} knows that {it} {it.is} coming. {H} travels along and leaves signs for {foes}, who wait at {lair}. If {it} {it.is} seen at two stages or more, they wait in strength; if {H} is found out before, they wait in the wrong place.',
    'It is what {G} says: {fact}. {A} wants {it} and has {H} among the travellers. Three stages lie before {lair}, and at each of them the party can be seen or stay unseen; that decides how the last fight begins, or whether there is one.',
  ],
  truth: [
    [
      [
        'What {A} wants with {it}: among the goods is [the winter money of {goal}|a year of wages|a cask with a false bottom], and {A} has been told in which wagon. Goods alone {A} would let pass for a toll.',
        'charge=train',
      ],
      [
        'What {A} wants: whoever arrives {ingoal} tells the others the way. {A} lives by the fear of it, and each group that arrives makes {foes} poorer. {it} {it.has} nothing worth taking but [a few animals|the last savings|blankets], and {A} would take even that.',
        'charge=people',
      ],
      [
        'Somebody {ingoal} pays {A} so that {it} does not arrive: what {it} {it.has} to say there would cost that person [an office|a fortune|the head]. {A} is not to harm {it.them}, only to keep {it.them} until {deadline} is over.',
        'charge=person tone=whimsical',
      ],
      [
        'Somebody {ingoal} pays {A} so that {it} does not arrive: what {it} {it.has} to say there would cost that person [an office|a fortune|everything]. {A} has taken half of the money and is to get the rest for a proof.',
        'charge=person tone!=whimsical',
      ],
      [
        'In {it} [is a crown that two brothers would fight over|lies a treaty with one signature too many|is the heart of a saint, which can be heard when it is quiet], and it is safe only as long as nobody knows for sure. {A} has a buyer who wants it unopened, too. If the party opens it, {H} sees it as well, {A} attacks one stage earlier, and {goal} pays half.',
        'charge=box',
      ],
      [
        'Without {it}, {goal} has no light against what comes in the dark of the year. {A} found out that those who live in the dark pay well: for each fire that goes out {land}, {foes} may stay where they are. If {it} {it.is} dipped in water or snow, it goes out; under a cloak it lasts an hour.',
        'charge=fire',
      ],
      [
        '{Ingoal} {num} people wait for {it}. But {few} of {foes} have the same need, and {A} has a [sister|son|brother] among them; nobody would have sold {A} anything. {A} means to take all of it, since one does not ask for a part with a weapon in the hand.',
        'charge=medicine',
      ],
      [
        '{A} has a buyer for {it}, who waits on the far side of {lair} with {few} carts, and leaves at {deadline}. {it} {it.is} worth more to that buyer than to {goal}, and that is all {A} needs to know.',
        'charge=thing',
      ],
    ],
    [
      '{H} has owed {A} money since a card game {weeks} weeks ago, and pays with signs: a roll in a fork of a branch for the short way, a knot in the grass for the long one. {T} at {p1} has seen {H} with {A} at one table. {H} believes that nobody will be hurt, because {A} has said so.',
      'At {p1}, {weeks} weeks ago, {H} lost more to {A} at cards than a year brings in. Since then {H} travels for {foes}: rolls in the branches, knots in the grass, each of them for another way. {T} saw them play, and knows who dealt.',
    ],
    [
      "{A} waits at {lair}, because all ways meet there, with those who have watched the stages. {S} has nothing to do with it: {S} is on the run from [a wedding|a duke's bad poems|a debt that was paid long ago], has crossed {lair} once by night, and knows the path above it, where one can lead animals.",
    ],
  ],
  turn: [
    'After {p2}, the ground behind the party is gone: [a slide|a broken bridge|a storm] closes the way back. From now on it is shorter to {goal} than home, and {H} turns as pale as flour: that had not been agreed with {A}.',
    'At {p3} {H} comes to the party by night. "I thought it was about money," says {H}. "They have knives ready for all of us." If {H} was treated well until then, {H} says where {A} waits, and goes on leaving signs, false ones.',
  ],
  people: {
    G: [
      '{G} wants to hear one word from {goal}: arrived. {G} paid half of it with {G.their} own money, and does not say so.',
    ],
    A: [
      '{A} wants {it} and hates waste: nobody is hurt who lies down at once. {A} hides the same small fear all winter, that {foes} find somebody better.',
    ],
    I: [
      '{I} wants to arrive, and has begun to sleep badly. {I} will walk, ride or be carried in a barrel, if somebody says why.',
    ],
    B: [
      '{B} wants to get to {goal} without losing anybody; on the last journey {B} lost one. {B} counts heads at each stop, aloud.',
    ],
    S: [
      '{S} wants to be a long way off by {deadline}, and pays for each kindness with one that is larger. {S} is asked first whenever something is missing, and has got used to it.',
    ],
    T: [
      '{T} lives at {p1} and wants guests who come twice. {T} saw {H} lose at cards to {A}, and tells it to whoever stays for the second jug.',
    ],
    H: [
      '{H} wants to be rid of the debt to {A}, likes those who travel along, and feels sick at every fork of the road.',
    ],
  },
  looks: [
    [
      'A long room, a stove, a slate with the names of all who went on from here. {few} of them are crossed out; {T} does that when somebody arrives at {goal}. {H} sits with the back to the slate.',
    ],
    [
      'One animal after the other, one hand on the rope, and below it a depth that gives back each sound late. Halfway hangs a strap with a buckle«, cut through with one stroke». {B} does not like the wind.',
    ],
    [
      'Four walls, half a roof, and a hearth in which somebody has laid dry wood for the next. Names cover the plaster; the newest is not a name but a drawing of {few} riders. It is cold, and {S} knows where the well is.',
    ],
    [
      'The ways from all sides come together at {lair}, so close that one could throw a hat across. Above are stones that lie a little too well, and between them, if one looks for long enough, {A} chews on a blade of grass.',
    ],
  ],
  todo: [
    [
      'Here the others decide whether they trust the party. An evening in the long room (DC 12 Persuasion or Performance) makes them do what they are told at {lair}. Whoever is loud about {it} is overheard: *then {it} {it.has} been seen once.*',
    ],
    [
      [
        'All have to cross, {B} first. Each character chooses: lead (DC 12 Animal Handling), hold the rope (DC 13 Athletics), go first (DC 13 Acrobatics). With half of the checks failed, {it} hangs over the depth for one long moment, and a piece of baggage is lost; *somebody above has watched it.*',
        'charge!=person',
      ],
      [
        'All have to cross, {B} first. Each character chooses: lead (DC 12 Animal Handling), hold the rope (DC 13 Athletics), go first (DC 13 Acrobatics). With half of the checks failed, {I} hangs over the depth for one long moment, at one hand; *somebody above has watched it.*',
        'charge=person',
      ],
    ],
    [
      'A storm keeps {B} and everyone here for a night. A fire is warm and can be seen from {lair}: *then {it} {it.has} been seen once.* Without a fire each makes a DC 12 Constitution saving throw, or has one level of exhaustion in the morning; {B} would make the fire«, {S} would not».',
    ],
  ],
  clues: [
    [
      "Persuasion :: drinking the second jug with {T} :: {H} lost a year's money here, to {A}, and has been travelling ever since.",
      'Investigation :: reading the slate :: Whoever travelled together with {H} did not arrive, four times; {A} had been here on the evening before.',
      'History :: asking {T} where it happens :: "Where all ways meet, at {lair}, above, on the [left|right]; {A} sits there."',
    ],
    [
      'Investigation :: looking at the strap :: It was cut from above, with a smooth blade, after somebody had waved: a roll lies in the fork of a branch.',
      'Perception :: watching who falls back :: {H} ties a shoe at each bend, and leaves a knot in the grass. It points the way for {A}.',
      'Nature :: looking at the birds :: They fly up from one place only, and do not come down again there: {lair}.',
    ],
    [
      'Insight :: asking {S} what {S.they} hides :: A ring that is {S.their} own. {S} is no spy, and has seen that {H} never eats of the rolls.',
      'Investigation :: looking at the drawing :: Below the riders is a blade of grass, very small: so {A} signs. Beside it stand fresh notches, as many as there are travellers.',
      'Survival :: looking for a way around :: There is none but the path above {lair}, which {S} has gone by night.',
    ],
  ],
  lairUse: [
    'Seen at no stage or once: those at {lair} look the wrong way, and the party begins the fight where it wants. Seen twice or more: {A} begins it, and the first round is theirs.',
    'The stones above were piled up to be pushed. Whoever gets there by the path of {S} (DC 14 Stealth) can push them on {A} instead: {hurt} bludgeoning damage, DC 13 Dexterity half.',
    [
      'In each round one of the others tries for {it}: whoever stands next to {it.them} can prevent it with a reaction and a DC 12 Athletics check.',
      'charge!=people|train',
    ],
    [
      'In each round one of the others tries to drive a part of {it} off the road: whoever stands between can prevent it with a reaction and a DC 12 Animal Handling or Persuasion check.',
      'charge=people|train',
    ],
    'A false sign of {H} (a knot, laid the day before) has sent a third of them to another bend; they come in the fourth round, out of breath.',
  ],
  tactics: [
    '{A} wants {it} and not a battle: two hold the party busy, the others take what they came for, and when {A} whistles, all of them go; {H} throws away the whistle, or does not, as {H} was treated',
  ],
  parley: [
    [
      '{A} can be talked to as long as no blood has been spilled. If somebody offers to cure {few} of {foes} at once and to send more (DC 13 Persuasion), {A} opens the way and rides along to {goal} as a guard. *The price:* the party has to divide what was meant for others, and say so {ingoal}.',
      'charge=medicine',
    ],
    [
      '{A} takes a toll, if it is not a shame: {bribe} gp for each traveller, or the truth about who pays better (DC 14 Persuasion, with a proof of how {H} was cheated at cards). *The price:* {A} tells the story everywhere, and the next who travel pay double.',
      'charge!=medicine',
    ],
    'One can pass without a fight: over the path of {S}, at night, with muffled hooves (DC 14 Stealth by the group). *The price:* what cannot climb stays below, and {A} finds it.',
  ],
  clock: [
    [
      'The party sets out from {town}. A roll hangs in the first tree, and nobody put it there.',
      'Everyone leaves {town} together. {A} knows of it before noon.',
    ],
    ['The weather turns. {A} has the watchers drawn together to two places, {p2} and {p3}.'],
    [
      '{A} sits at {lair} and waits. {Ingoal} somebody goes up to the roof each evening to look out for {it}.',
    ],
    [
      '{Deadline} has come. {Ingoal} they stop looking out. Whatever {it} {it.was} needed for, happens without {it.them}, or does not happen any more.',
    ],
  ],
  after: [
    '{Ingoal} people have waited in vain, and {ruin}. {A} sits at {lair} as before and takes toll.',
  ],
  endings: [
    {
      heading: 'Arrived',
      text: [
        'In sight of {goal}, somebody on the roof begins to wave. {It} {it.has} got through, and {B} counts the heads once more, aloud, up to the last. At {p1} {T} crosses out a whole row of names, and behind them writes that of {A}, with a question mark.',
      ],
    },
    {
      heading: 'Arrived, with a loss',
      text: [
        '{it} {it.is} {ingoal}, and it was worth it. *The price:* not all of the baggage is there, and not everyone who set out; {S} stayed behind at {lair}, so that the others could go on, and follows {few} days later, limping, or is fetched.',
      ],
    },
    {
      heading: 'The toll',
      text: [
        '{A} has got something, and {it} {it.is} {ingoal} all the same. *The price:* whoever travels {land} next pays for it, and {H} has to find another way to live; the party is asked for advice.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{fact}: that was the task, and {deadline} is over. {Ingoal} the doors are shut. {it} {it.is} at {lair}, in the hands of {A}, who has waited for somebody to come and talk about it; with {B} and {S} the party can still get {it.them} out, but not in time any more.',
      ],
    },
  ],
  steps: [
    'Get {it} past {p2}.',
    'Find out who leaves signs on the way.',
    'Get past {lair}.',
    'Bring {it} to {goal} before {deadline}.',
  ],
};
