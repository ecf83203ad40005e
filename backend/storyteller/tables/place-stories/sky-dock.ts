import type { PlaceStory } from '../place-story-type.ts';

export const skyDockStory: PlaceStory = {
  id: 'sky-dock',
  levels: [11, 20],
  tones: ['heroic', 'whimsical'],
  words: ['airship', 'sky', 'dock', 'harbour', 'giant', 'clouds', 'ship', 'castle'],
  title: 'The Sky Docks of {town}',
  look: '[Seven chains rise from the quay into the clouds, each link as large as a house.|From the quay seven chains rise into the clouds, with links as large as houses.|Seven chains go up from the quay into the clouds, and each of their links is as large as a house.] [Up there, moored like a ship, lies the castle of a storm giant, and the lower side of it is hung with hoists«, nets» and cranes« of {town}».|Moored to them like a ship is the castle of a storm giant, and from its lower side hang the hoists«, nets» and cranes« of {town}».] [The fourth chain has snapped far up: most of it is lying across the market«, and a stub hangs from the castle».|The fourth has snapped far up: a stub of it hangs from the castle, and the rest lies across the market.] || [A castle is moored over {town}: seven chains go up from the quay into the cloud, with links as large as houses,|Over {town} a castle is moored, by seven chains that go up from the quay, each link as large as a house,] and its lower side is hung with hoists« and nets». [A storm giant is lord of it.|It belongs to a storm giant.] [The fourth chain has broken near the top, so that a stub is left under the castle, and the rest lies across the market of {town}.|Across the market of {town} lies the fourth chain, which has broken near the top, so that only a stub is left under the castle.]',
  senses:
    '[The chains sing at every gust, and lightning walks down them to the harbour«, where people know when to lift their feet».|At every gust the chains sing, and down in the harbour people lift their feet when the lightning comes.|Each gust makes the chains sing, and lightning walks down them to the harbour, where people know when to lift their feet.] It smells of [rain before it falls|rain that has not come down yet|wet iron and rain|rain, rust and hot rope|cold clouds|rain, and a little of struck flint].',
  keeper: [
    'chain warden',
    'is in charge of keeping a castle tied to a city, and has asked the giant «for {years} years »how it feels about that. || sees to it that the castle stays where it is, and has asked the giant for {years} years, «by letter, »if that is all right.',
  ],
  guest: [
    'cloud merchant',
    'ships harvests «for half a continent »from the upper quay, and has a ship up there with four hundred people on it.',
  ],
  absent: 'engineer of the chains',
  hooks: [
    [
      'The fifth chain of {town} breaks next, in {days} days[|, as one can hear at night|, by the sound of it|, and everybody can hear it]. {K} pays {pay} gold pieces for new links, which only fire giants forge, and for somebody to hold the castle meanwhile.',
      [
        '[It cannot be held: it is not the wind that pulls, but the castle, which wants to go on its round.|The castle itself pulls«, and not the wind»: it wants to go on its round, and cannot be held.] [And somebody is filing through the fifth chain, at the top.|Besides, the fifth chain is being filed through, at the top.]',
        '[It cannot be held: it is not the wind that pulls, but the castle. Its lord dreams of home.|Nothing can hold it, as it is not the wind that pulls, but the castle. Its lord dreams of home.|The castle pulls, and not the wind, because its lord dreams of home, and nothing can hold that.]',
      ],
    ],
    [
      'The rain of {town} and nine provinces comes from under that castle. [In the provinces behind it the last lake dried up« three years ago», and their army is a week away, with [ladders of a mile.|ladders that are a mile long.]|Behind it no rain has fallen for three years, and an army from there is a week away«, with ladders of a mile».|A week away is the army of the provinces behind it, with ladders of a mile, as their last lake dried up three years ago.]',
      '[It is the price of the chains.|That is what the chains cost.|The chains are to blame for it.|It is because of the chains.|The chains did it.] [Before {town} moored it, the castle went round, and it rained everywhere in turn.|The castle used to go round before {town} moored it, and each province had rain in turn.|Once the castle went round, and it rained everywhere in turn, until {town} moored it.]',
    ],
    [
      'In {town} a giant child has let itself down from a cloud, «on a rope, »[sits on the roof of the customs house in tears, and is as tall as the house.|and sits in tears on the customs house«, which is no taller than the child».|has sat down on the customs house«, which is just as tall,» and is crying.|cries on the roof of the customs house, and with each sob a tile falls.]',
      'It has been sent to ask for its grandfather, who lives in the castle« up there» and has not written« for {years} years».',
    ],
  ],
  done: '[A day on the sky quay saves [a month|five weeks|three weeks] at sea: everything goes from here, on winds that are sold by the hour.|Everything goes from here, on winds that are sold by the hour: a day on the sky quay saves [a month|five weeks|three weeks] at sea.|Winds are sold here by the hour, and a day on the sky quay saves [a month|five weeks|three weeks] at sea.] [Prices are high, and [all that is paid for the quay|every copper of the fees] goes to {town}.|It is dear, and all of the money goes to {town}.|What is paid for the quay is a great deal, and [goes to {town}|{town} keeps it].] [The giant has never had a copper of it, as {K.name} knows.|Not a [copper|silver piece|coin] of it has gone to the giant, as {K.name} knows.|{K.name} knows that the giant has never had a copper of it.]',
  trace:
    '[The last link of the chain in the market is bright on the inside, and the castle has hung a little further to the east since it broke.|Since the chain broke the castle has hung a little «further »to the east, and the last link in the market is bright on the inside.|On the inside the last link in the market is bright, and since it broke the castle has hung a little to the east.] [{K} bows to the fourth chain«, and not to the others».|{K} bows to one chain, the fourth«, and to no other».|There are seven chains, and {K} bows to the fourth.]',
  truth: [
    'The storm giant is a prisoner. {V} forged the chains with the true name of the castle in every link, and {town} has grown rich on it. For {years} years {V} has been sorry, and has been filing at them from above, «alone, »and is old. The fourth of the seven was the first to go, and the fifth is half through. [When it goes the five that are left cannot bear the pull, and will drop|Without it the other five cannot bear the pull, and will drop|Once it goes the pull is too much for the five that are left, and they will drop] the sky quay and four hundred people of {town} into the sea.',
    '[The giant asked {town} to be chained.|It was the giant who asked {town} for the chains.|The giant wanted to be chained, and asked {town} for it.|{town} forged the chains because the giant had asked for them.|Nobody in {town} wanted chains, until the giant asked for them.] It was old, and the castle flies where its lord dreams; [it was afraid to drift away from {town} in its sleep, «out over the sea, »and to die where nobody was.|it might have drifted away from {town} in its sleep, out over the sea, and have died where nobody was.] {V} has sat at the bed since and reads aloud, to keep the dreams over {town}. The fourth chain broke when the giant dreamed of home. [It will not wake again, and {V.name} knows it.|{V.name} knows that it will not wake again.]',
  ],
  finds: [
    [
      'Arcana',
      '[reading|studying|poring over] the inner side of a link [near the quay|in the market|of the fifth chain]',
      '[a name is beaten into it, and the sky darkens if one moves the lips.|somebody has beaten a name into it, and [it thunders|the sky darkens|the wind drops] if one reads it with the lips.|there is a name in the iron, and [the sky darkens|a cloud comes over|it thunders] as soon as the lips shape it.]',
      1,
    ],
    [
      'Athletics',
      'climbing the third chain without the knowledge of {K}, and swinging over to the stub of the fourth',
      'a hammock, a worn file and the diary of {V} are there.',
      1,
    ],
    [
      'Perception',
      '[going in|climbing in|letting oneself down] by [the kitchen chimney of the castle|the chimney of the castle kitchen]',
      "[a voice reads a children's book, in Giant, [with the voices done|and growls for the bear|and does the animals].|somebody is reading a children's book aloud, in Giant, and [does the voices|does all the animals|has a voice for each animal].|[upstairs|behind a door|in a bedroom] somebody reads aloud, in Giant, [from a children's book|a story for children], and does the voices.]",
      2,
    ],
    [
      'Nature',
      '[reading|studying|poring over] the clouds over the keep',
      "[they have the shapes of [what somebody remembers|somebody's memories|things that somebody remembers].|somebody is remembering something up there, and they take the shape of it.|their shapes are those of one person's memories, with [a cradle and a ship|a wedding and a dog|a house and a hand] among them.|[a cradle|a wedding|a garden] takes shape in them, as somebody remembers it.]",
      2,
    ],
    [
      'Insight',
      'asking {K} who gave the order for the chains',
      '[{K} names the council, and lowers {K.their} voice|"the council", says {K}, and looks up to see who may have heard it]: the giant has never signed anything.',
      1,
    ],
    [
      'Insight',
      'asking {K} who gave the order for the chains',
      '[{K} says that it was the giant, and expects to be laughed at|"the giant did", says {K}, and waits for you to laugh].',
      2,
    ],
  ],
  use: [
    '[Lightning (10d6, DC 13 Dexterity saving throw for half) comes down to {town} on one chain every other round, and the sparks show which one is next.|Every other round lightning (10d6, DC 13 Dexterity saving throw for half) comes down one of the chains to {town}, and sparks show which one is next.|Sparks show which chain is next: every other round lightning (10d6, DC 13 Dexterity saving throw for half) comes down «to {town} »on one of them.]',
    '[Falls are long here: one falls 500 feet in a round, but {town} has nets 400 feet below the castle.|Nets are stretched 400 feet below the castle of {town}, and whoever falls is in them before the first round is over.|Whoever falls drops 400 feet, into the nets that {town} has stretched below the castle; beyond them it is another mile.|{town} has stretched nets, 400 feet below the castle; whoever misses them falls 500 feet in each round.]',
    '[The fallen chain makes a wall through the market of {town}. [A giant on either side can pull.|If a giant pulls at one end, it moves.]|Through the market of {town} the fallen chain lies like a wall. [A giant on either side can pull.|A giant at one end can pull it.]|The fallen chain is a wall across the market« of {town}», and a giant on either side can pull it.]',
  ],
  later: [
    'In {days} days the fifth chain goes, and then all but one of the others in one night. The castle swings over {town} on the last of them«, like a bell».',
    'In {days} days the giant dies. [Without a dream the castle comes down, and {town} is under it.|With the dreams the castle ends, and comes down on {town}.|There is no dream then to hold the castle up, and {town} is under it.]',
  ],
  ways: [
    '[All chains of {town} have to be let go at the same moment, «at low tide, »with the four hundred taken off.|At low tide, with the four hundred taken off, all chains of {town} have to be let go at the same moment.|With the four hundred taken off, all chains of {town} have to be let go in one moment«, at low tide».] {K} has the keys of all the chains; the council «of {town} »would have to agree to be poor.',
    "[It must be somebody's castle, and {V} cannot be that somebody.|The castle needs a lord who sleeps, and {V} cannot be that.] The giant has a grandchild, «as tall as a house, »who may be asked to dream it home«, away from {town}» (if the child has not come down to {town} yet, {B}'s ship sails to its cloud). [The child is frightened of the dark, and falls asleep only if the party tells it a story.|Someone must tell the child a story before it falls asleep, because it is frightened of the dark.|The child, which is frightened of the dark, falls asleep if the party tells it a story.]",
  ],
};
