import type { Wonder } from './wonder-type.ts';

/** What happens in the heads of people: what they remember, say, dream and feel. */
export const wondersOfMinds: readonly Wonder[] = [
  {
    id: 'memory',
    said: /\b(?:forg[eo]t\w*|memor(?:y|ies)|remembers?|remembered|amnesia|recalls?)\b/,
    name: 'the forgetting',
    missing: 'the memory of {town}',
    toll: [
      'Debts are paid twice or not at all, married people ask each other for their names, and beside every door in {town} hangs a slate, on which people write in the evening what they must know in the morning.',
      '{num.t} people of {town} carry a letter in their own hand, which begins: "You live in the house with the green door." Two lawsuits have ended because nobody knows who began them, and three have begun for the same reason.',
    ],
    scene:
      '"We have met," says the guard at the gate of {town}, reading from a slate, "and I liked you. It says so here." It is your first visit. Behind the guard a woman goes from house to house with a key, and looks at each door as if it might greet her. "There is more," says the guard, and tilts the slate to the light. "It says: take them to {G.name} at once, before you forget that you have read this."',
    effect:
      'Whoever sleeps in {town} must succeed on a DC 12 Wisdom saving throw, or has lost the day at dawn: the player puts the notes of the session aside, and may read only what the character has written down in the game. A night outside the walls is safe.',
    keeps:
      'An old [sergeant|widow] in {town} has slept through every night since it began, for the first time after a bad war, and asks the party at the door, quite calmly, to leave it as it is.',
    trace:
      'History :: asking people for the last thing that they remember :: It ends with the same walk for all of them, and with the same smell of [rain|apples]: the path to {lair}. The nearer to it people live, the more they have lost.',
    source:
      'What {town} has forgotten is here. It hangs in the air in voices, a thousand small sentences at once: where is the salt, I do love you, that was Tuesday. Whoever stands still hears their own among them.',
    use: 'A memory can be caught out of the air and thrown (one action, DC 13 Arcana): the enemy whom it hits stands still until the end of the next turn, in the middle of the best afternoon of a stranger.',
    grows:
      'It reaches further back. People in {town} no longer know what they did a year ago, and {few} leave because they do not know that they live here.',
    over: 'In {town} somebody stops in the middle of the street, laughs, and says a name, and it goes from door to door as if a lamp were carried. People wipe the slates, but read them first, and some turn red.',
    stays:
      '{town} learns to live by its slates, and from then on it belongs to those who keep the chalk.',
  },
  {
    id: 'truth',
    said: /\b(?:(?<!curse )lies?|lied|lying|truth|honest\w*|rhymes?|speech|speak in|tongues?|language|secrets?|gossip|voices?|speaks?|mute|words|thoughts?)\b/,
    name: 'the trouble with the tongues',
    missing: 'the say of people over their own tongues',
    toll: [
      'A betrothal, two partnerships and the choir have broken up over it, the market opens an hour later because everyone is still apologising, and a [lawyer|matchmaker] of {town} has gone to bed until it is over.',
      'Whoever can afford it in {town} has gone silent and carries a slate. The others meet each other in the street with a hand before the mouth; the judge has closed the court, and the only inn where people still talk has {num} broken plates.',
    ],
    scene:
      'It is quiet in {town} for a market day. People point at what they want, pay, and go. Then two of them bump into each other beside you, and before either can lift a hand it is out: what comes from their mouths is not what they had meant to say, and both hear it, and so does the whole street. A man with a basket drops his eggs in order to be able to leave. "Not here," says the messenger of {G.name}, through closed teeth, and pulls you into a doorway. "Nod, if you have understood. Only nod."',
    effect:
      'In {town} it is so for the party as well. Each time one of them wants to say something that matters, the player first says what the character thinks of it in truth, in one sentence, and everyone present has heard that; a DC 12 Charisma saving throw holds the tongue once, until the next dawn.',
    keeps:
      "The [poorhouse|servants' hall] of {town} has had a good year since it began: those who had been lied to all their lives would like to keep it for a little longer.",
    trace:
      'Insight :: letting several people of {town} say the same sentence :: It comes over each of them with a tug of the head, as if somebody had called; and all of them look for a moment in one direction, towards {lair}.',
    source:
      'Here whispering runs along the walls. It is everything that was going to be said in {town} and was not, in the voices of those who swallowed it, and it falls silent when one of the party opens their mouth.',
    use: 'What is said here has weight. A true sentence that the enemy would have liked to hide, said aloud (one action, DC 13 Insight), makes the one whom it is about lose the next reaction and have disadvantage on the next attack.',
    grows:
      'It takes hold of what people write as well. The letters and ledgers of {town} change overnight, and {few} families no longer speak to each other at all.',
    over: 'At the market of {town} somebody says a small, kind, ordinary thing that is not quite so, and holds their breath. Nothing happens. Half of the square says it after them, for joy.',
    stays: '{town} becomes a silent place, known for its honest merchants, where nobody marries.',
  },
  {
    id: 'dream',
    said: /\b(?:dreams?|dreamed|dreaming|nightmares?|sleepwalk\w*|sleep-?walk\w*|insomnia|cannot sleep|can't sleep|nobody sleeps)\b/,
    name: 'the trouble of the nights',
    missing: 'the nights of {town}',
    toll: [
      'People in {town} sit up together until their eyes close, and whoever wakes first is asked at once: was it there? It always was. The apothecary has sold all that keeps one awake, and at noon bakers fall asleep into their dough.',
      'In the morning {num} people of {town} stand in the square and compare it, word for word. Accidents with saws and ladders happen daily, two weddings have been put off, and a [carter|sexton] has moved into the hayloft of an inn out of town and been followed by it.',
    ],
    scene:
      'You reach {town} in the last hour of the night, and every window is lit. On the steps of the well sit people in shirts and blankets, grey in the face, and pass a jug of something black from hand to hand. One of them nods off. At once the others begin to count, and at seven the sleeper sits up and says, with open eyes and in a voice that is not quite their own, "And you have come as well." Everyone looks at you. "It has never said that before," says the one who poured.',
    effect:
      'Whoever sleeps in {town} has a part in it: run it as a scene of five minutes, in which each player may ask one question or do one thing (DC 12 Wisdom to keep a clear head). A success brings back one true detail of {lair}; on a failure the long rest gives no hit points back.',
    keeps:
      'There is a [widower|mother] in {town} who meets somebody there whom nobody can meet by day, and goes to bed as early as possible.',
    trace:
      'Medicine :: sitting by the sleepers and watching their faces :: They turn as one does in bed towards a window, all of them, in the same minute, and all to the same side: towards {lair}.',
    source:
      'Here one is not awake and not asleep. The corners are further away than they were a moment ago, somebody has drawn a door on the wall and it opens, and beds of {town} stand about in rows, empty and warm.',
    use: 'Whoever says firmly "I am dreaming this" (one action, DC 13 Wisdom) may change one thing within thirty feet that nobody is looking at: a wall is a curtain, a pit a carpet, for one round. Enemies can learn it by watching.',
    grows:
      'It comes by day as well now, in the middle of a sentence. The ferry of {town} has been tied up, because nobody trusts the one at the oar.',
    over: 'All of {town} sleeps until noon. Then people come out into the sun with the marks of pillows on their faces and tell each other the most harmless nonsense, and cannot get enough of it.',
    stays: '{town} moves by and by to the other side; by day its streets are very quiet.',
  },
  {
    id: 'heart',
    said: /\b(?:in love|love potion|loves?|hates?|polite|rude|falls? for|laugh\w*|happy|happiness|cr(?:y|ies|ying)|weeps?|ang(?:ry|er)|rage|quarrel\w*|sad(?:ness)?|joy|afraid|fear|feel\w*|emotions?|danc\w+|smil\w+|courage)\b/,
    name: 'the mood',
    missing: 'the right of people to their own moods',
    toll: [
      'It comes over them at work, in bed and at graves. {town} had to give up a funeral in the middle, [the council|the watch] meets with its back to each other, and a tightrope walker who happened to be passing through has been under a doctor since.',
      'There are {num} broken friendships in {town} and {few} engagements of people who did not know each other a week before. Those who have work that needs a steady hand have stopped doing it, and the bread tastes accordingly.',
    ],
    scene:
      'You hear it before you see the first roof: a whole town, from all windows, of one mind. At the gate stands a guard with wet cheeks and fights it down, in vain, says "Forgive me, it is nothing to do with you," and it comes again. Behind him a funeral and a market have run into each other, and both have the same expression on their faces. A child with wool in its ears goes through the middle of it, bored, and takes you by the sleeve. "You are for {G.name}," it says. "Do not look anyone in the eye. That is how one gets it."',
    effect:
      'Whoever looks somebody who has it in the eye must succeed on a DC 12 Charisma saving throw, or has it until the next long rest: advantage on checks that it helps, disadvantage on all others with people. Let the players act it out, and stop before it is tiresome.',
    keeps:
      'A [clerk|dairyman] of {town} who had not felt anything since a burial, years ago, has it as everyone does, and is afraid of the day on which it stops.',
    trace:
      'Insight :: asking who had it first, and second, and third :: It went from house to house like a visitor. The first of them had come back that evening from {lair}, carrying nothing.',
    source:
      'It is as strong here as heat before an oven. One sees it in the air, and the stones have it: a face can be made out in each of them, and all the faces feel the same.',
    use: 'It can be passed on. Whoever holds the gaze of an enemy and gives in to it (one action, DC 13 Performance) throws it over: the enemy is charmed by nobody and frightened of nothing, and simply cannot attack until the end of its next turn.',
    grows:
      'The animals have it now. Horses cannot be harnessed, the geese of {town} have to be carried, and the smith bars the door.',
    over: 'It ends in the middle of a sentence. People look at each other, tidy their hair, and take up what they had in their hands; and then, one by one, they feel whatever they happen to feel.',
    stays:
      'Strangers come to {town} to have it, for a week, against a fee, and leave again. The people of {town} cannot.',
  },
  {
    id: 'theft',
    said: /\b(?:steals?|stole|lost (?:their|his|her)|lose (?:their|his|her)|loses (?:their|his|her)|without|takes?|leav\w+|gone|stolen|missing|vanish\w*|disappear\w*) .*\b(?:shadows?|names?|voices?|faces?|reflections?|souls?|hearts?)\b|\b(?:shadows?|reflections?|names|voices|faces|souls)\b .*\b(?:stolen|leav\w+|gone|missing|vanish\w*|disappear\w*|lost|alive|detach\w*|walk\w*|move\w*)\b|\bno (?:shadow|reflection|name)s?\b/,
    name: 'the loss',
    missing: 'what each of them had from birth',
    toll: [
      '{num.t} people of {town} go without by now. They grow paler by the day, dogs walk past them as if the street were empty, and those who love them look twice before they are sure.',
      'Those whom it has hit in {town} are no longer served unless they shout, and clerks leave them off lists. [A bride|A juror] has been sent home for it, since nobody could swear that it was the same person.',
    ],
    scene:
      'The sun stands low over the square of {town}. You see it only at the second look: of all who cross the stones, {few} have something less than the others. One of them has seen you looking and comes over, a man with flour on his arms, and holds his hands into the light and turns them. "Since Monday," he says. "My wife says that she does not mind. She says it very loudly, so that I hear it." His dog, beside him, sniffs at the place where he stands, whimpers, and goes on looking for him.',
    effect:
      'At each dawn in {town} one of the party who slept there makes a DC 12 Charisma saving throw; on a failure it is gone from that character as well: disadvantage on Charisma checks with those who do not know them, but advantage on Stealth. It can be had back at {lair}.',
    keeps:
      'A [debtor|runaway soldier] in {town} is no longer recognised by those who were looking, and drinks to whoever did it.',
    trace:
      'Perception :: watching at dusk what comes loose, and following it :: It does not fade. It goes, flat along the walls and round the corners, like somebody who is awaited; and the way that it takes ends at {lair}.',
    source:
      'What was taken from {town} is kept here, and stirs without a wind. Each one turns, at the step of somebody whom it knows, like a flower; there is one among them that turns towards nobody.',
    use: 'Whoever calls the owner of one of them by name (one action) sends it home by the shortest way, which leads over the face of an enemy: blinded for a round. {num} of them are here.',
    grows:
      'It takes those of houses now. {few} doors of {town} cannot be found any more by people who were born behind them.',
    over: 'What was lost comes home by the evening sun, over walls and roofs, and finds its own. In the square of {town} somebody waves at the pavement, and the pavement waves back.',
    stays:
      'Those who were robbed of it are hardly seen in {town} any more, and then one day nobody says that they are missing.',
  },
];
