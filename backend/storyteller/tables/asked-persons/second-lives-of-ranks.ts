import type { AskedStory } from './story-type.ts';
import { fears } from './traits.ts';
import { gaolGuards, lesserNobles, mages, merchants, thieves } from './trade-words.ts';

/** Second stories for guards, merchants, nobles, mages and thieves. */
export const personsOfOtherRanks: readonly AskedStory[] = [
  {
    id: 'asked-guard-on-the-wrong-post',
    asked: gaolGuards,
    other: 'old prisoner',
    look: [
      '{P.name} stands as if somebody could call {P.them} to order at any moment, and has a whistle that has been blown only once.',
    ],
    manner: [
      '{P} knows the law by heart, people by their gait, and looks away in exactly one case.',
      '{P} writes everything down, in a hand that one can read, which has made enemies.',
    ],
    want: [
      '{P} wants to know who has been letting somebody out of the gaol of {town} each night, and back in before the morning.',
      '{P} wants to get one prisoner through the next seven days alive, against orders that have not been written down.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, saved from fines, to a party that gets itself arrested in {town} for something small, and keeps its eyes open at night.',
      '{P} offers {pay} gold pieces to have a prisoner brought to {town2} by another road than the one that stands on the paper.',
      'The one in the cell could name who betrayed the realm. The crown wants a trial, and {few} great houses do not. {P} offers {pay} gold pieces for company on the way to the court.',
    ],
    says: [
      '"Move along. Not you. You can stay, and hold this."',
      '"I only lock the door. I should like to know, sometimes, from which side."',
      '"There is a law against it. There is a law against most things. I pick."',
    ],
    tell: 'On the night shift {P} carries a second supper down to the cells, [and a chessboard|and comes up whistling], and enters it in the book as rats.',
    truths: [
      '{Q} has been in there for {years} years for a murder that {P.their} own father committed, and {P} found it out in the files. {Q} knew it all the time, and goes out each night to look after the widow of the dead one.',
      'It is {P} who lets {Q} out: {Q} catches what walks in {town} after dark, and is the only one who can, being of the same kind. {Q} comes back in on {Q.their} word of honour, and it gets harder each night.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the files of that murder',
        'one page is in the hand of {P.their} father, and so is the order to burn it.',
        1,
      ],
      [
        'Perception',
        'following {Q} by night',
        '{Q} chops wood in a backyard, quietly, and is given soup.',
        1,
      ],
      [
        'Medicine',
        'looking at the hands of {Q} in the morning',
        'there is earth under the nails, and they are a little too long.',
        2,
      ],
      [
        'Insight',
        'asking {P} about rats',
        '{P} says that they are very big and have good manners.',
      ],
    ],
    pressed: [
      "{P} lays the page on the magistrate's table, with the badge on top of it, and goes down to unlock the door {P.themself}. {Q} asks to finish the game first.",
      'One morning {Q} is not back. {P} puts on the coat without the badge and says where {Q.they} would have gone; there is still a little time before the bell.',
    ],
  },
  {
    id: 'asked-merchant-with-a-rule',
    asked: merchants,
    other: 'silent partner',
    look: [
      '{P.name} has quick hands, warm eyes and a purse on each hip, one of which is for show.',
    ],
    manner: [
      '{P} names a price, sighs, and goes down before anybody has spoken; then it is really low, and one is lost.',
      '{P} can tell where a thing was made, and by how unhappy a person.',
    ],
    want: [
      '{P} wants a certain caravan to arrive before the one of {P.their} rival, although it has been dead for a year.',
      '{P} wants out of a partnership in which {P.they} has done all the talking and somebody else all the owning.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, and dinner, to a party that stands in {town} beside a scale and a sack, and lifts the sack when nobody is looking.',
      '{P} offers {pay} gold pieces for {few} mules that come down by themselves from the pass near {town2}, still loaded; nobody wants to unload them.',
      'Grain is going to be short in all of the realm, and {P} is the only one who has bought any. {P} offers {pay} gold pieces to those who bring it past the crown, the armies and {P.their} own conscience.',
    ],
    says: [
      '"For you? Because it is Tuesday? No. But I like how you looked as if it might be."',
      '"Everything has its price. What it is worth, you have to find out at home."',
      '"I never lie about goods. I lie about how much I need to sell them."',
    ],
    tell: 'Before {P} locks up in the evening {P.they} puts one good piece out onto the step, [and it is gone in the morning|with a nod into the dark].',
    truths: [
      'The caravan was buried by an avalanche, with {P.their} sister, because {P} had told it to go in spite of the snow. It has been arriving ever since, a little nearer each year, and {Q} owns what it carries. {P} wants to be there, to pay it off.',
      '{Q} was a thing in a ring when {P} was poor: it lent the first coin. It takes a tenth, in all things, and has until now been reasonable; this year {P} is to have a child, a friend or a tenth year of luck, and has done the sum.',
    ],
    clues: [
      [
        'Perception',
        'standing on the road at midnight',
        'there are bells, and frost on the grass in the shape of hooves.',
        1,
      ],
      [
        'Investigation',
        'reading the articles of the partnership',
        'they are older than {P}, and one of the signatures is a burn.',
        2,
      ],
      ['Insight', 'asking {P} about snow', '{P} weighs something, with empty hands.', 1],
      ['Arcana', 'looking at {Q} in a mirror', 'there is only a ring there, and it turns.', 2],
    ],
    pressed: [
      '{P} goes to meet them with a lantern and with the whole of the till, and asks to see the waybill. At the bottom of it stands what is owed, and it is not money.',
      '{P} gives away a tenth of everything, in one day, to whoever is passing, before {Q} can take it. There is a hole in the contract, of exactly that size.',
    ],
  },
  {
    id: 'asked-noble-without-means',
    asked: lesserNobles,
    other: 'faithful steward',
    look: [
      '{P.name} wears the old colours with a darn in them, holds {P.themself} like a portrait, and has hands that have chopped wood.',
    ],
    manner: [
      '{P} is generous with what is not there, and nobody has the heart to mention it.',
      "{P} gives orders as others ask favours, and knows what the cook's mother is called.",
    ],
    want: [
      '{P} wants to keep up the house until one certain promise has been kept, which an ancestor made.',
      '{P} wants to get rid of the title, the land and the curse that goes with them, to somebody who has earned it.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, which is the good carpet, to a party that sits in {town} at a dinner as guests of rank, and looks as if there were more of them.',
      '{P} offers {pay} gold pieces for a tenant near {town2} who has paid the rent each year for a farm that burned down a century ago.',
      'A marriage, a war or a bankruptcy is to be settled within the month, and the crown leaves {P} to choose. {P} offers {pay} gold pieces to those who find a fourth thing before the realm notices how thin the carpet is.',
    ],
    says: [
      '"One does what one must, and then one changes for dinner."',
      '"We have been here for nine centuries. It has not been the same roof."',
      '"My people trust me. It is the most alarming thing that I own."',
    ],
    tell: 'On one day of the month {P} takes the keys and goes through all the empty rooms, [winds up clocks that do not go|says good morning in each of them].',
    truths: [
      'The promise is to something in the lake, the hill or the east wall: that there would always be one of the family to say good morning to it. {P} is the last, and ill. {Q} has been saying it too for {years} years, for practice, and it has begun to answer.',
      "There is money, a great deal of it, and {P} will not touch it: it was paid for a massacre, in the grandfather's day. {Q} is a grandchild of that place, has found the chest, and is waiting to see how poor {P} is ready to become.",
    ],
    clues: [
      [
        'Perception',
        'going along through the empty rooms',
        'in the last of them somebody says good morning before {P} does.',
        1,
      ],
      [
        'Investigation',
        'going through the accounts',
        'a sum has stood there untouched for three generations, under "stones".',
        2,
      ],
      [
        'Insight',
        'asking {Q} about home',
        '{Q} says that it is no longer on the map, and looks at {P} for a moment too long.',
        2,
      ],
      [
        'Medicine',
        'looking at {P} when {P.they} thinks {P.themself} alone',
        '{P} holds on to the furniture.',
        1,
      ],
    ],
    pressed: [
      '{P} introduces {Q} to what lives there, by name, as family. It thinks about it for a long time; the whole house creaks.',
      '{P} has the chest carried out into the courtyard, and reads out loud what it was for. {Q} says the names that go with it, one after another, and then they count it out, fairly, until it is dark.',
    ],
  },
  {
    id: 'asked-mage-with-a-debt',
    asked: mages,
    other: 'former pupil',
    look: [
      '{P.name} has a singed beard or a singed fringe, odd socks, and a shadow that arrives a moment later.',
    ],
    manner: [
      '{P} mutters, and something in the room obeys which was not meant.',
      '{P} explains great things simply and simple things not at all.',
    ],
    want: [
      '{P} wants a spell undone that {P.they} is proud of, and cannot do it without the one with whom {P.they} made it.',
      '{P} wants one afternoon without magic, to find out whether something that {P.they} suspects is true.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, some of them still frogs, to a party that fetches a book back in {town} from somebody who believes that it is about gardening.',
      '{P} offers {pay} gold pieces to be brought to {town2} without using a spell, by people who will slap {P.their} fingers.',
      'The weather of the whole realm has been running by a mistake of {P.theirs} for {years} years, and the crown has had its fields laid out for it. {P} offers {pay} gold pieces to those who help {P.them} to put it right slowly.',
    ],
    says: [
      '"Do not touch that. It is asleep, and it dreams of being touched."',
      '"Magic is like credit. One can do a great deal before they come."',
      '"I was wrong once. It is that hill over there."',
    ],
    tell: 'At the end of each spell {P} says a word that has nothing to do with it, quite softly, [and it is "sorry"|and it is a name].',
    truths: [
      'Each spell by {P} is taken from somebody: as much as is warm in the one place grows cold in another. {P} learned too late where that other place is. {Q} comes from there, and has come to find out why the winters have been so long.',
      '{P} has had no magic for {years} years: {Q} does it all, from the next room, since the day on which {P} burned out in saving {Q.them}. {Q} wants {P} never to know. {P} has suspected it since a sneeze.',
    ],
    clues: [
      [
        'Arcana',
        'watching {P} light a candle',
        'somewhere, very faintly, a child says "oh, it has gone out".',
        1,
      ],
      [
        'Perception',
        'looking into the next room',
        '{Q} stands there with lifted hands and a very red face.',
        2,
      ],
      ['Insight', 'asking {Q} about home', '{Q} describes a village that is dark at noon.', 1],
      [
        'Arcana',
        'asking {P} for a spell far away from {Q}',
        '{P} looks round, and finds that {P.they} has a cold.',
        2,
      ],
    ],
    pressed: [
      '{P} breaks the staff, and it gets warm, far away, for the first time in years. After that {P} has to learn how one makes a fire, and {Q} shows {P.them}.',
      '{P} lifts a hand, waits, nothing happens, and from next door comes a desperate little cough. "Thank you," says {P}, into the wall. "You may come out. You were always better at the blue ones."',
    ],
  },
  {
    id: 'asked-thief-with-a-bad-conscience',
    asked: thieves,
    other: 'robbed widow',
    look: [
      '{P.name} has fingers that do not keep still, and looks at a room as others look at a menu.',
    ],
    manner: [
      '{P} gives people back their purses in conversation, with remarks on what is in them.',
      '{P} sits where there are two ways out, and offers the better one to {P.their} guest.',
    ],
    want: [
      '{P} has taken something that nobody reports as stolen, and wants to find out why.',
      '{P} wants to steal one thing more, for {Q}, who does not know that it was {P} who took the first.',
    ],
    ask: [
      '{P} offers {pay} gold pieces, which are certainly {P.theirs} by now, to a party that rings at the front in {town} and asks for directions at great length.',
      '{P} offers {pay} gold pieces for company in putting a thing back near {town2}; it has been tried once, and it was in the bag again on the next morning.',
      'In the treasury of the realm one piece is missing, and {P} was there and did not take it. {P} offers {pay} gold pieces to those who find out what the crown has put in its place.',
    ],
    says: [
      '"I never take what is missed. It is a matter of style, and of dogs."',
      '"Locks are only to keep people polite."',
      '"That is yours, by the way. You should have that seam looked at."',
    ],
    tell: '{P} climbs to the same window once a month, [to look at an empty hook on a wall|to leave something on the sill], and {P.they} has never been so careful on any other job.',
    truths: [
      'What {P} took is the heart, or the name, or the death of somebody, kept in a casket. The owner cannot report it and cannot die. {Q}, who does everything to be near {P}, is no widow at all, and would like to have it back, but would like better to be asked.',
      '{P} robbed {Q} on the night on which her husband died of fright, of a clock of no value. {P} has provided for her ever since as a distant nephew; in the clock was the letter for which others are now turning over the town.',
    ],
    pronouns: { Q: 'she' },
    clues: [
      [
        'Arcana',
        'holding the casket to the ear',
        'something beats, and more quickly when {Q} comes in.',
        1,
      ],
      ['Investigation', 'asking for the family of {Q}', 'there has never been a nephew.', 2],
      [
        'Medicine',
        'taking the hand of {Q}',
        'there is no pulse in it, and it is warm all the same.',
        1,
      ],
      [
        'Perception',
        'watching {P} when a clock strikes',
        '{P} counts along, to one more than there are.',
        2,
      ],
    ],
    pressed: [
      '{P} puts the casket on the table in front of {Q}, and shoves it across, and for once does not look for the way out. She asks what {P.they} would have done with it.',
      '{P} tells her on the bench by the grave. She is silent. "I knew it by the second Christmas," says {Q}. "Nobody has such a nephew."',
    ],
  },
  {
    id: 'asked-fearer-with-a-reason',
    asked: fears,
    other: 'unsuspecting friend',
    look: [
      '{P.name} has arranged the house, the road to work and the circle of friends so that nothing in them has to do with {what}, and it shows in odd places.',
    ],
    manner: [
      '{P} makes a joke of it before others can.',
      '{P} is brave in everything else, to a degree that is hard on those around.',
    ],
    want: [
      '{P} is afraid of {what}, works and lives with it somehow, and wants to be able to stand it for one hour, on one certain day.',
      '{P} is afraid of {what}, has good cause, and wants others to be a little more afraid as well.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that practises it with {P.them} in {town}, a little more each day, and does not tell {Q}.',
      '{P} offers {pay} gold pieces for the truth about a night near {town2}, of which {P} remembers only the beginning and the smell.',
      'Before the crown {P} is to go through with it, in front of the whole realm, as a sign. {P} offers {pay} gold pieces to those who find out who had that idea, and what it is meant to bring to light.',
    ],
    says: [
      '"Yes, it is funny. I laugh too. Afterwards I have to sit down."',
      '"I know that it does nothing. So did I, that night: I did nothing."',
      '"Go ahead. I am right behind you. A good way behind you."',
    ],
    tell: "{P} makes {P.themself} do it every morning, all alone, [for as long as one can hold one's breath|with a hand on the door frame], and is late for work because of it.",
    truths: [
      'That night there was somebody who could have been saved, if {P} had gone one step nearer. It was the twin of {Q}. {Q} believes that {P} tried, has been grateful ever since, and is going to ask {P} to be there on the anniversary.',
      'It is no fear but a memory, and not {P.their} own: the one who had the house, the name or the post before {P.them} died of it, and it was no accident. {Q} was near on that day, too, and has only ever meant to be a good friend since.',
    ],
    clues: [
      [
        'Insight',
        'asking {Q} what {P} did that night',
        '{Q} tells of a courage that nobody saw.',
        1,
      ],
      [
        'Perception',
        'being there when the fear comes',
        '{P} looks not at {what} but at the place beside it.',
        1,
      ],
      [
        'History',
        'asking about the one who was there before {P}',
        'people say "an accident", and look for {Q}.',
        2,
      ],
      ['Arcana', 'asking {P} to tell the dream', 'the hands in it are not those of {P}.', 2],
    ],
    pressed: [
      '{P} goes one step nearer, on that day, in front of {Q}, and says how far it had been. It is quiet. Then {Q} comes and stands beside {P.them}.',
      '{P} tells the dream to the end, aloud, at supper. {Q} lays down the fork at one word in it which no dream could know.',
    ],
  },
];
