import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const treatyWrong: SharedWrong = {
  id: 'treaty',
  levels: [1, 12],
  tones: ['intrigue', 'heroic', 'grim', 'whimsical'],
  words: [
    'wars',
    'truce',
    'armies',
    'kingdoms',
    'nations',
    'rivals',
    'enemies',
    'neighbours',
    'mercenaries',
    'war',
    'peace',
    'treaty',
    'kingdom',
    'politics',
    'border',
    'alliance',
    'oath',
  ],
  names: ['the Quiet Treaty', 'the Peace of Two Pens', 'the Long Truce'],
  titles: ['The Peace of Two Pens', 'The Second Signature', 'Read It Aloud'],
  pitch: [
    'A peace «between {town1} and {town2} »has held {land} together for {years} years. It hangs on one sheet of paper «in {town3} »that neither side has read« since». In three weeks {town1} and {town2} must renew it, aloud.',
    'The war between {town1} and {town2} ended {years} years ago with two signatures. Somebody has asked to see them, {town3} cannot find the key, and «on both sides »people are buying boots.',
  ],
  lie: [
    '{wrong.s} ended a war of eleven years between {town1} and {town2}. Every child can recite its first line, and nobody its second.',
    'There has been peace since {wrong}, and «in {town1} »{body1} keeps the pen with which it was signed.',
    'Two envoys made {wrong} and liked each other so well that both retired to {town3}«, to live from {good3}». So it is told.',
  ],
  effect: [
    'Old soldiers of both sides draw one pension«, paid in {good1}». They collect it on different days.',
    'No wall in {town2} may be higher than a rider«, by the treaty». {body2.s} has built very wide ones.',
    'Every load of {good1} «that goes to {town2} »pays a toll "until the accounts are closed". They are still open.',
  ],
  conflicts: [
    '{body2.s} demands to see the original. «In {town3} »{body3} has named a day, and then another day.',
    'Veterans of both sides «have begun to »meet at {site2} «in {town2}, »in uniform, and they bring their own bread.',
    'The toll on {good1} was to end with the truce. It has not, and carts «of {good1} »now go round by {town4}«, under guard».',
    'Somebody «in {town4} »is buying up captured flags, and pays for them with {good4}.',
    'Both {town1} and {town2} hold {site1} to be theirs« under the treaty». Both have {guards} camped there, back to back.',
  ],
  parties: [
    [
      {
        open: 'wants the renewal to be a ceremony and not a reading; it prints programmes«, hires a band» and doubles the price of seats near the front',
        hidden: 'has been told that the sheet had better not be read, and has not asked why',
      },
    ],
    [
      {
        open: 'wants {works1}, for which it went to war« the first time»; it drills on Sundays and calls it sport',
        hidden: 'counts the days« of the truce», and has chosen the road on which it will march',
      },
    ],
    [
      {
        open: 'wants the sheet to rest unrolled«, for its age»; it has lost two of the three keys',
        hidden:
          'has sold the right to see the sheet« {few} times», and has never looked for the keys',
      },
    ],
    [
      {
        open: 'wants good business in any weather; it is buying up boots«, rope» and {good3}',
        hidden:
          'sells to both armies, and has paid for a broken window on the border before {deadline1}',
      },
    ],
  ],
  needs: [
    [
      'wants two dozen captured flags back« before {body2} asks for them», and pays {coins} gold pieces for them',
      'wants to know what {town2} intends« on the day of the reading», from somebody who can walk about there',
    ],
    [
      'wants an old comrade stopped who has taken {tool2} and left «for {town1} »to finish the war alone',
      'wants a pension claimed «in {town1} »for {few} friends who cannot show their faces« there», and will say why on the way',
    ],
    [
      'wants the third key« of {body3}» stolen, before the two lost ones are found',
      ['wants to be asked about that night«, by anybody,» in a room with two doors', 'v=2'],
      [
        'wants a gravestone «in {town3} »looked at by somebody who can count, and covered again',
        'v=1',
      ],
    ],
    [
      'wants {few} wagons of boots taken to the border and delivered to the wrong side',
      'wants a letter from {town2}, in the code of its army, read out« by somebody who served abroad», at {coins} gold pieces a page',
    ],
  ],
  start: [
    {
      scene:
        'At a feast in {town1}«, three weeks before {deadline1},» a guest raises a glass to the peace and reads from a page what {town1} and {town2} have promised« in it», which is news to both. The lamps go out; when they are lit« again», the guest is dead, the page is gone, and {P1} asks the only people who belong to neither side to find it.',
      answer: [
        'The guest was paid by {faction1} to read, and was poisoned «at the table »by a servant of {body1}, who has the page. {P3} wrote it out, and it says what the sheet says.',
      ],
    },
    {
      scene:
        'An old soldier walks into {town1} with a captured cannon on a string, and asks, «very »politely, if the war is over. {guards.s} «of {town1} »take aim. {P1} asks the party to bring the old man home «to {town2} »before anybody decides that it is not.',
      answer: [
        'The old soldier has a written order never to stop before the war is over. {P1} can lift it«, but only» by reading the second signature aloud.',
      ],
    },
  ],
  truth: [
    'The envoy of {body2} had died in the night before the signing. A {worker3} signed for the dead, was paid with a house« in {town3}», and has been blackmailed by {faction1}« ever since». In law the war is «still »on, and every toll«, pension» and border of {years} years is void, as {P3} has found out from the date on a gravestone.',
    'The sheet has two sides: on the one that {body1} signed, {works1} {works1.is} a gift to it for ever; on the back, which {body2} signed, that is a loan, «and it is »due this year. {P3} wrote both in one night, «to stop the killing, »and has hoped ever since to die first.',
  ],
  secrets: [
    [
      'The second signature is in an ink that is made in {town3}« and nowhere else», though the envoy of {body2} had «only just come and had »brought his own. Anyone «from {town3} »who saw it would know.',
      'v=1',
    ],
    [
      'The ink on both sides of the sheet is of one night, and so is the hand. {P3} knows«, and so would anyone who turned it over».',
      'v=2',
    ],
    'A clause in small writing gives {works1}«, in case of doubt,» to "the finder of this paper", as {faction1} has noticed.',
    '{P2} was a drummer in the last battle, and knows that the surrender came by mistake«: the drum played the wrong call».',
    'There is a fair copy«, with both signatures,» at {site4} in {town4}, where it lines a drawer. {P4} owns the chest.',
    [
      'Neither {body1} nor {body2} has «ever »asked who was in the room that night. It was {P3} alone, with one pen, and {P3} has kept the blotter.',
      'v=2',
    ],
    [
      'The real envoy of {body2} lies in {town3}, in a grave with the name of the {worker3}« who signed in his place». The date on the stone is a day before that of the treaty.',
      'v=1',
    ],
  ],
  steps: [
    [
      'a window is broken« in the toll house», and {body1} and {body2} blame each other by name',
      '{body2.s} sends its "sportsmen" to {site1}, for exercise',
    ],
    [
      '{town1} stops all {good1}« for {town2}», and the pensions with it',
      '{faction1.s} opens its stores to both sides, on the same afternoon',
    ],
    [
      '{P3} tries to burn the sheet and is caught with the match',
      'the old soldiers leave their pensions and take up the positions «around {works2} »in which they stood at the end of the war',
    ],
    [
      'At {deadline1} the sheet is read« aloud». {town1} and {town2} are at war within the hour, and {works1} {works1.has} changed hands twice« by evening».',
    ],
  ],
  ends: [
    'If the sheet is read before the day, «in a small room, »with {P1} and {P2} at one table, both can be got to sign again. Each wants the other to pay for the pen.',
    'The party can let the sheet burn; then the peace «between {town1} and {town2} »rests on the word of those who saw it, and that is the party.',
    '{faction1.s} can be ruined «in a day »by a rumour of peace, since it has borrowed for the boots. It knows that, and will pay «well »to keep the party from talking.',
  ],
};

