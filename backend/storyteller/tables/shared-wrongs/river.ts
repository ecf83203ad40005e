import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const riverWrong: SharedWrong = {
  id: 'river',
  levels: [1, 12],
  tones: ['heroic', 'grim', 'intrigue'],
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
    '{years.s} years ago the river left {town2} in one night and came to {town1}. {town1} grew rich on it. This spring the water is turning back, both {towns} are arming, and nobody asks how it ever moved.',
    '{town1} has the river that {town2} lost, and three weeks of water left in it. In {town2} they have dug out the old bed and are waiting. Who finds out why it left {town2} can choose where it goes.',
  ],
  lie: [
    'The river moved by itself, {years} years ago, in a single night. That is called {wrong}, and {town1} lights a lamp for it at every door.',
    'In {town2} it is taught that {wrong} was a punishment. {body1.s} pays for the lessons.',
    '{wrong.s} took the river from {works2} and gave it to {works1}. Nature is just, says the plaque in {town1}.',
  ],
  effect: [
    'Water is money: at {works1} in {town1} it is sold by the hour, and a full jug is a wedding gift.',
    'The old bed is the straightest road in {land}. It runs past {works2}, and nobody from {town2} has driven a cart on it since.',
    'Old bridges stand over dry ground. In {town2} the {workers2} still stop halfway to drop a coin into a river that is not there.',
  ],
  conflicts: [
    '{body2.s} has every second {worker2} digging in the old bed, without leave, a mile below the dam of {works1}. {body1.s} has sent {guards} to watch them dig.',
    '{body1.s} sells water to {town2} by the hour, and {town2} has begun to pay with {fake2}.',
    'The river was the border. Since it moved, {num} families live in two countries and are taxed by both, in {good1} and in {good2}.',
    '{town1} and {town2} both claim the islands in the old bed, and {faction1} has begun to build on them.',
    'The {workers1} of {town1} drink for free and the {workers2} in the same inns do not. There has been one knife so far.',
  ],
  parties: [
    [
      {
        open: 'wants the river to stay where it is, beyond {deadline1} at least; it pays for dikes and for sermons',
        hidden: 'pays the geographers of {land} to agree that rivers move by themselves',
      },
    ],
    [
      {
        open: 'wants the water back, or {years} years of it paid for in coin; it petitions, and counts the dry wells aloud',
        hidden: 'digs by night, and writes down who tries to stop it',
      },
    ],
    [
      {
        open: 'wants to be left out of the quarrel; it answers every request for old papers with a longer form',
        hidden: 'put its own seal on the old plans in {record3}, and wants them forgotten',
      },
    ],
    [
      {
        open: 'wants to own both banks; it lends money to whoever is losing {works1} or {works2}',
        hidden: 'knows where the river will run next, and buys for that day',
      },
    ],
  ],
  needs: [
    [
      'wants the failing springs looked at by people who owe {body1} nothing, and pays {coins} gold pieces for a true answer, in private',
      'wants the digging at {works2} stopped before {deadline1}, without a death, and has nobody left who could do it',
    ],
    [
      'wants an escort up the old bed to the dam, past {guards}, for {few} diggers and one question',
      'wants the bones found that the old {workers2} speak of when the water is low, and a name to put over them',
    ],
    [
      'wants a heavy envelope carried to {town2} unopened, and wants to be far from {body3} when it gets there',
      'wants a burglar, since one page of {record3} is locked away even from the {clerk3}',
    ],
    [
      'wants maps of land that grows nothing, before {deadline1}, and pays for them in advance',
      'wants partners who will sign for {few} dry farms near {town2} and not ask what {faction1} knows',
    ],
  ],
  start: [
    {
      scene:
        'The party is in the square of {town1} when the fountain runs brown, then red, then stops. For one hour the river bed of {town1} lies open, and in the mud stand the posts of a dam that is on no map. {P1} offers {coins} gold pieces to whoever follows it upstream before the water is back.',
      answer: [
        'The posts in the mud of {town1} are those of a trial dam. The red is clay from the cut, an hour upstream, where the bank has begun to slip.',
      ],
    },
    {
      scene:
        'In {town2} a boat that has lain dry in the old bed for {years} years floats this morning, on a foot of water. {P2} wants to know where the water comes from, and needs help to reach the dam at the top of the old bed before {guards} of {town1} do.',
      answer: [
        'The boat floated because water seeps through the dam into the old bed. Whoever follows the old bed up from {town2} comes to the cut from the side that has no guards.',
      ],
    },
  ],
  truth: [
    '{body1.s} had the bank cut by night, with {num} hired hands, because {works1} had no water. The plan was drawn by a {clerk3} in {town3}. The {num} were drowned instead of paid, and lie where the new bed is deepest. {P3} has found the plan, and knows from it that the timber dam in the cut was built to last {years} years.',
    'That spring the river would have drowned {town2} and {works2} with it. {body1.s} cut the bank in time, and saved all of {town2} but {num} herders on the far side, whom nobody had counted. Since then {body1} has kept silent, out of shame. A dam holds the river in the cut. Now the cut is silting up, and when the dam gives way, the flood comes after all; {P3} has the figures.',
  ],
  secrets: [
    'The cut in the bank is as straight as a ruler, which can be seen from {site4} in {town4} and from nowhere else. {faction1.s} has bought that view.',
    'The {worker1} who held the lamp that night lives in {town3} under another name, and is fed by {P3}.',
    '{P3} has worked out the day on which the river goes back. It is that of {deadline1}, and {P4} has bought the figures.',
    [
      'The hired hands were counted out at {site1}. Their number, {num}, is still on the wall there, under the whitewash.',
      'v=1',
    ],
    [
      'One child of the herders was sent away an hour before, grew up in {town1}, works at {works1} and has never been told.',
      'v=2 #child',
    ],
    'The dam can be opened by hand, from {site1} in {town1}, by a chain that runs up the river bed to it. It takes four people, and it cannot be shut again.',
  ],
  steps: [
    [
      'the water at {works1} falls by a hand, and {body1} puts {guards} at every well in {town1}',
      '{body1.s} closes the public wells of {town1}, and water is sold behind {site1}',
    ],
    [
      'the diggers of {body2} reach the foot of the dam, and the first of them is shot',
      '{body2.s} stops all {good2} for {town1}, and sets up camp under the dam',
    ],
    [
      '{faction1.s} calls in its loans on both banks, and {crowd} are put on the road',
      '{P3} tries to leave {town3} with the plan, and gets as far as the gate',
    ],
    [
      'On the day of {deadline1} the dam breaks. {town1} loses the river, {town2} gets it back within one hour, and {works2} {works2.is} under it.',
    ],
  ],
  ends: [
    'If the plan is read out in {town1}, {body1} falls within a day, and the party is asked who gets the water.',
    'The cut can be rebuilt with a gate, so that the river serves both {towns}. It takes the {workers1} and the {workers2} on one site for a season, and {P1} and {P2} to begin it.',
    'If the party opens the dam from {site1} at a chosen hour, {town2} is saved and {works1} {works1.is} finished; {P1} lives in {site1} and will not leave it.',
  ],
};

