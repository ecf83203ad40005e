import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character means to do in the world. */
export const ideasOfGoals: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-robs-the-rich',
    asked: phrases(
      'steals|steal|stealing|robs|robbing|takes from the? rich|wealthy|nobles|nobility|corrupt * and|to|for * give|gives|giving|feed|help|poor',
      'steals|steal|stealing|robs|robbing from the? rich|wealthy|nobles|nobility|corrupt',
      'steals|steal|stealing|robs|robbing for|to_feed|to_help|to_support the? poor|needy|hungry|orphans|beggars|weak|street_kids|homeless|sick',
      'steals|steal|stealing|robs|embezzles from the|his|her|their|a? church|temple|order|guild|palace|king|bank|army|tax_collectors|lord * to|and|for feed|help|save|give|support|heal|the_poor|orphans *',
      'robin hood',
      'gives|giving|helps|feeds|protects|defends to? the poor|weak|downtrodden|oppressed',
    ),
    usual: {},
    classes: ['rogue', 'ranger'],
    backgrounds: ['criminal'],
    other: ['kitchen nun', 'tax collector', 'fence'],
    concept: [
      ['takes from the rich of {town} what its back streets need by morning', 'v=1'],
      [
        'opened one strongbox in {town}, read the ledger in it, and has been giving the money back since',
        'v=2',
      ],
    ],
    want: [
      ['to see every child in the back streets in shoes before winter', 'v=1'],
      ['to empty the one vault in which all of it ends up', 'v=2'],
    ],
    flaws: [
      [
        'cannot pass an open purse on a fat belt',
        'In the middle of other business {P} relieves a guest of a ring, and then the whole hall is searched.',
      ],
      [
        'gives away what the party needs tomorrow',
        'Ropes, blankets, the money for the ferry: {P} has met somebody who needed it more.',
      ],
    ],
    event: [
      'In the hungry winter {P} stole a loaf in {town}, was caught by {Q}, and let go with a second one. That was the first lesson. The second was the granary, which was full. {P} got in through the roof and handed sacks down a chain of people that reached round three corners. Not one of them was ever found out, because nobody in these streets saw anything. There have been [three|four|five] roofs since.',
      '{P} was an ordinary thief, of the sort that has a favourite tailor, until a strongbox in {town} had no gold in it but a ledger. It listed what each family in the lower town had paid, and what was owed, and it was added up wrongly, always in the same direction. {P} read until dawn. Then {P.they} began with the first name on page one, and is on page [five|six|seven] now. {Q} keeps the count.',
    ],
    now: [
      [
        'Somebody has begun to do the same in {town2}, but keeps half, and signs with the mark of {P}.',
        'v=1',
      ],
      [
        'The handwriting in the ledger belongs to a person in {town2} who is thought a saint.',
        'v=2',
      ],
      'There is a price on {P.their} hood, which three people in {town} wear in turn.',
      'Old women in {town2} leave a window unlatched and a bowl of soup, in case it should be {P} who comes over the roof.',
    ],
    bond: [
      'The lower town of {town}, which has never once told.',
      ['{Q}, who does the accounts and takes nothing.', 'v=2'],
      ['A loaf of bread, to the day: {P} has put one on the sill of {Q} every year since.', 'v=1'],
    ],
    hook: [
      [
        '{Q} sells news of {P}, a little every month, and feeds forty people with the money.',
        'v=1',
      ],
      ['The ledger was put there to be found. It lists everyone who would hide a thief.', 'v=2'],
    ],
    realm: [
      'The crown has lost so much that it will raise the taxes of three provinces, and the decree says whom to thank for it.',
    ],
    look: [
      '{P} wears a patched hood, and gloves of the finest kid.',
      'The coat of {P} has [four|six|eight] inner pockets, all of them empty, and holes in the knees from roofs.',
    ],
    manner: [
      '{P} values rings at a glance and friends more slowly.',
      '{P} leaves a receipt.',
      '{P} always pays beggars first, and innkeepers when there is something left.',
    ],
    ideal: [
      '"It was theirs. I only carry it home."',
      '"Nobody should be that rich within sight of somebody that hungry."',
    ],
    woven: {
      story: [
        'In {town} {P.name} takes from those who have too much, by way of the roof, and by morning it has been given away.',
      ],
      want: ['to see everyone in the back streets in shoes before winter'],
      bond: ['The poor quarter of {town} has never once told on {P.name}, who does not forget it.'],
      ideal: ['{P.name} says: "It was theirs. I only carry it home."'],
    },
  }),
  ofIdea({
    id: 'idea-chronicler',
    asked: phrases(
      'writing|writes|write|wants_to_write|working_on|compiling|recording|collecting|collects|collect|chronicling|documents|documenting|researching|studying|studies|cataloguing|cataloging|mapping|maps|map|obsessed_with_collecting|illustrating a|an|the|all|every? {what:biography|book|guide|encyclopedia|bestiary|history|memoir|memoirs|novel|epic|ballad|great_novel|stories|tales|legends|songs|recipes|myths|maps|world|monsters|cookbook|dictionary|travel_guide|plants|insects|ruins|dead_languages|ancient_languages|history_book|folklore|secrets|lost_knowledge|knowledge|dragons} of|about? {who}?',
      '{other:biographer|chronicler|historian|folklorist|archaeologist|journalist|reporter|naturalist|cartographer|mapmaker} of {who}',
      '{other:biographer|chronicler|historian|folklorist|archaeologist|journalist|reporter|naturalist|cartographer|mapmaker}',
      'map the world',
    ),
    usual: { what: 'book', who: 'the world' },
    backgrounds: ['sage'],
    other: ['publisher', 'librarian', 'old rival in the field'],
    concept: [
      ['is out to finish a work, and {town} has paid for the first volume', 'v=1'],
      [
        'found in {town} that all the books on it are wrong, and is going to see for {P.themself}',
        'v=2',
      ],
    ],
    want: [
      ['to be there when it happens, with a pen', 'v=1'],
      ['to finish the work, and to get it right', 'v=2'],
    ],
    flaws: [
      [
        'has to know how it goes on',
        'When everybody runs {P} stays behind, to see what comes out of the hole.',
      ],
      [
        'improves on the truth',
        'In the version of {P} there are always more enemies, and once a second moon.',
      ],
    ],
    event: [
      'The contract from {town} fits on one page: {P} is to deliver a {what}, in full, with nothing invented, within {years} years. {Q} has paid in advance. The first chapters were written by the stove, and came back with one word in red: "Really?" {P} looked at it for a long time, sharpened [three|five|nine] pens, and went to find people to whom something happens.',
      'There is a great library in {town}, and {P} had read all that it has on the matter. Then a woman who sold eels laughed at it, page by page: that river runs the other way, and those people do not eat that. {Q}, who had written most of it, had {P} thrown out for asking. {P} has begun a new {what} since then, and its first line is: "I was there."',
    ],
    now: [
      [
        'The work has [three|four|five] chapters by now. In the last one somebody is in danger, and {P} would rather help than write it down.',
        'v=1',
      ],
      [
        'In {town2} {P} found the place of which {Q} wrote so beautifully. There is no such place.',
        'v=2',
      ],
      '{P} asks people how they spell their names, also while they are attacking.',
      'A printer in {town2} would take it, if there were a love story in it.',
    ],
    bond: [
      'The notebook in oilcloth, which would be carried out of a fire before the money.',
      'The people who are in it, and who trusted {P} with how it really was.',
    ],
    hook: [
      [
        '{Q} does not want it for printing. The notes of {P} are copied and read by someone who plans to be the end of the story.',
        'v=1',
      ],
      [
        '{Q} was there, and wrote it all down wrongly on purpose, so that nobody would ever find it.',
        'v=2',
      ],
    ],
    realm: [
      'What {P} has written down is the only true record of a thing that [five|six|seven] rulers swear never took place.',
    ],
    look: [
      '{P} has ink on the chin, and [four|six|eight] pens behind the ears.',
      'The satchel of {P} is larger than the pack, and is kept drier.',
    ],
    manner: [
      '{P} says "one moment" and writes it down.',
      '{P} asks others how they felt just then, and means it.',
      '{P} reads the day aloud in the evening, and takes corrections.',
    ],
    ideal: ['"What nobody writes down will be told by the winners."', '"Go and look. Then speak."'],
    woven: {
      story: [
        'Whatever happens goes into the {what} that {P.name} is at work on, with the date and the weather.',
      ],
      want: ['to finish the {what}, and to get it right'],
      manner: ['{P.name} says "one moment" and writes it down.'],
      bond: ['{P.name} would carry the notebook out of a fire before the money.'],
    },
  }),
  ofIdea({
    id: 'idea-vengeance',
    asked: phrases(
      'revenge|vengeance|vendetta|justice|retribution on|against|upon {who}',
      'hunts|hunting|stalks|tracking|tracks|slaying|wants_to_kill|sworn_to_kill|swore_to_kill|vowed_to_kill|wants_to_slay|wants_to_destroy|wants_to_defeat|chasing|seeks_to_destroy|seeks_to_kill {who}',
      '{who:vampire|monster|witch|demon|dragon|werewolf|undead|ghost|giant|devil|troll} hunter|slayer',
      'revenge|vengeance|avenge|avenging|vengeful|vendetta',
    ),
    usual: { who: 'the one who did it' },
    classes: ['ranger', 'fighter'],
    other: ['old hunter', 'witness', 'ferry keeper'],
    concept: [
      [
        'swore vengeance in {town} on {who}, and has worn out [three|five|nine] pairs of boots since',
        'v=1',
      ],
      [
        'has lived for vengeance since a night in {town} on which {who} left {P.them} alive as a joke',
        'v=2',
      ],
    ],
    want: [
      ['to stand before {who} at last, and not to be alone then', 'v=1'],
      ['to end it before there is nothing else left in the heart', 'v=2'],
    ],
    flaws: [
      [
        'leaves the safe road for every rumour',
        'At the word of a drunk {P} has led friends into [a bog|an empty crypt|the wrong castle].',
      ],
      [
        'thinks that the end pays for the means',
        '{P} has used people as bait, with their consent, but not with all of the facts.',
      ],
    ],
    event: [
      'It began in {town}, with something that could not be taken back, and afterwards {P} stood in the market and swore it aloud: no roof, no rest and no feast until {who} had paid. {Q} was the only one who did not cheer. {Q} gave {P} a pair of boots, and said that oaths are made standing, but have to be walked. That was {years} years ago.',
      'They met at {town}, in the dark. {P} had a lamp and a good plan. It took {who} no time at all to put out the one and see through the other. {P} was let live: a laugh, a scratch on the cheek, "come back when you are better". {Q} found {P} in the morning, and has been teaching {P.them} ever since how to be better.',
    ],
    now: [
      ['In {town2} {P} came a day late, and helped to put out the fires.', 'v=1'],
      [
        '{P} has gone back once, to {town2}, and came away with a second scratch, beside the first.',
        'v=2',
      ],
      'On a strip of leather {P} has [three|four|five] knots, one for each time that it was close.',
      'An old hunter in {town2} gave up the same hunt, has grandchildren, and asked {P} to stay for supper. {P} stayed in the yard.',
    ],
    bond: [
      'Those for whom it was sworn. {P} talks to them before a fight.',
      '{Q}, who knows what will be left of {P} afterwards, and is afraid of it.',
    ],
    hook: [
      [
        '{Q} swore the same, long ago, and broke off the hunt for a price. {P} is walking in those boots, in every sense.',
        'v=1',
      ],
      [
        '{P} was marked, not spared. It always knows where {P.they} is, and is waiting until the scratch itches.',
        'v=2',
      ],
    ],
    realm: [
      'There is a throne behind it, and to strike at {who} would be to strike at [five|six|seven] treaties.',
    ],
    look: [
      '{P} wears boots that have been resoled [four|six|eight] times, and a strip of knotted leather.',
      'There is a thin scratch on {P.their} cheek, which has never quite healed.',
    ],
    manner: [
      '{P} sharpens a blade while others sing.',
      '{P} asks in every town the same three questions.',
      '{P} sleeps under no roof, and says that it is for the air.',
    ],
    ideal: [
      '"An oath is not made standing. It is walked."',
      '"If I do not stop it, it becomes the fault of all who did not, me first."',
    ],
    woven: {
      story: [
        '{P.name} has sworn revenge, in the market of {town}, and has worn out [three|five|nine] pairs of boots for it.',
      ],
      want: ['to stand before {who} at last, and not to be alone then'],
      manner: ['{P.name} sharpens a blade while others sing.'],
    },
  }),
  ofIdea({
    id: 'idea-defends-land',
    asked: phrases(
      'protect|protects|protecting|save|saving|saves|defend|defends|defending|guard|guards|guarding|free|liberate|freeing|help|warn|feed <their>|a|an|some * {what:village|people|town|forest|tribe|clan|home|homeland|grove|city|kingdom|island|family|land|swamp|mountain|sea|river|farm|temple|nature|animals|slaves|orphanage|school|community|world}',
      'whose|his|her|their {what:village|people|town|forest|tribe|clan|grove|home|land|swamp|island|homeland} is|are being? dying|threatened|starving|enslaved|destroyed|cursed|sick|occupied|shrinking|poisoned',
      'guardian|protector|keeper|warden of a|an|the * {what:forest|grove|village|swamp|river|mountain|temple|library|gate|portal|tomb|woods|wood|lake|bridge|sea}',
    ),
    usual: { what: 'village' },
    other: ['village elder', 'surveyor', 'neighbour'],
    concept: [
      ['was sent out to save {P.their} {what}, with what everyone there could spare', 'v=1'],
      ['has stood up for {P.their} {what} since men with measuring rods came from {town}', 'v=2'],
    ],
    want: [
      ['to come back with help before the snow', 'v=1'],
      ['to make sure that the {what} is still there when {P.they} is gone', 'v=2'],
    ],
    flaws: [
      [
        'cannot refuse anyone who reminds {P.them} of home',
        'A certain accent, a certain hat, and {P} has promised what the whole party has to keep.',
      ],
      [
        'trusts nobody from a town',
        'Every clerk, carter and innkeeper is in league, until {P} has seen their hands.',
      ],
    ],
    event: [
      "They met at the big stone and put down what they had: eggs, a silver button, somebody's wedding ring, and [three|four|five] coppers. It was for the way. The {what} would not last another year as it was, and one of them had to go to {town} to find help. {Q} looked round, and everyone looked at {P}. {P.they} has the ring still. It is not to be spent unless there is nothing else.",
      'The first that {P} saw of it were the rods: red and white, in a line, through the middle of the {what}. Behind them came people from {town} with papers. {P} pulled out the rods, every night, for a whole summer. Then {Q} came, sat down on a stump and said that there would always be more rods, and that one had to go to where they came from.',
    ],
    now: [
      [
        'The helpers of {town2} have a waiting list. {P} has learned to read in order to find the right line.',
        'v=1',
      ],
      ['{P} has been through [five|six|seven] offices in {town2}, and has a drawer number.', 'v=2'],
      'News from home comes with the drovers, and none of it is good.',
      'By now {P} can do things that would have been useful at home a year ago, and lies awake over it.',
    ],
    bond: [
      'The {what}, every stone of it, and every fool.',
      'A wedding ring that is not {P.their} own.',
    ],
    hook: [
      ['{Q} has sold the {what} already, and sent {P} away because {P} would have noticed.', 'v=1'],
      [
        'Under the {what} lies what they are really after. The old people know about it, and are more afraid of {P} digging than of the rods.',
        'v=2',
      ],
    ],
    realm: [
      'What has befallen the {what} has begun in [four|six|eight] provinces, and {P} is the only one who has seen it from the start.',
    ],
    look: [
      '{P} wears the cut of home, mended with what could be had on the way.',
      'From {P.their} neck hangs a wedding ring on a string, which is too small for any of {P.their} fingers.',
    ],
    manner: [
      '{P} compares everything with home, and home wins.',
      '{P} saves string, candle ends and crusts.',
      '{P} greets trees, wells and gates.',
    ],
    ideal: [
      '"Many small people gave all they had. I do not come back with less."',
      '"A place belongs to those who would stay in bad years."',
    ],
    woven: {
      story: [
        'Behind all that {P.name} does stands the {what} at home, which put together its last coppers to send {P.them} out.',
      ],
      want: ['to save the {what} at home'],
      bond: ['{P.name} does it for the {what}, every stone of it, and every fool.'],
    },
  }),
];
