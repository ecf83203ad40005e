import type { SettingStory } from '../setting-story-type.ts';

export const hellsLeaseStory: SettingStory = {
  id: 'hells-lease',
  pronouns: { P1: 'she', P2: 'she' },
  levels: [11, 20],
  tones: ['intrigue', 'whimsical'],
  words: ['hell', 'devils', 'devil', 'lease', 'contract', 'infernal', 'landlord'],
  title: 'Hell Has Been a Good Tenant',
  pitch:
    '{land} was leased to Hell for ninety-nine years, to pay for a war. The devils have mended the roads of {town1}, halved the taxes and hanged every corrupt judge. In three weeks the lease is over, the dynasty in {town2} wants it back, and most people would rather extend. || For ninety-nine years {land} has been let to Hell, which mended the roads of {town1}, halved the taxes and hanged every corrupt judge. In three weeks the lease ends. The old dynasty waits in {town2} with its crowns, and most people would rather keep the devils.',
  party:
    'The party is neutral by affidavit, and is sworn in as the inspectors of the handover: they are to state in what condition {land} is returned. Every party to the contract is allowed to show them round. || Both sides have sworn that the party belongs to neither, and so it is to inspect the handover and to write down in what state {land} is given back. Everybody is allowed to show it round, and does.',
  truths: [
    'The trains of {land}, drawn by hell horses, are on time. The fare is a copper piece, and one kind word to the driver. || Trains run on time in {land}, behind hell horses. One pays a copper piece, and says something kind to the driver.',
    'Nobody in {land} has been damned against his will for ninety-nine years. It is in the lease.',
    'Lawyers are gentry. In {town1} the children play at plea and answer, and bite when they lose. || In {town1} the children play at plea and answer, and the loser bites. A lawyer is greeted before a knight.',
    'The royal family lives in {town2}, in exile, on one floor, with ninety-nine years of unpaid bills and a very good cook.',
    'Angels are not allowed in. There is an embassy of Heaven in {town3}, with one clerk, who has not been sent for.',
    'On the last day, at midnight, in {town1}, the keys are handed over. Breakages are to be paid for.',
  ],
  regions: [
    '{town1}, where one says "hot today" to mean that one would rather talk elsewhere, is the capital and has a second one underneath, better lit.',
    '{town2} is across the border, by nine feet, and consists of pretenders, tailors and the people to whom they owe money. || {town2} is abroad by nine feet. It consists of pretenders, of tailors, and of those to whom they owe money.',
    '{town3} was a battlefield and is a garden. What grows there is watered at night, by a staff that is not listed.',
    '{town4} is where contracts are kept, in a tower with the entrance at the top. One may read anything there, and cannot say afterwards that one did not know.',
  ],
  factions: [
    [
      'the Tenancy',
      "[wants its lease of {land} extended by ninety-nine years, freely, by a vote; it is fixing everybody's roof|wants another ninety-nine years, voted for freely, and is repairing every roof in {town1}|wants {land} to vote it another ninety-nine years, and until then mends everybody's roof]",
      [
        '[means to lose the vote of {land}, by one|means {land} to vote against it, by a single vote]',
        '[means to win the vote of {land} by so much that nobody counts again, or looks at a date|wants so many votes in {land} that nobody counts them twice, or looks at a date]',
      ],
    ],
    [
      'the House Across the Border',
      'wants {land} back, with back rent, and has had the crowns pressed',
      '[cannot take {land} back: it has sold its claim nine times|has sold its claim on {land} nine times, and so has nothing to take it back with|owns no claim any more: in {town2} nine people have bought it]',
    ],
    [
      'the Friends of the Furnace',
      'want the devils to stay; they are led by grandmothers in {town1} who remember kings',
      '[have taken to hiding people of {town1} who would vote the other way, with soup|hide people who would vote the other way, in {town1}, and feed them soup|keep people who would vote the other way in the kitchens of {town1}, full of soup]',
    ],
    [
      'the Embassy of Heaven',
      '[wants to have been informed; its clerk in {town3} stamps that|wants to have been told of it all; its clerk in {town3} has a stamp that says so|wants to be informed of what happens in {land}, and its one clerk stamps that it was not]',
      '[has an army of forty thousand in the attic in {town3}, under a sheet, for the first minute after midnight|keeps forty thousand soldiers in its attic in {town3}, under a sheet, for the minute after midnight|has put forty thousand soldiers under a sheet in its attic in {town3}, and will need them for one minute, after midnight]',
    ],
  ],
  conflicts: [
    'The list of breakages [of {land} has {num} pages. It includes|has {num} pages so far, and includes|runs to {num} pages, and on them are] a mountain, the chastity of a bishop and the innocence of {town3}, and somebody will have to pay for each.',
    'The grandmothers of {town1} have taken the crown prince hostage, and are feeding him. He has not asked to be rescued.',
    'The roads of {land} are guaranteed only until midnight on the last day. Three neighbouring kings have armies ready, with brooms. || At midnight on the last day the guarantee for the roads of {land} ends. The armies of three neighbouring kings are waiting for it, with brooms.',
  ],
  people: [
    [
      'lady tenant',
      'wants a fair report, and no favours; she is an erinyes, has run {land} for all of the ninety-nine years and would like to be missed',
      '{P1.name} knows all streets by the names of those who swept them. || {P1.name} greets street sweepers by name, and asks after the street.',
      [
        'tears up the lease for whoever asks her why no soul has been collected in ninety-nine years',
        'tears up the lease for whoever asks her on which day it ended',
      ],
    ],
    [
      'queen in waiting',
      'wants to be crowned without having to live there, and offers the party {pay} gold pieces, on credit',
      '{P2.name} wears the crown only in the bath. || {P2.name} is only at ease in the bath, with the crown on.',
      'signs whatever is true, as nobody has ever asked for it',
    ],
    [
      'clerk of Heaven',
      'wants instructions, or else to be told that none will come, by somebody of equal rank',
      'When {P3.name} is moved, all the pens in the room write the same word.',
      'would keep the sheet on for one form that has been filled in correctly',
    ],
    [
      'keeper of contracts',
      'wants page 412, which is missing, looked for everywhere except in the tower',
      '{P4.name} has a paper cut on each finger and gives none of them away. || {P4.name} has a paper cut on each finger, and remembers which clause it was.',
      'knows page 412 by heart and says it in exchange for being forgiven',
    ],
  ],
  places: [
    [
      'The Tower of Contracts',
      4,
      'one climbs down into it, past ninety-nine years of small print, and {P4} asks whether one can read',
      [
        '[Page 412 is missing. The edge has the marks of small teeth, milk teeth|In place of page 412 there is a ragged edge, with the marks of milk teeth|Somebody with milk teeth has bitten out page 412, as one sees at the edge].',
        'Page 412 is missing, as {P4} says. [It had the date on it, and has left a mirror image on page 413, in which the lease is shorter than ninety-nine years|The date was on it. A mirror image has come off on page 413, and there the lease is shorter than ninety-nine years|On page 413 one sees a mirror image of it, with a date that makes the lease shorter than ninety-nine years|Its ink has come off on page 413, in mirror writing, with the date, and that gives the lease fewer than ninety-nine years].',
      ],
    ],
    [
      'The Garden of {town3}',
      3,
      'it is open all night, and smells of roses that nobody has planted; {P3} walks there to be alone',
      [
        '[The staff are the damned of the old war, who asked to be allowed to do something|It is the damned of the old war who water it, since they asked for something to do|The gardeners are the damned of the old war, at their own request]. [There are 900,000, and they have the right to stay until the lease is over|They are 900,000, and may stay for as long as the lease runs|All 900,000 of them have a right to be here until the lease ends|Until the lease is over they may stay, all 900,000 of them].',
        'Under the roses lies the old army of {land}, whole, asleep and in uniform, as security for the rent.',
      ],
    ],
    [
      'The Floor of the House',
      2,
      'petitioners are received here between the laundry lines, by {P2}, who is charming',
      'Nine creditors wait in nine cupboards. Each owns {land}, and one of them has horns under the hat.',
    ],
  ],
  start: [
    'On the evening on which the party takes its oath, all the lamps in {town1} turn green, and from the ground there rises a bill, on vellum, as high as a house. It is addressed to the people of {land}. {P1} is as surprised as anybody, and for the first time in ninety-nine years she asks somebody for help.',
    [
      'The bill is from the Archduke to whom {P1} has to report. He has found out that she has not collected one soul in ninety-nine years, and wants all of them, at midnight of the last day.',
      'The bill is forged, and asks whoever takes {land} over for ninety-nine years of lamp oil. The nine creditors have put it together, in cupboard seven, so that {P2} has to sell a tenth time.',
    ],
  ],
  openings: [
    [
      'An old man in {town1} asks the party to break his leg before midnight of the last day, in front of a witness.',
      'Whatever is broken under the lease has to be made good by Hell, and he wants to be young again. || What breaks under the lease Hell has to make as good as new, and he would like to be that.',
    ],
    [
      'The three neighbouring kings would like the party to ask {land} for peace on their behalf. They have seen what drives the trains.',
      'They have also had letters from the House, each with an offer of the same throne. || The House has written to all three as well, and has offered each of them one and the same throne.',
    ],
  ],
  truth: [
    "{P1} fell in love with {land}, in about the tenth year, and has governed it against her orders ever since, as well as she could, and hidden it in the accounts. [Page 412 says that at the end the souls are to be counted|By page 412 the souls are to be counted when the lease ends|On page 412 it is written that at the end somebody counts the souls|At the end, says page 412, all souls are counted]. [If the vote goes for Hell freely, they are all given; she is trying to make herself unpopular in three weeks|A free vote for Hell would give it every one; so she has three weeks to make herself unpopular|If people vote for Hell of their own free will, all of them are given, and so she does what she can to be disliked in three weeks|They are all Hell's if the vote goes for Hell freely, and she has three weeks in which to lose the love of a country].",
    'The lease was {years} years shorter than everybody believes. Somebody at the tower made a blot, and the number has been read as ninety-nine. For {years} years Hell has had no claim, has kept on paying for the roads out of pure habit, and {P1} is the only devil who has noticed. She has stayed because she has nowhere else where people say good morning.',
  ],
  secrets: [
    [
      'The page was eaten by the crown prince, aged four, at his only visit. {P4} gave it to him with jam.',
      'The blot was made by {P4}, on the day of a wedding, by accident. {P4} has since eaten page 412, on which the right date could still be read.',
    ],
    'The forty thousand under the sheet have been told that all of {land} is damned, and that nobody there will mind.',
    'The hell horses of {land} will work for kind words from anyone, on time, until they die. Nobody has thought of asking them. || Anyone with a kind word could have the hell horses of {land}, on time and until they die. It has not occurred to anybody to ask.',
    'One of the nine creditors in {town2} is Hell, under a hat, and would be the heir if the House died out. The cook has had an offer. || Among the nine creditors in {town2} is Hell, with a hat on. If the House dies out, it inherits, and somebody has made the cook an offer.',
  ],
  steps: [
    [
      'the Tenancy raises the taxes, rudely, and {town1} sends flowers',
      'the Tenancy mends a road on the wrong side of the border of {land}, out of habit, and is asked to go on || out of habit the Tenancy mends a road that does not belong to {land} any more, and the neighbours ask it to go on',
    ],
    'a train is late in {town1} || for the first time a train is late in {town1} || the noon train comes to {town1} at four minutes past',
    [
      'an auditor comes from below, sniffs at the garden of {town3}, and does not find one scream in it',
      'the calendar in the tower of {town4} is corrected by a student, who goes home and locks the door || a student corrects the calendar in the tower of {town4}, and then goes home and locks the door',
    ],
    'On the last evening all of {land} votes, and at midnight somebody in the attic of {town3} takes off a sheet.',
  ],
  ends: [
    'The report of the party is binding on both sides. If it says that {land} is returned in a better state than it was taken, then something is owed to the tenant, and it can be named. || What the party reports binds both sides. If {land} is given back in a better state than it was taken, the tenant is owed something, and somebody has to say what.',
    [
      '[The count at the end asks for one soul at the least|At the end one soul has to be counted, at the least|For the count at the end one soul is enough|One soul must be there to be counted at the end, and not more]. {P1} has got one of her own in these ninety-nine years, and it would be enough, if she gave it freely; the party would have to tell her that she has one.',
      'If the lease of {land} is over, then so is everything decided since: all verdicts, weddings, names. It can be healed in one night by a parliament of grandmothers, if it is called before the sheet comes off.',
    ],
  ],
};
