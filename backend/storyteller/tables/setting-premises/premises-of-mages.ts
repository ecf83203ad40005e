import type { SettingPremise } from './premise-type.ts';

export const premisesOfMages: readonly SettingPremise[] = [
  {
    id: 'mages',
    slot: 'ruler',
    asks: [
      '@mage|mages|wizard|wizards|sorcerer|sorcerers|archmage|archmages|magicians|warlocks',
      'magocracy',
      'non-mages|non-magic*|unmagical|without_magic|no_magic slaves|slave|second|oppress*|poor|servants|serfs',
    ],
    not: 'hunt*',
    title: 'The Rule of the Towers',
    rulers: 'the Tower Masters',
    guards: 'the wand bearers',
    pitch:
      'Whoever can cast a spell in {land} may vote, own land and look others in the eye. Everybody else is called a hand. This autumn not one child in {town1} has passed the lighting of the candle.',
    party:
      'The party has at least one member who can cast and one who cannot, and travels as equals, which is not forbidden only because nobody had thought of it. {A} finds that useful, and {guards} find it odd.',
    truths: [
      'At the age of seven each child is sat before a candle and asked to light it. Those who do are moved to another house the same day, and their parents say "thank you".',
      'Spells are property in {land}. A new one is registered in {town1}, and whoever casts it pays the inventor, who may be a hundred years dead and still rich.',
      'A hand may not touch a book, a wand or a mage. They carry cloths for all three.',
      'Bridges, lamps and water in {land} are held up by spells, which somebody must renew each week. Whole quarters pay to stay dry.',
      "There are no locks on mages' houses. What keeps hands out is that they have been told what happens, and no one has checked.",
      'A mage who loses the gift is still addressed as Master, is invited nowhere, and is found dead, as a rule, within the year.',
    ],
    regions: [
      'The {few} towers of {town1} hang over the rest by one yard, to make a point. Their shadow is cold, and rents in it are low.',
      '{town2} is a town of hands who weave, cook and carry for the towers. They have a language of the fingers, which no mage has ever noticed.',
      'The register of spells is in {town3}, with its clerks and duels. Inventors live there who have one good spell, and live on it.',
      'In {town4} neither gift nor book counts, since spells go wrong there. Nobody knows why, and those who go there do not ask.',
    ],
    factions: [
      [
        'The Tower Masters',
        'rule {land} from {town1}, and want the candles to be lit again before anyone counts',
        'draw their power from the towers, and the towers draw it from whoever lives in the shadow',
      ],
      [
        'The Folded Cloth',
        'are servants who want to be allowed to learn to read',
        'read already, better than their masters, and write the speeches of {few} of them',
      ],
      [
        'The Inventors of {town3}',
        'want spells to belong to everyone, except for their own',
        'have found a spell that needs no gift, and have registered it under the name of a dead man, so that nobody will use it',
      ],
      [
        'The Wicks',
        'are mages who lost the gift and did not die, and want the reason',
        'have counted: each of them lost it after a tower was raised, and they have drawn up a map',
      ],
    ],
    conflicts: [
      'A bridge in {town1} has fallen, with {few} carts on it. The mage who had to renew it swears that he did, and the hands who were on it saw him try.',
      'A servant girl of {town2} lit a candle. She is nineteen, there is no rule for it, and three families have asked to adopt her.',
      'The water mages have doubled their price. The lower street lies dry, and a crowd is carrying buckets up the stairs of a tower, step by step, without asking.',
    ],
    people: [
      [
        'examiner of candles',
        1,
        "wants a reason for the failing children that is nobody's fault",
        '{A.name} blows on {A.their} fingers before lighting a pipe, and uses a match when nobody looks.',
        'admits in public that {A.their} own gift is gone if one hand offers {A.them} an arm on the stairs',
      ],
      [
        'servant and speech writer',
        2,
        'wants a book brought out of a tower, and does not want it to be noticed that {B.they} knows the title',
        '{B.name} folds every cloth in thirds, and the third says something.',
        'calls the servants out of the towers on the word of a mage who keeps it',
      ],
      [
        'inventor',
        3,
        'wants {C.their} own spell stolen, with witnesses',
        '{C.name} mutters, and small things nearby change places.',
        'gives the spell to everyone once {C.they} has seen a hand do something better with it',
      ],
    ],
    places: [
      [
        'The Candle Room',
        1,
        'a row of small chairs before a row of candles, and parents behind a glass',
        'The candles have been changed for better ones, twice. The wax has been mixed with oil of matches (DC 12 Investigation), and even so they do not light.',
      ],
      [
        'The Root of the First Tower',
        1,
        'where the tower does not touch the ground, and people throw in coins for luck',
        'In the yard of shadow the grass is grey. A thread goes from each doorstep up into the stone, visible in candlelight, and it is taut.',
      ],
      [
        'The Register',
        3,
        'a house of drawers, of which each one hums',
        'The drawer of the dead man is empty, but for a note in a servant\'s hand: "Copied. Thank you. It works with onions as well."',
      ],
    ],
    starts: [
      [
        'On candle day in {town1} forty children sit and stare, and not one flame comes. In the silence a servant at the back reaches out to straighten a wick, and it lights. So do the thirty-nine others. {A} claps once, calls it a draught, and has the doors shut with the party on the inside.',
        'The servant is the girl from {town2}. The gift has not gone, but has moved: the threads have been pulled so far that they have snapped back.',
      ],
    ],
    openings: [
      [
        "A mage in fine robes asks the party, in a low voice, to carry {pay} gold pieces' worth of lamp oil up a tower by the servants' stair. He cannot be seen to need it.",
        'All the lamps of his tower have burned oil for a year. Every servant knows it, and they have a sweepstake.',
      ],
      [
        'In {town2} all the people fall silent, and their fingers move. Then they all look at the party, and make way to one door.',
        'They have voted. Behind the door is {B}, with a plan of the towers, and the question whether the party would like to be on it.',
      ],
    ],
    truth:
      'Everyone in {land} has a little of the gift. The first Masters found that a tower which stands over people gathers theirs, and lets one person use it. So they raised towers, put hands beneath them, and made up the rest. But {few} towers are too many: this year there was nothing left to gather in {town1}, the threads have begun to run backwards, and those who have been emptied all their lives are filling up. {town4} is where a tower once fell, and nobody is over anyone.',
    secrets: [
      "The Masters' duels in {town3} are settled by stage tricks. Two of the duellists have no magic at all, and are married.",
      'The language of the fingers consists of the gestures of spells. {town2} has been saying them for {years} years without power, and now has some.',
      'The map of the Wicks shows which tower would have to fall first. It is the one in which the orphans live.',
    ],
    steps: [
      'the Masters move the candle day to the spring, and the poor out of the shadow',
      'a second tower sinks by half a yard, and {guards} are told that it was always so',
      'the servants of {town2} light all their windows at once, without oil',
      'The Masters raise the last tower over {town2} itself, by force. It has just enough strength to lift, and none to stay.',
    ],
    ends: [
      'The towers are brought down one after another, slowly, into their own yards. Magic becomes a thing that everyone has a bit of, like an opinion.',
      'The Masters share: a seat for each house in the shadow. {town1} stays upright, and the first servant to be called Master does not know where to put the cloth.',
      'The spell that needs no gift is read out from every roof. Nobody owns it any more, and the Inventors are ruined, and rather famous.',
    ],
  },
  {
    id: 'magic-price',
    slot: 'change',
    asks: [
      'magic|spell|sorcery cost*|price|pay|paid|payment|sacrifice|toll|memory|memories|blood|years|lifespan|pain',
      'spell|magic take*|drain*|shorten* life|memory|memories|years|age|sanity',
    ],
    not: 'magic_is_illegal|magic_items?',
    title: 'What Magic Costs',
    rulers: 'the Counting Table',
    guards: 'the tallymen',
    pitch:
      'Every spell in {land} costs its caster a memory, and the strongest cost the dearest. Healers forget their children, and kings rent people who have much to remember. Now the memories have begun to turn up again.',
    party:
      'The party can cast without losing anything, as it comes from elsewhere and the bill has not found it yet. {A} has noticed, and says that it is a matter of weeks, and that until then it could be of use.',
    truths: [
      'A spell takes a memory from whoever casts it: a small one a Tuesday, a great one a mother. Nobody can choose which, and liars say that they can.',
      'Mages in {land} keep a diary and a friend who reads it to them. It is called a keeper, and a mage who has lost the keeper is a danger to everyone.',
      'The poor sell. In {town2} a happy childhood is worth a cow, and brokers sit in the cafés and ask to be told a story.',
      'Weddings are held three times, in three places, before as many witnesses as can be paid. It is insurance.',
      'Nobody hangs in {land}. The condemned are made to light the street lamps until they no longer know what they did.',
      'What has been forgotten for magic leaves a blank of its own shape: a chair that nobody sits in, a name at which one smiles. People set flowers there.',
    ],
    regions: [
      '{town1} is lit, heated and healed by magic. Its old families have portraits of everything, labelled, and servants called rememberers.',
      '{town2} sells. Half of its people cannot say how they came there, and they have the gentlest manners in {land}.',
      'In {town3} they teach the small spells, which cost a smell or a tune. Its masters are cheerful, exact, and do not recognise their pupils.',
      '{town4} has forbidden magic. It freezes, it limps, and it knows every song to the last verse.',
    ],
    factions: [
      [
        'The Counting Table',
        'governs from {town1}, licenses what may be cast and at what cost, and wants the returned memories handed in',
        'buys great memories by the crate, and has not cast with its own for {years} years',
      ],
      [
        "The Keepers' Guild",
        'reads mages their diaries, and wants to be paid even if the mage has forgotten the contract',
        'edits: there are marriages, debts and wars in {land} that never happened',
      ],
      [
        'The Unpriced',
        'are sellers from {town2} who want back what they sold',
        'have found out that a memory which is told aloud by the one who bought it goes home',
      ],
      [
        'The Whole',
        'are the elders of {town4}, who want every spell in {land} stopped',
        'are led by a man who was the greatest mage of his time, and does not remember it',
      ],
    ],
    conflicts: [
      'A blacksmith of {town2} has woken up with the memory of a duchess. He knows where she has hidden a body, and she does not.',
      'The fever in {town1} can be healed by one great spell. The healer who can cast it has one memory left that is large enough, her daughter, and the daughter has offered to agree.',
      'A keeper has died with eleven diaries in his house. Eleven mages wait before the door, each of them a stranger to the rest, and three of them are married.',
    ],
    people: [
      [
        'tally clerk',
        1,
        "wants to know where the returned memories come from, before somebody returns one of the Table's",
        '{A.name} writes everything down, and reads it again with interest.',
        'changes sides if {A.they} is shown in whose head {A.their} own first love is now',
      ],
      [
        'seller of a childhood',
        2,
        'wants one afternoon bought back, by a river, with somebody who laughed',
        '{B.name} smiles at doors as if someone might come in.',
        'forgives the buyer and lets it go once {B.they} has made a better one',
      ],
      [
        'keeper',
        3,
        'wants to be hidden from a mage whom {C.they} has told the wrong story for years',
        "{C.name} finishes other people's anecdotes, correctly.",
        'burns the false diary in front of the person whom it was about',
      ],
    ],
    places: [
      [
        'The Cold Store',
        1,
        'rows of sealed jars under {town1}, to which only licensed mages are let down',
        "The seals have been opened from within. A jar that is held to the ear tells its owner's name (DC 13 Arcana), and the oldest all say the same.",
      ],
      [
        'The Café of Good Days',
        2,
        'brokers buy here, and whoever tells the best story drinks free',
        'The regulars are fed stories by {C} in the morning and sell them in the evening. What the towers burn is fiction, and it burns just as well.',
      ],
      [
        'The House Without Portraits',
        4,
        'the old man of the Whole lives here, and sets two plates at each meal',
        'Under the floor are {few} crates of diaries in his own hand. The last entry reads: "Today I shall pay with the war."',
      ],
    ],
    starts: [
      [
        'In the street in {town1} a lamplighter raises a hand, the lamp lights, and he stops, and looks at his own hand, and asks the party in perfect calm who he is. Then he begins to tell, in the voice of a girl, of a burning ship that none of them has ever heard of. {A} puts down the pen and says: not here.',
        'Memories that were spent have begun to come back to whoever is emptiest. The burning ship was the largest that was ever paid, by the old man in {town4}.',
      ],
    ],
    openings: [
      [
        'A woman greets the party by name in {town2}, thanks it for everything, and has a bed and a meal ready. None of them has ever been here.',
        "She has bought somebody's memory of a company like theirs. The sellers are dead, and she knows by whose hand.",
      ],
      [
        'A young mage begs the party to stop her tonight, whatever she says. She shows them a contract with her own signature and cannot remember having read it.',
        'Her keeper has sold her last large memory in advance. It is the reason why she became a healer.',
      ],
    ],
    truth:
      'Magic in {land} cost nothing until the great war. The mage who now leads the Whole ended that war with a spell so large that he could not pay for it alone: he pledged the memory of everyone who had fought, and the war is gone, from all heads but those of the jars. The price has been taken ever since as interest. The store is full, the jars are bursting, and the war is coming home, battle by battle, to people who have never held a sword.',
    secrets: [
      'The Table knows that fiction burns as well as truth. If it became known, no seller would have to sell, and no licence would be needed.',
      '{land.s} was two countries before the war. The border ran through {town3}, and some have started to step over it with care.',
      'The two plates in {town4} are for a daughter. She is {A}.',
    ],
    steps: [
      'veterans who never served form ranks in the square, in two colours',
      'the Table orders all jars burned, and every lamp in {town1} flares',
      '{guards} find that half of them are on the other side',
      'The last jar opens in {town1}, and the war of {years} years ago begins again, in the middle of the morning, between neighbours.',
    ],
    ends: [
      'The old man takes it all back, every jar, into one head. He remembers, he dies of it within the day, and magic in {land} is free from then on, and weaker.',
      'The war is told instead of fought: each memory aloud, by whoever has it, in {town3}, for as long as it takes. It is the first history {land} has had.',
      'The Table stays, and burns invented stories. Poets become rich, and somebody always has to make sure that nothing true gets in.',
    ],
  },
];
