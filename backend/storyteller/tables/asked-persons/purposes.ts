import { about, type AskedStory } from './story-type.ts';

/** Persons whom a wish, a vow or a refusal of the idea drives. */
export const personsOfPurposes: readonly AskedStory[] = [
  {
    id: 'asked-atonement',
    asked:
      /\b(?:looking|searching|seeking|seeks|longing|longs|hoping|begging|looks) (?:for )?(?<what>peace|redemption|forgiveness|atonement|absolution)\b|\b(?:repentant|remorseful|reformed|redeemed|regrets|wants (?<what>peace|redemption|forgiveness))\b/iu,
    other: 'war leader',
    look: ['{P.name} has the old war paint scrubbed off, and a branch tied over the blade.'],
    manner: [
      '{P} lets others speak first, also enemies, and repeats what they said before answering.',
      '{P} pours a little of each cup on the ground, and says a name with it.',
    ],
    want: '{P} has seen enough blood, is looking for peace, and wants both sides to sit down at one fire before the next moon.',
    ask: [
      '{P} asks the party to carry a white branch to the reeve of {town2} and to come back with an answer, for {pay} gold pieces.',
      '{P} pays {pay} gold pieces for safe conduct to the place of the talks, through the lands of two peoples who both call {P} a traitor.',
      '{P} offers {pay} gold pieces to those who hold two armies apart for one night, until the rulers of both have smoked the pipe.',
    ],
    says: [
      '"I know how wars begin. I have begun two. It takes one song and one fool."',
      '"Ask your dead whether they want more company."',
      '"The spirits do not take sides. They only count."',
    ],
    tell: 'In a bundle {P} carries {few} knotted cords, and unties one knot for each day without a killing.',
    truths: [
      '{P} gave the sign for the raid on {town2} that started all of this, after a false vision: {Q} had put dreaming root into the smoke. {Q} wants the war for the land behind {town}, and has more of the root for the night of the talks.',
      'The peace was to be sealed with a murderer given up to the other side. It is {P}, who killed the child of the ruler of {town} in the old war, and who has come in order to say so when both sides sit at the fire. {Q} knows it, and means to shout it too early.',
    ],
    clues: [
      [
        'Nature',
        'smelling the ashes of the vision fire',
        'there is root in it that no shaman burns.',
        1,
      ],
      ['Insight', 'asking {Q} who gains by the peace', '{Q} lists those who lose.', 1],
      [
        'Persuasion',
        'asking {P} for the last name over the cup',
        'it is that of a child from {town}.',
        2,
      ],
      [
        'Perception',
        'watching {P} when the ruler of {town} is near',
        '{P} stands so that a blow would be easy.',
        2,
      ],
    ],
    pressed: [
      'With the root on the table, {P} tells both sides of the false vision. Half of the warriors leave {Q} that night, and the other half attack.',
      '{P} kneels before the ruler and says it. If the party has prepared that ruler for it, there is peace with a price; if {Q} was first, there is war.',
    ],
  },
  {
    id: 'asked-dreamer',
    asked:
      /^(?=.*\b(?:nobles?|nobleman|noblewoman|prince|princess|heir|heiress|lord|lady|duke|duchess|count|countess|baron|baroness|king|queen|merchant's|aristocrat|rich|wealthy|spoiled)\b).*\b(?:wants|dreams|longs|hopes|wishes|tries|trying|aspiring|wanting) (?:to be|to become|of being|of becoming) (?<what>[\p{L}'-]+(?: [\p{L}'-]+){0,3})/iu,
    other: 'fencing master',
    look: [
      '{P.name} wears a sword belt over good house clothes, with the price still on the buckle.',
    ],
    manner: [
      '{P} knows all of the songs about it, and corrects people who have done it.',
      '{P} practises bold sentences behind a door, and comes in with another one.',
    ],
    want: '{P} wants to be {what}, against the will of everyone at home, and has packed {few} times.',
    ask: [
      '{P} offers the party {pay} gold pieces to be taken along once, on anything that has a cave in it, and home before dinner.',
      '{P} pays {pay} gold pieces for a real danger near {town2}; at home they have hired people to make false ones.',
      '{P} has taken on a task that the crown could give to nobody else, and offers {pay} gold pieces to a party that shows {P.them} how one stays alive.',
    ],
    says: [
      '"I can already do everything except the part with the blood."',
      '"At home I have nine people to open doors. I should like to kick one."',
      '"You look terrible! Was it wonderful?"',
    ],
    tell: '{P} sleeps on the floor beside a made bed, in order to get used to it.',
    truths: [
      'To be taken seriously {P} has stolen the family jewel from the vault and hidden it in a ruin, so as to find it again before everyone. {Q} followed, has it now, and has sold the rest of the plan to kidnappers.',
      'At the first try somebody died: a stable hand went along as {P.their} companion, and {P} ran. {Q} hid the body, for the family. {P} wants to be {what} so that it was not for nothing.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the lock of the vault',
        'it was opened with a key, by somebody who was in tears or in haste.',
        1,
      ],
      [
        'Perception',
        'watching {Q} at the next lesson',
        '{Q} teaches {P} to fall, and never to get up.',
        1,
      ],
      [
        'Insight',
        'asking {P} about the first try',
        '{P} tells it as a song, and leaves out the second voice.',
        2,
      ],
      [
        'Persuasion',
        'asking in the stables who is missing',
        'they say "gone to sea", all of them in the same words.',
        2,
      ],
    ],
    pressed: [
      '{P} owns up before the family, and asks to lead the search for it. {P} is bad at most of it, and good at not giving up.',
      '{P} goes to the parents of the dead one, with the party at the gate and not at the door. What {P} does after that is the first brave thing.',
    ],
  },
  {
    id: 'asked-obsessed',
    asked: about(
      'obsessed (?:with|by)(?= an? | the )|obsessively hunting|hunting|hunts|chasing|chases|pursuing|fascinated by',
    ),
    other: 'farmer',
    look: [
      '{P.name} has mud of {few} different colours on the boots, and eyes that have not slept.',
    ],
    manner: [
      "{P} talks of {what} in the middle of other people's sentences, and does not notice.",
      'On each table {P} draws a map with a wet finger: here it was last, here it will be next.',
    ],
    want: '{P} is obsessed with {what}, and has given up house, friends and sleep for it.',
    ask: [
      '{P} pays {pay} gold pieces to a party that comes along for one night: a herdsman near {town2} has seen {what}.',
      '{P} offers {pay} gold pieces to be first: a rich rival has sent {few} people from {town2} after {what}.',
      '{P} has found out that {what} belongs to a power beyond this world, which has noticed, and offers {pay} gold pieces to those who stand in between.',
    ],
    says: [
      '"I was this close. I could smell it. Have you ever wanted something so much that you forgot to eat?"',
      '"You think that I am mad. So did I, until I saw it looking back."',
      '"One more night. I have said that before, but this time there is a moon."',
    ],
    tell: '{P} has cut a notch for every failed night into a stick, has begun the fourth stick, and touches the first notch of all before setting out.',
    truths: [
      '{P} saw {what} for the first time on the night on which {P.their} brother died, and went after it instead of going for help. If it is caught, the night had a reason. {Q} found the brother still alive, and has never told {P} what his last words were.',
      'There is a bargain in it: what is near {what} does not die. {P} is incurably ill and has only this hope. {Q} knows that the price is paid by somebody else, because {Q} once got well in that way, and lost a daughter.',
    ],
    clues: [
      [
        'Insight',
        'asking {P} about the first time',
        '{P} tells the weather, the hour and the wind, and leaves out who was there.',
        1,
      ],
      [
        'Persuasion',
        'asking {Q} about the brother',
        '{Q} says that one should not tell such things to somebody with a loaded bow.',
        1,
      ],
      ['Medicine', 'hearing {P} cough', 'it is the sort that leaves a year, at best.', 2],
      [
        'Investigation',
        'looking at the grave of the daughter of {Q}',
        'she died on the day on which {Q} rose from bed.',
        2,
      ],
    ],
    pressed: [
      'If {Q} says the last words, "let it go, and come here", {P} sits down for the first time. Without that, {P} goes on, over anybody who stands in the way.',
      'When it is within reach, {P} asks who would pay. If the party knows a name and says it, {P} lowers the hand; if not, {P} does not want to know.',
    ],
  },
  {
    id: 'asked-refuser',
    asked:
      /\b(?:never|refuses to|won't|will not|does not|doesn't|not) (?<what>takes?|accepts?|asks? for|charges?|wants?|touch(?:es)?) (?:any |his |her |their |the )?(?<thing>coins?|money|gold|payment|pay|fees?|silver)\b/iu,
    other: 'toll lord',
    look: ['{P.name} has no purse, no pocket and no ring, and the palms are black.'],
    manner: [
      '{P} turns both hands up when somebody holds out money, and steps back from it as from a flame.',
      '{P} asks for a story, a button or a name instead, and puts it away as carefully as others put away gold.',
    ],
    want: '{P} takes no {thing} from anyone, and wants something else: that each who is helped says the name of somebody dead whom they still miss.',
    ask: [
      '{P} asks the party to bring {few} coins from the bed of the river at {town2} and not to keep one; what they find beside them is worth {pay} gold pieces.',
      '{P} asks the party to break the toll chain of {Q}, without taking what hangs on it; grateful merchants have promised {pay} gold pieces for that.',
      '{P} asks for a guard down to the last river of all, where the dead wait on the wrong side. Kings have put up {pay} gold pieces for whoever settles that account.',
    ],
    says: [
      '"Keep it. It is heavier than it looks, and I have carried it."',
      '"A name will do. Somebody you would have paid for."',
      '"{Q} takes money. Go to {Q} if you want to owe nothing."',
    ],
    tell: 'If a coin falls near {P}, {P.they} waits with shut eyes until somebody has picked it up.',
    truths: [
      '{P} once took a coin to leave somebody behind: {few} people drowned, and {Q} was the one who paid. Since then, each coin that {P} touches burns, and {P} hears the voice of one of them.',
      '{P} died {years} years ago, and was sent back to work off the passage of those who had no coin for it. {few} names are still wanting. {Q} knows it, and sells false names, so that the work never ends.',
    ],
    clues: [
      [
        'Sleight of Hand',
        'slipping a coin into the coat of {P}',
        '{P} cries out, and says a name that is on a stone in {town2}.',
        1,
      ],
      [
        'Insight',
        'telling {Q} that {P} takes nothing',
        '{Q} says "not any more", and sends for another glass.',
        1,
      ],
      ['Medicine', 'taking the hand of {P}', 'there is no pulse in it, and it is warm.', 2],
      [
        'Religion',
        'reading the book of names',
        '{few} of them, all sent by {Q}, belong to no one who ever lived.',
        2,
      ],
    ],
    pressed: [
      'If {Q} has to say before the families who paid whom, {P} takes one coin from each of them and does not burn. {P} goes on working, and goes on taking nothing.',
      'With the last true names {P} thanks everyone, and sails into a fog out of which the boat comes back empty. {Q} is then called by name from the water.',
    ],
  },
  {
    id: 'asked-vow',
    asked:
      /\b(?:broke|broken|breaking|break) (?:her|his|their|a|the) (?<what>vow(?: of [\p{L}]+)?|oath|promise|silence|word)\b|\b(?<what>vow of [\p{L}]+)\b/iu,
    other: 'abbot',
    look: ['{P.name} wears the cord of an order with one knot cut out.'],
    manner: [
      '{P} speaks as people do who count what they say, and looks round after every sentence.',
      'Before {P} says anything that matters, {P.they} touches the place of the missing knot.',
    ],
    want: 'Since {P} broke the {what}, {P.they} wants one person to say that it was right.',
    ask: [
      '{P} asks the party to go to the monastery at {town2} and to hear what is read there about {P.them}, for {pay} gold pieces.',
      '{P} pays {pay} gold pieces for a pupil who is kept behind the walls at {town2}, and who wants to get out.',
      '{P} has said aloud one word that the order has kept for a thousand years; things in three realms have heard it. {P} offers {pay} gold pieces from the treasury to those who shut what it opened.',
    ],
    says: [
      '"Nineteen years, and then one sentence. I would say it again, and louder."',
      '"Forgive me if I talk. I had saved it up."',
      '"They do not beat one for it. They only look through one, at mealtimes."',
    ],
    tell: 'At the hours of the order {P} stops in the street, with moving lips, and then goes on the other way.',
    truths: [
      '{P} broke the {what} to warn a stranger on the stairs of the tower. {Q} had loosened a step for that man, who was about to look at the accounts. {P} said only "stop", and does not know yet what it was that {P.they} stopped.',
      '{P} broke the {what} out of anger, in one shout, and the snow came down on {few} brothers and sisters. {Q} says that it was the will of heaven, and needs it to be: the wall against the snow was never built, though it had been paid for.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the tower stairs',
        'one step lies on a wedge that is newer than the stone.',
        1,
      ],
      ['Insight', 'greeting {Q} from {P}', '{Q} asks first what else {P} has said.'],
      [
        'Nature',
        'looking at the slope above the monastery',
        'the posts for a wall stand there, and no wall.',
        2,
      ],
    ],
    pressed: [
      '{P} goes back with the party, and speaks at table, before all of them. Half of the order answers; it is the loudest evening in its history.',
      'When {P} learns of the wall, {P} weeps, is angry, and keeps the voice low. {Q} bars the gate, and the first thaw is loosening the slope.',
    ],
  },
];
