import type { Tale } from './tale-types.ts';

export const tomorrowPostPlaces: Tale['places'] = [
  {
    name: 'the sorting house|the sorting hall',
    look: [
      '[This is a hall of pigeonholes behind the counter of the post house, with one table, at which they sort without looking up.|Nobody raises a head in this hall behind the counter of the post house: they sit at one table, under the pigeonholes, and sort.] The letters from next week lie in a tray of their own, with a ribbon.',
      'Behind the counter of the post house are canvas bags, sealing wax, and a great clock with a second one beside it which shows a date that has not come yet. {A} looks in at the door from time to time, and waves.',
    ],
    todo: [
      "Nobody enters who is not expected, and the party is, as of ten o'clock; before that four guards with a list have to be talked round (DC 15 Deception), or bluffed with a letter of one's own (a forgery: DC 15).",
    ],
    what: [
      [
        'Investigation :: comparing letters from several houses :: They have the same watermark, that of the forms of the post house. People in {town} write on paper of their own, and would do so next week, too.',
        'v=a',
      ],
      [
        'Arcana :: laying one of the letters on the great clock of the hall :: [It ticks, faintly, in the wrong direction.|Something in it ticks, backwards.] [Its ink is dry on the front and still damp on the back.|Front and back were written at one time, and only the back is still wet.]',
        'v=b',
      ],
    ],
    who: 'Perception :: watching who brings the tray with the letters from next week :: Only a few of them come to {town} with the coach. {H} carries the rest up from below, wipes {H.their} hands, and {A} puts them in order, tenderly, street by street.',
    where:
      'Sleight of Hand :: following a letter with the mark "unknown" through the pigeonholes :: [It falls through the last one, slides, and lands a long way down on paper.|At the last one it drops, and you hear it slide, for a long time, and come down on paper.] The label on the chute, written by {A}, says "{lair.u}".',
  },
  {
    name: 'the hollow by the lime trees|the dip in the post road',
    look: [
      '[The road dips, the trees close over it|The road goes down into a hollow under trees], and for a hundred paces {town} cannot be seen. There are ruts here as from a coach that stands still, many times, always at the same spot.',
      '[A milestone, some limes, a box for letters on a post|Under the limes there are a milestone and a letter box on a post], although [nobody|no one] lives here. It is emptied twice a day, according to the plate.',
    ],
    todo: [
      'Whoever wants to see what happens here must lie in the ditch until the coach comes, without moving (DC 16 Constitution saving throw or Stealth); the horses know that there is somebody there, and must be given a reason (DC 15 Animal Handling).',
    ],
    what: [
      [
        'Investigation :: looking under the milestone :: [A hatch, a rope, and oilcloth.|There is a hatch under it, with a rope, and something in oilcloth.] A second mail bag is taken on here, full, still warm from the copying press.',
        'v=a',
      ],
      [
        'Nature :: looking at the trees :: Those nearest the milestone have faded already; those a few steps away are only now in bloom, and the bees get lost. [What is brought up out of the ground here comes from a little later.|Whatever comes up here comes up from a little later.]',
        'v=b',
      ],
    ],
    who: "Insight :: asking {T} who has driven the coach on such days :: {H}, in a postilion's coat that is too new; and {A} sat inside, with the blinds drawn, and told the time.",
    where:
      'Survival :: following the passage that starts under the milestone, or the damp that comes out of it :: It has been bricked, for carts, and goes to {town} in a straight line, under the square. At the end one hears paper, a great deal of it, and {A}: {lair}.',
  },
  {
    name: 'the round of {B.full}',
    look: [
      '{num4.u} doors, a bag, a bad knee. Before each door lie old letters, unopened, some with drawings on, and {B} picks them up, and puts them back with the address facing the door.',
      '[The lower town, early. In every window people stand and wait, and look past {B}, whose letters have no ribbon.|It is early in the lower town, and at every window somebody waits, and looks past {B}, whose letters have no ribbon.]',
    ],
    todo: [
      '{B} may not speak of letters, on oath; but one can carry the bag for {B.them} (DC 14 Athletics, {num4} doors) and notice at which {B.they} walks more slowly, and ask there.',
    ],
    what: [
      [
        'Persuasion :: asking those whose misfortune was prevented what would have happened otherwise :: [Nobody knows. But the tile had been loosened|That nobody can say. But the tile had been loosened], with a chisel; the cellar had been unlocked; the dog that was going to bite was delivered on the day before, by somebody with ink on both hands, like {H}.',
        'v=a',
      ],
      [
        'Persuasion :: asking those to whom nothing has come :: [There are some who wrote, for certain, and in time.|Some of them know that they wrote, and when.] ["I wrote to myself not to let him go. I know that I did. It is not fair to have remembered it."|"There was a letter from me: do not let him go. I am sure that I wrote it. I would rather not know that."]',
        'v=b',
      ],
    ],
    who: [
      [
        'History :: looking through what {B} has kept, torn up, out of the dustbins :: Drafts of letters, with corrections, in {few4} hands; and again and again, in the margin, "warmer", in the hand in which the pigeonholes of {p1} are labelled: that of {A}.',
        'v=a',
      ],
      [
        'History :: looking through what {B} has kept, torn up, out of the dustbins :: Letters from next week, half burned, in {few4} hands; and on each, in the margin, "not this one", in the hand in which the pigeonholes of {p1} are labelled: that of {A}.',
        'v=b',
      ],
    ],
    where:
      'Perception :: noticing where {B} never delivers and always takes off {B.their} cap :: In front of a grating in the pavement, behind {p1}. ["That is where they go who are not found. One should greet them."|"Those whom nobody finds go down there. Somebody should say good day."] Below it, where {A} works, is {lair}.',
  },
];
