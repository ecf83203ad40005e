import type { PlaceStory } from '../place-story-type.ts';

export const houseOfSecretsStory: PlaceStory = {
  id: 'house-of-secrets',
  pronouns: { B: 'he' },
  levels: [4, 13],
  tones: ['intrigue', 'whimsical'],
  words: ['casino', 'gambling', 'cards', 'masks', 'mask', 'secrets', 'club'],
  title: 'The House of Small Confessions in {town}',
  look: '[A staircase with forty mirrors leads up to green tables« under silver lamps».|Forty mirrors hang along the staircase that leads up to green tables« under silver lamps».] [Nobody plays for money: the players write on slips«, fold them» and push them to the middle.|The players do not put down money: they write on slips«, fold them» and push them to the middle.] [The pot on the best table is a glass bowl with a lid, and it is full[.| of slips from half of {town}.]|A glass bowl with a lid is the pot on the best table, and half of {town} has a slip in it.|On the best table the pot, a glass bowl with a lid, is full [of slips from half of {town}|to the lid].] || [Up a stair between forty mirrors one comes to green tables« under silver lamps».|A stair between forty mirrors goes up to green tables« under silver lamps».|Between forty mirrors one goes up to green tables« under silver lamps».] [No money lies on them: what is written down«, folded» and pushed to the middle are secrets.|Secrets are written down on them, folded and pushed to the middle, and never money.] [On the best table stands a glass bowl with a lid, full to the brim with slips[|, from half of {town}].|The best table has a glass bowl with a lid, in which are [more slips than {town} has streets|slips up to the brim].|A glass bowl with a lid stands on the best table, [full of slips|and half of {town} has a slip in it].]',
  senses:
    '[Slips rustle, and now and then [somebody from {town2}|a lady of {town}|a lady from {town2}|a merchant from {town2}] [draws in a sharp breath|says "oh"|forgets to breathe].|There is a rustle of slips, and now and then [a whole table|half of the room|somebody in a mask|a guest from {town2}] [draws in a sharp breath|laughs too loud|puts down a glass too hard].|Now and then [a judge of {town}|an envoy from {town2}|a guest from {town2}|a councillor of {town}] [draws in a sharp breath|coughs into a glove|asks for water], and slips rustle.] It smells of [oranges, candle wax and nerves|candle wax, cloves and cold sweat|oranges, powder and fear|perfume, hot wax and nerves|wax and oranges, and of people who wait].',
  keeper: [
    'croupier',
    'wears white gloves, [has never smiled at a winner|smiles at losers only], and burns every slip that has been read, in front of its owner«, on a little stove». || deals with a face like a closed [shutter|door], «[thanks the losers|bows to the losers], »and feeds each slip that has been read to a little stove«, in front of its owner».',
  ],
  guest: [
    'chancellor',
    'plays badly« every evening», loses true things about himself, and [seems to be enjoying the rest|seems relieved each time]. || comes at [nine|eight], has lost something true about himself by [ten|midnight], and is the only one who [whistles|sings] on the way home.',
  ],
  absent: 'dealer',
  hooks: [
    [
      'A general of {town} pays {pay} gold pieces to have a slip back that he lost on Tuesday«, before the winner unfolds it».',
      'It says where the {town} garrison keeps its powder. The winner keeps it folded«, for luck,» and is about to stake it.',
    ],
    [
      '{B} asks one of the party to play in his place tonight, masked, [with three secrets that he will provide.|and to stake three secrets that he has written down.|with three secrets from him in an envelope.]',
      '[All three are true, and are not his[.|, but those of people in {town}.]|They are true, and none of the three is [his|about him].|None of the three is about him, and all are true[.|, as some in {town} know.]] [He wants to see who in {town} turns pale.|Who in {town} turns pale is what he wants to see.|He will stand by and see who turns [pale|red].]',
    ],
    [
      'Two families in {town} have made peace, and a bishop has resigned, [all in one week, and each had a letter with a slip in it.|and all of them had a letter, in one week, with a slip in it.|within one week, and each after a letter with a slip in it.]',
      [
        'The slips were burned by {K}« in front of them». What came with the letters was copied out by {V}, who had sold these cards« before {K} found out».',
        'The slips were burned by {K}« in front of them». {V} had read them in the mirror, wrote them out again« in lilac ink», and [thought that people would be glad to have them back|meant to give people back what they had lost|thought that {town} would be glad to have them back|is still waiting for thanks].',
      ],
    ],
    [
      'A young poet «of {town} »has won a question, does not dare to ask it, and offers it to the party for {bribe} gold pieces.',
      '[By the rule of the house it can be put to anyone who has lost a hand that evening.|Anyone who has lost a hand that evening has to answer it, by the rule of the house.|The rule of the house is that anyone who has lost a hand that evening must answer it.] {K} [has begun to lose one whenever the poet is there, and would like to be asked something, [once|at last].|loses one whenever the poet is there, by now, and hopes to be asked [something, once|something, at last|a question at last].|would like to be asked something, [once|for a change|at last], and loses a hand whenever the poet [is there|sits down].]',
    ],
  ],
  done: 'One buys in with a secret that {K} does not know yet«, which is no longer easy». [Winners may ask one question of one loser, who has to answer«; all of {town} does business that way by now».|Whoever wins may ask one loser one question, and must be answered«; all of {town} does business that way by now».] || The stake for a first evening is a secret that {K} has not heard yet. Whoever wins may put one question to one loser, who has to answer«, and half of the marriages in {town} have been made by that rule».',
  trace:
    '[At closing time the ashes of the little stove are shown round, so that everybody sees that nothing was kept.|So that {town} can see that nothing was kept, the ashes of the little stove are shown round at closing time.|Before the guests from {town} go home, the ashes of the little stove are shown round, as a proof that nothing was kept.] {K} [never asks anybody to write legibly|does not mind how badly people write|has never asked anybody to write more clearly]. || Nobody brings a pencil, because {K} lends one to every player, and [{K} has never been heard to ask what a word was meant to be|however badly they write, {K} does not ask for a word]. [At closing time the ashes are shown round«, as a proof».|As a proof, the ashes are shown round« at closing time».]',
  truth: [
    'The pencils write twice. Wires lead from the tables to a room below the floor, where {few} other pencils write along and {few} clerks copy it all onto cards, for {K}, who is the last honest judge of {town}«, and was dismissed». {K} has {num} crimes proved, and is waiting for one more, that of {B}. The dealer {V.full} began to sell the cards, and now lives in a locked library«, with three meals».',
    "The house keeps nothing, except in {K}'s memory. [But people in {town} get letters with their own slips in them, copied out.|But in {town} people get letters in which their own slips are, copied out.|But whoever has lost a slip gets it back in {town}, copied out, in a letter.] They come from {V}, «who was believed drowned, and »who sits behind the thirty-first mirror of the stair, from which one sees all the tables«, with opera glasses», and reads the slips« as they are written». [{V} has no plan[.|, and no wish to harm {town}.] It is only that nobody ever tells {V} anything.|There is no plan behind it, only that nobody[| in {town}] ever tells {V} anything.|Nobody ever tells {V} anything, and [that is all that there is to it|there is no more to it than that].]",
  ],
  finds: [
    [
      'Sleight of Hand',
      '[writing with your own pencil|bringing a pencil of your own and writing with it|taking out a pencil of your own]',
      '[a floor waiter brings you another at once, [a red one from {town}|with the arms of {town} on it].|at once a floor waiter is there with another, [of a make that {town} does not sell|stamped with the name of {town}].|a waiter takes it away, politely, brings [one from the best shop in {town}|one that was made in {town}], and stays until [it is used|you use it].]',
      1,
    ],
    [
      'Perception',
      '[laying|putting|pressing] an ear on the best table',
      '[pens are scratching under it, several, in a hurry, and somebody asks how [{town}|{town2}] is spelled.|one hears pens under it, several of them, [as in a post office of {town}|as in an office of {town}].|below the wood several pens are writing [as fast as in a court of {town}|as fast as any clerk in {town}].]',
      1,
    ],
    [
      'Perception',
      '[counting|taking the trouble to count] the mirrors [from both ends of the stair|of the stair, with a hand on each|of the stair on the way up]',
      '[the thirty-first is warm, as if somebody [from {town}|from {town2}] sat behind it.|one of them is warm, [as if the sun of {town} had been on it:|as no mirror in {town} should be:] the thirty-first.|all are «as »cold« as [ice|stone in winter]» but the thirty-first.]',
      2,
    ],
    [
      'Investigation',
      '[comparing|taking an hour to compare] [the letters|several of the letters|all the letters that came to {town}]',
      '[the paper was bought in one shop[| in {town}]«, one sheet at a time,» by someone who likes lilac.|somebody who likes lilac bought the paper, sheet by sheet, in one shop [of {town}|behind the market of {town}].|one shop in {town} sold the paper, [one sheet at a time|a sheet for each letter], to someone who likes lilac.]',
      2,
    ],
    [
      'Deception',
      '[losing on purpose, with a small true secret that no one else knows|staking a small true secret that no one else knows, and losing it]',
      '[[two|three] days later it comes back in a letter, «word for word, »although [guests from {town2}|half of {town}] saw the slip burn.|the slip is burned, and in [two|three] days it is in a letter [in {town}, word for word|from {town} all the same].|after [two|three] days a letter brings it back, «word for word, »though [guests from {town2}|half of {town}] saw the ashes.]',
      2,
    ],
    [
      'Insight',
      'winning [a slip|a hand|a slip or two] from {B}',
      '[he is glad that it is only this one, and follows another with his eyes, which nobody has won yet.|he is not sorry about this one, and looks at another, which nobody has won yet.|it was the wrong one, and his eyes are on another, which nobody in {town} has won yet.]',
      1,
    ],
  ],
  use: [
    "Whoever breaks a mirror on {K.name}'s stair [is looked at by everyone in the house from thirty-nine sides, and cannot hide for an hour.|cannot hide for an hour«, as everyone in the house sees that person from thirty-nine sides».]",
    "[A false secret turns {K.name}'s green cloth [yellow|brown|pale|black].|{K.name}'s green cloth turns [yellow|brown|pale] under a false secret.|If a secret is false, {K.name}'s green cloth turns [yellow|brown|pale] under it.] [A good liar can learn to write only things that are true and of no use to {K} (DC 15 Deception).|With practice one writes only things that are true and of no use to {K} (DC 15 Deception).|It takes practice to write only things that are true and of no use to {K} (DC 15 Deception).]",
    "[Nobody may get up while a slip is being read, and {K.name}'s doormen see to it|While a slip is being read all have to stay in their seats, and {K.name}'s doormen see to it|{K.name}'s doormen see to it that nobody gets up while a slip is being read] (use <Guard, Tough, Guard Captain, Gladiator>).",
    '[The glass bowl may be thrown. For [one minute|two minutes] each person in the room«, {K.name} too,» has eyes only for the paper.|If the glass bowl is thrown, everybody in the room, {K.name} as well, has eyes only for the paper, for [a minute|two minutes].|Throw the glass bowl, and for [a minute|two minutes] nobody in the room, not even {K.name}, looks at anything but the paper.]',
  ],
  later: [
    'In {days} days {K} reads out all of it, «from the balcony, »in order of rank. [{town} has no government by noon and no peace by evening.|By noon {town} has no government, and by evening no peace.|By evening there is no peace in {town}, and there has been no government since noon.]',
    'In {days} days {V} writes to two old enemies, to each what the other has confessed«, and means it well». [By the evening {town} has a duel of forty people.|That evening forty people of {town} fight a duel.|In the evening there is a duel in {town}, with forty people in it.]',
  ],
  ways: [
    '{K} would give up the cards for one trial, with {B} in the dock and one honest jury, whom the party would have to find; twelve people in {town} with nothing on a card.',
    '[{V} only wants to play again[.|, like everybody in {town}.]|All that {V} wants is to [play again|sit at a table and play].|To play again is [enough for {V}|all that {V} asks of {town}].] [If [people|four people|three people] can be found who will sit down with {V} [once a week|every Sunday], for coppers, the letters stop.|The letters stop if [people|four people|three people] can be found who will sit down with {V} [once a week|every Sunday], for coppers.|Nobody in {town} gets a letter any more if [people|three people] sit down with {V} [once a week|every Sunday], for coppers.] {B} would take the first chair.',
  ],
};
