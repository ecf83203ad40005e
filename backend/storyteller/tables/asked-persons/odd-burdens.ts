import type { AskedStory } from './story-type.ts';

const lostHand =
  /\b(?:lost|missing|without|has no|lacks|losing)(?: (?:his|her|their|the|a|one|an|right|left|good|own|both|sword|working|dominant))* (?<what>hands?|arms?|fingers|thumb|eyes|sight|hearing|leg|legs)\b/iu;

const dreams =
  /^(?:an? |the )?(?:[\p{L}'-]+ )*(?:stable ?(?:boy|girl|hand|lad)|kitchen (?:boy|girl|maid|hand)|farm ?(?:boy|girl|hand)|maid|servant|shepherd(?:ess)?|page|apprentice|barmaid|milkmaid|baker|cook|squire|orphan|clerk|scribe|sailor|fisherman|peasant|villager)\b.* (?:with|has|had|full of|dreams? of|dreaming of) (?:(?:big|great|grand|high|huge|many|secret|wild) (?:dreams?|plans|ambitions?|hopes)|(?:fame|adventure|adventures|glory|greatness|the sea|the stage|knighthood|a better life|more))\b/iu;

/** Persons who bear something that they have not chosen. */
export const personsOfOddBurdens: readonly AskedStory[] = [
  {
    id: 'asked-lost-the-tool-of-the-trade',
    asked: lostHand,
    isWhole: true,
    other: 'apprentice',
    look: [
      '{P.name} keeps the side on which something is missing turned to the wall, and the work that hangs there is all from before.',
    ],
    manner: [
      '{P} begins a movement for which {P.they} lacks the {what}, breaks it off, and curses the weather.',
      '{P} drinks from noon on, alone, [and never enough to sing|and pays for it each time], and teaches better drunk than others do sober.',
    ],
    want: [
      '{P} lost more than the {what} on that day, and wants to make one last piece that is as good as the old ones.',
      '{P} lost the {what} in an accident that was none, has never said so, and wants to be left alone with it, which is not the same as being alone.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, owed to three innkeepers before the evening is over, for those who bring {P.them} through the next seven days in {town} sober.',
      '{P} offers {pay} gold pieces for the piece that {P.they} was working on when it happened: it was sold unfinished, and hangs in a house in {town2}.',
      'The crown has ordered what only {P} could ever make, and one cannot say no to it. {P} offers {pay} gold pieces to those who find somebody in the realm to lend {P.them} what {P.they} lacks, for a month, and with {P.their} eye over it.',
    ],
    says: [
      '"It still hurts where there is nothing. The rest of me does not hurt at all; that is what the bottle is for."',
      '"You hold it wrong. No. Give it here. No... just hold it differently."',
      '"Pity? By all means. It is three coppers a glass here."',
    ],
    tell: 'Deep in the night one hears work from the shop of {P}, slow and uneven, and in the morning something lies in the scrap, smashed.',
    truths: [
      '{P} did it on purpose: a great lord had ordered a thing that {P} understood too late, and after that day nobody could make {P.them} finish it. {Q} knows how it was to go on, is proud of it, and has had a letter from the lord.',
      'It was the fault of {Q}, who had been told three times to check the wedge, and was fifteen. {P} said that it was {P.their} own, has never taken it back, and cannot look at {Q} without a glass. {Q} knows it, and does not dare to be good at the work.',
    ],
    clues: [
      [
        'Medicine',
        'looking at the scar',
        'it is too straight for an accident, and {P} held still.',
        1,
      ],
      [
        'Investigation',
        'looking at the old tools',
        'one wedge is missing from the set, and {Q} wears it round the neck.',
        2,
      ],
      [
        'Insight',
        'praising the work of {Q} before {P}',
        '{P} is proud for one breath, and then reaches for the glass.',
        2,
      ],
      [
        'History',
        'drawing up the unfinished piece',
        'it is a part of something that has a name in old wars.',
        1,
      ],
    ],
    pressed: [
      "{P} tells {Q} what it would have become, and that a good hand can be lost in two ways. The lord's messenger waits downstairs, and {Q} has the letter in the pocket.",
      '{P} puts {P.their} own hammer, needle or pen into the hand of {Q}, puts {P.their} own hand round it, and they finish the piece together. It is better than the old ones.',
    ],
  },
  {
    id: 'asked-humble-dreamer',
    asked: dreams,
    isWhole: true,
    other: 'kind employer',
    look: [
      '{P.name} has the hands of the work and a book, a map or a wooden sword hidden where the others keep their lunch.',
    ],
    manner: [
      '{P} does the work at a run, to have a quarter of an hour left of each hour.',
      '{P} asks travellers for one word of their language each, and has {years} by now.',
    ],
    want: [
      '{P} does not mean to stay what {P.they} is, and wants one door held open for {P.them}, for the length of one breath.',
      '{P} has great plans, tells them to the horses, the pots or the sheep, and wants to be told by somebody who knows whether they are any good.',
    ],
    ask: [
      '{P} offers {pay} gold pieces, saved in coppers, and a tip from below stairs about what a guest in {town} has in the luggage.',
      '{P} gives {pay} gold pieces to a party that takes a letter to {town2}, to a great name, and waits for an answer although none will be given.',
      '{P} carried a tray at the wrong moment and heard how a crown is to change its head. {P} offers {pay} gold pieces, found under that tray, to those who believe {P.them} before the realm is sorry.',
    ],
    says: [
      '"I am only here for now. I have been here for now since I was six."',
      '"Do you need anybody who can run? Carry? Read? I can nearly read."',
      '"{Q} says to be content. {Q} has a picture of the sea over the bed."',
    ],
    tell: 'By the light of a stolen candle end {P} practises every night, [a bow|a speech|a signature], before {P.their} shadow.',
    truths: [
      '{P} was left at the door with a purse, and {Q} has spent it little by little on {P}, on bread and shoes, and told nobody that there was a letter with it. What {P} dreams of is {P.theirs} by birth, and so are those who wanted {P.them} out of the way.',
      '{Q} had the same dream, got as far as the capital, and came back with a debt to a smiling man. He will come this year for what he was promised instead of the money: the next one with a dream. {Q} is being unkind to {P} in order to cure {P.them} of it.',
    ],
    clues: [
      [
        'Investigation',
        'looking behind the picture of the sea',
        'a letter is there, opened, and read until it came apart.',
        1,
      ],
      ['Insight', 'asking {Q} to let {P} go', '{Q} says no at once, and then asks where to.', 2],
      [
        'Perception',
        'looking at the purse in which {Q} keeps the wages',
        'a crest is stitched on it, under a patch.',
        1,
      ],
      [
        'Perception',
        'sitting near the smiling guest',
        'he has a list, and there are only first names on it.',
        2,
      ],
    ],
    pressed: [
      '{Q} reads the letter aloud, because {P} nearly can, and packs bread. "You may come back," says {Q}, "and you may not have to."',
      '{P} hears what the dream has cost {Q}, goes up to the smiling man, and asks, very politely, to see the contract. {P} has, after all, been practising.',
    ],
  },
  {
    id: 'asked-cursed-from-land',
    asked:
      /\b(?:captain|sailor|pirate|admiral|fisherman|fisherwoman|mermaid|seafarer|skipper|navigator|corsair)\b.*\b(?:cannot|can't|can not|never|unable to|may not|must not|forbidden to|not allowed to|won't)\b.*\b(?:land|ashore|shore|earth|ground|port|harbou?r|solid)\b|\b(?:ship|boat|sea) .*\b(?:cannot|can't) (?:leave|touch|go)\b.*\b(?:land|ashore|shore|ship|deck)\b/iu,
    isWhole: true,
    other: 'harbour pilot',
    look: [
      "{P.name} stands on a plank between the ship and the quay, always on the last dry hand's breadth, with bare feet and salt in the hair.",
    ],
    manner: [
      '{P} does business over the railing, with a basket on a rope, and remembers who was fair.',
      '{P} listens to news of gardens, markets and stairs as others listen to sea stories.',
    ],
    want: [
      '{P} has not been able to set foot on land for years, and wants to walk up one certain street of {town} before the ship no longer holds together.',
      '{P} may not touch land, and wants to know whether it is the land or the ship that does not let {P.them} go.',
    ],
    ask: [
      '{P} gives {pay} gold pieces for a sack of earth from a certain garden in {town}, dug by moonlight, and for the truth about who lives there now.',
      '{P} offers {pay} gold pieces to those who find in {town2} the bell of a drowned chapel, and ring it at low tide, for {P} to hear.',
      'The crown wants to close all the harbours of the realm to {P}, on the advice of somebody who knows exactly why. {P} offers {pay} gold pieces of sea silver for that name.',
    ],
    says: [
      '"Come aboard. I would come down, but I have a prior engagement with the water."',
      '"Is it still uphill, Rope Street? Tell me how the stones feel. Take your boots off, first."',
      '"There is no better captain than one who cannot leave. I have never wished it on a friend."',
    ],
    tell: "When the ship lies in port {P} lets one foot hang over the quay, a finger's breadth above the stones, and the stones get wet.",
    truths: [
      '{P} left somebody behind on a sandbank, with the tide coming in, to save the rest; the drowned one asked the sea for justice, and got it. If {P} touches land the water takes the place in exchange. {Q} is the child of the one left behind, has {P.their} ship in {Q.their} hands at every harbour bar, and has been thinking about it.',
      'It was no curse but a bargain: as long as {P} stays on the water, {town} is not flooded. {P} was young, in love and the only one who could swim out to where it was offered. {Q} was the one for whom it was done, has married since, and has never come down to the quay.',
    ],
    clues: [
      [
        'Nature',
        'watching the tide while {P} is in port',
        'it does not go out as long as the ship lies there.',
      ],
      [
        'Insight',
        'asking {Q} why {Q.they} steers so near the bar',
        '{Q} says "one could misjudge it", and does not blink.',
        1,
      ],
      [
        'History',
        'reading the flood marks of {town}',
        'they stop in the year in which {P} put to sea.',
        2,
      ],
      ['Religion', 'looking at the figurehead', 'it has a face, and the face is listening.', 1],
    ],
    pressed: [
      '{P} tells {Q} the whole of it on the bar itself, with the tiller in {Q.their} hand. One can hear how the sea holds its breath.',
      '{Q} comes down to the quay, grey by now, takes off the shoes, and steps aboard. It had never been asked whether one could share it.',
    ],
  },
  {
    id: 'asked-servant-of-the-gods',
    asked:
      /^(?:an? |the )?(?<what>(?!.*\b(?:who|that|talks?|speaks?|married|belongs|prays|whispers|listens)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,2}?) (?:to|of|for) (?:the |a |all )?(?:gods|god|goddess|devil|devils|angels|dead|death|fey|fairies|dragons?|ghosts|moon|sun|stars|sea|winter|hell|heaven|afterlife|underworld|demons|titans)$/iu,
    isWhole: true,
    other: 'temple inspector',
    look: [
      '{P.name} looks like any {what}, but for the dust on the sleeves, which is gold, or ash, or both.',
    ],
    manner: [
      '{P} speaks of the highest customers as others do of difficult neighbours.',
      '{P} does careful work, sends no bills, and is not surprised by weather.',
    ],
    want: [
      '{P} does {P.their} work for customers who are not of this world, has done so in the third generation, and wants to hand in {P.their} notice without offending anybody.',
      '{P} does {P.their} work for customers who are not of this world, and wants to find out which of them has not come to collect for a year.',
    ],
    ask: [
      '{P} gives {pay} gold pieces of old offerings to a party that watches over the goods in {town} for one night, and takes orders from nobody who casts no shadow.',
      "{P} offers {pay} gold pieces to have a delivery brought to a hill near {town2}, and to wait until it is taken. One had better look at one's shoes.",
      'Two powers have ordered the same thing for the same day, and on it hangs which of them the realm will pray to. {P} offers {pay} gold pieces to those who learn what they want it for.',
    ],
    says: [
      '"They are particular. One of them sent it back because of the sunset."',
      '"You get used to the light. You do not get used to the politeness."',
      '"My grandmother told me: never take a tip from them. Never."',
    ],
    tell: 'On one evening in the month {P} sets out a second chair, covers the mirror, and sweeps the path as far as the gate, and a little beyond.',
    truths: [
      'The one who has not come is dead: gods can be, and {P} had put by a small share of what they ordered, each time, for bad years. It is enough to make a new one of, or somebody into one, and {Q} has come to take the inventory.',
      '{P} took a tip once: one more year for a sick child. The child is {Q}, grown up and severe, to whom every year since has been given in the same way, and who has been sent to put a stop to such dealings.',
    ],
    clues: [
      [
        'Religion',
        'reading the order book of {P}',
        'the names are those for which there are temples, and one has been crossed out.',
        1,
      ],
      [
        'Investigation',
        'looking into the locked pantry',
        'there is a row of small jars, and the lids are warm.',
        1,
      ],
      [
        'Insight',
        'asking {Q} about {Q.their} childhood',
        '{Q} was ill, and then from one day to the next was not.',
        2,
      ],
      ['Perception', 'watching the second chair', 'the seat gives a little, and the tea is drunk.'],
    ],
    pressed: [
      '{P} opens the jars before {Q}, and asks what the temple would rather have: an inventory, or a god. Something is coming up the swept path.',
      "{P} tells {Q} when the next year falls due, and what it costs. {Q} closes the book, and asks how one hands in somebody else's notice.",
    ],
  },
];
