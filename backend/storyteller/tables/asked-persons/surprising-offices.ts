import { noun, type AskedStory } from './story-type.ts';

const defecting =
  /\b(?:defector|deserter|turncoat|defected|deserted|switched sides|changed sides|left (?:the|his|her|their) (?:army|clan|people|house|tribe|empire|legion)|runaway soldier)\b/iu;

/** Persons in a place that was not meant for them. */
export const personsOfOddOffices: readonly AskedStory[] = [
  {
    id: 'asked-elected-as-a-joke',
    asked:
      /\b(?:elected|chosen|voted|appointed|crowned|made|named|became|is)\b.*\b(?:as a joke|by accident|by mistake|accidentally|by a mistake|for fun|for a laugh|on a bet|by chance|as a prank)\b|\b(?:accidental|unlikely|joke) (?:mayor|king|queen|ruler|lord|judge|governor|hero|prophet|saint|general|captain|bishop|duke|chief)\b/iu,
    isWhole: true,
    other: 'beaten rival',
    look: [
      'The chain of office hangs on {P.name} over a coat that has been patched by its wearer, and the ink on both hands is real.',
    ],
    manner: [
      '{P} reads everything before signing it, which nobody has done in {town} within living memory.',
      '{P} still laughs when somebody uses the title, and then does what was asked.',
    ],
    want: [
      '{P} got the office as a joke, turned out to be good at it, and wants to finish one thing before those who laughed stop laughing: the accounts of the last {years} years.',
      '{P} was put into the office for a laugh, has come to love it, and wants to be elected once in earnest.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, with a receipt, for the one account book that was missing when the office was handed over; it has been seen in {town}, under a short table leg.',
      '{P} offers {pay} gold pieces to a party that brings a caravan of grain from {town2} past those who had got used to buying it cheaply.',
      'The crown has invited {P}, to be laughed at. {P} has found out meanwhile where the money for the walls of the realm has gone, and offers {pay} gold pieces to be there alive, and to be let finish the sentence.',
    ],
    says: [
      '"It was very funny. I laughed as well. Then I saw the drains."',
      '"I know nothing about ruling. So I asked those who have to live with it. It saves a great deal of time."',
      '"{Q} says that anybody could do it. I find that hopeful."',
    ],
    tell: 'The lamp in the office of {P} burns until midnight, and people have begun to bring {P.them} supper, [at first as a joke|without being asked].',
    truths: [
      'The joke was paid for: {Q} bought the votes to have a fool in the chair while the town forest was sold. The sale has failed because {P} read the deed, and the buyer is not one who lets {Q} give back the money.',
      '{P} won because {P} had paid for it {P.themself}: {few} drunkards and a drum, out of shame over having lost twice in earnest, to be able to say that it was only a joke. {Q} knows it, has kept quiet, and has become {P.their} best adviser in secret.',
    ],
    clues: [
      [
        'Investigation',
        'going through the voting lists',
        'many of the voters had new boots on the next day, all from one shop.',
        1,
      ],
      ['Insight', 'asking {Q} about the election', '{Q} is not bitter, and that is odd.', 2],
      [
        'Perception',
        'following {Q} to the edge of the forest',
        'a stranger shows {Q} the trees, and then an axe.',
        1,
      ],
      [
        'Persuasion',
        'buying the drummer a drink',
        'he says that he was paid by somebody who blushed.',
        2,
      ],
    ],
    pressed: [
      '{P} lays the deed before the assembled town and asks what it wants to do, as always. {Q} stands up last, and says where the money is.',
      '{P} confesses it from the balcony, resigns, and is elected again within the hour, by people who find that this was the best joke of all.',
    ],
  },
  {
    id: 'asked-kept-post',
    asked:
      /\b(?:guards?|guarding|watch(?:es)? over|watching over|keeps?|keeping|tends?|tending|protects?|protecting|mans|minds?|minding) (?<what>(?:an?|the|his|her|their|one) [\p{L}'-]+(?: (?!(?:nobody|no|that|which|where|for|since|and|in)\b)[\p{L}'-]+){0,3}) (?:that |which |where |to which )?(?:nobody|no one|no-one|noone|not one)\b|\b(?:guards?|guarding|keeps?|keeping|tends?|tending|watches) (?<what>(?:an?|the|his|her|their) (?:abandoned|forgotten|empty|useless|unused|ruined|deserted|closed|disused|broken|lonely) [\p{L}'-]+)/iu,
    isWhole: true,
    other: 'surveyor of roads',
    look: [
      '{P.name} is up before the sun with the coat brushed, and greets the empty road as one greets a superior.',
    ],
    manner: [
      '{P} asks those who come by for their names and business, writes both down, and wishes them a good journey.',
      '{P} knows each stone and each nail of the post, and mends what nobody will ever see.',
    ],
    want: [
      '{P} keeps watch over {what}, which has been of no use to anyone for years, and wants to go on with it until {P.they} is relieved in due form.',
      '{P} keeps watch over {what}, where nobody comes any more, and wants a second pair of eyes for a certain night of the year.',
    ],
    ask: [
      '{P} gives {pay} gold pieces of pay that was never spent to those who stand the watch for one night, while {P.they} goes to a funeral in {town}.',
      '{P} asks the party to ride to {town2} and find out whether the one who gave the order is still alive; {pay} gold pieces, saved for a horse.',
      'The realm wants {what} torn down for its stones. {P} offers {pay} gold pieces to those who get one old order read aloud before the crown, down to the last line.',
    ],
    says: [
      '"Halt. Forgive me. It is only that I get to say it so rarely."',
      '"Nobody comes. That shows that it is well guarded."',
      '"The war is over? So I have heard. It has not been reported to me."',
    ],
    tell: 'Every evening {P} writes "no incidents" into a book; there are {years} such books, and one page in them is blank.',
    truths: [
      'On the night of the blank page {P} let somebody pass: a woman with children, from the other side. For that {P.their} whole company was cut down from behind. {P} stays because the dead pass there once a year and have to be told that all is quiet; {Q} is one of those children.',
      'What {P} guards is not {what} but what lies beneath: the last order says so in one line that only {P} ever read. It has begun to knock from below. {Q} has been told to tear all of it down, and has already had the first stones loosened.',
    ],
    clues: [
      [
        'Investigation',
        'reading the books of {P}',
        'one page is blank, and the next is wrinkled, as by water.',
        1,
      ],
      [
        'Perception',
        'putting an ear to the ground there at midnight',
        'there is a knock, and {P} knocks back: twice, for "still here".',
        2,
      ],
      [
        'Insight',
        'asking {Q} about childhood',
        '{Q} remembers being carried, a lantern, and someone who looked away.',
        1,
      ],
      [
        'History',
        'asking veterans about the post',
        'they say that whoever was sent there had done something right at the wrong time.',
      ],
    ],
    pressed: [
      'In that night {P} reports to those who come up the road in ranks, and this time reads out the truth. {Q} stands beside {P.them}, and they salute.',
      '{P} shows the party and {Q} the last line of the order, and then the hatch. "I should be glad to be relieved," says {P}, "by more than one."',
    ],
  },
  {
    id: 'asked-defector',
    asked: defecting,
    isWhole: true,
    other: 'wary officer',
    look: [
      '{P.name} wears a borrowed coat of the new side over boots of the old one, and sleeps in both.',
    ],
    manner: [
      '{P} says "they" where {P.they} said "we", after a small pause, each time.',
      '{P} flinches at praise, and at nothing else.',
    ],
    want: [
      '{P} has gone over to the other side, and wants one more brought out: a person who trusted {P.them} and stayed behind.',
      '{P} has left {P.their} own people, and wants to be believed by the new ones before the next new moon, when it will be too late.',
    ],
    ask: [
      '{P} has {pay} gold pieces sewn into the coat for those who keep the kin of {P.their} old comrades from finding {P.them} in {town}.',
      '{P} offers {pay} gold pieces and a drawn map to a party that goes by a way that does not exist, close to {town2}, and returns with one person more.',
      '{P} knows the day of the attack, and neither court of the realm wants to hear it. {P} offers {pay} gold pieces to be brought before somebody who can count.',
    ],
    says: [
      '"You do not trust me. Good. I would not have come over to people who did."',
      '"I gave them the best half of my life. It turns out that it was the same half for everyone."',
      '"Ask me about their weapons, and not about their songs. I still know the songs."',
    ],
    tell: '{P} lays out {P.their} few things each night so that they can be seized with one hand, and turns one of them, a badge, face down.',
    truths: [
      '{P} deserted for a reason that {P.they} keeps back: the order was to kill prisoners, and {P} has hidden one of them, in {town}, in a cellar. It is a commander of the new side, whom {Q} has replaced, and {Q} would prefer the grave that is already paid for.',
      '{P} is sent: the flight was arranged, and one sentence of what {P} tells is false. But {P} has stopped wanting it to be believed, and those who sent {P.them} have the one who stayed behind. {Q} is the other one whom they have sent.',
    ],
    clues: [
      [
        'Insight',
        'letting {P} tell the story of the flight twice',
        'one sentence is word for word the same, and no other is.',
        2,
      ],
      ['Perception', 'watching what {P} takes from the table', 'it is always enough for two.', 1],
      [
        'Investigation',
        'asking {Q} about the lost commander',
        '{Q} uses the past tense, and then looks at the door.',
        1,
      ],
      [
        'Deception',
        'saying a password of the old side near {Q}',
        'the hand moves before the face has been told not to.',
        2,
      ],
    ],
    pressed: [
      '{P} brings the commander up into the light, in front of everybody, by the arm. What {Q} does in the next breath tells all the rest.',
      '{P} marks the false sentence in the report with {P.their} own hand, and names the price. There is one night in which the one who stayed behind can still be fetched.',
    ],
  },
  {
    id: 'asked-young-ruler',
    asked: noun(
      '(?:young|child|boy|girl|teenage|newly crowned|new) (?:[\\p{L}-]+ )?(?:king|queen|prince|princess|emperor|empress|duke|duchess|baron|baroness|lord|lady|count|countess|sultan|ruler|heir|heiress)|princeling|boy king',
    ),
    other: 'regent',
    look: [
      'The crown or ring of {P.name} has been made smaller with a strip of felt, and {P.they} has stopped minding who sees it.',
    ],
    manner: [
      '{P} asks the question after which a council falls silent, and means it.',
      '{P} sits very straight while others talk, and draws ships in the margin.',
    ],
    want: [
      '{P} wants to give one order of {P.their} own and see it carried out, a small one, to learn where it gets lost.',
      '{P} wants to know how the parents really died, and has learned not to ask indoors.',
    ],
    ask: [
      '{P} offers {pay} gold pieces of pocket money to those who follow one order, for bread, from the seal to the gate of {town}, and find the desk at which it ends.',
      '{P} gives {pay} gold pieces and a ring to a party that brings a dismissed nurse from {town2}, by the garden door.',
      'On the next birthday {P} comes of age, and a treaty is to be signed on the day before. {P} offers {pay} gold pieces of the realm to those who lose the pen, the paper or the envoy.',
    ],
    says: [
      '"They all bow. It means that nobody looks at me. I have tried pulling faces."',
      '"Is it true that you are paid only when the work is done? I should like to bring that in."',
      '"{Q} says that I shall understand it when I am older. I am older, since this morning."',
    ],
    tell: 'Before every council {P} hides a note in a certain book of the library, and somebody answers, in capitals.',
    truths: [
      "The notes go to the parents' murderer, who sits in the tower, has told {P} everything, and is the only one who never flatters. It was {Q} who gave the order; the prisoner has the proof, and wants to give it away for a window.",
      '{Q} is loyal, and hated for what {Q.they} keeps away from {P}: the parents are alive, changed by what they bargained with for the throne, and come to the garden wall when {P} sleeps. They want their child.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the capitals with prison bills',
        'the same hand has signed for bread and water for {years} years.',
        1,
      ],
      [
        'Insight',
        'asking {Q} to let {P} walk in the garden at night',
        '{Q} says no in a voice that begs.',
        2,
      ],
      [
        'Perception',
        'sitting up by the garden wall',
        'two pairs of footprints come to it, and do not end where feet would.',
        2,
      ],
      ['History', 'reading the report of the death', 'it was written on the day before.', 1],
    ],
    pressed: [
      '{P} gives the order of {P.their} own at last: a window for the prisoner, and a chair for {Q}, opposite. The council may listen.',
      '{P} goes out to the wall with a lamp, {Q} on one side and the party on the other, and says good night to those who are there. It takes all the strength that a crown is said to give.',
    ],
  },
  {
    id: 'asked-lawyer',
    asked: noun('lawyer|advocate|attorney|barrister|solicitor|notary|public defender|prosecutor'),
    other: 'faithful client',
    look: [
      '{P.name} carries a bag of papers on a strap, worn smooth, and puts on spectacles before saying no.',
    ],
    manner: [
      '{P} is polite beyond all measure, and more so the nearer the other side is to the edge.',
      '{P} lets people finish, repeats what they said in better order, and it is then no longer what they wanted.',
    ],
    want: [
      '{P} has never lost a case, and wants to lose the next one without its being noticed.',
      '{P} wants a case heard that no court in {town} will take: the dead against the living, with {P} for the dead.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, with an invoice, for a witness in {town} who is to be found, fed and made to remember, by lawful means.',
      '{P} offers {pay} gold pieces for the original of a contract from a tower near {town2}: the copy says "soul", and the question is whether it has an s at the end.',
      'The crown is to be sued, for the first time in the history of the realm, and {P} has taken the brief. {pay} gold pieces for those who keep judge, clerk and plaintiff alive until the ruling.',
    ],
    says: [
      '"I quite see your point. I fear that you do not see where it ends."',
      '"Do sit down. You are a party to this, by the way. Since the moment you sat down."',
      '"The law is a bridge. I know which planks are missing."',
    ],
    tell: 'After every case that {P} has won {P.they} goes to one certain house in {town}, pays something there, and leaves by the back.',
    truths: [
      '{P} has won every case because {Q} wishes it so: {Q} is a fiend who collects judgments, and lent {P} a silver tongue until the first defeat. With the defeat the tongue goes back, and with it {P}. In the next case the accused is innocent, and {P} is for the other side.',
      'Once {P} won against an innocent one, who was hanged, and has been paying the family ever since. {Q} was the guilty one, has come back again and again, and tells {P} every year what else {Q.they} has done, since counsel must be silent.',
    ],
    clues: [
      [
        'Religion',
        'looking at {Q} while a verdict is read',
        '{Q} moves the lips along, a word ahead of the judge.',
        1,
      ],
      [
        'Investigation',
        'going through the old cases of {P}',
        'one file is tied up with black thread, and has been opened often.',
        2,
      ],
      ['Insight', 'asking {P} about a defeat', '{P} says "once, and I was awarded costs".', 2],
      ['Perception', 'listening to {P} talk to a child or a dog', '{P} stammers.', 1],
    ],
    pressed: [
      '{P} pleads guilty in {P.their} own name before the open court, in words that limp, and is acquitted on a point of law that {P.they} has overlooked: nobody may be judged in a contract with a party who has no shadow.',
      '{P} asks the court to be heard as a witness, takes off the robe first, and tells what counsel may not. {Q} objects. The objection is noted.',
    ],
  },
  {
    id: 'asked-envoy',
    asked: noun('ambassador|diplomat|envoy|emissary|herald|consul|negotiator|peacemaker|legate'),
    other: 'chief interpreter',
    look: [
      '{P.name} wears the colours of home where they offend least, and a pin of the host where it is seen.',
    ],
    manner: [
      '{P} praises the food first, whatever it is, and remembers who cooked it.',
      '{P} says nothing that cannot be taken back, at great length and very pleasantly.',
    ],
    want: [
      '{P} has a treaty that both sides would sign, and wants to keep both sides from reading the same copy.',
      '{P} wants to stay in {town} for good, and has been called home.',
    ],
    ask: [
      "{P} offers {pay} gold pieces to a party that loses the recall on its way from the gate of {town} to the desk, and brings {P.them} the sender's name.",
      '{P} pays {pay} gold pieces for one guest to arrive late from {town2}, in good health and in a good mood: a lame horse would do, or a feast.',
      "Two rulers of the realm are to meet for the first time in {years} years, and one of the two presents is poisoned. {P} offers {pay} gold pieces to those who find out which, without anybody's losing face.",
    ],
    says: [
      '"Nobody wants a war. Some want to have had one."',
      '"At home they call that an insult. Here it is a soup. I have eaten it."',
      '"I shall pass it on. In other words, if I may."',
    ],
    tell: '{P} and {Q} never look at each other when {Q} translates, and both of them blush at the same places.',
    truths: [
      'For years {Q} has not translated what {P} says, but what would be wise. The peace is the work of {Q}; {P} noticed in the second month, and has been saying fouler and fouler things for the pleasure of hearing them improved. Now somebody has come who knows both languages.',
      'The home that {P} speaks for has not existed for a year: it fell, and the last order was to go on as before, so that the neighbours do not fall on those who fled. {Q} forges the letters, with real seals, out of a box that is nearly empty.',
    ],
    clues: [
      [
        'Insight',
        'listening to both while {Q} translates',
        'an insult went in, and a proverb came out.',
        1,
      ],
      ['Investigation', 'looking at the latest letters from home', 'the wax is that of {town}.', 2],
      [
        'Perception',
        'watching {P} when travellers from home are announced',
        '{P} asks what they look like, before asking what they want.',
        2,
      ],
      [
        'History',
        'reading the protocols of the last years',
        'nobody has ever argued so gracefully.',
        1,
      ],
    ],
    pressed: [
      '{P} names {Q} as the true envoy before both courts, bows, and steps back to carry the bag. Both courts pretend that they had known it.',
      '{P} tells the host the truth, and asks for land instead of a treaty. The host looks at the seals for a long time. "I thought that they were getting better," says the host.',
    ],
  },
];
