import { noun, type AskedStory } from './story-type.ts';

const kinds =
  'vampire|werewolf|wererat|ghost|dragon|minotaur|ogre|troll|giant|goblin|orc|kobold|siren|mermaid|medusa|gorgon|skeleton|zombie|lich|demon|devil|imp|mind flayer|beholder|banshee|ghoul|harpy|mimic|gargoyle|golem|basilisk|unicorn|griffin|phoenix|sphinx|cyclops|centaur|yeti|kraken|fairy|pixie|genie|succubus|assassin|executioner|pirate|barbarian|ninja|wolf|bear|owlbear';

/** A monster that does not do what its kind does: "a vampire who faints at the sight of blood". */
const againstNature = new RegExp(
  String.raw`^(?:an? |the )?(?:[\p{L}'-]+ )*?(?:${kinds}) who (?<said>(?:always gets? lost|faints?|is (?:allergic|afraid|scared|terrified|frightened|vegetarian|a vegetarian|vegan|a vegan|squeamish|clumsy|shy|too shy|too polite|ticklish|homesick)|(?:can't|cannot|can not) (?:stand|swim|fly|fight|scare|frighten|roar|see|bear|hurt|kill|bite|howl|sing|lie|count|cook|read)|refuses to (?:eat|bite|kill|haunt|drink|fight|hurt|scare|burn|steal)|hates (?:blood|meat|gold|violence|fighting|singing|the dark|the night|water|heights|fire|scaring|killing|crowds)|never (?:bites|kills|fights|hurts|learned)|gets (?:lost|seasick|stage fright|sick)|only eats (?:vegetables|plants|cheese|bread|cake|fruit|flowers)|loves (?:gardening|baking|knitting|cooking|flowers|kittens|poetry|books|tea|dancing|music|children|opera))\b[^,]*)`,
  'iu',
);

