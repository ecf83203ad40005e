import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const crownWrong: SharedWrong = {
  id: 'crown',
  levels: [1, 12],
  tones: ['heroic', 'intrigue', 'whimsical'],
  words: [
    'princes',
    'prince',
    'princess',
    'heirs',
    'kings',
    'queens',
    'tyrant',
    'emperor',
    'empress',
    'nobles',
    'intrigue',
    'usurper',
    'crown',
    'king',
    'queen',
    'throne',
    'royal',
    'heir',
    'empire',
    'succession',
    'ruler',
    'falling',
  ],
  names: ['the Dividing of the Crown', 'the Night of the Empty Throne', 'the Quartering'],
  titles: ['Four Quarters of a Crown', 'The Empty Throne', 'Whoever Dusts It Longest'],
  pitch: [
    'The crown of {land} was cut in four {years} years ago, and nobody rules until {town1}, {town2}, {town3} and {town4} agree. «It has been a good time for {town1}. »Now {town1} and {town3} have each found an heir, and both come to be crowned at {deadline1}.',
    '{land.s} has had no ruler for {years} years«, and {town1} has done well out of it». Now there are two children with the royal birthmark: {town1} backs one, {town3} the other, and {deadline1} is the day.',
  ],
  lie: [
    'The throne «in {town1} »has stood empty since {wrong}. It is dusted daily by four people, each of whom does a leg.',
    'At {wrong} the last ruler divided the crown between {town1}, {town2}, {town3} and {town4}, so that they should need each other. That is the official view.',
    'Since {wrong} the last ruler is "travelling". {body1.s} signs«, in the meantime,» for everything from {good1} to hangings.',
  ],
  effect: [
    'Laws in {land} are made "until the return". Some «about {good1} »are older than anyone who could return.',
    'Each of the four {towns} keeps its quarter on show«, in a case of glass». In {town2} the {workers2} take off their caps to it before the shift.',
    'Nobody may pardon. At {site1} «in {town1} »there are {num} people who have been waiting for a ruler to do it.',
  ],
  conflicts: [
    '{town1} and {town3} each have a candidate, a colour and a song. In {town4} both colours are dyed in the same vat.',
    'The royal roads belong to nobody«, and look it». {body2.s} has begun to take tolls for mending the one to {works2}.',
    '{body2.s} has struck coins with an empty chair« on them». They are taken in {town1} too«, which is treason».',
    'Each year whoever holds {site1} «in {town1} »on the day of {deadline1} is regent until the next morning. Last year the {workers1} held it for eleven days«, and nobody dared to break down the door».',
    '{faction1.s} has stopped the carts of {good4} until there is a ruler to refuse it to.',
  ],
  parties: [
    [
      {
        open: 'wants the throne to wait for the «right »heir; it holds elections for minor posts, constantly',
        hidden:
          'wants an empty throne and a full treasury« in {town1}», and backs a child that it can own',
      },
    ],
    [
      {
        open: 'wants a ruler«, any ruler,» who would mend the road to {works2}; it has had a robe made, «in three sizes, »and asks to see birthmarks',
        hidden: 'has hired somebody to paint a birthmark, in case none is found',
      },
    ],
    [
      {
        open: 'wants every family to know its ancestors; it issues certificates« from {record3}», and charges for the frame',
        hidden: 'sells titles, and has proved more heirs than there were kings',
      },
    ],
    [
      {
        open: 'wants an end of crowns«, and says so»; it prints songs about it',
        hidden:
          'means to melt the crown« down», has stolen one quarter« already», and has heated one furnace after another without getting anything but brass',
      },
    ],
  ],
  needs: [
    [
      'wants nobody to come near the quarter of the crown «in {town1} »with a file« or a touchstone», and pays {coins} gold pieces for a guard that does not talk',
      'wants the candidate of {town1}, a child of nine, fetched from {town4} and kept safe until {deadline1}, from everybody, including {body1}',
    ],
    [
      'wants the stolen quarter brought back «to {town2} »before the {workers2} find the case empty',
      ['wants to be gone by {deadline1}, since somebody in {town2} has recognized a face', 'v=2'],
      ['wants an old lodger buried a second time, under the right name', 'v=1'],
    ],
    [
      'wants a birth checked «in {town4} »that does not fit {record3}, by people who can count nine months back',
      'wants to give a certificate back«, to a family that has paid for it,» and wants protection while doing so',
    ],
    [
      'wants a chest carried to {site4}, past {guards}, with no questions about the weight',
      'wants somebody to teach two children of nine to bow«, to read» and to tell no one where they live, and pays in advance',
    ],
  ],
  start: [
    {
      scene:
        'One morning, three weeks before {deadline1}, the throne in {town1} is found to be warm. By noon {workers1} «of {town1} »are fighting in the square over whose child sat on it. {P1} offers the party {coins} gold pieces «and a free hand »to find out who was in the palace«, before one of the sides decides it».',
      answer: [
        'The oldest of the four people who dust the throne, a {worker1}« of {town1}», sat on it for an hour« before dawn», being tired. Nobody in the palace has thought of asking.',
      ],
    },
    {
      scene:
        "A {worker2} «who has never left {town2} before »walks into the party's inn with a quarter of a crown in a sack, and wants to know where one hands in such things. Three «other »guests get up« at once», and {P2}, who has followed the sack, shouts to hold the door.",
      answer: [
        'The {worker2} found the quarter under the floor of {site2}, where {faction1} had hidden it. It is brass«, which shows where the sack has rubbed it».',
      ],
    },
  ],
  truth: [
    'The last ruler pawned the crown «of {land} »to pay for {works1}, and lost the ticket. {body1.s} had four quarters made of brass, «invented the quartering, »and has ruled {land} since. The true crown lies at {site4} in {town4}, «with a price tag on it, »and {P4} has found the ticket. Neither of the children «whom {town1} and {town3} put forward »is of royal blood. The last ruler lies in the old burial ground of {town2}«, under another name».',
    'The last ruler is alive, and is called {P2} now. [{P2.they} left by the kitchen one night, with|One night {P2.they} went out through the kitchen, with|{P2.they} walked out at the kitchen door one night, with] the true crown [under a coat|in a soup pot|in a flour sack]«, [so that the four quarters on show are brass|and so the four quarters on show are brass]». It was because {body1} had asked for one war too many with {town3}. {body1.s} knows where {P2} is, and has left {P2.them} in peace« as long as no one else knew». Neither of the children «whom {town1} and {town3} put forward »is of that blood: the one child of {P2} «is grown, »works at {site2}« in {town2}», has the birthmark, and thinks that it is a burn.',
  ],
  secrets: [
    'The quarter in {town1} is brass. So is the one in {town3}, and {P3} has had it polished by people who cannot tell.',
    'A royal pardon, signed in blank, has been going round {town4} as a banknote. It is good for one person.',
    'Both candidates«, that of {town1} and that of {town3},» are brought up in the house of {P4}« in {town4}»; the birthmarks were made there, with a needle« and ink». {faction1.s} pays for it: with two false heirs nobody will be crowned, and {P4} was to keep them alike.',
    'By an old law «of {land} »the throne goes to the one who dusts it longest. The oldest of the four« people» who dust the throne, a {worker1}, has counted the days.',
    'The last midwife of the palace lives in {town2}«, near {works2},» and knows every birthmark« in {land}». {P3} pays her rent.',
  ],
  steps: [
    [
      'both colours are worn openly in {town1}, and {guards} are told to wear neither',
      '{body3.s} sells {num} certificates« in a week», {few} of them to the same family',
    ],
    [
      'one of the two candidates vanishes in {town4}«, with its nurse and its certificate,» and is back before anyone has dared to say so',
      '{body2.s} closes the road to {works2}, and opens it to nobody who has a candidate',
    ],
    [
      '{faction1.s} takes a second quarter«, out of a locked case,» in front of a queue',
      '{P1} has the throne moved to {site1}, and a second throne is made for the empty place',
    ],
    [
      'At {deadline1} the two candidates are crowned «in two {towns} »with brass. {body1.s} rules for both, and {town2} is the price that {town3} asks.',
    ],
  ],
  ends: [
    'If the brass is shown to everyone, {body1} falls, and {land} has to decide by {deadline1} if it wants a ruler« at all».',
    [
      'The true crown can be bought, for what {works1} once cost. Whoever brings it to {town1} will be asked to put it on.',
      'v=1',
    ],
    [
      '{P2} would come back for one thing: to sign the pardons. The party can talk {P2.them} into it, and «then »has to keep {P2.them} alive for an afternoon.',
      'v=2',
    ],
    [
      'The child of {P2}«, at {site2},» can be told what the burn is. If {P2} asks for it before witnesses, {land} has an heir, and {body1} has no claim left.',
      'v=2',
    ],
    'The two candidates«, who are children,» can both be sent away«, to grow up somewhere else». {P4} weeps, and helps to pack.',
  ],
};

