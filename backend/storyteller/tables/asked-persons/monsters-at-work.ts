import { noun, type AskedStory } from './story-type.ts';

const monsters =
  'ogre|troll|orc|goblin|hobgoblin|bugbear|kobold|gnoll|minotaur|lizardfolk|lizardman|giant|cyclops|ettin|harpy|medusa|gorgon|skeleton|zombie|ghoul|mind flayer|illithid|beholder|mimic|slime|ooze|gelatinous cube|myconid|mushroom|fungus|centaur|gargoyle|owlbear|naga|sphinx|hill giant|cave troll';

/** Trades of monsters as stories know them. */
const wild =
  'warlord|warchief|war chief|chief|chieftain|king|queen|raider|shaman|warrior|hunter|slayer|hero|boss|lord|leader|captain|berserker|barbarian|tribe|horde|raid|cub|child|person|man|woman|fighter|marauder|brute|bandit|monster|prince|princess|matriarch|patriarch|overlord|tyrant';

const stops =
  'who|that|which|with|without|of|in|on|at|from|for|by|and|but|or|is|was|has|living|looking|trying|wanting|disguised|raised|turned|very';

/** A monster with a trade of the towns: "an ogre sommelier", "a detective who is a mind flayer". */
const atWork = [
  new RegExp(
    String.raw`^(?:(?!(?:${stops})\b)[\p{L}'-]+ )*?(?:${monsters})(?: person| man| woman)?,? (?:an? )?(?!(?:${wild}|${stops})\b)(?<craft>[\p{L}'-]+(?: (?!(?:${stops})\b)[\p{L}'-]+)?(?<!\b(?:${wild})))(?= (?:${stops})\b|,|$)`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:very|old|young|retired) )*(?<craft>(?!someone|somebody|villager|creature|person|man|woman)[\p{L}'-]+(?: (?!who\b)[\p{L}'-]+)?) (?:who|that)(?: is|'s) (?:an? )?(?:[\p{L}'-]+ )?(?:${monsters})\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:[\p{L}'-]+ )*?(?:${monsters}|demon|devil|imp|vampire|ghost|lich|dragon)\b.* (?:works|working|employed|serves|hired) as (?:an? )?(?<craft>[\p{L}'-]+(?: (?!(?:${stops})\b)[\p{L}'-]+){0,2})`,
    'iu',
  ),
];

