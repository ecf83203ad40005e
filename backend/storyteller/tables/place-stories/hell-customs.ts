import type { PlaceStory } from '../place-story-type.ts';

export const hellCustomsStory: PlaceStory = {
  id: 'hell-customs',
  pronouns: { B: 'she' },
  levels: [11, 20],
  tones: ['whimsical', 'intrigue'],
  words: ['hell', 'devil', 'customs', 'devils', 'portal', 'office', 'infernal'],
  title: 'The Infernal Customs Post in {town}',
  look: '[A small brass door at the end of the fish quay leads to Hell, and has opening hours.|At the end of the fish quay a small brass door, with opening hours, leads to Hell.|The way to Hell is a small brass door at the end of the fish quay, with opening hours.] Before it stand [a counter, a scale for souls, a rack of forms in six colours|a scale for souls, a counter, a rack of forms in six colours] and a «long »bench of damned people who have the wrong stamp. [A card says "Back in five minutes"«, in the spelling of {town}, and has gone brown».|A brown card says«, in the spelling of {town},» "Back in five minutes".|The card in the window says "Back in five minutes", in the spelling of {town}, and has gone brown.]',
  senses:
    '[A stamp comes down, a voice says "Next", and nobody moves.|A voice says "Next", a stamp comes down, and nobody moves.] It smells of [brimstone, sealing wax and kippers|kippers, ink and brimstone|sealing wax, wet coats and brimstone|low tide, ink and brimstone|kippers and singed paper|wet coats, tar and sealing wax].',
  keeper: [
    'customs officer',
    'is a bone devil with [reading glasses|sleeve guards|a pencil behind the ear|ink on every claw], [two months|three months|half a year] from a pension of six thousand years, and wants [no trouble at all|no trouble].',
  ],
  guest: [
    'duchess',
    'sold her soul properly, «[with witnesses|before a notary|with two seals], »has come to deliver it« on the day», and is [refused on account of the date format|sent back because the date is written the wrong way round|told that the year has to come first].',
  ],
  absent: 'senior officer',
  hooks: [
    [
      "{B} has been told by «no fewer than »three saints that she must be in Hell by midnight on day {days}, or her whole duchy goes in her place. She pays {pay} gold pieces, [and there is a [long queue|queue] at {K.name}'s counter.|but the queue at {K.name}'s counter is [long|forty people long].|and at {K.name}'s counter there are [others|thirty others|too many others] before her.]",
      [
        '[It is so in the contract, clause nine.|Clause nine of the contract says so.|So it says in clause nine of the contract.] [{K} turns her away as {K} turns away everybody: from kindness.|{K} turns her away, like everybody, and does it from kindness.|From kindness {K} turns everybody away, and her too.]',
        '[It is so in the contract, clause nine.|Clause nine of the contract says so.|So it says in clause nine of the contract.] [{K} cannot let her through, as on the other side nobody is at work to receive her.|On the other side nobody is at work to receive her, and so {K} cannot let her through.|{K} would let her through, but on the other side nobody is at work to receive her.]',
      ],
    ],
    [
      'A pit fiend in a good suit, whom {K} has sent away« [three|four|five|six] times», asks the party to declare a [crate|trunk|long box] [on its behalf|in its name|for it], contents: "One (1) war, folded".',
      [
        '[It is a war.|There is a war in it[|, folded small|, in good order].|What is in it is a war.|It holds [a whole|one complete|a brand-new] war.] [Declared here, it [is imported into|belongs to] {town}; sent back, it must go through the form for returns, which takes [a century|ninety years].|If it is declared here, {town} has it; if it is sent back, it must go through the form for returns, which takes a century.|To declare it is to import it into {town}; to send it back takes the form for returns, and a century.] [The pit fiend came up on business before the stamp was lost, and cannot go home without it.|The pit fiend was on a business trip to {town} when the stamp was lost, and waits for it to go home.|Without the stamp the pit fiend, who had only come to {town} on business, cannot go home.|The pit fiend had business in {town}, lost a stamped way home with the stamp, and has been here since.|As long as there is no stamp the pit fiend, up here on business, is not let in again.]',
        '[It is a war.|There is a war in it[|, folded small|, in good order].|What is in it is a war.|It holds [a whole|one complete|a brand-new] war.] [Declared here, it [is imported into|belongs to] {town}; sent back, it must go through the form for returns, which takes [a century|ninety years].|If it is declared here, {town} has it; if it is sent back, it must go through the form for returns, which takes a century.|To declare it is to import it into {town}; to send it back takes the form for returns, and a century.] [The pit fiend belongs to the management, was locked out with it, and wants a war [with which to break the strike|to break the strike with|in {town}, to break the strike].|The pit fiend is one of the management, locked out like [the others|the rest of it|all of it], and needs a war [to break the strike|that would end the strike|at {town}, to break the strike].|On the side of the management stands the pit fiend, which was locked out too: a war in {town} would end the strike.|The pit fiend, one of those who were locked out, means to end the strike with a war.]',
      ],
    ],
    [
      'No one has died in {town} since spring, properly. [They sit on the bench, complain, and go home« to supper».|The dead sit on the bench, complain, and are home« for supper».|They come, sit on the bench, complain, and go home« to supper».]',
      [
        'The stamp is missing. Nothing may pass without it in either direction«, and the other side is getting angry».',
        'Nobody comes up to fetch them. The pickets stand on the stairs of the other side«, and sing».',
      ],
    ],
  ],
  done: '[Mail from {town} to the damned is taken«, weighed and read».|One can post letters from {town} to the damned«, which are weighed and read».|Letters to the damned are accepted from {town}«, weighed, and read».|The damned get mail from {town} through here«, weighed and read».] Souls may be exported with [two forms and a witness|a witness and two forms|two forms, one of them blue]; angels have their own window«, [at which {K} has never seen anybody|and {K} has never seen anybody there|which {K} has never had to open]». [{K.name} accepts bribes only in [kippers|smoked kippers|kippers, by the dozen].|The only bribe that {K.name} accepts is [kippers|a box of kippers|fresh kippers].|[Kippers|Kippers from {town}|Smoked kippers] are the one bribe that {K.name} takes.|A bribe for {K.name} has to be in kippers, [six or more|wrapped in newspaper|and they have to be warm].]',
  trace:
    '[Nobody has come up through the brass door for weeks«, and {K} does not look round when it roars».|For weeks nobody has come up through the brass door«, and when it roars {K} does not look round».|When the brass door roars {K} does not look round«, and nobody has come up through it for weeks».] Those on the bench have been sent back so often that they have [brought cushions|a card game going|knitted each other scarves].',
  truth: [
    '{V} took the stamp home «on the last day of a long career, »as a keepsake, and lives at the end of the quay, as a fisher« with a boat». {K} has been painting the stamp by hand, and gets it wrong «on purpose, »so that nobody who comes here has to go through. [So far {num} people have been saved by a bad [drawing|picture].|A bad [drawing|picture] has saved {num} people [so far|up to now].|By now {num} people [owe their souls to a bad drawing|have been sent back for a bad drawing, and so saved|have been saved because the stamp was badly drawn].]',
    'Nothing has been done in Hell since spring: the devils are on strike, and have locked the management out«, here in the upper world». {V}, who leads the strike, has told {K} to keep the post open, so that the upper world does not notice and stop being good. [The roaring comes out of a music box.|It is a music box that roars.] [The management has found the back door, and it leads through {town}.|The back door leads through {town}, and the management has found it.|By now the management has found the back door, which leads through {town}.]',
  ],
  finds: [
    [
      'Investigation',
      '[comparing|taking an hour to compare] [two thousand|a thousand|five hundred] stamps',
      '[the horns are drawn by a hand that is [fond of people|kind to people].|whoever drew the horns [likes people|is fond of people].|on none of them do the horns look as if they were meant badly.|[each|every one] is a little wrong, in a different place, [and kindly meant|and on purpose].]',
      1,
    ],
    [
      'Perception',
      '[watching|keeping an eye on] the fishers [at the end of the quay|on the quay|at the last bollard]',
      '[one of them has a pipe that lights itself, and stamps every [fish|herring|eel].|there is one whose pipe lights itself, and who puts a stamp on every fish.|one stamps each fish before it goes into the basket, and has a pipe that needs no match.]',
      1,
    ],
    [
      'Perception',
      '[listening|stopping to listen|standing and listening] to the roaring [for an hour|for half an hour|through a lunch break]',
      '[it comes round again after [nine|seven|eleven] minutes, with the same [cough|squeak] in it.|after [nine|six|eight] minutes it begins again, and the same [cough|click|squeak] is in it.|there is a [cough|click] in it, [every nine minutes|every six minutes|every eleven minutes], and always the same.]',
      2,
    ],
    [
      'Arcana',
      '[casting|using|trying] [Commune or Contact Other Plane|Contact Other Plane or Commune]',
      '[the answer is "All our torments are busy; please hold[| the line| for {town}]".|you hear [a little tune|a hurdy-gurdy|three bars of a waltz], and then "All our torments are busy; [please hold|please wait|do hold the line]".|somebody says "All our torments are busy; please hold", and [goes on saying it|says it again|says so until one gives up].]',
      2,
    ],
    [
      'Insight',
      "telling {K} that one has forgotten one's papers",
      '{K} is [visibly relieved|so relieved that the pen drops|relieved, and hides it badly], and says that without papers nobody has to go through.',
    ],
  ],
  use: [
    '[Form 9-B, of which {K.name} has a pile, holds any devil for as long as it takes to fill it in«, in triplicate».|{K.name} has a pile of Form 9-B, which holds any devil for as long as it takes to fill it in«, in triplicate».|Any devil can be held by Form 9-B, of which {K.name} has a pile, until it has filled it in«, in triplicate».] [It has a question about its mother.|One question in it is about its mother.]',
    "[On {K.name}'s scale a soul weighs what its owner regrets.|What its owner regrets is the weight of a soul on {K.name}'s scale.|{K.name}'s scale weighs a soul by what its owner regrets.] [A person who regrets nothing goes up with the pan.|Whoever regrets nothing goes up with the pan.|With no regrets at all one goes up with the pan.|The pan goes up with those who regret nothing.]",
    'If anyone «from {town} »breaks the brass door open, the guard comes out (use <Bearded Devil, Bone Devil, Ice Devil, Pit Fiend>), wants to see the sea, and fights only those who stand in its way.',
  ],
  later: [
    'In {days} days an inspector comes« (a pit fiend with a magnifying glass)», sends {K} below, and works through the bench« by hand».',
    'In {days} days the management marches to the back door with the one legion that has not joined the strike, «looks for new staff on the way, »and begins with {town}.',
  ],
  ways: [
    '[{B} has found a way out: a contract with a date that does not exist was never due.|There is a way out, which {B} has found: a contract was never due if its date does not exist.|A contract with a date that does not exist was never due«, as {B} has found out».] {K} can paint such a date into all {num} contracts of those on the bench, if somebody mixes the ink, and the inspector has to be told «with a straight face »that it is the new calendar. {V} would lend the real stamp« for that one afternoon». [{K} needs a safe address in {town}.|A safe address in {town} is what {K} needs.]',
    '{V} and the management would both accept a judge between them. [What {V} wants is Sundays for the strikers; the management wants not to be laughed at.|The management wants not to be laughed at, and {V} wants Sundays for the strikers.] [Any party who can get them to sign in {town} may name one clause.|Whoever gets both to sign in {town} may name one clause.|One clause may be named by a party who can get them to sign in {town}.]',
  ],
};
