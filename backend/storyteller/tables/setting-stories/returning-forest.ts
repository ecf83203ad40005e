import type { SettingStory } from '../setting-story-type.ts';

export const returningForestStory: SettingStory = {
  id: 'returning-forest',
  pronouns: { P3: 'she' },
  homes: { P3: 4, P4: 3 },
  levels: [3, 9],
  tones: ['horror', 'heroic'],
  words: ['forest', 'wood', 'trees', 'tree', 'druid', 'timber', 'antlers'],
  title: 'The Forest Comes Home',
  pitch:
    'Each night the forest« of {land}» takes one field. It began at {town4}, and at dawn the trees« simply» stand there«, old, with moss and all». What is made of its wood leans that way: bridges, cradles, beams. This morning the gallows of {town1} put out leaves. || The wood that {land} felled a lifetime ago is walking home, one field each night. It set out from {town4}, and what was made of it is restless: masts, doors, cradles. In {town1} it has reached the gallows, which are in leaf.',
  party:
    'The party carries steel«, owns no timber» and has slept in the wood and woken« up». {P1} hires it as axes, and {P3} as ears. || The party came to {land} with nothing of wood but its arrows, and these have been taken from it at the gate of {town1}. {P1} would give them back for a day of felling, and {P3} asks only that it sits down on the stump and listens.',
  truths: [
    'Three of the four towns« of {land}» are built of one forest, which was cut in one generation«, and paid for a war that was won». || One forest made {town1}, {town2} and the roofs of {town4}. It was felled within thirty years, for a war, and the war was won.',
    'Wood groans at night, toward the east. In {town1} people lie the other way round«, so as not to roll out». || After dark every board in {town1} creaks toward the east, and beds are turned with their heads to the west« to save their owners the fall».',
    'Whoever sleeps under a beam« in {town1}» dreams of standing still. Some have stayed in bed. || Under a roof of that wood one dreams of rain and of having time. In {town1} six people have not wanted to wake up.',
    'Deer with three points too many are seen in the streets of {town2}. They are not shy. || At dawn there are deer on the market of {town2}, with too many points on their antlers, and they look into the shops.',
    'There is no charcoal« any more», no new door, and no coffin in {town3} that stays shut. || What is made of the wood does not stay shut: doors, barrels, and in {town3} coffins. Charcoal is dug from old hearths.',
    'In thirty nights, «at the rate of one field a night, »it will be at the walls of {town1}. || There are thirty fields between the wood and the walls of {town1}, and it takes one a night.',
  ],
  regions: [
    '{town1} stands on ten thousand piles of oak, in the marsh. They have begun to bud«, under water». || Under {town1} is a marsh, and in the marsh are ten thousand oak piles with buds on them.',
    '{town2} builds ships. Four hulls have slid off the slips« by night», uphill, toward the trees. || Ships are built in {town2}, and four of them have left at night, by land and without a crew, toward the trees.',
    '{town3} is built of stone, «except for the doors, »and is full of people who were poor« there» and now rent out floors. || Poor people built {town3}, of stone because that was cheap, and let rooms now to those who used to laugh at it. Only the doors worry them.',
    '{town4} lies where the first tree was felled. The stump is as wide as a market place, and« is» used as one. || {town4} holds its market on the stump of the first tree, which has room for eighty stalls.',
  ],
  factions: [
    [
      'the Axe Fellowship',
      'wants the new wood felled« as fast as it comes», and pays by the trunk in {town1} || means to fell each field in the night in which it comes, and pays by the trunk in {town1}',
      '[has found that the new wood« at {town4}» bleeds when it is cut, and dresses in red so that nobody notices|wears red in {town1}, so that nobody sees how the new wood bleeds when it is cut|knows that the new wood bleeds« under the axe», and dresses in red so that {town1} does not see« it»]',
    ],
    [
      'the Shipwrights of {town2}',
      'want one more fleet built«, quickly,» and a country without trees to sail to || want to be gone, on one last fleet, to a country in which nothing grows taller than grass',
      'have promised the timber to three kings',
    ],
    [
      'the Root Sisters',
      '[want all that {land} took brought back« and laid down», each chair of it|want {town1} to bring back what was taken, «to the last chair, »and lay it down|want every beam, spoon and chair of {land} brought back and laid down]',
      'feed the stump in {town4}, at new moon, with sleepers« of {town1}» who walk there in their dreams; the Sisters think« that» it slows the forest, but it only puts one more into the row of the hunters',
    ],
    [
      'the Stone Party',
      'wants {town3} to be the capital, once there is no other',
      '[pays the Axe Fellowship« of {town1}» to anger the forest|has the Axe Fellowship in its pay, and from {town3} watches the forest get angry|sends money from {town3} to the Axe Fellowship, so that the forest is angered]',
    ],
  ],
  conflicts: [
    'A child has been born in {town1} with leaves. The parents want to stay, the Axe Fellowship wants to burn the house, and the house has begun to hold the door shut. || In {town1} there is a newborn child with leaves for hair. The Axe Fellowship has come for the house with torches; its door is shut, and nobody inside is holding it.',
    'The shipwrights of {town2} have chained their last hull to the church. Each night it pulls, and the church is« made of» wood« as well». || The last hull of {town2} wants to go inland. Its chains are fixed to the church, which has begun to lean the same way.',
    'In the new wood there are {num} hunters, «standing, »the last of them with bark up to the belt, the first up to the eyes. [Their wives bring them soup|Somebody brings them soup each day, mostly their wives|At noon their wives come with soup]. {P2} wants them cut out, and {P3} says they will scream. || Between the new trees stand {num} hunters, the last of them with bark up to the belt, the first up to the eyes«, and their wives bring them soup». {P2} wants them cut out, and {P3} says they will scream.',
  ],
  people: [
    [
      'axe captain',
      'wants the heart of the forest found, and pays {pay} gold pieces for a stroke in the right place || wants to be led to whatever gives the forest its orders, with an axe, and pays {pay} gold pieces for it',
      'When nobody looks, {P1.name} counts the rings on a stump, and« always» stops at the same one. || {P1.name} has an axe for each day of the week, and has not used the one for Sunday.',
      'lays down the axe in front of {P1.their} own brother, who is the oldest of the hunters',
    ],
    [
      'master shipwright',
      'wants the last hull brought to the sea, «with {few} hundred people in it, »while it still listens || wants the last hull in the water, with {few} hundred people on board, as long as it does what it is asked',
      '{P2.name} talks to planks and has begun to get answers. || {P2.name} knocks before opening anything made of wood.',
      'gives up the ship to learn what the tree had been called',
    ],
    [
      'root sister',
      'wants a cradle« from {town1}», a crutch« from {town2}» and a gallows carried to the stump, without anyone being forced',
      '{P3.name} stands barefoot« wherever it can be done», and is hard to move. || {P3.name} answers late, and as though from further away.',
      'stops the feeding once she has seen one of the sleepers wake up on the stump',
    ],
    [
      'quarry owner',
      'wants a wall of stone round {town3}, and the party to see that there are hands to build it || wants {town3} walled in stone before the wood is through with {town1}, and the party to find the hands for it',
      '{P4.name} has a wooden leg, «wears it turned round, »and is late for everything. || {P4.name} has had a wooden leg replaced by a stone one, and does not hurry.',
      'tells whom the Stone Party pays« in the Axe Fellowship», for a leg of iron',
    ],
  ],
  places: [
    [
      'The Great Stump',
      4,
      'one buys turnips on it, and {P3} steps round one spot',
      [
        'The spot is soft. Below it something the size of a child is curled up, «green, »and nearly ready.',
        'The spot is where the first axe struck. Names are cut round the edge, one for each year« of the felling», and each has been cut deeper« since», from below.',
      ],
    ],
    [
      'The Standing Hunters',
      4,
      'they look at those who come by, and {P1} comes by every day',
      [
        '[Eight of them«, in the front row,» still have lips|In the front row there are eight who still have lips|Eight in the first row have not lost their lips to the bark]. [Each has one word, and says it [once an hour|every hour]; [along the row it is|one after the other they make] a sentence|Once an hour each of them says one word, and along the row these make a sentence|Every hour each says his one word, and if one walks along, the row says|Each says a single word, once an hour, and together the row says]: ["He promised it would be only the one."|"It was to be only one, he promised."]',
        '[Seven of them«, in the front row,» still have lips|In the front row there are seven who still have lips|Seven in the first row have not lost their lips to the bark]. [Each has one word, and says it [once an hour|every hour]; [along the row it is|one after the other they make] a sentence|Once an hour each of them says one word, and along the row these make a sentence|Every hour each says his one word, and if one walks along, the row says|Each says a single word, once an hour, and together the row says]: "We only came in here to hide." It is the wood« of {land}» that speaks.',
      ],
    ],
    [
      'The Ropewalk',
      2,
      'the last hull is held by its ropes, and {P2} sleeps against the bow',
      [
        "In the keel lies an old king's sword, «hammered in as a nail, »with sap on it. It is the one on which he swore.",
        'The keel is the heart of the first tree«, all of it», and it beats.',
      ],
    ],
  ],
  start: [
    'The party is to see a man hanged in {town1}« at dawn». The gallows puts out leaves, lifts him down« quite gently» and sets him on his feet. Then it pulls its« own» foot out of the ground. {P1} shouts for axes, and the man«, for whom it has been a long morning,» asks the party to run with him, or with it. || heroic: {P1} has hired the party as guards for a hanging in {town1}. When the rope is round the neck of the man the gallows bends, sets him down like a cup, and walks off with the trapdoor swinging. He runs after it, and calls to the party to come along; {P1} calls for axes. || horror: At dawn a man is to hang in {town1}. The gallows closes its new leaves round him, and one hears him laugh in there. Then it pulls its foot out of the ground and comes through the crowd, in no hurry, with the man inside. {P1} shouts for axes, and through the leaves the party is asked to leave it alone.',
    'The gallows goes to {town4} by the straight way«, through houses» (use the statistics of an Awakened Tree). The man had been condemned for bringing a chair back« to the wood», and it knew him. || The gallows is on its way to {town4}, through houses (use the statistics of an Awakened Tree), and hurts those who cut at it. The man was to hang because he had brought a chair back«, and the chair has told the others».',
  ],
  openings: [
    [
      'All the doors« in {town3}» that are made of wood were open« this morning», and on each sill lay a hazelnut. A widow [pays {pay} gold pieces to have hers explained, as it was cracked|of {town3} found hers cracked, and pays {pay} gold pieces to have that explained|whose nut was cracked pays {pay} gold pieces to know what it means|would give {pay} gold pieces to know why hers, of all the nuts in {town3}, was cracked]. || Every wooden door« in {town3}» stood open« this morning», and a hazelnut lay on each sill. [One was cracked; the widow to whom it belongs pays {pay} gold pieces for an explanation|A widow pays {pay} gold pieces to have hers explained, for hers was cracked|A widow, whose nut was cracked, offers the party {pay} gold pieces if they can tell her what that means].',
      'A nut is an invitation. Whoever cracks it has accepted, and is fetched« by the wood» on the third night.',
    ],
    [
      "In {town2} a deer with a bell« on» stops in front of the party«, kneels» and waits to be followed. || A deer walks into the party's lodgings in {town2}, rings the bell on its neck by shaking its head, and holds out a letter of bark.",
      'It has carried the mail between the wood and {P3}« since spring». It is one of the sisters, in that shape. || It is a root sister in that shape, and carries what {P3} writes to the wood and what the wood answers.',
    ],
  ],
  truth: [
    "A king of {land} asked the forest for wood for one ship, and swore to bring his first child« in return». He got it, cut all the rest, and sent a goatherd's child« instead». [The forest has brought that child up«, as its own»|As its own the forest has brought up that child|The forest took the child, and brought it up as its own|But the forest kept faith, and brought the goatherd's child up as its own]; [it wakes under the stump, and wants only to see the house where it was to have lived|it is waking now under the stump, and wants nothing but to see the house in which it would have lived|under the stump it is waking up, and would like to see the house where it was to have lived, and nothing else|now it wakes, under the stump, and has one wish, to see the house where it should have lived]. That was a goatherd's hut, and {town1} stands on the spot; the wood takes field after field so that the child can walk there« under trees».",
    'The forest« of {land}» was a people, «forty thousand of them, »who had taken root four hundred years ago, to escape a war. [They were cut to pay for the next one|They were felled to pay for the next|The next war was paid for with them]. [This spring the great stump put out a shoot, and all of the wood felt it and got up|In spring [a shoot came up from the great stump|the great stump put out a green shoot]. All of the wood [felt it, and got up|felt that, and stood up]|The great stump put out a shoot this spring, and whatever is made of that wood felt it and rose]. Those in the beams and cradles of {town1} are alive and want to be with the others, and they have no idea that the« small» soft things which live in them can die.',
  ],
  secrets: [
    [
      '{P1} is of the blood of that king, «on the wrong side of the blanket, »and the forest would accept {P1.them} as that first child.',
      '{P1} is of the blood of the king who had the wood cut, «on the wrong side of the blanket, »and all beams lean away from {P1.them}.',
    ],
    'The Stone Party has a man in the Axe Fellowship who fells by night and always« in the same direction,» toward {town1}.',
    [
      'The child under the stump« of {town4}» will stop the fields for anyone whom it may call mother or father, and it can tell a lie by the taste of the air.',
      'A piece of that wood« which is» asked by name sets down what it is holding. {P2} has some of the names, and the hunters have the rest.',
    ],
    'The last hull [can still get {few} hundred people out, and would have to be told a lie to do so|of {town2} has room for {few} hundred people, and will only sail if it is lied to|could bring {few} hundred people out of {town2}, if somebody is ready to lie to it|would take {few} hundred people from {town2} to sea, but not if one tells it the truth].',
  ],
  steps: [
    'the piles« of {town1}» strike root, and the marsh drops by a yard || the piles under {town1} sprout«, and the first street has to be left to the leaves»',
    'a bridge walks off with nine carts« on it», and in {town2} the church follows the ship || horror: the lumber camp of {town2} is found with its bunks occupied by saplings, one to each || heroic: in {town2} the church walks out after the ship, with a wedding in it',
    [
      'the root sisters bring the goatherds« of {land}» to the stump, one family at a time',
      '{P1} burns a mile of new wood, and« all» the cradles in {town1} scream',
    ],
    'The forest reaches {town1} at dawn. [Nobody is killed; [they are all still there, in rows|everybody is still there, in a row], with moss [on the north side|to the north]|Nobody dies of it. They stand there [in rows|in their streets], all of them, with moss [on the north side|on their backs]|It kills nobody. Street after street they stand in rows, and moss grows on [their north side|them from the north]|All of them are alive, and stand in rows, and have moss on the side that faces north|No one is hurt; whoever lived there stands there still, in a row, with moss to the north].',
  ],
  ends: [
    'The forest takes no more fields once everything that was made of its wood and can be carried is brought back to the stump«, down to the spoons». {town3} would have to take in {land}, «in its halls of stone, »for one winter, and {P4} is against it. || The wood stops where it is as soon as it has its own again: every beam, bridge and spoon, brought to the stump. All {land} would be without a roof, and would have to ask {town3} for its halls of stone for one winter; {P4} is the one to ask.',
    [
      "[Somebody must keep the king's word, and go to live in the wood as a child of the house|The king's word has to be kept: somebody goes to live in the wood, as a child of the house|What the king swore can still be done, if somebody goes into the wood to live there as a child of the house|The wood is owed a child, and somebody can go« and be one there»]. {P1} will, if the wood lets the hunters go; or the« green» child can come to live in {town1}.",
      'If those in the wood« of {town1}» are called by name, «street by street, »they will step out of the beams« by themselves» and leave the roofs standing for a day; it is enough time, if people are ready to help their houses to leave. [{P2} has some of the names, and the hunters have the others|The names can be had from {P2} and from the hunters|Part of the names {P2} knows, and the hunters know the rest].',
    ],
  ],
};
