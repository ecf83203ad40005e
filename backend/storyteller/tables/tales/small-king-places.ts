import type { Tale } from './tale-types.ts';

export const smallKingPlaces: Tale['places'] = [
  {
    name: 'the kitchen stove|the royal stove|the great stove|the palace stove',
    look: [
      'The royal stove is the size of a chapel, and {few5} soups are cooking« on it». [Behind it, in the warm, there is a crack with a door knocker.|In the wall behind it, «where it is warm, »somebody has put a door knocker on a crack.|A crack in the« warm» wall behind it has a door knocker.|Behind it runs a crack in the wall, with a doorstep, swept, and a knocker.]',
      '[Heat, copper, pans, and on the floor behind the stove a toothpick|It is all copper and heat; and on the floor behind the stove stands a toothpick|Among pans and steam, low down behind the stove, one sees a toothpick|{few5.u} soups are on the boil, and in the gap behind the stove there is a toothpick], [leaning on the wall like a halberd, with somebody beside it|held like a halberd by somebody who stands very straight|and somebody who is on guard with it|presented like a halberd, by somebody in grey fur].',
    ],
    todo: [
      "[Whoever wants to look behind the stove has to lie on the floor|To see behind the stove one has to lie down on the floor|The way to look behind the stove is flat on the floor,|Looking behind the stove is done on one's stomach,] in front of the head cook, who [throws things|throws what is at hand|aims well] (DC 16 Dexterity saving throw, or 7 (2d6) bludgeoning damage from a [ladle|copper lid|rolling pin]), unless a dish is« sincerely» praised first«, and finished».",
    ],
    what: [
      [
        'Investigation :: reading what is pinned to the little door :: [An election poster. The candidate|It is a poster, for an election. The candidate|A poster, from an election. The candidate|What hangs there is an election poster. The candidate] [is shown with a crown, on a cheese|stands on a cheese, in a crown|wears a crown and has been drawn on a cheese], and under it [stands|is written|one reads] "[He did not step on anyone|A king who steps on nobody|He knocks first|Small, and proud of us]".',
        'v=a',
      ],
      [
        'Investigation :: reading the royal holiday diary in the crack, with a lens :: ["Slept until [ten|eleven|half past nine], [nobody wanted anything, walked round a radish|was asked nothing, all day, had a walk round a radish]."|"Up at [ten|eleven], no [papers|council|questions], once round the radish before lunch."|"[Rose late|Woke when I liked], signed nothing, [and looked at a radish from all sides|and climbed half of a radish]."] [In the third week it [breaks off|ends], with "[locked in, I think|door locked, it seems]".|"Locked in, [I think|it would seem|I am afraid]," it says in the third week, and that is [the end|all].|The last entry is in the third week: "The door does not open[, I think|, for some reason]".|It goes on like that until the third week, which has one line: "Locked in, [it would seem|by mistake, surely]".]',
        'v=b',
      ],
    ],
    who: 'Insight :: asking {T} who has forbidden the dusting :: {A} did, in writing, ["in order to preserve the light"|"so that the light may settle"|"for the sake of the light"]. [{T} got that on the day before there was anything to sweep up.|The order to {T} is a day older than the reason for it.]',
    where:
      "Perception :: looking at what the sentry at the little door is eating :: Sugared violets« of {town}», from a doll's tea set. In the whole palace« of {town}» there is only one place where tea is laid for dolls: {lair}.",
  },
  {
    name: 'the studio of {A.full}',
    look: [
      '[Kings on every wall, in rows«, like stamps; beneath them pots of glue».|The kings hang in rows, gummed, on every wall, and there are pots of glue« under them».|On every wall are kings, row upon row, perforated at the edges; it smells of glue.] {A} is working on one as large as a fingernail, and asks the party to hold their breath.',
      '[North light, brushes of one hair, and on an easel a curtain« with something behind it».|The light is from the north, the brushes have one hair each, and something stands on an easel behind a curtain.|A north window, an easel with a curtain before it, and brushes of a single hair.] {A} offers the party a chair each, and they are all a little too low.',
    ],
    todo: [
      '[{A} would like to draw one of the party and [talks while doing so|is open to a talk meanwhile].|While {A} draws one of the party, {A.they} can be talked to.|{A} wants a sitter from the party, and is [talkative|easy to talk to] with a pencil in hand.|Somebody from the party should sit for {A}, who likes to talk at work.|The party can talk to {A} while one of them is being drawn.] Whoever sits for it must keep still (DC 17 Constitution saving throw; on a failure {A} tears up the sheet«, and somebody else must sit») and [is three inches shorter for a day|comes out of it three inches shorter, until the next day|loses three inches, for a day]; [the others have a quarter of an hour|that leaves the others a quarter of an hour|meanwhile the others have fifteen minutes in the studio].',
    ],
    what: [
      [
        'Arcana :: looking through the brass instrument on the easel from the right end :: [Everything on the other side becomes large and comes closer. It is a shrinking glass, the only one in {town}|Whatever is over there comes nearer and grows; from the other end it would shrink, and stay so. It is a shrinking glass, the only one in {town}|A fly on the far wall is as large as a calf, and stays so until one looks from the other end. It is a shrinking glass, the only one in {town}], and the chair before it has been screwed to the floor at the distance for a king.',
        'v=a',
      ],
      [
        'History :: reading the contract that lies under the blotter :: ["One holiday, all included, for a person of standing, with discretion."|"For a person of standing: one holiday, board and discretion included."|"The undersigned takes one holiday, with moss, meals and discretion."] [King {W.name} has signed it, in full size.|It was signed by King {W.name}, in full size.] With a lens one can read [the last line|what stands at the bottom|the small print]: "[Height returns with the first order that is meant|The first order that is meant ends the holiday, and height returns|Full height is restored by an order, if it is meant]."',
        'v=b',
      ],
    ],
    who: "Sleight of Hand :: opening the folder with the new stamps :: They show a king who smiles«, a little fixedly», and {A} in the background«, with a laurel wreath». [The date is next month's.|Next month's date is on them.|They are dated for next month.]",
    where:
      'Nature :: smelling at the paint rags :: Cedar, camphor and old toys: they have been upstairs« for a long time», at {lair}, which {A} has had the key to« since the royal children grew up».',
  },
  {
    name: 'the walls of the palace|the space behind the walls|the passages in the walls|the inside of the walls',
    look: [
      "[Behind a panel there is a stair for servants, and behind that one for mice«, with a carpet».|A panel opens on the servants' stair, and a smaller panel on a smaller stair«, which has the better carpet».|First comes a panel, then a stair for servants, then a panel the size of a playing card, and a stair with brass rods.] {B} walks ahead with a lantern and knocks at every corner«, so as not to startle anybody».",
      '[Dust like snow, beams like cathedrals, a lit street of little windows«, each as large as a stamp».|The dust lies as high as snow, the beams go up like a nave, and along them is a street, with a light in each window, and each window no larger than a stamp.|Between the beams, in dust as deep as snow, runs a street of windows the size of stamps, and all of them are lit.] {B} takes off {B.their} hat.',
    ],
    todo: [
      "[You are too large here, says {B}. In {town} you can make yourself thin|Nobody in {town} has built this for people of your size. One can draw in one's breath|It is a tight fit, says {B}, for anybody who eats at the table in {town}. One can breathe out, and push] (DC 17 Acrobatics), [use magic (*Reduce*, *Polymorph* and *Gaseous Form* are welcome)|use magic (*Reduce*, *Polymorph*, *Gaseous Form*)|use *Reduce*, *Polymorph*, *Gaseous Form* or the like], or [send in a familiar with a letter; it must be a polite one, and it will be answered|have a familiar take in a letter, which is answered if it is polite|send a familiar with a polite letter, and wait for the reply].",
    ],
    what: [
      [
        'Persuasion :: asking the mice about the great one who became small :: [He ran past, with a cat behind him, shouting, "After you!" to everyone at the hole. [They held a vote on the spot|The vote was taken there and then|They voted before he had got his breath back].|A cat was after him, and at the hole he stood aside and said "After you!" to every mouse. [It took them one minute to elect him|He was elected within a minute|One minute later he was king again, of rather more subjects].|He came running from a cat, stopped at the hole, and held the door for [an entire school class|a lady with eleven children|all who were waiting]. [By the evening he had been elected|They put him on the ballot at once|Nobody stood against him but a prince].]',
        'v=a',
      ],
      [
        'Persuasion :: asking the mice about the great one who became small :: [He comes every evening to learn how to gnaw. He laughs a lot.|They give him lessons in gnawing, each evening, and he has never laughed so much.|In the evenings he takes lessons, in gnawing. He is bad at it, and very happy.|He is a pupil of theirs, in gnawing, and bites his tongue, and laughs.] [He said that he used to be somebody else, in the daytime.|By day, he told them, he used to be somebody else.|They know that he was somebody else once, in office hours.|He has told them that he had another post once, [in the daytime|with longer hours].|Asked what he does by day, he said that he used to be somebody else.]',
        'v=b',
      ],
    ],
    who: 'Survival :: following a line of little wheel tracks through the dust :: [It is a clockwork coach, with a coat of arms|Somebody keeps a clockwork coach in here, with a coat of arms|At the end of them [stands|waits] a clockwork coach, with a coat of arms] that the realm does not have: a [brush, rampant|standing brush]. It goes to the room of {H}, where a hat lies that belongs to {A}.',
    where:
      'Investigation :: reading the street signs :: "[To the cheese|To the bacon|To the clock]", "To the stove", and, [painted over and written out again in fear|painted over, and written below in a shaking hand|crossed out, and written out again by somebody in fear], "Up: {lair}. Nobody comes back in the same clothes«, says {H}»".',
  },
];
