import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const riverWrong: SharedWrong = {
  id: 'river',
  levels: [1, 12],
  tones: ['heroic', 'grim', 'intrigue'],
  avoids: ['whalebone', 'lighthouse'],
  words: [
    'rivers',
    'dried',
    'sea',
    'tide',
    'drowned',
    'canal',
    'oasis',
    'stopped',
    'river',
    'drought',
    'water',
    'flood',
    'desert',
    'dry',
    'dam',
  ],
  names: ['the Turning of the River', 'the Dry Year', 'the New Course'],
  titles: ['Where the River Was', 'The Borrowed River', 'The Dry Bed'],
  pitch: [
    '{years.s} years ago the river left {town2} «in one night »and came to {town1}, which grew rich on it. This spring it has begun to run low, both {towns} are arming, and nobody asks how it ever moved.',
    '{town1} has the river that {town2} lost, and «{town1} »does not say how many weeks of water are left« in it». In {town2} they have dug out the old bed and are waiting. Who finds out why it left «{town2} »can choose where it goes.',
  ],
  lie: [
    'The river moved by itself, {years} years ago«, in a single night». That is called {wrong}, and {town1} lights a lamp for it at every door.',
    'In {town2} it is taught that {wrong} was a punishment. {body1.s} pays for the lessons.',
    '{wrong.s} took the river from {works2} and gave it to {works1}. Nature is just, says the plaque« in {town1}».',
  ],
  effect: [
    'Water is money: at {works1} «in {town1} »it is sold by the hour, and a full jug is a wedding gift.',
    'The old bed is dry and level, and would make the best road« in {land}». Nobody from {town2} will drive a cart on it.',
    'Old bridges stand over dry ground. In {town2} the {workers2} «still »stop halfway to drop a coin into a river that is not there.',
  ],
  conflicts: [
    'The old bed is closed at its top by a bank of earth, «as high as a house, »which the river is said to have thrown up. {body2.s} has every second {worker2} digging towards it, and {body1} has sent {guards} to stand round the diggers.',
    '{body1.s} sells water to {town2}« by the hour», and {town2} has begun to pay with {fake2}.',
    'The river was the border. Since it moved, {num} families live in two countries and are taxed by both«, in {good1} and in {good2}».',
    '{town1} and {town2} both claim the islands in the old bed, and {faction1} has begun to build« on them».',
    'The {workers1} «of {town1} »drink for free and the {workers2} in the same inns do not. There has been one knife so far.',
  ],
  parties: [
    [
      {
        open: 'wants the river to stay where it is«, beyond {deadline1} at least»; it pays for dikes and for sermons',
        hidden: 'pays the geographers «of {land} »to agree that rivers move by themselves',
      },
    ],
    [
      {
        open: 'wants the water back, or {years} years «of it »paid for« in coin»; it petitions, and counts the dry wells aloud',
        hidden: 'has found «sawn »timber in the bank, and keeps it back until it has enough pikes',
      },
    ],
    [
      {
        open: 'wants to be left out of the quarrel; it answers every request «for old papers »with a longer form',
        hidden: 'put its own seal on the «old »plans« in {record3}», and wants them forgotten',
      },
    ],
    [
      {
        open: 'wants to own both banks; it lends money to whoever is losing {works1} or {works2}',
        hidden:
          'knows that a third course has been staked out« past both {towns}», and has bought the farms along it',
      },
    ],
  ],
  needs: [
    [
      'wants to know how many weeks the river will last, from people who owe {body1} nothing, and pays {coins} gold pieces for a true figure, in private',
      'wants the digging at {works2} stopped «before {deadline1}, »without a death, and has nobody left who could do it',
    ],
    [
      'wants an escort up the old bed to the bank at its top«, past {guards},» for {few} diggers who are to bring back a piece of what it is made of',
      'wants the bones found that the old {workers2} speak of« late in the evening», and a name to put over them',
    ],
    [
      'wants a heavy envelope carried to {town2}« unopened», and a place in the cart, since {body3} will know who sent it',
      'wants a burglar for {record3}, since its oldest pages«, with the work of {wrong} in them,» are locked away even from the {clerk3}',
    ],
    [
      'wants maps of land that grows nothing«, before {deadline1},» and pays« for them» in advance',
      'wants partners who will sign for {few} dry farms «near {town2} »and not ask what {faction1} knows',
    ],
  ],
  start: [
    {
      scene:
        'The party is in the square of {town1} when the fountain runs brown, then red, then stops. For one hour the river bed «of {town1} »lies open, and in the mud stand sawn posts«, row behind row,» that are on no map. {P1} turns pale, sends everybody «else »home, and offers {coins} gold pieces if the party goes upstream, says how long the banks will «still »hold, and tells it to nobody but {P1}.',
      answer: [
        'The posts in the mud of {town1} are what was left of a trial dam. The red is clay from the place «an hour upstream »where the river was turned«, and where its banks have begun to slip».',
      ],
    },
    {
      scene:
        'In {town2} a boat that has lain dry in the old bed for {years} years floats this morning«, on a foot of water». {P2} wants to know where the water comes from, and needs help to reach the bank «at the top of the old bed »before {guards}« of {town1}» do.',
      answer: [
        'The boat floated because the bank «at the top of the old bed »is a timber dam under earth, and leaks. {guards.s} stand round the diggers only: the last mile is empty, as {body1} does not want its own people to see the dam.',
      ],
    },
  ],
  truth: [
    '{body1.s} had a new bed dug for the river, because {works1} had no water: elementals of earth«, called by a mage,» did it in one night, and {num} hired hands closed the old bed with a timber dam under earth. The plan was drawn by a {clerk3} in {town3}. The {num} were drowned instead of paid, and lie where the new bed is deepest. {P3} has found a draft of the plan, «which was not locked away, »and knows from it that the dam was built to last {years} years. [It leaks, and will break|It has begun to leak, and it will break|Already it leaks, and nothing can stop it from breaking|Water comes through it already, and it will not hold].',
    'That spring the river would have drowned {town2} and {works2} with it. {body1.s} had the river led into a new bed in time, past {town1}, and the old bed closed with a timber dam under earth. It saved all of {town2} but drowned {num} herders «where the new bed was to run, »whom nobody had warned. Since then {body1} has kept silent«, out of shame». [Now the new bed is silting up and the dam leaks|The dam leaks by now, and the new bed is silting up|By now there is silt in the new bed, and water comes through the dam]. When it breaks, the flood comes to {town2} after all; {P3} has a draft of the plan«, and the figures».',
  ],
  secrets: [
    'On a model of the valley, «at {site4} »in {town4}, the new bed is as straight as a ruler«, as no river ever is». {faction1.s} has had it measured, and keeps the model locked up.',
    'The {worker1} who held the lamp while the old bed was closed lives in {town3} «under another name, »and is fed by {P3}.',
    '{P3} has worked out on which day the dam will break«, if nobody opens it before». It is that of {deadline1}, and {P4} has bought the figures.',
    [
      'The hired hands were counted out at {site1}. Their number, {num}, is still on the wall« there», under the whitewash.',
      'v=1',
    ],
    [
      'One child of the herders was away «with the goats »that night, grew up in {town1}, works at {works1} and believes that the family died of a fever.',
      'v=2 #child',
    ],
    'The gate in the dam was built by {body1} in case the river had to go back. {P1} knows of it, and that it cannot be shut again« once it has been opened».',
  ],
  steps: [
    [
      'the water at {works1} falls by a hand, and {body1} puts {guards} at every well in {town1}',
      '{body1.s} closes the public wells« of {town1}», and water is sold behind {site1}',
    ],
    [
      'the diggers «of {body2} »reach the bank and strike timber, and the first of them is shot',
      '{body2.s} stops all {good2} for {town1}, and sets up camp at the top of the old bed',
    ],
    [
      '{faction1.s} calls in its loans« on both banks», and {crowd} are put on the road',
      '{P3} tries to leave «{town3} »with the plan, and gets as far as the gate',
    ],
    [
      'On the day of {deadline1} the dam breaks. {town1} loses the river, {town2} gets it back« within one hour», and {works2} {works2.is} under it.',
    ],
  ],
  ends: [
    'If the plan is read out in {town1}, {body1} falls« within a day», and the party is asked who gets the water.',
    'The river can be shared: a new gate in the dam, half of the water for each. It takes the {workers1} and the {workers2} on one site for a season«, and {P1} and {P2} to dig the first hole together».',
    'There is a gate in the dam, «under the earth, »and its windlass is turned with four iron bars, which {body1} keeps at {site1}« in {town1}». If the party brings them to the dam and opens the gate a hand each day, the river goes back slowly and {town2} is saved. {works1.s} {works1.is} then without water«, and {P1} has to tell the {workers1} why».',
  ],
};

