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
    want: 'Everybody in {town} hates {P}, who wants one person there not to cross the street, and will not buy that with one unpaid coin.',
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
    want: '{P} exaggerates everything, knows it, and wants one deed that needs nothing added, with witnesses who can swear to it.',
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
];
