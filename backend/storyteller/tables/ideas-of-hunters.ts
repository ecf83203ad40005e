import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

const prey =
  'monster|monsters|vampire|vampires|ghost|ghosts|witch|demon|demons|devil|dragon|dragons|undead|werewolf|werewolves|beast|beasts|giant|giants|troll|trolls|goblin|goblins|lich|fiend|fiends|hag|hags|spirit|spirits|zombie|zombies';

/** Ideas of characters who hunt people, monsters or treasure for a living, or have stopped. */
export const ideasOfHunters: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-bounty-hunter',
    asked: phrases(
      'bounty|head hunter|hunters|hunting',
      'hunts|hunting|tracks|catches|catching criminals|fugitives|outlaws|bounties *',
      'thief-taker|manhunter',
    ),
    classes: ['ranger'],
    unlike: /guide|sit in (?:tall grass|snow)/i,
    other: ['bailiff', 'town clerk', 'old prisoner'],
    concept: [
      ['brought {few} wanted people back to {town} alive, and let the last one go', 'v=1'],
      ['brought in the wrong one at {town}, was paid, and was thanked', 'v=2'],
      ['found the face of a friend on a wall in {town}, with a good price under it', 'v=3'],
    ],
    want: [
      ['to know who pays so much for somebody who steals bread', 'v=1'],
      ['to bring in the right one, and open that cell', 'v=2'],
      ['to find that friend before a colleague does', 'v=3'],
    ],
    flaws: [
      [
        'counts what everyone at the table would bring',
        '{P} knows the price of the landlord, and has told him that it was low.',
      ],
      [
        'never gives up a trail',
        'Through a wedding, a flood and a funeral {P} has followed a man who was only late for dinner.',
      ],
    ],
    event: [
      'The notice at {town} offered sixty in gold for somebody who had stolen a loaf. {P} found the thief in a day, up a pear tree, and could have been home for supper. "Ask what was in the loaf," said the thief. {P} cut the rope instead of asking, as it had begun to rain crossbow bolts. {Q} has put up a second notice since. The face on it is a good likeness of {P}.',
      '{P} worked for {Q} in {town}: a name, a face, a fee. The last was easy, too easy, an ox of a man who wept and came along. They hanged nobody, but there is a cell for life. On the stairs {P} met the true one, washed and in a good coat, who said thank you and held the door. {Q} does not open closed cases. The fee lies untouched in a boot.',
      '{P} took the bundle of new notices from {Q} in {town} as on any first of the month, and wetted a thumb: a forger, a bigamist, and then a face. It was older now, and thinner, but {P} had shared a blanket with it for two winters. "Known to you?" said {Q}. "Never seen," said {P}, took that sheet and no other, and was gone before the ink was dry on the receipt.',
    ],
    now: [
      ['In {town2} all the bakers have been questioned, by very polite people.', 'v=1'],
      [
        'In {town2} the one in the good coat has hired {P.them}, by letter, without knowing it.',
        'v=2',
      ],
      [
        'In {town2} {P} came to a bed that was still warm, and found a note: "Not you. Please."',
        'v=3',
      ],
      '{P} has a crossbow, two sets of irons and a lending library of wanted notices.',
      'Those whom {P} has caught send greetings, and one of them sends sausages.',
    ],
    bond: [
      'A folded notice that is never shown to anybody.',
      'Those whom {P} brought in: {P} knows all their names, and has visited three.',
    ],
    hook: [
      ['In the loaf was a seal. {Q} baked it in, to smuggle it out, and dares not say so.', 'v=1'],
      [
        'The one in the good coat is an agent of the court, and the innocent prisoner is safer in that cell than anywhere else.',
        'v=2',
      ],
      ['The friend has put up that notice: it is the only way to be looked for by {P}.', 'v=3'],
    ],
    realm: [
      'The next face on the wall is that of an heir, and the sum under it would buy a county.',
    ],
    look: [
      '{P} has dust up to the knees, a coat full of loops and hooks, and a pair of irons that clink at each step.',
      'Over the shoulder {P} carries a crossbow that has been mended with wire, and is never unstrung.',
    ],
    manner: [
      '{P} asks few questions, and looks at shoes while they are answered.',
      '{P} treats prisoners well, reads to them, and checks the knots.',
      '{P} takes the chair by the door, and the next one for the prisoner.',
    ],
    ideal: [
      '"Alive. It says so in small print, and I read small print."',
      '"A price is what somebody fears. I like to know who."',
    ],
    woven: {
      story: [
        '{P.name} used to bring in wanted people for the bailiff of {town2}, alive, and let the last one go.',
      ],
      manner: [
        '{P.name} knows what everyone at the table would bring, and has told the landlord that his was low.',
      ],
      bond: ['{P.name} carries a folded notice that is never shown to anybody.'],
    },
  }),
  ofIdea({
    id: 'idea-monster-hunter',
    tells: phrases(
      'drinks|drinking|brews|brewing|uses|using strange|magic|magical|weird|dangerous? potions|mutagens|potion|brews|oils',
    ),
    asked: phrases(
      `{what:${prey}} hunter|slayer|hunters|slayers|killer`,
      `hunts|hunting|slays|slaying|kills {what:${prey}} for|as * money|a_living|coin|gold|job|trade|profession`,
      'professional {what:monster} hunter|slayer',
    ),
    usual: { what: 'monster' },
    classes: ['ranger'],
    other: ['old slayer', 'village mayor', 'apothecary'],
    concept: [
      ['is the {what} hunter who once spared one near {town}, and has not said why', 'v=1'],
      ['was hired in {town} to hunt a {what.bare}, and was shown a frightened neighbour', 'v=2'],
      [
        'is the last pupil of a {what} hunter in {town} who went out one night without a weapon',
        'v=3',
      ],
    ],
    want: [
      ['to find that one again, and learn whether it was right', 'v=1'],
      ['to hunt those who make such things', 'v=2'],
      ['to learn what the teacher had found out', 'v=3'],
    ],
    flaws: [
      [
        'knows too much to be good company',
        'At supper {P} explains where to cut, with the bread knife and the roast.',
      ],
      [
        'drinks a brew that no healer would allow',
        'Before a hunt {P} swallows something grey out of a flask, sees in the dark, and is no use at breakfast.',
      ],
    ],
    event: [
      '{P} has the trade from {Q} at {town}: salt, silver, patience, and half of the money first. The last hunt led down into a cellar, and there it was, cornered, and it did not spring. It stood before something small. {P} stood there too, with the blade up, until the torch was burned down. "Nothing there," {P} told the people above. They paid. It has been quiet there since, and {P} has been less so.',
      'They had put it in chains when {P} came to {town}, and {Q} had already ordered the beer. It was a neighbour, changed, with somebody\'s needle marks in the neck. Whoever was behind it had been careful. {P} gave the money back, picked the lock and asked the one question that a hunter never asks: "Who did this to you?" It could not speak any more, but it could point.',
      '{Q} of {town} taught {P} all that one can know of the trade, and one evening hung up the sword, put on a clean shirt and walked out into the dark, towards what they had been hunting. There was no scream. In the morning {Q.their} notes lay on the table, open at a page that said only "We have been wrong about them", and the date.',
    ],
    now: [
      ['Near {town2} it has been seen again, or its like, carrying a lamp.', 'v=1'],
      ['The needle marks were the same in {town2}, and there were {few} of them there.', 'v=2'],
      ['A clean shirt hung on a hedge near {town2}, with no blood on it.', 'v=3'],
      'People in {town2} hire {P}, pay {P}, and would rather that {P} slept outside.',
      '{P} brews strange potions for the hunt: against fear, against sleep, and one against the taste.',
    ],
    bond: [
      'A silver blade that has been used for everything except once.',
      '{Q}, who taught {P} that one must look before one strikes.',
    ],
    hook: [
      [
        'What {P} spared keeps something worse below. The mayor who pays for its death knows that very well.',
        'v=1',
      ],
      ['{Q} sells the names of lonely people to the one with the needle.', 'v=2'],
      [
        '{Q} lives among them, as a hostage for a truce which only {P} can break by accident.',
        'v=3',
      ],
    ],
    realm: [
      'The court has put a bounty on all of the kind, and sends armies, and it will drive out the one thing that keeps the rest asleep.',
    ],
    look: [
      'The face of {P} has been clawed, sewn and clawed again, in neat rows.',
      '{P} wears vials across the chest, each with a drawing on it, and two that are only marked "no".',
    ],
    manner: [
      '{P} looks at the ceiling first, then at the corners, and then says good evening.',
      '{P} asks victims for the exact hour, and thanks them.',
      '{P} names a price and sticks to it, except with widows.',
    ],
    ideal: [
      '"Look twice. It costs less than being wrong once."',
      '"There are monsters. It is just that one has to check."',
    ],
    woven: {
      story: [
        '{P.name} learned the trade of a {what} hunter near {town2}: salt, silver, patience, and half of the money first.',
      ],
      manner: [
        '{P.name} looks at the ceiling first, then at the corners, and then says good evening.',
      ],
      look: [
        '{P.name} wears vials across the chest, each with a drawing on it, and two that are only marked "no".',
      ],
      bond: ['The silver blade of {P.name} has been used for everything except once.'],
    },
  }),
  ofIdea({
    id: 'idea-treasure-hunter',
    asked: phrases(
      'treasure|relic|artifact|artefact|fortune hunter|hunters|seeker',
      'tomb|grave raider|robber|explorer',
      'archaeologist|archeologist|explorer|dungeoneer|spelunker|ruin_delver|antiquarian',
      'hunts|hunting|seeks|seeking|looking|looks|searching for? lost|hidden|ancient|forgotten treasure|treasures|ruins|tombs|relics|artifacts|cities|city *',
    ),
    other: ['map dealer', 'old partner', 'museum keeper'],
    concept: [
      ['broke the seal of a tomb near {town}, and took the only thing that was not gold', 'v=1'],
      ['knows where the treasure of {town} lies, and who was left down there with it', 'v=2'],
    ],
    want: [
      ['to learn what the thing opens', 'v=1'],
      ['to go back down with a longer rope, and to bring up both', 'v=2'],
    ],
    flaws: [
      ['touches it', 'Where it says in seven languages not to, {P} can read four, and does.'],
      [
        'measures friends by how fast they run',
        'In a collapse {P} counts the treasure first, and is ashamed on the next day.',
      ],
    ],
    event: [
      'There were heaps of gold in the tomb near {town}, and {P} had a sack. But in the dead hand lay a key of bone, and all the painted eyes on the walls looked at it. {P} took it out of the fingers, said "excuse me", and left the gold, for once. {Q} was waiting above with the mule and could not believe it. By morning the tomb was full of soldiers. None of them looked at the gold either.',
      '{P} and {Q} had worked together for {years} years, and halved everything. Under {town} there was a door, a hall and a hoard, and then a beam that began to sing. There was time for one to get up the rope. {Q} tied it round {P} and shouted "pull". What came up with {P} was one cup. The shaft is a lake now, and the cup, when one listens, is not quite silent.',
    ],
    now: [
      [
        'In {town2} there is a lock of bone in a church door. It has been bricked up, from inside.',
        'v=1',
      ],
      ['In {town2} a cup of the same set was sold by somebody with wet boots.', 'v=2'],
      '{P} keeps a map, a whistle, a brush and {few} ways of disarming a floor.',
      'Museums thank {P} in small print, and collectors in coin.',
    ],
    bond: [
      'The one find that {P} has never offered to anybody.',
      '{Q}, with whom everything was halved, also the blame.',
    ],
    hook: [
      [
        'The key does not open a tomb but has kept one shut, and it was in the hand of the jailer.',
        'v=1',
      ],
      [
        '{Q} got out by another way, with everything, and hopes not to be found by the one who is mourning.',
        'v=2',
      ],
    ],
    realm: [
      'What lies there is the regalia of a fallen empire, and whoever wears it has a claim on {few} thrones.',
    ],
    look: [
      '{P} has lime in the hair, a rope round the middle, and a hat that is fetched from under falling doors.',
      '{P} wears a copper coin with a hole in it, from the first grave, as a reminder.',
    ],
    manner: [
      '{P} taps walls, out of habit, and smiles at some of them.',
      '{P} greets the dead by their titles, and asks for permission.',
      '{P} never sits with the back to a statue.',
    ],
    ideal: [
      '"What is lost belongs to whoever can explain it."',
      '"They buried it so that it would be found. Otherwise they would have burned it."',
    ],
    woven: {
      story: [
        '{P.name} once broke the seal of a tomb near {town2}, and took the only thing that was not gold.',
      ],
      manner: ['{P.name} taps walls, out of habit, and smiles at some of them.'],
      bond: ['There is one find that {P.name} has never offered to anybody.'],
    },
  }),
  ofIdea({
    id: 'idea-refused-contract',
    asked: phrases(
      'refused|refuses|rejected|abandoned|failed|did_not_finish|turned_down|broke the|a|an|his|her|their last|final|first? contract|job|kill|target|hit|assassination|order *',
      "couldn't|could_not|can't|cannot|can_not kill|finish|murder <their>|the|a last|final|first? target|mark|victim|contract *",
      'spared|saved|let <their> last|final|first? target|mark|victim *',
      'target|mark|victim travels|travelling|traveling|lives|is with|beside *',
      'fell|falls in_love with <their> target|mark|victim',
    ),
    classes: ['rogue'],
    backgrounds: ['criminal'],
    unlike: /lost property/i,
    other: ['widowed judge', 'ledger clerk', 'retired general'],
    concept: [
      ['was paid in {town} to kill the very person who now travels along and complains', 'v=1'],
      ['put the knife away in {town}, and told the target where the door was', 'v=2'],
    ],
    want: [
      ['to find out who paid for that death, before another takes the contract', 'v=1'],
      ['to buy back that contract, with interest, and tear it up', 'v=2'],
    ],
    flaws: [
      [
        'cannot stop planning it',
        '{P} sees how one could do it: the stairs, the soup, the third cushion. And then {P} moves the cushion.',
      ],
      [
        'trusts nobody who is friendly for no reason',
        'A present from a child has been put into a bucket of water by {P}, and watched.',
      ],
    ],
    event: [
      '{P} had been on the sill in {town} for an hour, with the wire, and it should have taken a moment. But {Q} was trying to open a jar. It went on and on. In the end {P} climbed in and opened it. They ate what was in it, and {P} explained the situation. "Then I had better come with you," said {Q}, who has come along ever since, and has views about the food.',
      'The last contract was sealed in {town}, with a name on it and half of the gold. {P} stood behind the curtain when {Q} said, without turning round, "I hoped that it would be somebody good." There was tea. There was the reason, which took until midnight, and it was in order. {P} left the gold on the sill and showed {Q} a way across the roofs. The guild does not know refunds.',
    ],
    now: [
      [
        'In {town2} a stranger sat at the next table and did not touch the soup. {P} knew the school.',
        'v=1',
      ],
      ['In {town2} the contract is for sale again, with a second name on it, that of {P}.', 'v=2'],
      'By now {Q} can pick a simple lock, and does so when it is least convenient.',
      '{P} and {Q} have a signal for danger, and {Q} uses it for spiders.',
    ],
    bond: [
      '{Q}, who by all the rules ought to be dead, and snores.',
      'The half of the fee that {P} has never spent, in a jar.',
    ],
    hook: [
      [
        'It was {Q} who had ordered it, out of despair, with payment in advance, and who has never dared to mention it.',
        'v=1',
      ],
      ['The reason was a lie from beginning to end, and the tea was very good.', 'v=2'],
    ],
    realm: [
      '{Q} is the rightful witness in a trial for a crown, and the other side has engaged the whole guild.',
    ],
    look: [
      '{P} wears black that has been washed grey, and a scarf that the target has knitted.',
      'One notices the hands of {P}, which lie flat on the table, so that one can see them.',
    ],
    manner: [
      '{P} tastes the soup first, and changes the plates round.',
      '{P} wakes at a held breath.',
      '{P} never says how many, and answers "one less" if pressed.',
    ],
    ideal: [
      '"I have given one back. It is the only thing I have ever made."',
      '"Somebody else can have the last word. I have stopped delivering it."',
    ],
  }),
];