/** What can be played in a setting with this wrong. */
export const treatyDetails: WrongDetails = {
  party: [
    'The party has sworn to neither {town1} nor {town2}, so «under the truce »it may carry arms through both. It is hired as escort«, as go-between,» and to see for {body1} or {body2} what the other has in its stores.',
    'By the treaty every quarrel on the border «of {town1} »is judged by strangers. Few come« any more», so the party sits in judgement before it has unpacked«, and {town1} and {town2} both bring presents».',
  ],
  customs: [
    'The first of each month is parole day: anyone from {town1} may walk about in {town2} «unarmed »until dusk, and the other way about. This month everybody means to go.',
    'A quarrel «between the two sides »is settled by two drummers, who play until one stops. Nobody in {land} laughs at that who has stood next to it.',
    'In {town3} an oath counts only if three people from three {towns} hear it, so a third pair of ears is paid for«, and {deadline1} has driven up the price».',
  ],
  places: [
    [
      {
        open: 'the pen of the treaty is shown here« under glass», and {P1} has the room cleared each time {P1.they} looks at it.',
        hidden: [
          'The pen has never held ink (DC 12 Investigation): what the crowd «in {town1} »saw was a show, and the sheet had been signed by night, in {town3}.',
        ],
      },
      {
        open: 'soldiers of both sides camp here back to back, share one kettle, and have been told to stop.',
        hidden: [
          'In the kettle the camps «of {town1} and {town2} »pass each other their orders (DC 13 Sleight of Hand to fish one out): both are to hold out until the same hour.',
        ],
      },
    ],
    [
      {
        open: 'veterans of both armies meet here« on Sundays», and {P5} would like to know what they have in those bread baskets.',
        hidden: [
          'In the baskets are the signs of rank« of both armies»: the veterans mean to arrest their «own »officers on the morning of {deadline1}.',
        ],
      },
      {
        open: '{body2} drills here, and charges spectators« an entrance fee», so that it counts as sport.',
        hidden: [
          'The drill is that for the crossing« to {site1}», and {P2} drums the wrong call «in it »on purpose (DC 13 Perception to notice).',
        ],
      },
    ],
    [
      {
        open: 'the sheet lies here behind three locks, and whoever wants to see it is given a number« by {P3}». The number today is the same as yesterday.',
        hidden: [
          'The two lost keys are in the ink pot of {P3}. With the third, which the head of {body3} wears« round the neck», the sheet can be taken out« and turned over» (DC 14 Stealth).',
        ],
      },
      {
        open: 'the guest book «of the envoys »is kept here, and {body3} has had the page of the signing framed, face to the wall.',
        hidden: [
          [
            'On the back «of the page »is the bill for the last supper« before the signing»: two envoys, one plate, and a doctor (DC 13 Investigation). The other envoy was dead.',
            'v=1',
          ],
          [
            'On the back «of the page »is the bill of that night: one candle, one pen, one clerk (DC 13 Investigation). Neither envoy was in the room.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: '{faction1} sells boots here, left ones today, right ones on «the day of »{deadline1}.',
        hidden: [
          'Here a drawer is lined with a fair copy of the treaty«, signatures and all». It can be had for a silver piece by anyone who asks for "old paper", or on DC 15 Deception by anyone who does not.',
        ],
      },
      {
        open: 'an auction of flags is held here« each week», and {P4} buys whatever has a hole in it.',
        hidden: [
          'In the store {faction1} keeps uniforms of both sides, «{few} of each, »cut for the same {few} men. They are for the broken window.',
        ],
      },
    ],
  ],
  manners: [
    '{P1} writes every promise down«, reads it over» and tears it up.',
    '{P2} walks in step with whoever is next to {P2.them}«, and curses about it».',
    '{P3} signs with the wrong hand, and blots at once.',
    '{P4} greets soldiers by the size of their boots.',
  ],
  levers: [
    [
      'has never dared to read the sheet, and would do so with the party in the room.',
      'would give back all that {town1} has gained «in {years} years »to be spared a war, if {body1} could be left out of it.',
    ],
    [
      'can stop the veterans with one call on the drum, and would do it for a truth said aloud« in {town1}».',
      'wants an apology for the last battle from an officer of {town1}, any officer, in uniform« and aloud».',
    ],
    [
      ['confesses to the first person who closes the door and asks who signed.', 'v=1'],
      ['confesses to the first person who closes the door and turns the sheet over.', 'v=2'],
      [
        'keeps the blotter of that night as a shield, and hands it over to whoever gets {P3.them} out «of {town3} »alive.',
        'v=2',
      ],
      [
        'keeps a rubbing of the gravestone as a shield, and hands it over to whoever gets {P3.them} out «of {town3} »alive.',
        'v=1',
      ],
    ],
    [
      'has borrowed for the boots in {P4.their} own name; a whisper of peace makes {P4.them} betray {faction1}« within the hour».',
      'fights for no side, but a sister «of {P4.name} »lives beside the toll house, and that can be used.',
    ],
  ],
  jobs: [
    'A drummer of {town1} and one of {town2} have played against each other since «yesterday »noon, over a cow« that each side says the other has stolen». {P5} asks the party to judge before one of the two falls dead.',
    'In {town4} the party is paid to carry left boots to {town2}. On the road it meets people who carry left boots to {town1}, and «who »are just as surprised. The right ones are all in the stores of {faction1}.',
    'On the one day on which they may visit each other, a guest from {town1} does not come back from {town2}« by dusk», which ends the peace at dawn. {P2} knows the inn, {P1} knows the name, and neither may cross.',
    'In {town3} a «small »fire breaks out where the sheet is kept. In the crowd with buckets are {P3}, who throws none, and a thief, who drops a key at the feet of the party: one of the three for the sheet.',
    [
      'Eighty thousand soldiers of {town1} and {town2} lie on both banks of the border river«, for the parade on the day of the reading». By night one gun goes off«, nobody knows on which side». {P1} and {P5} both ask the party to cross to the other camp before dawn and say that it was an accident.',
      'tier=3',
    ],
  ],
};
