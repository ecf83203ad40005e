import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const countWrong: SharedWrong = {
  id: 'count',
  levels: [1, 10],
  tones: ['whimsical', 'intrigue', 'heroic', 'grim'],
  words: [
    'vote',
    'votes',
    'election',
    'voting',
    'census',
    'erased',
    'invisible',
    'bureaucrats',
    'judges',
    'hidden',
    'map',
    'maps',
    'bureaucracy',
    'census',
    'law',
    'taxes',
    'empire',
    'paper',
    'comedy',
    'forgotten',
  ],
  names: ['the Great Count', 'the Long Count', 'the Tally'],
  titles: ['The Ninth Page', 'A Town That Does Not Exist', 'Nobody from Nowhere'],
  pitch: [
    'By the law of {land}, {town2} does not exist: it was left out of a count, {years} years ago«, and nobody can say why». {town2} has no courts«, no taxes» and no rights. In three weeks there is a new count, and {town1} has plans for it.',
    '{town2} was left out of a census {years} years ago. What happens there has never happened, which suits smugglers«, murderers» and {body1}. In three weeks there is a new count«, and the people of {town2} have begun to come to {town1} in daylight».',
  ],
  lie: [
    'By {wrong} everybody in {land} was counted« once and for all». It was found that nobody lives in {town2}.',
    '{wrong.s} {wrong.is} the basis of all law« from {town1} to {town4}», kept in {town3} with {record3}, and dusted.',
    'People from {town2} are a superstition«, by {wrong}». They can neither sue for their {good2} nor be hanged for it.',
  ],
  effect: [
    'What is done in {town2} has not been done. Weddings «of {town1} »that should not count are held there, at {site2}.',
    'In {town2} they pay no tax on {good2} and may not sell it. A {buyer2} buys it "from no one"« and is very rich».',
    'The watch of {town1} is under orders not to see {workers2}, and walks into them« all day».',
  ],
  conflicts: [
    'A bridge near {works2} belongs to {town2}, «and »therefore to nobody. {body1.s} has put a toll house at one end, {faction1} at the other.',
    'A {buyer1} has been murdered in {town2}. No court can hear of it«, and {town1} would like it heard».',
    '{body2.s} has begun to issue its own coins«, with an empty frame on them». They are better than those of {town1}.',
    'In three weeks {land} is counted again, and {faction1} offers to have {town1} left out« this time».',
    'The young of {town2} have started to take things from {works1}«, in daylight». They have the law on their side.',
  ],
  parties: [
    [
      {
        open: 'wants the new count made by the old method; it sends the counters cake, and lists',
        hidden:
          'owns {works2} «only »as long as nobody else can, and has seen to it that nobody does',
      },
    ],
    [
      {
        open: 'wants to be counted«, taxed and sued» like anyone; it marches on {town1} «on every quarter day, »and is not seen',
        hidden: 'has learned what one may do while one does not exist, and keeps a list',
      },
    ],
    [
      {
        open: 'wants the old count honoured« as it stands»; it dusts {record3}, and shows it from a distance',
        hidden:
          'knows what is missing in {record3}, and has it watched day and night, by people who have not been told why',
      },
    ],
    [
      {
        open: 'wants a house in {town2}«, for its view, it says»; it has bought {few} streets there from people who do not exist',
        hidden: 'moves all that it owns to {town2}, out of the reach of any court',
      },
    ],
  ],
  needs: [
    [
      'wants a thief caught who has no name« in law», and asks the party not to ask where',
      'wants an honest opinion on what {town2} will do« on the day of the count», and pays {coins} gold pieces for it',
    ],
    [
      'wants {few} witnesses who exist, to sign for a birth«, a death» and the price of {good2}',
      'wants to know who has murdered a {buyer1}« from {town1}», since {town2} will be blamed on the first day on which it can be',
    ],
    [
      'wants two pages of {record3} looked at by somebody with quiet hands, while {body3} sits at dinner',
      [
        'wants to confess a mistake before {deadline1}, to someone who is not from any office',
        'v=1',
      ],
    ],
    [
      'wants guards for a house that is being moved «to {town2} »by night, in one piece',
      'wants to hire people without papers, and is disappointed by each paper that the party has',
    ],
  ],
  start: [
    {
      scene:
        'The party stays a night in {town2}. In the morning {guards} from {town1} walk through the inn and see nobody, not even them: the register «of guests »lies in the wrong town. {P2} offers to share what one can do in such a state, if the party finds out who has murdered a {buyer1} here«, which no court may hear of».',
      answer: [
        'The {buyer1} was killed by an agent of {body1}, for having copied the page on which {town2} should stand. The agent lives at {site1}, and did it, in law, nowhere.',
      ],
    },
    {
      scene:
        'Three weeks before {deadline1} a funeral «from {town2} »comes into {town1}, sets down {few} coffins before {site1} and waits until somebody looks, which nobody may. {P1} asks the party«, as visitors,» to look, and to find out what it would take to make that stop.',
      answer: [
        'What would make the coffins stop is one word« under one signature», "seen", since whoever an officer has seen exists in law. {P1} could write it, and {body1} would lose {works2} that same day.',
      ],
    },
  ],
  truth: [
    '{P3} turned two pages at once, «as a young {clerk3}, »and hid it. {body1.s} noticed within a week, «said nothing, »and found that a place which does not exist can be owned. Everything that {town2} has made «at {works2} »in {years} years has been sold by {town1}.',
    '{town2} asked to be left out, in a year of war taxes. {body1.s} agreed, for a yearly present of {good2}. Pages nine and ten«, which were to be those of {town2},» were left blank by {body3}, and {P3} has the notes from which they can be filled. Those who knew why are dead, «the present has grown every year, »and {town2} takes it for robbery« by now».',
  ],
  secrets: [
    'The last third of the count was made up «in one week »at {site3}, so {town2} is not the only error in it.',
    'Three members of {body1} were born in {town2}, and hold office on forged papers. Each« of them» thinks that there are no others.',
    'By the same law nothing that people from {town2} do has been done. {P2} has understood that, and has a list.',
    '{P4} has moved two stolen paintings, a banker «who is wanted »and the books of {faction1} to {town2}, where no court can ask for them.',
    'The {buyer1} «from {town1} »who was murdered in {town2} had offered a copy of page nine to {faction1} as well, which has not paid for it yet.',
  ],
  steps: [
    [
      '{body1.s} closes the road to {town2}«, for repairs,» and has the signposts taken down',
      'the coins of {town2} are refused« in {town1}», and taken at double in {town4}',
    ],
    [
      '{guards} begin to move {workers2} out of {works2}; as nobody lives there, nobody is hurt',
      '{faction1.s} moves its safe to {town2}, and {few} other houses follow in one night',
    ],
    [
      '{P3} posts the notes of the old count to {body2}, «unsigned, »and takes them out« of the letter box» again',
      'the people of {town2} take over {works1}«, quietly, piece by piece,» before witnesses who may not see them',
    ],
    [
      'At {deadline1} the counters arrive. {body1.s} has had {town2} cleared, «the page stays blank, »and {body1} keeps {works2} for ever.',
    ],
  ],
  ends: [
    'If the party has one «single »person from {town2} heard in a court, the «whole »law falls, and with it every contract since {wrong}.',
    'The count can be held fairly for «the price of »a few hundred honest hands. {body1.s} loses {works2}, and {town2} gets a tax bill for {years} years.',
    'Some in {town2} want to stay uncounted«, and they have a point». {P2} would rather divide {town2} than let {town1} decide.',
  ],
};

