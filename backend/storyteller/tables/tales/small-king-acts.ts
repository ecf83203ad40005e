import type { TaleActs } from './tale-types.ts';

export const smallKingActs: TaleActs = {
  heading: 'Under the Floorboards',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen,] mouse hussars storm the bedroom of the party, with great precision, at ankle height (with the statistics of {fight}, small as they are). They stop when one of them is called by rank; {H} has told them that the giants have come early.',
  ],
  early: [
    [
      'There is a padlock on the attic stair, for which any hairpin will do. They find the clockwork king, with a key in his back, and the magnifying stand, empty: the dust on it shows that the real one has never been here. If they break the clockwork, {H} has another one ready for the state visit. If they wind it up instead, it says its speech, and they know what {A} has in mind. Small tracks go round the stand, under the door and down the bell wire: the mice have been here to look, and they know where the king is.',
      'v=a',
    ],
    [
      'There is a padlock on the attic stair, for which any hairpin will do, and at night the king is at home, in his hammock. He apologises for the hammock, and comes along at once, in a pocket, if he is asked to; he also says yes to {A}, who asks for him back, and to the mice. {G} has the whole king on a saucer and cannot use him: he has to be tall for the state visit, and nobody knows how. By the next evening he is behind the stove again. He would rather not, he says, if it is all the same to everybody; but he has told them about the potion.',
      'v=b',
    ],
  ],
  opens: [
    [
      '{A} pours a sleeping draught into the punch at the reception, and looks at each of the sleepers through the shrinking glass. In the morning the party wakes up on the carpet, which reaches to their hips. [Each of them is two inches tall; before them|Two inches, each of them; and before them], on a cockchafer in harness, stops {R}, and asks which side they are on.',
      'v=a',
    ],
    [
      "{A} pours the king's potion into the punch at the reception. In the morning the party wakes up on the carpet, which reaches to their hips. [Each of them is two inches tall; before them|Two inches, each of them; and before them], on a cockchafer in harness, stops {R}, and asks which side they are on.",
      'v=b',
    ],
  ],
  goal: [
    'The party must get out of the walls before they are trodden on, and {R} is about to begin a war of succession in {town2}, the city of the mice, in which the king would fall. [Only the king of {town} can put an end to it, and only they can still reach him.|There is nobody but him who could end it, and nobody but them who can get to him.]',
  ],
  map: [
    '[From down here the palace of {town} is a country.|Two inches above the floor the palace of {town} is a country.] [The corridor in {town} is a plain on which storms of skirts pass by|The corridor in {town} is a plain, and storms of skirts pass by]; the stove is a volcano; the carpet of the great hall is a wood in which cats hunt. {town2} lies behind the third panel, and from its highest chimney a bell wire goes straight up, without a stop, to {lair}.',
  ],
  way: [
    '[Through the wood of the carpet it is a day|The wood of the carpet takes a day] (DC 17 Stealth by the group; on a failure a paw comes down, 22 (4d10) slashing damage to one, DC 17 Dexterity half). Under the floorboards it is safer, and everyone there wants to know what they think of the election.',
  ],
  place: [
    '{town2} has hundreds of chimneys, a university in a shoe, and a parliament that meets in the works of a grandfather clock and must be quiet at the full hours. [Everywhere hang pictures of the king; they have made him a little shorter.|One sees the king on every wall, a little shorter than he is.]',
  ],
  rival: [
    '{R} has studied the art of war from the undersides of tables. {R} is brave, honourable and dreadfully hurt, and would accept an honest defeat, if it was in writing.',
  ],
  setPiece: [
    '[The debate takes place on the pendulum of the clock: speakers cling to it, and at each swing somebody may say one sentence|They hold the debate on the pendulum of the clock, to which the speakers cling; a swing is as long as one sentence, and somebody may say it]. The party must win the house for peace with three sentences (DC 17 Persuasion, or DC 17 Performance; each with DC 16 Athletics to hang on), while the hussars of {R} climb along the chains ({fight}). [When it strikes in {town}, all who have not covered their ears fall into the weights.|At the full hour in {town} all who have not covered their ears drop into the weights.]',
  ],
  what: [
    [
      'Insight :: asking the king over a thimble of soup :: "It was such a friendly piece of glass. It looked at me as one looks at somebody who is far away. [I did think that I would rather not go back; but then, one has been elected."|Going back did not seem so very urgent; and now one has been elected."]',
      'v=a',
    ],
    [
      'Insight :: asking the king over a thimble of soup :: "I booked a month. It was lovely. Then the paper came, and then there was no handle on my side of the door. I ought to have said something."',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking at the arms of the hussars :: Needles of the finest steel, with the eye as a hilt, from the workshop of {H}; each has a mark of delivery, a brush, and {A} has signed for them.',
  where:
    'Perception :: putting an ear to the bell wire in the highest chimney :: It hums with clockwork and dripping, from far above. [The mice call it "the toy heaven"; it is {lair}.|To the mice that is "the toy heaven", and to everybody else {lair}.]',
  choice: [
    '{R} will lay down arms, if the party knights {R.them} here and now, as a peer of the realm. [It is binding: a mouse will have precedence over dukes.|That is law, then, and a mouse goes in to dinner before the dukes.] [Or they refuse and settle it by single combat, needle against needle.|Or one of them fights it out with {R}, needle against needle.]',
  ],
  first: {
    answer: 'makes {R.full} a knight',
    now: [
      '{R} kneels on a thimble and gets up taller. [Nobody had told them that it would also do that to the one who does the dubbing.|It works both ways, it turns out, and whoever held the needle has grown as well.]',
    ],
    later: [
      'At {lair} {R} comes down the bell wire with all {R.their} lancers. They are no danger to anybody, but it is impossible to sew, to draw or to concentrate on a spell (disadvantage for all on the side of {A}).',
    ],
  },
  second: {
    answer: 'fights it out',
    now: [
      'It lasts for three rounds, in front of the whole of {town2}, and is talked about for generations, that is, until autumn.',
    ],
    later: [
      'Whoever fought {R} is the champion of the mice, and may call, once at {lair}: "To me!" [What comes from under {town} is very many, and it has been waiting for this.|There are a great many of them in {town}, and they have been hoping to be called.]',
    ],
  },
  closes: [
    [
      'The king has his peace, and only the glass in {lair} can make him or the party tall again; so they all hang on the bell wire, above the roofs of {town2}. [A bell rings, far up, and they have to hold on very tightly, because they are being sent for.|Somewhere at the top somebody wants tea, and rings, and up they go, holding on with all they have.]',
      'v=a',
    ],
    [
      'The king has gone home to his hammock, to sleep on it, and {A} has turned the key behind him; the party hangs on the bell wire, above the roofs of {town2}, to fetch him once more. [A bell rings, far up, and they have to hold on very tightly, because they are being sent for.|Somewhere at the top somebody wants tea, and rings, and up they go, holding on with all they have.]',
      'v=b',
    ],
  ],
  lastWay: [
    'By the bell wire you come out at {lair} in the little dining room, between the soup and the fish. [By the back stair of {town} the party, tall or small, arrives in the attic, before a house front in which the light has just been put out.|The back stair brings the party, at whatever height, to the attic and the front of a house, where somebody has just put out the light.]',
  ],
  clock: [
    [
      '[For each step that was prevented the party has one ally of normal size.|There is one ally of normal size for each step that was prevented.] The shrinking glass, which {A} has taken back from whoever had pocketed it, lies on the sill in front of {lair}: looked at through its right end (an action each), the party is as tall as ever. [If the cats were let in, one of them sits in front of {lair}, and has not been fed.|If the cats were let in, there is one in front of {lair}, and nobody has fed it.]',
      'v=a',
    ],
    [
      '[For each step that was prevented the party has one ally of normal size.|There is one ally of normal size for each step that was prevented.] What {A} poured into the punch makes people as large as they think they are: whoever gives an order at {lair}, and means it, is as tall as ever. [If the cats were let in, one of them sits in front of {lair}, and has not been fed.|If the cats were let in, there is one in front of {lair}, and nobody has fed it.]',
      'v=b',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the court',
      wants: ['want nobody to notice. Content with a straight face; angry at giggling.'],
      later: ['stand round the attic in full dress, with their backs to it, and see nothing.'],
    },
    {
      who: '{B.full} and the mice of {town2}',
      wants: [
        'want a king who does not step on anyone. Content with a seat in the council, a low one; angry about peppermint.',
      ],
      later: ['have gnawed through whatever {A} is about to pull.'],
    },
    {
      who: 'The giants in {town}',
      wants: [
        'want to be met at eye level in {town}. Content with a ladder; sad about a footstool.',
      ],
      later: ['lift off the roof, very carefully, and ask if they may watch.'],
    },
  ],
};
