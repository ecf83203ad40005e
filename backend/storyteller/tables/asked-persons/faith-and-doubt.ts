import type { AskedStory } from './story-type.ts';

const lost =
  "(?:lost|losing|loses|lacks|has no|stopped believing|no longer believes?|doesn't believe|does not believe|gave up|without|doubts|questions|questioning|doubting)(?: in)?(?: his| her| their| the| any| all)*(?: own)? (?:faith|gods?|goddess|belief|beliefs|deity|religion|prayers)";
const armed = 'paladin|knight|templar|crusader|inquisitor|holy warrior';

const ofPriests = new RegExp(
  String.raw`^(?!.*\b(?:${armed})\b).*(?:\b${lost}\b|\b(?:faithless|doubting|godless|disillusioned|unbelieving|atheist) (?:[\p{L}-]+ )?(?:priest|priestess|cleric|monk|nun|bishop|vicar|abbot|abbess|preacher)\b)`,
  'iu',
);

const ofKnights = new RegExp(
  String.raw`^(?=.*\b(?:${armed})\b).*(?:\b${lost}\b|\b(?:faithless|doubting|godless|disillusioned) (?:[\p{L}-]+ )?(?:${armed})\b)`,
  'iu',
);

const ofCults =
  /\bcult(?:ist|ists| member| priest(?:ess)?| leader)?\b.*\b(?:doubts?|get out|leave|leaving|wants out|escape|second thoughts|regrets|remorse|free of)\b|\b(?:ex|former|doubting|runaway|escaped|reluctant|repentant)[ -](?:[\p{L}-]+ )?cult(?:ist| member)\b/iu;

