import { noun, type AskedStory } from './story-type.ts';

/** People who have no master and no house, and live by their wits or by their sword. */
export const personsWithoutAMaster: readonly AskedStory[] = [
  {
    id: 'asked-con-artist',
    asked: noun(
      'con ?man|con artist|swindler|charlatan|trickster|fraud|hustler|grifter|impostor|fake (?:priest|doctor|noble|prince|princess|wizard|healer|prophet|hero|knight|medium)|false (?:priest|doctor|noble|prince|princess|prophet|hero)|snake oil (?:seller|salesman)|quack',
    ),
    other: 'devoted believer',
    look: ['{P.name} has an honest face, and takes good care of it.'],
    manner: [
      '{P} asks people what they wish for, and looks as if nobody had ever told {P.them} anything so interesting.',
      '{P} packs on the first day, so as to be relaxed on the last.',
    ],
    want: [
      '{P} wants to leave {town} with the money by the end of the week, and for the first time would like it to have been true.',
      '{P} sold {town} something that does not exist, and now people have begun to get it delivered.',
    ],
    ask: [
      '{P} promises {pay} gold pieces, a tenth of it now, to a party that comes into {town} tomorrow and is astonished at the right place.',
      '{P} offers {pay} gold pieces, real ones, which is a sign of how things stand, to have a former partner held up near {town2}.',
      'The crown has believed {P}, with all of its seals, and has acted upon it. {P} offers {pay} gold pieces to those who help {P.them} to make it come true, in the realm and in a hurry.',
    ],
    says: [
      '"I have never taken a copper from anyone who was not about to hand it to me."',
      '"The truth is free. That is what is wrong with it."',
      '"{Q} believes in me. It is very unpleasant. One begins to stand up straight."',
    ],
    tell: 'Every night {P} counts out what belongs to whom, in little heaps, [as if it were going to be given back|and sweeps them together again at dawn].',
    truths: [
      '{P} needs the money to buy free a partner, who was sold by the last place that found out. {Q} is not taken in at all: {Q} was robbed by {P} as a child, has recognised the voice, and wants to see for once how it is done, before speaking up.',
      'It works. Whatever it was that {P} made up, the cure, the relic or the prophecy, it does what was promised, because something is listening that likes to be believed in. {Q} has given it a name and a bowl of milk.',
    ],
    clues: [
      ['Investigation', 'following the money', 'most of it goes out by post, to a prison.', 1],
      [
        'Insight',
        'seeing how {Q} watches the hands of {P}',
        'it is the look of a pupil, or of a witness.',
        1,
      ],
      ['Religion', 'being there when it works', '{P} is more frightened than anyone.', 2],
      [
        'Perception',
        'looking at the bowl of milk',
        'it is empty, and there are no cats in {town} any more.',
        2,
      ],
    ],
    pressed: [
      '{P} tells the whole town, from a barrel, exactly how it was done, step by step. It is the best performance of {P.their} life, and at the end somebody passes the hat.',
      '{P} tells {Q} the truth: that all of it was made up over a beer. Behind {P.them} something that has been living on it hears that as well.',
    ],
  },
  {
    id: 'asked-knight-without-a-lord',
    asked:
      /\b(?:knight|samurai|ronin|retainer|cavalier|swordsman|swordswoman|man-at-arms|squire|housecarl|bodyguard)\b.*\b(?:without (?:an? |any |his |her |their )?(?:master|lord|lady|king|queen|liege|cause|home|order|honou?r)|has no (?:master|lord|king|liege|home|order)|lost (?:his|her|their) (?:master|lord|lady|king|queen|liege|order)|masterless|whose (?:master|lord|lady|king|queen|order|liege) (?:is|was|died|fell|has))|\b(?:masterless|landless|wandering|errant|hedge|ronin|lordless|homeless) (?:knight|samurai|swordsman|swordswoman|cavalier|paladin)\b|^(?:an? |the )?(?:[\p{L}-]+ )?(?:ronin|knight errant|hedge knight)\b/iu,
    isWhole: true,
    other: 'young lord of the house',
    look: ['{P.name} has scratched the crest off the shield, and polishes the place where it was.'],
    manner: [
      '{P} stands up when others come in, waits to be told to sit, and notices it.',
      '{P} pays with small services, done before anybody has asked.',
    ],
    want: [
      '{P} serves nobody any longer, and wants to find out whether that is what {P.they} has been mourning for.',
      "{P} wants to lay one last thing at somebody's feet: {P.their} lord's sword, message or name, which was entrusted to {P.them} on the last day.",
    ],
    ask: [
      '{P} offers the party {pay} gold pieces, for the first time in {P.their} life without knowing from which chest, to ride beside {P.them} into {town} so that it looks like a company.',
      '{P} offers {pay} gold pieces for the body or the ring of the old lord, which lies on a field near {town2} under a name that is not the right one.',
      'Three houses of the realm have asked for {P.their} oath, with an army behind each. {P} offers {pay} gold pieces to those who find out which of them had the old lord killed.',
    ],
    says: [
      '"I am nobody\'s. It is an odd word, if one says it aloud."',
      '"I have sworn once. It does not wear off because the other one is dead."',
      '"Is that door always open at night? I only ask. I shall sleep here, across it, if nobody minds."',
    ],
    tell: 'Each night {P} sleeps across a threshold, any threshold, and in the morning nobody can say whose door was guarded.',
    truths: [
      "The old lord ordered {P} to leave {P.them} alone on that night, and {P} obeyed. {Q} came into the inheritance by it, knows who opened the postern, and had promised that person only that {P} would be kept out of it. It was the lord's own wish to die.",
      '{P} did it {P.themself}: the lord had given an order that would have burned a town, and {P} broke the oath with one blow, and has worn the scratched shield ever since as if it were for sorrow. {Q} looks for the murderer, and would like {P} to help.',
    ],
    clues: [
      [
        'Insight',
        'asking {P} about the last order',
        '{P} recites it, and stops before a word that was not an order.',
        1,
      ],
      [
        'Investigation',
        'looking at the wound of the old lord, in the record',
        'it is a clean one, and from in front, and he had taken off the helmet.',
        2,
      ],
      [
        'Perception',
        'watching {P} when {Q} swears revenge',
        '{P} kneels down, and only {P} knows for what.',
        2,
      ],
      [
        'Insight',
        'asking {Q} who had the key of the postern',
        '{Q} says "nobody who is to blame".',
        1,
      ],
    ],
    pressed: [
      '{P} lays the sword down before {Q}, and asks to be told the truth instead of being given an order. It is the first thing that {P} has ever asked for.',
      '{P} hands {Q} the sword and the reason, bares the neck, and says nothing in defence. A whole town that was not burned has come to the door.',
    ],
  },
  {
    id: 'asked-street-thief',
    asked:
      /\b(?:thief|street|pickpocket|cutpurse|urchin|gutter|alley|slum) (?:girl|boy|kid|child|rat|waif|lad|thief|orphan)\b|\b(?:girl|boy|kid|orphan|child) (?:from|of|off|who lives on) the (?:streets?|gutter|slums?|docks)\b|\b(?:young|teenage|child|little) (?:thief|pickpocket|cutpurse|burglar)\b/iu,
    isWhole: true,
    other: 'locksmith',
    look: [
      '{P.name} is dressed in three good coats, one over the other, none of which was made for {P.them}, and has shoes that do not make a noise.',
    ],
    manner: [
      '{P} eats fast, with one arm round the plate, and saves half of it without seeming to.',
      '{P} lies for practice, and tells the truth only when it sounds like a lie.',
    ],
    want: [
      '{P} wants a door that can be locked from inside, and what {P.they} has taken is worth a whole house, and cannot be sold.',
      '{P} wants to get two smaller ones off the street before the cold, and has promised somebody a burglary for it.',
    ],
    ask: [
      '{P} offers {pay} gold pieces, "found", to a party that stands at a certain corner of {town} tonight and quarrels loudly.',
      '{P} offers {pay} gold pieces and the thing itself to those who bring it back to {town2}, to the house it is from, without saying where they got it.',
      'In the lining of a stolen coat {P} has found a list with the seals of the realm. {P} wants {pay} gold pieces for it, or a hot meal; {P} has not yet seen that {P.their} own street stands on it.',
    ],
    says: [
      '"That was lying there. Your pocket was sort of under it."',
      '"Nobody looks at me. You did. So what do you want?"',
      '"I do not steal from the poor. It is not worth the climbing."',
    ],
    tell: 'At dusk {P} goes from roof to roof to one certain window, looks in for a quarter of an hour, and never takes anything from there.',
    truths: [
      'Behind the window live those who gave {P} away, in a bad year. They have two others now. What {P} took came from the one who bought {P.them} then, runs all the small thieves of {town}, and is known to everybody as the kind {Q}.',
      '{P} is looking at somebody who looks exactly the same: a child of a great house, with a bed. They have changed places three times for a night, for fun. What {P} has taken is the ring with which it can be done for good, and {Q} has been told to make a copy.',
    ],
    clues: [
      [
        'Perception',
        'following {P} over the roofs',
        'through the window one sees a table with one chair too many.',
        1,
      ],
      [
        'Insight',
        'mentioning {Q} to other street children',
        'they all say the same sentence, and it is too nice.',
        1,
      ],
      [
        'Perception',
        'seeing the child of the great house close by',
        'there is a burn from a chestnut stove on that well-kept hand.',
        2,
      ],
      [
        'Investigation',
        'looking through the workshop of {Q}',
        'the mould of a ring lies there, with a crest.',
      ],
    ],
    pressed: [
      '{P} knocks at the door, at the front, for the first time. Who opens, and how long it takes before one of them says the name, is worth more than what is in the three coats.',
      '{P} hands the ring back to the one who was born with it, who does not want it either. They agree that it is a stupid ring, and what could be bought for it.',
    ],
  },
];
