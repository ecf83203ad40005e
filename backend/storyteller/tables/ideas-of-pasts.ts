import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas whose clauses say what a character has done or been, or what was done to the character. */
export const ideasOfPasts: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-deed',
    facets: ['deed', 'bargain'],
    unlessWhat:
      /\bis$|^(?:his|her|their|has|sent|left at|built|made|born|taught|forced|stuck|trapped|separated|torn|lost)\b/u,
    other: ['witness', 'friend from those days', 'toll keeper'],
    concept: [
      ['{said}, and there is not a tavern in {town} where it is not still talked about', 'v=1'],
      ['{said}, and has lived with what came of it since', 'v=2'],
    ],
    want: [
      ['to be there when the end of that story is written, and to hold the pen', 'v=1'],
      ['to see it through to the end, now that it has begun', 'v=2'],
    ],
    flaws: [
      [
        'tells it differently each time',
        'By the third inn the story has grown a storm, and by the fifth {P} believes in the storm.',
      ],
      [
        'judges everything by that one day',
        'Whatever happens, {P} compares it with the day in question, and it loses.',
      ],
    ],
    event: [
      'This is what everyone in {town} knows of {P}: {P.they} {said}. It has been passed on so often since that there are versions with a dog in them. {Q} was there, and could say how it really was. But nobody asks {Q}, who has begun to charge for silence in any case, and {P} left town before the first song about it was finished.',
      '{P} {said}. It did not seem like the beginning of anything. The same evening {Q} came to the back door in {town}, out of breath, and said three things: who had heard of it, what they would do, and how long {P} had. {P} asked whether there was time to eat. There was not. They shared the bread on the road, as far as the first milestone.',
    ],
    now: [
      [
        'In {town2} an innkeeper offers a free supper to anyone who can prove to have been there. {P} has paid for {P.their} own.',
        'v=1',
      ],
      [
        '{Q} sends word from {town} every month: two lines, in pencil, about who has been asking.',
        'v=2',
      ],
      'In {town2} a scribe with ink on his cuffs has begun to collect what is known about it, and he is good at his work.',
      'There are people who want to thank {P} for it, and others with a rope. They look alike from behind.',
    ],
    bond: [
      '{Q}, the only one who knows how it really was.',
      'The one who had to pay for it, and to whom {P} sends what can be spared, with no name on it.',
    ],
    hook: [
      [
        'It was made easy for {P}: somebody had seen to it that it could happen at all. {Q} knows who wanted it and could not do it alone.',
        'v=1',
      ],
      [
        'Nobody had heard of it yet that evening. {Q} ran ahead of the news in order to have {P} out of {town} by night.',
        'v=2',
      ],
    ],
    realm: [
      'What {P} did then has begun to move thrones: two of them have changed hands over it, and a third is loose.',
    ],
    look: [
      '{P} kept one thing from that day, a button, and wears it where others wear a medal.',
      'There is a small scar on {P.their} hand, which {P.they} touches when that day is mentioned.',
    ],
    manner: [
      'When somebody begins that story {P} gets up to see to the horses.',
      '{P} does nothing in a hurry any more, except leave.',
      '{P} asks other people what the bravest and the stupidest thing was that they ever did, and whether it was the same.',
    ],
    ideal: [
      '"One is more than the one thing one did."',
      '"If it is done, stand by it. If it is not, think again."',
    ],
    woven: {
      story: [
        'And it was {P.name} who {said}, as people in {town2} will tell anyone, for a drink.',
        'There is still talk of it in {town2}: {P.name} {said}.',
      ],
      manner: [
        'When somebody brings up how {P.name} {said}, {P.they} gets up to see to the horses.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-was-done-to',
    facets: ['suffered'],
    other: ['bystander', 'old servant', 'doctor'],
    concept: [
      ['{said}, and has come a long way from {town} since then', 'v=1'],
      ['{said}, and knows by now that somebody in {town} meant it to happen', 'v=2'],
    ],
    want: [
      ['to stop being the person to whom that was done', 'v=1'],
      ['to stand in front of the one who meant it', 'v=2'],
    ],
    flaws: [
      [
        'expects it to happen again',
        '{P} looks for the catch in every kindness, and has turned down good people because of it.',
      ],
      [
        'cannot bear to watch it done to others',
        'When {P} sees somebody treated in the same way there is no plan any more, and no waiting.',
      ],
    ],
    event: [
      '{P} {said}. There is no nicer way to put it, and {P} has tried several. Afterwards {Q} came to the gate of {town} with a bundle of clothes and some bread, said that not everybody had been for it, and did not say who. {P} took the bread. It was a long road, and people were kinder on it than {P.they} had expected.',
      '{P} {said}, and for years believed that it had been bad luck. Then, in {town}, {P.they} saw a letter in which it was all arranged: the day, the place, the price. {Q} had carried that letter, could not read, and has learned to since. The two of them sat over it for a whole evening. The signature is a drawing of a bird.',
    ],
    now: [
      [
        'In {town2} {P} helped somebody to whom the same had been done, and slept well for the first time.',
        'v=1',
      ],
      ['In {town2} {P} has seen that bird again, over a gate.', 'v=2'],
      'On the day on which it happened {P} treats everyone at the inn, and does not say what for.',
      '{P} has made a list in {town2} of who could have spoken up at the time. It is getting shorter, as {P.they} finds out how they are.',
    ],
    bond: [
      '{Q}, who came to the gate when no one else did.',
      'Others of whom the same can be said: {P} has found some of them, and they write to each other.',
    ],
    hook: [
      [
        'It was done to get {P} out of the way of something worse. {Q} knows what it was, and that it is still looking.',
        'v=1',
      ],
      ['The bird is the sign of {P.their} own family.', 'v=2'],
    ],
    realm: [
      'There are hundreds of them by now, and they have begun to look for someone to lead them.',
    ],
    look: [
      '{P} still wears the belt of those days, with new holes in it.',
      'When {P} is tired one can see it in the shoulders, which wait for something.',
    ],
    manner: [
      '{P} tells it as if it had happened to somebody else, and better.',
      '{P} asks before touching things that belong to others.',
      '{P} is the first to move over on a bench.',
    ],
    ideal: [
      '"What was done to me stops with me."',
      '"Somebody should have come to the gate. So now I do."',
    ],
    woven: {
      story: [
        'Long before that {P.name} {said}, and it has left its mark.',
        'It should be said that {P.name} {said}. {P.they} says it without complaint, and only once.',
      ],
      manner: ['{P.name} looks for the catch in every kindness, as one does who {said}.'],
      bond: ['{P.name} writes to others of whom the same can be said.'],
    },
  }),
  ofIdea({
    id: 'idea-brought-up',
    facets: ['raised'],
    tellsChildhood: true,
    other: ['foster brother', 'cook of the house', 'first friend'],
    concept: [
      ['was raised {what}, and found out in {town} that others were not', 'v=1'],
      ['was raised {what}, and left one night by the road to {town} without saying goodbye', 'v=2'],
    ],
    want: [
      ['to find out who {P.they} would have been otherwise', 'v=1'],
      ['to go back one day and say what was not said at the gate', 'v=2'],
    ],
    flaws: [
      [
        'thinks that everyone knows the rules of that house',
        '{P} gives offence at table, in church and in bed, and has no idea by what.',
      ],
      [
        'goes back to the old ways when frightened',
        'In a tight place {P} does what was done at home, at once and without a word, and the others have to guess.',
      ],
    ],
    event: [
      '{P} was raised {what}, and thought for years that all people are. There were rules for waking, eating and keeping quiet, and {P} was good at them. The first time in {town} was like falling into cold water. {Q} found {P} sitting under a market stall with both hands over the ears, sat down beside, and explained things, one after the other, beginning with money.',
      'Nobody knows where {P} came from before that: {P.they} was raised {what}, and it was not a bad life. There was one locked drawer in it. On {P.their} last evening there {Q} left the key on the table by mistake, or not by mistake. In the drawer lay a small shirt, of good cloth, with a name stitched in, and a receipt from {town}. {P} put on a coat and followed the receipt.',
    ],
    now: [
      [
        '{P} has learned money, and is working on jokes. In {town2} {P} laughed at the right moment, and looked round for somebody to tell.',
        'v=1',
      ],
      ['The name in the shirt is one that people in {town2} do not like to say.', 'v=2'],
      '{P} sends home something every year, and never knows whether it is the right thing.',
      'There is a song that only those who grew up there can know. {P} sings it in every inn, and listens.',
    ],
    bond: [
      'Those who brought {P.them} up, strange as it was: it was done with love, or with something very like it.',
      'A small shirt of good cloth, with a name stitched in.',
    ],
    hook: [
      [
        '{P} was not found but hidden there, and {Q} has always had to report how tall {P.they} was.',
        'v=1',
      ],
      [
        'The receipt was for money paid to take {P} in, and the payments have never stopped. They are the only thing that keeps that house going.',
        'v=2',
      ],
    ],
    realm: [
      'Whoever hid {P} there was hiding an heir, and the other claimants have all died this year.',
    ],
    look: [
      "{P} wears clothes like other people's, and wears them as one wears a costume.",
      'The hair of {P} is cut the way it is done at home, with a knife and by feel.',
    ],
    manner: [
      '{P} watches how others do it, and does it half a second later.',
      '{P} keeps the hours of {P.their} childhood.',
      '{P} says "at home", and then everyone listens, since it is sure to be odd.',
    ],
    ideal: [
      '"Whoever feeds one is family. The rest is paperwork."',
      '"There is always another way to live. I have seen two."',
    ],
    woven: {
      story: [
        '{P.name} was raised {what}, and thought for years that all people are.',
        'How {P.name} learned to walk, eat and keep quiet is another story: {P.they} was raised {what}.',
      ],
      manner: [
        '{P.name} watches how others do things, and does them half a second later, as one does who was raised {what}.',
      ],
      bond: ['Those who brought {P.name} up still have a place in every prayer and every curse.'],
    },
  }),
  ofIdea({
    id: 'idea-lost',
    facets: ['lost'],
    isOwn: true,
    other: ['old friend', 'ferry hand', 'dealer in old things'],
    concept: [
      ['lost {what} in {town}, and has been somebody else since then', 'v=1'],
      ['lost {what}, and did not notice until it was asked for in {town}', 'v=2'],
    ],
    want: [
      ['to have back what can be had back, and to bury the rest', 'v=1'],
      ['to learn how it could happen, since it does not happen by itself', 'v=2'],
    ],
    flaws: [
      [
        'holds on to everything else too tightly',
        '{P} cannot lend, leave or say goodbye, and counts the company twice at each gate.',
      ],
      [
        'pretends that it does not matter',
        'Asked about it, {P} makes a joke, always the same, and nobody dares to laugh.',
      ],
    ],
    event: [
      'People in {town} say "before" and "after" when they speak of {P}. Between the two lies the week in which {P.they} lost {what}. {Q} stood by and saw it come, and had warned {P}, and is sorry to have been right. There was nothing to be done. When it was over {P} cleaned the room, paid what there was to pay, and shut the door so gently that nobody woke.',
      '{P} did not know the moment at which it happened. {P.they} had lost {what}, and went on for a week as if nothing were missing. Then somebody in {town} asked about it, in passing. {P} opened {P.their} mouth, and that was when it was noticed. {Q} went back over the whole week with {P}, hour by hour. There is one hour on the Thursday that neither of them can account for.',
    ],
    now: [
      [
        'In {town2} somebody lost the same. {P} stayed with them for a month, and did all the talking.',
        'v=1',
      ],
      ['{P} has met other people in {town2} who cannot account for that same hour.', 'v=2'],
      'What was lost comes back in dreams, and in the morning {P} is unjust to everyone until noon.',
      'A dealer in {town2} offers a very good substitute. {P} has gone in twice to look at it.',
    ],
    bond: [
      '{Q}, who was there before and after.',
      'What is left of it: very little, and kept very dry.',
    ],
    hook: [
      ['It was no accident, and {Q} did more than see it come.', 'v=1'],
      [
        'It was taken in that hour, by agreement. {P} signed for it, and the paper is in the keeping of {Q}.',
        'v=2',
      ],
    ],
    realm: ['All over the realm people have begun to lose the same, and {P} was merely the first.'],
    look: [
      '{P} reaches now and then for something that is not there.',
      'In the way {P} stands there is a gap, as if room had been left for something.',
    ],
    manner: [
      '{P} makes the same joke about it each time, and looks away.',
      '{P} counts: heads, coins, steps.',
      '{P} is very gentle with people who have lost things, even gloves.',
    ],
    ideal: [
      '"One is not what one has lost. One is what goes on afterwards."',
      '"Look again. It is somewhere, or it is over, and one should know which."',
    ],
    woven: {
      story: [
        'There was a week in {town2} in which {P.name} lost {what}, and people there still speak of before and after.',
      ],
      manner: ['About {what} {P.name} makes the same joke each time, and looks away.'],
      bond: ['{P.name} has not given up on {what}.'],
    },
  }),
];
