import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** What has been done in a place, or is being kept quiet there: a murder, a death, a theft. */
export const aspectsOfCrimes: readonly PlaceAspect[] = [
  {
    id: 'hidden-death',
    says: /\b(?:(?:died|dead|death|passed away|killed)\b.*\b(?:hides?|hiding|hidden|conceals?|pretends?|pretending|keeps? (?:it |quiet|secret)|secret|nobody (?:knows|noticed|has noticed)|no one (?:knows|noticed|has noticed)|covers? (?:it )?up|(?:act|behave)s? as if)|(?:hides?|hiding|pretends?|pretending|conceals?)\b.*\b(?:is dead|has died|death|died)|dead (?:for \w+ \w+ )?(?:and|but) (?:nobody|no one))\b/,
    tells: [],
    look: [
      'a tray with a meal on it, carried up full and carried down empty by the same servant',
      'a lit window with a figure in it that turns its head at each hour, and only then',
      'a row of black ribbons at the bottom of a sewing basket, cut and hemmed already',
    ],
    known: [
      'The head of the house is ill, {town} has been told, and sees no one; orders still come down, in writing, and better spelled than before.',
    ],
    feature: [
      'The sickroom has a second door, behind the bed, which leads to the ice cellar.',
      'A cord from the kitchen moves the figure at the window.',
    ],
    beside: [
      'The head of the house is dead, and those who serve there have agreed to say nothing before {deadline}.',
    ],
    plots: [
      plotOf({
        id: 'hidden-death-1',
        absent: ['head of the house', 'lord of the house'],
        keeper: ['chief servant', 'steward', 'steward of the house'],
        guest: ['nephew and heir', 'envoy of a creditor'],
        wants: [
          'answers for {V} in everything, and never says "was"',
          'lets no visitor past the second landing, and has aged {few} years since the first frost',
        ],
        seeks: [
          'insists on seeing {V} in person, and has brought a notary',
          'asks the maids who airs the bed of {V}, and gets a different answer from each',
        ],
        hooks: [
          '{V} has not been seen for {few} weeks, and signs more letters than ever; {body} of {town} pays {coins} gold pieces to have {V} spoken to, face to face.',
          '{K} hires the party to keep {B} away from one door until {deadline}, and pays in advance, with the good silver.',
          'A letter with the seal of {V} asks the party for help. The hand is that of a cook.',
        ],
        trace: [
          'The bell of the sickroom rings only when somebody is watching the cord.',
          'Ice is carried into the house by night, far more than a kitchen needs.',
          'The servants speak of {V} with love, and of tomorrow not at all.',
        ],
        truth:
          '{V} died in bed {few} weeks ago, of old age, and lies in the ice cellar with a rose in the hand. The servants keep it from everyone: when the death is known, all goes to {B}, who will turn out every one of them and sell the land under {town}. {V} had written another will, in favour of those who live on it, and it needs one more witness, who is on the way and will arrive on {deadline}. {K} plays {V} behind the curtain. {B} has bribed the youngest footman, and will have the curtain drawn before then.',
        finds: [
          [
            'Insight',
            'talking with {V} through the curtain',
            'the voice is that of {K}, and has been crying',
          ],
          [
            'Investigation',
            'following the ice',
            'it goes into a cellar in which {V} lies in state, with fresh flowers',
          ],
          [
            'Perception',
            'watching the figure at the window',
            'it nods each time a cord in the kitchen is pulled',
          ],
          [
            'Persuasion',
            'being kind to the youngest footman',
            'he has taken {few} gold pieces from {B}, and cannot sleep for it',
          ],
        ],
        later: [
          'On day {days} {B} has the door broken open, and the house is cleared by hired hands before the body is buried (use <Tough, Bandit Captain, Gladiator>).',
        ],
        ways: [
          'The missing witness can be met on the road, and be brought here faster than {B} can find a locksmith.',
          '{B} is in debt to people who would rather have a part at once than everything later. They will listen to an offer.',
          'The truth told openly by {K}, with the second will in hand, moves {town} more than the trick ever could.',
        ],
      }),
      plotOf({
        id: 'hidden-death-2',
        absent: ['head of the house', 'lord of the house'],
        keeper: ['chief servant', 'steward', 'steward of the house'],
        guest: ['physician', 'captain of the house guard'],
        wants: [
          'reads out the orders of {V} each morning, and has begun to like the sound of them',
          'wears the ring of {V} on a chain, "for safety"',
        ],
        seeks: [
          'wrote the first lie, a harmless one, and would give a year of life to have it back',
          'has not been let into the sickroom for {days} days, and has stopped asking aloud',
        ],
        hooks: [
          '{B} asks the party, in a whisper, to find out whether an order that {V} has given can have been given by {V}.',
          'An old enemy of {V} offers {coins} gold pieces for proof that {V} is alive, and twice as much for the opposite.',
          'Orders from {site} have become harsh of late, and a family of {town} that is to lose its home wants to beg {V} in person.',
        ],
        trace: [
          'The orders of {V} are sealed with a crack across the crest, which the seal did not have last year.',
          'A dog lies before one cellar door and will not be called away.',
          'Those who serve here look at each other before they answer.',
        ],
        truth:
          '{V} died of a fever in the autumn, and all who serve in {site} agreed to hide it for a week, so that an enemy would not attack before the harvest was in. The week has become {few} months. {K} holds the seal, has found how well it obeys, and gives orders that {V} would never have given. {B} signed the false report, and would hang with the rest; most of them would tell the truth tomorrow if someone else told it first.',
        finds: [
          [
            'Investigation',
            'comparing two orders of {V}',
            'the older hand leans left, and the newer one is that of {K}',
          ],
          [
            'Medicine',
            'reading the chart at the bedside',
            'the pulse has been written down in advance, as far as {deadline}',
          ],
          [
            'Survival',
            'letting the dog lead the way',
            'it scratches at fresh mortar, in the shape of a narrow door',
          ],
        ],
        later: [
          'On {deadline} {K} gives an order to arrest {B} and everyone who helped with the lie (use <Guard, Tough, Guard Captain, Gladiator>).',
        ],
        ways: [
          'Those who serve here will all confess at once, if the party gets a promise from {body} that none of them hangs for loyalty.',
          'The seal can be stolen for one night. An order in the name of {V} that {V} may rest would have to be obeyed.',
          '{K} still sleeps before the walled-up door, and can be reminded there of why it began.',
        ],
      }),
    ],
  },
  {
    id: 'murder',
    says: /\b(?:murder(?:s|ed|er|ers)?|(?:was|were|got|been) (?:killed|poisoned|stabbed|strangled|slain|assassinated)|serial killer|(?:a|the) killer|killings|dead body|corpse (?:was|in|on))\b/,
    not: /\b(?:assassins?'? guild|guild of|murdered (?:king|queen|god)|killed by (?:a|the|its) (?:dragon|plague|curse))\b/,
    tells: [],
    look: [
      'a chair that has been moved to cover a stain, and that everyone walks round',
      'a chalk line on the floor, half scrubbed away',
      'a watchman at one door, with nothing behind it but an unmade bed',
    ],
    known: [
      'Somebody was killed here less than a week ago, and all of {town} knows who did it, by {few} different names.',
    ],
    feature: [
      'One door can be bolted from outside with a thread, by those who have practised.',
      'From the landing one sees every way out but the coal chute.',
    ],
    beside: [
      'Someone was murdered here, and the one who did it has not left: going now would be as good as a confession.',
    ],
    plots: [
      plotOf({
        id: 'murder-1',
        absent: ['bookkeeper', 'travelling auditor', 'keeper of the accounts'],
        guest: ['patron of the house', 'wealthy partner', 'creditor of the house'],
        wants: [
          'has washed one floor {few} times, and leads guests round it',
          'wears a new key on a string, and touches it whenever {B} speaks',
        ],
        seeks: [
          'was the first to say "murder", and the first to name somebody',
          'pays for the funeral of {V}, and asks who has the papers',
        ],
        hooks: [
          '{V} was found dead in {site}, behind a bolted door; the family pays {coins} gold pieces for a name that will stand before {body}.',
          'The watch of {town} has locked up a groom who is too short to reach that bolt, and his sister asks the party to prove it before {deadline}.',
          '{K} asks the party to stay for {few} days as guests and to keep their eyes open: "They are still here, you see. I have counted."',
        ],
        trace: [
          'The letter knife on the desk is new; the worn sheath beside it belongs to a narrower blade.',
          'A thread of red silk hangs from the bolt of one door.',
          '{K} locks the strongroom and then, each time, tries the lock again.',
        ],
        truth:
          '{B} killed {V}, with a narrow letter knife, and pulled the bolt shut behind the door with a silk thread. {V} had found that the accounts of {B} are false, and had come to {site} to offer the chance of a confession. {K} was first at the body, took the ring of {B} out of the dead hand and has locked it away: {B} holds every debt of {site}, and {K} does not dare to be the one who speaks.',
        finds: [
          [
            'Medicine',
            'seeing the body in the cold cellar',
            'one thrust from close by, by someone whom {V} had let come near; the right hand has been forced open',
          ],
          [
            'Investigation',
            'looking at the bolt and the door',
            'a thread over the top edge has cut a fresh line in the paint',
          ],
          [
            'Insight',
            'asking {K} to tell the morning twice',
            'a quarter of an hour is missing from it, and {K} looks at the key',
          ],
        ],
        later: [
          'On day {days} the groom is sentenced, and that night {B} sends people to {site} for the ring (use <Tough, Spy, Assassin>).',
        ],
        ways: [
          'If somebody else takes over the debts of {site}, {K} puts the ring on the table before {body}.',
          'The murderer comes in person for the ring, by night, as soon as it is said to have been found.',
        ],
      }),
      plotOf({
        id: 'murder-2',
        absent: ['music teacher', 'quiet regular', 'old friend of the house'],
        guest: ['traveller in a grey cloak', 'man back from abroad', 'pensioned soldier'],
        wants: [
          'weeps for {V} in earnest, and has not looked {B} in the eye since',
          'has given the watch every help, and the same candlestick twice',
        ],
        seeks: [
          'lent {V} a cloak that evening, and would like it back, as nights are cold',
          'speaks of an old business with {K}, and means to settle it "like friends"',
        ],
        hooks: [
          '{V}, who had no enemy in the world, was killed in {site}; the pupils and neighbours have put together {coins} gold pieces to learn why.',
          '{body.s} of {town} wants the case closed before {deadline}, and asks the party to find somebody whom everyone can agree on.',
          '{B} has escaped two accidents since the murder, takes them for bad luck, and hires the party for company on the way home.',
        ],
        trace: [
          'The grey cloak on its peg has been washed, and mended between the shoulders.',
          'A loose slate, a greased stair: {site} has become a clumsy place within a week.',
          '{K} sets the table so that {B} sits with the back to the door.',
        ],
        truth:
          '{K} did it, and meant {B}. {site.s} was bought with stolen money, and {B}, who helped to steal it, has come back for a share. It rained; {V} borrowed the grey cloak of {B} to cross the yard, and {K} struck in the dark. {K} has lost a friend by it, cannot undo it, and has tried {few} times since to make an end of {B}, who suspects nothing at all.',
        finds: [
          [
            'Investigation',
            'asking who wore what that evening',
            '{V} had come without a cloak, and was carried in with one',
          ],
          [
            'Perception',
            'looking at the slate and the stair',
            'both were seen to by someone with a key to every room',
          ],
          [
            'History',
            'asking when {site} changed hands',
            'the price was paid in coins from a robbery near {town2}, {years} years ago',
          ],
        ],
        later: [
          'On day {days} {K} burns the wing in which {B} sleeps, with two hired men to hold the doors (use <Tough, Tough Boss, Assassin>).',
        ],
        ways: [
          '{K} is close to confessing, and does so at the grave of {V} if someone says aloud for whom the knife was meant.',
          '{B} knows where the rest of the stolen money lies, and gives it up in return for being left alive.',
        ],
      }),
    ],
  },
  {
    id: 'missing-thing',
    says: /\b(?:(?:is|are|was|were|has been|goes|went|gone|been|one) (?:missing|stolen|robbed|swapped|replaced|lost)|(?:missing|stolen) (?:exhibit|painting|book|bell|relic|statue|page|key|crown|jewel|artifact|artefact|mask|skull|sword)|(?:robbed|heist|burgled|theft|thief stole|break-in))\b/,
    not: /\b(?:people|guests|children|students|villagers|girls?|boys?|person|wizard|mayor|king|owner) (?:is|are|was|were|has been|goes|went|have gone)? ?(?:missing|lost|vanished)|used to\b/,
    tells: [],
    look: [
      'an empty stand with a label, and a clean square in the dust around it',
      'a cord across one doorway, with a bored guard on either side',
      'a notice of reward, and under it the same notice with a higher sum',
    ],
    known: [
      'Something has been taken out of {site}, in one night and through {few} locks, and each newcomer is looked at in the hands.',
    ],
    feature: [
      'The skylight opens without a sound; someone has oiled it.',
      'A plate in the floor rings a bell in the porter\u2019s lodge, unless one steps on it with both feet at once.',
    ],
    beside: [
      'What is missing from {site} never left it: it was moved to where nobody looks, behind the label of something dull.',
    ],
    plots: [
      plotOf({
        id: 'missing-thing-1',
        absent: ['night watchman', 'restorer of the house', 'assistant'],
        guest: ['insurer', 'rival collector', 'expert for fakes'],
        wants: [
          'counts what is left every evening, aloud, and always begins beside the empty stand',
          'wants it back before {deadline}, and does not want to know from whom',
        ],
        seeks: [
          'knows the price of all that is left, and is quite calm about what is not',
          'has offered to replace the missing piece with a copy, which happens to be finished',
        ],
        hooks: [
          'One piece is gone from {site}, and {V} with it; {K} pays {coins} gold pieces for the piece, and nothing extra for {V}.',
          'The family of {V} swears that {V} never took so much as an apple, and asks the party to look where the watch has not.',
          'Since that night the other pieces do not lie as they were put, and the watchmen of {town} refuse to stand guard here.',
        ],
        trace: [
          'The dust around the empty stand shows bare feet that begin on the stand.',
          'A crate in the cellar has fresh straw in it, and a bowl of water beside it.',
          'The lock of the case was opened from within.',
        ],
        truth:
          'The missing piece was no thing. Someone has been bound in it since before {site} was built, and {V}, who dusted it for {years} years, heard the knocking and undid the clasp. What came out is weak, confused and hunted, and {V} hides it in the cellar until it can travel. {B} has known all along what the piece is, sold the secret to a buyer in {town2}, and searches for both with a cage on wheels.',
        finds: [
          [
            'Investigation',
            'looking into the empty case',
            'the scratches are on the inside, and in rows, as one counts days',
          ],
          [
            'Arcana',
            'reading the old label from behind',
            'it is not a name but a binding, and the last word has worn off',
          ],
          [
            'Stealth',
            'waiting in the cellar by night',
            '{V} comes with soup, and two voices answer each other',
          ],
        ],
        later: [
          'On day {days} {B} finds the crate, and what was bound defends the only friend it has (use <Shadow, Invisible Stalker, Djinni>).',
        ],
        ways: [
          'It only wants to go home, and knows the way from the nearest crossroads; it has to get there unseen.',
          '{K} has a conscience, and would sooner lose a piece than keep a prisoner, once that has been proved.',
          'The copy of {B} can stand in the case, and satisfies everyone who did not ask the right question.',
        ],
      }),
      plotOf({
        id: 'missing-thing-2',
        absent: ['old benefactor of the house', 'former owner', 'guard who was dismissed'],
        guest: ['detective of the watch', 'nephew of the founder', 'scholar with a pass'],
        wants: [
          'sleeps badly, and jumps at the word "insurance"',
          'shows the empty place to everyone, and then, quickly, something else',
        ],
        seeks: [
          'has filled a notebook with the habits of {K}, in a neat hand',
          'asks each guest to draw the missing piece from memory, and collects the drawings',
        ],
        hooks: [
          'A thief of {town} confesses to every theft of the year but this one, and pays {coins} gold pieces to have the shame of it taken off.',
          '{K} asks the party to guard what is left, and gives them the keys to all rooms but one.',
          '{V} has sent the party a sketch of the missing piece, with a hidden spring marked in red, and has not been seen since.',
        ],
        trace: [
          'The padlock was cut from the wrong side, and the pieces swept up.',
          'Dust lies thick on the frame of the skylight by which the thief is said to have come.',
          '{K} pays old bills this week, one after the other.',
        ],
        truth:
          '{K} took it. {site.s} is ruined, and what is missing was the one piece worth selling; the buyer comes for it on {deadline}. {K} does not know what {V} knew: in its base, behind a spring, lie the papers that prove to whom {site} really belongs. {V} told {B} of it in good faith, and is locked up in the house of {B}, who wants the papers and has let {K} steal the piece on purpose, so as to take it from a thief.',
        finds: [
          [
            'Investigation',
            'looking at the cut lock',
            'it was cut on a bench, in a vice, and hung back in its place',
          ],
          [
            'Insight',
            'asking {K} what the piece was worth',
            '{K} names a price, to the copper, and then says "beyond price"',
          ],
          [
            'Deception',
            'offering {B} a drawing with the spring in the wrong place',
            '{B} corrects it without thinking',
          ],
        ],
        later: [
          'On {deadline} the buyer comes to {site}, {B} comes for the buyer, and both have brought company (use <Tough, Spy, Bandit Captain, Assassin>).',
        ],
        ways: [
          'The piece hangs in the well, in an oilcloth; {K} gives it back to anyone who shows a way to keep {site} open.',
          'The papers give half of {site} to the poor of {town}, who would keep {K} on, and be glad to.',
        ],
      }),
    ],
  },
];
