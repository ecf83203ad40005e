import type { PlaceStory } from '../place-story-type.ts';

export const washHouseStory: PlaceStory = {
  id: 'wash-house',
  pronouns: { K: 'she' },
  levels: [1, 8],
  tones: ['horror', 'grim'],
  words: ['wash', 'laundry', 'linen', 'sheet', 'shroud'],
  title: 'The Wash House of {town}',
  look: 'Steam stands up to the knees, and out of it rise «long »tables with wet linen. On the line at the back hangs a sheet« that nobody likes to touch». [It has the shape of a lying person on it, in grey, with one arm half raised.|There is the shape of a lying person on it, in grey, and one arm is half raised.] || [One wades through steam between long tables«, and wet linen hangs on both sides like walls».|Between long tables one wades through steam«, and on both sides hangs wet linen, like walls».] [The last line has one sheet, which nobody likes to touch: the shape of a lying person is on it, «in grey, »with one arm half raised.|On the last line is one sheet« that nobody likes to touch», with the shape of a lying person, in grey, with one arm half raised.]',
  senses:
    '[Paddles slap on wet cloth, and stop when strangers to {town} come in.|One hears paddles on wet cloth, until strangers to {town} come in.|When strangers to {town} come in, the paddles stop on the wet cloth.] It smells of lye and, near the back, of a sickroom. [{K} sings [a hymn|an old song|a slow song] to drown a drip.|Somewhere it drips, and {K} sings [a hymn|an old song|a ballad] so as not to hear it.|There is a drip, which {K} drowns with [an old song|a hymn|a slow song].]',
  keeper: [
    'head washer',
    'has red hands, «a kind voice, »and a rule that nobody may sleep in borrowed linen.',
  ],
  guest: [
    'lodging keeper',
    'has brought the same [eleven|nine|fourteen] sheets for the third time« [this week|since Sunday]», and has guests who wake with one arm up, and now [will not|refuse to] lie down. || stands in the queue with [eleven|nine|fourteen] sheets that have been washed twice« [this week|since Sunday]», and says that guests wake in them with one arm up, and now [will not lie down in them|stay up all night because of them].',
  ],
  absent: 'washer',
  hooks: [
    [
      'At the lodging house in {town} [four guests woke with their right arm up, stiff, and could not say why.|four guests woke up stiff, with the right arm raised, and nobody can say why.|the right arm of four guests was up in the morning, stiff, and none of them could say why.] {B} pays {pay} gold pieces if it stops before anyone hears.',
      [
        '[They slept in sheets from the same tub as the grey one.|Their sheets were in one tub with the grey one.] [It shows them how it lay, so that somebody brings the cup« at last».|They lie as it lay, so that somebody brings the cup« at last».]',
        '[They slept in sheets from the same tub as the grey one.|Their sheets were in one tub with the grey one.] [It shows them how it lay, so that somebody will ask where.|They lie as it lay, so that somebody will ask where.]',
      ],
    ],
    [
      'A bride «in {town} »has found [the print of a grey hand on her veil, which was not there at noon.|a grey stain on her veil that was not there at noon, and it is the print of a hand.|that her veil, which was white at noon, has the print of a grey hand on it.]',
      '[The veil hung two pegs from the sheet, and the arm on the sheet can reach as far as that by now.|By now the grey arm can reach whatever hangs near the sheet, and the veil hung two pegs away.|The veil was on the line two pegs away from the sheet, within reach of the grey arm.]',
    ],
    [
      'A young washer «who works for {K} »asks the party to [take|walk] her home [along the river path|by the river|after work], [and not to let her look at windows with curtains.|and to keep her from looking at windows with curtains.|and to walk between her and every window with curtains.]',
      '[She was sent to wash the grey sheet once more and to hang it up again«, [on her first day in {town}|on Sunday, when the others were at the fair in {town2}|before anybody in {town} had told her of it]».|She was told to put the grey sheet through the tub again«, [on her first day in {town}|on Sunday, during the fair of {town}|while {town} was asleep]».|When the grey sheet was last washed she had to hang it up«, [on her first day in {town}|during the fair of {town}, on Sunday|as she was new in {town}]».] [In every curtain of {town} that moves she sees the arm going up a little further.|Since then each curtain in {town} that moves shows her the arm, a little higher.|Whenever a curtain moves in {town}, she sees the arm behind it, higher than the last time.]',
    ],
  ],
  done: 'A shirt costs a copper piece, a sheet two«, and stains are talked about at the long table». There is nothing in {town} that {K} does not know by its linen.',
  trace:
    '[The grey shape is not in the same place as in the morning: the arm is higher.|The grey shape has moved since the morning: the arm is higher.|In the morning the grey shape held its arm lower than now.] {K} [washes with her back to it, and has had a tub placed so that she must.|has had a tub placed so that she always has her back to it.|does not look at it, and has moved her tub so that she stands with her back to it.]',
  truth: [
    'It is the sheet in which the washer {V.full} lay sick, «{years} years ago, »and held up an arm for water. {K} [sat in the next room, «and was so tired, »and did not go.|was in the next room, «was too tired to get up, »and did not go.|heard it in the next room, and was so tired that she did not go.] [After every washing since, the shape has come back into the sheet,|Since then the shape has come back after every washing,|No washing has got the shape out since then: it comes back,] each year with the arm a little higher, and this week the arm has begun to rise [from day to day.|every day.]',
    'The washer {V.full} was put alive into a shroud, «when there was plague, »because {town} paid for the dead by the dozen. {B} drove the cart, heard knocking« on its boards», and had the sheet back from the grave« a week later», because it was a good sheet. {K} [was given it to wash, saw the shape come out in the steam,|washed it, saw the shape come out in the steam,|got it with the other linen, saw the shape in the steam,] and has not dared to [ask whose it was|ask whose it was in all these years|ask anyone about it].',
  ],
  finds: [
    [
      'Perception',
      '[laying|stretching out|putting] your own arm along the grey [one|one, as high as it is|one, from the shoulder to the fingers]',
      '[the hand is open, as if somebody [had a cup for it|were bringing a cup].|it is a hand that waits for [a cup|somebody with a cup].|the hand is [open, round a cup that is not there.|half closed, as one takes a cup.]]',
      1,
    ],
    [
      'Insight',
      'asking {K} for [a drink|a cup|a glass] of water',
      '{K} [gets up at once|runs to the well|drops the paddle], spills half of it, and [waits until you have drunk|watches until it is empty].',
      1,
    ],
    [
      'Investigation',
      '[reading|studying|poring over] the hem of the sheet',
      '[the mark of the lodging house was stitched over that of the plague carts of {town}.|below the mark of the lodging house there is another, of the plague carts of {town}.|it has two marks, and the older one is that of the plague carts of {town}.]',
      2,
    ],
    [
      'Persuasion',
      'drinking with {B} [until late|half the night|until the inn closes]',
      '{B} [says|mutters|says into the glass] "there are always noises on a cart", and nobody [had asked|had spoken of a cart].',
      2,
    ],
    [
      'Medicine',
      '[looking at|inspecting|examining] the shape',
      '[people die with an arm up if they were reaching for something, [as every nurse in {town} knows|as the doctor in {town} can confirm].|an arm stays up like that if somebody dies reaching for a thing, [and no doctor in {town} would deny it|as a nurse in {town} once saw].|whoever lies like that, [the doctor of {town} says|say those who lay out the dead in {town}], was reaching for something at the end.]',
    ],
  ],
  use: [
    '[If the lid of the great boiler is pulled off, steam fills the hall and hides everyone beyond five feet.|The great boiler, without its lid, fills the hall with steam, which hides everyone beyond five feet.|Steam fills the hall and hides everyone beyond five feet, if the lid of the great boiler is pulled off.] [Whoever opens the big door clears it in two rounds«, and lets in the night air of {town}».|It takes two rounds to clear if the big door is opened to the night air of {town}.|The night air of {town} clears it in two rounds, through the big door.]',
    "[A wet sheet off {K.name}'s lines holds an enemy over whom it is thrown (DC 12 Strength check to get free).|Anyone over whom a wet sheet off {K.name}'s lines is thrown is caught in it (DC 12 Strength check to get free).|One can throw a wet sheet off {K.name}'s lines over an enemy, who is caught in it (DC 12 Strength check to get free).] The grey one holds on by itself, and {K} [cries out|shouts|warns everybody] that it must not be cut: each piece that is cut off gets up (use <Skeleton, Zombie, Wight>, in grey linen), and drops as soon as it is [dragged|pulled] out of the steam.",
    "[{K.name}'s lye tub does 2d6 acid damage a round to whoever falls in, and [takes the dye out of any cloth in {town}|bleaches hair|leaves a grey mark].|Whoever is pushed into {K.name}'s lye tub takes 2d6 acid damage a round, and [comes out grey up to the neck|is grey for a week|no soap in {town} gets the grey off].|The lye in {K.name}'s tub does 2d6 acid damage a round [to whoever is pushed in|to what falls into it], and [turns cloth grey|is poured out behind {town} at night|takes the colour out of any dress].]",
  ],
  later: [
    '[In {days} days the arm is up.|The arm is up in {days} days.] That night everybody in {town} who lies on linen [wakes thirsty|wakes up thirsty, with an arm in the air], and {K} does not wake.',
    "In {days} days it [comes|climbs|slips] off the line (use <1 Zombie, Shadow, Specter, Wight, Wraith 1800>), [folds itself|crosses the yard], and is found [on {B}'s bed, with {B} in it|in the morning on {B}'s bed, with {B} in it].",
  ],
  ways: [
    "[{K} has to bring a cup of water to the sheet, at night, from the next room, and hold it until it is empty.|At night {K} has to bring the sheet a cup of water, from the next room, and hold it until it is empty.|What {K} owes it is a cup of water, at night, from the next room, held until it is empty.|From the next room, at night, {K} must carry a cup of water to the sheet, and hold it until nothing is left.] It is eleven steps, and from inside {V}'s wet hand will be holding the door (DC 12 Strength check to open it).",
    'It wants to be buried with what was in it. The plague pit is under the new market« of {town}», and {B} knows the spot, and has paid for the stall above it ever since«, and never opened it».',
  ],
};