/** What can be played in a setting with this wrong. */
export const crownDetails: WrongDetails = {
  party: [
    'There is no ruler« of {land}», so nobody can make the party a subject: it may enter {town1}, {town2}, {town3} and {town4} armed«, and be believed in all of them». It is asked to guard children«, to fetch quarters of the crown of {land},» and to find an heir.',
    'Each side in {land} needs people who have no candidate. The party can earn with errands between {town1} and {town3}, and whoever it believes in by {deadline1} is half-way to the throne of {land}.',
  ],
  customs: [
    'Every verdict in {land} ends with "until the return". Prisoners are asked «each morning »if anybody has returned, and on the day of {deadline1} they ask back.',
    'Once a year, on the day of {deadline1}, whoever has paid for a place in the queue may sit on the throne for as long as a breath can be held. On all other days it is a crime«, and young people from all four {towns} train for the one».',
    'By law nobody in {land} but its ruler wears gold. Everyone in {town1} wears brass, and real gold makes a room go quiet.',
  ],
  places: [
    [
      {
        open: 'those who wait for a pardon live here«, {num} of them,» and have a mayor«, a choir» and a betting office.',
        hidden: [
          'One of the prisoners made the four quarters and will say so for a pardon (DC 13 Persuasion«, and one signature»).',
        ],
      },
      {
        open: 'the throne of {town1} is dusted near here« each morning», and {P1} sells tickets for it« to pay for {works1}».',
        hidden: [
          'A passage leads from here to the throne room; it has been swept (DC 13 Perception), and one of those who dust «the throne »is asleep in it.',
        ],
      },
    ],
    [
      {
        open: 'the quarter of {town2} lies here in a case, and for a week {P5} has stood before the glass«, so that nobody gets a good look».',
        hidden: [
          'In the case is a cheese rind with gilding on it, since the quarter was stolen« a week ago». DC 13 Investigation finds the print of the thief: an inky thumb, of {faction1}.',
        ],
      },
      {
        open: 'candidates are measured for a robe here, «in three sizes, »and mothers from all of {land} stand in line.',
        hidden: [
          'The painter of birthmarks has a room above«, and {few} patterns to choose from» (DC 12 Insight to be offered one).',
        ],
      },
    ],
    [
      {
        open: 'certificates of descent are sold here, and {P3} has begun to ask buyers if they are sure.',
        hidden: [
          'The stubs «of the certificates »add up to more dukes than there are people in {land} (DC 12 Investigation), and the first was for the head of {body1}.',
        ],
      },
      {
        open: 'a line of aunts waits here to see {record3}, each with a different grandfather.',
        hidden: [
          'In {record3} one birth has been scraped out (DC 14 Arcana, or a candle behind the page«, to read it»): it names a midwife« and {town2}», and a child of the last ruler who has never been told.',
        ],
      },
    ],
    [
      {
        open: 'both colours are dyed here in one vat. Beside it stands a furnace that burns« day and night», and {P4} pays well for people who fetch coal« and ask nothing».',
        hidden: [
          'The furnace of {faction1} stands here, with a quarter of the crown« stuck» in it, half melted (DC 12 Perception): what has run is brass.',
        ],
      },
      {
        open: 'the songs of {faction1} are tried out here« each evening», and people from {town1} come to be insulted.',
        hidden: [
          'The two candidates live upstairs, with one birthmark each and one nurse, who would run with them to whoever has horses.',
        ],
      },
    ],
  ],
  manners: [
    '{P1} never sits down« in company», for fear of being asked on what.',
    '{P2} says "king" softly, and "road" so that the whole street can hear it.',
    '{P3} bows «a little »to everybody, in case.',
    '{P4} hums both anthems«, alternately», one line of each.',
  ],
  levers: [
    [
      'only wants the empty throne to stay clean; an heir who would keep on those who dust« it» could have {P1.them}.',
      'knows that the quarters are brass, and does anything for the party that does not say so.',
    ],
    [
      [
        'has no proof of who lies in the «old »burial ground, and will dig for it if somebody «else »holds the lamp.',
        'v=1',
      ],
      ['wants to be left alone, and comes out «only »for a child that is in danger.', 'v=2'],
      [
        'believes in the return, and would follow anyone with real gold «on the head »to {town1}.',
        'v=1',
      ],
    ],
    [
      'wants to burn the stubs, and needs an hour without {body3}« in the house».',
      'sold one certificate to somebody who was hanged for it, and will do penance if it is named.',
    ],
    [
      'is fond of the children by now; whoever gets them out« of {town4}» gets all that {faction1} knows.',
      'has been promised a title by those who want none«, and would like it in writing».',
    ],
  ],
  jobs: [
    'A child in a robe three sizes too large hides under the table «of the party »in {town3}, and two sets of guards come in by two doors. {P3} holds a third door open.',
    'For the place in the queue for the throne «of {town1} »a young {worker2} has paid all that {town2} could spare, and «now »cannot be found. {P5} asks the party to bring the {worker2}, or to take the place.',
    'In {town4} the party is paid to guard a furnace for a night. What is brought to be melted«, in a bread basket,» is a quarter of a crown, and {P4} asks them to hold it still.',
    [
      'A prisoner in {town1} is told each morning that nobody has returned. Today he says to the party«, through the bars,» that somebody has, and goes by the name of {P2} in {town2}. {guards.s} have heard it.',
      'v=2',
    ],
    [
      'A prisoner in {town1} is told each morning that nobody has returned. Today he says to the party«, through the bars,» that nobody can: he was paid to bury the last ruler in {town2}. {guards.s} have heard it.',
      'v=1',
    ],
    [
      'Two coronation fleets sail for {town1}, one under each candidate, with two hundred ships «and an archbishop »each, and the tide lets in one of them. {P1} asks the party to go aboard both« before night», and to find a reason why neither should land.',
      'tier=3',
    ],
  ],
};
