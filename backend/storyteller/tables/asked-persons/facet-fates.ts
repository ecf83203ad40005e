import type { AskedStory } from './story-type.ts';

/** Persons who are under a curse or have a gift, a love, a family or a loss. */
export const personsOfFates: readonly AskedStory[] = [
  {
    id: 'asked-cursed',
    asked: { kind: ['curse'], state: 'cursed' },
    other: 'hedge witch',
    look: [
      'Milk turns when {P.name} walks by, and {P.name} carries the money for it ready in one hand.',
      'Seven charms hang round the neck of {P.name}, each from another town, and none of them has worked.',
    ],
    manner: [
      '{P} warns people first, then greets them.',
      '{P} has made rules for living with it, {few} of them, and breaks none.',
    ],
    want: '{P} {said}, has learned to live with it, and wants to know before the winter who laid it on {P.them}, and why.',
    ask: [
      '{P} pays {pay} gold pieces to a party that asks {Q} the one question which {P} may not ask.',
      '{P} pays {pay} gold pieces for an object from an altar near {town2}, by which such things are said to be undone; {P} cannot set foot there.',
      'What lies on {P} has begun to spread, and the crown has sent for {P.them}, in chains or at the head of a party. {P} offers {pay} gold pieces to those who end it before the realm is lost.',
    ],
    says: [
      '"Do not come closer. Now we can talk like friends."',
      '"One gets used to it. That is the part that I am most afraid of."',
      '"I have been told to be patient by {few} priests. Two of them have moved away."',
    ],
    tell: 'On a wall at home {P} has chalked what brought it on and what made it better, one line a day, and the second list is very short.',
    truths: [
      '{P} {said}; {Q} did it, and did not mean {P}: it was laid on whoever would first come through a door, and that was to be the lord of the place. {Q} has been looking for a cure in secret, and lacks the courage to say so.',
      '{P} {said} by {P.their} own word: {P} once swore it, in rage or grief, over a dying person, and something took it down. Only that person could release {P}. {Q} can call the dead, for the length of one candle.',
    ],
    clues: [
      ['Arcana', 'looking at how it works', 'it is made for a title, and not for a name.', 1],
      [
        'Insight',
        'asking {Q} how {P} could be helped',
        '{Q} knows far too much about it already.',
        1,
      ],
      [
        'Religion',
        'listening to {P} in a fever',
        'one sentence comes again and again, and it is an oath.',
        2,
      ],
      [
        'Persuasion',
        'asking {Q} whether the dead can forgive',
        '"They can," says {Q}. "It is the living who do not ask."',
        2,
      ],
    ],
    pressed: [
      '{Q} says it with the eyes on the ground. To take it away, the one who was meant has to come through the same door, and the party may see to that.',
      'While the candle burns {P} says what has been unsaid for {years} years. It is not sure that the answer is yes; it depends on what {P} has done with the time.',
    ],
  },
  {
    id: 'asked-gift',
    asked: { kind: ['gift', 'talks'] },
    other: 'sceptical magistrate',
    look: [
      '{P.name} looks slightly past people, at something behind the left shoulder.',
      'People leave small coins and eggs on the doorstep of {P.name}, and then go home by another way.',
    ],
    manner: [
      '{P} stops in the middle of a word, listens, and goes on with another sentence.',
      '{P} answers what one was about to ask, and is sorry for it.',
    ],
    want: '{P} {said}, and wants somebody to believe it in time, for once.',
    ask: [
      '{P} asks the party to be at a certain corner of {town} tomorrow at noon, and to stop whatever happens there; {pay} gold pieces, counted out by people who have been helped before.',
      '{P} gives {pay} gold pieces for an escort to {town2}, to someone who has the same gift and has stopped answering.',
      '{P} has a warning for the crown which it has had two messengers flogged for. {P} offers {pay} gold pieces to a party that gets {P.them} before the council of the realm.',
    ],
    says: [
      '"Yes, it is true. No, not the lottery. People always ask about the lottery."',
      '"You have a brother. I am sorry. You had better write to him."',
      '"It is not a gift. Nobody asked whether I had room for it."',
    ],
    tell: '{P} keeps a drawer full of sealed notes with dates on them, and opens one now and then, reads it, and burns it.',
    truths: [
      '{P} {said}, and it has told {P} of one day that {P.they} keeps quiet about: it is near, and on that day {Q} hangs an innocent person, and it is {P}. {P} has not run, because somebody else would be hanged instead.',
      '{P} {said} no longer. It left a year ago, from one night to the next, and since then {P} has been making it up, with gossip and good guesses. {Q}, who never believed in it, has found out, and needs it to be true just once.',
    ],
    clues: [
      [
        'Investigation',
        'reading one of the notes that is not due yet',
        'it is in a steady hand: "Today. Do not blame {Q}."',
        1,
      ],
      [
        'Insight',
        'asking {P} about next spring',
        '{P} speaks of it as of a country that one will not visit.',
        1,
      ],
      [
        'Perception',
        'following {P} on the evening before a visit',
        '{P} pays a [washerwoman|barber] for what people have said.',
        2,
      ],
      [
        'Insight',
        'asking {Q} what {Q.they} would give for a true answer',
        '{Q} has a missing child, and says so to the wall.',
        2,
      ],
    ],
    pressed: [
      'If {Q} is shown the note, {Q} holds the trial all the same, and lets the party find the real culprit before the rope is up. The note for the next day is blank.',
      '{P} tells {Q} the truth, and offers what is left: an eye for small things, and all the gossip of {town}. It is enough to find the trail.',
    ],
  },
  {
    id: 'asked-unaware',
    asked: { kind: ['unaware'] },
    other: 'oldest friend',
    look: [
      'Others lower their voices around {P.name}, who thinks that it is the respect of {town}.',
    ],
    manner: [
      '{P} is cheerful, a little puzzled, and has an explanation for everything that does not fit.',
      '{P} makes plans for next year, and everyone in the room looks at their shoes.',
    ],
    want: '{P} wants to know why people in {town} have been so odd lately, and laughs about it, with an effort.',
    ask: [
      '{P} has {pay} gold pieces in a drawer for those who ask {Q} what everybody is keeping from {P.them}.',
      '{P} offers {pay} gold pieces for an answer to {few} letters that {P} has sent to {town2}. The posts say that they were delivered.',
      '{P} has been left off a list of the crown on which {P.their} name has always stood, and offers {pay} gold pieces to those who learn from the heralds of the realm how that can be.',
    ],
    says: [
      '"Everybody has been so kind to me since last autumn. Is it my hair?"',
      '"Do I look pale to you? {Q} keeps looking at me as though I were pale."',
      '"You are the first today who looks me in the eye. It is very pleasant."',
    ],
    tell: 'Mirrors, calendars and one drawer are avoided by {P}, who could not say why, and walks round them like a cat.',
    truths: [
      '{P} does not know that {what}. {Q} knows, has made all of {town} promise to keep it up, and does it out of love: once before {P} was told, and it took a whole winter until {P} had forgotten it again.',
      '{P} does not know that {what}, and {town} has a use for it. As long as {P} is left in peace, something worse stays away; {Q} made that bargain, and has begun to find the price too high, since it is {P} who pays.',
    ],
    clues: [
      [
        'Perception',
        'looking into the drawer that {P} avoids',
        'the proof lies there, and a note in the hand of {P}: "Do not read this again."',
        1,
      ],
      [
        'Insight',
        'asking a child of {town} about {P}',
        'the child recites an answer, learned by heart.',
      ],
      [
        'Religion',
        'looking at the threshold of the house of {P}',
        'signs are cut into it, and they face outwards.',
        2,
      ],
      [
        'Insight',
        'saying to {Q} that one would wish to know',
        '{Q} says "so would I" and wipes the table that is clean.',
        2,
      ],
    ],
    pressed: [
      'Told gently, and by somebody who stays, {P} is silent for a time, and says: "I think I knew. Stay a little longer." {P} has until morning, and knows what is left to do.',
      'When {P} knows it, the thing that was kept away knows it too. {P} goes to meet it at the boundary stone, and with friends behind is stronger than it.',
    ],
  },
  {
    id: 'asked-lost',
    asked: [
      {
        kind: ['lost', 'forgot'],
        what: /\b(?:memory|memories|voice|shadow|names?|luck|souls?|heart|smile|laugh|laughter|taste|smell|magic|powers?|gift|dreams?|sleep|reflection|colou?rs?|words?|talent|inspiration|youth|past|face|form|who|which|how|tears|feelings?|courage|hope|time)\b/iu,
      },
      { kind: ['lost', 'forgot'], fallback: 'of any clause' },
    ],
    other: 'finder',
    look: [
      '{P.name} goes through the world like someone who has put down a bag a moment ago.',
      'There is a gap in all that {P.name} does, and both hands have got used to working round it.',
    ],
    manner: [
      '{P} stops before a certain word, goes round it, and goes on.',
      '{P} asks people what they would miss most, and nods at each answer.',
    ],
    want: '{P} {said}, says that one can live with it, and cannot.',
    ask: [
      '{P} pays {pay} gold pieces to a party that goes through the last day before it with {P.them}, step by step, also into the house that {P} has avoided since.',
      '{P} pays {pay} gold pieces to have {Q} stopped on the road to {town2}, who left {town} richer than before, at just that time.',
      'Others in the realm have lost the same, at the same hour, and one of them sits on a throne. {P} offers {pay} gold pieces, which the crown has put up, to those who find the cause.',
    ],
    says: [
      '"You do not know what it is for until it is gone. I could give lectures."',
      '"People tell me to be glad of what I have. I have counted it. It is what they say it is."',
      '"I am not sad. I only listen a good deal."',
    ],
    tell: 'Each night {P} leaves a door unlocked, in case, and each morning locks it again.',
    truths: [
      'It was taken. {Q} deals in such things, which can be drawn out of a sleeper with a thread and a glass, and sold it in {town2} to somebody who had never had any.',
      'It was given. {P} offered it up in one bad night for the life of someone who was dying, was heard, and forgot the bargain with the rest. That someone is {Q}, who has lived well since, and has always felt like someone in a borrowed coat.',
    ],
    clues: [
      [
        'Medicine',
        'looking at {P} with a lamp',
        'behind one ear is a mark like that of a needle.',
        1,
      ],
      [
        'Investigation',
        'looking through the pack of {Q}',
        '{few} small glasses lie in it, in cotton wool, and one is warm.',
        1,
      ],
      [
        'Insight',
        'asking {Q} about the illness of that year',
        '{Q} got well in one night, and has never dared to ask why.',
        2,
      ],
      [
        'Religion',
        'looking at the candle stand in the church of {town}',
        'one stump has the name of {P} scratched into it, and that of {Q}.',
        2,
      ],
    ],
    pressed: [
      '{P} wants it back, but not if the one who has it now would break. The buyer can be found, and does not know what was bought.',
      '{Q} offers it back at once, whatever it costs. {P}, who now knows what it bought, looks at {Q} for a long time, and says that it is in good hands.',
    ],
  },
  {
    id: 'asked-knower',
    asked: { kind: ['knows'] },
    other: 'nervous newcomer',
    look: ['{P.name} has the stillness of a cupboard, and people talk in front of it.'],
    manner: [
      '{P} begins no sentence with "I heard", and ends many with "but you know that".',
      '{P} pours, carries and listens, and one does not notice which.',
    ],
    want: '{P} {said}, has never sold any of it, and wants to be rid of one thing before it kills somebody.',
    ask: [
      '{P} offers {pay} gold pieces to a party that hears it, swears to nothing, and does what is right with it.',
      '{P} offers {pay} gold pieces for the safety of {Q}, who has been asking in {town2} for what only {P} could tell.',
      '{P} has been sent for by the crown, and by its enemies, in the same week, and offers {pay} gold pieces to those who help {P.them} to choose for the good of the realm.',
    ],
    says: [
      '"I know a great many things. The trick is to look as if one were counting spoons."',
      '"Ask me something harmless, so that they see us talking."',
      '"It is not what people hide that is dangerous. It is what they think you know."',
    ],
    tell: "{P} ties a knot into a cord after certain evenings, and burns the cord on New Year's Eve.",
    truths: [
      'One of the things that {P} knows is the death of an earlier newcomer, {years} years ago. {P} kept silent then, as one does. {Q} is the child of that one, sits at the same table, and asks the same questions.',
      '{P} has made up part of it. To be safe, {P} once let it be believed that there was a letter; those who fear it have paid and kept the peace since then. {Q} has come to see the letter.',
    ],
    clues: [
      [
        'Insight',
        'watching {P} serve {Q}',
        '{P} takes away the cup before {Q} has drunk, and brings a new one.',
        1,
      ],
      [
        'Perception',
        'counting the knots',
        'one of them has been carried over from year to year.',
        1,
      ],
      [
        'Investigation',
        'asking where the letter is kept',
        '{few} people swear to {few} different places, and none has seen it.',
        2,
      ],
    ],
    pressed: [
      '{P} unties the old knot in front of {Q}, and says who it was. It is somebody who is at table that evening.',
      '{P} writes the letter that night at last, with everything that is true. It turns out to be enough.',
    ],
  },
];
