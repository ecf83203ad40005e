import { severalDead } from '../inquiry-rows.ts';
import type { MatterKernel } from '../matter-types.ts';
import { speaking } from '../noun-kinds.ts';

/**
 * One murder. B was dead two hours before everyone believes: H was seen in the coat of B while A had an alibi. `{how}`,
 * `{coat}` and `{feast}` are words of `inquiry-words.ts`.
 */
export const inquireMurder: MatterKernel = {
  id: 'inquire-murder',
  sort: 'crime',
  of: speaking,
  states: ['dead', 'usual'],
  tells: [
    { nouns: 'murder killing assassination poisoning death murderer killer' },
    { says: 'murder assassinate poison strangle stab behead slay' },
    { tasks: 'find solve investigate avenge discover uncover', says: 'kill' },
    { nouns: 'who someone somebody', says: 'kill' },
    { says: 'kill die' },
    { says: 'find', objects: 'dead' },
    { says: 'accuse frame convict sentence condemn blame hang charge arrest' },
    { says: 'put', objects: 'trial' },
    { tasks: 'clear prove', nouns: 'name innocence' },
  ],
  not: severalDead,
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  victim: 'dead',
  escort: ['people'],
  roles: {
    B: [
      ['bookseller', 'ferry keeper', 'schoolteacher', 'mapmaker'],
      ['cartographer', 'ship owner', 'physician', 'master builder'],
      ['envoy of three crowns', 'court astronomer', 'royal engineer'],
    ],
    H: [
      ['barber', 'puppet player', 'hat maker'],
      ['actor', 'fencing teacher', 'private secretary'],
      ['master of the revels', 'court singer', 'private secretary'],
    ],
  },
  sites: [
    ['the room where it happened', 'the house where it happened'],
    ['the chapel where the body lies', 'the cold cellar where the body lies'],
    ['the house of {A.full}'],
  ],
  lair: {
    names: ['the shut theatre', 'the closed opera house', 'the scenery store by the wall'],
    terrain: 'indoors',
  },
  problem: [
    [
      '{B.full}, the {B.role}, was seen alive on the stairs at eleven in the evening, in the {coat} that all of {town} knew. At midnight the bolted door was broken open, and {B.they} lay dead behind it, of {how}. {S.full}, the {S.role}, had knocked at that door in between«, and had quarrelled with {B.them} the week before»; most people have already made up their minds.',
      'feast=no accused!=party',
    ],
    [
      'At eleven in the evening {few} people saw {B.full}, the {B.role}, go upstairs in the {coat} that everyone knows«, without a greeting»; an hour later the door had to be broken open, and {B.they} lay behind it, killed by {how}. {S.full}, the {S.role}, is the only one known to have gone up in that hour«, and people cross the street now when {S.they} comes».',
      'feast=no accused!=party',
    ],
    [
      'It happened during {feast}, with {num} guests in the house. The dead guest is {B.full}, the {B.role}, who was seen on the stairs at eleven, in a {coat}, and was found behind a bolted door at midnight, killed by {how}. Only {S.full}, the {S.role}, is known to have gone up in between«; the guests have been asked not to leave {town}, and are offended».',
      'feast=yes accused!=party',
    ],
    [
      'You had rooms on the same stairs as {B.full}, the {B.role}, who went up at eleven, in a {coat}, and was found behind a bolted door at midnight, dead of {how}. [A glove|A buckle|A button] of yours lay on the floor. {council} has left you free on your word until {deadline}, each with a white ribbon round the arm«, and {town} looks at nothing else». {S.full}, the {S.role}, who kept the keys of the house that week, is said to have let you in.',
      'accused=party',
    ],
  ],
  start: [
    [
      'On the landing the [broken|splintered] door leans against the wall«, and the bolt still sticks out of it». "Bolted from inside," says {T.full}, the {T.role}, "and the window is painted shut. {few.s} of us came in together." In the room are an armchair, a [cold|dried-up] supper that nobody [touched|has touched], and a hook by the door. {T.full} looks at the hook for longer than at the chair. "The {coat}," {T.they} says. "It used to hang there. Where is it?"',
      '@hook accused!=party',
    ],
    [
      'Behind the coffin of {B.full} walks half of {town}. When {S.full}, the {S.role}, joins at the end, the others stop, one after the other, until the bearers are alone in front. {A.full}, the {A.role}, goes back, takes {S.full} by the arm and says loudly: "I was at cards until midnight, with six people. You were on the stairs. Tell them why." In the silence one can hear a clock strike, two minutes late.',
      '@coffin accused!=party',
    ],
    [
      'The hall is so full that people [stand on the window sills|sit on the beams]. "These," says {A.full}, the {A.role}, and points at your white ribbons, "slept one wall away. I sat at cards until midnight, with six people; where did they sit?" Something hits you on the [shoulder|neck]. It is only a [peach stone|crust of bread|wet glove]. {G.full}, the {G.role}, brings the hammer down and asks whether you want to answer now, or with something in your hands.',
      '@hall accused=party',
    ],
  ],
  ask: [
    [
      '{G} wants to know before {deadline} who killed {B}, and how anyone left a room that was bolted from inside. "Bring me something that one can put on a table, «as I have had opinions enough, »and keep {S} alive until then; there has already been talk of a rope."',
      'accused!=party',
    ],
    [
      '"{S} comes before {council} at {deadline}," says {G}, "and as things stand {S.they} will lose. I do not believe it«, and that is not an argument». Find the one who did it«, and find out how»."',
      'accused!=party',
    ],
    [
      '"You may go everywhere with the ribbon, and open every door that I can open," says {G}. "At {deadline} you come back with the one who killed {B}, or {council} passes sentence on what it has: you.« I think that you will come back; I have promised it.»"',
      'accused=party',
    ],
  ],
  rumours: [
    '{S} owed {B} money, or the other way round; in any case it was loud.',
    '{quill}, who inherits everything from {B}, was not at home at midnight, and will not say where.',
    '[A bolted room, so it was a ghost|It was a ghost, since who else bolts a room from inside]«; the house has had one since the old stairs».',
    '{A} lost at cards all evening, and {A.they} never loses.',
    'The dog of the house did not bark at [whoever went up at eleven|the coat on the stairs]«, and did not wag its tail either».',
  ],
  run: [
    [
      'The hook is high, and the nail marks of the coat are worn into the wall: it hung there each evening (DC 12 Investigation). It was gone when the door was broken open.',
      'start=hook',
    ],
    [
      'The clock that strikes late is the one on the stairs. {A} looks up at it before everybody else does (DC 13 Insight): {A.they} had known when it would strike.',
      'start=coffin',
    ],
    [
      'Whoever looks at {A} and not at the crowd sees the lips move along with the oath of the witnesses (DC 13 Perception): {A.they} knows it by heart.',
      'start=hall',
    ],
    '{S} says the same to everyone: knocked, no answer, went down again. It is the truth«, and there is nothing else in it to find».',
    'Nobody who saw {B} at eleven saw the face: the collar was up«, and {B.they} coughed in place of a greeting». All say so if asked; nobody has asked.',
  ],
  gist: [
    '{Fact}: that is true, and {A} did it, at nine, not at eleven. The figure in the {coat} was {H}, whom {A} paid to be {B} for the length of a staircase, so that {A} could be at cards at the hour of the murder. {A} did it because {motive}.',
    'It is true that {fact}. {B} died two hours before {B.they} was last seen: {A} killed {B.them} at nine, and at eleven {H} went up in the {coat}«, coughing,» bolted the door, and came out among those who broke it open. The reason: {motive}.',
  ],
  truth: [
    [
      [
        '{A} killed {B} because {motive}. {B} had set a term for it, the next morning. At nine {A} came up by the back stairs, as so often, and it was done in a minute: {how}. The {coat} went out of the house under the arm of {A}, and {A} sat down to cards at half past nine.',
        'means!=poison',
      ],
      [
        '{A} killed {B} because {motive}. {B} had set a term for it, the next morning. At nine {A} came up by the back stairs, as so often, and it went into the glass while {B} was washing. {A} waited behind the curtain until it had been drunk. The {coat} went out of the house under the arm of {A}, and {A} sat down to cards at half past nine.',
        'means=poison',
      ],
    ],
    [
      '{H} had rehearsed the walk of {B} at {lair}, for a joke, as {A} said. At eleven {H} came up in the {coat}, bolted the door as {H.they} had been told to, lit the lamp, and saw the chair. {H} stood behind the door for an hour. When it was broken open, {H} rolled up the coat, stepped forward with the others, and cried out with them.',
    ],
    [
      'So there are three alibis, and all are true. {A} has one from half past nine until midnight, and none for nine. {S} has none for eleven, but at nine {S.they} was [mending a pump|at choir practice|selling eels], before {few} people. {quill}, the heir, was at a pawnshop at nine and with somebody else at midnight. As soon as the hour is known, only {A} is left: that is the murder.',
    ],
  ],
  turn: [
    '{H} has not burned the {coat}, as {A} ordered: {H} wants something in hand against {A}, and has hung it among the costumes at {lair}. {A} has just begun to count costumes.',
    '{quill} has known since the funeral that the hour is wrong: {B} never left a supper untouched. {quill} has told {A}, as an old friend of the house, and has been invited to {lair} for tomorrow night.',
  ],
  people: {
    G: [
      [
        '{G} wants a murderer and not a culprit, and is afraid of {deadline}«: the rope has already been paid for, by public collection».',
        'accused!=party',
      ],
      [
        '{G} gave {G.their} word for the party. If it flees, {G} loses the office«, and knows how {council} would enjoy it».',
        'accused=party',
      ],
    ],
    A: [
      '{A} wants to be pitied and then left alone. {A} mentions the six card players in each conversation, and the hour of eleven before anyone else does.',
      '{A} needs the hour to stay where it is. {A} is generous with {quill}, hard on {S}, and stops talking whenever the clock strikes nine.',
    ],
    B: [
      '{B} is dead. {B} was expecting two visitors that evening, and had cut the bread for the first«: two slices, with the crust off, as {A} likes it».',
    ],
    S: [
      [
        '{S} wanted to make up the quarrel, with a [bottle|cake|ham] that still stands behind the door of {S.their} room. {S} can prove where {S.they} was at nine, and does not know that it matters.',
        'accused!=party',
      ],
      [
        '{S} opened nothing, and says so until nobody listens. {S} knows that the key to the back stairs has been missing for {few} days«, and who last asked for it: {A}».',
        'accused=party',
      ],
    ],
    T: [
      '{T} stood in the linen cupboard on the landing, with a stolen pie, and saw {H} come out of the room. {T} never saw {H} go in. To say so means to say what {T} was doing there.',
    ],
    H: [
      '{H} believed in a joke until {H.they} lit the lamp. {H} cannot sleep, walks like {B} when {H.they} is not careful, and would confess to anyone who does not shout.',
    ],
  },
  looks: [
    [
      'A broken door, an armchair with its back to it, a supper for two of which nobody has eaten, and a lamp that was filled at dusk and is still nearly full.',
      'An armchair, a bolt, a window that is painted shut; on the table two plates, two slices of bread without a crust, and a lamp with oil for hours. Behind the door, the dust has been stood on.',
    ],
    [
      'Candles, a stone table, and {B} under a sheet, whose hands were stiff when they were folded. {A} has sent lilies, and a letter that asks for an early funeral.',
    ],
    [
      'A good house, in which [the clocks have been stopped|the mirrors have been covered] for mourning. In the hall lie playing cards, laid out as they were on that evening, for anyone who asks.',
    ],
    [
      'A stage with a staircase of [painted wood|lath and canvas]«, as steep as the real one». In front of it stand a mirror, a lamp, and {num} costumes on a rail; one hanger carries the {coat}. [From the flies hang sandbags, and the trapdoor is open|The trapdoor is open, and sandbags hang above it].',
    ],
  ],
  todo: [
    [
      'The landing is full of people who have paid [a copper|two coppers] to look. They leave for a good reason (DC 12 Intimidation) or for a better story downstairs (DC 12 Performance).',
      'The owner of the house has sealed {p1} and sells pieces of the door. A ban by {G} (DC 11 Persuasion to get it at once) stops that; otherwise the room costs {bribe} gp.',
    ],
    [
      'The lid is to be closed within the hour, at the wish of {A}. A relative must object: {quill} does, if somebody is kind to {quill} for once (DC 12 Persuasion), or one is quick (DC 13 Sleight of Hand).',
    ],
    [
      '{A} receives the party with wine and the six card players, who have been asked to stay to supper. While one [plays a round with|keeps losing to] them (DC 13 Deception to [lose slowly|make it last]), the others have the upper floor[| and half an hour].',
    ],
  ],
  clues: [
    [
      'Investigation :: measuring the oil in the lamp :: It burned for one hour, from eleven to midnight, and not since dusk: before that, {B} sat in the dark, or sat there dead.',
      'Insight :: asking {T} who came out of the room :: {H}, pale, with a bundle. {H} belongs to {A}, body and purse, and was not among those who came up the stairs.',
      'Perception :: looking at the dust behind the door :: Somebody stood there for a long time, with white greasepaint on the sleeve: as it is used in one place, at {lair}.',
    ],
    [
      'Medicine :: examining the body :: It was stiff at midnight already. {B} died of {how}, at about nine, two hours before {B.they} was seen.',
      'Religion :: asking who pays for the early funeral :: {A}, who ordered the lilies in the afternoon, when {B} was still alive.',
      'Nature :: looking at the hem of the shroud cloth :: Red sawdust, as it is strewn on a stage. The cloth was brought by {H}, from {lair}.',
    ],
    [
      'Investigation :: comparing the cards with what the six players remember :: The first round was dealt at half past nine, and not at eight. {A} came in with cold hands and asked what time it was, twice.',
      'History :: reading the letter under the blotter :: It is from {B}, and sets {A} a term until the next morning, because {motive}.',
      'Sleight of Hand :: going through the coats in the hall :: In that of {A}: the key to the back stairs, and the key to {lair} on the same ring.',
    ],
  ],
  lairUse: [
    'Sandbags hang [above the stage|over the painted stairs]: a rope [let go|cut] (one action) brings one down on a square, {sting} bludgeoning damage, DC 13 Dexterity saving throw for half.',
    'The trapdoor drops whoever stands on it (one action at the lever) into the room below: ten feet, [soft costumes|a heap of wigs], and two rounds on the stairs back up.',
    'The thunder sheet« behind the scenes», struck hard (one action), [cannot be spoken over|drowns every word]: in that round no orders are heard, and each spell with a verbal component needs a DC 12 Constitution check.',
  ],
  tactics: [
    '{A} tries to get the {coat} to the lamp before anything else, and has the others hold the staircase of painted wood; it carries two people, not three',
  ],
  parley: [
    '{A} is clever enough to count. Told the hour, the oil and the name of the one in the coat (DC 13 Persuasion, without a roll if {H} stands there), {A} sits down on the painted stairs and asks what a confession is worth.',
    'Whoever walks up the painted staircase in the {coat} (DC 13 Performance) and coughs brings {A} to say the name of {B} aloud, before all who are there. After that the others put down their weapons.',
  ],
  clock: [
    [
      '{A} has the funeral brought forward. After it, the body can be seen only with a spade and a writ.',
    ],
    [
      ['A crowd comes for {S}, who gets away over the roofs and hides with {T}.', 'accused!=party'],
      [
        'A crowd tears two of the white ribbons off, and is sorry for it only afterwards.',
        'accused=party',
      ],
    ],
    ['{quill} is found at the foot of a staircase, with a broken leg and no memory of the fall.'],
    ['At {deadline} {council} passes sentence, with {A} as the first witness.'],
  ],
  after: [
    [
      '{S} is put to death for the murder of {B}. A year later {T} says over a beer what {T.they} saw; {ruin}.',
      'accused!=party',
    ],
    [
      'The party is sentenced for the murder of {B}, and has a price on its head in {town} and {town2}. {A} sends lilies.',
      'accused=party',
    ],
  ],
  endings: [
    {
      heading: 'At eleven, on the stairs',
      text: [
        'The party has the evening of the murder repeated before {council}: somebody comes up the stairs in the {coat}, and {few} witnesses swear that it is {B}. Then the collar [is turned down|comes down]. {A} looks at the door, and {H} is already standing in it. [{S} is asked for pardon by people who have never done that before.|Those who collected for the rope give the money to {S}.]',
      ],
    },
    {
      heading: 'By the word of {H.name}',
      text: [
        '{H} tells {council} about the coat, the bolt and the hour behind the door, and {A} is condemned for the murder of {B}. *The price:* {H} is banished with a mark on the hand, and {quill} never forgives the party that it asked for mercy.',
      ],
    },
    {
      heading: 'With a blade, at {lair}',
      text: [
        '{A} dies on a painted staircase, and the {coat} with one sleeve burned off is what is left as evidence. *The price:* {council} believes it, half of {town} does not, and the six card players let everyone know that the murder of {B} was never tried.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          'Sentence has been passed on {S} for the murder of {B}, to be carried out at sunrise. Whoever steps before the crowd that night in the {coat}, on the stairs of the town hall, is listened to for as long as nobody sees the face.',
          'accused!=party',
        ],
        [
          'Sentence for the murder of {B} is passed on the party, and {G} opens a side door and looks the other way. From now on it has one night, the {coat}, and all of {town} against it.',
          'accused=party',
        ],
      ],
    },
  ],
  frame: {
    stakes: [
      [
        'In {days} days is {deadline}: then {council} passes sentence«, on whoever is there», and nobody will look for another murderer after that.',
        'tier=1',
      ],
      [
        '{council} passes sentence at {deadline}, in {days} days«, and a sentence is not taken back in {town}».',
        'tier=1',
      ],
      [
        'There are {days} days until sentence is passed, at {deadline}. {B} had friends on all sides of an old quarrel, and if the wrong one is punished«, or nobody», {ruin}.',
        'tier>=2',
      ],
      [
        'Sentence is to be passed at {deadline}, in {days} days. {B} was the last one to whom everyone listened; without a murderer whom all believe in, {ruin}.',
        'tier>=2',
      ],
    ],

    ownMagic: [
      [
        '*Speak with Dead* on {B}: {B.they} was struck from behind and saw nobody, but answers exactly: "The clock struck nine." Asked [about guests|whom {B.they} was expecting]: "One at nine, one at eleven." Asked for names, {B.they} gives both, {A} and {S}; {A} will say that nobody was at home.',
        'level>=5 means!=poison',
      ],
      [
        '*Speak with Dead* on {B}: {B.they} drank alone, from a glass that stood ready, and answers exactly: "The clock struck nine." It clears {S}, and it does not name {A}.',
        'level>=5 means=poison',
      ],
      [
        '*Zone of Truth*: "[I was at cards at eleven and at midnight|At eleven and at midnight I was at cards]," says {A}, and it is true. The question that helps is about nine; {A} answers that one with a question.',
        'level>=3',
      ],
      [
        '*Raise Dead* costs more than a diamond here: {A} presses for a burning of the body, "against the plague", from the second day on. If {B} is raised before that, {B.they} has seen no face, and is the best witness to the hour.',
        'level>=9',
      ],
      [
        '*Detect Thoughts* on {H} shows a lamp being lit, a chair, and the back of a head, over and over.',
        'level>=3',
      ],
      [
        '*Scrying* on {H} shows {H.them} before a mirror on a stage, with the collar up.',
        'level>=9',
      ],
    ],
  },
  steps: [
    'Look at {p1}.',
    'Find out when {B.full} died.',
    'Compare what {S.full}, {quill} and {A.full} did on that evening.',
    'Prove before {deadline} who killed {B.full}.',
  ],
};