/** Monsters who do the work of people in a town. */
export const personsOfMonsterTrades: readonly AskedStory[] = [
  {
    id: 'asked-monster-with-a-licence',
    asked: atWork,
    other: 'guild warden',
    look: [
      '{P.name} wears the badge of the trade in plain view, twice, and has papers ready before anybody asks.',
    ],
    manner: [
      '{P} speaks softly, says "please" to chairs, and has learned to laugh with the mouth closed.',
      '{P} talks about the work with a love that makes guests forget, for whole minutes, whom they are talking to.',
    ],
    want: [
      '{P} wants to be let into the guild as a {craft} like any other, on the merit of the work, and the vote is on Thursday.',
      '{P} wants to stay the {craft} of {town} for good, with a vote of the guild behind it, before a certain visitor arrives.',
    ],
    ask: [
      '{P} promises {pay} gold pieces to a party that brings two voters of the guild in, sober, past those who have sworn to keep them at home.',
      '{P} offers {pay} gold pieces for the old statutes of the guild, which lie in {town2}, and which are said not to mention teeth at all.',
      'The crown is to decide who counts as a subject, and {P} is the case that it decides by. {P} offers {pay} gold pieces to those who keep the witnesses alive until they are heard.',
    ],
    says: [
      '"Yes. I am. Now that we have that behind us, how may I help you?"',
      '"You will find that my references are in order. The first three were written under no threat whatever."',
      '"People ask what I eat. Nobody asks the baker."',
    ],
    tell: '[When a child stares|When a new customer turns pale], {P} goes on working a little more slowly, and lets it look for as long as it likes.',
    truths: [
      'The loudest voice against {P} is {Q}, who has been selling the work of {P} in {town2} for {years} years as {Q.their} own. A member of the guild may sign; {P} may not, as things are, and {Q} wants them to stay so.',
      '{P} was sent to {town} by {P.their} own kind, {years} years ago, to count the guards and open the gate one night. {P.they} stayed, and has sent home false numbers ever since. Now one of them comes to see for {P.them}, and {Q} has seen the two together.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the work of {P} with what {Q} sells',
        'both have the same small habit in the same place, and only one of the two has big hands.',
        1,
      ],
      [
        'Insight',
        'asking {Q} what {Q.they} has against {P}',
        '{Q} answers with the price list.',
        1,
      ],
      [
        'Perception',
        'standing at the edge of {town} after dark',
        'three stones are laid on the wall, and in the morning {P} has put them back.',
        2,
      ],
      [
        'Survival',
        'reading the ground behind the house of {P}',
        'one of the same kind has sat there for a night, and nobody has been hurt.',
        2,
      ],
    ],
    pressed: [
      '{P} offers to do one piece of work before the whole guild, and asks {Q} to do the same beside {P.them}. {Q} finds a reason to leave, and does not find a good one.',
      '{P} says it to the council in {P.their} own words, before somebody else can, and shows the false reports. Half of {town} stands up for {P.them}; the one who has come to see is listening at the window.',
    ],
  },
  {
    id: 'asked-monster-under-suspicion',
    asked: atWork,
    other: 'old constable',
    look: [
      'Everything that {P.name} uses has been made bigger, smaller or stronger by friendly hands, and {P.they} knows each of the hands.',
    ],
    manner: [
      '{P} knows the names of all customers, of their children, and of what the children are afraid of.',
      '{P} keeps both hands on the table when the watch comes in, and has done so for years without being told.',
    ],
    want: '{P} has been the {craft} of {town} for years, and wants to find out who has begun to leave bones on the doorstep, before the neighbours draw the obvious conclusion.',
    ask: [
      '{P} gives {pay} gold pieces to a party that sits in the shop for three nights, behind the counter, and does not snore.',
      '{P} offers {pay} gold pieces to have the bones looked at by the bone doctor in {town2}, and asks the party to carry the sack: "you can pass a gate with it".',
      'The same bones now lie before the doors of every one of {P.their} kind who serves the crown. {P} offers {pay} gold pieces to those who find the hand behind it before the realm sends them all away.',
    ],
    says: [
      '"The bones were boiled. I would never boil them. I mean, one would not."',
      '"I have been thanked {years} times in this town, and I have kept a list."',
      '"Come in, mind the step, and kindly be seen leaving again."',
    ],
    tell: '{P} sweeps the doorstep before sunrise, and carries something round the house under {P.their} apron.',
    truths: [
      'The bones are laid there by {Q}, who means well: years ago {Q} hushed up one real death for the sake of {P}, an accident, and thinks that {P} has started again. They are a warning to go before others notice.',
      'The bones are those of the {craft} who had the house before. {P} found them under the floor on the first day, was afraid of what would be thought, and put them back. Somebody who knew that they were there is digging them up, one by one. It is {Q}, whose first case that was, and who closed it for a purse.',
    ],
    clues: [
      ['Medicine', 'looking at the bones', 'they are human, old, and were cleaned with care.', 2],
      ['Nature', 'looking at the bones', 'they are those of a calf, bought and not found.', 1],
      [
        'Insight',
        'telling {Q} about them',
        '{Q} asks how many, before anyone has said where they lay.',
      ],
      [
        'Perception',
        'watching the doorstep for a night',
        'a lantern of the watch is put out at the corner, and lit again on the way back.',
      ],
    ],
    pressed: [
      '{P} asks {Q} to come in and sit down, and tells how it was with that death, from beginning to end. {Q} has needed to hear it for longer than {P} has needed to say it.',
      '{P} tears up the floor {P.themself}, with the street looking in. When the last bone is on the table, {Q} is the only one who is not looking at it.',
    ],
  },
  {
    id: 'asked-warlord',
    asked: noun(
      '(?:orc|goblin|hobgoblin|gnoll|ogre|giant|bugbear|kobold|troll|barbarian|nomad|tribal) (?:warlord|warchief|war chief|chief|chieftain|king|queen|khan|leader|general)',
    ),
    isWhole: true,
    other: 'shaman',
    look: [
      '{P.name} wears a cloak of the banners of those who were beaten, and one strip of it is {P.their} own.',
    ],
    manner: [
      '{P} lets people talk to the end, asks one question, and remembers the answer for years.',
      '{P} eats last, when everyone has been served, and nobody has ever been told why.',
    ],
    want: [
      '{P} wants the winter pastures beyond {town} before the snow, and would rather have them without a war, which no one on the other side believes.',
      '{P} wants {town} to be taken before the new moon, and grows colder each time that somebody asks why just then.',
    ],
    ask: [
      '{P} has {pay} gold pieces of the spoils for those who carry an offer into {town}, unopened, and an answer out.',
      '{P} offers {pay} gold pieces for a child of the clan who is kept in {town2}, well dressed, as a guest.',
      '{P} has {few} clans behind {P.them}, and the crown has an army before it. {P} offers {pay} gold pieces of old tribute to those who get one honest person of the court to a fire between the lines.',
    ],
    says: [
      '"You came in by the front. Good. Sit. Those who come in by the back do not get soup."',
      '"I can take your walls. I cannot take back what comes after. Tell them that, slowly."',
      '"{Q} reads the smoke. I read {Q}."',
    ],
    tell: 'Each evening {P} walks once round the whole camp, alone and without a weapon, and counts the fires.',
    truths: [
      'The herds have been dying since spring: the river comes down poisoned from a mine that belongs to {town}. {Q} has known it from the first dead calf, and keeps it from {P}, because a hungry people follows a war.',
      '{P} has been told by {Q} that the clan ends with the new moon unless a wall falls. It is a lie, and {P} knows that; what is true is that {P} is ill, and the clans fall upon each other on the day that it shows.',
    ],
    clues: [
      [
        'Nature',
        'looking at the herds',
        'the beasts fall ill where they drink, not where they graze.',
        1,
      ],
      ['Insight', 'asking {Q} about the river', '{Q} speaks about the will of the ancestors.', 1],
      [
        'Medicine',
        'sitting across the fire from {P}',
        'the cup is held with both hands, and still shakes.',
        2,
      ],
      ['Perception', 'watching the tent of {P}', 'nobody is let in before noon, not even kin.', 2],
    ],
    pressed: [
      '{P} drinks from the river before the council of both sides, and offers the cup round. Who refuses it knows something.',
      '{P} names a successor in front of everyone, in one breath with the truth. Those who would have fought over it have had no time to choose sides.',
    ],
  },
  {
    id: 'asked-small-hero',
    asked:
      /^(?!.*\b(?:noble|nobleman|prince|princess|heir|heiress|lord|lady|villain)\b).*\b(?:goblin|kobold|dwarf|elf|boy|girl|apprentice|innkeeper|blacksmith|monk|scholar|librarian|sailor|gnome|halfling|orc|ogre|troll|skeleton|scarecrow|baker|cook|farmer|clerk|stable ?(?:boy|girl|hand)|kitchen (?:boy|girl|maid)|squire|servant|shepherd(?:ess)?|milkmaid|orphan|barmaid|miller)\b.*\b(?:wants?|dreams?|longs?|hopes?|wishes|trying|tries|aspiring|wanting|dreaming) (?:to be|to become|of being|of becoming) (?<what>an? (?:[\p{L}'-]+ )?(?:hero|heroine|knight|paladin|adventurer|champion|wizard|dragon ?slayer|great warrior|warrior|legend))\b/iu,
    isWhole: true,
    other: 'retired adventurer',
    look: [
      '{P.name} wears a breastplate that was a pot lid, a cloak that was a curtain, and boots with real mud from a real dungeon, bought.',
    ],
    manner: [
      '{P} asks how one does things, writes the answer down with the tongue between the teeth, and does them.',
      '{P} is afraid of nearly everything, says so, and goes first.',
    ],
    want: '{P} wants to be {what}, practises before work and after it, and needs one deed that counts.',
    ask: [
      '{P} offers all that {P.they} has saved, {pay} gold pieces in copper, to be taken along once, and carries the bags.',
      '{P} knows of a small evil near {town2}, one of the right size, and offers {pay} gold pieces for company as far as the last bend.',
      '{P} has stood up in front of the crown, by mistake, when volunteers were asked for. {P} has {pay} gold pieces of an advance that has to be earned or given back.',
    ],
    says: [
      '"I have read all about it. Well, I have had it read to me. Well, I have heard the song."',
      '"I am not brave. I looked it up. Brave is when you do it anyway, so I might be."',
      '"{Q} says that I should go home. {Q} also left the good sword where I could find it."',
    ],
    tell: '{P} gets up before dawn and fights a fence post behind the houses of {town}, and bows to it afterwards.',
    truths: [
      '{P} has already done the deed, without knowing it: the thing in the dark that {P.they} ran away from last winter, and pulled the door shut on, was what {Q} had failed to kill {years} years ago. It has been in that cellar since, and has found the hinges.',
      'The great deed about which {P} has heard all the songs never happened. {Q} made it up over a dead friend, was paid for it, and has watched ever since how {P} grows up on it. The beast of the songs is alive, and only sleeps near {town2}.',
    ],
    clues: [
      [
        'Investigation',
        'having {P} show the door',
        'it has been clawed, from inside, and from the bottom upwards.',
        1,
      ],
      ['History', 'comparing the songs', 'in the oldest one nobody comes home.', 2],
      [
        'Insight',
        'asking {Q} about the deed',
        '{Q} tells it word for word, as one tells a thing that has been learned.',
        2,
      ],
      [
        'Perception',
        'watching {Q} when {P} practises',
        '{Q} moves the feet along, and wipes an eye.',
      ],
    ],
    pressed: [
      '{P} goes back to that door with shaking knees. Whoever goes with {P.them} sees who it is that stays between the thing and the others.',
      'Told the truth, {P} is silent for a while. "Then nobody has done it yet," says {P}, and goes to fetch the lid.',
    ],
  },
  {
    id: 'asked-stacked-in-a-coat',
    asked:
      /\b(?<what>(?:two|three|four|five|several|a few|some) [\p{L}-]+) (?:in|under|inside|sharing|wearing|stacked in) (?:an?|one|the) (?:[\p{L}-]+ )?(?:trench ?coat|overcoat|coat|cloak|robe|robes|suit|armou?r)\b/iu,
    isWhole: true,
    other: 'old valet',
    look: [
      'The coat of {P.name} reaches to the ground and is buttoned to the chin in every weather, and the arms are never both the same length.',
    ],
    manner: [
      '{P} argues with {P.themself} in a low voice, and sometimes loses.',
      '{P} sits down in stages, and never within reach of anybody.',
    ],
    want: '{P} came to the post for a single afternoon, as {P.they} likes to put it, and wants out of it: what {P} asks for is an heir, a successor or a very good fire.',
    ask: [
      'A portrait is to be painted, without the coat. {P} offers {pay} gold pieces to those who see to it that the painter has another appointment.',
      '{P} offers {pay} gold pieces for a tailor in {town2} who once took the measurements and has begun to tell jokes about them.',
      'There is to be a royal wedding, and a first dance. {P} offers {pay} gold pieces to those who find a reason of state against it before the realm is watching.',
    ],
    says: [
      '"We are delighted. I am. I am delighted."',
      '"One moment, please. My stomach has an objection."',
      '"No, I do not take off my coat. It is a matter of faith. It is a new faith."',
    ],
    tell: 'At table {P} eats three portions with one mouth, and there is always one cup too few.',
    truths: [
      '{P} is {what} in one coat. The one whose place they have taken was killed; they were hired for an hour, to be seen at a window, so that {Q} could say later that the dead one was still alive. {Q} has not paid, and cannot afford that they talk.',
      '{P} is {what} in one coat. The one whose place they have taken ran away, out of disgust, and asked them to do it. By now they rule better than anybody before them, since nothing happens on which all of them have not agreed. {Q}, who knows, has had an offer to open the coat in public.',
    ],
    clues: [
      [
        'Perception',
        'standing next to {P} while music is played',
        'three feet beat time, to two different beats.',
      ],
      ['Insight', 'asking {P} about a quarrel', '{P} is of two minds about it, audibly.'],
      [
        'Investigation',
        'searching the room with the window',
        'under the carpet the floor has been scrubbed, in the shape of a person.',
        1,
      ],
      [
        'History',
        'comparing the signatures of this year',
        'there are three hands, and the decisions are better than before.',
        2,
      ],
    ],
    pressed: [
      'The coat falls open before witnesses, and the lowest of them says what they saw through the button hole on that afternoon. {Q} is at the door by then.',
      '{P} unbuttons the coat before the council and asks, from three mouths, whether anybody has reason to complain. It is quiet for a long time.',
    ],
  },
];
