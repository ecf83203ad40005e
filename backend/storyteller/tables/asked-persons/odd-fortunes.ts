import { noun, type AskedStory } from './story-type.ts';

/** Persons to whom fate has played a trick. */
export const personsOfOddFortunes: readonly AskedStory[] = [
  {
    id: 'asked-officially-dead',
    asked:
      /\b(?:fak(?:ed|es|ing)|staged|pretends?|pretended|pretending|feigned) (?:his|her|their|to be) ?(?:own )?(?:death|dead|funeral|suicide|murder)\b|\b(?:presumed|believed|declared|officially|legally|thought to be|said to be|everyone thinks is) dead\b/iu,
    isWhole: true,
    other: 'chief mourner',
    look: [
      "{P.name} wears a beard, a wig or a widow's veil that does not belong to {P.them}, and walks past one certain monument with the head turned away.",
    ],
    manner: [
      '{P} asks with great interest what people thought of the dead one, and is offended by the answer.',
      '{P} pays in cash, signs nothing, and starts when called by the old name.',
    ],
    want: [
      '{P} is dead, as far as the books are concerned, and wants to find out who was at the funeral and did not cry.',
      '{P} is dead, as far as the books are concerned, finds that it is a good life, and wants it to stay so.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, out of {P.their} own estate, to a party that has the will read aloud once more in {town}, and looks at the faces.',
      '{P} offers {pay} gold pieces for a coffin from the family vault near {town2} to be moved before it is opened.',
      '{P} was an heir of the realm, and there is to be war over who comes next. {P} offers {pay} gold pieces to those who find out who had {P.them} killed, since somebody did try.',
    ],
    says: [
      '"He was a fine man, or so I hear. Or a fine woman. I would not know. Did people say fine?"',
      '"Death was a great relief to me. I can recommend it. It is the paperwork."',
      '"{Q} still puts down flowers. Nobody had ever given me flowers."',
    ],
    tell: 'On the day of the month on which {P} died {P.they} stays in with the shutters closed, [and drinks a toast|and writes a letter that is not sent].',
    truths: [
      'Someone else lies in the grave, who took the blow that was meant for {P}: a double, a friend or a thief in {P.their} coat. {P} only never came back. {Q} knows it, because {Q} is the one who has really lost somebody.',
      '{P} did it for the money of an insurer, who is no insurer but collects what people have signed, and has begun to count. {Q} was in it from the start, has had half, and has grown fond of being in mourning.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the clothes of the dead one',
        'they were too large, and had been taken in.',
        1,
      ],
      ['Insight', "giving {Q} one's condolences", 'the grief is true, and it is not for {P}.', 1],
      [
        'Perception',
        'watching who else visits the monument',
        'a clerk comes, taps on the stone, and listens.',
        2,
      ],
      ['Insight', 'asking {Q} about the will', '{Q} has an answer ready for every date.', 2],
    ],
    pressed: [
      '{P} walks in at the feast of remembrance, by the front door, and says whose name belongs on that stone. {Q} is the first to stand up.',
      '{P} lies down in the coffin in earnest, so that the clerk may tick it off. {Q} has to say that it is so, with a hand on the book, and it is not clear until the last moment what {Q} will say.',
    ],
  },
  {
    id: 'asked-sole-survivor',
    asked:
      /\b(?:only|sole|last|lone) survivor\b|\b(?:only one|the only (?:person|man|woman|one)) who (?:survived|came back|returned|lived|escaped)\b|\bsurvived (?:the|a|an) (?:shipwreck|massacre|plague|siege|expedition|battle|fire|war|disaster|attack|wreck|dungeon)\b/iu,
    isWhole: true,
    other: 'grieving parent',
    look: [
      '{P.name} wears something that belonged to each of the others, a belt, a whistle, a glove, and is always a little too warmly dressed.',
    ],
    manner: [
      '{P} tells the story in the same words each time, like a road that one keeps to because there is a marsh on either side.',
      '{P} does not sit down at the head of any table, nor on the side of the door.',
    ],
    want: [
      '{P} came back, and nobody else did, and wants to go there once more to fetch what was left behind.',
      '{P} came back, and nobody else did, and wants to stop being congratulated.',
    ],
    ask: [
      '{P} gives {pay} gold pieces of blood money to those who talk to {Q} in {town} in {P.their} place, and find out what {Q} already knows.',
      '{P} offers {pay} gold pieces for something in the last camp, near {town2}: it is a book, it is in {P.their} hand, and it should not be opened.',
      "The crown is sending a second company, the best of the realm, to the same place, with {P} as the guide. {P} offers {pay} gold pieces to those who see to it that they are turned back without anyone's having to say why.",
    ],
    says: [
      '"Lucky. Yes. People touch my sleeve, for luck. I let them."',
      '"There were {years} of us. I can tell you what each of them liked for breakfast."',
      '"I did nothing. That is the truth. You may turn it as you like."',
    ],
    tell: 'Each night {P} lays out bread for all of them in a row, small pieces, [and eats them, one by one, standing|and in the morning they are gone, and {P} has not slept].',
    truths: [
      'There was a lot drawn, for who had to go down first, and {P} cheated. Everyone knew it, they let {P} have it, since {P} was the youngest or the most afraid, and went down one after another in good spirits. {Q} has had a letter from one of them.',
      '{P} did not survive. What came back learned everything about {P.them}, truly wished to be that, and has been it for so long that it mourns. {Q} has seen that an old scar is on the other hand, and has been so glad to have somebody to talk to.',
    ],
    clues: [
      [
        'Insight',
        'listening to the story twice',
        'one day is missing in it, and it is the same one both times.',
        1,
      ],
      ['Medicine', 'looking at the scar of {P}', 'it is that of somebody seen in a mirror.', 2],
      [
        'Investigation',
        'reading the letter that {Q} has',
        'it says "let the child have the long straw".',
        1,
      ],
      [
        'Nature',
        'watching how animals are with {P}',
        'they come up, and stop, and sit down at a distance, as before a grave.',
        2,
      ],
    ],
    pressed: [
      '{Q} reads the letter aloud to {P}, who has never known that they knew. After it {P} tells the missing day, for the first time, and there is laughter in it.',
      '{P} asks the party to bring {P.them} to the place, and there lies down beside what is left, to compare. "I could stop," it says. "Would {Q} have to know?"',
    ],
  },
  {
    id: 'asked-power-out-of-control',
    asked:
      /\b(?:can't|cannot|can not|unable to|doesn't|does not|barely|hardly|struggles to|no) (?:control|controls|controlling|master|tame|understand|stop|contain)(?: over)? (?:his|her|their|the|it|own) ?(?:own )?(?:wild |raw |new |strange )?(?<what>magic|powers?|spells?|gift|fire|flames?|storms?|lightning|sorcery|abilit(?:y|ies)|visions?|shapeshifting|transformations?|strength|dreams)\b|\b(?:wild magic|uncontrolled|uncontrollable|unstable|untrained|runaway) (?:[\p{L}-]+ )?(?:magic|sorcerer|sorceress|mage|powers?|wizard|witch|shapeshifter)\b/iu,
    isWhole: true,
    other: 'patient healer',
    look: [
      '{P.name} has had the sleeves burnt, frozen or turned into leaves so often that {P.they} now wears cheap ones, and sits beside a bucket.',
    ],
    manner: [
      '{P} counts backward when something is too beautiful, too sad or too loud.',
      '{P} says "stand back" kindly, and a moment before there is a reason.',
    ],
    want: [
      '{P} has a power that does what it likes, and wants to be rid of it before it hurts somebody again.',
      '{P} has a power that does what it likes, and has begun to suspect that it likes something in particular.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, some of which have hatched, to a party that spends a day with {P.them} in {town} and writes down what went off, when, and who was near.',
      '{P} offers {pay} gold pieces to be brought to an old mage near {town2} who can bind it, by small roads, and with nobody on them who sings.',
      'The crown would like to have {P} at the front, for one afternoon. {P} offers {pay} gold pieces to those who make clear to the generals of the realm in which direction it generally goes.',
    ],
    says: [
      '"It is quite safe. I am quite calm. Please do not say anything nice."',
      '"I turned a man into a heron once. He writes to me. He says that it is mostly standing."',
      '"It is not anger. Everybody thinks that it is anger. Anger I could do something about."',
    ],
    tell: 'When {P} is asleep, small things rise into the air around the bed, [turn slowly, and come down in another order|and all point in one direction].',
    truths: [
      'It is not {P.their} own. It belongs to a twin who was never born, and has stayed close, at the age of playing. It does not want to hurt anybody, and does not care to be left out. {Q} has guessed, and has brought a ball.',
      '{P} can control it very well, and has only done so once. Since then {P} has kept it busy with nonsense so that it does not grow strong enough to be obeyed. {Q}, who is so patient, works for those who saw what {P} did on that day.',
    ],
    clues: [
      [
        'Arcana',
        'going through the list of what happened',
        'it happens whenever {P} is praised in company, and another name would have fitted.',
        1,
      ],
      [
        'Perception',
        'staying awake beside {P}',
        "the things in the air are arranged as a game, and it is somebody's turn.",
        1,
      ],
      [
        'Insight',
        'asking {P} about the worst day',
        '{P} says "it worked", and then "it went wrong".',
        2,
      ],
      [
        'Investigation',
        'reading the notes of {Q}',
        'they are not about how to cure it, but about how far it reaches.',
        2,
      ],
    ],
    pressed: [
      '{P} speaks to it for the first time as to somebody, and asks what it would like. All of the small things in the house sit down.',
      '{P} lifts one hand, and for the length of a breath everything is exactly as {P.they} wants it. {Q} puts away the notes, very slowly. "Write that down," says {P}, "and write that I stopped."',
    ],
  },
  {
    id: 'asked-forbidden-work',
    asked:
      /\b(?:performs?|performing|conducts?|conducting|does|doing|makes?|making|works? on|working on|runs?) (?:[\p{L}'-]+ )?(?:forbidden|secret|illegal|dark|dangerous|cruel|unholy|strange|gruesome|weird) (?:experiments?|rites?|rituals?|research|magic|surger(?:y|ies)|things|medicine)\b|\b(?:experiments|experimenting) on\b/iu,
    isWhole: true,
    other: 'night nurse',
    look: [
      '{P.name} has very clean hands, a burn of lye at the cuff, and the eyes of somebody who has been awake for a reason.',
    ],
    manner: [
      '{P} talks about cases and never about people, and then uses a first name.',
      '{P} is glad about every question, and answers the next but one.',
    ],
    want: [
      '{P} works by night on what is forbidden, for the sake of one person, and is nearly there.',
      '{P} works by night on what is forbidden, has got a result, and wants to find out who has been let out with it.',
    ],
    ask: [
      '{P} gives {pay} gold pieces for three sealed jars from the quarantine house of {town}; they must not be shaken, and {P} would like to know whether they knock.',
      '{P} offers {pay} gold pieces for the notes of a teacher who was burned with them near {town2}: the second copy lies in a well.',
      'The crown has found out about it, and wants to pay. {P} offers {pay} gold pieces to those who learn what the army of the realm wants with a patient who does not die.',
    ],
    says: [
      '"They forbade it because of what was done with it. I forbid that, too. I only do it."',
      '"Everything that we know was once a sin with good notes."',
      '"You need not look away. But I should like you to, for a moment."',
    ],
    tell: 'Toward morning there is a second shadow on the blind of {P}, which walks up and down, [learning to|and does not come in or go out by the door].',
    truths: [
      'The one person is already well, and has been for a year: {P} has not been able to stop. {Q} is that person, does not remember the illness, and has been helping {P} to take from others what was once put into {Q.them}.',
      'It is {P.themself}: each attempt was made upon {P.their} own body. One of them worked, and went wrong: there are two of {P} now, and they take turns. {Q} has noticed that the doctor is left-handed on some nights, and that this one is kinder.',
    ],
    clues: [
      [
        'Medicine',
        'looking at {Q} with a trained eye',
        'there is a scar that is younger than the one who has it thinks.',
        1,
      ],
      [
        'Perception',
        'watching {P} write on two evenings',
        'it is done with the other hand, and in the same notes.',
        2,
      ],
      [
        'Investigation',
        'going through the list of patients',
        'one has been discharged as cured, and the treatment goes on.',
        1,
      ],
      ['Insight', 'asking {P} what {P.they} did yesterday', '{P} looks it up.', 2],
    ],
    pressed: [
      '{P} shows {Q} the scar in a mirror, and then the list. {Q} reads it as a nurse reads it. "Then it is enough," says {Q}, and begins to unhook the lamps.',
      'Both of them sit down on one bench, for once at the same hour, and disagree about which of them is the result. They ask the party, and are going to abide by it.',
    ],
  },
  {
    id: 'asked-paranoid',
    asked: noun(
      '(?:paranoid|suspicious|distrustful|mistrustful|superstitious|conspiratorial)|conspiracy theorist|doomsayer|prepper|prophet of doom',
    ),
    other: 'harmless neighbour',
    look: [
      '{P.name} has a lock on the lunch, a bell on each ankle so as not to be crept up on by {P.themself}, and a hat lined with something.',
    ],
    manner: [
      '{P} answers with "who wants to know?", also when asked how {P.they} is.',
      '{P} lets others sip, sit and go through the door first, and calls it manners.',
    ],
    want: [
      '{P} wants proof that they are after {P.them}, since the waiting is the worst of it.',
      '{P} has found out that all things in {town} hang together, and wants somebody to check it who cannot be one of them.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, in nine different mints, to a party that lets itself be followed through {town} and tells {P.them} by whom.',
      '{P} offers {pay} gold pieces for the one who used to deliver the milk, and who is said to have retired to {town2}: nobody retires from milk.',
      '{P} has the whole of it on a wall, with strings, and a new one leads to the crown. {P} offers {pay} gold pieces to those who pull at that string, in the realm, while {P.they} watches what moves.',
    ],
    says: [
      '"You look trustworthy. They would send somebody who does."',
      '"Not here. The spoons."',
      '"I was wrong about the milk. I was not wrong about the cows."',
    ],
    tell: 'Every evening {P} strews flour on the sill, and reads it in the morning like a newspaper.',
    truths: [
      '{P} is right. It is not {town}, and it has nothing to do with milk; but one person has been watching {P.them} for {years} years, because of something {P} saw as a child and took for a dream: {Q}. {Q} has long since stopped reporting, and goes on for the company.',
      'Nobody is after {P}. {P.they} was somebody who watched others, for a secret office, was retired with a draught that takes away the memory, and has only kept the habits. {Q} was the last one whom {P} watched, has recognised {P.them}, and is still afraid.',
    ],
    clues: [
      [
        'Perception',
        'looking out where {P} never looks',
        '{Q} has a chair by that window, and the cushion is worn.',
        1,
      ],
      [
        'Investigation',
        'looking at the strings on the wall',
        'nine tenths are nonsense, and they lie in a ring round one house.',
        1,
      ],
      [
        'Insight',
        'asking {P} where one learns to read flour',
        '{P} does not know, and it comes as a shock.',
        2,
      ],
      [
        'History',
        'looking at the bells, knots and marks in the house',
        'it is the drill of an office that was closed down.',
        2,
      ],
    ],
    pressed: [
      '{Q} comes over with all the reports in a basket, the later ones of which are mostly about how {P} is. {P} reads all night, and in the morning puts away the flour.',
      'Told who {P.they} was, {P} nods, as if that had been the last string. Then {P} goes across to {Q}, without bells, and says that {Q} may stop.',
    ],
  },
  {
    id: 'asked-food-taster',
    asked: noun(
      '(?:royal |court |king.s |queen.s |duke.s |official )?(?:food ?taster|poison ?taster|cupbearer|taster)',
    ),
    isWhole: true,
    other: 'head cook',
    look: [
      '{P.name} is thin for somebody with that post, has a scorched tongue, and wears a ribbon with a little silver spoon.',
    ],
    manner: [
      '{P} eats a mouthful of everything, waits, and uses the wait for philosophy.',
      '{P} makes no plans for more than two hours ahead.',
    ],
    want: [
      '{P} has noticed that {P.they} no longer tastes anything, and wants to find out why before the next banquet.',
      "{P} is alive, which for a whole year has been due to somebody's bad aim, and wants to know at whom it was aimed.",
    ],
    ask: [
      '{P} gives {pay} gold pieces, in silver spoons, to a party that eats in {town} what {P.they} ate yesterday, a little later, and takes notes.',
      '{P} offers {pay} gold pieces for the predecessor, who has retired to {town2}, in spite of everything, and never leaves the house.',
      'Three crowned heads are to dine at one table, and {P} is the only taster whom all of the realm trusts. {P} offers {pay} gold pieces to those who can be {P.their} tongue.',
    ],
    says: [
      '"Delicious. Give it a quarter of an hour. I always say so."',
      '"I know all the poisons by their first names."',
      '"The soup? I would not. I would not say why, either. I only would not."',
    ],
    tell: 'Before each meal {P} puts a letter on the mantelpiece, and after it takes it down again, unopened; the envelope has become quite soft.',
    truths: [
      'It has been going on for months, a grain a day, in the best dish: not to kill the one on the throne, but to make {P} numb first. {Q} has been told that it is a spice. The day on which it will no longer be a grain is set.',
      '{P} is the one who does it: each day a grain, for both of them, to get the one on the throne and {P.themself} used to a poison that {P} knows is coming. {Q} has found the little box, and has told somebody.',
    ],
    clues: [
      [
        'Medicine',
        'looking at the tongue of {P}',
        'it is not burnt but frosted, as with a certain root.',
        1,
      ],
      [
        'Perception',
        'watching {Q} season a dish',
        'there is a jar without a label, and it is nearly full again.',
        1,
      ],
      ['Insight', 'asking {P} how long a person can bear it', '{P} knows it to the grain.', 2],
      ['Investigation', 'opening the letter on the mantelpiece', 'it says "do not stop now".', 2],
    ],
    pressed: [
      '{P} lifts the cup before all three tables, sniffs at it, and asks {Q} to drink to {P.their} health. {Q} reaches for it, without hesitating; and it is the one who sits beside them who turns pale.',
      '{P} empties the cup that is meant to kill, sits down, and stays alive, and so does the one on the throne. There are faces along the table that one ought to remember.',
    ],
  },
];
