import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character is after. */
export const ideasOfGoals: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-robs-the-rich',
    asked: phrases(
      'steals|steal|stealing|robs|robbing|takes from the? rich|wealthy|nobles|nobility|corrupt * and|to|for * give|gives|giving|feed|help|poor',
      'steals|steal|stealing|robs|robbing from the? rich|wealthy|nobles|nobility|corrupt',
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
      'In the hungry winter {P} stole a loaf in {town}, was caught by {Q}, and let go with a second one. That was the first lesson. The second was the granary, which was full. {P} got in through the roof and handed sacks down a chain of people that reached round three corners. Not one of them was ever found out, because nobody in these streets saw anything. There have been {few} roofs since.',
      '{P} was an ordinary thief, of the sort that has a favourite tailor, until a strongbox in {town} had no gold in it but a ledger. It listed what each family in the lower town had paid, and what was owed, and it was added up wrongly, always in the same direction. {P} read until dawn. Then {P.they} began with the first name on page one, and is on page {few} now. {Q} keeps the count.',
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
      '{Q}, who does the accounts and takes nothing.',
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
      'The coat of {P} has {few} inner pockets, all of them empty, and holes in the knees from roofs.',
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
    id: 'idea-redemption',
    asked: phrases(
      'redemption|redeem|atone|atoning|atonement|make_up|making_up|make_amends|making_amends|repent|repenting|penance|earn_forgiveness|forgiveness|guilt|guilty|remorse|regrets|regret|seeks_redemption for|about|over <their>|a|an|the? {what}',
      'redemption|redeem|redeems|redeeming|atone|atones|atoning|atonement|make_amends|repent|repents|repentant|penance|forgiveness|remorseful',
    ),
    usual: { what: 'old sins' },
    other: ['confessor', 'survivor', 'widow'],
    concept: [
      ['has a debt in {town} that cannot be paid in money, and pays all the same', 'v=1'],
      ['was forgiven in {town} by someone who had no reason to, and cannot rest since then', 'v=2'],
    ],
    want: [
      ['to have done more good than harm, by {P.their} own strict count', 'v=1'],
      ['to deserve what was given for nothing', 'v=2'],
    ],
    flaws: [
      [
        'thinks every blow is deserved',
        '{P} does not duck quickly enough, and in court pleads guilty to whatever is read out.',
      ],
      [
        'cannot accept thanks',
        'Those whom {P} has saved are left standing on the road, with their arms open.',
      ],
    ],
    event: [
      'What {P} did in {town} was not a mistake, and {P} does not call it one. It was {what}, and other people bore the cost. Years later {P} went back, in the rain, and gave {P.themself} up at the gate. {Q} came out, looked at {P} for a long time, and would neither hit {P.them} nor forgive {P.them}. "There are {few} of us left," said {Q}. "Go and be of use to more than that. Then come back."',
      '{P} was on the wrong side in {town}, and good at it. On the last day {Q}, who had lost nearly everything by it, stood there with a knife, and {P} knelt down. {Q} cut the ropes of the prisoners instead, gave {P} a cup of water, and said that it had to stop with somebody. {P} has been trying to understand that sentence ever since.',
    ],
    now: [
      [
        '{P} keeps a list with two columns. The right one is longer by now, and {P} does not trust it.',
        'v=1',
      ],
      [
        '{P} sends {Q} a cup of water each year, in a sealed flask, from wherever there was help to be given.',
        'v=2',
      ],
      'An old companion in {town2} laughed at it, and then asked quietly whether it was possible for him as well.',
      'In {town2} someone recognised {P}, and spat. {P} thanked him and meant it.',
    ],
    bond: [
      '{Q}, who has the right to ask for anything.',
      'Those who cannot forgive any more. {P} knows where they lie.',
    ],
    hook: [
      ['{Q} did something worse that day, and has let {P} carry all of it.', 'v=1'],
      [
        'It is about to happen again, with the same signatures under it, and the order will come to {P}, as an expert.',
        'v=2',
      ],
    ],
    realm: [
      'Peace depends on whether a people can forgive, and they have said that they will do as {Q} does with {P}.',
    ],
    look: [
      '{P} wears rough grey cloth under everything, and it is not for warmth.',
      'There is a brand on {P.their} hand that could have been removed, and was not.',
    ],
    manner: [
      '{P} takes the worst place by the fire.',
      '{P} listens to accusations to the end.',
      '{P} gives {P.their} name in full to everyone, so that they can walk away.',
    ],
    ideal: ['"One cannot undo it. One can outweigh it."', '"Mercy is a loan. I pay it on."'],
    woven: {
      story: [
        'There is something in the past of {P.name} that has to be made good, and {P.they} keeps a list of two columns.',
      ],
      want: ['to have done more good than harm, by {P.their} own strict count'],
      manner: ['{P.name} takes the worst place by the fire, and cannot accept thanks.'],
    },
  }),
  ofIdea({
    id: 'idea-restore',
    asked: phrases(
      'restore|reclaim|rebuild|regain|win_back|take_back|restoring|reclaiming|get_back|recover <their> * {what:honor|honour|name|house|throne|family|home|kingdom|birthright|lands|land|clan|order|temple|monastery|reputation|crown|fortune|village|homeland|title|inheritance|legacy|glory}',
      'disgraced|fallen|impoverished|ruined|bankrupt|dispossessed|stripped|destitute|penniless|former * <noble>|house|family|title|titles|heir',
      'family|house|father|parents lost|lose all|their|his|her|everything|its? * fortune|money|lands|title|titles|wealth|everything|honor|honour',
      'rightful heir|king|queen|ruler|lord|duke|prince|princess|owner',
      'disinherited|usurped|deposed|dethroned',
      'lost <their> {what:throne|crown|title|titles|lands|fortune|kingdom|inheritance|castle}',
    ),
    usual: { what: 'name' },
    backgrounds: ['noble'],
    other: ['old steward', 'new owner', 'creditor'],
    concept: [
      ['was to inherit a great house near {town}, and owns the key to it and nothing else', 'v=1'],
      ['saw the family crest taken down in {town}, and knows who holds the ladder now', 'v=2'],
    ],
    want: [
      ['to restore what was lost, and to walk in by the front door', 'v=1'],
      ['to see the {what} clean again, before those who remember it are dead', 'v=2'],
    ],
    flaws: [
      [
        'lives by the rules of a house that is gone',
        '{P} challenges, bows and toasts in situations in which others run.',
      ],
      [
        'signs for what {P.they} cannot pay',
        '{P} orders for the whole table, on a name that has no credit.',
      ],
    ],
    event: [
      'It took one afternoon. Men with lists went through the house near {town} and stuck a number on everything, on the piano, the beds, the portraits. {P} stood in the hall, with a number on the collar, which some wit had put there. {Q} took it off, and pressed the key of the house into {P.their} hand: the new owners would change the locks, but not the back door, as nobody knew of it.',
      'The family of {P} was accused of treason, on a Monday, and by Friday the crest had been hacked off the gate in {town}. {P.their} father signed a confession and died of it. {P} has read that confession {few} hundred times: it has a spelling mistake that he would never have made. {Q} witnessed it, and lives very well in the east wing.',
    ],
    now: [
      ['{P} has been in the house by night, twice, to wind the clocks.', 'v=1'],
      ['A schoolmaster in {town2} knows somebody who always makes that mistake.', 'v=2'],
      'Old servants in {town2} still get up when {P} comes in, and slip money into the coat.',
      'Piece by piece {P} has bought back {few} spoons.',
    ],
    bond: [
      'The old servants, who were not paid for the last year and will be.',
      'The key, the crest, and a portrait cut from its frame, which {P} has rolled up in the pack.',
    ],
    hook: [
      [
        '{Q} arranged the ruin, in order to hide the house from a worse enemy, and the deed of gift lies behind the clock.',
        'v=1',
      ],
      [
        'It was treason. The confession was true except for who had signed it: the father took it on himself for {P.their} mother, who is alive.',
        'v=2',
      ],
    ],
    realm: [
      'With that house goes the right to one vote in the choosing of a ruler, and it will be the deciding one.',
    ],
    look: [
      '{P} wears the family ring on a string, and a coat that was made for a better time.',
      'There is a pale patch on the breast of {P.their} coat, where a crest used to be.',
    ],
    manner: [
      '{P} dresses for dinner, also in caves.',
      '{P} speaks to innkeepers as to a host, and to thieves as to a guest.',
      '{P} never sits on a number, a crate or a coffin.',
    ],
    ideal: [
      '"A house is what one does for those who belong to it."',
      '"Honour is what is left when the furniture is gone."',
    ],
    woven: {
      story: [
        'The family of {P.name} lost everything in one week, and the key that {P.they} carries still fits the back door.',
      ],
      want: ['to restore what was lost, and to walk in by the front door'],
      manner: ['{P.name} dresses for dinner, also in caves.'],
      look: ['{P.name} wears a family ring on a string.'],
    },
  }),
  ofIdea({
    id: 'idea-chronicler',
    asked: phrases(
      'writing|writes|write|wants_to_write|working_on|compiling|recording|collecting|collects|collect|chronicling|documents|documenting|researching|studying|studies|cataloguing|cataloging|mapping|maps|map|obsessed_with_collecting|illustrating a|an|the|all|every? {what:biography|book|guide|encyclopedia|bestiary|history|memoir|memoirs|novel|epic|ballad|great_novel|stories|tales|legends|songs|recipes|myths|maps|world|monsters|cookbook|dictionary|travel_guide|plants|insects|ruins|dead_languages|ancient_languages|history_book|folklore|secrets|lost_knowledge|knowledge|dragons} of|about? {who}?',
      '{what:biographer|chronicler|cartographer|mapmaker|historian|folklorist|archaeologist|journalist|reporter|naturalist}',
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
      'The contract from {town} fits on one page: {P} is to deliver a {what}, in full, with nothing invented, within {years} years. {Q} has paid in advance. The first chapters were written by the stove, and came back with one word in red: "Really?" {P} looked at it for a long time, sharpened {few} pens, and went to find people to whom something happens.',
      'There is a great library in {town}, and {P} had read all that it has on the matter. Then a woman who sold eels laughed at it, page by page: that river runs the other way, and those people do not eat that. {Q}, who had written most of it, had {P} thrown out for asking. {P} has begun a new {what} since then, and its first line is: "I was there."',
    ],
    now: [
      [
        'The work has {few} chapters by now. In the last one somebody is in danger, and {P} would rather help than write it down.',
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
      'What {P} has written down is the only true record of a thing that {few} rulers swear never took place.',
    ],
    look: [
      '{P} has ink on the chin, and {few} pens behind the ears.',
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
      'hunts|hunting|stalks|tracking|tracks|slaying|kills|wants_to_kill|sworn_to_kill|swore_to_kill|vowed_to_kill|to_kill|slay|destroy|defeat|chasing|after|seeks_to_destroy {who}',
      '{who:vampire|monster|witch|demon|dragon|werewolf|undead|ghost|giant|devil|troll} hunter|slayer',
      'revenge|vengeance|avenge|avenging|vengeful|vendetta',
    ),
    usual: { who: 'the one who did it' },
    classes: ['ranger', 'fighter'],
    other: ['old hunter', 'witness', 'ferry keeper'],
    concept: [
      ['swore in {town} to bring down {who}, and has worn out {few} pairs of boots since', 'v=1'],
      ['met {who} once, in {town}, and was left alive as a joke', 'v=2'],
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
      'On a strip of leather {P} has {few} knots, one for each time that it was close.',
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
      'There is a throne behind it, and to strike at {who} would be to strike at {few} treaties.',
    ],
    look: [
      '{P} wears boots that have been resoled {few} times, and a strip of knotted leather.',
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
        '{P.name} has sworn revenge, in the market of {town}, and has worn out {few} pairs of boots for it.',
      ],
      want: ['to stand before {who} at last, and not to be alone then'],
      manner: ['{P.name} sharpens a blade while others sing.'],
    },
  }),
  ofIdea({
    id: 'idea-become',
    asked: phrases(
      '<wants> to|of? become|be|being|becoming <their>|a|an|the? {what}',
      'to|of become|becoming|be * {what:knight|king|queen|wizard|hero|legend|chef|bard|champion|captain|paladin|dragon|god|lich|archmage|ruler|mayor|swordsman|thief|pirate|doctor|healer|warrior|fighter}',
      'aspiring|would-be|wannabe|self-taught|self-proclaimed {what}',
      'ambition|dream|goal is|of|to * {what:knight|king|queen|wizard|hero|legend|chef|bard|champion|captain|paladin|dragon|god|lich}',
      '<wants> to? prove * {what}',
      'prove|proves|proving|show|showing that {what}',
    ),
    usual: { what: 'something greater' },
    other: ['examiner', 'uncle', 'retired champion'],
    concept: [
      [
        'was laughed out of an examination in {town}, and is taking the long way to the same place',
        'v=1',
      ],
      ['wrote a goal on a wall in {town}, where everybody can read it: {what}', 'v=2'],
    ],
    want: [
      ['to become what everyone in {town} said could not be: {what}', 'v=1'],
      ['to be {what}, and to come home by the main street', 'v=2'],
    ],
    flaws: [
      [
        'takes every dare that has to do with it',
        'Tell {P} that it cannot be done, and {P.they} is already up there.',
      ],
      [
        'copies great people down to their mistakes',
        '{P} has taken up [a pipe|a limp|a terrible hat] because somebody famous had one.',
      ],
    ],
    event: [
      'The hall in {town} was full, and {P} had waited {years} years for that day. The question was easy. The answer was right. Then somebody in the third row laughed, at the accent, the boots or the sheer idea, and it spread. {Q} had to ring a bell. Afterwards, in the corridor, {Q} said without looking up that there was another way: out there, and much longer. {P} asked in which direction.',
      "As a child {P} took a nail and scratched it into the wall of the well in {town}, so that it could not be washed off: what {P.they} would be one day. {What}, it says there, in crooked letters. It has been the joke of the place ever since. On the morning on which {Q} was going to have the wall whitewashed, {P} begged for {few} years' delay. The wall has been left as it is.",
    ],
    now: [
      [
        'In {town2} {P} met the one who had laughed. He has failed, and asked {P} for lessons.',
        'v=1',
      ],
      [
        'People from {town} who come to {town2} bring {P} greetings, and the news that the wall still stands.',
        'v=2',
      ],
      '{P} learns from whoever is good at it: {few} masters so far, one of whom was a cook and one in prison.',
      'Each failure is written into a little book, with a line on what it was good for.',
    ],
    bond: [
      'A wall in {town}, with crooked letters on it.',
      'The one who said from the beginning: of course you will.',
    ],
    hook: [
      [
        '{Q} knew that the laughter had been paid for. There is a place on the list that was kept free for {P}, and others have noticed.',
        'v=1',
      ],
      [
        'It is possible, and there is a price: another one has to stop being it. That one is looking for {P}, out of weariness.',
        'v=2',
      ],
    ],
    realm: [
      'In {few} lands they would rather have no one in that place than somebody like {P}, and they have agreed on it in writing.',
    ],
    look: [
      '{P} dresses for the part already, in things that are nearly right.',
      'There is a book in {P.their} belt, with a pencil on a string, and it is nearly full.',
    ],
    manner: [
      '{P} practises in front of puddles.',
      '{P} asks every master about the first time that it went wrong.',
      '{P} says "when I am", and never "if".',
    ],
    ideal: [
      '"Nobody was born with it. Somebody was just allowed to try."',
      '"The long way also arrives."',
    ],
    woven: {
      story: ['Since childhood {P.name} has had one aim, scratched into a wall in {town}: {what}.'],
      want: ['to be {what}, whatever {town} thinks of it'],
      manner: ['{P.name} says "when I am", and never "if".'],
    },
  }),
  ofIdea({
    id: 'idea-seeks-thing',
    asked: phrases(
      '<seeks> a|an|the|his|her|their? cure for {what}',
      '<seeks> {what}',
      'searches|search|quest|searching|journey for {what}',
      'find|retrieve|recover|discover|uncover {what}',
      '<wants> to see|reach|visit|travel_to|explore|find {what}',
    ),
    usual: { what: 'what was lost' },
    other: ['dealer in maps', 'last one who had it', 'archivist'],
    concept: [
      ['is looking for {what}, with half a map from {town} and a full set of rumours', 'v=1'],
      ['promised a dying friend in {town} to find {what}', 'v=2'],
    ],
    want: [
      ['to find {what}, and to learn who tore the map', 'v=1'],
      ['to find {what} in time, and then to go home and say so at a grave', 'v=2'],
    ],
    flaws: [
      [
        'believes every map',
        "{P} has dug in [a churchyard|a duke's rose bed|the same hole twice], and explains that the scale was off.",
      ],
      [
        'puts the search before the searchers',
        'With the goal in sight {P} stops counting who is still behind.',
      ],
    ],
    event: [
      'It was a wet night in {town}, and {Q} paid for a room with half a map. {P} turned it about by candlelight: it was old, it was good, and it led to {what}, or to where that had last been seen. In the morning {Q} was gone and the other half with {Q.them}. {P} packed, closed up the house, and had got as far as the crossroads before noticing that it was still raining.',
      'A friend of {P} had spent a whole life on it, and lay dying in {town}, with {few} boxes of notes around the bed. "It exists," said the friend, "all of you have laughed, and it exists." It was about {what}. {P} had laughed, too. {Q} wanted to burn the boxes. {P} took the smallest, the one with the dates, and promised.',
    ],
    now: [
      [
        'The tear in the map runs through {town2}, and so {P} has asked at every door there what lies further on.',
        'v=1',
      ],
      ['In {town2} the last date in the box comes round again this year.', 'v=2'],
      '{P} has found {few} places where it was and is not any more, and each time someone had been there a day before.',
      'People in {town2} give {P} soup and advice, and both are warm.',
    ],
    bond: [
      'A promise, or a box of notes: {P} could not say which is the heavier.',
      'Half a map, worn through at the folds.',
    ],
    hook: [
      [
        '{Q} tore it on purpose, and has followed {P} ever since, because the half that {P} has cannot be read by anyone else.',
        'v=1',
      ],
      [
        'The friend had found it, and lay dying because of that. {Q} was the one who carried it away.',
        'v=2',
      ],
    ],
    realm: [
      'Two crowns need the same thing, for opposite reasons, and both have people who would know {P} by sight.',
    ],
    look: [
      '{P} has a map case on the back, patched with three sorts of leather.',
      'On {P.their} sleeve are notes in ink, {few} of which have been crossed out.',
    ],
    manner: [
      '{P} asks old people about {what} and lets them take their time.',
      '{P} looks under things.',
      '{P} draws the way here into the dust, for anyone who asks and for some who do not.',
    ],
    ideal: [
      '"It is somewhere. Everything is."',
      '"A promise to the dead is the only kind that cannot be renegotiated."',
    ],
    woven: {
      story: [
        'What takes {P.name} from town to town is the search for {what}, with half a map and a full set of rumours.',
      ],
      want: ['to find {what}'],
      manner: ['{P.name} asks old people about {what}, and lets them take their time.'],
    },
  }),
  ofIdea({
    id: 'idea-defends-land',
    asked: phrases(
      'protect|protects|protecting|save|saving|saves|defend|defends|defending|guard|guards|guarding|free|liberate|freeing|help|warn|feed <their> * {what:village|people|town|forest|tribe|clan|home|homeland|grove|city|kingdom|island|family|land|swamp|mountain|sea|river|farm|temple|nature|animals|slaves|orphanage|school|community|world}',
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
      "They met at the big stone and put down what they had: eggs, a silver button, somebody's wedding ring, and {few} coppers. It was for the way. The {what} would not last another year as it was, and one of them had to go to {town} to find help. {Q} looked round, and everyone looked at {P}. {P.they} has the ring still. It is not to be spent unless there is nothing else.",
      'The first that {P} saw of it were the rods: red and white, in a line, through the middle of the {what}. Behind them came people from {town} with papers. {P} pulled out the rods, every night, for a whole summer. Then {Q} came, sat down on a stump and said that there would always be more rods, and that one had to go to where they came from.',
    ],
    now: [
      [
        'The helpers of {town2} have a waiting list. {P} has learned to read in order to find the right line.',
        'v=1',
      ],
      ['{P} has been through {few} offices in {town2}, and has a drawer number.', 'v=2'],
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
      'What has befallen the {what} has begun in {few} provinces, and {P} is the only one who has seen it from the start.',
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
  ofIdea({
    id: 'idea-money',
    isTrait: true,
    asked: phrases(
      'get|getting|become|becoming|be|make|earn|earning|wants rich|wealthy|money|gold|fortune',
      'saving|save|saves|enough|money|earn up|to|for|money|gold|enough * {what:tavern|inn|farm|shop|ship|bakery|restaurant|house|boat|business|brewery|theater|theatre|school|library|smithy}',
      'open|opening|start|buy|buying|own|run|running|opens|owns|runs <their>|a|an|own * {what:tavern|inn|farm|shop|ship|bakery|restaurant|brewery|theatre|theater|school|library|bookshop|teahouse}',
      'in|deep|huge|massive|crushing debt|debts',
      'owes|pay_off|paying_off|repay money|a|an|the|his|her|their * debt|money|gold|loan|fortune|crime|lord|guild|mob|dragon',
      'greedy|mercenary|treasure_hunter|treasure|only in it for the money',
    ),
    usual: { what: 'small inn' },
    other: ['moneylender', 'seller', 'former partner'],
    concept: [
      [
        'has seen the very {what} in {town} that it is all for, and has paid the first tenth',
        'v=1',
      ],
      ['signed for a friend in {town}, and has been paying since the friend went away', 'v=2'],
    ],
    want: [
      [
        'to have the sum together by the autumn after next, and never to sleep in a ditch again',
        'v=1',
      ],
      ['to be out of debt, and to meet that friend on a dark road', 'v=2'],
    ],
    flaws: [
      [
        'does nothing for nothing, or says so',
        '{P} names a price even to drowning people, and afterwards forgets to collect it.',
      ],
      [
        'cannot leave a coin where it is',
        '{P} has set off [a trap|a curse|an avalanche] for the sake of a candlestick.',
      ],
    ],
    event: [
      'It stands on a corner in {town}, with a chestnut in the yard: a {what}, a little run down. {P} came by with wet feet, looked in, and knew. {Q} named the price, and laughed, and then stopped laughing, as {P} had asked what a tenth of it would be. {P} paid it on the table, in coppers. There is a paper. If the rest is not there in {years} years the tenth is lost.',
      'It was only a signature, for a friend, in the office of {Q} in {town}. The friend embraced {P}, went for a walk and has not come back. {Q} was sorry, truly, and explained how interest works, with a drawing. {P} has kept the drawing. Since then {P} has taken every job that pays, and has become, to {P.their} own surprise, somebody whom one hires when it is dangerous.',
    ],
    now: [
      [
        'Someone else has been to see it, from {town2}, with clean shoes. {P} has sent {Q} another tenth in advance, by three different roads.',
        'v=1',
      ],
      ['The friend has been seen in {town2}, with a new coat.', 'v=2'],
      '{P} has the sum in {P.their} head at all times, and moves {P.their} lips when it changes.',
      'In {town2} {P} turned down a fortune because of what it was for, and has been angry about it ever since.',
    ],
    bond: ['A chestnut in a yard.', 'A piece of paper with a seal, in a tin, in a sock.'],
    hook: [
      ['{Q} has sold it {few} times over, a tenth each, to people who do not come back.', 'v=1'],
      [
        'The debt has been paid long ago. {Q} keeps it open, since {P} is worth more like this.',
        'v=2',
      ],
    ],
    realm: [
      'A whole kingdom has signed for a friend in the same way, with the same drawing, and it falls due this year.',
    ],
    look: [
      '{P} wears boots with new soles and a hat without a crown, since one needs only the former.',
      'A tin on a chain is hidden under the shirt of {P}, and rattles when there is running.',
    ],
    manner: [
      '{P} asks what it pays before asking what it is.',
      '{P} bites coins, also those of friends.',
      '{P} tips well, and writes it down with a groan.',
    ],
    ideal: [
      '"Free people are those who have paid."',
      '"Everybody has a price. Mine is on the door."',
    ],
    woven: {
      story: ['All of it has a price, and {P.name} knows to the copper how much is still missing.'],
      want: ['to have the sum together by the autumn after next'],
      manner: ['{P.name} asks what it pays before asking what it is.'],
    },
  }),
];
