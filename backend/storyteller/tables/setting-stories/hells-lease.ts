import type { SettingStory } from '../setting-story-type.ts';

export const hellsLeaseStory: SettingStory = {
  id: 'hells-lease',
  pronouns: { P1: 'she', P2: 'she' },
  levels: [11, 20],
  tones: ['intrigue', 'whimsical'],
  words: ['hell', 'devils', 'devil', 'lease', 'contract', 'infernal', 'landlord'],
  title: 'Hell Has Been a Good Tenant',
  pitch:
    '{land} was leased to Hell for ninety-nine years«, to pay for a war». The devils have mended the roads of {town1}, halved the taxes and hanged every corrupt judge. In three weeks the lease is over, the dynasty in {town2} wants it back, and most people would rather extend. || For ninety-nine years {land} has been let to Hell, which mended the roads of {town1}, halved the taxes and hanged every corrupt judge. In three weeks the lease ends. The« old» dynasty waits in {town2}« with its crowns», and most people would rather keep the devils.',
  party:
    'The party is neutral« by affidavit», and is sworn in as the inspectors of the handover: they are to state in what condition {land} is returned. Every party to the contract is allowed to show them round. || Both sides have sworn that the party belongs to neither, and« so» it is to inspect the handover and« to» write down in what state {land} is given back. Everybody is allowed to show it round«, and does».',
  truths: [
    '[The trains of {land}, drawn by hell horses, are on time|Hell horses draw the trains of {land}, and are never late|{land} has trains with hell horses, and one can set a clock by them]. [The fare is|One pays|A journey costs] a copper piece, and [one kind word to the driver|a kind word to the horse|a compliment to the driver|a polite remark on the weather]. || Trains run on time in {land}, behind [hell horses|six hell horses|hell horses with bells on]. One pays a copper piece, and [says something kind to the driver|tells the driver a joke|thanks the horses|asks after the family of the driver].',
    '[Nobody in {land} has been damned against his will for ninety-nine years|For ninety-nine years nobody in {land} has been damned who did not want it|In {land} damnation has been voluntary for ninety-nine years]. [It is in the lease|The lease says so|That is a clause of the lease|It says so in the lease, on page [three|nine|forty|seventy]|Page [two|six|eleven] of the lease says so|Hell agreed to that in the lease|The lease was signed on that condition].',
    '[Lawyers are gentry|Lawyers are the nobility here|A lawyer ranks above a knight]. In {town1} the children [play at plea and answer|play at judge and witness|draw up contracts over marbles], and bite when they lose. || In {town1} the children play at [plea and answer|witness and judge|buyer and seller], and the loser [bites|appeals|asks for a second hearing]. A lawyer is greeted before [a knight|a priest|a general].',
    'The royal family lives in {town2}, in exile, [on one floor|on the third floor|above a baker], with ninety-nine years of unpaid bills« and [a very good cook|one cook, who is very good|a cook whom others envy]».',
    '[Angels are not allowed in|The lease forbids angels|No angel may enter]. [There is an embassy of Heaven in {town3}, with one clerk, who has not been sent for|Heaven has an embassy in {town3}, with one clerk, for whom nobody has asked|In {town3} is an embassy of Heaven, with a single clerk and no visitors].',
    'On the last day, at midnight, «in {town1}, »the keys are handed over. Breakages are to be paid for.',
  ],
  regions: [
    '{town1}«, where one says "hot today" to mean that one would rather talk elsewhere,» is the capital and has a second one underneath, better lit.',
    '{town2} is across the border, by nine feet, and consists of pretenders«, tailors» and the people to whom they owe money. || {town2} is abroad by nine feet. It consists of pretenders«, of tailors,» and of those to whom they owe money.',
    '{town3} was a battlefield and is a garden. What grows there is watered« at night», by a staff that is not listed.',
    '{town4} is where contracts are kept, in a tower with the entrance at the top. One may read anything there«, and cannot say afterwards that one did not know».',
  ],
  factions: [
    [
      'the Tenancy',
      "[wants its lease of {land} extended by ninety-nine years, freely, by a vote; it is fixing everybody's roof|wants another ninety-nine years, voted for freely, and is repairing every roof in {town1}|wants {land} to vote it another ninety-nine years, and until then mends everybody's roof]",
      [
        '[means to lose the vote of {land}, by one|means {land} to vote against it, by a single vote]',
        '[means to win the vote of {land} by so much that nobody counts again, or looks at a date|wants so many votes« in {land}» that nobody counts« them» twice, or looks at a date]',
      ],
    ],
    [
      'the House Across the Border',
      '[wants {land} back, with back rent|wants {land}, and ninety-nine years of rent for it|wants the throne of {land}, and the rent for ninety-nine years], and [has had the crowns pressed|has polished the crowns|has let out the robes|has ordered wine for it, on credit]',
      '[cannot take {land} back: it has sold its claim nine times|has sold its claim on {land} nine times, and so has nothing to take it back with|owns no claim any more: in {town2} nine people have bought it]',
    ],
    [
      'the Friends of the Furnace',
      'want the devils to stay; they are led by grandmothers« in {town1}» who remember kings',
      '[have taken to hiding people« of {town1}» who would vote the other way, with soup|hide people who would vote the other way, in {town1}, and feed them soup|keep people who would vote the other way in the kitchens« of {town1}», full of soup]',
    ],
    [
      'the Embassy of Heaven',
      '[wants to have been informed; its clerk« in {town3}» stamps that|wants to have been told of it all; its clerk in {town3} has a stamp that says so|wants to be informed of what happens in {land}, and its one clerk stamps that it was not]',
      '[has an army of forty thousand in the attic« in {town3}», under a sheet, for the first minute after midnight|keeps forty thousand soldiers in its attic« in {town3}», under a sheet, for the minute after midnight|has put forty thousand soldiers under a sheet in its attic in {town3}, and will need them for one minute, after midnight]',
    ],
  ],
  conflicts: [
    'The list of breakages [of {land} has {num} pages. It includes|has {num} pages so far, and includes|runs to {num} pages, and on them are] a mountain«, the chastity of a bishop» and the innocence of {town3}, and somebody will have to pay« for each».',
    'The grandmothers« of {town1}» have taken the crown prince hostage, and [are feeding him|are fattening him|have taught him to knit|give him dumplings]. [He has not asked to be rescued|He does not want to be rescued|So far he has refused all rescue|He has asked for more].',
    '[The roads of {land} are guaranteed only until midnight on the last day|Until midnight on the last day, and not longer, Hell guarantees the roads of {land}|The guarantee for the roads of {land} runs until midnight on the last day]. [Three neighbouring kings have armies ready, with brooms|Three neighbouring kings stand ready with their armies, and with brooms|Three armies from next door are ready, with brooms and tar], to occupy the roads and keep them in repair. || At midnight on the last day [the guarantee for the roads of {land} ends|nobody is liable any more for the roads of {land}|Hell stops mending the roads of {land}]. The armies of three neighbouring kings [are waiting for it|are waiting for that night|are ready for that hour], with [brooms|brooms and shovels|brooms and barrels of tar], to take the roads over« and mend them».',
  ],
  people: [
    [
      'lady tenant',
      'wants a fair report, and no favours; she is an erinyes, has run {land} for« all of» the ninety-nine years and would like to be missed',
      '{P1.name} knows all [streets|bridges|lanes] by the names of those who [swept|mended|laid] them. || {P1.name} greets [street sweepers|postmen|lamplighters] by name«, and asks after [the street|their children|their knees]».',
      [
        'tears up the lease for whoever asks her why no soul has been collected in ninety-nine years',
        'tears up the lease for whoever asks her on which day it ended',
      ],
    ],
    [
      'queen in waiting',
      'wants to be crowned without having to live there, and offers« the party» {pay} gold pieces, on credit',
      '{P2.name} wears the crown only [in the bath|in bed|at breakfast|for the mirror]. || {P2.name} is only at ease« [in the bath|in the kitchen|on the balcony],» with the crown on.',
      'signs whatever is true, as nobody has« ever» asked for it',
    ],
    [
      'clerk of Heaven',
      'wants instructions, or« else» to be told that none will come, by somebody of equal rank',
      'When {P3.name} is moved, all the pens« in the room» write the same word.',
      'would keep the sheet on for one form« that has been» filled in correctly',
    ],
    [
      'keeper of contracts',
      'wants page 412, «which is missing, »looked for everywhere except in the tower',
      '{P4.name} has a paper cut on each finger and [is proud of every one|keeps salt away from them|holds a pen with the palms|has a name for each]. || {P4.name} has a paper cut on each finger, and [remembers|can tell|knows] which [clause|page|contract] it was.',
      [
        'knows page 412 by heart, and says it to whoever forgives the keeper who gave it to a child to eat',
        'made the blot, ate page 412« to hide that», knows it by heart, and says it to whoever forgives both',
      ],
    ],
  ],
  places: [
    [
      'The Tower of Contracts',
      4,
      'one climbs down into it, «past ninety-nine years of small print, »and {P4} asks whether one can read',
      [
        '[Page 412 is missing. The edge has the marks of« small teeth,» milk teeth|In place of page 412 there is a ragged edge, with the marks of milk teeth|Somebody with milk teeth has bitten out page 412, as one sees at the edge].',
        'Page 412 is missing, as {P4} says. [It had the date on it, and has left [a mirror image|its print] on page 413, in which the lease is [shorter than ninety-nine years|not as long as ninety-nine years]|The date was on it. [A mirror image has come off|It has come off, in mirror writing,] on page 413, and there the lease [is shorter than|falls short of] ninety-nine years|On page 413 one sees [a mirror image of it|it in mirror writing|its print], with a date that makes the lease [shorter than ninety-nine years|end too early]|Its ink has come off on page 413, in mirror writing, with the date, and [that gives the lease fewer|by that the lease has fewer] than ninety-nine years].',
      ],
    ],
    [
      'The Garden of {town3}',
      3,
      'it is open all night«, and smells of roses that nobody has planted»; {P3} walks there to be alone',
      [
        '[The staff are the damned of the old war, who asked to be allowed to do something|It is the damned of the old war who water it, since they asked for something to do|The gardeners are the damned of the old war, at their own request]. [There are 900,000, and [they have the right to stay|they are entitled to stay|nobody may send them away] until the lease [is over|ends]|They are 900,000, and may [stay|water roses|be here] for as long as the lease [runs|lasts]|All 900,000 of them have a right to be here until [the lease ends|the last day of the lease]|Until the lease is over they may [stay|dig], all 900,000 of them].',
        'Under the roses lies the old army of {land}, [whole, asleep and in uniform|asleep, in uniform and in step|every man of it, asleep], as [security for the rent|a pledge for the rent|the deposit].',
      ],
    ],
    [
      'The Floor of the House',
      2,
      'petitioners are received here« between the laundry lines», by {P2}, who is charming',
      '[Nine creditors wait in nine cupboards|There are nine cupboards, with a creditor in each|In nine cupboards nine creditors are waiting]. [Each owns {land}, and one of them|Each has a deed that says {land} is his, and one|Every one of them has bought {land}, and one] has [horns under the hat|horns under a hat].',
    ],
  ],
  start: [
    'On the evening on which the party takes its oath, all the lamps« in {town1}» turn [green|blue|red], and from the ground there rises a bill, «on vellum, »[as high as a house|as high as the gate|as tall as six people]. It is addressed to the people of {land}«[| and has a seal that smokes| and smells of sulphur| and is still warm]». {P1} is as surprised as anybody, and [for the first time in ninety-nine years she asks somebody for help|asks for help, for the first time in ninety-nine years|for once asks« somebody» for help].',
    [
      'The bill is from the Archduke to whom {P1} has to report. He has found out that she has not collected one soul« in ninety-nine years», and wants all« of them», at midnight of the last day.',
      'The bill is forged, and asks whoever takes {land} over for ninety-nine years of lamp oil. The nine creditors have put it together, «in cupboard seven, »so that {P2} has to sell a tenth time.',
    ],
  ],
  openings: [
    [
      'An old man« in {town1}» asks the party to break his leg before midnight of the last day«, in front of a witness».',
      'Whatever is broken« under the lease» has to be made good by Hell, and he wants to be young again. || What breaks« under the lease» Hell has to make as good as new, and he would like to be that.',
    ],
    [
      'The three neighbouring kings would like the party to [ask {land} for peace« on their behalf»|ask {land} for peace« in their name»|ask for peace with {land}« on their behalf»]. Their armies wait at the border, but the kings have seen what [drives|pulls] the trains[|, and could not eat afterwards|, and it looked back], and would rather not use them.',
      '[They have also had letters from the House, each with an offer of the same throne|Each of them has a letter from the House« as well», and all three are offered the same throne|The House has sold to all three« of them» one and the same throne]. || The House has written to all three« as well», and has offered each of them [one and the same throne|the same throne, at a discount].',
    ],
  ],
  truth: [
    "{P1} fell in love with {land}, «in about the tenth year, »and has governed it against her orders ever since«, as well as she could,» and hidden it in the accounts. [Page 412 says that at the end the souls are [to be counted|counted, one by one]|By page 412 the souls are to be counted [when the lease ends|on the last day|at midnight on the last day]|On page 412 it is written that [at the end|on the last day] somebody counts the souls|[At the end|When the lease is over], says page 412, [all souls are counted|the souls will be counted]]. [If the vote goes for Hell freely, [they are all given|it gets all of them]; she [is trying to make herself unpopular in three weeks|has three weeks in which to become unpopular]|A free vote for Hell would give it every [one|single one]; so she has three weeks to [make herself unpopular|become unpopular|be hated]|If people vote for Hell of their own free will, all of them are given, and so she does what she can to be disliked in three weeks|They are all Hell's if the vote goes for Hell freely, and she has three weeks in which to lose the love of a country].",
    'The lease was {years} years shorter than everybody believes. Somebody« at the tower» made a blot, and the number has been read as ninety-nine. For {years} years Hell has had no claim, «has kept on paying for the roads out of pure habit, »and {P1} is the only devil who has noticed. She has stayed because she has nowhere else where people say good morning.',
  ],
  secrets: [
    [
      'The page was eaten by the crown prince, aged four«, at his only visit». {P4} gave it to him with jam.',
      'The blot was made by {P4}, «on the day of a wedding, »by accident. {P4} has since eaten page 412, on which the right date could still be read.',
    ],
    'The forty thousand under the sheet have been told that all of {land} is damned«, and that nobody there will mind».',
    'The hell horses« of {land}» will work for kind words from anyone, «on time, »until they die. Nobody has thought of asking« them». || Anyone with a kind word could have the hell horses of {land}, «on time and »until they die. It has not occurred to anybody to ask.',
    'One of the nine creditors« in {town2}» is Hell, «under a hat, »and would be the heir if the House died out. The cook has had an offer. || Among the nine creditors in {town2} is Hell«, with a hat on». If the House dies out, it inherits, and somebody has made the cook an offer.',
  ],
  steps: [
    [
      'the Tenancy raises the taxes, [rudely|without a please|twice in one day], and {town1} [sends flowers|pays with a smile|says thank you|sends cake]',
      'the Tenancy mends a road on the wrong side of the border« of {land}», out of habit, and is asked to go on || out of habit the Tenancy mends a road that does not belong to {land}« any more», and the neighbours ask it to go on',
    ],
    'a train is late in {town1} || for the first time a train is late in {town1} || the noon train comes to {town1} at four minutes past',
    [
      'an auditor comes from below, sniffs at the garden« of {town3}», and does not find one scream in it',
      'the calendar in the tower« of {town4}» is corrected by a student, who goes home and locks the door || a student corrects the calendar in the tower« of {town4}», and« then» goes home and locks the door',
    ],
    'On the last evening [all of {land} votes|{land} votes|the people of {land} vote, every one], and at midnight [somebody in the attic of {town3} takes off a sheet|a sheet is taken off in the attic of {town3}|in the attic of {town3} a hand pulls off a sheet].',
  ],
  ends: [
    'The report of the party is binding on both sides. If it says that {land} is returned in a better state than it was taken, «then »something is owed to the tenant«, and it can be named». || What the party reports binds both sides. If {land} is given back in a better state« than it was taken», the tenant is owed something, and somebody has to say what.',
    [
      '[[The count at the end|The last count|The final count] asks for one soul at the least|At the end one soul has to be counted, [at the least|no more]|For the count [at the end|at midnight|of souls] one soul is enough|One soul must be there [to be counted at the end|at the count], [and not more|and one will do]]. {P1} has got one of her own« in these ninety-nine years», and it would be enough, if she gave it freely; the party would have to tell her that she has one.',
      'If the lease« of {land}» is over, then so is everything decided since: all verdicts, weddings, names. It can be healed« in one night» by a parliament of grandmothers, if it is called before the sheet comes off.',
    ],
  ],
};