/** Persons who have lost what they believed in. */
export const personsOfDoubt: readonly AskedStory[] = [
  {
    id: 'asked-priest-without-faith',
    asked: ofPriests,
    isWhole: true,
    other: 'old sexton',
    look: [
      '{P.name} handles the holy things as a good carpenter handles tools: with care, and without looking up.',
    ],
    manner: [
      '{P} gives practical answers to holy questions, and people go home comforted.',
      '{P} comes in on the second word of each prayer, so that it does not show who has left out the first.',
    ],
    want: [
      '{P} wants the sick looked after, the poor fed and the roof repaired, and nobody asking {P.them} what {P.they} prays for.',
      '{P} wants one thing cleared up that happened at a sickbed in {town}, and then to be asked again about everything else.',
    ],
    ask: [
      '{P} asks the party to carry medicine to the sick who no longer come to the temple, and to tell {P.them} what they say about {P.them}; {pay} gold pieces from the roof fund.',
      '{P} gives {pay} gold pieces for a book in the cloister of {town2} in which another priest has written down how it was when the answers stopped.',
      'The high priests of the realm have proclaimed a miracle, and want {P} as the witness for it. {P} offers {pay} gold pieces to those who find out what it really was, and would prefer to be wrong.',
    ],
    says: [
      '"I wash my hands before, and people take it for a rite. It helps, either way."',
      '"Who hears it? I do. I am quite a good listener."',
      '"You want a blessing. Sit down. Tell me first where it hurts."',
    ],
    tell: 'When the temple is empty {P} sits down in the last row, [where the strangers sit|with the hat on], and looks to the front like one who waits for a shopkeeper.',
    truths: [
      '{P} no longer believes: since a fever winter {years} years ago the god has not answered once, and {P} has healed with herbs, clean water and a firm voice. {Q} found it out in the first month, has said nothing, and fills up the holy oil with lamp oil. What neither of them knows: the god left {town} when something was walled up under the altar.',
      '{P} no longer believes, and the sick get well all the same, more than ever did before. It is not herbs. Something else answers the prayers, has never asked for thanks, and is keeping an account; {Q} has seen the new mark behind the altar, and thinks that {P} made it.',
    ],
    clues: [
      [
        'Religion',
        'listening to {P} at morning prayer',
        'one name is left out, each time, and a breath is put in its place.',
      ],
      [
        'Medicine',
        'looking at a patient of {P}',
        'the dressing is that of a field surgeon, and excellent.',
        1,
      ],
      [
        'Arcana',
        'being near when {P} lays on hands',
        'there is power in it, and it comes up through the floor.',
        2,
      ],
      [
        'Insight',
        'asking {Q} how long {P} has been tired',
        '{Q} names the winter, the day and the patient.',
        1,
      ],
    ],
    pressed: [
      '{P} says it from the pulpit, in one sentence, and then reads out the list of those who need soup. Nobody leaves. {Q} brings a crowbar for the altar.',
      '{P} stops for a week, and people die who would have lived. On the eighth day {P} asks the party to be there when {P.they} asks the other one for the price.',
    ],
  },
  {
    id: 'asked-priest-in-a-bargain-of-silence',
    asked: ofPriests,
    isWhole: true,
    other: 'dying parishioner',
    look: [
      'The hands of {P.name} smell of soap and thyme, and the holy sign round the neck is worn under the shirt.',
    ],
    manner: [
      '{P} is kinder since {P.they} stopped being sure, and swears a little.',
      '{P} asks people what they believe, and listens as if there might be something in it.',
    ],
    want: '{P} wants to go on as long as {Q} lives, and has promised {Q.them} a sign at the end, which {P.they} does not have.',
    ask: [
      '{P} asks the party to bring {Q} the child of {Q.theirs} who left {town} in anger, and gives {pay} gold pieces, "which is more than the collection".',
      "{P} asks the party to fetch a saint's bone from {town2} on loan, with {pay} gold pieces as a pledge, though {P.they} is sure that it is a sheep's.",
      'A pretender to the crown wants to be blessed in {town}, since all trust {P}. {P} offers {pay} gold pieces to those who find out whether the one thing {P.they} has left, {P.their} good name, would be well spent.',
    ],
    says: [
      '"I used to know. Now I only show up. I am told that it is most of it."',
      '"The sermon? I take the one about the lost sheep. I have begun to see it from the side of the sheep."',
      '"Do not tell {Q}. {Q} has prayed for me every night, and I would hate for that to be wasted."',
    ],
    tell: '{P} is up before the sun for the sick, and stops on the way at a certain tree, where [a rope has left a mark|something has been cut out of the bark].',
    truths: [
      '{P} lost the faith on the day on which an innocent person was hanged from that tree, after {P} had prayed for a sign and taken the wrong one for it. {Q} was the witness who lied, has confessed it to {P}, and {P} may not say so to anybody.',
      '{P} lost the faith because of a sign that came: the god told {P} to let {Q} die, years ago, in words as clear as a bell. {P} disobeyed, nursed {Q} back to health, and has not been spoken to since.',
    ],
    clues: [
      [
        'Perception',
        'following {P} before sunrise',
        'a flower is laid down by the tree, and no prayer is said.',
        1,
      ],
      [
        'Insight',
        'asking {P} when the god last spoke',
        '{P} knows the hour, and looks towards the house of {Q}.',
        2,
      ],
      [
        'History',
        'asking what became of the hanged one',
        'the proof was one witness, and nobody says the name.',
        1,
      ],
      ['Religion', 'reading the notes of {P} for that year', 'the last entry is "No."', 2],
    ],
    pressed: [
      '{Q} says it before {Q.they} dies, in front of others, and releases {P}. That evening {P} rings the bell {P.themself}, for the hanged one, for an hour.',
      'At the deathbed {P} is silent, since there is nothing to say, and then is spoken to after all. What was said {P} tells to nobody; but {P} laughs for the first time in years.',
    ],
  },
  {
    id: 'asked-paladin-without-faith',
    asked: ofKnights,
    isWhole: true,
    other: 'young squire',
    look: [
      'The sign on the shield of {P.name} has been painted over, and shines through when it rains.',
    ],
    manner: [
      '{P} keeps every vow, on time, and looks away from altars as from an old love.',
      '{P} says "somebody has to", and is already on the stairs.',
    ],
    want: [
      '{P} wants to hold on until {town} is safe, since everybody there relies on {P.them}, and then to sit down somewhere without being thanked.',
      '{P} wants {Q} to be a better knight than {P.they} was, before {Q} finds out what {P.they} is now.',
    ],
    ask: [
      '{P} asks the party to take over the night watch at the old gate of {town}, for {pay} gold pieces: what comes there used to be afraid of a prayer.',
      '{P} offers {pay} gold pieces to a party that rides with {P.them} to {town2}, where {P.they} is to drive out a spirit, and knows that the light will not come.',
      'The order has called {P} to carry the banner before the army of the realm: it glows only in a believing hand. {P} offers {pay} gold pieces for a way to be believed until the battle is over.',
    ],
    says: [
      '"They look at the armour. It is good armour. It does not need me to believe in it."',
      '"I pray every evening. I have got used to the quiet."',
      '"Ask me whether it was right. Do not ask me who told me so."',
    ],
    tell: '[Before each fight|At every shrine on the road] {P} kneels down as is proper, and those who kneel next to {P.them} hear {P.them} count to thirty.',
    truths: [
      '{P} has had no power for {years} years: the light went out when the order burned a camp of heretics, and {P} held the torch. {Q} is the child who was carried out of that camp, by {P}, and thinks that it was a miracle.',
      '{P} believes that the light is gone; it is not. It has passed to {Q}, a little at every blow that {P} took for others, and {P} has not seen it, since {P} looks at the ground. An enemy has seen it, and is waiting for the two to be apart.',
    ],
    clues: [
      [
        'Religion',
        'watching {P} bless a door',
        'the words are right, the hands are right, and nothing happens.',
      ],
      ['Insight', 'asking {P} about the heretics', '{P} says how many there were, and how old.', 1],
      [
        'Perception',
        'standing behind {Q} in the dark',
        'the edge of the blade is a shade too bright.',
        2,
      ],
      [
        'Medicine',
        'asking how {P} has survived such wounds',
        'they were closed by a laying on of hands, and {Q} held the bandage.',
        2,
      ],
    ],
    pressed: [
      '{P} tells {Q} who held the torch, takes off the armour piece by piece, and waits. {Q} asks why {P} came back in for one child, and {P} has no answer but that somebody had to.',
      'At the gate the prayer fails, as it always does, and {P} steps in front of {Q} without it. That is when it gets bright, behind {P.them}.',
    ],
  },
  {
    id: 'asked-cultist-who-wants-out',
    asked: ofCults,
    isWhole: true,
    other: 'devoted believer',
    look: [
      '{P.name} wears the undyed wool of the house, and beneath it, already, a shirt with a collar.',
    ],
    manner: [
      '{P} smiles like all of them, half a moment later.',
      '{P} says "we" in every sentence, and once in a while has to begin the sentence again.',
    ],
    want: [
      '{P} wants to get out of the circle before the new moon, alive, and not alone.',
      '{P} wants to be gone before the new moon, when each member brings a gift to the altar that cannot be taken back.',
    ],
    ask: [
      '{P} asks the party to be robbed by them on the road to the next meeting, in front of witnesses, and gives them {pay} gold pieces beforehand.',
      '{P} pays {pay} gold pieces for safe company to {town2}, where one lives who got out; and asks to find out first whether that is still true.',
      'The masters of the circle sit in the council of the realm. {P} has their names by heart, as songs, and {pay} gold pieces of the collection for those who get {P.them} before an honest judge.',
    ],
    says: [
      '"We are very happy. I am saying it too quickly, am I not?"',
      '"They were kind to me. You must understand that they were the only ones. It is how it works."',
      '"{Q} would die for it. That is what I am afraid of, if you take it by the word."',
    ],
    tell: '{P} looks at the moon each night, and counts with the thumb on the fingers, behind the back.',
    truths: [
      'What {P} is to bring to the altar is {Q}. {Q} knows, has agreed, and is joyful; and {Q} came into the circle because {P} brought {Q.them} along.',
      '{P} joined as a spy, for a reward, and came to believe in it; the doubts are the old self coming back. The paymaster is one of the circle by now. {Q} watches {P} on the orders of both sides, and has not yet said which of them {Q.they} obeys.',
    ],
    clues: [
      [
        'Religion',
        'reading the order of the feast',
        'a gift is written as "what was led here by the hand".',
        1,
      ],
      ['Insight', 'asking {P} who brought {Q} into the circle', '{P} begins to cry, smiling.', 1],
      [
        'Investigation',
        'looking through the bundle of {P}',
        'a badge of the crown is sewn in, and the thread is old.',
        2,
      ],
      [
        'Perception',
        'watching {Q} after the prayers',
        '{Q} hands in two reports, at two doors.',
        2,
      ],
    ],
    pressed: [
      '{P} refuses at the altar, aloud, and takes {Q} by the hand. It is not far to the door, and everybody in the room is kind, and in the way.',
      '{P} gives the party the names, in the form of songs, all of them, and goes back in for {Q}. How long the party waits before following is for them to say.',
    ],
  },
  {
    id: 'asked-cultist-on-the-run',
    asked: ofCults,
    isWhole: true,
    other: 'gentle preacher',
    look: [
      '{P.name} has shaved off the hair to be rid of a braid, keeps the left wrist bandaged, and starts at bells.',
    ],
    manner: [
      '{P} cannot sit with the back to people who are singing.',
      '{P} asks permission to eat, to go out and to speak, notices it, and turns red.',
    ],
    want: '{P} has come half of the way out, and wants the other half: the name back that stands in the book of the circle, before the next new moon.',
    ask: [
      '{P} gives {pay} gold pieces to those who burn one page of that book, in a house in {town} at whose door everyone is embraced.',
      '{P} asks to be brought to {town2}, by night, past friendly people with lanterns, and offers {pay} gold pieces that were meant for the poor.',
      'What is to wake at the new moon needs one more voice, and the realm has been told that it is a hymn for peace. {P} offers {pay} gold pieces and the false notes by heart.',
    ],
    says: [
      '"If I begin to talk about light, please slap me. I mean it. It is in the contract, write it in."',
      '"I miss it. Nobody tells you that. I miss it each evening at seven."',
      '"{Q} has never raised a voice. You will see. You will want to tell {Q.them} everything."',
    ],
    tell: 'Each evening at seven {P} stops in the middle of whatever it is, and the lips go on moving.',
    truths: [
      'The mark on the wrist is a door: what {P} sees, {Q} sees. {P} knows it, and the whole escape is meant to make {Q} look the other way while three others get out through the cellar.',
      'The doubts of {P} were sown by {Q}, who wants to leave too and cannot: the first of the circle is bound to it as long as one believes. {Q} has been talking them out of it for {years} years, one by one, as gently as possible.',
    ],
    clues: [
      [
        'Arcana',
        'looking under the bandage',
        'the mark is an eye, and it turns towards whoever speaks.',
        1,
      ],
      ['Perception', 'counting who sings at seven', 'there are three fewer than yesterday.', 1],
      [
        'Insight',
        'asking {Q} whether {P} may come back',
        '{Q} says yes, with tears of disappointment.',
        2,
      ],
      [
        'Religion',
        'comparing the sermons of {Q} over the years',
        'they get shorter, and ask more and more.',
        2,
      ],
    ],
    pressed: [
      '{P} takes off the bandage, looks at the mark and talks to {Q} through it, at length, about nothing. When the cellar is empty {P} holds the wrist to a candle.',
      '{Q} comes alone, by night, and asks {P} what it was that did it in the end. There is one believer left, and both of them know who.',
    ],
  },
];
