import type { PlaceStory } from '../place-story-type.ts';

export const skyDockStory: PlaceStory = {
  id: 'sky-dock',
  levels: [11, 20],
  tones: ['heroic', 'whimsical'],
  words: ['airship', 'sky', 'dock', 'harbour', 'giant', 'clouds', 'ship', 'castle'],
  title: 'The Sky Docks of {town}',
  look: 'Seven chains rise from the quay into the clouds, each link as large as a house. Up there, moored like a ship, lies the castle of a storm giant, and the lower side of it is hung with hoists, nets and cranes of {town}. The fourth chain has snapped far up: most of it is lying across the market, and a stub hangs from the castle. || A castle is moored over {town}: seven chains go up from the quay into the cloud, with links as large as houses, and its lower side is hung with hoists and nets. A storm giant is lord of it. The fourth chain has broken near the top, so that a stub is left under the castle, and the rest lies across the market of {town}.',
  senses:
    'The chains sing at every gust, and lightning walks down them to the harbour, where people know when to lift their feet. It smells of rain before it falls.',
  keeper: [
    'chain warden',
    'is in charge of keeping a castle tied to a city, and has asked the giant for {years} years how it feels about that. || sees to it that the castle stays where it is, and has asked the giant for {years} years, by letter, if that is all right.',
  ],
  guest: [
    'cloud merchant',
    'ships harvests for half a continent from the upper quay, and has a ship up there with four hundred people on it.',
  ],
  absent: 'engineer of the chains',
  hooks: [
    [
      'The fifth chain of {town} will go as well in {days} days. {K} pays {pay} gold pieces for new links, which only fire giants forge, and for somebody to hold the castle meanwhile.',
      [
        'It cannot be held: it is not the wind that pulls, but the castle, which wants to go on its round. And somebody is filing through the fifth chain, at the top.',
        'It cannot be held: it is not the wind that pulls, but the castle. Its lord dreams of home.',
      ],
    ],
    [
      'The rain of {town} and nine provinces comes from under that castle. In the provinces behind it the last lake dried up three years ago, and their army is a week away, with ladders of a mile.',
      'It is the price of the chains. Before {town} moored it, the castle went round, and it rained everywhere in turn.',
    ],
    [
      'In {town} a giant child has let itself down from a cloud, on a rope, sits on the roof of the customs house in tears, and is as tall as the house.',
      'It has been sent to ask for its grandfather, who lives in the castle up there and has not written for {years} years.',
    ],
  ],
  done: 'A day on the sky quay saves a month at sea: everything goes from here, on winds that are sold by the hour. Prices are high, and all that is paid for the quay goes to {town}. The giant has never had a copper of it, as {K.name} knows.',
  trace:
    'The last link of the chain in the market is bright on the inside, and the castle has hung a little further to the east since it broke. {K} bows to the fourth chain, and not to the others.',
  truth: [
    'The storm giant is a prisoner. {V} forged the chains with the true name of the castle in every link, and {town} has grown rich on it. For {years} years {V} has been sorry, and has been filing at them from above, alone, and is old. The fourth of the seven was the first to go, and the fifth is half through. When it goes the five that are left cannot bear the pull, and will drop the sky quay and four hundred people of {town} into the sea.',
    'The giant asked {town} to be chained. It was old, and the castle flies where its lord dreams; it was afraid to drift away from {town} in its sleep, out over the sea, and to die where nobody was. {V} has sat at the bed since and reads aloud, to keep the dreams over {town}. The fourth chain broke when the giant dreamed of home. [It will not wake again, and {V.name} knows it.|{V.name} knows that it will not wake again.]',
  ],
  finds: [
    [
      'Arcana',
      'reading the inner side of a link',
      'a name is beaten into it, and the sky darkens if one moves the lips.',
      1,
    ],
    [
      'Athletics',
      'climbing the third chain without the knowledge of {K}, and swinging over to the stub of the fourth',
      'a hammock, a file and a diary are there.',
      1,
    ],
    [
      'Perception',
      'going in by the kitchen chimney of the castle',
      "a voice reads a children's book, in Giant, with the voices done.",
      2,
    ],
    [
      'Nature',
      'reading the clouds over the keep',
      'they have the shapes of what somebody remembers.',
      2,
    ],
    ['Insight', 'asking {K} who gave the order for the chains', '{K} looks up before answering.'],
  ],
  use: [
    'Lightning (10d6) comes down to {town} on one chain every other round, and the sparks show which one is next.',
    'Falls are long here: a round of falling is 500 feet, and nets of {town} hang at 400.',
    'The fallen chain makes a wall through the market of {town}. A giant on either side can pull.',
  ],
  later: [
    'In {days} days the fifth chain goes, and then all but one of the others in one night. The castle swings over {town} on the last of them, like a bell.',
    'In {days} days the giant dies. Without a dream the castle comes down, and {town} is under it.',
  ],
  ways: [
    'All chains of {town} have to be let go at the same moment, at low tide, with the four hundred taken off. {K} has the keys of all the chains; the council of {town} would have to agree to be poor.',
    "[It must be somebody's castle, and {V} cannot be that somebody.|The castle needs a lord who sleeps, and {V} cannot be that.] The giant has a grandchild in the clouds, as tall as a house, who may be asked to dream it home, away from {town}; it is frightened of the dark and wants a story about the party.",
  ],
};
