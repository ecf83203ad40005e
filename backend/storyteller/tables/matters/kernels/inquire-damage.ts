import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Crimes against things that go on, by `deed`; B has charge of the next. `{scene}` and the like: `inquiry-rows.ts`. */
export const inquireDamage: MatterKernel = {
  id: 'inquire-damage',
  sort: 'claim',
  states: ['usual', 'dead', 'gone'],
  tells: [
    {
      says: 'burn torch set catch smash break destroy sabotage cut desecrate wreck tear dig rob open',
    },
  ],
  inquiry: 'damage',
  tones: everyTone,
  escort: ['people'],
  roles: {
    B: [
      ['night guard', 'verger', 'keeper of the keys'],
      ['keeper of the keys', 'warden of the old houses'],
      ['royal warden', 'castellan', 'keeper of the crown keys'],
    ],
    S: [
      ['rag collector', 'dismissed sexton', 'charcoal burner'],
      ['discharged fire captain', 'banned scholar', 'street preacher'],
      ['disgraced engineer', 'banned scholar', 'exiled prophet'],
    ],
  },
  sites: [['{scene}'], ['{supplier}'], ['the office of {A.full}', 'the counting room of {A.full}']],
  lair: {
    names: ['the sealed customs cellar', 'the vault below the old mint', 'the drained dock'],
    terrain: 'underground',
  },
  problem: [
    'It has happened four times in {weeks} weeks, always in the dead hour before dawn, and always with {traces} left behind. Nobody has been hurt«, so far». {S.full}, the {S.role}, was seen near two of the {deeds}, walking up and down and counting steps, and most people think that this is enough.',
    'Four times in {weeks} weeks: first on a moonless night, then more and more often. At each place there was {traces}, and at each place somebody remembers {S.full}, the {S.role}, who had stood there the day before and written something down. {B.full}, the {B.role}, has charge of what has not been touched yet, and sleeps in the doorway.',
  ],
  start: [
    [
      'A line of people passes [buckets|pails and kettles], although there is nothing left to save. In the light of what is still burning you see {B.full}, the {B.role}, who does not pass anything on, but smells at the smoke. "No," says {B.full}. "No, no. You have all [been to a bakery|burned your supper]. [What does it smell of, when that burns?|What did that smell of?] And what does it smell of here?" Someone hands {B.full} the next bucket, to make {B.them} stop.',
      '@bucket deed=fire',
    ],
    [
      'In the grass lies a square of turf, [rolled up like a carpet|folded like a blanket], and beside it the lid, set down without a scratch. "Whoever did this has said a prayer," says {T.full}, the {T.role}, and holds the lantern lower. "Look, the cloth has been folded again. They took {part}, and straightened the collar." {B.full}, the {B.role}, has counted the stones of the row, and counts them again, and has become very quiet.',
      '@turf deed=grave',
    ],
    [
      'The pieces have been swept together into a [neat|pointed] heap, [with the broom leaning beside it|and the broom is back on its nail]. "Which thief sweeps up?" asks {T.full}, the {T.role}, and lets a handful run through the fingers. Behind the rope {S.full}, the {S.role}, counts steps from wall to wall, notices that {num} people are watching, and goes on counting, only faster. {B.full}, the {B.role}, takes the broom away, as evidence.',
      '@heap deed=damage',
    ],
  ],
  ask: [
    '{G} wants to know who does it, and which will be the next, before {deadline}. "Four times we came running afterwards«, with lanterns and a brass band». Once I should like to have been there before."',
    '"I have had enough of counting what is gone," says {G}. "Tell me who, and tell me why these four and not others, and do it before {deadline}. {S} is not to be touched until then."',
  ],
  rumours: [
    '{S} does it, to be proved right about something; what it was, nobody listened to.',
    'A curse is on all of {it.them}[; the builder was never paid|, and the old people know from whom].',
    'Each time a cart stood there the evening before, [and the wheels were wrapped in cloth|with rags round the wheels].',
    '{A} has offered a reward out of {A.their} own pocket, and doubles it each time.',
  ],
  run: [
    [
      '{B} is right: there is smoke of wood, sacking and tar, and of nothing that was stored here (DC 12 Investigation).',
      'start=bucket',
    ],
    [
      'Of the {few} graves in this row only those were opened whose stone has a small key carved into it (DC 12 Investigation). {B} wears such a key on a string.',
      'start=turf',
    ],
    [
      'The heap has been sifted: there is nothing in it that is larger than a fingernail (DC 12 Investigation). Whoever did this was looking for something small.',
      'start=heap',
    ],
    '{S} has worked out the pattern, and has written to {council} about it {few} times. The letters were answered, in friendly terms, by {A}.',
    'Among those who look on stands {H}, with clean boots and black fingernails.',
  ],
  gist: [
    [
      '{Fact}: so it is, and it is {A} who has it done. What {A} had in charge was sold long ago, and at {deadline} it is to be counted; what has burned cannot be. So the {deeds} came about, one after the other; what {B} guards is the last that is really full.',
      'deed=fire',
    ],
    [
      '{Fact}, and it is {A} who is behind it. Below {council} lies a vault that opens only to its seven wardens and does not ask whether they live: {part} will do. Four of the dead wardens have been robbed; {B} is the last who is alive.',
      'deed=grave',
    ],
    [
      '{Fact}, by order of {A}: in one of seven of {it.them} {wren} once hid a bag of uncut stones, and {A} has found a letter about it, but not which of them. Six had to be tried, four have been; {B} has charge of the right one.',
      'deed=damage',
    ],
  ],
  truth: [
    [
      [
        '{A} holds the keys of what burned, and has emptied it by night for {few} years, a cart at a time. Then a count was called for {deadline}. {A} can explain ashes, but not an empty floor: since then {fact}.',
        'deed=fire',
      ],
      [
        'Seven wardens swore to keep the vault shut, and the smith who made the door took them at their word: it opens to seven who have sworn, and to no one else. Six of the seven are dead. {A} has read the oath more closely than anyone; that is why {fact}.',
        'deed=grave',
      ],
      [
        '{wren}, the best craftsman that {town} had, was paid for twenty years in promises, and on the last day took a wage out of the strongroom. It is still here, in one of the seven last works; {A} bought the letter that says so with other old paper. Since then {fact}.',
        'deed=damage',
      ],
    ],
    [
      [
        '{H} lays {tool}, in the dead hour, and goes home to breakfast. The money from the sales lies at {lair}, and beside it what would not sell: {num} sacks with the seal of {town}. The last full store cannot be emptied any more, because {B} sleeps in the doorway. It has to burn full.',
        'deed=fire',
      ],
      [
        '{H} opens the graves with {tool}, carefully, and closes them like a bed. {A} dries what is taken at {lair}, which lies wall to wall with the vault. Three are still missing: two graves, and {B}, whom {A} would rather persuade than use.',
        'deed=grave',
      ],
      [
        '{H} does the work with {tool}, in the dead hour, and sweeps up, because {H.they} was brought up to. At {lair} every crumb is put through a sieve. {A} has begun to like it: each broken one makes the rest of the search shorter, and the price of what is left higher.',
        'deed=damage',
      ],
    ],
    [
      '{S} noticed the pattern before anyone else and tried to warn those whom it would hit next. So {S} stood at each place on the day before; so everyone has seen {S.them} there. The letters of {S} went to {council}, that is to {A}, who has moved the next date because of them.',
    ],
  ],
  turn: [
    '{H} has had enough, and leaves {traces} at each place on purpose, a little more each time. To betray {A} in words is forbidden to {H} by an oath; to work badly is not.',
    [
      '{G} signed for the count each year without looking. If the matter of {A} comes out, so does the signature; {G} knows it, and has sent for the party all the same.',
      'deed=fire',
    ],
    [
      'What lies in the vault is not gold but a sleeper: the wardens swore to keep it shut for the sake of {town}. {B} knows it, and may tell it only to somebody who takes the oath.',
      'deed=grave',
    ],
    [
      'The bag is not in any of the six: {wren} gave it back the next day, and {B} has known for years where it lies, in the poor box of {town}, a stone a year.',
      'deed=damage',
    ],
  ],
  people: {
    G: [
      '{G} wants it to stop, and would like to hear for once about tomorrow and not about last night.',
    ],
    A: [
      [
        '{A} wants ashes before {deadline}, and weeps over each fire, because the sums are lost with it. {A} is the one who proposed the count.',
        'deed=fire',
      ],
      [
        '{A} wants to stand before an open door once in a lifetime, and means no harm to anyone who is dead. {A} knows each of the wardens by the hands, from portraits.',
        'deed=grave',
      ],
      [
        '{A} wants what {wren} hid, and has begun to look at all walls with a hammer in the eyes. {A} pays for the reward because nobody will ever earn it.',
        'deed=damage',
      ],
    ],
    B: [
      '{B} wants to lose nothing on {B.their} watch. {B} trusts those who stay awake with {B.them} for one night, and then tells them everything.',
    ],
    S: [
      '{S} wants to be read. {S} has a map with four crosses and a fifth in pencil, and gives it to the first person who asks a question about it.',
    ],
    T: [
      '{T} saw the cart with the wrapped wheels, and knew the horse: it is out of the stable of {A}. {T} has a place to lose and has lost one before.',
    ],
    H: [
      '{H} does good work and is ashamed of this. {H} would stop for anyone who could free {H.them} of the oath, which was sworn to {A} on a sickbed.',
    ],
  },
  looks: [
    [
      [
        'Black beams, a floor of ash as light as feathers, and four iron hoops that burst outwards. In one corner a square is unburned: a box stood there, until just before.',
        'deed=fire',
      ],
      [
        'A row under old trees, a hole with straight sides, planks laid out so that the neighbours are not stepped on. In the soil stands the print of a lantern with three feet.',
        'deed=grave',
      ],
      [
        'A swept floor, a rope, a heap of crumbs as high as a knee. On the wall somebody has marked with chalk where one has to strike.',
        'deed=damage',
      ],
    ],
    [
      'A low shop with a bell, full of what is sold by the piece and made by the dozen. The owner lends out {tool} and writes each loan on the wall, in signs of {owner}.',
      'A yard, a forge, a dog that likes everyone. Here {tool} can be had without a name, for a pledge; the pledges hang from the ceiling.',
    ],
    [
      'A desk as wide as a bed, [a stove, ledgers|a stuffed owl, ledgers] to the ceiling. Everything is in order, and one drawer is in too much order.',
    ],
    [
      [
        'A long cellar, piled up with sacks that all carry the seal of {town}, a scale, a cash box, and on a shelf {tool}, ready for {deadline}.',
        'deed=fire',
      ],
      [
        'A dry room with strings across, glass bells, seven hooks of which four are in use. In the far wall is a door without a keyhole, and seven hollows in it in the shape of {part}.',
        'deed=grave',
      ],
      [
        'Sieves in {few} sizes hang from the beams, water runs over a table of slate, and along the walls stand the heaps, each with a label and a date.',
        'deed=damage',
      ],
    ],
  ],
  todo: [
    [
      'The place is guarded by volunteers who have all read about footprints and have made {num} of them. They can be [led away with a lecture|lectured out of the way] (DC 12 Performance) or set to [a task|work] (DC 12 Persuasion).',
    ],
    [
      'The owner [does not talk about customers|has forgotten the name of every customer]. But the signs on the wall can be read by anyone who has ever run up a debt (DC 13 Insight), or explained for {bribe} gp.',
    ],
    [
      '{A} is pleased to help, has tea brought, and stays in the room. Somebody must ask for the one ledger that is in the cellar (DC 13 Deception), or {G} must call {A} away.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at what is left, and at what is not :: {clue.what}',
      'Perception :: following the wrapped wheels to the first hard ground :: There the cloth has torn. A nail of the kind that the stable of {A} uses sticks in it.',
      'Nature :: looking closely at {traces} :: {clue.where}',
    ],
    [
      'Insight :: asking what the last customer wanted to know :: Only whether {tool} can be used without a sound. The answer was yes, and {H} took all of them.',
      'Investigation :: looking up at the pledges :: A signet hangs among them: that of {A}, left by {H}, who thought that it was a button.',
      'Persuasion :: asking where it was delivered :: Not to a house: down the steps, to {lair}, always on the eve.',
    ],
    [
      'History :: laying the ledgers beside the map of {S} :: {clue.why}',
      'Sleight of Hand :: opening the drawer :: The letters of {S}, all of them, opened and numbered, and beside them a plan with a fifth cross, in the hand of {A}.',
      'Arcana :: looking at the ink with which the dates are written :: It smells of cellar, and turns grey by daylight: it was written at {lair}, and has never left it before.',
    ],
  ],
  lairUse: [
    [
      '{tool.u}, once lit (one action), cannot be put out for a minute: wherever they are thrown, a square burns and deals {sting} fire damage to whoever begins a turn there.',
      'deed=fire',
    ],
    [
      'Sacks can be pulled down (DC 12 Athletics): the row becomes a wall of half cover[, with somebody under it who is restrained until dug out|; whoever stood beside it is restrained until somebody digs].',
      'deed=fire',
    ],
    [
      'The door without a keyhole hums when one of the living wardens is near. If {B} lays a hand on it, everyone else in the room is pushed back ten feet (DC 13 Strength saving throw), once.',
      'deed=grave',
    ],
    [
      'The glass bells burst at a blow (one action): fine dust, and all within ten feet are blinded until the end of their next turn (DC 12 Constitution saving throw).',
      'deed=grave',
    ],
    [
      'The sluice for the washing table can be opened with one action: water shoots across the floor, and whoever stands there falls prone (DC 13 Dexterity saving throw).',
      'deed=damage',
    ],
    [
      'The big sieve hangs on four chains. Cut loose (AC 15, 10 hit points), it comes down over two people and holds them (DC 14 Strength check to lift it).',
      'deed=damage',
    ],
  ],
  tactics: [
    [
      '{A} does not want to fight but to see it burn: each round one of the others tries to get past the party with a light, and {A} holds the way open',
      'deed=fire',
    ],
    [
      '{A} stays with the back to the door without a keyhole, has the others keep the party away from the hooks, and tries to drag {B} to the seventh hollow',
      'deed=grave',
    ],
    [
      '{A} throws the sieves, the scales and at last the stove between the party and the table, and has the others carry away the labelled heaps',
      'deed=damage',
    ],
  ],
  parley: [
    "Whoever counts out to {A} what all of it has cost, in front of {H} and the others, and names the sum (DC 13 Persuasion, or none with the ledger in hand), has {H} on the party's side. {A} without {H} gives up.",
    [
      '{A} may be offered what nobody has offered yet: to confess to {council} before {deadline}, and to be heard to the end (DC 14 Persuasion).',
      'tone!=whimsical',
    ],
    [
      '{A} has lived with it for {weeks} weeks and told no one. Offered a chair and a question that begins with "How on earth" (DC 12 Persuasion), {A} explains everything, with drawings, and forgets the fight.',
      'tone=whimsical',
    ],
  ],
  clock: [
    ['A handbill accuses {S}. It is well printed, and was paid for by {A}.'],
    [
      'It happens a fifth time, in a place that {S} had marked with a pencil. {S} is found there, wet through, and hides from then on with {T}.',
    ],
    ['{H} is seen near {B}, in the evening, looking for the quietest way in.'],
    ['At {deadline} it happens for the last time, where {B} sleeps in the doorway.'],
  ],
  after: [
    [
      '{A} reports with a trembling voice that nothing can be counted any more. {S} is driven out; what {B} guarded was the bread of the winter.',
      'deed=fire',
    ],
    [
      'The door without a keyhole stands open one morning. {A} is not seen again, and {town} begins to dream, all of it, of the same room.',
      'deed=grave',
    ],
    [
      '{A} has broken the last one, found nothing, and keeps looking: now at bridges.',
      'deed=damage',
    ],
  ],
  endings: [
    {
      heading: 'Caught at the last one',
      text: [
        'The party lies in wait with {B} in the dead hour, and this time somebody is there before it happens. {H} drops {tool} and says one word: the name of {A}. Nobody in {town} has to ask any more who it was that {deed.did}, and {it} {it.is} left in peace; {S} is asked to read the letters aloud before {council}, and reads all of them.',
      ],
    },
    {
      heading: 'By the ledgers',
      text: [
        '{A} is confronted before {council} with the map, the pledge and the drawer, and resigns without admitting that {deed.did2} at {A.their} word. *The price:* there is no trial, {A} keeps the house, and the oath of {H} still holds.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{lair.t} is taken with noise, and half of what lay there is lost in it. *The price:* it is over, but what was to be proved with the {evidence} can only be told now, and {A} tells it differently.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          'The last full store is burning, with all that {town} has for the winter. A hundred hands and one good order at the right moment still save half: then {A}, who stands among those who look on, has to be found by the light of {A.their} own fire.',
          'deed=fire',
        ],
        [
          'The last of the graves is empty, {B} is gone, and from the wall below {council} comes a humming. The seventh hollow is being filled by force; there is just time to be there.',
          'deed=grave',
        ],
        [
          'The last one lies in pieces, and {A} stands in the middle with empty hands. What {A} does now is to look round for something else that {wren} built; the party stands in it.',
          'deed=damage',
        ],
      ],
    },
  ],
  frame: {
    stakes: [
      [
        'There are {days} days until {deadline}«, and {B} cannot stay awake for all of them». {stake.clause}',
        'tier=1',
      ],
      ['In {days} days is {deadline}. {stake.clause}', 'tier=1'],
      [
        '{days.s} days are left until {deadline}. {stake.clause} What comes after that, {G} has worked out as well: {ruin}.',
        'tier>=2 deed!=damage',
      ],
      [
        '{days.s} days are left until {deadline}. {stake.clause} The enemies of {council} say aloud that it cannot even protect {it}«, and there are people who listen».',
        'tier>=2 deed=damage',
      ],
      [
        'At {deadline}, in {days} days, guests from all lands will be in {town}. {stake.clause} {G} would not like to show them a heap of pieces.',
        'tier>=2 deed=damage',
      ],
      [
        'If it has not ended by {deadline}, in {days} days, {ruin}«; it has begun with less before».',
        'tier>=2 deed!=damage',
      ],
    ],

    ownMagic: [
      [
        '*Speak with Dead*: those whose graves were opened answer gladly and complain of the cold. Each remembers the oath, the door and the other six; who dug, they did not see, since their eyes had coins on them.',
        'level>=5 deed=grave',
      ],
      [
        "*Mending* on what {H} left behind does more than one thinks: put together, it is the handle of a lantern with the number of {A}'s office.",
        'deed!=grave',
      ],
      [
        '*Zone of Truth*: "[I have never set foot there by night|At night I am in bed, each night]," says {A}, and need not lie. {H} may not speak of it, and sheds tears, which is an answer.',
        'level>=3',
      ],
      [
        '*Locate Creature* on {H} in the dead hour works from half of {town} away, and {H} walks slowly.',
        'level>=7',
      ],
      [
        '*Scrying* on {H} shows {H.them} washing {H.their} hands, at {lair}, for a long time.',
        'level>=9',
      ],
    ],
  },
  steps: [
    'Look at {p1}.',
    'Ask {S.full} what the four had in common.',
    'Find out which will be the next.',
    'Be there first, with {B.full}, before {deadline}.',
  ],
};
