import type { SettingStory } from '../setting-story-type.ts';

export const walkingCitiesStory: SettingStory = {
  id: 'walking-cities',
  pronouns: { P3: 'she' },
  levels: [10, 20],
  tones: ['heroic', 'grim'],
  words: ['giant', 'giants', 'colossus', 'titan', 'walking', 'city', 'back'],
  title: 'Four Cities That Walk',
  pitch:
    'The four cities« of {land}» stand on the shoulders of four colossi, which walk round a dead sea and have not stopped for a thousand years. On Thursday that of {town1} stopped. In three weeks {town2} will walk into it« on the same path», and nobody has ever learned to turn one. || For a thousand years« four» colossi have walked round a dead sea« without stopping», with the four cities of {land} on their shoulders. That of {town1} stopped on Thursday. {town2} comes along the same path, three weeks behind, and nobody has« ever» learned how to turn a colossus.',
  party:
    'The party came up the ladder of {town1} on the day« on which» it stopped, and is held responsible, or holy. {P1.full}, who keeps the spine, lends it the keys, and {P2.full}, the pilot of {town2}, sends it a chart« of what is going to happen».',
  truths: [
    'Each step is forty fathoms, and one counts to a hundred from one to the next. From {town1} to {town4} people talk«, cook» and marry to it. || A step covers forty fathoms, and before the next« one» there is time to count to a hundred. From {town1} to {town4} talk keeps time with it«, and so do cooking and weddings».',
    'The cities« of {land}» walk in single file« along the ring», three weeks apart. Whoever wants to get to another« one» sails straight across the dead sea, in a boat on runners, for four days. [That two cities should meet happens in [a legend|songs] only, with drums|In legends two cities meet, and there are drums; [elsewhere it does not happen|nobody has seen it]|Two cities meet only in one [legend|old song], and there are drums in it|That cities meet is [a thing for legends, and for drums|told in legends only, to drums]]. || From one city to the next, as from {town1} to {town2}, it is three weeks by road, or four days in a sand boat, across« the middle of» the dead sea. [Only in a legend do two of the cities themselves meet, with drums|Two of the cities themselves have met only in a legend, with drums|There is one legend in which two cities meet, and it has drums in it].',
    'Where the cities« of {land}» go there is rain, and the ground behind« them» is sown« from the heels». Without steps there is no harvest. || It rains where the cities« of {land}» walk, and from the heels people sow what lies behind. If nobody steps, nothing is reaped.',
    'Nobody honest« from {town1} or the other three» lives on the ground. There are ruins, bandits, purple worms, and the old road in« the form of» a ring. || [The ground is for bandits, ruins and purple worms; [across it goes the old road, in a ring|the old road on it goes in a ring]|Down on the ground are [bandits, ruins, purple worms|ruins, purple worms, thieves], and the old road, which is a ring|The old road goes round on the ground in a ring, past ruins, bandits and purple worms|What is on the ground is ruins, bandits, purple worms, and an old road in a ring]. Nobody honest« from {town1} or the other three» lives down there.',
    'The head of each colossus is holy, closed and full of bells. In {town3} they are of the opinion that it dreams.',
    'A storm has always been behind {town4}, the last of the four, and has come closer each year«. No one has ever waited for it». || Behind {town4}, the last of the four, is a storm. It has been there always, each year a little nearer«, and nobody has yet stayed to see it».',
  ],
  regions: [
    '{town1} stands still. At every step that does not come people fall over« in the streets of {town1}», and the cows give no milk. || Nothing swings in {town1} any more, no lamp and no bucket. At every step that does not come a crowd falls over« and the cows give no milk».',
    '{town2} could be the fastest«, is built low» and lives from spinning. It cannot brake. || Low houses, long ropes and looms make up {town2}. It has longer legs under it than the others, and no way to stop them.',
    '{town3} has the priests, the bells and the only colossus that has« ever» been seen to look back. || In {town3} are the bells and those who pray to them, on a colossus that once turned its head. Nobody has agreed on why.',
    '{town4} comes last, sweeps up what the others drop, and has got rich. From its heels one can see the storm. || {town4} walks last and owns, by old custom, whatever the others drop: it is the richest of the four. At its back is the storm.',
  ],
  factions: [
    [
      'the Spine Council',
      'wants {town1} to walk, and would try anything; it has the smiths at the hip',
      'has put people into the joints« of {town1}», to push',
    ],
    [
      'the Spinners',
      'want {town1} out of the way, «in pieces if need be, »and have their guns carried to the knees of {town2}',
      'have an agreement with {town4} about the pieces || have shared out the pieces with {town4} already',
    ],
    [
      'the Bell Heads',
      'want to be the only ones who speak to the colossus« of {town1}», with bells, and to be let into its head, alone',
      [
        'know which word it was, and have forbidden the bells« of {town3}» to ring it',
        'know whose name it is, and have forbidden the bells« of {town3}» to ring it',
      ],
    ],
    [
      'the Sweepers',
      'want everybody to be patient; they buy roofs« in {town1}» at a tenth',
      [
        'have known that the storm takes the last one, and have shot {town1} lame so that it should be« the» last || know that the storm is after the last« of them», and have seen to it that {town1} will be the last',
        'believe that the storm takes the last one, and have built a harpoon« in secret», to make {town1} the last',
      ],
    ],
  ],
  conflicts: [
    'Sixty thousand want to leave {town1} by the one ladder. The bandits« below» sell places in the queue, and {P1} has had it cut once« already». || There is one ladder down from {town1}, and sixty thousand people want to be on it. Bandits at its foot sell the places, and {P1} has already had it cut once.',
    'The priests of {town3} have come to {town1} with nine bells, «in nine sand boats, »and ring. The colossus has lifted a finger. A street of {town1} was on the finger. || Nine sand boats from {town3} have brought nine bells to {town1}, and the priests ring them. So far the colossus has moved one finger, and there was a street on it.',
    'The Spinners have asked {town2} to vote on jumping. It would need to be everybody, at the same time«, forward». || {town2} is to vote on jumping: all of it, on one beat, forward. The Spinners have been counting the votes in advance.',
  ],
  people: [
    [
      'keeper of the spine',
      'wants the party to climb down« inside» as far as the heart, and pays {pay} gold pieces, and the freedom of four cities',
      '{P1.name} still sways. || {P1.name} stops in the middle of a word where the step would have come.',
      'opens the head to whoever can say why it stopped, without a god in the answer',
    ],
    [
      'pilot of the second city',
      'wants somebody at the ear of the colossus« of {town2}» before it is too close« to turn», with something worth hearing',
      '{P2.name} has never stood on anything that did not move« and is sick in {town1}». || {P2.name} takes ground that does not move for a bad sign, and holds on to it.',
      'throws the guns off for half a degree to the left',
    ],
    [
      'bell mother',
      'wants whoever was at the feast to keep the word to themselves until she has asked the colossus what it meant',
      '{P3.name} has stopped up her ears« with wax», and answers with her hands.',
      "says the word« aloud» to anyone who is holding the colossus's hand",
    ],
    [
      'chief sweeper',
      'wants to buy whatever the party finds« down there», unseen',
      '{P4.name} walks backward by preference. || {P4.name} picks things up in passing, and puts a price on them.',
      'breaks with the other sweepers after one look at the storm« from nearby», which cures anyone',
    ],
  ],
  places: [
    [
      'The Heart of {town1}',
      1,
      'one goes down eleven hundred steps« in the dark», toward a beat, and {P1} comes along as far as the lungs',
      [
        '[The heart is sound|The heart beats as it should|Nothing is wrong with the heart]. Between two ribs there is a splinter of iron« as large as a tower», of the make of {town4}.',
        '[The heart is sound and beats faster when the party comes in. It is afraid|There is nothing wrong with the heart, but it beats faster when the party comes in: it is afraid|The heart is healthy. When the party enters it begins to race, for it is afraid].',
      ],
    ],
    [
      'The Tread',
      2,
      'the heel« of {town2}» can be boarded as it passes, if one is quick; {P2} has done it once',
      [
        'In the sole there are carved«, worn nearly flat,» the words with which its builders sent it off: to keep ahead of the storm, and to let nobody fall.',
        'In the sole there are carved, worn nearly flat, words that the colossus has cut itself«, with one finger»: to go round, until they have been forgiven.',
      ],
    ],
    [
      'The Last Heel',
      4,
      'one looks out« from it» at the storm, and {P4} charges for the telescope',
      [
        '{town4} drags an empty harpoon frame behind it, on a chain. The storm is so near that the last links are bare« and bright».',
        'The storm is a fifth colossus, with no city on it. It weeps, and calls after the others« in the old tongue of the bells»: "It is forgiven."',
      ],
    ],
  ],
  start: [
    'In the middle of a feast in {town1} the step does not come. Everyone falls to the left. In the silence, «for the first time in a thousand years, »one can hear the wind, and from« far above, out of» the closed mouth of the colossus, «very slowly, »one word. {P1} asks the party«, as strangers,» whether they have understood it. || There is dancing in {town1} when the floor does not rise. Everybody falls to the left, and lies there, and listens. No step comes; there is wind, and after it, out of the closed mouth high above, one word that takes as long as a prayer. {P1} turns to the party, who are strangers here, and asks if they have understood it.',
    [
      '[The word means "thorn", in the old tongue of the bells, which {P3} can read. The colossus is hurt, and has said so|In the old tongue of the bells, which {P3} can read, it is the word for a thorn. The colossus is hurt, and has said so|{P3}, who reads the old tongue« of the bells», knows the word: "thorn". Something hurts the colossus].',
      'The word is "Ennu", in the old tongue« of the bells», which {P3} can read: it is the name of a fifth colossus, whom the other four killed.',
    ],
  ],
  openings: [
    [
      'A girl of {town1} climbed down for a dare when the city last came by here, «a season ago, »and planted beans among the ruins, where no colossus has« ever» trodden. She would like somebody to go with her and see if they have come up. || A season ago, as {town1} passed this place, a girl went down the ladder for a bet and put beans into the ground between the ruins, where nothing has ever trodden. She asks the party along, to look whether there is anything to see.',
      'They have come up, without a step and without rain. It is the first proof« in a thousand years» that a harvest does not need the colossi.',
    ],
    [
      '{P4} pays for a chest to be taken from the hip of {town1}« before anyone sees it», and has an alibi for the day on which it was put there.',
      [
        'It has a plan of the harpoon, and a letter to the Spinners about the pieces. || In it are the drawings of a harpoon, and a letter that offers the Spinners a share« of the pieces».',
        'The chest is guarded by smiths of the hip (use <Gladiator>). It has the plan of a harpoon that was never shot. The Sweepers meant to stop {town1}« with it», and are afraid to be blamed for what they have not done« yet».',
      ],
    ],
  ],
  truth: [
    '{town4} shot it, across the dead sea. The storm takes the last one in the file, «it had come within sight, »and {P4} had a harpoon built, to bring the first one to a stop; once {town2} has broken it, «and the others have stepped over it, »it will be the last. [The colossi feel everything, and have been walking carefully for a thousand years so as not to spill anyone|All colossi feel what happens to them; for a thousand years they have walked carefully, so as not to spill anyone|A colossus feels everything, and for a thousand years each has walked with care, in order to spill nobody|They feel it all, these colossi, who have taken care for a thousand years not to spill anyone].',
    '[The colossi were five. In [a rage|anger] the four killed Ennu, the youngest, and have walked round her grave [since then|ever since] as a penance, until they are forgiven|There were five colossi. The four killed Ennu, «who was »the youngest, in [a rage|a quarrel], and walk round her grave in penance until [they are forgiven|somebody forgives them]|Once there was a fifth, Ennu, the youngest, whom the four killed in a [rage|quarrel]. They walk round her grave, as a penance, until [they are forgiven|somebody forgives them]]. [She is the storm, and has followed them« for a thousand years» to tell them that they are|The storm is she, and for a thousand years she has followed them to say that they are|But she is the storm, and has come after them for a thousand years to say that she has forgiven them]. The one of {town1} was the first who dared to stop and listen, and« to» say her name. [The others are [afraid|frightened] and will [run it down|walk over it]|The others are afraid of her, and will [trample it|not go round it]|In their fear the other three will [walk over it|tread on it|not see it]|The three others are [frightened|afraid of her], and will [not stop for it|walk on, over it]].',
  ],
  secrets: [
    'A colossus can be spoken to, by touch, in the palm« of the hand»: it takes a day for a sentence. {P3} knows it and has never dared.',
    [
      'The splinter can be drawn, with the winches« of {town4}», and it will scream. Everyone in {town1} has to be lashed to something.',
      'Ennu wants to touch the face of each« of the four», once. There are cities on the way to it, {town1} first.',
    ],
    'The bandits below know a valley with water in which« all of» {town1} could live. They have kept it to themselves.',
    'Most of {town2} voted against the jump. The Spinners had the count altered, and {P2} has« kept» the true slips.',
  ],
  steps: [
    'the ladder« of {town1}» breaks, and 400 families start living in the knee || there is no ladder to {town1} any more, and 400 families live in the knee',
    '{town2} comes over the horizon, and its drums have forgotten how to be a greeting || {town2} is in sight, and its drums are no greeting any more',
    '{town2} is so near that ropes are shot across, and half of {town1} climbs over« to it on them», or falls',
    [
      '{town2} walks into {town1}. The shoulders touch, and what falls goes on falling for a mile.',
      '{town2} walks into {town1} and over it. At the end« of the file» the storm has caught up with {town4}, and a hand comes out of it.',
    ],
  ],
  ends: [
    '[[People can live on the ground|One can live on the ground|It is possible to live on the ground|A city can live down on the ground]. [The beans prove it|The beans are the proof]; if|The beans prove that people can live on the ground. If|People could live down on the ground, as the beans prove; if|Where beans grow, people can live, on the ground and without a colossus. If] one city goes first, the others will be lighter, and the girl« in {town1}» who planted them can show where.',
    [
      '{town4} can be made to pull: its winches would draw the splinter, by a cable« across the dead sea», with {town2} in sight, and« then» it has to run. All four have to, and {town2} must for once be slow.',
      'The colossi« of {land}» can be held still, «all four, »by whoever gets into the palm of each and tells it that Ennu has forgiven them; and then the cities will have to hold on while five giants«, very carefully,» put their arms round each other.',
    ],
  ],
};
