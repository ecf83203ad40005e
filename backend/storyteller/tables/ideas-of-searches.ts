import { phrases } from '../kinds/asked-phrases.ts';
import type { AskedDeparture } from './departure-type.ts';

const kin =
  'twin|brother|sister|son|daughter|mother|father|parents|wife|husband|child|children|family|cousin|uncle|aunt|friend|lover|love|master|teacher|mentor|captain|fiance|fiancee|bride|king|queen|prince|princess';

/** Ideas about someone who is missing, was taken or was killed, or for whom a price was paid. */
export const ideasOfSearches: readonly AskedDeparture[] = [
  {
    id: 'idea-search',
    asked: [
      new RegExp(
        String.raw`\b(?:look(?:s|ing) for|search(?:es|ing)? for|seek(?:s|ing)?|find|trying to find|hunting for) (?:an?|the|his|her|their) (?:(?:missing|lost|vanished|kidnapped|stolen|long-lost|real|birth|twin's|only|younger|older|elder|little|big) )*(?<what>(?:twin )?(?:${kin}))\b`,
        'u',
      ),
      ...phrases(
        'whose {what:<kin>} was|were|has_been|got taken|kidnapped|abducted|captured|enslaved|stolen',
        'whose {what:<kin>} disappeared|vanished|is_missing|went_missing',
        '<their> {what:<kin>} was|were taken|kidnapped|abducted|captured|enslaved',
        '<their> {what:<kin>} disappeared|vanished|is_missing|went_missing',
      ),
    ],
    usual: { what: 'brother' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    other: ['ferry keeper', 'night clerk', 'letter carrier'],
    concept: [
      ['has been looking for the missing {what} since one morning in {town}', 'v=1'],
      ['left {town} with a letter from the missing {what} that came two years too late', 'v=2'],
    ],
    want: [
      ['to find the {what} before the trail is cold', 'v=1'],
      ['to learn why the {what} asked for help and then told everybody to stay away', 'v=2'],
    ],
    flaws: [
      [
        'follows every [voice|back] that looks or sounds right',
        'When somebody of the right height turns a corner, {P} goes after them, also out of [a battle|a trial|the middle of a meal].',
      ],
      [
        'pays for every [rumour|false trail]',
        '{P} has paid for {few} false trails so far, and still asks what the next one costs.',
      ],
    ],
    event: [
      'On a market day in {town} the {what} of {P} went to fetch bread and did not come back. The basket stood on the ferry stage, full. {Q} said that nobody had crossed. Three weeks later {P} saw the coat that the {what} had worn, on {Q}.',
      'The {what} of {P} had gone from {town} without a word. Two years later {Q} brought a letter that had lain behind a shelf. On the first page it said "come at once", and on the second, in the same hand, "do not come, whoever asks you to". {P} set out that evening.',
    ],
    now: [
      [
        'In {town2} somebody had asked for the same {what} a month before, and had paid better.',
        'v=1',
      ],
      ['The place from which the letter came is not on any map that is sold in {town2}.', 'v=2'],
      '{P} has shown the likeness of the {what} in every inn between {town} and {town2}.',
      'Before every arrival {P} works out how old the {what} would be today.',
    ],
    bond: [
      'The missing {what}, and a drawing that is by now more crease than face.',
      'A bread basket, in which {P} keeps all that has been found so far.',
    ],
    hook: [
      [
        'The {what} crossed in the ferry and had asked {Q} to deny it. Somebody was following, who has given up and now follows {P} instead.',
        'v=1',
      ],
      [
        'The two pages were written a year apart. The {what} went over long ago to those from whom the first page asked to be saved, and {Q} works for them too.',
        'v=2',
      ],
    ],
    realm: [
      'Those who have the {what} count kings among their debtors, and are preparing to call in all of these debts in one night.',
    ],
    look: [
      '{P} wears a cord with two rings or buttons on it: one of them belongs to the {what}.',
      '{P.their} boots have been soled {few} times, all on one search.',
    ],
    manner: [
      '{P} stands where everyone who comes in can be seen.',
      '{P} describes the {what} in one breath, always in the same words.',
      '{P} does not eat the last piece, and says that it is for the {what}.',
    ],
    ideal: [
      '"Nobody is gone as long as somebody is still looking."',
      '"A door at which one has not knocked is not closed."',
    ],
  },
  {
    id: 'idea-pact-for-another',
    asked: new RegExp(
      String.raw`\b(?:pact|deal|bargain|contract|sold (?:his|her|their) soul)\b(?: [\p{L}'-]+){0,5}? (?:to save|to heal|to cure|for|to protect|to bring back|to free) (?:his|her|their|an?) (?:(?:sick|dying|dead|little|only|younger|older) )*(?<what>${kin})\b`,
      'u',
    ),
    usual: { what: 'sister' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['warlock'],
    other: ['witness to the pact', 'physician', 'nurse'],
    concept: [
      ['made a pact in {town} to save a {what}, and has not told the {what} of it', 'v=1'],
      ['signed a pact in {town} so that a {what} would live, and did not ask for how long', 'v=2'],
    ],
    want: [
      ['to pay off the pact before it falls to the {what}', 'v=1'],
      ['to get the {what} out of the pact, and then to get out as well', 'v=2'],
    ],
    flaws: [
      [
        'lies to the {what} in every letter',
        'In letters home {P} writes of [a good post|a kind master|the weather], and the {what} is only told that all is well.',
      ],
      [
        'says yes before the price is named',
        'When a life is at stake {P} signs first and reads afterwards«, as {P.they} did that night».',
      ],
    ],
    event: [
      'The {what} of {P} was dying in {town}, and {Q} had already taken the money for the burial. At midnight somebody else stood at the bed and named a price: one service a year, without a question. {P} agreed. In the morning the {what} asked for soup.',
      '{P} signed the pact at a kitchen table in {town}, with {Q} as a witness, and the {what} opened both eyes. In the pact it says "until the debt is paid or the line is at its end". {P} had taken that for a way of speaking.',
    ],
    now: [
      [
        '{few.s} services are done by now. The last one was in {town2}, and {P} does not speak of it.',
        'v=1',
      ],
      [
        'In {town2} a judge read the pact and found one word in it that can be read in two ways.',
        'v=2',
      ],
      'The {what} is well, and is proud of {P}, and must not learn why.',
      'The one with whom the pact was made comes as a voice, at midnight, and is always polite.',
    ],
    bond: [
      'The {what}, who lives, and who must never learn what it cost.',
      'The pact itself, which {P} carries next to the skin, folded in nine.',
    ],
    hook: [
      [
        'The {what} knows all of it, and has offered the same power a second pact: another life in the place of that of {P}. {Q} carries the letters.',
        'v=1',
      ],
      [
        'The {what} had not been ill but poisoned, and {Q} was paid for it by the power that came to offer the pact.',
        'v=2',
      ],
    ],
    realm: [
      'The same power holds {few} rulers by pacts of this kind, and means to have all of them act on one day. What is in the pact of {P} would undo the others.',
    ],
    look: [
      'On the inside of one wrist {P} has a line of small letters, which is one word longer after every service.',
      'The shadow of {P} falls a little to one side, as if the light came from somewhere else.',
    ],
    manner: [
      '{P} goes out alone shortly before midnight, and comes back without a word about it.',
      '{P} reads every paper to the end, twice, and has others do the same.',
      'If anyone is ill {P} cannot sit still until there is help.',
    ],
    ideal: [
      '"A life is worth any price, if I am the one who pays."',
      '"One may bargain with anything, but only for one\'s own skin."',
    ],
  },
  {
    id: 'idea-hunts-killer',
    asked: new RegExp(
      String.raw`\b(?<other>monster|beast|dragon|demon|devil|vampire|werewolf|wolf|witch|necromancer|giant|orc|man|men|bandits|cult|knight|lord|king|one|ones|people) (?:that|who) (?:killed|murdered|slew|ate|slaughtered|burned|burnt) (?:all of )?(?:his|her|their) (?:whole |entire )?(?<what>village|town|tribe|clan|order|pack|crew|troop|family|parents|siblings|brothers|sisters|friends)\b`,
      'u',
    ),
    usual: { what: 'family', other: 'monster' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['ranger', 'fighter'],
    other: ['old hunter', 'gate guard', 'doctor'],
    concept: [
      ['hunts the {other} that killed the {what} at home in {town}', 'v=1'],
      [
        'came home to {town} an hour too late to save the {what}, and has been hunting the {other} ever since',
        'v=2',
      ],
    ],
    want: [
      ['to look the {other} in the eye at last, and to end it', 'v=1'],
      ['to know why the {other} came for the {what} and for nobody else', 'v=2'],
    ],
    flaws: [
      [
        'leaves any other work for a fresh trail',
        'At the first [track|news] of the {other} {P} leaves [a job|a feast|a sick friend] as it is, and goes.',
      ],
      [
        'does not know what to do afterwards',
        'Asked what will come after the hunt, {P} cleans a blade that is already clean.',
      ],
    ],
    event: [
      '{P} was the only one who was not at home. The {what} had died in the night, in {town}, and the {other} had gone away slowly: the trail went from the door straight to the hills. {Q} had heard it all and had not opened the gate. {P} did not wait for the burial.',
      '{P} had gone from {town} to buy salt. On the way back there was smoke. All the {what} were dead, and nothing had been taken but a picture of {P}. {Q}, who had found them, said that there was one trail, and that it had stood for a long time before the picture.',
    ],
    now: [
      ['In {town2} {P} was an hour behind it. The hearth was still warm.', 'v=1'],
      ['In {town2} {P} found the picture, on a grave, with fresh flowers.', 'v=2'],
      '{P} can tell how old a trail is by the touch, and sleeps in the direction in which it goes.',
      'A notch in the bow or the belt stands for every month of the hunt.',
    ],
    bond: [
      'The dead {what}: {P} says their names before every fight, and leaves none out.',
      'A knife from the house in {town}, which is meant for one use.',
    ],
    hook: [
      [
        'The {other} did not choose that house. {Q} had marked the door, to turn it away from another one.',
        'v=1',
      ],
      [
        'The {other} was sent for {P}, who is the last of those who can open a grave in {town2}. {Q} has known this since the birth of {P}.',
        'v=2',
      ],
    ],
    realm: [
      'A ruler keeps the {other} and lets it out against those who stand near the throne; the next name on the list is that of the heir.',
    ],
    look: [
      '{P} wears a strip of burnt cloth round one arm, from the house in {town}.',
      'There is grey in {P.their} hair that came in a single night, the night of the {other}.',
    ],
    manner: [
      '{P} sits down with the back to a wall, and last.',
      '{P} looks at the ground of every yard before entering the house.',
      '{P} laughs seldom, and stops in the middle of it.',
    ],
    ideal: [
      '"What has killed once will go on until somebody stops it."',
      '"The dead cannot ask for justice, so somebody else has to."',
    ],
  },
  {
    id: 'idea-fled-marriage',
    asked:
      /\b(?:r[au]n(?:ning|s)? away|ran|runaway|fled|flees|fleeing|escap(?:ed|es|ing)|left|avoid(?:s|ing)?)(?: [\p{L}'-]+){0,7}? (?:marriage|wedding|betrothal|engagement|altar|arranged match|bride|groom|fiance|fiancee)\b|\b(?:has|have|had|must|forced|supposed) to (?:get )?marr(?:y|ied)\b(?: for money)?|\barranged marriage\b/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    backgrounds: ['noble'],
    other: ['matchmaker', 'jilted lord', 'notary'],
    concept: [
      ['ran away from a wedding in {town}, with the guests already seated', 'v=1'],
      ['fled from {town} the night before a marriage that others had arranged', 'v=2'],
    ],
    want: [
      ['to be asked for once, and not promised', 'v=1'],
      ['to have the marriage contract declared void before somebody enforces it', 'v=2'],
    ],
    flaws: [
      [
        'leaves by the window when [music|a decision] begins',
        'If somebody says "for ever" or "sit down, we must talk", {P} looks for the window.',
      ],
      [
        'cannot bear to be [provided for|decided for]',
        'What has been settled for {P} by others is not done, also if it was the right thing.',
      ],
    ],
    event: [
      '{P} stood before the altar in {town} and heard {Q} tell a guest what the marriage had cost. It was the price of a mill. {P} asked for a glass of water, went to fetch it, and was in the next valley before the cake was cut.',
      '{P} read the marriage contract the night before the wedding in {town}, since nobody had thought of forbidding it. On the last page was what would happen to {P} after the birth of an heir. {Q} had signed as a witness. By morning the bed was empty and the best horse was gone.',
    ],
    now: [
      [
        'In {town2} a notice offers a reward for a runaway, unhurt. The likeness is a good one.',
        'v=1',
      ],
      ['In {town2} {P} had the contract read by a lawyer, who bolted the door first.', 'v=2'],
      '{P} has sold the wedding clothes piece by piece, and lived on them as far as {town2}.',
      'On the road {P} gave {few} other names, and answered to none of them.',
    ],
    bond: [
      'The one who was left at the altar, and who had not been asked either.',
      'The ring, which will not come off, and is a good reason to wear gloves.',
    ],
    hook: [
      [
        'The mill was not the price. {Q} had promised a thing that is in the blood of the family of {P}, and the other side has begun to take it from a younger cousin.',
        'v=1',
      ],
      [
        'By the law of that house the marriage was made when the contract was signed. {P} is already an heir, and {Q} needs {P} back, or dead, before the will is read.',
        'v=2',
      ],
    ],
    realm: [
      'The marriage was to seal a peace between two realms. Since it did not take place both have been calling up their troops.',
    ],
    look: [
      'The cloth of {P.their} cloak is white under the dye: it was made for a wedding.',
      '{P} wears gloves, and under the left one a ring that will not come off.',
    ],
    manner: [
      '{P} dances well, and never the last dance.',
      '{P} sits near the door, and has counted the windows.',
      'At the word "wedding" {P} smiles with great politeness and changes the subject.',
    ],
    ideal: ['"Nobody may be given away by someone else."', '"A promise counts if it was mine."'],
  },
];
