import type { MatterSide, OwnFrame } from '../frame-type.ts';

/** What the frame says in a story about creatures in a place, in which no person is the enemy. */
export const nestFrames: OwnFrame = {
  titles: [
    '{brood.t} of {town}.',
    'Three Knocks in {den.t}.',
    '{den.t}, Before {deadline.t}.',
    '{H.name} and {brood.t}.',
    'Into {den.t}.',
  ],
  where: [
    '{lair}, where {great} sits at {heart}. The way there leads through {p1}, and past {p2}.',
    '{great} is at {lair}, and leaves it only at {deadline}. Two ways lead there: over {p2}, or down from {p3}.',
  ],
  suspects: [
    '{S.full} took {token} and hides it; {H.full}, inside, saw it; {T.full} knows a second way in.',
    '{H.full} knows {brood} best, and is at {p3}. {T.full} knows the narrow way in. {S.full} has {token}.',
  ],
  ways: [
    '{p1}, {p2} and {p3}, in any order after the first. Each tells why {brood} {brood.is} there, what stops {brood.them} and how to get to {lair}; a failed check costs half an hour and brings a patrol closer, but never the clue.',
    'go in, find {H}, get to {lair}. All that [has to|must] be known is found three times over, and each failed check costs noise (after three of them the sentries are doubled), not the clue.',
  ],
  openings: [
    'One gets there [on hands and knees|in single file], with the lamp in front and the rope behind; after {few} breaths one can stand again.',
    'The last stretch is [quiet|warm], and every light burns lower than it should. Nobody has swept away the tracks here: there was no need.',
  ],
  companions: [
    [
      'Those beside {great} stop as soon as it is beaten or has given its word; they look at each other then, and one of them sits down.',
      'kin=folk',
    ],
    [
      'The others are young or hungry, not brave: whoever is hurt by fire or smoke flees up the walls, and [comes back|returns] two rounds later.',
      'kin=beast',
    ],
    [
      'The others get up again a round after they fall, until {token} lies where it belongs; only then do they stay down.',
      'kin=dead tone!=whimsical',
    ],
    [
      'The others cannot leave the ring of signs by more than 60 feet. [Whoever|Anyone who] steps back beyond that is safe from them.',
      'kin=bound',
    ],
    [
      'The others do what {great} thinks. While it is deafened, stunned or down, each of them stands still at the end of its turn.',
      'kin=mind',
    ],
  ],
  comic: [
    [
      '[Nobody|No one] is hurt in earnest: whoever drops to 0 hit points [sits down and sulks|lies down and complains] until it is over, {great} included.',
      'tone=whimsical',
    ],
    [
      'All of it is more of a scuffle: at 0 hit points one is out, stands by the wall and may comment; {great} does so loudest.',
      'tone=whimsical',
    ],
  ],
  guards: [
    [
      'Something stronger than the sentries has its bed behind {p2}, and wakes if more than one lamp is lit (DC 13 Stealth).',
      'tier=1',
    ],
    [
      'At {p2} one of the larger beasts of {brood} sleeps wakes if more than one lamp is lit (DC 14 Stealth).',
      'tier=2',
    ],
    [
      'Along {p1} something strong keeps watch, bound by whoever held {den} before; it lets pass whoever shows the plan of {B} with its seal.',
      'tier=3',
    ],
    [
      'Nobody can teleport into {den}: an old ward, cut into the stone of {p3}, throws everyone back to {p1} (a DC 16 Arcana check and ten minutes to end it).',
      'tier=3',
    ],
  ],
  preventions: [
    'bring {S} before {G} with {token} before that night, and keep it in running water, where no trail holds',
    'have the houses around {den} emptied and every lamp carried out of them (DC 12 Persuasion)',
    'keep watch at the barrier with what was learned about {fear} (each night DC 13 Survival)',
    'bring {H} bread and oil by the way of {T}; then the knocking goes on, and the sentries follow it',
  ],
  clockEffects: [
    'if both steps were prevented, {brood} {brood.has} grown careless, and the party begins the fight at {lair} where it wants; if neither was, {great} is awake at every hour, and the first round belongs to {brood}.',
    'for each of the two steps that the party has prevented, one of those with {great} is away, searching; for each one that it has not, the knocking has stopped, and {H} has one level of exhaustion.',
  ],
  lastWays: [
    'Everything around {den} is empty by now. To {lair} one gets by {p1}, openly, or from behind through the old shaft (DC 13 Athletics, with a rope of eighty feet), which opens behind {heart}.',
  ],
  firstFight: [
    'on the second evening people wait outside {den} for whoever brings out {token} ({fight}). They were hired in {town2}, fight until one of them is down, and know a price and a name: {R.full}.',
  ],
  hoards: [
    'In a hollow behind {heart} lies what {brood} carried off and did not understand: {items}, and {worth}.',
    'Among bones and buttons at {lair} lie {items}, and {worth}; {great} has never touched any of it.',
    'The stones over the shaft were piled on a chest. In it are {items}, and {worth}.',
  ],
  prices: [
    ['For a year, children in {town} play {H.name} in {den}, with a slate.', 'tone=heroic'],
    [
      '{few.s} people from {town} were not as lucky as {H}; {T} reads out their names at the barrier.',
      'tone=grim',
    ],
    [
      'In {council} somebody asks, in writing, what else lies at {lair}, and what it would fetch.',
      'tone=intrigue',
    ],
    [
      '{H} still knocks on walls before sleep, three times; now and then something answers.',
      'tone=horror',
    ],
    [
      'The piano is given to the party. It has a scratch for each of {brood}, and plays better for it.',
      'tone=whimsical',
    ],
  ],
  magic: [
    [
      '*Locate Creature* on {H}, or on {great} once it has been seen, works within 1,000 feet and leads through two walls and a floor.',
      'level>=7',
    ],
    [
      '*Scrying* on {H} shows a lit face, a wall of strokes, and a shadow that goes by; not where it is.',
      'level>=9',
    ],
    [
      '*Speak with Animals*: the rats of {town} have moved out of {den} in good order, and say why: {fear} works, and bait does not.',
      'level>=1',
    ],
    [
      '*Detect Magic* at {p1} shows a faint trail, of the same kind as {token}, out of {den} and straight to the bed of {S}.',
      'level>=1',
    ],
    [
      '*Speak with Dead*: whoever fell in {den} saw {S} run by with {token}, and nothing [after that|from then on].',
      'tone!=whimsical level>=5',
    ],
    [
      '*Teleport* and *Dimension Door* work inside {den} only over a line of sight; the walls have too much old iron in them.',
      'level>=9',
    ],
    [
      '*Zone of Truth*: {S} lasts for one question. What {S.they} says [after that|from then on] is more than was asked.',
      'level>=3',
    ],
    [
      '*Silence* around the party lets it pass the sentries without a check; inside it, no sound of the party drives anything away, either.',
      'level>=3',
    ],
    [
      '*Commune* says yes: {H} is alive. Yes: {brood} would go. No: killing {great} is not enough to keep the shaft shut.',
      'level>=9',
    ],
    '*Light* on a stone, thrown ahead, is looked at by all sentries for as long as it rolls.',
    [
      '*Passwall* from {p3} opens straight above {heart}; the party has one round before it is noticed.',
      'level>=9',
    ],
    [
      '*Sending* to {H} is answered: "Third turn. Slow steps. Four hours, then an inch of candle. Bring bread. Tell them I counted."',
      'level>=5',
    ],
  ],
  complications: [
    '{S} loses {S.their} nerve and throws {token} into the nearest well. {brood} now gather{brood.v} there, and the well is in the middle of {town}.',
    'The family of {H} breaks through the barrier by night with torches. The party has as long as a torch burns to bring them back, or has {few} more people to lead.',
    '{B} is seen burning a page of the plan: the one with the grating that was left open. Asked kindly, {B} draws it again from memory, better.',
    'A buyer offers {S} money for {token}, in the open street, while the first of {brood} look{brood.v} over a wall two steps away.',
    'The rain of one night floods the lowest turn. The crawl to {lair} is under water for {few} hours (DC 13 Athletics to dive it), and {brood} come{brood.v} up to dry ground: to {p1}.',
    '{T} is refused at the barrier by a guard who has orders, takes offence and goes in by the second way, without a lamp.',
    'Two of {brood} want to leave before {deadline} and have nobody to tell; they follow the party at a distance and put back whatever it drops.',
    '{G} is told by {council} to wall up {den} [at once|immediately], with whoever is inside. It takes an evening and a good speech (DC 14 Persuasion) to gain {few} days.',
  ],
};

/** What the three sides of an adventure want. */
export const nestSides: readonly MatterSide[] = [
  {
    wants: [
      '**{council}** wants {den} shut and the matter off the table. Content if it hears of {H} alive by the second day; angry if a wall is blown out [without a word|in silence] before.',
    ],
    later: [
      '**{council}, if content**: has a cart with a seal waiting behind {den}, for whatever [has to|must] be carried away whole.',
    ],
  },
  {
    wants: [
      '**{R.full}** ({R.role}) buys rare things and asks no questions; {token} is the third of a set. Content with a fair trade; angry if robbed, and patient.',
    ],
    later: [
      '**{R.name}, if content**: lends the party two people with long poles, who hold back two of the enemies for three rounds.',
    ],
  },
  {
    wants: [
      '**The family of {H.full}** wants {H.them} home and does not care about {den}. Content if bread gets through to {H}; angry if the party comes out without {H.them} and sits down to eat.',
    ],
    later: [
      '**The family of {H.name}, if content**: stands at the barrier with every pot that it owns and beats on them at the agreed moment: {brood} hesitate{brood.v} for one round.',
    ],
  },
];