/** What can be played in a setting with this wrong. */
export const countDetails: WrongDetails = {
  party: [
    'In {town2} the party is as good as nobody, «and »in {town1} it is somebody: it may do in the one place what is forbidden in the other, and testify «in {town1} »to what never happened in {town2}.',
    'The party exists, «with papers, »so it can look at people from {town2}, speak for them and sign. In {land} that makes it a witness to births«, a guard for those whom no law guards,» and a judge where there is no court.',
  ],
  customs: [
    'A birth counts in {land} if two people who exist have seen it. On the road «from {town2} to {town1} »women wait for travellers, and {body1} has had the benches removed.',
    'What is signed in {town2} is signed with a thumb« in ink», and binds nobody but those who did it. It has never been broken.',
    'Before {deadline1} each household «of {town1} »hangs out one shirt for every person« in it», to be counted. This year there are shirts on the line in {town2}.',
  ],
  places: [
    [
      {
        open: 'the goods from {town2} are given a maker and a date here«, and {P1} looks in daily to see what {town1} has made».',
        hidden: [
          'The stamps with which {good2} becomes a thing of {town1} hang here« on hooks» (DC 12 Investigation), and their cost is in the name of {body1}.',
        ],
      },
      {
        open: '{few} coffins «from {town2} »stand before this place, and {guards} walk round them with closed eyes.',
        hidden: [
          'In one of the coffins lies a {buyer1} «from {town1} »who was murdered in {town2}, with a receipt for a copy of page nine, and DC 13 Medicine tells that the knife was that of a guard.',
        ],
      },
    ],
    [
      {
        open: 'weddings of {town1} that are not to count are held here, and {P5} gives the brides «a rose and »a pen without ink.',
        hidden: [
          'The register of weddings is complete, with the name of {P1}« in it», twice (DC 13 Investigation).',
        ],
      },
      {
        open: 'the assembly of {town2} meets here«, keeps no minutes,» and has begun to take votes about {town1}.',
        hidden: [
          'Under a bench is the list of {P2}: who in {town1} is to be visited first«, and by whom». Each name has a day.',
        ],
      },
    ],
    [
      {
        open: 'page nine is shown here«, from a distance,» on the hour, and {P3} turns it.',
        hidden: [
          [
            'Pages nine and ten stick together«, with {years} years of dust around them and none between» (DC 13 Perception).',
            'v=1',
          ],
          [
            'Page nine is blank, and so is ten; both have been written on with milk (DC 13 Arcana«, or a candle»): the names of all who lived in {town2} then.',
            'v=2',
          ],
        ],
      },
      {
        open: 'the counters for {deadline1} are trained here, by {body3}, with cake.',
        hidden: [
          'The counters have been given lists that are already filled in. {P3} would look away for the time it takes to swap one.',
        ],
      },
    ],
    [
      {
        open: '{faction1} shows plans of "a house in the quiet" here, «all of it »in {town2}, to people with a court date.',
        hidden: [
          'The safe of {faction1} stands here unlocked, in a room with a painted line: beyond the line the floor belongs, on paper, to {town2}.',
        ],
      },
      {
        open: 'a whole house stands here on rollers, for {town2}, with the owner at the window.',
        hidden: [
          'In the cellar« of the house on rollers» are the books of {faction1}, which a court in {town1} has asked for three times. DC 12 Athletics stops the rollers on this side of the border.',
        ],
      },
    ],
  ],
  manners: [
    '{P1} steps aside for people from {town2}, «and »then looks round to see who noticed.',
    '{P2} takes what {P2.they} needs from any table, «says thank you, »and is not stopped.',
    '{P3} turns pages one at a time, «with a wet thumb, »and checks the number« twice».',
    '{P4} has a coat for each side of the border, and changes it behind a tree.',
  ],
  levers: [
    [
      'would sign the word "seen" for a place in {town2} where nothing that {P1.they} did has happened.',
      'has a spouse in {town2}, «by a wedding that does not count, »and does a great deal for whoever has read the register and keeps silent.',
    ],
    [
      'gives up the list for a «single »trial in which one of the {workers2} is heard.',
      'trusts strangers who have been walked through by {guards}« as well», and no one else.',
    ],
    [
      'has carried the notes of the old count in a shoe for a week«, and limps». It takes one friendly question.',
      [
        'tells everything to the one who calls the mistake a mistake«, and nothing to those who call it a crime».',
        'v=1',
      ],
    ],
    [
      'needs {town2} not to exist for one month more; after that {P4.they} will sell anybody.',
      'believes that {faction1} will forget {P4.them} on the wrong side of the line, and is right.',
    ],
  ],
  jobs: [
    'A child is about to be born on the road« to {town2}», and two witnesses who exist are needed before the sun is down. {guards.s} have orders to hold up «all »travellers« until then».',
    '{P4} hires the party to ride along with a house. Half-way «to {town2} »a bailiff of {town1}, who has been locked in its pantry, begins to knock, and offers double.',
    '{P5} has caught a thief «from {town1} »who says that he is not in {town2}, since there is none. The party is asked to sit as judges, and to find out what he was to fetch from the house of {P2}: a list«, he says,» for {P1}.',
    'In {town3} the counters have had bad cake. {P3} needs {few} people who can write, «at once, »and gives the party the road to {town2} to count.',
  ],
};
