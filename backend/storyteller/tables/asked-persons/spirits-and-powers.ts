import { noun, type AskedStory } from './story-type.ts';

const gods =
  /\b(?:a|an|the|minor|small|forgotten|old|disguised|dying|retired|fallen|lesser|trickster|exiled) (?:disguised )?(?:god|goddess|demigod|deity)\b|^(?:[\p{L}-]+ )?(?:god|goddess|demigod|deity) (?:who|that|in|living|disguised|of)\b/iu;

/** Spirits, fiends and gods who live among people. */
export const personsOfPowers: readonly AskedStory[] = [
  {
    id: 'asked-ghost-of-a-wedding',
    asked:
      /\b(?:ghost|spirit|phantom|spectre|specter)s? (?:of|who was) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:bride|groom|bridegroom|fiancee|wife)\b|\b(?:dead|ghost|ghostly|spectral|undead|drowned) (?:bride|groom|bridegroom)\b/iu,
    isWhole: true,
    other: 'honoured elder',
    look: [
      '{P.name} wears wedding clothes of another time, with one button open, and flowers that have stayed fresh on one side.',
    ],
    manner: [
      '{P} asks all who come in whether they are of the one family or of the other, and shows them to a side that is not there.',
      '{P} laughs at every door that opens, and is silent for an hour afterwards.',
    ],
    want: '{P} wants the wedding to be finished: the guests came, the bells rang, and the one who was to stand beside {P.them} did not.',
    ask: [
      '{P} asks the party to find the ring, and leads them to {pay} gold pieces of a dowry that nobody has ever claimed.',
      '{P} asks the party to find out in {town2} what the other one did on that day, and pays with {pay} gold pieces from under an altar.',
      'It was to be a marriage of two realms, and the war over it has never ended. {P} knows where {pay} gold pieces of the peace treasure lie, and gives them to those who get both crowns to one table.',
    ],
    says: [
      '"You are early. No, do sit. They will be here at any moment."',
      '"I have practised the word. It is only one word. It is no trouble at all to remember."',
      '"Tell me honestly: does it still look white?"',
    ],
    tell: 'On the day of the wedding every year the bells of {town} are wrapped in cloth, and they ring all the same, once, at noon.',
    truths: [
      'The other one was on the way, and was killed at the ford by {Q}, who loved one of the two and could not bear it. {Q} has put flowers there each year, has been honoured for it, and would give a great deal to be asked.',
      'The other one ran away and is alive: it is {Q}. {P} was told so on that morning, walked out onto the ice in wedding clothes, and has forgotten the telling. It was not for lack of love: {Q} had been shown a letter in the hand of {P}, and the letter was forged.',
    ],
    clues: [
      [
        'History',
        'asking the oldest people about the day',
        'they say that a messenger came in the morning, and that {P} laughed.',
        2,
      ],
      [
        'Investigation',
        'searching the ford at low water',
        "a ring lies under the stones, in a glove, with the hand of a murderer's knot around it.",
        1,
      ],
      [
        'Insight',
        'mentioning {P} to {Q}',
        '{Q} puts a hand to the ring finger, on which there is nothing.',
      ],
      [
        'Perception',
        'watching where the flowers come from',
        '{Q} cuts them, before dawn, with an old knife.',
        1,
      ],
    ],
    pressed: [
      '{Q} says it aloud at the altar, with all who still remember on their side of the aisle. {P} hears it to the end, says the one word to somebody who stands in the door, whom only {P} can see, and the bells fall silent.',
      '{Q}, who is old, puts on the good coat and goes in. They talk for one night. In the morning {Q} comes out alone, with a flower that is fresh on both sides.',
    ],
  },
  {
    id: 'asked-devil-on-leave',
    asked:
      /\b(?:devil|demon|fiend|imp|succubus|incubus|archdevil)\b.*\b(?:vacation|holidays?|on leave|retired|retirement|time off|sabbatical|laid off|fired|wants to be good|reformed|tired of evil|quit)\b|\b(?:retired|former|ex|vacationing|reformed|unemployed|penitent)[ -](?:[\p{L}-]+ )?(?:devil|demon|fiend|imp|archdevil)\b/iu,
    isWhole: true,
    other: 'landlady',
    look: [
      '{P.name} wears a straw hat with two holes in it, cut out neatly, and has a nose peeling from the sun.',
    ],
    manner: [
      '{P} is delighted by small things, queues in particular, and asks where one can stand in one.',
      '{P} begins a sentence with "in return" several times a day, and bites it off.',
    ],
    want: [
      '{P} has a month off, the first since the Fall, and wants to spend it in {town} without signing anything.',
      '{P} does not want to go back, and looks for a way to be forgotten down there before the month is over.',
    ],
    ask: [
      'Somebody in {town} keeps summoning {P} out of the bath. {P.they} gives {pay} gold pieces, no contract, to those who find the circle and spill something on it.',
      '{P} pays {pay} gold pieces to have a letter of recall taken from a messenger near {town2}: what one has not received, one need not obey.',
      '{P} has heard at the pool, from a colleague, what the chancellor of the realm has signed. {P} is on leave and may not meddle, and gives {pay} gold pieces to those who may.',
    ],
    says: [
      '"I am not here. If anybody asks, I am a salesman. It is what we always say, and it is always nearly true."',
      '"You have such good weather. You have weather!"',
      '"No, keep your soul. Really. I would only have to file it."',
    ],
    tell: '{P} holds an egg timer in the sun every morning, turns it over, and looks away when the sand runs.',
    truths: [
      'The leave is a test: {P} was sent up to see whether one of them can be good for a month if nobody orders otherwise, and {Q} is the examiner, from the other side. Whoever of the two reports first decides what becomes of all the rest.',
      '{P} has run away, and took the book with the debts of {town} along. As long as {P} is here, nobody dies damned. {Q} has found the book under the mattress, and her own name in it.',
    ],
    pronouns: { Q: 'she' },
    clues: [
      [
        'Religion',
        'reading the leave pass',
        'it bears two seals, and the second is not from below.',
        1,
      ],
      [
        'Perception',
        'watching {Q} write the menu',
        'she does it in a script that hurts the eyes, and hums a hymn.',
        1,
      ],
      ['Insight', 'wishing {P} a good journey home', '{P} says "quite", and drops the hat.', 2],
      [
        'Investigation',
        'turning over the mattress',
        'the book is warm, and one page has been read until it came loose.',
        2,
      ],
    ],
    pressed: [
      '{P} learns who {Q} is, over breakfast, and passes her the salt. What they agree on then is the first treaty of its kind, and the party are its witnesses.',
      '{P} offers to burn the book, which ends {P.them} as well. {Q} asks whether there is not another way, and for the first time {P} reads the small print for somebody else.',
    ],
  },
  {
    id: 'asked-god-among-mortals',
    asked: gods,
    other: 'young priest',
    look: ['Where {P.name} has sat for a while, the candles burn straight, whatever the draught.'],
    manner: [
      '{P} listens to small complaints as if they were prayers, and nods as one who takes a note.',
      '{P} is bad with money, doors and hot soup, and excellent with the dying.',
    ],
    want: [
      '{P} wants to be a person among persons until the last believer has died, who lives in {town} and is ninety.',
      '{P} wants to find out who is answering the prayers that are meant for {P.them}.',
    ],
    ask: [
      '{P} has {pay} gold pieces of old offerings for those who bring the last believer one more feast day, with all that belongs to it.',
      '{P} offers {pay} gold pieces to a party that prays to {P.them} at the old shrine near {town2}, and tells exactly what answers.',
      'A new temple of the crown stands on the place where {P} has to pass, and what sits in it has begun to eat the small ones. {P} offers {pay} gold pieces from before the realm had a name.',
    ],
    says: [
      '"I had a mountain. Now I have a room, with breakfast. One gets used to breakfast."',
      '"You need not kneel. It makes people look, and your knees are bad. How I know? One sees it."',
      '"I can do one thing yet. I have been saving it, and I should like it to be the right one."',
    ],
    tell: 'Nobody in {town} has ever seen {P} ask for anything twice, [nor seen rain fall on {P.them}|nor found a spider web in {P.their} room].',
    truths: [
      '{P} is a god, or what is left of one, and {Q} has found out. {Q} cannot decide whether to tell the world, which would make {P} great again and end what {P} has come to love, or to keep quiet and bury a god.',
      '{P} is a god who has been robbed: {Q} found the name that people pray to, says it every night, and the answers come from something hungry that has put on the voice of {P}. {Q} does not know it, and has never been so devout.',
    ],
    clues: [
      ['Religion', 'asking {P} about a saint of old', '{P} tells what the saint had for supper.'],
      ['Insight', 'talking with {Q} about faith', '{Q} says "when one has seen", and stops.', 1],
      [
        'Perception',
        'listening at the shrine at night',
        'there are two voices, and one of them is chewing.',
        2,
      ],
      ['Arcana', 'looking at the candles before the shrine', 'they burn downwards.', 2],
    ],
    pressed: [
      '{P} gives the one thing that was saved, to somebody who has not asked, and grows old within the hour, contented. {Q} writes it down, and then burns the sheet.',
      '{P} goes to the shrine and says the name aloud, in the voice that it belongs to. What has put it on cannot take it off so quickly.',
    ],
  },
  {
    id: 'asked-angel-among-mortals',
    asked: noun('angel|celestial|seraph|cherub|valkyrie|guardian spirit|fallen angel|archangel'),
    isWhole: true,
    other: 'gambler',
    look: [
      '{P.name} has two long scars under the shirt, and doves sit down near {P.them} as if somebody had called.',
    ],
    manner: [
      '{P} takes everything literally, jokes in particular, and apologises when they are explained.',
      '{P} cannot tell a lie, and has become very good at being silent.',
    ],
    want: '{P} was given one person to guard, failed, and wants to guard somebody again, with or without orders.',
    ask: [
      '{P} asks the party to stand beside {Q} at noon tomorrow, and offers {pay} gold pieces from a poor box, with a receipt.',
      '{P} offers {pay} gold pieces to have one feather fetched from a reliquary in {town2}: "it is not stolen if it is mine".',
      'A war is coming to the realm in which those above have chosen a side. {P} has been told to stand aside, and offers {pay} gold pieces to those who have not.',
    ],
    says: [
      '"Be not afraid. I am sorry, it is a habit. You may be afraid if you like."',
      '"I do not know how it ends. They stopped telling me."',
      '"You prayed for a sign. I am a little late, and I am a little drunk."',
    ],
    tell: '{P} sits on the highest roof of {town} from midnight until the first bell, and comes down by the stairs like everyone else.',
    truths: [
      '{P} did not fail: the order was to let {Q} die, for a good that comes of it in {years} years, and {P} said no. What should have come of it does not come now, and {P} is looking for another way to it.',
      'The one whom {P} failed to guard was the twin of {Q}, and {P} looked away for the length of a song. {Q} has never been told, and {P} pays {Q.their} debts in secret, with interest.',
    ],
    clues: [
      [
        'Religion',
        'asking {P} about orders from above',
        '{P} says "the last one", and does not go on.',
        1,
      ],
      ['Insight', 'singing that song near {P}', '{P} gets up and leaves, and the doves go too.', 2],
      [
        'Investigation',
        'asking who pays for {Q}',
        'it is always a different name, in the same beautiful hand.',
        2,
      ],
    ],
    pressed: [
      '{P} tells {Q} what {Q.their} death was meant for. {Q}, who has gambled for less, asks whether there is still time.',
      '{P} says it to {Q} on the highest roof, on both knees. {Q} is silent for the length of a song, and then asks for the name of it.',
    ],
  },
  {
    id: 'asked-object-with-a-mind',
    asked:
      /^(?:an? |the )?(?:[\p{L}-]+ )*(?:sentient|talking|living|awakened|intelligent|possessed|speaking|haunted|animated|enchanted) (?:magic |magical |old |cursed )?(?<what>sword|blade|dagger|knife|axe|hammer|spear|bow|shield|helmet|armou?r|staff|wand|book|spellbook|grimoire|mirror|painting|portrait|statue|door|lamp|ring|crown|hat|broom|skull|clock|chest|doll|puppet|ship|house|bell|mask|lute|harp|cloak|boots|teapot|kettle|chair|tree|stone)\b/iu,
    isWhole: true,
    other: 'present owner',
    look: [
      '{P.name} is a {what} with a voice, well made, older than it looks, and kept cleaner than the one who carries it.',
    ],
    manner: [
      '{P} corrects the grammar of threats, and has an opinion on everybody who has ever held {P.them}.',
      '{P} is silent when it hurts, and hums when it wants to be asked.',
    ],
    want: [
      '{P} wants a better owner than {Q}: one with a steady hand, good questions, and the intention of growing old.',
      '{P} wants to be taken away from {Q}, for the sake of {Q}, and cannot say so without being thrown into a river.',
    ],
    ask: [
      '{P} knows under which floor in {town} a former owner has hidden {pay} gold pieces, and tells those who pass a little test of character.',
      '{P} asks to be brought to a smith in {town2} who can read what stands on the inside, and pays {pay} gold pieces through {Q}, who grumbles.',
      '{P} was made to end a royal house, and knows that {Q} has been bought to do it. {P} offers {pay} gold pieces of a dead crown to those who steal {P.them} in time.',
    ],
    says: [
      '"I do not ask for a hero. I ask for somebody who puts me away dry."',
      '"{years} owners. Two of them I liked, and one of those could not have helped it."',
      '"Do go on waving me about. I am sure that it impresses somebody."',
    ],
    tell: 'When {Q} sleeps, one can hear {P} say the names of all former owners, in order, and a pause after the last.',
    truths: [
      '{P} is a person who was put in there by a mage, {years} years ago, and passes over into whoever holds {P.them} long enough and willingly. {P} could have had {Q} long since. What {P} seeks is somebody whom it would not be a pity to be, and who agrees.',
      '{P} makes every owner great, and each of them has died of it: it is how {P} was made. {P} has found out that a contented owner who never draws on it would live. {Q} is not the kind, and has a duel on Friday.',
    ],
    clues: [
      [
        'Arcana',
        'reading the marks of the maker',
        'they are not those for a blade or a tool, but those for a prison.',
        1,
      ],
      [
        'Insight',
        'asking {P} about childhood',
        '{P} says "I had a dog", and then that it was a joke.',
        1,
      ],
      [
        'History',
        'following the former owners through the songs',
        'every one of them was famous, and none of them was old.',
        2,
      ],
      [
        'Perception',
        'watching {Q} when {P} is out of reach',
        '{Q} is tired, friendly and ten years younger.',
      ],
    ],
    pressed: [
      '{P} says aloud who {P.they} was, and asks nothing for it. {Q}, who has laughed at {P.them} for years, is the first to ask what the dog was called.',
      '{P} refuses, in the middle of the duel: {P} goes dull. Both who fight look at it, and one of them begins to laugh.',
    ],
  },
  {
    id: 'asked-witness-in-fur',
    asked:
      /\b(?:talking|speaking|awakened|clever|intelligent|magical) (?:[\p{L}-]+ )?(?:animal|cat|dog|raven|crow|owl|fox|rat|bear|wolf|horse|mule|donkey|mouse|snake|hawk|parrot|monkey|toad|frog|spider|badger|pig|goat|squirrel|rabbit|otter|goose|duck|hen|tortoise|deer|stag|bird) (?:notary|lawyer|clerk|judge|mayor|merchant|innkeeper|detective|spy|thief|librarian|teacher|doctor|healer|guide|advisor|butler|smuggler|wizard|bard|knight|captain|pirate|banker|broker|informant|messenger|scholar)\b|\b(?:cat|raven|crow|owl|fox|rat|toad|badger|tortoise|mouse|goose|goat|parrot) (?:notary|lawyer|clerk|judge|mayor|merchant|innkeeper|detective|spy|librarian|teacher|doctor|healer|guide|advisor|butler|smuggler|wizard|bard|knight|pirate|banker|broker|informant|messenger|scholar)\b/iu,
    isWhole: true,
    other: 'human clerk',
    look: [
      '{P.name} keeps office on a reading desk, has a seal that fits a paw or a claw, and a small ladder to the ink.',
    ],
    manner: [
      '{P} insists on the correct form, reads everything aloud, and lets nobody touch the seal.',
      '{P} is distracted by shiny things, open windows and crumbs, recovers {P.their} dignity, and begins the sentence again.',
    ],
    want: '{P} was given the post as a joke by a lord who is dead now, has done it without a fault since then, and wants to be confirmed in it before the heirs find out that nobody ever signed the appointment.',
    ask: [
      '{P} pays {pay} gold pieces, in fees that were never spent, to a party that finds two witnesses of that evening who were sober.',
      '{P} asks for safe conduct to the court in {town2}, in a basket, on a cushion, with a file of {years} papers, and pays {pay} gold pieces.',
      'A treaty of the realm holds only because of the seal of {P}, and one side has understood that. {P} offers {pay} gold pieces for guards who do not laugh.',
    ],
    says: [
      '"You may address me as the office. The office likes nuts."',
      '"Sign here. And here. That is a paw print, and it is perfectly valid."',
      '"I am told that I cannot inherit, marry or be sued. I can, however, remember."',
    ],
    tell: '{P} sleeps on one certain box of papers, and wakes when anybody as much as looks at it.',
    truths: [
      'In the box lies the true will of the dead lord, which {P} heard and wrote down, in the night on which the heirs were not asked. {Q} has sold them the news that it exists, and cannot read where it says that {Q} is one of those who inherit.',
      '{P} is the dead lord: a spell was to make him young, and made him this. He gave himself the post on the last evening. {Q} was the one who stirred the potion, has the rest of it, and has been deciding ever since.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the oldest papers of {P}',
        'the hand of the last paper of the dead lord and the first of {P} have the same flourish.',
        2,
      ],
      [
        'Insight',
        'asking {Q} how {P} came into the post',
        '{Q} says "by drinking", and grows pale.',
        2,
      ],
      [
        'Perception',
        'watching {Q} when the box is open',
        '{Q} counts the sheets with the eyes.',
        1,
      ],
      [
        'Animal Handling',
        'sitting with {P} for an evening',
        '{P} is afraid of one window, and of whoever stands under it.',
      ],
    ],
    pressed: [
      '{P} reads the will aloud from the top of the wardrobe, and cannot be caught until it is finished. At one line {Q} asks to hear it again.',
      '{P} signs with the full name, which is a confession, and asks {Q} for the rest of the cup. {Q} pours it out of the window, or into a saucer; that depends on what the party has said before.',
    ],
  },
];
