import type { MatterKernel } from './matter-types.ts';

const every = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'] as const;

/** A building or a piece of land. It is also where the end takes place. */
export const siteKernels: readonly MatterKernel[] = [
  {
    id: 'site-below',
    sort: 'site',
    tones: every,
    escort: ['people', 'beast'],
    roles: {
      B: [
        ['keeper', 'caretaker', 'old watchman'],
        ['warden', 'retired engineer'],
        ['royal surveyor', 'castellan', 'crown warden'],
      ],
    },
    sites: [
      ['the house of {B.full}', 'the lodge of {B.full}'],
      ['the plan chamber', "the surveyor's office", 'the town archive'],
      ['the yard of {A.full}', 'the wharf of {A.full}', 'the brewery of {A.full}'],
    ],
    lair: {
      names: ['the gallery below {it}', 'the tunnel under {it}', 'the vault under {it}'],
      terrain: 'underground',
    },
    problem: [
      '{B.full}, the {B.role}, who has looked after {it} all {B.their} life, was found at the foot of the stairs {weeks} weeks ago and has not spoken since; nobody in {town} wants the post.',
      'Since {B.full}, the {B.role}, had to leave {it} {weeks} weeks ago, sick and without a word of explanation, everyone who goes near it at night turns back with a story.',
    ],
    start: [
      [
        'As you pass {it}, a stone rolls out of the gateway by itself, stops at the feet of the tallest of you, and has a word scratched on it: AWAY. {T.full}, the {T.role}, picks it up, calmly. "That, for {town}, is the ninth. Ghosts, they say here, but ghosts can spell, and this one leaves out the same letter each time," {T.they} says.',
        '@one',
      ],
      [
        '{B.full}, the {B.role}, sits wrapped in a blanket in front of {p1} and looks at {it}. When you greet {B.them}, {B.they} takes your hand and counts your fingers, once, twice, and then raises eight of {B.their} own. Behind {B.them} the ground trembles, only a little, as if a cart went by; there is no cart.',
        '@two',
      ],
    ],
    ask: [
      '{G} wants {it} to be open and safe again by {deadline}. "Stay a night in {it}, and tell me what it is, and, if it is people, who in {town} pays them."',
      '"{town} needs it," says {G}. "It is to be handed over to {A} at {deadline}, since nobody else will have it. Tell me before then what is wrong with {it}."',
    ],
    rumours: [
      '{it} {it.is} haunted by a builder whom a forebear of {G} had walled up.',
      '{A} has offered to take it over, with all its debts, as a service to {town}.',
      '{S} has been seen climbing over the wall with a sack.',
      'The wells nearby have become [cloudy|salty|warm] in the last weeks.',
    ],
    run: [
      [
        'The stones come out of a slit that is too low for a standing person: somebody lies there with a sling: {H} (DC 13 Perception to see the movement), who runs off through the cellar.',
        'start=one',
      ],
      [
        'The eight fingers mean eight men, in shifts. {B} was pushed down the stairs by one of them, and lost the power of speech with the fright; it returns after a day in which {B.they} feels safe.',
        'start=two',
      ],
    ],
    gist: [
      '{A} has a tunnel dug under {it}, towards {stake}, and needs the place above to be empty until {deadline}. The haunting is made by {H}; with what {A} gets below, {A.they} pays for {prize}.',
    ],
    truth: [
      [
        'Under {it} runs an older passage, which {A} found on a plan: it ends {few} yards from the strongroom in which the income from {stake} is kept before {deadline}. For {weeks} weeks eight men in two shifts have dug there. Earth and stones leave by night in barrels, through {p3}.',
      ],
      [
        '{B} heard them and went down with a lamp. {H} pushed {B.them}, in a panic, and has hardly slept since. People in {town} put it down to what they all know: {fact}. That is true, harms nobody, and suits {A} well. To keep others away {H} plays the ghost: stones, moans through a pipe, a light in the window.',
      ],
      [
        'The plan: to empty the strongroom in the night before {deadline}, to let the tunnel collapse, and with it {it}, so that nobody ever looks for it. {A}, who is in debt and has been promised {prize} for the money, will be the first to help to dig.',
      ],
    ],
    turn: [
      'The tunnel has already undermined more than {it}: the whole street above it, with {num} people, stands on props, and {H} has orders to pull them out in the last night. {H} was told that it would only be one wall.',
      'The old passage was built for an escape, by a forebear of {G}, and {G} has the only key to its other end. It was stolen from {G} by {S}, for a wager, and lost at cards to {A}.',
    ],
    people: {
      G: [
        '{G} wants {it} back in use, and has already signed the paper that gives it to {A}; it is valid from {deadline} on.',
      ],
      A: [
        '{A} wants {prize}, and the money on the day. {A} has mud under the fingernails and explains it with a garden that {A.they} does not have.',
      ],
      B: [
        '{B} wants to go back up to {it}. Once able to speak {B} describes {H}, and asks the party not to be hard on {H.them}.',
      ],
      S: [
        '{S} climbs over the wall to [feed a stray cat|meet someone|fetch apples] and was inside on the night of the fall. {S} saw a second lamp.',
      ],
      T: [
        '{T} has counted the barrels that leave {p3}: full and heavy by night, although no beer is delivered there. {T} will say so if the party stands in front of {T.them}.',
      ],
      H: [
        '{H} wants {B} to get well and not to remember. For forgiveness from {B} {H} will do anything, including giving evidence.',
      ],
    },
    looks: [
      [
        'Small and clean, with a row of [keys|lamps] on hooks; one of them is missing. From the window one sees {it}.',
      ],
      [
        'Drawers as wide as a bed. One of them, that of {it}, has been emptied, and what lay under it has left an outline on the paper.',
      ],
      [
        'Barrels in rows, carts with covered wheels, a dog on a long chain, and fresh sand, too much of it.',
      ],
      [
        "Props hold up the ceiling every {few} feet. It drips. At the far end there is a wall of good masonry with a hole in it the size of a door, and above one's head, muffled, the steps of people in the street.",
      ],
    ],
    todo: [
      [
        '{B} has to be made to feel safe: a fire, company, and no questions (DC 12 Medicine or Performance). Then {B.they} begins to draw.',
      ],
      [
        "The archive is a labyrinth; {few} hours, or a DC 13 History check, and one finds the second copy of the plan, which was filed under the builder's name, as {T} could have told them.",
      ],
      [
        'The dog of {A} must be made friends with (DC 12 Animal Handling) or got round (DC 13 Stealth).',
      ],
    ],
    clues: [
      [
        'Medicine :: examining the bruises of {B} :: {B} did not slip: two hands pushed, at the height of the chest.',
        'Insight :: watching {B} as people pass by :: {B} begins to shake when {H} brings soup, and {H} cannot look at {B.them}. {H} works for {A}.',
        'Investigation :: reading the drawing of {B} :: A stair, a lamp, a door that is not on any plan: the way into {lair}.',
      ],
      [
        'History :: laying the plans over each other :: An old passage goes from the cellar of {it} almost to the strongroom of {town}.',
        'Investigation :: reading the list of readers :: The plan was last borrowed by {A}, who did not bring it back.',
        'Investigation :: measuring the cellar on the plan and with a cord :: {few.t} feet are missing: behind the coal there must be a door to {lair}.',
      ],
      [
        'Nature :: looking at the sand :: It is not from the river but from deep down, with bits of old mortar: someone is digging.',
        'Persuasion :: asking the carters who pays for the night work :: {A} pays in person, double, and forbids them to talk.',
        'Perception :: following a cart by its traces :: At night the empty barrels go to the back of {it} and into {lair}.',
      ],
    ],
    lairUse: [
      'Each prop that is knocked out (DC 13 Athletics, one action) lets the roof down over ten feet: 11 (2d10) damage, DC 13 Dexterity half, for friend and foe; {H} calls out which one is the next.',
      'Water stands behind the left wall. Pierced, it fills the tunnel in {few} rounds, and puts an end to the digging of {A} for ever.',
    ],
    tactics: [
      '{A} has the others fight at the narrowest place and runs for the wedge that holds the last prop; {H} stands beside it and hesitates',
    ],
    parley: [
      'Eight men have been promised a share and have not been paid for two weeks. If the party tells them that the tunnel is to come down on them (DC 13 Persuasion), they put down their tools, and {A} is alone.',
    ],
    clock: [
      ['A tile falls from {it} and breaks the arm of a passer-by. {A} pays for the doctor.'],
      ['{S} is caught on the wall and put in the stocks, as the ghost.'],
      [
        'The tunnel reaches the wall of the strongroom. {B} is moved to {town2}, "for the sake of rest", by {A}.',
      ],
      [
        'In the night before {deadline} the strongroom is emptied; in the morning {it} and half a street fall in.',
      ],
    ],
    after: [
      '{A} leads the rescue, is praised, and a month later has {prize}; without the income from {stake} {ruin}.',
    ],
    endings: [
      {
        heading: 'It comes out',
        text: [
          '{It} stands, and the tunnel is filled in by those who dug it, under guard. {A} is brought up into the daylight before all of {town}. {B} returns to {it}, and takes {H} as an assistant, after a long silence.',
        ],
      },
      {
        heading: 'A quiet end',
        text: [
          '{A} lets the tunnel be flooded and withdraws from the purchase; nobody is named. *The price:* {S} remains the ghost for everyone, and {A} still knows where the strongroom is.',
        ],
      },
      {
        heading: 'The wall is broken through',
        text: [
          'If the party lets them dig on and waits in the strongroom, all eight and {A} are caught in the act. *The price:* the street above has to be cleared in one night, with {num} people, and nobody may notice.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{It} {it.is} a heap of stones, the money is in barrels on the way to {town2}, slow and heavy, with {A} weeping at the front of the crowd. The barrels can still be caught up with.',
        ],
      },
    ],
    steps: [
      'Spend a night at {it}.',
      'Find out what happened to {B.full}.',
      'Find out who wants {it} to be empty.',
      'See that {it} {it.is} safe before {deadline}.',
    ],
  },
  {
    id: 'site-reason',
    sort: 'site',
    tones: ['heroic', 'grim', 'horror', 'intrigue'],
    leader: ['people'],
    escort: ['elemental', 'undead', 'people'],
    roles: {
      B: [
        ['hermit', 'keeper', 'old ferry hand'],
        ['last member of an order', 'keeper by inheritance'],
        ['last knight of an order', 'warden by oath to the crown'],
      ],
    },
    sites: [
      ['the hut of {B.full}', 'the cell of {B.full}'],
      ['the memorial chapel', 'the cemetery of the nameless'],
      ['the warehouse of {A.full}', 'the counting house of {A.full}'],
    ],
    lair: {
      names: ['the top of {it}', 'the innermost room of {it}', 'the roof of {it}'],
      terrain: 'height',
    },
    problem: [
      'It has always been so, and nobody asked why, until {A.full}, the {A.role}, began {weeks} weeks ago to change it. Since then {few} of {A.their} workers have disappeared, and the last keeper, {B.full}, is in chains for it.',
      '{A.full}, the {A.role}, wants to put an end to that, and all of {town} is in favour. But {few} workers have not come back from it in {weeks} weeks, and {B.full}, who has looked after {it} alone, is to be sentenced for it.',
    ],
    start: [
      [
        'At the foot of {it} a crowd drags {B.full}, the {B.role}, down the steps. {B.full} does not struggle, only looks for a face in the crowd and finds yours. "Tonight is a new moon," {B.they} says to you. "If {B.name} cannot do it, somebody must: count to three hundred, and do not look up." Then somebody puts a hand over {B.their} mouth.',
        '@one',
      ],
      [
        'The night you arrive in {town}, the sky over {it} is full of birds that should be asleep. {T.full}, the {T.role}, has put out the lamp and waits in the doorway. "Since they took {B.full} away," {T.they} says, "nobody does what {B.full} did. In {town} they think that it will be better so." From the direction of {it} something answers the birds.',
        '@two',
      ],
    ],
    ask: [
      '{G} wants to find the missing workers and to know, before sentence is passed at {deadline}, whether {B} is guilty. Until then {it} {it.is} in the hands of the party.',
      '"At {deadline} it will be done as {A} wants, with music," says {G}. "I would like to know first why our grandparents in {town} left it as it was. Find the {few} who are missing."',
    ],
    rumours: [
      '{B} has killed them, to keep {it} for {B.themself}.',
      '{A} will make {town} rich with it: [ships|carts|pilgrims] from everywhere will come.',
      'On the graves at {p2} stands the same date, {years} years ago, {num} times.',
      '{S} has sold {A} the old stones from there, and has been drunk since.',
    ],
    run: [
      '{B} means a duty: on each new moon the door at {lair} has to be barred from inside and a bell not rung. {B} has done it for thirty years and was never told why, only how.',
      [
        'What answers the birds is far out and comes closer to {town} each night (DC 12 Perception). It is not yet here.',
        'start=two',
      ],
    ],
    gist: [
      'There is a reason: {it} {it.is} kept as {it.they} {it.is} so that something outside does not find its way to {town}. {A} knows it, since {A.their} family made the bargain, and changes it for {prize}; the missing workers are alive, behind the inner door.',
    ],
    truth: [
      [
        '{years.s} years ago something came to {town}, drawn by what happened at {it}, and {num} people died in one night. A forebear of {B} promised that it would never happen again, and the family of {A} swore to keep silent about it and was given land for this.',
      ],
      [
        '{A} has the old contract. It says in the last clause that whoever breaks the silence gets what came in that night, "and all that it brings": a treasure, as {A} reads it, with which {prize} can be bought. So {A} removed, stone by stone, what kept it away, and calls it progress.',
      ],
      [
        'The {few} workers heard a voice behind the inner door at {lair}, went in, and the door fell shut; {B} feeds them through a hole and cannot open it alone: it takes two keys. One is with {B}, the other hangs around the neck of {A}, who knows very well where they are, since they could tell what they have seen.',
      ],
    ],
    turn: [
      'What is outside does not want to kill. It lost something here {years} years ago, and the {num} people died because they were between it and the door. What it lost is behind the inner door, in a box that the workers have found: one can simply give it back.',
      "The contract is signed by two families, and the second is that of {G}. {G} did not know it, but by signing {A}'s permit {G.they} has already broken the oath; at {deadline} it will be looking for {G} first.",
    ],
    people: {
      G: [
        '{G} wants the workers back for the sake of their families, and regrets the permit that {G.they} gave {A}.',
      ],
      A: [
        '{A} wants {prize}, does not believe in more than half of the story, and has put aside a boat for the other half.',
      ],
      B: [
        '{B} wants somebody to do the duty tonight and asks for nothing for {B.themself}. {B} has the first key sewn into a sleeve.',
      ],
      S: [
        '{S} sold the stones without knowing what they were, dreams of it, and would carry them back on {S.their} own back.',
      ],
      T: [
        '{T} is the only one who ever helped {B}, and knows how the bar is put in place. {T} does not go up again without company.',
      ],
      H: [
        '{H} heard the workers knock, was told by {A} that it was the wind, and does not believe it.',
      ],
    },
    looks: [
      [
        'A bed, a stove, and on the wall {num} strokes in rows of thirteen: one for each new moon. A basket with bread for {few} people stands ready.',
      ],
      [
        '{num.t} graves of one night. In the chapel a painting shows {it}, and above it, where the sky should be, somebody has painted it over with grey.',
      ],
      [
        'New [ropes|lamps|glass] in crates, a poster with a golden {it.n}, and in the corner old stones with signs, numbered for transport.',
      ],
      [
        'A round room with a heavy bar, and behind it the inner door with two keyholes. From inside comes knocking, regular and weak. There is a view over the whole country, and of what is coming.',
      ],
    ],
    todo: [
      [
        'The hut is guarded by two men of {A}, who are bored (DC 12 Deception) and superstitious (DC 12 Intimidation).',
      ],
      [
        'The grey paint, which {A} paid for, comes off with oil (DC 13 Sleight of Hand); what is below it is best looked at by one alone.',
      ],
      ['{H} sleeps in front of the crates. Whoever mentions the knocking is not sent away.'],
    ],
    clues: [
      [
        'Investigation :: counting the bread :: {B} bakes for {few} more people than live here: those who are missing are alive.',
        'Insight :: asking the guards what they must not let in :: They are to keep away {G} above all, by order of {A}.',
        'Perception :: following the crumbs :: They lead up to {lair}, to a hole in the wall the width of a hand.',
      ],
      [
        'History :: reading the dates :: All {num} died in one night, and on that night it had been different at {it}, for a feast.',
        'Religion :: looking at the founder\'s name :: The chapel was paid for by the family of {A}, "in return for land, and for silence".',
        'Perception :: looking at the painting under the grey :: Everyone in it looks at {lair}, where a door is shown with two keyholes.',
      ],
      [
        'Arcana :: reading the signs on the stones :: They are not decoration; each one says "not here", and {S} knew it when selling them.',
        'Investigation :: opening the strongbox :: A contract with two seals. One is that of {A}; the last clause is underlined in fresh ink.',
        'Persuasion :: getting {H} to talk :: The knocking comes from {lair}. {A} has the key round the neck.',
      ],
    ],
    lairUse: [
      'The bar holds the outer door against anything for {few} rounds; it takes two people to lift it (DC 13 Athletics).',
      'If {it} {it.is} put back as {B} kept it, even only for a moment, what comes stops and turns its head away.',
    ],
    tactics: [
      '{A} tries to throw the key from the height; those who are with {A} wait until somebody opens the outer door',
    ],
    parley: [
      '{A} gives up the key at the sight of what is coming: nobody has to persuade {A.them} who has brought {A.them} to the window. Before that it takes a DC 15 Persuasion check, and the list of the {num} names.',
    ],
    clock: [
      ['The birds leave. {A} has the last stones broken out.'],
      ['For the first time something is seen on the horizon, at dusk, the height of a tower.'],
      [
        '{B} is brought before {council}; the hole through which the workers were fed is walled up.',
      ],
      [
        'At {deadline} it is done, with music, and it comes. {num.t} people die, or flee and never return.',
      ],
    ],
    after: ['{A} is among the first to leave. {town} is given up, and {ruin}.'],
    endings: [
      {
        heading: 'As it was',
        text: [
          'The {few} come down alive, the stones go back, and {it} {it.is} again what it always was. {B} gets a bench of honour and two helpers. {A} has to read the contract aloud before {council}, to the end.',
        ],
      },
      {
        heading: 'Given back',
        text: [
          'If the box is put before the outer door, it takes it, very carefully, and goes. From now on {it} can be used by everyone in {town}. *The price:* nobody will ever believe that {B} was needed.',
        ],
      },
      {
        heading: 'A deal with {A.name}',
        text: [
          '{A} hands over the key for silence and keeps the land. The workers are free. *The price:* they, {B} and {H} have to lie for the rest of their lives, and {A} has the contract.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'It is in {town}, and looks for the box. Whoever brings it from {lair} through the streets to it, past all that has fallen, ends the night.',
        ],
      },
    ],
    steps: [
      'Find out why {it} {it.was} left as it was.',
      'Do what {B.full} asks for, on the new moon.',
      'Find the workers who are missing.',
      'Tell {council} before {deadline} what you have found.',
    ],
  },
  {
    id: 'site-cheap',
    sort: 'site',
    tones: ['heroic', 'intrigue', 'whimsical', 'grim'],
    mostTier: 2,
    escort: ['people', 'beast'],
    roles: {
      B: [
        ['innkeeper', 'heir from the country', 'miller'],
        ['owner by inheritance', 'retired captain'],
        ['heir of an old house', 'free lord'],
      ],
    },
    sites: [
      ['the land registry', "the notary's office"],
      ['the kitchen of {B.full}', 'the parlour of {B.full}'],
      ['the country house of {A.full}', 'the club of the merchants', 'the office of {A.full}'],
    ],
    lair: {
      names: ['the cellar of {it}', 'the back building of {it}', 'the loft of {it}'],
      terrain: 'indoors',
    },
    problem: [
      'It belongs to {B.full}, the {B.role}, who had great plans with it; now, after {weeks} weeks of accidents, nobody works there any more, and the debts fall due at {deadline}.',
      '{B.full}, the {B.role}, inherited it, borrowed money on it, and has had {weeks} weeks of bad luck since: [broken beams|spoiled stores|sick animals|quarrels], one thing each night.',
    ],
    start: [
      [
        '{B.full}, the {B.role}, is standing in the rain before {it}, with a [ladder|bucket] in one hand and a letter in the other. "I can pay at {deadline}, or I can repair it," {B.they} says, "but not both." Something crashes inside. {B.full} does not even turn round. "That," {B.they} says, "was both."',
        '@one',
      ],
      [
        'A goat looks out of an upper window of {it}. Below, {B.full}, the {B.role}, explains to {few} people that this is not a bad omen. "It was not in {town} yesterday," says someone, "and the stairs have been gone since Monday." You are the only ones who laugh, and so {B.full} turns to you.',
        '@two',
      ],
    ],
    ask: [
      '{G} has put in a good word for {B} and would like to be right. "Find out who in {town} is doing it. If it goes on until {deadline}, {it} will be sold, and there is only one buyer."',
      '"It is no ghost, a ghost would have other interests," says {G}. "Guard {it}, find out who is behind the accidents, and give me proof before {deadline}."',
    ],
    rumours: [
      '{it} {it.has} brought bad luck to every owner. There is a list, and it is made longer each time it is told.',
      '{S} was dismissed by {B} and has said things in the inn.',
      '{A} has lent {B} the money, at low interest, out of friendship.',
      'A surveyor from abroad was here in spring, measured {it}, and bought everyone beer.',
    ],
    run: [
      [
        'What crashed was a beam, sawn through from above (DC 12 Investigation). The sawdust is still warm; {H} is leaving by the loft.',
        'start=one',
      ],
      'Traces show that one person can come and go as {H.they} likes: {H} has a key, from the time when {it} {it.was} being rebuilt.',
    ],
    gist: [
      '{A}, who lent {B} the money, has {H} cause the accidents, so that {it} falls to {A.them} at {deadline}. The surveyor found out that {it} {it.is} worth more than all of {town}: with it comes {prize}.',
    ],
    truth: [
      [
        'The surveyor came for {council} and wrote a report: the new road, with a bridge and a gate, is to be built where {it} {it.is} now, and whoever owns it receives {prize} as compensation. {A} intercepted the report, paid the surveyor to go home ill, and lent {B} money with {it} as security.',
      ],
      [
        'For {weeks} weeks {H} has come at night through the loft, with a saw, a bag of rats or a goat. {H} was a foreman there, was dismissed because of the first accident, which was a real one, and believes that {B} ruined {H.them}. Everyone puts the accidents down to the old story: {fact}. That is true, does no harm, and suits {A}.',
      ],
      [
        'At {deadline} the debt is due. {A} has made sure that nobody else in {town} lends: {A.they} holds debts of {G} as well, and of {T}, who saw {H} with the goat.',
      ],
    ],
    turn: [
      'In the loan contract {B} is bound to keep {it} "in use". If it is in use at {deadline}, even for one evening, with guests and music, the loan is prolonged by a year. {A} had this clause put in as a joke.',
      '{H} was dismissed because of a letter that accused {H.them} of drinking. It is in the handwriting of {A}. If {H} sees it, {H.they} goes straight to {p3}, with the saw.',
    ],
    people: {
      G: [
        '{G} wants {B} to succeed, and cannot say so in {council}, because {G.they} owes {A} money.',
      ],
      A: [
        "{A} wants {prize} and everyone's affection. {A} comes by after each accident, with cake, and brings up the subject of selling.",
      ],
      B: [
        '{B} wants to open the doors once before {deadline}, even if nobody comes. {B} is proud, and has not read the contract to the end.',
      ],
      S: [
        '{S} said angry things and did nothing; {S} is building [a boat|a still|a stage] in a barn and does not want to be asked about it.',
      ],
      T: [
        '{T} met {H} at midnight with a goat on a rope, and has told it to nobody, which was hard.',
      ],
      H: [
        '{H} wants {B} to feel what it is like. {H} hates hurting people: each accident was arranged so that nobody was there.',
      ],
    },
    looks: [
      [
        'Plans on rollers, an inkstand, a clerk who is eating. The plan for the new road through {town} is missing; its hook is empty.',
      ],
      ['A table with bills in {few} piles, soup for everyone, and a bell rope that rings in {it}.'],
      [
        '[Deep armchairs|Good carpets], cake under a glass cover, and a cabinet with a lock too good for porcelain.',
      ],
      [
        'Dust, ropes, a saw with new teeth, an opening in the roof, and what is needed for the last accident: {num} barrels of [lamp oil|flour|soap].',
      ],
    ],
    todo: [
      [
        'The clerk answers only questions with a form. Which form it is can be guessed (DC 12 Investigation) or asked of {T}.',
      ],
      [
        'If the party keeps watch for one night, it meets {H} (DC 13 Stealth to stay unseen; else {H} gets away over the roofs, with a DC 13 Acrobatics check to follow).',
      ],
      [
        '{A} shows visitors everything but the cabinet, and tells stories. Somebody must listen to {A} very well (DC 13 Performance).',
      ],
    ],
    clues: [
      [
        'Investigation :: asking what hung on the empty hook :: The plan of the new road. {It} stood in the middle of it, in red.',
        'Persuasion :: asking who took it :: {A} did, "to have it framed", as a friend of the office.',
        'Investigation :: looking at the building plans of {it} :: A hatch connects {lair} with the neighbouring roof; it is supposed to be walled up.',
      ],
      [
        'Investigation :: putting the accidents in order :: Each one hit what had just been paid for, so somebody reads the bills of {B}.',
        'Insight :: asking {B} who has looked at the bills :: {A} helps with them, every Sunday.',
        'Survival :: following goat hairs :: They lead up to {lair}, and to a nail with a rope.',
      ],
      [
        'Sleight of Hand :: opening the cabinet :: The report of the surveyor: "the owner of {it} shall receive {prize}".',
        'Insight :: mentioning the road in passing :: {A} drops the cake.',
        'Investigation :: reading a bill in the wastepaper :: {num.t} barrels, delivered at night, to {lair}.',
      ],
    ],
    lairUse: [
      'The barrels can be rolled (DC 12 Athletics): what is in them makes the floor slippery, and everyone who runs on it, {A} first, falls (DC 12 Dexterity saving throw).',
      'The hoist carries one person up or lets {few} down fast.',
    ],
    tactics: ['{A} keeps to the hatch and shouts instructions; {H} cuts ropes and hits nobody'],
    parley: [
      'Offered half of what the road brings (DC 13 Persuasion), {A} becomes honest in mid-sentence. {H} stops as soon as {H.they} has seen the letter.',
    ],
    clock: [
      ['The chimney falls in. {A} brings cake.'],
      ['{S} is put in the lock-up for it and misses the next accident, which is overlooked.'],
      ['{G} is reminded of {G.their} debts, and stops asking questions.'],
      ['The barrels do their work; at {deadline} {B} signs. {it} {it.is} pulled down in a week.'],
    ],
    after: ['{A} has {prize} and takes a toll of everyone who passes; {ruin}.'],
    endings: [
      {
        heading: 'It comes out',
        text: [
          '{B} opens the doors at {deadline} and all of {town} comes, {few} of them with goats. {A} has to read the report aloud. {council} lays the road a little further to the left, and {it} gets a garden.',
        ],
      },
      {
        heading: 'A partner',
        text: [
          '{A} and {B} share what the road brings, with a contract that {G} has read this time. *The price:* {it} {it.is} pulled down, and {B} has to watch.',
        ],
      },
      {
        heading: 'The clause',
        text: [
          'One evening with guests and music is enough, whoever they are. {A} pays for the musicians, unknowingly. *The price:* it is only for a year, and {A} has learned to read clauses.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{It} {it.is} sold. The sale can be contested for {few} days with the surveyor as a witness, who is recovering in {town2}, in the best room of the inn.',
        ],
      },
    ],
    steps: [
      'Guard {it} for one night.',
      'Find out who reads the bills of {B.full}.',
      'Find out what {it} {it.is} really worth.',
      'Help {B.full} before {deadline}.',
    ],
  },
];