/** What can be played in a setting with this wrong. */
export const riverDetails: WrongDetails = {
  party: [
    'The party belongs to neither bank, so it may walk the «whole of the »old bed, where {guards} «of {town1} »and the diggers «of {town2} »turn everybody else back. Both {body1} and {body2} hire it for what they cannot do themselves: to escort diggers«, to look behind closed doors,» and to ask how a river moves.',
    'Strangers are the only ones whom both {town1} and {town2} «still »let through. In {land} there is work for them as scouts« of the old bed», as guards of wells, and as people who ask aloud «what {body1} has forbidden to ask: »how the river moved.',
  ],
  customs: [
    'On the eve of {deadline1} every well «in {town1} »is measured« in public», and the figure is law: below a hand of water, {body1} may close any house.',
    "Whoever carries water to a stranger «in {town2} »is that person's host for a night, and answers for them« before {body2}». It is the quickest way to a safe bed there.",
    'By a truce nobody dares to break, no weapon is drawn in the old bed between noon and dusk, when the {workers2} carry water «down »to the graves« along it».',
  ],
  places: [
    [
      {
        open: 'the sluice keepers «of {town1} »have moved in here, with crates under canvas, and {P1} turns away everybody who asks« why».',
        hidden: [
          'Under the floor lie four iron bars and a drawing of where they fit: the windlass of a gate, «deep »in the bank that closes the old bed. There, DC 13 Athletics turns it by a hand, and {town2} has a brook again« within the hour».',
        ],
      },
      {
        open: '{body1} has had a new gauge put up here, and somebody «from {town1} »reads it every hour and runs.',
        hidden: [
          'The readings are kept in a drawer (DC 12 Investigation), and show that the water falls faster every week; somebody has copied them out for {faction1}«, in {town4}».',
        ],
      },
    ],
    [
      {
        open: 'the diggers «of {town2} »sleep here, and they show every visitor the fish bones «that they have »found in dry sand.',
        hidden: [
          'Among the finds is a timber with the stamp of {body1} (DC 12 Investigation): the bank «at the top of the old bed »is a thing that {town1} has built. {P5} saves that proof for the day of the first shot.',
        ],
      },
      {
        open: '{P5} drills forty {workers2} here each morning with spades« on their shoulders», and needs somebody who has seen a real fight.',
        hidden: [
          'A child of {town2} has been up the bed «alone »and has drawn where {guards} stand and when they change; above them there are none. The drawing is for sale for a sweet and a promise to {P2}.',
        ],
      },
    ],
    [
      {
        open: 'the old plans of the waterways «of {land} »are kept here, and since spring {P3} has asked every reader for a reason.',
        hidden: [
          'The plan «of the new bed and of the dam »is not among the others but in the lining of a map «of {town4} »(DC 14 Investigation); {P3} has left it where a stranger could find it.',
        ],
      },
      {
        open: '{body3} has had one cupboard here sealed with four seals«, of four colours,» on four days.',
        hidden: [
          [
            'In the sealed cupboard are the pay lists of the «{num} »hired hands, which end on the night of {wrong}. [DC 12 History shows that nobody on them was ever paid again|By DC 12 History nobody who is on them was ever paid again|None of these people was ever paid again, as DC 12 History shows].',
            'v=1',
          ],
          [
            'In the sealed cupboard is the list of the {num} herders«, drawn up a year too late». DC 12 History shows that the hand is that of a clerk of {body1}.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'a model of the «whole »valley stands here under glass, with real water, and {P4} pays for an hour alone with it« each evening».',
        hidden: [
          'On the model the new bed is straight as a ruler (DC 11 Investigation). So is a row of pins past both {towns}: a third course, which {faction1} means to dig «for the river »when the dam has broken.',
        ],
      },
      {
        open: 'the surveyors of {faction1} take their meals here, and stop talking when anyone from {town1} sits down.',
        hidden: [
          'The bags of {faction1} hold deeds for dry farms along the row of stakes, with a date on them: that of {deadline1}. DC 13 Sleight of Hand gets one out« without {P4} seeing it».',
        ],
      },
    ],
  ],
  manners: [
    '{P1} never leaves a cup half full, and waters the plants «of {town1} »at night, unseen.',
    '{P2} speaks of the river as of a relative who will be home for dinner.',
    '{P3} draws straight lines on anything, and rubs them out when asked« about {town1}».',
    '{P4} has never been heard to say "if the water goes", only "when".',
  ],
  levers: [
    [
      [
        'breaks if told how many lie in the new bed; {P1.they} was told of three, who fell in.',
        'v=1',
      ],
      'can be won by anyone who brings {P1.them} a way to save both {towns}«, and would resign in public for it».',
    ],
    [
      'follows whoever gives the {workers2} one full day of water«, and would rather have all of the water back than half of it».',
      'will hold the diggers back for {few} days if the party swears to come back with the name of whoever closed the «old »bed.',
    ],
    [
      'wants to be caught: leave {P3.them} alone with the plan and a witness, and it is told« within the hour».',
      'can be had for a place on a boat« out of {land}», and gives the day of the flood« before stepping on board».',
    ],
    [
      'sells to the highest bidder, and would drop {faction1} for a signed share of the mills« on a river that is shared».',
      'is afraid of one thing: that {town1} and {town2} might agree. A rumour of that makes {P4.them} talk.',
    ],
  ],
  jobs: [
    'In {town2} {P5} pays for a night watch at {site2}: somebody fills in «by night »what is dug by day. The wet footprints come from upstream, and belong to people of {body1} who are to keep the diggers from the bank.',
    '{P4} hires the party in {town4} as porters for a survey. On the second day the surveyors are found tied to their own stakes, by diggers from {town2}« who took them for people of {town1}». The diggers have their maps, and {P4} doubles the pay for whoever gets these back unread.',
    'A ferry of {town1} grounds in mid-river with forty people on board, and the water still falls. {guards.s} stand on one bank and diggers «from {town2} »on the other, and both shout for the water sellers, who are on board« with the takings of a week».',
    'In {town3} {P3} presses a rolled map on the first strangers of the day and walks on. Two people from {body3} have seen it, and so has someone from {faction1}. It is a copy of a plan, of a dam and «of »a river bed«, with one corner torn off».',
    [
      'The fleet that feeds {town1} runs aground between the locks, eighty ships with the bread of a province«, as the river falls by a yard in one night». {P1} has to choose by noon which third is towed to the walls, and sends the party upstream to learn how much water is still to come.',
      'tier=3',
    ],
  ],
};
