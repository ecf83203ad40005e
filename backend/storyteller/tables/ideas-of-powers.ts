import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas that say from whom a character has magic, or what for. */
export const ideasOfPowers: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-steals-spells',
    isTrait: true,
    asked: phrases(
      'steals|stealing|stole|copies|copying|learns|learning spells|magic|scrolls|spellbooks|books * because|from|since *',
      'steals|stealing|stole|copies spells|magic|scrolls|spellbooks',
      "can't|cannot|could_not|couldn't|can_not|too_poor_to|unable_to afford|pay|pay_for the|a|an|his|her|their? school|academy|college|university|tuition|studies|wizard_school|magic_school|lessons",
      'self-taught|self_taught|hedge wizard|mage|sorcerer|witch|magician',
      'taught|teaches himself|herself|themself|themselves magic|spells|to_read',
      'without|no formal training|education',
      'learned|learnt|learns|studied|picked_up|studies magic|wizardry|spells|sorcery *',
    ),
    classes: ['wizard'],
    tellsCalling: true,
    other: ['night porter', 'rich student', 'bookbinder'],
    concept: [
      ['learned magic under a window of the college in {town}, in all weathers', 'v=1'],
      ['swept the college of {town} by day, and read what was in the bins by night', 'v=2'],
    ],
    want: [
      ['to sit in that lecture hall once, on a chair, and ask a question', 'v=1'],
      ['to find the other half of a spell that was torn across', 'v=2'],
    ],
    flaws: [
      [
        'cannot leave a spellbook unread',
        'In the middle of a burglary, a fight or a feast {P} turns over one more page.',
      ],
      [
        'casts what has never been tried',
        'Half of the spells of {P} end in a rip, and what comes after it is guesswork.',
      ],
    ],
    event: [
      'The fees at {town} were forty in gold, and {P} had four in copper. So {P} stood under the window of the lecture hall with a slate, for three winters, and learned everything that was said loudly enough. {Q} had the seat by the window and was asleep in it. In the examination {Q} was asked for a spell and opened the window. Out of the dark came the right answer, and a ball of fire.',
      '{P} was hired to empty the bins of the college, and found spells in them: spoiled ones, torn ones, with curses in the margin. Pasted together they made a book. {Q} bound it, and asked for one spell as the price. When one of the masters saw a sweeper light the stove with two words he counted the bins. They called it theft. {P} calls it tidying.',
    ],
    now: [
      ['{Q} has been made a master, and sends to {town2} for the answers.', 'v=1'],
      ['In {town2} a page was for sale that fits a tear in {P.their} book to the thread.', 'v=2'],
      '{P} copies spells wherever there is one: from tombs, tattoos and the sleeves of enemies.',
      'Real mages ask {P} where the degree is from. "From outside," says {P}.',
    ],
    bond: [
      'A book of pasted scraps, which is worth nothing and is the whole world.',
      'The window in {town}, which somebody has begun to leave open in the evening.',
    ],
    hook: [
      [
        'One of the masters knew who was standing there, and spoke more loudly for three winters. He is in need of that student now.',
        'v=1',
      ],
      [
        'The spells in the bins were not thrown away. One of the masters was feeding them to a sweeper, to see what would happen.',
        'v=2',
      ],
    ],
    realm: [
      'The colleges have agreed that magic is for members, and the first trial under the new law is to be that of {P}.',
    ],
    look: [
      'The robe of {P} was made out of a curtain, and one can see which.',
      '{P} has ink up to the elbows and a pencil in the hair, worn down to the name.',
    ],
    manner: [
      '{P} mouths the words of other mages along with them, and files them.',
      '{P} reads everything: labels, gravestones, what is under the label.',
      '{P} pronounces great names wrongly, having only ever read them.',
    ],
    ideal: [
      '"Knowledge that costs forty in gold is not knowledge. It is a fence."',
      '"If you did not want it learned, you should have said it more quietly."',
    ],
    woven: {
      story: [
        '{P.name} came to magic late, under a window of the college in {town2}, in all weathers.',
        '{P.name} learned magic out of what the college of {town2} had thrown away, pasted together.',
      ],
      manner: ['{P.name} pronounces great names wrongly, having only ever read them.'],
      bond: ['A book of pasted scraps is worth nothing, and is the whole world to {P.name}.'],
    },
  }),
  ofIdea({
    id: 'idea-prophecy',
    asked: phrases(
      'with|has|have|carries|fulfil|fulfill|of|from|under|about a|an|the|his|her|their? * great|dark|old|false? prophecy|destiny|fate|doom',
      'prophesied|foretold|destined|fated|prophecy',
      'marked by fate|destiny',
    ),
    isTrait: true,
    other: ['seer', 'copyist', 'old oracle'],
    concept: [
      ['is named in a prophecy that was found in {town}, with the ending burned off', 'v=1'],
      ['was told a destiny in {town} that was meant for the next in the queue', 'v=2'],
    ],
    want: [
      ['to find the last line before it comes true', 'v=1'],
      ['to learn whose destiny it was, and what {P.their} own would have been', 'v=2'],
    ],
    flaws: [
      [
        'takes foolish risks, since it is not the day yet',
        '"It says by water," says {P}, and walks into the fire.',
      ],
      [
        'fits everything into the prophecy',
        'A lame goat, a red door, a fool with a lamp: {P} nods at all of them and ticks them off.',
      ],
    ],
    event: [
      'When the old chapel in {town} was taken down there was a scroll in the wall, three hundred years old, and in the fifth line stood the name of {P}, with the scar and the wrong shoes. {Q} read it out. It spoke of a gate, a choice and a crown, and then the paper was brown, and then there was no paper. Since that day people have brought {P} their quarrels and their babies.',
      '{Q} in {town} was tired and had a line down to the well. {P} stood in it to ask about a lost hen. "You will stand at the end of an age, and it will turn on your word," said {Q}, eyes shut, and took the copper. The person behind {P} was told about a hen. {P} turned round to say that there had been a mistake, and the other had already run.',
    ],
    now: [
      ['In {town2} somebody is buying up burned paper.', 'v=1'],
      ['The one with the hen lives in {town2}, has {few} of them, and sleeps badly.', 'v=2'],
      'Three lines of it have come true by now, all of them by accident, and one with a pig.',
      'In {town2} they had baked a cake for the arrival of {P}, a day too early.',
    ],
    bond: [
      'The scroll, or a feather of the hen: it is all that there is in writing.',
      'Those who believe in it, and have left their fields to walk behind {P}.',
    ],
    hook: [
      [
        'The last line was cut off and not burned. {Q} did it, out of pity, and knows it by heart.',
        'v=1',
      ],
      [
        '{Q} saw both and exchanged them on purpose: the one for whom it was meant would have said yes.',
        'v=2',
      ],
    ],
    realm: [
      'Three kings have read the same lines. One has sent a crown, one a knife, and one a portrait painter.',
    ],
    look: [
      '{P} looks like somebody who has been stared at by many people, at close range.',
      'There is a mark on {P.their} hand that a good many people would like to see in daylight.',
    ],
    manner: [
      "{P} asks for today's date, and counts something on the fingers.",
      '{P} says "so that is what it meant" at the strangest moments.',
      '{P} has learned to sign autographs, and to leave by the back.',
    ],
    ideal: [
      '"If it is written, I want to have a hand on the pen."',
      '"Fate knows where I live. It can come and fetch me."',
    ],
    woven: {
      story: [
        'In a wall in {town2} they found a scroll with the name of {P.name} in it, and the ending burned off.',
      ],
      manner: ['{P.name} asks for the date, and counts something on the fingers.'],
      bond: [
        'Some of those who believe in that prophecy have left their fields to walk behind {P.name}.',
      ],
      want: ['to find the last line before it comes true'],
    },
  }),
  ofIdea({
    id: 'idea-old-one',
    asked: phrases(
      'great old one|ones? * hears? whispers|voices?',
      'warlock|servant|patron of|is? the? great|deep|elder|old|sleeping old? one|ones|god|gods|thing * hears|whispers?',
      'hears|hearing whispers|voices *',
      'eldritch|lovecraftian|cosmic *',
    ),
    classes: ['warlock'],
    tellsCalling: true,
    other: ['lighthouse keeper', 'astronomer', 'sister of the night ward'],
    concept: [
      ['hears whispers since a night in {town}, and has begun to understand the grammar', 'v=1'],
      ['read one page too many in {town}, and something old turned over in its sleep', 'v=2'],
    ],
    want: [
      ['to know what the voices are counting down to', 'v=1'],
      ['to put it back to sleep, with what it has lent', 'v=2'],
    ],
    flaws: [
      [
        'answers the whispers aloud',
        'In the silence before an ambush {P} says "not yet", and everyone hears it.',
      ],
      [
        'obeys before thinking',
        'The voice says "left", and {P} has gone left, through a hedge, a wedding and a pond.',
      ],
    ],
    event: [
      '{P} took the night watch on the sea wall at {town}, since it was quiet. On the fourth night it was not. It came from below and from very far off, many voices and one breath, and it knew the name of {P}. {Q} heard nothing, but saw the water stand still. In the morning {P} could put out a lamp by looking at it. The voices have not stopped, and are teaching.',
      'In the observatory of {town} {P} copied old star tables for {Q}. One page had too many stars. {P} worked it out three times, with shaking hands: they were not stars, but where something lay. At the last number the ink crept off the paper and up {P.their} sleeve. {Q} burned the tables. What had been read could not be burned.',
    ],
    now: [
      ["In {town2} a fisherman's child sang the whispers to a rope-skipping tune.", 'v=1'],
      ['In {town2} the same page lay open in a shop window, with a chair before it.', 'v=2'],
      '{P} writes down what it says each night, and half of it has been true by Thursday.',
      'Fish, cats and the very old look at {P} as if at a tall building.',
    ],
    bond: [
      'The whispers: {P} is afraid of them, and more afraid of the quiet.',
      '{Q}, who has stuffed the ears with wax, and writes kind letters.',
    ],
    hook: [
      [
        'The voices are those of all who have listened before, and they are not luring {P} but warning, in chorus.',
        'v=1',
      ],
      ['It has never been asleep. It dreams {P}, and has begun to be fond of the dream.', 'v=2'],
    ],
    realm: ['Under {few} harbours the same voice is counting, and the numbers have become small.'],
    look: [
      'The shadow of {P} is a moment late.',
      '{P} has one eye that looks at you, and one that looks at what stands behind you.',
    ],
    manner: [
      '{P} stops in mid-sentence to listen, and nods.',
      '{P} leaves a pause for the other speaker where there is none.',
      '{P} draws spirals on tables, and rubs them out before they are closed.',
    ],
    ideal: [
      '"It is very old and very large, and it has said please. One has to start somewhere."',
      '"Somebody must listen, so that the others can sleep."',
    ],
    woven: {
      story: [
        '{P.name} hears whispers since a night on the sea wall at {town2}, and has begun to understand the grammar.',
      ],
      manner: ['{P.name} stops in mid-sentence to listen, and nods.'],
      flaws: [
        [
          'answers the whispers aloud',
          'In the silence before an ambush {P.name} says "not yet", and everyone hears it.',
        ],
      ],
      bond: ['{P.name} is afraid of the whispers, and more afraid of the quiet.'],
    },
  }),
  ofIdea({
    id: 'idea-devil-pact',
    asked: phrases(
      'pact|deal|bargain|contract with|to a|an|the? devil|demon|fiend|archdevil|archfiend|demon_lord *',
      'warlock|patron|servant of|is|with a|an|the? fiend|devil|demon|archdevil|fiend_patron|demon_patron|devil_patron|fiendish_patron',
      'fiend|fiendish|infernal|demonic|devil patron|pact|warlock|contract',
    ),
    classes: ['warlock'],
    tellsCalling: true,
    other: ['notary', 'witness to the signature', 'debt collector'],
    concept: [
      [
        'signed with a devil in {town}, for a very good reason, and has never read page nine',
        'v=1',
      ],
      ['inherited a pact with a devil, along with a house in {town} and nine silver spoons', 'v=2'],
      ['won at cards against a fiend in {town}, and has had it as a patron ever since', 'v=3'],
    ],
    want: [
      ['to find the clause by which one gets out', 'v=1'],
      ['to learn what the one who signed first was given for it', 'v=2'],
      ['to lose that game again, in the same company', 'v=3'],
    ],
    flaws: [
      [
        'uses the power for small comforts',
        '{P} has lit a pipe with hellfire, in a hayloft, because the matches were damp.',
      ],
      [
        'reads the small print of everything',
        'While the bridge falls {P} is still at the paragraph about tolls.',
      ],
    ],
    event: [
      'The fire in {town} had the stairs already, and there were people above. "I could help," said a gentleman at the pump, who was quite dry, and held out a pen. {P} signed on his back. All of them came out, also the cat. {Q} had seen the gentleman cast a shadow with too many corners. The copy has thirty pages. It says on the eighth that the power belongs to {P}. The ninth is stuck to the tenth.',
      'When the will was opened in {town}, {Q} read out a house, spoons, "and the agreement, with all its duties". The house was full of good luck: no debts, no mice, and every candle lit itself. On the first night somebody sat in the wing chair and said that the family had always been punctual. {P} is the last of it. The payment is due on a day which is written in the lid of the clock.',
      '{P} had had a run of luck in {town}, and did not ask why the other gentleman played with gloves on. The last stake was a soul on the one side and on the other "all that I can teach". {P} turned over the better card. The room grew very hot. "A bargain," said the fiend, bowing, "is a bargain," and has been teaching ever since, thoroughly, with homework. {Q} kept the bank, and has taken up religion.',
    ],
    now: [
      ['In {town2} a clerk with warm hands asked whether {P} was satisfied so far.', 'v=1'],
      [
        'In {town2} {P} found another house where each candle lights itself, and nobody in it.',
        'v=2',
      ],
      ['The fiend has sent word to {town2}: there is to be an examination.', 'v=3'],
      'Milk turns, mirrors mist and dogs move over when {P} calls on the power.',
      '{P} has asked {few} lawyers. Two have laughed, and one has left the country.',
    ],
    bond: [
      'The people for whom or from whom {P} has it, and who must never learn the price.',
      'The contract, in a tube of horn, which is always a little warm.',
    ],
    hook: [
      [
        'Page nine says that the signature of a second witness makes it void. {Q} knows, and has been offered a great deal.',
        'v=1',
      ],
      [
        'The first one who signed did not do it for gold, but so that something else would never get the house.',
        'v=2',
      ],
      [
        'The fiend lost on purpose. It wants a pupil with a free soul, for something that the damned cannot touch.',
        'v=3',
      ],
    ],
    realm: [
      'The same hand has signed for {few} crowns, and all the contracts fall due on one day.',
    ],
    look: [
      'The palm of {P} has a small burn in the form of a seal, which itches before a lie.',
      'Snow melts first where {P} stands, and children hold out their hands to it.',
    ],
    manner: [
      '{P} says "in a manner of speaking" before giving any promise.',
      '{P} never says thank you to a person in gloves.',
      '{P} hums when the voice is speaking, so as not to hear the end.',
    ],
    ideal: [
      '"What I do with it is mine. That is on page eight."',
      '"One may borrow from the dark, as long as one spends it on lamps."',
    ],
    woven: {
      story: [
        '{P.name} has a contract with a devil, signed in {town2} in a hurry, and has never been able to unstick page nine.',
      ],
      look: [
        "On {P.name}'s palm there is a small burn in the form of a seal, which itches before a lie.",
      ],
      manner: ['{P.name} says "in a manner of speaking" before giving any promise.'],
      bond: ['The contract lies in a tube of horn, and is always a little warm.'],
    },
  }),
];
