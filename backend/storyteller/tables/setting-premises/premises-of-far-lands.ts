import type { SettingPremise } from './premise-type.ts';

export const premisesOfFarLands: readonly SettingPremise[] = [
  {
    id: 'genies',
    slot: 'ruler',
    asks: [
      '@genies|genie|djinn|djinni|djinns|efreet|jinn',
      'arabian|arabic|persian|sinbad|aladdin|thousand_and_one',
      'caliphate|sultanate|sultan|caliph|vizier',
      'wish|wishes granted|real|come|true|grant|currency|law|cost',
      'genies|djinn|djinns|djinni',
      '~genie|genies|djinn|jinn',
    ],
    without: 'snow|ice|sledges?|vikings?|winters?',
    title: 'The Wishing Tax',
    rulers: 'the Bound Ones',
    guards: 'the seal guards',
    pitch:
      'Genies rule {land}, each from a vessel that people carry before it. Once a year every house has one wish, in writing, and the lawyers live from the commas. This year a wish was granted that nobody had handed in.',
    party:
      'The party is wishless: it comes from abroad, its names are in no register, and no genie owes it a thing. Only such people may carry a vessel over a border, and {A} has one to be carried.',
    truths: [
      'One does not say "I wish" in {land}, not in songs and not to a child. One says "it would not be unwelcome".',
      'Wishes are handed in before the new moon, granted on one day, and may be appealed against for nine.',
      'A genie must do what is written. It may choose how, and each has a style: that of {town1} is generous, that of {town2} exact, and that of {town3} has a sense of humour.',
      'Whoever has wished once for gold is called a beginner, kindly, for life.',
      'Carpets fly for those who can pay, and at the height that is on the ticket. Beggars in {town1} sit on rooftops for it.',
      'The wells of {land} were all wished for. Each is thanked at noon by somebody whose turn it is, and one has dried up because of a wedding.',
      'Three-part promises are binding, two-part ones are polite, and stories told at night count as rent.',
    ],
    regions: [
      '{town1} has blue domes, nine bazaars and a vessel of brass as high as a house over the gate. It is warm on the days on which its genie is thinking.',
      '{town2} is poor by a misplaced comma. It wished to be "the envy of none, rich", and has hired a grammarian since.',
      '{town3} lives on stories. Whoever tells one that its genie does not know gets a second wish, and there are queues of liars and grandmothers.',
      '{town4} is a caravan town without a vessel. Its people wish for nothing, work, and are looked at like the sick.',
    ],
    factions: [
      [
        'The Bound Ones',
        'rule from four vessels, cannot leave them, and want the stray wish explained',
        'were people, each of them, and made the wrong wish',
      ],
      [
        'The Guild of Commas',
        "writes out people's wishes, for a fee, and wants one law of style for all",
        'puts the same hidden clause into each wish: that the next may be one word shorter',
      ],
      [
        'The Storytellers of {town3}',
        'want no censorship, and better cushions',
        'have known for years of a fifth vessel, as it is in all the stories, under another name',
      ],
      [
        'The Seal Cutters',
        'look after the seals, and want a successor to be found for the oldest genie',
        'have found out that it can be anybody who says one sentence, and keep it ready for their enemies',
      ],
    ],
    conflicts: [
      'On the morning after the new moon the market of {town2} was made of real gold, flour and all. Nobody had wished it, people are hungry, and nine lawyers have taken the case.',
      'A girl has handed in a blank sheet. The genie of {town1} has been looking at it for three days, and the vessel is hot.',
      "Two cities have wished each other's defeat in perfect style. Both are being granted, floor by floor.",
    ],
    people: [
      [
        'seal cutter',
        1,
        'wants a small vessel brought to {town4}, where nothing can be granted, and wants not to know if it is empty',
        '{A.name} speaks in three parts when it matters.',
        'breaks the seal in {A.their} own house once {A.they} has heard who is in it',
      ],
      [
        'grammarian',
        2,
        'wants a comma brought back, before witnesses, to where it stood',
        '{B.name} breathes at punctuation.',
        'hands over the hidden clause to someone who cannot read and asks what it says',
      ],
      [
        'teller of night stories',
        3,
        'wants to be asked how the story ends by people who will not wish for it',
        '{C.name} leaves off each evening at the best place, and sleeps very well.',
        'tells the true ending, in which {C.their} sister was wished into a lamp',
      ],
    ],
    places: [
      [
        'The Vessel over the Gate',
        1,
        'one may touch the brass for luck, and it is polished to the height of a tall man',
        'High up, above the hands, names are scratched from within, in {num} scripts. The last is that of the old sultan, who is said to have died in bed.',
      ],
      [
        'The Golden Market',
        2,
        'gold dates, gold loaves and gold mice, with a fence, and {guards} who weep with hunger',
        "Amid it stands a cobbler's stall that is still wood. There the wish was said, aloud, in sleep, by a child, to a cheap lamp.",
      ],
      [
        'The House of Endings',
        3,
        'a library of first halves',
        'The second halves stand in the cellar, in one hand. Each ends with somebody who says "I wish I were in your place" (DC 13 Arcana).',
      ],
    ],
    starts: [
      [
        'At the gate of {town1} each traveller writes a wish, which is sealed unread. An hour later the party sees its own go by, open, carried on a cushion between two guards, and the whole bazaar makes way. {A} walks behind it. "It says that you want nothing," {A.they} murmurs. "That has never been handed in. It is awake, it is very interested, and you had better come the back way."',
        'Somebody has exchanged the sheet. The genie has waited {years} years for a person to whom it could tell its wish.',
      ],
    ],
    openings: [
      [
        'A dented lamp lies on the caravan road to {town4} and asks, with great politeness, how far it is to where one cannot be heard.',
        'It is the fifth, the one of the story. It has granted the market in gold, by mistake, and is ashamed.',
      ],
      [
        'A carpet lands before the party, empty, pays its own toll, and will not leave.',
        'It was once a courier who wished to fly. It has a letter, woven in, from the sultan in the brass.',
      ],
    ],
    truth:
      'A genie is a person who has said to another "I wish I were in your place". It sets the one free and binds the other, and it is how each of the four rulers came to the vessel, and how each of them hopes to get out. The Seal Cutters offer the throne to the ambitious, with that sentence as an oath. The fifth genie is a child from {town2}, to whom nobody has explained it. She does not ask for anybody\'s place: she would like her own back. A wish for another\'s good, without a clause, would open all five, and nobody in {land} has handed one in for {years} years.',
    secrets: [
      'The blank sheet is such a wish. The girl could not write, and only thought it.',
      'The genie of {town2} grants badly on purpose. It hopes that people will stop.',
      'The old sultan rules still, and better than before, as he has to do exactly what is asked of him.',
    ],
    steps: [
      'gold spreads in {town2} by a street a day',
      'the Guild of Commas sues the moon for coming too soon, and wins',
      '{guards} collect every lamp in {land}, and some have somebody in them',
      'On the night of the new moon the four vessels are carried to one place, to have one wish granted by all. {A} is to say the oath, and the hidden clause has by now only one word left.',
    ],
    ends: [
      'A wish without a clause is read out, four seals break, and {land} wakes up to five embarrassed people and a great deal of work.',
      'The child gets home. The rest stay bound, by a better law: nobody may take the oath who has ever wanted anything.',
      'All wishes are given up for one: that there had been none. The wells dry, the domes are only painted, and {town4} sends water and instructions.',
    ],
  },
  {
    id: 'norse',
    slot: 'land',
    asks: [
      'viking|vikings|norse|nordic|scandinavian|jarl|jarls|fjord|fjords|ragnarok|longships',
      'skald|berserkers|seafaring_raiders',
    ],
    without: 'deserts?|jungle|palms?|dunes?|vineyards?|lemons?|camels?',
    title: 'The Fjords of the Last Feast',
    rulers: "the Jarls' Thing",
    guards: 'the hall carls',
    wild: 'the fells',
    way: 'by longship',
    pitch:
      'The jarls of {land} do not fear death, as the best of them are fetched to a feast that never ends. Lately none has been fetched. They lie where they fell, get up in the evening, and ask what they did wrong.',
    party:
      'The party has guest right in every hall between the fjords until midwinter, which was won at a riddle, and no side in any feud. {A} asks it to find the way to the feast, on foot, and to knock.',
    truths: [
      'A name is property. It can be left, split or taken by law, and somebody without one may be used as furniture.',
      'Feuds are heard at the Thing and paid in silver by the wound. There is a table for it, with a hand at the top and pride at the bottom.',
      'Poets may say anything in {land}, if it scans. Two jarls have been overthrown in the third verse.',
      'Guests get the seat by the fire for three nights. On the fourth they are asked what they can do.',
      'Ships have souls, are married to a family, and go down with the last of it. An orphan ship drifts about, and it is bad luck not to wave.',
      'Women hold the keys, the farms and the law when the men are at sea, and the men take their time in asking for them back.',
      'The chosen used to be fetched by riders, at dusk, over the water. Children in {town1} still leave oats out for the horses.',
    ],
    regions: [
      '{town1} lies at the end of the deepest fjord, round a hall as long as its lawsuits. The Thing stone is worn to the shape of a foot.',
      '{town2} fishes, dries and salts, and marries off its daughters along the whole coast. Nothing is decided anywhere without a cousin from {town2}.',
      '{town3} lies up in the birches, with the seers, the bee yards and the graves. The seers have been giving back the money since autumn.',
      '{town4} is the winter camp of the young, who have ships and nothing to inherit. They come home rich, changed or as a song.',
    ],
    factions: [
      [
        "The Jarls' Thing",
        'makes the law at the stone of {town1}, and wants the feast to open its doors again before the spring raids',
        'has kept the oath rings of the fallen, without which nobody is let in, and melted them for silver',
      ],
      [
        'The Unfetched',
        'are the slain who got up, and want in, or to be told why not',
        'do not feel the cold any more and have begun to find the living rather loud',
      ],
      [
        'The Seers of {town3}',
        'want nobody to look further than this winter',
        'have seen the hall of the feast, dark, with the benches up',
      ],
      [
        'The Keyholders',
        'are the women of the farms, who want the men to come home and be useful',
        'sent the riders away; they asked them in, fed them, and offered them work',
      ],
    ],
    conflicts: [
      'A jarl who fell in the summer sits in his high seat again, and so does his heir. The widow has put a bench between, and holds the keys.',
      'The killed of both sides have begun to meet in the evening, on the field, and to compare. There will be nobody left to hate by spring.',
      'A ship without a crew has come into {town2}, tied itself up and waits. Its last family died out {years} years ago, except for one, who does not know it.',
    ],
    people: [
      [
        'law speaker',
        1,
        'wants to know whether a dead man may vote, before he does',
        '{A.name} recites while thinking, and can be led by the rhyme.',
        'admits before the stone where the rings went, if one of the dead asks for his by name',
      ],
      [
        'keyholder of a great farm',
        2,
        'wants three guests hidden who are too tall and much too beautiful, and shovel dung badly',
        '{B.name} counts mouths, and adds two for luck.',
        'lets the riders go as soon as one of them says that they would rather',
      ],
      [
        'dead berserk',
        4,
        'wants a last fight that counts, or a boat',
        '{C.name} holds the wound shut in company, out of manners.',
        'goes on to the feast by the long way, if a living person goes along the first mile',
      ],
    ],
    places: [
      [
        'The Thing Stone',
        1,
        'the law is spoken here, in the open, and everyone may add a verse',
        'In the hollow under it lie the lumps of melted rings. On each a name can still be read, if one warms it in the hand.',
      ],
      [
        'The Field of the Equal',
        4,
        'a moor on which two armies lie, and sit up, and nobody carries anything off any more',
        'They have built a hall of shields. It is low, it leaks, and it has what the other has not: a place for the women.',
      ],
      [
        'The Dark Bench',
        3,
        'a stone seat on the fell from which the seers look, and no longer let others sit',
        'Whoever does sees a hall, from inside, swept and cold. At the head of the table sits an old woman with a broom, and looks back.',
      ],
    ],
    starts: [
      [
        'It is a funeral in {town1}. The ship is alight, the jarl lies on it with his shield, all of the fjord sings, and everyone looks up to where the riders should come. The fire burns down. In the silence the jarl sits up in the ashes, coughs, and asks who has forgotten something. {A} has turned as white as he is. "You," {A.they} says to the party, "are nobody\'s kin here. Ask him what he saw."',
        'He saw a door with a note on it. He cannot read; it said: "Back when you have learned to clear up after yourselves."',
      ],
    ],
    openings: [
      [
        'Three very tall dairy maids beg the party, behind the barn of {town2}, to be taught milking by morning.',
        'They are the riders. They have been asked for the first time in their lives what they would like, and they want to be good at it.',
      ],
      [
        'In {town4} a crew is one oar short. It pays in shares, sails tonight, and half of it casts no breath on the cold air.',
        'The dead have decided to raid the feast itself. They know the direction, and need somebody alive who can be turned away at the door.',
      ],
    ],
    truth:
      'The feast was kept by an old woman, and always has been. The gods sat above, the heroes sat below, and she cleaned up after every night of it, for ever. This autumn she set down the broom, locked the hall, and sent the riders off to find out how other people live. She is not angry: she would like to be asked, and helped. The Keyholders understood at once. The Thing has looked for three months for an insult, a rival or a prophecy, and has not thought of it.',
    secrets: [
      'The gods have been sitting before the locked door as well, since autumn, and pretend that they have only just come.',
      "The orphan ship can find the hall. It belonged to the old woman's son.",
      'Whoever has died doing work for someone else was let in by the back door all along, and got a bed and no bench.',
    ],
    steps: [
      'dead jarls take their seats, and the living ones leave theirs armed',
      'the raid on the feast sails, with drums, and the sea lets it pass',
      '{guards} are sent against the field, and stay there, since it is warm',
      'Midwinter comes, guest right ends, and every hall in {land} has two lords in it. The old woman opens her window to see how they settle it.',
    ],
    ends: [
      'They ask her. It takes a jarl who carries out the slops, before everybody, and does it well. The feast opens, with a roster.',
      'The rings are given back one by one, with an apology. The dead lie down at home, among their own, and nobody is fetched any more, and nobody minds.',
      'The feast is held on the moor in the hall of shields, for friend and foe. It is cold and short, and everyone goes home in the morning.',
    ],
  },
];
