import type { Departure } from './departure-type.ts';

/** Departures about those whom the character belonged to: a family, a master, a lord. */
export const departuresOfBonds: readonly Departure[] = [
  {
    id: 'eleventh-child',
    tellsChildhood: true,
    tones: ['whimsical', 'heroic'],
    words: ['family', 'siblings', 'child', 'youngest', 'brother', 'sister'],
    other: ['eldest {Q.kin:sibling}', 'second eldest {Q.kin:sibling}'],
    concept: [
      ['is the youngest of eleven and was left behind at a market, with a note', 'v=1'],
      ['has ten famous siblings and the same nose', 'v=2'],
    ],
    want: [
      ['to catch up with the cart', 'v=1'],
      ['to be asked for an autograph, on purpose', 'v=2'],
    ],
    flaws: [
      [
        'eats as if ten others were coming',
        '{P} eats fast, hides bread and cannot see a full plate without plans for it.',
      ],
      [
        'has to win every argument',
        '{P} will argue with a signpost, having learned it at a table where one shouted for salt.',
      ],
    ],
    event: [
      'There were twelve on the cart when it came to {town}, and eleven when it left, and {Q}, who counted, counted the goat. The note said "Back soon". That was {years} years ago.',
      '{P} was introduced in {town} as the {P.kin:sibling} of somebody until the age of twenty, and then hit an ambassador for it. {Q} said that this at least was new.',
    ],
    now: [
      [
        '{P} sends a card each midwinter to where the cart was last seen, and has had one from the goat.',
        'v=1',
      ],
      ['{P} uses a different name in {town2}, and was told there about the nose.', 'v=2'],
    ],
    bond: [
      '{Q}, who taught {P} to read, out of a book about mushrooms, and to run.',
      'Ten names, in order, which {P} can say in one breath and does when afraid.',
    ],
    hook: [
      [
        '{Q} can count. At the next town somebody was waiting who had paid for the youngest child, and {Q} saw to it that {P} was not on the cart.',
        'v=1',
      ],
      [
        'All ten are famous because {P}, as a child, wished it for them. The wish had a price, and they have been paying it so that {P} would not have to.',
        'v=2',
      ],
    ],
  },
  {
    id: 'hangmans-child',
    tones: ['grim', 'heroic', 'intrigue'],
    words: ['executioner', 'hangman', 'gallows', 'justice', 'guilt'],
    other: ['hangman', 'old hangman'],
    concept: [
      ['was brought up to be the hangman of {town} and let the first one go', 'v=1'],
      ['hanged an innocent person, and has the rope', 'v=2'],
    ],
    want: [
      ['to have been right about that one', 'v=1'],
      ['to find the murderer who should have hung on it', 'v=2'],
    ],
    flaws: [
      [
        'asks everyone for last words',
        'Before {P} draws steel there is a question, and it has given people time to answer with a knife.',
      ],
      [
        'judges quickly, and then cannot sleep',
        '{P} knows within a minute what somebody deserves, says so, and goes back at night to apologise.',
      ],
    ],
    event: [
      'The first whom {P} was to hang in {town} was a man condemned for murder. It was a clear morning, {Q} stood below with arms crossed, and {P} cut the rope instead. The man ran, looked round at {P} once from the bridge, and bowed.',
      '{P} took over from {Q} in {town} at nineteen. The third in {town} to be hanged, for a murder, said nothing but "you will want to know". A month later {P} knew: it had been the wrong one.',
    ],
    now: [
      '[{P} ties knots when thinking and unties them before anyone can see which.|{P} cannot hear a trapdoor, on a ship or in a theatre, without counting.]',
      'At every gallows on the road {P} stops, takes off the hat and tests the wood.',
    ],
    bond: [
      ['The man who bowed to {P}, and who must turn out to have been worth it.', 'v=1'],
      ['The widow of the innocent third, in {town2}, to whom {P} sends half of everything.', 'v=2'],
    ],
    hook: [
      [
        'The man who ran was a murderer, and has done nothing since but good, in {town3}, under the name of {P}.',
        'v=1',
      ],
      ['The murder was done by {Q}, who also chose on which day {P} should take over.', 'v=2'],
    ],
  },
  {
    id: 'understudy',
    tones: ['intrigue', 'whimsical', 'heroic'],
    words: ['actor', 'noble', 'prince', 'princess', 'double', 'impostor', 'court'],
    other: ['ducal heir', 'young sovereign'],
    concept: [
      ['was paid to be {Q} at boring dinners and has been better at it', 'v=1'],
      ['was the double of {Q} on the day of the shot', 'v=2'],
    ],
    want: [
      ['to be somebody in particular', 'v=1'],
      ['to learn who knew that it was not {Q} on the balcony', 'v=2'],
    ],
    flaws: [
      [
        'turns into whoever is in the room',
        '{P} picks up accents, limps and opinions within an hour, and gives them back late.',
      ],
      [
        'accepts every bow',
        'If someone mistakes {P} for a person of rank, {P} lets them, and then there are promises.',
      ],
    ],
    event: [
      '{P} had the right chin, and sat through a year of banquets in {town} as {Q}, who was said to be out fishing. The marriage treaty was {P.their} idea, and so was the peace. Then {P} was told that {Q} was back, and was paid and sent away.',
      '{Q} was to wave from a balcony in {town}, had a cold that morning, and lent {P} the blue coat. The bolt took off one button and killed the bearer of the umbrella.',
    ],
    now: [
      '[{P} still gets up when an anthem is played, any anthem.|{P} still waits for a moment at every door, to have it opened.]',
      'In {town2} there is a coin with {P.their} face on it and the name of {Q}.',
    ],
    bond: [
      [
        'The person to whom {Q} was promised by that treaty, who said something at the last banquet that was meant for {P}.',
        'v=1',
      ],
      [
        'The bearer of the umbrella, whose name nobody at court knew, but which {P} has found out.',
        'v=2',
      ],
    ],
    hook: [
      [
        'There never was a fishing trip: {Q} was ill, and is dead. The treaty holds only as long as nobody knows, and the court is looking for {P}, to play the part for good.',
        'v=1',
      ],
      [
        'The bolt hit the one at whom it was aimed. The umbrella was a spy, and {P} was to be the reason for the shot.',
        'v=2',
      ],
    ],
  },
  {
    id: 'bridge-builder',
    tones: ['grim', 'heroic'],
    words: ['builder', 'engineer', 'bridge', 'architect', 'mason'],
    other: ['foreman', 'city councillor'],
    concept: [
      ['built a bridge in {town} that fell on its first day', 'v=1'],
      ['built a bridge in {town} that two armies have fought over since', 'v=2'],
    ],
    want: [
      ['to know which stone gave way', 'v=1'],
      ['to pull it down before the next spring', 'v=2'],
    ],
    flaws: [
      [
        'does not trust anything built by others',
        '{P} taps walls, jumps on stairs and has brought down one inn.',
      ],
      [
        'counts people as loads',
        'In a crowd {P} adds up weights, aloud, and tells people where to stand.',
      ],
    ],
    event: [
      'There was a band, and then a noise. {num.s} people went into the river. The drawing of the bridge that {Q} held up in court was not the one that {P} had made, and had the name of {P} under it.',
      'The bridge was the best thing {P} ever made: light, quick, one arch. {Q} paid for it with war money. In {few} summers more people have died on it than had ever lived in {town}.',
    ],
    now: [
      '{P} sleeps outdoors if the beam above the bed cannot be seen.',
      '{P} sends drawings to {town2}, unsigned, on how things could be shored up.',
    ],
    bond: [
      ['The list of the {num}, with a tick for each family that has been spoken to.', 'v=1'],
      [
        'The keystone, which has {P.their} initials on the inside, where nobody can see them.',
        'v=2',
      ],
    ],
    hook: [
      [
        'No stone gave way. Somebody had sawn through the iron ties, {Q} knows who, and it was done to kill one person on the bridge.',
        'v=1',
      ],
      [
        'One of the armies has found out what {P} has told no one: the bridge can be brought down by one person, by hand, from below. It waits for the day on which the other army, and half of {town}, are on it.',
        'v=2',
      ],
    ],
  },
  {
    id: 'letter-writer',
    tones: ['intrigue', 'whimsical', 'grim'],
    words: ['letters', 'scribe', 'writer', 'love', 'poet'],
    other: ['silent officer', 'shy heir'],
    concept: [
      ['wrote love letters for {Q} until the answers were for somebody else', 'v=1'],
      ['wrote threats for {Q} and left out one comma', 'v=2'],
    ],
    want: [
      ['to meet whoever wrote the answers', 'v=1'],
      ['to find anybody who survived that comma', 'v=2'],
    ],
    flaws: [
      [
        'says it better afterwards',
        'In the moment {P} says the wrong thing, then writes it down beautifully, and posts it.',
      ],
      [
        'reads whatever is lying about',
        'No letter, diary or label is safe from {P}, who corrects it and puts it back.',
      ],
    ],
    event: [
      '{Q} could ride and could not spell. {P}, who wrote for people at a copper a page in {town}, wrote {num} letters for {Q} to a house in {town2}. The last answer began with the name of {P}.',
      '{P} wrote what was dictated, at night, in {town}, and {Q} paid in gold. One letter of {Q} was to say "No, mercy". It went out without the comma, to a commander who did as it said, and {num} prisoners had been alive until then.',
    ],
    now: [
      '[{P} carries paper in oilcloth next to the skin, and bread in the pocket.|{P} owns four good pens, and has never yet signed with one.]',
      'In {town3} {P} wrote a petition that freed eleven people, and a ballad about it that had them arrested again.',
    ],
    bond: [
      ['A window in {town2} with a lamp in it, at which {P} has stood and has not knocked.', 'v=1'],
      ['The clerk who was hanged for that comma, and whose desk {P} had borrowed.', 'v=2'],
    ],
    hook: [
      [
        'The answers were written by another scribe, for money, who has been wondering what {P} looks like.',
        'v=1 tier!=3',
      ],
      [
        'The answers came from a queen. In the last one stands the word on which the gates of {town2} are opened, and two others have read it.',
        'v=1 tier=3',
      ],
      [
        'There never was a comma. {Q} dictated it as it stands, and needed someone to feel guilty.',
        'v=2',
      ],
    ],
  },
  {
    id: 'monster-raised',
    tellsChildhood: true,
    tones: ['heroic', 'whimsical', 'grim'],
    words: ['monster', 'ogre', 'troll', 'goblin', 'raised', 'giant', 'orphan'],
    other: ['ogre cook', 'goblin chief'],
    concept: [
      ['was brought up by {Q} and did not know that other people had four walls', 'v=1'],
      ['was stolen by {Q} as a child and does not want to be rescued', 'v=2'],
    ],
    want: [
      ['to have somebody to dinner and for it to go well', 'v=1'],
      ['to explain it to a mother in {town}', 'v=2'],
    ],
    flaws: [
      [
        'says what is for dinner by looking at people',
        '{P} judges strangers as {Q} did, by weight and flavour, and says so as a compliment.',
      ],
      [
        'settles things by wrestling',
        'Treaties, debts and dances all look like an invitation to {P}, who bows first.',
      ],
    ],
    event: [
      'A cradle floated down to a cave below {town}. {Q} had the water on already, looked in, and {P} bit {Q.them} on the thumb. In {town} that would be a crime; here it was taken for family.',
      "{P} was four when {Q} came over the wall at {town}, for sheep, and came away with the shepherd's child. At ten {P} was asked which way to go, and stayed. When {P} was twenty the heroes came from {town}.",
    ],
    now: [
      '{P} sends {Q} a postcard from each dungeon, with remarks on the kitchen.',
      'In {town2} they pay {P} to go ahead into caves and to say that it is only {P}.',
    ],
    bond: [
      '{Q}, who has a shelf with everything that {P} ever carved, and dusts it.',
      'A spoon the size of a shovel, from the cave of {Q}.',
    ],
    hook: [
      [
        'The cradle was sent to {Q}, with a name on it, by somebody who knew that nobody would look there.',
        'v=1',
      ],
      [
        "The heroes were hired by {P}'s brother in {town}, who has inherited in the meantime.",
        'v=2',
      ],
    ],
  },
  {
    id: 'failed-guard',
    tones: ['grim', 'intrigue', 'heroic'],
    words: ['guard', 'bodyguard', 'knight', 'protector', 'failed'],
    other: ['young regent', 'pale margrave'],
    concept: [
      ['was the bodyguard of {Q} for nine years, until one sneeze', 'v=1'],
      ['swore to protect {Q} and found out from what', 'v=2'],
    ],
    want: [
      ['to find the person who came with the lilies', 'v=1'],
      ['to keep the oath without keeping {Q} alive', 'v=2'],
    ],
    flaws: [
      [
        'stands in front of people who did not ask',
        '{P} cannot let anyone go through a door first, and has taken two arrows and a slap for it.',
      ],
      [
        'trusts no gift',
        'Flowers, cakes and kindness are taken apart by {P}, in front of the giver.',
      ],
    ],
    event: [
      'Nine years {P} stood behind the chair of {Q} in {town}. Then there was dust, a sneeze, and a person with lilies in the doorway. When {P} could see again the chair was empty, the person with the lilies was gone as well, and there was no blood on anything.',
      '{P} took four blades meant for {Q} in {town}, and was proud of each. The fifth came with a child behind it, who said one word: {village}. {P} has been told since that {Q} had a village of that name burned, with everyone in it.',
    ],
    now: [
      '{P} sits with the back to the wall and gives up the chair to anyone who is afraid.',
      ['An inn in {town2} has lilies on the table, and {P} has had them thrown out twice.', 'v=1'],
    ],
    bond: [
      ['A wooden horse that {Q} had been asking to have mended.', 'v=1'],
      [
        'The child with the fifth blade, who lives in {town3} and is being paid for, at a good school.',
        'v=2',
      ],
    ],
    hook: [
      [
        '{Q} went along willingly, and made {P} sneeze, with pepper, so that no one would have to be killed.',
        'v=1',
      ],
      [
        "{village} is still there. The child was taught the name by one who wants {Q.name}'s chair, and knew what it would do to {P}.",
        'v=2',
      ],
    ],
  },
];
