import type { TownSite } from './place-types.ts';

/** Open places, settlements and conveyances for which only ideas ask; see `askedSites`. */
export const askedLands: readonly TownSite[] = [
  {
    id: 'camp',
    name: 'the camp',
    words:
      'camp encampment caravan oasis bivouac racetrack ground yard pit colosseum trading-post'.split(
        ' ',
      ),
    named: '',
    like: ['lonely', 'wild'],
    terrain: 'wild',
    keeper: ['camp elder', 'captain of the camp', 'marshal of the camp'],
    look: [
      'ropes from post to post, and washing on all of them but one',
      'a ring of stones, with fresh ash in the middle',
      'carts drawn up in a half circle, all facing the same way',
      'a pole with notches, one for every week since people stopped here',
      'a path beaten hard by feet, and a second one that goes round it',
    ],
    feature: [
      'The carts can be closed to a ring within minutes«, by people who have practised».',
      'Beasts are tied on one long rope«, so one cut frees them all».',
      'The only water is in the middle, and {K} keeps the lid.',
    ],
    residue: 'trodden straw and ash',
    checks: [
      ['Survival', 'reading from the ground how many have left lately'],
      ['Animal Handling', 'quieting the beasts on the long rope'],
    ],
    done: [
      'In the evening goods from {town2} are laid out on cloths«, and prices are shown by fingers».',
      'Newcomers are given a place by {K}«, and a task before they sit down».',
    ],
  },
  {
    id: 'wilds',
    name: 'the heights',
    words: (
      'pass canyon cliff hill volcano quarry crater mountain peak valley gorge ravine plateau glacier rock ridge ' +
      'highland crag chasm monolith wilderness wild wilds barrens mount lowlands range vale dale'
    ).split(' '),
    named: '',
    like: ['lonely', 'wild'],
    terrain: 'wild',
    keeper: ['warden', 'ranger for the county', 'warden for the crown'],
    look: [
      'a cairn to which every visitor has added a stone, and one has taken some away',
      'one straight line on the ground, where nothing in nature is straight',
      'a rag tied to a stick, of a colour that {town} does not wear',
      'a hollow that one sees only from its edge',
      'tracks that come here and turn back, all at the same spot',
    ],
    feature: [
      'Loose stones lie above the narrowest part«, and a lever beside them».',
      'An echo here answers a little late«, and gives away how many are listening».',
      'From the highest point {town} can be seen«, and signalled to».',
    ],
    residue: 'burrs and grey grit',
    checks: [
      ['Nature', 'telling what does not belong here'],
      ['Athletics', 'taking the short way up'],
    ],
    done: [
      'People «from {town} »come here to settle what may not be settled in town.',
      'Travellers to {town2} rest here at noon«, and {K} asks each of them the same thing».',
    ],
  },
  {
    id: 'plain',
    name: 'the plain',
    words: (
      'plain desert dune moor heath field meadow savannah steppe tundra badlands wasteland battlefield crossroads circle ' +
      'henge prairie grassland savanna sands waste wastes road trail path highway statue monument pillar'
    ).split(' '),
    named: '',
    like: ['lonely', 'wild'],
    terrain: 'wild',
    keeper: ['warden', 'ranger for the county', 'warden for the crown'],
    look: [
      'one straight line on the ground, where nothing in nature is straight',
      'a ring of stones that is warmer than the ground around it',
      'a single post, with notches up to the height of a rider',
      'tracks that come here from all sides and go away in one',
      'a cart without wheels, with its shafts pointing at {town}',
    ],
    feature: [
      'There is no cover but one hollow, which is seen only from its edge.',
      'Dust or grass shows everyone who runs, from a mile away.',
      'Under a flat stone lies a pit for storing turnips«, with room for four people».',
    ],
    residue: 'burrs and grey grit',
    checks: [
      ['Survival', 'reading who has passed since the last rain'],
      ['Perception', 'seeing what does not move with the wind'],
    ],
    done: [
      'People from {town} come here to settle what may not be settled in town.',
      'Travellers to {town2} rest here at noon, and {K} asks each of them the same thing.',
    ],
  },
  {
    id: 'garden',
    name: 'the garden',
    words: 'garden park maze hedge labyrinth orchard vineyard greenhouse arboretum topiary'.split(
      ' ',
    ),
    named: '',
    like: ['wild', 'lonely'],
    terrain: 'wild',
    keeper: ['gardener', 'head gardener', 'gardener to the crown'],
    look: [
      'paths of white gravel, raked in a pattern, and one footprint in it',
      'hedges as high as a rider, with a face cut into each corner',
      'a bench worn in two places, a hand apart',
      'a glass bell over a single plant, with a lock',
      'a fountain that has run dry, and wet moss round it',
    ],
    feature: [
      'The hedges let through a person who knows where the wire ends.',
      'The fountain can be turned on from behind a statue«, and soaks everyone in front of it».',
      'Gravel gives away each step, except along the roots.',
    ],
    residue: 'white gravel and box leaves',
    checks: [
      ['Nature', 'telling what has been planted this month'],
      ['Stealth', 'going along the roots'],
    ],
    done: [
      'On one day of the month all of {town} may walk here, and nobody may pick anything.',
      'Cuttings are sold to people from {town2}, and {K} asks where they will be planted.',
    ],
  },
  {
    id: 'farm',
    name: 'the farm',
    words: 'farm barn stable ranch plantation paddock farmstead homestead'.split(' '),
    named: '',
    like: ['lonely'],
    terrain: 'wild',
    keeper: ['farmer', 'tenant of the great farm', 'royal steward of the farm'],
    look: [
      'a gate that is shut with a rope, a chain and a prayer',
      'a scarecrow in a coat that is better than those of the farm hands',
      'a trough with two sorts of hoof prints before it, one of them cloven and as broad as a plate',
      'hay stacked as high as the roof, with a ladder that leads into it',
      'a dog that barks at one corner of the yard',
    ],
    feature: [
      'A hay door on the upper floor opens on the yard«, with a pulley for sacks».',
      'Beasts can be let out all at once by one bar.',
      'The hay hides a person, and burns like lamp oil.',
    ],
    residue: 'chaff and cow hair',
    checks: [
      ['Animal Handling', 'learning what the beasts are afraid of'],
      ['Nature', 'telling which field has been left alone, and since when'],
    ],
    done: [
      'Hands are hired by the day for bread and four silver pieces, and sleep over the cows.',
      'Milk, eggs and gossip go to {town} every morning, and money comes back for two of them.',
    ],
  },
  {
    id: 'forest',
    name: 'the forest',
    words:
      'forest jungle wood woods woodland rainforest thicket wildwood glade clearing taiga weald tree'.split(
        ' ',
      ),
    named: '',
    like: ['lonely', 'wild'],
    terrain: 'wild',
    keeper: ['forest warden', 'forester of the county', 'royal forester'],
    look: [
      'trunks so wide that three people cannot reach round one',
      'a tree with a face cut into it, and the face has grown',
      'a row of snares, all of them sprung and all empty',
      'a hut of bark with smoke coming out at the sides',
      'a path of needles on which no step is heard',
    ],
    feature: [
      'A ladder of pegs goes up the oldest tree«, to a platform for four».',
      'The dry brook is a way on which no tracks are left.',
      'One push brings down the dead tree that leans over the path.',
    ],
    residue: 'resin and old needles',
    checks: [
      ['Survival', 'finding the same tree twice'],
      ['Nature', 'telling which growth is younger than it looks'],
      ['Stealth', 'going from trunk to trunk'],
    ],
    done: [
      'Wood is cut for {town} on one side only, and {K} has painted the trees that stay.',
      'Charcoal, herbs and news are laid on a stump, and someone from {town2} leaves salt for them.',
    ],
  },
  {
    id: 'island',
    name: 'the island',
    words: 'island isle islet skerry atoll archipelago'.split(' '),
    named: '',
    like: ['lonely', 'wild'],
    terrain: 'wild',
    keeper: ['island warden', 'bailiff of the island', 'royal bailiff of the island'],
    look: [
      'a beach of shells on which nobody can walk without a noise',
      'one tree, bent to the side from which help would come',
      'a boat with a stone through its bottom, and a second one under branches',
      'a heap of driftwood sorted by length',
      'goats on the highest rock, counting the visitors',
    ],
    feature: [
      'At low water a bar of sand leads to the next rock«, for as long as a song lasts».',
      'The fire basket on the top is seen as far as {town}.',
      'A cave on the far side can be entered by a boat« whose rowers lie flat».',
    ],
    residue: 'shell grit and goat hair',
    checks: [
      ['Nature', 'reading the tide'],
      ['Survival', 'finding out how many live here, and where'],
      ['Athletics', 'landing on the far side'],
    ],
    done: [
      'What the water brings ashore is shared out by {K} on the first day of the month.',
      'A boat from {town} lands on market days, with bread, and takes back eggs« and complaints».',
    ],
  },
  {
    id: 'waterside',
    name: 'the shore',
    words: (
      'lake waterfall spring springs geyser beach reef whirlpool marsh bog swamp harbour harbor cove lagoon bay dock ' +
      'docks quay landing pier wharf river pond pool fountain well shore fjord delta shipwreck wreck spring mire fen ' +
      'shallows rapids riverbed riverbank canal dam sea seas ocean stream creek brook falls gulf strait sound coast cape peninsula'
    ).split(' '),
    named: '',
    like: ['lonely', 'water', 'wild'],
    terrain: 'water',
    keeper: ['warden of the water', 'water bailiff', 'warden of the waters'],
    look: [
      'a mark on a stone that shows how high it stood once',
      'a single post with a ring, and a rope that goes straight down',
      'planks laid from stone to stone, and one of them new',
      'a boat with its bottom up, and something living under it',
      'steps that lead into the water and do not end there',
    ],
    feature: [
      'What is thrown in here comes up again a bowshot away«, where nobody looks».',
      'The bottom is firm along one line, which {K} could walk asleep.',
      'Mist rises at dusk, and for half an hour no one here can be seen« from {town}».',
    ],
    residue: 'green slime and wet grit',
    checks: [
      ['Athletics', 'diving for what the rope holds'],
      ['Perception', 'seeing where the bottom is firm'],
    ],
    done: [
      'Those who make a promise «in {town} »come here to throw a coin after it.',
      'News from {town2} arrives here first, and {K} sells it on«, a little wet».',
    ],
  },
  {
    id: 'settlement',
    name: 'the old quarter',
    words:
      'village town city hamlet slum slums quarter square district settlement ghetto street metropolis port township burg borough capital undercity enclave commune ward alley'.split(
        ' ',
      ),
    named: '',
    like: ['settlement', 'street'],
    terrain: 'street',
    keeper: ['elder', 'alderman', 'lord mayor'],
    look: [
      'doors of which each third has a mark in chalk',
      'a pump with a queue before it, in which nobody talks',
      'lines of washing across the lane, at the height of a rider',
      'a statue without a name, and fresh flowers under it',
      'shutters that close one after the other, a step ahead of visitors',
    ],
    feature: [
      'The roofs touch, and those who know the way cross all of it above the ground.',
      'A bell at the pump calls everyone out« within a minute».',
      'One lane has no door and no window«, and ends behind the house of {K}».',
    ],
    residue: 'soot and dishwater',
    checks: [
      ['Persuasion', 'getting a first answer from a closed door'],
      ['Stealth', 'crossing by the roofs'],
    ],
    done: [
      'Bread is baked in one oven for all«, and {K} decides whose turn it is».',
      'Rooms are let by the week, to people «from {town2} »who ask for none of the reasons.',
    ],
  },
  {
    id: 'threshold',
    name: 'the gate between worlds',
    words:
      'portal rift gateway planar doorway feywild abyss breach hell hells heaven heavens underworld plane'.split(
        ' ',
      ),
    named: '',
    like: ['lonely', 'wild'],
    terrain: 'wild',
    keeper: ['watcher', 'warden of the threshold', 'royal warden of the threshold'],
    look: [
      'a frame of stone, with another hour of the day behind it',
      'grass that grows away from one point on every side',
      'a rope with knots, tied to a tree on this side and to something on the other',
      'a row of small gifts, each with a name on it',
      'two shadows behind everything that stands near it',
    ],
    feature: [
      'What is thrown through comes back «after a minute, »a little changed.',
      'It can be shut with salt and a name«, and {K} knows the name».',
      'Sounds from the other side arrive here before they are made there.',
    ],
    residue: 'silver dust that does not wash off',
    checks: [
      ['Arcana', 'reading how long it has stood open'],
      ['Religion', 'saying whose gifts these are'],
    ],
    done: [
      'Letters to the dead and the distant are left here«, and some from {town} have been answered».',
      'Whoever comes from the other side is asked by {K} for a name«, a purpose» and a price.',
    ],
  },
  {
    id: 'conveyance',
    name: 'the wagon train',
    words:
      'airship train riverboat galley wagon barge zeppelin carriage balloon ferry skyship locomotive ark galleon raft'.split(
        ' ',
      ),
    named: '',
    like: ['ship', 'works'],
    terrain: 'indoors',
    keeper: ['captain', 'captain', 'captain for the crown'],
    look: [
      'a passage so narrow that one has to agree who goes first',
      'a wheel with one spoke wound in red cord',
      'berths one above the other, with a curtain before each and a padlock on one',
      'a chart on the table, with a hole burned in it where {town2} should be',
      'trunks under nets, of which one has air holes',
    ],
    feature: [
      'One lever stops everything at once«, and throws down whoever is not holding on».',
      'A hatch in the floor is meant for cargo«, and opens while it is moving».',
      'The captain can shut the middle doors«, so that front and back are alone».',
    ],
    residue: 'tar and tallow',
    checks: [
      ['Acrobatics', 'getting from front to back on the outside'],
      ['Investigation', 'finding out who travels under a false name'],
    ],
    done: [
      'It stops at {town} for two days, and takes on letters«, water» and people in a hurry.',
      'Passage to {town2} is paid half at the start«, and {K} keeps count of the other halves».',
    ],
  },
];
