import type { PlaceStory } from '../place-story-type.ts';

export const noDeathHospiceStory: PlaceStory = {
  id: 'no-death-hospice',
  pronouns: { B: 'he' },
  levels: [5, 13],
  tones: ['horror', 'grim'],
  words: ['hospice', 'death', 'asylum', 'monastery', 'immortal', 'hospital'],
  title: 'The Hospice above {town}',
  look: 'A white house with a hundred windows stands on the cliff above {town}, and each «window »has a face in it. Nobody has died in this house for {years} years. In the last ward the beds are cradles«, for what is left», [and from {town} one can see the sisters turn them toward the sun.|and the sisters still turn them toward the sun, as people in {town} can see.] || A hundred windows look down on {town} from the cliff, and there is a face in each. In this house nobody has died for {years} years. The beds of the last ward are cradles«, for what is left», [and at dawn {town} sees the sisters turn them to the sun.|which the sisters turn to the sun, in sight of {town}.]',
  senses:
    '[No sound comes up from {town}, and none from the windows«; it is the quiet of many people holding their breath».|A dog barks down in {town}, and up here it is as quiet as when many people hold their breath.|The wind brings every word from {town}, and from the house no sound, as if a great many people held their breath.|One hears carts in {town}, and here nothing: many people are holding their breath.] It smells of [honey and clean straw|clean straw, honey and chalk|thyme, honey and fresh linen|honey, and of linen that has dried in the wind|milk, honey and new straw].',
  keeper: [
    'prior',
    'is glad of visitors, has an empty chair put at the head of the table« [at every meal|three times a day]», and [has never said for whom it is|tells nobody for whom it is|does not answer if one asks for whom it is].',
  ],
  guest: [
    'count',
    'has brought a dying daughter, «[has paid for a bed in gold|has given a vineyard for a bed|has paid for a bed with his silver], »and [reads to her «from a book »about what they will do in spring|reads to her about the journeys of next spring|tells her each day what they will do in spring].',
  ],
  absent: 'founder of the hospice',
  hooks: [
    [
      'The count {B.full} pays {pay} gold pieces to have the daughter looked at by strangers on each of three days, and to be told the truth.',
      '[She is past pain, «hears everything, »and on the third day presses a finger: [please.|"let me go".]|She hears everything, is past pain, and what she wants to say she says on the third day, by pressing a finger: please.|On the third day she presses a finger: please. She is past pain, and has heard [everything|every word about next spring].]',
    ],
    [
      'In the valley of {town} no one has been born alive since spring, [and the midwives have begun to look up at the «white »house.|and it is the white house up there at which the midwives look.|and the midwives blame the white house, in a low voice.]',
      '[Whoever dies makes room for a child, and up there nobody has died for {years} years.|A child needs the room that somebody leaves by dying, and for {years} years nobody has left any up there.] [The deaths down in the valley were enough until spring, when the house had taken in the last of those who were old or sick.|Until spring some still died down in [{town}|the valley, in {town}]; since then the house has taken in all who are old or sick.|Old and sick people used to die in {town}, which was enough; since spring all of them are up here.|Until spring {town} had its deaths; but then the last of its sick and old were carried up to the house.]',
    ],
    [
      'A soldier who was cut in half «by a mill »asks to be carried out of the hospice, over the line of white stones, by [somebody who will not tell {K}|people who can keep it from {K}|night, and without the knowledge of {K}].',
      '[Whoever should have died up here does so within a breath beyond the stones, [with a smile|and smiles|and looks glad of it].|Beyond the stones, on the side of {town}, those who should be dead die within a breath, with a smile.|For those who should be dead one step over the stones toward {town} is enough, and all who took it smiled.] [Seven others are waiting« for [the same favour|it|a pair of strong arms]».|There are seven more who wait« to be carried[| toward {town}]».|Seven more have asked {K} in vain.]',
    ],
  ],
  done: "[A bed costs what one has«, by {K}'s rule».|By {K}'s rule a bed costs what one has.|For a bed {K} asks what one has«, much or little».] [The sick live here, and some who are well, within a line of white stones round the house;|A line of white stones goes round the house, and within it live the sick, and some who are well;|Within a line of white stones round the house live the sick, and with them some who are well;] [they pay for new roofs «in {town} »and do not go for walks.|none of them goes for walks, and they pay for new roofs in {town}.|those who are well have paid for half of the roofs in {town}, and do not go for walks.]",
  trace:
    '[The empty chair has a worn seat.|The seat of the empty chair is worn.|The empty chair is used, as its worn seat shows.] At supper {K} has a candle [set before it, and the flame leans back|put before it, whose flame leans away from it|lit there, and the flame leans back, as if from a breath].',
  truth: [
    '{V} played Death« for the house» at chess, saw that the next move but one would lose it, and never moved again. As Death keeps its word, it [comes each evening until the game is over«, sits in the chair»|comes and sits in the chair each evening«, until the game is over»], and is not allowed to begin. «It has been polite for {years} years. »{V} [is in the last ward, in the smallest cradle, and can no longer lift a piece.|lies in the smallest cradle of the last ward, too weak to lift a piece.|can no longer lift a piece, and lies in the last ward, in the smallest cradle.]',
    "[It is no miracle: under {K}'s table«, below the floor,» lies a thing that eats the moment of dying.|No miracle is done above {town}. Under the long table«, below the floor,» lies a thing that eats the moment of dying.] {V} found it, and each of the {num} who should have died is one thread of its web. {K} [knows it, sits at night in the empty chair«, where one feels it breathe»,|knows it, feels it breathe at night, from the empty chair,] and has weighed it against [the hundred windows|the faces in the hundred windows]. [Now it can reach to {town}.|By now it reaches as far as {town}.|It has grown, and reaches {town}.]",
  ],
  finds: [
    [
      'Religion',
      '[sitting|sitting down|taking a seat] in the [chair|empty chair]',
      '[you know on which day everyone in the room should have died, [and all of these days are past, even that of a child from {town}|and no day is later than the last fair in {town}].|there is a day of death for everyone in the room, [you know all of them, like the feasts of {town}, and none is still to come|and by the calendar of {town} all are past].|you look at people [from {town} and know when each should have died, and all of it is past|from {town}, and know on which day each of them should have died, and none of these days is to come].]',
      1,
    ],
    [
      'Investigation',
      '[looking at|inspecting|examining] the [chessboard in the hall|chessboard by the window|chessmen in the hall]',
      '[it is the move of white, and whatever white does, black mates in one[.|, as a child in {town} could see.]|white is to move, and black mates in one, whatever [white does|anyone in {town} would do for white].|white has the move, and no [move|move known in {town}] that does not lose to the next.] [The board is dusted daily, by a sister from {town} who is tempted.|A sister from {town} dusts it daily, and is tempted each time.|There is no dust on the board, and a sister from {town} says that one gets tempted.]',
      1,
    ],
    [
      'Perception',
      '[putting|laying|resting] your hand on [a cradle|one of the cradles]',
      '[a thread goes down from it [through the floor, fine as breath|into the cliff above {town}, as fine as breath].|there is a thread on it, as fine as [breath, which goes through the floor|the best silk of {town}, which goes through the floor].|as fine as [breath|a hair], a thread leads down from it and through the [boards|floor, toward {town}].]',
      2,
    ],
    [
      'Survival',
      '[looking|having a look round] for the wells of the house',
      '[one of them is dry, warm and [lined with something finer than the silk of {town}|lined with what a tailor in {town} would take for silk].|there is one that is warm and dry, and has walls [like the silk of {town2}|like silk, as far down as {town}].|in one there is no water for [{town}|anybody], but a warm lining like the silk [of {town2}|that {town} sells].]',
      2,
    ],
    [
      'History',
      'laying [the registers|the church books|the lists of births and deaths] of {town} side by side',
      'for {years} years nobody from the white house is among the dead, and since spring nobody at all is among those born: no death has made room for a child.',
    ],
    [
      'Medicine',
      '[feeling|taking] a pulse in the last ward',
      '[there is one, and it is the same one in [all who came from {town} or {town2}|all who came from {town}].|it beats, and in [every guest from {town} or {town2}|everyone from {town}] it is the same beat.|all the beds have one pulse, [as slow as the bells of {town}|in time with the bells of {town}].]',
      2,
    ],
  ],
  use: [
    "[Within {K.name}'s white stones nothing dies: those who fall to 0 hit points stay awake, cannot act, and [will remember|feel] all of it.|Nothing dies within {K.name}'s white stones[:| above {town}:] at 0 hit points one stays awake, cannot act, and [will remember|feels] all of it.|Whoever falls to 0 hit points within {K.name}'s white stones does not die, but stays awake, cannot act, and [will remember|feels] all of it.]",
    '[Whoever has been kept from dying in the house dies as soon as the line of white stones is crossed.|A person who should have died in the house does so on the far side of the white stones, toward {town}.|Beyond the white stones, on the way to {town}, all are dead at once who should have died in the house.] [Enemies who have fallen inside can be pushed over it.|An enemy who has fallen inside can be dragged across.|It is enough to push a fallen enemy across.]',
    '[The sisters of {K.name} do not fight. They stand in the way, [a hundred of them, humming|a hundred of them, and hum a hymn of {town}], and let themselves be cut down and get up.|A hundred sisters stand in the way«, [humming|singing in a low voice]». They do not fight for {K.name}, but [are cut down and get up|fall, and get up again].|The sisters of {K.name}, a hundred of them, stand in the way« and hum». They do not fight, [are cut down, and get up|fall, and are back in a moment].]',
  ],
  later: [
    'In {days} days the game is over: by its rules«, which {V} accepted», a side that makes no move for {years} years has lost. Death «[turns over the board|wipes the pieces from the board], »begins with the last ward, and stops neither at the stones nor in {town}.',
    'In {days} days it comes up through the dry well (use <1 Gibbering Mouther 450, Roper 1800, Behir 7200>), and the first thread outside is a child in {town}.',
  ],
  ways: [
    'Somebody has to sit down in the place of {V}, make the move, lose, and pay the stake, which is one year of life. [Then Death may begin, one bed at a time« and gently», and {K} will try to stop the hand.|{K} will try to stop the hand, but then Death may begin, gently and one bed at a time.]',
    '[Each thread has to be cut by somebody who loves the one who hangs on it, and the thing below starves.|The thing below starves if each thread is cut by somebody who loves the one who hangs on it.] [{B} would have to be the first, for his daughter«, and the others are watching {B}».|The first would have to be {B}, for his daughter«, and all the others look to him».|All the others will do what {B} does, who would have to cut the one of his daughter.]',
  ],
};
