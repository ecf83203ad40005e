import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character wants, cannot leave alone or lives without. */
export const ideasOfWishes: readonly AskedDeparture[] = [
  {
    id: 'idea-gambler',
    asked:
      /\bgambl(?:er|ing|es)(?: problem| debts?| addiction| habit)?\b|\b(?:gaming|card) debts?\b|\bcard ?sharp\b|\baddicted to (?:cards|dice|games)\b/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['rogue', 'fighter'],
    backgrounds: ['sailor', 'criminal'],
    other: ['banker of the game', 'shipmate', 'card maker'],
    concept: [
      ['gambled away in {town} what belonged to everyone, on one throw', 'v=1'],
      ['won in {town} at a game that nobody wins, and has had to run since', 'v=2'],
    ],
    want: [
      ['to win it back and then never to play again', 'v=1'],
      ['to learn what it was that lay on the table', 'v=2'],
    ],
    flaws: [
      [
        'bets on everything, also on friends',
        '{P} bets on raindrops, on doors, and on which of the party will be hit first, and pays promptly.',
      ],
      [
        'doubles when losing',
        'If it goes badly {P} puts in more, and that is true of cards, of lies and of sieges.',
      ],
    ],
    event: [
      '{P} had the purse of all the crew at {town}, and was to buy water. {Q} kept the bank. {P} won for nine hours, and then put all of it on one throw, ship included. Of the crew, some forgave it, some swam, and one stayed behind as a pledge.',
      '{P} sat down in {town} with the last coin, opposite {Q} and a player in a veil. It went on for three nights. At the end {P} had everything that lay on the table, and the veiled one put down a small box, smiled and lost. {Q} swept up the cards and said, "Run."',
    ],
    now: [
      ['In {town2} {P} had the sum together, for an hour.', 'v=1'],
      ['In {town2} {few} people offered to buy the box before {P} had mentioned it.', 'v=2'],
      '{P} has sworn off the dice {few} times, in front of witnesses, and took bets on it.',
      'No house between {town} and {town2} will give {P} credit, and most will give {P} supper.',
    ],
    bond: [
      'The one who stayed behind as a pledge, or who went along out of friendship: {P} owes them that.',
      'A bone die with a chipped corner, which has never been used for cheating.',
    ],
    hook: [
      [
        'The dice of {Q} were loaded, to get not the purse but the pledge: someone who would be missed by nobody and can open a certain lock.',
        'v=1',
      ],
      [
        'In the box is the debt of {Q}, a life, which belongs to {P} now. The veiled one lost on purpose, in order not to have to collect it.',
        'v=2',
      ],
    ],
    realm: [
      'At the same table a king has lost his harbour, and the papers were signed over to whoever holds that game next.',
    ],
    look: [
      '{P} rolls a coin over the knuckles, there and back, without looking.',
      '{P} wears one good ring, which has been in pawn so often that it is numbered.',
    ],
    manner: [
      '{P} gives odds for everything, as others speak of the weather.',
      '{P} becomes very calm when much is at stake, and fidgets over small change.',
      '{P} reads faces well, and {P.their} own can be read by anyone who knows about the left eyebrow.',
    ],
    ideal: [
      '"A debt of honour is paid first, and with interest."',
      '"Whoever risks nothing has already lost, only more slowly."',
    ],
  },
  {
    id: 'idea-wants-respect',
    asked:
      /(?:\bwants? to )?\bprov(?:e|es|ing) (?:everyone|everybody|them all|them|people|the world|(?:his|her|their) \p{L}+) wrong|(?<!n't |not )\bwants? (?:to be (?:respected|taken seriously|accepted|recogni[sz]ed|famous|a hero|loved|remembered|great|someone|somebody)|respect|recognition|fame|glory)\b|\b(?:prove|proving) (?:(?:him|her|them)self|(?:his|her|their) worth)\b/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    other: ['guild master', 'judge of the contest', 'rival'],
    concept: [
      ['was the best in {town} and was made to use the back door', 'v=1'],
      ['saved {town} by an invention or a deed for which another was thanked', 'v=2'],
    ],
    want: [
      ['to be respected by those who laughed, and by name', 'v=1'],
      ['to do something so great that nobody can sign it in another name', 'v=2'],
    ],
    flaws: [
      [
        'remembers every slight, with the date',
        '{P} can say who laughed when, and has it in writing.',
      ],
      [
        'shows off when it would be wiser not to',
        'If anyone says "impossible", {P} asks for room, and for somebody to hold the lamp.',
      ],
    ],
    event: [
      '{P} came first in the trial of the guild in {town}, with a piece of work that shone. {Q} took it up with tongs, because of whose it was, and said that there must be some mistake. {P} was offered a place, by the back door, at half pay. {P} left the work behind, and it still shines, and they have not been able to put it out.',
      'When the fever or the fire came to {town}, it was {P} who knew the remedy. {Q} carried it into the town hall, and came out a hero with a chain. {P} had been asked to wait in the yard, so as not to frighten people. {P} waited until dark.',
    ],
    now: [
      [
        'In {town2} they sell small copies of the shining piece, and say that the guild made it.',
        'v=1',
      ],
      ['In {town2} {Q} is to get a statue, and will be asked to do it again.', 'v=2'],
      '{P} signs everything, also what is only a repair.',
      'Somewhere between {town} and {town2} a child wants to be like {P}, and has told everyone.',
    ],
    bond: [
      'A certificate with the wrong name, which {P} has corrected by hand.',
      'The few who did not laugh: they will be thanked first.',
    ],
    hook: [
      [
        '{Q} knew at once that it was a masterpiece, and that the second trial is to build the thing that {P} must not learn of. The back door was meant as mercy.',
        'v=1',
      ],
      [
        'The disaster was made by {Q}, who had stolen half of the notes of {P} to be a hero once. The second half is missing now, and it is starting again.',
        'v=2',
      ],
    ],
    realm: [
      'The disaster has reached the capital, under another name, and the crown has sent for the hero with the chain.',
    ],
    look: [
      '{P} is dressed for an award: everything is brushed, and a pin is ready on the breast where a medal would hang.',
      '{P} stands very straight, and it takes a moment until one sees that one looks down.',
    ],
    manner: [
      '{P} says {P.their} full name slowly, and waits until it has been repeated.',
      '{P} blushes at praise, and asks for it to be said a little louder.',
      '{P} bows to servants first.',
    ],
    ideal: [
      '"Respect is owed to the work, whoever has done it."',
      '"No door is a back door once one has bought the house."',
    ],
  },
  {
    id: 'idea-without-lord',
    asked:
      /\bwithout (?:an? |any )?(?:land|lord|master|king|title|liege)(?: (?:or|and) (?:an? )?(?:land|lord|master|king|title|liege))?\b|\b(?:landless|masterless|lordless|disinherited|hedge) (?:knight|samurai|noble|lord|lady)\b|\bronin\b/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['fighter', 'paladin'],
    backgrounds: ['noble', 'soldier'],
    other: ['steward', 'herald', 'cousin of the lord'],
    concept: [
      [
        'has a sword and a banner, and has had neither lord nor land since one day at {town}',
        'v=1',
      ],
      ['left {town} without land or lord, sooner than kneel to a thief', 'v=2'],
    ],
    want: [
      ['to find somebody who deserves to be served', 'v=1'],
      ["to show that one can be a knight without anybody's leave", 'v=2'],
    ],
    flaws: [
      ['is too proud to be paid', '{P} calls wages a gift, and is often hungry on account of it.'],
      [
        'keeps the rules of a court that is gone',
        'Before each fight {P} names rank and house, and opponents who know that begin earlier.',
      ],
    ],
    event: [
      '{P} rode last in the train of a lord who rode into {town} to make peace. The gate fell behind the first thirty. {P} was outside, for a loose horseshoe. {Q} threw the banner down from the wall, so that it should not be taken, and {P} caught it. There is no land to it any more, and no lord.',
      'At {town} {P} knelt, to be given what the family had held, and {Q} read out that it was given to another. {P} got up again. In the hall it was so quiet that one could hear the spurs, all the way to the door; one came off on the threshold, and {P} left it there.',
    ],
    now: [
      ['In {town2} the horseshoe was shown to a smith, who says that the nail was pulled.', 'v=1'],
      ['In {town2} somebody was wearing the second spur.', 'v=2'],
      '{P} has served {few} villages for bread, and counts them as one would count castles.',
      'Other riders without a lord have begun to nod to {P}, and two of them follow.',
    ],
    bond: [
      'The banner or the single spur, which is all that is left of it.',
      'The people of the old land, who still bring {P} their quarrels.',
    ],
    hook: [
      [
        '{Q} pulled the nail, so that one should be left alive to whom the banner could be thrown. A child of that lord is alive, and only {Q} knows where.',
        'v=1',
      ],
      [
        'The paper that {Q} read was false, and the true one has been used since as a wrapping for the spur.',
        'v=2',
      ],
    ],
    realm: [
      'With that banner or paper goes the casting vote in the choice of a sovereign, and {few} claimants are looking for it.',
    ],
    look: [
      'The shield of {P} has been painted over, and in some light one sees the old arms.',
      '{P} wears one spur, and armour of {few} different sets, all of it well kept.',
    ],
    manner: [
      '{P} stands until all others are seated, also in taverns.',
      '{P} cares for the horse first, then for the sword, and then sees whether there is supper.',
      '{P} gives {P.their} word slowly, with a bare hand.',
    ],
    ideal: [
      '"A knight is who behaves like one when nobody commands it."',
      '"One bends the knee to what is right, and mostly it has no crown."',
    ],
  },
  {
    id: 'idea-takes-only',
    asked:
      /\b(?:steals?|stealing|robs|takes|collects|collecting|obsessed with|hoards) (?:only |nothing but |just )?(?<what>(?!the\b|his\b|her\b|their\b|from\b|to\b|a\b|an\b|stories\b|tales\b)(?:[\p{L}-]+ )?[\p{L}-]+s)(?=$|,| (?:and|but|because|from|for|of|in|who)\b)/u,
    usual: { what: 'shoes' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['rogue'],
    backgrounds: ['criminal'],
    other: ['watchman', 'dealer', 'robbed lady'],
    concept: [
      [
        'is after {what} and nothing else, ever since a certain door in {town} was left open',
        'v=1',
      ],
      ['has had to leave {town} on account of {what}, and of one piece above all', 'v=2'],
    ],
    want: [
      ['to find the one that is missing', 'v=1'],
      ['to give one of them back without being caught', 'v=2'],
    ],
    flaws: [
      [
        'sees nothing else in a room full of gold',
        'In a treasury {P} looks for {what}, and comes out with what nobody else would have carried.',
      ],
      [
        'cannot pass by good {what}',
        'Before a pair or a set of good {what}, {P} forgets [the guard|the plan|the fire].',
      ],
    ],
    event: [
      '{P} had been hungry in {town}, and got into the house of {Q} for bread. All doors stood open but one, and behind it were {what}, on shelves, with names on them: all were of people who had vanished. {P} took as many as could be carried. One name was that of {P}, and that place on the shelf was empty.',
      'It began as a joke in {town}, and then {P} was good at it: {what}, and never anything of value, so that nobody called the guard. Then it was {what} of {Q}, and by morning there were soldiers in every street. {P} has looked at them for many evenings and does not see why.',
    ],
    now: [
      [
        '{P} has brought back {few} of them so far, in {town2}, to families who asked no questions and wept.',
        'v=1',
      ],
      [
        'In {town2} they were to be recognised by a smell of snow. {P} has begun to notice it too.',
        'v=2',
      ],
      '{P} knows people by their {what}, and remembers no faces.',
      'In the bag of {P} there is more room for {what} than for food.',
    ],
    bond: [
      'The collection of {what}, of which each piece has a label and a story.',
      'A child in {town2} who got some of it, and now says that {P} is a saint.',
    ],
    hook: [
      [
        'Whoever owns the {what} can call their owner, alive or dead. {Q} is missing {few}, and has the one of {P}.',
        'v=1',
      ],
      [
        'In the seam or the hollow of what was taken from {Q} is a map. {Q} does not know it, and the soldiers are not those of {Q}.',
        'v=2',
      ],
    ],
    realm: [
      'Among those that {P} took is one that belongs to the queen, and whoever holds it can make her come when called.',
    ],
    look: [
      'Of all things on {P}, nothing is as good as the {what}, and none of it was made for {P}.',
      '{P} looks at strangers where their {what} would be, and only then at the face.',
    ],
    manner: [
      '{P} pays people compliments on their {what}, with knowledge, and they grow uneasy.',
      '{P} sorts things while talking, by size and by owner.',
      '{P} leaves a coin wherever something has been taken, as a matter of style.',
    ],
    ideal: [
      '"One takes only what one understands."',
      '"Gold is the same everywhere. That is what is wrong with it."',
    ],
  },
];