/** Monsters who live as their kind is not meant to. */
export const personsOfGentleMonsters: readonly AskedStory[] = [
  {
    id: 'asked-monster-against-its-nature',
    asked: againstNature,
    isWhole: true,
    other: 'stern cousin',
    look: ['{P.name} has all that {P.their} kind is feared for, and a scarf.'],
    manner: [
      '{P} apologises in advance, and has a drawing to explain it.',
      '{P} bears jokes about it well, laughs a moment too early, and remembers who made them.',
    ],
    want: [
      '{P} {said}, which in {P.their} trade or kind is a matter of some embarrassment, and wants to get through a visit of the family without its coming out.',
      '{P} {said}, has made {P.their} peace with it, and wants the others to stop sending helpers.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that lets itself be terrified by {P.them} in {town}, on a certain evening, in front of {Q}.',
      '{P} offers {pay} gold pieces for a wise one near {town2} to be asked whether it can be cured, and for the second half of the answer not to be passed on to {Q}.',
      'The courts of the realm mean to judge all of {P.their} kind by one example, and {P} has been chosen, by mistake. {P} offers {pay} gold pieces to be kept from having to show what {P.they} can do.',
    ],
    says: [
      '"I know. Believe me, I know. Shall we get the laughing over with?"',
      '"My mother says that it will grow out. I am {years} times older than you."',
      '"{Q} is a real one. You can tell by the screaming. It gives me a headache."',
    ],
    tell: "Once a week {P} practises behind the house, properly, with everything that goes with it, [and has to sit down afterwards|and a neighbour's child holds up a number].",
    truths: [
      'It is not a flaw: {P} once did what the kind does, only once and very well, and it cost {P.them} the one person who was not afraid. Since that night it will not be done. {Q} was there, calls it weakness, and has bad dreams.',
      '{P} is the cure, and not the sick one: whoever lives near {P} long enough loses the hunger. It has begun with the neighbours. The elders of the kind have noticed, and {Q} has been sent to end it, and has slept well for the first time since arriving.',
    ],
    clues: [
      [
        'Insight',
        'laughing with {P} about it',
        'the laugh is one that has been practised, in front of a grave.',
        1,
      ],
      [
        'Perception',
        'comparing {Q} on the first evening and on the third',
        '{Q} has passed the salt.',
        2,
      ],
      [
        'History',
        'asking what happened to the one who was not afraid',
        'people say that it was a wild beast, and look at their hands.',
        1,
      ],
      [
        'Medicine',
        'asking about illnesses near the house',
        'nobody there has had a fit of anger for a year.',
        2,
      ],
    ],
    pressed: [
      '{P} tells it before the family, as it was, and shows what {P.they} can do, for the length of one heartbeat. Nobody laughs any more. Then {P} puts the scarf back on.',
      '{Q} writes home that it has been seen to, and asks {P} whether the room upstairs is still free. The elders will send another; there is room for several.',
    ],
  },
  {
    id: 'asked-monster-at-the-edge',
    asked: noun(
      '(?:lonely|gentle|old|sad|friendly|kind|shy|blind|young|huge|last|hungry|angry|misunderstood|cursed|polite|wise) (?:[\\p{L}-]+ )?(?:giant|ogre|troll|cyclops|minotaur|medusa|gorgon|gargoyle|ettin|yeti|harpy|monster|beast|bugbear|goblin|orc|kobold|hydra|basilisk|beholder|mind flayer|centaur|sphinx|griffin|unicorn|naga|kraken)|giant|ogre|troll|cyclops|minotaur|medusa|gorgon|ettin|yeti|harpy|monster|hydra|beholder|mind flayer|illithid|sphinx|naga|centaur|lizardfolk|bugbear|goblin|kobold|orc|gnoll',
    ),
    other: 'fearless shepherd girl',
    pronouns: { Q: 'she' },
    look: [
      '{P.name} has carved a comb, a pipe or a small horse, in between, and each of them fits a hand far smaller than {P.their} own.',
    ],
    manner: [
      '{P} sits down first, so that the others do not have to look up, or puts a stone between them, so that they do not have to look.',
      '{P} tastes each word before saying it, as one does who has not had many listeners.',
    ],
    want: [
      '{P} wants company, once a week, of the kind that comes back, and does not know what one offers for it.',
      '{P} wants to stay where {P.they} is, half a day from {town}, and not be thanked, hunted or sung about.',
    ],
    ask: [
      '{P} lays {pay} gold pieces on a stone, from travellers who left them behind when they ran, for a party that tells people in {town} who it was that held up the bridge.',
      '{P} offers {pay} gold pieces to those who find out in {town2} what became of the one who promised to come back in spring.',
      'The realm has put a price on {P.their} head for the deeds of another, who wears {P.their} footprints on poles. {P} offers {pay} gold pieces to those who show it to the crown before the hunt begins.',
    ],
    says: [
      '"You have not run. Is something wrong with your legs?"',
      '"I was told that I am a parable. Is it catching?"',
      '"Do not shout. I hear you. I hear you when you are still in the valley."',
    ],
    tell: 'Each market day {P} comes to the edge of the trees and looks at the lights of {town} until the last one is out, and leaves something there, mended.',
    truths: [
      'Those who hunted {P} years ago left one behind, wounded, and {P} nursed them to the end. They are buried in the best place, and {P.they} has learned from them to talk. The family believes them eaten. {Q} is of that family, and comes every week.',
      '{P} is the last of a watch of seven, and is placed there for a reason: something under the hill listens for whether someone still walks on it. {P} is too old to walk as heavily as all seven did. {Q} helps by stamping along.',
    ],
    clues: [
      [
        'Survival',
        'reading the tracks around the place',
        'a very large and a very small foot have been dancing, or marching, in step.',
        2,
      ],
      [
        'Perception',
        'looking for the best place of all',
        'there is a grave, with flowers in a jug that takes two men to lift.',
        1,
      ],
      [
        'Insight',
        'listening to how {P} talks',
        'the words are those of an officer from {town}, and out of date.',
        1,
      ],
      [
        'Nature',
        'laying an ear to the ground at night',
        'when the steps stop, something begins.',
        2,
      ],
    ],
    pressed: [
      '{P} leads those from {town} to the grave, stands back, and gives them the small horse, which has the right name on it. It takes a long time until one of them holds out a hand to be shaken by a finger.',
      '{P} asks for help out loud, for the first time, down the whole valley. One after another the lights of {town} come up the hill, stamping.',
    ],
  },
  {
    id: 'asked-hunter-of-their-own-kind',
    asked:
      /\b(?<what>witch|vampire|werewolf|demon|monster|dragon|ghost|undead|fey|devil|heretic|mage|thief|criminal|pirate|goblin|orc|giant|lich|hag)s?[ -](?:hunter|huntress|slayer|killer|catcher|finder)\b.*\b(?:is|being|became|turned|turning|who's|secretly)\b.*\b(?:one|himself|herself|themselves|(?:an? |into an? )?\k<what>)\b/iu,
    isWhole: true,
    other: 'admiring pupil',
    look: [
      '{P.name} wears all the badges of the hunt, and beneath them, against the skin, the charm with which the hunted are told apart, wrapped in lead.',
    ],
    manner: [
      '{P} knows what the hunted one will do next, always, and is called gifted for it.',
      '{P} is stricter than the order asks for, and sick afterwards.',
    ],
    want: [
      '{P} hunts what {P.they} is, nobody knows it, and {P.they} wants to come through one more inspection of the order.',
      '{P} hunts what {P.they} is, and wants to find the first one of them all, since with that one it is said to end.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, out of the travel fund, to a party that is somewhere else in {town} than where the signs point, and is loud there.',
      '{P} offers {pay} gold pieces for the register of the order at {town2}; a drop of blood was taken from each recruit then, and {P.theirs} has dried in the wrong colour.',
      'The order wants to have the whole court of the realm tested, with {P} to hold the lantern. {P} offers {pay} gold pieces to those who find a way to do it that finds only the bad ones.',
    ],
    says: [
      '"How I always know? One has to think as they do. It is not hard. It is the other thing that is hard."',
      '"They are not like us. I say it each morning, so as not to forget it."',
      '"{Q} will be better than I am. I only hope, not yet."',
    ],
    tell: 'In the record of {P} there is one that got away each year, in the same month, and {P} has always been the only witness.',
    truths: [
      '{P} has been bringing the harmless ones across the border for {years} years, one a year, and only the murderers to the order. {Q} has found the pattern, is proud of how clever that was, and has no idea what it means. The inspector will.',
      '{P} was made into it by the order: it needs one, to know them by, in each generation, and takes it from its best. They chose the next one some time ago. It is {Q}, who has been told to bring {P} a bottle of wine.',
    ],
    clues: [
      [
        'Arcana',
        'holding the charm of the hunt near {P}',
        'it hums, through the lead, like a wasp.',
      ],
      [
        'Investigation',
        'laying the reports of {P} side by side',
        'those who got away had harmed nobody.',
        1,
      ],
      [
        'Insight',
        'asking an elder of the order about the predecessor of {P}',
        'the elder says "retired", and does not say where.',
        2,
      ],
      ['Perception', 'smelling the wine', 'it smells of iron, and of the chapel.', 2],
    ],
    pressed: [
      '{P} takes off the charm before {Q} and unwraps it. There is a silence in which one can hear it sing. "You knew what I was going to do next," says {Q}. "What am I going to do next?"',
      '{P} drinks nothing, pours the wine over the register, and asks {Q} to run, and then thinks better of it, and asks {Q} to stay. Two of them against the order is a beginning.',
    ],
  },
  {
    id: 'asked-hero-turned-villain',
    asked:
      /\b(?:hero|heroine|champion|knight|paladin|adventurer|saint|protector|guardian|saviou?r|prince|princess|priest|cleric|healer|king|queen|sheriff|ranger|teacher)\b[^,]*\b(?:turned|turning|became|becoming|gone|fell|falling|corrupted) (?:into |to |by )?(?:an? |the )?(?:[\p{L}-]+ )?(?:villain|tyrant|evil|bad|warlord|bandit|dark lord|necromancer|monster|enemy|murderer|raider|dark|darkness|wrong|despot|overlord|antagonist|killer|cruel)\b|\bvillain who (?:used to be|was once|was|once was|thinks|believes)\b.*\b(?:hero|heroine|good|right|saviou?r|champion|paladin|necessary|saving)\b|\b(?:villain|tyrant|warlord|antagonist|dark lord|necromancer)\b.*\b(?:good (?:intentions|arguments|reasons?|cause)|for the greater good|means well|wants to save the world|thinks (?:he|she|they)(?:'s|'re| is| are) (?:the hero|the good|saving|right|doing))\b/iu,
    isWhole: true,
    other: 'last old friend',
    look: [
      '{P.name} still has the face that is on the coins, the banners or the inn signs, and people who see it start to smile before they remember.',
    ],
    manner: [
      '{P} explains everything, patiently, with figures, and takes each objection seriously.',
      '{P} has the wounded of both sides looked after, visits them, and knows what they used to earn.',
    ],
    want: [
      '{P} wants to save {town} and all that is around it, by the only means that works, and is sorry about the means.',
      '{P} wants to be stopped by somebody who has understood {P.them}, or else be helped.',
    ],
    ask: [
      '{P} invites the party to supper in {town}, answers each of their questions, and offers {pay} gold pieces to those who can show a mistake in the reckoning.',
      '{P} offers {pay} gold pieces for a seal from a vault near {town2}: it would spare {P.them} the second town.',
      '{P} has the armies, the granaries and the better half of the council. {P} offers {pay} gold pieces to those who get the crown of the realm to read the last page of one book.',
    ],
    says: [
      '"You are the heroes. I know the work. Sit down, you must be tired."',
      '"I did not stop believing in it. I counted it up."',
      '"Nine hundred. I know all of the names. Now let me tell you the other number."',
    ],
    tell: 'Every evening {P} has names read out, of those who died through {P.them} that day, [standing|on an empty stomach], and asks for one that {P.they} knew to be read twice.',
    truths: [
      'The reckoning is right: what is sealed beneath {town} wakes in {few} months, and each life that {P} takes is one that it does not get. What {P} does not know is that {Q} has found another way, years ago, and kept it back, since it would have cost {P}.',
      'The reckoning is false, and {P} has known it since spring. By then too much had been done for it to have been for nothing. {Q} wrote the book in which it stands, as a comfort for a friend who had failed once and wanted to know what for.',
    ],
    clues: [
      [
        'Investigation',
        'checking the figures of {P}',
        'they are right down to the last line, and there one number has been written over.',
        2,
      ],
      [
        'Insight',
        'asking {Q} what should have been done',
        '{Q} begins a sentence, and looks at {P}.',
        1,
      ],
      [
        'History',
        'asking what {P} was famous for',
        'it is always a rescue, and always there was one whom {P} did not get out.',
      ],
      [
        'Arcana',
        'going down beneath {town}',
        'something there is breathing, and it does so slowly.',
        1,
      ],
    ],
    pressed: [
      '{Q} tells {P} of the other way. {P} is silent, and begins to laugh like somebody from whom a load has been taken, and asks how soon.',
      'Shown the last line, {P} looks at it for so long that the guards grow restless. "Read them to me again," says {P}. "All nine hundred. Then I shall come along."',
    ],
  },
];