/** What can be played in a setting with this wrong. */
export const riverDetails: WrongDetails = {
  party: [
    'The party belongs to neither bank, so it may walk the whole of the old bed, where {guards} of {town1} and the diggers of {town2} turn everybody else back. Both {body1} and {body2} hire it for what they cannot do themselves: carry, look, ask and dig.',
    'Strangers are the only ones whom both {town1} and {town2} still let through. In {land} there is work for them as scouts of the old bed, as guards of water, and as people who ask aloud what {body1} has forbidden to ask.',
  ],
  customs: [
    'On the eve of {deadline1} every well in {town1} is measured in public, and the figure is law: below a hand of water, {body1} may close any house.',
    "Whoever carries water to a stranger in {town2} is that person's host for a night, and answers for them before {body2}. It is the quickest way to a safe bed there.",
    'By a truce nobody dares to break, no weapon is drawn in the old bed between noon and dusk, when the {workers2} carry water down to their dead.',
  ],
  places: [
    [
      {
        open: 'the sluice keepers of {town1} have moved in here, with crates under canvas, and {P1} turns away everybody who asks why.',
        hidden: [
          'Under the floor lie the windlass of the dam and its four bars; DC 13 Athletics turns it by a hand, which {town2} notices within the hour.',
        ],
      },
      {
        open: '{body1} has had a new gauge put up here, and somebody from {town1} reads it every hour and runs.',
        hidden: [
          'The readings are kept in a drawer (DC 12 Investigation), and show that the water falls faster every week; somebody has copied them out for {faction1}, in {town4}.',
        ],
      },
    ],
    [
      {
        open: 'the diggers of {town2} sleep here, and they show every visitor the fish bones that they have found in dry sand.',
        hidden: [
          'Among the finds is a timber with the stamp of {body1} (DC 12 Investigation): the dam is a made thing, and {P5} saves that proof for a worse day.',
        ],
      },
      {
        open: '{P5} drills forty {workers2} here each morning with spades on their shoulders, and needs somebody who has seen a real fight.',
        hidden: [
          'A child of {town2} has been up the bed alone and drawn the guards, with their hours; the drawing is for sale for a sweet and a promise to {P2}.',
        ],
      },
    ],
    [
      {
        open: 'the old plans of the waterways of {land} are kept here, and since spring {P3} has asked every reader for a reason.',
        hidden: [
          'The plan of the cut is not among the others but in the lining of a map of {town4} (DC 14 Investigation); {P3} has left it where a stranger could find it.',
        ],
      },
      {
        open: '{body3} has had one cupboard here sealed with four seals, of four colours, on four days.',
        hidden: [
          [
            'In the sealed cupboard are pay lists that end on the night of {wrong}. DC 12 History shows that nobody on them was ever paid again.',
            'v=1',
          ],
          [
            'In the sealed cupboard is the list of the {num} herders, drawn up a year too late. DC 12 History shows that the hand is that of a clerk of {body1}.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'there is a telescope here that may be used for a silver piece, and {P4} pays for one hour of each evening.',
        hidden: [
          'From here the cut is seen to be straight (DC 11 Perception), and so are the stakes that {faction1} has set along a third course, past both {towns}.',
        ],
      },
      {
        open: 'the surveyors of {faction1} take their meals here, and stop talking when anyone from {town1} sits down.',
        hidden: [
          'The bags of {faction1} hold deeds for dry farms, with a date on them: that of {deadline1}. DC 13 Sleight of Hand gets one out without {P4} seeing it.',
        ],
      },
    ],
  ],
  manners: [
    '{P1} never leaves a cup half full, and waters the plants of {town1} at night, unseen.',
    '{P2} speaks of the river as of a relative who will be home for dinner.',
    '{P3} draws straight lines on anything, and rubs them out when asked about {town1}.',
    '{P4} has never been heard to say "if the water goes", only "when".',
  ],
  levers: [
    [
      [
        'breaks if told how many are buried in the new bed; {P1.they} has believed in a smaller number for years.',
        'v=1',
      ],
      'can be won by anyone who brings {P1.them} a way to save both {towns}, and would resign in public for it.',
    ],
    [
      'follows whoever gives the {workers2} one full day of water, and would rather have the dam opened than rebuilt.',
      'will hold the diggers back for {few} days if the party swears to come back with the name of the one who cut the bank.',
    ],
    [
      'wants to be caught: leave {P3.them} alone with the plan and a witness, and it is told within the hour.',
      'can be had for a place on a boat out of {land}, and gives the day of the flood before stepping on board.',
    ],
    [
      'sells to the highest bidder, and would drop {faction1} for a signed share of the new bank.',
      'is afraid of one thing: that {town1} and {town2} might agree. A rumour of that makes {P4.them} talk.',
    ],
  ],
  jobs: [
    'In {town2} {P5} pays for a night watch at {site2}: somebody has been filling in by night what is dug by day, and leaves wet footprints that come from upstream.',
    '{P4} hires the party in {town4} as porters for a survey. On the second day the surveyors are found tied to their own stakes, and a message for {town1} is pinned to one of them.',
    'A ferry of {town1} grounds in mid-river with forty people on board, the water still falling, and {guards} on one bank and diggers from {town2} on the other who both want the passengers.',
    'In {town3} {P3} presses a rolled map on the first strangers of the day and walks on. Two people from {body3} have seen it, and so has someone from {faction1}.',
  ],
};
