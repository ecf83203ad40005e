import type { Tale } from './tale-types.ts';

export const heirPlaces: Tale['places'] = [
  {
    name: 'the great gallery|the gallery of kings|the long gallery|the royal gallery',
    look: [
      '[{num2.u} kings, queens and dogs, in gold.|In gold frames hang {num2} kings, queens and dogs.] [By day it is a corridor.|While it is light, one simply walks through.|In daylight one notices the frames.] By night [you hear them breathe in, all together«, when {T} comes by with a light».|you hear all of them draw breath when {T} comes by with a light.]',
    ],
    todo: [
      '[You may look, but not touch|Looking is allowed, and touching is not], and {few4} guards« with halberds» see to it, who are painted themselves (they step out of the frame if a hand comes nearer than a foot: DC 16 Stealth, or a duster).',
    ],
    what: [
      [
        'Investigation :: looking at the paint over the garden through a lens :: [It is a black that has been made to look green, and no shop in {town} sells it.|The green is a black that pretends, and one cannot buy it« in {town}».] [[Under it there is no child« any more»;|A child was under that once, and is not any more;] [canvas, [as if|as though] it had never been painted on|only canvas«, quite bare»].|Under it should be a child, and there is [nothing but canvas|canvas, as white as on the first day].]',
        'v=a',
      ],
      [
        'Investigation :: looking at the garden through a lens :: [There is nothing painted over« at all».|No brush has been at this place.|Nobody has painted here since it was painted.] [The garden has grown«, leaf by leaf», and at the edges there are tooth marks.|Leaf by leaf the garden has become larger, and along its edge are tooth marks.]',
        'v=b',
      ],
    ],
    who: [
      [
        'Perception :: comparing brush strokes :: [Wherever [somebody|someone] is missing, the painting over began on the left, at the ear.|With each of those who are missing, the painting over began at the left ear.] {A} begins like that, too; and [on a study« that {A} has pinned up beside the door», of some strangers in {town}, one of the party has no left ear|beside the door hangs a study by {A} of some strangers in {town}, and one of the party lacks the left ear on it].',
        'v=a',
      ],
      [
        'Perception :: looking for the one picture that nothing has been eaten out of :: [It is a self-portrait of {A}«, quite new», hung so that the last frame can see it«: a calling card, or a receipt».|There is one, a new self-portrait of {A}, and it hangs where the last frame has it before its eyes, like a receipt.]',
        'v=b',
      ],
    ],
    where:
      'Arcana :: following the draught along the frames :: [It blows towards the last picture, which is not flush with the wall.|It goes in behind the last picture, which stands out from the wall a little.] [There is a room behind it, {lair}.|Behind it is {lair}.|There must be a room there, and it is {lair}.]',
  },
  {
    name: 'the workshop of {B.full}|the cleaning room of {B.full}|the restoring room of {B.full}',
    look: [
      '[A hundred faces look out of their dirt.|There are a hundred pictures in here, and dirt on all of them.|Brown pictures lean on the walls, five deep.] [{B} has cleaned half of each one;|On each, {B} has cleaned one half of the face;|One half of each face has been cleaned by {B},] and the other half is always sadder.',
    ],
    todo: [
      '{B} needs both hands and [somebody|someone] to hold the lamp«, and not to move» for two hours (DC 15 Constitution saving throw). [Whoever holds out sees [someone|somebody] come up from under the brown who waves.|At the end of it [someone|somebody] comes up from under the brown, and waves.]',
    ],
    what: [
      [
        "History :: finding the heir's first picture, as a baby :: [It is a christening, with {few6} godparents, round a cushion. The cushion has a dent.|You see a christening: {few6} godparents bend over a cushion, and in the cushion there is a dent.] On the back [[somebody|someone]« in {town}» has written a name, and blotted it«, and it is still wet»|there was a name, in the hand of somebody in {town}; now there is a blot, and it is wet].",
        'v=a',
      ],
      [
        "History :: finding the heir's first picture, as a baby :: [The cushion is empty, and the godparents [round it stare|stare] past the frame [with horror|in horror].|Round an empty cushion stand godparents, and all of them stare at something [outside the frame|next to the frame].] [It was not {A} who painted that look; the painted godparents have turned their heads« since», towards whatever came for the child.|That look was not painted by {A}; the godparents have turned their heads since then, to see what came for the child.|On the old engraving they smile at the child; {A} did not paint this, they have looked round by themselves at what was coming.]",
        'v=b',
      ],
    ],
    who: 'Insight :: asking {B} who brings the pictures and takes them away :: [{H}, at night, by order of {A}«; and afterwards {B} always has a day of which nothing is left».|At night {H} comes with them, by order of {A}, and of the day after that {B} never remembers anything.]',
    where:
      'Nature :: looking at the dust on the stretchers :: [It is the same in all of them, soot, burned incense and bone; it comes from a chapel that was walled up, and there is only the one behind the gallery: {lair}.|Soot, bone and burned incense«, on all of them»: that is what one would find in a burned chapel, and the only one is behind the gallery, {lair}.|It smells of incense and of fire, and bone dust is in it, as after the burning of a chapel; only one has burned here, and it lies behind the gallery: {lair}.]',
  },
  {
    name: 'the lodgings of {S.full}|the attic of {S.full}|the secret lodgings of {S.full}',
    look: [
      '[An attic over a fish market, which {S} enters only at night; the walls are covered with people, from life«, and so good that one says excuse me».|Under the roof over the fish market {S} has covered the walls with people whom one passes on the stairs, so well drawn that one makes way for them.] {S} sits in front of an empty sheet and [shakes|holds one hand with the other|does not begin].',
    ],
    todo: [
      '{S} only talks while drawing«, as {town} knows,» and draws the visitor as the visitor is. [(The player is asked three questions about the character, and must answer truthfully; the sheet is kept, and counts at {lair}.)|(Three questions about the character are put to the player, and answered truly; what was written down counts at {lair}.)|(Ask the player three questions about the character, [which must be answered truthfully|and have them answered truly], and keep the [sheet|answers]: [it|that] counts at {lair}.)|The player of that character answers three questions about it, truthfully, and the sheet with the answers counts at {lair}.|(Three true answers about the character, from its player, are the drawing; keep them for {lair}.)]',
    ],
    what: 'Perception :: looking at the sketch in the roll :: [A child of [seven|about seven]«, with a gap in its teeth», who is about to [laugh|laugh out loud|burst out laughing].|You see a child who has lost a [front tooth|milk tooth|tooth] and is just about to tell you [something|a joke|a lie], with a straight face.|It is a child of [seven|seven or so], who [holds its breath|bites its lip|bites its cheeks] so as not to laugh.] [For a moment all remember: the pony, the joke«, the second half of the joke», and {G} laughing.|It comes back to all of you for a moment, the pony, the joke, how the joke went on, and how {G} laughed.]',
    who: 'Persuasion :: asking {S} why {S.they} was banished :: ["{A.full} had me sent away on the day I asked who was to sit on the small chair at the table of the crown."|"There was a small chair at the table of the crown, and I asked for whom; {A.full} had me over the border by evening."|"I asked who sits on the small chair. Everybody laughed but {A.full}, and the next day I was banished."]',
    where:
      'Sleight of Hand :: trying the key that lies in the roll with the sketch of the heir :: [It was drawn, and is real.|Somebody drew this key until it was one.|It is a drawing that one can pick up.] [{S} made it« from memory»: the door in the last frame, to {lair}.|It opens the last frame, and so {lair}; {S} did it from memory.]',
  },
];
