import type { OwnFrame } from './frame-type.ts';

/**
 * Texts around a plot in which `{band}` hold `{lost}`: A leads them and is never in the town, H goes between them and the
 * town, S got away from them, and T knows more than T says.
 */
export const rescueFrame: OwnFrame = {
  titles: [
    'Until {deadline.t}.',
    'The Way to {lair.t}.',
    ['Bring Back {B.name}.', 'sort=crime'],
    ['{B.name} and {band.t}.', 'sort=crime'],
    ['Bring Them Home.', 'number=many sort!=crime'],
    ['{it.t} and {band.t}.', 'sort!=crime|person named=no'],
    'What {A.name} Holds.',
  ],
  first: [
    '{Fact}, and in {town} nobody speaks of anything else.',
    '{Fact}. {town} has slept badly since then.',
    'The whole of {town} knows it by now: {fact}.',
    'Anyone in {town} can tell you that {fact}.',
  ],
  hooks: [
    [
      'The {G.role} {G.full} receives you «in the kitchen, [with the maps between the plates|among wet coats], »and asks first whether you have ever brought anyone back.',
      'tier=1 Gknown=no',
    ],
    [
      'Word was sent along the road for people who do what others talk about; the {G.role} {G.full} has had your beds made« and a fire lit».',
      'tier=1 Gknown=no',
    ],
    [
      'The {G.role} {G.full} of {town}, {townsort}, has a coach sent for you« and talks before you are quite inside»: a company of soldiers went out before you, and {few} of them came back.',
      'tier=2 Gknown=no',
    ],
    [
      '{council} in {town}, {townsort}, has voted the money without a debate«, for the first time in {years} years», and the {G.role} {G.full} hands you the map.',
      'tier=2 Gknown=no',
    ],
    [
      'The {G.role} {G.full} receives you in {town}, {townsort}, behind doors without a keyhole: «a regiment has been beaten, two archmages have lost their way, and »you are the last whom the crown can ask.',
      'tier=3 Gknown=no',
    ],
    [
      'In {town}, {townsort}, the {G.role} {G.full} speaks for {council} and for the crown: a war is to be avoided«, and an army at the gates of {captor} would be one».',
      'tier=3 Gknown=no',
    ],
    [
      'It is {G.full} who asks you«, and nobody in {town} was told that you would come».',
      'Gknown=yes',
    ],
  ],
  stakes: [
    'There are {days} days until {deadline}; what {captor} {captor.has} announced for that night, nobody in {town} says aloud.',
    'In {days} days is {deadline}, and after it {lost} will be out of reach«: so {band} have sent word».',
    'Until {deadline} are {days} days left«; {G} has drawn them as strokes on the door and wipes one off each evening».',
  ],
  runs: [
    'Whoever asks in the street who has been to the wild lately is sent to {T}, who says that it was a long time ago« (DC 13 Insight: it was this week)».',
    '{H} watches from a cart, counts the weapons of the party, and drives off« before the others do». By night {band} know the number.',
    '{S} is asked the same three questions by everyone, and answers only the one that nobody asks: what {A} is like.',
    'People bring things for {lost}: «[a pair of socks|a honey cake|a letter], »whatever fits into a pocket. It weighs nothing, and {lost.they} will ask for it.',
  ],
  where: [
    '{lair}. {A.name} hardly ever leaves it«, and {band} go out only after dark, in fours».',
    '{lair}; there {A.name} has {num} of {band} at most«, of whom a third are out on the roads on any night».',
    '{lair}. Nobody from {town} has been there and come back but {S.full}«, and {H.full}, who does not say so».',
  ],
  suspects: [
    '{S.full}, because {S.they} came back alone. {S.full} did nothing wrong. {H.full} is paid by {A.name}, and {T.full} has seen it.',
    'people whisper about {S.full}, and are wrong. It is {H.full} who carries things between {town} and {band}; {T.full} knows.',
  ],
  limits: [
    '{days} days, until {deadline}.',
    '{days} days; the clock below says what {band} do in them. It ends with {deadline}.',
    'it must be done before {deadline}, {days} days from now. Each place takes« about» one of them.',
  ],
  ways: [
    '{p1}, {p2} and {p3}, in any order; each has a clue to {A.name} and one to {lair}. A failed check costs an hour, never the clue.',
    'whoever knows the country may go to {lair} at once, and walks into every watch. {p1}, {p2} and {p3} each give a way past one of them« (below)»; failed checks cost an hour, and no clue is lost.',
    '{p1} shows how it was done, {p2} who comes and goes, {p3} what {A.name} wants; all three lead to {lair}. Who fails a check finds it an hour later.',
  ],
  openings: [
    '{lair} [is|lies] a day from {town}«, the last hours without a path»; [the birds are silent from the last ridge on|from the last ridge on there are stakes with rags on them].',
    'It is a long day to {lair}. «The way is known to nobody, and marked all the same: a bent twig, a stone on a stone. »{band} come this way with loads.',
    'One smells {lair} before one sees it«: [smoke of green wood|boiled cabbage and wet leather]». There is one way in that is watched, and there is the one that the party has found out.',
  ],
  companions: [
    'The others fight for as long as {A} stands« and not a breath longer».',
    'When half of them are down, the rest look for the way out«, which is behind the party: let past, they run».',
    'They were told that the party would be an army. Who shouts orders to an army that is not there (DC 13 Deception, an action) makes two of them turn round for a round.',
  ],
  guards: [
    [
      'Somebody at {p1} keeps watch for {band}: a child with a mirror (DC 13 Perception to see the flash), who was promised a pony.',
      'tier=2',
    ],
    [
      '{p2} is full of levies of {council} who were to storm {lair} and have not been paid. A barrel of beer gets the truth about the ground there.',
      'tier=2',
    ],
    [
      'At {p3} sits an officer of {council} with orders that nobody is to provoke {captor}. A word of {G} turns them into the opposite.',
      'tier=2',
    ],
    [
      'Around {p1} the ground has been cursed: whoever takes a short or long rest there dreams of {A}, who asks for names (DC 16 Wisdom saving throw, or {A} knows that of the dreamer).',
      'tier=3',
    ],
    [
      'Nobody can teleport to within a mile of {lair}, since at {p2} stands one of {few} black stones of {band}. Each that falls (DC 18 Arcana or Athletics) opens a gap for one hour.',
      'tier=3',
    ],
    [
      'A bound spirit at {p3} tells {A} what is said within ten paces (DC 17 Arcana to find it). It can be lied to, and likes to be sung to.',
      'tier=3',
    ],
  ],
  helpers: [
    '{F} is in {town}« these days», does not believe what is said about {S}, and will stand watch over anyone who is brought back.',
    '{F} knew {B} well«, from before,» and can tell something that only {B} knows, as a sign that the party is to be trusted.',
    '{F} has a boat and two mules«, and lends them without asking what for».',
  ],
  magic: [
    [
      '*Sending* to {B} is answered, in a whisper: "{lair.t}. I can stand. Do not come by the front." ',
      'level>=5 victim=held',
    ],
    [
      '*Scrying* on {B} works for as long as {B} is awake, and shows [a wall with running water|hands that count something]; {A} has blankets hung up so that nothing shows where it is.',
      'level>=9',
    ],
    [
      '*Speak with Dead*: whoever fell on the way to {lair} in earlier years knows the outer watch and the ravine, and not one word about {lost}.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Zone of Truth* with {H}: {H.they} answers everything, relieved. The answers of {H.name} end at the outer gate; further in {H.they} was never let.',
      'level>=3',
    ],
    [
      '*Teleport* into {lair} is a blind jump: nobody living in {town} has seen the inside but {S}, who saw one corner of it.',
      'level>=13',
    ],
    [
      '*Fly* and *Invisibility* get one over the wall and not back with others: {lost} cannot be carried off under one spell.',
      'level>=5',
    ],
    [
      '*Speak with Animals*: the crows above {lair} know when {band} eat, since that is when they eat, too: one hour after dark.',
      'level>=1',
    ],
    ['*Detect Thoughts* on {T} finds a door, a hand with a coin, and shame.', 'level>=3'],
    [
      '*Pass without Trace* takes the party past the outer watch« without a check»; the dogs at the gate are fed at dusk, and asleep an hour later.',
      'level>=3',
    ],
    [
      '*Locate Creature* on {B} points to {lair} from a thousand feet off, and to the level below the one where one would look.',
      'level>=7 victim=held',
    ],
    [
      '*Raise Dead* is not needed if the party is quick. If it is not, {A} has the dead burned and the ashes thrown into running water.',
      'level>=9 tone!=whimsical #death',
    ],
    [
      '*Divination*: "What was counted in will be counted out." The one who counts is {A}.',
      'level>=7',
    ],
    "*Disguise Self* as one of {band} is good until somebody asks for the word of the night; {H} knows today's and tomorrow's.",
    '*Charm Person* on {H} brings the way, the hours of the watch and, unasked, what {H.they} is paid.',
    '*Animal Friendship* with the dogs at the gate of {lair} is worth more than a key; they have not been stroked for years.',
  ],
  complications: [
    'A second party is on the way to {lair}: {few} cousins of {B} with pitchforks. They are a day behind, they will attack by the front, and they have told everyone.',
    '{H} disappears from {town} for a night. Who follows sees {H.them} set down a basket at {p2} and wait; who does not, meets two more watches at {lair}, both awake.',
    'It rains for a day and a half. The path is gone, the brook before {lair} is chest-deep (DC 13 Athletics, with a rope DC 10), and the watch sits inside and plays dice.',
    '{council} has second thoughts and sends a rider to {captor} with a counter-offer. The rider is young, lost, and carries the name of each of the party.',
    'One of {band} comes to meet the party, without a weapon, with a broken arm and a grudge against {A}. What this one says about the inside is right; what this one wants is to be left alone with {A}.',
    'On the way back somebody of those who were held cannot walk any further. A litter needs four hands or half of the speed, and {band} have good noses.',
    '{T} can bear it no longer and confesses everything in the street. By evening {H} has heard it, and the way by {p2} is closed.',
  ],
  world: [
    [
      'Two more towns of the province get a messenger of {captor}«, and one of them pays».',
      'tier=2',
    ],
    [
      'The carters of the province refuse to drive by night; in {town2} flour is weighed out by the cup.',
      'tier=2',
    ],
    [
      'The marshal of the realm moves {few} regiments towards {lair}«, too far to help and near enough to frighten {captor}».',
      'tier=3',
    ],
    [
      'A neighbouring crown offers {captor} its protection«, in writing», and {town} learns of it from the market criers.',
      'tier=3',
    ],
  ],
  gains: [
    [
      'The roads around {lair} are free; in {town2} they ring the bell when the first carts come through at night.',
      'tier=2',
    ],
    [
      'Two towns that paid {captor} each year for {years} years send their last payment to the party instead.',
      'tier=2',
    ],
    [
      'The neighbouring crown sends its congratulations, {few} days too fast; the marshal turns the regiments round.',
      'tier=3',
    ],
    [
      'It is read out in five provinces that {lair} has fallen without an army, and the name of the party with it.',
      'tier=3',
    ],
  ],
  prices: [
    [
      '{S}, who came back alone, goes to the gate to meet them, and this time nobody whispers.',
      'tone=heroic',
    ],
    ['{T} gives back every coin that came from the wild, and is given work by {G}.', 'tone=heroic'],
    [
      '{H} has seen the faces of the party, and sells what {H.they} has seen for as long as somebody pays.',
      'tone=intrigue',
    ],
    [
      '{council} would like to forget who wanted to wait. {G} has written down the votes.',
      'tone=intrigue',
    ],
    [
      'Somebody in {town} sets a place at the table for weeks, for one whom {band} took in an earlier year« and whom nobody asked about».',
      'tone=grim',
    ],
    [
      'What {lair} has taken out of them comes back slowly: bread is hidden under pillows, and no door may be locked.',
      'tone=grim',
    ],
    [
      'At night those who were there still count, in their sleep, in the voice of {A}.',
      'tone=horror',
    ],
    [
      'From {lair} a thin smoke goes up on still evenings. {S} says that it is the charcoal burners, and does not look.',
      'tone=horror',
    ],
    [
      '{town} names a cake after the rescue. It is not good, and the party has to eat the first slice.',
      'tone=whimsical',
    ],
    [
      '{band} send a card at the next feast, with a drawing of the party that is meant kindly.',
      'tone=whimsical',
    ],
  ],
  hoards: [
    'In a side room at {lair} lies what {band} took on the roads and could not use: {items}, and {worth}.',
    '{A} kept, under the seat at {lair}, what {A.they} liked to look at: {worth}. With it lie {items}.',
    'What belonged to people who never came back hangs on hooks at {lair}«, with the days on which they came». Nobody claims {items}, or {worth}.',
  ],
  favours: [
    [
      '{G} gives the party the key to the house by the gate of {town}«, with the stove and the cat», for as long as it likes.',
      'tier=1',
    ],
    ['In {town} the party does not pay for bread, beer, beds or horseshoes for a year.', 'tier=1'],
    [
      '{council} gives the party a writ: each gate between {town} and {town2} opens to it, also at night.',
      'tier=2',
    ],
    [
      '{B} keeps {few} horses and a coach ready for the party, in whichever town it asks for them.',
      'tier=2',
    ],
    [
      'The fortress above {town2} is given to the party, with a garrison of {num} and a vote in {council}.',
      'tier=3',
    ],
    [
      'The crown owes the party one wish within the law, and {G} has a say in what is law.',
      'tier=3',
    ],
  ],
  firstFight: [
    'on the second evening {few} men with sticks wait for the party behind {p2}: {H} has hired them« to find out what it knows» ({fight}). They fight until one is down; then they name {H}, and what {H.they} paid.',
    'before the second day is over, a patrol of {captor} is where the party wants to go, nearer to {town} than ever before ({fight}). Whoever is caught can tell the word of the night« and that {H} brought the news of the party».',
  ],
  preventions: [
    'stop {H} on the way from {town} before that day (DC 13 Stealth or Survival), or pay more than {A} does ({bribe} gp)',
    'be at {p2} the night before (DC 13 Perception), where {band} fetch what they need for it, and leave them nothing to fetch',
    'spread the news, through {T}, that soldiers are on the road (DC 13 Deception); {A} then puts it off',
    'take the outer watch of {lair} in the night before: the rest dare not leave it',
  ],
  clockEffects: [
    'for each step of the clock that the party has prevented, one companion of {A} is out looking for the reason and not in the fight; for each that it has not, the watch is doubled and the DC to get in unseen is 1 higher.',
    "each step that was prevented has cost {A} respect: one of {band} stands aside in the last fight« and watches who wins». Each that was not has brought {A} a night's sleep, and {A} acts first.",
  ],
  sides: [
    {
      wants: [
        '**{council}** wants {lost} back and no war with {captor}. Content if {G} hears every third day how it stands; angry if it learns from smoke on the horizon.',
        '**{council}** wants that nobody asks why it waited. Content if the party lets it say that it acted at once; angry if the party says the number of days aloud.',
      ],
      later: [
        '**{council}, if content**: {few} riders wait with spare horses a mile from {lair}. Once there, everyone is safe.',
        '**{council}, if content**: beacons burn on three hills on the last night; {A} sends {few} of {band} to look, and they are not in the fight.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) means to bring {lost} back as well, for a reward that another has promised. Content with half of the fame; angry if lied to about the way.',
        '**{R.full}** ({R.role}) has a bill to settle with {A} and does not care who is in the way. Content if left the last blow; angry if {A} is let go.',
      ],
      later: [
        '**{R.name}, if content**: makes a noise at the front of {lair} for three rounds«, alone and with pleasure», when the party wants it.',
        '**{R.name}, if content**: holds the path behind the party on the way home. Nobody follows.',
      ],
    },
    {
      wants: [
        '**The people who live by the wild** ({T.full} speaks for them) have been robbed by {band} and fed by them, and want to be on the side that wins. Content if one of theirs is not punished; angry if a house is searched.',
        '**Those who wait** ({T.full} lets them meet in the kitchen) are the families of all whom {band} ever took. Content if the party asks for each name; angry if it asks for only one.',
      ],
      later: [
        '**They, if content**: have a path through the thorns that no map has« and nobody watches». The party begins the fight at {lair} where it wants.',
        '**They, if content**: come with {few} boats and blankets to the brook below {lair}; whoever reaches it is home.',
      ],
    },
  ],
};
