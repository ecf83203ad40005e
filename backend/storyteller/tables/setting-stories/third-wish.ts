import type { SettingStory } from '../setting-story-type.ts';

export const thirdWishStory: SettingStory = {
  id: 'third-wish',
  pronouns: { P3: 'she', P4: 'she' },
  homes: { P2: 4, P3: 2, P4: 1 },
  levels: [11, 20],
  tones: ['whimsical', 'heroic'],
  words: ['wish', 'wishes', 'genie', 'djinn', 'lamp', 'king'],
  title: 'The King Has One Wish Left',
  pitch:
    'The king of {land} found a lamp, and has one wish left. He has had it for {years} years, and no war«, tax or sermon» in eleven countries is decided without a thought to it. Now he has a cold, {town1} holds its breath, and he has been heard to begin a sentence with "I wish". || Of three wishes from a lamp the king of {land} has kept one, for {years} years. In eleven countries nobody decides on a war«, a tax or a sermon» without thinking of it. Now he has caught a cold, {town1} holds its breath, and one of his sentences has begun with "I wish".',
  party:
    'The party has been made Masters of the Royal Conversation: one« of them» is to be with the king at all times, and« to» interrupt. It is the best paid post« in {land}», and the last holder was turned into something. || The party is to interrupt the king: as Masters of the Royal Conversation, one« of them» is with him at all times. No post« in {land}» is better paid, and whoever had it last was turned into something.',
  truths: [
    'The first wish was for gold, and {town2} still cannot be ploughed. The second was to undo it, «as the king says, »and he will not talk about it.',
    'In {town1} no one says "if only". It is a fine of ten gold pieces«, and for actors it is twenty».',
    'Eleven ambassadors live at court« in {town1}», and all of them bring soup. || There are eleven ambassadors at court« in {town1}», and each« of them» comes with soup.',
    'The king has not gone to war for {years} years, because no one dares« to» make him lose his temper. || There has been no war for {years} years, since nobody dares to put the king in a temper.',
    'Scholars in {town4} have worked out the perfect wish. [It has {num.thousands} words, and no comma may be forgotten|It is {num.thousands} words long, and each comma counts|In its {num.thousands} words there is no comma that may be forgotten|All {num.thousands} words of it must be read, with the commas].',
    'In five weeks the king« of {land}» is seventy, will be given presents, and hates it. || The king« of {land}» turns seventy in five weeks. There will be presents, which he hates.',
  ],
  regions: [
    "{town1} is happy, by order, «and padded at the corners, »and people there finish other people's sentences quickly.",
    '{town2} is gold: the streets, the wheat, a few of the slower cows. It imports everything, and weighs a great deal.',
    '{town3} is the city of embassies«, soup kitchens» and spies who can cook. An insult« there» is called a breeze.',
    '{town4} has the college of wording, with a chair for "and" and two for "or"«, which do not speak».',
  ],
  factions: [
    [
      'the Warm Soup',
      '[wants the king« in {town1}» in good health and of no opinion; eleven ambassadors pay for it|wants a healthy king without opinions; the eleven ambassadors in {town3} pay for that]',
      "[has taught the king's parrot« in {town1}» a different word|has been giving lessons to the king's parrot, in {town1}]",
    ],
    [
      'the College of Wording',
      '[wants the wish to be made, «once, »perfectly, from the page; it has asked {land} for a week without noise|wants the wish read from its page, «once and »without a mistake, and has asked {town4} for a week of quiet]',
      '[has put a clause on page 900 in favour of the college of {town4}|has added itself to the wish of {land}, on page 900]',
    ],
    [
      'the Golden Commons',
      'want {town2} back as it was«, mud and all»; they throw wheat, which hurts',
      [
        '[have had the second wish translated« in {town4}», and there is no gold in it: it asks that a lady should stay|know from a translation, which they hide in {town2}, that the second wish was about a lady, and not about gold]',
        "[have had the second wish translated« in {town4}»: it asks for the gold to be off his hands, and took it off his gloves|know from a translation, which they hide in {town2}, that the second wish took the gold off the king's hands, which means his gloves]",
      ],
    ],
    [
      'the Lamp Wives',
      '[want their cousin set free; they are« a delegation of» nine djinn, who live in the fountain of {town1}|want to have their cousin back, free; nine djinn have come to {town1} about it, and live in the fountain]',
      [
        '[will wait« in {town1}» for the birthday, and then for nothing|wait in the fountain« of {town1}» until the birthday, and not a day more]',
        'buy their broth in {town3} from a woman in a veil, who is the cousin: she has been free since the last wish, and does not want to be taken home || are served« each week» in {town3}, at a soup stall, by the cousin« whom they look for»; the last wish set her free, and she keeps her veil on so that they do not take her home',
      ],
    ],
  ],
  conflicts: [
    'The king\'s parrot has said "peace"«, "salt"» and "the left bank" in one breath. Three armies have moved, and eleven embassies« in {town3}» have packed.',
    'Someone has let the king read a sad novel. {P1} has the author under arrest«, and the author has an idea for the end».',
    'A cow in {town2} has mooed. It is the first« to do so» for {years} years. {P3} is hiding it, and the College, which wants the gold undone by its own wish or not at all, wants it dead.',
  ],
  people: [
    [
      'chamberlain',
      'wants the king made content by somebody who does not want anything, for five weeks, at {pay} gold pieces',
      '{P1.name} hums over dangerous words.',
      [
        'says what the second wish was if the king has fallen asleep',
        'puts the gong away« for an evening» if somebody else promises to listen',
      ],
    ],
    [
      'professor of wording',
      'wants a comma back that was stolen from page 14, «at night, in the Hall of the Page, »since without it everyone« in {land}» will have one leg',
      '{P2.name} talks in footnotes«, and points down for them».',
      'burns the page for one sentence that is better',
    ],
    [
      'gold farmer',
      "wants one acre of mud, and would give her barn« for it», at today's price",
      '{P3.name} weighs what she is given« in the hand», out of habit, people too.',
      'forgives the king once he has ploughed',
    ],
    [
      'queen',
      'wants an evening out, «in a mask, »among people who are saying what they like',
      '{P4.name} answers before one has spoken, and smells« a little» of lamp oil.',
      [
        'does whatever is asked of her without the word "wish"',
        'tells it all to whoever makes her laugh at the right moment',
      ],
    ],
  ],
  places: [
    [
      'The Quiet Apartments',
      1,
      'the king receives at two, «in slippers, »and {P1} sits by with a gong',
      [
        'The lamp stands on the night table, in use«, as a lamp». It has been rubbed thin by one thumb.',
        'The lamp is locked in nine boxes. It is a teapot: the real one was thrown away, «empty, »after the sandwich.',
      ],
    ],
    [
      'The Gold Fields',
      2,
      'the wheat rings« when the wind blows», and {P3} sells earplugs',
      'In the middle a circle has turned back to earth, «an ell wide, »where a child has cried into the neck of a cow; the cow is of flesh again, and has been led away. {town2} has more earth with every tear that is not for show.',
    ],
    [
      'The Hall of the Page',
      4,
      'the wish lies on a table of ninety yards, and {P2} walks« along it» in socks',
      'Under the table is a mouse hole with the comma in it. The mice« of {town4}» on whom the College tries out its wording have gnawed it from page 14, «to make it stop, »and give it back for a promise. On page 901, in a hand that {P2} does not know, stands: "or else what would make the queen happy". It is that of the king.',
    ],
  ],
  start: [
    'At a banquet in {town1} the king sneezes, «sighs, »looks at the fish and says: "I wish". Eleven ambassadors drop their spoons, «the chamberlain misses the gong, »and the party is nearer than anybody. Afterwards, «under the table, »{P4} catches one of them by the sleeve: "Thank you. Now get me out of here before he finishes it."',
    [
      'He was going to say "I wish she would look at me". It would have had to be obeyed, and she is the one who obeys.',
      'He was going to say "I wish somebody would ask me". He says it every night, «to the wall, »and nothing has ever happened«, which he knows».',
    ],
  ],
  openings: [
    [
      'The author of the sad novel, in the gaol« of {town1}», asks the party for one lead pencil, and a happy thought. || From the gaol« of {town1}» the author of the sad novel asks the party for a lead pencil, and« for» a happy thought. || A note from the gaol« of {town1}» reaches the party. The author of the sad novel would like a lead pencil, and a happy thought.',
      [
        '[The last chapter is about a man with a lamp|The book ends with a man who has a lamp]. [The author was the last Master« of the Royal Conversation», laughed at the djinn« in the fountain», and is a hedgehog|Its author was Master of the Royal Conversation before the party, made a joke about djinn beside the fountain, and is a hedgehog now|Before the party its author was Master of the Royal Conversation. [A joke about djinn, beside their fountain,|One joke about djinn, told beside their fountain,|A joke that the djinn in the fountain overheard] has made a hedgehog of the author].',
        '[The last chapter is about a man with a lamp|The book ends with a man who has a lamp]. [The author was the last Master« of the Royal Conversation», has not been turned into anything, and is well paid to sit in gaol|Its author was Master of the Royal Conversation before the party, «was never turned into anything, »and is paid to stay in gaol|Before the party its author was Master of the Royal Conversation, and has not been turned into an animal, only well paid to stay in gaol].',
      ],
    ],
    [
      'Nine djinn in the fountain« of {town1}» invite the party to be the judges in a« small» contest of storms. || In the fountain« of {town1}» nine djinn hold a« small» contest of storms, and would like the party to judge it.',
      'They are training. If a verdict offends them, those who come out of the water are <Djinni>. On the birthday they mean to take the palace home, «with all who are in it, »and look for their cousin later. || It is practice, and a verdict that offends them brings out <Djinni>. On the birthday they carry off the palace, «with everyone in it, »and look through it for their cousin at home.',
    ],
  ],
  truth: [
    "[The queen is the genie[| herself|, and no other]. The king's second wish was that she should stay, he was in love and did not think, and she has been bound to him for {years} years|The queen is the genie. The king was in love, and wished«, second,» that she should stay«; for {years} years she has been bound to him»|The genie is the queen. Being in love, the king used his second wish to have her stay, and it has bound her to him for {years} years]. [He understood it the morning after. He keeps the third so that no one else can have it, and has never dared to use it to set her free, since then she would go|The next morning he saw what he had done. The third wish he keeps from everybody else, and does not dare to set her free with it, as she would go|[He was ashamed the next day|By the next day he was ashamed]. He guards the third wish« from everyone», and could free her« with it», but then she would go|[The day after, he understood|He understood, a day too late]. With the third wish he could free her; he only guards it, out of fear that she would go]. [She knows. For [most of that time|half of that time] she has stayed [on purpose|by choice]|She knows it, and for most of those years she has stayed because she [wanted to|likes it]|She has always known, and most of those years she stayed [of her own free will|by choice|gladly]|[All this is known to her|None of this is hidden from her], and for years now she has stayed because she [likes it|wants to]].",
    '[There is [no wish|not one wish] left. The second was badly worded and [undid nothing|did nothing], and the third [went on|was wasted] the same evening, when the king was hungry, on a sandwich|[The wishes are used up|All the wishes are used up|Not one wish is left]. The second was [worded so badly|put so badly] that it undid nothing; the third went [that same evening|the same evening] on a sandwich, because the king was [hungry|hungry, and forgot himself]|[All three wishes are gone|The third wish is gone, too]. A clumsy word made the second useless, and that evening, «when the king was hungry, »[the third went on a sandwich|he wished for a sandwich]|The king has no wish left: the second undid nothing, as it was badly put, and the third he spent the same evening on a sandwich]. [Since then he has kept eleven countries at peace by looking as if he might say something; at court only {P4} knows, who invented it with him, in the palace kitchen, laughing|Ever since he has kept eleven countries quiet by seeming about to speak. At court only {P4} knows: the two of them thought of it« in the palace kitchen, laughing»]. [He is very tired of being careful, and would like to [shout once before he dies|lose his temper once]|He has taken care for so long, and before he dies he wants to [shout|swear], once|To shout once, before he dies, is [what he would like|all that he wants] after so many careful years|So much care has made him tired; he would give [a great deal|half his palace|the crown jewels] to [shout, once|shout at a waiter]].',
  ],
  secrets: [
    [
      'A wish that is given away counts for the one to whom it is given. {P4} would not use it, and would like to be asked.',
      'All eleven embassies« in {town3}» buy their soup from one stall. The djinn who keeps it came out of the lamp with the sandwich, and tells no one what the king has left, because nobody has asked the cook.',
    ],
    'The gold« of {town2}» turns back wherever somebody weeps over someone else. The Commons have been trying it with onions.',
    'One of the eleven ambassadors« at the court of {town1}» has been putting something in the soup: it makes people honest. || There is something in the soup that one of the ambassadors carries« to {town1}», and whoever eats it is honest.',
    'The mice« of {town4}», on whom the page is tried, have learned to word things« themselves». They have sent the king a note, which asks« only» that no wish be made about mice«, and it has no mistake in it».',
  ],
  steps: [
    'the parrot says something about the neighbours, and a wall is built« round {town3}, overnight», on the wrong side || after a remark of the parrot about the neighbours a wall goes up« overnight at {town3}», on the wrong side',
    'in {town1} the king asks the party what they would wish« for», and waits || what would they wish for, the king asks the party« in {town1}», and lets nobody change the subject',
    'the Golden Commons march on {town1}, «very »slowly, because of the weight',
    'On his birthday the king« of {land}» is given eleven soups, opens his mouth, and everybody in eleven countries hears him draw breath. || On his birthday eleven soups are brought in. The king« of {land}» opens his mouth, and in eleven countries one can hear him draw breath.',
  ],
  ends: [
    'The king can be got to plough. If he weeps over {town2}, «and not over himself, »it will be mud by the evening, and there is nothing he has been so afraid of as of being forgiven.',
    [
      '{P4} can be wished free by him, in front of everyone«, with no guarantee». Eleven countries will then have nothing to be afraid of, except each other«, and have had {years} years to get out of practice».',
      'The secret of {P4} can be kept, and there has to be an heir to it: somebody who can look at eleven ambassadors as if about to wish. [Or it can be told at the birthday, as the joke that it was, to eleven armies; it depends on how it is told|Or somebody tells it at the birthday, to eleven armies, as the joke that it was, and a good deal depends on the telling|Told well, «at the birthday, as the joke that it was, »it could also make eleven armies laugh|It could also be told, to eleven armies, at the birthday: as the joke that it was, and by somebody who can tell one].',
    ],
  ],
};
