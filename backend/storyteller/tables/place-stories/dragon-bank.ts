import type { PlaceStory } from '../place-story-type.ts';

export const dragonBankStory: PlaceStory = {
  id: 'dragon-bank',
  pronouns: { B: 'she' },
  levels: [11, 20],
  tones: ['intrigue', 'heroic'],
  words: ['bank', 'dragon', 'hoard', 'vault', 'treasury'],
  title: 'The Bank under {town}',
  look: '[Nine bronze doors stand open, «one behind the other, »and at the end of them something golden breathes.|One behind the other stand nine bronze doors, all open, and something golden breathes at the end of them.] [The reserves of six kingdoms lie in one heap, without a lock«, as no thief has come back».|In one heap lie the reserves of six kingdoms, without a lock«, since no thief has come back».] [A brass plate says that the bank lends at three in the hundred, and that the manager is asleep.|By a brass plate the bank lends at three in the hundred, and the manager is asleep.|On a brass plate one reads the interest, three in the hundred, and that the manager is asleep.] || [A stair goes down under {town} to nine bronze doors, «one behind the other, all of them open, »and behind the last of them something golden breathes.|Under {town} a stair leads to nine bronze doors, «all open, one behind the other, »and something golden breathes behind the last.] It lies on the reserves of six kingdoms. [A brass plate gives the interest, three in the hundred, and asks for quiet«, as the manager is asleep».|A brass plate asks for quiet«, as the manager is asleep», and names the interest: three in the hundred.]',
  senses:
    '[Every twelve seconds a breath comes through the doors, and the bronze hums with it«, and so does {town} above».|A breath comes through the doors every twelve seconds, [and the bronze hums with it, as does {town} above.|and with it hum the bronze and, above it, {town}.]|The bronze hums, and {town} above as well, with each breath that comes through the doors, one in twelve seconds.] [The air is as warm as a bakery, «smells of hot metal and of cinnamon, »and in hard winters half of {town} sleeps on the stairs.|In hard winters people of {town} sleep on the stairs, in air that is as warm as a bakery«, and smells of cinnamon and of hot metal».|It is as warm as a bakery, «there is a smell of cinnamon and hot metal, »and {town} sends down its old people to sleep on the stairs in winter.]',
  keeper: [
    'first teller',
    'speaks for the manager, an ancient gold dragon, who «for {years} years »has talked [only in its sleep|in its sleep, and not often].',
  ],
  guest: [
    'queen in exile',
    'put a whole realm into the bank [in one night«, in wagons»|in wagons«, in one night»], and has come with the receipt. She is the [fourth|third|fifth] this week.',
  ],
  absent: 'second teller',
  hooks: [
    [
      'Six crowns pay their armies from the bank under {town} on the same day, in {days} days, and one of their treasurers pays {pay} gold pieces to have a single coin from the bottom« of the heap».',
      '[It is lead under a breath of gold, and so is all that lies below the first yard.|The coin is lead under a breath of gold, as is all that lies below the first yard.|Below the first yard all of it is lead, this coin as well, under a breath of gold.|It is gilded lead, and so is all that lies more than a yard down.]',
    ],
    [
      '{B} asks for an escort out of {town}, with a realm in eighty wagons«, through five countries whose pay is in them».',
      '[If she is paid in full, the heap goes down to where the gold ends«, and [everybody will see it|that cannot be hidden]».|Once she is paid in full, the heap is down to where the gold ends«, and everybody can see it».|To pay {B} in full one has to dig down to where the gold ends, [and everybody will see it|before all eyes].|Her eighty wagons would take the heap down to where the gold ends, and [everybody would see it|the whole bank would know].]',
    ],
    [
      'A dragon as old as the hills sends a herald to {town}, [with regards to the manager, and asks strangers «to find out »whether it still snores.|who gives its regards to the manager, and asks strangers whether it still snores.|and pays any stranger who listens at the last door whether the manager still snores.|with a purse for the stranger who finds out whether the manager still snores.]',
      '[It is a red, it holds a claim on the heap from before there were kings, and the claim is good the day the manager is dead.|From before there were kings this one, a red, has had a claim on the heap, and it is good the day the manager is dead.|This is the red with the claim on the heap, older than kings, which is good the day the manager is dead.|The dragon is a red. Its claim on the heap is older than kings, and is good on the day the manager dies.|It is the red that has waited with a claim on the heap since before there were kings, until the manager is dead.]',
    ],
  ],
  done: '[Kings borrow here, and sign with blood« and two witnesses».|Kings come here to borrow, and sign with [blood|their blood]«, before two witnesses».|With blood« and two witnesses» kings sign here for what they borrow.] [A stranger who deposits 5,000 gold pieces is given tea by {K}, a number, and protection on every road that a borrower owns.|For a deposit of 5,000 gold pieces {K} gives a stranger [tea|a cup of tea|tea and cake], a number, and protection on every road that a borrower owns.|{K} pours tea for anyone who deposits 5,000 gold pieces, and gives out a number, which protects on every road that a borrower owns.]',
  trace:
    '[{K} does not need a clock:|There is no clock on the desk of {K}:|{K} tells the time by the breathing:] no breath of the manager has ever been [early or late|late|too long or too short], and the gold «over the ribs »[does not move|lies still|never slides].',
  truth: [
    'The manager died in its sleep {years} years ago. {K} and {V} had it stuffed, put bellows into it, and went on«, as six realms would have fallen within a week». [{V} paid wars and harvests with the gold underneath, and put gilded lead in its place.|With the gold underneath {V} paid wars and harvests, and gilded lead was put in its place.] [What the world believes in is a skin, a bellows and the good name of a corpse.|A skin, a bellows and the good name of a corpse: that is what the world believes in.]',
    'The dragon is alive and wide awake, and has not moved since it saw that it had been robbed, by the one «[creature|being] »that it trusted: {V}, who [gave nearly all of it to the poor of nine cities|took nearly all of it to the poor of nine cities]. {V.name} put gilded lead where the gold had been, and {K} has not noticed it. [The dragon lies still to save the kingdoms from a run on the bank«, and its own kind from learning that it was moved to tears».|By lying still the dragon saves the kingdoms from a run on the bank, and itself from the laughter of other dragons, as it was moved to tears.|The dragon lies still so that there is no run on the bank, and so that its own kind does not learn that it was moved to tears.] [Since then it has breathed from the throat alone, so that nothing slides that {town} should not see.|It has breathed from the throat alone since then, so that nothing slides and {town} sees nothing.|So that nothing slides that {town} should not see, it breathes from the throat alone.]',
  ],
  finds: [
    [
      'Investigation',
      '[cutting|bending|biting] a coin from [two yards|three yards|a fathom] down',
      'it bends, and [writes on paper|leaves a grey line on paper|draws on paper]« like a pencil».',
    ],
    [
      'Medicine',
      'holding a [mirror|polished shield|sheet of glass|silver plate] [before|under] the nostrils',
      '[the breath is dry, and smells of [a tannery|leather].|no mist forms on it, and the breath smells of [leather|a tannery].|it [stays clear|does not mist over], and the breath smells of [hides|a tannery|glue].]',
      1,
    ],
    [
      'Arcana',
      '[casting|using] Detect Thoughts on what breathes there',
      '[there is no thought, and not even a dream.|there is no thought at all, and a dragon that is asleep dreams.|one finds the thoughts of {K}, and beyond them nothing.|the heap has as many thoughts as the thing on it: none.|there is nothing to hear[|, awake or asleep], where {K} says that it dreams.]',
      1,
    ],
    [
      'Insight',
      'telling [a story about the poor of nine cities|of a widow in one of nine cities|how the poor live in nine cities|of [orphans|a beggar|a hungry child] in one of nine cities]',
      '[between two breaths a tear runs down, and takes one coin along.|a tear runs down between two breaths, and [a coin|one coin] goes down with it.|the breath stays even, but a tear [runs|rolls] [down the golden cheek|between two scales|into the gold|along the jaw].|there is a tear, between two breaths, [and it washes a coin along|and it hisses on the gold|as large as a fist].]',
      2,
    ],
    [
      'Perception',
      '[looking at|inspecting|examining] the closed eye from [below|the floor|under the chin]',
      '[it is not quite shut.|the lid is [open by a hair|not quite down], [and the eye behind it moves|and something bright is behind it|and gold shines under it|and a lamp is mirrored there].|under the lid there is a [thin|bright|golden] line, and it [moves|follows the lamp].|it is open by [a hair|the width of a coin].]',
      2,
    ],
  ],
  use: [
    '[The doors close by themselves if a deposit leaves without a number« from {K.name}».|If a deposit leaves without a number« from {K.name}», the doors close by themselves.] [Each weighs forty tons, has antimagic in the bronze, and opens only when the manager breathes on it.|There is antimagic in the bronze, each weighs forty tons, and they open only when the manager breathes on them.]',
    '[Under the first yard the heap is a slope of loose lead: difficult terrain, and a noise that wakes {town}.|Under the first yard the heap is made of loose lead: difficult terrain«, and a noise that wakes {town}».|The lead under the first yard is loose. [It is difficult terrain, and makes a noise that wakes {town}.|One moves on it as on difficult terrain, and wakes {town}.]]',
    '[A red dragon (use the statistics of an Ancient Red Dragon) has a claim on the heap« from before there was a {town}».|From before there was a {town} a red dragon (use the statistics of an Ancient Red Dragon) has a claim on the heap.|The heap is claimed by a red dragon (use the statistics of an Ancient Red Dragon), from before there was a {town}.] [The claim hangs behind the third door, a stone tablet« in Draconic» that {K} dusts; it is legal, and a mason of {town} could copy it, with changes.|Behind the third door hangs the claim, on a stone tablet« in Draconic», and {K} has to bow to it; any mason of {town} could cut another, with another date.|It is cut into a stone tablet behind the third door«, in Draconic, and legal»; a mason of {town} could cut one that says something else.]',
  ],
  later: [
    'On day {days} the armies of six crowns are not paid«, on one afternoon». By the evening a red dragon with a claim on the heap is over {town} to collect.',
    'On day {days} a red dragon «with a claim on the heap »comes to {town} to look, and the manager has to choose between six kingdoms and getting up.',
  ],
  ways: [
    '[The realms owe each other more than the bank of {town} holds.|What the realms owe each other is more than there is in the bank of {town}.|More than the bank of {town} holds is owed by the realms to each other.] If six treasurers could be put into one room «and kept there »until they have crossed it all out, nobody would need gold; {K} has the books ready«, and {B} would be the first to sign».',
    '[It would get up for one thing: it wants the one who robbed it brought back, to be thanked.|There is one thing for which it would get up: to thank the one who robbed it.|To thank the one who robbed it, it would get up.] [{V} lives in the ninth city« and is very much afraid».|{V} is in the ninth city«, and very much afraid».|In the ninth city lives {V}«, in great fear».] [Six kingdoms and {town} would take the word of a gold dragon who is awake instead of coins, and the red has no claim while it lives.|The word of a gold dragon who is awake is as good as coins to {town} and six kingdoms, and the red has no claim while it lives.|While the gold dragon lives the red has no claim, and the word of a gold dragon who is awake is as good as coins, in {town} as in six kingdoms.]',
  ],
};
