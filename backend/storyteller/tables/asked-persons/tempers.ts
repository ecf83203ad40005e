import { anywhere, noun, type AskedStory } from './story-type.ts';

/** Persons whose temper drives what they want and what they hide. */
export const personsOfTempers: readonly AskedStory[] = [
  {
    id: 'asked-jealous',
    asked: anywhere('jealous|envious|jealousy|envy'),
    other: 'younger {own}',
    look: ['{P.name} wears the better coat of any two people in a room, and has checked.'],
    manner: [
      '{P} praises others with a number: "the second best I have seen«, after my own»".',
      'When somebody else is applauded, {P} claps last and stops first.',
    ],
    want: '{P} wants {Q} sent away from {town}, because people have begun to ask {Q} first.',
    ask: [
      '{P} asks the party to watch {Q} at work for two days and to write down every mistake, for {pay} gold pieces.',
      '{P} offers {pay} gold pieces for proof that the success of which all {town} talks was not the work of {Q}.',
      '{P} offers {pay} gold pieces for whatever {Q} used at the last council of the crown: the rulers of two realms were there, and all of them listened to {Q}.',
    ],
    says: [
      '"They say {Q} is gifted. I was gifted too, and nobody gave me a room with a window for it."',
      '"I am not jealous. I only count, and I count nine invitations for {Q} and none for me."',
      '"Ask anyone in {town} who did it first. Then ask them why they have forgotten."',
    ],
    tell: 'In the house of {P} hangs a list with two columns of successes, and the column for {Q} has been growing since spring.',
    truths: [
      'The last great success of {Q} was made with notes stolen from {P}, and {P} cannot prove it, since {P.they} had taken the same notes from a dying teacher. To bring {Q} down, {P} has spoiled the work that {Q} is to show at the feast of {town} in {few} days; when it fails, it will kill those in the front row.',
      '{P} has paid a bandit {bribe} gold pieces to rob {Q} on the road and to burn the papers. The bandit took {Q} along as well, and now asks {P} for money every week. {P} wanted {Q} to be smaller, not dead, and is sick with fear.',
    ],
    clues: [
      [
        'Investigation',
        'laying the papers of {Q} beside those of {P}',
        'both have copied the same slip of the pen from somebody older.',
        1,
      ],
      [
        'Insight',
        'mentioning the feast to {P}',
        '{P} asks who will sit in front, and does not like the answer.',
        1,
      ],
      [
        'Perception',
        'watching the back door of {P} on a market day',
        'a man with a scarred lip leaves with a purse and laughs.',
        2,
      ],
      [
        'Persuasion',
        'asking {P} for one good word about {Q}',
        '{P} begins one, and it turns into "if only that {Q} were here".',
        2,
      ],
    ],
    pressed: [
      'If the party names the teacher before {P}, the envy turns to shame: {P} shows where the work of {Q} was spoiled, and asks to mend it side by side with {Q}. If they only threaten, {P} lets the feast begin.',
      '{P} gives the party the meeting place and everything that {P.they} owns for the return of {Q}. If {Q} comes back and says thank you, {P} confesses in the street.',
    ],
  },
  {
    id: 'asked-bored',
    asked: noun('bored|restless|jaded|idle|lazy'),
    other: 'merchant',
    look: [
      '{P.name} has drawn faces on everything within reach, and has given each of them a name.',
    ],
    manner: [
      '{P} yawns at facts and sits up at rumours.',
      '{P} finishes the sentences of visitors, to be done with them, and guesses right too often.',
    ],
    want: '{P} wants something to happen at last: the same work, the same faces and the same questions have filled {few} years.',
    ask: [
      '{P} asks the party to take {P.them} along for one night, wherever they are going, and pays {pay} gold pieces to be of use.',
      '{P} offers {pay} gold pieces for a true account of the most dangerous thing that the party did this year, and asks to be shown the place.',
      '{P} offers {pay} gold pieces and a seat at the table of the crown to any party that comes home with a danger that {P.they} has not read of yet.',
    ],
    says: [
      '"You are the first today who does not want what everybody wants. Please do not spoil it."',
      '"I have counted the tiles up there. There are 412, and one of them is new."',
      '"Is it true that you were nearly killed? How nice. Sit down."',
    ],
    tell: '{P} leaves doors unlocked that should be locked, and stays to see who tries them.',
    truths: [
      'Out of boredom {P} began to write letters in the name of a made-up plotter, and hid them where they would be found. {Q} took them to be real, has raised a band of {few} for the plotter, and now waits for the order to strike at {town}. {P} still writes the answers.',
      'Out of boredom {P} answered a voice that {P.they} had heard behind the wall. It belongs to something that was walled in under {town}, and it tells wonderful stories. For each one {P} has taken out a stone, and {few} stones are left.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the hand of the letters with the accounts of {P}',
        'the plotter crosses each t as {P} does.',
        1,
      ],
      [
        'Insight',
        'telling {P} that there is a plot in {town}',
        '{P} asks how it was found, and is pleased with the answer.',
        1,
      ],
      [
        'Perception',
        'sitting quite still in the room of {P}',
        'a voice behind the wall goes on with a story.',
        2,
      ],
      ['Investigation', 'looking at the dust on the shoes of {P}', 'it is mortar, and fresh.', 2],
    ],
    pressed: [
      '{P} owns up at once, since it is the best day in years, and can call off {Q} with one more letter; {Q} has to believe it, and asks to meet the plotter.',
      '{P} will put the stones back if somebody comes every week with a true story. If the party takes out the last stone, {P} watches, and runs too late.',
    ],
  },
  {
    id: 'asked-afraid',
    asked: noun(
      'cowardly|coward|nervous|timid|anxious|shy|fearful|frightened|scared|paranoid|jumpy|craven',
    ),
    other: 'sergeant',
    look: [
      '{P.name} stands with the weight on the back foot, and the boots are laced for running.',
    ],
    manner: [
      '{P} knows the second way out of every house in {town}.',
      'At a loud voice {P} agrees first and asks afterwards what to.',
    ],
    want: '{P} wants never again to be the one who stands in front, and will do any other work for that.',
    ask: [
      '{P} asks the party to go with {P.them} past the old gallows at {town2}, there and back, for {pay} gold pieces.',
      '{P} pays {pay} gold pieces for two days of guard, until a rider from {town2} has come and gone, and does not say who it is.',
      '{P} has been called as the only witness before the high court of the realm, and offers {pay} gold pieces to get there alive past those who command an army.',
    ],
    says: [
      '"I did not run. I was the first to see that it was over."',
      '"Somebody has to stay with the horses. I am very good with horses."',
      '"If you hear me shout, that is not an order; that is only me."',
    ],
    tell: '{P} counts the people in a room, and counts again when somebody leaves.',
    truths: [
      '{P} left a post at {town2} at night, out of fear, and {few} comrades died at the open gate. {Q} lived, knows it, and was given the medal for holding it. {P} is afraid of {Q} above all: {Q} sold the gate, and {P} had seen the money change hands.',
      '{P} is thought to be the one who ran from the fight at {town2}. In fact {P} carried out {Q}, who was out of his mind with fear, and has let {Q} be the hero, because {Q} threatened the family of {P}.',
    ],
    pronouns: { Q: 'he' },
    clues: [
      [
        'Insight',
        'saying the name of {Q} to {P}',
        '{P} looks at the hands of the speaker, for money.',
        1,
      ],
      [
        'History',
        'reading the names on the stone at {town2}',
        'all of them died inside the gate, and none at it.',
        1,
      ],
      [
        'Medicine',
        'seeing the back of {P} without a shirt',
        'there are marks of a man who was carried, kicking.',
        2,
      ],
      [
        'Persuasion',
        'asking {P} what it was like, without laughing',
        '{P} tells of the weight of somebody else.',
        2,
      ],
    ],
    pressed: [
      'With one friend on each side {P} says it all, before {Q} and before witnesses. Left alone, {P} is gone by morning, and {Q} hunts {P.them}.',
      'If the family is brought to safety first, {P} stops trembling and goes to see {Q} on foot. In any fight after that, {P} stays.',
    ],
  },
  {
    id: 'asked-hated',
    asked:
      /\b(?:everyone|everybody|people|villagers|the whole (?:town|village)) (?:hates?|despises?|fears?|avoids?|loathes?)\b|\b(?:hated|despised|unpopular|shunned)\b/iu,
    other: 'reeve',
    look: [
      'The coat of {P} has been cleaned of thrown mud so often that the cloth is thin on the back.',
    ],
    manner: [
      '{P} says good morning to each door in {town}, and waits for an answer for exactly one breath.',
      '{P} eats nothing that somebody else has poured or carved.',
    ],
    want: '{P} wants one person in {town} who does not cross the street, and will not buy that with one unpaid coin.',
    ask: [
      '{P} asks the party to walk beside {P.them} on the next round through {town}, for {pay} gold pieces, and to hit nobody.',
      '{P} pays {pay} gold pieces to learn who has promised money for {P.their} death in three towns.',
      '{P} offers {pay} gold pieces for a guard across the realm with the one book that would show the crown where the money of a province has gone.',
    ],
    says: [
      '"They hate me, and they pay. There are people who are loved, and look at their roads."',
      '"That window has been broken four times. I have the glazier come on Mondays."',
      '"You may sit with me. But sit so that they cannot see it."',
    ],
    tell: 'Late at night {P} puts small purses on the sills of {few} houses, and knocks at none of them.',
    truths: [
      '{P} takes what the law says and no more; {Q} adds half as much to every bill, in the name of {P}, and keeps it. {P} has found out, and stays silent, because {Q} holds a paper by which {P} once took bread for a hungry brother.',
      '{P} has paid the dues of the poorest houses out of {P.their} own pocket for {years} years, and has now begun to take it from the chest of the crown instead. {Q} has noticed, and has sent for the auditors.',
    ],
    clues: [
      [
        'Investigation',
        'comparing a receipt in {town} with the book of {P}',
        'the receipt says half as much again, in the hand of {Q}.',
        1,
      ],
      ['Insight', 'praising {Q} before {P}', '{P} shuts the book with great care.', 1],
      [
        'Stealth',
        'following {P} after midnight',
        '{P} leaves a purse on a sill and walks faster.',
        2,
      ],
      [
        'Investigation',
        'adding up the book of {P}',
        'the poorest houses have never been late, not even in the year of the flood.',
        2,
      ],
    ],
    pressed: [
      'If the party takes the paper from {Q}, {P} reads both books aloud in the market. The first who crosses the street again comes with a pie.',
      '{P} goes to the auditors alone. If {few} people of {town} come along and say what was on their sills, it ends with a fine, which they pay together.',
    ],
  },
  {
    id: 'asked-boaster',
    asked: anywhere(
      'exaggerates?|exaggerating|boasts?|boastful|brags?|braggart|lies about|liar|compulsive liar|tall tales',
    ),
    other: 'old soldier',
    look: [
      '{P.name} wears {few} medals, a claw on a string and a scar that is on another cheek after washing.',
    ],
    manner: [
      'Each time that {P} tells something, there is one more enemy in it, and it is raining harder.',
      '{P} lowers the voice before the part that is made up, and raises it for the part that is true.',
    ],
    want: '{P} wants one deed that needs nothing added, with witnesses who can swear to it.',
    ask: [
      '{P} asks the party to be seen with {P.them} at {town2}, where {P.they} has told of a great deed, and pays {pay} gold pieces for nodding.',
      '{P} has sworn before three towns that {P.they} killed the beast of the pass, which is alive; {pay} gold pieces for a party that makes it true.',
      'A king has believed a story of {P} and has put {P.them} at the head of an army. {P} offers {pay} gold pieces, and all of the glory, for help before the first battle.',
    ],
    says: [
      '"There were forty of them. Well, thirty. They were tall, though: count the height."',
      '"I never exaggerate. I would rather die, as I did at {town2}, twice."',
      '"Ask anybody who was there! You cannot, of course; it was that sort of day."',
    ],
    tell: 'When somebody in the room has really been there, {P} buys that person a drink and tells another story.',
    truths: [
      'One of the stories is true, the smallest: {P} saw who let the enemy into {town2}. {P} has told it in public with a dragon in it, so that nobody would believe it, because {Q} did it and sits in the audience.',
      'The deed that made {P} famous was done by {Q}, who asked for it to be told with another hero, so as to be thought dead. Now hunters who want the hero have come to {town}, and {P} has to be that hero or give {Q} away.',
    ],
    clues: [
      [
        'Insight',
        'hearing {P} tell three stories',
        'one of them never changes, apart from the dragon.',
        1,
      ],
      [
        'History',
        'asking about the night at {town2}',
        'the gate was opened from within, as in the story of {P}.',
        1,
      ],
      [
        'Performance',
        'telling the great deed back to {P} with a wrong ending',
        '{Q} corrects it, at the next table.',
        2,
      ],
      [
        'Medicine',
        'looking at the scars of {Q}',
        'each is where the story says that {P} was hit.',
        2,
      ],
    ],
    pressed: [
      'Asked to tell it without the dragon, {P} does so in one breath, and {Q} gets up. Whoever stands at the door then decides how it ends.',
      '{P} is afraid, adds nothing, and goes out to the hunters in the place of {Q}. If the party comes along, {P} fights badly and does not run; it is the first story that {P.they} never tells.',
    ],
  },
  {
    id: 'asked-cheerful',
    asked: noun(
      'cheerful|jolly|merry|friendly|happy|kind|nice|optimistic|naive|gentle|sweet|kindly',
    ),
    other: 'moneylender',
    look: ['{P.name} has lines of laughter, ink hearts on one sleeve and a pocket full of sweets.'],
    manner: [
      '{P} greets everyone by name, and knows what they were worried about last week.',
      'Bad news makes {P} put the kettle on, and good news does too.',
    ],
    want: '{P} wants everyone in {town} to be well, and begins with whoever has just come in.',
    ask: [
      '{P} asks the party to find out why {few} neighbours have stopped laughing this month, and pays {pay} gold pieces from a jar.',
      '{P} pays {pay} gold pieces for help with a feast for two towns that are close to war, so that they sit at one table before they fight.',
      '{P} has been asked to speak for peace between two realms, because both rulers like {P.them}, and offers {pay} gold pieces for guards who smile.',
    ],
    says: [
      '"There you are! Sit, eat. Whatever it is, it will look smaller with soup."',
      '"I do not believe that anybody is wicked before breakfast."',
      '"Of course I trusted them. It was very nearly the right thing."',
    ],
    tell: 'When {P} thinks that nobody is there, the smile goes, and {P.they} leans against the door until it comes back.',
    truths: [
      '{P} has pledged house and savings to {Q} for the debts of {few} families, and told nobody. The bond is due in {few} days; {Q} wants no money, but {P} as a friendly face, to bring people to the table where they sign.',
      '{P} was once a feared collector for {Q}, hurt people for money, and has been kind to everyone ever since, as one pays off a debt. One of the families was never found, and lives in {town}.',
    ],
    clues: [
      [
        'Insight',
        'staying until the last guest has left {P}',
        'the smile goes out like a lamp.',
        1,
      ],
      [
        'Investigation',
        'looking at the jar of coins',
        'it is full of receipts, all signed by {Q}.',
        1,
      ],
      [
        'Perception',
        'watching {P} meet children in {town}',
        '{P} counts their fingers, and breathes out.',
        2,
      ],
      [
        'Intimidation',
        'raising a hand in a quarrel near {P}',
        '{P} has the wrist before it falls, and knows exactly how to break it.',
        2,
      ],
    ],
    pressed: [
      'If the families are told, they carry their savings to {Q} in a procession. {P} cries, is angry with the party for the first time, and cooks for all of them.',
      '{P} kneels down before the family and says what {P.they} did. Whatever they answer, {Q} comes to {town} for {P.them} within a week, and {P} asks the party to keep the others out of it.',
    ],
  },
  {
    id: 'asked-grumpy',
    asked: noun('grumpy|gruff|surly|bitter|angry|cranky|grumbling|moody|grouchy|cantankerous|sour'),
    other: 'healer',
    look: ['The brows of {P} meet over the nose, and do not part for anyone.'],
    manner: [
      '{P} complains of the weather, the food and the guests, in that order, and helps all the same.',
      '{P} answers a greeting with "what is it now", and has usually begun to help by then.',
    ],
    want: '{P} wants to be left in peace, and is the first to get up when somebody knocks at night.',
    ask: [
      '{P} asks the party, with many words about their boots, to find out who leaves flowers at the door of {P} every week; {pay} gold pieces, "and no songs".',
      '{P} pays {pay} gold pieces to have a load of medicine brought through closed roads to {town2}, and shouts when thanked for it.',
      '{P} throws {pay} gold pieces on the table: a prince is coming to {town} with his court and his enemies, and {P} wants him fed, alive and gone by Monday.',
    ],
    says: [
      '"No. We are closed. Where are you hurt? Sit down, and do not bleed on that."',
      '"Everybody says good morning. Nobody ever proves it."',
      '"I am not in a bad mood. This is the mood."',
    ],
    tell: 'Every evening {P} lays a second place, and swears at it when clearing it away.',
    truths: [
      '{P} threw {P.their} only child out of the house in a rage, {years} years ago, and the child went to sea with a false name. {Q} brought the news of a death, and it was a lie: the child had asked for it. The flowers at the door come from the grandchild.',
      "{P} quarrels with everyone so that nobody comes close: a curse lies on the house, and whoever {P} is fond of falls ill. {Q} set it, when {P} refused to marry, and still lives in {town} as everybody's friend.",
    ],
    clues: [
      [
        'Perception',
        'waiting by the door on the evening of the flowers',
        'a child with the brows of {P} puts them down and runs.',
        1,
      ],
      [
        'Persuasion',
        'asking {Q} how the child of {P} died',
        '{Q} gives a ship that was not at sea that year.',
        1,
      ],
      [
        'Medicine',
        'asking who in {town} fell ill last year',
        'each of them had made {P} laugh.',
        2,
      ],
      [
        'Arcana',
        'feeling under the threshold of {P}',
        'a knot of hair lies there, half grey and half the colour of that of {Q}.',
        2,
      ],
    ],
    pressed: [
      '{P} calls it nonsense, puts on the good coat and goes to the door. There is soup for everybody afterwards, and {P} complains that there is not enough salt in it.',
      'Once the knot is burned, {P} stands in the street and does not know what to be angry about. {Q} tries to tie another one the same night.',
    ],
  },
  {
    id: 'asked-ambitious',
    asked: noun(
      'ambitious|power-hungry|scheming|calculating|greedy|cunning|vain|arrogant|proud|haughty|manipulative|ruthless',
    ),
    other: 'old {own}',
    look: [
      '{P.name} wears the colours of the next higher office, a shade darker, so that nobody can object.',
    ],
    manner: [
      '{P} remembers who sat where at each dinner, and who had to move.',
      '{P} gives small presents with large receipts.',
    ],
    want: '{P} wants the place of {Q}, and after that the one above it.',
    ask: [
      '{P} pays {pay} gold pieces if the party does something brave in {town} within a week, and says before people that {P} sent them.',
      '{P} offers {pay} gold pieces for three signatures from {town2}, of people who owe {P.them} nothing yet.',
      '{P} offers {pay} gold pieces and a castle to those who bring the seal of the old chancellor before the electors of the realm meet.',
    ],
    says: [
      '"I never ask for anything. I only make sure that I am standing there when it falls."',
      '"{Q} is a treasure. One puts treasures away, somewhere dry."',
      '"Help me now, and I shall remember it. Help me later, and I shall not need to."',
    ],
    tell: '{P} measures rooms in which {P.they} does not live yet.',
    truths: [
      '{P} has been making {Q} ill for weeks, a little each day, so as to be the only one who can stand in. The one who sold the powder has begun to give larger doses on another account: somebody wants both of them gone.',
      "For the first step upwards {P} signed a paper for a devil in a clerk's coat. Each promotion has cost a person who was near to {P}; the next on the list is {Q}, who once taught {P} to read.",
    ],
    clues: [
      ['Medicine', 'looking at the nails of {Q}', 'they have the white lines of a slow poison.', 1],
      [
        'Insight',
        'telling {P} that {Q} is worse today',
        '{P} is startled, and counts back the days.',
        1,
      ],
      [
        'Investigation',
        'laying the promotions of {P} beside the church book',
        'a friend of {P} was buried in the week of each one.',
        2,
      ],
      ['Religion', 'seeing {P} sign anything', 'the ink dries red.', 2],
    ],
    pressed: [
      '{P} bargains at first, and stops when the party shows that the dose was raised. Then {P} gives up the seller to save {Q}, and asks that {Q} never learns the rest.',
      '{P} can break the paper by resigning from everything in public, before the next name is struck out. The clerk comes to watch, and offers the party a post.',
    ],
  },
];
