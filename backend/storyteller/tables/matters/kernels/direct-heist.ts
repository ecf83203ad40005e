import { everyTone } from '../../tones.ts';
import { heistRoles, heistWords } from '../direct/heist-words.ts';
import { heistFrame } from '../direct/heist-frame.ts';
import { heistEndings } from '../direct/heist-endings.ts';
import type { MatterKernel } from '../matter-types.ts';

/** The party robs a house: plan, ways in, guards, complication, getaway. A has what is to be taken. */
export const directHeist: MatterKernel = {
  id: 'direct-heist',
  sort: ['thing', 'site', 'event'],
  family: 'heist',
  states: ['usual', 'gone'],
  tones: everyTone,
  escort: ['people', 'construct'],
  frame: heistFrame,
  own: heistWords,
  roles: heistRoles,
  sites: [
    [
      'the tavern opposite {house}',
      'the bathhouse opposite {house}',
      'the flat roof across from {house}',
    ],
    ['the workshop of {S.full}', 'the back room of {S.full}'],
    ['the kitchen yard of {house}', 'the laundry of {house}', 'the coal yard of {house}'],
  ],
  lair: {
    names: ['the iron room', 'the room without windows', 'the strong room', 'the deep cellar'],
    terrain: 'indoors',
  },
  problem: [
    [
      '{A.full}, the {A.role}, gives {feast} at {house} in {days} days, and will have {loot} carried round the hall, once, for as long as a dance lasts. For the rest of the year nobody sees {loot.them}: {lair} lies behind {few} doors. {B.full}, the {B.role}, who lost everything by {A.name}, has got hold of an invitation for {few}, without names.',
      'sort=thing owned=no ball=yes',
    ],
    [
      'On every other night {house} is shut like an oyster. On the night of {feast} {num} guests go in there, with servants, cooks and musicians, [and|and in the end] nobody can say who belongs to whom. {A.full}, the {A.role}, will show {loot} to them all. {B.full}, the {B.role}, who was ruined by {A.name} and has waited for {few} years, says that there will never be a better night.',
      'sort=thing owned=no ball=yes',
    ],
    [
      '{Loot} {loot.is} at {house}, behind {few} doors, and {A.full}, the {A.role}, sleeps above. «Three have tried {house} before you; two are in exile, and the third sells [shoelaces|matches|chestnuts] in {town2}. »At {deadline} {loot} will be taken out of {town} under guard, to a place where nobody gets at {loot.them}. It was {B.full}, the {B.role}, who lost everything by {A.name}, and who first said: somebody should.',
      'sort=thing owned=no ball=no',
    ],
    [
      '{A.full}, the {A.role}, has {loot} kept at {house}. {B.full}, the {B.role}, owned a house and [a workshop|a vineyard|two boats] before dealing with {A.name}, and now owns a coat. «No court of {town} has found that unlawful. »Until {deadline} {loot} {loot.is} here; after that {loot.they} will be out of reach.',
      'sort=thing owned=no ball=no',
    ],
    [
      '{A.full}, the {A.role}, has got together at {house} what others had: beside gold, {inside}, all of it in {loot}. «Three have tried {house} before you; two are in exile, and the third sells [shoelaces|matches|chestnuts] in {town2}. »{B.full}, the {B.role}, was the last to lose everything to {A.name}, and the first to say: somebody should. At {deadline} {loot} will be taken to a place where nobody gets at {loot.them}.',
      'sort=site',
    ],
    [
      'In {loot} at {house} lie gold and {inside}, and {A.full}, the {A.role}, sleeps above {loot.them}. {B.full}, the {B.role}, owned a house and [a workshop|a vineyard|two boats] before dealing with {A.name}, and now owns a coat. «No court of {town} has found that unlawful. »Until {deadline} {loot} {loot.is} there; then {loot.they} will leave {town} under guard.',
      'sort=site',
    ],
    [
      'That was {few} weeks ago, in a game at {house} that went on until it was light. {A.full}, the {A.role}, won {loot} fairly, as far as anybody can say, and will not sell, lend or play for {loot.them} again. {B.full}, the {B.role}, has offered a house for {loot.them}. At {deadline} {A.name} takes {loot} out of {town}, to a place where nobody gets at {loot.them}.',
      'owned=yes',
    ],
    [
      '{A.full}, the {A.role}, had the better cards, or the better eyes, and since that night {loot} {loot.is} at {house}, where guests are shown {loot.them}. {B.full}, the {B.role}, stands outside in the evening. «No court of {town} can help with a debt of honour. »At {deadline} {loot} {loot.is} to leave {town} with {A.name}, for good.',
      'owned=yes',
    ],
    [
      '{It} takes place in {days} days at {house}, behind closed doors; {A.full}, the {A.role}, has chosen the guests. What is to be decided has been written down beforehand, and {loot} lie there under lock and key. «The last time, »{B.full}, the {B.role}, lost everything by what was decided, and heard of it from the bailiff.',
      'sort=event',
    ],
    [
      'Behind the doors of {house} {A.full}, the {A.role}, prepares {it}: {few} guests, closed shutters, no strangers. {Loot} are kept there until then. «{council} has not been asked. »{B.full}, the {B.role}, who was ruined by the last one, would give a hand to know what they say.',
      'sort=event',
    ],
  ],
  start: [
    [
      'On the table of {G.full} lie an invitation with a gold edge and [three|four|five] {disguise}. "{A.full} asks for the pleasure of your company at {feast}," {G} reads out. "Not yours, of course. These people are in bed with a fever, or have been paid to say so. There will be music. There will be a moment at which everybody looks at {loot}." {G} turns the card over. "And after that there will be one at which nobody does."',
      '@invitation ball=yes',
    ],
    [
      '{G.full} has drawn {house} on the table with a wet finger. "Here {A} sleeps. Here {A.they} eats. Here," and the finger stops, "is a wall with nothing behind it, and [two|three|four] of {band} in front of it." Somebody opens the door; {G} wipes the table with a sleeve. "Think about it until [the wood is dry|the bell of {town} rings|the candle is down]. Then tell me how you would get into {house}, and I will tell you how the last ones were caught."',
      '@table',
    ],
    [
      'A bell strikes midnight in {town}. In front of {house} {few} guards shake hands with [three|four|five|seven] others, and for as long as it takes to say good evening nobody looks at the door. "Did you see it?" asks {B.full}, beside you in the dark. "I have been watching them for {weeks} weeks. A whole quarter of an hour, and {A} sleeps through it. [It was my door once|I had that door painted|I know that door]." The new ones blow on their fingers, [seven|eight|nine|ten] times, and one of them looks up at {B.name} and you.',
      '@window ball=no',
    ],
  ],
  ask: [
    [
      '"I want {loot} out of there on the night of {feast}, and nobody dead for it," says {G}. "You go in as guests, you dance if you must, and you come out with it under your coats. «If {A.name} catches you, I will be very surprised.»"',
      'ball=yes',
    ],
    [
      '"I want {loot} out of there before {deadline}, and nobody dead for it," says {G}. "I have no writ, {town} has never heard of you«, and if {A.name} catches you, I will be very surprised»."',
      'sort!=event ball=no',
    ],
    [
      '{G} wants {loot}, before {deadline}, and without a trail to {G.their} door. "How, is your trade. What else lies at {house}, [I do not need to know|is none of my business|may stay there or not]."',
      'sort!=event',
    ],
    [
      '"Bring me {loot} before it begins, or hear every word of it yourselves," says {G}. "And nobody in {town} may know that we know«, or they will meet elsewhere»."',
      'sort=event',
    ],
    [
      '{G} wants to know what will be said at {it}: from {loot}, or from somebody who was there and was not seen. "A list of the [guests|names|seats] would be worth as much to {town} as the rest."',
      'sort=event',
    ],
  ],
  rumours: [
    [
      '{lair.t} was built by a friend of {S}, who fell from a roof that was not high.',
      'tone!=whimsical',
    ],
    [
      '{lair.t} was built by a friend of {S}, who now grows leeks in {town2} and will not say why.',
      'tone=whimsical',
    ],
    '{A} counts what {A.they} has each night, and one hears {A.them} humming« through the kitchen chimney».',
    '{H} has not lost a thing in {few} years, and has not been paid for {weeks} weeks either.',
    'The last [two|three|four] who tried {house} were betrayed by geese.',
  ],
  run: [
    [
      'The invitation is genuine. {H} has the list of those who were asked, and one name on it belongs to a famously bad dancer (DC 12 History to know it): whoever takes that name has to tread on feet.',
      'start=invitation',
    ],
    [
      'If somebody asks how the last ones were caught at {house}: they ran. {G} says that two of them would have got out walking (advantage on the first check of the way out for a party that has agreed on who walks).',
      'start=table',
    ],
    [
      'The one who looks up is {H}. A drunk song from the window (DC 12 Performance) satisfies {H.them}; silence costs one attempt at {p1}.',
      'start=window',
    ],
    '{B} knows {house} from the time before {A}: one question about its rooms is answered without a check, and wrong in one detail (a door has been bricked up).',
  ],
  gist: [
    [
      '{loot} {loot.is} in {lair} at {house}. {A} keeps {loot.them} there, {H} guards the way with {band}, and after {deadline} it is too late. What the party has been told is true; what nobody has told it is that {H} means to empty the place first.',
      'sort!=event',
    ],
    [
      '{it} is real, and {loot} lie in {lair} at {house}, guarded by {H} and {band}. {A} has prepared all of it. What nobody knows is that {H} means to sell {loot} in the same night.',
      'sort=event',
    ],
  ],
  truth: [
    [
      'All that {G} said is so. {Loot} {loot.is} in {lair}, the innermost part of {house}, behind a door with two locks that have to be turned together: one key hangs around the neck of {A}, the other on the ring of {H}; without them it takes two who pick at the same time (DC 15 Sleight of Hand each). Before the door is a passage with {few} geese in it, which cannot be bribed and can be fed.',
      'The job is what it seems to be. {A} keeps {loot} at {house}, in {lair}; two keys open it, that of {A} and that of {H}, turned in the same breath (without the keys, two characters at once, DC 15 Sleight of Hand each). In the passage before it sleep {few} geese, «an idea of {H}, »and nobody has ever walked past them unheard without [bread|barley|a crust] in the hand.',
    ],
    [
      'Behind the door the floor is laid on springs: more than the weight of one person makes a bell ring in the room of {A}. {Loot} {loot.is} on a plate that rises when it is relieved; a thing of the same weight (DC 14 Sleight of Hand) keeps it down. Both were built by {S}, who was never paid.',
      '{S} built the floor of {lair}, which rings a bell in the room of {A} when two stand on it, and the plate on which {loot} {loot.is}, which must not rise (DC 14 Sleight of Hand to put something of the same weight there). {A} has paid for neither.',
    ],
    [
      [
        'On the night of {feast} {loot} {loot.is} in {lair} until the tenth hour. Then {A} and {H} unlock it together, carry {loot} round the hall on a cushion, for as long as one dance lasts, and lock {loot.them} up again. For that hour [three|four] of {band} are missing from the passage, because they walk beside the cushion. In the morning a closed wagon takes {loot} out of {town}.',
        'ball=yes',
      ],
      [
        'Each midnight the guard changes, and for a quarter of an hour only {H} is in the passage. {A} sleeps lightly, dines out on the evening before {deadline}, and keeps no dog since the geese came. On the day of {deadline} a closed wagon takes {loot} away.',
        'sort!=event ball=no',
      ],
      [
        'The weak hour is midnight: one guard leaves, the other is not there yet, and {H} sits alone in the passage for a quarter of an hour. {A} is out on the evening before {deadline}; the wagon that is to take {loot} away has been ordered for the morning after.',
        'sort!=event ball=no',
      ],
      [
        'Each midnight the guard changes, and for a quarter of an hour only {H} is in the passage. When {it} begins, everyone is upstairs, {A} too, and one can hear each word through the warm-air pipe of {lair}. Afterwards {loot} are burned.',
        'sort=event',
      ],
    ],
    [
      [
        'By day anybody may walk in, lose money and look about: the tables stand in {few} rooms, the cashier sits behind brass bars, and each hour the coins go down to {lair} in a box with two handles. Whoever wins too much is given a drink by {H} and a seat against the wall, from which one sees the stairs.',
        'gaming=yes sort!=event',
      ],
      [
        'What {A} wants to have decided there is this: {plan}. Of the [seven|nine|eleven] who are invited {few} are for it, two are afraid of it, and one only comes because {A} holds the pledge of a house. That one would talk, to the right face; the names stand on the first sheet.',
        'sort=event',
      ],
      [
        'Nobody may ask a guest for a name before midnight: that is the rule of {feast}, and {H} keeps it with clenched teeth. At the last stroke all masks come off, {A} first, and whoever still wears one then is taken for a thief. {A} is the one whom everybody recognises: nobody else at {house} hums.',
        'ball=yes masks=yes',
      ],
      [
        'Every guest is called out by name on the stairs, from a list in the hand of {H}. Whoever has a name on it is asked nothing more all evening; on the day before, the list hangs in the kitchen of {house}, so that the cook can count (DC 12 Deception to add a line).',
        'ball=yes masks=no',
      ],
      [
        'By day {house} is full of people with papers, and a stranger who carries something and looks annoyed is stopped by nobody before the second door. {H} knows this, and has asked for a third porter {few} times.',
        'gaming=no sort!=event ball=no',
      ],
      [
        'By day one can be shown around {house}, as far as the second door, by {A} in person, who likes to be asked what it cost. {H} walks behind and looks at the hands.',
        'gaming=no sort!=event ball=no',
      ],
    ],
  ],
  turn: [
    '{H} has had a third key made, and will be in {lair} on the night before {deadline}, with a sack. The party meets {H} there, or comes an hour later and finds the plate empty, {H} on the stairs and the geese asleep. {H} would rather share than shout: half of what else lies there, and a seat on the boat.',
    'Beside {loot} lies a thin book in which {A} has written down whom {A.they} has paid in {town}, year by year. The name of {G} is in it, once, {few} years ago. {G} would like that page; {council} would like all the others; {A} would give {loot} for the book.',
  ],
  people: {
    G: [
      '{G} wants {loot} and no scandal. {G} once took a present from {A}, has been ashamed of it since, and hopes that nobody wrote it down.',
      '{G} wants to see {A} lose something that {A.they} cannot buy back. {G} keeps each promise about money and has not thought about what comes after.',
    ],
    A: [
      '{A} wants to keep {loot} until {deadline}, and to be envied for it. {A} has never been robbed, talks about it at table, and would pay to hear how one could do it.',
      '{A} wants to be safe and has made {house} so safe that {A.they} cannot sleep in it. {A} counts at night and dines out when it gets too quiet.',
    ],
    B: [
      [
        '{B} has lost everything by {A} and wants to be there when it happens. {B} knows the old doors of {house}, and a draught that no wall explains.',
        'owned=no',
      ],
      [
        '{B} wants nothing back but [a clock|a picture of a lake|a small blue cup] that stands on the desk of {A}. For that {B} would carry anything.',
        'owned=no',
      ],
      [
        '{B} wants {loot} back and knows that nobody owes {B.them} a thing. {B} has not touched a card since, and counts the days to {deadline} aloud.',
        'owned=yes',
      ],
    ],
    S: [
      '{S} wants to be paid for the floor and the plate, or to see them outdone by somebody good. {S} shows the drawing for either.',
      '{S} has waited for {few} years for somebody to ask about the lock of {lair}, and explains it better with something to drink.',
    ],
    T: [
      '{T} goes in and out of {house} with a basket, is owed {weeks} weeks of wages, and knows the geese by name. {T} will not have a fellow servant blamed.',
    ],
    H: [
      '{H} is good at it and has not been paid. {H} has a plan of {H.their} own for the same night, and a sister in {town2} with a boat.',
      '{H} wants to leave {house} rich, or at least thanked. The pride of {H.name} is the geese; whoever praises them has a minute.',
    ],
  },
  looks: [
    [
      'A table at the window, a view of the front door of {house}, and a landlord who has sold this table to watchers before« and has a list of what they ordered».',
      'From here one sees the door of {house}, {few} lit windows, and a wall where a window should be. Somebody has scratched hours into the sill«, for {weeks} weeks: {B}».',
    ],
    [
      '[Thirty|Forty|Fifty] locks on the wall, open, in rows, and [one that is not|two that are not]. {S} works with the back to the door and says who has come in, by the step.',
      'A bench, a lamp, {num} keys on a wire, and on the shelf a small model of {lair}«, with a bell that one can hear».',
    ],
    [
      'Steam, wet stone, a door that is opened with the foot: {T} calls the geese that walk about here by day: [Bishop, Auntie and Fat Louis|Duchess, Nail and the Widow].',
      'A yard with a pump, a shaft with a hatch, and {few} geese that come to look at each visitor«, neck first». {T} has a crust for them in the apron.',
    ],
    [
      'A round room of iron plates with [one lamp|a lamp on a chain|two lamps]; in the middle, on a plate as large as a tray: {loot}. The floor that {S} built gives a little under the first foot.',
      'Cold air, the smell of oil, shelves up to the ceiling, and alone on a plate in the middle {loot}. On a hook by the door hangs a dressing gown of {A}.',
    ],
  ],
  todo: [
    [
      'The table at the window costs a bet with the landlord on when {H} will next come out (DC 12 Insight), or {few} gp.',
      'Whoever watches {house} for a whole night has to look like something else: [a couple, a card game, a sleeper|two drunkards, a beggar, a sick person|a wager, a quarrel, a late supper] (DC 12 Deception).',
    ],
    [
      '{S} tests everyone who asks: a padlock is thrown across the room, to be opened before the kettle boils (DC 13 Sleight of Hand, or an honest "I cannot", which {S} likes as well).',
      '{S} wants to hear first how the party means to get out again«, since that is where they all fail»; a good answer needs no check, a bad one DC 13 Persuasion.',
    ],
    [
      '{T} has no time: somebody has to take one handle of [the basket|the tub|the coal box] (DC 12 Athletics) or one side of the argument with the cook (DC 12 Persuasion).',
      'The {few} geese have to be got past, here as well: DC 12 Animal Handling, or [bread|lettuce|something to eat].',
    ],
  ],
  clues: [
    [
      'Perception :: counting the lamps for one night :: At midnight the guard changes in the street and nobody looks at the door of {house} for a quarter of an hour: the front is a way in.',
      'Insight :: buying one of the guards a drink after the round :: {H} leads them, is good at it, and has not been paid for {weeks} weeks.',
      'Investigation :: comparing the windows with the rooms :: One room has no window and two guards before its wall: that is {lair}.',
    ],
    [
      'History :: reading the drawing of the door :: Two keys, turned together. {A} takes {A.their} key off only in the bath, where {T} lays out the towels and the soap.',
      'Persuasion :: asking {S} who else has come about that door :: {H}, {few} weeks ago, for a third key, and paid in silver spoons.',
      'Investigation :: playing with the model :: The floor of {lair} rings under two people and not under one, and the plate must not rise.',
    ],
    [
      'Athletics :: looking down the shaft with the hatch :: It ends in the passage, wide enough for one without a pack, and {loot} can be drawn up through it on a rope.',
      'Animal Handling :: feeding the geese with {T} :: They cry at strangers and at nobody who feeds them, and obey {H}, who raised them.',
      'Nature :: looking at what {T} carries down at night :: Barley for the geese and lamp oil for {lair}; the lamp there must never go out, since {A} looks for its light under the door.',
    ],
  ],
  lairUse: [
    [
      'The tables upstairs: somebody who wins [thrice in a row|against the house|with a dog at the table] (DC 14 Deception or Sleight of Hand) holds the crowd, the cashier and two of {band} for as long as it goes on.',
      'gaming=yes',
    ],
    [
      'The music of {feast}: while it plays, nothing that happens in {lair} is heard upstairs. It stops for one round at each full hour; the musicians play on for whoever asks them nicely (DC 12 Persuasion), and never stop for {A}.',
      'ball=yes',
    ],
    'The dressing gown of {A} on its hook: whoever wears it and hums is let through by one guard without a word.',
    'The hoist in the corner carries {loot} or one person up to the yard in two rounds; the rope can be cut from either end.',
    'Barley from the sack by the door sends the {few} geese at whoever stands in the grain: difficult terrain, and disadvantage on Stealth for everyone in it.',
    'The plate: if it is let go, a grating falls across the door at the end of the next round (DC 15 Athletics to hold it; whoever is under it takes {sting} bludgeoning damage).',
  ],
  tactics: [
    [
      '{A} comes down in full costume with half of the guests behind, and shouts for the grating; {band} hold the passage, will not draw a blade where guests can see it, and would rather catch than kill',
      'ball=yes',
    ],
    [
      '{A} comes in slippers and shouts for the grating; {band} hold the passage and would rather catch than kill, and {H} sees who is winning before choosing a side',
      'ball=no',
    ],
    '{band} bar the passage and {H} whistles for the geese, while {A} tries to get {loot} onto the hoist and up into the yard',
  ],
  parley: [
    '{A} can be talked to as long as nobody outside has heard the bell: a robbery that was never known is worth {loot} to {A.them}, if the party leaves the other shelves alone and tells {A.them}, in detail, how it got in (DC 14 Persuasion).',
    'Whoever shows {A} the third key of {H} (DC 13 Persuasion) has {A} and {H} shout at each other for three rounds, and the door is open. With {H} one can deal as well: half of the rest, and no names.',
  ],
  clock: [
    [
      '{A} has a second bolt put on the kitchen door of {house} (one check of the way in is harder by 2).',
      '{H} buys two more geese, on a feeling.',
    ],
    [
      '{A} moves into the room above {lair} and sleeps there.',
      '{council} asks {A} politely how safe {house} is, and {A} has {band} drilled for an afternoon.',
    ],
    [
      [
        '{H} fetches the third key from {S}; {S} pretends that it is not ready and sends word to {B}.',
        'sort!=event',
      ],
      [
        'The guests of {A} arrive one by one, with servants who taste the soup. {band} get a list of faces.',
        'sort=event',
      ],
    ],
    [
      [
        'At {feast} {loot} {loot.is} carried round the hall to applause, and no hand reaches for {loot.them}. In the morning a closed wagon with [three|four|five|seven] riders takes {loot} out of {town}.',
        'ball=yes',
      ],
      [
        'At {deadline} a closed wagon with [three|four|five|seven] riders takes {loot} out of {town}. {B} stands in the street, and {A} tips the hat.',
        'sort!=event ball=no',
      ],
      [
        '{It} is held; by dawn the papers are ash, and what was decided is done by people who do not know why.',
        'sort=event',
      ],
    ],
  ],
  after: [
    [
      '{Loot} {loot.is} in a fortress on the coast, {B} works there as a porter, and in {town} {ruin}.',
      'sort!=event',
    ],
    [
      '{town} learns what was decided at {it} as it always does, by losing something; and {ruin}.',
      'sort=event',
    ],
  ],
  endings: heistEndings,
  steps: [
    'Watch {house} from {p1}.',
    'Ask {S.full} about the lock.',
    'Find a way in and a way out.',
    'Get {loot} for {G.full} before {deadline}.',
  ],
};
