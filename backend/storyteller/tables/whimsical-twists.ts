import type { Twist } from './plot-types.ts';

export const whimsicalTwists: readonly Twist[] = [
  {
    id: 'both-pining',
    tones: ['whimsical'],
    when: '',
    plant: [
      '{W} asks every traveller how {V} is, and then does not listen.',
      "The clock in {W}'s hall stands at the hour at which {V} left.",
      ['{W} keeps a chair free at table, "for a draught".', '@chair'],
      'Every year on the day {W} buys two of everything« and gives one to the geese».',
    ],
    echo: [
      "{V}'s letters have been opened so often that they fold themselves.",
      'Both of them take the same walk, «a valley apart, »at the same hour.',
      ['The free chair has a name under the seat, and it is {V}.', 'plant=chair'],
      "In {V}'s verses the last line is «always »missing; it would have to rhyme with {W}.",
    ],
    turn: [
      [
        '{W} and {V} have missed each other for {years} years, and all of this leads to it that one« of the two» writes first. Neither may hear that the other began.',
        'agent!=penitent',
      ],
      '{W} and {V} want the same thing, each has one half« of it», and it is the sandwich of that evening.',
      '{W} and {V} miss each other dreadfully, and have been waiting« for {years} years» for the other to begin.',
      'The old quarrel has outlived its cause. {V} forgave it in the second year« and was waiting to be asked».',
    ],
    use: [
      'Read the letters of one to the other, «on one evening, »and most of it mends itself.',
      'Neither may hear that the other began. The party will have to tell both the same lie.',
      'It is worth more than any proof: whoever brings the first letter is forgiven everything else.',
    ],
  },
  {
    id: 'giver-verse',
    tones: ['whimsical'],
    when: '',
    plant: [
      '{G} beats time on the table when the matter is mentioned.',
      '{G} says that it was before {G.their} time, and gives the time.',
      '{G} hums while paying you, and stops.',
      '{G} asks you to leave out one thing, «a trifle, »about page {few}.',
    ],
    echo: [
      'In a drawing of that evening the third spoon« from the left» has the initials of {G}.',
      'One of the witnesses signed with a rhyme; {G} rhymes when nervous.',
      ['One of the verses is in the hand of {G}, and it is the funniest one.', 'wrong=song'],
      'In the list of the guests« of that evening» stands {G}, "with a spoon".',
    ],
    turn: [
      '{G} sat in the front row« that evening», and laughed first. Without {G} it would have stayed a small thing.',
      '{G} was in it «as well »and had the best time of all. {G.they} is paying the party out of «pure »embarrassment.',
      [
        '{G} added the worst of it«, unsigned,» and has never been so proud of anything.',
        'wrong=song',
      ],
    ],
    use: [
      '{G} blushes when asked, and gives the party everything: the names«, the order of the seats» and what was for dessert.',
      'The party is paid by one of the people it is looking for, and {G} would like to be caught kindly.',
      'If {G} owns up first, the others follow«, because nobody wants to be the last».',
    ],
  },
  {
    id: 'jury-bribe',
    tones: ['whimsical'],
    when: '',
    plant: [
      ['{T} can describe every cake of that year, and sighs at one.', '@cake'],
      ["There is a sty behind {T}'s house with curtains.", '@pig'],
      ['{T} cannot eat {fake}« or anything like it», and used to be so fond of cake.', '@cake'],
      ['{T} gets a parcel each year«, without a sender,» and gives it to the pig.', '@pig'],
    ],
    echo: [
      ['Each parcel is entered in {record} as "stationery".', 'plant=pig'],
      '{W} has sent {T} a cake every year, and with each there is a note: "Still?"',
      ['The pig is the fattest of the county, and is called Conscience.', 'plant=pig'],
    ],
    turn: [
      '{T} wanted to be bribed with an apology, and got cake, «every year, »{years} times.',
      [
        '{T} has known it« from the start» and was paid in cake. The pig has eaten {years} years of bribes.',
        'plant=pig',
      ],
      '{T} would have told anyone who asked. No one asked: they all thought «that »they were the only ones who did not know.',
    ],
    use: [
      'Bring {T} a cake that is not a bribe. Nobody ever has.',
      '{T} will tell all of it, if it is understood that the cake was very dry.',
      '{W} knows that {T} knows, {T} knows that too«, and both are tired of baking».',
    ],
  },
  {
    id: 'wrong-prize',
    tones: ['whimsical'],
    when: '',
    plant: [
      [
        'The fee comes in a cup with a dent. {G} calls it an heirloom« and does not say whose».',
        '@cup',
      ],
      ['The purse has been embroidered, once, with another monogram.', '@purse'],
      ['The reward is kept in a case of which {G} has lost the key; it rattles.', '@case'],
      ['You get a medal in advance, slightly used.', '@medal'],
    ],
    echo: [
      ['The monogram has been picked out, and one can read it with a finger: {V}.', 'plant=purse'],
      ['The medal has another name on the back, scratched out in a hurry.', 'plant=medal'],
      [
        'The case rattles with {few} «small »things: somebody has put in what they were ashamed of.',
        'plant=case',
      ],
      ['In an old painting {V} drinks from a cup, and the cup has that «very »dent.', 'plant=cup'],
      'A pawn ticket for the reward is made out to {V}«, with a tear on it, or gravy».',
    ],
    turn: [
      'The reward has been the property of {V} all along. {G} bought it at a jumble sale, from {W}«, who had blushed».',
      'The reward is the very thing that {V} never got. {A} would know it at once.',
      [
        'In the case is the missing proof. {G} has been paying people with it for years«, since it was so handsome».',
        'plant=case',
      ],
    ],
    use: [
      'Give it back to {V}« in front of people», and {A} has nothing left to play for.',
      [
        '{A} recognises it at {lair}« from ten paces», drops everything and asks to hold it.',
        'agent=returned|kin|penitent|power',
      ],
      '{G} is mortified and doubles the fee«, in turnips if need be».',
    ],
  },
  {
    id: 'innocent-goose',
    tones: ['whimsical'],
    when: '',
    plant: [
      "At {hour} a goose« crosses the square,» stops in front of {W}'s door, says one word and goes on.",
      'A goose walks in«, looks at everybody in turn,» and goes out« again». "That is only the landlady," people say.',
      'The oldest inhabitant of {town} is a goose« with a ribbon», and it hisses at {W} only.',
    ],
    echo: [
      'There is a chair for the goose in the picture of that evening.',
      'The goose has a ring on its leg: "{V}, if found".',
      'The goose is mentioned in {record} as a witness, and was not heard.',
    ],
    turn: [
      'The goose has been collecting evidence. It is under the goose.',
      'The goose saw it all, and goes straight to the hiding place if« it is» allowed to lead.',
      "The goose is {V}'s, and whoever it follows has a clean conscience. It has been following {S}.",
    ],
    use: [
      'Follow the goose« for an hour» (DC 12 Animal Handling, or bread), and the party stands at {lair}.',
      'Put the goose on the witness stand. It hisses at the right people.',
      'Whoever carries the goose is told the truth in {town}, out of caution.',
    ],
  },
];
