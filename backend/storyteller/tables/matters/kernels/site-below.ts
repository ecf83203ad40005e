import { everyTone } from '../../tones.ts';
import { haunted, wideSites } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A building or a piece of land. It is also where the end takes place. */
export const siteBelow: MatterKernel = {
  id: 'site-below',
  sort: 'site',
  of: ['building', 'water', 'way', 'land'],
  tells: [
    {
      tasks:
        ' explore investigate visit save help find enter repair restore open close buy sell look',
      nouns:
        'bridge mill windmill watermill tower castle house manor inn tavern church chapel library school theatre lighthouse harbor harbour port market square fountain garden orchard ferry farm barn bakery forge shop museum bathhouse hospital hall stable brewery palace gate wall road well oak tree willow hill field meadow pond hut playhouse arena circus casino opera cathedral cloister study bank fortress citadel stronghold keep town city village kingdom',
    },
  ],
  not: new RegExp(`${haunted.source}|${wideSites.source}`),
  tones: everyTone,
  victim: 'silent',
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
    '{B.full}, the {B.role}, who has looked after {it}« all {B.their} life», was found at the foot of the stairs {weeks} weeks ago and has not spoken since; nobody in {town} wants the post.',
    'Since {B.full}, the {B.role}, had to leave {it} {weeks} weeks ago, sick« and without a word of explanation», everyone who goes near it at night turns back with a story.',
  ],
  start: [
    [
      'As you pass {it}, a stone rolls out of the gateway« by itself», stops at the feet of the tallest of you, and has a word scratched on it: AWAY. {T.full}, the {T.role}, picks it up«, calmly». "That«, for {town},» is the ninth. Ghosts, they say here, but ghosts can spell, and this one leaves out the same letter each time," {T.they} says.',
      '@one',
    ],
    [
      '{B.full}, the {B.role}, sits« wrapped in a blanket» at {B.their} own door and looks at {it}. When you greet {B.them}, {B.they} takes your hand and counts your fingers, «once, twice, »and then raises eight of {B.their} own. Behind {B.them} the ground trembles«, only a little», as if a cart went by; there is no cart.',
      '@two',
    ],
  ],
  ask: [
    '{G} wants {it} to be open« and safe» again by {deadline}. "Stay a night in {it}, and tell me what it is«, and, if it is people, who in {town} pays them»."',
    '"{town} needs it," says {G}. "It is to be handed over to {A} at {deadline}«, since nobody else will have it». Tell me before then what is wrong« with {it}»."',
  ],
  rumours: [
    '{it} {it.is} haunted by a builder whom a forebear of {G} had walled up.',
    '{A} has offered to take it over, «with all its debts, »as a service to {town}.',
    '{S} has been seen climbing over the wall with a sack.',
    'The wells nearby have become [cloudy|salty|warm]« in the last weeks».',
  ],
  run: [
    [
      'The stones come out of a slit« that is» too low for a standing person: somebody lies there with a sling: {H} (DC 13 Perception« to see the movement»), who runs off through the cellar.',
      'start=one',
    ],
    [
      'The eight fingers mean eight men«, in shifts». {B} was pushed down the stairs« by one of them», and lost the power of speech« with the fright»; it returns after a day in which {B.they} feels safe.',
      'start=two',
    ],
  ],
  gist: [
    '{A} has a tunnel dug under {it}, towards {stake}, and needs the place above to be empty« until {deadline}». The haunting is made by {H}; with what {A} gets below, {A.they} pays for {prize}.',
  ],
  truth: [
    [
      'Under {it} runs an older passage, which {A} found on a plan: it ends {few} yards from the strongroom in which the income from {stake} is kept before {deadline}. For {weeks} weeks eight men« in two shifts» have dug there. Earth and stones leave« by night» in barrels, through {p3}.',
    ],
    [
      '{B} heard them and went down« with a lamp». {H} pushed {B.them}, «in a panic, »and has hardly slept since. People« in {town}» put it down to what they« all» know: {fact}. That is true, harms nobody, and suits {A} well. To keep others away {H} plays the ghost: stones, «moans through a pipe, »a light in the window.',
    ],
    [
      'The plan: to empty the strongroom in the night before {deadline}, to let the tunnel collapse, and with it {it}«, so that nobody ever looks for it». {A}, who is in debt and has been promised {prize} for the money, will be the first« to help» to dig.',
    ],
  ],
  turn: [
    'The tunnel has already undermined more than {it}: the whole street above it«, with {num} people,» stands on props, and {H} has orders to pull them out in the last night. {H} was told that it would« only» be one wall.',
    'The old passage was built for an escape, by a forebear of {G}, and {G} has the only key to its other end. It was stolen from {G} by {S}, «for a wager, »and lost at cards to {A}.',
  ],
  people: {
    G: [
      '{G} wants {it} back in use, and has« already» signed the paper that gives it to {A}; it is valid from {deadline}« on».',
    ],
    A: [
      '{A} wants {prize}, and the money« on the day». {A} has mud under the fingernails« and explains it with a garden that {A.they} does not have».',
    ],
    B: [
      '{B} wants to go back« up» to {it}. Once able to speak {B} describes {H}, and asks the party not to be hard on {H.them}.',
    ],
    S: [
      '{S} climbs over the wall to [feed a stray cat|meet someone|fetch apples] and was inside on the night of the fall. {S} saw a second lamp.',
    ],
    T: [
      '{T} has counted the barrels that leave {p3}: full and heavy by night«, although no beer is delivered there». {T} will say so if the party stands in front of {T.them}.',
    ],
    H: [
      '{H} wants {B} to get well and not to remember. For forgiveness« from {B}» {H} will do anything«, including giving evidence».',
    ],
  },
  looks: [
    [
      'Small and clean, with a row of [keys|lamps]« on hooks»; one of them is missing. From the window one sees {it}.',
    ],
    [
      'Drawers as wide as a bed. One of them, that of {it}, has been emptied«, and what lay under it has left an outline on the paper».',
    ],
    [
      'Barrels in rows, carts with covered wheels, «a dog on a long chain, »and fresh sand, too much of it.',
    ],
    [
      "Props hold up the ceiling« every {few} feet». It drips. At the far end there is a wall« of good masonry» with a hole in it« the size of a door», and above one's head, muffled, the steps of people in the street.",
    ],
  ],
  todo: [
    [
      '{B} has to be made to feel safe: a fire«, company,» and no questions (DC 12 Medicine or Performance). Then {B.they} begins to draw.',
    ],
    [
      "The archive is a labyrinth; {few} hours, or a DC 13 History check, and one finds the second copy of the plan, which was filed under the builder's name«, as {T} could have told them».",
    ],
    [
      'The dog of {A} must be made friends with (DC 12 Animal Handling) or got round (DC 13 Stealth).',
    ],
  ],
  clues: [
    [
      'Medicine :: examining the bruises of {B} :: {B} did not slip: two hands pushed«, at the height of the chest».',
      'Insight :: watching {B} as people pass by :: {B} begins to shake when {H} brings soup«, and {H} cannot look at {B.them}». {H} works for {A}.',
      'Investigation :: reading the drawing of {B} :: A stair, a lamp, a door« that is» not on any plan: the way into {lair}.',
    ],
    [
      'History :: laying the plans over each other :: An old passage goes« from the cellar of {it}» almost to the strongroom of {town}.',
      'Investigation :: reading the list of readers :: The plan was last borrowed by {A}«, who did not bring it back».',
      'Investigation :: measuring the cellar on the plan and with a cord :: {few.t} feet are missing: behind the coal« there must be» a door to {lair}.',
    ],
    [
      'Nature :: looking at the sand :: It is not from the river but from deep down«, with bits of old mortar»: someone is digging.',
      'Persuasion :: asking the carters who pays for the night work :: {A} pays in person, «double, »and forbids them to talk.',
      'Perception :: following a cart by its traces :: At night the empty barrels go« to the back of {it} and» into {lair}.',
    ],
  ],
  lairUse: [
    'Each prop that is knocked out (DC 13 Athletics, one action) lets the roof down over ten feet: {hurt} bludgeoning damage, DC 13 Dexterity half, for friend and foe«; {H} calls out which one is the next».',
    'Water stands behind the left wall. Pierced, it fills the tunnel in {few} rounds, and puts an end to the digging« of {A}» for ever.',
  ],
  tactics: [
    '{A} has the others fight at the narrowest place and runs for the wedge that holds the last prop; {H} stands beside it and hesitates',
  ],
  parley: [
    'Eight men have been promised a share and have not been paid« for two weeks». If the party tells them that the tunnel is to come down on them (DC 13 Persuasion), they put down their tools, and {A} is alone.',
  ],
  clock: [
    ['A tile falls from {it} and breaks the arm of a passer-by. {A} pays for the doctor.'],
    ['{S} is caught on the wall and put in the stocks«, as the ghost».'],
    [
      'The tunnel reaches the wall of the strongroom. {B} is moved to {town2}, «"for the sake of rest", »by {A}.',
    ],
    [
      'In the night before {deadline} the strongroom is emptied; in the morning {it} and half a street fall in.',
    ],
  ],
  after: [
    '{A} leads the rescue«, is praised,» and a month later has {prize}; without the income from {stake} {ruin}.',
  ],
  endings: [
    {
      heading: 'It comes out',
      text: [
        '{It} stands, and the tunnel is filled in by those who dug it, under guard. {A} is brought up into the daylight« before all of {town}». {B} returns to {it}, and takes {H} as an assistant«, after a long silence».',
      ],
    },
    {
      heading: 'A quiet end',
      text: [
        '{A} lets the tunnel be flooded and withdraws« from the purchase»; nobody is named. *The price:* {S} remains the ghost for everyone, and {A} still knows where the strongroom is.',
      ],
    },
    {
      heading: 'The wall is broken through',
      text: [
        'If the party lets them dig on and waits in the strongroom, all eight and {A} are caught in the act. *The price:* the street above has to be cleared in one night«, with {num} people», and nobody may notice.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{It} {it.is} a heap of stones, the money is in barrels on the way to {town2}«, slow and heavy», with {A} weeping at the front of the crowd. The barrels can still be caught up with.',
      ],
    },
  ],
  steps: [
    'Spend a night at {it}.',
    'Find out what happened to {B.full}.',
    'Find out who wants {it} to be empty.',
    'See that {it} {it.is} safe before {deadline}.',
  ],
};
