import { plotOf } from '../families/place-plot.ts';
import type { PlacePlot } from '../families/place-family.ts';

/** Further plots of the commonest sorts of places, by the id of the sort. */
export const plotsOfHouses: Readonly<Record<string, readonly PlacePlot[]>> = {
  library: [
    plotOf({
      id: 'library-2',
      absent: ['cataloguer', 'restorer of books', 'reader of the north room'],
      guest: ['author of one book', 'borrower of good family', 'copyist'],
      wants: [
        'has closed the north room "for dust", and goes in there with food',
        'asks each reader what they have read before, and compares it with a list',
      ],
      seeks: [
        'has come to give a book back, {years} years late, and does not hand it over',
        'copies all day in the finest hand, and always from one and the same shelf',
      ],
      hooks: [
        'Since the new moon the books of {site} tell other endings than they used to, and people in {town} have begun to act on them; {body} pays {coins} gold pieces for the original.',
        '{V} entered the north room to look for a misplaced volume, {days} days ago; {V.their} lamp can still be seen, moving along the shelves.',
        'A book with the life of one of the party has been catalogued. The last chapter has been cut out, neatly.',
      ],
      trace: [
        'The ink on certain old pages is still wet.',
        'There is a shelf whose books all have the same weight.',
        '{K} blots a sleeve, and the blot moves.',
      ],
      truth:
        'A book has been written in {site} which makes true what is copied out of it, one page a night. {B} found it, is its copyist, and began with small kindnesses; now {B} corrects the past, and each correction takes somebody out of the world who does not fit any longer. {V} catalogued it and was struck out: only the lamp is left. {K} remembers {V} because {K} writes the name on one arm each morning, and keeps the north room shut so that the book stays hungry.',
      finds: [
        [
          'Investigation',
          'comparing a page with an old copy in {town2}',
          'the older one has a person more in it',
        ],
        [
          'Arcana',
          'following the lamp in the north room with an open book',
          'the page fills, line by line: "I am here. Shelf nine. Do not read on"',
        ],
        [
          'Insight',
          'asking {B} who was first cut out',
          '{B} cannot say, begins to cry, and does not know for whom',
        ],
      ],
      later: [
        'On {deadline} {B} copies the page on which {town} was founded, and makes a mistake (use <Shadow, Specter, Mage, Wraith>).',
      ],
      ways: [
        'What was struck out can be written in again between the lines, by someone who knew the person.',
        'The book cannot be burned, but finished: somebody has to think of a last sentence that harms no one.',
      ],
    }),
  ],
  academy: [
    plotOf({
      id: 'academy-2',
      absent: ['pupil of the last year', 'porter of the house', 'teacher of an unpopular subject'],
      guest: ['examiner from outside', 'donor with conditions', 'parent of a gifted pupil'],
      wants: [
        'praises every pupil by name, and hesitates at one of the empty desks',
        'has set the examinations early this year, and locks up the papers in a safe within a safe',
      ],
      seeks: [
        'asks for the marks of the last {few} years, and only looks at the best',
        'pays for the new wing, and has drawn the plans, which have no windows',
      ],
      hooks: [
        'The best pupil of each year leaves {site} with honours and is never heard of again; this year\u2019s pays the party {coins} gold pieces, saved up, to come to the ceremony.',
        '{V} has failed an examination on purpose, and has hidden; {K} does not understand it, and wants {V} found before {deadline}.',
        'In the practice yard something has been conjured up that bows, takes a seat in the lecture hall, and answers correctly.',
      ],
      trace: [
        'In the hall of honour the newest portraits have been painted from memory.',
        'Pupils make bad mistakes in their last week, and look round as they make them.',
        'In the new wing there is a smell of ozone, and a row of very small beds.',
      ],
      truth:
        '{B} buys talent. The best of each year are taken to the new wing on the night of the ceremony, and asked to give their gift away for a fortune; those who refuse are kept until they agree. The gift goes into rings, and the rings are for sale. {V} saw last year\u2019s best, who carries water in the yard now and does not know the alphabet. {K} signed the deed of gift, thought that they went on to a greater school, and has been wearing one of the rings, as a present.',
      finds: [
        [
          'Arcana',
          'taking a close look at the ring of {K}',
          'it hums a nursery rhyme, and is warm like a hand',
        ],
        [
          'Investigation',
          'going through the records of the best',
          'all of them thanked {B} by letter, in the same words',
        ],
        [
          'Persuasion',
          'asking the water carrier for a cup',
          'the hands make the signs of a spell while the lips ask what the party would like',
        ],
      ],
      later: [
        'On {deadline} the ceremony is held, and the doors of the new wing are shut by people who are no porters (use <Tough, Spy, Mage>).',
      ],
      ways: [
        'A ring that is broken gives back what is in it to the one from whom it came. {B} carries the whole collection on a chain.',
        'If every pupil fails, {B} has bought a year of nothing. They are quite ready to, if somebody organises it.',
      ],
    }),
  ],
  hospital: [
    plotOf({
      id: 'hospital-2',
      absent: ['patient of the end bed', 'night nurse', 'apothecary of the house'],
      guest: ['physician with a new cure', 'visitor with flowers', 'clerk of the burial fund'],
      wants: [
        'counts the beds at night, and counts the breathing in them',
        'has stopped using the medicine of the house, and buys chalk in its place',
      ],
      seeks: [
        'cures what nobody else can cure, for those who have made a will',
        'brings lilies to people whom nobody else visits, and asks how they feel, with a notebook',
      ],
      hooks: [
        'The sick of {site} get well too fast, and do not know their families when they come home; one of these pays {coins} gold pieces for the husband they sent in.',
        '{V} has climbed out of a window on the third floor with both legs in plaster, and has sent word to the party from a hayloft.',
        'A remedy is needed for a friend, {site} has it, and each bottle of it has been booked for somebody who is not ill yet.',
      ],
      trace: [
        'The charts of those who are healed are in a hand that gets steadier from week to week.',
        'A ward on the top floor has curtains on the outside.',
        'Those who have been discharged meet on Thursdays, sit side by side, and hum.',
      ],
      truth:
        'The new cure works, since it is not the patient who gets up. {B} brings sick people to the point of death and lets something else move in, which keeps the body in perfect order. {num} of them live in {town} already; on {deadline} they will open the gate to the rest. {V} was in the end bed, awake, and saw the exchange. {K} has begun to dilute the drops with chalk, as the old patients still sit in there, far back, and come forward when the drops wear off.',
      finds: [
        [
          'Medicine',
          'examining one who has been healed',
          'the heart beats in time with that of the next one',
        ],
        [
          'Insight',
          'mentioning a private joke to a healed man in the presence of his wife',
          'he laughs half a breath late; then, for a moment, somebody looks out of his eyes and shakes his head',
        ],
        [
          'Stealth',
          'spending a night on the top floor',
          '{B} reads names from a list, and something outside the window answers "here"',
        ],
      ],
      later: [
        'On {deadline} the Thursday people rise from their suppers at the same moment and go to the gate (use <Tough, Doppelganger 700, Succubus 1100, Oni>).',
      ],
      ways: [
        'Three days of chalk in place of the drops bring everyone back; all the bottles stand in one cupboard.',
        'The guests cannot bear to be called by the name of the host, said by somebody who loved them.',
      ],
    }),
  ],
  monastery: [
    plotOf({
      id: 'monastery-2',
      absent: ['novice', 'old brother of the scriptorium', 'cellarer'],
      guest: ['visitor of the order', 'knight who seeks peace', 'pilgrim with a heavy staff'],
      wants: [
        'has doubled the night prayers, and stands by the well while they are sung',
        'is cheerful at table, fasts in secret, and has lost a third of the weight of spring',
      ],
      seeks: [
        'has taken the vow for a year, and practises with the staff when all are in chapel',
        'reads the old rule with a finger, and asks why one verse of it is not sung any more',
      ],
      hooks: [
        'The bells of {site} ring at an hour which is in no rule, and the brothers sing as if for their lives; {town} below pays {coins} gold pieces for the reason.',
        '{V} has run away from the mountain, barefoot, and holds out a page to the party before fainting.',
        'A pass over the mountain leads through the cloister, and since the thaw {K} lets nobody through between dusk and dawn.',
      ],
      trace: [
        'The well in the cloister has a lid of lead, and on each corner sits a candle.',
        'One of the choir stalls is empty, and the others leave a pause for its voice.',
        'The monks have chalk on their hands, and have drawn nothing that one can see.',
      ],
      truth:
        '{site.s} was founded on a prayer that must be sung by {num} voices without a break: it binds an old power in the well. Age and fever have taken the voices; they are down to the last few, and a verse is missing, as the page was sold {years} years ago to pay for a roof. {V} has found it. {B} has come for the power and not for peace: each night {B} takes one voice away, with a drop in the wine. {K} knows that a voice a night goes, suspects the power, and has not thought of the guests.',
      finds: [
        [
          'Religion',
          'listening to the whole night prayer',
          'it stumbles at one place, each time, and the lid on the well rises by a hair',
        ],
        [
          'Medicine',
          'looking at the throat of a hoarse brother',
          'it is no cold: the swelling is on one side, as after a certain root',
        ],
        [
          'Perception',
          'watching the high table while the wine is poured',
          'the staff of {B} unscrews at the top',
        ],
      ],
      later: [
        'On {deadline} there are too few left. The lid comes up in the middle of the prayer (use <Specter, Wraith, Chain Devil, Bone Devil>).',
      ],
      ways: [
        'The prayer needs voices and not monks: all {town} can sing it, from the right page, and it is not a hard tune.',
        '{V} has the page. With the whole verse it need only be sung once, properly, and the well is a well again.',
      ],
    }),
  ],
  manor: [
    plotOf({
      id: 'manor-2',
      absent: ['governess', 'youngest of the family', 'old butler'],
      guest: ['suitor', 'cousin from abroad', 'family lawyer'],
      wants: [
        'lays the table for the whole family, and has the extra cover taken away at the last moment',
        'answers the door in person since all the servants but one have given notice',
      ],
      seeks: [
        'is to marry into the house on {deadline}, and has not yet been shown the west wing',
        'knows every portrait by name, and asks where the one with the blue ribbon hangs now',
      ],
      hooks: [
        'At the dinner on {deadline} an inheritance is to be announced; {K} hires the party as waiters and pays {coins} gold pieces for open ears.',
        '{V} has been put away "for nerves", after seeing somebody at a window of the west wing.',
        'A letter has been found in a coat that the party bought second-hand: "I am still in the house. They have painted over me."',
      ],
      trace: [
        'The key to the west wing is bright, and everyone says that it has been lost for years.',
        'On one portrait the paint is thicker than on the others, and younger.',
        'A supper for one goes up in the dumb waiter, and comes down with a folded bird of paper.',
      ],
      truth:
        'The heir to {site} is alive and lives in the west wing: the eldest, declared dead {years} years ago by the family since she would not sign. {K} has kept her hidden, fed and, as time went on, company. {V} saw her and said so at breakfast. {B} knows as well, and is not the harmless guest one sees: the true heir has a claim on all that {B} stands to gain, and {B} means her to die in earnest before the announcement, as nobody can be tried for killing a dead woman.',
      finds: [
        [
          'Investigation',
          'scraping at the portrait with a fingernail',
          'below the bowl of fruit there is a young woman with a blue ribbon',
        ],
        [
          'Perception',
          'unfolding the paper bird',
          'it is a page of accounts, with an error marked in red that cost the house a fortune',
        ],
        [
          'Insight',
          'asking {B} about the will of the grandfather',
          '{B} quotes the one clause that is only in the hidden copy',
        ],
      ],
      later: [
        'During the dinner a fire breaks out in the west wing, and the doors have been wedged by hired hands (use <Tough, Spy, Assassin>).',
      ],
      ways: [
        'She can simply come down to dinner: before {num} guests she is alive, and that is all the law asks.',
        'What she wants is not {site} but out. With her signature on another paper, everyone but {B} could be content.',
      ],
    }),
  ],
  castle: [
    plotOf({
      id: 'castle-2',
      absent: ['armourer', 'captain of the gate', 'page of the lord'],
      guest: ['ransomed prisoner on parole', 'envoy of a neighbour', 'minstrel with old scars'],
      wants: [
        'walks the wall at night and counts arrows, oil and faithful people, in that order',
        'has the moat cleaned, in winter, and has told no one what for',
      ],
      seeks: [
        'has given a word of honour not to escape, and keeps to it with suspicious pleasure',
        'sings for supper, and knows a verse about each weak spot in the wall',
      ],
      hooks: [
        'A neighbour has sworn to take {site} before {deadline} without a siege, and he has never lied; {K} pays {coins} gold pieces to know how.',
        '{V} has been found asleep in the gatehouse and cannot be woken; in one hand there is a wax print of a key.',
        'The party is to bring a hostage to {site}, and the hostage begs them, at the last bend, not to.',
      ],
      trace: [
        'Some of the arrow slits have been closed with painted wood.',
        'In the great hall a draught comes out of the fireplace, and smells of fresh earth.',
        'Every evening someone whistles on the wall, and someone outside takes up the tune.',
      ],
      truth:
        'There is a tunnel. The one who built {site} had it dug so as to leave, and walled it up; {B}, a descendant of the mason, has opened it from within and needs only the key of the last grating. {V} was drugged for it, on duty. The neighbour will come up through the hearth in the night of {deadline}, while all are at the feast. {K} knows of the tunnel, has looked for it for {years} years on the wrong side of the hall, and has told nobody, since a castle with a tunnel is worth half.',
      finds: [
        [
          'Investigation',
          'measuring the hall inside and outside',
          'three paces are missing behind the fireplace',
        ],
        [
          'Medicine',
          'smelling at the lips of {V}',
          'poppy and honey: the night drink that the minstrels and the prisoners get, too',
        ],
        [
          'Performance',
          'whistling the tune back with one note wrong',
          'a lamp outside goes out, in alarm, and {B} gets up from table',
        ],
      ],
      later: [
        'On {deadline} the grating opens, and the first {num} come up into the feast with drawn swords (use <Guard, Tough, Warrior Veteran, Knight, Gladiator>).',
      ],
      ways: [
        'A fire in the hearth, a large one, on that evening, closes the tunnel more surely than any wall.',
        'If {K} lets them come, one at a time, with a polite person at each elbow, the war is over before the roast.',
      ],
    }),
  ],
};
