import type { PlaceStory } from '../place-story-type.ts';

export const houseOfSecretsStory: PlaceStory = {
  id: 'house-of-secrets',
  pronouns: { B: 'he' },
  levels: [4, 13],
  tones: ['intrigue', 'whimsical'],
  words: ['casino', 'gambling', 'cards', 'masks', 'mask', 'secrets', 'club'],
  title: 'The House of Small Confessions in {town}',
  look: '[A staircase with forty mirrors leads up to green tables under silver lamps.|Forty mirrors hang along the staircase that leads up to green tables under silver lamps.] [Nobody plays for money: the players write on slips, fold them and push them to the middle.|The players do not put down money: they write on slips, fold them and push them to the middle.] The pot on the best table is a glass bowl with a lid, and it is full. || [Up a stair between forty mirrors one comes to green tables under silver lamps.|A stair between forty mirrors goes up to green tables under silver lamps.|Between forty mirrors one goes up to green tables under silver lamps.] [No money lies on them: what is written down, folded and pushed to the middle are secrets.|Secrets are written down on them, folded and pushed to the middle, and never money.] On the best table stands a glass bowl with a lid, full to the brim with slips.',
  senses:
    '[Slips rustle, and now and then [half of the room|a whole table|everybody at the best table] draws in a sharp breath.|There is a rustle of slips, and now and then [a whole table|half of the room|somebody in a mask] draws in a sharp breath.|Now and then [half of the room|a whole table|a chancellor] draws in a sharp breath, and slips rustle.] It smells of oranges, candle wax and nerves.',
  keeper: [
    'croupier',
    'wears white gloves, has never smiled at a winner, and burns every slip that has been read, in front of its owner, on a little stove. || deals with a face like a closed shutter, thanks the losers, and feeds each slip that has been read to a little stove, in front of its owner.',
  ],
  guest: [
    'chancellor',
    'plays badly every evening, loses true things about himself, and seems to be enjoying the rest. || comes at nine, has lost something true about himself by ten, and is the only one who whistles on the way home.',
  ],
  absent: 'dealer',
  hooks: [
    [
      'A general of {town} pays {pay} gold pieces to have a slip back that he lost on Tuesday, before the winner unfolds it.',
      'It says where the {town} garrison keeps its powder. The winner keeps it folded, for luck, and is about to stake it.',
    ],
    [
      '{B} asks one of the party to play in his place tonight, masked, with three secrets that he will provide.',
      'All three are true, and are not his. He wants to see who turns pale.',
    ],
    [
      'Two families in {town} have made peace, and a bishop has resigned, [all in one week, and each had a letter with a slip in it.|and all of them had a letter, in one week, with a slip in it.|within one week, and each after a letter with a slip in it.]',
      [
        'The slips were burned by {K} in front of them. What came with the letters was copied out by {V}, who had sold these cards before {K} found out.',
        'The slips were burned by {K} in front of them. {V} had read them in the mirror, wrote them out again in lilac ink, and thought that people would be glad to have them back.',
      ],
    ],
    [
      'A young poet of {town} has won a question, does not dare to ask it, and offers it to the party for {bribe} gold pieces.',
      '[By the rule of the house it can be put to anyone who has lost a hand that evening.|Anyone who has lost a hand that evening has to answer it, by the rule of the house.] {K} has begun to lose one whenever the poet is there, and would like to be asked something, once.',
    ],
  ],
  done: 'One buys in with a secret that {K} does not know yet, which is no longer easy. [Winners may ask one question of one loser, who has to answer; all of {town} does business that way by now.|One question to one loser is what a winner gets, and an answer; all of {town} does business that way by now.] || The stake for a first evening is a secret that {K} has not heard yet. Whoever wins may put one question to one loser, who has to answer, and half of the marriages in {town} have been made by that rule.',
  trace:
    'At closing time the ashes of the little stove are shown round, so that everybody sees that nothing was kept. {K} never asks anybody to write legibly. || Nobody brings a pencil, because {K} lends one to every player, and {K} has never been heard to ask what a word was meant to be. At closing time the ashes are shown round, as a proof.',
  truth: [
    'The pencils write twice. Wires lead from the tables to a room below the floor, where {few} other pencils write along and {few} clerks copy it all onto cards, for {K}, who is the last honest judge of {town}, and was dismissed. {K} has {num} crimes proved, and is waiting for one more, that of {B}. The dealer {V.full} began to sell the cards, and now lives in a locked library, with three meals.',
    "The house keeps nothing, except in {K}'s memory. [But people in {town} get letters with their own slips in them, copied out.|But in {town} people get letters in which their own slips are, copied out.|But whoever has lost a slip gets it back in {town}, copied out, in a letter.] They come from {V}, who was believed drowned, and who sits behind the thirty-first mirror of the stair, from which one sees all the tables, with opera glasses, and reads the slips as they are written. [{V} has no plan. It is only that nobody ever tells {V} anything.|There is no plan behind it, only that nobody ever tells {V} anything.|Nobody ever tells {V} anything, and that is all that there is to it.]",
  ],
  finds: [
    [
      'Sleight of Hand',
      '[writing with your own pencil|bringing a pencil of your own and writing with it]',
      '[a floor waiter brings you another at once, and then a third.|at once a floor waiter is there with another, and then with a third.|a waiter takes it away, politely, brings another, and stays until it is used.]',
      1,
    ],
    [
      'Perception',
      '[laying|putting|pressing] an ear on the best table',
      '[pens are scratching under it, several, in a hurry.|one hears pens under it, several of them, hurrying.|below the wood several pens are writing as fast as they can.]',
      1,
    ],
    [
      'Perception',
      '[counting|taking the trouble to count] the mirrors from both ends of the stair',
      '[the thirty-first is warm.|one of them is warm: the thirty-first.|all are cold but the thirty-first.]',
      2,
    ],
    [
      'Investigation',
      '[comparing|taking an hour to compare] the letters',
      'the paper was bought in one shop, one sheet at a time, by someone who likes lilac.',
      2,
    ],
    [
      'Deception',
      '[losing on purpose, with a small true secret that no one else knows|staking a small true secret that no one else knows, and losing it]',
      '[two days later it comes back in a letter, word for word, although the slip was burned.|the slip is burned, and in two days it is in a letter all the same, word for word.|after two days a letter brings it back, word for word, though the slip was ashes.]',
      2,
    ],
    [
      'Insight',
      'winning a slip from {B}',
      'he is glad that it is only this one, and follows another with his eyes, which nobody has won yet.',
      1,
    ],
  ],
  use: [
    "Whoever breaks a mirror on {K.name}'s stair is looked at by everyone in the house from thirty-nine sides, and cannot hide for an hour.",
    "[A false secret turns {K.name}'s green cloth yellow.|{K.name}'s green cloth turns yellow under a false secret.] A good liar can learn to write only things that are true and of no use to {K} (DC 15 Deception).",
    "Nobody may get up while a slip is being read, and {K.name}'s doormen see to it (use <Guard, Tough, Guard Captain, Gladiator>).",
    'The glass bowl may be thrown. For one minute each person in the room, {K.name} too, has eyes only for the paper.',
  ],
  later: [
    'In {days} days {K} reads out all of it, from the balcony, in order of rank. [{town} has no government by noon and no peace by evening.|By noon {town} has no government, and by evening no peace.|By evening there is no peace in {town}, and there has been no government since noon.]',
    'In {days} days {V} writes to two old enemies, to each what the other has confessed, and means it well. [By the evening {town} has a duel of forty people.|That evening forty people of {town} fight a duel.|In the evening there is a duel in {town}, with forty people in it.]',
  ],
  ways: [
    '{K} would give up the cards for one trial, with {B} in the dock and one honest jury, whom the party would have to find; twelve people in {town} with nothing on a card.',
    '[{V} only wants to play again.|All that {V} wants is to play again.|To play again is enough for {V}.] [If people can be found who will sit down with {V} once a week, for coppers, the letters stop.|The letters stop if people can be found who will sit down with {V} once a week, for coppers.]',
  ],
};
